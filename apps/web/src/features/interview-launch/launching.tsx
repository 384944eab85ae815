import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Card } from '../../components/ui/card.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import type { LaunchState } from './use-launch.ts';

interface LaunchingProps {
  readonly state: Exclude<LaunchState, { name: 'confirming' }>;
}

/** The session is opening in its own tab, or waits behind a link that no browser blocks. */
export function Launching({ state }: LaunchingProps) {
  const { t } = useTranslation('interview');
  const navigate = useNavigate();
  const blocked = state.name === 'blocked';
  return (
    <Card className="mx-auto mt-8 grid max-w-xl gap-5 sm:mt-16 sm:p-9">
      <h1 className="flex items-center gap-4 text-2xl font-semibold">
        {!blocked && <Spinner className="size-6 text-brand" />}
        {t('launching.title')}
      </h1>
      {blocked ? (
        <Alert kind="warning">{t('launching.blocked')}</Alert>
      ) : (
        <p className="text-ink-muted">{t('launching.text')}</p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        {blocked && (
          <a href={state.path} target={state.assistantId} className={buttonClass()}>
            {t('launching.open')}
          </a>
        )}
        <Button variant="secondary" onClick={() => void navigate('/dashboard')}>
          {t('launching.return')}
        </Button>
      </div>
    </Card>
  );
}
