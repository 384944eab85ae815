import { conceptOf } from '../content/concepts/index.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Seed } from '../content/types.ts';
import { commonWords } from '../text/common-words.ts';
import { wordsOf } from '../text/fold.ts';
import { stemOf } from '../text/stem.ts';
import { remember } from '../text/remember.ts';

const SHORTEST_WORD = 3;

/** The words of a text that carry something, as stems that are only compared with each other. */
export const contentStems = remember(
  (text): ReadonlySet<string> =>
    new Set(
      wordsOf(text)
        .filter((word) => word.length >= SHORTEST_WORD && !commonWords.has(word))
        .map((word) => stemOf(word, 'en')),
    ),
);

interface QuestionWords {
  /** What the question itself says, in both languages. */
  readonly asked: ReadonlySet<string>;
  /** That, and what answers to it say. */
  readonly around: ReadonlySet<string>;
}

const known = new Map<string, QuestionWords>();

function wordsAround(seed: Seed): QuestionWords {
  const { question, numeric, keyPoints, hint, modelAnswer, followUps, must, bonus } = seed;
  const asked = [question, ...(numeric?.ask ? [numeric.ask] : [])];
  const around = [keyPoints, hint, modelAnswer, ...followUps.map(({ text }) => text)];
  const concepts = [...must, ...bonus].flatMap((id) => {
    const { label, triggers } = conceptOf(id);
    return [Object.values(label), Object.values(triggers).flat()].flat();
  });
  const all = [...asked, ...around].flatMap(({ en, fr }) => [en, fr]);
  return {
    asked: contentStems(asked.flatMap(({ en, fr }) => [en, fr]).join(' ')),
    around: contentStems([...all, ...concepts].join(' ')),
  };
}

/** The words a question of the bank is asked and answered in. */
export function questionWords(id: string): QuestionWords {
  const before = known.get(id);
  const seed = seedOf(id);
  if (before || !seed) return before ?? { asked: new Set(), around: new Set() };
  const words = wordsAround(seed);
  known.set(id, words);
  return words;
}
