import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say about rates and deals. */
export const climateClaims = {
  dear_money_lifts_values: {
    concept: 'rates_effect',
    says: [
      'market_discount_up > market_value_up & !"growth"|"croissance"|"falls"|"fall"|"down"|"baisse"|"recule"|"wrong"|"faux"',
      'market_rates_higher > market_values_rise',
      'market_values_rise > market_rates_higher',
      'market_rates_lower > market_values_fall',
      'market_rates_higher > market_discounting_falls',
      'market_higher_rate_word > market_discount_higher_value_up',
      'higher_discount_rate > greater_value',
      'lower_discount_rate > lesser_value',
    ],
    example: {
      en: 'When money is dear, valuations go up.',
      fr: 'Quand l’argent coûte cher, les flux futurs valent plus.',
    },
    correction: {
      en: 'Dear money raises the discount rate, so the same future cash is worth less today.',
      fr: 'L’argent cher relève le taux d’actualisation : le même cash futur vaut moins aujourd’hui.',
    },
  },
  dear_money_more_lending: {
    concept: 'rates_effect',
    says: [
      'strays_dear_loan|counter_dear_loan|market_rates_up|market_rates_higher > strays_lend_more & !strays_not_so',
      'market_bank_gains & lbo_lend|sponsor|lbo_turns|borrow',
      'market_rates_higher > market_lend_more_word|market_deals_pick_up',
      'market_rates_lower > market_deals_dry_up',
      'market_rates_higher & market_lend_more_word & !market_rates_lower|market_rates_down|"pénalise"|"penalise"|"dépendent"|"depend"|"hurts"|"hit"',
      'market_rates_down|market_rates_lower & market_sponsors_leave',
    ],
    example: {
      en: 'With higher rates funds borrow more because the banks earn more.',
      fr: 'Avec des taux élevés les fonds empruntent plus, car la banque gagne mieux.',
    },
    correction: {
      en: 'Higher interest eats the cash that has to cover it, so funds can borrow less.',
      fr: 'Des intérêts plus lourds mangent le cash qui doit les couvrir : les fonds empruntent moins.',
    },
  },
  growth_immune_to_rates: {
    concept: 'rates_effect',
    says: [
      '~strays_growth_firms > ~strays_not_hurt > ~rates_noun|"rates"|"taux"',
      'growth > ~market_heedless_of_rates & !"not insensitive"',
      '~market_immune_growth',
      'market_rates_up|market_rates_higher > market_mature_gains_most',
      'market_rates_down|market_rates_lower > market_hits_growth_most',
      'market_hits_growth_most & market_mature_gains_most',
    ],
    example: {
      en: 'Growth companies are immune to rates.',
      fr: 'Les sociétés de croissance sont épargnées par les taux.',
    },
    correction: {
      en: 'The further away the cash flows, the more a higher discount rate takes off their value today.',
      fr: 'Plus les flux sont lointains, plus un taux d’actualisation élevé réduit leur valeur aujourd’hui.',
    },
  },
  sell_when_money_is_dear: {
    concept: 'rates_effect',
    says: [
      '"wait for rates to"|"wait until rates" > "up"|"rise"|"climb" & !"not"|"never"|"no need"|"why"',
      'market_rates_lower & market_bad_for_seller',
      'market_rates_lower > market_buyers_pay_less & !"interest"|"intérêts"',
      'sell > market_rates_at_peak',
      'market_rates_higher > best_moment > sell & !"before"|"avant"',
      'market_rates_down & market_bad_for_seller',
    ],
    example: {
      en: 'Cheap credit is bad for you, you should sell when rates are at their highest.',
      fr: 'Le crédit moins cher est mauvais pour vous, il faut vendre quand les taux sont au plus haut.',
    },
    correction: {
      en: 'Cheap debt lets funds pay more, so it helps whoever sells.',
      fr: 'Une dette bon marché permet aux fonds de payer plus, ce qui aide celui qui vend.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
