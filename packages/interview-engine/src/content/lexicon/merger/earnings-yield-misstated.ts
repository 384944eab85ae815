import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Earnings yield against the cost of funding, in the words of those who get it wrong. */
export const earningsYieldMisstated: Lexicon = {
  accretive_more: [
    'more accretive, accretion goes up, accretion rises, accretion increases, accretion improves',
    'plus relutif, relution augmente, relution monte, relution s’améliore',
  ],
  cash_paid: [
    'cash deal, in a cash, paid in cash, pay in cash, paying cash, all cash, debt deal, paid in debt',
    'payé en cash, payer en cash, en numéraire, opération en cash, payée par dette, opération par dette',
  ],
  costs_above: [
    'costs more than, is dearer than, is more expensive than',
    'coûte plus que, coûte plus cher que, est plus chère que',
  ],
  dearer_than_debt_rate: [
    crossed(
      'above, exceeds, higher than, greater than, more than, beats',
      'cost of debt, after tax cost of debt, after tax cost of the debt, cost of borrowing, cost of the loan',
    ),
    crossed(
      'dépasse, supérieur à, au-dessus, plus élevé, excède, bat',
      'coût de la dette, coût de la dette après impôt, coût de l’emprunt, du coût de la dette, que le coût de la dette',
    ),
  ],
  decides_it: [
    'decide, decides, settles, settle, tells, tell, determines, determine, answers, drives, is what counts, what matters, is enough, compare, comparing, look at, set against',
    'décide, tranche, dit, détermine, donne la réponse, suffit, fait foi, commande, compare, comparer, regarde, oppose, c’est ce qui compte, joue',
  ],
  earns_for_price: [
    'earnings yield, target’s yield, yield of the target, inverse of the pe, one over the pe',
    'rendement bénéficiaire, rendement de la cible, inverse du per, un sur le per',
  ],
  face_the_rate: [
    'with the rate, against the rate, with the cost of debt, with the interest rate, against the interest rate, percent rate, against the cost of debt',
    'en face du taux, face au taux, au taux de la dette, avec le taux, contre le taux, au coût de la dette, au taux d’intérêt',
  ],
  holds_too: [
    'applies, apply, works, work, holds, hold, valid, true, still, same rule, good for, just as well',
    'vaut, s’applique, marche, fonctionne, valable, vraie, joue, tient, sert, même règle',
  ],
  lifts_accretion: [
    'makes it more accretive, increases accretion, improves accretion, adds to accretion, makes the deal more accretive',
    'augmente la relution, améliore la relution, rend l’opération plus relutive, rend le deal plus relutif',
  ],
  more_accretive_deal: [
    'better for eps, accretion rises, accretion increases, greater accretion, bigger the accretion, accretive, higher the accretion, better the eps, higher the eps',
    'plus relutif, relutive, relutif, meilleur pour le bpa, relution, bpa augmente, bpa monte, plus de relution',
  ],
  multiple_paid: [
    'p e, pe, price earnings, multiple, price paid, price you pay, price to earnings',
    'per, p e, multiple, prix payé',
  ],
  pays_dearly_for_it: [
    'more you pay, higher the price, the more we pay, dearer the target, higher premium',
    'plus on paie cher, plus on paie, plus le prix est élevé, plus on la paie cher, plus la cible est chère',
  ],
  price_of_debt: [
    'cost of debt, cost of the debt, cost of borrowing, interest rate, debt rate, coupon, loan rate',
    'coût de la dette, taux de la dette, taux d’intérêt, taux de l’emprunt, coût de l’emprunt, coupon',
  ],
  price_of_own_capital: [
    crossed(
      'cost of equity, cost of the equity, cost of capital, wacc, required return on equity, return shareholders require, return our shareholders want',
    ),
    'coût des fonds propres, coût du capital, coût des capitaux propres, cmpc, wacc, rendement exigé par les actionnaires, rentabilité exigée par les actionnaires, rendement attendu par les actionnaires',
  ],
  rating_test: [
    'pes, own multiple, acquirer’s multiple, two multiples, earnings multiples, p e, pe, price earnings',
    'per, multiples de bénéfice, deux multiples, multiple de l’acquéreur, propre multiple, price earnings, p e',
  ],
  set_side_by_side: [
    'compare, compared, against, versus, above, exceeds, higher than, beats, below, lower than, greater than, held up against',
    'compare, comparer, comparé, contre, face à, dépasse, supérieur à, au-dessus, excède, inférieur à, en dessous, bat',
  ],
  sets_pe_against: [
    crossed('compare, comparing', 'pe, p/e, target’s pe, target’s p/e, pe of the target, multiple'),
    crossed('compare, comparer, comparant', 'per, multiple'),
  ],
  turned_into_yield: [
    'inverse, inverted, one over, 1 over, reciprocal, yield, one divided by, earnings over price, flip',
    'inverse, inversé, un sur, 1 sur, rendement, résultat sur prix, un divisé par',
  ],
  two_ratings: [
    crossed(
      'compare, comparing, look at',
      'two pes, two p/es, both pes, both p/es, two pe, pes, p/es, two multiples',
    ),
    crossed('compare, comparer, regarde, comparant', 'per, deux per, deux multiples'),
  ],
  whichever_way: [
    'whatever the currency, whatever it pays with, whatever you pay with, whatever we pay with, however it is paid, however you pay, whatever the funding, whatever the financing, whatever the consideration, regardless of the financing, regardless of how, no matter how, whether it pays, whether you pay, whether it is paid, whether we pay, irrespective of how, whether paid, cash or shares, shares or cash, debt or shares, shares or debt, how we pay, how you pay, how they pay, how it is paid, how it is funded, how the buyer pays, whatever the way, either way',
    'quel que soit le financement, peu importe qu’on, peu importe le mode, peu importe le financement, peu importe comment, que ce soit en, que l’on paie, qu’on paie, qu’on règle, qu’on paye, en titres ou en dette, comment on paie, dans les deux cas, en actions ou par emprunt',
  ],
  yield_inverted: [
    'price divided by earnings, price over earnings, price over net income, price divided by net income, price over profit, price divided by profit, yield is the pe, yield equals the pe, yield is the multiple, yield is its pe',
    'prix divisé par le résultat, prix sur résultat, prix sur le résultat, prix sur bénéfice, rendement est le per, prix rapporté au résultat',
  ],
  yield_is_the_multiple: ['', 'earnings yield c’est le per'],
  yield_of_target: [
    'earnings yield, target’s yield, yield of the target, yield, inverse of the pe, target’s return',
    'rendement bénéficiaire, rendement de la cible, rendement, inverse du per',
  ],
  yield_or_paper: [
    'yield, inverse, inverted, one over, 1 over, one divided, only, versus, instead, rather, share deal, stock deal, paid in shares, turn',
    'rendement, inverse, un sur, 1 sur, inversé, seulement, que pour, plutôt, uniquement, au lieu, payée en titres, payée en actions, en revanche',
  ],
};
