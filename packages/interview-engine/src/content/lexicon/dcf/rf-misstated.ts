import type { Lexicon } from '../../types.ts';

/** The risk-free rate, in the words of those who get it wrong. */
export const rfMisstated: Lexicon = {
  bank_price: [
    'what our bank charges, what the bank charges, what its bank charges, what our bank asks, what the bank asks, rate on our loan, rate of our loan',
    'que nous facture notre banque, que facture la banque, ce que prend la banque, ce que demande notre banque, taux de notre crédit, taux de notre emprunt',
  ],
  long_dated: ['ten year, long', 'dix ans, long'],
  own_loan_rate: [
    'rate at which the target borrows, rate at which the company borrows, rate the company pays its bank, yield of its corporate bonds',
    'taux auquel la cible emprunte, taux auquel la société emprunte, taux de ses emprunts bancaires',
  ],
  rate_the_company_pays: [
    'target’s own bank charges, bank charges the target, bank charges it, bank charges the company, its bank charges, company’s bank charges, own borrowing rate, its borrowing rate, target’s borrowing rate, rate on its loans, rate of its loans, company’s cost of debt, target’s cost of debt, banks lend it at, bank lends at, company’s bank loan, rate on its bank loan, company would pay to borrow, company pays to borrow, would pay to borrow, company can borrow at, rate at which the company’s bank lends, rate at which its bank lends, rate at which the bank lends, company’s bank lends, what the company pays, rate the company pays, company borrows at, company’s borrowing rate, company pays its bank, company pays to its bank, rate on the company’s loans',
    'banque de la cible lui prête, banque lui prête, sa banque lui prête, taux d’emprunt de la société, taux de ses emprunts, taux de ses crédits, taux de son prêt, crédit bancaire, emprunt bancaire de la société, société paierait pour emprunter, peut emprunter à la banque, taux auquel la banque prête, taux auquel sa banque prête, taux auquel la banque lui prête, taux auquel la société emprunte, taux auquel elle emprunte, taux d’emprunt de la cible, taux d’emprunt de l’entreprise',
  ],
  short_policy_rate: [
    'what the central bank pays, short term rate, short rate, central bank rate, policy rate, overnight, three month, euribor, t bill, treasury bill, money market rate',
    'taux au jour le jour, jour le jour, taux court, court terme, taux directeur, trois mois, euribor, taux monétaire',
  ],
  short_rate: [
    'three month bill, three month rate, overnight, deposit rate, savings account, euribor, ecb rate, policy rate, central bank rate, corporate bond, company’s own bond, bank loan rate, rate the bank charges',
    'bon à trois mois, taux à trois mois, euribor, livret a, taux de dépôt, taux de la bce, taux directeur, obligation d’entreprise, obligation de la société, taux du prêt bancaire, taux auquel la société emprunte',
  ],
};
