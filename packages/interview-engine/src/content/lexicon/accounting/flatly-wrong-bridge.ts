import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is flatly said of prepayments, rents, adjusted profit and enterprise value that is not so. */
export const flatlyWrongBridge = {
  // Prepayments.
  only_holds: [
    'only contains, only ever contains, only includes, only ever includes, only covers, only ever means, is only, is just, consists only of, is limited to, only holds, contains only, includes only',
    'n’est que, ne contient que, ne comprend que, ne comporte que, ne regroupe que, se limite à, se limite aux, se résume à, se résume aux, c’est seulement, c’est uniquement, c’est juste, comprend uniquement, comprend seulement',
  ],
  agrees_word: ['agrees, accepts, admits, concedes', 'est d’accord, accepte, admet, reconnaît'],
  gets_more: [
    'is paid more, pockets more, earns more, gets a higher price, gets a better price, walks away with more',
    'touche plus, touche davantage, gagne plus, encaisse plus, obtient plus, est mieux payé, repart avec plus',
  ],
  earned_not_paid: [
    'earned but not been paid, earned but not yet paid, earned but not yet collected, earned but not received, earned but not billed, earned but not yet received, earned but not yet invoiced, earned but not yet been paid',
    'gagné mais pas encore encaissé, gagné mais pas encore payé, gagné mais non encaissé, gagné mais pas encore facturé, réalisé mais pas encore facturé, livré mais pas encore facturé, gagné mais pas encore reçu',
  ],
  in_both: ['', 'à la fois en dette et, en dette et aussi en bfr, à la fois en bfr et'],
  is_profit_pot: [
    'goes into equity, go into equity, booked in equity',
    'font partie des capitaux propres, fait partie des capitaux propres',
  ],
  onto_the_price: [
    'added to the price, adds to the price, on top of the price, pays for it on top, paid for it on top',
    'vient en plus du prix, ajoute au prix, se paie en plus',
  ],
  // Enterprise value, rents and adjusted profit.
  cash_as_well: [
    'cash as well, cash too, cash also, also the cash, cash on top, cash likewise',
    'trésorerie aussi, cash aussi, également la trésorerie, aussi la trésorerie, trésorerie également, cash également',
  ],
  cash_of_the_operations: [
    'cash already belongs to the operations, cash is already in ev, cash belongs to the lenders, cash is part of the operations, cash is already in the operations',
    'trésorerie appartient déjà à l’exploitation, trésorerie est déjà dans la ve, trésorerie fait partie de l’exploitation, cash fait partie de l’exploitation',
  ],
  by_the_debt: [
    'by the debt, by the amount of debt, by the same amount, by the loan, by the amount borrowed',
    'du montant de l’emprunt, du même montant, d’autant, de la dette',
  ],
  holds_the_cash: [
    crossed(
      'includes, contains, comprises, counts',
      'the cash, cash, the company’s cash, its cash',
    ),
    crossed('comprend, inclut, contient, compte', 'la trésorerie, le cash, les liquidités'),
  ],
  read_off_books: [
    'read off the balance sheet, is on the balance sheet, found on the balance sheet, taken from the balance sheet, read in the accounts, read straight off the balance sheet',
    'se lit au passif, se lit directement au bilan, se lit directement au passif, figure au passif, se lit dans les comptes, lit au bilan',
  ],
  same_over_there: [
    crossed('is, it’s, that’s, works, are', 'the same, exactly the same, no different, identical'),
    'c’est pareil, c’est la même chose, c’est exactement pareil, c’est identique, est exactement pareil, est le même',
  ],
  without_adjusting: [
    'without adjusting, without restating, without adjustment, without any restatement, with no adjustment',
    'sans retraiter, sans ajuster, sans rien retraiter, sans corriger, sans rien corriger',
  ],
  is_consistent: [
    'is consistent, that’s consistent, is fine, that works, works fine, no problem, goes together',
    'est cohérent, ça marche, aucun problème, pas de problème, va ensemble',
  ],
  after_the_rents: ['after rent, after rents', 'après loyers, après loyer'],
  with_lease_debt: [
    'includes the lease liability, includes leases, includes the lease debt',
    'inclut la dette locative, comprend la dette locative, inclut les loyers',
  ],
  signed_off: [
    crossed(
      'ebitda, figure, number',
      'is audited, has been audited, is certified, is already audited',
    ),
    crossed('ebitda ajusté, ebitda', 'est audité, a été audité, est certifié, est déjà audité'),
  ],
  costs_one: [
    'costs one, costs only one, costs you one, costs us one, only costs one, only costs us one, costs just one, costs that one, costs a euro, just one euro',
    'ne coûte qu’un, coûte un euro, ne nous coûte qu’un, coûte juste un, coûte seulement un',
  ],
  only_costs_adjusted: [
    crossed(
      'only adjust, only normalise, only ever adjust, only look at, just adjust, only restate, only correct',
      'costs, expenses, charges, the costs, the expenses',
    ),
    crossed(
      'ne retraite que, ne normalise que, n’ajuste que, ne corrige que, ne concerne que, ne touche que, ne regarde que',
      'les charges, les coûts, des charges, des coûts, les dépenses',
    ),
  ],
  so_it_counts: [
    'then it’s, then it is, that’s what it is, so it is, so be it, then they are',
    'alors c’est, donc c’est, c’est que c’est, alors ça l’est, donc ça l’est, c’est non récurrent, c’est exceptionnel',
  ],
  checks_cash: [
    'look at cash, look at the cash, compare it with cash, compare ebitda with cash, reconcile to cash, reconcile it with cash, check the cash, quality of earnings',
    'regarder le cash, regarder la trésorerie, comparer au cash, comparer à la trésorerie, rapprocher du cash, rapprocher de la trésorerie, rapport de quality of earnings, une due diligence',
  ],
  no_call_for: [
    'no need, do not need, no need for, do not have to, no point',
    'pas besoin, aucun besoin, inutile, pas la peine',
  ],
} as const satisfies Lexicon;
