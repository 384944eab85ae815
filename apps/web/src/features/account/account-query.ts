import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AccountsClient, succeeded } from '../../lib/supabase.ts';
import type { Factor } from '../../lib/auth-state.ts';
import { useAuth } from '../../lib/auth.tsx';

export interface AccountFactor extends Factor {
  readonly createdAt: string;
  readonly isVerified: boolean;
}

export const accountKey = ['account', 'user'] as const;

/** The account as the service knows it now: an address that waits for its links, authenticator apps. */
const accountQuery = (accounts: AccountsClient) =>
  queryOptions({
    queryKey: accountKey,
    queryFn: async () => {
      const { user } = await succeeded(accounts.getUser());
      const factors = (user.factors ?? []).filter((one) => one.factor_type === 'totp');
      return {
        newEmail: user.new_email || null,
        factors: factors.map(
          ({ id, friendly_name: name, created_at: createdAt, status }): AccountFactor => ({
            id,
            name: name ?? '',
            createdAt,
            isVerified: status === 'verified',
          }),
        ),
      };
    },
  });

export const useAccount = () => useQuery(accountQuery(useAuth().accounts));
