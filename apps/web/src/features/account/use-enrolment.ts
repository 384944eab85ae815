import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../lib/auth.tsx';
import { type AccountsClient, succeeded } from '../../lib/supabase.ts';
import { accountKey, type AccountFactor } from './account-query.ts';

/** What an authenticator app needs to know; `qrCode` is an address that an image can show. */
export interface NewFactor {
  readonly id: string;
  readonly qrCode: string;
  readonly secret: string;
}

/** The first of "App", "App 2", "App 3" … that no app of this account is called. */
export function freeName(name: string, taken: readonly string[]): string {
  const names = [name, ...taken.map((_, index) => `${name} ${index + 2}`)];
  return names.find((one) => !taken.includes(one)) ?? name;
}

/** Begins an enrolment. What an earlier one left unfinished goes first, with the name it holds. */
async function enrol(
  accounts: AccountsClient,
  name: string,
  factors: readonly AccountFactor[],
): Promise<NewFactor> {
  for (const { id: factorId, isVerified } of factors) {
    if (!isVerified) await accounts.mfa.unenroll({ factorId });
  }
  const taken = factors.filter((factor) => factor.isVerified).map((factor) => factor.name);
  const data = await succeeded(
    accounts.mfa.enroll({
      factorType: 'totp',
      issuer: 'Greenshoe',
      friendlyName: freeName(name, taken),
    }),
  );
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Another authenticator app: begun by a click, confirmed by its first code, or let go. */
export function useEnrolment(factors: readonly AccountFactor[]) {
  const { t } = useTranslation('account');
  const { accounts } = useAuth();
  const queries = useQueryClient();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () => enrol(accounts, t('twoFactor.app'), factors),
  });
  const factorId = data?.id ?? '';

  return {
    factor: data,
    error,
    isBeginning: isPending,
    begin: () => mutate(),
    /** Rejects with the refusal of a wrong code. */
    confirm: (code: string) => succeeded(accounts.mfa.challengeAndVerify({ factorId, code })),
    /** Ends the enrolment, whichever way; an app without a confirmed code is forgotten. */
    end: async (isConfirmed: boolean) => {
      reset();
      if (!isConfirmed) await accounts.mfa.unenroll({ factorId });
      await queries.invalidateQueries({ queryKey: accountKey });
    },
  };
}
