import { accountEndpoints } from '@greenshoe/shared-types';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context.tsx';
import { useAuth } from '../../lib/auth.tsx';
import {
  farewellFlag,
  rememberedEmail,
  tokenInitialisationFlag,
} from '../../lib/browser-storage.ts';

/** Deletes the account and forgets it in this browser too; the guard then leads to the landing page. */
export function useAccountDeletion() {
  const api = useApi();
  const { signOut } = useAuth();
  return useMutation({
    mutationFn: (email: string) => api(accountEndpoints.erase, { body: { email } }),
    onSuccess: async () => {
      rememberedEmail.clear();
      tokenInitialisationFlag.clear();
      farewellFlag.write('true');
      await signOut('erased').catch(() => undefined); // the service no longer knows the session
    },
  });
}
