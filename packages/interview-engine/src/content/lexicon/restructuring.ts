import type { Lexicon } from '../types.ts';
import { restructuringErrors } from './restructuring-errors.ts';
import { restructuringMistakesOfTerms } from './restructuring/mistakes-of-terms.ts';
import { restructuringMistakes } from './restructuring/mistakes.ts';
import { plainRescueNotions } from './restructuring/said-plainly.ts';
import { wronglyStatedRescues } from './restructuring/stated-wrongly.ts';

/** Notions of this part of the trade; an id of another file here gets more words. */
export const restructuringNotions = {
  ...restructuringErrors,
  ...wronglyStatedRescues,
  ...plainRescueNotions,
  ...restructuringMistakes,
  ...restructuringMistakesOfTerms,
  in_order: [
    'in order, in turn, in that order, top down, from the top, down the line, one after another, one after the other, layer above, layer by layer, tranche by tranche, rank, by seniority, waterfall, priority, queue, next in line, first in line, last in line, first claim, order of, from the most senior, most senior down, level by level, comes first, goes first, sits first, gets paid first, are paid first, served first, before the next, before anyone, before those behind, behind them, before everyone, before everybody, takes the leftovers, gets the leftovers',
    'dans l’ordre, par ordre, à tour de rôle, à son tour, chacun son tour, de haut en bas, par le haut, rang, cascade, priorité, ordre de, couche par couche, tranche par tranche, niveau par niveau, avant les autres, passe avant, passe devant, avant le suivant, premier servi, servi en premier, payé en premier, en dernier, par séniorité, avant tout le monde, se sert avant, passe derrière, les restes, n’aura que',
  ],
  first_served: [
    'first, before anyone, top, initially, come first, comes first',
    'd’abord, premier, première, avant tout, passent avant',
  ],
  next_served: [
    'then, after, next, second, behind, what remains, whatever remains, left over',
    'puis, ensuite, après, derrière, ce qui reste, le reste, en second',
  ],
  made_whole: [
    'in full, fully, all of it, full recovery, hundred cents, hundred percent, at par, everything back, entirely, complete recovery, covered, made whole, is whole, are whole, comes out whole',
    'intégralement, en totalité, en entier, au pair, entièrement, cent pour cent, totalement, en intégralité, couvert',
  ],
  value_breaks: [
    'value breaks, value runs out, value stops, value ends, money runs out, money stops, runs short, falls short, where the value, breaks in, partly repaid, partially repaid, partly paid, partially paid, only partly, only partially, not made whole, not whole, not paid in full, not repaid in full, not fully repaid, not fully paid, not fully covered, first to lose, first loss, not covered, half repaid, first not to get everything',
    'valeur s’arrête, valeur casse, valeur se casse, valeur s’épuise, valeur tombe dans, valeur vient mourir, casse dans, argent s’arrête, argent manque, argent vient à manquer, ne suffit plus, où la valeur, pas remboursée en entier, pas payée en entier, pas intégralement, pas entièrement, pas totalement, partiellement remboursée, partiellement payée, en partie seulement, première à perdre, premier à perdre, remboursée qu’à moitié, à moitié remboursée, payée qu’à moitié, pas couverte, perd une partie de sa créance, ne récupère qu’une partie',
  ],
  takes_control: [
    'own the company, end up owning, own the place, own the business, own the keys, take the keys, gets the keys, hold the pen, control, decide, becomes the owner, become owners, new owner, calls the shots, drives the negotiation, leads the negotiation, take over the company, holds the cards, gets the company, in the driving seat, walk off with the company',
    'prend les clés, prendre les clés, prennent les clés, a les clés, contrôle, décide, devient propriétaire, deviennent propriétaires, devient actionnaire, deviennent actionnaires, nouvel actionnaire, nouveaux actionnaires, tient la plume, mène la négociation, possède la société, deviendra actionnaire, deviendra propriétaire, deviendront actionnaires, deviendront propriétaires, aura la société, a la main',
  ],
  swap_to_shares: [
    'convert, conversion, swap, equitise, turned into, exchange, become owners, become shareholders, in return for shares, take shares, becomes equity, become shares',
    'convertir, convertissent, conversion, échanger, transformer, capitaliser, devenir actionnaires, deviennent actionnaires, deviennent propriétaires, contre des actions, contre du capital, transforment, devient du capital, devient des actions, deviennent du capital',
  ],
  claim_class: [
    'class, tranche, layer, group, creditors, lenders, mezzanine, mezz, noteholders',
    'classe, tranche, couche, groupe, créanciers, créance, prêteurs, mezzanine, mezz, porteurs',
  ],
  run_out: [
    'run dry, run out, hit zero, go negative, goes negative, overdrawn, hit the wall, hold out, survive, burn, trapped, be gone, is gone, losing money every month',
    'touche le fond, passe en négatif, à sec, à zéro, tient, tenir, tenons, tiennent, vide, rupture, impasse, plus rien, épuisé, brûle, survivre, dans le rouge, aura disparu',
  ],
  weeks_word: [
    'week, weekly, daily, friday, days, how long, what date, quarter',
    'semaine, hebdomadaire, vendredi, jours, combien de temps, quelle date, trimestre',
  ],
  cash_in_hand: [
    'in the bank, in the accounts, bank account, till, cash, money, liquid',
    'en banque, comptes bancaires, le compte, trésorerie, cash, argent, caisse, liquidités, disponible',
  ],
  cash_plan: [
    'forecast, receipts and payments, cash plan, cash budget',
    'prévision, prévisionnel, plan de trésorerie, budget de trésorerie, encaissements et décaissements, recettes et décaissements, entrées et sorties',
  ],
  undrawn: [
    'revolver, undrawn, credit line, facility, overdraft, committed line, buffer, cushion, rainy day reserve',
    'revolver, rcf, ligne tirable, ligne de crédit, découvert, ligne à tirer, matelas, réserve, lignes non tirées, coussin',
  ],
  squeeze_cash: [
    'chase, collect, overdue invoices, factoring, sell surplus stock, sell stock, sell off stock, run down stock, longer terms, stretch, delay suppliers, extend supplier, pay suppliers later, get customers to pay, ask customers, bring in receivables',
    'relancer, recouvrer, encaisser les retards, encaisser plus vite, accélérer les encaissements, affacturage, affacturer, déstocker, vider le stock, vider un peu le stock, réduire les stocks, décaler des fournisseurs, décaler les fournisseurs, étirer, négocier des délais, allonger les délais, faire payer les clients',
  ],
  approve: [
    'approve, sign, authorise, gatekeeper, centralise, freeze, block, lock down, prioritise, triage, rank, decide who, control every, control each, control all',
    'signer, valider, autoriser, centraliser, verrouiller, bloquer, geler, hiérarchiser, classer, trier, prioriser, arbitrer, contrôler chaque, contrôler tous, contrôler toutes',
  ],
  vital: [
    'critical, essential, vital, must be paid, has to be paid, have to be paid, absolutely, key suppliers, wages, payroll, salaries, urgent, keep the lights on, cannot do without, can’t live without, cannot live without, can’t do without',
    'critique, vital, absolument, indispensable, salaires, urssaf, urgent, stratégiques, prioritaires, ne peut pas se passer',
  ],
  outgoing: [
    'payment, pay, paid, outflow, spending, leaves the bank, goes out, suppliers, bills, disbursement',
    'paiement, décaissement, sortie, dépense, fournisseurs, factures, virement',
  ],
  push_out: [
    'push, extend, extension, longer, roll over, postpone, delay, defer, more time, more years, more months, buy time, give time, reschedule, stretch',
    'repousser, rallonger, allonger, étaler, reporter, décaler, rééchelonner, prolonger, plus de temps, du temps, des années de plus, extension, différer',
  ],
  due_dates: [
    'maturity, date, repayment, loan, tenor, due, schedule, instalments, repay, debt, credit, borrowed',
    'échéance, remboursement, prêt, dette, maturité, calendrier, crédit, crédits, emprunt',
  ],
  fresh_money: [
    'new money, fresh money, new cash, fresh cash, fresh facility, new facility, new equity, fresh equity, cash injection, inject cash, inject money, puts in new, puts in money, money from the sponsor, super senior',
    'argent frais, argent neuf, nouvel argent, new money, nouvelle ligne, nouveau financement, remet de l’argent, remettre de l’argent, réinjecter, injecter, apport nouveau, nouvel apport, remettre au pot, remet au pot, fonds nouveaux, apporte de l’argent, nouveau prêt',
  ],
  breathing_space: [
    'standstill, waiver, waive, relax, loosen, forbearance, reset the tests, reset the covenants, covenant holiday, payment holiday',
    'standstill, moratoire, waiver, waivers, dérogation, assouplir, gel des échéances, gel du remboursement, franchise, suspension des échéances, assouplissent',
  ],
  healthy: [
    'viable, healthy, sound, good business, good company, bad business, earn its keep, earn their keep, makes money, profitable, sick, unviable, worth saving, is fine, works, broken, loses money, model is dead',
    'viable, saine, en bonne santé, bonne entreprise, bonne affaire, mauvaise entreprise, tient la route, gagne de l’argent, gagne sa vie, rentable, malade, perd de l’argent, condamnée, vaut la peine, fonctionne, modèle mort',
  ],
  the_trade: [
    'business, operation, company, shop, activity, underlying, trading, model',
    'activité, exploitation, entreprise, société, métier, boutique, affaire, opérationnel, modèle',
  ],
  overborrowed: [
    'balance sheet, capital structure, too much debt, overleveraged, over leveraged, borrowed too much, too much leverage, debt load, owes too much, maturities, debt stack',
    'bilan, structure financière, structure du capital, trop de dette, surendettée, surendetté, trop emprunté, trop endettée, mur de dette, doit trop, échéances',
  ],
  quiet: [
    'confidential, quiet, quietly, secret, secretly, discreet, discreetly, behind closed doors, private, not published, not public, nobody knows, nobody outside, no one knows, no publicity, out of the press, unannounced',
    'confidentiel, confidentialité, discret, secret, à huis clos, sans publicité, pas publié, pas public, personne ne sait, personne n’est au courant, rien ne sort, personne d’autre ne sait, personne d’autre ne l’apprend, ne paraît dans la presse',
  ],
  by_consent: [
    'consensual, consent, agree, agreement, voluntary, voluntarily, negotiate, nobody is forced, cannot be forced, nobody can be forced, cannot force, not bound, not binding, without consent, contractual, unanimous, persuade',
    'amiable, accord, volontaire, volontariat, négocié, négocier, consensuel, personne n’est forcé, personne n’est obligé, personne ne peut être obligé, ne peut être forcé, pas contraint, contractuel, unanimité, consentement, sans contrainte',
  ],
  public_word: [
    'public, published, publicly, everyone knows, everybody knows, disclosed, gazette, loud, official, announced, in the open, everybody can look it up',
    'public, publique, publié, publiée, publicité, bodacc, tout le monde sait, tout le monde le sait, officiel, au grand jour, tout le monde peut le voir',
  ],
  judge_word: [
    'court, judge, tribunal, administrator, receiver, liquidator, judicial, imposed, supervised',
    'tribunal, juge, judiciaire, administrateur, liquidateur, imposé, justice',
  ],
  claims_frozen: [
    'frozen, freeze, moratorium, cannot sue, cannot enforce, stop enforcing, stop claiming, stop suing, file your claim, file a claim, file claims, proof of debt, proof of claim, lodge, bind, bound, stop paying, are stayed, is stayed, get stayed',
    'gelé, poursuites, déclarer, cesse de réclamer, inscrit ce qu’on lui doit, interdiction de payer, s’impose à tous, lie tout le monde, discipline collective, plus se faire payer seul, personne ne peut se servir, plus personne ne peut se servir, plus le droit de réclamer',
  ],
  stops_paying: [
    'cessation of payments, insolvent, cannot pay, unable to pay, stops paying, forty five days, 45 days, balance sheet test',
    'cessation des paiements, quarante-cinq jours, 45 jours, ne paie plus, ne paye plus, ne peut plus payer, passif exigible, insolvable',
  ],
  pro_rata_word: [
    'pro rata, in proportion, proportionally, same percentage, same recovery, shares the same, pari passu, same haircut, same cut, equally, on the same footing, stand level, rank level, all rank the same',
    'prorata, proportionnellement, à parts égales, à égalité, même pourcentage, même taux, même recouvrement, à proportion, en proportion, traités pareil, tous pareil, même décote',
  ],
  director: [
    'director, board, duty, liable, personally',
    'dirigeant, administrateurs, responsabilité, devoir',
  ],
  before_lenders: [
    'before lenders, before the lenders, before creditors, before the banks, before debt, before the debt, ahead of lenders, ahead of the lenders, ahead of creditors, ahead of the banks, first',
    'avant les prêteurs, avant les créanciers, avant les banques, avant la dette, devant les prêteurs, devant les banques, en premier, d’abord',
  ],
  gets_paid: [
    'is paid, are paid, is served, are served, is always served, get paid, recover, take their money, is repaid, comes, get their money, gets its money, helps itself',
    'est payé, sont payés, est servi, sont servis, récupèrent, touchent, passent, est remboursé, sont remboursés, ont leur argent, se sert, se servent',
  ],
  shareholders_word: [
    'equity, shareholders, sponsor, owners',
    'actionnaire, capital, fonds propres, sponsor',
  ],
  begin_with: [
    'start with, begin with, begin by, start by, first thing, first i, would first',
    'commencer par, d’abord, en premier, avant tout',
  ],
  valuation_word: [
    'valuation, value the company, dcf, comparables, football field, enterprise value, multiples',
    'valorisation, dcf, évaluation, comparables, multiples, valeur d’entreprise',
  ],
  hide_it: [
    'hide, conceal, keep it from, without telling, not tell, not warn, tell nobody, say nothing, keep it quiet from',
    'cacher, dissimuler, ne rien dire, sans prévenir, sans le dire, ne pas prévenir, ne pas le dire, taire',
  ],
  in_all_cases: [
    'always, in all cases, in every case, whatever the situation, every time, systematically, by default',
    'toujours, dans tous les cas, systématiquement, quelle que soit, à chaque fois, par défaut',
  ],
  conciliation_word: [
    'conciliation, mandat ad hoc, preventive procedure',
    'conciliation, mandat ad hoc, procédure préventive',
  ],
  conciliator: ['conciliator, mediator, mandataire ad hoc', 'conciliateur, mandataire, médiateur'],
  binding_talks: ['conciliation can impose, conciliation binds', 'conciliation s’impose aux'],
  each_lender: [
    'lender, creditor, everybody, everyone, claims, total debt, rcf, senior, mezz, mezzanine',
    'prêteur, créancier, tout le monde, tous, créances, dette totale, rcf, senior, mezz, mezzanine',
  ],
  who_gets: [
    'who gets, who is paid, who recovers, what each gets, served',
    'qui touche, qui est payé, qui récupère, qui reçoit, servi, sert',
  ],
  until: ['until, till, unless', 'tant que, jusqu’à ce que, avant que'],
  nobody_word: ['nobody, no one, none of them', 'personne, aucun'],
  last_word: ['last, at the end, the rest', 'en dernier, à la fin, le reste'],
  secured_word: [
    'secured, unsecured, collateral, employees',
    'garanties, sûretés, chirographaires, privilèges, salaires, le personnel, salariés',
  ],
  left_word: ['left, remains, available, still', 'reste, disponible, encore'],
  how_much: ['how much, how many, how long', 'combien'],
  need_word: ['need, take, path, route, road', 'besoin, prend, nécessite, il faut, option'],
  buffer_word: ['buffer, cushion, enough, headroom', 'matelas, suffisant, marge, pas assez'],
  draw_word: ['draw, drawn, undrawn, drawdown', 'tirer, tirable, tirage'],
  follow_word: [
    'track, follow, monitor, watch, update',
    'suivre, suit, suivi, surveiller, piloter',
  ],
  owed_word: [
    'owed, claim, paper, debt',
    'dû, ce qu’on leur doit, ce qu’on lui doit, créance, dette',
  ],
  someone: ['someone, somebody, anyone, whoever', 'quelqu’un, celui qui, ceux qui'],
  door_word: ['stage, door, phase, path, route', 'porte, phase, voie, monde, étape'],
  either_way: ['or, either', 'ou, soit'],
  everything_goes: [
    'everything happens, all happens, takes place, stage, phase',
    'se passe, se déroule, phase, étape',
  ],
  creditor_side: [
    'company and its banks, company and its lenders',
    'entreprise et ses banques, débiteur et ses créanciers',
  ],
  force_word: [
    'force, oblige, bind, bound, compel, impose',
    'forcer, obliger, contraindre, contraint, imposer, lié',
  ],
  everyone_word: [
    'everyone, everybody, all creditors, all lenders, all the creditors, the whole',
    'tout le monde, tous, chacun, l’ensemble',
  ],
  open_until: ['open, available, used, stays', 'ouverte, possible, accessible, entrer'],
  rates_word: [
    'rates, central bank, ecb, fed, euribor',
    'taux, bce, banque centrale, euribor, fed',
  ],
  deals_word: [
    'deal, transactions, lbo, activity, exits',
    'opérations, transactions, deals, lbo, sorties, activité',
  ],
  coverage_word: [
    'coverage, cover, debt capacity, leverage',
    'couverture, capacité d’endettement, levier',
  ],
  dearer: [
    'more expensive, dearer, costs more, pricier, higher cost, harder to get',
    'plus cher, plus coûteux, coûte plus, coûte davantage, renchérit',
  ],
  cheaper: [
    'cheaper, costs less, less expensive, easier',
    'moins cher, moins coûteux, coûte moins',
  ],
  money_costs: [
    'money costs, cost of money, borrowing costs, financing costs',
    'argent coûte, coût de l’argent, coût du financement, emprunter coûte',
  ],
  more_or_less: ['more, less, higher, lower', 'plus, moins, davantage'],
  deal_done: [
    'bought, acquired, takeover, took over, merged, merger, bid, offered, agreed to buy, announced, acquisition, agreed to sell, sold, signed, closing, carve out',
    'racheté, rachat, acquis, acquisition, fusion, offre, opa, a proposé, cédé à, annoncé, a cédé, a vendu, signé, bouclé, cession',
  ],
  billions_word: [
    'billion, million, bn, dollars, euros, pounds, francs',
    'milliard, million, dollars, euros, livres, francs',
  ],
  per_share_word: ['per share, a share', 'par action, par titre'],
  go_for: [
    'go for, go ahead, walk, start, push, favour',
    'y aller, foncer, renoncer, commencer, privilégier, retenir',
  ],
  for_me: [
    'for me, to me, in my eyes, my own view, my feeling, my sense, i think, i believe, my concern',
    'pour moi, à mes yeux, mon sentiment, mon point de vue, je pense, je crois, je trouve, d’après moi',
  ],
  i_find: [
    'i find, i think, i believe, i feel, i am convinced, i doubt',
    'je trouve, je pense, je crois, je suis convaincu, je doute, j’ai l’impression',
  ],
  what_worries: [
    'what worries me, my worry, what bothers me, my concern',
    'ce qui m’inquiète, mon inquiétude, ce qui me gêne, ma réserve',
  ],
  shareholder_new: [
    'become shareholder, become owners, gets the equity, takes the equity',
    'devient actionnaire, deviennent actionnaires, prend le capital, reçoit le capital',
  ],
  take_all: [
    'all of it, takes, gets everything, all back',
    'récupère tout, touche tout, reprend tout',
  ],
  recover_word: ['recover, recovery', 'récupérer, recouvrement'],
  percent_word: ['percent, half, cents', 'pour cent, %, moitié'],
  last_in_line: ['last in line, comes last, last of all', 'en dernier, dernier servi, dernière'],
  overdue: ['overdue, late, outstanding', 'retard, impayés'],
  fast: ['faster, quickly, sooner, earlier', 'plus vite, rapidement, plus tôt'],
  loan_terms: [
    'loan agreement, credit agreement, facility agreement, loan contracts, documentation, clauses',
    'contrats de crédit, contrats de prêt, documentation, clauses, contrats bancaires',
  ],
  breach_word: [
    'breach, trip, broken, break, default, fail, about to',
    'sauter, bris, casser, violer, dépassé, défaut, non respecté',
  ],
  ratio_word: ['test, ratio, covenant', 'ratio, ratios, covenant, test'],
  tell_word: [
    'tell, warn, inform, call, go and see, speak to, talk to, ring the',
    'dire, prévenir, préviens, informer, appeler, parler aux, prévient',
  ],
  timing_word: [
    'timing issue, too soon, too short, bad timing, just timing, only timing',
    'calendrier, question de temps, trop tôt, trop court',
  ],
  more_years: [
    'more years, more time, longer, more months, another year, another two years, another three years, another few years',
    'plus de temps, plus d’années, quelques années, du temps, années de plus, mois de plus, délai supplémentaire',
  ],
  each_route: [
    'each option, each route, each path, each road, every option, for each, per option, side by side',
    'chaque option, chaque voie, chaque solution, chaque route, chaque scénario, côte à côte',
  ],
  time_word: ['longer', 'délai, plus de temps'],
  put_money: [
    'put in money, money back, bring money, lend again',
    'remet de l’argent, apporte de l’argent, remettre de l’argent, prête à nouveau',
  ],
  priority_word: [
    'priority, privilege, ahead, before the others, first',
    'privilège, priorité, avant les autres, devant les autres',
  ],
  mezz_word: ['mezz, mezzanine', 'mezz, mezzanine'],
  share_out: ['split, share, divide, distribute', 'répartir, partager, distribuer'],
  i_judge: [
    'i go with, i would go, i go ahead, i walk, i would walk, i would still, i still do it, i favour, i would favour, i defend it, i would defend, i would answer, i would push, i prefer, i would prefer, my take, my judgement, my judgment, my preference, my hesitation, my answer is, my answer would be, my call, my instinct, my conclusion, my read, my verdict, i am sceptical, i am convinced, i get ready, i would get ready, i say too low, i not slam, i would not slam, i not sell, i would not sell, short version i, what could prove me wrong',
    'ma réponse est, ma réponse c’est, ma réponse serait, ma préférence, à mon sens, mon avis, si je dois trancher, je tranche, mon sentiment, je descendrais, je pousserais, je préparerais, je lancerais, je partirais, je défendrais, je défends, ce qui me tracasse, le risque que je vois, ma conviction, mon choix, ma conclusion, mon verdict, je dirais non, je dirais oui, je suis sceptique, je suis convaincu, le point noir',
  ],
  first_i: ['i', 'je'],
  go_word: [
    'go but, go ahead, walk above, walk away, still do it, go for it',
    'y vais, fonce, renonce, signe',
  ],
  danger_word: [
    'the danger, big risk is, the biggest danger, the worry is, the exposure is',
    'le danger, le risque c’est, le point faible',
  ],
  if_word: ['if', 'si, s'],
  basis_points: ['basis points, bps, percentage points', 'points de base, pb'],
  liable_word: [
    'duties, liable, personal liability, held to account, personally at risk',
    'responsabilité, devoirs, responsable, mis en cause, risque personnel',
  ],
  everything_word: ['everything, all of this, all this, nothing', 'tout, rien'],
  share_of_each: ['gets what, each gets, distribute', 'distribuer, répartir'],
} as const satisfies Lexicon;
