import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: central costs and discount. */
export const centralCostsClaims = {
  discount_on_the_debt: {
    concept: 'central_costs',
    says: [
      'discount_on_debt',
      'conglomerate_premium',
      'diversified_group_word > worth_above_sum & !discount_word',
    ],
    example: {
      en: 'Conglomerates trade at a premium, because they are diversified.',
      fr: 'La décote de holding s’applique à la dette nette.',
    },
    correction: {
      en: 'Groups of unrelated trades mostly sell for less than the sum of their parts; that comes off the value of the parts.',
      fr: 'Les groupes aux métiers sans lien valent le plus souvent moins que leurs parties ; cela se retire de la valeur des parties.',
    },
  },
  centre_added: {
    concept: 'central_costs',
    says: [
      'head_costs_added',
      'centre_costs_word > put_in_the_sum & !deducts',
      'centre_said|head_office > goes_on_top|put_in_the_sum & !deducts|subtract|"negative"|"négative"|discount_word|"not"|"pas"|minority_holders',
    ],
    example: {
      en: 'Then I add the central costs.',
      fr: 'Ensuite, j’ajoute les coûts centraux.',
    },
    correction: {
      en: 'The centre costs money every year: its costs are capitalised and subtracted.',
      fr: 'Le centre coûte chaque année : ses coûts se capitalisent et se retirent.',
    },
  },
  one_year_of_centre: {
    concept: 'central_costs',
    says: [
      '~"one year of head office"|~"une année de coûts de siège" & "count them twice"|"compterait deux fois"',
      '~one_year_of_costs & deducts|~centre_costs_word|head_office & !"not just"|"pas seulement"|"not only"|"would"|"never"',
    ],
    example: {
      en: 'I take off one year of head office costs, no need to capitalise them.',
      fr: 'Je retire une seule année de coûts de siège, pas besoin de les capitaliser.',
    },
    correction: {
      en: 'Head office costs come back every year, so they are capitalised at a multiple before they are taken off.',
      fr: 'Les coûts de siège reviennent chaque année : on les capitalise à un multiple avant de les retirer.',
    },
  },
  centre_left_out: {
    concept: 'central_costs',
    says: [
      '~centre_costs_word|~head_office|~central_costs >> ~"ne se retirent pas"|~"ne se déduisent pas"|~"are not deducted"|~"should not be deducted" & !"twice"|"deux fois"',
      '~not_counted_said > ~head_office|~centre_costs_word',
      '~costs_left_out',
      'head_office > no_effect_on > ~value|~price',
      '~head_office > ~can_forget',
      '~centre_costs_word > ~no_weight',
      '~centre_costs_word > ~no_effect_on',
      '~nothing_off & parts_added',
      '~centre_costs_word|~centre_said > ~stays_outside & !"again"|"deux fois"|"double"|"already net"|"déjà"',
      '~nothing_off > ~centre_said',
      'parts_added & and_done & !deducts|subtract|mismatch_word',
    ],
    example: {
      en: 'I would ignore head office costs.',
      fr: 'J’ignore les coûts de siège.',
    },
    correction: {
      en: 'Somebody pays for the centre: its costs are capitalised and taken off the sum.',
      fr: 'Quelqu’un paie le centre : ses coûts se capitalisent et se retirent de la somme.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
