import type { ConceptId } from '../content/concepts/index.ts';
import { render } from '../content/render.ts';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import { findEvidence } from './evidence.ts';
import { ownSentences } from './own-words.ts';

export interface ModelSentence {
  readonly text: string;
  /** What the question asks for that this sentence says. */
  readonly shows: readonly ConceptId[];
}

const SENTENCE = /(?<=[.!?…])\s+(?=\p{Lu}|«|“)/u;

/** The model answer of a question with its figures, sentence by sentence. */
export const modelSentences = (
  seed: Seed,
  language: Language,
  figures: Readonly<Record<string, string>>,
): ModelSentence[] =>
  render(seed.modelAnswer, language, figures)
    .split(SENTENCE)
    .filter((text) => text !== '')
    .map((text) => {
      const evidence = findEvidence(ownSentences(text, '', language), seed);
      return {
        text,
        shows: [...evidence].flatMap(([id, { verdict }]) => (verdict === 'correct' ? [id] : [])),
      };
    });

// "That is what lets it carry five times EBITDA": alone, nobody knows what.
const GOES_ON =
  /^(?:that|this|these|those|it|they|both|c’est|ce sont|cela|ça|ils?(?! (?:faut|y a|me faut|reste))|elles?|celles?|celui|ces|cette)(?![\p{L}’])/iu;

/** What a model answer says of some concepts, to be understood by itself; `null` where no sentence says one alone. */
export function linesOn(
  sentences: readonly ModelSentence[],
  ids: readonly string[],
): string | null {
  const places = ids.flatMap((id) => {
    const saying = sentences.flatMap(({ shows }, at) =>
      shows.some((each) => each === id) ? [at] : [],
    );
    const goesOn = (at: number) => GOES_ON.test(sentences[at]?.text ?? '');
    const place = saying.find((at) => !goesOn(at)) ?? saying[0];
    if (place === undefined) return [];
    return goesOn(place) && place > 0 ? [place - 1, place] : [place];
  });
  const chosen = new Set(places);
  const texts = sentences.filter((_, at) => chosen.has(at)).map(({ text }) => text);
  return texts.length > 0 ? texts.join(' ') : null;
}
