import type { Lexicon } from '../../types.ts';

/** The words of plain mistakes about who pays in a buyout and what a good target is. */
export const plainlyWrongStructures = {
  fund_repays: [
    'it is the fund that repays, it’s the fund that repays, fund itself repays, fund’s investors repay, the fund that pays back, investors repay the debt, fund pays back the debt itself, sponsor itself repays, repaid by the fund, repaid by the sponsor, repaid by the fund’s investors, repaid by the investors',
    'c’est le fonds qui rembourse, c’est le fonds qui paie, c’est le fonds qui paye, fonds rembourse lui même, investisseurs du fonds remboursent, remboursée par le fonds, remboursée par les investisseurs, remboursée par le sponsor, c’est le sponsor qui rembourse',
  ],
  target_stays_out: [
    'target is not concerned, company is not concerned, target has nothing to do, not by the target, target pays nothing, target repays nothing, target’s cash flow has nothing to do, company’s cash flow has nothing to do',
    'cible n’est pas concernée, société n’est pas concernée, cible n’a rien à voir, pas par la cible, cible ne paie rien, cible ne rembourse rien, cible ne paye rien',
  ],
  debt_stays_constant: [
    'debt stays constant, debt stays the same, debt remains constant, debt remains the same, debt does not move, debt stays flat, debt does not change, debt stays unchanged, debt is constant, debt is unchanged, debt balance stays',
    'dette reste constante, dette reste donc constante, dette reste la même, dette reste stable, dette ne bouge pas, dette ne change pas, dette reste inchangée, dette est constante, dette reste identique',
  ],
  to_the_exit: [
    'until exit, until the exit, to exit, each year, every year, throughout the hold, dividends, during the hold',
    'jusqu’à la sortie, chaque année, pendant toute la détention, tout au long, dividendes, pendant la détention',
  ],
  fund_as_surety: [
    'fund’s assets, fund’s other assets, assets of the fund, other assets of the fund, fund’s portfolio, other portfolio companies, whole portfolio, fund’s guarantee, guarantee of the fund, guarantee from the fund, against the fund, fund stands surety, guaranteed by the fund',
    'actifs du fonds, autres actifs du fonds, garantie du fonds, caution du fonds, se porte garant, tout le portefeuille, reste du portefeuille, autres participations, garantie par le fonds, garanti par le fonds',
  ],
  lends_to_it: [
    'lend, lends, borrow, borrows, loan, debt, banks',
    'prêtent, prête, emprunte, prêt, dette, banques',
  ],
  more_own_money: [
    'the more equity, more equity, bigger equity cheque, larger equity cheque, more of its own money, less debt, the less debt, less leverage, lower leverage',
    'plus le fonds met de fonds propres, plus on met de fonds propres, plus de fonds propres, plus le fonds apporte, plus l’apport est élevé, plus la mise est élevée, moins de dette, moins on met de dette, moins il y a de dette, moins de levier',
  ],
  less_own_money: ['less equity, smaller equity', 'moins de fonds propres, moins le fonds met'],
  the_higher_the_irr: [
    'the higher the irr, higher the irr, the better the irr, the higher the return, the better the return, raises the irr, increases the irr, lifts the irr, improves the irr, raises the return, improves the return, higher irr, better irr',
    'plus le tri est élevé, plus le tri est haut, plus son tri est élevé, meilleur est le tri, plus le tri monte, plus le tri augmente, augmente le tri, améliore le tri, fait monter le tri, plus le rendement est élevé, meilleur est le rendement, meilleur tri',
  ],
  left_undeducted: [
    'not deducted, is not subtracted, not come off, not taken off, need not be deducted, no need to deduct, not have to be deducted, stays out of the calculation, no deduction',
    'ne se déduit pas, n’est pas déduite, pas déduite, n’a pas à être déduite, ne se retire pas, ne se soustrait pas, pas à déduire, n’entre pas dans le calcul, aucune déduction',
  ],
  praised_candidate: [
    'good lbo, great lbo, excellent lbo, perfect lbo, good candidate, great candidate, excellent candidate, ideal candidate, best candidate, perfect candidate, good target, great target, ideal target, best target, perfect target, good lbo candidate, good lbo target',
    'bon lbo, excellent lbo, très bon lbo, lbo idéal, bon candidat, excellent candidat, candidat idéal, meilleur candidat, bonne cible, excellente cible, cible idéale, meilleure cible, candidat parfait, l’idéal c’est une',
  ],
  lbo_heavy_spending: [
    'high capex needs, heavy capex needs, large capex needs, high capital expenditure, lot of capex, needs a lot of capex, large working capital needs, high working capital needs',
    'gros besoins de capex, gros besoins d’investissement, besoins de capex élevés, besoins d’investissement élevés, forts besoins de capex, capex importants, capex élevés, gros besoins en bfr, très capitalistique',
  ],
  lbo_already_indebted: [
    'already highly leveraged, already has a lot of debt, already carries a lot of debt, already a lot of debt, already has high debt, already carries high debt, high existing debt, lot of existing debt, already heavily indebted, already highly indebted, already very indebted, already levered',
    'déjà très endettée, déjà fortement endettée, déjà endetté, déjà très endetté, porte déjà beaucoup de dette, a déjà beaucoup de dette, déjà beaucoup de dette, déjà lourdement endettée, fort endettement existant',
  ],
  is_praised: [
    'is best, is ideal, is perfect, is a plus, are a plus, is an advantage, are an advantage, is good, are good, good sign, is an asset, is a strength, helps the lbo, is attractive, are attractive, is positive, raises returns, raise returns, boosts returns, increases returns, they raise returns',
    'est un atout, sont un atout, est un avantage, sont un avantage, est un plus, sont un plus, bon signe, est idéal, est idéale, est positif, c’est positif, augmente le rendement, augmentent le rendement, augmente la rentabilité, ça montre que, rassure les banques',
  ],
  lbo_irrelevant_word: ['not a topic, not an issue', 'pas un sujet, pas le sujet'],
} as const satisfies Lexicon;
