import type { Seed } from '../../types.ts';

export const k4: Seed = {
  id: 'K4',
  topic: 'case_hypothetical',
  levels: ['analyst'],
  question: {
    en: 'Here is a case. A division is carved out of its group, with shared IT and {c} of group charges. How do you value it?',
    fr: 'Voici un cas. Une division est détourée de son groupe, avec des systèmes informatiques partagés et {c} de frais de groupe. Comment la valorisez-vous ?',
  },
  hint: {
    en: 'Picture the division on its own: what would it have to pay for?',
    fr: 'Imaginez la division seule : que devrait-elle payer ?',
  },
  keyPoints: {
    en: 'Stand-alone cost base, dis-synergies, separation costs, transitional services, working capital peg, then multiples.',
    fr: 'Base de coûts autonome, dissynergies, coûts de séparation, services transitoires, BFR de référence, puis multiples.',
  },
  modelAnswer: {
    en: 'The reported figure is misleading because the group pays part of the costs. So I rebuild a stand-alone EBITDA: take out the {c} allocation, put in what its own IT, payroll, insurance and head office would cost, and strip the one-offs. Say that gives {ebitda}. Similar companies are worth {mult} EBITDA, which gives the enterprise value; I subtract {netdebt} of net debt, divide by {shares} shares, and get {per_share} a share. The separation costs are treated apart and deducted from the price, and a transitional services contract covers the IT for a year or two. In due diligence the buyer’s auditors check the carve-out accounts. We agree a normal level of working capital, and completion accounts rather than a locked box, since the group swept the cash.',
    fr: 'Le chiffre publié est trompeur, car le groupe paie une partie des coûts. Je reconstruis donc un EBITDA autonome : j’enlève les {c} de refacturation, je remets ce que coûteraient son informatique, sa paie, ses assurances et son siège, et je neutralise l’exceptionnel. Disons que cela donne {ebitda}. Des sociétés comparables valent {mult} l’EBITDA, d’où la valeur d’entreprise ; je retire {netdebt} de dette nette, je divise par {shares} d’actions : {per_share} par action. Les coûts de séparation se déduisent du prix, et un contrat de services transitoires couvre l’informatique un an ou deux. En due diligence, les auditeurs de l’acheteur épluchent les comptes détourés. On fixe un niveau normal de BFR, avec des comptes de closing pour ajuster le prix.',
  },
  must: ['normalise', 'ev_ebitda', 'separation_costs'],
  bonus: ['ebitda', 'due_diligence', 'nwc', 'locked_box'],
  points: {
    separation_costs: { byName: true, says: ['plain_moves_out & ~plain_is_not_free'] },
    normalise: {
      says: [
        '"once she’s on her own"|"once it’s on its own"|"on its own"|"une fois seule"|"toute seule" & "really cost"|"would cost"|"would really"|"coûterait"|"coûtera vraiment"',
        '~plain_happened_once & plain_leaves_out',
        '~plain_lives_alone & plain_spends',
        'deals_restate & deals_group_charges & takes_out|deals_alone|ebitda',
        '~no_longer_handed & ~needs_its_own',
        'deals_alone & deals_restate|ebitda',
        'deals_one_time & deals_restate',
        'deals_reported_number & deals_mistrust',
        'deals_reported_number & -deals_use_it',
        'deals_own_functions > deals_own_functions & deals_restate',
        'deals_own_functions & deals_restate & deals_alone',
      ],
    },
    ev_ebitda: {
      general: false,
      says: [
        '# > "at" > # & net_debt & !"percent"|"%"|"pour cent"|"rate"|"taux"',
        '# > "à" > # & net_debt & !"percent"|"%"|"pour cent"|"rate"|"taux"',
        'ev_ebitda|ev_over_ebitda|times_profit & #',
        '# > case_at_what_multiple > # & debt|net_debt|ev',
        'ev_over_ebitda & apply_it & multiply',
        '# > plainly_times > #',
        '# > plainly_times > plainly_profit',
        'ebitda > by_times > #',
        'lookalikes > # > by_times',
        '# > turn_times & turn_what_it_earns',
        'turn_times > # & turn_what_it_earns',
        'case_clean_profit & multiply & #',
        'deals_peers_trade & # & deals_years_of_profit|year',
        '# > multiply > # & divide & share_of_company',
        '# & multiply & ev',
        '# > multiply > # & value',
        'deals_peers_trade & # & multiply',
        'deals_peers_trade & ebitda & equal',
        'deals_peers_trade & # > deals_years_of_profit',
      ],
    },
    ebitda: {
      byName: false,
      says: [
        'ebitda & deals_restate|deals_alone',
        'before & interest & tax',
        '# & ~really_makes',
        '~reported_says > # & ~own_cost_put_in > #',
      ],
    },
    due_diligence: {
      says: [
        '"crawl through"|"go through"|"éplucher"|"passer au peigne" & "bill"|"bills"|"facture"|"factures"|"invoices"',
        'due_diligence_visit > visit_check',
        'due_diligence > "test"|"check"|"go after"|"look into"|"tester"|"vérifier"|"creuser"',
        'buyer & deals_comb & deals_papers',
      ],
    },
    locked_box: { says: ['locked_box & deals_set_level & nwc|deals_balance_items'] },
    nwc: {
      says: [
        'deals_normal_capital & nwc|deals_set_level|goods|customer',
        'deals_normal_capital > deals_normal_capital',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What does the division use today without paying for it?',
        fr: 'Qu’utilise la division aujourd’hui sans le payer ?',
      },
      aims: ['normalise'],
    },
    {
      rung: 2,
      text: {
        en: 'What is a transitional services contract worth?',
        fr: 'Que vaut un contrat de services transitoires ?',
      },
      aims: ['separation_costs'],
    },
    {
      rung: 3,
      text: {
        en: 'The real costs of being independent are twice the group charges: what happens to the value?',
        fr: 'Les vrais coûts d’une société indépendante sont le double des frais de groupe : que devient la valeur ?',
      },
      aims: ['normalise', 'ev_ebitda'],
    },
    {
      rung: 4,
      text: {
        en: 'Which one-offs hit the client in year one?',
        fr: 'Quels coûts exceptionnels pèsent sur le client la première année ?',
      },
      aims: ['separation_costs'],
    },
  ],
  wrongClaims: [
    'separation_costs_left_out',
    'profit_taken_unrestated',
    'division_priced_wrongly',
    'peg_turned_round',
    'ebitda_after_its_costs',
    'net_debt_added_in_carve_out',
    'reported_ebitda_as_is',
    'group_charges_vanish',
    'separation_costs_recur',
    'alone_costs_less',
    'one_offs_kept',
    'multiple_gives_equity',
    'separation_hits_ebitda',
    'price_mechanisms_swapped',
    'locked_box_price_adjusts',
    'dissynergies_add_profit',
    'group_multiple_for_division',
    'separation_adds_value',
    'one_offs_and_yearly_swapped',
    'transition_turned_round',
    'published_profit_is_enough',
    'alone_costs_turned_round',
    'shared_systems_cost_nothing',
    'peg_misplaced',
    'diligence_called_needless',
    'equity_judged_on_ebitda',
    'carve_out_steps_unneeded',
  ],
  numeric: {
    generator: 'N10',
    ask: {
      en: 'Suppose stand-alone EBITDA of {ebitda}, peers at {mult} EBITDA, net debt of {netdebt} and {shares} shares: what is the value per share?',
      fr: 'Supposons un EBITDA autonome de {ebitda}, des pairs à {mult} l’EBITDA, une dette nette de {netdebt} et {shares} d’actions : quelle est la valeur par action ?',
    },
  },
  parameters: {
    c: { unit: 'amount', min: 5, max: 20, step: 5, example: 10 },
  },
};
