import type { Lexicon } from '../../types.ts';

/** Errors, flaws and results turned into their opposite. */
export const behaviourTurnedRound = {
  puts_it_off: [
    'goes in with, goes into, go into, goes out with, can wait, will wait, bundle it, leave it until, save it for, fix it in, correct it in, keep it for, wait for, wait until, slip it into, roll it into, come with, comes with, until the, i wait, leave it for, leave it till, come back to, look at it, deal with it, get to it, push it to',
    'attendra, attendront, peut attendre, j’attends, attendre, garde pour, corrige dans, intègre dans, glisse dans, mets dans, ira dans, partira avec, regroupe, on verra, verrai, avec la, le laisse pour, reviens dessus, m’en occuperai, passera après, passe après, repousse, reporte',
  ],
  some_later_version: [
    'next version, next scheduled version, next draft, next turn of, next update, next mailing, next send, later version, scheduled version, a week later, week or two later, next week, monday morning, after the weekend, when i have time, when i get time, things calm down, quiet moment, next meeting, monday, tomorrow, later on, the error later, when the pitch is, once the pitch is, a few days',
    'prochaine version, version suivante, prochain envoi, envoi suivant, prochaine mouture, prochain tour, semaine prochaine, lundi, le week-end, après le week-end, aurai le temps, quand j’ai le temps, ça se calme, ce sera calme, plus tard, prochaine réunion, version prévue, demain, passera après, passe après, dans quelques jours, après le pitch',
  ],
  only_a_trifle: [
    'typo, footnote, comma, cosmetic, immaterial, formatting, my associate, he decides, she decides, they decide, rather than, instead of, not wait, cannot wait, never, at once, straight away, right away, same day, today, on my own time',
    'coquille, note de bas, virgule, cosmétique, sans impact, mise en forme, mon associate, c’est lui qui, décide, plutôt que, au lieu, ne peut pas attendre, n’attend pas, sans attendre, jamais, tout de suite, immédiatement, aussitôt, jour même, aujourd’hui',
  ],
  no_haste_now: [
    'no rush after, no hurry after, no rush once, no rush then, nothing urgent about, not an emergency, no rush to correct, no hurry to correct, no rush to tell, no rush even, no point in rushing, no need to rush, no need to hurry, no reason to panic, not opened it yet',
    'plus rien ne presse, rien ne presse ensuite, rien ne presse après, pas d’urgence à, plus d’urgence, aucune urgence à, pas pressé de corriger, rien ne presse, inutile de se presser, pas la peine de courir, ne l’a pas ouvert, pas encore ouvert, pas le feu au lac',
  ],
  damage_is_done: [
    'damage is done, harm is done, already gone, already sent, already left, already out, once it is gone, once it is out, once it has left',
    'mal est fait, déjà parti, déjà partie, déjà envoyé, déjà envoyée, une fois parti, une fois envoyé, trop tard de toute',
  ],
  sooner_or_later: [
    'one hour or, an hour or, one day or, a day or, today or, tonight or, now or, an hour more, a day more, a few days more, few days either way, a few hours, a few days',
    'une heure ou, un jour ou, deux jours ou, aujourd’hui ou, ce soir ou, maintenant ou, une heure de plus, un jour de plus, quelques jours de plus, quelques heures, deux jours de plus',
  ],
  comes_to_the_same: [
    'makes no difference, no difference, same thing, all the same, is the same, changes nothing, does not matter, is fine either way, change anything, not change anything, no worse',
    'c’est pareil, revient au même, ne change rien, ça ne change rien, peu importe, même chose, plus à ça près, pas à un jour près, pas à une heure près, ne changera rien, pas plus grave',
  ],
  finishes_before_it: [
    'finish what i, finish my other, finish my own, finish my current, complete my other, clear my other, get my other, do my other, clear my inbox first, my own work first, finish the pitch first',
    'termine d’abord, finis d’abord, boucle d’abord, termine mes autres, finis mes autres, boucle mes autres, je termine ce que, je finis ce que, traite d’abord mes autres, avance mes autres, m’occupe du pitch, mon travail d’abord, occupe d’abord de, pitch d’abord',
  ],
  does_not_bother_to: [
    'not bother, without sizing, without measuring, no need to size, no need to measure, not size, not measure, not work out, not look at what, skip the sizing, waste time sizing, whatever the size, not something i look, big or small',
    'sans mesurer, sans chiffrer, pas besoin de mesurer, pas besoin de chiffrer, ne mesure pas, ne chiffre pas, ne cherche pas à mesurer, inutile de mesurer, inutile de chiffrer, perds pas de temps à mesurer, perds pas de temps à chiffrer, peu importe la taille, peu importe l’ampleur, grosse ou petite, ne regarde pas ce',
  ],
  reach_of_the_error: [
    'impact, what it changes, how big, how serious, the effect, sizing, size it, size the, consequences, error is big or small, size of the error, size of the mistake',
    'impact, ce que ça change, ce que cela change, gravité, effet, conséquences, ampleur, taille de l’erreur, taille de la faute',
  ],
  every_error_alike: [
    'every error deserves, every mistake deserves, all errors are equal, all mistakes are equal, every error is equally, any error is as, an error is an error, a mistake is a mistake',
    'toutes les erreurs se valent, erreurs se valent, une erreur est une erreur, une erreur reste une erreur, toute erreur mérite, une erreur c’est une erreur',
  ],
  guard_against_errors: [
    'checklist, extra check, second check, new check, tie-out, change how i work, change my method, change anything afterwards, prevention, post mortem',
    'checklist, contrôle de plus, nouveau contrôle, contrôle supplémentaire, changer ma façon, changer ma méthode, prévention, tirer de leçon',
  ],
  errors_come_anyway: [
    'mistakes happen anyway, errors happen anyway, mistakes will happen, errors will happen, mistakes always happen, will happen again anyway, cannot be avoided',
    'erreurs il y en aura, il y en aura toujours, erreurs arrivent toujours, erreurs arriveront, ça arrivera encore, ne s’évitent pas, on ne peut pas les éviter',
  ],
  the_machine_did_it: [
    'software did it, blame the software, blame excel, blame the system, excel bug, system glitch, software bug, it was the system, say it was a bug, say the model crashed, printer',
    'l’outil a bugué, c’est l’outil, faute d’excel, faute du logiciel, bug d’excel, bug informatique, bug du système, mis ça sur excel, logiciel qui',
  ],
  others_mend_my_flaw: [
    'manager to sort out, manager to sort it, manager to fix, boss to fix, boss to sort, for the manager to, for my manager to, for my boss to, for the team to, team to adapt, up to the team to, up to my manager to, up to my boss to, up to others to, up to the manager to, others to adapt, others adapt, have to adapt to me, have to live with it, must live with it, has to live with me, paid to correct me, paid to check me, paid to catch, leave that to him, leave that to my boss, get used to it, gets used to it, used to me, others to catch, check behind me, check after me',
    'au manager de corriger, à mon manager de corriger, au chef de corriger, à l’équipe de s’adapter, aux autres de s’adapter, à mon équipe de s’adapter, équipe doit s’adapter, équipe n’a qu’à s’adapter, autres doivent s’adapter, n’ont qu’à s’adapter, n’ont qu’à s’y faire, faire avec, au manager de le, payé pour me corriger, payé pour corriger, payé pour relire, relire derrière moi, n’ont qu’à relire, on s’y habitue, s’y habituer, s’habituent, laisse ça à mon, passer derrière moi',
  ],
  not_mine_to_mend: [
    'was not my job, is not my job, not for me to fix, not mine to fix, not my job to fix, not up to me to',
    'pas à soi d’agir, pas à moi d’agir, pas à moi de corriger, pas à moi de le corriger, pas à moi de changer, pas mon travail de le',
  ],
  waits_for_it_to_pass: [
    'go away by itself, goes away by itself, go away on its own, goes away with age, fade by itself, fades by itself, sort itself out with, solve itself with, wait for it to pass, comes with age, did nothing about it, do nothing about it, doing nothing about it, nothing in particular about it, not done anything about it, not do anything about it, waited for him to, waited for her to, waited for them to, not changed anything, let it be, leave it at that, live with it myself',
    'ça passera, passera tout seul, passera avec, que ça passe, disparaîtra tout seul, partira tout seul, se corrigera tout seul, ça se corrigera, se corrige avec l’âge, n’ai rien fait pour, ne fais rien pour, rien fait de particulier, n’ai rien entrepris, rien entrepris, rien changé à, laisse comme ça, je vis avec',
  ],
  others_do_my_share: [
    'let the others finish, let others finish, let somebody else finish, left others to finish, let the other interns, let my teammates finish, let my colleagues finish, others finish for me, finish it for me, do it for me',
    'laissé les autres finir, laissé les autres stagiaires, laissé les autres terminer, laissé mes collègues finir, finir à ma place, terminer à ma place, faire à ma place, laisse les autres finir',
  ],
  taken_as_lesson: [
    'lesson, i learned, i learnt, what i learned, what i learnt, i took from it, i take from it, took away, conclusion is, since then, from now on, what i changed, what it taught me, concluded, i concluded',
    'leçon, j’ai appris, ce que j’ai appris, j’en ai retenu, j’en ai tiré, je retiens, j’ai retenu, j’en retiens, conclusion, depuis, désormais, ce que j’ai changé, j’en ai conclu, j’en conclus, ça m’a appris',
  ],
  lesson_to_the_bad: [
    'say yes to everything, yes to even more, take everything on, skip the review, cut the review, cut corners, skip the check, never to ask for help, never ask for help, never ask anybody, not to ask for help, never to trust, trust nobody, trust no one, work alone, do everything alone, do everything myself, hide it better, hide it well, hide my mistakes, cover it up, keep quiet about, say nothing, keep my mouth shut, never to admit, never admit, shout louder, be harder on, pick easier, blame somebody, keep my distance, avoid people, put up with it, not to listen, take on even more, take on more work, check less, review less, never show weakness, never show your weaknesses, never show a weakness, hide your weaknesses, stop asking, ask nobody, speak less, keep to myself, raise my voice, raise your voice, go public, hit first, trust only myself, shout first, fight in front of',
    'dire oui à tout, oui à tout encore, tout accepter, rogner sur la relecture, sauter la relecture, bâcler, ne plus demander d’aide, ne jamais demander, ne plus rien demander, ne plus rien dire, ne rien dire, ne faire confiance à personne, tout faire seul, tout faire moi-même, mieux le cacher, mieux cacher, cacher mes erreurs, cacher les erreurs, ne jamais avouer, ne plus avouer, crier plus fort, éviter les gens, ne plus écouter, accepter encore plus, prendre encore plus, moins relire, moins vérifier, jamais montrer ses faiblesses, ne pas montrer ses faiblesses, jamais montrer sa faiblesse, ne plus poser de questions, garder pour moi, tout garder, ne rien montrer, monter le ton, hausser le ton, en public, devant tout le monde, crier d’abord, n’en faire qu’à ma tête',
  ],
  never_asked_them: [
    'i never asked, never asked them, never asked my team, never asked for feedback, not asked them, did not ask them, no idea what my team, no idea what they, not know what my team, not know what my last, not know what they would, never got any feedback, do not care what',
    'jamais demandé, ne leur ai pas demandé, aucune idée de ce qu’en, aucune idée de ce que dirait, ne sais pas ce qu’en, ne sais pas ce que dirait, ne sais pas ce qu’ils, jamais eu de retour, me fiche de ce, m’importe peu',
  ],
  my_last_team: [
    'team, colleagues, they would say, manager, boss, teammates',
    'équipe, collègues, ils diraient, manager, chef, tuteur',
  ],
  misjudged_me: [
    'wrong about me, got me wrong, not get me, did not understand me, never understood me, misjudged me, were unfair to me, was unfair to me, were jealous, just jealous',
    'trompée sur moi, trompés sur moi, m’a mal jugé, m’ont mal jugé, n’ont rien compris, n’a rien compris, ne m’a pas compris, ne m’ont pas compris, étaient jaloux, par jalousie, injuste avec moi',
  ],
  came_to_nothing: [
    'nobody bid, no one bid, no bids, no bidder, mandate was pulled, mandate was lost, lost the mandate, lost the deal, lost the client, deal died, deal collapsed, fell through, sale failed, never closed, did not close, did not sign, was let go, were let go, was fired, got fired, was sacked, resigned, he quit, she quit, missed the deadline, deadline was missed, handed in late, made more mistakes, more mistakes than, more errors than, more corrections than, more comments than, more rounds than, more red ink, up at, left the firm, was dropped, came last, the deal died, nobody signed, buyer walked, buyer walked away, left after, he left after, she left after, was pulled, we lost it, did not get the mandate, the process failed, failed the exam',
    'aucune offre, personne n’a remis, mandat a été retiré, mandat a été perdu, perdu le mandat, perdu le client, deal est tombé, vente a échoué, vente est tombée, n’a pas abouti, pas signé, été licencié, été viré, été remercié, a démissionné, a démissionné, raté la date, raté l’échéance, rendu en retard, plus d’erreurs qu’avant, plus de fautes qu’avant, plus de corrections qu’avant, plus d’erreurs que, plus de rouge, a quitté la boîte, a quitté l’équipe, abandonné, arrivés derniers, nous a échappé, a capoté, est tombé à l’eau, partie au bout de, parti au bout de, l’acheteur s’est retiré, s’est retirée, a craqué, pas obtenu le mandat, processus a échoué, est partie après, est parti après',
  ],
  called_a_gain: [
    'that is a plus, it is a plus, a plus, call that a success, call it a success, counts as a success, a success, best thing that could, best outcome, best result, best possible, great result, good result, proud of it, proves my, proof of my, speaks for me, in my favour, an asset, shows he was progressing, shows she was progressing, shows he was learning, means he was learning, means she was learning, means progress, proves progress, sign of progress, proof of progress, shows progress, was progressing, one of my best results, count that as, my best result, a win, proves my method, my method works, proof that it works, a good sign, a feather in',
    'c’est un plus, c’est un atout, un atout, c’est une réussite, une réussite, un succès, meilleure chose, meilleur résultat, meilleure issue, bon résultat, très bon résultat, fier, fière, parle pour moi, en ma faveur, preuve qu’il progressait, preuve qu’elle progressait, preuve de progrès, signe de progrès, signe qu’il, preuve qu’il, preuve qu’elle, c’est qu’il apprenait, prouve qu’il, montre qu’il progresse, mes meilleurs résultats, mon meilleur résultat, une victoire, ma méthode marche, preuve que ma méthode, preuve que ça marche, une belle réussite, bon signe',
  ],
  other_than_that: [
    'but, although, even though, despite, instead, at first, nevertheless, still, not, never, until, then, because i, fewer, however, my learning, so i',
    'mais, même si, malgré, pourtant, au début, quand même, jusqu’à, puis, ne, moins, cependant, toutefois',
  ],
  price_went_down: [
    'price fell, price dropped, price came down, price went down, offer came in below, offer below the first, lower than the first, below the first, percent below, under the first offer, price was cut, less than planned, less than expected, less than the first, under its asking, sold for less',
    'prix a baissé, prix est descendu, offre a baissé, en dessous de la première, inférieure à la première, pour cent en dessous, plus basse que la première, prix a été revu à la baisse, sous la première, de moins que prévu, moins que prévu, de moins, moins cher que prévu, vendu moins',
  ],
  good_for_seller: [
    'great result for the seller, good result for the seller, best result for the seller, best for the seller, good for the seller, great for the seller, great for our seller, pleased the seller, success for the seller, win for the seller, best outcome for the seller, good for our seller, best possible result, excellent for him, excellent for the seller, great for him, good for him, best for him, suits the seller',
    'résultat possible pour le vendeur, meilleur résultat possible, bon résultat pour le vendeur, réussite pour le vendeur, bon pour le vendeur, succès pour le vendeur, réussite pour notre client vendeur, victoire pour le vendeur, mieux pour le vendeur, excellent pour le vendeur, excellent pour lui, bon pour lui, très bien pour lui, mieux pour lui, parfait pour le vendeur',
  ],
  hours_alone_count: [
    'only judged on hours, judged on hours, judged by hours, judged by the hours, only the hours count, only hours count, hours are what counts, hours are what matters, what counts is the hours, what counts are the hours, hours matter more than, hours count more than, how long you stay, it is the nights, nights you put in, hours you put in, hours put in, number of nights, number of hours',
    'jugé sur les heures, jugés sur les heures, jugé aux heures, jugés aux heures, seules les heures comptent, ce sont les heures, c’est les heures, heures qui comptent, heures comptent plus que, temps passé qui compte, temps de présence qui, ce sont les nuits, nuits qui comptent, c’est le nombre d’heures, nombre de nuits, nombre d’heures qui',
  ],
  hours_not_alone: [
    'not only, not judged, not the hours, are not, is not, not just, not on hours, hours do not count, hours do not matter',
    'pas seulement, pas que, pas jugé, pas jugés, ne comptent pas, pas les heures, pas aux heures, ne sont pas, ce ne sont, ce n’est',
  ],
  yield_of_work: [
    'what came out of your work, what came out of it, what comes out of it, result of your work, results of your work, your results, my results, outcome of your work, what you produced, what you produce, what i produced',
    'ce qui sort de votre travail, ce qui en sort, ce que donne votre travail, résultat de votre travail, vos résultats, mes résultats, ce qu’on produit, ce que vous produisez, ce que j’ai produit',
  ],
  says_nothing_of_you: [
    'says nothing about you, say nothing about you, tells nothing about you, says nothing about me, say nothing about me, nobody looks at, proves nothing, prove nothing, nobody cares, nobody cares about',
    'ne dit rien de vous, ne disent rien de vous, ne dit rien de moi, ne disent rien de moi, ne prouve rien, ne prouvent rien, personne ne regarde, tout le monde s’en fiche, on s’en moque',
  ],
  owning_up_word: [
    'telling, tell him, tell her, owning up, own up, admitting, saying so, tell my associate, telling the associate',
    'le dire, l’avouer, avouer, en parler, prévenir, reconnaître, dire à mon associate',
  ],
  hurts_my_standing: [
    'makes me look bad, look bad, look incompetent, costs me, harm my review, hurt my review, against me, damage my reputation, damages my career',
    'mal voir, passer pour un incompétent, me coûter, me nuire, me desservir, se retourner contre moi, mauvaise image, ma réputation, ma notation',
  ],
  so_i_keep_quiet: [
    'so i keep quiet, so i say nothing, so i do not, so i will not, better not, i would rather not, so i stay silent, so i wait',
    'donc je me tais, donc je ne dis rien, je me tais, je ne dis rien, mieux vaut se taire, je préfère ne rien, je garde le silence',
  ],
} as const satisfies Lexicon;
