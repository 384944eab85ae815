import type { ConceptResult, FeedbackLine, NumericResult } from '@greenshoe/shared-types';
import { conceptOf, isBehaviour } from '../content/concepts/index.ts';
import type { Language } from '../localised.ts';
import { type AnswerPart, whenSaid } from './exchanges.ts';
import type { MarkedQuestion } from './mark-question.ts';
import { lineOn, type ModelSentence } from './model-answer.ts';
import { type Wording, wordingOf } from './wording/wording.ts';

const MOST_TO_MEND = 2;
const MOST_LABELS = 3;
const LONGEST_TITLE = 70;

/** A question short enough to be named in a sentence. */
export function titleOf(question: string): string {
  if (question.length <= LONGEST_TITLE) return question.replace(/\.$/, '');
  const cut = question.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s,;:.?!]+$/, '')}…`;
}

/** The names of at most three concepts, as a sentence lists them. */
export const labelsOf = (concepts: readonly ConceptResult[], wording: Wording): string =>
  wording.list(concepts.slice(0, MOST_LABELS).map(({ label }) => label));

/** What the figure of an answer deserves to be told. */
export function numericLine(numeric: NumericResult, wording: Wording): string {
  const { verdict, given, trap, expected } = numeric;
  if (verdict === 'right') return wording.right(expected);
  if (verdict === 'trap') return wording.trap(given ?? '', trap ?? '');
  return verdict === 'slip' ? wording.slip(given ?? '') : wording.noNumber;
}

export interface Told {
  readonly marked: MarkedQuestion;
  readonly answers: readonly AnswerPart[];
  readonly model: readonly ModelSentence[];
  readonly language: Language;
}

/** The sentence that shows most, with what it shows. */
export function strengthOf({ concepts }: MarkedQuestion): {
  readonly quote: string;
  readonly concepts: readonly ConceptResult[];
} | null {
  const correct = concepts.filter(({ verdict }) => verdict === 'correct');
  const inSentence = (sentence: string | null) => correct.filter(({ quote }) => quote === sentence);
  const [best] = correct
    .filter(({ quote }) => quote !== null)
    .toSorted((a, b) => inSentence(b.quote).length - inSentence(a.quote).length);
  return best?.quote ? { quote: best.quote, concepts: inSentence(best.quote) } : null;
}

/** What to keep of an answer; a figure that is right where no concept was shown. */
export function keepLine({ marked, answers, language }: Told): FeedbackLine | null {
  const wording = wordingOf(language);
  const best = strengthOf(marked);
  const isRight = marked.numeric?.verdict === 'right';
  if (!best && !isRight) return null;
  const finding = [
    best ? wording.covered(labelsOf(best.concepts, wording)) : '',
    isRight && marked.numeric ? wording.right(marked.numeric.expected) : '',
  ];
  return {
    kind: 'keep',
    quote: best?.quote ?? null,
    atMs: whenSaid(answers, best?.quote ?? null),
    finding: finding.filter((line) => line !== '').join(' '),
    correction: null,
    tryNext: wording.repeatIt,
  };
}

function figureLine({ marked, answers, language }: Told): FeedbackLine[] {
  const wording = wordingOf(language);
  const { numeric } = marked;
  if (!numeric || numeric.verdict === 'right') return [];
  return [
    {
      kind: 'figure',
      quote: null,
      atMs: whenSaid(answers, numeric.given),
      finding: numericLine(numeric, wording),
      correction: wording.expected(numeric.expected),
      tryNext: wording.workItOut,
    },
  ];
}

const claimLines = ({ marked, answers, language }: Told): FeedbackLine[] =>
  marked.claims.map(({ claim, quote }) => ({
    kind: 'wrong',
    quote,
    atMs: whenSaid(answers, quote),
    finding: wordingOf(language).wrong(conceptOf(claim.concept).label[language]),
    correction: claim.correction[language],
    tryNext: wordingOf(language).sayItRight,
  }));

/** What was waved away although the answer turns on it. */
const asideLines = ({ marked, answers, model, language }: Told): FeedbackLine[] =>
  marked.concepts
    .filter(({ weight, verdict, quote }) => weight === 'must' && verdict === 'absent' && quote)
    .map(({ id, label, quote }) => ({
      kind: 'wrong',
      quote,
      atMs: whenSaid(answers, quote),
      finding: wordingOf(language).setAside(label),
      correction: lineOn(model, id),
      tryNext: wordingOf(language).sayItRight,
    }));

/** What was left out, and what was only named: musts alone, several in one line. */
function gapLine(told: Told, verdict: 'absent' | 'partial'): FeedbackLine[] {
  const { marked, answers, model, language } = told;
  const wording = wordingOf(language);
  const gaps = marked.concepts.filter(
    (concept) =>
      concept.weight === 'must' &&
      concept.verdict === verdict &&
      (verdict === 'partial' || concept.quote === null),
  );
  const [first] = gaps;
  if (!first) return [];
  const labels = labelsOf(gaps, wording);
  const quote = verdict === 'partial' ? first.quote : null;
  const isVague = verdict === 'partial';
  const tryNext = isVague ? wording.explainIt(first.label) : wording.addIt(labels);
  const lines = gaps.slice(0, MOST_LABELS).flatMap(({ id }) => lineOn(model, id) ?? []);
  return [
    {
      kind: isVague ? 'vague' : 'missing',
      quote,
      atMs: whenSaid(answers, quote),
      finding: isVague ? wording.vague(labels) : wording.missing(labels),
      correction: lines.length > 0 ? [...new Set(lines)].join(' ') : null,
      tryNext: isBehaviour(first.id) ? wording.tellTheStory(labels) : tryNext,
    },
  ];
}

/** What to mend, the worst first: what was false, the figure, what is missing, what was only named. */
export const gapLines = (told: Told): FeedbackLine[] => [
  ...claimLines(told),
  ...asideLines(told),
  ...figureLine(told),
  ...gapLine(told, 'absent'),
  ...gapLine(told, 'partial'),
];

/** At most three lines on one answer: what to keep, and two things to mend. */
export function feedbackOf(told: Told): FeedbackLine[] {
  const wording = wordingOf(told.language);
  if (told.marked.score === null) {
    const line = { quote: null, atMs: null, correction: null };
    return [{ ...line, kind: 'missing', finding: wording.notAssessed, tryNext: wording.sayMore }];
  }
  const keep = keepLine(told);
  return [...(keep ? [keep] : []), ...gapLines(told).slice(0, MOST_TO_MEND)];
}
