import type { WrongClaim } from '../types.ts';

export const valueClaims = {
  ev_adds_cash: {
    concept: 'net_debt',
    says: ['equity_plus_cash', 'adds_cash & up_to_ev & -borrowings', 'up_to_ev > adds_cash'],
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
    says: ['adds_cash', 'equity_plus_cash'],
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
      'ev > changes_with > funding_mix',
      'ev > changes_with & "mix" & borrowings',
      'the_more_debt & ev & bigger_than|rise|"élevée"|"grande"',
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
    says: ['ev_is_the_owners'],
    example: {
      en: 'Enterprise value is what is left for the shareholders once the debt is paid.',
      fr: 'La valeur d’entreprise, c’est ce qui reste aux actionnaires une fois la dette payée.',
    },
    correction: {
      en: 'Enterprise value serves everybody who funds the company; only the equity value is left for the shareholders.',
      fr: 'La valeur d’entreprise rémunère tous ceux qui financent la société ; seule la valeur des titres reste aux actionnaires.',
    },
  },
  minorities_subtracted: {
    concept: 'nci',
    says: ['minorities_off'],
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
    says: ['associates_on_top'],
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
    says: ['ev_goes_up & raised_debt', 'ev_goes_up > #'],
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
    says: ['equity_goes_down & raised_debt'],
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
      'counts_them_all & ~option_holders|~share_number|~#',
      'they_exercise & no_effect_on & share_number',
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
    says: ['worthless_options > are_counted', 'are_counted > worthless_options'],
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
      'equity_value|equity > not_possible > ~bigger_than',
      'ev > every_time > bigger_than',
      'equity_value|equity > every_time > smaller_than',
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
      'ev > not_possible > ~negative_value',
      'negative_value > ev > not_possible',
      'ev > ~negative_value > not_possible',
      '~negative_value > ev > "no sense"',
      'ev > every_time > "positive"',
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
    says: ['only_financial_debt', '~retired_staff & ~not_debt'],
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
    says: ['all_the_cash > freely_counts', 'all_the_cash & every_time'],
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
    says: ['nwc|customer_stock_supplier > no_effect_on > ~on_the_price'],
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
      'dcf > beyond_doubt',
      'dcf > ~beyond_doubt & "assumptions"',
      'dcf > ~beyond_doubt & "hypothèses"',
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
    says: ['dcf|lbo|precedents|comps > every_time > top_or_bottom'],
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
    says: ['comps_with_premium & pays_extra|holds_control'],
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
      'same_sector_words & the_same_multiple',
      '~whatever_growth & ~the_same_multiple|~times_profit',
      'fast_growth|profitable|riskiness > no_effect_on > times_profit',
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
      'onto_ev',
      'ev_plus > # > net_debt|borrowings',
      'plus_net_debt > to_reach > equity_value|equity|the_owners|share_of_company',
      'to_reach > equity_value|equity|the_owners|share_of_company > plus_net_debt',
      'walk_down & plus_net_debt & left_over & the_owners',
      'plus_net_debt & equal & equity & #',
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
    says: ['only_a_convention'],
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
    says: ['ev_on_net_income & is_fine'],
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
    says: ['swapped_interest'],
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
    says: ['simply_mispriced'],
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
    says: ['weaker_profile > higher_multiple', 'higher_multiple > because_it > weaker_profile'],
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
    says: ['past_deals > every_time > bigger_than', 'every_time > past_deals > bigger_than'],
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
    says: ['premium_to_ev', 'ev > # > adds_up > # > pays_extra', 'ev > # > "majorée" > #'],
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
    says: ['equity_on_ebitda'],
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
    says: ['averages_three & total_profit', 'one_for_all'],
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
      'averages_three & methods|#',
      'plain_average > "around"|"autour"|"about"|"environ"|"so"|"donc" > #',
      '"worth"|"vaut" > # > plain_average',
      'plain_average > "three"|"trois"',
      'plain_average & "compromise"|"compromis"',
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
    says: ['sell_side & the_highest', 'market_is_right'],
    example: {
      en: 'We are on the sell side, so we tell the board it is worth 100, the highest number.',
      fr: 'On est côté vendeur, donc on dit au conseil que ça vaut 100, le chiffre le plus haut.',
    },
    correction: {
      en: 'A board needs a price that holds against buyers who see the stock market and their own return, not one number alone.',
      fr: 'Un conseil a besoin d’un prix qui tienne face à des acheteurs qui voient la bourse et leur rendement, pas d’un seul chiffre.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
