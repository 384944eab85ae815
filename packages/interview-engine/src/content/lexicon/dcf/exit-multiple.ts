import type { Lexicon } from '../../types.ts';

/** Exit multiple, in the words people use for it. */
export const exitMultipleNotions: Lexicon = {
  apply_word: [
    'apply, applies, applied, put it on, use it on, take',
    'applique, appliquer, appliqué, mets sur, utilise sur',
  ],
  end_of_plan: [
    'at the end, end of the plan, end of year five, last year, final year, last day, in year five, on the last, end of the period, end of the forecast, end of the horizon, at that point, by then',
    'à la fin, fin du plan, fin de la cinquième année, fin de l’année 5, dernière année, dernier jour, au terme, au bout de cinq ans, au bout du plan, fin de la période, fin des prévisions, fin de l’horizon, à ce moment là, à cette date',
  ],
  full_years: [
    'end of the year, full year, full five years, year end, last day, full periods, full number of years, whole number of years',
    'fin d’année, années pleines, fin d’exercice, dernier jour, attente complète, périodes entières, nombre d’années entier, années entières',
  ],
  likewise: [
    'same way, just the same, likewise, same half year, same treatment, in the same manner, also, too, as well',
    'de la même façon, de la même manière, pareil, aussi, également, même traitement, même demi, de même',
  ],
  middle_of_year: [
    'mid year, midyear, middle of the year, middle of each year, half year, half a year, six months, june, from the middle, halfway, half periods, summer, july, mid period',
    'milieu d’année, milieu de l’année, milieu de chaque année, milieu d’exercice, milieu de l’exercice, juin, mi année, six mois, demi année, demi exercice, moitié de l’année, demi période, juillet, milieu de période, cours de période, cours d’exercice',
  ],
  peers_word: [
    'peers, comparables, similar firms, sector, competitors, comps, sample, companies',
    'comparables, pairs, secteur, concurrents, échantillon, sociétés',
  ],
  sell_firm: [
    'someone buys the lot, somebody buys the lot, someone buys the whole, a buyer turns up, a buyer shows up, sale on the last day, final sale, sale at the end, sell the company, sell the business, sell the firm, sell it, company is sold, business is sold, resell, someone would pay, somebody would pay, buyer would pay, would fetch, buys it, would give for it, would offer, acquirer would pay, acquirer pays, purchaser would pay, buyer pays, sell the shop, selling the whole, sell the lot, sell up, hand the keys over, hand over the keys, changes hands, change hands',
    'quelqu’un rachète le tout, un acheteur débarque, un acheteur se présente, vente à la fin, vente finale, vente au bout, revente au bout, vend la société, vend l’entreprise, vend la boîte, vend l’affaire, vendre la société, vendre l’entreprise, revend, revendre, revente, cède la société, céder l’entreprise, acheteur paierait, quelqu’un paierait, on en tirerait, se vendrait, prix de cession, rachète, achète la société, acheteur donnerait, en donnerait, quelqu’un donnerait, paierait un acquéreur, acquéreur paierait, paierait un acheteur, vendre la boutique, vend la boutique, vendre le tout, céder l’affaire, vendre l’affaire, remet les clés, remettre les clés, change de mains, changer de mains',
  ],
};
