import { useIsMutating } from '@tanstack/react-query';

export const walletOpeningKey = ['tokens', 'initialise'] as const;

/** True from the login of a new user until the welcome tokens are there; the balance is not yet final. */
export const useIsWalletOpening = () => useIsMutating({ mutationKey: walletOpeningKey }) > 0;
