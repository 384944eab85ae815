import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { openSigningKeys } from '../../src/backend/keys/signing-keys.ts';

interface TokenRequest {
  readonly dataFolder: string;
  readonly url: string;
  readonly userId: string;
  /** How long it is good for; below zero: it is over already. */
  readonly seconds: number;
  readonly audience?: string;
  readonly issuer?: string;
}

/** A token that the sandbox has really signed, of a life to measure. */
export async function mintToken(request: TokenRequest): Promise<string> {
  const { dataFolder, url, userId, seconds } = request;
  const { keyId, privateKey } = await (await openSigningKeys(dataFolder)).current();
  return new SignJWT({ role: 'authenticated', session_id: randomUUID() })
    .setProtectedHeader({ alg: 'ES256', kid: keyId, typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(request.issuer ?? `${url}/auth/v1`)
    .setAudience(request.audience ?? 'authenticated')
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .sign(privateKey);
}
