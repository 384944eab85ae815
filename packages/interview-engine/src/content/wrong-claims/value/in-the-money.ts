import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: options that are worth exercising. */
export const inTheMoneyClaims = {
  only_worthless_counted: {
    concept: 'in_the_money',
    says: [
      'counts_only > out_of_reach & !in_money_said',
      'out_of_reach > count_too',
      'option_holders >> become_shares & whole_lot & !net_new_word',
      'whole_lot >> become_shares & !net_new_word',
      'whole_lot & puts_it_on > to_the_basic_count & !net_new_word',
      'even_when > out_of_reach > are_counted',
      'out_of_reach > are_counted > anyway_word',
      'option_holders > lowers >> share_number',
      'counts_those_too|are_counted > even_when > out_of_reach',
      'counts_those_too|are_counted & out_of_reach & used_one_day',
    ],
    example: {
      en: 'You only count options that are out of the money.',
      fr: 'Toutes les options deviennent des actions.',
    },
    correction: {
      en: 'Only options in the money count, and only for the shares their proceeds do not buy back.',
      fr: 'Seules comptent les options dans la monnaie, et seulement pour les actions que leur produit ne rachète pas.',
    },
  },
  worthless_options_counted: {
    concept: 'in_the_money',
    says: [
      'plain_even_out_money > plain_we_take_them',
      'worthless_options > are_counted',
      'are_counted > worthless_options',
      'out_money > count_too',
      'count_just_the_same > out_of_reach',
    ],
    example: {
      en: 'Even out of the money options count in the diluted number.',
      fr: 'Même en dehors de la monnaie, les options comptent dans le nombre dilué.',
    },
    correction: {
      en: 'Nobody pays more than the market price for a share, so options with a strike above the price are left out.',
      fr: 'Personne ne paie une action plus cher que le marché : les options dont le prix d’exercice dépasse le cours sont exclues.',
    },
  },
  moneyness_reversed: {
    concept: 'in_the_money',
    says: [
      '"count"|"comptent"|they_exercise > "strike is above"|"strike exceeds"|"strike is higher"|"prix d’exercice dépasse"|"prix d’exercice est supérieur" & !out_of_money_said|"not"|"pas"|"nobody"|"personne"|"no"|"never"|"jamais"|"zero"|"zéro"|"unless"',
      '"strike is above"|"strike exceeds"|"prix d’exercice dépasse"|"prix d’exercice est supérieur" > they_exercise|"exercent"|"exercise" & !out_of_money_said|"not"|"pas"|"nobody"|"personne"|"no"|"never"|"jamais"|"aucun"|"wait"|"intérêt"',
      'they_exercise > "when"|"if"|"quand"|"si" > strike_above & !out_of_money_said|"not"|"pas"|"nobody"|"personne"|"no"|"never"|"jamais"|"leave"',
      'in_money_said > plain_when_strike_above|"when the price is under"|"when the price is below"|"quand le cours est sous"|"quand le cours est inférieur" & !out_of_money_said',
      'are_counted|they_exercise >> plain_when_strike_above & !out_of_money_said|"not"|"pas"|"leave"|"ignore"|"nobody"|"personne"',
      '"in the money"|"dans la monnaie" >> plain_when_strike_above & !out_of_money_said|"leave"|"ignore"',
      'strike_below|price_above_strike & ~so_worthless',
      'out_of_money_said & strike_below',
      'in_money_said & strike_above',
      'strike_under_the_market > ~nobody_uses_them & !otherwise_word|"otherwise"|"sinon"|"or"|"unless"',
    ],
    example: {
      en: 'The options are out of the money because the strike is below the share price.',
      fr: 'Elles sont en dehors de la monnaie, puisque le prix d’exercice est inférieur au cours.',
    },
    correction: {
      en: 'A right to buy below the market price is worth exercising: such options count.',
      fr: 'Un droit d’acheter sous le cours vaut la peine d’être exercé : ces options comptent.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
