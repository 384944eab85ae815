import { z } from 'zod';

/** A variable that is set to nothing counts as absent. */
const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
const flag = (fallback: boolean) => given(z.stringbool().default(fallback));
const amount = (fallback: number) => given(z.coerce.number().int().positive().default(fallback));
const text = given(z.string().optional());

/** The protocol's own names; amounts are per five minutes unless the name of the setting says more. */
export const accountsEnvironment = {
  GOTRUE_DISABLE_SIGNUP: flag(false),
  GOTRUE_MAILER_AUTOCONFIRM: flag(false),
  GOTRUE_SMS_AUTOCONFIRM: flag(false),
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: flag(true),
  GOTRUE_EXTERNAL_PHONE_ENABLED: flag(true),
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: flag(false),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: flag(false),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: flag(false),
  GOTRUE_PASSWORD_MIN_LENGTH: amount(8),
  PASSWORD_HASH_COST: given(z.coerce.number().int().min(4).max(31).default(10)), // our own name
  GOTRUE_SMS_PROVIDER: given(z.string().default('outbox')),
  GOTRUE_URI_ALLOW_LIST: text,
  GOTRUE_JWT_SECRET: given(z.string().min(16).optional()),
  GOTRUE_SMTP_HOST: text,
  GOTRUE_SMTP_PORT: amount(587),
  GOTRUE_SMTP_USER: text,
  GOTRUE_SMTP_PASS: text,
  GOTRUE_SMTP_ADMIN_EMAIL: text,
  GOTRUE_SMTP_SENDER_NAME: given(z.string().default('Greenshoe')),
  GOTRUE_SMTP_MAX_FREQUENCY: given(z.coerce.number().nonnegative().default(60)), // seconds
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: amount(150),
  GOTRUE_RATE_LIMIT_VERIFY: amount(30),
  GOTRUE_RATE_LIMIT_OTP: amount(30),
  GOTRUE_RATE_LIMIT_SIGN_UP: amount(150),
  GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: amount(30), // an hour
  GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: amount(15), // a minute
};

const environmentSchema = z.object(accountsEnvironment);

const listed = (list: string | undefined) =>
  (list ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function readMailServer(env: z.output<typeof environmentSchema>) {
  if (!env.GOTRUE_SMTP_HOST) return undefined;
  return {
    host: env.GOTRUE_SMTP_HOST,
    port: env.GOTRUE_SMTP_PORT,
    user: env.GOTRUE_SMTP_USER,
    password: env.GOTRUE_SMTP_PASS,
    from: {
      name: env.GOTRUE_SMTP_SENDER_NAME,
      address: env.GOTRUE_SMTP_ADMIN_EMAIL ?? `no-reply@${env.GOTRUE_SMTP_HOST}`,
    },
  };
}

/** How the accounts service behaves, read from variables that are already checked. */
export const readAccountsSettings = (env: z.output<typeof environmentSchema>) => ({
  isSignUpDisabled: env.GOTRUE_DISABLE_SIGNUP,
  confirmsEmailItself: env.GOTRUE_MAILER_AUTOCONFIRM,
  confirmsPhoneItself: env.GOTRUE_SMS_AUTOCONFIRM,
  allowsAnonymous: env.GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED,
  allowsPhone: env.GOTRUE_EXTERNAL_PHONE_ENABLED,
  /** Text messages go to the outbox; with a provider that is not there, sending them fails. */
  smsProvider: env.GOTRUE_SMS_PROVIDER,
  allowsManualLinking: env.GOTRUE_SECURITY_MANUAL_LINKING_ENABLED,
  /** A new password needs a fresh session or the code of `GET /reauthenticate`. */
  passwordNeedsReauthentication: env.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
  passwordNeedsCurrentPassword: env.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD,
  minimumPasswordLength: env.GOTRUE_PASSWORD_MIN_LENGTH,
  /** The logarithm of the rounds that bcrypt takes. */
  passwordHashCost: env.PASSWORD_HASH_COST,
  /** Patterns of further pages that links may lead to. */
  redirectPatterns: listed(env.GOTRUE_URI_ALLOW_LIST),
  /** Signs the service's own HS256 tokens, where they are in use. */
  serviceSecret: env.GOTRUE_JWT_SECRET,
  secondsBetweenMails: env.GOTRUE_SMTP_MAX_FREQUENCY,
  mailServer: readMailServer(env),
  limits: {
    token: env.GOTRUE_RATE_LIMIT_TOKEN_REFRESH,
    verify: env.GOTRUE_RATE_LIMIT_VERIFY,
    otp: env.GOTRUE_RATE_LIMIT_OTP,
    signUp: env.GOTRUE_RATE_LIMIT_SIGN_UP,
    anonymous: env.GOTRUE_RATE_LIMIT_ANONYMOUS_USERS,
    factor: env.GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY,
  },
});

export type AccountsSettings = ReturnType<typeof readAccountsSettings>;
