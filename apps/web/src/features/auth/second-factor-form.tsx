import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../components/form/code-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Select } from '../../components/ui/select.tsx';
import type { PendingSignIn } from '../../lib/auth-state.ts';
import { useAuth } from '../../lib/auth.tsx';
import { succeeded } from '../../lib/supabase.ts';

/** The second step of signing in. Once the code is accepted, the state of the session says so. */
export function SecondFactorForm({ pending }: { readonly pending: PendingSignIn }) {
  const { t } = useTranslation('auth');
  const { accounts, signOut } = useAuth();
  const { factors } = pending;
  const [chosen, setChosen] = useState(factors[0]?.id ?? '');
  const factorId = factors.some(({ id }) => id === chosen) ? chosen : (factors[0]?.id ?? '');

  return (
    <div className="flex flex-col gap-5">
      {factors.length > 1 && (
        <Select
          label={t('secondFactor.app')}
          value={factorId}
          options={factors.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      )}
      <CodeForm
        label={t('secondFactor.submit')}
        busyLabel={t('secondFactor.submitting')}
        send={(code) => succeeded(accounts.mfa.challengeAndVerify({ factorId, code }))}
      >
        <Button variant="ghost" onClick={() => void signOut('local').catch(() => undefined)}>
          {t('secondFactor.otherAccount')}
        </Button>
      </CodeForm>
    </div>
  );
}
