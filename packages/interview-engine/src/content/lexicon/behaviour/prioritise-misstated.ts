import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Priorities and timing, in the words of those who get it wrong. */
export const prioritiseMisstated: Lexicon = {
  advice_arbitration: [
    'put it to, ask the seniors, ask them, arbitration, arbitrate, involve the seniors, raise it with',
    'arbitrage, arbitrer, demander aux seniors, en référer, remonter aux seniors, solliciter les seniors',
  ],
  advice_between_two: [
    'which, first, two, both, deal, deals, priority',
    'deux, deals, dossier, dossiers, priorité, premier, lequel',
  ],
  advice_looks_weak: [
    'look weak, sign of weakness, looks bad, look unprofessional',
    'aveu de faiblesse, signe de faiblesse, passer pour, paraître faible, fait mauvais effet',
  ],
  advice_my_call: [
    'my call, analyst’s call, analyst decides, mine to decide, my own initiative, rank them myself, decide alone, decide on my own, my decision alone',
    'à moi seul, à moi de trancher, à moi de décider, ma propre initiative, tranche seul, décide seul, choisis seul, mon choix, à l’analyste de trancher',
  ],
  advice_speaking_up: [
    'flagging, telling, warning, speaking up, raising it, asking',
    'signaler, prévenir, alerter, le dire, en parler, demander',
  ],
  all_night: [
    'all night, through the night, whole night, night on both, until morning',
    'toute la nuit, nuit blanche, la nuit entière, nuit sur les deux, jusqu’au matin',
  ],
  comes_to_the_same: [
    'makes no difference, no difference, same thing, all the same, is the same, changes nothing, does not matter, is fine either way, change anything, not change anything, no worse',
    'c’est pareil, revient au même, ne change rien, ça ne change rien, peu importe, même chose, plus à ça près, pas à un jour près, pas à une heure près, pas plus grave',
  ],
  conduct_after_deal: [
    'after closing, after signing, once the deal is, once the deal has, after the deal',
    'après le closing, après la signature, après l’opération, une fois le deal, une fois l’opération',
  ],
  conduct_all_night: [
    'all night, through the night, whole night',
    'toute la nuit, nuit blanche, la nuit entière',
  ],
  conduct_any_error: [
    'any error is, every error is, same way, makes no difference',
    'toute erreur, n’importe quelle erreur, de la même façon, de la même manière, ne change rien',
  ],
  conduct_asking: ['asking, ask, raising', 'demander, solliciter, déranger'],
  conduct_before_telling: [
    'before telling, before saying, before mentioning, before i say anything, before i tell anyone',
    'avant d’en parler, avant de prévenir, avant de le dire',
  ],
  conduct_by_taste: [
    'bigger fee, biggest fee, biggest client, bigger client, one i like, i prefer, nicer staffer, nicer one, friendlier, i get on with, i know better, more interesting, more prestigious, my favourite, nicest, better reviews, my review, my bonus, most senior, more senior, easiest one, easier one, who shouts, called first, asked first',
    'plus grosse commission, plus gros honoraires, plus gros client, que je préfère, le plus intéressant, plus prestigieux, plus sympa, que je connais, mon évaluation, mon bonus, plus gradé, plus senior, plus facile, qui crie, a appelé en premier, a demandé en premier, avec qui je m’entends',
  ],
  conduct_goes_to_bed: [
    'go to bed, go home, go to sleep, switch off my phone, turn off my phone',
    'rentre chez moi, vais me coucher, vais dormir, rentrer me coucher, éteins mon téléphone, coupe mon téléphone',
  ],
  conduct_half_each: [
    'half half, fifty fifty, two hours each, three hours each, four hours each, split evenly, same time on each, half of each',
    'moitié moitié, deux heures sur chaque, mêmes heures sur chaque, deux heures chacun, trois heures chacun, quatre heures chacun, tant pis si aucun, la moitié de chacun, moitié de chaque',
  ],
  conduct_invents: [
    'pretend, lie to, invent an excuse, invent a, make up, call in sick, claim that it is',
    'fais semblant, faire semblant, mentir, je mens, prétexte, prétexter, invente, dis que c’est presque, fais croire, ferais croire',
  ],
  conduct_is_a_fault: [
    'is a fault, is unprofessional, looks unprofessional',
    'est une faute, pas professionnel',
  ],
  conduct_next_version: [
    'next version, next update, next regular update',
    'prochaine version, prochain envoi, prochaine mise à jour',
  ],
  conduct_no_estimate: [
    'no need to estimate, need to estimate how, see where you are, see where i am',
    'pas besoin d’estimer, inutile d’estimer',
  ],
  conduct_past_deadline: [
    'once the deadline, after the deadline, when it is done',
    'une fois l’échéance, après l’échéance',
  ],
  conduct_picks: [
    'pick, choose, start with, start on, go with, take, do, finish, favour',
    'choisis, commence par, prends, fais, termine, privilégie, favorise, choisirais',
  ],
  conduct_promise_both: [
    'promise both, promise the two, never renegotiated, deadline is never moved',
    'promets les deux, promettre les deux, ne se renégocie jamais, ne se renégocie pas, ne se négocie pas',
  ],
  conduct_settles_alone: [
    'tell nobody, tell no one, without telling anyone, without asking anyone, pick myself, decide for them, settle it myself, settle it alone, without disturbing anyone, without bothering anyone, make that sort of call',
    'règle ça seul, règle seul, règle cela seul, tranche seul, sans déranger personne, sans rien demander, choisis moi même, décide à leur place',
  ],
  conduct_silent: [
    'without saying, without telling, without a word, and say nothing',
    'sans rien dire, sans prévenir, sans un mot',
  ],
  conduct_some_days: [
    'two days, three days, few days, a week, next week',
    'deux jours, trois jours, quelques jours, une semaine, semaine prochaine',
  ],
  conduct_tells: ['tell, warn, inform, announce', 'préviens, dis, informe, annonce, parle'],
  damage_is_done: [
    'damage is done, harm is done, already gone, already sent, already left, already out, once it is gone, once it is out, once it has left',
    'mal est fait, déjà parti, déjà envoyé, une fois parti, une fois envoyé, trop tard de toute',
  ],
  does_not_bother_to: [
    'not ask whether, not bother, without sizing, without measuring, no need to size, no need to measure, not size, not measure, not work out, not look at what, skip the sizing, waste time sizing, whatever the size, not something i look, big or small',
    'ne cherche pas à savoir, sans mesurer, sans chiffrer, pas besoin de mesurer, pas besoin de chiffrer, ne mesure pas, ne chiffre pas, ne cherche pas à mesurer, inutile de mesurer, inutile de chiffrer, perds pas de temps à mesurer, perds pas de temps à chiffrer, peu importe la taille, peu importe l’ampleur, grosse ou petite, ne regarde pas ce',
  ],
  every_error_alike: [
    'treat every error the same, treat all errors the same, treat all mistakes the same, treat all mistakes alike, every error deserves, every mistake deserves, all errors are equal, all mistakes are equal, every error is equally, any error is as, an error is an error, a mistake is a mistake',
    'toutes les erreurs de la même, toutes les fautes de la même, erreurs se traitent pareil, toutes les erreurs se valent, erreurs se valent, une erreur est une erreur, une erreur reste une erreur, toute erreur mérite, une erreur c’est une erreur',
  ],
  finishes_before_it: [
    'finish what i, finish my other, finish my own, finish my current, complete my other, clear my other, get my other, do my other, clear my inbox first, my own work first, finish the pitch first',
    'termine d’abord, finis d’abord, boucle d’abord, termine mes autres, finis mes autres, boucle mes autres, je termine ce que, je finis ce que, traite d’abord mes autres, avance mes autres, m’occupe du pitch, mon travail d’abord, occupe d’abord de, pitch d’abord',
  ],
  his_is_first: [
    'theirs is first, theirs comes first, theirs is the priority, theirs goes first, his is first, his comes first, they first, they come first, he comes first, he is first, he is my priority, it is nearly done, all is on track, everything is on track, theirs is top, he’s first, she’s first, she is first, he goes first, his deal comes first, her deal comes first, their deal comes first, his deal goes first, their deal goes first, his deal is first, his deal is the priority, their deal is the priority, his file comes first, i am on his, i am on theirs, already working on his, already working on theirs, his will be ready first, theirs will be ready first, doing theirs right now',
    'dossier passe en premier, dossier est prioritaire, sien passe en premier, sien est prioritaire, il passe en premier, il est prioritaire, dossier passe avant, tout avance, c’est presque prêt, il passe devant, qu’il passe devant, elle passe devant, c’est son dossier d’abord, le sien d’abord, c’est le sien qui passe, son dossier avant tout, son dossier d’abord, je suis déjà dessus, je suis sur le sien, le sien sera prêt, sa demande passe en premier, sa demande est prioritaire',
  ],
  keeps_silent: [
    'not say anything, not say a word, say nothing, not tell either, not tell anyone, not tell anybody, tell nobody, not mention it, keep quiet, without telling, without saying, without a word, without warning, not warn',
    'ne dis rien, sans rien dire, sans alerter, sans en parler, ne préviens personne, sans le signaler, sans prévenir, sans un mot, n’en parle à personne, sans le dire, n’alerte personne, n’en parle pas',
  ],
  kept_from_the_other: [
    'yes to each, letting each think, letting each of them believe, let each believe, neither needs to hear, neither needs to know, neither of them needs to know, neither has to know, no need to tell one about, without mentioning the other one, nobody needs to know about the other, not know about each other, keep one from knowing, never mention one to the other, each thinks he is first, each thinks he is my only',
    'oui à chacun, laissant croire qu’il passe, lui laissant croire, leur laisse croire, laissant croire à chacun, aucun des deux n’a besoin de savoir, aucun des deux n’a à savoir, ni l’un ni l’autre n’a besoin de savoir, sans parler de l’autre dossier, sans leur parler de l’autre, sans dire à l’un, l’un n’a pas à savoir, inutile de leur parler de l’autre, chacun croit qu’il est le seul, chacun croit être le premier',
  ],
  left_to_understand: [
    'other will understand, other one will understand, other will cope, other will get over, other can find out, other one can wait',
    'autre comprendra, autre fera avec, autre s’en remettra, staffeur comprendra, senior comprendra',
  ],
  no_haste_now: [
    'no rush after, no hurry after, no rush once, no rush then, nothing urgent about, not an emergency, no rush to correct, no hurry to correct, no rush to tell, no rush even, no point in rushing, no need to rush, no need to hurry, no reason to panic, not opened it yet',
    'plus rien ne presse, rien ne presse ensuite, rien ne presse après, pas d’urgence à, plus d’urgence, aucune urgence à, pas pressé de corriger, rien ne presse, inutile de se presser, pas la peine de courir, ne l’a pas ouvert, pas encore ouvert, pas le feu au lac',
  ],
  on_my_own: [
    'alone, on my own, by myself, without asking, without consulting',
    'seul, seule, sans demander, sans consulter, moi-même',
  ],
  once_it_is_late: [
    'once it is really late, once it is late, once i am late, once we are late, once it is clear i am late, only when it is already late, when the deadline has passed, once the deadline has passed, once i have missed it, after i have missed it',
    'une fois que c’est en retard, une fois que c’est vraiment en retard, une fois en retard, quand c’est vraiment en retard, qu’une fois le retard, quand le retard est là, une fois le délai passé, quand l’heure est passée, une fois que c’est raté',
  ],
  only_a_trifle: [
    'typo, footnote, comma, cosmetic, immaterial, formatting, my associate, he decides, she decides, they decide, rather than, instead of, not wait, cannot wait, never, at once, straight away, right away, same day, today, on my own time',
    'coquille, note de bas, virgule, cosmétique, sans impact, mise en forme, mon associate, c’est lui qui, décide, plutôt que, au lieu, ne peut pas attendre, n’attend pas, sans attendre, jamais, tout de suite, immédiatement, aussitôt, jour même, aujourd’hui',
  ],
  outright_never_show: [
    crossed(
      'never show, not show, must not show, should not show, never let them see',
      'you have a conflict, that you have, you are overwhelmed, that you are, you are struggling, that you cannot, you cannot cope, i am overwhelmed, that i cannot',
    ),
    crossed(
      'ne montre jamais, jamais montrer, ne montre pas, pas montrer, ne faut pas montrer',
      'qu’on a, qu’on est, qu’on ne, qu’il y a, que je suis, que j’ai',
    ),
  ],
  outright_no_bother: [
    crossed(
      'never bother, not bother, never disturb, not disturb',
      'the seniors, my seniors, my bosses, seniors',
    ),
    crossed(
      'dérange jamais, dérange pas, embête jamais, embête pas',
      'les seniors, mes seniors, mes chefs, les chefs',
    ),
  ],
  outright_size_is_nothing: [
    'not matter how big, not matter how large, no matter how big, whatever the size, not matter how serious',
    'peu importe la taille, peu importe que l’erreur, quelle que soit la taille, grosse ou petite, grave ou pas',
  ],
  puts_it_off: [
    'wait till, goes in with, goes into, go into, goes out with, can wait, will wait, bundle it, leave it until, save it for, fix it in, correct it in, keep it for, wait for, wait until, slip it into, roll it into, come with, until the, i wait, leave it for, leave it till, come back to, look at it, deal with it, get to it, push it to',
    'attends lundi, attendra, attendront, peut attendre, j’attends, attendre, garde pour, corrige dans, intègre dans, glisse dans, mets dans, ira dans, partira avec, regroupe, on verra, verrai, avec la, le laisse pour, reviens dessus, m’en occuperai, passera après, repousse, reporte',
  ],
  reach_of_the_error: [
    'whether it is serious, impact, what it changes, how big, how serious, the effect, sizing, size it, size the, consequences, error is big or small, size of the error, size of the mistake',
    'si c’est grave, impact, ce que ça change, ce que cela change, gravité, effet, conséquences, ampleur, taille de l’erreur, taille de la faute',
  ],
  settles_on: [
    'decide, choose, pick the, pick one, select, make the call',
    'choisis, décide, tranche, choisirais, déciderais, trancherais',
  ],
  some_later_version: [
    'spoil anyone’s weekend, next version, next scheduled version, next draft, next turn of, next update, next mailing, next send, later version, scheduled version, a week later, week or two later, next week, monday morning, after the weekend, when i have time, when i get time, things calm down, quiet moment, next meeting, monday, tomorrow, later on, the error later, when the pitch is, once the pitch is, a few days',
    'gâcher le week-end, prochaine version, version suivante, prochain envoi, envoi suivant, prochaine mouture, prochain tour, semaine prochaine, lundi, le week-end, après le week-end, aurai le temps, quand j’ai le temps, ça se calme, ce sera calme, plus tard, prochaine réunion, version prévue, demain, passera après, dans quelques jours, après le pitch',
  ],
  sooner_or_later: [
    'one hour or, an hour or, one day or, a day or, today or, tonight or, now or, an hour more, a day more, a few days more, few days either way, a few hours, a few days',
    'une heure ou, un jour ou, deux jours ou, aujourd’hui ou, ce soir ou, maintenant ou, une heure de plus, un jour de plus, quelques jours de plus, quelques heures, deux jours de plus',
  ],
  tells_so: [
    'tell, promise, assure, reassure, let',
    'dis, dirais, promets, assure, rassure, fais croire, laisse croire',
  ],
  to_each: [
    'each, both, everyone, everybody, one and the other',
    'chacun, deux, tous, tout le monde',
  ],
  turn_deadline_ignored: [
    crossed(
      'deadline, deadlines, the deadline',
      'plays no part, plays no role, does not matter, does not come into it, is irrelevant, has nothing to do with it',
    ) + ', whatever the deadline, regardless of the deadline, no matter the deadline',
    crossed(
      'échéance, heure de rendu, deadline, délai',
      'ne joue pas, ne joue aucun rôle, ne compte pas, n’a pas d’importance, n’entre pas en compte',
    ) +
      ', peu importe l’heure de rendu, peu importe l’échéance, quelle que soit l’échéance, peu importe le délai, peu importe la deadline',
  ],
  turn_first_in_line: [
    crossed(
      'whoever shouts loudest, whoever shouts the loudest, whoever shouts most, the loudest one, the loudest, first email, first mail, first one in, the first in my inbox, the first to ask, whoever asked first, the one i like, the one i like best, the one i prefer, the easiest one, the biggest name',
      'comes first, goes first, gets priority, wins, is first, gets done first, has priority',
    ) +
      ', first come first served, start with the one i like, start with the one i prefer, start with the easiest, start with the more fun, start with the nicest boss, toss a coin, flip a coin, in the order they came',
    crossed(
      'celui qui crie le plus fort, celui qui crie le plus, le plus bruyant, premier mail, premier mail arrivé, premier arrivé, le dossier arrivé en premier, dossier arrivé en premier, le premier qui demande, celui qui a demandé en premier, celui que je préfère, le plus facile',
      'passe en premier, passe d’abord, passe avant, est prioritaire, a la priorité, gagne, est traité en premier',
    ) +
      ', premier arrivé premier servi, premier servi, commence par le dossier que je préfère, commence par celui que je préfère, commence par le plus facile, commence par le plus sympa, tire au sort, à pile ou face, dans l’ordre d’arrivée, va au dossier arrivé en premier, arrivé en premier dans ma boîte',
  ],
  turn_never_sized: [
    'never estimate, never estimate anything, not estimate anything, never estimate the hours, no estimate, guessing hours, never count the hours, not bother estimating, estimating is a waste',
    'je ne chiffre rien, ne chiffre jamais, n’estime jamais, n’estime rien, jamais d’estimation, pas d’estimation, chiffrer ne sert à rien, estimer ne sert à rien, estimer c’est perdre',
  ],
  turn_not_that: [
    'not whoever, not the one who, not the loudest, rather than, instead of, is not, not up to me, not because, would be wrong, a mistake, not who shouts',
    'pas celui qui, pas le plus bruyant, plutôt que, au lieu de, n’est pas, ce n’est pas, pas à moi, pas parce que, serait une erreur',
  ],
};
