import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: a market position that is hard to attack. */
export const moatClaims = {
  wants_weak_position: {
    concept: 'moat',
    says: [
      'lbo_weak_position > "a plus"|"is good"|"are good"|"un plus"|"une bonne chose"|"a good thing" & !"not"|"pas"',
      'lbo_weak_position > "is what you want"|"is what we want"|"c’est ce qu’il faut"|"c’est ce qu’on veut"|"is what I want"',
      'picks_it > sole_client & !"not"|"pas"|"avoid"|"évite"|"sans"|"without"|"no"|"rather than"|"plutôt"|"never"|"jamais"|"less"|"nobody"',
      'picks_it > lbo_weak_position & !"not"|"pas"|"avoid"|"évite"|"sans"|"without"|"no"|"rather than"|"plutôt"|"never"|"jamais"|"less"|"moins"|"ne"',
      'lbo_seek > lbo_weak_position',
      'lbo_weak_team > lbo_leaves_cash|lbo_makes_win|lbo_no_problem',
      'lbo_weak_position > lbo_leaves_cash|lbo_makes_win|lbo_no_problem',
      'lbo_weak_position > "is what you want"|"c’est ce qu’on veut"|"c’est ce que je cherche"|"is what I look for"|is_praised',
      'should_be_so > poor_team & !"not"|"pas"',
      'poor_team > thought_perfect & !"not"|"pas"',
      'sole_client > thought_perfect|"good" & !"not"|"pas"',
    ],
    example: {
      en: 'I look for a company with many competitors.',
      fr: 'Je cherche une société avec beaucoup de concurrents.',
    },
    correction: {
      en: 'A company under attack cuts prices, and its cash goes before the debt is repaid.',
      fr: 'Une société attaquée baisse ses prix, et son cash disparaît avant le remboursement.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
