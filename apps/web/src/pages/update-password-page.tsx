import { useTranslation } from 'react-i18next';
import { AuthLayout } from '../components/layout/auth-layout.tsx';
import { TextLink } from '../components/text-link.tsx';
import { Alert } from '../components/ui/alert.tsx';
import { Spinner } from '../components/ui/spinner.tsx';
import { SecondFactorForm } from '../features/auth/second-factor-form.tsx';
import { UpdatePasswordForm } from '../features/auth/update-password-form.tsx';
import { type PasswordChange, usePasswordChange } from '../features/auth/use-password-change.ts';
import { useAuth } from '../lib/auth.tsx';

/** Where reset links lead. */
export function UpdatePasswordPage() {
  const { t } = useTranslation('auth');
  const { state, onChanged } = usePasswordChange();
  return (
    <AuthLayout
      title={t('update.title')}
      footer={<TextLink to="/login">{t('backToLogin')}</TextLink>}
    >
      <Content state={state} onChanged={onChanged} />
    </AuthLayout>
  );
}

function Content({ state, onChanged }: { state: PasswordChange; onChanged: () => void }) {
  const { t } = useTranslation('auth');
  const auth = useAuth();
  if (state === 'loading') return <Spinner label={t('common:loading')} />;
  if (state === 'second-factor' && auth.status === 'second-factor') {
    return <SecondFactorForm pending={auth.pending} />;
  }
  if (state === 'open') return <UpdatePasswordForm onChanged={onChanged} />;
  if (state === 'changed') return <Alert kind="success">{t('update.success')}</Alert>;
  return (
    <Alert kind="error">
      <p>{t('update.invalidLink')}</p>
      <TextLink to="/reset-password" className="mt-2 inline-block">
        {t('update.requestNew')}
      </TextLink>
    </Alert>
  );
}
