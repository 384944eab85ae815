import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** An issuer that publishes its keys over HTTP, and changes them. */
export async function startTokenIssuer() {
  const readings = { count: 0 };
  let isInterrupted = false;
  const server = createServer((_request, response) => {
    readings.count += 1;
    response.writeHead(isInterrupted ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [publishedKey] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`;

  let { publishedKey, sign } = await createKey(issuer);
  return {
    issuer,
    audience: 'authenticated',
    keysUrl: new URL(`${issuer}/.well-known/jwks.json`),
    readings,
    /** A token of the key that is current, for somebody new unless the claims say who. */
    token: (claims: object = {}, expiresIn = '1 hour') => sign(claims, expiresIn),
    /** From now on another key signs, and it alone is published. */
    async rotate() {
      ({ publishedKey, sign } = await createKey(issuer));
    },
    /** The key set cannot be read any more, or can again. */
    interrupt: (yes: boolean) => {
      isInterrupted = yes;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function createKey(issuer: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const kid = randomUUID();
  return {
    publishedKey: { ...(await exportJWK(publicKey)), alg: 'ES256', kid },
    sign: (claims: object, expiresIn: string) =>
      new SignJWT({ sub: randomUUID(), ...claims })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(issuer)
        .setAudience('authenticated')
        .setExpirationTime(expiresIn)
        .sign(privateKey),
  };
}

export type TokenIssuer = Awaited<ReturnType<typeof startTokenIssuer>>;
