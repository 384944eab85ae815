import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is often said wrongly of the cost of capital and its parts. */
export const heardOfRates = {
  owners_alone_ask: [
    'shareholders alone ask, shareholders alone require, only the shareholders ask, only shareholders ask, only the shareholders require, only shareholders require, return the shareholders ask, return shareholders ask, return shareholders require, return the shareholders require, return required by shareholders, return required by the shareholders, return expected by shareholders, return expected by the shareholders, shareholders’ required return, shareholders’ expected return, return for shareholders, what shareholders require, what shareholders demand, what shareholders ask, what the shareholders require, rate only reflects the shareholders, only reflects the shareholders, only reflects what shareholders, what shareholders want, what the shareholders want',
    'demandent les seuls actionnaires, exigent les seuls actionnaires, attendent les seuls actionnaires, rendement exigé par les actionnaires, rendement demandé par les actionnaires, rendement attendu par les actionnaires, rendement requis par les actionnaires, rendement que demandent les actionnaires, rendement qu’exigent les actionnaires, rendement qu’attendent les actionnaires, ce qu’exigent les actionnaires, ce que demandent les actionnaires, ce que réclament les actionnaires, exigence des actionnaires, seuls actionnaires, ne reflète que les actionnaires, ce que veulent les actionnaires, ce qu’attendent les actionnaires',
  ],
  out_of_the_rate: [
    'no place in the discount rate, no place in the rate, no place in that rate, no place in the wacc, does not come into it, not come into the rate, not come into the wacc, not enter the rate, not enter the wacc, not part of the rate, not part of the wacc, does not count in the rate, not part of the discount rate, plays no part in the rate',
    'n’entre pas dans ce taux, n’intervient pas dans le taux, ne fait pas partie du cmpc, n’entre pas dans le taux, n’entre pas dans le cmpc, n’entre pas dans le wacc, n’intervient pas dans ce taux, pas sa place dans le taux, pas sa place dans le cmpc, rien à voir avec le taux, rien à voir avec le cmpc, ne compte pas dans le taux, ne fait pas partie du taux',
  ],
  paid_to_the_banks: [
    'rate the company pays its banks, company pays its banks, rate it pays its banks, interest rate on the company, interest rate the company pays, average interest rate, average rate on its loans, what the banks charge, rate the banks ask, interest rate of the company, pays its lenders, rate its bank charges, company borrows at, rate it borrows at, pays on its borrowings, pays on its debt, interest cost of the firm, interest cost of the company, cost of its loans, cost of the loans, rate it pays on its loans',
    'taux que la société paie, paie en moyenne à ses banques, paie à ses banques, verse à ses banques, taux d’intérêt moyen, taux moyen de ses emprunts, taux moyen de ses crédits, ce que demandent les banques, taux auquel la société emprunte, taux auquel elle emprunte, taux d’emprunt de la société, taux d’emprunt moyen, paie sur ses emprunts, paie sur sa dette, coût des intérêts, coût de ses emprunts, coût de ses crédits, coût moyen de ses emprunts, taux d’intérêt de la société',
  ],
  both_sides_word: [
    'lender, lenders, debt, banks, both, everyone, all who fund, blend',
    'prêteur, prêteurs, dette, banques, créanciers, tous ceux, deux',
  ],
  owners_word: [
    'shareholder, shareholders, equity, owners, both, blend, weighted',
    'actionnaires, fonds propres, capitaux propres, propriétaires, pondéré, pondérée, deux',
  ],
  at_wrong_rate: [
    'discount at the cost of debt, discount at the borrowing rate, discount at the bond rate',
    'actualise au coût de la dette, actualise au taux d’emprunt, actualise au taux d’intérêt',
  ],
  above_cost_of_equity: [
    'wacc should be higher than the cost of equity, wacc is always higher than the cost of equity',
    'cmpc est supérieur au coût des fonds propres, cmpc est toujours supérieur au coût des fonds propres',
  ],
  quotes_too_restless: [
    'market values move every day, market values are too volatile, market value is too volatile, market values would be wrong, market values are wrong, market prices move too much, market values change every day, market values are not reliable, market values are unreliable, market is too jumpy, stock market is too jumpy, prices are too jumpy, market values move all the time',
    'valeur de marché bouge tous les jours, valeur de marché bouge trop, valeurs de marché bougent trop, cours bouge tous les jours, cours bouge trop, marché est trop volatil, bourse bouge trop, bourse est trop volatile, valeurs de marché sont trop volatiles',
  ],
  must_be_book: [
    'weights have to be book, weights must be book, weights should be book, book values straight off, straight off the balance sheet, take the balance sheet, use the balance sheet, weights from the balance sheet, weights off the balance sheet',
    'poids doivent être en valeur comptable, poids doivent être comptables, prends les poids du bilan, on prend le bilan, je prends le bilan, poids en valeur comptable, poids au bilan',
  ],
  whole_wacc: [
    'multiply the whole thing, times the whole thing, take the whole thing',
    'multiplie le tout, multiplier le tout, multiplie l’ensemble',
  ],
  tax_raises_it: [
    crossed(
      'tax raises, tax increases, taxes raise, tax pushes up, tax adds to',
      'the cost of debt, cost of debt',
    ).concat(', gross the cost of debt up, gross up the cost of debt, gross the debt up'),
    'impôt augmente le coût de la dette, impôt renchérit la dette, impôt relève le coût de la dette, impôt fait monter le coût de la dette, impôt alourdit le coût de la dette',
  ],
  equity_tax_relief: [
    'equity gets the tax shield, tax shield on dividends, tax shield on equity, equity has a tax shield, dividends save tax, dividends are deducted',
    'économie d’impôt sur les dividendes, dividendes se déduisent, fonds propres aussi sont déductibles, dividende est déductible, bouclier fiscal sur les fonds propres',
  ],
  // The parts of the cost of equity.
  rate_the_company_pays: [
    'target’s own bank charges, bank charges the target, bank charges it, bank charges the company, its bank charges, company’s bank charges, own borrowing rate, its borrowing rate, target’s borrowing rate, rate on its loans, rate of its loans, company’s cost of debt, target’s cost of debt, banks lend it at, bank lends at, company’s bank loan, rate on its bank loan, company would pay to borrow, company pays to borrow, would pay to borrow, company can borrow at',
    'banque de la cible lui prête, banque lui prête, banques lui prêtent, sa banque lui prête, taux d’emprunt de la société, taux de ses emprunts, taux de ses crédits, taux de son prêt, crédit bancaire, emprunt bancaire de la société, société paierait pour emprunter, peut emprunter à la banque',
  ],
  dividend_paid: [
    'dividends paid in the year, dividends represent against, dividend against the price, dividends against the share price, dividends of the year, dividend over the price, pays out in dividends, paid out in dividends',
    'dividendes versés dans l’année, dividende par rapport au cours, dividendes par rapport au cours, dividende divisé par le cours, dividende rapporté au cours, dividende en pourcentage du cours, dividendes de l’année, verse en dividendes, distribue en dividendes',
  ],
  stays_unlevered: [
    'asset beta goes into the capm, unlevered beta goes into, unlevered beta goes in the, plug the asset beta, plug the unlevered beta, use the unlevered beta in, use the asset beta in, stop at the asset beta',
    'bêta désendetté dans le medaf, bêta désendetté va dans, utilise le bêta désendetté dans, m’arrête au bêta désendetté, inutile de le réendetter, pas besoin de le réendetter, mets le bêta désendetté, prends le bêta désendetté pour',
  ],
  lower_cost_of_equity: [
    'cheaper equity, equity is cheaper, less return',
    'coût des fonds propres plus bas, coût des fonds propres inférieur, coût du capital plus bas, rendement exigé plus bas, exige moins de rendement',
  ],
  no_beta_at_all: [
    'no beta so zero, beta is zero, beta of zero, has no beta, it has no beta, no beta for it',
    'bêta est nul, bêta de zéro, bêta égal à zéro, n’a pas de bêta, pas de bêta',
  ],
  own_risk: ['risk of bankruptcy, risk of default', 'risque de faillite, risque de défaut'],
  each_company_its_own: [
    'depends on the company, depends on the firm, differs by company, differs from company to company, is specific to the company, each company has its own, varies with the company, varies by company, changes with the company, depends on the leverage',
    'dépend de la société, dépend de l’entreprise, dépend de la cible, propre à chaque société, propre à chaque entreprise, chaque société a sa, varie selon la société, change selon la société, dépend du levier',
  ],
  books_are_right: [
    'balance sheet is the right place, balance sheet is more reliable, balance sheet is safer, books are more reliable, book values are more stable, book values are safer, balance sheet is the best source, balance sheet is the right source',
    'bilan est la bonne source, bilan est plus fiable, bilan est plus stable, bilan est plus sûr, valeurs comptables sont plus stables, valeurs comptables sont plus fiables, valeur comptable est plus fiable',
  ],
} as const satisfies Lexicon;
