import { z } from 'zod';
import { loadDatabaseConfig } from './config.ts';
import { createDatabase, createPool } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { grantTokens } from './modules/tokens/grant-tokens.ts';
import { createTokenLedger } from './modules/tokens/tokens.repository.ts';

const USAGE = 'Usage: node apps/api/src/grant-tokens.ts <userId> <amount> <reference>';
const requestSchema = z.tuple([
  z.uuid(),
  z.coerce.number().int().positive().max(1_000),
  z.string().min(1).max(100),
]);

/** Support's command: tokens for a stated reason, once per user and reason. */
async function run(parameters: readonly string[]): Promise<string> {
  const parsed = requestSchema.safeParse(parameters);
  if (!parsed.success) throw new Error(USAGE);
  const [userId, amount, name] = parsed.data;
  const reference = `grant:${name}:${userId}`;

  const pool = createPool(loadDatabaseConfig());
  try {
    await migrate(pool);
    const ledger = createTokenLedger(createDatabase(pool));
    await grantTokens(ledger, { userId, amount, reference });
    if ((await ledger.amountOf(reference)) !== amount) {
      throw new Error(`The reference ${name} already stands for another amount`);
    }
    return `Balance: ${await ledger.balance(userId)}`;
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
