import type { Seed } from '../../types.ts';

export const e1: Seed = {
  id: 'E1',
  topic: 'lbo',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Walk me through an LBO.',
    fr: 'Expliquez-moi le mécanisme d’un LBO.',
  },
  hint: {
    en: 'Follow the money from the day of purchase to the day of sale.',
    fr: 'Suivez l’argent du jour de l’achat au jour de la vente.',
  },
  keyPoints: {
    en: 'A holding buys the target with high debt sized on its cash flows; sources and uses; run the plan; cash repays the debt; exit at a multiple, less the net debt left; return on the equity.',
    fr: 'Une holding achète la cible avec beaucoup de dette, calibrée sur ses flux ; emplois et ressources ; déroulé du plan ; les flux remboursent la dette ; sortie à un multiple, moins la dette nette restante ; rendement des fonds propres.',
  },
  modelAnswer: {
    en: 'A fund buys a company mostly with borrowed money. I start with sources and uses: on one side the price, the old debt to refinance and the fees; on the other the banks, the fund’s equity and what the managers reinvest. Debt is sized at five or six times EBITDA, because that is what the cash flows can carry. Then, every year, the cash left after interest and tax repays the debt. After about five years we sell, at the same multiple to be prudent. From the exit enterprise value I take off the net debt that is left; the rest is our equity. Two and a half times the money in five years is an IRR of about twenty percent. The gain comes from EBITDA growth, deleveraging and perhaps a better multiple.',
    fr: 'Un fonds rachète une société, surtout avec de l’argent emprunté. Je commence par les emplois et ressources : d’un côté le prix, l’ancienne dette à refinancer et les frais ; de l’autre les banques, les fonds propres du fonds et ce que les managers réinvestissent. La dette est calibrée à cinq ou six fois l’EBITDA, parce que c’est ce que les flux supportent. Chaque année, le cash qui reste après intérêts et impôt rembourse la dette. Au bout de cinq ans, on revend, au même multiple par prudence. De la valeur d’entreprise, je retire la dette nette restante : le solde revient au fonds. Deux fois et demie la mise en cinq ans, c’est un TRI d’environ vingt pour cent. Le gain vient de la croissance, du désendettement et parfois d’un meilleur multiple.',
  },
  must: ['sources_uses', 'leverage', 'debt_paydown', 'exit', 'irr'],
  bonus: ['moic', 'value_levers', 'mgmt_package'],
  points: {
    debt_paydown: { byName: true },
    exit: {
      says: [
        'exit|lbo_resell & lbo_multiple_noun|lbo_turns|debt|lbo_give_back|lbo_remain_for',
        'after|lbo_hold_years > # > exit|lbo_resell',
        '# > year > exit|lbo_resell',
      ],
    },
    sources_uses: {
      says: [
        'sources_uses & "funded by"|"financé par"|"on the other side"|"en face"',
        'sources_uses & price|lbo_fees_word|lbo_equity_part|debt|lbo_old_debt_word|lbo_uses_price|pay',
        'lbo_the_bill & lbo_who_chips_in|lender',
        'lbo_who_chips_in & lender & #',
      ],
    },
    leverage: {
      byName: true,
      says: ['"lot of debt"|"mostly debt"|"heavily"|"beaucoup de dette"|"surtout de la dette"'],
    },
    moic: {
      says: [
        'lbo_take_out|lbo_become & lbo_put_in|lbo_entry_equity|lbo_stake & divide|multiply|"over"',
        '"how many times"|"combien de fois" & lbo_stake',
      ],
    },
    irr: {
      says: [
        'lbo_percent_word & lbo_per_year & lbo_give|equal|"deal"|lbo_become',
        'irr & #|lbo_percent_word|equity & !"private equity"',
        'lbo_annual_return > irr',
        'lbo_per_year > irr',
        '"how many times"|"combien de fois" > lbo_per_year',
        'irr > lbo_stake',
        'lbo_stake > irr',
        'fraction > lbo_annualised & lbo_savings_book|lbo_become|lbo_take_out|lbo_money_out',
        '# > lbo_money_in > # > lbo_money_out & lbo_annualised',
        'lbo_savings_book & lbo_annualised & fraction',
        'irr & ~lbo_percent_word|~percent_of',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What exactly has to be paid on closing day, and who brings the money?',
        fr: 'Que faut-il payer exactement le jour du closing, et qui apporte l’argent ?',
      },
      aims: ['sources_uses', 'mgmt_package'],
    },
    {
      rung: 2,
      text: {
        en: 'Where does the sponsor’s return come from?',
        fr: 'D’où vient le rendement du fonds ?',
      },
      aims: ['value_levers', 'debt_paydown', 'exit', 'irr'],
    },
    {
      rung: 3,
      text: {
        en: 'The banks lend one turn of EBITDA less: what happens to the return?',
        fr: 'Les banques prêtent un tour d’EBITDA de moins : que devient le rendement ?',
      },
      aims: ['leverage', 'irr', 'moic'],
    },
    {
      rung: 4,
      text: {
        en: 'What would make the deal fail?',
        fr: 'Qu’est-ce qui ferait échouer l’opération ?',
      },
      aims: ['leverage', 'debt_paydown'],
    },
  ],
  wrongClaims: [
    'cash_never_repays',
    'exit_ev_all_equity',
    'sponsor_owes_debt',
    'more_debt_always_better',
    'linear_irr',
    'debt_grows_over_time',
    'surplus_paid_out',
    'mostly_own_money',
    'debt_lowers_return',
    'debt_dearer_than_equity',
    'exit_debt_added',
    'repayment_is_a_loss',
    'higher_multiple_hurts',
    'return_adds_up',
    'longer_hold_lifts_irr',
    'time_does_not_matter',
    'equity_before_debt',
    'paydown_creates_nothing',
    'debt_is_a_small_part',
    'exit_only_by_listing',
    'exit_debt_is_the_buyers',
    'exit_debt_as_at_entry',
    'paydown_subtracted',
    'leverage_on_sales',
    'fees_do_not_count',
    'multiple_counts_time',
    'multiple_is_profit_only',
    'stake_is_the_whole_price',
    'irr_benchmark_wrong',
    'rollover_misread',
    'single_lever',
    'paydown_moves_enterprise_value',
    'lends_on_assets_only',
    'only_the_multiple_pays',
    'sources_uses_swapped',
  ],
};
