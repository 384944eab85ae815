import { argumentForADealClaims, knownDealClaims } from '../../known-deal-claims.ts';
import type { Seed } from '../../types.ts';
import { meansOfPayment, reasonToBuy } from '../../shared-statements.ts';

export const i1: Seed = {
  id: 'I1',
  topic: 'market',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Tell me about a deal you followed.',
    fr: 'Parlez-moi d’une opération que vous avez suivie.',
  },
  hint: {
    en: 'Take one you know well: who were the two sides, and what did each want?',
    fr: 'Prenez-en une que vous connaissez bien : qui étaient les deux camps, et que voulait chacun ?',
  },
  keyPoints: {
    en: 'Parties, price and structure, multiple or premium, rationale, financing, reaction, risk, own view; 90 seconds.',
    fr: 'Parties, prix et structure, multiple ou prime, logique, financement, réaction, risque, avis personnel ; 90 secondes.',
  },
  modelAnswer: {
    en: 'I followed Mars buying Kellanova, announced in August 2024. Mars offered 83.50 dollars a share in cash, about 36 billion dollars including debt, roughly sixteen times EBITDA and a premium of some forty-four percent over the average price before the leak. The logic: Mars wants to be strong in snacks next to chocolate, and Kellanova brings the Pringles brand and a large distribution outside the United States. It was funded with cash on hand and new bonds, since Mars is not listed. The European Commission opened an in-depth look because of its power over supermarkets, and cleared it. In my view it makes sense, but the price is full: the main risk is volumes, and if they keep falling, Mars has overpaid.',
    fr: 'J’ai suivi le rachat de Kellanova par Mars, annoncé en août 2024. Mars a offert 83,50 dollars par action en numéraire, environ 36 milliards de dollars dette comprise, soit à peu près seize fois l’EBITDA et une prime de 44 % sur le cours moyen avant la rumeur. La logique : Mars veut peser dans les snacks à côté du chocolat, et Kellanova apporte la marque Pringles et une grande distribution hors des États-Unis. C’est financé par la trésorerie disponible et des obligations nouvelles, puisque Mars n’est pas coté. La Commission européenne a ouvert une enquête approfondie, puis donné son feu vert. À mon avis l’opération est pertinente, mais le prix est tendu : le principal risque, ce sont les volumes, et s’ils baissent encore, Mars a surpayé.',
  },
  must: ['deal_facts', 'rationale', 'own_view'],
  bonus: ['control_premium', 'financing_mix', 'antitrust'],
  points: {
    deal_facts: {
      says: [
        'turn_for_price > # > turn_money_unit',
        'market_do_deal & # & market_big_currency',
        'market_price_of_deal & # > market_big_currency',
        '# > market_big_currency & market_deal_terms|market_paper_money',
      ],
    },
    rationale: {
      general: false,
      says: [
        'market_gives_foothold & !reason_only_told',
        'market_same_work & market_shares_things & !reason_only_told',
        '~market_nothing_to_put & ~market_capability',
        ...reasonToBuy,
        'plain_rather_than_build & plain_buys_ready_made|market_capability|market_do_deal',
        'plain_lacks & plain_buys_ready_made & market_capability|#',
        'plain_lacks & plain_rather_than_build',
        '~plain_lacks & market_other_strong & ~market_capability & !reason_only_told',
        'market_deal_logic & market_capability & !reason_only_told',
        'market_deal_logic & market_gain_access',
        'market_saving & market_same_work & market_deal_logic|market_deal_party',
        'market_deal_logic & market_deal_benefit & !reason_only_told',
        'market_weak_there & ~market_other_strong|~market_capability',
        'market_other_strong & market_capability & market_deal_logic|market_deal_party|market_gain_access & !reason_only_told',
        'plain_lacks & market_weak_there|market_capability & fixed_it',
      ],
    },
    own_view: {
      says: [
        'market_opinion & market_judgement|market_risk_word|market_if_case & !"exercise"|"exercice"|"passionnant"|"fascinating"',
        'market_i_say & market_judgement|market_risk_word & !"with pleasure"|"avec plaisir"',
        'market_risk_word > market_is_that',
        'asset_in_brief > price_in_brief',
        'i_would_go > ~on_condition',
        'market_opinion & market_other_way',
        'market_if_case & market_bad_turn & market_overpay_word',
      ],
    },
    control_premium: {
      says: ['market_over_market & #', 'dearer > share_paper > before & half_word|percent_of'],
    },
    financing_mix: {
      byName: false,
      says: [...meansOfPayment],
    },
    antitrust: {
      says: [
        '"satisfaire la concurrence"|"pour la concurrence"|"satisfy the regulators"|"satisfy the regulator"|"to please the regulator"',
        'market_watchdog & ~market_watch_act',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Remind me of the price and how it was paid.',
        fr: 'Rappelez-moi le prix et la façon dont il a été payé.',
      },
      aims: ['deal_facts', 'financing_mix', 'control_premium'],
    },
    {
      rung: 2,
      text: {
        en: 'What multiple was paid, and is it high?',
        fr: 'Quel multiple a été payé, et est-il élevé ?',
      },
      aims: ['deal_facts', 'control_premium', 'own_view'],
    },
    {
      rung: 2,
      text: {
        en: 'Why could the buyer not build this on its own?',
        fr: 'Pourquoi l’acquéreur ne pouvait-il pas le construire lui-même ?',
      },
      aims: ['rationale'],
    },
    {
      rung: 4,
      text: {
        en: 'Had you advised the other side, what would you have told them?',
        fr: 'Si vous aviez conseillé l’autre camp, que lui auriez-vous dit ?',
      },
      aims: ['own_view', 'rationale'],
    },
  ],
  wrongClaims: [
    'premium_borne_by_seller',
    'offer_exempt_from_control',
    'accretion_is_the_reason',
    'cheap_target_first',
    'rivals_without_synergies',
    'control_misplaced',
    'ev_built_backwards',
    'target_falls_by_premium',
    'multiple_taken_for_a_rise',
    'paper_deal_borrowed',
    'debt_said_to_lower_leverage',
    'equity_over_ebitda',
    'deals_always_higher',
    ...knownDealClaims,
    'target_jump_proves_value',
    'announced_means_done',
    'high_multiple_is_mistake',
    'size_creates_value',
    'offer_below_market',
    'deal_without_risk',
    'shares_are_free',
    'premium_goes_to_company',
    'diversification_pays',
    'synergies_always_pay',
    'premium_is_irrelevant',
    'eps_up_proves_value',
    'pay_above_synergies',
    'premium_is_the_multiple',
    'shares_raise_debt',
    'cash_dilutes',
    'paper_took_no_money',
    'buyer_fall_misread',
    'opinion_unwanted',
    'premium_after_the_news',
    'spread_misread',
    ...argumentForADealClaims,
    'premium_on_other_price',
    'premium_on_ev',
    'shares_signal_cheap',
    'shares_signal_confidence',
    'revenue_synergies_safer',
    'no_premium_needed',
  ],
};
