import type { Seed } from '../../types.ts';

export const d6: Seed = {
  id: 'D6',
  topic: 'dcf',
  levels: ['intern', 'analyst'],
  question: {
    en: 'The last cash flow of a plan of {n} is {fcf}; long-term growth is {g} and the WACC {w}. What is the present value of the terminal value?',
    fr: 'Le dernier flux d’un plan de {n} est de {fcf} ; la croissance à l’infini est de {g} et le CMPC de {w}. Quelle est la valeur actuelle de la valeur terminale ?',
  },
  hint: {
    en: 'Two steps: the value at the end of the plan, then its value today.',
    fr: 'Deux étapes : la valeur à la fin du plan, puis sa valeur aujourd’hui.',
  },
  keyPoints: {
    en: 'TV = flow × (1 + g) / (WACC – g), at the end of the plan; discount it by (1 + WACC) to the power n. Look at its share of enterprise value.',
    fr: 'VT = flux × (1 + g) / (CMPC – g), à la fin du plan ; on l’actualise par (1 + CMPC) puissance n. Regarder son poids dans la VE.',
  },
  modelAnswer: {
    en: 'I use Gordon. The terminal value is the worth, at the end of the plan, of everything that comes after it, so I need the flow of the next year: {fcf} grown once by {g}. I divide that by the WACC of {w} minus growth of {g}, because the flow then grows forever. But this is money in {n}, not money today, so I discount it: I divide by one plus {w} to the power of the years of the plan, {n}, and not one more, because Gordon already values the flows one period before the first of them. That leaves {pv_tv} today. I would then check how much of enterprise value sits in the terminal value, often two thirds or more, and test growth and the WACC.',
    fr: 'J’utilise Gordon. La valeur terminale, c’est ce que vaut, à la fin, tout ce qui vient après, donc il me faut le flux de l’année suivante : {fcf} augmenté une fois de {g}. Je le divise par le CMPC de {w} moins la croissance de {g}, puisque ce flux croît à l’infini. Mais c’est de l’argent dans {n}, donc je l’actualise : je divise par un plus {w} à la puissance du nombre d’années du plan, pas une de plus, car Gordon donne la valeur une période avant le premier flux. Il reste {pv_tv} aujourd’hui. Puis je regarde quelle part de la VE vient de la valeur terminale, souvent les deux tiers, et je teste la croissance et le taux.',
  },
  must: ['terminal_value', 'gordon', 'discounting'],
  bonus: ['tv_weight'],
  points: {
    tv_weight: {
      says: [
        'slice_of_the_price > of_total|price|value|total_word',
        'slice_of_the_price & share_of_total|"biggest"|"la plus grosse"|"most of it"|"careful"|"prudence"|"prudent"',
        '"pèse"|"weighs" > "dans la ve"|"in the ev"|"in ev" & share_of_total|#',

        'share_of_total & of_total',
        '"how much of"|"what share of"|"quelle part" & ev|of_total',
        'weighs_this_much > ev > share_of_total',
        'share_of_total > ev',
      ],
    },
    gordon: {
      says: [
        'capitalise_flow & # > percent_word',
        'capitalise_flow & rise|growth',
        'never_ends & ~growth|~rise|~creep & #',
        '# > subtract > # > "leaves"|"laisse"|"gives"|"fait" > # & forever',

        '# > over_word|divide > small_percent',
        'gordon > # > over_word|divide > #',
        '# > subtract > # & divide|over_word',
        '# > divide > # & growth|forever|gordon',
      ],
    },
    discounting: {
      byName: true,
      says: [
        'divide & per_year_waited',
        '# > year|time_word > # > percent_word & deducts|subtract|"off"',
        'deducts|subtract|"retirer"|"take" > # > year > # > percent_word',
        'shrink_soft|fall|knock_off|deducts|subtract & #|percent_word & per_year_waited|wait',
        'in_hand_now & value|worth_word & #',
        'later & today & only_word|"about"|"que" & #',
        'costs_of_waiting > #|percent_of|lose & #|today',
        'knock_off & costs_of_waiting',

        'home_again > plan_years|percent_word|#',
        'shrink & # & plan_years',
        '"back"|"en arrière" & plan_years & percent_word|rate|divide',
      ],
    },
    terminal_value: {
      byName: true,
      says: [
        'forever|never_ends & over_word|divide & #',
        'never_ends & ~value|~worth_word & ~#',
        '# > "last day"|"dernier jour" > business_plan|plan_years|plan_word',

        '# > multiply > # > over_word|divide > # > subtract > #',
        '# & over_gap',
        '# > plan_end',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'At which date does your formula give the value, and over how many years do you bring it back?',
        fr: 'À quelle date votre formule donne-t-elle la valeur, et sur combien d’années la ramenez-vous ?',
      },
      aims: ['discounting', 'terminal_value'],
    },
    {
      rung: 3,
      text: {
        en: 'The WACC goes up one point: what is the rough effect?',
        fr: 'Le CMPC prend un point : quel effet, en gros ?',
      },
      aims: ['discounting', 'gordon'],
    },
    {
      rung: 2,
      text: {
        en: 'Which growth would you refuse to put into the formula, and why?',
        fr: 'Quelle croissance refuseriez-vous de mettre dans la formule, et pourquoi ?',
      },
      aims: ['gordon', 'terminal_value'],
    },
    {
      rung: 4,
      text: {
        en: 'The client worries that three quarters of the enterprise value lie beyond the plan. What do you say?',
        fr: 'Le client s’inquiète : les trois quarts de la VE se trouvent au-delà du plan. Que lui dites-vous ?',
      },
      aims: ['tv_weight', 'terminal_value'],
    },
  ],
  wrongClaims: [
    'final_flow_not_grown',
    'tv_not_discounted',
    'wacc_plus_growth',
    'growth_without_limit',
    'tv_one_year_more',
    'later_worth_more',
    'terminal_value_small',
    'higher_rate_higher_value',
    'growth_lowers_end_value',
    'rate_hardly_matters',
    'wrong_discount_rate',
    'one_factor_for_all',
    'exit_multiple_on_levered',
    'big_end_value_is_good',
    'flows_undiscounted',
    'methods_unrelated',
    'scrap_at_the_end',
  ],
  numeric: {
    generator: 'N08',
  },
};
