import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: interest cover. */
export const interestCoverClaims = {
  cover_upside_down: {
    concept: 'interest_cover',
    says: [
      'interest_cover|"cover"|"couverture" > # > over_what|divide|"over"|"sur" > # > # > lbo_percent_word & !leverage|lbo_turns|"headroom"|"not"|"pas"',
      '~lbo_cover_ratio|~coverage_word > -depend > ~ebitda',

      'coverage_word|lbo_cover_ratio > "inverse of the rate"|"one over the rate"|"inverse du taux"',
      'lbo_cover_upside_down',
    ],
    example: {
      en: 'The cover is interest divided by EBITDA.',
      fr: 'La couverture, ce sont les intérêts divisés par l’EBITDA.',
    },
    correction: {
      en: 'Cover is EBITDA divided by interest.',
      fr: 'La couverture, c’est l’EBITDA divisé par les intérêts.',
    },
  },
  interest_on_net_debt: {
    concept: 'interest_cover',
    says: [
      'interest > lbo_percent_word >> "of"|"on"|"des"|"sur"|"de" >> # >> net_debt & !"gross"|"brute"|"not"|"pas"|"and net debt"|"net debt is"|"et la dette nette"|"dette nette est"',
      'interest > # > as_cash_reduces_it & !"not"|"pas"',
      'lbo_interest_on_net',
    ],
    example: {
      en: 'The interest is seven percent on the net debt.',
      fr: 'Les intérêts se calculent sur la dette nette.',
    },
    correction: {
      en: 'Here interest is due on the gross debt, whatever stands on the account.',
      fr: 'Ici, les intérêts portent sur la dette brute, quel que soit le solde du compte.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
