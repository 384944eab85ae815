import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The link between the three statements, in the words of those who get it wrong. */
export const threeStatementsMisstated: Lexicon = {
  begins_anew: [
    'reset to zero, resets to zero, start at zero, start from zero, goes back to zero, are cleared every year, reset every year',
    'remises à zéro, remis à zéro, repartent de zéro, soldées chaque année',
  ],
  carried_into_next_income: [
    [
      crossed(
        'top of next year’s, top of the next, goes back to the, back into the, back up to the, to next year’s, into next year’s, first line of next year’s',
        'income statement, p&l, profit and loss',
      ) +
        ', income the following year, income next year, income of the following year, revenue next year, revenue of the next year, recorded as income, booked as income',
      'start the income statement, starts the income statement, open the income statement, opens the income statement, income statement of the following year',
    ].join(', '),
    'prochain compte de résultat, compte de résultat de l’année suivante, compte de résultat de l’exercice suivant, compte de résultat de l’an prochain, en chiffre d’affaires l’année, en produit tout en haut, en produit l’année, en produit de l’année, en produit l’exercice, compte de résultat de l’année d’après, compte de résultat suivant, en produit au compte, comme un produit, va au compte de résultat, remonte au compte de résultat, retourne au compte de résultat',
  ],
  cash_basis: [
    'cash basis, records the cash',
    'base de caisse, comptabilité de caisse, comptabilité de trésorerie, enregistre les encaissements, enregistre l’argent, retrace les encaissements',
  ],
  lands_as_asset: [
    'on the asset side, among the assets, in current assets, is an asset',
    'un actif au bilan, donc un actif, à l’actif, dans les actifs, un actif circulant',
  ],
  linked_to_nothing: [
    'is linked to nothing, is tied to nothing, is not linked to anything, connects to nothing',
    'n’est lié à rien, n’est relié à rien, n’a aucun lien',
  ],
  need_not_balance: [
    'need not balance, no longer balances, never balances, rarely balances',
    'ne s’équilibre jamais, ne s’équilibre plus, n’est plus équilibré',
  ],
  over_the_year: [
    'covers the whole year, covers the year, covers a whole year, sums up the year, sums up the whole year, over the year, over the period, during the year, flows of the year, activity of the year',
    'couvre toute l’année, couvre l’année, résume l’année, sur l’année, sur l’exercice, pendant l’année, flux de l’année, activité de l’année',
  ],
  snapshot_word: [
    'is a single day, is one single day, is at a single date, shows a single day, snapshot, photograph, picture at a date, at a given date',
    'est à une date donnée, c’est un jour donné, ne montre qu’un jour, photo, photographie, à une date donnée, instantané, à un instant donné',
  ],
  stands_apart: [
    'nothing to do with one another, nothing to do with each other, nothing in common, prepared on its own, no mechanical effect on the other, no mechanical link, without looking at the other, no effect on the other two, built on its own, each on its own, on their own, in isolation, not tied, not interact, disconnected, does not have to tie, need not tie, need not match, not carried over, not carried anywhere, comes separately, prepared separately, drawn up separately, stand alone, live their own life, separate from, independently, unrelated, not linked, not connected, no link, no connection, lives only',
    'dans son coin, dans leur coin, rien en commun, n’ont rien à voir, sans regarder les deux autres, sans regarder les autres, aucun effet sur les deux autres, aucun lien mécanique, chacun de son côté, isolément, ne communiquent pas, ne se parlent pas, sans lien, déconnectés, n’a pas à correspondre, pas besoin de correspondre, n’est pas reporté, reporté nulle part, vient séparément, viennent séparément, établis séparément, indépendants, aucun lien, pas de lien, pas liés, pas reliés, vivent leur vie, rien à voir',
  ],
  three_reports: [
    'three documents, three pages, three statements, three reports, three accounts',
    'trois pages, trois états, trois documents, trois tableaux',
  ],
};
