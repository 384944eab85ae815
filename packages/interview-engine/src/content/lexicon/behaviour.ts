import type { Lexicon } from '../types.ts';

/** What candidates tell of themselves with; an id of another file here gets more words. */
export const behaviourNotions = {
  first_person: ['i, me, my, myself', 'je, j, moi, mon, ma, mes, m'],
  we_person: ['we, us, our', 'nous, on, notre, nos'],
  acted: [
    'decided, built, called, phoned, asked, proposed, organised, wrote, rebuilt, explained, set up, went, told, spoke, checked, created, found, ran, prepared, changed, took, talked, met, showed, split, convinced, offered, sent, started, rode, timed, added, reshaped, put, moved, taught, trained, coached, reviewed, sat, drew, negotiated, presented, fixed, redid, rechecked, corrected, listened, suggested, cut, gave, made, led, hired, designed, measured, tested, filmed, recorded, stopped, booked, brought, drafted, delegated, handed, divided, gathered, pulled, walked, apologised, owned up, admitted, volunteered, turned down, passed, joined, attended, analysed, modelled, tracked, staffed, pitched, cold called, sourced, closed, launched, coordinated, interviewed, translated, programmed, automated, mapped, promised, mediated, bridged, recruited, retook, practised, rehearsed, took apart, cleaned, turned up',
    'décidé, construit, monté, appelé, téléphoné, demandé, proposé, organisé, écrit, refait, expliqué, mis en place, parlé, vérifié, créé, trouvé, préparé, changé, rencontré, montré, convaincu, coordonné, fixé, envoyé, repris, pris, réuni, chiffré, négocié, présenté, corrigé, écouté, filmé, testé, mesuré, découpé, découpe, réparti, délégué, confié, confie, formé, accompagné, assis, fabriqué, démarché, lancé, tenu, rédigé, bâti, animé, recruté, relu, arrêté, admis, reconnu, avoué, assumé, alerté, prévenu, allé voir, allé trouver, allé le, épluché, passé, dressé, mené, suivi, échangé, lu, refusé, rejoint, analysé, travaillé, coupe, coche, reconstruit, commencé par, partagé, réorganisé, tranché, consacré, mis sur la table, mis à plat',
  ],
  background: [
    'internship, interning, intern, apprenticeship, university, school, first year, second year, third year, final year, student, club, association, volunteer, food bank, placement, my first job, term, semester, project for, master, bachelor, thesis, army, team of, boutique, charity, startup',
    'stage, stagiaire, alternance, apprenti, apprentissage, université, fac, école, lycée, prépa, première année, deuxième année, troisième année, dernière année, m1, m2, association, asso, bde, club, gala, bénévole, premier poste, semestre, mission pour, master, licence, mémoire, équipe de, boutique, junior entreprise, jeune entreprise',
  ],
  back_then: [
    'last year, last summer, last winter, last spring, last autumn, last month, two summers ago, a year ago, years ago, months ago, summers ago, at the time, back then, back in, during my, while i was, when i was, when we were, in february, in march, in june, in my first, in my second, in my third, in my last, in my final, that year, there were four of us, four of us, five of us, three of us, weeks before, one sunday',
    'l’an dernier, l’an passé, l’année dernière, l’année passée, l’été dernier, l’hiver dernier, le mois dernier, février dernier, il y a un an, il y a deux ans, il y a deux étés, il y a trois ans, à l’époque, pendant mon, lors de mon, quand j’étais, lorsque j’étais, on était quatre, on était cinq, nous étions, on était, on préparait, nous préparions, trois semaines avant, à trois semaines, un dimanche, cette année-là, en stage, c’était',
  ],
  charged: [
    'responsible, in charge, had to deliver, had to, my job was, was asked to, was given, i had promised, i promised, my task, my role, goal, objective, deadline, convinced, none of them reported, not reported to me, no authority, wasn’t a manager, was not their manager, not their boss, treasurer, captain, my neck, put in charge, target was',
    'responsable, chargé, chargée, devais, je devais, il fallait, confié, promis, ma mission, mon rôle, objectif, capitaine, trésorier, trésorière, aucun ne dépendait, dépendait de moi, sans être leur, pas leur chef, aucun lien hiérarchique, sans autorité, ne me rapportait, on m’a demandé, à rendre',
  ],
  came_out: [
    'delivered, handed in, on time, early, increased, rose, went up, reduced, fell, came down, cut, saved, won, signed, ended with, ended, finished, came in, collected, fewer, less, more, percent, out of twenty, out of five, grade, closed, hired, promoted, extended, extension, stayed, surplus, down to, from, second best, best offer, renewed, raised, sold, produced the, errors, comments, ahead of schedule, days early, hours late, cost us, recovered',
    'rendu, livré, à temps, à l’heure, en avance, augmenté, monté, baissé, descendu, réduit, passé de, passés de, passée de, économisé, gagné, signé, terminé, fini, fin de, obtenu, décroché, prise, sur vingt, ramenée, ramené, bouclé, remporté, prolongation, pour cent, embauché, recruté, resté, restée, excédent, meilleure offre, deuxième meilleure, vendu, levé, remarques, erreur relevée, zéro erreur, de moins, de plus, coûté, coûtait, récupéré, de moyenne, on l’a gardé',
  ],
  succeeded: [
    'we won, client hired, hired two of us, got an extension, offered me a job, they adopted, still in use, buyer stayed, bidder stayed, now he trains, now she trains, result was, as a result, in the end',
    'on a gagné, nous avons gagné, a été prise, a été pris, a été reçue, nous a recrutés, recruté deux d’entre nous, toujours utilisé, l’acheteur est resté, forme les suivants, au final, résultat',
  ],
  since_then: [
    'since then, ever since, since, from that day, from then on, these days, nowadays, now i, i now, stayed with me, i learned, i learnt, taught me, the lesson, i realised, i understood, i have since, has not happened again, habit, still watch, i start every',
    'depuis, désormais, aujourd’hui je, aujourd’hui j’, maintenant je, et maintenant, j’ai appris, j’ai compris, m’a appris, j’en ai tiré, j’ai retenu, la leçon, pris l’habitude, habitude, plus jamais, ne s’est pas reproduit, je surveille encore, je fais encore attention, je reste attentif, je fais pareil, je m’y prends ainsi',
  ],
  banking_work: [
    'm&a, deal, deals, transaction, transactions, transaction services, valuation, model, modelling, corporate finance, boutique, analysts, cfa, sell side, sell sides, buy side, dcf, lbo, memorandum, roll up, investment club, trading comps, advisory, leveraged finance, open day, carve out, carve outs, annual reports, merger',
    'm&a, deal, deals, opération, opérations, transaction, transactions, transaction services, valorisation, modèle, modèles, corporate finance, boutique, analystes, cfa, sell side, mandat de vente, mandat, dcf, lbo, mémorandum, club m&a, comparables, conseil dans, portes ouvertes, carve outs, rapports annuels, cession, fusion',
  ],
  your_house: [
    'your team, your bank, your firm, your house, your people, your analysts, your associates, your deal, your deals, your mandates, your mandate, your clients, your coverage, your events, your strength, you advised, you helped, you closed, you announced, you cover, work here, who works here, in your group, told me that',
    'votre équipe, votre banque, votre maison, vos équipes, vos analystes, vos associates, votre deal, vos deals, vos mandats, votre mandat, vos clients, votre spécialité, vous avez conseillé, vous avez accompagné, vous avez signé, vous avez annoncé, vous couvrez, chez vous, qui travaillent ici, votre journée, votre bureau',
  ],
  toil: [
    'hours, hour weeks, nights, night, weekends, until two, until three, three in the morning, at night, all nighters, slides, formatting, page numbers, deals that die, die, comments, grunt work, unglamorous, repetitive, last minute, cancelled plans, dinners, sleep, stamina',
    'heures, horaires, nuit, nuits, week ends, du matin, slides, mise en page, mise en forme, dossiers qui meurent, deals qui meurent, meurent, ingrat, ingrate, répétitif, dernière minute, dîners annulés, sommeil, corrections, relectures, fatigue',
  ],
  turning: [
    'led me, turning point, made me, that is why, that’s why, which is why, is how i, each step, common thread, thread, closer to, i realised, because i, drew me, got me into, from there, pushed me, fascinated me, i moved from, i switched, i chose, made sense',
    'm’a conduit, m’a amené, m’a donné, tournant, déclic, c’est pourquoi, c’est pour ça, c’est pour cela, fil rouge, fil conducteur, chaque étape, rapproché, j’ai compris, j’ai réalisé, parce que je, parce que j, m’a donné envie, fasciné, donc je suis passé, j’ai bifurqué, du coup j’ai, logique de mon parcours, me voilà',
  ],
  tell: [
    'tell, told, telling, call, go straight to, go to, go and see, walk to, inform, warn, flag, escalate, report it, let know, wake, say it plainly, raise it, explain to, confirm by mail',
    'dis, dire, préviens, prévenir, prévenu, préviendrais, appelle, appeler, vais voir, voir, informer, informe, alerter, alerte, signaler, signale, remonter, remonte, réveille, j’en parle',
  ],
  superior: [
    'associate, director, manager, boss, md, managing director, vp, staffer, senior, seniors, supervisor, person above me, his boss, compliance, head of, both of them, the two of them, partner, people who look after the rules, project leader',
    'associate, directeur, directrice, manager, chef, patron, md, vp, staffeur, senior, seniors, supérieur, responsable, conformité, compliance, déontologue, les deux, associé, associés, tuteur',
  ],
  ours_to_decide: [
    'not for me to decide, not mine to decide, for the director, for him to decide, let them decide, let them arbitrate, arbitrate, they decide, decides, his decision, is not my choice, isn’t my choice, choose how, if they disagree',
    'arbitrer, arbitre, arbitrent, tranche, trancher, pas à moi, à lui de, c’est eux qui, qui choisissent, c’est à lui, décision du directeur, pas d’accord',
  ],
  own_fault: [
    'my fault, my mistake, my call, my own mistake, my slip, i was wrong, own it, owned up, owned it, no excuse, without hiding, no hiding, admitted, instead of looking for an excuse, came from me, nobody told me, hear it from us, must hear it, has to hear it, must be said, must know',
    'ma faute, mon erreur, c’est moi qui, j’ai eu tort, je me suis trompé, suis trompé, sans excuse, au lieu de chercher une excuse, j’ai admis, je l’ai admis, je l’ai reconnu, le reconnaître, venait de moi, sans rejeter, sans me cacher, apprendre par nous, savoir par nous, doit le savoir, doit l’apprendre, il faut le dire',
  ],
  refuse_to_say: [
    'cannot discuss, can’t discuss, cannot talk, can’t talk, cannot say, can’t say, cannot share, can’t share, not able to share, say no, no hints, without a hint, no hint, won’t chat, turn him down, decline, refuse, not even say, neither confirm nor deny, no comment, not discuss, straight no, stays with the team, stay with the team, discretion, confidential, confidentiality, chinese wall, inside information, secret, bound by, nda',
    'ne peux pas parler, ne peux pas en parler, ne peux rien dire, ne peux pas dire, ne peux pas partager, je dis non, dire non, aucun indice, sans indice, moindre indice, refuse, refuser, décline, ni confirmer ni démentir, ni confirmer, sans commentaire, discrétion, confidentiel, confidentialité, secret, information privilégiée, muraille de chine, reste dans l’équipe, pas un mot, tenu au secret',
  ],
  public_matters: [
    'public, press, news, sector, industry, what anyone may read, bring back, steer back, change the subject, market',
    'public, publique, publiques, presse, actualité, secteur, ramène, revenir à, change de sujet, marché',
  ],
  good_terms: [
    'smile, kindly, politely, polite, protects him, feel protected, same about your own, your own plans, your affairs, your plans, expect the same, same from me, he would want the same',
    'sourire, gentiment, poliment, poli, avec tact, se sentir protégé, protège aussi, vos projets, vos affaires, la même discrétion, attendriez la même, pareil pour vous, rassurer',
  ],
  timing: [
    'deadline, deadlines, hours of work, four hours, five hours, nine hours, right away, straight away, immediately, at once, early, tonight, before seven, by noon, noon, first thing, days ahead, half a day, an hour, one hour, two minutes, five minutes, how long, estimate, ahead, in time, slip, move the meeting, postpone, urgent',
    'échéance, échéances, délai, délais, heures de travail, tout de suite, immédiatement, aussitôt, dans la minute, tôt, ce soir, avant sept heures, midi, d’abord, une heure, cinq minutes, jours avant, combien de temps, estime, chiffrer, chiffre, décaler, décale, repousser, retard, urgent, plus tôt',
  ],
  sizing: [
    'size, how big, how much, how long each, estimate, measure, changes the number, change the message, change the conclusion, footnote, impact, makes a difference, drops by, falls by, changes in the conclusions, truly wrong, really wrong, more important, comes first',
    'mesure, mesurer, ampleur, est-ce que ça change, change le message, change la conclusion, note de bas de page, impact, baisse de, chiffrer, chiffre, estimer, estime, vraiment faux, plus important, passe en premier, lequel',
  ],
  splits_work: [
    'split, share the work, another analyst, half of the pages, hand part, propose, proposal, plan, come with a solution, option, reinforcement, sequence, one after the other',
    'répartir, partager, autre analyste, moitié des, proposition, propose, proposer, plan, solution, renfort, l’un après l’autre',
  ],
  my_view: [
    'i think, in my view, my view, i believe, i am convinced, to me',
    'je pense, à mon avis, mon avis, je crois, selon moi, je suis convaincu, pour moi',
  ],
} as const satisfies Lexicon;
