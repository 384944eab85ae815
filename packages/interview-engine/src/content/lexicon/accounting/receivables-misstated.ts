import type { Lexicon } from '../../types.ts';

/** Trade receivables, in the words of those who get it wrong. */
export const receivablesMisstated: Lexicon = {
  daily_cost: [
    'daily cogs, cogs per day, one day of cost, a day of cost, one day of cogs, daily costs, daily purchases',
    'coût des ventes par jour, coût des ventes journalier, coût journalier, coût des ventes quotidien, un jour de coût, une journée de coût, achats par jour, achats quotidiens',
  ],
  days_of_cost: [
    'days of cost of sales, days of cogs, days of costs, days of purchases',
    'jours de coût des ventes, jours d’achats, jours de coûts',
  ],
  each_day: [
    'by 365, over 365, per day, a day, daily, for each day',
    'par 365, sur 365, par trois cent soixante-cinq, par jour, journalier, quotidien',
  ],
  profit_measure: [
    'ebitda, net income, ebit, gross margin, profit, cash flow',
    'ebitda, bénéfice, ebit, marge, résultat',
  ],
};
