import type { Lexicon } from '../../types.ts';

/** What people say, in everyday words, of deals, their reasons and the price of money. */
export const everydayMarketNotions = {
  say_hole: [
    'hole, gap, nothing serious, nothing in, none of, had none, has none, almost nothing, lacked, missing, small in, weak in, stuck, flat, stagnate, declining, ageing, patent expires, patent runs out, failed twice',
    'trou, rien de sérieux, rien en, presque rien, aucun, lui manquait, leur manquait, petit dans, faible en, patinent, stagnent, stagne, vieillissent, brevet tombe, brevet expire, à la traîne',
  ],
  say_fills: [
    'fill, filled, plug, gives them, gives it, give them, already there, already sits, already sells, already has, on every shelf, opens doors, opened doors, got into, get into, brings, complete',
    'combler, comble, boucher, bouché, leur donne, lui donne, déjà dans, déjà présent, déjà là, a déjà, ouvert les portes, ouvre les portes, apporte, rayon qui leur, compléter',
  ],
  say_one_side: [
    'one has, one brings, one makes, one is strong, one knows',
    'l’un a, l’un apporte, l’un fabrique, l’un est fort, l’un sait, l’une a, l’une apporte',
  ],
  say_other_side: [
    'other has, other brings, other sells, other is, other knows',
    'l’autre a, l’autre apporte, l’autre vend, l’autre est, l’autre sait',
  ],
  say_same_ground: [
    'same streets, same roads, same customers, same shops, same suppliers, half empty, two head offices, two warehouses, two networks, both networks, twice the same, fuller, double head office',
    'mêmes rues, mêmes routes, mêmes clients, mêmes magasins, mêmes fournisseurs, à moitié vides, deux sièges, deux entrepôts, deux réseaux, double siège, en double',
  ],
  say_cut_together: [
    'save, drop, cut, share, fuller, close one, one less, do without, cheaper',
    'économise, économiser, supprimer, supprime, partager, remplit mieux, remplir mieux, fermer un, un de moins, se passer, moins cher',
  ],
  say_build_alone: [
    'from scratch, building it, build it, growing their own, their own failed, on their own, hire two hundred, start from zero, develop it, grow it themselves',
    'de zéro, construire soi même, lancer leur propre, leur propre gamme, tout seuls, développer eux mêmes, embaucher deux cents',
  ],
  say_takes_too_long: [
    'years, too long, failed, ages, too slow, cannot hire, can not hire, overnight, faster',
    'ans, trop long, trop lent, raté, échoué, du jour au lendemain, plus vite, années',
  ],
  say_only_small: [
    'only in, only sold, only sells, specialist shops, small shops, little brand, few shops, niche',
    'n’est que dans, ne vend que, magasins spécialisés, petites boutiques, petite marque, peu de magasins, niche',
  ],
  say_put_everywhere: [
    'in every, on every shelf, everywhere, whole country, every supermarket, sell it abroad',
    'dans tous les, partout, tous les supermarchés, tout le pays, tous les rayons, à l’étranger',
  ],
  say_after_something: [
    'were after, was after, after is, wanted, want, needed, point was, point of it, idea was, looking for, buying the',
    'cherchaient, cherchait, voulaient, voulait, veut, veulent, avait besoin, avaient besoin, le but était, l’idée était, achètent la, ils achètent',
  ],
  say_thing_wanted: [
    'games, phone, developers, engineers, subscription, trust, young, healthier, product, foothold, customers stay, people stay, loyalty, depend on, depending on, know how, licence',
    'jeux, téléphone, développeurs, ingénieurs, abonnement, confiance, jeunes, plus sain, produit, un pied, gens restent, fidélité, dépendre, savoir faire, licence',
  ],
  say_in_house: [
    'in house, make it themselves, keep that money, keep the margin, no longer pay',
    'à la maison, en interne, garde cet argent, garder la marge, ne plus payer, fabriquer eux mêmes',
  ],
  say_extra: [
    'pay extra, extra we, the extra, on top of the share price, on top of what it, above its value, above the value, pay too much, overpay, too much today, pay a hundred too, hundred too much, more than it trades',
    'supplément, en plus du cours, au dessus du cours, au dessus de la bourse, paie en trop, payer en trop, de trop, paie trop, rallonge',
  ],
  say_gain_together: [
    'we save, can save, they save, save by, save together, being together, better together, two do better, sharing, cutting the double, from cheaper, cheaper ingredients, putting it in our, in our lorries, brings a year, drop the double',
    'économiser, à deux, mieux ensemble, en partageant, en supprimant, on gagne, ingrédients moins chers, dans nos camions, rapporte, de la mettre dans',
  ],
  say_balance: [
    'smaller than, bigger than, more than, less than, earned back, earn back, get back, covers, cover, most i am ready, maximum, ceiling, compare, twice that, otherwise, want to see, worked for the seller, made them rich, worth roughly, part of what',
    'plus petit que, plus grand que, plus que, moins que, plus de, regagné, regagner, récupère, récupérer, remboursé, maximum, plafond, compare, le double, sinon, je veux voir, travaillé pour le vendeur, enrichit, une partie de',
  ],
  say_seller_heads: [
    'sellers still, sellers remember, sellers want yesterday',
    'vendeurs ont encore, vendeurs se souviennent, prix d’hier',
  ],
  say_meet: [
    'meet, agree, find each other, get signed, shake hands',
    'se retrouvent, se rejoignent, se mettent d’accord, se rencontrent, rien ne se signe, se signe, topent',
  ],
  say_borrow_cost: [
    'costs to borrow, cost to borrow, percent to borrow, percent to lend, interest of, at seven percent, at six percent, at five percent, borrowing at',
    'emprunter coûte, emprunter à, pour cent d’intérêt, à sept pour cent, à six pour cent, à cinq pour cent',
  ],
  say_put_down: [
    'put as much, stretch, go up in price, put down less, offer you less, simply cannot',
    'mettre autant, autant sur la table, monter plus haut, mettre plus, mettre moins, offrira moins, offre moins',
  ],
  say_dislike: [
    'what i like less, what bothers me, what worries me, what scares me, what annoys me, what troubles me',
    'ce qui me gêne, ce qui m’inquiète, ce qui me fait peur, ce qui m’ennuie, ce qui me déplaît',
  ],
  say_stance: [
    'i would, i would not, if i were, if it were, in their shoes, in your shoes, in their place, for me it, to me it, in my eyes, my pick, my choice, my instinct, i think, i lean, if they ask, if nobody, at that price, at this price, i say, my advice',
    'à leur place, à votre place, si c’était, si j’avais, pour moi c’est, à mes yeux, mon choix, mon instinct, je pense, je penche, s’ils réclament, s’ils demandent, si personne, à ce prix, je dis, mon conseil, selon moi, je leur dirais, je dirais, j’aurais, je crois',
  ],
  say_verdict: [
    'say no, say yes, a yes, a no, leave it, walk away, walked away, go for it, rush, hold on, sit down with them, stop at, stopped after, ask for ten percent, for a song, lucky, came out ahead, misjudged, too much, not a cent, not touch, on one condition, defend it, let somebody in, patient investor, second plan, talk rather, slam the door, take it, slower but, dearer than, too small, too costly, tired of',
    'dire non, dire oui, c’est oui, c’est non, refuser, laisser tomber, passer mon tour, passé mon tour, foncer, fonce, précipiterais, patienterais, allez y, arrêtez vous à, arrêté au bout, demande dix pour cent, bonne affaire, de la chance, gagnant, trompé, c’était trop, pas un centime, toucherais, à une condition, défends, deuxième plan, discuter plutôt, claquer la porte, déconseillerais, plus lent mais, trop petit, trop coûteux, me lève, assois avec eux',
  ],
} as const satisfies Lexicon;
