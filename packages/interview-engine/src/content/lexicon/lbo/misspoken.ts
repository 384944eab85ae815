import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Other words in which a buyout's money, ranks and returns are turned round. */
export const misspokenBuyouts = {
  lbo_take_all: ['cash in, walk off with, collect, bank', 'encaisser, percevoir, empoche, ramasse'],
  lbo_whole_price: [
    'whole ev, full ev, entire ev, gross proceeds, whole exit value, all of the enterprise value, hundred percent of the enterprise value',
    'valeur d’entreprise entière, ve entière, ve complète, prix brut, toute la valeur d’entreprise, cent pour cent de la valeur d’entreprise, toute la valeur de sortie',
  ],
  lbo_debt_is_theirs: [
    'for the buyer to repay, for the next owner to repay, buyer inherits, next owner inherits, left for the buyer, buyer’s to repay, buyer’s burden',
    'à la charge de l’acquéreur, à la charge de l’acheteur, à la charge du repreneur, acheteur en hérite, acquéreur en hérite, repreneur en hérite, laissée au repreneur, acheteur s’en charge, acquéreur s’en charge',
  ],
  lbo_left_to_the_holding: [
    'holding’s problem, left with the holding, stays with the holding, stays in the holding, borne by the holding, for the holding to repay, not the shareholder’s, not the sponsor’s, not the fund’s problem',
    'à la charge de la holding, reste dans la holding, reste à la holding, problème de la holding, affaire de la holding, laissée à la holding, concerne la holding, pas de l’actionnaire',
  ],
  lbo_pledged_to_banks: [
    'collateral, assets to pledge, something to pledge, plants to pledge, pledge to the banks, security for the banks, security to the banks, hard assets, assets to lend against, assets to seize, lend against, collateral for the lenders, serve as collateral, serves as security',
    'donner en garantie, offrir en garantie, en garantie aux banques, apporter en garantie, donner en gage, actifs à nantir, à nantir, actifs tangibles, garanties aux banques, garanties pour les banques, collatéral, actifs à saisir, à hypothéquer, crée des garanties, sert de garantie, servent de garantie, garanties bancaires',
  ],
  lbo_praise_withheld: [
    'but, not, avoid, even, although, rather, less, low, light, little, eats, instead, without, burns',
    'mais, pas, éviter, même, quoique, plutôt, moins, faible, léger, peu, mange, au lieu, sans, brûle',
  ],
  lbo_hypergrowth: [
    'hypergrowth, explosive growth, doubles every year, doubling every year, doubles each year, doubles its sales, triples every year, burns cash, burning cash, cash burning, start up, startup, scale up, venture style growth, not yet profitable, not profitable yet, still loss making, fast growing tech',
    'hypercroissance, croissance explosive, double tous les ans, double chaque année, double de taille, triple tous les ans, brûle du cash, brûle de la trésorerie, brûler du cash, start up, scale up, jeune pousse, pas encore rentable, ne gagne pas encore, très forte croissance, encore déficitaire',
  ],
  lbo_growth_to_come: [
    'future growth, growth to come, growth story, growth potential, growth prospects, the upside, the equity story',
    'croissance future, croissance à venir, potentiel de croissance, perspectives de croissance, histoire de croissance',
  ],
  lbo_funds_word: [
    'finance, lend against, lend on, fund, bet on, pay for',
    'financent, finance, prêtent sur, misent sur, parient sur, prête sur',
  ],
  lbo_takes_no_value: [
    'not take value away, not take away value, not take any value, not take anything away, not destroy value, not destroy any, not hurt, not cost us, not cost the fund, not cost anything, costs nothing, costs us nothing, no harm, harmless, not lose money, not reduce the gain, not lower the gain, takes nothing away, no loss',
    'ne peut pas détruire, ne détruit pas, ne détruit rien, ne coûte rien, n’enlève rien, ne retire rien, ne fait rien perdre, ne fait pas perdre, ne peut pas faire perdre, sans conséquence, n’a aucun effet, ne réduit pas le gain, n’entame pas, ne pénalise pas, ne nuit pas, ne peut rien enlever, indolore',
  ],
  lbo_made_up_elsewhere: [
    'offset, outweigh, made up, compensated, as much as, cross effect, everything, all of',
    'compense, compensé, compensée, contrebalance, autant que, effet croisé, tout, toute',
  ],
  lbo_multiple_fall_strict: [
    'multiple comes down, multiple drops, multiple shrinks, exit multiple below entry, lower exit, turn lost, turn less, derating',
    'multiple de sortie inférieur, multiple qui recule, multiple recule, tour perdu, perte d’un tour, sortie à un multiple inférieur, multiple se tasse, recul du multiple, multiple de sortie plus bas, multiple de sortie plus faible, multiple de sortie qui baisse',
  ],
  lbo_asks_more: [
    'asks for more, asked for more, wants a higher return, wanted a higher return, demands a higher return, requires a higher irr, targets a higher irr, raises its hurdle, raises the hurdle, raises its target, aims for a higher irr, more demanding fund',
    'exige davantage, demande un tri plus élevé, exige un tri plus élevé, vise un tri plus élevé, relève son objectif, relève son exigence, relève son tri, veut un tri plus élevé, fonds plus exigeant',
  ],
  lbo_pays_more_strict: [
    'bid higher, bid even higher, stretch further, afford a higher, afford more, go higher on price',
    'enchérir plus haut, monter plus haut, aller plus haut, mettre plus cher, surenchérir, peut mettre cher, peut mettre plus, peut payer cher, peut monter',
  ],
  lbo_profit_of_word: [
    'profit of, gain of, profit equal to, net gain of, capital gain of',
    'plus value de, gain de, profit de, bénéfice de, gain net de',
  ],
  lbo_gained_word: ['gained, earned, made, won', 'gagné, empoché, réalisé'],
  lbo_one_and_a_half: [
    '1.5 times, 1.5x, one and a half times, one point five times',
    '1,5 fois, 1,5x, une fois et demie, une fois et demi',
  ],
  lbo_one_and_a_half_of_gain: [
    '150 of gain, 150 of profit, 150 profit, one and a half times your money in profit, hundred and fifty percent',
    'une fois et demie sa mise, une fois et demie la mise, une fois et demie ma mise, 150 de plus value, 150 de gain, 150 de profit',
  ],
  lbo_helps_the_return: [
    'helps the irr, helps irr, helps the return, helps returns, good for the irr, good for irr, benefits the irr, flatters the irr, supports the irr, does the irr good, works in favour of the irr, works for the irr, enhances the irr, boosts irr, lets the irr grow, irr keeps compounding, better for the irr, better for irr, better for returns, better for the return',
    'aide le tri, bon pour le tri, bénéfique pour le tri, favorable au tri, favorise le tri, profite au tri, soutient le tri, joue en faveur du tri, arrange le tri, bonifie le tri, laisse monter le tri, donne un meilleur tri, mieux pour le tri, meilleur c’est pour le tri, mieux c’est pour le tri, meilleur pour le tri',
  ],
  lbo_repaid_before_senior: [
    crossed(
      'repaid, paid, paid back, served, reimbursed, redeemed, cashed out, settled',
      'before the senior, ahead of the senior, before senior debt, before the senior debt, before the banks, ahead of the banks, before the term loan, before bank debt',
    ),
    crossed(
      'remboursée, remboursé, payée, servie, désintéressée, réglée, récupère son argent',
      'avant la senior, avant la dette senior, avant les banques, avant les seniors, devant la senior, avant la dette bancaire',
    ),
  ],
  lbo_no_covenants_needed: [
    'not need covenants, not need a covenant, not need any covenants, no need for covenants, covenants are not needed, not require covenants, not ask for covenants, no covenants are needed, do without covenants',
    'pas besoin de covenants, pas besoin de covenant, se passe de covenants, se passent de covenants, ne demande pas de covenants, ne demandent pas de covenants, n’exigent pas de covenants, inutile de mettre des covenants',
  ],
  lbo_reserved_for: [
    'are for, are reserved for, are only for, only exist for, only apply to, apply only to, are found in, belong to',
    'sont pour, sont réservés, ne concernent que, n’existent que pour, ne s’appliquent que, sont l’affaire de, sont le propre',
  ],
  lbo_junior_paper: [
    'junior paper, junior lenders, junior tranches, junior tranche, subordinated lenders',
    'prêteurs juniors, tranches juniors, tranche junior, créanciers juniors, papier junior',
  ],
  lbo_it_costs_most: [
    'that is why it costs the most, and costs the most, so it costs the most, costs you the most, and the most expensive, so the most expensive, and the dearest, so the dearest, carries the highest margin, charge the highest margin, charges the highest margin, take the highest margin, commands the highest margin, gets the highest margin, pays the highest coupon, charge the most, ask for the most, earn the highest margin, charge the highest rate, ask for the highest rate',
    'elle qui coûte le plus, elles qui coûtent le plus, donc la plus chère, donc elle est la plus chère, et la plus chère, prennent la marge la plus élevée, prend la marge la plus élevée, a la marge la plus élevée, porte la marge la plus élevée, paie la marge la plus élevée, exige la marge la plus élevée, demande la marge la plus élevée, ça se paie cher, demandent le taux le plus élevé, prennent le taux le plus élevé, exigent le taux le plus élevé, demandent le plus, exigent le rendement le plus élevé',
  ],
  lbo_costs_less: [
    'cheaper, less expensive, costs less, less costly',
    'moins chère, moins coûteuse, moins onéreuse, coûte moins',
  ],
  lbo_makes_up_in_full: [
    'offset, cancel out, cancels, make up for, compensate, absorb, neutralise, wash out, wipes it out, neutral, no net effect',
    'compense, compensent, annule, annulent, neutralise, absorbe, efface, gomme, équilibre, neutre, sans effet net',
  ],
  lbo_in_part: [
    'part, partly, partially, some, quarter, third, only, fraction, not fully, not entirely, slightly, little',
    'partie, partiellement, quart, tiers, seulement, fraction, pas entièrement, pas totalement, pas tout, légèrement, un peu',
  ],
  lbo_stays_same: [
    'stays where it was, stays where it is, remains where it was, holds steady, does not shift, not suffer, carries on as before',
    'reste là où, demeure inchangé, ne s’en ressent pas, reste comme avant, ne souffre pas, reste au même niveau',
  ],
  lbo_mainly_equity: [
    'most of the price in equity, bulk of the price in equity, most of it in equity, uses little debt, almost all in equity, nearly all in equity',
    'l’essentiel du prix en fonds propres, la plupart du prix en fonds propres, quasiment tout en fonds propres, presque tout en fonds propres',
  ],
  lbo_less_risk: [
    'less risk, lower risk, less risky, reduces the risk, lowers the risk, safer',
    'moins de risque, moins risqué, réduit le risque, diminue le risque, plus sûr',
  ],
  lbo_put_off: [
    'as long as you like, as long as you want, as long as we like, whenever you sell',
    'aussi longtemps qu’on veut, aussi longtemps qu’il veut, quelle que soit la date',
  ],
  lbo_irr_same: [
    'irr will not change, irr will not move, irr not depend on the hold',
    'tri ne changera pas, tri ne bougera pas, tri n’en dépend pas',
  ],
  lbo_heavy_spending: [
    'high capex need, big capex needs, capex heavy, heavy industry',
    'besoins d’investissement importants, lourds investissements, industrie lourde',
  ],
  lbo_higher_target: [
    'target return is high, hurdle is high, target irr is high',
    'tri exigé est haut, tri cible est élevé, tri demandé est élevé, tri visé est élevé',
  ],
  lbo_room_to_borrow: [
    'room to lever, room to borrow, room for debt, space for debt, room for more debt, capacity to borrow',
    'place pour de la dette, place pour s’endetter, marge pour s’endetter, encore s’endetter, peu de dette aujourd’hui',
  ],
  lbo_combined_effect: [
    'bit that is both, part that is both, the part in common, both at once',
    'partie commune, part commune, les deux à la fois, morceau commun',
  ],
  lbo_someone_buys: [
    'takes it off you, takes it off our hands, takes it off us',
    'nous la reprend, reprend l’affaire',
  ],
  lbo_reinvest: [
    'put more back in, put some back, put back in',
    'remettent dans l’affaire, en remettent, remettre au pot, remettent au pot',
  ],
  lbo_percent_word: ['percentage', 'pourcentage'],
  lbo_ahead_of_mezz: [
    'before the mezzanine, before mezzanine, before the mezz, before mezz, ahead of the mezzanine, ahead of mezzanine, ahead of the mezz, before the junior, ahead of the junior',
    'avant la mezzanine, avant la mezz, avant la junior, devant la mezzanine, devant la junior, avant la subordonnée',
  ],
  lbo_fixed_rate_word: [
    'is fixed rate, is at a fixed rate, at fixed rates, is fixed',
    'est à taux fixe, à taux fixe, est fixe',
  ],
  lbo_recourse_to_fund: [
    'recourse to the fund, recourse to its investors, recourse to the sponsor, recourse to the investors, guaranteed by its investors, guaranteed by the investors',
    'garantie par les investisseurs, garantie par ses investisseurs, recours contre le fonds, recours sur le fonds, recours contre les investisseurs',
  ],
  lbo_sized_on_assets: [
    'sized on the assets, sized on assets, sized on the value of the assets, based on the value of its assets, sized on its assets',
    'calibrée sur les actifs, calibrée sur la valeur des actifs, dimensionnée sur les actifs, dimensionnée sur la valeur des actifs, calée sur les actifs',
  ],
  all_value_made: [
    'all the return, whole return, all of the gain',
    'tout le gain, tout le rendement',
  ],
  from_multiple_only: [
    'from selling at a higher multiple, from the higher multiple, from a higher exit multiple',
    'de la revente à un multiple plus élevé, de la hausse du multiple, vient du multiple',
  ],
  cheapest_tranche: [
    'only take the cheapest tranche',
    'uniquement la tranche la moins chère, seulement la tranche la moins chère',
  ],
  lbo_cash_lifts_leverage: [
    'cash makes leverage worse, cash worsens leverage, cash worsens the leverage',
    'trésorerie dégrade le levier, cash dégrade le levier',
  ],
} as const satisfies Lexicon;
