import type { Lexicon } from '../types.ts';
import { goesDown, goesUp, staysPut } from './directions.ts';
import { crossed } from './crossed.ts';

const cash = [
  'cash, bank, bank account, bank balance, cash balance, cash position, till, cash flow',
  'trésorerie, caisse, cash, compte en banque, compte, flux de trésorerie',
] as const;
const profit = [
  'net income, net profit, profit, earnings, profit after tax, bottom line',
  'résultat net, résultat, bénéfice, bénéfice net',
] as const;
const ownFunds = [
  'equity, retained earnings, reserves, shareholders’ equity',
  'capitaux propres, réserves, fonds propres',
] as const;
const fixed = [
  'fixed assets, ppe, plant, machines, asset base, pp&e',
  'immobilisations, immobilisations nettes, machines, actif immobilisé',
] as const;
const stock = ['inventory, stock, inventories', 'stock, stocks, marchandises'] as const;
const workingCapital = [
  'working capital, receivables, inventory, stock, nwc',
  'bfr, créances, créances clients, stocks, besoin en fonds de roulement',
] as const;
const paidMoments = [
  'when the cash comes in, when cash comes in, when cash is received, when the cash arrives, when the money arrives, when the customer pays, when customers pay, when the client pays, when you are paid, when you get paid, when it is paid, when we get paid, once paid, on collection, on payment, on receipt, the day the customer pays',
  'à l’encaissement, dès l’encaissement, le jour de l’encaissement, quand l’argent rentre, quand l’argent arrive, quand le client paie, quand le client règle, quand on est payé, quand on encaisse, une fois encaissé, une fois payé, dès que l’argent, au moment du paiement, dès le paiement',
] as const;
const booked = [
  'booked, recognised, recorded, counted, recognise it, book it, count it, recognise revenue, book revenue, book the sale, count the sale, recognised entirely, recognised in full, booked in full',
  'constaté, comptabilisé, reconnu, enregistré, on le constate, on le comptabilise, on le reconnaît, on le reconnaît entièrement, on l’enregistre, comptabilise la vente, constate la vente, se constate, se comptabilise, reconnaît entièrement, on la compte, on le compte',
] as const;

