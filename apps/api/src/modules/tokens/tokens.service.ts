import type { TokenBalance } from '@greenshoe/shared-types';
import { grantTokens } from './grant-tokens.ts';
import type { TokenLedger } from './token-ledger.ts';

export type TokensService = ReturnType<typeof createTokensService>;

/** Balances, and the tokens everybody starts with. */
export function createTokensService(deps: { ledger: TokenLedger; welcomeTokens: number }) {
  const { ledger, welcomeTokens } = deps;

  const getBalance = async (userId: string): Promise<TokenBalance> => ({
    count: await ledger.balance(userId),
  });

  /** Opens the wallet and grants the welcome tokens, once per user however often it is called. */
  async function initialise(userId: string): Promise<TokenBalance> {
    if (welcomeTokens > 0) {
      const reference = `welcome:${userId}`;
      await grantTokens(ledger, { userId, amount: welcomeTokens, reference });
    } else {
      await ledger.open(userId);
    }
    return getBalance(userId);
  }

  return { getBalance, initialise };
}
