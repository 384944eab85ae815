import type { Seed } from '../../types.ts';
import { ownView } from '../../shared-statements.ts';

export const k6: Seed = {
  id: 'K6',
  topic: 'case_real',
  levels: ['analyst', 'associate'],
  question: {
    en: 'A real case. A large announced deal was abandoned after regulators objected, as Adobe and Figma was. What should each side have done?',
    fr: 'Un cas réel. Une grande opération annoncée a été abandonnée après les objections des régulateurs, comme Adobe et Figma. Qu’aurait dû faire chaque partie ?',
  },
  hint: {
    en: 'Go back to the day of signing: what could each side have foreseen?',
    fr: 'Revenez au jour de la signature : que pouvait prévoir chaque partie ?',
  },
  keyPoints: {
    en: 'Front-load remedies, market definition, long-stop date, reverse fee, plan B, alternative structure.',
    fr: 'Préparer tôt les remèdes, définition du marché, date butoir, indemnité inversée, plan B, autre structure.',
  },
  modelAnswer: {
    en: 'Adobe and Figma: about 20 billion dollars, half cash, half shares, signed in September 2022 and abandoned in December 2023, and Adobe paid one billion. The reason was clear: Figma brought the online design market and young customers that Adobe lacked. But that was the problem, the regulators saw a direct competitor being swallowed. The buyer should have tested the market definition before signing and offered remedies early, a product to sell with its buyer identified, and kept a plan B, a partnership or a minority stake. The seller was right to ask in the contract for a long-stop date, an obligation to accept remedies and a reverse break fee if it failed. My view: both underestimated the risk, and I would not have signed without a remedy ready.',
    fr: 'Adobe et Figma : environ 20 milliards de dollars, moitié numéraire, moitié titres, signés en septembre 2022 et abandonnés en décembre 2023, et Adobe a versé un milliard. L’intérêt était clair : Figma apportait le marché du design en ligne et des clients jeunes. Mais les régulateurs y ont vu un concurrent direct qu’on avale. L’acheteur aurait dû tester la définition du marché avant de signer et proposer des remèdes d’emblée, une activité à vendre avec un repreneur identifié, et garder un plan B, un partenariat ou une participation minoritaire. Le vendeur a eu raison d’exiger dans le contrat une date butoir, l’obligation d’accepter des remèdes et une indemnité inversée en cas d’échec. Mon avis : les deux ont sous-estimé le risque, et je n’aurais pas signé sans remède prêt.',
  },
  must: ['antitrust', 'mac', 'own_view'],
  bonus: ['spa', 'rationale', 'plan_b'],
  points: {
    antitrust: {
      general: false,
      says: [
        '~watchman & ~lets_one_go|~too_strong_together',
        '~watchman & ~goes_there_first & ~gives_leave|~too_strong_together|~lets_one_go',
        '~too_strong_together & ~gives_leave|~lets_one_go',
        'turn_same_public & turn_give_up|deals_divest|deals_regulator|deals_early',
        'deals_regulator|deals_merger_watchdog & turn_give_up',
        'deals_regulator|deals_merger_watchdog & case_watch_fear',
        'deals_overlap & deals_early|depend|case_watch_fear',
        'deals_divest & deals_early|deals_remedy_taker|deals_contract_duty',
        'deals_overlap & check|deals_signing_day|before',
        'deals_overlap & deals_divest',
        'deals_regulator & deals_contact_word & deals_early|before',
      ],
    },
    mac: {
      byName: true,
      general: false,
      says: [
        '~if_it_is_refused & ~each_goes_home|~pays_for_the_wait',
        '~case_falls_through & case_written_in|deals_walk_away',
        'deals_time_limit & deals_extend & case_written_in',
        '~deals_condition & deals_walk_away',
        'deals_time_limit & deals_compensation|deals_condition|deals_sale_contract',
        'deals_named_break_fee & pay|deals_collapse|buyer|protect|deals_time_limit|deals_sale_contract|deals_haggle',
        'deals_long_stop & deals_named_break_fee|deals_extend',
      ],
    },
    own_view: {
      says: [
        'deals_opinion|i_judge|for_me & case_puts_blame',
        'i_judge & "needed"|"too"|"trop vite"|"trop tard"|"fallait"|"aurait dû"|"should have"',
        ...ownView,
        'deals_strong_opinion',
      ],
    },
    spa: {
      byName: false,
      general: false,
      says: [
        'deals_sale_contract & case_runs_freely',
        'deals_contract_duty & deals_compensation|deals_divest|deals_time_limit',
      ],
    },
    rationale: {
      says: [
        'deals_reason_why & deals_strategic_object & one_gives_other|deals_gain_access',
        'deals_strategic_object > deals_strategic_object & deals_reason_why',
      ],
    },
  },
  followUps: [
    {
      rung: 2,
      text: {
        en: 'How do you size a reverse break fee?',
        fr: 'Comment dimensionnez-vous une indemnité de rupture inversée ?',
      },
      aims: ['mac'],
    },
    {
      rung: 3,
      text: {
        en: 'The review was planned for twelve months and takes twenty: who should pay for the wait?',
        fr: 'L’examen était prévu pour douze mois et en prend vingt : qui doit payer l’attente ?',
      },
      aims: ['mac', 'spa'],
    },
    {
      rung: 4,
      text: {
        en: 'What do you tell the employees during fifteen months?',
        fr: 'Que dites-vous aux salariés pendant quinze mois ?',
      },
      aims: ['own_view', 'plan_b'],
    },
  ],
  wrongClaims: [
    'authority_met_too_late',
    'failure_misattributed',
    'exit_costs_nothing',
    'no_life_without_the_deal',
    'condition_lifts_itself',
    'regulators_alone_to_blame',
    'seller_pays_reverse_fee',
    'figma_completed',
    'figma_paid_the_fee',
    'remedies_offered_late',
    'long_stop_kept_short',
    'buyer_bound_whatever',
    'break_fee_on_success',
    'wait_for_the_authority',
    'behavioural_remedies_preferred',
    'mac_protects_seller',
    'mac_for_any_reason',
    'approvals_after_closing',
    'wider_market_larger_share',
    'narrow_market_helps',
    'phase_two_in_weeks',
    'remedies_admit_guilt',
    'remedies_cost_nothing',
    'vertical_is_worse',
    'integrate_before_clearance',
    'long_stop_misread',
    'reverse_fee_misread',
    'seller_carries_antitrust',
    'integrated_to_force_it',
    'market_definition_left',
    'staff_left_in_the_dark',
    'leaders_merge_freely',
    'opinion_unwanted',
    'offer_exempt_from_control',
    'clearance_steps_unneeded',
  ],
};
