import { findBrokenBooks } from '../apps/api/test/support/books.ts';
import { compareWithModel } from '../apps/api/test/support/ledger-model.ts';
import { startBooks } from './books.ts';

// Random sequences of everything that moves tokens, against a model in memory. The target is none
// that differs, and books that balance afterwards.

const SEQUENCES = Number(process.env['SEQUENCES'] ?? 1_000);

const books = await startBooks();
try {
  const begun = performance.now();
  const { seed, sequences, difference } = await compareWithModel(books.api, SEQUENCES);
  const broken = await findBrokenBooks(books.api.database);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
  const verdict = difference === null ? 'no difference' : 'a difference';
  console.log(
    `ledger against its model: ${sequences} sequences, ${verdict}, ${broken.length} violated invariants (seed ${seed}, ${seconds} s)`,
  );
  if (difference !== null || broken.length > 0) {
    console.error(difference, broken);
    process.exitCode = 1;
  }
} finally {
  await books.stop();
}
