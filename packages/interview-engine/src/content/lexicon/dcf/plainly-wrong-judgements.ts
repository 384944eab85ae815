import type { Lexicon } from '../../types.ts';

/** The words of plain mistakes about cycles, about when a DCF serves and about a seller's plan. */
export const plainlyWrongJudgements = {
  at_the_trough: [
    'at the bottom, at the trough, at the low point, in a downturn, at the low, in the trough, at the bottom of the cycle',
    'en bas de cycle, au creux, au point bas, dans le creux, en bas du cycle',
  ],
  at_the_peak: [
    'at the top, at the peak, at the high point, at the top of the cycle, at the high',
    'en sommet de cycle, en haut de cycle, au pic, au sommet, au point haut, en haut du cycle',
  ],
  dear_on_paper: [
    'expensive, dear, pricey, look expensive',
    'chères, chère, cher, chers, paraissent chères',
  ],
  low_multiple: [
    'low multiple, low multiples, multiple is low, multiples are low, multiple looks low, lowest multiple',
    'multiple bas, multiples bas, multiple faible, multiple est bas, multiple est faible, multiples sont bas, faible multiple',
  ],
  a_bargain: [
    'is cheap, are cheap, it’s cheap, means cheap, is a buy, is a bargain, buy when, time to buy, should buy, it is undervalued, is undervalued',
    'est bon marché, sont bon marché, pas cher, pas chère, est une bonne affaire, faut acheter, acheter quand, moment d’acheter, est sous-évaluée, est sous-évalué, moment idéal pour acheter',
  ],
  less_useful: [
    'less useful, less important, less needed, less relevant, matter less, of no use, no use, useless, pointless, not needed, unnecessary, not necessary',
    'moins utiles, moins utile, moins importantes, moins important, moins nécessaires, moins pertinentes, ne servent à rien, ne sert à rien, inutiles, inutile, pas nécessaires',
  ],
  life_of_reserves: [
    'reserve life, life of the mine, life of the reserves, mine life, reserves, remaining reserves, depletion',
    'durée de vie des réserves, durée des réserves, vie de la mine, durée de vie de la mine, durée de vie du gisement, réserves, épuisement',
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
    'start up, early stage, early stage start up, early stage company, young company, pre revenue',
    'start up, jeune pousse, jeune société, société en amorçage',
  ],
  firm_without_sales: [
    'no revenue, no sales, no revenues, without revenue, without sales, no history, no track record',
    'sans chiffre d’affaires, sans revenus, sans ventes, sans historique, pas de chiffre d’affaires, aucun historique',
  ],
  suits_well: [
    'reference method, standard method, standard way, standard approach, go to method, classic method, works fine, works well, works particularly well, the best method, most reliable method, ideal case, best case',
    'méthode de référence, méthode standard, méthode classique, méthode la plus fiable, meilleure méthode, marche bien, fonctionne bien, marche parfaitement, cas idéal',
  ],
  missing_plan: [
    'no business plan, without any plan, there is no plan, no plan at all, lack of a plan',
    'pas de business plan, pas de plan, n’y a pas de business plan, n’y a pas de plan, sans aucun plan, faute de plan, en l’absence de plan',
  ],
  like_an_industrial_one: [
    'like an industrial’s, like that of an industrial company, like for an industrial company, as at an industrial company, as for any company',
    'comme celle d’un industriel, comme la dette d’un industriel, comme chez un industriel, comme dans l’industrie',
  ],
  hardly_any_of: [
    'almost none of, hardly any of, very little of, only a small part of, a small part of',
    'presque rien de, très peu de, une petite part de, presque pas de, une faible part de',
  ],
  insurer_or_bank: [
    'bank, banks, insurer, insurers, insurance company',
    'banque, banques, assureur, assureurs, compagnie d’assurance',
  ],
  rates_a_company_on: [
    'use, uses, value on, valued on, start from, starts from, take, look at, is based on',
    'utilise, part de, pars de, partir de, valorise sur, se valorise sur, prend, retient, valorise à partir de',
  ],
  leaves_plan_alone: [
    'no need to rework, not need to rework, no need to redo, not need to redo, no need to rebuild, not need to rebuild, no need to touch, not touch the plan, leave the plan alone, leave the forecast alone, leave the plan as it is, leave the forecast as it is, keep the plan as it is, without reworking, without touching, without rebuilding, instead of rebuilding, instead of reworking, plan can stay, and move on, and keep the plan, and leave it there',
    'plus besoin de retravailler, pas besoin de retravailler, pas besoin de toucher, pas besoin de reconstruire, pas besoin de refaire, inutile de retravailler, inutile de reconstruire, inutile de refaire, sans retoucher, sans toucher, sans reconstruire, sans retravailler, on garde le plan, je garde le plan, garde le plan, plan peut rester, n’a plus besoin de, au lieu de reconstruire, on laisse le plan, laisse le plan tel quel',
  ],
  rate_supplement: [
    'wacc, discount rate, risk premium, premium to the wacc, points to the wacc',
    'cmpc, wacc, taux d’actualisation, taux, prime de risque',
  ],
  double_the_price: [
    'double the price, double the multiple, double the value, twice the price, price doubles, value doubles, price should double, price must double, twice as much, worth twice, pay double, double what you pay',
    'doubler le prix, doubler le multiple, doubler la valeur, prix double, valeur double, prix doit doubler, valeur doit doubler, deux fois plus cher, vaut deux fois, vaut le double, payer le double',
  ],
  paid_at_once: [
    'up front, upfront, from day one, on day one, today, now, immediately, at closing',
    'd’emblée, tout de suite, dès aujourd’hui, aujourd’hui, comptant, immédiatement, dès le départ, au closing',
  ],
  promised_profit: [
    'doubled ebitda, ebitda of the plan, plan ebitda, future ebitda, planned ebitda, doubling, growth of the plan, whole plan, full plan',
    'ebitda du plan, ebitda doublé, ebitda futur, doublement, croissance du plan, tout le plan, plan entier, ebitda promis',
  ],
  only_in_part: [
    'part, half, partly, rest, earn out, not, rather, only if, base case',
    'partie, moitié, reste, earn out, complément de prix, pas, plutôt, seulement si, cas de base',
  ],
  room_in_plants: [
    'capacity, plant capacity, capacity of the plants, production capacity, hiring plan, headcount, number of hires',
    'capacité, capacité des usines, capacité de production, recrutements, effectifs, embauches',
  ],
  past_delivery: [
    'past performance, track record, history of the budget, past budgets, historical performance, budget accuracy',
    'performances passées, historique, budgets passés, historique des budgets, respect des budgets',
  ],
  risk_to_buyer: [
    'mainly protects the seller, only protects the seller',
    'protège surtout le vendeur, protège avant tout le vendeur, protège d’abord le vendeur',
  ],
} as const satisfies Lexicon;
