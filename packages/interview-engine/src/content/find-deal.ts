import { fold } from '../text/fold.ts';
import { type Deal, deals } from './deals.ts';

interface Mention {
  readonly deal: Deal;
  /** Both parties are named: a party may take part in several deals, a pair does not. */
  readonly isPair: boolean;
  readonly times: number;
  readonly first: number;
}

/** Where any of these names stand in a folded text, between spaces. */
const placesOf = (text: string, names: readonly string[]): number[] =>
  names.flatMap((name) =>
    [...text.matchAll(new RegExp(`(?<= )${name}(?= )`, 'g'))].map(({ index }) => index),
  );

function mentionOf(deal: Deal, text: string): Mention | null {
  const ofBuyer = placesOf(text, deal.buyer.spokenAs);
  const ofTarget = placesOf(text, deal.target.spokenAs);
  const places = [...ofBuyer, ...ofTarget];
  if (places.length === 0) return null;
  return {
    deal,
    isPair: ofBuyer.length > 0 && ofTarget.length > 0,
    times: places.length,
    first: Math.min(...places),
  };
}

/**
 * The deal an answer speaks of, by its parties, in either language: the one whose two parties are
 * both named, then the one named most often, then the one named first. `null` where none is named.
 */
export function findDeal(answer: string): Deal | null {
  const text = ` ${fold(answer)} `;
  const [best] = deals
    .flatMap((deal) => mentionOf(deal, text) ?? [])
    .toSorted(
      (a, b) => Number(b.isPair) - Number(a.isPair) || b.times - a.times || a.first - b.first,
    );
  return best?.deal ?? null;
}
