import { createAuthClient, newEmail } from './accounts.ts';
import { type Address, keys } from './sandbox.ts';

/** An id that no account has. */
export const NOBODY = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';

export const newPhone = () => `1${Math.floor(Math.random() * 1e10)}`.padEnd(11, '0');

/** The client of whoever holds the secret key. */
export const adminOf = (sandbox: Address) =>
  createAuthClient(sandbox, { key: keys.SECRET_KEY }).admin;

type Attributes = Parameters<ReturnType<typeof adminOf>['createUser']>[0];

/** An account made by an administrator; throws when it is refused. */
export async function createUser(sandbox: Address, attributes: Attributes = {}) {
  const { data, error } = await adminOf(sandbox).createUser({ email: newEmail(), ...attributes });
  if (error) throw error;
  return data.user;
}

/** Any call, as the holder of the given key. */
export const callAs = ({ url }: Address, key: string, path: string, init: RequestInit = {}) =>
  fetch(`${url}/auth/v1${path}`, {
    ...init,
    headers: { apikey: key, 'content-type': 'application/json' },
  });
