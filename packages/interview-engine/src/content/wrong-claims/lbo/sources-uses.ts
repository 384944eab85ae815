import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: sources and uses. */
export const sourcesUsesClaims = {
  fees_do_not_count: {
    concept: 'sources_uses',
    says: [
      '~lbo_fees_word > ~lbo_no_effect_on_price',
      '~lbo_need_not_balance',
      'lbo_fees_word > ~not_a_use',
      '~lbo_fees_word > ~out_of_the_price',
      'lbo_fees_word > not_a_use',
    ],
    example: {
      en: 'The fees have no effect on the price.',
      fr: 'Les frais n’ont pas d’effet sur le prix, ils sont payés par les banques.',
    },
    correction: {
      en: 'Fees stand among the uses and have to be funded, and both columns add up to the same total.',
      fr: 'Les frais figurent dans les emplois, il faut les financer, et les deux colonnes ont le même total.',
    },
  },
  sources_uses_swapped: {
    concept: 'sources_uses',
    says: [
      '"uses"|"emplois" >> is_said_to_be > equity|lender|lbo_lend|sponsor & !lbo_old_debt_word|"refinancer"|"rembourser"|"existante"|"existing"|"refinanced"|"égalent"|"equal"|price|lbo_fees_word|"not"|"pas"',
      '"uses"|"emplois" >> is_said_to_be > equity|debt|lbo_lend|sponsor > "sources"|"ressources" > price|lbo_fees_word',
      '"sources"|"ressources" >> is_said_to_be >> price|lbo_fees_word & !"not"|"pas"',
      '"uses"|"emplois" > lbo_is_word|lbo_that_is > debt > equity & !lbo_old_debt_word|price|lbo_fees_word|"sources"|"ressources"',
      'among_uses > money_raised & !lbo_old_debt_word',
      'among_sources > money_spent & !among_uses|lender|debt|equity',
    ],
    example: {
      en: 'In the uses you put the senior debt and the sponsor’s equity.',
      fr: 'Dans les emplois, on met la dette senior et les fonds propres du sponsor.',
    },
    correction: {
      en: 'Price and fees are what the money is used for; debt and equity are where it comes from.',
      fr: 'Le prix et les frais sont ce que l’on paie ; la dette et les fonds propres, d’où vient l’argent.',
    },
  },
  old_debt_stays: {
    concept: 'sources_uses',
    says: ['debt_of_before > is_left_alone & !"if"|"si"|"portable"'],
    example: {
      en: 'The old debt of the target just stays in place.',
      fr: 'L’ancienne dette de la cible n’est pas refinancée, elle reste en place.',
    },
    correction: {
      en: 'A change of control makes the old debt due, so refinancing it is a use of funds.',
      fr: 'Le changement de contrôle rend l’ancienne dette exigible : son refinancement est un emploi.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
