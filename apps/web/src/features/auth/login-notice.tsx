import { useTranslation } from 'react-i18next';
import { TextLink } from '../../components/text-link.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { forgetLinkArrival, linkArrival } from '../../lib/link-arrival.ts';

/** Why one is on this page, where there is something to say. */
export function LoginNotice({ origin }: { readonly origin: string }) {
  const { t } = useTranslation('auth');
  const auth = useAuth();
  const arrival = linkArrival();
  const say = (kind: 'info' | 'success' | 'warning', text: string) => (
    <Alert kind={kind} className="mb-6">
      {text}
    </Alert>
  );

  if (auth.status === 'signed-in') return <SignedIn email={auth.user.email} origin={origin} />;
  if (arrival === 'failed') return say('warning', t('login.linkFailed'));
  if (arrival === 'half-changed') return say('info', t('halfChanged'));
  if (auth.status !== 'signed-out') return null;
  if (auth.ending === 'global') return say('success', t('login.leftEverywhere'));
  return auth.ending === 'cut-off' ? say('info', t('login.cutOff')) : null;
}

function SignedIn({ email, origin }: { readonly email: string; readonly origin: string }) {
  const { t } = useTranslation('auth');
  return (
    <Alert
      kind="success"
      className="mb-6"
      {...(linkArrival() === 'confirmed' && { title: t('login.confirmed') })}
    >
      <p className="[overflow-wrap:anywhere]">{t('login.signedInAs', { email })}</p>
      <TextLink to={origin} onClick={forgetLinkArrival} className="mt-1 inline-block">
        {t('login.continue')}
      </TextLink>
    </Alert>
  );
}
