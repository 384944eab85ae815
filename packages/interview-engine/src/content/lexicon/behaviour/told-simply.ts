import type { Lexicon } from '../../types.ts';

/** Steps, acts, results and habits as people tell them who use none of the words for them. */
export const toldSimply = {
  better_school: [
    'best place to learn, best place to understand, best training, better training, best school, learn faster, learns faster, learn more, learns more, learn quicker, not learn better, only one of the three, only place where, more live execution, closer to the decision, trains better, train better, teaches more, teach more, makes better bankers, sees more, see the whole',
    'meilleur endroit pour apprendre, meilleur endroit pour comprendre, meilleure école, meilleure formation, forme mieux, forment mieux, on apprend plus, apprend plus vite, apprend mieux, apprend aussi vite, seul des trois, seul endroit où, seul métier où, plus près de la décision, on voit tout, fait de meilleurs',
  ],
  someone_taught: [
    'new analyst, new joiner, new hire, new intern, new starter, fresher, first year, intern, trainee, junior, graduate, apprentice, pupil, student, younger colleague, second analyst',
    'nouvel analyste, nouvelle analyste, nouvelle recrue, nouveau stagiaire, nouvelle stagiaire, stagiaire, alternant, alternante, apprenti, junior, débutant, débutante, élève, étudiant, étudiante, jeune analyste, jeune collègue',
  ],
  fell_short: [
    'kept missing, kept forgetting, kept mixing, kept sending, kept losing, came back three, came back twice, came back every, froze, panicked, lost points, lost marks, full of typos, could not explain, could not present, could not build, could not read, did not know how, had never built, had never opened, never double checked, hid behind, hated excel, was slow, was too slow, took two days, took twice, spoke too fast, too shy, illegible, unreadable, redid everything, mumbled, got lost in',
    'oubliait, perdait tous, perdait ses, perdait du temps, ne faisait pas, bloquait, paniquait, tremblait, bafouillait, illisible, illisibles, refaisait tout, revenait trois, revenaient trois, revenait deux, revenait toujours, ne relisait, ne recoupait, n’avait jamais, mettait deux jours, mettait deux fois, trop lent, trop lente, parlait trop, se perdait, se noyait, mélangeait, confondait, jamais ouvert, ne comprenait',
  ],
  hardest_part: [
    'hardest part, hardest bit, hardest first, biggest first, biggest site, biggest part, nasty bit, difficult part, riskiest, riskiest first, would sink us, could sink us, what mattered most, what blocked the others, blocking, most urgent, urgent things, essential, critical path, needed first',
    'plus gros site, plus gros morceau, plus gros, plus dur, plus difficile, plus risqué, plus urgent, ce qui bloquait, ce qui bloque, hypothèses de ventes, l’essentiel, chemin critique, ce qui comptait le plus, points durs, pouvait nous planter, peut nous planter, ce qui coince',
  ],
  put_ahead: [
    'first, at the start, at the front, up front, before the rest, before anything, started with, start with, began with, chased only',
    'd’abord, en premier, en tête, au début, commencé par, commence par, avant le reste, attaqué par, priorité, commençant par',
  ],
  own_safeguard: [
    'checklist, check list, template, tracker, cross check, review slot, buffer, two person rule, four eyes, peer review, calendar block, reminder',
    'liste de contrôle, check list, checklist, modèle type, double lecture, double relecture, créneau de relecture, marge de, relecture croisée, rappel dans, règle des deux, point fixe, point quotidien',
  ],
  sets_up: [
    'wrote, write, built, build, made, make, set up, set, drew up, keep, put in place, started, asked for',
    'écrit, rédigé, fait, construit, mis en place, créé, instauré, demandé, tiens, tenu, fixé, bloqué, pris',
  ],
  trains_itself: [
    'i record myself, i film myself, i rehearse, i time myself, i practise, i practice, joined a debating, debating club, debate club, toastmasters, speaking club, took a class, take lessons, i signed up for',
    'je m’enregistre, je me filme, je me réécoute, me réécouter, je répète, je me chronomètre, je m’entraîne, club de débat, club d’éloquence, cours de théâtre, me suis inscrit à, me suis inscrite à',
  ],
  again_and_again: [
    'every, each, before every, before each, on mondays, on tuesdays, on wednesdays, since then, weekly, daily',
    'chaque, avant chaque, tous les, toutes les, depuis, chaque semaine, une fois par',
  ],
  nothing_more_wrong: [
    'nobody left, no one left, none has left, none in the last, one in the last, two in the last, no late, not a single late, no comments left, nothing came back, not one came back, no more late, zero late',
    'plus aucun livrable, plus aucun retard, aucun retard, aucun livrable en retard, plus un seul, plus une seule, personne n’est parti, plus rien en retard, zéro retard, aucune remarque, plus aucune remarque',
  ],
  early_step: [
    'at sixteen, at seventeen, at eighteen, at twenty, when i was, my parents had, my father had, my mother had, growing up, as a kid, as a child, at school, at the factory, i fixed, i counted, i checked, i used to help, first job, my first, i began with, i studied, two years of, three years of',
    'à seize ans, à quinze ans, à dix-huit ans, à vingt ans, quand j’avais, mes parents avaient, mon père avait, ma mère avait, petit, gamin, gamine, à l’usine, je tenais, je contrôlais, je comptais, je réparais, premier boulot, mon premier, j’ai commencé par, de la compta, j’ai étudié, deux ans de, trois ans de, quatre ans de, c’étaient les maths, pour les maths',
  ],
  pulled_on: [
    'took me to, which led me, which brought me, brought me to, so i went, so i moved, made me go, to understand that, to understand it, kept asking, kept wondering, each time, every time, one step closer, a step closer, step nearer, there i saw, from there, wanted to see the, wanted to understand, wanted to know how, to see the other, i saw that, with that question in mind',
    'm’a mené, m’a amené, m’a poussé, m’a conduit, du coup je suis, c’est pour comprendre, pour comprendre que, pour ça que, chaque fois, un pas plus près, un cran plus près, là j’ai vu, et là j’ai, de là, pour voir l’autre, voulu comprendre, voulais comprendre, voulu savoir comment, voulais voir, je me demandais, j’ai vu que, ai donc repris, me suis rapproché',
  ],
  wants_that_now: [
    'the bit i want, that is what i want, what i want to do, now i want, want to be where, i want to be, closer to the decision, near the decision, to be at the table, to be in the room, is the next',
    'maintenant je veux, je veux être, je voudrais être, voulu être, près de la décision, c’est là que je veux, c’est ça que je veux, être à la table, être à la vente, dans la pièce',
  ],
  dull_work: [
    'logos, moving boxes, move boxes, commas, footnotes, page numbers, formatting, copy and paste, checking numbers, retyping, photocopies, printing books',
    'logos, virgules, notes de bas de page, numéros de page, mise en page, mise en forme, copier coller, recopier, pointer des chiffres, imprimer, bouger des boîtes, que je ne voulais pas',
  ],
  late_at_it: [
    'at midnight, after midnight, past midnight, two in the morning, three in the morning, at 2 am, at 3 am, till two, until two, until three, on sundays, on sunday, on saturday night, seventy hours, eighty hours',
    'à minuit, après minuit, passé minuit, deux heures du matin, trois heures du matin, à deux heures, jusqu’à trois heures, le dimanche, dimanche soir, samedi soir, soixante-dix heures, quatre-vingts heures',
  ],
  given_up: [
    'miss birthdays, missed birthdays, missing birthdays, miss dinners, miss weddings, cancel dinners, cancelled dinners, cancel holidays, cancelled plans, cancel on friends, binned, thrown away, for nothing, comes to nothing, never see daylight, no sleep, friends stop asking',
    'louper des anniversaires, rater des anniversaires, rater des dîners, louper des dîners, annuler des dîners, annuler des vacances, annuler mes, poubelle, jeté, pour rien, n’aboutit pas, ne verra jamais, peu de sommeil, mariages ratés, amis qu’on annule',
  ],
  open_about_it: [
    'write it on it, write on it, i write it, mark it as, marked as, not been checked, not checked yet, unchecked, same story to both, same thing to both, not one story, in writing, say it straight, tell it straight, be upfront, upfront about, upfront that, lay it on the line',
    'l’écris dessus, je le marque, marqué comme, pas vérifié, pas été vérifié, pas recompté, non vérifié, même histoire, même chose aux deux, même version aux deux, une histoire à l’un, noir sur blanc, sans détour, être transparent, je suis transparent, transparente avec',
  ],
  used_to_do: [
    'i used to, i would always, my habit was, before that i, in the past i, i tended to, i had a tendency, for years i',
    'avant je, avant j’, j’avais tendance, je faisais toujours, mon habitude était, pendant des années je, autrefois je',
  ],
  makes_self: [
    'force myself, make myself, i made myself, i banned myself, i forbade myself, i oblige myself, i promised myself, i set myself, i now show, i now send, i now ask, i now say',
    'je me force, me force à, je m’oblige, m’oblige à, je m’impose, je me suis imposé, me suis interdit, je m’interdis, je me suis promis, je montre maintenant, j’envoie maintenant, je demande maintenant',
  ],
  no_more_since: [
    'since, not once, never again, nobody has had to, nobody had to, has not happened, not happened again, by lunchtime, by noon, every evening, each evening, half done, ugly page, rough page',
    'depuis, plus jamais, pas une fois, personne n’a eu, plus eu besoin, n’est plus arrivé, plus arrivé, avant midi, chaque soir, tous les soirs, à moitié fait, même moche, page moche, brouillon',
  ],
  it_left: [
    'left, was done, were done, went out, was out, handed in, handed over, delivered, sent, shipped, it went, got it, arrived, kept its',
    'est partie, parti, fini, rendu, livré, envoyé, est arrivé, terminé, remis, a tenu',
  ],
  the_right_day: [
    'before noon, by noon, by midnight, before midnight, same night, that night, same evening, before the opening, on the right day, on time, a day early, due on the, day it was due, its date, kept the date, by the deadline, on the day, the day before, before the deadline, ahead of time',
    'avant midi, avant minuit, la nuit même, le soir même, avant l’ouverture, dans la nuit, le bon jour, à l’heure, un jour avant, la veille, jour prévu, date prévue, dans les délais, date tenue, tenu la date, avant l’échéance, en avance, jour dit',
  ],
  less_or_late: [
    'less, late, after we had promised, after promised, later than, more than planned, over budget, short',
    'de moins, en retard, heures de retard, jours de retard, plus tard que, trop tard, après la date, de plus que prévu, à côté',
  ],
  after_effect: [
    'called again, calls me, calls us, call us, rang again, came back to us, still calls, asks me when, asks for me, offered her a, offered him a, offered me a, was offered, were offered, share a flat, nobody dropped out, none dropped out, no one dropped out, nobody complained, nothing left to correct, nothing to correct, not one more, no more shouting, no more arguments, one in five complained, ran the meeting, held the meeting, kept the client, lost the client, client stayed',
    'm’appelle quand, qui m’appelle, rappelé, m’a redemandé, me demande quand, proposé un contrat, proposé un poste, offert un poste, embauché, plus rien à corriger, rien à corriger, plus une dispute, plus une engueulade, plus de cris, personne n’est parti, personne n’a râlé, s’est plaint, tenu la réunion, mené la réunion, gardé le client, perdu le client, client est resté, presque rien d’écart',
  ],
  hours_in_hand: [
    'hours of work, hours left, eight hours of, have six hours, only six hours, ten hours of, hours for, takes me, i need eight, do not fit, does not fit, more hours than',
    'heures de boulot, heures de travail, m’en reste, heures devant moi, me prend, me prendra, il me faut, ne tient pas, ne rentre pas, plus d’heures que',
  ],
  calls_both: [
    'call them both, ring them both, call both, ring both, both on the phone, on one call, one message to both, same message to both, write to both, ask them both, put them together, get them both',
    'les appelle tous les deux, appelle les deux, un seul appel, message aux deux, même message, j’écris aux deux, leur écris à tous, mets les deux, réunis les deux, leur dis',
  ],
  this_one_first: [
    'first this one, one first, the other at noon, the other by noon, that one at noon, the other after, then the other, the other tomorrow, other can wait, model first, deck first',
    'celui-ci d’abord, celui-là d’abord, l’un d’abord, d’abord l’un, l’autre à midi, celui-là à midi, l’autre après, puis l’autre, l’autre demain, l’autre attend, l’autre peut attendre, modèle d’abord, finis celui-ci',
  ],
  you_did: [
    'you sold, you advised, you bought, you closed, you led, you ran, you worked for, you helped, you defended, you handled',
    'vous avez vendu, vous avez conseillé, vous avez accompagné, vous avez acheté, vous avez mené, vous avez bouclé, vous avez défendu, vous avez travaillé, vous avez aidé',
  ],
  met_somebody: [
    'coffee with, lunch with, spoke with, spoke to, talked to, met, ran it, told me',
    'pris un café, un café avec, déjeuné avec, parlé avec, discuté avec, croisé, rencontré, échangé avec, m’a raconté, m’a dit',
  ],
  someday_named: [
    'in january, in february, in march, in april, in may, in june, in july, in september, in october, in november, in december, last year, last spring, last autumn, last month, this year',
    'en janvier, en février, en mars, en avril, en mai, en juin, en juillet, en septembre, en octobre, en novembre, en décembre, l’an dernier, l’année dernière, au printemps, à l’automne, le mois dernier, cette année',
  ],
  did_for_it: [
    'came to your, went to your, rebuilding your, rebuilt your, spent a week rebuilding, said no to, better paid elsewhere, offered me a place, after work, studied at night, evenings after, cold called, begged a, rang a dozen, asked for more, asked to come back, have me back, on a spreadsheet at night, spreadsheets at night, at night for fun, analyst exam, analyst exams, passed a finance exam, keep a list of deals, write down every deal, write down who buys, asked to stay on, asked to stay longer, extended my internship',
    'venu à votre, venue à votre, reconstruit votre, passé une semaine, dit non pour, j’ai dit non, mieux payée, mieux payé, place ailleurs, le soir après, révisé le soir, après le boulot, appelé une dizaine, supplié, redemandé, pour m’entraîner, tableaux chiffrés, modéliser le soir, examen d’analyste, examen difficile, examens d’analyste, laissé tomber le processus, processus d’une autre, réussi un examen de finance, note qui achète qui, note chaque opération, demandé à rester, demandé moi-même à rester, prolongé mon stage',
  ],
} as const satisfies Lexicon;
