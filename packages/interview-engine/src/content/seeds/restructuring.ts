import { h1 } from './restructuring/h1.ts';
import { h2 } from './restructuring/h2.ts';
import { h3 } from './restructuring/h3.ts';
import { h4 } from './restructuring/h4.ts';
import type { Seed } from '../types.ts';

export const restructuringSeeds: readonly Seed[] = [h1, h2, h3, h4];
