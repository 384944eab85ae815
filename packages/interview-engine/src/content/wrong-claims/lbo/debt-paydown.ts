import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: paying down the debt. */
export const debtPaydownClaims = {
  ebitda_pays_the_bank: {
    concept: 'debt_paydown',
    says: [
      'ebitda >> "positive"|"positif" & enough_for_bank',
      '"positive ebitda"|"ebitda positif" > "no default"|"pas de défaut"|"cannot default"|"jamais en défaut"',
      'ebitda|profit|gainful > can_always_pay',
      'ebitda > cash_made_of_it|cash > paid_already',
      'ebitda > "after"|"après" > pay > capex|interest|principal & !before',
      'capex|equipment > all_at_once > earnings_paper > ebitda & !da|wear|happen_over_time',
      'ebitda >> is_after >> interest|tax_word|debt|principal|capex',
      'interest|tax_word|capex >> already_in >> ebitda',
      'ebitda|profit > must_have_paid',
      'interest|principal|tax_word|repay > deducted_in_ebitda',
    ],
    example: {
      en: 'EBITDA is after interest and tax.',
      fr: 'L’EBITDA est après intérêts et impôt.',
    },
    correction: {
      en: 'EBITDA stands before interest, tax, capex and repayments: it does not say whether they can be paid.',
      fr: 'L’EBITDA se lit avant intérêts, impôt, capex et remboursements : il ne dit pas s’ils peuvent être payés.',
    },
  },
  principal_is_expense: {
    concept: 'debt_paydown',
    says: [
      'principal|instalment|repay > "deducted from profit"|"déduit du résultat"|"like interest"|"comme les intérêts"|"as interest" & !"not"|"pas"|"unlike"',
      'principal|instalment|repay > "in ebitda"|"inside ebitda"|"dans l’ebitda"|"above ebitda"|"avant l’ebitda" & !"never"|"jamais"|"nowhere"|"nulle part"|"not"|"pas"',
      'lbo_back_to_bank|lbo_give_back|principal > already_word > cost_at_once|above_profit|goes_in & !"nowhere"|"nulle part"|never_word',
      'lender > instalment > already_in >> ebitda|profit',
      'principal > expense_word & profit|earnings_paper',
      'principal > fall > profit',
      'principal|instalment|repay > cost_at_once',
      'principal|instalment > above_profit & !"nulle part"|"nowhere"|"never"|"jamais"|"not"',
      'principal|instalment|repay >> already_in',
      'principal|instalment|repay > already_in >> ebitda|profit|earnings_paper',
      'dividends|capex|principal|instalment > lowers >> ebitda',
      '"paying back the loan"|"repaying the loan"|"repaying debt"|"paying back debt"|"rembourser l’emprunt"|"rembourser la dette" > lowers >> net_income|profit',
    ],
    example: {
      en: 'Loan repayments are an expense in the income statement.',
      fr: 'Les remboursements sont une charge du compte de résultat.',
    },
    correction: {
      en: 'Only interest reaches the income statement; principal leaves the bank without touching profit.',
      fr: 'Seuls les intérêts passent au compte de résultat ; le capital sort de la banque sans toucher le bénéfice.',
    },
  },
  cash_never_repays: {
    concept: 'debt_paydown',
    says: [
      '~cash|~lbo_surplus & ~cash_may_not_repay & ~repay|~debt|~lender',
      '~lbo_debt_untouched',
      'lbo_surplus & lbo_all_of_it & lbo_paid_to_fund & -lbo_give_back|~lbo_debt_untouched|"instead of"|"au lieu de"',
      'lbo_paid_to_fund & lbo_all_of_it & lbo_surplus & lbo_each_year|lbo_per_year & lbo_never_word',
      'lbo_paid_to_fund|"dividendes"|"dividends" & ~debt_stays_constant',
      'debt_stays_constant > to_the_exit',
      '~target_stays_out & ~debt',
      'debt > repaid_at_the_way_out_only & !"TLB"|"in fine"|mezz|"bullet"|lbo_tranche',
      'repaid_at_the_way_out_only & -lbo_surplus|"ne servent pas"',
      'loan_sits_there & lbo_surplus|lbo_paid_to_fund|"dividendes"|"dividends"|sponsor',
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
  paydown_creates_nothing: {
    concept: 'debt_paydown',
    says: [
      'lbo_give_back|lbo_less_debt|repay|debt_paydown > bank_has_the_benefit & !"not"|"pas seulement"|"also"|"aussi"',
      '~lbo_give_back|~lbo_less_debt|~repay > ~lbo_nobody_richer',
      '~lbo_give_back|~lbo_less_debt & ~lbo_no_value',
      '~lbo_give_back|~lbo_less_debt > -lbo_create_word > ~owner|~value|~lbo_stake|~lbo_gain_total|~lbo_nothing_word',
      '~lbo_give_back|~lbo_less_debt > ~lbo_create_word > ~lbo_nothing_word',
      '~lbo_give_back|~lbo_less_debt & ~lbo_pocket_to_pocket',
      '~lbo_give_back|~lbo_less_debt|~debt_paydown > -lbo_a_source_of_value',
      '~debt_paydown|~lbo_paydown_word >> ~lbo_irrelevant_word|~lbo_no_influence & !ev|"valeur d’entreprise"',
      'lbo_paydown_word|debt_paydown > comes_in_minus > value_bridge & !"not"|"pas"|lbo_exit_debt_strict',
      'whole_gain_is > firm_value_noun & !"not the"|"pas la"|equity|owner',
      'lbo_give_back|repay|debt_paydown >> is_a_wash & !ev|"valeur d’entreprise"|"not"|"pas"',
    ],
    example: {
      en: 'Paying down debt creates nothing for the shareholders.',
      fr: 'Rembourser la dette ne crée rien pour les actionnaires.',
    },
    correction: {
      en: 'Every euro of debt repaid from the target’s cash flow is a euro more of equity at exit.',
      fr: 'Chaque euro de dette remboursé par les flux de la cible, c’est un euro de fonds propres de plus à la sortie.',
    },
  },
  exit_debt_as_at_entry: {
    concept: 'debt_paydown',
    says: [
      'exit|lbo_resell > still_owes_it_all & !subtract|ev|mezz',
      'still_owes_it_all > exit|"at the end"|"à la fin" & !subtract|mezz',
      'lbo_opening_debt & because_word > ~loan_is_unchanged',
      'subtract > lbo_opening_debt > because_word > ~loan_is_unchanged',
      'lbo_exit_equity & lbo_opening_debt & ~loan_is_unchanged',
      'debt > lbo_is_word > "still" > # > exit & !subtract',
      'debt > still_the_same_sum > exit',
      '"you only pay interest"|"we only pay interest"|"on ne paie que les intérêts"|"on paie seulement les intérêts" & debt|exit & !"PIK"|"bullet"|"in fine"|mezz',
      'lbo_exit_debt_strict > lbo_same_as_entry',
      'debt > "exit"|"sortie" > lbo_same_as_entry',
      'lbo_opening_debt & repay|lbo_give_back & ~lbo_no_difference',
      'subtract > lbo_opening_debt & ~lbo_no_difference',
      '"exit debt"|"debt at exit"|"dette de sortie"|"dette à la sortie" >> "the same"|"la même"',
      'subtract > first_day_debt > exit_moment & !"not"|"pas"|"entrée du"',
      '"exit"|"sortie" > still_owed_in_full & !subtract|lbo_exit_value',
    ],
    example: {
      en: 'The debt at exit is the same as at entry.',
      fr: 'La dette de sortie est la même qu’à l’entrée.',
    },
    correction: {
      en: 'Debt at exit is what was borrowed less what the cash flows have repaid.',
      fr: 'La dette de sortie, c’est l’emprunt de départ moins ce que les flux ont remboursé.',
    },
  },
  paydown_subtracted: {
    concept: 'debt_paydown',
    says: [
      'more_repaid > irr|lbo_annual_return > fall|plain_sinks & !"not"|"pas"|interest',
      '"repaid"|"remboursés"|"remboursé"|lbo_give_back > takes_it_away > what_we_receive & !"not"|"pas"|lender',
      'lbo_give_back|lbo_less_debt|repay > plain_lowers|lbo_lowers_word > what_we_receive & !"not"|"pas"|interest',
      'the_more_repaid > the_less_received & !"not"|"pas"',
      '"remboursés"|"repaid"|"remboursé" > comes_in_minus > what_we_receive & !"not"|"pas"',
      'subtract > lbo_paydown_word > lbo_proceeds_word',
      'lbo_paydown_word > lbo_lowers_word > lbo_proceeds_word',
      'lbo_give_back|lbo_less_debt|lbo_paydown_word > plain_lowers >> value_for_owners',
      'lbo_give_back|lbo_less_debt|lbo_paydown_word > comes_off_word > value_for_owners & !"debt comes off"|"comes off and"|"comes off so"',
      'lbo_give_back|lbo_less_debt|lbo_paydown_word & comes_off_word >> value_for_owners & !ev|lbo_exit_debt_strict|"debt comes off"|"comes off and"|"comes off so"',
      'subtract > "repaid"|"remboursés"|"remboursé" > value_for_owners|lbo_exit_equity & !"not"|"pas"|"entry"|ev|lbo_exit_debt_strict|lender',
      'lbo_give_back|"paid off"|"repaid"|"remboursés"|"remboursée"|"repayments" & takes_it_away > what_we_receive & !"not"|"pas"|lender|"so only"|"interest"|"restante"|"entry"',
      'lbo_give_back|"paid off"|"repaid"|"remboursés"|"remboursée"|lbo_paydown_word & "lost to us"|"perdus pour nous"|"perdu pour le fonds"|"left the deal"|"money that has gone"|"argent sorti"|"cash is gone" & what_we_receive|lbo_proceeds_word & !"not"|"pas"|"fees"|"frais"',
    ],
    example: {
      en: 'I subtract the debt repaid from the exit equity.',
      fr: 'Je retire le remboursement des fonds propres de sortie.',
    },
    correction: {
      en: 'What has been repaid is no longer owed, so it adds to what shareholders receive.',
      fr: 'Ce qui est remboursé n’est plus dû, donc cela s’ajoute à ce que touchent les actionnaires.',
    },
  },
  paydown_moves_enterprise_value: {
    concept: 'debt_paydown',
    says: [
      '"remboursement"|"désendettement"|"repayment"|"deleveraging"|"paydown" > plain_lowers|plain_lifts|"diminuer"|"augmenter" > ev & !equity|owner|"not"|"pas"|net_debt',

      'lbo_give_back|lbo_less_debt|repay > rise > lbo_value_of_business & !equity|owner|lbo_ours|"share"|"part"',
      'lbo_paydown_moves_ev',
      'lbo_sweep_wrong',
    ],
    example: {
      en: 'Deleveraging increases the enterprise value.',
      fr: 'Le désendettement augmente la valeur d’entreprise.',
    },
    correction: {
      en: 'Repaying senior debt shifts value from lenders to shareholders; the value of the business is the same.',
      fr: 'Rembourser la senior fait passer de la valeur des prêteurs aux actionnaires ; celle de l’entreprise est la même.',
    },
  },
  amortisation_swapped: {
    concept: 'debt_paydown',
    says: [
      'b_loan >> is_paid_back > in_equal_bits & !"one percent"|"not"|"pas"|"un pour cent"|"1 %"|"only"',
      'b_loan >> is_paid_back >> in_equal_bits & !"one percent"|"un pour cent"|"1 %"',
      'senior > in_one_go > mezz > lbo_each_year|"every year"|"each year"|"chaque année" & !"not"|"pas"',
      'mezz >> lbo_bit_by_bit',
      'lbo_amortising_swapped',
      'first_term_loan >> in_one_go & !"TLB"|"term loan B"|"tranche B"',
      'tranche_b_gradual & !"not"|"pas"|"one percent"|"1 %"|"1%"|"un pour cent"',
    ],
    example: { en: 'The term loan A is repaid at the end.', fr: 'La TLA est in fine.' },
    correction: {
      en: 'The A loan is repaid in instalments, the B loan in one go at maturity.',
      fr: 'La tranche A se rembourse par échéances, la tranche B en une fois à l’échéance.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
