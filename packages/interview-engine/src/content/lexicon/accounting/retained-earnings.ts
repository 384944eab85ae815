import type { Lexicon } from '../../types.ts';

/** The effect on equity, in the words people use for it. */
export const retainedEarningsNotions: Lexicon = {
  belongs_owner: [
    'belongs to shareholders, belongs to the shareholders, belongs to the owners',
    'appartient aux actionnaires, revient aux actionnaires',
  ],
  dividends: [
    'dividend, take home, paid out, pay out, payout, distributed',
    'dividende, distribué, versé aux actionnaires, prélèvent',
  ],
  handed_out: [
    'handed out, hand out, handed to, took home, take home, taken home, paid to them, they were paid, given to them, what they received, gave them',
    'distribue, distribué, reversé, ont touché, ont reçu, ont pris, leur a été versé, leur verse, leur a versé, leur donne',
  ],
  kept_inside: [
    'included, left in, kept in, and all, stays inside, not hand out, not pay out, is kept inside, piles up, pile up, accumulates, not paid out, not to give, not give, not take out, left in the firm, left in the company, keep in the firm, keep in the company, goes into their column, saved up',
    'compris, inclus, comprises, incluses, laissés dedans, reste dedans, ne distribue pas, non distribué, pas distribué, s’accumule, s’empile, met de côté, laissé dans, laissent dans, garde dans, pas sorti, pas versé, économisé',
  ],
  owners_pot: [
    'owners’ stake, stake of the owners, owners’ part, part of the owners, owners’ claim, belongs to owners, retained earnings, accumulated profits, accumulated earnings, retained profits, kept profits, reserves, belongs to the owners, belongs to shareholders, belongs to the shareholders, pot of the owners, owners’ pot, owners’ share, shareholders’ share, shareholders’ pot, kept in the business, ploughed back, owners are richer, owners’ wealth, owners account, shareholders account, account of the owners, owners’ pile, pile of the owners, not hand to the owners, added to the owners, owners’ money, owners’ side, side of the owners, shareholders’ side, owners’ slice, their share bigger',
    'mise des actionnaires, mise des propriétaires, part des associés, richesse des propriétaires, réserves, report à nouveau, capitaux propres, fonds propres, bénéfices accumulés, part des actionnaires, part des propriétaires, richesse des actionnaires, appartient aux actionnaires, appartient aux propriétaires, revient aux actionnaires, revient aux propriétaires, gardé dans la société, reste dans la société, cagnotte, compte des actionnaires, compte des propriétaires, tas des propriétaires, reste aux propriétaires, laissé dans l’entreprise, part des patrons, côté actionnaires, côté propriétaires, poche des actionnaires, poche des propriétaires, appartient aux associés, revient aux associés',
  ],
  plain_keeps_inside: [
    'not take home, not taken home, does not take for himself, not give to the owners, not given to the owners, not hand to, not paid to the owners, without paying it out, keeps inside, part we keep, keep instead of, rather than paying out, kept inside, stays inside, stays in the business, stays in the company, left in the business, left in the company, leave in, leaves in, piles up, pile up, piggy bank, nest egg, not handed out, not paid out, do not take out, does not take out, did not take out, add to the pot, the pot grows, grows every year, not take out, not taken out, not pocket, nobody paid out, nobody took out, leave their winnings, leave their gains, leave the profit in, leave the money in, not hand over to the owners',
    'ne sors pas pour toi, ne prends pas pour toi, ne prend pas pour lui, ne se verse pas, pas reversé, pas donné aux, pas rendu aux, pas remis aux, sans le distribuer, sans le verser, reste dedans, part qu’on garde, garde au lieu de, plutôt que de verser, garde dedans, gardé dedans, laissé dedans, laisse dedans, reste dans la boîte, reste dans l’entreprise, reste dans la société, laisse dans la, laissé dans la, tirelire, bas de laine, s’accumule, s’empile, ne verse pas, ne distribue pas, ne sort pas, n’a pas versé, pas distribué, pas versé, pas sorti, cagnotte, grossit chaque année, ne prennent pas, n’ont pas pris, ne sortent pas, ne se versent pas, n’ont pas empoché, pas empoché, n’a pas distribué, laissent leurs gains, laissent l’argent, laissent le bénéfice',
  ],
  stays_theirs: [
    'stays on their account, stays in their name, stays theirs, remains theirs, stays in the company, stays in the firm, stays in the business',
    'reste à leur nom, reste à eux, reste sur leur compte, reste leur argent, reste dans la société, reste dans l’entreprise, reste dans l’affaire',
  ],
  what_is_theirs: [
    'what belongs to the owner, what belongs to the owners, what belongs to the boss, what is theirs, what belongs to them, their stake, their share, their part, their slice',
    'ce qui appartient au patron, ce qui appartient aux associés, ce qui appartient aux propriétaires, ce qui leur appartient, ce qui est à eux, leur part, ce qui leur revient, leur mise',
  ],
};
