import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the buyback that the exercise money pays for. */
export const optionProceedsClaims = {
  proceeds_not_used: {
    concept: 'option_proceeds',
    says: [
      '~exercise_cash_word > ~set_aside_wholly & !buys_back',
      'exercise_cash_word > goes_to_holders',
      'exercise_money|option_proceeds > staff_pocket_it & !"not"|"pas"',
      'option_proceeds|"proceeds" > "ignored"|"ignore"|"ignorés"|"oubliés"',
      '"sans rachat"|"no buyback"|"without buyback"|"without any buyback"|"pas de rachat" & option_holders|share_number|new_units|"options"',
      'plain_proceeds_kept & ~plain_no_buyback',
      'exercise_money & ~leaves_company',
      'exercise_money & -buys_back',
      'proceeds_over_basic',
      'company_itself >> pays_the_strike_to',
      'exercise_money > pays_down_debt',
      '~"proceeds"|~"exercise money"|~"prix d’exercice"|~"produit de l’exercice" > ~"not matter"|~"no effect"|~"pas d’effet"|~"compte pas"|"ne change rien"|"ne joue pas"|"are ignored" & !"out of the money"|"hors"',
    ],
    example: {
      en: 'The exercise proceeds go to the employees: the cash from the exercise is ignored.',
      fr: 'Le produit d’exercice revient aux salariés, il n’y a pas de rachat.',
    },
    correction: {
      en: 'The company receives the strike and is assumed to buy shares with it at the market price.',
      fr: 'La société reçoit le prix d’exercice et est réputée s’en servir pour racheter des actions au cours.',
    },
  },
  buyback_undoes_dilution: {
    concept: 'option_proceeds',
    says: [
      'buys_back > all_the_shares > -diluted|"no dilution"|"pas de dilution"',
      '~buys_back > all_the_shares & ~diluted & !"not all"|"pas toutes"',
      'buys_back > dilution_undone',
      'exercise_money > dilution_undone',
    ],
    example: {
      en: 'The buyback cancels all the dilution.',
      fr: 'Le rachat annule toute la dilution.',
    },
    correction: {
      en: 'The proceeds buy back only part of the new shares, since the strike is below the price: net new shares remain.',
      fr: 'Le produit ne rachète qu’une partie des actions créées, puisque le prix d’exercice est inférieur au cours.',
    },
  },
  buyback_at_strike: {
    concept: 'option_proceeds',
    says: [
      'buys_back > # > the_strike_price & !share_price|market|"not"|"pas"',
      'buys_back > at_the_strike',
      'divides_by > by_the_strike & exercise_money|buys_back',
      '"proceeds"|"produit" > by_the_strike & divides_by',
    ],
    example: {
      en: 'With the proceeds the company buys back shares at the strike price.',
      fr: 'Avec le produit, la société rachète des actions au prix d’exercice.',
    },
    correction: {
      en: 'Holders pay in the strike, but the company buys back at the market price, so fewer shares come back than go out.',
      fr: 'Les porteurs versent le prix d’exercice, mais le rachat se fait au cours : il revient moins d’actions qu’il n’en sort.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
