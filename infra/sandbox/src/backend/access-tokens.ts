import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { AuthError } from './auth-error.ts';
import { rememberVerified } from './keys/remember-verified.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import type { Session, User } from './users.ts';

export const ACCESS_TOKEN_SECONDS = 3_600;

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() });

export interface AccessTokens {
  readonly sign: (user: User, session: Session) => Promise<string>;
  /** Throws `bad_jwt` unless the token is ours and still valid. */
  readonly verify: (token: string) => Promise<{ userId: string; sessionId: string }>;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);

/** How the person of a session proved who they are, the latest first. */
const methodsOf = ({ method, createdAt, verifiedAt }: Session) => [
  ...(verifiedAt ? [{ method: 'totp', timestamp: seconds(verifiedAt) }] : []),
  { method, timestamp: seconds(createdAt) },
];

const reasons: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'token has invalid claims: token is expired',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'token signature is invalid: signature is invalid',
  ERR_JOSE_ALG_NOT_ALLOWED: 'token is unverifiable: signing method is invalid',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'token has invalid claims',
};

function unverifiable(error: unknown): AuthError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code] ?? 'token is malformed';
  return new AuthError('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}

/** Signs and reads access tokens with the claims of the hosted service. */
export function createAccessTokens(keys: SigningKeys, publicUrl: string): AccessTokens {
  const issuer = `${publicUrl}/auth/v1`;
  const keyOf = async ({ kid }: { kid?: string | undefined }) => {
    const key = await keys.find(kid);
    if (!key) throw new AuthError('bad_jwt');
    return key;
  };
  const verify = rememberVerified(async (token) => {
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        issuer,
        audience: 'authenticated',
        algorithms: ['ES256'],
      });
      const { sub: userId, session_id: sessionId, exp } = claimsSchema.parse(payload);
      return { finding: { userId, sessionId }, endsAt: exp * 1_000 };
    } catch (error) {
      throw unverifiable(error);
    }
  });
  return {
    async sign(user, session) {
      const key = await keys.current();
      return new SignJWT({
        email: user.email ?? '',
        phone: user.phone ?? '',
        app_metadata: user.appMetadata,
        user_metadata: user.userMetadata,
        role: user.role,
        aal: session.aal,
        amr: methodsOf(session),
        session_id: session.id,
        is_anonymous: user.isAnonymous,
      })
        .setProtectedHeader({ alg: 'ES256', kid: key.keyId, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(user.id)
        .setAudience('authenticated')
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
        .sign(key.privateKey);
    },

    verify,
  };
}
