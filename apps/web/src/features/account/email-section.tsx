import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { EmailField } from '../../components/form/email-field.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAccountErrorMessage } from '../../lib/account-error.ts';
import { emailSchema } from '../../lib/account-rules.ts';
import { useAuth, useUser } from '../../lib/auth.tsx';
import { linkTo, succeeded } from '../../lib/supabase.ts';
import { accountKey, useAccount } from './account-query.ts';
import { AccountSection } from './account-section.tsx';

const changeSchema = (current: string) =>
  z.object({
    email: emailSchema.refine((email) => email.toLowerCase() !== current.toLowerCase(), {
      error: 'validation.sameEmail',
    }),
  });

/** The address of the account, and the way to another one: both mailboxes must agree. */
export function EmailSection() {
  const { t } = useTranslation('account');
  const { email } = useUser();
  const newEmail = useAccount().data?.newEmail;
  return (
    <AccountSection title={t('email.title')} intro={t('email.intro')}>
      <p>
        <span className="block text-sm text-ink-muted">{t('email.current')}</span>
        <span className="font-medium [overflow-wrap:anywhere]">{email}</span>
      </p>
      {newEmail && (
        <Alert title={t('email.pending')} className="[overflow-wrap:anywhere]">
          {t('email.bothLinks', { email, newEmail })}
        </Alert>
      )}
      <EmailForm current={email} />
    </AccountSection>
  );
}

function EmailForm({ current }: { readonly current: string }) {
  const { t } = useTranslation('account');
  const { accounts } = useAuth();
  const queries = useQueryClient();
  const messageOf = useAccountErrorMessage();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(changeSchema(current)),
    defaultValues: { email: '' },
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ email }: { readonly email: string }) =>
      succeeded(accounts.updateUser({ email }, { emailRedirectTo: linkTo('/account') })),
    onSuccess: async () => {
      reset();
      await queries.invalidateQueries({ queryKey: accountKey });
    },
  });
  const submit = handleSubmit((values) => mutate(values));

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex w-full flex-col gap-4"
    >
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
      <EmailField
        label={t('email.new')}
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" variant="secondary" className="self-start" busy={isPending}>
        {t(isPending ? 'email.submitting' : 'email.submit')}
      </Button>
    </form>
  );
}
