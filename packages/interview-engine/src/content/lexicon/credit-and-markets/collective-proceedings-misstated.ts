import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const courts = [
  'safeguard, receivership, liquidation, formal insolvency, insolvency proceedings, collective proceedings',
  'sauvegarde, redressement, redressement judiciaire, liquidation, procédure collective, procédures collectives',
] as const;

/** The public proceedings that bind everyone, in the words of those who get it wrong. */
export const collectiveProceedingsMisstated: Lexicon = {
  all_must_agree: [
    'unanimity, unanimous, unanimously, every creditor must agree, all creditors must agree, all lenders must agree, any creditor can block, one lender can block, one creditor can block',
    'unanimité, unanime, unanimement, tous les créanciers doivent, chaque créancier doit, seul prêteur peut bloquer, seul créancier peut bloquer, un prêteur peut bloquer',
  ],
  as_a_foreigner: [
    'foreign lender, foreign creditor, foreign bank, non french lender, lender abroad, lender based abroad, english law documents, english law security, new york law, governed by english law',
    'prêteur étranger, créancier étranger, banque étrangère, prêteur à l’étranger, documentation de droit anglais, contrat de droit anglais, sûretés de droit anglais, droit new-yorkais, soumis au droit anglais',
  ],
  binds_only_assenting: [
    crossed(
      'only binds, binds only, only applies to, applies only to, is only binding on',
      'the lenders who, those who, creditors who, the creditors who, lenders who, those that',
    ),
    crossed(
      'ne s’impose qu’, ne lie que, ne vaut que pour, ne concerne que, n’engage que',
      'aux créanciers qui, à ceux qui, ceux qui, les créanciers qui, ceux, les signataires',
    ),
  ],
  claims_go_on: [
    'can seize freely, can still enforce, can continue to enforce, keep enforcing, can still sue, can enforce freely, free to enforce, no need to file, not need to file, no need to declare, not need to declare, claims continue, enforcement continues, no stay, foreign lender is not bound',
    'peut saisir librement, pouvez saisir librement, peuvent saisir librement, peut saisir les actifs, peut continuer ses poursuites, peut continuer à poursuivre, poursuites continuent, peut toujours saisir, pas besoin de déclarer, inutile de déclarer, prêteur étranger n’est pas concerné',
  ],
  class_word: [
    'classes, affected parties, cram down',
    'classes, parties affectées, application forcée',
  ],
  courts_quiet: [
    crossed(
      courts[0],
      'everything remains confidential, everything stays confidential, everything is confidential, remains secret, stays secret, nothing is published, is confidential, are confidential, is secret, stays confidential, remains confidential, is not public, are not public, is private, is voluntary, is consensual, is purely contractual, does not bind, do not bind',
    ),
    crossed(
      courts[1],
      'tout reste confidentiel, tout est confidentiel, reste secret, est secret, reste confidentiel, rien n’est publié, est confidentielle, est confidentiel, sont confidentielles, reste confidentielle, est secrète, n’est pas publique, n’est pas public, ne sont pas publiques, est amiable, est volontaire, ne lie pas, ne lient pas',
    ),
  ],
  crisis_foreign: [
    'foreign lender, foreign creditor, foreign bank, non french lender',
    'prêteur étranger, prêteurs étrangers, créancier étranger, créanciers étrangers, banque étrangère',
  ],
  crisis_hushed: [
    'confidential, kept secret, amicable, consensual, voluntary, out of court, not published, never published, private, nobody else knows, nobody knows, behind closed doors, between the debtor and its banks',
    'confidentiel, confidentielle, confidentielles, amiable, secrète, non publiée, pas publiée, pas publique, consensuelle, jamais publiée, personne ne le sait, personne n’est au courant, reste entre, à huis clos, discrète, discret',
  ],
  crisis_managers: [
    'management, managers, directors, ceo, debtor, company',
    'dirigeants, dirigeant, direction, débiteur, patron',
  ],
  crisis_ousted: [
    'is replaced, are replaced, is removed, are removed, loses control, is dismissed, are dismissed, is thrown out, steps down, is ousted, hands over control',
    'est remplacé, sont remplacés, est écarté, sont écartés, perd la main, perd le contrôle, est révoqué, est dessaisi, sont dessaisis, est évincé',
  ],
  crisis_selects: [
    'chooses, choose, picks, pick, selects, decides on, appoints',
    'choisit, choisissent, désigne, sélectionne, décide du',
  ],
  crisis_taker: [
    'buyer, acquirer, bidder, purchaser, who buys',
    'repreneur, acquéreur, acheteur, qui rachète, qui reprend',
  ],
  crisis_untouched: [
    'not bound, never bound, not affected, not concerned, not covered, exempt, excluded, escapes, escape, has no rights, have no rights, no vote, cannot vote, outside the proceedings, can keep enforcing, can enforce anyway, ranks behind french, not subject, need not respect, does not apply to, do not apply to, not have to respect, ignore the plan, free to enforce',
    'n’est pas lié, ne sont pas liés, n’est pas concerné, ne sont pas concernés, jamais lié, échappe, échappent, exclu, exclus, n’a aucun droit, n’ont aucun droit, ne peut pas voter, ne peuvent pas voter, hors de la procédure, n’est pas soumis, ne sont pas soumis, pas à respecter, ne s’applique pas, pas tenu par, pas tenus par, libre de poursuivre, ne s’impose pas',
  ],
  flat_class_word: ['class, classes', 'classe, classes'],
  flat_court_named: [
    'safeguard, receivership, formal insolvency, collective proceedings',
    'sauvegarde, redressement, procédure collective',
  ],
  flat_court_way: [
    'court process, court route, going to court, formal proceedings, court proceedings',
    'le judiciaire, procédure judiciaire, passer par le tribunal, procédure collective',
  ],
  flat_every_one_yes: [
    'every creditor to say yes, all creditors to say yes, unanimity of the class, every creditor must agree, all must agree, needs unanimity, unanimity',
    'unanimité de la classe, unanimité des créanciers, tous les créanciers disent oui, accord de tous, unanimité dans',
  ],
  flat_foreign_lender: [
    'foreign bank, foreign lender, foreign creditor, foreign fund',
    'banque étrangère, prêteur étranger, créancier étranger, fonds étranger',
  ],
  flat_keep_enforcing: [
    'keep enforcing, continue to enforce, continue enforcing, go on enforcing, still enforce, can enforce your pledge, still seize, still sue, keep suing, can call in the loan',
    'continuer à réaliser, réaliser votre gage, réaliser son gage, continuer à poursuivre, encore poursuivre, encore saisir, exiger le remboursement',
  ],
  flat_more_discreet: [
    'more discreet, more confidential, quieter, more private, more secret',
    'plus discret, plus confidentiel, plus secret',
  ],
  flat_outside_it: [
    'outside the french procedure, outside the procedure, not concerned, is not affected, can ignore, stays out of it, not caught by',
    'n’est pas concerné, peut ignorer, échappe à la, hors de la procédure, n’est pas touché',
  ],
  only_the_french_bound: [
    crossed(
      'only applies to, only binds, only concerns, only affects, only covers, only for, binds only, applies only to',
      'french, the french, local',
    ) +
      ', french creditors only, no plan can bind you, no plan binds you, go on enforcing, carry on enforcing, free to enforce, outside of it, outside the procedure, out of reach of the french',
    crossed(
      'ne concerne que, ne vise que, ne lie que, ne s’applique qu’, ne touche que, ne vaut que pour',
      'les français, les créanciers français, les prêteurs français, aux créanciers français, aux français',
    ) +
      ', que les créanciers français, continuer à saisir, continuer vos poursuites, aucun plan ne peut vous lier, aucun plan ne vous lie, à l’abri de la procédure, en dehors de la procédure',
  ],
  rescue_all_agree: [
    'everybody in the class, everyone in the class, everybody in a class has to, everyone in a class has to, whole class has to agree, every member of the class',
    'tous soient d’accord, tout le monde soit d’accord, tous les membres de la classe, chaque membre de la classe',
  ],
  rescue_manager_replaced: [
    'administrator replaces, administrator takes over from, administrator takes the place',
    'administrateur remplace, administrateur prend la place',
  ],
  rescue_paid_as_usual: [
    'paid normally, paid as usual, keep being paid, continue to be paid, no freeze, no stay',
    'payés normalement, continuent d’être payés, aucun gel, pas de gel, continuent à être payés',
  ],
  rescue_past_debts: [
    'old debts, past debts, prior claims, earlier debts, lenders, creditors',
    'dettes antérieures, créances antérieures, créanciers, anciennes dettes',
  ],
  rescue_receivership: ['receivership', 'redressement'],
  rescue_safeguard: ['safeguard', 'sauvegarde'],
  route_all_the_same: [
    'even if, even though, although, including, included, everybody, too, as well, not outside, nobody escapes, wherever, not only, same as, before, quiet, confidential, mandat, conciliation, unless, if i',
    'même si, bien que, y compris, tout le monde, aussi, quand même, pas que pour, pas seulement, où qu’il, amiable, mandat, conciliation, confidentiel, sauf',
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
  route_from_abroad: [
    'from london, from new york, in london, in new york, from abroad, lender abroad, foreign lender, foreign creditor, foreign bank, non french lender, based abroad, london bank, american bank, english bank, american lender, english lender, us lender, uk lender, overseas lender, us fund, not a french lender, not french, outside france, offshore lender',
    'depuis londres, depuis new york, de londres, de new york, à londres, à new york, depuis l’étranger, à l’étranger, prêteur étranger, créancier étranger, banque étrangère, banque anglaise, banque américaine, prêteur anglais, prêteur américain, fonds américain, fonds anglais, hors de france, pas français, banque londonienne',
  ],
  route_i_vote_no: [
    'vote against the plan, vote against it, vote no, vote against, refuse the plan, refuse it, say no, said no, not sign, did not sign, oppose it',
    'votez contre le plan, votez contre, vote non, refuse le plan, dis non, dit non, refuse de signer, ne signe pas, m’oppose',
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
  route_liquidation: [
    'liquidation, judicial liquidation, winding up',
    'liquidation, liquidation judiciaire',
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
  route_one_only: [
    crossed(
      'only one, just one, a single, only has one, one and only one, no other',
      'procedure, proceeding, court procedure, court proceeding, formal procedure, collective procedure, formal route, insolvency procedure, court route',
    ) +
      ', the only formal procedure, the only procedure, the only court procedure, the only formal proceeding, the only court route, the only formal route',
    'qu’une seule procédure, qu’une procédure, une seule procédure, une seule et unique procédure, seule procédure collective, la seule procédure, que la liquidation, qu’une procédure collective',
  ],
  route_other_law: [
    'under english law, english law, new york law, under french law, not governed by french, foreign law, governed by foreign, english documents, english contract',
    'droit anglais, droit new yorkais, droit américain, droit étranger, pas de droit français, pas en droit français, pas soumis au droit français',
  ],
  route_plan: ['plan, plans, safeguard plan', 'plan, plans'],
  route_plan_misses_me: [
    'does not apply to you, does not apply to me, does not bind you, is not bound, not apply to me, not bind me, not binding on me, cannot bind me, i am not bound, i am free, not bound by the plan, keeps my claim whole, claim stays whole, untouched',
    'ne s’applique pas à vous, ne s’applique pas à moi, ne vous lie pas, ne vous concerne pas, ne vous engage pas, ne s’impose pas à moi, ne me lie pas, ne m’engage pas, je ne suis pas lié, je reste libre, ma créance reste entière, ne me concerne pas',
  ],
  route_seizes: [
    'can still seize, can seize, can keep enforcing, can still enforce, keep enforcing, continue to enforce, can sue individually, keep suing, can still sue, go on collecting, keep being paid, enforce their security, enforce my security, carry on collecting, carry on enforcing, keep collecting',
    'continuer à saisir, peuvent continuer à saisir, peuvent toujours saisir, peut toujours saisir, continuer à poursuivre, peuvent poursuivre, exécuter leurs garanties, exécuter leurs sûretés, réaliser leurs garanties, réaliser leurs sûretés, continuent de saisir, continuent leurs poursuites, continuer de se faire payer',
  ],
  route_stays_outside: [
    'simply outside, outside all that, outside the process, outside the procedure, outside of it, outside french proceedings, carry on enforcing, keep enforcing, go on enforcing, continue enforcing, continue to enforce, still enforce, can enforce, enforces anyway, sue at home, sue the company at home, seize the assets, cannot touch my, not touch my, not touch me, cannot reach me, does not reach, not bind me, not bound by, not affected, unaffected, out of reach, beyond the reach, escapes, escape the plan, not concerned, not my problem, does not apply to me, does not apply to us, stay does not apply, plan does not apply, can ignore, simply ignore, no need to file, not need to file, not have to file',
    'en dehors de tout, hors de tout ça, hors de la procédure, continue à exécuter, continue d’exécuter, continue à poursuivre, continue mes poursuites, continue ses poursuites, peut saisir, peux saisir, peut toujours saisir, réaliser ses sûretés, réaliser mes sûretés, ne me touche pas, ne me concerne pas, ne le concerne pas, ne me lie pas, ne s’impose pas à moi, ne s’applique pas à moi, ne m’est pas opposable, pas opposable, inopposable, échappe au gel, échappe au plan, y échappe, ne risque rien, peut ignorer, peux ignorer, pas concerné, pas besoin de déclarer, inutile de déclarer, dispensé de déclarer, n’a pas à déclarer, n’ai pas à déclarer, en dehors de la procédure',
  ],
  wrongly_all_needed: [
    'every single creditor, every creditor to agree, every creditor has to agree, all creditors to agree, all creditors must agree, all creditors have to agree, everybody has to agree, unanimous, unanimity, one creditor can block, a single creditor can block',
    'unanimité, accord de tous les créanciers, tous les créanciers doivent, tous doivent être d’accord, chaque créancier doit, un seul créancier peut bloquer, il faut que tout le monde signe',
  ],
  wrongly_france: ['france, french law, french', 'france, droit français'],
  wrongly_only_liquidation: [
    'only way out is liquidation, only way is liquidation, only outcome is liquidation, always ends in liquidation, straight to liquidation, only liquidation',
    'seule issue est la liquidation, seule issue c’est la liquidation, que la liquidation, finit toujours en liquidation, tout finit en liquidation, directement la liquidation',
  ],
  wrongly_plan_word: [
    'plan, the plan, safeguard, receivership',
    'plan, le plan, sauvegarde, redressement',
  ],
};
