import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The result, in the words of those who get it wrong. */
export const starRMisstated: Lexicon = {
  a_mere_detail: [
    'detail, not matter, not a problem, not important, no problem, not necessary, secondary, nobody needs, not really needed',
    'détail, pas grave, pas un problème, pas important, pas nécessaire, secondaire, pas d’importance, aucune importance, pas gênant',
  ],
  advice_cause: [
    'find out what, find out why, what is holding, holding back, cause, where it came from, diagnosis, diagnose, understand why, look for the reason',
    'd’où venaient, d’où vient, cause, causes, origine, ce qui bloque, diagnostic, diagnostiquer, comprendre pourquoi, chercher pourquoi',
  ],
  advice_for_everybody: [
    'works on everybody, works for everybody, works on everyone, works for everyone, fits all, suits everybody',
    'vaut pour tous, convient à tous, marche pour tous',
  ],
  advice_measure: [
    'measure, measured, quantify, quantified, figure, result, progress, improvement',
    'mesurer, mesuré, chiffrer, chiffré, résultat, progrès, progression',
  ],
  advice_one_recipe: [
    'same recipe, same method, one method, same approach, one size',
    'même recette, même méthode, même approche, une seule méthode',
  ],
  all_that_counts: [
    'only thing that, only thing a bank, all that counts, all that matters, is enough, is what you hire, counts more than',
    'seule chose qui, seule chose que, seul critère, tout ce qui compte, suffit, c’est lui qu’on embauche, compte plus que',
  ],
  at_least_right: [
    'at least i was right, but i was right, still i was right, main thing is i was, had been right, proved me right, i was proved right, what counts is that i',
    'j’avais raison c’est, mais j’avais raison, au moins j’avais raison, m’a donné raison, l’essentiel c’est que j’avais, eu raison c’est',
  ],
  by_himself: [
    'by himself, by herself, on his own, on her own, alone, by itself, by themselves',
    'tout seul, de lui-même, d’elle-même',
  ],
  called_a_gain: [
    'that is a plus, it is a plus, a plus, call that a success, call it a success, counts as a success, a success, best thing that could, best outcome, best result, best possible, great result, good result, proud of it, proves my, proof of my, speaks for me, in my favour, an asset, shows he was progressing, shows she was progressing, shows he was learning, means he was learning, means she was learning, means progress, proves progress, sign of progress, proof of progress, shows progress, was progressing, one of my best results, count that as, my best result, a win, proves my method, my method works, proof that it works, a good sign, a feather in',
    'c’est un plus, c’est un atout, un atout, c’est une réussite, une réussite, un succès, meilleure chose, meilleur résultat, meilleure issue, bon résultat, très bon résultat, fier, fière, parle pour moi, en ma faveur, preuve qu’il progressait, preuve qu’elle progressait, preuve de progrès, signe de progrès, signe qu’il, preuve qu’il, preuve qu’elle, c’est qu’il apprenait, prouve qu’il, montre qu’il progresse, mes meilleurs résultats, mon meilleur résultat, une victoire, ma méthode marche, preuve que ma méthode, preuve que ça marche, une belle réussite, bon signe',
  ],
  came_to_nothing: [
    'nobody bid, no one bid, no bids, no bidder, mandate was pulled, mandate was lost, lost the mandate, lost the deal, lost the client, deal died, deal collapsed, fell through, sale failed, never closed, did not close, did not sign, was let go, were let go, was fired, got fired, was sacked, resigned, he quit, she quit, missed the deadline, deadline was missed, handed in late, made more mistakes, more mistakes than, more errors than, more corrections than, more comments than, more rounds than, more red ink, up at, left the firm, was dropped, came last, the deal died, nobody signed, buyer walked, buyer walked away, left after, he left after, she left after, was pulled, we lost it, did not get the mandate, the process failed, failed the exam',
    'aucune offre, personne n’a remis, mandat a été retiré, mandat a été perdu, perdu le mandat, perdu le client, deal est tombé, vente a échoué, vente est tombée, n’a pas abouti, pas signé, été licencié, été viré, été remercié, a démissionné, raté la date, raté l’échéance, rendu en retard, plus d’erreurs qu’avant, plus de fautes qu’avant, plus de corrections qu’avant, plus d’erreurs que, plus de rouge, a quitté la boîte, a quitté l’équipe, abandonné, arrivés derniers, nous a échappé, a capoté, est tombé à l’eau, partie au bout de, l’acheteur s’est retiré, s’est retirée, a craqué, pas obtenu le mandat, processus a échoué, est partie après',
  ],
  cannot_tell_if_better: [
    'what became of her i never, what became of him i never, no idea what became of, lost track of, how he’s doing now, how she’s doing now, not know how he is doing, not know how she is doing, no idea how he is doing, no idea how she is doing, not know what became of, cannot say whether he, cannot say whether she, cannot say if he, cannot say if she, not know whether he got, not know if he got, not know if she got, did not follow it, never followed it up, never checked whether, not follow up, lost track of him',
    'sais pas ce qu’il est devenu, sais pas ce qu’elle est devenue, jamais su ce qu’il est devenu, l’ai perdu de vue, ne sais pas s’il a progressé, ne sais pas si elle a progressé, ne saurais dire s’il, ne peux pas dire s’il, n’ai pas suivi, pas suivi la suite, jamais vérifié s’il, pas regardé s’il, perdu de vue',
  ],
  choice_most: [
    'most motivated, hardest working, most talented, most brilliant, smartest, better than any other, better than all',
    'le plus motivé, la plus motivée, le plus brillant, la plus brillante, le plus travailleur, le plus intelligent, meilleur que les autres, le plus doué',
  ],
  choice_superlative: [
    'i am exceptional, simply exceptional, i am the best, one of a kind, i am outstanding',
    'je suis exceptionnel, je suis le meilleur, je suis la meilleure, hors du commun',
  ],
  conduct_unresolved: [
    'never resolved, never settled, never solved, still do not speak, still not speaking, never spoke again, still not talking',
    'jamais réglé, jamais été réglé, jamais résolu, jamais été résolu, ne nous parlons plus, plus jamais reparlé',
  ],
  conflict_over: [
    'conflict was solved, conflict was over, problem solved, was solved, conflict was settled, solved the conflict, that settled it, solved it',
    'conflit était réglé, conflit réglé, problème réglé, réglé le conflit, conflit était terminé, était réglé, l’affaire était réglée',
  ],
  counts_as_done: [
    'is the result, is a result, is the achievement, is an achievement, has closed it, counts as, is what counts, is already a, is enough, means i closed, has done the deal, as good as',
    'c’est le résultat, est le résultat, c’est un résultat, est un résultat, c’est déjà, vaut résultat, l’a signé, l’a conclu, c’est l’avoir fait, revient à, suffit, c’est ça qui compte',
  ],
  did_it_work: ['whether it worked, whether that worked', 'si ça a marché, si cela a marché'],
  does_not_claim: [
    'not say that i, not say i, not claim, not pretend, not going to say, not telling you i, will not tell you, not sure i am, not here to say',
    'ne dirai pas, ne dis pas que, ne vais pas dire, ne vais pas vous dire, ne prétends pas, ne crois pas être, pas vous dire que je, ne pense pas être',
  ],
  faultless_word: [
    'perfect, faultless, nothing to complain',
    'parfait, parfaite, irréprochable, rien à redire',
  ],
  gone_so_settled: [
    'left the team so, left in the end so, quit so, left and the conflict, left which solved, leaving solved, left which settled, resigned so, resigned which',
    'fini par partir, parti et le conflit, démissionné et le conflit, départ a réglé, parti ce qui a réglé',
  ],
  good_for_seller: [
    'great result for the seller, good result for the seller, best result for the seller, best for the seller, good for the seller, great for the seller, great for our seller, pleased the seller, success for the seller, win for the seller, best outcome for the seller, good for our seller, best possible result, excellent for him, excellent for the seller, great for him, good for him, best for him, suits the seller',
    'résultat possible pour le vendeur, meilleur résultat possible, bon résultat pour le vendeur, réussite pour le vendeur, bon pour le vendeur, succès pour le vendeur, réussite pour notre client vendeur, victoire pour le vendeur, mieux pour le vendeur, excellent pour le vendeur, excellent pour lui, bon pour lui, très bien pour lui, mieux pour lui, parfait pour le vendeur',
  ],
  got_better: [
    'improved, progressed, progress, better, worked',
    'progressé, amélioré, améliorée, progrès, mieux, progresse',
  ],
  hours_alone_count: [
    'only judged on hours, judged on hours, judged by hours, judged by the hours, only the hours count, only hours count, hours are what counts, hours are what matters, what counts is the hours, what counts are the hours, hours matter more than, hours count more than, how long you stay, it is the nights, nights you put in, hours you put in, hours put in, number of nights, number of hours',
    'jugé sur les heures, jugé aux heures, seules les heures comptent, ce sont les heures, c’est les heures, heures qui comptent, heures comptent plus que, temps passé qui compte, temps de présence qui, ce sont les nuits, nuits qui comptent, c’est le nombre d’heures, nombre de nuits, nombre d’heures qui',
  ],
  hours_not_alone: [
    'not only, not judged, not the hours, are not, is not, not just, not on hours, hours do not count, hours do not matter',
    'pas seulement, pas que, pas jugé, pas jugés, ne comptent pas, pas les heures, pas aux heures, ne sont pas, ce ne sont, ce n’est',
  ],
  judged_on_effort: [
    'judged on his own part, judged on my own part, judged on her own part, judged on effort, judged by effort, judged by his effort, effort is what counts, effort that counts, what counts is the effort, what matters is the effort, intention counts, intention that counts, taking part is what, my own part was, mine was excellent, my part was excellent, result matters less than, results matter less, only the effort',
    'se juge à l’effort, se juge sur l’effort, se juge sur sa part, se juge à sa part, jugé sur sa part, jugé sur l’effort, c’est l’effort qui compte, c’est l’intention qui compte, l’intention qui compte, l’important c’est de participer, ma part était excellente, la mienne était excellente, résultat compte moins',
  ],
  learns_from_finished: [
    'learns by receiving, picked it up by looking, learnt by looking at mine, learned by looking at mine, learns from finished, learns from a finished, learns most from seeing, learns by copying mine, finished work teaches, seeing it done is, seeing the finished',
    'apprend en recevant, apprend surtout en recevant, apprennent en recevant, apprend d’un travail fini, apprend sur un travail fini, apprend en voyant le résultat, travail fini lui apprend, suffit de voir le travail fini, apprend mieux en regardant',
  ],
  lets_time_pass: [
    'waited for him, waited for her, waited until, just waited, i waited',
    'attendu qu’il, attendu qu’elle, attendre qu’il, j’ai juste attendu, j’ai attendu',
  ],
  mere_presence: [
    'being in the room, being there, being present, whoever is present, whoever was present, having been there, having attended, sitting in on, to have been present, to be in the room, having sat in, being staffed on',
    'être dans la salle, être présent, être là, avoir assisté, qui assiste, quiconque est présent, le simple fait d’être, avoir été présent, avoir été là, être staffé sur',
  ],
  missed_the_date: [
    'deadline was missed, missed the deadline, missed the date, handed in late, late in the end, lost the client, failed the course, lost the mandate, deck was late',
    'raté la date, raté l’échéance, raté le délai, manqué l’échéance, rendu en retard, perdu le client, perdu le mandat, tard',
  ],
  mood_is_result: [
    crossed(
      'everyone had fun, everybody had fun, we had fun, the mood was good',
      'so mission accomplished, so it was a success, so i call it a success, and that is what counts, which is what counts',
    ),
    'résultat qui vaille c’est l’ambiance, résultat qui compte c’est l’ambiance, l’ambiance compte plus, amusé donc mission, amusés donc, bien entendus donc',
  ],
  my_promotion: [
    'i was promoted, i got promoted, my promotion, my own promotion',
    'moi j’ai été promu, que j’ai été promu, que j’ai été promue, ma promotion',
  ],
  never_did: [
    'never opened, never built, never used, never touched, never done, never worked, know nothing about, no idea how, never studied, never read, cannot build, not know how to, no experience, never worked in',
    'jamais ouvert, jamais construit, jamais utilisé, jamais touché, jamais fait, jamais travaillé, n’y connais rien, connais rien, jamais monté, jamais étudié, jamais lu, ne sais pas construire, ne sais pas faire, aucune expérience, pas d’expérience',
  ],
  never_errs: [
    'never make mistakes, never make a mistake, never get things wrong',
    'ne fais jamais d’erreur, fais jamais d’erreurs, ne me trompe jamais',
  ],
  no_failure_really: [
    'not really a failure, was not a failure, is not a failure, not a real failure, hardly a failure, would not call it a failure, not call that a failure, failure only on paper, not actually a failure',
    'pas vraiment un échec, ce n’est pas un échec, ce n’était pas un échec, pas un vrai échec, pas réellement un échec, échec que sur le papier, n’appelle pas ça un échec, même pas un échec',
  ],
  no_figures_to_give: [
    'never give figures, never give a figure, never quote results, never mention results, no measurable effect, never has a measurable',
    'jamais donner de résultat, jamais donner de chiffre, pas donner de résultat, jamais d’effet mesurable, aucun effet mesurable, pas d’effet mesurable',
  ],
  no_idea_whether: [
    'no idea whether, no idea if, not know whether, not know if, never checked whether, never checked if, never asked whether, could not tell you whether',
    'aucune idée s’il, aucune idée si, sais pas s’il, sais pas si, ignore s’il, ignore si, jamais vérifié s’il, jamais vérifié si',
  ],
  no_more_questions: [
    'stopped asking, no longer asks, asks nothing, asks no questions, no more questions, never asked again, not ask anything, not ask me anything, stopped coming to me',
    'ne posait plus, ne me pose plus, ne demande plus rien, plus de questions, plus une seule question, plus aucune question, ne me demandait plus, ne venait plus me voir',
  ],
  nobody_could_help_it: [
    'nobody could have done anything, nothing anyone could do, nothing anyone can do, could not be helped, nobody’s fault, no one’s fault, these things happen, just one of those things, money was not ours, not our money, was the school’s money, not my money',
    'personne n’y peut rien, personne n’y pouvait rien, n’y peut rien, n’y pouvait rien, faute de personne, ce sont des choses qui arrivent, c’est la vie, pas notre argent, pas mon argent, argent de l’école, argent venait de l’école',
  ],
  one_side_in_the_wrong: [
    'one side is wrong, someone is simply wrong',
    'un camp qui a tort, celui qui a tort',
  ],
  other_than_that: [
    'but, although, even though, despite, instead, at first, nevertheless, still, not, never, until, then, because i, fewer, however, my learning, so i',
    'mais, même si, malgré, pourtant, au début, quand même, jusqu’à, puis, ne, moins, cependant, toutefois',
  ],
  outright_attitude: [
    'great attitude, right attitude, good attitude, right mindset, great mindset, right mentality',
    'bonne mentalité, bon état d’esprit, bonne attitude, le bon esprit, bonne énergie',
  ],
  outright_by_itself: [
    'went away by itself, went away, blew over, sorted itself out, by itself, by himself, by herself, on its own',
    's’est tassé, passé tout seul, réglé tout seul, s’est calmé, tout seul',
  ],
  outright_did_nothing: [
    'i did nothing, i hardly did anything, i barely did anything, i did not do anything',
    'je n’ai rien fait, rien fait de spécial, presque rien fait, quasiment rien fait',
  ],
  outright_had_to: [
    'he had to do, she had to do, they had to do, i won, in the end i won',
    'il a dû faire, elle a dû faire, ils ont dû faire, j’ai gagné, il a dû se plier',
  ],
  outright_my_way: [
    'my way, do as i said',
    'comme je voulais, comme je le voulais, à ma façon, à ma manière',
  ],
  outright_never_looked: [
    'never looked into it, never looked into what, no idea what it cost, never found out what it cost',
    'pas cherché à savoir, jamais cherché à savoir, aucune idée de ce que ça a, jamais su ce que ça a coûté',
  ],
  outright_no_results: [
    'not have any results, not have results, no results yet, no results to show, nothing to show yet',
    'pas de résultats, pas encore de résultats, aucun résultat à, pas de résultat à',
  ],
  outright_not_speaking: [
    'still do not speak, no longer speak, never spoke again, not speak any more, not spoken since',
    'ne se parle plus, nous parlons plus, se parle toujours pas, plus jamais parlé, plus adressé la parole depuis',
  ],
  outright_suits_me: [
    'fine with me, fine by me, suits me, i do not care, better that way, good riddance',
    'me va très bien, ça me va, m’est égal, mieux comme ça, me convient, bon débarras',
  ],
  outright_whether_it_worked: [
    'whether the project worked, whether it worked, whether we won, whether the project succeeded, whether we delivered',
    'que le projet ait marché, que ça ait marché, que le projet ait réussi, qu’on ait gagné, qu’on ait réussi',
  ],
  outright_your_loss: [
    'your loss, you will regret it, you would regret it, you will be sorry',
    'tant pis pour vous, vous le regretterez, vous le regretteriez, vous y perdrez',
  ],
  price_went_down: [
    'price fell, price dropped, price came down, price went down, offer came in below, offer below the first, lower than the first, below the first, percent below, under the first offer, price was cut, less than planned, less than expected, less than the first, under its asking, sold for less',
    'prix a baissé, prix est descendu, offre a baissé, en dessous de la première, inférieure à la première, pour cent en dessous, plus basse que la première, prix a été revu à la baisse, sous la première, de moins que prévu, moins que prévu, de moins, moins cher que prévu, vendu moins',
  ],
  proof_unneeded: [
    'not need examples, not need proof, not need to prove, no need for proof, no need for examples, no need to prove, not need evidence, without proof, no proof needed, trust me, take my word, examples prove nothing',
    'pas besoin d’exemples, pas besoin de preuve, pas besoin de prouver, aucune preuve, sur parole, croyez-moi, faites-moi confiance, rien à prouver',
  ],
  prove_nothing: [
    'prove nothing, say nothing, mean nothing, not matter, show nothing, tell you nothing',
    'ne prouvent rien, ne disent rien, ne veulent rien dire, ne compte pas, n’a pas d’importance',
  ],
  says_nothing_of_you: [
    'says nothing about you, tells nothing about you, says nothing about me, nobody looks at, proves nothing, nobody cares, nobody cares about',
    'ne dit rien de vous, ne disent rien de vous, ne dit rien de moi, ne disent rien de moi, ne prouve rien, personne ne regarde, tout le monde s’en fiche, on s’en moque',
  ],
  sign_of_progress: [
    'so he got it, so she got it, so he had understood, so he has improved, so she has improved, so he improved, so she improved, so he must have, so she must have, sign of progress, proof of progress, best sign, best proof, real sign, true sign, has understood everything, understood everything, must have understood, that is progress, means he has understood, means she has understood, shows that he has, shows that she has',
    'donc il avait compris, donc elle avait compris, signe du progrès, signe de progrès, preuve du progrès, preuve de progrès, vrai signe, meilleur signe, meilleure preuve, donc elle a progressé, donc il a progressé, a tout compris, avait tout compris, a forcément compris, c’est ça le progrès',
  ],
  still_a_success: [
    'still counts as a success, still a success, counts as a success, a success all the same, success anyway, still call it a success, still call that a success, success in my book, nevertheless a success, still a win, counts as a win, a good result anyway',
    'reste une réussite, reste un succès, c’est quand même un succès, c’est quand même une réussite, réussite quand même, succès quand même, une réussite malgré tout, un succès malgré tout, compte comme une réussite, compte comme un succès, pour moi c’est une réussite, bilan est bon, bilan reste bon',
  ],
  sweep_calls_it_success: [
    'count that as a success, count it as a success, count that as a great success, call it a success, call that a success, consider it a success, consider that a success, a great success, see it as a success',
    'considère ça comme une réussite, considère que c’est une réussite, pour moi c’est une réussite, j’appelle ça une réussite, c’est une belle réussite, je compte ça comme une réussite, considère cela comme une réussite, une grande réussite',
  ],
  sweep_failed_outright: [
    'never delivered, nothing was delivered, we delivered nothing, client left, volunteers quit, team quit, missed everything, project died',
    'jamais livré, rien livré, jamais rendu, rien rendu, client est parti, bénévoles sont partis, équipe est partie, projet est mort',
  ],
  sweep_leading: [
    'leadership, led, leading, lead, leads, leader, led well',
    'leadership, diriger, dirige, dirigé, mener, mène, leader, encadrer',
  ],
  sweep_no_harm: [
    'has no consequence, no consequences, does not count, not count, counts for zero, counts for nothing, count it as a success, rather a success, is no error, is not really an error, is not a mistake, no harm done, not a failure, a success',
    'pas de conséquence, aucune conséquence, ne compte pas, compte pour zéro, compte pour rien, plutôt une réussite, c’est une réussite, une réussite, n’est pas une erreur, pas vraiment une erreur, pas grave, pas un échec, un succès',
  ],
  sweep_nobody_saw: [
    'nobody notices, no one notices, client saw nothing, client noticed nothing, client did not notice, client did not see, nobody saw, no one saw, goes unnoticed, went unnoticed, nobody sees',
    'personne ne remarque, personne n’a remarqué, personne ne voit, personne n’a rien vu, personne n’a vu, client n’a rien vu, client n’a pas vu, client ne s’est rendu compte, client n’a rien remarqué, passe inaperçue, personne ne s’en aperçoit',
  ],
  sweep_outcome: [
    'outcome, the outcome, result, results, an outcome, delivery',
    'résultat, résultats, le résultat, l’issue',
  ],
  sweep_said_it: [
    'i told, told my, i said, but i, still told, even if, even though, owned up, nevertheless',
    'je l’ai dit, j’ai dit, j’ai prévenu, prévenu, même si, quand même, je suis allé, j’en ai parlé, j’ai signalé',
  ],
  sweep_tells_nothing: [
    'says nothing about, says nothing of, tells you nothing, tells nothing, not matter, matter little, is secondary, are secondary, is irrelevant, are irrelevant, not what counts, not count',
    'ne dit rien, ne disent rien, n’a pas d’importance, n’ont pas d’importance, est secondaire, sont secondaires, importe peu, ne compte pas, n’est pas ce qui compte',
  ],
  tools_of_the_trade: [
    'model, models, modelling, excel, accounting, valuation, dcf, lbo, finance, balance sheet, deal',
    'modèle, modélisation, excel, comptabilité, compta, valorisation, dcf, lbo, finance, bilan, deal',
  ],
  turns_into_rival: [
    'not become a competitor, become a rival, become a competitor, not take my place, take my place, not take my job, take my job, becoming a threat, outshine me',
    'devienne un concurrent, devienne pas un concurrent, devienne pas une concurrente, devienne pas un rival, prenne pas ma place, devienne une concurrente, devienne concurrent, devienne un rival, devienne une rivale, prenne ma place, prendre ma place, devenir un concurrent',
  ],
  unbeatable: [
    'i am the best, i am simply the best, i am by far, best of my, best in my, best of the, nobody is better, no one is better, nobody better, no one better, top of my generation, number one in, best candidate, stronger than all, outclass, far better than, not find anybody better, not find anyone better, not find better, nobody better than me',
    'je suis le meilleur, je suis la meilleure, le meilleur de ma, la meilleure de ma, meilleur de ma génération, personne n’est meilleur, personne de meilleur, de loin le meilleur, de loin la meilleure, surclasse, bien meilleur que, bien au-dessus des, trouverez personne de mieux, trouverez personne de meilleur',
  ],
  went_badly: [
    'walked out, late, lost, failed, never delivered, never handed, missed, fell apart, refused it, rejected, not delivered, over budget, dropped out, did not work',
    'parti, partis, retard, perdu, échoué, jamais rendu, raté, refusé, rejeté, abandonné, claqué la porte, dépassé le budget, éclaté, n’a pas marché, ça n’a pas marché',
  ],
  yield_of_work: [
    'what came out of your work, what came out of it, what comes out of it, result of your work, your results, my results, outcome of your work, what you produced, what i produced',
    'ce qui sort de votre travail, ce qui en sort, ce que donne votre travail, résultat de votre travail, vos résultats, mes résultats, ce qu’on produit, ce que vous produisez, ce que j’ai produit',
  ],
};
