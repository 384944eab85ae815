import { isConcept } from '../content/concepts/index.ts';
import { joinedWords } from '../reading/tokens.ts';
import type { OwnSentence } from './own-words.ts';
import { isQuestion } from './unasserted.ts';

const LONGEST_GESTURE = 12;
const GESTURE =
  /\b(?:not|no|nobody|never|nothing|none|neither|leave|forget|skip|sooner|rather|count me out|else s|pas|non|jamais|rien|personne|aucun|aucune|sans|autant|detail|broutille|laisse\w*|oublie\w*|passe\w*|bof)\b/;

const NO = /^(?:no|non|certainly not|surely not|surtout pas|certainement pas|sûrement pas)\b/i;

/** Whether a sentence is but a gesture: a no, or short, of a refusal, and about nothing in particular. */
const isGesture = ({ text, tokens, occurrences }: OwnSentence): boolean =>
  NO.test(text) ||
  (tokens.length <= LONGEST_GESTURE &&
    GESTURE.test(joinedWords(tokens)) &&
    ![...occurrences.keys()].some((id) => id === '#' || isConcept(id)));

/** Whether something is only asked and then waved off: "Deferred tax? Not my department." */
export const isWavedOff = (sentence: OwnSentence, next: OwnSentence | undefined): boolean =>
  next !== undefined && isQuestion(sentence.text) && isGesture(next);
