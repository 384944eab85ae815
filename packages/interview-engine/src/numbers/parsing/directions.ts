import { readNumber } from './spoken.ts';
import type { Token } from './tokens.ts';

export type Direction = -1 | 0 | 1;

const falling =
  /^(?:minus|moins|negati|fall|fell|drop|decreas|declin|down|lower|lose|losing|lost|loss|reduc|redui|dilut|baiss|diminu|chut|recul|per[dt]|destr|detrui|shortf|short$|outflow|decaiss|lighter|poorer|worse|shrink|shrank|smaller)/;
const rising =
  /^(?:plus|positi|rise|rising|rose|increas|up|gain|higher|accret|relu|monte|augment|hausse|progress|left|leav|remain|reste|creat|cree|fatter|richer|better|creep|crept|gagn|bigger)/;

/** -1, 1 or, for most words, 0. */
const directionOf = (word: string): Direction => {
  if (falling.test(word)) return -1;
  return rising.test(word) ? 1 : 0;
};

const DIRECTION_REACH = 6;
const COMPARISON =
  /^(?:peu|poil|chouia|tantinet|bien|legerement|nettement|guere|juste|peine) (?:plus|moins) (?:de|d|que)$/;
const SIGN = /^(?:[-+]|minus|moins|plus)$/;

/** Where "un peu plus de" begins before a number, which is no sign of it; `null` where it is not said. */
function comparisonBefore(tokens: readonly Token[], start: number): number | null {
  const said = tokens.slice(Math.max(0, start - 3), start).map(({ word }) => word);
  return COMPARISON.test(said.join(' ')) ? start - 3 : null;
}

/** What the words before a number say it does: -1 for a fall, 1 for a rise. */
export function directionBefore(tokens: readonly Token[], start: number): Direction {
  const compared = comparisonBefore(tokens, start);
  if (compared !== null) return directionBefore(tokens, compared);
  const sign =
    tokens[start - (/^(?:€|of|de)$/.test(tokens[start - 1]?.word ?? '') ? 2 : 1)]?.word ?? '';
  if (SIGN.test(sign)) return /^(?:-|minus|moins)$/.test(sign) ? -1 : 1;
  if (tokens[start]?.startsClause) return 0;
  for (let at = start - 1; at >= Math.max(0, start - DIRECTION_REACH); at -= 1) {
    const token = tokens[at];
    if (!token || token.digits !== null || readNumber(tokens, at)) return 0;
    const direction = SIGN.test(token.word) ? 0 : directionOf(token.word);
    if (direction !== 0) return direction;
    if (token.startsClause) return 0;
  }
  return 0;
}

const COMPARED = /^(?:lower|higher|lighter|fatter|richer|poorer|better|worse|smaller|bigger)$/;

// "48 less cash", but not "165 less capex", which is a sum.
const LESS = /^(?:less|more)$/;
const THING = /^(?:cash|money|profit|tax|income|equity|in|on|at)$/;

const AFTERWORD =
  /^(?:accreti|dilut|relut|negati|lower|higher|lighter|fatter|richer|poorer|better|worse|baisse|hausse|moins|destr|perte|gain)/;

/** "Il reste 77 de moins", "fifty-six lower": what is said right after a number, whatever stands before it. */
export function directionRightAfter(tokens: readonly Token[], to: number): Direction {
  const [of, way] = tokens.slice(to, to + 2);
  if (of && !of.startsClause && COMPARED.test(of.word)) return directionOf(of.word);
  if (of && !of.startsClause && LESS.test(of.word) && THING.test(way?.word ?? '')) {
    return of.word === 'more' ? 1 : -1;
  }
  if (of?.word !== 'de' || of.startsClause || !way || !/^(?:moins|plus)$/.test(way.word)) return 0;
  return way.word === 'moins' ? -1 : 1;
}

/** "three percent dilutive", "75 de baisse". */
export function directionAfter(tokens: readonly Token[], to: number): Direction {
  for (const { word, startsClause, digits } of tokens.slice(to, to + 2)) {
    if (startsClause || digits !== null) return 0;
    if (AFTERWORD.test(word)) return directionOf(word);
  }
  return 0;
}
