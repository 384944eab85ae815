import type { Lexicon } from '../../types.ts';

/** The words of plain mistakes about cycles, about when a DCF serves and about a seller's plan. */
export const plainlyWrongJudgements = {
  at_the_trough: [
    'at the bottom, at the trough, in a downturn, at the low, in the trough',
    'en bas de cycle, au creux, au point bas, dans le creux, en bas du cycle',
  ],
  at_the_peak: [
    'at the top, at the peak, at the high',
    'en sommet de cycle, en haut de cycle, au pic, au sommet, au point haut, en haut du cycle',
  ],
  dear_on_paper: ['expensive, dear, pricey', 'chères, chère, cher, chers'],
  low_multiple: [
    'low multiples, multiple is low, multiples are low, multiple looks low, lowest multiple',
    'multiple bas, multiples bas, multiple est bas, multiple est faible, multiples sont bas, faible multiple',
  ],
  a_bargain: [
    'is cheap, are cheap, it’s cheap, means cheap, is a buy, is a bargain, buy when, time to buy, should buy, is undervalued',
    'est bon marché, sont bon marché, pas cher, pas chère, est une bonne affaire, faut acheter, acheter quand, moment d’acheter, est sous-évaluée, est sous-évalué, moment idéal pour acheter',
  ],
  less_useful: [
    'less useful, less important, less needed, less relevant, matter less, no use, useless, pointless, not needed, unnecessary, not necessary',
    'moins utiles, moins utile, moins importantes, moins important, moins nécessaires, moins pertinentes, ne servent à rien, ne sert à rien, inutiles, inutile, pas nécessaires',
  ],
  life_of_reserves: [
    'life of the mine, mine life, reserves, depletion',
    'vie de la mine, réserves, épuisement',
  ],
  best_estimate: [
    'best forecast, best predictor, best guide, good forecast',
    'meilleure prévision, meilleur prédicteur, meilleur guide',
  ],
  classic_for_ever: [
    'normal perpetuity, usual perpetuity, classic perpetuity, perpetuity like any, standard perpetuity, perpetuity as usual, perpetuity works',
    'à l’infini classique, perpétuité classique, à l’infini comme, à l’infini convient, infini normal, perpétuité normale, à l’infini habituelle',
  ],
  young_firm: [
    'start up, early stage, young company, pre revenue',
    'start up, jeune pousse, jeune société, société en amorçage',
  ],
  firm_without_sales: [
    'no revenue, no sales, no revenues, without revenue, without sales, no history, no track record',
    'sans chiffre d’affaires, sans revenus, sans ventes, sans historique, pas de chiffre d’affaires, aucun historique',
  ],
  suits_well: [
    'reference method, standard method, standard way, standard approach, go to method, classic method, works fine, works well, works particularly well',
    'méthode de référence, méthode standard, méthode classique, méthode la plus fiable, marche bien, fonctionne bien, marche parfaitement',
  ],
  missing_plan: [
    'without any plan, lack of a plan',
    'pas de business plan, n’y a pas de business plan, n’y a pas de plan, sans aucun plan, faute de plan',
  ],
  like_an_industrial_one: [
    'like an industrial’s, as for any company',
    'comme chez un industriel, comme dans l’industrie',
  ],
  hardly_any_of: [
    'almost none of, hardly any of, very little of, a small part of',
    'presque rien de, très peu de, une petite part de, presque pas de, une faible part de',
  ],
  insurer_or_bank: [
    'bank, banks, insurer, insurers',
    'banque, banques, assureur, assureurs, compagnie d’assurance',
  ],
  rates_a_company_on: [
    'use, uses, value on, valued on, start from, starts from, take, look at, is based on',
    'utilise, part de, pars de, partir de, valorise sur, prend, retient',
  ],
  leaves_plan_alone: [
    'no need to rework, not need to rework, no need to redo, not need to redo, no need to rebuild, not need to rebuild, no need to touch, leave the plan alone, leave the forecast alone, without reworking, without touching, without rebuilding, instead of rebuilding, instead of reworking, plan can stay, and move on, and keep the plan, and leave it there, keep the plan as it is',
    'plus besoin de retravailler, pas besoin de retravailler, pas besoin de toucher, pas besoin de reconstruire, pas besoin de refaire, inutile de retravailler, inutile de reconstruire, inutile de refaire, sans retoucher, sans toucher, sans reconstruire, sans retravailler, garde le plan, plan peut rester, n’a plus besoin de, au lieu de reconstruire, on laisse le plan',
  ],
  rate_supplement: ['wacc, discount rate, risk premium', 'cmpc, wacc, taux, prime de risque'],
  double_the_price: [
    'double the price, double the multiple, double the value, twice the price, price doubles, value doubles, price should double, price must double, twice as much, worth twice, pay double, double what you pay',
    'doubler le prix, doubler le multiple, doubler la valeur, prix double, valeur double, prix doit doubler, valeur doit doubler, deux fois plus cher, vaut deux fois, vaut le double, payer le double',
  ],
  paid_at_once: [
    'up front, upfront, from day one, on day one, today, now, immediately, at closing',
    'd’emblée, tout de suite, aujourd’hui, comptant, immédiatement, dès le départ, au closing',
  ],
  promised_profit: [
    'ebitda of the plan, plan ebitda, future ebitda, planned ebitda, doubling, growth of the plan, whole plan, full plan',
    'ebitda du plan, ebitda futur, doublement, croissance du plan, tout le plan, plan entier, ebitda promis',
  ],
  only_in_part: [
    'part, half, partly, rest, earn out, not, rather, only if, base case',
    'partie, moitié, reste, earn out, complément de prix, pas, plutôt, seulement si, cas de base',
  ],
  room_in_plants: [
    'capacity, hiring plan, headcount, number of hires',
    'capacité, recrutements, effectifs, embauches',
  ],
  past_delivery: [
    'past performance, track record, history of the budget, past budgets, historical performance, budget accuracy',
    'performances passées, historique, budgets passés, respect des budgets',
  ],
  risk_to_buyer: ['', 'protège surtout le vendeur'],
} as const satisfies Lexicon;
