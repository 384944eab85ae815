import type { ConceptId } from '../concepts/index.ts';

/**
 * By point, the notions that people bring in when they get it wrong, and nobody who states it rightly: one
 * step in the notation of `reading/pattern.ts`. Found among the labelled statements, where two or more
 * false ones (three, for all questions) have it and next to no true one.
 */
export type BeliedPoints = Readonly<Partial<Record<ConceptId, string>>>;