/** What those say who have it the wrong way round, tight enough not to fire on the right way. */
export const accountingErrors = {
  cash_down: [
    `${crossed(cash[0], goesDown[0])}, cash is lower, drop in cash, loses cash, lose cash`,
    `${crossed(cash[1], goesDown[1])}, perd de la trésorerie, baisse de la trésorerie, perte de trésorerie, perd du cash`,
  ],
  cash_up: [crossed(cash[0], goesUp[0]), crossed(cash[1], goesUp[1])],
  cash_same: [crossed(cash[0], staysPut[0]), crossed(cash[1], staysPut[1])],
  profit_up: [crossed(profit[0], goesUp[0]), crossed(profit[1], goesUp[1])],
  profit_down: [crossed(profit[0], goesDown[0]), crossed(profit[1], goesDown[1])],
  profit_same: [
    `${crossed(profit[0], staysPut[0])}, no effect on profit, no impact on profit`,
    `${crossed(profit[1], staysPut[1])}, sans effet sur le résultat, aucun impact sur le résultat`,
  ],
  equity_not_down: [
    `${crossed(ownFunds[0], staysPut[0])}, ${crossed(ownFunds[0], goesUp[0])}`,
    `${crossed(ownFunds[1], staysPut[1])}, ${crossed(ownFunds[1], goesUp[1])}`,
  ],
  equity_same: [
    `${crossed(ownFunds[0], staysPut[0])}, only change when you issue`,
    crossed(ownFunds[1], staysPut[1]),
  ],
  fixed_not_down: [
    `${crossed(fixed[0], goesUp[0])}, ${crossed(fixed[0], staysPut[0])}`,
    `${crossed(fixed[1], goesUp[1])}, ${crossed(fixed[1], staysPut[1])}`,
  ],
  stock_same: [crossed(stock[0], staysPut[0]), crossed(stock[1], staysPut[1])],
  working_capital_up: [
    `${crossed(workingCapital[0], goesUp[0])}, money tied up in operations goes up, more working capital`,
    `${crossed(workingCapital[1], goesUp[1])}, plus de bfr, argent immobilisé augmente`,
  ],
  working_capital_down: [
    crossed(workingCapital[0], goesDown[0]),
    crossed(workingCapital[1], goesDown[1]),
  ],
  tax_up: [
    crossed('tax, taxes, tax bill, tax charge', goesUp[0]) + ', pay more tax, pays more tax',
    crossed('impôt, impôts', goesUp[1]) + ', paie plus d’impôt',
  ],
  tax_not_down: [
    `${crossed('tax, taxes, tax bill, tax charge, tax base', staysPut[0])}, ${crossed('tax, taxes, tax bill, tax charge', goesUp[0])}, pay the same tax, pays the same tax, exactly the same tax, pay more tax, pays more tax, tax is calculated before, tax is computed before, not tax deductible, not deductible, no tax saving, no tax effect, saves no tax, not save tax, no effect on tax, taxman ignores, taxman does not care`,
    `${crossed('impôt, impôts, base imposable', staysPut[1])}, ${crossed('impôt, impôts', goesUp[1])}, le même impôt, autant d’impôt, plus d’impôt à payer, impôt se calcule avant, impôt est calculé avant, pas déductible, non déductible, pas d’économie d’impôt, aucune économie d’impôt, aucun effet fiscal, fisc ne reconnaît pas`,
  ],
  real_outflow: [
    'real cash outflow, true cash outflow, genuine cash outflow, actual cash outflow, actual cash out, actual payment, real payment, cash payment, real cash cost, true cash cost, real cash expense, real money out, money going out, money that goes out, money leaving the company, is paid in cash, lose money for real, lose real money, hundred has gone out, hundred goes out, hundred leaves the bank, money has gone out, money has left, money leaves the bank, cash has gone out, cash has left, cash leaves the bank, cash goes out, paid out in cash, real cheque',
    'vraie sortie, véritable sortie, réelle sortie, sortie réelle, vraie dépense, véritable dépense, vrai décaissement, véritable décaissement, décaissement réel, sort de la banque, sort du compte, sort de la caisse, argent qui sort, argent sort, argent est sorti, cash sort, cash qui sort, on décaisse, on paie petit à petit, coûte vraiment, vrai coût en cash, perte de trésorerie, perte réelle de trésorerie, vraie perte de cash',
  ],
  no_add_back: [
    'nothing to put back, nothing to add back, nothing is added back, nothing gets added back, not add it back, not add anything back, not add back, not added back, not put it back, no add back, never added back',
    'rien à réintégrer, rien à remettre, rien à rajouter, ne remets rien, ne rajoute rien, ne réintègre rien, ne réintègre pas, ne le réintègre pas, ne la réintègre pas, pas de réintégration, aucune réintégration, pas à réintégrer, ne la rajoute pas, ne le rajoute pas',
  ],
  taken_off_again: [
    'subtract it again, subtracted again, deduct it again, deducted again, take it off again, taken off again, deducted a second time, subtracted a second time, minus depreciation again',
    'déduit à nouveau, déduis à nouveau, retranche encore, retranche à nouveau, soustrait encore, retire une deuxième fois, déduit une deuxième fois, retire encore une fois, soustrais à nouveau',
  ],
  net_profit_word: [
    'net income, net profit, profit after tax, bottom line',
    'résultat net, bénéfice net',
  ],
  falls_in_full: [
    'falls by the full, falls by the whole, drops by the full, drops by the whole, falls one for one, drops one for one, falls by the entire, falls euro for euro, takes the full hit, is down by the full',
    'baisse de la totalité, recule de la totalité, baisse de tout, baisse d’autant, recule d’autant, diminue d’autant, baisse de l’intégralité, diminue de la totalité',
  ],
  stands_apart: [
    'does not have to tie, need not tie, need not match, not carried over, not carried anywhere, comes separately, prepared separately, drawn up separately, stand alone, live their own life, separate from, independently, unrelated, not linked, not connected, no link, no connection, lives only',
    'n’a pas à correspondre, pas besoin de correspondre, n’est pas reporté, reporté nulle part, vient séparément, viennent séparément, établis séparément, indépendants, aucun lien, pas de lien, pas liés, pas reliés, vivent leur vie, rien à voir',
  ],
  starts_with_sales: [
    crossed(
      'starts from, start from, starts with, start with, begins with, begin with, opens with, first line is, starting point is, kicks off with',
      'revenue, sales, turnover, top line, ebitda, gross profit, cash balance, closing cash, opening cash, equity, total assets',
    ),
    crossed(
      'part du, part de, commence par, démarre par, démarre avec, première ligne c’est, première ligne est, point de départ c’est, point de départ est, s’ouvre sur',
      'chiffre d’affaires, ventes, ebitda, marge brute, trésorerie, solde de trésorerie, capitaux propres, total du bilan',
    ),
  ],
  above_profit: [
    'before we get to that profit, before profit, above net income, before net income, reduces net income, lowers profit, reduces profit, lowers net income, in the income statement, through the p&l, through the income statement, before we get to profit',
    'avant le résultat, avant le bénéfice, réduit le résultat, réduisent le résultat, diminue le bénéfice, diminuent le résultat, au compte de résultat, dans le compte de résultat, en charge',
  ],
  hits_profit_now: [
    'expensed immediately, expensed straight away, expensed at once, expensed in full, fully expensed, cost of the year, charged in full, hits profit straight away, hits profit immediately, reduces profit straight away, reduces profit immediately, is an expense of the year, straight through the p&l',
    'passe immédiatement en charge, passe en charge immédiatement, intégralement en charge, entièrement en charge, charge de l’année, passe directement en charge',
  ],
  brings_cash: [
    'brings in cash, brings cash, brings in money, bring in fresh cash, adds cash, generates cash, frees cash, frees up cash, frees up money, releases cash, releases money, gives you cash, gives us cash, source of cash, gets cheaper to fund, throws off cash, brings fresh money, improves cash, boosts cash',
    'rapporte du cash, rapporte de l’argent, apporte du cash, apporte de la trésorerie, apporte de l’argent, libère du cash, libère plutôt du cash, libère de la trésorerie, libère de l’argent, libère la trésorerie, dégage du cash, dégage de la trésorerie, génère du cash, génère de la trésorerie, améliore la trésorerie, fait rentrer du cash, source de cash, source de trésorerie',
  ],
  sell_more: [
    'the more we sell, more you sell, more sales, selling more, when sales grow, as sales grow, growing sales',
    'plus on vend, plus elle vend, vendre plus, quand les ventes montent, plus on grossit, plus elle grossit',
  ],
  cost_at_once: [
    'is an expense, are an expense, are expenses, is a cost, are a cost, goes through the p&l, hits the p&l, booked as an expense, booked as a cost, booked as expenses, already in ebitda, already deducted in ebitda, included in ebitda, reduces ebitda, lowers ebitda, go through the p&l',
    'est une charge, sont une charge, sont des charges, passe en charge, passent au compte de résultat, est déjà dans l’ebitda, sont déjà dans l’ebitda, réduit l’ebitda, réduisent l’ebitda, comptabilisés en charge',
  ],
  recorded_on_payment: [
    `${crossed(booked[0], paidMoments[0])}, ${crossed('revenue, sales, only', paidMoments[0])}, only when the money, only when the cash, not until the cash`,
    `${crossed(booked[1], paidMoments[1])}, ${crossed('chiffre d’affaires, que, seulement, uniquement', paidMoments[1])}, que quand le client a viré, résultat et la caisse avancent ensemble, qu’à l’encaissement`,
  ],
  recorded_at_once: [
    crossed(
      'recognised, recognise it, recognise the lot, recognise revenue, booked, book it, book the lot, taken to revenue, revenue',
      'in full, entirely, all at once, immediately, straight away, right away, on day one, from day one, up front, upfront, on signing, the day it is invoiced, on invoicing',
    ),
    crossed(
      'reconnu, on le reconnaît, reconnaît, constaté, on le constate, comptabilisé, on le comptabilise, chiffre d’affaires',
      'entièrement, intégralement, en totalité, immédiatement, tout de suite, d’un coup, dès le premier jour, dès la signature, dès la facturation, à la facturation',
    ),
  ],
  sooner: [
    'sooner, quicker, faster, earlier, shorter terms, ten days less, less days, cut in terms',
    'plus tôt, plus vite, plus rapidement, jours de moins, délai plus court, réduit le délai, baisse du délai',
  ],
  cycle_longer: [
    crossed(
      'cycle, conversion cycle',
      'gets longer, is longer, lengthens, goes up, increases, rises, grows, extends, gets worse',
    ),
    crossed('cycle', 's’allonge, est plus long, augmente, monte, se rallonge, se dégrade'),
  ],
  costs_us: [
    'costs us, costs cash, costs the company, lose cash, drains cash, ties up more cash, tie up more cash, absorbs cash, need more cash, less cash',
    'nous coûte, coûte du cash, coûte de la trésorerie, perd du cash, perd de la trésorerie, immobilise plus de cash, absorbe du cash, absorbe de la trésorerie, consomme du cash',
  ],
  stock_over_sales: [
    'inventory over sales, inventory over revenue, inventory divided by sales, inventory divided by revenue, stock over sales, stock over revenue, stock divided by sales, stock divided by revenue, payables over sales, payables over revenue, payables divided by sales',
    'stock sur le chiffre d’affaires, stock sur les ventes',
  ],
  long_is_good: [
    crossed(
      'longer cycle, longer the cycle, higher cycle, long cycle',
      'is better, the better, is good, means more cash, frees cash, releases cash, brings cash, helps cash',
    ),
    crossed(
      'cycle long, cycle plus long, cycle est long',
      'est mieux, mieux c’est, est bon, libère du cash, libère de la trésorerie, c’est mieux, c’est bon',
    ),
  ],
  stock_days_off: [
    crossed(
      'minus, less, subtract, deduct, take off',
      'inventory days, stock days, days of stock, days of inventory, customer days, receivable days, dso, dio',
    ),
    crossed(
      'moins, retire, retranche, soustrait, déduit',
      'jours de stock, rotation des stocks, délai client, dso, dio, délai clients',
    ),
  ],
  price_less_book: [
    crossed(
      'price minus, price less, price over, excess of price over, pays over, pays above, paid over, paid above, difference between price and, premium over, excess over, more than',
      'book value, book equity, carrying value, accounting value, historical cost',
    ),
    crossed(
      'prix moins, prix payé moins, excédent sur, payé au-dessus de, différence entre le prix et, écart entre le prix et, prime sur',
      'valeur comptable, capitaux propres comptables, actif net comptable, situation nette comptable, coût historique',
    ),
  ],
  over_market_price: [
    crossed(
      'premium over, excess over, price over, price minus, price above, paid above, pays above, difference between price and',
      'share price, stock price, market price, market cap, market value of the shares, market capitalisation, enterprise value, ebitda',
    ),
    crossed(
      'prime sur, au-dessus du, écart avec, différence avec, prix moins, différence entre le prix et',
      'cours de bourse, cours, capitalisation boursière, prix de marché, valeur d’entreprise, ebitda',
    ),
  ],
  write_up_raises: [
    crossed(
      'write up, step up, revaluation, fair value adjustment',
      'raises goodwill, increases goodwill, adds to goodwill, goes into goodwill, is added to goodwill, pushes goodwill up, makes goodwill bigger',
    ),
    crossed(
      'réévaluation, écart d’évaluation, juste valeur',
      'augmente le goodwill, s’ajoute au goodwill, gonfle le goodwill, va dans le goodwill, fait monter le goodwill',
    ),
  ],
  tax_lowers_goodwill: [
    crossed(
      'deferred tax, deferred tax liability, dtl',
      'reduces goodwill, lowers goodwill, cuts goodwill, decreases goodwill, brings goodwill down, makes goodwill smaller, is ignored, does not affect goodwill',
    ),
    crossed(
      'impôt différé, impôt différé passif, idp',
      'réduit le goodwill, diminue le goodwill, baisse le goodwill, fait baisser le goodwill, n’a pas d’effet sur le goodwill',
    ),
  ],
  goes_back_up: [
    'write it back up, written up again, goes back up, go back up, marked up again, revalued upwards, revalued every year, marked to market',
    'peut être reprise, est reprise, se reprend, on la reprend, reprise de la dépréciation, remonte, réévalué à la hausse, réévalué chaque année, réévalué tous les ans',
  ],
  old_goodwill_kept: [
    crossed(
      'add, keep, plus, include, leave in',
      'old goodwill, existing goodwill, previous goodwill',
    ),
    crossed(
      'ajoute, rajoute, garde, plus, conserve, inclut',
      'ancien goodwill, goodwill existant, goodwill historique, vieux goodwill',
    ),
  ],
  goodwill_is_cost: [
    'goodwill is a liability, goodwill is an expense, goodwill is a cost, goodwill is expensed, goodwill is a provision',
    'goodwill est un passif, goodwill est une charge, goodwill passe en charge, goodwill est une dette, goodwill est une provision',
  ],
  dtl_word: ['deferred tax liability, dtl', 'impôt différé passif, idp, passif d’impôt différé'],
  skips_profit: [
    'straight to equity, straight into equity, directly to equity, directly in equity, direct to equity, bypasses the income statement, bypasses the p&l, skips the income statement, skips the p&l, not go through the income statement, never reaches the p&l',
    'directement en capitaux propres, ne passe pas par le compte de résultat, ne passe pas au compte de résultat, seulement au bilan, uniquement au bilan, que le bilan, imputé sur les capitaux propres',
  ],
  deductible_too: [
    'also deductible, is deductible, deductible too, tax deductible, same tax relief, gets tax relief, saves tax, deferred tax asset too, works the same way',
    'aussi déductible, également déductible, est déductible, déductible aussi, même économie d’impôt, impôt différé aussi, fonctionne pareil, marche pareil',
  ],
  tax_saved_today: [
    'lets me deduct it on the spot, deducted on the spot, deductible right away, deductible immediately, saves cash tax, cash tax saving, lower cash tax, nothing to carry forward, tax refund, pay less tax this year',
    'déductible tout de suite, déductible immédiatement, déduit immédiatement, déduit tout de suite, économie d’impôt immédiate, économie de cash immédiate, rien à reporter, remboursement d’impôt',
  ],
  free_money: [
    'free cash, surplus cash, excess cash, added to the price, on top of the price, should pay for it, treated as cash, counts as cash, count it as cash',
    'trésorerie libre, cash libre, excédent de trésorerie, trésorerie excédentaire, ajouter au prix, payer en plus, compte comme du cash, traité comme du cash',
  ],
  never_returns: [
    'never comes back, will not come back, never renews, not renew, not recur, non recurring, one off, one time, once and for all',
    'ne revient jamais, ne revient pas, ne se renouvelle pas, ne se renouvelle jamais, non récurrent, pas récurrent, one-off, une fois pour toutes, exceptionnel, ponctuel, sans lendemain, hors bfr',
  ],
  seller_calls_debt: [
    crossed(
      'seller says it is, seller says this is, seller calls it, seller treats it as, seller sees it as, seller argues it is, seller wants it as',
      'debt, debt like, a loan, financial debt, borrowing',
    ),
    crossed(
      'vendeur dit que c’est, vendeur y voit, vendeur le traite comme, vendeur le considère comme, vendeur répond que c’est, vendeur la voit comme',
      'de la dette, une dette, une quasi-dette, quasi-dette, un emprunt',
    ),
  ],
  net_debt_down: [
    `${crossed('net debt', goesDown[0])}, ${crossed('enterprise value, ev', goesDown[0])}`,
    `${crossed('dette nette', goesDown[1])}, ${crossed('valeur d’entreprise, ve', goesDown[1])}`,
  ],
  ebitda_not_up: [
    `${crossed('ebitda', goesDown[0])}, ${crossed('ebitda', staysPut[0])}, no effect on ebitda, no impact on ebitda`,
    `${crossed('ebitda', goesDown[1])}, ${crossed('ebitda', staysPut[1])}`,
  ],
  ebitda_multiple_down: [
    crossed(
      'ev to ebitda, ev over ebitda, ev ebitda, value to ebitda',
      `${goesDown[0]}, ${staysPut[0]}`,
    ),
    crossed(
      've sur ebitda, ve ebitda, valeur sur ebitda, multiple d’ebitda',
      `${goesDown[1]}, ${staysPut[1]}`,
    ),
  ],
  ebitda_goes_down: [crossed('ebitda', goesDown[0]), crossed('ebitda', goesDown[1])],
  equity_value_moves: [
    `${crossed('equity value, value for shareholders, shareholder value, value of the shares, share value', goesDown[0])}, ${crossed('equity value, value for shareholders, shareholder value, value of the shares, share value', goesUp[0])}, shareholders are poorer, shareholders are richer, shareholders lose`,
    `${crossed('valeur des titres, valeur des fonds propres, valeur pour l’actionnaire, valeur des actions', goesDown[1])}, ${crossed('valeur des titres, valeur des fonds propres, valeur pour l’actionnaire, valeur des actions', goesUp[1])}, actionnaire est plus pauvre, actionnaire y perd, actionnaires y perdent`,
  ],
  multiple_same: [
    crossed('multiple, multiples, ratio', staysPut[0]),
    crossed('multiple, multiples, ratio', staysPut[1]),
  ],
  mixing_ok: [
    'can mix, free to mix, mix them freely, fine to mix, no need for consistency, not matter which basis, does not matter whether, no need to adjust',
    'peut mélanger, peut mixer, peu importe lequel, peu importe la base, pas besoin de cohérence, pas besoin de retraiter, inutile de retraiter',
  ],
  years_running: [
    'every year, each year, years running, years in a row, year after year, three years, four years, five years, years straight',
    'tous les ans, chaque année, années de suite, année après année, années d’affilée, années consécutives, exercices de suite',
  ],
  we_add_back: [
    'i add them back, we add them back, i add it back, we add it back, i add back, we add back, so i accept, i accept them, i accept it, proves it is exceptional, i would add them back',
    'on les réintègre, je les réintègre, on la réintègre, je la réintègre, on réintègre tout, je réintègre tout, on les rajoute, je les rajoute, on les ajoute, je les accepte, on les accepte, preuve que c’est exceptionnel',
  ],
  gains_stay: [
    `${crossed('one off gains, exceptional gains, gains, disposal gains, non recurring gains, one time gains, positive items', 'we keep, i keep, i keep them, we keep them, stay in, can stay, are kept, are left in, i leave in, should stay')}, ${crossed('keep, leave in', 'one off gains, exceptional gains, disposal gains, non recurring gains')}`,
    `${crossed('gains ponctuels, gains exceptionnels, plus-values, produits exceptionnels, gains non récurrents, gains, gain de cession', 'on les garde, je les garde, on garde, restent dedans, restent dans l’ebitda, on les laisse, je les laisse')}, ${crossed('garde, on garde, laisse', 'gains exceptionnels, plus-values, produits exceptionnels, gains ponctuels, gains non récurrents')}`,
  ],
  no_check: [
    'no need to verify, no need to check, no need to audit, no need to test, no need for diligence, no need for due diligence, no need of evidence, not need to verify, not need to check, need not be checked, not need proof, take management’s word, take their word, management’s signature, signature is enough, management knows best, management knows its business',
    'pas besoin de vérifier, besoin de les vérifier, besoin de vérifier, pas besoin de contrôler, pas besoin de preuves, pas besoin de justificatifs, pas besoin d’audit, pas besoin de due diligence, inutile de vérifier, inutile d’auditer, inutile de contrôler, on croit la direction, sur parole, signature suffit, signature de la direction suffit, force probante, parole du management suffit, le management connaît mieux, ne servent à rien ici, on les prend tels quels, je les prends tels quels',
  ],
  price_same: [
    `${crossed('price, valuation, purchase price', staysPut[0])}, no effect on price, no impact on price, no effect on valuation, makes no difference to price, does not affect price, does not change price, not change the price`,
    `${crossed('prix, valorisation', staysPut[1])}, aucun effet sur le prix, pas d’effet sur le prix, ne change rien au prix`,
  ],
  standalone_ignored: [
    crossed(
      'standalone costs, stand alone costs, missing costs, head office costs, group costs',
      'do not matter, can be ignored, need not be added, are ignored, are not our problem, i would ignore, are left out, i leave out',
    ),
    crossed(
      'coûts autonomes, coûts standalone, coûts manquants, coûts du siège, coûts de la maison mère',
      'ne comptent pas, on les ignore, je les ignore, n’ont pas à entrer, on les laisse de côté, n’entrent pas en compte',
    ),
  ],
  untaxed_margin: [
    'margin is tax free, margin is not taxed, profit is tax free, profit is not taxed, gain is not taxed, gain is tax free, sale is not taxed, sale is tax free, no tax is due, ignore the tax',
    'aucun impôt à payer',
  ],
  cash_up_by_profit: [
    crossed(
      'cash rises by, cash goes up by, cash increases by, cash is up by, cash up by',
      'the margin, the gross margin, the full revenue, net income only, only net income, just net income, profit only, only the profit, just the profit',
    ),
    crossed(
      'trésorerie augmente de, trésorerie monte de, caisse monte de, cash augmente de, cash monte de',
      'la marge, marge brute, seul résultat net, seulement du résultat net, seul bénéfice',
    ),
  ],
  investing_flow: [
    'investing cash flow, investing activities, investing section, is capex, as capex',
    'flux d’investissement, en investissement, est un investissement, c’est du capex',
  ],
  purchase_is_cost: [
    `expense the whole, expense the purchase, expense the inventory, expense the stock, expense it when, ${crossed('purchase, buying, buying stock, buying inventory, buying the stock, buying it', 'hits profit, reduces profit, lowers profit, is a cost, is an expense, costs us profit, hits the p&l, hits the income statement, goes through the p&l, shows as an expense')}`,
    crossed(
      'achat, acheter, achat du stock',
      'est une charge, passe en charge, réduit le résultat, baisse le résultat, fait baisser le résultat, diminue le résultat, passe au compte de résultat, est comptabilisé en charge',
    ),
  ],
  loss_made: [
    'makes a loss, company loses money, so a loss of',
    'fait une perte, perte sur la vente, donc une perte de',
  ],
  state_takes_nothing: [
    'state takes nothing, taxman takes nothing, taxman gets nothing, state gets nothing, government takes nothing, without any tax',
    'état ne prend rien, fisc ne prend rien, fisc ne touche rien, état ne touche rien, sans impôt',
  ],
  same_as_profit: [
    'same as profit, same as net income, equal to profit, equal to net income, just like profit, in line with profit',
    'égale au résultat, égal au bénéfice, comme le bénéfice, comme le résultat',
  ],
  assert_amortise: [
    'is amortised, gets amortised, is depreciated, we amortise it, you amortise it, amortise goodwill, it amortises, depreciate it, written off gradually, written off a little, written down a little, loses a bit, loses a tenth, wears off, spread over',
    'on l’amortit, on amortit le goodwill, s’amortit, est amorti, amorti linéairement, perd un dixième, s’étale sur, est étalé sur',
  ],
  never_tested: [
    `${crossed('goodwill, it', 'never changes, never moves, stays forever, stays on the balance sheet forever, is never tested, never gets tested, is never touched, can never fall, never falls, keeps its value forever')}, goodwill rises every year, goodwill grows every year`,
    `${crossed('goodwill, il', 'ne change jamais, ne bouge jamais, ne bouge plus jamais, reste pour toujours, reste à vie, n’est jamais testé, ne baisse jamais, n’est jamais déprécié, ne se déprécie jamais')}, goodwill augmente chaque année`,
  ],
  kept_at_book: [
    'stay at book value, kept at book value, left at book value, at historical cost, no need to revalue, nothing is revalued, nobody revalues, not revalue anything, without revaluing',
    'restent à leur valeur comptable, garde les valeurs comptables, pas besoin de réévaluer, on ne réévalue rien, rien n’est réévalué, pas de réévaluation, sans réévaluer',
  ],
  company_worth: [
    'company is worth more, company is worth less, business is worth more, business is worth less, company becomes richer, shareholders gain, shareholders win',
    'société vaut plus, société vaut moins, entreprise vaut plus, entreprise vaut moins, société vaut davantage, actionnaires y gagnent',
  ],
  compare_as_is: [
    'compare as is, compare directly, directly comparable, without any adjustment, no adjustment is needed',
    'comparer tels quels, comparer directement, directement comparables, sans aucun retraitement, sans retraitement',
  ],
} as const satisfies Lexicon;
