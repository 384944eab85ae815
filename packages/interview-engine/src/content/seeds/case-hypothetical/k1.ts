import { argumentForADealClaims } from '../../known-deal-claims.ts';
import type { Seed } from '../../types.ts';
import { ownView } from '../../shared-statements.ts';

export const k1: Seed = {
  id: 'K1',
  topic: 'case_hypothetical',
  levels: ['analyst'],
  question: {
    en: 'Here is a case. A listed French food group considers buying an organic brand at {m} sales. Structure your advice.',
    fr: 'Voici un cas. Un groupe alimentaire français coté envisage d’acheter une marque bio à {m} le chiffre d’affaires. Structurez votre conseil.',
  },
  hint: {
    en: 'Begin with what the group wants from the brand.',
    fr: 'Commencez par ce que le groupe attend de la marque.',
  },
  keyPoints: {
    en: 'Objective, fit, stand-alone value, synergies, price ceiling, financing, structure, risks, recommendation.',
    fr: 'Objectif, adéquation, valeur intrinsèque, synergies, plafond de prix, financement, structure, risques, recommandation.',
  },
  modelAnswer: {
    en: 'I start with why: the group wants growth, and organic opens young customers and new shops that its own brands do not reach. {m} sales means little; at a normal margin it is a very high multiple of EBITDA, so the synergies must justify it. {syn} less tax at {t}, capitalised at {w} with growth of {g}, less {integ} of integration: after the premium of {prem}, {npv_to_acquirer} is left for the acquirer. I would pay in cash and debt rather than in shares, which would dilute, and check that earnings per share are not hit. Diligence on suppliers and customer loyalty, and an earn-out so that the founders stay. I would recommend going ahead with a price ceiling; the main risk is that customers leave a brand owned by a big group.',
    fr: 'Je commence par le pourquoi : le groupe cherche de la croissance, et le bio lui ouvre des clients jeunes et des magasins nouveaux. En multiple d’EBITDA, {m} le chiffre d’affaires est très élevé, donc les synergies doivent justifier la prime. {syn} moins l’impôt à {t}, capitalisés à {w} avec {g} de croissance, moins {integ} d’intégration et {prem} de prime : il reste {npv_to_acquirer} pour l’acquéreur. Je paierais en numéraire et en dette plutôt qu’en actions, qui diluent, et je vérifie le BPA. Due diligence sur les fournisseurs, complément de prix pour retenir les fondateurs. Je recommande d’y aller, avec un plafond ; le principal risque, c’est que les clients quittent la marque.',
  },
  must: ['rationale', 'syn_vs_premium', 'financing_mix', 'own_view'],
  bonus: ['ev_ebitda', 'accretion', 'due_diligence', 'earnout'],
  points: {
    rationale: {
      says: [
        'plain_demand_grows & plain_already_has|~case_own_stalls',
        '~case_own_stalls & case_youth_and_growth',
        'case_own_stalls & deals_strategic_object & deals_gain_access|one_gives_other',
        '~lacks_plainly & ~other_brings & ~people_or_places|deals_strategic_object',
        'deals_reason_why & deals_strategic_object & one_gives_other|deals_gain_access',
        'deals_gain_access & deals_strategic_object',
      ],
    },
    syn_vs_premium: {
      byName: true,
      says: [
        '~plain_over_worth > ~plain_gets_back',
        'plain_ends_poorer & #',
        '~deals_extra_paid & ~deals_joint_gains|~earned_together & case_exceeds',
        '~paid_above_worth & ~earned_together & #|~own_limit',
        '~worth_alone & ~earned_together|~own_limit & #',
        'deals_extra_paid & deals_left_for_buyer',
        'deals_left_for_buyer & # & subtract',
        'deals_joint_gains & deals_left_for_buyer',
        'deals_joint_gains & deals_give_away & #|seller',
        'deals_joint_gains & ~pay & ~compare|deals_weigh',
      ],
    },
    financing_mix: {
      byName: true,
      says: [
        'pay|deals_fund_verb > borrowed_money & "rating"|"notation"',
        'deals_cash_means & deals_debt_means & -deals_share_means',
        'case_with_debt & case_rest_in_shares',
        'pay & case_rest_in_shares & debt|cash',
        '~own_savings & ~takes_loan',
        '~own_savings|~takes_loan & ~gives_slice',
        'own_cash|case_in_hand & borrowed_money & favours|mixed|"half"|"moitié"|"rest"|"reste"',
        '~case_in_hand & ~borrowed_money',
        'case_up_front & case_later',
        '~own_paper & case_gives_part',
        'deals_fund_verb & deals_cash_means|deals_debt_means|deals_share_means & !"penser"|"think about"|"matter"|"sujet"',
      ],
    },
    own_view: {
      says: [
        'deals_opinion > ~case_not_like_this',
        'deals_opinion & "walk"|"reject"|"refuse"|"refuser"|"go ahead"|"y aller"|"foncer"',
        ...ownView,
      ],
    },
    ev_ebitda: {
      says: ['# > deals_years_of_profit', 'ebitda & # & ~multiply'],
    },
    accretion: {
      says: ['deals_per_share_profit & check|~fall|rise', 'deals_per_share_profit & deals_dips'],
    },
    earnout: { says: ['plain_keeps_part_back & plain_only_if'] },
    due_diligence: {
      says: [
        'due_diligence & customer|supplier|deals_things_moved',
        'deals_comb & supplier|customer & before|deals_signing_day',
        'deals_comb & deals_brand_things',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What would you ask the client before you open a spreadsheet?',
        fr: 'Que demanderiez-vous au client avant d’ouvrir un tableur ?',
      },
      aims: ['rationale'],
    },
    {
      rung: 2,
      text: {
        en: 'The sales multiple looks absurd on EBITDA: defend it.',
        fr: 'Le multiple de chiffre d’affaires paraît absurde en EBITDA : défendez-le.',
      },
      aims: ['ev_ebitda', 'syn_vs_premium'],
    },
    {
      rung: 3,
      text: {
        en: 'Half of the synergies come two years late: what do you do with the price?',
        fr: 'La moitié des synergies arrive avec deux ans de retard : que faites-vous du prix ?',
      },
      aims: ['syn_vs_premium', 'own_view'],
    },
    {
      rung: 4,
      text: {
        en: 'The founder refuses to stay: what changes for the client?',
        fr: 'Le fondateur refuse de rester : qu’est-ce qui change pour le client ?',
      },
      aims: ['own_view', 'earnout'],
    },
  ],
  wrongClaims: [
    'view_left_to_others',
    'premium_excused',
    'debt_is_always_good',
    'earnout_turned_round',
    'diligence_after_purchase',
    'shares_cost_nothing',
    'all_synergies_to_seller',
    'multiple_of_sales_is_cheap',
    'debt_is_dearest',
    'premium_borne_by_seller',
    'premium_above_synergies',
    'sales_multiple_says_all',
    'paying_in_shares_is_free',
    'cash_costs_nothing',
    'premium_no_concern',
    'synergies_untaxed',
    'integration_costs_nothing',
    'accretion_creates_value',
    'earnout_counts_in_full',
    'price_before_purpose',
    'synergies_lower_the_ceiling',
    'shares_signal_cheap',
    'shares_signal_confidence',
    'interest_not_tax_effected',
    'debt_dearer_than_shares',
    'high_multiple_is_mistake',
    'premium_is_the_multiple',
    'shares_raise_debt',
    'cash_dilutes',
    'paper_took_no_money',
    'opinion_unwanted',
    'premium_after_the_news',
    ...argumentForADealClaims,
    'synergies_counted_twice',
    'recommendation_left_out',
    'market_lifts_what_is_bought',
    'founder_makes_no_difference',
    'diligence_called_needless',
    'equity_over_ebitda',
    'revenue_synergies_safer',
    'savings_capitalised_before_tax',
    'synergies_of_a_year_against_premium',
    'eps_up_proves_value',
    'pay_above_synergies',
    'size_creates_value',
    'giving_all_is_best',
    'purchase_steps_unneeded',
  ],
  numeric: {
    generator: 'N20',
    ask: {
      en: 'Suppose synergies of {syn} before tax, tax of {t}, a WACC of {w}, growth of {g}, integration costs of {integ} and a premium of {prem}: what is left for the acquirer?',
      fr: 'Supposons {syn} de synergies avant impôt, un impôt de {t}, un CMPC de {w}, une croissance de {g}, {integ} de coûts d’intégration et une prime de {prem} : que reste-t-il à l’acquéreur ?',
    },
  },
  parameters: {
    m: { unit: 'multiple', min: 3, max: 6, step: 1, example: 4 },
  },
};
