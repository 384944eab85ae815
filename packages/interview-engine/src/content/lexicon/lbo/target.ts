import type { Lexicon } from '../../types.ts';

/** What makes a company fit for debt. */
export const targetNotions = {
  lbo_steady: [
    'stable, steady, predictable, predictability, recurring, resilient, regular, reliable, visible, visibility, contracted, subscription, subscriptions, non cyclical, defensive, boring, repeat, long contracts, long term contracts, consistent, sticky, rain or shine, good and bad years, bad years, good times and bad, whatever the economy, year in year out, every month, through the cycle, even in a recession, not much cycle, not very cyclical, not cyclical, know in advance, same every year, dependable, few surprises, no surprises, downturn, keep buying, keep paying, keeps paying, come back, comes back, essential, non discretionary, slump, crisis, recession, year after year, tell in january, whatever happens, loyal, renew, renewals, locked in, captive, insensitive, know next year, already know, even when, come rain, through thick and thin, habitual, regulars',
    'stable, stables, stabilité, récurrent, récurrents, récurrence, prévisible, prévisibles, prévisibilité, prédictible, visibilité, régulier, réguliers, régularité, résilient, résiliente, résilience, abonnement, abonnements, peu cyclique, peu cycliques, non cyclique, pas cyclique, défensif, contrats longs, contrats long terme, fidèle, fidèles, quoi qu’il arrive, bon an mal an, tous les mois, bonnes et mauvaises années, mauvaises années, conjoncture, même en crise, bas de cycle, sans surprise, sait d’avance, fiable, fiables, récession, crise, continuent d’acheter, renouvellent, renouvellement, indispensable, indispensables, d’une année sur l’autre, revient toujours, reviennent, captifs, captive, quelle que soit l’année, peu sensible, peu sensibles, quoi qu’il, connaît presque, connaît déjà, même quand, abonné',
  ],
  lbo_money_stream: [
    'cash, cash flow, cash flows, money, income, revenue, revenues, sales, earnings, profit, profits, demand, customers, business, company, contracts, flows, buying, orders, purchases, people buy, take in, takes in, payers, subscribers',
    'cash, trésorerie, flux, argent, revenus, revenu, chiffre d’affaires, ventes, résultat, résultats, demande, clients, clientèle, activité, entreprise, société, contrats, rentrées, acheter, commandes, achats, abonnés, ce qui rentre, ce qu’elle vend',
  ],
  lbo_shield_from_rivals: [
    'barriers to entry, barrier to entry, barriers, market leader, leader, leading position, market position, strong position, solid position, dominant, niche, moat, pricing power, cannot copy, easily copy, hard to copy, hard to replace, difficult to copy, hard to attack, competitive advantage, competitors cannot, competition is weak, switching costs, loyal customers, number one, market share, well entrenched, brand, defensible, edge, rivals, nobody can, no one can, undercut, dislodge, number one or two, first in its market, captive, locked in, patents, licence, hard to enter, reputation, few competitors',
    'barrières à l’entrée, barrières, leader, position de marché, position forte, position solide, place sur son marché, position dominante, niche, pricing power, difficile à copier, difficile à imiter, pas copier, difficile à attaquer, avantage concurrentiel, concurrents, coût de changement, clientèle fidèle, clients fidèles, numéro un, part de marché, parts de marché, bien installée, défendable, indétrônable, marque forte, déloger, personne ne peut, difficile à déloger, captif, captive, captifs, brevets, licence, peu de concurrents, réputation, premier de son marché, incontournable, se faire une place',
  ],
  lbo_keeps_rivals_out: [
    'strong, protect, protected, hard, difficult, solid, defend, margins hold, hold, holds, real, keeps out, advantage, barriers, loyal, leader, leading, dominant, niche, cannot, easily, copy, replace, entry, nobody, no one, undercut, dislodge, market, compete, switch, price, prices, margin, margins, number',
    'fort, forte, protéger, protégé, difficile, solide, défendre, tient, tiennent, vraie, réel, avantage, barrières, fidèle, leader, dominante, niche, copier, remplacer, entrée, personne, déloger, du mal, marché, concurrencer, changer, prix, marge, marges, numéro, bouger',
  ],
  lbo_spend_on_assets: [
    'capex, capital expenditure, investment, investments, invest, investing, maintenance investment, maintenance spending, capital intensive, capital intensity, asset light, asset heavy, machines, equipment, plants, factories, spend on assets, reinvest, renew, upkeep, capital spending, new machines, plant, machinery, kit, new kit, sites, ships, hardware, refurbishment, buying equipment, spending on',
    'capex, investissement, investissements, investir, réinvestir, maintenance, capitalistique, intensité capitalistique, machines, équipements, usines, outil industriel, renouveler, entretien, immobilisations, matériel, outil, parc de machines, flotte, rénovation, racheter des machines, dépenses d’équipement',
  ],
  lbo_little: [
    'low, little, light, small, limited, modest, few, minimal, not much, does not need, does not eat, not need, not eat, not require, less, asset light, two or three percent, few percent, without, barely, hardly, cheap to run',
    'faible, faibles, peu, léger, légère, légers, limité, limités, limitée, modeste, petit, petits, pas beaucoup, pas besoin, moins, réduit, réduits, minimal, sans, pas gourmand, pas gourmande, pas trop, deux ou trois pour cent',
  ],
  lbo_comes_in: [
    'come in, comes in, coming in, arrive, arrives, flows in, keep coming, same every year',
    'rentrer, rentre, rentrent, tombe, tombent, arrive, arrivent, encaisse',
  ],
  lbo_always: [
    'always, whatever, regularly, no matter, every',
    'toujours, quoi qu’il, régulièrement, chaque, tous les',
  ],
  lbo_enough: [
    'enough, sufficient, plenty, comfortably',
    'assez, suffisant, suffisamment, largement',
  ],
  lbo_money_hungry: [
    'capital light, asset light, does not eat money, not eat money, not need much investment, not cost much to run, eats little money, throws off cash',
    'peu capitalistique, pas capitalistique, peu gourmand, peu gourmande, ne mange pas de cash, ne consomme pas de cash, pas besoin d’investir',
  ],
  lbo_kill: ['kill, kills, drain, drains, hurt', 'tuer, tue, pompe, plombe'],
  lbo_no_need: [
    'not need, does not need, not require, not eat, no need, without having to, not have to, should not need, does not require, little need, needs little, needs hardly, without replacing, without spending, without investing, runs without, little to spend, hardly any',
    'pas besoin, sans avoir à, n’a pas à, pas nécessaire, ne nécessite pas, ne demande pas, ne réclame pas, peu besoin, pas obligé, sans qu’il faille, sans devoir, sans remplacer, sans investir, sans dépenser, presque pas',
  ],
  lbo_cannot_word: [
    'cannot, can not, struggle, struggles, unable',
    'ne peuvent pas, peinent, n’arrivent pas, du mal, incapables',
  ],
} as const satisfies Lexicon;
