import type { Lexicon } from '../../types.ts';

/** Exit multiple, in the words of those who get it wrong. */
export const exitMultipleMisstated: Lexicon = {
  above_word: [
    'above, higher than, exceeds, more than, while the sector, when the sector, while peers',
    'au-dessus, supérieur, plus haut que, alors que le secteur, alors que les pairs, quand le secteur',
  ],
  also_apply: [
    'also apply, apply the same, applies as well, apply it as well, apply it too',
    'applique aussi, applique également, applique la même',
  ],
  applied_word: [
    'applied to, goes on, is put on, times, multiplies, is used on, is based on, is taken on',
    'appliqué au, appliqué aux, s’applique sur, fois, multiplie, se calcule sur, porte sur',
  ],
  as_well: ['as well, too, also, likewise', 'aussi, également, pareil'],
  beneath_word: [
    'below, lower than, less than, under',
    'en dessous, inférieur, sous, plus bas que',
  ],
  cross_check_nothing: [
    'tells you nothing, check is meaningless, comparison is meaningless, no point comparing, proves nothing, comparing them is pointless, never be compared, not to be compared',
    'ne dit rien, ne veut rien dire, inutile de comparer, ne prouve rien, ne se comparent pas, pas à comparer',
  ],
  either_method: [
    'whichever method, whatever the method, either method, both methods, in both cases',
    'quelle que soit la méthode, les deux méthodes, dans les deux cas, peu importe la méthode',
  ],
  first_year_profit: [
    'ebitda of today, today’s ebitda, current ebitda, ebitda of year one, first year ebitda, first year’s ebitda, this year’s ebitda, latest ebitda, ltm ebitda',
    'ebitda d’aujourd’hui, ebitda actuel, ebitda de la première année, ebitda de cette année, ebitda courant, ebitda des douze derniers mois',
  ],
  four_and_a_half: [
    'four and a half years, 4 5 years, nine and a half years',
    'quatre ans et demi, quatre années et demie, 4 5 ans, neuf ans et demi',
  ],
  gives_word: [
    'gives, give, gets you, produces, yields, is, leads to, results in',
    'donne, donnent, fournit, est, aboutit à, produit',
  ],
  growth_too_low: [
    'g should be raised, g has to go up, g should go up, g should be higher, push g up, growth should be raised, growth has to go up, growth is too cautious, g is too low, g is too conservative, too conservative on growth, too cautious on growth, too prudent on growth, underestimating growth, understating growth, should raise g, should raise growth, raise my growth, not ambitious enough, too timid on growth, too careful with growth, not enough growth, growth is too low, growth too low, too low a growth, growth is too conservative, growth is conservative',
    'faut monter g, faut pousser g, faut remonter g, faut augmenter la croissance, faut remonter la croissance, croissance est trop prudente, g est trop bas, g est trop faible, g est trop prudent, sous-estime la croissance, faut relever g, faut augmenter g, faut relever la croissance, pas assez ambitieux, trop prudent sur la croissance, trop timide sur la croissance, pas assez de croissance, trop prudent avec la croissance, croissance est trop basse, croissance retenue est trop basse, croissance trop basse, croissance trop faible, croissance est trop faible, croissance est prudente',
  ],
  half_exponent: ['four and a half, 4 5', 'quatre ans et demi, quatre et demi, 4.5'],
  in_the_same_way: [
    'the same way, identically, just the same, exactly the same',
    'de la même façon, de la même manière, toujours de la même, pareil, à l’identique',
  ],
  independent_word: [
    'nothing to do with each other, nothing to do with one another, independent, unrelated, nothing in common',
    'aucun lien, indépendantes, indépendants, rien à voir, aucun rapport, rien en commun',
  ],
  keep_it: ['keep, accept, take', 'garder, accepter, reprendre, reprend'],
  levered_measure: [
    'flow to equity, fcfe, levered free cash flow, levered cash flow, net income, net profit, net earnings, after interest, dividends, equity flow',
    'flux aux actionnaires, flux pour les actionnaires, flux actionnaires, flux revenant aux actionnaires, résultat net, bénéfice net, après intérêts, après frais financiers, dividendes, flux après dette',
  ],
  levered_measure_word: [
    'cash flow, net income, net profit, revenue alone',
    'flux disponible, cash flow, dernier flux, flux de la dernière année, résultat net, bénéfice net',
  ],
  like_the_flows: [
    'like the flows, like the cash flows, same as the flows, as for the flows',
    'comme les flux, comme pour les flux, comme les autres flux',
  ],
  n_minus_half: [
    'n minus a half, n minus one half, n minus half, n minus 0 5, minus half a year, four and a half years',
    'n moins un demi, n moins 0 5, n moins une demi, quatre ans et demi',
  ],
  no_recoupment: [
    'no cross check, cannot cross check, not cross check, cannot be cross checked, cannot back out, not back out, cannot derive, not derive, cannot infer, not infer, cannot deduce, no implied growth, no link between, cannot compare, no way to compare',
    'ne peut pas recouper, ne peut pas tirer, ne peut pas déduire, pas de recoupement, aucun recoupement, ne se recoupent pas, ne peut pas retrouver, aucun lien entre, pas de lien entre, impossible de recouper, impossible de déduire, impossible de tirer',
  ],
  onto_cash_flow: [
    'on the last free cash flow, on the final free cash flow, on the free cash flow, on the last cash flow, on free cash flow, times free cash flow, to the final free cash flow, to the free cash flow, to the last cash flow, to the last year’s free cash flow, to the cash flow',
    'sur le flux disponible, sur le flux final, sur le free cash flow, fois le flux disponible, au flux de trésorerie, au flux disponible, au dernier flux, au free cash flow, au cash flow, sur le dernier flux, aux flux',
  ],
  same_half: [
    'same half year, same treatment, same convention, same six months, half year too, half year as well, half a year too',
    'même demi, même traitement, même convention, mêmes six mois',
  ],
  the_higher_of_two: [
    'higher of the two, highest of the two, larger of the two, bigger of the two, higher of them',
    'plus élevée des deux, plus haute des deux, plus grande des deux',
  ],
};
