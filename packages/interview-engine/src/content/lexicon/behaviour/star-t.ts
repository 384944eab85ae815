import type { Lexicon } from '../../types.ts';

/** Your own task, in the words people use for it. */
export const starTNotions: Lexicon = {
  charged: [
    'fell in my lap, landed in my lap, dumped on me, landed on me, taken it on myself, took it on myself, that was my job, dumped the, mine to deliver, left me to sort, left me to organise, left me to find, left it to me, they picked me, picked me to, was handed the, got handed the, they handed me, handed me the, responsible, in charge, had to, my job was, was asked to, was given, i had promised, i promised, my neck, target was, was handed, landed with, was on me, up to me, on my shoulders, depended on me, fell to me, left to me, entrusted, counted on me, relied on me, mine to, goal was, objective was, had given me, i owed, on my plate, on my watch, my name on it, asked me, my part was, i was to, i was supposed, they wanted me, they needed me, counting on me, was down to me, i was meant to, i said we would, committed to, was the one who, needed numbers, needed figures, weeks to get, days to get, wanted all, been asked by, been asked to',
    'qu’est revenu, m’avait refilé, m’est tombé dessus, pris sur moi, c’était mon travail, refilé la, refilé le, m’a laissé organiser, m’a laissé gérer, m’ont désigné, m’a désigné, m’ont désignée, me colle un truc, m’a collé, m’ont collé, on me colle, m’a filé la, m’a filé le, m’ont filé, responsable, chargé, devais, il fallait, confié, promis, à rendre, reposait sur moi, sur mes épaules, m’est revenu, m’incombait, me revenait, comptait sur moi, comptaient sur moi, il me fallait, j’avais à, c’était à moi, on attendait de moi, objectif était, sous ma responsabilité, on m’avait donné, on m’a collé, m’a demandé, ma part, mon travail était, j’étais censé, mon rôle, on voulait que je, à moi d’obtenir, à moi de, responsabilité de, m’étais engagé, m’étais engagée, avais besoin des, mon boulot c’était, mon boulot était, semaines pour, jours pour, voulais que les, m’avait demandé, avait chargé de, avait chargée de, m’a laissé le soin',
  ],
  story_ask: [
    'asked me, asked for, wanted me to, expected me, needed me to, got asked to, was asked to, had been asked to',
    'm’a demandé, ont demandé, m’avait demandé, attendait que je, voulait que je, voulaient que je, on m’a confié, m’a chargé de, m’a chargée de, on me demande, me demande de sortir',
  ],
  story_no_power: [
    'nobody’s boss, boss of nobody, like the others, no rank, no stripes, the newest, me the trainee, me the intern, the trainee, not one of them answered to, none of them answered to, nobody answered to, not one answered to, i could tell off, older than me, whom i could, without giving me, without a title, without any title, no title, not their boss, nobody was my, no power, nobody reported, could not order, could not tell them, could not give orders, above me, grades above, the youngest, none of them worked, nobody there worked, nobody worked for, owed me anything, owed me nothing, just the trainee, only the trainee, just the intern, only an intern, being just a, none of them depended on me, no leader, nobody in charge, commanded nobody, gave orders to nobody',
    'comme les autres, sans grade, sans galon, dernière arrivée, dernier arrivé, moi le stagiaire, moi la stagiaire, aucun ne me rendait, personne ne me rendait de comptes, pouvais pas engueuler, plus vieux que moi, plus âgés que moi, sans me donner, sans titre, aucun titre, pas leur chef, sous mes ordres, sans pouvoir, aucun pouvoir, donner d’ordre, au dessus de moi, le plus jeune, la plus jeune, chef d’aucun, chef d’aucune, chef de personne, patron de personne, aucun ne travaillait, me devait rien, que l’apprenti, que stagiaire, qu’un stagiaire, que le stagiaire, ne dépendait de moi, ne dépendaient de moi, dépendait de moi, n’étais que, commandais à personne, commandais personne, donnais d’ordres à personne, autorité sur personne',
  ],
  told_task: [
    'responsible, i was in charge, i had to, asked me to, i was asked',
    'j’étais responsable, j’étais chargé, je devais, on m’a demandé',
  ],
};
