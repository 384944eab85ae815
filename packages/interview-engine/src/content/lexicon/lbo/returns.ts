import type { Lexicon } from '../../types.ts';

/** What is sold in the end, and what it brings. */
export const returnsNotions = {
  lbo_less_debt: [
    'deleveraging, delever, paying down debt, paid down, debt repaid, repay debt, repaid debt, debt repayment, paydown, paying off debt, less debt, debt comes down, debt goes down, debt falls, debt is repaid, lower debt, debt reduction, reducing debt, owe less, loan shrinks, debt shrinks, debt is paid, debt paid, less owed to, owe the bank less, smaller debt, debt gets smaller, debt has come down, debt has fallen, debt has shrunk, borrowings fall, debt pile shrinks, less is owed, debt is smaller',
    'désendettement, remboursement, moins de dette, dette baisse, dette qui baisse, dette fond, crédit a fondu, crédit fond, dette qui fond, réduction de la dette, baisse de la dette, dette diminue, dette qui diminue, doit moins, dette en moins, dette plus petite, dette s’allège, rendu au banquier, dette fondue',
  ],
  lbo_multiple_up: [
    'multiple expansion, better multiple, higher multiple, richer multiple, bigger multiple, rerating, re rating, multiple arbitrage, multiple goes up, multiple rises, multiple increases, expand the multiple, multiple uplift, pays more, better price, selling dearer, sell for more, improved multiple, extra turn, change in multiple, pays dearer, buyer pays up',
    'expansion du multiple, expansion de multiple, meilleur multiple, multiple plus élevé, multiple supérieur, re rating, rerating, hausse du multiple, revalorisation, multiple qui monte, multiple monte, multiple augmente, effet de multiple, paie plus cher, paye plus cher, revendre plus cher, revend plus cher, arbitrage de multiple, progression du multiple, amélioration du multiple, tour de plus, tour supplémentaire, variation du multiple, variation de multiple, payer plus d’années, paie une année de plus, mieux considérée, revendre mieux, faire monter le multiple, prêt à payer plus, mieux valorisée',
  ],
  lbo_multiple_flat: [
    'no multiple expansion, nothing on the multiple, no rerating, multiple stays, same multiple, constant multiple, flat multiple, nothing from the multiple',
    'rien sur le multiple, rien du multiple, multiple constant, même multiple, multiple stable, rien côté multiple, multiple inchangé',
  ],
  lbo_profit_up: [
    'earnings grow, profit grows, growing profit, grow EBITDA, higher EBITDA, EBITDA goes up, EBITDA rises, EBITDA grows, EBITDA increase, increase in EBITDA, extra EBITDA, additional EBITDA, improve margins, margin improvement, better margins, operational improvement, growth, business grows, grow the business, company grows, company has grown, more profit, higher profit, higher earnings, bigger business, bigger earnings, profits grew, profits have grown, earnings grew, earnings have grown, fatter profits, rents have gone up, rent goes up',
    'croissance, hausse de l’ebitda, ebitda progresse, ebitda monte, ebitda augmente, ebitda croît, ebitda grandit, ebitda en plus, ebitda supplémentaire, résultat progresse, résultat augmente, gagne davantage, affaire grandit, amélioration des marges, amélioration de la marge, amélioration opérationnelle, marge progresse, progression de l’ebitda, progression du résultat, boîte grandit, société grandit, entreprise grandit, plus de résultat, monter le résultat, bénéfice monte, prix à remonter, coûts à tailler, vendre un peu plus cher, dépenser moins, bénéfice a grossi, résultat a grossi, de quoi l’améliorer, loyers ont monté, loyers montent, loyer monte',
  ],
  lbo_resell: [
    'sell, sold, resell, resold, resale, exit, dispose, cash out, float, hand on, pass it on, list the company, take it public, trade sale, offload, take it off their hands, put it back on the market',
    'revendre, revend, revendu, revente, vendre, vend, vendu, céder, cession, sortir, sors, repasse, refile, se sépare, introduire en bourse, passe la main, se défait, refourguer, remettre sur le marché, remet sur le marché',
  ],
  lbo_hold_years: [
    'years, holding period, later, after, end of the period, at the end',
    'ans, année, durée de détention, à la fin, au bout, horizon, au terme, plus tard',
  ],
  lbo_next_buyer: [
    'trade buyer, strategic buyer, corporate buyer, industrial buyer, another sponsor, another fund, other sponsor, another private equity, secondary buyout, ipo, buys it from, who buys it',
    'autre fonds, autre sponsor, lbo secondaire, introduction en bourse, acheteur suivant, prochain acquéreur, à qui je revends, à qui on revend, qui rachètera, futur acquéreur, acquéreur suivant, repreneur',
  ],
  lbo_one_euro: [
    'one euro, a euro, each euro, every euro, one dollar, each dollar, every dollar, a pound, each pound, for every one, one unit, hundred euros',
    'un euro, chaque euro, un dollar, cent euros, 1 euro, 100 euros',
  ],
  lbo_become: [
    'become, became, get back, got back, comes back, return, walk away, gives, grow to',
    'devenir, devient, deviennent, devenu, rendre, rend, transformer, récupérer, ressort, repart, donne, rapporte',
  ],
  lbo_take_out: [
    'walk away with, get back, got back, out, receive, end up with, walk off',
    'récupérer, récupérons, ressortir, repartir, retirer, toucher, à la sortie, en sortie, à l’arrivée, repars avec, je repars',
  ],
  lbo_double: [
    'double, triple, quadruple, two times, three times, two and a half times, twice, 2x, 3x',
    'doubler, tripler, quadrupler, deux fois, trois fois, 2x, 3x',
  ],
  lbo_per_year: [
    'a year, per year, per annum, every year, every single year, each year, annually, yearly, year after year, year on year',
    'par an, chaque année, annuel, l’an, tous les ans, année après année, par année',
  ],
  lbo_earn_return: [
    'return, earn, grow, grown, grew, yield, compound, annualised, worked',
    'rapporter, rendement, rentabilité, croître, grossir, pousser, fructifier, fructifie, composer, annualisé, gagne, progresser, travaillé',
  ],
  lbo_compound: [
    'compound, root, to the power, power of, squared, cubed, annualise, interest on interest, growth on growth, earning growth, returns on returns, snowball, rule of 72, exponent, geometric, to the fourth, to the fifth, to the sixth, to the seventh, multiplied by itself, times itself',
    'composer, racine, puissance, au carré, au cube, annualiser, intérêts sur les intérêts, boule de neige, règle de 72, exposant, géométrique, fait des petits, multiplié par lui même, fois par lui même, fois lui même',
  ],
  lbo_longer_hold: [
    'longer, later, extra year, another year, two more years, seven years, slips, delay, over ten years, more time, stretch, drags on, faster, sooner, earlier, quicker, three years, shorter',
    'plus longtemps, plus long, plus longue, plus tard, année de plus, sept ans, glisse, retard, dix ans, traîne, dure, plus vite, plus tôt, plus rapide, plus court, trois ans, allonge, rallonge',
  ],
  lbo_entry_multiple: [
    'entry multiple, multiple on entry, multiple I paid, multiple we paid, multiple paid, multiple they paid, price they paid, originally paid, purchase multiple, acquisition multiple, buying multiple, multiple going in, multiple we bought at, at entry',
    'multiple d’entrée, multiple en entrée, multiple payé, multiple d’achat, multiple d’acquisition, prix payé, payé au départ, à l’entrée',
  ],
  lbo_combined_effect: [
    'cross term, cross effect, combined effect, interaction term, mixed term, joint effect, crumb, both effects, double effect, overlap, residual, left over',
    'effet croisé, terme croisé, effet combiné, effet mixte, terme mixte, effet conjoint, effet joint, solde croisé, résidu, petit reste, miette',
  ],
  lbo_count_once: [
    'separately, on its own, apart, not counted twice, counted twice, double count, add up, sums, total, ties, left over, extra, additional, small, own line',
    'à part, séparément, isoler, deux fois, double compte, double comptage, additionner, somme, total, boucle, reste, supplémentaire, petit',
  ],
  lbo_multiple_word: [
    'multiple, times, ebitda, relative price, same price',
    'multiple, fois, ebitda, prix relatif, même prix',
  ],
  lbo_on_more_profit: [
    'on the extra, on the additional, on the increase, on the growth, on the new, additional EBITDA, additional profit, extra EBITDA, incremental EBITDA, extra profit, applied to the extra',
    'sur la hausse, sur le supplément, sur l’ebitda en plus, sur la croissance, ebitda additionnel, ebitda supplémentaire, sur le surplus',
  ],
  lbo_pieces: [
    'piece, part, slice, component, effects, drivers, three',
    'partie, composante, effets, bloc, moteurs, trois',
  ],
  lbo_gain_total: [
    'gain, total, exactly, whole, value created',
    'gain, total, exactement, valeur créée, création de valeur',
  ],
  lbo_linear: [
    'divide the gain, divide by years, divide by five, split it evenly, spread evenly, sharing the profit, simple average, straight line, simple interest, simple division',
    'diviser le gain, diviser par le nombre, diviser par cinq, répartir également, moyenne simple, linéaire, intérêts simples, partager le gain, simple division, règle de trois',
  ],
  lbo_forget: ['forget, overlook, ignore, miss', 'oublier, oublie, ignorer, néglige'],
  lbo_over_generous: [
    'too generous, too high, overstates, too much, wrong, trap',
    'trop généreux, trop élevé, surestime, surévalue, trop haut, faux, piège',
  ],
  lbo_same_multiple: [
    'same multiple, same money, same gain, same times',
    'même multiple, même gain, même mise, même plus value',
  ],
  lbo_early_cash: [
    'early dividend, money back early, money back sooner, dividend along the way, money back earlier, cash back early, paid earlier, earlier cash, recap, interim dividend, money early',
    'dividende exceptionnel, dividende en cours de route, dividende anticipé, argent plus vite, recap, argent plus tôt, remontée anticipée, distribution anticipée, cash plus tôt, dividende intermédiaire',
  ],
  lbo_exit_equity: [
    'exit equity, equity at exit, equity out, final equity, proceeds',
    'fonds propres de sortie, equity de sortie, equity en sortie, fonds propres à la sortie, produit de cession',
  ],
  lbo_entry_equity: [
    'entry equity, equity in, equity invested, initial equity, equity cheque',
    'fonds propres d’entrée, equity d’entrée, fonds propres investis, mise de départ, equity investi',
  ],
  lbo_original_profit: [
    'original, initial, starting, entry EBITDA, first hundred, old EBITDA, EBITDA at entry',
    'de départ, initial, d’origine, ebitda d’entrée, premiers, ancien',
  ],
  lbo_remain_for: [
    'left, keep, remains, leaves, belongs, goes to the fund, for the fund, for the sponsor, equity out, for the equity',
    'reste, garde, revient, pour le fonds, pour les actionnaires, solde',
  ],
  lbo_exit_value: [
    'enterprise value, exit ev, at exit, exit value, exit price',
    've de sortie, valeur d’entreprise, en sortie, à la sortie, valeur de sortie, prix de sortie',
  ],
  lbo_debt_left: [
    'debt left, remaining debt, debt remaining, debt is left, left of debt, still owe, debt at exit, exit debt, outstanding debt, debt goes from, debt falls to, debt is down, residual debt',
    'dette restante, reste de dette, reste à rembourser, dette résiduelle, encore due, dette de sortie, dette en sortie, dette à la sortie, il en reste, dette passe de, dette tombe à, dette est tombée',
  ],
  lbo_grow_back: [
    'savings account, interest on interest, in turn, on top',
    'livret, compte d’épargne, à son tour, les intérêts',
  ],
  lbo_growth_on_growth: [
    'growth earning growth, interest on interest, returns on returns, snowball, gain earns something, gain earns too',
    'intérêts sur intérêts, boule de neige, fait des petits, gain rapporte à son tour, gains rapportent à leur tour',
  ],
  lbo_benchmark: [
    'benchmark, rule of thumb, anchor, table, reference, remember, know by heart, in my head, neighbours',
    'repère, règle, référence, retiens, je sais que, par cœur, en tête, table, ordre de grandeur',
  ],
  lbo_mean_say: ['means, that is, so', 'veut dire, signifie, c’est à dire, revient'],
  lbo_half: ['half, halves, equally', 'moitié, à parts égales'],
  lbo_gain: ['gain, richer, profit', 'gain, enrichir, profit'],
  lbo_more_profit: [
    'extra EBITDA, additional EBITDA, increase in EBITDA, EBITDA gained, more EBITDA, incremental EBITDA, rise in EBITDA, growth',
    'ebitda supplémentaire, ebitda en plus, hausse d’ebitda, hausse de l’ebitda, ebitda additionnel, ebitda gagné, surplus d’ebitda, croissance',
  ],
  lbo_multiple_paid: [
    'multiple paid, multiple I paid, multiple they paid, multiple you paid, price they paid, originally paid, purchase multiple, acquisition multiple, multiple going in, price I paid, price you paid, what they paid, what I paid, we paid, price paid, bought it at, we bought at, times we bought, they bought at, I bought at, going in price, when we bought, on the way in, at purchase, years I paid',
    'multiple payé, multiple d’achat, multiple d’acquisition, prix payé, payé au départ, payé à l’origine, qu’on a payé, avait payé, que j’ai payé, avons payé, prix d’achat, acheté à, où on est entré, auquel on avait acheté, multiple de départ, à l’achat, au prix d’entrée, années que j’ai payées, années qu’on a payées',
  ],
  lbo_divided_strict: [
    'divided by, divided over, spread over the, split over the, spread over five, split over five',
    'divisé par, rapporté au nombre, rapporté à, réparti sur les, étalé sur les, réparti sur cinq, étalé sur cinq, on divise, divisé sur',
  ],
  lbo_multiplied: [
    'multiply, times, grow to, becomes',
    'multiplié par, multiplier, fois, devient, devenir',
  ],
  lbo_grew: [
    'grow, grew, grown, rise, rose, risen, increase, goes up, gone up, improved, better, higher, more, expand',
    'grandi, progressé, augmenté, monté, amélioré, hausse, croît, croissance, grossi, mieux, plus',
  ],
  lbo_try_word: [
    'try, take, check, verify, test, say, suppose, guess, start with',
    'essayer, essaye, prends, teste, vérifie, suppose, prenons, tâtonne, partons',
  ],
  lbo_moic_word: [
    'my multiple, our multiple, return multiple, multiple of money, multiple on equity, cash multiple',
    'mon multiple, notre multiple, multiple du fonds, multiple pour le fonds, multiple investisseur, multiple sur equity',
  ],
  lbo_hold_end: [
    'at the end, in the end, on the last day, once the banks, exit',
    'à la fin, au bout, le dernier jour, à la sortie, une fois les banques, en sortie, de sortie',
  ],
  lbo_percent_word: [
    'percent, per cent, %, 15%, 19%, 20%, 25%',
    'pour cent, %, 15%, 19%, 20%, 25%',
  ],
  lbo_a_fraction: ['a fifth, a quarter, a third, half', 'un cinquième, un quart, un tiers, moitié'],
  lbo_exit_route: [
    'trade buyer, another fund, another sponsor, stock market, stock exchange, ipo, public markets, industrial group',
    'industriel, autre fonds, autre sponsor, bourse, coter, repreneur',
  ],
  lbo_plus_strict: ['plus, add, together with', 'plus, ajoute'],
  lbo_multiple_noun: ['multiple', 'multiple'],
  lbo_factor_word: ['factor', 'facteur, coefficient'],
  lbo_at_most: [
    'at most, cannot exceed, not more than, not exceed, maximum, no more than, can afford, limit',
    'au plus, ne peut pas dépasser, pas plus de, maximum, dépasser, plafonné',
  ],
  lbo_then_word: ['then', 'puis, ensuite'],
  lbo_dilute_word: [
    'dilutes, hurts, drags, eats, erodes, squeeze, knocks',
    'dilue, écrase, plombe, pèse, rogne, ampute, dégrade',
  ],
  lbo_aim: [
    'target, aim, looking for, wants, expects, hurdle, require',
    'vise, cherche, attend, exige, veut, objectif',
  ],
  discount: ['brought back, brought to today, pulled back', 'ramené'],
  lbo_that_is: ['that is, which is, makes, call it', 'c’est, soit, ça fait, cela fait, j’arrive'],
} as const satisfies Lexicon;
