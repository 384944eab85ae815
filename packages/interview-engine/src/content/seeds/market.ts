import { i1 } from './market/i1.ts';
import { i2 } from './market/i2.ts';
import { i3 } from './market/i3.ts';
import { i4 } from './market/i4.ts';
import type { Seed } from '../types.ts';

export const marketSeeds: readonly Seed[] = [i1, i2, i3, i4];
