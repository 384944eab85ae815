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

/** The sentence of a model answer that says a concept; `null` where none says it alone. */
export const lineOn = (sentences: readonly ModelSentence[], id: string): string | null =>
  sentences.find(({ shows }) => shows.some((shown) => shown === id))?.text ?? null;
