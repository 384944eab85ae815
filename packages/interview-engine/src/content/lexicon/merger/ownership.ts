import type { Lexicon } from '../../types.ts';

/** Who owns and brings what in a merger, and what is promised for later. */
export const ownershipNotions = {
  for_each: [
    'for each, for every, for one, for two, per share of, against one, against each, each target share, each share of the target, every target share, every share of the target, for each of theirs, of ours for, per target share, for one of theirs',
    'pour une, pour un, pour deux, pour chaque, contre une, contre un, contre chaque, par action de la cible, par action cible, chaque action de la cible, chaque titre de la cible, une action de la cible, action cible, des nôtres pour',
  ],
  ratio_of_exchange: [
    'ratio, exchange ratio, swap ratio, parity, rate of exchange, exchange rate',
    'parité, parité d’échange, ratio, ratio d’échange, rapport d’échange, taux d’échange',
  ],
  target_shares: [
    'target shares, shares of the target, target’s shares, their shares, target has, of their shares, of theirs, small one’s shares',
    'actions de la cible, titres de la cible, actions cible, leurs actions, ses actions, ses titres, actions à échanger',
  ],
  multiply_by: [
    'multiply, multiplied, times, multiplying, a half, by half',
    'multiplier, multiplie, multiplié, multipliée, multipliés, multipliant, fois, multiplient',
  ],
  hold_stake: [
    'own, owns, owned, owning, ownership, hold, holds, held, stake, belong, belongs, ends up with, end up with, sit with, sits with, in the hands of, share of the equity, share of the company, shareholding',
    'détenir, détient, détiennent, détenaient, détention, détiendront, détiendraient, posséder, possède, possèdent, se retrouvent avec, se retrouver avec, participation, entre les mains, part du capital, du capital, actionnariat',
  ],
  fraction: [
    'percent, %, half, third, quarter, sixth, fifth, eighth, tenth, one in, one out of, two thirds, three quarters, fraction',
    'pour cent, %, moitié, tiers, quart, sixième, cinquième, huitième, dixième, un sur, une sur, deux tiers, trois quarts, fraction, pourcentage, pourcent',
  ],
  combined_company: [
    'combined company, combined group, combined entity, combined equity, combined, merged company, merged group, merged entity, new group, new company, newco, new entity, whole, pro forma, enlarged group, enlarged company, joint company, after the deal, after the merger, afterwards',
    'nouvel ensemble, nouvelle entité, nouveau groupe, nouvelle société, ensemble fusionné, groupe fusionné, groupe combiné, ensemble combiné, l’ensemble, pro forma, groupe élargi, ensemble, après l’opération, après la fusion, à l’arrivée',
  ],
  out_of_total: [
    'out of, total, in total, in all, altogether, sum of, all the shares, total number',
    'au total, en tout, total, sur un total, sur l’ensemble, total des actions, nombre total, somme',
  ],
  size_of_stake: [
    'majority, minority, minority stake, majority stake, minority shareholders, controlling stake',
    'majorité, minorité, majoritaire, majoritaires, minoritaire, minoritaires',
  ],
  previous_holders: [
    'target holders, old holders, target’s holders, target shareholders, shareholders of the target, target’s shareholders, their shareholders, previous owners, former owners, old owners, newcomers, sellers, acquirer’s people, acquirer’s shareholders, our shareholders, my shareholders, existing shareholders, old shareholders, former shareholders, former holders, present owners',
    'anciens actionnaires, actionnaires de la cible, actionnaires cible, anciens propriétaires, nouveaux venus, vendeurs, nouveaux arrivants, actionnaires de l’acquéreur, leurs actionnaires, nos actionnaires, mes actionnaires, ses actionnaires, actionnaires existants, anciens de, les anciens, nouveaux actionnaires, actionnaires actuels',
  ],
  own_control: [
    'control, controls, controlling, in charge, blocking minority, veto, majority, the boss, run the show, calls the shots, grip, power, a say, final say, last word',
    'contrôle, contrôler, contrôlent, aux commandes, minorité de blocage, veto, majorité, décide, décident, décider, patron, commander, commandent, main sur, dire non, mot à dire, pouvoir, dernier mot',
  ],
  voting_power: [
    'vote, votes, voting, voting rights, board seats, seats on the board, board, governance, say',
    'vote, votes, droits de vote, sièges au conseil, siège au conseil, sièges, conseil, gouvernance, voix',
  ],
  lose_or_keep: [
    'lose, loses, losing, keep, keeps, keeping, give up, gives up, retain, share, protect, preserve, threaten',
    'perdre, perd, perdent, perte, garder, garde, gardent, conserver, conserve, abandonner, céder, partager, protéger, préserver, menacer, conservent, abandonnent, cèdent, partagent, protègent, préservent, menacent',
  ],
  stake_shrinks: [
    'diluted, dilutes, dilute, dilution, dilution of control, smaller share, smaller stake, smaller slice, own less, less of the company, less of the combined, shrinks, fall to, go down to, drops to, only have, down from, from 100',
    'dilué, dilués, diluer, dilue, dilution, dilution du contrôle, part plus petite, plus petite part, détiennent moins, moins du capital, passent de, passer de, passe de, tombent à, tomber à, n’avons plus que, n’ont plus que, ne détiennent plus que, diluent',
  ],
  family_holder: [
    'family, families, founder, founders, reference shareholder, main shareholder, controlling shareholder, anchor shareholder',
    'famille, familles, familial, familiale, fondateur, fondateurs, actionnaire de référence, actionnaire familial, actionnaire principal, actionnaire de contrôle',
  ],
  brings: [
    'bring, brings, brought, contribute, contributes, contributed, contribution, puts in, put in, puts on the table, bring to the table',
    'apporter, apporte, apportent, apport, contribuer, contribue, contribution, met sur la table, mettre sur la table, contribuent',
  ],
  other_metrics: [
    'sales, revenue, revenues, net income, profit, market cap, market capitalisation, ebit, cash flow, earnings, turnover, gross profit',
    'chiffre d’affaires, ventes, résultat net, bénéfice, capitalisation, capitalisation boursière, ebit, résultat d’exploitation, cash flow, résultat, marge brute',
  ],
  same_exercise: [
    'same exercise, same thing, same on, same for, same with, repeat, do it again, also look, other metrics, several metrics, range of metrics, each metric, line by line, across, side by side, range',
    'même exercice, même chose, même calcul, refais, refaire, répète, répéter, autres agrégats, plusieurs agrégats, chaque agrégat, ligne par ligne, côte à côte, fourchette, aussi sur, également sur, répètent',
  ],
  equity_value_words: [
    'equity, equity value, value of the equity, for shareholders, for its shareholders, to shareholders, for the owners, belongs to shareholders, net value, net worth, after debt',
    'fonds propres, valeur des fonds propres, equity, valeur des titres, pour ses actionnaires, pour les actionnaires, aux actionnaires, aux propriétaires, pour les propriétaires, valeur nette, après dette',
  ],
  entitled: [
    'should get, should own, should have, should hold, deserve, deserves, entitled, fair share, fair, start from, anchor, starting point, negotiate, negotiated, negotiation, would give, argue for, would argue, aim for, push for, would propose, ask for, should receive, owners should, may claim, can claim',
    'devrait détenir, devraient détenir, devrait avoir, devraient avoir, doivent détenir, doivent avoir, mérite, méritent, a droit, ont droit, juste part, équitable, fixerais, fixer, partirais, partir de, pars de, point de départ, négocier, négocie, négociation, donnerais, plaiderais, viserais, proposerais, demanderais, devraient recevoir, devrait recevoir, recevoir, devrait se situer, devrait être, réclamer, prétendre, fixent, négocient, réclament',
  ],
  not_alike: [
    'more than, much more, more indebted, more debt, twice the debt, different, differ, differs, not the same, heavier, less debt, adjust, adjusted, correct, account for, take into account, strip out, before debt, ignores debt, unlike',
    'plus que, beaucoup plus, plus endettée, plus endetté, plus de dette, deux fois plus, différent, différente, différents, pas autant, pas la même, pas le même, plus lourd, plus lourde, moins de dette, ajuster, ajuste, corriger, corrige, retraiter, retraite de, tenir compte, tient compte, avant dette, ignore la dette, contrairement, ajustent, corrigent, retraitent',
  ],
  split: [
    'split, splits, share, shared, sharing, divide, divided up, negotiate, negotiated, negotiation, who gets, who keeps, fifty fifty, belong, compensate',
    'partager, partage, partagées, répartir, répartition, négocier, négocie, négociation, discute, discuter, moitié moitié, reviennent, revient, compenser, compense, à qui, partagent, négocient, discutent, compensent',
  ],
  follows_from: [
    'follow, follows, deduce, derive, work back, back out, back into, set, sets, then gives, gives us, implies, implied, resulting, comes from',
    'déduire, déduis, déduirais, déduit, découle, en découle, dériver, en tire, en tirer, fixer, fixe, donne, implicite, ressort, résulte, dérivent, fixent',
  ],
  later_part: [
    'later, second payment, in two years, in a year, after a year, deferred, further amount, extra amount, the rest, the balance, the last, top up, on top, extra, additional, more',
    'plus tard, deuxième paiement, second paiement, dans deux ans, dans un an, au bout d’un an, différé, différée, en plus, supplément, supplémentaire, le reste, le solde, les derniers, rallonge, complément',
  ],
  if_performs: [
    'if targets, targets are hit, targets are met, hits its targets, hit the targets, meet the targets, if the business performs, if it performs, if the company performs, only if, performs, depends on results, depends on performance, depends on the future, depend on it, if the plan, plan is met, meets the plan, delivers the plan, if results, if the results, results are there, if sales, if ebitda, if the product, conditional, condition, conditions, subject to, linked to performance, linked to results, tied to, contingent, when the numbers come, if he is right, if they are right, proves right, achieve',
    'si les objectifs, objectifs sont atteints, objectif est atteint, atteint ses objectifs, atteint les objectifs, objectifs convenus, si la société performe, si l’entreprise performe, si ça marche, si cela marche, seulement si, dépend des résultats, dépend de la performance, dépende des résultats, en fonction des résultats, selon les résultats, si le plan, plan est tenu, tient son plan, si les résultats, résultats sont là, résultats suivent, si le chiffre, si l’ebitda, conditionnel, conditionnelle, conditionné, conditionnée, condition, à condition, sous condition, indexé, indexée, lié aux résultats, liée aux résultats, lié à la performance, atteint, s’il a raison, si le vendeur a raison',
  ],
  gauge: [
    'metric, metrics, indicator, measure, measured, ebitda or revenue, revenue or ebitda, target, targets, formula, kpi, definition, define, defined, calculated, what is counted, what counts, how it is counted, who does the counting, who counts, how you count, how we measure, how you measure, how it is measured',
    'indicateur, indicateurs, critère, critères, agrégat, mesure, mesuré, ebitda ou chiffre d’affaires, chiffre d’affaires ou ebitda, objectif, objectifs, formule, kpi, définition, définir, définit, calculé, ce qui est compté, ce qu’on compte, mode de calcul, comment on mesure, comment on calcule, comment c’est calculé, qui compte, façon de calculer',
  ],
  game_it: [
    'manipulate, manipulated, manipulation, manage the numbers, game, games, gaming, fiddle, inflate, massage, play with, distort, cheat, short term, neglect, litigation, litigate, dispute, disputes, lawsuit, lawsuits, court, argue, argument, arguments, conflict, fight, quarrel',
    'manipuler, manipule, manipulable, manipulation, piloter les chiffres, jouer sur, joue sur, gonfler, gonfle, arranger, truquer, tricher, court terme, négliger, litige, litiges, contentieux, procès, tribunal, dispute, disputes, conflit, conflits, se disputer, désaccord, manipulent, gonflent, arrangent, truquent, trichent, négligent',
  ],
  who_runs: [
    'who controls, who runs, in control, runs the business, run the business, runs the company, running the business, keeps control, stays in charge, in the meantime, meanwhile, accounting rules, accounting policies, audit, auditor, arbitrator, expert, safeguards, protections, covenants, cap, floor, period, length, how long, over how many years, protect, holds the wheel, at the wheel, in the driving seat',
    'qui contrôle, qui dirige, aux commandes, dirige la société, dirige l’entreprise, gère la société, pilote la société, garde la main, reste en place, entre-temps, d’ici là, règles comptables, méthodes comptables, auditeur, audit, arbitre, expert, garde-fous, protections, engagements, plafond, plancher, durée, période, combien de temps, sur combien d’années, encadrer, encadre, qui tranche, tient la barre, tient les rênes, au volant, planchent, encadrent',
  ],
  seller_lends: [
    'vendor loan, seller loan, seller note, vendor note, vendor financing, seller financing, vendor credit, deferred payment, deferred consideration, instalments, installments, pay in stages, staged, in stages, in two steps, two steps, step by step, put and call, put option, call option, put and a call, options on the rest, escrow, holdback, hold back, retention, price adjustment, cvr, convertible, preferred shares, ratchet',
    'crédit vendeur, crédit-vendeur, prêt vendeur, paiement différé, paiement échelonné, échelonner, échelonné, en plusieurs fois, par étapes, en deux temps, en deux étapes, progressivement, options croisées, promesses croisées, put, call, option d’achat, option de vente, options d’achat, options de vente, séquestre, retenue, ajustement de prix, clause d’ajustement, cvr, convertible, convertibles, actions de préférence, ratchet, échelonnent',
  ],
  own_opinion: [
    'personally, in my view, my preference, i would go for, i would rather, i would favour, i favour, i would push, i would start with, my advice, i recommend, i would recommend, i would suggest, if i had to choose, to my mind, for my part',
    'personnellement, à mon avis, ma préférence, je privilégierais, je préférerais, je proposerais, je recommande, je recommanderais, je conseillerais, mon conseil, pour ma part, de mon côté, je pencherais, si je devais choisir, moi je',
  ],
  reinvests: [
    'reinvest, reinvests, reinvesting, reinvestment, roll over, rollover, rolls over, roll part, stay invested, stays invested, remain invested, keep a stake, keeps a stake, keep a minority, keeps a minority, retain a stake, retains a stake, keep twenty percent, keep 20, keep part, keeps part, second bite, come along, remain an owner, stays an owner, leave the founder in, leave him in, a small piece of the business, let him keep, letting him keep, letting the owner keep, keep a fifth, keeps a fifth, leave him a fifth',
    'réinvestir, réinvestit, réinvestisse, réinvestissement, réinvestissent, rester investi, reste investi, rester au capital, reste au capital, garder une part, garde une part, garder une participation, garde une participation, conserver une part, conserve une part, garder 20, garde 20, garder un pied, minorité, apport de titres, deuxième cession, rester propriétaire, reste propriétaire, fondateur au capital, vendeur au capital, management au capital, laisser au capital, petit bout, au capital à hauteur, lui laisser un, lui laisser une, laisser une part, laisser des parts, le laisser propriétaire',
  ],
  in_stake: [
    'stake, percent, %, minority, part, price, proceeds, shares, equity, alongside, upside, sell it later, align, aligned, seller, owner, founder, management',
    'part, participation, %, pour cent, minorité, prix, produit, actions, capital, aux côtés, aligner, aligne, aligné, vendeur, propriétaire, fondateur, management, dirigeant, dirigeants, alignent',
  ],
  conditional: [
    'if, only if, provided, as long as, on condition, contingent, conditional, depends, depending, once',
    'si, seulement si, à condition, pourvu que, conditionné, conditionnée, conditionnel, dépend, selon, en fonction de, une fois',
  ],
  good_results: [
    'target, targets, hit, performs, perform, performance, results, ebitda, sales, revenue, plan, objectives, milestones, does well, does as well, delivers, succeeds, product launch, turns out, goes well, as rosy, grows as',
    'objectif, objectifs, résultats, performance, performances, performe, ebitda, chiffre d’affaires, plan, rendez-vous, réussit, jalons, ventes, marche, marche bien, marche aussi bien, tourne bien, se passe bien, tient ses promesses',
  ],
  lends_us: [
    'lend, lends, lending, lend us, leave part of the price, wait for part, paid later, pay later',
    'prêter, prête, prêtent, avancer, laisser une partie du prix, attendre une partie, payer plus tard, payé plus tard, avancent',
  ],
  half_share: [
    'half a share, half of one, half a piece, half of ours, half one of ours, one of ours, one of our shares, one for two, one for every two, two for one',
    'demi-titre, demi titre, demi-action, demi action, moitié d’une action, moitié d’un titre, une des nôtres, un des nôtres, une pour deux, un pour deux, deux pour une, deux pour un',
  ],
  has_part: [
    'have, has, get, gets, end up, go to, would have, will have',
    'avoir, auront, aura, auraient, ont, en ont, revient, reviennent, pèsent, obtiennent',
  ],
} as const satisfies Lexicon;
