import type { Lexicon } from '../../types.ts';

/** The EV/EBITDA multiple, in the words people use for it. */
export const evEbitdaNotions: Lexicon = {
  a_year_of_it: ['a year, per year, yearly', 'par an, à l’année'],
  apply_it: [
    'apply, take the, use the, put it on, put on, based on, by reference, against, multiply, look at, see what, benchmark, observe, infer, transpose, pay for, what investors, what people pay, each gets, own',
    'appliquer, prends, prendre, utiliser, regarde, on observe, transposer, par référence, sur la base, multiplier, multiplie, on voit, comparer, ce que paient, ce qu’on paie, gens paient, propre, sors, chaque',
  ],
  by_times: [
    'turns on, 4x, 5x, 6x, 7x, 8x, 9x, 10x, 11x, 12x, 13x, 14x, 15x, times, multiply, x',
    '4x, 5x, 6x, 7x, 8x, 9x, 10x, 11x, 12x, 13x, 14x, 15x, fois, multiplier, multiplie, x',
  ],
  case_at_what_multiple: [
    'clean at, clean on, change hands for, changes hands for, go for, goes for, fetch, fetches, sell for',
    'de vrai résultat, résultat nettoyé, se paient, se paie, se vendent, se vend, s’échangent, partent à, part à',
  ],
  case_clean_profit: [
    'clean profit, yearly profit, cash earnings, operating earnings, rebuilt figure, rebuilt profit, real profit',
    'bénéfice annuel propre, bénéfice propre, résultat propre, excédent, chiffre refait, vrai bénéfice',
  ],
  deals_peers_trade: [
    'peers, comparables, similar companies, similar businesses, neighbours, sector, competitors, next door, look alikes, similar firms, similar ones, others like it',
    'pairs, comparables, sociétés similaires, secteur, voisins, concurrents, semblables',
  ],
  deals_years_of_profit: [
    'times yearly profit, years of profit, times its profit, times her profit, times the profit, years of earnings, years of gross profit, years of gross earnings, years of ebitda, times gross profit, times operating profit, years of operating, times what they earn, times what it earns',
    'années de profit, fois son résultat, fois le résultat, fois son bénéfice, fois le bénéfice, années de bénéfice, années de résultat, ans de bénéfice, années de ce gain, années de gain, fois le résultat brut, années d’ebitda, fois le résultat opérationnel, fois ce qu’elles gagnent, fois ce qu’elle gagne',
  ],
  ev_over_ebitda: [
    'ev ebitda, ev to ebitda, ev over ebitda, ev divided by ebitda, ev by ebitda, ebitda multiple, multiple of ebitda, enterprise multiple, enterprise value to ebitda, enterprise value over ebitda, enterprise value multiple, ev multiple',
    've ebitda, ve sur ebitda, ve sur l’ebitda, ve divisée par l’ebitda, multiple d’ebitda, multiple de l’ebitda, valeur d’entreprise sur ebitda, valeur d’entreprise sur l’ebitda, multiple de ve, ev ebitda, ev sur ebitda, multiple d’entreprise',
  ],
  fails_there: [
    'goes blind, is blind to, lies to you, when it lies, i let go of it, breaks with, breaks down, fails for, fails with, useless for, useless with',
    'devient aveugle, est aveugle, ça ment, il ment, je le lâche, je la lâche, je m’en sépare, inutilisable, ne tient plus, ne fonctionne plus',
  ],
  financials: [
    'bank, insurer, financials',
    'banque, assureur, assurance, financières, établissements financiers, secteur financier',
  ],
  for_each_euro: [
    'for each euro of, for every euro of, for each dollar of, for every dollar of, for each pound of, for each euro, for every euro, per euro, for each dollar, for every dollar, per dollar, euros of profit, for one euro of, for each pound, for every one they, for each one they, for each euro it, for every euro it',
    'pour chaque euro de, par euro de, pour chaque euro, par euro, chaque euro que, pour un euro de, des euros à, l’euro de bénéfice, chaque euro de, pour un euro gagné, pour chaque euro gagné',
  ],
  forgets_it: [
    'leaves out, does not see, does not know about, closes its eyes to, forgets, forgetting, pretends, overlooks, says nothing about, blind to, it’s lying, lies to you, hides, takes no account of, not take into account, ignores',
    'ferme les yeux sur, laisse de côté, ignore que, oublie, oublier, fait comme si, ne voit pas, ne dit rien, ment, trompe, passe sous silence, cache, tient pas compte, ne tient aucun compte, fait abstraction de',
  ],
  from_word: ['from', 'de'],
  instead_word: [
    'instead, rather than, versus, against, compared, down from',
    'au lieu, plutôt que, contre, auparavant',
  ],
  lives_on_money: [
    'lives off other people’s money, money is its raw material',
    'l’argent est sa marchandise, argent est sa matière',
  ],
  makes_no_sense: [
    'means nothing, tells you nothing, no meaning, worthless, meaningless, makes no sense, not work, not apply, not make sense, not meaningful, useless, irrelevant, breaks down, is the business, is their business, is operating, part of operations, part of the business, raw material, is revenue, interest is, deposits, not financing, misleading, drop it, i drop, would drop, switch, give up, move to, go to, use price',
    'ne dit rien, ne sert à rien, ne rime à rien, pas de sens, aucun sens, n’a pas de sens, n’a aucun sens, marche pas, ne marche pas, fonctionne pas, ne s’applique pas, s’applique mal, ne veut rien dire, inutilisable, inadapté, pas pertinent, pas adapté, matière première, fait partie de l’exploitation, font partie de l’exploitation, partie de l’activité, métier même, leur métier, dépôts, produit d’exploitation, abandonne, je passe, on passe, plutôt, je prends, je préfère, intérêts sont',
  ],
  misses_it: [
    'hides, misses, blind to, not see, ignores, forgets about, flatters, flattering, looks richer, looks better than, makes it look, too rosy, rosy picture, overstates, kind to, gentle on, soft on, does not feel, turns a blind eye',
    'cache, ne voit pas, ignore, aveugle, passe à côté, flatte, paraître plus riche, plus riche qu’elle, plus belle qu’elle, embellit, enjolive, surestime, gentil avec, tendre avec, indulgent avec, ferme les yeux',
  ],
  own_price: [
    'own price, own rate, own tariff, own yardstick, peers’ rate, same rate per kilo',
    'son prix, son propre prix, son tarif, propre tarif, propre barème, son multiple, prix au kilo',
  ],
  plain_compresses: [
    'compresses, compress, drifts up, drift up, drifts down, comes down, come down, falls, drops, shrinks, slips, goes down, moves towards, pulled towards, narrows, rises, tightens, goes from',
    'se comprime, se tasse, glisse, tombe, baisse, recule, descend, passe de, remonte, se resserre, se rapproche, monte',
  ],
  plain_number_over: ['over, by, on', 'sur, par'],
  plainly_profit: [
    'earnings, profit, gains, what it makes, makes a year, ebitda',
    'gains, profit, bénéfice, ce qu’elle gagne, ce qu’il gagne, par an, ebitda',
  ],
  plainly_times: ['times, years of, years’ worth of', 'fois, ans de, années de'],
  price_of_all: [
    'price of everything, price of all of it, price of the lot, must be in the price, in the price too',
    'prix du tout, prix de tout, dans le prix aussi, prix de l’ensemble',
  ],
  specifics_word: [
    'specificities, an adapted approach, a tailored approach',
    'spécificités, approche adaptée, multicritère',
  ],
  the_multiple: [
    'the multiple, ebitda multiple, ev multiple, the ratio, valuation multiple',
    'le multiple, un multiple, multiple ve, le ratio',
  ],
  turn_times: ['times, multiple', 'fois, multiple'],
  turn_what_it_earns: [
    'earns, makes, profit, earnings, result',
    'gagne, rapporte, bénéfice, résultat, profit',
  ],
  turns_of_profit: ['turns', ''],
  years_of: [
    'times its earnings, times its profit, how many times the profit, how many times the earnings, years of profit, years of earnings, years of that, years’ profit, years’ earnings, years of takings, years of its profit, years of gain, years of operating profit, years of ebitda, number of years, years of what, half years of, how many years of',
    'fois son résultat, fois son bénéfice, combien de fois le résultat, combien de fois le bénéfice, années de bénéfice, années de recettes, années de ça, années de résultat, années de gain, années de profit, ans de résultat, ans de bénéfice, ans de gain, ans de profit, ans de recettes, années de résultat opérationnel, années d’ebitda, nombre d’années, années de ce que, ans de ce que, combien d’années de, années de ce',
  ],
  years_of_gains: [
    'years of earnings, years of profit, years of profits, years of gains, years’ earnings, times the profit, times the earnings',
    'années de gains, années de gain, années de bénéfice, années de résultat, ans de bénéfice, fois le gain, fois les gains, fois le bénéfice',
  ],
};
