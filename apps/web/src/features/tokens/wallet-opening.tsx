import { delays, tokenEndpoints } from '@greenshoe/shared-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { tokenInitialisationFlag } from '../../lib/browser-storage.ts';
import { setTokenBalance } from '../../lib/token-balance.ts';
import { walletOpeningKey } from '../../lib/wallet-opening.ts';

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Opens the wallet of a new user one second after login. A failure leaves the flag for the next time. */
export function WalletOpening() {
  const api = useApi();
  const queries = useQueryClient();
  const userId = useAuth().user?.id;
  const { mutate } = useMutation({
    mutationKey: walletOpeningKey,
    mutationFn: async () => {
      await wait(delays.beforeTokenInitialisation);
      return api(tokenEndpoints.initialise);
    },
    onSuccess: (balance) => {
      tokenInitialisationFlag.clear();
      return setTokenBalance(queries, balance); // until then the old balance is not shown
    },
  });

  useEffect(() => {
    if (userId && tokenInitialisationFlag.read()) mutate();
  }, [userId, mutate]);

  return null;
}
