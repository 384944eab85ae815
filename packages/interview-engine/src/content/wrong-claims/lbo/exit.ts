import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the exit. */
export const exitClaims = {
  exit_ev_all_equity: {
    concept: 'exit',
    says: [
      'lbo_exit_equity > equals_word > lbo_exit_ev_word & !"minus"|"less"|"moins"|"after"|"après"|"not"|"pas"|"never"|"jamais"',
      'lbo_exit_ev_word|lbo_exit_value & divide > # & moic|lbo_multiple_noun & !subtract|debt|net_debt|ebitda|lbo_less_debt',
      'moic|multiple_of_money|lbo_multiple_noun > lbo_exit_ev_word|ev > on_that_of_entry & !subtract|"not"|"pas"',
      '"au fonds"|"to the fund"|"to the sponsor" > "toute la valeur d’entreprise"|"whole enterprise value"|"full enterprise value"|"entire enterprise value" & !subtract|"rest"|"reste"|"not"|"pas"',

      '~ev & ~lbo_no_deduct & ~lbo_stake',
      'sell|exit|lbo_resell & all_goes_there > sponsor|owner & !subtract|after|lender|"rest"|"reste"',
      'lbo_whole_sale_price > lbo_ends_with_fund & !"rest"|"reste"|"first"|"d’abord"|after|lender|debt|"net"',
      '"whole enterprise value"|"whole ev"|"toute la VE"|"entire enterprise value" > "sponsor"|"fund"|"fonds"|"actionnaire"|"ours" & !"not"|"pas"|"less"|"minus"|"moins"',
      'sponsor|owner > lbo_take_all > lbo_whole_price',
      'lbo_whole_price & sponsor|owner & lbo_belong_to|lbo_take_all & !"the rest"|"le reste"',
      'lbo_exit_ev_word > divide > lbo_entry_equity|lbo_stake|lbo_put_in & !subtract',
      'lbo_divide_straight > equity|lbo_equity_part',
      '~lbo_no_deduct & ~debt & ~exit|~lbo_resell|~lbo_exit_value|~equity|~sponsor',
      '~debt > ~debt_stays_below & all_of_it > falls_to > sponsor|owner & !subtract',
      'ev|lbo_exit_ev_word >> falls_to > sponsor|owner & !subtract|lender',
      '~debt > ~out_of_account & ~falls_to > ~sponsor|~owner & !subtract',
      '~lbo_exit_debt_strict > ~left_undeducted',
      '~lbo_exit_value|~exit > ~left_undeducted > ~debt',
      'sponsor|owner > lbo_take_all > whole_word >> ev & !subtract',
      'moic|lbo_multiple_noun > ev|lbo_exit_ev_word|lbo_exit_value > divide|taken_over_word > equity|lbo_stake|lbo_equity_part|lbo_put_in & !lbo_exit_equity|"equity value"|subtract|lbo_exit_debt_strict|net_debt',
      'divide > lbo_exit_ev_word|ev > cheque_noun & !subtract|net_debt|lbo_exit_debt_strict',
      '~lbo_exit_debt_strict > ~plain_no_matter',
      'sponsor|owner > lbo_take_all > ev >> complete_word & !subtract',
      'ev > lbo_entirely > sponsor|owner|lbo_ours & !subtract|lbo_give_back',
      'ev > belong|lbo_goes_to > lbo_entirely & !subtract|lbo_give_back',
      'ebitda > lbo_multiple_noun > lbo_goes_to_fund_whole & !subtract|debt',
      'all_at_the_till > # > falls_to > sponsor|owner & exit_moment & !subtract|debt',
      'pocketed_whole & !subtract|"not"|"pas"|debt|lender',
      '"bring back the whole"|"bring the whole" > # > "percent"|"%"',
    ],
    example: {
      en: 'At exit the fund keeps the whole enterprise value.',
      fr: 'À la sortie, le fonds garde toute la valeur d’entreprise.',
    },
    correction: {
      en: 'At exit the lenders are paid first: equity is enterprise value less the net debt that is left.',
      fr: 'À la sortie, les prêteurs sont servis d’abord : les fonds propres valent la valeur d’entreprise moins la dette nette restante.',
    },
  },
  exit_debt_added: {
    concept: 'exit',
    says: [
      '"sale price"|"selling price"|"prix de vente"|"exit price" > "plus" > debt|lbo_exit_debt_strict & !subtract|lbo_operating_profit|"de plus"',
      '"add"|"ajoute" > # > debt > to_reach_equity',
      'add > # > that_is_still_due > price|lbo_exit_value|lbo_proceeds_word & !subtract|lbo_entry_debt_word',
      '"add"|"ajoute" > # > that_is_still_due & price|lbo_exit_value|lbo_proceeds_word|what_we_receive & !subtract|lbo_entry_debt_word',
      'debt > adds_itself > lbo_exit_value|way_out & !lbo_entry_debt_word|"not"|"pas"|"entry"',
      '"add"|"ajoute" > lbo_loan_still_open > price & !ev',
      'lbo_exit_debt_strict > lbo_extra_for_us',
      'debt|lbo_lend & lbo_extra_for_us & # & buyer|sponsor|exit|lbo_resell|lbo_extra_for_us > # & !lbo_entry_debt_word|"at entry"|"à l’entrée"',
      'lbo_exit_value|lbo_exit_word > "plus" > lbo_exit_debt_strict & !"de plus"',
      'add > lbo_exit_debt_strict & !"de plus"|"more"|"restait"|"stayed"',
      'lbo_exit_debt_strict > add > ev|lbo_exit_value|lbo_exit_ev_word & !subtract|discount|lbo_entry_debt_word',
      'adds_back > loan_open_at_the_end & !subtract|"not"|"pas"|"if"|"si"|lbo_stays_same|lbo_entry_debt_word',
      'adds_back > # > of_debt_noun > lbo_exit_value|used_for_the_way_out & !"not"|"pas"',
      'adds_back > # > of_debt_noun > equity > "bigger"|"higher"|"more"',
    ],
    example: {
      en: 'The remaining debt comes on top for us at exit.',
      fr: 'La dette restante s’ajoute au prix à la sortie.',
    },
    correction: {
      en: 'Debt left at exit is repaid out of the price: it comes off the enterprise value.',
      fr: 'La dette qui reste à la sortie est remboursée sur le prix : elle se retire de la valeur d’entreprise.',
    },
  },
  exit_only_by_listing: {
    concept: 'exit',
    says: ['lbo_ipo_only'],
    example: {
      en: 'The exit is always an IPO.',
      fr: 'La sortie se fait toujours par une introduction en bourse.',
    },
    correction: {
      en: 'A fund sells to a trade buyer, to another fund or on the stock market, and most sales are the first two.',
      fr: 'Un fonds cède à un industriel, à un autre fonds ou en bourse, et le plus souvent aux deux premiers.',
    },
  },
  exit_debt_is_the_buyers: {
    concept: 'exit',
    says: [
      '~leave_aside > ~lbo_exit_debt_strict|~"exit debt" > ~because_word > ~"buyer"|~"acheteur"|~"repreneur"',
      'leave_aside > lbo_exit_debt_strict > lbo_debt_is_theirs|buyer|"buyer"|"acheteur" & !"not"|"pas"',
      'lbo_exit_debt_strict|debt|lbo_owed > lbo_debt_is_theirs',
      '~lbo_exit_debt_strict > ~lbo_irrelevant_word',
      'lbo_exit_debt_strict > lbo_left_to_the_holding',
      'buyer|"acquéreur"|"next owner"|"new owner" > "takes over"|"takes on"|"reprend"|"inherits"|"hérite" > debt|lbo_owed|"loans"|"emprunts" & all_goes_there|"en totalité"|"in full"|"whole"|"entire"|"full price"|"tout le prix"|"whole price" & !subtract|"not"|"pas"',
    ],
    example: {
      en: 'The remaining debt is the next buyer’s problem.',
      fr: 'La dette restante est refinancée par le prochain acquéreur, elle ne compte pas.',
    },
    correction: {
      en: 'What is still owed is repaid out of the price, so it comes off before the fund receives anything.',
      fr: 'Ce qui reste dû est remboursé sur le prix, donc retranché avant que le fonds ne touche quoi que ce soit.',
    },
  },
  ebitda_grown_too_little: {
    concept: 'exit',
    says: [
      'lbo_percent_word > "for"|"over"|"sur"|"pendant"|"times"|"fois" > # > year > is_said_to_be|"makes"|"fait"|"gives"|"donne" > sum_of_yearly_growth & !about_word|lbo_compound|"not"|"pas"|"more than"|"plus de"|irr|lbo_stake|lbo_per_year',
      'lbo_operating_profit > "nine percent"|"neuf pour cent" > "five years"|"cinq ans" > "forty five"|"quarante cinq" & !lbo_compound|"not"|"pas"|"more than"|"plus de"',
      '# > year > lbo_is_word|lbo_that_is > # > "%"|lbo_percent_word & ebitda & "54%"|"54 %"|"fifty four percent"|"fifty percent"|"thirty percent"|"45%"|"50%" & !lbo_compound|"not"|"pas"',
      '~lbo_year_too_few',
      '~lbo_growth_added_up',
      'lbo_exit_on_entry_ebitda',
      'exit_multiple|lbo_exit_multiple > profit_at_entry & !a_difference|subtract',
      'profit_at_entry > way_out & !a_difference|subtract',
      'way_out > profit_at_entry & !a_difference|subtract',
      '~profit_grows & ~a_year_short',
    ],
    example: {
      en: 'I grow EBITDA one year less than the hold, as there is no growth in the first year.',
      fr: 'L’EBITDA croît une année de moins, car la première année ne compte pas.',
    },
    correction: {
      en: 'EBITDA grows in every year of the hold, each time on the year before.',
      fr: 'L’EBITDA croît pour chaque année de détention, et chaque fois sur l’année précédente.',
    },
  },
  exit_need_not_be_known: {
    concept: 'exit',
    says: [
      '~no_matter_who > ~lbo_resell|~buy|~buyer|~sell',
      'sponsor > usual_habit > lbo_held_forever & !"not"|"pas"|"never"',
      'sponsor > "keeps"|"holds"|"garde" > lbo_held_forever & !"not"|"pas"|"never"|"jamais"',
      '~"peu importe qui"|~"no matter who"|~"does not matter who" > ~"rachètera"|~"rachète"|~"buys"|~"achètera"|~buyer',

      '~exit > ~plain_no_matter & !lbo_multiple_noun|subtract',
      'exit > "on verra dans cinq ans"|"in year five" & ~plain_no_matter|"sort it out"',
      '~lbo_need_not_think & ~lbo_resell|~buy|~buyer',
      '~lbo_need_not_think & ~exit',
      '~exit > ~lbo_irrelevant_word',
      '~exit & ~lbo_irrelevant_word & ~lbo_good_target',
      '~lbo_not_to_think_of > ~exit',
      'sponsor > lbo_held_forever & !"since"|"depuis"|"past"|"last"|"developed"|"growing"',
    ],
    example: {
      en: 'The exit does not matter at entry.',
      fr: 'La sortie n’a aucune importance à l’entrée.',
    },
    correction: {
      en: 'Without a buyer in five years there is no return: a fund looks at the way out before it goes in.',
      fr: 'Sans acheteur dans cinq ans, pas de rendement : un fonds regarde la porte de sortie avant d’entrer.',
    },
  },
  dear_debt_lifts_multiple: {
    concept: 'exit',
    says: [
      'rates_that_rise > lbo_multiple_noun|"multiples" > "plus hauts"|"plus élevés"|"higher multiples"|"dearer" & !"not"|"pas"|"plus bas"|"lower"',
      'higher_exit_multiple > market_rates_higher|because_rates_rose|rates_that_rise & !"not"|"pas"',
      'market_rates_higher|rates_that_rise > higher_exit_multiple & !"not"|"pas"',
      'lbo_multiple_noun > plain_mounts > "with rates"|"with the rates"|"avec les taux"|"when rates rise"|"quand les taux montent" & !"not"|"pas"',

      'exit > "higher"|"plus élevé" > because_rates_rose & !"not"|"pas"',
      'market_rates_higher > lbo_multiple_rise_strict',
      'lbo_multiple_rise_strict|"multiple sera plus élevé"|"multiple will be higher" > "grâce aux taux"|"thanks to higher rates"|"thanks to rates"|"grâce à la hausse des taux"',
      'lbo_multiple_rise_strict > because_rates_rose & !"not"|"pas"',
    ],
    example: {
      en: 'With higher rates the fund sells at a higher multiple.',
      fr: 'Avec la hausse des taux, il revend à un multiple plus élevé.',
    },
    correction: {
      en: 'The next buyer borrows at the same rates, so a prudent case takes a lower multiple.',
      fr: 'Le prochain acheteur emprunte aux mêmes taux : un cas prudent retient un multiple plus bas.',
    },
  },
  exit_on_entry_profit: {
    concept: 'exit',
    says: [
      'lbo_exit_value|used_for_the_way_out > multiply|lbo_turns > profit_at_entry & !a_difference|subtract|growth|debt',
      'lbo_turns|multiply|"demie" > # > profit_at_entry & used_for_the_way_out|way_out & !a_difference|subtract',
      'ebitda & "same as at entry"|"same as on entry"|"même qu’à l’entrée"|"identique à l’entrée" & !"if"|"si"|"suppose"|"assume"|"not"|"pas"',

      'multiply|lbo_turns|"demie" > # > "de départ"|"d’origine" & way_out|"valeur de sortie" & !subtract',
      'way_out > "original"|"d’origine" > # > ebitda & !a_difference|subtract',
      '"on the original"|"sur les"|"fois les" > # > "de départ"|"of ebitda"|"d’origine" & way_out & !a_difference|subtract',
      'profit_at_entry > used_for_the_way_out & !a_difference',
      'used_for_the_way_out > profit_at_entry & !a_difference',
    ],
    example: {
      en: 'The exit value uses the entry EBITDA.',
      fr: 'On prend l’EBITDA d’entrée pour calculer la valeur de sortie.',
    },
    correction: {
      en: 'The exit value is the multiple of the EBITDA of the year of sale.',
      fr: 'La valeur de sortie se calcule sur l’EBITDA de l’année de la vente.',
    },
  },
  weak_markets_open_the_window: {
    concept: 'exit',
    says: [
      'strays_strong_bourse|amiss_stocks_rise > strays_exit_harder & !"not"|"pas"|"never"|"jamais"',
      'amiss_stocks_fall > amiss_ipo_opens',
      'misread_high_market > ~misread_no_way_out & !misread_not_so_simple',
      'amiss_ipo_opens > amiss_stocks_fall',
      'amiss_stocks_rise > amiss_ipo_closes',
      'amiss_ipo_closes > amiss_stocks_rise',
      '"ipo window"|"fenêtre" > "at its best"|"best"|"idéale"|"grande ouverte"|"opens"|"s\'ouvre" > amiss_stocks_fall',
    ],
    example: {
      en: 'When equity markets fall, the IPO window opens.',
      fr: 'La fenêtre d’introduction se ferme quand les marchés montent.',
    },
    correction: {
      en: 'Companies list when prices are high and calm; a falling, nervous market shuts the window.',
      fr: 'On s’introduit quand les cours sont hauts et calmes ; un marché nerveux ferme la fenêtre.',
    },
  },
  volatility_helps_listings: {
    concept: 'exit',
    says: [
      'market_nervous_markets > market_good_for_listings',
      'more_volatile > more_listings',
      '"volatility"|"volatilité" > "helps"|"aide"|"favorise"|"is good for"|"ouvre"|"opens"|"encourages" > "IPO"|"IPOs"|"listings"|"introductions"|"bourse" & !"not"|"pas"|"lower"|"low"|"falling"|"faible"|"basse"|"baisse"',
    ],
    example: {
      en: 'The more volatile the market, the more IPOs there are.',
      fr: 'Plus la bourse est volatile, plus il y a d’introductions.',
    },
    correction: {
      en: 'Volatility shuts the window: issuers and investors wait for calm.',
      fr: 'La volatilité ferme la fenêtre : émetteurs et investisseurs attendent le calme.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
