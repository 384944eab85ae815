import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The result, in the words people use for it. */
export const starRNotions: Lexicon = {
  after_effect: [
    'called again, calls me, calls us, call us, rang again, came back to us, still calls, asks me when, asks for me, offered her a, offered him a, offered me a, was offered, were offered, share a flat, nobody dropped out, none dropped out, no one dropped out, nobody complained, nothing left to correct, nothing to correct, not one more, no more shouting, no more arguments, one in five complained, ran the meeting, held the meeting, kept the client, lost the client, client stayed',
    'm’appelle quand, qui m’appelle, rappelé, m’a redemandé, me demande quand, proposé un contrat, proposé un poste, offert un poste, embauché, plus rien à corriger, rien à corriger, plus une dispute, plus une engueulade, plus de cris, personne n’est parti, personne n’a râlé, s’est plaint, tenu la réunion, mené la réunion, gardé le client, perdu le client, client est resté, presque rien d’écart',
  ],
  assessment_noun: [
    'last review, review, closing note, evaluation, appraisal, feedback, when i left, last note',
    'l’évaluation, dernière évaluation, évaluation, bilan, entretien de fin, compte rendu, quand je suis parti, quand je suis partie, revue de fin',
  ],
  came_out: [
    'in the red, scored, more than we needed, minutes quicker, minutes faster, an encore, delivered, handed in, on time, increased, rose, went up, reduced, came down, saved, won, signed, ended, came in, collected, fewer, percent, out of twenty, out of five, promoted, extended, extension, surplus, down to, second best, best offer, renewed, raised, sold, ahead of schedule, hours late, cost us, recovered, finished with, finished on, finished at, days ahead, in the till, top of, ranked, mark of, cut by, we closed, lost us, behind schedule, finished second, finished first, finished third, pushed back, postponed, stayed empty, was empty, days late, in half the time, twice as, users, were using it, use it every, out of nine, new clients, middle way, handed over, was lost, lost the',
    'de trou, en plus que prévu, de plus que prévu, minutes plus vite, un rappel, livré, à temps, à l’heure, en avance, augmenté, monté, baissé, descendu, réduit, économisé, gagné, signé, terminé, obtenu, décroché, sur vingt, ramenée, bouclé, remporté, prolongation, pour cent, excédent, meilleure offre, deuxième meilleure, vendu, levé, erreur relevée, zéro erreur, coûté, récupéré, de moyenne, on l’a gardé, rendu un jour, fini avec, fini à, en caisse, note de, classé, perdu, deux fois moins, de retard, dans les temps, repoussé, resté vide, restés vides, deux fois plus, s’en servaient, s’en servent, fini deuxième, fini premier, livraison, moitié moins',
  ],
  ended_alone: [
    'without anybody checking, without anyone checking, without my help, nobody checks, on her own, on his own, presents to the, trains the others, runs it herself, runs it himself, was training, new people went to, one people ask, one everybody asks, in front of the partner, newbies ask, newcomers ask, everyone goes to',
    'sans mon aide, présentait seule, présentait seul, présente seule, présente seul, tout seul, toute seule, tenait la caisse, formait les, forme les autres, plus besoin de moi, que les nouveaux venaient, qu’on vient voir, sans que personne ne repasse, sans que personne ne vérifie, que tout le monde appelle, vont voir, viennent voir',
  ],
  ended_done: [
    'closed, signed, sold, went through, handed in, in by, sent theirs, came back, turned up, on the thursday, a day early, before the date, arrived, was in, were there, made it, were on it',
    'closées, closes, signées, conclues, rendu le, ont envoyé, ont rendu, la veille, sont venus, sont revenus, un jour avant, était là, étaient là, y étaient, étaient dessus',
  ],
  ended_later: [
    'now, today, weeks on, months on, weeks after, months after, weeks later, months later, by the end, at the end, in the end, by summer, by christmas, by spring',
    'maintenant, aujourd’hui, semaines après, mois après, semaines plus tard, mois plus tard, à la fin, au bout de, à l’été, à noël, à la rentrée',
  ],
  ended_part: [
    'two of the three, three of the four, one of the two, two out of, three out of, both sales, two deals, both deals, all of them, six out of, five out of, all four, all five, all six, all three, nine out of, everything was, everything went, all seven, all eight, all nine, all four sites',
    'deux des trois, trois des quatre, deux sur, trois sur, les deux ventes, deux opérations, les deux dossiers, les quatre, les cinq, les six, les trois, tout le monde a, tous ont, tout était, les sept, les huit, les neuf, les quatre sites',
  ],
  ended_so: [
    'signed it off, signed off without, came off my list, took the work elsewhere, took their business elsewhere, went elsewhere, went to another, went with another, walked away from us, out of the competition, knocked out, nobody outside noticed, nobody noticed, went out clean, still share, still friends, still speak, still talk, both stayed, rows stopped, shouting stopped, arguments stopped, more rows, more fights, held until, held till, kept me on, took me back, offered me a job, offered me the job, gave me an offer, won the final, best mark, top mark, best grade, pulled the mandate, pulled out, never called us again, never used us again, never gave us, closed on time, room opened, shop opened, came out on time, sold out, went bust, was binned, was scrapped, had to be reprinted, had to pay, paid a penalty, refunded, patched things up, made up, shook hands, stopped the run, kept the mandate, got the mandate, never came back, renewed the lease, renewed the contract, brought in the bid, bid that won, winning bid, still what they use, twice what, double what, shook on it, sharing a desk again, share a desk again, brought in the bidder, brought in the buyer, customer walked, client walked, get him back, get them back, money back, nobody missed, no one missed, saved a day, saves a day, still opens, still open it, fell by half, by half, asked him to come back, asked her to come back, asked him back, asked her back, took him back, took her back, kept her on, kept him on, gave him a job, gave her a job, got an extension, was extended, was made permanent, had me back, with a job offer, never called back, never called again, docked us, stood outside in, still play together, cooking together, still use it every, went out untouched, it is her they ring, it is him they ring, it’s her they ring, her they call, now runs the model, runs the model now, was called off, got called off, took another adviser, took another bank, went to another bank, on the wall, still go fishing, still go running, we were all in, lot were in, opened on the day, opened on time, we refunded, nothing left to serve, made an offer, made offers, one of them won',
    'parti chez un autre, partie chez un autre, partis ailleurs, est allé ailleurs, sont allés ailleurs, allée ailleurs, venait de ma liste, allées au bout, allés au bout, allée au bout, sans une remarque, sans remarque, sans rien changer, jusqu’au signing, jusqu’à la signature, personne dehors, personne ne l’a vu, partie propre, parti propre, restés amis, toujours amis, partagent toujours, se parlent toujours, se reparlent, cris ont cessé, disputes ont cessé, tenu jusqu’à, a tenu jusqu’au, avant-derniers, fini derniers, meilleure note, proposé un poste, proposé de rester, gagné la finale, perdu le mandat, gardé le mandat, eu le mandat, jamais rappelés, ne nous a plus, salle a ouvert, est sorti le, est sortie à, réconciliés, serré la main, dû rembourser, payé une pénalité, parti à la poubelle, tout réimprimer, éliminés, fonds a été fermé, ont dit merci, jamais revenu, jamais revenue, renouvelé le bail, offre gagnante, s’en servent encore, le double de, deux fois ce que, personne n’a rien vu, tapé dans la main, repartageaient, retravaillaient, ramené l’acheteur, ramené un acheteur, trouvé l’acheteur, renoncer au, renoncer à la, faire revenir, demandé le remboursement, personne n’a raté, gagner un jour, gagner une journée, ouvre encore, tourne encore, baissé de moitié, divisé par deux, demandé de revenir, m’ont repris, m’ont reprise, m’ont rappelé, offre d’embauche, l’ont repris, l’ont reprise, ont gardé, a été gardé, a été gardée, a été prolongé, a été prolongée, a décroché un poste, a décroché une offre, n’a plus jamais appelé, n’a plus jamais rappelé, nous a retiré, sont restées dehors, sont restés dehors, jouent encore ensemble, cuisinaient ensemble, tourne encore là, partaient sans retouche, partait sans retouche, elle qu’on appelle, lui qu’on appelle, tient maintenant le modèle, tient le modèle, concert a sauté, soirée a sauté, pris un autre conseil, pris une autre banque, fallu rembourser, toujours au mur, encore à la pêche, vont encore, tous dedans, ouvert le jour dit, ouvert à temps, on a remboursé, plus rien à servir, ont fait une offre',
  ],
  flaw_is_closed: [
    'nobody mentioned it, no one mentioned it, was not on the list, not on the list, was gone from, not an issue any longer, not an issue any more, no longer an issue, point was closed, point is closed, no longer a problem, not a problem any more, no longer came up, did not come up again, nobody mentions it any more, had disappeared from the review',
    'plus personne ne l’a, ne l’a mentionné, n’y était plus, n’y figurait plus, avait disparu, n’est plus un sujet, n’était plus un sujet, n’est plus un problème, n’était plus un problème, le point est clos, le point était clos, n’est plus revenu, n’est plus mentionné, avait disparu de, personne n’en parle plus',
  ],
  hardly_any_left: [
    'hardly a slip left, hardly any slips, hardly a mistake left, hardly any mistakes, hardly any errors, hardly an error, almost no errors, almost no mistakes, next to no errors, barely any errors, barely a mistake',
    'presque plus d’erreurs, presque plus de fautes, presque plus une erreur, quasiment plus d’erreurs, quasi plus d’erreurs, pratiquement plus d’erreurs, à peine une erreur, plus guère d’erreurs',
  ],
  it_left: [
    'were in by, left, was done, were done, went out, was out, handed in, handed over, delivered, sent, shipped, it went, got it, arrived, kept its',
    'sont arrivés, sont arrivées, est partie, parti, fini, rendu, livré, envoyé, est arrivé, terminé, remis, a tenu',
  ],
  less_or_late: [
    'less, late, after we had promised, after promised, later than, more than planned, over budget, short',
    'de moins, en retard, heures de retard, jours de retard, plus tard que, trop tard, après la date, de plus que prévu, à côté',
  ],
  nothing_more_wrong: [
    'nobody left, no one left, none has left, none in the last, one in the last, two in the last, no late, not a single late, no comments left, nothing came back, not one came back, no more late, zero late',
    'plus aucun livrable, plus aucun retard, aucun retard, aucun livrable en retard, plus un seul, plus une seule, personne n’est parti, plus rien en retard, zéro retard, aucune remarque, plus aucune remarque',
  ],
  people_by_then: [
    'in january, in february, in march, in april, in may, in june, in july, in september, in october, in november, in december, weeks on, months on, a month on, a week on, months in, weeks in, a month later, a week later, after two months, after three months, after a few weeks, two months later, by the third month, by the second month, by week two, by week three, by week four, by the third week',
    'en janvier, en février, en mars, en avril, en mai, en juin, en juillet, en septembre, en octobre, en novembre, en décembre, mois après, semaines après, mois plus tard, une semaine plus tard, une semaine après, au bout de deux mois, au bout de trois mois, au bout de quelques, au troisième mois, au deuxième mois, à la troisième semaine, dès la troisième semaine',
  ],
  people_can_do: [
    [
      crossed(
        'she, he, they',
        'presented, was presenting, ran, was running, led, was leading, handled, was handling, built, was building, could build, could run, could do it, did it alone, taught, was teaching, trained, was training, managed, finished, needed no help, needed nobody, needed no one',
      ),
      crossed('she, he, they', 'was catching, caught, spotted, was spotting, corrected, sold it'),
      'explained it to',
    ].join(', '),
    [
      crossed(
        'il, elle, ils, elles',
        'présentait, présentaient, montait, bouclait, tenait, menait, animait, gérait, formait, formaient, savait, sortait, rendait, construisait, y arrivait, se débrouillait, dirigeait',
      ),
      'l’expliquait, expliquait à, c’est elle qui, c’est lui qui, l’a cédé, l’a vendu, il les attrapait, elle les attrapait',
    ].join(', '),
  ],
  people_where_before: [
    'where it used to be, where it used to take, where there used to be, when it used to be, where we had needed, where we used to need, where before it was, down from',
    'là où c’était, là où il fallait, là où il en fallait, alors qu’avant, quand avant, contre avant',
  ],
  people_winner: [
    'one that won, one who won, buyer who won, winning buyer, buyer i found, buyer i dug up, buyer from my list',
    'celui qui a gagné, celle qui a gagné, celui qui l’a emporté, celle qui l’a emporté, acheteur retenu, celui qui a acheté',
  ],
  somebody_else: [
    'he, she, they, it was him, it was her, the one the',
    'il, elle, ils, elles, c’est lui qui, c’est elle qui, que les nouveaux',
  ],
  story_after_time: [
    'in the end, by the end, at the end, after a month, after six weeks, after two weeks, weeks later, months later, a year later, that summer, eventually, today, next day, following week, by june, by then, from then, after that, to this day, within three months, in three months, by spring, within a month, within two months',
    'à la fin, au bout du compte, au bout d’un mois, au bout d’un an, au final, finalement, mois plus tard, semaines plus tard, un an plus tard, un an après, un mois après, aujourd’hui, le lendemain, semaine suivante, en juin, en trois mois, en deux mois, en un mois, en six semaines',
  ],
  story_as_planned: [
    'before the date, before the day, week early, weeks early, days before, as planned, on the friday, on the day, on schedule, as promised, in time, two days early, one day early, a day early',
    'avant la date, jours avant, semaine d’avance, jours d’avance, comme prévu, le jour dit, le vendredi, dans les temps, comme promis, à temps, un jour en avance, deux jours avant',
  ],
  story_share: [
    'third, half, quarter, most of, all of, none of, everyone',
    'tiers, moitié, quart, la plupart, tous, aucun, personne, tout le monde',
  ],
  story_went_badly: [
    'stayed empty, were empty, was empty, lost, left, walked out, cancelled, refused, called off, missed it, too late, complained, never came, did not come',
    'vide, vides, perdu, parti, annulé, refusé, raté, trop tard, plaint, jamais venu, pas venus, tombé à l’eau',
  ],
  story_went_well: [
    'still what they use, sharing the stage, share the stage, full house, packed house, everybody was back, everyone was back, everybody came back, everyone came back, everyone joined in, they all did it, all four did it, went home happy, in use, is used, still used, use it, using it, runs that, runs it, runs the, does it alone, on her own, on his own, trains the, presented it, presented together, started a company, work together, worked together, kept him on, kept her on, kept me on, asked me back, took me back, they agreed, he agreed, she agreed, both agreed, all agreed, we agreed, was accepted, they accepted, he accepted, she accepted, accepted it, adopted, signed, shipped, delivered, handed in, nothing to correct, anything to correct, found nothing, no longer found, no mistakes, fewer mistakes, passed, got the job, was hired, settled, found a middle way, made her an offer, made him an offer, made me an offer, got an offer, shook hands, still share a, still friends, still see each other, without a single mistake, without a mistake',
    's’en servent encore, présenter à deux, présenté à deux, salle pleine, salle comble, tout le monde est revenu, tous revenus, s’y sont mis, s’y sont tous mis, tous suivi, repartis contents, sert encore, s’en sert, s’en servent, l’utilisent, l’utilise, gère seule, gère seul, le fait seul, la fait seule, forme les, présenté lui même, présenté elle même, présenté ensemble, monté une boîte, retravaillent ensemble, travaillent ensemble, l’ont gardé, l’ont gardée, m’ont gardé, m’ont rappelé, demandé de revenir, accepté, adopté, signé, livré, rendu, rien à corriger, plus rien à, plus de fautes, moins de fautes, a eu le poste, embauché, réglé, trouvé un entre deux, trouvé un compromis, a reçu une offre, serré la main, vivent encore, travaillent encore, encore amis, sans une seule erreur, sans une faute',
  ],
  succeeded: [
    'a deal we closed, a sale we closed, we won, client hired, hired two of us, got an extension, offered me a job, they adopted, still in use, buyer stayed, bidder stayed, now he trains, now she trains',
    'on a closé, qu’on a closé, on a décroché, on a gagné, nous avons gagné, a été prise, a été reçue, nous a recrutés, recruté deux d’entre nous, toujours utilisé, l’acheteur est resté, forme les suivants',
  ],
  tale_by_then: [
    'by christmas, by june, by spring, by autumn, by winter, by march, by july, by may, by the summer, by the end, by easter, by monday, by friday, by september, within a month, within weeks, that year, at the final, on the night, in the end, today, ever since, weeks later, months later, the next day, the following',
    'à noël, avant noël, au printemps suivant, à l’automne, en mars, en mai, en juin, à l’été, à la rentrée, avant l’été, en un mois, en quelques semaines, cette année-là, au final, le soir venu, à la fin, aujourd’hui encore, semaines plus tard, mois plus tard, le lendemain, la semaine suivante, l’année suivante',
  ],
  tale_nowadays: [
    'for the past, over the past, these last months, these past, now, today, nowadays, these days, since, every time, each time, whenever',
    'depuis peu, maintenant, aujourd’hui, désormais, depuis, dorénavant, chaque fois, dès que',
  ],
  tale_on_own: [
    'his own, her own, their own, alone, himself, herself, themselves, without me, without help',
    'seul, seule, lui même, elle même, eux mêmes, sans moi, sans aide',
  ],
  tale_outcome: [
    'switched, joined, came, voted, bought, stayed, left, raised, sold, doubled, tripled, halved, launched, went live, opened, shipped, published, promoted, hired, won, lost, signed, approved, accepted, agreed, passed, finished, delivered, apologised, worked, paid, saved, recovered, refused, cancelled, called off, on time, late, alone, used it, kept it, the best, first prize, record, gone, ruined, missed, closed, grew, shrank, fixed, solved, walked out, talk again, talking again, ran smoothly, went up, went down, kept going, clawed back',
    'passé, passés, rejoint, venus, venu, voté, acheté, resté, restés, parti, partis, levé, vendu, doublé, triplé, divisé, lancé, ouvert, livré, publié, promu, embauché, gagné, perdu, signé, approuvé, accepté, réussi, rendu, excusé, marché, payé, économisé, récupéré, refusé, annulé, à l’heure, en retard, seul, seule, utilisé, gardé, le meilleur, premier prix, record, envolé, disparu, raté, fermé, terminé, grandi, corrigé, résolu, revenu, revenus, claqué la porte, se parlent, se reparlent, tourné, augmenté, baissé, tenu',
  ],
  tale_ratio: [
    'of the, out of, of my, of our, of them, instead of, down to, up to, against, compared with, from',
    'sur, contre, au lieu de, à la place de, comparé à, parmi',
  ],
  the_right_day: [
    'one day before, a day before, before noon, by noon, by midnight, before midnight, same night, that night, same evening, before the opening, on the right day, on time, a day early, due on the, day it was due, its date, kept the date, by the deadline, on the day, the day before, before the deadline, ahead of time',
    'un jour avant, deux jours avant, avant midi, avant minuit, la nuit même, le soir même, avant l’ouverture, dans la nuit, le bon jour, à l’heure, la veille, jour prévu, date prévue, dans les délais, date tenue, tenu la date, avant l’échéance, en avance, jour dit',
  ],
  told_result: [
    'we won, we finished, we lost, it cost, we got, we signed, ended up, saved',
    'nous avons gagné, nous avons terminé, on a signé, on a gagné, on a perdu, nous avons perdu, plus que l’année',
  ],
};
