import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: what sellers or managers reinvest. */
export const mgmtPackageClaims = {
  rollover_misread: {
    concept: 'mgmt_package',
    says: [
      '~managers_without_a_share',
      'mgmt_package|lbo_reinvest > takes_everything_out & !"not"|"pas"|"without"|"instead"|"rather"|"au lieu"|"plutôt"|"rather than"',
      'mgmt_package > more_cash_from_fund & !"not"|"pas"|rate',
      '"bigger rollover"|"more rollover" > more_cash_from_fund',
      'lbo_rollover_wrong',
    ],
    example: {
      en: 'The management rollover increases the equity cheque.',
      fr: 'Le réinvestissement du management augmente le chèque.',
    },
    correction: {
      en: 'What managers put back in is a source of funds and ties them to the result.',
      fr: 'Ce que les managers remettent est une ressource et les lie au résultat.',
    },
  },
  managers_shut_out: {
    concept: 'mgmt_package',
    says: ['~deals_managers_noun > ~deals_may_not_invest'],
    example: {
      en: 'In an owner buy-out the managers are not allowed to invest in the holding.',
      fr: 'Dans un OBO, les managers n’ont pas le droit d’entrer au capital.',
    },
    correction: {
      en: 'A management package beside the family and the fund is usual, and sharpens everyone’s interest.',
      fr: 'Un management package à côté de la famille et du fonds est courant et aligne les intérêts.',
    },
  },
  reinvests_in_target: {
    concept: 'mgmt_package',
    says: [
      'cases_reinvests > cases_target',
      'cases_reinvests_nothing & cases_control',
      '~owner_family > ~cannot_stay_in',
    ],
    example: {
      en: 'The family reinvests in the target itself.',
      fr: 'La famille réinvestit dans la cible.',
    },
    correction: {
      en: 'Family and managers cash in a part and reinvest the rest in the holding, which buys the shares.',
      fr: 'Famille et managers encaissent une partie et réinvestissent le reste dans la holding, qui rachète les titres.',
    },
  },
  package_is_a_gift: {
    concept: 'mgmt_package',
    says: ['deals_package_noun > deals_gift_bonus'],
    example: {
      en: 'The management package is a cash bonus paid at entry.',
      fr: 'Le management package est un bonus en cash payé à l’entrée.',
    },
    correction: {
      en: 'In a management package the managers put in their own money and gain or lose with the investors.',
      fr: 'Dans un management package, les cadres investissent leur argent et gagnent ou perdent avec les investisseurs.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
