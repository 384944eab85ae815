import type { Lexicon } from '../../types.ts';

/** Equity risk premium, in the words of those who get it wrong. */
export const erpMisstated: Lexicon = {
  above_nothing_but: [
    'minus, less, over, above, excess, premium, net of, difference, gap, spread',
    'moins, au-delà, prime, diminué, différence, écart, net du, excédent',
  ],
  amounts_to: [
    'is, means, equals, represents, stands for, is simply, is a, is automatically a, counts as, triggers, amounts to, constitutes, is treated as, qualifies as',
    'est, c’est, correspond, égale, égal, représente, est un, est une, est automatiquement, est d’office, constitue, déclenche, vaut, équivaut à, s’analyse comme',
  ],
  bank_spread: [
    'spread the bank charges, margin the bank charges, margin over euribor, spread over euribor, bank’s margin, credit spread, spread on the debt, spread on its debt',
    'marge que la banque prend, marge de la banque, marge que prend la banque, marge au-dessus de l’euribor, spread de crédit, marge sur l’euribor, marge bancaire, marge du prêteur',
  ],
  beta_misapplied: [
    'multiply the risk-free rate by the beta, risk-free rate by beta, risk-free rate by the beta, beta times the premium minus the risk-free, beta times the premium less the risk-free, multiply the whole lot, the whole lot by the beta, safe rate included by the beta, add the rate to the premium and multiply, all of it times the beta, beta times the risk free, beta times risk free, risk free times beta, all times beta, the whole times beta, the sum times beta, whole thing times beta, beta plus the premium, add beta to, premium over beta, divided by beta, minus beta times, subtract the premium, risk free multiplied by',
    'taux sans risque par le bêta, taux sans risque fois le bêta, retire le taux sans risque au bêta, taux sans risque moins la prime, bêta fois la prime moins le taux, multiplie le tout par le bêta, tout multiplié par le bêta, l’ensemble fois le bêta, bêta fois le taux sans risque, divisé par le bêta, ajoute le bêta à, moins le bêta fois, retire la prime, taux sans risque multiplié par',
  ],
  beyond_the_safe_rate: [
    'minus, less, above, excess, over the risk free, over government, over bonds, over treasuries, over safe, over what, over and above, on top, extra, more than, net of, difference, gap, spread, beyond, additional, not, over it, compared with',
    'moins, au-delà, en plus, de plus, diminué, différence, écart, net du, excédent, supplément, surplus, supplémentaire, au-dessus, pas, par rapport',
  ],
  each_company_its_own: [
    'depends on the company, depends on the firm, differs by company, differs from company to company, is specific to the company, each company has its own, varies with the company, varies by company, changes with the company, depends on the leverage, specific to each company, specific to each firm, particular to each company, company by company, for this company alone, for that company alone, of this company alone',
    'dépend de la société, dépend de l’entreprise, dépend de la cible, propre à chaque société, propre à chaque entreprise, chaque société a sa, varie selon la société, change selon la société, dépend du levier, particulière à chaque société, société par société, à cette société seule, pour cette seule société, varie d’une société à l’autre',
  ],
  equity_return_in_full: [
    'total return on shares, total expected return, full return on equities',
    'rendement total attendu, rendement total des actions, rentabilité totale des actions',
  ],
  market_return: [
    'market return, return on the market, return of the market, market earns, return on equities',
    'rendement du marché, rendement de la bourse, rentabilité du marché, rendement attendu du marché',
  ],
  market_return_plus_rate: [
    'market return plus the risk free, market return and add the risk free, risk free rate plus the market return',
    'rendement du marché et j’ajoute le taux sans risque',
  ],
  no_deduction: [
    'without deducting, without subtracting, nothing deducted, nothing subtracted, no deduction, without taking anything off',
    'sans rien retrancher, sans retrancher, sans rien retirer, sans rien déduire, sans déduire, sans soustraire',
  ],
  safe_rate_included: [
    'risk free included, risk free rate included, including the risk free, already includes the risk free, inclusive of the risk free',
    'sans risque compris, sans risque inclus, inclut le taux sans risque, inclut déjà, comprend le taux sans risque, comprend déjà, contient déjà le taux, y compris le taux sans risque',
  ],
  total_market_return: [
    'whole return of the stock market, entire return of the market, total market return, whole market return, full market return, entire market return, total return of equities, full return of the stock market',
    'rendement entier de la bourse, rendement total du marché, rendement entier du marché, rendement complet du marché',
  ],
  whole_market_return: [
    'market earns in total, market earns in all, market earns altogether, everything the market earns, everything shares earn, all that shares earn, total return, return of the stock market, return on the stock market, return of the market, return on the market, market returns, return on the index, return of the index, expected market return, average return of shares, average return on shares, expected return of shares, stock market return, return on stocks, return on shares, performance of the market, yield you get on',
    'tout ce que rapporte la bourse, tout ce que rapporte le marché, tout ce que rapportent les actions, rapporte en tout, rendement total, rendement de la bourse, rendement de l’indice, rendement attendu des actions, marché rapporte, rapporte le marché, bourse rapporte, performance de la bourse, performance moyenne de la bourse, performance du marché, rendement moyen des actions, rendement du cac, rendement du marché, rendement attendu du marché, rendement attendu de la bourse, rendement moyen de la bourse',
  ],
};
