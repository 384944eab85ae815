import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Methods, deals and advice turned round: what each is said to give, include or be free of. */
export const reversedMethodsNotions = {
  worth_of_operations: ['firm value', 'ev'],
  // The DCF as a fact.
  free_of_guesses: [
    crossed(
      'not depend on, not rely on, not rest on, independent of, not based on, free of, free from, without, not need, does away with, not sensitive to, insensitive to',
      'assumptions, any assumption, any assumptions, assumption, forecasts, any forecast, opinions, judgement, guesswork',
    ),
    crossed(
      'ne pas dépendre de, ne dépend pas de, ne dépend d, ne repose pas sur, ne repose sur, indépendant de, indépendante de, sans, insensible aux, pas sensible aux, n’a pas besoin de, sans avoir besoin d',
      'hypothèses, hypothèse, aucune hypothèse, prévisions, jugement',
    ),
  ],
  market_mistaken: [
    crossed(
      'market, stock market, market at seventy, market at 70, market price, investors',
      'is wrong, is simply wrong, is just wrong, must be wrong, has to be wrong, got it wrong, has it wrong, is mistaken, is making a mistake, undervalues it, is mispricing it',
    ),
    crossed(
      'marché, bourse, marché boursier, cours, investisseurs',
      'se trompe, se trompent, a tort, a forcément tort, est dans l’erreur, fait erreur, se trompe forcément, sous-évalue la société',
    ),
  ],
  must_be: [
    'simply, necessarily, definitely, that means, which means, so',
    'forcément, nécessairement, obligatoirement, c’est que, simplement, donc, veut dire que, signifie que',
  ],
  // An order of the methods.
  fixed_order: [
    crossed(
      'fixed, imposed, strict, set, official, clear, natural, mandatory',
      'order, ranking, hierarchy, order of priority, pecking order',
    ),
    crossed(
      'ordre, hiérarchie, classement, ordre de priorité, ordre de préférence',
      'imposé, imposée, strict, stricte, fixe, précis, précise, officiel, officielle, obligatoire, immuable, établi, établie',
    ),
  ],
  ranks_over: [
    'takes precedence over, take precedence over, ranks above, ranks ahead of, overrides, override, trumps, trump, always comes before, prevails over, supersedes, is superior to, is always superior to',
    'prime sur, prime toujours sur, priment sur, l’emporte sur, l’emporte toujours sur, l’emportent sur, passe avant, passe toujours avant, prévaut sur, prévalent sur, est supérieur aux, est supérieure aux',
  ],
  method_word: [
    'dcf, comps, comparables, multiples, precedents, lbo, other methods, the others, the rest',
    'dcf, comparables, multiples, transactions, lbo, autres méthodes, les autres, le reste',
  ],
  // The price of a fund as the top.
  is_the_top: [
    crossed(
      'is, s, gives, gives you, sets, sets you, as, represents, marks, becomes',
      'ceiling, cap, upper bound, upper limit, top of the range, absolute maximum, upper end, high end',
    ),
    crossed(
      'est, c’est, donne, fixe, constitue, représente, comme, marque, forme',
      'plafond, haut de la fourchette, borne haute, borne supérieure, limite haute, maximum absolu, toit',
    ),
  ],
  low_end_word: [
    'floor, low end, lowest',
    'plancher, bas de la fourchette, plus basse, plus faible',
  ],
  nobody_pays_more: [
    crossed(
      'no buyer can, no buyer can ever, no buyer will, nobody can, nobody will, nobody would, no one can, no one will, no one would, no trade buyer can, no strategic can, nobody else can',
      ', ever',
      'pay more, go above, go higher, go beyond, pay above, beat that, exceed',
    ),
    crossed(
      'aucun acheteur ne peut, aucun acquéreur ne peut, aucun industriel ne peut, personne ne peut, aucun acheteur ne, aucun acquéreur ne, personne ne',
      'payer plus, paiera plus, paiera davantage, payer davantage, aller au-delà, aller au-dessus, dépasser, dépassera, ira au-delà, mettra plus',
    ),
  ],
  outbids_trade: [
    crossed(
      'outbid, always outbid, pay more than, always pay more than, beat, always beat, bid more than, higher than',
      'a trade buyer, trade buyers, a strategic, strategics, strategic buyer, a strategic buyer, any trade buyer, corporates, an industrial buyer',
    ),
    crossed(
      'plus qu’, plus cher qu’, davantage qu’, plus que, plus cher que, davantage que, surenchérir sur, battre',
      'un industriel, les industriels, un acquéreur industriel, un acheteur industriel, les acheteurs industriels, un corporate, un acheteur stratégique',
    ),
  ],
  // What market prices and deals hold.
  market_price_perfect: [
    crossed(
      'market price, share price, stock price, market, stock market, market value, trading price',
      'is always fair, is always the fair value, is always right, is always the true value, is always correct, is the true value, is the fair value, always reflects the true value, always reflects the fair value, always reflects intrinsic value, is the only true value',
    ),
    crossed(
      'cours, cours de bourse, prix de marché, marché, bourse, prix de bourse',
      'est toujours juste, est toujours la juste valeur, est la vraie valeur, est toujours la vraie valeur, a toujours raison, reflète toujours la vraie valeur, reflète toujours la juste valeur, reflète toujours la valeur intrinsèque, est la seule vraie valeur, donne toujours la vraie valeur',
    ),
  ],
  fools_nobody: [
    crossed(
      'cannot, can not, can never, will never, never, do not, does not',
      'mislead, mislead you, be wrong, fool you, lie, deceive you, go wrong',
    ),
    crossed(
      'ne peut pas, ne peuvent pas, ne peut jamais, ne peuvent jamais, ne, ne vous',
      'tromper, se tromper, vous tromper, induire en erreur, trompent jamais, trompe jamais, mentent jamais, ment jamais',
    ),
  ],
  holds_premium: [
    crossed(
      'include, already include, contain, already contain, carry, already carry, embed, incorporate, reflect, already reflect, factor in',
      'control premium, takeover premium, premium for control, acquisition premium, price of control, value of control',
    ),
    crossed(
      'incluent, incluent déjà, intègrent, intègrent déjà, contiennent, contiennent déjà, comprennent, comprennent déjà, reflètent, reflètent déjà, tiennent compte, tiennent déjà compte, portent déjà',
      'prime de contrôle, de la prime de contrôle, prime d’acquisition, prix du contrôle, valeur du contrôle, d’une prime de contrôle',
    ),
  ],
  bare_of_premium: [
    'without control premium, without premium, without any premium, no control premium, no premium, excluding premium, excluding control premium, ex premium, free of premium',
    'sans prime, hors prime, aucune prime, pas de prime de contrôle',
  ],
  deals_noun: ['precedents, deal multiples, past deals, transactions', 'transactions, précédents'],
  for_the_liquidity: [
    crossed(
      'pays for, pay for, paid for, reward for, rewards, compensates for, price of, comes from, is for',
      'liquidity, illiquidity, being a minority, the minority shareholder, not having control, the lack of control',
    ),
    crossed(
      'paie pour, paie, payer, rémunère, compense, correspond à, vient de, prix de',
      'la liquidité, liquidité, illiquidité, l’illiquidité, absence de contrôle, manque de contrôle',
    ),
  ],
  minority_pays: [
    crossed('minority buyer, minority investor, minority shareholder, minority', 'pays, who pays'),
    crossed(
      'acheteur minoritaire, investisseur minoritaire, actionnaire minoritaire, minoritaire, acquéreur minoritaire',
      'paie, qui paie, verse',
    ),
  ],
  // Dates, forced sales and auctions.
  age_of_deal: [
    'date of the deal, date of a deal, date of the transaction, age of the deal, age of a transaction, age of the deals, timing of the deal, when it was signed, date of the deals, dates of the deals',
    'date de l’opération, date de la transaction, date du deal, date des transactions, date des opérations, date des deals, ancienneté des transactions, ancienneté de la transaction, âge de la transaction, âge des transactions, moment de la transaction',
  ],
  no_weight: [
    'irrelevant, immaterial, not matter, not count, no difference, no influence, no bearing, no effect, no impact, plays no role, play no role, not a factor, not come into, not relevant, of no importance, not important',
    'pas d’importance, aucune importance, sans importance, ne compte pas, ne comptent pas, importe peu, importent peu, ne change rien, ne changent rien, pas d’influence, aucune influence, aucun effet, aucun impact, aucune incidence, pas d’effet, pas d’impact, ne joue pas, ne jouent pas, n’intervient pas, n’interviennent pas, n’entre pas en compte, n’entrent pas en compte, n’y est pour rien, pas un critère, pas un facteur',
  ],
  as_good_today: [
    'just as valid, still valid today, as good today, reflect today s market, reflect current market, always up to date, never out of date, remain valid, stay valid',
    'reflètent toujours le marché, reflètent le marché du jour, reflètent le marché actuel, tout aussi valable, toujours valable, toujours valables, restent valables, toujours d’actualité, toujours à jour, aussi pertinent aujourd’hui',
  ],
  markets_boom: [
    'markets rally, market rallies, bull market, stock market is hot, markets are hot, stock market has doubled, share prices soar, market has risen, markets have risen, market has rallied, boom',
    'bourse s’envole, bourse monte, marché s’envole, marchés s’envolent, marché monte, bourse a monté, bourse flambe, cours s’envolent, marché haussier, bourse est euphorique, bourse a fortement monté, bourse est au plus haut',
  ],
  above_the_peers: [
    'higher multiples than, even higher multiples, above trading, above the trading, above listed, above the listed, above the stock market, above current multiples, higher than trading, higher than the listed, above the peers, above the comps',
    'au-dessus des multiples boursiers, au-dessus des comparables, au-dessus de la bourse, au-dessus des cotées, supérieurs aux multiples boursiers, supérieurs aux comparables, plus hauts que les multiples boursiers',
  ],
  below_word: ['lower, cheaper, less', 'inférieurs, moins, plus faibles'],
  sold_in_distress: [
    'forced sale, forced sales, forced seller, forced sellers, fire sale, fire sales, rescue deals',
    'cession en détresse, cessions en détresse, vente forcée, ventes forcées, vendeur forcé, vendeurs forcés, vendeur pressé, vendeurs pressés, cession contrainte, cessions contraintes, vente en détresse, ventes en détresse, opérations en détresse, transactions en détresse, cessions forcées, vendeur en difficulté',
  ],
  at_a_higher_one: [
    'higher multiple, higher multiples, higher price, higher prices, at a premium, command a premium, above market, more expensive, fetch more',
    'multiple plus élevé, multiples plus élevés, prix plus élevé, prix plus élevés, avec une prime, plus cher, plus chères, multiples supérieurs, au-dessus du marché, multiples plus hauts',
  ],
  ends_up_lower: [
    crossed(
      'price, multiple, premium, value, offers, bids',
      'ends up below, ends up lower, ends lower, comes out below, comes out lower, goes down, falls, drops, is lower, is pushed down, come down, go down, gets pushed down, ends up under',
    ),
    crossed(
      'prix, multiple, prime, valeur, offres',
      'baisse, finit en dessous, finit plus bas, ressort plus bas, ressort en dessous, diminue, descend, tombe, est plus bas, est tiré vers le bas, chute, baissent',
    ),
  ],
  // Before a board.
  nothing_below_top: [
    crossed(
      'refuse, reject, turn down, accept, take',
      'any offer below, anything below, any bid below, nothing below, every offer below',
      '100, hundred, one hundred, a hundred',
    ),
    crossed(
      'refuser, refuse, rejeter, rejette, accepter, accepte',
      'toute offre en dessous, toute offre sous, toute offre inférieure, rien en dessous de, rien sous, les offres sous',
      ', de, à',
      '100, cent',
    ),
  ],
  keeps_only: [
    'only show, show only, only present, present only, only keep, keep only, just show, only use',
    'montre que, présente que, présente uniquement, montre uniquement, ne garde que, garde uniquement, ne retiens que, ne retient que, présente seulement, montre seulement',
  ],
  top_method: [
    'highest method, highest value, highest number, highest figure, highest of the three',
    'méthode la plus haute, valeur la plus haute, chiffre le plus haut, méthode la plus élevée, valeur la plus élevée, plus haute des trois, plus élevée des trois',
  ],
} as const satisfies Lexicon;
