import type { Seed } from '../../types.ts';

export const e8: Seed = {
  id: 'E8',
  topic: 'lbo',
  levels: ['analyst'],
  question: {
    en: 'Gross debt is {debt}, cash {cash}, EBITDA {ebitda}, the interest rate {rate} on the gross debt, and the net leverage covenant {cov} EBITDA. Give me the net leverage, the interest cover, and how far EBITDA can fall.',
    fr: 'La dette brute est de {debt}, la trésorerie de {cash}, l’EBITDA de {ebitda}, le taux d’intérêt de {rate} sur la dette brute, et le covenant de levier net de {cov} l’EBITDA. Donnez-moi le levier net, la couverture des intérêts, et la baisse d’EBITDA possible.',
  },
  hint: {
    en: 'Begin with what is really owed once the bank balance is counted.',
    fr: 'Commencez par ce qui est vraiment dû une fois le compte en banque pris en compte.',
  },
  keyPoints: {
    en: 'Net debt / EBITDA; EBITDA / interest; headroom = 1 – (net debt / covenant) / EBITDA.',
    fr: 'Dette nette / EBITDA ; EBITDA / intérêts ; marge de manœuvre = 1 – (dette nette / covenant) / EBITDA.',
  },
  modelAnswer: {
    en: 'First net debt: gross debt minus the cash. On round numbers, 600 less 60 is 540. Divided by EBITDA of 120, net leverage is 4.5 times. Interest at seven percent on the gross 600 is 42, so EBITDA covers interest about 2.9 times. Then the covenant: at five and a half times, 540 divided by 5.5 is 98, the EBITDA at which we breach. From 120 down to 98, EBITDA can fall by 22, which is about eighteen percent of headroom. That is tight: lenders usually start with thirty. So I would watch liquidity as well and run a weekly cash forecast, because a company can respect its ratio and still run short of cash if a big customer pays late.',
    fr: 'D’abord la dette nette. Sur des chiffres ronds, 600 de dette moins 60 de trésorerie, cela fait 540. Divisé par un EBITDA de 120, le levier net est de 4,5 fois. Les intérêts à 7 % sur les 600 de dette brute font 42, donc l’EBITDA couvre les intérêts environ 2,9 fois. Ensuite le covenant : à cinq fois et demie, 540 divisé par 5,5 donne 98, l’EBITDA auquel on casse le covenant. De 120 à 98, l’EBITDA peut baisser de 22, soit environ 18 % de marge de manœuvre. C’est juste : les prêteurs partent plutôt de 30. Je surveillerais aussi la liquidité, avec une prévision de trésorerie chaque semaine, car on peut respecter son ratio et manquer de cash si un gros client paie en retard.',
  },
  must: ['net_debt', 'leverage', 'covenants'],
  bonus: ['interest_cover', 'liquidity'],
  points: {
    net_debt: {
      says: [
        'lbo_owed > # & cash|"compte"|"account" & #',
        'debt > subtract > cash|#',
        '# > subtract > # & debt|net_debt|cash|lbo_lend',
        '# > subtract > cash',
        'cash > "off" > #|debt',
        'lbo_owed & after & cash & #',
        'net_debt > #',
        '# > subtract > lbo_cash_off & #',
        'lbo_cash_off & #',
        'cash > subtract|lbo_cash_off & debt|#',
        'subtract > cash & debt',
        'borrow|lbo_owed & # & cash|"compte"|lbo_pocket',
        'lbo_owed|debt & subtract & lbo_pocket',
        'cash & "face"|"against" & debt|lbo_lend',
      ],
    },
    leverage: {
      byName: false,
      general: false,
      says: [
        '# > year & lbo_give_back|lbo_owed & #',
        '# > divide > # & # > lbo_turns|multiply',
        'divide > #|lbo_operating_profit & # > lbo_turns|multiply',
        'net_debt & # > lbo_turns|multiply',
        '# > lbo_turns > lbo_operating_profit|profit & # > multiply',
        'lbo_owed & lbo_earn_return|lbo_operating_profit & # > lbo_turns',
        'divide > lbo_owed|debt|net_debt > lbo_operating_profit',
        'year & profit|lbo_operating_profit & repay|lbo_give_back & debt|lbo_lend|lbo_owed',
        'debt|net_debt|lbo_owed & # > year > lbo_operating_profit',
      ],
    },
    covenants: {
      byName: false,
      general: false,
      says: [
        'lbo_breach & lbo_operating_profit|fall',
        'lbo_minimum & lbo_operating_profit & #',
        'lbo_cushion_word & lbo_percent_word & #',
        'lbo_operating_profit > fall > #',
        'fall & # & lbo_line|lbo_promise|lbo_step_in',
        'fall & lbo_a_fraction & lbo_line|lbo_crossing',
        'lbo_promise|lbo_line & lbo_crossing & #',
        'fall & lbo_a_fraction|# & lbo_step_in',
      ],
    },
    interest_cover: { byName: false },
    liquidity: {
      says: ['lbo_cash_forecast', 'lbo_run_short & cash', 'cash & late & customer|pay'],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'At what EBITDA is the limit reached?',
        fr: 'À quel niveau d’EBITDA la limite est-elle atteinte ?',
      },
      aims: ['covenants', 'net_debt'],
    },
    {
      rung: 2,
      text: {
        en: 'What does management do when it sees the limit coming?',
        fr: 'Que fait le management quand il voit la limite approcher ?',
      },
      aims: ['covenants', 'liquidity'],
    },
    {
      rung: 3,
      text: {
        en: 'The rate rises by two points: what happens to the cover?',
        fr: 'Le taux monte de deux points : que devient la couverture ?',
      },
      aims: ['interest_cover', 'leverage'],
    },
    {
      rung: 4,
      text: {
        en: 'What do lenders ask in return for a waiver?',
        fr: 'Que demandent les prêteurs en échange d’un waiver ?',
      },
      aims: ['covenants', 'leverage'],
    },
  ],
  wrongClaims: [
    'net_leverage_on_gross',
    'covenants_never_enforced',
    'breach_is_bankruptcy',
    'covenant_is_a_floor',
    'rise_breaks_covenant',
    'cover_upside_down',
    'leverage_upside_down',
    'interest_on_net_debt',
    'covenant_purpose_wrong',
    'covenant_is_something_else',
    'covenant_worked_backwards',
    'headroom_without_percentage',
    'ratios_read_backwards',
    'leverage_on_sales',
    'light_covenants_protect',
    'cash_cannot_run_out',
    'cash_set_aside',
  ],
  numeric: {
    generator: 'N24',
  },
};
