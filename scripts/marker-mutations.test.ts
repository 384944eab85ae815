import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from './marker-mutations.ts';

const engine = new URL('../packages/interview-engine/src/', import.meta.url);

test.each(mutations)('there is still something to break in $file: $from', ({ file, from }) => {
  expect(readFileSync(new URL(file, engine), 'utf8')).toContain(from);
});
