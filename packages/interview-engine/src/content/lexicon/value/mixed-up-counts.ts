import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What candidates say who mix up options and share counts, and the items of the bridge. */
export const mixedUpCounts = {
  once_exercised: [
    'until they are exercised, until exercised, only once exercised, have already been exercised, until somebody exercises',
    'tant qu’elles ne sont pas exercées, tant que personne n’exerce, seulement une fois exercées, qu’une fois exercées, déjà été exercées',
  ],
  options_ignored: [
    'options are ignored, ignore the options, ignore options, forget the options, leave the options out, options left out, never mind the options',
    'on ignore les options, options on les ignore, on oublie les options, sans les options, options ne comptent pas, on laisse les options de côté',
  ],
  count_just_the_same: [
    'count just the same, count all the same, count regardless, count either way, count no matter what, count even so, still counts',
    'compteraient pareil, comptent pareil, compteraient quand même, compteraient de la même façon, comptent de la même façon, comptent malgré tout, comptent dans tous les cas, comptent de toute façon',
  ],
  out_of_reach: [
    'price under the strike, price below the strike, strike over the price, strike were above, strike was above, price is under the strike, price is below the strike, price were below',
    'cours sous le strike, cours en dessous du strike, cours inférieur au strike, strike au-dessus du cours, cours sous le prix d’exercice, cours inférieur au prix d’exercice',
  ],
  diluted_name: [
    'diluted shares, diluted count, diluted share count, diluted number, diluted, dilution',
    'actions diluées, nombre dilué, le dilué, dilution, base diluée',
  ],
  only_for_eps: [
    crossed(
      'only for, only matters for, only matter for, just for, only used for, only used in, only affects, only about',
      'eps, earnings per share',
    ),
    crossed(
      'uniquement pour, que pour, seulement pour, juste pour, ne concerne que, n’intéresse que, uniquement dans',
      'bpa, bénéfice par action, bénéfice net par action, résultat par action, bnpa',
    ),
  ],
  count_of_shares: ['the count', ''],
  pays_the_strike_to: [
    crossed(
      'pays, hands, gives, owes',
      'the strike to, the exercise price to, the holders the strike, the option holders the strike, employees the strike',
    ),
    crossed(
      'verse, paie, reverse, donne, rembourse',
      'le strike aux, le prix d’exercice aux, aux porteurs le prix d’exercice, aux salariés le prix d’exercice, aux porteurs le strike',
    ),
  ],
  company_itself: ['company, issuer', 'société, entreprise, émetteur, boîte'],
  in_a_bid: [
    'in a takeover, in a bid, in an offer, in an acquisition, in an m a deal, even in a bid, if someone bids',
    'dans une offre, en cas d’offre, dans une opa, dans une acquisition, dans un rachat, pour une offre',
  ],
  today_price_kept: [
    crossed(
      'use, keep, stay with, stick with, take, work with, go with',
      'the current price, the current share price, today s price, the market price, the price before the offer, the undisturbed price',
    ),
    crossed(
      'garde, prends, reste sur, reste au, utilise, retiens, conserve',
      'cours actuel, cours du jour, cours de bourse, cours d’aujourd’hui, cours avant l’offre, dernier cours',
    ),
  ],
  offer_price_word: ['offer price, bid price', 'prix de l’offre, prix d’offre, prix offert'],
  makes_no_odds: [
    'makes no difference to, changes nothing to, does not change, has no effect on, does not affect',
    'ne change rien au, ne change pas le, n’a pas d’effet sur le, n’a aucun effet sur le, n’affecte pas le',
  ],
  no_circle: [
    'count does not depend on the price, number does not depend on the price',
    'nombre ne dépend pas du prix',
  ],
  dilution_undone: [
    crossed(
      'cancels, cancels out, wipes out, removes, offsets, eliminates, undoes',
      'all the dilution, all dilution, the whole dilution, the dilution entirely, the dilution completely',
    ),
    crossed(
      'annule, efface, élimine, supprime, compense',
      'toute la dilution, toute dilution, totalement la dilution, entièrement la dilution, complètement la dilution',
    ),
  ],
  when_it_loses: [
    crossed(
      'when, as soon as, whenever, because, if',
      'the company loses money, it loses money, the business loses money, the company makes losses, it makes losses',
    ),
    crossed(
      'quand, dès que, lorsque, parce que, si',
      'la boîte perd de l’argent, la société perd de l’argent, l’entreprise perd de l’argent, elle perd de l’argent, la société est en perte, elle fait des pertes, la boîte fait des pertes',
    ),
  ],
  gift_word: [
    'is a gift, is free money, is a free lunch, is a steal, is a bargain, s a gift, s free money, s a bargain, s a steal, should buy, have to buy',
    'c’est un cadeau, est un cadeau, c’est une aubaine, c’est de l’argent gratuit, c’est donné, faut acheter, faut foncer, c’est une affaire',
  ],
  cap_above_cash: [
    'market cap exceeds net cash, market cap above net cash, market cap is above net cash',
    'capi dépasse la trésorerie nette, capitalisation est supérieure au cash, capi est au-dessus du cash, capitalisation est au-dessus du cash, capitalisation est supérieure à la trésorerie',
  ],
  stuck_or_not: [
    'trapped or not, stuck or not, blocked or not, even if it is trapped, even the trapped cash, wherever it is, whether or not it is trapped, whether or not it s trapped',
    'bloqué ou pas, bloquée ou pas, bloqué ou non, bloquée ou non, même celui qui est bloqué, même celle qui est bloquée, où qu’il soit, où qu’elle soit',
  ],
  lifts_ev_above: [
    crossed(
      'make ev, push ev, raise ev, lift ev, take ev',
      'bigger than, above, higher than, over',
    ),
    crossed(
      'font monter la ve, font passer la ve, mettent la ve, rendent la ve, portent la ve',
      'au-dessus, supérieure',
    ),
  ],
  lifts_equity_above: [
    crossed(
      'make equity, push equity, raise equity, lift equity',
      'bigger than ev, above ev, higher than ev',
    ),
    crossed(
      'font passer les titres, font monter les titres, mettent les titres, font passer les fonds propres',
      'au-dessus de la ve, au-dessus de la valeur d’entreprise',
    ),
  ],
  advance_money: [
    'customer prepayments, prepayments, customer advances, advances from customers, customer deposits',
    'avances clients, acomptes clients, avances des clients, acomptes des clients',
  ],
  ours_to_keep: [
    'are free cash, is free cash, belong to shareholders, belong to the shareholders, shareholders can take, belong to the owners, genuinely excess cash, pure excess cash',
    'sont du cash libre, reviennent aux actionnaires, appartiennent aux actionnaires, cash disponible pour les actionnaires, vraie trésorerie excédentaire',
  ],
  negative_price: [
    'negative price, share price is negative, price is negative, price below zero',
    'cours est négatif, cours négatif, prix négatif, action vaut moins que zéro',
  ],
} as const satisfies Lexicon;
