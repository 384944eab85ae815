import type { Lexicon } from '../../types.ts';

/** Turns of phrase that link the wrong growth, date or company to a DCF. */
export const plainlyWrongLinks = {
  ever_more_debt: [
    '',
    'plus la cible est endettée, plus elle est endettée, plus une société est endettée, plus la société est endettée',
  ],
  aligned_with: [
    'aligned with, in line with, equal to, the same as, based on, keep, use, take, stay at',
    'aligné sur, alignée sur, égal à, égale à, celui du, celle du, cohérent avec, garde, utilise, prend, retient',
  ],
  plan_growth: [
    'growth rate of the plan, plan years’ growth, growth rate of the plan, growth in the plan',
    'rythme du plan, taux du plan',
  ],
  low_or_careful: [
    'not, never, rather, below, lower',
    'pas, jamais, plutôt, inférieur, inférieure, plus bas, en dessous',
  ],
  suits_well: [
    'method of choice, gold standard, natural method, perfectly suited, works beautifully, works wonderfully, perfect fit, textbook fit',
    'méthode reine, méthode de choix, méthode naturelle, parfaitement adapté, particulièrement adapté, marche à merveille, fonctionne à merveille, marche très bien',
  ],
  steady_firm: [
    'mature company, mature companies, stable company, stable companies, stable cash flows, predictable cash flows, mature business, stable business',
    'société mature, sociétés matures, société stable, flux stables, cash flows stables, flux prévisibles, cash flows prévisibles, entreprise mature',
  ],
  ambitious_plan: [
    'aggressive plan, ambitious plan, more aggressive the plan, more ambitious the plan, plan that doubles',
    'plan agressif, plan ambitieux, plan plus agressif, plan plus ambitieux, plan très ambitieux, plan qui double',
  ],
  lower_rate_for_it: [
    'lower the discount rate, lower discount rate, lower the wacc, lower wacc, reduce the discount rate, reduce the wacc, cut the wacc, less risky, lower risk, safer',
    'baisser le taux, taux plus bas, baisser le cmpc, cmpc plus bas, réduire le cmpc, réduire le taux, moins risqué, moins de risque, plus sûr',
  ],
  profit_years_ahead: [
    'year three ebitda, ebitda of year three, ebitda in year three, year 3 ebitda, future ebitda, plan ebitda, doubled ebitda, ebitda of the plan',
    'ebitda de l’année trois, ebitda de l’année 3, ebitda dans trois ans, ebitda du plan, ebitda futur, ebitda doublé, ebitda de la dernière année',
  ],
  price_of_today: [
    'price today, pay today, today’s price, is what I pay, is the price',
    'prix aujourd’hui, payer aujourd’hui, prix d’aujourd’hui, est le prix',
  ],
  corrects_it: [
    'corrects, rather, plain, simple, basic, classic, usually',
    'corrige, plutôt, simple, basique, classique, habituellement, lieu',
  ],
  rate_alone: [
    'growth is already in the numerator, growth already in the numerator',
    'croissance est déjà au numérateur, croissance est déjà dans le numérateur, croissance est déjà comptée au numérateur',
  ],
} as const satisfies Lexicon;
