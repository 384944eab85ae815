import type { Lexicon } from '../../types.ts';

/** Scenes, ends of stories and small acts in plain words, each told by what one saw. */
export const plainScenes = {
  path_root: [
    'everything since has been about, everything since comes from, everything i did since',
    'ce qui m’a fait changer, tout ce que j’ai fait après vient, tout ce que j’ai fait ensuite vient',
  ],
  early_step: [
    'i was going to be, i meant to be, i wanted to be a doctor',
    'j’ai voulu faire, je voulais devenir, j’allais devenir, mon premier métier',
  ],
  story_reason: [
    'what interested me was, i cared about the',
    'qui m’intéressait, m’intéressait pas le, c’est le prix qui',
  ],
  one_road: [
    'it is one line, a single line, each move was towards, every move was towards, moves were all towards',
    'une seule ligne, chaque pas allait vers, chaque changement allait vers',
  ],
  did_for_it: [
    'take apart an annual, take apart annual, pulled apart two, following a banker, followed a banker, waited two hours, one question to your, question to your partner, knocked on doors',
    'décortiqué, payé un cours, suivi un banquier, attendu deux heures, question à votre associé, décliné une proposition, décliné une offre, demandé à revenir, vécu dix semaines',
  ],
  dull_work: [
    'boxes by a millimetre, half of what i make, half of what you make, half my pages',
    'bouger des cases, cases d’un millimètre, moitié de ce que je produirai, moitié de ce que je fais, moitié de ce qu’on fait',
  ],
  late_at_it: [
    'till the cleaners, until the cleaners, when the cleaners',
    'femmes de ménage, jusqu’au premier métro, avec le premier métro',
  ],
  given_up: [
    'not see much of my friends, see less of my friends, in the bin, not see my friends',
    'plus beaucoup mes copains, moins mes amis, plus beaucoup mes amis, à la corbeille, à la poubelle',
  ],
  your_house: ['your name at the bottom, your name was on', 'votre nom en bas, votre nom au bas'],
  banking_work: ['changed hands', 'changé de mains'],
  ended_so: [
    'never called back, never called again, docked us, stood outside in, still play together, cooking together, still what they use, still use it every, went out untouched, it is her they ring, it is him they ring, it’s her they ring, her they call, now runs the model, runs the model now',
    'n’a plus jamais appelé, n’a plus jamais rappelé, nous a retiré, sont restées dehors, sont restés dehors, jouent encore ensemble, cuisinaient ensemble, tourne encore là, partaient sans retouche, partait sans retouche, elle qu’on appelle, lui qu’on appelle, tient maintenant le modèle, tient le modèle',
  ],
  it_left: ['were in by', 'sont arrivés, sont arrivées'],
  the_right_day: ['one day before, a day before', 'un jour avant, deux jours avant'],
  story_no_power: [
    'not one of them answered to, none of them answered to, nobody answered to, not one answered to',
    'aucun ne me rendait, personne ne me rendait de comptes',
  ],
  people_due_at: [
    'waiting for it at, waiting for it by, on a plane at',
    'l’attend au petit, qui l’attend, part à sept heures, l’attend demain',
  ],
  can_breathe: ['could wait, could slip', 'peut glisser, pourrait attendre, pourrait glisser'],
  changes_the_answer: [
    'if the range shifts, if the range moves, if the price shifts',
    'si la fourchette change, si la fourchette bouge, si le prix change',
  ],
  now_or_next: [
    'everything stops, tomorrow’s version, goes in tomorrow, wake anyone, wake anybody',
    'on arrête tout, partira demain, ça partira, je réveille quelqu’un',
  ],
  open_about_it: [
    'both get the truth, say straight out, be in two places, get both of them on',
    'ils ont la vérité, dis la vérité aux deux, me couper en deux, tous les deux au bout',
  ],
  own_fault: ['that one’s mine, that page is mine', 'celle-là est de moi, cette page est de moi'],
  goes_and_says: ['walk into', 'entre dans le bureau, passe voir'],
  turn_knows: [
    'gets a call from, get a call from',
    'reçoit un coup de fil, reçoivent un coup de fil, a un appel de moi',
  ],
  refuse_to_say: [
    'drawer stays locked, stays locked, not a word from me',
    'tiroir-là reste fermé, tiroir reste fermé, pas un mot de ma part',
  ],
  locked_in: [
    'not leave the kitchen, not leave that room, nobody else may see, no one else may see, nobody else should see, told us behind closed doors, nobody else gets to see',
    'ne sort pas de la cuisine, ne sort pas de la pièce, personne d’autre ne doit voir, personne d’autre ne doit lire, dit porte fermée, personne d’autre n’a à voir',
  ],
  tell: ['repeat it word for word', 'leur répète, lui répète, répète mot pour mot'],
  superior: [
    'legal lot',
    'surveillent les règles, surveille les règles, gens du juridique, veillent aux règles',
  ],
  fell_short: [
    'never tied, went red, went crimson, never added up',
    'jamais juste, tombait pas juste, rougissait, savait pas lire, ne savait pas lire',
  ],
  someone_taught: ['a lad of, a kid of', 'un gamin de, un gamin, un petit jeune'],
  turn_we_did: [
    'pulled up a chair, had him talk, had her talk',
    'prenais une chaise, m’asseyais, il me racontait, elle me racontait, il m’expliquait, elle m’expliquait',
  ],
  people_by_then: [
    'by the third month, by the second month, by week two, by week three, by week four, by the third week',
    'au troisième mois, au deuxième mois, à la troisième semaine, dès la troisième semaine',
  ],
  tale_i_do: [
    'i walk over, i go and shake, i wait until, i knock',
    'je vais lui, je vais serrer, je vais les voir, je passe voir, j’attends',
  ],
  my_view: ['i personally think, i personally believe', ''],
  outright_bad_lesson: [
    'not to take risks, never to take risks, never take risks, not rely on other people, not rely on anybody, not rely on anyone, not trust other people, never to delegate, not to delegate, not count on anyone',
    'plus prendre de risque, plus jamais prendre de risque, pas prendre de risque, ne peut compter sur personne, compter sur personne, faire confiance à personne, ne plus déléguer, ne jamais déléguer',
  ],
  outright_someone_else: [
    'asked for someone else, asked for somebody else, asked for another intern, asked for another junior',
    'demandé qu’on la remplace, demandé qu’on le remplace, demandé quelqu’un d’autre, demandé un autre stagiaire, demandé une autre stagiaire',
  ],
  his_is_first: ['he’s first, she’s first', ''],
  cannot_tell_if_better: ['how he’s doing now, how she’s doing now', ''],
} as const satisfies Lexicon;
