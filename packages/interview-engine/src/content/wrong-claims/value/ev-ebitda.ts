import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the EV/EBITDA multiple. */
export const evEbitdaClaims = {
  multiple_never_moves: {
    concept: 'ev_ebitda',
    says: [
      '~the_multiple > cannot_move & !"if"|"si"|"only"|"because"',
      'the_multiple > keeps_still & !"if"|"si"|"only"|"falls"|"baisse"|"drops"',
      'multiple_same',
      'multiple_up > "because"|"since"|"as"|"puisque"|"parce que"|"car" > ev|net_debt',
      'multiple_still & !"if"|"si"',
    ],
    example: { en: 'The multiple does not change.', fr: 'Le multiple ne change pas.' },
    correction: {
      en: 'Both EV and EBITDA rise, in different proportions, so the multiple moves.',
      fr: 'VE et EBITDA montent, dans des proportions différentes : le multiple bouge.',
    },
  },
  ev_ebitda_everywhere: {
    concept: 'ev_ebitda',
    says: [
      '~never_leave_it & !"for"|"pour"|"except"|"sauf"|"unless"',
      'ev_over_ebitda > works_everywhere',
      'works_everywhere & ebitda & !"ou presque"|"sauf"|"almost"|"except"',
      'takes_ev_ebitda & whatever_the_sector',
    ],
    example: {
      en: 'EV to EBITDA works in every industry.',
      fr: 'VE sur EBITDA marche partout.',
    },
    correction: {
      en: 'Banks, firms without profit and trades with very different capital needs call for another multiple.',
      fr: 'Les banques, les sociétés sans résultat et les métiers aux besoins en capital très différents demandent un autre multiple.',
    },
  },
  dropped_for_the_steady: {
    concept: 'ev_ebitda',
    says: [
      '"leave"|"abandonne" >> ev_over_ebitda >> mature_firms & !"not"|"pas"|"only"',
      '~drops_it > ~mature_firms',
    ],
    example: {
      en: 'I would drop it for mature companies with a stable EBITDA.',
      fr: 'Je l’abandonne pour les industriels matures.',
    },
    correction: {
      en: 'A steady, positive EBITDA is where this multiple is at home; it fails for banks and for firms without profit.',
      fr: 'Un EBITDA positif et régulier, c’est le terrain de ce multiple ; il échoue pour les banques et les sociétés sans résultat.',
    },
  },
  ebitda_negative_is_fine: {
    concept: 'ev_ebitda',
    says: [
      'loss_of_ebitda|no_profit_yet > "continue à l’utiliser"|"keep using it"|"still use it"|"go on using it" & !sales_multiple',
      'no_profit_yet > times_profit|ev_over_ebitda > still_works & !sales_multiple|revenue',
      'no_profit_yet & takes_ev_ebitda',
      'without_earnings & takes_ev_ebitda',
      'negative_multiple > looks_cheap',
    ],
    example: {
      en: 'Even with a negative EBITDA I use EV to EBITDA.',
      fr: 'Même avec un EBITDA négatif, j’utilise VE sur EBITDA.',
    },
    correction: {
      en: 'A multiple needs something positive to multiply: look at sales instead.',
      fr: 'Un multiple demande quelque chose de positif à multiplier : on regarde plutôt les ventes.',
    },
  },
  multiple_upside_down: {
    concept: 'ev_ebitda',
    says: [
      '"divise l’ebitda"|"divide the ebitda"|"divide ebitda" > "par la valeur d’entreprise"|"by the enterprise value"|"by enterprise value" & !"not"|"pas"',
      'ebitda_by_ev',
    ],
    example: {
      en: 'The multiple is EBITDA divided by EV.',
      fr: 'Le multiple, c’est l’EBITDA divisé par la valeur d’entreprise.',
    },
    correction: {
      en: 'The price of the whole stands on top, a year’s profit below it.',
      fr: 'Le prix du tout est en haut, le résultat d’une année en bas.',
    },
  },
  ebitda_after_interest: {
    concept: 'ev_ebitda',
    says: [
      'ebitda > "is after interest"|"est après intérêts"|"est après les intérêts" & !"not"|"pas"|"if"|"si"|"before"|"avant"',
      'ebitda >> after_interest_for_owners & !"not"|"pas"|"before"|"avant"|"net income"|"résultat net"|"equity"|"capex"|"tax"|"if"|"si"|"mismatch"',
      'ebitda > "is"|"c’est"|"est" > after_interest_for_owners & !"not"|"pas"|"before"|"avant"|"net income"|"résultat net"|"equity"|"lenders and"|"prêteurs et"|"capex"|"if"|"si"|"mismatch"',
      'ebitda > "because it’s"|"because it is"|"since it is"|"parce que c’est"|"car c’est" > after_interest_for_owners & !"not"|"pas"|"before"|"avant"|"if"|"si"',
    ],
    example: {
      en: 'EBITDA is what is left for shareholders once the interest has been paid.',
      fr: 'L’EBITDA, c’est ce qui reste aux actionnaires une fois les intérêts payés.',
    },
    correction: {
      en: 'EBITDA comes before interest, so it serves lenders and shareholders alike, as enterprise value does.',
      fr: 'L’EBITDA est avant intérêts : il sert prêteurs et actionnaires, comme la valeur d’entreprise.',
    },
  },
  ebitda_misdefined: {
    concept: 'ev_ebitda',
    says: [
      'deducts|subtract > interest > ebitda > "before multiplying"|"avant de multiplier"|"before applying"|"avant d’appliquer"',
      '"interest is paid before ebitda"|"interest comes before ebitda"|"ebitda est après intérêts"|"ebitda est après les intérêts"|"ebitda after interest" & !"equity"|"if"|"si"',
      'ebitda > equals_word > after_what_it_precedes & !ebit|net_profit_noun|precedes_interest|ebitda_after_rent|"before"|"avant"|"not"|"pas"',
    ],
    example: {
      en: 'EBITDA is profit after depreciation.',
      fr: 'L’EBITDA, c’est le résultat une fois qu’on a payé les intérêts.',
    },
    correction: {
      en: 'EBITDA comes before interest, tax, depreciation and amortisation.',
      fr: 'L’EBITDA se calcule avant intérêts, impôt et amortissements.',
    },
  },
  divided_by_the_multiple: {
    concept: 'ev_ebitda',
    says: [
      'ebitda > "divide it by"|"je le divise par"|"on le divise par"|"le divise par" & !share_number|net_debt|borrowings|deducts',
      '"divide"|"divides"|"divise"|"diviser"|"dividing" >> ebitda >> "by"|"par" & !"not"|"pas"',
      'divides_by >> ebitda >> by_the_multiple',
    ],
    example: {
      en: 'I divide EBITDA by the multiple.',
      fr: 'Je divise l’EBITDA par le multiple.',
    },
    correction: {
      en: 'EBITDA times the multiple gives enterprise value.',
      fr: 'L’EBITDA fois le multiple donne la valeur d’entreprise.',
    },
  },
  ev_ebitda_for_banks: {
    concept: 'ev_ebitda',
    says: [
      '"bank"|"banque"|"banks"|"banques" > "ve sur ventes"|"ev to sales"|"ve sur ebitda"|"ev to ebitda" & !"not"|"pas"|-ev_over_ebitda|"no sense"|"sens"|"jamais"|"never"|"other"|"autres"',
      'financials > ev_over_ebitda >> works_best_there',
      'financials & stays_on_ebitda & !breaks_down|book_or_earnings',
      'financials & interest & has_nothing_to_do > operations',
      'financials > ev_over_ebitda > stays_best & !breaks_down|price_earnings_word|book_multiple|"except"|"sauf"',
      'financials > also_too > ev_over_ebitda',
      'ev_over_ebitda > financials > also_too',
      'ev_over_ebitda & including_banks',
      'ev_over_ebitda > "works"|"marche"|"fonctionne" > "well"|"bien" > financials',
      'ev_over_ebitda > stays_best > "for" > financials & !breaks_down|price_earnings_word|book_multiple|"except"|"sauf"',
      'ev_over_ebitda > stays_best > "pour" > financials & !breaks_down|price_earnings_word|book_multiple|"except"|"sauf"',
      'financials > keeps_ev_ebitda',
      'keeps_ev_ebitda > financials > also_too',
      'financials > ev_over_ebitda > "right"|"bon"|"works"',
      'financials & takes_ev_ebitda & !breaks_down|price_earnings_word|book_multiple',
      'appraises > financials > on_ev_ebitda',
      'financials > appraised_on_ev_ebitda',
      'financials & ev_over_ebitda & like_any_other & !breaks_down',
      'financials & on_ev_ebitda & appraises & !breaks_down|price_earnings_word|book_multiple',
      'financials > no_special_case & !breaks_down|book_or_earnings',
      'no_special_case > financials & !breaks_down|book_or_earnings',
      'interest_is_funding & financials|lender & !breaks_down|book_or_earnings',
      'deposits_called_debt & !breaks_down|book_or_earnings',
      'financials & ev_over_ebitda > sound_ratio & !breaks_down|book_or_earnings|not_sound',
    ],
    example: {
      en: 'For a bank EV to EBITDA still works, deposits are a debt like any other.',
      fr: 'Pour une banque, VE sur EBITDA reste le meilleur multiple, les dépôts sont une dette comme une autre.',
    },
    correction: {
      en: 'A bank earns its living on interest and funds itself with deposits, so it is valued on price to earnings or price to book.',
      fr: 'Une banque vit des intérêts et se finance par les dépôts : on la valorise au PER ou au price to book.',
    },
  },
  equity_over_ebitda: {
    concept: 'ev_ebitda',
    says: [
      'compare|relates_word > equity_value|price_of_shares > over_ebitda_said & !if_word|"not"|"pas"|net_debt|adds_up',
      'share_price|price_of_shares > over_ebitda_word & sound_ratio|is_fine|holds_all_the_same & !not_sound|ev|"not"|"pas"',
      '"on met la capi"|"mets la capi"|"put the market cap"|"put market cap"|"put the equity value" > ebit|ebitda & !"faux"|"wrong"|"mistake"|"erreur"|"never"|"jamais"|"if"|"si"',
      'equity_value >> goes_with_word|paired_with >> ebitda & !not_sound|"not"|"pas"|"never"|"jamais"|if_word|mismatch_word|ev',
      'price_of_shares > over_ebitda_word & !ev|net_debt|borrowings',
      'over_ebitda_word > price_of_shares & !ev|net_debt|borrowings',
      'equity_on_ebitda & !"if"|"si"|"mix"|"mismatch"|"mélange"',
      'ebitda > numerator_is_equity',
      'numerator_is_equity & ebitda > the_owners',
      'market_equity_cheque & !"if"|"si"|"mix"|"mismatch"|"mélange"',
      'market_shares_less_debt > "ebitda"',
      'market_shares_less_debt',
      'divides_by > offered_equity > by_ebitda & !mismatch_word',
      'offered_equity >> divided_by_ebitda & !adds_up|mismatch_word',
      '~offered_equity > ~divided_by_ebitda & ~not_in_it',
      'divides_by|relates_word > paid_to_owners > ebitda & !net_debt|borrowings|adds_up|mismatch_word',
      'paid_to_owners > divides_by >> ebitda & !net_debt|borrowings|adds_up|mismatch_word',
      'numerator_word > paid_to_owners & ~no_debt_added',
      'times_profit > cap_over_ebitda & !not_sound',
    ],
    example: {
      en: 'The multiple is the equity value divided by EBITDA.',
      fr: 'Le multiple, c’est la valeur des titres divisée par l’EBITDA.',
    },
    correction: {
      en: 'EBITDA belongs to lenders as well, so it is the enterprise value, net debt included, that is divided by it.',
      fr: 'L’EBITDA revient aussi aux prêteurs : c’est la valeur d’entreprise, dette nette comprise, qu’on lui rapporte.',
    },
  },
  average_multiple_for_group: {
    concept: 'ev_ebitda',
    says: [
      'biggest_part_multiple > "to the total"|"au total"|"to all"|"à toutes" & !"not"|"pas"',
      'averages_three > total_profit|group_profit > "same"|"même"|"mêmes" & !"not"|"pas"',
      '~averages_three|~one_blend|~single_multiple > ~serves_as_well & !mismatch_word|"but"|"mais"',
      'total_profit|group_profit > biggest_part_multiple & !"not"|"pas"',
      'averages_three & total_profit & !shows_badly',
      'one_for_all',
      'single_multiple > will_do',
      'single_multiple > "for" > "all"',
      'biggest_part_multiple > total_profit|"all"|"whole"|"tout"|"ensemble"',
      '~not_worth_splitting',
      '"group"|"groupe" >> one_blend & !shows_badly',
      'averages_three|one_blend|single_multiple > group_profit & !shows_badly',
      'group_profit > averages_three|one_blend|single_multiple & !shows_badly',
      'averages_three|one_blend|single_multiple > serves_as_well & !mismatch_word|"but"|"mais"',
      '~no_separate_values',
    ],
    example: {
      en: 'I take the average of the three multiples and apply it to the total EBITDA.',
      fr: 'Je fais la moyenne des trois multiples et je l’applique à l’EBITDA total.',
    },
    correction: {
      en: 'Each division is valued on the multiple of its own peers, and the values are added up.',
      fr: 'Chaque division se valorise au multiple de ses propres pairs, puis les valeurs s’additionnent.',
    },
  },
  ebitda_multiple_is_equity: {
    concept: 'ev_ebitda',
    says: [
      'ebitda > times_profit|by_times > gives_the_equity & !net_debt|borrowings|deducts|"not"|"pas"',
      '~ebitda > ~times_profit > ~"directement"|~"directly"|~"straight" & ~"titres"|~"actions"|~"shares"|~"actionnaires" & !"pas directement"|"not directly"|"ne donne pas"|"does not give"|ev',
      'parts_added|sum_of_parts > "directement"|"directly"|"straight" > the_owners|owners_end|"titres"|"equity" & !"not"|"pas"',
      'times_profit|ebitda|by_times|"times" > gives_equity_directly & !pe_ratio|net_income',
      '# > by_times > # > gives_the_equity & !net_debt|borrowings|share_price|share_number|price_of_shares_word|"euros"',
      'straight_to_equity & times_profit|by_times|ebitda & !"compter deux fois"|"count it twice"|"double count"',
      'multiple_is_equity',
      'debt_already_counted',
      '~nothing_to_deduct & borrowings|net_debt|lender|the_owners',
      'ebitda > by_times > # > gives_the_equity & !net_debt|borrowings',
      '# > by_times > ebitda > gives_the_equity & !net_debt|borrowings',
    ],
    example: {
      en: 'EBITDA times the multiple gives directly the equity value.',
      fr: 'L’EBITDA fois le multiple donne directement la valeur des titres.',
    },
    correction: {
      en: 'An EBITDA multiple gives the enterprise value; net debt comes off before the shareholders.',
      fr: 'Un multiple d’EBITDA donne la valeur d’entreprise ; la dette nette se retire avant les actionnaires.',
    },
  },
  group_multiple_for_division: {
    concept: 'ev_ebitda',
    says: ['cases_applies & "multiple" > cases_whole_group'],
    example: {
      en: 'I apply the multiple of the whole group to the division.',
      fr: 'J’applique le multiple du groupe entier à la division.',
    },
    correction: {
      en: 'A division is worth the multiple of companies that resemble it, not the one of its parent.',
      fr: 'Une division vaut le multiple des sociétés qui lui ressemblent, pas celui de sa maison mère.',
    },
  },
  division_priced_wrongly: {
    concept: 'ev_ebitda',
    says: [
      'divide|"divided"|"divide"|"divise" > ebitda > "by the multiple"|"par le multiple"',
      'adds_on_debt > down_to_equity & !"not"|"pas"|"never"',
      'carries_it_over > multiple_of_the_group & !not_that_multiple',
    ],
    example: {
      en: 'I add net debt to get the equity.',
      fr: 'J’applique le multiple du groupe à la division.',
    },
    correction: {
      en: 'The multiple of its own peers gives the enterprise value; net debt is taken off to get to the equity.',
      fr: 'Le multiple de ses propres pairs donne la valeur d’entreprise ; on retire la dette nette pour les fonds propres.',
    },
  },
  multiple_of_sales_is_cheap: {
    concept: 'ev_ebitda',
    says: [
      'deals_sales_multiple > "c’est peu"|"is a low multiple"|"is low"|"is not much"|"c’est donné"|"c’est pas cher"|"c’est faible" & !"if"|"si"|"margin"|"marge"',
      'deals_sales_multiple > deals_cheap & !"only"|"if"|"si"|"unless"|"margin"|"marge"|"marges"|"margins"',
    ],
    example: {
      en: 'Four times sales is cheap.',
      fr: 'Quatre fois le chiffre d’affaires, c’est bon marché.',
    },
    correction: {
      en: 'A multiple of sales says nothing without the margin: look at what it makes in EBITDA.',
      fr: 'Un multiple de chiffre d’affaires ne dit rien sans la marge : regardez ce qu’il fait en EBITDA.',
    },
  },
  net_debt_added_in_carve_out: {
    concept: 'ev_ebitda',
    says: [
      'astray_adds > net_debt > astray_to_get > astray_equity_words & !"not"|"pas"|"never"|"jamais"',
      'deals_adds_debt_phrase > ev > "value of the shares"|"equity"|"actions"|"titres"|"fonds propres" & !"not"|"pas"',
      'ev > deals_plus_word > net_debt',
      'ev > deals_adds_debt_phrase',
    ],
    example: {
      en: 'From the enterprise value you add net debt to get the value of the shares.',
      fr: 'À la valeur d’entreprise, on ajoute la dette nette pour trouver la valeur des titres.',
    },
    correction: {
      en: 'From enterprise value to the value of the shares, net debt is subtracted.',
      fr: 'De la valeur d’entreprise à la valeur des titres, la dette nette se soustrait.',
    },
  },
  sales_multiple_says_all: {
    concept: 'ev_ebitda',
    says: [
      '~amiss_sales_multiple|~slip_sales_times > ~astray_same_as > ebitda & !"not"|"pas"|"n’est"',
      'deals_sales_multiple > deals_says_all',
      '~amiss_sales_multiple & ~amiss_margins_unneeded',
      '~amiss_sales_multiple > ~amiss_takes_into_account > ~amiss_profitability & !"does not"|"not reflect"|"ne reflète"|"ne tient"|"ne prend"|"no"|"ignores"',
      'amiss_sales_multiple|"sales"|"ventes" & amiss_cheaper_than > "ebitda" & !"because the margin"',
      'slip_sales_times > ~slip_enough & !"not enough"|"not be enough"|"ne suffit pas"|"ne me suffit pas"|"ne suffira pas"|"ne suffirait pas"|"alone"',
    ],
    example: {
      en: 'Four times sales tells you everything.',
      fr: 'Quatre fois le chiffre d’affaires, cela suffit à juger.',
    },
    correction: {
      en: 'Only the margin turns a multiple of sales into one of profit.',
      fr: 'Seule la marge transforme un multiple de ventes en multiple de résultat.',
    },
  },
  multiple_gives_equity: {
    concept: 'ev_ebitda',
    says: [
      'counter_multiple > counter_the_shares & !"not the"|"minus"|"less"|"moins"|"subtract"|"take off"|"deduct"|"retire"|"enlève"|"déduis"|ev',
      'deals_straight_equity',
      'deals_debt_inside & !market_values',
    ],
    example: {
      en: 'The multiple gives directly the equity value, the debt is already in.',
      fr: 'Le multiple donne directement la valeur des fonds propres.',
    },
    correction: {
      en: 'A multiple of EBITDA gives enterprise value; net debt comes off to reach equity.',
      fr: 'Un multiple d’EBITDA donne la valeur d’entreprise ; on retire la dette nette pour les fonds propres.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
