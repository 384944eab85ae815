import type { Lexicon } from '../types.ts';

/** What candidates tell of themselves with; an id of another file here gets more words. */
export const behaviourNotions = {
  first_person: ['i, me, my, myself', 'je, j, moi, mon, ma, mes, m'],
  doer: ['i', 'je, j'],
  we_person: ['we, us, our', 'nous, on, notre, nos'],
  acted: [
    'decided, built, called, phoned, asked, proposed, organised, wrote, rebuilt, explained, set up, went, told, spoke, checked, created, found, ran, prepared, changed, took, talked, met, showed, split, convinced, offered, sent, started, rode, timed, added, reshaped, put, moved the, moved my, moved it, i moved, taught, trained, coached, reviewed, sat, drew, negotiated, presented, fixed, redid, rechecked, corrected, listened, suggested, cut, gave, made, hired, designed, measured, tested, filmed, recorded, stopped, booked, brought, drafted, delegated, handed, divided, gathered, pulled, walked, apologised, owned up, admitted, volunteered, turned down, passed, joined, attended, analysed, modelled, tracked, staffed, pitched, sourced, closed, launched, coordinated, interviewed, translated, programmed, automated, mapped, promised, mediated, bridged, recruited, retook, practised, rehearsed, cleaned, turned up, noted, knocked, pushed it back, rang, drank, bought, visited, rebooked, swapped, worked through, sketched, drove, picked, chose, stepped in, signed up, shadowed, followed up, swallowed my pride, introduced, invited, turned it, persuaded, sorted, handled, figured out, let them, let her, let him, spoken, cooked, stuck, pinned, tried to, started',
    'décidé, construit, monté, appelé, téléphoné, demandé, proposé, organisé, écrit, refait, expliqué, mis en place, parlé, vérifié, créé, préparé, changé, rencontré, montré, convaincu, coordonné, fixé, envoyé, repris, pris, réuni, chiffré, négocié, présenté, corrigé, écouté, filmé, testé, mesuré, découpé, réparti, délégué, confié, formé, accompagné, assis, fabriqué, démarché, lancé, tenu, rédigé, bâti, animé, recruté, relu, arrêté, admis, reconnu, avoué, assumé, alerté, prévenu, allé voir, allé trouver, allé le, épluché, passé, dressé, mené, suivi, échangé, lu, refusé, rejoint, analysé, coupe, coche, reconstruit, commencé par, partagé, réorganisé, tranché, consacré, mis sur la table, mis à plat, j’ai trouvé, noté, frappé, bu, imposé, mis un, mis une, donné, gardé, reporté, décalé, redonné, dessiné, acheté, visité, je tiens, installé, consulté, sollicité, aidé, j’ai fait, j’ai dit, je me suis dit, j’ai choisi, suggéré, inscrit, excusé, lui ai fait, leur ai fait, ai laissé, laissé faire, invité, réglé, traité, persuadé, discuté, écoutée, refaite, débrouillé, contacté, interrogé, relancé, collé, affiché, essayé de',
  ],
  background: [
    'internship, interning, apprenticeship, university, school, first year, second year, third year, final year, student, club, association, volunteer, food bank, placement, my first job, term, semester, project for, master, bachelor, thesis, army, team of, boutique, charity, startup, uni, college, gap year, society, apprentice, evening class, summer job, the fund, audit firm, law firm, consulting job, exchange year, football team, choir, case competition, stock pitch contest',
    'stage, stagiaire, alternance, apprenti, apprentissage, université, fac, école, lycée, prépa, première année, deuxième année, troisième année, dernière année, m1, m2, association, asso, bde, club, gala, bénévole, premier poste, semestre, mission pour, master, licence, mémoire, équipe de, boutique, junior entreprise, jeune entreprise, césure, fin d’études, cabinet, big four, coopérative, job d’été, courtier, colocation, orchestre, dans le fonds, échange à, chorale, bureau des élèves, concours de cas, compétition de cas',
  ],
  back_then: [
    'last year, last summer, last winter, last spring, last autumn, last month, years ago, months ago, summers ago, at the time, back then, back in, during my, while i was, when i was, when we were, in february, in march, in june, in my first, in my second, in my third, in my last, in my final, that year, four of us, five of us, three of us, weeks before, one sunday, second month, first month, third month, first week, second week, my first year, one evening, one morning, one friday, week before, night before, day before, that evening',
    'l’an dernier, l’an passé, l’année dernière, l’année passée, l’été dernier, l’hiver dernier, le mois dernier, février dernier, il y a un an, il y a deux ans, il y a deux étés, il y a trois ans, à l’époque, pendant mon, lors de mon, quand j’étais, lorsque j’étais, nous étions, on était, on préparait, nous préparions, à trois semaines, un dimanche, cette année-là, en stage, c’était, deuxième mois, premier mois, troisième mois, première semaine, un soir, un matin, un vendredi, semaine avant, la veille du, ce soir-là, en plein milieu, au printemps, le soir même',
  ],
  charged: [
    'responsible, in charge, had to, my job was, was asked to, was given, i had promised, i promised, my neck, target was, was handed, landed with, was on me, up to me, on my shoulders, depended on me, fell to me, left to me, entrusted, counted on me, relied on me, mine to, goal was, objective was, had given me, i owed, on my plate, on my watch, my name on it, asked me, my part was, i was to, i was supposed, they wanted me, they needed me, counting on me, was down to me, i was meant to, i said we would, committed to, was the one who, needed numbers, needed figures, weeks to get, days to get, wanted all, been asked by, been asked to',
    'responsable, chargé, devais, il fallait, confié, promis, à rendre, reposait sur moi, sur mes épaules, m’est revenu, m’incombait, me revenait, comptait sur moi, comptaient sur moi, il me fallait, j’avais à, c’était à moi, on attendait de moi, objectif était, sous ma responsabilité, on m’avait donné, on m’a collé, m’a demandé, ma part, mon travail était, j’étais censé, mon rôle, on voulait que je, à moi d’obtenir, à moi de, responsabilité de, m’étais engagé, m’étais engagée, avais besoin des, mon boulot c’était, mon boulot était, semaines pour, jours pour, voulais que les, m’avait demandé, avait chargé de, avait chargée de',
  ],
  came_out: [
    'delivered, handed in, on time, increased, rose, went up, reduced, came down, saved, won, signed, ended, came in, collected, fewer, percent, out of twenty, out of five, promoted, extended, extension, surplus, down to, second best, best offer, renewed, raised, sold, ahead of schedule, hours late, cost us, recovered, finished with, finished on, finished at, days ahead, in the till, top of, ranked, mark of, cut by, we closed, lost us, behind schedule, finished second, finished first, finished third, pushed back, postponed, stayed empty, was empty, days late, in half the time, twice as, users, were using it, use it every, out of nine, new clients, middle way, handed over, was lost, lost the',
    'livré, à temps, à l’heure, en avance, augmenté, monté, baissé, descendu, réduit, économisé, gagné, signé, terminé, obtenu, décroché, sur vingt, ramenée, bouclé, remporté, prolongation, pour cent, excédent, meilleure offre, deuxième meilleure, vendu, levé, erreur relevée, zéro erreur, coûté, récupéré, de moyenne, on l’a gardé, rendu un jour, fini avec, fini à, en caisse, note de, classé, perdu, deux fois moins, de retard, dans les temps, repoussé, resté vide, restés vides, deux fois plus, s’en servaient, s’en servent, fini deuxième, fini premier, livraison, moitié moins',
  ],
  succeeded: [
    'we won, client hired, hired two of us, got an extension, offered me a job, they adopted, still in use, buyer stayed, bidder stayed, now he trains, now she trains',
    'on a gagné, nous avons gagné, a été prise, a été reçue, nous a recrutés, recruté deux d’entre nous, toujours utilisé, l’acheteur est resté, forme les suivants',
  ],
  since_then: [
    'since then, ever since, from that day, from then on, these days, nowadays, now i, i now, stayed with me, taught me, the lesson, i realised, i understood, i have since, has not happened again, habit, still watch, i start every, since that day, from now on, from that moment, to this day, i do the same, so now, today i, now when, this year i, i have changed, still do it, never since, by now, i found out that, i have learned that',
    'désormais, aujourd’hui je, aujourd’hui j’, maintenant je, et maintenant, j’ai appris, j’ai compris, m’a appris, j’en ai tiré, j’ai retenu, la leçon, habitude, plus jamais, ne s’est pas reproduit, je surveille encore, je fais encore attention, je reste attentif, je fais pareil, je m’y prends ainsi, dorénavant, à présent, à partir de là, du coup je, maintenant quand, cette année je, j’ai changé, je le fais encore, depuis ce temps, à chaque fois je, depuis que, depuis cet, depuis cette',
  ],
  banking_work: [
    'm&a, deal, transaction, valuation, model, corporate finance, boutique, analysts, cfa, sell side, buy side, dcf, lbo, memorandum, roll up, investment club, trading comps, advisory, leveraged finance, open day, carve out, annual reports, merger, owners sell, sell their company, sell their business, selling companies, sale of companies, who might buy, acquired companies, buyer list, list of buyers, firms before someone buys, takeovers, acquisitions, two sales, sells companies, sells family companies, sells family businesses, three sales, people who sell companies, pulling companies apart',
    'm&a, deal, opération, transaction, valorisation, modèle, corporate finance, boutique, analystes, cfa, sell side, mandat, dcf, lbo, mémorandum, comparables, conseil dans, portes ouvertes, carve outs, rapports annuels, cession, fusion, vendre leur boîte, vendre leur entreprise, vendre sa boîte, vendre leur société, ventes de boîtes, ventes d’entreprises, rachats, acquisitions, liste d’acheteurs, acquéreurs, vend des entreprises, vend des boîtes, vend des sociétés, vendent des boîtes, vendent des entreprises, vendent des sociétés, trois ventes, deux ventes, sociétés à vendre',
  ],
  your_house: [
    'your team, your bank, your firm, your house, your people, your analysts, your associates, your deal, your mandates, your clients, your coverage, your events, your strength, you advised, you helped, you closed, you announced, you cover, work here, in your group, told me that, you look after, you act for, you work for, you serve, you handled, you sold, your floor, your office, your bankers, your seniors, one of your, some of your, you have advised, you only, you do not lend, of you in, you are small, you have only, your last, your former, your interns, your junior, here you, you took, you ran, you worked on, your name came up, your desk, you acted on, your healthcare, your sector, your coverage, you staff, your training, of your people, two of your',
    'votre équipe, votre banque, votre maison, vos équipes, vos analystes, vos associates, votre deal, vos deals, vos mandats, votre mandat, vos clients, votre spécialité, vous avez conseillé, vous avez accompagné, vous avez signé, vous avez annoncé, vous couvrez, chez vous, qui travaillent ici, votre journée, votre bureau, vous travaillez pour, vous défendez, vous avez vendu, vous aidez, vous suivez, vos banquiers, vos seniors, l’une de vos, un de vos, chez votre, vous ne faites que, vous ne donnez que, vous ne prêtez, vous êtes huit, vous n’êtes que, votre dernière, votre dernier, vos anciens, vos stagiaires, vos juniors, ici vous, vous avez mené, vous avez travaillé, vous avez porté, votre formation, vous affectez, deux des vôtres, un des vôtres',
  ],
  toil: [
    'hours, nights, weekends, until two, until three, all nighters, slides, formatting, page numbers, die, comments, grunt work, unglamorous, repetitive, last minute, cancelled plans, dinners, sleep, stamina, in the morning, midnight, to bed, bed at, birthdays, missed, logos, bottom of the ladder, last in line, tired, exhausted, spreadsheets until, photocopies, until dawn, until four, nine in the evening, commas, holidays, cancel your, waiting around, gets up, get up, come home, pages at, copy paste, printing, proofreading, turning pages, weekend, phone on, weddings, on call, alignments, fonts, home at two, home at three, home at one, dies anyway, cancelling on, tidying tables, tidying pages',
    'heures, horaires, nuit, week ends, du matin, slides, mise en page, mise en forme, meurent, ingrat, répétitif, dernière minute, sommeil, corrections, relectures, fatigue, minuit, anniversaire, logos, soirées à, dernier de la chaîne, épuisé, au lit, couché, petites mains, photocopies, petits dessins, jusqu’à l’aube, vacances, annule, virgules, petits matins, on attend beaucoup, retombe dessus, rentrer quand, quand je me lève, tableaux, relire, week end, mariages, téléphone allumé, alignements, polices, copier coller, imprimer, rentre à deux, rentre à trois, recommence le lendemain, à l’eau quand même, pages à refaire, refaire des pages',
  ],
  turning: [
    'led me, turning point, made me, that is why, that’s why, which is why, is how i, each step, thread, closer to, i realised, drew me, got me into, from there, pushed me, fascinated me, i moved from, i switched, i chose, made sense, hooked me, brought me, nearer to, i noticed i cared, kept me up, opened my eyes, i understood that, wanted to be, showed me, cared more, more interested in, that is when, that’s when, left me with, because i wanted, since i wanted, because i missed, what i liked, what i missed, i found out that, i discovered, out of curiosity, one before',
    'm’a conduit, m’a amené, m’a donné, tournant, déclic, c’est pourquoi, c’est pour ça, c’est pour cela, fil rouge, fil conducteur, chaque étape, rapproché, j’ai compris, j’ai réalisé, fasciné, donc je suis passé, j’ai bifurqué, du coup j’ai, logique de mon parcours, me voilà, m’a poussé, m’a fait comprendre, m’a décidé, m’a accroché, m’a attiré, voulais être, m’a montré, m’intéressais plus, c’est là que, car je voulais, parce que je voulais, m’avait laissé, m’a laissé, ce qui me manquait, ce que j’aimais, j’ai découvert, par curiosité, m’a fait voir, l’étape d’avant, poste d’avant, donc repris, l’année d’avant',
  ],
  tell: [
    'say so, tell, told, call, go straight to, go to, go and see, walk to, inform, warn, flag, escalate, let know, wake, say it plainly, raise it, explain to, confirm by mail, ring, rang, phone, knock, announce, let her, let him, hear, notify, speak to, straight with, honest with, open with, report, let my, pass it on, mention it to, write to both, email both, own up, speak up, say out loud, put in writing, come clean, message',
    'dis, dire, préviens, prévenir, prévenu, préviendrais, appelle, voir, informer, alerter, signaler, remonter, réveille, j’en parle, téléphone, frappe, annonce, décroche, avertis, fais savoir, au courant, apprend, avoue, franc avec, honnête avec, j’écris, par écrit, parle à, parler à, remonte, envoie un message, écris aux deux, raconte, raconter',
  ],
  superior: [
    'group head, desk head, deal captain, person i work for, person i report to, who i report to, whoever i report to, gives me my work, the one above, committee, associate, director, manager, boss, md, vp, staffer, senior, supervisor, compliance, head of, both of them, the two of them, partner, people who look after the rules, project leader, above me, person above, my lead, team lead, one in charge, in charge of me, watchdogs, legal, person in charge, people in charge, control people, somebody above, someone above, one i work for, my superior, higher up, my line, team leader, staffers, rules people, the rules people',
    'celui qui me dirige, celle qui me dirige, ceux qui me dirigent, celui pour qui, grand patron, celui au dessus, celle au dessus, chef de groupe, le comité, au bureau, associate, directeur, directrice, manager, chef, patron, md, vp, staffeur, senior, supérieur, responsable, conformité, compliance, déontologue, les deux, associé, tuteur, au dessus de moi, cheffe, encadrant, hiérarchie, juridique, personne en charge, gens du contrôle, quelqu’un au dessus, référent, contrôle interne, gens qui veillent sur les règles, patron des deux',
  ],
  ours_to_decide: [
    'not mine to decide, for the director, arbitrate, decides, his decision, is not my choice, choose how, if they disagree, not up to me, not my call, settle it between, sort it out between, let them choose, have to know about, up to them, they agree between, between themselves',
    'arbitrer, tranche, pas à moi, à lui de, c’est eux qui, qui choisissent, c’est à lui, décision du directeur, pas d’accord, entre eux, eux de décider, à eux de, ils décident, doivent être au courant, c’est lui qui décide, qu’ils se parlent',
  ],
  own_fault: [
    'my fault, my mistake, my call, my own mistake, my slip, i was wrong, own it, owned up, no excuse, without hiding, no hiding, admitted, instead of looking for an excuse, came from me, nobody told me, hear it from us, must hear it, has to hear it, must be said, must know, it was me, was my idea, my own idea, my doing, got it wrong, i made a mistake, i made an error, i messed up, mess it up, hears it from us, learns it from us, from us first, find it himself, finds it himself, makes me look bad, look like an idiot, look stupid, it’s mine, my own decision, nobody else’s, my bad, that was me',
    'ma faute, mon erreur, j’ai eu tort, suis trompé, sans excuse, au lieu de chercher une excuse, j’ai admis, je l’ai admis, je l’ai reconnu, le reconnaître, venait de moi, sans rejeter, sans me cacher, apprendre par nous, savoir par nous, doit le savoir, doit l’apprendre, il faut le dire, c’était moi, c’est moi, mon idée à moi, de mon fait, j’en suis responsable, l’apprenne de nous, l’apprendre de nous, tombe dessus, passe pour un idiot, passer pour un idiot, j’ai fait une bêtise, avouer, m’en tienne rigueur, elle est de moi, c’est pour moi, bêtise vient de moi, erreur vient de moi, ma propre décision, rien qu’à moi',
  ],
  refuse_to_say: [
    'cannot discuss, cannot talk, can’t talk, cannot say, can’t say, cannot share, can’t share, not able to share, say no, no hints, without a hint, won’t chat, turn him down, decline, refuse, not even say, neither confirm nor deny, no comment, not discuss, straight no, stays with the team, discretion, confidential, chinese wall, inside information, secret, bound by, nda, give him nothing, give nothing away, stays with us, shut the door, my lips are sealed, keep it to ourselves, tell him nothing, won’t tell, will not tell, can’t tell, cannot tell, would not say, not answer, cannot answer, not go there, answer stays no, answer is no, answer remains no, not my place to, leave the room, not leave the room, not leave this room, neither yes nor no, never talk about, not talk about other, not talk about them, would not tell, not open my mouth, i say nothing, keep my mouth shut, off limits, not going to talk, not comment, not confirm, will not talk about, would not talk about, not talk about anyone, not talk about anybody, not talk about other, not even to say',
    'ne peux pas parler, ne peux pas en parler, ne peux rien dire, ne peux pas dire, ne peux pas partager, je dis non, dire non, aucun indice, sans indice, moindre indice, refuse, décline, ni confirmer ni démentir, ni confirmer, sans commentaire, discrétion, confidentiel, confidentialité, secret, information privilégiée, muraille de chine, reste dans l’équipe, pas un mot, je ne dis rien, ne dirai rien, reste chez nous, reste entre, bouche cousue, ferme la porte, ne lui donne rien, ne donne rien, je me tais, motus, ne peux pas répondre, ne réponds pas, ne répondrai pas, réponse reste non, réponse est non, n’irai pas sur, ne sort pas de, ni oui ni non, ne parle pas des, ne parlerais jamais, ne confirme, ne commente pas, pas en parler, terrain interdit, en parlerai pas, en parlerais pas, ne parle pas des affaires, ne parle jamais des, pas le droit d’ouvrir, pas le droit d’en parler, pas le droit de, même pas pour dire',
  ],
  public_matters: [
    'public, press, news, sector, industry, what anyone may read, bring back, steer back, change the subject, market, newspaper, filings',
    'public, publique, presse, actualité, secteur, ramène, revenir à, change de sujet, marché, journaux, communiqué',
  ],
  good_terms: [
    'smile, kindly, politely, protects him, feel protected, same about your own, your own plans, your affairs, your plans, expect the same, same from me, friendly, your secrets, own secrets, sleep',
    'sourire, gentiment, poliment, avec tact, se sentir protégé, protège aussi, vos projets, vos affaires, la même discrétion, attendriez la même, pareil pour vous, rassurer, aimable, vos secrets, cordial, courtois',
  ],
  timing: [
    'deadline, hours of work, four hours, five hours, nine hours, right away, straight away, immediately, at once, early, tonight, before seven, noon, first thing, half a day, an hour, one hour, two minutes, five minutes, how long, estimate, ahead, in time, slip, move the meeting, postpone, urgent, within the hour, before evening, the same day, on the spot, there and then, in good time, push back, before midnight, by midnight, by eight, by nine, for the morning, until this is sorted, until it is fixed, cannot wait, can not wait, later, waits',
    'échéance, délai, heures de travail, tout de suite, immédiatement, aussitôt, dans la minute, tôt, ce soir, avant sept heures, midi, une heure, cinq minutes, jours avant, combien de temps, estime, chiffrer, décaler, repousser, retard, urgent, plus tôt, sans attendre, sur le champ, le jour même, dans l’heure, sur place, bien avant, à l’avance, en avance, avant minuit, pour minuit, pour huit heures, que ce soit réglé, ne peut pas attendre, peut attendre, plus tard, pour après, heures chacun',
  ],
  sizing: [
    'size, how big, how much, how long each, estimate, measure, changes the number, change the message, change the conclusion, footnote, impact, drops by, falls by, changes in the conclusions, truly wrong, really wrong, comes first, how bad, how serious, how far, drags, push the range, where the number went, cannot wait, can not wait, really wait, can wait, which of the two, which one, how long it takes, does it move, does it change, a typo, same slip, same mistake, other pages, elsewhere, old figure, fixed version, right version, corrected version, what is at stake, needs first, matters most',
    'mesure, ampleur, est-ce que ça change, change le message, change la conclusion, note de bas de page, impact, baisse de, chiffrer, estimer, vraiment faux, passe en premier, lequel, gravité, à quel point, jusqu’où, conséquence, peut attendre, combien de temps, bouge le prix, si c’est grave, faute de frappe, même bêtise, même erreur, autres pages, ailleurs dans, bonne version, version corrigée, le plus urgent',
  ],
  splits_work: [
    'split, share the work, another analyst, half of the pages, hand part, propose, plan, come with a solution, option, reinforcement, sequence, one after the other, finish one, half of the other, half of it, part everyone needs, leave the slides, for later, get help, someone else takes, hand over part, cut the scope, the essential first, first part',
    'répartir, partager, autre analyste, moitié des, proposition, propose, plan, solution, renfort, l’un après l’autre, finir l’un, partie dont, pour après, de l’aide, je donne une partie, réduire, l’essentiel d’abord, je coupe',
  ],
  my_view: [
    'i think, my view, i believe, i am convinced, to me',
    'je pense, mon avis, je crois, selon moi, je suis convaincu, pour moi',
  ],
  told_situation: [
    'when i was, during my, last year, last summer, two years ago, in my internship, at university, in my first year, in my second year, in my third year, in my last, in a team, last month',
    'quand j’étais, pendant mon, l’année dernière, l’été dernier, il y a deux ans, en première année, en deuxième année, en troisième année, dans mon, dans ma, dans une équipe, nous étions, on était, au bde, le mois dernier',
  ],
  told_task: [
    'responsible, i was in charge, i had to, asked me to, i was asked',
    'j’étais responsable, j’étais chargé, je devais, on m’a demandé',
  ],
  told_action: [
    'i decided, i built, i called, i asked, i proposed, i organised, i wrote, i rebuilt, i explained, i set up, i went, i told, i spoke, i checked, i created, i found, i ran, i prepared, i measure, i changed, i talked, i showed, i split, i convinced, i offered, i sent, i started',
    'j’ai décidé, j’ai construit, j’ai appelé, j’ai proposé, j’ai organisé, j’ai écrit, j’ai refait, j’ai expliqué, j’ai mis en place, j’ai demandé, j’ai parlé, j’ai vérifié, j’ai créé, j’ai trouvé, j’ai préparé, j’ai changé, j’ai rencontré, j’ai montré, j’ai convaincu, j’ai coordonné, j’ai fixé, j’ai envoyé, je mesure, je prépare, en fixant',
  ],
  told_result: [
    'we won, we finished, we lost, it cost, we got, we signed, ended up, saved',
    'nous avons gagné, nous avons terminé, on a signé, on a gagné, on a perdu, nous avons perdu, plus que l’année',
  ],
  told_learning: [
    'since then, these days i, now i, i now, i have since, what i took from, taught me, i kept one thing, one thing i kept, one thing stuck with me',
    'j’ai appris, depuis ce jour, désormais, depuis lors, aujourd’hui je, je fais maintenant, maintenant je, depuis je, m’a appris, j’ai retenu, j’ai changé, j’en ai gardé un, j’en ai gardé une, j’en garde une',
  ],
  did_for_it: [
    'i spoke to, i spoke with, i talked to, i took a course, course in, i joined, investment club, finance society, i worked at, i worked for, i worked on, i sat in, i turned down, investment fund, i followed a deal, i shadowed, i taught myself, i set up a, i redid, i rebuilt, i did a summer, summer in audit, summer at, i came back from, interned, i built a model, i wrote to, i met, i called, sat through, i sat with, in my own time, on my own, nobody asked me',
    'j’ai échangé, j’ai parlé avec, j’ai rejoint, club d’investissement, association de finance, comme stagiaire, j’ai refusé, fonds étudiant, j’ai discuté avec, j’ai lancé un, j’ai refait, j’ai appelé, j’ai lu, je suis revenu de, je fais déjà ça, j’ai écrit à, j’ai rencontré, j’ai suivi, un été en, sur mon temps, tout seul, j’ai monté, j’ai assisté, j’ai vécu, échangé avec des, discuté avec des',
  ],
  knows_toil: [
    'long nights, late nights, weekends, long hours, work late, all nighter, come home when, cancel holidays, does the talking, waiting around, comes back to you, comes back at night, i know the hours, no social life, see friends less, sleep little, not glamorous, get the bottom, my flatmate, my sister does, a friend who does',
    'horaires, nuits, week-ends, travailler tard, rentrer quand, annule ses vacances, on attend beaucoup, retombe dessus, plus ancien qui parle, rien de glamour, voit moins ses amis, dort peu, ma colocataire, un ami qui',
  ],
  led_here: [
    'led me to, which is why, that is why, that made me, from there, made me want, i turned down, next step, i want to join',
    'm’a conduit, m’a amené, c’est pourquoi, c’est ce qui m’a, à partir de là, m’a donné, donné le goût, prochaine étape, je veux maintenant',
  ],
  in_time: [
    'priority, deadline, urgent, immediately, straight away, right away, at once, how long, who goes first, which goes first, first thing, tell them both, before midnight, by midnight, by eight, cannot wait, can not wait, waits until, everything else waits',
    'priorité, délai, urgent, échéance, tout de suite, immédiatement, aussitôt, combien de temps, lequel passe, se mettent d’accord, avant minuit, pour huit heures, ne peut pas attendre, tout le reste attend, dans l’heure',
  ],
  trouble: [
    'stopped speaking, not speaking, fell out, fallen out, quarrelled, argued, nobody spoke, refused to, disagreed, full of errors, kept making, struggled with, did not know how, never checked, cold war, could follow, never dared, not dare, was lost, at war, not ready, stopped talking, not show up, half of the totals, totals wrong, kept getting, made mistakes, was stuck, no longer spoke, would not talk, blamed each other, blaming each other, slammed, missing deadlines, could not keep up, was drowning, was struggling, afraid to ask, shouting, had not spoken, not spoken for, stopped talking, not speaking, not talking, no longer spoke',
    'ne se parlait, ne se parlaient, ne s’entendaient, ne s’entendait, brouillés, fâchés, se disputaient, en froid, guerre froide, refusaient, refusait, pleins d’erreurs, faisait des erreurs, ne savait pas, n’osait pas, ne vérifiait, plus personne ne, pouvait suivre, perdu dès, faisaient la guerre, se faisait la guerre, pas prêt, venait plus, n’osait, totaux faux, se trompait, était bloqué, se parlait plus, ne voulait plus, s’accusaient, s’engueulaient, claqué la porte, en retard sur, avait peur de, n’y arrivait, se noyait, ne suivait, ne se parlaient plus, ne se parlent plus',
  ],
  stint: [
    'six months, ten weeks, eight weeks, three months, half a year, gap year, a semester, a summer, two summers, off cycle, a year with',
    'six mois, dix semaines, huit semaines, trois mois, deux mois, un semestre, un été, deux étés, off cycle, césure, un an chez',
  ],
  habit: [
    'rule, checklist, check list, ritual, habit, every time, every morning, every evening, each morning, each evening, every week, never again, timer, second pair of eyes, list of points, without a check, one by one, alarm, reminder, at least once, once per, once a, twice a, every monday, every friday, each monday, each time, list taped, keep a list, post it, before anything goes out, before i send, before it goes out, someone else, somebody else, at the start of, template, notebook, read it aloud, print it',
    'règle, rituel, habitude, tous les soirs, chaque soir, chaque matin, tous les matins, chaque semaine, systématiquement, plus jamais, minuteur, liste de contrôles, feuille de contrôles, liste de points, une liste, œil extérieur, deuxième regard, vingt minutes, alarme, rappel, au moins une fois, une fois par, chaque lundi, tous les lundis, chaque vendredi, chaque fois, liste collée, pense bête, avant d’envoyer, avant l’envoi, avant que ça parte, quelqu’un d’autre, au début de chaque, carnet, à voix haute, j’imprime',
  ],
  so_now: [
    'now, these days, today, nowadays, from then',
    'maintenant, du coup, aujourd’hui, désormais, dorénavant',
  ],
  took_on: [
    'set myself, gave myself, put in, adopted, keep, made it, force myself, oblige myself, have a list, set an, put a, make myself',
    'imposé, mis, donné, instauré, adopté, oblige, astreins, fixé, je me force, je mets, j’ai une, je garde, je tiens, je note',
  ],
  one_road: [
    'one road, same road, same direction, next stone, next logical, logical next, natural next, next step, logical step, each step, every step, all of it led, moved me closer, bit nearer, nearer to, closer to, not a detour',
    'un seul chemin, même chemin, même direction, suite logique, suite naturelle, étape logique, prochaine étape, chaque étape, tout mène, plus près, rapproche, pas un détour',
  ],
} as const satisfies Lexicon;
