import type { Lexicon } from '../../types.ts';

/** A normalised final year, in the words of those who get it wrong. */
export const steadyStateMisstated: Lexicon = {
  a_bargain: [
    'it’s a bargain, means you should buy, is cheap, are cheap, it’s cheap, means cheap, is a buy, is a bargain, buy when, time to buy, should buy, is undervalued',
    'veut dire que c’est une bonne affaire, est bon marché, sont bon marché, pas cher, est une bonne affaire, faut acheter, acheter quand, moment d’acheter, est sous-évaluée, moment idéal pour acheter',
  ],
  at_the_peak: [
    'at the top, at the peak, at the high',
    'en sommet de cycle, en haut de cycle, au pic, au sommet, au point haut, en haut du cycle',
  ],
  at_the_trough: [
    'at the bottom, at the trough, in a downturn, at the low, in the trough',
    'en bas de cycle, au creux, au point bas, dans le creux, en bas du cycle',
  ],
  below_the_wear: [
    'below depreciation, below the depreciation, under depreciation, lower than depreciation, less than depreciation',
    'en dessous des amortissements, sous les amortissements, inférieur aux amortissements, au-dessous des amortissements, inférieur à l’amortissement',
  ],
  best_estimate: [
    'best forecast, best predictor, best guide, good forecast, best estimate, best guess, good proxy, good basis',
    'meilleure prévision, meilleur prédicteur, meilleur guide, meilleure estimation, bon proxy, bonne base',
  ],
  best_of_the_plan: [
    'best of the plan, best year of the plan, strongest of the plan, margins at their highest, highest margin of the plan',
    'meilleure du plan, meilleure année du plan, marges au plus haut, plus forte marge du plan',
  ],
  capex_small_at_end: [
    'capex should be well below, capex should be below, capex should be lower, capex can be below, capex can stay below, capex well below depreciation, capex must be below',
    'capex doit être bien inférieur, capex doit être inférieur, capex peut être inférieur, capex peut rester inférieur, capex bien inférieur, capex doit être plus faible, capex inférieur à la dotation',
  ],
  carries_on_word: [
    'capitalise, run forward, run, carry forward, roll forward, project, extend, extrapolate',
    'capitalise, projette, reporte, prolonge, étend, extrapole',
  ],
  classic_for_ever: [
    'normal perpetuity, usual perpetuity, classic perpetuity, perpetuity like any, standard perpetuity, perpetuity as usual, perpetuity works',
    'à l’infini classique, perpétuité classique, à l’infini comme, à l’infini convient, infini normal, perpétuité normale, à l’infini habituelle',
  ],
  da_above_capex: [
    'depreciation well above capex, depreciation above capex, depreciation higher than capex, depreciation exceeds capex, depreciation be well above capex, depreciation should be above capex, depreciation should be well above capex',
    'amortissements bien supérieurs au capex, amortissements supérieurs au capex, amortissements au-dessus du capex, amortissements dépassent le capex',
  ],
  dear_on_paper: ['expensive, dear, pricey', 'chères, chère, cher, chers'],
  drops_it: [
    'drop, instead, rather, run to, until, nav, finite, life, exhausted, depleted, abandon it, give it up, i abandon, would abandon',
    'abandonne, plutôt, durée de vie, jusqu’à, nav, fini, finie, épuisement, laisse tomber, le laisse, renonce, l’écarte',
  ],
  even_at_peak: [
    'even if it is a peak, even at the peak, even at the top, peak or not, even if it is the peak, even if it is the top',
    'même si c’est un sommet, même au sommet, même en haut de cycle, haut de cycle tant mieux, sommet ou pas, même si c’est le sommet',
  ],
  full_potential: [
    'full potential, what it can do, real capacity, true potential, real potential, its true level, earning power',
    'plein potentiel, vrai potentiel, ce que la boîte sait faire, capacité réelle, vrai niveau, ce que la société sait faire',
  ],
  if_one: [
    'if you, if we, if i, if one, if the seller, when you, by taking, whoever',
    'si on, si l’on, si je, si vous, si le vendeur, quand on, celui qui, en prenant',
  ],
  last_observed_year: [
    'latest actual, last actual, latest reported, last reported, most recent actual, last twelve months, ltm, last historical year, current year’s, this year’s, today’s margin, year just closed, last closed year, margins of today, trailing year, latest annual',
    'dernière année réelle, dernier exercice réel, dernière année constatée, dernier exercice clos, dernière année close, dernière année publiée, dernière année historique, douze derniers mois, marge de l’année, marge de cette année, celui de cette année, celle de cette année, flux de cette année, marge d’aujourd’hui, marge du jour, dernier réel, dernier exercice publié, dernière marge, dernier exercice connu',
  ],
  latest: ['latest, current, most recent, last year', 'dernier, actuel, dernière année'],
  latest_margin: [
    'last year’s margin, latest margin, current margin, last year’s ebitda, latest ebitda, most recent margin, most recent year, last known margin, last known year, margin of the latest, margin of the last, margin of the most recent, profitability of the last year',
    'marge de la dernière année, marge du dernier exercice, marge actuelle, dernière marge, marge la plus récente, ebitda du dernier exercice, marge de l’année dernière, marge du dernier réel, rentabilité de la dernière année',
  ],
  life_of_reserves: [
    'life of the mine, mine life, reserves, depletion',
    'vie de la mine, réserves, épuisement',
  ],
  low_margin: [
    'trough margin, margin of the trough, margin of the worst, worst year, lowest margin, lowest price',
    'marge du creux, marge de creux, marge de bas, pire année, marge la plus basse, prix le plus bas, année de creux',
  ],
  means_a_bargain: [
    'cheap, bargain, undervalued, a buy',
    'bon marché, sous-évaluée, pas chère, affaire',
  ],
  no_capex_at_end: [
    'stop investing, no more investment, nothing to invest, set capex to zero, capex to zero, capex can be set to zero, capex can be cut to nothing, capex can be cut to zero, no more capex, capex falls to nothing, nothing left to invest, drop capex to nothing, capex to nothing, cut capex to zero, bring capex to zero, capex is nil, capex falls to zero, capex disappears, no capex, zero capex, without capex, capex below depreciation, capex well below depreciation, capex lower than depreciation, capex is zero, capex at zero',
    'mettre zéro capex, zéro capex, pas de capex, plus besoin d’investir, plus rien à investir, mettre le capex à zéro, mets le capex à zéro, capex peut être nul, plus de capex à prévoir, aucun capex à prévoir, capex peut être ramené à zéro, plus d’investissement à prévoir, tombe à zéro, capex à zéro, capex est nul, capex disparaît, plus un euro de capex, zéro de capex, capex nul, sans capex, plus de capex, capex peut tomber à zéro, capex tombe à zéro, capex inférieur aux amortissements, capex sous les amortissements',
  ],
  normal_year_word: [
    'normalised year, normalised final year, terminal year, terminal flow, terminal ebitda, terminal margin, perpetuity flow',
    'année normative, flux normatif, année terminale, flux terminal, ebitda terminal, marge normative, marge terminale',
  ],
  ore_body: [
    'mine, oil field, reserves, deposit of ore, ore body, quarry',
    'mine, gisement, champ pétrolier, réserves, carrière',
  ],
  puts_at: [
    'put, place, set, position, base, built on, build on, value on, should be, take',
    'on place, on met, on prend, je place, je mets, on pose, basée sur, fondée sur, valorise sur, cale sur, doit être',
  ],
  reserves_never_end: [
    'reserves never run out, never run out, does not run out, do not run out, reserves last forever',
    'ne s’épuisent pas, inépuisables, jamais épuisées',
  ],
  reserves_renew: [
    'reserves get replaced, reserves are replaced, reserves renew, reserves never run out, reserves are infinite, reserves always get replaced',
    'réserves se renouvellent, réserves sont remplacées, réserves sont renouvelées, réserves sont infinies',
  ],
  shows_too_much: [
    'overvalue, overstate, overpay, flatter, inflate, dangerous, disaster, nonsense, absurd, otherwise, normalise first',
    'surévalue, surestime, surpaye, gonfle, flatte, dangereux, catastrophe, absurde, sinon, je normalise, on normalise',
  ],
  since_proof: ['proves, proof, shows what, evidence', 'preuve, prouve, montre ce'],
  take_peak: [
    'i take the peak, we take the peak, you take the peak, i use the peak, we use the peak, you use the peak, i extrapolate the, i would extrapolate the, we extrapolate the, you extrapolate the, you can extrapolate, i keep the record, i take the record, i use the record',
    'je prolonge le haut, on prolonge le haut, je prolonge le sommet, on prolonge le sommet, je prends le haut, on prend le haut, je prends le pic, on prend le pic, je garde le record, on garde le record, j’extrapole, on extrapole, je prolonge la meilleure, on prolonge la meilleure, on garde la meilleure',
  ],
  takes_as_base: [
    'take, use, keep',
    'je retiens, je prends, on prend, on retient, je garde, on garde, j’utilise, on utilise',
  ],
  takes_bluntly: [
    'just take, just use, simply take, take, use, freeze, freezes',
    'prends, prend, garde, reprends, retiens, fige, figer, gèle',
  ],
  todays_good_results: [
    'today’s good results, good results of today, current good results, today’s profits, current profits, today’s margin',
    'bons résultats d’aujourd’hui, bons résultats actuels, profits actuels, bénéfices actuels, marge d’aujourd’hui',
  ],
  top_margin: [
    'record profit, record margin, record ebitda, margin of the peak, peak margin, margin of the top, margin at the top, best margin, highest margin, peak year, best year, record year, boom year, current boom, peak profit, peak ebitda, margin of the good',
    'résultat record, bénéfice record, marge record, ebitda record, marge du haut, marge de haut, marge du sommet, marge de sommet, marge du pic, marge de pic, marge de la meilleure, meilleure marge, marge la plus haute, année record, meilleure année, année de pic, année du pic, ebitda du pic, marge de la bonne, marge des bonnes',
  ],
  top_word: [
    'best financial year, peak, top of the cycle, boom year, best year, record year, record margin, high of the cycle, highest margin, best margin',
    'meilleur exercice, exercice record, pic, haut de cycle, haut du cycle, sommet, meilleure année, année record, marge record, point haut, meilleure marge, marge la plus haute',
  ],
  trough_word: [
    'trough, bottom of the cycle, low of the cycle, trough year, worst year, bottom year',
    'bas de cycle, bas du cycle, creux de cycle, creux du cycle, année du creux, année de creux, année creuse, pire année',
  ],
  whatever_the_cycle: [
    'wherever the cycle stands, wherever we are in the cycle, top of the cycle or not, peak or not, regardless of the cycle, whatever the cycle, even at the top, even at the peak, even if prices are high, even if prices are at, even at peak, even in a boom, whatever the point in the cycle, even if it’s the peak, even if it is a peak, even if it’s a peak, even if it’s a boom',
    'peu importe où en est le cycle, où que l’on soit dans le cycle, peu importe le moment du cycle, haut de cycle ou pas, pic ou pas, peu importe le cycle, quel que soit le cycle, même en haut de cycle, même au sommet, même au plus haut, même si les cours sont, même en pic, même si les prix sont, où qu’on soit dans le cycle, même si c’est un pic, même si c’est le pic, même si on est en haut',
  ],
  year_just_behind: [
    'this year’s numbers, this year’s figures, last year’s numbers, last year’s figures, latest numbers',
    'dernier exercice, chiffres de cette année, chiffres de l’an dernier, dernière année',
  ],
};
