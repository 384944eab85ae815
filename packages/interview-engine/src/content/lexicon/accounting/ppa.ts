import type { Lexicon } from '../../types.ts';

/** The purchase price allocation, in the words people use for it. */
export const ppaNotions: Lexicon = {
  acquisition_word: [
    'acquisition, deal, takeover, closing',
    'acquisition, achat, rachat, opération, consolidation',
  ],
  all_they_own: [
    'everything they own, all they own, what they own, everything it owns, what it owns, everything they have, things we got, what we got, what we bought, what we actually bought, things worth, each thing, one by one, thing by thing, item by item, every asset, all the assets, real things, their things, what is in there, what you got, what you got for your money',
    'ce qu’ils possèdent, ce qu’elle possède, ce qu’on a acheté, ce qu’on achète, choses qui valent, ce qu’il y a dedans, chaque chose, un par un, poste par poste, pièce par pièce, chaque bien, chaque actif, tous les actifs, vraies choses, choses réelles, leurs biens, ses biens, ce qu’ils ont, les biens, ce que les biens',
  ],
  allocate: [
    'allocate, assign, spread, split, attribute, share out, distribute',
    'allouer, allocation, affecter, répartir, répartition, ventiler, attribuer',
  ],
  books_word: ['books, ledger, accounts, balance sheet', 'livres, comptes, bilan, comptabilité'],
  each_thing: [
    'each asset, every asset, each thing, everything, item by item, one by one, each item, all the assets, assets and liabilities',
    'chaque actif, chaque chose, chaque élément, chaque poste, tout ce, un par un, poste par poste, actifs et passifs, les biens, chaque bien',
  ],
  fair_value_words: [
    'worth today, today’s value, pay for it now, would pay for it, pay for it today, would go for, fair value, true value, real value, real worth, true worth, really worth, actually worth, truly worth, real price, true price, really fetch, would fetch, would sell for, value the things properly',
    'valeur d’aujourd’hui, prix d’aujourd’hui, vaut aujourd’hui, en paierait, paierait aujourd’hui, partirait à, juste valeur, vraie valeur, valeur réelle, vrai prix, vrais prix, valent vraiment, vaut vraiment, valent réellement, se vendraient, se vendrait',
  ],
  gap_between: [
    'difference, gap, excess, spread, surplus, over, minus, less, above, difference between, gap between, distance between',
    'différence, écart, excédent, surplus, moins, sur, différence entre, écart entre, distance entre',
  ],
  gets_a_price: [
    'get a price, gets a price, is given a price, are given a price, given a value, get a value, put a price on',
    'reçoivent un prix, reçoit un prix, reçoivent une valeur, on leur donne une valeur, donne un prix',
  ],
  intangible: [
    'brand, customer list, customer relationships, patents, technology, intangible, real estate, buildings, clientele, the name, land',
    'marque, clientèle, relations clients, fichier clients, brevets, technologie, incorporel, immatériel, immobilier, immeubles, murs, le nom, terrains',
  ],
  intangible_list: [
    'brands, customer relationships, patents, technology, intangibles',
    'marques, clientèle, brevets, technologie, incorporels',
  ],
  is_worth: ['worth, value, price, fetch', 'valent, vaut, valeur, prix'],
  plain_each_thing: [
    'everything the firm has, everything it has, everything they have, everything the company has, everything inside, brands, every single thing, every thing, each thing, everything in it, every item, each item, item by item, thing by thing, every object, each object, one by one, room by room, every asset, each asset, each piece, every piece, whole inventory, full inventory, everything you bought, everything we bought, land, the brand, customer list, patents, all of those',
    'tout ce qu’a la, tout ce qu’elle a, tout ce qu’il y a, tout ce que la boîte, marques, fichiers clients, listes de clients, chaque chose, chaque objet, chaque bien, chaque élément, chaque actif, chaque pièce, l’inventaire, une par une, un par un, pièce par pièce, objet par objet, poste par poste, le terrain, la marque, le fichier clients, brevets, tout ça',
  ],
  plain_true_price: [
    'would sell for, would go for, would get for, would cost today, sells for today, real price, today’s price, current price, true price, true worth, today’s worth, what it would fetch, would fetch today, price of the day, price tag, new price, proper price, at today’s, market price of each, worth today, they’d really go for, they’d go for, would really go for',
    'se vendrait, se vendraient, en tirerait, valeur du moment, valeur actuelle de marché, prix du jour, vrai prix, prix d’aujourd’hui, prix réel, valeur du jour, valeur d’aujourd’hui, étiquette, vaut vraiment aujourd’hui, nouveau prix, prix actuel, vaudrait aujourd’hui, vaut aujourd’hui, vaudraient vraiment, vaudrait vraiment, ça vaut vraiment',
  ],
  put_a_figure: [
    'put a number, put a value, put a figure, put a price, write in, write it in, write it down at, put it down at, price it, valued at, value it, get a price, gets a price, get a value, gets a value, price of their own, value of its own, value of their own, given a value, given a price, price every, price each, put prices on',
    'mettre une valeur, mettre un prix, chiffrer, donner une valeur, inscrire, inscrit, l’estime, lui donner, reçoit un prix, reçoivent un prix, chacun leur prix, reçoit une valeur, reçoivent une valeur, leur propre valeur, sa propre valeur, donne un prix, chacun son prix, prix à chaque, prix sur chaque',
  ],
  redo_the_list: [
    'redo their list, redo the list, redo the inventory, list at today’s, today’s prices, real prices, what things are worth, really worth, mark the building, mark up, mark everything, go through everything, put a new price, at today’s worth, at today’s price, at today’s prices',
    'refais l’inventaire, refaire l’inventaire, inventaire à neuf, refais la liste, refaire la liste, prix d’aujourd’hui, prix du jour, remonte les, je remonte, vraie valeur, vrais prix, vrai prix, nouveau prix, au prix d’aujourd’hui, à la valeur d’aujourd’hui, aux prix d’aujourd’hui',
  ],
  revalue: [
    'revalue, remeasure, step up, mark up, write up, written up, re-estimate, re-price, restate, at fair value, to fair value, worth more than, price tag, real price, today’s price, true value, real value, proper value, put a value on, put a price on, really worth',
    'réévaluer, réestimer, à la juste valeur, écart d’évaluation, plus-value latente, valent plus, vaut plus, étiquette, vrai prix, prix d’aujourd’hui, vraie valeur, valeur réelle, remettre à sa valeur, donner un prix à, mettre un prix sur, valeur d’aujourd’hui',
  ],
};
