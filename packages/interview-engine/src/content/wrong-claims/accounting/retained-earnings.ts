import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the effect on equity. */
export const retainedEarningsClaims = {
  kept_profit_is_debt: {
    concept: 'retained_earnings',
    says: [
      'retained_earnings|owners_pot >> owed_elsewhere',
      'profit|net_income|dividends & is_owed_to_owners & owner|liability|flow',
      'retained_earnings|owners_pot >> is_owed_to_owners',
      'retained_earnings|owners_pot >> ~spare_cash',
      'retained_earnings|owners_pot > pile_of_cash',
    ],
    example: {
      en: 'Retained earnings are a pile of cash.',
      fr: 'Les réserves sont de l’argent mis de côté.',
    },
    correction: {
      en: 'Retained earnings are part of equity: a claim of the owners, neither cash nor debt.',
      fr: 'Les réserves font partie des capitaux propres : un droit des actionnaires, ni trésorerie ni dette.',
    },
  },
  dividends_spare_cash: {
    concept: 'retained_earnings',
    says: [
      'dividends > "augmentent"|"increase"|"add to" >> owners_pot|equity|retained_earnings & !"less"|"minus"|"moins"|"net of"|"after"|"après"|subtract|minus_word|"une fois"',
      'dividends > -takes_cash_out & !operating_section',
      'dividends > -reaches >> ~cash_word',
      'dividends > nothing_upon >> ~cash_word',
      'net_income >> plus_word >> dividends',
      'reinstate >> dividends',
      'dividends > -reaches >> ~equity|~owners_pot|~retained_earnings',
    ],
    example: {
      en: 'Dividends have no effect on cash.',
      fr: 'Les dividendes n’ont aucun effet sur la trésorerie.',
    },
    correction: {
      en: 'Dividends leave the bank, in financing, and come off retained earnings.',
      fr: 'Les dividendes sortent de la banque, en financement, et viennent en moins des réserves.',
    },
  },
  profit_kept_goes_to_debt: {
    concept: 'retained_earnings',
    says: [
      'net_income|profit|retained_earnings >> is_put_with >> debt|borrowings',
      'net_income & is_put_with >> debt|borrowings & !repay',
      'dividends > lowers >> net_income',
    ],
    example: {
      en: 'Net income is added to debt.',
      fr: 'Le résultat net s’ajoute à la dette.',
    },
    correction: {
      en: 'What is not paid out as dividends goes into retained earnings, in equity.',
      fr: 'Ce qui n’est pas distribué va dans les réserves, en capitaux propres.',
    },
  },
  dividends_are_expense: {
    concept: 'retained_earnings',
    says: [
      'dividends > lowers >> profit|net_income & !owners_pot|retained_earnings|equity|"distributable"',
      'dividends > expense_word',
      'dividends > above_profit',
      'dividends > cost_at_once',
    ],
    example: {
      en: 'Dividends are booked as a cost before profit.',
      fr: 'Les dividendes passent en charge avant le résultat.',
    },
    correction: {
      en: 'Dividends are paid out of profit after tax and come off retained earnings.',
      fr: 'Les dividendes sont prélevés sur le résultat net et viennent en moins des réserves.',
    },
  },
  profit_leaves_equity_alone: {
    concept: 'retained_earnings',
    says: [
      'net_income|profit >> "less"|"minus"|"moins" >> capex|principal|nwc > owners_pot|equity|retained_earnings',
      'owners_pot|retained_earnings > net_income|profit >> "less"|"minus"|"moins" >> capex|principal|nwc',
      '~equity|~owners_pot > only_moves_when > share_issue & !dividends|"capital social"|"share capital"',
      'net_income|profit > ~nothing_upon > ~owners_pot & !dividends',
      'equity|owners_pot|retained_earnings > only_moves_when > share_issue & !"capital social"|"share capital"',
      'only_an_issue & ~equity|~owners_pot|~retained_earnings',
      'equity|owners_pot|retained_earnings >> stays_fixed & !"plus"',
      'equity|owners_pot|retained_earnings > -moves_it|-depend > ~net_income|~profit & !all_paid_out',
      'net_income|profit > ~nothing_upon >> ~equity|~owners_pot|~retained_earnings',

      'equity_same & !all_paid_out',
      'net_income|profit > -reaches >> ~equity|~owners_pot|~retained_earnings',
      'dividends > raises >> equity|owners_pot|retained_earnings & !net_income|subtract|kept_inside|"non distribuée"|"non distribué"|"non distribués"',
      'dividends > raises & -reaches >> ~equity|~owners_pot|~retained_earnings',
      'equity|owners_pot|retained_earnings >> keeps_still & !all_paid_out',
      'net_income > ~nothing_upon >> ~balance_sheet',
      'net_income > -reaches >> ~balance_sheet',
      'equity|owners_pot|retained_earnings >> climbs|raises > by_the_cash',
      '"change in cash"|"increase in cash"|"variation de trésorerie"|"variation de cash" > flow|raises|is_put_with >> equity|owners_pot|retained_earnings & !net_income',
      'dividends_added',
    ],
    example: {
      en: 'Retained earnings do not change when the company makes a profit.',
      fr: 'Les réserves ne bougent pas avec le résultat.',
    },
    correction: {
      en: 'Net income less dividends is added to retained earnings each year.',
      fr: 'Le résultat net, dividendes déduits, alimente les réserves chaque année.',
    },
  },
  charge_leaves_equity: {
    concept: 'retained_earnings',
    says: [
      'equity_not_down',
      'retained_earnings|equity|owners_pot >> keeps_still|climbs',
      'debt >> climbs',
      'balance_sheet > need_not_balance',
      'impairment|mark_down|loss_word > -reaches >> ~equity|~owners_pot',
      '~nothing_upon >> ~equity|~owners_pot',
    ],
    example: { en: 'Equity stays the same.', fr: 'Les capitaux propres ne bougent pas.' },
    correction: {
      en: 'Equity falls with net income.',
      fr: 'Les capitaux propres baissent comme le résultat net.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
