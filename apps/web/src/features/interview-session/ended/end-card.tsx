import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { TextLink } from '../../../components/text-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { buttonClass } from '../../../components/ui/button-class.ts';
import { Card } from '../../../components/ui/card.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { useArrivalFocus } from '../use-arrival-focus.ts';
import { type Outcome, useCompletion } from './use-completion.ts';

interface CompletionProps {
  readonly interviewId: string;
  readonly outcome: Outcome;
}

/** How far the marking is, and the way to the report. */
function Completion({ interviewId, outcome }: CompletionProps) {
  const { t } = useTranslation('session');
  const path = `/interviews/${interviewId}`;
  const ready = outcome === 'ready';
  return (
    <div aria-live="polite" className="grid gap-2 border-y border-line py-6">
      <h2 className="flex items-center gap-3 text-xl font-semibold">
        {outcome === 'marking' && <Spinner />}
        {outcome !== 'failed' && t(ready ? 'end.ready' : 'end.marking')}
      </h2>
      <p className="text-ink-muted">
        {t(
          {
            ready: 'end.readyHint',
            failed: 'end.failed',
            unreachable: 'end.unreachable',
            marking: 'end.markingHint',
          }[outcome],
        )}
      </p>
      {ready ? (
        <Link to={path} className={buttonClass({ className: 'mt-2 w-fit' })}>
          {t('end.report')}
        </Link>
      ) : (
        <TextLink to={path} className="w-fit py-1">
          {t('end.watch')}
        </TextLink>
      )}
    </div>
  );
}

interface EndCardProps {
  readonly how: 'ended' | 'manual';
  readonly interviewId: string;
}

/** The interview is over: what happens now, and the ways out of this tab. */
export function EndCard({ how, interviewId }: EndCardProps) {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const outcome = useCompletion(interviewId);
  const [kept, setKept] = useState(false);

  function close() {
    window.close();
    setKept(true); // still here: the browser only closes tabs that a page has opened
  }

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-xl content-center px-5 py-10">
      <Card className="grid gap-6 sm:p-9">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
          {t(`end.${how}`)}
        </h1>
        <Completion interviewId={interviewId} outcome={outcome} />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button variant={outcome === 'ready' ? 'secondary' : 'primary'} onClick={close}>
            {t('end.close')}
          </Button>
          <Button variant="secondary" onClick={() => void navigate('/dashboard')}>
            {t('end.dashboard')}
          </Button>
        </div>
        {kept && <output className="text-sm text-ink-muted">{t('end.cannotClose')}</output>}
      </Card>
    </main>
  );
}
