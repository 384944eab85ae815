import type { Lexicon } from '../types.ts';

/** Notions of this part of the trade; an id of another file here gets more words. */
export const dcfNotions = {
  forever: [
    'for good, for ever, without end, endless, never stops, never ends, all later years, ever after, to infinity, infinite, eternity',
    'pour toujours, sans fin, éternellement, ad vitam, à jamais, toutes les années suivantes, durera toujours, éternité, indéfiniment',
  ],
  flows: [
    'cash flow, cash flows, flow, flows, free cash, cash generated, cash it generates, cash produced, cash it produces, money left, cash left, money it makes, money coming in, cash coming in, cheque, cheques, future money, future cash, money each year, money arrives, money comes, money of the year, left in the till, cash available, what is left in the till, amounts, sums',
    'flux, cash flow, cash flows, free cash flow, cash généré, cash dégagé, argent dégagé, argent généré, argent qui reste, argent restant, cash qui reste, encaissements, rentrées d’argent, rentrées, argent de la première année, argent de l’année, reste en caisse, argent disponible, cash disponible, montants, sommes, chèque, chèques',
  ],
  plan_years: [
    'five years, ten years, seven years, eight years, few years, year by year, year after year, years ahead, next years, coming years, each year, every year, several years, horizon, three years, one year after the other, years out',
    'cinq ans, dix ans, sept ans, huit ans, cinq années, dix années, année par année, an par an, prochaines années, années à venir, chaque année, plusieurs années, horizon, dix ans devant, trois ans, année après année, années qui viennent, l’une après l’autre',
  ],
  foresee: [
    'forecast, project, projection, predict, estimate, foresee, write down, lay out, map out, work out, sketch, roll forward, extend, extrapolate, anticipate, guess, model, imagine, picture, set out, expects, management expects, model',
    'prévoir, prévois, prévoit, prévision, prévisions, projeter, projette, projection, projections, estimer, estime, anticiper, anticipe, deviner, modéliser, dérouler, déroule, établir, établis, allonger, allonge, simuler, construire, construis, chiffrer, chiffre année par année, imaginer, imagine, écrire, écris, écrit, pose année par année, modèle, modélise',
  ],
  business_plan: [
    'business plan, plan, management case, management plan, seller’s case, budget, forecast period, explicit period',
    'plan d’affaires, business plan, plan, horizon explicite, période explicite, budget, plan du management',
  ],
  today: [
    'today, now, present, day one, time zero, valuation date, current money',
    'aujourd’hui, maintenant, date de valorisation, date d’évaluation, à ce jour, tout de suite, immédiatement, date du jour, jour même, à l’heure actuelle',
  ],
  later: [
    'later, years away, years out, years from now, five years from now, in five years, in ten years, far off, far away, further out, further away, distant, tomorrow, wait, waiting, wait for, in three years, in two years, next year',
    'plus tard, dans cinq ans, dans dix ans, dans quelques années, lointain, lointaine, éloigné, demain, attendre, attend, attente, futur, dans trois ans, dans deux ans, dans un an, l’an prochain',
  ],
  shrink: [
    'shrink, shrinks, shrank, shrunk, scale down, scaled down, mark down, bring back, brings back, bring each back, brought back, brought to today, bring to today, bringing back, pull back, pulled back, walk back, take back, deflate, translate into, convert into, roll back, wind back, taken back, carried back, cut down to today',
    'rapetisser, rapetisse, ramener, ramène, ramené, rétrécir, rabattre, escompter, escompte, décoter, convertir, remonter à aujourd’hui, remettre en euros, exprimer en euros, ramènent, rapetissent, rogner, rogne, ramenés',
  ],
  worth_less: [
    'worth less, worth far less, worth a lot less, worth much less, less valuable, not worth the same, worth more today, worth more now, price of time, time value, time has a cost, eats into',
    'vaut moins, valent moins, vaudra moins, vaut beaucoup moins, n’a pas la même valeur, vaut davantage aujourd’hui, vaut plus aujourd’hui, prix du temps, valeur temps, temps coûte, temps nous mange, temps mange',
  ],
  power: [
    'power, squared, cubed, exponent, compounded, compounding, to the fifth',
    'puissance, carré, cube, exposant, composé, capitalisé',
  ],
  closer: [
    'closer, sooner, earlier, nearer, wait less, less time, half a year less, six months less, less waiting, shorter',
    'plus proche, plus tôt, attend moins, moins longtemps, moins de temps, six mois de moins, six mois plus tôt, attente plus courte',
  ],
  afterwards: [
    'afterwards, comes after, after year five, after the fifth year, after year ten, after the plan, after the forecast, beyond the plan, beyond year five, beyond the forecast, beyond that horizon, everything beyond, thereafter, later years, years after, years that follow, rest of its life, lives on, keeps going, goes on, carries on, carry on, does not stop, does not die, not end there, not disappear, from year six, year six, sixth year, later money, years beyond, once the forecast ends, once the plan ends, once the forecast stops, happens next, not close down, not shut down, not vanish, not stop there, still exist, still be there, will still be around, what follows, everything that follows, years after that, money after that',
    'vient après, venir après, après le plan, au-delà du plan, au-delà de l’horizon, années d’après, années suivantes, après l’année cinq, après la cinquième année, après cinq ans, après l’horizon, continue de vivre, continue à vivre, continue d’exister, ne s’arrête pas, ne meurt pas, ne disparaît pas, survit, sixième année, année six, année 6, fin de l’horizon, au-delà, la suite, ce qui suit, tout ce qui suit, reste de la vie, reste de sa vie, existera encore, existera toujours, existe encore, ne ferme pas, qui se passe ensuite, après dix ans',
  ],
  lump: [
    'lump, lump sum, chunk, big block, final piece, terminal piece, end piece, last piece, tail, end value, final value, residual value, value at the end, far end, far future, distant future, distant promise, price tag, big number, one number for, one figure for, single number, single figure, final figure, last figure, one more number, number for the rest, last lump, one last number',
    'morceau final, gros morceau, bloc final, valeur finale, valeur résiduelle, valeur à la fin, valeur de fin, valeur de sortie, dernier morceau, bout du chemin, lointaine, avenir lointain, promesse lointaine, gros chiffre, chiffre de la fin, dernier chiffre, un seul montant, gros montant, montant à la fin, chiffre final, dernier montant, montant pour tout le reste',
  ],
  end_of_plan: [
    'at the end, end of the plan, end of year five, end of the fifth year, last year, final year, last day, in year five, on the last, end of the period, end of the forecast, end of the horizon, at that point, by then',
    'à la fin, fin du plan, fin de l’année cinq, fin de la cinquième année, fin de l’année 5, dernière année, dernier jour, au terme, au bout de cinq ans, au bout du plan, fin de la période, fin des prévisions, fin de l’horizon, à ce moment là, à cette date',
  ],
  sell_firm: [
    'sell the company, sell the business, sell the firm, sell it, selling it, company is sold, business is sold, resell, someone would pay, somebody would pay, buyer would pay, what it would fetch, would fetch, sell the whole thing, buys it, buy it, would give for it, would offer, acquirer would pay, acquirer pays, purchaser would pay, buyer pays',
    'vend la société, vend l’entreprise, vend la boîte, vend l’affaire, vendre la société, vendre l’entreprise, revend, revendre, revente, cède la société, céder l’entreprise, acheteur paierait, quelqu’un paierait, on en tirerait, se vendrait, prix de cession, rachète, achète la société, acheteur donnerait, en donnerait, quelqu’un donnerait, racheter, paierait un acquéreur, acquéreur paierait, paierait un acheteur, acheteur paie',
  ],
  multiple_of: [
    'multiple, so many times, times ebitda, times the last, times the final, times profit, times earnings, times operating, times its, times what, turns of',
    'multiple, tant de fois, fois l’ebitda, fois le dernier, fois le résultat, fois le bénéfice, fois ebitda, fois résultat, fois bénéfice, fois dernier, nombre de fois',
  ],
  last_flow: [
    'last cash flow, final cash flow, last flow, final flow, last year’s cash flow, final year’s cash flow, last year’s flow, cash flow of the last year, year five flow, flow of year five, final year flow, last year flow',
    'dernier flux, flux de la dernière année, flux final, flux terminal, dernier cash flow, flux de l’année cinq, flux de l’année 5',
  ],
  last_year: [
    'last year, final year, terminal year, year five, end year, year that serves, year used for, last cash flow, final cash flow, last flow',
    'dernière année, année terminale, année finale, dernier flux, flux terminal, année qui sert, année servant, année de référence, année cinq, année qui servira',
  ],
  normal: [
    'normal, typical, average, representative, sustainable, mid cycle, middle of the cycle, mid margins, ordinary, run rate, across the cycle, over the cycle, through the cycle, neither good nor bad, in the middle, middling, ordinary one',
    'normal, moyen, moyenne, typique, représentatif, soutenable, milieu de cycle, de croisière, ordinaire, normatif, sur le cycle, tout le cycle, au milieu, entre le haut, ordinaire',
  ],
  margin: [
    'margin, margins, profit, profits, earnings, ebitda, profitability, price, prices',
    'marge, marges, bénéfice, bénéfices, résultat, ebitda, rentabilité, prix',
  ],
  about_equal: [
    'equal, around, close to, in line with, roughly, converge, match, just replace, only replace, about the same, near',
    'égal, proche, proches, en ligne avec, autour, converger, converge, à peu près, juste remplacer, remplacent juste, de l’ordre, au niveau',
  ],
  wear_out: [
    'wears out, wear out, worn out, replacement, replace, maintenance, upkeep, renew, ageing, aging, wear and tear',
    's’use, usé, usure, remplacer, remplacent, remplacement, renouvellement, renouveler, maintenance, entretien, vieillissement, vieillissent, s’usent',
  ],
  peak: [
    'peak, top of the cycle, boom, best year, good year, good years, record year, record, high point, bumper year',
    'pic, haut de cycle, sommet, bonne année, bonnes années, meilleure année, record, point haut, année faste',
  ],
  bad_phase: [
    'trough, downturn, bad patch, bad year, bad years, bottom of the cycle, slump, full cycle, whole cycle, entire cycle, ups and downs, up and a down, bad one, bad stretch, good and a bad, lean years, good and bad, full swing, highs and lows, high and low, up and down',
    'creux, bas de cycle, mauvaise passe, mauvaise année, mauvaises années, cycle complet, cycle entier, phase basse, hauts et bas, retournement, mauvaise période, bonne et une mauvaise, vaches maigres, bonnes et mauvaises, le haut et le bas, hauts et des bas, hausse et une baisse, hausse et baisse',
  ],
  flex: [
    'flex, stress, tweak, play with, sensitise, vary, redo, rerun, run again, test, shake, wobble, change, move',
    'faire varier, fait varier, varier, tester, teste, stresser, stresse, jouer sur, joue sur, refaire, refais, secouer, bouger, changer, referais, referait, rejouer',
  ],
  assumption: [
    'assumption, assumptions, hypothesis, hypotheses, guess, guesses, input, inputs, parameter, parameters, wacc and growth, growth and wacc, discount rate, long term growth, wacc',
    'hypothèse, hypothèses, paramètre, paramètres, supposition, suppositions, taux d’actualisation, croissance à l’infini, cmpc, wacc, le g, le taux',
  ],
  see_effect: [
    'see how, see what, how far, how much, what happens, show how, watch how, which one moves, how many, how the answer',
    'de combien, voir comment, vois quelle, voir quelle, voir ce que, ce que cela donne, ce qui se passe, combien, à quel point, ce que ça donne, ce que ça change',
  ],
  swing: [
    'swing, swings, wobble, wobbles, move, moves, react, shift, shifts, lose, change',
    'bouger, bouge, basculer, bascule, varier, varie, réagir, réagit, perds, perdre, change, perd, changer, bougent, varient, basculent',
  ],
  several_cases: [
    'three cases, several cases, different cases, two cases, bad case, base case, best case, worst case, downside case, low case, high case, upside case, scenario, scenarios, grid, sensitivity table, data table, range of prices, optimistic, pessimistic, cautious case, middle case, prudent case, weak case, several prices, price paths, different prices, different paths, bad outcome, worst outcome, good outcome, bad scenario, their dream, range of outcomes, range of values',
    'trois cas, plusieurs cas, différents cas, deux cas, cas bas, cas haut, cas central, cas de base, cas dégradé, scénario, scénarios, tableau de sensibilité, grille, optimiste, pessimiste, cas pessimiste, cas prudent, cas médian, cas moyen, plusieurs prix, trajectoires de prix, différents prix, plusieurs trajectoires, cas noir, cas sombre, mauvais scénario, leur rêve, fourchette',
  ],
  run_it: [
    'run, build, show, give, draw up, prepare, look at, finish, put, price, prices, weight, weights, probability, probabilities, do, have, redo, present',
    'faire, fais, ferais, construire, montrer, montre, donner, donne, établir, établis, présenter, présente, préparer, regarder, tourner, prix, probabilité, probabilités, pondérer, refaire, refais, ai, terminer, termine',
  ],
  of_total: [
    'of the total, of total, of the value, of value, of ev, of enterprise value, of the whole, of the price, of the whole price, of my value, total ev, whole value, whole price, whole answer, whole valuation, of the valuation, overall value, total value, whole thing, entire value',
    'du total, de la valeur, de la ve, du prix, de l’ensemble, toute la valeur, toute la valorisation, tout le prix, de la valorisation, valeur totale, valeur totale, valeur globale, du résultat',
  ],
  share_of_total: [
    'percent, per cent, half, three quarters, two thirds, most, majority, bulk, what share, share of, proportion, how much of, nearly all, almost all, mostly, mainly, lion’s share, more than, portion, entire, nearly the entire, almost the entire',
    '%, pour cent, moitié, trois quarts, deux tiers, l’essentiel, essentiellement, part, proportion, presque tout, presque toute, quasiment tout, pèse, peser, majeure partie, surtout, principalement, plus de, quelle proportion, presque toute, la quasi totalité, quasi totalité, le gros',
  ],
  rests_on: [
    'rests on, depends on, hinges on, relies on, betting on, bet on, comes from, sits in, buying a, driven by, guessing the end, lies in, lie in, is in what, hangs on, hang on',
    'repose, dépend, tient à, provient, vient de, se joue, parie, pari, acheter une promesse, se trouve, tient dans, se trouve dans, tient au, tiennent au',
  ],
  economy: [
    'economy, economies, gdp, inflation, whole country, country, economy',
    'économie, pib, inflation, pays tout entier, pays, PIB nominal',
  ],
  blend: [
    'weighted, weigh, weight, weights, average, blend, blended, mix, in proportion, pro rata, combined',
    'pondéré, pondérée, pondérer, pondère, poids, moyenne, moyen, mélange, au prorata, proportion, combiné',
  ],
  ask_return: [
    'ask, want, demand, require, expect, insist, required return, expected return, need a return, price in, hurdle, want nine, look for',
    'exiger, exige, exigent, exigeraient, exigé, demander, demande, vouloir, veut, veulent, attendre, attend, attendent, réclamer, réclame, se fait payer, se font payer, rendement attendu, rendement exigé, demandent, réclament, exigeront, attendre en retour',
  ],
  return_on: [
    'return, returns, yield, rate, percent, more, higher, extra, remuneration, compensation',
    'rendement, rentabilité, taux, pour cent, davantage, plus, rémunération, prime',
  ],
  after_tax: [
    'after tax, net of tax, minus the tax, minus tax, less tax, tax deductible, deductible, one minus the tax, one minus tax, tax relief, tax break, tax saving, tax deduction, deduct the interest, deducted from taxable',
    'après impôt, net d’impôt, nette d’impôt, nets d’impôt, moins l’impôt, déductible, déductibles, un moins le taux d’impôt, un moins l’impôt, économie d’impôt, déduction, avantage fiscal, avantage d’impôt, 1 moins',
  ],
  take_out: [
    'take out, takes out, taken out, strip out, remove, clean out, back out, neutralise, without, erase, wipe out, undo, unlever, get rid of, rid of',
    'retirer, retire, enlever, enlève, effacer, efface, neutraliser, neutralise, nettoyer, nettoie, gommer, gomme, éliminer, désendetter, désendette, sortir, sors',
  ],
  put_back: [
    'put back, puts back, add back, re add, reapply, reload, load, adjust for, correct for, adapt, relever, debt of the target',
    'remettre, remets, remet, réintroduire, rajouter, rajoute, recharger, réappliquer, correction, corriger, réendetter, réendette, adapter',
  ],
  leverage: [
    'leverage, gearing, debt, borrowing, borrowings, loans, capital structure, financial risk',
    'levier, endettement, dette, dettes, emprunts, structure financière, structure, risque financier',
  ],
  jolt: [
    'moves, swings, swing, move, shaken, jolts, volatility, volatile, fluctuates, sensitive, jump, jumps, jumpy, jumpier',
    'bouge, bougerait, bouger, secousses, secoués, secoué, amplifie, varie, volatil, volatilité, fluctue, sensible, bougent, varient, nerveuse',
  ],
  safe: [
    'safe, safest, riskless, perfectly sure, no risk, without risk, default free, any risk, any chance, zero risk, no chance',
    'parfaitement sûr, totalement sûr, parfaitement sûre, sans risque, sans aucun risque, sans danger, aucun risque, zéro risque',
  ],
  state: [
    'government, state, treasury, treasuries, sovereign, bund, gilt, the state, governments, country',
    'État, emprunts d’État, obligations d’État, Trésor, souverain, bund, oat',
  ],
  placement: [
    'investment, bond, bonds, placement, paper, return, returns, rate, yield, loan',
    'placement, obligation, obligations, emprunt, emprunts, rendement, taux, rapporte',
  ],
  extra: [
    'extra, additional, on top, above, excess, premium, more',
    'en plus, de plus, davantage, supplément, supplémentaire, surplus, prime, au-delà',
  ],
  all_year: [
    'through the year, throughout the year, over the year, all year, all year long, during the year, across the year, evenly, month by month, every month, each month, twelve months, spread over the year, in the course of the year, drips in, drip in, little by little, as the months go, all year round, year round',
    'toute l’année, au fil des mois, au fil de l’année, tout au long, tous les mois, chaque mois, au cours de l’année, mois par mois, réparti sur l’année, en cours d’année, douze mois, au fil de l’eau, petit à petit, étalé, étalés, mois après mois',
  ],
  middle_of_year: [
    'mid year, midyear, middle of the year, middle of each year, half year, half a year, six months, end of june, june, from the middle, halfway, half periods, half period, summer, july, mid period',
    'milieu d’année, milieu de l’année, milieu de chaque année, milieu d’exercice, milieu de l’exercice, fin juin, juin, mi année, six mois, demi année, demi exercice, moitié de l’année, demie année, demi période, demi périodes, demies périodes, juillet, milieu de période, cours de période, cours d’exercice',
  ],
  u_shape: [
    'u shape, u shaped, u curve, a u, bit of a u, first down, down and then up, down then up, falls then rises, back up, sweet spot, optimum, turns up, turning point, up to a point, beyond a point, beyond that point, after a point, at some point, past a certain, past a point, beyond a certain, above a certain, past some level, too much debt, smile, down and up, dips and then',
    'courbe en u, forme de u, en u, baisse puis, d’abord baisser, remonte, remonter, point bas, optimum, point optimal, à partir d’un certain point, jusqu’à un certain point, au-delà d’un certain, passé un certain, au-delà d’un seuil, passé un seuil, passé un niveau, trop de dette, cuvette, sourire, descend puis',
  ],
  cheap: [
    'cheap, cheaper, cheapest, costs less, less expensive',
    'bon marché, moins cher, moins chère, coûte moins',
  ],
  widen: [
    'widen, widens, charge more, charges more, ask for more, spread, spreads, bigger margin, nervous, expensive, worried, afraid, default, coupon, afraid of not being paid, raise their price',
    'élargir, élargissent, écarter, marge, marges, spread, plus cher, nerveux, inquiet, inquiets, défaut, faillite, font payer, coupon, peur, montent leurs taux, augmentent leurs taux',
  ],
  small_firm: [
    'small, smaller, small company, small companies, size, less liquid, fragile',
    'petite, petit, petites, petits, taille, moins liquide, fragile, moins diversifiée',
  ],
  unforeseeable: [
    'unpredictable, impossible to predict, impossible to forecast, anyone’s guess, guesswork, fantasy, pure guess, no visibility, no track record, no history, crystal ball, no idea, nobody can say, nobody can put, nobody knows, no one knows, nobody can predict, nobody can forecast, too uncertain, no plan, no business plan, no projections, no reliable plan, no credible plan, hard to forecast, hard to predict, difficult to forecast, difficult to predict, science fiction, only makes sense if you can guess, nobody can tell, no one can tell, no one can say, not the faintest idea, cannot be trusted, not say what, not tell what, not say how much, fiction, make up the numbers',
    'imprévisible, imprévisibles, impossible à prévoir, impossible de prévoir, aucune visibilité, pas de visibilité, sans visibilité, boule de cristal, personne ne sait, personne ne peut, pas de plan, aucun plan, sans plan, absence de plan, pas de business plan, pas de prévisions, on ne sait pas, ne peut pas prévoir, difficile à prévoir, difficiles à prévoir, trop incertain, doigt mouillé, science fiction, divination, devinette, loterie, aucune idée, pas la moindre idée, impossible de savoir, trop difficiles à, trop difficile à, peut pas dire, pas dire ce que, ne sait pas dire, fiction',
  ],
  bank_firm: [
    'bank, banks, insurer, insurers, insurance, insurance companies, financial institutions',
    'banque, banques, assureur, assureurs, assurance, assurances, institutions financières',
  ],
  raw_material: [
    'raw material, raw materials, deposits, for a living, stock in trade, part of the business, operating item, tool of the trade',
    'matière première, dépôts, outil de travail, métier même, fonds de commerce, élément d’exploitation',
  ],
  payout: [
    'dividend, dividends, pays out, paid out, distributes, price to book, tangible book, book value, net worth, net assets, net asset value, regulatory capital',
    'dividende, dividendes, distribue, distribués, actif net, price to book, fonds propres comptables, capital réglementaire, valeur comptable',
  ],
  rebuild: [
    'rebuild, reconstruct, build up, build it up, bottom up, take apart, take it apart, pull apart, pull it apart, break down, break it down, unpick, dissect, piece by piece, bit by bit, driver by driver, line by line, from scratch, decompose, unpack, line after line, pull it to pieces, pull to pieces, to pieces, one by one, customer by customer, product by product, factory by factory, site by site',
    'reconstruire, reconstruis, rebâtir, décortiquer, décortique, démonter, démonte, décomposer, décompose, levier par levier, poste par poste, brique par brique, moteur par moteur, ligne à ligne, éplucher, épluche, désosser, de bas en haut, ligne par ligne, pièce par pièce, morceau par morceau, un par un, client par client, usine par usine, produit par produit, site par site',
  ],
  drivers: [
    'price, prices, pricing, volume, volumes, capacity, hires, hiring, salespeople, customers, new sites, openings, driver, drivers, market share, signed, contracts, tables, waiters, dreams, bits',
    'prix, volume, volumes, capacité, recrutements, embaucher, embauches, commerciaux, ouvertures, clients, moteur, moteurs, levier, leviers, parts de marché, signé, contrats',
  ],
  quantity: [
    'volume, volumes, quantity, quantities, units, tonnes, tons, barrels, capacity, more customers',
    'volume, volumes, quantité, quantités, tonnes, tonne, barils, capacité',
  ],
  own_view: [
    'my own, our own, own case, own view, own forecast, honest guess, my idea',
    'mon propre, ma propre, mes propres, notre propre, nos propres, ma version, ma version, mon cas, mon idée',
  ],
  clean: [
    'clean, cleanse, strip, strip out, scrub, take out, takes out, correct, adjust, remove, exclude, ignore',
    'nettoyer, nettoie, corriger, corrige, retraiter, retraite, enlever, enlève, éliminer, élimine, effacer, efface, purger, ajuster, exclure, sortir, retirer, retire',
  ],
  oneoff: [
    'one off, one offs, freak, freak ones, exceptional, exceptionals, non recurring, not come back, add backs, windfall, windfalls, lucky, luck, unusual, inflated, not happen again, not repeat, never come back, will not recur',
    'exceptionnel, exceptionnels, exceptionnelle, non récurrent, non récurrents, ponctuel, ponctuels, coup de chance, coups de chance, aubaine, aubaines, accidentel, inhabituel, gonflé, ne se reproduiront pas, ne se reproduira pas, ne reviendra pas, ne reviendront pas, ne se répétera pas',
  ],
  audit_trail: [
    'accountants, auditors, quality of earnings, qoe, books, contracts, signed, order book, backlog, customer calls, data room',
    'comptables, auditeurs, commissaires, livres, contrats, signé, carnet de commandes, data room, qualité des résultats',
  ],
  on_condition: [
    'only if, if they deliver, if it comes true, if it happens, when they deliver, if they hit, if the plan, conditional, contingent, if they get there, deliver on',
    'seulement s’il, seulement si, si le plan, s’il arrive, s’ils y arrivent, si cela se réalise, à condition, conditionnel, si l’objectif, si les résultats, en fonction des résultats',
  ],
  as_is: [
    'as it is, as is, as it stands, at face value, directly, straight, without adjusting, without touching, unadjusted, for granted, as they are, as given, untouched, without changing',
    'tel quel, telle quelle, tels quels, directement, sans retraiter, sans le retoucher, sans ajuster, argent comptant, sans y toucher, sans le modifier, sans rien changer, sans modification, sans le changer',
  ],
  after_interest: [
    'after interest, net of interest, after debt service, after paying the bank, after paying the banks, after paying lenders, levered cash flow, levered cash flows, levered flows, to the shareholders, net income, after repayments, after debt repayments, flow to equity, flows to equity, levered free cash flow, shareholders only, to shareholders alone, after the interest',
    'après intérêts, après les intérêts, après frais financiers, après service de la dette, après le service de la dette, après remboursement, flux aux actionnaires, flux pour les actionnaires, résultat net, une fois les banques payées, aux seuls actionnaires, seulement aux actionnaires, net des intérêts',
  ],
  deduct_interest: [
    'minus the interest, minus interest, less interest, interest is deducted, interest is subtracted, then deduct interest, then subtract interest, also deduct interest, and deduct interest, and subtract interest, and take off interest, also subtract interest',
    'moins les intérêts, moins les frais financiers, et je retire les intérêts, on retire aussi les intérêts, on déduit aussi les intérêts, et on déduit les intérêts, puis on déduit les intérêts, et on enlève les intérêts, on enlève aussi les intérêts, puis les intérêts en moins, on déduit les intérêts',
  ],
  inflow: [
    'inflow, source of cash, source of funds, resource, cash comes in, cash coming in, brings in cash, brings cash, positive for cash, adds to cash, add it, is added, added to, adds to, money comes in, money coming in, cash that comes in, gets added, good for cash, so i add it, so we add it',
    'ressource, rentrée, rentre dans la caisse, entre en caisse, source de cash, source de trésorerie, apporte du cash, apporte de la trésorerie, on l’ajoute, s’ajoute, je l’ajoute, améliore le cash, vient en plus, argent qui rentre, cash qui rentre, positif pour la trésorerie, positif pour le cash, donc je l’ajoute, donc on l’ajoute, plus de trésorerie, plus de cash, bon pour la trésorerie',
  ],
  tax_on_ebitda: [
    'tax on ebitda, tax the ebitda, tax ebitda, ebitda is taxed, ebitda after tax, ebitda minus tax, ebitda less tax, tax is on ebitda, tax is calculated on ebitda, tax is computed on ebitda, tax applies to ebitda, tax rate to ebitda, tax rate to the full ebitda, tax the full ebitda, tax the whole ebitda',
    'impôt sur l’ebitda, impose l’ebitda, taxe l’ebitda, ebitda après impôt, ebitda moins l’impôt, ebitda est imposé, ebitda est taxé, impôt se calcule sur l’ebitda, impôt s’applique à l’ebitda, taux d’impôt à l’ebitda, taxe directement l’ebitda, impose directement l’ebitda, impôt sur tout l’ebitda',
  ],
  book_values: [
    'book value, book values, accounting values, balance sheet values, carrying values, book weights, accounting weights, book equity, book debt, from the balance sheet, accounting figures',
    'valeur comptable, valeurs comptables, valeurs du bilan, valeur au bilan, poids comptables, au bilan, du bilan, chiffres comptables',
  ],
  market_return: [
    'market return, return on the market, return of the market, return of the stock market, what the market returns, what the market earns, market earns, return on equities',
    'rendement du marché, rendement de la bourse, rentabilité du marché, rendement attendu du marché',
  ],
  total_market_return: [
    'total market return, total return of the market, total return on the market, whole market return, full market return, entire market return, whole return of the market, total return of equities, what the market earns in total, entire return of the market',
    'rendement total du marché, rendement entier du marché, totalité du rendement du marché, rendement complet du marché, toute la rentabilité du marché, tout le rendement du marché',
  ],
  already_present: [
    'already a present value, already present value, already in today’s money, already discounted, already today’s value, already a value today, already in today’s euros, is in today’s money, directly in today’s money, as such a present value',
    'déjà une valeur actuelle, déjà actualisé, déjà en euros d’aujourd’hui, déjà une valeur présente, déjà une valeur d’aujourd’hui, directement une valeur d’aujourd’hui, directement en valeur d’aujourd’hui, directement une valeur actuelle',
  ],
  no_discount: [
    'not discounted, not discount it, no need to discount, never discounted, should not be discounted, do not discount, not discount, not be discounted, not need discounting, not need to discount, without discounting',
    'ne s’actualise pas, n’est pas actualisé, pas besoin d’actualiser, ne l’actualise pas, ne pas actualiser, n’actualise pas, inutile d’actualiser, pas à être actualisé, pas besoin de l’actualiser, inutile de l’actualiser',
  ],
  lowers_value: [
    'lowers the value, reduces the value, value falls, value goes down, value drops, decreases the value, lower valuation, cuts the value, value is lower, lower value, value decreases, brings the value down, value go down, value come down, value comes down, value to fall, value is a bit lower, value a bit lower, value slightly lower, value is slightly lower, value a little lower, value is a little lower, decreases the present value, reduces the present value, lowers the present value, present value falls, makes it lower, pushes the value down',
    'baisse la valeur, réduit la valeur, valeur baisse, diminue la valeur, valeur diminue, valeur plus faible, valeur est plus basse, baisser la valeur, fait perdre de la valeur, réduire la valeur, diminuer la valeur, fait baisser la valeur, valeur est un peu plus basse, valeur un peu plus basse, valeur légèrement plus basse, valeur est légèrement plus basse, valeur est un peu plus faible, diminue la valeur actuelle, réduit la valeur actuelle, baisse la valeur actuelle, tire la valeur vers le bas, valeur est plus faible',
  ],
  full_years: [
    'end of the year, full year, full years, full five years, year end, last day',
    'fin d’année, années pleines, fin d’exercice, dernier jour, attente complète, cinq années pleines',
  ],
  likewise: [
    'same way, just the same, likewise, same half year, same treatment, in the same manner, also, too',
    'de la même façon, de la même manière, pareil, aussi, également, même traitement, même demi',
  ],
  no_limit: [
    'always, however much, no limit, without limit, up to a hundred percent, keeps falling, keeps going down, straight line, indefinitely, systematically, every time, automatically',
    'toujours, sans limite, indéfiniment, jusqu’à cent pour cent, jusqu’à 100, systématiquement, en ligne droite, continue de baisser, automatiquement, à tous les coups, quel que soit, quelle que soit',
  ],
  bad_idea: [
    'bad idea, wrong tool, bad tool, bad method, unsuitable, inappropriate',
    'mauvaise idée, mauvais outil, mauvaise méthode, inadapté, inapproprié',
  ],
  never_word: ['never', 'jamais'],
  suits: [
    'works, right method, applies, suitable, best method, best tool, can be used, reliable, good idea, appropriate',
    'marche, fonctionne, applicable, valable, adapté, meilleure méthode, bonne méthode, s’applique, fiable, bonne idée',
  ],
  like_any: [
    'like any other, like any company, same way, no different, like every company, as for any',
    'comme n’importe quelle, comme toute autre, comme les autres, de la même façon, de la même manière, comme toute société',
  ],
  sufficient: [
    'enough, suffices, corrects, covers the risk, takes care, does the job, that is it, solves, compensates, offsets exactly, all you need, simply, just',
    'suffit, corrige, couvre le risque, règle, compense, résout, fait l’affaire, tout simplement, simplement',
  ],
  in_full: [
    'in full, full amount, at face value, whole earn out, as certain, at one hundred percent, full hundred, for sure, whole earn out, full earn out, all of the earn out, earn out entirely',
    'en totalité, intégralement, à sa valeur faciale, comme acquis, à cent pour cent, entièrement, en entier, tout le complément, complément entier, totalité du complément, complément en totalité',
  ],
  as_weight: [
    'debt over equity, debt to equity, debt divided by equity, gearing, d over e, debt over the equity, debt on equity',
    'dette sur fonds propres, dette divisée par les fonds propres, gearing, dette rapportée aux fonds propres',
  ],
  capital_word: ['capital, shares', 'capital, actions, capitaux'],
  bear: ['bear, hold, stomach, put up with', 'supporter, détenir, porter'],
  long_aim: [
    'target, long run, long term, aims for, aim for, peer average, industry average, optimal',
    'cible, vise, visée, long terme, moyenne du secteur, optimal, optimale',
  ],
  of_capital: [
    'of the capital, of capital, of the total, of total capital',
    'du capital, du total, des capitaux',
  ],
  use_it: [
    'use, take, look at, go by, value on',
    'utiliser, utilise, prendre, prend, retenir, regarder, regarde',
  ],
  look_at: ['look at, value on, go by', 'regarder, regarde, valoriser'],
  take_it: ['take, use, start, begin', 'prendre, prends, prend, partir, pars, part'],
  money_word: ['money, cash, euro, euros', 'argent, cash, euro, euros'],
  whole_rest: [
    'everything, whatever, all the rest, for the rest',
    'tout ce, toutes les années, tout le reste',
  ],
  creep: ['creeps up, creep up, inches up', 'grignote, progresse doucement'],
  bigger: [
    'bigger, larger, outgrow, overtake, outgrow, grow faster than, faster than',
    'plus gros, plus grosse, plus grand, plus grande, dépasser, dépasse, grossir, plus vite que',
  ],
  capitalise_flow: ['capitalise, capitalised', 'capitaliser, capitalise'],
  need_now: ['need, put', 'falloir, faut, suffit, placer'],
  put_aside: [
    'put aside, set aside, put money aside, invest, save',
    'mettre de côté, placer, place, épargner',
  ],
  time_word: ['time, years', 'temps, années'],
  come: [
    'come, comes, arrive, arrives, land, lands',
    'arriver, arrivent, arrive, tomber, tombe, tombent, entrer, rentre',
  ],
  count_it: ['count, counts, count from', 'compter, compte'],
  cycle_word: ['cycle, cycles, cyclical', 'cycle, cycles, cyclique'],
  serve: ['serve as, used as, basis for', 'servir, sert, servira'],
  trap_word: [
    'mistake, danger, trap, error, careful, beware, avoid, wrong',
    'erreur, danger, piège, attention, éviter, faux, tort',
  ],
  result_word: ['result, answer, outcome, figure', 'résultat, chiffre'],
  dollar: ['dollar, dollars, barrel, ton, tonne', 'dollar, dollars, baril, tonne'],
  total_word: ['total, whole, all of it, sum', 'total, ensemble, somme, tout'],
  explicit_years: [
    'first years, explicit years, plan years',
    'premières années, années explicites, années du plan',
  ],
  separate: ['separate, split, tell apart, distinguish', 'séparer, sépare, distinguer, isoler'],
  living: ['for a living, its trade, core business', 'métier, cœur de métier'],
  fits: ['fits, matches, goes with, right rate', 'convient, correspond, va avec, bon taux'],
  before_tax: ['before tax, pre tax, gross', 'avant impôt, brut'],
  right: ['right, correct, proper', 'bon, correct, juste'],
  no_unlever: [
    'no need to unlever, not unlever, without unlevering, not adjust it, same beta, no need to adjust, not need to adjust, no adjustment, without correcting',
    'pas besoin de désendetter, sans désendetter, inutile de désendetter, sans le désendetter, le même bêta, garde le bêta, pas besoin de corriger, sans correction, sans ajustement, pas besoin d’ajuster, inutile d’ajuster',
  ],
  already_out: [
    'already deducted, already out, already taken out',
    'déjà déduite, déjà retirée, déjà enlevée',
  ],
  no_subtract: [
    'no need to subtract, not subtract, not deduct, no need to deduct, not take off',
    'pas besoin de retirer, pas besoin de soustraire, ne retire pas, ne soustrait pas, ne déduit pas, inutile de retirer',
  ],
  falling_on: [
    'keeps falling, keeps going down, keeps dropping, falls and falls, straight line down, keeps coming down, just keeps falling',
    'continue de baisser, baisse sans cesse, ne fait que baisser, baisse en ligne droite',
  ],
  every_company: [
    'every company, any company, all companies, everywhere',
    'toutes les sociétés, n’importe quelle société, toute société, partout',
  ],
  keep_it: ['keep, accept, take', 'garder, garde, accepter, accepte, reprendre, reprend'],
  points_more: ['points, percent more, add on, premium', 'points, prime, majorer'],
  whole_amount: [
    'counts fully, is worth its full, is worth all',
    'compte entièrement, vaut la totalité, vaut tout son montant',
  ],
  reach: ['reach, get to, arrive at, left with', 'arriver à, obtenir, aboutir, il reste'],
  come_out: ['go out, goes out, really spent, leaves', 'sortis, sorti, sortent, sort, dépensés'],
  save: ['save, saves, saved, saving', 'économiser, économise, économie'],
  taxman: [
    'taxman, tax man, the state, the government, treasury, tax office, uncle sam',
    'fisc, État, Trésor public, le fisc',
  ],
  refund: ['refund, subsidise, subsidy, picks up', 'rembourser, subventionner, prend à sa charge'],
  one_minus_rate: [
    'one minus the tax rate, one minus t, one minus, 1 minus',
    'un moins le taux, un moins l’impôt, 1 moins',
  ],
  percent_word: ['percent, per cent, percentage', 'pour cent, %'],
  is_about: ['as, is, about, around', 'est, environ, soit, de'],
  times_word: ['times, so many times, multiple', 'fois, multiple'],
  rate_point: ['percent, rate', '%, taux'],
  lose: ['lose, lost', 'perdre, perds'],
  euro: ['euro, euros', 'euro, euros'],
  half_word: ['half, 0 5, 1 5, six months, mid', 'demi, demie, 0 5, 1 5, six mois, moitié, de six'],
  instead: ['instead, rather than', 'au lieu, plutôt que'],
  wait: ['wait, waiting', 'attendre, attend, attente'],
  less_word: ['less, shorter', 'moins'],
  worth_word: ['worth more, more valuable', 'vaut plus, vaut davantage, vaut un peu plus'],
  average_word: ['average, weighted average, blended cost', 'moyenne, coût moyen'],
  replace_word: ['replace, swap, substitute', 'remplacer, remplace, substituer'],
  expensive_word: ['expensive, dearer, more costly, dear', 'cher, chère, coûteux'],
  first_word: [
    'first, at first, initially, at the beginning, to begin with',
    'd’abord, au début, dans un premier temps',
  ],
  last_paid: [
    'last, paid last, come last, paid after, come after, behind the lenders, behind lenders, nervous',
    'passe après, passent après, en dernier, payé en dernier, après les prêteurs, derrière les prêteurs, nerveux',
  ],
  more_word: ['more, higher', 'davantage, plus'],
  charge_word: ['charge, price, worry', 'facturer, facturent, s’inquiéter, s’inquiètent'],
  need_span: ['cover, span, long enough, at least', 'couvrir, couvre, assez long, au moins'],
  build_word: ['build, model, forecast', 'construire, construit, construits, modéliser'],
  forward_curve: [
    'forward curve, forward prices, futures curve, price deck, consensus price',
    'courbe à terme, courbe forward, prix à terme, prix de consensus, prix long terme',
  ],
  past_word: [
    'past, history, historical, previous, former',
    'passé, historique, historiques, précédent, précédents, passées',
  ],
  include_word: ['include, keep', 'inclure, garder'],
  margin_word: ['margin, margins, profitability', 'marge, marges, rentabilité'],
  impossible_word: ['impossible, hard, difficult, unable', 'impossible, difficile, incapable'],
  trust_word: [
    'credible, reliable, honest, believe, believable',
    'crédible, fiable, sérieux, croire',
  ],
  if_guess: [
    'if you can guess, if you can predict, if you can forecast',
    'si on peut prévoir, si l’on sait prévoir, si on arrive à prévoir',
  ],
  guess_word: [
    'guess, guessing, guesswork, assumed, assume, made up, invented, written the answer',
    'deviner, devine, devinent, supposé, supposer, inventer, pari, écrit la réponse, hypothèse',
  ],
  similar_word: [
    'similar, comparable, like it, same sector, alike',
    'semblable, similaire, comparable, même secteur, semblables',
  ],
  deal_word: [
    'deal, deals, transaction, transactions, acquisitions, takeovers, were sold for',
    'transaction, transactions, opération, opérations, deals, rachats, se sont vendues, ont été vendues',
  ],
  better_word: [
    'better, reliable, rather, more reliable, useful',
    'mieux, fiable, plutôt, préférable',
  ],
  plan_word: ['plan, numbers, figures', 'plan, chiffres'],
  where_from: [
    'where does, where it comes from, comes from, come from, how much from',
    'd’où vient, d’où viennent, vient du, vient des, combien vient',
  ],
  ask_how: ['ask how, what would have to, have to believe', 'demande comment, faudrait croire'],
  start_point: [
    'starting ebitda, starting point, start from, starting profit, starting year, base year, where they start',
    'ebitda de départ, point de départ, base de départ, année de départ, ebitda de base, d’où ils partent, résultat de départ, bénéfice de départ',
  ],
  inflated_word: [
    'inflated, flattered, generous, puffed up, pumped up, dressed up',
    'gonflé, flatté, généreux, embelli, maquillé',
  ],
  part_word: ['part, rest, remainder, balance', 'partie, reste, solde'],
  look: ['look, looks, read', 'regarder, regarde, lire, éplucher'],
  go_through: ['go through, going through', 'passer en revue, passe en revue'],
  help_word: ['help, helps', 'aider, aide'],
  proof_word: ['proof, evidence, prove', 'preuve, preuves, prouver'],
  invest_word: [
    'investment, investments, capex, machines, equipment, spending on machines',
    'investissement, investissements, capex, machines',
  ],
  company: ['company, business, firm, shop', 'société, entreprise, boîte, boutique, affaire'],
  plan_end: [
    'end of the plan, end of year five, end of the fifth year, end of the period, end of the forecast, at that point, at that date, by then, in year five',
    'fin du plan, fin de l’année cinq, fin de l’année 5, fin de la cinquième année, fin de la période, fin des prévisions, à ce moment là, à cette date, en fin d’année cinq, en fin de plan, terme du plan, bout du plan',
  ],
  one_plus: ['one plus, 1 plus', 'un plus, 1 plus'],
  shrink_soft: [
    'cut, reduce, scale, translate, convert, lower, smaller',
    'réduire, réduit, diminuer, convertir, rogner, abaisser',
  ],
  late_word: ['late, later, further away, far away', 'tard, loin, lointain, éloigné'],
  remain: [
    'remains, what is left, the rest, left over, leaves, leaving, is left, balance, left for, stays, stay',
    'reste, restant, gardent, garde, prennent le reste, restent',
  ],
  peers_word: [
    'peers, comparable firms, comparable companies, similar companies, similar firms, sector, competitors, listed companies, comparables',
    'pairs, comparables, sociétés comparables, sociétés similaires, secteur, concurrents',
  ],
  apply_word: ['apply, applied, take', 'appliquer, appliqué, applique'],
  if_word: ['if', 'si'],
  becomes: ['become, becomes, happen to, happens to', 'devient, deviendrait, deviennent'],
  op_result: [
    'operating result, operating income, profit of the business, profit from the business',
    'résultat d’exploitation, bénéfice de l’activité, bénéfice d’exploitation, résultat opérationnel',
  ],
  not_paid: [
    'nobody paid, nobody actually paid, no one paid, not a cheque, not really paid, not actually paid, never left, not a real payment, no cheque, nobody wrote a cheque, no one wrote a cheque, wrote a cheque',
    'personne ne les a payés, personne n’a payé, rien coûté, ne sort pas, ne sortent pas, pas un chèque, pas sorti, pas sortis, pas vraiment payé, n’a fait de chèque, personne n’a fait de chèque',
  ],
  trade_at: [
    'trade at, stock price, share price, stock market, in the market, market price',
    'valeur en bourse, cours de bourse, en bourse, capitalisation boursière',
  ],
  goes_to: ['goes to, go to, becomes, comes to, gives', 'passe à, monte à, devient, donne, passe'],
  gap_word: ['difference between, gap between, spread between', 'écart entre, différence entre'],
  must_word: ['must, should, needs to, has to', 'doit, devrait'],
  base_word: ['build it on, built on, base, starting point, based on', 'base, repose, construit'],
  good_bad: [
    'good and bad, boom and bust, good years and bad, high and low, good ones and bad, good times and bad',
    'bonnes et mauvaises, le haut et le bas, hauts et bas, bonnes années et mauvaises, bonnes et des mauvaises',
  ],
  raise_word: ['raise, raises, hike, hikes, push up, put up', 'relever, relève, relèvent'],
  central_bank: [
    'central bank, central banks, ecb, fed',
    'banque centrale, banques centrales, bce, fed',
  ],
  oil_word: [
    'oil, barrel, copper, commodity, steel',
    'pétrole, baril, cuivre, matière première, acier',
  ],
  go_down: ['down, downwards', 'vers le bas'],
  version_word: ['version, case, numbers, view', 'version, cas, chiffres'],
  in_out: ['comes in, goes out, come in, go out', 'rentre, sort, rentrent, sortent'],
  stand_for: ['stands for, represents, covers, summarises', 'représente, résume, correspond à'],
  lend_word: ['lend, lending, lends', 'prêter, prête'],
  start_word: ['start, begin', 'partir, pars, commencer'],
  over_word: ['over', 'sur'],
  not_deductible: [
    'not deductible, not tax deductible, no tax deduction, not deduct',
    'pas déductible, pas déductibles, non déductibles',
  ],
  also_word: ['also, as well, too, then', 'aussi, également, puis, ensuite, enfin'],
  add_nwc: [
    'add the working capital, add working capital, add the increase in working capital, add an increase in working capital, add the ten of working capital, plus the increase in working capital, plus working capital',
    'ajoute la hausse du bfr, ajoute le bfr, ajoute la variation de bfr, ajoute la variation du bfr, ajoute l’augmentation du bfr, plus la hausse du bfr, plus la variation de bfr',
  ],
  of_ebitda: [
    'of ebitda, of the ebitda, to the full ebitda, full ebitda',
    '% de l’ebitda, pour cent de l’ebitda',
  ],
  whole_word: [
    'whole, total, in total, entire, full',
    'total, totale, entier, entière, toute, tout',
  ],
  need_word: ['need, needs, have to, has to, necessary', 'besoin, nécessaire, obligé, utile'],
  already_word: ['already, directly, as such, straight away', 'déjà, directement'],
  formula_word: ['formula', 'formule'],
  ev_over_shares: [
    'enterprise value divided by, ev divided by, enterprise value over, ev over, divide enterprise value by, divide the ev by, divide ev by',
    've divisée par, valeur d’entreprise divisée par, ve sur le nombre, valeur d’entreprise sur le nombre, divise la ve par, divise la valeur d’entreprise par',
  ],
  same_half: [
    'same half year, same treatment, same convention, same six months, half year too, half year as well, half a year too',
    'même demi, même traitement, même convention, mêmes six mois',
  ],
  also_apply: [
    'also apply, also applies, apply the same, applies as well, apply it as well, also apply it, apply it too',
    'applique aussi, applique également, applique la même, s’applique aussi, s’applique également',
  ],
  all_debt: [
    'hundred percent debt, 100% debt, all debt, only debt, nothing but debt',
    '100 % de dette, tout en dette, cent pour cent de dette, que de la dette',
  ],
  lowest: ['lowest, minimum', 'le plus bas, minimal, minimum, plus faible'],
  no_effect: [
    'changes nothing, change nothing, makes no difference, same return, same thing, regardless of, no matter, no effect, no impact, no influence, however much, not depend',
    'ne change rien, aucun effet, aucune influence, même chose, quelle que soit, même rendement, peu importe, quel que soit, ne dépend pas, n’augmente pas, ne réagit pas',
  ],
  take_peak: [
    'i take the peak, we take the peak, you take the peak, i use the peak, we use the peak, you use the peak, i extrapolate the, i would extrapolate the, we extrapolate the, you extrapolate the, you can extrapolate, i keep the record, i would keep the record, i take the record, i use the record',
    'je prolonge le haut, on prolonge le haut, je prolonge le sommet, on prolonge le sommet, je prends le haut, on prend le haut, je prends le pic, on prend le pic, je garde le record, on garde le record, j’extrapole, on extrapole, je prolonge la meilleure, on prolonge la meilleure, on garde la meilleure',
  ],
  best_estimate: [
    'best estimate, best guess, good proxy, good basis',
    'meilleure estimation, bon proxy, bonne base',
  ],
  latest: ['latest, current, most recent, last year', 'dernier, actuel, actuelle, dernière année'],
  usual_word: [
    'as usual, classic, standard, just, normal, like always',
    'classique, comme d’habitude, standard, normalement, simplement',
  ],
  stays_gross: [
    'stays gross, is gross, stays before tax, kept before tax, is taken before tax, taken gross',
    'se prend avant impôt, reste brut, se prend brut, reste avant impôt',
  ],
  present_value: ['present value', 'valeur actuelle, valeur présente'],
  no_more: [
    'as such, no discounting, nothing more to do',
    'telle quelle, rien de plus à faire, sans actualisation',
  ],
  fall: [
    'dip, dips, come down, comes down',
    'descend, descendent, baissent, diminuent, chutent, reculent, tombent',
  ],
  value: ['valued', 'valent, vaudra, vaudrait, valait'],
  all_funders: [
    'all the people who put money, everyone who put money, everybody who put money, all who put money, all who finance, everyone who finances, all the investors, all providers',
    'tous ceux qui ont apporté, tous ceux qui ont mis, tous ceux qui financent, tous les apporteurs, ceux qui apportent l’argent, tous ceux qui apportent',
  ],
  whole_firm: [
    'to the firm, for the firm, for everyone, for everybody, to everybody, to everyone',
    'pour la firme, à la firme, pour tout le monde, à tout le monde',
  ],
  factor: ['factor, coefficient', 'facteur, coefficient'],
  credit_spread: [
    'credit spread, credit spreads, spreads, credit margin',
    'spread, spreads, marge de crédit, marges de crédit',
  ],
  what_if: ['what if', 'et si'],
  table_word: ['table, matrix, grid', 'tableau, matrice, grille'],
  how_many: ['how many, how much more', 'combien de, combien d'],
  driver_word: [
    'driver, drivers, assumption, assumptions, lever',
    'moteur, moteurs, levier, leviers, hypothèse, hypothèses',
  ],
  probability_word: [
    'probability, probabilities, weights, odds',
    'probabilité, probabilités, pondération, pondère',
  ],
  ours: ['ours, our own, ours and', 'le nôtre, les nôtres, notre'],
  each_word: ['each, every', 'chaque'],
  sales_word: [
    'revenue, revenues, sales, turnover, top line, takings, sell',
    'chiffre d’affaires, ventes, revenus, vendre, vend, recettes',
  ],
  hires_word: [
    'customers, people, hires, salespeople, staff, sites, tables, waiters, clients',
    'clients, personnes, embauches, commerciaux, salariés, sites, usines, tables, serveurs, vendeurs',
  ],
  stocks_word: ['stocks, shares, stock market, equities', 'actions, bourse, marché actions'],
  reward: [
    'rewarded, earn, earns, reward',
    'rapporter, rapporte, récompense, récompense, rapportent',
  ],
  rate_rise: [
    'higher rates, rates rise, rates go up, rates increase, rate rises, rate goes up, ten year rises, rates climb, rising rates',
    'taux montent, hausse des taux, taux plus élevés, taux augmentent, taux grimpent, taux remontent, oat prend, taux prennent',
  ],
  rise: ['climbs', 'augmentent, montent, croissent, grimpent, progressent, grandissent'],
  pay: ['pays out', 'paient, payent, versent, règlent'],
  repay: ['repays', 'remboursent'],
  receive: ['receives', 'reçoivent, encaissent, touchent, perçoivent, rentrent'],
  subtract: ['knock off, knocked off', 'retirent, enlèvent, déduisent, retranchent'],
  growth: ['grows, grown', 'croissent, grandissent, grandit, grandir'],
  asleep: [
    'asleep, sleeps, sits, stuck, sitting, locked',
    'dort, dorment, bloqué, bloqués, coincé, coincés, dormir',
  ],
  market_value: ['market value, market values', 'valeur de marché, valeurs de marché'],
  come_from: [
    'come from, comes from, from, provided by',
    'viennent, vient, apporté, apportés, apportent',
  ],
  continue_word: ['continues, goes on, carries on, lives, keeps', 'continue, vit, existe, survit'],
  next_flow: [
    'next flow, next cash flow, next cheque, following flow, next year',
    'flux suivant, chèque suivant, flux de l’année suivante, flux de l’année six',
  ],
  small_percent: [
    '4%, 5%, 6%, 7%, 8%, 9%, 10%, 4 percent, 5 percent, 6 percent, 7 percent, 8 percent, 9 percent, 10 percent, four percent, five percent, six percent, seven percent, eight percent, nine percent, ten percent',
    '4 %, 5 %, 6 %, 7 %, 8 %, 9 %, 10 %, 4%, 5%, 6%, 7%, 8%, 9%, 10%, sept pour cent, six pour cent, huit pour cent',
  ],
  made_word: ['made, makes, earned', 'gagné, gagne, fait'],
  times_over: ['three times, several times, twice', 'trois fois, plusieurs fois, deux fois'],
  redo_word: ['redo, rerun, run again, price it', 'refais, refaire, referais, rejouer'],
  absorb: ['swallows, absorbs', 'avalent, mangent, absorbent, immobilisent, bloquent, consomment'],
  stop_word: ['stops, ends, runs out', 's’arrête, prend fin, se termine'],
  curve_word: ['curve, shape', 'courbe'],
  fragile_word: [
    'fragile, liquid, illiquid, diversified',
    'fragile, liquide, illiquide, diversifiée',
  ],
  aim_verb: ['aims, wants, will have, would have, keep', 'vise, retiens, garde, aura, aurait'],
  limit_word: [
    'limit, ceiling, cap, no more than, not above, cannot',
    'plafond, limite, dépasser, jamais',
  ],
  not_grow: [
    'not grow it, not grow the, no need to grow, without growing',
    'pas croître, fait pas croître, faire pas croître, sans le faire croître, pas besoin de le faire croître',
  ],
} as const satisfies Lexicon;
