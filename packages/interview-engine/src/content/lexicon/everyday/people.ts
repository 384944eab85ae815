import type { Lexicon } from '../../types.ts';

/** Broad everyday words for the turns a story takes, whatever it is about. */
export const everydayPeopleNotions = {
  tale_who: [
    'i, we, he, she, they, there, one of us, two of us, people',
    'je, j, on, nous, il, elle, ils, elles, les gens, c, chacun',
  ],
  tale_was: [
    'was, were, had, used to, came, kept, did not, could not, would not, wanted, sent, needed, thought, got',
    'était, étaient, étions, avait, avaient, avions, venait, voulait, voulaient, pouvait, savait, faisait, n’arrivait, envoyait, pensait, fallait',
  ],
  tale_problem: [
    'wrong, mistake, mistakes, error, errors, late, behind, lost, stuck, afraid, shy, scared, missing, problem, crisis, fight, quarrel, argument, tension, angry, tired, mess, chaos, broken, short of, nobody, rush, deadline, delay, conflict, disagreed, disagreement, confused, overwhelmed, unhappy, ignored, slow, weak, no idea, dropped out, ill, sick',
    'faux, fausse, erreur, erreurs, faute, fautes, retard, perdu, perdue, bloqué, bloquée, peur, timide, manquait, problème, crise, dispute, bagarre, tension, tensions, en colère, fatigué, bazar, chaos, cassé, personne, urgence, échéance, délai, conflit, désaccord, dépassé, dépassée, mécontent, lent, lente, faible, aucune idée, malade, abandonné',
  ],
  tale_people_setting: [
    'intern, trainee, junior, colleague, boss, manager, client, supplier, classmate, classmates, roommate, partner, new hire, team mate, teammate, sales team, engineers, developer, designer, designers, salesman, accountant, cook, waiters, volunteers, treasurer, professor, with us, students, captain, coach, flatmate, flatmates',
    'stagiaire, apprenti, junior, collègue, collègues, chef, cheffe, manager, client, fournisseur, camarade, camarades, colocataire, associé, binôme, coéquipier, commerciaux, ingénieurs, développeur, graphiste, comptable, vendeurs, serveurs, bénévoles, trésorier, professeur, avec nous, étudiants, capitaine, entraîneur, arrivé chez nous',
  ],
  tale_ratio: [
    'of the, out of, of my, of our, of them, instead of, down to, up to, against, compared with, from',
    'sur, contre, au lieu de, à la place de, comparé à, parmi',
  ],
  tale_by_then: [
    'by christmas, by june, by spring, by autumn, by winter, by march, by july, by may, by the summer, by the end, by easter, by monday, by friday, by september, within a month, within weeks, that year, at the final, on the night, in the end, today, ever since, weeks later, months later, the next day, the following',
    'à noël, avant noël, au printemps suivant, à l’automne, en mars, en mai, en juin, en mai, à l’été, à la rentrée, avant l’été, en un mois, en quelques semaines, cette année-là, au final, le soir venu, à la fin, aujourd’hui encore, semaines plus tard, mois plus tard, le lendemain, la semaine suivante, l’année suivante',
  ],
  tale_outcome: [
    'switched, joined, came, voted, bought, stayed, left, raised, sold, doubled, tripled, halved, launched, went live, opened, shipped, published, promoted, hired, won, lost, signed, approved, accepted, agreed, passed, finished, delivered, apologised, worked, paid, saved, recovered, refused, cancelled, called off, on time, late, alone, used it, kept it, the best, first prize, record, gone, ruined, missed, closed, grew, shrank, fixed, solved, walked out, talk again, talking again, ran smoothly, went up, went down, kept going, clawed back',
    'passé, passés, rejoint, venus, venu, voté, acheté, resté, restés, parti, partis, levé, vendu, doublé, triplé, divisé, lancé, ouvert, livré, publié, promu, embauché, gagné, perdu, signé, approuvé, accepté, réussi, rendu, excusé, marché, payé, économisé, récupéré, refusé, annulé, à l’heure, en retard, seul, seule, utilisé, gardé, le meilleur, premier prix, record, envolé, disparu, raté, fermé, terminé, grandi, corrigé, résolu, revenu, revenus, claqué la porte, se parlent, se reparlent, tourné, augmenté, baissé, tenu, récupéré',
  ],
  tale_on_own: [
    'his own, her own, their own, alone, himself, herself, themselves, without me, without help',
    'seul, seule, lui même, elle même, eux mêmes, sans moi, sans aide',
  ],
  tale_more_than: [
    'more than, rather than, better than, instead of',
    'plus que, davantage que, plutôt que, mieux que, au lieu de',
  ],
  tale_liked: [
    'enjoyed, preferred, loved, missed, bored, excited, fascinated, curious about, hooked, what i liked, realised, discovered, wanted more, was drawn, most fun',
    'aimé, préféré, adoré, manquait, ennuyé, ennuyais, passionné, fasciné, curieux, accroché, plu, compris, découvert, voulais plus, attiré, plaisait',
  ],
  tale_so_then: [
    'so i, then i, that is why, which is why, from there, after that, so after, and so, and then, this is how, hence, that led, next i',
    'donc je, donc j, puis je, puis j, alors je, alors j, c’est pour ça, du coup, ensuite je, ensuite j, de là, c’est comme ça que, d’où, et voilà',
  ],
  tale_together: [
    'all three, three of us, both of them, both on, the two of them, same room, same call, on a call, one call, same table, round a table, same email, one email, in copy, together',
    'tous les trois, tous les deux, à trois, même pièce, même table, autour d’une table, même mail, un seul mail, en copie, ensemble',
  ],
  tale_they_settle: [
    'fight it out, sort it out, settle, decide, choose, agree, arbitrate, make the call, between them, up to them, say which, tell me which, tell me what, pick, rank them, whose comes first, work it out, talk to each other',
    'arranger, trancher, tranchent, tranche, décident, décider, choisissent, choisir, s’accordent, se mettent d’accord, arbitrer, entre eux, à eux de voir, disent lequel, me disent, qui passe, se parlent, se parler, voir ensemble, à eux de trancher',
  ],
  tale_same_for: [
    'the same if, same for him, same for you, same about him, same about you, same with him, just as, exactly as, the same way, same silence, same answer',
    'pareil pour, la même chose pour, pareil si, la même si, même réponse, de la même façon, tout comme, même silence, pareil avec',
  ],
  tale_about_other: [
    'about him, about you, about them, about her, about anyone, about others, another client, someone else’s, his own deal, your deal, his deal, rang me, called me, asked me',
    'sur lui, sur vous, sur eux, sur elle, de lui, de vous, d’un autre client, des autres clients, son dossier, votre dossier, m’appelait, me demandait, à votre sujet, à son sujet',
  ],
  tale_not_alone: [
    'colleague, somebody else, someone else, second person, another pair, fresh eyes, my friend, my associate, peer',
    'collègue, quelqu’un d’autre, autre personne, deuxième personne, autre regard, regard neuf, un ami, mon associate, un autre',
  ],
  tale_reread: [
    'reads, check, checks, looks at, look at, look over, proofread, goes through, review',
    'relise, relit, relire, lise, lit, vérifie, regarde, parcouru, parcourt, contrôle, jette un œil, repasse',
  ],
  tale_nowadays: [
    'now, today, nowadays, these days, since, every time, each time, whenever',
    'maintenant, aujourd’hui, désormais, depuis, dorénavant, chaque fois, dès que',
  ],
  tale_i_do: [
    'i ask, i check, i start, i write, i plan, i call, i make, i block, i stop, i send, i read, i show, i leave, i set, i keep, i force, i count, i go and see, i talk to, i start with',
    'je demande, je vérifie, je commence, j’écris, je planifie, j’appelle, je fais, je bloque, j’arrête, j’envoie, je relis, je montre, je laisse, je fixe, je garde, je me force, je compte, je préviens, je prends, je vais voir, je vais d’abord voir, je parle d’abord',
  ],
  tale_conclusion_holds: [
    'conclusion, message, price, range, number, right figure, answer, outcome, what it changes, damage',
    'conclusion, message, prix, fourchette, chiffre, réponse, ce que ça change, dégâts, tient toujours',
  ],
} as const satisfies Lexicon;
