import type { Lexicon } from '../../types.ts';

/** Rates, share prices and what they do to deals. */
export const climateNotions = {
  market_central_bank: [
    'ecb, fed, federal reserve, bank of england, central bank, policy rate, deposit rate, key rate',
    'bce, fed, banque centrale, banque d’angleterre, taux directeur, taux de dépôt',
  ],
  market_long_rate: [
    'long rates, long yields, long term rates, ten year yield, ten year rate, the ten year, bond yields, yield curve, treasuries, bund, gilts, short rates, ten year french, government bond, government bonds, ten year bond, short money, short term money, mortgage rate, at ten years',
    'taux longs, dix ans français, le dix ans, oat, bund, courbe des taux, euribor, taux courts, emprunt d’état, obligation d’état, état français, à dix ans, court terme',
  ],
  market_high_level: [
    'record, peak, high, expensive, rich, full, rally, recovered, volatile, nervous, choppy, low, down, up, fifth, points, never been higher',
    'record, plus haut, sommet, pic, haut, élevé, chers, volatil, nerveux, rebondi, remonté, bas, ont pris, gagné, cinquième, points, jamais été aussi haut',
  ],
  market_money_price: [
    'rates, interest, borrowing, debt, credit, loans, money, financing, coupon, lending, banks, lenders, funding, leverage, borrow, loan, lend, taps, mortgage',
    'taux, intérêts, emprunter, dette, crédit, crédits, argent, financement, endetter, banques, prêtent, prêteurs, levier, euribor, prêter, prêts, prêt, emprunts, robinet',
  ],
  market_cheaper: [
    'cheap, cheaper, fall, fell, fallen, lower, down, drop, cut, ease, costs less, less expensive, back in, decline, better terms, better price, available again, easier, looser, less costly, points less, not as dear, reasonable, affordable, manageable, come off, off the peak, soften, back to normal, eases, taps, loosen, loosens, less than last year, charges less, lend again',
    'moins cher, moins coûteux, baisse, redescendre, redescendent, redescendu, diminuer, coûte moins, détente, plus bas, reculer, allégé, pèse moins, abordable, meilleur prix, meilleures conditions, de nouveau, plus facile, moins élevé, points de moins, moins onéreux, assoupli, à meilleur compte, détendus, se détendent, raisonnable, supportable, plus doux, bon marché, retombés, détendu, desserre, desserrer, robinet, rouvrent, demande moins',
  ],
  market_dearer: [
    'dear, dearer, expensive, rise, risen, rose, higher, up, hike, costs more, climb, tighter, extra interest, additional interest, more interest, costs a lot, pricier, hurts, costs seven, tighten, charges more',
    'plus cher, plus coûteux, renchérit, monte, hausse, augmente, coûte plus, remontent, plus élevé, plus hauts, intérêts en plus, plus d’intérêts, intérêts supplémentaires, coûte, devenu très cher, grimpe, redevienne cher, plus chère, resserre, demande plus',
  ],
  market_deal_effect: [
    'price, valuation, multiple, pay, afford, offer, bid, leverage, turn, debt capacity, borrow, lend, deals, buyers, sponsor, funds, lbo, m&a, equity cheque, cover, coverage, expectations, gap, finance, ipo, stretch, activity, go higher, be generous, meet, leave room, bidders, worth, buyout, buyouts, takeover, sign, on the table',
    'prix, valorisation, multiple, valeurs, payer, offrir, proposer, levier, tour, capacité d’endettement, emprunter, prêter, deals, opérations, acheteurs, acquéreurs, fonds, lbo, m&a, ticket, couverture, attentes, écart, mettre davantage, remettre, financer, bourse, couvre, offrir plus, activité, volume, dossiers, enchérir, se rencontrent, montages, offres, ceux qui achètent, flux lointains, flux valent, s’échangent, vaut, rachats, se signe, sur la table, mettre plus, mettre autant',
  ],
  market_effect_direction: [
    'more, less, higher, lower, rise, fall, up, down, push, lift, support, increase, reduce, cut, hurt, help, squeeze, narrower, close, compress, back, better, smaller, bigger, open, reopens, drop, thin, fewer, again, meet, stretch, easier, harder, afford, can, resume, slow, freeze, strong, robust, generous, jump, return, nothing gets, as much, further',
    'plus, moins, davantage, hausse, baisse, monter, remontent, pousser, soutenir, augmenter, réduire, réduit, peser, aider, referme, comprimer, améliorer, mieux, rouvre, diminue, limite, dégrade, encore, à nouveau, supporte, reprend, repart, peuvent, de nouveau, gèle, ralentit, meilleur, solides, soutenus, facilite, rapproche, généreux, se tassent, n’en obtient plus que, reviennent, revient, rien ne se, autant',
  ],
  market_price_gap: [
    'valuation gap, price gap, buyer and seller, expectations, bid ask, gap between',
    'écart de valorisation, écart entre, attentes, acheteurs et vendeurs, vendeur et acheteur, écart de prix',
  ],
  market_ipo_window: [
    'ipo, listing, flotation, stock market exit, go public',
    'fenêtre d’introduction, ipo, bourse, porte de sortie, mettre une société sur le marché',
  ],
  market_fund_exit: [
    'sell, exit, realise, offload, return money, stuck, holdings, portfolio, cash in',
    'vendre, céder, sortir, rendre, participations, portefeuille, bloqués, encaisser',
  ],
  market_better_business: [
    'growth, growing, margin, track record, order book, pipeline, trajectory, profitable, momentum, prospects, potential, good years, business plan, way up, orders come in',
    'croissance, marge, carnet de commandes, trajectoire, rentable, dynamique, perspectives, potentiel, bonnes années, business plan, progresse, comptes, commandes rentrent, carnet est plein, chaque vente rapporte',
  ],
  market_rewards: [
    'pay for, get paid, rewarded, sells better, premium goes, attractive, appeals, what buyers want, command',
    'paie, paye, rémunère, récompense, se vend mieux, prime va, attire, séduit, bien vendre, mieux valorisé, recherchent',
  ],
  market_if_case: [
    'if, unless, because, since, as long as, provided, given, would be, might, could, when',
    'si, sauf, parce que, puisque, car, à condition, tant que, serait, pourrait, quand, vu, étant donné',
  ],
  market_close_gap: [
    'close, narrow, meet, shrink, bridge, widen, wider',
    'referme, se réduit, se rapprochent, se retrouvent, combler, s’écarte, se creuse',
  ],
  market_reopen: [
    'open, reopen, shut, closed, back',
    'ouvre, rouvre, ouverte, entrouverte, fermée',
  ],
  market_bond_word: ['bonds, loan, borrowed', 'obligations, emprunt, dette'],
  market_limit: ['limit, constraint, binding, bite', 'limite, contrainte, bloque'],
  market_holdings_word: [
    'holdings, portfolio, companies they own, stuck, held, investments, dry powder, old funds',
    'participations, portefeuille, coincés, bloqués, lignes, sociétés détenues, vieux fonds, détiennent',
  ],
  market_shares_word: [
    'shares, stocks, markets, valuations',
    'actions, cours, valorisations, marchés',
  ],
  market_record_level: [
    'record, highs, peaks, rallied',
    'record, sommet, plus hauts, pic, sont hauts, plutôt hauts, ont rebondi',
  ],
} as const satisfies Lexicon;
