import type { Seed } from '../../types.ts';
import { dealMayBeLeft } from '../../shared-statements.ts';

export const g5: Seed = {
  id: 'G5',
  topic: 'deal_process',
  levels: ['analyst', 'associate'],
  question: {
    en: 'Which clauses of an SPA move money?',
    fr: 'Dans un SPA, quelles clauses ont un impact financier ?',
  },
  hint: {
    en: 'Ask what can change the price after the signature.',
    fr: 'Demandez-vous ce qui peut modifier le prix après la signature.',
  },
  keyPoints: {
    en: 'Price mechanism, definitions of working capital and net debt, leakage, warranties, indemnities and caps, conditions, interim covenants, termination fees.',
    fr: 'Mécanisme de prix, définitions du BFR et de la dette nette, fuites de valeur, garanties, indemnités et plafonds, conditions, engagements de gestion, indemnités de rupture.',
  },
  modelAnswer: {
    en: 'I ask who pays whom if something changes. First, the price mechanism: in a locked box the price is fixed on a past balance sheet and the seller promises no leakage; with completion accounts you measure cash, debt and working capital at closing and true up. Second, the definitions: whether pensions or factoring count as debt, and what the normal working capital is, because each euro comes off the price. Third, the warranties and indemnities, with their cap, their basket and their time limit, which cover what we found in due diligence. Fourth, the conditions precedent, the MAC clause, which lets the buyer walk away between signing and closing if something grave happens, and the break fee if the deal fails. Finally the earn-out: a part of the price paid later if the profit targets are met.',
    fr: 'Je me demande qui paie quoi si quelque chose change. D’abord le mécanisme de prix : en locked box, le prix est figé sur un bilan passé et le vendeur s’interdit toute fuite de valeur ; avec des comptes de closing, on mesure le cash, la dette et le BFR au closing et on ajuste. Ensuite les définitions : les retraites ou l’affacturage sont-ils de la dette, et quel est le BFR normatif, car chaque euro se déduit du prix. Troisièmement, les garanties et indemnités, avec leur plafond, leur franchise et leur durée, qui couvrent ce que nous avons trouvé en due diligence. Quatrièmement, les conditions suspensives, la clause MAC, qui permet à l’acheteur de se retirer avant le closing, et l’indemnité de rupture. Enfin le complément de prix, payé plus tard selon les résultats.',
  },
  must: ['spa', 'locked_box', 'mac'],
  bonus: ['earnout', 'bridge', 'due_diligence'],
  points: {
    due_diligence: {
      says: [
        'told_found_by_us & deals_promises|deals_promise_limit|told_moves_price',
        'told_found_by_us & told_sellers_account',
        'deals_turn_up & "comptables"|"accountants"|"auditeurs"|"auditors"',
      ],
    },
    earnout: { says: ['deals_deferred_price & deals_deferred_if'] },
    spa: {
      general: false,
      says: [
        'deals_sale_contract & process_who_bears',
        '~defect_shows & ~who_foots_it',
        'deals_promises & deals_cap_word',
        'deals_promises & deals_promise_limit',
        'deals_promises & deals_turn_up|seller|buyer',
        'deals_cap_word & deals_recover_word',
        'deals_haggle & pay|deals_turn_up',
        'deals_turn_up & pay|deals_promise_limit',
      ],
    },
    bridge: {
      says: [
        'told_called_debt > told_moves_price',
        '"headline" > "proceeds"|"cheque"',
        '"retraite"|"retraites"|"pension"|"pensions" & "dette"|"debt" & less_of|"moins"|"off"',
        '"dette"|"debt"|"retraites"|"pension" > seller|"vendeur"|"seller" > "d’autant moins"|"that much less"|"less"|"moins"',
        '"adjust"|"ajuste" & "debt"|"dette" & nwc|"working capital"|"bfr"',

        'deals_definitions & deals_balance_items|deals_euro_for_euro|price',
        'deals_euro_for_euro & deals_balance_items|price|value',
      ],
    },
    locked_box: {
      says: [
        'deals_price_machinery & ~deals_takes_out|~deals_leakage',

        'deals_price_machinery & ~deals_leakage & !"discuss"|"discuter"|"topic"|"sujet"',
        'deals_price_machinery & deals_leakage|deals_in_between',
        '~deals_leakage & deals_in_between|deals_promises',
        'deals_takes_out & deals_hands_back',
        'deals_clock_stops & deals_takes_out|price|deals_hands_back|deals_in_between',
      ],
    },
    mac: {
      byName: true,
      says: [
        'told_still_to_get & told_leave|told_then_money',
        'told_awful & told_leave|~told_leave',
        '~deals_bad_luck_before_keys & deals_signing_day|deals_closing_day',

        'deals_free_to_go & deals_clearance',
        '"who"|"qui" > deals_walk_away|deals_drop_out & deals_compensation|pay|"coûter"|"cost"|"before"|"avant"',

        '~if_it_is_refused & deals_compensation & !"what about"',
        '~calamity & ~may_drop_it',
        '~between_promise_and_keys & ~may_drop_it',
        ...dealMayBeLeft,
      ],
    },
  },
  followUps: [
    {
      rung: 2,
      text: {
        en: 'Who bears trading between the reference date and closing?',
        fr: 'Qui supporte les résultats entre la date de référence et le closing ?',
      },
      aims: ['locked_box'],
    },
    {
      rung: 3,
      text: {
        en: 'Working capital at closing is five million below the agreed level: who pays whom?',
        fr: 'Le BFR au closing est inférieur de cinq millions au niveau convenu : qui paie qui ?',
      },
      aims: ['locked_box', 'bridge'],
    },
    {
      rung: 4,
      text: {
        en: 'What does warranty insurance change for each side?',
        fr: 'Que change une assurance de garantie de passif pour chaque partie ?',
      },
      aims: ['spa'],
    },
  ],
  wrongClaims: [
    'price_reopens_after_signing',
    'vendor_report_suffices',
    'warranties_replace_diligence',
    'locked_box_for_buyers',
    'shortfall_paid_to_seller',
    'warranties_shield_seller',
    'locked_box_price_adjusts',
    'completion_accounts_fixed',
    'seller_keeps_locked_box_profit',
    'warranties_without_limit',
    'mac_for_any_reason',
    'price_mechanisms_swapped',
    'mac_protects_seller',
    'buyer_bound_whatever',
    'exit_needs_no_clause',
    'break_fee_on_success',
    'warranties_from_buyer',
    'working_capital_reversed',
    'leakage_allowed',
    'seller_pays_reverse_fee',
    'signing_is_closing',
    'approvals_after_closing',
    'condition_lifts_itself',
    'earnout_counts_in_full',
    'earnout_paid_upfront',
    'earnout_without_dispute',
    'earnout_safe_for_seller',
    'clauses_move_nothing',
    'leakage_misread',
    'cap_misread',
    'seller_free_before_closing',
  ],
};
