import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The balance sheet, in the words of those who get it wrong. */
export const balanceSheetMisstated: Lexicon = {
  appears_nowhere: [
    'not appear anywhere, appears nowhere, found nowhere, goes nowhere, not show up anywhere, shows up nowhere, used nowhere',
    'n’apparaît nulle part, nulle part ailleurs, ne va nulle part, repris nulle part, ne sert nulle part',
  ],
  crooked_equation: [
    crossed(
      'assets equal, assets are, assets is, assets minus equity plus',
      'liabilities minus equity, liabilities less equity, equity minus liabilities, equity less liabilities, debt minus equity',
    ) + ', equity equals assets plus liabilities, equity is assets plus liabilities',
    'passif moins les capitaux propres, passif moins capitaux propres, dettes moins les capitaux propres, dettes moins capitaux propres, capitaux propres moins les dettes, capitaux propres moins dettes, actif plus les dettes, actif plus dettes',
  ],
  liabilities_side: [
    'liabilities side, among the liabilities, in the liabilities, under liabilities, as a liability',
    'au passif, passif du bilan, côté passif, dans le passif, parmi les passifs',
  ],
  misses_the_sheet: [
    'never goes on the balance sheet, doesn’t go on the balance sheet',
    'ne va pas au bilan, ne va jamais au bilan, ne passe pas par le bilan, ne figure pas au bilan, n’apparaît pas au bilan, ne remonte pas au bilan',
  ],
  need_not_agree: [
    'no reason to match, no reason to be equal, no reason to be the same, need not match, need not agree, do not have to match, do not need to match, do not have to agree, not have to be the cash, not have to be the same, not necessarily the cash, not necessarily the same, not need to be the cash, not have to tie',
    'n’ont pas de raison d’être identiques, n’ont aucune raison d’être identiques, aucune raison d’être égales, n’ont pas à être identiques, n’ont pas à être égales, pas forcément égales, pas forcément identiques, pas forcément celle du bilan, pas forcément la même, pas forcément le même, pas obligé de correspondre, n’a pas à être la même, n’a pas à correspondre',
  ],
};
