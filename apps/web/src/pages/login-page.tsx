import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AuthLayout } from '../components/layout/auth-layout.tsx';
import { TextLink } from '../components/text-link.tsx';
import { Spinner } from '../components/ui/spinner.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { LoginNotice } from '../features/auth/login-notice.tsx';
import { useAuth } from '../lib/auth.tsx';
import { forgetLinkArrival, type LinkArrival, linkArrival } from '../lib/link-arrival.ts';
import { useOrigin } from '../lib/origin.ts';

// Few accounts ask for a code.
const SecondFactorForm = lazy(async () => ({
  default: (await import('../features/auth/second-factor-form.tsx')).SecondFactorForm,
}));

const toldOnAccountPage = new Set<LinkArrival>(['email-changed', 'half-changed']);

/** Leads on where the visitor was going; by itself once a second factor was accepted, in any tab. */
function useGoOn() {
  const origin = useOrigin();
  const navigate = useNavigate();
  const { status } = useAuth();
  const before = useRef(status);

  function goOn() {
    if (!toldOnAccountPage.has(linkArrival())) forgetLinkArrival();
    void navigate(origin, { replace: true });
  }

  useEffect(() => {
    if (before.current === 'second-factor' && status === 'signed-in') goOn();
    before.current = status;
  });
  return { origin, goOn };
}

/** Sign-in; also where confirmation links land. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const auth = useAuth();
  const { origin, goOn } = useGoOn();

  if (auth.status === 'second-factor') {
    const { pending } = auth;
    return (
      <AuthLayout
        title={t('secondFactor.title')}
        intro={t('secondFactor.intro', { email: pending.email })}
        footer={<p className="text-ink-muted">{t('secondFactor.lost')}</p>}
      >
        <Suspense fallback={<Spinner label={t('common:loading')} />}>
          <SecondFactorForm pending={pending} />
        </Suspense>
      </AuthLayout>
    );
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
      <LoginNotice origin={origin} />
      <LoginForm onSignedIn={goOn} />
    </AuthLayout>
  );
}
