import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The P/E multiple, in the words of those who get it wrong. */
export const peMisstated: Lexicon = {
  bottom_line_means_nothing: [
    [
      crossed('net income, profit', 'is not, isn’t', 'meaningful, relevant, representative'),
      'net income means nothing, net income is meaningless, net income makes no sense, earnings mean nothing, net profit means nothing',
    ].join(', '),
    [
      crossed(
        'résultat net, bénéfice',
        'n’est pas',
        'significatif, parlant, pertinent, représentatif',
      ),
      'résultat net n’a pas de sens, résultat net ne veut rien dire, bénéfice ne veut rien dire, résultat net n’a aucun sens, bénéfice n’a pas de sens',
    ].join(', '),
  ],
  go_for: [
    'go for, go ahead, walk, start, push, favour',
    'y aller, foncer, renoncer, commencer, privilégier, retenir',
  ],
  interest_untouched: [
    crossed(
      'net income, p e, pe, pe ratio, earnings',
      'is not affected by, is not touched by, is unaffected by, does not depend on, is independent of, is before, ignores, is neutral to',
      'interest, leverage, debt, financing, capital structure, interest expense',
    ),
    crossed(
      'résultat net, per, p e, bénéfice',
      'n’est pas touché par, n’est pas affecté par, n’est pas impacté par, ne dépend pas de, ne dépend pas des, est indépendant de, est insensible à, n’est pas influencé par, est neutre à',
      'intérêts, levier, dette, endettement, frais financiers, structure financière, charges financières',
    ),
  ],
  lets_compare: [
    'lets you compare, lets us compare, allows you to compare, allows comparing, good for comparing, better to compare, best to compare',
    'permet de comparer, sert à comparer, pour comparer, idéal pour comparer',
  ],
  leverage_differs: [
    'different debt, different leverage, different amounts of debt, different gearing, unequal debt, leverage differs, capital structures differ, different capital structures, debt levels differ, different levels of debt, gearing differs, leverage varies, debt varies',
    'endettement différent, dettes différentes, niveau de dette différent, levier différent, niveaux d’endettement divergent, structures financières diffèrent, endettement varie',
  ],
  leverage_noun: ['leverage, gearing, amount of debt', 'endettement, levier, niveau de dette'],
  negative_pe_cheap: [
    'negative p e just, negative pe just, negative p e means',
    'per négatif veut dire, per négatif signifie, per négatif indique',
  ],
  pe_is_better: [
    crossed(
      'pe ratio, p e, pe, price earnings, price to earnings',
      'is better, is best, works better, works best, is preferable, is safer, is more robust, is the right one, is cleaner',
    ),
    crossed(
      'per, p e, price earnings',
      'est meilleur, est préférable, est mieux, est plus adapté, marche mieux, est plus robuste, est plus fiable, s’impose',
    ),
  ],
  pe_is_neutral: [
    crossed(
      'p e, pe, pe ratio, price earnings, net income',
      'does not depend on, is independent of, is neutral to, is not affected by, ignores, is immune to, is unaffected by',
    ),
    crossed(
      'per, p e, résultat net',
      'ne dépend pas de, est indépendant de, est neutre, n’est pas affecté par, est insensible à, ne dépend pas du',
    ),
  ],
  price_earnings_word: [
    'price-earnings, price to earnings, price earnings ratio, pe',
    'applique le per, applique un per, un per, multiple de résultat net, per, pe ratio, p e',
  ],
  steady_when_borrowing: [
    crossed(
      'not change when, not move when, not affected when, unaffected when, unchanged when, the same when, stays the same when, not change if, not move if, same however much, not fall when',
      'company borrows, firm borrows, business borrows, it borrows, they borrow, you borrow, debt rises, debt goes up, leverage rises, leverage changes, debt changes',
    ),
    crossed(
      'ne change pas quand, ne bouge pas quand, reste le même quand, ne varie pas quand, ne change pas si, ne bouge pas si, ne baisse pas quand, identique quand',
      'société s’endette, entreprise s’endette, boîte s’endette, elle s’endette, on s’endette, dette augmente, dette monte, levier augmente, elle emprunte, on emprunte',
    ),
  ],
  takes_pe: [
    crossed(
      'use, use the, take, take the, prefer, go with, apply, look at, rely on, go for',
      'pe ratio, pe, price earnings, p e',
    ),
    crossed(
      'utilise, utiliser, prends, prend, prendre, applique, appliquer, préfère, retiens, regarde, passe au, utiliserais, prendrais',
      'per, pe ratio, p e, price earnings',
    ),
  ],
  the_right_one: [
    'is the right one, the right multiple, the only one that works, still works, is the best one, is the natural choice, works fine',
    'est le bon, le bon multiple, le seul qui marche, le seul qui fonctionne, fonctionne encore, marche encore, reste valable, le plus adapté',
  ],
  wipes_out_debt: [
    crossed(
      'neutralises, strips out, removes, eliminates, corrects for, cancels, takes out, cleans out',
      'leverage, debt, capital structure, the effect of leverage, the financing',
    ),
    [
      crossed(
        'neutralise, élimine, gomme, corrige, efface, fait abstraction de',
        'levier, l’endettement, la dette, structure financière, effet de levier, le financement',
      ),
      'neutralise l’effet de la dette',
    ].join(', '),
  ],
  without_earnings: [
    'loss making, negative earnings, makes losses, pre profit, no earnings, negative net income, in the red, earnings are negative, unprofitable',
    'en perte, déficitaire, déficitaires, sans bénéfice, résultat négatif, résultat net négatif, bénéfices négatifs, perd de l’argent',
  ],
  works_for_losers: [
    [
      crossed(
        'works for, works on, works fine for, works with, is fine for',
        'loss making companies, loss makers, companies with losses, unprofitable companies',
      ),
      'is right for loss makers, is the one for loss makers, is the right one for loss makers, is the right one for loss making, is best for loss makers, is meant for loss making',
    ].join(', '),
    [
      crossed(
        'marche pour les, fonctionne pour les, marche sur les, convient aux',
        'boîtes en perte, sociétés en perte, sociétés déficitaires, entreprises en perte',
      ),
      'est fait pour les sociétés en perte, convient à une société en perte, est le bon pour les sociétés en perte',
    ].join(', '),
  ],
};
