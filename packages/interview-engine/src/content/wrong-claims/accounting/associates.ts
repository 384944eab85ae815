import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: associates. */
export const associatesClaims = {
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
  associates_off_on_the_way_down: {
    concept: 'associates',
    says: [
      'affiliates|mis_equivalence > adds_up|"s’ajoutent"|"are added"|"add" > equity_value > "obtenir la valeur d’entreprise"|"get enterprise value"|"get to enterprise value"|to_ev_word & !"not"|"pas"|deducts',
      'affiliates > "come off"|"are deducted"|"se retirent"|"on les retire"|"s’enlèvent" > "on the way to the equity"|"pour arriver aux titres"|"to get to equity"|"to reach the equity"|"vers les titres"',
      'deducts > affiliates > ~belongs_to_others',
      'minority_holders > deducts > affiliates & !adds_up',
      'affiliates > deducts > ~belongs_to_others',
      'affiliates >> plain_goes_away & plain_down_to_equity & !nci|minority_holders|adds_up',
      'affiliates_down',
      'consolidated_associates',
      'affiliates > deducts > to_reach > equity_value|equity',
      'to_reach > equity_value|equity > deducts > affiliates',
      'to_reach > equity_value|equity & affiliates > i_take_them_off',
    ],
    example: {
      en: 'To get to the equity value I subtract the associates.',
      fr: 'Pour passer à la valeur des titres, je retire les sociétés mises en équivalence.',
    },
    correction: {
      en: 'Associates are owned but not in EBITDA: on the way down to the shares they are added.',
      fr: 'Les mises en équivalence sont détenues mais pas dans l’EBITDA : en descendant vers les titres, elles s’ajoutent.',
    },
  },
  associates_lift_ev: {
    concept: 'associates',
    says: [
      'affiliates > "push"|"pushes"|"lift"|"tirent"|"poussent"|"font monter" >> ev & !"not"|"pas"',
      'affiliates > lifts_ev_above',
    ],
    example: {
      en: 'Associates make EV bigger than equity.',
      fr: 'Les mises en équivalence font monter la VE au-dessus des titres.',
    },
    correction: {
      en: 'Associates come off on the way to EV, so they help to put the equity above it.',
      fr: 'Les mises en équivalence se retirent pour arriver à la VE : elles placent plutôt les titres au-dessus.',
    },
  },
  associates_added: {
    concept: 'associates',
    says: [
      'affiliates >> must_be_added & !to_equity_word|takes_it_off|deducts',
      'affiliates & i_add_them & part_of_group',
      'affiliates > i_add_them',
      'associates_on_top',
      'affiliates > raises_word > ev',
      'adds_up >> affiliates & !takes_it_off|deducts|takes_off|to_equity_word',
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
} as const satisfies Record<string, WrongClaim>;
