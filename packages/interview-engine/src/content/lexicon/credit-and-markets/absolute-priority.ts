import type { Lexicon } from '../../types.ts';

/** The ranking of claims, in the words people use for it. */
export const absolutePriorityNotions: Lexicon = {
  each_route: [
    'option by option, plan by plan, each plan, every plan, per scenario, each scenario, each case, every case, in each outcome, route by route, each option, each route, each path, each road, every option, for each, per option, side by side',
    'option par option, plan par plan, chaque plan, par scénario, chaque cas, chaque issue, voie par voie, scénario par scénario, chaque chemin, chaque option, chaque voie, chaque solution, chaque route, chaque scénario, côte à côte',
  ],
  fed_or_waits: [
    'wait, fed, full, served, satisfied, happy, filled, paid, nothing, scraps',
    'attendre, attendent, rassasiés, servis, pleins, contents, payés, rien, miettes',
  ],
  first_people: [
    'first, front, top, seniors, ahead, above',
    'premiers, premier, devant, haut, seniors, tête, ceux du dessus, au-dessus',
  ],
  first_served: [
    'first, before anyone, top, initially, come first, comes first',
    'd’abord, premier, première, avant tout, passent avant',
  ],
  gets_paid: [
    'gets nothing, get nothing, gets anything, get anything, sees nothing, sees something, sees a cent, sees a penny, is paid, are paid, is served, are served, is always served, get paid, recover, take their money, is repaid, comes, get their money, gets its money, helps itself',
    'n’a rien, ne touche rien, ne voit rien, voit quelque chose, voit un centime, est payé, sont payés, est servi, sont servis, récupèrent, touchent, passent, est remboursé, sont remboursés, ont leur argent, se sert, se servent',
  ],
  in_order: [
    'where in the queue, in front, ahead of him, ahead of them, ahead of it, top bucket, eats first, eat first, helps himself first, everybody ahead, everyone ahead, back of the line, strict seniority, most senior to, down the stack, down the list, work your way down, in strict rank, in order, in turn, in that order, top down, from the top, down the line, one after another, one after the other, layer above, layer by layer, tranche by tranche, rank, by seniority, waterfall, priority, queue, next in line, first in line, last in line, first claim, order of, from the most senior, most senior down, level by level, comes first, goes first, sits first, gets paid first, are paid first, served first, before the next, before anyone, before those behind, behind them, before everyone, before everybody, takes the leftovers, gets the leftovers',
    'place dans la file, file d’attente, celui de devant, ceux de devant, ceux devant, devant lui, mange d’abord, mange en premier, se sert d’abord, seau du haut, bout de la queue, fait la queue, chacun attend, du plus senior, du senior au, du haut vers le bas, en descendant la liste, descend la liste, dans l’ordre, par ordre, à tour de rôle, à son tour, chacun son tour, de haut en bas, par le haut, rang, cascade, priorité, ordre de, couche par couche, tranche par tranche, niveau par niveau, avant les autres, passe avant, passe devant, avant le suivant, premier servi, servi en premier, payé en premier, en dernier, par séniorité, avant tout le monde, se sert avant, passe derrière, les restes, n’aura que',
  ],
  last_people: [
    'last, those behind, back of, bottom, juniors, tail, further down, below, lower down, underneath',
    'derniers, dernier, ceux de derrière, bas, juniors, queue, plus bas, en dessous',
  ],
  last_word: ['last, at the end, the rest', 'en dernier, à la fin, le reste'],
  lbo_serve: ['served, help themselves, recover', 'servi, se sert, récupère, recouvrer'],
  leftovers: [
    'crumbs, leftovers, scraps, whatever remains, if anything is left, bones',
    'miettes, restes, ce qui traîne',
  ],
  made_whole: [
    'all his money, all its money, all their money, money back, made happy, paid off completely, to the last cent, to the last penny, whole too, the whole three hundred, till he’s full, until he’s full, senior whole, seniors whole, revolver whole, rcf whole, senior out at par, all their cash back, in full, fully, all of it, full recovery, hundred cents, hundred percent, at par, everything back, entirely, complete recovery, covered, made whole, is whole, are whole, comes out whole',
    'tout leur argent, été servis, été servi, complètement payé, son argent, jusqu’au dernier centime, jusqu’au dernier sou, entière aussi, senior plein, rcf plein, senior pleine, revolving plein, senior au complet, senior soldée, intégralement, en totalité, en entier, au pair, entièrement, cent pour cent, totalement, en intégralité, couvert',
  ],
  next_served: [
    'then, after, next, second, behind, what remains, whatever remains, left over',
    'puis, ensuite, après, derrière, ce qui reste, le reste, en second',
  ],
  rank_above: [
    'top of the stack, top of the list, higher up, higher ranked, bank at the front, one at the front, person in front, layer above, level above, those above, the one above, ones above, guy in front, safest terms, the guy ahead',
    'banque du dessus, celle du dessus, celui du dessus, ceux du haut, celui du haut, couche du dessus, celui d’avant, celle d’avant, ceux d’avant, le précédent, haut de la liste, mieux placé, ceux qui passent devant',
  ],
  rank_below: [
    'the next one, next in line, next person, anybody behind, anyone behind, people behind, at the bottom, person below, guy below, those below, the one underneath, people underneath, next layer, layer below, one behind',
    'au suivant, le suivant, la suivante, les suivants, nom suivant, celle du dessous, celui du dessous, ceux du dessous, ceux du bas, celui du bas, couche du dessous, bas de la liste, celui d’après, ceux d’après, celui qui suit',
  ],
  rank_junior: [
    'the junior, juniors, subordinated',
    'le junior, la junior, les juniors, subordonnée',
  ],
  rank_only_then: [
    'only then, only once, only after, only when, only if, before anybody, before anyone, not until, as soon as',
    'seulement après, seulement quand, que quand, que si, qu’après, qu’une fois, une fois que, tant que, pas avant que, uniquement si',
  ],
  rank_settled: [
    'got all his money back, leave happy, leaves happy, every cent, all back too, all back, every cent back, every penny back, all his money, all its money, last cent, last penny, completely paid back, fully reimbursed, paid off completely, paid off entirely, cleared in full, is cleared, is out, squared away, all squared, had everything',
    'retrouvé tout son argent, repartent contents, repart content, tout aussi, tout récupéré, tout repris, revu tout son argent, retrouvé tout, tout son dû, son dû, jusqu’au dernier centime, dernier sou, soldé, soldée, complètement remboursé, désintéressé, désintéressés, a tout eu, a eu tout',
  ],
  rank_spills: [
    'drop reaches, drips down, brimming, spills over, spills down, overflows, leaks down, trickles down, flows down, cascades down',
    'goutte tombe, goutte ne tombe, rien ne coule, déborde, ruisselle, coule vers, descend d’un étage, descend d’un cran, passe à l’étage',
  ],
  recover_word: ['recover, recovery', 'récupérer, recouvrement'],
  rescue_best_placed: [
    'best rank, ranked best, best placed',
    'mieux placés, mieux placé, mieux classés',
  ],
  rescue_queue: [
    'the one at the front, those at the front, the ones behind, first glass, second glass, the glasses, a glass, eats first, eat first, who eats, who drinks, in the queue, in line, front of the queue, second one, the first two, first bucket, those in front, the one behind, revolver, in the line, place in line',
    'dans la file, une file, ceux devant, la queue, file d’attente, le premier prend, le deuxième, le troisième, celui qui est devant, celui de devant, ceux de devant, celui de derrière, ceux de derrière, premier verre, deuxième verre, mange tout, mange d’abord, qui mange, de la file, tête de file',
  ],
  rescue_runs_dry: [
    'stays dry, nothing left, nothing for, feeds only, gets nothing, left for, is empty, runs dry, full, the last, leftover',
    'plus rien, rien, à sec, moitié plein, vide, ne reste, les miettes, le reste',
  ],
  rescue_waits_turn: [
    'waits until the first, waits until the one, waits for his turn, wait their turn, until the one before, until the first has, before the next sees, before the next one, before the next gets, before the one behind, before those behind, before the ones behind, before the second',
    'attend que le premier, attend que celui, attend son tour, attendent leur tour, avant que le suivant, avant le suivant, avant celui de derrière, avant ceux de derrière, tant que le premier, tant que celui de devant, avant le deuxième',
  ],
  secured_word: [
    'secured, unsecured, collateral, employees',
    'garanties, sûretés, chirographaires, privilèges, salaires, le personnel, salariés',
  ],
  served_after: [
    'served after, fed after, paid after, repaid after, paid afterwards, only after the senior, once the senior, once they are full, once they’re full, eats second',
    'servie après, servi après, servis après, payée après, payé après, remboursée après, payée ensuite, une fois la senior, une fois les autres, une fois les premiers, mange après',
  ],
  share_of_each: ['gets what, each gets, distribute', 'distribuer, répartir'],
  told_nobody_lower: [
    'nobody lower down, no one lower down, nobody below, no one below, those below, the next one, the next ones, ones behind',
    'personne en bas, personne en dessous, ceux d’en dessous, les suivants, le suivant, ceux de derrière',
  ],
  told_owner_last: [
    'owner comes at the very end, owner last, owner comes last, shareholders last, the boss last, shareholders get the bones',
    'patron vient tout à la fin, patron en dernier, lui passe en dernier, patron passe en dernier, actionnaires en dernier, actionnaires ont les os',
  ],
  told_pledge_holder: [
    'with the pledge, with a pledge, with the mortgage, with a mortgage, holds a mortgage, with collateral, with security, with liens, have liens, hold liens',
    'qui a le gage, ont le gage, qui a la garantie, qui ont la garantie, ont une garantie, ont l’hypothèque, a une hypothèque, ont des sûretés, a une sûreté',
  ],
  told_while_owed: [
    'as long as someone higher, as long as those above, is still owed, are still owed, gets a crumb, get a crumb, eats until he’s full, eat until they are full, fill their plates, fill their plate',
    'tant qu’on doit encore, tant que ceux du haut, tant que ceux au-dessus, doit encore quelque chose, aient une miette, ait une miette, remplissent leur assiette, mange à sa faim, mangent à leur faim',
  ],
  until: ['until, till, unless', 'tant que, jusqu’à ce que, avant que'],
  who_gets: [
    'who gets, who is paid, who recovers, what each gets, served',
    'qui touche, qui est payé, qui récupère, qui reçoit, servi, sert',
  ],
};
