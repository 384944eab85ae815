import { f1 } from './merger-model/f1.ts';
import { f2 } from './merger-model/f2.ts';
import { f3 } from './merger-model/f3.ts';
import { f4 } from './merger-model/f4.ts';
import { f5 } from './merger-model/f5.ts';
import { f6 } from './merger-model/f6.ts';
import { f7 } from './merger-model/f7.ts';
import { f8 } from './merger-model/f8.ts';
import { f9 } from './merger-model/f9.ts';
import { f10 } from './merger-model/f10.ts';
import { f11 } from './merger-model/f11.ts';
import type { Seed } from '../types.ts';

export const mergerModelSeeds: readonly Seed[] = [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11];
