import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Identity } from '../../src/http/identify.ts';

const { publicKey, privateKey } = await generateKeyPair('ES256');
const claims = { issuer: 'https://auth.test/auth/v1', audience: 'authenticated' };

/** As the issuer publishes them. */
export const publicKeys = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] };

export const identity: Identity = { ...claims, keys: createLocalJWKSet(publicKeys) };

/** Signs anything with the issuer's key. */
export const signWithKey = (content: JWTPayload, header: { kid?: string } = {}) =>
  new SignJWT(content).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey);

interface UserOptions {
  readonly issuer?: string;
  readonly audience?: string;
  readonly expiresIn?: string;
  /** Beside, or instead of, what every token says. */
  readonly claims?: JWTPayload;
}

/** A signed-in user, as the real issuer would describe them. */
export async function createUser({
  issuer = claims.issuer,
  audience = claims.audience,
  expiresIn = '5 minutes',
  claims: others = {},
}: UserOptions = {}) {
  const id = randomUUID();
  const email = `${id}@example.test`;
  const token = await new SignJWT({ email, role: 'authenticated', sub: id, ...others })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(0)
    .setExpirationTime(expiresIn)
    .sign(privateKey);
  return { id, email, token, headers: { authorization: `Bearer ${token}` } };
}

export type TestUser = Awaited<ReturnType<typeof createUser>>;
