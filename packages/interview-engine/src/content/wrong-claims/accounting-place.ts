import type { WrongClaim } from '../types.ts';

/** What is put in the wrong place, measured on the wrong base or booked at the wrong moment. */
export const accountingPlaceClaims = {
  flow_in_wrong_section: {
    concept: 'cash_flow_statement',
    says: [
      'taking_a_loan >> goes_in|belongs_among >> investing_section|operating_section',
      'buy > equipment|capex > belongs_among >> operating_section|financing_section',
      'inventory|goods >> goes_in|belongs_among|under_word >> investing_section',
      'capex|equipment >> goes_in >> operating_section|financing_section',
      'dividends|repay|principal >> goes_in >> operating_section|investing_section',
      'da|nwc|receivables|inventory >> goes_in >> investing_section|financing_section',
    ],
    example: {
      en: 'Capex sits in operating cash flow.',
      fr: 'Les dividendes figurent dans le flux d’exploitation.',
    },
    correction: {
      en: 'Working capital and add-backs are operating, capex is investing, debt and dividends are financing.',
      fr: 'BFR et réintégrations sont dans l’exploitation, le capex dans l’investissement, dette et dividendes dans le financement.',
    },
  },
  statement_of_another_kind: {
    concept: 'three_statements',
    says: [
      '"income statement"|"p l"|"compte de résultat" >> snapshot_word',
      'balance_sheet >> over_the_year',
      '"income statement"|"p l"|"compte de résultat" > cash_basis',
      'balance_sheet > need_not_balance',
      'retained_earnings|owners_pot >> begins_anew',
      'net_income|retained_earnings >> lands_as_asset',
      'closing_cash > ~carried_into_next_income',
      '~carried_into_next_income & closing_cash',
    ],
    example: {
      en: 'The income statement is a snapshot of the company.',
      fr: 'Le compte de résultat est une photo de la société.',
    },
    correction: {
      en: 'The balance sheet is the snapshot and has to balance; the income statement covers the period, on an accrual basis.',
      fr: 'C’est le bilan qui est la photo, toujours équilibrée ; le compte de résultat couvre la période, en engagement.',
    },
  },
  borrowing_is_income: {
    concept: 'cash_flow_statement',
    says: [
      'debt|borrow|borrowings >> is_income & !"vente à crédit"|"ventes à crédit"|"sale on credit"',
      'debt|borrow > raises >> net_income|profit|revenue',
    ],
    example: {
      en: 'The loan we raise is income.',
      fr: 'L’emprunt est un produit.',
    },
    correction: {
      en: 'Money borrowed is a financing flow and a liability: it never passes through profit.',
      fr: 'L’argent emprunté est un flux de financement et un passif : il ne passe jamais par le résultat.',
    },
  },
  dividends_spare_cash: {
    concept: 'retained_earnings',
    says: [
      'dividends > "augmentent"|"increase"|"add to" >> owners_pot|equity|retained_earnings & !"less"|"minus"|"moins"|"net of"|"after"|"après"|subtract|minus_word|"une fois"',
      'dividends > -takes_cash_out & !operating_section',
      'dividends > -reaches >> ~cash_word',
      'dividends > nothing_upon >> ~cash_word',
      'net_income >> plus_word >> dividends',
      'reinstate >> dividends',
      'dividends > -reaches >> ~equity|~owners_pot|~retained_earnings',
    ],
    example: {
      en: 'Dividends have no effect on cash.',
      fr: 'Les dividendes n’ont aucun effet sur la trésorerie.',
    },
    correction: {
      en: 'Dividends leave the bank, in financing, and come off retained earnings.',
      fr: 'Les dividendes sortent de la banque, en financement, et viennent en moins des réserves.',
    },
  },
  charge_skips_the_balance_sheet: {
    concept: 'ppe',
    says: [
      'da|wear > -reaches >> ~balance_sheet',
      'da|wear > nothing_upon >> ~balance_sheet',
      'balance_sheet >> keeps_still',
      'capex > lowers >> ppe',
      'ppe >> drops > one_minus_tax',
      'da & -reaches >> ~balance_sheet',
    ],
    example: {
      en: 'Depreciation does not touch the balance sheet.',
      fr: 'Les amortissements n’ont aucun effet sur le bilan.',
    },
    correction: {
      en: 'Capex adds to fixed assets, depreciation lowers them by its full amount.',
      fr: 'Le capex augmente les immobilisations, la dotation les réduit de son montant entier.',
    },
  },
  charge_below_ebit: {
    concept: 'da',
    says: [
      'da > below_word >> operating_profit_word & !"moins"|"less"',
      'operating_profit_word >> keeps_still|climbs',
      'nothing_upon >> ~operating_profit_word',
    ],
    example: { en: 'EBIT does not change.', fr: 'L’EBIT ne bouge pas.' },
    correction: {
      en: 'The charge comes off EBIT.',
      fr: 'La charge réduit l’EBIT.',
    },
  },
  whole_charge_becomes_cash: {
    concept: 'tax_shield',
    says: [
      'cash_word >> climbs > reinstate > whole_charge & !tax_word|tax_shield|save|net_income',
      'cash_word >> climbs > whole_amount & !tax_word|tax_shield|save',
      'cash_word >> climbs >> by_the_charge & !tax_word|"fois"|"times"|"taux"',
      'cash_word >> climbs > one_minus_tax',
      'cash_word >> climbs >> whole_amount >> da',
      'save|tax_shield > one_minus_tax & !net_income|profit|equity|owners_pot|retained_earnings',
    ],
    example: {
      en: 'Cash goes up by the full depreciation.',
      fr: 'La trésorerie augmente de toute la dotation.',
    },
    correction: {
      en: 'Cash only rises by the tax saved: the charge times the tax rate.',
      fr: 'La trésorerie ne monte que de l’économie d’impôt : la charge fois le taux.',
    },
  },
  stock_at_wrong_value: {
    concept: 'inventory',
    says: [
      'inventory|goods > shown_at > what_it_will_fetch',
      'unsold_half > at_selling_price',
      'inventory|goods >> at_selling_price',
      'record > inventory|goods > at_selling_price',
      'takes_off >> stock_release',
      'stock_release >> eats|lowers >> cash_word',
      'other_half >> is_spent',
      'wears_stock',
      'inventory|goods > leaves_books > at_selling_price & !"at cost"|"au coût"|"its cost"',
      'inventory|goods > leaves_books|lowers > by_the_sales & !"at cost"|"au coût"',
      'stock_added_back & !release',
    ],
    example: {
      en: 'Inventory is shown at selling price.',
      fr: 'L’autre moitié passe en charge.',
    },
    correction: {
      en: 'Stock stays at cost until it is sold; what is sold is released and added to cash flow.',
      fr: 'Le stock reste au coût jusqu’à sa vente ; ce qui est vendu est libéré et s’ajoute au flux.',
    },
  },
  tax_on_whole_sale: {
    concept: 'net_income',
    says: [
      'taxman|tax_word > "share"|"cut"|"part"|"taxes"|"taxe" > whole_takings',
      'tax_word > "full"|"whole"|"entire"|"total" > sale_price|revenue|sale_proceeds & !margin_word|profit|the_gain|minus_word',
      'tax_on_sales',
      'buy > less_of >> tax_word',
      'buy > save >> tax_word',
      'tax_word > tax_on_full_price',
      'tax_word > # > of_the_sale & !margin_word|minus_word|subtract|profit|cost_of_sales|the_gain',
      'whole_revenue_taxed',
    ],
    example: {
      en: 'We pay tax on the full selling price.',
      fr: 'On paie l’impôt sur le prix de vente.',
    },
    correction: {
      en: 'Tax falls on the margin, when the goods are sold.',
      fr: 'L’impôt porte sur la marge, au moment de la vente.',
    },
  },
  growth_needs_no_cash: {
    concept: 'nwc',
    says: [
      'inventory|goods > "not a cash issue"|"no cash issue"|"pas un sujet de trésorerie"|"pas un problème de trésorerie"|"used to pay"',
      'funds_itself',
      'growth > -eats >> ~cash_word|~nwc',
      'inventory|receivables|goods >> as_good_as_cash',
      'customer > pays_late > yields >> cash_word',
      'gainful|"company" > -needs >> ~credit_line',
      'customer|late & ~nothing_upon >> ~cash_word',
      'customer > late|takes_longer > cash_word >> climbs',
      'asset_build_up > stock_spares_cash & !"sold"|"vendu"|"if"|"si"',
    ],
    example: {
      en: 'Growth pays for itself.',
      fr: 'La croissance s’autofinance.',
    },
    correction: {
      en: 'Growth has to be funded before customers pay: stock and receivables are not cash.',
      fr: 'La croissance se finance avant l’encaissement : stocks et créances ne sont pas de la trésorerie.',
    },
  },
  only_losers_default: {
    concept: 'accrual',
    says: [
      'goes_bust|"faillite" > "que si"|"only if" > loses_money',
      'profitable|gainful|"profit" > -"refused"|-"runs into"|-"run into"|-"runs out" & "never"',
      '~profitable|~gainful > ~unable_word > ~goes_bust',
      'profitable|gainful > never_word > goes_bust',
      'only_if_said > loses_money',
      'only_losers',
      'revenue|profit|earnings_paper > cash_basis',
      'ebitda >> is_the_cash|is_cash_made',
      'ebitda|profit > the_cash_itself',
      'only_losing_firms',
    ],
    example: {
      en: 'Only loss-making companies run out of cash.',
      fr: 'Seules les entreprises déficitaires manquent de trésorerie.',
    },
    correction: {
      en: 'A profitable company can run out of cash: profit is booked before it is collected.',
      fr: 'Une société rentable peut manquer de trésorerie : le bénéfice est constaté avant l’encaissement.',
    },
  },
  days_ratio_upside_down: {
    concept: 'nwc',
    says: [
      'revenue >> measured_over >> receivables|inventory|payables',
      'cost_of_sales >> measured_over >> receivables|inventory|payables',
    ],
    example: {
      en: 'Customer days are sales over receivables.',
      fr: 'Le délai client, c’est le chiffre d’affaires divisé par les créances.',
    },
    correction: {
      en: 'Receivables over sales, stock and payables over cost of sales, times 365.',
      fr: 'Créances sur chiffre d’affaires, stocks et fournisseurs sur coût des ventes, fois 365.',
    },
  },
  release_is_profit: {
    concept: 'liquidity',
    says: [
      '# > shows_up_as > earned_profit & !interest|ebitda',
      '# > "viennent gonfler"|"vient gonfler"|"gonflent"|"swells"|"swell" > earned_profit & !interest',
      'release|cash_freed > shows_up_as > earned_profit',
      '# > raises|yields >> earned_profit & !interest|ebitda',
      'cash_freed|sooner > raises|yields >> earned_profit',
      'cash_freed >> goes_in >> earnings_paper',
      '# > flows_to_profit & !interest',
      '#|cash_freed > into_ebitda',
    ],
    example: {
      en: 'The cash released increases profit.',
      fr: 'La trésorerie libérée augmente le résultat.',
    },
    correction: {
      en: 'A release of working capital is cash, not profit: earnings do not move.',
      fr: 'Une libération de BFR est de la trésorerie, pas du résultat : le bénéfice ne bouge pas.',
    },
  },
  goodwill_rules_mixed_up: {
    concept: 'impairment',
    says: [
      'nci|minority_holders|small_holders > "never carry"|"can never"|"n’ont jamais"|"ne portent jamais" > goodwill|"fair value"|"juste valeur"',
      'nci|minority_holders|small_holders > "se déduisent du goodwill"|"deducted from goodwill"|"réduisent le goodwill"|"réduire le goodwill"|"reduce goodwill"|"reduce the goodwill"|"lower the goodwill"',
      'tests_word|retest > goodwill > "only when"|"only if"|"seulement quand"|"seulement si"|"que quand"|"que si" > "sell"|"sold"|"resell"|"revend"|"vend"|"cède"|"cession"',
      'retest|"test"|"tested"|"teste"|"testé" > only_on_sale',
      'french_rules > -amortise_word',
      'seldom_tested & !"at least"|"au moins"',
      'goodwill >> climbs & !deferred_tax|tax_word|price|revalue|net_assets|allocate|equity',
      'goodwill & pays_below & !"badwill"|"negative"|"négatif"',
      'goodwill > deductible_word & !"rien"|"nothing"|"no"',
      'goodwill & share_price_word >> climbs',
      'retest|impairment > optional_word',
    ],
    example: {
      en: 'Goodwill is only tested once.',
      fr: 'Le goodwill est testé tous les cinq ans.',
    },
    correction: {
      en: 'Goodwill is tested every year under IFRS, never rises, and French rules may allow amortisation.',
      fr: 'Le goodwill est testé chaque année en IFRS, ne monte jamais, et les normes françaises peuvent l’amortir.',
    },
  },
  loss_is_spread: {
    concept: 'impairment',
    says: [
      'is_stretched & loss_word|impairment & !tax_word|taxman|deduct',
      'impairment|mark_down|loss_word > is_stretched',
      'dta_word > is_the_cash',
      'dta_word > yields >> cash_word & !one_day',
    ],
    example: {
      en: 'The write-down is spread over several years.',
      fr: 'La dépréciation est étalée sur plusieurs années.',
    },
    correction: {
      en: 'The loss is booked in full at once; the deferred tax asset brings cash only later.',
      fr: 'La perte est constatée en une fois ; l’impôt différé actif n’apporte de la trésorerie que plus tard.',
    },
  },
  prepayment_of_another_kind: {
    concept: 'deferred_revenue',
    says: [
      '"it’s"|"it is"|"this is"|"that’s"|"c’est"|deferred_revenue > not_yet_billed & !"not"|"pas"|"unlike"|"contrairement"|"opposite"|"contraire"|before',
      '"livré"|"livrés"|"delivered" > "pas encore payé"|"pas encore payés"|"not yet paid"|"not paid yet"|"unpaid" & !in_advance',
      'customers_still_owe',
      'part_of_equity & !"not"|"pas"',
      '"gagné"|"gagnés"|"earned" > "pas encore encaissé"|"not yet received"|"not yet collected"|"pas encore payé" & !"not yet earned"|"pas encore gagné"',
      'deferred_revenue|"it" > "in equity"|"en capitaux propres"|"dans les capitaux propres" & !"not"|"pas"',
      'deferred_revenue >> bears_interest',
      'deferred_revenue > is_profit_pot',
      'in_both',
      'deferred_revenue >> climbs > trouble_sign',
      'deferred_revenue > raises >> earned_profit|ebitda',
      'is_provision',
      'deducts_it_twice',
    ],
    example: {
      en: 'Deferred revenue is a reserve, part of equity.',
      fr: 'On le met à la fois dans la dette nette et dans le BFR.',
    },
    correction: {
      en: 'It is a liability to customers, and counts once: in debt or in working capital.',
      fr: 'C’est un passif envers les clients, et il ne compte qu’une fois : en dette ou en BFR.',
    },
  },
  adjusted_taken_as_shown: {
    concept: 'due_diligence',
    says: [
      '"reported"|"publiés"|"publié" > "adjusted"|"ajusté" & "only presentation"|"simple présentation"|"sans retraiter"|"without restating" & !"not"|"wrong"|"faux"',
      '"multiple" > "publié"|"reported" > apply_word > "ajusté"|"adjusted" & !"not"|"pas"|"jamais"|"never"|"error"|"erreur"|"mistake"|"wrong"|"faux"|mismatch_word',
      '~"base" > "peut différer"|"can differ"|"may differ"|"n’a pas à être la même"|"does not matter"',
      'the_adjusted|ebitda > always_right',
      'accepts_as_shown',
      'each_euro|adjustment_line|ebitda & one_for_one & price|value',
      '-looks_for >> ~bad_items & !"symmetry"|"never takes"|"never removes"|"symétrie"|management',
    ],
    example: {
      en: 'I would accept management’s figure.',
      fr: 'J’accepte le chiffre du management.',
    },
    correction: {
      en: 'Every line is tested both ways, because each million is worth the multiple.',
      fr: 'Chaque ligne se vérifie dans les deux sens, car chaque million vaut le multiple.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
