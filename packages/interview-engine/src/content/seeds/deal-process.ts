import { g1 } from './deal-process/g1.ts';
import { g2 } from './deal-process/g2.ts';
import { g3 } from './deal-process/g3.ts';
import { g4 } from './deal-process/g4.ts';
import { g5 } from './deal-process/g5.ts';
import { g6 } from './deal-process/g6.ts';
import type { Seed } from '../types.ts';

export const dealProcessSeeds: readonly Seed[] = [g1, g2, g3, g4, g5, g6];
