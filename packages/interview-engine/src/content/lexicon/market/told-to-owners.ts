import type { Lexicon } from '../../types.ts';

/** Bad advice to an owner in the words of everyday life. */
export const salesToldToOwners = {
  market_always_advise: [
    'always tell, always advise, always recommend',
    'dirais toujours, conseille toujours, recommande toujours, conseillerais toujours',
  ],
  market_the_very_top: [
    'the very top, its very top, the peak, at the top, the highest point',
    'tout en haut, au sommet, au plus haut, point le plus haut',
  ],
  market_in_one_month: [
    'done in a month, closed in a month, sold in a month, over in a month, done in a few weeks',
    'bouclé en un mois, vendu en un mois, réglé en un mois, plié en un mois, fait en un mois',
  ],
  market_you_yourself_want: [
    'you personally want, you want personally, your wishes, your own wishes',
    'vous voulez personnellement, vos souhaits, vos envies, vos désirs',
  ],
  market_single_suitor: [
    'one buyer, a single buyer, just one buyer, only one buyer',
    'un seul acheteur, un seul acquéreur, un acheteur unique',
  ],
  market_way_to_good_price: [
    'best way, a high price, the best price, a top price',
    'meilleur moyen, un gros prix, meilleur prix, bon prix',
  ],
  market_sell_the_lot: [
    'sell all your shares, sell the lot, sell everything, sell all of it',
    'vendre toutes vos actions, tout vendre, vendre tout, céder toutes vos actions',
  ],
  market_needs_no_preparing: [
    'nothing needs preparing, nothing to prepare, nothing needs to be prepared, no need to get ready',
    'rien à préparer, rien préparer, pas besoin de se préparer',
  ],
  market_let_a_fund_in: [
    'let a fund in, letting a fund in, bring a fund in, bringing in a fund',
    'faire entrer un fonds, laisser entrer un fonds, entrée d’un fonds',
  ],
  market_lose_command: [
    'lose control, losing control, loses control',
    'perdre le contrôle, perdez le contrôle, perte du contrôle',
  ],
  market_small_slice: [
    'minority, thirty percent, 30 percent, twenty percent, 20 percent, 30%, 20%',
    'minoritaire, trente pour cent, vingt pour cent, 30 pour cent, 30%, 20%',
  ],
  market_same_multiple: [
    'same multiple, multiple is the same, multiple stays the same',
    'même multiple, multiple est le même, multiple reste le même',
  ],
  market_growing_or_not: [
    'whether you grow, growing or not, grow or not',
    'grandissiez ou non, croissance ou pas, croissance ou non, grandir ou non',
  ],
  market_tell_all_staff: [
    'tell all your employees, tell all the staff, tell everybody, tell everyone, announce it to everyone',
    'prévenez tous, prévenir tous, prévenez tout le monde, annoncer à tous, dire à tout le monde',
  ],
  market_from_day_one: [
    'day one, from the start, straight away, right at the start',
    'dès le premier jour, dès le départ, tout de suite, dès le début',
  ],
} as const satisfies Lexicon;
