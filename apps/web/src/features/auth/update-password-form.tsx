import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { type AccountsClient, isUnreachable } from '../../lib/supabase.ts';
import { newPasswordSchema } from './account-schemas.ts';

/** Answers the service's reason, an empty one when it gave none, or null when the password is set. */
async function changePassword(accounts: AccountsClient, password: string): Promise<string | null> {
  try {
    const { error } = await accounts.updateUser({ password });
    if (!error) return null;
    return isUnreachable(error) ? '' : error.message;
  } catch {
    return '';
  }
}

/** Sets the new password; `onChanged` follows once it holds. */
export function UpdatePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('auth');
  const { accounts } = useAuth();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    const reason = await changePassword(accounts, password);
    setFailure(reason);
    if (reason === null) onChanged();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {failure !== null && <Alert kind="error">{failure || t('update.failed')}</Alert>}
      <NewPasswordFields
        labels={{ password: t('update.password'), confirmation: t('update.confirmation') }}
        errors={errors}
        register={register}
      />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {t(isSubmitting ? 'update.submitting' : 'update.submit')}
      </Button>
    </form>
  );
}
