import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Further words in which candidates speak of enterprise value, the bridge and what is fought over in it. */
export const saidOfTheBridge = {
  each_side_wants: [
    'seller counts, seller includes, seller puts in, seller tries, seller would like, seller pleads, seller insists, seller defends, seller will try, seller keeps, seller hopes',
    'vendeur compte, vendeur inclut, vendeur met, vendeur essaie, vendeur cherche, vendeur défend, vendeur insiste, vendeur pousse, vendeur garde, vendeur lui veut, vendeur espère, vendeur tente',
  ],
  bigger_than: ['ends up above', 'valoir plus, vaudra plus, vaudront plus, passent au-dessus'],
  till: ['treasury balance', 'tréso, trésos'],
  loan_size: [
    'amount of the new debt, size of the loan, size of the new loan, by the new debt, by the new loan, by the money borrowed, by the face value, full amount of the loan, by as much as it borrows',
    'montant du prêt, montant du crédit, montant du nouvel emprunt, montant de la nouvelle dette, montant du nouveau prêt, taille du prêt, autant que l’emprunt, autant que la dette levée',
  ],
  extra_funding: [
    crossed(
      'more, extra, additional, new, further, added',
      'funding, financing, capital in the business, loan money',
    ),
    [
      'financement de plus, dette de plus, davantage de financement, plus de financement, ressources de plus, capitaux en plus',
      crossed(
        'nouveau, nouveaux, supplémentaire',
        'financement, capitaux, moyens de financement, ressources',
      ),
      'financement supplémentaire, ressources supplémentaires, capitaux supplémentaires',
    ].join(', '),
  ],
  cash_aside: [
    'cash is separate, cash is a separate matter, cash is another matter, cash is another line, cash is not part of it, cash does not come into it, cash stays apart, whatever the cash',
    'cash c’est à part, trésorerie c’est à part, cash est à part, trésorerie est à part, cash c’est autre chose, trésorerie c’est autre chose, cash n’y entre pas, sans compter le cash, cash à côté',
  ],
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
  when_indebted: [
    'a lot of leverage, lots of leverage, high leverage, highly geared, heavily geared, debt is high, gearing is high, piled on debt, mountain of debt',
    'fort levier, levier élevé, beaucoup de levier, endettement élevé, endettement fort, montagne de dettes, chargée de dettes, chargée en dette',
  ],
  contrary_word: [
    'opposite, reverse, unlike, other way round, conversely',
    'inverse, inversement, contraire, contrairement, rebours',
  ],
  held_in_the_books: [
    'equity in the balance sheet, equity on the balance sheet, equity in the accounts, equity in the books, book equity, accounting equity, balance sheet equity',
    'capitaux propres au bilan, fonds propres au bilan, capitaux propres du bilan, fonds propres du bilan, capitaux propres comptables, fonds propres comptables, capitaux propres sociaux',
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
    ) + ', même si l’ebitda est après loyers, même avec un ebitda après loyers, même après loyers',
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
  for_holders_only: [
    crossed(
      'shareholders, equity holders, the owners, equity investors',
      'only, alone, exclusively',
    ) +
      ', only to shareholders, only to the shareholders, only for shareholders, only for the shareholders',
    'aux seuls actionnaires, qu’aux actionnaires, uniquement aux actionnaires, seulement aux actionnaires, exclusivement aux actionnaires, les seuls actionnaires, que les actionnaires',
  ],
  lenders_and_owners_alike: [
    'all capital providers, all providers of capital, all the capital providers, banks and shareholders alike, lenders and shareholders alike, lenders and shareholders together, banks and shareholders together, lenders included, banks included',
    'tous les apporteurs, ensemble des apporteurs, banques et actionnaires, prêteurs et actionnaires, créanciers et actionnaires, prêteurs compris, banques comprises, créanciers compris',
  ],
  book_equity: [
    crossed(
      'shareholders’ equity',
      'line of the balance sheet, line in the balance sheet, on the balance sheet, in the balance sheet, in the accounts',
    ),
    'capitaux propres qu’on lit, capitaux propres inscrits, ligne capitaux propres, montant des capitaux propres, capitaux propres des comptes',
  ],
  for_the_buyer_alone: [
    'buyer’s problem, buyer’s business, buyer’s own problem, problem for the buyer only, buyer deals with it later, nothing to do with the seller',
    'problème de l’acheteur, affaire de l’acheteur, acheteur s’en occupera, acheteur verra plus tard, ne regarde pas le vendeur',
  ],
  like_other_shares: [
    'shares like any other, shares like the others, just shares, ordinary shares really, already counted with the shares, already in the share count',
    'actions comme les autres, déjà dans la capi, déjà comptées dans les actions, déjà dans le nombre d’actions, de simples actions',
  ],
  insolvent: [
    'has gone bust, gone bust, is worthless, about to fail, owes more than it owns',
    'au bord de la faillite, ne vaut plus rien, doit plus qu’elle ne possède, en dépôt de bilan',
  ],
  an_asset_bought: [
    'buyer gets, buyer takes it over, buyer inherits, buyer will own it',
    'acheteur la récupère, acheteur l’obtient, acheteur en hérite, reprise par l’acheteur',
  ],
} as const satisfies Lexicon;
