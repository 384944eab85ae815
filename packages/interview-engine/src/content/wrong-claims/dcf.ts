import type { WrongClaim } from '../types.ts';

export const dcfClaims = {
  levered_at_wacc: {
    concept: 'ufcf',
    says: [
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
    says: ['tax_on_ebitda', 'tax & of_ebitda'],
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
    says: ['book_values & blend|use_it', 'book_values & equity & debt'],
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
    says: ['as_weight & blend', 'blend > debt > divide > equity'],
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
    says: ['beta & as_is', '~beta & no_unlever'],
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
    says: ['lowers_value'],
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
      'leverage|borrow & no_limit & fall|go_down & wacc|average_word',
      'wacc & fall|go_down & no_limit',
      'falling_on & leverage|add|borrow',
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
      '~cost_equity|~owner & unchanged & ~leverage',
      '~cost_equity|~owner & no_effect & ~leverage',
      'cost_equity & -change|-rise|-depend & ~leverage',
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
    says: ['dcf & no_limit & suits', 'never_word & ~bad_idea', 'dcf & suits & every_company'],
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
    says: ['bank_firm & like_any', 'bank_firm & usual_word & wacc|ufcf|dcf'],
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
    says: ['earnout & in_full', 'earnout > whole_amount', 'in_full & add|count_it'],
    example: {
      en: 'I count the earn-out in full.',
      fr: 'Je compte le complément de prix en totalité.',
    },
    correction: {
      en: 'An earn-out is worth its amount times its probability, discounted.',
      fr: 'Un complément de prix vaut son montant multiplié par sa probabilité, puis actualisé.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
