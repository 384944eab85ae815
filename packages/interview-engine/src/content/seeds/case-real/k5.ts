import { argumentForADealClaims, knownDealClaims } from '../../known-deal-claims.ts';
import type { Seed } from '../../types.ts';
import { ownView, reasonToBuy } from '../../shared-statements.ts';

export const k5: Seed = {
  id: 'K5',
  topic: 'case_real',
  levels: ['intern', 'analyst'],
  question: {
    en: 'A real case. Pick a large deal you know, for instance Microsoft and Activision, LVMH and Tiffany, or Veolia and Suez, and defend or attack the price.',
    fr: 'Un cas réel. Choisissez une grande opération que vous connaissez, par exemple Microsoft et Activision, LVMH et Tiffany, ou Veolia et Suez, et défendez ou attaquez le prix.',
  },
  hint: {
    en: 'Begin with the facts you remember.',
    fr: 'Commencez par les faits dont vous vous souvenez.',
  },
  keyPoints: {
    en: 'The facts of the deal: parties, price, premium, structure, timing; the strategic rationale; a view of your own with a risk.',
    fr: 'Faits de l’opération : parties, prix, prime, structure, calendrier ; logique stratégique ; avis argumenté avec un risque.',
  },
  modelAnswer: {
    en: 'I will take Microsoft and Activision. It was announced in January 2022 at 95 dollars a share, all in cash, about 69 billion dollars net of cash, a premium of some 45% over the last price. Why they did it: Call of Duty brings content to the Game Pass subscription, and King opens the mobile market. The cost savings are small next to the premium, so subscribers must justify it. The regulators took twenty-one months: the British authority first blocked it, then cleared it after the cloud rights went to Ubisoft, and it closed in October 2023. My view: I defend the price, full but fair for a buyer with that balance sheet. The risk is that subscriptions stall, and then it overpaid.',
    fr: 'Je prends Microsoft et Activision. L’opération est annoncée en janvier 2022 à 95 dollars par action, entièrement en numéraire, soit environ 69 milliards de dollars nets de trésorerie, avec une prime de 45 % environ sur le cours. Pourquoi : Call of Duty apporte du contenu à l’abonnement Game Pass, et King ouvre le marché du mobile. Les synergies de coûts sont faibles face à la prime, il faut donc que les abonnés la justifient. Les régulateurs ont pris vingt et un mois : l’autorité britannique bloque, puis autorise après la cession des droits du cloud à Ubisoft, et l’opération est bouclée en octobre 2023. Mon avis : je défends le prix, élevé mais juste pour un acheteur de cette taille. Le risque, c’est que les abonnements stagnent.',
  },
  must: ['deal_facts', 'rationale', 'own_view'],
  bonus: ['control_premium', 'syn_vs_premium', 'antitrust'],
  points: {
    deal_facts: {
      general: false,
      says: [
        'turn_for_price > # > turn_money_unit',
        'market_do_deal & # & deals_deal_price',
        '# > deals_deal_price & deals_deal_terms',
        '# & deals_deal_price & deals_deal_terms|deals_deal_date|deals_above_market',
        'deals_deal_price > deals_deal_price & deals_deal_terms|deals_deal_date',
      ],
    },
    rationale: {
      byName: true,
      says: [
        '~turn_short_of|~case_own_stalls|~lacks_plainly & ~passing_gave_it & deals_tiffany_name|deals_microsoft_name|deals_suez_name|deals_figma_name|deals_closed_names',
        'passing_same_trade & passing_saves_double',
        '"the point was"|"l’idée était"|"le but était" & ~side_falls_short',
        ...reasonToBuy,
        '~plain_one_instead & ~deals_strategic_object',
        '~deals_lacking & deals_strategic_object & plain_lays_hands',
        '"logique"|"logic"|"rationnel"|"rationale" & "coût"|"coûts"|"cost"|"costs"|"complementary"|"complémentaire"|"contiguous"|"contigus"|"scale"|"taille"|"network"|"réseau"|"doubler"|"gap"',
        '~lacks_plainly & ~other_brings & ~people_or_places|deals_strategic_object',
        'deals_reason_why & deals_strategic_object & one_gives_other|deals_gain_access',
        'deals_strategic_object > deals_strategic_object & "together"|"ensemble"',

        'deals_lacking & deals_strategic_object > deals_strategic_object',
        'deals_reason_why & deals_lacking & deals_strategic_object',
      ],
    },
    own_view: {
      says: [
        'case_defends_price & ~plain_never_remade',
        'case_defends_price & deals_danger|because_word|nobody_word|"risk"|"risque"|"because"|"parce que" & !"on peut"|"one can"|"you can"',
        ...ownView,
        'deals_strong_opinion & !"je donnerais"|"i would give"|"would depend"|"dépendrait"',
      ],
    },
    control_premium: {
      says: [
        '"on top"|"en plus"|"par dessus" & "control"|"contrôle" & percent_of',
        'deals_above_market & #',
        'deals_above_market & percent_of',
      ],
    },
    syn_vs_premium: {
      says: [
        'deals_joint_gains & "giving away"|"gave away"|"given away"|"hand over"|"laissé"|"abandonné"',
        '~deals_joint_gains & ~deals_extra_paid',
        'deals_joint_gains & ~deals_extra_paid & ~pay|~repay|~deals_weigh',
      ],
    },
    antitrust: {
      says: [
        'deals_regulator|market_watchdog & "made them sell"|"made them hand over"|"forced them to sell"|"hand over"|"a fait céder"|"obligés à céder"',
        'deals_regulator & late|#',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Who sold, and what did they get?',
        fr: 'Qui a vendu, et pour quoi ?',
      },
      aims: ['deal_facts'],
    },
    {
      rung: 2,
      text: {
        en: 'What would have changed your view?',
        fr: 'Qu’est-ce qui aurait changé votre avis ?',
      },
      aims: ['own_view'],
    },
    {
      rung: 3,
      text: {
        en: 'At what price would you change sides?',
        fr: 'À quel prix changeriez-vous de camp ?',
      },
      aims: ['own_view', 'deal_facts'],
    },
    {
      rung: 4,
      text: {
        en: 'What would you tell the buyer’s shareholders today?',
        fr: 'Que diriez-vous aujourd’hui aux actionnaires de l’acheteur ?',
      },
      aims: ['rationale', 'own_view'],
    },
  ],
  wrongClaims: [
    'integration_costs_nothing',
    'announced_means_done',
    'offer_exempt_from_control',
    'known_terms_turned_round',
    'known_reason_turned_round',
    'known_premium_denied',
    'view_left_to_others',
    'approvals_after_closing',
    ...knownDealClaims,
    'microsoft_unopposed',
    'premium_above_synergies',
    'premium_borne_by_seller',
    'premium_no_concern',
    'all_synergies_to_seller',
    'closing_proves_value',
    'target_jump_proves_value',
    'premium_on_other_price',
    'premium_is_the_multiple',
    'shares_raise_debt',
    'cash_dilutes',
    'paper_took_no_money',
    'buyer_fall_misread',
    'opinion_unwanted',
    'premium_after_the_news',
    'spread_misread',
    ...argumentForADealClaims,
    'synergies_always_pay',
    'high_multiple_is_mistake',
    'eps_up_proves_value',
    'pay_above_synergies',
    'size_creates_value',
    'diversification_pays',
    'premium_goes_to_company',
    'equity_over_ebitda',
    'offer_below_market',
    'deal_without_risk',
    'revenue_synergies_safer',
    'shares_are_free',
    'deals_always_higher',
    'premium_on_ev',
    'synergies_of_a_year_against_premium',
    'savings_capitalised_before_tax',
    'premium_means_fair',
  ],
};
