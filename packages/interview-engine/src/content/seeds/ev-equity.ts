import { b1 } from './ev-equity/b1.ts';
import { b2 } from './ev-equity/b2.ts';
import { b3 } from './ev-equity/b3.ts';
import { b4 } from './ev-equity/b4.ts';
import { b5 } from './ev-equity/b5.ts';
import { b6 } from './ev-equity/b6.ts';
import type { Seed } from '../types.ts';

export const evEquitySeeds: readonly Seed[] = [b1, b2, b3, b4, b5, b6];
