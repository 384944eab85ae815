import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: unlevered free cash flow. */
export const ufcfClaims = {
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
  levered_at_wacc: {
    concept: 'ufcf',
    says: [
      'flows & after_interest|lenders_served & wacc & !before|levered_at_equity_cost',
      'for_owners_alone > discounting|shrink > wacc',
      'discounting > flows > cost_equity & !both_funders_in_it|levered_word',
      'discounting > whole_rest > cost_equity & !both_funders_in_it|levered_word',
      'lenders_served > wacc',
      'wacc > apply_word|discounting|fits > lenders_served',
      'flows > for_owners_alone > wacc',
      'wacc > flows > after_interest|lenders_served',
      'after_interest & "wacc" > "reward"',
      'after_interest > shrink|discounting > wacc',
      'shrink|discounting > after_interest > wacc',
      'wacc > apply_word|discounting|fits > after_interest',
    ],
    example: {
      en: 'I take the cash flow after interest and discount it at the WACC.',
      fr: 'Je prends le flux après intérêts et je l’actualise au CMPC.',
    },
    correction: {
      en: 'The WACC discounts the flows that belong to lenders and shareholders together, before any interest is paid.',
      fr: 'Le CMPC actualise les flux qui reviennent aux prêteurs et aux actionnaires réunis, avant tout paiement d’intérêts.',
    },
  },
  ufcf_after_interest: {
    concept: 'ufcf',
    says: [
      'ufcf|flows|"unlevered" > set_by_funding & !levered_word|owner|equity|"not"|"pas"|"never"|"jamais"',
      'left_over|remain > lenders_served & !"levered"|"not"|"pas"',
      '"dividends"|"dividendes" > "deducted"|"subtracted"|"taken off"|"déduits"|"retirés"|"retranchés" > flows|ufcf & !"not"|"pas"',
      'subtract > "dividends"|"dividendes" > flows|ufcf & !"not"|"pas"|after',
      '~interest & "real cash"|"real money"|"vrai argent"|"vrai cash" & "comes off"|"take it off"|"goes off"|subtract',

      'subtract > interest > "because"|"since"|"parce que"|"puisque" & !"not"|"pas"|tax|taxman|levered_word',
      'ufcf|unlevered_word > belong|for_owners_alone|goes_to > owner & !lender|debt|both|all_funders|interest',
      'subtract > debt_instalments',
      'ufcf > after_interest|lenders_served & !before',
      'unlevered_word > starts_from > after_interest|lenders_served',
      'deducts_interest & !levered_word|cost_equity|"not"|"pas"|"if"|"si"',
      'remain > lenders_served',
      'is_counted_as > flows > after_interest|lenders_served',
      'flows > remain > after_interest|lenders_served',
      'is_counted_as > after_interest & !readds_interest',
      'subtract > interest > flows',
      'flows > subtract > interest & !before|"nothing for interest"|"no interest"|"not interest"|"rien pour les intérêts"|"pas d’intérêts"',
      'ebit > subtract > interest > subtract',
      'deduct_interest',
      'also_word > subtract > interest',
      'subtract > also_word > interest',
      'subtract > interest > also_word',
      '"free cash flow" > after_interest & !before_interest',
      'interest > comes_off_word > flows|ufcf',
      'interest > comes_off_word > "before"|"avant" > ufcf|flows|unlevered_word',
      'must_word > subtract > interest > flows|ufcf|"free cash flow"',
      '~takes_interest_off & !"not"|"pas"|"no"|"without"|"sans"',
      'unlevered_word > debt_instalments',
      'interest > comes_off_word > also_word > "because"|"car"|"puisque"',
      'subtract > tax > interest > capex|equipment & !before',
      'flows|ufcf > belong_to_owners_only & !"not"|"pas"|"if"|"si"|"levered"',
      'flows|ufcf >> are_after_interest & !"not"|"pas"|"if"|"si"|"levered"|"avant"|"before"',
    ],
    example: {
      en: 'Then I take EBIT less tax, minus capex, and then deduct interest to get to the free cash flow.',
      fr: 'Ensuite je prends le résultat, moins le capex, et on déduit les intérêts pour arriver au flux disponible.',
    },
    correction: {
      en: 'The unlevered free cash flow is counted before interest, because the WACC already pays the lenders.',
      fr: 'Le flux disponible se calcule avant intérêts, car le CMPC rémunère déjà les prêteurs.',
    },
  },
  ebitda_as_cash_flow: {
    concept: 'ufcf',
    says: [
      'ebitda > is_its_cash',
      'ebitda > after_tax > is_its_cash',
      '"cash flow"|"the flow"|"le flux"|"flux disponible"|"flux de trésorerie" > "is"|"c’est"|"est" >> ebitda & !subtract|after_tax|before|multiply|divide|"not"|"pas"',
    ],
    example: {
      en: 'EBITDA is the cash flow of the company.',
      fr: 'L’EBITDA, c’est le flux de trésorerie de la société.',
    },
    correction: {
      en: 'EBITDA still has to pay tax, capex and working capital before it becomes cash.',
      fr: 'L’EBITDA doit encore payer l’impôt, le capex et le BFR avant de devenir du cash.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
