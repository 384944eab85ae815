import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../ui/field.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint'>;

/** The six digits an authenticator app shows. */
export function CodeField(field: FieldProps) {
  const { t } = useTranslation('auth');
  return (
    <Field
      label={t('secondFactor.code')}
      hint={t('secondFactor.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      required
      className="tabular max-w-56 text-lg tracking-[0.2em]"
      {...field}
    />
  );
}
