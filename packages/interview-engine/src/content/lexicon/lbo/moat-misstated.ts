import type { Lexicon } from '../../types.ts';

/** A market position that is hard to attack, in the words of those who get it wrong. */
export const moatMisstated: Lexicon = {
  lbo_makes_win: [
    'makes the money, makes the fund win, drives the return, creates upside, the better, is what makes, earns the fund, boosts the return, is a plus, is an advantage, is an asset',
    'fait gagner, crée le gain, mieux c’est, est un atout, est un avantage, est un plus, c’est bon pour, fait le rendement, tire le rendement, rapporte le plus',
  ],
  lbo_weak_position: [
    'easy to enter, anyone can enter, anybody can enter, everyone can enter, open to everyone, easy to copy, product anyone can copy, cut throat competition, price war, price wars, lots of rivals, fragmented market with, everybody copies, interchangeable product, customers who can leave, clients who can leave, customers come and go, fierce competition, many competitors, lots of competitors, crowded market, very competitive market, low barriers, no barriers, small market share, weak position, weak market position, losing market share, commodity product, one big customer, one large customer, single customer, single big customer, customer concentration, low margins, thin margins, weak margins, only one customer',
    'facile d’accès, tout le monde peut entrer, n’importe qui peut entrer, ouvert à tous, facile à copier, facile à imiter, concurrence acharnée, guerre des prix, marché très disputé, plein de rivaux, n’importe qui peut copier, produit interchangeable, clients qui peuvent partir, clients qui vont et viennent, clients volages, concurrence féroce, beaucoup de concurrents, plein de concurrents, marché très concurrentiel, marché encombré, peu de barrières, aucune barrière, petite part de marché, position faible, produit banal, marges faibles, faibles marges, sans barrière, pas de barrières, un seul gros client, un seul client, client unique',
  ],
  poor_team: [
    'weak management, weak team, bad management, poor management, average management, mediocre team',
    'équipe faible, mauvaise équipe, management faible, équipe médiocre, management moyen, équipe moyenne, management médiocre',
  ],
  sole_client: [
    'one customer makes up, one client makes up, one customer accounts for, one client accounts for, one client who makes up, depends on one customer, one major customer, concentrated customer base, one big customer, single customer, one customer, one large customer, a single client, only one client, single big client',
    'client unique, un client qui représente, un client qui pèse, un seul client pèse, un gros client unique, clientèle concentrée, un client majeur, dépend d’un client, un seul gros client, un seul client, un client unique, un client qui fait tout',
  ],
};
