import type { Lexicon } from '../../types.ts';

/** A buyout as somebody tells it over dinner: what is borrowed, repaid, sold and earned. */
export const buyoutsSaidInTheKitchen = {
  lbo_both_columns: [
    'both columns, two columns, both sides, have to balance, must balance',
    'deux colonnes, les deux côtés, doivent être égales, doit s’équilibrer, doivent s’équilibrer',
  ],
  lbo_bring_in: ['bring, give, supply', 'amener, apporte, donner'],
  lbo_out_at: ['out at, exit at', 'sors à, sortie à'],
  lbo_yearly_interest: [
    'yearly interest, annual interest, interest a year',
    'intérêt annuel, intérêt par an, taux annuel',
  ],
  lbo_same_sum: [
    'would have had to, end up with, same sum, arrive at',
    'aurait dû, arriver à, même somme, pour obtenir',
  ],
  lbo_swallows_money: [
    'swallow money, swallow cash, eat money, eat up cash, goes straight back into, keep buying new, keep replacing, gobble up cash',
    'avale de l’argent, avaler du cash, repart dans, engloutir, racheter sans cesse, remettre tout ce, remplacer sans cesse',
  ],
  lbo_yearly_placement: [
    'deposit paying, account paying, savings paying',
    'compte qui paie, livret qui paie',
  ],
  lbo_to_find: ['have to find, left to find', 'à trouver, reste à trouver'],
  lbo_what_comes_out: ['what comes out, what came out', 'ce qui sort, ce qui ressort'],
  lbo_what_went_in: ['what went in, what goes in', 'qui est entré, qui est rentré, ce qui rentre'],
  lbo_higher_in_debt: [
    'higher in leverage, more leverage, further in leverage',
    'plus haut en levier, plus de levier, plus loin en levier',
  ],
  lbo_earns_less_on: ['make less on, earn less on', 'touche moins sur'],
  lbo_floats: ['floats, variable rate', 'taux variable'],
  lbo_leaves_more_to: [
    'hands more, leaves more, pays more',
    'laisse plus, laisse davantage, paie plus',
  ],
} as const satisfies Lexicon;
