import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Sensitivity analysis, in the words people use for it. */
export const sensitivityNotions: Lexicon = {
  assumption: [
    'assumption, hypothesis, hypotheses, guess, input, parameter, discount rate, long term growth, wacc, suppositions, what i suppose, what we suppose, settings',
    'hypothèse, paramètre, supposition, taux d’actualisation, croissance à l’infini, cmpc, wacc, le g, le taux, réglages, ce que je suppose, ce qu’on suppose',
  ],
  becomes: [
    'become, happen to, turns into, turn into, comes out at, drops to, lands at',
    'devient, deviendrait, deviennent, tombe à, tombent à, passe à, passent à, se transforme en, retombe à',
  ],
  cheap: [
    'cheap, cheaper, cheapest, costs less, less expensive',
    'bon marché, moins cher, coûte moins',
  ],
  dcf_inputs: [
    'wacc, discount rate, growth, margin, plan, terminal, assumption, forecast, projections, inputs, dcf, hundred',
    'cmpc, wacc, taux, croissance, marge, plan, terminale, hypothèse, prévision, projections, dcf',
  ],
  dollar: ['dollar, barrel, ton, tonne', 'dollar, baril, tonne'],
  euro: ['euro', 'euro'],
  flex: [
    'push each, push every, flex, stress, tweak, play with, sensitise, vary, redo, rerun, run again, test, shake, wobble, change, move, wiggle, nudge, jiggle, push around, poke, turn the knobs',
    'pousse chaque, secoue chaque, varier, tester, stresser, jouer sur, refaire, refais, secouer, bouger, changer, rejouer, triturer, chahuter, tordre, bousculer',
  ],
  guesses_made: [
    'his assumptions, her assumptions, the assumptions, their assumptions',
    'ses hypothèses, les hypothèses, leurs hypothèses',
  ],
  half_a_point: [
    'half a point, one point, a point, half a percent, one percent, fifty basis points, hundred basis points, plus or minus, up and down, either way, either side',
    'demi-point, un point, un demi pour cent, un pour cent, cinquante points de base, cent points de base, plus ou moins, dans les deux sens, de part et d’autre',
  ],
  how_quickly: [
    'how quickly, how fast, how much of it',
    'à quelle vitesse, combien il fond, jusqu’où il descend',
  ],
  how_ugly: [
    'how ugly, how bad does it get, how ugly does the answer get, a wide band, give a wide band, see how the price swings, see how far it swings',
    'jusqu’où la valeur tombe, jusqu’où ça tombe, jusqu’où descend la valeur, de combien ça valse, de combien ça bouge, fourchette large',
  ],
  hundredths_of_a_point: ['bps, basis points, bips', 'bps, points de base, pb'],
  in_all_weathers: [
    'good times in bad times, good times and in bad, good times and bad times, fair weather and foul, when things go well and when they, when it goes well and when',
    'quand ça va bien quand ça va mal, ça va bien et quand ça va mal, beau temps et par mauvais, va bien va mal, beau fixe et en tempête',
  ],
  leaves_them_out: [
    'drop altogether, drop entirely, leave out altogether, only confuse, not bother with',
    'laisserais tomber, laisse tomber, m’en passerais, embrouille, embrouillent',
  ],
  lose: ['lose, lost', 'perdre, perds'],
  margin: [
    'margin, profit, earnings, ebitda, price',
    'marge, bénéfice, résultat, ebitda, rentabilité, prix',
  ],
  need_word: [
    'have to, has to, necessary, need, take, path, route, road',
    'nécessaire, obligé, utile, besoin, prend, nécessite, il faut, option',
  ],
  nudges_them: [
    'nudge, tweak, touch, push, wiggle',
    'touche un peu, touche à, bouge un peu, bouge d’un cran, pousse d’un cran',
  ],
  oil_word: [
    'oil, barrel, copper, commodity, steel',
    'pétrole, baril, cuivre, matière première, acier',
  ],
  ours: ['ours', 'notre'],
  plan_fails: [
    'plan misses, plan slips, plan fails, plan is missed, misses the plan, plan does not',
    'plan est raté, plan dérape, plan n’est pas tenu, rate son plan, rate le plan',
  ],
  probability_word: [
    'how likely, likelihood, chances of each, chance of each, how probable, chance to each, odds on each, third chance, chance on each, probability, weights, odds',
    'chance de chacun, chance de chacune, chances de chaque, plus ou moins probable, vraisemblance, chance pour chacune, chance pour chacun, chance à chacune, chances sur chacune, avec ses chances, chances de chacune, chances à chacune, probabilité, pondération',
  ],
  recipe_listed: [
    'wacc terminal value, forecast wacc, terminal value sensitivity, sensitivity table equity bridge, wacc growth terminal value',
    'cmpc valeur terminale, prévisions cmpc, valeur terminale sensibilité, wacc valeur terminale',
  ],
  redo_word: [
    'redo, rerun, run again, price it, redo the sums, rerun the numbers, do the sum again',
    'refais le tour, referais le tour, refaire le tour, refais, refaire, rejouer, refais les comptes, refais les calculs, recommence le calcul',
  ],
  result_word: ['result, answer, outcome, figure', 'résultat, chiffre'],
  see_effect: [
    'see which one, see who moves, what comes out, see how, see what, how it shrinks, how it melts, how far, how much, what happens, show how, watch how, which one moves, how many, how the answer',
    'voir ce qui bouge, voir laquelle, voir lequel, ce qui en sort, voir comment, montrer comment, vois quelle, voir quelle, voir ce que, ce que cela donne, ce qui se passe, combien, à quel point, ce que ça donne, ce que ça change',
  ],
  see_if_holds: [
    'see whether it, see if it, see whether everything, see whether the price, whether it collapses, whether it holds, if it collapses, what the price does, what the value does, whether it falls apart',
    'voir si ça, voir si tout, voir si le prix, si ça s’écroule, si ça tient, s’il tient, ce que devient le prix, ce que devient la valeur, ce que ça devient',
  ],
  several_cases: [
    'low base high, low base and high, bull base bear, bull base and bear, bull and bear, bear case, bull case, three decks, several decks, wider ranges, wide ranges, stress case, upside and downside, high and low price, a range by, give the client a range, range rather than a point, gloomy one, gloomy version, dark version, dark case, sober version, three versions, two versions, several versions, three cases, several cases, different cases, two cases, bad case, base case, best case, worst case, downside case, low case, high case, upside case, scenario, grid, sensitivity table, data table, range of prices, optimistic, pessimistic, cautious case, prudent case, weak case, several prices, price paths, different prices, different paths, bad outcome, worst outcome, good outcome, their dream, range of outcomes, range of values, quote a range, give a range, show a range, good case, middle case',
    'bas central haut, bas base haut, bas moyen haut, haussier et baissier, scénario haussier, fourchettes larges, fourchettes plus larges, trois jeux de prix, plusieurs jeux, prix haut et prix bas, prix bas et prix haut, cas de stress, une fourchette selon, version noire, version sombre, version prudente, trois versions, deux versions, plusieurs versions, ma version et la, trois cas, plusieurs cas, différents cas, deux cas, cas bas, cas haut, cas central, cas de base, cas dégradé, scénario, scénarios, tableau de sensibilité, grille, optimiste, pessimiste, cas prudent, cas médian, plusieurs prix, trajectoires de prix, différents prix, plusieurs trajectoires, cas noir, cas sombre, leur rêve, fourchette, cas mauvais, mauvais cas, cas moyen, bon cas',
  ],
  several_prices: [
    'what if every, what if sugar, several price cases, run several cases',
    'plusieurs cas de prix, tourner plusieurs cas, bas central haut, et si le prix',
  ],
  shaves_a_point: [
    crossed(
      'knock, shave, trim, take, cut',
      'a point, half a point, one point, two points',
      'off, of, from',
    ),
    crossed(
      'rognez, rogne, rogner, enlève, enlevez, retire, gratte, ôte',
      'un point, deux points, un demi-point',
      'de',
    ),
  ],
  swing: [
    'swing, wobble, move, react, shift, lose, change',
    'bouger, basculer, varier, varie, réagir, perds, perdre, change',
  ],
  table_word: ['table, matrix, grid', 'tableau, matrice, grille'],
  tests_inputs: [
    'sensitivity, scenario, stress, flex, shake, shock, half a point, one point, point of margin, point of growth, point more, point less, what if, haircut, downside, cases, move the discount rate, change the discount rate, vary, test the plan, test the assumptions, challenge the plan, run the numbers again, cut the growth, cut the plan, higher wacc, lower growth',
    'sensibilité, sensible, scénario, scénarios, stress, secoue, choc, demi-point, un point, point de marge, point de croissance, et si, point de moins, point de plus, décote sur le plan, cas de base, cas bas, dégrader, varier, bouger, tester le plan, tester les hypothèses, challenger le plan, abaisser la croissance, cmpc plus élevé, recalcule, refais tourner, faire tourner',
  ],
  three_ways: [
    'three ways, redo it three ways, his dream, my version',
    'trois façons, de trois façons, son rêve, ma version',
  ],
  times_over: ['three times, several times, twice', 'trois fois, plusieurs fois, deux fois'],
  turn_knobs: [
    'tweak, push one number, fiddle with, turn the knobs, turn each knob, one knob, knob at a time, move the dials, one dial, twist one, wiggle, nudge, what breaks the',
    'je bouge un, on bouge un, je secoue, je titille, tourne un bouton, les boutons, curseur, curseurs, molette, pousse un peu, casse le',
  ],
  turns_the_knobs: [
    crossed(
      'twist, turn, nudge, move, push, play with',
      'the knobs, the two or three knobs, the two knobs, the dials, the sliders, a slider, the dial',
    ),
    crossed(
      'tourne, bouge, pousse, joue avec, tourner, bouger, touche',
      'les boutons, les deux ou trois boutons, les curseurs, un curseur, le curseur, les deux boutons, les manettes, les molettes',
    ),
  ],
  what_if: [
    'suppose only, suppose half, only half of it, half of it happens, what if, see what happens if',
    'si la moitié, la moitié seulement, ne se réalise qu’à moitié, et si, ce qui se passe si, ce que ça donne si',
  ],
};
