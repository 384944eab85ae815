import type { Token } from '../tokens.ts';
import { isNoDismissal } from './exceptions.ts';
import { kinds } from '../../content/dismissals/all.ts';
import { type Reach, reachOf } from './reach.ts';

/** A stretch of a sentence that is set aside as of no concern. */
export interface Dismissal extends Reach {
  /** Whether somebody says what he will not do: "it is useless" may be the point itself. */
  readonly isRefusal: boolean;
}

const CLAUSE_END = '(?=,|$| (?:and|but|so|then|because|since|et|mais|donc|car|parce|puisque)\\b)';
const CLAUSE_START = '(?<=^|, |\\b(?:and|but|so|et|mais|donc) )';

/** Phrases as one expression that finds them in words with commas. */
const anyOf = (phrases: readonly string[]): RegExp | null =>
  phrases.length === 0
    ? null
    : new RegExp(
        phrases
          .map((phrase) => phrase.replaceAll('$', CLAUSE_END).replaceAll('^', CLAUSE_START))
          .map((phrase) => `\\b(?:${phrase})(?!\\w)`)
          .join('|'),
        'g',
      );

const expressions = kinds.flatMap(({ by, isRefusal, ...phrases }) =>
  (['before', 'behind', 'within'] as const).flatMap((place) => {
    const expression = anyOf(phrases[place]);
    return expression ? { by, isRefusal, place, expression } : [];
  }),
);

/** The words of a sentence with its pauses as commas, and which of them begins where. */
function spoken(tokens: readonly Token[]): { said: string; startAt: ReadonlyMap<number, number> } {
  const startAt = new Map<number, number>();
  let said = '';
  for (const [at, { word, afterPause }] of tokens.entries()) {
    if (at > 0) said += afterPause ? ', ' : ' ';
    startAt.set(said.length, at);
    said += word;
  }
  return { said, startAt };
}

/** What a sentence sets aside as of no concern. */
export function dismissalsIn(tokens: readonly Token[]): Dismissal[] {
  const { said, startAt } = spoken(tokens);
  const found: Dismissal[] = [];
  for (const { by, isRefusal, place, expression } of expressions) {
    for (const match of said.matchAll(expression)) {
      const start = startAt.get(match.index);
      if (start === undefined) continue;
      const phrase = { start, end: start + match[0].trim().split(' ').length };
      if (isNoDismissal(tokens, phrase, by)) continue;
      const { at, from, to, pointsBack } = reachOf(tokens, phrase, place, by);
      found.push({ at, from, to, pointsBack, isRefusal });
    }
  }
  return found;
}

/** Whether words sound like it, whoever says so of what and whatever comes of it. */
export const soundsDismissive = (tokens: readonly Token[]): boolean => {
  const { said } = spoken(tokens);
  return expressions.some(({ expression }) => said.search(expression) !== -1);
};
