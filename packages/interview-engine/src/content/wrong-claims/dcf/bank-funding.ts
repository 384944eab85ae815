import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: why banks and insurers differ. */
export const bankFundingClaims = {
  bank_like_any: {
    concept: 'bank_funding',
    says: [
      '"value"|"values"|"valorise"|"évalue"|"valued" > insurer_or_bank > ufcf|wacc|ebitda & !payout|"not"|"pas"|"never"|"cannot"|"instead"|raw_material|other_method',
      'insurer_or_bank > "same"|"mêmes" > ufcf|unlevered_word|flows > wacc & !"not"|"pas"|"cannot"',

      'insurer_or_bank > usual_word > dcf & wacc & !"not"|"pas"|"cannot"|payout',
      '"banks"|"banques"|"insurers"|"assureurs" & "textbook case"|"ideal case"|"perfect case"|"cas d’école"|"cas idéal" & dcf & !"not"|"pas"|"against"|"where it fails"|"exception"',
      'bank_firm & best_candidate',
      'bank_firm & as_if_none & unlevered_word',
      'ddm_word >> ~unsuited',
      'bank_firm & replaces_ddm',
      'dividends_at_wacc',
      'bank_firm > suits_well|valued_with > ebitda|ev & !payout|bank_funding',
      'bank_firm > suits_well & dcf|wacc|ufcf & !payout|bank_funding|other_method',
      'bank_firm & dcf|wacc|ufcf & suits_well & !payout|bank_funding|other_method',
      'bank_firm > valued_with > dcf|wacc|ufcf & !payout|bank_funding',
      'bank_firm > i_settle_on > wacc|ufcf',
      'i_settle_on > wacc|ufcf > bank_firm',
      'deposits_as_debt',
      'bank_firm > wacc > works_best',
      'bank_firm & like_any',
      'bank_firm & valued_with > usual_word|dcf & wacc|ufcf|dcf & !payout|bank_funding',
      'bank_firm & like_an_industrial_one',
      'insurer_or_bank > rates_a_company_on > ebitda & !payout|"not"|"pas"',
      'insurer_or_bank & debt & like_an_industrial_one',
      'suits_well > insurer_or_bank > is_about|"is"|"est" > ufcf|dcf|wacc|"free cash flow"',
      'insurer_or_bank & discounting & wacc & !payout|bank_funding|"not"|"pas"|"never"|"cannot"|cost_equity',
      'insurer_or_bank > ev_to_ebitda & !payout|"not"|"pas"|"no"|"never"|"jamais"|"aucun"|"makes no sense"',
      '"look at"|"regarde" > "enterprise value"|"valeur d’entreprise" & insurer_or_bank & !"not"|"pas"|"never"',
    ],
    example: {
      en: 'You value a bank like any other company.',
      fr: 'Une banque se valorise comme n’importe quelle société.',
    },
    correction: {
      en: 'For a bank debt is raw material, so its dividends are discounted at the cost of equity.',
      fr: 'Pour une banque, la dette est une matière première : on actualise ses dividendes au coût des fonds propres.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
