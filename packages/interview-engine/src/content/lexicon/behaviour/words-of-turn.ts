import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** Whose turn it is, a small lie and a question not asked: how candidates get them wrong. */
export const wordsOfTurn = {
  turn_never_sized: [
    'never estimate, never estimate anything, not estimate anything, never estimate the hours, no estimate, guessing hours, never count the hours, not bother estimating, estimating is a waste',
    'je ne chiffre rien, ne chiffre jamais, n’estime jamais, n’estime rien, jamais d’estimation, pas d’estimation, chiffrer ne sert à rien, estimer ne sert à rien, estimer c’est perdre',
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
  turn_not_that: [
    'not whoever, not the one who, not the loudest, rather than, instead of, is not, not up to me, not because, would be wrong, a mistake, not who shouts',
    'pas celui qui, pas le plus bruyant, plutôt que, au lieu de, n’est pas, ce n’est pas, pas à moi, pas parce que, serait une erreur',
  ],
  turn_retail_or_lender: [
    'retail bank, big retail bank, lends from its balance sheet, lends to companies, biggest lender, commercial bank, takes deposits, branches everywhere',
    'banque de détail, banque de réseau, prête avec son bilan, prête de l’argent, banque commerciale, banque de dépôt, agences partout, premier prêteur',
  ],
  turn_no_lesson: [
    'nothing to learn from a failure, learn nothing from a failure, nothing to learn from failure, failure teaches nothing, failures teach nothing, best to forget it, just forget it',
    'échec n’apprend rien, échecs n’apprennent rien, rien à apprendre d’un échec, rien à tirer d’un échec, il faut l’oublier, vaut mieux l’oublier',
  ],
  turn_needs_no_logic: [
    'not need to be logical, not need a logic, no need for a logic, not have to be logical, needs no logic, all chance, pure chance',
    'pas besoin d’être logique, n’a pas à être logique, pas besoin de logique, pas besoin d’avoir un sens, que le hasard, pur hasard',
  ],
  turn_must_tell: [
    'have to tell, should tell, must tell, have to cover, need to cover, go through',
    'faut raconter, doit raconter, faut tout raconter, raconter',
  ],
  turn_small_lie: [
    'small lie, little lie, white lie, harmless lie, lie a bit, bend the truth, tell them a story',
    'petit mensonge, mensonge pieux, mentir un peu, petite histoire, arranger la vérité, arrange un peu la vérité',
  ],
  turn_beats_trouble: [
    'is better than, beats, is worth more than, avoids a conflict, saves trouble, hurts nobody, harms nobody, does no harm, keeps the peace, nobody is upset, better than a fight, is fine, is acceptable',
    'vaut mieux qu’un, vaut mieux que, mieux qu’un conflit, évite un conflit, évite le conflit, ne fait de mal à personne, ne fait pas de mal, arrange tout le monde, personne n’est vexé, est acceptable, préserve la paix',
  ],
  turn_false_excuse: [
    crossed(
      'server, computer, network, system, laptop, excel, internet',
      'is down, was down, crashed, has crashed, went down, broke down, is broken',
    ) + ', pretend i am ill, pretend to be ill, say i was ill, say i am sick, say that my computer',
    crossed(
      'serveur, ordinateur, réseau, système, excel, internet',
      'est tombé, est en panne, a planté, était en panne, est planté, plante',
    ) + ', dis que je suis malade, fais semblant d’être malade, raconte que mon ordinateur',
  ],
  turn_tells_them: [
    'i tell, i say, i would say, i would tell, i’d say, i’d tell, tell them, tell both',
    'je dis, je raconte, je leur dis, je leur raconte, je dirais, je raconterais, je leur dirais, je fais croire, je prétends',
  ],
  turn_asking_is_weak: [
    crossed(
      'going to the staffer, asking the staffer, calling the staffer, asking for help, escalating, calling the vp, asking a senior, telling the staffer, raising it',
      'is a sign of weakness, is weakness, shows weakness, is a weakness, looks weak, makes you look weak, is an admission of failure, is admitting defeat, is telling tales',
    ),
    crossed(
      'aller voir le staffeur, appeler le staffeur, demander au staffeur, demander de l’aide, demander un arbitrage, prévenir le staffeur, escalader, remonter le problème',
      'c’est un aveu de faiblesse, est un aveu de faiblesse, c’est un signe de faiblesse, est un signe de faiblesse, c’est une faiblesse, c’est avouer, c’est se plaindre, c’est un aveu d’échec, fait mauvais effet',
    ),
  ],
} as const satisfies Lexicon;
