import type { Lexicon } from '../../types.ts';

/** EV to sales for firms without profit, in the words people use for it. */
export const evSalesNotions: Lexicon = {
  amount_billed: [
    'what they bill, what it bills, what they invoice, what it invoices, what it rings up, what they ring up, rings up at the till, comes through the till, what it sells, what they sell, how much it sells, sales it makes',
    'ce qu’ils facturent, ce qu’elle facture, ce qu’elles facturent, ce qu’elle encaisse, encaisse à la caisse, ce qui passe en caisse, ce qu’elle vend, ce qu’elles vendent, combien elle vend, tiroir-caisse',
  ],
  nothing_to_multiply: [
    'nothing to divide, nothing positive to divide, nothing in the denominator, nothing at the bottom, nothing underneath, nothing to multiply, ten times nothing, times nothing, cannot multiply, put a number of times',
    'rien à diviser, rien au dénominateur, rien en bas, rien en dessous, rien à multiplier, multiplier rien, dix fois rien, fois rien, rien par dix, multiplier zéro',
  ],
  sales_multiple: [
    'ev sales, ev to sales, ev to revenue, ev revenue, ev over sales, ev over revenue, sales multiple, revenue multiple, multiple of sales, multiple of revenue, times sales, times revenue, price to sales',
    've sur ventes, ve sur les ventes, ve sur chiffre d’affaires, ve sur ca, ve ca, multiple de chiffre d’affaires, multiple du chiffre d’affaires, multiple de ca, fois le chiffre d’affaires, fois le ca, ev sales, ev sur ventes, multiple de ventes, multiple de revenus',
  ],
  set_against_sales: [
    'with what they sell, with its sales, with what it sells, against its sales',
    'affaire à ses ventes, entreprise à ses ventes, prix à ses ventes, avec ses ventes',
  ],
};
