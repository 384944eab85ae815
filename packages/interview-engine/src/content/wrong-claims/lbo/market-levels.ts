import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: where rates and share prices stand. */
export const marketLevelsClaims = {
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
  levels_never_seen: {
    concept: 'market_levels',
    says: [
      'market_european_rate > market_rate_never_seen & !"inflation"|"never"|"jamais"|"buyout"|"lbo"|"debt"|"dette"',
    ],
    example: {
      en: 'The ECB deposit rate has just gone to 5.5%.',
      fr: 'Le taux de dépôt de la BCE vient de passer à 5,5 %.',
    },
    correction: {
      en: 'The deposit rate peaked at four percent in 2023 and has come down since.',
      fr: 'Le taux de dépôt a culminé à quatre pour cent en 2023 et il est redescendu depuis.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
