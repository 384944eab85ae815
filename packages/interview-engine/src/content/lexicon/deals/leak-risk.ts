import type { Lexicon } from '../../types.ts';

/** What a leak would cost, in the words people use for it. */
export const leakRiskNotions: Lexicon = {
  deals_leak: [
    'leak, rumour, gets out, press, secret, secrecy, everyone knows, whole town knows, whole village, news spreads, confidentiality, information out, gets round, goes round, comes out, newspaper, indiscretion, find out, hears about it, somebody talks, someone talks, people talk, everyone would know, everybody would know, word spreads, cat is out, blab, lets it slip, spill the beans, somebody blabs, by friday',
    'fuite, rumeur, presse, secret, se sait, se savoir, ébruiter, tout le village, tout le monde le sait, confidentialité, information sorte, journal, indiscrétion, s’apprend, bruit court, ça sort, divulguer, quelqu’un parle, ça parle, tout le monde saurait, bavarder, va parler, finit par parler, vend la mèche, lâche le morceau',
  ],
  deals_learns: [
    'we are being sold, is being sold, are up for sale, is up for sale, is for sale, we are for sale, tell our clients, tell our customers, boss is selling, owner is selling, people hear, learn, hears, find out, finds out, get wind, gets wind, discover',
    'est au courant, est à vendre, sommes à vendre, être vendu, être vendue, sera vendue, va être vendue, dire à nos clients, dirait à nos clients, patron vend, propriétaire vend, gens apprennent, apprend, apprennent, apprendre, découvre, découvrent, vent de, entend parler',
  ],
  deals_many_buyers: [
    'thirty bidders, thirty candidates, forty bidders, fifty bidders, twenty bidders, broad, broader, wide, wider, open auction, open process, many buyers, more buyers, more bidders, many bidders, more people, more names, thirty buyers, fifty buyers, forty names, thirty contacts, everyone, everybody, whole market, large number, as many as possible, twenty names, dozens, more you call, forty buyers, lots of buyers, more rivals, forty people, thirty people, fifty people, call the whole, more people you tell, more who know, more people know, forty ndas, thirty ndas, fifty ndas',
    'trente candidats, vingt candidats, laisse entrer d’acheteurs, laisse entrer de candidats, met d’acheteurs, met de candidats, fait entrer d’acheteurs, invite d’acheteurs, consulte d’acheteurs, large, plus large, ouvert, plus de gens, plus d’acheteurs, plus de candidats, beaucoup d’acheteurs, beaucoup de candidats, beaucoup de monde, trente contacts, trente acheteurs, cinquante, quarante, tout le monde, tout le marché, le plus possible, grand nombre, dizaines, plus on contacte, contacte de monde, contacte de gens, plus de monde, maximum d’acheteurs, plus il y a de candidats, plus il y a de monde, plus ils sont nombreux, plus de prétendants, trente personnes, plus on en parle, plus on parle, plus de gens savent, plus il y a de gens',
  ],
  deals_those_hurt: [
    'shop floor, staff, employees, workers, people inside, workforce, customers, clients, suppliers, competitor, rivals, neighbour, teams, bankers of company, key people, managers, executives, salespeople, best people, good people, the good ones',
    'atelier, salariés, personnel, équipes, collaborateurs, clients, clientèle, fournisseurs, concurrent, voisin, rivaux, cadres, personnes clés, talents, ouvriers, commerciaux, meilleurs éléments, bons éléments, bonnes personnes, les bons',
  ],
  deals_unsettle: [
    'sending out cvs, send out their cv, sending out their cv, update their cv, dust off their cv, sends out his cv, worry, panic, scare, afraid, frightened, nervous, leave, quit, poach, unsettle, disrupt, damage, harm, anxious, anxiety, stress, take advantage, go after, hurt, exploit, call, look for jobs, hesitate, look elsewhere, learn from, hear it, hold back, switch, polish their cv, polishing their cvs, ring the competition, go elsewhere, goes elsewhere, run, flee, walk out, jump ship, resign, look bad, hand in their notice, start looking',
    'envoient leur cv, sortent leur cv, sort son cv, mettent à jour leur cv, inquiet, peur, panique, stress, partir, débaucher, démarcher, appelle, déstabiliser, abîmer, nuire, profiter, fragiliser, perdre, chercher ailleurs, hésiter, fuir, apprendre, apprendraient, apprennent, s’en aller, refont leur cv, refaire leur cv, paniqueraient, voir ailleurs, va ailleurs, s’enfuir, filer, partent, démissionner, cherchent ailleurs, donnent leur démission, chercher du travail',
  ],
  gossip: [
    'gossip, tongues wag, village will talk, village talks, whole village knows, chatter, people will talk, everybody talks, it gets around, rumours, by tomorrow everyone, the baker knows, at the hairdresser, on monday everyone, in the canteen, in the pub, all over town, town knows, town will know, everybody knows, word is out, word gets out, word spreads, can talk, by friday',
    'jaser, jasera, jase, les langues, tout le village, commérages, on en parlera, ça va parler, tout le monde en parle, ça se saura, rumeurs, demain tout le monde, la boulangère, chez le coiffeur, à la cantine, au bistrot, au café du coin, la ville le sait, toute la ville sait, tout le monde le sait, tout le monde sait, ça s’ébruite, s’ébruiter, peut parler',
  ],
};
