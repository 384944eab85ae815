const PAPER_LBO = 'lev/m_in 0.4 0.65, m_out/m_in 0.85 1.2, paydown/ebitda*years 0.08 0.45';

/**
 * What a banker who reads the figures of a question would stop at, by generator: inputs and answers, multiplied
 * and divided, with the least and the most they are in practice.
 */
export const proportions: Readonly<Record<string, string>> = {
  N03: 'debt/ev 0.05 0.6, cash/ev 0 0.3, nci/ev 0 0.15, assoc/ev 0 0.15',
  N04: 'opts/basic 0.02 0.15',
  N05: 'ke/kd 1.3 3',
  N06: 'beta_u 0.5 1.4, beta_l 0.6 2',
  N07: 'da/ebitda 0.08 0.4, capex/da 0.5 2, dnwc/ebitda 0 0.15, ufcf/ebitda 0.25 0.7',
  N09: 'fcf/ebitda 0.3 0.65, implied_multiple 5 15',
  N10: 'netdebt/ebitda 0.3 5',
  N11: 'netdebt/ebitda 0.3 5, ev_ebitda 5 16',
  N12: 'acq_pe 8 30, tgt_pe 8 30, syn/ni_t 0.1 0.75, price_t/p_a*sh_a 0.05 0.6',
  N13: 'price_t/ni_t 8 30, price_t/ni_a 1 6, syn/ni_t 0 0.75',
  N14: 'p_a*sh_a/ni_a 8 30, price_t/ni_t 12 40, price_t/p_a*sh_a 0.05 0.6, breakeven_pre_tax_synergies/ni_t 0.1 1.5',
  N15: 'exist_gw/book 0 0.3, writeup/book 0.2 1, goodwill/price 0.15 0.75',
  N16: `${PAPER_LBO}, irr 0.08 0.35`,
  N17: `${PAPER_LBO}, multiple*multiple 1`,
  N18: 'exit_ev/ebitda 7 16, exit_debt/lev*ebitda 0.1 0.9, max_equity/max_ev 0.25 0.65, max_multiple 6 13',
  N19: 'irr 0.07 0.45',
  N20: 'integ/syn 0.5 2.5, prem/pv_net_synergies 0.4 1.8',
  N21: 'exchange_ratio 0.1 1.5, target_ownership 0.05 0.5',
  N22: 'nd_a/e_a 0.3 4, nd_t/e_t 1 6, ebitda_contrib_t 0.3 0.5, equity_contrib_t 0.1 0.5',
  N23: 'margin/rev 0.15 0.6, dso 20 100, dio 20 120, dpo 20 110, ddso/dso 0.05 0.4',
  N24: 'leverage 2.5 6.5, coverage 1.5 6, headroom 0.05 0.4',
  N25: 'senior_recovery 1 1, mezz_recovery 0.1 0.9',
  N26: 'pre 6 14, rent/ebitda 0.08 0.4, lease_liab/rent 3 8',
  N27: 'netdebt/gross_ev 0.1 0.6',
  N29: 'netdebt/ev 0.1 0.6, netdebt/f1 1 8, tv_share 0.5 0.85',
  N32: 'earn/upfront 0.1 0.6',
};
