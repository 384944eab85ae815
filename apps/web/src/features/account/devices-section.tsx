import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { useAccountErrorMessage } from '../../lib/account-error.ts';
import { useAuth } from '../../lib/auth.tsx';
import { succeeded } from '../../lib/supabase.ts';
import { AccountSection } from './account-section.tsx';

type Scope = 'others' | 'global';

/** Ends the sessions on other devices, or all of them; each only after a question. */
export function DevicesSection() {
  const { t } = useTranslation('account');
  const { accounts, signOut } = useAuth();
  const messageOf = useAccountErrorMessage();
  const [asked, setAsked] = useState<Scope | null>(null);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (scope: Scope): Promise<void> =>
      scope === 'global' ? signOut('global') : succeeded(accounts.signOut({ scope })),
    onSettled: () => setAsked(null),
  });

  return (
    <AccountSection title={t('devices.title')} intro={t('devices.intro')}>
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
      {isSuccess && <Alert kind="success">{t('devices.done')}</Alert>}
      <div className="flex flex-wrap gap-3">
        {(['others', 'global'] as const).map((scope) => (
          <Button key={scope} variant="secondary" onClick={() => setAsked(scope)}>
            {t(`devices.${scope}.action`)}
          </Button>
        ))}
      </div>
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(`devices.${asked ?? 'others'}.title`)}
        description={t(`devices.${asked ?? 'others'}.text`)}
      >
        <DialogActions>
          <Button variant="ghost" onClick={() => setAsked(null)}>
            {t('cancel')}
          </Button>
          <Button busy={isPending} onClick={() => asked && mutate(asked)}>
            {t('devices.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </AccountSection>
  );
}
