import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say about who pays and what fits. */
export const structureClaims = {
  cash_never_repays: {
    concept: 'debt_paydown',
    says: [
      '~lbo_debt_untouched',
      'lbo_surplus & lbo_all_of_it & lbo_paid_to_fund & -lbo_give_back|~lbo_debt_untouched|"instead of"|"au lieu de"',
      'lbo_paid_to_fund & lbo_all_of_it & lbo_surplus & lbo_each_year|lbo_per_year & lbo_never_word',
      'lbo_paid_to_fund|"dividendes"|"dividends" & ~debt_stays_constant',
      'debt_stays_constant > to_the_exit',
      '~target_stays_out & ~debt',
    ],
    example: {
      en: 'The fund never repays the debt with the cash flows, they all go out as dividends every year.',
      fr: 'On ne rembourse jamais la dette avec les flux, tout remonte chaque année en dividendes.',
    },
    correction: {
      en: 'In a classic LBO the free cash flow of the target pays the interest and then repays debt; dividends to the fund are restricted by the lenders.',
      fr: 'Dans un LBO classique, les flux de la cible paient les intérêts puis remboursent la dette ; les prêteurs limitent les dividendes versés au fonds.',
    },
  },
  exit_ev_all_equity: {
    concept: 'exit',
    says: [
      'lbo_whole_sale_price > lbo_ends_with_fund & !"rest"|"reste"|"first"|"d’abord"|after|lender|debt|"net"',
      '"whole enterprise value"|"whole ev"|"toute la VE"|"entire enterprise value" > "sponsor"|"fund"|"fonds"|"actionnaire"|"ours" & !"not"|"pas"|"less"|"minus"|"moins"',
      'sponsor|owner > lbo_take_all > lbo_whole_price',
      'lbo_whole_price & sponsor|owner & lbo_belong_to|lbo_take_all & !"the rest"|"le reste"',
      'lbo_exit_ev_word > divide > lbo_entry_equity|lbo_stake|lbo_put_in',
      'lbo_divide_straight > equity|lbo_equity_part',
      '~lbo_no_deduct & ~debt & ~exit|~lbo_resell|~lbo_exit_value|~equity|~sponsor',
      '~debt > ~debt_stays_below & all_of_it > falls_to > sponsor|owner & !subtract',
      'ev|lbo_exit_ev_word >> falls_to > sponsor|owner & !subtract|lender',
      '~debt > ~out_of_account & ~falls_to > ~sponsor|~owner & !subtract',
      '~lbo_exit_debt_strict > ~left_undeducted',
      '~lbo_exit_value|~exit > ~left_undeducted > ~debt',
      'sponsor|owner > lbo_take_all > whole_word >> ev & !subtract',
      'moic|lbo_multiple_noun > ev|lbo_exit_ev_word|lbo_exit_value > divide|taken_over_word > equity|lbo_stake|lbo_equity_part|lbo_put_in & !subtract|lbo_exit_debt_strict|net_debt',
      'divide > lbo_exit_ev_word|ev > cheque_noun & !subtract|net_debt|lbo_exit_debt_strict',
      '~lbo_exit_debt_strict > ~plain_no_matter',
      'sponsor|owner > lbo_take_all > ev >> complete_word & !subtract',
      'ev > lbo_entirely > sponsor|owner|lbo_ours & !subtract|lbo_give_back',
      'ev > belong|lbo_goes_to > lbo_entirely & !subtract|lbo_give_back',
    ],
    example: {
      en: 'At exit the fund keeps the whole enterprise value.',
      fr: 'À la sortie, le fonds garde toute la valeur d’entreprise.',
    },
    correction: {
      en: 'At exit the lenders are paid first: equity is enterprise value less the net debt that is left.',
      fr: 'À la sortie, les prêteurs sont servis d’abord : les fonds propres valent la valeur d’entreprise moins la dette nette restante.',
    },
  },
  sponsor_owes_debt: {
    concept: 'leverage',
    says: [
      'sponsor > lbo_guarantee_word > debt',
      'sponsor > lbo_owes_itself > debt',
      'debt & lbo_balance_of_fund',
      'debt|lbo_lend|lbo_company & ~lbo_fund_books',
      'lbo_fund_investors > lbo_debt_service_word',
      'sponsor & lbo_debt_service_word > lbo_out_of_own_pocket',
      'sponsor > lbo_give_back > lbo_own_money_word',
      'sponsor & lbo_give_back > debt > lbo_own_money_word',
      'repay|lbo_give_back > lbo_by_the_fund',
      '~fund_repays',
      'debt > repay > lbo_by_the_fund',
      'lends_to_it & fund_as_surety & !"no"|"not"|"never"|"aucun"|"aucune"|"pas"|"jamais"|"without"|"sans"',
      'debt|borrow|lbo_give_back & lbo_give_back|repay > lbo_management_fees',
      'debt|borrow > lbo_recourse_to_fund & !"non"|"without"|"sans"|"no"|"not"|"aucun"|"pas"|"limited"|"limité"',
    ],
    example: {
      en: 'The fund guarantees the debt and repays it with its own money.',
      fr: 'Le fonds garantit la dette et la rembourse avec son propre argent.',
    },
    correction: {
      en: 'The acquisition debt sits in the holding company and is served by the target’s cash flows, without recourse to the fund.',
      fr: 'La dette d’acquisition est logée dans la holding et servie par les flux de la cible, sans recours contre le fonds.',
    },
  },
  cheap_is_enough: {
    concept: 'good_lbo',
    says: [
      '~lbo_bought_cheap & ~lbo_any_company & !"not"|"cannot"|"suffit pas"',
      'lbo_good_target & lbo_just_word > lbo_low_priced',
      'lbo_good_target > lbo_is_word > lbo_low_priced',
      'lbo_low_priced > lbo_all_that_counts',
      'lbo_all_that_counts > lbo_low_priced',
      'lbo_trade_cheap & lbo_fire_people',
      'sole_criterion > low_price_word',
      'low_price_word > sole_criterion',
    ],
    example: {
      en: 'A good LBO target is simply an undervalued company.',
      fr: 'Une bonne cible de LBO, c’est simplement une société sous-évaluée.',
    },
    correction: {
      en: 'What counts first is predictable cash to serve the debt; a low entry multiple helps but does not make a candidate.',
      fr: 'Ce qui compte d’abord, ce sont des flux prévisibles pour servir la dette ; un multiple d’entrée bas aide, mais ne suffit pas.',
    },
  },
  lbo_traits_irrelevant: {
    concept: 'good_lbo',
    says: [
      '~lbo_steady & ~lbo_irrelevant_word',
      '~lbo_spend_on_assets & ~lbo_irrelevant_word',
      '~moat|~lbo_manager > ~lbo_irrelevant_word',
      'lbo & lbo_volatile & lbo_just_as_well',
      'lbo_volatile > lbo_ideal_word > lbo_good_target',
      'lbo_volatile > lbo_no_problem',
      'lbo_spend_heavy > lbo_no_problem|lbo_ideal_word',
    ],
    example: {
      en: 'You can do an LBO of a cyclical company that burns cash just as well.',
      fr: 'On peut tout aussi bien faire un LBO sur une société cyclique qui brûle du cash.',
    },
    correction: {
      en: 'Debt has fixed due dates: a business with swinging sales or heavy investment can miss them, so lenders offer little or nothing.',
      fr: 'La dette a des échéances fixes : une activité irrégulière ou gourmande en capex peut les manquer, donc les prêteurs prêtent peu ou pas.',
    },
  },
  fast_growth_best: {
    concept: 'good_lbo',
    says: [
      'lbo_ideal_word > lbo_grows_very_fast & !"rather"|"plutôt"|"less"|"moins"',
      'lbo_ideal_word & lbo_good_target & lbo_start_up',
      'lbo_growth_fast > lbo_all_that_counts',
      'lbo_growth_above_all',
      'lbo_stability_second',
      'lbo_all_that_counts > lbo_growth_fast',
      'lbo_seek|wished_for|praised_candidate|lbo_ideal_word > lbo_hypergrowth & !"rather"|"plutôt"|"avoid"|"éviter"|"without"|"sans"|"less"|"moins"|"cannot"|"poor"|"bad"|"mauvais"',
      'lender > lbo_funds_word > lbo_growth_to_come & !hardly_word',
    ],
    example: {
      en: 'The ideal LBO target is a start-up in hypergrowth.',
      fr: 'La cible idéale d’un LBO est une start-up en hypercroissance.',
    },
    correction: {
      en: 'Very fast growth absorbs cash that lenders need; LBO funds look for steady profit first.',
      fr: 'Une très forte croissance absorbe le cash dont les prêteurs ont besoin ; les fonds de LBO cherchent d’abord des résultats réguliers.',
    },
  },
  entry_debt_left_out: {
    concept: 'leverage',
    says: [
      '~lbo_entry_debt_word & ~lbo_no_deduct|~lbo_not_added|~lbo_irrelevant_word',
      'lbo_max_price > lbo_is_word > lbo_equity_part & lbo_without_debt',
      '~lbo_not_added > ~debt & ~price|~lbo_max_price|~ev',
      '~lbo_entry_debt_word > ~lbo_no_role',
      'lbo_max_price & ~debt > ~lbo_no_role',
      '~nothing_added_for & ~lbo_entry_debt_word',
      'ceiling_price > lbo_equity_part & !add|debt',
      '~debt > ~lbo_not_added & ~lbo_max_price & !lbo_exit_debt_strict',
      'lbo_max_price|ceiling_price > lbo_just_word > lbo_equity_part & !add|"plus"',
    ],
    example: {
      en: 'The debt raised at entry is not added to the price the fund can pay.',
      fr: 'On n’ajoute pas la dette d’entrée au prix que le fonds peut payer.',
    },
    correction: {
      en: 'The maximum price is the maximum equity plus the debt raised at entry.',
      fr: 'Le prix maximum, ce sont les fonds propres maximum plus la dette levée à l’entrée.',
    },
  },
  more_debt_always_better: {
    concept: 'leverage',
    says: [
      'lbo_more_they_borrow > lbo_better_without_end & !risk|"but"|"mais"|"until"|"jusqu’à"|"tant que"|"as long as"',
      'lbo_more_debt_word > lbo_always_better',
      'lbo_always_better > lbo_more_debt_word & lbo_annual_return|irr',
      'debt|leverage > plain_lowers >> risk > equity|owner|sponsor & !lbo_give_back|lbo_less_debt',
      'lbo_more_debt_word > lbo_less_risk > equity|owner|sponsor & !lbo_give_back|lbo_less_debt|"not"|"pas"',
      'debt > ~misstated_never_weighs & "operating"|"opérationnelle"|"opco"|"control"|"contrôle"|"subsidiary"|"filiale" & !"not"|"recourse"|"recours"',
    ],
    example: {
      en: 'More debt is always better for the return.',
      fr: 'Plus il y a de dette, mieux c’est pour le rendement.',
    },
    correction: {
      en: 'Debt raises the return until cash flows can no longer carry it; beyond that it costs more and endangers the equity.',
      fr: 'La dette augmente le rendement tant que les flux la supportent ; au-delà, elle coûte plus cher et met en danger les fonds propres.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
