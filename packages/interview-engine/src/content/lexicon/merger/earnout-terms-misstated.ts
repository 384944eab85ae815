import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The terms of an earn-out, in the words of those who get it wrong. */
export const earnoutTermsMisstated: Lexicon = {
  all_one: [
    'doesn’t matter, makes no difference, is the same thing, who cares, is all the same',
    'aucune importance, peu importe, c’est pareil, revient au même, on s’en fiche, même chose',
  ],
  beyond_his_reach: [
    [
      crossed(
        'cannot be, can’t be, impossible to, never be',
        'influenced, influence, moved, manipulated, manipulate, touched, gamed, fiddled, massaged, distorted, played with',
      ) +
        ', ' +
        crossed(
          'buyer, acquirer, nobody, no one',
          'cannot influence, can’t influence, can influence, cannot touch, can’t touch, cannot move, cannot manipulate, can’t manipulate, can manipulate, can touch, cannot massage',
        ),
      'can’t be tricked, there’s no way to game',
    ].join(', '),
    [
      crossed(
        'ne peut pas, ne peut, impossible à, impossible de, personne ne peut, ne peut guère',
        'influencer, manipuler, toucher, bouger, trafiquer, piloter, truquer, jouer dessus, arranger',
      ),
      'ne se manipule pas, ne se truque pas, ne se trafique pas, peut pas se manipuler',
    ].join(', '),
  ],
  comforts_seller: [
    crossed(
      'reassures, protects, comforts, suits, is good for',
      'the seller, the vendor, sellers, the sellers',
    ),
    crossed('rassure, protège, arrange, sécurise', 'le vendeur, les vendeurs, vendeur'),
  ],
  does_as_he_likes: [
    'completely free, free hand, do as he likes, do what he wants, do whatever he wants, run it as he pleases, do as he pleases',
    'mains totalement libres, mains libres, faire ce qu’il veut, totalement libre, toute liberté, carte blanche, entièrement libre',
  ],
  fewer_quarrels: [
    'fewer disputes, less dispute, less risk of dispute, fewer arguments, the safer, the better',
    'moins il y a de litiges, moins de litiges, moins de conflits, moins de risque, mieux c’est',
  ],
  heard_a_detail: [
    'are a detail, is a detail, are just details, sort them out later, sort it out later, leave it to the lawyers',
    'sont un détail, est un détail, sont des détails, on verra après, on verra ça après, régler plus tard, c’est secondaire',
  ],
  heard_as_he_likes: [
    'as he likes, however he likes, as he wants, however he wants, whatever he wants, as it likes',
    'comme il veut, comme il l’entend, à sa guise, ce qu’il veut, comme il lui plaît',
  ],
  heard_bottom_line: ['net income, net profit, bottom line', 'résultat net, bénéfice net'],
  heard_fewer_quarrels: [
    'fewer disputes, fewer conflicts, fewer quarrels, less dispute',
    'moins de conflits, moins de litiges, moins de disputes, moins il y a de conflits, moins il y a de disputes',
  ],
  heard_hard_to_cheat: [
    'can least manipulate, can manipulate least, hardest to touch, hardest to fiddle, hardest to play with, least easy to touch, hardest to game, safest against tricks, manipulate least, least easy to manipulate, hardest to manipulate, difficult to manipulate, hard to manipulate, can’t be manipulated, cannot be manipulated, impossible to manipulate',
    'plus dur à manipuler, plus dur à truquer, plus difficile à truquer, moins facile à truquer, peut le moins manipuler, peut le moins toucher, le plus dur à bidouiller, plus difficile à manipuler, difficile à manipuler, moins manipulable, impossible à manipuler, moins facile à manipuler, peut pas manipuler, peut pas être manipulé',
  ],
  heard_longer_period: [
    'longer the period, longer period, longer earn-out, longer the earn-out',
    'plus la période est longue, période plus longue, plus la durée est longue, plus l’earn-out est long',
  ],
  heard_needless_to_define: [
    'don’t have to define, no need to define, needn’t define, don’t need to define, not necessary to define',
    'pas besoin de définir, inutile de définir, pas nécessaire de définir, pas la peine de définir',
  ],
  heard_safe_anyway: [
    'protected anyway, safe anyway, protected in any case, protected all the same, covered anyway',
    'protégé de toute façon, protégé quand même, couvert de toute façon, protégé dans tous les cas',
  ],
  heard_terms: [
    'terms, wording, drafting, definitions',
    'modalités, rédaction, termes, définitions',
  ],
  heard_top_line: [
    'revenue, sales, gross, turnover, easiest, easier',
    'chiffre d’affaires, ventes, marge brute, plus facile, facilement',
  ],
  keeps_it_vague: [
    'the vaguer, stay vague, keep it vague, remain vague, as vague as possible, keep the contract vague, less you write, less we write, less you put in the contract, less is written, shorter the contract',
    'rester vague, rester très vague, rester assez vague, moins on en met, moins on écrit, moins on en écrit, moins on précise, plus flou possible, plus c’est flou, plus c’est vague, rester flou, laisser ça flou',
  ],
  long_period: [
    'longer the period, longer the earn-out, longer it runs, the longer, as long as possible',
    'plus la période est longue, plus elle est longue, plus il est long, plus c’est long, le plus long possible',
  ],
  metric_or_metric: [
    crossed('revenue, sales, ebitda, turnover', 'or', 'ebitda, profit, net income, revenue, sales'),
    crossed(
      'chiffre d’affaires, ca, ebitda, ventes',
      'ou',
      'l’ebitda, ebitda, résultat, le résultat, chiffre d’affaires, le chiffre d’affaires, bénéfice',
    ),
  ],
  no_quarrel: [
    'no dispute, no room for dispute, no litigation, never leads to dispute, never leads to litigation, avoids disputes, avoids any dispute, avoids litigation, no argument, no conflict, no risk of dispute, no risk of litigation, never disputes, never any dispute, never a dispute, disputes are impossible, never argue, never disputes with, no arguing, leaves no room for argument, no room for argument, nothing to argue about, nothing to fight over, settles every argument, no discussion possible, can’t be any dispute, there can be no dispute',
    'aucun litige, pas de litige, jamais de litige, évite les litiges, évite tout litige, aucun conflit, pas de conflit, évite les conflits, aucun contentieux, pas de contentieux, aucun risque de litige, litiges sont impossibles, litige est impossible, jamais de dispute, aucune dispute, évite toute dispute, évite les disputes, plus de dispute, pas de discussion possible, aucune discussion possible, plus de discussion, rien à discuter, impossible de se disputer, pas de dispute, personne ne peut discuter',
  ],
  no_quarrel_risk: [
    'no risk of dispute, no dispute, no room for dispute, cannot be disputed, no risk of litigation, no risk of argument, nothing to dispute',
    'aucun risque de litige, pas de litige, aucun litige, aucune contestation, rien à contester, pas de contestation possible, aucun risque de contestation',
  ],
  no_room_to_cheat: [
    'no room for manipulation, no room to manipulate, no risk of manipulation, no way to manipulate, no possible manipulation, nobody argues about ebitda',
    'aucun risque de manipulation, aucune manipulation possible, pas de manipulation possible',
  ],
  quarrel_word: [
    'dispute, disputes, litigation, argument, quarrel',
    'litige, litiges, conflit, contestation, dispute',
  ],
  quarrels_rare: [
    'rarely lead to dispute, rarely end in dispute, rarely cause dispute, rarely disputed, never disputed, seldom lead to dispute, remove any dispute, no disputes',
    'peu de litiges, rarement des litiges, rarement contestés, mènent rarement, jamais de litiges, jamais contesté',
  ],
  terms_need_nothing: [
    'no need to define, not need to define, no need to write, not need to write, no definition needed, needs no definition, metric does not matter, any metric will do, indicator does not matter, is impossible to manipulate, are impossible to manipulate, ebitda cannot be manipulated, ebitda cannot be gamed, profit cannot be manipulated, no protection needed, needs no protection, no need for protection, no safeguards needed, speaks for itself, speak for themselves, no need for rules, not need rules, no rules needed, no need to agree, not need to agree, no need to say who, not need to settle',
    'pas besoin de définir, inutile de définir, pas besoin de préciser, inutile de préciser, pas besoin d’encadrer, inutile d’encadrer, peu importe l’indicateur, n’importe quel indicateur, est impossible à manipuler, aucune protection nécessaire, aucun garde-fou, parlent d’eux-mêmes, pas besoin de règles, inutile d’écrire, inutile de fixer, pas besoin de dire qui, inutile de dire qui, pas besoin de fixer, inutile de prévoir, pas besoin de prévoir',
  ],
  vague_is_better: [
    'fewer, better, safer, less to argue, easier',
    'moins il y a, moins de, mieux, plus simple, préférable',
  ],
  wording_of_it: [
    'definition, accounting rules, accounting policies, the drafting, the metric, the perimeter, who runs the business, who runs it, conduct of the business, dispute procedure',
    'définition, définition de l’ebitda, règles comptables, méthodes comptables, rédaction, indicateur, périmètre, qui dirige la société, qui gère la société',
  ],
};
