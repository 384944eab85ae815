import type { Lexicon } from '../../types.ts';

/** Inventory, in the words people use for it. */
export const inventoryNotions: Lexicon = {
  fill_word: ['fill, empty', 'remplir, remplissent, vider'],
  full_of_goods: [
    'full of stuff, full of goods, full of stock, filled with stuff, filled with goods, shelves fill, storeroom fills, van is full',
    'pleine de marchandise, plein de marchandise, remplit sa camionnette, rempli sa camionnette, remplit la camionnette, réserve se remplit, remplit l’entrepôt, remplit sa réserve',
  ],
  item_word: ['products, items, goods', 'produits, articles, marchandises'],
  plain_on_shelf: [
    'shelf, shelves, hanger, rack, rail, cellar, fridge, back room, back of the shop, storeroom, store room, barn, yard, warehouse, gathers dust, gathering dust, sits there, sits in the',
    'étagère, étagères, cintre, portant, cave, frigo, réserve, arrière-boutique, entrepôt, hangar, remise, cour, prend la poussière, en rayon, dans les rayons',
  ],
  shelf: [
    'shelf, shelves, warehouse, storage, stored',
    'étagère, rayon, entrepôt, stockés, stocké',
  ],
  stock_days: [
    'dio, inventory days, stock days, days of stock, days of inventory, days in stock',
    'dio, jours de stock, rotation du stock, rotation des stocks, délai de stock, jours en stock',
  ],
  stuff_to_sell: [
    'stuff to sell, things to sell, worth of stuff, worth of things, unsold things, unsold stuff',
    'choses à vendre, affaires à vendre, de quoi vendre, encore à vendre',
  ],
  to_shift: [
    'to sell what, to sell the, to sell it, to shift, to get rid, before it sells, before they sell, before it goes',
    'pour vendre, pour écouler, à écouler, à vendre ce, avant de vendre, avant que ça parte',
  ],
};
