import type { Seed } from '../../types.ts';

export const e5: Seed = {
  id: 'E5',
  topic: 'lbo',
  levels: ['analyst'],
  question: {
    en: 'A sponsor needs an IRR of {irr}. Exit EV is {exit_ev}, exit debt {exit_debt}, after {years}, with entry debt of {lev} EBITDA on EBITDA of {ebitda}. What multiple of EBITDA can it pay?',
    fr: 'Un fonds vise un TRI de {irr}. La VE de sortie est de {exit_ev}, la dette de sortie de {exit_debt}, après {years}, avec une dette d’entrée de {lev} l’EBITDA, pour un EBITDA de {ebitda}. Quel multiple d’EBITDA peut-il payer ?',
  },
  hint: {
    en: 'Work backwards: what does the sponsor hold on the last day?',
    fr: 'Raisonnez à rebours : que détient le fonds le dernier jour ?',
  },
  keyPoints: {
    en: 'Maximum equity = (exit EV – exit debt) / (1 + IRR) to the power n; plus the entry debt = maximum price.',
    fr: 'Fonds propres maximum = (VE de sortie – dette de sortie) / (1 + TRI) puissance n ; plus la dette d’entrée = prix maximum.',
  },
  modelAnswer: {
    en: 'I work backwards from the exit: enterprise value minus the debt still owed is what the fund keeps. On round numbers, 1,100 minus 250 leaves 850 in five years. To earn twenty percent a year its money must be multiplied by 1.2 to the power five, about 2.49, so I discount the 850 at twenty percent: it can put in 342 at most, which is two and a half times the money. Then I add what the banks lend at entry, five times EBITDA, so 500. Sources are 342 of equity plus 500 of debt, 842 to pay for the company, fees included. On 100 of EBITDA that is 8.4 times. The mistake would be to discount the enterprise value itself: twenty percent is what shareholders ask for.',
    fr: 'Je pars de la sortie : la valeur d’entreprise moins la dette encore due, c’est ce que garde le fonds. Sur des chiffres ronds, 1 100 moins 250, il reste 850 dans cinq ans. Pour gagner 20 % par an, sa mise doit être multipliée par 1,2 puissance 5, environ 2,49, donc j’actualise les 850 à 20 % : il peut mettre 342 au maximum, et récupère 2,49 fois la mise. Puis j’ajoute ce que les banques prêtent à l’entrée, cinq fois l’EBITDA, donc 500. Les ressources font 342 de fonds propres plus 500 de dette, soit 842 pour payer la cible, frais compris. Sur 100 d’EBITDA, 8,4 fois. L’erreur serait d’actualiser la VE elle-même : 20 %, c’est ce qu’exige l’actionnaire.',
  },
  must: ['irr', 'exit', 'leverage'],
  bonus: ['moic', 'sources_uses'],
  points: {
    irr: {
      general: false,
      says: [
        'discount & # & sponsor|lbo_stake|equity|lbo_remain_for|lbo_put_in|divide|lbo_exit_equity|equal',
        'lbo_divided_strict > # & lbo_put_in|lbo_stake|equity|sponsor|lbo_max_price|equal',
        'lbo_compound & # & lbo_stake|sponsor|lbo_multiplied|divide|year',
        'lbo_stake > lbo_multiplied > #',
        'lbo_stake & lbo_earn_return & lbo_per_year',
        'lbo_factor_word & #',
        'irr|lbo_percent_word|"%" & ~lbo_at_most & ~lbo_stake|~equity|~sponsor',
        'lbo_stake > lbo_earn_return & lbo_a_fraction|# & year',
        'lbo_per_year & lbo_percent_word & lbo_one_euro & lbo_become',
        'lbo_backwards & irr|lbo_annual_return|lbo_per_year',
        'fraction & year|lbo_annualised & lbo_cap_on_stake',
        'multiply|lbo_multiplied > lbo_stake > #',
        'lbo_savings_book & lbo_a_fraction|fraction & lbo_annualised',
        'lbo_cap_on_stake > # & fraction',
      ],
    },
    exit: {
      general: false,
      says: [
        '# > subtract > # & debt|sponsor|equity',
        '# > subtract > # > # & debt|sponsor|equity|lbo_remain_for|lender|lbo_hold_end',
        'lbo_resell & # & lbo_give_back|lender|lbo_owed|lbo_remain_for',
        'lbo_exit_value|ev > subtract > debt|#',
        'lbo_give_back & # & lbo_remain_for|sponsor|owner',
        'sponsor & lbo_remain_for & #',
        'lender & lbo_serve|lbo_give_back|pay & lbo_remain_for|sponsor & #',
        'lbo_hold_end & lbo_remain_for & #',
        '# > equity|lbo_stake > lbo_hold_end',
        'sell|lbo_resell & lender & lbo_first_rank|lbo_serve|before',
        'sell|lbo_resell & subtract & lbo_owed|lbo_debt_left|debt|lbo_lend',
        'lbo_hold_end & lbo_ours & lender',
        'lbo_someone_buys & lbo_clears_the_loan|lbo_keeps_rest',
        'lbo_clears_the_loan > # & lbo_keeps_rest',
        'lbo_clears_the_loan & lbo_keeps_rest & #',
      ],
    },
    leverage: {
      general: false,
      says: [
        'debt > # > "turns"|"tours"',

        'lender & # > lbo_turns',
        'lender & lbo_put_in|lbo_lend & #',
        '# > lbo_plus_strict > # & debt|lender|equity|lbo_max_price',
        'debt & add & lbo_max_price|price|ev',
        'lender & lbo_max_price & both|add',
        'debt|lbo_lend > lbo_plus_strict|"on top"|"par dessus" & divide|price|lbo_max_price',
        'lender > add > #',
      ],
    },
    moic: {
      byName: false,
      general: false,
      says: [
        'lbo_one_euro > # & year|lbo_become',
        'lbo_one_euro & "into"|"become" > #',
        'lbo_stake > lbo_multiplied > #',
        'lbo_one_euro & lbo_become & #',
        '# > multiply > lbo_stake',
      ],
    },
    sources_uses: {
      says: [
        '"sources"|"ressources" > debt|# > price|lbo_max_price|"uses"|"emplois"',
        'add > both|"pots" & #',
        'lbo_stake|lbo_equity_part & lender & # & pay|seller|buy',
        'both & # & lbo_max_price|price & lbo_equity_part|debt|#',
        'lbo_equity_part & debt & add & # & pay|price|lbo_max_price',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which figure do you bring back to today, and at what rate?',
        fr: 'Quel montant ramenez-vous à aujourd’hui, et à quel taux ?',
      },
      aims: ['irr', 'exit'],
    },
    {
      rung: 2,
      text: {
        en: 'A trade buyer with synergies enters: who wins?',
        fr: 'Un industriel avec des synergies arrive : qui gagne ?',
      },
      aims: ['irr', 'exit'],
    },
    {
      rung: 3,
      text: {
        en: 'Fees come to three percent of the price: what changes?',
        fr: 'Les frais représentent 3 % du prix : qu’est-ce qui change ?',
      },
      aims: ['sources_uses', 'leverage'],
    },
    {
      rung: 4,
      text: {
        en: 'The seller wants one turn more: what do you tell the fund?',
        fr: 'Le vendeur demande un tour de plus : que dites-vous au fonds ?',
      },
      aims: ['irr', 'leverage'],
    },
  ],
  wrongClaims: [
    'ev_discounted_at_irr',
    'entry_debt_left_out',
    'exit_ev_all_equity',
    'exit_debt_added',
    'return_adds_up',
    'linear_irr',
    'higher_hurdle_higher_price',
    'discounted_at_debt_rate',
    'entry_debt_subtracted',
    'time_does_not_matter',
    'sponsor_owes_debt',
    'exit_debt_is_the_buyers',
    'fees_do_not_count',
    'leverage_on_sales',
    'longer_hold_lifts_irr',
    'multiple_counts_time',
    'stake_is_the_whole_price',
    'multiple_is_profit_only',
  ],
  numeric: {
    generator: 'N18',
  },
};
