import type { Lexicon } from '../types.ts';
import { untruthsOfFlowsNotions } from './dcf/untruths-of-flows.ts';
import { untruthsOfJudgementNotions } from './dcf/untruths-of-judgement.ts';
import { untruthsOfRatesNotions } from './dcf/untruths-of-rates.ts';
import { untruthsOfTheEndNotions } from './dcf/untruths-of-the-end.ts';

/** Notions of this part of the trade; an id of another file here gets more words. */
export const dcfNotions = {
  ...untruthsOfFlowsNotions,
  ...untruthsOfRatesNotions,
  ...untruthsOfTheEndNotions,
  ...untruthsOfJudgementNotions,
  forever: [
    'for good, for ever, without end, endless, never ends, all later years, ever after, infinite, eternity',
    'sans fin, éternellement, ad vitam, à jamais, toutes les années suivantes, durera toujours, éternité',
  ],
  flows: [
    'flow, free cash, cash generated, cash it generates, cash produced, cash it produces, money left, cash left, money it makes, cash coming in, cheque, future money, future cash, money each year, money arrives, money comes, money of the year, left in the till, cash available, amounts, sums',
    'flux, cash flow, cash généré, cash dégagé, argent dégagé, argent généré, argent qui reste, argent restant, cash qui reste, encaissements, rentrées, argent de la première année, argent de l’année, reste en caisse, argent disponible, cash disponible, sommes, chèque',
  ],
  plan_years: [
    'five years, ten years, seven years, eight years, few years, year by year, year after year, years ahead, next years, coming years, each year, every year, several years, horizon, three years, years out',
    'cinq ans, dix ans, sept ans, huit ans, cinq années, dix années, année par année, an par an, prochaines années, années à venir, chaque année, plusieurs années, horizon, trois ans, année après année, années qui viennent, l’une après l’autre',
  ],
  foresee: [
    'forecast, project, projection, predict, estimate, foresee, write down, lay out, map out, work out, sketch, roll forward, extend, extrapolate, anticipate, guess, model, imagine, picture, expects',
    'prévoir, prévois, prévoit, prévision, projeter, projection, estimer, anticiper, deviner, modéliser, dérouler, établir, allonger, simuler, construire, construis, chiffrer, imaginer, écrire, écris, écrit, pose année par année, modèle',
  ],
  business_plan: [
    'plan, management case, seller’s case, budget, forecast period, explicit period',
    'plan, horizon explicite, période explicite, budget',
  ],
  today: [
    'today, now, present, day one, time zero, valuation date, current money',
    'aujourd’hui, maintenant, date de valorisation, date d’évaluation, à ce jour, tout de suite, immédiatement, date du jour, jour même, à l’heure actuelle',
  ],
  later: [
    'later, years away, years out, years from now, in five years, in ten years, far off, far away, further out, further away, distant, tomorrow, wait, in three years, in two years, next year',
    'plus tard, dans cinq ans, dans dix ans, dans quelques années, lointain, éloigné, demain, attendre, attend, attente, futur, dans trois ans, dans deux ans, dans un an, l’an prochain',
  ],
  shrink: [
    'shrink, shrank, shrunk, scale down, mark down, bring back, bring each back, brought back, brought to today, bring to today, pull back, walk back, take back, deflate, translate into, convert into, roll back, wind back, taken back, carried back, cut down to today',
    'rapetisser, rapetisse, ramener, rétrécir, rabattre, escompter, décoter, convertir, remonter à aujourd’hui, remettre en euros, exprimer en euros, rogner',
  ],
  worth_less: [
    'worth less, worth far less, worth a lot less, worth much less, less valuable, not worth the same, worth more today, worth more now, price of time, time value, time has a cost, eats into',
    'vaut moins, valent moins, vaudra moins, vaut beaucoup moins, vaut davantage aujourd’hui, vaut plus aujourd’hui, prix du temps, valeur temps, temps coûte, temps nous mange, temps mange',
  ],
  power: [
    'power, squared, cubed, exponent, compounded, to the fifth',
    'puissance, carré, cube, exposant, composé, capitalisé',
  ],
  closer: [
    'closer, sooner, earlier, nearer, wait less, less time, half a year less, six months less, less waiting, shorter, not as long',
    'plus proche, plus tôt, attend moins, moins longtemps, moins de temps, six mois de moins, attente plus courte, moins d’attente',
  ],
  afterwards: [
    'afterwards, comes after, after year five, after the fifth year, after year ten, after the plan, after the forecast, beyond the plan, beyond year five, beyond the forecast, beyond that horizon, everything beyond, thereafter, later years, years after, years that follow, rest of its life, lives on, keeps going, goes on, carries on, does not stop, does not die, not end there, not disappear, year six, sixth year, later money, years beyond, once the forecast ends, once the plan ends, once the forecast stops, happens next, not close down, not shut down, not vanish, not stop there, still exist, still be there, will still be around, what follows, everything that follows, money after that, after year seven, after year eight, everything after, everything later, rest of the years, once the list stops, when the list stops, after the list, beyond the list',
    'vient après, venir après, après le plan, années d’après, années suivantes, après l’année cinq, après cinq ans, continue de vivre, continue à vivre, continue d’exister, ne s’arrête pas, ne meurt pas, ne disparaît pas, survit, sixième année, année six, année 6, fin de l’horizon, au-delà, la suite, ce qui suit, reste de la vie, reste de sa vie, existera encore, existera toujours, ne ferme pas, qui se passe ensuite, après dix ans, après la septième année, après l’année sept, après la liste, les années d’ensuite, le reste du temps',
  ],
  lump: [
    'lump, chunk, big block, final piece, terminal piece, end piece, last piece, tail, end value, final value, residual value, value at the end, far end, far future, distant future, distant promise, price tag, big number, one number for, one figure for, single number, single figure, final figure, last figure, one more number, number for the rest, one last number, big figure, far away bit, faraway bit, distant bit, end bit, last bit, big sum, far away part, distant part',
    'morceau final, gros morceau, bloc final, valeur finale, valeur résiduelle, valeur à la fin, valeur de fin, valeur de sortie, dernier morceau, bout du chemin, lointaine, gros chiffre, chiffre de la fin, dernier chiffre, un seul montant, gros montant, montant à la fin, chiffre final, dernier montant, grosse somme, somme du bout, somme tout au bout, somme finale, gros chèque, chiffre du bout',
  ],
  end_of_plan: [
    'at the end, end of the plan, end of year five, last year, final year, last day, in year five, on the last, end of the period, end of the forecast, end of the horizon, at that point, by then',
    'à la fin, fin du plan, fin de la cinquième année, fin de l’année 5, dernière année, dernier jour, au terme, au bout de cinq ans, au bout du plan, fin de la période, fin des prévisions, fin de l’horizon, à ce moment là, à cette date',
  ],
  sell_firm: [
    'sell the company, sell the business, sell the firm, sell it, company is sold, business is sold, resell, someone would pay, somebody would pay, buyer would pay, would fetch, buys it, would give for it, would offer, acquirer would pay, acquirer pays, purchaser would pay, buyer pays, sell the shop, selling the whole, sell the lot, sell up',
    'vend la société, vend l’entreprise, vend la boîte, vend l’affaire, vendre la société, vendre l’entreprise, revend, revendre, revente, cède la société, céder l’entreprise, acheteur paierait, quelqu’un paierait, on en tirerait, se vendrait, prix de cession, rachète, achète la société, acheteur donnerait, en donnerait, quelqu’un donnerait, paierait un acquéreur, acquéreur paierait, paierait un acheteur, vendre la boutique, vend la boutique, vendre le tout, céder l’affaire, vendre l’affaire',
  ],
  multiple_of: ['multiple, turns of', 'multiple'],
  last_flow: [
    'last cash flow, final cash flow, last flow, final flow, last year’s flow, cash flow of the last year, year five flow, flow of year five, final year flow, last year flow',
    'dernier flux, flux de la dernière année, flux final, flux terminal, dernier cash flow, flux de l’année 5',
  ],
  last_year: [
    'last year, final year, terminal year, year five, end year, year that serves, year used for, last cash flow, final cash flow, last flow',
    'dernière année, année terminale, année finale, dernier flux, flux terminal, année qui sert, année servant, année de référence, année cinq, année qui servira',
  ],
  normal: [
    'normal, typical, average, representative, sustainable, mid margins, ordinary, run rate, across the cycle, over the cycle, through the cycle, so so year, run of the mill, everyday, nothing special',
    'normal, moyen, typique, représentatif, soutenable, milieu de cycle, de croisière, ordinaire, normatif, sur le cycle, tout le cycle, au milieu, entre le haut, sans excès, de tous les jours',
  ],
  margin: [
    'margin, profit, earnings, ebitda, price',
    'marge, bénéfice, résultat, ebitda, rentabilité, prix',
  ],
  about_equal: [
    'equal, around, close to, in line with, roughly, converge, match, just replace, only replace, about the same, near',
    'égal, proche, en ligne avec, autour, converger, à peu près, juste remplacer, remplacent juste, de l’ordre, au niveau',
  ],
  wear_out: [
    'wears out, worn out, replacement, maintenance, upkeep, renew, ageing, wear and tear, keeping the machines going',
    'usé, usure, remplacer, renouvellement, maintenance, entretien, vieillissement, vieillissent, s’usent, maintien, entretenir, remise en état',
  ],
  peak: [
    'peak, top of the cycle, boom, best year, good year, record, high point, bumper year',
    'pic, haut de cycle, sommet, bonne année, meilleure année, record, point haut, année faste',
  ],
  bad_phase: [
    'trough, downturn, bad patch, bad year, bottom of the cycle, slump, full cycle, whole cycle, entire cycle, ups and downs, up and a down, bad one, bad stretch, lean years, good and bad, full swing, highs and lows',
    'creux, bas de cycle, mauvaise passe, mauvaise année, cycle complet, cycle entier, phase basse, hauts et bas, retournement, mauvaise période, vaches maigres, bonnes et mauvaises, le haut et le bas, hauts et des bas, hausse et baisse',
  ],
  flex: [
    'flex, stress, tweak, play with, sensitise, vary, redo, rerun, run again, test, shake, wobble, change, move, wiggle, nudge, jiggle, push around, poke, turn the knobs',
    'varier, tester, stresser, jouer sur, refaire, refais, secouer, bouger, changer, rejouer, triturer, chahuter, tordre, bousculer',
  ],
  assumption: [
    'assumption, hypothesis, hypotheses, guess, input, parameter, discount rate, long term growth, wacc, suppositions, what i suppose, what we suppose, settings',
    'hypothèse, paramètre, supposition, taux d’actualisation, croissance à l’infini, cmpc, wacc, le g, le taux, réglages, ce que je suppose, ce qu’on suppose',
  ],
  see_effect: [
    'see how, see what, how it shrinks, how it melts, how far, how much, what happens, show how, watch how, which one moves, how many, how the answer',
    'voir comment, montrer comment, vois quelle, voir quelle, voir ce que, ce que cela donne, ce qui se passe, combien, à quel point, ce que ça donne, ce que ça change',
  ],
  swing: [
    'swing, wobble, move, react, shift, lose, change',
    'bouger, basculer, varier, varie, réagir, perds, perdre, change',
  ],
  several_cases: [
    'three cases, several cases, different cases, two cases, bad case, base case, best case, worst case, downside case, low case, high case, upside case, scenario, grid, sensitivity table, data table, range of prices, optimistic, pessimistic, cautious case, prudent case, weak case, several prices, price paths, different prices, different paths, bad outcome, worst outcome, good outcome, their dream, range of outcomes, range of values, quote a range, give a range, show a range',
    'trois cas, plusieurs cas, différents cas, deux cas, cas bas, cas haut, cas central, cas de base, cas dégradé, scénario, scénarios, tableau de sensibilité, grille, optimiste, pessimiste, cas prudent, cas médian, plusieurs prix, trajectoires de prix, différents prix, plusieurs trajectoires, cas noir, cas sombre, leur rêve, fourchette',
  ],
  of_total: [
    'of the total, of total, of the value, of value, of ev, of enterprise value, of the whole, of the price, of my value, total ev, whole value, whole price, whole answer, whole valuation, of the valuation, overall value, total value, whole thing, entire value, of it, all the worth',
    'du total, de la valeur, de la ve, du prix, de l’ensemble, toute la valeur, toute la valorisation, tout le prix, de la valorisation, valeur totale, valeur globale, du résultat, du tout, de tout ça',
  ],
  share_of_total: [
    'percent, per cent, half, three quarters, two thirds, most, majority, bulk, what share, share of, proportion, how much of, nearly all, almost all, mostly, mainly, lion’s share, more than, portion, entire',
    '%, pour cent, moitié, trois quarts, deux tiers, essentiellement, part, proportion, presque tout, quasiment tout, pèse, surtout, principalement, plus de, quasi totalité, le gros',
  ],
  rests_on: [
    'rests on, depends on, hinges on, relies on, betting on, comes from, sits in, buying a, driven by, guessing the end, lies in, lie in, is in what, hangs on, ends up in, lives in, is parked in, hides in, is from',
    'repose, dépend, tient à, provient, vient de, se joue, parie, acheter une promesse, se trouve, tient dans, tient au, tiennent au, finit dans, se retrouve dans, loge dans, se cache dans',
  ],
  economy: ['economy, gdp, inflation, country', 'économie, pib, inflation, pays'],
  blend: [
    'weighted, weigh, average, blend, in proportion, pro rata, mixture, cocktail, share out',
    'pondéré, poids, moyenne, mélange, au prorata, proportion, mêle, mixer, dosage',
  ],
  ask_return: [
    'ask, want, demand, require, expect, insist, need a return, price in, hurdle, look for, look to earn, hope to get, wish to earn, hold out for, need to be paid',
    'exiger, exigeraient, demander, vouloir, veut, veulent, attendre, attend, réclamer, se fait payer, se font payer, rendement attendu, espérer, compter gagner',
  ],
  return_on: [
    'return, yield, rate, percent, more, higher, extra, remuneration, compensation',
    'rendement, rentabilité, taux, pour cent, davantage, plus, rémunération, prime',
  ],
  after_tax: [
    'after tax, net of tax, minus the tax, minus tax, less tax, deductible, tax relief, tax break, tax saving, tax deduction, once tax is saved, thanks to the taxman, the taxman pays, the state pays part, taxman refunds',
    'après impôt, net d’impôt, moins l’impôt, déductible, un moins le taux d’impôt, économie d’impôt, déduction, avantage fiscal, avantage d’impôt, 1 moins, l’État en paie, le fisc en paie, fisc rembourse',
  ],
  take_out: [
    'take out, taken out, strip out, remove, clean out, back out, neutralise, without, erase, wipe out, undo, unlever, rid of, wash the loans out, strip the loans out',
    'retirer, enlever, effacer, neutraliser, nettoyer, gommer, éliminer, désendetter, sortir, sors, enlève ses emprunts',
  ],
  put_back: [
    'put back, add back, re add, reapply, reload, load, adjust for, correct for, adapt, relever, debt of the target',
    'remettre, réintroduire, rajouter, recharger, réappliquer, correction, corriger, réendetter, adapter',
  ],
  dcf_leverage: [
    'leverage, gearing, debt, borrowing, loans, capital structure, financial risk',
    'levier, endettement, dette, emprunts, structure, risque financier',
  ],
  jolt: [
    'moves, swings, shaken, jolts, volatility, fluctuates, sensitive, jump, jumpy, jumpier, jerks, shakes, wobbles, bounces',
    'bouge, secousses, secoués, amplifie, varie, volatil, volatilité, fluctue, sensible, varient, nerveuse, tressaute, tangue, remue, rebondit',
  ],
  safe: [
    'safe, safest, riskless, perfectly sure, no risk, without risk, default free, any risk, any chance, zero risk, no chance, rock solid, cannot lose, nothing can go wrong',
    'parfaitement sûr, totalement sûr, sans risque, sans aucun risque, sans danger, aucun risque, zéro risque, sûr et certain, béton, à toute épreuve',
  ],
  state: [
    'government, state, treasury, sovereign, bund, gilt, country',
    'État, Trésor, souverain, bund, oat',
  ],
  placement: [
    'investment, bond, placement, paper, return, rate, yield, loan',
    'placement, obligation, emprunt, rendement, taux, rapporte',
  ],
  extra: [
    'extra, additional, on top, above, excess, premium, more',
    'en plus, de plus, davantage, supplément, supplémentaire, surplus, prime, au-delà',
  ],
  all_year: [
    'through the year, throughout the year, over the year, all year, during the year, across the year, evenly, every month, each month, twelve months, drips in, little by little, as the months go, year round',
    'tout au long, tous les mois, chaque mois, réparti sur l’année, en cours d’année, douze mois, au fil de l’eau, petit à petit, étalé',
  ],
  middle_of_year: [
    'mid year, midyear, middle of the year, middle of each year, half year, half a year, six months, june, from the middle, halfway, half periods, summer, july, mid period',
    'milieu d’année, milieu de l’année, milieu de chaque année, milieu d’exercice, milieu de l’exercice, juin, mi année, six mois, demi année, demi exercice, moitié de l’année, demi période, juillet, milieu de période, cours de période, cours d’exercice',
  ],
  u_shape: [
    'u shape, u curve, a u, first down, down and then up, down then up, falls then rises, back up, sweet spot, optimum, turns up, turning point, up to a point, beyond a point, beyond that point, after a point, at some point, past a certain, past a point, beyond a certain, above a certain, past some level, too much debt, smile, down and up, dips and then',
    'forme de u, en u, baisse puis, d’abord baisser, remonte, point bas, optimum, point optimal, à partir d’un certain point, jusqu’à un certain point, au-delà d’un certain, passé un certain, passé un seuil, passé un niveau, trop de dette, cuvette, sourire, descend puis',
  ],
  cheap: [
    'cheap, cheaper, cheapest, costs less, less expensive',
    'bon marché, moins cher, coûte moins',
  ],
  widen: [
    'widen, charge more, ask for more, spread, bigger margin, nervous, expensive, worried, afraid, default, coupon, raise their price, jittery, get scared, want more',
    'élargir, élargissent, écarter, marge, spread, plus cher, nerveux, inquiet, défaut, faillite, font payer, coupon, peur, montent leurs taux, augmentent leurs taux, se méfient, se crispent',
  ],
  small_firm: [
    'small, smaller, size, less liquid, fragile',
    'petite, petit, taille, moins liquide, fragile, moins diversifiée',
  ],
  unforeseeable: [
    'unpredictable, impossible to predict, impossible to forecast, anyone’s guess, guesswork, fantasy, pure guess, no visibility, no track record, no history, crystal ball, no idea, nobody can say, nobody can put, nobody knows, no one knows, nobody can predict, nobody can forecast, too uncertain, no plan, no business plan, no projections, no reliable plan, no credible plan, hard to forecast, hard to predict, difficult to forecast, difficult to predict, only makes sense if you can guess, nobody can tell, no one can tell, no one can say, not the faintest idea, cannot be trusted, not say what, not tell what, not say how much, fiction, make up the numbers, in the dark, blind, toss a coin, coin toss, pie in the sky, thin air, nobody has a clue, no clue, crystal ball, fortune telling, out of a hat, out of thin air, garbage in, made up numbers',
    'imprévisible, impossible à prévoir, impossible de prévoir, aucune visibilité, pas de visibilité, sans visibilité, boule de cristal, personne ne sait, personne ne peut, pas de plan, aucun plan, sans plan, absence de plan, pas de business plan, pas de prévisions, on ne sait pas, ne peut pas prévoir, difficile à prévoir, trop incertain, doigt mouillé, divination, devinette, loterie, aucune idée, pas la moindre idée, trop difficiles à, peut pas dire, pas dire ce que, ne sait pas dire, fiction, dans le brouillard, à l’aveugle, dans le noir, pile ou face, plan sur la comète, voyance, boule de cristal, marc de café, sortent du chapeau, chiffres inventés',
  ],
  bank_firm: [
    'bank, insurer, financial institutions, savings bank, credit union, sell money',
    'banque, assureur, assurance, institutions financières, caisse d’épargne, mutuelle, vendent de l’argent, vend de l’argent',
  ],
  raw_material: [
    'raw material, deposits, for a living, stock in trade, part of the business, operating item, tool of the trade, what they sell, their stock, make their product from, baker’s flour, is the inventory, their inventory, cost of goods',
    'leur marchandise, sa farine, matière première, dépôts, outil de travail, métier même, fonds de commerce, élément d’exploitation, ce qu’elles vendent, ce qu’ils vendent, leur produit, farine du boulanger, leur stock, ce qu’elle achète et vend',
  ],
  payout: [
    'dividend, pays out, paid out, distributes, price to book, tangible book, book value, net worth, net assets, regulatory capital',
    'dividende, distribue, actif net, price to book, fonds propres comptables, capital réglementaire, valeur comptable',
  ],
  rebuild: [
    'rebuild, reconstruct, build up, build it up, bottom up, take apart, take it apart, pull apart, pull it apart, break down, break it down, unpick, dissect, piece by piece, bit by bit, driver by driver, line by line, from scratch, decompose, unpack, line after line, to pieces, one by one, customer by customer, product by product, factory by factory, site by site, brick by brick, step by step, strip it down, take it to bits',
    'reconstruire, reconstruis, rebâtir, décortiquer, décortique, démonter, décomposer, levier par levier, poste par poste, brique par brique, moteur par moteur, ligne à ligne, éplucher, désosser, de bas en haut, ligne par ligne, pièce par pièce, morceau par morceau, un par un, client par client, usine par usine, produit par produit, site par site, pierre par pierre, étape par étape, reprendre à zéro, repartir de zéro',
  ],
  drivers: [
    'price, volume, capacity, hires, salespeople, customers, new sites, openings, driver, market share, signed, contracts, tables, waiters, dreams, bits',
    'prix, volume, capacité, recrutements, embaucher, commerciaux, ouvertures, clients, moteur, levier, parts de marché, signé, contrats',
  ],
  quantity: [
    'volume, quantity, units, tonnes, tons, barrels, capacity, more customers',
    'volume, quantité, tonnes, barils, capacité',
  ],
  dcf_own_view: [
    'my own, our own, own case, own view, own forecast, honest guess, my idea',
    'mon propre, ma propre, mes propres, notre propre, nos propres, ma version, mon cas, mon idée',
  ],
  clean: [
    'clean, cleanse, strip, scrub, take out, correct, adjust, remove, exclude, ignore',
    'nettoyer, corriger, retraiter, enlever, éliminer, effacer, purger, ajuster, exclure, sortir, retirer',
  ],
  oneoff: [
    'one off, freak, exceptional, non recurring, not come back, add backs, windfall, lucky, luck, unusual, inflated, not happen again, not repeat, never come back, will not recur, flukes',
    'exceptionnel, non récurrent, ponctuel, coup de chance, aubaine, accidentel, inhabituel, gonflé, ne se reproduiront pas, ne se reproduira pas, ne reviendra pas, ne reviendront pas, ne se répétera pas, coup de veine, occasionnel, loyer qu’il ne se facture pas',
  ],
  audit_trail: [
    'accountants, auditors, quality of earnings, qoe, books, contracts, signed, backlog, customer calls, data room',
    'comptables, auditeurs, commissaires, livres, contrats, signé, carnet de commandes, data room, qualité des résultats',
  ],
  on_condition: [
    'only if, if they deliver, if it comes true, if it happens, when they deliver, if they hit, if the plan, conditional, contingent, if they get there, deliver on, only when they, as they deliver, if and when, once they have proved',
    'seulement s’il, seulement si, si le plan, s’il arrive, s’ils y arrivent, si cela se réalise, conditionnel, si l’objectif, si les résultats, en fonction des résultats, s’ils tiennent, s’ils le font, au résultat, à la réussite',
  ],
  as_is: [
    'as it is, as is, as it stands, at face value, directly, straight, without adjusting, without touching, unadjusted, for granted, as they are, as given, untouched, without changing',
    'tel quel, directement, sans retraiter, sans le retoucher, sans ajuster, argent comptant, sans y toucher, sans le modifier, sans rien changer, sans modification, sans le changer',
  ],
  after_interest: [
    'after interest, after the interest, after paying the bank, after paying lenders, after debt service, net of interest, levered cash flow, levered flows, to the shareholders, net income, after repayments, after debt repayments, flow to equity, levered free cash flow, shareholders only, to shareholders alone',
    'après intérêts, après les intérêts, après frais financiers, après remboursement, flux aux actionnaires, flux pour les actionnaires, résultat net, aux seuls actionnaires, seulement aux actionnaires, net des intérêts, une fois les banques payées',
  ],
  deduct_interest: [
    'minus the interest, minus interest, less interest, interest is deducted, interest is subtracted, then deduct interest, then subtract interest, also deduct interest, and deduct interest, and subtract interest, and take off interest, also subtract interest',
    'moins les intérêts, moins les frais financiers, et je retire les intérêts, on déduit les intérêts, on déduit aussi les intérêts',
  ],
  inflow: [
    'inflow, source of cash, source of funds, resource, cash comes in, brings in cash, brings cash, positive for cash, add it, is added, added to, adds to, money comes in, cash that comes in, gets added, good for cash, is money in, so money in',
    'ressource, rentrée, entre en caisse, source de cash, source de trésorerie, apporte du cash, apporte de la trésorerie, on l’ajoute, s’ajoute, je l’ajoute, améliore le cash, vient en plus, positif pour la trésorerie, positif pour le cash, plus de trésorerie, plus de cash, bon pour la trésorerie, de plus en caisse, argent en plus, trésorerie en plus',
  ],
  tax_on_ebitda: [
    'tax on ebitda, tax the ebitda, tax ebitda, ebitda is taxed, ebitda after tax, ebitda minus tax, ebitda less tax, tax is on ebitda, tax applies to ebitda, tax rate to ebitda, tax the full ebitda, tax the whole ebitda, tax comes off ebitda, taxing ebitda, tax is calculated on ebitda',
    'impôt sur l’ebitda, impose l’ebitda, taxe l’ebitda, ebitda après impôt, ebitda moins l’impôt, ebitda est imposé, ebitda est taxé, impôt se calcule sur l’ebitda, taxe directement l’ebitda, impose directement l’ebitda, impôt porte sur l’ebitda',
  ],
  book_values: [
    'book value, accounting values, balance sheet values, carrying values, book weights, accounting weights, book equity, book debt, from the balance sheet, accounting figures',
    'valeur comptable, poids comptables, au bilan, du bilan, chiffres comptables',
  ],
  market_return: [
    'market return, return on the market, return of the market, market earns, return on equities',
    'rendement du marché, rendement de la bourse, rentabilité du marché, rendement attendu du marché',
  ],
  total_market_return: [
    'total market return, whole market return, full market return, entire market return, total return of equities, full return of the stock market',
    'rendement total du marché, rendement entier du marché, rendement complet du marché',
  ],
  already_present: [
    'already a present value, already present value, already in today’s money, already discounted, already today’s value, already a value today',
    'déjà une valeur actuelle, déjà actualisé, déjà en euros d’aujourd’hui, déjà une valeur présente, déjà une valeur d’aujourd’hui, directement une valeur d’aujourd’hui, directement une valeur actuelle',
  ],
  no_discount: [
    'not discounted, no need to discount, never discounted, not be discounted, not need discounting, not need to discount, without discounting, there is no discounting, undiscounted, without any discounting',
    'ne s’actualise pas, n’est pas actualisé, pas besoin d’actualiser, ne l’actualise pas, ne pas actualiser, n’actualise pas, inutile d’actualiser, pas à être actualisé, inutile de l’actualiser, sans actualisation, sans l’actualiser, non actualisée, sans actualiser, pas besoin de l’actualiser, pas la peine de l’actualiser',
  ],
  lowers_value: [
    'lowers the value, reduces the value, value falls, value goes down, value drops, decreases the value, lower valuation, cuts the value, value is lower, lower value, value decreases, brings the value down, value go down, value come down, value to fall, value a bit lower, value slightly lower, value is slightly lower, value a little lower, decreases the present value, reduces the present value, lowers the present value, makes it lower, pushes the value down, reduces value, cuts value, cuts what, company is worth less, business is worth less, firm is worth less, everything is worth less, no effect on value, no impact on value, no influence on value, not change the value, value does not change, value is the same, value stays the same, no difference to value, no difference to the value, only presentation, lowers present value, value smaller, lower present value, reduces present value',
    'baisse la valeur, réduit la valeur, valeur baisse, diminue la valeur, valeur diminue, valeur plus faible, valeur est plus basse, réduire la valeur, valeur légèrement plus basse, valeur est plus faible, baisse légèrement la valeur, réduit légèrement la valeur, diminue légèrement la valeur, la société vaut moins, ne change rien à la valeur, ne change pas la valeur, valeur ne change pas, valeur ne bouge pas, valeur reste la même, neutre sur la valeur, neutre pour la valeur, sans effet sur la valeur, valeur actuelle baisse, valeur actuelle plus faible, tire la valeur vers le bas, aucun effet sur la valeur',
  ],
  full_years: [
    'end of the year, full year, full five years, year end, last day, full periods, full number of years, whole number of years',
    'fin d’année, années pleines, fin d’exercice, dernier jour, attente complète, périodes entières, nombre d’années entier, années entières',
  ],
  likewise: [
    'same way, just the same, likewise, same half year, same treatment, in the same manner, also, too, as well',
    'de la même façon, de la même manière, pareil, aussi, également, même traitement, même demi, de même',
  ],
  no_limit: [
    'always, however much, no limit, without limit, up to a hundred percent, keeps falling, keeps going down, straight line, indefinitely, systematically, every time, automatically, all the way, no end to it, never goes back up, right to the end',
    'toujours, sans limite, indéfiniment, jusqu’à 100, systématiquement, en ligne droite, continue de baisser, automatiquement, à tous les coups, quel que soit, pas de fin, jusqu’au bout, ne remonte jamais',
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
    'like any other, like any company, same way, no different, like every company, as for any, like another company, same way as any other',
    'comme n’importe quelle, comme toute autre, comme les autres, de la même façon, de la même manière, comme toute société, comme une autre société, comme une autre entreprise',
  ],
  sufficient: [
    'enough, suffices, covers the risk, takes care, does the job, that is it, solves, compensates, offsets exactly, all you need',
    'suffit, corrige, couvre le risque, règle, compense, résout, fait l’affaire',
  ],
  in_full: [
    'in full, full amount, at face value, whole earn out, as certain, at one hundred percent, full hundred, for sure, full earn out, face amount, full face',
    'en entier, en totalité, intégralement, entièrement, à sa valeur faciale, comme acquis, à cent pour cent, tout le complément, complément entier, totalité du complément, montant entier, pour la totalité, pour son montant',
  ],
  as_weight: [
    'debt over equity, debt to equity, debt divided by equity, gearing, d over e, debt over the equity, debt on equity, equity over debt',
    'dette sur fonds propres, dette divisée par les fonds propres, gearing, dette sur capitaux propres, fonds propres sur dette',
  ],
  bear: ['bear, hold, stomach, put up with', 'supporter, détenir, porter'],
  long_aim: [
    'target, long run, long term, aims for, peer average, industry average, optimal',
    'cible, vise, long terme, moyenne du secteur, optimal',
  ],
  of_capital: [
    'of the capital, of capital, of the total, of total capital',
    'du capital, du total, des capitaux',
  ],
  use_it: ['use, take, look at, go by, value on', 'utiliser, prendre, prend, retenir, regarder'],
  look_at: ['look at, value on, go by', 'regarder, valoriser'],
  take_it: ['take, use, start, begin', 'prendre, prends, partir, pars'],
  money_word: ['euro', 'cash, euro'],
  whole_rest: [
    'everything, whatever, all the rest, for the rest',
    'tout ce, toutes les années, tout le reste',
  ],
  creep: ['creeps up, inches up', 'grignote, progresse doucement'],
  bigger: [
    'bigger, larger, outgrow, overtake, faster than, beat, outpace, outrun',
    'plus gros, plus grosse, plus grand, dépasser, dépasse, grossir, plus vite que, battre, bat, devancer, aller plus vite',
  ],
  capitalise_flow: ['capitalise', 'capitaliser'],
  need_now: ['need, put', 'falloir, faut, suffit, placer'],
  put_aside: [
    'put aside, set aside, put money aside, invest, save',
    'mettre de côté, placer, épargner',
  ],
  time_word: ['time, years', 'temps, années'],
  come: ['come, arrive, land', 'arriver, tomber, entrer, rentre'],
  count_it: ['count', 'compter'],
  cycle_word: ['cycle, cyclical', 'cycle, cyclique'],
  serve: ['serve as, used as, basis for', 'servir, sert'],
  trap_word: [
    'mistake, danger, trap, error, careful, beware, avoid, wrong',
    'erreur, danger, piège, attention, éviter, faux, tort',
  ],
  result_word: ['result, answer, outcome, figure', 'résultat, chiffre'],
  dollar: ['dollar, barrel, ton, tonne', 'dollar, baril, tonne'],
  total_word: ['total, whole, all of it, sum', 'total, ensemble, somme, tout'],
  explicit_years: [
    'first years, explicit years, plan years',
    'premières années, années explicites, années du plan',
  ],
  separate: ['separate, split, tell apart, distinguish', 'séparer, distinguer, isoler'],
  living: ['for a living, its trade, core business', 'métier'],
  fits: ['fits, matches, goes with, right rate', 'convient, correspond, va avec, bon taux'],
  before_tax: ['before tax, pre tax, gross', 'avant impôt, brut'],
  right: ['right, correct, proper', 'bon, correct, juste'],
  no_unlever: [
    'no need to unlever, not unlever, without unlevering, not adjust it, same beta, no need to adjust, not need to adjust, no adjustment, without correcting, no need to strip the debt, no need to remove the debt',
    'pas besoin de désendetter, sans désendetter, inutile de désendetter, sans le désendetter, le même bêta, garde le bêta, pas besoin de corriger, sans correction, sans ajustement, pas besoin d’ajuster, inutile d’ajuster, inutile d’enlever la dette, inutile de retirer la dette',
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
    'keeps falling, keeps going down, keeps dropping, falls and falls, straight line down, keeps coming down',
    'continue de baisser, baisse sans cesse, ne fait que baisser, baisse en ligne droite',
  ],
  every_company: [
    'every company, any company, all companies, everywhere, everything, every case, any case, all cases',
    'toutes les sociétés, n’importe quelle société, toute société, partout, dans tous les cas, à tout',
  ],
  keep_it: ['keep, accept, take', 'garder, accepter, reprendre, reprend'],
  points_more: ['points, percent more, add on, premium', 'points, prime, majorer'],
  whole_amount: [
    'counts fully, is worth all',
    'compte entièrement, vaut la totalité, vaut tout son montant',
  ],
  reach: ['reach, get to, arrive at, left with', 'arriver à, obtenir, aboutir, il reste'],
  come_out: ['go out, goes out, really spent, leaves', 'sortis, dépensés'],

  taxman: ['taxman, tax man, treasury, tax office, uncle sam', 'fisc, État'],
  refund: ['refund, subsidise, subsidy, picks up', 'rembourser, subventionner, prend à sa charge'],
  one_minus_rate: ['one minus, 1 minus', 'un moins le taux, un moins l’impôt, 1 moins'],
  percent_word: ['percentage', ''],
  is_about: ['as, is, about, around', 'est, environ, soit, de'],
  times_word: ['times, multiple', 'fois, multiple'],
  rate_point: ['percent, rate', '%, taux'],
  lose: ['lose, lost', 'perdre, perds'],
  euro: ['euro', 'euro'],
  half_word: ['half, 0 5, 1 5, six months, mid', 'demi, 0 5, 1 5, six mois, moitié, de six'],
  instead: ['instead, rather than', 'au lieu, plutôt que'],
  wait: ['wait', 'attendre, attend, attente'],
  less_word: ['less, shorter', 'moins'],
  worth_word: ['worth more, more valuable', 'vaut plus, vaut davantage, vaut un peu plus'],
  average_word: ['average, blended cost', 'moyenne'],
  expensive_word: ['expensive, dearer, more costly, dear', 'cher, coûteux'],
  first_word: [
    'first, initially, at the beginning, to begin with',
    'd’abord, au début, dans un premier temps',
  ],
  last_paid: [
    'last, paid after, come after, behind the lenders, behind lenders, nervous',
    'passe après, en dernier, après les prêteurs, derrière les prêteurs, nerveux',
  ],
  more_word: ['more, higher', 'plus, davantage'],
  charge_word: ['charge, price, worry', 'facturer, s’inquiéter'],
  need_span: ['cover, span, long enough, at least', 'couvrir, assez long, au moins'],
  build_word: ['build, model, forecast', 'construire, construit, modéliser'],
  forward_curve: [
    'forward curve, forward prices, price deck, consensus price',
    'courbe à terme, courbe forward, prix à terme, prix de consensus, prix long terme',
  ],
  past_word: ['past, history, historical, previous, former', 'historique, passé, précédent'],
  include_word: ['include, keep', 'inclure, garder'],
  margin_word: ['margin, profitability', 'marge, rentabilité'],
  if_guess: ['if you can guess, if you can predict, if you can forecast', 'si on peut prévoir'],
  guess_word: [
    'guess, guesswork, assumed, made up, invented, written the answer',
    'deviner, supposé, inventer, pari, écrit la réponse, hypothèse',
  ],
  similar_word: [
    'similar, comparable, alike, like it, same sector',
    'semblable, similaire, comparable, même secteur',
  ],
  deal_word: [
    'deal, transaction, acquisitions, takeovers, were sold for',
    'transaction, opération, deals, rachats, se sont vendues, ont été vendues',
  ],
  better_word: ['better, reliable, rather, useful', 'mieux, fiable, plutôt, préférable'],
  plan_word: ['plan, numbers, figures', 'plan, chiffres'],
  where_from: [
    'where does, comes from, how much from',
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
  look: ['look, read', 'regarder, lire, éplucher'],
  go_through: ['go through', 'passer en revue'],
  help_word: ['help', 'aider'],
  proof_word: ['proof, evidence, prove', 'preuve, prouver'],
  invest_word: ['investment, capex, machines, equipment', 'investissement, capex, machines'],
  company: ['company, business, firm, shop', 'société, entreprise, boîte, boutique, affaire'],
  plan_end: [
    'end of the plan, end of year five, end of the period, end of the forecast, at that point, at that date, by then, in year five',
    'fin du plan, fin de l’année 5, fin de la cinquième année, fin de la période, fin des prévisions, à ce moment là, à cette date, en fin de plan, terme du plan, bout du plan',
  ],
  one_plus: ['one plus, 1 plus', 'un plus, 1 plus'],
  shrink_soft: [
    'cut, reduce, scale, translate, convert, lower, smaller',
    'réduire, réduit, diminuer, convertir, rogner, abaisser',
  ],
  late_word: ['late, later, further away, far away', 'tard, loin, lointain, éloigné'],
  remain: ['stays, remains, the rest, leaves, balance', 'reste, gardent'],
  peers_word: [
    'peers, comparables, similar firms, sector, competitors',
    'comparables, pairs, secteur, concurrents',
  ],
  apply_word: ['apply, take', 'appliquer'],

  becomes: ['become, happen to', 'devient, deviendrait, deviennent'],
  op_result: [
    'operating result, operating income, profit of the business, profit from the business',
    'résultat d’exploitation, bénéfice de l’activité, bénéfice d’exploitation, résultat opérationnel',
  ],
  not_paid: [
    'nobody paid, nobody actually paid, no one paid, not a cheque, not really paid, not actually paid, never left, not a real payment, no cheque',
    'personne ne les a payés, personne n’a payé, rien coûté, ne sort pas, pas un chèque, pas sorti, pas vraiment payé, n’a fait de chèque, l’argent n’a pas bougé',
  ],
  trade_at: [
    'trade at, stock price, share price, stock market, in the market, market price',
    'cours de bourse, en bourse, capitalisation boursière',
  ],
  goes_to: ['goes to, go to, becomes, comes to, gives', 'monte à, devient, donne, passe'],
  gap_word: ['difference between, gap between, spread between', 'écart entre, différence entre'],
  must_word: ['must, should, needs to, has to', 'doit, devrait'],
  base_word: ['build it on, built on, base, starting point', 'base, repose, construit'],
  good_bad: [
    'boom and bust, high and low, good ones and bad, fat ones and lean ones, good and rotten',
    'le haut et le bas, hauts et bas, bonnes et des mauvaises, une bonne et une mauvaise',
  ],
  raise_word: ['raise, hike, push up, put up', 'relever'],
  central_bank: ['central bank, ecb, fed', 'banque centrale, bce, fed'],
  oil_word: [
    'oil, barrel, copper, commodity, steel',
    'pétrole, baril, cuivre, matière première, acier',
  ],
  go_down: ['down, downwards', 'vers le bas'],
  version_word: ['version, case, numbers, view', 'version, cas, chiffres'],
  in_out: ['comes in, goes out, go out', 'rentre, sort'],
  stand_for: ['stands for, represents, covers, summarises', 'représente, résume, correspond à'],
  lend_word: ['lend', 'prêter'],
  start_word: ['start, begin', 'partir, pars, commencer'],
  over_word: ['over', 'sur'],
  not_deductible: [
    'not deductible, not tax deductible, no tax deduction',
    'pas déductible, non déductibles',
  ],
  also_word: ['also, as well, too, then', 'aussi, également, puis, ensuite, enfin'],
  add_nwc: [
    'add the working capital, add working capital, plus working capital',
    'ajoute la hausse du bfr, ajoute le bfr',
  ],
  of_ebitda: ['of ebitda, of the ebitda, full ebitda', '% de l’ebitda, pour cent de l’ebitda'],
  whole_word: ['whole, total, entire, full', '100%, total, entier, entière, toute'],
  need_word: ['have to, has to, necessary', 'nécessaire, obligé, utile'],
  already_word: ['already, directly, as such, straight away', 'déjà, directement'],
  formula_word: ['formula', 'formule'],
  ev_over_shares: [
    'enterprise value divided by, ev divided by, enterprise value over, ev over, divide enterprise value by, divide the ev by, divide ev by, enterprise value i split, split enterprise value by, enterprise value per share',
    've divisée par, ve sur le nombre, divise la ve par, divise la valeur d’entreprise par, ve par action, valeur d’entreprise divisée par',
  ],
  same_half: [
    'same half year, same treatment, same convention, same six months, half year too, half year as well, half a year too',
    'même demi, même traitement, même convention, mêmes six mois',
  ],
  also_apply: [
    'also apply, apply the same, applies as well, apply it as well, apply it too',
    'applique aussi, applique également, applique la même',
  ],
  all_debt: [
    'hundred percent debt, 100% debt, all debt, only debt, nothing but debt',
    '100 % de dette, tout en dette, que de la dette',
  ],
  lowest: ['lowest, minimum', 'le plus bas, minimal, minimum, plus faible'],
  no_effect: [
    'no effect, no impact, changes nothing, makes no difference, same return, same thing, regardless of, no matter, no influence, however much, not depend',
    'aucun effet, ne change rien, aucune influence, même chose, quelle que soit, même rendement, peu importe, ne dépend pas, n’augmente pas, ne réagit pas',
  ],
  take_peak: [
    'i take the peak, we take the peak, you take the peak, i use the peak, we use the peak, you use the peak, i extrapolate the, i would extrapolate the, we extrapolate the, you extrapolate the, you can extrapolate, i keep the record, i take the record, i use the record',
    'je prolonge le haut, on prolonge le haut, je prolonge le sommet, on prolonge le sommet, je prends le haut, on prend le haut, je prends le pic, on prend le pic, je garde le record, on garde le record, j’extrapole, on extrapole, je prolonge la meilleure, on prolonge la meilleure, on garde la meilleure',
  ],
  best_estimate: [
    'best estimate, best guess, good proxy, good basis',
    'meilleure estimation, bon proxy, bonne base',
  ],
  latest: ['latest, current, most recent, last year', 'dernier, actuel, dernière année'],
  usual_word: [
    'as usual, classic, standard, just, normal, like always',
    'classique, comme d’habitude, standard, normalement, simplement',
  ],
  stays_gross: [
    'stays gross, is gross, stays before tax, kept before tax, is taken before tax, taken gross',
    'se prend avant impôt, reste brut, se prend brut, reste avant impôt',
  ],
  present_value: ['present value', 'valeur actuelle, valeur présente'],
  no_more: ['as such, no discounting, nothing more to do', 'telle quelle, sans actualisation'],
  fall: ['come down, dip', 'descend, reculent, tombent'],
  value: ['valued', 'valent, vaudra'],
  all_funders: [
    'all providers, all who put money, all who finance, whoever funded, all who funded, people who put up the money, those who put up the money',
    'tous les apporteurs, tous les financeurs, tous ceux qui apportent, ceux qui ont financé, ceux qui ont mis l’argent',
  ],
  whole_firm: [
    'to the firm, for the firm, for everyone, for everybody, to everybody, to everyone',
    'pour la firme, à la firme, pour tout le monde, à tout le monde',
  ],
  factor: ['factor, coefficient', 'facteur, coefficient'],
  credit_spread: ['spreads, credit margin', 'spread, marge de crédit'],
  what_if: ['what if, see what happens if', 'et si, ce qui se passe si, ce que ça donne si'],
  table_word: ['table, matrix, grid', 'tableau, matrice, grille'],
  how_many: ['how many, how much more', 'combien de, combien d'],
  driver_word: ['driver, assumption, lever', 'moteur, levier, hypothèse'],
  probability_word: ['probability, weights, odds', 'probabilité, pondération'],
  ours: ['ours', 'notre'],

  sales_word: [
    'revenue, sales, turnover, top line, takings, sell',
    'chiffre d’affaires, ventes, revenus, vendre, vend, recettes',
  ],
  hires_word: [
    'customers, people, hires, salespeople, staff, sites, tables, waiters, clients',
    'clients, personnes, embauches, commerciaux, salariés, sites, usines, tables, serveurs, vendeurs',
  ],
  stocks_word: ['stocks, shares, equities', 'actions, bourse'],
  reward: ['rewarded, earn', 'rapporter, récompense'],
  rate_rise: [
    'higher rates, rates rise, rates go up, rates increase, rate goes up, ten year rises, rates climb, rising rates, raise rates, hike rates, rates up, rates move up',
    'taux montent, hausse des taux, taux plus élevés, taux augmentent, taux grimpent, taux remontent, oat prend, taux prennent, relève les taux, montée des taux, taux sont plus hauts',
  ],
  rise: ['climbs', 'croissent, grandissent'],

  repay: ['repays', ''],
  receive: ['receives', 'reçoivent, perçoivent'],

  growth: ['grows, grown', 'croissent, grandissent, grandit'],
  asleep: ['asleep, sleeps, sits, stuck, locked', 'dort, dorment, bloqué, coincé, dormir'],
  market_value: ['market value', 'valeur de marché'],
  come_from: ['from, provided by', 'viennent, vient, apporté'],
  continue_word: ['continues, goes on, carries on, lives, keeps', 'continue, vit, existe, survit'],
  next_flow: [
    'next flow, next cash flow, next cheque, following flow, next year, next season, next harvest, next crop',
    'flux suivant, chèque suivant, flux de l’année six, récolte suivante, prochaine récolte, saison suivante',
  ],
  small_percent: [
    '4%, 5%, 6%, 7%, 8%, 9%, 10%, 4 percent, 5 percent, 6 percent, 7 percent, 8 percent, 9 percent, 10 percent, four percent, five percent, six percent, seven percent, eight percent, nine percent, ten percent',
    '4 %, 5 %, 6 %, 7 %, 8 %, 9 %, 10 %, 4%, 5%, 6%, 7%, 8%, 9%, 10%, sept pour cent, six pour cent, huit pour cent',
  ],
  made_word: ['made, makes, earned', 'gagné, fait'],
  times_over: ['three times, several times, twice', 'trois fois, plusieurs fois, deux fois'],
  redo_word: [
    'redo, rerun, run again, price it, redo the sums, rerun the numbers',
    'refais, refaire, rejouer, refais les comptes, refais les calculs',
  ],
  absorb: ['swallows, absorbs', 'consomment, avalent'],
  stop_word: ['stops, ends, runs out', 's’arrête, prend fin, se termine'],
  curve_word: ['curve, shape', 'courbe'],
  fragile_word: [
    'fragile, liquid, illiquid, diversified',
    'fragile, liquide, illiquide, diversifiée',
  ],
  aim_verb: ['aims, wants, will have, would have, keep', 'vise, retiens, garde, aura'],
  limit_word: [
    'limit, ceiling, cap, no more than, not above, cannot',
    'plafond, limite, dépasser, jamais',
  ],
  not_grow: [
    'not grow it, not grow the, no need to grow, without growing, without increasing, not increase it, growth is already in the denominator, flow itself, final year itself, last year itself, no growth on top',
    'pas croître, sans le faire croître, sans le faire grossir, sans l’augmenter, ne l’augmente pas, flux lui-même, pas besoin de le faire grandir',
  ],
  further_off: [
    'further, farther, later, far away, distant, late flows, last flows, far off, the longer',
    'plus loin, plus lointain, plus tard, éloigné, lointains, derniers flux, plus on attend',
  ],
  gains_worth: [
    'more it is worth, more it’s worth, more they are worth, more they’re worth, is worth more, are worth more, more valuable, more value it has, more it counts, more it weighs, gains value, grows in value, higher its present value, higher the present value, increases in value, weigh more, count more, are worth most, is worth most',
    'plus il vaut, plus elle vaut, plus ils valent, plus elles valent, plus ça vaut, plus cela vaut, plus il pèse, plus il compte, prend de la valeur, prennent de la valeur, gagne en valeur, vaut plus, valent plus, vaut davantage, valent davantage, pèsent plus lourd, pèsent davantage, comptent davantage, comptent plus',
  ],
  compounds_up: [
    'multiplied up, multiply by one plus the rate, compound each flow, compound the flows, compound them forward, compound it forward, compounding them at, rolled forward at, carried forward at, multiply by one plus wacc',
    'capitalise chaque flux, majore chaque flux du, fait grossir chaque flux, multiplie par un plus le cmpc, multiplie par un plus le taux',
  ],
  lenders_served: [
    'after paying interest, after paying back, after paying the interest, after interest and, after debt, after servicing, after the banks, after the lenders, once interest is paid, once the lenders are paid, once debt is paid, once lenders are served, after serving the debt, after serving lenders, after paying the debt, after financing costs, net of debt service, lenders have been paid',
    'une fois les intérêts payés, après paiement des intérêts, après avoir remboursé, après les banques, après la dette, après les prêteurs, après charges financières, après le remboursement, après la banque, une fois les banquiers payés',
  ],
  is_counted_as: [
    'i take, i pull, i count, i compute, i calculate, i start from, i project, i forecast, i discount, we take, we compute, we calculate, we project, we discount, you take, you compute, you project, you discount, we want, i want',
    'je prends, je calcule, je compte, je projette, je pars, je sors, j’actualise, je retiens, on prend, on calcule, on compte, on projette, on part, on actualise, on retient, on sort, vous prenez, vous actualisez',
  ],
  served_before: [
    'already been served, already served, already been paid, already paid, already been repaid, already repaid, already taken care of, already in the flows, already in there, already reflected, already counted, already been counted, already accounted for, already included, already gone',
    'déjà servie, déjà payée, déjà remboursée, déjà dans les flux, déjà prise en compte, déjà comptée, déjà incluse, déjà passée',
  ],
  for_owners_alone: [
    'belong to shareholders, belong to the owners, belong to the shareholders, are the shareholders, for the shareholders only, go straight to shareholders, equity holders only, left for the shareholders, left for shareholders, left to shareholders, goes to shareholders alone',
    'reviennent aux actionnaires, appartiennent aux actionnaires, revient aux actionnaires, appartient aux actionnaires, destinés aux actionnaires, pour les seuls actionnaires, reste aux actionnaires, reste pour les actionnaires',
  ],
  straight_to_equity: [
    'gives the equity value directly, directly what shareholders own, straight to equity, straight over, directly divide, divide directly, divide it directly, divide it straight, without touching the debt, ignore the debt, forget the debt, not touch the debt, leave the debt alone, debt does not matter, no debt to deduct',
    'divise directement, directement par le nombre, directement par les actions, sans retirer la dette, sans toucher à la dette, sans passer par la dette',
  ],
  reaches_equity: [
    'to get equity, get to equity, get to the equity, reach equity, reach the equity, arrive at equity, arrive at the equity, gives equity, gives the equity, for the equity value, to the equity value, to equity value, what the owners have, what shareholders get',
    'pour arriver aux titres, arriver à la valeur des titres, arriver aux fonds propres, obtenir les fonds propres, passer aux titres, passer à la valeur des titres, donne la valeur des titres',
  ],
  rate_level: [
    '7%, 8%, 9%, 10%, 11%, 12%, 7, 8, 9, 10, 11, 12, seven, eight, nine, ten, eleven, twelve',
    '7%, 8%, 9%, 10%, 11%, 12%, 7, 8, 9, 10, 11, 12, sept, huit, neuf, dix, onze, douze',
  ],
  sum_of_rate_growth: [
    'rate plus growth, rate plus the growth, wacc plus growth, wacc plus the growth, wacc plus g, rate plus g, growth adds to the, wacc alone, only the wacc, just the wacc, rate alone, growth plays no part, not subtract growth, without subtracting growth',
    'taux plus la croissance, taux plus croissance, cmpc plus la croissance, cmpc plus croissance, cmpc plus g, wacc plus g, cmpc seul, taux seul, seulement par le cmpc, sans retirer la croissance, cmpc tout seul',
  ],
  may_exceed: [
    'can exceed, may exceed, should exceed, must exceed, can be above, may be above, should be above, can be higher than, may be higher than, should be higher than, can easily exceed, can well exceed, can outgrow, can be faster than, no limit on, no ceiling on, no cap on',
    'peut dépasser, doit dépasser, peut très bien dépasser, peut être supérieure, peut être au dessus, doit être supérieure, peut croître plus vite, peut durablement dépasser, sans plafond, aucune limite à, aucun plafond',
  ],
  small_share: [
    'small share, small part, small portion, smaller share, small fraction, tiny, minor, negligible, marginal, hardly matters, hardly anything, little weight, low weight, small weight, a detail, not much of, ten percent or so, rounding, very little, counts little, weighs little, counts for little, weighs nothing, small piece',
    'petite part, faible part, part faible, petite fraction, négligeable, marginale, faible poids, poids faible, pèse peu, pèse très peu, minime, minoritaire, part mineure, accessoire, un détail, presque rien, peu de chose, compte très peu, compte peu, pas grand-chose, très peu de, petite partie, faible partie',
  ],
  first_part: [
    'first years, early years, plan years, explicit years, explicit period, forecast years, years of the plan, first flows, first five years, explicit forecast, plan itself',
    'premières années, années du plan, années explicites, période explicite, premiers flux, cinq ans du plan, prévisions explicites',
  ],
  extra_year: [
    'one more year, one year more, an extra year, one extra year, an additional year, one additional year, plus one year, n plus one, one year later than, one year beyond, a year beyond',
    'une année de plus, un an de plus, une année supplémentaire, un an supplémentaire, n plus un, n plus 1, un an au-delà, une année au-delà',
  ],
  first_year_profit: [
    'ebitda of today, today’s ebitda, current ebitda, ebitda of year one, first year ebitda, first year’s ebitda, this year’s ebitda, latest ebitda, ltm ebitda',
    'ebitda d’aujourd’hui, ebitda actuel, ebitda de la première année, ebitda de cette année, ebitda courant, ebitda des douze derniers mois',
  ],
  levered_measure: [
    'flow to equity, fcfe, levered free cash flow, levered cash flow, net income, net profit, net earnings, after interest, dividends, equity flow',
    'flux aux actionnaires, flux pour les actionnaires, flux actionnaires, flux revenant aux actionnaires, résultat net, bénéfice net, après intérêts, après frais financiers, dividendes, flux après dette',
  ],
  real_outlay: [
    'is a cash cost, is a real cost, real cash cost, cash expense, is really paid, really paid out, a real cash outflow, cash leaves for, leaves the bank account, stays deducted, remains deducted, stays out, is paid in cash, leaves the till, leaves the company, real outflow, really cost money',
    'vraie dépense, vraie sortie, est décaissé, sont décaissés, sortie de trésorerie, coût réel, est vraiment payé, est réellement payé, reste déduit, reste en moins, sort de la caisse, sort vraiment, sort réellement, vraies sorties, vraies dépenses, correspondent à une vraie',
  ],
  not_put_back: [
    'not add it back, not add back, not add them back, never add it back, not put it back, not put back, no add back, without adding back, without adding it back, not added back',
    'ne le réintègre pas, ne réintègre pas, pas besoin de réintégrer, ne le reprends pas, ne la reprends pas, ne le rajoute pas, sans réintégrer, sans le réintégrer, inutile de réintégrer, ne la remets pas, ne le remets pas, n’est pas réintégré, ne sont pas réintégrés',
  ],
  is_its_cash: [
    'is the cash flow, is cash flow, equals cash flow, equals the cash flow, is basically cash, is already cash, is its cash flow, is the free cash flow, is more or less the cash, is the money the company makes',
    'c’est du cash, est le cash flow, est déjà du cash, équivaut au cash flow, est le flux, est égal au flux, est déjà le flux, c’est l’argent que fait, c’est l’argent que gagne, c’est tout simplement le cash',
  ],
  taxed_profit_wrong: [
    'tax the net income, tax on net income, tax after interest, tax on the profit after interest, deduct interest before tax, interest off before tax, tax on profit after interest',
    'impôt sur le résultat net, impôt après intérêts, impôt sur le résultat après intérêts, impose le résultat net, retire les intérêts avant l’impôt',
  ],
  spend_left_out: [
    'not subtract capex, not deduct capex, capex is not deducted, capex is not subtracted, capex is added, add capex, add the capex, add back capex, add back the capex, plus capex, plus the capex, capex stays out, leave capex out, ignore capex, not reduce the cash, not reduce cash flow, capex is already in depreciation',
    'le capex ne se déduit pas, le capex est déjà dans les amortissements, ajoute le capex, réintègre le capex, plus le capex, ignore le capex, sans retirer le capex',
  ],
  cheaper_than: [
    'cheaper than, costs less than, less expensive than, costs nothing compared, lower cost than',
    'moins cher que, coûte moins que, meilleur marché que',
  ],
  dearer_than: [
    'dearer than, more expensive than, costs more than, costlier than, higher cost than',
    'plus cher que, coûte plus que',
  ],
  free_money: [
    'is free, costs nothing, has no cost, bears no interest, pays no interest so, is the cheapest, free source, no cost to',
    'est gratuit, sont gratuits, ne coûte rien, aucun coût, sont les moins chers, argent gratuit',
  ],
  paid_first: [
    'paid first, served first, paid before lenders, paid before the lenders, come first, come before, have priority, first in line',
    'payés en premier, servis en premier, passent avant, payés avant, passent en premier, sont prioritaires, premiers servis',
  ],
  lower_risk_than: [
    'more risk than, riskier than, riskier position than, less safe than',
    'plus de risque que, plus risqué que',
  ],
  equity_tax_relief: [
    'cost of equity after tax, equity is tax deductible, equity is deductible, tax saving on equity, dividends are deductible, dividends are tax deductible, both costs after tax, both after tax, tax off both, dividends lower the tax, tax saving on both, after tax cost of equity, cost of equity by one minus, equity also gets the tax shield, tax shield is on the dividends',
    'fonds propres sont déductibles, dividendes sont déductibles, les deux coûts après impôt, les deux après impôt, dividendes réduisent l’impôt, aux deux coûts, dividendes font économiser de l’impôt',
  ],
  unweighted_mean: [
    'simple average, plain average, arithmetic average, arithmetic mean, simple mean, average the two costs, average of the two costs, unweighted, fifty fifty, half and half, divide by two, without weighting, add the two costs, add the two rates, add both costs, weights do not matter',
    'moyenne simple, simple moyenne, moyenne arithmétique, non pondérée, sans pondérer, moitié moitié, divise par deux, somme des deux coûts, additionne les deux coûts, additionne les deux taux, ajoute les deux coûts',
  ],
  owners_want_less: [
    'cost of equity falls, cost of equity drops, cost of equity decreases, cost of equity declines, shareholders ask for less, shareholders want less, shareholders require less, shareholders demand less, owners ask for less, owners want less, shareholders accept less, shareholders accept a lower, owners accept less, shareholders expect less, less risk for shareholders, less risk for owners, beta falls, beta goes down, beta comes down, lowers the beta, safer for shareholders, shareholders safer, shareholders risk less, shareholders less worried',
    'coût des fonds propres baisse, coût des fonds propres diminue, actionnaires exigent moins, actionnaires demandent moins, actionnaires veulent moins, actionnaires acceptent moins, actionnaires se contentent, bêta baisse, bêta diminue, bêta descend, réduit le bêta, risquent moins, protège les actionnaires',
  ],
  small_company: [
    'small company, smaller company, small business, small firm, smaller firm, small cap, smaller business, being small',
    'petite société, petite entreprise, plus petite société, petite boîte, petite capitalisation, pme, petite taille, être petit',
  ],
  big_company: [
    'large company, larger company, bigger company, big company, large caps, bigger firm, big groups, being large, being big, big firms, larger firms, big corporates',
    'grande société, grande entreprise, gros groupe, grand groupe, grande taille, grosses boîtes, grosses sociétés, grosses entreprises',
  ],
  lower_wacc: [
    'lower wacc, lower rate, lower discount rate, lower cost of capital, lower cost of equity, wacc falls, wacc goes down, wacc drops, wacc comes down, wacc is lower, lowers the wacc, reduces the wacc, wacc decreases, bring the wacc down, pushes the wacc down, cheaper capital, borrows more cheaply, lower risk premium, lower return, size discount, wacc to fall, wacc declines',
    'cmpc plus bas, cmpc plus faible, cmpc est plus bas, cmpc est plus faible, baisse le cmpc, cmpc baisse, cmpc diminue, cmpc descend, cmpc recule, réduit le cmpc, réduisent le cmpc, diminue le cmpc, taux plus bas, taux plus faible, coût du capital baisse, wacc baisse, wacc diminue, baisse le wacc, wacc plus bas, finance moins cher, décote de taille, coût du capital plus bas, coût du capital plus faible, tire le cmpc vers le bas',
  ],
  higher_wacc: [
    'higher wacc, higher cost of capital, wacc rises, wacc goes up, wacc is higher, raises the wacc, wacc increases, higher risk premium, higher discount rate, pay a premium',
    'cmpc plus élevé, cmpc plus haut, cmpc est plus élevé, cmpc monte, cmpc augmente, fait monter le cmpc, prime plus élevée',
  ],
  value_up: [
    'value rises, value goes up, value increases, value is higher, higher value, raises the value, increases the value, value climbs, worth more, boosts the value, higher enterprise value, higher ev, higher present value, bigger value',
    'valeur monte, valeur augmente, valeur grimpe, valeur est plus élevée, valeur plus élevée, augmente la valeur, fait monter la valeur, vaut plus, vaut davantage, plus la société vaut, plus l’entreprise vaut, plus elle vaut, plus la valeur est élevée',
  ],
  wacc_up: [
    'wacc goes up, wacc rises, wacc increases, higher wacc, rate goes up, higher discount rate, discount rate rises, raise the wacc, increase the wacc, raise the discount rate, higher the rate, higher the wacc, higher the discount rate',
    'cmpc monte, cmpc augmente, cmpc plus élevé, taux monte, taux augmente, taux d’actualisation monte, taux d’actualisation augmente, taux plus élevé, cmpc est élevé, taux est élevé, hausse du cmpc',
  ],
  inverted_u: [
    'inverted u, inverse u, upside down u, hump, bell shaped, first rises then falls, up then down, rises first and then, first goes up then',
    'u inversé, u renversé, u à l’envers, en cloche, monte puis baisse, monte d’abord puis, commence par monter',
  ],
  rates_touch_debt_only: [
    'rates only affect debt, only debt is affected',
    'ne joue que sur la dette, ne changent pas le coût des fonds propres',
  ],
  beta_wrong_side: [
    'unlever at the target, unlever with the target, relever at the peer, relever with the peer',
    'désendette avec la structure de la cible',
  ],
  debt_calms_beta: [
    'unlevering raises, unlevering increases, unlevered beta is higher, unlevered beta is bigger, relevering lowers, relevering reduces, multiply to unlever, unlever by multiplying, debt lowers the beta, debt reduces the beta, leverage lowers the beta, leverage reduces the beta, levered beta is lower, unlevering pushes the beta up',
    'désendetter augmente, désendetter fait monter, bêta désendetté est supérieur, réendetter baisse, réendetter diminue, réendetter fait baisser, dette réduit le bêta, dette baisse le bêta, dette diminue le bêta, levier réduit le bêta, levier baisse le bêta, levier diminue le bêta, désendette en multipliant',
  ],
  stays_unlevered: [
    'put the asset beta in the capm, no need to relever, not relever, without relevering, keep the unlevered beta, keep the asset beta, unlevered beta directly in, asset beta directly in, not put our own debt back, without putting our debt back, without putting the debt back, asset beta goes in the capm',
    'bêta de l’actif dans le medaf, pas besoin de réendetter, inutile de réendetter, sans réendetter, sans le réendetter, ne le réendette pas, ne réendette pas, garde le bêta désendetté, pas besoin de remettre notre dette',
  ],
  beta_misapplied: [
    'beta times the risk free, beta times risk free, risk free times beta, all times beta, the whole times beta, the sum times beta, whole thing times beta, beta plus the premium, add beta to, premium over beta, divided by beta, minus beta times, subtract the premium, risk free multiplied by',
    'bêta fois le taux sans risque, divisé par le bêta, ajoute le bêta à, moins le bêta fois, retire la prime, taux sans risque multiplié par',
  ],
  short_rate: [
    'three month bill, three month rate, overnight, deposit rate, savings account, euribor, ecb rate, policy rate, central bank rate, corporate bond, company’s own bond, bank loan rate, rate the bank charges',
    'bon à trois mois, taux à trois mois, euribor, livret a, taux de dépôt, taux de la bce, taux directeur, obligation d’entreprise, obligation de la société, taux du prêt bancaire, taux auquel la société emprunte',
  ],
  single_date: [
    'middle of the horizon, middle of the plan, middle of the forecast, halfway through the plan, halfway through the forecast, midpoint of the plan, midpoint of the horizon, a single date, one single date, same date, halve the rate, half the rate, half the wacc',
    'milieu de l’horizon, milieu du plan, milieu des cinq ans, milieu des prévisions, moitié du plan, mi-plan, date unique, seule date, même date, taux divisé par deux, moitié du taux, moitié du cmpc',
  ],
  half_more: [
    'half a year more, half year more, six months more, six months longer, half a year longer, extra half year, additional half year, extra six months, another six months, another half year, six months later, half a year later, longer wait',
    'six mois de plus, un semestre de plus, six mois supplémentaires, demi-année supplémentaire, six mois plus tard, plus longtemps, premier flux est actualisé sur un an et demi, un an et demi au lieu',
  ],
  top_word: [
    'peak, top of the cycle, boom year, best year, record year, record margin, high of the cycle, highest margin, best margin',
    'pic, haut de cycle, haut du cycle, sommet, meilleure année, année record, marge record, point haut, meilleure marge, marge la plus haute',
  ],
  i_settle_on: [
    'i take, i use, i keep, i put, i would take, i would use, i would keep, i go with, i choose, i pick, i plug, i build on, i work with, i rely on, we take, we use, we keep, you take, you use, you keep, carries, should reflect, i extend, i extrapolate, i would extend',
    'je prends, je retiens, je garde, je mets, je pars, j’utilise, je prendrais, je retiendrais, je choisis, je conserve, je prolonge, je reprends, je me base, on prend, on retient, on garde, on met, on part, on utilise, on prolonge, on conserve, on reprend, j’étends, j’extrapole',
  ],
  for_the_end: [
    'last year, final year, terminal year, terminal value, perpetuity, forever, for ever, long run, after the plan',
    'dernière année, année terminale, valeur terminale, infini, perpétuité, année finale, long terme',
  ],
  full_potential: [
    'full potential, what it can do, real capacity, true potential, real potential, its true level, earning power',
    'plein potentiel, vrai potentiel, ce que la boîte sait faire, capacité réelle, vrai niveau, ce que la société sait faire',
  ],
  spot_price: [
    'today’s price, price of today, current price, price of the day, latest price, today’s commodity price, spot, price as of today',
    'prix du jour, prix actuel, cours du jour, cours actuel, prix d’aujourd’hui, dernier prix, spot',
  ],
  kept_flat: [
    'constant, flat, unchanged, fixed, keep, kept, throughout, over the whole plan, for ever, forever, all along, all the way through',
    'constant, inchangé, fixe, garde, figé, stable, sur tout le plan, tout du long, tout le long',
  ],
  horizon_cut: [
    'shorter horizon, horizon is shorter, shorten the horizon, shorten the forecast, shorter forecast, forecast is shorter, two years maximum, two years at most, two years max, three years maximum, three years at most, three years max, one year is enough, two years are enough, two years is enough, three years are enough, three years is enough, only two years, just two years, only one year',
    'horizon plus court, horizon est plus court, raccourcis l’horizon, prévisions plus courtes, deux ans maximum, deux ans max, trois ans maximum, trois ans max, deux ans suffisent, trois ans suffisent, un an suffit, deux ans au plus, trois ans au plus, seulement deux ans',
  ],
  one_case_enough: [
    'no need for scenarios, no need for sensitivities, sensitivities are useless, sensitivity is useless, one figure is enough, no scenarios needed, sensitivity adds nothing, one set of numbers is enough, no need to test the assumptions, not need to test the assumptions, no need to try other numbers',
    'pas besoin de scénarios, pas besoin de sensibilités, les sensibilités ne servent, pas besoin de tester les hypothèses',
  ],
  ore_body: [
    'mine, oil field, reserves, deposit of ore, ore body, quarry',
    'mine, gisement, champ pétrolier, réserves, carrière',
  ],
  keeps_in: [
    'i keep, i leave in, i include, i would keep, i would include, we keep, we include, you keep, you include, stay in, belong in',
    'je garde, je laisse, je conserve, j’inclus, j’intègre, on garde, on laisse, on conserve, on inclut, on intègre, restent dans, font partie',
  ],
  no_clean_up: [
    'no need to clean, no need to normalise, no need to adjust, not need to normalise, not need to clean, without cleaning, without normalising, not normalise, not clean it, not clean the, as reported, reported ebitda is fine, starting ebitda is given, not touch the starting, one offs stay in, one offs belong in, exceptionals stay in, one offs should stay',
    'pas besoin de retraiter, inutile de retraiter, sans retraiter, ne retraite pas, pas besoin de normaliser, inutile de normaliser, sans normaliser, tel que publié, ebitda publié tel, pas besoin de nettoyer, inutile de nettoyer, exceptionnels restent',
  ],
  young_firm: [
    'startup, biotech, young firm, no sales, company without sales, start ups',
    'startup, biotech, sans chiffre d’affaires, start-ups, jeunes pousses',
  ],
  works_best: [
    'works best, at its best, ideal, best suited, perfect for, perfectly suited, works very well, works perfectly, shines, most useful, most reliable, right tool, where it works, made for, best for, designed for, most at home',
    'marche le mieux, fonctionne le mieux, idéal, parfait pour, le mieux adapté, particulièrement adapté, fonctionne très bien, marche très bien, le plus utile, le plus fiable, le bon outil, convient le mieux, fait pour, conçu pour',
  ],
  clear_view: [
    'too clear, predictable, easy to forecast, easily forecast, very stable, stable flows, flows are stable, contracted, regulated, good visibility, high visibility',
    'trop clair, prévisible, faciles à prévoir, très stable, flux stables, régulé, contrats longs, bonne visibilité, forte visibilité',
  ],
  of_no_use: [
    'adds nothing, bad idea, useless, pointless, no use, wrong method, wrong tool, brings nothing, tells you nothing, makes no sense, worst case for, worthless, inadvisable, of no interest',
    'n’apporte rien, mauvaise idée, ne sert à rien, inutile, mauvaise méthode, mauvais outil, n’a pas de sens, n’apprend rien, sans valeur, déconseillé, aucun intérêt',
  ],
  deposits_as_debt: [
    'deposits are financial debt, deposits are debt like, deposits are just debt, treat deposits as debt, deposits as financial debt, subtract the deposits, deduct the deposits, deposits in net debt, take the deposits off, strip out the deposits, deduct deposits, take deposits off, deposits as debt',
    'dépôts sont une dette comme, traite les dépôts comme de la dette, déduis les dépôts, déduit les dépôts, dépôts comme de la dette, enlève les dépôts, retire les dépôts, dépôts c’est de la dette, dépôts sont de la dette',
  ],
  takes_on_trust: [
    'trust, rely on, believe, take their word, take his word, accept, adopt, respect, go with, stick to, base my valuation on, base the price on',
    'fais confiance, fait confiance, me fie, se fie, crois, croit, accepte, adopte, reprends, m’appuie sur, retiens, valorise sur',
  ],
  plan_of_seller: [
    'seller’s plan, plan of the seller, seller’s numbers, seller’s figures, management’s plan, management’s numbers, their plan, their numbers, plan of the management, management plan, business plan as',
    'plan du vendeur, chiffres du vendeur, plan du management, leur plan, leurs chiffres, plan de la direction, prévisions du vendeur',
  ],
  knows_best: [
    'knows the business best, knows his business best, knows its business best, knows best, knows better, know the business better, know their business best, knows his market, knows its market, knows the market, knows his company, knows the company',
    'connaît mieux, connaissent mieux, connaît le mieux, connaissent le mieux, sait mieux, savent mieux, bien placé pour, mieux placé, connaît son marché, connaît son affaire, connaît sa société, connaît sa boîte',
  ],
  doubled_ebitda: [
    'doubled ebitda, ebitda of year three, year three ebitda, ebitda in three years, future ebitda, target ebitda, plan ebitda, ebitda of the plan, year three’s ebitda, third year ebitda',
    'ebitda doublé, ebitda de l’année trois, ebitda de l’année 3, ebitda dans trois ans, ebitda futur, ebitda visé, ebitda du plan',
  ],
  for_certain: [
    'whatever happens, in any case, guaranteed, is certain, as certain, for certain, is sure, anyway, regardless of results, without probability, no probability, probability of one, at its nominal, at nominal, nominal amount, as cash, like cash, without weighting, not weighted',
    'quoi qu’il arrive, dans tous les cas, garanti, certain, de toute façon, sans probabilité, au nominal, montant nominal, valeur nominale, comme du cash, sans pondérer, sans le pondérer',
  ],
  seller_shield: [
    'protects the seller, protects the vendor, risk on the buyer, buyer bears the risk',
    'protège le vendeur, protège le cédant, acheteur porte le risque, fait porter le risque sur l’acheteur',
  ],
  always_more: [
    'more and more, ever more, always, keeps on, without limit, every extra, each extra',
    'de plus en plus, toujours, sans limite, chaque euro de plus, chaque fois',
  ],
  improve_cash: [
    'improves cash, improves the cash flow, increases cash, increases the cash flow, frees cash, frees up cash, raises the cash flow',
    'améliore le flux, augmente le flux, libère du cash, libère de la trésorerie, améliore la trésorerie',
  ],
  max_debt: [
    'maximum debt, maximum leverage, more debt the lower, more debt the better, more you borrow the lower',
    'maximum de dette, plus on s’endette plus le cmpc baisse',
  ],
  same_beta: [
    'same beta, peer’s beta as, beta straight, beta of the peer as',
    'même bêta, bêta du pair tel quel, bêta du pair directement',
  ],
  since_proof: ['proves, proof, shows what, evidence', 'preuve, prouve, montre ce'],
  straight_up: ['straight line, only goes up, flat for ever', 'tout droit, ligne droite'],
  without_discounting: [
    'without discounting, undiscounted, at face value, as they come, without bringing, no need to bring them back',
    'sans actualiser, sans les actualiser, non actualisés, sans les ramener, tels quels',
  ],
  without_weights: [
    'ignore the weights, forget the weights, weights do not count, without weights, whatever the weights',
    'sans les poids, peu importe les poids',
  ],
  little_use: [
    'of little use, not much use, of no interest, adds nothing, no use, little point, no point',
    'peu utile, peu d’intérêt, sans intérêt, n’apporte rien, ne sert à rien',
  ],
  equity_is_cheap: [
    'equity is cheap, equity is cheaper, equity is the cheap, equity is the cheapest, equity costs less',
    'fonds propres sont moins chers, fonds propres coûtent moins, fonds propres sont la source, capitaux propres coûtent moins, actionnaires demandent moins que',
  ],
  part_played: [
    'no role, no part, changes nothing, makes no difference, no effect, no impact, irrelevant, does not matter, does not count',
    'ne change rien, aucun rôle, n’intervient pas, ne joue pas, aucun effet, aucun impact, sans effet, ne compte pas',
  ],
  tax_raises_it: [
    'grossed up, gross it up, one plus the tax, divide by one minus',
    'impôt renchérit, divise par un moins, un plus le taux d’impôt',
  ],
  outside_costs: [
    'above both costs, higher than both, below both costs, lower than both',
    'supérieur aux deux, inférieur aux deux',
  ],
  more_debt: [
    'more debt, more leverage, higher leverage, more borrowing, more you borrow, more it borrows, more indebted, more levered, highly levered',
    'plus de dette, plus d’endettement, davantage de dette, plus endettée, plus on s’endette, plus on emprunte',
  ],
  lower_beta: [
    'lower beta, smaller beta, beta is lower, lower risk, less risk, beta too low, equity beta falls, equity beta goes down, equity beta drops',
    'bêta plus faible, bêta plus bas, bêta est plus faible, moins de risque, bêta trop faible, bêta trop bas, bêta des actions diminue, bêta des actions baisse, bêta endetté baisse, bêta des fonds propres diminue, bêta des fonds propres baisse',
  ],
  lenders_last: [
    'lenders come after, lenders are paid after, lenders are paid last, lenders come last, banks come last, banks are paid last, banks come after',
    'prêteurs passent après, prêteurs passent en dernier, banques passent après, prêteurs sont payés après, banques passent en dernier',
  ],
  high_percent: [
    '4%, 5%, 6%, 7%, 8%, four percent, five percent, six percent, seven percent, eight percent',
    '4 %, 5 %, 6 %, 7 %, 8 %, 4%, 5%, 6%, 7%, 8%, quatre pour cent, cinq pour cent, six pour cent, sept pour cent',
  ],
  quite_fine: [
    'is fine, is perfectly fine, no problem, is reasonable, is acceptable, are fine',
    'ne pose pas de problème, pas de problème, est raisonnable, est acceptable, aucun problème',
  ],
  above_peers: [
    'above peers, higher than peers, above the peers, above the sector, higher than the sector, above competitors',
    'au-dessus des pairs, supérieur aux pairs, au-dessus du secteur',
  ],
  being_prudent: [
    'prudent, conservative, cautious, on the safe side',
    'prudent, conservateur, prudence',
  ],
  at_growth_rate: [
    'discount it at the growth, discount at the growth, discounted at growth, discount it at growth',
    'actualise à la croissance',
  ],
  same_span: [
    'all over five years, each over five years, even the first over, same number of years, same five years, all at five years',
    'tous sur cinq ans, même nombre d’années, même le premier',
  ],
  top_margin: [
    'margin of the peak, peak margin, margin of the top, margin at the top, best margin, highest margin, record margin, peak year, best year, record year, boom year, current boom, peak profit, peak ebitda, margin of the good',
    'marge du haut, marge de haut, marge du sommet, marge de sommet, marge du pic, marge de pic, marge de la meilleure, marge record, meilleure marge, marge la plus haute, année record, meilleure année, année de pic, année du pic, ebitda du pic, marge de la bonne, marge des bonnes',
  ],
  low_margin: [
    'trough margin, margin of the trough, margin of the worst, worst year, lowest margin, lowest price',
    'marge du creux, marge de creux, marge de bas, pire année, marge la plus basse, prix le plus bas, année de creux',
  ],
  short_span: ['one year, two years, three years', 'un an, deux ans, trois ans'],
  plenty_word: [
    'plenty, enough, suffices, sufficient',
    'suffisent, suffit, largement assez, amplement',
  ],
  no_bad_case: [
    'no case where, never bad, always relevant, always useful, no situation where, no limit to',
    'il n’y a pas de cas, aucun cas où, jamais mauvais, toujours pertinent, toujours utile, pas de situation où',
  ],
  plan_alone: [
    'leave the plan, keep the plan, not touch the plan, take the plan and',
    'garde le plan, laisse le plan, conserve le plan, garde leur plan',
  ],
} as const satisfies Lexicon;
