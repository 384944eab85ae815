import type { Seed } from '../../types.ts';

export const a10: Seed = {
  id: 'A10',
  topic: 'accounting',
  levels: ['associate'],
  question: {
    en: 'Management shows adjusted EBITDA 30% above reported. How do you challenge it?',
    fr: 'Le management présente un EBITDA ajusté 30 % au-dessus du publié. Comment le challengez-vous ?',
  },
  hint: {
    en: 'Take one of the lines they add and ask whether it will come back next year.',
    fr: 'Prenez une ligne qu’ils ajoutent et demandez-vous si elle reviendra l’an prochain.',
  },
  keyPoints: {
    en: 'Test recurrence, cash nature, evidence, symmetry (also negative items), standalone costs, run-rate; reconcile to cash; each 1 of EBITDA is worth the multiple.',
    fr: 'Tester la récurrence, la nature cash, les preuves, la symétrie (aussi les éléments négatifs), les coûts autonomes, le run-rate ; rapprocher de la trésorerie ; chaque euro d’EBITDA vaut le multiple.',
  },
  modelAnswer: {
    en: 'I ask for the bridge from reported to adjusted and take it line by line. First, recurrence: did this cost happen before, and will it happen again? A restructuring that comes back each year is an ordinary cost, so I refuse it. Second, proof: invoices and contracts, reviewed by our accountants in the financial due diligence. Third, symmetry: one-off gains come out too, and missing standalone costs go in. Fourth, policies: costs capitalised to flatter the figure, revenue booked too early, so I compare with the cash collected. Run-rate savings that have yet to happen I leave to the buyer. Finally, the definition must be the same as for the peers, because at ten times EBITDA each million is ten million of price.',
    fr: 'Je demande le passage du publié à l’ajusté et je le prends ligne par ligne. D’abord la récurrence : ce coût s’est-il déjà produit, va-t-il se reproduire ? Une restructuration qui revient tous les ans est une charge courante, je la refuse. Ensuite les preuves : factures et contrats, revus dans la due diligence financière. Puis la symétrie : les gains exceptionnels sortent aussi, et les coûts autonomes manquants entrent. Je cherche les frais activés pour embellir le chiffre et le chiffre d’affaires facturé trop tôt, en rapprochant de la trésorerie encaissée. Enfin, la définition doit être la même que celle des comparables, car à dix fois l’EBITDA, chaque million vaut dix millions de prix.',
  },
  must: ['normalise', 'ebitda', 'due_diligence'],
  bonus: ['capex', 'accrual', 'consistent_num_den'],
  points: {
    normalise: {
      general: false,
      says: [
        'low_pay & takes_off|takes_it_off|subtract|"le retire"|costs|adjust',
        '"clopinettes"|"peanuts"|"three times nothing"|"trois fois rien" & "patron"|"owner"|"directeur"|"manager"',
        'plain_same_bad_luck|comes_again & ~plain_normal_cost',
        'run_rate & -"count"|-"compter"|-"saved"',
        'pays_alone & add|costs|adjust',
        'run_rate & ~leave|~without_word',
        '-run_rate',
        'run_rate & -earned|-pay|not_there',
        'standalone_word',
        '~comes_again & ~subtract',
        '~comes_again & ~leave',
        '~takes_off|~subtract > ~one_offs',
        'adjustment_line > plain_same_bad_luck > "no"|"non"',
        'plain_classify & comes_again|one_offs',
        'plain_same_bad_luck & ~plain_normal_cost',
        'plain_windfall & takes_off|subtract|adjust|take_out',
        'plain_same_bad_luck & ~one_offs',
        'one_offs & keep_word & plain_same_bad_luck|adjustment_line',
        '-one_offs & adjustment_line|costs',
      ],
    },
    ebitda: {
      says: [
        'pay > multiple_of > "papier"|"paper"|"thin air"|"vent"',
        'flatter & profit|operating_profit & reinstate|add|adjustment_line',
        '"ebitda" & "publié"|"reported"|published_figure & adjustment_line',
        'check & profit|ebitda & cash_follows',
        '"ebitda" & "publié"|"reported" & "ajusté"|"adjusted"|"normalised"|"normatif"',
        'price & multiple_of & "million"|each_euro|ebitda|adjustment_line',
        'each_euro & price|multiple_of',
        '"million" & # & price',
        'price & multiple_of & shown_number',
        'line_by_line & shown_number|what_they_show|ebitda',
        'what_they_show & compare & bank_word|cash',
        'laid_beside > ebitda > cash_word',
        'ebitda > laid_beside > cash_word',
        '# > by_times|multiple_of|times_word & # & plain_costs_me',
        'plain_costs_me & # & ebitda|adjustment_line|multiple_of|shown_number',
      ],
    },
    due_diligence: {
      says: [
        'reviewer|own_experts & "revue"|"review"',
        'want_word > proof',
        'own_experts > look|line_by_line',
        'proof & check|decide|reviewer|adjustment_line|want_word',
      ],
    },
    capex: {
      byName: false,
      says: [
        'costs|adjustment_line & tangible|position_paper & pushed_word|put_word|record',
        'parked_in_capex',
        '~capitalised & ~costs|~adjustment_line|ebitda|~flatter',
        'costs & position_paper & flatter|pushed_word',
      ],
    },
    accrual: {
      says: [
        'revenue|sell & customer & pay & late|after|days_word',
        'record|booked_word > revenue|sell > -pay|-receive|not_paid_yet',
        'check & revenue|sell & receive',
        'revenue|sell|invoices & early',
        'revenue|sell > booked_word|record > -receive|not_paid_yet',
        'cash & receive & compare|check',
        'cash_follows',
      ],
    },
    consistent_num_den: {
      says: [
        '"ajusté"|"adjusted" > "ajusté"|"adjusted" & ~comparables_word',
        '~comparables_word & multiple_of & ~compare|~"hold"|~price',
        'same_rules & comparables_word|multiple_of',
        'comparables_word & same_word',
        'multiple_of & same_rules',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which add-back would you refuse first?',
        fr: 'Quel retraitement refuseriez-vous en premier ?',
      },
      aims: ['normalise'],
    },
    {
      rung: 2,
      text: {
        en: 'The auditors have signed the accounts. Why look again?',
        fr: 'Les auditeurs ont certifié les comptes. Pourquoi regarder à nouveau ?',
      },
      aims: ['due_diligence', 'normalise'],
    },
    {
      rung: 3,
      text: {
        en: 'You strike out three million of adjustments and the price is 10 times EBITDA: what changes?',
        fr: 'Vous rejetez trois millions de retraitements et le prix est de 10 fois l’EBITDA : qu’est-ce qui change ?',
      },
      aims: ['ebitda'],
    },
    {
      rung: 4,
      text: {
        en: 'You are on the sell side. Which adjustments do you advise the client to show?',
        fr: 'Vous êtes côté vendeur. Quels retraitements conseillez-vous au client de présenter ?',
      },
      aims: ['normalise', 'due_diligence'],
    },
  ],
  wrongClaims: [
    'recurring_costs_added_back',
    'run_rate_counted_as_earned',
    'gains_are_kept',
    'no_check_needed',
    'adjustments_leave_price',
    'standalone_costs_left_out',
    'low_owner_pay_added',
    'capitalised_costs_lower_ebitda',
    'adjusted_taken_as_shown',
    'recurring_is_exceptional',
    'adjustments_cost_nothing',
    'savings_counted_whole',
    'standalone_costs_needless',
    'ebitda_pays_the_bank',
  ],
};
