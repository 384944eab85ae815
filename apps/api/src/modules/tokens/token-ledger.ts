import type { Account } from '../../database/tables.ts';

export interface Transfer {
  /** Makes a retry safe: repeating a reference changes nothing. */
  readonly reference: string;
  readonly userId: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
}

export interface TokenLedger {
  readonly open: (userId: string) => Promise<void>;
  readonly balance: (userId: string) => Promise<number>;
  /** What was moved under a reference, or `null` when nothing was. */
  readonly amountOf: (reference: string) => Promise<number | null>;
  /** Answers `false`, and moves nothing, when the account has too little. */
  readonly transfer: (transfer: Transfer) => Promise<boolean>;
}
