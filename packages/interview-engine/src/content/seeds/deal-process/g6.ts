import type { Seed } from '../../types.ts';
import { dealMayBeLeft } from '../../shared-statements.ts';

export const g6: Seed = {
  id: 'G6',
  topic: 'deal_process',
  levels: ['analyst', 'associate'],
  question: {
    en: 'A deal faces an in-depth antitrust review. How do you plan?',
    fr: 'L’opération fait l’objet d’un examen approfondi des autorités de concurrence. Comment vous organisez-vous ?',
  },
  hint: {
    en: 'Start with where the two companies meet the same customers.',
    fr: 'Commencez par les endroits où les deux sociétés se disputent les clients.',
  },
  keyPoints: {
    en: 'Market definition, overlaps, remedies and their buyer, long-stop date, reverse break fee, clean teams, timetable and communication.',
    fr: 'Définition du marché, chevauchements, remèdes et repreneur des actifs cédés, date butoir, indemnité inversée, équipes étanches, calendrier et communication.',
  },
  modelAnswer: {
    en: 'First I check that the deal still makes sense after disposals: why we did it, for the products or for the countries, and what remains. Then a map: market by market, the combined shares and the overlaps. Where we are too big together, I prepare a divestment early and find its buyer before Brussels asks for it. In the contract, the long-stop date must cover the second phase, say eighteen months; clearance is a condition precedent, and the buyer pays a reverse break fee if it fails. Meanwhile clean teams prepare the integration without sharing prices or customer data, because until clearance we remain competitors. I budget the integration cost and a year of delay on the synergies, and we keep employees, customers and the market informed.',
    fr: 'D’abord, je vérifie que l’opération vaut encore le coup après des cessions : pourquoi l’a-t-on voulue, pour la gamme ou pour les pays, et ce qui reste. Ensuite une carte : marché par marché, les parts cumulées et les chevauchements. Là où nous sommes trop gros ensemble, je prépare tôt une cession et je trouve le repreneur avant que Bruxelles ne la demande. Dans le contrat, la date butoir doit couvrir la phase 2, disons dix-huit mois ; l’autorisation est une condition suspensive, et l’acheteur verse une indemnité inversée s’il échoue. Pendant ce temps, des équipes étanches préparent l’intégration sans s’échanger les prix ni les données clients. Je budgète les coûts d’intégration et un an de retard sur les synergies, et on informe salariés, clients et marché.',
  },
  must: ['antitrust', 'mac'],
  bonus: ['rationale', 'clean_team', 'integration_cost'],
  points: {
    antitrust: {
      general: false,
      says: [
        'deals_overlap & lets_one_go',
        'deals_regulator & deals_contact_word & deals_early',
        '~too_strong_together & ~lets_one_go',
        '~too_strong_together & ~watchman|deals_market_map',
        '~watchman & ~lets_one_go',
        'deals_divest & deals_regulator',
        'deals_overlap > deals_overlap',
        'deals_divest & deals_remedy_taker|deals_early|deals_clearance|deals_merger_watchdog',
        'deals_market_map & deals_overlap|deals_divest',
        'deals_merger_watchdog & deals_divest',
        'deals_merger_watchdog & deals_early & deals_contact_word|deals_clearance|"go"|"aller"|"see"|"voir"',
        'deals_merger_watchdog & deals_overlap|deals_clearance',
        'deals_overlap & sell|deals_remedy_taker',
      ],
    },
    rationale: {
      says: [
        'told_pieces_sold & told_still_sense',
        '~process_loses_it & ~process_point_of_it',
        'process_made_to_sell & process_the_one_wanted',
        'deals_divest|lets_one_go & deals_still_holds',
        'deals_still_holds & synergy|money_saved|deals_joint_gains & deals_divest|lets_one_go|"if"|"si"',

        'deals_reason_why & deals_still_holds',
        'deals_why_deal & deals_divest|"essential"|"essentiel"',
        '~what_remains_of_it & ~why_it_was_wanted',
      ],
    },
    clean_team: {
      says: [
        'told_outsiders_only & told_both_price_lists',
        'deals_sealed_team & "données sensibles"|"sensitive data"|"sensitive"|price|"tarifs"',
        'deals_sealed_team & "partagé"|"shared"|"conseils externes"|"outside advisers"',
        '-deals_show_each_other > ~price',
        'deals_sealed_team & process_only_these & price|"see"|"voient"',
      ],
    },
    integration_cost: {
      says: [
        'told_merge_cost & told_gains_later|deals_budget_for',
        'deals_budget_for & deals_prepare_integration|deals_joint_gains',
      ],
    },
    mac: {
      byName: true,
      says: [
        '~told_no_leave_no_deal & "condition"|"contract"|"contrat"|"written"|"écrit"',
        '~if_it_is_refused & process_who_bears',
        'deals_time_limit & told_far_enough',
        '"how long we wait"|"jusqu’à quand on attend"|"how long you wait" > "who pays"|"qui dédommage"|"qui paie"',
        'deals_time_limit & ~may_leave_then',
        '~if_it_is_refused & ~deals_compensation',

        'deals_time_limit & -deals_closing_day',
        '~if_it_is_refused & deals_free_to_go',

        '~if_it_is_refused & deals_sale_contract|deals_compensation|deals_time_limit',
        '~calamity & ~may_drop_it',
        '~between_promise_and_keys & ~may_drop_it',
        ...dealMayBeLeft,
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What do you put in the contract at signing?',
        fr: 'Que mettez-vous dans le contrat à la signature ?',
      },
      aims: ['mac'],
    },
    {
      rung: 2,
      text: {
        en: 'Would you rather offer to sell something or promise to behave?',
        fr: 'Préférez-vous proposer une vente ou promettre une conduite ?',
      },
      aims: ['antitrust'],
    },
    {
      rung: 3,
      text: {
        en: 'The review takes eighteen months rather than six: what changes?',
        fr: 'L’examen dure dix-huit mois au lieu de six : qu’est-ce qui change ?',
      },
      aims: ['mac', 'integration_cost'],
    },
    {
      rung: 4,
      text: {
        en: 'How do you price the risk for the client’s shareholders?',
        fr: 'Comment chiffrez-vous le risque pour les actionnaires du client ?',
      },
      aims: ['mac', 'rationale'],
    },
  ],
  wrongClaims: [
    'size_eases_clearance',
    'remedies_kill_deal',
    'locked_box_for_buyers',
    'narrow_market_helps',
    'phase_two_in_weeks',
    'remedies_admit_guilt',
    'remedies_cost_nothing',
    'vertical_is_worse',
    'behavioural_remedies_preferred',
    'integrate_before_clearance',
    'wait_for_the_authority',
    'remedies_offered_late',
    'long_stop_kept_short',
    'data_shared_before_clearance',
    'buyer_bound_whatever',
    'exit_needs_no_clause',
    'seller_pays_reverse_fee',
    'break_fee_on_success',
    'condition_lifts_itself',
    'approvals_after_closing',
    'mac_for_any_reason',
    'mac_protects_seller',
    'integration_costs_nothing',
    'clean_team_misread',
    'review_is_formality',
  ],
};
