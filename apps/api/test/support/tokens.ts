import type { Ledger } from '@greenshoe/shared-types';
import { createClawbackStore } from '../../src/modules/payments/clawbacks.repository.ts';
import type { TestApp } from './app.ts';
import type { TestUser } from './identity.ts';

/** All accounts of a wallet. */
export const readTokens = (api: TestApp, { id }: { readonly id: string }) =>
  api.database
    .selectFrom('wallets')
    .select(['available', 'prepaid', 'held', 'owed'])
    .where('user_id', '=', id)
    .executeTakeFirst();

export const readLedger = async (api: TestApp, { headers }: TestUser, query = '') =>
  (await api.inject({ url: `/api/tokens/ledger${query}`, headers })).json<Ledger>();

/** Takes tokens back, as an undone payment does. */
export const takeBack = (
  api: TestApp,
  { id }: { readonly id: string },
  amount: number,
  name: string,
  reason = 'refund',
) =>
  createClawbackStore(api.database).takeBack({
    userId: id,
    amount,
    reference: `${reason}:${name}:1`,
    owedReference: `${reason}-owed:${name}:1`,
  });
