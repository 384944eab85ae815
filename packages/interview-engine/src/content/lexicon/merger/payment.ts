import type { Lexicon } from '../../types.ts';

/** What a buyer pays with, what that costs and what it does to the balance sheet. */
export const paymentNotions = {
  issues_paper: [
    'issue, issued, issues, issuing, issuance, print, printed, printing, create, created, mint, hand out, hand over, hand, hands, handed',
    'émettre, émet, émis, émise, émises, émettons, émettra, émission, créer, crée, créé, créées, création, imprimer, imprime, remettre, remet, remis, remise, remises, fabriquer, fabrique, fabriquent, créent, impriment',
  ],
  fresh: [
    'new, fresh, freshly, newly, extra, additional, more, further, brand new',
    'nouveau, nouveaux, nouvel, nouvelle, nouvelles, supplémentaire, supplémentaires, en plus, fraîchement, de plus, neuf, neufs, neuve, neuves, toutes neuves, fraîches',
  ],
  own_cash: [
    'cash, cash on hand, own cash, spare cash, money in the bank, money it has, savings account, idle money, cash pile, treasury, bank account, lying in the bank, sitting in the bank, in the bank',
    'cash, trésorerie, numéraire, argent disponible, argent en banque, argent qui dort, liquidités, caisse, au comptant, compte en banque, en caisse, à la banque',
  ],
  borrowed_money: [
    'debt, borrow, borrows, borrowed, borrowing, loan, loans, bank money, bonds, bond issue, credit',
    'dette, dettes, emprunter, emprunte, emprunt, emprunts, crédit, s’endetter, obligations, banque, empruntent',
  ],
  own_paper: [
    'share, shares, stock, own paper, paper, equity, slice of our company, piece of our company, piece of the company, pieces of the company, piece of the firm, slice of the firm, pieces of your company, piece of your own firm, pieces of the firm',
    'action, actions, titres, papier, en titres, morceau de notre, part de notre, part de la société, part du capital, morceaux de sa société, morceaux de la société, morceau de la maison, part de la maison, morceaux de la maison, papie, papient',
  ],
  way_of_paying: [
    'means of payment, way of paying, way you pay, way it is paid, how you pay, how we pay, how it is paid, how it is funded, how it is financed, how you fund, how you finance, how the deal is funded, how the deal is financed, how the deal is paid, form of payment, form of consideration, financing',
    'mode de paiement, moyen de paiement, façon de payer, manière de payer, comment on paie, comment c’est payé, comment on finance, comment c’est financé, façon de financer, mode de financement, financement',
  ],
  forgo_interest: [
    'lost interest, interest lost, lose the interest, loses interest, interest forgone, forgone interest, foregone interest, interest income, interest on the cash, interest on cash, give up the interest',
    'intérêts perdus, perte d’intérêts, manque à gagner, produits financiers, intérêts sur la trésorerie, intérêts de la trésorerie, renonce aux intérêts, intérêts non perçus, revenus de placement, rémunération de la trésorerie',
  ],
  mixed: [
    'mix, mixed, mixture, blend, combine, combination, half and half, fifty fifty, part cash, part shares, part stock, partly, half cash, half shares, half in cash, half in shares',
    'mix, mixte, mélange, mélanger, combiner, combinaison, combine, moitié moitié, moitié cash, moitié titres, moitié numéraire, moitié en, en partie, une partie, panacher, panachage, mélangent, combinent, panachent',
  ],
  cheap_or_dear: [
    'cheap, cheaper, cheapest, expensive, dear, dearer, dearest, costs little, costs nothing much, costs least, costs most, less costly, low cost, least costly',
    'bon marché, moins cher, moins chère, le moins cher, plus cher, plus chère, cher, chère, coûteux, coûteuse, coûte peu, coûte guère, moins coûteux, moins coûteuse, coûte moins, coûte plus',
  ],
  earns_little: [
    'earns little, earns nothing, earns next to nothing, earns almost nothing, sits idle, idle, yields little, yields nothing, hardly earns, barely earns, brings little, hardly earns anything, earns hardly anything, no return',
    'ne rapporte rien, rapporte peu, ne rapporte presque rien, rapporte presque rien, dort, dorment, oisif, rapporte à peine, rapporte guère, rapporte quasiment rien',
  ],
  favours: [
    'prefer, prefers, rather, would go for, start with, starts with, begin with, favour, first choice, first use, use first, go first, last resort, choose, like',
    'préférer, préfère, plutôt, commencer par, commence par, commencerais par, privilégier, privilégie, privilégierais, d’abord, en premier, en dernier, dernier recours, choisir, choisis, favoriser, préfèrent, préférait, privilégient, favorisent',
  ],
  signal: [
    'signal, signals, sends a message, tells the market, suggests, market reads, market thinks, investors read, makes people think, looks as if',
    'signal, signaux, envoie un message, dit au marché, fait croire, laisse croire, laisse penser, marché lit, marché comprend, marché se dit, suggère',
  ],
  overvalued: [
    'overvalued, overpriced, too expensive, fully valued, shares are high, share price is high, stock is high, expensive stock, expensive paper, richly valued, strong share price',
    'surévalué, surévaluée, surévalués, surcoté, trop cher, se trouve cher, se juge trop cher, cours est élevé, cours élevé, bien valorisé, bien valorisée, valorisé cher',
  ],
  certainty: [
    'certain, certainty, sure, quick, fast, speed, simple, clean, immediate',
    'certain, certaine, certitude, sûr, sûre, rapide, rapidité, simple, immédiat, net et rapide',
  ],
  tax_deferral: [
    'defer tax, defer the tax, deferred capital gain, roll over tax, capital gains tax, taxed on the gain, tax on the gain, postpone tax, postpones the tax',
    'report d’imposition, reporter l’imposition, reporter l’impôt, différer l’impôt, impôt sur la plus-value, plus-value, sursis d’imposition, fiscalité des vendeurs, fiscalité du vendeur',
  ],
  indebtedness: [
    'debt, debts, borrowing, borrowings, leverage, gearing, net debt, indebted, indebtedness, owes, owe, owed, loans, what it owes, debt load',
    'dette, dettes, dette nette, endettement, endetté, endettée, emprunts, emprunt, levier, doit, ce qu’elle doit, crédits, dettes financières, levie, levient',
  ],
  rating: [
    'rating, ratings, rating agency, rating agencies, agencies, credit rating, investment grade, downgrade, downgraded, moody’s, s&p, grade',
    'notation, notations, agence, agences, agences de notation, agence de notation, dégrader, dégrade, dégradation, note de crédit, note baisse, investment grade, moody’s, dégradent',
  ],
  ebitda_turns: [
    'times ebitda, times the ebitda, turns, turns of ebitda, ebitda multiple, debt to ebitda, debt over ebitda, years of ebitda, years of cash flow, years of earnings, years of profit, times operating profit',
    'fois l’ebitda, fois ebitda, fois son ebitda, x ebitda, tours d’ebitda, dette sur ebitda, années d’ebitda, années de résultat, années de bénéfice, années de cash flow, fois le résultat',
  ],
  ceiling: [
    'limit, limits, limited, ceiling, cap, headroom, capacity, beyond, too much, too far, overload, fragile, no further, covenant, covenants, balance sheet strength',
    'limite, limites, plafond, capacité, marge de manœuvre, au-delà, trop loin, alourdir, fragile, fragiliser, fragilise, covenant, covenants, surendettement, sans limite, fragilisent',
  ],
  worry: [
    'worry, worries, worried, nervous, refuse, refuses, balk, get scared, pull back, concerned, uneasy',
    's’inquiètent, inquiète, inquiéter, inquiets, nerveux, refuse, refusent, refuser, se méfient, hésitent, prennent peur',
  ],
  money_dearer: [
    'rates have risen, rates rose, rates are higher, higher rates, high rates, rates go up, rates rise, rise in rates, rising rates, rates are high, twice as expensive, more expensive than before, money is dearer, borrowing is dearer, cost has doubled, borrowing costs more, rates are low, rates fall, low rates',
    'hausse des taux, taux ont monté, taux montent, taux plus élevés, taux élevés, taux hauts, remontée des taux, deux fois plus cher, plus cher qu’avant, argent plus cher, argent est devenu, facture a doublé, coût a doublé, dette coûte plus, taux bas, baisse des taux, niveau des taux',
  ],
  independent_view: [
    'fairness opinion, independent expert, independent opinion, independent adviser, outside opinion, outside expert, independent bank, third party opinion, opinion on the price',
    'attestation d’équité, expert indépendant, avis indépendant, avis d’un expert, avis écrit, banque indépendante, tiers indépendant, expert extérieur',
  ],
  shares_the_risk: [
    'share the risk, shares the risk, sharing the risk, share risk, risk is shared, carries part of the risk, bears part of the risk, in the same boat, suffers too, suffers with, pays for it too, loses with us, takes part of the risk, exposed as well, skin in the game',
    'partage le risque, partager le risque, partage du risque, partagent le risque, risque est partagé, porte une partie du risque, supporte une partie, même bateau, souffre aussi, souffre avec, le paie aussi, perd avec nous, prend une part du risque, exposé aussi',
  ],
  covered: [
    'cover, covers, covered, pay for, pays for, justify, justifies, justified, earn back, earned back, recoup, outweigh, exceed, exceeds, bigger than, more than, pays off, worth more, larger than, less than, below, above, make up for, makes up for, has to be bigger, have to be bigger, enough to, has to exceed, must exceed, needs, need, break even, breaks even, pay back, pays back, paid back',
    'couvrir, couvre, couvrent, couverte, couvert, justifier, justifie, justifient, compenser, compense, récupérer, récupère, dépasser, dépasse, dépassent, plus que, valent plus, supérieur, supérieure, supérieures, inférieur, inférieure, inférieures, amortir, excède, suffit, suffisent, suffire, rembourser, rembourse, remboursent, rattraper, rattrape, nécessite, faut, compensent, récupèrent, récupérait, rattrapent',
  ],
  prints: [
    'print, prints, printed, issue, issues, issued, mint',
    'émettre, émet, émis, imprimer, imprime, fabriquer, fabrique, impriment, fabriquent',
  ],
  brand_new: [
    'fresh, freshly, brand new, new ones, extra ones, more of them',
    'neuf, neufs, neuve, neuves, toutes neuves, fraîchement, fraîches, frais',
  ],
  control_gone: [
    'no longer have the majority, no longer control, no longer in control, no longer have the last word, not have the last word, lose the last word, lose their grip, no longer decide, below fifty percent, below 50',
    'plus la majorité, plus le contrôle, plus le dernier mot, plus majoritaire, plus majoritaires, plus les patrons, perdent la main, perdre la main, plus sûr de pouvoir dire non, plus sûre de pouvoir dire non, sous les 50, sous 50, en dessous de 50',
  ],
  makes_paper: [
    'issue, issued, issues, print, prints, printed, create, creates, created, mint',
    'émettre, émet, émis, émises, créer, crée, créé, créent, création, fabriquer, fabrique, imprimer, imprime, fabriquent, impriment',
  ],
} as const satisfies Lexicon;
