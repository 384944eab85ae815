import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { StorageError } from './storage-error.ts';

const claimsSchema = z.object({
  url: z.string(),
  exp: z.number(),
  owner: z.string().nullish(),
  upsert: z.boolean().default(false),
});

export interface UrlClaims {
  /** `bucket/path` of the object the URL is for. */
  readonly url: string;
  readonly owner?: string | null | undefined;
  readonly upsert?: boolean;
}

/** What a signed URL may be used for; one kind is never taken for the other. */
type Purpose = 'download' | 'upload';

export interface UrlSignatures {
  readonly sign: (purpose: Purpose, claims: UrlClaims, seconds: number) => Promise<string>;
  /** Throws unless we signed this token for this purpose and object, and its time is not over. */
  readonly verify: (
    purpose: Purpose,
    token: string,
    url: string,
  ) => Promise<z.output<typeof claimsSchema>>;
}

/** Signs URLs with a secret of its own that stays in the data folder. */
export async function createUrlSignatures(dataFolder: string): Promise<UrlSignatures> {
  const secret = await loadSecret(dataFolder);

  async function readClaims(purpose: Purpose, token: string) {
    try {
      const options = { algorithms: ['HS256'], audience: purpose };
      return claimsSchema.parse((await jwtVerify(token, secret, options)).payload);
    } catch (error) {
      const isSaid = error instanceof errors.JOSEError;
      throw new StorageError('InvalidJWT', isSaid ? error.message : undefined);
    }
  }

  return {
    sign: (purpose, claims, seconds) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(purpose)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
        .sign(secret),

    async verify(purpose, token, url) {
      const claims = await readClaims(purpose, token);
      if (claims.url !== url) throw new StorageError('InvalidSignature');
      return claims;
    },
  };
}

async function loadSecret(folder: string): Promise<Uint8Array> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'storage-key');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return createSecret(file);
    throw error;
  });
  return Buffer.from(text, 'base64url');
}

async function createSecret(file: string): Promise<string> {
  const text = randomBytes(32).toString('base64url');
  // Renamed into place, so that a crash never leaves half a key behind.
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return text;
}
