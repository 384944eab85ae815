import { DatabaseError } from 'pg';

// What Node and `pg` say when no connection can be had, or the one in use is lost.
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read)/;
// Classes 08 (connection), 53 (resources) and 57P0x (shutting down, starting up) of PostgreSQL.
const OUTAGE_STATES = /^(08|53|57P0)/;
const DATA_EXCEPTION = /^22/;
const ERASED_USER = 'GS410'; // our own, raised by a trigger

/** The database cannot be reached or is going away; the same request may succeed soon. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof DatabaseError) return OUTAGE_STATES.test(code);
  return NETWORK_CODES.has(code) || LOST_CONNECTION.test(error.message);
}

/** The caller sent a value no column can hold, such as a NUL character. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof DatabaseError && DATA_EXCEPTION.test(error.code ?? '');

/** Something was to be written for somebody whose account is deleted. */
export const isForErasedUser = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === ERASED_USER;
