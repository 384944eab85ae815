import type { Kind } from './kind.ts';
import { leftToOthers } from './left-to-others.ts';
import { putOff } from './put-off.ts';
import { refused } from './refused.ts';
import { unasked } from './unasked.ts';
import { unmoved } from './unmoved.ts';
import { unused } from './unused.ts';
import { worthless } from './worthless.ts';

/** Every way of being done with a thing. */
export const kinds: readonly Kind[] = [
  unused,
  refused,
  leftToOthers,
  putOff,
  worthless,
  unmoved,
  unasked,
];
