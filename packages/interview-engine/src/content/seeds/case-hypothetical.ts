import { k1 } from './case-hypothetical/k1.ts';
import { k2 } from './case-hypothetical/k2.ts';
import { k3 } from './case-hypothetical/k3.ts';
import { k4 } from './case-hypothetical/k4.ts';
import type { Seed } from '../types.ts';

export const caseHypotheticalSeeds: readonly Seed[] = [k1, k2, k3, k4];
