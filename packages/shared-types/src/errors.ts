import { z } from 'zod';

/**
 * Every failure the API can name. Codes are public API: add freely, never rename.
 * The web app must translate each one (`locales.test.ts` fails otherwise).
 */
export const errorCatalogue = {
  'account.wrong_email': { status: 422, title: 'This is not the address of this account' },
  'auth.second_factor_required': {
    status: 403,
    title: 'Please enter the code of your authenticator app first',
  },
  'auth.unauthenticated': { status: 401, title: 'Not authenticated. Please login first.' },
  'auth.wrong_user': { status: 403, title: 'This account may not act for another user' },
  'auth.platform_only': { status: 401, title: 'Only the voice platform may call this' },
  'internal.unexpected': { status: 500, title: 'Something went wrong' },
  'internal.unavailable': { status: 503, title: 'The service is temporarily unavailable' },
  'interviews.answer_too_long': { status: 413, title: 'This answer is too long' },
  'interviews.key_reused': { status: 422, title: 'This launch key was used with other settings' },
  'interviews.launch_failed': { status: 502, title: 'The voice platform refused this interview' },
  'interviews.launch_in_progress': { status: 409, title: 'This launch is already in progress' },
  'interviews.no_scenario': { status: 422, title: 'No scenario available' },
  'interviews.platform_unavailable': { status: 503, title: 'The interviewer is unavailable' },
  'payments.foreign_address': { status: 400, title: 'A payment returns to our own pages only' },
  'payments.invalid_signature': { status: 400, title: 'The signature does not match' },
  'payments.not_found': { status: 404, title: 'No such payment' },
  'payments.not_paid': { status: 409, title: 'This payment is not complete yet' },
  'payments.parked': { status: 409, title: 'This payment is being checked by our team' },
  'payments.unavailable': { status: 503, title: 'The payment service is unavailable' },
  'request.in_progress': { status: 409, title: 'The same request is already in progress' },
  'request.invalid': { status: 400, title: 'The request is not valid' },
  'request.key_reused': { status: 422, title: 'This key was used with another request' },
  'request.not_found': { status: 404, title: 'No such resource' },
  'request.too_large': { status: 413, title: 'The request is too large' },
  'request.too_many': { status: 429, title: 'Too many requests. Please wait a moment.' },
  'tokens.owed': { status: 402, title: 'Tokens are owed for a payment that was undone' },
  'tokens.insufficient': { status: 402, title: 'Not enough tokens' },
} as const satisfies Record<`${string}.${string}`, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/** RFC 9457 body. `error` repeats `title` for callers that only read a message. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(errorCodes),
    error: z.string(),
    requestId: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof problemSchema>;
