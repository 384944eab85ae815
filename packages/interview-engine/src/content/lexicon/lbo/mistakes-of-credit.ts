import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesDown, staysPut } from '../directions.ts';

const [staysPutEnglish, staysPutFrench] = staysPut;
const [goesDownEnglish, goesDownFrench] = goesDown;

/** What is falsely said of tranches, ratios and rates, kept close together. */
export const mistakesOfCreditNotions = {
  lbo_senior_unsecured: [
    crossed(
      'senior, senior debt, term loan, bank debt, senior lenders',
      'is unsecured, has no security, has no collateral, is not secured, have no security, have no collateral, are unsecured, has no pledge, comes without security, takes no security',
    ),
    crossed(
      'senior, dette senior, term loan, dette bancaire, seniors, elle',
      'n’a aucune sûreté, n’a pas de sûreté, n’a aucune garantie, n’a pas de garantie, n’est pas garantie, est chirographaire, est sans sûreté, n’ont aucune sûreté',
    ),
  ],
  lbo_junior_secured: [
    crossed(
      'mezzanine, mezz, junior debt, subordinated debt, junior lenders, mezzanine lenders',
      'has first ranking security, has the first ranking security, has the best security, has the best collateral, has first lien, is secured first, is fully secured, is better secured, takes the first lien, takes the best collateral, has the first claim, is senior secured',
    ),
    crossed(
      'mezzanine, mezz, dette junior, subordonnée, dette subordonnée',
      'a les meilleures sûretés, a les meilleures garanties, est mieux garantie, est la mieux garantie, a les sûretés de premier rang, est garantie en premier, a la première sûreté, prend les meilleures sûretés',
    ),
  ],
  lbo_junior_matures_first: [
    crossed(
      'mezzanine, mezz, junior debt, subordinated debt, second lien',
      'matures first, matures before, matures earlier, falls due first, falls due before, has the shortest maturity, has a shorter maturity, is repaid sooner, is repaid earlier, is amortised first',
    ),
    crossed(
      'mezzanine, mezz, dette junior, dette subordonnée, second lien',
      'arrive à échéance avant, arrive à échéance en premier, a une maturité plus courte, a la maturité la plus courte, est plus courte, s’amortit en premier, est remboursée plus tôt, échoit avant',
    ),
  ],
  lbo_cov_lite: [
    'cov lite, covenant lite, no maintenance covenants, light covenants',
    'cov lite, covenant lite, covenants allégés, documentation allégée',
  ],
  lbo_better_guarded: [
    'better protected, more protected, safer for the lenders, safer for the banks, protects lenders better, stronger protection, strictest, stricter tests, tighter tests, more tests, tests more often, tested every quarter, test the ratios every quarter, tested every month',
    'mieux protégé, plus de tests, davantage de tests, plus protégé, protège mieux, protège davantage, plus stricts, tests plus fréquents, testés chaque trimestre',
  ],
  lbo_mix_word: [
    'mixing, combining, several tranches, blend, layering',
    'mélange, combine, plusieurs tranches, empiler, panacher',
  ],
  lbo_to_borrow_less: [
    'bring total debt down, reduce the total debt, lower the total debt, to reduce total debt, to borrow less, to reduce leverage, to lower leverage, to have less debt, reduces how much the others, cut the total debt',
    'réduire la dette totale, baisser la dette totale, diminuer la dette totale, emprunter moins, réduire l’endettement, réduire le levier, avoir moins de dette, baisser le levier',
  ],
  lbo_same_price_for_all: [
    'same cost, same price, same margin, same rate, same interest, identical price, cost is the same, price is the same, cost the same, priced the same, priced alike, same return',
    'même coût, coût est le même, prix est le même, même prix, même marge, même taux, coûtent pareil, coûtent la même chose, même rémunération, même rendement',
  ],
  lbo_covenant_is_other: [
    crossed(
      'covenant is, covenants are, a covenant means',
      'a guarantee, guarantees, a state guarantee, collateral, a pledge, a fee, fees, an interest rate, the interest rate, insurance, an insurance, a tranche, a type of loan, a loan, security, a repayment, the maturity, a promise by the bank, a promise of the bank, a promise by the lender',
    ),
    crossed(
      'covenant c’est, covenant est, covenants sont, covenants ce sont, covenant désigne',
      'une garantie, des garanties, une sûreté, des sûretés, une caution, une commission, un taux, le taux, une assurance, une tranche, un type de prêt, un prêt, un remboursement, une promesse de la banque, un engagement de la banque, une échéance',
    ),
  ],
  lbo_covenant_applied_wrong: [
    'multiply net debt by, net debt times covenant, net debt multiplied by, divide the covenant by',
    'multiplie la dette nette par, dette nette multipliée par, divise le covenant par',
  ],
  lbo_percentage_is_useless: [
    crossed(
      'percentage, the percentage',
      'adds nothing, is useless, is no use, does not matter, is not needed, is irrelevant, has no value, tells you nothing, is of no interest, is not interesting',
    ),
    crossed(
      'pourcentage, le pourcentage',
      'n’apporte rien, est inutile, ne sert à rien, n’a aucun intérêt, n’intéresse personne, est sans intérêt, importe peu, ne dit rien, n’a pas d’importance, ne compte pas',
    ),
  ],
  lbo_cash_word: ['cash', 'trésorerie, cash'],
  lbo_takes_off: [
    'count, deduct, netted, come off, subtract, taken off, take into account, matter',
    'compter, déduire, déduite, déduit pas, retrancher, soustraire, retirer, netter',
  ],
  lbo_earnings_drop: [
    crossed('ebitda, earnings, profit', goesDownEnglish),
    crossed('ebitda, résultat', goesDownFrench),
  ],
  lbo_leverage_eases: [
    crossed(
      'leverage, leverage ratio, net leverage, leverage multiple',
      'falls, goes down, drops, decreases, improves, comes down, declines, gets better, shrinks, stays the same, does not change',
    ),
    crossed(
      'levier, ratio de levier, levier net',
      'baisse, diminue, recule, s’améliore, descend, se réduit, reste le même, ne change pas, ne bouge pas',
    ),
  ],
  lbo_higher_ratio_safer: [
    'higher leverage is safer, higher leverage the safer, more leverage is safer, higher the figure the safer, lower cover is safer, low cover is good, high cover is risky, higher cover is riskier',
    'levier élevé rassure, couverture faible est bonne, couverture élevée est risquée, couverture basse rassure',
  ],
  lbo_structure_untouched: [
    crossed(
      'structure, structure of the financing, financing structure, capital structure, structure of the deal, deal structure, financing, debt package, debt, leverage',
      `${staysPutEnglish}, can stay the same, is not touched`,
    ),
    crossed(
      'structure, structure de financement, structure financière, montage, financement, structure du deal, structure du capital, enveloppe de dette, dette levée',
      `${staysPutFrench}, n’a pas à changer, peut rester la même`,
    ),
  ],
  lbo_lenders_give_more: [
    crossed(
      'banks, lenders, bank',
      'lend more, will lend more, can lend more, are happy to lend more, would lend more, want to lend more, are keener to lend, get keener, become more generous, take a bigger share, take a larger share, offer more',
    ),
    crossed(
      'banques, prêteurs, banque',
      'prêtent plus, prêtent davantage, prête davantage, vont prêter plus, peuvent prêter plus, sont plus généreux, sont plus généreuses, prennent une plus grosse part, prennent une plus grande part, financent une plus grosse part, financent davantage, acceptent plus de levier',
    ),
  ],
  lbo_more_debt_instead: [
    crossed(
      'take on, takes on, raise, raises, use, uses, borrow, borrows, add, put in',
      'more debt to compensate, more debt to make up, more debt to keep, more leverage to compensate, more leverage to keep, more to compensate, more debt instead, more debt to offset, more leverage to offset',
    ),
    crossed(
      'met, lève, prend, mettre, lever, prendre, emprunte, ajouter, ajoute',
      'plus de dette pour compenser, plus de levier pour compenser, davantage de dette pour compenser, plus pour compenser, plus de dette pour tenir, plus de dette pour garder, plus de levier pour garder',
    ),
  ],
  lbo_always_fixed: [
    crossed(
      'debt, lbo debt, loans, term loan, term loans, acquisition debt, rate, interest',
      'is always fixed, is always fixed rate, is always at a fixed rate, are always fixed, are always at a fixed, is always a fixed rate, is fixed for the whole, is fixed for life, is always hedged, are always hedged',
    ),
    crossed(
      'dette, dette lbo, dette d’acquisition, prêts, taux, dette d’un lbo',
      'est toujours fixe, est toujours à taux fixe, sont toujours à taux fixe, toujours fixe, toujours à taux fixe, est fixée pour toute la durée, est toujours couverte, sont toujours fixes',
    ),
  ],
  lbo_only_on_multiple: [
    'only on ebitda, only depends on ebitda, only look at ebitda, only size on, size only on, purely on ebitda, solely on ebitda',
    'que du multiple d’ebitda, que de l’ebitda, que l’ebitda, uniquement du multiple, uniquement de l’ebitda, uniquement sur l’ebitda, seulement de l’ebitda, que le multiple d’ebitda, que sur un multiple, uniquement sur un multiple',
  ],
  lbo_lends_word: [
    'debt capacity, borrowing capacity, leverage, banks, amount of debt, lender',
    'capacité d’endettement, capacité d’emprunt, levier, prêteurs, banques, montant de dette',
  ],
  lbo_keep_the_irr: [
    'keep its irr, keep the irr, keep their irr, hold its irr, hold the irr, maintain the irr, maintain its irr, protect its irr, protect the irr, reach its irr, hit its irr, keep the same irr, keep its return, hold its return, keep the return',
    'tenir son tri, tenir le tri, garder son tri, garder le tri, maintenir son tri, maintenir le tri, conserver son tri, conserver le tri, atteindre son tri, garder le même tri, préserver son tri',
  ],
  lbo_points_misread: [
    crossed(
      '300 basis points, three hundred basis points, 300 bps, three hundred bps',
      'is thirty percent, is 30%, means thirty percent, is 0.3%, is zero point three percent, is 0.3 percent, is three tenths, is thirty points, is 0.03%',
    ),
    crossed(
      'trois cents points de base, 300 points de base, 300 pb',
      'c’est seulement 0,3 %, c’est à peine 0,3 %, c’est trente pour cent, font trente pour cent, c’est 30 %, c’est 0,3 %, c’est zéro virgule trois, font 0,3 %, c’est trente points, font 30 %',
    ),
  ],
  lbo_due_to_rates: [
    'because of rates, because of higher rates, because interest, since interest, due to interest, due to rates',
    'à cause des taux, à cause des intérêts, parce que les intérêts, car les intérêts, du fait des taux, avec les intérêts',
  ],
  lbo_only_the_price: [
    'only the price changes, only the price moves, only affects the price, only changes the price, only lowers the price',
    'seul le prix change, seul le prix bouge, seul le prix baisse',
  ],
  lbo_raises_strict: [
    'increase, raise, improve, lift, boost',
    'augmenter, accroître, améliorer, relever',
  ],
  lbo_less_important: [
    'less important, matter less, can wait, once a year, only matter once, not urgent, come later',
    'moins important, comptent moins, peut attendre, peuvent attendre, une fois par an, pas urgents',
  ],
  lbo_same_security: [
    'same security, same collateral, same first lien, same guarantees, same pledge',
    'mêmes sûretés, mêmes garanties, même nantissement, même premier rang',
  ],
  lbo_more_junior: [
    'the more junior, the more subordinated, the lower the rank, the lower it ranks, the further down, further back',
    'plus elle est subordonnée, plus on descend, plus c’est junior',
  ],
  lbo_the_cheaper: [
    'the cheaper, the less it costs, the lower the margin, the lower the rate, the lower the cost',
    'moins elle coûte, moins c’est cher, moins ça coûte, moins elle est chère, moins chère elle est',
  ],
  lbo_add_cash: [
    'add cash to, add the cash back, cash is added to, plus the cash',
    'ajoute la trésorerie, ajoute le cash, rajoute la trésorerie, rajoute le cash, trésorerie s’ajoute à, plus la trésorerie',
  ],
  lbo_leverage_below: [
    crossed('leverage, ratio', 'falls below, drops below, goes below, is below, gets below'),
    crossed(
      'levier, ratio',
      'passe sous, passe en dessous, descend sous, tombe sous, est en dessous, descend en dessous, est inférieur',
    ),
  ],
  lbo_complies: [
    'respected, met, complied with, fine, in compliance, satisfied',
    'respecté, tenu, en règle, satisfait, conforme',
  ],
  lbo_leverage_above: [
    crossed('leverage, ratio', 'is above, stays above, remains above, exceeds, is higher than'),
    crossed(
      'levier, ratio',
      'est au dessus, reste au dessus, dépasse, est supérieur, reste supérieur',
    ),
  ],
  lbo_cover_on_debt: [
    crossed(
      'cover is, coverage is, interest cover is, cover ratio is, interest coverage is',
      'net debt, debt, the debt, gross debt, the net debt, the gross debt',
    ),
    crossed(
      'couverture c’est, couverture est, couverture des intérêts c’est, ratio de couverture c’est, couverture égale',
      'dette, la dette, dette nette, la dette nette, dette brute',
    ),
  ],
  lbo_cash_lifts_leverage: [
    crossed(
      'cash, more cash, cash balance, more cash the company has',
      'increases leverage, increases the leverage, raises leverage, increases net debt, raises net debt, adds to net debt, the higher its leverage, the higher its net leverage, the higher the leverage, the higher the net leverage, the higher its net debt',
    ),
    crossed(
      'trésorerie, cash, plus de cash, plus de trésorerie',
      'augmente le levier, augmente la dette nette, alourdit la dette nette, accroît le levier, plus le levier est élevé, plus la dette nette est élevée',
    ),
  ],
  lbo_price_holds_because: [
    crossed(
      'price, multiple, valuation',
      'does not move, does not change, stays the same, is not affected, is unaffected, remains the same',
      'because, since, as',
    ),
    crossed(
      'prix, multiple, valorisation',
      'ne bouge pas, ne change pas, reste le même, reste la même, n’est pas affecté, n’est pas touché',
      'car, parce que, puisque',
    ),
  ],
  lbo_profit_falls_by_interest: [
    crossed(
      'ebitda falls, ebitda drops, ebitda goes down, ebitda is lower, ebitda shrinks, reduces ebitda, lowers ebitda, cuts ebitda, hits ebitda',
      'because of the interest, because of interest, because interest, since interest, with the interest, as interest, because of the extra interest, by the extra interest',
    ),
    crossed(
      'ebitda baisse, ebitda diminue, ebitda recule, réduit l’ebitda, diminue l’ebitda',
      'à cause des intérêts, parce que les intérêts, car les intérêts, avec les intérêts, du montant des intérêts, puisque les intérêts',
    ),
  ],
} as const satisfies Lexicon;
