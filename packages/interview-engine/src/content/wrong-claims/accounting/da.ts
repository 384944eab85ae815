import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: depreciation and amortisation. */
export const daClaims = {
  charge_below_ebit: {
    concept: 'da',
    says: [
      'da > below_word >> operating_profit_word & !"moins"|"less"',
      'operating_profit_word >> keeps_still|climbs',
      'nothing_upon >> ~operating_profit_word',
    ],
    example: { en: 'EBIT does not change.', fr: 'L’EBIT ne bouge pas.' },
    correction: {
      en: 'The charge comes off EBIT.',
      fr: 'La charge réduit l’EBIT.',
    },
  },
  charge_lowers_ebitda: {
    concept: 'da',
    says: [
      'ebitda_goes_down',
      'ebitda >> drops',
      'lowers >> ebitda & !"before"|"avant"|"used to"|"below ebitda"|"under ebitda"|"after ebitda"|"sous l’ebitda"|"en dessous de l’ebitda"|"après l’ebitda"',
      'da > above_it >> ebitda',
      'revenue >> drops & da|wear & !equity',
    ],
    example: { en: 'EBITDA falls by the depreciation.', fr: 'L’EBITDA baisse de la dotation.' },
    correction: {
      en: 'Depreciation is below EBITDA: EBIT falls, EBITDA does not.',
      fr: 'La dotation est sous l’EBITDA : c’est l’EBIT qui recule.',
    },
  },
  da_tax_effected: {
    concept: 'da',
    says: [
      'da > add|put_back > "net of tax"|"nets d’impôt"|"nette d’impôt" & !"not"|"pas"',
      'da & only_word > one_minus_tax|one_minus_rate',
      'da > only_word > one_minus_tax|one_minus_rate',
      'add|put_back > da_net_of_tax',
    ],
    example: {
      en: 'Depreciation is added back only for one minus the tax rate.',
      fr: 'Je réintègre les amortissements seulement pour un moins le taux d’impôt.',
    },
    correction: {
      en: 'Depreciation was taken off in full to reach EBIT, so it is added back in full.',
      fr: 'L’amortissement a été retiré en entier pour arriver à l’EBIT : il se réintègre en entier.',
    },
  },
  depreciation_as_a_reserve: {
    concept: 'da',
    says: [
      '~da & set_aside_cash & !"not"|"pas"|"rien"|"no"',
      'da >> brings_cash_in & !tax|tax_shield|"not"|"pas"',
    ],
    example: {
      en: 'Depreciation is cash set aside to replace the machines.',
      fr: 'Les amortissements sont du cash mis de côté pour remplacer les machines.',
    },
    correction: {
      en: 'Depreciation puts no cash in a kitty: it is a charge without payment, and new machines are paid as capex.',
      fr: 'L’amortissement ne remplit aucune cagnotte : c’est une charge sans décaissement, et les machines neuves passent par le capex.',
    },
  },
  da_not_added_back: {
    concept: 'da',
    says: [
      'tax > subtract|deducts >> da > add|put_back >> capex',
      'subtract|deducts > a_second_time > da & !"not"|"pas"',
      'subtract|deducts > da > a_second_time & !"not"|"pas"',
      '~da > ~real_outlay & !"not"|"pas"|"no"|"never"|"jamais"|"aucun"|"without"|"sans"|"capex"',
      'da > comes_off_again > after_tax|"because"|"parce"|"since" & !put_back|tax_shield|ebit',
      '~da|~wear_out|~loss_of_value & not_put_back',
      'da|wear_out|loss_of_value > real_outlay & !"capex"|"investissements"',
      'real_outlay & da|wear_out & !"capex"|"investissements"',
      '~da & ~not_reinstated',
      'more_of_it_word > flow_is_hurt & !"not"|"pas"|tax_shield|"less tax"|"moins d’impôt"|"capex"|"net income"|"résultat"',
    ],
    example: {
      en: 'Depreciation is a real cash cost, so I do not add it back.',
      fr: 'L’amortissement est une vraie dépense, donc je ne le réintègre pas.',
    },
    correction: {
      en: 'No cash leaves with depreciation: it is deducted only to compute the tax, then added back.',
      fr: 'L’amortissement n’est pas décaissé : on le déduit pour calculer l’impôt, puis on le réintègre.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
