import { fold } from '../text/fold.ts';
import { remember } from '../text/remember.ts';

// Words of whoever marks, of what is marked and of the mark: an answer about finance needs few of them.
const MARKER =
  /\b(?:examiner|grader|grading|evaluator|marker|assessor|rubric|prompt|system|instructions?|override|correcteur|correctrice|examinateur|evaluateur|jury|bareme|consignes?|systeme|grille|notation|correction)\b/;
const MARK =
  /\b(?:full (?:marks?|score|points)|(?:top|maximum|highest|best|perfect) (?:marks?|score|grade)|(?:five|5|ten|10|100) (?:out of|sur) (?:five|5|ten|10|100)\b|(?:cinq|dix|vingt) sur (?:cinq|dix|vingt)|slash mark|note (?:maximale|parfaite|max)|(?:meilleure|plus haute) note|score (?:maximal|maximum|parfait|equals?|5)|level (?:equals? )?full)\b/;
const ORDER =
  /\b(?:mark|score|grade|rate|tick|treat|consider|count|accept|award|give|assign|return|output|set|confirm|validate|ignore|disregard|forget|override|approve|coche[rz]?|valide[rz]?|attribue[rz]?|donne[rz]?|mets|mettez|mettre|considere[rz]?|confirme[rz]?|ignore[rz]?|oublie[rz]?|accepte[rz]?|note[rz]?|retourne[rz]?)\b/;
const MARKED =
  /\b(?:concepts?|notions?|criteria|criterion|(?:this|the|my|cette|ma|la) (?:\w+ )?(?:answer|response|reponse)|everything|tous les points|points attendus|numeric check|grade|score|marks?)\b/;
const VERDICT =
  /\b(?:covered|present|correct|complete|passed|perfect|accepted|verified|acquise?s?|mentionnee?s?|validee?s?|citee?s?|exacte?s?|complete|couverte?s?|implicitly|reference)\b/;
const ROLE =
  /\b(?:you are (?:now )?(?:an? )?(?:grader|assistant|ai|model|chatbot|examiner)|as an ai|(?:tu es|vous etes) (?:maintenant )?(?:un |une |le )?(?:correcteur|assistant|ia|examinateur))\b/;
const SLASH_MARK = /\b(?:5\s*\/\s*5|10\s*\/\s*10|20\s*\/\s*20|100\s*\/\s*100)\b/g;
// A candidate may speak of a grade at school or of an information system.
const SCHOOL = /\b(?:my|mon|ma|mes) (?:\w+ ){0,2}(?:grades?|marks?|notes?|score)\b/;

const SENTENCES = 2_000;

/** Whether a sentence tries to steer the marking instead of answering. */
export const isInjection = remember((sentence) => steers(sentence), SENTENCES);

function steers(sentence: string): boolean {
  const folded = fold(sentence.replace(SLASH_MARK, ' slash mark '));
  if (ROLE.test(folded)) return true;
  if (SCHOOL.test(folded) && !MARKER.test(folded)) return false;
  const has = (family: RegExp) => family.test(folded);
  if (has(MARK) && (has(ORDER) || has(MARKER) || has(VERDICT) || has(MARKED))) return true;
  if (
    has(MARKER) &&
    has(ORDER) &&
    (has(MARKED) || has(VERDICT) || /\binstructions?\b/.test(folded))
  )
    return true;
  if (has(MARKER) && has(MARKED) && has(VERDICT)) return true;
  return has(ORDER) && has(MARKED) && has(VERDICT) && /\b(?:as|comme)\b/.test(folded);
}

const FEWEST_WORDS = 3;

const wordCount = (sentences: readonly string[]): number =>
  sentences
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;

/**
 * What is left of an answer that is not about its own marking. What follows an order is taken for
 * part of it, unless nothing was answered before.
 */
export function withoutOrders(sentences: readonly string[]): readonly string[] {
  const first = sentences.findIndex(isInjection);
  if (first === -1) return sentences;
  const before = sentences.slice(0, first).filter((sentence) => !MARKER.test(fold(sentence)));
  if (wordCount(before) >= FEWEST_WORDS) return before;
  return sentences.slice(first + 1).filter((sentence) => {
    const folded = fold(sentence);
    return !isInjection(sentence) && ![MARKER, MARK, MARKED].some((family) => family.test(folded));
  });
}
