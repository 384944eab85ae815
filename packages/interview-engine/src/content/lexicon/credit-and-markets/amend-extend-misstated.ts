import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The ways to restructure debt, in the words of those who get it wrong. */
export const amendExtendMisstated: Lexicon = {
  always_the_cure: [
    'is always the best, is always the right, is always better, always works, is always preferable, always a sale, always choose a sale, always sell',
    'est toujours la meilleure, est toujours la bonne, est toujours préférable, toujours la cession, toujours la vente, toujours la conversion, toujours le réaménagement',
  ],
  beyond_repair: [
    'debt is far above, debt exceeds the value, too much debt, overleveraged, never carry, cannot carry its debt, can not carry, business loses money, operations lose money, business is losing money, operations are losing money, business is not viable, operations are not viable, business itself loses, operations themselves lose, business is dead, burns cash every month',
    'dette dépasse la valeur, trop de dette, surendettée, ne portera jamais, exploitation perd de l’argent, exploitation elle même perd, activité elle même perd, exploitation est déficitaire, activité est déficitaire, modèle ne marche plus, dette supérieure à la valeur, exploitation qui perd de l’argent',
  ],
  crisis_adds_debt: [
    'owes more, adds debt, increases the debt, raises the debt, more indebted, more debt, higher debt, increases leverage, raises leverage',
    'augmente la dette, alourdit la dette, plus endettée, doit davantage, doit plus, ajoute de la dette, accroît la dette, augmente le levier, plus de dette',
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
  crisis_bank: [
    'bank, banks, lender, lenders, creditors',
    'banque, banques, prêteur, prêteurs, créanciers',
  ],
  crisis_cuts: [
    'reduces, reduce, cuts, cut, wipes out, writes off, cancels, cancel, erases, lowers, forgives, takes away, eliminates, shrinks',
    'réduit, réduire, efface, effacer, annule, annuler, abandonne, abandonner, abandonnent, diminue, diminuer, baisse, baisser, supprime, allège, élimine',
  ],
  crisis_debt_stock: [
    'what the company owes, what it owes, amount of debt, debt, principal, amount owed, nominal, loan amount, what is owed',
    'ce que la société doit, ce qu’elle doit, montant de la dette, dette, principal, nominal, montant dû, encours, capital dû, créances',
  ],
  crisis_every_case: [
    'in every case, in all cases, always, every time, whatever the case, whatever the situation, whatever the company, in any situation, regardless, systematically, for all companies, for every company',
    'dans tous les cas, toujours, à chaque fois, quoi qu’il arrive, systématiquement, dans toutes les situations, pour toutes les sociétés, en toutes circonstances',
  ],
  crisis_extension: [
    'extending, extension, pushing out maturities, longer maturities',
    'amend and extend, réaménagement, allongement, allonger, rallongement, report, repousser les échéances, étaler, rééchelonnement',
  ],
  crisis_hopeless: [
    'burns cash, loses money, not viable, no longer viable, non viable, unviable, unprofitable, is dead, business is bust, loss making, negative ebitda, cannot earn its keep, beyond saving, balance sheet is beyond, broken business, worthless business, business model is broken',
    'brûle du cash, brûle de la trésorerie, perd de l’argent, n’est pas viable, plus viable, n’est plus viable, non viable, non rentable, n’est plus rentable, déficitaire, ebitda négatif, est morte, est condamnée, ne tient plus, modèle cassé',
  ],
  crisis_in_time: [
    'wait, waiting, too late, earlier, early, without delay, forecast, plan, numbers, mistake',
    'attendre, attend, attends, attendez, trop tard, tôt, sans délai, prévision, plan, chiffres, erreur, plus tôt',
  ],
  crisis_it_depends: [
    'depends, depending, not, never, nobody, nothing, no, mistake, but, if',
    'dépend, selon, ne, pas, jamais, aucune, mais, erreur, si',
  ],
  crisis_keeps_mum: [
    'avoid talking, avoid speaking, avoid telling, avoid calling, avoid any contact, avoid warning, no need to tell, no need to warn, no need to talk, no need to inform, no reason to tell, better not tell, better not to tell, keep it from, keep quiet, stay away from, stay silent',
    'évite de parler, évite surtout de parler, évite de prévenir, évite d’appeler, inutile de prévenir, inutile de parler, inutile d’informer, pas besoin de prévenir, pas besoin de parler, pas besoin d’informer, ne surtout pas prévenir, ne surtout pas parler, évite tout contact',
  ],
  crisis_not_the_stock: [
    'or write off, or write down, or forgive, or cancel, or a haircut, or cut, and write off, and forgive, or waive, service, interest, pressure, conversion, swap, debt for equity, whereas, burden, near term, short term',
    'ou abandonner, ou effacer, ou annuler, ou réduire, ou un abandon, ou des abandons, ou on abandonne, ou on efface, ou on annule, ou on convertit, et abandonner, ou une remise, voire, service, intérêts, pression, conversion, capital, tandis, alors que, charge, court terme',
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
  crisis_picks_worst: [
    'lowest recovery, recovery is lowest, smallest recovery, worst recovery, recovers least, recovery is smallest',
    'récupération la plus faible, recouvrement le plus faible, récupère le moins, plus petite récupération, récupération la plus basse, recouvrement le plus bas, récupération est la plus faible',
  ],
  crisis_ranks_behind: [
    'repaid after, paid after, ranks after, ranks behind, comes after, paid last, repaid last, ranks last, comes last, no privilege, no special rank, like any other claim, same rank as',
    'remboursé après, payé après, passe après, passe derrière, vient après, payé en dernier, remboursé en dernier, rang derrière, sans privilège, aucun privilège, comme les autres créances, même rang que, dernier rang, comme une créance ordinaire',
  ],
  crisis_remedy: [
    'extension, extending, debt for equity, conversion, converting the debt, sale, selling the company, swap, liquidation',
    'amend and extend, réaménagement, allongement, conversion, debt for equity, cession, vente, liquidation, rééchelonnement',
  ],
  crisis_right_cure: [
    'right choice, right tool, answer, solution, best, works, choose, chooses, pick, picks',
    'bon choix, meilleur choix, solution, bon outil, réponse, choisit, choisir, s’impose, préférable, gagne',
  ],
  crisis_saves_it: [
    'solves the problem, solves it, fixes it, fixes the problem, is the right answer, is the answer, is the right choice, is the right tool, is enough, is sufficient, saves it, saves the company, cures it, what you use, is the best option, is the best answer, works best, puts it right, makes it viable, does the job',
    'règle le problème, résout le problème, suffit, est la bonne réponse, est la solution, est la bonne solution, est le bon choix, est le bon outil, sauve l’entreprise, sauve la société, est la meilleure option, rend viable, remet d’aplomb, fait l’affaire, convient',
  ],
  crisis_speaks: [
    'speak, talk, tell, warn, inform, call, contact, involve, notify, approach',
    'parle, parler, prévient, préviens, prévenir, informe, informer, appelle, appeler, contacte, contacter, avertir, avertit, alerter',
  ],
  crisis_swap: [
    'debt for equity, conversion, converting debt, converting the debt, swap, debt to equity',
    'debt for equity, conversion, échange de dette, convertir la dette',
  ],
  extension_cuts_debt: [
    crossed(
      'amend and extend, extending, extension, amending, longer maturity',
      'reduces the debt, cuts the debt, lowers the debt, writes off debt, cancels debt, wipes out debt, reduces what is owed, reduces the principal',
    ),
    crossed(
      'amend and extend, réaménagement, allongement, rallongement, extension',
      'réduit la dette, diminue la dette, efface la dette, annule la dette, baisse la dette, réduit le principal',
    ),
  ],
  flat_debt_too_heavy: [
    'debt is too heavy, too much debt, owes too much, debt is far too high, debt is too high, debt it can never repay, mountain is too high',
    'dette est trop lourde, trop de dette, doit trop, dette est trop élevée, trop endettée, dette qu’elle ne remboursera jamais, montagne est trop haute',
  ],
  flat_extending: [
    'extending the loan, extending the debt, pushing out the debt, extending the maturities, pushing the maturities out, longer maturities',
    'en prolongeant, prolonger la dette, allonger la dette, en allongeant, repousser les maturités, en repoussant',
  ],
  flat_for_nothing: [
    'for nothing, ask no fee, without a fee, without any fee, free of charge, for free',
    'gratuitement, sans rien demander, sans commission, sans contrepartie, pour rien, à titre gratuit',
  ],
  flat_just_move_dates: [
    'just move the dates, simply move the dates, just push the dates, just extend, simply extend, just push the maturities, moving the dates is enough, pushing the dates is enough, extending is enough',
    'suffit de décaler, suffit de repousser, suffit de rallonger, suffit d’étaler, décale juste les échéances, décaler les échéances suffit, repousser les dates suffit',
  ],
  flat_keeps_out_of_it: [
    'keep the lenders out of it, keep the banks out of it, leave the banks out of it, leave the lenders out of it',
    'laisse les banques en dehors, tiens les banques à l’écart, tenir les banques à l’écart, laisse la banque en dehors',
  ],
  flat_ranks_last: [
    'ranks last, ranks behind, comes last, comes after everyone, is paid last, ranks after',
    'passe en dernier, passe après, vient en dernier, est payé en dernier, est remboursé en dernier, passe derrière',
  ],
  flat_saved_by_time: [
    'saved by more time, saved by time, more time saves it, give it time, more time will fix, more time is enough, time will fix it',
    'sauve en lui donnant du temps, lui donner du temps, du temps suffit, suffit de gagner du temps, le temps arrangera, avec du temps ça repart',
  ],
  flat_smaller_debt: [
    'debt smaller, makes the debt smaller, cuts the debt, reduces the debt, lowers the debt, reduces what is owed',
    'réduit la dette, diminue la dette, allège la dette, baisse la dette, réduit ce qu’on doit',
  ],
  heard_not_viable: [
    'isn’t viable, not viable, loses money before interest',
    'n’est pas viable, pas viable, perd de l’argent avant intérêts, perd de l’argent avant les intérêts',
  ],
  heard_solves_all: [
    'solves everything, fixes everything, solves the problem, is always enough, cures everything',
    'règle tout, résout tout, règle le problème, suffit toujours, suffit à tout',
  ],
  heard_tells_nothing: [
    'tell them nothing, say nothing to them, nothing before, told nothing, don’t tell them',
    'leur dit rien, leur dire rien, rien leur dire, ne dit rien, ne les prévient pas, ne les prévenir',
  ],
  hide_it: [
    'tell neither, not breathe a word, keep it very quiet, keep them out of it, tell them nothing, tell lenders nothing, tell the banks nothing, tell them as little, as little as possible, hide, conceal, keep it from, without telling, not tell, not warn, tell nobody, say nothing, keep it quiet from',
    'pas un mot aux, ne dirais rien, tenir à l’écart, rien dire, le moins possible, en dire le moins, cacher, dissimuler, ne rien dire, sans prévenir, sans le dire, ne pas prévenir, ne pas le dire, taire',
  ],
  in_all_cases: [
    'always, in all cases, in every case, whatever the situation, every time, systematically, by default',
    'toujours, dans tous les cas, systématiquement, quelle que soit, à chaque fois, par défaut',
  ],
  is_the_cure: [
    'is the right tool, is the right answer, is the answer, is right, works best, is best, is the solution, is enough, is the right choice, fits',
    'est la bonne solution, est le bon outil, est la bonne réponse, est la réponse, suffit, convient, est le bon choix, est la solution, marche le mieux',
  ],
  keeps_its_claim: [
    'has more debt afterwards, keep all their debt, keep their full claim, keep the whole debt, more indebted',
    'gardent toute leur dette, conservent toute leur dette, gardent leur créance entière, garde toute sa dette, plus endettée qu’avant, davantage endettée',
  ],
  new_money_last: [
    crossed(
      'new money, fresh money, new cash',
      'always ranks behind, always ranks last, has no privilege, gets no privilege, is not protected, in conciliation has no privilege, in conciliation has no priority, in a conciliation has no, in conciliation is not protected, has no priority, gets no priority, ranks last, ranks behind, ranks equally, has no protection, gets no protection, ranks pari passu, is repaid last',
    ),
    crossed(
      'argent frais, argent neuf, new money, nouvel argent',
      'passe toujours derrière, passe toujours en dernier, apporté en conciliation n’est pas, apporté en conciliation n’a, en conciliation n’a, en conciliation n’est pas, n’a aucun privilège, n’a pas de privilège, n’a pas de priorité, n’a aucune priorité, passe en dernier, passe derrière, n’est pas protégé, est remboursé en dernier, passe après',
    ),
  ],
  raises_interest: [
    crossed(
      'increases, raises, adds to, pushes up',
      'the interest, interest, interest bill, interest cost, interest costs, interest burden, the debt, debt service, leverage',
    ),
    crossed(
      'augmente, alourdit, accroît, fait monter, fait augmenter',
      'les frais financiers, frais financiers, les intérêts, la charge d’intérêts, charges financières, les charges financières, la dette, le levier, l’endettement',
    ),
  ],
  rescue_before_default: [
    'before the default, before a default, until the default, until we default, before we default',
    'avant le défaut, jusqu’au défaut',
  ],
  rescue_cuts_nominal: [
    'reduces what is due, lose nominal, lowers the principal, cuts what is owed, less to repay, reduces what, cuts the nominal, reduces the nominal, cuts the debt, reduces the debt, writes off, reduces the amount owed, cuts the principal, reduces the principal',
    'réduit le montant dû, perdent du nominal, diminue le montant, fait baisser la dette, diminue ce qu’on doit, réduit ce qu’on doit, doit moins, réduit le nominal, baisse le nominal, diminue le nominal, réduit la dette, réduit le principal, efface une partie',
  ],
  rescue_just_time: [
    'just give it more time, just give it time, more time is enough, all it needs is time',
    'suffit d’attendre, suffit de lui donner du temps, suffit de donner du temps, suffit de lui laisser du temps',
  ],
  rescue_longer_dates: [
    'extending the maturity, longer maturity, pushing out the dates, longer loan, giving more time, amend and extend, an extension',
    'rallonger la maturité, allonger la maturité, repousser les échéances, décaler les échéances, rallonger le prêt, donner du temps, amend and extend, réaménagement, rééchelonnement, une extension',
  ],
  rescue_loses_money: [
    'loses money on each sale, loses on each sale, loses on every sale, loses money on every sale, burns cash every month, loses cash every month, losing money every month, operation that loses money, business that loses money, activity that burns cash, operations lose money, business loses money, loss making, company loses money, not viable',
    'perd sur chaque vente, perd de l’argent sur chaque vente, perd à chaque vente, perd du cash, perdent de l’argent, brûle du cash, perd chaque mois, activité qui perd, exploitation qui perd, exploitation en perte, pas rentable, exploitation perd, déficitaire, n’est pas viable, pas viable',
  ],
  rescue_right_answer: [
    'right remedy, best remedy, right cure, best answer, right solution, the remedy, best solution, right answer, makes sense, the solution, is the way, right tool',
    'bon remède, le remède, meilleure solution, bonne solution, bon choix, meilleure réponse, bonne réponse, la solution, a du sens, convient, bon outil',
  ],
  route_without_shield: [
    'has no protection, no protection, no special protection, is not protected, gets nothing special, no priority, is treated like, ranks with the rest, same rank as the old, same rank as old, enjoys no priority, gets no priority',
    'aucune protection, pas de protection, n’est pas protégé, aucune priorité, pas de priorité, traité comme les autres, traitée comme les autres, noyé avec, même rang que les anciennes',
  ],
  says_nothing: [
    'not say anything, keep it to ourselves, say nothing, tell nothing, not a word, keep silent, stay quiet, keep it quiet, hide it, conceal it',
    'n’en parle pas, ne souffle mot, ne dit rien, ne dis rien, ne rien dire, pas un mot, garder le silence, cacher, dissimuler, ne pas prévenir, sans prévenir',
  ],
  swap_adds_debt: [
    crossed(
      'debt for equity swap, debt to equity swap, conversion, swap, debt equity swap',
      'increases the debt, adds debt, raises the debt, increases leverage, raises leverage, leaves debt unchanged, does not reduce debt, costs cash, needs cash',
    ),
    crossed(
      'conversion, conversion en capital, conversion de la dette',
      'augmente la dette, alourdit la dette, augmente le levier, ne réduit pas la dette, laisse la dette inchangée, coûte du cash, consomme de la trésorerie',
    ),
  ],
  talk_late: [
    'wait until it misses, wait until we miss, wait until you miss, wait until default, wait for the default, after the default, wait until we default, tell the banks afterwards, warn the banks afterwards, as late as possible, not tell the banks, not tell the lenders, avoid the lenders, avoid the banks',
    'attendre d’avoir raté, attend d’avoir raté, attendre le défaut, attend le défaut, prévenir les banques après, le plus tard possible, ne rien dire aux banques, éviter les banques, éviter les prêteurs',
  ],
  terms_for_free: [
    crossed(
      'waiver, waivers, standstill, extension',
      'is automatic, are automatic, is always granted, are always granted, is free, costs nothing, is granted automatically, is a right',
    ),
    [
      crossed(
        'waiver, waivers, standstill, réaménagement, report, allongement',
        'est automatique, est toujours accordé, est gratuit, ne coûte rien, est de droit, est accordé automatiquement, est un droit',
      ),
      'waiver c’est gratuit',
    ].join(', '),
  ],
  time_is_enough: [
    'just need more time, you just push, simply extend, simply push, just push the dates, just extend, time fixes it, time will fix, time does the rest, enough to extend, enough to push, an extension is enough, extension solves, you should extend, should extend the, you can extend the, you extend',
    'suffit de repousser, suffit de rallonger, suffit d’allonger, suffit d’étaler, suffit de décaler, suffit d’un réaménagement, le temps fait le reste, temps arrangera, temps règle, un report suffit, un allongement suffit, doit être étalée, doit être rallongée, on étale, on allonge, on rallonge, on repousse',
  ],
  time_mends_it: [
    [
      crossed(
        'time',
        'heals, will heal, fixes it, will fix, makes it profitable, will make it profitable, ends up making, does the rest, will do the rest, brings it back, turns it around, solves it, cures it, will sort, sorts it out, will solve it, will cure it',
      ),
      'more years fixes it, more time fixes it, fixes itself',
    ].join(', '),
    [
      crossed(
        'temps, le temps',
        'finit par la rendre, finit par, arrange, arrangera, la rendra rentable, fera le reste, fait le reste, règle tout, résout, suffit à, la guérit, la remettra',
      ),
      'finira par s’arranger, s’arrange tout seul',
    ].join(', '),
  ],
  writes_debt_off: [
    crossed(
      'extending, extension, amend and extend, longer maturity, pushing the dates',
      'lowers the amount owed, reduces the amount owed, writes off part, writes off some, writes down, writes off principal, cancels part, cuts the principal, is a haircut, means a haircut, involves a haircut, cuts what is owed, lowers what is owed',
    ),
    crossed(
      'amend and extend, réaménagement, allongement, rallongement, extension, report des échéances',
      'efface une partie, annule une partie, abandonne une partie, réduit le montant dû, réduit ce qui est dû, baisse le principal, diminue le principal, est un abandon, entraîne un abandon, comporte un abandon',
    ),
  ],
  wrongly_banks: ['banks, lenders, the bank', 'banques, prêteurs, la banque, créanciers'],
  wrongly_debt_stays: [
    'leaves the debt where, leaves the debt as, debt stays the same, debt remains the same, debt does not move, debt is unchanged, owes just as much, owes as much as before',
    'dette reste la même, dette ne bouge pas, laisse la dette, doit toujours autant, dette est inchangée, dette ne change pas',
  ],
  wrongly_later_dates: [
    'pushing the maturities, pushing out the maturities, pushing the dates, moving the dates, later dates, extending the loans, stretching the loans, more years',
    'rallonger les échéances, repousser les échéances, repousser les dates, étaler les échéances, décaler les échéances, plus d’années, allonger les prêts',
  ],
  wrongly_less_owed: [
    'reduces the debt, cuts the debt, lowers the debt, reduces what, owes less, lightens the debt, debt goes down, debt falls, shrinks the debt',
    'diminue ce que, réduit ce que, réduit la dette, diminue la dette, allège la dette, doit moins, dette baisse, dette diminue',
  ],
  wrongly_mum: [
    'don’t say anything, say nothing, don’t tell, not a word, keep quiet, stay silent',
    'ne dit rien, dit rien, pas un mot, se tait, reste muet, ne prévient pas, prévient pas',
  ],
  wrongly_sinks: [
    'loses money every month, loses money every, bleeds every month, burns cash every month, loses money',
    'perd de l’argent tous les mois, perd de l’argent, perd tous les mois, saigne tous les mois, brûle du cash tous les mois, perd du cash',
  ],
  wrongly_they_find_out: [
    'they will find out, will see for themselves, find out soon enough, will notice',
    'le verront bien, verront bien, s’en apercevront, finiront par le voir, le découvriront',
  ],
  wrongly_time_is_it: [
    'giving it more time is the answer, more time is the answer, just needs time, just needs two years, give it two years, two more years is enough, just give it time, more time will do, time is all it needs',
    'suffit de lui donner deux ans, suffit de lui donner, suffit de lui laisser, deux ans de plus et, lui faut juste du temps, donner du temps suffit, juste besoin de temps',
  ],
  wrongly_turned_into_shares: [
    'swapping debt for shares, swapping debt, debt for equity, converting the debt, turning debt into shares, swap',
    'conversion en capital, convertir la dette, transformer la dette en actions, échanger la dette, conversion',
  ],
};
