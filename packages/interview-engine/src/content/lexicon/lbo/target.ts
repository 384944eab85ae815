import type { Lexicon } from '../../types.ts';

/** What makes a company fit for debt. */
export const targetNotions = {
  lbo_steady: [
    'stable, steady, predictable, recurring, resilient, regular, reliable, visible, contracted, subscription, non cyclical, defensive, repeat, consistent, sticky, rain or shine, bad years, good times and bad, whatever the economy, year in year out, every month, through the cycle, not much cycle, not cyclical, know in advance, same every year, dependable, few surprises, downturn, keep buying, keep paying, come back, essential, non discretionary, slump, crisis, year after year, tell in january, whatever happens, loyal, renew, locked in, captive, insensitive, know next year, already know, even when, come rain, through thick and thin, habitual, hardly move, barely move, barely change, hardly change',
    'stable, stabilité, récurrent, prévisible, prévisibilité, prédictible, visibilité, régulier, régularité, résilient, résiliente, abonnement, peu cyclique, non cyclique, pas cyclique, défensif, contrats longs, fidèle, bon an mal an, tous les mois, mauvaises années, conjoncture, bas de cycle, sait d’avance, fiable, récession, crise, continuent d’acheter, renouvellent, indispensable, d’une année sur l’autre, revient toujours, reviennent, captifs, captive, quelle que soit l’année, peu sensible, quoi qu’il, connaît presque, connaît déjà, même quand, bougent à peine, varier à peine, toute circonstance',
  ],
  lbo_money_stream: [
    'cash, money, income, revenue, sales, earnings, profit, demand, customers, business, company, contracts, flows, buying, orders, purchases, take in, payers, subscribers, takings',
    'cash, trésorerie, flux, argent, revenus, revenu, chiffre d’affaires, ventes, résultat, demande, clients, clientèle, activité, entreprise, société, contrats, rentrées, acheter, commandes, achats, abonnés, ce qu’elle vend, recettes',
  ],
  lbo_shield_from_rivals: [
    'barriers, leader, leading position, market position, strong position, solid position, dominant, niche, moat, pricing power, cannot copy, easily copy, hard to copy, hard to replace, difficult to copy, hard to attack, competitive advantage, competitors cannot, competition is weak, switching costs, loyal customers, number one, market share, well entrenched, brand, defensible, edge, rivals, nobody can, no one can, undercut, dislodge, first in its market, captive, locked in, patents, licence, hard to enter, reputation, few competitors',
    'barrières, leader, position de marché, position forte, position solide, place sur son marché, position dominante, niche, pricing power, difficile à copier, difficile à imiter, pas copier, difficile à attaquer, avantage concurrentiel, concurrents, coût de changement, clientèle fidèle, clients fidèles, numéro un, part de marché, bien installée, défendable, indétrônable, marque forte, déloger, personne ne peut, captif, captive, brevets, licence, réputation, premier de son marché, incontournable, se faire une place',
  ],
  lbo_keeps_rivals_out: [
    'strong, protect, hard, difficult, solid, defend, hold, real, keeps out, advantage, barriers, loyal, leader, leading, dominant, niche, cannot, easily, copy, replace, entry, nobody, no one, undercut, dislodge, market, compete, switch, price, margin, number',
    'fort, protéger, difficile, solide, défendre, tient, tiennent, vraie, réel, avantage, barrières, fidèle, leader, dominante, niche, copier, remplacer, entrée, personne, déloger, du mal, marché, concurrencer, changer, prix, marge, numéro, bouger',
  ],
  lbo_spend_on_assets: [
    'capex, capital expenditure, investment, maintenance spending, capital intensive, asset light, asset heavy, machines, equipment, plants, factories, reinvest, renew, upkeep, capital spending, machinery, kit, sites, ships, hardware, refurbishment, spending on',
    'capex, investissement, réinvestir, maintenance, capitalistique, machines, équipements, usines, renouveler, entretien, immobilisations, matériel, outil, flotte, rénovation',
  ],
  lbo_little: [
    'low, little, light, small, limited, modest, few, minimal, not much, not need, not eat, not require, less, two or three percent, without, barely, hardly, cheap to run',
    'faible, peu, léger, légère, limité, modeste, petit, petits, pas beaucoup, pas besoin, moins, réduit, minimal, sans, pas gourmand, pas trop, deux ou trois pour cent',
  ],
  lbo_comes_in: [
    'come in, arrive, flows in, keep coming, same every year',
    'rentrer, tombe, arrive, encaisse',
  ],
  lbo_always: [
    'always, whatever, regularly, no matter, every',
    'toujours, quoi qu’il, régulièrement, chaque, tous les',
  ],
  lbo_enough: ['enough, sufficient, plenty, comfortably', 'assez, suffisant, largement'],
  lbo_money_hungry: [
    'capital light, asset light, not eat money, not need much investment, eats little money, throws off cash',
    'peu capitalistique, pas capitalistique, peu gourmand, pas besoin d’investir',
  ],
  lbo_no_need: [
    'not need, not require, not eat, no need, without having to, not have to, little need, needs little, needs hardly, without replacing, without spending, without investing, runs without, little to spend, hardly any',
    'pas besoin, sans avoir à, n’a pas à, pas nécessaire, ne nécessite pas, ne demande pas, ne réclame pas, peu besoin, pas obligé, sans qu’il faille, sans devoir, sans remplacer, sans investir, sans dépenser, presque pas',
  ],
  lbo_cannot_word: [
    'cannot, can not, struggle, unable',
    'ne peuvent pas, peinent, n’arrivent pas, du mal, incapables',
  ],
} as const satisfies Lexicon;
