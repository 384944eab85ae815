import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { staysPut } from '../directions.ts';

const stock = ['inventory, stock, inventories', 'stock, stocks, marchandises'] as const;

/** Inventory, in the words of those who get it wrong. */
export const inventoryMisstated: Lexicon = {
  after_selling: [
    'after the sale, after selling, once the sale is made, once half is sold, after selling half',
    'après la vente, une fois la vente, après avoir vendu, une fois la moitié vendue, après avoir vendu la moitié',
  ],
  at_selling_price: [
    'at what we could sell, at what we can sell, at what it would sell, at what it could fetch, at what it would fetch, at the price we could sell, at selling price, at sale price, at the selling price, at its selling price, at market price, at resale value',
    'au prix auquel on pourrait, au prix auquel on peut, au prix où on pourrait, à ce qu’on pourrait en tirer, à son prix de vente, au prix de vente, au prix du marché, au prix de revente, à la valeur de revente',
  ],
  by_the_sales: [
    'by the revenue, by revenue, by the sale price, by the selling price, by the sales amount, by the amount of sales, by the proceeds, by what we sold',
    'du prix de vente, du chiffre d’affaires, du montant de la vente, du montant des ventes, du produit de la vente',
  ],
  does_good_to: ['help, helps, improve, improves, eases', 'améliore, soulage, aide, allège'],
  goes_to_zero: [
    'goes to zero, falls to zero, drops to zero, is zero, is now zero, is empty',
    'tombe à zéro, passe à zéro, est à zéro, est vide, est nul',
  ],
  is_spent: [
    'is expensed, is written off, gets written off, is lost, is a loss, is also expensed, is charged as well, becomes a loss',
    'passe en charge, est perdue, est une perte, passe aussi en charge, est dépréciée, passe en perte, est comptée en charge',
  ],
  later_they_pay: [
    'the later customers pay, the later clients pay, the later your customers pay, the longer customers take, the slower customers pay, when customers pay later',
    'plus les clients paient tard, plus les clients tardent, quand les clients paient plus tard',
  ],
  leaves_books: [
    'comes off, leaves, goes out, goes down, is taken off, is reduced, is removed, drops, falls',
    'sort, baisse, diminue, quitte, est sorti, est retiré',
  ],
  makes_it_worse: [
    'worsen, worsens, aggravate, drains, drain, make it worse, hurt, hurts',
    'aggrave, aggravent, creuse, creusent, pèse sur la trésorerie',
  ],
  other_half: [
    'other half, remaining half, unsold half, second half, remaining stock, unsold units, the rest of the inventory',
    'autre moitié, moitié restante, moitié invendue, moitié non vendue, le reste du stock, stock restant, invendus',
  ],
  shown_at: [
    'is shown at, are shown at, is carried at, are carried at, is valued at, are valued at, sits at, is booked at',
    'figure au, est inscrite au, sont inscrites au, est évalué au, sont évalués au, est valorisé au, sont valorisés au',
  ],
  sooner: [
    'sooner, quicker, faster, earlier, shorter terms, ten days less, less days, cut in terms, terms fall, terms drop, dso falls, dso drops, dso goes down, days fall, days drop, shorter customer terms, shorter payment terms, cut in dso, lower dso, reduction in dso',
    'plus tôt, plus vite, plus rapidement, jours de moins, délai plus court, réduit le délai, baisse du délai, délai client recule, délai client baisse, délai client diminue, délai baisse, délai recule, baisse des jours, baisse du dso, dso baisse, dso diminue, réduction du délai, jours en moins, réduire le délai client, réduire le dso',
  ],
  still_at: [
    'is still, are still, is still at',
    'est toujours à, est toujours de, toujours à, est encore à, sont toujours à',
  ],
  stock_added_back: [
    'add inventory back, add back inventory, add the inventory back, add back the inventory, add stock back, add back the stock',
    'réintègre le stock, réintègre l’achat',
  ],
  stock_days_off: [
    crossed(
      'minus, less, subtract, deduct, take off',
      'inventory days, stock days, days of stock, days of inventory, customer days, receivable days, dso, dio',
    ),
    [
      crossed(
        'retranche, enlève, retire, soustrait, déduit',
        'le délai de stock, les jours de stock, le stock, les stocks, le délai stock',
      ),
      crossed(
        'moins, retire, retranche, soustrait, déduit',
        'jours de stock, rotation des stocks, délai client, dso, dio, délai clients',
      ),
    ].join(', '),
  ],
  stock_over_sales: [
    'inventory over sales, inventory over revenue, inventory divided by sales, inventory divided by revenue, stock over sales, stock over revenue, stock divided by sales, stock divided by revenue, payables over sales, payables over revenue, payables divided by sales',
    'stock sur le chiffre d’affaires, stock sur les ventes',
  ],
  stock_release: [
    'decrease in inventory, inventory released, stock released, reduction in inventory, release of inventory, fall in inventory, inventory sold, drop in inventory',
    'baisse du stock, baisse de stock, diminution de stock, diminution du stock, déstockage, stock libéré, stock vendu, réduction du stock, stock sorti',
  ],
  stock_same: [crossed(stock[0], staysPut[0]), crossed(stock[1], staysPut[1])],
  supplier_days_are_ours: [
    '',
    'dpo c’est le délai que nous accordons, dpo est le délai accordé à nos clients',
  ],
  takes_longer: [
    'longer, slower, more slowly, more days, later, extend, lengthen, stretch',
    'plus longtemps, plus lentement, plus de jours, plus tard, allonge, allonger, plus long, rallonge',
  ],
  wears_stock: [
    'depreciate the inventory, depreciate the stock, inventory is depreciated, stock is depreciated, amortise the inventory, amortise the stock',
    'stock on l’amortit, stocks on les amortit, amortit les stocks, stock est amorti, stock s’amortit, amortissement du stock',
  ],
  what_it_will_fetch: [
    'price it will sell for, price they will sell for, what it will sell for, what it will fetch, its selling price, their selling price',
    'prix auquel on va la vendre, prix auquel on va le vendre, prix auquel on le vendra, prix de vente',
  ],
  wrong_base: [
    'total assets, balance sheet total, headcount, number of employees, net income, ebitda, equity',
    'total du bilan, total de bilan, total bilan, nombre de salariés, effectif, effectifs, résultat net, total de l’actif, capitaux propres',
  ],
};
