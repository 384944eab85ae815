import type { Lexicon } from '../../types.ts';

/** Rates, share prices and what they do to deals. */
export const climateNotions = {
  market_central_bank: [
    'ecb, fed, federal reserve, european central bank, bank of england, central bank, central banks, policy rate, policy rates, deposit rate, key rate',
    'bce, fed, banque centrale, banques centrales, banque d’angleterre, taux directeur, taux directeurs, taux de dépôt',
  ],
  market_long_rate: [
    'long rates, long yields, long term rates, ten year yield, ten year yields, ten year treasury, ten year rate, the ten year, bond yields, yield curve, treasuries, bund, gilts, short rates',
    'taux longs, dix ans français, le dix ans, taux à dix ans, oat, bund, courbe des taux, euribor, taux courts',
  ],
  market_share_prices: [
    'equity markets, stock markets, stock market, indices, equity indices, stock indices, share prices, stock prices, cac, nasdaq, dow',
    'marchés actions, marchés d’actions, bourse, bourses, indices, indices boursiers, cours de bourse, cac, nasdaq, les marchés, actions européennes, actions américaines',
  ],
  market_high_level: [
    'record, records, record highs, all time high, near their highs, peak, peaks, high, expensive, rich, full, rally, rallied, recovered, volatile, nervous, choppy, low, down, up',
    'record, records, plus haut, plus hauts, sommet, sommets, pic, haut, haute, élevé, élevée, chers, chère, volatil, volatile, nerveux, nerveuse, rebondi, remonté, bas',
  ],
  market_peak: ['peak, peaked, peaking, high point, top', 'pic, sommet, plus haut'],
  market_since: [
    'since, from, after, compared with, down from, up from, than, last year, years ago, now',
    'depuis, par rapport, après, contre, au lieu, il y a, l’an dernier, maintenant, aujourd’hui',
  ],
  market_money_price: [
    'rates, interest rates, interest, rate, borrowing costs, cost of borrowing, cost of debt, cost of money, borrowing, debt, credit, loans, money, financing, floating debt, discount rate, discount rates, coupon, acquisition debt, banks lend, lending, banks, lenders, funding, leverage',
    'taux, taux d’intérêt, intérêts, intérêt, coût de l’emprunt, coût de la dette, coût du crédit, emprunter, emprunt, dette, crédit, crédits, argent, financement, taux d’actualisation, loyer de l’argent, endetter, banques, prêtent, prêter, prêteurs, achètent à crédit, levier, euribor',
  ],
  market_cheaper: [
    'cheap, cheaper, fall, falls, fell, fallen, lower, lower rates, come down, came down, down, drop, drops, dropped, cut, cuts, ease, easing, costs less, less expensive, back in, decline, better terms, better price, available again, easier, looser, lower cost, cheaper again, less costly, two points less, points less, not as dear, reasonable rates, reasonable, affordable, manageable, come off, off the peak, soften, softened, back to normal, rate cut, rate cuts',
    'moins cher, moins chère, moins coûteux, moins coûteuse, baisse, baissé, baissent, redescendre, redescendent, redescendu, diminuer, coûte moins, détente, plus bas, plus bas taux, reculer, recul, allégé, allège, pèse moins, abordable, meilleur prix, meilleures conditions, de nouveau, plus facile, plus facilement, moins élevé, points de moins, moins onéreux, assoupli, à meilleur compte, détendus, se détendent, raisonnable, raisonnables, supportable, plus doux, assouplissement, redevenu bon marché, redevenue abordable, redevenu abordable, bon marché, retombés, détendu',
  ],
  market_dearer: [
    'dear, dearer, more expensive, expensive, rise, rises, risen, rose, higher, go up, goes up, up, hike, hikes, hiked, costs more, climb, tighter, extra interest, additional interest, more interest',
    'plus cher, plus chère, plus coûteux, plus coûteuse, renchérit, monte, montent, monté, hausse, augmente, augmenté, coûte plus, remontent, remonter, plus élevé, plus élevés, plus hauts, intérêts en plus, plus d’intérêts, intérêts supplémentaires',
  ],
  market_deal_effect: [
    'price, prices, valuation, valuations, multiple, multiples, pay more, pay, afford, offer, bid, leverage, turn, turns, debt capacity, borrow, lend, deals, buyers, buyer, sponsor, sponsors, funds, lbo, m&a, deal activity, equity cheque, cover, coverage, expectations, gap, put on the table, finance, ipo, stretch, activity, higher prices, go higher, be generous, meet, leave room, competitive bids, bidders, bids',
    'prix, valorisation, valorisations, multiple, multiples, valeurs, payer, paient, paie, offrir, proposer, levier, tour, tours, capacité d’endettement, emprunter, prêter, deals, opérations, acheteurs, acquéreurs, fonds, lbo, m&a, ticket, couverture, attentes, écart, mettre davantage, mettre sur la table, remettre, financer, bourse, couvre, offrir plus, activité, volume, dossiers, enchérir, se rencontrent, montages, offres, mieux payer, ceux qui achètent',
  ],
  market_effect_direction: [
    'more, less, higher, lower, rise, rises, fall, falls, up, down, push, pushes, lift, lifts, support, supports, increase, increases, reduce, reduces, cut, hurt, hurts, help, helps, squeeze, narrower, close, closes, compress, back, better, smaller, bigger, open, reopens, drop, thin, fewer, again, meet, stretch, picks up, pick up, easier, harder, afford, can, resume, slow, slows, freeze, strong, rise again, robust, generous, jump, easier to',
    'plus, moins, davantage, hausse, baisse, monter, monte, remontent, remonte, pousser, pousse, soutenir, augmenter, réduire, réduit, peser, pèse, aider, aide, referme, se referme, comprimer, améliorer, mieux, rouvre, baissent, diminue, limite, dégrade, encore, à nouveau, supporte, reprend, repart, repartent, plus facile, plus dur, peuvent, de nouveau, gèle, ralentit, meilleur, solides, soutenus, facilite, rapproche, généreux, repartent à la hausse',
  ],
  market_price_gap: [
    'valuation gap, price gap, buyer and seller, expectations, bid ask, gap between',
    'écart de valorisation, écart entre, attentes, acheteurs et vendeurs, vendeur et acheteur, écart de prix',
  ],
  market_ipo_window: [
    'ipo window, ipo, ipos, listing, listings, flotation, stock market exit, go public',
    'fenêtre d’introduction, introductions en bourse, introduction en bourse, ipo, bourse, porte de sortie',
  ],
  market_fund_exit: [
    'sell, sells, sell companies, exit, exits, realise, offload, return money, stuck, holdings, portfolio',
    'vendre, céder, sortir, sortie, sorties, rendre, porte de sortie, participations, portefeuille, bloqués',
  ],
  market_better_business: [
    'growth, growing, margin, margins, track record, order book, pipeline, trajectory, profitable, momentum, prospects, potential, good years, business plan, way up',
    'croissance, marge, marges, carnet de commandes, trajectoire, rentable, dynamique, perspectives, potentiel, bonnes années, business plan, progresse, comptes',
  ],
  market_rewards: [
    'pay for, pays for, get paid, gets paid, rewarded, gets rewarded, reward, rewards, sells better, sell better, premium goes, attractive, appeals, what buyers want, command',
    'paie, paient, paieront, paye, payent, rémunère, rémunèrent, récompense, récompensé, se vend mieux, prime va, attire, séduit, bien vendre, mieux valorisé, recherchent',
  ],
  market_if_case: [
    'if, unless, because, since, as long as, provided, given, would be, might, could, when',
    'si, sauf, parce que, puisque, car, à condition, tant que, serait, pourrait, quand, vu, étant donné',
  ],
  market_close_gap: [
    'close, closes, closing, narrow, narrows, meet, shrink, shrinks, bridge, widen, widens, wider',
    'se referme, referme, se réduit, se rapprochent, se retrouvent, combler, s’écarte, se creuse',
  ],
  market_reopen: [
    'open, opens, reopen, reopens, half open, shut, closed, back',
    'ouvre, rouvre, ouverte, entrouverte, fermée, se ferme',
  ],
  market_bond_word: ['bonds, bond, loan, borrowed', 'obligations, emprunt, dette'],
  market_limit: [
    'limit, limits, constraint, binding, bite',
    'limite, limites, contrainte, limitant, bloque',
  ],
  market_holdings_word: [
    'holdings, portfolio, companies they own, stuck, held, hold, investments, dry powder, old funds',
    'participations, portefeuille, coincés, bloqués, lignes, sociétés détenues, vieux fonds, détiennent',
  ],
  market_shares_word: [
    'shares, stocks, markets, valuations',
    'actions, cours, valorisations, marchés',
  ],
  market_record_level: [
    'record, records, record highs, all time high, all time highs, highs, near their peak, peaks, rallied',
    'record, records, sommet, sommets, plus hauts, plus haut historique, pic, cours sont hauts, sont hauts, sont hautes, plutôt hauts, ont rebondi',
  ],
} as const satisfies Lexicon;
