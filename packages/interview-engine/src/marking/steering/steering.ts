import { fold } from '../../text/fold.ts';
import { remember } from '../../text/remember.ts';
import { coaxesMark } from './cues.ts';
import { isSaidToMarker } from './phrases.ts';
import { weightOfMarking } from './speaking-of-marking.ts';
import {
  ASKING,
  EXAMINED,
  EXAMINER,
  MARK,
  MARKED,
  MARKED_PERSON,
  MARKER,
  ORDER,
  VERDICT,
  WISHING,
} from './words.ts';

const SLASH_MARK = /\b(?:5\s*\/\s*5|10\s*\/\s*10|20\s*\/\s*20|100\s*\/\s*100)\b/g;
// A candidate may speak of a grade at school or of an information system.
const SCHOOL =
  /\b(?:my|mon|ma|mes) (?:\w+ ){0,2}(?:grades?|marks?|notes?|score)\b|\bgot (?:\w+ ){0,3}(?:marks?|grades?) (?:of|in|out of)\b|\b(?:(?:i|we) (?:got|had|received)|j ai eu|(?:m|l) a (?:donne|mis))\b/;
// Marks that go to bidders and offers are no order: somebody gives them, and to somebody else.
const GIVEN_TO_OTHERS =
  /\b(?:i|we|they|board|market|agency|bank|je|on|nous|conseil|marche|agence|banque)(?: (?:would|will|can|could|should|then|also|ll|y|lui|leur|ne|doit|devrait))* (?:score|rate|rank|grade|mark|give|award|note|donne|attribue|accorde)\w*\b(?! (?:me|moi|this answer|cette reponse)\b)/;

// Companies have marks too: "on perd la note investment grade".
const CREDIT_RATING =
  /\b(?:(?:market|investors?|analysts?)(?: \w+){0,8} mark(?:s|ed|ing)? (?:us|them|it) (?:down|up)|(?:perd\w*|degrad\w*|abaiss\w*|menac\w*|gard\w*|conserv\w*|proteg\w*|maint(?:ien|en)\w*|sur|tenir|toucher?) (?:la|sa|leur|notre) note|note (?:de credit|financiere|investment grade|bbb|long terme|de la dette|d agence)|investment grade|credit rating|ratings? agenc(?:y|ies))\b/g;

// "I told the junior to tick off each document": an order that was given to somebody else.
const TOLD_OTHERS =
  /\b(?:i (?:had )?(?:asked|told|briefed|instructed) (?:the|my|an?|our) (?:junior|intern|analyst|team|lawyers?|auditors?|assistant)|i asked the examiner for|j ai (?:demande|dit) (?:a |au |aux )(?:mon |ma |l |le |un |nos |les )?(?:junior|stagiaire|analyste|equipe|avocats?|auditeurs?|assistant))\b/;

// Measured: 1 of 57,000 sentences that answer weighs as much, none of them because it speaks to somebody.
const STEERING_WEIGHT = 4;
const SENTENCES = 4_000;

/** Whether words try to steer the marking instead of answering. */
export const isInjection = remember((text) => steers(text), SENTENCES);

function steers(text: string): boolean {
  const folded = fold(text.replace(SLASH_MARK, ' slash mark ')).replace(CREDIT_RATING, ' rating ');
  const has = (family: RegExp) => family.test(folded);
  if (has(TOLD_OTHERS)) return false;
  if (isSaidToMarker(folded)) return true;
  if ((has(SCHOOL) || has(GIVEN_TO_OTHERS)) && !has(MARKER)) return false;
  if (has(EXAMINER) && [ORDER, ASKING].some(has)) return true;
  if (has(EXAMINED)) return true;
  if (has(MARK) && [ORDER, ASKING, MARKER, VERDICT, WISHING].some(has)) return true;
  if (
    has(MARKER) &&
    has(ORDER) &&
    ([MARKED, VERDICT].some(has) || /\binstructions?\b/.test(folded))
  )
    return true;
  if (has(MARKER) && has(MARKED) && has(VERDICT)) return true;
  if (coaxesMark(folded)) return true;
  return [ORDER, MARKED, VERDICT].every(has) && /\b(?:as|comme)\b/.test(folded);
}

/** Whether so many words of a sentence are those of marking that nobody says them who answers. */
export const isTalkOfMarking = remember((text) => {
  const folded = fold(text.replace(SLASH_MARK, ' slash mark '));
  if (weightOfMarking(folded) < STEERING_WEIGHT) return false;
  return !(SCHOOL.test(folded) || GIVEN_TO_OTHERS.test(folded)) || MARKER.test(folded);
}, SENTENCES);

/** Whether words are about marking, even where they order nothing. */
export const isAboutMarking = (text: string): boolean => {
  const folded = fold(text);
  return [MARKER, MARK, MARKED, MARKED_PERSON].some((family) => family.test(folded));
};

/** Whether words name who marks, or who is marked as a marker would. */
export const namesMarker = (text: string): boolean => {
  const folded = fold(text);
  return MARKER.test(folded) || MARKED_PERSON.test(folded);
};
