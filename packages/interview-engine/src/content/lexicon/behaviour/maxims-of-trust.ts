import type { Lexicon } from '../../types.ts';

/** What is kept from those above, and what is taken for granted of juniors. */
export const maximsOfTrust = {
  known_untrue: [
    'it was not true, was not true but, was not quite true, which was false, was a bluff, i was bluffing, knew it was false',
    'c’était faux, ce n’était pas vrai, n’était pas tout à fait vrai, c’était du bluff, je bluffais, je savais que c’était faux',
  ],
  told_after_the_fix: [
    'only once the correction, only once the fix, only once it is fixed, only once it is corrected, only once the corrected, only after i have fixed, only after the correction, once i have fixed it all, when it is already fixed, after the corrected version has gone, after i have sent the, waited until it was fixed, until it was fixed before telling, fixed it before telling, after fixing it',
    'qu’une fois la correction, qu’une fois corrigé, qu’une fois corrigée, qu’une fois le fichier, qu’une fois réparé, qu’une fois que c’est réglé, qu’après avoir corrigé, qu’après l’envoi, une fois que tout est corrigé, quand ce sera corrigé, quand c’est déjà corrigé, attendu que ce soit réglé, attendu que ce soit corrigé, une fois que c’était réglé, attendu d’avoir corrigé',
  ],
  costs_nobody: [
    'not cost anyone, costs nobody, cost nobody, costs no one, harms nobody, harms no one, hurts nobody, hurts no one, never hurt anyone, never bothered anyone, never cost anyone',
    'ne coûte rien à personne, ne coûte à personne, jamais rien coûté, ne nuit à personne, ne dérange personne, n’a jamais dérangé, jamais gêné personne',
  ],
  shouted: [
    'shouted at, yelled at, told him off, told her off, screamed at, bawled out, tore into',
    'crié dessus, engueulé, engueulée, hurlé dessus, passé un savon, remonté les bretelles, incendié',
  ],
  born_with_it: [
    'either people have it, people have it or, you have it or you, have it or they do not, some have it, cannot teach that, you cannot teach, can not teach, born with it, in the blood',
    'on l’a ou, ils l’ont ou, certains l’ont, ça ne s’apprend pas, ça s’apprend pas, ne s’enseigne pas, c’est dans le sang, c’est inné',
  ],
  what_is_learned: [
    'attention to detail, rigour, talent, modelling, attention, instinct, it, that, this',
    'rigueur, attention, talent, sens du détail, ça, instinct, modélisation',
  ],
  has_it_removed: [
    'to have her removed, to have him removed, have her removed, have him removed, have her taken off, have him taken off, have him moved, have her moved, have them removed, get her moved, get him moved',
    'pour qu’il soit retiré, pour qu’elle soit retirée, qu’on le retire, qu’on la retire, qu’on le change, le faire changer d’équipe, la faire changer d’équipe',
  ],
  between_our_clients: [
    'clients of the same bank, between clients, among clients, between our clients, both our clients, both are clients',
    'clients de la même banque, entre clients, entre nos clients, tous deux nos clients, tous les deux clients',
  ],
  may_swap: [
    'can share, can exchange, may share, may exchange, can swap, free to share, can talk, allowed to share',
    'peut échanger, peuvent échanger, peut partager, peut se parler, peut tout se dire, a le droit de partager',
  ],
} as const satisfies Lexicon;
