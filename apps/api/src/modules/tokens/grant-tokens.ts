import type { TokenLedger } from './token-ledger.ts';

export interface Grant {
  readonly userId: string;
  readonly amount: number;
  readonly reference: string;
}

/** Gives tokens away and opens the wallet they go to; the same reference never gives twice. */
export async function grantTokens(ledger: TokenLedger, grant: Grant): Promise<void> {
  await ledger.open(grant.userId);
  await ledger.transfer({ ...grant, from: 'grants', to: 'available' });
}
