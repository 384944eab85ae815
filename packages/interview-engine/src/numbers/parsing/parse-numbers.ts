import type { Language } from '../../localised.ts';
import { withoutCorrected } from './corrections.ts';
import { directionAfter, directionBefore, directionRightAfter } from './directions.ts';
import { findExchanges } from './exchanges.ts';
import type { Found } from './found.ts';
import { findImplied } from './implied.ts';
import { type Quantity, readQuantity } from './quantities.ts';
import { joinRanges } from './ranges.ts';
import type { SpokenNumber } from './spoken-number.ts';
import { standingOf } from './standing.ts';
import { fold, type Token, tokenise } from './tokens.ts';

const AROUND = 300; // characters: what is said farther away is about something else

function locate(tokens: readonly Token[], { value, scale, unit, from, to }: Quantity): Found {
  const direction = directionRightAfter(tokens, to) || directionBefore(tokens, from);
  return {
    value,
    scale,
    unit,
    direction: direction === 0 ? directionAfter(tokens, to) : direction,
    isImplied: false,
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  };
}

function findFigures(tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length;) {
    const quantity = readQuantity(tokens, at);
    if (quantity) found.push(locate(tokens, quantity));
    at = quantity?.to ?? at + 1;
  }
  return found;
}

// "Brings profit down by 60 and equity by 42", "réduit l'impôt de 15 et le résultat net de 42".
const SO_DOES =
  /^\W{0,2}(?:before tax |avant impot )?(?:and|et) (?:(?:the |its |our )?[a-z]+(?: [a-z]+){0,2} by|(?:le |la |les |l')[a-z]+(?: [a-z]+)? (?:de|d'))\W*$/;

/** Figures whose verb is that of the figure before, and so their direction. */
function inheritDirections(folded: string, found: readonly Found[]): Found[] {
  const all: Found[] = [];
  for (const each of found) {
    const previous = all.at(-1);
    const isElided =
      previous !== undefined &&
      each.direction === 0 &&
      previous.direction !== 0 &&
      SO_DOES.test(folded.slice(previous.end, each.start));
    all.push(isElided ? { ...each, direction: previous.direction } : each);
  }
  return all;
}

/** The numbers of an answer in the order they were meant; what was corrected is left out. */
export function parseNumbers(text: string, language: Language): SpokenNumber[] {
  const composed = text.normalize('NFC');
  const folded = fold(composed);
  const tokens = tokenise(folded, language);
  const exchanges = findExchanges(folded);
  const counts = findFigures(tokens).filter(
    ({ start, end }) => !exchanges.some((each) => start < each.end && end > each.start),
  );
  const figures = joinRanges(
    folded,
    [...counts, ...exchanges].toSorted((a, b) => a.start - b.start),
  );
  const found = [...figures, ...findImplied(folded, tokens, figures)].toSorted(
    (a, b) => a.start - b.start,
  );
  const numbers = inheritDirections(folded, found).map((each, index): SpokenNumber => {
    const context = {
      isCorrection: false,
      text: composed.slice(each.start, each.end),
      before: folded.slice(found[index - 1]?.end ?? 0, each.start),
      after: folded.slice(each.end, found[index + 1]?.start),
      standing: standingOf(
        folded.slice(Math.max(0, each.start - AROUND), each.start),
        folded.slice(each.end, each.end + AROUND),
      ),
    };
    return Object.assign(context, each);
  });
  return withoutCorrected(folded, numbers);
}
