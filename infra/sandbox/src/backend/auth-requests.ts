import { z } from 'zod';
import { AuthError } from './auth-error.ts';
import type { CodeChallenge } from './one-time-tokens.repository.ts';

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(255)
  .regex(
    /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/,
    'Unable to validate email address: invalid format',
  );

const metadata = z.record(z.string(), z.unknown());

/** Clients send `null` for what does not apply. */
const challengeShape = {
  code_challenge: z.string().min(43).max(128).nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain']))
    .nullish(),
};

export const linkTypeSchema = z.enum(['signup', 'recovery']);

export const signUpSchema = z.object({
  email: email.optional(),
  phone: z.string().min(1).optional(),
  password: z.string().default(''),
  data: metadata.nullish(),
  ...challengeShape,
});

export const passwordGrantSchema = z.object({
  email: z.string().trim().toLowerCase().optional(),
  phone: z.string().optional(),
  password: z.string(),
});
export const refreshGrantSchema = z.object({ refresh_token: z.string() });
export const codeGrantSchema = z.object({ auth_code: z.string(), code_verifier: z.string() });
export const grantSchema = z.object({ grant_type: z.string() });

export const mailRequestSchema = z.object({ email, ...challengeShape });
export const resendSchema = mailRequestSchema.extend({ type: z.literal('signup') });
export const redirectSchema = z.object({ redirect_to: z.string().optional() });

export const followLinkSchema = redirectSchema.extend({ token: z.string(), type: linkTypeSchema });
export const verifySchema = z.object({ token_hash: z.string(), type: linkTypeSchema });

/** Fields of the protocol that this service does not offer are refused, not ignored. */
export const accountChangeSchema = z.object({
  password: z.string().optional(),
  data: metadata.optional(),
  email: z.undefined('Changing the e-mail address is not available').optional(),
  phone: z.undefined('Phone numbers are not available').optional(),
});

export const logoutSchema = z.object({
  scope: z.enum(['global', 'local', 'others']).default('global'),
});

export const newAccountSchema = z.object({
  email,
  password: z.string(),
  email_confirm: z.boolean().default(false),
  user_metadata: metadata.default({}),
});
/** Clients leave the value of a parameter empty when they have none. */
const count = (fallback: number, maximum: number) =>
  z.preprocess((value) => value || fallback, z.coerce.number().int().min(1).max(maximum));

export const pageSchema = z.object({ page: count(1, 1_000_000), per_page: count(50, 1_000) });

/** Reads a body or query; the first problem becomes the protocol's `validation_failed`. */
export function read<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.');
  throw new AuthError('validation_failed', field ? `${field}: ${issue?.message}` : issue?.message);
}

/** The proof a code-exchange flow will be asked for. */
export const challengeOf = (body: {
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: CodeChallenge['method'] | null | undefined;
}): CodeChallenge | null =>
  body.code_challenge
    ? { value: body.code_challenge, method: body.code_challenge_method ?? 's256' }
    : null;
