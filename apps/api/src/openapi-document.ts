import { createLocalJWKSet } from 'jose';
import { PgBoss } from 'pg-boss';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createDatabase, createPool } from './database/database.ts';
import { createAccounts } from './providers/accounts/accounts.ts';
import { createPayments } from './providers/payments/payments.ts';
import { createAssistants } from './providers/platform/assistants.ts';
import { createServices } from './services.ts';

const NOWHERE = 'http://nowhere.invalid';
const PLACEHOLDER = 'not-a-secret-value';

/** The document at `/docs/json`, from the routes alone: nothing is connected to. */
export async function createOpenApiDocument(): Promise<string> {
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    WEB_ORIGIN: NOWHERE,
    API_PUBLIC_URL: NOWHERE,
    DATABASE_URL: 'postgres://nowhere.invalid/none',
    SUPABASE_URL: NOWHERE,
    SUPABASE_PUBLISHABLE_KEY: PLACEHOLDER,
    SUPABASE_SECRET_KEY: PLACEHOLDER,
    PLATFORM_API_TOKEN: PLACEHOLDER,
    PLATFORM_PUBLIC_KEY: PLACEHOLDER,
    PLATFORM_WEBHOOK_SECRET: PLACEHOLDER,
    INTERVIEWER_SECRET: PLACEHOLDER,
    STRIPE_SECRET_KEY: PLACEHOLDER,
    STRIPE_WEBHOOK_SECRET: PLACEHOLDER,
  });
  const links = { apiUrl: NOWHERE, interviewerSecret: '', webhookSecret: '' };
  const services = createServices(config, {
    database: createDatabase(createPool(config.database)),
    boss: new PgBoss(config.database.url),
    assistants: createAssistants({ ...config.platform, links }),
    payments: createPayments(config.payments),
    accounts: createAccounts(config.accounts),
    notices: { publish: () => undefined },
    languageModel: null,
  });
  const keys = createLocalJWKSet({ keys: [] });
  const app = await buildApp(config, { services, identity: { ...config.auth, keys }, checks: [] });
  await app.ready();
  const document = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  return document;
}
