import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { recoveryFlag } from './browser-storage.ts';
import type { AccountsClient } from './supabase.ts';

export interface User {
  readonly id: string;
  readonly email: string;
}

export type AuthState =
  | { readonly status: 'loading' | 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: User };

export type Auth = AuthState & { readonly accounts: AccountsClient };

const AuthContext = createContext<Auth | null>(null);

/** Who is here, and the accounts service to become somebody else. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs <AuthProvider>');
  return auth;
}

/** The signed-in user, for what is behind the guard. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('useUser is for pages behind <RequireAuth>');
  return user;
}

/** Follows the accounts service; whatever was loaded for one user is forgotten when he leaves. */
export function AuthProvider({
  accounts,
  children,
}: {
  accounts: AccountsClient;
  children: ReactNode;
}) {
  const [state, setState] = useState<AuthState>({ status: 'loading', user: null });
  const queries = useQueryClient();

  useEffect(() => {
    const { data } = accounts.onAuthStateChange((event, session) => {
      if (event === 'PASSWORD_RECOVERY') recoveryFlag.write('true');
      if (!session) {
        recoveryFlag.clear();
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'services' });
        setState({ status: 'signed-out', user: null });
        return;
      }
      const { id, email = '' } = session.user;
      setState((before) =>
        before.user?.id === id && before.user.email === email
          ? before
          : { status: 'signed-in', user: { id, email } },
      );
    });
    return () => data.subscription.unsubscribe();
  }, [accounts, queries]);

  const auth = useMemo(() => ({ ...state, accounts }), [state, accounts]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
