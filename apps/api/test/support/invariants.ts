import { expect } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { findBrokenBooks } from './books.ts';

/** What must hold at every moment, whatever failed. */
export async function expectBooksToBalance(database: Database): Promise<void> {
  expect(await findBrokenBooks(database)).toEqual([]);
}
