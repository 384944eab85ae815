import type { Lexicon } from '../../types.ts';

/** The link between the three statements, in the words people use for it. */
export const threeStatementsNotions: Lexicon = {
  hang_together: [
    'of one book, of the same book, of one novel, can not touch, can not change, can not move, travels through, ripples, knock on, domino, cogs, gears, one story, same story, feeds the other, feeds the second, lands in the third, moving in the other',
    'd’un même roman, d’un même livre, du même livre, d’un même film, peut pas toucher, peut pas modifier, se propage, se répercute, engrenage, dominos, même histoire, alimente le deuxième, retrouve dans le troisième',
  ],
  plain_hands_on: [
    'hands its result, turns up on both, turns up in both, turn up on both, turns up on the other, turns up in the other, pull a thread, finds its way into, pasted onto, pasted into, drops into the next, tie together, ties together, knit together, interlock, talk to each other, hands over, hands its, hands on, passes its, passes on, picks up where, picks up the, starts where, carries over, copied into, copied to, copy it into, is where the next, feeds the, feeds into, ends up in, end up in, must match, have to match, have to agree, agree with each other, linked to, tied together, one system, one story, same story, same machine, never separate, fit together, lock together, hook together, feed each other, feed one another, passes the baton',
    'passe son résultat, passe son chiffre, transmet son, donne son chiffre, part dans, finit dans la, finit dans le, atterrit dans, se reporte, vient se loger dans, une seule histoire, s’enchaînent, se parlent, communiquent, se recoupent, passe à la suivante, passe le relais, reprend le, reprend la, reprend son, part de la fin, recopie, recopié, alimente, se retrouve dans, doivent coller, doivent tomber d’accord, doivent concorder, s’emboîtent, s’emboîte, liés, se tiennent, un seul système, même histoire, même appareil, même machine, jamais séparés, engrenage, nourrit, nourrissent, se déverse, passe le témoin, prend le relais',
  ],
  plain_others_follow: [
    'other two give, other two react, pull one thread, pull a thread, tug one, tug at one, other two move, other two have to, other two must, other two change, the others move, the others have to, others follow, moves the others, move with it, moves with it, shift the others, touch one, move one, change one, knock on, see it in all, shows up in all',
    'bouger dans les deux autres, bouge dans les deux autres, deux autres réagissent, tire un fil, tirez un fil, deux autres bougent, deux autres suivent, deux autres doivent, les autres bougent, les autres suivent, les autres doivent, ça bouge les autres, touchez à l’un, si l’un bouge, si l’un change, changer l’un, bouge aussi dans, change un chiffre, le voit partout',
  ],
  plain_three_views: [
    'three cameras, three windows, three mirrors, three views, three pages, three pictures, three notebooks, three sheets, three papers, three documents, three screens, three angles, three tables, the first, first one, first page, three chapters, three books',
    'trois caméras, trois fenêtres, trois miroirs, trois regards, trois vues, trois pages, trois photos, trois cahiers, trois carnets, trois feuilles, trois papiers, trois documents, trois écrans, trois angles, trois tableaux, la première, le premier, trois chapitres, trois livres',
  ],
  the_three: [
    'all three, the three, other two, first sheet, first one, the first page',
    'les trois, deux autres, premier document, le premier',
  ],
};
