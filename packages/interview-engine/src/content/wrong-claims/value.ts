import type { WrongClaim } from '../types.ts';
import { besideClaims } from './value/beside.ts';
import { bridgeClaims } from './value/bridge.ts';
import { methodClaims } from './value/methods.ts';
import { multipleClaims } from './value/multiples.ts';
import { reversedValueClaims } from './value/reversed.ts';
import { wrongSignClaims } from './value/signs.ts';

export const valueClaims = {
  ...bridgeClaims,
  ...multipleClaims,
  ...methodClaims,
  ...besideClaims,
  ...reversedValueClaims,
  ...wrongSignClaims,
  ev_adds_cash: {
    concept: 'net_debt',
    says: [
      'cash_added_said & up_to_ev',
      'equity_plus_cash',
      'adds_cash & up_to_ev & -borrowings',
      'up_to_ev > adds_cash',
      'ev > equals_word > equity_value|equity > adds_cash',
      'till > onto_equity',
      'adds_cash > onto_equity',
      'till > raises_word > ev',
    ],
    example: {
      en: 'Enterprise value is the market cap plus the cash of the company.',
      fr: 'La valeur d’entreprise, c’est la capitalisation plus la trésorerie de la société.',
    },
    correction: {
      en: 'On the way up from the shares to enterprise value, debt is added and cash is subtracted.',
      fr: 'Pour remonter des titres à la valeur d’entreprise, on ajoute la dette et on retire la trésorerie.',
    },
  },
  cash_on_top: {
    concept: 'net_debt',
    says: [
      'cash_added_said',
      'cash_comes_on_top',
      'both_added',
      'adds_cash',
      'equity_plus_cash',
      'till > an_asset_bought > goes_on_top',
      'till > onto_equity',
      'till > raises_word > ev',
    ],
    example: {
      en: 'I take the market cap, I add the debt and I also add the cash because the buyer gets it.',
      fr: 'J’ajoute la dette et j’ajoute aussi la trésorerie, parce que l’acheteur la récupère.',
    },
    correction: {
      en: 'The buyer gets the cash with the shares, so it lowers what the operations cost him: cash is subtracted.',
      fr: 'L’acheteur récupère la trésorerie avec les titres, ce qui réduit ce que lui coûte l’activité : elle se retire.',
    },
  },
  ev_moves_with_financing: {
    concept: 'capital_neutral',
    says: [
      'ev_tracks_loan',
      'ev_goes_up|ev_goes_down & funding_mix|raised_debt',
      '"it"|"elle" > changes_with > funding_mix & ev|whole_business|operations',
      'ev > changes_with > funding_mix',
      'ev > changes_with & "mix" & borrowings',
      'the_more_debt & ev & bigger_than|rise|"élevée"|"grande"',
      'levering_up > higher_ev',
      'levering_up & ev_goes_up',
      'ev > hangs_on_funding',
      'levering_up > creates_value & ev|every_time|debt_is_cheaper',
      'levering_up > raises_word|lowers_word > ev',
    ],
    example: {
      en: 'Enterprise value depends on how much of the company is financed with debt.',
      fr: 'La valeur d’entreprise dépend de la structure financière de la société.',
    },
    correction: {
      en: 'Enterprise value comes from the operations: to a first approximation it does not depend on the financing.',
      fr: 'La valeur d’entreprise vient de l’activité : en première approche, elle ne dépend pas du financement.',
    },
  },
  ev_is_for_shareholders: {
    concept: 'ev',
    says: [
      'ev_for_owners',
      'ev_is_only > the_owners',
      'ev_is_the_owners',
      'ev_is_only > net_of_lenders',
      'worth_of_operations > belongs_only > the_owners',
    ],
    example: {
      en: 'Enterprise value is what is left for the shareholders once the debt is paid.',
      fr: 'La valeur d’entreprise, c’est ce qui reste aux actionnaires une fois la dette payée.',
    },
    correction: {
      en: 'Enterprise value serves everybody who funds the company; only the equity value is left for the shareholders.',
      fr: 'La valeur d’entreprise rémunère tous ceux qui financent la société ; seule la valeur des titres reste aux actionnaires.',
    },
  },
  minorities_taken_off: {
    concept: 'nci',
    says: [
      'minority_holders & i_take_them_off & not_our_part',
      'minority_holders > deducts > ~not_our_part',
      'deducts > minority_holders > ~not_our_part',
      '~minorities_off',
      'minority_holders > lowers_word > ev',
      'minority_holders > no_effect_on > ev',
    ],
    example: {
      en: 'Then I subtract the minorities because they do not belong to the group.',
      fr: 'Ensuite je retire les minoritaires, parce qu’ils n’appartiennent pas au groupe.',
    },
    correction: {
      en: 'Consolidated EBITDA holds all of the subsidiary, so the share of the minorities is added on the way to enterprise value.',
      fr: 'L’EBITDA consolidé comprend toute la filiale : la part des minoritaires s’ajoute pour arriver à la valeur d’entreprise.',
    },
  },
  associates_added: {
    concept: 'associates',
    says: [
      'affiliates & i_add_them & part_of_group',
      'affiliates > i_add_them',
      'associates_on_top',
      'affiliates > raises_word > ev',
    ],
    example: {
      en: 'I also add the associates, because the company owns them.',
      fr: 'J’ajoute les sociétés mises en équivalence, puisque le groupe les détient.',
    },
    correction: {
      en: 'Associates bring nothing to EBITDA although the share price reflects them, so they are subtracted.',
      fr: 'Les sociétés mises en équivalence n’apportent rien à l’EBITDA alors que le cours les reflète : elles se retirent.',
    },
  },
  ev_rises_with_debt: {
    concept: 'capital_neutral',
    says: [
      'ev_goes_down & raised_debt|kept_cash',
      'ev_goes_up & raised_debt',
      'ev_goes_up > #',
      'ev_goes_down & till|paid_out',
      'ev_goes_up & levering_up|till|debt_is_cheaper',
      'levering_up > creates_value & ev|every_time|debt_is_cheaper',
      'whole_business > goes_up_by > # & borrowings',
      'levering_up > raises_word > ev',
      'ev > goes_up_by|goes_down_by > #',
      'ev > raises_word > add|adds_up > borrowings & !till|subtract',
    ],
    example: {
      en: 'Enterprise value goes up by 100 because there is more debt.',
      fr: 'La valeur d’entreprise augmente de 100, puisqu’il y a plus de dette.',
    },
    correction: {
      en: 'The loan and the cash cancel out: net debt is the same, and so is enterprise value.',
      fr: 'L’emprunt et la trésorerie se compensent : la dette nette est la même, et la valeur d’entreprise aussi.',
    },
  },
  equity_falls_with_debt: {
    concept: 'equity_value',
    says: [
      'equity_goes_down & raised_debt',
      'equity_goes_down & levering_up|lender',
      'the_owners > goes_down_by > # > because_it',
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
  all_options_added: {
    concept: 'diluted',
    says: [
      'counts_them_all & ~option_holders|~share_number|~# & !net_new_shares',
      'they_exercise & no_effect_on & share_number',
      'in_money > counts_them_all',
      'adds_up > option_holders|in_money > in_full',
      'option_holders > goes_on_top > in_full',
      'option_holders > no_effect_on > share_number|share_price|equity_value',
    ],
    example: {
      en: 'I add all the options to the basic shares, whatever the holders pay.',
      fr: 'On ajoute toutes les options aux actions existantes, quel que soit le prix versé.',
    },
    correction: {
      en: 'The money the holders pay buys shares back, so only the net number of new shares dilutes.',
      fr: 'L’argent versé par les porteurs rachète des actions : seul le nombre net d’actions nouvelles dilue.',
    },
  },
  worthless_options_counted: {
    concept: 'in_the_money',
    says: [
      'worthless_options > are_counted',
      'are_counted > worthless_options',
      'out_money > count_too',
    ],
    example: {
      en: 'Even out of the money options count in the diluted number.',
      fr: 'Même en dehors de la monnaie, les options comptent dans le nombre dilué.',
    },
    correction: {
      en: 'Nobody pays more than the market price for a share, so options with a strike above the price are left out.',
      fr: 'Personne ne paie une action plus cher que le marché : les options dont le prix d’exercice dépasse le cours sont exclues.',
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
  ev_never_negative: {
    concept: 'ev',
    says: [
      'ev > ~not_possible > ~negative_value',
      '~negative_value > ~not_possible & ev',
      'ev > not_possible > ~negative_value',
      'negative_value > ev > not_possible',
      'ev > ~negative_value > not_possible',
      '~negative_value > ev > "no sense"',
      'ev > every_time > "positive"',
      'ev & floored_at_zero',
      'ev > ~not_possible > ~below_equity',
    ],
    example: {
      en: 'Enterprise value cannot be negative, because a business is always worth something.',
      fr: 'La valeur d’entreprise ne peut pas être négative, une activité vaut toujours quelque chose.',
    },
    correction: {
      en: 'When the shares are worth less than the net cash, enterprise value drops below zero.',
      fr: 'Quand les titres valent moins que la trésorerie nette, la valeur d’entreprise passe sous zéro.',
    },
  },
  only_financial_debt_counts: {
    concept: 'bridge',
    says: [
      'only_financial_debt',
      '~retired_staff & ~not_debt',
      'only_debt_and_cash',
      '~fought_items|~retired_staff|~rented & ~never_in_bridge',
      'net_debt|borrowings|till > ~nothing_else',
    ],
    example: {
      en: 'In the bridge you deduct only financial debt, the rest is not negotiated.',
      fr: 'Dans le passage, on déduit uniquement la dette financière, le reste ne se discute pas.',
    },
    correction: {
      en: 'Pension deficits, leases, late investment, tax due and provisions are fought over as debt as well.',
      fr: 'Retraites non financées, loyers, investissements en retard, impôts dus et provisions se discutent aussi comme de la dette.',
    },
  },
  all_cash_is_free: {
    concept: 'net_debt',
    says: [
      'all_the_cash > freely_counts',
      'all_the_cash & every_time',
      'stuck_cash > counts_in_full',
      'all_the_cash > counts_in_full',
      'till > counts_in_full',
    ],
    example: {
      en: 'All the cash on the balance sheet is available, so it counts in full.',
      fr: 'Toute la trésorerie du bilan est disponible, elle se déduit en entier.',
    },
    correction: {
      en: 'Cash that is trapped abroad or needed to run the business does not reduce net debt.',
      fr: 'La trésorerie bloquée à l’étranger ou nécessaire à l’exploitation ne réduit pas la dette nette.',
    },
  },
  working_capital_no_price: {
    concept: 'nwc',
    says: [
      'nwc|customer_stock_supplier > no_effect_on > ~on_the_price',
      '~nwc|~customer_stock_supplier > ~never_enters > price_or_adjustment',
      '~nwc|~customer_stock_supplier & ~never_in_bridge',
      '~nwc|~customer_stock_supplier > ~can_be_left_aside',
      '~nwc|~customer_stock_supplier & ~never_adjusted & !at_the_usual_level',
    ],
    example: {
      en: 'Working capital has no effect on the price, it is only operational.',
      fr: 'Le BFR n’a aucun effet sur le prix, c’est purement opérationnel.',
    },
    correction: {
      en: 'The price assumes a normal level of working capital: a shortfall at closing is paid for by the seller.',
      fr: 'Le prix suppose un BFR normal : s’il en manque au closing, le vendeur le paie.',
    },
  },
  dcf_is_the_truth: {
    concept: 'dcf',
    says: [
      'objective_answer & beats_all|~needs_no_guess',
      'dcf|future_cash > beats_all',
      '-hangs_on_guesses & beats_all|objective_answer|~needs_no_guess & dcf|objective_answer',
      'dcf > beyond_doubt',
      'dcf > ~beyond_doubt & "assumptions"',
      'dcf > ~beyond_doubt & "hypothèses"',
      'dcf > never_word > misleads_word',
      '~dcf > ~free_of_guesses',
      'dcf & must_be > market_mistaken',
      'dcf & market_mistaken & must_be',
      'comps & must_be > market_mistaken',
    ],
    example: {
      en: 'The DCF gives the true value of the company, so I would only use that one.',
      fr: 'Le DCF donne la vraie valeur de la société, donc je n’utiliserais que lui.',
    },
    correction: {
      en: 'A DCF is only as good as its plan, its discount rate and its terminal value.',
      fr: 'Un DCF ne vaut que ce que valent son plan, son taux et sa valeur terminale.',
    },
  },
  fixed_ranking: {
    concept: 'football_field',
    says: [
      'dcf|lbo|precedents|comps > every_time > top_or_bottom',
      'gives_always_extreme',
      'fixed_order & methods|dcf|comps|times_profit',
      'dcf|comps|precedents|lbo > ranks_over > method_word',
    ],
    example: {
      en: 'Precedent transactions always give the highest value and the LBO always the lowest.',
      fr: 'Les transactions comparables donnent toujours la valeur la plus haute, le LBO toujours la plus basse.',
    },
    correction: {
      en: 'The order of the methods changes with the plan, the stock market and the deals: no ranking holds everywhere.',
      fr: 'L’ordre des méthodes change avec le plan, la bourse et les opérations : aucun classement ne vaut partout.',
    },
  },
  comps_include_control: {
    concept: 'control_premium',
    says: [
      'comps_with_premium > pays_extra|holds_control',
      'premium_in_price',
      'comps|quoted_on_market >> holds_premium',
      'comps|quoted_on_market|"bourse" > price_of_control',
      'comps|quoted_on_market >> includes_verb >> premium|control_premium',
    ],
    example: {
      en: 'Trading multiples include a control premium, deal multiples do not.',
      fr: 'Les multiples boursiers incluent une prime de contrôle, pas ceux des transactions.',
    },
    correction: {
      en: 'Share prices are prices of small stakes; the control premium is in the prices of whole companies.',
      fr: 'Les cours de bourse sont des prix de petites participations ; la prime de contrôle est dans le prix des sociétés entières.',
    },
  },
  sector_decides_multiple: {
    concept: 'growth_margin_risk',
    says: [
      'sector_is_all',
      'same_sector_words|"code" & paid_alike',
      'any_in_sector & "comparable"|"comparables"|"comp"|the_same_multiple',
      'same_sector_words & the_same_multiple',
      '~whatever_growth & ~the_same_multiple|~times_profit',
      'fast_growth|profitable|riskiness > no_effect_on > times_profit',
      'drivers_word > ~no_say_in',
      'drivers_word > no_effect_on > times_profit',
      'multiples_converge',
      'drivers_word > no_effect_on > value|price',
      'same_sector_words > valid_comp',
      '~need_not_look > ~growth_or_margin',
      '~growth_or_margin > ~no_weight & !ebitda',
      '~growth_or_margin > ~need_not_match',
      'sole_criterion > sector_word',
      'sector_word > sole_criterion',
      '~comp_criteria > ~no_weight',
    ],
    example: {
      en: 'Two firms in one sector always deserve the same multiple, whatever their growth.',
      fr: 'Deux sociétés du même secteur méritent toujours le même multiple, quelle que soit leur croissance.',
    },
    correction: {
      en: 'Within an industry, growth, margins, capital needs and risk set multiples far apart.',
      fr: 'Au sein d’une industrie, la croissance, les marges, les besoins en capital et le risque écartent fortement les multiples.',
    },
  },
  net_debt_added_to_ev: {
    concept: 'net_debt',
    says: [
      'from_ev > plus_net_debt',
      'onto_ev',
      'ev_plus > # > net_debt|borrowings',
      'plus_net_debt > to_reach > equity_value|equity|the_owners|share_of_company',
      'to_reach > equity_value|equity|the_owners|share_of_company > plus_net_debt',
      'walk_down & plus_net_debt & left_over & the_owners',
      'plus_net_debt & equal & equity & #',
      'net_debt|borrowings > onto_ev_word',
      'more_net_debt > value_per_share_up',
      'goes_on_top & lender|borrowings > "to use"',
      'net_debt > raises_word > equity_value|share_price|the_owners',
      'net_debt_rises > shares_gain',
      'more_debt_the_more > dearer_share',
    ],
    example: {
      en: 'To get to the equity you add the net debt of 300 on top, which gives 1,500.',
      fr: 'Pour passer aux titres, on ajoute la dette nette de 300, ce qui donne 1 500.',
    },
    correction: {
      en: 'Lenders are served before shareholders: net debt is subtracted from enterprise value.',
      fr: 'Les prêteurs passent avant les actionnaires : la dette nette se retire de la valeur d’entreprise.',
    },
  },
  matching_is_convention: {
    concept: 'consistent_num_den',
    says: ['only_a_convention', '~no_reason_behind'],
    example: {
      en: 'Honestly it’s just a market convention, everybody does it that way.',
      fr: 'Franchement c’est une simple convention, tout le monde fait comme ça.',
    },
    correction: {
      en: 'A profit before interest pays lenders and shareholders, so it is compared with the value that belongs to both.',
      fr: 'Un résultat avant intérêts rémunère prêteurs et actionnaires : on le compare à la valeur qui leur revient à tous.',
    },
  },
  ev_with_net_income: {
    concept: 'consistent_num_den',
    says: [
      'ev_on_net_income & is_fine',
      'financials > ev_on_net_income',
      'i_use > ev_on_net_income',
      'ev_on_net_income > ~same_answer',
      'ev_on_net_income & as_long_as_all',
    ],
    example: {
      en: 'You could use EV over net income just as well, it works too.',
      fr: 'On peut utiliser la VE sur le résultat net, ça marche aussi.',
    },
    correction: {
      en: 'Net income is after interest and belongs to shareholders, so it goes with equity value, never with enterprise value.',
      fr: 'Le résultat net est après intérêts et revient aux actionnaires : il va avec la valeur des titres, jamais avec la valeur d’entreprise.',
    },
  },
  interest_swapped: {
    concept: 'consistent_num_den',
    says: [
      'ebitda_is_after > interest_or_bank',
      'ebitda_for_owners',
      'net_income_for_all',
      'profit_for_all',
      '~ebitda_only_for',
      'swapped_interest',
      'net_profit_noun > precedes_interest & !ebitda|ebit|times_profit',
      'net_profit_noun > goes_to_whom > for_both_funders & !ebitda|ebit',
      'ebitda >> deducts_interest',
      'ebitda > after_lenders & !net_profit_noun|precedes_interest|pe',
      'net_profit_noun > goes_with_word > worth_of_operations',
    ],
    example: {
      en: 'EBITDA is after interest, so it goes to the shareholders.',
      fr: 'L’EBITDA est après intérêts, il revient donc aux actionnaires.',
    },
    correction: {
      en: 'EBITDA comes before interest and serves lenders and shareholders; what is left after interest is net income.',
      fr: 'L’EBITDA vient avant les intérêts et sert prêteurs et actionnaires ; ce qui reste après les intérêts est le résultat net.',
    },
  },
  ebitda_is_cash: {
    concept: 'capex',
    says: ['ebitda_means_cash'],
    example: {
      en: 'EBITDA is the cash flow of the company, so the two compare directly.',
      fr: 'L’EBITDA, c’est le cash-flow de la société, donc on compare directement.',
    },
    correction: {
      en: 'Between EBITDA and cash stand investment, working capital and tax, which differ from one company to the next.',
      fr: 'Entre l’EBITDA et la trésorerie, il y a les investissements, le BFR et l’impôt, qui diffèrent d’une société à l’autre.',
    },
  },
  gap_is_mispricing: {
    concept: 'growth_margin_risk',
    says: ['simply_mispriced', 'overvalued_stop', 'the_cheap_firm > sure_buy'],
    example: {
      en: 'The one at twelve times is simply overvalued and the other one is a bargain.',
      fr: 'Celle à douze fois est tout simplement trop chère, le marché se trompe.',
    },
    correction: {
      en: 'Such a gap mostly has reasons: growth, margins, cash conversion, risk, or accounting that is not comparable.',
      fr: 'Un tel écart a le plus souvent des raisons : croissance, marges, conversion en cash, risque, ou comptes non comparables.',
    },
  },
  weaker_deserves_more: {
    concept: 'growth_margin_risk',
    says: [
      'weaker_profile > higher_multiple',
      'higher_multiple > because_it > weaker_profile',
      'the_worse_it_is & times_profit|"pay"|"paie" & !"bas"|"faible"',
      'weaker_profile > multiple_pushed_up',
      'weaker_profile > gets_better_multiple',
      'weaker_profile > raises_word > times_profit',
      'the_dear_firm > poor_drivers & !the_cheap_firm|rich_drivers',
      'poor_drivers > gets_a_dear_multiple & !gets_a_low_multiple',
      'dear_capital > gets_a_dear_multiple',
    ],
    example: {
      en: 'The riskier company deserves a higher multiple, to pay for the risk.',
      fr: 'La société la plus risquée a un multiple plus élevé, pour rémunérer le risque.',
    },
    correction: {
      en: 'Risk raises the return investors ask for, which lowers the price they pay for each euro of profit.',
      fr: 'Le risque augmente le rendement exigé, ce qui baisse le prix payé par euro de résultat.',
    },
  },
  ev_ebitda_for_banks: {
    concept: 'ev_ebitda',
    says: [
      'financials > ev_over_ebitda > stays_best',
      'financials > also_too > ev_over_ebitda',
      'ev_over_ebitda > financials > also_too',
      'ev_over_ebitda & including_banks',
      'ev_over_ebitda > "works"|"marche"|"fonctionne" > "well"|"bien" > financials',
      'ev_over_ebitda > stays_best > "for" > financials',
      'ev_over_ebitda > stays_best > "pour" > financials',
      'financials > keeps_ev_ebitda',
      'keeps_ev_ebitda > financials > also_too',
      'financials > ev_over_ebitda > "right"|"bon"|"works"',
      'financials & takes_ev_ebitda & !breaks_down|price_earnings_word|book_multiple',
      'appraises > financials > on_ev_ebitda',
      'financials > appraised_on_ev_ebitda',
      'financials & ev_over_ebitda & like_any_other & !breaks_down',
      'financials & on_ev_ebitda & appraises & !breaks_down|price_earnings_word|book_multiple',
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
  sales_without_margin: {
    concept: 'ev_sales',
    says: [
      'margin_ignored & sales_multiple|times_profit|revenue',
      '~margin_ignored & sales_multiple',
      '~sales_multiple & ~profitable > ~no_importance',
      '~need_not_look > ~growth_or_margin',
      '~growth_or_margin > ~no_weight & !ebitda',
      'unit_of_sales',
      'sales_multiple > safest_word',
      'mature_firms & takes_sales',
    ],
    example: {
      en: 'EV to sales works regardless of the margin, revenue is all you need.',
      fr: 'La VE sur chiffre d’affaires suffit, peu importe la marge.',
    },
    correction: {
      en: 'A euro of revenue is worth what it will earn one day, so the sales multiple needs a margin path.',
      fr: 'Un euro de chiffre d’affaires vaut ce qu’il rapportera un jour : ce multiple demande une trajectoire de rentabilité.',
    },
  },
  deals_always_higher: {
    concept: 'precedents',
    says: [
      'past_deals & no_exception',
      'past_deals > every_time > "above"',
      'past_deals > every_time > bigger_than',
      'every_time > past_deals > bigger_than',
      'past_deals > every_time > "higher"|"supérieurs"|"supérieures"|"plus élevés"',
      '~no_case & past_deals',
      '~deals_noun|~past_deals|~precedents & ~never_below',
      'deals_noun|past_deals > always_so & bigger_than & !below_word',
      'always_so > deals_noun|past_deals & bigger_than & !below_word',
      'deals_noun > every_time > bigger_than',
    ],
    example: {
      en: 'Transaction multiples are always higher than trading multiples.',
      fr: 'Les multiples de transaction sont toujours supérieurs aux multiples boursiers.',
    },
    correction: {
      en: 'Old, distressed or minority deals can be cheaper than the stock market, above all when it has risen since.',
      fr: 'Des opérations anciennes, en difficulté ou minoritaires peuvent être moins chères que la bourse, surtout si elle a monté depuis.',
    },
  },
  premium_on_ev: {
    concept: 'control_premium',
    says: [
      'pays_extra|premium > put_on_ev',
      '# > put_on_ev & premium',
      '"per cent"|"percent"|"%"|"pour cent" > put_on_ev',
      'premium_to_ev',
      'ev > # > adds_up > # > pays_extra',
      'ev > # > "majorée" > #',
      'ev > premium|pays_extra > "on top of" > "whole thing"',
      'premium|pays_extra & ev_goes_up & also_too|same_percent',
      'put_on_ev & premium|pays_extra',
      'premium|pays_extra & lifted_multiple & exactly_as_much',
      'premium_on_debt',
      'premium_at_the_end',
      'premium|pays_extra & lifted_multiple & whatever_the_debt',
    ],
    example: {
      en: 'The premium is applied to the enterprise value, debt included.',
      fr: 'La prime de contrôle s’applique à la valeur d’entreprise, dette comprise.',
    },
    correction: {
      en: 'The premium is paid to shareholders: it goes on the share price, and net debt is added after it.',
      fr: 'La prime se verse aux actionnaires : elle porte sur le cours, et la dette nette s’ajoute ensuite.',
    },
  },
  equity_over_ebitda: {
    concept: 'ev_ebitda',
    says: [
      'equity_on_ebitda & !"if"|"si"',
      'ebitda > numerator_is_equity',
      'numerator_is_equity & ebitda > the_owners',
      'market_equity_cheque',
      'market_shares_less_debt > "ebitda"',
      'market_shares_less_debt',
      'divides_by > offered_equity > by_ebitda & !mismatch_word',
      'offered_equity >> divided_by_ebitda & !adds_up|mismatch_word',
      '~offered_equity > ~divided_by_ebitda & ~not_in_it',
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
      'averages_three & total_profit',
      'one_for_all',
      'single_multiple > will_do',
      'single_multiple > "for" > "all"',
      'biggest_part_multiple > total_profit|"all"|"whole"|"tout"|"ensemble"',
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
  average_of_methods: {
    concept: 'own_view',
    says: [
      'says_average',
      'averages_three > "so"|"donc"|"around"|"autour"|"about"|"environ"|"soit"|"gives"|equal > #',
      'split_it & #|"three"|"trois"|methods',
      'plain_average > "around"|"autour"|"about"|"environ"|"so"|"donc" > #',
      '"worth"|"vaut" > # > plain_average',
      'plain_average & "compromise"|"compromis"',
      'tell_word > # > plain_average',
      'value_is > figure_of_average',
      'weighed_alike',
    ],
    example: {
      en: 'I would tell them the average of the three, so around 83.',
      fr: 'Je dirais la moyenne des trois, donc autour de 83.',
    },
    correction: {
      en: 'Each figure answers another question: explain the gap, then recommend a range and a price below which not to sell.',
      fr: 'Chaque chiffre répond à une autre question : expliquez l’écart, puis recommandez une fourchette et un prix sous lequel ne pas vendre.',
    },
  },
  highest_for_the_seller: {
    concept: 'own_view',
    says: [
      '"tell them"|"leur dit"|"annonce"|"say" > # & because_it > the_highest',
      'sell_side & the_highest',
      'market_is_right',
    ],
    example: {
      en: 'We are on the sell side, so we tell the board it is worth 100, the highest number.',
      fr: 'On est côté vendeur, donc on dit au conseil que ça vaut 100, le chiffre le plus haut.',
    },
    correction: {
      en: 'A board needs a price that holds against buyers who see the stock market and their own return, not one number alone.',
      fr: 'Un conseil a besoin d’un prix qui tienne face à des acheteurs qui voient la bourse et leur rendement, pas d’un seul chiffre.',
    },
  },
  equity_is_for_everybody: {
    concept: 'equity_value',
    says: ['equity_for_all'],
    example: {
      en: 'Equity value is for everyone, lenders included.',
      fr: 'La valeur des titres revient à tous les apporteurs, prêteurs compris.',
    },
    correction: {
      en: 'Only shareholders own the equity: lenders have been served before.',
      fr: 'Les titres ne reviennent qu’aux actionnaires : les prêteurs ont été servis avant.',
    },
  },
  ev_is_market_cap: {
    concept: 'ev',
    says: ['ev_is_only_cap', 'shares_give_ev'],
    example: {
      en: 'Enterprise value is just the market cap of the company.',
      fr: 'La valeur d’entreprise, c’est simplement la capitalisation de la société.',
    },
    correction: {
      en: 'The market cap is the value of the shares alone: net debt and similar claims lie between it and enterprise value.',
      fr: 'La capitalisation ne vaut que pour les actions : la dette nette et les éléments assimilés la séparent de la valeur d’entreprise.',
    },
  },
  minorities_added_down: {
    concept: 'nci',
    says: [
      'adds_up > minority_holders & to_reach > equity_value|the_owners & !to_ev_word',
      'minority_holders & i_add_them & to_reach > equity_value|the_owners & !to_ev_word',
    ],
    example: {
      en: 'To get to equity value you add the minority interests.',
      fr: 'Pour passer à la valeur des titres, on ajoute les minoritaires.',
    },
    correction: {
      en: 'Minority holders own part of the subsidiaries, so their share comes off before our shareholders.',
      fr: 'Les minoritaires possèdent une partie des filiales : leur part se retire avant nos actionnaires.',
    },
  },
  debt_subtracted_upwards: {
    concept: 'net_debt',
    says: [
      'minus_debt & up_to_ev',
      'equity_minus_debt',
      '# > minus_debt > # & ev',
      'from_the_shares > deducts > net_debt|borrowings & !to_equity_word',
      'deducts > net_debt|borrowings > from_the_shares',
      'net_debt > lowers_word > ev',
      'borrowings > lowers_word > ev',
    ],
    example: {
      en: 'Enterprise value is the market cap minus net debt.',
      fr: 'La valeur d’entreprise, c’est la capitalisation moins la dette nette.',
    },
    correction: {
      en: 'From the shares up to enterprise value, net debt is added, because a buyer of the whole takes it over.',
      fr: 'Des titres vers la valeur d’entreprise, la dette nette s’ajoute, puisque l’acheteur du tout la reprend.',
    },
  },
  preferred_subtracted: {
    concept: 'ev',
    says: ['~prefs > ~i_leave_out|i_take_them_off', 'preferred_off'],
    example: {
      en: 'Then I subtract the preferred shares.',
      fr: 'Ensuite je soustrais les actions de préférence.',
    },
    correction: {
      en: 'Preferred shares rank ahead of the ordinary ones, so they are added on the way to enterprise value.',
      fr: 'Les actions de préférence passent avant les ordinaires : elles s’ajoutent pour arriver à la valeur d’entreprise.',
    },
  },
  equity_rises_with_cash: {
    concept: 'equity_value',
    says: ['equity_goes_up & raised_debt|kept_cash', 'equity_goes_up & levering_up|till'],
    example: {
      en: 'Equity value goes up because there is more cash in the bank.',
      fr: 'La valeur des titres augmente, puisqu’il y a plus de trésorerie.',
    },
    correction: {
      en: 'The cash is owed to the lenders: shareholders are neither richer nor poorer.',
      fr: 'Cette trésorerie est due aux prêteurs : les actionnaires ne sont ni plus riches ni plus pauvres.',
    },
  },
  net_debt_rises_with_loan: {
    concept: 'net_debt',
    says: [
      'net_debt_goes_up & kept_cash',
      'net_debt_goes_up > loan_size',
      '~net_debt & gross_reasoning',
    ],
    example: {
      en: 'Net debt goes up because of the new debt.',
      fr: 'La dette nette augmente du montant de la dette.',
    },
    correction: {
      en: 'The cash received offsets the loan: net debt is the same on day one.',
      fr: 'La trésorerie reçue compense l’emprunt : la dette nette est la même au premier jour.',
    },
  },
  moneyness_reversed: {
    concept: 'in_the_money',
    says: [
      'strike_below|price_above_strike & ~so_worthless',
      'out_of_money_said & strike_below',
      'in_money_said & strike_above',
    ],
    example: {
      en: 'The options are out of the money because the strike is below the share price.',
      fr: 'Elles sont en dehors de la monnaie, puisque le prix d’exercice est inférieur au cours.',
    },
    correction: {
      en: 'A right to buy below the market price is worth exercising: such options count.',
      fr: 'Un droit d’acheter sous le cours vaut la peine d’être exercé : ces options comptent.',
    },
  },
  buyback_at_strike: {
    concept: 'option_proceeds',
    says: ['buys_back > at_the_strike', 'divides_by > by_the_strike & exercise_money|buys_back'],
    example: {
      en: 'With the proceeds the company buys back shares at the strike price.',
      fr: 'Avec le produit, la société rachète des actions au prix d’exercice.',
    },
    correction: {
      en: 'Holders pay in the strike, but the company buys back at the market price, so fewer shares come back than go out.',
      fr: 'Les porteurs versent le prix d’exercice, mais le rachat se fait au cours : il revient moins d’actions qu’il n’en sort.',
    },
  },
  dilution_shrinks_count: {
    concept: 'diluted',
    says: ['smaller_count & option_holders|buys_back|diluted'],
    example: {
      en: 'After the buyback the share count goes down.',
      fr: 'Après le rachat, le nombre d’actions diminue.',
    },
    correction: {
      en: 'Options in the money always bring more shares than the proceeds buy back.',
      fr: 'Des options exercées créent toujours plus d’actions que leur produit n’en rachète.',
    },
  },
  equity_above_with_debt: {
    concept: 'equity_value',
    says: [
      'equity_value|equity|the_owners > overtakes & when_indebted',
      '"happens"|"arrive"|"yes"|"oui" > when_indebted',
      'with_net_cash & ev_above_equity',
      'equity_value|equity > bigger_than > when_indebted & ev',
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
  negative_ev_from_debt: {
    concept: 'ev',
    says: [
      'negative_value & when_indebted & ~ev|"happens"|"arrive"|"when"|"quand"',
      'negative_ev > insolvent',
      'negative_value > ev > insolvent',
      'negative_ev > when_indebted',
    ],
    example: {
      en: 'Enterprise value is negative when net debt is high.',
      fr: 'La valeur d’entreprise est négative quand la dette nette est élevée.',
    },
    correction: {
      en: 'It takes a market cap below the net cash for enterprise value to drop below zero.',
      fr: 'Il faut une capitalisation inférieure à la trésorerie nette pour que la valeur d’entreprise passe sous zéro.',
    },
  },
  negative_ev_is_a_gift: {
    concept: 'ev',
    says: ['sure_bargain'],
    example: {
      en: 'A negative enterprise value is always a bargain.',
      fr: 'Une valeur d’entreprise négative, c’est toujours une affaire.',
    },
    correction: {
      en: 'The market often sees cash that will burn, cash that is trapped, or liabilities off the balance sheet.',
      fr: 'Le marché voit souvent du cash qui brûlera, qui est bloqué, ou des passifs hors bilan.',
    },
  },
  control_at_a_discount: {
    concept: 'precedents',
    says: [
      'past_deals > every_time > smaller_than|"cheaper"|"moins chères"|"moins cher"',
      'bulk_discount & pays_less',
      'bulk_discount & buyer|holds_control|past_deals|whole_business',
      'small_holder_pays',
      'more_rights',
      'comps|quoted_on_market > usually_word > above_the_deals',
      'deals_noun > are_about > minority_stake|"minoritaire" & !sometimes_word',
      'comps|quoted_on_market > bigger_than > deals_noun & !sometimes_word|hot_market|markets_boom',
    ],
    example: {
      en: 'A buyer who takes the whole company gets a bulk discount.',
      fr: 'Un acheteur qui prend le contrôle obtient une remise de gros.',
    },
    correction: {
      en: 'Whoever takes control pays more than the share price, so deal multiples normally include a premium.',
      fr: 'Celui qui prend le pouvoir paie plus que le cours : les multiples de transaction comprennent normalement une prime.',
    },
  },
  deals_without_premium: {
    concept: 'precedents',
    says: ['precedents_without > ~pays_extra|~holds_control', 'deals_noun >> bare_of_premium'],
    example: {
      en: 'Precedent transactions do not include a control premium.',
      fr: 'Les transactions comparables n’incluent pas de prime de contrôle.',
    },
    correction: {
      en: 'The prices of whole companies hold the premium that was paid for control.',
      fr: 'Le prix de sociétés entières contient la prime payée pour le contrôle.',
    },
  },
  fund_pays_the_most: {
    concept: 'lbo',
    says: [
      'a_sponsor > upper_end_is',
      'a_sponsor & more_than_anyone',
      'fund_pays_most',
      'any_buyer_ceiling & a_sponsor',
      'a_sponsor > lower_cost_of_capital',
      'a_sponsor > counts_on_synergies',
      'a_sponsor & lower_cost_of_capital & counts_on_synergies',
      'a_sponsor > is_the_top & !low_end_word',
      'nobody_pays_more & a_sponsor & !low_end_word',
      'a_sponsor > outbids_trade',
      'trade_buyer_word > ~never_pays_above',
      'lbo|a_sponsor > top_value & !low_end_word|dcf|precedents|deals_noun',
      'lbo|a_sponsor > the_most > trade_buyer_word',
    ],
    example: {
      en: 'The LBO gives the highest value, it is the ceiling.',
      fr: 'Le LBO est le plafond de la fourchette.',
    },
    correction: {
      en: 'A fund has no synergies and wants its return: its price is usually a floor.',
      fr: 'Un fonds n’a pas de synergies et veut son rendement : son prix est en général un plancher.',
    },
  },
  market_price_is_the_truth: {
    concept: 'comps',
    says: [
      'market_is_right',
      'comps|times_profit > ~mood_free',
      'comps_intrinsic',
      'comps|quoted_on_market > never_word > misleads_word',
      'market_price_perfect',
      'comps|quoted_on_market > ~fools_nobody',
      'market_efficient & must_be',
    ],
    example: {
      en: 'The market is always right, so I only look at the share prices.',
      fr: 'Le marché a toujours raison, je ne regarde que les cours.',
    },
    correction: {
      en: 'Share prices carry the mood of the day: they are one view among several.',
      fr: 'Les cours portent l’humeur du jour : c’est un avis parmi d’autres.',
    },
  },
  unlike_profiles_even_out: {
    concept: 'growth_margin_risk',
    says: ['different_on_purpose & evens_out'],
    example: {
      en: 'I take very different companies on purpose, so that the gaps cancel out.',
      fr: 'Je prends exprès des sociétés très différentes, pour que les écarts se compensent.',
    },
    correction: {
      en: 'A multiple carries the growth, the margin and the risk of its company: only similar ones can be transferred.',
      fr: 'Un multiple porte la croissance, la marge et le risque de sa société : on ne transpose que ceux de sociétés semblables.',
    },
  },
  more_names_are_better: {
    concept: 'comps',
    says: ['~as_many_as_possible'],
    example: {
      en: 'I take as many companies as possible, listed or not.',
      fr: 'J’en prends le plus possible, cotées ou non.',
    },
    correction: {
      en: 'Eight companies with the same trade and a quoted price say more than fifty that share a code.',
      fr: 'Huit sociétés du même métier, avec un cours, en disent plus que cinquante qui partagent un code.',
    },
  },
  mean_over_median: {
    concept: 'median',
    says: [
      'prefers_mean > because_it',
      'the_mean_first',
      'keeps_extremes',
      'extremes_kept',
      'dropping_distorts',
      'median >> too_sensitive',
    ],
    example: {
      en: 'I use the average rather than the median.',
      fr: 'J’utilise la moyenne plutôt que la médiane.',
    },
    correction: {
      en: 'One name with an absurd price moves the mean and leaves the median where it is.',
      fr: 'Un seul nom au prix absurde déplace la moyenne et laisse la médiane en place.',
    },
  },
  reported_is_comparable: {
    concept: 'normalise',
    says: [
      '~taken_as_reported & ~ebitda|~peers_or_figures|~accounting_rules|~profit',
      '-cleans_up & "numbers"|"figures"|"chiffres"|ebitda|"comptes"',
      '~accounting_rules > ~no_say_in',
      'accounting_word > ~no_say_in',
      'counted_alike & ebitda|accounting_word',
      '~calendarise_word > not_needed',
      '-calendarise_word',
      'defined_by_rules',
      'one_offs_kept',
    ],
    example: {
      en: 'I take EBITDA as reported, there is nothing to adjust.',
      fr: 'Je prends les chiffres tels quels, sans retraitement.',
    },
    correction: {
      en: 'One-offs, leases and capitalised costs differ between companies, so profits are restated before they are compared.',
      fr: 'Éléments exceptionnels, loyers et coûts activés diffèrent d’une société à l’autre : on retraite avant de comparer.',
    },
  },
  quality_lowers_multiple: {
    concept: 'growth_margin_risk',
    says: [
      'cheap_grows',
      'better_then_lower',
      'cheap_one_is > stronger_profile',
      'dear_one_is > weaker_profile',
      'stronger_profile|fast_growth|profitable > multiple_pushed_down',
      'weaker_profile|riskiness > multiple_pushed_up',
      'the_better_it_is & times_profit|"pay"|"paie"',
      'stronger_profile > gets_lower_multiple',
      'stronger_profile > lowers_word > times_profit',
      'the_cheap_firm > rich_drivers & !the_dear_firm|poor_drivers',
      'rich_drivers > gets_a_low_multiple & !gets_a_dear_multiple|poor_drivers',
      'bigger_profit > gets_a_low_multiple',
    ],
    example: {
      en: 'The one at seven has faster growth, because growth pushes the multiple down.',
      fr: 'Celle à sept est celle qui a les meilleures marges, car la croissance fait baisser le multiple.',
    },
    correction: {
      en: 'Growth, margins and safety are paid for: they come with a higher multiple.',
      fr: 'La croissance, les marges et la sécurité se paient : elles vont avec un multiple plus élevé.',
    },
  },
  capex_in_ebitda: {
    concept: 'capex',
    says: [
      '~ebitda_counts_capex',
      '~heavy_investment > no_effect_on > times_profit|value',
      'ebitda_over_ebit & capex_differs',
      'heavy_investment|drivers_word > no_effect_on > ev_over_ebitda',
      'heavy_investment > ~no_say_in',
      'over_ebit',
      'ebit_worse',
      'from_ebit_to_ebitda',
      'ebitda|ev_over_ebitda >> counts_the_wear & !ebit',
      'ebit >> overlooks_the_wear',
      'invests_heavily & takes_ev_ebitda & !breaks_down|ebit',
      'prefers_ebitda > ebit & invests_heavily|capex_differs',
      'ebitda & ebit > same_answer',
      'invests_heavily & ev_over_ebitda > is_fairest & !ebit|breaks_down',
      'wear_word > ~not_a_cost',
    ],
    example: {
      en: 'EBITDA already includes capex, so there is no need for another multiple.',
      fr: 'L’EBITDA tient compte des investissements, donc rien à corriger.',
    },
    correction: {
      en: 'EBITDA comes before any investment: of two equal ones, the one that needs fewer machines is worth more.',
      fr: 'L’EBITDA vient avant tout investissement : à niveau égal, celui qui demande moins de machines vaut plus.',
    },
  },
  pe_ignores_leverage: {
    concept: 'pe',
    says: [
      '~pe_is_neutral > ~funding_mix|~borrowings',
      '~interest_untouched',
      'pe_is_better > leverage_differs',
      'leverage_differs > pe_is_better',
      '~price_earnings_word > ~unmoved_by_debt',
      'takes_pe & leverage_differs & !breaks_down',
      'price_earnings_word > wipes_out_debt',
      '~price_earnings_word > ~whatever_the_debt',
      'price_earnings_word > stays_put & borrowings|funding_mix|more_indebted',
    ],
    example: {
      en: 'P/E does not depend on the capital structure.',
      fr: 'Le PER est indépendant de la structure financière.',
    },
    correction: {
      en: 'Interest comes off before net income and debt raises risk, so leverage moves a P/E.',
      fr: 'Les intérêts se retirent avant le résultat net et la dette augmente le risque : le levier fait bouger un PER.',
    },
  },
  bids_lower_price: {
    concept: 'auction',
    says: [
      'several_bidders > price_pushed_down',
      'several_bidders > lowers_word > price|premium|pays_extra|times_profit',
      'several_bidders > no_effect_on > price|premium',
      'several_bidders > ends_up_lower',
      'more_bidders_lower',
    ],
    example: {
      en: 'Several bidders push the price down.',
      fr: 'Plusieurs acheteurs font baisser le prix.',
    },
    correction: {
      en: 'Rivals push one another up, so a contested sale closes higher.',
      fr: 'Des rivaux se poussent l’un l’autre : une vente disputée se conclut plus haut.',
    },
  },
  deals_quoted_forward: {
    concept: 'ltm_ntm',
    says: ['deals_on_forward'],
    example: {
      en: 'Deal multiples are on next year’s EBITDA.',
      fr: 'Les transactions portent sur les douze prochains mois.',
    },
    correction: {
      en: 'Deals are mostly quoted on the last twelve months, the stock market on the coming year.',
      fr: 'Les opérations se citent surtout sur les douze derniers mois, la bourse sur l’année à venir.',
    },
  },
  debt_stays_behind: {
    concept: 'net_debt',
    says: [
      'minus_debt & #',
      'debt_taken_off',
      '~borrowings|~net_debt & ~stays_with_seller',
      'buyer & -takes_on > ~borrowings|~net_debt',
      '~debt_left_out',
      '~net_debt|~borrowings > ~no_weight & buyer|premium|"bidder"|divide',
    ],
    example: {
      en: 'The debt stays with the seller, so the buyer pays only the shares.',
      fr: 'Les emprunts restent chez le vendeur, l’acheteur ne paie que les titres.',
    },
    correction: {
      en: 'In a share deal the company keeps its loans, so the price of the whole is the equity plus net debt.',
      fr: 'Quand on achète les titres, la société garde ses emprunts : le prix du tout, c’est les titres plus la dette nette.',
    },
  },
  ebitda_multiple_is_equity: {
    concept: 'ev_ebitda',
    says: [
      'straight_to_equity & times_profit|by_times|ebitda',
      'multiple_is_equity',
      'debt_already_counted',
      '~nothing_to_deduct & borrowings|net_debt|lender|the_owners',
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
  net_debt_left_out: {
    concept: 'net_debt',
    says: [
      '~debt_left_out',
      '-deducts > ~net_debt',
      'net_debt > no_effect_on > share_price',
      'debt_already_counted',
      '~nothing_to_deduct & borrowings|net_debt|lender|the_owners',
      'net_debt|borrowings > no_effect_on > times_profit|equity_value',
      '~net_debt > ~not_in_it',
    ],
    example: {
      en: 'There is no need to deduct net debt here.',
      fr: 'Ici, pas besoin de retirer la dette nette.',
    },
    correction: {
      en: 'Lenders are served first: net debt comes off before the value per share.',
      fr: 'Les prêteurs sont servis d’abord : la dette nette se retire avant la valeur par action.',
    },
  },
  debt_like_lifts_price: {
    concept: 'bridge',
    says: [
      'retired_staff|rented|counts_as_debt > raises_what_seller_gets',
      'retired_staff|rented|late_investment|minority_holders > raises_word > price|share_price|equity_value',
    ],
    example: {
      en: 'A pension deficit increases the price.',
      fr: 'Un déficit de retraite augmente le prix.',
    },
    correction: {
      en: 'Whatever resembles debt is deducted, so it costs the seller.',
      fr: 'Tout ce qui ressemble à de la dette se déduit, donc coûte au vendeur.',
    },
  },
  centre_left_out: {
    concept: 'central_costs',
    says: [
      '~costs_left_out',
      'head_office > no_effect_on > ~value|~price',
      '~head_office > ~can_forget',
      '~centre_costs_word > ~no_weight',
    ],
    example: {
      en: 'I would ignore head office costs.',
      fr: 'J’ignore les coûts de siège.',
    },
    correction: {
      en: 'Somebody pays for the centre: its costs are capitalised and taken off the sum.',
      fr: 'Quelqu’un paie le centre : ses coûts se capitalisent et se retirent de la somme.',
    },
  },
  banker_takes_no_side: {
    concept: 'own_view',
    says: [
      '~not_my_place > "dire"|"tell"',
      '~takes_position & ~not_my_place',
      '~three_numbers_only',
    ],
    example: {
      en: 'It is not our role to take a position, so I would let the board choose.',
      fr: 'Un banquier n’a pas le droit de prendre position, il donne les trois chiffres et il sort.',
    },
    correction: {
      en: 'The board pays for a view: recommend a range, a price below which not to sell, and name the risk.',
      fr: 'Le conseil paie pour un avis : recommandez une fourchette, un prix sous lequel ne pas vendre, et nommez le risque.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
