import type { ConceptResult, NumericResult } from '@greenshoe/shared-types';
import { render, spokenFigures } from '../content/render.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import { markQuestion } from './mark-question.ts';

export interface AnswerRequest {
  readonly seedId: string;
  readonly lang: Language;
  readonly answer: string;
  readonly params?: Readonly<Record<string, number>>;
}

/** The mark of one answer outside an interview. */
export interface AnswerMark {
  readonly score: number | null;
  readonly concepts: readonly Pick<ConceptResult, 'id' | 'verdict' | 'quote'>[];
  readonly numeric: { readonly verdict: NumericResult['verdict']; readonly trap?: string } | null;
  readonly flags: readonly string[];
}

/** Marks one answer to one question of the bank, with the figures it was asked with. */
export function markAnswer({ seedId, lang, answer, params }: AnswerRequest): AnswerMark {
  const seed = seedOf(seedId);
  if (!seed) throw new Error(`No question ${seedId}`);
  const figures = spokenFigures(seed, params ?? {}, lang);
  const asked = [seed.question, params ? seed.numeric?.ask : undefined]
    .filter((text) => text !== undefined)
    .map((text) => render(text, lang, figures));
  const { score, concepts, numeric, flags } = markQuestion({
    seed,
    language: lang,
    answer,
    question: asked.join('\n'),
    figures: params ?? null,
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
