import {
  type BackendAccess,
  type BackendCall,
  BackendError,
  createBackendCall,
} from './backend-call.ts';
import { createRecordings } from './recordings.ts';

/** What the hosted backend keeps about a person beside our own tables. */
export interface Accounts {
  /** Removes the account somebody signs in with; one that is gone already is fine. */
  readonly removeUser: (userId: string) => Promise<void>;
  /** Removes every recording of a user. */
  readonly removeRecordings: (userId: string) => Promise<void>;
}

const TIMEOUT_MS = 10_000;

const removeUser = (call: BackendCall) => async (userId: string) => {
  try {
    await call({ method: 'DELETE', path: `/auth/v1/admin/users/${userId}` });
  } catch (error) {
    if (!(error instanceof BackendError && error.status === 404)) throw error;
  }
};

/** Accounts and recordings at the hosted backend, over its HTTP API. */
export function createAccounts(access: BackendAccess): Accounts {
  const call = createBackendCall(access, TIMEOUT_MS);
  return { removeUser: removeUser(call), removeRecordings: createRecordings(call).removeAll };
}
