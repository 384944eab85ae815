import { outstandingFactors } from '../../lib/auth-state.ts';
import { type AccountsClient, isUnreachable } from '../../lib/supabase.ts';

export type SignInOutcome =
  | { readonly kind: 'signed-in' | 'second-factor' | 'unconfirmed' | 'exception' }
  | { readonly kind: 'refused'; readonly message: string };

/** Signs in; every way this can fail is a value, so that the form has a text for each. */
export async function signIn(
  accounts: AccountsClient,
  credentials: { readonly email: string; readonly password: string },
): Promise<SignInOutcome> {
  try {
    const { data, error } = await accounts.signInWithPassword(credentials);
    if (!error) {
      const isDue = outstandingFactors(data.session).length > 0;
      return { kind: isDue ? 'second-factor' : 'signed-in' };
    }
    if (error.code === 'email_not_confirmed') return { kind: 'unconfirmed' };
    if (isUnreachable(error)) return { kind: 'exception' };
    return { kind: 'refused', message: error.message };
  } catch {
    return { kind: 'exception' };
  }
}
