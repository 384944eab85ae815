import { manners, patterns } from './requests/index.ts';

const LONGEST_SWITCH = 8; // words
const FEWEST_WORDS_OF_AN_ANSWER = 5;

const LANGUAGE = /\b(?:french|english|francais|anglais|languages?|langues?)\b/;
// "I can speak French" is part of a CV.
const CLAIMS =
  /^(?:(?:so|well|yes|and|also|alors|oui|et) )*(?:(?:i|we) (?:can|could|also|speak|grew|work|worked|had to)|(?:je|nous) (?:parle|sais|suis|maitrise|peux (?:aussi|travailler|parler)))\b/;

/** Whether a sentence asks for another language. */
export const asksToSwitch = (part: string, isQuestion: boolean): boolean =>
  patterns.switchLanguage.test(part) && (isQuestion || !CLAIMS.test(part));

/** Another language may be asked for before the answer or after it: "Back to French. So equity falls." */
export function switchesBeside(text: string, parts: readonly string[]): boolean {
  const isRequest = (part: string, isLast: boolean) =>
    part.split(' ').length <= LONGEST_SWITCH &&
    asksToSwitch(part, false) &&
    (!isLast || /\?\s*$/.test(text) || /\b(?:please|svp|plait)\b/.test(part));
  const rest = parts.filter(
    (part, index) => !isRequest(part, index > 0) && !LANGUAGE.test(part) && !manners.test(part),
  );
  const isOutside = parts.some(
    (part, index) => (index === 0 || index === parts.length - 1) && isRequest(part, index > 0),
  );
  return isOutside && rest.join(' ').split(' ').length >= FEWEST_WORDS_OF_AN_ANSWER;
}
