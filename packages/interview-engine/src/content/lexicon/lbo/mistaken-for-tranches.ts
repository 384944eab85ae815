import type { Lexicon } from '../../types.ts';

/** The words of what is mistaken for a rule about multiples, years, tranches and covenants. */
export const mistakenForTranches = {
  multiple_of_money: ['multiple, moic', 'multiple, moic'],
  minds_the_time: [
    'takes time into account, takes account of time, captures time, captures it, accounts for time, reflects time, includes time, measures time',
    'tient compte du temps, prend en compte le temps, intègre le temps, mesure le temps, prend le temps en compte',
  ],
  overlooks_time: [
    'ignores time, not take time into account, does not take time, blind to time',
    'ignore le temps, ne voit pas le temps, ne tient pas compte du temps',
  ],
  not_the_same_multiple: [
    'not the same multiple, not the same money multiple, a different multiple',
    'pas le même multiple, un autre multiple, un multiple différent',
  ],
  years_on_top: [
    'more years, longer, extra years',
    'plus d’années, plus longtemps, années de plus, durée plus longue',
  ],
  better_irr: [
    'better irr, higher irr, irr is higher, irr is better, irr goes up',
    'meilleur tri, tri plus élevé, tri est plus élevé, tri est meilleur, tri monte',
  ],
  made_all_of_it: [
    'two hundred percent profit, profit of two hundred, gain of two hundred, 200% profit, 250% profit, gained 250, two hundred and fifty percent profit',
    'gagné 250, gain de 250, gagné deux cents pour cent, gain de 200, gagné 200, plus-value de 250',
  ],
  rank_alike: [
    'always rank deals the same, rank the same, always agree, say the same thing, tell you the same thing, give the same ranking',
    'disent la même chose, disent exactement la même chose, donnent le même classement, classent pareil',
  ],
  payment_on_the_way: [
    'dividend halfway, dividend on the way, interim dividend, recap, dividend in year two, early dividend, dividend early',
    'dividende intermédiaire, dividende en cours de route, recap, dividende en année deux, dividende anticipé, dividende plus tôt, dividende en avance',
  ],
  irr_untouched: [
    'not change the irr, no effect on the irr, irr does not change, irr stays the same, not affect the irr, no impact on the irr, makes no difference to the irr',
    'ne change rien au tri, ne change pas le tri, aucun effet sur le tri, tri ne bouge pas, tri ne change pas, n’affecte pas le tri, ne joue pas sur le tri, pas d’effet sur le tri',
  ],
  always_square_root: [
    'square root whatever, always the square root, always take the square root, square root in any case',
    'toujours la racine carrée, racine carrée quelle que soit, racine carrée dans tous les cas',
  ],
  no_growth_on_growth: [
    'ignore compounding, no compounding, not compound, compounding does not matter',
    'pas d’intérêts composés, pas de capitalisation, ignore la capitalisation, néglige les intérêts composés, ne se composent pas',
  ],
  is_the_multiple: [
    'irr is a multiple, irr is how many times, irr tells you how many times, irr is the number of times',
    'tri c’est combien de fois, tri est un multiple, tri dit combien de fois, tri mesure combien de fois, tri c’est le nombre de fois',
  ],
  the_cheap_layer: [
    'cheap money, cheapest money, cheap layer, lower margin than the term, lower margin than the senior, lower rate than the senior, cheapest part, a bargain',
    'argent bon marché, argent le moins cher, dette bon marché, marge plus basse que la senior, marge plus faible que la senior',
  ],
  because_nothing_due: [
    'because nothing is due, because nothing to repay, since nothing is repaid, because you pay nothing until, because it’s repaid at the end, because you only pay at maturity, as you only pay at maturity',
    'parce qu’on ne rembourse rien, puisqu’on ne rembourse rien, parce qu’elle est in fine, car rien à rembourser, parce qu’on ne paie qu’à la fin, vu qu’on ne paie qu’à l’échéance, puisqu’on ne paie qu’à l’échéance',
  ],
  the_dearest_layer: [
    'most expensive, dearest, highest margin, most costly, costs the most, biggest margin, charges the most, fattest margin',
    'plus chère des deux, la plus chère, plus coûteuse, marge la plus élevée, coûte le plus, plus grosse marge, prend la plus grosse marge, plus forte marge',
  ],
  paid_for_security: [
    'because it is secured, because it’s secured, because of the security, pay for the security, because it ranks first, pay for the guarantees, because they have the pledge, because they have security, because it has security',
    'parce que les sûretés, payer les garanties, payer les sûretés, parce qu’elle est garantie, parce qu’elle est prioritaire, puisqu’elle est garantie, vu qu’elle a les garanties, parce qu’elle a les garanties, parce qu’elle a les sûretés',
  ],
  guards_the_wrong_side: [
    'company’s protection, borrower’s protection, protect the borrower, protects the shareholders, protection for the borrower, protection against the bank, protection against its lenders, protect the management, shields the company, shields the borrower, protects the company, guards the company',
    'protection de l’emprunteur, protection pour l’actionnaire, protègent l’actionnaire, protection de la société, protection pour l’emprunteur, protection contre la banque, protègent les actionnaires, protège la société, protège l’entreprise contre, protège l’emprunteur contre',
  ],
  debt_shrinks_word: [
    'debt go down, debt goes down, debt falls, debt shrinks, debt decreases, reduces the debt, brings the debt down',
    'dette diminue, dette baisse, dette se réduit, réduit la dette, dette descend, fait baisser la dette',
  ],
  less_debt_altogether: [
    'to lower the total debt, to borrow less, to reduce debt, to have less debt',
    'pour moins s’endetter, pour s’endetter moins, pour avoir moins de dette, pour emprunter moins',
  ],
  junior_stops_first: [
    'mezzanine stops at, junior stops',
    'junior s’arrête, mezzanine s’arrête, mezzanine s’arrête avant',
  ],
  goes_further: [
    'senior goes further, senior lenders go further, senior lends more, senior goes up to seven, senior goes higher, senior lenders go up to seven',
    'senior va plus loin, senior prête plus, senior monte plus haut, senior va jusqu’à sept',
  ],
  revolving_line: ['rcf, revolving', 'revolver, rcf, revolving'],
  pays_the_purchase: [
    'pays for the acquisition, funds the acquisition, finances the acquisition, drawn in full at closing, fully drawn at closing, pays the purchase price, to buy the company, to buy the target, to pay the price',
    'finance l’acquisition, tire en entier au closing, paie l’acquisition, tiré en totalité au closing, finance le prix, sert à payer le prix, payer le prix d’achat, acheter la cible, sert à acheter',
  ],
  early_repayment_guard: [
    'call protection, non call, prepayment penalty',
    'call protection, protection contre le remboursement, non call',
  ],
  free_to_repay: [
    'whenever it likes, for free, without penalty, without any fee, at no cost',
    'à tout moment, sans frais, sans pénalité, gratuitement, quand on veut',
  ],
  brings_cost_down: [
    'bring the cost down, lower the cost, bring down the cost, reduce the cost, lower the average cost, cheaper overall',
    'baisser le coût, réduire le coût, diminuer le coût, faire baisser le coût, coût moins élevé',
  ],
  upkeep_tests: [
    'maintenance tests, maintenance covenant',
    'covenant de maintenance, tests de maintenance',
  ],
  only_on_new_debt: [
    'only when you raise, only when it raises, only if you raise, only when new debt, only when you borrow more',
    'que si on émet, que si on emprunte, que lorsqu’on émet, seulement si on émet, que quand on lève',
  ],
  measures_speed: [
    'measures speed, tells you how fast',
    'mesure la vitesse, donne la vitesse, dit à quelle vitesse',
  ],
  goes_under_at_once: [
    'firm is liquidated, company is liquidated, goes into liquidation, wound up, files for bankruptcy',
    'dépose le bilan, est liquidée, part en liquidation, mise en liquidation',
  ],
  tranche_b_gradual: [
    'term loan b amortises, tlb amortises, b is paid down every year',
    'TLB s’amortit, tranche B s’amortit, TLB est amortissable, tranche B est amortissable',
  ],
} as const satisfies Lexicon;
