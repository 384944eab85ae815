import type { Seed } from '../../types.ts';

export const d7: Seed = {
  id: 'D7',
  topic: 'dcf',
  levels: ['analyst'],
  question: {
    en: 'Do the full DCF in your head: first cash flow {f1}, growing {g} a year over {n}, WACC {w}, long-term growth {gt}, net debt {netdebt}, {shares} shares. Talk me through it, to a value per share.',
    fr: 'Faites le DCF complet de tête : premier flux {f1}, croissance de {g} par an sur {n}, CMPC {w}, croissance à l’infini {gt}, dette nette {netdebt}, {shares} d’actions. Raisonnez à voix haute, jusqu’à la valeur par action.',
  },
  hint: {
    en: 'Take the years of the plan first, then what comes after.',
    fr: 'Prenez d’abord les années du plan, puis ce qui vient après.',
  },
  keyPoints: {
    en: 'Discount the growing flows, add the discounted terminal value to reach enterprise value, subtract net debt, divide by the shares; check the weight of the terminal value and flex the WACC.',
    fr: 'Actualiser les flux en croissance, ajouter la valeur terminale actualisée pour obtenir la VE, retirer la dette nette, diviser par le nombre d’actions ; vérifier le poids de la VT et tester le CMPC.',
  },
  modelAnswer: {
    en: 'These are unlevered free cash flows, before interest, so the WACC of {w} is the right rate. I grow the first one, {f1}, by {g} a year, and discount each year to today: one year for the first flow, {n} for the last. Then the terminal value: the last flow grown once more by {gt}, divided by the WACC minus {gt}, and discounted over {n} as well. The two add up to enterprise value. I subtract the net debt of {netdebt} to reach equity, and divide by {shares} shares, which gives {per_share} a share. As a check, most of the total value sits in the terminal value, which is usual, so I would run a sensitivity on the WACC and on long-term growth.',
    fr: 'Ce sont des flux disponibles, avant intérêts, donc le CMPC de {w} est le bon taux. Je fais croître le premier flux, {f1}, de {g} par an, et j’actualise chaque année : un an pour le premier, {n} pour le dernier. Ensuite la valeur terminale : le dernier flux augmenté une fois de {gt}, divisé par le CMPC moins {gt}, et actualisé lui aussi sur {n}. La somme donne la VE. Je retire la dette nette de {netdebt} pour arriver à la valeur des titres, que je divise par {shares} d’actions : j’obtiens {per_share} par action. Pour vérifier, l’essentiel de la valeur vient de la valeur terminale, c’est habituel, et je ferais une sensibilité au taux et à la croissance.',
  },
  must: ['ufcf', 'discounting', 'terminal_value', 'bridge'],
  bonus: ['tv_weight', 'sensitivity'],
  points: {
    discounting: {
      says: [
        'divide & per_year_waited',
        'shrink_soft|fall|knock_off|deducts|subtract & #|percent_word & per_year_waited|wait',
        'in_hand_now & value|worth_word & #',
        '# & patience_costs',
        'patience_costs & today',
        'knock_off > # > costs_of_waiting|percent_word',
        '# > knock_off|"off" & costs_of_waiting',

        'discounting > # > # > #',
        'wait > "cost"|"costs"|"coûte"|lose > #',
        '# > over_word|divide > # & wacc|rate',
        '# > rate_point & flows|year',
        'divide & # & year',
        'shrink & # & year|percent_word|rate',
      ],
    },
    terminal_value: {
      says: [
        'last_flow & #|percent_word & over_word|divide',
        '# > over_word > small_percent',
        'terminal_value|lump > #',
        'divide|over_word > # > subtract > #',
        '# > multiply > # > over_word|divide > # > subtract > #',
        '# & over_gap',
        'one_lump & #',
        'next_flow & divide|over_word & #',
        '# > over_word|divide > small_percent',
        'last_flow & divide|multiply & #',
      ],
    },
    tv_weight: {
      says: [
        'lump > share_of_total',
        'share_of_total > lump & !"flow"|"flux"',
        'share_of_total & of_total',
        'ev > # > share_of_total|"%" > is_about|come_from > terminal_value|lump|afterwards',
        '"percent of that"|"% of that"|"of which"|"dont" > terminal_value',
      ],
    },
    bridge: {
      general: false,
      says: [
        'debt|lender > # & left_over & "cut into"|"split"|"shared"|"coupé"|divide',
        'pay|repay|deducts|subtract & lender|borrowings|debt & is_mine',
        'pay|repay & lender|borrowings & left_over & !before|before_bank|ask_return',
        '# & lender|debt & remain|left_over > #',
        'deducts|repay|subtract & borrowings|debt|liability & left_over',
        '# > lender & divide & remain|left_over',
        'lender > # > remain|left_over & share|shares_count|share_of_company|#',
        'owed_to_bank & left_over|remain|share',
        'borrowings|debt > # & remain|left_over > #',
        'repay & lender & remain|left_over & owner|share_of_company|share',
        'lender > # & owner|equity',
        '# & lender|debt|net_debt & remain & owner|equity',
        '# > lender > remain|left_over & share|shares_count|share_of_company',
        'repay|pay & lender|debt & remain & owner|equity',
        '# > subtract > # & owner|equity|equity_value',
        'repay|deducts & debt|net_debt|liability & shares_count|share_of_company',
        'deducts > net_debt|debt',
        'deducts & net_debt|debt & equity_value|equity|owner',
        'repay & debt|liability & remain & share_of_company|shares_count|owner',
      ],
    },
    sensitivity: {
      says: [
        '# > instead > ~# & ~lose|~fall|~rise',
        '"move"|"jiggle"|"rebouge"|"bouge"|"bouger"|"montre une table"|"show a table" > # & see_effect|how_ugly|"plus ou moins"|"plus or minus"',
        '"table"|"tableau" & wacc|rate|growth & half_a_point|"plus ou moins"|"plus or minus"',
        'redo_word & how_ugly',

        'see_effect > # & "with"|"avec"',
        'redo_word > #',
        'wacc|rate|growth & # & "cost"|lose|swing|fall|rise & share_of_company|euro',
      ],
    },
    ufcf: {
      says: [
        'unserved_cash & #|"cash"|"argent"|"crache"|"throws off"',

        '"avant d’avoir rien payé"|"avant de payer les banques"|"avant d’avoir payé"|"before paying the bank"|"before anyone has paid" & #',
        'ufcf & # & rise|year|equal|growth',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Take me through the last three steps again, slowly.',
        fr: 'Reprenez les trois dernières étapes, lentement.',
      },
      aims: ['terminal_value', 'bridge'],
    },
    {
      rung: 2,
      text: {
        en: 'Which rounding did you make, and does it matter?',
        fr: 'Quels arrondis avez-vous faits, et comptent-ils ?',
      },
      aims: ['discounting', 'tv_weight'],
    },
    {
      rung: 3,
      text: {
        en: 'The WACC is one point higher: is the share worth a little less, or a lot less?',
        fr: 'Le CMPC est un point plus haut : l’action vaut-elle un peu moins, ou beaucoup moins ?',
      },
      aims: ['sensitivity', 'discounting'],
    },
    {
      rung: 4,
      text: {
        en: 'EBITDA is {ebitda}. Which multiple does your result imply, and would you defend it before the client?',
        fr: 'L’EBITDA est de {ebitda}. Quel multiple votre résultat implique-t-il, et le défendriez-vous devant le client ?',
      },
      aims: ['bridge', 'terminal_value'],
    },
  ],
  wrongClaims: [
    'tv_not_discounted',
    'ev_per_share',
    'final_flow_not_grown',
    'wacc_plus_growth',
    'later_worth_more',
    'flows_undiscounted',
    'levered_at_wacc',
    'ufcf_after_interest',
    'tv_one_year_more',
    'terminal_value_small',
    'higher_rate_higher_value',
    'growth_without_limit',
    'one_case_enough',
    'unlevered_at_equity_cost',
    'one_factor_for_all',
    'wrong_discount_rate',
    'rate_hardly_matters',
    'growth_lowers_end_value',
    'big_end_value_is_good',
    'wacc_of_one_side',
    'unweighted_wacc',
    'exit_multiple_on_levered',
    'horizon_misjudged',
    'scrap_at_the_end',
  ],
  numeric: {
    generator: 'N29',
  },
};
