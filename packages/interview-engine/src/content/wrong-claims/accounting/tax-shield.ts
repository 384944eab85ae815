import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the tax effect. */
export const taxShieldClaims = {
  whole_charge_becomes_cash: {
    concept: 'tax_shield',
    says: [
      'cash_word >> climbs > reinstate > whole_charge & !tax_word|tax_shield|save|net_income',
      'cash_word >> climbs > whole_amount & !tax_word|tax_shield|save',
      'cash_word >> climbs >> by_the_charge & !tax_word|"fois"|"times"|"taux"',
      'cash_word >> climbs > one_minus_tax',
      'cash_word >> climbs >> whole_amount >> da',
      'save|tax_shield > one_minus_tax & !net_income|profit|equity|owners_pot|retained_earnings',
    ],
    example: {
      en: 'Cash goes up by the full depreciation.',
      fr: 'La trésorerie augmente de toute la dotation.',
    },
    correction: {
      en: 'Cash only rises by the tax saved: the charge times the tax rate.',
      fr: 'La trésorerie ne monte que de l’économie d’impôt : la charge fois le taux.',
    },
  },
  depreciation_without_tax_effect: {
    concept: 'tax_shield',
    says: [
      'da > tax_word > "the same"|"no saving"|"aucune économie"|"le même" & !"rate"|"taux"',
      '"économie d’impôt"|"tax saving"|"tax saved"|tax_shield > one_less_rate & !net_income|profit',
      'da|wear > ~nothing_with_tax & !"in itself"|"en elle-même"',
      '~not_let_deduct & da|wear',
      'cash > unchanged|-change & da|not_cash',
      'da|not_cash & unchanged > ~cash & !"en elle-même"|"itself"|"effet fiscal"|"tax effect"',
      'unchanged > ~cash & da|not_cash & !"en elle-même"|"itself"|"effet fiscal"|"tax effect"',
      'da > -change|-not_touch > tax_word|~tax_word',
      'da & unchanged > ~tax_word & !"by the same"|"the same amount"|"du même montant"|"en elle-même"|"itself"|"effet fiscal"|"tax effect"',
      'da & -tax_word & cash',
      'da > never_touches > cash|tax_word',
      'tax_not_down & !"sauf"|"unless"|"if"|"otherwise"|"sinon"|"would be no"',
      'cash_word >> keeps_still & da|not_cash',
      'da > -lowers > ~tax_word & !cash_word',
    ],
    example: {
      en: 'Cash stays the same because depreciation is a non-cash charge.',
      fr: 'La trésorerie reste la même parce que la dotation est une charge calculée.',
    },
    correction: {
      en: 'The charge lowers the tax bill, so cash rises by the tax saved.',
      fr: 'La charge réduit l’impôt payé : la trésorerie augmente de l’économie d’impôt.',
    },
  },
  charge_raises_tax: {
    concept: 'tax_shield',
    says: [
      '"taxable income"|"taxable profit"|"base imposable"|"résultat imposable" >> climbs & da|wear|"charge"',
      'pay > # > "more" > tax_word & !less_of',
      '~da & tax_up',
      'tax_up',
    ],
    example: {
      en: 'The tax bill goes up with depreciation.',
      fr: 'L’impôt augmente avec la dotation.',
    },
    correction: {
      en: 'The charge lowers taxable profit, so the company pays less tax.',
      fr: 'La charge réduit le bénéfice imposable : la société paie moins d’impôt.',
    },
  },
  shield_turned_round: {
    concept: 'tax_shield',
    says: [
      'interest >> "augmentent"|"increases"|"increase"|"raises" >> tax_word & !"shield"|"économie"|"saving"|"not"|"pas"',
      '"principal"|"capital" > "deductible"|"déductible" & !"not"|"pas"|"only interest"|"seuls"',
      'interest > more_tax_said & !"not"|"pas"|"less"|"without"|"sans"',
      'shield_word > lowers_word > ev|value|equity_value',
      'interest_not_deducted',
      'shield_word > equals_word > full_loan',
      'shield_word & full_loan & raises_word',
      'dividend_deducted',
    ],
    example: {
      en: 'The tax shield lowers the value, and the interest is not deductible.',
      fr: 'Le bouclier fiscal réduit la valeur.',
    },
    correction: {
      en: 'Interest saves tax, which adds a little value; it is small beside the loan.',
      fr: 'Les intérêts font économiser de l’impôt, ce qui ajoute un peu de valeur ; c’est peu à côté de l’emprunt.',
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
  lender_pays_the_tax: {
    concept: 'tax_shield',
    says: [
      'lender >> repay|refund|gives_it_back > tax > interest & !"not"|"pas"',
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
  da_without_tax_effect: {
    concept: 'tax_shield',
    says: [
      'more_wear_word > more_tax_word & !"less"|"moins"|"lower"|"without"|"sans"|"not"|"pas"',
      '~da > ~tax_untouched & !"capex"|interest|"if"|"si"',
    ],
    example: {
      en: 'Depreciation has no effect on tax.',
      fr: 'Les amortissements n’ont aucun effet sur l’impôt.',
    },
    correction: {
      en: 'Depreciation lowers the taxed profit, so it saves tax although no cash leaves.',
      fr: 'Les amortissements réduisent le résultat imposable : ils économisent de l’impôt sans sortie de cash.',
    },
  },
  shield_without_profit: {
    concept: 'tax_shield',
    says: [
      '"loss"|"losses"|"perte"|"pertes"|loss_making_firm > gains_more_from > deductible|interest|tax_shield|"déductibilité"|"deductibility" & !"not"|"pas"',
      'loss_making_firm > gains_from_shield & !"not"|"pas"',
      'gains_from_shield > loss_making_firm & !"not"|"pas"',
    ],
    example: {
      en: 'A company that makes losses gets the most out of the tax shield.',
      fr: 'C’est une société en perte qui profite le plus de l’économie d’impôt.',
    },
    correction: {
      en: 'Without a taxable profit there is no tax to save, so the deduction is worth nothing for now.',
      fr: 'Sans résultat imposable, il n’y a pas d’impôt à économiser : la déduction ne vaut rien dans l’immédiat.',
    },
  },
  tax_ignored_in_wacc: {
    concept: 'tax_shield',
    says: [
      'interest > out_of_taxed_profit & !"dividends"|"dividendes"|owner|"not"|"pas"',
      '~tax > ~could_not_care & !"cannot"|"never"|"jamais"',
      '~interest > ~"no saving"|~"saves nothing"|~"aucune économie"|~"no tax saving"|~"économise rien"',

      'cost_debt|debt > goes_in > before_tax',
      'tax_shield > already_word > flows|ufcf',
      '~tax > has_no_bearing > ~cost_debt|~wacc',
      '~tax > part_played',
      'tax_raises_it',
      'cost_debt|interest > before_tax & is_counted_as|i_settle_on|multiply & !after_tax|one_minus_rate|"deductible"|"déductibles"',
      'tax & no_effect & wacc|cost_debt|debt & !cost_equity|plain_lowers',
      'not_deductible & interest|debt & !payout',
      'cost_debt > before_tax > wacc',
      'wacc > before_tax',
      'cost_debt > stays_gross',
      'before_tax > rate|cost_debt|cost & right',
      '~no_tax_correction & ~cost_debt|~interest|~wacc|~debt',
      '-multiply > ~cost_debt > ~one_minus_tax|~one_minus_rate',
      '~tax_stays_out & ~cost_debt|~debt|~interest|# & !equity|cost_equity|owner',
      'tax_shield|tax > makes_it_dearer > cost_debt & !"not"|"pas"',
      '"put"|"puts"|"plug"|"met"|"mets"|"intègre" > cost_debt > before_tax & !one_minus_rate|after_tax|"deductible"|"not"|"pas"',
      'interest|"intérêts" > out_of_taxed_profit & !"unlike"|"contrairement"|"whereas"|"alors que"',
    ],
    example: {
      en: 'Interest is not tax deductible in the WACC.',
      fr: 'Les intérêts ne sont pas déductibles dans le CMPC.',
    },
    correction: {
      en: 'Interest lowers the tax bill, so debt enters the WACC after tax.',
      fr: 'Les intérêts réduisent l’impôt : la dette entre dans le CMPC après impôt.',
    },
  },
  asset_deal_keeps_old_values: {
    concept: 'tax_shield',
    says: [
      'heard_old_book_value & deals_asset_purchase|deals_asset_form & !deals_share_purchase|slip_buys_shares|"not"|"pas"|"instead"|"rather"|"plutôt"',
      '"assets"|"actifs" > "always"|"toujours" > heard_old_book_value & !deals_share_purchase|slip_buys_shares|"shares"|"titres"',
      'deals_asset_purchase|deals_asset_form > -heard_depreciates_price & !deals_share_purchase|slip_buys_shares|"only"',
      '-heard_depreciates_price > deals_asset_purchase|~deals_asset_purchase & !deals_share_purchase|slip_buys_shares|"only"',
      'slip_tax_step|deals_step_up > heard_only_with|~heard_only_with > slip_buys_shares|~slip_buys_shares|deals_share_purchase|"titres"|"buy shares"|"buying shares"',
      '"only get"|"obtient que"|"bénéficie que" > slip_tax_step|deals_step_up >> slip_buys_shares|deals_share_purchase',
      '~"tax"|~"fiscalement"|~"la fiscalité" > ~heard_no_difference & ~buyer|~"between the two"|~"entre les deux" & !deals_share_purchase|slip_buys_shares|seller',
    ],
    example: {
      en: 'In an asset deal you never get to depreciate the price you paid.',
      fr: 'La réévaluation fiscale n’existe que si on achète les titres.',
    },
    correction: {
      en: 'Who buys assets books and depreciates them at the price paid, which saves tax; with shares the old values stay.',
      fr: 'Qui achète les actifs les inscrit et les amortit au prix payé, d’où une économie d’impôt ; avec les titres, les anciennes valeurs demeurent.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
