import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { linkTo } from '../../lib/supabase.ts';

type Progress = 'idle' | 'sending' | 'sent' | 'failed';

/** Tells that the address is not confirmed yet and sends the mail again. */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { accounts } = useAuth();
  const [progress, setProgress] = useState<Progress>('idle');

  async function resend() {
    setProgress('sending');
    const options = { emailRedirectTo: linkTo('/login') };
    const { error } = await accounts.resend({ type: 'signup', email, options });
    setProgress(error ? 'failed' : 'sent');
  }

  return (
    <>
      <Alert kind="error">
        <p>{t('login.unconfirmed')}</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          busy={progress === 'sending'}
          onClick={() => void resend()}
        >
          {t('login.resend')}
        </Button>
      </Alert>
      {progress === 'sent' && <Alert kind="success">{t('login.resent', { email })}</Alert>}
      {progress === 'failed' && <Alert kind="warning">{t('login.resendFailed', { email })}</Alert>}
    </>
  );
}
