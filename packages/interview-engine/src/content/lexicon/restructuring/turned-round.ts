import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Words for what is said of a crisis with ranks, order, purpose or procedure turned round. */
export const restructuringTurnedRound = {
  crisis_owner: [
    'shareholder, shareholders, existing holders, equity, owners, sponsor',
    'actionnaire, actionnaires, associés, propriétaires, sponsor, capital',
  ],
  crisis_keeps_part: [
    'keep part, keep a part, keep some, keep something, keep a share, keep a slice, keep their share, keep a stake, keep value, recover something, get something, receive something, get a share, get part, always recover, entitled to a share, entitled to something, is reserved, are reserved, reserved for them, share is set aside',
    'gardent une part, garde une part, gardent une partie, gardent quelque chose, garde quelque chose, conservent une part, conservent quelque chose, gardent de la valeur, gardent leur part, conservent leur part, touchent quelque chose, récupèrent quelque chose, récupèrent une part, touchent une part, ont droit à une part, leur réserve une part, on leur réserve, reçoivent une part',
  ],
  crisis_even_if: [
    'even if, even though, even when, even where, although, whether or not, before, ahead of, always, in any case, whatever happens, by law, by right',
    'même si, même quand, même lorsque, bien que, avant, devant, toujours, dans tous les cas, quoi qu’il arrive, de droit, par principe, c’est un droit, en priorité, d’abord',
  ],
  crisis_fair_order: [
    'only, unless, nothing, once, if every, if all, after all, last',
    'seulement, uniquement, que si, rien, une fois, après, dernier, derniers',
  ],
  crisis_takes_first: [
    'paid first, served first, take first, first call, comes first, come first, priority, first in line, ahead of, before, paid out first, first paid, first to be paid',
    'payés en premier, payé en premier, servis en premier, servi en premier, en priorité, prioritaire, prioritaires, passent d’abord, passe d’abord, passent avant, passe avant, se servent d’abord, payés les premiers, servis les premiers, premiers payés, premiers servis, remboursés en premier',
  ],
  crisis_lenders_take_rest: [
    crossed(
      'lenders, creditors, banks',
      'share what is left, share what’s left, share the rest, share what remains, get what is left, get the rest, take what is left, take the rest, split the rest, split what is left',
    ) +
      ', creditors take the balance, lenders take the balance, banks take the balance, creditors get the balance, lenders get the balance, creditors get what remains, lenders get what remains',
    crossed(
      'créanciers, prêteurs, banques',
      'se partagent ce qui reste, se partagent le reste, prennent le reste, prennent ce qui reste, touchent le reste, touchent ce qui reste, se contentent du reste',
    ) +
      ', créanciers prennent le solde, banques prennent le solde, prêteurs prennent le solde, créanciers touchent le solde, prêteurs touchent le solde, banques touchent le solde',
  ],
  crisis_pivot: ['fulcrum, pivot class', 'fulcrum, pivot'],
  crisis_safest_place: [
    'best protected, best covered, most protected, fully covered, fully repaid, safest, most senior, highest ranking, repaid in full, paid in full, first repaid, first to be repaid, always the senior, always the equity, always the mezzanine, always the mezz, that gets nothing, receives nothing, recovers nothing, ranks first, wiped out entirely',
    'première à être remboursée, première à être payée, première remboursée, première payée, mieux protégée, la mieux couverte, entièrement couverte, intégralement couverte, remboursée intégralement, intégralement remboursée, remboursée en totalité, entièrement remboursée, la plus sûre, la plus senior, ne touche rien, ne récupère rien, ne reçoit rien, toujours la senior, toujours la dette senior, toujours la mezzanine, toujours les actionnaires, passe en premier, couverte à cent pour cent',
  ],
  crisis_costs: ['costs, fees', 'coûts, frais, honoraires'],
  crisis_comes_last: [
    'come out last, comes out last, come last, comes last, paid last, taken last, at the end, after the lenders, after lenders, after the creditors, after creditors, after everyone, once the lenders, once everyone, rank behind, rank last',
    'en dernier, à la fin, après les prêteurs, après les créanciers, après tout le monde, une fois les prêteurs, une fois les créanciers, derrière les prêteurs, derrière les créanciers, après la mezzanine',
  ],
  crisis_lowers: [
    'reduce, reduces, lower, lowers, affect, affects, change, changes, cut, come out of',
    'réduit, réduisent, réduire, diminue, diminuent, baissent, affecte, affectent, change, changent, entament',
  ],
  crisis_payouts: [
    'recoveries, recovery, what lenders get, value to share, value available, distributable value, waterfall, who gets what',
    'recouvrements, recouvrement, récupérations, récupération, valeur à répartir, valeur distribuable, valeur disponible, la cascade',
  ],
  crisis_first_word: ['first, off the top', 'd’abord, premier, premiers'],
  crisis_speaks: [
    'speak, talk, tell, warn, inform, call, contact, involve, notify, approach',
    'parle, parler, prévient, préviens, prévenir, informe, informer, appelle, appeler, contacte, contacter, avertir, avertit, alerter',
  ],
  crisis_bank: [
    'bank, banks, lender, lenders, creditors',
    'banque, banques, prêteur, prêteurs, créanciers',
  ],
  crisis_keeps_mum: [
    'avoid talking, avoid speaking, avoid telling, avoid calling, avoid any contact, avoid warning, no need to tell, no need to warn, no need to talk, no need to inform, no reason to tell, better not tell, better not to tell, keep it from, keep quiet, stay away from, stay silent',
    'évite de parler, évite surtout de parler, éviter de parler, évite de prévenir, éviter de prévenir, évite d’appeler, inutile de prévenir, inutile de parler, inutile d’informer, pas besoin de prévenir, pas besoin de parler, pas besoin d’informer, ne surtout pas prévenir, ne surtout pas parler, évite tout contact',
  ],
  crisis_after_default: [
    crossed(
      'after, once, until after, only after, only once, until, before',
      'default, the default has happened, the missed payment, payment is missed, payment has been missed, instalment is missed, due date, due date has passed, deadline has passed, we have defaulted, we are in default, the default is there, breach has happened, covenant is breached',
    ),
    crossed(
      'après, une fois, qu’après, seulement après, avant, tant que',
      'défaut, échéance est passée, que l’échéance est passée, échéance passée, échéance manquée, impayé, qu’on est en défaut, le défaut de paiement, échéance, défaut constaté, que le défaut est constaté',
    ),
  ],
  crisis_in_time: [
    'wait, waiting, too late, earlier, early, without delay, forecast, plan, numbers, mistake',
    'attendre, attend, attends, attendez, trop tard, tôt, sans délai, prévision, plan, chiffres, erreur, plus tôt',
  ],
  crisis_director: [
    'director, directors, board, management, managers, ceo, chief executive, their duties',
    'dirigeant, dirigeants, administrateurs, conseil, direction, patron, gérant, devoirs',
  ],
  crisis_no_blame: [
    'no personal liability, no liability, never liable, never personally liable, not personally liable, cannot be liable, cannot be held, not change near insolvency, duties do not change, duties don’t change, duties stay the same, duties never change, duties remain the same, only to the shareholders, protected by the company, no duties, nothing to fear, no risk, cannot be sued, no personal exposure, no exposure, not personally exposed, no personal risk, are immune, is immune, cannot be pursued, never at risk, risk nothing',
    'n’engagent en rien, jamais responsable, jamais personnellement responsable, n’est pas responsable, ne sont pas responsables, aucune responsabilité, devoirs ne changent pas, devoirs restent les mêmes, ne risque rien, ne risquent rien, protégé par la société, aucune exposition, pas exposé, pas exposés, à l’abri, ne peut être poursuivi, ne peuvent être poursuivis, aucun risque, n’engage jamais sa responsabilité',
  ],
  crisis_pays_whom: [
    crossed(
      'pay, pays, paying, prefer, favour, choose',
      'whoever, whichever creditors, whichever creditor, whomever, whoever he wants, whoever it wants, the creditors he likes, the creditors it likes, anyone it likes, anyone he likes',
    ),
    crossed(
      'payer, paie, paient, paye, choisir, favoriser',
      'qui il veut, qui ils veulent, qui elle veut, qui on veut, ceux qu’il veut, les créanciers de son choix, librement les créanciers, qui bon lui semble, les créanciers qu’il veut',
    ),
  ],
  crisis_weekly_plan: [
    'thirteen week, thirteen weeks, 13 week, 13 weeks, weekly forecast, weekly cash flow',
    'treize semaines, 13 semaines, prévision hebdomadaire, prévisionnel hebdomadaire',
  ],
  crisis_result_plan: [
    'ebitda forecast, forecast of ebitda, profit forecast, forecast of profit, earnings forecast, forecast of earnings, income statement, profit and loss, p&l forecast, weekly p&l, weekly ebitda, ebitda by week, ebitda week by week, valuation model, business plan',
    'prévision d’ebitda, prévisions d’ebitda, prévision de résultat, prévision du résultat, ebitda par semaine, compte de résultat, résultat par semaine, business plan, prévision de marge, modèle de valorisation',
  ],
  crisis_other_first: [
    crossed(
      'start with, begin with, start by, begin by, first thing is, first i do, first i would do, open with',
      'dcf, a dcf, a fresh dcf, a full dcf, a valuation, valuing the company, the valuation, an updated valuation, a new valuation, what the company is worth, comparables, a multiple, business plan, five year plan, the strategy, the long term plan',
    ),
    crossed(
      'commence par, commencer par, commencerais par, d’abord, démarre par, en premier, première chose',
      'dcf, un dcf, une valorisation, la valorisation, valoriser la société, valoriser l’entreprise, évaluer la société, évaluer l’entreprise, refaire la valorisation, les comparables, le business plan, le plan à cinq ans, la stratégie',
    ),
  ],
  crisis_needs_value: [
    'until you know what, until we know what, without knowing the value, know the value first',
    'tant qu’on ne connaît pas la valeur, sans connaître la valeur',
  ],
  crisis_pays_bank_first: [
    crossed(
      'pay, repay, pay off, pay back',
      'banks first, bank first, lenders first, loan first, banks before suppliers, banks before the suppliers, banks before wages, banks before salaries, loan before wages, lenders before wages, lenders before suppliers',
    ),
    crossed(
      'paie, payer, rembourse, rembourser, on paie, on rembourse',
      'd’abord les banques, les banques d’abord, les banques en premier, d’abord la banque, la banque d’abord, les banques avant les fournisseurs, les banques avant les salaires, les banques avant les salariés, les prêteurs d’abord, d’abord les prêteurs',
    ),
  ],
  crisis_remedy: [
    'extension, extending, debt for equity, conversion, converting the debt, sale, selling the company, swap, liquidation',
    'amend and extend, réaménagement, allongement, conversion, debt for equity, debt-for-equity, cession, vente, liquidation, rééchelonnement',
  ],
  crisis_right_cure: [
    'right choice, right tool, answer, solution, best, works, choose, chooses, pick, picks',
    'bon choix, meilleur choix, solution, bon outil, réponse, choisit, choisir, s’impose, préférable, gagne',
  ],
  crisis_every_case: [
    'in every case, in all cases, always, every time, whatever the case, whatever the situation, whatever the company, in any situation, regardless, systematically, for all companies, for every company',
    'dans tous les cas, toujours, à chaque fois, quoi qu’il arrive, systématiquement, dans toutes les situations, pour toutes les sociétés, en toutes circonstances',
  ],
  crisis_it_depends: [
    'depends, depending, not, never, nobody, nothing, no, mistake, but, if',
    'dépend, selon, ne, pas, jamais, aucune, mais, erreur, si',
  ],
  crisis_extension: [
    'extending, extension, pushing out maturities, longer maturities',
    'amend and extend, réaménagement, allongement, allonger, rallongement, report, repousser les échéances, étaler, rééchelonnement',
  ],
  crisis_cuts: [
    'reduces, reduce, cuts, cut, wipes out, wipe out, writes off, write off, cancels, cancel, erases, lowers, forgives, takes away, eliminates, shrinks',
    'réduit, réduire, efface, effacer, annule, annuler, abandonne, abandonner, abandonnent, diminue, diminuer, baisse, baisser, supprime, allège, élimine',
  ],
  crisis_debt_stock: [
    'debt, principal, amount owed, nominal, loan amount, what is owed',
    'dette, principal, nominal, montant dû, encours, capital dû, créances',
  ],
  crisis_not_the_stock: [
    'service, interest, pressure, conversion, swap, debt for equity, whereas, burden, near term, short term',
    'service, intérêts, pression, conversion, capital, tandis, alors que, charge, court terme',
  ],
  crisis_hopeless: [
    'burns cash, burning cash, loses money, losing money, not viable, no longer viable, non viable, unviable, unprofitable, is dead, business is bust, loss making, negative ebitda, cannot earn its keep, beyond saving, balance sheet is beyond, broken business, worthless business, business model is broken',
    'brûle du cash, brûle de la trésorerie, perd de l’argent, n’est pas viable, plus viable, n’est plus viable, non viable, non rentable, n’est plus rentable, déficitaire, ebitda négatif, est morte, est condamnée, ne tient plus, modèle cassé',
  ],
  crisis_saves_it: [
    'solves the problem, solves it, fixes it, fixes the problem, is the right answer, is the answer, is the right choice, is the right tool, is enough, is sufficient, saves it, saves the company, cures it, what you use, is the best option, is the best answer, works best, puts it right, makes it viable, does the job',
    'règle le problème, résout le problème, suffit, est la bonne réponse, est la solution, est la bonne solution, est le bon choix, est le bon outil, sauve l’entreprise, sauve la société, est la meilleure option, rend viable, remet d’aplomb, fait l’affaire, convient',
  ],
  crisis_swap: [
    'debt for equity, conversion, converting debt, converting the debt, swap, debt to equity',
    'debt for equity, debt-for-equity, conversion, échange de dette',
  ],
  crisis_undiluted: [
    'not diluted, without being diluted, without dilution, no dilution, keep control, keep full control, keep hundred percent, keep one hundred percent, keep 100%, keep all their shares, keep their stake, keep the majority, keep their majority, stay in control, stay in charge, remain in control, keep their full stake, keep the company, lose nothing, unaffected, better off, not affected, untouched, intact, keep their shares, keep everything, keep ownership, keep all the equity, not lose anything, strengthened, richer, better placed',
    'ne sont pas dilués, ne sont jamais dilués, sans être dilués, sans dilution, aucune dilution, gardent le contrôle, conservent le contrôle, gardent cent pour cent, gardent 100%, conservent cent pour cent, gardent leur participation, conservent leur participation, gardent la majorité, conservent la majorité, restent majoritaires, restent aux commandes, ne perdent rien, gardent la société, intacts, intact, pas touchés, conservent leurs actions, conservent leurs parts, gardent leurs actions, gardent leurs parts, gardent tout, conservent tout, ne sont pas touchés, restent propriétaires, renforcés, enrichis, gagnants, mieux placés, améliore la position des actionnaires',
  ],
  crisis_swap_inverted: [
    crossed(
      'convert their, convert the, swap their, swap the, exchange their, turn their, convert',
      'shares into debt, equity into debt, shares into claims, shares into loans, equity into loans, shares into bonds, stock into debt',
    ),
    crossed(
      'convertissent, convertir, échangent, échanger, transforment, transformer, convertit',
      'leurs actions en créances, leurs actions en dette, actions en créances, actions en dette, capital en dette, titres en créances, titres en dette, leurs titres en créances, actions en obligations',
    ),
  ],
  crisis_picks_worst: [
    'lowest recovery, recovery is lowest, smallest recovery, lowest recoveries, worst recovery, recovers least, recover least, recovery is smallest',
    'récupération la plus faible, recouvrement le plus faible, récupère le moins, plus petite récupération, récupération la plus basse, recouvrement le plus bas, récupération est la plus faible',
  ],
  crisis_safeguard: ['safeguard', 'sauvegarde'],
  crisis_open_for: [
    'reserved for, is for, is only for, are only for, available to, available only to, only available, applies to, requires, opens, presupposes, starts',
    'ouverte qu’aux, ouverte aux, ouverte à, réservée aux, réservée à, s’adresse aux, s’adresse à, s’ouvre, suppose, exige, concerne, pour les sociétés, pour les entreprises, pour une société, ne s’ouvre, accessible, s’applique',
  ],
  crisis_already_stopped: [
    'stopped paying, already in cessation, in cessation of payments, insolvent, cannot pay its debts, no longer pays, already defaulted, once it has defaulted, payments have stopped',
    'déjà en cessation, en cessation des paiements, en cessation de paiements, insolvable, ne peut plus payer, ne paie plus, ne paient plus, cessé de payer, cessé ses paiements, ne peuvent plus payer, déjà cessé',
  ],
  crisis_still_pays: [
    'before, not yet, still solvent, difficulties, unlike, whereas, while',
    'avant, pas encore, encore solvable, difficultés, contrairement, tandis, alors que',
  ],
  crisis_receivership: [
    'receivership, judicial reorganisation, liquidation, formal insolvency, insolvency proceedings, redressement judiciaire, safeguard',
    'redressement, liquidation judiciaire, procédure collective, procédures collectives, sauvegarde',
  ],
  crisis_receiver_word: [
    'receivership, liquidation, judicial reorganisation',
    'redressement, liquidation',
  ],
  crisis_hushed: [
    'confidential, kept secret, amicable, consensual, voluntary, out of court, not published, never published, private, nobody else knows, nobody knows, behind closed doors, between the debtor and its banks',
    'confidentiel, confidentielle, confidentielles, amiable, secrète, non publiée, pas publiée, pas publique, consensuelle, jamais publiée, personne ne le sait, personne n’est au courant, reste entre, à huis clos, discrète, discret',
  ],
  crisis_mandate: ['mandat ad hoc, ad hoc mandate', 'mandat ad hoc'],
  crisis_talks: [
    'conciliation, mandat ad hoc, preventive procedures, preventive proceedings',
    'conciliation, mandat ad hoc, procédures préventives, procédures amiables',
  ],
  crisis_opens: [
    'opens, open, starts, requires, is for, available, begins, reserved',
    's’ouvre, ouvert, ouverte, suppose, exige, commence, réservé, réservée, n’est possible, intervient, demande',
  ],
  crisis_court_imposes: [
    crossed(
      'court, judge, conciliator, mandataire, tribunal',
      'imposes, can impose, forces, can force, dictates, binds, obliges, decides for, who imposes, that imposes',
    ),
    crossed(
      'juge, tribunal, conciliateur, mandataire, président du tribunal',
      'impose, peut imposer, l’impose, force, peut forcer, contraint, oblige, dicte, qui impose, qui l’impose, décide du plan',
    ),
  ],
  crisis_is_collective: [
    'collective proceeding, collective procedure, is a court proceeding, like receivership, is a public procedure, binds every creditor, binds all creditors, binds all lenders, freezes all claims',
    'est une procédure collective, sont des procédures collectives, procédure collective comme, comme le redressement, procédure publique, s’impose à tous, lie tous les créanciers, gèle toutes les créances, plan à tous les créanciers',
  ],
  crisis_fast_track: [
    'accelerated safeguard, fast track safeguard, accelerated proceedings',
    'sauvegarde accélérée',
  ],
  crisis_forces_plan: [
    'impose, imposes, bind, binds, force, forces, cram down, overrule',
    'imposer, impose, lier, lie, forcer, force, contraindre, passer outre',
  ],
  crisis_all_agree: [
    'unanimity, unanimous, every creditor must agree, all creditors must agree, all lenders must agree, every lender must agree, agreement of every creditor, consent of every creditor, consent of all creditors, one creditor can block, single creditor can block, one lender can block, agreement of all, consent of each, agreement of each, every creditor agrees, all creditors agree',
    'unanimité, unanime, unanimement, accord de chaque créancier, tous les créanciers doivent, chaque créancier doit, tous les prêteurs doivent, seul créancier peut bloquer, consentement de tous, accord de chacun, accord de tous, accord de chaque prêteur, consentement de chaque, chacun des créanciers doit',
  ],
  crisis_foreign: [
    'foreign lender, foreign lenders, foreign creditor, foreign creditors, foreign bank, foreign banks, non french lender, non french lenders',
    'prêteur étranger, prêteurs étrangers, créancier étranger, créanciers étrangers, banque étrangère, banques étrangères',
  ],
  crisis_untouched: [
    'not bound, never bound, not affected, not concerned, not covered, exempt, excluded, escapes, escape, has no rights, have no rights, no vote, cannot vote, outside the proceedings, can keep enforcing, can enforce anyway, ranks behind french, not subject, need not respect, does not apply to, do not apply to, not have to respect, ignore the plan, ignores the plan, free to enforce',
    'n’est pas lié, ne sont pas liés, n’est pas concerné, ne sont pas concernés, jamais lié, échappe, échappent, exclu, exclus, n’a aucun droit, n’ont aucun droit, ne peut pas voter, ne peuvent pas voter, hors de la procédure, n’est pas soumis, ne sont pas soumis, pas à respecter, ne s’applique pas, pas tenu par, pas tenus par, libre de poursuivre, ne s’impose pas',
  ],
  crisis_managers: [
    'management, managers, directors, ceo, debtor, company',
    'dirigeants, dirigeant, direction, débiteur, patron',
  ],
  crisis_ousted: [
    'is replaced, are replaced, is removed, are removed, loses control, lose control, is dismissed, are dismissed, is thrown out, steps down, is ousted, hands over control',
    'est remplacé, est remplacée, sont remplacés, est écarté, sont écartés, perd la main, perdent la main, perd le contrôle, perdent le contrôle, est révoqué, est dessaisi, sont dessaisis, est évincé',
  ],
  crisis_endless: [
    'no time limit, without time limit, without any time limit, unlimited, for years, several years, two years, a year, no limit in time',
    'sans limite, illimitée, aussi longtemps que, pendant des années, plusieurs années, deux ans, un an, aucune limite de durée, aucune durée maximale',
  ],
  crisis_lasts: [
    'lasts, last, runs, go on, goes on, can take',
    'dure, durer, court, s’étend, peut prendre',
  ],
  hide_it: [
    'tell them nothing, tell lenders nothing, tell the banks nothing, tell them as little, as little as possible',
    'rien dire, le moins possible, en dire le moins',
  ],
  crisis_over_wages: [
    crossed('before, ahead of', 'wages, salaries, payroll, suppliers, staff, employees, tax'),
    crossed('avant', 'salaires, paie, fournisseurs, salariés, personnel, impôts'),
  ],
  crisis_repays: ['pay, repay', 'paie, payer, rembourse, rembourser, régler'],
  crisis_first_step: [
    'first step, first thing, first move, first priority, start with, start by, begin with, begin by, first of all',
    'première étape, première chose, premier réflexe, première priorité, commence par, commencer par, commencerais par, démarre par, d’abord, avant tout',
  ],
  crisis_not_yet: [
    'valuation, value the company, value the business, dcf, sell the company, sell the business, sale of the company, launch a sale, find a buyer, look for a buyer, new strategy, business plan, cut the price, restate the accounts, strategic plan, five year plan, three year plan, long term plan',
    'valorisation, valoriser, évaluer la société, évaluer l’entreprise, dcf, vendre la société, vendre l’entreprise, lancer la vente, chercher un acquéreur, trouver un repreneur, chercher un repreneur, trouver un acquéreur, nouvelle stratégie, business plan, plan stratégique, plan à cinq ans, plan à trois ans, plan à long terme',
  ],
  crisis_part_of_debt_gone: [
    crossed(
      'takes, removes, take, remove, wipes, gets rid of',
      'part of the debt, some of the debt, half of the debt, a slice of the debt, some debt, debt',
    ),
    crossed(
      'fait disparaître, enlève, retire, supprime',
      'partie de la dette, une part de la dette, de la dette, la dette',
    ),
  ],
  crisis_adds_debt: [
    'owes more, adds debt, increases the debt, raises the debt, more indebted, more debt, higher debt, increases leverage, raises leverage',
    'augmente la dette, alourdit la dette, plus endettée, doit davantage, doit plus, ajoute de la dette, accroît la dette, augmente le levier, plus de dette',
  ],
  never_mind: [
    'beside the point, no need to compare, not worth comparing, not needed, plays no role, can be ignored',
    'pas besoin de comparer, ne joue aucun rôle, hors sujet, inutile',
  ],
  crisis_must_be_insolvent: [
    crossed(
      'must be, has to be, have to be, need to be, needs to be, must already be, has to be already, only if',
      'insolvent, in cessation of payments, in cessation, unable to pay',
    ),
    crossed(
      'doit être, faut être, doit déjà être, faut déjà être, devoir être, faut que la société soit, doit se trouver',
      'en cessation des paiements, en cessation, insolvable, en défaut',
    ),
  ],
  crisis_made_to_accept: [
    'can be forced, is forced, are forced, must accept, have to accept, has to accept, is bound, are bound, is imposed, imposed on, no choice, cannot refuse',
    'voit imposer, voient imposer, doit accepter, doivent accepter, est contraint, sont contraints, obligés d’accepter, est lié, sont liés, est imposé, imposé aux, ne peut pas refuser, ne peuvent pas refuser, ne peuvent refuser',
  ],
  crisis_ranks_behind: [
    'repaid after, paid after, ranks after, ranks behind, comes after, paid last, repaid last, ranks last, comes last, no privilege, no special rank, like any other claim, same rank as',
    'remboursé après, payé après, passe après, passe derrière, vient après, payé en dernier, remboursé en dernier, rang derrière, sans privilège, aucun privilège, comme les autres créances, même rang que, dernier rang, comme une créance ordinaire',
  ],
  nothing_quiet: [
    'nothing before the formal, nothing before formal, no preventive procedure, no preventive tool, no tool before, published from the first day',
    'aucune procédure préventive, pas de procédure préventive, rien de préventif, rien avant le redressement, aucun outil amiable, que des procédures publiques',
  ],
  crisis_claims_stayed: [
    crossed(
      'claims, enforcement, lenders’ claims, creditors’ claims, creditor actions, proceedings by creditors, lawsuits, payments',
      'are stayed, is stayed, are frozen, is frozen, are suspended, is suspended, are automatically stayed, stop by law, are blocked, are stopped',
    ) +
      ', claims of all creditors are stayed, all claims are frozen, claims of every creditor are stayed',
    crossed(
      'poursuites, poursuites des créanciers, créances, actions des créanciers, poursuites individuelles, paiements',
      'sont suspendues, sont gelées, sont arrêtées, sont interdites, sont bloquées, sont suspendus, sont gelés',
    ) +
      ', poursuites de tous les créanciers sont suspendues, poursuites de tous les créanciers, toutes les poursuites sont',
  ],
  crisis_below_junior: [
    crossed('after, behind, below', 'mezzanine, mezz, junior, junior debt, shareholders'),
    crossed('après, derrière', 'mezzanine, mezz, dette junior, junior, actionnaires'),
  ],
  crisis_above_senior: [
    crossed('before, ahead of, above', 'senior, senior debt, senior lenders, rcf, revolver'),
    crossed('avant, devant', 'senior, dette senior, prêteurs seniors, rcf, seniors'),
  ],
  crisis_upper_debt: ['rcf, revolver, senior', 'rcf, revolver, senior, seniors'],
  crisis_lower_debt: ['mezzanine, mezz, junior debt', 'mezzanine, mezz, dette junior'],
  crisis_loss_word: [
    'loss, losses, loses, lose, hit, haircut',
    'perte, pertes, perd, perdent, encaisse, décote',
  ],
  crisis_leads: [
    'lead the negotiation, leads the negotiation, control the negotiation, drive the negotiation, decide the outcome, hold the pen, lead the talks, control the process, have the last word, has the last word',
    'mènent la négociation, mène la négociation, contrôlent la négociation, contrôle la négociation, décident de l’issue, tiennent la plume, ont le dernier mot, a le dernier mot, dirigent la négociation, pilotent la négociation',
  ],
  crisis_can_wait: [
    'comes later, can wait, comes afterwards, later on',
    'viendra plus tard, vient plus tard, attendra, viendra après, viendra ensuite',
  ],
  crisis_long_wait: [
    crossed(
      'can wait, may wait, can take, have, has',
      'a year, one year, six months, several months, as long as he wants, as long as they want, two years, no deadline',
    ),
    crossed(
      'peut attendre, peuvent attendre, a, ont, dispose de, disposent de',
      'un an, six mois, plusieurs mois, autant qu’il veut, autant qu’ils veulent, deux ans, aucun délai',
    ),
  ],
  crisis_brings_cash: [
    crossed(
      'brings, bring, injects, provides, gives, puts',
      'cash, fresh cash, new cash, new money, fresh money, liquidity, cash in',
    ),
    crossed(
      'apporte, apportent, injecte, fait entrer, fait rentrer, donne',
      'du cash, de l’argent frais, de la trésorerie, de l’argent, du cash frais, des liquidités, de la liquidité',
    ),
  ],
  crisis_just_as: [
    'just like, just as, same as, exactly like, like in, like receivership, like a safeguard, as in',
    'comme en, comme dans, comme le, tout comme, de la même façon, exactement comme, comme pour',
  ],
  crisis_selects: [
    'chooses, choose, picks, pick, selects, decides on, appoints',
    'choisit, choisissent, désigne, sélectionne, décide du',
  ],
  crisis_taker: ['buyer, acquirer, bidder, purchaser', 'repreneur, acquéreur, acheteur'],
} as const satisfies Lexicon;
