import type { Token } from './tokens.ts';

export const CONTRAST =
  /^(?:but|however|though|although|whereas|mais|cependant|pourtant|revanche|contre|tandis)$/;
const BREAK =
  /^(?:because|so|then|while|since|which|car|donc|parce|alors|puisque|puis|lequel|laquelle)$/;
const SUBJECT = /^(?:i|we|you|it|they|he|she|je|j|on|nous|vous|il|elle|ils|elles|c|cela|ca|l)$/;

/** Whether a new clause begins at a token, which a denial does not reach across. */
export function isBreak(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return true;
  if (token.afterPause || BREAK.test(token.word) || CONTRAST.test(token.word)) return true;
  return /^(?:and|et)$/.test(token.word) && SUBJECT.test(tokens[at + 1]?.word ?? '');
}

export function clauseStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && !isBreak(tokens, start)) start -= 1;
  return start;
}

export function clauseEnd(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (!isBreak(tokens, end)) end += 1;
  return end;
}

const CONJUNCTION =
  /^(?:and|but|while|whereas|although|though|because|since|so|then|if|et|mais|tandis|alors|car|donc|puisque|si|quand|when)$/;

/** For every word, the number of its clause; a verb and its subject stand in one, so "and" parts them too. */
export function clauseNumbers(tokens: readonly Token[]): number[] {
  let clause = 0;
  return tokens.map(({ word, afterPause }) => {
    if (afterPause || CONJUNCTION.test(word)) clause += 1;
    return clause;
  });
}
