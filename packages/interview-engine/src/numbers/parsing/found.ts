import type { SpokenNumber } from './spoken-number.ts';

/** A number before the words around it are judged. */
export type Found = Omit<SpokenNumber, 'standing' | 'isCorrection' | 'before' | 'after' | 'text'>;
