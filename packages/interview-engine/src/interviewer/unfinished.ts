import { fold } from '../text/fold.ts';
import { holdsFigure } from './relevance.ts';

// What a sentence does not end on, in either language. "Là" is no "la", so the words are not folded.
const OPEN_ENDED = new Set(
  'and or but because the a an of to with which is are um uh er if from into et ou mais parce que le les un une de du des avec qui est si euh dont pour dans sur'.split(
    ' ',
  ),
);
const LONGEST_THOUGHT = 60; // words: more than that is a speech, not a pause

// "In a year or so", "de plus", "à chaque fois" end a sentence; "800 times" waits for what follows.
const OPERATION = new RegExp(
  [
    String.raw`(?<!\b(?:en|de|non) )\bplus$`,
    String.raw`(?<!\bor )\b(?:so|less)$`,
    String.raw`\b(?:minus|divided by|multiplied by|over|equals|makes)$`,
    String.raw`\b(?:moins|divise par|multiplie par|sur|egale|font|ca fait|donc)$`,
    String.raw`(?:\d{3,}|hundred|thousand|millions?|billions?|cents?|mille|milliards?) (?:times|fois)$`,
  ].join('|'),
);

/** Whether somebody stopped in the middle of a sentence or of a calculation, to think or to breathe. */
export function isUnfinished(text: string): boolean {
  const said = text.trim().toLowerCase();
  const words = said.split(/\s+/);
  if (words.length < 2 || words.length > LONGEST_THOUGHT) return false;
  if (/(?:…|\.\.\.|,)$/.test(said)) return true;
  if (/[.!?]$/.test(said)) return false;
  if (OPEN_ENDED.has(words.at(-1) ?? '')) return true;
  return OPERATION.test(fold(said)) && holdsFigure(said);
}
