import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The after-tax cost of debt, in the words of those who get it wrong. */
export const costDebtMisstated: Lexicon = {
  adds_to_cost: [
    'raises the cost, increases the cost, adds to the cost, makes debt dearer',
    'alourdit le coût, renchérit, augmente le coût, alourdit la charge',
  ],
  adds_to_it: [
    'increases, adds to, raises, lifts, boosts',
    'augmente, s’ajoute au, relève, gonfle, améliore',
  ],
  better_terms_word: [
    'better the terms, better terms, better conditions, better the rate, a better rate, friendlier the bank',
    'meilleures sont les conditions, meilleures conditions, meilleur taux, meilleur est le taux, mieux la banque',
  ],
  borrowed_years_ago: [
    'borrowed ten years ago, borrowed five years ago, borrowed years ago, borrowed back then, rate when the loan was signed, rate of its old loans, rate it got years ago',
    'emprunté il y a dix ans, emprunté à l’époque, taux des vieux emprunts, taux d’origine des emprunts, emprunté il y a cinq ans, emprunté il y a des années, taux de ses anciens emprunts',
  ],
  brings_down_profit: [
    [
      crossed(
        'reduce, lower, hit, cut, come off, subtract from, deducted from, taken off, eat into, hurt',
        'eps, earnings, net income, profit, income',
      ),
      'lowers eps, lowers earnings per share, reduces earnings per share, brings earnings down, brings down earnings, brings eps down, brings down eps, comes off earnings per share',
    ].join(', '),
    [
      crossed(
        'réduire, diminuer, baisser, fait baisser, vient réduire, se déduit, grève, pèse sur, ampute, déduit',
        'bpa, résultat, résultat net, du résultat, du résultat net, bénéfice',
      ),
      'diminuer le bénéfice, réduit le bénéfice, diminue le bénéfice, réduit le bpa, diminue le bpa, diminuer le bpa, fait baisser le bpa, fait baisser le bénéfice, pèse sur le bénéfice, pèse sur le bpa, réduit le résultat, diminue le résultat',
    ].join(', '),
  ],
  by_one_plus_tax: [
    'by one plus the tax, by one plus tax, times one plus tax',
    'par un plus l’impôt, par un plus le taux d’impôt',
  ],
  charges_less: [
    'less the bank charges, less they charge, less the lender charges, cheaper the bank',
    'moins la banque prend, moins la banque demande, moins les banques demandent, moins les banques prennent, moins le prêteur demande',
  ],
  charges_the_same: [
    'charges the same, same rate however, same margin whatever, same rate whatever',
    'prend le même taux, prennent le même taux, demande le même taux, même marge quelle que soit, même taux quel que soit, facture pareil, facture la même chose, prête au même prix, demande pareil, prête toujours au même taux',
  ],
  cheaper_lending: [
    'cost of debt falls, cost of debt declines, banks charge less, lenders charge less, lower margin, lenders ask for less',
    'coût de la dette baisse, banques prêtent moins cher, prêteurs demandent moins, banques demandent moins, marge baisse',
  ],
  debt_lifts_income: [
    crossed(
      'debt, borrowing, loan, interest',
      'increases, raises, boosts, lifts, adds to',
      'net income, combined net income, earnings',
    ),
    crossed(
      'dette, emprunt, elle, intérêts',
      'augmente, accroît, améliore, augmentent',
      'résultat net',
    ),
  ],
  debt_rate_before_tax: [
    'gross cost of debt, gross interest, pre tax interest, interest rate before tax, interest before tax, pre tax rate, full interest, full coupon, gross coupon',
    'taux avant impôt, taux brut, intérêts bruts, intérêts avant impôt, totalité des intérêts, coupon brut, coût de la dette avant impôt',
  ],
  divided_by_one_less_tax: [
    'by one minus the tax, by one minus tax, over one minus the tax, over one minus tax',
    'divisé par un moins l’impôt, par un moins le taux d’impôt',
  ],
  ever_more_debt: [
    'the more debt, the more leverage, the higher the leverage, the more it borrows, the more you borrow, the more indebted, the more levered',
    'plus la cible est endettée, plus elle est endettée, plus une société est endettée, plus la société est endettée, plus on s’endette, plus il y a de dette, plus on met de dette, plus elle s’endette, plus une société s’endette',
  ],
  gets_dearer: [
    'even more expensive, even dearer, costs even more, gets even dearer, becomes more expensive, gets more expensive, becomes dearer, costs more, comes out dearer',
    'revient encore plus cher, encore plus chère, coûte encore plus, revient plus chère, coûte plus cher, devient plus chère, coûte davantage',
  ],
  goes_to_lenders: [
    'goes to the bank, goes to the lenders, belongs to the lenders, benefits the lenders',
    'revient aux banques, revient à la banque, va aux banques, revient aux prêteurs, profite aux banques',
  ],
  higher_leverage: [
    'more indebted, more levered, more leveraged, highly levered, more debt, higher leverage',
    'plus endetté, plus de dette, davantage de dette, levier plus élevé, levier élevé, plus de levier',
  ],
  however_indebted: [
    'however much you borrow, however much debt, whatever the debt, whatever the leverage, whatever you borrow, at any leverage',
    'quel que soit l’endettement, quelle que soit la dette, quel que soit le levier, du niveau d’endettement, du niveau de dette, de l’endettement',
  ],
  interest_as_income: [
    'add the interest, added the interest, plus the interest, interest is added, interest adds to, interest increases net income, interest increases profit, interest raises profit, interest lifts',
    'ajoute les intérêts, intérêts augmentent le résultat, intérêts viennent augmenter',
  ],
  issued_ago: [
    'issued years ago, issued eight years ago, issued five years ago, issued ten years ago, issued back then, signed years ago, of the old bond',
    'émise il y a, signé il y a, de l’ancienne obligation, de l’époque, d’il y a',
  ],
  leverage_level: [
    'leverage, gearing, more debt, level of debt, amount of debt, how much debt, how indebted, whatever the debt, about the debt',
    'levier, niveau de dette, niveau d’endettement, s’endette, plus de dette, montant de dette, quelle que soit la dette, de la dette',
  ],
  lowers_its_margin: [
    'lower their margin, cut their margin, reduce their margin, ask for less, charge less, accept a lower rate, lower the rate, lower the margin, volume discount, cut the rate',
    'baissent leur marge, réduisent leur marge, diminuent leur marge, baisse sa marge, demandent moins, prêtent moins cher, baissent leur taux, moins le taux est élevé, plus le taux baisse, plus la marge baisse, prix de gros, taux baisse, marge baisse',
  ],
  margin_of_the_bank: [
    'same margin, bank’s margin, lender’s margin, lenders’ margin, credit margin, loan margin, margin',
    'marge de la banque, marge des banques, marge des prêteurs, marge de crédit, marge, spread',
  ],
  near_default: [
    'close to default, near default, on the brink, in distress, about to default',
    'proche du défaut, près du défaut, au bord du défaut, en détresse, au bord de la faillite',
  ],
  nets_the_tax: [
    'after tax, net of tax, one minus, less tax, times, tax shield, multiply, convert',
    'après impôt, net d’impôt, un moins, fois, multiplie, économie d’impôt',
  ],
  never_depends: [
    'never depends on, does not depend on, not depend on, nothing to do with, independent of',
    'dépend jamais du, dépend pas du, dépend jamais de, rien à voir avec, indépendant du',
  ],
  old_coupon: [
    'historical coupon, contractual coupon, original coupon, old coupon, coupon in the contract, coupon they signed, historical rate, rate in the contract, past rate',
    'coupon historique, coupon contractuel, coupon d’origine, taux historique, taux d’origine, taux du contrat, coupon inscrit, taux facial, ancien taux',
  ],
  present_borrowing_rate: [
    'current yield, market yield, today’s yield, market rate, today’s rate',
    'taux de marché, taux actuel, rendement de marché, taux d’aujourd’hui',
  ],
  quoted_rate: [
    'face rate, headline rate, stated rate, nominal rate, quoted rate, rate the bank quotes, contractual rate, full coupon, coupon rate, gross rate, rate on the loan, pre tax rate, gross cost, whole coupon',
    'taux facial, taux nominal, taux affiché, taux contractuel, taux du prêt, taux brut, taux de la banque, coupon, taux plein, coût brut',
  ],
  rate_to_keep: [
    'rate to use, cost to use, rate i use, cost i use, rate to compare, cost to compare',
    'coût à retenir, taux à retenir, taux que je retiens, coût que je retiens, coût à comparer, taux à comparer',
  ],
  riskless_debt: ['', ''],
  taken_gross: [
    'gross, in full, before any tax, pre tax cost, at the full rate, at full cost, full interest, whole interest',
    'brut, en entier, plein tarif, en totalité, taux plein',
  ],
  takes_it: [
    'take, taken, count, use, put, deduct, subtract',
    'prendre, prend, pris, compte, utilise, mets, déduis, retire, retranche',
  ],
  tax_raises_cost: [
    'tax makes it dearer, tax makes debt dearer, tax makes the debt, tax makes borrowing, tax comes on top, tax increases the cost, tax raises the cost, taxed on the interest, interest gets taxed, plus tax on top, divided by one minus, interest plus tax, times one plus',
    'impôt alourdit, impôt renchérit, impôt augmente le coût, impôt s’ajoute, impôt vient en plus, intérêts sont imposés, intérêts sont taxés, imposé sur les intérêts, intérêts plus l’impôt, un plus le taux d’impôt',
  ],
  the_more_owed: [
    'the more you owe, the more it owes, the more they owe, the more a company owes, more a company borrows, more the company borrows',
    'plus on doit, plus elle doit, plus la société doit, plus on est endetté, plus une société s’endette, plus la société s’endette, plus l’entreprise s’endette',
  ],
  with_the_tax: [
    'with tax, because of tax, once you add tax, add the tax, tax included, with the tax',
    'avec l’impôt, à cause de l’impôt, impôt compris, avec les impôts, en ajoutant l’impôt',
  ],
};
