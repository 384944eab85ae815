import type { Lexicon } from '../../types.ts';

/** Why one buys, what the union saves, what it costs to get there and what was paid for it. */
export const synergyNotions = {
  enter_market: [
    'new market, new markets, new country, new countries, new geography, geography, geographies, new region, enter, entering, foothold, export, abroad, overseas, presence in, get into, market access, elsewhere, sell in',
    'nouveau marché, nouveaux marchés, nouveau pays, nouvelle géographie, géographie, géographies, nouvelle région, entrer sur, entrer dans, s’implanter, implantation, à l’étranger, international, présence, accès à un marché, ailleurs, vendre dans, vendre en',
  ],
  gain_capability: [
    'technology, technologies, know-how, patent, patents, talent, talents, skills, capability, capabilities, product line, product lines, product range, brand, brands, engineers, customer base, client base, licence, missing product, new customers, distribution network',
    'technologie, technologies, savoir-faire, brevet, brevets, talents, compétences, gamme, gammes, gamme de produits, marque, marques, ingénieurs, base clients, clientèle, licence, nouveaux clients, réseau de distribution, portefeuille de clients',
  ],
  bulk_up: [
    'scale, critical mass, get bigger, getting bigger, bigger, consolidate, consolidating, consolidation, market share, crowded market, fragmented, number one, market leader, bargaining power, pricing power, purchasing power, vertical integration, buy a rival, buy a competitor, growth, grow, diversify, diversification, undervalued, arbitrage',
    'taille, taille critique, grossir, plus gros, consolider, consolidation, part de marché, parts de marché, fragmenté, numéro un, leader, pouvoir de négociation, pouvoir de marché, intégration verticale, racheter un concurrent, acheter un concurrent, croissance, grandir, croître, se diversifier, diversification, sous-évalué, consolident',
  ],
  outbuild: [
    'build, building, organic, organically, from scratch, faster than, quicker than, save time, buy time, too long, years to develop, develop it yourself, on their own, by themselves, in-house, quickly enough, by yourself, already there, already does, already has, faster to buy, quicker to buy, ten years, take years, years to build',
    'construire, organique, organiquement, partir de zéro, de zéro, plus vite que, plus rapide que, gagner du temps, trop long, trop longtemps, trop de temps, développer soi-même, en interne, par soi-même, seul, qui le fait déjà, déjà présent, déjà là, plus rapide d’acheter, plus vite d’acheter, dix ans, des années, elle-même, lui-même',
  ],
  want: [
    'want, wants, buy, bought, buying, acquire, acquires, seek, looking for, to get, to gain, access to',
    'vouloir, veut, veulent, acheter, achète, achètent, rachète, rachètent, acquérir, chercher, cherche, cherchent, objectif, obtenir, accéder, accèdent',
  ],
  synergy: [
    'synergy, synergies, benefits of the merger, benefits of combining, merger benefits, gains from combining, gains of the merger, benefit of the union, combination benefits, benefits, expected benefits, what you save, what we save, what they save, what it saves, what the union saves, cost cuts, yearly cuts, cost reductions',
    'synergie, synergies, gains de la fusion, gains du rapprochement, bénéfices du rapprochement, bénéfice de l’union, gains de l’union, ce qu’on économise, ce qu’ils économisent, gains attendus, ce que l’union fera économiser, ce que l’union économise, fera économiser, baisses de coûts, réductions de coûts',
  ],
  money_saved: [
    'saving, savings, cost savings, save, saves, saved, shavings',
    'économies de coûts, économies annuelles, économise, économisent, économiser, ce qu’on économise, les économies, des économies, d’économies, ces économies, leurs économies, économies réalisées, économies attendues',
  ],
  save_costs: [
    'save, saves, saved, saving, savings, cut, cuts, cut out, strip out, take out, takes out, eliminate, remove, reduce, lower, cheaper, spend less, close, closing, shut, merge, pool, share, fewer, lay off, rationalise, one instead of two, instead of two, need only one, only need one, need one, not two, do without',
    'économiser, économise, économisent, économies, supprimer, supprime, supprimer des, réduire, réduit, baisser, couper, fermer, ferme, éliminer, moins cher, dépenser moins, dépensent moins, mutualiser, mutualise, fusionner, rationaliser, regrouper, un seul, une seule, au lieu de deux, moins de, en moins, alléger, se passer de, se passer d’un, plus besoin de, pas deux, suppriment, baissent, coupent, ferment, éliminent, mutualisent, fusionnent, rationalisent, regroupent, allègent',
  ],
  duplicates: [
    'duplicate, duplicates, duplicated, duplication, overlap, overlaps, overlapping, redundant, redundancies, head office, head offices, headquarters, back office, support functions, corporate functions, procurement, purchasing, purchasing terms, purchasing teams, factories, plants, sites, branches, it systems, accounting department, twice, two of everything, overhead, overheads, staff, suppliers, warehouse, warehouses, accounts department, payroll, finance team, finance teams, finance department, offices',
    'doublon, doublons, chevauchement, chevauchements, redondance, redondances, siège, sièges, siège social, back office, fonctions support, fonctions centrales, achats groupés, conditions d’achat, centrale d’achat, usines, sites, agences, systèmes informatiques, service comptable, en double, deux fois la même, frais de structure, frais généraux, effectifs, postes, fournisseurs, entrepôts, bureaux, deux directions, une seule direction, directions financières, comptabilité, services administratifs',
  ],
  spend_less: [
    'spend less, spends less, spent less, of cost less, less cost, less costs, lower costs, less to run, cost less, costs less',
    'dépensent de moins, dépensent moins, dépenser moins, dépense moins, dépense de moins, coûtent moins, coûte moins, moins de dépenses, moins de coûts, moins de charges',
  ],
  one_off_spending: [
    'severance, redundancy payments, redundancies, lay offs, layoffs, it migration, migration, migrations, systems migration, restructuring, restructuring costs, relocation, moving costs, rebranding, cost to achieve, costs to achieve, implementation costs, one off, one off costs, one time, one time cost, upfront cost, upfront costs, exceptional costs, consultants, integration, integration cost, integration costs, wedding itself, marriage itself, farewells, new software, indemnify, moving offices, office moves, people leaving',
    'licenciement, licenciements, départs, plan social, indemnités, migration, migrations, migration informatique, restructuration, coûts de restructuration, déménagement, déménagements, rebranding, coûts de mise en œuvre, coûts ponctuels, coût ponctuel, coûts exceptionnels, non récurrent, non récurrents, une bonne fois, une seule fois, informatique, consultants, intégration, coûts d’intégration, frais d’intégration, indemniser, déménager, noces, mariage coûte, remplacer les, ordinateurs, travaux, indemnisent, déménagent',
  ],
  spending: [
    'spend, spends, spent, spending, pay, paid, it costs, that costs, put in, invest, goes on, outlay, subtract, deduct, take off, less, minus, come off, net of, after',
    'dépenser, dépense, dépensent, payer, paie, paye, ça coûte, cela coûte, il en coûte, il faut, investir, débourser, décaisser, retirer, retire, enlever, enlève, déduire, déduis, déduit, moins, soustraire, soustrais, net de, après, retrancher, retranche, payent, déboursent, décaissent, retirent, enlèvent, retranchent',
  ],
  achieve_them: [
    'to get them, get them, get it, to get there, get there, achieve, achieving, deliver, delivering, obtain, realise, realising, extract, unlock, free, for free, put in place, make it happen, to integrate, integrate, integrating, to merge, merging the two, to combine, getting there',
    'pour les obtenir, les obtenir, l’obtenir, obtenir, réaliser, les réaliser, y arriver, mettre en place, les mettre, concrétiser, dégager, gratuit, gratuits, gratuites, gratuitement, pour y parvenir, pour intégrer, intégrer, réunir les deux, fusionner les deux, les deux équipes, y parvenir, réalisent, concrétisent, dégagent, intègrent',
  ],
  slow_arrival: [
    'late, later, delay, delayed, delays, ramp up, ramps up, ramping, phase, phased, phasing, phase in, take time, takes time, takes longer, take longer, years late, year three, third year, third of them, not all at once, gradually, slower, slow to, only arrive, over three years, behind schedule, full run rate, run rate only, drag on, drags on, overrun, overruns',
    'retard, retards, tard, plus tard, tarde, tardent, décalage, montée en puissance, monter en puissance, phasage, phaser, étaler, étale, étalé, étalées, progressivement, prend du temps, prennent du temps, plus longtemps, plus de temps, année trois, troisième année, au bout de trois ans, plus lentement, pas tout de suite, pas du jour au lendemain, traîne, traînent, dérape, dérapent, phasent, étalent',
  ],
  systems: [
    'system, systems, it systems, software, processes',
    'informatique, système, systèmes, logiciels, systèmes d’information, processus',
  ],
  culture: [
    'culture, cultures, cultural, teams, people, staff, key people, best people, talent',
    'culture, cultures, culturel, culturelle, culturels, équipes, salariés, personnes clés, hommes clés, talents, meilleurs, gens',
  ],
  clash: [
    'clash, clashes, do not match, not match, do not fit, conflict, friction, do not talk, not talk to each other, incompatible, leave, leaves, leaving, left, quit, walk out, resign, hard, difficult, demotivated, longer than planned, more than planned',
    'choc, clash, se heurtent, heurtent, incompatibles, ne collent pas, conflit, conflits, frictions, ne se parlent pas, partent, partir, départ, départs, démissionnent, s’en vont, quittent, difficile, compliqué, compliquée, démotivés, démotivation, plus long que prévu, plus cher que prévu',
  ],
  premium_paid: [
    'premium, control premium, paid above, pay above, above the market, over the market, over the market price, above the market price, above the share price, above the undisturbed, over the share price, more than the market, more than the stock market, more than it was worth, above its value, extra paid, extra we paid, extra price, overpayment, overpaid, overpay, overpaying, on top of the price, what you handed over, what we handed over, more than the market said, more than the market thinks, more than the market says, quarter more, third more, percent more than, percent above, percent over, % above, % over, more than it is worth, more than the neighbours, more than the shares, more than their shares, more than it traded, more than it was trading, above what it traded, more than the stock exchange, more than the stock market price, over the odds',
    'prime, prime de contrôle, prime payée, au-dessus du cours, au-dessus du marché, plus que le cours, plus que la bourse, de plus que, plus que le marché, surprix, surpayé, surpaye, surpayer, payé en plus, payé plus que, en plus du cours, supplément payé, trop payé, payé en trop, de plus que le cours, plus que ce qu’elle valait, plus que ce qu’il valait, plus que ce que la bourse, plus que sa valeur, plus cher que le cours, au-dessus de la valeur, supplément, au-dessus de ce que valait, plus que le prix, de plus que le prix, surpaient',
  ],
  paid_to_seller: [
    'pay, paid, pays, give, gave, given, hand, handed, hands, offer, offered, cost, goes to the seller, to the seller, to the target, walks off, pocket, pockets, gave away, gives away, give away',
    'payer, paie, paye, payé, payée, donner, donne, donné, verser, verse, versé, versée, laisser, laissé, offrir, offert, offerte, au vendeur, aux vendeurs, à la cible, empoche, empochent, abandonné, abandonne, payent, donnent, versent, laissent',
  ],
  worth_now: [
    'worth, value, present value, capitalise, capitalised, capitalising, capitalisation, discounted, discount, today’s money, in today’s money, npv, forever, in perpetuity, perpetuity, dividing by',
    'vaut, valent, valeur, valeur actuelle, capitaliser, capitalise, capitalisé, capitalisées, capitalisation, actualiser, actualise, actualisé, actualisées, argent d’aujourd’hui, van, à l’infini, pour toujours, rente, perpétuité, capitalisent, actualisent',
  ],
  stays_with: [
    'left, left over, what is left, left for, remain, remains, remaining, stays, stay with, stays with, keep, keeps, kept, ends up with, net, the rest, remainder, for us, leaves, is ours, nets, net gain, better off by, comes out with',
    'reste, restent, il reste, il me reste, le reste, le solde, solde, garde, gardent, garder, conserve, pour nous, revient, laisse, net pour, s’en sort avec, ressort avec, est à nous, pour notre côté, gain net',
  ],
  us_holders: [
    'acquirer, buyer, my shareholders, our shareholders, my holders, our holders, its shareholders, own shareholders, existing shareholders, my client, us, our side, acquirer’s shareholders, buyer’s shareholders, current owners, current shareholders, your people, our owners, our pocket, in our pocket',
    'acquéreur, acheteur, mes actionnaires, nos actionnaires, ses actionnaires, actionnaires existants, mon client, pour nous, notre côté, actionnaires de l’acquéreur, actionnaires actuels, patrons actuels, propriétaires actuels, notre poche, nos poches',
  ],
  required_return: [
    'wacc, cost of capital, discount rate, required return, return investors want, return they want, return investors expect, capital costs, financing costs, average cost, hurdle rate, capitol',
    'wacc, cmpc, coût du capital, coût moyen, taux d’actualisation, rendement exigé, rendement attendu, rendement demandé, taux de rendement, exigence de rendement, rémunération exigée',
  ],
  financiers: [
    'investors, those who finance, those who fund, people who finance, lenders and shareholders, shareholders and lenders, lenders and owners, banks and shareholders, banks and owners, both lenders and shareholders, providers of capital, capital providers, financiers, backers, people who put up the money, who put up the money, who put in the money, who provide the money, who lend and',
    'investisseurs, ceux qui financent, ceux qui nous financent, actionnaires et prêteurs, prêteurs et actionnaires, banques et actionnaires, banquiers et actionnaires, banquiers et propriétaires, apporteurs de capitaux, bailleurs de fonds, financeurs, qui apportent l’argent, qui mettent l’argent, gens qui financent, qui nous financent',
  ],
  expect: [
    'expect, expects, want, wants, ask, ask for, demand, demands, require, requires, need',
    'attendent, attend, exigent, exige, demandent, demande, veulent, réclament, requièrent',
  ],
  proves_nothing: [
    'proves nothing, prove nothing, says nothing, tells nothing, tells you nothing, means nothing, does not prove, not prove, does not mean, not mean, not the same, not the right, wrong test, wrong measure, wrong yardstick, not a test, not the point, not a proof, still be bad, still a bad, be a bad, still destroy, may destroy, can destroy, destroys, destroy value, does not create, not create, not create value, arithmetic, mechanical, optical, cosmetic, accounting effect, illusion, regardless of, rather than whether, whatever happens to, misleading, flattering, instead of asking, instead of looking, instead of value, rather than value, not value',
    'ne prouve rien, prouve rien, ne prouve pas, prouve pas, ne dit rien, dit rien, ne dit pas, ne veut rien dire, ne veut pas dire, ne signifie pas, signifie pas, pas la même chose, pas le bon, pas le bon juge, pas le bon critère, pas une preuve, mauvais critère, mauvais juge, mauvais indicateur, peut détruire, peuvent détruire, tout en détruisant, détruire de la valeur, détruit, ne crée pas, crée pas, pas créé, arithmétique, mécanique, optique, cosmétique, effet comptable, purement comptable, illusion, peu importe, trompeur, flatteur, pas enrichi, soit enrichi, au lieu de se demander, au lieu de regarder, plutôt que la valeur, au lieu de la valeur, dit rien de la valeur',
  ],
  make_wealth: [
    'value, create value, creates value, value creation, destroy value, destroys value, return on capital, return on invested capital, roic, richer, poorer, wealth, good deal, bad deal, good one, bad one, earns more than it costs, money invested, invested capital, return exceeds',
    'valeur, créer de la valeur, crée de la valeur, création de valeur, détruire de la valeur, détruit de la valeur, rentabilité du capital, rentabilité des capitaux, retour sur capitaux, roce, roic, enrichi, enrichit, appauvri, richesse, bonne affaire, mauvaise affaire, bonne opération, mauvaise opération, rapporte plus que ce qu’il coûte, rapporte plus qu’il ne coûte, argent investi, capital investi, capitaux investis',
  ],
  authorities: [
    'antitrust, regulator, regulators, competition authority, competition authorities, competition commission, watchdog, watchdogs, merger control, authorities, brussels, european commission',
    'antitrust, régulateur, régulateurs, autorité de la concurrence, autorités de la concurrence, concurrence, autorités, contrôle des concentrations, commission européenne, bruxelles',
  ],
  impose: [
    'force, forces, forced, forcing, impose, imposes, demand, demands, require, requires, remedies, disposals, disposal, divestments, divest, sell off, block, blocks, blocked, prohibit, veto, approve, clear, delay, refuse',
    'forcer, force, forcent, imposer, impose, imposent, exiger, exige, exigent, remèdes, cessions, cession, céder, vendre, bloquer, bloque, bloquent, interdire, interdit, veto, approuver, retarder, refuser, cèdent, approuvent, retardent, refusent',
  ],
  lasting_worth: [
    'worth, perpetuity, forever, for ever, in perpetuity, perpetual, present value, today, divide, divided, divided by, over, no growth, flat',
    'vaut, valent, à l’infini, infini, perpétuité, perpétuelle, rente, valeur actuelle, aujourd’hui, diviser, divise, divisé, divisés, sans croissance, pour toujours, divisent',
  ],
} as const satisfies Lexicon;
