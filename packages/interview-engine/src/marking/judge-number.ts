import type { NumericResult } from '@greenshoe/shared-types';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import { checkAnswer } from '../numbers/check-answer.ts';
import { generatorOf } from '../numbers/generators/index.ts';
import { parseNumbers } from '../numbers/parsing/parse-numbers.ts';
import { speak, speakSigned } from '../numbers/speak.ts';

/** The trap keeps its id beside the contract's fields, for the command line. */
export interface MarkedNumeric extends NumericResult {
  readonly trapId: string | null;
  /** Whether its size is right and its sign is not. */
  readonly isOtherWay: boolean;
  /** Whether it is right in an answer that may be about something else. */
  readonly mayBeChance: boolean;
}

/** A question with its figures, `null` when none was asked for, and the languages it is spoken and reported in. */
export interface AskedFigure {
  readonly seed: Seed;
  readonly language: Language;
  readonly spokenIn?: Language;
  readonly figures: Readonly<Record<string, number>> | null;
}

/** "A hundred and sixty": a number is read from its first numeral on, and quoted as it was said. */
const asSaid = (given: string): string =>
  /^(?:hundred|thousand|million|billion)\b/i.test(given) ? `a ${given}` : given;

/** What the figure of an answer is: right, a known mistake, a slip, or not there. */
export function judgeNumber(
  { seed, language, spokenIn = language, figures }: AskedFigure,
  sayable: readonly string[],
): MarkedNumeric | null {
  if (!seed.numeric || figures === null) return null;
  const generator = generatorOf(seed.numeric.generator);
  const computation = generator.compute(figures);
  if (!computation) return null;
  const { key, unit } = generator.asked;
  const checked = checkAnswer(
    generator,
    figures,
    computation,
    parseNumbers(sayable.join('\n'), spokenIn),
  );
  const isOtherWay = checked.verdict === 'slip' && checked.isOtherWay;
  const right = computation.answers[key] ?? 0;
  return {
    verdict: checked.verdict,
    expected: isOtherWay ? speakSigned(right, unit, language) : speak(right, unit, language),
    isOtherWay,
    given: checked.verdict === 'absent' ? null : asSaid(checked.given),
    trap: checked.verdict === 'trap' ? checked.trap.label[language] : null,
    trapId: checked.verdict === 'trap' ? checked.trap.id : null,
    mayBeChance: checked.verdict === 'right' && checked.mayBeChance,
  };
}

const withoutFigure = (numeric: MarkedNumeric): MarkedNumeric => ({
  ...numeric,
  verdict: 'absent',
  given: null,
  isOtherWay: false,
});

/** A figure that may be right by chance counts beside a must that is shown, and not alone. */
export const withoutChance = (
  numeric: MarkedNumeric | null,
  isMustShown: boolean,
): MarkedNumeric | null =>
  numeric?.mayBeChance && !isMustShown ? withoutFigure(numeric) : numeric;

/** The figures of a question that is only said back answer nothing. */
export const withoutSlip = (numeric: MarkedNumeric | null): MarkedNumeric | null =>
  numeric?.verdict === 'slip' ? withoutFigure(numeric) : numeric;
