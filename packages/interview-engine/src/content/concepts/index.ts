import type { Concept } from '../types.ts';
import { concepts } from './all.ts';
import { behaviourConcepts } from './behaviour.ts';

export type ConceptId = keyof typeof concepts;

export const conceptIds = Object.keys(concepts) as readonly ConceptId[];

const known: ReadonlySet<string> = new Set(conceptIds);

/** Whether an id is that of a concept rather than of a notion. */
export const isConcept = (id: string): id is ConceptId => known.has(id);

/** Whether a concept is about the candidate's own story rather than about finance. */
export const isBehaviour = (id: string): boolean => Object.hasOwn(behaviourConcepts, id);

export const conceptOf = (id: ConceptId): Concept => concepts[id];
