import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../components/form/email-field.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { rememberedEmail } from '../../lib/browser-storage.ts';
import { loginSchema } from './account-schemas.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { signIn, type SignInOutcome } from './sign-in.ts';

/**
 * E-mail and password. `onSignedIn` leads on to where the visitor was going; where a second factor is
 * due, the page asks for it instead.
 */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('auth');
  const { accounts } = useAuth();
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  const email = rememberedEmail.read() ?? '';
  const { register, control, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email, password: '', remember: email !== '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ remember, ...credentials }) => {
    setOutcome(null);
    const result = await signIn(accounts, credentials);
    setOutcome(result);
    if (result.kind !== 'signed-in' && result.kind !== 'second-factor') return;
    if (remember) rememberedEmail.write(credentials.email);
    else rememberedEmail.clear();
    if (result.kind === 'signed-in') onSignedIn();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {outcome && <SignInFailure outcome={outcome} email={getValues('email')} />}
      <EmailField error={errors.email?.message} {...register('email')} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Controller
        control={control}
        name="remember"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label={t('login.remember')}
            checked={value}
            onCheckedChange={(checked) => onChange(checked === true)}
          />
        )}
      />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {t(isSubmitting ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  );
}

function SignInFailure({ outcome, email }: { outcome: SignInOutcome; email: string }) {
  const { t } = useTranslation('auth');
  if (outcome.kind === 'signed-in' || outcome.kind === 'second-factor') return null;
  if (outcome.kind === 'unconfirmed') return <ResendConfirmation email={email} />;
  return (
    <Alert kind="error">
      {outcome.kind === 'refused' ? outcome.message : t('login.exception')}
    </Alert>
  );
}
