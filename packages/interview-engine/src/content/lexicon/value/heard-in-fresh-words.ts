import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Fresh words for what is true of values, prices and multiples. */
export const valueHeardInFreshWords = {
  whole_business: [
    'whole plant, entire shop, business in one piece',
    'boîte entière, société entière, entreprise entière, affaire entière, tout l’outil de travail',
  ],
  plain_bank_and_me: [
    'bankers included, lenders included, the bank and the family',
    'banque comme pour la famille, banque comme le patron, banque comme patron, banquiers compris, prêteurs compris',
  ],
  keeps_rest: ['', 'ce qu’il te reste, te reste en main, reste en main, solde est à lui'],
  owed_sum: [
    'what it owes, what they owe, what he owes, pays the bank back, paid the bank back',
    'ce qu’elle doit, ce qu’il doit, ce qu’ils doivent, il rembourse la banque, elle rembourse la banque, rembourse d’abord la banque',
  ],
  in_the_account: [
    'money sitting in its account, money sitting in the account, money in its account, what is in the account, what is in its account, what was in the till, what is in the till',
    'ce qu’il y a sur le compte, ce qu’elle a sur le compte, ce qu’elle a sur son compte, ce qu’il y avait dans la caisse, ce qu’il y a dans la caisse, ce qu’il y a en caisse',
  ],
  plain_slice_elsewhere: [
    crossed(
      'a third of the, a quarter of the, a slice of the, a stake in the, a piece of the',
      'pub next door, shop next door, bar next door, business next door, firm next door',
    ),
    crossed(
      'un tiers du, un quart du, un bout du, une part du, une part de la, un bout de la',
      'bar d’à côté, magasin d’à côté, café d’à côté, commerce d’à côté, boîte d’à côté, boutique d’à côté',
    ),
  ],
  comes_on_top: [
    'put that on top, you add that, that goes on top, that is added, comes on top',
    'ça s’ajoute, on l’ajoute, ça vient en plus, on le rajoute, ça se rajoute',
  ],
  plain_others: ['brother-in-law, sister-in-law, business partner', 'beau-frère, belle-sœur'],
  plain_knows_no_lender: [
    'not know who lent, not care who lent, not know whose money, not care whose money',
    'ne sait pas qui a prêté, se fiche de savoir qui, se moque de savoir qui',
  ],
  plain_thing_worth: [
    'for something worth, get something worth, for a thing worth',
    'un truc qui en vaut, un truc qui vaut, quelque chose qui en vaut',
  ],
  turns_back_later: [
    'will reverse, swings back, will swing back, goes back out to suppliers, paid out to suppliers, seasonal swing, seasonal',
    'va se retourner, se retournera, repart chez les fournisseurs, saisonnier, saisonnière, saisonnalité',
  ],
  ran_down_stock: [
    'emptied the shelves, empties the shelves, empty the shelves, runs down the stock, ran down the stock, ran the stock down, sold off the stock',
    'vide les rayons, vidé les rayons, vider les rayons, vide le stock, vidé le stock, vide les étagères, liquidé le stock',
  ],
  makes_it_up: [
    'pays the difference, makes up the difference, makes good the difference, has to top up, gives it back',
    'rembourse la différence, paie la différence, rend la différence, paie ce qui manque, complète la différence',
  ],
  overdue_works: [
    'should have been redone, should’ve been redone, should have been replaced, should’ve been replaced, should have been repaired, should have been fixed, should’ve been fixed',
    'aurait fallu refaire, aurait dû refaire, aurait fallu changer, aurait dû changer, aurait dû être refait, aurait dû être changé, aurait fallu réparer',
  ],
  comes_off_word: [
    'comes off too, comes off, come off, off it comes, taken off, knocked off',
    'on le déduit, on la déduit, on les déduit, se déduit, ça se retire, on le retire, vient en moins',
  ],
  quoted_on_market: ['on the exchange', 'boîtes en bourse, sociétés en bourse, en bourse'],
  lookalikes: ['firms of the same kind', 'les mêmes à côté, du même genre'],
  one_offs: [
    'not happen twice, not happen every year',
    'arrivera pas deux fois, arrive pas deux fois, n’arrive pas tous les ans, arrive pas chaque année',
  ],
  ordinary_year: [
    'ordinary year, normal year, typical year',
    'année normale, année ordinaire, année type, année comme les autres',
  ],
  fast_growth: [
    'wins customers every, gains customers, gaining customers',
    'gagne des clients, gagnent des clients',
  ],
  profitable: ['', 'garde un peu plus sur, garde plus de chaque'],
  riskiness: ['sleep easier', 'dort mieux, on dort tranquille, dort plus tranquille'],
  wear_taken_off: [
    'take the wear off, takes the wear off, taking the wear off, knock off the wear, wear comes off',
    'retire l’usure, retirer l’usure, enlève l’usure, enlever l’usure, déduis l’usure, déduire l’usure',
  ],
  no_profit_yet: [
    'nobody makes money, no one makes money, nobody earns money',
    'personne ne gagne d’argent, ne gagnent pas d’argent, ne gagne pas d’argent',
  ],
  amount_billed: [
    'what they bill, what it bills, what they invoice, what it invoices',
    'ce qu’ils facturent, ce qu’elle facture, ce qu’elles facturent',
  ],
  left_for_the_owners: [
    'left for the owners, left to the owners, left for the shareholders',
    'reste aux propriétaires, reste aux actionnaires, reste pour les propriétaires, ce qui leur reste',
  ],
  bank_still_to_feed: [
    'still have to feed the banker, still has to feed the banker, still have to feed the bank, still have to pay the bank, still has to pay the bank, bank has not eaten',
    'doit encore nourrir le banquier, doit encore nourrir la banque, doit encore payer la banque, doivent encore payer la banque, reste à payer la banque',
  ],
  price_of_it_all: [
    'price of everything, price of the lot, price of the whole',
    'prix du tout, prix de tout, prix de l’ensemble',
  ],
  hands_up: [
    'hands up, raising their hands, hand in the air, hands in the air',
    'lever la main, levaient la main, lèvent la main, main levée, mains levées',
  ],
  over_market: [
    'over what it trades at, above what it trades at, over where it trades, more than it trades at',
    'de plus que la bourse, au-dessus de la bourse, de plus que le cours',
  ],
  own_trade_word: [
    'in its own trade, in its own line, in its own sector, in its own field, that do the same',
    'qui font la même chose, dans son propre métier, de son propre métier, dans sa branche, de sa branche',
  ],
  nudges_them: [
    'nudge, tweak, touch, push, wiggle',
    'touche un peu, touche à, bouge un peu, bouge d’un cran, pousse d’un cran',
  ],
  guesses_made: [
    'his assumptions, her assumptions, the assumptions, their assumptions',
    'ses hypothèses, les hypothèses, leurs hypothèses',
  ],
  the_keys: ['keys, steering wheel', 'clés, volant'],
  extra_charge: [
    'cost extra, costs extra, are paid for, is paid for, you pay extra for',
    'coûtent plus, coûtent en plus, se paient, se paie, se paient en plus, se paie en plus',
  ],
  buyer_on_credit: [
    'buyer on a big mortgage, buyer with a big mortgage, buyer on a mortgage, buyer who borrows, somebody who borrows, fund that borrows, buyer on credit',
    'acheteur à crédit, fonds qui emprunte, acheteur qui emprunte, acheteur qui s’endette, fonds qui s’endette, acheteur avec un gros crédit',
  ],
  the_least_you_get: [
    'stops at, worst case, will not go past, cannot go past, always someone, always somebody, always a taker, always a buyer',
    's’arrête à, pire des cas, n’ira pas plus loin, toujours quelqu’un, toujours un preneur, toujours un acheteur',
  ],
} as const satisfies Lexicon;
