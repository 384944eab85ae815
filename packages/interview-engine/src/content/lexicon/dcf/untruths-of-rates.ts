import type { Lexicon } from '../../types.ts';

/** The words of false statements about the cost of capital. */
export const untruthsOfRatesNotions = {
  goes_in: [
    'is used, is taken, enters, comes in, you use, i use, stays',
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
    'to the equity, to the cost of equity, on the cost of equity, to equity as well, cost of equity too, equity side, to both',
    'aux fonds propres, aux capitaux propres, au coût des fonds propres, sur les fonds propres, sur le coût des fonds propres, côté fonds propres',
  ],
  plain_sum_of_costs: [
    'cost of equity plus cost of debt',
    'somme du coût de la dette, addition du coût',
  ],
  above_cost_of_equity: [
    'wacc is higher than the cost of equity, wacc exceeds the cost of equity',
    'cmpc doit être supérieur au coût',
  ],
  old_coupon: [
    'historical coupon, historic coupon, contractual coupon, original coupon, old coupon, coupon in the contract, coupon they signed, historical rate, rate in the contract, past rate',
    'coupon historique, coupon contractuel, coupon d’origine, taux historique, taux d’origine, taux du contrat, coupon inscrit, taux facial, ancien taux',
  ],
  present_borrowing_rate: [
    'current yield, market yield, today’s yield, market rate, today’s rate',
    'taux de marché, taux actuel, rendement de marché, taux d’aujourd’hui',
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
    'market return plus the risk free, market return and add the risk free, risk free rate plus the market return',
    'rendement du marché et j’ajoute le taux sans risque',
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
    'beta above one, beta greater than one, beta over one, high beta, higher beta',
    'bêta supérieur à un, bêta élevé, bêta supérieur à 1',
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
    'lower cost of equity, less volatile, less risky, lower risk, lower return, lower beta, cannot be estimated, cannot be computed, cannot be calculated, discount on the cost of equity',
    'coût des fonds propres est plus bas, moins risqué, moins volatil, décote sur le coût, impossible de calculer, ne peut pas calculer, ne peut pas estimer, coût des fonds propres plus faible',
  ],
  rate_the_company_pays: [
    'what the company pays, rate the company pays, company borrows at, company’s borrowing rate, company pays its bank, company pays to its bank, rate on the company’s loans',
    'taux auquel la société emprunte, taux auquel elle emprunte, taux d’emprunt de la cible, taux d’emprunt de l’entreprise',
  ],
  higher_tax: [
    'higher tax, higher taxes, tax rate goes up, tax goes up, tax rate rises, more tax, tax increase, tax rises',
    'impôt plus élevé, impôt monte, hausse de l’impôt, hausse d’impôt, is plus élevé',
  ],
  debt_dearer: [
    'increases the cost of debt, debt more expensive, interest more expensive, higher cost of debt, debt dearer',
    'dette plus chère, renchérit, intérêts plus chers',
  ],
  wacc_climbs: [
    'raises the wacc, pushes up the wacc, wacc up, wacc rises, wacc goes up, increases the wacc, wacc increases, higher wacc, wacc climbs',
    'monter le cmpc, cmpc monte, cmpc augmente, augmente le cmpc, cmpc grimpe, cmpc plus élevé, relève le cmpc, renchérit le cmpc',
  ],
  from_first_euro: [
    'from the first euro, from the first dollar, from day one, any debt, every euro of debt, always raises the wacc',
    'dès le premier euro, toute dette, chaque euro de dette, la moindre dette, toujours monter le cmpc',
  ],
  leverage_level: [
    'leverage, gearing, more debt, level of debt, amount of debt, how much debt, how indebted, whatever the debt, about the debt',
    'levier, niveau de dette, niveau d’endettement, s’endette, plus de dette, montant de dette, quelle que soit la dette, de la dette',
  ],
  only_debt_feels_rates: [
    'rates only matter for debt, only matters for the debt, only hits the debt, only affects debt',
    'n’agit que sur la dette, fonds propres est insensible, ne joue que sur la dette, fonds propres n’y est pas sensible, n’agissent que sur la dette, ne jouent que sur la dette',
  ],
  pays_more_for_capital: [
    'pay more for capital, pays more for capital, higher cost of capital, more expensive capital, pay a higher rate',
    'paient plus cher, financement plus cher, coût du capital plus élevé, capital plus cher',
  ],
  must_be_book: [
    'have to be book values, must be book values, should be book values, come from the balance sheet, are the book values',
    'doivent être comptables, sont les valeurs comptables, viennent du bilan',
  ],
  equity_return_in_full: [
    'total return on shares, total expected return, full return on equities',
    'rendement total attendu, rendement total des actions, rentabilité totale des actions',
  ],
  higher_leverage: [
    'more indebted, more levered, more leveraged, highly levered, more debt, higher leverage',
    'plus endetté, plus de dette, davantage de dette, levier plus élevé, levier élevé, plus de levier',
  ],
  costs_crossed: ['', ''],
  dividend_paid: [
    'dividend yield, dividends it pays, dividends paid, dividend it pays, dividend over price',
    'rendement du dividende, dividendes versés, dividende versé, dividende qu’elle verse, dividende sur cours, dividendes représentent par rapport au cours',
  ],
  no_cost_without_dividend: ['', 'tant qu’on ne verse pas de dividende'],
  cheaper_lending: [
    'cost of debt falls, cost of debt declines, banks charge less, lenders charge less, lower margin, lenders ask for less',
    'coût de la dette baisse, banques prêtent moins cher, prêteurs demandent moins, banques demandent moins, marge baisse',
  ],
  illiquidity_premium: [
    'subtract a size premium, deduct a size premium, subtract a liquidity premium, subtract an illiquidity premium',
    '',
  ],
  no_beta_at_all: ['zero, equal to one, of one', 'zéro, égal à un, de un'],
  free_of_debt: [
    'no debt at all, zero debt, without any debt',
    'sans aucune dette, zéro dette, sans dette du tout',
  ],
  wacc_for_owners: [
    'wacc is the return shareholders, wacc is the return that shareholders, wacc is what shareholders, wacc is the cost of equity',
    'cmpc est le rendement que demandent les actionnaires, cmpc c’est le rendement',
  ],
  wacc_for_lenders: ['wacc is what lenders', ''],
  riskless_debt: ['', ''],
} as const satisfies Lexicon;
