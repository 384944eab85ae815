import type { Lexicon } from '../../types.ts';

/** The words of plain mistakes about the cost of capital. */
export const plainlyWrongRates = {
  demands_more_than: [
    'ask for a higher return than, ask for more than, demand more than, want more than, require more than, expect more than',
    'exigent plus que, exigent davantage que, demandent plus que, demandent davantage que, veulent plus que, attendent plus que',
  ],
  demands_less_than: [
    'ask for less than, demand less than, want less than, require less than, expect less than, accept less than, content with less than',
    'exigent moins que, demandent moins que, veulent moins que, attendent moins que, acceptent moins que',
  ],
  stands_above: [
    'is above, exceeds, is greater than, is more than, higher than, always above, costs more than, is dearer than, more expensive than',
    'dépasse, supérieur au, est au-dessus du, est plus élevé que, coûte plus que, plus cher que',
  ],
  stands_below: [
    'is below, is less than, lower than, always below, costs less than, cheaper than',
    'est plus faible que, inférieur au, est en dessous du, est plus bas que, coûte moins que, moins cher que',
  ],
  no_tax_correction: [
    'no tax adjustment, not adjust for tax, not adjust it for tax, not adjusted for tax, without adjusting for tax, no adjustment for tax, not tax affect, no one minus tax, not net of tax, tax plays no part',
    'sans correction d’impôt, pas d’ajustement fiscal, sans ajustement fiscal, sans le un moins, pas net d’impôt, sans déduire l’impôt, impôt n’intervient pas',
  ],
  gearing_of_peer: [
    'peer’s structure, peers’ structure, peer structure, peer’s capital structure, peers’ capital structure, peer’s leverage, peers’ leverage, peer’s gearing, peers’ gearing, peer’s debt, peers’ debt, structure of the peer, leverage of the peer, debt of the peer, comparable’s structure, comparable’s capital structure, comparable’s leverage, structure of the comparable, leverage of the comparable, at the peers’, at the comparable’s, to the peer’s',
    'structure du pair, structure des pairs, structure financière du pair, structure financière des pairs, structure du comparable, structure des comparables, structure financière du comparable, structure financière des comparables, levier du pair, levier des pairs, levier moyen des pairs, levier du comparable, levier des comparables, dette du pair, dette du comparable, endettement du pair, endettement du comparable, endettement des pairs, gearing du pair, celle du comparable, celle du pair, celui du pair, celui du comparable',
  ],
  gearing_of_target: [
    'target’s structure, target structure, target’s capital structure, target capital structure, target’s leverage, target’s gearing, target’s debt, structure of the target, leverage of the target, company’s own structure, at the target’s, own capital structure',
    'structure de la cible, structure financière de la cible, structure cible, levier de la cible, dette de la cible, endettement de la cible, gearing de la cible, celle de la cible, celui de la cible, sa propre structure',
  ],
  gearing_noun: [
    'capital structure, leverage, gearing, debt, indebtedness, financing',
    'structure financière, structure du capital, levier, endettement, dette, financement',
  ],
  low_equity_beta: [
    'lower the beta, reduces the equity beta, lowers the equity beta, equity beta falls, equity beta goes down',
    'plus le bêta baisse, réduit le bêta, bêta baisse, bêta diminue',
  ],
  high_beta: [
    'beta of one point two, beta of two, beta of 1.5, beta of 1.2, beta of 2',
    'bêta de un virgule deux, bêta de deux, 5, bêta de 1, 2',
  ],
  short_policy_rate: [
    'short term rate, short rate, central bank rate, policy rate, overnight, three month, euribor, t bill, t bills, treasury bill, treasury bills, money market rate',
    'taux court, court terme, taux directeur, trois mois, euribor, taux monétaire',
  ],
  long_dated: ['ten year, long', 'dix ans, long'],
  at_any_level: [
    'at any level, at every level, whatever the level, at all levels, any amount of debt, no matter how much, however high, at any leverage, however much',
    'quel que soit le niveau, à tout niveau, à tous les niveaux, quel que soit le levier, sans exception',
  ],
  ever_more_debt: [
    'the more debt, the more leverage, the higher the leverage, the more it borrows, the more you borrow, the more indebted, the more levered',
    'plus on s’endette, plus il y a de dette, plus on met de dette, plus elle s’endette, plus une société s’endette',
  ],
  the_lower_the_wacc: [
    'the lower the wacc, the lower its wacc, the cheaper the wacc',
    'plus le cmpc baisse, plus le wacc baisse',
  ],
  up_to_a_point: [
    'at first, initially, to begin with, beyond',
    'd’abord, au début, au-delà, dans un premier temps, seuil',
  ],
  rates_noun: ['rates, risk free, euribor', 'taux, taux sans risque, euribor, oat'],
  rates_that_rise: [
    'rates rise, rates go up, rates increase, rates climb, rates are up, rates are higher, higher rates, higher interest rates, higher risk free rate, higher risk free rates, rising rates, risk free rate goes up, rise in rates, rate rises, increase in rates',
    'taux montent, taux augmentent, taux remontent, taux grimpent, taux plus élevés, taux plus hauts, taux sans risque montent, taux sans risque monte, taux sans risque augmente, hausse des taux, remontée des taux, montée des taux, taux d’intérêt montent, taux d’intérêt augmentent',
  ],
} as const satisfies Lexicon;
