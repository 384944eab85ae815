import type { Lexicon } from '../../types.ts';

/** False statements on a crisis as they are asserted in ordinary words. */
export const crisisAssertedFlatly = {
  flat_everyone_gets: [
    'everyone gets, everybody gets, all of them get, each gets, each one gets, all creditors get, all lenders get, everyone recovers, everyone takes',
    'tout le monde touche, tout le monde récupère, chacun touche, chacun récupère, tous touchent, tous récupèrent, tout le monde a',
  ],
  flat_whatever_rank: [
    'whatever his rank, whatever the rank, whatever their rank, regardless of rank, no matter the rank, rank does not matter',
    'quel que soit son rang, quel que soit le rang, quel que soit leur rang, peu importe le rang, sans distinction de rang',
  ],
  flat_takes_part: [
    'take their part, take their share, take their slice, get their share, take theirs, get their part, take a cut',
    'prennent leur part, prend sa part, touchent leur part, reçoivent leur part, ont leur part',
  ],
  flat_before_debt: [
    'before the mezzanine, before the mezz, before the senior, before the lenders, before the banks, ahead of the mezzanine, before the creditors',
    'avant la mezzanine, avant la mezz, avant la senior, avant les prêteurs, avant les banques, avant les créanciers, devant la mezzanine',
  ],
  flat_nothing_to_say: [
    'has nothing to say, have nothing to say, has no say, have no say, has no voice, does not count, no say at all',
    'n’a rien à dire, n’ont rien à dire, pas son mot à dire, ne compte pas, n’a pas voix, n’a aucun mot à dire',
  ],
  flat_gets_company: [
    'takes the company, takes the keys, gets the keys, gets the company, gets the shares, becomes the owner, decides, calls the shots',
    'prend la société, prend les clés, a les clés, a la société, a les actions, devient propriétaire, décide',
  ],
  flat_fully_repaid: [
    'repaid in full, fully repaid, paid in full, fully paid, gets everything back, repaid entirely, made whole, totally repaid, gets all its money back',
    'remboursée à cent pour cent, remboursée en totalité, remboursée en entier, intégralement remboursée, remboursée intégralement, payée en entier, récupère tout, totalement remboursée, entièrement remboursée, remboursée totalement',
  ],
  flat_all_back: [
    'gets all of its money back, gets all its money back, gets everything back, recovers everything, recovers all of it, is paid back completely',
    'récupère tout, revoit tout son argent, récupère la totalité, retrouve tout son argent, est remboursé complètement',
  ],
  flat_top_class: [
    'the top class, the top tranche, the senior one, highest class, the class at the top',
    'classe du haut, tranche du haut, la plus senior, la classe la plus haute, classe de tête',
  ],
  mezz_is_whole: [
    'mezzanine is repaid in full, mezz is repaid in full',
    'mezzanine est remboursée en entier, mezz est remboursée en entier, mezzanine est remboursée intégralement, mezzanine récupère tout',
  ],
  wrongly_capital_up: [
    'build up stock, building up stock, pile up stock, rise in working capital, higher working capital, working capital that grows',
    'faire du stock, remonte les stocks, remonter les stocks, gonfler les stocks, bfr qui augmente, besoin en fonds de roulement qui augmente, hausse du bfr',
  ],
  wrongly_more_cash: [
    'brings in cash, frees up money, frees up cash, brings cash in, releases cash',
    'fait rentrer de la trésorerie, fait rentrer du cash, fait rentrer de l’argent, libère de l’argent, libère du cash, dégage du cash',
  ],
  wrongly_lenders_first: [
    'banks get paid first, banks are paid first, bank is paid first, lenders get paid first',
    'banques sont payées en premier, banque est payée en premier, banques passent d’abord',
  ],
  wrongly_wages_wait: [
    'wages can wait, salaries can wait, staff can wait, payroll can wait',
    'salaires peuvent attendre, salaires attendront, personnel attendra, paie peut attendre',
  ],
  flat_each_department: [
    'every department, each department, every site, each site, every manager, each manager, everyone in the company',
    'chaque service, chaque site, chaque directeur, chaque responsable, chaque département, tous les services',
  ],
  flat_pays_freely: [
    'keeps its own cheque book, keeps paying, goes on paying, pays its own bills, pays freely, pays what it wants',
    'continue à payer, continue de payer, paie ses factures, garde son chéquier, paie librement, paie ce qu’il veut',
  ],
  wrongly_favour: [
    'pay back my friend’s loan first, repay the shareholder first, repay shareholders first, repay the owner’s loan first, pay the shareholder back first, pay back the owner first',
    'rembourse d’abord l’actionnaire, rembourser d’abord l’actionnaire, rembourser l’actionnaire d’abord, rembourse l’actionnaire en premier, rembourser d’abord le patron',
  ],
  rescue_loses_money: [
    'loses money on each sale, loses on each sale, loses on every sale, loses money on every sale',
    'perd sur chaque vente, perd de l’argent sur chaque vente, perd à chaque vente',
  ],
  flat_saved_by_time: [
    'saved by more time, saved by time, more time saves it, give it time, giving it time, more time will fix, more time is enough, time will fix it',
    'sauve en lui donnant du temps, lui donner du temps, lui donnant du temps, du temps suffit, suffit de gagner du temps, le temps arrangera, avec du temps ça repart',
  ],
  flat_debt_too_heavy: [
    'debt is too heavy, too much debt, owes too much, debt is far too high, debt is too high, debt it can never repay, mountain is too high',
    'dette est trop lourde, trop de dette, doit trop, dette est trop élevée, trop endettée, dette qu’elle ne remboursera jamais, montagne est trop haute',
  ],
  flat_just_move_dates: [
    'just move the dates, simply move the dates, just push the dates, just extend, simply extend, just push the maturities, moving the dates is enough, pushing the dates is enough, extending is enough',
    'suffit de décaler, suffit de repousser, suffit de rallonger, suffit d’étaler, décale juste les échéances, décaler les échéances suffit, repousser les dates suffit',
  ],
  flat_for_nothing: [
    'for nothing, ask no fee, asks no fee, without a fee, without any fee, free of charge, for free',
    'gratuitement, sans rien demander, sans commission, sans contrepartie, pour rien, à titre gratuit',
  ],
  flat_no_hurry: [
    'there is no hurry, there is no rush, no hurry at all, take as long as it wants, take as long as it likes, all the time in the world, time is not an issue',
    'rien ne presse, prendre le temps qu’elle veut, prendre tout son temps, on a tout le temps, tout le temps qu’on veut, temps n’est pas un problème',
  ],
  flat_court_way: [
    'court process, court route, going to court, formal proceedings, court proceedings',
    'le judiciaire, procédure judiciaire, passer par le tribunal, procédure collective, procédures collectives',
  ],
  flat_more_discreet: [
    'more discreet, more confidential, quieter, more private, more secret',
    'plus discret, plus discrète, plus confidentiel, plus confidentielle, plus secret, plus secrète',
  ],
  flat_lender_may_ask: [
    'lender can ask, lender may ask, creditor can ask, creditor may ask, bank can ask the court, lender can request, creditor can open, lender can open, bank can open',
    'prêteur peut demander, créancier peut demander, banque peut demander, prêteur peut ouvrir, créancier peut ouvrir, banque peut ouvrir, prêteur peut saisir',
  ],
  flat_court_named: [
    'safeguard, receivership, formal insolvency, collective proceedings',
    'sauvegarde, redressement, procédure collective',
  ],
  flat_keep_enforcing: [
    'keep enforcing, continue to enforce, continue enforcing, go on enforcing, still enforce, can enforce your pledge, still seize, still sue, keep suing, can call in the loan',
    'continuer à réaliser, continue à réaliser, réaliser votre gage, réaliser son gage, continuer à poursuivre, continuent à poursuivre, encore poursuivre, encore saisir, exiger le remboursement',
  ],
  route_i_vote_no: [
    'vote against the plan, voted against the plan, vote against it, vote no',
    'votez contre le plan, vote contre le plan, voté contre le plan, votez contre, vote non',
  ],
  route_plan_misses_me: [
    'does not apply to you, does not apply to me, does not bind you, doesn’t apply to you, is not bound',
    'ne s’applique pas à vous, ne s’applique pas à moi, ne vous lie pas, ne vous concerne pas, ne vous engage pas',
  ],
  wrongly_book_test: [
    'equity is negative, negative equity',
    'fonds propres sont négatifs, fonds propres négatifs, capitaux propres négatifs, capitaux propres sont négatifs',
  ],
  flat_paid_before_staff: [
    'paid before the employees, paid before the wages, paid before the staff, come before the wages, come before the employees, rank before the wages, rank ahead of the wages, ahead of the employees, paid ahead of wages',
    'passent avant les salaires, passe avant les salaires, passent avant les salariés, payées avant les salariés, payées avant les salaires, remboursées avant les salariés, remboursées avant les salaires, servies avant les salariés',
  ],
  flat_ranks_last: [
    'ranks last, ranks behind, comes last, comes after everyone, is paid last, ranks after',
    'passe en dernier, passe après, vient en dernier, est payé en dernier, est remboursé en dernier, passe derrière',
  ],
  flat_keeps_out_of_it: [
    'keep the lenders out of it, keep the banks out of it, leave the banks out of it, leave the lenders out of it, keep the bank out of it',
    'laisse les banques en dehors, laisser les banques en dehors, tiens les banques à l’écart, tenir les banques à l’écart, laisse la banque en dehors',
  ],
  flat_makes_profit: [
    'ebitda is positive, positive ebitda, makes a profit, operating profit is above zero, is profitable',
    'ebitda est positif, ebitda positif, fait du bénéfice, résultat est positif, est rentable',
  ],
  flat_surely_can_pay: [
    'can surely pay, necessarily has cash, is bound to be able to pay, always has enough to pay, there is no cash gap, there can be no cash problem, no risk of running dry, no risk of running out, cannot run dry, can’t run out',
    'a forcément de quoi payer, peut forcément payer, a toujours de quoi payer, pas de trou de trésorerie, ne peut pas manquer de trésorerie, aucun risque de manquer, pas de risque de manquer, aucun risque de cessation, ne peut pas être à sec',
  ],
  flat_zero_recovery: [
    'zero recovery, recovers nothing, gets nothing at all, most junior lender, gets nothing back',
    'ne récupère rien, recouvrement nul, ne touche rien, perd tout, la plus junior',
  ],
  flat_pivot: ['the fulcrum, pivot security', 'le pivot, titre pivot'],
  flat_profit_first: [
    'profitability before cash, profit before cash, look at profit first, look at ebitda first',
    'rentabilité avant la caisse, rentabilité avant la trésorerie, résultat avant la trésorerie, rentabilité d’abord',
  ],
  flat_stock_up: [
    'stock up while we can, stock up, buy more stock, fill the warehouse',
    'faire des stocks, remplir l’entrepôt, acheter plus de stock, remplir les stocks',
  ],
  flat_carry_on: [
    'just carry on, carry on as before, carry on paying, go on as before',
    'continue comme avant, continuer comme avant, continuer à payer comme',
  ],
  flat_not_liable: [
    'can’t be held liable, cannot be held liable, are never liable, not personally liable, bear no responsibility, are covered by the company',
    'ne peuvent pas être poursuivis, ne peut pas être poursuivi, n’a aucune responsabilité, ne sont pas responsables, ne risque rien',
  ],
  flat_directors: [
    'directors, director, managers, board',
    'dirigeants, dirigeant, administrateurs, patron',
  ],
  flat_soundness: [
    'whether the business is sound, whether the business is healthy, whether it makes money, whether the business is viable',
    'que l’activité soit saine, que l’activité soit viable, que l’entreprise soit rentable, que la boîte gagne de l’argent',
  ],
  flat_beside_point: [
    'beside the point, does not matter, doesn’t matter, is secondary, irrelevant, makes no difference, no importance, does not affect the choice, does not enter',
    'n’a pas d’importance, importe peu, est secondaire, ne change rien, ne compte pas, n’entre pas en ligne de compte, hors sujet',
  ],
  flat_extending: [
    'extending the loan, extending the debt, pushing out the debt, extending the maturities, pushing the maturities out, longer maturities',
    'en prolongeant, prolonger la dette, allonger la dette, en allongeant, repousser les maturités, en repoussant',
  ],
  flat_smaller_debt: [
    'debt smaller, makes the debt smaller, cuts the debt, reduces the debt, lowers the debt, reduces what is owed',
    'réduit la dette, diminue la dette, allège la dette, baisse la dette, réduit ce qu’on doit',
  ],
  flat_after_swap: [
    'after the swap, after the conversion, after a debt for equity swap',
    'après la conversion, après le swap, après une conversion',
  ],
  flat_owners_keep: [
    'owners still hold everything, owners keep everything, shareholders keep everything, shareholders keep control, owners keep control',
    'actionnaires historiques restent majoritaires, actionnaires restent majoritaires, actionnaires gardent tout, actionnaires gardent le contrôle',
  ],
  flat_nothing_to_recover: [
    'with nothing to recover, that recovers nothing, that gets nothing, out of the money',
    'qui ne récupère rien, qui ne touche rien, hors de la monnaie',
  ],
  flat_leads: [
    'runs the negotiation, leads the negotiation, decides, takes the keys, calls the shots',
    'mène la négociation, décide, prend les clés, dirige la négociation',
  ],
  flat_cash_left: [
    'how much cash is left, cash left, the cash position, weeks of cash left',
    'trésorerie, combien il reste, argent qui reste',
  ],
  flat_conciliators_plan: [
    'conciliator’s plan, plan of the conciliator, mediator’s plan, mediator’s proposal, conciliator’s proposal',
    'plan du conciliateur, proposition du conciliateur, plan du médiateur, proposition du médiateur',
  ],
  flat_binds_banks: [
    'is binding on all, is binding, binds all, binds the banks, must be accepted, applies to all banks',
    's’impose à toutes, s’impose aux, s’impose à tous, lie les banques, doit être accepté, oblige les banques',
  ],
  flat_hears_of_it: [
    'everybody hears about, everyone hears about, everybody knows about, everyone knows about',
    'tout le monde entend parler, tout le monde l’apprend, tout le monde est au courant',
  ],
  flat_every_one_yes: [
    'every creditor to say yes, all creditors to say yes, unanimity of the class, every creditor must agree, all must agree, needs unanimity, unanimity',
    'unanimité de la classe, unanimité des créanciers, tous les créanciers disent oui, accord de tous, unanimité dans',
  ],
  flat_class_word: ['class, classes', 'classe, classes'],
  flat_foreign_lender: [
    'foreign bank, foreign lender, foreign creditor, foreign fund',
    'banque étrangère, prêteur étranger, créancier étranger, fonds étranger',
  ],
  flat_outside_it: [
    'outside the french procedure, outside the procedure, not concerned, is not affected, can ignore, stays out of it, not caught by',
    'n’est pas concerné, n’est pas concernée, peut ignorer, échappe à la, hors de la procédure, n’est pas touché',
  ],
  flat_must_have_stopped: [
    'must already have stopped paying, has to be insolvent, must be insolvent, must have stopped paying, requires insolvency',
    'doit déjà avoir cessé, doit être en cessation, suppose que la société soit en cessation, faut être en cessation',
  ],
  flat_too_many_months: [
    'six months after, three months after, a year after, up to a year, within six months',
    'six mois après, trois mois après, un an après, pendant six mois, jusqu’à un an',
  ],
} as const satisfies Lexicon;
