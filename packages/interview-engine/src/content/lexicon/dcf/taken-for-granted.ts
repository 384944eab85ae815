import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is said wrongly of a valuation as though it went without saying. */
export const takenForGranted = {
  lenders_served: [
    crossed(
      'bank has had, bank has got, banks have had, banks have taken, lenders have had, bank got, bank takes',
      'its interest, their interest, its share, their share',
    ),
    'banque a touché ses intérêts, banque a eu ses intérêts, banques ont touché leurs intérêts, prêteurs ont touché leurs intérêts, banque a pris ses intérêts, banquier a pris sa part, banque a pris sa part',
  ],
  banks_had_theirs: [
    'bank has been taken care of, banks have been taken care of, lenders have been taken care of, bank is out of the way, bank has been served, bank is already served, bank got its money',
    'banque est déjà servie, banque est servie, banque a été servie, banques sont servies, banque est déjà réglée, prêteurs sont servis, banquier est servi',
  ],
  money_never_ages: [
    'a euro is a euro, a pound is a pound, a dollar is a dollar, pound is a pound, dollar stays a dollar, euro stays a euro, whenever it comes, money is money whenever',
    'un euro reste un euro, un euro est un euro, un euro c’est un euro, un euro vaut un euro, l’argent c’est de l’argent quand',
  ],
  debt_left_alone: [
    crossed(
      'debt, loans, loan, net debt, borrowings',
      'do not come into it, does not come into it, plays no part, stays where it is, is not my business, is left alone, is somebody else’s problem, is the bank’s problem',
    ).concat(
      ', leave the debt where it is, leave the debt alone, leave the loans alone, not touch the debt, leave the debt out of it',
    ),
    'dette on n’y touche pas, dette je n’y touche pas, touche pas à la dette, dette ne compte pas, laisse la dette tranquille, laisse la dette où elle est, laisse la dette de côté, dette c’est l’affaire de la banque, dette on la laisse, dette on l’oublie',
  ],
  debt_onto_total: [
    crossed(
      'add, adding',
      'the debt to the total, the debt on top, debt on top, the net debt to the total, the debt to the sum, the loans on top, the debt back on',
    ),
    crossed(
      'ajoute, rajoute, additionne, ajouter',
      'la dette au total, la dette à la somme, la dette nette au total, la dette par-dessus, l’endettement au total, la dette à la ve',
    ),
  ],
  reaches_equity: [
    'what the shareholders have, what shareholders have, what the shares are worth, what the equity is worth, what the owners get',
    'ce que valent les titres, ce que possèdent les actionnaires, ce qu’ont les actionnaires, ce que valent les actions, ce que vaut l’equity',
  ],
  no_need_of_the_end: [
    'nothing left to value, nothing more to value, nothing left to count, value stops at year five, value stops there, what comes later does not count',
    'plus rien à valoriser, rien à valoriser après, rien après le plan, valeur s’arrête là, valeur s’arrête au bout, la suite ne compte pas',
  ],
  at_loan_rate: [
    'at the interest rate on the bank loan, at the rate on the bank loan, at the rate of the loan, at the loan rate, at the bank’s rate, at the interest rate, at what the bank charges, rate of the bank loan, at the borrowing rate',
    'au taux du crédit, au taux du prêt, au taux de la banque, au taux bancaire, au taux d’intérêt, au taux auquel la banque, au taux de l’emprunt',
  ],
  goes_in_untouched: [
    'goes in as it stands, goes in as it is, goes straight in, goes in unchanged, added straight, added directly, go straight on top, goes straight on top, added just as it is',
    's’ajoute telle quelle, s’ajoute directement, s’ajoutent directement, ajoute directement, ajoute telle quelle, s’additionne directement, s’ajoutent tels quels',
  ],
  no_discount: [
    'no need to bring it home, no need to bring it back, no need to bring that back, no need to shrink it, nothing more to do with it, without bringing it back, without bringing it home, without bringing it to today',
    'pas besoin de les ramener, pas besoin de la ramener, pas besoin de le ramener, pas la peine de la ramener, pas la peine de les ramener, inutile de la ramener, inutile de les ramener, sans la ramener, sans le ramener, sans les ramener',
  ],
  money_of_today_already: [
    'already today’s money, already in today’s euros, already money of today, already a price of today, already in money of today, is today’s value already',
    'déjà en euros d’aujourd’hui, déjà de l’argent d’aujourd’hui, déjà un prix d’aujourd’hui, déjà la valeur d’aujourd’hui, déjà au présent',
  ],
  taxes_before_wear: [
    'tax first and then depreciation, tax before depreciation, tax comes before depreciation, tax off ebitda, tax straight off the ebitda, tax off the ebitda',
    'impôt avant les amortissements, l’impôt avant l’amortissement, l’impôt d’abord et l’amortissement ensuite, impôt directement sur l’ebitda',
  ],
  leaves_the_flow_alone: [
    crossed(
      'not touch, not reduce, not affect, not lower, not hit, not change',
      'the cash flow, cash flow, the flow, the cash',
    ).concat(', stays out of the cash flow, no effect on the cash flow'),
    crossed(
      'ne réduit pas, ne touche pas, ne change pas, n’affecte pas, ne diminue pas, n’entre pas dans',
      'le flux, au flux, le cash, la trésorerie',
    ),
  ],
  a_second_time: [
    'twice, a second time, once more',
    'deux fois, une deuxième fois, une seconde fois',
  ],
  taxes_it_too: [
    'take the tax off that too, take tax off that too, take the tax off too, tax off that as well, take tax off it too, less tax as well, minus tax as well, after tax as well, after tax too, take the tax off it as well',
    'moins l’impôt aussi, après impôt aussi, l’impôt aussi, retire l’impôt aussi, enlève aussi l’impôt, aussi après impôt, également après impôt, net d’impôt aussi, eux aussi après impôt, aussi l’impôt',
  ],
  could_not_care: [
    'forget about it, can be forgotten, do not care, who cares, leave it out, can be ignored, of no interest here',
    's’en moque, s’en fiche, m’en moque, m’en fiche, on s’en passe, laisse tomber',
  ],
  unweighted_mean: [
    'halfway is, half way is, middle of the two, right in the middle, average of eleven and six',
    'pile au milieu, au milieu entre les deux, à mi-chemin, moyenne toute bête',
  ],
  book_values: [
    'ones in the accounts, what is in the accounts, originally paid in, first paid in, written in the accounts, what the accounts say, what the balance sheet says, figures in the books',
    'inscrit dans les comptes, inscrits dans les comptes, écrit dans les comptes, écrit au bilan, inscrit au bilan, inscrits au bilan, mise d’origine, apport d’origine, ce que disent les comptes, ce que dit le bilan',
  ],
  free_owner_money: [
    crossed(
      'shareholders’ money, owners’ money, own money, equity, the shareholders’ money',
      'is free, costs nothing, comes free, has no cost, does not cost anything',
    ),
    crossed(
      'argent des actionnaires, argent des propriétaires, argent des associés, fonds propres',
      'est gratuit, sont gratuits, ne coûte rien, ne coûtent rien, n’a pas de coût',
    ),
  ],
  as_is: [
    'just as it is, as it comes',
    'comme il est, comme elle est, comme ils sont, sans retouche',
  ],
  beta_goes_up: [
    crossed('pushes, drives, brings, sends, moves', 'the beta up, its beta up').concat(
      ', raises the beta, beta goes up, beta rises, beta climbs, makes the beta bigger, beta gets bigger, higher beta',
    ),
    'fait monter le bêta, fait grimper le bêta, bêta monte, bêta grimpe, bêta augmente, bêta plus gros, bêta est plus élevé, augmente le bêta',
  ],
  beta_goes_down: [
    crossed('pushes, drives, brings, pulls', 'the beta down, it down').concat(
      ', lowers the beta, beta goes down, beta falls, beta drops, lower beta, beta is lower',
    ),
    'fait baisser le bêta, bêta baisse, bêta descend, bêta diminue, bêta plus bas, bêta est plus bas, réduit le bêta',
  ],
  strips_the_debt: [
    crossed(
      'take, taking, strip, stripping, remove, removing, clean',
      'the debt out, the peer’s debt out, the peer’s debt, the debt, its debt out, the loans out, its loans out, their debt out',
    ),
    crossed(
      'retire, retirer, enlève, enlever, ôte, sort',
      'la dette du pair, la dette, sa dette, les emprunts, ses emprunts, leur dette',
    ),
  ],
  bank_price: [
    'what our bank charges, what the bank charges, what its bank charges, what our bank asks, what the bank asks, rate on our loan, rate of our loan',
    'que nous facture notre banque, que facture la banque, ce que prend la banque, ce que demande notre banque, taux de notre crédit, taux de notre emprunt',
  ],
  asks_less: [
    'costs its owners less, costs them less, is less risky, is calmer, is safer, price does not move',
    'coûte moins à ses actionnaires, est moins risquée, est plus sûre, est plus tranquille, cours ne bouge pas',
  ],
  beta_misapplied: [
    'multiply the whole lot, the whole lot by the beta, safe rate included by the beta, add the rate to the premium and multiply, all of it times the beta',
    'multiplie le tout par le bêta, tout multiplié par le bêta, l’ensemble fois le bêta',
  ],
  gearing_of_peer: [
    'peer’s own debt, peer’s debt level, peer’s own debt level, peers’ own debt, neighbour’s debt',
    'niveau de dette du pair, propre dette du pair, dette des pairs, dette du voisin',
  ],
  high_pace: [
    'five, six, seven, eight, nine, ten, same pace, same speed, that pace, that speed',
    'cinq, six, sept, huit, neuf, dix, même rythme, même vitesse, ce rythme',
  ],
  keeps_at: [
    'keep, keeps, carry on at, carries on at, go on at, continue at, continues at, stay at, stays at',
    'garde, garder, continue à, continuer à, reste à, maintient, maintenir, tient',
  ],
  not_for_ever: [
    'cannot, can not, not, never, nobody, no company, impossible, wacc, rate, discount, otherwise, bigger than, overtake, silly, absurd',
    'pas, jamais, personne, aucune, impossible, cmpc, taux, sinon, dépasserait, absurde',
  ],
  add_the_two: [
    'add the two together, add both together, sum the two, add the two up, add them together, add the two to be, sum of the two',
    'additionne les deux, ajoute les deux, fais la somme des deux, somme des deux, additionner les deux',
  ],
  growth_too_low: [
    'too cautious on growth, too timid on growth, too careful with growth, not enough growth',
    'trop prudent sur la croissance, trop timide sur la croissance, pas assez de croissance, trop prudent avec la croissance',
  ],
  no_capex_at_end: [
    'drop capex to nothing, capex to nothing, cut capex to zero, bring capex to zero, capex is nil, capex falls to zero, capex disappears',
    'tombe à zéro, capex à zéro, capex est nul, capex disparaît, plus un euro de capex, zéro de capex',
  ],
  not_grow: [
    'without making it grow, without swelling, not swell it',
    'sans le faire grossir, sans la faire grossir, sans le faire monter, sans le gonfler',
  ],
  first_flow_next: [
    crossed(
      'first flow comes, first flow falls, first one comes, first cash flow comes, flow comes, flow only comes',
      'in year six, in year seven, in year eight, in year eleven, a year later, one year later, the year after, after the plan',
    ),
    crossed(
      'premier flux tombe, premier flux arrive, premier flux est, flux tombe, flux arrive',
      'en année six, en année sept, en année huit, en année onze, un an plus tard, l’année d’après, après le plan',
    ),
  ],
  barely_counts: [
    'hardly weighs, barely weighs, hardly counts, barely counts, is hardly anything, is small change, is peanuts',
    'pèse presque rien, pèse à peine, compte à peine, pèse quasiment rien, presque pas, c’est trois fois rien, quantité négligeable',
  ],
  lump: ['end piece', 'bout de la fin, morceau de la fin'],
  more_growth: [
    'quicker growth, growing faster, bigger growth, more it grows, the more growth',
    'plus ça croît, plus ça grandit, plus elle croît, plus on croît',
  ],
  lowers_terminal_value: [
    crossed(
      'makes, shrinks, lowers, reduces, cuts, the smaller, the lower, the less',
      'the end value, the end value smaller, the terminal value smaller, the final value, the final value smaller',
    ),
    'moins la valeur terminale, moins la valeur de fin, rapetisse la valeur terminale, moins la vt',
  ],
  one_point_of_rate: [
    'one point more on the rate, point more on the rate, point on the rate, point on the discount rate, a point of rate, one percent more on the rate',
    'point de plus sur le taux, point de plus au taux, point en plus sur le taux, point sur le taux',
  ],
  changes_nothing_at_all: [
    'makes no odds, hardly matters, does not matter much, is neither here nor there, is a detail, no big deal',
    'ne change pas grand-chose, pas grand-chose, ça ne se voit pas, est un détail, c’est un détail, peu importe',
  ],
  owners_wish: [
    'at what shareholders want, at what the shareholders want, at what owners want, at what the owners want, at the owners’ rate',
    'à ce que veulent les actionnaires, à ce que demandent les actionnaires, au taux des actionnaires, à ce qu’exigent les actionnaires',
  ],
  waits_longer: [
    crossed(
      'wait, waits, waiting',
      'six months longer, six months more, half a year longer, half a year more, another six months',
    ),
    crossed(
      'attend, attendre, attendent',
      'six mois de plus, un semestre de plus, six mois supplémentaires, une demi-année de plus',
    ),
  ],
  changes_nothing_here: [
    'does not change anything in the end, changes nothing in the end, does not change a thing, comes to the same, comes out the same',
    'au final ça ne change rien, revient au même, ça revient au même, ne change rien au final',
  ],
  halves_rate: [
    crossed(
      'cut, cuts, chop, divide, divides',
      'the rate in half, the discount rate in half, the wacc in half, the rate in two, the rate by two, the discount rate by two',
    ),
    'coupe le taux en deux, coupe le taux par deux, divise le taux par deux, coupe le cmpc en deux, taux divisé par deux, divise le cmpc par deux, taux coupé en deux',
  ],
  stays_whole: [
    'never gets the half year, over full years, on full years, does not get the half year, never touch the full years, never touches the half year',
    'sur l’année pleine, sur des années pleines, profite jamais de la demi-année, n’a pas droit à la demi-année, sur cinq ans pleins',
  ],
  sell_firm: ['sale on the last day, final sale', 'vente à la fin, vente finale, vente au bout'],
  feels_calmer: [
    'calmer, more relaxed, feel safer, reassured, more comfortable, sleep better, less worried, happier',
    'plus tranquilles, plus sereins, rassurés, plus calmes, moins inquiets, dorment mieux, plus contents',
  ],
  settles_for_less: [
    'ask for less, ask less, want less, settle for less, demand less, accept less, require less',
    'demandent moins, réclament moins, exigent moins, se contentent de moins, veulent moins, acceptent moins',
  ],
  no_floor: [
    'no floor, no bottom, never turns, no limit to it, without a floor, there is no end to it, and so on for ever',
    'pas de plancher, aucun plancher, sans plancher, pas de fond, pas de limite, sans fin',
  ],
  brings_it_down: [
    'brings it down, pulls it down, lowers it, makes it fall, takes it down, brings the wacc down',
    'le fait baisser, la fait baisser, le tire vers le bas, le réduit, fait baisser le cmpc',
  ],
  lower_wacc: [
    'cheaper cost of capital, cost of capital is cheaper, cheaper money, wacc comes down since',
    'coût du capital moins cher, argent moins cher, finance moins cher',
  ],
  out_of_taxed_profit: [
    'out of profit that’s been taxed, out of profit that has been taxed, out of taxed profit, out of after tax profit, after the tax has been paid, once tax has been paid',
    'sur le bénéfice déjà imposé, sur un bénéfice déjà imposé, sur le résultat déjà imposé, une fois l’impôt payé, après l’impôt, sur du bénéfice imposé',
  ],
  takes_bluntly: ['freeze, freezes', 'fige, figer, gèle'],
  keeps_in: ['stays in, stay in', 'reste dedans, restent dedans, la garde'],
  dearer_rate: [
    'bump the discount rate up, bump up the discount rate, bump the rate up, crank up the rate, crank the rate up, push the rate up, bigger rate, fatter rate, put a big rate, push up the discount rate',
    'taux plus gros, gros taux, pousse le taux, gonfle le taux, met un gros taux, charge le taux',
  ],
  and_that_settles_it: [
    'you’re fine, you are fine, it’s fine, problem solved, job done, that’s that, and that’s it, all good, sorted',
    'c’est réglé, le tour est joué, et voilà, problème réglé, c’est bon, et c’est tout, c’est fait',
  ],
  knows_his_trade: [
    'knows his shop, knows his house, knows his firm, knows his own business, knows what he is selling',
    'connaît sa maison, connaît sa boutique, connaît sa boîte, connaît son affaire, sait ce qu’il vend',
  ],
  takes_on_trust: [
    'pay on his numbers, pay on their numbers, pay on his plan, pay on the plan, take his numbers, go by his numbers',
    'paierais sur ses chiffres, paie sur ses chiffres, paierais sur son plan, prends ses chiffres, pars de ses chiffres sans',
  ],
  wasted_effort: [
    'waste of time, waste of money, pointless, for nothing, a formality',
    'perte de temps, perte d’argent, pour rien, une formalité',
  ],
  net_income_word: ['net profit', 'bénéfice net'],
  owners_alone_ask: [
    'whatever shareholders hope, what shareholders hope, whatever shareholders want, what the owners hope',
    'ce qu’espèrent les actionnaires, ce que souhaitent les actionnaires',
  ],
  same_weight: [
    'same weight, counts the same, count the same, worth the same, counts as much, is worth as much',
    'même poids, compte autant, vaut autant, vaut pareil, valent autant, compte pareil',
  ],
  far_year: [
    'year five, year ten, fifth year, tenth year, in five years, in ten years, flow at the end',
    'année cinq, année dix, cinquième année, dixième année, dans cinq ans, dans dix ans, flux de la fin',
  ],
  scrap_price: [
    'reselling the machines, resale of the machines',
    'revendant les machines, revend les machines, revente du matériel',
  ],
  exact_answer: [
    'one right answer, one true answer, the one right number',
    'une seule bonne réponse, le seul vrai chiffre',
  ],
  confuses_them: [
    'confuses, muddies the water, muddy the water, blurs the message, only confuse',
    'embrouille, embrouillent, brouille le message, perd le client',
  ],
  not_put_back: [
    'not come back, does not come back, do not come back',
    'ne revient pas, ne reviennent pas',
  ],
  real_outlay: ['is a true cost, a true cost', 'un vrai coût, de vrais coûts'],
  comes_on_top: [
    'comes on top, come on top, is added, are added, i add',
    's’ajoute, s’ajoutent, vient en plus, viennent en plus, j’ajoute',
  ],
  saved_on_interest: [
    'tax we save on the interest, tax saved on interest, tax saved on the interest, tax the interest saves, tax we save on interest',
    'impôt qu’on économise sur les intérêts, impôt économisé sur les intérêts, impôt que les intérêts économisent, économie d’impôt des intérêts',
  ],
  above_ke: [
    'above the cost of equity, higher than the cost of equity, more than the cost of equity, over the cost of equity',
    'plus haut que le coût des fonds propres, au-dessus du coût des fonds propres, supérieur au coût des fonds propres, plus élevé que le coût des fonds propres',
  ],
  issued_ago: [
    'issued years ago, issued eight years ago, issued five years ago, issued ten years ago, issued back then, signed years ago, of the old bond',
    'émise il y a, émis il y a, signé il y a, de l’ancienne obligation, de l’époque, d’il y a',
  ],
  straight_into_capm: [
    'straight into the formula, straight into the capm, directly into the formula, directly into the capm, as such into the capm',
    'directement dans la formule, directement dans le medaf, tel quel dans la formule, tel quel dans le medaf',
  ],
  value_of_today: [
    'that’s a value today, is a value today, is a value as of today',
    'c’est une valeur d’aujourd’hui, donne une valeur d’aujourd’hui',
  ],
  does_not_enter: [
    'does not enter, does not come in, not come into it, not count, plays no part, is left out',
    'ne compte pas, n’entre pas, n’intervient pas, ne joue pas, reste dehors',
  ],
  only_a_tenth: [
    'only ten percent of, only a tenth of, barely ten percent of, no more than ten percent of, at most ten percent of',
    'fait que dix pour cent, que dix pour cent, à peine dix pour cent, pas plus de dix pour cent, un dixième du total',
  ],
  made_for_word: [
    'mainly for, especially for, best for, made for, above all for',
    'surtout pour, faite pour, idéale pour, avant tout pour',
  ],
  all_debt: ['hundred percent borrowed', 'cent pour cent de dette, cent pour cent dette'],
  better_terms_word: [
    'better the terms, better terms, better conditions, better the rate, a better rate, friendlier the bank',
    'meilleures sont les conditions, meilleures conditions, meilleur taux, meilleur est le taux, mieux la banque',
  ],
  steady_firm: [
    'toll road, utility, motorway, water company',
    'autoroute, péage, régie des eaux, distributeur d’eau',
  ],
  deposits_as_debt: [
    'subtract deposits, subtract its deposits, deposits like any debt',
    'dépôts comme une dette, soustrait les dépôts',
  ],
  unlisted_barred: [
    'used for private companies, used for unlisted companies, used for a private company, done for unlisted companies, for private companies, for unlisted companies, for companies that are not listed',
    'pour les sociétés non cotées, pour une société non cotée, pour les non cotées, sur une non cotée, pour une boîte non cotée',
  ],
  no_adjustment: [
    'no adjustment, no adjustments, no need for adjustments, nothing to adjust',
    'pas de retraitement, aucun retraitement, rien à retraiter, pas de correction',
  ],
  needs_nothing_new: [
    'without any new people, without any new, without new people, without new machines, without a single hire',
    'sans nouvelle embauche, sans une embauche, sans un recrutement, sans une machine de plus, sans personne de plus',
  ],
  readds_interest: [
    'add back the after-tax interest, add back interest, add back the interest, add the interest back, put the interest back',
    'rajouter les intérêts, rajoute les intérêts, réintègre les intérêts, réintégrer les intérêts, remets les intérêts',
  ],
  one_case_enough: [
    'no need to test anything, nothing to test, nothing needs testing',
    'rien à tester, pas besoin de rien tester',
  ],
  is_its_cash: [
    'treat it as the cash, treat it as cash, is roughly the cash, take it as the cash',
    'en gros le cash, traite comme du cash, prends pour du cash',
  ],
  as_high_as_wacc: [
    'as high as the wacc, as high as the rate, equal to the wacc, close to the wacc, same as the wacc',
    'aussi haut que le cmpc, aussi élevé que le cmpc, égale au cmpc, égal au cmpc, proche du cmpc',
  ],
  rarely_more: [
    'rarely more than ten percent, seldom more than ten percent, rarely above ten percent, never more than ten percent, rarely more than a tenth',
    'rarement plus de dix pour cent, jamais plus de dix pour cent, rarement plus d’un dixième, rarement au-dessus de dix pour cent',
  ],
  no_cash_effect: [
    'no effect on cash, no effect on the cash, no impact on cash, no impact on the cash, only matters on the balance sheet, stays on the balance sheet, only concerns the balance sheet',
    'pas d’effet sur le cash, pas d’effet sur le flux, aucun effet sur le cash, aucun effet sur le flux, pas d’impact sur le cash, pas d’impact sur le flux, ne concerne que le bilan, reste au bilan',
  ],
  has_tax_break: [
    'tax break, a tax advantage, saves tax, the tax saving',
    'avantage fiscal, avantage d’impôt, économie d’impôt',
  ],
  each_company_its_own: [
    'specific to each company, specific to each firm, particular to each company',
    'particulière à chaque société',
  ],
  onto_cash_flow: [
    'to the free cash flow, on the free cash flow, to the last cash flow',
    'au flux de trésorerie, au flux disponible, au dernier flux, au free cash flow, au cash flow',
  ],
  no_growth_in_it: [
    'assumes nothing about growth, says nothing about growth, no growth in a multiple',
    'suppose rien sur la croissance, dit rien de la croissance, dit rien sur la croissance',
  ],
  wacc_already_inside: [
    'wacc is already in the formula, rate is already in the formula, wacc is already in there',
    'cmpc est déjà dans la formule, taux est déjà dans la formule, cmpc est déjà dedans',
  ],
  of_the_plan_years: [
    'covers the six years, covers the five years, covers the seven years',
    'couvre les six années, couvre les cinq années, couvre les sept années, couvre les années du plan',
  ],
  half_more: ['', 'demi-année de plus'],
  a_whole_year_of_it: [
    'by the full wacc, by a full wacc',
    'd’un cmpc entier, de tout un cmpc, d’un taux entier',
  ],
  never_depends: [
    'never depends on, does not depend on, not depend on, nothing to do with, independent of',
    'dépend jamais du, dépend pas du, dépend jamais de, rien à voir avec, indépendant du',
  ],
  horizon_cut: [
    'shorten it to two years',
    'raccourcis les prévisions, raccourcis le plan, réduis les prévisions à deux, raccourcir les prévisions',
  ],
  single_case: [
    'one base case, one single price, one price assumption',
    'une seule hypothèse, un seul prix, un seul scénario',
  ],
  no_bad_case: ['', 'aucune situation où'],
  shrink: [
    'bring the flows back, bring them back, brings the flows back, bring the cash flows back',
    '',
  ],
  freak_year: ['bumper year, freak year', ''],
} as const satisfies Lexicon;
