import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** What is falsely said of the French routes: their names, who hears of them and whom they bind. */
export const routesMixedUp = {
  route_quiet: [
    'mandat ad hoc, conciliation, preventive tools, preventive procedures, preventive stage, amicable stage, amicable procedures, amicable phase, quiet stage, quiet tools, early tools, out of court stage, consensual stage',
    'mandat ad hoc, conciliation, outils préventifs, procédures préventives, phase préventive, phase amiable, procédures amiables, étape amiable, outils amiables, l’amiable',
  ],
  route_court: [
    'safeguard, receivership, liquidation, collective proceedings, insolvency proceedings, formal proceedings, court proceedings, court stage',
    'sauvegarde, redressement, redressement judiciaire, liquidation, liquidation judiciaire, procédure collective, procédures collectives, phase judiciaire',
  ],
  route_in_the_open: [
    'is public, are public, becomes public, public from day one, public knowledge, suppliers find out, suppliers learn, suppliers read, suppliers will know, suppliers know about it, everyone learns, everyone finds out, everybody finds out, everyone is informed, whole market knows, whole market know, whole market learns, market finds out, market learns, competitors know, customers find out, customers know about it, staff know about it, legal notice, official journal, announced in the official, announced in the gazette, published in the gazette, announced publicly, announced to the market, has to be announced, have to be announced, must be announced, must be published, has to be published, have to be published, press release',
    'publicité légale, est publique, est public, sont publics, sont publiques, devient public, deviennent publiques, tout le monde est au courant, tout le monde l’apprend, fournisseurs l’apprennent, fournisseurs apprennent, clients l’apprennent, clients sont au courant, marché est au courant, marché l’apprend, concurrents l’apprennent, paraît au journal, publication obligatoire, doit être publié, doit être publiée, doivent être publiés, doivent être publiées, communiqué de presse, tout le monde est prévenu, fait l’objet d’une publicité, font l’objet d’une publicité',
  ],
  route_both_in_the_open: [
    crossed(
      'both, the two of them, these two, those two',
      'are announced, are published, are public, become public, get published, get announced, are made public, are advertised',
    ),
    crossed(
      'tous les deux, toutes les deux, les deux, l’un et l’autre, l’une et l’autre',
      'sont publiés, sont publiées, sont publics, sont publiques, sont annoncés, sont annoncées, paraissent au bodacc, passent au bodacc, sont rendus publics',
    ),
  ],
  route_kept_quiet: [
    'confidential, confidentially, secret, quiet, quietly, nothing is published, not published, no publication, never published, nobody knows, unlike, whereas, until, approved, homologated, leak, leaks, risk that, stays private, then, before it becomes',
    'confidentiel, confidentielle, confidentiellement, secret, discret, discrète, rien n’est publié, pas publié, pas publiée, jamais publié, aucune publicité, sans publicité, contrairement, alors que, tant que, homologué, homologuée, homologation, fuite, fuites, constaté, constatée, puis, ensuite',
  ],
  route_from_abroad: [
    'from london, from new york, in london, in new york, from abroad, lender abroad, foreign lender, foreign creditor, foreign bank, non french lender, based abroad, london bank, american bank, english bank, american lender, english lender, us lender, uk lender, overseas lender, us fund, not a french lender, not french, outside france, offshore lender',
    'depuis londres, depuis new york, de londres, de new york, à londres, à new york, depuis l’étranger, à l’étranger, prêteur étranger, créancier étranger, banque étrangère, banque anglaise, banque américaine, prêteur anglais, prêteur américain, fonds américain, fonds anglais, hors de france, pas français, banque londonienne',
  ],
  route_other_law: [
    'under english law, english law, new york law, under french law, not governed by french, foreign law, governed by foreign, english documents, english contract',
    'droit anglais, droit new yorkais, droit américain, droit étranger, pas de droit français, pas en droit français, pas soumis au droit français',
  ],
  route_stays_outside: [
    'simply outside, outside all that, outside the process, outside the procedure, outside of it, outside french proceedings, carry on enforcing, carries on enforcing, keep enforcing, keeps enforcing, go on enforcing, continue enforcing, continue to enforce, still enforce, can enforce, enforces anyway, enforce anyway, sue at home, sue the company at home, seize the assets, cannot touch my, not touch my, not touch me, cannot reach me, does not reach, not bind me, not bound by, not affected, unaffected, out of reach, beyond the reach, escapes, escape the plan, not concerned, not my problem, does not apply to me, does not apply to us, stay does not apply, plan does not apply, can ignore, simply ignore, no need to file, not need to file, not have to file',
    'en dehors de tout, hors de tout ça, hors de la procédure, continue à exécuter, continuer à exécuter, continue d’exécuter, continuer d’exécuter, continue à poursuivre, continuer à poursuivre, continue mes poursuites, continue ses poursuites, peut saisir, peux saisir, peut toujours saisir, réaliser ses sûretés, réaliser mes sûretés, ne me touche pas, ne me concerne pas, ne le concerne pas, ne me lie pas, ne s’impose pas à moi, ne s’applique pas à moi, ne m’est pas opposable, pas opposable, inopposable, échappe au gel, échappe au plan, y échappe, ne risque rien, peut ignorer, peux ignorer, pas concerné, pas concernée, pas besoin de déclarer, inutile de déclarer, dispensé de déclarer, n’a pas à déclarer, n’ai pas à déclarer, en dehors de la procédure',
  ],
  route_for_the_french: [
    crossed(
      'only stops, only freezes, only binds, only covers, only hits, only blocks, only applies to, only concerns, only affects, binds only, just stops, just binds, just for, just covers, stops only, freezes only',
      'french creditors, french lenders, french banks, the french, domestic creditors, local creditors, local banks, local lenders',
    ),
    crossed(
      'vaut que pour les, vaut seulement pour les, concerne que les, concerne seulement les, lie que les, s’applique qu’aux, s’applique seulement aux, bloque que les, touche que les, gèle que les, arrête que les, s’impose qu’aux',
      'créanciers français, prêteurs français, banques françaises, français, créanciers locaux',
    ),
  ],
  route_all_the_same: [
    'even if, even though, although, including, included, everybody, too, as well, not outside, nobody escapes, wherever, not only, same as, before, quiet, confidential, mandat, conciliation, unless, if i',
    'même si, bien que, y compris, tout le monde, aussi, quand même, pas que pour, pas seulement, où qu’il, amiable, mandat, conciliation, confidentiel, sauf',
  ],
  route_is_another_name: [
    'another name for, other name for, also called, also known as, the same thing, the same procedure, one and the same, exactly the same, same thing as, synonym, synonymous, interchangeable, no difference between, no real difference',
    'qu’on appelle aussi, aussi appelé, aussi appelée, autre nom, c’est la même chose, même chose que, la même procédure, c’est pareil, c’est le même texte, synonyme, synonymes, interchangeables, c’est équivalent, revient au même, aucune différence entre, pas de différence entre, pas de vraie différence',
  ],
  route_one_only: [
    crossed(
      'only one, just one, a single, only has one, one and only one, no other',
      'procedure, proceeding, court procedure, court proceeding, formal procedure, collective procedure, formal route, insolvency procedure, court route',
    ) +
      ', the only formal procedure, the only procedure, the only court procedure, the only formal proceeding, the only court route, the only formal route',
    'qu’une seule procédure, qu’une procédure, une seule procédure, une seule et unique procédure, seule procédure collective, la seule procédure, que la liquidation, qu’une procédure collective',
  ],
  route_liquidation: [
    'liquidation, judicial liquidation, winding up',
    'liquidation, liquidation judiciaire',
  ],
  route_is_the_end: [
    crossed(
      'receivership, safeguard, a safeguard, formal proceedings',
      'always ends in liquidation, always leads to liquidation, means liquidation, is liquidation, means the end of, always kills, means the company is wound up, always means liquidation, is the same as liquidation, always ends in a liquidation, automatically ends in liquidation',
    ),
    crossed(
      'redressement, redressement judiciaire, sauvegarde, procédure collective',
      'c’est la liquidation, finit toujours en liquidation, se termine toujours en liquidation, mène toujours à la liquidation, veut dire liquidation, signifie la liquidation, c’est toujours la liquidation, finit forcément en liquidation, débouche toujours sur une liquidation',
    ),
  ],
  route_says_yes: [
    'two thirds, majority, most lenders, most of the banks, most banks, three quarters, a vote, if most',
    'deux tiers, majorité, la plupart des banques, trois quarts, un vote, si la plupart',
  ],
  route_all_bound: [
    'i am bound, i’m bound, everyone is bound, everybody is bound, all are bound, others are bound, minority is bound, rest are bound, dissenters are bound, binds the rest, binds the others, binds everyone, binds the minority, drags along the, drag the minority, i have to follow, have to follow, must follow, forces me, forced on me, forced on the others, imposed on the others, imposed on me',
    'tout le monde est lié, tous sont liés, je suis lié, les autres sont liés, minorité est liée, s’impose aux autres, s’impose à tous, s’impose à moi, m’est imposé, lie les autres, lie la minorité, lie tout le monde, obligés de suivre, obligé de suivre, doivent suivre, dois suivre, force les autres, forcer la minorité, entraîne les autres, entraîne la minorité',
  ],
  route_judge_forces: [
    'judge can force, court can force, court can impose, judge can impose, court imposes, judge imposes, court can order, judge can order, court can cut, judge can cut, court can write off, can be made to write off',
    'juge peut m’obliger, juge peut obliger, juge peut imposer, juge impose, tribunal peut imposer, tribunal impose, tribunal peut obliger, tribunal peut m’obliger, président peut imposer, juge peut forcer, tribunal peut forcer, juge peut réduire, tribunal peut réduire',
  ],
  route_no_more_pursuit: [
    'automatic stay, can no longer sue, can no longer enforce, cannot enforce, can’t enforce, not allowed to enforce, cannot sue, creditors are frozen, lenders are frozen, all claims are frozen, stops enforcement, bars enforcement, moratorium applies to everyone, blocks all creditors',
    'ne peuvent plus poursuivre, ne peut plus poursuivre, ne peuvent plus agir, ne peuvent plus saisir, poursuites sont gelées, poursuites sont suspendues, gel automatique, gel des poursuites, suspend automatiquement, bloque tous les créanciers, gèle tous les créanciers, arrêt des poursuites, plus personne ne peut agir',
  ],
  route_opens: [
    'as soon as, from the opening of, once it opens, the day it opens, when it opens, upon opening, the moment',
    'dès l’ouverture, dès qu’on ouvre, dès qu’elle s’ouvre, dès qu’il est ouvert, à l’ouverture, du jour où',
  ],
  route_one_blocks: [
    crossed(
      'one creditor, a single creditor, one lender, a single lender, each creditor, any lender, any creditor, a single bank, one bank',
      'can block, can veto, blocks, vetoes, can stop, can sink, can kill',
    ) +
      ', veto the plan on my own, veto the plan alone, block the plan on my own, block the plan alone, block it on my own, needs every creditor, needs every lender, needs all creditors, needs all lenders, every creditor to agree, all creditors to agree, every lender to sign, needs everybody',
    crossed(
      'un seul créancier, un créancier, une seule banque, un seul prêteur, chaque créancier, chaque banque, n’importe quel créancier',
      'peut bloquer, bloque, peut s’opposer, peut mettre son veto, suffit à bloquer, suffit pour bloquer, peut faire échouer',
    ) +
      ', j’ai un droit de veto, je peux bloquer le plan seul, bloquer le plan à moi seul, l’accord de tous les créanciers, accord unanime, signature de tous les créanciers',
  ],
  route_i_vote_no: [
    'vote against, voted against, vote no, voted no, refuse the plan, refuse it, say no, said no, not sign, did not sign, oppose it',
    'vote contre, voté contre, vote non, voté non, refuse le plan, dis non, dit non, refuse de signer, ne signe pas, m’oppose',
  ],
  route_plan_misses_me: [
    'does not apply to me, not apply to me, not bind me, not binding on me, cannot bind me, i am not bound, i’m not bound, i am free, not bound by the plan, keeps my claim whole, claim stays whole, untouched',
    'ne s’impose pas à moi, ne me lie pas, ne m’engage pas, ne s’applique pas à moi, je ne suis pas lié, je reste libre, ma créance reste entière, ne me concerne pas',
  ],
  route_plan: ['plan, plans, safeguard plan', 'plan, plans'],
  route_seizes: [
    'can still seize, can seize, can keep enforcing, can still enforce, keep enforcing, continue to enforce, can sue individually, keep suing, can still sue, go on collecting, keep being paid, enforce their security, enforce my security',
    'continuer à saisir, peuvent continuer à saisir, peuvent toujours saisir, peut toujours saisir, continuer à poursuivre, peuvent poursuivre, exécuter leurs garanties, exécuter leurs sûretés, réaliser leurs garanties, réaliser leurs sûretés, continuent de saisir, continuent à saisir, continuent leurs poursuites',
  ],
  route_shut_when: [
    'is closed, is shut, is no longer open, no longer possible, no longer available, not available, is impossible, is forbidden, too late for',
    'est fermée, est fermé, n’est plus ouverte, n’est plus possible, plus possible, impossible, est interdite, n’est plus accessible, trop tard pour',
  ],
  route_at_once_insolvent: [
    'once it is in cessation, the day it stops paying, after cessation of payments, once the company is in cessation, as soon as it is insolvent, once the company is insolvent, once it has stopped paying, as soon as there is cessation, as soon as it stops paying',
    'dès qu’il y a cessation, dès la cessation, une fois en cessation, après la cessation, dès qu’elle est en cessation, dès que l’entreprise est en cessation, dès le premier jour de cessation',
  ],
  route_forty_five: ['forty five days, 45 days', 'quarante-cinq jours, 45 jours'],
  route_lasts: [
    'lasts, is the maximum length, runs for, is limited to, length of the conciliation is',
    'dure, dure au maximum, sa durée est, limitée à',
  ],
  route_names_mediator: [
    crossed(
      'lender, lenders, banks, creditors, bank, creditor',
      'appoint, appoints, choose, chooses, name, names, pick, hire',
      'the conciliator, the mediator, the mandataire',
    ) +
      ', bank that asks for the conciliation, bank which opens the conciliation, creditors open the conciliation, banks open the conciliation, lender opens the conciliation',
    crossed(
      'prêteur, prêteurs, banques, créanciers, banque',
      'nomme, nomment, choisit, choisissent, désigne, désignent',
      'le conciliateur, le mandataire, le médiateur',
    ) +
      ', banque qui demande l’ouverture, banque qui demande la conciliation, banque qui ouvre la conciliation, créancier qui demande l’ouverture, prêteur qui demande l’ouverture, banques qui demandent l’ouverture, créanciers qui demandent l’ouverture',
  ],
  route_without_shield: [
    'has no protection, no protection, no special protection, is not protected, gets nothing special, no priority, is treated like, ranks with the rest, same rank as the old, same rank as old, enjoys no priority, gets no priority',
    'aucune protection, pas de protection, n’est pas protégé, n’est pas protégée, aucune priorité, pas de priorité, traité comme les autres, traitée comme les autres, noyé avec, même rang que les anciennes',
  ],
} as const satisfies Lexicon;
