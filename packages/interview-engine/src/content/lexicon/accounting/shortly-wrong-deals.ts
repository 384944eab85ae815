import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is said in a few words of goodwill, prepayments, adjusted profit and the bridge that is not so. */
export const shortlyWrongDeals = {
  // Goodwill and write-downs.
  only_book_values: [
    crossed(
      'only need, just need, only use, just use, only take, just take, simply take',
      'book values, the book values, book value, the carrying values',
    ),
    'on prend les valeurs comptables, prend juste les valeurs comptables, les valeurs comptables suffisent, suffit des valeurs comptables',
  ],
  bigger_goodwill: [
    'makes goodwill bigger, make goodwill bigger, makes goodwill higher, gives more goodwill, means more goodwill',
    'donne plus de goodwill, fait plus de goodwill, grossit le goodwill, fait grossir le goodwill',
  ],
  ev_less_equity: [
    'difference between ev and equity, difference between enterprise value and equity, ev minus equity value, ev less equity value',
    'différence entre la ve et, différence entre l’ev et, différence entre la valeur d’entreprise et, ve moins la valeur des titres',
  ],
  straight_into_reserves: [
    'directly in reserves, directly to reserves, straight to reserves, straight into reserves, directly in equity, straight into equity, directly against reserves',
    'directement en réserves, directement dans les réserves, directement sur les réserves, directement en moins des capitaux propres',
  ],
  tax_back_now: [
    crossed(
      'get the tax back, recover the tax, get tax back, save the tax, get the tax relief',
      'this year, now, straight away, right away, immediately, today',
    ),
    crossed(
      'récupère l’impôt, récupère de l’impôt, économise l’impôt, récupérer l’impôt',
      'tout de suite, cette année, immédiatement, dès maintenant, aujourd’hui',
    ),
  ],
  ebitda_is_hit: [
    'hits ebitda, reduces ebitda, comes off ebitda, goes through ebitda',
    'touche l’ebitda, tape l’ebitda, passe dans l’ebitda, vient en moins de l’ebitda, impacte l’ebitda',
  ],
  // Prepayments, rents, adjusted profit.
  since_invoiced: [
    'since the invoice is out, because it has been invoiced, because we invoiced, because the invoice has been sent, as the invoice has been issued',
    'puisque la facture est partie, puisque c’est facturé, parce que c’est facturé, puisqu’on a facturé, parce que la facture est partie',
  ],
  deducts_it_twice: [
    'deduct it twice, deducted twice, take it off twice, count it in both',
    'déduit deux fois, retire deux fois, compte des deux côtés, des deux côtés à la fois',
  ],
  multiple_still: [
    crossed('ev to ebitda, ev ebitda, multiple', 'stays at, stays the same, remains at'),
    crossed('multiple, ve sur ebitda', 'reste à, reste de, demeure à'),
  ],
  rent_above_ebitda: [
    crossed(
      'rent, rents, lease cost',
      'is still above ebitda, stays above ebitda, still comes off ebitda, is still deducted',
    ),
    crossed(
      'loyer, loyers',
      'reste au-dessus de l’ebitda, restent au-dessus de l’ebitda, reste déduit, restent déduits, pèse toujours sur l’ebitda',
    ),
  ],
  word_is_enough: [
    'word is enough, word is good enough, word suffices, say so is enough, letter is enough, report covers it, report is enough',
    'parole suffit, parole du management suffit, parole de la direction suffit, lettre suffit, rapport du vendeur suffit, attestation suffit',
  ],
  never_of_the_business: [
    'never part of the business, never part of the running, always come out, always comes out, not part of the business so',
    'on les sort toujours, on la sort toujours, toujours sorties, ne font jamais partie de l’activité, ne fait jamais partie de l’activité',
  ],
  disposals: [
    'gains on disposals, gains on disposal, disposal gains, capital gains, insurance proceeds',
    'plus-value de cession, plus-values, indemnités d’assurance',
  ],
  are_kept: [
    'stay in, are kept, is kept, stays in, we keep them, i keep them',
    'on les garde, je les garde, on les laisse, restent dedans, reste dedans',
  ],
  count_as_budgeted: [
    'count once they’re planned, as soon as they’re budgeted, once they’re in the plan',
    'dès qu’elles sont budgétées, dès qu’elles sont prévues, comptent dès qu’elles sont au budget, dès qu’elles sont dans le plan',
  ],
  costs_into_capex: [
    'moving costs to capex, capitalising costs, moving costs into capex, booking costs as capex, shifting costs to capex',
    'passer des charges en capex, activer des charges, passer des coûts en capex, capitaliser des charges',
  ],
  spares_ebitda: [
    'has no effect on ebitda, does not change ebitda, doesn’t change ebitda, leaves ebitda unchanged, has no impact on ebitda',
    'ne change pas l’ebitda, aucun effet sur l’ebitda, n’a pas d’effet sur l’ebitda, ne change rien à l’ebitda',
  ],
  // The bridge.
  after_the_banks: [
    crossed(
      'left after paying, left once you pay, left once you have paid, remains after paying, left after repaying',
      'the banks, the bank, the lenders, the debt, the creditors',
    ),
    crossed(
      'reste une fois, reste après, reste quand on a payé, reste après avoir payé, reste après avoir remboursé',
      'les banques payées, les banques, les prêteurs payés, les prêteurs, la dette payée, les créanciers',
    ),
  ],
  ev_plus_debt: [
    'ev plus debt, ev plus net debt, ev plus the debt, enterprise value plus debt, enterprise value plus net debt',
    've plus la dette, ve plus dette nette, valeur d’entreprise plus la dette, valeur d’entreprise plus dette nette',
  ],
  more_leverage: ['more leverage, more debt', 'plus de levier, plus de dette'],
  dearer_business: [
    'makes the company worth more, makes the business worth more, creates more enterprise value, means a higher ev, gives a higher ev',
    'plus de valeur d’entreprise, plus de ve, rend l’entreprise plus chère, fait une ve plus élevée',
  ],
  refinances: [
    'when you refinance, when you change the financing, with the refinancing, after a refinancing',
    'quand on se refinance, quand on refinance, avec le refinancement, après un refinancement',
  ],
  net_debt_sans_cash: [
    'net debt ignores cash, net debt leaves out cash, net debt does not include cash, net debt doesn’t include cash, net debt is just the loans',
    'dette nette ignore la trésorerie, dette nette hors trésorerie',
  ],
} as const satisfies Lexicon;
