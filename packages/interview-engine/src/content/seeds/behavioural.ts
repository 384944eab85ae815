import { j1 } from './behavioural/j1.ts';
import { j2 } from './behavioural/j2.ts';
import { j3 } from './behavioural/j3.ts';
import { j4 } from './behavioural/j4.ts';
import { j5 } from './behavioural/j5.ts';
import { j6 } from './behavioural/j6.ts';
import { j7 } from './behavioural/j7.ts';
import { j8 } from './behavioural/j8.ts';
import { j9 } from './behavioural/j9.ts';
import { j10 } from './behavioural/j10.ts';
import { j11 } from './behavioural/j11.ts';
import { j12 } from './behavioural/j12.ts';
import type { Seed } from '../types.ts';

export const behaviouralSeeds: readonly Seed[] = [
  j1,
  j2,
  j3,
  j4,
  j5,
  j6,
  j7,
  j8,
  j9,
  j10,
  j11,
  j12,
];
