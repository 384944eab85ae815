import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say of terms, votes and ranks in a crisis. */
export const crisisTermsClaims = {
  senior_takes_first_loss: {
    concept: 'senior',
    says: [
      'senior > "takes the first hit"|"takes the first"|"hit first"|"encaisse la première"|"encaisse d’abord"|"perd en premier"|"loses first" & !"not"|"pas"|"never"|"jamais"',
      'senior_loses_first',
    ],
    example: {
      en: 'The senior debt takes the first loss.',
      fr: 'La dette senior prend la première perte.',
    },
    correction: {
      en: 'Losses run from the bottom up: shareholders, then the mezzanine, and only then the senior.',
      fr: 'Les pertes remontent du bas : l’actionnaire, puis la mezzanine, et seulement ensuite la senior.',
    },
  },
  terms_come_free: {
    concept: 'amend_extend',
    says: [
      'lender > push_out > flat_for_nothing & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no one"|"rarely"|"rarement"',
      'crisis_extension|crisis_bank > "rien en échange"|"nothing in return"|"nothing in exchange"|"sans rien demander" & !"not"|"never"|"jamais"',
      '"report"|"extension"|"waiver"|"délai" & "gratuitement"|"for free"|"sans contrepartie"|"for nothing"|"sans frais" & !"not"|"pas"|"never"|"jamais"',
      'terms_for_free',
    ],
    example: { en: 'A waiver is automatic.', fr: 'Le waiver est automatique.' },
    correction: {
      en: 'Lenders grant a waiver against a fee, a higher margin or new equity.',
      fr: 'Les prêteurs accordent un waiver contre une commission, une marge plus élevée ou des fonds propres.',
    },
  },
  pivot_has_no_power: {
    concept: 'fulcrum',
    says: [
      'flat_nothing_to_recover > flat_leads & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"above"|"doesn’t"',
      'mezz_word > ~flat_nothing_to_say > senior > takes_control|flat_gets_company & !"if"|"si"|"unless"|"would"',
      'wrongly_mezz > ~wrongly_no_voice & !"shareholders"|"actionnaires"|"fully"|"unless"|"if"|"si"|"senior"|"equity"|"paid in full"',
      '"pivot"|"pivots"|"fulcrum" > "no power"|"aucun pouvoir"|"no influence"|"aucun poids"|"no weight"',
      '"shareholders"|"actionnaires"|"actionnaire" >> heard_has_the_say & !"not"|"no longer"|"plus"|"pas"|"only if"|"sauf"|"unless"',
      'pivot_powerless',
      '"shareholders"|"actionnaires" >> crisis_leads & !"become"|"convert"|swap_to_shares|fulcrum',
    ],
    example: { en: 'The fulcrum has no say.', fr: 'Le titre pivot ne décide de rien.' },
    correction: {
      en: 'The fulcrum class leads the negotiation and is the one to own the company.',
      fr: 'La classe pivot mène la négociation et prend la société.',
    },
  },
  cash_set_aside: {
    concept: 'liquidity',
    says: [
      'flat_cash_left|~flat_cash_left > ~flat_beside_point & !"if"|"si"|"profit"|"résultat"',
      '~flat_no_hurry & !"if"|"si"|"with"|"avec"|"when"|"quand"|"months"|"mois"|"once"|"croire"|"think"',
      '~wrongly_time_left & ~wrongly_choose_route & !"if"|"si"|"months of cash"|"mois de trésorerie"|"unless"',
      '~"temps qu’il reste"|~"how long the cash lasts"|~"how much cash is left"|~"weeks of cash"|~"semaines de trésorerie" > ~"aucune importance"|~"doesn’t matter"|~"does not matter"|~"no importance"|~"importe pas"|~"ne change rien" & !"if"|"si"',
      '~crisis_cash_left > ~crisis_makes_no_matter|-"matter"',
      'heard_rushed_sale > "best price"|"meilleur prix"|"good price"|"bon prix" & !"not"|"pas"|"never"|"jamais"',
      '~cash_left_aside',
      'liquidity > does_not_care',
    ],
    example: {
      en: 'Liquidity does not matter in this choice.',
      fr: 'La liquidité n’a pas d’importance dans ce choix.',
    },
    correction: {
      en: 'Weeks of cash decide which route is still open.',
      fr: 'Les semaines de trésorerie décident de la voie encore ouverte.',
    },
  },
  employees_last: {
    concept: 'absolute_priority',
    says: [
      'lender|senior|"banks"|"banques" > flat_paid_before_staff & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'staff_paid_last',
    ],
    example: { en: 'Employees are paid last.', fr: 'Les salariés passent en dernier.' },
    correction: {
      en: 'Wages rank near the top, ahead of the lenders without security.',
      fr: 'Les salaires sont presque tout en haut, devant les prêteurs sans sûreté.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
