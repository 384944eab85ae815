import type { Lexicon } from '../../types.ts';

/** Minority interests, in the words people use for it. */
export const nciNotions: Lexicon = {
  count_theirs: [
    'count their slice, count theirs, count their share, count their bit, add their slice, add their bit, add their share, slice as well, share as well',
    'compte leur part, compte leur bout, rajoute leur bout, rajoute leur part, ajoute leur part, ajoute leur bout, leur part aussi, leur bout aussi',
  ],
  counted_all_of_it: [
    'count all its earnings, count all of its earnings, count all its profit, count all of it, count the whole, take all its profit, take all its earnings, count all of that, all of its numbers are in ours, books all of it',
    'prend tout le résultat, prend tout son résultat, prend tout l’ebitda, compte tout le résultat, compte tout son ebitda, prend cent pour cent, compte tout, prend tout, tous ses chiffres sont dans les nôtres',
  ],
  handle_them: [
    'deal with, handle, treat, account for, recognise, add, at fair value, pro rata, proportionate share, their share, their piece',
    'traiter, comptabiliser, ajouter, à la juste valeur, quote-part, prorata, leur part',
  ],
  keep_part: [
    'keep, kept, held on, retain, still own, still hold, stay in',
    'garder, gardaient, conserver, restent, possèdent encore',
  ],
  less_than_all: [
    'less than 100%, less than the whole, not all of, only part, 80%, part of the shares',
    'moins de 100 %, pas la totalité, qu’une partie, moins de cent pour cent',
  ],
  minority_holders: [
    'somebody else, someone else, other people’s bit, outsiders, held by others, owned by others, other partners, partners in our subsidiaries, co-owners, part-owners, minority partners, bit of the daughters, minority, non controlling, other shareholders of, other owners, not wholly owned, not fully owned, not own fully, partly owned, third parties own, not belong to us, do not own, belong to other, partners in the subsidiaries, belongs to strangers, strangers own, daughter companies, what others own, other people own',
    'quelqu’un d’autre, gens de l’extérieur, partenaires extérieurs, détenu par d’autres, détenus par d’autres, d’autres associés, copropriétaires de nos filiales, coactionnaires, co-actionnaires, coassociés, partenaires de nos filiales, minos, minoritaire, petits associés, autres associés, autres actionnaires, actionnaires extérieurs, tiers dans les filiales, associés des filiales, associés extérieurs, filiale pas détenue à, pas détenue entièrement, pas détenues à 100, ne nous appartient pas, nous appartient pas, appartient à d’autres, partenaires dans les filiales, part des autres, étrangers qui possèdent, étrangers possèdent, bout de nos filles, morceau de nos filles, d’autres possèdent, tiers qui détiennent, autres propriétaires, participations ne donnant pas le contrôle',
  ],
  others_bit: [
    'room that belongs, bit that belongs, part that belongs, piece that belongs, slice that belongs, room of',
    'chambre qui appartient, pièce qui appartient, partie qui appartient, morceau qui appartient, part qui appartient, chambre de',
  ],
  outside_holders: [
    'minority, non-controlling, nci, other shareholders, outside shareholders, small part, small stake, hundred percent, whole of it, less than 100, only 80, others keep a bit, others keep a part, if others keep, other people keep a piece',
    'minoritaires, participations ne donnant pas, autres actionnaires, petite part, part restante, totalité, 100 %, moins de 100, seulement 80, que 80, d’autres gardaient un bout, d’autres gardent, d’autres gens avaient gardé, d’autres avaient gardé, gardé un bout',
  ],
  own_part: ['own, belongs, slice, bits', 'possède, détient, appartient, gardé, part'],
  own_treatment: [
    'its own treatment, their own treatment, careful with the signs, careful with the sign, plus or minus depending',
    'son propre traitement, leur propre traitement, attention aux signes, attention au signe, en plus ou en moins selon',
  ],
  plain_counted_whole: [
    'count all of, counts all of, counted in full, count the whole, counts the whole, all its sales, all of its sales, whole of its, all its profit, hundred percent of, 100 percent of, 100% of, full ebitda, all the ebitda, whole ebitda, all of its ebitda, fully consolidated, consolidated in full, fully consolidate, consolidate in full, consolidate it fully, consolidate fully, sales are all in, all the daughters, all of the daughters, book all their profit, count all their profit, all their profit is in',
    'compte toutes, compte tout, compte la totalité, toutes les ventes, toutes ses ventes, tout son résultat, cent pour cent, 100 pour cent, 100 %, à 100, tout l’ebitda, totalité de l’ebitda, l’ebitda entier, intégration globale, intégré globalement, intégralement, en intégration, en entier, compte tout leur, prend tout leur, tout leur bénéfice est',
  ],
  plain_others: [
    'brother-in-law, sister-in-law, business partner, neighbour, neighbours, cousin, partner, partners, friend, somebody else, someone else, other people, others, a third party, outsiders, brother, people outside, people from outside, sister',
    'beau-frère, belle-sœur, voisin, voisins, cousin, associé, associés, ami, les autres, d’autres, tiers, frère, gens de dehors, gens de l’extérieur, personnes extérieures, sœur',
  ],
  small_holders: [
    'minority, other shareholders, remaining shareholders, outside shareholders, small shareholders, other owners, remaining owners, outside owners, third parties, somebody else, someone else, previous owners, old owners, share of outsiders',
    'minoritaires, petits associés, autres actionnaires, autres associés, petits actionnaires, actionnaires restants, associés restants, anciens propriétaires, quelqu’un d’autre, part des tiers',
  ],
  subsidiary: ['subsidiary, daughter company', 'filiale, sociétés filles'],
  whole_word: [
    'hundred percent, 100%, all of it, all the shares, whole, total, entire, full',
    'cent pour cent, 100 %, la totalité, 100%, total, entier, entière, toute',
  ],
};
