import type { WrongClaim } from '../../types.ts';

/** False statements about whose the flow is, what moves it, and what comes after the plan. */
export const heardOftenOfDcf = {
  flow_for_owners_only: {
    concept: 'ufcf',
    says: [
      'left_over|remain > owner & banks_had_theirs & !"not"|"pas"',
      'remain > lenders_served & !"not"|"pas"',
      'owners_only_flow & !lenders_too',
      '~banks_had_theirs & !lenders_too|"not"|"before"|"avant"',
    ],
    example: {
      en: 'This flow is left for the shareholders alone, the lenders have already been paid.',
      fr: 'Ce flux revient aux seuls actionnaires, les prêteurs ont déjà été payés.',
    },
    correction: {
      en: 'The flow is before interest: it belongs to lenders and shareholders together.',
      fr: 'Ce flux est avant intérêts : il revient aux prêteurs et aux actionnaires réunis.',
    },
  },
  suppliers_raise_nwc: {
    concept: 'd_nwc',
    says: [
      'nwc_is_up & suppliers_lend_more & !nwc_comes_down',
      'nwc > rise & suppliers_lend_more & !nwc_comes_down',
    ],
    example: {
      en: 'Working capital rises when suppliers give us more credit.',
      fr: 'Le BFR monte quand les fournisseurs nous font davantage crédit.',
    },
    correction: {
      en: 'Working capital rises when customers pay later or stock builds up; more credit from suppliers lowers it.',
      fr: 'Le BFR monte quand les clients paient plus tard ou que les stocks gonflent ; plus de crédit fournisseur le réduit.',
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
  scrap_at_the_end: {
    concept: 'terminal_value',
    says: [
      'comes_to_an_end & terminal_value & !"not"|"pas"|"mine"|"if"|"si"',
      'terminal_value|lump > "is"|"est"|"c’est"|"means" > sum_of_the_plan & !ev|after|afterwards|"not"|"pas"',
      'terminal_value|lump >> "is"|"c’est"|"est"|"corresponds to"|"correspond au" > last_flow & !divide|over_word|multiply|multiple_of|capitalise_flow|gordon|growth|"not"|"pas"',
      'last_flow|flows > multiply > plan_span_word & terminal_value|gordon & !divide|over_word|"not"|"pas"',
      'terminal_value|lump|gordon > scrap_price & !going_on_word|"on top"|"en plus"',
      'terminal_value|lump > of_the_plan_years & !going_on_word',
      '"corresponds to"|"correspond au"|"correspond à"|"is the"|"it’s the"|"c’est le"|"c’est la" >> scrap_price & !going_on_word',
      '"it’s the"|"is the"|"c’est la" >> of_the_plan_years & !going_on_word|discounting|ev',
    ],
    example: {
      en: 'The terminal value is what the assets would fetch once the business stops.',
      fr: 'La valeur terminale, c’est le prix des actifs vendus à la casse.',
    },
    correction: {
      en: 'The terminal value stands for all the flows after the plan of a business that goes on.',
      fr: 'La valeur terminale résume tous les flux d’après le plan, d’une entreprise qui continue.',
    },
  },
  premium_of_one_company: {
    concept: 'erp',
    says: [
      'erp|"prime de risque"|"risk premium" > bank_spread > "au-dessus"|"euribor"|"over"|"above" & !"not"|"pas"|rf|"cost of debt"|"coût de la dette"',

      'erp|"risk premium"|"prime de risque" >> "is"|"est"|"c’est" >> bank_spread & !"not"|"pas"',

      '"risk premium"|"prime de risque" > each_company_its_own & !beta|"not"|"pas"|"size"|"taille"|"specific"|"spécifique"|"illiquidity"',
      'erp > each_company_its_own & !beta|"not"|"pas"',
    ],
    example: {
      en: 'The equity risk premium depends on the company.',
      fr: 'La prime de risque dépend de la société.',
    },
    correction: {
      en: 'The equity risk premium is that of the whole market; the beta brings in the company.',
      fr: 'La prime de risque est celle du marché entier ; c’est le bêta qui tient compte de la société.',
    },
  },
  nwc_level_subtracted: {
    concept: 'd_nwc',
    says: [
      'subtract > whole_nwc & !"rather"|"plutôt"|"instead"|"lieu"',
      'whole_nwc > comes_off_word & !"rather"|"plutôt"|"instead"|"lieu"',
    ],
    example: {
      en: 'I take off the whole working capital, not its change.',
      fr: 'On retranche la totalité du BFR.',
    },
    correction: {
      en: 'Only the increase of working capital over the year leaves the cash flow, not its level.',
      fr: 'Seule la hausse du BFR dans l’année se retranche du flux, pas son niveau.',
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
} as const satisfies Record<string, WrongClaim>;
