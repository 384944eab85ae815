import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Values, prices and boards as talked over at a table: who eats, who decides, who holds the pencil. */
export const valueToldAtTheTable = {
  who_bought_whom: [
    'who bought whom, who has bought whom, companies were taken out, deals already done, purchases already made, firms that were bought',
    'qui a racheté qui, qui a acheté qui, rachats déjà faits, rachats faits, achats déjà faits, boîtes qui ont été rachetées',
  ],
  past_deals: [
    'last purchases, latest purchases, recent purchases, purchases were',
    'derniers rachats, rachats récents, rachats du secteur, rachats ont été signés',
  ],
  brought_home: [
    `${crossed('chop it down, mark it down, trim it, knock it down, cut it down', 'for')}, mark down the far years, price of waiting, for the wait, takes off for waiting`,
    'prix de l’attente, remise pour le temps, rabais pour l’attente, rabote pour le temps, décote pour le temps, enlève pour l’attente',
  ],
  hangs_on_guesses: [
    'holds the pencil, who holds the pen, another company, whoever draws it, draw whatever you like',
    'tient le crayon, tient le stylo, une autre boîte, autre société, dessiner ce qu’on veut',
  ],
  sets_apart_peers: ['throw out, drop, leave out', 'vire, écarte, sors, élimine'],
  another_trade: [
    'shop is different, trade is different, different trade, different business, not the same business, does something else',
    'boutique est différente, métier est différent, autre métier, pas le même métier, fait autre chose, métier différent',
  ],
  carries_over: [
    'multiple only travels, multiple travels, tells me nothing about mine, says nothing about mine, nothing about ours, tells nothing about the target',
    'multiple ne voyage, multiple voyage, dit rien sur le mien, dit rien de la mienne, dit rien sur la nôtre, dit rien de la cible',
  ],
  fast_growth: [
    'same pace, adding thirty percent, percent a year, sales climb, sales are climbing, keeps climbing, stagnates, stagnate, stagnant',
    'même allure, prend trente pour cent, prennent quinze, ventes prennent, ventes grimpent, stagne, stagnent',
  ],
  profitable: ['same fat, fat on each sale', 'même gras, gras sur chaque'],
  riskiness: [
    `${crossed('lives off, hangs on, depends on, tied to', 'two, three, a few, a handful of', 'contracts, customers, clients, orders')}, commodity price, odds of trouble`,
    `${crossed('vit, dépend, tient', ', sans doute, surtout', 'de deux, de trois, de quelques', 'contrats, clients, commandes')}, cours de matière première, ennuis possibles`,
  ],
  deserves: [
    'want a discount, want a rebate, asks for a discount, ask for a discount',
    'veut une ristourne, veut un rabais, demande un rabais, demande une ristourne, veulent un rabais',
  ],
  whose_profit: [
    'who gets paid out of, who is paid out of, who lives off, who eats out of, eat out of that, eats out of that, still has to eat, still have to eat, who lives on',
    'qui se paie sur, qui vit de, qui mange sur, manger sur ce gain, manger sur ce résultat, doit encore manger, doivent encore manger, se nourrit de',
  ],
  price_of_shares_word: [
    'value of their shares, price of their shares, worth of their shares',
    'valeur de leurs actions, prix de leurs actions, valeur de leurs titres',
  ],
  the_owners: [
    'people who own it, those it belongs to',
    'ceux à qui ça appartient, ceux à qui elle appartient, ceux qui la possèdent',
  ],
  accounting_rules: [
    'counts its research, books its research, treats its research, research as a cost, research as an investment',
    'même bête, recherche au bilan, recherche en charges, sa recherche à l’actif',
  ],
  misses_it: [
    'kind to, gentle on, soft on, does not feel, turns a blind eye',
    'gentil avec, tendre avec, indulgent avec, ferme les yeux',
  ],
  fails_there: ['i let go of it', 'je le lâche, je la lâche, je m’en sépare'],
  heavy_investment: [
    'on kit, burn through equipment, burn through machines',
    'usent du matériel, use du matériel, en matériel',
  ],
  control_has_a_price: [
    'power is not free, power isn’t free, power has a price, right is not free, power costs',
    'pouvoir n’est pas gratuit, pouvoir a un prix, pouvoir se paie, droit n’est pas gratuit, pouvoir coûte',
  ],
  holds_control: [
    'allowed to talk, right to talk, right to run, right to decide, right to speak, have a voice',
    'droit de parler, droit de diriger, droit de décider, droit de choisir, avoir une voix',
  ],
  hot_market: [
    'run away since, has run since, ran away since',
    'filé depuis, a filé, pris de l’avance depuis, grimpé depuis, monté en flèche',
  ],
  forced: ['in a corner, cornered, backed into a corner', 'coincé, coincés, acculé, acculés'],
  takes_on: [
    'his headache, his problem, becomes his problem, his to repay',
    'devient son problème, c’est son problème, c’est pour lui, à lui de rembourser',
  ],
  put_together: [
    'stacked, stacked one on, one on top of the other, count what comes in, count what i get',
    'empilées, empilés, l’une sur l’autre, compte ce qui rentre, compte ce que ça rapporte',
  ],
  each_division: [
    'three trades, three buyers',
    'trois valorisations, trois métiers, trois acheteurs',
  ],
  each_put_apart: [
    'three different buyers, sell them one by one, sell each, sold separately',
    'trois acheteurs différents, vends chacune, vends chaque, vendues séparément, vends séparément',
  ],
  head_office: [
    'holding’s offices, offices and lawyers, holding’s staff',
    'bureaux de la holding, avocats de la holding, équipe de la holding',
  ],
  three_readings: [
    crossed('the three, all three, three', 'readings, views, answers, methods, figures'),
    crossed('les trois, trois', 'lectures, visions, réponses, méthodes, regards'),
  ],
  my_position: [
    'my counsel, i would rather, i would go for',
    'moi je prends, je préfère attendre, je prendrais, je partirais, je chercherais',
  ],
  a_sponsor: ['buyout house, buyout firm, buyout shop', 'maison de lbo, boutique de lbo'],
  earns_what_it_wants: [
    'earn its keep, earning its keep, still earn its return, keep its return',
    'gardant son rendement, garder son rendement, tenant son rendement, sauvant son rendement',
  ],
  mostly_final: [
    'the one after the plan, what comes after the plan',
    'd’après le plan, après le plan',
  ],
} as const satisfies Lexicon;
