import type { Lexicon } from '../../types.ts';

/** The words of false statements about the terminal value and the dates of the flows. */
export const untruthsOfTheEndNotions = {
  plan_growth: [
    'plan growth, plan’s growth, growth of the plan, growth of the last plan year, growth in the plan, current growth rate, historical growth, past growth',
    'croissance du plan, croissance actuelle, croissance des dernières années, croissance historique, croissance passée',
  ],
  set_at: [
    'equal to, set at, as high as, same as, keep',
    'égal à, égale à, je garde, on garde, je conserve, je maintiens, je prolonge, on prolonge, aussi élevé que, je reprends',
  ],
  high_long_growth: [
    'perpetual growth of five, perpetual growth of six, perpetual growth of eight, g of five, g of six, g of eight',
    'croissance à l’infini de cinq, g de cinq, g de six, croissance à l’infini de six',
  ],
  happily_use: [
    'happily use, can use, could use, would use, can take, comfortable with, fine with, can well be, can easily be',
    'peut retenir, peut prendre, peut très bien retenir, peut très bien prendre, à l’aise avec, retiens volontiers, prends volontiers',
  ],
  outgrows_all: [
    'can outgrow the economy, can outgrow gdp, outgrow the economy forever, can exceed the wacc, may exceed the wacc',
    'peut dépasser le cmpc, doit être supérieur au cmpc, doit dépasser le cmpc, peut dépasser le pib, g égal au cmpc',
  ],
  more_growth: [
    'higher growth, higher long term growth, higher perpetual growth, more growth, faster growth, higher g, raising growth, growth goes up',
    'croissance plus forte, croissance plus élevée, croissance plus haute, plus de croissance, hausse de la croissance, croissance est forte, g plus élevé, croissance à l’infini plus forte',
  ],
  lowers_terminal_value: [
    'lowers the terminal value, reduces the terminal value, terminal value smaller, terminal value falls, lower terminal value, smaller terminal value, terminal value lower, terminal value goes down, cuts the terminal value',
    'diminue la valeur terminale, baisse la valeur terminale, baisser la valeur terminale, réduit la valeur terminale, valeur terminale diminue, valeur terminale baisse, valeur terminale plus faible, valeur terminale plus petite',
  ],
  raises_terminal_value: [
    'raises the terminal value, increases the terminal value, terminal value bigger, terminal value rises, higher terminal value, bigger terminal value, terminal value goes up',
    'monter la valeur terminale, augmente la valeur terminale, valeur terminale monte, valeur terminale augmente, valeur terminale plus élevée, grimper la valeur terminale',
  ],
  one_minus_growth: [
    'one minus g, one minus growth, one minus the growth, 1 minus g, growth comes off the cash flow',
    'un moins g, un moins la croissance, 1 moins g',
  ],
  hardly_moves: [
    'changes almost nothing, almost no effect, little effect, negligible effect, does not move much, hardly changes, hardly change',
    'ne change presque rien, ne change quasiment rien, bouge très peu, ne bouge presque pas, presque aucun effet, effet négligeable',
  ],
  onto_cash_flow: [
    'to the last year’s free cash flow, to the free cash flow, to the cash flow',
    'au dernier flux, au flux disponible, au free cash flow, sur le dernier flux, aux flux',
  ],
  sums_up: ['add up, sum up, add together, adding up', 'additionner, additionne, cumuler, cumule'],
  two_methods: [
    'two terminal values, both terminal values, two values, both values, two methods, both methods, two results, both results',
    'deux valeurs, deux méthodes, deux résultats, les deux',
  ],
  together_word: ['together, to each other', 'ensemble, l’une à l’autre'],
  not_to_compare: [
    'no need to compare, no need to check, cannot be compared, always give the same, no cross check needed',
    'pas besoin de comparer, inutile de comparer, pas besoin de recouper, inutile de recouper, toujours le même résultat, pas comparables',
  ],
  above_word: [
    'above, higher than, exceeds, more than, while the sector, when the sector, while peers',
    'au-dessus, supérieur, plus haut que, alors que le secteur, alors que les pairs, quand le secteur',
  ],
  beneath_word: [
    'below, lower than, less than, under',
    'en dessous, inférieur, sous, plus bas que',
  ],
  growth_too_low: [
    'growth is too low, growth too low, too low a growth, growth is too conservative, growth is conservative',
    'croissance est trop basse, croissance retenue est trop basse, croissance trop basse, croissance trop faible, croissance est trop faible, croissance est prudente',
  ],
  counted_twice: [
    'double count the growth, double count growth, double counts the growth, count growth twice, counting growth twice, be double counting',
    'double comptage, compterait deux fois',
  ],
  mere_detail: [
    'is a detail, a mere detail, is secondary, is irrelevant, is negligible, is marginal',
    'est accessoire, reste accessoire, est un détail, est secondaire, est négligeable, reste secondaire, est marginale',
  ],
  only_a_slice: [
    'only ten, only fifteen, only twenty, just ten, just fifteen, just twenty, only a tenth, only a small',
    'que dix, que quinze, que vingt, seulement dix, seulement quinze, seulement vingt, à peine dix, à peine vingt',
  ],
  n_minus_half: [
    'n minus a half, n minus one half, n minus half, n minus 0 5, minus half a year, four and a half years',
    'n moins un demi, n moins 0 5, n moins une demi, n moins un demie, quatre ans et demi',
  ],
  in_the_same_way: [
    'the same way, identically, just the same, exactly the same',
    'de la même façon, de la même manière, toujours de la même, pareil, à l’identique',
  ],
  year_and_a_half: [
    'a year and a half, one and a half, 1 5 years, eighteen months',
    'un an et demi, une année et demie, dix-huit mois, 1 5 an',
  ],
  second_word: ['second, next', 'deuxième, second, suivant'],
  at_year_end: [
    'thirty first of december, 31 december, december 31, at the end of the year, at year end, on the last day, end of december, late december',
    '31 décembre, trente et un décembre, en fin d’année, à la fin de l’année, en fin d’exercice, fin décembre, trente et un de décembre',
  ],
  at_year_start: [
    'beginning of the year, beginning of each year, start of the year, start of each year, first of january',
    'début d’année, début de l’année, début de chaque année, premier janvier, 1er janvier, début d’exercice',
  ],
  midyear_presumes: [
    'mid year assumes, mid year means, mid year supposes, convention assumes, convention means, convention supposes',
    'convention suppose, milieu d’année suppose, convention veut dire, convention considère',
  ],
  really_word: ['in reality, really, actually', 'en réalité, réellement, en vrai'],
  too_rosy: [
    'too optimistic, overstates, too generous',
    'trop optimiste, surestime, trop généreux',
  ],
  adds_half_year: [
    'add half a year',
    'ajoute six mois d’actualisation, ajoute une demi-année, rajoute six mois',
  ],
  halves_rate: [
    'halves the discount rate, halves the rate, halves the wacc, halve the discount rate, half the discount rate',
    '',
  ],
  is_neutral: [
    'is neutral, makes no difference, no impact on value, purely presentational',
    'est neutre, reste neutre, ne change rien, purement formel',
  ],
  rate_alone: [
    'divide by wacc only, only in the numerator',
    'qu’au numérateur, seulement au numérateur, cmpc tout seul',
  ],
  no_growth_in_it: [
    'no growth assumption, without any growth assumption, no assumption at all',
    'aucune hypothèse de croissance, sans hypothèse de croissance',
  ],
  no_capex_at_end: [
    'no capex, zero capex, without capex, capex falls to zero, capex below depreciation, capex well below depreciation, capex lower than depreciation, capex is zero, capex at zero',
    'capex nul, capex à zéro, sans capex, plus de capex, capex peut tomber à zéro, capex tombe à zéro, capex inférieur aux amortissements, capex sous les amortissements',
  ],
  fewer_years: [
    'n minus one years, one year less, one year fewer, a year less',
    'n moins un ans, n moins une année, un an de moins, une année de moins',
  ],
  effect_overstated: [
    'doubles the value, by twenty percent, by thirty percent, by fifty percent',
    'double la valeur, de vingt pour cent, de trente pour cent, de cinquante pour cent',
  ],
  effect_smaller: [
    'smaller the effect, effect is smaller, smaller effect, smaller the uplift, effect shrinks',
    'effet diminue, effet est plus faible',
  ],
  half_of_a_flow: [
    'half of the flow, half of each flow, halve the flow, half of the first, half the first',
    'moitié du flux, moitié du premier flux, moitié de chaque flux, moitié du flux de, moitié des premiers flux',
  ],
  only_first_year: [
    'only the first year, only the first flow, only in year one, only affects the first, first year only, year one only',
    'seulement le premier flux, seulement la première année, que le premier flux, que la première année, première année seulement, première année uniquement',
  ],
} as const satisfies Lexicon;
