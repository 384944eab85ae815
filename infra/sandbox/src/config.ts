import { z } from 'zod';
import { accountsEnvironment, readAccountsSettings } from './backend/settings.ts';
import { readRealtimeSettings, realtimeEnvironment } from './realtime/settings.ts';
import { readStorageSettings, storageEnvironment } from './storage/settings.ts';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const origin = url.transform((value) => new URL(value).origin);
const key = z.string().min(8);
/** A variable that is set to nothing counts as absent. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** The only reader of `process.env` in the sandbox. */
const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(54_321),
  PUBLIC_URL: optional(url),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATA_DIR: z.string().min(1),
  SITE_URL: url,
  REDIRECT_URLS: optional(z.string()),
  PUBLISHABLE_KEY: key,
  SECRET_KEY: key,
  PLATFORM_PUBLIC_KEY: key,
  PLATFORM_PRIVATE_KEY: key,
  PAYMENTS_SECRET_KEY: z.string().regex(/^sk_test_\w{8,}$/),
  PAYMENTS_WEBHOOK_SECRET: z.string().regex(/^whsec_\w{8,}$/),
  PAYMENTS_WEBHOOK_URL: optional(url),
  STT_URL: optional(url),
  STT_KEY: optional(z.string()),
  STT_MODEL: z.preprocess((value) => value || undefined, z.string().default('whisper-1')),
  RECONNECT_GRACE_SECONDS: z.coerce.number().positive().default(60),
  ...accountsEnvironment,
  ...storageEnvironment,
  ...realtimeEnvironment,
});

function readOrigins(list: string): string[] {
  const parsed = z.array(origin).safeParse(
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
  if (!parsed.success) throw new Error('Invalid environment\nREDIRECT_URLS must list origins');
  return parsed.data;
}

/** Reads the environment once; fails with every problem listed. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env) {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`Invalid environment\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`;
  return {
    server: { host: env.HOST, port: env.PORT, logLevel: env.LOG_LEVEL, publicUrl },
    databaseUrl: env.DATABASE_URL,
    dataFolder: env.DATA_DIR,
    site: {
      url: env.SITE_URL,
      origins: [new URL(env.SITE_URL).origin, ...readOrigins(env.REDIRECT_URLS ?? '')],
    },
    backend: { publishableKey: env.PUBLISHABLE_KEY, secretKey: env.SECRET_KEY },
    accounts: readAccountsSettings(env),
    storage: readStorageSettings(env),
    realtime: readRealtimeSettings(env),
    platform: { publicKey: env.PLATFORM_PUBLIC_KEY, privateKey: env.PLATFORM_PRIVATE_KEY },
    payments: {
      secretKey: env.PAYMENTS_SECRET_KEY,
      webhookSecret: env.PAYMENTS_WEBHOOK_SECRET,
      webhookUrl: env.PAYMENTS_WEBHOOK_URL,
    },
    transcription: env.STT_URL
      ? { url: env.STT_URL, key: env.STT_KEY, model: env.STT_MODEL }
      : undefined,
    reconnectGraceMs: env.RECONNECT_GRACE_SECONDS * 1_000,
  } as const;
}

export type Config = ReturnType<typeof loadConfig>;
