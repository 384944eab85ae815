import type { Localised } from '../localised.ts';
import { commonStems } from '../text/common-words.ts';
import { stem, wordsOf } from '../text/fold.ts';
import { behaviourConcepts } from './concepts/behaviour.ts';
import { conceptIds, conceptOf } from './concepts/index.ts';
import { seeds } from './seeds/index.ts';
import type { Seed } from './types.ts';

const SHORTEST_TERM = 4;

const spoken = ({ en, fr }: Localised): string[] => [en, fr];
const textsOf = ({ question, keyPoints, followUps }: Seed): string[] =>
  [question, keyPoints, ...followUps.map(({ text }) => text)].flatMap(spoken);

/** Stems of the trade: what the questions, key points and triggers of the bank are written in. */
export const tradeTerms: ReadonlySet<string> = new Set(
  [
    ...seeds.filter(({ topic }) => topic !== 'behavioural').flatMap(textsOf),
    ...conceptIds
      .filter((id) => !Object.hasOwn(behaviourConcepts, id))
      .flatMap((id) => Object.values(conceptOf(id).triggers).flat()),
  ]
    .flatMap((text) => wordsOf(text).map(stem))
    .filter((word) => word.length >= SHORTEST_TERM && !commonStems.has(word)),
);
