import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Halves of false statements on a company in a crisis, which patterns join. */
export const crisisToldWrongly = {
  wrongly_owners: [
    'owners, shareholders, equity holders, the owner',
    'actionnaires, propriétaires, actionnaire, associés, patron',
  ],
  wrongly_ahead_of_lenders: [
    'before the lenders, before lenders, ahead of the lenders, before the banks, ahead of the banks, before the lenders do, even if the mezzanine is not, even though the mezzanine is not, while the mezzanine is still owed, even if the lenders are not, even if lenders are not',
    'avant les prêteurs, avant les banques, même si la mezzanine n’est pas, même si les prêteurs ne sont pas, même si les banques ne sont pas, alors que la mezzanine n’est pas, devant les banques',
  ],
  wrongly_their_slice: [
    'get their slice, take their slice, get their share, take their share, get something, keep a slice, gets his share, take their cut',
    'touchent leur part, prennent leur part, ont leur part, récupèrent leur part, touchent quelque chose, gardent une part',
  ],
  wrongly_price_goes_to: [
    'price goes to, money goes to, proceeds go to, cheque goes to',
    'prix va d’abord, prix va, argent va d’abord, produit va d’abord, chèque va',
  ],
  wrongly_rest_for_lenders: [
    'lenders take what is left, lenders get what is left, banks take what is left, banks get the rest, lenders get the rest, then the lenders, then the banks',
    'prêteurs prennent le reste, banques prennent le reste, banques ont le reste, puis aux banques, puis les banques, puis aux prêteurs',
  ],
  wrongly_face_value: [
    'share out the face value, face value of the debt, share out the debt, nominal of the debt, share the nominal',
    'partage le nominal, nominal de la dette, répartit le nominal, partage la dette',
  ],
  wrongly_not_its_worth: [
    'not what the company is worth, not what it is worth, not the value, whatever it is worth, whatever the company is worth',
    'pas ce que vaut la société, pas la valeur, quelle que soit la valeur, peu importe ce qu’elle vaut',
  ],
  wrongly_mezz: [
    'mezzanine, mezz, class where the value breaks, class in which the value breaks, class where the money runs out',
    'mezzanine, mezz, classe où la valeur s’arrête, classe où la valeur casse, classe où l’argent manque',
  ],
  wrongly_no_voice: [
    'has no say, have no say, nothing to say, no voice, has no power, no weight, cannot decide, just a spectator',
    'rien à dire, n’a rien à dire, aucun pouvoir, pas son mot à dire, aucun poids, ne décide de rien, simple spectateur',
  ],
  wrongly_in_profit: [
    'profit is positive, net income is positive, makes a profit, is profitable, in profit, ebitda is positive, positive ebitda',
    'résultat net est positif, résultat est positif, fait du bénéfice, est rentable, bénéficiaire, ebitda est positif, ebitda positif',
  ],
  wrongly_so_it_pays: [
    'so it can pay, so we can pay, so it will pay, no cash problem, so there is cash, can’t run out, cannot run out, no liquidity problem',
    'donc on pourra payer, donc elle pourra payer, donc elle peut payer, donc on peut payer, pas de problème de trésorerie, pas de problème de cash, donc il y a du cash',
  ],
  wrongly_capital_up: [
    'bigger the working capital, higher the working capital, more working capital, increase the working capital, grow the working capital, larger the working capital, working capital should go up',
    'plus le bfr est gros, plus le bfr est élevé, plus de bfr, faire monter le bfr, bfr il faut le faire monter, bfr doit monter, augmenter le bfr, faire grossir le bfr, gonfler le bfr',
  ],
  wrongly_more_cash: [
    'more cash, more money, better off, healthier, safer, helps our cash, good for cash, reserve of cash',
    'plus de trésorerie, plus de cash, plus l’entreprise a, plus elle a de, bon pour la trésorerie, réserve de trésorerie',
  ],
  wrongly_generous: [
    'customers more time, more time to customers, longer credit to customers, longer terms for customers, build up stock, build up stocks, rebuild stock, fill the warehouse, pay suppliers faster, pay suppliers early, pay suppliers sooner, settle suppliers faster',
    'plus de délai aux clients, délai aux clients, délais aux clients, refait du stock, refaire du stock, remplir l’entrepôt, règle les fournisseurs plus vite, paie les fournisseurs plus vite, paie les fournisseurs plus tôt, règle plus vite les fournisseurs',
  ],
  wrongly_to_gain_cash: [
    'helps, keep cash, save cash, gain cash, sell more, to have cash, protects cash',
    'pour garder de la trésorerie, pour garder du cash, pour vendre davantage, pour vendre plus, pour gagner, protège la trésorerie, on accorde, il faut, on refait',
  ],
  wrongly_chase: [
    'chasing customers, chase customers, chasing late payers, collecting faster',
    'relancer les clients, relances clients, courir après les clients, encaisser plus vite',
  ],
  wrongly_brings_nothing: [
    'brings nothing, brings no cash, yields nothing, useless, no use, a waste of time, pointless',
    'ne rapporte rien, rapporte rien, sert à rien, inutile, perte de temps, n’apporte rien',
  ],
  wrongly_as_they_come: [
    'paying every invoice, pay every invoice, paying each invoice, pay invoices as they come, paying bills as they come, pay everything as it comes, pays its own bills, paying its own bills, pay all the bills',
    'paie toutes les factures, payer chaque facture, paie chaque facture, paie les factures comme elles, paie au fil de l’eau, paie ses propres factures, payer toutes les factures, règle toutes les factures',
  ],
  wrongly_carry_on: [
    'keep, goes on, go on, continue, as before, as it comes in, as usual, as they arrive',
    'continue, comme avant, au fil de l’eau, comme d’habitude, comme elles arrivent, dans l’ordre d’arrivée',
  ],
  wrongly_wages_wait: [
    'wages can wait, salaries can wait, staff can wait, payroll can wait, wages come after, suppliers can wait',
    'salaires peuvent attendre, salaires attendront, paies peuvent attendre, salariés attendront, salaires viennent après',
  ],
  wrongly_lenders_first: [
    'lenders come first, lenders first, banks come first, bank comes first, banks first, pay the bank first',
    'banques d’abord, banque d’abord, prêteurs d’abord, banques passent d’abord, banque en premier, banques en premier',
  ],
  wrongly_mum: [
    'don’t say anything, say nothing, don’t tell, do not tell, not a word, keep quiet, stay silent',
    'ne dit rien, dit rien, pas un mot, se tait, reste muet, ne prévient pas, prévient pas',
  ],
  wrongly_they_find_out: [
    'they will find out, will see for themselves, find out soon enough, will notice',
    'le verront bien, verront bien, s’en apercevront, finiront par le voir, le découvriront',
  ],
  wrongly_banks: ['banks, lenders, the bank', 'banques, prêteurs, la banque, créanciers'],
  wrongly_favour: [
    'favour his friend, pay his friend first, pay a friend, favour a supplier friend, help out a friend, favour whom he likes',
    'favoriser son ami, payer son ami, favoriser un ami, favoriser qui il veut, avantager un ami, payer un copain',
  ],
  wrongly_makes_money: [
    'whether the business makes money, whether it makes money, whether it earns its keep, whether the trade is sound, whether the business is healthy, whether the business is good',
    'que l’activité gagne de l’argent, que l’affaire tourne, si l’activité gagne, que la boîte gagne, que le métier soit bon',
  ],
  wrongly_sinks: [
    'loses money every month, loses money every, losing money every month, bleeds every month, burns cash every month, loses money',
    'perd de l’argent tous les mois, perd de l’argent, perd tous les mois, saigne tous les mois, brûle du cash tous les mois, perd du cash',
  ],
  wrongly_time_is_it: [
    'giving it more time is the answer, more time is the answer, just needs time, just needs two years, give it two years, two more years is enough, just give it time, more time will do, time is all it needs',
    'suffit de lui donner deux ans, suffit de lui donner, suffit de lui laisser, deux ans de plus et, lui faut juste du temps, donner du temps suffit, juste besoin de temps',
  ],
  wrongly_too_much_debt: [
    'too much debt, too many loans, overborrowed, heavy debt, debt is too heavy',
    'trop de dette, trop de dettes, trop endettée, trop emprunté, dette trop lourde',
  ],
  wrongly_worthless: [
    'never worth saving, not worth saving, business is worthless, worth nothing, business is bad, must be a bad business, means the business is bad',
    'ne vaut rien, activité est mauvaise, pas la peine de la sauver, jamais la peine, activité ne vaut rien, forcément mauvaise',
  ],
  wrongly_later_dates: [
    'pushing the maturities, pushing out the maturities, pushing the dates, moving the dates, later dates, extending the loans, stretching the loans, more years',
    'rallonger les échéances, repousser les échéances, repousser les dates, étaler les échéances, décaler les échéances, plus d’années, allonger les prêts',
  ],
  wrongly_less_owed: [
    'reduces the debt, cuts the debt, lowers the debt, reduces what, owes less, lightens the debt, debt goes down, debt falls, shrinks the debt',
    'diminue ce que, réduit ce que, réduit la dette, diminue la dette, allège la dette, doit moins, dette baisse, dette diminue',
  ],
  wrongly_debt_stays: [
    'leaves the debt where, leaves the debt as, debt stays the same, debt remains the same, debt does not move, debt is unchanged, owes just as much, owes as much as before',
    'dette reste la même, dette ne bouge pas, laisse la dette, doit toujours autant, dette est inchangée, dette ne change pas',
  ],
  wrongly_turned_into_shares: [
    'swapping debt for shares, swapping debt, debt for equity, debt-for-equity, converting the debt, turning debt into shares, swap',
    'conversion en capital, convertir la dette, transformer la dette en actions, échanger la dette, conversion',
  ],
  wrongly_lenders_alike: [
    crossed(
      'all lenders, all creditors, every lender, every creditor, lenders, creditors',
      'are treated the same, treated the same, are treated alike, are treated equally, stand equal, are equal, get the same',
    ),
    crossed(
      'tous les prêteurs, tous les créanciers, les créanciers, créanciers, prêteurs',
      'sont traités pareil, sont traités de la même, sont à égalité, sont égaux, sont logés à la même enseigne, touchent pareil',
    ),
  ],
  wrongly_whatever_rank: [
    'whatever their security, whatever the rank, whatever their rank, with or without security, secured or not, no matter what security',
    'quelle que soit leur sûreté, quel que soit leur rang, avec ou sans garantie, garantis ou pas, peu importe la sûreté, peu importe le rang',
  ],
  wrongly_time_left: [
    'time does not matter, time doesn’t matter, time is no issue, no hurry, no rush, as long as you like, all the time in the world, plenty of time',
    'temps ne compte pas, temps ne joue pas, temps n’a pas, rien ne presse, aussi longtemps qu’on veut, tout le temps qu’on veut, temps qu’il reste ne compte',
  ],
  wrongly_choose_route: [
    'negotiate, choose, best solution, talk, decide, on paper, route',
    'négocie, négocier, choisit, choisir, meilleure solution, discuter, sur le papier',
  ],
  wrongly_france: ['france, french law, french', 'france, droit français'],
  wrongly_only_liquidation: [
    'only way out is liquidation, only way is liquidation, only outcome is liquidation, always ends in liquidation, straight to liquidation, only liquidation',
    'seule issue est la liquidation, seule issue c’est la liquidation, que la liquidation, finit toujours en liquidation, tout finit en liquidation, directement la liquidation',
  ],
  wrongly_mediator: [
    'mediator, conciliator, the person the judge sends, mandat ad hoc, conciliation, amicable stage',
    'médiateur, conciliateur, mandataire, mandat ad hoc, conciliation, phase amiable',
  ],
  wrongly_compels: [
    'can make the lenders, makes the lenders, can make the banks, can force, can oblige, can compel, can order the banks, can cut the debt, can impose',
    'peut forcer, peut obliger, peut imposer, force les banques, oblige les banques, peut contraindre, impose aux banques',
  ],
  wrongly_all_needed: [
    'every single creditor, every creditor to agree, every creditor has to agree, all creditors to agree, all creditors must agree, all creditors have to agree, everybody has to agree, unanimous, unanimity, one creditor can block, a single creditor can block',
    'unanimité, accord de tous les créanciers, tous les créanciers doivent, tous doivent être d’accord, chaque créancier doit, un seul créancier peut bloquer, il faut que tout le monde signe',
  ],
  wrongly_plan_word: [
    'plan, the plan, safeguard, receivership',
    'plan, le plan, sauvegarde, redressement',
  ],
  wrongly_court_route: [
    'safeguard, receivership, liquidation, redressement, court proceedings, collective proceedings',
    'sauvegarde, redressement, liquidation, procédure collective, procédures collectives',
  ],
  wrongly_cannot_pay_word: [
    'cessation of payments, insolvency, stopped paying, insolvent',
    'cessation des paiements, cessation de paiement, cessation de paiements, insolvable',
  ],
  wrongly_book_test: [
    'negative equity, equity is negative, debts are larger than assets, owes more than it owns, liabilities are larger, debts exceed, makes a loss, loss for the year, big losses',
    'capitaux propres sont négatifs, capitaux propres négatifs, fonds propres négatifs, dettes dépassent, doit plus qu’elle ne possède, passif dépasse l’actif, fait des pertes, résultat est négatif',
  ],
} as const satisfies Lexicon;
