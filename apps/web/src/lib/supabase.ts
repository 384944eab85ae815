import type { PublicConfig } from '@greenshoe/shared-types';
import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js';

export type AccountsClient = ReturnType<typeof createAccountsClient>['auth'];

/**
 * The accounts of the hosted backend. Links in its mails carry the session in the URL's fragment,
 * so a link also works in another browser than the one that asked for it.
 */
export function createAccountsClient(
  { url, publishableKey }: PublicConfig['backend'],
  fetch?: typeof globalThis.fetch,
) {
  return createClient(url, publishableKey, {
    auth: { flowType: 'implicit', detectSessionInUrl: true, persistSession: true },
    ...(fetch ? { global: { fetch } } : {}),
  });
}

/** The service did not answer; whatever message the error carries is not one of its own. */
export const isUnreachable = isAuthRetryableFetchError;

/** Where links in mails lead: a page of this very deployment. */
export const linkTo = (path: '/login' | '/update-password') =>
  new URL(path, window.location.origin).toString();
