import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the after-tax cost of debt. */
export const costDebtClaims = {
  coupon_of_old_debt: {
    concept: 'cost_debt',
    says: [
      'cost_debt > "is"|"est"|"c’est" >> "coupon" > "issued"|"émises"|"émis" & !"not"|"pas"|"today"|"aujourd’hui"',
      'i_settle_on|use_it > "coupon"|rate|interest > issued_ago & !"not"|"pas"|"rather"|"plutôt"|"today"',
      '~old_coupon > ~present_borrowing_rate > without_importance',
      'riskless_debt',
      'cost_debt > starts_from|is_about > old_coupon',
      'i_settle_on|is_counted_as > old_coupon',
      'present_borrowing_rate > without_importance',
      'i_settle_on|use_it > borrowed_years_ago & !"not"|"pas"',
    ],
    example: {
      en: 'The cost of debt is the historical coupon.',
      fr: 'Le coût de la dette, c’est le coupon historique.',
    },
    correction: {
      en: 'The cost of debt is what the company would pay to borrow today.',
      fr: 'Le coût de la dette, c’est ce que la société paierait pour emprunter aujourd’hui.',
    },
  },
  cost_debt_ignores_leverage: {
    concept: 'cost_debt',
    says: [
      'near_default > cost_debt|margin_of_the_bank > unchanged|stays_put',
      'cost_debt|margin_of_the_bank > unchanged|stays_put > near_default',
      '~lender & ~rate|~margin_of_the_bank|~charge_word > ~never_depends > ~leverage|~dcf_leverage & !cost_equity|owner',
      '~leverage > ~"change rien"|~"jamais rien"|~"changes nothing"|~"no difference" > ~lender & ~ask_return|~charge_word',

      '~cost_debt > ~has_no_bearing|~plain_no_bearing > ~gearing_noun & !tax|tax_shield',
      '~cost_debt > ~unchanged|~no_effect > ~leverage_level',
      '~leverage_level > has_no_bearing > ~cost_debt',
      '~cost_debt > has_no_bearing > ~leverage_level',
      'cost_debt > unchanged|no_effect & leverage_level',
      'lender > charges_the_same & !"not"|"pas"',
    ],
    example: {
      en: 'The cost of debt does not change with leverage.',
      fr: 'Le coût de la dette ne dépend pas du levier.',
    },
    correction: {
      en: 'With more debt lenders worry and the margin widens.',
      fr: 'Avec plus de dette, les prêteurs s’inquiètent et la marge s’élargit.',
    },
  },
  lenders_reward_leverage: {
    concept: 'cost_debt',
    says: [
      'the_more_owed|ever_more_debt > cost_debt|margin_of_the_bank > fall|plain_sinks & !"not"|"pas"|after_tax',
      'ever_more_debt|more_debt|the_more_owed|"more you borrow"|"plus on emprunte"|"plus on s’endette" > better_terms_word & !"not"|"pas"',
      'lender > "cut their margin"|"lower their margin"|"baissent leur marge"|"réduisent leur marge" > "endetté"|debt|leverage|more_debt & !"not"|"pas"|"less"|"moins"',

      'ever_more_debt|more_debt > charges_less',
      'higher_leverage|more_debt|leverage > cheaper_lending & !"than shareholders"|"que les actionnaires"|"than equity"',
      'cheaper_lending > higher_leverage|more_debt',
      'the_more_owed > charges_less',
    ],
    example: {
      en: 'The more debt there is, the lower the margin banks charge: the cost of debt falls.',
      fr: 'Avec plus de dette, les banques prêtent moins cher.',
    },
    correction: {
      en: 'The more a company owes, the more lenders ask for.',
      fr: 'Plus une société doit d’argent, plus les prêteurs demandent.',
    },
  },
  lender_margin_fixed: {
    concept: 'cost_debt',
    says: [
      '~margin_of_the_bank > ~however_indebted & !"not the same"|"pas la même"',
      'ever_more_debt|more_debt > lender > lowers_its_margin',
      'ever_more_debt|more_debt > lowers_its_margin & lender',
    ],
    example: {
      en: 'The bank keeps the same margin however much you borrow.',
      fr: 'La marge de la banque ne dépend pas du niveau d’endettement.',
    },
    correction: {
      en: 'Lenders widen their margins as debt rises, because default becomes more likely.',
      fr: 'Les prêteurs élargissent leurs marges quand la dette monte, car le défaut devient plus probable.',
    },
  },
  interest_not_tax_effected: {
    concept: 'cost_debt',
    says: [
      'interest > "before tax"|"avant impôt"|"bruts" > "net income"|"résultat net" & !once_taxed|after_tax_step',

      'deductible > goes_to_lenders',
      'rate_to_keep > before_tax_words',
      '~interest|~borrowed_money|~funding_cost & -deductible & !"no interest"|"pas d’intérêts"|"pas d’intérêt"|"aucun intérêt"',
      '~interest|~borrowed_money|~funding_cost & ~taken_gross & pay|~takes_it',
      '~tax >> changes_nothing & ~interest|~borrowed_money|~funding_cost',
      'funding_cost|interest & "before tax" & compare & target_yields',
      'debt_rate_before_tax & target_yields|accretion|"compare"|"comparer" & !nets_the_tax',
      'earns_for_price > quoted_rate & !after_tax_step',
      'quoted_rate > earns_for_price & !after_tax_step',
      '~earns_for_price & without_tax_step & !"pe"|"per"',
      '~deal_funding > without_tax_step & !after_tax_step',
      'deducts_it|takes_out > quoted_rate & !after_tax_step',
      'deal_funding > for_its_whole > deducts_it|takes_out & !after_tax_step',
      '-"tax relief"|-"tax shield"|-"tax saving"|-"économie d’impôt"|-"déductibles"|-"deductible" & ~deal_funding & !issued_paper|paid_in_paper',
      '~tax > shut_out|-weighs_in & ~deal_funding|~borrows_more & !gains_of_joining|after_tax_step',
    ],
    example: {
      en: 'You take the interest gross, because tax changes nothing to the cost of a loan.',
      fr: 'On prend les intérêts bruts, car l’impôt ne change rien au coût d’un emprunt.',
    },
    correction: {
      en: 'Interest is deductible, so a loan costs its rate less the tax it saves.',
      fr: 'Les intérêts sont déductibles : un emprunt coûte son taux moins l’économie d’impôt.',
    },
  },
  tax_makes_debt_dearer: {
    concept: 'cost_debt',
    says: [
      'divide > # > divided_by_one_less_tax & "after tax"|"après impôt"|cost_debt & !gains_of_joining|lacking_profit|"pre tax"|"before tax"|"avant impôt"',

      'with_the_tax > borrowed_money|interest|funding_cost > gets_dearer & !own_paper|equity|"without"|"sans"',

      '"rate"|"taux"|cost_debt > divided_by_one_less_tax & !synergy|shortfall|"not"|"pas"',
      'multiply > "rate"|"taux" > by_one_plus_tax & !"not"|"pas"',
      'tax_raises_cost & interest|borrowed_money|funding_cost|cost',
      'once_taxed > borrowed_money > gets_dearer & !own_cash|own_paper|equity|earnings_yield|"rates"|"taux"',
      'borrowed_money > gets_dearer > once_taxed & !own_cash|own_paper|equity|earnings_yield|"rates"|"taux"',
      'tax_people > adds_to_cost > borrowed_money|interest|cost_debt & !"less"|"moins"',
    ],
    example: {
      en: 'Tax comes on top of the interest, so debt costs more after tax.',
      fr: 'L’impôt s’ajoute aux intérêts, donc la dette coûte plus après impôt.',
    },
    correction: {
      en: 'Interest is deductible, so debt costs less after tax than before.',
      fr: 'Les intérêts sont déductibles, donc la dette coûte moins après impôt qu’avant.',
    },
  },
  interest_adds_to_profit: {
    concept: 'cost_debt',
    says: [
      'interest > adds_to_it|"s’ajoutent au"|"are added to"|"get added to" > net_income|earning & !"not"|"pas"|"charges"|"costs"|"coûts"',
      'interest_as_income',
    ],
    example: {
      en: 'You add the interest to the two net incomes.',
      fr: 'On ajoute les intérêts aux deux résultats nets.',
    },
    correction: {
      en: 'Interest is a cost: it is taken off net income, after the tax it saves.',
      fr: 'Les intérêts sont une charge : on les retire du résultat, après économie d’impôt.',
    },
  },
  debt_raises_income: {
    concept: 'cost_debt',
    says: ['debt_lifts_income'],
    example: {
      en: 'Debt is better because debt increases net income.',
      fr: 'La dette est plus relutive parce qu’elle augmente le résultat net.',
    },
    correction: {
      en: 'Interest lowers net income; debt helps EPS because no share is issued.',
      fr: 'Les intérêts réduisent le résultat net ; la dette aide le BPA car aucun titre n’est émis.',
    },
  },
  repayment_hits_earnings: {
    concept: 'cost_debt',
    says: [
      'paid_off_capital > "in moins"|"en moins"|"comes off"|"comes out of" > earning|eps & !"interest"|"intérêts"|"not"|"pas"|"cash"',
      'paid_off_capital > brings_down_profit & !"interest"|"intérêts"|"not"|"pas"',
    ],
    example: {
      en: 'The principal repayments reduce net income.',
      fr: 'Le remboursement de la dette vient réduire le résultat net.',
    },
    correction: {
      en: 'Only the interest, after tax, goes through earnings; repaying principal is a matter of cash.',
      fr: 'Seuls les intérêts, après impôt, passent par le résultat ; le remboursement ne touche que la trésorerie.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
