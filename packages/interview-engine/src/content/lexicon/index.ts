import { acts } from './acts.ts';

export { lexicons } from './all.ts';

// What happens to anything at all: a name beside one of these still says nothing.
const vague: ReadonlySet<string> = new Set([
  'change',
  'depend',
  'decide',
  'check',
  'protect',
  'share',
  'happen_over_time',
]);

/** Notions that turn a name into a statement. */
export const actIds: ReadonlySet<string> = new Set(
  Object.keys(acts).filter((id) => !vague.has(id)),
);
