import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountEndpoints } from '@greenshoe/shared-types';
import type { ApiClient } from '../../lib/api.ts';
import { useApi } from '../../lib/api-context.tsx';
import { type AccountsClient, succeeded } from '../../lib/supabase.ts';
import type { Factor } from '../../lib/auth-state.ts';
import { useAuth } from '../../lib/auth.tsx';

export interface AccountFactor extends Factor {
  readonly createdAt: string;
  readonly isVerified: boolean;
}

/** Of everything below: whatever changes the account may change any of it. */
export const accountKey = ['account'] as const;

/** The account as the service knows it now: an address that waits for its links, authenticator apps. */
const accountQuery = (accounts: AccountsClient) =>
  queryOptions({
    queryKey: [...accountKey, 'user'],
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

const devicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...accountKey, 'devices'],
    queryFn: async ({ signal }) => (await api(accountEndpoints.listDevices, { signal })).devices,
  });

/** Where the account is signed in, the latest used first; nothing where our API cannot know. */
export const useDevices = () => useQuery(devicesQuery(useApi()));

export const useAccount = () => useQuery(accountQuery(useAuth().accounts));
