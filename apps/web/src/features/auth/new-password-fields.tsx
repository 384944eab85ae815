import { MINIMUM_PASSWORD_LENGTH } from '@greenshoe/shared-types';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/ui/field.tsx';

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
  const messageOf = (name: Name) => errors[name]?.message && t(errors[name].message);
  return (
    <>
      <Field
        label={labels.password}
        type="password"
        autoComplete="new-password"
        required
        hint={t('passwordHint', { count: MINIMUM_PASSWORD_LENGTH })}
        error={messageOf('password')}
        {...register('password')}
      />
      <Field
        label={labels.confirmation}
        type="password"
        autoComplete="new-password"
        required
        error={messageOf('confirmation')}
        {...register('confirmation')}
      />
    </>
  );
}
