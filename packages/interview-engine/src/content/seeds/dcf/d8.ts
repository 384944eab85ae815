import type { Seed } from '../../types.ts';

export const d8: Seed = {
  id: 'D8',
  topic: 'dcf',
  levels: ['analyst'],
  question: {
    en: 'What does the mid-year convention do to value?',
    fr: 'Quel est l’effet de la convention de milieu d’année sur la valeur ?',
  },
  hint: {
    en: 'Ask on which date the money of a year really comes in.',
    fr: 'Demandez-vous à quelle date l’argent d’une année arrive vraiment.',
  },
  keyPoints: {
    en: 'Flows arrive on average in the middle of the year, so each is discounted half a year less: present value up by the square root of (1 + WACC). A Gordon terminal value follows the flows; one from an exit multiple is still discounted from the year end.',
    fr: 'Les flux arrivent en moyenne en milieu d’année, donc chacun est actualisé six mois de moins : valeur actuelle multipliée par la racine de (1 + CMPC). Une VT de Gordon suit les flux ; une VT par multiple reste actualisée depuis la fin de l’année.',
  },
  modelAnswer: {
    en: 'It raises the value a little. Discounting at the year end treats all the cash of a year as if it came in on the last day, but cash comes in all through the year, so on average the flows arrive around the end of June. With the convention the first flow is discounted over half a year instead of one, the second over one and a half, and so on. Each present value goes up by the square root of one plus the WACC, about four or five percent at usual rates. A terminal value from Gordon follows the flows, so it gets the same uplift. One from an exit multiple is a sale on the last day of the plan, so it is still discounted over full years.',
    fr: 'Elle augmente un peu la valeur. Actualiser en fin d’année revient à supposer que tout l’argent tombe le dernier jour, alors que les flux rentrent au fil des mois, donc en moyenne fin juin. Avec la convention, on actualise le premier flux sur une demi-année au lieu d’une, le deuxième sur une année et demie, et ainsi de suite. Chaque valeur actuelle monte de la racine de un plus le CMPC, soit 4 ou 5 % aux taux habituels. Une valeur terminale de Gordon suit les flux et prend la même hausse. Mais avec un multiple de sortie, on suppose une vente au dernier jour du plan : là, on actualise sur des années pleines.',
  },
  must: ['midyear', 'discounting'],
  bonus: ['terminal_value', 'exit_multiple'],
  points: {
    midyear: {
      says: [
        'pay|come & other_months & year_end_day',
        'other_months > other_months & pay|come',
        '~year_end_day & too_harsh',
        '~not_on_one_day & pay|"pay"|"paient"|all_year',

        'closer & value & more_word|rise|worth_word',
        'all_year & sell|receive|sales_word|cash',
      ],
    },
    discounting: {
      says: [
        'half_word|middle_of_year > closer & value|worth_word|more_word',
        'subtract|take_out|"off"|"strip" & half_word|middle_of_year & wait',
        'shrink|shrink_soft|fall & half_word > "eighteen"|"dix huit"|"18"',
        '"instead"|"lieu"|"rather" > half_word > half_word > half_word',
        '"year one"|"first year"|"première année"|"année 1" > half_word > half_word',
        'wait & closer',

        'shrink & half_word|middle_of_year|closer',
        'wait & less_word & value|worth_word|rise',
        'discounting|"exponent"|"exposant" & half_word|middle_of_year|closer & !"impact"|"timing"|"calendrier"|"matter"',
      ],
    },
    terminal_value: {
      says: [
        'gordon|terminal_value|"formula"|"formule" & follows_the_flows',
        'terminal_value & shrink & today',
        'gordon & "same logic"|"même logique"|"suite de flux"|"string of flows"|"series of flows"',

        'gordon > flows & half_word|middle_of_year',
        'gordon & exit_multiple|multiple_of & full_years|at_year_end|sell_firm|same_rules',
      ],
    },
    exit_multiple: {
      says: [
        '~sell > at_year_end & ~middle_of_year',
        'sell_firm|exit_multiple > at_year_end & ~middle_of_year|~"middle"|~"milieu"|discounting',

        'exit_multiple > discounting > full_years|at_year_end|"end of the year"|"fin de l’année"',
        'sell_firm & full_years|end_of_plan|price',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'By roughly how much does the value move, at a discount rate of ten percent?',
        fr: 'De combien la valeur bouge-t-elle à peu près, avec un taux de 10 % ?',
      },
      aims: ['discounting', 'midyear'],
    },
    {
      rung: 2,
      text: {
        en: 'When is it wrong to use the convention?',
        fr: 'Dans quel cas est-il faux d’utiliser cette convention ?',
      },
      aims: ['midyear'],
    },
    {
      rung: 2,
      text: {
        en: 'Do you treat everything in the model the same way?',
        fr: 'Traitez-vous tout de la même façon dans le modèle ?',
      },
      aims: ['terminal_value', 'exit_multiple'],
    },
    {
      rung: 3,
      text: {
        en: 'And with a valuation date at the end of September?',
        fr: 'Et avec une date de valorisation à fin septembre ?',
      },
      aims: ['discounting', 'midyear'],
    },
  ],
  wrongClaims: [
    'gordon_kept_at_year_end',
    'midyear_for_all',
    'midyear_changes_the_rate',
    'midyear_lowers_value',
    'midyear_on_exit_multiple',
    'tv_not_discounted',
    'midyear_single_date',
    'later_worth_more',
    'midyear_misdated',
    'tv_one_year_more',
  ],
};
