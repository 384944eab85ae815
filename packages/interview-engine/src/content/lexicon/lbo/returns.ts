import type { Lexicon } from '../../types.ts';

/** What is sold in the end, and what it brings. */
export const returnsNotions = {
  lbo_less_debt: [
    'deleveraging, deleverage, delever, paying down debt, pay down debt, paid down, debt repaid, repay debt, repaying debt, repaid debt, debt repayment, debt paydown, paydown, paying off debt, less debt, debt comes down, debt coming down, debt goes down, debt falls, debt is repaid, lower debt, debt reduction, reducing debt, debt reduced, owe less, owing less, loan shrinks, debt shrinks, debt is paid, debt paid, less owed to, owe the bank less, smaller debt, debt gets smaller, debt has come down, debt has fallen, debt has shrunk, borrowings fall',
    'désendettement, désendetter, désendette, remboursement, rembourser, rembourse, dette remboursée, moins de dette, dette baisse, dette qui baisse, dette fond, dette a fondu, crédit a fondu, crédit fond, dette qui fond, réduction de la dette, baisse de la dette, dette diminue, dette qui diminue, on doit moins, doit moins, dette en moins, dette plus petite, dette s’allège, doit moins aux banques, moins à rembourser',
  ],
  lbo_multiple_up: [
    'multiple expansion, better multiple, higher multiple, richer multiple, bigger multiple, rerating, re rating, multiple arbitrage, multiple goes up, multiple rises, multiple increases, expand the multiple, multiple uplift, next buyer pays more, pays more, pay more, better price, selling dearer, sell for more, improved multiple, extra turn, change in multiple',
    'expansion du multiple, expansion de multiple, meilleur multiple, multiple plus élevé, multiple supérieur, re rating, rerating, hausse du multiple, revalorisation, multiple qui monte, multiple monte, multiple augmente, effet de multiple, paie plus cher, paye plus cher, payer plus cher, revendre plus cher, revend plus cher, arbitrage de multiple, progression du multiple, amélioration du multiple, tour de plus, tour supplémentaire, variation du multiple, variation de multiple',
  ],
  lbo_multiple_flat: [
    'no multiple expansion, nothing on the multiple, no rerating, multiple stays, same multiple, constant multiple, flat multiple, nothing from the multiple',
    'rien sur le multiple, rien du multiple, multiple constant, même multiple, multiple stable, pas d’expansion de multiple, rien côté multiple, multiple inchangé',
  ],
  lbo_profit_up: [
    'earnings grow, earnings growth, growth in earnings, profit grows, profit growth, profits grow, growing profit, grow EBITDA, growing EBITDA, EBITDA growth, higher EBITDA, growth of EBITDA, growth in EBITDA, EBITDA goes up, EBITDA rises, EBITDA grows, EBITDA increase, increase in EBITDA, extra EBITDA, additional EBITDA, earn more, earns more, earning more, improve margins, margin improvement, better margins, operational improvement, growth, business grows, grow the business, company grows, company has grown, growing the business, more profit, higher profit, higher earnings, bigger business',
    'croissance, hausse de l’ebitda, ebitda progresse, ebitda monte, ebitda augmente, ebitda croît, ebitda grandit, ebitda en plus, ebitda supplémentaire, résultat progresse, résultat augmente, gagne plus, gagne davantage, affaire a grandi, affaire grandit, amélioration des marges, amélioration de la marge, amélioration opérationnelle, marge progresse, progression de l’ebitda, progression du résultat, boîte grandit, boîte a grandi, société grandit, société a grandi, entreprise a grandi, entreprise grandit, plus de résultat',
  ],
  lbo_resell: [
    'sell, sells, sold, selling, resell, resells, resold, resale, exit, exits, exiting, dispose, cash out, float, floats, disposal, hand on, hands on, pass it on, passes it on, list the company, take it public, trade sale',
    'revendre, revend, revends, revendu, revente, vendre, vend, vends, vendu, céder, cède, cession, sortir, sortie, sort, sors, repasse, refile, se sépare, introduire en bourse, passe la main, se défait',
  ],
  lbo_hold_years: [
    'years, year, year five, holding period, three to five years, later, after, end of the period, at the end',
    'ans, an, année, années, durée de détention, à la fin, au bout, horizon, au terme, plus tard',
  ],
  lbo_next_buyer: [
    'trade buyer, strategic buyer, corporate buyer, industrial buyer, another sponsor, another fund, other sponsor, another private equity, secondary buyout, ipo, next buyer, buys it from, buy it from, who buys it, new owner, next owner',
    'autre fonds, autre sponsor, lbo secondaire, introduction en bourse, acheteur suivant, prochain acquéreur, prochain acheteur, à qui je revends, à qui on revend, qui rachètera, futur acquéreur, acquéreur suivant, repreneur',
  ],
  lbo_one_euro: [
    'one euro, a euro, each euro, every euro, one dollar, each dollar, every dollar, a pound, each pound, for every one, one unit, hundred euros',
    'un euro, chaque euro, un dollar, cent euros, 1 euro, 100 euros, pour un euro',
  ],
  lbo_become: [
    'become, becomes, became, turn into, turns into, get back, gets back, got back, comes back, return, returns, walk away, walked away, gives, grow to, grows to',
    'devenir, devient, deviennent, devenu, rendre, rend, transformer, transforme, récupérer, récupère, ressort, repart, donne, rapporte',
  ],
  lbo_take_out: [
    'walk away with, walked away with, get out, get back, gets back, got back, take out, takes out, out, comes out, receive, receives, end up with, walk off with, walk off',
    'récupérer, récupère, récupérons, ressortir, ressort, repartir, repart, retirer, retire, toucher, touche, à la sortie, en sortie, à l’arrivée, repars avec, je repars',
  ],
  lbo_double: [
    'double, doubles, doubled, doubling, triple, triples, tripled, tripling, quadruple, two times, three times, two and a half times, twice, twice the money, 2x, 3x',
    'doubler, double, doublé, doublement, tripler, triple, triplé, quadrupler, deux fois, trois fois, deux fois et demie, 2x, 3x',
  ],
  lbo_per_year: [
    'a year, per year, per annum, every year, every single year, each year, annually, annual, yearly, year after year, year on year',
    'par an, chaque année, annuel, annuelle, l’an, tous les ans, année après année, par année',
  ],
  lbo_earn_return: [
    'return, returns, returned, earn, earns, earned, earning, grow, grows, grown, grew, yield, yields, compound, compounds, compounding, annualised, work at, worked, works',
    'rapporter, rapporte, rapporté, rapportait, rendement, rentabilité, croître, grossir, grossisse, grossit, pousser, pousserait, fructifier, fructifie, composer, composé, annualisé, gagne, progresser, progresse, travaillé, travaille, fructifié, progressé',
  ],
  lbo_compound: [
    'compound, compounds, compounded, compounding, root, fifth root, nth root, cube root, square root, to the power, power of, squared, cubed, annualise, annualised, interest on interest, growth on growth, earning growth, returns on returns, snowball, rule of 72, exponent, geometric',
    'composer, composé, composée, composés, compose, racine, puissance, au carré, au cube, annualiser, annualisé, intérêts sur les intérêts, intérêts composés, boule de neige, règle de 72, exposant, géométrique, fait des petits',
  ],
  lbo_longer_hold: [
    'longer, later, longer hold, hold longer, extra year, extra years, another year, two more years, seven years, slips, slip, delay, delayed, over ten years, more time, stretch, drags on, faster, sooner, earlier, quicker, three years, shorter',
    'plus longtemps, plus long, plus longue, plus tard, année de plus, années de plus, sept ans, glisse, retard, retardée, dix ans, traîne, dure, plus vite, plus tôt, plus rapide, plus court, trois ans, allonge, rallonge, s’allonge',
  ],
  lbo_entry_multiple: [
    'entry multiple, multiple at entry, multiple on entry, multiple I paid, multiple we paid, multiple paid, multiple they paid, price they paid, price originally paid, originally paid, purchase multiple, acquisition multiple, buying multiple, multiple going in, multiple we bought at, at entry',
    'multiple d’entrée, multiple à l’entrée, multiple en entrée, multiple payé, multiple que j’ai payé, multiple que l’on a payé, multiple d’achat, multiple d’acquisition, prix payé, payé au départ, payé à l’entrée, à l’entrée',
  ],
  lbo_combined_effect: [
    'cross term, cross effect, combined effect, combination effect, interaction term, mixed term, joint effect, crumb, both effects, double effect, overlap, residual, left over',
    'effet croisé, terme croisé, effet combiné, effet mixte, terme mixte, effet conjoint, effet joint, solde croisé, résidu, petit reste, miette',
  ],
  lbo_count_once: [
    'separately, on its own, apart, not counted twice, counted twice, count it twice, count twice, double count, add up, adds up, sums, sum, total, ties, left over, extra, additional, small, own line',
    'à part, séparément, isoler, isole, isolé, deux fois, double compte, double comptage, additionner, additionne, somme, total, boucle, reste, ligne à part, supplémentaire, petit',
  ],
  lbo_multiple_word: [
    'multiple, multiples, times, ebitda, relative price, same price',
    'multiple, multiples, fois, ebitda, prix relatif, même prix',
  ],
  lbo_on_more_profit: [
    'on the extra, on the additional, on the increase, on the growth, on the new, additional EBITDA, additional profit, extra EBITDA, incremental EBITDA, extra profit, applied to the extra',
    'sur la hausse, sur le supplément, sur l’ebitda supplémentaire, sur l’ebitda en plus, sur la croissance, ebitda additionnel, ebitda supplémentaire, sur le surplus, sur le gain d’ebitda',
  ],
  lbo_pieces: [
    'piece, pieces, part, parts, slice, slices, component, components, effects, drivers, three',
    'morceau, morceaux, partie, parties, part, composante, composantes, effets, bloc, blocs, moteurs, trois',
  ],
  lbo_must_sum: [
    'add up, adds up, sum, sums, ties, tie, equal, reconcile',
    'somme, additionner, additionne, boucle, boucler, redonner, redonne, égale, retomber, retombe',
  ],
  lbo_gain_total: [
    'gain, total, exactly, whole, value created, equity gain',
    'gain, total, exactement, valeur créée, création de valeur, gain total',
  ],
  lbo_linear: [
    'divide the gain, dividing the gain, divide by the years, divide by years, divide by five, split it evenly, spread evenly, sharing the profit, share the profit, simple average, straight line, simple interest, simple division',
    'diviser le gain, diviser par le nombre, diviser par cinq, divise par cinq, répartir également, moyenne simple, linéaire, intérêts simples, partager le gain, simple division, règle de trois',
  ],
  lbo_forget: [
    'forget, forgets, overlook, overlooks, ignore, ignores, miss, misses',
    'oublier, oublie, ignorer, ignore, néglige',
  ],
  lbo_over_generous: [
    'too generous, too high, overstates, overstate, too much, wrong, trap',
    'trop généreux, trop élevé, surestime, surévalue, trop haut, faux, piège',
  ],
  lbo_same_multiple: [
    'same multiple, same money, same gain, same times',
    'même multiple, même gain, même mise, même plus value',
  ],
  lbo_early_cash: [
    'dividend recap, early dividend, money back earlier, cash back early, paid earlier, earlier cash, recap, interim dividend, money early',
    'dividende exceptionnel, recap, argent plus tôt, remontée anticipée, distribution anticipée, cash plus tôt, dividende intermédiaire',
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
    'de départ, initial, initiale, d’origine, ebitda d’entrée, premiers, ancien',
  ],
  lbo_remain_for: [
    'left, keep, keeps, remains, remain, leaves, leaving, belongs, goes to the fund, for the fund, for the sponsor, equity out, for the equity',
    'reste, restent, garde, gardent, revient, revient au fonds, pour le fonds, pour les actionnaires, solde',
  ],
  lbo_exit_value: [
    'exit enterprise value, enterprise value, exit ev, at exit, exit value, exit price',
    've de sortie, valeur d’entreprise, en sortie, à la sortie, valeur de sortie, prix de sortie',
  ],
  lbo_debt_left: [
    'debt left, remaining debt, debt remaining, debt is left, left of debt, of debt left, still owe, still owed, debt at exit, exit debt, outstanding debt, debt goes from, debt falls to, debt is down, of debt is left, debt still owed, debt that is left, residual debt',
    'dette restante, reste de dette, reste à rembourser, dette résiduelle, encore due, encore dû, dette de sortie, dette en sortie, dette à la sortie, il en reste, dette passe de, dette tombe à, dette est tombée',
  ],
  lbo_less_owed: [
    'any more, no longer, not owe, do not owe, less',
    'ne doit plus, plus, moins, en moins',
  ],
  lbo_grow_back: [
    'savings account, interest on interest, in turn, on top',
    'livret, compte d’épargne, à son tour, les intérêts',
  ],
  lbo_growth_on_growth: [
    'growth earning growth, interest on interest, returns on returns, each year on the previous, snowball',
    'intérêts sur les intérêts, intérêts sur intérêts, boule de neige, fait des petits',
  ],
  lbo_benchmark: [
    'benchmark, rule of thumb, anchor, anchors, table, reference, remember, know by heart, in my head, neighbours',
    'repère, repères, règle, référence, retiens, je sais que, par cœur, en tête, table, ordre de grandeur',
  ],
  lbo_mean_say: ['means, mean, that is, so', 'veut dire, signifie, c’est à dire, revient'],
  lbo_half: ['half, halves, equally', 'moitié, à parts égales'],
  lbo_gain: ['gain, gains, richer, profit', 'gain, gains, enrichir, profit'],
  lbo_more_profit: [
    'extra EBITDA, of extra EBITDA, additional EBITDA, EBITDA growth, increase in EBITDA, EBITDA gained, more EBITDA, incremental EBITDA, growth in EBITDA, rise in EBITDA, growth',
    'ebitda supplémentaire, ebitda en plus, hausse d’ebitda, hausse de l’ebitda, ebitda additionnel, ebitda gagné, croissance de l’ebitda, surplus d’ebitda, d’ebitda en plus, croissance',
  ],
  lbo_multiple_paid: [
    'multiple paid, multiple I paid, multiple we paid, multiple they paid, multiple you paid, price they paid, price originally paid, originally paid, what we paid, purchase multiple, acquisition multiple, multiple we bought at, multiple going in, price we paid, price I paid, price you paid, what they paid, what I paid, we paid, multiple at which we bought, price paid, bought it at, we bought at, we bought it at, times we bought, they bought at, we paid going in, I bought at, going in price, as when we bought, when we bought, on the way in, at purchase',
    'multiple payé, multiple que j’ai payé, multiple qu’on a payé, multiple que l’on a payé, multiple d’achat, multiple d’acquisition, prix payé, payé au départ, payé à l’origine, prix qu’on avait payé, prix qu’on a payé, qu’on avait payé, qu’on a payé, avait payé, que j’ai payé, avons payé, prix d’achat, acheté à, multiple auquel on a acheté, auquel on est entré, où on est entré, multiple auquel j’ai acheté, auquel on avait acheté, multiple de départ, comme à l’achat, à l’achat, au moment de l’achat, au prix d’entrée',
  ],
  lbo_divided_strict: [
    'divided by, divide by, divided over, dividing by, divide it by, spread over, split over',
    'divisé par, divisés par, diviser par, divise par, rapporté au nombre, rapporté à, réparti sur, étalé sur, on divise, divisé sur',
  ],
  lbo_multiplied: [
    'multiplied by, multiply by, multiply, times, grow to, becomes',
    'multiplié par, multipliée par, multiplier par, multiplier, fois, devient, devenir',
  ],
  lbo_grew: [
    'grow, grows, grew, grown, growing, rise, rises, rose, risen, increase, increased, goes up, gone up, improved, improve, better, higher, more, expand, expanded',
    'grandi, grandit, grandir, progressé, progresse, progresser, augmenté, augmente, monté, monte, gagne plus, s’améliore, amélioré, hausse, croît, croissance, grossi, mieux, plus',
  ],
  lbo_try_word: [
    'try, take, check, verify, test, say, suppose, guess, start with',
    'essayer, essaie, essaye, prends, teste, vérifie, suppose, prenons, tâtonne, partons',
  ],
  lbo_moic_word: [
    'my multiple, our multiple, return multiple, multiple of money, multiple on equity, cash multiple',
    'mon multiple, notre multiple, multiple du fonds, multiple pour le fonds, multiple investisseur, multiple sur equity',
  ],
  lbo_hold_end: [
    'at the end, in the end, on the last day, at exit, once the banks, on exit, exit',
    'à la fin, au bout, le dernier jour, à la sortie, une fois les banques, en sortie, de sortie',
  ],
  lbo_percent_word: [
    'percent, per cent, %, 15%, 19%, 20%, 25%',
    'pour cent, %, 15%, 19%, 20%, 25%',
  ],
  lbo_a_fraction: ['a fifth, a quarter, a third, half', 'un cinquième, un quart, un tiers, moitié'],
  lbo_exit_route: [
    'trade buyer, another fund, another sponsor, stock market, stock exchange, ipo, public markets, industrial group',
    'industriel, autre fonds, autre sponsor, bourse, introduction en bourse, coter, repreneur',
  ],
  lbo_plus_strict: ['plus, add, together with', 'plus, ajoute, j’ajoute, auxquels j’ajoute'],
  lbo_multiple_noun: ['multiple', 'multiple'],
  lbo_factor_word: ['factor', 'facteur, coefficient'],
  lbo_at_most: [
    'at most, cannot exceed, not more than, not exceed, maximum, no more than, can afford, limit',
    'au plus, ne peut pas dépasser, pas plus de, maximum, au maximum, dépasser, plafonné',
  ],
  lbo_then_word: ['then', 'puis, ensuite'],
  lbo_dilute_word: [
    'dilutes, dilute, hurts, hurt, drags, eats, erodes, squeeze, squeezes, knocks',
    'dilue, diluer, écrase, plombe, pèse, rogne, ampute, dégrade',
  ],
  lbo_aim: [
    'target, targets, aim, aims, aiming, looking for, wants, expects, hurdle, require, requires',
    'vise, viser, cherche, attend, exige, veut, objectif',
  ],
  discount: [
    'brought back, brought to today, discounted back, pulled back',
    'ramené, ramenée, ramenés',
  ],
  lbo_that_is: ['that is, which is, makes, call it', 'c’est, soit, ça fait, cela fait, j’arrive'],
} as const satisfies Lexicon;
