import type { Seed } from '../../types.ts';

export const d1: Seed = {
  id: 'D1',
  topic: 'dcf',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Walk me through a DCF.',
    fr: 'Décrivez-moi un DCF de bout en bout.',
  },
  hint: {
    en: 'Think of the steps in the order in which you would build the model.',
    fr: 'Pensez aux étapes dans l’ordre où vous construiriez le modèle.',
  },
  keyPoints: {
    en: 'Project unlevered free cash flow over an explicit horizon, add a terminal value, discount both at the WACC, sum to enterprise value, bridge to equity and a value per share, then run sensitivities and cross-check with multiples.',
    fr: 'Projeter les flux avant frais financiers sur un horizon explicite, ajouter une valeur terminale, actualiser le tout au CMPC, sommer pour obtenir la VE, passer aux titres et à la valeur par action, puis sensibilités et recoupement par les multiples.',
  },
  modelAnswer: {
    en: 'I start with a forecast of five to ten years, until the business is in a steady state. For each year I take unlevered free cash flow: EBIT less tax, plus depreciation, minus capex, minus the increase in working capital, so before any interest. I discount those flows to today at the WACC, because they belong to lenders and shareholders together, ideally mid-year, as the cash comes in through the year. Everything after the plan goes into a terminal value: either perpetual growth of about two percent or an exit multiple of EBITDA, discounted as well. The sum is enterprise value. I subtract net debt and the other debt-like items to reach equity, and divide by the diluted shares. I finish with sensitivities on WACC and growth.',
    fr: 'Je pars d’un plan d’affaires sur cinq à dix ans, jusqu’au régime de croisière. Chaque année, je calcule le flux disponible : l’EBIT moins l’impôt, plus les amortissements, moins le capex et la hausse du BFR, donc avant intérêts. J’actualise ces flux au CMPC, puisqu’ils reviennent aux prêteurs et aux actionnaires, si possible en milieu d’année, car l’argent rentre au fil des mois. Tout ce qui vient après le plan va dans une valeur terminale : une croissance à l’infini d’environ 2 %, ou un multiple de sortie de l’EBITDA, elle aussi actualisée. La somme donne la VE. Je retire la dette nette pour arriver à la valeur des titres, et je divise par les actions. Je termine par des sensibilités au taux et à la croissance.',
  },
  must: ['forecast', 'ufcf', 'wacc', 'terminal_value', 'discounting', 'bridge'],
  bonus: ['gordon', 'exit_multiple', 'sensitivity', 'midyear'],
  points: {
    sensitivity: {
      says: [
        '"then"|"puis"|"finally"|"enfin"|"lastly" >> sensitivity',
        '"grid"|"grille" & sensitivity',
        'redo_word & "pessimistic"|"pessimiste"|"gloomier"|"prudent"',

        'look > sensitivity',
        'see_effect & flex & return_on|creep',
        '"flex"|"vary"|"varier"|"bouger"|"move"|"moves" & wacc|growth|rate & result_word|value|"a lot"|"beaucoup" & !nwc|d_nwc',
      ],
    },
    forecast: {
      says: [
        'plan_years & business_plan & company',
        'future & company & sales_word & costs|"dépenses"|"spending"',
        'future_accounts',
        'foresee|future & sales_word & costs',
        '"business plan"|"plan d’affaires" & # & "ans"|"years"',

        'business_plan > plan_years',
        '"plan d’affaires"|"business plan" & "ans"|"years" & "normatif"|"normative"|"challengé"|"challenged"|"steady"',
      ],
    },
    discounting: {
      says: [
        'later|money_marked & shrink & per_year_waited|wait',
        'shrink_soft|fall|knock_off & rate|percent_word & per_year_waited|wait|today|later',
        '"bring"|"pull"|"roll" > "back" > today',
        '"comes back to today"|"come back to today"|"back to today"|"revient à aujourd’hui"|"reviennent à aujourd’hui" & wacc|rate|#',
        '"bring"|"take"|"pull"|"roll" > "back" > wacc|rate',
        '"ramener" > wacc|rate',
        'discounting > "at"|"by"|"with"|"using"|"au"|"avec"|"via"|"to"|"par" > wacc|rate',
        'discounting > whole_lot|whole_rest',
      ],
    },
    bridge: {
      says: [
        'pay|repay|deducts|subtract & lender|borrowings|debt & is_mine',
        'pay|repay & lender|borrowings & left_over & !before|before_bank|ask_return',
        'deducts|repay|subtract & borrowings|debt|liability & left_over & !ask_return|rate|blend|before|as_if_none',
        'owed_to_bank > left_over|remain|"what’s left"|"le reste" & owner|share_of_company|"shareholders"|"actionnaires"',

        'owed_to_bank & left_over|remain|share',
        'borrowings|debt > # & remain|left_over > #',
        'repay & lender & remain|left_over & owner|share_of_company|share',
        'repay|pay & lender|debt & remain & owner|equity',
        'deducts & debt|net_debt|liability & owner|equity|share_of_company|reach|value|ev & !ask_return|"further"',
        'deducts > net_debt',
        'repay|subtract & debt|net_debt|liability & shares_count|share_of_company',
        'repay & debt|liability & remain & share_of_company|shares_count|owner',
      ],
    },
    terminal_value: {
      byName: true,
      says: [
        'sell & continue_word & "either"|"soit"|"or"|"ou"',
        'puts_a_figure & ~the_unseen_years|~afterwards',
        'afterwards & forever|sell_firm & "either"|"soit"',
        '"au bout"|"at the end"|"beyond"|"at the back" & terminal_value & gordon|exit_multiple',
        '~terminal_value & ~the_unseen_years',
        'terminal_value > gordon & exit_multiple|multiple_of',
      ],
    },
    wacc: {
      byName: true,
      says: [
        'rate & both & blend',
        'discounting >> wacc',
        'lender & owner & # & "half and half"|"moitié moitié"|"tenths"|"dixièmes"',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which cash flow exactly, and who does it belong to?',
        fr: 'De quel flux s’agit-il exactement, et à qui revient-il ?',
      },
      aims: ['ufcf', 'wacc'],
    },
    {
      rung: 2,
      text: {
        en: 'Why stop the forecast after five years rather than ten?',
        fr: 'Pourquoi arrêter les prévisions après cinq ans plutôt que dix ?',
      },
      aims: ['forecast', 'terminal_value'],
    },
    {
      rung: 3,
      text: {
        en: 'If your discount rate goes up by one point, roughly what happens to the result?',
        fr: 'Si votre taux prend un point, que devient le résultat, en gros ?',
      },
      aims: ['discounting', 'sensitivity', 'wacc'],
    },
    {
      rung: 4,
      text: {
        en: 'Which assumption would you walk the client through first, and why?',
        fr: 'Quelle hypothèse présenteriez-vous en premier au client, et pourquoi ?',
      },
      aims: ['terminal_value', 'sensitivity', 'forecast'],
    },
  ],
  wrongClaims: [
    'levered_at_wacc',
    'ufcf_after_interest',
    'tv_not_discounted',
    'ev_per_share',
    'later_worth_more',
    'flows_undiscounted',
    'wacc_plus_growth',
    'growth_without_limit',
    'exit_multiple_on_levered',
    'tv_one_year_more',
    'higher_rate_higher_value',
    'one_case_enough',
    'final_flow_not_grown',
    'ebitda_as_cash_flow',
    'nwc_increase_added',
    'book_weights',
    'unweighted_wacc',
    'unlevered_at_equity_cost',
    'net_income_as_flow',
    'wrong_discount_rate',
    'one_factor_for_all',
    'terminal_value_small',
    'da_not_added_back',
    'depreciation_as_a_reserve',
    'capex_left_out',
    'shield_in_the_flow',
    'rate_hardly_matters',
    'taxes_ebitda',
    'tax_on_whole_wacc',
    'horizon_misjudged',
    'wacc_of_one_side',
    'tax_after_interest',
    'big_end_value_is_good',
    'growth_lowers_end_value',
    'methods_added_up',
    'methods_unrelated',
    'scrap_at_the_end',
    'midyear_lowers_value',
    'nwc_level_subtracted',
  ],
};
