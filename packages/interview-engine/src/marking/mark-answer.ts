import type { ConceptResult, NumericResult } from '@greenshoe/shared-types';
import { render, spokenFigures } from '../content/render.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import { type GivenFigures, inputsFor } from '../numbers/inputs-for.ts';
import { markQuestion } from './mark-question.ts';

export interface AnswerRequest {
  readonly seedId: string;
  readonly lang: Language;
  readonly answer: string;
  /** The figures of the question, by the names of its generator or the short ones of the seed. */
  readonly params?: GivenFigures;
}

/** The mark of one answer outside an interview. */
export interface AnswerMark {
  readonly score: number | null;
  readonly concepts: readonly Pick<ConceptResult, 'id' | 'verdict' | 'quote'>[];
  readonly numeric: { readonly verdict: NumericResult['verdict']; readonly trap?: string } | null;
  readonly flags: readonly string[];
}

const plainOnes = (params: GivenFigures = {}): Record<string, number> =>
  Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );

/** Marks one answer to one question of the bank, with the figures it was asked with. */
export function markAnswer({ seedId, lang, answer, params }: AnswerRequest): AnswerMark {
  const seed = seedOf(seedId);
  if (!seed) throw new Error(`No question ${seedId}`);
  const inputs =
    params && seed.numeric ? inputsFor(seedId, seed.numeric.generator, params) : plainOnes(params);
  const asked = [seed.question, params ? seed.numeric?.ask : undefined]
    .filter((text) => text !== undefined)
    .map((text) => (params ? render(text, lang, spokenFigures(seed, inputs, lang)) : text[lang]));
  const { score, concepts, numeric, flags } = markQuestion({
    seed,
    language: lang,
    answer,
    question: asked.join('\n'),
    figures: params ? inputs : null,
    rung: 0,
    hints: 0,
  });
  return {
    score,
    concepts: concepts.map(({ id, verdict, quote }) => ({ id, verdict, quote })),
    numeric: numeric && {
      verdict: numeric.verdict,
      ...(numeric.trapId ? { trap: numeric.trapId } : {}),
    },
    flags,
  };
}
