import type { Lexicon } from '../types.ts';
import { crossed } from './crossed.ts';

/** Words of the rarer mistakes: the wrong place, the wrong base, the wrong moment. */
export const accountingSlips = {
  goes_in: [
    'goes in, goes into, go in, is put in, is in, are in, sits in, sit in, shows in, show in, is part of, are part of, belongs in, belongs to, belong in, appears in, appear in, goes through, go through, is recorded in, is booked in, comes under, goes under, is classified in, shown in, are booked in, are recorded in, counted in, reported in, are classified in',
    'est dans, sont dans, figure dans, figurent dans, figure en, apparaît dans, apparaissent dans, passe dans, passe en, passent dans, passent en, se trouve dans, relève des, relève du, relèvent du, va dans, vont dans, inscrits dans, classés en, classés dans, comptés dans',
  ],
  investing_section: ['investing', 'investissement'],
  financing_section: ['financing', 'financement'],
  cash_basis: [
    'cash basis, records the cash',
    'base de caisse, comptabilité de caisse, comptabilité de trésorerie, enregistre les encaissements, enregistre l’argent, retrace les encaissements',
  ],
  snapshot_word: [
    'snapshot, photograph, picture at a date, at a given date',
    'photo, photographie, à une date donnée, instantané, à un instant donné',
  ],
  over_the_year: [
    'over the year, over the period, during the year, flows of the year, activity of the year',
    'sur l’année, sur l’exercice, pendant l’année, flux de l’année, activité de l’année',
  ],
  begins_anew: [
    'reset to zero, resets to zero, start at zero, starts at zero, start from zero, goes back to zero, are cleared every year, reset every year',
    'remises à zéro, remis à zéro, repartent de zéro, repart de zéro, soldées chaque année',
  ],
  need_not_balance: [
    'need not balance, no longer balances, never balances, rarely balances',
    'ne s’équilibre jamais, ne s’équilibre plus, n’est plus équilibré',
  ],
  operating_profit_word: [
    'ebit, operating profit, operating income',
    'ebit, résultat opérationnel, résultat d’exploitation',
  ],
  one_minus_tax: [
    'one minus t, one minus the rate, after tax amount, after tax depreciation',
    'un moins le taux, montant après impôt, montant net d’impôt, dotation nette d’impôt, dotation après impôt',
  ],
  by_the_charge: [
    'by the depreciation, by the full depreciation, by the whole depreciation, by the full charge, by the whole charge, by the full amount, by the whole amount, by the entire depreciation, by the extra depreciation',
    'de la dotation, de toute la dotation, de l’amortissement, de la totalité, de toute la charge',
  ],
  at_selling_price: [
    'at selling price, at sale price, at the selling price, at its selling price, at market price, at resale value',
    'au prix de vente, au prix du marché, au prix de revente, à la valeur de revente',
  ],
  stock_release: [
    'decrease in inventory, inventory released, stock released, reduction in inventory, release of inventory, fall in inventory, inventory sold, drop in inventory',
    'baisse du stock, baisse de stock, diminution de stock, diminution du stock, déstockage, stock libéré, stock vendu, baisse des stocks, réduction du stock, stock sorti',
  ],
  other_half: [
    'other half, remaining half, unsold half, second half, remaining stock, unsold units, the rest of the inventory',
    'autre moitié, moitié restante, moitié invendue, moitié non vendue, le reste du stock, stock restant, invendus',
  ],
  is_spent: [
    'is expensed, is written off, gets written off, is lost, is a loss, is also expensed, is charged as well, becomes a loss',
    'passe en charge, est perdue, est une perte, passe aussi en charge, est dépréciée, passe en perte, est comptée en charge',
  ],
  tax_on_sales: [
    crossed(
      'tax on, taxed on, tax is on, taxes on, tax rate to, tax is paid on',
      'revenue, sales, turnover, full price, selling price, full selling price, full revenue, whole revenue, sale price, proceeds, whole proceeds, full proceeds',
    ),
    crossed(
      'impôt sur, imposé sur, imposée sur, taxé sur, impôt porte sur, impôt s’applique à, impôt s’applique au',
      'chiffre d’affaires, ventes, prix de vente, produit de la vente, prix de vente entier, recette, totalité du prix, totalité de la vente, totalité du chiffre d’affaires, tout le prix',
    ),
  ],
  wears_stock: [
    'depreciate the inventory, depreciate the stock, inventory is depreciated, stock is depreciated, amortise the inventory, amortise the stock',
    'amortit le stock, stock est amorti, stock s’amortit, amortir le stock, amortissement du stock',
  ],
  only_losers: [
    'only loss making companies, only a loss making, only unprofitable companies, only companies making losses, must be losing money, must be making losses',
    'seules les sociétés déficitaires, seules les entreprises déficitaires, que les entreprises déficitaires, est forcément en perte',
  ],
  funds_itself: [
    'growth funds itself, growth pays for itself, growth finances itself, self funding, growth is free, growth always brings cash, growth improves cash',
    'croissance s’autofinance, croissance est gratuite, croissance améliore la trésorerie',
  ],
  credit_line: [
    'credit line, revolver, overdraft, rcf, liquidity buffer, cash buffer, cash forecast',
    'ligne de crédit, rcf, découvert, coussin de trésorerie, matelas de trésorerie, plan de trésorerie',
  ],
  needs: ['need, needs, require', 'avoir besoin, a besoin, faut, nécessite'],
  as_good_as_cash: [
    'as good as cash, like cash, same as cash, equivalent to cash, cash equivalent, can be spent, already cash, reserve of cash, cash reserve, store of cash',
    'équivalent à du cash, comme du cash, comme de la trésorerie, autant de cash, autant de trésorerie, déjà de la trésorerie, déjà du cash, réserve de cash, réserve de trésorerie, réserve d’argent',
  ],
  cash_freed: [
    'cash freed, release, freed cash, shorter terms, customers paying earlier, customers pay earlier, customers pay sooner, faster collection',
    'trésorerie libérée, cash libéré, libération de trésorerie, encaissement plus rapide, paiement plus rapide, clients paient plus tôt',
  ],
  earned_profit: [
    'profit, net income, ebitda, margin, earnings',
    'résultat, ebitda, marge, bénéfice, profit',
  ],
  seldom_tested: [
    'tested every five years, tested every three years, tested every ten years, tested once, tested at acquisition only, no test is needed, no impairment test',
    'testé tous les cinq ans, teste tous les cinq ans, testé une seule fois, pas de test, aucun test, jamais de test, pas besoin de test',
  ],
  pays_below: [
    crossed(
      'pays less than, paid less than, price below, price is below, price lower than, pays below',
      'fair value, net assets, value of the net assets, fair value of the net assets',
    ),
    crossed(
      'paie moins que, payé moins que, prix inférieur à, prix en dessous de',
      'juste valeur, actif net, juste valeur de l’actif net',
    ),
  ],
  french_rules: [
    'french gaap, french rules, french accounting, french standards',
    'normes françaises, règles françaises, pcg, plan comptable, comptes sociaux',
  ],
  amortise_word: ['amortise, amortisation, amortized', 'amortir, amorti, amortit, amortissement'],
  deductible_word: [
    'is deductible, tax deductible, gets tax relief, saves tax, deductible for tax, lowers the tax bill',
    'est déductible, est fiscalement déductible, déductible fiscalement, réduit l’impôt, fait économiser de l’impôt',
  ],
  is_stretched: [
    'is spread over, are spread over, spread it over, spread the loss, is amortised over, taken gradually, booked gradually, over several years, over the remaining',
    'est étalée sur, s’étale sur, étale la perte, étaler la perte, est amortie sur, constatée progressivement, sur plusieurs années, répartie sur',
  ],
  bears_interest: [
    'bears interest, carries interest, interest bearing, is a bank loan, is a bank debt, lent by a bank',
    'porte intérêt, portent intérêt, porteur d’intérêt, est un prêt bancaire, est une dette bancaire, prêté par une banque',
  ],
  is_profit_pot: [
    'is a reserve, part of equity, belongs to equity, is profit set aside, a hidden profit, a profit reserve, is in equity, sits in equity',
    'est une réserve, dans les capitaux propres, en capitaux propres, est un bénéfice, bénéfice mis de côté',
  ],
  in_both: [
    crossed(
      'both in, in both, count it twice in, count it both in',
      'net debt, working capital, debt, nwc, net debt and, net debt and working capital',
    ),
    'à la fois dans la dette nette, dans la dette nette et dans le bfr, compter deux fois, compte deux fois',
  ],
  only_on_sheet: [
    'only touches the balance sheet, purely a balance sheet, balance sheet only',
    'ne touche que le bilan, uniquement le bilan, uniquement au bilan, seulement le bilan',
  ],
  accepts_as_shown: [
    'accept the adjusted figure, accept management’s figure, accept management’s number, use the adjusted figure, take the adjusted figure, take the adjusted number, thirty percent is normal, 30% is normal, perfectly normal, market standard, whatever management shows, what management shows, whatever they show',
    'accepte le chiffre ajusté, prends le chiffre ajusté, retiens le chiffre ajusté, accepte l’ebitda ajusté, accepte le chiffre du management, tout à fait normal, parfaitement normal, prends le chiffre qu’il donne, prends le chiffre qu’ils donnent',
  ],
  one_for_one: [
    'one for one, euro for euro, dollar for dollar, just one million, only one million, exactly one million, the same million',
    'un pour un, euro pour euro, un million seulement, seulement un million, exactement un million, le même million',
  ],
  bad_items: [
    'negative adjustments, negative items, downward adjustments, one off gains, exceptional gains, missing costs, items the other way',
    'ajustements négatifs, éléments négatifs, retraitements négatifs, retraitements à la baisse, gains exceptionnels, produits exceptionnels, coûts manquants',
  ],
  looks_for: [
    'look for, check, search, need, take out, remove, correct for, adjust for',
    'chercher, regarder, vérifier, besoin, retirer, corriger, retraiter, enlever',
  ],
  is_income: [
    'is income, is revenue, counts as income, counts as revenue, is a profit',
    'est un produit, est un revenu, est du chiffre d’affaires, est un gain',
  ],
  is_paid: [
    'is paid, are paid, must be paid, has to be paid',
    'se paie, se paient, est payé, est payée, est décaissé, est décaissée, on le paie, on la paie',
  ],
  is_fixed: [
    'is a fixed asset, is part of ppe, goes with ppe, is a non current asset',
    'est une immobilisation, est un actif immobilisé, fait partie des immobilisations',
  ],
  goes_to_zero: [
    'goes to zero, falls to zero, drops to zero, is zero, is now zero, is empty',
    'tombe à zéro, passe à zéro, est à zéro, est vide, est nul',
  ],
  long_cycle: [
    'longer cycle, long cycle, longer the cycle, cycle is longer, cycle gets longer',
    'cycle est long, cycle plus long, cycle long, cycle s’allonge',
  ],
  less_need: [
    'less financing, less funding, less to fund, needs less cash, less cash tied',
    'moins de financement, moins à financer, moins de besoin, besoin plus faible',
  ],
  optional_word: [
    'optional, not compulsory, not mandatory, not required, voluntary',
    'facultatif, pas obligatoire, optionnel, pas requis',
  ],
  same_effect: [
    'same effect, same impact, same result, same hit',
    'même effet, même impact, même résultat, même conséquence',
  ],
  relief_given: [
    'gives a tax saving, gives tax relief, gives a tax benefit, also saves tax, brings a tax saving, creates a tax saving',
    'ouvre droit à, donne aussi droit à une économie',
  ],
  is_provision: ['is a provision, is a risk provision', 'est une provision'],
  left_in: [
    'left in, stay in, stays in, kept in, keep in, leave in',
    'laissés dedans, laisse dedans, restent dedans, rester dedans, à garder, doivent rester',
  ],
  full_trust: [
    'trust the management, trust management, rely on management, believe management',
    'confiance au management, confiance à la direction, confiance aux dirigeants, crois le management',
  ],
} as const satisfies Lexicon;
