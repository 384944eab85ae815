import { type TokenBalance, tokenEndpoints } from '@greenshoe/shared-types';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from './api.ts';
import { useApi } from './api-context.tsx';

const queryKey = ['tokens', 'balance'] as const;

export const tokenBalanceQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
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
export function setTokenBalance(queries: QueryClient, balance: TokenBalance) {
  void queries
    .cancelQueries({ queryKey })
    .then(() => queries.setQueryData<TokenBalance>(queryKey, balance));
}
