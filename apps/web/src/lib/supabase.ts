import type { PublicConfig } from '@greenshoe/shared-types';
import { AuthClient, isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';

export type BackendSettings = PublicConfig['backend'];
export type AccountsClient = InstanceType<typeof AuthClient>;
type AccountsOptions = ConstructorParameters<typeof AuthClient>[0];

/** Where one of the hosted backend's services answers. */
export const serviceUrl = ({ url }: BackendSettings, path: string): URL =>
  new URL(path, `${url.replace(/\/+$/, '')}/`);

function createAccounts(backend: BackendSettings, options: AccountsOptions): AccountsClient {
  const { publishableKey } = backend;
  return new AuthClient({
    url: serviceUrl(backend, 'auth/v1').href,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    ...options,
  });
}

/**
 * Accounts at the hosted backend; of its client this is the part that every page needs. Links in its
 * mails carry the session in the URL's fragment, so a link also works in another browser than the
 * one that asked for it.
 */
export const createAccountsClient = (backend: BackendSettings): AccountsClient =>
  createAccounts(backend, {
    flowType: 'implicit',
    detectSessionInUrl: true,
    persistSession: true,
    autoRefreshToken: true,
    storageKey: `sb-${serviceUrl(backend, '').hostname.split('.')[0]}-auth-token`,
  });

/**
 * Listens from the first moment on, and answers whether the session that this browser had kept turned
 * out to be over: the client finds that out before any page is there to hear it.
 */
export function watchStart(accounts: AccountsClient): () => boolean {
  let wasOver = false;
  const { data } = accounts.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') wasOver = true;
    if (event === 'INITIAL_SESSION') data.subscription.unsubscribe();
  });
  return () => wasOver;
}

/**
 * Checks a password by signing in beside the session that is open, and leaves at once. Whether the
 * service asks for the current password itself is a setting of its own that we cannot see from here.
 * Throws the service's refusal, such as `invalid_credentials`.
 */
export async function checkPassword(
  backend: BackendSettings,
  credentials: { readonly email: string; readonly password: string },
): Promise<void> {
  const accounts = createAccounts(backend, {
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: false,
    storageKey: 'password-check',
  });
  await succeeded(accounts.signInWithPassword(credentials));
  await accounts.signOut({ scope: 'local' });
}

interface Reply {
  readonly data?: unknown;
  readonly error: Error | null;
}
type DataOf<R extends Reply> = R extends { error: Error }
  ? never
  : R extends { data: infer Data }
    ? Data
    : undefined;

/** The data of a call to the accounts service; throws what the service answers as an error. */
export async function succeeded<R extends Reply>(call: Promise<R>): Promise<DataOf<R>> {
  const { data, error } = await call;
  if (error) throw error;
  return data as DataOf<R>;
}

/** The service did not answer; whatever message the error carries is not one of its own. */
export const isUnreachable = isAuthRetryableFetchError;

/** The code and the words of a refusal by the accounts service; nothing where it did not answer. */
export function refusalOf(error: unknown): { code: string; message: string } | null {
  if (!isAuthError(error) || isUnreachable(error)) return null;
  return { code: error.code ?? '', message: error.message };
}

/** Where links in mails lead: a page of this very deployment. */
export const linkTo = (path: '/login' | '/update-password' | '/account') =>
  new URL(path, window.location.origin).toString();
