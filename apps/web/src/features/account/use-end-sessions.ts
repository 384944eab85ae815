import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth.tsx';
import { succeeded } from '../../lib/supabase.ts';
import { accountKey } from './account-query.ts';

export type Scope = 'others' | 'global';

/** Ends the sessions on other devices, or all of them; after the latter nobody is signed in here. */
export function useEndSessions(onSettled: () => void) {
  const { accounts, signOut } = useAuth();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (scope: Scope): Promise<void> =>
      scope === 'global' ? signOut('global') : succeeded(accounts.signOut({ scope })),
    onSuccess: (_, scope) => {
      if (scope === 'others') void queries.invalidateQueries({ queryKey: accountKey });
    },
    onSettled,
  });
}
