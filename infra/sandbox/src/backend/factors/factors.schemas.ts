import { z } from 'zod';
import { AuthError } from '../auth-error.ts';

const uuid = z.uuid();

export const enrolSchema = z.object({
  factor_type: z.string().optional(),
  friendly_name: z.string().max(255).nullish(),
  issuer: z.string().max(255).nullish(),
});

export const answerSchema = z.object({
  challenge_id: z.uuid(),
  code: z.string().nullish(),
});

/** The id of a path; throws the protocol's 404 for what cannot be one. */
export function readId(name: string, value: unknown): string {
  const parsed = uuid.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AuthError('validation_failed', `${name} must be an UUID`, 404);
}
