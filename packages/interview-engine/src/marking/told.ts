import type { ConceptResult } from '@greenshoe/shared-types';
import type { Language } from '../localised.ts';
import type { PlannedFollowUp } from '../planning/plan.ts';
import type { AnswerPart } from './exchanges.ts';
import type { MarkedNumeric } from './judge-number.ts';
import type { MarkedQuestion } from './mark-question.ts';
import type { ModelSentence } from './model-answer.ts';
import { asksForStory } from './story.ts';
import type { Variants, Wording } from './wording/wording.ts';

/** At most so many points are named in one sentence. */
export const MOST_LABELS = 3;
const LONGEST_TITLE = 70;

/** A question short enough to be named in a sentence, without the figures given for it later. */
export function titleOf(shown: string): string {
  const [question = ''] = shown.split('\n');
  if (question.length <= LONGEST_TITLE) return question.replace(/\.$/, '');
  const cut = question.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s,;:.?!]+$/, '')}…`;
}

/** The names of at most three concepts, as a sentence lists them. */
export const labelsOf = (concepts: readonly ConceptResult[], wording: Wording): string =>
  wording.list(concepts.slice(0, MOST_LABELS).map(({ label }) => label));

/** Whether the answer was to be a story of one's own. */
export const isStory = ({ concepts }: MarkedQuestion): boolean =>
  asksForStory(concepts.flatMap(({ id, weight }) => (weight === 'must' ? id : [])));

/** Whether the answer was to be about a deal of one's own choice, which the model answer's is not. */
export const isOwnChoice = ({ concepts }: MarkedQuestion): boolean =>
  concepts.some(({ id, weight }) => weight === 'must' && id === 'deal_facts');

const digitsOf = (text: string | null): string => (text ?? '').replaceAll(/\D/g, '');

/** What the figure of an answer deserves to be told. */
export function numericLine(numeric: MarkedNumeric, wording: Wording): string {
  const { verdict, given, trap, expected } = numeric;
  if (verdict === 'right') return wording.right(expected);
  if (verdict === 'trap') return wording.trap(given ?? '', trap ?? '');
  if (verdict === 'absent') return wording.noNumber;
  if (numeric.isOtherWay) return wording.otherWay(given ?? '');
  const isSameNumber = digitsOf(given) !== '' && digitsOf(given) === digitsOf(expected);
  return (isSameNumber ? wording.otherUnit : wording.slip)(given ?? '');
}

/** A marked answer with all that feedback on it is written from. */
export interface Told {
  readonly marked: MarkedQuestion;
  readonly answers: readonly AnswerPart[];
  readonly model: readonly ModelSentence[];
  readonly language: Language;
  /** The next way to say something in this report. */
  readonly choose: <T>(variants: Variants<T>) => T;
  /** The follow-ups that were not asked. */
  readonly unasked: readonly PlannedFollowUp[];
}
