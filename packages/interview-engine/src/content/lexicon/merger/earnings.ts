import type { Lexicon } from '../../types.ts';

/** What a share earns before and after a deal, and at what multiple it is bought. */
export const earningsNotions = {
  earning: [
    'earn, earned, makes, made, make, profit, profits, earnings, net income, income, bottom line, bring home, brings home, brought home, bring in, brings in, take home',
    'gagner, gagne, gagnait, gagnera, bénéfice, bénéfices, profit, profits, résultat, résultat net, rapporte, ramène, ramenait, gagnent',
  ],
  over_what: [
    'divide, divided, divided by, dividing, over, per, split by, cut into, spread over',
    'diviser, divise, divisé, divisés, divisée, divisées, divisant, sur, rapporter, rapporté, rapportée, rapportées, réparti sur, divisent, rapportent',
  ],
  exceeds: [
    'exceed, exceeds, exceeding, above, below, higher than, lower than, more than, less than, beat, beats, bigger than, smaller than, greater than, outweigh, outweighs, as long as, covers more than',
    'dépasser, dépasse, dépassent, dépassait, excède, excèdent, supérieur, supérieure, inférieur, inférieure, au-dessus, au-dessous, en dessous, plus que, moins que, plus élevé, moins élevé, l’emporte, tant que, davantage, plus haut, plus bas, couvre plus',
  ],
  share_paper: [
    'share, shares, stock, paper, slice, slices, piece, pieces, scrip, stock certificate',
    'action, actions, titre, titres, papier, parts, morceau, morceaux, papie, papient',
  ],
  each_share: [
    'per share, a share, each share, every share, one share, by share, a slice, each slice, every slice, a piece, each piece, every piece, each one of them, each shareholder, every shareholder, each owner, every owner, share of profit, share of the earnings, slice of profit, piece of profit, one slice, one piece, every one of them, for each one',
    'par action, par titre, chaque action, chaque titre, une action, un titre, de l’action, chaque part, par part, chaque morceau, part de bénéfice, part du bénéfice, part de résultat, part du résultat, pour chacun, chaque propriétaire, chaque actionnaire, un morceau, une part',
  ],
  dilutes: [
    'dilute, dilutes, diluted, dilution, water down, waters down',
    'diluer, dilue, diluent, dilué, dilution',
  ],
  uplift: [
    'uplift, accretion, better off, worse off, percent up, percent more, percent higher, percent less, percent lower, percent down, % up, % more, % higher, % less, % lower, % down, up by, down by, more than before, less than before, more than alone, moves by, gain of, rise of, drop of, increase of, improvement of, is up, up about, up around, up nearly, up some, up roughly, up just, % better, percent better, each gains, percent extra, extra percent, comes out ahead, come out ahead',
    'relution, on gagne, on perd, on y gagne, on y perd, ils y gagnent, en hausse, en baisse, de plus, de moins, de mieux, soit plus, donc plus, fait plus, soit moins, donc moins, plus qu’avant, moins qu’avant, plus que seul, varie de, progresse de, hausse de, baisse de, gain de, monte de, augmente de, grimpe de, gagne environ',
  ],
  standalone: [
    'stand alone, standalone, on its own, before the deal, beforehand, today, currently, alone, originally, initially, before',
    'seul, seule, tout seul, avant l’opération, au départ, aujourd’hui, actuellement, initialement, avant',
  ],
  worse_off: [
    'worse off, better off, break even, breaks even, breakeven, breaking even, in the same position, as before, no change, back to where',
    'moins bien, perdant, perdants, lésé, lésés, à l’équilibre, point mort, point d’équilibre, équilibre, comme avant, qu’avant, neutre, ni perdre ni gagner',
  ],
  price_of_a_share: [
    'share price, stock price, price of the share, price per share, market price, price of its shares, price of its stock, current price, what a share is worth, value of one share',
    'cours, cours de bourse, cours de l’action, prix de l’action, prix par action, valeur de l’action, prix du titre',
  ],
  pe_words: [
    'pe ratio, pe, pes, price earnings, price to earnings, times earnings, times its earnings, times profit, times its profit, times net income, multiple, multiples, years of profit, years of earnings, earnings multiple, rating, years of its profit, for each euro he earns, for each euro it earns, for every euro of profit, for each euro of profit, for each euro of earnings, for every euro of earnings, for each euro',
    'per, pe ratio, pe, price earnings, fois les bénéfices, fois le bénéfice, fois ses bénéfices, fois le résultat, fois son résultat, fois le résultat net, multiple, multiples, années de bénéfice, années de bénéfices, années de résultat, années de profit, ans de bénéfice, ans de bénéfices, ans de résultat, ans de profit, années de profits, pour chaque euro de bénéfice, pour un euro de bénéfice, pour chaque euro gagné, par euro de bénéfice, pour chaque euro',
  ],
  trades_at: [
    'trade, trades, trading, traded, is worth, are worth, we’re worth, valued, values us, priced, rated, quoted, market pays, market gives, own multiple, our multiple, our shares, our own, buyer’s own, its own, investors pay, investors value, investors give, paper is valued, paper is worth',
    'cote, coté, cotée, cotent, se paie, se paye, se traite, est valorisé, est valorisée, valorise, bourse paie, marché paie, marché donne, propre multiple, notre multiple, son propre, sa propre, nos actions, nous vaut, vaut lui-même, investisseurs paient, investisseurs valorisent, papier vaut, papier est valorisé, action vaut, actions valent, titres valent',
  ],
  more_dear: [
    'higher, bigger, larger, richer, dearer, expensive, highly rated, highly valued, above, exceed, exceeds, greater, more than',
    'plus élevé, supérieur, supérieure, plus fort, plus cher, chèrement, cher, élevé, au-dessus, dépasse, plus grand, mieux valorisé, mieux coté',
  ],
  less_dear: [
    'lower, smaller, cheaper, cheap, cheaply, below, less than, inexpensive, poorer, poorly rated',
    'plus faible, plus bas, inférieur, inférieure, moins cher, moins chère, bon marché, en dessous, au-dessous, moins élevé, faible',
  ],
  win_out: [
    'win, wins, gain, gains, better off, accretive, dilutive, accretion, dilution, lifts, goes up, rises, works in your favour, mechanically, adds to, automatically, in our favour',
    'gagner, gagne, gagne mécaniquement, mécaniquement, relutif, relutive, relution, dilutif, dilutive, monte, augmente, progresse, automatiquement, en notre faveur, gagnent',
  ],
  target_yields: [
    'yield, yields, earnings yield, earns, earn, brings in, return on the price, return on what we pay, what it returns, returns, income over price, inverse of the pe, one over the pe, profit over price, earnings over price',
    'rendement, rendement bénéficiaire, rapporte, rapportent, rapporter, inverse du per, un sur le per, résultat sur prix, résultat sur le prix, bénéfice sur prix, bénéfice sur le prix, rend, dégage, gagne',
  ],
  funding_cost: [
    'cost of debt, costs of debt, cost of borrowing, cost of funding, cost of financing, cost of money, cost of the money, cost of the loan, cost of cash, cost of the financing, cost of the funding, money costs, debt costs, loan costs, borrowing costs, costs me, costs us, costs you, pay the bank, pay the lenders, pay the lender, pay on the debt, pay on the loan, pay in interest, interest rate, interest bill, interest cost, after tax cost, costs, bank asks, bank wants, bank charges, banks ask, banks want, lender asks, lenders ask, lenders want, bank takes',
    'coût de la dette, coût du financement, coût de l’argent, coût de l’emprunt, coût d’emprunt, coût du crédit, coût de la trésorerie, coût net, dette coûte, argent coûte, argent me coûte, emprunt coûte, me coûte, nous coûte, lui coûte, coûte, coûtent, payer à la banque, verse à la banque, paie à la banque, verse aux prêteurs, taux d’intérêt, taux de la dette, charge d’intérêts, charge de la dette, intérêts, réclame la banque, demande la banque, banque réclame, banque demande, banque prend, prend la banque, exige la banque, banque exige, prêteurs réclament, prêteurs demandent',
  ],
  deductible: [
    'deductible, tax deductible, tax shield, saves tax, save tax, tax saving, tax savings, tax relief, tax benefit, shielded',
    'déductible, déductibles, déductibilité, économie d’impôt, économies d’impôt, économise de l’impôt, bouclier fiscal, avantage fiscal',
  ],
  once_taxed: [
    'after tax, net of tax, post tax, tax effected, tax affected, one minus the tax rate, one minus tax, one minus t, times one minus, times 0 75, 1 minus the tax, less tax, once tax is',
    'après impôt, après is, net d’impôt, nette d’impôt, nets d’impôt, nettes d’impôt, un moins le taux, un moins t, 1 moins le taux, un moins l’impôt, fois 0 75, net de fiscalité, après fiscalité, une fois l’impôt, une fois le fisc, une fois l’économie d’impôt, net d’is, nets d’is, nette d’is, nettes d’is, après l’is',
  ],
  state_takes: [
    'state takes, government takes, taxman, tax authorities, treasury takes, state keeps, goes to the state, goes in tax, goes to the taxman, before tax, pre tax, after tax, net of tax, state has had, state has taken, taxman has, taxman takes, tax has gone, survive the taxman',
    'état en prend, état prend, état prélève, fisc, part à l’état, va à l’état, va au fisc, avant impôt, après impôt, net d’impôt, nettes d’impôt, état en garde, état garde, état s’est servi, état est servi, fisc est passé, fisc passé',
  ],
  state_pays_part: [
    'state pays, government pays, taxman pays, pay less tax, less tax to pay, lowers the tax, reduces the tax, lowers our tax, cuts our tax, state picks up, state carries',
    'état en paie, état paie, état paye, état prend en charge, fisc paie, moins d’impôt, réduit l’impôt, baisse l’impôt, diminue l’impôt, réduisent l’impôt',
  ],
  gross_up: [
    'gross up, gross it up, grossed up, grossing up, divide by one minus, over one minus, divide by 0 75, over 0 75, divided by three quarters, back to pre tax, into a pre tax',
    'diviser par un moins, divise par un moins, sur un moins, divise par 0 75, divisé par 0 75, sur 0 75, divise par 1 moins, sur 1 moins, remonter avant impôt, remonte avant impôt, ramener avant impôt, repasse avant impôt, repasser avant impôt, en brut, brut d’impôt',
  ],
  shortfall: [
    'shortfall, gap, missing, hole, difference, what is lacking, short of, we lack, still need, make up',
    'il manque, manque, trou, écart, différence, déficit, à combler, reste à trouver, me manque',
  ],
  cost_base: [
    'cost base, target’s costs, costs of the target, share of its costs, percent of costs',
    'base de coûts, base de coût, coûts de la cible, part des coûts, charges de la cible',
  ],
  our_side: [
    'our, ours, us, we, buyer, acquirer, its own',
    'notre, nôtre, nous, on, acquéreur, acheteur, lui, le sien',
  ],
  their_side: [
    'their, theirs, them, target, seller, the other',
    'leur, leurs, eux, cible, vendeur, l’autre',
  ],
  apiece: [
    'each, apiece, per head, every one',
    'chacun, chacune, par tête, par tête d’actionnaire, par personne',
  ],
  earns_apiece: [
    'get, gets, got, earn, earns, earned, make, makes, made, receive, receives, take, takes, still get, keep',
    'toucher, touche, touchait, gagner, gagne, gagnait, recevoir, reçoit, rapporte, rapportait, vaut, touchent, gagnent',
  ],
  earn_over_pay: [
    'than you pay, than we pay, than it costs, than the money costs, than the debt costs, than the loan costs, than borrowing costs, than you owe, more than the interest, than the interest',
    'qu’on ne paie, qu’on ne paye, qu’elle ne coûte, qu’il ne coûte, que ce que coûte, que ne coûte, que l’emprunt ne coûte, que la dette ne coûte, que les intérêts, que ce qu’il coûte, que ce qu’elle coûte',
  ],
} as const satisfies Lexicon;
