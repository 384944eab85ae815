import type { Lexicon } from '../../types.ts';

/** How somebody who shuns the terms of the trade advises on a purchase, a sale, a bid or a division. */
export const adviceInPlainWords = {
  own_decision: [
    'i turn it down, turn it down, tell them to pass, tell him to pass, tell them no, tell them yes, tell him no, tell him yes, i would stop at, i would pass, i would not go, tell them to go, hands off, i stop at, i pass',
    'je lui dirais oui, je lui dirais non, je leur dirais oui, je leur dirais non, dirais de passer, dirais de foncer, passe mon tour, passerais mon tour, je m’arrêterais, je laisserais tomber, je laisse tomber, je signerais quand même, moi j’y vais, dirais de laisser tomber',
  ],
  limit_or_doubt: [
    'unless the price, what they pay with, probably worth more, but with less, borrowing less, a bit less debt, not much higher, drops by, once the price falls, can fall, could fall, may fall, can drop, too dear',
    'sans monter, sans aller, pas beaucoup plus, pas plus haut, pas au-delà, c’est maigre, qui bouge, avec moins de dette, tant que le prix, si le prix baisse, peut baisser, peut chuter, peut s’effondrer, pourrait baisser, trop cher',
  ],
  plain_that_way: [
    'that way, this way, this route, that route, that door, last way, the last one, the first one, the second one, that option, this option',
    'cette porte, cette voie, cette option, cette solution, cette piste, la dernière, la première, la deuxième, celle-là, celui-là',
  ],
  case_puts_blame: [
    'mistake was, mistake lies, error lies, mistake is mostly, was careless, was reckless, was imprudent, was a mistake, played with fire, only itself to blame',
    'l’erreur est, l’erreur vient, l’erreur était, était imprudent, était naïf, était une erreur, joué avec le feu, s’y est bien pris',
  ],
  case_defends_price: [
    'defend this price, attack this price, was worth it, worth the money, worth every cent, bill was reasonable, price was reasonable, paid right, paid the right price, paid a fair price, find it fair, would pay it again, not too dear',
    'défends ce prix, défendrais ce prix, attaque ce prix, attaquerais ce prix, ça les valait, les valait, valait le prix, valait son prix, payé le bon prix, payé le juste prix, trouve ça juste, trouve ça correct, pas trop cher',
  ],
  plain_never_remade: [
    'cannot be built, cannot build, cannot be copied, cannot be rebuilt, cannot recreate, nobody can build, no second one, such a brand, such a name, one of a kind, comes along once',
    'ne se crée pas, ne se crée plus, ne se construit pas, ne se recrée pas, ne se copie pas, ne se refait pas, ne réinvente pas, une telle marque, un tel nom, irremplaçable',
  ],
  plain_demand_grows: [
    'more and more natural, more and more organic, eat healthier, eating healthier, buy healthier, grows faster, growing faster, faster than their, faster than its, healthier food, want natural food, want natural, selling more and more, what people buy now, what people want now',
    'plaît aux jeunes, ce que les gens veulent, tout le monde veut, de plus en plus sain, de plus en plus bio, mangent mieux, mangent plus sain, veulent du bio, veulent du naturel, grandit plus vite, grandissent plus vite, croît plus vite, monte plus vite, plus vite que leurs, plus vite que ses',
  ],
  plain_already_has: [
    'already have the, already has the, have the shelves, has the shelves, have the lorries, have the trucks, has the trucks, only dream of, have the shops, have the supermarket, has the supermarket, have the listings, have the network',
    'ont déjà les, ont déjà le, a déjà les, a déjà le, ont les rayons, ont les camions, ont les magasins, a les rayons, a les camions, a les magasins, a le réseau, ont le réseau, ne peut que rêver',
  ],
  plain_ends_poorer: [
    'end up poorer, million poorer, millions poorer, poorer by, worse off by, give away all, gives away all, giving away all, hand over all the, all the good, so minus, in the red by, out of pocket by, lose on it',
    's’appauvrit, s’appauvrissent, plus pauvres de, plus pauvre de, perd au change, perdent au change, y laisse, y laissent, y perd, y perdent, tout le gain aux vendeurs, tout le bénéfice aux vendeurs',
  ],
  plain_keeps_part_back: [
    'part of the price for later, keep part of the price, keep some of the price, hold back part, hold part back, hold some back, pay the rest later, rest comes later',
    'le reste plus tard, le solde plus tard, payer le reste, paie le reste',
  ],
  plain_only_if: [
    'only if, if sales, if it sells, if the brand, if customers, if things go',
    'seulement si, si les ventes, si ça se vend, si la marque, si les clients, si ça marche',
  ],
  case_rule_word: [
    'by law, the law, legally, offer rules, rules of the game',
    'la loi, légalement, règles boursières, gendarme de la bourse, règles du jeu',
  ],
  case_equal_treatment: [
    'same information at, same things at, same thing at, same news at, hear the same, told the same, same offer for all, same offer to everyone, same deal for everyone, nobody may get more, no favours',
    'même information, mêmes informations, apprend la même chose, apprennent la même chose, même chose en même temps, même enseigne, même offre pour tous, même offre à tous',
  ],
  plain_board_replies: [
    'board has to publish, board must publish, directors must publish, directors have to publish, board must respond, board has to respond, directors have to say, directors must say, board must say, reasoned opinion',
    'conseil doit publier, administrateurs doivent publier, administrateurs doivent dire, conseil doit dire, conseil doit se prononcer, conseil doit rendre, conseil doit donner, avis motivé',
  ],
  plain_forced_bid: [
    'forced to bid, has to bid for, must bid for, forced to offer, obliged to bid, obliged to offer, offer to everyone, bid for everybody',
    'forcé de proposer, forcé de lancer, forcé d’offrir, obligé de proposer, obligé de lancer, obligé d’offrir, tenu de déposer, racheter tout le monde, proposer à tous',
  ],
  plain_neutral_eye: [
    'someone neutral, somebody neutral, neutral party, neutral bank, neutral firm, neutral eye, neutral person, outside pair of eyes, third party, who takes no side, with no stake',
    'quelqu’un de neutre, banque neutre, cabinet neutre, œil neutre, regard neutre, un tiers, qui n’a rien à gagner, quelqu’un d’extérieur',
  ],
  plain_honest_price: [
    'honest swap, fair swap, honest exchange, fair exchange, honest price, is honest, fair deal, being robbed, being cheated, being fleeced',
    'échange est honnête, échange honnête, prix honnête, est honnête, échange correct, prix correct, se font avoir, se fait avoir, se font plumer',
  ],
  case_in_praise: [
    'rigorous, educational, instructive, never be dogmatic, weigh up both sides, both sides of the argument, really interesting',
    'rigoureux, rigueur, instructif, formateur, pédagogique, peser le pour et le contre, sans dogmatisme, passionnant',
  ],
  case_not_like_this: [
    'not do it, not at this, not at that, do not buy, do not go, do not pay, do not sign',
    'ne le faites pas, pas à ce prix, pas à cette prime, n’achetez pas, n’y allez pas, ne payez pas, ne signez pas',
  ],
  well_or_badly_defended: [
    'well protected, badly protected, protected itself well, protected itself badly, looked after itself, negotiated well, negotiated badly, came off best, came off worst',
    'bien défendu, mal défendu, bien protégé, mal protégé, s’en sort bien, s’en sort mal, tire bien, tire mal',
  ],
  another_bidder: [
    'second bidder, rival bidder, other bidder, another bidder, competing bidder, competing offer, counter bidder',
    'second enchérisseur, autre enchérisseur, deuxième acheteur, autre acheteur, autre repreneur, offre concurrente, contre-offre',
  ],
  brings_in: [
    'get, bring in, find, attract, look for, call in, flush out',
    'trouver, chercher, faire venir, attirer, susciter, amener, aller chercher',
  ],
} as const satisfies Lexicon;
