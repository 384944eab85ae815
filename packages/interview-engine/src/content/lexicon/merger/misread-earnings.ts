import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** What is made of accretion, dilution and what debt costs when they are misread. */
export const misreadEarnings = {
  stands_for: [
    'means, mean, meaning, i.e., in other words, that is to say, amounts to, by definition, so, therefore, which is why',
    'veut dire, veulent dire, signifie, c’est-à-dire, autrement dit, revient à dire, par définition, donc',
  ],
  makes_some: ['create, creates, created, make, made', 'crée, créé, créée, créer, créent, gagne'],
  value_for_holders: [
    'of value, of shareholder value, of value for shareholders',
    'de valeur, de valeur actionnariale',
  ],
  follows_by_as_much: [
    crossed(
      'share price, stock price, stock, price',
      'should rise, must rise, will rise by, rises by, goes up by, should go up, has to go up, has to rise, should follow, must follow, moves up by',
    ),
    crossed(
      'cours, action, cours de bourse, titre',
      'doit monter, doit donc monter, va monter de, monte de, monte d’autant, augmente d’autant, montera d’autant, doit suivre, doit augmenter, devrait monter, prend',
    ),
  ],
  dilutive_deal: [
    'dilutive deal, dilutive deals, dilutive acquisition, dilutive transaction, dilutive one, dilutive, dilution',
    'opération dilutive, opérations dilutives, acquisition dilutive, deal dilutif, dilutif, dilutive, dilution',
  ],
  necessarily_so: [
    'by definition, always, necessarily, automatically, every time, by nature, means, so, therefore, systematically, inevitably',
    'par définition, toujours, forcément, nécessairement, automatiquement, à chaque fois, par nature, veut dire, signifie, donc, systématiquement, à tous les coups',
  ],
  ruins_value: [
    'destroy value, destroys value, destroying value, destroys shareholder value, destroy shareholder value, destroying shareholder value, value is destroyed, value destructive, value destroying, loses value, lose value, bad for shareholders, makes shareholders poorer',
    'détruit de la valeur, détruire de la valeur, destructrice de valeur, destructeur de valeur, détruit la valeur, destruction de valeur, appauvrit, perd de la valeur, valeur est détruite, fait perdre de la valeur',
  ],
  ought_never_to: [
    crossed(
      'never, you never, would never, should never, must never, one never',
      'do, do one, do it, sign, accept, go for, pursue',
    ) + ', must be refused, has to be refused, always walk away, always refuse, always turn down',
    crossed(
      'ne, on ne, il ne faut, on ne doit, ne doit',
      'fait jamais, jamais faire, faut jamais, signe jamais, jamais accepter, accepte jamais',
    ) + ', jamais faire, doit être refusée, faut refuser, on refuse toujours',
  ],
  price_of_own_capital: [
    crossed(
      'cost of equity, cost of the equity, cost of capital, wacc, required return on equity, return shareholders require, return our shareholders want',
    ),
    'coût des fonds propres, coût du capital, coût des capitaux propres, cmpc, wacc, rendement exigé par les actionnaires, rentabilité exigée par les actionnaires, rendement attendu par les actionnaires',
  ],
  set_side_by_side: [
    'compare, compared, against, versus, above, exceeds, higher than, beats, below, lower than, greater than, held up against',
    'compare, comparer, comparé, contre, face à, dépasse, supérieur à, au-dessus, excède, inférieur à, en dessous, bat',
  ],
  yield_of_target: [
    'earnings yield, target’s yield, yield of the target, yield, inverse of the pe, target’s return',
    'rendement bénéficiaire, rendement de la cible, rendement, inverse du per',
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
  giving_as_reason: ['because, since, as, given that', 'parce que, puisque, car, vu que, comme'],
  no_share_issued: [
    'no new shares, no shares issued, no shares are issued, not issue shares, not issue any shares, no extra shares, no new stock, without new shares, without issuing shares, same share count, no dilution of capital, share count does not change',
    'pas d’actions nouvelles, aucune action nouvelle, sans actions nouvelles, pas de nouvelles actions, n’émet pas d’actions, n’émet aucune action, sans émettre d’actions, sans émission, pas d’émission, aucune action émise, pas de titres émis, n’émet pas de titres, aucune émission, pas de titres nouveaux, nombre d’actions ne change pas, n’émet rien',
  ],
  cannot_dilute_eps: [
    crossed(
      'cannot be, can’t be, can never be, could never be, is never, never be, cannot become, impossible to be, no way it’s',
      'dilutive, diluted, any dilution',
    ) + ', cannot dilute, can’t dilute, can never dilute, never dilutes, no dilution possible',
    crossed(
      'ne peut pas être, ne peut être, ne peut jamais être, n’est jamais, jamais être, ne saurait être, ne sera jamais, impossible que ce soit',
      'dilutif, dilutive, dilué, diluée',
    ) +
      ', ne peut pas diluer, ne peut jamais diluer, ne dilue jamais, aucune dilution possible, pas de dilution possible',
  ],
  paid_off_capital: [
    'principal repayment, principal repayments, repayment of principal, repayments of principal, repaying the principal, debt repayment, debt repayments, repayment of the debt, loan repayments, repaying the loan, amortisation of the loan',
    'remboursement du capital, remboursement du principal, remboursements du principal, remboursement de la dette, remboursements de la dette, remboursement de l’emprunt, rembourser la dette, échéances de remboursement',
  ],
} as const satisfies Lexicon;
