import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

const storedKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  /** When the key was made; a file of the earlier form, with one key, does not say. */
  created_at: z.iso.datetime().default(() => new Date(0).toISOString()),
});

const fileSchema = z.union([
  z.object({ keys: z.array(storedKeySchema).min(1) }),
  storedKeySchema.transform((key) => ({ keys: [key] })),
]);

/** A private ES256 key as the file keeps it. */
export type StoredKey = z.output<typeof storedKeySchema>;

export const keyFileIn = (folder: string) => join(folder, 'keys.json');

/** A new key pair with a name of its own. */
export async function makeKey(createdAt: Date): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID() };
  return storedKeySchema.parse({ ...jwk, created_at: createdAt.toISOString() });
}

/** Keys stand newest first. Renamed into place, so that nobody ever reads half a file; readable by its owner only. */
export async function writeKeys(file: string, keys: readonly StoredKey[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify({ keys }), { mode: 0o600 });
  await chmod(`${file}.new`, 0o600); // a leftover of a crash keeps the mode it had
  await rename(`${file}.new`, file);
}

/** The keys of the file, newest first; `null` where there is none yet. */
export async function readKeys(file: string): Promise<StoredKey[] | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  return fileSchema.parse(JSON.parse(text)).keys;
}
