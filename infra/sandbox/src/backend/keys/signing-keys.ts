import { importJWK, type JWK } from 'jose';
import { keyFileIn, makeKey, readKeys, type StoredKey, writeKeys } from './key-file.ts';
import { chooseSigning, keepVerifying } from './key-life.ts';

const LOOK_EVERY_MS = 5_000; // how soon a rotation is seen by a process that is already running

type KeyObject = Awaited<ReturnType<typeof importJWK>>;

export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: KeyObject;
}

export interface SigningKeys {
  readonly current: () => Promise<SigningKey>;
  /** The public key of that name while its tokens may still be valid. */
  readonly find: (keyId: string | undefined) => Promise<KeyObject | undefined>;
  /** What verifiers are told: every key whose tokens may still be valid. */
  readonly publish: () => Promise<{ keys: JWK[] }>;
}

async function importKey({ d, created_at, ...shared }: StoredKey) {
  const publicJwk: JWK = { ...shared, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  return {
    created_at,
    keyId: shared.kid,
    privateKey: await importJWK({ ...shared, d }, 'ES256'),
    publicKey: await importJWK(shared, 'ES256'),
    publicJwk,
  };
}

const importKeys = (keys: readonly StoredKey[]) => Promise.all(keys.map(importKey));

async function readOrCreate(file: string, now: number): Promise<StoredKey[]> {
  const keys = await readKeys(file);
  if (keys) return keys;
  await writeKeys(file, [await makeKey(new Date(now))]);
  return (await readKeys(file)) ?? [];
}

/** The ES256 keys of the data folder, made on first use; a rotated file is read within seconds. */
export async function openSigningKeys(folder: string, now = Date.now): Promise<SigningKeys> {
  const file = keyFileIn(folder);
  let keys = await importKeys(await readOrCreate(file, now()));
  let lookedAt = now();

  async function look() {
    if (now() - lookedAt < LOOK_EVERY_MS) return keys;
    lookedAt = now();
    const stored = await readKeys(file).catch(() => null); // goes on with what it has
    const isSame = stored?.map(({ kid }) => kid).join() === keys.map(({ keyId }) => keyId).join();
    if (stored && !isSame) keys = await importKeys(stored);
    return keys;
  }
  const verifying = async () => keepVerifying(await look(), now());

  return {
    async current() {
      const key = chooseSigning(await look(), now());
      if (!key) throw new Error(`${file} holds no key`);
      return key;
    },
    async find(keyId) {
      return (await verifying()).find((key) => key.keyId === keyId)?.publicKey;
    },
    async publish() {
      return { keys: (await verifying()).map(({ publicJwk }) => publicJwk) };
    },
  };
}
