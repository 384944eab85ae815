import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesUp, staysPut } from '../directions.ts';
import { profit } from '../word-lists.ts';

/** Net income, in the words of those who get it wrong. */
export const netIncomeMisstated: Lexicon = {
  applies_rate: [
    'apply the rate to, apply the tax rate to, apply tax to',
    'applique le taux à, applique le taux au, applique l’impôt à, applique l’impôt au, applique le taux sur',
  ],
  as_closing_cash: [
    crossed(
      'is, equals, gives, becomes, as, matches, is the, equal to',
      'closing cash, ending cash, closing cash balance, year end cash, cash at the end, cash balance at year end, cash at year end',
    ),
    crossed(
      'est, égale, donne, devient, comme, c’est, correspond à, égal à',
      'trésorerie de clôture, trésorerie finale, trésorerie de fin, cash de clôture, solde de trésorerie',
    ),
  ],
  becomes_cost: [
    'becomes, goes through as, is booked as, goes to, goes into',
    'devient, passe en, part en',
  ],
  below_net_income: [
    'sits below net income, is below net income, comes below net income, comes after net income, is after net income',
    'est sous le résultat net, vient après le résultat net, est après le résultat net, passe sous le résultat net',
  ],
  cash_line: [
    'cash line, cash balance, cash on the balance sheet, cash asset',
    'ligne de trésorerie, ligne trésorerie, trésorerie à l’actif, trésorerie du bilan',
  ],
  computed_on: [
    'computed on, calculated on, based on, charged on, applies to, paid on, due on, levied on, falls on, is on, taxed on',
    'calculé sur, assis sur, porte sur, s’applique sur, appliqué à, appliqué au, dû sur, payé sur, taxé sur, base c’est, assiette c’est, prélevé sur',
  ],
  cost_of_sales: [
    'cost of sales, cost of goods, cogs, cost of the sale',
    'coût des ventes, coût des marchandises, coût de la vente',
  ],
  cost_word: ['cost', 'coût'],
  cut_by_tax: [
    'after tax amount, by the amount after tax, net of tax, times one minus the tax rate, only by the after tax',
    'montant après impôt, net d’impôt, fois un moins le taux',
  ],
  deductible_too: [
    'also deductible, is deductible, deductible too, tax deductible, same tax relief, gets tax relief, saves tax, deferred tax asset too, works the same way',
    'aussi déductible, également déductible, est déductible, déductible aussi, même économie d’impôt, impôt différé aussi, fonctionne pareil, marche pareil',
  ],
  ends_the_statement: [
    'last line of the cash flow, bottom of the cash flow, ends the cash flow, closes the cash flow',
    'dernière ligne du tableau, bas du tableau, clôt le tableau, termine le tableau, fin du tableau, conclut le tableau',
  ],
  ends_with_profit: [
    'ends with net income, ends on net income, finishes with net income, ends with profit, arrives at net income',
    'se termine par le résultat, finit par le résultat, aboutit au résultat, se termine sur le résultat, arrive au résultat',
  ],
  falls_in_full: [
    'drops by the entire, decreases by the full, decreases by the whole, reduced by the full, reduced by the whole, lower by the full, falls by the full, falls by the whole, drops by the full, drops by the whole, falls one for one, drops one for one, falls by the entire, falls euro for euro, takes the full hit, is down by the full',
    'baisse du montant total, baisse du montant entier, recule du montant total, recule du montant entier, diminue du montant total, diminue du montant entier, baisse de la totalité, recule de la totalité, baisse de tout, baisse d’autant, recule d’autant, diminue d’autant, baisse de l’intégralité, diminue de la totalité',
  ],
  found_on: [
    'found on, end up on, appear on, land on, reported on, carried to, carry over, show on, tie to, tie back, match, reach',
    'se retrouver, figurer, figure, apparaître, apparaît, atterrir, atterrit, passer, passe, s’inscrire, s’inscrit, reporté, reportée, reprise, apparaissent',
  ],
  in_both_cases: [
    'in both cases, either way, for both, both give, both create, both get, both of them, both are',
    'dans les deux cas, pour les deux, les deux donnent, les deux créent, les deux sont',
  ],
  loss_made: [
    'makes a loss, company loses money, so a loss of',
    'fait une perte, perte sur la vente, donc une perte de',
  ],
  net_profit_word: [
    'net income, net profit, profit after tax, bottom line',
    'résultat net, bénéfice net',
  ],
  no_cost_in_face: [
    'no cost against it, without any cost against, no cost to deduct, is all profit, is pure profit, is pure margin, whole proceeds are profit, whole price is profit',
    'aucun coût en face, sans coût en face, coût des ventes nul, aucun coût à déduire, tout est du bénéfice, entièrement du bénéfice, marge pure, coût des ventes est donc nul',
  ],
  no_tax_said: [
    'no tax, tax free, untaxed, not taxed, without tax, free of tax, escapes tax, tax is zero, no corporate tax, not taxable, before tax is fine, ignore tax, not subject to tax',
    'pas d’impôt, aucun impôt, sans impôt, pas imposé, pas taxé, exonéré, exonérée, échappe à l’impôt, impôt est nul, non imposable',
  ],
  of_the_sale: [
    crossed(
      'of, on, of all, on all',
      'the sale, the sales, the sale price, the selling price, the revenue, revenue, sales, turnover, the price, the proceeds',
    ),
    'du prix de vente, du chiffre d’affaires, sur le chiffre d’affaires, de la vente, sur le prix de vente, sur la vente, des ventes, sur les ventes',
  ],
  on_margin: [
    'on margin, on trading margin, on gain, on sale, on profit',
    'sur marge, sur vente, sur gain, sur bénéfice',
  ],
  paid_in_cash: [
    'paid in cash, settled in cash, paid for in cash, cash deal',
    'payé comptant, réglé comptant, payé cash, payé en cash, payé en liquide, vente au comptant',
  ],
  profit_same: [
    `${crossed(profit[0], staysPut[0])}, no effect on profit, no impact on profit`,
    `${crossed(profit[1], staysPut[1])}, sans effet sur le résultat, aucun impact sur le résultat`,
  ],
  profit_up: [crossed(profit[0], goesUp[0]), crossed(profit[1], goesUp[1])],
  relief_given: [
    'gives a tax saving, gives tax relief, gives a tax benefit, also saves tax, brings a tax saving, creates a tax saving',
    'ouvre droit à, donne aussi droit à une économie',
  ],
  sale_price: [
    'sale price, selling price, price of the sale, resale price',
    'prix de vente, prix de cession, prix de revente',
  ],
  sale_proceeds: [
    'revenue, sales, turnover, selling price, proceeds, full price, cash received, cash collected, top line, exit proceeds, what you get back, what comes back',
    'chiffre d’affaires, ventes, recette, recettes, encaissement, prix encaissé, cash encaissé, produit de sortie, produit de la vente, ce qu’on récupère',
  ],
  same_effect: [
    'same effect, same impact, same result, same hit',
    'même effet, même impact, même résultat, même conséquence',
  ],
  same_tax_effect: [
    'same tax effect, same tax saving, same tax benefit, same tax treatment, same deferred tax, same effect on tax, same tax relief, tax effected the same, same after tax, tax effect too',
    'même effet d’impôt, même économie d’impôt, même effet fiscal, même impôt différé, même traitement fiscal, même avantage fiscal, effet d’impôt aussi',
  ],
  skips_profit: [
    'without passing through the income statement, without going through the income statement, bypasses the income statement, straight to equity, straight into equity, directly to equity, directly in equity, direct to equity, bypasses the p&l, skips the income statement, skips the p&l, not go through the income statement, never reaches the p&l, charged to equity, taken to equity, charged against reserves, goes through equity, bypasses profit, off the income statement',
    'sans passer par le compte de résultat, sans passer par le résultat, directement en capitaux propres, ne passe pas par le compte de résultat, ne passe pas au compte de résultat, seulement au bilan, uniquement au bilan, que le bilan, imputé sur les capitaux propres, ne passe pas en résultat, imputée directement sur',
  ],
  state_takes_nothing: [
    'state takes nothing, taxman takes nothing, taxman gets nothing, state gets nothing, government takes nothing, without any tax',
    'état ne prend rien, fisc ne prend rien, fisc ne touche rien, état ne touche rien, sans impôt',
  ],
  stays_in_earnings_paper: [
    'stays there, stops there, goes no further, never leaves the income statement, stays on the income statement, stays in the income statement, stays in the p&l, ends with the income statement',
    'reste au compte de résultat, s’arrête là, ne va pas plus loin, reste dans le compte de résultat, s’arrête au compte de résultat',
  ],
  straight_into_reserves: [
    'directly in reserves, directly to reserves, straight to reserves, straight into reserves, directly in equity, straight into equity, directly against reserves',
    'directement en réserves, directement dans les réserves, directement sur les réserves, directement en moins des capitaux propres',
  ],
  tax_gain: [
    'tax saving, tax relief, tax benefit, deferred tax asset, deductible, tax shield',
    'économie d’impôt, économie fiscale, avantage fiscal, impôt différé, déductible, déductibles, gain fiscal',
  ],
  tax_on_full_price: [
    'on the full selling price, on the full proceeds, on the whole proceeds, on the sale proceeds, on the entire sale, on the full revenue, on the whole revenue, on total revenue, on all the revenue, on the cash received, on the total price',
    'sur la totalité du prix, sur l’argent encaissé, sur tout l’encaissement, sur le cash reçu, sur l’encaissement',
  ],
  tax_on_sales: [
    [
      crossed(
        'tax on, taxed on, tax is on, taxes on, tax rate to, tax is paid on',
        'revenue, sales, turnover, full price, selling price, full selling price, full revenue, whole revenue, sale price, proceeds, whole proceeds, full proceeds',
      ),
      'taxed on the whole',
    ].join(', '),
    [
      crossed(
        'impôt sur, imposé sur, imposée sur, taxé sur, impôt porte sur, impôt s’applique à, impôt s’applique au',
        'chiffre d’affaires, ventes, prix de vente, produit de la vente, prix de vente entier, recette, totalité du prix, totalité de la vente, totalité du chiffre d’affaires, tout le prix',
      ),
      'taxé sur l’ensemble, taxé sur le chiffre, taxée sur le chiffre, taxé sur les ventes, imposé sur le chiffre',
    ].join(', '),
  ],
  the_gain: [
    'margin, gain, the sale, profit',
    'marge, gain, bénéfice, plus-value, la vente, profit',
  ],
  treated_same: [
    'treated alike, works just like, behave the same, same thing, same treatment, exactly the same, works the same, same really, no difference, identical, treated the same, same way, the same story, just the same',
    'même manière, même façon, c’est pareil, même chose, même traitement, aucune différence, pas de différence, identique, exactement pareil, traité pareil',
  ],
  unlike_word: [
    'unlike, contrary to, as opposed to, in contrast, compared with, whereas, versus, ordinary asset, normal asset',
    'contrairement, à la différence, à l’inverse, par opposition, alors que, tandis que, actif ordinaire, actif normal, actif classique',
  ],
  untaxed_margin: [
    'margin is tax free, margin is not taxed, profit is tax free, profit is not taxed, gain is not taxed, gain is tax free, sale is not taxed, sale is tax free, no tax is due, ignore the tax',
    'aucun impôt à payer',
  ],
  whole_revenue_taxed: [
    'tax the whole revenue, tax the whole sale, tax the full sale, tax the full revenue, tax on the full revenue, tax on the whole sale, tax all the revenue',
    'impôt sur toute la vente, impose toute la vente, impôt sur la vente entière, taxe toute la vente, impose tout le chiffre d’affaires',
  ],
  whole_stock: [
    'full purchase, entire purchase, entire stock, total inventory, whole inventory, full inventory, entire inventory, all the inventory, all the stock, whole stock, full stock, all of the inventory, full cost, whole purchase, full 80, the whole 80, full amount',
    'totalité du prix d’achat, tout le prix d’achat, achat en entier, achat entier, intégralité du stock, ensemble du stock, totalité de l’achat, tout le stock, totalité du stock, stock entier, la totalité, tout l’achat',
  ],
  whole_takings: [
    'whole takings, all the takings, entire takings, whole sale, full takings, every euro of sales, everything you sell for',
    'toute la recette, la recette entière, l’intégralité de la recette, tout ce qu’on encaisse, toute la vente, tout le prix encaissé',
  ],
};
