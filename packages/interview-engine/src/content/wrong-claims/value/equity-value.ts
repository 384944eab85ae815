import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: equity value. */
export const equityValueClaims = {
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
  equity_spared_by_debt: {
    concept: 'equity_value',
    says: [
      'equity_value|equity >> plain_spared_by_debt & !ev',
      '~borrowings > ~no_effect_on > ~equity_value & !ev|till|net_debt',
      'equity_value|equity >> -swayed_by > ~the_gearing',
      'equity_value|equity > geared_or_not & !ev',
      'equity_value|equity >> keeps_still > geared_or_not|levering_up & !ev|net_debt|till',
    ],
    example: {
      en: 'Equity value does not depend on debt.',
      fr: 'La valeur des titres ne dépend pas de l’endettement.',
    },
    correction: {
      en: 'For a given enterprise value, each euro of net debt is one less for shareholders.',
      fr: 'À valeur d’entreprise donnée, chaque euro de dette nette est un euro de moins pour les actionnaires.',
    },
  },
  dividend_hits_ev: {
    concept: 'equity_value',
    says: [
      'hands_to_owners > worth_of_operations >> drops|loses_as_much & !"not"|"pas"',
      'paid_out > ev >> drops',
      'paid_out > lowers >> ev',
      'paid_out > equity_value|equity >> keeps_still|climbs',
      'paid_out > nothing_upon >> ~equity_value',
      'paid_out > net_debt >> keeps_still|drops',
      'paid_out & both_fall',
      'paid_out > ~leaves_word > ~net_debt & !ev',
    ],
    example: {
      en: 'If it pays a dividend, EV falls and equity value is unchanged.',
      fr: 'Si on verse un dividende, l’EV baisse.',
    },
    correction: {
      en: 'A dividend lowers equity value and raises net debt; enterprise value does not move.',
      fr: 'Un dividende réduit la valeur des titres et augmente la dette nette ; la VE ne bouge pas.',
    },
  },
  owners_before_lenders: {
    concept: 'equity_value',
    says: [
      'the_owners >> gets_paid|"se servent"|"help themselves" > precedes_lenders & !"not"|"pas"|"never"|"jamais"',
      'lender > get_what_is_left > the_owners & !the_owners_first_not',
      'the_owners >> go_before >> lender',
      'the_owners >> serves_first & lender|"banks"|"banques" & !"not"|"pas"|"never"|"jamais"',
      'lender|"banks"|"banques" >> takes_the_rest & !"not"|"pas"',
    ],
    example: {
      en: 'The shareholders are paid before the lenders.',
      fr: 'Les actionnaires passent avant les créanciers.',
    },
    correction: {
      en: 'Lenders are paid first; the shareholders get what is left.',
      fr: 'Les prêteurs sont payés d’abord ; l’actionnaire a ce qui reste.',
    },
  },
  diluted_only_for_eps: {
    concept: 'equity_value',
    says: [
      '~"dilution" > "only matters for"|~"sert qu’au"|~"sert que pour"|"only for"|"ne compte que pour"|"only concerns" & !"not"|"pas"',
      '~diluted_name > ~only_for_eps & !"pas uniquement"|"pas que"|"pas seulement"|"not only"|"not just"',
    ],
    example: {
      en: 'The diluted count is only for earnings per share.',
      fr: 'Le nombre dilué, c’est uniquement pour le bénéfice par action.',
    },
    correction: {
      en: 'The equity value is the price times the diluted share count: the options have a claim on it too.',
      fr: 'La valeur des titres, c’est le cours fois le nombre dilué : les options y ont droit aussi.',
    },
  },
  minorities_lift_equity: {
    concept: 'equity_value',
    says: ['minority_names > lifts_equity_above'],
    example: {
      en: 'Minorities push equity above EV.',
      fr: 'Les minoritaires font passer les titres au-dessus de la VE.',
    },
    correction: {
      en: 'Minorities are part of EV and not of the equity: they put EV above the equity value.',
      fr: 'Les minoritaires font partie de la VE et non des titres : ils creusent l’écart en faveur de la VE.',
    },
  },
  equity_falls_with_debt: {
    concept: 'equity_value',
    says: [
      'equity|equity_value > drops|goes_down_by > # & lender > "ahead"|"in front"|"devant"|"avant" & !paid_out|"dividend"|"dividende"',
      'equity|equity_value > drops|goes_down_by > # > because_it > lender',
      'equity_value|equity|the_owners >> goes_down_by|drops > # & owe|because_it|borrowings & !paid_out|"dividend"|"dividende"|net_debt|ev|if_word',
      'equity_goes_down & raised_debt & !"racheter"|"rachat"|"racheté"|"buyback"|"buy back"|"repurchase"',
      'equity_goes_down & levering_up|lender',
      'the_owners > goes_down_by > # > because_it',
      'equity_value|equity|the_owners > takes_the_hit & !paid_out|"dividend"|"dividende"',
      'equity_value|equity & sinks_by_the_loan & !paid_out|"dividend"|"dividende"|till',
      'the_owners > poorer_word & !paid_out|"nor"|"ni"|"no"|"neither"|"not"|"pas"',
    ],
    example: {
      en: 'The equity value falls because the new debt has to be repaid.',
      fr: 'La valeur des fonds propres baisse, parce que la nouvelle dette devra être remboursée.',
    },
    correction: {
      en: 'As long as the cash stays in the company, shareholders are neither richer nor poorer: equity value is the same.',
      fr: 'Tant que la trésorerie reste dans la société, les actionnaires ne sont ni plus riches ni plus pauvres : la valeur des titres est la même.',
    },
  },
  equity_never_above_ev: {
    concept: 'equity_value',
    says: [
      'equity_value|equity & ~cannot_exceed',
      'equity_value|equity > not_possible > ~bigger_than',
      'ev > every_time > bigger_than',
      'equity_value|equity > every_time > smaller_than',
      'share_number > every_time > smaller_than',
      '"titres"|"shares" > ~not_possible > ~bigger_than',
    ],
    example: {
      en: 'Equity value can never be larger than enterprise value, since it is only a part of it.',
      fr: 'La valeur des titres ne peut jamais être supérieure à la valeur d’entreprise, puisqu’elle en est une partie.',
    },
    correction: {
      en: 'A company that holds more cash than debt has an equity value above its enterprise value.',
      fr: 'Une société qui a plus de trésorerie que de dettes vaut plus en titres qu’en valeur d’entreprise.',
    },
  },
  equity_is_for_everybody: {
    concept: 'equity_value',
    says: [
      'equity_value >> equals_word > for_both_funders & !ev|left_over|keeps_rest|after|"once"|"après"|"une fois"|"not"|"pas"|"never"|"jamais"',
      'equity_value >> belongs_word > all_funders & !ev|"left"|"reste"|"not"|"pas"|"never"|"jamais"',
      'ev > "is after debt"|"est après dette" > equity_value & !"not"|"pas"|"never"|"jamais"',
      'equity_value > "shareholders and bondholders together"|"shareholders and lenders together"|"actionnaires et aux obligataires" & !"not"|"pas"',
      'equity_value >> "covers the whole"|"couvre toute"|"covers everything" & !"not"|"pas"',
      'equity_value >> "before the lenders"|"avant les prêteurs"|"before lenders" & !"not"|"pas"',
      'equity_value > belongs_word > everyone_alike & "avant paiement des intérêts"|"avant intérêts"|"before interest" & !ebitda|ev',
      'equity_value > includes_verb > the_lenders_part & !ev|"not"',
      'equity_for_all > the_owners & !left_over|keeps_rest|"once"|"after"|"une fois"|"après"',
      'lender >> own_part_of > equity_value|equity & !ev|"debt for equity"|"convert"',
      'equity_value >> precedes_lenders & !ev|ebitda|ebit',
      'equity_value >> belongs_word > everyone_alike & !ev|ebitda|keeps_rest|net_debt',
      'equity_for_all',
      'equity_value > lenders_and_owners_alike & !ev|left_over|keeps_rest|"once"|"remains"|"before"|"after"|"avant"|"après"',
      'equity_value > equals_word > precedes_lenders & !ev|ebitda|ebit',
      'equity_value >> holds_the_debt & !ev|net_debt',
      'equity_value > which_takes_in_debt & !ev',
      'equity_value|equity > belongs_word > everyone_alike & !ev|ebitda|keeps_rest|net_debt|"once"|"remains"|"before"|"after"|"avant"|"après"|"only"|"seulement"',
      'equity_value & # > belongs_word > everyone_alike & !ev|ebitda|keeps_rest|net_debt',
      'equity_value > owned_together & !ev|ebitda',
    ],
    example: {
      en: 'Equity value is for everyone, lenders included.',
      fr: 'La valeur des titres revient à tous les apporteurs, prêteurs compris.',
    },
    correction: {
      en: 'Only shareholders own the equity: lenders have been served before.',
      fr: 'Les titres ne reviennent qu’aux actionnaires : les prêteurs ont été servis avant.',
    },
  },
  equity_rises_with_cash: {
    concept: 'equity_value',
    says: [
      'the_owners > # > richer_so_much & !not_richer_word',
      'equity_goes_up & raised_debt|kept_cash',
      'equity_goes_up & levering_up|till & !"VAN"|"NPV"|"positive"',
    ],
    example: {
      en: 'Equity value goes up because there is more cash in the bank.',
      fr: 'La valeur des titres augmente, puisqu’il y a plus de trésorerie.',
    },
    correction: {
      en: 'The cash is owed to the lenders: shareholders are neither richer nor poorer.',
      fr: 'Cette trésorerie est due aux prêteurs : les actionnaires ne sont ni plus riches ni plus pauvres.',
    },
  },
  equity_above_with_debt: {
    concept: 'equity_value',
    says: [
      'till > bigger_than|plain_more_than > borrowings > ev > bigger_than|"plus grande"|"plus élevée" > equity_value|"fonds propres" & !"not"|smaller_than',
      'equity_value|equity|the_owners > overtakes & when_indebted & !contrary_word',
      '"happens"|"arrive"|"yes"|"oui" > when_indebted',
      'with_net_cash & ev_above_equity',
      'equity_value|equity > bigger_than > when_indebted & ev & !contrary_word',
      'when_indebted & equity_value|equity|"titres"|"shares" > bigger_than > ev|operations|whole_business & !till|contrary_word',
    ],
    example: {
      en: 'Equity value exceeds enterprise value when a company is heavily indebted.',
      fr: 'La valeur des titres dépasse la valeur d’entreprise quand la société est très endettée.',
    },
    correction: {
      en: 'It is the other way round: shareholders own more than the operations when cash is above debt.',
      fr: 'C’est l’inverse : les actionnaires ont plus que l’activité quand la trésorerie dépasse la dette.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
