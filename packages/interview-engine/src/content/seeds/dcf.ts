import { d1 } from './dcf/d1.ts';
import { d2 } from './dcf/d2.ts';
import { d3 } from './dcf/d3.ts';
import { d4 } from './dcf/d4.ts';
import { d5 } from './dcf/d5.ts';
import { d6 } from './dcf/d6.ts';
import { d7 } from './dcf/d7.ts';
import { d8 } from './dcf/d8.ts';
import { d9 } from './dcf/d9.ts';
import { d10 } from './dcf/d10.ts';
import { d11 } from './dcf/d11.ts';
import { d12 } from './dcf/d12.ts';
import type { Seed } from '../types.ts';

export const dcfSeeds: readonly Seed[] = [d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12];
