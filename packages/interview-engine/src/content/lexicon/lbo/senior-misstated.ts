import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const juniors = 'mezz, mezzanine, junior debt, subordinated debt';
const dettesJuniors = 'mezzanine, dette junior, dette subordonnée';

/** Senior debt, in the words of those who get it wrong. */
export const seniorMisstated: Lexicon = {
  because_nothing_due: [
    'because nothing is due, because nothing to repay, since nothing is repaid, because you pay nothing until, because it’s repaid at the end, because you only pay at maturity, as you only pay at maturity',
    'parce qu’on ne rembourse rien, puisqu’on ne rembourse rien, parce qu’elle est in fine, car rien à rembourser, parce qu’on ne paie qu’à la fin, vu qu’on ne paie qu’à l’échéance, puisqu’on ne paie qu’à l’échéance',
  ],
  cheapest_noun: [
    'cheapest, least expensive',
    'la moins chère, la moins coûteuse, la moins onéreuse',
  ],
  dearest_word: [
    'the most expensive, the dearest, the priciest, the costliest',
    'la plus chère, le plus cher, la plus coûteuse, la plus onéreuse',
  ],
  first_security_word: [
    'as collateral first, first ranking security, first security, first lien on, first charge on, the best security, assets first, first call on the assets, the security package, all the security',
    'sûretés de premier rang, premières sûretés, premières garanties, garanties de premier rang, meilleures sûretés, premier gage, toutes les sûretés',
  ],
  junior_on_a_par: [
    'rank level with the banks, ranks equally with senior, ranks equally with the senior, same rank as the senior, same rank as senior, pari passu with the senior, pari passu with the banks, shares the same security as the senior',
    'même rang que la senior, même rang que les banques, pari passu avec la senior, pari passu avec les banques, à égalité avec les banques, à égalité avec la senior',
  ],
  lbo_above_the_junior_price: [
    crossed(
      'dearer, more expensive, costs more, higher margin, higher rate, more interest, costlier',
      'than the mezz, than the mezzanine, than mezzanine, than mezz, than junior debt, than the junior, than the subordinated debt',
    ),
    crossed(
      'plus chère, plus cher, coûte plus, marge plus élevée, taux plus élevé, plus d’intérêts',
      'que la mezzanine, que la mezz, que la junior, que la dette junior, que la subordonnée',
    ),
  ],
  lbo_ahead_of_mezz: [
    'before mezzanine, before mezz, ahead of the mezzanine, ahead of mezzanine, ahead of the mezz, before the junior, ahead of the junior',
    'avant la mezzanine, avant la mezz, avant la junior, devant la mezzanine, devant la junior, avant la subordonnée',
  ],
  lbo_asks_higher_rate: [
    'ask for a higher rate, charge a higher rate, charge more interest, ask for more interest, charge the most, ask for more because',
    'demandent un taux plus élevé, demandent plus d’intérêts, demandent plus parce, font payer le plus, prennent le taux le plus élevé',
  ],
  lbo_below_the_senior_price: [
    crossed(
      'cheaper, less, less expensive, lower, lower margin, lower rate, less interest, lower interest, points less',
      'than the senior, than senior, than the banks, than the bank, than bank debt, than the senior lenders, than the first lien',
    ),
    crossed(
      'moins chère, moins cher, moins, taux plus bas, marge plus faible, moins d’intérêts, points de moins',
      'que la senior, que la dette senior, que les banques, que la banque, que les seniors, que la dette bancaire',
    ),
  ],
  lbo_costs_less: [
    'cheaper, less expensive, costs less, less costly',
    'moins chère, moins coûteuse, moins onéreuse, coûte moins',
  ],
  lbo_it_costs_most: [
    'that is why it costs the most, and costs the most, so it costs the most, costs you the most, and the most expensive, so the most expensive, and the dearest, so the dearest, carries the highest margin, charges the highest margin, take the highest margin, commands the highest margin, gets the highest margin, pays the highest coupon, charge the most, ask for the most, earn the highest margin, charge the highest rate, ask for the highest rate',
    'elles qui coûtent le plus, donc la plus chère, et la plus chère, prennent la marge la plus élevée, ça se paie cher, demandent le plus, exigent le rendement le plus élevé, donc elle est la plus chère, prend la marge la plus élevée, a la marge la plus élevée, porte la marge la plus élevée, paie la marge la plus élevée, exige la marge la plus élevée, demande la marge la plus élevée, demandent le taux le plus élevé, prennent le taux le plus élevé, exigent le taux le plus élevé',
  ],
  lbo_it_is_best_secured: [
    'it has the best collateral, it is best secured, it is better secured, it has first security',
    'elle a les meilleures sûretés, elle est mieux garantie',
  ],
  lbo_junior_cheap: [
    crossed(
      juniors,
      'is, is the, costs, has a',
      'cheaper, cheapest, less, lower margin, lower rate',
    ),
    crossed(
      dettesJuniors,
      'est, coûte, est la, porte',
      'moins chère, moins, moins cher, une marge plus faible',
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
  lbo_mezz_costs_less: [
    'mezzanine is cheaper, mezz is cheaper, junior debt is cheaper, subordinated debt is cheaper, mezzanine costs less, mezzanine debt is cheaper, mezzanine is the cheapest, junior is cheaper, second lien is cheaper, mezzanine carries a lower, junior debt costs less',
    'mezzanine est moins chère, mezz est moins chère, mezzanine coûte moins, subordonnée est moins chère, junior coûte moins, subordonnée coûte moins',
  ],
  lbo_more_junior: [
    'the more junior, the more subordinated, the lower the rank, the lower it ranks, the further down, further back, the riskier the tranche, the riskier the debt, the riskier it is',
    'plus elle est subordonnée, plus on descend, plus c’est junior, plus c’est risqué',
  ],
  lbo_paid_last: [
    'repaid last, paid last, last in line, last to be paid, waits longest',
    'remboursée en dernier, payée en dernier, servie en dernier, attend le plus',
  ],
  lbo_same_security: [
    'same security, same collateral, same first lien, same guarantees, same pledge',
    'mêmes sûretés, mêmes garanties, même nantissement, même premier rang',
  ],
  lbo_senior_costs_more: [
    'senior debt is more expensive, senior is more expensive, senior debt costs more, senior costs more, senior debt is dearer, senior is dearer, senior debt carries the highest, senior lenders charge more, senior has the highest, senior pays the highest, senior pays more, senior is pricier, senior debt is pricier, senior earns more, senior debt is riskier, senior is riskier, senior is the riskiest, senior bears more risk, senior carries more risk, senior yields more, senior debt yields more',
    'senior est plus chère, senior coûte plus, senior est la plus chère, seniors demandent plus, seniors sont plus chers, senior paie le plus, senior rapporte le plus, senior est mieux rémunérée, senior rapporte davantage, elle la plus chère, senior est plus risquée',
  ],
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
  lbo_so_it_is_cheapest: [
    'it is the cheapest, it’s the cheapest, so the cheapest, it costs less, it is cheaper, it’s cheaper, so it is cheap',
    'c’est la moins chère, donc moins chère, elle coûte moins, elle est moins chère',
  ],
  lbo_the_cheaper: [
    'the cheaper, the less it costs, the lower the margin, the lower the rate, the lower the cost',
    'moins elle coûte, moins c’est cher, moins ça coûte, moins elle est chère, moins chère elle est',
  ],
  lbo_well_secured: [
    'secured by the best, best collateral, best assets, best security, best guarantees',
    'garantie par les meilleurs, meilleures sûretés, meilleurs actifs, meilleures garanties',
  ],
  lowers_cost_of_debt: [
    'makes the debt cheaper, lowers the cost of debt',
    'baisser le coût moyen de la dette',
  ],
  paid_for_security: [
    'because it is secured, because it’s secured, because of the security, pay for the security, because it ranks first, pay for the guarantees, because they have the pledge, because they have security, because it has security',
    'parce que les sûretés, payer les garanties, payer les sûretés, parce qu’elle est garantie, parce qu’elle est prioritaire, puisqu’elle est garantie, vu qu’elle a les garanties, parce qu’elle a les garanties, parce qu’elle a les sûretés',
  ],
  pays_the_purchase: [
    'pays for the acquisition, funds the acquisition, finances the acquisition, drawn in full at closing, fully drawn at closing, pays the purchase price, to buy the company, to buy the target, to pay the price',
    'finance l’acquisition, tire en entier au closing, paie l’acquisition, tiré en totalité au closing, finance le prix, sert à payer le prix, payer le prix d’achat, acheter la cible, sert à acheter',
  ],
  revolving_line: ['rcf, revolving', 'revolver, rcf, revolving'],
  senior_loses_first: [
    [
      crossed(
        'senior, senior debt, senior lenders',
        'shares the loss, share the loss, takes the first loss, take the first loss, absorbs losses first, absorbs the loss first, takes the haircut first, loses first, is hit first',
      ),
      crossed(
        'senior, senior debt, senior lenders',
        'takes the loss first, absorbs losses first, absorbs the loss first, absorbs the first loss, loses first, take the loss first',
      ),
    ].join(', '),
    [
      crossed(
        'senior, dette senior, prêteurs seniors, seniors',
        'partage la perte, partagent la perte, absorbe les pertes en premier, absorbe la perte en premier, prend la première perte, subit la première perte, perd en premier, est touchée en premier',
      ),
      crossed(
        'senior',
        'qui absorbe les pertes en premier, absorbe les pertes en premier, absorbe la première perte, prend la perte en premier, perd en premier',
      ),
    ].join(', '),
  ],
  takes_highest_rate: [
    'has the highest rate, highest rate, highest margin, highest coupon, the dearest money, most expensive layer, most expensive tranche',
    'taux le plus élevé, taux le plus haut, marge la plus élevée, coupon le plus élevé, tranche la plus chère, argent le plus cher',
  ],
  takes_most_risk: [
    'the riskiest, carries the most risk, takes the most risk, bears the most risk, runs the most risk',
    'la plus risquée, le plus risqué, prend le plus de risque, court le plus de risque, porte le plus de risque',
  ],
  the_cheap_layer: [
    'cheap money, cheapest money, cheap layer, lower margin than the term, lower margin than the senior, lower rate than the senior, cheapest part, a bargain',
    'argent bon marché, argent le moins cher, dette bon marché, marge plus basse que la senior, marge plus faible que la senior',
  ],
  the_dearest_layer: [
    'most expensive, dearest, highest margin, most costly, costs the most, biggest margin, charges the most, fattest margin',
    'plus chère des deux, la plus chère, plus coûteuse, marge la plus élevée, coûte le plus, plus grosse marge, prend la plus grosse marge, plus forte marge',
  ],
};
