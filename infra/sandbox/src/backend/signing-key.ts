import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { z } from 'zod';

const jwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
});

async function createKey(file: string): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const text = JSON.stringify({ ...(await exportJWK(privateKey)), kid: crypto.randomUUID() });
  // Renamed into place, so that a crash never leaves half a key behind.
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return text;
}

/** The ES256 key pair of the data folder, created on first use and readable by its owner only. */
export async function loadSigningKey(folder: string) {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'keys.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return createKey(file);
    throw error;
  });
  const { d, ...shared } = jwkSchema.parse(JSON.parse(text));
  const publicJwk: JWK = { ...shared, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  return {
    keyId: shared.kid,
    privateKey: await importJWK({ ...shared, d }, 'ES256'),
    publicKey: await importJWK(shared, 'ES256'),
    publicJwk,
  };
}

export type SigningKey = Awaited<ReturnType<typeof loadSigningKey>>;
