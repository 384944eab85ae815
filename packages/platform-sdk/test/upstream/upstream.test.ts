import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../scripts/read-document.ts';
import { compareWithUpstream } from './compare.ts';
import { deliberateDifferences } from './deliberate-differences.ts';
import { readDeclarations } from './read-declarations.ts';
import { readDocumentShapes } from './read-document-shapes.ts';

const declarations = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/${name}/dist/api.d.ts`, import.meta.url));

/** Turns an entry with `*` into the pattern it stands for. */
function patternOf(entry: string): RegExp {
  const parts = entry.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

const newest = readDeclarations(declarations('@vapi-ai/web'));
const oldest = readDeclarations(declarations('vapi-web-2025'));
const own = readDocumentShapes(await readDocument());
const differences = compareWithUpstream(own, { newest, oldest });
const entries = deliberateDifferences.flatMap((group) => group.differences);

describe('our document beside the declarations of the provider’s web client', () => {
  it('has the 77 operations of 2025, of which 67 are left in the newest', () => {
    const routes = own.operations.keys().toArray();
    expect(routes.toSorted()).toEqual(oldest.operations.keys().toArray().toSorted());
    expect(routes).toHaveLength(77);
    expect(routes.filter((route) => newest.operations.has(route))).toHaveLength(67);
  });

  it('compares several hundred named shapes', () => {
    expect(new Set(own.claims.flatMap((claim) => claim.upstream)).size).toBeGreaterThan(350);
  });

  it('differs nowhere without a reason', () => {
    const patterns = entries.map(patternOf);
    const unexplained = differences.filter(
      (difference) => !patterns.some((pattern) => pattern.test(difference)),
    );
    expect(unexplained).toEqual([]);
  });

  it('gives no reason for a difference that is gone', () => {
    const stale = entries.filter((entry) => {
      const pattern = patternOf(entry);
      return !differences.some((difference) => pattern.test(difference));
    });
    expect(stale).toEqual([]);
  });
});
