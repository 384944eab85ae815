import type { Lexicon } from '../../types.ts';

/** Words for what is false of a buyout however it is put. */
export const wronglyStatedBuyouts = {
  lbo_entirely: [
    'entirely, in full, all of it, wholly, the whole of, completely, every euro of',
    'entièrement, en totalité, intégralement, totalement, en entier',
  ],
  lbo_management_fees: [
    'management fees, fees of the fund, fees it charges',
    'frais de gestion, commissions de gestion',
  ],
  lbo_works_only_if: [
    'only works if, only if, unless, otherwise there is no, otherwise no',
    'ne marche que si, ne fonctionne que si, que si, seulement si, sinon pas de, à condition que, sinon il n’y a pas',
  ],
  lbo_exit_above_entry: [
    'exit multiple is higher, exit multiple is above, exit multiple above, higher exit multiple, sell at a higher multiple, multiple goes up, multiple expands',
    'multiple de sortie est supérieur, multiple de sortie supérieur, multiple de sortie dépasse, multiple augmente, multiple monte',
  ],
  lbo_laden_already: [
    'already carries a lot of debt, already highly levered, already heavily levered, already heavily indebted, already loaded with debt, already leveraged, already indebted, already geared, already has a lot of debt',
    'déjà endettée, déjà beaucoup de dette, déjà fortement endettée, déjà du levier, déjà lourdement endettée',
  ],
  lbo_speaks_for_it: [
    'good profile, good candidate, good sign, proves, proof, has to be, should be, ideal, look for, reassures, good target, prefer',
    'bon profil, bon candidat, bon signe, prouvé, idéal, on cherche, je cherche, rassurant, bonne cible, il faut',
  ],
  lbo_held_forever: [
    'indefinitely, forever, never sell, no plan to sell, for good, not meant to sell',
    'indéfiniment, pour toujours, jamais revendre, ne revend jamais, pas vocation à vendre, pas vocation à revendre',
  ],
  lbo_opening_debt: [
    'debt raised at entry, entry debt, original debt, initial debt, opening debt, debt at entry, debt we started with',
    'dette d’entrée, dette initiale, dette de départ, dette levée à l’entrée, dette du départ, dette d’origine, dette à l’entrée',
  ],
  lbo_no_difference: [
    'no difference, does not matter, regardless, does not come into it, changes nothing, whatever has been repaid',
    'ne change rien, pas d’importance, peu importe, n’entre pas en compte, n’intervient pas, sans tenir compte',
  ],
  lbo_higher_hurdle: [
    'higher required irr, higher irr, higher target irr, higher hurdle, more demanding irr, higher required return, the more irr',
    'tri exigé plus élevé, tri plus élevé, tri cible plus élevé, tri exigé est élevé, tri exigé monte, exigence plus élevée, rendement exigé plus élevé',
  ],
  lbo_pays_more: [
    'pay more, bid more, higher price, afford more',
    'payer davantage, prix plus élevé, offrir plus, paie plus, offrir davantage',
  ],
  lbo_undivided_debt: [
    'gross debt, whole debt, full debt, debt as it is',
    'dette brute, toute la dette, dette entière, dette telle quelle',
  ],
  lbo_no_consequence: [
    'no consequences, without consequence, nothing happens, means nothing',
    'pas de conséquence, aucune conséquence, sans conséquence, il ne se passe rien, rien ne se passe, n’est pas grave',
  ],
  lbo_buyer_lends: [
    'buyer lends to the seller, buyer who lends, buyer that lends, fund lends the seller, buyer lends the seller',
    'acheteur qui prête, acheteur prête au vendeur, fonds prête au vendeur, acquéreur qui prête, acquéreur prête au vendeur',
  ],
  lbo_how_many_times: [
    'how many times, the multiple, money multiple',
    'combien de fois, le multiple',
  ],
} as const satisfies Lexicon;
