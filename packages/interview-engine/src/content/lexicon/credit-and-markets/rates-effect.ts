import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const prices =
  'prices, price, valuations, valuation, multiples, values, future cash flows, future flows, cash flows, companies';
const prix =
  'prix, valorisations, valorisation, multiples, valeurs, flux futurs, flux, flux de demain, flux lointains, sociétés';

/** The effect of interest rates, in the words people use for it. */
export const ratesEffectNotions: Lexicon = {
  bank_bites_more: [
    'bigger bite, bigger slice, bigger share goes to the bank, takes more of every, bank eats more, more goes to the bank',
    'plus grosse part de chaque, croque une plus grosse, prend une plus grosse, mange une plus grosse, plus gros morceau',
  ],
  basis_points: ['basis points, bps, percentage points', 'points de base, pb'],
  before_and_now: [
    'before, used to, now, instead of',
    'avant, maintenant, désormais, au lieu de, aujourd’hui',
  ],
  cheaper: [
    'cheaper, costs less, less expensive, easier',
    'moins cher, moins coûteux, coûte moins',
  ],
  coverage_word: [
    'coverage, cover, debt capacity, leverage',
    'couverture, capacité d’endettement, levier',
  ],
  deals_word: [
    'deal, transactions, lbo, activity, exits',
    'opérations, transactions, deals, lbo, sorties, activité',
  ],
  dearer: [
    'more expensive, dearer, costs more, pricier, higher cost, harder to get',
    'plus cher, plus coûteux, coûte plus, coûte davantage, renchérit',
  ],
  judge_bank_bill: [
    'bank, banks, loan, loans, interest, lenders, credit, borrowed, borrow, financing, pricey credit, this pricey, the mortgage, a loan, bank asks, bank is asking, bank’s money, bank wants, lender asks, mortgage doubles',
    'banque, banques, prêt, prêts, intérêts, prêteurs, crédit, emprunt, emprunter, financement, loyer de l’argent, banquier, banquiers, à crédit, l’argent coûte, la banque prête, banque demande, elle en demande, argent de la banque, banque réclame, banque veut, crédit double',
  ],
  judge_can_afford: [
    'afford, can pay, can offer, can put, able to pay, outbid, stretch, room to pay, pay as much, go higher, pay up, walk away, drop out, bid less, offer less, come back, bid a turn, bid lower, bid higher, pay less, pay more, chip in, get financed, find the money, deals get done, deals stop, pay the price, trim, trims, shave, less left for, bigger cheque, smaller cheque, write a bigger, slice off the bid, more left for, stretch further, you would get more, get more for it, offer the same, pay the same, offer as much',
    'les moyens, peut payer, peuvent payer, peut offrir, peut mettre, surenchérir, monter, se permettre, payer autant, aller plus haut, se retirent, offrent moins, reviennent, enchérissent moins, paient moins, paient plus, financer, trouver l’argent, affaires se font, suivre le prix, au rabais, plus de marge, faire plaisir, de moins dans le chèque, gros chèque, plus gros chèques, pousser son offre, reste moins, reste plus au fonds, il en reste moins, vous en donnent plus, monter plus haut, offrir le même, offrir autant',
  ],
  judge_costlier: [
    'twice as much, double, doubled, more than before, used to pay, paid, costs, eight, seven, six, less than, half, no longer, this pricey, so pricey, points less, charging less, asks for more, dearer, each point, asking less, asks less, asks seven, asks eight, instead of four',
    'deux fois plus, doublé, plus qu’avant, payait, paie, coûte, huit, sept, six, moins que, moitié, coûtait, n’a plus, ne peut plus, hors de prix, fondu, demande moins, demande plus, plus salé, salé, moins cher, coûte moins, au lieu de sept, en demande moins, demande sept, demande huit, au lieu de quatre, s’est détendu',
  ],
  judge_fund_side: [
    'fund, funds, sponsor, buyer, buyers, bidder, bidders, acquirer, private equity, buyout, whoever buys, buys you, who might buy you, who would buy you, people who might buy',
    'fonds, acheteur, acheteurs, acquéreur, acquéreurs, repreneur, repreneurs, candidat, candidats, celui qui achète, celui qui vous achète, ceux qui achètent, chèque du vendeur, au fonds, qui vous rachèteraient, qui vous achèteraient',
  ],
  lbo_borrow_cost: [
    'interest, borrowing, debt, loan, financing, coupon',
    'intérêts, emprunt, dette, financement, frais financiers, crédit, charges financières',
  ],
  lbo_climbs: [
    'jumps, climbs, go up, goes up, gone up, swell, balloon, bigger, heavier',
    'bondit, grimpe, gonfle, s’alourdit, s’envole, monte, plus lourde',
  ],
  lbo_eat_strict: [
    'eat, eaten, swallow, gone in, goes in, go to the banks, goes to the banks, absorbed by, disappear, vanish, taken by, drained, goes on interest, go on interest, out in interest, out the door in interest, gobbled up, gobbles up, gobble up, swallowed by, nibbles',
    'mangent, avalent, absorbés, part en, ronge, pompe, disparaît, passe dans, passe en, s’en va en, partent dans, englouti, filent en intérêts, file en intérêts, filent dans les intérêts, grignote, grignotent, bouffés par, bouffe, engloutit, partent en fumée',
  ],
  lbo_floats: ['floats, variable rate', 'taux variable'],
  lbo_goes_to: [
    'goes to, go to, goes into, used to, is used, sent to, straight to, flows to',
    'va à, va aux, part, sert à, servent à, revient aux, file',
  ],
  lbo_leaves_more_to: [
    'hands more, leaves more, pays more',
    'laisse plus, laisse davantage, paie plus',
  ],
  lbo_lend_less: [
    'less debt, lower leverage, less leverage, fewer turns, smaller loan, lend less, borrow less, smaller debt, debt capacity falls, debt capacity shrinks, debt capacity goes down, debt capacity is lower, lower debt capacity, debt package shrinks, reduce leverage, reduces debt capacity, cut leverage, not lend as much, not borrow as much, lend as much, borrow as much, raise less, less borrowing, turn less, turn lower, leverage comes down, quantum falls, reduce the debt package, advance less, put in less, offer a smaller, smaller package, less credit, leverage falls, leverage drops, leverage down, lower debt package, scale back, less senior, opens his hand less, opens its hand less, less generous, tighten the purse, tightens the purse, keeps its purse, tighter fisted, purse strings, lends a smaller, lend a smaller',
    'moins de dette, moins de levier, lever moins, emprunter moins, prêter moins, levier plus bas, levier plus faible, levier baisse, capacité d’endettement baisse, capacité d’endettement diminue, baisse de la capacité, réduit la capacité, réduisent ce qu’ils mettent, tour de moins, tour en moins, demi de moins, moins d’endettement, quantum baisse, autant de dette, prêter autant, emprunter autant, autant emprunter, réduire le levier, réduit le levier, baisser le levier, levier d’un tour, levier diminue, levier recule, avancer moins, mettent moins, moins de crédit, réduire la dette, réduire l’enveloppe, enveloppe de dette, dette plus petite, moins prêter, moins emprunter, endettement plus faible, descendre le levier, ouvre moins grand, ouvrent moins grand, serre les cordons, serrent les cordons, moins généreux, moins généreuse, moins généreuses, plus radin, plus radine, ferme le robinet',
  ],
  lbo_less_for_me: [
    'less for me, less for us, less left, less is left, cannot offer, offer less, pay less, smaller flat, smaller house, flats get cheaper, houses get cheaper, lower price, cheaper flat, cannot pay as much, pay as much, same price as',
    'moins pour moi, moins pour nous, reste moins, payer moins, payer la boîte moins, offrir moins, plus petit appartement, appartement plus petit, plus petite maison, prix baissent, moins cher, prix plus bas, remboursent plus, remboursent rien, offrir autant, payer autant',
  ],
  lbo_loan_dearer: [
    'loan costs, mortgages go, mortgage goes, mortgage costs, borrowing costs more, costs more to borrow, dearer loan, more to the bank, more for the bank, the bank eats, bank takes more, three points more, rates go from',
    'crédit coûte, crédit plus cher, emprunter coûte, mensualités, plus à la banque, plus d’intérêts, banque prend plus, banque mange, trois points de plus, taux passent',
  ],
  lbo_only: [
    'only, at most, just, maximum',
    'seulement, au maximum, au plus, ne plus que, plus que',
  ],
  lbo_than: ['than', 'que'],
  market_cheaper: [
    'cheap, cheaper, fall, fell, fallen, lower, down, drop, cut, ease, costs less, less expensive, back in, decline, better terms, better price, available again, easier, looser, less costly, points less, not as dear, reasonable, affordable, manageable, come off, off the peak, soften, back to normal, eases, taps, loosen, loosens, less than last year, charges less, lend again',
    'moins cher, moins coûteux, baisse, redescendre, redescendent, redescendu, diminuer, coûte moins, détente, plus bas, reculer, allégé, pèse moins, abordable, meilleur prix, meilleures conditions, de nouveau, plus facile, moins élevé, points de moins, moins onéreux, assoupli, à meilleur compte, détendus, se détendent, raisonnable, supportable, plus doux, bon marché, retombés, détendu, desserre, desserrer, robinet, rouvrent, demande moins',
  ],
  market_close_gap: [
    'close, narrow, meet, shrink, bridge, widen, wider',
    'referme, se réduit, se rapprochent, se retrouvent, combler, s’écarte, se creuse',
  ],
  market_deal_effect: [
    'price, valuation, multiple, pay, afford, offer, bid, leverage, turn, debt capacity, borrow, lend, deals, buyers, sponsor, funds, lbo, m&a, equity cheque, cover, coverage, expectations, gap, finance, ipo, stretch, activity, go higher, be generous, meet, leave room, bidders, worth, buyout, buyouts, takeover, sign, on the table',
    'prix, valorisation, multiple, valeurs, payer, offrir, proposer, levier, tour, capacité d’endettement, emprunter, prêter, deals, opérations, acheteurs, acquéreurs, fonds, lbo, m&a, ticket, couverture, attentes, écart, mettre davantage, remettre, financer, bourse, couvre, offrir plus, activité, volume, dossiers, enchérir, se rencontrent, montages, offres, ceux qui achètent, flux lointains, flux valent, s’échangent, vaut, rachats, se signe, sur la table, mettre plus, mettre autant',
  ],
  market_dearer: [
    'dear, dearer, expensive, rise, risen, rose, higher, up, hike, costs more, climb, tighter, extra interest, additional interest, more interest, costs a lot, pricier, hurts, costs seven, tighten, charges more',
    'plus cher, plus coûteux, renchérit, monte, hausse, augmente, coûte plus, remontent, plus élevé, plus hauts, intérêts en plus, plus d’intérêts, intérêts supplémentaires, coûte, devenu très cher, grimpe, redevienne cher, plus chère, resserre, demande plus',
  ],
  market_effect_direction: [
    'more, less, higher, lower, rise, fall, up, down, push, lift, support, increase, reduce, cut, hurt, help, squeeze, narrower, close, compress, back, better, smaller, bigger, open, reopens, drop, thin, fewer, again, meet, stretch, easier, harder, afford, can, resume, slow, freeze, strong, robust, generous, jump, return, nothing gets, as much, further, petrol for, fuel for',
    'plus, moins, davantage, hausse, baisse, monter, remontent, pousser, soutenir, augmenter, réduire, réduit, peser, aider, referme, comprimer, améliorer, mieux, rouvre, diminue, limite, dégrade, encore, à nouveau, supporte, reprend, repart, peuvent, de nouveau, gèle, ralentit, meilleur, solides, soutenus, facilite, rapproche, généreux, se tassent, n’en obtient plus que, reviennent, revient, rien ne se, autant, carburant pour, de l’essence',
  ],
  market_money_price: [
    'rates, interest, borrowing, debt, credit, loans, money, financing, coupon, lending, banks, lenders, funding, leverage, borrow, loan, lend, taps, mortgage',
    'taux, intérêts, emprunter, dette, crédit, crédits, argent, financement, endetter, banques, prêtent, prêteurs, levier, euribor, prêter, prêts, prêt, emprunts, robinet',
  ],
  market_price_gap: [
    'valuation gap, price gap, buyer and seller, expectations, bid ask, gap between',
    'écart de valorisation, écart entre, attentes, acheteurs et vendeurs, vendeur et acheteur, écart de prix',
  ],
  market_rates_higher: [
    'rates are up, rates have risen, rates have gone up, rates are rising, the fed hikes, the ecb hikes, fed hikes, ecb hikes, central bank hikes, the higher the rate, the higher the rates, higher interest, higher rate, higher rates, rates rise, rates rose, rates go up, rates went up, rising rates, rate hikes, rates are higher, higher interest rates, rates are high, high rates, high interest rates, money is expensive, money is dear, expensive money, dear money, money costs more, debt is dearer, dearer debt, debt costs more, borrowing costs more, higher borrowing costs, borrowing is expensive, tighter credit, rates climb, more interest, with rates up',
    'taux sont montés, taux ont monté, taux ont augmenté, bce monte, bce relève, fed relève, fed monte, le taux est élevé, taux est élevé, taux montent, hausse des taux, taux plus élevés, taux plus hauts, taux augmentent, taux remontent, remontée des taux, taux qui montent, taux élevés, taux sont hauts, taux sont élevés, argent coûte cher, argent est cher, argent cher, argent plus cher, crédit cher, crédit plus cher, crédit coûte cher, dette plus chère, dette coûte plus, emprunter coûte plus, emprunter coûte cher, taux grimpent',
  ],
  market_rates_lower: [
    'lower rate, rates have come down, rates came down, rates have fallen, rates eased, rates are falling, the fed cuts, the ecb cuts, fed cuts, ecb cuts, central bank cuts, the lower the rate, lower rates, rates fall, rates fell, rates go down, falling rates, rate cuts, rates are lower, lower interest rates, rates come down, rates are low, low rates, money is cheap, cheap money, cheaper money, money costs less, money costs nothing, debt is cheaper, cheaper debt, credit is cheap, borrowing is cheap',
    'taux ont baissé, taux ont reflué, taux se détendent, bce baisse, fed baisse, banque centrale baisse, le taux baisse, baisse de taux, détente des taux, baisse des taux, taux baissent, taux plus bas, taux descendent, taux redescendent, taux qui baissent, taux bas, taux sont bas, argent moins cher, argent ne coûte rien, argent coûte moins, argent bon marché, crédit moins cher, dette moins chère, crédit s’est détendu, crédit est bon marché',
  ],
  market_values_fall: [
    crossed(prices, 'fall, go down, drop, are worth less, decrease, come down, shrink'),
    crossed(
      prix,
      'baissent, chutent, diminuent, valent moins, reculent, baisse, diminue, se tassent',
    ),
  ],
  market_values_rise: [
    crossed(
      prices,
      'rise, go up, jump, soar, climb, are worth more, become dearer, increase, take off, are pushed up',
    ),
    crossed(
      prix,
      'montent, s’envolent, grimpent, augmentent, valent plus, valent davantage, progressent, monte, augmente, décollent',
    ),
  ],
  money_costs: [
    'money costs, cost of money, borrowing costs, financing costs',
    'argent coûte, coût de l’argent, coût du financement, emprunter coûte',
  ],
  money_dearer: [
    'charges twice, charges double, wants double, asks double, asks twice, twice what it did, twice what it was, isn’t the bargain it was, not the bargain it was, no longer a bargain, costs twice, pricier these days, pricier than, not as cheap as, not so cheap any more, dearer than it was, used to be nearly free, was almost free, rates have risen, rates rose, rates are higher, higher rates, high rates, rates go up, rates rise, rise in rates, rising rates, rates are high, twice as expensive, more expensive than before, money is dearer, borrowing is dearer, cost has doubled, borrowing costs more, rates are low, rates fall, low rates, asks has gone up, asks more, gone up a lot lately, since coupons, less cheap since, dearer these days, more expensive these days, loans cost more, shot up, price of money goes up, price of money rises, loans are not cheap, today’s loans, loans are dear, borrowing is not cheap, money is not cheap, loan gets dearer, credit is dear, debt is not free, debt is no longer free, costs to borrow now',
    'le double d’il y a, deux fois plus qu’il y a, plus la bonne affaire, n’est plus donné, n’est plus donnée, demande le double, coûte le double, coûte deux fois, moins envie, fini l’argent gratuit, n’est plus gratuit, plus chers qu’avant, plus chère qu’avant, hausse des taux, taux ont monté, taux montent, taux plus élevés, taux élevés, taux hauts, remontée des taux, deux fois plus cher, plus cher qu’avant, argent plus cher, argent est devenu, facture a doublé, coût a doublé, dette coûte plus, taux bas, baisse des taux, niveau des taux, demande plus qu’avant, plus cher qu’il y a, taux ont grimpé, taux ont bondi, coupons ont monté, loyer de l’argent monte, argent renchérit, prêts sont chers, emprunter est cher, emprunter coûte cher, crédit est cher, argent est cher, argent n’est pas donné, taux sont élevés, plus les taux montent, dette n’est plus gratuite, plus gratuite, ce que coûte un crédit, ce que coûte un prêt, loyer de l’argent grimpe',
  ],
  rates_word: [
    'rates, central bank, ecb, fed, euribor',
    'taux, bce, banque centrale, euribor, fed',
  ],
  say_borrow_cost: [
    'costs to borrow, cost to borrow, percent to borrow, percent to lend, interest of, at seven percent, at six percent, at five percent, borrowing at',
    'emprunter coûte, emprunter à, pour cent d’intérêt, à sept pour cent, à six pour cent, à cinq pour cent',
  ],
  say_meet: [
    'meet, agree, find each other, get signed, shake hands',
    'se retrouvent, se rejoignent, se mettent d’accord, se rencontrent, rien ne se signe, se signe, topent',
  ],
  say_put_down: [
    'put as much, stretch, go up in price, put down less, offer you less, simply cannot',
    'mettre autant, autant sur la table, monter plus haut, mettre plus, mettre moins, offrira moins, offre moins',
  ],
  say_seller_heads: [
    'sellers still, sellers remember, sellers want yesterday',
    'vendeurs ont encore, vendeurs se souviennent, prix d’hier',
  ],
};
