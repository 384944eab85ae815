import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say of managers, sellers, levers and ways out. */
export const sideTermsClaims = {
  rollover_misread: {
    concept: 'mgmt_package',
    says: [
      '~managers_without_a_share',
      'mgmt_package|lbo_reinvest > takes_everything_out & !"not"|"pas"|"without"|"instead"|"rather"|"au lieu"|"plutôt"|"rather than"',
      'mgmt_package > more_cash_from_fund & !"not"|"pas"|rate',
      '"bigger rollover"|"more rollover" > more_cash_from_fund',
      'lbo_rollover_wrong',
    ],
    example: {
      en: 'The management rollover increases the equity cheque.',
      fr: 'Le réinvestissement du management augmente le chèque.',
    },
    correction: {
      en: 'What managers put back in is a source of funds and ties them to the result.',
      fr: 'Ce que les managers remettent est une ressource et les lie au résultat.',
    },
  },
  single_lever: {
    concept: 'value_levers',
    says: [
      '"all the gain"|"all of the gain"|"tout le gain" > "comes from"|"vient de"|"is" > growth|lbo_operating_profit|lbo_multiple_noun|leverage > "noise"|"the others"|"nothing else"|"les autres"|"rien d’autre" & !"not"|"pas"',

      'lbo_single_lever',
      'lbo_seek > ~lbo_nothing_to_improve',
      'leverage > only_source & !"not"|"pas"',
      'only_source > leverage & !"not"|"pas"',
    ],
    example: {
      en: 'The value creation only comes from leverage.',
      fr: 'La création de valeur vient uniquement du levier.',
    },
    correction: {
      en: 'Value comes from higher EBITDA, from debt repaid and sometimes from a better multiple.',
      fr: 'La valeur vient d’un EBITDA plus élevé, de la dette remboursée et parfois d’un meilleur multiple.',
    },
  },
  paydown_moves_enterprise_value: {
    concept: 'debt_paydown',
    says: [
      '"remboursement"|"désendettement"|"repayment"|"deleveraging"|"paydown" > plain_lowers|plain_lifts|"diminuer"|"augmenter" > ev & !equity|owner|"not"|"pas"|net_debt',

      'lbo_give_back|lbo_less_debt|repay > rise > lbo_value_of_business & !equity|owner|lbo_ours|"share"|"part"',
      'lbo_paydown_moves_ev',
      'lbo_sweep_wrong',
    ],
    example: {
      en: 'Deleveraging increases the enterprise value.',
      fr: 'Le désendettement augmente la valeur d’entreprise.',
    },
    correction: {
      en: 'Repaying senior debt shifts value from lenders to shareholders; the value of the business is the same.',
      fr: 'Rembourser la senior fait passer de la valeur des prêteurs aux actionnaires ; celle de l’entreprise est la même.',
    },
  },
  dear_debt_eases_terms: {
    concept: 'covenants',
    says: [
      'covenants >> get_wider & !"not"|"pas"|"negotiate"|"négocier"|"ask"',
      'rates_that_rise > lender >> loosens_them > covenants & !"not"|"pas"',
      'lbo_room_grows',
      'lbo_exit_gets_easier',
      'lbo_seller_note_wrong',
      'covenants >> "get looser"|"become looser"|"get lighter"|"deviennent plus souples"|"se détendent"|"s’assouplissent"',
    ],
    example: {
      en: 'With higher rates the headroom increases.',
      fr: 'Avec des taux plus hauts, la marge de manœuvre augmente.',
    },
    correction: {
      en: 'Dearer debt eats into the room under the tests; a vendor loan is paid later, behind the banks.',
      fr: 'Une dette plus chère ronge la marge sous les tests ; un crédit vendeur se paie plus tard, derrière les banques.',
    },
  },
  lends_on_assets_only: {
    concept: 'leverage',
    says: [
      'lender > lbo_lend > lends_on_bricks & !"not"|"pas"|"rather than"|"plutôt que"|"only"',
      '~lender & ~lends_on_bricks & ~looks_not_at_cash',
      '~lender > -looks_not_at_cash & !"only"|"seulement"',
      'lender > lbo_lend > "valeur des murs"|"valeur des machines"|"value of the buildings"|"value of the machines"|"the bricks"|"les murs" & !"pas sur la valeur"|"pas la valeur"|"not on the value"|"rather than"|"plutôt que"|"not the value"',

      'debt > sized_on_price_only',
      'lbo_against_assets',
      'debt|lender > lbo_sized_on_assets',
      'must_own_buildings > nobody_lends & !"not have to"|"pas besoin"',
      'lends_if_property',
    ],
    example: {
      en: 'Banks only lend against real estate.',
      fr: 'Les banques ne prêtent que sur des actifs.',
    },
    correction: {
      en: 'Lenders in a buyout count on cash flows, with the shares as security.',
      fr: 'Dans un LBO, les prêteurs comptent sur les flux, avec les titres en garantie.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
