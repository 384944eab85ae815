import type { WrongClaim } from '../../types.ts';

/** False statements about the flows and the way they are discounted. */
export const flowClaims = {
  unlevered_at_equity_cost: {
    concept: 'wacc',
    says: [
      'for_owners_alone|"aux actionnaires"|"to the shareholders" & discounting|shrink & owners_wish|at_equity_cost',
      '"cost of equity alone"|"cost of equity only"|"coût des fonds propres seul"|"seul coût des fonds propres" & discounting|"actualise"|flows',
      '"flux avant frais financiers"|"flux avant intérêts"|"flows before interest"|"unlevered flows"|"unlevered cash flows" >> "appartiennent aux actionnaires"|"reviennent aux actionnaires"|"belong to shareholders"|"belong to the shareholders"|"go to the shareholders"',
      '"these cash flows"|"these flows"|"ces flux" > "already go to the shareholders"|"go to the shareholders"|"vont déjà aux actionnaires"|"reviennent déjà aux actionnaires" & !"after interest"|"après intérêts"',
      'unlevered_at_equity_cost',
      'discounting|shrink & at_equity_cost & -wacc & !levered_word|after_interest|lenders_served|bank_firm',
      'discounting|shrink & at_equity_cost & !both_funders_in_it|levered_word|after_interest|lenders_served|bank_firm',
      'rate_of_the_dcf > owners_requirement & !both_funders_in_it|levered_word|lender|debt|cost_debt|after_interest',
      'unlevered_word > discounting > "cost of equity"|"coût des fonds propres" & !wacc',
      'discounting|shrink > owners_wish & !both_funders_in_it|levered_word|after_interest|lenders_served|bank_firm|lender|debt',
    ],
    example: {
      en: 'I discount the unlevered flows at the cost of equity.',
      fr: 'J’actualise les flux avant frais financiers au coût des fonds propres.',
    },
    correction: {
      en: 'Flows before interest belong to lenders and shareholders together, so they take the WACC.',
      fr: 'Les flux avant frais financiers reviennent aux prêteurs et aux actionnaires : ils s’actualisent au CMPC.',
    },
  },
  net_income_as_flow: {
    concept: 'nopat',
    says: [
      '"start from"|"starts from"|"starting from"|"pars du"|"part du" > net_income_word & !interest|add|put_back|"not"|"pas"',
      'nopat > starts_from > net_income_word',
      'starts_from > net_income_word > nopat|ufcf|add & !interest',
      'net_income_word > add > da & !interest',
      'is_counted_as > net_income_word & !interest',
    ],
    example: {
      en: 'NOPAT is the net income, I start from the bottom line.',
      fr: 'Le NOPAT, c’est le résultat net.',
    },
    correction: {
      en: 'NOPAT is EBIT less the tax on EBIT, before any interest.',
      fr: 'Le NOPAT, c’est l’EBIT moins l’impôt sur l’EBIT, avant tout intérêt.',
    },
  },
  ebit_above_ebitda: {
    concept: 'ebit',
    says: [
      'ebit >> "supérieur"|"above"|"higher than"|"greater than" >> ebitda & !"never"|"jamais"|"n’est pas"|"cannot"',
      'ebit > subtract|deducts >> capex > ebitda & !da|tax|nopat|put_back|"not"|"pas"',
      'subtract|deducts >> capex > ebitda > ebit & !da|tax|nopat|put_back|"not"|"pas"',
      'ebit > ebitda > da > add & !subtract|"not"|"pas"|put_back|nopat|capex',
      'ebit > ebitda > add > da & !subtract|"not"|"pas"|nopat|capex',
      'ebit_before_wear & !"not"|"pas"',
      'ebit >> "is"|"est"|"c’est"|"equals"|"égale" >> ebitda > subtract > capex|interest & !da',
      'ebitda_plus > da & !capex',
      'ebitda_plus & ebit & !capex',
    ],
    example: {
      en: 'EBIT is EBITDA plus depreciation.',
      fr: 'L’EBIT, c’est l’EBITDA plus les amortissements.',
    },
    correction: {
      en: 'EBIT is EBITDA minus depreciation.',
      fr: 'L’EBIT, c’est l’EBITDA moins les amortissements.',
    },
  },
  da_tax_effected: {
    concept: 'da',
    says: [
      'da > add|put_back > "net of tax"|"nets d’impôt"|"nette d’impôt" & !"not"|"pas"',
      'da & only_word > one_minus_tax|one_minus_rate',
      'da > only_word > one_minus_tax|one_minus_rate',
      'add|put_back > da_net_of_tax',
    ],
    example: {
      en: 'Depreciation is added back only for one minus the tax rate.',
      fr: 'Je réintègre les amortissements seulement pour un moins le taux d’impôt.',
    },
    correction: {
      en: 'Depreciation was taken off in full to reach EBIT, so it is added back in full.',
      fr: 'L’amortissement a été retiré en entier pour arriver à l’EBIT : il se réintègre en entier.',
    },
  },
  depreciation_as_a_reserve: {
    concept: 'da',
    says: [
      '~da & set_aside_cash & !"not"|"pas"|"rien"|"no"',
      'da >> brings_cash_in & !tax|tax_shield|"not"|"pas"',
    ],
    example: {
      en: 'Depreciation is cash set aside to replace the machines.',
      fr: 'Les amortissements sont du cash mis de côté pour remplacer les machines.',
    },
    correction: {
      en: 'Depreciation puts no cash in a kitty: it is a charge without payment, and new machines are paid as capex.',
      fr: 'L’amortissement ne remplit aucune cagnotte : c’est une charge sans décaissement, et les machines neuves passent par le capex.',
    },
  },
  shield_in_the_flow: {
    concept: 'tax_shield',
    says: [
      'saved_on_interest > add|put_back|"ajoutée"|"ajoutées" > flows|ufcf|"flow"|"flux" & !"not"|"pas"|"apv"|"never"|"jamais"',
      'add|put_back > saved_on_interest & !"not"|"pas"|subtract',
      'tax_shield > counted_in > ufcf|flows|"flow"|"flux"',
      'tax_shield > already_word > flows|ufcf',
      'tax_shield & interest > counted_in',
      'add|put_back > saved_on_interest > flows|ufcf|cash',
      'add|put_back > flows|ufcf|cash > saved_on_interest',
    ],
    example: {
      en: 'The tax saving on interest is added to the free cash flow.',
      fr: 'L’économie d’impôt sur les intérêts s’ajoute au flux disponible.',
    },
    correction: {
      en: 'The saving on interest sits in the after-tax cost of debt, and would count twice in the flow.',
      fr: 'L’économie sur les intérêts est dans le coût de la dette après impôt, et compterait double dans le flux.',
    },
  },
  wrong_discount_rate: {
    concept: 'discounting',
    says: [
      'discounting|shrink > "rate"|"taux"|take_it|use_it|"pick" > government_yield & !beta|premium|erp|"not"|"pas"',
      'wacc|rate_of_the_dcf >> "is"|"est"|"c’est"|"means" >> growth & !"not"|"pas"|subtract|divide|above_it|more_than',
      'shrink|discounting > at_loan_rate & !owner|equity|blend|both_funders_in_it|"not"|"pas"',
      'rate_of_the_dcf >> "inflation" & !"plus"|wacc|"not"|"pas"',
      'at_wrong_rate',
      'rate_of_the_dcf|"discount rate"|"taux d’actualisation" > loan_rate & !both_funders_in_it|owner|equity|cost_equity',
    ],
    example: {
      en: 'I discount at the risk-free rate.',
      fr: 'J’actualise au taux sans risque.',
    },
    correction: {
      en: 'Flows and terminal value are brought back at the WACC, whole.',
      fr: 'Les flux et la valeur terminale se ramènent au CMPC entier.',
    },
  },
  one_factor_for_all: {
    concept: 'discounting',
    says: [
      'each_word|whole_lot >> flows|"flow" > divide > one_plus > "once"|"une fois"|"une seule fois" & !"twice"|"deux fois"|"not"|"pas"|gordon|terminal_value',
      'divide > one_plus > # > multiply > # & !power|growth|gordon',
      'flows > divide > # & "that’s it"|"that is it"|"c’est tout"|"et voilà" & !power|year|growth|gordon',
      'divide > flows > # & "that’s it"|"that is it"|"c’est tout"|"et voilà" & !power|year|growth|gordon',
      'sum_of_flows|"total of the flows" > divide > # & !terminal_value|net_debt|shares_count',

      'flows & divide & "only once"|"just once"|"une seule fois" & !growth|gordon|last_flow|next_flow|power',
      'flows|sum_of_flows & in_one_block & discounting|shrink|divide & !terminal_value|lump|each_word|"not"|"pas"',
      'flows > divide > # > "once" & !growth|gordon|last_flow|next_flow|power',

      'last_year_factor > flows & !terminal_value|"valeur terminale"',
      'flows & last_year_factor & !terminal_value|"valeur terminale"',
      'flows & same_factor & !terminal_value|lump|last_flow|gordon|last_year',
      'first_flow > value_of_today|already_present',
      'linear_discounting',
      'discounting > multiply > one_plus > wacc|rate & !divide|growth',
      'flows > same_power & !terminal_value|lump|last_flow|gordon',
      'flows > "by the same"|"par le même"|"par la même" > # & divide',
      'same_factor & "every year"|"each year"|"toutes les années"|"chaque année" & !"not"|"pas"',
    ],
    example: {
      en: 'All the flows take the same discount factor.',
      fr: 'Tous les flux prennent le même coefficient.',
    },
    correction: {
      en: 'Each flow is divided by one plus the WACC to the power of its own year.',
      fr: 'Chaque flux se divise par un plus le CMPC, puissance sa propre année.',
    },
  },
  horizon_misjudged: {
    concept: 'forecast',
    says: [
      'foresee|forecast|business_plan > always_so|"only"|"exactly"|"seulement"|"toujours" > short_span & !"not"|"pas"|too_short',
      'simply_word & figures_of_the_past > discounting & !"not"|"pas"',
      'short_plan > is_enough_for',
      'shortens_plan',
      'longer_plan > adds_nothing',
      'foresee|forecast|business_plan > endless_span & !"not"',
      'past_flows > discounting',
      'discounting > past_flows',
      'profit_alone',
      'builds_on > past_flows|recent_flows & !foresee|forecast|business_plan',
      'one_year_plan & !"not"|"pas"|"if"|"si"',
      '~no_need_of_the_end & !"if the project"|"finite"|"mine"|"concession"|"wind farm"|"liquidat"',
    ],
    example: {
      en: 'I forecast thirty years so that no terminal value is needed.',
      fr: 'Je prévois trente ans pour me passer de valeur terminale.',
    },
    correction: {
      en: 'Five to ten years are forecast, until the business is steady, and the rest goes into the terminal value.',
      fr: 'On prévoit cinq à dix ans, jusqu’au régime de croisière, et le reste va dans la valeur terminale.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
