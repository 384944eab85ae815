import { prepare } from '@greenshoe/interview-engine';
import { PgBoss } from 'pg-boss';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createDatabase, createPool } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createTokenKeys } from './http/token-keys.ts';
import { createAccounts } from './providers/accounts/accounts.ts';
import { startWorkers } from './providers/jobs/jobs.ts';
import { createLanguageModel } from './providers/language-model/language-model.ts';
import { createPayments } from './providers/payments/payments.ts';
import { createAssistants } from './providers/platform/assistants.ts';
import { createNotices } from './providers/realtime/notices.ts';
import { createServices } from './services.ts';

const JOB_GRACE_MS = 1_000;

const config = loadConfig();
const pool = createPool(config.database);
await migrate(pool);
const boss = new PgBoss({
  connectionString: config.database.url,
  max: 4,
  useListenNotify: true,
});

const links = {
  apiUrl: config.server.publicUrl,
  interviewerSecret: config.interviewer.secret,
  webhookSecret: config.webhooks.secret,
};
const services = createServices(config, {
  database: createDatabase(pool),
  boss,
  assistants: createAssistants({ ...config.platform, links }),
  payments: createPayments(config.payments),
  accounts: createAccounts(config.accounts),
  notices: createNotices({
    access: config.accounts,
    report: (error) => app.log.warn({ err: error }, 'nobody hears of changes'),
  }),
  languageModel: createLanguageModel(config.languageModel, (failure) =>
    app.log.warn({ failure }, 'the language model was of no help'),
  ),
});
const app = await buildApp(config, {
  services,
  identity: { ...config.auth, keys: createTokenKeys(config.auth.keysUrl) },
  checks: [() => pool.query('select 1'), () => boss.schemaVersion()],
});
boss.on('error', (error) => app.log.error({ err: error }, 'jobs interrupted'));
await boss.start();
await startWorkers(boss, services.handlers, (name, error) =>
  app.log.error({ err: error, job: name }, 'job failed'),
);
await services.reopenOutdatedReports();

async function shutDown() {
  await app.close(); // answers what is in flight
  await boss.stop({ timeout: JOB_GRACE_MS });
  await pool.end();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown());

prepare();
await app.listen(config.server);
