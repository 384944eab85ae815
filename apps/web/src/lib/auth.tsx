import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type AuthState, type Ending, stateOf, type User } from './auth-state.ts';
import { recoveryFlag } from './browser-storage.ts';
import { type AccountsClient, succeeded } from './supabase.ts';

export type { User } from './auth-state.ts';

export type Auth = AuthState & {
  readonly accounts: AccountsClient;
  /** Ends the session for this reason; throws the service's refusal. */
  readonly signOut: (ending: Exclude<Ending, 'cut-off'>) => Promise<void>;
};

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

const isPersonal = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
  queryKey[0] !== 'services';

interface AuthSource {
  readonly accounts: AccountsClient;
  /** Whether the session kept from an earlier visit was over when this one began. */
  readonly startedCutOff: () => boolean;
}

/** Follows the accounts service; whatever was loaded for one user is forgotten when he leaves. */
function useAuthState(
  { accounts, startedCutOff }: AuthSource,
  endingRef: RefObject<Ending | null>,
): AuthState {
  const [state, setState] = useState<AuthState>({ status: 'loading', user: null });
  const queries = useQueryClient();
  const userId = useRef<string | null>(null);

  useEffect(() => {
    const { data } = accounts.onAuthStateChange((event, session) => {
      if (event === 'PASSWORD_RECOVERY') recoveryFlag.write('true');
      const before = userId.current;
      userId.current = session?.user.id ?? null;
      if (session) {
        const isAnother = before !== null && before !== session.user.id;
        if (isAnother) void queries.resetQueries({ predicate: isPersonal });
        setState((known) => stateOf(session, known));
        return;
      }
      recoveryFlag.clear();
      queries.removeQueries({ predicate: isPersonal });
      const isCutOff = event === 'SIGNED_OUT' || startedCutOff();
      const ending = endingRef.current ?? (isCutOff ? 'cut-off' : null);
      setState((known) =>
        known.status === 'signed-out' ? known : { status: 'signed-out', user: null, ending },
      );
    });
    return () => data.subscription.unsubscribe();
  }, [accounts, startedCutOff, endingRef, queries]);

  return state;
}

/** Provides who is signed in to everything below. */
export function AuthProvider({ children, ...source }: AuthSource & { children: ReactNode }) {
  const { accounts } = source;
  const endingRef = useRef<Ending | null>(null); // the one that was asked for and is under way
  const state = useAuthState(source, endingRef);

  const signOut = useCallback<Auth['signOut']>(
    async (ending) => {
      endingRef.current = ending;
      const scope = ending === 'global' ? 'global' : 'local';
      await succeeded(accounts.signOut({ scope })).finally(() => (endingRef.current = null));
    },
    [accounts],
  );
  const auth = useMemo(() => ({ ...state, accounts, signOut }), [state, accounts, signOut]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
