import type { Seed } from '../content/types.ts';
import { countWords } from '../reading/read-answer.ts';
import { joinedWords } from '../reading/tokens.ts';
import { findEvidence } from './evidence.ts';
import { contentOf, isOwn, type OwnSentence } from './own-words.ts';
import { isRestating } from './restating.ts';

const POINTS_OF_NO_ECHO = 3;
const OWN_SHARE = 0.45;
const FEWEST_OWN = 6;
const LONG_ECHO = 35; // words: who says less may be short rather than an echo

const addsFigure = (sentences: readonly OwnSentence[]): boolean =>
  sentences.some(({ hasOwnFigure }) => hasOwnFigure);

/** How many telling words an answer has, and how many of them the question did not hand over. */
function contentsOf(sentences: readonly OwnSentence[]): { own: number; all: number } {
  const said = sentences.map((sentence) => ({
    asked: sentence.asked,
    content: [...contentOf(sentence)],
  }));
  const all = new Set(said.flatMap(({ content }) => content));
  const own = new Set(
    said.flatMap(({ content, asked }) => content.filter((stem) => !asked.has(stem))),
  );
  return { own: own.size, all: all.size };
}

/**
 * Whether an answer turns the words of its question round, sentence after sentence: hardly another
 * word, and no figure.
 */
export function isEcho(sentences: readonly OwnSentence[]): boolean {
  if (addsFigure(sentences)) return false;
  const { own, all } = contentsOf(sentences);
  return countWords(sentences) >= LONG_ECHO && own < FEWEST_OWN && own <= all * OWN_SHARE;
}

// "You'd like the IRR. I will build that up step by step": what is to come is announced, and does not come.
const ANNOUNCES =
  /\b(?:you (?:would )?(?:like|want) (?:the|me|my|a)|you (?:are|re) after|(?:the |your )?question is|we are looking for|i (?:will|am going to|would|can) (?:try to )?(?:work|build|walk|go|tell you|give you|take you|answer|come back)|i (?:tell|give|take) you|i have got one in mind|il s agit (?:donc )?(?:de|d)|on cherche|vous (?:voulez|cherchez)|(?:c est|la) (?:bien )?(?:ca |la )?(?:la )?question|il (?:faut|faudrait|me faut) (?:dire|trouver|sortir|calculer|donner)|je (?:dois|vais|vous) (?:\w+ ){0,3}?(?:allouer|sortir|detailler|proceder|calculer|donner|repondre|expliquer|essayer))\b/;
const LONGEST_ANNOUNCEMENT = 75; // words
const ANNOUNCED_SHARE = 0.6;
const MOST_ANNOUNCED = 14;

/** Whether a case is only told over again, and what would be done with it announced. */
function isAnnounced(sentences: readonly OwnSentence[]): boolean {
  if (addsFigure(sentences)) return false;
  if (countWords(sentences) > LONGEST_ANNOUNCEMENT) return false;
  if (!sentences.some(({ tokens }) => ANNOUNCES.test(joinedWords(tokens)))) return false;
  const { own, all } = contentsOf(sentences);
  return own < MOST_ANNOUNCED && own <= all * ANNOUNCED_SHARE;
}

/** Whether most sentences say that they say the question back, and none has a figure that it did not give. */
const isSaidBack = (sentences: readonly OwnSentence[]): boolean =>
  sentences.filter(isRestating).length > sentences.length / 2 && !addsFigure(sentences);

/**
 * The candidate's own sentences: none of an answer that only announces one or says the question back, nor of
 * one that turns its words round, unless those words say several of the things that had to be said.
 */
export function ownIn(read: readonly OwnSentence[], seed: Seed): OwnSentence[] {
  if (isSaidBack(read) || isAnnounced(read)) return [];
  const own = read.filter(isOwn);
  if (!isEcho(read)) return own;
  const evidence = findEvidence(own, seed, seed.must);
  const shown = [...evidence.values()].filter(({ verdict }) => verdict === 'correct');
  return shown.length >= POINTS_OF_NO_ECHO ? own : [];
}
