import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Options that are worth exercising, in the words of those who get it wrong. */
export const inTheMoneyMisstated: Lexicon = {
  anyway_word: ['anyway, too, as well, all the same', 'quand même, aussi, également, malgré tout'],
  are_counted: [
    'count, include, add, added, dilute',
    'comptent, inclure, inclus, ajouter, diluent',
  ],
  become_shares: [
    'become shares, becomes a share, turn into shares, become new shares, are new shares, is a new share, gives one share, creates one share, creates a new share, convert into shares',
    'deviennent des actions, devient une action, se transforment en actions, donnent des actions, donne une action, crée une action, donnent chacune une action, sont des actions nouvelles',
  ],
  count_just_the_same: [
    'count just the same, count all the same, count regardless, count either way, count no matter what, count even so, still counts',
    'compteraient pareil, comptent pareil, compteraient quand même, compteraient de la même façon, comptent de la même façon, comptent malgré tout, comptent dans tous les cas, comptent de toute façon',
  ],
  count_too: [
    'go in too, go in as well, go in anyway, are in too, count as well, count too, also count, still count, count anyway, also included, included as well, still included, also dilute, dilute as well, dilute too, count in full, included in full, must be included, have to be included, should be included, i include them, i count them, i add them',
    'on les met aussi, y vont aussi, rentrent aussi, entrent aussi, comptent aussi, comptent également, comptent quand même, incluses aussi, aussi incluses, diluent aussi, diluent quand même, je l’intègre, je les intègre, on les intègre, je les compte, on les compte, je les inclus, je les ajoute, on les ajoute, en totalité, pour la totalité, à inclure, s’ajoutent aussi, doivent être comptées',
  ],
  counts_those_too: [
    crossed('put, count, include, add, take, keep', 'them in, them all, them anyway, them too'),
    crossed('je les, on les, il faut les', 'mettrais, mets, prendrais, garde, retiens, compterais'),
  ],
  even_when: [
    'even with, even where, even though they have, whether or not, even when, even if, even though',
    'même avec, y compris avec, y compris si, y compris quand, même quand, même si, même lorsque',
  ],
  in_money_said: [
    crossed('they are, options are, these are', 'in the money, worth exercising'),
    crossed('elles sont, options sont, sont', 'dans la monnaie, en dedans de la monnaie'),
  ],
  net_new_word: [
    'net, treasury, proceeds, buy back',
    'nette, nettes, net, rachat, rachète, produit',
  ],
  nobody_uses_them: [
    'nobody will exercise, nobody exercises, nobody would exercise, no one exercises, no one will exercise, they will not exercise',
    'personne n’exerce, ils n’exercent pas, on n’exerce pas, aucun intérêt à exercer',
  ],
  out_of_money_said: [
    crossed(
      'they are, options are, these are, all, so',
      'out of the money, underwater, not worth exercising, worthless',
    ),
    crossed(
      'elles sont, options sont, sont, donc',
      'hors de la monnaie, hors la monnaie, en dehors de la monnaie, pas dans la monnaie',
    ),
  ],
  out_of_reach: [
    [
      crossed(
        'strike, strike price, exercise price',
        'sits above the share price, sits above the price, is above the share price, is above the price, is higher than the share price',
      ),
      crossed(
        'strike, strike price, exercise price',
        'higher than the price, higher than the share price, above the market price, above market, over the share price, exceeds the price, exceeds the share price, is above the price, is higher than',
      ),
      'price under the strike, price below the strike, strike over the price, strike were above, strike was above, price is under the strike, price is below the strike, price were below, out of the money, out of money, strike above the price, strike above the share price, underwater',
    ].join(', '),
    [
      crossed(
        'prix d’exercice, strike',
        'est au-dessus du cours, est supérieur au cours, dépasse le cours',
      ),
      crossed(
        'strike, prix d’exercice, exercice',
        'au-dessus du cours, supérieur au prix, est supérieur au cours, est au-dessus du cours, plus élevé que le cours, dépasse le cours, plus haut que le cours',
      ),
      'cours sous le strike, cours en dessous du strike, cours inférieur au strike, cours sous le prix d’exercice, cours inférieur au prix d’exercice, en dehors de la monnaie, hors de la monnaie, hors la monnaie, strike supérieur au cours',
    ].join(', '),
  ],
  plain_even_out_money: [
    'even out of the money, even underwater, even worthless ones, even if out of the money, even when out of the money',
    'même hors de la monnaie, même en dehors de la monnaie, même sans valeur',
  ],
  plain_we_take_them: [
    'we count them, i count them, i add them, we add them, they count, are added, they all count',
    'on les prend, on les compte, on les ajoute, je les compte, je les prends',
  ],
  plain_when_strike_above: [
    crossed(
      'when, if, as soon as',
      'the strike is above, the strike is higher, strike is higher, the strike exceeds, the strike is more',
    ),
    crossed(
      'quand, si, lorsque, dès que',
      'le strike dépasse, le strike est au-dessus, le strike est supérieur, le prix d’exercice dépasse, le prix d’exercice est supérieur',
    ),
  ],
  price_above_strike: [
    crossed(
      'price is, share price is, stock is',
      'above the strike, higher than the strike, over the strike, above the exercise price',
    ),
    crossed(
      'cours est, prix d’exercice est',
      'supérieur au prix d’exercice, au-dessus du prix d’exercice, inférieur au cours, sous le cours, au-dessus du strike',
    ),
  ],
  so_worthless: [
    crossed(
      'so, therefore, hence, strike, exercise price',
      'nobody would exercise, nobody exercises, no one exercises, no one would exercise, the options are worthless, they are worthless',
    ),
    crossed(
      'donc, du coup, cours, prix d’exercice',
      'personne n’exerce, personne n’a intérêt, les options ne valent rien, elles ne valent rien, on n’exerce pas, personne n’exercera',
    ),
  ],
  strike_above: [
    crossed(
      'strike is, strike price is, strike sits, exercise price is, exercise price sits',
      'above, over, higher, greater, bigger',
    ),
    crossed(
      'prix d’exercice est, strike est, prix d’exercice reste',
      'supérieur, au-dessus, plus haut, plus élevé',
    ),
  ],
  strike_below: [
    crossed(
      'strike is, strike price is, strike sits, exercise price is, exercise price sits',
      'below, under, lower, less, beneath, smaller',
    ),
    crossed(
      'prix d’exercice est, strike est, prix d’exercice reste, exercice',
      'sous, inférieur, en dessous, au-dessous, plus bas, plus faible',
    ),
  ],
  strike_under_the_market: [
    'strike is below the price, strike below the price, strike is under the price, cheaper than the market, strike is below the share price',
    'strike inférieur au cours, strike est inférieur au cours, strike est sous le cours, prix d’exercice est inférieur au cours, moins cher que le marché',
  ],
  to_the_basic_count: [
    'to the basic count, to the basic shares, to the basic number, to the share count, to the existing shares',
    'au nombre d’actions, aux actions existantes, au nombre de base, aux actions en circulation, aux titres existants, aux actions de base',
  ],
  used_one_day: [
    crossed(
      'could, might, may, can, will',
      'still be exercised one day, be exercised one day, still be exercised, be exercised later, still be exercised later, become shares one day, end up in the money',
    ),
    crossed(
      'peuvent, pourraient, pourront, seront, peut',
      'être exercées un jour, être exercées plus tard, un jour être exercées, devenir des actions un jour, encore être exercées',
    ),
  ],
  worthless_options: [
    'out of the money options, options out of the money, even out of the money, options whose strike is above, underwater options, strike were above, even if strike, whatever the strike, regardless of the strike',
    'options hors de la monnaie, même en dehors de la monnaie, options hors la monnaie, même si strike, options en dehors de la monnaie',
  ],
};
