import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Further words in which candidates speak of enterprise value, of equity value and of what moves them. */
export const saidOfEnterpriseValue = {
  bigger_than: ['ends up above', 'valoir plus, vaudra plus, vaudront plus, passent au-dessus'],
  loan_size: [
    'amount of the new debt, size of the loan, size of the new loan, by the new debt, by the new loan, by the money borrowed, by the face value, full amount of the loan',
    'montant du prêt, montant du crédit, montant du nouvel emprunt, montant de la nouvelle dette, montant du nouveau prêt, taille du prêt, autant que l’emprunt, autant que la dette levée',
  ],
  extra_funding: [
    crossed(
      'more, extra, additional, new, further, added',
      'funding, financing, capital in the business, loan money',
    ),
    [
      'financement de plus, dette de plus, davantage de financement, plus de financement, ressources de plus, capitaux en plus',
      crossed(
        'nouveau, nouveaux, supplémentaire',
        'financement, capitaux, moyens de financement, ressources',
      ),
      'financement supplémentaire, ressources supplémentaires, capitaux supplémentaires',
    ].join(', '),
  ],
  cash_aside: [
    'cash is separate, cash is a separate matter, cash is another matter, cash is another line, cash stays apart, whatever the cash, cash is not part of it, cash does not come into it',
    'cash c’est à part, trésorerie c’est à part, cash est à part, trésorerie est à part, cash c’est autre chose, trésorerie c’est autre chose, cash n’y entre pas, sans compter le cash, cash à côté',
  ],
  when_indebted: [
    'a lot of leverage, lots of leverage, high leverage, highly geared, heavily geared, debt is high, gearing is high, piled on debt, mountain of debt',
    'fort levier, levier élevé, beaucoup de levier, endettement élevé, endettement fort, montagne de dettes, chargée de dettes, chargée en dette',
  ],
  contrary_word: [
    'opposite, reverse, unlike, other way round, conversely',
    'inverse, inversement, contraire, contrairement, rebours',
  ],
  held_in_the_books: [
    'equity in the balance sheet, equity on the balance sheet, equity in the accounts, equity in the books, book equity, accounting equity, balance sheet equity',
    'capitaux propres au bilan, fonds propres au bilan, capitaux propres du bilan, fonds propres du bilan, capitaux propres comptables, fonds propres comptables, capitaux propres sociaux',
  ],
  for_holders_only: [
    crossed(
      'shareholders, equity holders, the owners, equity investors',
      'only, alone, exclusively',
    ) +
      ', only to shareholders, only to the shareholders, only for shareholders, only for the shareholders',
    'aux seuls actionnaires, qu’aux actionnaires, uniquement aux actionnaires, seulement aux actionnaires, exclusivement aux actionnaires, les seuls actionnaires, que les actionnaires',
  ],
  lenders_and_owners_alike: [
    'all capital providers, all providers of capital, all the capital providers, banks and shareholders alike, lenders and shareholders alike, lenders and shareholders together, banks and shareholders together, lenders included, banks included',
    'tous les apporteurs, ensemble des apporteurs, banques et actionnaires, prêteurs et actionnaires, créanciers et actionnaires, prêteurs compris, banques comprises, créanciers compris',
  ],
  book_equity: [
    crossed(
      'shareholders’ equity',
      'line of the balance sheet, line in the balance sheet, on the balance sheet, in the balance sheet, in the accounts',
    ),
    'capitaux propres qu’on lit, capitaux propres inscrits, ligne capitaux propres, montant des capitaux propres, capitaux propres des comptes',
  ],
  insolvent: [
    'has gone bust, gone bust, is worthless, about to fail, owes more than it owns',
    'au bord de la faillite, ne vaut plus rien, en dépôt de bilan',
  ],
  value_on_the_exchange: [
    'stock market value, value on the stock market, what the stock market says, shares times price',
    'valeur en bourse, valeur de bourse, ce que dit la bourse, cours fois nombre d’actions',
  ],
  swaps_its_funding: [
    crossed(
      'replaces, swaps, exchanges, replace, swap',
      'debt by equity, debt with equity, debt for equity, equity by debt, equity with debt, equity for debt, debt for shares',
    ),
    crossed(
      'remplace, échange, troque',
      'de la dette par, la dette par, des actions par, les fonds propres par, de la dette contre, du capital par',
    ),
  ],
  sure_bargain: [
    'buy it blindly, eyes closed, sure winner, always an opportunity, always a buying opportunity',
    'affaire en or, yeux fermés, toujours une opportunité, coup sûr',
  ],
} as const satisfies Lexicon;
