import { useTranslation } from 'react-i18next';
import { TextLink } from '../../components/text-link.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useSession } from './session-context.tsx';

interface SessionFailureProps {
  readonly during: 'setup' | 'start' | 'call';
}

/** What failed, that nothing is lost by it, and the ways on. */
export function SessionFailure({ during }: SessionFailureProps) {
  const { t } = useTranslation('session');
  const session = useSession();
  const page = useArrivalFocus<HTMLElement>();
  return (
    <main
      ref={page}
      tabIndex={-1}
      className="mx-auto outline-none grid min-h-dvh w-full max-w-xl content-center gap-6 px-5 py-10"
    >
      <Alert kind="error" title={t(`failed.${during}`)}>
        {t(`failed.${during}Hint`)}
      </Alert>
      <div className="flex flex-wrap items-center gap-3">
        {during === 'setup' && (
          <Button onClick={() => void session.prepare()}>{t('failed.retry')}</Button>
        )}
        {during === 'start' && <Button onClick={session.backToLobby}>{t('failed.retry')}</Button>}
        {during === 'call' && (
          <>
            <Button onClick={() => void session.begin()}>{t('failed.resume')}</Button>
            <Button variant="secondary" onClick={() => void session.endByHand()}>
              {t('failed.endAndReport')}
            </Button>
          </>
        )}
        <TextLink to="/dashboard" className="px-2">
          {t('missing.dashboard')}
        </TextLink>
      </div>
    </main>
  );
}
