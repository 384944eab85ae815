import { a1 } from './accounting/a1.ts';
import { a2 } from './accounting/a2.ts';
import { a3 } from './accounting/a3.ts';
import { a4 } from './accounting/a4.ts';
import { a5 } from './accounting/a5.ts';
import { a6 } from './accounting/a6.ts';
import { a7 } from './accounting/a7.ts';
import { a8 } from './accounting/a8.ts';
import { a9 } from './accounting/a9.ts';
import { a10 } from './accounting/a10.ts';
import type { Seed } from '../types.ts';

export const accountingSeeds: readonly Seed[] = [a1, a2, a3, a4, a5, a6, a7, a8, a9, a10];
