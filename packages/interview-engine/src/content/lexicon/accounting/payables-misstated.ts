import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Trade payables, in the words of those who get it wrong. */
export const payablesMisstated: Lexicon = {
  add_on: ['add, added, on top', 'ajouter, rajouter, additionner'],
  adds_to_cycle: [
    crossed(
      'lengthens, lengthen, extends, extend, increases, increase, adds to, worsens, makes longer',
      'the cycle, the cash cycle, the conversion cycle, the cash conversion cycle, the ccc',
    ),
    crossed(
      'rallonge, allonge, augmente, alourdit, dégrade, fait monter, étire',
      'cycle, cycle de conversion, cycle d’exploitation',
    ),
  ],
  clients_side: [
    'customer, customers, receivables, dso, collection, collections, inventory, stock, dio',
    'client, clients, créances, dso, encaissement, encaissements, stock, stocks, dio',
  ],
  costs_us_cash: [
    'drains your cash, drains our cash, drains cash, costs cash, costs you cash, hurts cash',
    'pompe le cash, vide la caisse, coûte du cash, pèse sur la tréso, pèse sur la trésorerie',
  ],
  cycle_shorter: [
    `${crossed('cycle, conversion cycle', 'gets shorter, is shorter, shortens, goes down, falls, drops, shrinks, improves')}, shortens the cycle, reduces the cycle, shorten the cycle, shorter cycle, cuts the cycle`,
    [
      `${crossed('cycle', 'raccourcit, est plus court, se raccourcit, baisse, diminue, se réduit, s’améliore')}, raccourcit le cycle, réduit le cycle, diminue le cycle, fait baisser le cycle, cycle plus court`,
      'cycle de conversion se raccourcit, cycle de conversion raccourcit, cycle de conversion diminue, cycle de conversion baisse',
    ].join(', '),
  ],
  empties_account: [
    'empties the account, empties the till, empties the bank, empties your account',
    'vide le compte, vide la caisse, vident la trésorerie',
  ],
  makes_cycle_longer: [
    'make the cycle longer, add to the cycle, come on top of the cycle',
    'rallongent le cycle, allongent le cycle, s’ajoutent au cycle, alourdissent le cycle',
  ],
  pay_suppliers_later: [
    'pay suppliers later, suppliers paid later, suppliers being paid later, pay your suppliers later',
    'payer ses fournisseurs plus tard, payer les fournisseurs plus tard, fournisseurs payés plus tard, payer plus tard les fournisseurs, payer plus tard ses fournisseurs',
  ],
  plus_suppliers: [
    crossed(
      'plus, and also add, and add, then add',
      'days payable, days payables, payable days, payables days, days of payables, dpo, supplier days, days payable outstanding, creditor days, supplier terms, trade payables',
    ),
    crossed(
      'plus, puis',
      'dpo, délai fournisseur, délai fournisseurs, jours fournisseurs, jours de fournisseurs, crédit fournisseur, crédit fournisseurs, dettes fournisseurs, rotation fournisseurs',
    ),
  ],
  squeezes: [
    'shorten, shortening, cut, cutting, reduce, reducing, faster, sooner, earlier, quicker, early, tighter, less days, lower, fewer days',
    'raccourcir, raccourcit, réduire, réduit, réduction, accélérer, plus tôt, plus court, plus rapidement, baisse, baisser, vite',
  ],
  stretches: [
    'lengthen, lengthening, extend, extending, stretch, stretching, push out, longer, later, slower, delay, delaying, paying late, increase, higher, more days',
    'allonger, allonge, allongement, étirer, rallonger, étendre, plus long, plus tard, retarder, plus lentement, augmenter, hausse',
  ],
  sum_of_three: [
    'sum of the three, sum of all three, add the three, add all three, add up the three, three delays add up, all three added, three added together, add them all up',
    'somme des trois, additionne les trois, les trois s’additionnent, ajoute les trois, cumule les trois, trois délais ajoutés, total des trois délais, on additionne tout',
  ],
  supplier_delay_longer: [
    'longer the supplier terms, more time suppliers give, longer suppliers wait, later you pay suppliers, more supplier credit, longer terms with suppliers, longer payables',
    'plus le délai fournisseur, plus on paie tard, plus vous payez tard, plus les fournisseurs accordent, délais fournisseurs plus longs, allonger le délai fournisseur, plus ils vous accordent de délai',
  ],
  supplier_gives_time: [
    'suppliers give you longer, suppliers give us longer, suppliers wait longer, pay suppliers later, longer supplier terms',
    'fournisseurs attendent plus, fournisseurs nous laissent plus, payer les fournisseurs plus tard, délais fournisseurs plus longs, rallonger les fournisseurs',
  ],
  suppliers_side: ['supplier, suppliers, payables, dpo', 'fournisseur, fournisseurs, dpo'],
  takes_cash_from_you: [
    'drain your cash, drains cash, more cash it takes, more cash you need, more cash it uses, eats your cash, eats cash, costs cash, tie up cash, ties up cash',
    'vous pompent, pompe de la trésorerie, vide la caisse, coûte du cash, coûte de la trésorerie, consomme de la trésorerie, consomme du cash, mange du cash, mange de la trésorerie, immobilise du cash, immobilise de la trésorerie',
  ],
  takes_from_cycle: [
    crossed(
      'shortens, shorten, reduces, reduce, lowers, improves, cuts',
      'the cycle, the cash cycle, the conversion cycle, the cash conversion cycle, the ccc',
    ),
    crossed(
      'raccourcit, réduit, diminue, améliore, fait baisser, écourte',
      'cycle, cycle de conversion, cycle d’exploitation',
    ),
  ],
  the_other_two: [
    'other two, two others, the others, rest of the cycle, to the sum',
    'deux autres, autres durées, aux autres, au reste, à la somme',
  ],
  then_suppliers: [
    crossed('and', 'days payable, payable days, dpo, supplier days, creditor days, trade payables'),
    crossed(
      'et',
      'dpo, délai fournisseur, délai fournisseurs, jours fournisseurs, crédit fournisseur, dettes fournisseurs, rotation fournisseurs',
    ),
  ],
};
