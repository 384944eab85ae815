import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The mistakes that are made first about methods, peers, deals, groups and before a board. */
export const firstMistakesOfJudgement = {
  // Methods and their order.
  fixed_order: [
    'fixed order, fixed hierarchy, fixed ranking, order never changes, ranking never changes, hierarchy never changes, always the same order',
    'hiérarchie ne change jamais, ordre ne change jamais, classement ne change jamais, ordre est fixe, ordre fixe, hiérarchie fixe, hiérarchie est fixe, hiérarchie immuable, ordre immuable, classement immuable, toujours le même ordre, toujours la même hiérarchie',
  ],
  top_of_the_field: [
    'highest, lowest, at the top, on top, top of the range, above the others, above the other, below the others, at the bottom, ceiling, upper end, beats the others',
    'au-dessus, plus haut, plus élevé, plus que, en haut, haut de la fourchette, plafond, au sommet, plus bas, en bas, en dessous, maximum',
  ],
  hardly_sensitive: [
    'barely depends, hardly depends, barely sensitive, hardly sensitive, not sensitive, not very sensitive, insensitive, barely moves, hardly moves, barely changes, not depend, little affected, robust to, immune to, independent of, not affected by, unaffected by',
    'peu sensible, pas sensible, insensible, guère sensible, à peine sensible, dépend peu, dépend à peine, ne dépend pas, ne dépend guère, bouge à peine, bouge peu, ne bouge pas, indépendant de, pas affecté par',
  ],
  model_inputs: [
    'assumptions, discount rate, wacc, growth rate, perpetual growth, terminal growth, terminal value, inputs, business plan, forecasts, projections',
    'hypothèses, taux d’actualisation, cmpc, wacc, croissance à l’infini, taux de croissance, croissance perpétuelle, valeur terminale, plan d’affaires, business plan, prévisions, projections',
  ],
  no_limits: [
    'no limit, no limits, no limitation, no limitations, no real limit, no real limits, no weakness, no weaknesses, no drawback, no drawbacks, no downside, no flaw, flawless, infallible, foolproof, not mislead, never wrong, never misleads',
    'pas de limite, pas de vraie limite, pas de limites, aucune limite, aucun défaut, aucun inconvénient, pas de défaut, pas de vrai défaut, infaillible, ne peut pas tromper, ne peuvent pas tromper, ne trompe pas, ne trompent pas, aucune faiblesse, pas de faiblesse',
  ],
  // Peers.
  comparable_for_sure: [
    'comparable by definition, by definition comparable, automatically comparable, necessarily comparable, always comparable, makes them comparable, makes two companies comparable, enough to be comparable, enough to make, enough to compare, qualifies as a comp, qualify as comps, all i check, all it takes, only filter, only criterion, only test, all you need, only thing that matters, and stop there, i stop there',
    'comparables par définition, par définition comparables, forcément comparables, automatiquement comparables, toujours comparables, nécessairement comparables, suffit à rendre, suffit à les rendre, suffit à en faire, suffit pour comparer, suffit à comparer, rend comparables, seul filtre, seul critère, tout ce qu’il faut, je m’arrête là, on s’arrête là',
  ],
  odd_peer: [
    'outlier, outliers, under offer, bid target, near bankruptcy, nearly bankrupt, almost bankrupt, about to go bust, distressed peer, absurd multiple, at 45 times, at 60 times, extremes',
    'sous offre, en faillite, en quasi-faillite, valeur aberrante, valeurs aberrantes, multiple aberrant, multiples aberrants, à 45 fois, à 60 fois, extrêmes',
  ],
  kept_like_the_rest: [
    'stays in, stay in, kept in, left in, goes into the average, go into the average, counts like, count like, same weight as, just as informative, as informative as, as much information, treated like, belongs in the average, belong in the average, kept with the others',
    'reste dans, restent dans, compte comme, comptent comme, comptent autant, même titre que, tout aussi parlant, autant d’information, autant d’informations, même poids, entre dans la moyenne, entrent dans la moyenne, gardés dans, gardée dans, laissés dans, ont leur place dans',
  ],
  no_median: [
    'no need for median, median is unnecessary, median adds nothing, instead of the median, median is useless',
    'pas besoin de médiane, médiane n’apporte rien, médiane est inutile',
  ],
  mean_of_all: [
    crossed(
      'average, simple average, mean, plain average, arithmetic mean',
      'of all of them, of everything, of the whole sample, of all the multiples, of the whole list, of every multiple, of all the peers, of all peers, of the entire sample',
    ),
    crossed(
      'moyenne, moyenne simple, moyenne arithmétique',
      'de tous, de tout, de tout l’échantillon, de tous les multiples, de l’ensemble, de toute la liste, de tous les pairs',
    ),
  ],
  // A gap between two multiples.
  market_slip: [
    'market error, market mistake, error of the market, mistake by the market, mispricing, mispriced, inefficiency, anomaly, pricing error, market is wrong, market gets it wrong, market has it wrong, arbitrage, market failing',
    'erreur de marché, erreur du marché, anomalie, inefficience, bourse se trompe, marché se trompe, mal valorisée, mal évaluée, mauvaise valorisation, arbitrage, erreur de valorisation, erreur de cotation, erreur de la bourse',
  ],
  can_only_be: [
    'can only be, must be, has to be, just, simply, proves, shows, means, necessarily, purely, nothing but, no other explanation, nothing more than, only explanation, always, clearly, sign of, evidence of',
    'ne peut être qu, ne peut venir que, forcément, prouve, montre, signifie, simplement, n’est qu, purement, traduit, révèle, seule explication, preuve, signe, toujours, nécessairement, c’est une, veut dire',
  ],
  same_trade_same_price: [
    'same business same multiple, same sector same multiple, same industry same multiple, same trade same multiple',
    'même métier même multiple, même secteur même multiple, même activité même multiple, même industrie même multiple',
  ],
  quick_grower: [
    'grows fast, grows quickly, grows quicker, growing quickly, growing fast, growing quicker, fast growing, quick growth, faster growth, fast growth, high growth, higher growth, strong growth, stronger growth, more growth, safer company, higher margins, better margins, lower risk',
    'croît vite, croît plus vite, croît rapidement, forte croissance, grandit vite, croissance rapide, croissance élevée, plus de croissance, croissance plus forte, croissance plus rapide, croissance soutenue, meilleures marges, marges élevées, risque plus faible, moins risquée',
  ],
  trades_cheaper: [
    crossed(
      'trades at, trade at, deserves, gets, commands, justifies, means, implies, leads to, gives, earns, carries, results in, goes with',
      'lower multiple, lower ebitda multiple, smaller multiple, fewer turns, discount, low multiple',
    ),
    crossed(
      'se paie, se paient, se traite, se traitent, vaut, valent, se valorise, mérite, justifie, entraîne, implique, donne, va avec, a',
      'moins cher, moins chère, moins chères, multiple plus bas, multiple plus faible, multiple inférieur, multiple moins élevé, décote',
    ),
  ],
  trades_dearer: [
    crossed(
      'trades at, trade at, deserves, gets, commands, justifies, means, implies, leads to, gives, earns, carries, results in, goes with',
      'higher multiple, higher ebitda multiple, bigger multiple, more turns, richer multiple, high multiple, company a higher ebitda multiple',
    ),
    crossed(
      'se paie, se paient, se traite, se traitent, vaut, valent, se valorise, mérite, justifie, entraîne, implique, donne, va avec, a',
      'plus cher, plus chère, multiple plus élevé, multiple plus haut, multiple supérieur',
    ),
  ],
  upon_ebitda: [
    'in ebitda, on ebitda, ebitda does not',
    'sur l’ebitda, dans l’ebitda, effet sur ebitda, l’ebitda ne',
  ],
  // Banks, and sales.
  interest_is_funding: [
    crossed(
      'interest is, interest remains, interest stays, interest expense is, interest is just, interest is only',
      'financing item, financing cost, cost of financing, a financing expense, financial item, financing, cost of funding',
    ),
    crossed(
      'intérêts sont, intérêts restent, intérêts ne sont qu, charge d’intérêts est',
      'charge financière, coût de financement, élément de financement, charge de financement, du financement, frais financiers',
    ),
  ],
  deposits_called_debt: [
    crossed(
      'deposits, customer deposits, client deposits',
      'are, are just, are simply, count as, go into, are treated as, treated as, treated like, are treated like, as, behave like, work like, belong in',
      'debt, net debt, financial debt, ordinary debt, normal debt, any other debt, a debt like any other, borrowings',
    ),
    crossed(
      'dépôts, dépôts des clients, dépôts de la clientèle, dépôts clients',
      'sont, se traitent comme, comptent comme, s’assimilent à, entrent dans, font partie de, sont traités comme, restent, sont simplement, comme, sont assimilés à',
      'dette, dette nette, dette financière, dettes, emprunts, l’endettement',
    ),
  ],
  no_special_case: [
    'no reason to treat, no need to treat, treated like any, just like any other, like any other company, like any other business, like a manufacturer, like an industrial, are no exception, is no exception, no different from, as for any, nothing special, as well as for, same as for, same way as, works for all sectors, works everywhere, universal',
    'aucune raison de traiter, comme n’importe quelle, comme n’importe quel, comme un industriel, comme une entreprise industrielle, comme une société industrielle, comme une autre, comme un autre, ne font pas exception, ne fait pas exception, rien de particulier, même titre que, comme pour un industriel, comme pour n’importe, de la même façon, de la même manière, universel, marche partout',
  ],
  book_or_earnings: [
    'price to book, p b, book value, tangible book, p e, price to earnings, price earnings, raw material, dividend discount, roe, operating item, not work, unlike',
    'price to book, p b, actif net, valeur comptable, per, p e, matière première, dividendes, roe, contrairement, à la différence',
  ],
  no_margin_view: [
    crossed(
      'no need for, not need, need no, needs no, does not require, not require, requires no, dispenses with, saves you from, irrespective of, not depend on, independent of, does away with, spares you, no need to have, no need to form',
      'a view on margins, view on margins, view on where margins, view on the margin, margin assumption, margin assumptions, opinion on margins, margins, profitability, margin forecast, view on profitability',
    ),
    crossed(
      'pas besoin de, pas besoin d’, se passe de, se passe d’, dispense de, dispense d’, évite, indépendant de, ne demande pas de, ne suppose aucune, ne suppose pas de, n’exige aucune, n’exige pas de, ne requiert aucune, ne dépend pas de, aucun besoin de, affranchit de, inutile d’avoir, permet d’éviter, n’implique aucune',
      'hypothèse de marge, hypothèses de marge, marge, marges, rentabilité, vue sur les marges, avis sur la marge, hypothèse sur la marge, hypothèse sur les marges, hypothèse de rentabilité, vue sur la rentabilité, prévision de marge',
    ),
  ],
  same_revenue: [
    'same revenue, same revenues, same sales, equal revenue, equal sales, same turnover, identical revenue, one euro of revenue, a euro of revenue, a euro of sales, one euro of sales, each euro of sales, every euro of revenue, a dollar of revenue, a dollar of sales, a pound of sales',
    'même chiffre d’affaires, même ca, mêmes ventes, un euro de chiffre d’affaires, un euro de ventes, un euro de ca, chiffre d’affaires égal, chiffre d’affaires identique, ca égal, ventes égales',
  ],
  worth_the_same: [
    'worth the same, same value, same price, equally valuable, equal value, identical value, worth as much',
    'valent la même chose, vaut la même chose, valent autant, vaut autant, même valeur, même prix, vaut pareil, valent pareil',
  ],
  // Deals.
  even_word: ['even, including', 'même, y compris'],
  pays_above: [
    'paying more, pays more, pay more, above the listed, higher than listed, above the peers, above listed peers, pays the premium, includes a premium, full premium, carries a premium, with a premium, contains a premium, above trading',
    'avec la prime, avec une prime, paie plus, paient plus, paie la prime, au-dessus des pairs, au-dessus de la bourse, au-dessus des cotés, plus cher, comprend une prime, inclut une prime, comporte une prime',
  ],
  a_deal: [
    'deals, acquisition, acquisitions, transaction, takeover, takeovers, acquirers, acquirer, buyers, buyer',
    'transaction, acquisition, acquisitions, opération, opérations, deal, deals, rachat, acquéreur, acquéreurs, acheteur',
  ],
  above_without_fail: [
    'never below, never under, never less than, never lower, never cheaper, not be lower, not be below, cannot be below, cannot be lower, always above, always higher, always exceed, always more than, always dearer, always more expensive, always pay more, always pays more, always trade above, systematically above, systematically higher, invariably above, invariably higher, necessarily higher, necessarily above',
    'jamais en dessous, jamais au-dessous, jamais sous, jamais moins, jamais inférieur, jamais inférieurs, toujours au-dessus, toujours plus cher, toujours plus chères, toujours supérieurs, toujours supérieur, toujours plus élevés, toujours plus élevé, systématiquement au-dessus, systématiquement supérieurs, systématiquement plus élevés, forcément au-dessus, forcément supérieurs, forcément plus élevés, nécessairement supérieurs, nécessairement au-dessus, paie toujours plus',
  ],
  deal_timing: [
    'date of the deal, date of a deal, date of the transaction, deal date, the date, market cycle, the cycle, vintage, age of the deal, year of the deal, when the deal, when it was signed, when it was done, market conditions, level of the market, state of the market, timing of the deal, how old, how long ago',
    'date de l’opération, date de la transaction, date du deal, la date, époque, cycle, millésime, ancienneté, année de l’opération, année du deal, année de la transaction, niveau de la bourse, niveau du marché, niveau des marchés, conditions de marché, contexte de marché, moment du deal, moment de l’opération, âge de la transaction, âge du deal',
  ],
  whatever_word: [
    'no matter, whatever, regardless of, irrespective of, never mind, immune to, insensitive to, unaffected by, independent of, not depend on, not look at, no need to look at',
    'peu importe, peu importent, quel que soit, quelle que soit, quels que soient, indépendamment de, sans regarder, insensibles à, insensible à, ne dépend pas de, ne dépendent pas de, à l’abri de, indépendants de, indépendant de, inutile de regarder, pas besoin de regarder, sans tenir compte de',
  ],
  // Groups.
  one_blend: [
    'blended multiple, average multiple, mean multiple, one multiple, single multiple, one average, average of the multiples, average the multiples, average them, average of the three, group multiple, overall multiple',
    'multiple moyen, multiple unique, un seul multiple, multiple global, moyenne des multiples, moyenne des trois, multiple du groupe, même multiple, multiple pondéré, moyenne de ces multiples',
  ],
  group_profit: [
    'group ebitda, total ebitda, consolidated ebitda, whole group, entire group, group s ebitda, combined ebitda, overall ebitda, group s consolidated, group s total, all three divisions, all the divisions, all divisions',
    'ebitda du groupe, ebitda consolidé, ebitda total, tout le groupe, ensemble du groupe, groupe entier, ebitda global, toutes les divisions, trois divisions, trois métiers, l’ensemble des divisions',
  ],
  serves_as_well: [
    'just as well, as well as, as good as, does the job, do the job, gives the same, comes to the same, get the same, good enough, is enough, suffices, same result, same answer, quicker, simpler, cleaner, more robust, is fine, works',
    'tout aussi bien, donne la même chose, donne le même, revient au même, fait l’affaire, suffit, plus simple, plus rapide, plus propre, marche bien, même résultat, largement',
  ],
  shows_badly: [
    'hide, mask, blur, worse, different answer, differs, cannot, loses, misses, wrong, misleading, not, would, if, but, avoid, rather, each, own, separately',
    'masque, cache, réponse différente, diffère, noie, gomme, écrase, fausse, pas, jamais, serait, si, mais, éviter, plutôt, chacune, chacun, propre, erreur',
  ],
  no_separate_values: [
    crossed(
      'no need to value, no point in valuing, no point valuing, not need to value, pointless to value, unnecessary to value, no need to split, not bother valuing, useless to value, not worth valuing',
      'each division, every division, each business, each part, the parts, divisions, them separately, businesses, each segment',
    ),
    crossed(
      'inutile de valoriser, pas besoin de valoriser, pas la peine de valoriser, inutile de séparer, pas besoin de séparer, inutile de découper, aucun intérêt à valoriser, rien ne sert de valoriser',
      'chaque division, chaque métier, chaque activité, divisions, métiers, activités, séparément, branche, chaque branche',
    ),
  ],
  centre_said: [
    'central costs, head office, holding costs, corporate costs, overheads, holding company, holding discount, conglomerate',
    'coûts centraux, frais centraux, frais de structure, coûts de structure, siège, holding, conglomérat',
  ],
  stays_outside: [
    'stay out, stays out, left out, no value impact, no impact on value, take nothing off, takes nothing off, parent s problem, borne by the divisions, no bearing, not our concern, not deducted, not capitalised, not capitalise, not deduct, not subtract, can be ignored, already in the multiples, already in the divisions, already reflected, cost nothing, have no value, play no part',
    'restent dehors, reste dehors, n’enlève rien, n’enlèvent rien, ne retirent rien, ne se déduisent pas, ne les capitalise pas, ne se capitalisent pas, ne les déduit pas, ne les retire pas, ne coûtent rien, n’ont pas d’impact, n’entrent pas, restent hors, déjà dans les multiples, déjà dans les divisions, déjà noyés, ne pèsent pas, ne pèsent rien',
  ],
  nothing_off: [
    'nothing gets knocked off, nothing knocked off, nothing is knocked off, nothing comes off, nothing to take off, nothing is deducted, nothing gets deducted, nothing is taken off, no deduction, no discount, without any discount, without a discount, without deducting, no haircut, without taking off, without subtracting, no need to deduct, no need to subtract',
    'sans décote, pas de décote, aucune décote, sans déduction, aucune déduction, rien à retirer, rien à déduire, rien à enlever, sans déduire, sans retirer, sans retrancher, sans enlever, ne retire rien, ne déduit rien, pas besoin de déduire, pas besoin de retirer, ni décote, ni coûts, inutile de déduire, inutile de retirer',
  ],
  parts_added: [
    'add up the three, add up the division, add the three, add the division, sum the three, sum of the three, sum of the parts, adding the three, three values, division values',
    'somme des trois, additionne les trois, additionne les divisions, somme des parties, somme des divisions, additionner les trois, trois valeurs',
  ],
  // Before a board.
  average_of_them: [
    crossed(
      'average, mean, simple average, arithmetic mean, arithmetic average, midpoint, plain average',
      'of the three, of the methods, of the three methods, of the approaches, of the three approaches, of the three numbers, of the three figures, of the numbers, of the figures, of those, of all three, of the three values',
    ),
    crossed(
      'moyenne, moyenne arithmétique, moyenne simple',
      'des trois, des méthodes, des trois méthodes, des approches, des trois approches, des chiffres, des trois chiffres, des trois valeurs, de ces trois, des trois résultats, entre les trois',
    ),
  ],
  settles_it: [
    'settle, neutralise, cancel out, even out, balance, fair, fairest, neutral, objective, robust, safest, simplest, is the answer, is the value, best estimate, best answer, smooths, removes the bias, compromise, gives the right, gives the value, most honest',
    'neutralise, compense, équilibre, lisse, gomme les biais, plus juste, neutre, objective, robuste, prudent, le plus simple, meilleure estimation, meilleure réponse, règle la question, tranche, compromis, plus honnête',
  ],
  over_three: [
    'divide by three, divide by 3, divided by three, add them and divide',
    'divise par trois, divise par 3, diviser par trois, divisé par trois',
  ],
  there_you_are: [
    'and you have, and i have, gives, gets you, there you are, that s the value, and that s, is the value',
    'on tient, et on a, donne, on obtient, j’obtiens, et j’ai, et voilà, c’est la valeur, c’est le prix',
  ],
  weighed_alike: [
    'each a third, each one third, each gets a third, equal weighting, same weighting, a third to each, weigh each equally, weight each equally',
    'un tiers chacune, chacune un tiers, chacun un tiers, un tiers à chaque, un tiers à chacune, pondération identique, poids identique, même pondération, équipondération',
  ],
  our_role: [
    'our job, our role, our duty, my job, we are paid, paid to, in our interest, mandate is to, adviser to the seller, advising the seller, sell side, for the seller, best practice',
    'notre rôle, notre métier, notre travail, notre mission, on est payés, payés pour, notre devoir, dans notre intérêt, côté vendeur, conseil du vendeur, conseil vendeur, sell side, banquier du vendeur, pour le vendeur, la bonne pratique',
  ],
  the_very_top: [
    'maximum, highest, top of the range, the top, top end, top figure, biggest number, upper end, best number',
    'maximum, plus haut, plus élevé, plus haute, plus élevée, haut de la fourchette, borne haute, haut de fourchette, meilleur chiffre',
  ],
  lower_figures: [
    '70, 80, seventy, eighty, lower methods, lower numbers, lower figures, lower values, lower ones, other two, other methods, two others',
    '70, 80, soixante-dix, quatre-vingts, méthodes plus basses, chiffres plus bas, valeurs plus basses, deux autres, autres méthodes, autres chiffres, méthodes basses',
  ],
  kept_quiet: [
    'hide, hidden, keep quiet, drop, bury, keep to ourselves, left to the buyer, stay in the drawer, leave to the buyer, ignore, for the buyer to bring up',
    'cacher, cache, taire, tait, passer sous silence, passe sous silence, garder pour nous, garde pour nous, laisser à l’acheteur, restent dans le tiroir, oublie, enterre',
  ],
  not_shown: [
    'not show, not shown, not to show, not mention, not mentioned, never show, never mention, no need to show, no need to mention, not present, without mentioning, not for the board, no reason to show',
    'pas à montrer, ne pas montrer, ne montre pas, ne les montre pas, ne mentionne pas, ne pas mentionner, ne parle pas, inutile de montrer, pas besoin de montrer, sans parler de, sans mentionner',
  ],
  no_judgement: [
    'no judgement, no room for, no subjectivity, no opinion, leaves no room, purely mathematical, just maths, pure maths, nobody can argue, beyond dispute, beyond argument, not be disputed, purely mechanical, pure arithmetic',
    'aucune subjectivité, aucun jugement, laisse aucune place, purement mathématique, indiscutable, incontestable, personne ne peut contester, pure arithmétique, purement mécanique, pas de subjectivité, pas de jugement',
  ],
  ranking_word: [
    'ranking, hierarchy, pecking order, order of the methods',
    'classement, hiérarchie, ordre des méthodes, les méthodes se rangent',
  ],
  secondary_word: [
    'secondary, side issue, detail, details, refinement, refinements, cosmetic, comes second, come second',
    'secondaire, secondaires, détail, détails, accessoire, accessoires, superflu, cosmétique',
  ],
  nobody_excluded: [
    'not clean the sample, do not exclude, no need to exclude, never exclude, throw nothing out, nobody gets excluded, exclude no one, exclude nobody, without excluding, no need to remove, never remove, no need to clean',
    'n’exclus personne, n’exclut personne, pas besoin d’exclure, ne retire personne, sans rien retirer, sans exclure, n’exclus rien, inutile d’exclure, inutile de retirer, ne nettoie pas, sans nettoyer',
  ],
  same_price_word: [
    'pay the same, same price, same rating, valued the same, priced the same, priced alike, same number of turns',
    'même prix, payer pareil, valoriser pareil, même valorisation, même niveau de valorisation, même nombre de fois',
  ],
  only_a_mood: [
    crossed(
      'just, only, purely, nothing but, simply, all',
      'hype, sentiment, fashion, market mood, emotion, irrational, noise, speculation',
    ),
    crossed(
      'simple, pur, pure, juste, simplement, uniquement, qu’, seulement',
      'effet de mode, mode, spéculation, irrationnel, emballement, humeur du marché, bruit',
    ),
  ],
  explains_nothing: [
    'cannot explain, not explain, explains nothing, explain nothing, has nothing to do, have nothing to do, not part of the story, not be the reason, not show up',
    'n’explique rien, n’expliquent rien, n’explique pas, n’expliquent pas, ne peut pas expliquer, ne peuvent pas expliquer, rien à voir, n’entre pas en ligne de compte, n’y est pour rien',
  ],
  sales_are_sales: [
    'revenue is revenue, sales are sales, only revenue matters, revenue alone tells, only sales matter, top line is enough',
    'chiffre d’affaires suffit, seules les ventes comptent',
  ],
  never_once: [
    'never find, never see, never seen, not one, no deal, no buyer, no acquirer, no transaction, nobody, no one, no seller',
    'jamais vu, ne verra jamais, ne voit jamais, aucune transaction, aucun deal, aucun acheteur, aucune opération, personne, ne trouve jamais, aucun acquéreur, aucun vendeur',
  ],
  old_deals: [
    'ten years ago, ten years old, fifteen years ago, twenty years ago, from 2007, from 2008, signed in 2007, pre crisis, before the crisis, old deals, old transactions, a decade ago',
    'vieille de dix ans, vieux de dix ans, de 2007, de 2008, d’avant crise, avant la crise, vieilles transactions, vieux deals, ancienne transaction, transactions anciennes, deal ancien',
  ],
  still_good: [
    'as good, just as, perfectly, same weight, as it stands, as they stand, still valid, still holds, as useful, straight into, unadjusted, without adjustment, equally',
    'tout aussi, aussi valable, aussi valables, aussi pertinent, même poids, tel quel, telle quelle, telles quelles, tels quels, sans ajustement, parfaitement, toujours valable, sans retraitement, vaut autant',
  ],
  betrays_client: [
    'betray, letting the client down, let the client down, let down the client, leave money on the table, against our client, failing our client, shoot ourselves',
    'trahir, trahit, desservir, dessert le client, contre notre client, contre les intérêts, se tirer une balle',
  ],
  not_worth_splitting: [
    'no point splitting, no point in splitting, splitting adds nothing, splitting changes nothing',
    'inutile de découper, découper n’apporte rien, aucun intérêt à découper, pas besoin de découper, découpage n’apporte rien',
  ],
} as const satisfies Lexicon;
