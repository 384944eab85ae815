import type { Pool } from 'pg';
import type { z } from 'zod';
import { loadDatabaseConfig } from './config.ts';
import { createPool } from './database/database.ts';
import { migrate } from './database/migrate.ts';

/** A command of the operator, which needs nothing but the database. */
interface OperatorCommand<Schema extends z.ZodType> {
  readonly usage: string;
  /** Of what stands behind the command's name. */
  readonly parameters: Schema;
  /** Answers with what is printed. */
  readonly run: (pool: Pool, parameters: z.output<Schema>) => Promise<string>;
}

/** Runs a command; prints its answer, or why it failed. */
export async function runCommand<Schema extends z.ZodType>(
  command: OperatorCommand<Schema>,
): Promise<void> {
  try {
    console.log(await answerOf(command, process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function answerOf<Schema extends z.ZodType>(
  { usage, parameters, run }: OperatorCommand<Schema>,
  given: readonly string[],
): Promise<string> {
  const parsed = parameters.safeParse(given);
  if (!parsed.success) throw new Error(usage);
  const pool = createPool(loadDatabaseConfig());
  try {
    await migrate(pool);
    return await run(pool, parsed.data);
  } finally {
    await pool.end();
  }
}
