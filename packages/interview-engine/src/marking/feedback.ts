import type { ConceptResult, NumericResult } from '@greenshoe/shared-types';
import type { Language } from '../localised.ts';
import type { MarkedQuestion } from './mark-question.ts';
import { type Wording, wordingOf } from './wording.ts';

const MOST_LINES = 3;

export const labelsOf = (concepts: readonly ConceptResult[]): string =>
  concepts.map(({ label }) => label).join(', ');

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
  const best = concepts.find(({ verdict }) => verdict === 'correct');
  if (!best?.quote) return null;
  const sameSentence = concepts.filter(
    ({ verdict, quote }) => verdict === 'correct' && quote === best.quote,
  );
  return wording.shown(labelsOf(sameSentence), best.quote);
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
    ...(missing.length > 0 ? [wording.missing(labelsOf(missing))] : []),
    ...(vague.length > 0 ? [wording.vague(labelsOf(vague))] : []),
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
