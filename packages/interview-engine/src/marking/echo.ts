import type { Seed } from '../content/types.ts';
import { findEvidence } from './evidence.ts';
import { contentOf, isOwn, type OwnSentence } from './own-words.ts';
import { isRestating } from './restating.ts';

const POINTS_OF_NO_ECHO = 3;
const OWN_SHARE = 0.45;
const FEWEST_OWN = 6;
const LONG_ECHO = 35; // words: who says less may be short rather than an echo

/**
 * Whether an answer turns the words of its question round, sentence after sentence: hardly another
 * word, and no figure.
 */
export function isEcho(sentences: readonly OwnSentence[]): boolean {
  if (sentences.some(({ hasOwnFigure }) => hasOwnFigure)) return false;
  const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const said = sentences.map((sentence) => ({
    asked: sentence.asked,
    content: [...contentOf(sentence)],
  }));
  const all = new Set(said.flatMap(({ content }) => content));
  const own = new Set(
    said.flatMap(({ content, asked }) => content.filter((stem) => !asked.has(stem))),
  );
  return words >= LONG_ECHO && own.size < FEWEST_OWN && own.size <= all.size * OWN_SHARE;
}

/** Whether most sentences say that they say the question back, and none has a figure that it did not give. */
const isSaidBack = (sentences: readonly OwnSentence[]): boolean =>
  sentences.filter(isRestating).length > sentences.length / 2 &&
  !sentences.some(({ hasOwnFigure }) => hasOwnFigure);

/**
 * The candidate's own sentences: none of an answer that turns the question's words round, unless those
 * words say several of the things that had to be said.
 */
export function ownIn(read: readonly OwnSentence[], seed: Seed): OwnSentence[] {
  if (isSaidBack(read)) return [];
  const own = read.filter(isOwn);
  if (!isEcho(read)) return own;
  const evidence = findEvidence(own, seed, seed.must);
  const shown = [...evidence.values()].filter(({ verdict }) => verdict === 'correct');
  return shown.length >= POINTS_OF_NO_ECHO ? own : [];
}
