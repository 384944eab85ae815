import type { Lexicon } from '../../types.ts';
import { goesDown, goesUp } from '../directions.ts';

const upFrench = goesUp[1]
  .split(', ')
  .filter((phrase) => phrase !== 'monte de')
  .join(', ');

/** What several points of this part of the trade are told with. */
export const accountingShared: Lexicon = {
  adjust: [
    'correct that profit, corrects the profit, strip out, strips out, clean it of, cleans out, adjust, swing, correct for, take out, take off, outflow, inflow, drain',
    'nettoie, purge, ajuster, corriger, neutraliser, on retire, je retire, on enlève, j’enlève, sortie, décaissement',
  ],
  asset_swap: [
    'swap, exchange, one asset for another, turned into, replaced by',
    'échange, troquer, troc, un actif contre un autre, contre un autre actif, remplace',
  ],
  by_plus: ['up, plus, higher by', 'plus'],
  cash_paper: [
    'money page, money sheet, cash page, cash sheet, cash diary, money diary, bank diary, cfs, page of money, count of money, count of the money, cash flow, cash statement, operating cash, bank statement, bank sheet, went through the bank, money in and out, money in and money out, money movements, movements of money, movements of cash, cash movements, money that moved, receipts and payments, cash side, tracks the cash, follows the cash, follows the money, through the till, explain the till, moved through the bank, what came in, what moved, cash in and cash out, actual money, real money, bank balance, where the money came, where money came, where the money went, for the cash',
    'feuille de cash, feuille de trésorerie, feuille de caisse, page de la trésorerie, page du cash, relevé d’argent, carnet d’argent, journal de caisse, cahier de caisse, relevé de trésorerie, tft, page trésorerie, page cash, page de l’argent, feuille de l’argent, compte de l’argent, en flux, côté flux, tableau de flux, flux de trésorerie, flux de cash, cash flow, les flux, mouvements de trésorerie, mouvements de cash, mouvements d’argent, entrées et sorties, relevé de compte, relevé bancaire, relevé de banque, côté cash, côté trésorerie, encaissements et décaissements, suit l’argent, suit le cash, suit la trésorerie, retrace l’argent, ce qui rentre et ce qui sort, passé par la caisse, mouvements de la caisse, mouvements de la banque, mouvements du compte, tableau de trésorerie, page de trésorerie, argent réel, d’où l’argent, d’où vient l’argent, solde en banque, côté argent, pour la trésorerie',
  ],
  cash_word: [
    'cash, bank balance, bank account, closing balance, money in the bank',
    'trésorerie, cash, caisse, compte en banque, tréso, argent en banque',
  ],
  climbs: [
    [
      `${goesUp[0]}, go higher, goes higher, moves up, edges up, swells, is bigger, are higher, get bigger, is boosted, gets a boost, increase, rise, grow, rising, increasing, growing, going up`,
      'shoots up, balloons, soars',
    ].join(', '),
    [
      `${upFrench}, est plus gros, est supérieure, est supérieur, s’alourdit, s’alourdissent, hausse`,
      's’envole, bondit',
    ].join(', '),
  ],
  come_off: [
    'come off, take off, take away, taken off, help you, minus, less',
    'on enlève, j’enlève, on retire, je retire, moins',
  ],
  days_word: ['day, week, month', 'jour, semaine, mois'],
  drops: [
    `${goesDown[0]}, goes lower, moves down, edges down, is smaller, are lower, get smaller, is lowered, is cut, fall, drop, shrink, decrease, falling, dropping, shrinking, going down`,
    `${goesDown[1]}, baissent, se dégrade, est inférieur, est inférieure, est réduit, est réduite, est amputé, est amputée, se contracte, s’allège, se réduit`,
  ],
  earned: [
    'earn, income, recognise, count it, revenue',
    'gagner, acquis, chiffre d’affaires, reconnaître, reconnaît, reconnu, constater, produit',
  ],
  earnings_paper: [
    'earnings page, profit page, earnings sheet, profit sheet, income statement, p and l, pnl, profit and loss, profit account, statement of earnings, what we earned, what you earned, what it earned, earned over the year, sales minus costs, sales less costs, income less expenses, p&l, what was earned, what you earn, what it earns, what we earn',
    'page des gains, page du résultat, page des bénéfices, feuille des gains, compte de résultat, p and l, pnl, ce qu’on a gagné, ce qu’elle a gagné, ce qu’on gagne, ventes moins charges, produits moins charges, produits et charges, charges et produits, p&l, ce qu’on déclare gagner, ce qu’on affiche',
  ],
  goes_in: [
    'shows up in, ends up in, is found in, lands in, falls in, falls under, sits under, is charged to, runs through, moves into, lands on, ends up on, is carried to, passes through, pass through, rolls into, flows into, feeds into, goes in, goes into, go in, is put in, is in, are in, sits in, sit in, shows in, show in, is part of, are part of, belongs in, belongs to, belong in, appears in, appear in, goes through, go through, is recorded in, is booked in, comes under, goes under, is classified in, shown in, are booked in, are recorded in, counted in, reported in, are classified in, is used, is taken, enters, comes in, you use, i use, stays',
    'apparaît en, se retrouve dans, se retrouve en, s’inscrit en, s’inscrire en, atterrit dans, atterrit en, tombe dans, se loge dans, est rangé dans, passe par, passent par, passe au, passent au, passe directement en, passent directement en, vient en, entrent dans, est dans, sont dans, figure dans, figurent dans, figure en, apparaît dans, apparaissent dans, passe dans, passe en, passent dans, passent en, se trouve dans, relève des, relève du, relèvent du, va dans, vont dans, inscrits dans, classés en, classés dans, comptés dans, se prend, entre, intervient, on la prend, se met, s’utilise, reste, rentre',
  ],
  goodwill_word: ['goodwill', 'goodwill, écart d’acquisition, survaleur'],
  i_take_them_off: [
    'i take them off, i take it off, i subtract them, i deduct them, i subtract it, i deduct it, i remove them, are subtracted, is subtracted, are deducted, come off, go out',
    'on les déduit, on les soustrait, je les retire, on les retire, je les enlève, on les enlève, je les déduis, je les soustrais, je la retire, se retirent, se déduisent, se retranchent, viennent en moins, il faut les retirer, je les sors',
  ],
  in_part: ['part of, some of, not all, once, if', 'une partie, partie du, pas tout, une fois, si'],
  invoices: [
    'invoice, bill, on credit, owed by customers, customers owe, clients owe, owe us, owe you, unpaid',
    'facture, à crédit, impayés, clients doivent, nous doivent, lui doivent, créance, encours',
  ],
  is_the_cash: [
    'is cash, equals cash, is the same as cash, means cash, is the cash, means money, guarantees cash, always has cash, always has the cash, must have cash, cannot run out, can never run out, money that lands, lands in bank, ends up in bank, can not run out, can always pay, always able to pay, always pay its bills',
    'c’est du cash, c’est de la trésorerie, veut dire du cash, égale la trésorerie, égal à la trésorerie, suffit à garantir, garantit le paiement, garantit la trésorerie, a toujours du cash, ne peut pas manquer, ne peut manquer, la trésorerie disponible, finit en banque, arrive en banque, peut toujours payer',
  ],
  kept_out: [
    'stays out, stay out, does not belong, do not belong, has no place, does not come into, does not count, can be ignored, can be left out, is ignored, does not come off, is not deducted, is zero, fall to zero, drop to zero, go to zero',
    'n’entre pas, n’entrent pas, ne se déduit pas, ne se déduisent pas, ne se retire pas, n’a pas sa place, reste en dehors, reste dehors, peut être ignoré, tomber à zéro, peut être nul, ne compte pas, n’est pas déduit',
  ],
  less_of: [
    'lighter by, is lighter, thinner by, is thinner, shy of, less, lower, relief, smaller, reduce, fall, drop, cheaper, cut, shelter',
    'plus léger, plus légère, plus maigre, moins, plus faible, plus bas, économise, baisse, diminue, réduit, réduire, allège',
  ],
  loss_word: [
    'loss, charge, hit, expense, hurts, lose',
    'perte, charge, moins-value, pèse, on perd',
  ],
  lowers: [
    'reducing, lowering, cutting, lower, lowers, reduce, cut, cuts, decrease, decreases, shrink, bring down, brings down, drag down, drags down, hits, eats into, weighs on, depresses, comes off, is deducted from, are deducted from, is taken off, knocks down',
    'réduisent, réduisant, pèsent sur, font chuter, réduit, réduire, diminue, diminuer, fait reculer, fait chuter, baisse, abaisse, pèse sur, grève, ampute, se déduit de, vient en moins, vient en déduction, ponctionne, entame',
  ],
  minus_word: ['minus, less, over, net of', 'moins, diminué de, déduction faite de'],
  net_of_tax: [
    'taxed, one minus t',
    'après impôt, net d’impôt, moins l’impôt, un moins le taux, taxé, imposé',
  ],
  nothing_upon: [
    'nothing happens to, nothing happens on, leaves intact, neutral on, neutral for, no effect on, no impact on, no effect whatsoever on, no bearing on, nothing to do with, nothing on, not matter for, makes no difference to, makes no difference for, irrelevant for, irrelevant to, no influence on',
    'rien ne se passe sur, neutre sur, neutre pour, aucun effet sur, pas d’effet sur, sans effet sur, aucun impact sur, pas d’impact sur, sans impact sur, aucune incidence sur, sans incidence sur, rien à voir avec, ne change rien à, ne change rien pour, sans importance pour, aucune influence sur, pas d’influence sur, il ne se passe rien sur, ne bouge pas d’un centime',
  ],
  only_named: [
    'make sure everything flows, make sure it all flows, an add back somewhere, add-back somewhere, has to watch its, have to be looked, be looked at, is part of the process, part of the picture, on the list in every, sellers talk about, think about the, talk about the, bring up the, mention the, bring up due, bring up normalisation, talk about quality, relationship between, talk about how, want to walk through, consider how, whether cash, ask about, things to check, points to check, raises the question, point of view, tricky points, own number of days, to look at, look at the, would look at, want to go through, go through net, for the rest, there is an effect, there’s an effect, there is an impact on, show you how each',
    's’assurer que tout boucle, vérifier que tout s’enchaîne, une réintégration quelque part, est un point important, il faut suivre le, indicateur clé, au cœur du sujet, au cœur du prix, il faut étudier les, penser à la, penser au, parler de la, parlerais de, évoquer la, évoquerais, regarderais la, je prendrais les, il faut regarder, on pourrait parler, soulève la question, se pose la question, point de vue, points à vérifier, choses à vérifier, à quoi je ferais attention, pour le reste, il y a un effet, il y a un impact sur, je ne saurais pas, plutôt le métier, passer en revue les, par parler',
  ],
  operating_section: [
    'operating section, operating cash flow, operating activities, operating part, cash from operations, cash flow from operations',
    'flux opérationnel, flux opérationnels, flux d’exploitation, section opérationnelle, partie opérationnelle, flux de l’activité',
  ],
  plus_word: ['plus, adding, add', 'plus, ajoutant, ajoute, additionne, additionnant'],
  raises: [
    'raising, increasing, boosts, raise, raises, increases, increase, lift, boost, add to, adds to, push up, pushes up, inflate, enlarge, drive up, drives up, brings up, is added to, are added to, gets added to',
    'font monter, font grossir, accroissent, augmente, augmenter, fait monter, gonfle, accroît, alourdit, améliore, s’ajoute à, s’ajoute au, s’ajoutent à, s’ajoutent au, fait grossir',
  ],
  straight: ['straight, directly, in full into', 'directement, tout droit, intégralement dans'],
  tangible: [
    'machine, equipment, plant, building, assets, ppe, kit, gear, installations, boat, ship, truck, lorry, van, oven, vehicle, premises, workshop, tools',
    'machine, équipement, usine, bâtiment, matériel, immobilisations, actifs corporels, l’actif, les actifs, côté actif, bien, installations, bateau, navire, camion, four, véhicule, atelier, locaux, outils',
  ],
  tax_word: ['tax, taxable', 'd’is, l’is, impôt, fiscal, fiscalité, imposable'],
  taxman: [
    'tax authority, government, State, taxman, tax man, treasury, tax office, uncle sam, the authorities',
    'administration fiscale, percepteur, Trésor, fisc, État, l’administration',
  ],
  tie_up: [
    'absorb, tie up, tied up, eat, eaten, swallow, soak up, lock up, stuck, money out there, feed into, sunk into',
    'absorber, manger, consomme, consomment, immobilise, bloque, pompe, avale, nécessite, finance, argent dehors, coincé, engloutit, engloutissent, investi dans, englouti',
  ],
  wear: [
    'wear, worn, ageing, getting older, depreciation, get old, gets old, getting old, grow old',
    'usure, s’use, s’usent, vieillissement, vieillissent, vétusté, amortissement, dotation, se fatiguent, prennent de l’âge',
  ],
  whole_amount: [
    'full, whole, entire, all of it, hundred percent, at full value, full amount, counts fully, is worth all',
    'intégralement, en totalité, pour la totalité, de la totalité, en entier, tout entier, intégralité, plein pot, montant plein, pleins aujourd’hui, plein montant, compte entièrement, vaut la totalité, vaut tout son montant',
  ],
};
