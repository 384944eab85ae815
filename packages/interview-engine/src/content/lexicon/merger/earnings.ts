import type { Lexicon } from '../../types.ts';

/** What a share earns before and after a deal, and at what multiple it is bought. */
export const earningsNotions = {
  earning: [
    'earn, makes, made, profit, income, bottom line, bring home, brought home, bring in, take home',
    'gagner, bénéfice, profit, profits, résultat, rapporte, ramène',
  ],
  over_what: ['divide, over, per, split by, cut into', 'diviser, sur, rapporter'],
  exceeds: [
    'exceed, exceeding, above, below, higher than, lower than, more than, less than, beat, bigger than, smaller than, greater than, outweigh, as long as',
    'dépasser, dépasse, excède, supérieur, inférieur, au-dessus, au-dessous, en dessous, plus que, moins que, plus élevé, moins élevé, l’emporte, tant que, davantage, plus haut, plus bas, couvre plus',
  ],
  share_paper: [
    'share, stock, paper, slice, piece, scrip',
    'action, titre, papier, parts, morceau, papie',
  ],
  each_share: [
    'per share, a share, each share, every share, one share, by share, a slice, each slice, every slice, a piece, each piece, every piece, each one of them, each shareholder, every shareholder, each owner, every owner, share of profit, share of the earnings, slice of profit, piece of profit, one slice, one piece, every one of them, for each one, per part, each part, every part, per slice, per piece',
    'par action, par titre, chaque action, chaque titre, une action, un titre, de l’action, chaque part, par part, chaque morceau, part de bénéfice, part du bénéfice, part de résultat, part du résultat, pour chacun, chaque propriétaire, chaque actionnaire, un morceau, une part, par tête, par morceau, chaque associé',
  ],
  dilutes: ['dilute, dilution, water down', 'diluer, dilution'],
  uplift: [
    'uplift, accretion, better off, worse off, percent up, percent more, percent higher, percent less, percent lower, percent down, % up, % more, % higher, % less, % lower, % down, up by, down by, more than before, less than before, more than alone, moves by, gain of, rise of, drop of, increase of, improvement of, is up, up about, up around, up nearly, up some, up roughly, up just, % better, percent better, each gains, percent extra, extra percent, comes out ahead, percent rise, percent gain',
    'relution, on gagne, on perd, on y gagne, on y perd, ils y gagnent, en hausse, en baisse, de plus, de moins, de mieux, soit plus, donc plus, fait plus, soit moins, donc moins, plus qu’avant, moins qu’avant, plus que seul, varie de, progresse de, hausse de, baisse de, gain de, monte de, augmente de, grimpe de, gagne environ, pour cent de hausse, pour cent de mieux, pour cent de gain',
  ],
  standalone: [
    'standalone, on its own, beforehand, today, currently, alone, originally, initially, before',
    'seul, au départ, aujourd’hui, actuellement, initialement, avant',
  ],
  worse_off: [
    'worse off, better off, break even, breakeven, in the same position, as before, no change, back to where, lose out, loses out, loses from it, be a loser',
    'moins bien, perdant, lésé, point mort, équilibre, comme avant, qu’avant, neutre, ni perdre ni gagner, y perdre, y perd, y laisse des plumes',
  ],
  price_of_a_share: [
    'share price, stock price, price of the share, price per share, market price, price of its shares, price of its stock, current price, value of one share, our quote, own quote',
    'cours, prix de l’action, prix par action, valeur de l’action, prix du titre',
  ],
  pe_words: [
    'pe, price earnings, price to earnings, times earnings, times its earnings, times profit, times its profit, times net income, multiple, years of profit, years of earnings, years of gains, years of income, rating, years of its profit, for each euro, times what it earns, times what it makes, times what they earn, times what they make',
    'per, pe, price earnings, fois les bénéfices, fois ses bénéfices, fois le résultat, fois son résultat, multiple, années de bénéfice, années de résultat, années de gains, années de ses gains, ans de gains, années de profit, ans de bénéfice, ans de résultat, ans de profit, années de profits, pour un euro de bénéfice, par euro de bénéfice, pour chaque euro, fois ce qu’elle gagne, fois ce qu’il gagne, fois ce qu’ils gagnent, ans de profits',
  ],
  trades_at: [
    'trade, is worth, are worth, we’re worth, valued, priced, rated, quoted, market puts us, market values us, market pays, market gives, own multiple, our multiple, our shares, our own, buyer’s own, its own, investors pay, investors give, market gives us, valued at, changes hands at, change hands at, paper fetches, stock fetches',
    'cote, se paie, se paye, se traite, s’échange, s’échangeait, marché accorde, marché nous accorde, bourse nous donne, payés en bourse, valorise, bourse paie, marché paie, marché donne, propre multiple, notre multiple, son propre, sa propre, nos actions, nous vaut, vaut lui-même, investisseurs paient, papier vaut, action vaut, actions valent, titres valent, marché nous paie, marché nous paye, marché nous donne, marché nous valorise, bourse nous paie, bourse nous valorise, change de mains à',
  ],
  more_dear: [
    'higher, bigger, larger, richer, dearer, expensive, highly rated, highly valued, above, exceed, greater, more than',
    'plus élevé, supérieur, plus fort, plus cher, chèrement, élevé, au-dessus, dépasse, plus grand, mieux valorisé, mieux coté',
  ],
  less_dear: [
    'lower, smaller, cheaper, cheap, cheaply, below, less than, inexpensive, poorer, poorly rated',
    'plus faible, plus bas, inférieur, moins cher, bon marché, en dessous, au-dessous, moins élevé, faible',
  ],
  win_out: [
    'win, gain, better off, accretive, dilutive, accretion, dilution, lifts, goes up, rises, works in your favour, mechanically, adds to, automatically, in our favour',
    'gagner, mécaniquement, relutif, dilutif, monte, augmente, progresse, automatiquement, en notre faveur',
  ],
  target_yields: [
    'yield, earns, brings in, returns, income over price, inverse of the pe, one over the pe, profit over price, bring home, throws off, gives back, makes a year, makes me, makes us',
    'rendement, rapporte, inverse du per, un sur le per, résultat sur prix, résultat sur le prix, bénéfice sur prix, bénéfice sur le prix, dégage, gagne, ramène',
  ],
  funding_cost: [
    'pay the bank, pay the lenders, pay on the debt, pay on the loan, pay in interest, interest rate, interest bill, costs, bank asks, bank wants, bank charges, lender asks, lenders want, bank takes, money at, borrowed takes, loan takes, lenders take, what it asks, what they ask',
    'coûte, payer à la banque, verse à la banque, verse aux prêteurs, taux de la dette, charge de la dette, intérêts, réclame la banque, demande la banque, banque réclame, banque demande, banque prend, prend la banque, exige la banque, banque exige, prêteurs réclament, prêteurs demandent, argent à, ce qu’elle demande, loyer de l’argent',
  ],
  deductible: [
    'deductible, saves tax, tax saving, tax relief, tax benefit, shielded, knock it off tax, off your tax bill, off the tax bill, comes off the tax, count it as a cost, counts as a cost, taxman hands back, taxman gives back, state hands back, state gives back, hands back a quarter, gives back a quarter, hands you back, hands us back, taxman helps, taxman pays part, taxman chips in, state chips in, state helps, tax helps, less tax, cuts the tax, cheap after tax, taxman lets',
    'déductible, déductibilité, économie d’impôt, économise de l’impôt, bouclier fiscal, avantage fiscal, fisc rend, fisc nous rend, état rend, état nous rend, fisc aide, état aide, fisc rembourse, état rembourse, fisc en paie, moins d’impôt, passe en charge, compte comme une charge, réduit l’impôt, fisc laisse, rend le fisc, rembourse le fisc, rend l’état, paie le fisc, prend à sa charge, à sa charge',
  ],
  once_taxed: [
    'after tax, net of tax, post tax, tax effected, tax affected, one minus the tax rate, one minus tax, one minus t, times one minus, times 0 75, 1 minus the tax, less tax, once tax is, tax gives back, taxman gives back',
    'après impôt, après is, net d’impôt, un moins le taux, un moins t, 1 moins le taux, un moins l’impôt, fois 0 75, net de fiscalité, après fiscalité, une fois l’impôt, une fois le fisc, une fois l’économie d’impôt, net d’is, après l’is, une fois récupéré, une fois déduit, que l’état me rend, que l’état nous rend',
  ],
  state_takes: [
    'state takes, government takes, taxman, tax authorities, treasury takes, state keeps, goes to the state, goes in tax, before tax, pre tax, after tax, net of tax, state has had, state has taken, tax has gone',
    'état en prend, état prend, état prélève, fisc, part à l’état, va à l’état, avant impôt, après impôt, net d’impôt, état en garde, état garde, état s’est servi, état est servi',
  ],
  gross_up: [
    'gross up, gross it up, divide by one minus, over one minus, divide by 0 75, over 0 75, divided by three quarters, back to pre tax, into a pre tax',
    'diviser par un moins, sur un moins, divise par 0 75, sur 0 75, divise par 1 moins, sur 1 moins, remonter avant impôt, ramener avant impôt, repasse avant impôt, repasser avant impôt, en brut, brut d’impôt',
  ],
  shortfall: [
    'shortfall, gap, missing, hole, difference, what is lacking, short of, we lack, still need, make up',
    'manque, trou, écart, différence, déficit, à combler, reste à trouver',
  ],
  cost_base: [
    'cost base, target’s costs, costs of the target, share of its costs, percent of costs',
    'base de coûts, coûts de la cible, part des coûts, charges de la cible',
  ],
  our_side: [
    'our, us, we, buyer, acquirer, its own',
    'notre, nous, on, acquéreur, acheteur, lui, le sien',
  ],
  their_side: ['their, them, target, seller, the other', 'leur, eux, cible, vendeur, l’autre'],
  apiece: ['each, apiece, per head, every one', 'chacun, par tête, par personne'],
  earns_apiece: [
    'get, got, earn, make, made, receive, take, keep',
    'toucher, gagner, recevoir, reçoit, rapporte, vaut',
  ],
  earn_over_pay: [
    'than you pay, than we pay, than it costs, than the money costs, than the debt costs, than the loan costs, than borrowing costs, than you owe, than the interest',
    'qu’on ne paie, qu’on ne paye, qu’elle ne coûte, qu’il ne coûte, que ce que coûte, que ne coûte, que les intérêts',
  ],
  per_hundred: [
    'for every hundred, for each hundred, per hundred, of every hundred, on every hundred, for every 100, for each 100, per 100, on each hundred, for each euro paid, for every euro paid, per euro paid',
    'pour cent euros, pour 100 euros, pour 100 payés, pour cent payés, par tranche de cent, sur cent euros, sur 100 euros, pour chaque centaine, pour chaque euro payé, par euro payé, par euro investi, pour cent versés, pour cent dépensés, pour cent investis',
  ],
} as const satisfies Lexicon;
