import type { DimensionResult } from '@greenshoe/shared-types';
import type { Language } from '../localised.ts';
import { fold, wordsOf } from '../text/fold.ts';
import type { Exchange } from './exchanges.ts';
import { numericLine, strengthLine } from './feedback.ts';
import type { MarkedQuestion } from './mark-question.ts';
import { numericScore, toScale } from './score.ts';
import { wordingOf } from './wording.ts';

export interface MarkedExchange {
  readonly exchange: Exchange;
  readonly marked: MarkedQuestion;
}

const MOST_EVIDENCE = 2;
const LONG_ANSWER = 40;
const ORDERING =
  /\b(?:first|firstly|second|secondly|third|then|next|after that|finally|to start|so|therefore|(?:two|three) (?:reasons|things|steps|ways|parts|facts)|lastly|in conclusion|to conclude|step one|d abord|pour commencer|premierement|deuxiemement|donc|(?:deux|trois) (?:raisons|points|etapes|facons|faits)|puis|enfin|pour conclure|en conclusion)\b/g;
const FEWEST_MARKERS = 2;

export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.round(average * 10) / 10;
}

const scoresOf = (all: readonly MarkedExchange[]): number[] =>
  all.flatMap(({ marked }) => marked.score ?? []);

function structureOf(all: readonly MarkedExchange[], language: Language): DimensionResult {
  const long = all
    .flatMap(({ exchange }) => exchange.answer.split('\n'))
    .filter((answer) => wordsOf(answer).length >= LONG_ANSWER);
  const ordered = long.filter(
    (answer) => new Set(fold(answer).match(ORDERING)).size >= FEWEST_MARKERS,
  );
  if (long.length === 0) return { id: 'structure', score: null, evidence: [] };
  return {
    id: 'structure',
    score: toScale(ordered.length / long.length),
    evidence: [wordingOf(language).order(ordered.length, long.length)],
  };
}

/** The five dimensions of a report, each from the questions that show it. */
export function dimensionsOf(
  all: readonly MarkedExchange[],
  language: Language,
): DimensionResult[] {
  const wording = wordingOf(language);
  const from = (id: DimensionResult['id'], chosen: readonly MarkedExchange[]): DimensionResult => ({
    id,
    score: mean(scoresOf(chosen)),
    evidence: chosen
      .flatMap(({ marked }) => strengthLine(marked, wording) ?? [])
      .slice(0, MOST_EVIDENCE),
  });
  const inBlock = (block: string) =>
    all.filter(({ exchange }) => exchange.question.block === block);
  const numbers = all.flatMap(({ marked }) =>
    marked.score === null ? [] : (marked.numeric ?? []),
  );
  const commercial = all.filter(
    ({ exchange }) => exchange.question.block === 'case' || exchange.question.topic === 'market',
  );
  return [
    from('technical', inBlock('technical')),
    {
      id: 'numerical',
      score: mean(numbers.map(({ verdict }) => numericScore(verdict))),
      evidence: numbers.map((each) => numericLine(each, wording)).slice(0, MOST_EVIDENCE),
    },
    structureOf(all, language),
    from('commercial', commercial),
    from('motivation', inBlock('fit')),
  ];
}
