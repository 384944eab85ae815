import { MINIMUM_PASSWORD_LENGTH } from '@greenshoe/shared-types';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './password-field.tsx';

type Name = 'password' | 'confirmation';

/** A new password, twice, for the forms that set one. */
export function NewPasswordFields({
  labels,
  errors,
  register,
}: {
  readonly labels: Readonly<Record<Name, string>>;
  readonly errors: FieldErrors<Record<Name, string>>;
  readonly register: (name: Name) => UseFormRegisterReturn;
}) {
  const { t } = useTranslation('auth');
  return (
    <>
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        hint={t('passwordHint', { count: MINIMUM_PASSWORD_LENGTH })}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label={labels.confirmation}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
    </>
  );
}
