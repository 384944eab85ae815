import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { AuthError } from './auth-error.ts';
import type { SigningKey } from './signing-key.ts';
import type { Session, User } from './users.ts';

export const ACCESS_TOKEN_SECONDS = 3_600;

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

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

/** Signs and reads access tokens with the claims of the hosted service. */
export function createAccessTokens(key: SigningKey, publicUrl: string): AccessTokens {
  const issuer = `${publicUrl}/auth/v1`;
  return {
    sign(user, session) {
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

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key.publicKey, {
          issuer,
          audience: 'authenticated',
          algorithms: ['ES256'],
        });
        const claims = claimsSchema.parse(payload);
        return { userId: claims.sub, sessionId: claims.session_id };
      } catch {
        throw new AuthError('bad_jwt');
      }
    },
  };
}
