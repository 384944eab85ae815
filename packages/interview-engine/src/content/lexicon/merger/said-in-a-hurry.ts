import type { Lexicon } from '../../types.ts';

/** Mergers as told in a hurry, or to somebody who has never heard of one. */
export const mergersInAHurry = {
  stand_up_to: [
    'stand up to, giants, big boys, big ones, hold our own, hold your own, compete with the leaders, fight the leaders, not be eaten, count for something',
    'faire le poids, géants, face aux gros, rivaliser, jouer dans la cour, ne pas se faire manger, compter dans le secteur',
  ],
  walks_off_with_all: [
    'walk away with all, walk away with everything, walk off with all, take all the gain, takes all the gain, take all the gains, pocket all, pocket everything, pocket the gains, get all the benefit, got all the benefit, keep all the gains, got everything',
    'repartent avec tout, repart avec tout, empochent tout, empoche tout, prennent tout, prend tout le gain, raflent tout, rafle tout, captent tout, capte tout, tout le gain, tout le bénéfice de l’opération',
  ],
  neglects_it: [
    'forget, forgets, overlook, underestimate, neglect, play down, lose sight of, leave out of the plan, nobody counts',
    'oublier, sous-estimer, négliger, minimiser, perdre de vue, personne ne compte, passe à la trappe',
  ],
  over_the_old_one: [
    'over old, over the old, over today’s, over the one before, over the starting one, over standalone, versus the old, divided by the old',
    'sur l’ancien, sur celui d’avant, sur celui de départ, sur le bpa d’avant, divisé par l’ancien, contre l’ancien',
  ],
  borrows_nothing: [
    'borrow nothing, borrows nothing, nothing is borrowed, nothing borrowed, no borrowing, no loan, without borrowing, no money leaves, no money goes out, hands over no money, hand over no money, no cash goes out, no money changes hands, no interest to take, no interest to deduct, zero interest, no interest',
    'n’emprunte rien, rien emprunté, aucun emprunt, pas d’emprunt, sans emprunter, ne sort pas d’argent, aucun euro ne sort, sans sortir d’argent, aucun cash, zéro dette, aucun intérêt, zéro intérêt, aucun intérêt à',
  ],
  interest_comes_off: [
    'take the interest off, interest off the profit, interest comes off, interest is taken off, take interest off, knock the interest off, interest eats',
    'intérêts viennent en moins, intérêts en moins, intérêts mangent, ôte les intérêts, enlève les intérêts, retire les intérêts',
  ],
  flips_the_multiple: [
    'flip the pe, flip the multiple, flip it, turn it upside down, pe upside down, invert the pe, one over the multiple, reverse the pe',
    'retourne le per, retourner le per, inverse le per, inverser le per, renverse le per, un sur le multiple, mets le per à l’envers, per à l’envers',
  ],
  high_multiple: [
    'high pe, high multiple, rich multiple, expensive paper, dear paper, expensive stock, high rated',
    'per élevé, gros per, fort per, multiple élevé, gros multiple, papier cher, action chère',
  ],
  low_multiple: [
    'low pe, low multiple, cheap multiple, cheap company, cheap earnings, low rated',
    'per faible, petit per, per bas, multiple faible, petit multiple, boîte pas chère, bénéfices pas chers',
  ],
  below_one: ['zero point, nought point, point three, 0', 'zéro virgule, 0'],
  fair_stake: [
    'fair share, fair stake, fair slice, fair part, fair piece, fair split, fair cut',
    'part équitable, juste part, part juste, morceau équitable, partage équitable',
  ],
  left_as_they_are: [
    'as they are, as it is, as is, untouched, unadjusted, raw, straight, without adjusting, already, taken directly, no adjustment',
    'tel quel, tels quels, telle quelle, sans retouche, sans correction, brut, bruts, déjà, sans ajuster, sans y toucher',
  ],
  accretion_study: [
    'accretion dilution, accretion and dilution, accretion or dilution, dilution analysis, accretion analysis, look at the dilution, looking at the dilution',
    'relution dilution, relution et dilution, relution ou dilution, analyse de dilution, analyse de relution, regarder la dilution, regarde la dilution, regarderais la dilution',
  ],
  more_than_ever_back: [
    'more than you’ll ever, more than we’ll ever, more than we will ever, more than it will ever, ever get back, more than you will ever',
    'rapportera jamais, récupérera jamais, plus qu’on n’en récupère, plus que ça ne rapporte',
  ],
  euro_of_ours: [
    'euro of our profit, euro of ours, euro of our earnings, pound of our profit',
    'euro de notre bénéfice, euro du nôtre, euro de nos bénéfices, euro de notre résultat',
  ],
  euro_of_theirs: [
    'euro of theirs, euro of their profit, euro of their earnings, pound of theirs',
    'euro du leur, euro de leur bénéfice, euro de leurs bénéfices, euro de leur résultat',
  ],
  more_in_than_out: [
    'more comes in than, more coming in than, comes in than goes out, brings in more than it costs',
    'rentre plus qu’il, rentre plus que, plus qu’il ne sort, plus d’argent qui rentre',
  ],
  out_of_a_hundred: [
    'out of every hundred, out of a hundred, of every hundred shares, for every hundred shares',
    'sur cent actions, sur cent titres, sur cent parts',
  ],
  strangers_in: [
    'strangers into, let strangers in, letting strangers, let others in, let outsiders in, letting outsiders in, new people at the table',
    'laisser entrer, laisse entrer, étrangers dans la maison, faire entrer du monde, du monde à table',
  ],
} as const satisfies Lexicon;
