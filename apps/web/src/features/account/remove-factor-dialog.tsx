import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../components/form/code-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { type AccountsClient, succeeded } from '../../lib/supabase.ts';
import { accountKey, type AccountFactor } from './account-query.ts';

/** A fresh code first: an open browser alone must not be enough to take the second factor away. */
async function remove(accounts: AccountsClient, factorId: string, code: string) {
  await succeeded(accounts.mfa.challengeAndVerify({ factorId, code }));
  await succeeded(accounts.mfa.unenroll({ factorId }));
  await accounts.refreshSession(); // the session still names the app that is gone
}

/** The button that removes an authenticator app, and the question before it does. */
export function RemoveFactorDialog({
  factor,
  onRemoved,
}: {
  readonly factor: AccountFactor;
  readonly onRemoved: () => void;
}) {
  const { t } = useTranslation('account');
  const { accounts } = useAuth();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);

  function finish() {
    setIsOpen(false);
    onRemoved();
    void queries.invalidateQueries({ queryKey: accountKey });
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {t('twoFactor.remove')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('twoFactor.removeTitle')}
        description={t('twoFactor.removeText')}
      >
        <div className="mt-6">
          <CodeForm
            label={t('twoFactor.remove')}
            busyLabel={t('twoFactor.removing')}
            variant="danger"
            send={(code) => remove(accounts, factor.id, code)}
            onAccepted={finish}
          >
            <Button variant="ghost" onClick={() => setIsOpen(false)}>
              {t('cancel')}
            </Button>
          </CodeForm>
        </div>
      </Dialog>
    </>
  );
}
