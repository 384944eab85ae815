import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the alternatives to a full sale. */
export const saleOptionsClaims = {
  flotation_is_full_exit: {
    concept: 'sale_options',
    says: [
      '"stock exchange"|"listing"|"ipo"|"bourse"|"going public" > "all your money"|"tout votre argent"|"all your shares"|"toutes vos actions" & "first"|"day one"|"premier" & !"not"|"pas"|"never"|"jamais"',
      '"bourse"|"ipo"|"listing"|"float"|"flotation"|"introduction" > "cent pour cent"|"100"|"hundred percent"|"everything"|"all of it"|"tout" > "first day"|"day one"|"premier jour" & !"not"|"pas"|"never"|"jamais"|"rarely"|"ne vendez"',
      'market_ipo_route > market_sell_the_lot',
      'market_exit_at_once',
      '~float_sells_everything',
    ],
    example: {
      en: 'An IPO lets you sell everything on the first day.',
      fr: 'La bourse permet de tout vendre le premier jour.',
    },
    correction: {
      en: 'On a flotation owners sell a part and keep the rest under a lock-up.',
      fr: 'Lors d’une introduction, on vend une part et le reste est bloqué quelques mois.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
