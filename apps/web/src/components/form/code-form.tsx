import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAccountErrorMessage } from '../../lib/account-error.ts';
import { codeSchema } from '../../lib/account-rules.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from './code-field.tsx';

const schema = z.object({ code: codeSchema });

/** Asks for a code of the authenticator app and sends it; a refused one is explained and selected. */
export function CodeForm({
  label,
  busyLabel,
  variant = 'primary',
  send,
  onAccepted,
  children,
}: {
  readonly label: string;
  readonly busyLabel: string;
  readonly variant?: 'primary' | 'danger';
  /** Rejects with the refusal of the accounts service. */
  readonly send: (code: string) => Promise<unknown>;
  readonly onAccepted?: () => void;
  /** Other ways on, beside the button. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('auth');
  const messageOf = useAccountErrorMessage();
  const { mutate, error, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => onAccepted?.(),
  });
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ code }) =>
    mutate(code, { onError: () => setFocus('code', { shouldSelect: true }) }),
  );

  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <CodeField
        error={errors.code?.message ? t(errors.code.message) : error ? messageOf(error) : undefined}
        {...register('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} busy={isPending}>
          {isPending ? busyLabel : label}
        </Button>
        {children}
      </div>
    </form>
  );
}
