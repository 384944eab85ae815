import { delays, tokenEndpoints } from '@greenshoe/shared-types';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { tokenInitialisationFlag } from '../../lib/browser-storage.ts';
import { setTokenBalance } from '../../lib/token-balance.ts';

const mutationKey = ['tokens', 'initialise'] as const;

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** True from the login of a new user until the welcome tokens are there; the balance is not yet final. */
export const useIsWalletOpening = () => useIsMutating({ mutationKey }) > 0;

/** Opens the wallet of a new user one second after login. A failure leaves the flag for the next time. */
export function WalletOpening() {
  const api = useApi();
  const queries = useQueryClient();
  const userId = useAuth().user?.id;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async () => {
      await wait(delays.beforeTokenInitialisation);
      return api(tokenEndpoints.initialise);
    },
    onSuccess: (balance) => {
      tokenInitialisationFlag.clear();
      setTokenBalance(queries, balance);
    },
  });

  useEffect(() => {
    if (userId && tokenInitialisationFlag.read()) mutate();
  }, [userId, mutate]);

  return null;
}
