import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { useAccountErrorMessage } from '../../lib/account-error.ts';
import { AccountSection } from './account-section.tsx';
import { DeviceList } from './device-list.tsx';
import { type Scope, useEndSessions } from './use-end-sessions.ts';

/** Where one is signed in, and the way to end that elsewhere or everywhere, each after a question. */
export function DevicesSection() {
  const { t } = useTranslation('account');
  const messageOf = useAccountErrorMessage();
  const [asked, setAsked] = useState<Scope | null>(null);
  const { mutate, error, isPending, isSuccess } = useEndSessions(() => setAsked(null));

  return (
    <AccountSection title={t('devices.title')} intro={t('devices.intro')}>
      <DeviceList />
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
