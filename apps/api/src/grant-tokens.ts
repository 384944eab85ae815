import { z } from 'zod';
import { createDatabase } from './database/database.ts';
import { grantTokens } from './modules/tokens/grant-tokens.ts';
import { createTokenLedger } from './modules/tokens/tokens.repository.ts';
import { runCommand } from './operator-command.ts';

/** Support's command: tokens for a stated reason, once per user and reason. */
await runCommand({
  usage: 'Usage: node apps/api/src/grant-tokens.ts <userId> <amount> <reference>',
  parameters: z.tuple([
    z.uuid(),
    z.coerce.number().int().positive().max(1_000),
    z.string().min(1).max(100),
  ]),
  async run(pool, [userId, amount, name]) {
    const reference = `grant:${name}:${userId}`;
    const ledger = createTokenLedger(createDatabase(pool));
    await grantTokens(ledger, { userId, amount, reference });
    if ((await ledger.amountOf(reference)) !== amount) {
      throw new Error(`The reference ${name} already stands for another amount`);
    }
    return `Balance: ${await ledger.balance(userId)}`;
  },
});
