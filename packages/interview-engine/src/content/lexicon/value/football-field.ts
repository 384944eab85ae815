import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** A valuation range, in the words people use for it. */
export const footballFieldNotions: Lexicon = {
  a_range: [
    'a band between, as bands, a stretch from, football field, range, bracket, low to high, low and high, low end, high end, side by side, interval, floor and ceiling, minimum and maximum, corridor, triangulate, a low and a high, between so much and so much',
    'présente une zone, une zone de, une bande entre, en bandes, un éventail de, un éventail entre, football field, fourchette, intervalle, bornes, bas et haut, bas et le haut, côte à côte, plancher et plafond, minimum et maximum, couloir, triangulation, un bas et un haut, entre tant et tant',
  ],
  bars_drawn: [
    'three brackets, three lines, lines on one scale, where they meet, where they cross, on one ruler, on the same ruler, on the same scale, as bands, one thermometer, thermometers, bar, overlap, chart',
    'trois bandes, trois fourchettes, bandes côte à côte, traits côte à côte, trois traits, traits sur, sur une même règle, sur la même échelle, se rejoint, se rejoignent, se chevauchent, se superposent, se croisent, en bandes, ça se touche, un thermomètre, thermomètres, barre, recoupent, recouvrent, graphique, plage',
  ],
  crosses_methods: [
    'cross check, triangulate, line them up, lay them, put them side by side, set them side by side, put together, quote a range, end up with a range',
    'croise, croiser, recoupe, recouper, confronte, confronter, aligne, mets côte à côte, pose côte à côte, donne une fourchette',
  ],
  each_method: [
    'each method, every method, three methods, three approaches, all three, the three ranges, several methods, across methods, different methods, method by method, one bar per, one line per, one per method',
    'chaque méthode, trois méthodes, trois approches, plusieurs méthodes, différentes méthodes, méthode par méthode, une barre par, une ligne par, un trait par, une par méthode',
  ],
  from_here_to_there: [
    'from here to there, between here and there',
    'd’ici à là, entre tant et tant, de tant à tant',
  ],
  market_value_range: [
    'range, low end, high end, from low to high, depending on the method, not a number, not one number, bracket, football field',
    'fourchette, plage, selon la méthode, selon la façon, pas un chiffre, intervalle',
  ],
  methods: [
    'method, methodology, approach, valuation, values, each one, gaps, board, present, show, lay, draw, put, display, compare, negotiate, recommend, division, graph',
    'méthode, approche, valorisation, valeurs, chacune, chaque, écart, conseil, présenter, montrer, poser, dessiner, tracer, comparer, négocier, recommander, branche, division, mets, mettre, regarde où',
  ],
  rather_a_span: [
    'a from and a to, rather than a point, than a single point, rather than one number, rather than a single number, rather than one figure, low and a high, not one number',
    'plutôt une fourchette, entre tant et tant, de tant à tant, plutôt qu’un seul chiffre, plutôt qu’un chiffre unique, plutôt qu’un chiffre, un bas et un haut, pas un chiffre unique',
  ],
  three_readings: [
    crossed('the three, all three, three', 'readings, views, answers, methods, figures'),
    crossed('les trois, trois', 'lectures, visions, réponses, méthodes, regards'),
  ],
};
