import type { Lexicon } from '../../types.ts';

/** The weight of the terminal value, in the words people use for it. */
export const tvWeightNotions: Lexicon = {
  afterwards: [
    'after the years you, after the years i, after the years we, past the plan, past the years, past the forecast, past the last year, once the plan is over, when the plan is over, once my years are up, afterwards, comes after, after year five, after the fifth year, after year ten, after the plan, after the forecast, beyond the plan, beyond year five, beyond the forecast, beyond that horizon, everything beyond, thereafter, later years, years after, years that follow, rest of its life, lives on, keeps going, goes on, carries on, does not stop, does not die, not end there, not disappear, year six, sixth year, later money, years beyond, once the forecast ends, once the plan ends, once the forecast stops, happens next, not close down, not shut down, not vanish, not stop there, still exist, still be there, will still be around, what follows, everything that follows, money after that, after year seven, after year eight, everything after, everything later, rest of the years, once the list stops, when the list stops, after the list, beyond the list, after the last year, after the horizon, beyond the horizon, past the horizon, after year three, past year three, past year five, after the tenth year, after the table stops',
    'après les années, passé le plan, passé les années, passé cette date, une fois le plan terminé, quand le plan est fini, au bout des années, ce qui se passe après, se passe après, arrive après, s’éteint pas au bout, vient après, venir après, après le plan, années d’après, années suivantes, après l’année cinq, après cinq ans, continue de vivre, continue à vivre, continue d’exister, ne s’arrête pas, ne meurt pas, ne disparaît pas, survit, sixième année, année six, année 6, fin de l’horizon, au-delà, la suite, ce qui suit, reste de la vie, reste de sa vie, existera encore, existera toujours, ne ferme pas, qui se passe ensuite, après dix ans, après la septième année, après l’année sept, après la liste, les années d’ensuite, le reste du temps, après la dernière année, après l’horizon, après la dixième année, après la cinquième année, après la troisième année, dernière année du tableau',
  ],
  all_the_money: [
    'all the money is, where the money is, most of the money',
    'tout l’argent, le gros de l’argent, l’essentiel de l’argent',
  ],
  big_share: [
    'most, two thirds, three quarters, percent, %, bulk, majority, weight, weighs, heavy, large part, big part, share of, depends on, hangs on, sits in, how much comes from',
    'tient surtout à, surtout à sa valeur, essentiel, la plupart, deux tiers, trois quarts, pour cent, %, majorité, poids, pèse, lourd, part, repose sur, dépend, combien vient, vient de',
  ],
  come_from: ['from, provided by', 'viennent, vient, apporté'],
  explicit_years: [
    'first years, explicit years, plan years',
    'premières années, années explicites, années du plan',
  ],
  falls_into_the_end: [
    'in the far end, in the far future, falls into the far, in the last packet, in the back end, hangs on the far end, in the after, rides on the end',
    'dans le paquet du fond, dans le bout lointain, dans le très lointain, de l’après, du très lointain, dans le dernier paquet, au bout lointain',
  ],
  lump: [
    'back end, tail end, end piece, that block, this block, this bit alone, forever part, forever bit, sale at the end, everything after part, far away years, distant years, last slab, lump, chunk, big block, final piece, terminal piece, last piece, tail, end value, final value, residual value, value at the end, far end, far future, distant future, distant promise, price tag, big number, one number for, one figure for, single number, single figure, final figure, last figure, one more number, number for the rest, one last number, big figure, far away bit, faraway bit, distant bit, end bit, last bit, big sum, far away part, distant part',
    'la terminale, cette terminale, valeur après plan, au bout du plan, en bout de plan, tout au bout, bout de la fin, morceau de la fin, ce bloc, l’après, l’après plan, partie à l’infini, vente à la fin, vente du bout, années lointaines, dernier bloc, morceau final, gros morceau, bloc final, valeur finale, valeur résiduelle, valeur à la fin, valeur de fin, valeur de sortie, dernier morceau, bout du chemin, lointaine, gros chiffre, chiffre de la fin, dernier chiffre, un seul montant, gros montant, montant à la fin, chiffre final, dernier montant, grosse somme, somme du bout, somme tout au bout, somme finale, gros chèque, chiffre du bout',
  ],
  of_total: [
    'of the lot, of the whole lot, of the answer, of my answer, of the number, of the total, of total, of the value, of value, of ev, of enterprise value, of the whole, of the price, of my value, total ev, whole value, whole price, whole answer, whole valuation, of the valuation, overall value, total value, whole thing, entire value, of it, all the worth',
    'du lot, de la réponse, du chiffre, du total, de la valeur, de la ve, du prix, de l’ensemble, toute la valeur, toute la valorisation, tout le prix, de la valorisation, valeur totale, valeur globale, du résultat, du tout, de tout ça',
  ],
  rests_on: [
    'rests on, depends on, hinges on, relies on, betting on, comes from, sits in, buying a, driven by, guessing the end, lies in, lie in, is in what, hangs on, ends up in, lives in, is parked in, hides in, is from',
    'repose, dépend, tient à, provient, vient de, se joue, parie, acheter une promesse, se trouve, tient dans, tient au, tiennent au, finit dans, se retrouve dans, loge dans, se cache dans',
  ],
  share_of_total: [
    'percent, per cent, half, three quarters, two thirds, most, majority, bulk, what share, share of, proportion, how much of, nearly all, almost all, mostly, mainly, lion’s share, more than, portion, entire, nine tenths, four fifths, all the value, all of the value, whole value',
    '%, pour cent, moitié, trois quarts, deux tiers, essentiellement, part, proportion, presque tout, quasiment tout, pèse, surtout, principalement, plus de, quasi totalité, le gros, dixièmes, quatre cinquièmes, toute la valeur, l’essentiel',
  ],
  slice_of_the_price: [
    'what slice of the price, slice of the price, how big a slice, what slice of the total, most of what i’m paying for, most of what i pay for, most of what you pay for, bulk of what i’m paying, how big a piece, how big a chunk, how much of the price, what piece of the price',
    'quelle tranche du prix, tranche du prix, quelle tranche du total, l’essentiel de ce que je paie, le gros de ce que je paie, quel morceau du prix, quelle part du prix',
  ],
  total_word: ['total, whole, all of it, sum', 'total, ensemble, somme, tout'],
  weighs_this_much: [
    'weighs, makes up, accounts for, represents, contributes, stands for',
    'pèse, représente, compte pour, pèse encore, pèse quand même, constitue',
  ],
  whole_price_word: [
    'the whole price, all your price, your whole price, nearly the whole price, all the price, three quarters, all of the worth, all of the value, the whole worth, nearly all the value',
    'tout ton prix, tout le prix, tout votre prix, presque tout le prix, les trois quarts, trois quarts, toute la valeur, presque toute la valeur, quasiment toute la valeur',
  ],
};
