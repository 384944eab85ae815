import type { Seed } from '../../types.ts';
import { reasonToBuy } from '../../shared-statements.ts';

export const i3: Seed = {
  id: 'I3',
  topic: 'market',
  levels: ['analyst'],
  question: {
    en: 'Pitch me an acquisition for a company in your favourite sector.',
    fr: 'Proposez-moi une acquisition pour une société de votre secteur préféré.',
  },
  hint: {
    en: 'Start with what the buyer lacks.',
    fr: 'Commencez par ce qui manque à l’acheteur.',
  },
  keyPoints: {
    en: 'Buyer need, target fit, price and multiple, synergies vs premium, financing, risks, next step.',
    fr: 'Besoin de l’acquéreur, adéquation de la cible, prix et multiple, synergies face à la prime, financement, risques, prochaine étape.',
  },
  modelAnswer: {
    en: 'I would go to Assa Abloy and pitch dormakaba, the Swiss maker of locks. Assa wants more access control in German-speaking markets, where dormakaba has the installed base and the service contracts, and both develop the same products. On price, I would offer a premium of thirty percent, about 900 million francs, for an enterprise value near four billion, roughly nine times EBITDA. I estimate synergies of 120 million a year, worth about 950 million after tax once capitalised, so they just cover the premium. It would be paid in cash, financed by new bonds, and earnings per share rise from year two. The main risk is the regulator: Brussels will ask for disposals where they overlap. My recommendation: do it, but never above thirty-five percent.',
    fr: 'J’irais voir Assa Abloy pour lui proposer dormakaba, le fabricant suisse de serrures. Assa veut se renforcer dans le contrôle d’accès dans les pays germanophones, où dormakaba a la base installée et les contrats de service, et les deux développent les mêmes produits. Côté prix, je proposerais une prime de 30 %, environ 900 millions de francs, pour une valeur d’entreprise proche de quatre milliards, à peu près neuf fois l’EBITDA. J’estime les synergies à 120 millions par an, soit environ 950 millions après impôt une fois capitalisées : elles couvrent tout juste la prime. Ce serait payé en numéraire, financé par des obligations, et le bénéfice par action monte dès la deuxième année. Le principal risque : Bruxelles demandera des cessions. Ma recommandation : y aller, mais jamais au-dessus de 35 %.',
  },
  must: ['rationale', 'deal_facts', 'syn_vs_premium', 'own_view'],
  bonus: ['financing_mix', 'antitrust', 'accretion'],
  points: {
    rationale: {
      byName: false,
      general: false,
      says: [
        ...reasonToBuy,
        'market_deal_logic & market_capability & market_gain_access|lbo_more_of|market_deal_party|#|market_same_work|market_has_it',
        'market_gain_access & market_capability & market_same_work|market_deal_party|market_do_deal|#|market_has_it',
        'market_capability & market_has_it & market_deal_logic|market_same_work',
        'market_sell_through & market_capability',
        'market_deal_logic & market_deal_benefit',
        'market_weak_there & market_other_strong|market_capability',
        'market_other_strong & market_capability & market_deal_logic|market_deal_party|market_gain_access',
      ],
    },
    deal_facts: {
      byName: false,
      general: false,
      says: [
        'turn_for_price > # > turn_money_unit',
        'market_over_market & #|percent_of',
        'market_do_deal & # & market_big_currency',
        'market_price_of_deal & # > market_big_currency',
        'market_price_of_deal & # & market_over_market',
        '# > market_price_multiple & market_price_of_deal|market_do_deal|market_big_currency',
        'market_do_deal & # > market_currency',
        'premium & #',
      ],
    },
    syn_vs_premium: {
      says: [
        'market_saving & market_extra_paid & market_covered_by|#',
        'market_extra_paid & market_covered_by & market_saving',
        'market_saving & # & market_worth_today',
        'market_extra_paid > market_covered_by & market_gain_word|market_saving',
      ],
    },
    own_view: {
      says: [
        'market_opinion & market_judgement|market_risk_word|#',
        'market_risk_word & market_watchdog|market_if_case|market_bad_turn',
        'market_risk_word > market_is_that',
        'market_limit_to_price & #',
      ],
    },
    financing_mix: {
      byName: false,
      says: ['market_means_of_payment & market_paper_money'],
    },
    antitrust: { says: ['market_watchdog & market_watch_act|market_risk_word'] },
    accretion: { says: ['market_per_share_profit & rise|market_climbs|year'] },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What would the buyer offer, in money and as a multiple?',
        fr: 'Combien l’acquéreur offrirait-il, en montant et en multiple ?',
      },
      aims: ['deal_facts', 'syn_vs_premium'],
    },
    {
      rung: 2,
      text: {
        en: 'Why now?',
        fr: 'Pourquoi maintenant ?',
      },
      aims: ['rationale'],
    },
    {
      rung: 3,
      text: {
        en: 'You get only half of the savings: what could the buyer still pay?',
        fr: 'Vous n’obtenez que la moitié des économies : que peut encore payer l’acquéreur ?',
      },
      aims: ['syn_vs_premium', 'deal_facts'],
    },
    {
      rung: 4,
      text: {
        en: 'What would the target’s board answer, and what would you advise then?',
        fr: 'Que répondrait le conseil de la cible, et que conseilleriez-vous alors ?',
      },
      aims: ['own_view', 'syn_vs_premium'],
    },
  ],
  wrongClaims: [
    'offer_exempt_from_control',
    'synergies_of_a_year_against_premium',
    'savings_capitalised_before_tax',
    'giving_all_is_best',
    'cheap_target_first',
    'no_premium_needed',
    'premium_on_ev',
    'equity_over_ebitda',
    'synergies_always_pay',
    'premium_is_irrelevant',
    'eps_up_proves_value',
    'pay_above_synergies',
    'revenue_synergies_safer',
    'premium_goes_to_company',
    'size_creates_value',
    'deal_without_risk',
    'shares_are_free',
    'diversification_pays',
    'offer_below_market',
    'high_multiple_is_mistake',
  ],
};
