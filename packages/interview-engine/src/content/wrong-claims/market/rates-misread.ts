import type { WrongClaim } from '../../types.ts';

/** Where rates are said to stand, who sets them and what they are said to do, all of it false. */
export const ratesMisreadClaims = {
  rates_read_backwards: {
    concept: 'rates_effect',
    says: [
      'market_rates_lower|market_rates_down > misread_bad_for_deals & !misread_not_so_simple|market_rates_higher|market_rates_up|"interest"|"intérêts"',
      'market_rates_higher|market_rates_up > misread_good_for_deals & !misread_not_so_simple|market_rates_lower|market_rates_down',
      'misread_bad_for_deals > "when"|"if"|"because"|"quand"|"lorsque"|"parce que" > market_rates_lower|market_rates_down & !misread_not_so_simple|market_rates_higher|market_rates_up',
    ],
    example: {
      en: 'The lower rates go, the harder M&A gets.',
      fr: 'La baisse des taux casse les LBO.',
    },
    correction: {
      en: 'Lower rates make debt cheaper and the discount lighter, so buyers can pay more; higher rates do the reverse.',
      fr: 'Des taux plus bas rendent la dette moins chère et actualisent moins fort : les acheteurs peuvent payer plus ; des taux plus hauts font l’inverse.',
    },
  },
  tax_makes_dear_debt_good: {
    concept: 'rates_effect',
    says: [
      'misread_tax_saving & misread_bigger_saving & misread_funds_gain & !misread_costs_more|"but"|"mais"|"more debt"|"plus de dette"|"amount of debt"',
      'market_rates_lower|market_rates_down & misread_bad_for_deals & misread_bigger_saving & !"but"|"mais"',
    ],
    example: {
      en: 'The higher the rate, the bigger the tax shield and the higher the IRR.',
      fr: 'Plus le taux est élevé, plus l’économie d’impôt est grosse et plus le TRI monte.',
    },
    correction: {
      en: 'Tax gives back only a part of the interest: a higher rate always costs the fund more than it saves.',
      fr: 'L’impôt ne rend qu’une partie des intérêts : un taux plus élevé coûte toujours plus au fonds qu’il ne lui épargne.',
    },
  },
  levels_out_of_touch: {
    concept: 'market_levels',
    says: [
      '"bce"|"ecb"|"fed" >> "taux à dix"|"rates at ten"|"rates at eight"|"taux à huit"|"at ten percent"|"à dix pour cent"|"ses taux à dix" & !"was"|"était"|"if"|"si"',
      '"bourses"|"bourse"|"indices"|"stock markets"|"equity markets" >> "au plus bas depuis"|"at their lowest"|"at a twenty year low"|"at all time lows"|"sont au plus bas" & !"were"|"étaient"|"not"|"pas"',
      '"rates are at zero"|"rates are zero"|"rates are negative"|"taux sont à zéro"|"taux sont nuls"|"taux sont négatifs" & !"if"|"si"|"when"|"quand"|"japan"|"japon"|"real"|"réels"|"not"',
      'misread_policy_maker >> misread_far_too_high & !"inflation"|"russia"|"turkey"|"russie"|"turquie"|"brazil"|"lbo"|"irr"|"tri"',
      'misread_rates_noun >> misread_highest_ever & !"real"|"réels"|"since"|"depuis"|"not"|"pas"',
      'misread_indices >> misread_fallen_by_far & !"since"|"in 2008"|"en 2008"|"if"|"si"',
      'misread_policy_maker > misread_below_zero & !"was"|"were"|"until"|"no longer"|"étaient"|"était"|"jusqu’en"|"plus"|"real"|"réel"|"réels"',
      'misread_rates_noun >> misread_below_zero & !"was"|"were"|"until"|"no longer"|"étaient"|"était"|"jusqu’en"|"plus"|"real"|"réel"|"réels"|"if"|"si"',
    ],
    example: {
      en: 'The Fed is at twelve percent.',
      fr: 'Les taux de la BCE sont négatifs.',
    },
    correction: {
      en: 'Policy rates are in low single digits, down from the peak of 2023, and share indices near their records.',
      fr: 'Les taux directeurs sont de quelques pour cent, redescendus du pic de 2023, et les indices près de leurs records.',
    },
  },
  long_rate_set_by_the_bank: {
    concept: 'market_levels',
    says: [
      '"bce"|"ecb"|"fed"|"central bank"|"banque centrale" > "oat"|"ten year"|"dix ans"|"long rates"|"taux longs" & "automatically"|"automatiquement"|"d’autant"|"by the same amount" & !"not"|"pas"|"never"|"jamais"',
      'misread_policy_maker|"banque de france" > misread_sets_it >> misread_long_yield & !misread_short_or_market',
      'misread_long_yield > misread_same_as_policy & !"not"|"pas"',
    ],
    example: {
      en: 'The ECB sets the ten-year yield.',
      fr: 'C’est la BCE qui fixe le taux à dix ans.',
    },
    correction: {
      en: 'The central bank sets the short rate; the market sets the ten-year yield.',
      fr: 'La banque centrale fixe le taux court ; le dix ans, c’est le marché.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
