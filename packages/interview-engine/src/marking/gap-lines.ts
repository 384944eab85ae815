import type { ConceptResult, FeedbackLine } from '@greenshoe/shared-types';
import { isBehaviour } from '../content/concepts/index.ts';
import { isUnheard } from './evidence.ts';
import { whenSaid } from './exchanges.ts';
import { linesOn } from './model-answer.ts';
import { isOwnChoice, isStory, labelsOf, MOST_LABELS, type Told } from './told.ts';
import { wordingOf } from './wording/wording.ts';

/** What the model answer says of some concepts; out of a story, or of another deal, as an example. */
function correctionOf(concepts: readonly ConceptResult[], { marked, model, language }: Told) {
  const text = linesOn(
    model,
    concepts.slice(0, MOST_LABELS).map(({ id }) => id),
  );
  if (text === null) return null;
  const isExample =
    isStory(marked) || isOwnChoice(marked) || concepts.some(({ id }) => isBehaviour(id));
  return isExample ? wordingOf(language).forExample(text) : text;
}

/** What to do about a gap: say it again with what was missing, then take the follow-up that aims at it. */
function exerciseOn(gaps: readonly ConceptResult[], told: Told): string {
  const { marked, language, choose, unasked } = told;
  const wording = wordingOf(language);
  const again = choose(isStory(marked) ? wording.tellIt : wording.addIt);
  const next = unasked.find(({ aims }) => gaps.some(({ id }) => aims.some((aim) => aim === id)));
  const labels = labelsOf(gaps, wording);
  return [again(labels), ...(next ? [wording.thenAnswer(next.text)] : [])].join(' ');
}

/** What was left out: several points in one line. */
const missingLine = (
  gaps: readonly ConceptResult[],
  told: Told,
  finding: string,
): FeedbackLine => ({
  kind: 'missing',
  quote: null,
  atMs: null,
  finding,
  correction: correctionOf(gaps, told),
  tryNext: exerciseOn(gaps, told),
});

/** What was left out, and not even named: who named a thing is not told that nothing was heard of it. */
const absent = ({ marked }: Told, weight: ConceptResult['weight']): ConceptResult[] =>
  marked.concepts.filter(
    (concept) => concept.weight === weight && isUnheard(concept) && !marked.named.has(concept.id),
  );

/** The musts that were left out. */
export function mustLine(told: Told, most: number): FeedbackLine[] {
  const gaps = absent(told, 'must');
  if (gaps.length === 0 || most < 1) return [];
  const wording = wordingOf(told.language);
  const isUntouched =
    told.marked.concepts.every(isUnheard) && told.marked.numeric?.verdict !== 'right';
  const finding = told.choose(isUntouched ? wording.untouched : wording.missing);
  return [missingLine(gaps, told, finding(labelsOf(gaps, wording)))];
}

/** The musts that were named or touched, each with the words that do so; not in what is called false. */
const touched = ({ marked }: Told): ConceptResult[] =>
  marked.concepts
    .filter(({ weight }) => weight === 'must')
    .flatMap((concept) => {
      const named = marked.named.get(concept.id) ?? null;
      if (concept.verdict === 'partial') return [{ ...concept, quote: concept.quote ?? named }];
      const isNamed = isUnheard(concept) && marked.named.has(concept.id);
      return isNamed ? [{ ...concept, quote: named }] : [];
    })
    .filter(({ quote }) => marked.claims.every((claim) => claim.quote !== quote));

/** What was only named; of a right calculation, what it took for granted. */
export function vagueLine(told: Told, most: number): FeedbackLine[] {
  const { marked, answers, language, choose } = told;
  const wording = wordingOf(language);
  const gaps = touched(told);
  const [first] = gaps;
  if (!first || most < 1) return [];
  const isReckoned = marked.numeric?.verdict === 'right';
  const finding = isReckoned ? wording.unexplained : choose(wording.vague);
  const quote = isReckoned ? null : first.quote;
  return [
    {
      kind: 'vague',
      quote,
      atMs: whenSaid(answers, quote),
      finding: finding(labelsOf(gaps, wording)),
      correction: correctionOf(gaps, told),
      tryNext:
        isStory(marked) || isBehaviour(first.id)
          ? exerciseOn(gaps, told)
          : choose(wording.explainIt)(first.label),
    },
  ];
}

/** What would go beyond an answer that lacks nothing: the first of it that can be shown. */
export function beyondLine(told: Told): FeedbackLine[] {
  const { beyond } = wordingOf(told.language);
  const first = absent(told, 'bonus').find(({ id }) => linesOn(told.model, [id]) !== null);
  return first ? [missingLine([first], told, told.choose(beyond)(first.label))] : [];
}
