import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { transaction } from '../database.ts';
import type { Caller } from './callers.ts';
import { StorageError, type StorageErrorCode } from './storage-error.ts';

/** What the database refuses is what the service refuses. */
const codes: Readonly<Record<string, StorageErrorCode>> = {
  '42501': 'AccessDenied',
  '23505': 'KeyAlreadyExists',
  '23503': 'NoSuchBucket',
};

function asRefusal(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const code = codes[error.code ?? ''];
  return code ? new StorageError(code) : error;
}

/** Until the transaction ends, row-level security applies to this caller as it would on the hosted service. */
async function become(client: PoolClient, caller: Caller) {
  if (caller.role === 'service_role') return;
  const claims =
    caller.role === 'anon' ? { role: 'anon' } : { role: caller.role, sub: caller.userId };
  await client.query(
    `select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`,
    [JSON.stringify(claims), caller.role],
  );
}

/** Runs `work` in one transaction with the rights of the caller; refusals come as `StorageError`. */
export async function asCaller<T>(
  pool: Pool,
  caller: Caller,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  try {
    return await transaction(pool, async (client) => {
      await become(client, caller);
      return work(client);
    });
  } catch (error) {
    throw asRefusal(error);
  }
}

const UNDO = Symbol('undo');

/** Throws what `work` would be refused with, and leaves nothing of it. */
export async function tryOut(
  pool: Pool,
  caller: Caller,
  work: (client: PoolClient) => Promise<unknown>,
): Promise<void> {
  try {
    await asCaller(pool, caller, async (client) => {
      await work(client);
      throw UNDO;
    });
  } catch (error) {
    if (error !== UNDO) throw error;
  }
}
