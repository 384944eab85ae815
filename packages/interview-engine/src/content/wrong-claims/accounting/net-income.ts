import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: net income. */
export const netIncomeClaims = {
  tax_on_whole_sale: {
    concept: 'net_income',
    says: [
      'taxman|tax_word > "share"|"cut"|"part"|"taxes"|"taxe" > whole_takings',
      'tax_word > "full"|"whole"|"entire"|"total" > sale_price|revenue|sale_proceeds & !margin_word|profit|the_gain|minus_word',
      'tax_on_sales',
      'buy > less_of >> tax_word',
      'buy > save >> tax_word',
      'tax_word > tax_on_full_price',
      'tax_word > # > of_the_sale & !margin_word|minus_word|subtract|profit|cost_of_sales|the_gain',
      'whole_revenue_taxed',
    ],
    example: {
      en: 'We pay tax on the full selling price.',
      fr: 'On paie l’impôt sur le prix de vente.',
    },
    correction: {
      en: 'Tax falls on the margin, when the goods are sold.',
      fr: 'L’impôt porte sur la marge, au moment de la vente.',
    },
  },
  net_income_ends_cash_flow: {
    concept: 'net_income',
    says: [
      'plain_first_number|opening_line > cash_paper >> ebitda|ebit|revenue|operating_profit & !"not"|"pas"',
      'net_income|profit > straight_away > cash_line|"ligne trésorerie"|"trésorerie du bilan" & !"not"|"pas"',
      'cash_paper > ends_with_profit & !earnings_paper',
      'net_income|profit > ends_the_statement',
      'net_income|profit > as_closing_cash',
      'net_income|profit >> goes_in >> closing_cash',
      'net_income|profit >> is_put_with|flow >> cash_line',
      'net_income > -goes_in|-found_on >> ~cash_paper & !"directly"|"directement"|"as is"|"tel quel"',
      'net_income > stays_in_earnings_paper',
    ],
    example: {
      en: 'Net income is the last line of the cash flow statement.',
      fr: 'Le résultat net donne la trésorerie de clôture.',
    },
    correction: {
      en: 'Net income opens the cash flow statement; what closes it is the cash at the end of the year.',
      fr: 'Le résultat net ouvre le tableau de flux ; ce qui le clôt est la trésorerie de fin d’année.',
    },
  },
  sale_escapes_tax: {
    concept: 'net_income',
    says: [
      'no_tax_said > because_word > paid_in_cash & !buy|first_step',
      'no_tax_said > the_gain & !buy',
      'the_gain >> no_tax_said & !buy',
      'no_tax_said > margin_word',
      'margin_word >> no_tax_said',
      '-tax_word > margin_word',
      'tax_word >> computed_on >> sale_proceeds & !cost_of_sales|minus_word|subtract',
      'tax_word > computed_on > sale_proceeds > -margin_word|-the_gain',
      'applies_rate > sale_proceeds & !minus_word|subtract',
      'no_tax_said > because_word & cash_word|receive & !buy|goods',
    ],
    example: {
      en: 'The margin is not taxed.',
      fr: 'L’impôt se calcule sur le chiffre d’affaires.',
    },
    correction: {
      en: 'Tax falls on the margin of the units sold: price less cost.',
      fr: 'L’impôt porte sur la marge des unités vendues : prix moins coût.',
    },
  },
  margin_untaxed: {
    concept: 'net_income',
    says: [
      '-tax_word > ~on_margin',
      'margin_word > -tax_word',
      'untaxed_margin',
      'state_takes_nothing & margin_word|sell|#',
    ],
    example: {
      en: 'There is no tax on the margin when it is settled in cash.',
      fr: 'Il n’y a pas d’impôt sur la marge puisqu’elle est encaissée.',
    },
    correction: {
      en: 'The margin on the units sold is taxed like any other profit.',
      fr: 'La marge sur les unités vendues est imposée comme tout bénéfice.',
    },
  },
  whole_stock_as_cost: {
    concept: 'net_income',
    says: [
      'cost_of_sales >> "comprend"|"includes"|"covers" >> "tout le"|"all the"|"whole"|"entire"|"toute la" & !"sold only"',
      'sell|"sale"|revenue > "no cost at all"|"sans retirer le coût"|"without deducting the cost"|"without the cost"|"aucun coût" & !buy',
      'whole_of_it > # > turns_into|becomes_cost > cost_of_sales|expense_word',
      '"whole"|"full"|"entire" > # > cost_of_sales & !"half"|revenue',
      'sell > cost_word|expense_word > whole_stock',
      '"all" > # > inventory|goods > cost_of_sales',
      'inventory|goods > in_entirety > cost_of_sales & !sell|"sold"|"vendu"',
      'whole_stock & cost_of_sales',
      'whole_stock > expense_word',
      'loss_made',
      'cost_word|expense_word|cost_of_sales >> whole_stock & sell|subtract|year_result',
      'sell|revenue & no_cost_in_face',
    ],
    example: {
      en: 'You deduct the whole inventory as cost of sales.',
      fr: 'On déduit tout le stock en coût des ventes.',
    },
    correction: {
      en: 'Only the units sold become a cost; the other half stays in inventory.',
      fr: 'Seules les unités vendues deviennent une charge ; l’autre moitié reste au bilan.',
    },
  },
  goodwill_like_any_asset: {
    concept: 'net_income',
    says: [
      'goodwill > "loss after tax"|"loss net of tax"|"perte après impôt"|"perte nette d’impôt"|"nette d’impôt" & !"no"|"not"|"pas"|"aucun"',
      'goodwill > "fait naître"|"creates"|"crée"|"génère" >> deferred_tax & !value_lifted|"not"|"pas"|"no"|"aucun"|"liability"|"passif"|"if"|"si"',
      'goodwill > "also"|"too"|"same"|"aussi"|"également"|"pareil" > tax_gain',
      'goodwill_word > "donne"|"gives"|yields > deferred_tax & !unlike_word|"if"|"asset deal"|value_lifted|-deferred_tax|"passif"|"liability"|"pas"|"no"|"not"|"aucun"',
      'goodwill_word > yields > deduct|tax_shield & !unlike_word|"if"|"asset deal"|value_lifted',
      'goodwill_word & "exactly like"|"exactement comme"|"treated like the plant"|"same as the plant"|"just like the plant"|"comme la machine"|"comme l’usine" & !"not"|"unlike"|"pas"|"contrairement"|"except"|"sauf"',
      'goodwill_word > treated_same & !"sauf"|"except"|"other than"',
      'treated_same > goodwill_word',
      '"goodwill is the same"',
      'goodwill_word > deductible_too & !"rien"|"nothing"|"asset deal"|"cession d’actifs"|"exception"',
      'goodwill_word > record|generate|receive|"get" > dta_word & !unlike_word',
      'goodwill_word > cut_by_tax & !unlike_word|value_lifted',
      'goodwill_word & same_tax_effect',
      'both|goodwill_word > same_effect & !cash|cash_paper',
      'goodwill_word > relief_given & !"n’ouvre"|"no right"',
      'in_both_cases > tax_gain',
      'treated_same & asset & goodwill_word',
    ],
    example: {
      en: 'And goodwill is the same really, nothing changes.',
      fr: 'Et pour le goodwill, c’est exactement pareil.',
    },
    correction: {
      en: 'Goodwill has no tax base, so its loss hits net income in full.',
      fr: 'Le goodwill n’a pas de base fiscale : sa perte touche le résultat net en totalité.',
    },
  },
  whole_charge_hits_net_income: {
    concept: 'net_income',
    says: [
      'net_income >> drops|fall|"recule" > by_times|"times"|"multiplié" > "taux d’impôt"|"tax rate" & !one_less_rate',
      '~net_profit_word > ~falls_in_full & ~tax_word & plays_no_part',
      'net_profit_word > drops >> # >> whole_amount',
      'equity|owners_pot|retained_earnings > drops > whole_amount & !net_income',
      'net_profit_word > falls_in_full',
      'net_profit_word > -tax_word & falls_in_full',
      'net_profit_word > falls_in_full & ~tax_word|~da',
      'da > below_net_income',
    ],
    example: {
      en: 'Net income falls by the full charge.',
      fr: 'Le résultat net baisse de la totalité de la charge.',
    },
    correction: {
      en: 'Net income falls by the charge less the tax it saves.',
      fr: 'Le résultat net baisse de la charge diminuée de l’économie d’impôt.',
    },
  },
  charge_raises_profit: {
    concept: 'net_income',
    says: [
      'net_income|profit >> "monte puisque"|"monte car"|"monte parce"|"monte grâce"',
      'profit_up',
      'net_income >> climbs',
      'da|wear > raises >> net_income|profit',
    ],
    example: {
      en: 'Net income goes up because of the charge.',
      fr: 'Le résultat net augmente avec la charge.',
    },
    correction: {
      en: 'A charge lowers profit, by its amount after tax.',
      fr: 'Une charge réduit le résultat, de son montant après impôt.',
    },
  },
  loss_skips_profit: {
    concept: 'net_income',
    says: [
      'skips_profit',
      'profit_same',
      'profit_up',
      'net_income|profit >> keeps_still',
      'nothing_upon >> ~net_income|~profit',
      'impairment|mark_down|loss_word > -hits_it >> ~net_income|~earnings_paper',
      'impairment|mark_down|loss_word > straight_into_reserves',
    ],
    example: {
      en: 'The write-down goes straight to equity.',
      fr: 'La perte va directement en capitaux propres.',
    },
    correction: {
      en: 'The loss goes through the income statement.',
      fr: 'La perte passe au compte de résultat.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
