import type { WrongClaim } from '../types.ts';

export const accountingClaims = {
  profit_is_cash: {
    concept: 'cash_flow_statement',
    says: [
      'profit > straight > cash_pile',
      'profit > is_the_cash',
      '"profitable company" & is_the_cash',
      '"société rentable" & is_the_cash',
    ],
    example: {
      en: 'Net income goes straight into the bank account.',
      fr: 'Le résultat net va directement sur le compte en banque.',
    },
    correction: {
      en: 'Profit only becomes cash after non-cash items, working capital, investment and debt.',
      fr: 'Le résultat ne devient de la trésorerie qu’après les charges non décaissées, le BFR, les investissements et la dette.',
    },
  },
  profit_means_cash: {
    concept: 'accrual',
    says: [
      'profit > is_the_cash',
      'profit > straight > cash_pile',
      '"profitable company" & is_the_cash',
      '"société rentable" & is_the_cash',
    ],
    example: {
      en: 'A company with a positive profit always has the cash to pay its bills.',
      fr: 'Un résultat positif suffit à garantir que la société paiera ses factures.',
    },
    correction: {
      en: 'Revenue is booked before it is collected, so a profit says nothing about the bank account.',
      fr: 'Le chiffre d’affaires est constaté avant l’encaissement, si bien qu’un bénéfice ne dit rien du compte en banque.',
    },
  },
  depreciation_costs_cash: {
    concept: 'noncash_addback',
    says: ['da > costs_cash', 'wear > costs_cash'],
    example: {
      en: 'Depreciation is a cash cost that you pay each year.',
      fr: 'L’amortissement est une sortie de trésorerie chaque année.',
    },
    correction: {
      en: 'Depreciation is an accounting charge: the money left when the asset was bought.',
      fr: 'L’amortissement est une écriture comptable : l’argent est parti à l’achat de l’actif.',
    },
  },
  depreciation_without_tax_effect: {
    concept: 'tax_shield',
    says: [
      'cash > unchanged|-change & da|not_cash',
      'da|not_cash & unchanged > ~cash',
      'unchanged > ~cash & da|not_cash',
      'da > -change|-not_touch > tax_word|~tax_word',
      'da & unchanged > ~tax_word',
      'da & -tax_word & cash',
      'da > never_touches > cash|tax_word',
    ],
    example: {
      en: 'Cash stays the same because depreciation is a non-cash charge.',
      fr: 'La trésorerie reste la même parce que la dotation est une charge calculée.',
    },
    correction: {
      en: 'The charge lowers the tax bill, so cash rises by the tax saved.',
      fr: 'La charge réduit l’impôt payé : la trésorerie augmente de l’économie d’impôt.',
    },
  },
  cash_falls_like_profit: {
    concept: 'noncash_addback',
    says: ['profit & cash > fall > same_amount', 'profit > fall & cash > same_amount'],
    example: {
      en: 'Net income falls by 75 and cash falls by the same amount.',
      fr: 'Le résultat net baisse de 75 et la trésorerie baisse du même montant.',
    },
    correction: {
      en: 'Profit falls, yet the charge is added back, so cash rises by the tax saved.',
      fr: 'Le résultat baisse, mais la charge est réintégrée : la trésorerie augmente de l’économie d’impôt.',
    },
  },
  stock_expensed_at_purchase: {
    concept: 'accrual',
    says: [
      'record > expense_word & buy',
      'buy & profit > fall',
      'buy|goods > expensed_now',
      'fall > profit & buy',
      'expensed_now',
    ],
    example: {
      en: 'When we buy the stock we book an expense of 80.',
      fr: 'À l’achat, on comptabilise une charge de 80 et le résultat baisse.',
    },
    correction: {
      en: 'A purchase of stock only swaps one asset for another: the cost reaches the income statement with the sale.',
      fr: 'Acheter du stock ne fait qu’échanger un actif contre un autre : le coût passe au compte de résultat à la vente.',
    },
  },
  margin_untaxed: {
    concept: 'net_income',
    says: ['-tax_word > ~on_margin', 'margin_word > -tax_word'],
    example: {
      en: 'There is no tax on the margin when it is settled in cash.',
      fr: 'Il n’y a pas d’impôt sur la marge puisqu’elle est encaissée.',
    },
    correction: {
      en: 'The margin on the units sold is taxed like any other profit.',
      fr: 'La marge sur les unités vendues est imposée comme tout bénéfice.',
    },
  },
  whole_stock_as_cost: {
    concept: 'net_income',
    says: ['whole_stock & cost_of_sales', 'whole_stock > expense_word'],
    example: {
      en: 'You deduct the whole inventory as cost of sales.',
      fr: 'On déduit tout le stock en coût des ventes.',
    },
    correction: {
      en: 'Only the units sold become a cost; the other half stays in inventory.',
      fr: 'Seules les unités vendues deviennent une charge ; l’autre moitié reste au bilan.',
    },
  },
  principal_is_expense: {
    concept: 'debt_paydown',
    says: ['principal > expense_word & profit|earnings_paper', 'principal > fall > profit'],
    example: {
      en: 'Loan repayments are an expense in the income statement.',
      fr: 'Les remboursements sont une charge du compte de résultat.',
    },
    correction: {
      en: 'Only interest reaches the income statement; principal leaves the bank without touching profit.',
      fr: 'Seuls les intérêts passent au compte de résultat ; le capital sort de la banque sans toucher le bénéfice.',
    },
  },
  supplier_days_added: {
    concept: 'payables',
    says: [
      'payables > add_on',
      'add_on > inventory|goods > add > payables',
      '"plus payables"',
      '"plus dpo"',
      '"plus supplier"',
      '"plus suppliers"',
      '"plus fournisseurs"',
      '"plus délai fournisseur"',
      '"add payables"',
      '"add dpo"',
      '"add suppliers"',
      '"ajoute fournisseurs"',
      '"ajoute délai fournisseur"',
    ],
    example: {
      en: 'The suppliers, 45 days, you add on top because it is one more delay.',
      fr: 'Le délai fournisseur s’ajoute aux deux autres.',
    },
    correction: {
      en: 'Supplier days are subtracted: suppliers finance part of the cycle.',
      fr: 'Le délai fournisseur se soustrait : les fournisseurs financent une partie du cycle.',
    },
  },
  release_every_year: {
    concept: 'liquidity',
    says: ['release|receive & cash|# & again_yearly', '"get" & # & again_yearly'],
    example: {
      en: 'Ten days less frees up twenty million every year.',
      fr: 'Dix jours de moins libèrent vingt millions chaque année.',
    },
    correction: {
      en: 'The release comes once: the year after, the level is simply lower.',
      fr: 'Le gain n’a lieu qu’une fois : ensuite, le niveau est simplement plus bas.',
    },
  },
  goodwill_amortised_ifrs: {
    concept: 'impairment',
    says: [
      'goodwill_word > is_amortised',
      'ifrs_word > is_amortised',
      'is_amortised > ifrs_word',
      'ifrs_word & is_amortised & goodwill_word',
      '"goodwill est amorti"',
      '"goodwill est ensuite amorti"',
    ],
    example: {
      en: 'Under IFRS goodwill is amortised over twenty years.',
      fr: 'En IFRS le goodwill est amorti sur vingt ans.',
    },
    correction: {
      en: 'Under IFRS goodwill is tested for impairment each year, never spread over time.',
      fr: 'En IFRS le goodwill fait l’objet d’un test de dépréciation annuel, sans étalement.',
    },
  },
  impairment_costs_cash: {
    concept: 'noncash_addback',
    says: ['impairment > costs_cash', 'mark_down > costs_cash'],
    example: {
      en: 'The impairment is a cash outflow for the company.',
      fr: 'La dépréciation est une sortie de trésorerie pour la société.',
    },
    correction: {
      en: 'An impairment is an accounting loss: nothing leaves the bank.',
      fr: 'Une dépréciation est une perte comptable : rien ne quitte la banque.',
    },
  },
  goodwill_impairment_costs_cash: {
    concept: 'impairment',
    says: ['impairment > costs_cash', 'mark_down > costs_cash'],
    example: {
      en: 'A goodwill impairment uses up cash.',
      fr: 'La dépréciation du goodwill consomme de la trésorerie.',
    },
    correction: {
      en: 'A goodwill impairment is an accounting loss: nothing leaves the bank.',
      fr: 'La dépréciation du goodwill est une perte comptable : rien ne quitte la banque.',
    },
  },
  goodwill_over_book_value: {
    concept: 'ppa',
    says: [
      'price > subtract|surplus > books_value & -revalue|-net_assets',
      '"price minus book"',
      '"price less book"',
      '"price over book"',
      '"prix moins valeur comptable"',
      '"prix moins capitaux propres comptables"',
    ],
    example: {
      en: 'It is the price minus book value, nothing more.',
      fr: 'C’est le prix moins la valeur comptable, rien d’autre.',
    },
    correction: {
      en: 'Goodwill is measured against net assets brought to fair value, net of deferred tax.',
      fr: 'Le goodwill se mesure sur l’actif net remis à sa juste valeur, net d’impôt différé.',
    },
  },
  impairment_saves_tax_now: {
    concept: 'deferred_tax',
    says: [
      'deduct > right_away',
      'right_away > deduct',
      'right_away & tax_word > less_of & cash|#',
      'save > tax_word & right_away',
      'mark_down|impairment & less_of > tax_word & more_cash_now',
    ],
    example: {
      en: 'It is deductible immediately, so the company has 25 more cash this year.',
      fr: 'C’est déductible tout de suite, la société a donc 25 de trésorerie en plus.',
    },
    correction: {
      en: 'Tax relief usually comes later: what you book is a deferred tax asset, without cash.',
      fr: 'L’avantage fiscal vient en général plus tard : on constate un impôt différé actif, sans trésorerie.',
    },
  },
  goodwill_like_any_asset: {
    concept: 'net_income',
    says: [
      'goodwill_word > treated_same',
      'treated_same > goodwill_word',
      '"goodwill is the same"',
    ],
    example: {
      en: 'And goodwill is the same really, nothing changes.',
      fr: 'Et pour le goodwill, c’est exactement pareil.',
    },
    correction: {
      en: 'Goodwill has no tax base, so its loss hits net income in full.',
      fr: 'Le goodwill n’a pas de base fiscale : sa perte touche le résultat net en totalité.',
    },
  },
  prepayment_is_earned: {
    concept: 'accrual',
    says: ['already_earned', 'record > revenue > right_away'],
    example: {
      en: 'It is revenue already earned, since the customer has paid.',
      fr: 'C’est du chiffre d’affaires déjà gagné, puisque le client a payé.',
    },
    correction: {
      en: 'Revenue waits for delivery: until then the company owes the service.',
      fr: 'Le chiffre d’affaires attend la livraison : jusque-là, la société doit le service.',
    },
  },
  prepayment_is_asset: {
    concept: 'deferred_revenue',
    says: ['stands_as_asset'],
    example: {
      en: 'Deferred revenue is an asset, because the cash is in.',
      fr: 'C’est un actif, puisque l’argent est rentré.',
    },
    correction: {
      en: 'Deferred revenue is a liability: the service is still to be delivered.',
      fr: 'Ce sont des passifs : le service reste à rendre.',
    },
  },
  prepayment_is_cash_like: {
    concept: 'deferred_revenue',
    says: ['cash_like & deferred_revenue|in_advance|buyer|customer'],
    example: {
      en: 'For the buyer deferred revenue is cash-like and adds to the price.',
      fr: 'Pour l’acheteur, c’est comme de la trésorerie et cela s’ajoute au prix.',
    },
    correction: {
      en: 'The buyer inherits a duty to serve: if anything, it lowers the price.',
      fr: 'L’acheteur hérite d’une obligation de servir : au mieux neutre, elle réduit plutôt le prix.',
    },
  },
  leases_are_not_debt: {
    concept: 'net_debt',
    says: ['lease_promise|rent_word & -debt_like|-debt', 'ev_fixed'],
    example: {
      en: 'A lease obligation is not financial debt, so net debt stays where it was.',
      fr: 'La dette nette ne change pas, car les loyers ne sont pas une dette.',
    },
    correction: {
      en: 'The lease liability counts as debt, so net debt and EV both rise by it.',
      fr: 'La dette locative compte comme une dette : dette nette et VE montent toutes deux de son montant.',
    },
  },
  ifrs16_changes_cash: {
    concept: 'leases16',
    says: [
      'ifrs_word|lease_promise|rent_word & real_cash > rise|change|improve_word',
      'no_more_rent',
      '"company generates more cash"',
      '"la société génère plus"',
    ],
    example: {
      en: 'Under IFRS 16 the real cash rises because rent disappears.',
      fr: 'Avec IFRS 16 la trésorerie réelle augmente, puisque les loyers disparaissent.',
    },
    correction: {
      en: 'The landlord is paid the same: only the presentation changes.',
      fr: 'Le bailleur touche la même somme : seule la présentation change.',
    },
  },
  ifrs16_lowers_ebitda: {
    concept: 'ebitda',
    says: ['ebitda_down'],
    example: {
      en: 'EBITDA falls because there is more depreciation.',
      fr: 'L’EBITDA baisse parce qu’il y a plus d’amortissements.',
    },
    correction: {
      en: 'EBITDA rises: rent leaves operating costs, and what replaces it sits below.',
      fr: 'L’EBITDA monte : le loyer sort des charges d’exploitation et ce qui le remplace est en dessous.',
    },
  },
  recurring_costs_added_back: {
    concept: 'normalise',
    says: [
      'again_yearly & fine_to & reinstate|adjustment_line',
      'management & trust_them & adjustment_line|reinstate|ebitda',
      'management & "exceptional" & trust_them',
      'management & "exceptionnelles" & trust_them',
    ],
    example: {
      en: 'Costs that recur every year are fine to add back if management calls them exceptional.',
      fr: 'C’est correct de rajouter chaque année les restructurations au résultat.',
    },
    correction: {
      en: 'A cost that comes back each year is an ordinary cost, whatever it is called.',
      fr: 'Un coût qui revient chaque année est un coût courant, quel que soit son nom.',
    },
  },
  run_rate_counted_as_earned: {
    concept: 'normalise',
    says: ['run_rate & count_fully', 'run_rate & fine_to & reinstate|add'],
    example: {
      en: 'Run-rate synergies count as earned, so I take them in full.',
      fr: 'Les synergies run-rate, je les prends en totalité.',
    },
    correction: {
      en: 'Savings that have yet to happen belong to the buyer who delivers them.',
      fr: 'Des économies encore à réaliser appartiennent à l’acheteur qui les fera.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
