import type { Lexicon } from '../../types.ts';

/** How stories end, and what is weighed in a hurry, in the words of whoever was there. */
export const endings = {
  ended_so: [
    'signed it off, signed off without, came off my list, took the work elsewhere, took their business elsewhere, went elsewhere, went to another, went with another, walked away from us, out of the competition, knocked out, nobody outside noticed, nobody noticed, went out clean, still share, still friends, still speak, still talk, both stayed, rows stopped, shouting stopped, arguments stopped, more rows, more fights, held until, held till, kept me on, took me back, offered me a job, offered me the job, gave me an offer, won the final, best mark, top mark, best grade, pulled the mandate, pulled out, never called us again, never used us again, never gave us, closed on time, room opened, shop opened, came out on time, sold out, went bust, was binned, was scrapped, had to be reprinted, had to pay, paid a penalty, refunded, patched things up, made up, shook hands, stopped the run, kept the mandate, got the mandate, never came back, renewed the lease, renewed the contract, brought in the bid, bid that won, winning bid, still what they use, twice what, double what',
    'parti chez un autre, partie chez un autre, partis ailleurs, est allé ailleurs, sont allés ailleurs, allée ailleurs, venait de ma liste, allées au bout, allés au bout, allée au bout, sans une remarque, sans remarque, sans rien changer, jusqu’au signing, jusqu’à la signature, personne dehors, personne ne l’a vu, partie propre, parti propre, restés amis, toujours amis, partagent toujours, se parlent toujours, se reparlent, cris ont cessé, disputes ont cessé, tenu jusqu’à, a tenu jusqu’au, avant-derniers, fini derniers, meilleure note, proposé un poste, proposé de rester, gagné la finale, perdu le mandat, gardé le mandat, eu le mandat, jamais rappelés, ne nous a plus, salle a ouvert, est sorti le, est sortie à, réconciliés, serré la main, dû rembourser, payé une pénalité, parti à la poubelle, tout réimprimer, éliminés, fonds a été fermé, ont dit merci, jamais revenu, jamais revenue, renouvelé le bail, offre gagnante, s’en servent encore, le double de, deux fois ce que, personne n’a rien vu',
  ],
  ended_part: [
    'two of the three, three of the four, one of the two, two out of, three out of, both sales, two deals, both deals, all of them, six out of, five out of, all four, all five, all six, all three, nine out of, everything was, everything went',
    'deux des trois, trois des quatre, deux sur, trois sur, les deux ventes, deux opérations, les deux dossiers, les quatre, les cinq, les six, les trois, tout le monde a, tous ont, tout était',
  ],
  ended_done: [
    'closed, signed, sold, went through, handed in, in by, sent theirs, came back, turned up, on the thursday, a day early, before the date, arrived, was in',
    'closées, closes, signées, conclues, rendu le, ont envoyé, ont rendu, la veille, sont venus, sont revenus, un jour avant, était là',
  ],
  ended_alone: [
    'without anybody checking, without anyone checking, without my help, nobody checks, on her own, on his own, presents to the, trains the others, runs it herself, runs it himself, was training, new people went to, one people ask, one everybody asks, in front of the partner',
    'sans mon aide, présentait seule, présentait seul, présente seule, présente seul, tout seul, toute seule, tenait la caisse, formait les, forme les autres, plus besoin de moi, que les nouveaux venaient, qu’on vient voir, sans que personne ne repasse, sans que personne ne vérifie, que tout le monde appelle',
  ],
  ended_later: [
    'now, today, weeks on, months on, weeks after, months after, weeks later, months later, by the end, at the end, in the end, by summer, by christmas, by spring',
    'maintenant, aujourd’hui, semaines après, mois après, semaines plus tard, mois plus tard, à la fin, au bout de, à l’été, à noël, à la rentrée',
  ],
  somebody_else: [
    'he, she, they, it was him, it was her',
    'il, elle, ils, elles, c’est lui qui, c’est elle qui',
  ],
  worst_if_late: [
    'falls over first, breaks first, bites first, hurts most if, hurts more if, dies first, passes first, goes in front, goes in first',
    'tombe en premier, casse en premier, coince en premier, fait le plus mal, passe devant, passe avant',
  ],
  one_by_then: [
    'this one by, that one by, one by two, first one by, the other by, the second by, one for midnight',
    'celui-ci pour, celui-là pour, l’un pour, le premier pour, l’autre pour, le second pour, le deuxième pour',
  ],
  no_surprises: [
    'look bad tonight, look bad now, bad news now, bad news tonight, than surprise them, than surprise him, than a surprise, no surprises, disappoint them now, annoy them now, better now than, better tonight than',
    'passer pour nul, passer pour un nul, que les surprendre, que le surprendre, pas de surprise, aucune surprise, décevoir ce soir, fâcher ce soir, mieux vaut ce soir, mauvaise nouvelle ce soir, mauvaise nouvelle maintenant',
  ],
  goes_and_says: [
    'go straight to, go and see, go and find, straight to, walk over to, at my associate’s, be at the desk, run to',
    'aller voir, aller trouver, vais trouver, vais voir, irais trouver, irais voir, irais sur le champ trouver, file voir, cours voir, au bureau de mon, au bureau de ma, passe la tête chez',
  ],
  goes_up: [
    'goes to, goes up to, goes upstairs, take it to, bring it to, up to, ask',
    'remonte à, remonter à, monte à, ça va chez, je vais chercher, demande à',
  ],
  who_runs_both: [
    'whoever runs them, who runs them both, who runs both, their boss, their head, boss of both, above both, above them, above the two',
    'celui qui les dirige, celle qui les dirige, leur chef, leur patron, chef des deux, au dessus des deux, au dessus d’eux',
  ],
  changes_the_answer: [
    'changes the answer, changes the price, changes the value, changes the message, moves the price, moves the value, moves the answer, if it matters, if it is big, if it is serious, if it weighs, decide on it, decide something on, relies on it, using the number, using it now',
    'change la réponse, change le prix, change la valeur, change le message, bouge le prix, bouge la valeur, déplace le prix, si ça pèse, si c’est grave, si c’est gros, décider là dessus, s’en servir, s’en sert, se servir du chiffre',
  ],
  now_or_next: [
    'before his meeting, before her meeting, before their meeting, before the meeting, before the call, before he reads, next version, next draft, next send, right now, straight away, first thing, about to',
    'avant sa réunion, avant leur réunion, avant la réunion, avant l’appel, avant qu’elle entre, avant qu’il entre, prochaine version, prochain envoi, version suivante, tout de suite, d’abord, est en train',
  ],
  sworn_silence: [
    'promise of silence, signed promise, promised silence, promised to keep quiet, promised we would not, under seal, given our word, gave our word, given my word, gave my word, told us in trust, told us in confidence, trusted us with',
    'promesse de silence, promesse signée, promis le silence, promis de nous taire, promis de se taire, juré de ne rien, donné notre parole, donné ma parole, sous le sceau, dit en confiance, confié ça, confié ces',
  ],
  trade_on_it: [
    'trade on it, trade on that, buy shares with, buy shares on, buy the stock, make money on it, make money with it, bet on it, use it on the market',
    'acheter des actions, acheter le titre, gagner de l’argent avec, servir à gagner, jouer en bourse, spéculer dessus, miser dessus, s’en servir en bourse',
  ],
  punished: [
    'crime, illegal, offence, prison, court, jail, against the law, cheating',
    'délit, illégal, prison, tribunal, interdit par la loi, pénal, en trichant, triche',
  ],
} as const satisfies Lexicon;
