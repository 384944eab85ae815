import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say about debt, its repayment and the sale. */
export const flowsClaims = {
  debt_grows_over_time: {
    concept: 'debt_paydown',
    says: [
      '"the debt"|"la dette"|"the loan"|"le prêt" >> plain_mounts > # > because_word & !mezz|lbo_pik_word|lbo_added_interest|"not"|"pas"|rate',
      '"la dette"|"the debt"|"the loan" >> plain_mounts > "d’année en année"|"year after year"|"every year"|"chaque année" & !mezz|lbo_pik_word|lbo_added_interest|"not"|"pas"',

      '"the loan"|"the debt"|"l’emprunt"|"la dette"|"le crédit" >> lbo_swells > lbo_each_year|lbo_per_year & !mezz|lbo_pik_word|lbo_added_interest',
      '~lbo_debt_grows',
    ],
    example: {
      en: 'The loans are meant to get bigger every year.',
      fr: 'La dette augmente chaque année pendant le LBO.',
    },
    correction: {
      en: 'Debt comes down over the hold: the cash left after interest and tax goes to the lenders.',
      fr: 'La dette baisse pendant la détention : le cash qui reste après intérêts et impôt va aux prêteurs.',
    },
  },
  surplus_paid_out: {
    concept: 'debt_paydown',
    says: [
      'lbo_surplus & lbo_goes_up_to_fund & lbo_each_year|lbo_per_year & !after|exit',
      'lbo_spare_cash > lbo_out_as_dividend',
      'lbo_hands_out > lbo_spare_cash & lbo_each_year|lbo_per_year|lbo_all_of_it',
      'lbo_mostly_dividends',
      'lbo_spare_cash & lbo_out_as_dividend & lbo_per_year|lbo_all_of_it',
    ],
    example: {
      en: 'Every spare euro goes up to us as a dividend.',
      fr: 'Chaque année le cash disponible est versé en dividendes au fonds.',
    },
    correction: {
      en: 'Lenders come first: spare cash repays the debt, and payments to the fund are restricted.',
      fr: 'Les prêteurs passent d’abord : le cash disponible rembourse la dette, et les dividendes restent encadrés.',
    },
  },
  mostly_own_money: {
    concept: 'leverage',
    says: [
      'sponsor|lbo_he & borrows_a_little & price|lbo_most|buy|lbo_put_in',
      'sponsor > lbo_put_in|pay|fund > the_larger_share > lbo_own_purse|lbo_own_money_word|own_purse & !"not"|"pas"',
      'banks_equity & !"not"|"pas"',
      'sponsor > lbo_max_price|pay > "everything"|"tout" > "cash"|"comptant" & !"not"|"pas"',
      'pay|buy|lbo_put_in|fund > lbo_nearly_all > lbo_of_its_own & !lender',
      'sponsor|buy|pay|fund > ~lbo_all_own_money',
      'lbo & ~lbo_all_own_money',
      'sponsor > greater_part_itself & !"not"|"pas"|"bank"|lender',
    ],
    example: {
      en: 'The fund pays mostly with its own money.',
      fr: 'Le fonds paie surtout avec son propre argent.',
    },
    correction: {
      en: 'A buyout is financed for a large part by debt carried by the acquired company’s cash flows.',
      fr: 'Un rachat à effet de levier est financé pour une large part par une dette que portent les flux de la cible.',
    },
  },
  debt_lowers_return: {
    concept: 'leverage',
    says: [
      'less_they_borrow > higher_return_then & !"lower"|"worse"|"faible"|"bas"|"baisse"|"diminue"|"falls"|"drops"|risk',
      'lbo_more_debt_word > smaller_multiple_of_money & !"not"|"pas"',
      '~less_borrowed|~lbo_lower_debt > ~better_irr|~meilleur_tri & !"not"|"pas"',
      '"debt"|"leverage"|"la dette"|"le levier" > "makes"|"rend" > "return"|"irr"|"rendement"|"tri" > "smaller"|"lower"|"worse"|"plus faible"|"plus petit"|"moins bon" & !market_dearer|"too much"|"trop"|"not"|"pas"',

      'more_own_money_in > the_return_is_higher & !"not"|"pas"|"lower"',
      'borrow|debt|lbo_lend|leverage > lbo_drags_down > lbo_owners_earnings & !rate|market_dearer|"too much"|"trop"|"too"|"less"|"moins"|"higher"',
      'lbo_debt_lowers_return & !less_they_borrow',
      'lbo_more_debt_word > lbo_lowers_word > irr|lbo_annual_return',
      'lbo_lower_debt > lbo_return_rises',
      '~leverage|~debt > ~lbo_no_influence > ~irr|~lbo_annual_return',
      'more_own_money > the_higher_the_irr & !less_own_money|"lower irr"|"lower the irr"',
      'less_borrowed > return_would_rise & !"not"|"pas"|"less risk"',
      'eats_the_return & debt|leverage & !"too much"|"trop"|"not"|"pas"',
    ],
    example: {
      en: 'Leverage lowers the return on equity.',
      fr: 'Le levier réduit le rendement des fonds propres.',
    },
    correction: {
      en: 'Debt that costs less than the business yields raises the return on equity, and the risk with it.',
      fr: 'Une dette qui coûte moins que ce que rapporte l’affaire augmente le rendement des fonds propres, et le risque avec.',
    },
  },
  debt_dearer_than_equity: {
    concept: 'leverage',
    says: ['equity >> lbo_cheaper_than >> debt', 'lbo_debt_dearer_than_equity'],
    example: {
      en: 'Debt is more expensive than equity.',
      fr: 'La dette coûte plus cher que les fonds propres.',
    },
    correction: {
      en: 'Shareholders come last and ask for the highest return, so equity is the dearest money.',
      fr: 'Les actionnaires passent en dernier et demandent le rendement le plus élevé : les fonds propres sont l’argent le plus cher.',
    },
  },
  exit_debt_added: {
    concept: 'exit',
    says: [
      '"sale price"|"selling price"|"prix de vente"|"exit price" > "plus" > debt|lbo_exit_debt_strict & !subtract|lbo_operating_profit|"de plus"',
      '"add"|"ajoute" > # > debt > to_reach_equity',
      'add > # > that_is_still_due > price|lbo_exit_value|lbo_proceeds_word & !subtract|lbo_entry_debt_word',
      '"add"|"ajoute" > # > that_is_still_due & price|lbo_exit_value|lbo_proceeds_word|what_we_receive & !subtract|lbo_entry_debt_word',
      'debt > adds_itself > lbo_exit_value|way_out & !lbo_entry_debt_word|"not"|"pas"|"entry"',
      '"add"|"ajoute" > lbo_loan_still_open > price & !ev',
      'lbo_exit_debt_strict > lbo_extra_for_us',
      'debt|lbo_lend & lbo_extra_for_us & # & buyer|sponsor|exit|lbo_resell|lbo_extra_for_us > # & !lbo_entry_debt_word|"at entry"|"à l’entrée"',
      'lbo_exit_value|lbo_exit_word > "plus" > lbo_exit_debt_strict & !"de plus"',
      'add > lbo_exit_debt_strict & !"de plus"|"more"|"restait"|"stayed"',
      'lbo_exit_debt_strict > add > ev|lbo_exit_value|lbo_exit_ev_word & !subtract|discount|lbo_entry_debt_word',
      'adds_back > loan_open_at_the_end & !subtract|"not"|"pas"|"if"|"si"|lbo_stays_same|lbo_entry_debt_word',
      'adds_back > # > of_debt_noun > lbo_exit_value|used_for_the_way_out & !"not"|"pas"',
      'adds_back > # > of_debt_noun > equity > "bigger"|"higher"|"more"',
    ],
    example: {
      en: 'The remaining debt comes on top for us at exit.',
      fr: 'La dette restante s’ajoute au prix à la sortie.',
    },
    correction: {
      en: 'Debt left at exit is repaid out of the price: it comes off the enterprise value.',
      fr: 'La dette qui reste à la sortie est remboursée sur le prix : elle se retire de la valeur d’entreprise.',
    },
  },
  repayment_is_a_loss: {
    concept: 'debt_paydown',
    says: [
      'lbo_give_back|lbo_less_debt > lbo_money_lost',
      'lbo_give_back > # & lbo_money_lost > owner|sponsor',
    ],
    example: {
      en: 'The debt repaid is money lost for the shareholder.',
      fr: 'La dette remboursée est de l’argent perdu pour l’actionnaire.',
    },
    correction: {
      en: 'It is the company’s cash that repays, and each euro repaid adds a euro to the equity.',
      fr: 'C’est le cash de la société qui rembourse, et chaque euro remboursé ajoute un euro aux fonds propres.',
    },
  },
  higher_multiple_hurts: {
    concept: 'value_levers',
    says: [
      'lbo_multiple_noun > rise|"gagne" > costs_us & !fall|"not"|"pas"',
      'lbo_multiple_rise_strict > lbo_hurts_fund',
      'lbo_multiple_fall_strict > lbo_helps_fund',
      'lbo_multiple_noun & # > # & lbo_hurts_fund & rise|lbo_multiple_rise_strict',
    ],
    example: {
      en: 'A higher exit multiple destroys value for the fund.',
      fr: 'Un multiple qui monte détruit de la valeur pour le fonds.',
    },
    correction: {
      en: 'Whoever sells gains from a better multiple: each extra turn is worth one EBITDA more.',
      fr: 'Celui qui vend gagne à un meilleur multiple : chaque tour de plus vaut un EBITDA de plus.',
    },
  },
  multiple_most_reliable: {
    concept: 'value_levers',
    says: [
      'lbo_multiple_noun|lbo_multiple_up > lbo_is_word > most_reliable_part & !"least"|"moins"|"not"|"pas"|growth',
      'lbo_multiple_noun >> lbo_count_on_most & !"least"|"growth"|"croissance"|lbo_give_back',
      'lbo_multiple_rise_strict > lbo_is_word > lbo_most_reliable',
      'lbo_multiple_is_safest',
      'lender > lbo_prefers_word > lbo_multiple_rise_strict',
      'a_dearer_multiple|lbo_multiple_noun|"rerating" > best_in_hand & !"not"|"pas"|"least"|"less"|"moins"',
    ],
    example: {
      en: 'Multiple expansion is the safest of the three.',
      fr: 'La hausse du multiple est la plus sûre des trois.',
    },
    correction: {
      en: 'The multiple is what a fund controls least; it depends on the market on the day of the sale.',
      fr: 'Le multiple est ce que le fonds maîtrise le moins ; il dépend du marché le jour de la vente.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
