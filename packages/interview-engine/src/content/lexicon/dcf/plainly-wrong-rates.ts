import type { Lexicon } from '../../types.ts';

/** The words of plain mistakes about the cost of capital. */
export const plainlyWrongRates = {
  demands_more_than: [
    'ask for a higher return than, ask for more than, demand more than, demand a higher return than, want more than, want a higher return than, require a higher return than, require more than, expect more than, expect a higher return than, need a higher return than',
    'exigent plus que, exigent davantage que, demandent plus que, demandent davantage que, veulent plus que, attendent plus que, exigent un rendement plus élevé que, demandent un rendement plus élevé que, exigent un rendement supérieur à',
  ],
  demands_less_than: [
    'ask for less than, ask for a lower return than, demand less than, demand a lower return than, want less than, require less than, require a lower return than, expect less than, accept less than, accept a lower return than, content with less than',
    'exigent moins que, demandent moins que, veulent moins que, attendent moins que, acceptent moins que, exigent un rendement plus faible que, demandent un rendement plus faible que, se contentent de moins que, exigent un rendement inférieur à',
  ],
  stands_above: [
    'is higher than, is always higher than, higher than, is above, always above, exceeds, always exceeds, is greater than, costs more than, is more than, is dearer than, more expensive than',
    'est supérieur au, est toujours supérieur au, supérieur au, dépasse, dépasse toujours, est au-dessus du, est plus élevé que, est toujours plus élevé que, coûte plus cher que, coûte plus que, plus cher que',
  ],
  stands_below: [
    'is lower than, is always lower than, lower than, is below, always below, is less than, costs less than, cheaper than',
    'est inférieur au, est toujours inférieur au, inférieur au, est en dessous du, est plus bas que, est plus faible que, coûte moins que, moins cher que',
  ],
  no_tax_correction: [
    'no tax adjustment, not adjust for tax, not adjust it for tax, not adjusted for tax, without adjusting for tax, no adjustment for tax, no need to adjust for tax, not need to adjust for tax, no need to tax affect, not tax affect, not multiply by one minus, no one minus tax, without multiplying by one minus, not take it after tax, not net of tax, tax plays no part, tax not come into it',
    'pas de correction d’impôt, sans correction d’impôt, sans tenir compte de l’impôt, ne corrige pas de l’impôt, pas d’ajustement fiscal, sans ajustement fiscal, pas besoin de corriger de l’impôt, ne multiplie pas par un moins, sans multiplier par un moins, sans le un moins, ne le prend pas net d’impôt, pas net d’impôt, sans déduire l’impôt, impôt n’intervient pas',
  ],
  gearing_of_peer: [
    'peer’s structure, peers’ structure, peer structure, peer’s capital structure, peers’ capital structure, peer’s leverage, peers’ leverage, peer’s gearing, peers’ gearing, peer’s debt, peers’ debt, structure of the peer, leverage of the peer, debt of the peer, comparable’s structure, comparable’s capital structure, comparable’s leverage, structure of the comparable, leverage of the comparable, capital structure of the peer, capital structure of the comparable, average leverage of the peers, debt to equity of the peer, at the peer’s, at the peers’, at the comparable’s, to the peer’s',
    'structure du pair, structure des pairs, structure financière du pair, structure financière des pairs, structure du comparable, structure des comparables, structure financière du comparable, structure financière des comparables, levier du pair, levier des pairs, levier moyen des pairs, levier du comparable, levier des comparables, dette du pair, dette du comparable, endettement du pair, endettement du comparable, endettement des pairs, gearing du pair, celle du comparable, celle du pair, celui du pair, celui du comparable',
  ],
  gearing_of_target: [
    'target’s structure, target structure, target’s capital structure, target capital structure, target’s leverage, target’s gearing, target’s debt, structure of the target, leverage of the target, company’s own structure, at the target’s, own capital structure',
    'structure de la cible, structure financière de la cible, structure cible, levier de la cible, dette de la cible, endettement de la cible, gearing de la cible, celle de la cible, celui de la cible, sa propre structure',
  ],
  gearing_noun: [
    'capital structure, leverage, gearing, debt, indebtedness, level of debt, financing',
    'structure financière, structure du capital, levier, endettement, dette, niveau de dette, financement',
  ],
  low_equity_beta: [
    'the lower the equity beta, the lower the beta, lower the beta, reduces the equity beta, lowers the equity beta, equity beta falls, equity beta goes down',
    'plus le bêta est faible, plus le bêta est bas, plus le bêta baisse, plus son bêta est faible, réduit le bêta, bêta baisse, bêta diminue',
  ],
  high_beta: [
    'beta of one point two, beta of one point five, beta of one point three, beta of two, beta of 1.5, beta of 1.2, beta of 2',
    'bêta de un virgule deux, bêta de un virgule cinq, bêta de deux, bêta de 1,5, bêta de 1,2, bêta de 2',
  ],
  short_policy_rate: [
    'short term rate, short rate, central bank rate, policy rate, overnight rate, overnight, three month, euribor, t bill, t bills, treasury bill, treasury bills, money market rate',
    'taux court, taux à court terme, court terme, taux de la banque centrale, taux directeur, taux au jour le jour, trois mois, euribor, taux monétaire, bons du trésor à trois mois',
  ],
  long_dated: ['long term, ten year, long dated, long', 'long terme, dix ans, long'],
  at_any_level: [
    'at any level, at every level, whatever the level, at all levels, any amount of debt, no matter how much, however high, at any leverage, however much',
    'quel que soit le niveau, à tout niveau, à n’importe quel niveau, à tous les niveaux, quel que soit le levier, quelle que soit la dette, sans exception',
  ],
  ever_more_debt: [
    'the more debt, the more leverage, the higher the leverage, the more it borrows, the more you borrow, the more a company borrows, the more indebted, the more levered',
    'plus on s’endette, plus il y a de dette, plus on met de dette, plus la société s’endette, plus le levier est élevé, plus l’endettement est élevé, plus elle s’endette, plus une société s’endette, plus on ajoute de dette',
  ],
  the_lower_the_wacc: [
    'the lower the wacc, the lower its wacc, the cheaper the wacc, the lower the cost of capital, the lower its cost of capital, the more the wacc falls',
    'plus le cmpc baisse, plus le wacc baisse, plus le cmpc est bas, plus le cmpc est faible, plus le wacc est bas, plus le coût du capital baisse, plus le coût du capital est bas',
  ],
  up_to_a_point: [
    'at first, initially, up to, until, to begin with, beyond, too much',
    'd’abord, au début, jusqu’à, au-delà, trop, dans un premier temps, seuil',
  ],
  rates_noun: [
    'rates, interest rates, risk free rate, risk free rates, risk free, market rates, interest rate, euribor',
    'taux, taux d’intérêt, taux sans risque, taux de marché, euribor, oat',
  ],
  rates_that_rise: [
    'rates rise, rates go up, rates increase, rates climb, rates are up, rates are higher, higher rates, higher interest rates, higher risk free rate, higher risk free rates, rising rates, risk free rate rises, risk free rate goes up, rise in rates, rate rises, increase in rates, interest rates rise',
    'taux montent, taux augmentent, taux remontent, taux grimpent, taux plus élevés, taux plus hauts, taux sans risque montent, taux sans risque monte, taux sans risque augmente, hausse des taux, remontée des taux, montée des taux, taux d’intérêt montent, taux d’intérêt augmentent',
  ],
} as const satisfies Lexicon;
