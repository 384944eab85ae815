import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@greenshoe/local/test-database';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { createDatabase, createPool } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import type { LogStream } from '../../src/http/logger.ts';
import { grantTokens } from '../../src/modules/tokens/grant-tokens.ts';
import { createTokenLedger } from '../../src/modules/tokens/tokens.repository.ts';
import { createAccounts } from '../../src/providers/accounts/accounts.ts';
import { startWorkers } from '../../src/providers/jobs/jobs.ts';
import { createLanguageModel } from '../../src/providers/language-model/language-model.ts';
import { createPayments } from '../../src/providers/payments/payments.ts';
import { createAssistants } from '../../src/providers/platform/assistants.ts';
import { createNotices } from '../../src/providers/realtime/notices.ts';
import { createServices } from '../../src/services.ts';
import { identity } from './identity.ts';
import { createInMemoryPlatform } from './platform.ts';
import { environment } from './settings.ts';

async function prepare(url: string): Promise<void> {
  const pool = createPool({ url, poolSize: 1 });
  await migrate(pool);
  await pool.end();
  const boss = await new PgBoss(url).start();
  await boss.stop({ graceful: false });
}

/** A database of its own, migrated. */
export const createApiDatabase = () => createTestDatabase({ template: 'api', prepare });

export interface TestAppOptions {
  readonly url?: string;
  readonly settings?: Partial<Record<string, string>>;
  readonly logStream?: LogStream;
  readonly judgeDeadlineMs?: number;
  readonly paymentsTimeoutMs?: number;
  /** Publishes at the hosted backend, instead of nowhere. */
  readonly publishes?: boolean;
}

/** The whole API, jobs included, over a database of its own. Close it in `afterAll`. */
export async function startApp(options: TestAppOptions = {}) {
  const { url, settings, logStream } = options;
  const platform = createInMemoryPlatform();
  const config = loadConfig({
    ...environment,
    ...settings,
    DATABASE_URL: url ?? (await createApiDatabase()).url,
  });
  const pool = createPool(config.database);
  const database = createDatabase(pool);
  const boss = new PgBoss({
    connectionString: config.database.url,
    max: 2,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  const links = {
    apiUrl: config.server.publicUrl,
    interviewerSecret: config.interviewer.secret,
    webhookSecret: config.webhooks.secret,
  };
  const assistants = createAssistants({ ...config.platform, links }, platform.fetch);
  const languageModel = createLanguageModel(
    config.languageModel,
    (failure) => app.log.warn({ failure }, 'the language model was of no help'),
    options.judgeDeadlineMs,
  );
  const { paymentsTimeoutMs: timeoutMs } = options;
  const payments = createPayments({ ...config.payments, ...(timeoutMs ? { timeoutMs } : {}) });
  const services = createServices(config, {
    database,
    boss,
    assistants,
    payments,
    accounts: createAccounts(config.accounts),
    notices: options.publishes
      ? createNotices({
          access: config.accounts,
          report: (error) => app.log.warn({ err: error }, 'nobody hears of changes'),
        })
      : { publish: () => undefined },
    languageModel,
  });
  await startWorkers(boss, services.handlers, () => undefined);
  const checks = [() => pool.query('select 1'), () => boss.schemaVersion()];
  const app = await buildApp(config, {
    services,
    identity,
    checks,
    ...(logStream ? { logStream } : {}),
  });

  return {
    app,
    boss,
    database,
    platform,
    services,
    inject: app.inject.bind(app),
    grant: (userId: string, amount: number) =>
      grantTokens(createTokenLedger(database), {
        userId,
        amount,
        reference: `test:${randomUUID()}`,
      }),
    /** Fills the pool, so that what is asked at once really happens at once. */
    async openConnections() {
      // On a busy machine all of them at once may take longer than a request waits for one.
      const busy = async (tries = 5): Promise<unknown> =>
        sql`select pg_sleep(0.1)`.execute(database).catch((error: unknown) => {
          if (tries === 1) throw error;
          return busy(tries - 1);
        });
      await Promise.all(Array.from({ length: config.database.poolSize }, () => busy()));
    },
    async close() {
      await app.close();
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;
