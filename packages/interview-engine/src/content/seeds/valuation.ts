import { c1 } from './valuation/c1.ts';
import { c2 } from './valuation/c2.ts';
import { c3 } from './valuation/c3.ts';
import { c4 } from './valuation/c4.ts';
import { c5 } from './valuation/c5.ts';
import { c6 } from './valuation/c6.ts';
import { c7 } from './valuation/c7.ts';
import { c8 } from './valuation/c8.ts';
import { c9 } from './valuation/c9.ts';
import { c10 } from './valuation/c10.ts';
import type { Seed } from '../types.ts';

export const valuationSeeds: readonly Seed[] = [c1, c2, c3, c4, c5, c6, c7, c8, c9, c10];
