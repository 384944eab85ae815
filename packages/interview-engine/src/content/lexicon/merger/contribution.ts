import type { Lexicon } from '../../types.ts';

/** Contribution analysis, in the words people use for it. */
export const contributionNotions: Lexicon = {
  brings: [
    'bring, brought, contribute, contribution, puts in, puts on the table, come with, put into the pot, throws in, in for, weigh, weighs, account for, accounts for',
    'apporter, contribuer, met sur la table, mettre sur la table, amener, dans la corbeille, mettent au pot, mettent dans, dot, pèse, pèsent, compte pour, comptent pour',
  ],
  cake: ['pie, cake, picnic, pot, basket', 'gâteau, tarte, galette, panier, pot commun'],
  each_one: ['each, both, one and the other, either side', 'chacun, chacune, les deux'],
  other_metrics: [
    'sales, revenue, net income, profit, market cap, market capitalisation, ebit, cash flow, earnings, turnover',
    'chiffre d’affaires, ventes, bénéfice, capitalisation, ebit, cash flow, résultat, marge brute',
  ],
  proportion_word: [
    'proportion, proportions, share, shares, split, side by side, set against',
    'proportion, proportions, part, parts, côte à côte, en face',
  ],
  same_exercise: [
    'several lines, line after line, same exercise, same thing, same on, same for, same with, repeat, do it again, also look, other metrics, several metrics, each metric, line by line, across, side by side, range',
    'plusieurs lignes, ligne après ligne, même exercice, même chose, même calcul, refais, refaire, répète, autres agrégats, plusieurs agrégats, chaque agrégat, ligne par ligne, côte à côte, fourchette, aussi sur, également sur',
  ],
  what_each_brings: [
    'what each brings, what each one brings, what each side brings, what each puts in',
    'apport de chacun, apports de chacun, ce que chacun apporte, ce que chacun met',
  ],
};
