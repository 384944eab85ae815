import { useTranslation } from 'react-i18next';
import { TextLink } from '../../components/text-link.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import type { LaunchFailure } from './use-launch.ts';

/** Why the interview did not start, what became of the token, and what to do. */
export function LaunchError({ failure }: { readonly failure: LaunchFailure | undefined }) {
  const { t } = useTranslation(['interview', 'common']);
  if (!failure) return null;
  if (failure === 'unauthenticated') {
    return (
      <Alert kind="error" className="mt-4" title={t('errors.unauthenticated')}>
        <TextLink to="/login">{t('common:navigation.signIn')}</TextLink>
      </Alert>
    );
  }
  if (failure === 'noScenario') {
    return (
      <Alert kind="error" className="mt-4">
        {t('errors.noScenario')}
      </Alert>
    );
  }
  return (
    <Alert kind="error" className="mt-4" title={t('errors.failed')}>
      {t(`errors.${failure}`)}
    </Alert>
  );
}
