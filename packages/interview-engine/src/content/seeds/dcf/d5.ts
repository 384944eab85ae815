import type { Seed } from '../../types.ts';

export const d5: Seed = {
  id: 'D5',
  topic: 'dcf',
  levels: ['intern', 'analyst'],
  question: {
    en: 'There are two ways to compute a terminal value: give both, and a check of one against the other.',
    fr: 'Il y a deux façons de calculer la valeur terminale : donnez-les, avec un recoupement de l’une par l’autre.',
  },
  hint: {
    en: 'One way looks at the flows after the plan, the other at what a buyer would pay.',
    fr: 'L’une regarde les flux après le plan, l’autre ce qu’un acheteur paierait.',
  },
  keyPoints: {
    en: 'Gordon: flow × (1 + g) / (WACC – g), or a multiple × final EBITDA; from each, compute the implied multiple or the implied growth and ask whether it is plausible.',
    fr: 'Gordon : flux × (1 + g) / (CMPC – g), ou un multiple × EBITDA final ; de l’une, on déduit le multiple implicite, de l’autre la croissance implicite, et on juge si c’est plausible.',
  },
  modelAnswer: {
    en: 'The first way is perpetual growth: I take the final cash flow of {fcf}, grow it once by {g}, and divide by the WACC of {w} minus growth. The second is an exit multiple: I assume that the company is sold at the end of the plan at the EBITDA multiple where mature peers trade. To check one against the other, I divide the Gordon value by the final EBITDA of {ebitda}, which implies a multiple of {implied_multiple}, and I compare that with the sector. It works the other way too: from a multiple I back out the growth, which must not exceed nominal GDP. The final year has to be normalised, with capex close to depreciation, and both values still have to be discounted to today.',
    fr: 'La première façon, c’est la croissance à l’infini : je prends le dernier flux, {fcf}, je l’augmente une fois de {g}, et je divise par le CMPC de {w} moins la croissance. La seconde, c’est un multiple de sortie : on suppose que la société est vendue à la fin du plan au multiple d’EBITDA des pairs. Pour recouper, je divise la valeur de Gordon par l’EBITDA final de {ebitda}, soit un multiple implicite de {implied_multiple}, que je compare au secteur. Dans l’autre sens, un multiple implique une croissance, qui ne doit pas dépasser le PIB nominal. La dernière année doit être normative, avec un capex proche des amortissements, et les deux valeurs restent à actualiser.',
  },
  must: ['gordon', 'exit_multiple', 'terminal_value'],
  bonus: ['g_cap', 'discounting', 'steady_state'],
  points: {
    discounting: {
      says: ['must_word > discounting', 'end_of_plan|plan_end & discounting|shrink'],
    },
    steady_state: {
      says: [
        '"last"|"dernière"|"dernier"|"final" > must_word > normal',
        'normal > year & capex|da|nwc|must_word',
        'last_year > "normal" & must_word|-invest_word|"make sure"',

        'last_flow|last_year > normalised_word',
        'normalised_word > last_flow|last_year|flows',
      ],
    },
    terminal_value: {
      says: [
        'tells_of_the_other',
        'years_of & something_off|believable',
        'multiple_of & something_off',
        'years_of & lookalikes|competitor & "really"|"vraiment"|sell|something_off|look',
        '"how many times"|"combien de fois" & lookalikes|competitor|something_off|"vous avez rêvé"|"dream"',
        '"stop drawing"|"arrêtes de dessiner"|"arrête de dessiner"|"stop counting"|"arrête de compter" & whole_rest|"tout ce qui vient derrière"|afterwards|"all the"',

        'multiple_of > ebitda & lookalikes|competitor & something_off|believable|compare',
        'growth & forever & something_off',
        'compare & # > is_about|equal > # & multiple_of|times_word',
        'price|multiple_of|implies > growth & believable',
        'gordon > implies > # > times_word|multiple_of',
        'cross_checks',
        '# > over_word|divide > # > is_about|equal > # > multiple_of',
        'implies > # > multiple_of & ebitda',
        'forever & years_of',
        'forever & multiple_of & lookalikes|competitor',
        '# & plan_end',
        'terminal_value > # & equal|divide|multiply|is_about',
        '# > is_about > terminal_value',
        'divide & subtract & growth',
        '# > subtract > # & divide|over_word',
        'implies & multiple_of & growth',
        'growth & equal & multiple_of & ebitda',
      ],
    },
    gordon: {
      byName: true,
      says: [
        'capitalise_flow > # > subtract > #',
        'last_flow & growth & capitalise_flow',
        '# > over_word|divide > small_percent > #',
        '# > subtract > # & divide|over_word',
      ],
    },
    exit_multiple: {
      says: [
        '"trade"|"cotent"|trade_at & lookalikes|peers_word & ebitda|last_year',
        'sell > last_year|plan_end|end_of_plan > price|years_of',
        'multiple_of > ebitda > "final"|"terminal"|"last"|"dernier"',
        'sell_firm & years_of|times_word',

        '"6x"|"7x"|"8x"|"9x"|"10x"|"12x" > ebitda & !implies|gordon',
        'multiple_of & competitor|peers_word',
        'exit_multiple & ebitda',
        'multiple_of & ebitda & last_year|end_of_plan|sell|sell_firm',
        'times_word & ebitda & competitor|sell',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which cash flow do you put into the formula: that of the last year, or another one?',
        fr: 'Quel flux mettez-vous dans la formule : celui de la dernière année, ou un autre ?',
      },
      aims: ['gordon', 'steady_state'],
    },
    {
      rung: 2,
      text: {
        en: 'How do you normalise the final year?',
        fr: 'Comment normalisez-vous la dernière année ?',
      },
      aims: ['steady_state', 'terminal_value'],
    },
    {
      rung: 3,
      text: {
        en: 'Suppose the check came out far above the multiples of the peers: what would you conclude?',
        fr: 'Et si le recoupement ressortait bien au-dessus des multiples du secteur : qu’en concluriez-vous ?',
      },
      aims: ['exit_multiple', 'gordon', 'g_cap'],
    },
    {
      rung: 4,
      text: {
        en: 'The two ways are 20% apart. Which figure do you show the client?',
        fr: 'Les deux façons diffèrent de 20 %. Quel chiffre montrez-vous au client ?',
      },
      aims: ['terminal_value', 'exit_multiple', 'gordon'],
    },
  ],
  wrongClaims: [
    'final_flow_not_grown',
    'tv_not_discounted',
    'wacc_plus_growth',
    'growth_without_limit',
    'exit_multiple_on_levered',
    'tv_one_year_more',
    'peak_year_forever',
    'later_worth_more',
    'growth_lowers_end_value',
    'rate_hardly_matters',
    'methods_added_up',
    'high_multiple_low_growth',
    'wrong_discount_rate',
    'terminal_value_small',
    'higher_rate_higher_value',
    'terminal_year_starved',
    'midyear_on_exit_multiple',
    'big_end_value_is_good',
    'flows_undiscounted',
    'methods_unrelated',
    'scrap_at_the_end',
  ],
  numeric: {
    generator: 'N09',
    ask: {
      en: 'Take a final cash flow of {fcf}, growth of {g}, a WACC of {w} and final EBITDA of {ebitda}: what exit multiple does Gordon imply?',
      fr: 'Prenez un dernier flux de {fcf}, une croissance à l’infini de {g}, un CMPC de {w} et un EBITDA final de {ebitda} : quel multiple de sortie Gordon implique-t-il ?',
    },
  },
};
