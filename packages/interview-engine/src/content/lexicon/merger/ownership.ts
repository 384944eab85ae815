import type { Lexicon } from '../../types.ts';

/** Who owns and brings what in a merger, and what is promised for later. */
export const ownershipNotions = {
  for_each: [
    'for each, for every, for one, for two, per share of, against one, against each, each target share, every target share, of ours for, per target share',
    'pour une, pour un, pour deux, pour chaque, contre une, contre un, contre chaque, par action de la cible, une action de la cible, action cible, des nôtres pour',
  ],
  ratio_of_exchange: [
    'ratio, parity, rate of exchange, exchange rate',
    'parité, ratio, rapport d’échange, taux d’échange',
  ],
  target_shares: [
    'target shares, target’s shares, their shares, target has, of theirs, small one’s shares',
    'actions cible, leurs actions, ses actions, ses titres, actions à échanger',
  ],
  multiply_by: ['multiply, times, a half, by half', 'multiplier, multiplie, fois'],
  hold_stake: [
    'own, ownership, hold, held, stake, belong, ends up with, sit with, in the hands of, share of the equity, share of the company, shareholding',
    'détenir, détient, détiennent, détenaient, détention, détiendront, détiendraient, posséder, se retrouvent avec, participation, entre les mains, du capital, actionnariat, en tiennent, ils tiennent, en possèdent',
  ],
  fraction: [
    'percent, %, half, third, quarter, sixth, fifth, eighth, tenth, one in, one out of, fraction',
    'pour cent, %, moitié, tiers, quart, sixième, cinquième, huitième, dixième, un sur, une sur, fraction, pourcentage, pourcent',
  ],
  combined_company: [
    'combined, merged company, merged group, merged entity, new group, new company, newco, new entity, whole, pro forma, enlarged group, enlarged company, joint company, after the deal, after the merger, afterwards, new house, new firm, joint firm, merged firm, merged thing, merged house',
    'nouvelle entité, nouveau groupe, nouvelle société, groupe fusionné, groupe combiné, pro forma, groupe élargi, ensemble, après l’opération, après la fusion, à l’arrivée, nouvelle maison, maison commune, nouvelle boîte, du tout',
  ],
  out_of_total: [
    'out of, total, in all, altogether, sum of, all the shares',
    'en tout, total, sur l’ensemble, somme',
  ],
  size_of_stake: [
    'majority, minority, controlling stake',
    'majorité, minorité, majoritaire, minoritaire',
  ],
  previous_holders: [
    'target holders, old holders, target’s holders, target shareholders, shareholders of the target, target’s shareholders, their shareholders, previous owners, former owners, old owners, newcomers, sellers, acquirer’s people, acquirer’s shareholders, our shareholders, my shareholders, existing shareholders, old shareholders, former shareholders, former holders, present owners, their holders, our holders, their people, our people, their owners, our owners, newcomer, big new shareholder, new shareholder',
    'anciens actionnaires, actionnaires de la cible, actionnaires cible, anciens propriétaires, nouveaux venus, vendeurs, nouveaux arrivants, actionnaires de l’acquéreur, leurs actionnaires, nos actionnaires, mes actionnaires, ses actionnaires, actionnaires existants, anciens de, les anciens, nouveaux actionnaires, actionnaires actuels, leurs porteurs, nos porteurs, nouveau venu, nouvel arrivant, nouvel actionnaire',
  ],
  own_control: [
    'control, in charge, blocking minority, veto, majority, the boss, run the show, calls the shots, grip, power, a say, final say, last word, keys, reins, run it, run things, we decide, block your decisions, block decisions, block our decisions, block us, block everything, say no to',
    'contrôle, minorité de blocage, veto, majorité, décide, patron, commander, main sur, dire non, mot à dire, pouvoir, dernier mot, clés, les rênes, barre, bloquer, nous bloquer',
  ],
  voting_power: [
    'vote, board seats, seats on the board, governance, a say',
    'vote, sièges au conseil, gouvernance, voix',
  ],
  lose_or_keep: [
    'lose, keep, give up, retain, share, protect, preserve, threaten',
    'perdre, perd, perte, garder, conserver, abandonner, céder, partager, protéger, préserver, menacer',
  ],
  stake_shrinks: [
    'diluted, dilution, smaller share, smaller stake, smaller slice, own less, less of the company, less of the combined, shrinks, fall to, go down to, drops to, only have, down from, from 100, smaller part, smaller piece, less say, own a smaller, less weight',
    'dilué, dilution, part plus petite, plus petite part, détiennent moins, moins du capital, passent de, tombent à, n’avons plus que, n’ont plus que, ne détiennent plus que, moins voix au chapitre, moins de poids, morceau plus petit, moins à dire',
  ],
  family_holder: [
    'family, founder, reference shareholder, main shareholder, controlling shareholder, anchor shareholder',
    'famille, familial, fondateur, actionnaire de référence, actionnaire principal, actionnaire de contrôle',
  ],
  brings: [
    'bring, brought, contribute, contribution, puts in, puts on the table, come with, put into the pot, throws in, in for, weigh, weighs, account for, accounts for',
    'apporter, contribuer, met sur la table, mettre sur la table, amener, dans la corbeille, mettent au pot, mettent dans, dot, pèse, pèsent, compte pour, comptent pour',
  ],
  other_metrics: [
    'sales, revenue, net income, profit, market cap, market capitalisation, ebit, cash flow, earnings, turnover',
    'chiffre d’affaires, ventes, bénéfice, capitalisation, ebit, cash flow, résultat, marge brute',
  ],
  same_exercise: [
    'same exercise, same thing, same on, same for, same with, repeat, do it again, also look, other metrics, several metrics, each metric, line by line, across, side by side, range',
    'même exercice, même chose, même calcul, refais, refaire, répète, autres agrégats, plusieurs agrégats, chaque agrégat, ligne par ligne, côte à côte, fourchette, aussi sur, également sur',
  ],
  equity_value_words: [
    'equity, for shareholders, for its shareholders, to shareholders, for the owners, net value, net worth, after debt',
    'fonds propres, equity, valeur des titres, pour ses actionnaires, pour les actionnaires, aux actionnaires, aux propriétaires, pour les propriétaires, valeur nette, après dette',
  ],
  entitled: [
    'should get, should own, should have, should hold, deserve, entitled, fair, start from, anchor, starting point, negotiate, would give, argue for, would argue, aim for, push for, would propose, ask for, should receive, owners should, may claim, can claim',
    'devrait détenir, devraient détenir, devrait avoir, devraient avoir, doivent détenir, doivent avoir, mérite, a droit, ont droit, équitable, fixerais, partirais, pars de, point de départ, négocier, négocie, donnerais, plaiderais, viserais, proposerais, demanderais, recevoir, devrait se situer, devrait être, réclamer, prétendre, réclament',
  ],
  split: [
    'split, share, divide, negotiate, who gets, who keeps, fifty fifty, belong, compensate, haggle, chip, sweeten, bargain over',
    'partager, répartir, répartition, négocier, négocie, se discute, on discute, moitié moitié, reviennent, revient, compenser, à qui, marchander, marchandage, monnaie d’échange, jeton, mettre dans la balance',
  ],
  follows_from: [
    'follow, deduce, derive, work back, back out, back into, set, then gives, gives us, implies, resulting, comes from',
    'déduire, déduis, déduit, découle, dériver, en tire, fixer, donne, implicite, ressort, résulte',
  ],
  later_part: [
    'later, second payment, in two years, in a year, after a year, deferred, further amount, the rest, the balance, the last, top up, on top, extra, additional, more',
    'plus tard, deuxième paiement, second paiement, dans deux ans, dans un an, au bout d’un an, différé, en plus, supplément, supplémentaire, le reste, le solde, les derniers, rallonge, complément',
  ],
  if_performs: [
    'if targets, targets are hit, targets are met, hits its targets, hit the targets, meet the targets, only if, performs, depends on results, depends on the future, depend on it, if the plan, plan is met, meets the plan, delivers the plan, if results, if the results, results are there, if sales, if ebitda, if the product, conditional, subject to, linked to results, tied to, contingent, when the numbers come, if he is right, if they are right, proves right, achieve',
    'si les objectifs, objectifs convenus, si la société performe, si l’entreprise performe, si ça marche, si cela marche, seulement si, dépend des résultats, dépend de la performance, en fonction des résultats, selon les résultats, si le plan, plan est tenu, tient son plan, si les résultats, résultats sont là, résultats suivent, si le chiffre, si l’ebitda, conditionnel, conditionné, conditionnée, condition, indexé, lié aux résultats, liée aux résultats, lié à la performance, atteint, s’il a raison',
  ],
  gauge: [
    'metric, indicator, measure, how profits are counted, how profit is counted, how it is measured, ebitda or revenue, revenue or ebitda, target, formula, kpi, definition, define, calculated, what is counted, what counts, how it is counted, who does the counting, who counts, how you count',
    'indicateur, critère, agrégat, mesure, objectif, formule, kpi, définition, définir, calculé, ce qui est compté, ce qu’on compte, qui compte',
  ],
  game_it: [
    'manipulate, manage the numbers, game, fiddle, inflate, massage, play with, distort, cheat, short term, neglect, litigation, dispute, lawsuit, court, argue, argument, conflict, fight, quarrel',
    'manipuler, piloter les chiffres, jouer sur, gonfler, arranger, truquer, tricher, court terme, négliger, litige, contentieux, procès, tribunal, dispute, conflit, conflits, désaccord',
  ],
  who_runs: [
    'who controls, who runs, who makes decisions, who gets to make decisions, who takes the decisions, in control, runs the business, runs the company, keeps control, stays in charge, in the meantime, meanwhile, accounting rules, accounting policies, audit, auditor, arbitrator, expert, safeguards, protections, covenants, cap, floor, period, length, how long, over how many years, protect, holds the wheel, at the wheel, in the driving seat',
    'qui contrôle, qui dirige, qui prend les décisions, qui tient la société, aux commandes, dirige la société, dirige l’entreprise, gère la société, pilote la société, garde la main, reste en place, entre-temps, d’ici là, règles comptables, méthodes comptables, auditeur, audit, arbitre, expert, garde-fous, protections, engagements, plafond, plancher, durée, période, combien de temps, sur combien d’années, encadrer, tient la barre, tient les rênes, au volant',
  ],
  seller_lends: [
    'vendor loan, seller loan, seller note, vendor note, vendor financing, seller financing, vendor credit, deferred payment, deferred consideration, instalments, staged, two steps, step by step, put and call, put option, call option, put and a call, options on the rest, escrow, holdback, hold back, retention, price adjustment, cvr, convertible, preferred shares, ratchet',
    'crédit vendeur, prêt vendeur, paiement différé, échelonner, en plusieurs fois, par étapes, en deux temps, en deux étapes, progressivement, options croisées, promesses croisées, put, call, option d’achat, option de vente, séquestre, retenue, ajustement de prix, clause d’ajustement, cvr, convertible, actions de préférence, ratchet',
  ],
  own_opinion: [
    'personally, in my view, my preference, i’d rather, i’d go for, i’d favour, i’d recommend, i’d suggest, i’d push, i’d choose, i’d start with, i would go for, i would rather, i would favour, i favour, i would push, i would start with, my advice, i recommend, i would recommend, i would suggest, if i had to choose, to my mind, for my part, i go for, i choose, my own preference, i pick, i would choose, i lean, go for it, my own pick, my pick, if it were me',
    'personnellement, à mon avis, ma préférence, je privilégierais, je préférerais, je proposerais, je recommande, je conseillerais, mon conseil, pour ma part, de mon côté, je pencherais, si je devais choisir, moi je, je choisirais, j’opterais, je retiendrais, mon choix, si c’était moi',
  ],
  reinvests: [
    'reinvest, roll over, rollover, roll part, stay invested, remain invested, keep a stake, keep a minority, retain a stake, keep twenty percent, keep 20, keep part, second bite, come along, remain an owner, stays an owner, leave the founder in, leave him in, let him keep, letting the owner keep, keep a fifth, leave him a fifth, stay a partner, remain a partner, sell with us, sell alongside, exit with us, sell the rest later',
    'réinvestir, réinvestissent, rester investi, rester au capital, garder une part, garder une participation, conserver une part, garder 20, garder un pied, minorité, apport de titres, deuxième cession, rester propriétaire, fondateur au capital, vendeur au capital, management au capital, laisser au capital, petit bout, au capital à hauteur, lui laisser un, lui laisser une, laisser une part, laisser des parts, le laisser propriétaire, rester associé, rester actionnaire, garder un cinquième, sortir avec nous, vendre avec nous, vend avec nous, vendre le reste',
  ],
  in_stake: [
    'stake, percent, %, minority, part, price, proceeds, shares, equity, alongside, upside, sell it later, align, seller, owner, founder, management',
    'part, participation, %, pour cent, minorité, prix, produit, actions, capital, aux côtés, aligner, vendeur, propriétaire, fondateur, management, dirigeant',
  ],
  conditional: [
    'if, provided, as long as, contingent, conditional, depends, once',
    'si, à condition, pourvu que, conditionné, conditionnée, conditionnel, dépend, selon, en fonction de, une fois',
  ],
  good_results: [
    'target, hit, performs, results, ebitda, sales, revenue, plan, objectives, milestones, does well, does as well, delivers, succeeds, product launch, turns out, goes well, as rosy, grows as',
    'objectif, résultats, performance, ebitda, chiffre d’affaires, plan, rendez-vous, réussit, jalons, ventes, marche, tourne bien, se passe bien, tient ses promesses',
  ],
  lends_us: [
    'lend, leave part of the price, wait for part, paid later, pay later',
    'prêter, avancer, attendre une partie, payer plus tard, payé plus tard, laisser une partie du prix',
  ],
  half_share: [
    'half a share, half of one, half a piece, half of ours, one of ours, one for two, one for every two, two for one',
    'demi-titre, demi-action, moitié d’une action, moitié d’un titre, une des nôtres, un des nôtres, une pour deux, un pour deux, deux pour une, deux pour un',
  ],
  has_part: [
    'have, has, get, end up, go to',
    'avoir, auront, aura, auraient, ont, revient, reviennent, pèsent, obtiennent',
  ],
  how_many: ['', ''],
  would_give: [
    'give them, leave them, hand them, offer them, they end up with, they get, they come with',
    'leur donner, leur laisser, leur proposer, ils auraient, ils auront',
  ],
} as const satisfies Lexicon;
