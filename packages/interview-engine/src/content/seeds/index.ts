import type { Seed } from '../types.ts';
import { seeds } from './all.ts';

export { seeds };

const byId = new Map(seeds.map((seed) => [seed.id, seed]));

export const seedOf = (id: string): Seed | undefined => byId.get(id);
