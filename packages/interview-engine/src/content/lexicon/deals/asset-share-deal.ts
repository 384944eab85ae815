import type { Lexicon } from '../../types.ts';

/** Asset deal against share deal, in the words people use for it. */
export const assetShareDealNotions: Lexicon = {
  bought_whole: [
    'whole house, house with everything, with everything in, with everything inside, the keys and, hand over the keys, hands over the keys, give you the keys, gives the keys, with the cellar, with its cellar, lock stock, the whole lot, walls and all, whole basket, whole box, the box with, with whatever is in, whole firm, sell the whole, everything at once, the lot in one, in one go',
    'maison entière, toute la maison, la maison avec, avec tout ce, tout ce qu’il y a dedans, donne les clés, donner les clés, rend les clés, tend les clés, remettre les clés, avec la cave, avec sa cave, clés en main, tout le panier, panier entier, tout le lot, tout d’un bloc, en bloc, toute la société, toute l’affaire, l’affaire entière, tout d’un seul coup, vendre le tout',
  ],
  deals_asset_form: ['assets', 'actifs, asset deal, fonds de commerce'],
  deals_burden: [
    'debts, liabilities, claims, lawsuits, problems, skeletons, litigation, bad stuff, pension hole, old sins, nasty surprises, bad parts, troubles, worries, rotting, rotten, mess, dirt, dirty laundry, old stories, bad apples, mines, headaches, the past, its past, old mistakes',
    'dettes, passifs, litiges, procès, redressements, problèmes, contentieux, casseroles, mauvaises surprises, cadavres, ennuis, pourrit, pourri, soucis, saletés, linge sale, vieilles histoires, mines, emmerdes, son passé, vieilles dettes, vieilles erreurs',
  ],
  deals_choose_word: [
    'select, choose, pick, only what, what he wants, what you want, what i want, bits',
    'choisir, sélectionner, trier, ce qu’on veut, ce qu’il veut, ce que je veux, uniquement ce',
  ],
  deals_clean_break: [
    'hears no more of it, clean break, clean exit, walk away, out completely, out for good, be out, rid of everything, takes nothing home, one signature, single signature, exits fully, leaves fully, done and dusted, hand over everything, nothing left, wash hands, empty shell, never hear of it, in one go, slam the door behind',
    'n’en entend plus parler, entend plus parler, sortie nette, sortie propre, sort complètement, sort totalement, tourner la page, plus rien à gérer, une seule signature, coupe les ponts, se défait de tout, débarrassé, coquille vide, part libre, transfère tout, vend tout, plus jamais en entendre parler, plus entendre parler, tout d’un coup, d’un seul coup, ferme la porte',
  ],
  deals_inherit_all: [
    'inherit, takes everything, everything company ever did, whole history, all its past, comes with everything, all its liabilities, hidden liabilities, take on liabilities, assume liabilities, swallow liabilities, lawsuits, old sins',
    'hériter, héritage, reprend tout, reprendre tout, tout le passé, tout l’historique, tout ce que la société, passifs cachés, reprend les passifs, reprendre les passifs, prend les passifs, passifs avec, tous les passifs, litiges, squelettes, cadavres',
  ],
  deals_leave_behind: [
    'leave behind, left behind, stay behind, remain behind, remain with seller, stay with seller, leave liabilities, leave the past, without liabilities, without skeletons, not swallow, not inherit, not take on, free of liabilities, clean of, ring fence, avoid inheriting, avoid liabilities, avoid debts, leave bad, leave debts, leave old, leave problems, escapes liabilities, rid of the past',
    'laisser derrière, restent derrière, laisser les passifs, laisser passifs, laisser les dettes, restent chez le vendeur, restent au vendeur, sans les passifs, sans passif, sans reprendre, ne reprend pas, ne pas reprendre, pas hériter, n’hérite pas, éviter les passifs, évite d’hériter, laisser les litiges, laisser les problèmes, laisser le passé, écarter les passifs, échappe aux passifs, se débarrasse des passifs',
  ],
  deals_leave_verb: [
    'leave, avoid, drop, dodge, exclude, escape, free of, let the other, stick the other with',
    'laisser, éviter, écarter, exclure, se débarrasser, échapper, sans, refiler',
  ],
  deals_pick_assets: [
    'pick assets, choose assets, select assets, cherry pick, pick and choose, choose what, pick what, only what i want, select what, take only, choose which, take the good, take what, take the pieces, takes the pieces, pick the machines, choose the machines, only the pieces, bits he likes, pieces he likes, pieces he wants, bit by bit, a la carte',
    'choisir actifs, choisir ce qu’il, choisir ce que, sélectionner, faire son marché, fait son marché, ne prendre que, ne prend que, prendre ce, trier, picorer, cherry pick, prendre les morceaux, prend les morceaux, choisir les machines, que les morceaux, morceaux qui, à la carte, pièces qui l’intéressent, morceaux qu’il veut',
  ],
  deals_prefer: [
    'prefer, like, want, lean, favour, push for, insist on, rather, better off, would choose, ask for, tend',
    'préférer, vouloir, veut, veulent, aimer, pousse, pencher, tient à, intérêt, cherche, plutôt',
  ],
  deals_share_form: [
    'hand over the whole, hands over the whole, legal entity, company itself, firm itself, shares, stock deal, whole company, buy the company, company as a whole, entire company, whole thing, entire business, whole box, whole lot, whole house, whole package, everything in the company, all in one go, everything in one go, the lot',
    'refiler le tout, refiler toute, société elle-même, personne morale, titres, actions, share deal, la société entière, parts, société dans son ensemble, toute la société, toute la boîte, boîte entière, toute la maison, tout le paquet, boîte complète, société tout entière, tout d’un coup, tout donner, la boîte, tout vendre, tout d’un bloc',
  ],
  hidden_dirt: [
    'good with the bad, old troubles, unpaid bills, old bills, debts, ghosts, skeletons, grandpa, in the cellar, mould, damp, mice, rats, old quarrels, old trials, bad apples, stains, lawsuits, tax bill, forgotten bills, leaks, whatever comes with, old problems, old mistakes, old sins, dirty secrets, the past, the bills, past mistakes, did wrong, old trouble, its cupboards, hidden in, whatever it did',
    'le bon et le mauvais, vieux ennuis, factures impayées, vieilles factures, dettes, fantômes, squelettes, grand-père, dans la cave, moisissure, humidité, souris, rats, vieilles querelles, pommes pourries, taches, procès, ardoises, ardoise, fuites, cadavres, casseroles, vieux procès, vieux problèmes, vieilles dettes, son passé, les factures, bêtises passées, ses bêtises, erreurs passées, vieux dossiers, les ennuis, dans ses placards',
  ],
  picked_pieces: [
    'take the machines, furniture, only the good, good chairs, best chairs, good bits, best bits, best pieces, good pieces, choose the chairs, the good apples, what i like, what he likes, what pleases, pick the plums, machines and, just the shelves, pieces you like, bits you like, bits he likes, parts he likes, pieces i like, bits i want, pieces you want, parts you like, machines the brand, just the ovens, only the ovens, bits you want, choose the bits, pick the bits, pick what he wants, take what he wants, wants the bits, wants bits, wants pieces',
    'prenant les machines, les meubles, que les bons, que les bonnes, bonnes chaises, belles chaises, bons morceaux, beaux morceaux, belles pièces, les bonnes pommes, ce qui me plaît, ce qui lui plaît, que ce qui, choisit les, les machines et, morceaux qui, morceaux qu’il, morceaux qu’on, bouts qui, machines la marque, ce qui vous plaît, meuble par meuble, pièce à pièce, le four et, ce qui l’intéresse, ce qu’il veut, morceau par morceau, veut des morceaux, veut les morceaux',
  ],
  wants_rid_of_it: [
    'all gone, done with it, rid of it, walk away clean, never look back, once and for all, pay the taxman once, taxed once, one cheque, turn the page, nothing follows him, nothing comes after him, rid of everything, rid of the lot, a single time, taxed a single, free of it all',
    'tout lâcher, débarrassé, repartir léger, tranquille, une bonne fois, tourner la page, tourne la page, un seul chèque, taxé une fois, partir sans se retourner, se débarrasser de tout, débarrasser de tout, rien ne le suit, s’en va tranquille, part tranquille, qu’une seule fois',
  ],
};
