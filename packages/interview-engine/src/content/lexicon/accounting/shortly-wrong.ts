import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is said in a few words of the accounts, the cycle, adjusted profit and the bridge that is not so. */
export const shortlyWrongAccounts = {
  // Statements and fixed assets.
  dividends_added: [
    crossed(
      'add dividends, adds dividends, add the dividends, plus dividends, dividends are added, plus the dividends',
      'to retained earnings, to equity, to reserves, goes into retained earnings, goes to retained earnings',
    ),
    crossed(
      'plus les dividendes, plus dividendes, ajoute les dividendes',
      'va en réserves, aux réserves, aux capitaux propres, va dans les réserves, dans les capitaux propres',
    ),
  ],
  up_with_wear: [
    crossed(
      'go up with, rise with, increase with, goes up with, grow with, goes up by the',
      'depreciation, the depreciation, d&a',
    ) + ', down with capex, falls with capex, down by capex, decrease with capex, fall with capex',
    'montent avec les amortissements, augmentent avec les amortissements, augmentent des amortissements, montent des amortissements, baissent avec le capex, baissent du capex, diminuent avec le capex, baissent avec les investissements',
  ],
  wear_spends: [
    'money spent on machines, money spent on equipment, money we spend on machines, money paid for machines',
    'c’est de l’argent dépensé, argent sorti pour les machines, argent dépensé en machines',
  ],
  wear_on_liabilities: [
    'accumulated depreciation is a liability, accumulated depreciation goes in liabilities, accumulated depreciation sits in liabilities, accumulated depreciation goes on the liability side',
    'amortissements cumulés sont au passif, amortissements cumulés vont au passif, amortissements sont au passif, amortissements cumulés figurent au passif, amortissements cumulés passent au passif',
  ],
  linked_to_nothing: [
    'is linked to nothing, is tied to nothing, is not linked to anything, connects to nothing',
    'n’est lié à rien, n’est relié à rien, n’a aucun lien',
  ],
  below_net_income: [
    'sits below net income, is below net income, comes below net income, comes after net income, is after net income',
    'est sous le résultat net, vient après le résultat net, est après le résultat net, passe sous le résultat net',
  ],
  rise_in_nwc: [
    'increase in working capital, rise in working capital, increase in nwc, build in working capital',
    'hausse du bfr, augmentation du bfr, variation positive du bfr',
  ],
  onto_net_income: [
    'to net income, to the net income, to profit, to the profit',
    'au résultat net, au résultat, au bénéfice',
  ],
  adds_word: ['add, adds, adding', 'on l’ajoute, on ajoute, j’ajoute, on la rajoute, s’ajoute'],
  // Stock.
  whole_revenue_taxed: [
    'tax the whole revenue, tax the whole sale, tax the full sale, tax the full revenue, tax on the full revenue, tax on the whole sale, tax all the revenue',
    'impôt sur toute la vente, impose toute la vente, impose tout le chiffre d’affaires, impôt sur la vente entière, taxe toute la vente',
  ],
  unsold_half: [
    'the unsold half, unsold stock, remaining stock, the other half, the remaining half',
    'la moitié invendue, moitié invendue, stock restant, stock invendu, l’autre moitié',
  ],
  stock_added_back: [
    'add inventory back, add back inventory, add the inventory back, add back the inventory, add stock back, add back the stock',
    'réintègre le stock, réintègre les stocks, réintègre l’achat',
  ],
  stock_spares_cash: [
    'does not use cash, doesn’t use cash, does not use any cash, does not cost cash, does not tie up cash, doesn’t tie up cash, does not eat cash',
    'ne consomme pas de trésorerie, ne consomme pas de cash, ne coûte pas de cash, ne coûte pas de trésorerie, n’immobilise pas de cash, n’immobilise pas de trésorerie',
  ],
  asset_build_up: [
    'inventory build-up, inventory build up, stock build up, inventory, stock',
    'le stock, les stocks, du stock',
  ],
  // Growth and the cycle.
  always_solvent: [
    'always solvent, always has cash, always have cash, never short of cash, always have the cash, necessarily has cash, always has enough cash, never run out of cash, never runs out of cash',
    'forcément du cash, forcément de la trésorerie, toujours du cash, toujours solvable, jamais à court de cash, toujours de la trésorerie',
  ],
  only_losing_firms: [
    crossed(
      'only a loss making company, only loss making companies, only companies that lose money, only firms with losses, only a company in loss, only unprofitable companies',
      'can run out, run out, runs out, go bust, can go bust, can be short',
    ),
    crossed(
      'seule une entreprise en perte, seule une société en perte, seules les entreprises en perte, seules les sociétés en perte, seule une boîte qui perd de l’argent',
      'peut manquer, peuvent manquer, manque, manquent, peut tomber, peut faire faillite',
    ),
  ],
  only_way_out: ['only way, only reason', 'seule raison, seule façon'],
  theft_or_fraud: [
    'is fraud, must be fraud, is theft',
    'c’est la fraude, est la fraude, c’est le vol',
  ],
  more_time_for_clients: [
    crossed(
      'giving, give, granting, allowing, offering',
      'customers more time, customers longer terms, clients more time, longer terms to customers, more time to customers, more credit to customers',
    ),
    crossed(
      'accorder, donner, laisser, offrir',
      'plus de délai aux clients, plus de délais aux clients, du délai aux clients, plus de temps aux clients, des délais plus longs aux clients',
    ),
  ],
  does_cash_good: [
    'frees up cash, frees cash, improves cash, helps cash, brings in cash, releases cash, improves the cash position',
    'libère du cash, améliore la trésorerie, libère de la trésorerie, fait gagner du cash, rapporte du cash, améliore le cash',
  ],
  more_stock_more_cash: [
    'the more stock the more cash, more inventory the more cash, more stock you have the more cash',
    'plus on a de stock plus on a de trésorerie, plus on a de stock plus on a de cash, plus il y a de stock plus il y a de trésorerie',
  ],
  negative_cycle: [
    'negative cash conversion cycle, negative conversion cycle, negative working capital',
    'bfr négatif, cycle de conversion négatif',
  ],
  trouble_sign: [
    'cannot pay your suppliers, can’t pay your suppliers, cannot pay its suppliers, is going bust',
    'signe de faillite, ne peut plus payer ses fournisseurs, signe de défaillance, au bord de la faillite',
  ],
  into_ebitda: [
    'increases ebitda, boosts ebitda, improves ebitda, goes into ebitda, adds to ebitda',
    'améliore l’ebitda, améliorent l’ebitda, augmente l’ebitda, augmentent l’ebitda, va dans l’ebitda, s’ajoute à l’ebitda',
  ],
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
    'directement en réserves, directement dans les réserves, directement en moins des capitaux propres, directement sur les réserves',
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
    'hits ebitda, reduces ebitda, it hits ebitda, comes off ebitda, goes through ebitda',
    'touche l’ebitda, tape l’ebitda, passe dans l’ebitda, vient en moins de l’ebitda, impacte l’ebitda',
  ],
  // Prepayments, rents, adjusted profit.
  since_invoiced: [
    'because the invoice has been sent, since the invoice is out, because it has been invoiced, because we invoiced, as the invoice has been issued',
    'puisque la facture est partie, puisque c’est facturé, parce que c’est facturé, parce que la facture est partie, puisqu’on a facturé',
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
    'never part of the business, not part of the business so, never part of the running, always come out, always comes out',
    'ne font jamais partie de l’activité, ne fait jamais partie de l’activité, on les sort toujours, on la sort toujours, toujours sorties',
  ],
  disposals: [
    'gains on disposals, gains on disposal, disposal gains, capital gains, insurance proceeds',
    'plus-values de cession, plus-value de cession, plus-values, indemnités d’assurance',
  ],
  are_kept: [
    'stay in, are kept, is kept, stays in, we keep them, i keep them',
    'on les garde, je les garde, on les laisse, restent dedans, reste dedans',
  ],
  count_as_budgeted: [
    'count as soon as they’re in the budget, as soon as they are in the budget, as soon as they’re budgeted, once they’re in the plan, count once they’re planned',
    'comptent dès qu’elles sont au budget, dès qu’elles sont budgétées, dès qu’elles sont prévues, dès qu’elles sont dans le plan',
  ],
  costs_into_capex: [
    'moving costs to capex, capitalising costs, moving costs into capex, booking costs as capex, shifting costs to capex',
    'passer des charges en capex, activer des charges, passer des coûts en capex, capitaliser des charges',
  ],
  spares_ebitda: [
    'has no effect on ebitda, does not change ebitda, doesn’t change ebitda, leaves ebitda unchanged, has no impact on ebitda',
    'n’a pas d’effet sur l’ebitda, ne change pas l’ebitda, ne change rien à l’ebitda, aucun effet sur l’ebitda, n’a aucun effet sur l’ebitda',
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
    've plus la dette, ve plus la dette nette, ve plus dette nette, valeur d’entreprise plus la dette, valeur d’entreprise plus dette nette',
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
    'net debt does not include cash, net debt doesn’t include cash, net debt ignores cash, net debt is just the loans, net debt leaves out cash',
    'dette nette ne tient pas compte de la trésorerie, dette nette ne tient pas compte du cash, dette nette ignore la trésorerie, dette nette ne comprend pas la trésorerie, dette nette hors trésorerie',
  ],
} as const satisfies Lexicon;
