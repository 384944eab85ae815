import type { Lexicon } from '../../types.ts';

/** The P/E rule, in the words people use for it. */
export const peRuleNotions: Lexicon = {
  euro_of_ours: [
    'euro of our profit, euro of ours, euro of our earnings, pound of our profit',
    'euro de notre bénéfice, euro du nôtre, euro de nos bénéfices, euro de notre résultat',
  ],
  euro_of_theirs: [
    'euro of theirs, euro of their profit, euro of their earnings, pound of theirs',
    'euro du leur, euro de leur bénéfice, euro de leurs bénéfices, euro de leur résultat',
  ],
  going_cheap: [
    'a bargain, cheap, not dear, good value',
    'une affaire, bon marché, pas cher, pas chère',
  ],
  good_currency: [
    'good currency, strong currency, expensive paper, dear paper, rich currency, weak currency',
    'bonne monnaie, monnaie forte, papier cher, monnaie chère, monnaie faible',
  ],
  high_multiple: [
    'high pe, high multiple, rich multiple, expensive paper, dear paper, expensive stock, high rated',
    'per élevé, gros per, fort per, multiple élevé, gros multiple, papier cher, action chère',
  ],
  less_dear: [
    'lower, smaller, cheaper, cheap, cheaply, below, less than, inexpensive, poorer, poorly rated',
    'plus faible, plus bas, inférieur, moins cher, bon marché, en dessous, au-dessous, moins élevé, faible',
  ],
  lower_rated: [
    'lower, below, smaller, cheaper',
    'plus bas, plus faible, inférieur, en dessous, moins élevé, plus petit',
  ],
  market_pays_me: [
    'market pays, market gives me, market gives us, stock market pays, investors pay me, investors pay us, investors put us, investors put, market puts us, puts us at, put us at, put us on, investors value us, market values us',
    'bourse me paie, bourse me donne, marché me paie, marché m’accorde, bourse nous paie, marché nous paie, bourse paie, investisseurs nous mettent, marché nous met, bourse nous met, nous mettent à, nous met à, investisseurs nous paient, nous valorisent à',
  ],
  more_dear: [
    'richly, pricey, well priced, highly priced, dearly, higher, bigger, larger, richer, dearer, expensive, highly rated, highly valued, above, exceed, greater, more than',
    'bien valorisé, bien payé, richement, plus chère, plus élevé, supérieur, plus fort, plus cher, chèrement, élevé, au-dessus, dépasse, plus grand, mieux valorisé, mieux coté',
  ],
  pe_words: [
    'pe, price earnings, price to earnings, times earnings, times its earnings, times profit, times its profit, times net income, multiple, years of profit, years of earnings, years of gains, years of income, rating, years of its profit, for each euro, times what it earns, times what it makes, times what they earn, times what they make',
    'per, pe, price earnings, fois les bénéfices, fois ses bénéfices, fois le résultat, fois son résultat, multiple, années de bénéfice, années de résultat, années de gains, années de ses gains, ans de gains, années de profit, ans de bénéfice, ans de résultat, ans de profit, années de profits, pour un euro de bénéfice, par euro de bénéfice, pour chaque euro, fois ce qu’elle gagne, fois ce qu’il gagne, fois ce qu’ils gagnent, ans de profits, fois les profits',
  ],
  picks_up: [
    'pick them up, picking them up, pick it up, scoop them up, scoop it up, snap them up, get them for, take them at, buy them at, grab them at, buy theirs at',
    'ramasse, les ramasse, prends le leur, les prends, les prendre à, la prends à, le prends à, récupère à, paie la cible, l’achète à, les achète à',
  ],
  pricey_word: ['pricey, dear, expensive, high priced', 'cher, chère, chères, hors de prix'],
  swaps_dear_for_cheap: [
    'dear for cheap, expensive for cheap, dear paper for cheap, pricey for cheap, dear against cheap',
    'du cher contre, cher contre bon marché, cher contre du pas cher, cher contre pas cher',
  ],
  trades_at: [
    'trade, is worth, are worth, we’re worth, valued, priced, rated, quoted, market puts us, market values us, market pays, market gives, own multiple, our multiple, our shares, our own, buyer’s own, its own, investors pay, investors give, market gives us, valued at, changes hands at, change hands at, paper fetches, stock fetches',
    'cote, se paie, se paye, se traite, s’échange, s’échangeait, marché accorde, marché nous accorde, bourse nous donne, payés en bourse, valorise, bourse paie, marché paie, marché donne, propre multiple, notre multiple, son propre, sa propre, nos actions, nous vaut, vaut lui-même, investisseurs paient, papier vaut, action vaut, actions valent, titres valent, marché nous paie, marché nous paye, marché nous donne, marché nous valorise, bourse nous paie, bourse nous valorise, change de mains à',
  ],
  win_out: [
    'win, gain, better off, accretive, dilutive, accretion, dilution, lifts, goes up, rises, works in your favour, mechanically, adds to, automatically, in our favour',
    'gagner, mécaniquement, relutif, dilutif, monte, augmente, progresse, automatiquement, en notre faveur',
  ],
};
