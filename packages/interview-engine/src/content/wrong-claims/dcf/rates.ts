import type { WrongClaim } from '../../types.ts';

/** False statements about the cost of capital. */
export const rateClaims = {
  tax_on_whole_wacc: {
    concept: 'tax_shield',
    says: [
      'multiply > "total"|"tout"|"whole"|"lot"|"result"|"résultat" > one_minus_tax|one_minus_rate & !debt|cost_debt|interest|ebit|operations|"not"|"pas"',
      'whole_wacc > after_tax & !"not"|"pas"',
      'one_minus_tax|one_minus_rate & whole_wacc',
      'tax_shield > whole_wacc',
      'multiply > wacc > one_minus_tax|one_minus_rate & !cost_debt',
      'tax > onto_the_total & !ebit|operations|"not"|"pas"',
    ],
    example: {
      en: 'I multiply the whole WACC by one minus the tax rate.',
      fr: 'Je multiplie tout le CMPC par un moins le taux d’impôt.',
    },
    correction: {
      en: 'Only debt saves tax, so only its cost is taken after tax.',
      fr: 'Seule la dette économise de l’impôt : seul son coût se prend après impôt.',
    },
  },
  coupon_of_old_debt: {
    concept: 'cost_debt',
    says: [
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
  debt_raises_wacc_at_once: {
    concept: 'wacc',
    says: [
      '"optimum"|"ideal"|"idéal"|"best" > free_of_debt & !"not"|"pas"|all_debt|"nor"|"ni"',
      'lower_wacc|lowest > free_of_debt',
      'free_of_debt > lower_wacc|lowest',
      'from_first_euro & wacc_climbs',
      'from_first_euro > wacc_climbs',
      'from_first_euro > pushes_wacc_up & !lower_wacc|plain_lowers|"not"|"pas"',
    ],
    example: {
      en: 'The WACC goes up from the first euro of debt.',
      fr: 'Le CMPC monte dès le premier euro de dette.',
    },
    correction: {
      en: 'The first debt brings the WACC down, because it is cheaper than equity after tax.',
      fr: 'La première dette abaisse le CMPC, car elle coûte moins que les fonds propres après impôt.',
    },
  },
  higher_tax_raises_wacc: {
    concept: 'tax_shield',
    says: ['higher_tax > wacc_climbs|debt_dearer'],
    example: {
      en: 'A higher tax rate raises the WACC.',
      fr: 'Un impôt plus élevé fait monter le CMPC.',
    },
    correction: {
      en: 'The higher the tax, the more interest saves, and the WACC comes down.',
      fr: 'Plus l’impôt est fort, plus les intérêts en économisent, et le CMPC baisse.',
    },
  },
  beta_moves_the_wrong_way: {
    concept: 'beta',
    says: [
      'beta > "tells"|"says"|"shows"|"dit"|"indique" > own_risk & !"not"|"pas"|"nothing"|"rien"',
      '"endettée"|"indebted"|"levered" > lower_beta & !take_out|"less"|"moins"|"not"|"pas"',
      'strips_the_debt > beta_goes_up & !put_back|relever_word|beta_goes_down|"not"|"pas"',
      'put_back|relever_word > beta_goes_down & !beta_goes_up|strips_the_debt|"not"|"pas"',
      '"put"|"puts" > gearing_of_peer > "back" & !gearing_of_target|"not"',
      '"plus" > "endetté"|"endettée"|"endette"|debt > "plus" > beta > plain_low|plain_sinks|"faible" & !plain_mounts|"moins"',
      'beta > measures > "earns"|"gagne"|profit|"profitability"|"rentabilité"',

      'unlever_word >> gets_bigger & !relever_word|put_back',
      'higher_leverage > lower_beta & !relever_word|unlever_word',
      '~beta > has_no_bearing|~unchanged|~no_effect > ~leverage_level',
      '~leverage_level > has_no_bearing > ~beta',
      'unlever_word > beta_higher & !relever_word',
      'relever_word > beta_lower & !unlever_word',
      'unlever_word > multiply & !divide|relever_word',
      'relever_word > leverage_of_peer & !leverage_of_target',
      'high_beta > less_risky',
      'beta > measures > own_risk',
      'relever_word >> gearing_of_peer',
      'relever_word > gearing_of_peer & !unlever_word|gearing_of_target',
      'gearing_of_peer > relever_word & !unlever_word|gearing_of_target',
      'unlever_word >> gearing_of_target & !relever_word',
      'unlever_word > gearing_of_target > relever_word > gearing_of_peer',
      '~beta > ~plain_no_bearing > ~gearing_noun',
      '~gearing_noun > ~plain_no_bearing > ~beta',
      'more_debt > low_equity_beta & !unlever_word',
      'ever_more_debt > low_equity_beta',
      'unlever_word|take_out > beta > plain_mounts & !relever_word|put_back|plain_sinks',
      'relever_word|put_back > beta > plain_sinks & !unlever_word|take_out|plain_mounts',
      'beta >> plain_sinks > relever_word|put_back & !unlever_word|take_out|plain_mounts',
      'put_back > gearing_of_peer & !unlever_word|gearing_of_target',
      'ever_more_debt|more_debt > beta > plain_low & !unlever_word',
      '"take"|"strip" > debt > "out" > beta > plain_mounts|gets_bigger & !plain_sinks',
      'unlever_word|take_out > beta >> gets_bigger & !relever_word|put_back',
      'more_debt|ever_more_debt > less_risky_shares & !"not"|"pas"',
    ],
    example: {
      en: 'Unlevering makes the beta go up.',
      fr: 'Désendetter le bêta le fait monter.',
    },
    correction: {
      en: 'Taking the debt out brings the beta down, and the debt of the target brings it up again.',
      fr: 'Sans la dette le bêta descend, et la dette de la cible le remonte.',
    },
  },
  lender_pays_the_tax: {
    concept: 'tax_shield',
    says: [
      '"la banque qui"|"bank that"|"bank gets"|"bank has"|"banque a"|"banque bénéficie"|"lender gets" > has_tax_break & !"not"|"pas"',
      'lender > pay > tax > interest & !own_deduction',
      'lender > is_taxed > interest & !own_deduction',
      'interest > is_taxed > lender & !own_deduction',
      'tax_paid_by > lender & !own_deduction|"not"|"pas"',
      'lender > is_taxed & !own_deduction|"not"|"pas"',
    ],
    example: {
      en: 'The bank pays tax on the interest it gets, so debt costs less.',
      fr: 'La banque paie l’impôt sur les intérêts qu’elle touche, donc la dette coûte moins.',
    },
    correction: {
      en: 'It is the borrower who deducts interest from its profit and so owes less tax.',
      fr: 'C’est l’emprunteuse qui déduit les intérêts de son résultat et doit donc moins d’impôt.',
    },
  },
  unlisted_is_cheaper: {
    concept: 'cost_equity',
    says: [
      '~cost_equity > ~"just"|~"simply"|~"simplement"|~"juste" > ~rf & !add|erp|premium|"not just"',
      '~no_beta_at_all & cost_equity > that_is > rf & !add|erp|premium',
      'illiquidity_premium',
      'not_listed > beta > no_beta_at_all',
      'not_listed > lower_cost_of_equity',
      '~not_listed > asks_less',
      '~not_listed > ~no_beta_at_all & !"of its own"|"own"|"peer"|"pair"|"pairs"|"comparable"|"peers"|"observable"|"observed"|"donc je"|"so i"|"borrow"|"take"|"prends"|"cherche"',
      '~not_listed > lower_cost_of_equity & !"not"|"pas plus"',
    ],
    example: {
      en: 'The company is unlisted, so it has a lower cost of equity.',
      fr: 'La société n’est pas cotée, donc son coût des fonds propres est plus bas.',
    },
    correction: {
      en: 'Shares that cannot be sold easily are worth a premium on the return, never a discount.',
      fr: 'Des titres qui se vendent mal appellent une prime de rendement, jamais une décote.',
    },
  },
  wacc_of_one_side: {
    concept: 'wacc',
    says: [
      '~rate_of_the_dcf > ~owners_alone_ask > ~lender|~debt > ~does_not_enter & !"not only"',
      'wacc_for_owners & !lender|debt|cost_debt|blend',
      'wacc_for_lenders & !owner|equity|cost_equity|blend',
      'costs_crossed',
      'wacc > owners_wish & !lender|debt|cost_debt|blend',
      'wacc > loan_rate & !owner|equity|cost_equity|blend|"not"|"pas"',
      'wacc >> "is"|"means"|"equals"|"est"|"c’est"|"correspond" >> owners_alone_ask & !lender|cost_debt|blend|"not"|"pas seulement"|"pas que"',
      'wacc > owners_alone_ask & ~debt > ~out_of_the_rate',
      '~debt|~lender|~borrow >> ~out_of_the_rate & !tax_shield|interest|flows',
      'wacc > paid_to_the_banks & !owners_word|"not"|"pas"',
      'wacc > owners_alone_ask & !both_sides_word|"not"|"pas"',
      'rate_of_the_dcf|"the rate"|"le taux"|"that rate"|"ce taux" > owners_alone_ask & !lender|cost_debt|blend|cost_equity|levered_word|"not only"|"pas seulement"|"and the debt"',
    ],
    example: {
      en: 'The WACC is the return that shareholders ask for.',
      fr: 'Le CMPC est le rendement que demandent les actionnaires.',
    },
    correction: {
      en: 'The WACC blends what lenders and shareholders ask for, each by its share.',
      fr: 'Le CMPC mêle ce que demandent prêteurs et actionnaires, chacun pour sa part.',
    },
  },
  equity_cost_is_dividend: {
    concept: 'cost_equity',
    says: [
      'cost_equity|equity > starts_from > dividend_paid',
      'cost_equity|equity|# > that_is > dividend_paid & !"not"|"pas"',
      'owner|equity > cost_only_their > payout',
      'equity & no_cost_without_dividend',
      '~cuts_dividend > ~costs_nothing & !even_without',
      'plain_lowers|"bring" > cost_equity > cuts_dividend',
      'cost_equity > dividend_paid & !"not"|"pas"|"growth"|"croissance"',
    ],
    example: {
      en: 'The cost of equity is the dividend yield.',
      fr: 'Le coût des fonds propres est le rendement du dividende.',
    },
    correction: {
      en: 'The cost of equity is the whole return that shareholders require, paid out or not.',
      fr: 'Le coût des fonds propres est tout le rendement exigé par les actionnaires, distribué ou non.',
    },
  },
  lenders_reward_leverage: {
    concept: 'cost_debt',
    says: [
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
} as const satisfies Record<string, WrongClaim>;
