import type { DimensionResult } from '@greenshoe/shared-types';
import { anchorOf } from '../content/anchors.ts';
import type { Language } from '../localised.ts';
import { fold, wordsOf } from '../text/fold.ts';
import type { Exchange } from './exchanges.ts';
import { strengthOf } from './keep.ts';
import type { MarkedQuestion } from './mark-question.ts';
import { numericScore, toScale } from './score.ts';
import { numericLine } from './told.ts';
import { wordingOf } from './wording/wording.ts';

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

type Rated = Omit<DimensionResult, 'anchor'>;

function structureOf(all: readonly MarkedExchange[], language: Language): Rated {
  const long = all
    .flatMap(({ exchange }) => exchange.parts.map(({ text }) => text))
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

/** The five dimensions of a report, each from the questions that show it, with its anchor. */
export function dimensionsOf(
  all: readonly MarkedExchange[],
  language: Language,
): DimensionResult[] {
  const from = (id: DimensionResult['id'], chosen: readonly MarkedExchange[]): Rated => ({
    id,
    score: mean(scoresOf(chosen)),
    evidence: chosen
      .flatMap(({ marked }) => strengthOf(marked)?.quote ?? [])
      .slice(0, MOST_EVIDENCE),
  });
  const inBlock = (block: string) =>
    all.filter(({ exchange }) => exchange.question.block === block);
  const commercial = all.filter(
    ({ exchange }) => exchange.question.block === 'case' || exchange.question.topic === 'market',
  );
  const rated = [
    from('technical', inBlock('technical')),
    numericalOf(all, language),
    structureOf(all, language),
    from('commercial', commercial),
    from('motivation', inBlock('fit')),
  ];
  return rated.map(({ id, score, evidence }) => ({
    id,
    score,
    anchor: score === null ? null : (anchorOf(id, score)?.[language] ?? null),
    evidence,
  }));
}

function numericalOf(all: readonly MarkedExchange[], language: Language): Rated {
  const figures = all.flatMap(({ marked }) =>
    marked.score === null ? [] : (marked.numeric ?? []),
  );
  return {
    id: 'numerical',
    score: mean(figures.map(({ verdict }) => numericScore(verdict))),
    evidence: [...new Set(figures.map((figure) => numericLine(figure, wordingOf(language))))].slice(
      0,
      MOST_EVIDENCE,
    ),
  };
}
