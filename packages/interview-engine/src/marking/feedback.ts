import type { ConceptResult, NumericResult } from '@greenshoe/shared-types';
import type { Language } from '../localised.ts';
import type { MarkedQuestion } from './mark-question.ts';
import { type Wording, wordingOf } from './wording.ts';

const MOST_LINES = 3;

const MOST_LABELS = 3;

/** The names of at most three concepts, as a sentence lists them. */
export const labelsOf = (concepts: readonly ConceptResult[], wording: Wording): string =>
  wording.list(concepts.slice(0, MOST_LABELS).map(({ label }) => label));

const LONGEST_TITLE = 70;

/** A question short enough to be named in a sentence. */
export function titleOf(question: string): string {
  if (question.length <= LONGEST_TITLE) return question.replace(/\.$/, '');
  const cut = question.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s,;:.?!]+$/, '')}…`;
}

/** What the figure of an answer deserves to be told. */
export function numericLine(numeric: NumericResult, wording: Wording): string {
  const { verdict, given, trap, expected } = numeric;
  if (verdict === 'right') return wording.right(expected);
  if (verdict === 'trap') return wording.trap(given ?? '', trap ?? '', expected);
  if (verdict === 'slip') return wording.slip(given ?? '', expected);
  return wording.noNumber(expected);
}

/** What was shown, with the candidate's own words. */
export function strengthLine({ concepts }: MarkedQuestion, wording: Wording): string | null {
  const correct = concepts.filter(({ verdict }) => verdict === 'correct');
  const inSentence = (sentence: string | null) =>
    correct.filter(({ quote }) => quote !== null && quote === sentence);
  const [best] = correct.toSorted(
    (a, b) => inSentence(b.quote).length - inSentence(a.quote).length,
  );
  if (!best?.quote) return null;
  return wording.shown(labelsOf(inSentence(best.quote), wording), best.quote);
}

/** What to mend first: what was false, then what is missing, then what was only named. */
export function gapLines({ claims, concepts }: MarkedQuestion, language: Language): string[] {
  const wording = wordingOf(language);
  const having = (verdict: ConceptResult['verdict']) =>
    concepts.filter((each) => each.weight === 'must' && each.verdict === verdict);
  const missing = having('absent');
  const vague = having('partial');
  return [
    ...claims.map(({ claim, quote }) => wording.wrong(quote, claim.correction[language])),
    ...(missing.length > 0 ? [wording.missing(labelsOf(missing, wording))] : []),
    ...(vague.length > 0 ? [wording.vague(labelsOf(vague, wording))] : []),
  ];
}

/** At most three lines on one answer: what to keep, the figure, what to mend. */
export function feedbackOf(marked: MarkedQuestion, language: Language): string[] {
  const wording = wordingOf(language);
  if (marked.score === null) return [wording.notAssessed];
  const lines = [
    strengthLine(marked, wording),
    marked.numeric && numericLine(marked.numeric, wording),
    ...gapLines(marked, language),
  ];
  return lines.filter((line) => line !== null).slice(0, MOST_LINES);
}
