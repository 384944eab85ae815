import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../components/form/email-field.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { type AccountsClient, isUnreachable, linkTo } from '../../lib/supabase.ts';
import { resetSchema } from './account-schemas.ts';

type Outcome = 'sent' | 'refused' | 'too-soon' | 'exception';

async function requestReset(accounts: AccountsClient, email: string): Promise<Outcome> {
  try {
    const redirectTo = linkTo('/update-password');
    const { error } = await accounts.resetPasswordForEmail(email, { redirectTo });
    if (!error) return 'sent';
    if (error.status === 429) return 'too-soon';
    return isUnreachable(error) ? 'exception' : 'refused';
  } catch {
    return 'exception';
  }
}

/** Asks for the mail with the reset link. */
export function ResetPasswordForm() {
  const { t } = useTranslation('auth');
  const { accounts } = useAuth();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    setOutcome(null);
    setOutcome(await requestReset(accounts, email));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {outcome && <ResetMessage outcome={outcome} />}
      <EmailField error={errors.email?.message} {...register('email')} />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {t(isSubmitting ? 'reset.submitting' : 'reset.submit')}
      </Button>
    </form>
  );
}

function ResetMessage({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('auth');
  if (outcome === 'sent') {
    return (
      <Alert kind="success">
        <p>{t('reset.success')}</p>
        <p lang="fr">{t('reset.successFrench')}</p>
      </Alert>
    );
  }
  return (
    <Alert kind="error">
      <p>{t(outcome === 'exception' ? 'reset.exception' : 'reset.refused')}</p>
      {outcome === 'too-soon' && <p>{t('reset.waitAMinute')}</p>}
    </Alert>
  );
}
