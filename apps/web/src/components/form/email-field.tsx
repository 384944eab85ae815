import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../ui/field.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'error'>;

/** An e-mail address; `error` is a key of the `auth` catalogue. */
export function EmailField({
  label,
  error,
  ...field
}: FieldProps & { readonly label?: string; readonly error?: string | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <Field
      label={label ?? t('email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error && t(error)}
      {...field}
    />
  );
}
