import type { WrongClaim } from '../../types.ts';

/** What nobody in the trade would say: it slips into a story and gives its teller away. */
export const tradeClaims = {
  adviser_signs_the_audit: {
    concept: 'job_reality',
    says: ['deal_adviser > certifies_accounts & !"auditor"|"auditors"|"auditeur"|"auditeurs"'],
    example: {
      en: 'As the sell-side bank we signed the statutory audit of the target.',
      fr: 'Comme conseil vendeur, on a signé l’audit légal de la cible.',
    },
    correction: {
      en: 'Auditors certify the accounts; an M&A adviser runs the process, values and negotiates.',
      fr: 'Le commissaire aux comptes certifie ; le conseil M&A mène le processus, valorise et négocie.',
    },
  },
  fund_looks_at_sales_only: {
    concept: 'job_reality',
    says: ['buyout_house > measures_worth > sales_alone > ~never_on_profit'],
    example: {
      en: 'A fund values its companies on revenue, never on EBITDA.',
      fr: 'Un fonds valorise ses participations sur le chiffre d’affaires, jamais sur l’EBITDA.',
    },
    correction: {
      en: 'Funds value most companies on a multiple of EBITDA, less their net debt.',
      fr: 'Un fonds valorise le plus souvent sur un multiple d’EBITDA, dont il retire la dette nette.',
    },
  },
  bridge_walked_backwards: {
    concept: 'bridge',
    says: ['worth_of_operations > market_worth > takes_off_debt & !"from"|"de la"'],
    example: {
      en: 'Enterprise value is equity value minus net debt.',
      fr: 'La valeur d’entreprise, c’est la capitalisation boursière moins la dette nette.',
    },
    correction: {
      en: 'Enterprise value is the equity plus the net debt.',
      fr: 'La valeur d’entreprise, ce sont les fonds propres plus la dette nette.',
    },
  },
  shareholders_before_creditors: {
    concept: 'job_reality',
    says: ['shareholders_noun >> before_creditors'],
    example: {
      en: 'In a restructuring the shareholders are paid first.',
      fr: 'En restructuring, les actionnaires sont payés en premier.',
    },
    correction: {
      en: 'Creditors come first, in their order; shareholders have what is left.',
      fr: 'Les créanciers passent d’abord, dans leur ordre ; les actionnaires ont le reste.',
    },
  },
  profit_taken_for_cash: {
    concept: 'job_reality',
    says: ['equals_cash', 'lifts_profit_before_wear'],
    example: {
      en: 'EBITDA is the same as cash.',
      fr: 'L’EBITDA, c’est le cash.',
    },
    correction: {
      en: 'Between EBITDA and cash stand tax, interest, investment and working capital.',
      fr: 'Entre l’EBITDA et la trésorerie, il y a l’impôt, les intérêts, l’investissement et le BFR.',
    },
  },
  discounts_what_is_not_cash: {
    concept: 'job_reality',
    says: ['discounts_flows > discounts_profits'],
    example: {
      en: 'A DCF discounts net income.',
      fr: 'Un DCF actualise le résultat net.',
    },
    correction: {
      en: 'A DCF discounts free cash flows, not a line of the accounts.',
      fr: 'Un DCF actualise des flux de trésorerie disponibles, pas une ligne comptable.',
    },
  },
  cash_moves_at_signing: {
    concept: 'job_reality',
    says: ['cash_at_signature'],
    example: {
      en: 'The price is paid at signing.',
      fr: 'Le prix est payé au signing.',
    },
    correction: {
      en: 'Signing binds both sides; money and shares change hands at closing.',
      fr: 'Le signing engage ; l’argent et les titres changent de main au closing.',
    },
  },
  fund_carries_the_debt: {
    concept: 'job_reality',
    says: ['debt_on_the_fund'],
    example: {
      en: 'In an LBO the fund repays the debt.',
      fr: 'Dans un LBO, le fonds rembourse la dette.',
    },
    correction: {
      en: 'The company that was bought carries and repays the debt, out of its own cash flow.',
      fr: 'C’est la société achetée qui porte la dette et la rembourse par ses flux.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

/** Those claims, to be listened for in every story. */
export const tradeClaimIds = [
  'adviser_signs_the_audit',
  'fund_looks_at_sales_only',
  'bridge_walked_backwards',
  'shareholders_before_creditors',
  'profit_taken_for_cash',
  'discounts_what_is_not_cash',
  'cash_moves_at_signing',
  'fund_carries_the_debt',
  'opinion_is_a_guarantee',
  'job_taken_for_another',
  'junior_in_command',
  'team_is_not_my_job',
  'wins_by_foul_play',
  'error_left_to_the_client',
  'failure_out_of_excellence',
  'grave_flaw_shrugged_off',
  'no_direction_at_all',
  'discretion_has_exceptions',
  'rival_judged_unseen',
] as const;
