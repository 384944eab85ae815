import { type ConceptId, conceptIds } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern, type Occurrence, type Occurrences, type Span } from '../reading/match.ts';
import { isWithin } from '../reading/spans.ts';
import { setsAsideByLabel } from './label-words.ts';
import type { OwnSentence } from './own-words.ts';
import { patternsFor } from './patterns-for.ts';
import type { IsTakenBack } from './taken-back.ts';

const LONGEST_AFTERTHOUGHT = 10;
const BACKWARDS = /^(?:it|that|this|them|those|one|le|la|les|l|en|y|ca|cela)$/;

/** Whether a sentence does nothing but set aside what the one before it named: "I would not use it." */
const isAfterthought = ({ denials, occurrences, tokens }: OwnSentence): boolean =>
  denials.setsAside &&
  tokens.length <= LONGEST_AFTERTHOUGHT &&
  tokens.some(({ word }) => BACKWARDS.test(word)) &&
  !conceptIds.some((id) => occurrences.has(id));

// Whoever refuses to go into something says what he would do; "it is useless" may be the point itself.
const REFUSES = new RegExp(
  [
    "(?:['’]d| would)(?: \\w+){0,3} (?:leave|skip|ignore|drop|set|put|keep|park)\\b",
    "would(?: not|n['’]t)(?: \\w+)? (?:bother|look|bring|go|spend|worry|touch|mention|tell|count|consider|take|raise|discuss|waste|lose)\\b",
    "\\b(?:i|i['’]d|i['’]ll|we|would|will) (?:refuse|decline) to\\b|\\b(?:i am|i['’]m) (?:\\w+ )?not going to\\b|\\bje refuse(?:rais)? (?:de|d)\\b|\\b(?:i|i['’]d|we) cut\\b[^,;.]* out\\b|\\bne (?:le|la|les) ferais? pas\\b|\\bne pas m['’](?:y|en)?\\b|\\bm['’](?:embêter|arrêter|attarder|encombrer)ais\\b",
    '(?:laisser|ignorer|écarter|oublier|sauter|zapper|mettr|passer)(?:ais|ait|ions)\\b',
    "\\b(?:ne|n['’]en|n['’]y)(?: |\\b)[^,;.]{0,20}(?:tiendr|préoccuper|occuper|attarder|regarder|parler|mentionner|raconter|prendr|compter|soucier|embarrasser|encombrer)ais\\b",
  ].join('|'),
  'i',
);

/** A sentence that refuses to go into something. */
interface Refusal {
  /** As if nothing in it were set aside. */
  readonly meant: Occurrences;
  readonly dismissed: readonly Occurrence[];
}

function refusalIn({ text, occurrences, denials }: OwnSentence): Refusal | null {
  if (!denials.setsAside || !REFUSES.test(text)) return null;
  const affirmed = (each: Occurrence) => (each.isDismissed ? { ...each, isDenied: false } : each);
  return {
    meant: new Map([...occurrences].map(([id, all]) => [id, all.map(affirmed)])),
    dismissed: [...occurrences.values()].flat().filter(({ isDismissed }) => isDismissed),
  };
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
    const isWaved = sentence.isSmallTalk && next !== undefined && isAfterthought(next);
    return { sentence, isWaved, refusal: refusalIn(sentence) };
  });
  return (id) =>
    read.find(({ sentence, isWaved, refusal }) => {
      if (isTakenBack(sentence, id)) return false;
      const named = sentence.occurrences.get(id) ?? [];
      const isNamed = named.some(({ isDismissed }) => isDismissed || isWaved);
      if (isNamed || refusal === null) return isNamed;
      return setsAsideByLabel(sentence, id) || dismissesPoint(refusal, seed, id);
    })?.sentence.text ?? null;
}
