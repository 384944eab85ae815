import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAuth, useUser } from '../../lib/auth.tsx';
import { useConfig } from '../../lib/config.ts';
import { checkPassword, succeeded } from '../../lib/supabase.ts';
import { accountKey } from './account-query.ts';

export interface PasswordReplacement {
  readonly current: string;
  readonly password: string;
}

/** Sets a new password after checking the present one; the service then ends all other sessions. */
export function useReplacePassword() {
  const { accounts } = useAuth();
  const { email } = useUser();
  const { backend } = useConfig();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ current, password }: PasswordReplacement) => {
      await checkPassword(backend, { email, password: current });
      await succeeded(accounts.updateUser({ password, current_password: current }));
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: accountKey }),
  });
}
