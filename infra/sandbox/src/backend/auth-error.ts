import type { FastifyError, FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const STRUCTURED_SINCE = '2024-01-01'; // clients of this version or later read the code from `code`

/** Every refusal of the accounts service, with the code its clients know. */
const refusals = {
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  bad_code_verifier: [400, 'code challenge does not match the previously saved code verifier'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  current_password_invalid: [400, 'Current password required when setting new password.'],
  current_password_required: [400, 'Current password required when setting new password.'],
  email_exists: [422, 'A user with this email address has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  flow_state_not_found: [404, 'Invalid flow state, no valid flow state found'],
  invalid_credentials: [400, 'Invalid login credentials'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'User not allowed'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  otp_expired: [403, 'Email link is invalid or has expired'],
  over_email_send_rate_limit: [429, 'For security purposes, you can only request this later.'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_sms_send_rate_limit: [429, 'For security purposes, you can only request this later.'],
  phone_exists: [422, 'A user with this phone number has already been registered'],
  phone_not_confirmed: [400, 'Phone not confirmed'],
  phone_provider_disabled: [400, 'Phone logins are disabled'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  same_password: [422, 'New password should be different from the old password.'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  sms_send_failed: [422, 'Unable to get SMS provider'],
  unexpected_failure: [500, 'Unexpected failure, please check the server logs'],
  unsupported_grant_type: [400, 'unsupported_grant_type'],
  user_already_exists: [422, 'User already registered'],
  user_banned: [403, 'User is banned'],
  user_not_found: [404, 'User not found'],
  validation_failed: [400, 'The request is not valid'],
  weak_password: [422, 'Password should be at least 8 characters.'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
  identity_not_found: [422, "Identity doesn't exist"],
  insufficient_aal: [403, 'AAL2 required to enroll a new factor'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_challenge_expired: [422, 'MFA challenge has expired'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name already exists'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_ip_address_mismatch: [422, 'Challenge and verify IP addresses mismatch.'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_webauthn_enroll_not_enabled: [422, 'MFA enroll is disabled for WebAuthn'],
  provider_disabled: [400, 'Provider is not enabled'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  too_many_enrolled_mfa_factors: [
    422,
    'Maximum number of verified factors reached, unenroll to continue',
  ],
} as const satisfies Record<string, readonly [number, string]>;

export type AuthErrorCode = keyof typeof refusals;

/** A refusal the protocol knows. Anything else that is thrown is a bug and becomes a 500. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly statusCode: number;
  /** When to try again, in seconds. */
  readonly retryAfter: number | undefined;

  /** The protocol gives a few codes more than one status. */
  constructor(
    code: AuthErrorCode,
    message: string = refusals[code][1],
    statusCode: number = refusals[code][0],
    retryAfter?: number,
  ) {
    super(message);
    this.code = code;
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

function asAuthError(error: FastifyError | AuthError): AuthError {
  if (error instanceof AuthError) return error;
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new AuthError('bad_json');
  if ((error.statusCode ?? 500) < 500) return new AuthError('validation_failed', error.message);
  return new AuthError('unexpected_failure');
}

/** Answers failures in the shape that the version of the calling client reads. */
export const authErrorHandler = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | AuthError>((error, request, reply) => {
    const { code, statusCode, message, retryAfter } = asAuthError(error);
    if (statusCode >= 500) request.log.error({ err: error }, 'accounts request failed');
    else request.log.info({ code }, 'accounts request refused');

    const version = request.headers['x-supabase-api-version'];
    const structured = typeof version === 'string' && version >= STRUCTURED_SINCE;
    if (structured) void reply.header('x-supabase-api-version', STRUCTURED_SINCE);
    if (retryAfter) void reply.header('retry-after', retryAfter);
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
