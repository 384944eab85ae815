import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Other words in which a buyout's money, ranks and returns are turned round. */
export const misspokenBuyouts = {
  lbo_take_all: ['cash in, walk off with, collect, bank', 'encaisser, percevoir, empoche, ramasse'],
  lbo_whole_price: [
    'whole ev, full ev, entire ev, gross proceeds, whole exit value, all of the enterprise value, hundred percent of the enterprise value',
    'valeur d’entreprise entière, ve entière, ve complète, prix brut, toute la valeur d’entreprise, toute la valeur de sortie',
  ],
  lbo_debt_is_theirs: [
    'for the buyer to repay, buyer inherits, next owner inherits, left for the buyer, buyer’s to repay, buyer’s burden, for the next owner to repay',
    'à la charge de l’acquéreur, à la charge de l’acheteur, à la charge du repreneur, acheteur en hérite, acquéreur en hérite, repreneur en hérite, laissée au repreneur, acheteur s’en charge, acquéreur s’en charge',
  ],
  lbo_left_to_the_holding: [
    'holding’s problem, left with the holding, stays with the holding, stays in the holding, borne by the holding, for the holding to repay, not the shareholder’s, not the sponsor’s, not the fund’s problem',
    'à la charge de la holding, reste dans la holding, reste à la holding, problème de la holding, affaire de la holding, laissée à la holding, concerne la holding, pas de l’actionnaire',
  ],
  lbo_pledged_to_banks: [
    'collateral, assets to pledge, something to pledge, plants to pledge, pledge to the banks, security to the banks, hard assets, assets to seize, lend against, serves as security',
    'donner en garantie, offrir en garantie, apporter en garantie, donner en gage, actifs à nantir, à nantir, actifs tangibles, garanties aux banques, garanties pour les banques, collatéral, actifs à saisir, à hypothéquer, crée des garanties, garanties bancaires',
  ],
  lbo_praise_withheld: [
    'but, not, avoid, even, although, rather, less, low, light, little, eats, instead, without, burns',
    'mais, pas, éviter, même, quoique, plutôt, moins, faible, léger, peu, mange, au lieu, sans, brûle',
  ],
  lbo_hypergrowth: [
    'hypergrowth, explosive growth, doubling every year, doubles each year, doubles its sales, triples every year, burning cash, cash burning, start up, startup, scale up, venture style growth, not yet profitable, not profitable yet, still loss making, fast growing tech',
    'hypercroissance, croissance explosive, double tous les ans, double chaque année, double de taille, triple tous les ans, brûle de la trésorerie, brûler du cash, start up, scale up, jeune pousse, pas encore rentable, ne gagne pas encore, très forte croissance, encore déficitaire',
  ],
  lbo_growth_to_come: [
    'future growth, growth to come, growth story, growth potential, growth prospects, the upside, the equity story',
    'croissance future, croissance à venir, potentiel de croissance, perspectives de croissance, histoire de croissance',
  ],
  lbo_funds_word: [
    'finance, lend against, lend on, fund, bet on, pay for',
    'finance, misent sur, parient sur, prête sur',
  ],
  lbo_takes_no_value: [
    'not take value away, not take away value, not take any value, not take anything away, not destroy value, not destroy any, not hurt, not cost us, not cost the fund, not cost anything, costs nothing, costs us nothing, no harm, harmless, not lose money, not reduce the gain, not lower the gain, takes nothing away, no loss',
    'ne peut pas détruire, ne détruit pas, ne détruit rien, ne coûte rien, n’enlève rien, ne retire rien, ne fait rien perdre, ne fait pas perdre, ne peut pas faire perdre, sans conséquence, n’a aucun effet, ne réduit pas le gain, n’entame pas, ne pénalise pas, ne nuit pas, ne peut rien enlever, indolore',
  ],
  lbo_made_up_elsewhere: [
    'offset, outweigh, made up, compensated, as much as, cross effect, everything, all of',
    'compensée, contrebalance, autant que, effet croisé, toute',
  ],
  lbo_multiple_fall_strict: [
    'multiple comes down, multiple drops, multiple shrinks, exit multiple below entry, lower exit, turn lost, turn less, derating',
    'multiple de sortie inférieur, multiple qui recule, multiple recule, tour perdu, perte d’un tour, sortie à un multiple inférieur, multiple se tasse, recul du multiple, multiple de sortie plus bas, multiple de sortie plus faible, multiple de sortie qui baisse',
  ],
  lbo_asks_more: [
    'asked for more, wanted a higher return, demands a higher return, requires a higher irr, targets a higher irr, raises its hurdle, raises the hurdle, raises its target, aims for a higher irr, more demanding fund',
    'exige davantage, demande un tri plus élevé, exige un tri plus élevé, vise un tri plus élevé, relève son objectif, relève son exigence, relève son tri, veut un tri plus élevé, fonds plus exigeant',
  ],
  lbo_pays_more_strict: [
    'bid higher, bid even higher, stretch further, afford a higher, afford more, go higher on price',
    'enchérir plus haut, monter plus haut, aller plus haut, mettre plus cher, surenchérir, peut mettre cher, peut mettre plus, peut payer cher, peut monter',
  ],
  lbo_profit_of_word: [
    'profit of, gain of, profit equal to',
    'plus value de, gain de, profit de, bénéfice de, gain net de',
  ],
  lbo_gained_word: ['gained, earned, made, won', 'gagné, empoché, réalisé'],
  lbo_one_and_a_half: [
    '1.5 times, 1.5x, one and a half times, one point five times',
    '1,5 fois, 1,5x, une fois et demi',
  ],
  lbo_one_and_a_half_of_gain: [
    '150 of gain, 150 profit, hundred and fifty percent',
    'une fois et demie sa mise, une fois et demie la mise, 150 de plus value, 150 de gain, 150 de profit, une fois et demie ma mise',
  ],
  lbo_helps_the_return: [
    'helps irr, helps returns, good for irr, benefits the irr, flatters the irr, supports the irr, does the irr good, works for the irr, enhances the irr, boosts irr, lets the irr grow, irr keeps compounding, better for irr, better for returns, works in favour of the irr',
    'aide le tri, bon pour le tri, bénéfique pour le tri, favorable au tri, favorise le tri, profite au tri, soutient le tri, joue en faveur du tri, arrange le tri, bonifie le tri, laisse monter le tri, donne un meilleur tri, mieux pour le tri, meilleur pour le tri, meilleur c’est pour le tri, mieux c’est pour le tri',
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
    'not need covenants, no need for covenants, covenants are not needed, not require covenants, not ask for covenants, no covenants are needed, do without covenants',
    'pas besoin de covenant, se passent de covenants, ne demandent pas de covenants, n’exigent pas de covenants, inutile de mettre des covenants',
  ],
  lbo_reserved_for: [
    'are for, are reserved for, are only for, only exist for, only apply to, apply only to, are found in, belong to',
    'sont pour, sont réservés, ne concernent que, n’existent que pour, ne s’appliquent que, sont l’affaire de, sont le propre',
  ],
  lbo_junior_paper: [
    'junior paper, junior lenders, junior tranche, subordinated lenders',
    'prêteurs juniors, tranche junior, créanciers juniors, papier junior',
  ],
  lbo_it_costs_most: [
    'that is why it costs the most, and costs the most, so it costs the most, costs you the most, and the most expensive, so the most expensive, and the dearest, so the dearest, carries the highest margin, charges the highest margin, take the highest margin, commands the highest margin, gets the highest margin, pays the highest coupon, charge the most, ask for the most, earn the highest margin, charge the highest rate, ask for the highest rate',
    'elles qui coûtent le plus, donc la plus chère, et la plus chère, prennent la marge la plus élevée, ça se paie cher, demandent le plus, exigent le rendement le plus élevé, donc elle est la plus chère, prend la marge la plus élevée, a la marge la plus élevée, porte la marge la plus élevée, paie la marge la plus élevée, exige la marge la plus élevée, demande la marge la plus élevée, demandent le taux le plus élevé, prennent le taux le plus élevé, exigent le taux le plus élevé',
  ],
  lbo_costs_less: [
    'cheaper, less expensive, costs less, less costly',
    'moins chère, moins coûteuse, moins onéreuse, coûte moins',
  ],
  lbo_makes_up_in_full: [
    'offset, cancels, make up for, compensate, absorb, neutralise, wash out, wipes it out, neutral, no net effect',
    'compensent, annulent, neutralise, absorbe, efface, gomme, équilibre, neutre, sans effet net',
  ],
} as const satisfies Lexicon;
