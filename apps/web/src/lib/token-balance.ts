import { type TokenBalance, tokenEndpoints } from '@greenshoe/shared-types';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from './api.ts';
import { useApi } from './api-context.tsx';

export const tokenBalanceKey = ['tokens', 'balance'] as const;

export const tokenBalanceQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: tokenBalanceKey,
    queryFn: ({ signal }) => api(tokenEndpoints.getBalance, { signal }),
  });

export function useTokenBalance() {
  // The result is handed on to other components, so which part of it is read cannot be seen here.
  return useQuery({ ...tokenBalanceQuery(useApi()), notifyOnChangeProps: 'all' });
}

export type TokenBalanceQuery = ReturnType<typeof useTokenBalance>;

/**
 * Takes over a balance that another reply of the API already told us. A question that was still
 * under way asked for the balance before, so its answer is no longer wanted.
 */
export async function setTokenBalance(queries: QueryClient, balance: TokenBalance): Promise<void> {
  await queries.cancelQueries({ queryKey: tokenBalanceKey });
  queries.setQueryData<TokenBalance>(tokenBalanceKey, balance);
}
