import { configEndpoints } from '@greenshoe/shared-types';
import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from './api.ts';
import { createAccountsClient } from './supabase.ts';

/** Reads the deployment's configuration and connects to what it names; once, before anybody signs in. */
async function connect(signal: AbortSignal) {
  const anonymous = createApiClient(() => Promise.resolve(undefined));
  const config = await anonymous(configEndpoints.get, { signal });
  const accounts = createAccountsClient(config.backend).auth;
  const api = createApiClient(async () => {
    const { data } = await accounts.getSession();
    return data.session?.access_token;
  });
  return { config, accounts, api };
}

/** Kept by the query cache, so that there is one accounts client however often a page is mounted. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: ({ signal }) => connect(signal),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});
