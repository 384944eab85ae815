import type { WrongClaim } from '../types.ts';

export const dcfClaims = {
  levered_at_wacc: {
    concept: 'ufcf',
    says: [
      'for_owners_alone > discounting|shrink > wacc',
      'discounting > flows > cost_equity',
      'discounting > whole_rest > cost_equity',
      'lenders_served > wacc',
      'wacc > apply_word|discounting|fits > lenders_served',
      'flows > for_owners_alone > wacc',
      'wacc > flows > after_interest|lenders_served',
      'after_interest & "wacc" > "reward"',
      'after_interest > shrink|discounting > wacc',
      'shrink|discounting > after_interest > wacc',
      'wacc > apply_word|discounting|fits > after_interest',
    ],
    example: {
      en: 'I take the cash flow after interest and discount it at the WACC.',
      fr: 'Je prends le flux après intérêts et je l’actualise au CMPC.',
    },
    correction: {
      en: 'The WACC discounts the flows that belong to lenders and shareholders together, before any interest is paid.',
      fr: 'Le CMPC actualise les flux qui reviennent aux prêteurs et aux actionnaires réunis, avant tout paiement d’intérêts.',
    },
  },
  ufcf_after_interest: {
    concept: 'ufcf',
    says: [
      'remain > lenders_served',
      'is_counted_as > flows > after_interest|lenders_served',
      'flows > remain > after_interest|lenders_served',
      'is_counted_as > after_interest',
      'subtract > interest > flows',
      'flows > subtract > interest',
      'ebit > subtract > interest > subtract',
      'deduct_interest',
      'also_word > subtract > interest',
      'subtract > also_word > interest',
      'subtract > interest > also_word',
      '"free cash flow" > after_interest',
    ],
    example: {
      en: 'Then I take EBIT less tax, minus capex, and then deduct interest to get to the free cash flow.',
      fr: 'Ensuite je prends le résultat, moins le capex, et on déduit les intérêts pour arriver au flux disponible.',
    },
    correction: {
      en: 'The unlevered free cash flow is counted before interest, because the WACC already pays the lenders.',
      fr: 'Le flux disponible se calcule avant intérêts, car le CMPC rémunère déjà les prêteurs.',
    },
  },
  nwc_increase_added: {
    concept: 'd_nwc',
    says: [
      'goods|receivables > rise > inflow|release',
      'nwc > rise > release',
      'nwc > fall > absorb',
      'nwc > rise > improve_cash',
      'nwc > rise > inflow',
      'd_nwc > inflow',
      'rise > nwc > inflow',
      'inflow > rise > nwc',
      'add_nwc',
    ],
    example: {
      en: 'An increase in working capital is a source of cash.',
      fr: 'Une hausse du BFR, c’est une ressource.',
    },
    correction: {
      en: 'An increase in working capital ties up cash, so it is subtracted from the cash flow.',
      fr: 'Une hausse du BFR immobilise de la trésorerie : elle se retranche du flux.',
    },
  },
  taxes_ebitda: {
    concept: 'nopat',
    says: ['tax > percent_word > ebitda', 'tax_on_ebitda', 'tax & of_ebitda'],
    example: {
      en: 'I tax the EBITDA at twenty-five percent.',
      fr: 'J’impose l’EBITDA à vingt-cinq pour cent.',
    },
    correction: {
      en: 'Tax falls on EBIT, because depreciation is deductible.',
      fr: 'L’impôt porte sur le résultat opérationnel, car l’amortissement est déductible.',
    },
  },
  book_weights: {
    concept: 'target_structure',
    says: [
      'book_values > blend',
      'blend > book_values',
      'is_counted_as|i_settle_on > book_values',
      'book_values & blend|use_it',
      'book_values & equity & debt',
    ],
    example: {
      en: 'For the weights I use the book values of debt and equity.',
      fr: 'Pour les poids, j’utilise les valeurs comptables de la dette et des fonds propres.',
    },
    correction: {
      en: 'The weights are market values, or the target structure.',
      fr: 'Les poids se prennent en valeur de marché, ou selon la structure cible.',
    },
  },
  gearing_as_weight: {
    concept: 'target_structure',
    says: [
      'debt > divide|over_word > equity & blend',
      'as_weight & blend',
      'blend > debt > divide > equity',
    ],
    example: {
      en: 'The weight of debt is debt divided by equity.',
      fr: 'Le poids de la dette, c’est la dette divisée par les fonds propres.',
    },
    correction: {
      en: 'Debt counts for its share of the total capital.',
      fr: 'La dette compte pour sa part du capital total.',
    },
  },
  tax_ignored_in_wacc: {
    concept: 'tax_shield',
    says: [
      '~tax > part_played',
      'tax_raises_it',
      'cost_debt|interest > before_tax & is_counted_as|i_settle_on|multiply',
      'tax & no_effect & wacc|cost_debt|debt',
      'not_deductible & interest|debt',
      'cost_debt > before_tax > wacc',
      'wacc > before_tax',
      'cost_debt > stays_gross',
      'before_tax > rate|cost_debt|cost & right',
    ],
    example: {
      en: 'Interest is not tax deductible in the WACC.',
      fr: 'Les intérêts ne sont pas déductibles dans le CMPC.',
    },
    correction: {
      en: 'Interest lowers the tax bill, so debt enters the WACC after tax.',
      fr: 'Les intérêts réduisent l’impôt : la dette entre dans le CMPC après impôt.',
    },
  },
  beta_times_market_return: {
    concept: 'erp',
    says: [
      'multiply|beta|apply_word & total_market_return',
      'multiply > market_return > add > #',
      'beta & market_return & whole_word',
      'market_return & -erp|-premium & beta|multiply',
    ],
    example: {
      en: 'Then I take beta times the total market return and add the risk-free rate.',
      fr: 'Ensuite je prends le bêta fois le rendement total du marché, plus le taux sans risque.',
    },
    correction: {
      en: 'Beta multiplies the premium that shares earn over the risk-free rate.',
      fr: 'Le bêta multiplie la prime que les actions rapportent au-delà du taux sans risque.',
    },
  },
  peer_beta_untouched: {
    concept: 'beta',
    says: [
      'i_settle_on > beta > as_is',
      'i_settle_on > same_beta',
      'beta & as_is',
      '~beta & no_unlever',
    ],
    example: {
      en: 'I use the beta of the peer directly.',
      fr: 'J’utilise le bêta du pair tel quel.',
    },
    correction: {
      en: 'The beta of the peer is unlevered first, then relevered at the structure of the target.',
      fr: 'Le bêta du pair est d’abord désendetté, puis réendetté à la structure de la cible.',
    },
  },
  final_flow_not_grown: {
    concept: 'gordon',
    says: [
      'last_flow & -next_flow',
      'not_grow & gordon|last_flow|last_year|formula_word',
      '~last_flow & not_grow',
      'last_flow & -growth',
      'not_grow & ~last_flow|gordon',
      'last_flow > as_is',
      'last_flow & -multiply & growth',
    ],
    example: {
      en: 'You take the last cash flow and you do not grow it.',
      fr: 'On prend le dernier flux et on ne le fait pas croître.',
    },
    correction: {
      en: 'Gordon starts from the flow of the following year, the last one grown once.',
      fr: 'Gordon part du flux de l’année suivante, soit le dernier augmenté une fois de la croissance.',
    },
  },
  tv_not_discounted: {
    concept: 'discounting',
    says: [
      '~exit_multiple|~multiple_of & no_discount',
      'lump|terminal_value|gordon > add > as_is',
      'multiple_of|exit_multiple & already_word & today|present_value',
      'terminal_value|lump|gordon & already_present',
      '~terminal_value|~lump|~gordon & no_discount',
      '-need_word & -discounting & ~terminal_value|~lump|~gordon',
      'terminal_value|gordon|formula_word & already_word & today|present_value',
      'gordon|terminal_value & present_value & no_more',
    ],
    example: {
      en: 'The terminal value is already a present value.',
      fr: 'La valeur terminale est déjà une valeur actuelle.',
    },
    correction: {
      en: 'The terminal value stands at the end of the plan and is discounted over all its years.',
      fr: 'La valeur terminale se situe à la fin du plan : on l’actualise sur toutes ses années.',
    },
  },
  ev_per_share: {
    concept: 'bridge',
    says: [
      'ev > add > net_debt > equity|owner|divide|share_of_company',
      'add > net_debt > ev > reaches_equity|owner|share_of_company|equity_value|equity',
      'add > net_debt > divide',
      'ev_over_shares',
      'straight_to_equity & equity|share_of_company',
      'net_debt|debt|lender & served_before',
      '# > served_before > divide|over_word',
      'straight_to_equity & shares_count|share_of_company|flows|value',
      'flows > for_owners_alone & divide|shares_count|over_word|#',
      'add > net_debt > reaches_equity',
      'ev_over_shares & shares_count|share_of_company',
      'net_debt|debt & already_out',
      '~net_debt|~debt & no_subtract',
      '-debt|-net_debt & divide & #',
    ],
    example: {
      en: 'I divide enterprise value by the number of shares.',
      fr: 'Je divise la valeur d’entreprise par le nombre d’actions.',
    },
    correction: {
      en: 'Net debt comes off first: only the equity is divided by the shares.',
      fr: 'La dette nette se retire d’abord : seule la valeur des titres se divise par les actions.',
    },
  },
  midyear_lowers_value: {
    concept: 'midyear',
    says: [
      'half_more & "first"|"premier"',
      'midyear|middle_of_year > fall > value',
      'midyear|middle_of_year > value > fall',
      'midyear|middle_of_year > half_more',
      'shrink|discounting > half_more',
      'midyear > no_effect > value',
      'value > fall > midyear',
      'lowers_value',
    ],
    example: {
      en: 'The mid-year convention lowers the value.',
      fr: 'La convention de milieu d’année baisse la valeur.',
    },
    correction: {
      en: 'The mid-year convention raises the value: the flows arrive six months earlier.',
      fr: 'La convention de milieu d’année augmente la valeur : les flux arrivent six mois plus tôt.',
    },
  },
  midyear_on_exit_multiple: {
    concept: 'exit_multiple',
    says: [
      'sell_firm|exit_multiple|multiple_of > value > middle_of_year > likewise',
      'sell_firm|exit_multiple|multiple_of > middle_of_year > likewise',
      'sell_firm & likewise & middle_of_year',
      'exit_multiple|multiple_of > likewise > midyear|middle_of_year',
      'exit_multiple|multiple_of > midyear|middle_of_year > likewise',
      'exit_multiple|multiple_of > same_half',
      'also_apply > terminal_value > multiple_of|exit_multiple',
      'also_apply > exit_multiple',
      'also_word > midyear|middle_of_year > exit_multiple|multiple_of',
    ],
    example: {
      en: 'For an exit multiple you also use the half year.',
      fr: 'Pour un multiple de sortie, on prend aussi le demi-exercice.',
    },
    correction: {
      en: 'A terminal value from a multiple is a sale at the end of the last year, discounted over full years.',
      fr: 'Une valeur terminale par multiple est une cession à la fin de la dernière année : on l’actualise sur des années pleines.',
    },
  },
  debt_always_lowers_wacc: {
    concept: 'wacc',
    says: [
      'leverage|dcf_leverage|borrow > always_more > fall > wacc',
      'max_debt & wacc|lower_wacc',
      'leverage|dcf_leverage|borrow & no_limit & fall|go_down & wacc|average_word',
      'wacc & fall|go_down & no_limit',
      'falling_on & leverage|dcf_leverage|add|borrow',
      'all_debt & lowest',
    ],
    example: {
      en: 'More debt always lowers the WACC.',
      fr: 'Plus de dette baisse toujours le CMPC.',
    },
    correction: {
      en: 'Debt lowers the WACC at first; beyond a point both costs climb and the average with them.',
      fr: 'La dette abaisse d’abord le CMPC ; au-delà d’un certain niveau, les deux coûts montent et la moyenne avec eux.',
    },
  },
  cost_equity_ignores_leverage: {
    concept: 'cost_equity',
    says: [
      'more_debt > owners_want_less',
      'more_debt > lower_beta',
      '~cost_equity > no_effect',
      'lenders_last',
      'owners_want_less & ~leverage|~dcf_leverage|borrow',
      'leverage|dcf_leverage > owners_want_less',
      'paid_first > lender',
      'owner > paid_first',
      'owner > ask_return > less_word > leverage|dcf_leverage',
      'cost_equity > no_effect > leverage|dcf_leverage',
      'leverage|dcf_leverage > no_effect > cost_equity|owner',
      '~cost_equity|~owner & unchanged & ~leverage|~dcf_leverage',
      '~cost_equity|~owner & no_effect & ~leverage|~dcf_leverage',
      'cost_equity & -change|-rise|-depend & ~leverage|~dcf_leverage',
      'owner > ask_return > unchanged',
    ],
    example: {
      en: 'The cost of equity is not affected by leverage.',
      fr: 'Le coût des fonds propres reste le même quel que soit le levier.',
    },
    correction: {
      en: 'The cost of equity climbs with leverage, because shareholders come after the lenders.',
      fr: 'Le coût des fonds propres monte avec le levier, car les actionnaires passent après les prêteurs.',
    },
  },
  peak_year_forever: {
    concept: 'steady_state',
    says: [
      'i_settle_on > top_margin',
      'top_margin & for_the_end & since_proof',
      'top_word > full_potential',
      'full_potential & for_the_end',
      'i_settle_on > low_margin',
      'ore_body > forever|gordon',
      'gordon > ore_body',
      'last_year & as_is|unchanged',
      'take_peak & forever|terminal_value|last_year|margin',
      'latest & best_estimate',
    ],
    example: {
      en: 'For the terminal value I use the peak year.',
      fr: 'Pour la valeur terminale, je prends le haut de cycle.',
    },
    correction: {
      en: 'The terminal year carries a margin in the middle of the cycle.',
      fr: 'L’année terminale porte une marge de milieu de cycle.',
    },
  },
  dcf_always_works: {
    concept: 'forecast',
    says: [
      'clear_view & ~little_use',
      '~dcf & ~no_bad_case',
      'no_bad_case > dcf',
      'dcf > suits > every_company',
      'works_best > young_firm',
      'dcf > works_best > young_firm',
      'young_firm > dcf > works_best',
      '"start-ups"|young_firm > "where" > dcf > works_best',
      'clear_view & of_no_use',
      'clear_view > of_no_use',
      'dcf & no_limit & suits',
      'never_word & ~bad_idea',
      'dcf & suits & every_company',
    ],
    example: {
      en: 'A DCF is never a bad idea, it always works.',
      fr: 'Un DCF n’est jamais une mauvaise idée, il fonctionne toujours.',
    },
    correction: {
      en: 'Without a forecast one can believe in, a DCF only dresses up a guess.',
      fr: 'Sans prévisions crédibles, un DCF ne fait qu’habiller une supposition.',
    },
  },
  bank_like_any: {
    concept: 'bank_funding',
    says: [
      'bank_firm > i_settle_on > wacc|ufcf',
      'i_settle_on > wacc|ufcf > bank_firm',
      'deposits_as_debt',
      'bank_firm > wacc > works_best',
      'bank_firm & like_any',
      'bank_firm & usual_word & wacc|ufcf|dcf',
    ],
    example: {
      en: 'You value a bank like any other company.',
      fr: 'Une banque se valorise comme n’importe quelle société.',
    },
    correction: {
      en: 'For a bank debt is raw material, so its dividends are discounted at the cost of equity.',
      fr: 'Pour une banque, la dette est une matière première : on actualise ses dividendes au coût des fonds propres.',
    },
  },
  plan_as_is: {
    concept: 'forecast',
    says: [
      'plan_alone & wacc|rate|premium',
      'takes_on_trust > plan_of_seller',
      'plan_of_seller|seller|management > knows_best',
      'i_settle_on > plan_of_seller',
      'i_settle_on > multiple_of > doubled_ebitda',
      'pay|value > doubled_ebitda > today',
      'i_settle_on > doubled_ebitda',
      'business_plan|plan_word & as_is',
      'keep_it > business_plan & wacc|rate|premium',
      'add|rise & wacc & sufficient',
      'wacc & points_more & sufficient',
    ],
    example: {
      en: 'I take the plan as it is.',
      fr: 'Je garde le plan tel quel.',
    },
    correction: {
      en: 'The plan is rebuilt driver by driver before anybody touches the discount rate.',
      fr: 'Le plan se reconstruit moteur par moteur avant que l’on touche au taux.',
    },
  },
  earnout_in_full: {
    concept: 'earnout',
    says: [
      'earnout & discounting & rf',
      'earnout > for_certain',
      'earnout > no_discount',
      'seller_shield',
      'earnout > discounting > rf',
      'add > earnout > as_is',
      'earnout & in_full',
      'earnout > whole_amount',
      'in_full & add|count_it',
    ],
    example: {
      en: 'I count the earn-out in full.',
      fr: 'Je compte le complément de prix en totalité.',
    },
    correction: {
      en: 'An earn-out is worth its amount times its probability, discounted.',
      fr: 'Un complément de prix vaut son montant multiplié par sa probabilité, puis actualisé.',
    },
  },
  later_worth_more: {
    concept: 'discounting',
    says: [
      'at_growth_rate',
      'further_off > gains_worth',
      'compounds_up',
      'gains_worth > further_off',
      'money_word > gains_worth > "later"',
      '"plus un flux est loin" & "plus il vaut"',
    ],
    example: {
      en: 'The further away a flow is, the more it is worth today.',
      fr: 'Plus un flux est loin, plus il vaut aujourd’hui.',
    },
    correction: {
      en: 'A euro in five years buys less than one euro today, so each flow is divided by one plus the rate for every year.',
      fr: 'Un euro dans cinq ans compte moins qu’un euro aujourd’hui : on divise chaque flux par un plus le taux, pour chaque année.',
    },
  },
  flows_undiscounted: {
    concept: 'discounting',
    says: [
      'same_span & flows|discounting',
      'flows > no_discount',
      'add > flows > as_is',
      '~no_discount > ~flows',
      'add > flows > without_discounting',
    ],
    example: {
      en: 'There is no need to discount the flows of the plan.',
      fr: 'J’additionne les flux tels quels, sans les ramener à leur valeur.',
    },
    correction: {
      en: 'Each flow is brought back to its present value before anything is summed.',
      fr: 'Chaque flux est ramené à sa valeur actuelle avant toute addition.',
    },
  },
  wacc_plus_growth: {
    concept: 'terminal_value',
    says: [
      'sum_of_rate_growth & divide|over_word|terminal_value|gordon|flows|last_flow|next_flow|lump',
      'divide|over_word > wacc|rate > add > growth',
      'divide|over_word > rate_level > add > rate_level|#',
      'divide|over_word > rate_level > add > growth',
      'divide > growth > subtract > wacc|rate',
      'divide > sum_of_rate_growth',
    ],
    example: {
      en: 'I divide the next flow by the WACC plus the growth.',
      fr: 'Je divise le flux suivant par le CMPC plus la croissance.',
    },
    correction: {
      en: 'The flow of the following year is divided by the WACC minus growth: growth makes the value higher.',
      fr: 'Le flux de l’année suivante se divise par le CMPC moins la croissance : la croissance augmente la valeur.',
    },
  },
  growth_without_limit: {
    concept: 'gordon',
    says: [
      'growth > high_percent > quite_fine',
      'growth > high_percent > forever > quite_fine',
      'above_peers > being_prudent',
      'forever > high_percent > quite_fine',
      'growth > may_exceed > economy|wacc|rate',
      'may_exceed > growth',
      'forever & growth > may_exceed',
      'i_settle_on > growth > business_plan > forever',
    ],
    example: {
      en: 'Long-term growth can exceed that of the economy.',
      fr: 'La croissance à l’infini peut dépasser celle de l’économie.',
    },
    correction: {
      en: 'In perpetuity no company outgrows the economy, and growth stays well below the WACC.',
      fr: 'À l’infini, aucune société ne croît plus vite que l’économie, et la croissance reste bien sous le CMPC.',
    },
  },
  exit_multiple_on_levered: {
    concept: 'exit_multiple',
    says: [
      'multiple_of|exit_multiple > levered_measure',
      'i_settle_on > multiple_of > first_year_profit',
      'multiple_of|exit_multiple > apply_word > first_year_profit',
      'multiple_of|exit_multiple > first_year_profit',
    ],
    example: {
      en: 'The exit multiple is applied to the final net income after interest.',
      fr: 'Le multiple de sortie s’applique au résultat net de la dernière année.',
    },
    correction: {
      en: 'The exit multiple is applied to the final EBITDA, before interest, because it gives the value of the whole business.',
      fr: 'Le multiple de sortie s’applique à l’EBITDA final, car il donne la valeur de toute l’entreprise.',
    },
  },
  tv_one_year_more: {
    concept: 'discounting',
    says: [
      'terminal_value|lump|gordon & discounting|shrink & extra_year',
      'extra_year > "since"|"because"|"car"|"puisque" > terminal_value',
      'discounting|shrink|divide > extra_year',
    ],
    example: {
      en: 'The terminal value is discounted over one more year than the last flow.',
      fr: 'La valeur terminale s’actualise sur une année de plus que le dernier flux.',
    },
    correction: {
      en: 'Gordon gives the value at the end of the plan: it is discounted over the years of the plan, like the last flow.',
      fr: 'Gordon donne la valeur à la fin du plan : on l’actualise sur les années du plan, comme le dernier flux.',
    },
  },
  terminal_value_small: {
    concept: 'tv_weight',
    says: [
      'terminal_value|lump|forever|gordon > small_share',
      'share_of_total > rests_on|come_from|come > first_part',
      'small_share > of_total > terminal_value|lump',
      'rests_on > first_part',
      'value > come_from|come > first_part',
    ],
    example: {
      en: 'The terminal value is a small share of the total.',
      fr: 'La valeur terminale ne représente qu’une petite part du total.',
    },
    correction: {
      en: 'Most of the value usually sits in the terminal value, and nearly all of it for a young company.',
      fr: 'L’essentiel de la valeur vient en général de la valeur terminale, et presque tout pour une jeune société.',
    },
  },
  da_not_added_back: {
    concept: 'da',
    says: [
      '~da|~wear_out|~loss_of_value & not_put_back',
      'da|wear_out|loss_of_value > real_outlay',
      'real_outlay & da|wear_out',
    ],
    example: {
      en: 'Depreciation is a real cash cost, so I do not add it back.',
      fr: 'L’amortissement est une vraie dépense, donc je ne le réintègre pas.',
    },
    correction: {
      en: 'No cash leaves with depreciation: it is deducted only to compute the tax, then added back.',
      fr: 'L’amortissement n’est pas décaissé : on le déduit pour calculer l’impôt, puis on le réintègre.',
    },
  },
  capex_left_out: {
    concept: 'capex',
    says: ['spend_left_out', '-subtract & ~capex|~equipment & already_word'],
    example: {
      en: 'I do not subtract capex, it is already in depreciation.',
      fr: 'Le capex est déjà dans les amortissements, donc je ne le retire pas.',
    },
    correction: {
      en: 'Capex is really spent in the year, so it is subtracted although it is depreciated later.',
      fr: 'Le capex est réellement dépensé dans l’année : il se retranche, même s’il s’amortit ensuite.',
    },
  },
  ebitda_as_cash_flow: {
    concept: 'ufcf',
    says: ['ebitda > is_its_cash', 'ebitda > after_tax > is_its_cash'],
    example: {
      en: 'EBITDA is the cash flow of the company.',
      fr: 'L’EBITDA, c’est le flux de trésorerie de la société.',
    },
    correction: {
      en: 'EBITDA still has to pay tax, capex and working capital before it becomes cash.',
      fr: 'L’EBITDA doit encore payer l’impôt, le capex et le BFR avant de devenir du cash.',
    },
  },
  tax_after_interest: {
    concept: 'nopat',
    says: [
      'taxed_profit_wrong',
      'tax > profit > after_interest|lenders_served',
      'subtract > interest > "before" > tax',
    ],
    example: {
      en: 'I compute the tax on the profit after interest.',
      fr: 'Je calcule l’impôt sur le résultat après intérêts.',
    },
    correction: {
      en: 'In an unlevered flow the tax is computed on EBIT, as if there were no debt, since the WACC already holds the saving.',
      fr: 'Dans un flux avant dette, l’impôt porte sur l’EBIT, comme sans dette : l’économie est déjà dans le CMPC.',
    },
  },
  equity_cheaper_than_debt: {
    concept: 'cost_equity',
    says: [
      'equity_is_cheap',
      'lenders_last',
      'equity|owner|cost_equity > cheaper_than > debt|lender',
      'debt|cost_debt|lender > dearer_than > equity|cost_equity|owner',
      'equity|cost_equity > free_money',
      'lender > lower_risk_than > owner',
    ],
    example: {
      en: 'Equity is cheaper than debt, because no interest is paid on it.',
      fr: 'Les fonds propres sont moins chers que la dette, puisqu’on ne paie pas d’intérêts.',
    },
    correction: {
      en: 'Shareholders come after the lenders, so they require a higher return: equity is the expensive money.',
      fr: 'Les actionnaires passent après les prêteurs et exigent donc davantage : les fonds propres sont l’argent cher.',
    },
  },
  equity_after_tax: {
    concept: 'cost_equity',
    says: ['equity_tax_relief', 'payout > "deductible"'],
    example: {
      en: 'I take the cost of equity after tax as well, dividends are deductible.',
      fr: 'Les dividendes sont déductibles, donc je prends les deux coûts après impôt.',
    },
    correction: {
      en: 'Only interest is deductible: equity enters the WACC at its full cost.',
      fr: 'Seuls les intérêts se déduisent : les fonds propres entrent dans le CMPC à leur coût entier.',
    },
  },
  unweighted_wacc: {
    concept: 'target_structure',
    says: ['outside_costs', 'unweighted_mean', 'blend & -need_word & wacc', 'without_weights'],
    example: {
      en: 'I take the simple average of the two costs.',
      fr: 'Je fais la moyenne simple des deux coûts.',
    },
    correction: {
      en: 'Each cost counts for its share of the total capital, at market value.',
      fr: 'Chaque coût compte pour sa part du capital total, en valeur de marché.',
    },
  },
  inverted_wacc_curve: {
    concept: 'wacc',
    says: ['inverted_u', 'first_word > wacc > rise > "then" > fall'],
    example: {
      en: 'The WACC first rises then falls with debt, an inverted U.',
      fr: 'Avec la dette, le CMPC monte puis baisse, en cloche.',
    },
    correction: {
      en: 'With more debt the WACC comes down at first, then climbs near distress.',
      fr: 'Avec la dette, le CMPC descend dans un premier temps, puis remonte à l’approche du défaut.',
    },
  },
  higher_rates_lower_wacc: {
    concept: 'wacc',
    says: [
      '~rate_rise > ~wacc > unchanged|no_effect',
      'rate_rise > ~wacc > unchanged',
      'central_bank & lower_wacc',
      'rate_rise > lower_wacc',
      'rate_rise > no_effect|unchanged > wacc',
      'wacc > unchanged > rate_rise',
      'rates_touch_debt_only',
      'rate_rise > wacc > unchanged',
    ],
    example: {
      en: 'Higher rates lead to a lower WACC.',
      fr: 'La hausse des taux fait que le CMPC baisse.',
    },
    correction: {
      en: 'When rates climb, the risk-free rate and the cost of debt climb, and the WACC with them.',
      fr: 'Quand les taux grimpent, le taux sans risque et le coût de la dette grimpent, et le CMPC avec eux.',
    },
  },
  small_means_lower_wacc: {
    concept: 'wacc',
    says: [
      '~"size" > no_effect|part_played',
      '~"taille" > no_effect|part_played',
      'small_company > lower_wacc',
      'big_company > higher_wacc',
      '"size" > no_effect',
      '"taille" > no_effect',
      'lower_wacc > small_company',
    ],
    example: {
      en: 'A small company has a lower WACC.',
      fr: 'Une petite société a un CMPC plus bas.',
    },
    correction: {
      en: 'A small company is more fragile and its shares are hard to sell, so investors ask for a premium.',
      fr: 'Une petite société est plus fragile et ses titres se vendent mal : les investisseurs demandent une prime.',
    },
  },
  higher_rate_higher_value: {
    concept: 'discounting',
    says: ['wacc_up > value_up', 'value_up > wacc_up'],
    example: {
      en: 'The higher the WACC, the value goes up.',
      fr: 'Quand le CMPC monte, la valeur augmente.',
    },
    correction: {
      en: 'A dearer discount rate makes every flow and the terminal value smaller.',
      fr: 'Un taux d’actualisation plus fort réduit chaque flux et la valeur terminale.',
    },
  },
  beta_unlevered_wrongly: {
    concept: 'beta',
    says: ['more_debt > lower_beta', 'beta_wrong_side', 'debt_calms_beta', 'stays_unlevered'],
    example: {
      en: 'I put the asset beta in the CAPM, no need to relever.',
      fr: 'Je mets le bêta de l’actif dans le MEDAF, pas besoin de réendetter.',
    },
    correction: {
      en: 'The beta is unlevered at the structure of the peer, which brings it down, then relevered at that of the target before the CAPM.',
      fr: 'Le bêta est désendetté à la structure du pair, ce qui l’abaisse, puis réendetté à celle de la cible avant le MEDAF.',
    },
  },
  capm_misassembled: {
    concept: 'erp',
    says: ['beta_misapplied'],
    example: {
      en: 'The cost of equity is the premium plus beta times the risk-free rate.',
      fr: 'Je prends la prime plus le bêta fois le taux sans risque.',
    },
    correction: {
      en: 'The risk-free rate comes first, then beta multiplies the premium.',
      fr: 'On part du taux sans risque, puis le bêta multiplie la prime.',
    },
  },
  risk_free_is_short: {
    concept: 'rf',
    says: ['short_rate & rf|i_settle_on', 'rf > equal > short_rate'],
    example: {
      en: 'For the risk-free rate I take the three-month rate.',
      fr: 'Pour le taux sans risque, je prends le taux à trois mois.',
    },
    correction: {
      en: 'The risk-free rate is that of a ten-year government bond in the currency of the flows.',
      fr: 'Le taux sans risque est celui d’un emprunt d’État à dix ans dans la devise des flux.',
    },
  },
  midyear_single_date: {
    concept: 'midyear',
    says: ['single_date', '~flows > ~single_date > shrink'],
    example: {
      en: 'All the flows are placed in the middle of the horizon, on a single date.',
      fr: 'On place tous les flux au milieu du plan, à une date unique.',
    },
    correction: {
      en: 'Each flow is placed in the middle of its own year: half a year for the first, one and a half for the second.',
      fr: 'Chaque flux est placé au milieu de sa propre année : une demi-année pour le premier, une année et demie pour le deuxième.',
    },
  },
  cycle_ignored: {
    concept: 'forecast',
    says: [
      'foresee > spot_price > kept_flat',
      'short_span > foresee > plenty_word',
      'short_span > plenty_word',
      'horizon_cut',
      'i_settle_on > spot_price',
      'spot_price > kept_flat',
      'business_plan|foresee > straight_up',
    ],
    example: {
      en: 'I take today’s price and keep it constant over the plan.',
      fr: 'Je retiens le prix du jour et je le garde constant.',
    },
    correction: {
      en: 'The forecast covers a whole cycle, on the forward curve first and a consensus price later.',
      fr: 'La prévision couvre un cycle entier, sur la courbe à terme d’abord, puis sur un prix de consensus.',
    },
  },
  one_case_enough: {
    concept: 'sensitivity',
    says: ['one_case_enough', '-need_word & sensitivity'],
    example: { en: 'One scenario is enough.', fr: 'Un seul scénario suffit.' },
    correction: {
      en: 'One figure means little: several prices and a table on the main assumptions show the range.',
      fr: 'Un chiffre isolé dit peu : plusieurs prix et un tableau sur les hypothèses principales montrent la fourchette.',
    },
  },
  windfalls_kept: {
    concept: 'normalise',
    says: ['keeps_in > oneoff', 'no_clean_up', 'start_point > as_is'],
    example: {
      en: 'I keep the one-off gains in the starting EBITDA.',
      fr: 'Je garde les gains exceptionnels dans l’EBITDA de départ.',
    },
    correction: {
      en: 'What will not come back is taken out of the starting EBITDA before anything is projected.',
      fr: 'Ce qui ne reviendra pas sort de l’EBITDA de départ avant toute projection.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
