import type { Seed } from '../../types.ts';

export const i2: Seed = {
  id: 'I2',
  topic: 'market',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Where are rates and equity markets, and what does that do to M&A?',
    fr: 'Où en sont les taux et les marchés actions, et quel effet sur le M&A ?',
  },
  hint: {
    en: 'Give a rough level first, then follow it up to the price of a company.',
    fr: 'Donnez d’abord un ordre de grandeur, puis suivez-le jusqu’au prix d’une société.',
  },
  keyPoints: {
    en: 'Direction and order of magnitude, then transmission: cost of debt, valuation gap, LBO capacity, IPO window, cross-border FX.',
    fr: 'Direction et ordre de grandeur, puis transmission : coût de la dette, écart de valorisation, capacité de LBO, fenêtre d’introduction en bourse, changes.',
  },
  modelAnswer: {
    en: 'I give orders of magnitude and check them on the day. Central bank rates have come down from their peak of 2023, long rates much less because governments borrow a lot, and equity indices are near their record highs. For deals: when debt is cheaper, buyers can pay more, discount rates fall and valuations rise, so buyers and sellers meet. Funds can put five and a half or six times EBITDA of debt on a company instead of four and a half. Strong shares let listed groups pay in stock rather than cash. The stock market reopens, so funds can at last sell companies they have held for seven years. But investors pay for growth and solid margins only; the rest does not sell.',
    fr: 'Je donne des ordres de grandeur, à vérifier le jour même. Les banques centrales ont baissé leurs taux depuis le pic de 2023, les taux longs beaucoup moins parce que les États empruntent, et les indices boursiers sont proches de leurs plus hauts. Pour les opérations : quand la dette est moins chère, les acheteurs peuvent payer davantage, le taux d’actualisation baisse et les multiples remontent, donc acheteurs et vendeurs se retrouvent. Un fonds peut mettre cinq et demi ou six fois l’EBITDA de dette au lieu de quatre et demi. Les groupes cotés paient en titres plutôt qu’en cash. La bourse rouvre, et les fonds peuvent enfin céder leurs participations. Mais on ne paie que la croissance et les marges solides ; le reste ne se vend pas.',
  },
  must: ['rates_effect', 'market_levels'],
  bonus: ['leverage', 'financing_mix', 'exit', 'growth_margin_risk'],
  points: {
    rates_effect: {
      general: false,
      says: [
        'judge_fund_side & judge_bank_bill & ~judge_can_afford',
        '~say_put_down & market_money_price|say_borrow_cost & market_dearer|market_cheaper|#',
        'say_seller_heads & buyer|~say_meet',
        'seller & buyer & ~say_meet & market_money_price',
        'market_rates_higher > market_values_fall',
        'market_rates_lower > market_values_rise',
        'discount & rise|market_dearer & market_effect_direction & market_deal_effect',
        'market_cheaper|market_dearer > market_money_price & market_deal_effect & market_effect_direction',
        'market_money_price > market_cheaper|market_dearer & market_deal_effect & market_effect_direction',
        'market_price_gap & market_close_gap',
      ],
    },
    leverage: {
      says: [
        '"more debt"|"plus de dette" & "carry"|"carries"|"porter"|"porte"|"buyout"|"lbo"|"fund"|"fonds"',

        'lbo_lend|borrow|debt|sponsor|leverage & lbo_turns & #|lbo_more_of',
        'sponsor & lbo_lend & lbo_more_of|market_effect_direction',
      ],
    },
    financing_mix: { byName: false, says: ['market_means_of_payment & ~market_paper_money'] },
    exit: {
      says: [
        'sponsor & market_fund_exit',
        'market_ipo_window & market_fund_exit|market_reopen',
        'market_holdings_word & lbo_resell|market_ipo_route',
      ],
    },
    growth_margin_risk: {
      byName: false,
      says: [
        'growth & market_values_fall|market_effect_direction & discount|market_money_price|rate',
        'market_better_business & market_rewards',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Take one of the two, and take me step by step to the price a buyer can offer.',
        fr: 'Prenez l’un des deux, et menez-moi pas à pas jusqu’au prix qu’un acheteur peut offrir.',
      },
      aims: ['rates_effect', 'leverage'],
    },
    {
      rung: 2,
      text: {
        en: 'Which sectors benefit from where rates are?',
        fr: 'Quels secteurs profitent du niveau actuel des taux ?',
      },
      aims: ['rates_effect', 'growth_margin_risk'],
    },
    {
      rung: 3,
      text: {
        en: 'Long rates rise by a full point tomorrow: what stops first?',
        fr: 'Les taux longs prennent un point demain : qu’est-ce qui s’arrête en premier ?',
      },
      aims: ['rates_effect', 'exit', 'leverage'],
    },
    {
      rung: 4,
      text: {
        en: 'What do you tell a listed client who thinks of a large purchase this year?',
        fr: 'Que dites-vous à un client coté qui pense à un gros achat cette année ?',
      },
      aims: ['financing_mix', 'rates_effect'],
    },
  ],
  wrongClaims: [
    'paper_used_when_cheap',
    'levels_never_seen',
    'levels_out_of_touch',
    'long_rate_set_by_the_bank',
    'rates_read_backwards',
    'tax_makes_dear_debt_good',
    'volatility_helps_listings',
    'rates_do_not_matter',
    'rates_lift_prices',
    'cheap_money_fewer_deals',
    'dear_money_lifts_values',
    'dear_money_more_lending',
    'growth_immune_to_rates',
    'sell_when_money_is_dear',
    'shares_are_free',
    'dear_money_helps_funds',
    'rates_turned_round',
    'weak_markets_open_the_window',
    'gap_closes_in_a_fall',
    'currency_turned_round',
    'share_prices_without_effect',
  ],
};
