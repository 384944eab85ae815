import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createClient } from '@supabase/supabase-js';
import { signUpAndIn } from './accounts.ts';
import { type Address, keys } from './sandbox.ts';

/** The vendor's own client with a key, and with a person's token where there is one. */
export const createVendorClient = (
  { url }: Address,
  { key = keys.PUBLISHABLE_KEY, token }: { key?: string; token?: string } = {},
) =>
  createClient(url, key, {
    auth: { autoRefreshToken: false, persistSession: false, storageKey: randomUUID() },
    ...(token ? { accessToken: () => Promise.resolve(token) } : {}),
  });

export type VendorClient = ReturnType<typeof createVendorClient>;

/** A person who is signed in. */
export async function createPerson(sandbox: Address) {
  const { session } = await signUpAndIn(sandbox);
  const { access_token: token, user } = session;
  return { id: user.id, token, client: createVendorClient(sandbox, { token }) };
}

export type Person = Awaited<ReturnType<typeof createPerson>>;

export const createService = (sandbox: Address) =>
  createVendorClient(sandbox, { key: keys.SECRET_KEY });

/** The files that hold objects, and those that are only on their way in. */
export const storedFiles = async (dataFolder: string) => ({
  objects: await readdir(join(dataFolder, 'storage', 'objects')),
  incoming: await readdir(join(dataFolder, 'storage', 'incoming')),
});

/** What a call must have answered with, or the test fails by its error. */
export function dataOf<T>({ data, error }: { data: T; error: unknown }): NonNullable<T> {
  if (error) throw error;
  if (data === null || data === undefined) throw new Error('No data');
  return data;
}

/** An upload whose path no client library has tidied up. */
export async function sendRaw(port: number, path: string, token: string) {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    headers: {
      apikey: keys.PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'audio/webm',
    },
  });
  outgoing.end('spoken');
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode, body: (await json(incoming)) as object };
}
