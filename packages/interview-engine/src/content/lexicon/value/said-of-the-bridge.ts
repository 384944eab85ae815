import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Further words in which candidates speak of enterprise value, the bridge and what is fought over in it. */
export const saidOfTheBridge = {
  each_side_wants: [
    'seller counts, seller includes, seller puts in, seller tries, seller would like, seller pleads, seller insists, seller defends, seller will try, seller keeps, seller hopes',
    'vendeur compte, vendeur inclut, vendeur met, vendeur essaie, vendeur cherche, vendeur défend, vendeur insiste, vendeur pousse, vendeur garde, vendeur lui veut, vendeur espère, vendeur tente',
  ],
  till: ['savings book, deposit account', 'tréso, livret, argent placé'],
  even_when: [
    'even with, even where, even though they have, whether or not',
    'même avec, y compris avec, y compris si, y compris quand',
  ],
  out_of_reach: [
    crossed(
      'strike, strike price, exercise price',
      'higher than the price, higher than the share price, above the market price, above market, over the share price, exceeds the price, exceeds the share price, is above the price, is higher than',
    ),
    crossed(
      'strike, prix d’exercice, exercice',
      'au-dessus du cours, supérieur au prix, est supérieur au cours, est au-dessus du cours, plus élevé que le cours, dépasse le cours, plus haut que le cours',
    ),
  ],
  counts_those_too: [
    crossed('put, count, include, add, take, keep', 'them in, them all, them anyway, them too'),
    crossed('je les, on les, il faut les', 'mettrais, mets, prendrais, garde, retiens, compterais'),
  ],
  used_one_day: [
    crossed(
      'could, might, may, can, will',
      'still be exercised one day, be exercised one day, still be exercised, be exercised later, still be exercised later, become shares one day, end up in the money',
    ),
    crossed(
      'peuvent, pourraient, pourront, seront, peut',
      'être exercées un jour, être exercées plus tard, un jour être exercées, devenir des actions un jour, encore être exercées',
    ),
  ],
  whatever_the_ebitda: [
    crossed(
      'whatever, whatever the, whichever, regardless of, regardless of the, no matter which, no matter what, irrespective of the',
      'ebitda',
    ) +
      ', even after rent, even one after rent, even if ebitda is after rent, whatever the multiple',
    crossed(
      'quel que soit, peu importe, quel que soit le type d’, indépendamment de, sans regarder, qu’importe',
      'ebitda, l’ebitda, son ebitda, cet ebitda',
    ) + ', même après loyers',
  ],
  the_whole_working_capital: [
    crossed(
      'whole of the, all of the, all the, the entire, the full, total, the whole',
      'working capital, nwc',
    ),
    crossed(
      'tout le, totalité du, intégralité du, ensemble du, le total du',
      'bfr, besoin en fonds de roulement',
    ),
  ],
  paid_over_and_above: [
    'added to the price, adds to the price, on top of the price, paid on top, paid euro for euro, paid for in full, increases the price, goes to the seller, paid to the seller',
    's’ajoute au prix, se rajoute au prix, rajouté au prix, rajoute au prix, ajouté au prix, ajoute au prix, en plus du prix, payé en plus, se paie en plus, payé euro pour euro, se paie euro pour euro, augmente le prix, revient au vendeur, payé au vendeur',
  ],
  beyond_the_norm: [
    'surplus, excess, above, over, difference, gap, normal, normalised, target, peg, average, shortfall, too much',
    'surplus, excédent, excédentaire, au-dessus, différence, écart, normal, normatif, normalisé, cible, moyenne, dépassement, supérieur',
  ],
  for_the_buyer_alone: [
    'buyer’s problem, buyer’s business, buyer’s own problem, problem for the buyer only, buyer deals with it later, nothing to do with the seller',
    'problème de l’acheteur, affaire de l’acheteur, acheteur s’en occupera, acheteur verra plus tard, ne regarde pas le vendeur',
  ],
  like_other_shares: [
    'shares like any other, shares like the others, just shares, ordinary shares really, already counted with the shares, already in the share count',
    'actions comme les autres, déjà dans la capi, déjà comptées dans les actions, de simples actions, déjà dans le nombre d’actions',
  ],
  an_asset_bought: [
    'buyer gets, buyer takes it over, buyer inherits, buyer will own it',
    'acheteur la récupère, acheteur l’obtient, acheteur en hérite, reprise par l’acheteur',
  ],
  smaller_count: [
    'fewer shares than before, fewer shares in total, fewer shares overall',
    'moins d’actions qu’avant, moins d’actions au total, moins d’actions en circulation',
  ],
  once_exercised: [
    'unless exercised, before they are exercised, as long as unexercised',
    'avant d’être exercées, seulement quand on les exerce',
  ],
  only_financial_debt: [
    'only financial debt is negotiated, everything else is mechanical, only bank loans count, only borrowings count',
    'tout le reste est mécanique, seuls les emprunts comptent, que la dette bancaire compte',
  ],
  raises_price_or_cash: [
    'seller should be paid for, seller gets paid for, seller should get, paid to the seller, cash for the seller',
    'vendeur doit être payé, à payer au vendeur, cash pour le vendeur, trésorerie pour le vendeur',
  ],
  box_at_closing: [
    crossed(
      'price is, price gets, price will be, we, you',
      'adjusted at completion, adjusted after completion, trued up at completion, recalculated at completion, adjust at completion, set at completion',
    ),
    '',
  ],
  helps_seller: [
    'not our problem, seller’s problem no more, leaves the price unchanged, does not reduce the price, not reduce the price, does not touch the price',
    'ne touche pas au prix, ne réduit pas le prix, ne change pas le prix, à sa charge, ne regarde pas le vendeur',
  ],
  late_investment: [
    'overdue capex, capex not done, skipped capex',
    'capex pas fait, capex non réalisé',
  ],
} as const satisfies Lexicon;
