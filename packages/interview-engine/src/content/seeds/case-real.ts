import { k5 } from './case-real/k5.ts';
import { k6 } from './case-real/k6.ts';
import type { Seed } from '../types.ts';

export const caseRealSeeds: readonly Seed[] = [k5, k6];
