import type { Lexicon } from '../../types.ts';

/** Terminal value, in the words of those who get it wrong. */
export const terminalValueMisstated: Lexicon = {
  add_the_two: [
    'add the two together, add both together, sum the two, add the two up, add them together, add the two to be, sum of the two',
    'additionne les deux, ajoute les deux, fais la somme des deux, somme des deux',
  ],
  comes_to_an_end: [
    'assumed to stop, assumed to close, closes down, ceases to exist, is wound up',
    'censée s’arrêter, supposée s’arrêter, cesse d’exister, s’arrête là, est liquidée',
  ],
  denominator_word: [
    'denominator, divisor, bottom of the fraction, bottom of the formula',
    'dénominateur, diviseur, bas de la fraction, bas de la formule',
  ],
  going_on_word: [
    'not, instead, unless, rather, going concern, mine, wind farm, concession, oil, finite, sometimes',
    'pas, plutôt, sauf, continuité, mine, concession, pétrole, parc, parfois',
  ],
  growth_by_itself: [
    'growth alone, growth only, growth rate alone, only the growth, just the growth rate',
    'croissance seule, seule croissance, taux de croissance seul, uniquement la croissance',
  ],
  growth_onto_rate: [
    'add growth to the rate, add the growth to the rate, add growth to the wacc, add the growth to the wacc, growth added to the rate',
    'ajoute la croissance au taux, ajoute la croissance au cmpc, rajoute la croissance au taux, rajoute la croissance au cmpc',
  ],
  no_growth_in_it: [
    'assumes nothing about growth, says nothing about growth, no growth in a multiple, no growth assumption, without any growth assumption, no assumption at all',
    'suppose rien sur la croissance, dit rien de la croissance, dit rien sur la croissance, aucune hypothèse de croissance, sans hypothèse de croissance',
  ],
  not_to_compare: [
    'no need to compare, no need to check, cannot be compared, always give the same, no cross check needed',
    'pas besoin de comparer, inutile de comparer, pas besoin de recouper, inutile de recouper, toujours le même résultat, pas comparables',
  ],
  not_with_convention: [
    'never follows the convention, must never follow, never takes the convention, never benefits from the convention',
    'ne doit jamais suivre, ne suit jamais la convention, ne profite jamais de la convention',
  ],
  of_the_plan_years: [
    'covers the years of the plan, covers the plan, covers the forecast, sum of the five flows, sum of the plan flows, value of the five years, value at the start of the plan, sum of the flows over five, covers the six years, covers the five years, covers the seven years',
    'couvre les années du plan, couvre le plan, couvre les cinq ans, somme des cinq flux, somme des flux du plan, somme des flux sur cinq, valeur des cinq années, valeur au début du plan, couvre les six années, couvre les cinq années, couvre les sept années',
  ],
  plan_span_word: ['number of years, number of plan years', 'nombre d’années'],
  rate_alone: [
    'growth is already in the numerator, growth already in the numerator, growth doesn’t come in, growth plays no part, growth plays no role, divide by wacc only, only in the numerator',
    'croissance est déjà au numérateur, croissance est déjà dans le numérateur, croissance est déjà comptée au numérateur, croissance n’intervient pas, croissance n’entre pas dans, croissance ne joue aucun rôle, qu’au numérateur, seulement au numérateur, cmpc tout seul',
  ],
  rate_level: [
    '7%, 8%, 9%, 10%, 11%, 12%, 7, 8, 9, 10, 11, 12, seven, eight, nine, ten, eleven, twelve',
    '7%, 8%, 9%, 10%, 11%, 12%, 7, 8, 9, 10, 11, 12, sept, huit, neuf, dix, onze, douze',
  ],
  scrap_price: [
    'scrap value, liquidation value, break-up value, breakup value, salvage value, sold for scrap, sold off, assets are sold for, assets would fetch, assets would sell for, assets can be sold for, selling off the assets, selling the assets, closing down value, when the business closes, when the business stops, once the business stops, once the business closes, business stops after, company stops after, wound up, shut down, selling the machines, sale of the assets, left of the assets, value of the machines, book value of the assets, net book value of the assets, reselling the machines, resale of the machines',
    'valeur de liquidation, valeur à la casse, vendus à la casse, prix de la casse, prix des actifs vendus, revente des actifs, prix de revente des actifs, actifs revendus, vente des actifs, tire des actifs, activité arrêtée, arrêt de l’activité, fermeture de l’entreprise, à la fermeture, quand l’entreprise s’arrête, quand l’entreprise ferme, entreprise s’arrête après, valeur de rebut, vendant les machines, vente des machines, vendant les actifs, reste des actifs, revente des machines, prix des machines, valeur comptable des actifs, valeur nette comptable des actifs, revendant les machines, revente du matériel, valeur de casse',
  ],
  stays_whole: [
    'stays at year five, stays at the year end, always stays at, full five years, at the end of year five, full years, never gets the half year, over full years, on full years, does not get the half year, never touch the full years, never touches the half year',
    'reste en fin d’année, reste à cinq ans, reste actualisée sur cinq, cinq années pleines, années pleines, sur l’année pleine, sur des années pleines, profite jamais de la demi-année, n’a pas droit à la demi-année, sur cinq ans pleins',
  ],
  sum_of_rate_growth: [
    'sum of the rate and, sum of wacc and, sum of the wacc and, rate and growth added, rate plus growth, rate plus the growth, wacc plus growth, wacc plus the growth, wacc plus g, rate plus g, growth adds to the, wacc alone, only the wacc, just the wacc, rate alone, growth plays no part, not subtract growth, without subtracting growth',
    'somme du taux et, somme du cmpc et, taux plus la croissance, taux plus croissance, cmpc plus la croissance, cmpc plus croissance, cmpc plus g, wacc plus g, cmpc seul, taux seul, seulement par le cmpc, sans retirer la croissance, cmpc tout seul',
  ],
  sum_of_the_plan: [
    'sum of the cash flows of the, sum of the flows of the, sum of the explicit, total of the plan, flows of the plan are worth, flows of the plan put together',
    'somme des flux du plan, somme des flux de la période, somme des flux explicites, total des flux du plan',
  ],
  summed_word: [
    'summed, sum up, add up, adding up, total up',
    'sommer, additionner, additionne, totaliser',
  ],
  sums_up: [
    'take the sum of, add up, sum up, add together, adding up',
    'fait la somme des, fais la somme des, prend la somme des, additionner, additionne, cumuler, cumule',
  ],
  taken_together: [
    'add the two values, add both values, add them together, sum the two',
    'on les additionne, on additionne les deux, je les additionne, fais la somme des deux',
  ],
  together_word: ['together, to each other', 'ensemble, l’une à l’autre'],
  two_methods: [
    'two terminal values, both terminal values, two values, both values, two methods, both methods, two results, both results',
    'deux valeurs, deux méthodes, deux résultats, les deux',
  ],
};
