import type { LedgerEntry } from '@greenshoe/shared-types';
import type { Account } from '../../database/tables.ts';

export interface Transfer {
  /** Makes a retry safe: repeating a reference changes nothing. */
  readonly reference: string;
  readonly userId: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
}

export interface Wallet {
  readonly available: number;
  /** Paid ahead for the next launch. */
  readonly prepaid: number;
  readonly owed: number;
}

/** Why a token cannot be spent. */
export type Shortage = 'owed' | 'insufficient';

export type LaunchReference = { readonly id: string; readonly userId: string };

export interface EntryPage {
  readonly entries: readonly LedgerEntry[];
  /** The id before which the next page begins; `null` on the last. */
  readonly next: string | null;
}

export interface TokenLedger {
  readonly open: (userId: string) => Promise<void>;
  readonly wallet: (userId: string) => Promise<Wallet>;
  /** The balance as it is shown. */
  readonly balance: (userId: string) => Promise<number>;
  /** What was moved under a reference, or `null` when nothing was. */
  readonly amountOf: (reference: string) => Promise<number | null>;
  /**
   * Answers `false`, and moves nothing, when the account has too little. What comes into
   * `available` settles first what is owed.
   */
  readonly transfer: (transfer: Transfer) => Promise<boolean>;
  /** Sets a token aside for the next launch, unless one is; a repeated reference changes nothing. */
  readonly payAhead: (
    payment: Omit<Transfer, 'from' | 'to' | 'amount'>,
  ) => Promise<Shortage | null>;
  /** Why a launch would be refused now; to spare work, as only `reserve` decides. */
  readonly shortage: (userId: string) => Promise<Shortage | null>;
  /** Holds a token for a launch, the one paid ahead before any other. */
  readonly reserve: (launch: LaunchReference) => Promise<Shortage | null>;
  readonly consume: (launch: LaunchReference) => Promise<void>;
  /** Puts the held token back where it was taken from. */
  readonly release: (launch: LaunchReference) => Promise<void>;
  /** Gives a spent token again, unless the user got as many back within a day; answers whether. */
  readonly giveBack: (launch: LaunchReference, mostPerDay: number) => Promise<boolean>;
  /** Newest first. */
  readonly entries: (
    userId: string,
    page: { readonly before?: string | undefined; readonly limit: number },
  ) => Promise<EntryPage>;
}
