import type { WrongClaim } from '../../types.ts';

/** False statements that turn round a remedy, a duty or a procedure in a crisis. */
export const turnedRoundCrisisClaims = {
  swap_spares_shareholders: {
    concept: 'absolute_priority',
    says: [
      'flat_after_swap > flat_owners_keep & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'crisis_swap & crisis_owner & crisis_undiluted & !"on garde la société"|"we keep the company"|"you keep the company"|"garder la société"|"lose"|"perdent"|"only if"|"unless"',
      'crisis_swap_inverted',
      'swap_to_shares & crisis_owner >> crisis_undiluted & !"lose"|"perdent"|"only if"|"unless"',
    ],
    example: {
      en: 'In a debt-for-equity swap the shareholders are not diluted.',
      fr: 'Dans une conversion en capital, les actionnaires gardent le contrôle.',
    },
    correction: {
      en: 'Lenders turn their claims into shares and own the company; the old holders are left with next to nothing.',
      fr: 'Les prêteurs transforment leurs créances en titres et possèdent la société ; les anciens associés n’ont presque plus rien.',
    },
  },
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
  foreign_lender_unbound: {
    concept: 'collective_proceedings',
    says: [
      'flat_foreign_lender > ~flat_outside_it & !"even"|"même"|"think"|"croire"|"if"|"conciliation"|"mandat"',
      '~crisis_foreign > ~crisis_untouched',
      'as_a_foreigner & only_the_french_bound',
      'as_a_foreigner > ~crisis_untouched',
      'route_for_the_french & !route_all_the_same|"not"',
      '~route_from_abroad|~route_other_law & ~route_stays_outside & !route_all_the_same|nobody_word',
      '~route_from_abroad > ~route_stays_outside & !route_all_the_same|nobody_word',
    ],
    example: {
      en: 'A foreign lender is not bound by a French plan.',
      fr: 'Un prêteur étranger n’est pas concerné par la procédure.',
    },
    correction: {
      en: 'Once a court opens proceedings, it stays and binds every creditor, wherever he sits.',
      fr: 'Une fois la procédure ouverte par le tribunal, elle gèle et lie tous les créanciers, où qu’ils soient.',
    },
  },
  plan_binds_the_willing: {
    concept: 'collective_proceedings',
    says: [
      'route_i_vote_no > ~route_plan_misses_me & !crisis_talks|"agreement"|"accord"|"even"|"même"|"does not mean"',
      '"plan"|"plans" > binds_only_assenting & !crisis_talks|"agreement"|"accord"',
      'route_i_vote_no > ~route_plan_misses_me & !crisis_talks|"agreement"|"accord"|"even"|"même"',
      '~route_plan_misses_me > "if"|"unless"|"si" > "vote"|"voted"|"sign"|"signed"|"voté"|"signé" & !crisis_talks|"agreement"|"accord"|"even"|"même"',
    ],
    example: {
      en: 'The plan only binds the lenders who voted for it.',
      fr: 'Le plan ne s’impose qu’aux créanciers qui l’ont voté.',
    },
    correction: {
      en: 'Once classes have voted and the court has adopted it, a plan binds those who said no as well.',
      fr: 'Une fois voté par les classes et arrêté par le tribunal, le plan lie aussi ceux qui ont dit non.',
    },
  },
  managers_out_in_safeguard: {
    concept: 'collective_proceedings',
    says: [
      'crisis_safeguard > rescue_manager_replaced & !crisis_receiver_word',
      'crisis_safeguard > crisis_managers >> crisis_ousted & !crisis_receiver_word',
    ],
    example: {
      en: 'In a safeguard the management is replaced.',
      fr: 'En sauvegarde, le dirigeant est écarté.',
    },
    correction: {
      en: 'In a safeguard the managers go on running the company, under the eye of an administrator.',
      fr: 'En sauvegarde, le dirigeant continue de gérer, sous l’œil d’un administrateur.',
    },
  },
  swap_brings_cash: {
    concept: 'liquidity',
    says: ['crisis_swap > crisis_brings_cash'],
    example: {
      en: 'A debt-for-equity swap brings fresh cash.',
      fr: 'La conversion en capital apporte de l’argent frais.',
    },
    correction: {
      en: 'Turning debt into shares saves interest and repayments, but no new money comes in.',
      fr: 'Convertir la dette épargne intérêts et remboursements, mais aucun argent nouveau n’entre.',
    },
  },
  lender_picks_buyer: {
    concept: 'collective_proceedings',
    says: ['lender > crisis_selects > crisis_taker'],
    example: {
      en: 'In receivership the main lender chooses the buyer.',
      fr: 'En redressement, c’est le prêteur qui choisit le repreneur.',
    },
    correction: {
      en: 'The court decides between the offers, looking at jobs, the business and what creditors get.',
      fr: 'Le tribunal tranche entre les offres, selon l’emploi, l’activité et ce que touchent les créanciers.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
