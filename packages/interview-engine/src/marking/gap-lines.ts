import type { ConceptResult, FeedbackLine } from '@greenshoe/shared-types';
import { isBehaviour } from '../content/concepts/index.ts';
import { isUnheard } from './evidence.ts';
import { whenSaid } from './exchanges.ts';
import { lineOn } from './model-answer.ts';
import { isOwnChoice, isStory, labelsOf, MOST_LABELS, type Told } from './told.ts';
import { variantAt, wordingOf } from './wording/wording.ts';

/** What the model answer says of some concepts; out of a story, or of another deal, as an example. */
function correctionOf(concepts: readonly ConceptResult[], { marked, model, language }: Told) {
  const lines = concepts.slice(0, MOST_LABELS).flatMap(({ id }) => lineOn(model, id) ?? []);
  if (lines.length === 0) return null;
  const text = [...new Set(lines)].join(' ');
  const isExample =
    isStory(marked) || isOwnChoice(marked) || concepts.some(({ id }) => isBehaviour(id));
  return isExample ? wordingOf(language).forExample(text) : text;
}

/** What to do about a gap: say it again with what was missing, then take the follow-up that aims at it. */
function exerciseOn(gaps: readonly ConceptResult[], told: Told): string {
  const { marked, language, place, unasked } = told;
  const wording = wordingOf(language);
  const again = variantAt(isStory(marked) ? wording.tellTheStory : wording.addIt, place);
  const next = unasked.find(({ aims }) => gaps.some(({ id }) => aims.some((aim) => aim === id)));
  const labels = labelsOf(gaps, wording);
  return [again(labels), ...(next ? [wording.thenAnswer(next.text)] : [])].join(' ');
}

/** What was left out: several points in one line. */
function missingLine(gaps: readonly ConceptResult[], told: Told, finding: string): FeedbackLine[] {
  if (gaps.length === 0) return [];
  const correction = correctionOf(gaps, told);
  const line = { kind: 'missing', quote: null, atMs: null } as const;
  return [{ ...line, finding, correction, tryNext: exerciseOn(gaps, told) }];
}

const absent = ({ marked }: Told, weight: ConceptResult['weight']): ConceptResult[] =>
  marked.concepts.filter((concept) => concept.weight === weight && isUnheard(concept));

/** The musts that were left out. */
export function mustLine(told: Told): FeedbackLine[] {
  const wording = wordingOf(told.language);
  const gaps = absent(told, 'must');
  return missingLine(gaps, told, variantAt(wording.missing, told.place)(labelsOf(gaps, wording)));
}

/** What was only named. */
export function vagueLine(told: Told): FeedbackLine[] {
  const { marked, answers, language } = told;
  const wording = wordingOf(language);
  const gaps = marked.concepts.filter(
    ({ weight, verdict }) => weight === 'must' && verdict === 'partial',
  );
  const [first] = gaps;
  if (!first) return [];
  return [
    {
      kind: 'vague',
      quote: first.quote,
      atMs: whenSaid(answers, first.quote),
      finding: wording.vague(labelsOf(gaps, wording)),
      correction: correctionOf(gaps, told),
      tryNext: isStory(marked) ? exerciseOn(gaps, told) : wording.explainIt(first.label),
    },
  ];
}

/** What would go beyond an answer that lacks nothing: the first of it that can be shown. */
export function beyondLine(told: Told): FeedbackLine[] {
  const wording = wordingOf(told.language);
  const first = absent(told, 'bonus').find(({ id }) => lineOn(told.model, id) !== null);
  return first ? missingLine([first], told, wording.beyond(first.label)) : [];
}
