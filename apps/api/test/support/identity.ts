import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Identity } from '../../src/http/signed-in.ts';

const { publicKey, privateKey } = await generateKeyPair('ES256');
const claims = { issuer: 'https://auth.test/auth/v1', audience: 'authenticated' };

/** As the issuer publishes them. */
export const publicKeys = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] };

export const identity: Identity = { ...claims, keys: createLocalJWKSet(publicKeys) };

/** A signed-in user, as the real issuer would describe them. */
export async function createUser({
  issuer = claims.issuer,
  audience = claims.audience,
  expiresIn = '5 minutes',
} = {}) {
  const id = randomUUID();
  const email = `${id}@example.test`;
  const token = await new SignJWT({ email, role: 'authenticated' })
    .setProtectedHeader({ alg: 'ES256' })
    .setSubject(id)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(0)
    .setExpirationTime(expiresIn)
    .sign(privateKey);
  return { id, email, token, headers: { authorization: `Bearer ${token}` } };
}

export type TestUser = Awaited<ReturnType<typeof createUser>>;
