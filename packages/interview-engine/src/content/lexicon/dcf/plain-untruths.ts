import type { Lexicon } from '../../types.ts';

/** False statements about a DCF in the words of people who shun the terms of the trade. */
export const plainDcfUntruths = {
  after_interest: [
    'after it has paid the bank, after the bank has been paid',
    'après avoir payé les intérêts, après avoir réglé les intérêts, après avoir servi les intérêts, après avoir payé les banques, après intérêts',
  ],
  sum_of_flows: [
    'the sum, the sum of the flows, sum of the discounted, sum of the present values',
    'la somme, somme des flux, somme actualisée, somme des valeurs',
  ],
  years_from_now: [
    'in ten years, in five years, ten years from now, five years from now, in twenty years',
    'dans dix ans, dans cinq ans, d’ici dix ans, d’ici cinq ans, dans vingt ans',
  ],
  worth_more_now: [
    'worth more today, worth more now, counts more today, weighs more today',
    'vaut plus aujourd’hui, vaut davantage aujourd’hui, compte plus aujourd’hui, pèse plus aujourd’hui, vaut plus maintenant',
  ],
  without_discounting: [
    'without shrinking, without cutting them, no need to bring it back',
    'sans le ramener, sans la ramener, sans rien raboter, pas besoin de les ramener, inutile de les ramener',
  ],
  summed_word: [
    'summed, sum up, add up, adding up, total up',
    'sommer, additionner, additionne, totaliser',
  ],
  denominator_word: [
    'denominator, divisor, bottom of the fraction, bottom of the formula',
    'dénominateur, diviseur, bas de la fraction, bas de la formule',
  ],
  quite_fine: [
    'perfectly reasonable, quite reasonable, perfectly realistic, quite realistic, nothing wrong with',
    'tout à fait raisonnable, parfaitement raisonnable, tout à fait réaliste, tout à fait tenable, rien de choquant',
  ],
  can_grow_faster: [
    'can grow faster than, may grow faster than, could grow faster than, can keep outgrowing, can outgrow, can keep beating',
    'peut croître plus vite que, peut grandir plus vite que, peut progresser plus vite que, peut aller plus vite que, peut dépasser indéfiniment',
  ],
  onto_cash_flow: [
    'on the last free cash flow, on the final free cash flow, on the free cash flow, on the last cash flow, on free cash flow, times free cash flow, to the final free cash flow',
    'sur le flux disponible, sur le flux final, sur le free cash flow, fois le flux disponible',
  ],
  one_case_enough: [
    'one set of numbers will do, one version is enough, no point testing the assumptions, no need to flex',
    'un seul jeu de chiffres suffit, un jeu de chiffres suffit, une seule version suffit, un calcul suffit, inutile de tester les hypothèses, pas la peine de faire varier',
  ],
  not_grow: [
    'without the one plus g, no one plus g, straight away without growth',
    'pas besoin de le faire croître, inutile de le faire croître, sans le un plus g, sans ajouter la croissance',
  ],
  is_its_cash: [
    'is basically the cash, is simply the cash, is the cash the company, is the cash it makes',
    'c’est en gros le cash, c’est le cash que, c’est la trésorerie générée',
  ],
  more_stock: [
    'more stock, more inventory, bigger inventory, more goods in stock, more unpaid invoices',
    'plus de stock, plus de stocks, davantage de stocks, plus de factures impayées',
  ],
  unweighted_mean: [
    'same weight to both, equal weight to both, both equally, equal weights, counts for half, half for each',
    'même poids aux deux, poids égal, à parts égales, compte pour moitié, comptent pour moitié, moitié pour chacun',
  ],
  without_weights: [
    'whatever the amounts, regardless of the amounts, however much each',
    'quels que soient les montants, peu importe les montants, peu importe la part',
  ],
  owners_wish: [
    'what shareholders expect, what the shareholders expect, what shareholders hope, what owners want, what the owners want, what owners expect, what shareholders want to earn, what the investors in shares want',
    'ce qu’attendent les actionnaires, ce que veulent gagner les actionnaires, ce que les actionnaires veulent, ce que les actionnaires attendent, ce qu’espèrent les actionnaires, ce que veulent les propriétaires, ce qu’attendent les propriétaires',
  ],
  rate_of_the_dcf: [
    'right rate is, rate to use is, rate you need is, rate you use is',
    'bon taux est, bon taux c’est, taux à utiliser, taux qu’il faut, taux qu’on utilise',
  ],
  at_wrong_rate: [
    'at the inflation rate, at the rate of inflation, with the inflation rate, at the savings rate, at the three month rate',
    'au taux d’inflation, avec l’inflation, au taux du livret, au taux de l’emprunt, au taux de la banque, au taux de croissance de la société, valeur terminale au taux cmpc moins, actualise au taux de la dette',
  ],
  loan_rate: [
    'interest rate of the bank, interest rate of the loan, interest rate on the loan, interest rate on the loans, interest rate of the loans, rate of the bank loan, loan rate, rate the bank charges, rate the banks charge, what the bank charges, what the bank asks',
    'taux de l’emprunt, taux des emprunts, taux du prêt, taux de la banque, taux bancaire, taux d’intérêt des emprunts, taux d’intérêt du prêt, ce que demande la banque, ce que prend la banque, taux d’intérêt de la dette',
  ],
  same_power: [
    'by the same 1 0, by the same power, by the same divisor, by the same number, with the same exponent, all by 1 0',
    'par le même 1 0, par la même puissance, par le même diviseur, par le même chiffre, avec le même exposant',
  ],
  barely_counts: [
    'barely counts, hardly counts, barely matters, hardly matters, counts for little, counts for next to nothing, is almost nothing, is a detail',
    'compte à peine, compte très peu, compte peu, ne compte presque pas, ne pèse presque rien, ne pèse pas lourd, est un détail, presque négligeable',
  ],
  already_in_da: [
    'depreciation covers, covered by depreciation, depreciation pays for, depreciation takes care of',
    'amortissement les couvre, amortissements les couvrent, amortissement le couvre, couvert par l’amortissement, couvertes par l’amortissement',
  ],
  saved_on_interest: [
    'tax saved on interest, tax saved on the interest, tax saving on interest, tax saving on the debt, tax relief on interest, tax the interest saves',
    'impôt économisé sur les intérêts, économie d’impôt sur les intérêts, économie d’impôt de la dette, impôt économisé grâce aux intérêts, impôt que font gagner les intérêts',
  ],
  da_net_of_tax: [
    'depreciation net of tax, depreciation after tax, d a net of tax, d a after tax, depreciation less the tax, depreciation times one minus',
    'amortissement que net d’impôt, amortissements que nets d’impôt, amortissement net d’impôt, amortissements nets d’impôt, amortissements après impôt, amortissement après impôt',
  ],
  short_plan: [
    'two years of forecast, three years of forecast, two years of plan, one year of forecast, a year of forecast',
    'deux ans de prévisions, trois ans de prévisions, un an de prévisions, deux ans de plan, une année de prévisions',
  ],
  is_enough_for: ['are plenty, are more than enough, are all you need', 'largement assez'],
  builds_on: [
    'base it on, is based on, are based on, built on, i base, you base, i rely on',
    'se base sur, me base sur, est basé sur, repose sur, reposent sur, part des, pars des',
  ],
  recent_flows: [
    'cash flows of the last five, flows of the past, last five years’ cash, past five years’ cash, historical cash, cash flows of the last three',
    'flux des cinq dernières, flux des trois dernières, flux des années passées, flux du passé',
  ],
  the_bigger: ['the bigger, the higher, the heavier, the larger, the greater', ''],
  the_safer: [
    'the safer, the sounder, the more reliable, the stronger, the more solid, the more robust, the more comfortable',
    'plus solide, plus fiable, plus sûr, plus robuste, plus rassurant, mieux c’est',
  ],
  independent_word: ['nothing to do with each other, nothing to do with one another', 'aucun lien'],
  growth_too_low: [
    'g should be raised, g has to go up, g should go up, g should be higher, push g up, growth should be raised, growth has to go up',
    'faut monter g, faut pousser g, faut remonter g, faut augmenter la croissance, faut remonter la croissance',
  ],
  hardly_moves: [
    'hardly moves, hardly changes, barely moves, barely changes, makes almost no difference, makes hardly any difference, hardly makes any difference, makes next to no difference, changes next to nothing',
    'change à peine, bouge à peine, ne fait presque aucune différence, ne fait presque pas de différence, ne joue presque pas, change quasiment rien',
  ],
  no_capex_at_end: [
    'stop investing, no more investment, nothing to invest, set capex to zero, capex to zero, capex can be set to zero',
    'mettre zéro capex, zéro capex, pas de capex, plus besoin d’investir, plus rien à investir, mettre le capex à zéro, mets le capex à zéro, capex peut être nul',
  ],
} as const satisfies Lexicon;
