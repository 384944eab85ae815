import type { Lexicon } from '../../types.ts';

/** The three sources of value creation, in the words people use for it. */
export const valueLeversNotions: Lexicon = {
  it_owes_less: [
    'thinner mortgage, smaller mortgage, mortgage has shrunk, thinner loan, slimmer debt, it owes less, owes less, less to repay, loan is lighter, lighter loan, loan is smaller',
    'crédit allégé, crédit a maigri, crédit plus petit, emprunt allégé, ardoise plus petite, elle doit moins, doit moins, moins à rembourser, crédit plus léger, crédit est plus léger, prêt est plus léger',
  ],
  lbo_combined_effect: [
    'where the two meet, where they meet, leftover, two interact, they interact, bit that is both, part that is both, the part in common, both at once, cross term, cross effect, combined effect, interaction term, mixed term, joint effect, crumb, both effects, double effect, overlap, residual, left over',
    'où les deux se rencontrent, où les deux se croisent, part commune, les deux à la fois, morceau commun, effet croisé, terme croisé, effet combiné, effet mixte, terme mixte, effet conjoint, effet joint, solde croisé, résidu, petit reste, miette',
  ],
  lbo_entry_multiple: [
    'entry multiple, multiple on entry, multiple I paid, multiple we paid, multiple paid, multiple they paid, price they paid, originally paid, purchase multiple, acquisition multiple, buying multiple, multiple going in, multiple we bought at, at entry',
    'multiple d’entrée, multiple en entrée, multiple payé, multiple d’achat, multiple d’acquisition, prix payé, payé au départ, à l’entrée',
  ],
  lbo_gain_total: [
    'gain, total, exactly, whole, value created',
    'gain, total, exactement, valeur créée, création de valeur',
  ],
  lbo_grew: [
    'grow, grew, grown, rise, rose, risen, increase, goes up, gone up, improved, better, higher, more, expand',
    'grandi, progressé, augmenté, monté, amélioré, hausse, croît, croissance, grossi, mieux, plus',
  ],
  lbo_half: ['half, halves, equally', 'moitié, à parts égales'],
  lbo_more_of: [
    'more, extra, additional, increase, gained, up, plus, rise, higher, growth, difference',
    'supplémentaire, additionnel, gain, gagné, hausse, augmentation, plus, écart, progression, croissance',
  ],
  lbo_more_profit: [
    'extra EBITDA, additional EBITDA, increase in EBITDA, EBITDA gained, more EBITDA, incremental EBITDA, rise in EBITDA, growth',
    'ebitda supplémentaire, ebitda en plus, hausse d’ebitda, hausse de l’ebitda, ebitda additionnel, ebitda gagné, surplus d’ebitda, croissance',
  ],
  lbo_multiple_flat: [
    'no multiple expansion, nothing on the multiple, no rerating, multiple stays, same multiple, constant multiple, flat multiple, nothing from the multiple',
    'rien sur le multiple, rien du multiple, multiple constant, même multiple, multiple stable, rien côté multiple, multiple inchangé',
  ],
  lbo_multiple_paid: [
    'way I paid, I had paid, we had paid, multiple we got in at, multiple we came in at, I’d paid, we’d paid, you had paid, they had paid, price you paid, paid going in, what you paid, you paid per, multiple paid, multiple I paid, multiple they paid, multiple you paid, price they paid, originally paid, purchase multiple, acquisition multiple, multiple going in, price I paid, what they paid, what I paid, we paid, price paid, bought it at, we bought at, times we bought, they bought at, I bought at, going in price, when we bought, on the way in, at purchase, years I paid',
    'prix que j’avais payé, prix que j’ai payé, j’avais payé, payé le jour de l’achat, auquel on est entrés, que j’avais payé, qu’on avait payé, qu’il avait payé, prix qu’on avait, prix que j’avais, payé en entrant, multiple payé, multiple d’achat, multiple d’acquisition, prix payé, payé au départ, payé à l’origine, qu’on a payé, avait payé, que j’ai payé, avons payé, prix d’achat, acheté à, où on est entré, auquel on avait acheté, multiple de départ, à l’achat, au prix d’entrée, années que j’ai payées, années qu’on a payées',
  ],
  lbo_multiple_up: [
    'multiple expansion, better multiple, higher multiple, richer multiple, bigger multiple, rerating, re rating, multiple arbitrage, multiple goes up, multiple rises, multiple increases, expand the multiple, multiple uplift, pays more, better price, selling dearer, sell for more, improved multiple, extra turn, change in multiple, pays dearer, buyer pays up',
    'expansion du multiple, expansion de multiple, meilleur multiple, multiple plus élevé, multiple supérieur, re rating, rerating, hausse du multiple, revalorisation, multiple qui monte, multiple monte, multiple augmente, effet de multiple, paie plus cher, paye plus cher, revendre plus cher, revend plus cher, arbitrage de multiple, progression du multiple, amélioration du multiple, tour de plus, tour supplémentaire, variation du multiple, variation de multiple, payer plus d’années, paie une année de plus, mieux considérée, revendre mieux, faire monter le multiple, prêt à payer plus, mieux valorisée',
  ],
  lbo_original_profit: [
    'of before, we had before, the old, original, initial, starting, entry EBITDA, first hundred, old EBITDA, EBITDA at entry',
    'd’avant, du début, qu’on avait, de départ, initial, d’origine, ebitda d’entrée, premiers, ancien',
  ],
  lbo_owes_less: [
    'loan got smaller, loan has come down, mortgage got smaller, debt got smaller, what it owed has shrunk, loan has shrunk, loan shrank, loan is smaller, owe less, paid the bank back, borrowings down, less loan, mortgage is smaller, mortgage has shrunk, debt down, less to pay back, i owe it less, less each month, loan is lighter, lighter loan',
    'crédit a diminué, crédit a maigri, emprunt a diminué, emprunt a maigri, dette a diminué, dette a maigri, rendu à la banque, a rendu, doit moins, devons moins, emprunt a fondu, emprunt plus petit, crédit plus petit, dette en baisse, dette a baissé, moins à rendre, prêt a fondu, dois un peu moins, prêt est plus léger, crédit est plus léger, dette est plus légère',
  ],
  lbo_pay_dearer: [
    'people pay more for, buyer pays more for, pays one more euro, one more year of, more highly, value each euro, higher price for each, higher price per, fancier price, better price for each, more for each euro, more per euro, more per dollar, more for each dollar, price per dollar of profit, price for each euro, pays a bit more, dearer per euro, rerating',
    'la paye mieux, paient mieux, chaque euro est payé plus, une année de plus, valorisent mieux, valorise davantage, plus cher pour chaque, plus cher chaque, plus cher par euro, mieux chaque euro, plus pour chaque euro, un peu plus cher, paient plus pour, chaque euro gagné, chaque euro de bénéfice',
  ],
  lbo_profit_up: [
    'make more, earning more, business got bigger, firm got bigger, each euro sold leaves more, earnings grow, profit grows, growing profit, grow EBITDA, higher EBITDA, EBITDA goes up, EBITDA rises, EBITDA grows, EBITDA increase, increase in EBITDA, extra EBITDA, additional EBITDA, improve margins, margin improvement, better margins, operational improvement, growth, business grows, grow the business, company grows, company has grown, more profit, higher profit, higher earnings, bigger business, bigger earnings, profits grew, profits have grown, earnings grew, earnings have grown, fatter profits, rents have gone up, rent goes up',
    'affaire a grossi, boîte a grossi, société a grossi, gagne mieux, gagner plus, croissance, hausse de l’ebitda, ebitda progresse, ebitda monte, ebitda augmente, ebitda croît, ebitda grandit, ebitda en plus, ebitda supplémentaire, résultat progresse, résultat augmente, gagne davantage, affaire grandit, amélioration des marges, amélioration de la marge, amélioration opérationnelle, marge progresse, progression de l’ebitda, progression du résultat, boîte grandit, société grandit, entreprise grandit, plus de résultat, monter le résultat, bénéfice monte, prix à remonter, coûts à tailler, vendre un peu plus cher, dépenser moins, bénéfice a grossi, résultat a grossi, de quoi l’améliorer, loyers ont monté, loyers montent, loyer monte',
  ],
  lbo_room_to_improve: [
    'room to improve, something to improve, room to run it better, things to improve, margins to improve, margins or bolt ons, fat to trim, fat to cut, prices to nudge, prices to push, slack to take out, costs to trim',
    'marges à redresser, choses à améliorer, potentiel d’amélioration, racheter de petits, marges à remonter, de quoi améliorer, gras à couper, gras à enlever, prix à pousser, prix à relever, coûts à raboter',
  ],
  lbo_value_comes: [
    'value comes from, gain comes from, return comes from, it helped that, we win because, money is made on',
    'valeur vient, gain vient, rendement vient, ça a aidé que, on gagne parce',
  ],
  paid_so_many_years: [
    'you paid eleven, paid eleven years, you paid, years for it, times for it, years of rent for',
    'payé onze fois, payés onze fois, payé neuf fois, payé dix fois, payé sept fois, payée onze années, payé onze années, payé dix années',
  ],
  priced_dearer: [
    'fatter price, better price tag, richer price, pays a better price, dearer price tag, pay more for each, pays more per, more per pound, more per euro, sold dearer, sell it dearer, sell dearer, sells it for more, priced dearer, priced higher, sells for more, sells dearer, fetches more',
    'étiquette plus chère, meilleure étiquette, nous paie plus cher, on nous paie mieux, paie mieux chaque, paie plus cher chaque, vend plus cher, la vend plus cher, vendue plus cher, se vend plus cher, se paie plus cher, vaut plus cher, part plus cher',
  ],
  profit_took_on: [
    'sells more, makes more money, makes more than before, takings are up, bigger takings, it makes more, earns more each year, fatter earnings, bigger earnings, makes more than it did, profit went up, profit is up, earnings went up, it earns more, earns more than, makes more a year, rent went up, rents went up',
    'vend plus, vend davantage, gagne davantage qu’avant, recettes ont monté, elle rapporte plus, rapporte davantage, plus de bénéfice, bénéfice a pris, résultat a pris, bénéfice a monté, elle gagne plus, elle gagne davantage, gagne plus qu’avant, loyer a pris, loyers ont pris, loyer a monté',
  ],
};
