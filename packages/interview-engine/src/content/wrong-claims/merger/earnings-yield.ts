import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: earnings yield against the cost of funding. */
export const earningsYieldClaims = {
  yield_rule_reversed: {
    concept: 'earnings_yield',
    says: [
      'must_be > earnings_yield|target_yields > lower_rated > price_of_debt|funding_cost',
      'must_be > price_of_debt > higher_rated > earnings_yield|target_yields',
      'earnings_yield|target_yields > higher_rated|greater_than > price_of_debt|funding_cost & so_dilutive',
      'earnings_yield|target_yields > lower_rated > price_of_debt|funding_cost & so_accretive',
      'price_of_debt > higher_rated|greater_than > earnings_yield|target_yields & so_accretive',
      'price_of_debt > lower_rated > earnings_yield|target_yields & so_dilutive',
      'accretion|win_out|rise & funding_cost > more_dear > target_yields & !deal_dilutes',
      'accretion|win_out|rise & target_yields > less_dear > funding_cost & !deal_dilutes',
      'earnings_yield|target_yields > is_below > price_of_debt|cost_debt & "must"|"should"|"has to"|"needs"|"doit"|"faut"',
      'earnings_yield|target_yields > is_below > price_of_debt|cost_debt > accretive_word & !deal_dilutes',
      'price_of_debt|cost_debt > is_above > earnings_yield|target_yields > accretive_word & !deal_dilutes',
      'accretive_word > mere_case > earnings_yield|target_yields > is_below & !deal_dilutes|"less"|"moins"',
      'accretive_word > mere_case > price_of_debt|cost_debt > is_above & !deal_dilutes',
      '"dilutive"|"dilutif" > mere_case > earnings_yield > is_above & !accretive_word',
      'accretive_word > mere_case > borrowed_money > costs_above > earnings_yield|target_yields & !deal_dilutes|"moins"|"less"',
      'condition_word > borrowed_money > costs_above|"dearer than"|"plus cher que" > earnings_yield|target_yields > goes_higher & eps & !deal_dilutes',
      'is_dilutive|deal_dilutes > giving_as_reason > yield_of_target > dearer_than_debt_rate & !"not"|"pas"',
    ],
    example: {
      en: 'It is accretive when the after-tax cost of debt is higher than the target’s earnings yield.',
      fr: 'C’est relutif quand le coût de la dette après impôt est supérieur au rendement bénéficiaire de la cible.',
    },
    correction: {
      en: 'Paid in debt, a deal is accretive when the target’s earnings yield exceeds the after-tax cost of debt.',
      fr: 'Payée par dette, une opération est relutive quand le rendement bénéficiaire de la cible dépasse le coût de la dette après impôt.',
    },
  },
  yield_upside_down: {
    concept: 'earnings_yield',
    says: [
      '"yield"|"rendement" > directly_is > price_over_profit & !"inverse"|"flip"|"reciprocal"|"un sur"',
      'earnings_yield|target_yields >> directly_is >> price_over_profit & !"inverse"|"flip"|"reciprocal"|"un sur"',
      'earnings_yield|target_yields > yield_inverted',
      'yield_inverted > earnings_yield',
      'yield_is_the_multiple',
    ],
    example: {
      en: 'The earnings yield is the price divided by net income.',
      fr: 'Le rendement bénéficiaire, c’est le prix divisé par le résultat.',
    },
    correction: {
      en: 'The earnings yield is the target’s net income divided by what is paid for it.',
      fr: 'Le rendement bénéficiaire est le résultat de la cible rapporté au prix payé.',
    },
  },
  multiple_against_rate: {
    concept: 'earnings_yield',
    says: [
      'sets_pe_against > price_of_debt',
      'cash_paid > two_ratings & !"not the test"|"pas le test"|"not the right test"',
      'multiple_paid > is_above|is_below > price_of_debt|cost_debt & !turned_into_yield',
      'rating_test > decides_it > whichever_way & !yield_or_paper',
      'whichever_way & rating_test > decides_it & !yield_or_paper',
      'whichever_way & decides_it > rating_test & !yield_or_paper',
      'rating_test > holds_too > paid_without_paper & !yield_or_paper',
      'paid_without_paper > decides_it > rating_test & !yield_or_paper|earns_for_price|funding_cost',
      'paid_without_paper & rating_test > more_dear|less_dear > is_dilutive|makes_eps_rise & !yield_or_paper|earns_for_price|funding_cost',
      'paid_without_paper & more_dear|less_dear > rating_test > is_dilutive|makes_eps_rise & !yield_or_paper|earns_for_price|deal_funding|funding_cost',
      '~whichever_way|no_matter_which & ~more_dear|~less_dear > ~rating_test > ~makes_eps_rise|~eps & !yield_or_paper',
      'rating_test > holds_too > whichever_way & !yield_or_paper',
      '~rating_test > ~holds_too > no_matter_which > ~deal_funding & !yield_or_paper',
      'accretive_word > mere_case > rating_test > less_dear|more_dear & paid_without_paper & !yield_or_paper|earns_for_price|funding_cost|"stock"|"titres"',
      'compare|"met"|"put" > "p/e"|"per" > face_the_rate & !earnings_yield|flips_the_multiple|"inverse"|"yield"|"rendement"|"one over"|"un sur"',
      '"interest rate"|"taux d’intérêt"|"cost of debt"|"le taux"|"coût de la dette"|"loan rate" > "with the P/E"|"to the P/E"|"against the P/E"|"au PER"|"avec le PER" & !"inverse"|"one over"|"yield"|"not"|"pas"|"rendement"',
    ],
    example: {
      en: 'I compare the target’s P/E with the cost of debt.',
      fr: 'On compare le PER de la cible au taux de la dette.',
    },
    correction: {
      en: 'What compares with the cost of debt after tax is the earnings yield, one over the P/E.',
      fr: 'C’est l’inverse du PER, le rendement bénéficiaire, qui se compare au coût de la dette après impôt.',
    },
  },
  dearer_more_accretive: {
    concept: 'earnings_yield',
    says: [
      '"the higher"|"plus" > "their multiple"|"target’s multiple"|"their p/e"|"multiple de la cible"|"per de la cible"|multiple_we_pay > accretive_more & !"lower"|"less"|"moins"',

      'the_more > multiple_paid > the_more|"higher"|"élevé" > more_accretive_deal & !we_ourselves|"acquirer"|"acquéreur"|"buyer"|"less"|"moins"',
      'higher_rated >> multiple_paid > pushes_up > per_share_profit & !we_ourselves|"acquirer"|"acquéreur"|"buyer"',
      '"higher"|"dearer"|"élevé" >> multiple_paid > accretive_more & !we_ourselves|"acquirer"|"acquéreur"|"buyer"',
      'multiple_paid >> "élevé"|"higher"|"high" > accretive_more & !we_ourselves|"acquirer"|"acquéreur"|"buyer"',
      'deal_premium > lifts_accretion & !"not"|"pas"',
      'pays_dearly_for_it > more_accretive_deal|accretive_more|accretive_word & !"less"|"moins"|"not"|"pas"',
    ],
    example: {
      en: 'The higher the P/E you pay, the more accretive the deal.',
      fr: 'Plus le PER payé est élevé, plus l’opération est relutive.',
    },
    correction: {
      en: 'A dearer target has a lower earnings yield, which makes accretion harder.',
      fr: 'Une cible plus chère offre un rendement bénéficiaire plus bas, ce qui rend la relution plus difficile.',
    },
  },
  yield_against_wrong_cost: {
    concept: 'earnings_yield',
    says: [
      'borrowed_money > "only costs"|"ne coûte que" > # > always_lifts & !"yield"|"rendement"|"if"|"si"',

      'yield_of_target > set_side_by_side > price_of_own_capital & !price_of_debt|cost_debt|"value"|"valeur"|"stock"|"shares"|"titres"|"roic"|"roce"',
      'set_side_by_side > yield_of_target > price_of_own_capital & !price_of_debt|cost_debt|"value"|"valeur"|"stock"|"shares"|"titres"|"roic"|"roce"',
      'accretive_word > mere_case > yield_of_target > set_side_by_side > price_of_own_capital & !"value"|"valeur"|"stock"|"titres"',
      'yield_of_target > set_side_by_side > before_the_tax > price_of_debt|cost_debt & !after_tax_step|"after tax"|"après impôt"',
      'set_side_by_side > yield_of_target > "pre-tax cost of debt"|"pre-tax cost of the debt"|"taux avant impôt"|"coût avant impôt" & !"after tax"|"après impôt"',
    ],
    example: {
      en: 'With debt, the deal is accretive if the earnings yield is above the cost of equity.',
      fr: 'On compare le rendement bénéficiaire de la cible au coût des fonds propres.',
    },
    correction: {
      en: 'For EPS the yield is held against what the money used costs after tax: here, the debt.',
      fr: 'Pour le BPA, le rendement se compare au coût après impôt de l’argent employé : ici, la dette.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
