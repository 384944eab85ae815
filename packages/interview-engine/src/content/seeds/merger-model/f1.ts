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
    value_vs_eps: {
      says: [
        '~prettier_number & ~proves_nothing|~make_wealth',

        'eps > rise & money_thrown_away',
        '~eps|~accretion & ~"cost of capital"|~"coût du capital"',
      ],
    },
    rationale: {
      general: false,
      says: [
        'specific_gain & "cannot hire"|"can’t hire"|"cannot build"|"can’t build"|"can’t make"|"recruter"|"arrive pas à"|"sait pas faire"',

        'has_it_ready & ~outbuild|~time_saved',

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
        'time_saved & place_word',
        'place_word & thing_gained & takes_over',
        'outbuild & place_word',
        'takes_over & specific_gain',
        'takes_over & place_word',
        'takes_over & bulk_up|enter_market|gain_capability & !buy_in_bulk|"purchasing"|"achats"',
        'deals_reason_why & deals_gain_access & deals_strategic_object',
        'deals_gain_access > deals_strategic_object & deals_strategic_object',
        'deals_gain_access & deals_strategic_object & sell|revenue|growth',
        'bulk_up & stand_up_to',
        'stand_up_to & takes_over|gather_up',
        'outbuild & thing_gained & their_side',
        'time_saved & has_it_ready',
        'has_it_ready & outbuild',
        'overnight_word & thing_gained|place_word|enter_market',
      ],
    },
    synergies_cost: {
      says: [
        '"one"|"un seul"|"une seule" > "instead of two"|"au lieu de deux"',

        'duplicates|two_of_it > "become one"|"becomes one"|"deviennent une"|"deviennent un"',
        'duplicates|two_of_it & "bargain"|"négocie"',

        'buy_in_bulk & better_terms|supplier',
        'duplicates & save_costs|no_need_for_two',
        'no_need_for_two & both',
        'two_of_it & do_away',
        'buy_in_bulk & price|cost',
        'synergy > save_costs|duplicates',
        'save_costs|duplicates > synergy',
        'synergy & tax',
        'duplicates|two_of_it & put_two_together',
        'two_of_it > duplicates & save_costs|put_two_together',
        'buy|"order"|"ordering"|"commande" & two_of_it|both & better_terms',
      ],
    },
    integration_cost: {
      says: [
        '~mess_of_joining & ~neglects_it|slow_arrival',

        'fitting_together & mess_and_months|one_off_spending|slow_arrival',

        'culture & clash',
        'integration_cost|one_off_spending & slow_arrival',
        'systems & clash|slow_arrival|one_off_spending',
        'one_off_spending|integration_cost & neglects_it',
        '~one_off_spending|~integration_cost & ~neglects_it|"oublie"',
      ],
    },
    antitrust: {
      says: [
        'authorities & impose',
        'authorities > "make you sell"|"force you to sell"|"faire vendre"|"obliger à vendre"',
      ],
    },
    syn_vs_premium: {
      byName: true,
      says: [
        '~given_beyond_worth & ~savings_fall_short',
        'money_saved|synergy > ~makes_good > part_overpaid',

        'paid_to_seller > # > worth_now > # & money_saved|synergy|cuts_word',

        'price > "given away"|"already given"|"already handed"|"déjà donné"|"déjà payé" & cuts_word|synergy|money_saved',

        ...premiumEatsSynergies,
        'handed_to_seller|premium_paid & married_gain',
        'handed_to_seller|premium_paid & # & win_or_lose & #',
        'handed_to_seller & money_saved|synergy & win_or_lose|#',
        'married_gain & # & win_or_lose',
        'premium_paid & win_or_lose & worth_now|value',
        'premium_paid & seller & walks_off_with_all',
        'walks_off_with_all & seller & married_gain|synergy|money_saved',
        '~more_than_ever_back & ~paid_to_seller|~premium_paid|~married_gain',
        'seller & gains_to_come & paid_to_seller|"grabs"|"cash"|"encaisse"',
        'premium_paid & exceeds|covered & money_saved',
      ],
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
    'premium_goes_to_company',
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
    'premium_proves_target',
  ],
};
