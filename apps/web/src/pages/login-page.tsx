import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AuthLayout } from '../components/layout/auth-layout.tsx';
import { TextLink } from '../components/text-link.tsx';
import { Alert } from '../components/ui/alert.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { useAuth } from '../lib/auth.tsx';
import { forgetLinkArrival, linkArrival } from '../lib/link-arrival.ts';
import { useOrigin } from '../lib/origin.ts';

/** Sign-in; also where confirmation links land. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const origin = useOrigin();
  const navigate = useNavigate();

  function goOn() {
    forgetLinkArrival();
    void navigate(origin, { replace: true });
  }

  return (
    <AuthLayout
      title={t('login.title')}
      intro={t('login.intro')}
      footer={
        <>
          <TextLink to="/reset-password">{t('login.forgotten')}</TextLink>
          <p className="text-ink-muted">
            {t('login.noAccount')} <TextLink to="/register">{t('login.register')}</TextLink>
          </p>
        </>
      }
    >
      <ArrivalNotice origin={origin} />
      <LoginForm onSignedIn={goOn} />
    </AuthLayout>
  );
}

function ArrivalNotice({ origin }: { origin: string }) {
  const { t } = useTranslation('auth');
  const { user } = useAuth();
  const arrival = linkArrival();

  if (user) {
    return (
      <Alert
        kind="success"
        className="mb-6"
        {...(arrival === 'confirmed' && { title: t('login.confirmed') })}
      >
        <p className="[overflow-wrap:anywhere]">{t('login.signedInAs', { email: user.email })}</p>
        <TextLink to={origin} onClick={forgetLinkArrival} className="mt-1 inline-block">
          {t('login.continue')}
        </TextLink>
      </Alert>
    );
  }
  if (arrival !== 'failed') return null;
  return (
    <Alert kind="warning" className="mb-6">
      {t('login.linkFailed')}
    </Alert>
  );
}
