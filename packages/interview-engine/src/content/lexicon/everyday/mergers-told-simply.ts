import type { Lexicon } from '../../types.ts';

/** A merger explained to a friend; an id of another file here gets more words. */
export const mergersToldSimply = {
  has_it_ready: [
    'already has on the shelf, somebody already has, someone already has, already has it, already made, already built, ready made, off the shelf',
    'a déjà en rayon, l’autre a déjà, quelqu’un a déjà, déjà fabriqué, tout prêt, tout fait, déjà construit, clés en main',
  ],
  overnight_word: [
    'overnight, in one go, in one stroke',
    'du jour au lendemain, d’un seul coup, d’un coup',
  ],
  better_terms: ['rebate, cheaper rate', 'prix cassé, tarif plus bas'],
  gains_to_come: [
    'tomorrow’s gains, gains of tomorrow, future gains, gains to come, what we hope to save',
    'gains de demain, gains futurs, gains à venir, ce qu’on espère économiser',
  ],
  premium_paid: [
    'hand the owner over, give the owner over, give on top, hand over on top',
    'donne en plus, donner en plus, paie en plus, verse en plus, versé en plus, donné en plus',
  ],
  money_saved: [
    'ever save, anything we save, all we save',
    'économisera, épargnera, qu’on épargne, épargne ensemble, on va épargner',
  ],
  pockets_it: [
    'pocket, get, bring, bring in, take home, collect, earn',
    'toucher, rapporter, encaisser, empocher, recevoir, gagner',
  ],
  than_it_did: [
    'more than before, less than before, more than it did, less than it did, than he used to, than they used to, than the day before, than he did, where he got, where it got, than they had',
    'plus qu’avant, moins qu’avant, que la veille, là où il touchait, là où elle touchait, plus qu’auparavant, qu’il ne touchait, qu’elle ne rapportait',
  ],
  one_pot: ['one basket, same basket, in a basket', 'un panier, même panier'],
  cut_among_all: [
    'cut it by, by all the slices, by all the pieces, everybody who now has, everyone who now has, share by share, deal it out',
    'coupe en autant, tous ceux qui ont désormais, tous ceux qui ont maintenant, action par action, titre par titre',
  ],
  by_slices: [
    'bits of yourself, bits of itself, bits of ourselves, bits of the company, bits of our',
    'bouts de soi, bouts de la société, bouts de nous, bouts de notre, morceaux de soi',
  ],
  inviting_guests: [
    'more people to feed, more mouths to feed',
    'plus de monde à nourrir, plus de bouches, plus de gens à servir',
  ],
  swaps_dear_for_cheap: [
    'dear for cheap, expensive for cheap, dear paper for cheap, pricey for cheap, dear against cheap',
    'du cher contre, cher contre bon marché, cher contre du pas cher, cher contre pas cher',
  ],
  pricey_word: ['pricey, dear, expensive, high priced', 'cher, chère, chères, hors de prix'],
  going_cheap: [
    'a bargain, cheap, not dear, good value',
    'une affaire, bon marché, pas cher, pas chère',
  ],
  left_poorer: [
    'poorer, lose out, lose, worse off',
    'y perdre, perdent, s’appauvrir, moins riches',
  ],
  relieves: ['', 'met la main à la poche, mis la main à la poche'],
  neither_more_nor_less: [
    'exactly what they got, exactly what he got, not a cent less, not a penny less, exactly what it did',
    'exactement ce qu’ils touchaient, pas un centime de moins, exactement pareil, gagne pareil',
  ],
  gross_up: ['by three quarters', 'par trois quarts'],
  impose: ['', 'obliger, revendre des morceaux'],
  turns_into: [
    'now it earns, now earns, now gets, now it gets',
    'maintenant elle gagne, gagne maintenant, désormais elle gagne, maintenant elle touche',
  ],
  worse_off: ['better or worse off', 'gagner ni perdre'],
  nobody_new: [
    'nobody new, no new partner, no new partners, no extra owners',
    'personne de plus, personne de nouveau, aucun nouvel associé, pas de nouvel associé',
  ],
  same_count: [
    'same share count, same number of shares, count unchanged, number of shares does not change',
    'même nombre d’actions, nombre d’actions ne change pas, autant d’actions qu’avant, autant de parts qu’avant',
  ],
} as const satisfies Lexicon;
