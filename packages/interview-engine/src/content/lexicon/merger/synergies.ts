import type { Lexicon } from '../../types.ts';

/** Why one buys, what the union saves, what it costs to get there and what was paid for it. */
export const synergyNotions = {
  enter_market: [
    'new market, geography, enter, foothold, export, abroad, overseas, presence in, get into, market access, elsewhere, sell in, country, region, where it is not',
    'nouveau marché, nouveau pays, géographie, nouvelle région, entrer sur, entrer dans, implantation, à l’étranger, international, présence, accès à un marché, ailleurs, vendre dans, vendre en, un pays, autre pays, pays où, où on n’est pas',
  ],
  gain_capability: [
    'technology, know-how, patent, talent, skills, capability, product line, product range, brand, engineers, customer base, client base, licence, new customers, distribution network, techno, something it lacks, what it lacks, recipe, product it lacks',
    'technologie, savoir-faire, brevet, talents, compétences, gamme, marque, ingénieurs, base clients, clientèle, licence, nouveaux clients, réseau de distribution, portefeuille de clients, techno, technos, qu’on n’a pas, qu’elle n’a pas, recette',
  ],
  bulk_up: [
    'scale, critical mass, bigger, consolidate, market share, crowded market, fragmented, number one, market leader, bargaining power, pricing power, purchasing power, vertical integration, growth, grow, diversify, diversification, undervalued, arbitrage, rival, competitor, before somebody else, before someone else, big enough, weigh more, heavyweight, too small alone',
    'taille, grossir, plus gros, consolider, part de marché, fragmenté, numéro un, leader, pouvoir de négociation, pouvoir de marché, intégration verticale, croissance, grandir, croître, se diversifier, diversification, sous-évalué, rival, concurrent, avant qu’un autre, économies d’échelle, peser plus, peser plus lourd, assez gros, poids lourd, trop petit seul',
  ],
  outbuild: [
    'build, organic, from scratch, faster than, save time, buy time, too long, years to develop, develop it yourself, on their own, by themselves, in-house, quickly enough, by yourself, already there, already does, already has, faster to buy, ten years, take years, go faster, goes faster, speed, shortcut, faster route, quicker, years of work',
    'construire, organique, de zéro, gagner du temps, trop long, trop longtemps, trop de temps, en interne, seul, qui le fait déjà, déjà présent, déjà là, dix ans, des années, elle-même, lui-même, plus vite, plus rapide, bâtir, soi-même, raccourci, brûler les étapes, tout faire',
  ],
  want: [
    'want, buy, bought, acquire, seek, looking for, to get, to gain, access to, they’re after, we’re after',
    'vouloir, veut, veulent, acheter, rachète, acquérir, chercher, objectif, obtenir, accéder',
  ],
  synergy: [
    'synergy, gains from combining, gains of the merger, benefits, what you save, what we save, what they save, what it saves, what the union saves, cost cuts, yearly cuts, cost reductions',
    'synergie, gains de la fusion, gains du rapprochement, bénéfices du rapprochement, bénéfice de l’union, gains de l’union, ce qu’on économise, ce qu’ils économisent, gains attendus, fera économiser, baisses de coûts, réductions de coûts',
  ],
  money_saved: [
    'saving, shavings, avoided costs, costs avoided, avoided spending, spending avoided, money not spent',
    'économies de coûts, économies annuelles, économise, les économies, des économies, d’économies, ces économies, leurs économies, économies réalisées, économies attendues, dépenses évitées, coûts évités, frais évités, dépenses en moins, ce qu’on évite',
  ],
  save_costs: [
    'save, cut, strip out, take out, eliminate, remove, reduce, lower, cheaper, spend less, close, shut, merge, pool, share, fewer, lay off, rationalise, instead of two, need only one, need one, not two, do without, with less, run on less, for less, under one roof, one head office, one system, single',
    'économiser, économies, supprimer, réduire, réduit, baisser, couper, fermer, éliminer, moins cher, dépenser moins, mutualiser, fusionner, rationaliser, regrouper, un seul, une seule, au lieu de deux, moins de, en moins, alléger, se passer de, se passer d’un, plus besoin de, pas deux, suppriment, ferment, avec moins, à moindre coût, à moindres frais, un siège, une informatique, une direction, sous le même toit, un toit',
  ],
  duplicates: [
    'duplicate, overlap, redundant, headquarters, support functions, corporate functions, procurement, purchasing, factories, plants, sites, branches, it systems, accounting department, twice, two of everything, overhead, staff, suppliers, warehouse, payroll, finance team, finance department, offices, software, two bosses, two systems, two managements',
    'doublon, chevauchement, redondance, siège, back office, fonctions support, fonctions centrales, usines, sites, agences, service comptable, en double, deux fois la même, frais de structure, frais généraux, effectifs, des postes, les postes, de postes, fournisseurs, entrepôts, bureaux, deux directions, une seule direction, directions financières, comptabilité, services administratifs, logiciels, informatique, deux patrons, deux systèmes, achats',
  ],
  spend_less: [
    'spend less, spent less, less cost, lower costs, less to run, cost less',
    'dépensent de moins, dépensent moins, coûtent moins, moins de dépenses, moins de coûts, moins de charges',
  ],
  one_off_spending: [
    'severance, redundancies, lay offs, layoffs, migration, restructuring, relocation, moving costs, rebranding, cost to achieve, implementation costs, one off, one time, upfront cost, exceptional costs, consultants, integration, wedding itself, marriage itself, farewells, new software, indemnify, moving offices, office moves, people leaving',
    'licenciement, départs, plan social, indemnités, migration, restructuration, déménagement, rebranding, coûts de mise en œuvre, coûts ponctuels, coûts exceptionnels, non récurrent, une bonne fois, une seule fois, informatique, consultants, intégration, indemniser, noces, mariage coûte, remplacer les, ordinateurs, travaux',
  ],
  spending: [
    'spend, spent, pay, paid, it costs, that costs, put in, invest, goes on, outlay, subtract, deduct, take off, less, minus, come off, net of, after',
    'dépenser, payer, paye, ça coûte, cela coûte, il en coûte, il faut, investir, débourser, décaisser, retirer, enlever, déduire, déduis, déduit, moins, soustraire, soustrais, net de, après, retrancher',
  ],
  achieve_them: [
    'get them, get it, get there, achieve, deliver, obtain, realise, extract, unlock, free, put in place, make it happen, integrate, to merge, merging the two, to combine, get it done, make it work, marry the two, put the two together',
    'obtenir, réaliser, y arriver, mettre en place, les mettre, concrétiser, dégager, gratuit, intégrer, réunir les deux, fusionner les deux, les deux équipes, y parvenir, mise en place, mise en œuvre, pour que ça marche, que tout marche, marier les deux, rapprocher les deux',
  ],
  slow_arrival: [
    'late, later, delay, ramping, phase, take time, takes longer, year three, third year, third of them, not all at once, gradually, slower, slow to, only arrive, over three years, behind schedule, full run rate, run rate only, drag on, overrun, twice as long, twice as much, drags on, longer than',
    'retard, tard, plus tard, décalage, montée en puissance, phasage, phaser, étaler, progressivement, prend du temps, prennent du temps, plus longtemps, plus de temps, année trois, troisième année, plus lentement, pas tout de suite, traîne, dérape, deux fois plus long, deux fois plus cher, plus long que',
  ],
  systems: ['system, software, processes', 'informatique, système, logiciels, processus'],
  culture: [
    'culture, teams, people, staff, talent',
    'culture, culturel, équipes, salariés, personnes clés, hommes clés, talents, meilleurs, gens',
  ],
  clash: [
    'clash, not match, do not fit, conflict, friction, do not talk, incompatible, leave, left, quit, walk out, resign, hard, difficult, demotivated, longer than planned, more than planned, not get on, not get along, do not get on, do not get along, fall out, hate each other, walk away',
    'choc, clash, heurtent, incompatibles, ne collent pas, conflit, conflits, frictions, ne se parlent pas, partent, départ, démissionnent, s’en vont, quittent, difficile, compliqué, démotivés, démotivation, plus long que prévu, plus cher que prévu, ne s’entendent pas, se détestent, claquent la porte, se tirent dans les pattes',
  ],
  premium_paid: [
    'premium, paid above, pay above, above the market, over the market, above the share price, above the undisturbed, over the share price, more than the market, above its value, extra paid, extra we paid, extra price, overpayment, overpaid, overpay, on top of the price, what you handed over, what we handed over, quarter more, third more, percent more than, percent above, percent over, % above, % over, more than the neighbours, more than the shares, more than their shares, more than it traded, above what it traded, over the odds',
    'prime, au-dessus du cours, au-dessus du marché, plus que le cours, plus que la bourse, de plus que, plus que le marché, surprix, surpayé, surpayer, payé en plus, payé plus que, en plus du cours, trop payé, payé en trop, plus que ce que la bourse, plus que sa valeur, plus cher que le cours, au-dessus de la valeur, supplément, plus que le prix, plus que ce que la société cotait, plus que sa cote',
  ],
  paid_to_seller: [
    'pay, paid, give, gave, given, hand, offer, cost, to the seller, to the target, walks off, pocket',
    'payer, paye, donner, verser, laisser, offrir, offert, au vendeur, aux vendeurs, à la cible, empoche, abandonné',
  ],
  worth_now: [
    'worth, value, capitalise, discounted, today’s money, npv, forever, perpetuity, dividing by, today’s terms, as of today',
    'vaut, valent, valeur, capitaliser, actualiser, argent d’aujourd’hui, van, à l’infini, pour toujours, rente, perpétuité, euros d’aujourd’hui',
  ],
  stays_with: [
    'left, remain, stays, keep, kept, ends up with, net, the rest, remainder, for us, leaves, is ours, better off by, comes out with, really ours, really theirs, is theirs, truly ours, truly theirs',
    'reste, solde, garde, conserve, pour nous, revient, laisse, net pour, s’en sort avec, ressort avec, est à nous, pour notre côté, gain net, vraiment à nous, vraiment à eux, est à eux',
  ],
  us_holders: [
    'acquirer, buyer, my shareholders, our shareholders, my holders, our holders, its shareholders, own shareholders, existing shareholders, my client, us, our side, current owners, current shareholders, your people, our owners, our pocket, historic shareholders, legacy shareholders',
    'acquéreur, acheteur, mes actionnaires, nos actionnaires, ses actionnaires, actionnaires existants, mon client, pour nous, notre côté, actionnaires actuels, patrons actuels, propriétaires actuels, notre poche, nos poches, actionnaires historiques',
  ],
  required_return: [
    'wacc, cost of capital, discount rate, required return, return investors want, return they want, return investors expect, capital costs, financing costs, average cost, hurdle rate, capitol',
    'wacc, cmpc, coût du capital, coût moyen, taux d’actualisation, rendement exigé, rendement attendu, rendement demandé, taux de rendement, exigence de rendement, rémunération exigée',
  ],
  financiers: [
    'investors, those who finance, those who fund, people who finance, lenders and shareholders, shareholders and lenders, lenders and owners, banks and shareholders, banks and owners, providers of capital, capital providers, financiers, backers, who provide the money, who lend and',
    'investisseurs, ceux qui financent, actionnaires et prêteurs, prêteurs et actionnaires, banques et actionnaires, banquiers et actionnaires, banquiers et propriétaires, apporteurs de capitaux, bailleurs de fonds, financeurs, qui apportent l’argent, qui mettent l’argent, gens qui financent, qui nous financent',
  ],
  expect: [
    'expect, want, ask, demand, require, need, backers ask',
    'attendent, exigent, demandent, veulent, réclament, requièrent, bailleurs demandent',
  ],
  proves_nothing: [
    'proves nothing, says nothing, can look great, looks great on, look good on paper, without creating, without making anyone richer, without anyone being richer, not tell you, not tell us, loses money for, costs shareholders money,  tells nothing, tells you nothing, means nothing, not prove, not mean, not the same, not the right, wrong test, wrong measure, wrong yardstick, not a test, not the point, not a proof, still be bad, still a bad, be a bad, destroys, not create, arithmetic, mechanical, optical, cosmetic, accounting effect, illusion, regardless of, rather than whether, whatever happens to, misleading, flattering, instead of asking, instead of looking, instead of value, rather than value, not value, trap, everyone claps, everybody claps, not richer, no richer, not any richer, even when you have overpaid, even if you have overpaid, even if you paid too much',
    'ne prouve rien, prouve rien, ne prouve pas, prouve pas, ne dit rien, dit rien, ne dit pas, ne veut rien dire, ne veut pas dire, ne signifie pas, signifie pas, pas la même chose, pas le bon, pas une preuve, mauvais critère, mauvais juge, mauvais indicateur, peut détruire, peuvent détruire, tout en détruisant, détruire de la valeur, détruit, ne crée pas, crée pas, pas créé, arithmétique, mécanique, optique, cosmétique, effet comptable, purement comptable, illusion, peu importe, trompeur, flatteur, pas enrichi, soit enrichi, au lieu de regarder, plutôt que la valeur, ne rapporte pas ce qu’il coûte, rapporte pas ce qu’il coûte, piège, tout le monde applaudit, pas plus riche, sans créer, sans que personne soit, sans enrichir, sans rien créer, même quand on détruit, ne nous dit rien, coûter de l’argent aux actionnaires',
  ],
  make_wealth: [
    'value, return on capital, roic, richer, poorer, wealth, good deal, bad deal, good one, bad one, earns more than it costs, money invested, invested capital, return exceeds',
    'valeur, rentabilité du capital, rentabilité des capitaux, retour sur capitaux, roce, roic, enrichi, appauvri, richesse, bonne affaire, mauvaise affaire, bonne opération, mauvaise opération, argent investi, capital investi',
  ],
  authorities: [
    'antitrust, regulator, competition commission, watchdog, merger control, authorities, brussels, european commission, state may, state can, government',
    'antitrust, régulateur, concurrence, autorités, contrôle des concentrations, commission européenne, bruxelles, état peut, état refuse, état exige, gouvernement',
  ],
  impose: [
    'force, impose, demand, require, remedies, disposals, divestments, sell off, block, prohibit, veto, approve, clear, delay, refuse',
    'forcer, imposer, exiger, remèdes, cessions, céder, vendre, bloquer, interdire, interdit, veto, approuver, retarder, refuser',
  ],
  lasting_worth: [
    'worth, perpetuity, forever, for ever, present value, today, divide, over, no growth, flat',
    'vaut, valent, infini, perpétuité, perpétuelle, rente, valeur actuelle, aujourd’hui, diviser, sans croissance, pour toujours',
  ],
  no_need_for_two: [
    'not need two, no need for two, not need both, need only one, only need one, one is enough, one will do, one instead of two, not pay twice, not pay for two, no longer pay twice, do without one, two of everything',
    'pas besoin de deux, plus besoin de deux, besoin que d’un, besoin que d’une, un seul suffit, une seule suffit, pas payer deux fois, tout en double, l’un des deux',
  ],
} as const satisfies Lexicon;
