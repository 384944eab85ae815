import type { Seed } from '../../types.ts';

export const e9: Seed = {
  id: 'E9',
  topic: 'lbo',
  levels: ['associate'],
  question: {
    en: 'Rates are 300 basis points higher than when the sponsor model was built. What changes in price and structure?',
    fr: 'Les taux ont pris 300 points de base depuis le modèle du fonds. Quel impact sur le prix et la structure ?',
  },
  hint: {
    en: 'Ask first what the banks would still be ready to do.',
    fr: 'Demandez-vous d’abord ce que les banques accepteraient encore.',
  },
  keyPoints: {
    en: 'Interest eats cash, cover and debt capacity fall, equity cheque up; price or target IRR down; other structures: vendor loan, preferred equity, earn-out, bigger rollover; lower exit multiple, longer hold.',
    fr: 'Les intérêts mangent le cash, la couverture et la capacité d’endettement baissent, la part de fonds propres monte ; le prix ou le TRI visé baisse ; autres structures : crédit vendeur, actions de préférence, complément de prix, réinvestissement plus fort ; multiple de sortie plus bas, détention plus longue.',
  },
  modelAnswer: {
    en: 'Three points on five turns of debt is fifteen percent of EBITDA gone in extra interest every year. So cover gets thin and the banks lend less, perhaps four turns instead of five. The equity cheque goes up, there is less cash to repay debt, and at the same price the IRR falls, say from twenty-two to seventeen percent. So the fund pays about a turn less, accepts a lower return, or changes the structure: a vendor loan, preferred equity, an earn-out for the gap with the seller, and the managers reinvest more. I would also ask for looser covenants and hedge most of the rate. At exit the next buyer faces the same rates, so I assume a lower multiple and a longer hold.',
    fr: 'Trois points sur cinq tours de dette, c’est quinze pour cent de l’EBITDA mangés chaque année par des intérêts en plus. La couverture se dégrade et les banques prêtent moins, peut-être quatre tours au lieu de cinq. Le ticket en fonds propres monte, il reste moins de cash pour rembourser, et à prix égal le TRI tombe, disons de 22 à 17 %. Donc le fonds paie un tour de moins, accepte un rendement plus faible, ou change la structure : crédit vendeur, actions de préférence, complément de prix pour combler l’écart, et les managers réinvestissent davantage. Je demanderais aussi des covenants plus souples et je couvrirais le taux. À la sortie, le prochain acquéreur subit les mêmes taux : je prends un multiple plus bas et une détention plus longue.',
  },
  must: ['rates_effect', 'leverage', 'irr'],
  bonus: ['covenants', 'mgmt_package', 'earnout', 'exit'],
  points: {
    rates_effect: {
      byName: false,
      general: false,
      says: [
        'interest & lbo_more_of|market_dearer & #|lbo_surplus|lbo_operating_profit|lbo_cover_ratio',
        'interest|lbo_borrow_cost & lbo_eat_strict',
        'lbo_cover_ratio & lbo_shrink|lbo_thin',
        'lbo_lend > market_dearer',
        'debt|lbo_lend & market_dearer & lbo_than|price|lbo_lend_less|buyer|sponsor',
        '~lbo_cover_ratio & ~interest & lbo_only|~#',
        'lbo_more_of & lbo_goes_to & lender',
        'lbo_remain_for & lbo_less_than & lender|interest',
      ],
    },
    leverage: {
      byName: false,
      general: false,
      says: [
        'lbo_lend_less',
        'lender & lbo_lend|lbo_put_in & lbo_shrink|lbo_less_than|lbo_only|"instead of" & #|lbo_turns',
        'lender & -lbo_lend & #|lbo_turns',
        'lbo_equity_part > rise|lbo_bigger',
        'lbo_bigger > lbo_equity_part',
        'lender & lbo_reduce_amount',
        'sponsor|buyer & lbo_fill_gap & lbo_equity_part|lbo_stake',
        'leverage > lbo_shrink',
        'lbo_shrink > lbo_debt_amount',
        'lbo_less_than > -lbo_turns & ~lbo_give|~lbo_lend|~lender|~leverage',
        '-lbo_carry_debt & ~debt|~lbo_lend',
      ],
    },
    irr: {
      says: [
        'lbo_annual_return & lbo_shrink|lbo_less_than|lbo_accept|lbo_lower_target',
        'sponsor|lbo_he & lbo_accept|lbo_settle & lbo_less_than',
        'lbo_identical_word & price & lbo_per_year & lbo_percent_word',
        'lbo_accept|lbo_settle & lbo_earn_return & lbo_less_than',
        '"our"|"notre" > lbo_gain > fall|lbo_shrink',
        '"keep"|"garder" > lbo_percent_word|irr|lbo_annual_return & price & fall|lbo_shrink|lbo_less_than',
      ],
    },
    covenants: { says: ['lbo_limit_on_debt & lbo_tested|lbo_room|lbo_negotiate'] },
    mgmt_package: { says: ['lbo_manager & lbo_put_in & lbo_more_of|lbo_own_share'] },
    earnout: {
      says: [
        'lbo_paid_on_results',
        'pay & market_if_case & lbo_results_come',
        'price & late & lbo_results_come',
      ],
    },
    exit: {
      says: [
        'lbo_resell & lbo_multiple_word|price & lbo_shrink|lbo_lower_price|market_dearer',
        'lbo_longer_hold & lbo_hold_word',
        'lbo_next_buyer & market_money_price|lbo_lower_price',
        'lbo_later_buyer & market_money_price|lbo_lower_price',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Put a number on it: how much of EBITDA goes to the banks now?',
        fr: 'Chiffrez-le : quelle part de l’EBITDA part maintenant aux banques ?',
      },
      aims: ['rates_effect', 'leverage'],
    },
    {
      rung: 2,
      text: {
        en: 'The seller will not move on price: where do you look for a solution?',
        fr: 'Le vendeur ne bouge pas sur le prix : où cherchez-vous la solution ?',
      },
      aims: ['earnout', 'mgmt_package', 'irr'],
    },
    {
      rung: 3,
      text: {
        en: 'And if rates come back by half in two years?',
        fr: 'Et si les taux reviennent de moitié dans deux ans ?',
      },
      aims: ['irr', 'exit', 'rates_effect'],
    },
    {
      rung: 4,
      text: {
        en: 'Which sectors are hit less, and whom would you call first?',
        fr: 'Quels secteurs sont les moins touchés, et qui appelez-vous en premier ?',
      },
      aims: ['rates_effect', 'leverage'],
    },
  ],
  wrongClaims: [
    'longer_hold_lifts_irr',
    'rates_leave_debt_alone',
    'rates_lift_prices',
    'return_not_affected',
    'rates_do_not_matter',
    'cheap_money_fewer_deals',
    'equity_cheque_falls',
    'dear_debt_lifts_irr',
    'cover_improves',
    'price_falls_by_the_rate',
    'earnout_paid_upfront',
    'dear_debt_lifts_multiple',
    'debt_lowers_return',
    'covenants_never_enforced',
    'dear_money_lifts_values',
    'dear_money_more_lending',
    'structure_unaffected',
    'dear_debt_more_debt',
    'basis_points_misread',
    'light_covenants_protect',
    'rollover_misread',
    'dear_debt_eases_terms',
    'vendor_loan_misread',
  ],
};
