import type { Seed } from '../../types.ts';
import { premiumEatsSynergies } from '../../shared-statements.ts';

export const f1: Seed = {
  id: 'F1',
  topic: 'merger_model',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Why do companies buy other companies, and why do so many deals disappoint?',
    fr: 'Pourquoi une entreprise en achète-t-elle une autre, et pourquoi tant d’opérations déçoivent-elles ?',
  },
  hint: {
    en: 'Put the promise of a deal next to its price.',
    fr: 'Mettez la promesse d’une opération en face de son prix.',
  },
  keyPoints: {
    en: 'Growth, scale, capabilities, consolidation, savings; failures: a premium above the value of the synergies, integration, culture, weak diligence, hubris.',
    fr: 'Croissance, taille, savoir-faire, consolidation, économies ; échecs : prime supérieure à la valeur des synergies, intégration, cultures, due diligence insuffisante, excès de confiance.',
  },
  modelAnswer: {
    en: 'Companies buy when building would take too long: they want a new market, a technology or more scale in a fragmented industry. On top of that come cost synergies, because two head offices and two purchasing teams become one. Most deals disappoint because of the price. The buyer pays a premium on day one, and creates value only if the synergies, after tax and discounted, are worth more than that premium. Then the integration costs more and takes longer than planned, good people leave, and the antitrust authorities may demand disposals. Finally, boards look at the wrong test: a deal can raise EPS and still destroy value, so I would rather compare the return on capital with what that capital costs.',
    fr: 'On achète quand construire soi-même prendrait trop de temps : un nouveau marché, une technologie, ou la taille critique dans un secteur fragmenté. S’y ajoutent les synergies de coûts : un seul siège, des achats groupés, moins de doublons. Les déceptions viennent surtout du prix. L’acquéreur verse une prime dès le premier jour, et il ne crée de valeur que si les synergies, après impôt et actualisées, dépassent cette prime. Ensuite, l’intégration coûte plus cher et prend plus de temps que prévu, et les autorités de la concurrence exigent parfois des cessions. Enfin, un BPA en hausse ne prouve pas qu’on a créé de la valeur : je regarde plutôt si la rentabilité du capital dépasse son coût.',
  },
  must: ['rationale', 'synergies_cost', 'syn_vs_premium'],
  bonus: ['integration_cost', 'value_vs_eps', 'antitrust'],
  points: {
    rationale: {
      byName: false,
      says: [
        'enter_market & gain_capability|bulk_up|outbuild',
        'gain_capability & bulk_up|outbuild',
        'bulk_up & outbuild',
        'want & enter_market|gain_capability|bulk_up|outbuild',
        'many_small & gather_up|bulk_up',
        '~enter_market & outbuild',
        'gain_capability & want',
        'gain_capability & outbuild',
        'time_saved & thing_gained & takes_over|"hire"|"build"|"construire"|"embaucher"',
        'takes_over & many_small',
        'time_saved & outbuild',
        'time_saved & place_word',
        'place_word & thing_gained & takes_over',
        'outbuild & place_word',
        'takes_over & specific_gain',
        'takes_over & place_word',
        'takes_over & bulk_up|enter_market|gain_capability',
      ],
    },
    synergies_cost: {
      byName: false,
      says: [
        'synergy & costs|save_costs|duplicates|tax',
        'buy_in_bulk & better_terms|supplier',
        'duplicates & save_costs|no_need_for_two',
        'no_need_for_two & both',
        'two_of_it & do_away',
        'buy_in_bulk & price|cost',
      ],
    },
    integration_cost: {
      says: [
        'culture & clash',
        'integration_cost|one_off_spending & slow_arrival',
        'systems & clash|slow_arrival|one_off_spending',
      ],
    },
    antitrust: { says: ['authorities & impose'] },
    syn_vs_premium: {
      says: [...premiumEatsSynergies],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Give me an example of a reason that holds, and of one that does not.',
        fr: 'Donnez-moi un exemple de raison solide, et un autre qui ne l’est pas.',
      },
      aims: ['rationale'],
    },
    {
      rung: 2,
      text: {
        en: 'Which rationale do you distrust most?',
        fr: 'De quelle justification vous méfiez-vous le plus ?',
      },
      aims: ['rationale', 'synergies_cost'],
    },
    {
      rung: 3,
      text: {
        en: 'Suppose only half of what was announced is delivered, two years late: who loses, and how much?',
        fr: 'Supposons que la moitié seulement de ce qui était annoncé soit réalisée, avec deux ans de retard : qui perd, et combien ?',
      },
      aims: ['syn_vs_premium', 'integration_cost'],
    },
    {
      rung: 4,
      text: {
        en: 'Your client signs in two weeks: how do you test the logic of the deal by then?',
        fr: 'Votre client signe dans deux semaines : comment testez-vous d’ici là la logique de l’opération ?',
      },
      aims: ['synergies_cost', 'syn_vs_premium'],
    },
  ],
  wrongClaims: [
    'accretion_creates_value',
    'premium_no_concern',
    'integration_costs_nothing',
    'premium_creates_value',
    'premium_reaches_buyer',
    'synergies_without_deal',
    'synergies_at_once',
    'synergies_untaxed',
    'revenue_synergies_surer',
    'deals_mostly_succeed',
    'integration_costs_added',
    'premium_above_synergies_good',
    'synergies_happen_once',
    'premium_says_nothing',
    'premium_over_synergies',
    'sales_surer_than_savings',
    'synergies_of_wrong_kind',
    'buying_for_eps',
    'integration_is_nothing',
    'synergies_from_closing',
    'timing_is_nothing',
    'premium_against_one_year',
    'authorities_wave_through',
    'synergies_sole_reason',
    'spreading_is_best',
    'size_always_pays',
    'price_never_the_cause',
    'diligence_ends_risk',
    'sellers_lose_out',
  ],
};
