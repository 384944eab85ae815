import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Trading comparables, in the words people use for it. */
export const compsNotions: Lexicon = {
  another_trade: [
    'shop is different, trade is different, different trade, different business, not the same business, does something else',
    'boutique est différente, métier est différent, autre métier, pas le même métier, fait autre chose, métier différent',
  ],
  each_division: [
    'each piece, each arm, every arm, each slice, each job, each of the three, one of them at, one at a time, each on its own, each by itself, each one separately, each lump, each block, each gets its own, trades apart, each shop, shoe arm, one arm, three trades, three buyers, every branch, each branch, each division, each business, each one, each part, each segment, each of them, each unit, every division, every business, every part, per division, by division, one by one, separately, on its own, individually, sum of the parts, sum of parts, sotp, add them up, adding it up, three valuations, own multiple, own peers, different multiple, specific multiple, break up, break it up, piece by piece, the first business',
    'chaque morceau, chaque tranche, chacun, l’un à, un à la fois, l’un après l’autre, chacune à part, chacun à part, chaque bloc, métiers à part, chaque bout, chaque boutique, un pôle, le pôle, trois valorisations, trois métiers, trois acheteurs, chaque pièce, chaque division, chaque activité, chaque métier, chaque branche, chaque pôle, chaque partie, chacune, par division, par activité, par métier, par branche, par pôle, une par une, un par un, séparément, individuellement, isolément, somme des parties, sotp, sum of the parts, propre multiple, multiple propre, multiples différents, multiple adapté, multiple spécifique, on additionne, j’additionne, morceau par morceau, pièce par pièce, trois morceaux',
  ],
  how_much_sells: [
    [
      `${crossed('advertised, up for sale, on offer, tagged', 'at, for')}, price tag in the window, asking price`,
      'what they fetch, what others fetch, sells for, sell for, cost today, cost right now, cost these days, go for today, going rate for, what do people give, people give today, price tags',
    ].join(', '),
    'combien se vendent, à combien partent, à combien s’achètent, coûtent aujourd’hui, coûtent en ce moment, se négocient aujourd’hui, se vendent aujourd’hui, s’échangent à, affichées, affichés, prix en vitrine, prix affiché, affiche aujourd’hui, les gens donnent, combien on donne, étiquettes, la bourse demande',
  ],
  mood: [
    'overpriced, everybody is drunk, drunk that day, the crowd is mad, hostage, with the crowd, all overpriced, gone mad, so are you, follows the market, mood, sentiment, fashion, bubble, panic, volatile, mispriced, overvalued sector, whole sector, crazy, sane, irrational, cycle, crash, inherit, import, swing, fear, hype, momentum, market conditions, none are identical, no two companies, never identical, no perfect, no real, rarely exist, hard to find, few, no true, not perfect, relative',
    'la vitrine est délirante, la foule s’emballe, tout le monde s’emballe, délirant, humeur du moment, devenu fou, devenus fous, toutes trop chères, otage, suit le marché, suit l’humeur, humeur, sentiment, mode, bulle, panique, volatil, volatilité, surévalué, sous-évalué, irrationnel, cycle, krach, emballement, euphorie, hérite, importe, conditions de marché, aucune n’est identique, jamais identiques, jamais parfaitement, parfait, parfaitement, rares, difficile à trouver, introuvable, relatif',
  ],
  only_relative: [
    'dear or cheap next to, cheap next to, dear next to, cheap next to those, dear compared with, cheap compared with, pricey against, dear against, cheap against, expensive against, cheap or dear, cheap or expensive, dear or cheap, dearer or cheaper, cheaper or dearer, pricey or not',
    'cher à côté des, cher à côté de, chère à côté, cher par rapport, pas chère par rapport, pas cher par rapport, cher face à, chère face à, cher comparé, chère comparée, cher ou pas cher, chère ou pas chère, cher ou bon marché, plus cher ou moins cher',
  ],
  own_sample: [
    'own listed rivals, own rivals, peer set, peer group, own peers, set of peers',
    'propres concurrents, propres rivaux, panel, échantillon, jeu de comparables',
  ],
  own_trade_word: [
    [
      `${crossed('own', 'crowd, bunch, gang, family, street, league, class, pond')}, ${crossed('toy, boat, bread, car, shoe, beer, drug, paper, steel, furniture, wine', 'makers, builders')}`,
      'in its own trade, in its own line, in its own sector, in its own field, that do the same',
    ].join(', '),
    [
      `${crossed('propre, sa', 'bande, famille, ligue, cour, rue')}, ${crossed('fabricants, constructeurs, éditeurs', 'de, d’')}`,
      'qui font la même chose, dans son propre métier, de son propre métier, dans sa branche, de sa branche',
    ].join(', '),
  ],
  price_tag_of_many: [
    'times their profit, times the profit, times its profit, times what they make, times what they earn, times their yearly',
    'fois le bénéfice, fois leur bénéfice, fois le profit, fois leur profit, fois leur gain, fois ce qu’elles gagnent, fois ce qu’elle gagne, fois leur résultat',
  ],
  same_model: [
    'same kind of people, same kind of customer, same basket, fights for the same, same public, same audience, same offer, same needs, same job, same line of work, same trade as, who buys it, who buys from, who buys from them, who they serve, who the customers are, compete for the same, same buyers, same game, what they do all day, living off the same, live off the same, lives off the same, fight for the same customer, fighting for the same customer, same daily bread, what hits one hits the other, chase the same customer, same way of making a living, same shop window, same shoppers, make their living the same way, money the same way, living the same way, money in the same way, business model, same model, same business, same activity, same products, same customers, same clients, end market, sell to, what they sell, sell the same, same industry, same sector, subsector, sub sector, same services, how do you earn, how they earn, how they make money, core activity, same exposure, same drivers, same kind of activity, same kind of business, same type of business, same line of business, same end customers, same space, same niche, similar activity, similar products, same thing, does the same, do the same, make money the same way, earn money the same way, same kind of buyers, same way of making money, what they do for a living, what they make and who buys',
    'même genre de gens, même genre de clients, même panier, même public, même offre, même besoin, même clientèle, même branche, même filière, même boulot, à qui elles vendent, à qui elle vend, qui achète leurs, qui sont les clients, qui sont leurs clients, vie de la même manière, argent de la même manière, mêmes acheteurs, même terrain, font de leurs journées, qui les paie, gagnent leur croûte, vivent de la même chose, vit de la même chose, se bat pour le même client, se battent pour le même client, même gagne-pain, vend au même, ce qui touche l’une touche l’autre, courent après le même client, même vitrine, même façon de gagner sa vie, mêmes chalands, vie de la même façon, argent de la même façon, vie pareil, modèle économique, business model, modèle d’affaires, même modèle, même métier, même activité, mêmes produits, mêmes clients, mêmes clientèles, même marché, marché final, marchés sous-jacents, vend la même, vend les mêmes, même secteur, sous-secteur, mêmes services, comment elles gagnent, du métier, le métier, exposition, mêmes moteurs, mêmes débouchés, modèle similaire, activité similaire, produits similaires, même type d’activité, même type de clients, même positionnement, même chose, fait la même, font la même, gagnent leur vie de la même façon, même genre d’acheteurs',
  ],
  set_against: [
    'line up against, set against, measure against, hold against, put next to, look next to, compares, sets against',
    'mettre en face de, mettre à côté de, aligner avec, rapproche, met en regard',
  ],
  sets_apart_peers: ['throw out, drop, leave out', 'vire, écarte, sors, élimine'],
};
