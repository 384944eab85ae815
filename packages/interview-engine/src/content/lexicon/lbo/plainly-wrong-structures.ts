import type { Lexicon } from '../../types.ts';

/** The words of plain mistakes about who pays in a buyout and what a good target is. */
export const plainlyWrongStructures = {
  fund_repays: [
    'fund itself repays, fund’s investors repay, investors repay the debt, sponsor itself repays, repaid by the fund, repaid by the sponsor, repaid by the investors',
    'c’est le fonds qui rembourse, fonds rembourse lui même, investisseurs du fonds remboursent, remboursée par le fonds, remboursée par les investisseurs, remboursée par le sponsor',
  ],
  target_stays_out: [
    'target is not concerned, company is not concerned, not by the target, target pays nothing, target repays nothing',
    'cible n’est pas concernée, pas par la cible, cible ne paie rien, cible ne rembourse rien, cible ne paye rien',
  ],
  debt_stays_constant: [
    'debt stays constant, debt stays the same, debt remains constant, debt remains the same, debt does not move, debt stays flat, debt does not change, debt stays unchanged, debt is constant, debt is unchanged, debt balance stays',
    'dette reste constante, dette reste donc constante, dette reste la même, dette reste stable, dette ne bouge pas, dette ne change pas, dette reste inchangée, dette est constante, dette reste identique',
  ],
  to_the_exit: [
    'until exit, to exit, each year, every year, throughout the hold, dividends, during the hold',
    'jusqu’à la sortie, chaque année, pendant toute la détention, tout au long, dividendes, pendant la détention',
  ],
  fund_as_surety: [
    'fund’s assets, fund’s other assets, assets of the fund, fund’s portfolio, other portfolio companies, whole portfolio, fund’s guarantee, guarantee of the fund, guarantee from the fund, against the fund, fund stands surety, guaranteed by the fund',
    'actifs du fonds, garantie du fonds, caution du fonds, se porte garant, tout le portefeuille, reste du portefeuille, autres participations, garanti par le fonds',
  ],
  lends_to_it: ['lends, borrows, loan, debt, banks', 'emprunte, prêt, dette, banques'],
  more_own_money: [
    'more equity, bigger equity cheque, larger equity cheque, more of its own money, less debt, less leverage, lower leverage',
    'plus le fonds met de fonds propres, plus de fonds propres, plus le fonds apporte, moins de dette, moins de levier',
  ],
  less_own_money: ['less equity, smaller equity', 'moins de fonds propres, moins le fonds met'],
  the_higher_the_irr: [
    'the higher the return, the better the return, raises the irr, increases the irr, lifts the irr, improves the irr, raises the return, improves the return, higher irr, better irr',
    'plus le tri est élevé, meilleur est le tri, plus le tri monte, plus le tri augmente, augmente le tri, améliore le tri, fait monter le tri, meilleur est le rendement, meilleur tri',
  ],
  left_undeducted: [
    'not deducted, is not subtracted, not come off, not taken off, need not be deducted, no need to deduct, stays out of the calculation, no deduction',
    'ne se déduit pas, n’est pas déduite, pas déduite, ne se retire pas, ne se soustrait pas, pas à déduire, n’entre pas dans le calcul, aucune déduction',
  ],
  praised_candidate: [
    'good lbo, great lbo, excellent lbo, perfect lbo, good candidate, great candidate, excellent candidate, ideal candidate, best candidate, perfect candidate, good target, great target, ideal target, best target, perfect target',
    'bon lbo, excellent lbo, lbo idéal, bon candidat, excellent candidat, candidat idéal, meilleur candidat, bonne cible, excellente cible, cible idéale, meilleure cible, candidat parfait, l’idéal c’est une',
  ],
  lbo_heavy_spending: [
    'high capital expenditure, high working capital needs',
    'gros besoins de capex, gros besoins d’investissement, besoins d’investissement élevés, forts besoins de capex, gros besoins en bfr',
  ],
  lbo_already_indebted: [
    'already has high debt, high existing debt, already highly indebted, already levered',
    'déjà endetté, fort endettement existant',
  ],
  is_praised: [
    'is best, is ideal, is perfect, is a plus, are a plus, is an advantage, are an advantage, is good, are good, good sign, is an asset, is a strength, helps the lbo, is attractive, are attractive, is positive, raise returns, boosts returns, increases returns',
    'est un atout, sont un atout, est un avantage, sont un avantage, est un plus, sont un plus, bon signe, est idéale, est positif, augmentent le rendement, augmente la rentabilité, ça montre que, rassure les banques',
  ],
  lbo_irrelevant_word: ['not a topic, not an issue', 'pas un sujet, pas le sujet'],
} as const satisfies Lexicon;
