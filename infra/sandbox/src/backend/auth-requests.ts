import { z } from 'zod';
import { AuthError } from './auth-error.ts';
import type { CodeChallenge } from './links/one-time-tokens.repository.ts';

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;
const PHONE = /^[1-9]\d{1,14}$/;
const NAMED_CHANNEL = "Invalid channel, supported values are 'sms' or 'whatsapp'";

/** Clients send `null` or nothing at all for what does not apply. */
const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .refine((value) => value.length <= 255, 'An email address is too long')
  .refine((value) => EMAIL.test(value), 'Unable to validate email address: invalid format');

/** Digits alone, as the protocol keeps numbers. */
export const phoneSchema = z
  .string()
  .transform((value) => value.trim().replace(/^\+/, '').replaceAll(' ', ''))
  .refine((value) => PHONE.test(value), 'Invalid phone number format (E.164 required)');

/** What PostgreSQL cannot keep as JSON: a null character, or half a character. */
const UNKEEPABLE = /\\u(?:0000|d[89a-f]..)/;

export const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine(
    (data) => !UNKEEPABLE.test(JSON.stringify(data)),
    'data holds characters nobody can read',
  );

const challengeShape = {
  code_challenge: given(z.string().min(43).max(128)),
  code_challenge_method: given(
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(['s256', 'plain'])),
  ),
};
const contactShape = {
  email: given(emailSchema),
  phone: given(phoneSchema),
  channel: given(z.string().refine((name) => name === 'sms', NAMED_CHANNEL)),
};

export const signUpSchema = z.object({
  ...contactShape,
  password: given(z.string()),
  data: given(metadataSchema),
  ...challengeShape,
});

export const passwordGrantSchema = z.object({
  email: given(z.string().trim().toLowerCase()),
  phone: given(z.string().transform((value) => value.replace(/^\+/, '').replaceAll(' ', ''))),
  password: z.string().default(''),
});
export const refreshGrantSchema = z.object({ refresh_token: z.string() });
export const codeGrantSchema = z.object({ auth_code: z.string(), code_verifier: z.string() });
export const grantSchema = z.object({ grant_type: z.string().default('') });

export const recoverSchema = z.object({ email: emailSchema, ...challengeShape });
export const otpSchema = z.object({
  ...contactShape,
  create_user: z.boolean().default(true),
  data: given(metadataSchema),
  ...challengeShape,
});

const RESENT = 'Missing one of these types: signup, email_change, sms, phone_change';
const resendTypes = ['signup', 'email_change', 'sms', 'phone_change'] as const;
export type ResendType = (typeof resendTypes)[number];
export const resendSchema = z.object({
  ...contactShape,
  type: z
    .string()
    .default('')
    .transform((value, check) => {
      const type = resendTypes.find((known) => known === value);
      if (type) return type;
      check.addIssue({ code: 'custom', message: RESENT });
      return z.NEVER;
    }),
  ...challengeShape,
});

export const verifySchema = z.object({
  ...contactShape,
  type: z.string().default(''),
  token: given(z.string()),
  token_hash: given(z.string()),
});

export const accountChangeSchema = z.object({
  ...contactShape,
  password: given(z.string()),
  current_password: given(z.string()),
  nonce: given(z.string()),
  data: given(metadataSchema),
  app_metadata: given(metadataSchema),
  ...challengeShape,
});

export const logoutSchema = z.object({
  scope: z.preprocess((value) => value || 'global', z.enum(['global', 'local', 'others'])),
});

/** Reads a body or query; the first problem becomes the protocol's `validation_failed`. */
export function read<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const isOurWording = issue?.code === 'custom';
  const field = issue?.path.join('.');
  throw new AuthError(
    'validation_failed',
    field && !isOurWording ? `${field}: ${issue?.message}` : issue?.message,
  );
}

/** The proof a code-exchange flow will be asked for. */
export const challengeOf = (body: {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: CodeChallenge['method'] | undefined;
}): CodeChallenge | null =>
  body.code_challenge
    ? { value: body.code_challenge, method: body.code_challenge_method ?? 's256' }
    : null;
