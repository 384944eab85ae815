import { join } from 'node:path';
import type { Secrets } from './secrets.ts';
import { projectFolder, type Settings } from './settings.ts';

export interface Addresses {
  /** What a person types into the browser. */
  readonly web: string;
  readonly api: string;
  readonly sandbox: string;
}

/** The keys of the payment provider, in the form its own have. */
const paymentsKeys = ({ paymentsSecretKey, paymentsWebhookSecret }: Secrets) => ({
  secretKey: `sk_test_${paymentsSecretKey}`,
  webhookSecret: `whsec_${paymentsWebhookSecret}`,
});

/** Settings of the API process; anything in `.env` or the environment wins over them. */
export const apiEnvironment = (
  { environment, watch }: Settings,
  secrets: Secrets,
  { web, api, sandbox }: Addresses,
  databaseUrl: string,
) => ({
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  WEB_ORIGIN: web,
  ...(watch ? {} : { WEB_ROOT: join(projectFolder, 'apps/web/dist') }),
  API_PUBLIC_URL: api,
  SUPABASE_URL: sandbox,
  SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
  SUPABASE_SECRET_KEY: secrets.secretKey,
  PLATFORM_API_URL: `${sandbox}/voice`,
  PLATFORM_API_TOKEN: secrets.platformPrivateKey,
  PLATFORM_PUBLIC_KEY: secrets.platformPublicKey,
  VOICE_KIND: 'local',
  INTERVIEWER_SECRET: secrets.interviewerSecret,
  PLATFORM_WEBHOOK_SECRET: secrets.webhookSecret,
  STRIPE_API_URL: sandbox,
  STRIPE_SECRET_KEY: paymentsKeys(secrets).secretKey,
  STRIPE_WEBHOOK_SECRET: paymentsKeys(secrets).webhookSecret,
  ...environment,
  DATABASE_URL: databaseUrl, // never somebody else's, whatever the shell has exported
  PORT: new URL(api).port,
});

/** Settings of the sandbox process. */
export const sandboxEnvironment = (
  { environment, sandboxPort, dataFolder, port }: Settings,
  secrets: Secrets,
  { web, api, sandbox }: Addresses,
  databaseUrl: string,
) => ({
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  SITE_URL: web,
  REDIRECT_URLS: `${web},http://127.0.0.1:${port}`,
  PUBLIC_URL: sandbox,
  PUBLISHABLE_KEY: secrets.publishableKey,
  SECRET_KEY: secrets.secretKey,
  PLATFORM_PUBLIC_KEY: secrets.platformPublicKey,
  PLATFORM_PRIVATE_KEY: secrets.platformPrivateKey,
  PAYMENTS_SECRET_KEY: paymentsKeys(secrets).secretKey,
  PAYMENTS_WEBHOOK_SECRET: paymentsKeys(secrets).webhookSecret,
  PAYMENTS_WEBHOOK_URL: `${api}/webhooks/payments`,
  ...environment,
  DATABASE_URL: databaseUrl,
  DATA_DIR: join(dataFolder, 'sandbox'),
  PORT: String(sandboxPort),
});
