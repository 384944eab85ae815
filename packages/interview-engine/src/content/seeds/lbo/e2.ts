import type { Seed } from '../../types.ts';

export const e2: Seed = {
  id: 'E2',
  topic: 'lbo',
  levels: ['intern', 'analyst'],
  question: {
    en: 'What makes a good LBO candidate?',
    fr: 'Qu’est-ce qui fait une bonne cible de LBO ?',
  },
  hint: {
    en: 'Put yourself in the lender’s place: what would let you sleep?',
    fr: 'Mettez-vous à la place du prêteur : qu’est-ce qui vous rassure ?',
  },
  keyPoints: {
    en: 'Predictable cash, a position that is hard to attack, low capex and working capital needs, debt it can carry, room to improve, exit routes, a strong team.',
    fr: 'Flux prévisibles, position difficile à attaquer, peu de capex et de BFR, une dette supportable, un potentiel d’amélioration, des voies de sortie, une équipe solide.',
  },
  modelAnswer: {
    en: 'First, steady cash: recurring revenue, long contracts, little cycle, because lenders have to be paid in good and bad years. Second, a position that is hard to attack: a market leader in its niche, with barriers to entry, so that margins hold. Third, a business that does not eat money: low capex, two or three percent of sales, and little working capital. That is what lets you put five or six times EBITDA of debt on it. Then there must be something to do, prices, purchasing or bolt-ons, so that EBITDA grows while debt comes down. I want a strong team that stays. And I want to know on day one who buys it from me in five years: a trade buyer, another fund or the stock market.',
    fr: 'D’abord des flux stables : des revenus récurrents, des contrats longs, peu de cycle, parce qu’il faut payer les banques dans les bonnes et les mauvaises années. Ensuite une position difficile à attaquer : un leader dans sa niche, avec de vraies barrières à l’entrée, donc des marges qui tiennent. Puis une activité peu gourmande : un capex faible, deux ou trois pour cent du chiffre d’affaires, et peu de BFR. C’est ce qui permet de porter cinq ou six fois l’EBITDA de dette. Il faut aussi un potentiel, prix, achats ou build-up, pour que l’EBITDA progresse pendant que la dette baisse. Je veux une équipe solide, qui reste. Enfin, dès l’entrée, je veux savoir à qui on revend dans cinq ans : un industriel, un autre fonds ou la bourse.',
  },
  must: ['good_lbo', 'capex'],
  bonus: ['moat', 'leverage', 'exit', 'value_levers'],
  points: {
    leverage: { says: ['lbo_carry_debt > # & lbo_turns', 'lbo_room_to_borrow'] },
    good_lbo: { byName: true },
    capex: {
      says: [
        'lbo_spend_on_assets & lender_gets_crumbs',
        'only_needs > light_things',
        '-lbo_spend_on_assets & ~lbo_operating_profit|~lbo_surplus',
        '-lbo_swallows_money',
        'lbo_spend_on_assets > lbo_little',
        '~lbo_little > ~lbo_spend_on_assets',
        '~lbo_spend_on_assets & ~lbo_no_need',
        '~lbo_money_hungry',
        'lbo_little > asset',
        '-absorb & -lbo_spend_on_assets',
        'lbo_must_avoid > ~lbo_buys_again > ~lbo_spend_on_assets',
        '~lbo_spend_on_assets & ~lbo_nothing_left_for_bank',
      ],
    },
    exit: {
      says: ['lbo_who_buys_it & lbo_hold_years', 'lbo_who_buys_it & lbo_one_day|lbo_exit_route'],
    },
    value_levers: {
      says: [
        'growth|lbo_profit_up & lbo_give_back|lbo_less_debt',
        '"grandir"|"grow" > lbo_operating_profit > "désendetter"|"delever"|lbo_less_debt',
        'lbo_room_to_improve',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Give me a sector that fits, and tell me why lenders like it.',
        fr: 'Donnez-moi un secteur qui s’y prête, et dites-moi pourquoi les prêteurs l’aiment.',
      },
      aims: ['good_lbo', 'moat', 'capex'],
    },
    {
      rung: 2,
      text: {
        en: 'Would you do an LBO of a software company that doubles its sales every year and burns cash?',
        fr: 'Feriez-vous un LBO sur un éditeur de logiciels qui double ses ventes chaque année et brûle du cash ?',
      },
      aims: ['good_lbo', 'leverage'],
    },
    {
      rung: 3,
      text: {
        en: 'EBITDA falls by a fifth in a recession: how much debt would you still put on it?',
        fr: 'L’EBITDA baisse d’un cinquième en récession : combien de dette mettriez-vous encore ?',
      },
      aims: ['leverage', 'good_lbo'],
    },
    {
      rung: 4,
      text: {
        en: 'Which is worse for the fund: cyclical sales or a heavy investment plan?',
        fr: 'Qu’est-ce qui est pire pour le fonds : des ventes cycliques ou un plan d’investissement lourd ?',
      },
      aims: ['good_lbo', 'capex'],
    },
  ],
  wrongClaims: [
    'debt_suits_cycles',
    'debt_out_of_scale',
    'cheap_is_enough',
    'lbo_traits_irrelevant',
    'fast_growth_best',
    'wants_swinging_cash',
    'wants_heavy_spending',
    'wants_weak_position',
    'wants_indebted_target',
    'exit_need_not_be_known',
    'more_debt_always_better',
    'leverage_on_sales',
    'exit_only_by_listing',
    'single_lever',
    'lends_on_assets_only',
  ],
};
