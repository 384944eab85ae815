import type { FastifyError, FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const STRUCTURED_SINCE = '2024-01-01'; // clients of this version or later read the code from `code`

/** Every refusal of the accounts service, with the code its clients know. */
const refusals = {
  bad_json: [400, 'Could not read the request body as JSON'],
  bad_jwt: [403, 'Invalid JWT'],
  bad_code_verifier: [400, 'Code challenge does not match the previously saved code verifier'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  email_exists: [422, 'A user with this email address has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  flow_state_not_found: [404, 'Invalid flow state, no valid flow state found'],
  invalid_credentials: [400, 'Invalid login credentials'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'User not allowed'],
  otp_expired: [403, 'Email link is invalid or has expired'],
  over_email_send_rate_limit: [
    429,
    'For security purposes, you can only request this once a minute',
  ],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  phone_provider_disabled: [400, 'Phone sign-ins are disabled'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  same_password: [422, 'New password should be different from the old password.'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  unexpected_failure: [500, 'Unexpected failure, please check the server logs'],
  unsupported_grant_type: [400, 'unsupported_grant_type'],
  user_not_found: [404, 'User not found'],
  validation_failed: [400, 'The request is not valid'],
  weak_password: [422, 'Password should be at least 8 characters.'],
} as const satisfies Record<string, readonly [number, string]>;

export type AuthErrorCode = keyof typeof refusals;

/** A refusal the protocol knows. Anything else that is thrown is a bug and becomes a 500. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly statusCode: number;

  constructor(code: AuthErrorCode, message: string = refusals[code][1]) {
    super(message);
    this.code = code;
    this.statusCode = refusals[code][0];
  }
}

function asAuthError(error: FastifyError | AuthError): AuthError {
  if (error instanceof AuthError) return error;
  if (error.statusCode === 429) return new AuthError('over_request_rate_limit');
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new AuthError('bad_json');
  if ((error.statusCode ?? 500) < 500) return new AuthError('validation_failed', error.message);
  return new AuthError('unexpected_failure');
}

/** Answers failures in the shape that the version of the calling client reads. */
export const authErrorHandler = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | AuthError>((error, request, reply) => {
    const { code, statusCode, message } = asAuthError(error);
    if (statusCode >= 500) request.log.error({ err: error }, 'accounts request failed');
    else request.log.info({ code }, 'accounts request refused');

    const version = request.headers['x-supabase-api-version'];
    const structured = typeof version === 'string' && version >= STRUCTURED_SINCE;
    if (structured) void reply.header('x-supabase-api-version', STRUCTURED_SINCE);
    const weakness = code === 'weak_password' ? { weak_password: { reasons: ['length'] } } : {};
    return reply
      .code(statusCode)
      .header('x-sb-error-code', code)
      .send(
        structured
          ? { code, message, ...weakness }
          : { code: statusCode, error_code: code, msg: message, ...weakness },
      );
  });
});
