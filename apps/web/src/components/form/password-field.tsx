import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../ui/field.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'error' | 'type' | 'trailing'>;

/** A password, which may be looked at; `error` is a key of the `auth` catalogue. */
export function PasswordField({
  error,
  ...field
}: FieldProps & {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
}) {
  const { t } = useTranslation('auth');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error && t(error)}
      trailing={
        <button
          type="button"
          aria-label={t('reveal')}
          aria-pressed={isShown}
          className="grid size-11 place-items-center rounded-md text-ink-muted hover:text-ink"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
      {...field}
    />
  );
}
