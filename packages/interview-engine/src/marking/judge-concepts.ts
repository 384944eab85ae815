import type { ConceptResult } from '@greenshoe/shared-types';
import { type ConceptId, conceptOf } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import { asUnsaid, isAwayFromWork } from './away-from-work.ts';
import { asBrushed, onlyBrushes } from './brushed.ts';
import { type Doubts, gatherEvidence, isUnheard } from './evidence.ts';
import type { MarkedNumeric } from './judge-number.ts';
import type { Mistaken } from './mistaken-figure.ts';
import type { OwnSentence } from './own-words.ts';
import { asksForStory } from './story.ts';
import { vouched } from './vouched.ts';
import { type ShowingSentence, wordsSaying } from './what-sentences-show.ts';

const WORDS_OF_REASONING = 12;

interface Asked {
  readonly seed: Seed;
  /** The language of the report. */
  readonly language: Language;
}

/** An answer as it was read. */
interface Heard {
  /** Every sentence, those that say the question back included. */
  readonly read: readonly OwnSentence[];
  readonly showings: readonly ShowingSentence[];
  readonly doubts: Doubts;
  readonly numeric: MarkedNumeric | null;
  readonly mistakes: readonly Mistaken[];
  /** Words said in all. */
  readonly said: number;
}

/** What the sentences show one by one, and what is got wrong. */
function fromEvidence(
  { seed, language }: Asked,
  { showings, doubts, mistakes }: Heard,
): readonly ConceptResult[] {
  const evidence = gatherEvidence(showings, seed, [...seed.must, ...seed.bonus], doubts);
  const judge =
    (weight: 'must' | 'bonus') =>
    (id: ConceptId): ConceptResult => {
      const wrong = mistakes.find(({ concept }) => concept === id);
      const { verdict, quote } = evidence.get(id) ?? { verdict: 'absent', quote: null };
      return {
        id,
        label: conceptOf(id).label[language],
        verdict: wrong ? 'wrong' : verdict,
        weight,
        quote: wrong?.quote ?? quote,
      };
    };
  return [...seed.must.map(judge('must')), ...seed.bonus.map(judge('bonus'))];
}

/** A right figure reached aloud with nothing set aside, on a question that is nothing but the calculation. */
const isWorkedOut = ({ seed }: Asked, { read, numeric, said }: Heard): boolean =>
  numeric?.verdict === 'right' &&
  !seed.numeric?.ask &&
  said >= WORDS_OF_REASONING &&
  !read.some(({ denials }) => denials.dismissals.length > 0);

/** What such a calculation needs was used, even where it was not named. */
const asUsed = (concept: ConceptResult): ConceptResult =>
  concept.weight === 'must' && isUnheard(concept) ? { ...concept, verdict: 'partial' } : concept;

/** What an answer shows of each thing asked: sentence by sentence, then in the light of the whole. */
export function judgeConcepts(asked: Asked, heard: Heard): readonly ConceptResult[] {
  const { seed } = asked;
  const { read, showings, numeric, said } = heard;
  if (isAwayFromWork(seed.must, read)) return fromEvidence(asked, heard).map(asUnsaid);
  const density = { saying: wordsSaying(showings), said };
  const judged = vouched(fromEvidence(asked, heard), read, seed, density);
  const used = isWorkedOut(asked, heard) ? judged.map(asUsed) : judged;
  const isBeside =
    numeric?.verdict !== 'right' && !asksForStory(seed.must) && onlyBrushes(showings, seed, said);
  return isBeside ? used.map(asBrushed) : used;
}
