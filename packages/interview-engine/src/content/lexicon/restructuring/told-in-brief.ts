import type { Lexicon } from '../../types.ts';

/** A crisis, told briefly and plainly. */
export const crisisToldInBrief = {
  made_whole: [
    'to the last cent, to the last penny, whole too, the whole three hundred, till he’s full, until he’s full',
    'jusqu’au dernier centime, jusqu’au dernier sou, entière aussi',
  ],
  told_left_with: [
    'is left with, are left with, gets the rest, takes the rest, picks up the rest, picks up what is left, has what is left',
    'ramasse le reste, prend le reste, se contente du reste, prend ce qui reste, ramasse ce qui reste',
  ],
  told_nobody_lower: [
    'nobody lower down, no one lower down, nobody below, no one below, those below, the next one, the next ones, ones behind',
    'personne en bas, personne en dessous, ceux d’en dessous, les suivants, le suivant, ceux de derrière',
  ],
  told_while_owed: [
    'as long as someone higher, as long as those above, is still owed, are still owed, gets a crumb, get a crumb, eats until he’s full, eat until they are full, fill their plates, fill their plate',
    'tant qu’on doit encore, tant que ceux du haut, tant que ceux au-dessus, doit encore quelque chose, aient une miette, ait une miette, remplissent leur assiette, mange à sa faim, mangent à leur faim',
  ],
  rank_runs_out_here: [
    'blanket is too short, blanket too short, money dries up, money gives out',
    'couverture est trop courte, argent se tarit, argent vient à manquer, plus d’argent à ce niveau',
  ],
  rank_new_bosses: [
    'ends up with the company, end up with the company',
    'se retrouve avec la boîte, se retrouvent avec la boîte, se retrouve avec la société',
  ],
  told_first_short: [
    'first ones who don’t get all, first who don’t get all, first one who does not get all, first not to get all, first to be left short',
    'premiers qui ne revoient pas tout, premiers à ne pas tout revoir, premier qui ne revoit pas tout, premiers à ne pas tout récupérer',
  ],
  told_left_short: [
    'left half paid, only half paid, left short, not enough to pay him, no longer enough to pay, does not get it all back, don’t get it all back',
    'reste à moitié payé, restent à moitié payés, plus assez pour tout rendre, plus assez pour payer, n’est payé qu’à moitié, ne revoit qu’une partie',
  ],
  told_gets_it: [
    'will own it, own it, gets the shop, gets the company, gets the keys, has the keys, is the one to talk to, becomes the boss, will have the bakery',
    'la possédera, aura la boulangerie, aura la boîte, aura l’affaire, aura les clés, prendra la boutique, devient le patron, a les clés, ont les clés',
  ],
  rescue_drawer_empty: [
    'day they are gone, day it is gone, no notes left, day there is nothing left',
    'jour où il n’y en a plus, jour où il n’y a plus rien, plus un billet',
  ],
  squeeze_cash: [
    'get in what customers owe, bring in what customers owe, hold on to what we owe, get in what we are owed',
    'faire rentrer ce que les clients doivent, faire rentrer ce qu’on nous doit, fait rentrer ce que les clients doivent',
  ],
  approve: [
    'without my say so, without my initials, my initials, without my nod, without two approvals, without my ok, my ok',
    'sans mes initiales, mes initiales, sans mon accord, sans ma signature, sans mon feu vert, sans deux accords, sans deux signatures, sans mon ok, mon ok',
  ],
  breathing_space: [
    'skip two instalments, skip an instalment, skip a payment, skip two payments, let us skip, ask for patience',
    'sauter deux échéances, sauter une échéance, sauter une mensualité, sauter deux mensualités, demande l’indulgence',
  ],
  liable_word: [
    'directors can be sued, director can be sued, directors can be pursued, directors are on the hook, the boss can be sued',
    'dirigeants peuvent être poursuivis, dirigeant peut être poursuivi, dirigeant qui attend peut être poursuivi, patron peut être poursuivi',
  ],
  told_loses_each: [
    'loses on every loaf, loses money on every, loses on every sale, loses on each, loses money on each',
    'perd sur chaque pain, perd sur chaque baguette, perd sur chaque vente, perd de l’argent sur chaque, perd à chaque vente',
  ],
  told_past_saving: [
    'will save it, can save it, no use talking, nothing saves it, pointless, no point in talking',
    'ne la sauvera, ne le sauvera, inutile de discuter, inutile, ne sert à rien, aucun arrangement',
  ],
  rescue_still_wanted: [
    'anyone miss it, would be missed',
    'manquerait à quelqu’un, on la regretterait',
  ],
  told_pledge_holder: [
    'with the pledge, with a pledge, with the mortgage, with a mortgage, holds a mortgage, with collateral, with security, with liens, have liens, hold liens',
    'qui a le gage, ont le gage, qui a la garantie, qui ont la garantie, ont une garantie, ont l’hypothèque, a une hypothèque, ont des sûretés, a une sûreté',
  ],
  told_owner_last: [
    'owner comes at the very end, owner last, owner comes last, shareholders last, the boss last, shareholders get the bones',
    'patron vient tout à la fin, patron en dernier, lui passe en dernier, patron passe en dernier, actionnaires en dernier, actionnaires ont les os',
  ],
  told_before_it_dries_up: [
    'before he can’t pay, before he can no longer pay, before they can no longer pay, before the money runs out, before the wages bounce',
    'avant qu’il ne puisse plus payer, avant de ne plus pouvoir payer, avant d’être à sec, avant qu’on ne puisse plus payer, avant que les salaires',
  ],
  told_no_agreement: [
    'won’t agree, don’t agree, do not agree, cannot agree, can’t agree, talks fail, if a few refuse, unless someone refuses, if someone refuses, few who won’t sign',
    'ne s’entendent pas, n’arrivent pas à s’entendre, ne tombent pas d’accord, discussions échouent, pas d’accord entre eux, si quelques-uns refusent, si l’un refuse, quelques entêtés, si un seul boude',
  ],
  quiet: [
    'hushed talks, in the drawing room, hushed, out of sight, behind a closed door, nothing leaks out, in whispers',
    'feutrées, feutré, au salon, en douce, à voix basse, loin des regards, porte fermée, ça chuchote, journal n’en saura rien, personne d’extérieur n’est au courant',
  ],
  public_word: [
    'everybody sees it, everyone sees it, posted on the town hall door, posted on the door, on the public square, whole world knows',
    'tout le monde le voit, affichée à la porte, affichée à la mairie, affiché à la mairie, sur la place publique, tout est affiché',
  ],
  conciliator: ['middleman, go-between', 'intermédiaire'],
  force_word: ['twist your arm, twist anyone’s arm, twist an arm', 'tordre le bras, tord le bras'],
  free_to_refuse: [
    'only those who want, if you do not sign you are not bound, keep all your rights, against their will, made to give anything up',
    'celui qui veut, ceux qui veulent, que celui qui veut, reste libre de refuser, contre son gré',
  ],
  bound_anyway: [
    'drag you along, drags you along, ties you too, ties you as well, even if you are against, whether you like it or not, majority counts for all, majority binds all, majority counts for everyone',
    'vous embarquer, vous embarque, vous lie aussi, même si vous êtes contre, que ça vous plaise ou non, majorité vaut pour tous, majorité s’impose à tous',
  ],
  vote_word: ['vote by class, class vote', 'vote par classe, vote des classes'],
  claims_frozen: [
    'stops being paid what is old, pressed pause, presses pause, no longer call the loan, may seize anything, nobody may seize, nobody can seize, old claims wait, hands are tied, nobody can collect alone',
    'anciennes créances, appuyé sur pause, appuie sur pause, plus exiger le prêt, plus personne ne saisit, personne ne saisit rien, saisit rien, vieilles dettes attendent, mains liées, personne ne peut recouvrer',
  ],
  rank_big_bank: ['main lenders, big lenders', 'gros prêteurs, prêteurs principaux'],
  rank_settled: [
    'leave happy, leaves happy, every cent, all back too, all back',
    'repartent contents, repart content, tout aussi',
  ],
  told_friendly_table: [
    'kitchen table, round a table, around a table',
    'autour d’une table, table de la cuisine',
  ],
  judge_word: ['magistrate', 'magistrat'],
  rescue_fine_without_debt: [
    'leaving aside what it has borrowed, ignore the bank, forgetting the bank',
    'sans compter ce qu’elle doit, en oubliant la banque, sans compter les emprunts',
  ],
  told_repaid_later: [
    'be repaid later, repaid later, more time to repay',
    'd’un délai, donne du temps, rembourser plus tard, délai ou une rallonge',
  ],
  told_month_and_half: ['month and a half', 'mois et demi'],
  vital: ['who can stop the plant', 'sans qui l’usine s’arrête, la paye'],
  outgoing: ['not a cent leaves, a cent leaves', 'un sou ne sort, un centime ne sort'],
  told_nobody_imposes: [
    'nobody can impose, no one can impose, nobody can force, no one can force, nobody may force',
    'personne ne peut imposer, personne ne peut rien imposer, personne ne peut vous forcer, personne ne peut forcer',
  ],
} as const satisfies Lexicon;
