import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { EmailField } from '../../components/form/email-field.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { useAccountErrorMessage } from '../../lib/account-error.ts';
import { useUser } from '../../lib/auth.tsx';
import { useTokenBalance } from '../../lib/token-balance.ts';
import { useAccountDeletion } from './use-account-deletion.ts';

const typedSchema = (expected: string) =>
  z.object({
    email: z.string().refine((typed) => typed.trim().toLowerCase() === expected.toLowerCase(), {
      error: 'validation.notThisAccount',
    }),
  });

/** Says what goes, and has the address typed: nobody deletes an account by a slip. */
export function DeleteAccountDialog({
  isOpen,
  onOpenChange,
}: {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      role="alertdialog"
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('delete.dialog')}
      description={t('delete.warning')}
    >
      <WhatGoes />
      <ConfirmationForm onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function WhatGoes() {
  const { t } = useTranslation('account');
  const count = useTokenBalance().data?.count ?? 0;
  return (
    <ul className="mt-4 list-disc space-y-1.5 pl-5 text-[0.9375rem] marker:text-ink-muted">
      <li>{t('delete.goes.interviews')}</li>
      <li>{t('delete.goes.recordings')}</li>
      <li>{t('delete.goes.receipts')}</li>
      {count > 0 && <li className="font-semibold">{t('delete.goes.tokens', { count })}</li>}
    </ul>
  );
}

function ConfirmationForm({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation('account');
  const { email } = useUser();
  const messageOf = useAccountErrorMessage();
  const { mutate, error, isPending } = useAccountDeletion();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(typedSchema(email)),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit((typed) => mutate(typed.email.trim()));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-4">
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
      <EmailField
        label={t('delete.type', { email })}
        autoComplete="off"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={isPending}>
          {t(isPending ? 'delete.submitting' : 'delete.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}
