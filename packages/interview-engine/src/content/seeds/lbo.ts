import { e1 } from './lbo/e1.ts';
import { e2 } from './lbo/e2.ts';
import { e3 } from './lbo/e3.ts';
import { e4 } from './lbo/e4.ts';
import { e5 } from './lbo/e5.ts';
import { e6 } from './lbo/e6.ts';
import { e7 } from './lbo/e7.ts';
import { e8 } from './lbo/e8.ts';
import { e9 } from './lbo/e9.ts';
import type { Seed } from '../types.ts';

export const lboSeeds: readonly Seed[] = [e1, e2, e3, e4, e5, e6, e7, e8, e9];
