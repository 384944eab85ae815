import { useTranslation } from 'react-i18next';
import { AuthLayout } from '../components/layout/auth-layout.tsx';
import { TextLink } from '../components/text-link.tsx';
import { RegisterForm } from '../features/auth/register-form.tsx';

export function RegisterPage() {
  const { t } = useTranslation('auth');
  return (
    <AuthLayout
      title={t('register.title')}
      intro={t('register.intro')}
      footer={
        <p className="text-ink-muted">
          {t('register.haveAccount')} <TextLink to="/login">{t('login.title')}</TextLink>
        </p>
      }
    >
      <RegisterForm />
    </AuthLayout>
  );
}
