import type { Lexicon } from '../../types.ts';

/** Integration costs, in the words people use for it. */
export const integrationCostNotions: Lexicon = {
  achieve_them: [
    'get them, get it, get there, achieve, deliver, obtain, realise, extract, unlock, free, put in place, make it happen, integrate, to merge, merging the two, to combine, get it done, make it work, marry the two, put the two together',
    'obtenir, réaliser, y arriver, mettre en place, les mettre, concrétiser, dégager, gratuit, intégrer, réunir les deux, fusionner les deux, les deux équipes, y parvenir, mise en place, mise en œuvre, pour que ça marche, que tout marche, marier les deux, rapprocher les deux',
  ],
  clash: [
    'clash, not match, do not fit, conflict, friction, do not talk, incompatible, leave, left, quit, walk out, resign, hard, difficult, demotivated, longer than planned, more than planned, not get on, not get along, do not get on, do not get along, fall out, hate each other, walk away',
    'choc, clash, heurtent, incompatibles, ne collent pas, conflit, conflits, frictions, ne se parlent pas, partent, départ, démissionnent, s’en vont, quittent, difficile, compliqué, démotivés, démotivation, plus long que prévu, plus cher que prévu, ne s’entendent pas, se détestent, claquent la porte, se tirent dans les pattes',
  ],
  comes_for_nothing: [
    'free, for free, for nothing, free of charge',
    'gratuit, gratuite, gratuites, offert',
  ],
  culture: [
    'culture, teams, people, staff, talent',
    'culture, culturel, équipes, salariés, personnes clés, hommes clés, talents, meilleurs, gens',
  ],
  deals_budget_for: [
    'costs more, starts later, put money aside, set money aside, set money aside for, put aside money, budget, set aside, provide for, cost, delay, late, phase, spread',
    'coûtera plus cher, démarrera plus tard, coûte plus cher, met de l’argent de côté, mettre de l’argent de côté, met de côté l’argent, mets de côté l’argent, mettre de côté l’argent, prévoir l’argent, budgéter, mettre de côté, met de côté, prévoir, coûter, surcoût, retard, étaler',
  ],
  fitting_together: [
    'fitting the two together, mess of fitting, fitting them together, making the two work together, marrying the two',
    'recoller les deux, faire marcher les deux ensemble, marier les deux maisons, marier les deux',
  ],
  getting_there: [
    'getting there, to get there, getting them, obtaining them, making it happen',
    'y arriver, pour y arriver, les obtenir, pour en arriver là',
  ],
  mess_and_months: [
    'pay-offs, months of it, new tills, a mess, redundancies, years of it',
    'des mois, des années, indemnités, le bazar, licenciements, un bazar',
  ],
  mess_of_joining: [
    'the chaos, people quitting, people leaving, systems not talking, computers not talking, months of chaos, the muddle',
    'la pagaille, le chaos, les départs, gens qui partent, systèmes qui ne se parlent pas, ordinateurs qui ne se parlent pas',
  ],
  neglects_it: [
    'nobody budgeted, no one budgeted, not budgeted, not in the budget, nobody planned for, forget, forgets, overlook, underestimate, neglect, play down, lose sight of, leave out of the plan, nobody counts',
    'personne n’avait budgété, pas budgété, pas dans le budget, personne n’avait prévu, pas prévu au budget, oublier, sous-estimer, négliger, minimiser, perdre de vue, personne ne compte, passe à la trappe',
  ],
  one_off_spending: [
    'people to leave, pay people off, let people go, closing sites, close sites, close the sites, rewriting the software, merge the computers, redo the software, put the two together, putting the two together, bring the two together, removal vans, moving everybody, moving people, moving everyone, put the two houses, join the two houses, knit together, merge the systems, merging the systems, move the people, cost of merging, joining the systems, paying people to go, pay-offs, payoffs, pay-offs and software, on software, severance, redundancies, lay offs, layoffs, migration, restructuring, relocation, moving costs, rebranding, cost to achieve, implementation costs, one off, one time, upfront cost, exceptional costs, consultants, integration, wedding itself, marriage itself, farewells, new software, indemnify, moving offices, office moves, people leaving, putting it all together, put it all together, joining it up, plugging the systems together, bolting it together, stitching together, getting rid of people, bringing the two teams, bring the two teams, under one roof, bringing the two together',
    'fermer des sites, fermer les sites, refaire les logiciels, rapprocher les deux, réunir les deux, déménager, déménagements, réunir les deux maisons, rapprochement coûte, coûte le rapprochement, fusionner les systèmes, fusion des systèmes, coût de la fusion, coûts de la fusion, coût du rapprochement, payer les départs, le déménagement, indemnités et logiciels, chèques de départ, licenciement, départs, plan social, indemnités, migration, restructuration, déménagement, rebranding, coûts de mise en œuvre, coûts ponctuels, coûts exceptionnels, non récurrent, une bonne fois, une seule fois, informatique, consultants, intégration, indemniser, noces, mariage coûte, remplacer les, ordinateurs, travaux, tout mettre ensemble, brancher les systèmes, raccorder les systèmes, payer des gens, faire partir des gens, gens pour partir, recoller les morceaux, brancher les machines, mettre les deux maisons, mettre les deux ensemble, recoller les deux, marier les équipes, réunir les équipes',
  ],
  project_office: [
    'project team, project office, integration office, integration team, integration manager, steering committee, milestones',
    'équipe projet, bureau d’intégration, équipe d’intégration, comité de pilotage, responsable de l’intégration, jalons',
  ],
  slow_arrival: [
    'late, later, delay, ramping, phase, take time, takes longer, year three, third year, third of them, not all at once, gradually, slower, slow to, only arrive, over three years, behind schedule, full run rate, run rate only, drag on, overrun, twice as long, twice as much, drags on, longer than',
    'retard, tard, plus tard, décalage, montée en puissance, phasage, phaser, étaler, progressivement, prend du temps, prennent du temps, plus longtemps, plus de temps, année trois, troisième année, plus lentement, pas tout de suite, traîne, dérape, deux fois plus long, deux fois plus cher, plus long que',
  ],
  spending: [
    'laid out, lay out, fork out, forked out, shelled out, shell out, spend, spent, pay, paid, it costs, that costs, put in, invest, goes on, outlay, subtract, deduct, take off, less, minus, come off, net of, after',
    'aura sorti, sorti cinquante, on aura sorti, aura dépensé, à mettre sur la table, à sortir d’abord, dépenser, payer, paye, ça coûte, cela coûte, il en coûte, il faut, investir, débourser, décaisser, retirer, enlever, déduire, déduis, déduit, moins, soustraire, soustrais, net de, après, retrancher',
  ],
  systems: [
    'it departments, it systems, it teams, computers, the tills, databases, servers, system, software, processes',
    'ordinateurs, serveurs, bases de données, services informatiques, systèmes informatiques, informatique, système, logiciels, processus',
  ],
  told_gains_later: [
    'a year late, a year later, arrive late, come late',
    'un an plus tard, arriveront plus tard, avec un an de retard, son retard',
  ],
  told_merge_cost: [
    'what joining the two will cost, cost of joining, cost of putting the two together, cost of bringing them together',
    'coût du rapprochement, frais pour rapprocher, frais de rapprochement, coûtera le rapprochement, argent que coûtera, coûte le mariage',
  ],
  walls_to_break: [
    'break walls, knock down walls, pay the mason, builder, one time bill, bill first, pay first, spend first, redundancies, upfront bill, moving van, works first, buy new software, bill at the start, bill up front, entry bill, cost at the start, before the savings come, before you see a penny, before seeing a penny, before the first penny, before you see any',
    'casser des murs, casser les murs, le maçon, dépenser d’abord, payer d’abord, facture d’abord, des travaux, les travaux, on dépense plus, déménageurs, facture unique, facture au début, facture d’entrée, facture au départ, frais de départ, mise de départ, avant que ça rapporte, avant de voir un, avant le premier centime, avant de toucher, avant de voir le premier',
  ],
};
