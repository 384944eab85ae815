import { createHash, randomUUID } from 'node:crypto';
import type { Ledger, TokenBalance } from '@greenshoe/shared-types';
import { DomainError } from '../../domain-error.ts';
import type { AnswerOnce } from '../../http/idempotency.ts';
import { grantTokens } from './grant-tokens.ts';
import type { TokenLedger } from './token-ledger.ts';

export type TokensService = ReturnType<typeof createTokensService>;

const OPERATION = 'consume-token';

/** Two callers may choose the same key, and one of any length. */
const referenceFor = (userId: string, key: string) =>
  `prepay:${createHash('sha256').update(`${userId}:${key}`).digest('hex')}`;

export interface TokensDependencies {
  readonly ledger: TokenLedger;
  readonly answerOnce: AnswerOnce;
  readonly welcomeTokens: number;
}

/** Balances, what changed them, and the tokens everybody starts with. */
export function createTokensService({ ledger, answerOnce, welcomeTokens }: TokensDependencies) {
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

  async function setAside(userId: string, key: string): Promise<{ tokens: number }> {
    const shortage = await ledger.payAhead({ userId, reference: referenceFor(userId, key) });
    if (shortage) throw new DomainError(`tokens.${shortage}`);
    return { tokens: (await ledger.wallet(userId)).available };
  }

  /** Pays for the next interview unless that is done; answers with what is left besides. */
  const payAhead = (userId: string, body: object, key?: string): Promise<{ tokens: number }> =>
    key === undefined
      ? setAside(userId, randomUUID())
      : answerOnce({ userId, operation: OPERATION, key, body }, () => setAside(userId, key));

  const listEntries = async (
    userId: string,
    page: { before?: string | undefined; limit: number },
  ): Promise<Ledger> => {
    const { entries, next } = await ledger.entries(userId, page);
    return { entries: [...entries], next };
  };

  return { getBalance, initialise, payAhead, listEntries };
}
