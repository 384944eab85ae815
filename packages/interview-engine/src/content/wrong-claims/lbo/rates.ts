import type { WrongClaim } from '../../types.ts';

/** What candidates falsely expect from dearer debt. */
export const ratesClaims = {
  equity_cheque_falls: {
    concept: 'leverage',
    says: [
      'sponsor > puts_in_less & because_all_is_dear',
      'sponsor > puts_in_less > because_all_is_dear',
      'the_fund_cheque >> plain_sinks & !"not"|"pas"|"price falls"|"if rates"|"si les taux"',
      'lbo_needs_less_equity & !"if rates"|"si les taux"|"lower rates"|"unless"',
      'lbo_cheque_falls & !lbo_per_year|"sur sa mise"',
      'rates_that_rise > puts_in_less & !"not"|"pas"|"price"|"prix"',
    ],
    example: {
      en: 'With higher rates the equity cheque falls.',
      fr: 'Avec des taux plus hauts, le fonds met moins de fonds propres.',
    },
    correction: {
      en: 'Banks lend less when rates are higher, so the fund puts in more.',
      fr: 'Les banques prêtent moins quand les taux sont plus hauts, donc le fonds met davantage.',
    },
  },
  dear_debt_lifts_irr: {
    concept: 'irr',
    says: [
      'owns_bigger_piece > irr|"return"|"rendement" >> plain_mounts & !"not"|"pas"',
      'owns_bigger_piece > plain_lifts >> irr & !"not"|"pas"',
      'lbo_pricier_debt|lbo_rates_up > irr >> lbo_lifts_it & !fall|"hurdle"|"target"',
      'lbo_equity_part > lbo_return_rises',
      'market_rates_higher & lbo_return_rises',
      'lbo_return_rises > "rates"|"taux"',
      'at_the_same_price > irr >> plain_mounts & !price_gives_way',
      'irr >> plain_mounts & tax_relief_on_interest',
      'rates_that_rise > irr >> plain_mounts & !price_gives_way',
      'rates_that_rise > plain_lifts >> irr & !price_gives_way',
      'irr >> plain_mounts > because_more_equity',
      'because_more_equity > irr >> plain_mounts',
      'more_equity_working > irr|"return"|"rendement" >> plain_mounts & !"opposite"|"inverse"',
    ],
    example: {
      en: 'With higher rates the IRR goes up.',
      fr: 'Avec la hausse des taux, le TRI augmente.',
    },
    correction: {
      en: 'At the same price, dearer debt leaves less for the shareholders.',
      fr: 'À prix égal, une dette plus chère laisse moins aux actionnaires.',
    },
  },
  cover_improves: {
    concept: 'rates_effect',
    says: [
      'interest_cover >> "better"|"meilleure"|"stronger"|"plus solide"',
      'market_rates_higher & lbo_cover_improves',
      'lbo_cover_improves',
    ],
    example: {
      en: 'With higher rates the interest cover improves.',
      fr: 'Avec des taux plus élevés, la couverture s’améliore.',
    },
    correction: {
      en: 'Interest grows and EBITDA does not, so the cover gets thinner.',
      fr: 'Les intérêts augmentent et l’EBITDA non, donc la couverture se dégrade.',
    },
  },
  price_falls_by_the_rate: {
    concept: 'rates_effect',
    says: [
      '"price"|"prix" > fall|plain_sinks > "exactement"|"exactly"|"d’autant"|"by the same" > # & !"not"|"pas"',
      'lbo_price_falls_as_rate',
    ],
    example: {
      en: 'The price falls by three percent, like the rates.',
      fr: 'Le prix baisse de trois points, comme les taux.',
    },
    correction: {
      en: 'Price follows what the debt and the target return still allow, often a turn or so, not the points of rate themselves.',
      fr: 'Le prix suit ce que permettent encore la dette et le rendement visé, souvent un tour environ, et non les points de taux eux-mêmes.',
    },
  },
  dear_debt_lifts_multiple: {
    concept: 'exit',
    says: [
      'rates_that_rise > lbo_multiple_noun|"multiples" > "plus hauts"|"plus élevés"|"higher multiples"|"dearer" & !"not"|"pas"|"plus bas"|"lower"',
      'higher_exit_multiple > market_rates_higher|because_rates_rose|rates_that_rise & !"not"|"pas"',
      'market_rates_higher|rates_that_rise > higher_exit_multiple & !"not"|"pas"',
      'lbo_multiple_noun > plain_mounts > "with rates"|"with the rates"|"avec les taux"|"when rates rise"|"quand les taux montent" & !"not"|"pas"',

      'exit > "higher"|"plus élevé" > because_rates_rose & !"not"|"pas"',
      'market_rates_higher > lbo_multiple_rise_strict',
      'lbo_multiple_rise_strict|"multiple sera plus élevé"|"multiple will be higher" > "grâce aux taux"|"thanks to higher rates"|"thanks to rates"|"grâce à la hausse des taux"',
      'lbo_multiple_rise_strict > because_rates_rose & !"not"|"pas"',
    ],
    example: {
      en: 'With higher rates the fund sells at a higher multiple.',
      fr: 'Avec la hausse des taux, il revend à un multiple plus élevé.',
    },
    correction: {
      en: 'The next buyer borrows at the same rates, so a prudent case takes a lower multiple.',
      fr: 'Le prochain acheteur emprunte aux mêmes taux : un cas prudent retient un multiple plus bas.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
