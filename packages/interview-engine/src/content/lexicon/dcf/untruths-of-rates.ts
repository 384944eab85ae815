import type { Lexicon } from '../../types.ts';

/** The words of false statements about the cost of capital. */
export const untruthsOfRatesNotions = {
  goes_in: [
    'goes in, go in, goes into, is used, is taken, enters, comes in, is put in, you use, i use, stays',
    'se prend, entre, intervient, on la prend, se met, s’utilise, reste, rentre',
  ],
  has_no_bearing: [
    'nothing to do with, no bearing on, plays no part in, no role in, does not affect, does not influence, does not change, has no influence on, is independent of, has no effect on, has no impact on',
    'rien à voir avec, n’influence pas, n’influe pas, n’affecte pas, ne modifie pas, aucune influence sur, aucun effet sur, aucun impact sur, indépendant, ne dépend pas, ne change pas avec',
  ],
  whole_wacc: [
    'whole wacc, entire wacc, total wacc, final wacc, wacc itself, resulting wacc, overall wacc, full wacc, whole average, wacc as a whole, all of the wacc',
    'tout le cmpc, cmpc entier, cmpc final, cmpc total, ensemble du cmpc, le total, moyenne entière, totalité du cmpc, cmpc en entier, tout le wacc',
  ],
  onto_equity: [
    'to the equity, on the equity side, to the cost of equity, on the cost of equity, to equity as well, cost of equity too, equity side, to both',
    'aux fonds propres, aux capitaux propres, au coût des fonds propres, sur les fonds propres, sur le coût des fonds propres, côté fonds propres',
  ],
  plain_sum_of_costs: [
    'cost of equity plus cost of debt, cost of equity plus the cost of debt, cost of debt plus cost of equity, cost of debt plus the cost of equity, sum of the cost of equity, sum of the cost of debt',
    'coût des fonds propres plus le coût de la dette, coût des fonds propres plus coût de la dette, coût de la dette plus le coût des fonds propres, coût de la dette plus coût des fonds propres, somme du coût de la dette, somme du coût des fonds propres, addition du coût',
  ],
  above_cost_of_equity: [
    'wacc is higher than the cost of equity, wacc is above the cost of equity, wacc above the cost of equity, wacc exceeds the cost of equity, wacc is always above the cost of equity',
    'cmpc est supérieur au coût des fonds propres, cmpc dépasse le coût des fonds propres, cmpc est au-dessus du coût des fonds propres, cmpc est plus élevé que le coût des fonds propres',
  ],
  old_coupon: [
    'historical coupon, historic coupon, contractual coupon, original coupon, old coupon, coupon in the contract, coupon on the existing debt, coupon they signed, rate on the existing loans, historical rate, rate in the contract, past rate, average historical rate',
    'coupon historique, coupon contractuel, coupon d’origine, taux historique, taux d’origine, taux du contrat, coupon inscrit, taux facial, ancien taux',
  ],
  present_borrowing_rate: [
    'current yield, market yield, today’s yield, current market rate, market rate, today’s rate',
    'taux de marché, taux de marché actuel, taux actuel, rendement de marché, taux d’aujourd’hui',
  ],
  without_importance: [
    'does not matter, do not matter, is irrelevant, are irrelevant, no importance, makes no difference, same reliability, no relevance',
    'aucune importance, n’a pas d’importance, peu importe, n’importe pas, fiabilité est la même, ne compte pas, importe peu',
  ],
  above_nothing_but: [
    'minus, less, over, above, excess, premium, net of, difference, gap, spread',
    'moins, au-delà, prime, diminué, différence, écart, net du, excédent',
  ],
  no_deduction: [
    'without deducting, without subtracting, nothing deducted, nothing subtracted, no deduction, without taking anything off',
    'sans rien retrancher, sans retrancher, sans rien retirer, sans rien déduire, sans déduire, sans soustraire',
  ],
  market_return_plus_rate: [
    'market return plus the risk free, return of the market plus the risk free, market return and add the risk free, risk free plus the market return, risk free rate plus the market return',
    'rendement du marché plus le taux sans risque, rendement du marché et j’ajoute le taux sans risque, rendement du marché et on ajoute le taux sans risque, rendement du marché puis j’ajoute le taux sans risque, taux sans risque plus le rendement du marché',
  ],
  unlever_word: [
    'unlever, unlevering, unlevered, delever the beta',
    'désendetter, désendettement, désendetté, désendette',
  ],
  relever_word: [
    'relever, relevering, relevered, re lever',
    'réendetter, réendettement, réendetté, réendette',
  ],
  beta_higher: [
    'goes up, go up, goes higher, makes it rise, raises the beta, increases the beta, higher beta, higher asset beta, higher unlevered beta, beta rises, bigger beta',
    'fait monter, fait grimper, augmente le bêta, bêta plus élevé, bêta plus fort, bêta supérieur, bêta monte, bêta augmente',
  ],
  beta_lower: [
    'goes down, go down, brings the beta down, brings it down, lowers the beta, reduces the beta, lower beta, beta falls, beta comes down',
    'fait baisser, fait descendre, réduit le bêta, diminue le bêta, bêta plus faible, bêta plus bas, bêta baisse, bêta diminue, bêta des actions diminue, bêta des actions baisse',
  ],
  leverage_of_peer: [
    'peer’s leverage, peer’s capital structure, peer’s debt, peer’s gearing, peer’s structure, leverage of the peer',
    'levier du pair, structure du pair, dette du pair, levier des pairs, structure financière du pair, endettement du pair',
  ],
  leverage_of_target: [
    'target’s, of the target, target structure, target leverage, its own structure',
    'de la cible, structure cible, levier cible, de la société',
  ],
  own_risk: [
    'specific risk, specific to the company, company specific, idiosyncratic, diversifiable risk, total risk, own risk',
    'risque spécifique, risque propre, risque diversifiable, risque total, propre à l’entreprise, propre à la société, spécifique à',
  ],
  measures: ['measures, captures, reflects, shows', 'mesure, reflète, capte, traduit'],
  high_beta: [
    'beta above one, beta greater than one, beta over one, beta of more than one, high beta, higher beta',
    'bêta supérieur à un, bêta au-dessus de un, bêta élevé, bêta plus grand que un, bêta supérieur à 1',
  ],
  less_risky: [
    'less risky, safer, lower risk, less volatile, less risk',
    'moins risqué, moins risquée, moins volatil, moins volatile, plus sûr, moins de risque',
  ],
  not_listed: [
    'unlisted, not listed, private company, not quoted, is private, not traded',
    'non coté, non cotée, pas cotée, pas coté, absence de cotation',
  ],
  lower_cost_of_equity: [
    'lower cost of equity, cost of equity is lower, discount on the cost of equity, less volatile, less risky, lower risk, lower return, lower beta, cannot be estimated, cannot be computed, cannot be calculated',
    'coût des fonds propres plus bas, coût des fonds propres est plus bas, coût des fonds propres plus faible, coût des fonds propres est plus faible, moins risqué, moins volatil, décote sur le coût, impossible de calculer, ne peut pas calculer, ne peut pas estimer',
  ],
  rate_the_company_pays: [
    'what the company pays, rate the company pays, company borrows at, what the company borrows at, company’s borrowing rate, company pays its bank, company pays to its bank',
    'taux auquel la société emprunte, taux auquel elle emprunte, ce que la société paie à, ce que paie la société, taux payé par la société',
  ],
  higher_tax: [
    'higher tax, higher taxes, tax rate goes up, tax goes up, tax rate rises, more tax, tax increase, tax rises',
    'impôt plus élevé, taux d’impôt plus élevé, taux d’impôt monte, impôt monte, hausse de l’impôt, hausse d’impôt, hausse du taux d’impôt, is plus élevé',
  ],
  debt_dearer: [
    'increases the cost of debt, raises the cost of debt, makes debt more expensive, debt more expensive, interest more expensive, higher cost of debt, debt dearer',
    'augmente le coût de la dette, dette plus chère, renchérit, coût de la dette plus élevé, fait monter le coût de la dette, intérêts plus chers',
  ],
  wacc_climbs: [
    'raises the wacc, pushes the wacc up, pushes up the wacc, wacc up, wacc rises, wacc goes up, increases the wacc, wacc increases, higher wacc, wacc climbs',
    'monter le cmpc, cmpc monte, cmpc augmente, augmente le cmpc, cmpc grimpe, cmpc plus élevé, relève le cmpc, renchérit le cmpc',
  ],
  from_first_euro: [
    'from the first euro, from the first dollar, from day one, any debt at all, any debt, every euro of debt, each extra euro of debt, always raises the wacc, always pushes the wacc up',
    'dès le premier euro, toute dette, chaque euro de dette, la moindre dette, toujours monter le cmpc',
  ],
  leverage_level: [
    'leverage, gearing, more debt, level of debt, amount of debt, how much debt, how indebted',
    'levier, niveau de dette, niveau d’endettement, s’endette, plus de dette, montant de dette',
  ],
  only_debt_feels_rates: [
    'rates only matter for the debt, rates only matter for debt, only matters for the debt, only hits the debt, only affects debt, cost of equity is not sensitive, cost of equity does not react, equity is not affected by rates',
    'n’agit que sur la dette, n’agissent que sur la dette, ne joue que sur la dette, ne pèse que sur la dette, ne concernent que la dette, fonds propres n’y est pas sensible, fonds propres n’y sont pas sensibles, fonds propres est insensible, fonds propres ne dépend pas des taux',
  ],
  pays_more_for_capital: [
    'pay more for capital, pays more for capital, higher cost of capital, more expensive capital, pay a higher rate',
    'paient plus cher, se financent plus cher, financement plus cher, coût du capital plus élevé',
  ],
  must_be_book: [
    'have to be book values, has to be book value, must be book values, should be book values, come from the balance sheet, are the book values',
    'doivent être les valeurs comptables, doivent être comptables, sont les valeurs comptables, viennent du bilan',
  ],
  equity_return_in_full: [
    'total return on shares, total expected return, full return on equities',
    'rendement total attendu, rendement total des actions, rentabilité totale des actions',
  ],
  higher_leverage: [
    'more indebted, more levered, more leveraged, highly levered, more debt, higher leverage',
    'plus endetté, plus de dette, davantage de dette, levier plus élevé, levier élevé, plus de levier',
  ],
  costs_crossed: [
    'cost of equity times the debt weight, cost of equity times the weight of debt, cost of debt times the equity weight, cost of debt times the weight of equity, weight of debt times the cost of equity',
    'coût des fonds propres par le poids de la dette, coût des fonds propres fois le poids de la dette, coût de la dette fois le poids des fonds propres',
  ],
  dividend_paid: [
    'dividend yield, dividends it pays, dividends paid, dividend it pays, dividend over price',
    'rendement du dividende, dividendes versés, dividende versé, dividende qu’elle verse, dividende sur cours',
  ],
  no_cost_without_dividend: [
    'no cost without a dividend, as long as no dividend, if it pays no dividend, unless it pays a dividend',
    'tant qu’on ne verse pas de dividende, tant qu’il n’y a pas de dividende, si on ne verse pas de dividende',
  ],
  cheaper_lending: [
    'cost of debt falls, cost of debt goes down, cost of debt declines, banks charge less, lenders charge less, lower margin, lenders ask for less',
    'coût de la dette baisse, coût de la dette diminue, banques prêtent moins cher, prêteurs demandent moins, banques demandent moins, marge baisse',
  ],
  illiquidity_premium: [
    'subtract a size premium, deduct a size premium, subtract a liquidity premium, subtract an illiquidity premium',
    'retire une prime de taille, retranche une prime de taille, retire une prime d’illiquidité, déduis une prime de taille',
  ],
  no_beta_at_all: ['zero, equal to one, of one', 'zéro, égal à un, de un'],
  free_of_debt: [
    'no debt at all, zero debt, without any debt',
    'sans aucune dette, zéro dette, sans dette du tout',
  ],
  wacc_for_owners: [
    'wacc is the return shareholders, wacc is the return that shareholders, wacc is what shareholders, wacc is the cost of equity, wacc is just the cost of equity',
    'cmpc est le rendement que demandent les actionnaires, cmpc c’est le rendement, cmpc est le rendement exigé par les actionnaires, cmpc est ce que demandent les actionnaires, cmpc c’est le coût des fonds propres, cmpc est le coût des fonds propres',
  ],
  wacc_for_lenders: [
    'wacc is the interest rate, wacc is the cost of debt, wacc is what the banks, wacc is what lenders, wacc is the rate the company borrows',
    'cmpc est le taux d’intérêt, cmpc est le coût de la dette, cmpc c’est le coût de la dette, cmpc est le taux auquel',
  ],
  riskless_debt: [
    'cost of debt is the risk free, cost of debt equals the risk free',
    'coût de la dette est le taux sans risque, coût de la dette c’est le taux sans risque',
  ],
} as const satisfies Lexicon;
