import type { Seed } from '../../types.ts';

export const d9: Seed = {
  id: 'D9',
  topic: 'dcf',
  levels: ['analyst'],
  question: {
    en: 'When does WACC go up? Talk me through more leverage, higher rates, and size.',
    fr: 'Quand le CMPC monte-t-il ? Parlez-moi de l’effet du levier, des taux et de la taille.',
  },
  hint: {
    en: 'Take the two sources of money one after the other.',
    fr: 'Prenez les deux sources de financement l’une après l’autre.',
  },
  keyPoints: {
    en: 'Leverage gives a U-shape: cheap, tax-deductible debt first lowers the WACC, then the equity beta and default risk raise it. Higher rates raise both costs. Small size adds a premium.',
    fr: 'Le levier donne une courbe en U : la dette, bon marché et déductible, fait d’abord baisser le CMPC, puis le bêta des fonds propres et le risque de défaut le font monter. Des taux plus hauts relèvent les deux coûts. La petite taille ajoute une prime.',
  },
  modelAnswer: {
    en: 'With leverage the WACC follows a U. The first debt is cheaper than equity, and interest is tax deductible, so after tax you replace expensive money with cheap money and the WACC falls. But shareholders are paid last: the more debt, the higher the equity beta and the return they require, so the cost of equity rises. Near default, lenders widen their margins too, the cost of debt goes up, and the tax saving may be lost if there is no profit left. Beyond that point the WACC rises. Higher interest rates lift both the risk-free rate in the CAPM and the cost of debt, so the WACC rises. A smaller company is less liquid and more fragile, so investors add a size premium and banks charge more.',
    fr: 'Avec le levier, le CMPC suit une courbe en U. Au début, la dette coûte moins cher que les fonds propres, et les intérêts sont déductibles, donc après impôt on remplace de l’argent cher par de l’argent bon marché et le CMPC baisse. Mais les actionnaires passent en dernier : plus il y a de dette, plus le bêta monte, et avec lui le coût des fonds propres. Près du défaut, les prêteurs élargissent aussi leur marge et le coût de la dette augmente. Au-delà de ce point, le CMPC remonte. La hausse des taux relève le taux sans risque du MEDAF et le coût de la dette, donc le CMPC. Une petite société, moins liquide, supporte une prime de taille.',
  },
  must: ['wacc', 'cost_equity', 'cost_debt', 'tax_shield'],
  bonus: ['beta', 'rates_effect'],
  points: {
    wacc: {
      says: [
        'average_word|blend|wacc > fall > rise & borrow|debt',
        'rate_rise > wacc > "up"|"en hausse"',
        'cheap & gets_scared',
        'cheap > expensive_word',
        'fall > first_word > rise',
        'wacc|average_word & rise|fall & expensive_word|beta|risk|premium|ask_return|rf|cost_debt|cost_equity',
        'rate_rise > wacc > rise',
        'rate_rise > rise',
        'rate_rise|central_bank & expensive_word & average_word|blend',
        'u_shape & wacc|debt|average_word|rise|fall',
        'first_word & fall & rise',
        'small_firm & premium|risk|fragile_word & wacc|rise|rate|cost',
        'u_shape & curve_word',
        'rate_rise|central_bank & blend|average_word & rise',
        'small_firm > pay > expensive_word & money_word|borrow|rate',
        'too_much & debt|borrow & cheap|fall & expensive_word|rise',
      ],
    },
    cost_equity: {
      says: [
        'owner|last_paid & gets_scared & ask_return|#|expensive_word',
        'last_paid & ask_return|expensive_word|extra',
        'beta > rise & ask_return|owner',
        'safe & sleepless',
        'sleepless & #',
        'beta & ask_return',
        'beta > rise|"up" > cost_equity > rise|"up"',
        'equity|share_of_company & risk & rise|more_word|pay|expensive_word',
        'owner & ask_return',
        'owner & widen|last_paid|risk & rise|more_word|pay',
        'owner & last_paid',
        'ask_return & equity|share_of_company & return_on',
      ],
    },
    cost_debt: {
      says: [
        'cost_debt > rise',
        '"default risk"|"risque de défaut" & cost_debt|lender',

        'lender & gets_scared & ask_return|#|widen|expensive_word',
        'see_money_again & ask_return|rise|lender',
        'lender & ask_return & "double"',
        'lender|# & see_money_again',
        'credit_spread & widen',
        'credit_spread & "notation"|"rating"',
        'lender & lend_word & "double"|#',
        'credit_spread & leverage|dcf_leverage|rise',
        'lender & ask_return|widen|charge_word|risk',
        'debt|borrow|lender > expensive_word & rate_rise|central_bank|risk|more_word & !"moins cher"|"cheaper"',
        'lender > raise_word > price',
      ],
    },
    tax_shield: {
      says: [
        'lender|interest & ~escapes_tax & pay|borrow|debt|cheap',
        'tax_back & interest|lender|debt|borrow',
        'taxman & interest & pay|percent_of|share|#',
        'interest & subtract & profit|tax|taxman',
        'taxman & pay|share|help_word',
        'interest|debt & after_tax',
        'tax > save',
        'taxman & interest & "back"|refund|part_word|less_word',
        'taxman > equal > interest',
      ],
    },
    beta: {
      says: [
        'jolt & market & owner',
        'jolt & equity|share_of_company|owner & debt|leverage|dcf_leverage',
      ],
    },
    rates_effect: {
      byName: false,
      says: [
        'state|safe > more_word|rise|return_on & ask_return|both',
        'rate_rise & "both"|"les deux"',
        '"taux en hausse"|"rates up"|"higher rates" & "both"|"les deux"',

        'rate_rise > rise|wacc|cost|both|fall',
        'central_bank & raise_word|rise',
        'rate & raise_word & both|ask_return|lender|owner',
        'rate & rise & value & fall',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Take leverage alone: what moves first, and what moves later?',
        fr: 'Prenez le levier seul : qu’est-ce qui bouge d’abord, et ensuite ?',
      },
      aims: ['cost_equity', 'cost_debt', 'tax_shield'],
    },
    {
      rung: 2,
      text: {
        en: 'Where is the best level of debt?',
        fr: 'Où se situe le niveau de dette optimal ?',
      },
      aims: ['wacc', 'tax_shield'],
    },
    {
      rung: 3,
      text: {
        en: 'Long rates rise by one point. Does the WACC rise by one point as well?',
        fr: 'Les taux longs prennent un point. Le CMPC prend-il un point lui aussi ?',
      },
      aims: ['rates_effect', 'wacc', 'cost_debt'],
    },
    {
      rung: 4,
      text: {
        en: 'Your client carries forward large tax losses. Does what you said still hold for it?',
        fr: 'Votre client a d’importants déficits reportables. Ce que vous avez dit vaut-il encore pour lui ?',
      },
      aims: ['tax_shield', 'cost_debt'],
    },
  ],
  wrongClaims: [
    'lender_margin_fixed',
    'debt_always_lowers_wacc',
    'cost_equity_ignores_leverage',
    'inverted_wacc_curve',
    'higher_rates_lower_wacc',
    'small_means_lower_wacc',
    'equity_cheaper_than_debt',
    'equity_after_tax',
    'tax_ignored_in_wacc',
    'lender_pays_the_tax',
    'beta_unlevered_wrongly',
    'higher_rate_higher_value',
    'cost_debt_ignores_leverage',
    'debt_raises_wacc_at_once',
    'higher_tax_raises_wacc',
    'book_weights',
    'equity_cost_is_dividend',
    'lenders_reward_leverage',
    'beta_moves_the_wrong_way',
    'wacc_of_one_side',
  ],
};
