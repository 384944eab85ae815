import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';

const FRESH_MS = 60_000; // a key taken out of the set stops working as soon
const PAUSE_MS = 30_000; // after a failure, and between two searches for a key that is not there

const failures = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']);

/** Whether the key set could not be read, rather than that a token is not good. */
export const isKeySetFailure = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || failures.has(error.code);

/**
 * The issuer's public keys, read when one is needed. While the issuer does not answer, the keys it
 * published last go on working, and any other key is a failure to read.
 */
export function createTokenKeys(url: URL): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(url, { cacheMaxAge: FRESH_MS, cooldownDuration: PAUSE_MS });
  let outage: { readonly failure: unknown; readonly until: number } | null = null;

  const findPublished = (
    published: ReturnType<typeof remote.jwks> & object,
    failure: unknown,
    [header, token]: Parameters<JWTVerifyGetKey>,
  ) =>
    createLocalJWKSet(published)(header, token).catch((error: unknown) => {
      // It may have been published since.
      throw error instanceof errors.JWKSNoMatchingKey ? failure : error;
    });

  return async (...wanted) => {
    const published = remote.jwks();
    if (published && outage && Date.now() < outage.until) {
      return findPublished(published, outage.failure, wanted);
    }
    try {
      return await remote(...wanted);
    } catch (failure) {
      if (!published || !isKeySetFailure(failure)) throw failure;
      outage = { failure, until: Date.now() + PAUSE_MS };
      return findPublished(published, failure, wanted);
    }
  };
}
