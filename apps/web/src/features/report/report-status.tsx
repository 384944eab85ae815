import type { Interview } from '@greenshoe/shared-types';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Alert } from '../../components/ui/alert.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Card } from '../../components/ui/card.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { Transcript } from './transcript.tsx';

const LONGER_THAN_USUAL_MS = 60_000;

/** What there is to say while there is no report. */
export function ReportStatus({ interview }: { interview: Interview }) {
  const { t } = useTranslation('report');
  const { state } = interview;
  if (state === 'ready' || state === 'active') {
    return <StillRunning interview={interview} state={state} />;
  }
  if (state === 'ended' || state === 'marking') return <BeingMarked state={state} />;
  if (state === 'void') return <Alert title={t('void.title')}>{t('void.text')}</Alert>;
  return (
    <div className="flex flex-col gap-8">
      <Alert kind="error" title={t('failed.title')}>
        {t('failed.text')}
      </Alert>
      <Transcript turns={interview.turns} settings={interview.settings} />
    </div>
  );
}

function StillRunning({ interview, state }: { interview: Interview; state: 'ready' | 'active' }) {
  const { t } = useTranslation('report');
  const { assistantId, createdAt } = interview;
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-xl font-semibold">{t(`running.${state}.title`)}</h2>
      <p className="max-w-prose text-ink-muted">{t(`running.${state}.text`)}</p>
      {assistantId && (
        <Link
          className={buttonClass()}
          to={`/interview-session?${new URLSearchParams({ id: assistantId, t: String(Date.parse(createdAt)) })}`}
        >
          {t(`running.${state}.action`)}
        </Link>
      )}
    </Card>
  );
}

function BeingMarked({ state }: { state: 'ended' | 'marking' }) {
  const { t } = useTranslation('report');
  const [takesLong, setTakesLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), LONGER_THAN_USUAL_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Card className="flex flex-col gap-3 py-10">
      <Spinner label={t(`progress.${state}`)} />
      <p className="max-w-prose text-ink-muted">
        {t(takesLong ? 'progress.takesLong' : 'progress.explanation')}
      </p>
    </Card>
  );
}
