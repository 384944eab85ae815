import { leaningOf } from './leanings.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';

const SIDE =
  "(?:(?:over|under|above|below|beyond|past|sous|superieure?s? (?:a|aux?)|inferieure?s? (?:a|aux?)|(?:more|less|fewer|lower|higher|smaller|bigger|better|worse) than|(?:north|south|short|shy|in excess) of)\\b|(?:plus|moins|au.dessus|en dessous|au.dessous|au.dela) d(?:e |es |u |'))";
const FAR =
  '(?:well|far|way|(?!(?:slight|margin|fraction|bare|near|legere|on))[a-z]+(?:ly|ment)|some(?:where|thing)|bien|beaucoup|quelque part)';
const END = "(?:\\s*(?:the|that|les?|la|l'|€))*\\s*$";

/** "Well north of twenty", "quelque part au-dessus de vingt": no more than on which side a figure lies. */
const VAGUE = new RegExp(`\\b${FAR} ${SIDE}${END}`);

// "Less than half": a bound, and no figure of one's own.
const BOUND = new RegExp(
  `(?:\\b(?:at (?:least|most)|au (?:moins|plus)|exceeds?|depass\\w+)|(?<!\\bon )(?<!\\bnot )\\b${SIDE.replace('over|', '').replace('past|', '')}|\\b(?:'s|is|be|are) over)${END}`,
);

/** "North of nine", "upwards of nine": far or near. */
const LOOSE = /\b(?:north of|south of|upwards of)\s*$/;

/** Whether a figure is but named as one that the answer lies somewhere above or below. */
export const isVague = ({ before }: SpokenNumber): boolean => VAGUE.test(before);

/** Whether a figure is said to be a limit rather than a value. */
export const isBound = (number: SpokenNumber): boolean =>
  isVague(number) ||
  LOOSE.test(number.before) ||
  (BOUND.test(number.before) && leaningOf(number) === 0);
