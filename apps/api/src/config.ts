import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
const secret = z.string().min(16);
/** One secret, or several with commas between them while one replaces another. */
const secrets = z
  .string()
  .transform((list) => list.split(',').map((item) => item.trim()))
  .pipe(z.array(secret).min(1));
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const LANGUAGE_MODEL = ['LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_KEY', 'LANGUAGE_MODEL_NAME'] as const;

const settingsSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
  WEB_ORIGIN: url,
  WEB_ROOT: z.string().optional(),
  API_PUBLIC_URL: url,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: z.coerce.number().int().positive().default(10),
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: secret,
  PLATFORM_API_URL: url.default('https://api.vapi.ai'),
  PLATFORM_API_TOKEN: secret,
  PLATFORM_PUBLIC_KEY: z.string().min(1),
  PLATFORM_WEBHOOK_SECRET: secret,
  VOICE_KIND: z.enum(['vapi', 'local']).default('vapi'),
  INTERVIEWER_SECRET: secret,
  STRIPE_API_URL: url.default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secrets,
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(300),
  LAUNCHES_PER_MINUTE: z.coerce.number().int().positive().default(10),
  WELCOME_TOKENS: z.coerce.number().int().nonnegative().default(1),
  LANGUAGE_MODEL_URL: url.optional(),
  LANGUAGE_MODEL_KEY: z.string().optional(),
  LANGUAGE_MODEL_NAME: z.string().optional(),
});

const environmentSchema = settingsSchema.refine(
  (env) => new Set(LANGUAGE_MODEL.map((name) => env[name] === undefined)).size === 1,
  {
    path: ['LANGUAGE_MODEL_URL'],
    message: `${LANGUAGE_MODEL.join(', ')} belong together: set all three, or none`,
    when: () => true, // every problem is listed at once
  },
);

/** A value that is set but empty, as in a copied `.env`, counts as not set. */
function parse<S extends z.ZodType>(schema: S, environment: NodeJS.ProcessEnv): z.output<S> {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    throw new Error(`Invalid environment\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

type Environment = z.output<typeof environmentSchema>;

/** `null` when no language model is to be asked. */
function languageModelOf({
  LANGUAGE_MODEL_URL: address,
  LANGUAGE_MODEL_KEY: key,
  LANGUAGE_MODEL_NAME: name,
}: Environment) {
  return address && key && name ? { url: address, key, name } : null;
}

/** The only reader of `process.env`. A hosted and a local setup differ by these values alone. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env) {
  const env = parse(environmentSchema, environment);
  const issuer = `${env.SUPABASE_URL}/auth/v1`;
  return {
    server: {
      host: env.HOST,
      port: env.PORT,
      logLevel: env.LOG_LEVEL,
      trustProxy: env.TRUST_PROXY,
      publicUrl: env.API_PUBLIC_URL,
    },
    web: { origin: env.WEB_ORIGIN, root: env.WEB_ROOT },
    database: { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE },
    auth: {
      issuer,
      audience: 'authenticated',
      keysUrl: new URL(`${issuer}/.well-known/jwks.json`),
    },
    backend: { url: env.SUPABASE_URL, publishableKey: env.SUPABASE_PUBLISHABLE_KEY },
    /** The same backend with the key that may do everything there; never leaves the server. */
    accounts: { url: env.SUPABASE_URL, secretKey: env.SUPABASE_SECRET_KEY },
    voice: {
      kind: env.VOICE_KIND,
      apiUrl: env.PLATFORM_API_URL,
      publicKey: env.PLATFORM_PUBLIC_KEY,
    },
    platform: { apiUrl: env.PLATFORM_API_URL, token: env.PLATFORM_API_TOKEN },
    interviewer: { secret: env.INTERVIEWER_SECRET },
    webhooks: { secret: env.PLATFORM_WEBHOOK_SECRET },
    /** For each caller. */
    limits: {
      requestsPerMinute: env.REQUESTS_PER_MINUTE,
      launchesPerMinute: env.LAUNCHES_PER_MINUTE,
    },
    tokens: { welcome: env.WELCOME_TOKENS },
    payments: {
      apiUrl: env.STRIPE_API_URL,
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
    },
    languageModel: languageModelOf(env),
  } as const;
}

export type Config = ReturnType<typeof loadConfig>;

/** For operator commands, which need nothing but the database. */
export function loadDatabaseConfig(environment: NodeJS.ProcessEnv = process.env) {
  const env = parse(z.object({ DATABASE_URL: databaseUrl }), environment);
  return { url: env.DATABASE_URL, poolSize: 1 };
}
