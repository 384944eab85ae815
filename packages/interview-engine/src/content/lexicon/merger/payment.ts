import type { Lexicon } from '../../types.ts';

/** What a buyer pays with, what that costs and what it does to the balance sheet. */
export const paymentNotions = {
  issues_paper: [
    'issue, issuance, print, create, mint, hand',
    'émettre, émet, émis, émettons, émission, créer, création, imprimer, remettre, remet, remis, remise, fabriquer, impriment',
  ],
  fresh: [
    'new, fresh, freshly, newly, extra, additional, more, further',
    'nouveau, nouvel, supplémentaire, en plus, fraîchement, de plus, neuf, neuve',
  ],
  own_cash: [
    'cash, money it has, savings account, idle money, treasury, bank account, in the bank, in the drawer, in his drawer, use savings, some savings, its savings, own savings, our savings, savings are the',
    'cash, trésorerie, numéraire, argent disponible, argent en banque, argent qui dort, liquidités, caisse, au comptant, compte en banque, à la banque, argent de côté, bas de laine, tiroir, ses économies à elle',
  ],
  borrowed_money: [
    'debt, borrow, loan, bank money, bonds, credit',
    'dette, emprunter, crédit, s’endetter, obligations, banque',
  ],
  own_paper: [
    'share, stock, paper, equity, slice of our company, piece of our company, piece of the company, piece of the firm, slice of the firm, pieces of your company, new partners, as partners, partners in, invite the sellers in, bring in partners, give parts, offering parts, creating parts',
    'action, titres, papier, morceau de notre, part de notre, part de la société, part du capital, morceaux de sa société, morceaux de la société, morceau de la maison, part de la maison, papie, nouveaux associés, comme associés, faire entrer les vendeurs, entrer des associés, offrir des parts, donner des parts, créer des parts',
  ],
  way_of_paying: [
    'means of payment, way of paying, way you pay, way it is paid, how you pay, how we pay, how it is paid, how it is funded, how you fund, form of payment, form of consideration, financing',
    'mode de paiement, moyen de paiement, façon de payer, manière de payer, comment on paie, comment c’est payé, financement',
  ],
  forgo_interest: [
    'lost interest, interest lost, lose the interest, loses interest, interest forgone, forgone interest, foregone interest, interest income, interest on the cash, interest on cash, give up the interest, lose what it earned, lose what it was earning, no longer earns, gives up what it earned',
    'intérêts perdus, perte d’intérêts, manque à gagner, produits financiers, intérêts sur la trésorerie, intérêts de la trésorerie, renonce aux intérêts, intérêts non perçus, revenus de placement, rémunération de la trésorerie, perd ce que, perdre ce que, perd le rendement, ne rapporte plus, renonce au rendement',
  ],
  mixed: [
    'mix, mixture, blend, combine, half and half, fifty fifty, part cash, part shares, part stock, partly, half cash, half shares, half in cash, half in shares, as well, for a part, part of it in, for the rest, some of each, bit of',
    'mix, mixte, mélange, combiner, combinaison, moitié moitié, moitié cash, moitié titres, moitié numéraire, moitié en, en partie, une partie, panacher, panachage, un peu de chaque, pour le reste',
  ],
  cheap_or_dear: [
    'cheap, cheaper, cheapest, expensive, dear, dearer, dearest, costs little, costs nothing much, costs least, costs most, less costly, low cost, least costly',
    'bon marché, plus cher, cher, coûteux, coûte peu, coûte guère, coûte moins, coûte plus',
  ],
  earns_little: [
    'earns little, earns nothing, earns next to nothing, earns almost nothing, idle, yields little, yields nothing, hardly earns, barely earns, brings little, earns hardly anything, no return',
    'ne rapporte rien, rapporte peu, ne rapporte presque rien, rapporte presque rien, dort, dorment, oisif, rapporte à peine, rapporte guère, rapporte quasiment rien',
  ],
  favours: [
    'prefer, rather, would go for, start with, begin with, favour, first choice, first use, use first, go first, last resort, choose, like',
    'préférer, plutôt, commencer par, privilégier, privilégie, d’abord, en premier, en dernier, dernier recours, choisir, favoriser, préférait',
  ],
  signal: [
    'signal, sends a message, tells the market, suggests, market reads, market thinks, investors read, makes people think, looks as if',
    'signal, envoie un message, dit au marché, fait croire, laisse croire, laisse penser, marché lit, marché comprend, marché se dit, suggère',
  ],
  overvalued: [
    'overvalued, overpriced, too expensive, fully valued, shares are high, share price is high, stock is high, expensive stock, expensive paper, richly valued, strong share price',
    'surévalué, surcoté, trop cher, se trouve cher, cours est élevé, cours élevé, bien valorisé, valorisé cher',
  ],
  certainty: [
    'certain, certainty, sure, quick, fast, speed, simple, clean, immediate, fastest, quickest, safest, surest, believes it',
    'certain, certitude, sûr, rapide, rapidité, simple, immédiat, plus rapide, plus sûr, plus simple, y croit',
  ],
  tax_deferral: [
    'defer tax, defer the tax, deferred capital gain, roll over tax, capital gains tax, taxed on the gain, postpone tax, postpones the tax',
    'report d’imposition, reporter l’imposition, reporter l’impôt, différer l’impôt, plus-value, sursis d’imposition, fiscalité des vendeurs, fiscalité du vendeur',
  ],
  indebtedness: [
    'debt, borrowing, leverage, gearing, indebted, indebtedness, owes, owing, loans, mortgage',
    'dette, endettement, endettée, emprunts, levier, doit, crédits, levie, hypothèque, doivent, devoir trop, trop devoir',
  ],
  rating: [
    'rating, agencies, downgrade, moody’s, s&p, grade, judge your credit, judge our credit',
    'notation, agence, dégrader, note de crédit, note baisse, investment grade, moody’s, baissent la note, baisse la note, jugent notre crédit, juge le crédit, perdre sa note, abaisse la note',
  ],
  ebitda_turns: [
    'times ebitda, times the ebitda, turns, ebitda multiple, debt to ebitda, debt over ebitda, years of ebitda, years of cash flow, years of earnings, years of profit, years of gains, times operating profit',
    'fois l’ebitda, fois ebitda, fois son ebitda, x ebitda, tours d’ebitda, dette sur ebitda, années d’ebitda, années de résultat, années de bénéfice, années de cash flow, années de gains, fois le résultat',
  ],
  ceiling: [
    'limit, ceiling, cap, headroom, capacity, beyond, too much, too far, overload, fragile, no further, covenant, balance sheet strength, tense, stretched, overstretched, dangerous, back breaks',
    'limite, plafond, capacité, marge de manœuvre, au-delà, trop loin, alourdir, fragile, fragiliser, covenant, surendettement, sans limite, tendu, se tend, dangereux, étranglé',
  ],
  worry: [
    'worry, trust us less, trust it less, lose faith, nervous, refuse, balk, pull back, concerned, uneasy, phone, start calling, frown, sweat, gets tense, still sleep, sleep at night',
    'inquiète, fait moins confiance, font moins confiance, perdent confiance, nerveux, refuse, se méfient, hésitent, commencent à appeler, tiquent, froncent, dorment encore, dorment tranquilles, font la tête',
  ],
  money_dearer: [
    'rates have risen, rates rose, rates are higher, higher rates, high rates, rates go up, rates rise, rise in rates, rising rates, rates are high, twice as expensive, more expensive than before, money is dearer, borrowing is dearer, cost has doubled, borrowing costs more, rates are low, rates fall, low rates, asks has gone up, asks more, gone up a lot lately, since coupons, less cheap since, dearer these days, more expensive these days, loans cost more, shot up, price of money goes up, price of money rises',
    'hausse des taux, taux ont monté, taux montent, taux plus élevés, taux élevés, taux hauts, remontée des taux, deux fois plus cher, plus cher qu’avant, argent plus cher, argent est devenu, facture a doublé, coût a doublé, dette coûte plus, taux bas, baisse des taux, niveau des taux, demande plus qu’avant, plus cher qu’il y a, taux ont grimpé, taux ont bondi, coupons ont monté, loyer de l’argent monte, argent renchérit',
  ],
  independent_view: [
    'fairness opinion, independent expert, independent opinion, independent adviser, outside opinion, outside expert, independent bank, third party opinion, opinion on the price, neutral expert, neutral bank, neutral party, neutral person, somebody neutral, someone neutral, outside bank, outside banker, independent letter, outside letter, independent person',
    'attestation d’équité, expert indépendant, avis indépendant, avis d’un expert, avis écrit, banque indépendante, tiers indépendant, expert extérieur, expert neutre, banque extérieure, tiers neutre, quelqu’un de neutre, regard extérieur, avis extérieur, lettre d’une banque, banquier indépendant',
  ],
  shares_the_risk: [
    'share the risk, share risk, risk is shared, bears part of the risk, in the same boat, suffers too, suffers with, pays for it too, loses with us, takes part of the risk, exposed as well, skin in the game, shares the pain, share bad luck, share the bad luck, eat part of it, eat some of it, take part of the pain, loses too, feel it too',
    'partage le risque, partage du risque, risque est partagé, supporte une partie, même bateau, souffre aussi, souffre avec, le paie aussi, perd avec nous, prend une part du risque, exposé aussi, partage la peine, partage la casse, perdent aussi, trinque avec nous, prennent leur part, prend sa part, partagent la malchance',
  ],
  covered: [
    'cover, pay for, justify, earn back, recoup, outweigh, exceed, bigger than, more than, pays off, worth more, larger than, less than, below, above, has to be bigger, have to be bigger, enough to, needs, break even, pay back, paid back, add up to, make up, reach',
    'couvrir, couverte, justifier, justifie, compenser, récupérer, dépasser, dépasse, plus que, valent plus, supérieur, inférieur, amortir, excède, suffit, suffisent, suffire, rembourser, rattraper, nécessite, faut, récupérait, faire le compte, font le compte, atteignent, atteindre',
  ],
  prints: ['print, issue, mint', 'émettre, émet, émis, imprimer, fabriquer, impriment'],
  brand_new: [
    'fresh, freshly, brand new, new ones, extra ones, more of them',
    'neuf, neuve, fraîchement, frais, de nouvelles, nouvelles en plus',
  ],
  control_gone: [
    'no longer control, no longer in control, lose the last word, lose their grip, no longer decide, below fifty percent, below 50',
    'plus la majorité, plus le contrôle, plus le dernier mot, plus majoritaire, plus les patrons, perdent la main, perdre la main, plus sûr de pouvoir dire non, sous les 50, sous 50, en dessous de 50',
  ],
  makes_paper: [
    'issue, print, create, mint',
    'émettre, émet, émis, créer, création, fabriquer, imprimer, impriment',
  ],
} as const satisfies Lexicon;
