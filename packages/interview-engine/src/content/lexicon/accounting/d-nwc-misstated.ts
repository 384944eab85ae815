import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { staysPut } from '../directions.ts';
import { cash } from '../word-lists.ts';

/** The change in working capital, in the words of those who get it wrong. */
export const dNwcMisstated: Lexicon = {
  add_increase: [
    'add the increase, adding the increase, add that increase, add this increase, plus the increase',
    'ajoute la hausse, ajoute cette hausse, ajoute l’augmentation, rajoute la hausse, additionne la hausse, je l’additionne, on l’additionne',
  ],
  add_nwc: [
    'add the working capital, add working capital, plus working capital',
    'ajoute la hausse du bfr, ajoute le bfr',
  ],
  added_to_stock_of_cash: [
    'comes in, money coming in, liquid assets in the business, resource',
    'ressource en plus, argent qui rentre, rentrée d’argent',
  ],
  as_a_plus: [
    'as a plus, a plus in, is a plus, counts positively, goes in positive, comes in positively',
    'en plus dans, en positif, vient en plus, compte positivement, est un plus, avec un signe plus, s’ajoute au flux',
  ],
  build_up: ['build, buildup', 'constitution, gonflement, accroissement'],
  cash_goes_out: [
    'cash is out, cash is gone, cash has gone, cash has left, cash goes out, money is gone, money has gone, money goes out, so minus, cash down, cash falls, cash drops',
    'cash sort, cash est sorti, argent sort, argent est sorti, argent est parti, donc moins, trésorerie baisse, cash baisse, trésorerie sort',
  ],
  cash_same: [crossed(cash[0], staysPut[0]), crossed(cash[1], staysPut[1])],
  cash_stands_still: [
    'nothing changes in cash, nothing moves in cash, nothing happens to cash, no change in cash',
    'rien ne change en cash, rien ne bouge en cash, rien ne bouge en trésorerie, aucun changement de trésorerie',
  ],
  cash_up_by_profit: [
    [
      crossed(
        'cash only rises, cash only goes up, cash only increases, cash just rises, cash just goes up',
        'by net income, by the net income, by the profit, by profit',
      ),
      crossed(
        'cash rises, cash goes up, cash increases, cash only rises, cash only goes up, cash only increases',
        'only by the margin, just by the margin, by the margin, by the profit only, only by the profit, only by net income, by net income only, just by net income',
      ),
      crossed(
        'cash rises by, cash goes up by, cash increases by, cash is up by, cash up by',
        'the margin, the gross margin, the full revenue, net income only, only net income, just net income, profit only, only the profit, just the profit',
      ),
    ].join(', '),
    [
      crossed(
        'trésorerie n’augmente, trésorerie ne monte, cash n’augmente, cash ne monte',
        'que du bénéfice net, que du profit, que de la marge nette',
      ),
      crossed(
        'trésorerie augmente, trésorerie monte, cash augmente, cash monte, trésorerie n’augmente, trésorerie ne monte',
        'seulement de la marge, que de la marge, uniquement de la marge, que du résultat net, seulement du résultat net, uniquement du résultat net, que du bénéfice',
      ),
      crossed(
        'trésorerie augmente de, trésorerie monte de, caisse monte de, cash augmente de, cash monte de',
        'la marge, marge brute, seul résultat net, seulement du résultat net, seul bénéfice',
      ),
    ].join(', '),
  ],
  counts_as_no_cash: [
    'no effect on cash, no impact on cash, no cash effect, nothing to do with cash',
    'aucun effet sur la trésorerie, aucun impact sur la trésorerie, aucun effet sur le cash, rien à voir avec la trésorerie',
  ],
  customer_claims: [
    'receivables, inventory, inventories, working capital',
    'créances, stocks, stock, bfr, besoin en fonds de roulement',
  ],
  first_step: [
    'first step, first stage, step one, day one, the purchase, buying',
    'première étape, étape un, premier temps, l’achat, quand on achète',
  ],
  gives_cash: [
    'gives you cash, gives us cash, brings cash, brings in cash, generates cash, adds cash, is an inflow',
    'fait rentrer, rapporte du cash, apporte du cash, apporte de la trésorerie, génère du cash, est une entrée',
  ],
  improve_cash: [
    'improves cash, improves the cash flow, increases cash, increases the cash flow, frees cash, frees up cash, raises the cash flow',
    'améliore le flux, augmente le flux, libère du cash, libère de la trésorerie, améliore la trésorerie',
  ],
  inflow: [
    'plus for cash, improves cash flow, boosts cash flow, adds cash, inflow, source of cash, source of funds, resource, cash comes in, brings in cash, brings cash, positive for cash, add it, is added, added to, adds to, money comes in, cash that comes in, gets added, good for cash, is money in, so money in',
    'positif pour le flux, améliore le flux, augmente le flux, gonfle le flux, bon pour le flux, ressource, rentrée, entre en caisse, source de cash, source de trésorerie, apporte du cash, apporte de la trésorerie, on l’ajoute, s’ajoute, je l’ajoute, améliore le cash, vient en plus, positif pour la trésorerie, positif pour le cash, plus de trésorerie, plus de cash, bon pour la trésorerie, de plus en caisse, argent en plus, trésorerie en plus',
  ],
  is_a_resource: [
    'is a resource, a source of cash, is a source of, source of funds, brings in cash',
    'est une ressource, une ressource pour, une source de cash, source de trésorerie, apporte du cash',
  ],
  is_extra_cash: [
    'is more cash, means more cash, is extra cash, means extra cash, brings in cash, improves the cash, adds to the cash, gives us cash, is good for cash, good for the cash, is a good thing for cash',
    'c’est du cash en plus, c’est plus de cash, rapporte du cash, fait rentrer du cash, améliore la trésorerie, donne du cash, bon pour la trésorerie, bon pour le cash, bonne nouvelle pour la trésorerie, bonne nouvelle pour le cash, c’est de la trésorerie en plus',
  ],
  leaves_the_flow_alone: [
    crossed(
      'not touch, not reduce, not affect, not lower, not hit, not change',
      'the cash flow, cash flow, the flow, the cash',
    ).concat(', stays out of the cash flow, no effect on the cash flow'),
    crossed(
      'ne réduit pas, ne touche pas, ne change pas, n’affecte pas, ne diminue pas, n’entre pas dans',
      'le flux, au flux, le cash, la trésorerie',
    ),
  ],
  more_cash: [
    'more cash, extra cash, additional cash',
    'plus de cash, plus de trésorerie, davantage de trésorerie, trésorerie en plus',
  ],
  more_in_bank: [
    'more in the bank, more in the till, extra in the bank, more on the account, richer by',
    'de plus en caisse, de plus en banque, en plus en caisse, de plus sur le compte, en plus en banque, plus riche de',
  ],
  more_stock: [
    'more stock, more inventory, bigger inventory, more goods in stock, more unpaid invoices',
    'plus de stock, davantage de stocks, plus de factures impayées',
  ],
  negative_movement: [
    'negative movement, with a minus, minus sign, as an outflow, cash outflow, use of cash',
    'mouvement négatif, signe moins, en négatif, sortie de trésorerie, sortie de cash, emploi de trésorerie',
  ],
  no_cash_effect: [
    'no effect on cash, no effect on the cash, no impact on cash, no impact on the cash, only matters on the balance sheet, stays on the balance sheet, only concerns the balance sheet',
    'pas d’effet sur le cash, pas d’effet sur le flux, aucun effet sur le cash, aucun effet sur le flux, pas d’impact sur le cash, pas d’impact sur le flux, ne concerne que le bilan, reste au bilan',
  ],
  nwc_comes_down: [
    'falls, down, lower, less working capital, decrease, reduces, release, otherwise, opposite, offset, unless, partly, not',
    'baisse, diminue, réduit, libère, inverse, contraire, sinon, sauf, compense, en partie, pas',
  ],
  nwc_is_up: [
    crossed(
      'working capital',
      'rises, goes up, increases, grows, is up, went up, up, that goes up',
    ).concat(
      ', more working capital, higher working capital, increase in working capital, rise in working capital, working capital increase, thirty of working capital',
    ),
    crossed(
      'bfr',
      'monte, augmente, est en hausse, grimpe, s’accroît, en hausse, qui monte, qui augmente',
    ).concat(', plus de bfr, hausse du bfr, hausse de bfr, augmentation du bfr'),
  ],
  on_credit: [
    'credit, receivable, later, unwinds, reverses, reversed, reverse',
    'crédit, créance, plus tard, s’inverse, reprend, récupère, à terme',
  ],
  positive_movement: [
    'positive movement, positive number, plus sign, with a plus, as an inflow, as a source, source of cash, cash inflow',
    'mouvement positif, signe plus, en positif, comme un encaissement, comme une ressource, entrée de trésorerie, entrée de cash',
  ],
  purchase_improves: [
    'lowers working capital, reduces working capital, decreases working capital, brings working capital down, takes working capital down, pushes working capital down, frees working capital',
    'baisse le bfr, réduit le bfr, diminue le bfr, allège le bfr, descendre le bfr',
  ],
  same_as_profit: [
    'same as profit, same as net income, equal to profit, equal to net income, just like profit, in line with profit',
    'égale au résultat, égal au bénéfice, comme le bénéfice, comme le résultat',
  ],
  stock_leaves: [
    'inventory goes out, inventory leaves, stock goes out, stock leaves, inventory is released, stock is released, inventory goes down, inventory falls',
    'stock sort, stock part, stock diminue, stock baisse, stock est libéré, sors le stock',
  ],
  suppliers_lend_more: [
    'suppliers give us more credit, suppliers give more credit, suppliers grant us more, suppliers give us more time, suppliers give us longer, suppliers wait longer, we pay suppliers later, we pay our suppliers later, paying suppliers later, longer supplier terms, more credit from suppliers, sell stock faster, sell the stock faster, sell our stock faster, stock turns faster, inventory turns faster, sell inventory faster, customers pay faster, customers pay earlier, customers pay sooner, collect faster, collect cash faster, owe suppliers more, owe our suppliers more, owe more to suppliers, owe more to our suppliers, suppliers finance us',
    'fournisseurs nous font davantage crédit, fournisseurs nous font plus crédit, fournisseurs font crédit, fournisseurs nous accordent plus, fournisseurs accordent plus, fournisseurs nous laissent plus, paie les fournisseurs plus tard, paie nos fournisseurs plus tard, fournisseurs attendent plus, vend plus vite les stocks, stocks tournent plus vite, écoule plus vite, clients paient plus vite, clients paient plus tôt, clients règlent plus vite, encaisse plus vite, doit davantage aux fournisseurs, doit plus aux fournisseurs, doit davantage à nos fournisseurs, fournisseurs nous financent, dettes fournisseurs augmentent',
  ],
  wc_climbs: [
    'working capital goes up, working capital goes back up, working capital rises, working capital climbs, working capital increases, increase in working capital, increases working capital, raises working capital, working capital is up',
    'bfr remonte, bfr monte, bfr augmente, remonter le bfr, monter le bfr, hausse du bfr, hausse de bfr, augmentation du bfr',
  ],
  wc_falls: [
    'decrease in working capital, drop in working capital, fall in working capital, reduction in working capital, decrease of working capital, working capital goes down, working capital falls, working capital drops, working capital decreases, working capital comes down, working capital is down, less working capital',
    'baisse de bfr, baisse du bfr, diminution du bfr, diminution de bfr, recul du bfr, réduction du bfr, bfr recule, bfr baisse, bfr diminue, bfr en baisse, bfr est en baisse, bfr est donc en baisse, bfr descend',
  ],
  whole_nwc: [
    'the whole working capital, all of the working capital, all the working capital, total working capital, entire working capital, working capital itself, level of working capital, stock of working capital',
    'tout le bfr, totalité du bfr, bfr entier, bfr total, niveau du bfr, bfr en entier, bfr lui-même',
  ],
};
