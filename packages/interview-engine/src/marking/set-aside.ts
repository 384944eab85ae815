import type { ConceptId } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern, type Occurrence, type Occurrences, type Span } from '../reading/match.ts';
import { isAnsweredNo, isGivenWeight, isWavedAway } from '../reading/dismissals/neighbours.ts';
import { isWithin } from '../reading/spans.ts';
import { setsAsideByLabel } from './label-words.ts';
import type { OwnSentence } from './own-words.ts';
import { patternsFor } from './patterns-for.ts';
import type { IsTakenBack } from './taken-back.ts';
import { isQuestion } from './unasserted.ts';

/** A sentence that refuses to go into something. */
interface Refusal {
  /** As if nothing in it were set aside. */
  readonly meant: Occurrences;
  readonly dismissed: readonly Occurrence[];
}

function refusalIn({ occurrences, denials }: OwnSentence): Refusal | null {
  if (!denials.dismissals.some(({ isRefusal }) => isRefusal)) return null;
  const affirmed = (each: Occurrence) => (each.isDismissed ? { ...each, isDenied: false } : each);
  return {
    meant: new Map([...occurrences].map(([id, all]) => [id, all.map(affirmed)])),
    dismissed: [...occurrences.values()].flat().filter(({ isDismissed }) => isDismissed),
  };
}

/** Whether something is only asked or brought up and then waved off: "Deferred tax? Not my department." */
export function isWavedOff(sentence: OwnSentence, next: OwnSentence | undefined): boolean {
  if (next === undefined) return false;
  const isAsked = isQuestion(sentence.text);
  return isWavedAway(sentence, next, isAsked) || (isAsked && isAnsweredNo(next));
}

/** Whether a refusal sets aside what the point is made of. */
function dismissesPoint({ meant, dismissed }: Refusal, seed: Seed, id: ConceptId): boolean {
  const isSetAside = (span: Span) => dismissed.some((each) => isWithin(each, span));
  return patternsFor(seed, id).some((pattern) => matchPattern(pattern, meant, isSetAside) !== null);
}

/**
 * Finds the words that set a point aside, or `null`: whoever says that something is of no concern has
 * not shown it, whatever else was said.
 */
export function findSetAside(
  sentences: readonly OwnSentence[],
  seed: Seed,
  isTakenBack: IsTakenBack,
): (id: ConceptId) => string | null {
  const read = sentences.map((sentence, index) => {
    const next = sentences[index + 1];
    const isWaved =
      next !== undefined &&
      isWavedAway(sentence, next, isQuestion(sentence.text) || sentence.isSmallTalk);
    return { sentence, isWaved, refusal: refusalIn(sentence), isKept: isGivenWeight(next) };
  });
  return (id) =>
    read.find(({ sentence, isWaved, refusal, isKept }) => {
      if (isKept || isTakenBack(sentence, id)) return false;
      const named = sentence.occurrences.get(id) ?? [];
      const isNamed = named.some(({ isDismissed }) => isDismissed || isWaved);
      if (isNamed || refusal === null) return isNamed;
      return setsAsideByLabel(sentence, id) || dismissesPoint(refusal, seed, id);
    })?.sentence.text ?? null;
}
