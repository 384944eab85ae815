import { useTranslation } from 'react-i18next';
import { AuthLayout } from '../components/layout/auth-layout.tsx';
import { TextLink } from '../components/text-link.tsx';
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';

export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  return (
    <AuthLayout
      title={t('reset.title')}
      intro={t('reset.intro')}
      footer={<TextLink to="/login">{t('backToLogin')}</TextLink>}
    >
      <ResetPasswordForm />
    </AuthLayout>
  );
}
