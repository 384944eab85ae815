import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAccountErrorMessage } from '../../lib/account-error.ts';
import { checkNewPassword, newPasswordFields } from '../../lib/account-rules.ts';
import { useUser } from '../../lib/auth.tsx';
import { refusalOf } from '../../lib/supabase.ts';
import { AccountSection } from './account-section.tsx';
import { useReplacePassword } from './use-replace-password.ts';

const changeSchema = z.object({ current: z.string(), ...newPasswordFields }).check((payload) => {
  checkNewPassword(payload);
  if (payload.value.current === '') {
    const message = 'validation.passwordRequired';
    payload.issues.push({ code: 'custom', input: '', path: ['current'], message });
  }
});

const wrongPassword = new Set(['invalid_credentials', 'current_password_invalid']);
const isWrongPassword = (error: unknown) => wrongPassword.has(refusalOf(error)?.code ?? '');

/** Another password, for who knows the present one. */
export function PasswordSection() {
  const { t } = useTranslation('account');
  return (
    <AccountSection title={t('password.title')} intro={t('password.intro')}>
      <PasswordForm />
    </AccountSection>
  );
}

function PasswordForm() {
  const { t } = useTranslation('account');
  const { email } = useUser();
  const messageOf = useAccountErrorMessage();
  const { mutate, error, isPending, isSuccess } = useReplacePassword();
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(changeSchema),
    defaultValues: { current: '', password: '', confirmation: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) =>
    mutate(values, {
      onSuccess: () => reset(),
      onError: (failure) => {
        if (!isWrongPassword(failure)) return;
        setError('current', { message: 'validation.wrongPassword' }, { shouldFocus: true });
      },
    }),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex w-full flex-col gap-4"
    >
      {error && !isWrongPassword(error) && <Alert kind="error">{messageOf(error)}</Alert>}
      {isSuccess && <Alert kind="success">{t('password.changed')}</Alert>}
      {/* Password managers file the new password under this name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        error={errors.current?.message}
        {...register('current')}
      />
      <NewPasswordFields
        labels={{ password: t('password.new'), confirmation: t('password.repeat') }}
        errors={errors}
        register={register}
      />
      <Button type="submit" variant="secondary" className="self-start" busy={isPending}>
        {t(isPending ? 'password.submitting' : 'password.submit')}
      </Button>
    </form>
  );
}
