import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { staysPut } from '../directions.ts';

/** What is flatly said of stock, growth, capex and the cycle that is not so. */
export const flatlyWrongCycle = {
  // Stock.
  when_bought: [
    crossed(
      'when, the day, as soon as, once, the moment',
      'you buy, you pay, we buy, we pay, it’s bought, it is bought, you purchase, you order, it arrives',
    ) +
      ', on purchase, at purchase, upon purchase, on day one, straight away, right away, immediately',
    crossed(
      'quand, dès que, le jour où, au moment où, lorsque',
      'on l’achète, on achète, on paie, on le paie, on les achète, on les paie',
    ) +
      ', dès l’achat, à l’achat, au moment de l’achat, le jour de l’achat, tout de suite, immédiatement, aussitôt, d’entrée',
  ],
  expenses_it: [
    'expense, expensed, charge to the p&l, write off',
    'passe en charge, passe les stocks en charge, met en charge, passe le stock en charge, comptabilise en charge',
  ],
  shows_a_cost: [
    'shows a cost, shows an expense, takes a cost, shows the purchase, takes an expense, records a cost',
    'montre une charge, montre un coût, prend une charge, enregistre une charge, affiche une charge',
  ],
  of_the_sale: [
    crossed(
      'of, on, of all, on all',
      'the sale, the sales, the sale price, the selling price, the revenue, revenue, sales, turnover, the price, the proceeds',
    ),
    'du prix de vente, du chiffre d’affaires, sur le chiffre d’affaires, de la vente, sur le prix de vente, sur la vente, des ventes, sur les ventes',
  ],
  leaves_books: [
    'comes off, leaves, goes out, goes down, is taken off, is reduced, is removed, drops, falls',
    'sort, baisse, diminue, quitte, est sorti, est retiré, est sortie',
  ],
  by_the_sales: [
    'by the revenue, by revenue, by the sale price, by the selling price, by the sales amount, by the amount of sales, by the proceeds, by what we sold',
    'du prix de vente, du chiffre d’affaires, du montant de la vente, du montant des ventes, du produit de la vente',
  ],
  cash_up_by_profit: [
    crossed(
      'cash only rises, cash only goes up, cash only increases, cash just rises, cash just goes up',
      'by net income, by the net income, by the profit, by profit',
    ),
    crossed(
      'trésorerie n’augmente, trésorerie ne monte, cash n’augmente, cash ne monte',
      'que du bénéfice net, que du profit, que de la marge nette',
    ),
  ],
  wears_stock: ['', 'stock on l’amortit, stocks on les amortit, amortit les stocks'],
  ev_stands_still: [
    crossed(
      'ev, enterprise value',
      `${staysPut[0]}, holds, is constant, is flat, does not budge, doesn’t move, doesn’t change, is unaffected, is indifferent`,
    ),
    crossed('ve, ev, valeur d’entreprise', staysPut[1]),
  ],
  // Growth, capex and the moment of a sale.
  only_once_paid: [
    crossed(
      'only when, only once, only after, only as soon as, only if, not before',
      'the customer pays, the customer has paid, he pays, he has paid, they pay, they have paid, it’s paid, it is paid, the cash is in, the cash comes in, the money is in, the money comes in, you get paid, you are paid, we get paid',
    ),
    `${crossed(
      'qu’une fois que, que quand, que lorsque, qu’au moment où, seulement quand, seulement une fois que, uniquement quand, que le jour où, que si',
      'le client a payé, le client paie, le client règle, le client a réglé, l’argent est rentré, l’argent rentre, l’argent est là, on est payé, on a été payé, c’est payé, c’est encaissé, on a encaissé, on encaisse',
    )}, qu’à l’encaissement, qu’au paiement, qu’au règlement, qu’une fois encaissé, qu’une fois payé`,
  ],
  faster_you_grow: [
    crossed(
      'the faster, the quicker, the more',
      'you grow, it grows, we grow, the company grows, the business grows, they grow, you sell, it sells, we sell, sales grow',
    ),
    crossed(
      'plus',
      'on croît, on grandit, on grossit, on vend, elle croît, elle grandit, elle grossit, la société croît, la société grandit, la croissance est forte, l’entreprise grandit, la boîte grossit',
    ),
  ],
  the_more_cash: [
    'the more money, more cash',
    'plus on a de cash, plus on a de trésorerie, plus on dégage de cash, plus on encaisse, plus de cash, plus il y a de cash',
  ],
  hands_over: [
    'hands you, gives you, gives us, you get, we get, it gets, throws off, comes out, comes in, you have, it has, you make, it makes, it brings, working capital brings',
    'on a, il y a, on dégage, on encaisse, rentre, arrive',
  ],
  always_funded: [
    crossed(
      'suppliers always, supplier credit always, payables always, suppliers will always',
      'fund, funds, finance, finances, cover, covers, pay for, grow faster, grows faster, rise faster, fund the growth',
    ),
    crossed(
      'fournisseurs, crédit fournisseurs, crédit fournisseur, dettes fournisseurs',
      'financent toujours, finance toujours, couvre toujours, couvrent toujours, suit toujours, suivent toujours, augmente toujours plus, augmentent toujours plus, grandit toujours plus',
    ),
  ],
  cash_trickles_out: [
    `${crossed(
      'cash outflow, outflow, payment, cash cost, cash going out, cash',
      'is spread, gets spread, is spread over, goes out over, goes out gradually, leaves gradually, goes out bit by bit, goes out year by year, leaves over',
    )}, pay for it bit by bit, pay for the machine bit by bit, pay for it gradually, pay for it over, paid for bit by bit, paid for gradually, pay it off through depreciation`,
    `${crossed(
      'sortie d’argent, sortie de cash, sortie de trésorerie, décaissement, paiement, sortie',
      'est étalée, est étalé, s’étale, se fait petit à petit, est répartie, est réparti, est lissée, est progressive',
    )}, sort petit à petit, sort peu à peu, sort progressivement, se paie petit à petit, paie petit à petit, paie au rythme, sort au rythme, sort au fil, paie au fil des amortissements`,
  ],
  not_weighing: [
    'does not weigh on, doesn’t weigh on, does not hurt, doesn’t hurt, does not drain, doesn’t drain, never weighs on',
    'ne pèse pas sur, ne pèsent pas sur, ne pèse jamais sur, ne touche pas au, ne touche pas à, ne joue pas sur, ne consomme pas',
  ],
  multiple_up: ['multiple increases, multiple gets higher', 'multiple grimpe, multiple progresse'],
  is_rented: ['lease, leasing, leased, rent, instalment', 'crédit-bail, leasing, location, loyer'],
  already_in: ['', 'déjà passé dans'],
  // The cycle.
  cash_lost: [
    'cash drops, cash falls, cash goes down, cash is down, reduces cash, reduces the cash, lowers cash, lose cash, loses cash, costs cash, we lose, you lose, costs you cash, less cash, cash decreases',
    'la trésorerie baisse, trésorerie diminue, baisse la trésorerie, réduit la trésorerie, diminue la trésorerie, moins de cash, moins de trésorerie, on perd, fait perdre, le cash baisse, coûte du cash, coûte de la trésorerie',
  ],
  fewer_receivables: [
    crossed('lower, smaller, less, fewer', 'receivables, debtors, customer receivables'),
    'moins de créances, créances plus faibles, créances plus basses, créances en moins, moins de créances clients',
  ],
  flows_to_profit: [
    'goes into profit, goes straight to profit, goes to profit, drops to the bottom line, goes to the bottom line, is extra profit, adds to profit, improves profit, goes into net income, boosts net income',
    'va dans le résultat, passe en résultat, passe dans le résultat, améliore le résultat, augmente le bénéfice, va dans le bénéfice, gonfle le résultat, c’est du résultat en plus',
  ],
  days_of_cost: [
    'days of cost of sales, days of cogs, days of costs, days of purchases',
    'jours de coût des ventes, jours d’achats, jours de coûts',
  ],
  long_cycle: [
    'longer it is, longer it gets, longer the better, the longer the cash cycle, longer the conversion cycle',
    'plus il est long, plus c’est long, plus il s’allonge',
  ],
  lengthen_cycle: [
    crossed(
      'lengthen, extend, stretch, increase, lengthening, extending',
      'the cycle, the cash cycle, the conversion cycle, the cash conversion cycle, your cycle',
    ),
    crossed(
      'allonger, rallonger, augmenter, étirer',
      'le cycle, ce cycle, le cycle de conversion, le cycle d’exploitation, son cycle',
    ),
  ],
  stock_days_off: [
    '',
    crossed(
      'retranche, enlève, retire, soustrait, déduit',
      'le délai de stock, les jours de stock, le stock, les stocks, le délai stock',
    ),
  ],
} as const satisfies Lexicon;
