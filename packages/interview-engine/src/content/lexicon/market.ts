import type { Lexicon } from '../types.ts';
import { climateNotions } from './market/climate.ts';
import { dealNotions } from './market/deal.ts';
import { falsehoodsNotions } from './market/falsehoods.ts';
import { saleNotions } from './market/sale.ts';
import { untruthsNotions } from './market/untruths.ts';
import { dealsToldToFriends } from './market/told-to-friends.ts';
import { salesToldToOwners } from './market/told-to-owners.ts';
import { dealsSaidInTheKitchen } from './market/said-in-the-kitchen.ts';

/** Notions of this part of the trade; an id of another file here gets more words. */
export const marketNotions = {
  ...falsehoodsNotions,
  ...untruthsNotions,
  ...climateNotions,
  ...saleNotions,
  ...dealNotions,
  ...dealsToldToFriends,
  ...salesToldToOwners,
  ...dealsSaidInTheKitchen,
} as const satisfies Lexicon;
