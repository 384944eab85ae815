import { isNumber } from '../text/common-words.ts';
import { isContent, type OwnSentence } from './own-words.ts';

const OWN_SHARE = 0.45;
const FEWEST_OWN = 6;
const LONG_ECHO = 35; // words: who says less may be short rather than an echo

/**
 * Whether an answer turns the words of its question round, sentence after sentence: hardly another
 * word, and no figure.
 */
export function isEcho(sentences: readonly OwnSentence[]): boolean {
  if (sentences.some(({ hasOwnFigure }) => hasOwnFigure)) return false;
  const words = sentences.flatMap(({ tokens, language, asked }) =>
    tokens.map(({ word, stems }) => ({ word, stem: stems[language], asked })),
  );
  const said = words.filter(({ word }) => isContent(word) && !isNumber(word));
  const own = new Set(said.filter(({ stem, asked }) => !asked.has(stem)).map(({ stem }) => stem));
  const all = new Set(said.map(({ stem }) => stem));
  return words.length >= LONG_ECHO && own.size < FEWEST_OWN && own.size <= all.size * OWN_SHARE;
}
