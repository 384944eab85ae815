import { configEndpoints, type Endpoint, type ReplyOf } from '@greenshoe/shared-types';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, type CallOptions, createApiClient } from './api.ts';
import { createNotices } from './notices.ts';
import { type AccountsClient, createAccountsClient, watchStart } from './supabase.ts';

/**
 * The API in the name of whoever is signed in. Where it asks for a second factor, this browser has
 * not heard of that factor yet: renewing the session tells it, and the guard then asks for the code.
 */
function createSignedInApi(accounts: AccountsClient): ApiClient {
  const call = createApiClient(async () => {
    const { data } = await accounts.getSession();
    return data.session?.access_token;
  });
  return async <E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<ReplyOf<E>> => {
    try {
      return await call(endpoint, options);
    } catch (error) {
      const isFenced = error instanceof ApiError && error.code === 'auth.second_factor_required';
      if (isFenced) await accounts.refreshSession();
      throw error;
    }
  };
}

/** Reads the deployment's configuration and connects to what it names; once, before anybody signs in. */
async function connect(signal: AbortSignal) {
  const anonymous = createApiClient(() => Promise.resolve(undefined));
  const config = await anonymous(configEndpoints.get, { signal });
  const accounts = createAccountsClient(config.backend);
  return {
    config,
    accounts,
    startedCutOff: watchStart(accounts),
    api: createSignedInApi(accounts),
    notices: createNotices(config.backend, accounts),
  };
}

/** Kept by the query cache, so that there is one accounts client however often a page is mounted. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: ({ signal }) => connect(signal),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});
