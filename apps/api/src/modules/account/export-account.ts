import type { AccountExport, LedgerEntry } from '@greenshoe/shared-types';
import type { Stores } from '../../database/stores.ts';
import type { InterviewsService } from '../interviews/interviews.service.ts';
import type { AccountOwner } from './account.service.ts';

const ENTRIES_AT_ONCE = 100;
const EVERY_PAYMENT = 100_000;

export interface ExportDependencies {
  readonly stores: Pick<Stores, 'ledger' | 'payments'>;
  readonly interviews: Pick<InterviewsService, 'listHistory' | 'read'>;
}

async function* entriesOf({ ledger }: Pick<Stores, 'ledger'>, userId: string) {
  let before: string | undefined;
  do {
    const page = await ledger.entries(userId, {
      limit: ENTRIES_AT_ONCE,
      ...(before === undefined ? {} : { before }),
    });
    yield* page.entries;
    before = page.next ?? undefined;
  } while (before !== undefined);
}

/** One after another: whoever else is served meanwhile finds a connection and a free processor. */
async function* interviewsOf(
  { listHistory, read }: ExportDependencies['interviews'],
  userId: string,
) {
  for (const { id } of await listHistory(userId)) yield read(userId, id);
}

async function* listText(items: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',\n';
  }
  yield separator === '[' ? '[]' : ']';
}

type Head = Pick<AccountExport, 'exportedAt' | 'account' | 'wallet'>;
type Lists = {
  readonly [Name in Exclude<keyof AccountExport, keyof Head>]: AsyncIterable<
    AccountExport[Name][number]
  >;
};

async function* textOf(head: Head, lists: Lists): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, items] of Object.entries(lists)) {
    yield `,\n"${name}":`;
    yield* listText(items);
  }
  yield '}\n';
}

/** Begins an export: what can fail at once has failed before the first piece is sent. */
export async function exportAccount(deps: ExportDependencies, { id, email }: AccountOwner) {
  const { ledger, payments } = deps.stores;
  const [count, { owed }, receipts] = await Promise.all([
    ledger.balance(id),
    ledger.wallet(id),
    payments.receipts(id, EVERY_PAYMENT),
  ]);
  const head: Head = {
    exportedAt: new Date().toISOString(),
    account: { id, email: email ?? null },
    wallet: { count, owed },
  };
  const entries: AsyncIterable<LedgerEntry> = entriesOf(deps.stores, id);
  return textOf(head, {
    ledger: entries,
    payments: fromList(receipts),
    interviews: interviewsOf(deps.interviews, id),
  });
}

async function* fromList<T>(items: readonly T[]) {
  yield* items;
}
