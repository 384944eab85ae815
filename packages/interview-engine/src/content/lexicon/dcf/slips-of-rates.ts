import type { Lexicon } from '../../types.ts';

/** How tax, dividends, premiums, growth, dates and interest rates are mistaken in a DCF. */
export const slipsOfRates = {
  is_taxed: [
    'is taxed, are taxed, gets taxed, being taxed',
    'est imposé, est imposée, sont imposés, sont imposées, est taxé, est taxée, sont taxés',
  ],
  tax_paid_by: [
    'tax paid by, paid in tax by, taxes paid by, withheld by',
    'impôt payé par, impôt que paie, impôt que paient, impôt acquitté par, impôt retenu par',
  ],
  own_deduction: [
    'save, saves, saving, deductible, deduct, deduction, company pays less, taxable profit',
    'économise, économie, déductible, déductibles, déduit, déduction, société paie moins, résultat imposable',
  ],
  dividend_paid: [
    'dividend we pay, dividend they receive, dividend the shareholders receive, dividend paid to, dividend over the share price, dividend divided by, dividend rate, dividends we pay, annual dividend',
    'dividende qu’on leur verse, dividende qu’on verse, dividende que touchent, dividende que reçoivent, dividende distribué, taux de dividende, taux de distribution, dividende annuel, dividendes distribués, dividende qu’ils touchent',
  ],
  that_is: [
    'that’s the, it’s the, is the, is just the, is simply the, corresponds to the, that is, which is the',
    'c’est le, est le, ce sont les, correspond au, se résume au, c’est simplement le, soit le',
  ],
  cost_only_their: [
    'only cost their, cost only their, cost nothing but, only costs the',
    'ne coûtent que leur, ne coûtent que le, ne coûte que le, ne coûtent que les',
  ],
  cuts_dividend: [
    'cut the dividend, cutting the dividend, stop the dividend, no dividend, without a dividend, suspend the dividend, skip the dividend, not pay a dividend, not pay dividends',
    'coupe le dividende, couper le dividende, supprime le dividende, supprimer le dividende, pas de dividende, arrête le dividende, ne verse plus de dividende, suspend le dividende, sans dividende',
  ],
  costs_nothing: [
    'costs nothing, cost nothing, no cost, is free, costs us nothing, becomes free, comes free',
    'ne coûte rien, ne coûte plus rien, ne coûtent rien, ne coûtent plus rien, gratuit, gratuits, pas de coût, aucun coût',
  ],
  even_without: ['even, mean, means, although', 'même, veut dire, signifie, bien que'],
  amounts_to: [
    'is, means, equals, represents, stands for, is simply',
    'est, c’est, correspond, égale, égal, représente',
  ],
  whole_market_return: [
    'total return, return of the stock market, return on the stock market, return of the market, return on the market, market returns, return on the index, return of the index, expected market return, market return, average return of shares, average return on shares, expected return of shares, stock market return, return on stocks, return on shares, performance of the market, yield you get on',
    'rendement total, rendement de la bourse, rendement de l’indice, rendement attendu des actions, marché rapporte, rapporte le marché, bourse rapporte, performance de la bourse, performance moyenne de la bourse, performance du marché, rendement moyen des actions, rendement du cac, rendement du marché, rendement attendu du marché, rendement attendu de la bourse, rendement moyen de la bourse',
  ],
  beyond_the_safe_rate: [
    'minus, less, above, excess, over the risk free, over government, over bonds, over treasuries, over safe, over what, over and above, on top, extra, more than, net of, difference, gap, spread, beyond, additional, not, over it, compared with',
    'moins, au-delà, en plus, de plus, diminué, différence, écart, net du, excédent, supplément, surplus, supplémentaire, au-dessus, pas, par rapport',
  ],
  safe_rate_included: [
    'risk free included, risk free rate included, including the risk free, includes the risk free, already includes the risk free, inclusive of the risk free',
    'sans risque compris, sans risque inclus, inclut le taux sans risque, inclut déjà, comprend le taux sans risque, comprend déjà, contient déjà le taux, y compris le taux sans risque',
  ],
  plan_growth: [
    'pace of the last plan years, pace of the last years, growth of the last years, pace of the plan, rate of the last years, growth of the final years, pace of the final years, recent pace',
    'rythme des dernières années, croissance de fin de plan, rythme de fin de plan, rythme actuel, rythme des dernières, rythme récent',
  ],
  any_growth: [
    'any growth, any growth rate, any rate of growth, whatever growth',
    'n’importe quelle croissance, toute croissance, n’importe quel taux de croissance',
  ],
  as_long_as_under: [
    'as long as it is below, as long as it stays, provided it is lower, provided it’s lower, provided it is below, provided it’s below, as long as it is under, as long as it’s below, so long as it’s under, as long as it’s under',
    'tant que ça reste, tant que c’est sous, tant qu’elle reste, tant qu’on reste, du moment qu’elle reste, du moment que c’est, du moment que ça reste, à condition de rester, à condition qu’elle reste',
  ],
  only_limit: [
    'only limit, only constraint, only condition, only cap',
    'seule limite, seule contrainte, seule condition, seul plafond',
  ],
  happily_use: [
    'would rather put, would rather use, would go up to, can go up to, would go as high as',
    'je mettrais, mettrais plutôt, monterais à, irais jusqu’à, prendrais plutôt',
  ],
  quite_fine: [
    'is okay, is ok, is quite ok, is all right, works fine',
    'ça passe, ça va, passe très bien, tient la route',
  ],
  whole_year_less: [
    'one full year less, a full year less, full year less, whole year less, one year less, a year less, a year off, one year off, twelve months less',
    'année entière de moins, un an de moins, année de moins, an entier de moins, an complet de moins, un an à chaque, une année à chaque, douze mois de moins',
  ],
  exponents_from_zero: [
    '0 1 2, 0 1 and 2, zero one two, zero one and two, exponent of zero, power zero',
    '0 1 2, 0 1 et 2, zéro un deux, zéro un et deux, exposant zéro, puissance zéro',
  ],
  leaves_undiscounted: [
    'no longer discounted, not discounted any more, not discounted anymore, not discounted any longer',
    'n’est plus actualisé, plus actualisé du tout',
  ],
  at_year_zero: [
    'at year zero, at time zero, at date zero',
    'à l’année zéro, en année zéro, à la date zéro',
  ],
  first_flow: ['flow one, first year flow', 'flux un, flux 1'],
  gains_word: [
    'gain, gains, goes up by, increases by, rises by',
    'gagne, gagnes, gagnent, augmente de, monte de',
  ],
  high_rates: [
    'higher rates, higher interest rates, high rates, high interest rates, rates are high, rates rise, rates go up, rise in rates, rates climb, rates increase',
    'taux hauts, taux élevés, taux plus hauts, taux plus élevés, taux montent, taux augmentent, hausse des taux, remontée des taux, taux grimpent',
  ],
  debt_gets_cheaper: [
    'debt costs less, debt is cheaper, debt gets cheaper, debt becomes cheaper, debt ends up cheaper, cost of debt falls, cost of debt comes down, cost of debt goes down, cost of debt drops, makes debt cheaper',
    'dette coûte moins, dette revient moins, dette nette d’impôt revient moins, dette devient moins chère, dette est moins chère, coût de la dette baisse, coût de la dette diminue, coût de la dette recule',
  ],
  than_equity: [
    'than equity, than shareholders, than the cost of equity',
    'que les fonds propres, que l’equity, que les actionnaires, que le coût des fonds propres',
  ],
  lower_wacc: [
    'lighten the wacc, eases the wacc, pulls the wacc down, brings the wacc down, cuts the wacc, makes the wacc fall',
    'allège le cmpc, abaisse le cmpc, font baisser le cmpc, fait baisser le cmpc',
  ],
} as const satisfies Lexicon;
