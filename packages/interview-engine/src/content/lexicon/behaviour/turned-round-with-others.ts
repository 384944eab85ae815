import type { Lexicon } from '../../types.ts';

/** Conflicts, secrets and juniors, told the wrong way round. */
export const behaviourTurnedRoundWithOthers = {
  turns_the_eyes_away: [
    'look away, look the other way, looking away, turn a blind eye, keep out of it, keep well out, stay out of it, stay well out, stayed out of it, stayed well out, kept out of it, kept well out, not get involved, not take sides, did not get involved, never got involved, not get mixed up',
    'détourner le regard, détourner les yeux, regarder ailleurs, fermer les yeux, rester en dehors, resté en dehors, restée en dehors, tenu à l’écart, tenir à l’écart, pas mêlé, ne pas s’en mêler, m’en suis pas mêlé, pas pris parti, ne pas prendre parti',
  ],
  lets_them_fight: [
    'did nothing, do nothing, nothing at all, stronger one wins, strongest wins, stronger wins, strongest one wins, until one of them gives, until somebody gives, fight it out, best thing to do, right thing to do, safest, should simply win, stronger person, strongest person, let the stronger, let the best',
    'rien fait, ne rien faire, plus fort gagne, plus fort l’emporte, que l’un cède, que l’un craque, mieux à faire, plus prudent, plus sage, meilleure chose à faire, laisser le plus fort, laisser gagner, que le meilleur gagne, laisser se battre',
  ],
  understanding_others: [
    'trying to understand, understanding the other, understand the other, understanding them, listening to the other, listening to him, hearing the other, giving in, compromise, compromising, apologising, asking why, hear him out, hear them out, listening to her, listening to them, hearing her, listening, talking to him',
    'chercher à comprendre, comprendre l’autre, écouter l’autre, entendre l’autre, céder, faire un compromis, un compromis, s’excuser, demander pourquoi, vouloir comprendre, l’écouter, écouter, lui parler, les écouter',
  ],
  shows_weakness: [
    'sign of weakness, is weakness, is weak, looks weak, shows weakness, means losing, is losing, is giving up, means you lose, makes you look weak, admission of weakness, would have been giving in, been giving in, is giving in, means giving in, was giving in',
    'aveu de faiblesse, signe de faiblesse, c’est perdre, passer pour un faible, passe pour faible, montrer sa faiblesse, c’est une faiblesse, preuve de faiblesse, c’est s’écraser, c’était déjà céder, c’est déjà céder, c’est céder, c’était céder, aurait été céder',
  ],
  other_was_wrong: [
    'he was wrong, she was wrong, they were wrong, other one is wrong, other one was wrong, other side was wrong, he was the problem, she was the problem, they were the problem, entirely his fault, entirely her fault, all his fault, all her fault, hundred percent his, hundred percent hers, i was right, i was in the right, hundred percent right, completely right, entirely right, in the right',
    'l’autre qui a tort, l’autre a tort, c’est lui le problème, c’était lui le problème, c’était elle le problème, tort venait de lui, tort venait d’elle, pour cent de lui, pour cent d’elle, entièrement sa faute, j’avais raison, autre qui avait tort, avais raison, eu raison, entièrement raison, raison à cent',
  ],
  nothing_to_take_from_it: [
    'nothing to learn, nothing for you to learn, nothing for me to learn, nothing to change, nothing for me to change, had nothing to change, nothing to take from, nothing changed for me, no reason to change, no lesson, was no lesson, no lesson for me, no lessons',
    'rien à apprendre, rien à changer, rien à en tirer, rien à retenir, rien changé, aucune leçon, pas de leçon, aucune raison de changer, pas de raison de changer, aucune leçon à, rien à me reprocher',
  ],
  at_least_right: [
    'at least i was right, but i was right, still i was right, main thing is i was, had been right, proved me right, i was proved right, what counts is that i',
    'j’avais raison c’est, mais j’avais raison, au moins j’avais raison, m’a donné raison, l’essentiel c’est que j’avais, eu raison c’est',
  ],
  missed_the_date: [
    'deadline was missed, missed the deadline, missed the date, handed in late, late in the end, lost the client, failed the course, lost the mandate, deck was late',
    'raté la date, raté l’échéance, raté le délai, manqué l’échéance, rendu en retard, perdu le client, perdu le mandat, tard',
  ],
  gone_so_settled: [
    'left the team so, left in the end so, quit so, left and the conflict, left which solved, leaving solved, left which settled, resigned so, resigned which',
    'fini par partir, parti et le conflit, partie et le conflit, démissionné et le conflit, départ a réglé, parti ce qui a réglé',
  ],
  conflict_over: [
    'conflict was solved, conflict was over, problem solved, was solved, conflict was settled, solved the conflict, that settled it, solved it',
    'conflit était réglé, conflit réglé, problème réglé, réglé le conflit, conflit était terminé, était réglé, l’affaire était réglée',
  ],
  is_telling_tales: [
    'snitching, telling tales, ratting, betrayal, betraying the client, denouncing, would be disloyal, disloyal to the client, breach of his trust, a snitch, is disloyal, disloyal, betray his trust, betrays his trust, breach of trust, into trouble',
    'délation, dénoncer, dénonciation, balancer, moucharder, cafter, trahir le client, trahison, rapporter, délateur, trahir sa confiance, trahir, déloyal, déloyale, dans l’embarras, lui attirer des ennuis',
  ],
  over_there_they_watch: [
    'compliance, director, supervisor, md, my boss, hierarchy, telling, report it, reporting, reporting a client, report a client, reporting him, reporting the question',
    'conformité, compliance, directeur, supérieur, chef, hiérarchie, en parler, déontologie, signaler, le dire, remonter ça, remonter la question, signaler un client, signaler la question',
  ],
  keeps_the_talk_to_himself: [
    'keep that conversation, keep this conversation, keep the conversation to, keep the question to, keep the request to, keep it between us, stays between us, stays between him and, stays between the client, between the client and me, remains between us, forget the conversation, pretend he never asked, not mention the question, not mention it to, mention it to nobody, tell nobody about the question, never mention the question',
    'garde cet échange, garde cette conversation, garde cette question, garde la question pour, garde ça pour moi, garde tout ça pour, reste entre nous, reste entre lui et, reste entre le client, entre le client et moi, fais comme s’il n’avait, n’en parle à personne, n’en parlerais à personne, n’en dis rien à, ne parle de la question, le garde pour moi',
  ],
  says_a_lie_of_it: [
    'say we are not on, say that we are not, tell him we are not, say we do not work, say we have nothing to do, say there is no deal, say we have no mandate, deny that we, deny it, tell him there is no deal, pretend we are not, say nothing is going on, tell him we do not',
    'dis que nous ne sommes pas, dis qu’on n’est pas, dis qu’on ne travaille pas, réponds qu’on n’est pas, réponds que nous ne, dis qu’il n’y a pas, dis qu’il n’y a rien, démens, nie tout, prétends qu’on, dis qu’on n’a pas',
  ],
  already_in_the_papers: [
    'in the press anyway, already in the press, in the papers anyway, already in the papers, already public rumour, everybody knows anyway, already knows, rumoured anyway, he already knows, press has it',
    'déjà dans la presse, dans les journaux, de toute façon dans la presse, tout le monde le sait, le sait déjà, rumeur circule, presse en parle, secret de polichinelle',
  ],
  confirms_it: [
    'i confirm, i can confirm, confirm it, confirming is fine, i would confirm, confirm that we, say yes',
    'je confirme, peux confirmer, peut confirmer, confirmer ne pose, je lui confirme, confirmerais, dis oui',
  ],
  favour_for_a_client: [
    'fine for a good client, exception for a good, exception for a big, exception for an important, for a good client, give something to get, you scratch my, in exchange he, in return he, to keep him happy, to please him, a loyal client',
    'pour un bon client, pour un gros client, exception pour un client, donner pour recevoir, donnant donnant, en échange il, renvoyer l’ascenseur, pour lui faire plaisir, client fidèle, pour le garder',
  ],
  makes_an_exception: [
    'it is fine, exception, allowed, can say, can tell, give something, give him a little, i would share, bend the rule, bend the rules, a little flexibility',
    'faire une exception, exception, on peut, peut dire, dire un peu, lâcher un peu, lui donner quelque chose, être souple, contourner la règle',
  ],
  bare_yes_or_no: [
    'a yes or no, yes or a no, yes or no, just yes, saying yes, the name alone, only the name, existence of the deal, that there is a deal, whether there is a deal',
    'un oui ou un non, oui ou non, juste le nom, le nom seul, existence du dossier, qu’il y a un dossier, existence du mandat',
  ],
  no_secret_in_it: [
    'not confidential, not a secret, not a leak, not covered, not inside information, not a breach, nothing confidential, no secret',
    'pas confidentiel, pas un secret, pas couvert, pas une fuite, rien de confidentiel, pas une information privilégiée, pas secret',
  ],
  rough_with_him: [
    'outrageous, how dare, tell him off, lecture him, disgraceful, threaten to, hang up on him, hung up on him, cut him short, walk out on him',
    'scandaleuse, scandaleux, refuse sèchement, honteux, honteuse, raccroche au nez, je raccroche, lui fais la leçon, de quel droit, comment il ose, remets à sa place',
  ],
  works_in_his_place: [
    'do the work for him, do the work for her, do the work for them, do it for him, do it for her, do it for them, doing it for him, doing it for her, doing the work for, redo it for him, doing his work, doing their work',
    'faire à sa place, fait à sa place, fais à sa place, faire le travail à sa, fait le travail à sa, faire son travail, faire à leur place, refaire à sa place',
  ],
  betters_a_junior: [
    'make a junior better, make somebody better, make people better, improve people, improve somebody, develop somebody, develop a junior, develop people, help somebody grow, the best way to teach, best way to help, how you train, way you train, junior only improves, junior only progresses, people only improve, juniors only learn, people only learn, juniors learn, a junior learns, best way to teach, way to teach, teach somebody, how he learned, how she learned, how they learn, learned that way',
    'faire progresser, fait progresser, junior ne progresse, junior progresse, junior n’apprend, junior apprend, on apprend, ne progressent que, ne progresse que, n’apprend que, former quelqu’un, aider un junior, fait grandir, meilleur moyen de former, moyen de former, former un junior, appris comme ça, apprend comme ça, apprend mieux',
  ],
  left_to_struggle: [
    'leaving them alone, leaving him alone, leaving her alone, leave them alone, leave him alone, left him alone, left her alone, nobody helps, no one helps, without any help, when nobody helps, if nobody helps, not helping, by not helping, without telling him, never tell him, not tell him what, never telling him, never tell them, without a word, never show them, give no help, no help at all, giving no help, let them drown, let him drown, sink or swim',
    'laissant seul, laissant seule, laissant tout seul, laisser seul, laissé seul, débrouiller seul, débrouiller seule, personne ne l’aide, personne n’aide, sans aide, sans l’aider, sans un mot, sans rien lui dire, ne rien lui dire, sans explication, ne jamais lui dire, ne pas l’aider, ne pas aider, n’aider personne, laisser se noyer, laisser couler',
  ],
  guiding_a_junior: [
    'helping a junior, helping him, helping her, helping them, coaching, guiding, explaining, training, supervising, giving feedback, feedback, comments, criticism',
    'encadrer, l’encadrer, aider, l’aider, expliquer, former, accompagner, l’accompagner, un retour, faire un retour, les retours, retours, commentaires',
  ],
  holds_him_back: [
    'slows him down, slows her down, slows them down, only slows, slow him down, holds him back, holds them back, makes him weak, makes them lazy, makes him lazy, makes him dependent, spoils him, is a waste, kills initiative, demotivates, demotivates people, discourages, discourages people, makes them worse, hurts their confidence',
    'c’est le freiner, le freiner, la freiner, les freiner, le ralentit, ralentir, rend paresseux, rend dépendant, l’infantiliser, infantilise, tue l’initiative, c’est du temps perdu, ça décourage, décourage, démotive, les décourage, casse la confiance',
  ],
  a_stuck_junior: [
    'stuck, struggles, struggle, struggling, slow junior, makes mistakes, weak junior, bad junior, falls behind, juniors who fail, blocked, junior who, somebody struggles, could not do it, cannot do it, is slow, fails',
    'bloque, bloquent, galère, rame, patine, en difficulté, se trompe, junior faible, junior lent, junior qui, n’y arrivait pas, n’y arrive pas, n’avance pas, ne suit pas',
  ],
  out_of_laziness: [
    'is just lazy, are just lazy, is lazy, are lazy, simply lazy, just laziness, always laziness, is laziness, not try, do not try, does not want, no effort, lack of effort, always lazy, not trying, not want to work, does not want to work, did not want to work',
    'de la paresse, de la fainéantise, est paresseux, sont paresseux, est fainéant, de la flemme, manque d’effort, mauvaise volonté, ne fait pas d’effort, ne veut pas, ne voulait pas travailler, ne veut pas travailler, n’a pas envie, ne voulait pas faire',
  ],
  no_look_at_the_cause: [
    'never looked at what, did not look at what, never looked into, no situation to look, not ask what, never asked what, did not ask what was, not care what was wrong, not my business why, did not matter why',
    'pas cherché à le savoir, pas cherché à savoir, pas cherché à comprendre, pas regardé ce qui, jamais demandé ce qui, pas de situation à regarder, peu importait pourquoi, rien à comprendre',
  ],
  what_was_wrong_there: [
    'wrong, the problem, the cause, struggle, lazy, laziness, stuck, the situation',
    'n’allait pas, le problème, la cause, bloquait, bloque, paresse, la situation, difficulté',
  ],
  at_his_desk_at_night: [
    'redid all his, redid all her, redid all their, redid his pages, redid her pages, redid his model, redid her model, redid his slides, rewrote his, rewrote her, redo his pages, redo her pages, redo all his, redid everything he, fixed all his, did his pages',
    'refait ses pages, refait toutes ses pages, refait son modèle, refait ses slides, refait tout son, réécrit ses, refaisais ses pages, refaisais tout, repris tout son, corrigé ses pages',
  ],
  unseen_by_him: [
    'without showing, without telling, never showed, not showing, without him knowing, without a word, and said nothing, at night, never told him, did not tell him',
    'sans lui montrer, sans rien lui montrer, sans le lui dire, sans rien dire, sans qu’il le sache, la nuit, en cachette, sans lui expliquer, dans son dos',
  ],
  yelled_at_somebody: [
    'shouted at him, shouted at her, shouted at them, yelled at him, yelled at her, screamed at, tore into him, tore into her, humiliated him, humiliated her, told him off in front, told her off in front',
    'crié dessus, hurlé dessus, engueulé, gueulé dessus, passé un savon, humilié devant, remonté les bretelles devant, descendu devant',
  ],
  cannot_tell_if_better: [
    'cannot say whether he, cannot say whether she, cannot say if he, cannot say if she, not know whether he got, not know if he got, not know if she got, did not follow it, never followed it up, never checked whether, not follow up, lost track of him',
    'ne sais pas s’il a progressé, ne sais pas si elle a progressé, ne saurais dire s’il, ne peux pas dire s’il, n’ai pas suivi, pas suivi la suite, jamais vérifié s’il, pas regardé s’il, perdu de vue',
  ],
  strength_should_decide: [
    'let the stronger win, let the strongest win, stronger person should, strongest should win, stronger one should, might is right, loudest should win',
    'laisser le plus fort, plus fort doit gagner, que le plus fort gagne, le plus fort qui, loi du plus fort, que le meilleur gagne',
  ],
  progress_hint: [
    'going well, moving along, nearly done, about to sign, well advanced, on track, coming along',
    'ça avance bien, avance bien, bientôt signé, bien parti, presque fini, sur le point de',
  ],
  took_it_back: [
    'took the file back, took it back, took over his, took over her, took the model back, took the work back, did it myself, did his part myself',
    'repris le fichier, repris le modèle, repris la main, repris son travail, fait moi-même, repris moi-même',
  ],
  so_he_learned: [
    'that is how he learned, that is how she learned, he learned that way, she learned that way, he learned by, so he learned',
    'il a appris comme, elle a appris comme, c’est comme ça qu’il, c’est ainsi qu’il, c’est comme ça qu’elle',
  ],
} as const satisfies Lexicon;
