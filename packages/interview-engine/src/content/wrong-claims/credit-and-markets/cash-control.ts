import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: control over what is paid. */
export const cashControlClaims = {
  banks_before_the_vital: {
    concept: 'cash_control',
    says: [
      'wrongly_wages_wait > wrongly_lenders_first & !"not"|"pas"|"never"|"jamais"',
      'wrongly_lenders_first > wrongly_wages_wait & !"not"|"pas"|"never"|"jamais"',
      'crisis_pays_bank_first & !"not"|"pas"|"never"|"jamais"',
      'crisis_repays >> crisis_bank >> crisis_first_word & !"wages first"|"salaires d’abord"',
      'crisis_bank > crisis_over_wages',
      'rescue_old_invoices > first_served & rescue_vital_ones > rescue_come_last',
      'pay|crisis_repays > loudest_creditor & !keeps_back',
      'pay|crisis_repays > owners_own_loan & crisis_first_word & !keeps_back',
      'crisis_first_word >> crisis_repays >> crisis_bank & !vital|keeps_back',
      '"pay the bank"|"pay the banks"|"paie la banque"|"payer la banque"|"rembourse la banque" > "wages can wait"|"salaries can wait"|"salaires attendront"|"salaires peuvent attendre"|"staff can wait"',
    ],
    example: {
      en: 'You repay the banks first and then the wages.',
      fr: 'On rembourse d’abord les banques, puis les salaires.',
    },
    correction: {
      en: 'Wages and vital suppliers come first; with lenders one agrees on time.',
      fr: 'Les salaires et les fournisseurs vitaux passent d’abord ; avec les prêteurs, on convient d’un délai.',
    },
  },
  everybody_paid_alike: {
    concept: 'cash_control',
    says: [
      'flat_carry_on & pay|~pay|"payments"|"paiements" & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"cannot"|"no longer"',
      'flat_each_department > ~flat_pays_freely & !heard_is_over|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no longer"|"plus"|"stop"|"until"',
      'wrongly_carry_on & wrongly_as_they_come & !"not"|"stop"|"never"|"jamais"|"pas"|"no longer"|"arrête"|"finished"|"instead"|"cannot"',
      '"pay"|"paie"|"paye"|"payer"|"paying" > "as usual"|"comme d’habitude"|"comme avant" & !"not"|"pas"|"never"|"jamais"|"stop"|"arrête"|"only"|"seulement"',
      'crisis_filtering > crisis_no_gain & !"not"|"without"|"sans"',
      'heard_first_come & !heard_is_over',
      'heard_ought_not > ~heard_centralises & pay|~pay|outgoing|~outgoing|~"payments"|~"paie"',
      '~heard_no_need_of > ~"control"|~"contrôler"|~"contrôle"|~"prioritise"|~"centraliser" > ~"payments"|~"paiements"',
      '"each subsidiary"|"chaque filiale" > heard_pays_on & !heard_is_over',
      'pay_everybody & !"some"|"liable"|"forbidden"|"interdit"',
      'pays_all_alike & !keeps_back|"enough"|"assez"',
      '~outgoing|~pay > ~by_date_of_arrival & !keeps_back',
    ],
    example: { en: 'You keep paying everyone as usual.', fr: 'On paie tout le monde comme avant.' },
    correction: {
      en: 'Every payment is approved, the vital ones first: wages, tax and key suppliers.',
      fr: 'Chaque paiement est validé, les plus critiques d’abord : salaires, impôts, fournisseurs clés.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
