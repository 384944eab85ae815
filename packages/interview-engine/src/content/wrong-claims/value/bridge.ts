import type { WrongClaim } from '../../types.ts';

/** What is falsely said between enterprise value and the price of one share. */
export const bridgeClaims = {
  equity_is_book: {
    concept: 'equity_value',
    says: [
      'equity_value >> "correspond aux capitaux propres"|"equals book equity"|"is the equity on the balance sheet" & !"not"|"pas"|"rarely"|"rarement"',
      'equity_value|equity > equals_word|that_is_to_say > books_value|"au bilan"|"on the balance sheet" & !"pas"|"not"|"différente"|"different"|"market"|"marché"|"plus que"|"more than"|share_price|#|multiple_of',
      'equity_value|equity > equals_word > book_equity',
      'i_use > book_equity',
      'book_equity > by_times > share_number',
      'equity_value > is_simply > accounting_equity',
      'held_in_the_books > bigger_than > borrowings|net_debt & equity_value|equity > bigger_than > ev',
      'equity_value > read_off_books',
    ],
    example: {
      en: 'Equity value is the book equity of the last balance sheet.',
      fr: 'La valeur des titres, ce sont les capitaux propres comptables : je prends les capitaux propres du bilan.',
    },
    correction: {
      en: 'Equity value is a market value, share price times number of shares; the balance sheet only shows what was paid in and kept.',
      fr: 'La valeur des titres est une valeur de marché, cours fois nombre d’actions ; le bilan ne montre que ce qui a été apporté et conservé.',
    },
  },
  minorities_left_out: {
    concept: 'nci',
    says: [
      '~minority_holders|~nci > ~"jamais d’incidence"|~"no bearing"|~"no effect"|~"aucune incidence"|~"aucun effet" > ~price|~"prix"|~"price"',
      '~minority_holders|~minority_names & i_leave_out & !adds_up|"added"',
      '~minority_holders > ~plain_i_skip_them',
      '~minority_holders & ~left_out_said & ~nothing_to_do_with|not_our_part',
      '~minority_names > ~stay_untouched & !adds_up|"added"',
    ],
    example: {
      en: 'I leave the minorities out, they have nothing to do with the group.',
      fr: 'Je laisse les minoritaires de côté, ils n’ont rien à voir avec le groupe.',
    },
    correction: {
      en: 'EBITDA holds all of the subsidiary, so the share of outside holders is added to enterprise value.',
      fr: 'L’EBITDA comprend toute la filiale : la part des associés extérieurs s’ajoute à la valeur d’entreprise.',
    },
  },
  associates_in_ebitda: {
    concept: 'associates',
    says: [
      'affiliates|mis_equivalence & ebitda & "consolidé ligne à ligne"|"consolidated line by line"|"fully consolidated"|"intégré globalement" & !nci|minority_holders|"not"|"pas"',
      '~affiliates > in_ebitda_already',
    ],
    example: {
      en: 'Associates are already in EBITDA, so there is nothing to correct.',
      fr: 'Les mises en équivalence sont intégrées ligne à ligne dans l’EBITDA.',
    },
    correction: {
      en: 'Associates stand below EBITDA, in one line: whoever values EBITDA alone takes them off.',
      fr: 'Les mises en équivalence figurent sous l’EBITDA, en une ligne : qui ne valorise que l’EBITDA les retire.',
    },
  },
  net_debt_is_gross: {
    concept: 'net_debt',
    says: [
      'borrowings|debt > cash_left_by & !"trapped"|"bloquée"|"not"|"pas"',
      '~net_debt|~gross_debt|~borrowings & ~without_the_till & !"can not"|"ne peut pas"|"wrong"|"faux"',
      '~net_debt & ~cash_not_looked_at',
      '~till & ~only_debt_counts',
      '~borrowings|~net_debt|"gross"|"brut"|"brute" > forgets_the_cash & !"not"|"never"|"jamais"',
      'net_debt > owes_plus_cash',
      'net_debt > equals_word > ~cash_not_deducted & !"gross"|"brute"|"can not ignore"',
      '~net_debt > ~plain_cash_left_out',
      'net_debt > equals_word > borrowings > adds_cash & !"minus debt"|"less debt"|"moins la dette"|"moins dette"|"minus borrowings"',
      'only_gross_debt',
      'deducts > gross_debt & -till',
      'net_debt_sans_cash',
      'net_debt & loans_and_cash_summed|adds_debt_and_cash & !"minus"|"less"|"net of"|"not"|"moins"|"nette de"|"pas"',
      'gross_debt & ~cash_left_aside',
    ],
    example: {
      en: 'I take off only the gross debt, cash does not come back to shareholders.',
      fr: 'Je retire seulement la dette brute, la trésorerie ne revient pas aux actionnaires.',
    },
    correction: {
      en: 'Net debt is borrowings minus cash: free cash belongs to the owners and reduces what is deducted.',
      fr: 'La dette nette, ce sont les emprunts moins la trésorerie : le cash libre revient aux actionnaires et réduit ce qu’on retire.',
    },
  },
  proceeds_not_used: {
    concept: 'option_proceeds',
    says: [
      '~exercise_cash_word > ~set_aside_wholly & !buys_back',
      'exercise_cash_word > goes_to_holders',
      'exercise_money|option_proceeds > staff_pocket_it & !"not"|"pas"',
      'option_proceeds|"proceeds" > "ignored"|"ignore"|"ignorés"|"oubliés"',
      '"sans rachat"|"no buyback"|"without buyback"|"without any buyback"|"pas de rachat" & option_holders|share_number|new_units|"options"',
      'plain_proceeds_kept & ~plain_no_buyback',
      'exercise_money & ~leaves_company',
      'exercise_money & -buys_back',
      'proceeds_over_basic',
      'company_itself >> pays_the_strike_to',
      'exercise_money > pays_down_debt',
    ],
    example: {
      en: 'The exercise proceeds go to the employees: the cash from the exercise is ignored.',
      fr: 'Le produit d’exercice revient aux salariés, il n’y a pas de rachat.',
    },
    correction: {
      en: 'The company receives the strike and is assumed to buy shares with it at the market price.',
      fr: 'La société reçoit le prix d’exercice et est réputée s’en servir pour racheter des actions au cours.',
    },
  },
  counted_once_exercised: {
    concept: 'diluted',
    says: [
      '"options" > "only"|"que"|"qu’une" > "exercised"|"exercées"|"exercice" & !in_money|"not"|"pas"',
      '~nobody_exercised_yet & -are_counted|-"count"|-"compte" & !"but"|"mais"|"even"|"même"|in_money',
      'option_holders|share_number & ~once_exercised',
      '~option_holders & ~once_exercised & !"but"|"mais"|"even"|"même"',
    ],
    example: {
      en: 'Options do not count until they are exercised.',
      fr: 'Les options ne comptent pas tant qu’elles ne sont pas exercées.',
    },
    correction: {
      en: 'Whatever is in the money counts today, because its holders will use it before they let the gain go.',
      fr: 'Tout ce qui est dans la monnaie compte dès aujourd’hui, parce que ses porteurs ne laisseront pas passer le gain.',
    },
  },
  shortfall_pays_seller: {
    concept: 'nwc',
    says: [
      'less_than_usual > seller_gains|buyer_pays_more|price_raised_for_it & !"not"|"pas"|other_case_named',
      'shortage_named > seller_gains & !"not"|"pas"',
      '"too low"|"below the target"|"trop bas"|"sous la cible" > seller > "more money"|"gets more"|"plus d’argent"|"touche plus"',
      'below_the_peg > seller_gains',
      'below_the_peg > raises_word > price',
      'short_of_the_peg > buyer_pays_more',
      'nwc & comes_in_short > price_raised_for_it & !other_case_named',
      'nwc & comes_in_ample > price_cut_for_it & !shortage_named',
    ],
    example: {
      en: 'If working capital is below the normal level, the seller gets the difference.',
      fr: 'Si le BFR est sous le normatif, le vendeur touche la différence.',
    },
    correction: {
      en: 'Whatever is missing from a normal level has to be put back by the buyer, so it lowers the price.',
      fr: 'Ce qui manque par rapport à un niveau normal devra être remis par l’acheteur : cela réduit le prix.',
    },
  },
  peg_on_one_day: {
    concept: 'nwc',
    says: [
      'nwc > "dernier jour"|"last day"|"lowest point"|"point le plus bas" & "fixe"|"is set"|"we set"|"fixed"|"normatif"|"normal level" & !"average"|"moyenne"|"not"|"pas"|"wants"|"veut"',
      'usual_level > equals_word > closing_day_level & !"average"|"moyenne"|compare|"not"|"pas"|"below"|"sous"',
      'fixes_the_peg > peg_word|nwc > closing_day_level & !"average"|"moyenne"|compare|"not"|"pas"',
      'plain_sets_the_peg > plain_single_date & !"average"|"moyenne"|"not"|"pas"',
      'peg_is_set > lowest_point',
      'peg_word > equals_word >> closing_day_level & !"average"|"moyenne"|compare|"not"|"pas"',
    ],
    example: {
      en: 'The peg is set at the lowest point of the year.',
      fr: 'Le BFR normatif se fixe sur le point bas de l’année.',
    },
    correction: {
      en: 'A fair reference is an average of twelve months, adjusted for the season.',
      fr: 'Une référence juste est une moyenne sur douze mois, corrigée de la saison.',
    },
  },
  ev_over_share_count: {
    concept: 'net_debt',
    says: [
      '"divide the enterprise value"|"divise la valeur d’entreprise" > share_number|"shares"|"actions" & !"not"|"pas"|"never"|"jamais"|deducts|subtract|"if you"|"si l’on"',
      '~"divide"|~"divise"|~"divides"|~"dividing" >> ~ev > ~"by the shares"|~"by the number of shares"|~"by the share count"|~"par le nombre d’actions" & !deducts|subtract|"not"|"pas"',
      '"on divise directement"|"divide directly"|"divide it directly"|"divide straight" & # & !"not"|"pas"',
      'divides_by > ev > by_share_number',
      'divides_by > worth_of_operations > by_share_number',
      'not_owners_debt',
      'ev >> divides_by > share_number & !deducts|subtract|net_debt|borrowings|equity_value|equity|mismatch_word|the_bridge',
    ],
    example: {
      en: 'I divide enterprise value by the number of shares and take off the debt afterwards.',
      fr: 'Je divise la valeur d’entreprise par le nombre d’actions, puis je retire la dette.',
    },
    correction: {
      en: 'Net debt comes off first: only what is left for shareholders is divided by the shares.',
      fr: 'La dette nette se retire d’abord : on ne divise par les actions que ce qui reste aux actionnaires.',
    },
  },
  same_percent_per_share: {
    concept: 'equity_value',
    says: [
      'ebitda|ev|times_profit > # > share_price|share_of_company|paper_units > # > same_percent & !"more"|"plus"|"not"|"pas"',
      '# > percent_word > share_price|share_of_company|"share"|"action" > # > percent_word > times_profit & !"less"|"moins"|"not"|"pas"|"only"',
      'times_profit > # > percent_word > share_price|share_of_company|"action"|"share price" > # > percent_word > "aussi"|"as well"|"too"',
      'share_price|equity_value & same_percent & ev',
      'same_percent & ev_goes_up',
    ],
    example: {
      en: 'The price per share falls by the same percentage as enterprise value.',
      fr: 'Le prix par action baisse dans la même proportion que la valeur d’entreprise.',
    },
    correction: {
      en: 'Debt does not move, so a change of enterprise value hits the shares harder, the more so the more debt there is.',
      fr: 'La dette ne bouge pas : une variation de la valeur d’entreprise frappe plus fort les actions, d’autant plus qu’il y a de dette.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
