/** What candidates spell out, in either language. */
export const acronyms: ReadonlySet<string> = new Set(
  'bpa bnpa bfr cmpc tri oat opa ope opr ebe lbo mbo obo dcf fcf ipo amf vdd nda spa eps irr wacc rcf dso dpo dio tsa nwc roce roic ifrs per ebit ebitda'.split(
    ' ',
  ),
);
