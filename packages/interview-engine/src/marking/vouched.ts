import type { ConceptResult } from '@greenshoe/shared-types';
import { type ConceptId, isBehaviour, isConcept } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern } from '../reading/match.ts';
import { isBelied } from './belied.ts';
import { isUnheard, shorten } from './evidence.ts';
import type { OwnSentence } from './own-words.ts';
import { patternsFor } from './patterns-for.ts';
import { placesFor } from './places.ts';

const MOSTLY = 0.6; // of the words said
const ENOUGH = 0.5; // of the other musts

/** How many words of an answer say something of what is asked, and how many were said. */
export interface Density {
  readonly saying: number;
  readonly said: number;
}

/** The sentence that says a point by its words, whatever it sounds like. */
const sayingSentence = (
  read: readonly OwnSentence[],
  seed: Seed,
  id: ConceptId,
): OwnSentence | undefined =>
  read.find((sentence) =>
    patternsFor(seed, id).some(
      (pattern) => matchPattern(pattern, placesFor(sentence, id)) !== null,
    ),
  );

/**
 * What is left open in an answer that says most of what is asked, and little else, is heard once more without
 * suspicion: there a sentence that sounds like talk, a platitude or the question said back is none. Measured on
 * 8,000 answers: 61 points found so had been made and 2 had not; in other answers 78 and 145.
 */
export function vouched(
  concepts: readonly ConceptResult[],
  read: readonly OwnSentence[],
  seed: Seed,
  { saying, said }: Density,
): readonly ConceptResult[] {
  if (saying < said * MOSTLY) return concepts;
  const made = concepts.filter(
    ({ weight, verdict }) => weight === 'must' && verdict === 'correct',
  ).length;
  const isVouchedFor = made > 0 && made >= (seed.must.length - 1) * ENOUGH;
  if (!isVouchedFor) return concepts;
  return concepts.map((concept) => {
    const { id, verdict } = concept;
    const isOpen = verdict === 'partial' || isUnheard(concept);
    // Of a story it is suspicion that tells what somebody did from what the question put.
    if (!isConcept(id) || isBehaviour(id) || !isOpen) return concept;
    if (read.some((sentence) => isBelied(sentence, seed, id))) return concept;
    const sentence = sayingSentence(read, seed, id);
    return sentence ? { ...concept, verdict: 'correct', quote: shorten(sentence.text) } : concept;
  });
}
