import { z } from 'zod';
import { createDatabase } from './database/database.ts';
import { credit } from './modules/payments/fulfil.ts';
import { createPaymentStore } from './modules/payments/payments.repository.ts';
import { createTokenLedger } from './modules/tokens/tokens.repository.ts';
import { runCommand } from './operator-command.ts';

/** The operator's command: a parked payment buys this many tokens after all, once. */
await runCommand({
  usage: 'Usage: node apps/api/src/credit-payment.ts <checkoutSessionId> <tokens>',
  parameters: z.tuple([z.string().min(1).max(150), z.coerce.number().int().positive().max(1_000)]),
  run: (pool, [sessionId, tokens]) =>
    createDatabase(pool)
      .transaction()
      .execute(async (transaction) => {
        const ledger = createTokenLedger(transaction);
        const payment = await createPaymentStore(transaction).unpark(sessionId, tokens);
        if (!payment) throw new Error(`No parked payment ${sessionId} without a refund`);
        await credit({ ledger }, payment);
        return `Balance: ${await ledger.balance(payment.userId)}`;
      }),
});
