import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Subordinated debt, in the words of those who get it wrong. */
export const mezzMisstated: Lexicon = {
  debt_shrinks_word: [
    'debt go down, debt goes down, debt falls, debt shrinks, debt decreases, reduces the debt, brings the debt down',
    'dette diminue, dette baisse, dette se réduit, réduit la dette, dette descend, fait baisser la dette',
  ],
  each_recovers: [
    'everybody recovers, everyone recovers, each lender recovers, everybody gets',
    'chacun récupère, tout le monde récupère, chaque prêteur récupère',
  ],
  early_repayment_guard: [
    'call protection, non call, prepayment penalty',
    'call protection, protection contre le remboursement, non call',
  ],
  first_in_line: [
    'comes first, first in line, ranks first, is served first, gets paid first, goes first',
    'passe en premier, passe en tête, se sert en premier, est servi en premier, passe d’abord',
  ],
  free_to_repay: [
    'whenever it likes, for free, without penalty, without any fee, at no cost',
    'à tout moment, sans frais, sans pénalité, gratuitement, quand on veut',
  ],
  has_best_claim: [
    'has first claim, holds first claim, has first lien',
    'a le premier rang, a la première sûreté, est au premier rang',
  ],
  lbo_after_mezz: [
    'after mezzanine, behind mezzanine, after the junior, behind the junior, after the mezz',
    'après la mezzanine, derrière la mezzanine, après la mezz, après la junior, derrière la junior, après la subordonnée',
  ],
  lbo_before_banks: [
    'before the bank, before the lenders, ahead of the bank, ahead of the lenders, before the creditors',
    'avant les banques, avant la banque, avant les prêteurs, avant les créanciers, devant les banques, devant les prêteurs, avant le banquier',
  ],
  lbo_before_senior: [
    'ahead of the senior, before senior, ahead of senior, above the senior, senior to the senior, before the banks, before the term loan, before the tlb, before the first lien, before bank debt, ahead of the banks',
    'avant la senior, avant la dette senior, avant les seniors, devant la senior, devant la dette senior, avant les banques, prioritaire sur la senior, avant le term loan, avant la tlb, avant la dette bancaire, avant le prêt bancaire, devant les banques',
  ],
  lbo_is_equity_word: [
    'is equity, really equity, is just equity, same as equity, are shares, is made of shares, counts as equity, is treated as equity',
    'est du capital, est de l’equity, sont des fonds propres, sont des actions, est des actions, compte comme des fonds propres, compte comme de l’equity',
  ],
  lbo_junior_matures_first: [
    crossed(
      'mezzanine, mezz, junior debt, subordinated debt, second lien',
      'matures first, matures before, matures earlier, falls due first, falls due before, has the shortest maturity, has a shorter maturity, is repaid sooner, is repaid earlier, is amortised first',
    ),
    crossed(
      'mezzanine, mezz, dette junior, dette subordonnée, second lien',
      'arrive à échéance avant, arrive à échéance en premier, a une maturité plus courte, a la maturité la plus courte, est plus courte, s’amortit en premier, est remboursée plus tôt, échoit avant',
    ),
  ],
  lbo_mezz_first: [
    'mezzanine is paid first, mezzanine is repaid first, mezzanine comes first, mezz is paid first, mezz is repaid first, junior is paid first, mezzanine gets paid first, mezzanine ranks first, mezzanine has priority',
    'mezzanine est payée en premier, mezzanine passe en premier, mezzanine est prioritaire, mezzanine a la priorité',
  ],
  lbo_not_debt: [
    'not debt, no debt, not actual debt, not real debt',
    'pas de la dette, pas vraiment de la dette, pas une dette, n’est pas de la dette, pas vraiment une dette',
  ],
  lbo_paid_in_cash: [
    'in cash every, in cash each, in cash twice a year, in cash along the way, cash paid, out in cash, paid in cash, paid every quarter, paid each quarter, paid each year, paid every year, cash interest',
    'en numéraire, versés en cash, payés en cash, réglés en cash, payés comptant, sortent en cash, payé chaque année, payés chaque trimestre, décaissés, payé cash, versés chaque, se payent en cash, en cash chaque',
  ],
  lbo_pro_rata: [
    'pro rata, equally, same rank, at the same time, pari passu',
    'prorata, à égalité, même rang, en même temps, pari passu',
  ],
  lbo_repaid_before_senior: [
    crossed(
      'repaid, paid, paid back, served, reimbursed, redeemed, cashed out, settled',
      'before the senior, ahead of the senior, before senior debt, before the senior debt, before the banks, ahead of the banks, before the term loan, before bank debt',
    ),
    crossed(
      'remboursée, remboursé, payée, servie, désintéressée, réglée, récupère son argent',
      'avant la senior, avant la dette senior, avant les banques, avant les seniors, devant la senior, avant la dette bancaire',
    ),
  ],
  lbo_same_rank: [
    'same rank, rank equally, pari passu, rank the same',
    'même rang, rang identique, pari passu, payées en même temps, à égalité',
  ],
  repaid_earlier_than: [
    'repaid before, rank ahead of, paid before, comes before, is paid ahead of, has priority over, ranks above',
    'remboursées avant, passent avant, payée avant, prime sur, prioritaire sur, servi avant',
  ],
};
