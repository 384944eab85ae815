import type { Session } from '@supabase/supabase-js';

export interface User {
  readonly id: string;
  readonly email: string;
}

/** An authenticator app of the account. */
export interface Factor {
  readonly id: string;
  readonly name: string;
}

/** A password that was right, while the code of an authenticator app is still asked for. */
export interface PendingSignIn {
  readonly email: string;
  readonly factors: readonly Factor[];
}

/**
 * How a session came to its end: asked for here, on this device or on all, or with the account itself;
 * `cut-off` when nobody here asked for it, but another tab or the server.
 */
export type Ending = 'local' | 'global' | 'erased' | 'cut-off';

export type AuthState =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed-out'; readonly user: null; readonly ending: Ending | null }
  | { readonly status: 'second-factor'; readonly user: null; readonly pending: PendingSignIn }
  | { readonly status: 'signed-in'; readonly user: User };

/** The assurance level an access token states; a token that cannot be read states none. */
function levelOf(accessToken: string): unknown {
  try {
    const [, payload = ''] = accessToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : null;
  } catch {
    return null;
  }
}

/**
 * The authenticator apps of which a code is still due before this session is of use; none for most
 * people. Reads what the session itself carries, so that the guard waits for no request.
 */
export function outstandingFactors({ access_token: accessToken, user }: Session): Factor[] {
  if (levelOf(accessToken) === 'aal2') return [];
  return (user.factors ?? [])
    .filter((factor) => factor.status === 'verified' && factor.factor_type === 'totp')
    .map(({ id, friendly_name: name }) => ({ id, name: name ?? '' }));
}

/** What a session makes of whoever is here; the very same state where nothing that shows changed. */
export function stateOf(session: Session, before: AuthState): AuthState {
  const { id, email = '' } = session.user;
  const factors = outstandingFactors(session);
  if (factors.length > 0) {
    return { status: 'second-factor', user: null, pending: { email, factors } };
  }
  if (before.user?.id === id && before.user.email === email) return before;
  return { status: 'signed-in', user: { id, email } };
}
