import type { Lexicon } from '../../types.ts';

/** Words for what rates, share prices and currencies are falsely said to do to deals. */
export const misreadMarkets = {
  market_rates_up: [
    'high interest rates, high rates, rates are high, raises rates, raise rates, raising rates, hikes rates, hike rates, rate rise, rate increases, rise in rates, tighter money, yields rise, yields go up, higher yields, rates jump, rates shoot up, rates went up, rates rose, rates stay high, expensive debt, debt becomes more expensive, debt gets more expensive, dearer debt, rates this high, rates so high, rates being high',
    'taux élevés, taux hauts, taux sont élevés, relève ses taux, relèvent leurs taux, remonte ses taux, monte ses taux, augmente ses taux, remontent leurs taux, taux longs montent, taux longs remontent, taux ont monté, taux restent élevés, resserrement monétaire, dette plus chère, dette coûte plus cher, taux aussi hauts, taux si hauts, taux aussi élevés',
  ],
  market_rates_down: [
    'low interest rates, low rates, rates are low, cuts rates, cut rates, cutting rates, lowers rates, lower its rates, cuts its rates, rate cut, fall in rates, yields fall, yields go down, lower yields, rates drop, rates fell, rates came down, rates have come down, cheap debt, cheaper debt, debt becomes cheaper, debt gets cheaper',
    'taux bas, taux faibles, baisse ses taux, baissent leurs taux, abaisse ses taux, réduit ses taux, baisser ses taux, abaissent leurs taux, taux ont baissé, taux chutent, taux refluent, détente des taux, dette moins chère, dette bon marché',
  ],
  market_more_deals: [
    'deal volumes rise, deal volumes go up, deal volumes up, boost m&a, boosts m&a, stimulate m&a, stimulates m&a, support m&a, good for m&a, help m&a, encourage deals, encourage m&a, encourages buyers, revive m&a, deal activity up, volumes pick up, m&a picks up, deals pick up, more buyouts, speed up deals, accelerate m&a',
    'dopent le m&a, dope le m&a, stimulent le m&a, stimule le m&a, relance le m&a, relancent le m&a, favorise le m&a, favorisent le m&a, volumes augmentent, volumes montent, volumes remontent, soutient le m&a, soutiennent le m&a, favorisent les opérations, favorise les opérations, encourage les opérations, encouragent les opérations, accélère le m&a, accélèrent le m&a, m&a repart, plus de lbo, activité repart, fait remonter les volumes',
  ],
  market_fewer_deals: [
    'm&a slows, deals dry up, deals stop, volumes fall, deal volumes go down, bad for m&a, hurts m&a, hurt m&a, discourages buyers, discourage buyers, discourage deals, kills m&a, freezes m&a, fewer buyouts',
    'mauvais pour le m&a, ralentissent le m&a, freinent le m&a, volumes baissent, volumes chutent, m&a ralentit, m&a se fige, décourage les acheteurs, découragent les acheteurs, tue le m&a, moins de lbo, freine les opérations',
  ],
  market_accept_to_pay_more: [
    'pay higher multiples, pay higher prices, offer more, offer higher prices, pay a higher price, pay a higher multiple, stretch further, afford more, bid higher, pay up',
    'payer plus, payer davantage, offrir plus, offrir davantage, mettre plus sur la table, proposer plus, offrir de meilleurs prix',
  ],
  amiss_pay_less: [
    'pay less, pay lower multiples, pay lower prices, offer less, bid less, afford less, lower their bids',
    'payer moins, paient moins, offrent moins, offrir moins, baissent leurs offres',
  ],
  amiss_multiples_word: [
    'multiples, valuations, prices, present value, dcf value',
    'multiples, valorisations, prix, valeur actuelle, valeur dcf',
  ],
  amiss_shrinks: [
    'compress, contract, shrink, fall, drop, go down, come down, decline, decrease, are squeezed, lower',
    'compriment, se contractent, baissent, chutent, diminuent, reculent, se tassent, baisse',
  ],
  amiss_swells: [
    'expand, rise, go up, climb, inflate, increase, widen, improve, higher',
    'montent, augmentent, grimpent, s’élargissent, gonflent, progressent, remontent, monte, augmente',
  ],
  amiss_fund: ['fund, funds, sponsors, private equity', 'fonds, sponsors, private equity'],
  amiss_loves: [
    'love, loves, like, prefer, benefit from, welcome, enjoy, gain from, profit from, good news for, great for, good for, favour, favours, favor, help, helps',
    'adorent, aiment, préfèrent, profitent, bénéficient, apprécient, bonne nouvelle pour, gagnent, raffolent, bon pour, favorise, favorisent, avantage, avantagent, aide, aident',
  ],
  amiss_returns_up: [
    'returns go up, returns rise, irr goes up, irr rises, irr improves, higher returns, boost returns, boosts returns, better returns, returns improve, higher irr, debt pays better, boosts the irr, raises the irr',
    'tri monte, tri augmente, tri s’améliore, rendement monte, rendements montent, rendement augmente, rendements augmentent, meilleur tri, améliore le tri, augmente le tri, dopent le tri, dope le tri, meilleurs rendements',
  ],
  amiss_debt_cheaper: [
    'debt becomes cheaper, debt gets cheaper, debt is cheaper, cheaper to borrow, borrowing is cheaper, cost of debt falls, wacc falls, wacc goes down, discount rate falls, discount rate goes down, financing gets cheaper, debt more attractive, debt becomes more attractive, debt looks attractive, wacc decreases, spreads tighten, spreads fall',
    'dette devient moins chère, coût de la dette baisse, wacc baisse, cmpc baisse, cmpc diminue, wacc diminue, taux d’actualisation baisse, financement moins cher, dette plus attractive, dette devient plus attractive, emprunter coûte moins, emprunter moins cher, spreads se resserrent',
  ],
  amiss_debt_dearer: [
    'debt becomes more expensive, debt gets more expensive, debt is more expensive, cost of debt rises, cost of debt goes up, wacc rises, wacc goes up, discount rate rises, discount rate goes up, wacc increases, spreads widen',
    'dette devient plus chère, coût de la dette monte, coût de la dette augmente, wacc monte, wacc augmente, cmpc monte, cmpc augmente, taux d’actualisation monte, taux d’actualisation augmente',
  ],
  amiss_stocks_fall: [
    'markets fall, equities fall, share prices fall, markets drop, markets are falling, falling markets, falling equity markets, bear market, stock prices fall, markets are down, weak equity markets, when equities drop, stock market crashes, volatility is high, high volatility, volatility rises, volatility spikes, volatile markets, markets are volatile',
    'marchés baissent, bourse baisse, marchés chutent, marchés actions chutent, bourse chute, cours baissent, marchés actions reculent, marchés reculent, actions baissent, indices baissent, indices chutent, marchés sont bas, marchés actions sont bas, marché baissier, baisse des marchés, baisse de la bourse, volatilité est forte, forte volatilité, volatilité monte, volatilité élevée, volatilité augmente, marchés volatils',
  ],
  amiss_stocks_rise: [
    'markets rise, equities rise, share prices rise, markets are high, record highs, high share prices, rising markets, rising equity markets, bull market, markets at record, strong equity markets, equities are high, shares are expensive, high stock prices, share price is high, shares are high, markets go up, stock market goes up',
    'marchés montent, bourse monte, cours montent, marchés actions progressent, actions montent, indices montent, marchés sont hauts, plus hauts historiques, marchés actions sont hauts, marché haussier, hausse des marchés, hausse de la bourse, bourse est haute, cours sont élevés, cours élevé, cours élevés, indices au plus haut',
  ],
  amiss_ipo_opens: [
    'window opens, window reopens, window is open, window is wide open, ipos pick up, more ipos, easier to list, best time to list, good time to list, ipo becomes easier, ipos come back, ipo market reopens, helps ipos, good for ipos, easier to float',
    'fenêtre ipo s’ouvre, fenêtre s’ouvre, fenêtre s’ouvre, fenêtre rouvre, fenêtre se rouvre, fenêtre est ouverte, fenêtre grande ouverte, plus d’introductions, introductions repartent, ipo repartent, favorise les introductions, favorise les ipo',
  ],
  amiss_ipo_closes: [
    'window closes, window shuts, window is closed, window is shut, fewer ipos, ipos stop, harder to list, nobody lists, no more ipos, ipos dry up, exits dry up, exits get harder, exits close',
    'fenêtre ipo se ferme, fenêtre se ferme, fenêtre d’introduction se ferme, fenêtre est fermée, moins d’introductions, introductions s’arrêtent, moins d’ipo, sorties se ferment, sorties se tarissent',
  ],
  amiss_gap: ['valuation gap, price gap, bid ask, the gap, sellers', 'écart, vendeurs'],
  amiss_gap_closes: [
    'closes, narrows, disappears, shrinks, agree more easily, agree faster, adjust the same day, adjust at once, adjust immediately, meet more easily, vanishes, adjust their price the same day',
    'se referme, se réduit, se resserre, disparaît, se ferme, se comble, s’accordent plus facilement, s’ajustent immédiatement, ajustent leur prix immédiatement, ajustent aussitôt, se rejoignent plus facilement',
  ],
  amiss_gap_widens: [
    'widens, gets wider, opens up, grows',
    's’élargit, se creuse, s’agrandit, augmente',
  ],
  amiss_slowly: [
    'slowly, later, months, quarters, after, time, eventually, with a lag',
    'lentement, plus tard, mois, trimestres, temps, finit, après, retard',
  ],
  amiss_strong_dollar: [
    'strong dollar, stronger dollar, dollar strengthens, dollar rises, dollar is strong, dollar appreciates, high dollar, rising dollar, weak euro, weaker euro, euro weakens, euro falls, euro is weak',
    'dollar fort, dollar plus fort, dollar s’apprécie, dollar monte, dollar est fort, hausse du dollar, euro faible, euro baisse, baisse de l’euro, euro est faible',
  ],
  amiss_weak_dollar: [
    'weak dollar, weaker dollar, dollar weakens, dollar falls, dollar is weak, dollar depreciates, strong euro, stronger euro, euro strengthens, euro rises, euro is strong',
    'dollar faible, dollar plus faible, dollar baisse, dollar se déprécie, baisse du dollar, dollar est faible, euro fort, euro plus fort, euro s’apprécie, euro monte, hausse de l’euro, euro est fort',
  ],
  amiss_european_targets: [
    'european targets, european target, european companies, european assets, european company, targets in europe, companies in europe, european businesses',
    'cibles européennes, sociétés européennes, cible européenne, actifs européens, entreprises européennes, cibles en europe, sociétés françaises, cibles françaises',
  ],
  amiss_american_targets: [
    'american targets, us targets, american target, us target, american companies, us companies, us assets, american assets, targets in the us',
    'cibles américaines, sociétés américaines, cible américaine, actifs américains, entreprises américaines, cibles aux états unis',
  ],
  amiss_dearer: [
    'dearer, more expensive, too expensive, cost more, less attractive, less affordable, out of reach',
    'plus chères, plus chers, plus chère, trop chères, coûtent plus, moins attractives, renchérit, moins abordables',
  ],
  amiss_cheaper: [
    'cheaper, less expensive, cheap, cost less, more attractive, more affordable, bargain, bargains, on sale',
    'moins chères, moins chers, moins chère, bon marché, coûtent moins, plus attractives, plus abordables, en solde',
  ],
  amiss_european_buyers: [
    'european buyer, european buyers, european acquirer, european acquirers, european groups',
    'acheteur européen, acheteurs européens, acquéreur européen, acquéreurs européens, groupes européens, français',
  ],
  amiss_american_buyers: [
    'american buyer, american buyers, us buyer, us buyers, american acquirers, us acquirers, american groups',
    'acheteur américain, acheteurs américains, acquéreur américain, acquéreurs américains, groupes américains',
  ],
  amiss_currency: [
    'exchange rate, exchange rates, currency, currencies, fx, dollar, the euro',
    'change, changes, devise, devises, dollar, euro',
  ],
  amiss_cross_border: [
    'cross border, deals, m&a, foreign buyers',
    'cross border, opérations, m&a, acheteurs étrangers',
  ],
  amiss_share_prices: [
    'equity markets, stock markets, share prices, stock prices, equity market, stock market, the equity side',
    'marchés actions, bourse, marché actions, indices boursiers',
  ],
  amiss_pay_in_paper: [
    'pay in shares, pay in stock, pay with shares, pay with stock, use their shares, use shares, share deals, stock deals, paying in shares, use their paper, paying in stock, use stock',
    'payer en titres, payer en actions, paiement en titres, paiement en actions, utiliser leurs titres, payent en titres, paient en titres, paient en actions, opérations en titres',
  ],
  amiss_avoided: [
    'harder, less, avoid, avoids, stop, difficult, no longer, worse time, bad time, expensive',
    'plus difficile, moins, évitent, évite, éviter, n’ont pas intérêt, mauvais moment, plus cher, coûte plus',
  ],
  amiss_invented_levels: [
    'invent a figure, invent a number, make up a figure, make up a number, make up the level, any number will do, any figure will do, nobody checks',
    'inventer un chiffre, invente un chiffre, n’importe quel chiffre, personne ne vérifie, inutile de suivre',
  ],
} as const satisfies Lexicon;
