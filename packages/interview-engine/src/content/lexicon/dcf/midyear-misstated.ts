import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The mid-year convention, in the words of those who get it wrong. */
export const midyearMisstated: Lexicon = {
  a_whole_year_of_it: [
    'full year of wacc, full year of discounting, whole year of wacc, whole year of discounting, a full year, a whole year, one year of wacc, one full year, one year’s worth, a year’s worth, by the full wacc, by a full wacc, by the whole wacc, by the full rate, by the full discount rate',
    'année entière, une année de cmpc, un an de cmpc, un an d’écart, un an d’actualisation, année complète, une année d’actualisation, équivalent d’une année, d’un cmpc entier, de tout un cmpc, d’un taux entier, de tout le cmpc, du cmpc entier, du taux entier',
  ],
  adds_half_year: [
    'add half a year',
    'ajoute six mois d’actualisation, ajoute une demi-année, rajoute six mois',
  ],
  arrives_later: [
    'come later, arrive later, received later',
    'arrivent plus tard, tombent plus tard, encaisse plus tard',
  ],
  at_year_start: [
    'january the first, 1 january, start of january, beginning of the year, beginning of each year, start of the year, start of each year, first of january',
    '1 janvier, début d’année, début de l’année, début de chaque année, premier janvier, 1er janvier, début d’exercice',
  ],
  at_year_zero: [
    'at year zero, at time zero, at date zero',
    'à l’année zéro, en année zéro, à la date zéro',
  ],
  by_half: ['by two, in half, by 2', 'par deux, par 2, en deux'],
  changes_nothing_here: [
    'does not change anything in the end, changes nothing in the end, does not change a thing, comes to the same, comes out the same',
    'au final ça ne change rien, revient au même, ça revient au même, ne change rien au final',
  ],
  corrects_it: [
    'corrects, rather, plain, simple, basic, classic, usually',
    'corrige, plutôt, simple, basique, classique, habituellement, lieu',
  ],
  discounts_longer: [
    'discount for longer, discount longer, wait longer, discount them more, discounted more, discount them for longer, more discounting, extra discounting, each flow for longer, cash for longer',
    'actualiser plus longtemps, actualisés davantage, plus d’actualisation, chaque flux plus longtemps',
  ],
  effect_overstated: [
    'effect is huge, effect is enormous, raises the value by half, doubles the value, by twenty percent, by thirty percent, by fifty percent',
    'effet est énorme, effet est considérable, augmente la valeur de moitié, double la valeur, de vingt pour cent, de trente pour cent, de cinquante pour cent',
  ],
  effect_smaller: [
    'smaller the effect, effect is smaller, smaller effect, smaller the uplift, effect shrinks',
    'effet diminue, effet est plus faible',
  ],
  either_final_way: [
    'Gordon or a multiple, whether Gordon or multiple, whichever way you get it, Gordon or an exit multiple, both kinds of terminal value',
    'Gordon ou un multiple, Gordon ou par multiple, que ce soit Gordon, Gordon comme multiple, de sortie c’est pareil, multiple c’est pareil',
  ],
  even_in: [
    'even for, even in, even with, even if, including',
    'même pour, même dans, même avec, même si, y compris',
  ],
  exponents_from_zero: [
    '0 1 2, 0 1 and 2, zero one two, zero one and two, exponent of zero, power zero',
    '0 1 2, 0 1 et 2, zéro un deux, zéro un et deux, exposant zéro, puissance zéro',
  ],
  far_too_much: [
    'twenty percent, thirty percent, forty percent, fifty percent, 20%, 30%, 40%, 50%',
    'vingt pour cent, trente pour cent, quarante pour cent, cinquante pour cent, 20 %, 30 %, 40 %, 50 %',
  ],
  first_of_the_year_late: [
    'first flow over a year and a half, first flow over one and a half years, eighteen months for the first',
    'premier flux sur un an et demi, premier flux sur une année et demie, dix-huit mois pour le premier',
  ],
  gained_first: [
    'gain on the early, gain on the first, gain at the start, gain early, early flows gain, first flows gain',
    'gagne sur les premières, gagne sur les premiers, gagne au début, premiers flux gagnent, premiers y gagnent',
  ],
  gains_word: [
    'gain, gains, goes up by, increases by, rises by',
    'gagne, gagnes, gagnent, augmente de, monte de',
  ],
  half_more: [
    'half a year more, half year more, six months more, six months longer, half a year longer, extra half year, additional half year, extra six months, another six months, another half year, six months later, half a year later, longer wait, pushed back by six months, pushed back six months, pushed out by six months, pushed back half a year, half a year further out, six months further out, one and a half periods',
    'demi-année de plus, six mois de plus, un semestre de plus, six mois supplémentaires, demi-année supplémentaire, six mois plus tard, plus longtemps, premier flux est actualisé sur un an et demi, un an et demi au lieu, repoussé de six mois, recule les flux, reculés de six mois, décalé de six mois vers',
  ],
  half_of_a_flow: [
    'half of the annual cash flow, half the cash flow, half of the cash, half the annual cash, cut each year’s flow in half, cut each flow in half, halve the flows, halve each flow, divide each flow by two, divide the flows by two, flows are halved, half of the flow, half of each flow, half of the first, half the first',
    'moitié du cash, moitié des flux, divise chaque flux par deux, divise les flux par deux, coupe chaque flux en deux, moitié de chaque flux, flux sont divisés par deux, moitié du flux, moitié du premier flux, moitié du flux de, moitié des premiers flux',
  ],
  half_onto_exponents: [
    'add half a year to, add a half to, add 0 5 to, half a year longer, half a year more',
    'ajoute 0 5 à, ajoute un demi à, ajoute une demi année à, ajoute six mois à, rajoute six mois',
  ],
  half_year_for_it: [
    'middle of the year, half-year treatment, half a year less, six months less, four and a half years, same half year, mid-year too',
    'milieu de l’année, milieu d’année, six mois de moins, quatre ans et demi, même décalage, mi-année aussi, demi-année aussi',
  ],
  halves_rate: [
    [
      crossed(
        'cut, cuts, chop, divide, divides',
        'the rate in half, the discount rate in half, the wacc in half, the rate in two, the rate by two, the discount rate by two',
      ),
      'halves the discount rate, halves the rate, halves the wacc, halve the discount rate, half the discount rate',
    ].join(', '),
    'coupe le taux en deux, coupe le taux par deux, divise le taux par deux, coupe le cmpc en deux, taux divisé par deux, divise le cmpc par deux, taux coupé en deux',
  ],
  is_neutral: [
    'is neutral, makes no difference, no impact on value, purely presentational',
    'est neutre, reste neutre, ne change rien, purement formel',
  ],
  it_presumes: [
    'it assumes, it supposes, it treats, it considers, mid year assumes, mid year convention assumes, the convention assumes, mid year treats',
    'convention suppose, elle suppose, elle considère, convention considère, mi année suppose, milieu d’année suppose, hypothèse c’est que, avec la mi année on considère',
  ],
  leaves_undiscounted: [
    'is not discounted, not discounted at all, undiscounted, leave it undiscounted, left as it is, no discounting for, need not be discounted, not need discounting, no longer discounted, not discounted any more, not discounted anymore, not discounted any longer, without being discounted, without being brought back to today',
    'n’est pas actualisé, ne s’actualise pas, pas actualisé, non actualisé, sans l’actualiser, laisse tel quel, reste tel quel, je ne l’actualise pas, n’est plus actualisé, plus actualisé du tout, sans être actualisée, sans être ramenée à aujourd’hui',
  ],
  lost_again: [
    'lose on, lose it, lose at the end, lost on, give back, later ones lose, last ones lose',
    'reperd, perd sur, perd à la fin, rend à la fin, derniers perdent',
  ],
  lowers_value: [
    'no impact on valuation, no effect on valuation, not affect the valuation, not change the valuation, lowers the value, reduces the value, value falls, value goes down, value drops, decreases the value, lower valuation, cuts the value, value is lower, lower value, value decreases, brings the value down, value go down, value come down, value to fall, value a bit lower, value slightly lower, value is slightly lower, value a little lower, decreases the present value, reduces the present value, lowers the present value, makes it lower, pushes the value down, reduces value, cuts value, cuts what, company is worth less, business is worth less, firm is worth less, everything is worth less, no effect on value, no impact on value, no influence on value, not change the value, value does not change, value is the same, value stays the same, no difference to value, no difference to the value, only presentation, lowers present value, value smaller, reduces present value',
    'pas d’effet sur la valeur, baisse la valeur, réduit la valeur, valeur baisse, diminue la valeur, valeur diminue, valeur plus faible, valeur est plus basse, réduire la valeur, valeur légèrement plus basse, valeur est plus faible, baisse légèrement la valeur, réduit légèrement la valeur, diminue légèrement la valeur, la société vaut moins, ne change rien à la valeur, ne change pas la valeur, valeur ne change pas, valeur ne bouge pas, valeur reste la même, neutre sur la valeur, neutre pour la valeur, sans effet sur la valeur, valeur actuelle baisse, valeur actuelle plus faible, tire la valeur vers le bas, aucun effet sur la valeur',
  ],
  made_for_word: [
    'mainly for, especially for, best for, made for, above all for',
    'surtout pour, faite pour, idéale pour, avant tout pour',
  ],
  merely_formal: [
    'presentation thing, question of presentation, matter of presentation, cosmetic, purely a convention, mere convention, display convention',
    'question de présentation, cosmétique, simple présentation, simple affichage, convention d’affichage, pure convention, question d’affichage',
  ],
  midyear_presumes: [
    'mid year assumes, mid year means, mid year supposes, convention assumes, convention means, convention supposes',
    'convention suppose, milieu d’année suppose, convention veut dire, convention considère',
  ],
  only_first_year: [
    'only the first year, only the first flow, only in year one, only affects the first, first year only, year one only, only matters for the first',
    'seulement le premier flux, seulement la première année, que le premier flux, que la première année, première année seulement, première année uniquement, ne joue que la première',
  ],
  presumes_word: [
    'assumes, assume, assumed, supposes, treats, considers',
    'suppose, supposé, supposés, considère, considéré',
  ],
  really_word: ['in reality, really, actually', 'en réalité, réellement, en vrai'],
  root_or_half: ['half, power, root, 0.5', 'demi, demie, puissance, racine, 0.5, moitié'],
  second_word: ['second, next', 'deuxième, second, suivant'],
  single_date: [
    'middle of the five years, middle of the ten years, middle of the horizon, middle of the plan, middle of the forecast, halfway through the plan, halfway through the forecast, midpoint of the plan, midpoint of the horizon, a single date, one single date, same date, halve the rate, half the rate, half the wacc',
    'milieu des dix ans, milieu de l’horizon, milieu du plan, milieu des cinq ans, milieu des prévisions, moitié du plan, mi-plan, date unique, seule date, même date, taux divisé par deux, moitié du taux, moitié du cmpc',
  ],
  the_effect: ['effect, impact, difference', 'effet, impact, différence'],
  the_uplift: [
    'uplift, increase, rise, difference, effect',
    'hausse, écart, différence, effet, gain',
  ],
  too_rosy: [
    'too optimistic, overstates, too generous',
    'trop optimiste, surestime, trop généreux',
  ],
  uneven_in_the_year: [
    'seasonal, retailer, christmas, ski resort, toy maker',
    'saisonnière, saisonnier, noël, distributeur, jouets, station de ski',
  ],
  whole_year_less: [
    'one full year less, a full year less, full year less, whole year less, one year less, a year less, a year off, one year off, twelve months less',
    'année entière de moins, un an de moins, année de moins, an entier de moins, an complet de moins, un an à chaque, une année à chaque, douze mois de moins',
  ],
  year_and_a_half: [
    'a year and a half, one and a half, 1 5 years, eighteen months',
    'un an et demi, une année et demie, dix-huit mois, 1 5 an',
  ],
};
