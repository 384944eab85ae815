import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../components/form/email-field.tsx';
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { tokenInitialisationFlag } from '../../lib/browser-storage.ts';
import { type AccountsClient, isUnreachable, linkTo } from '../../lib/supabase.ts';
import { registerSchema } from './account-schemas.ts';

type Outcome =
  | { readonly kind: 'confirm-by-mail' | 'can-log-in' | 'exception' }
  | { readonly kind: 'refused'; readonly message: string };

async function signUp(
  accounts: AccountsClient,
  credentials: { readonly email: string; readonly password: string },
  language: string,
): Promise<Outcome> {
  try {
    const options = { emailRedirectTo: linkTo('/login'), data: { language } };
    const { data, error } = await accounts.signUp({ ...credentials, options });
    if (error && isUnreachable(error)) return { kind: 'exception' };
    if (error) return { kind: 'refused', message: error.message };
    tokenInitialisationFlag.write('true');
    return { kind: data.session ? 'can-log-in' : 'confirm-by-mail' };
  } catch {
    return { kind: 'exception' };
  }
}

/** Creates an account; its wallet is opened after the first login. */
export function RegisterForm() {
  const { t, i18n } = useTranslation('auth');
  const { accounts } = useAuth();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { email: '', password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const isDone = outcome?.kind === 'confirm-by-mail' || outcome?.kind === 'can-log-in';

  const submit = handleSubmit(async ({ email, password }) => {
    setOutcome(null);
    setOutcome(await signUp(accounts, { email, password }, i18n.language));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {outcome && <SignUpMessage outcome={outcome} />}
      <EmailField error={errors.email?.message} {...register('email')} />
      <NewPasswordFields
        labels={{ password: t('password'), confirmation: t('register.confirmation') }}
        errors={errors}
        register={register}
      />
      <Button type="submit" size="lg" busy={isSubmitting} disabled={isDone}>
        {t(isSubmitting ? 'register.submitting' : 'register.submit')}
      </Button>
    </form>
  );
}

function SignUpMessage({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('auth');
  if (outcome.kind === 'refused') return <Alert kind="error">{outcome.message}</Alert>;
  if (outcome.kind === 'exception') return <Alert kind="error">{t('register.exception')}</Alert>;
  return (
    <Alert kind="success">
      <p lang="fr">{t(`register.success.${outcome.kind}`)}</p>
      <TextLink to="/login" className="mt-2 inline-block">
        {t('register.toLogin')}
      </TextLink>
    </Alert>
  );
}
