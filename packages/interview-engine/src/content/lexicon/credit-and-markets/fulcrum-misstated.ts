import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The fulcrum security, in the words of those who get it wrong. */
export const fulcrumMisstated: Lexicon = {
  crisis_covered_whole: [
    'fully covered, still fully covered, fully repaid, paid in full, largest tranche, biggest tranche, most money owed',
    'entièrement couverte, encore couverte, totalement couverte, entièrement remboursée, plus grosse tranche, tranche la plus grosse',
  ],
  crisis_leads: [
    'lead the negotiation, control the negotiation, drive the negotiation, decide the outcome, hold the pen, lead the talks, control the process, have the last word, has the last word',
    'mènent la négociation, contrôlent la négociation, décident de l’issue, tiennent la plume, ont le dernier mot, a le dernier mot, dirigent la négociation, pilotent la négociation',
  ],
  crisis_pivot: [
    'pivot tranche, pivot security, the pivot, fulcrum, pivot class',
    'classe pivot, fulcrum, pivot',
  ],
  crisis_safest_place: [
    'entirely covered, covered in full, covered hundred percent, whole of its money, gets everything back, that loses nothing, best protected, best covered, most protected, fully covered, fully repaid, safest, most senior, highest ranking, repaid in full, paid in full, first repaid, first to be repaid, always the senior, always the equity, always the mezzanine, always the mezz, that gets nothing, receives nothing, recovers nothing, ranks first, wiped out entirely',
    'toujours l’actionnaire, toujours le capital, totalement couverte, couverte en entier, payée en entier, remboursée en entier, qui récupère tout, qui ne perd rien, première à être remboursée, première à être payée, première remboursée, première payée, mieux protégée, la mieux couverte, entièrement couverte, intégralement couverte, remboursée intégralement, intégralement remboursée, remboursée en totalité, entièrement remboursée, la plus sûre, la plus senior, ne touche rien, ne récupère rien, ne reçoit rien, toujours la senior, toujours la dette senior, toujours la mezzanine, toujours les actionnaires, passe en premier, couverte à cent pour cent',
  ],
  flat_all_back: [
    'gets all of its money back, gets all its money back, gets everything back, recovers everything, recovers all of it, is paid back completely',
    'récupère tout, revoit tout son argent, récupère la totalité, retrouve tout son argent, est remboursé complètement',
  ],
  flat_fully_repaid: [
    'repaid in full, fully repaid, paid in full, fully paid, gets everything back, repaid entirely, made whole, totally repaid, gets all its money back',
    'remboursée à cent pour cent, remboursée en totalité, remboursée en entier, intégralement remboursée, remboursée intégralement, payée en entier, récupère tout, totalement remboursée, entièrement remboursée, remboursée totalement',
  ],
  flat_gets_company: [
    'takes the company, takes the keys, gets the keys, gets the company, gets the shares, becomes the owner, decides, calls the shots',
    'prend la société, prend les clés, a les clés, a la société, a les actions, devient propriétaire, décide',
  ],
  flat_leads: [
    'runs the negotiation, leads the negotiation, decides, takes the keys, calls the shots',
    'mène la négociation, décide, prend les clés, dirige la négociation',
  ],
  flat_nothing_to_recover: [
    'with nothing to recover, that recovers nothing, that gets nothing, out of the money',
    'qui ne récupère rien, qui ne touche rien, hors de la monnaie',
  ],
  flat_nothing_to_say: [
    'has nothing to say, have nothing to say, has no say, have no say, has no voice, does not count, no say at all',
    'n’a rien à dire, n’ont rien à dire, pas son mot à dire, ne compte pas, n’a pas voix, n’a aucun mot à dire',
  ],
  flat_pivot: ['the fulcrum, pivot security', 'le pivot, titre pivot'],
  flat_top_class: [
    'the top class, the top tranche, the senior one, highest class, the class at the top',
    'classe du haut, tranche du haut, la plus senior, la classe la plus haute, classe de tête',
  ],
  flat_zero_recovery: [
    'zero recovery, recovers nothing, gets nothing at all, most junior lender, gets nothing back',
    'ne récupère rien, recouvrement nul, ne touche rien, perd tout, la plus junior',
  ],
  fulcrum_is_covered: [
    crossed(
      'fulcrum is, fulcrum security is, pivot is, fulcrum sits in, fulcrum will be',
      'most senior, revolver, revolving facility, the last one paid in full, last class paid in full, first class paid in full, paid in full, fully repaid, equity, shareholders, largest claim, biggest claim',
    ),
    crossed(
      'titre pivot c’est, titre pivot est, pivot c’est, pivot est, créance pivot est, créance pivot c’est',
      'rcf, revolving, dernière tranche payée en entier, dernière tranche remboursée en entier, première tranche remboursée en entier, première tranche payée en entier, celle qui est remboursée intégralement, capital, actionnaire, actionnaires, plus grosse créance',
    ),
  ],
  heads_the_ranking: [
    'top of the waterfall, tops the waterfall, most senior class, most senior tranche, best ranked, top ranking, first in the ranking, recovers everything, gets everything back, last class that gets paid in full, last class paid in full, last one paid in full, last to be paid in full',
    'tranche la mieux classée, mieux classée, mieux placée, la plus senior, récupère tout, récupère la totalité, en haut de la cascade, tête de la cascade, dernière payée en entier, dernière à être payée en entier, dernière à être entièrement remboursée, dernière qui est entièrement remboursée',
  ],
  heard_above_the_pivot: [
    'above the fulcrum, ahead of the fulcrum, senior to the fulcrum, above the pivot',
    'au-dessus du fulcrum, avant le fulcrum, au-dessus du pivot, devant le fulcrum',
  ],
  heard_has_the_say: [
    'decide, decides, lead the negotiation, call the shots, have the last word',
    'décident, décide, mènent la négociation, ont la main, ont le dernier mot',
  ],
  heard_left_with_nothing: [
    'wiped out, gets nothing, receives nothing, loses everything',
    'effacée, effacé, n’a rien, perd tout, ne reçoit rien, ne touche rien',
  ],
  heard_takes_the_firm: [
    'gets the equity, takes the equity, takes the company, takes control, converts, becomes the owner',
    'prend le capital, prend le contrôle, convertit, devient actionnaire, récupère le capital',
  ],
  just_below: [
    'after, below, behind, next, under, following, beyond',
    'après, derrière, en dessous, suivante, suivant, suit, au-delà, celle d’après',
  ],
  last_class_made_whole: [
    [
      crossed(
        'last',
        'tranche, class, layer, creditor, lender, one, debt',
        'paid in full, repaid in full, fully repaid, fully paid, fully covered, covered in full, that is paid in full, that is repaid in full, that gets everything back, made whole, to be paid in full, to be repaid in full, still paid in full, still covered, that is fully covered, that is covered, to get all its money, to recover in full, to recover everything',
      ),
      'last one that gets all, last to get all, last class to get all, last tranche to get all, last class that gets all, last tranche that gets all',
    ].join(', '),
    [
      crossed(
        'dernière, dernier',
        'tranche, classe, créancier, prêteur, dette, ligne, celle',
        'payée en entier, remboursée en entier, remboursée en totalité, payée en totalité, remboursée intégralement, payée intégralement, entièrement remboursée, intégralement remboursée, entièrement couverte, couverte en totalité, remboursée à cent pour cent, qui est payée en entier, qui est remboursée en entier, qui est remboursée en totalité, qui récupère tout, à être remboursée en totalité, à être payée en entier, encore couverte, servie en entier',
      ),
      'dernier à tout récupérer, dernière classe à tout toucher, dernière tranche à tout récupérer, dernière classe à tout récupérer',
    ].join(', '),
  ],
  last_to_be_whole: [
    crossed(
      'last to be, last one to be, last lender to be, last class to be',
      'paid in full, repaid in full, fully repaid, fully paid, fully covered, made whole',
    ),
    crossed(
      'dernière à être, dernier à être, dernier prêteur à être, dernière tranche à être',
      'remboursé intégralement, payé intégralement, remboursé en totalité, payé en totalité, remboursé en entier, payé en entier, entièrement remboursé, servi en entier',
    ),
  ],
  mezz_is_whole: [
    [
      crossed(
        'mezzanine, mezz',
        'is paid in full, gets paid in full, is fully repaid, recovers everything, recovers in full, recovers 100%, gets everything',
      ),
      'mezzanine is repaid in full, mezz is repaid in full',
    ].join(', '),
    [
      crossed(
        'mezzanine, mezz',
        'est payée en entier, est payée intégralement, est remboursée intégralement, est remboursée en totalité, récupère tout, récupère 100 %',
      ),
      'mezzanine est remboursée en entier, mezz est remboursée en entier',
    ].join(', '),
  ],
  partly_recovers: [
    'recovers half, gets half, half of its claim, recovers fifty percent, gets fifty cents, recovers part',
    'récupère la moitié, touche la moitié, moitié de sa créance, récupère une partie, récupère cinquante pour cent',
  ],
  pivot_powerless: [
    [
      crossed(
        'fulcrum, fulcrum security, fulcrum class, pivot class',
        'has no say, has no power, does not decide, does not matter, is irrelevant, decides nothing, plays no role',
      ),
      crossed(
        'fulcrum class, fulcrum holders',
        'has no say, has no power, decides nothing, have no say, have no power',
      ),
    ].join(', '),
    [
      crossed(
        'titre pivot, pivot, classe pivot',
        'n’a aucun pouvoir, ne décide de rien, ne décide pas, n’a pas d’importance, n’a aucune importance, ne joue aucun rôle, n’a pas son mot',
      ),
      crossed(
        'tranche pivot, classe pivot, titre pivot',
        'n’a rien à dire, n’a pas son mot, ne décide rien, n’a aucun pouvoir',
      ),
    ].join(', '),
  ],
  rescue_best_secured: [
    'best secured, most secured, safest class, best covered, best protected',
    'mieux garantie, mieux couverte, plus protégée',
  ],
  revolver_converts: [
    crossed(
      'rcf, revolver, revolving facility',
      'converts, is converted, that converts, gets converted, takes the keys',
    ),
    crossed(
      'rcf, revolver, revolving',
      'convertit, qui convertit, se convertit, est convertie, qui est convertie, prend les clés',
    ),
  ],
  wrong_pivot: [
    [
      crossed(
        'fulcrum is, fulcrum security is, fulcrum here is, fulcrum sits, pivot is, fulcrum will be, fulcrum is therefore',
        'the most senior class, the fully covered, the class that is fully covered, the one that is fully covered, at the very top, at the top, the tranche at the very top, the tranche at the top, the class at the top, the safest tranche, the most senior tranche, the one repaid in full, the one paid in full, the one that is repaid in full, the one that is paid in full, the tranche that is paid in full, the tranche that is repaid in full, the tranche repaid in full, the tranche paid in full, the class repaid in full, the class paid in full, the rcf, the revolver, the revolving facility, with the shareholders, the sponsor, the equity, the largest, the biggest, the last tranche repaid in full, the tranche that gets nothing, the first tranche that gets nothing, the class that gets nothing, the tranche that receives nothing, the one that gets nothing',
      ),
      'first tranche to receive nothing, first tranche that gets nothing, first tranche that receives nothing, first class that gets nothing, first class to receive nothing, first tranche to get nothing, first to get nothing, first one that gets nothing',
    ].join(', '),
    [
      crossed(
        'titre pivot c’est, titre pivot est, pivot c’est, pivot est, pivot ici c’est, pivot ici est, créance pivot c’est',
        'la tranche la plus senior, la plus senior, celle qui est entièrement couverte, la tranche entièrement couverte, la classe la plus senior, la tranche tout en haut, la tranche la mieux placée, la tranche la plus sûre, celle qui est payée en entier, celle qui est remboursée en entier, la tranche remboursée en entier, la tranche payée en entier, la rcf, le rcf, le revolver, le revolving, celui des actionnaires, celle des actionnaires, l’actionnaire, le capital, la plus grosse, la plus grande, celle qui ne touche rien, la tranche qui ne touche rien, la tranche qui ne reçoit rien, celle qui ne récupère rien',
      ),
      'première tranche qui ne touche rien, première tranche qui ne reçoit rien, première classe qui ne touche rien, première à ne rien toucher, première qui ne touche rien, première tranche à ne rien toucher',
    ].join(', '),
  ],
  wrongly_mezz: [
    'mezzanine, mezz, class where the value breaks, class in which the value breaks, class where the money runs out',
    'mezzanine, mezz, classe où la valeur s’arrête, classe où la valeur casse, classe où l’argent manque',
  ],
  wrongly_no_voice: [
    'has no say, have no say, nothing to say, no voice, has no power, no weight, cannot decide, just a spectator',
    'rien à dire, n’a rien à dire, aucun pouvoir, pas son mot à dire, aucun poids, ne décide de rien, simple spectateur',
  ],
};
