import { z } from 'zod';
import { loadDatabaseConfig } from './config.ts';
import { createDatabase, createPool } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { credit } from './modules/payments/fulfil.ts';
import { createPaymentStore } from './modules/payments/payments.repository.ts';
import { createTokenLedger } from './modules/tokens/tokens.repository.ts';

const USAGE = 'Usage: node apps/api/src/credit-payment.ts <checkoutSessionId> <tokens>';
const requestSchema = z.tuple([
  z.string().min(1).max(150),
  z.coerce.number().int().positive().max(1_000),
]);

/** The operator's command: a parked payment buys this many tokens after all, once. */
async function run(parameters: readonly string[]): Promise<string> {
  const parsed = requestSchema.safeParse(parameters);
  if (!parsed.success) throw new Error(USAGE);
  const [sessionId, tokens] = parsed.data;

  const pool = createPool(loadDatabaseConfig());
  try {
    await migrate(pool);
    return await createDatabase(pool)
      .transaction()
      .execute(async (transaction) => {
        const ledger = createTokenLedger(transaction);
        const payment = await createPaymentStore(transaction).unpark(sessionId, tokens);
        if (!payment) throw new Error(`No parked payment ${sessionId} without a refund`);
        await credit({ ledger }, payment);
        return `Balance: ${await ledger.balance(payment.userId)}`;
      });
  } finally {
    await pool.end();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
