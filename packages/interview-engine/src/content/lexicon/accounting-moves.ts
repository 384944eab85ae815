import type { Lexicon } from '../types.ts';
import { crossed } from './crossed.ts';
import { goesDown, goesUp, staysPut } from './directions.ts';

const cashNames = [
  'cash, bank account, cash balance, cash position, the bank, cash pile, treasury',
  'trésorerie, caisse, cash, compte en banque, argent en banque, banque',
] as const;

// In French "monte" has the stem of "montant", an amount.
const upFrench = goesUp[1]
  .split(', ')
  .filter((phrase) => phrase !== 'monte de')
  .join(', ');

/** What a subject does, and what is done to an object: `ebitda >> drops`, `lowers >> ebitda`. */
export const accountingMoves = {
  cash_word: [
    'cash, bank balance, bank account, closing balance, money in the bank',
    'trésorerie, cash, caisse, compte en banque, tréso, argent en banque',
  ],
  climbs: [
    `${goesUp[0]}, go higher, goes higher, moves up, edges up, swells, is bigger, are higher, get bigger, is boosted, gets a boost, increase, rise, grow, rising, increasing, growing, going up`,
    `${upFrench}, est plus gros, est supérieure, est supérieur, s’alourdit, s’alourdissent, hausse`,
  ],
  drops: [
    `${goesDown[0]}, goes lower, moves down, edges down, is smaller, are lower, get smaller, is lowered, is cut, fall, drop, shrink, decrease, falling, dropping, shrinking, going down`,
    `${goesDown[1]}, baissent, se dégrade, est inférieur, est inférieure, est réduit, est réduite, est amputé, est amputée, se contracte, s’allège, se réduit`,
  ],
  keeps_still: [
    `${staysPut[0]}, unaffected, stay put, stay flat, remains flat, remain flat, remain unchanged, remains unchanged, stays constant, is left unchanged, does not shift, does not react, never budges`,
    `${staysPut[1]}, reste constante, reste constant, inchangé, inchangée, n’est pas impacté, n’est pas impactée, n’est pas modifié, n’évolue pas, ne varie jamais`,
  ],
  raises: [
    'raise, raises, increases, increase, lift, boost, add to, adds to, push up, pushes up, inflate, enlarge, drive up, drives up, brings up, is added to, are added to, gets added to',
    'augmente, augmenter, fait monter, gonfle, accroît, alourdit, améliore, s’ajoute à, s’ajoute au, s’ajoutent à, s’ajoutent au, fait grossir',
  ],
  lowers: [
    'lower, lowers, reduce, cut, cuts, decrease, decreases, shrink, bring down, brings down, drag down, drags down, hits, eats into, weighs on, depresses, comes off, is deducted from, are deducted from, is taken off, knocks down',
    'réduit, réduire, diminue, diminuer, fait reculer, fait chuter, baisse, abaisse, pèse sur, grève, ampute, se déduit de, vient en moins, vient en déduction, ponctionne, entame',
  ],
  reaches: [
    'touch, affect, impact, change, move, feed, reach, hit, go into, flow into, enter, alter, influence, increase',
    'impacte, impacter, affecter, affecte, touche, toucher, modifier, modifie, alimente, alimenter, passe dans, changer, change, bouge, augmente, entre dans',
  ],
  eats: [
    'eat, eats, drain, drains, absorb, consume, burn, cost, costs, uses, tie up, ties up, swallow, drag on',
    'consomme, absorbe, mange, coûte, immobilise, brûle, pompe, fait sortir, prend, nécessite, engloutit',
  ],
  yields: [
    'bring, brings, generate, generates, free, frees, release, releases, creates, gives, boosts, improves, produces, throws off, increases, help, helps',
    'apporte, génère, dégage, libère, rapporte, crée, améliore, procure, fait rentrer, produit, augmente, soulage, font rentrer, font entrer, soutient',
  ],
  nothing_upon: [
    'no effect on, no impact on, no effect whatsoever on, no bearing on, nothing to do with, nothing on, not matter for, makes no difference to, makes no difference for, irrelevant for, irrelevant to, no influence on',
    'aucun effet sur, pas d’effet sur, sans effet sur, aucun impact sur, pas d’impact sur, sans impact sur, aucune incidence sur, sans incidence sur, rien à voir avec, ne change rien à, ne change rien pour, sans importance pour, aucune influence sur, pas d’influence sur, il ne se passe rien sur, ne bouge pas d’un centime',
  ],
  above_it: ['above, over, before', 'au-dessus, avant'],
  minus_word: ['minus, less, over, net of', 'moins, diminué de, déduction faite de'],
  plus_word: ['plus, adding, add', 'plus, ajoutant, ajoute, additionne, additionnant'],
  takes_off: [
    'subtract, subtracting, deduct, deducting, take off, taking off, take away, remove, knock off, take out',
    'retranche, retranchant, soustrais, soustrait, soustraire, déduis, déduit, déduire, retire, retirer, enlève, enlever, ôte',
  ],
  gets_deducted: [
    'is subtracted, are subtracted, is deducted, are deducted, gets deducted, is taken off, comes off, come off, gets subtracted, as a deduction, with a minus',
    'est retranché, sont retranchés, est déduit, sont déduits, est soustrait, sont soustraits, est soustraite, est retranchée, est déduite, se retranche, se retranchent, vient en moins, viennent en moins',
  ],
  operating_section: [
    'operating section, operating cash flow, operating activities, operating part, cash from operations, cash flow from operations',
    'flux opérationnel, flux opérationnels, flux d’exploitation, section opérationnelle, partie opérationnelle, flux de l’activité',
  ],
  // Profit and cash taken for the same thing.
  straight_to_cash: [
    crossed(
      'straight into, straight to, directly into, directly to, right into, straight in',
      cashNames[0],
    ),
    crossed(
      'directement en, directement à, directement dans, directement sur, tout droit dans, tout droit en',
      cashNames[1],
    ),
  ],
  is_cash_made: [
    `${crossed('is the, equals the, means the, represents the, corresponds to the, is simply the, is just the, is basically the', 'cash generated, cash made, cash earned, cash the company, cash the business, cash we, cash it, cash that, change in cash, cash flow of the year, money that came in, money in the bank, increase in cash')}, is what customers pay`,
    crossed(
      'est, c’est, égale, correspond à, représente, équivaut à',
      'trésorerie générée, cash généré, cash que, trésorerie que, argent que, argent gagné, variation de trésorerie, trésorerie produite, argent en banque, argent encaissé, encaissements',
    ),
  ],
  move_as_one: [
    'always follows, always follow, coincide, move together, moves together, go hand in hand, are the same thing, is the same thing, always match, always equal, are identical, end up equal, always even out, are always aligned, in lockstep, always tracks, always track',
    'coïncident, suit toujours, suivent toujours, vont de pair, évoluent ensemble, avancent ensemble, sont identiques, sont la même chose, se confondent, reviennent au même, sont toujours égaux, se compensent toujours, est toujours égal, est toujours égale',
  ],
  unable_word: [
    'cannot, can not, can t, can never, could never, can hardly, impossible, is never going to, will never, no way',
    'ne peut pas, ne peut, ne peuvent pas, ne risque pas, ne risque jamais, ne pourra jamais, impossible, ne saurait, aucun risque',
  ],
  dry_up: [
    'run out, be short of cash, be short of money, go bust, go under, go bankrupt, default, lack cash, be insolvent, have a cash problem, fail to pay, miss a payment, run dry, running out',
    'manquer de cash, manquer de trésorerie, manquer d’argent, manquer de liquidités, être à court, tomber en panne, faire défaut, faire faillite, être en cessation, se retrouver à sec, manque de cash, panne de trésorerie, panne de cash',
  ],
  able_to_borrow: [
    'can always borrow, always find a bank, banks always lend, can always refinance, always be refinanced, bank will always lend, banks will always refinance, banks will always lend, bank will always refinance, cash is never an issue',
    'peut toujours emprunter, trouve toujours une banque, banques prêtent toujours, peut toujours se refinancer, toujours refinancée, banques suivront toujours, banques la suivront toujours, banque prêtera toujours',
  ],
  gainful: [
    'profit, profitable, net income, margin, ebitda, earnings, makes money',
    'bénéfice, bénéficiaire, rentable, résultat, marge, ebitda, profit, gagne de l’argent',
  ],
  only_reason: [
    'only reason, only real reason, sole reason, only explanation, only cause, only possible cause, comes only from, can only be, can only come from, only ever, entirely due to, always due to, nothing but',
    'seule raison, seule vraie raison, seule explication, seule cause, unique raison, unique cause, uniquement à cause, vient uniquement, vient exclusivement, ne peut venir que, ne peut être que, exclusivement à',
  ],
  // Equity, and what is wrongly said of it.
  is_owed_to_owners: [
    'debt to the shareholders, owed to the shareholders, loan from shareholders, as a liability, as a debt, as debt, liability to shareholders, shareholder debt',
    'dette envers les actionnaires, comme une dette, en dette, dans les dettes, dette d’actionnaires, dû aux actionnaires',
  ],
  spare_cash: [
    `${crossed('is, are, represent, as, means', 'cash available, cash kept, cash reserve, pile of cash, pot of cash, cash pile, cash set aside, money in the bank, money set aside, cash the company kept, cash in the bank, cash the company has kept, the cash that')}, are cash, are the cash`,
    `${crossed('est, sont, c’est, représentent, comme', 'trésorerie disponible, cash disponible, argent disponible, argent mis de côté, trésorerie mise de côté, cash mis de côté, argent en banque, cagnotte de cash, trésorerie accumulée')}, sont du cash, sont de la trésorerie`,
  ],
  stays_at_cost: [
    'stay at cost, stays at cost, stay at their cost, remain at cost, remain at historical cost, stay at historical cost, stay at purchase price, keep their value, keeps its value, stay at gross value',
    'restent au coût, restent à leur coût, gardent leur valeur, garde sa valeur, restent à leur valeur d’achat',
  ],
  // Charges.
  net_charge: [
    'after tax depreciation, depreciation after tax, depreciation net of tax, after tax charge, after tax amount, charge net of tax, tax effected depreciation',
    'amortissement net d’impôt, dotation après impôt, amortissement après impôt, charge nette d’impôt, montant net d’impôt, dotation nette',
  ],
  triggers_it: [
    'triggers, trigger, creates, gives rise to, drives, determines',
    'déclenche, fait naître, entraîne, donne lieu à, détermine, crée',
  ],
  when_we_pay: [
    'when we pay, when you pay, when it pays, when cash goes out, when cash leaves, when paid',
    'quand on paie, quand on paye, quand elle paie, au moment de payer, au paiement du fournisseur, au moment du paiement, lors du paiement, au décaissement, quand l’argent sort',
  ],
  no_cost_in_face: [
    'no cost against it, no costs against it, without any cost against, no cost to deduct, is all profit, is pure profit, is pure margin, whole proceeds are profit, whole price is profit',
    'aucun coût en face, sans coût en face, coût des ventes nul, aucun coût à déduire, tout est du bénéfice, entièrement du bénéfice, marge pure, coût des ventes est donc nul',
  ],
  cost_word: ['cost', 'coût'],
  positive_movement: [
    'positive movement, positive number, plus sign, with a plus, as an inflow, as a source, source of cash, cash inflow',
    'mouvement positif, signe plus, en positif, comme un encaissement, comme une ressource, entrée de trésorerie, entrée de cash',
  ],
  negative_movement: [
    'negative movement, with a minus, minus sign, as an outflow, cash outflow, use of cash',
    'mouvement négatif, signe moins, en négatif, sortie de trésorerie, sortie de cash, emploi de trésorerie',
  ],
  is_outflow: [
    'is an outflow, is an operating outflow, is a cash outflow, is a real outflow, as a cash outflow, must be paid out, has to be paid, has to pay out, is paid in cash, is a cash cost, costs the company cash, you see a cash outflow, has to pay that amount',
    'est un décaissement, est une sortie de trésorerie, doit être décaissé, doit être décaissée, doit décaisser, doit payer, doit être payée, entraîne une sortie, entraîne un décaissement, provoque une sortie, il faut sortir, doit sortir l’argent, est de l’argent qui sort',
  ],
  added_to_cash: [
    'add it to profit, add it to cash, i add it, you add it, it is added, gets added, comes as a plus, extra inflow, extra cash inflow, is a source of cash, is a cash inflow, is an inflow',
    'je l’ajoute, on l’ajoute, je le rajoute, on le rajoute, s’ajoute au résultat, crée un encaissement, encaissement supplémentaire, est une ressource, est un encaissement, est une entrée, vient en plus',
  ],
  already_in: [
    'already in, already deducted, already taken, already counted, already included, already reflected, already sits, are deducted in, is deducted in, are deducted before, is deducted before, included in',
    'déjà dans, déjà déduit, déjà déduite, déjà déduites, déjà compté, déjà comptées, déjà pris, déjà prises, déjà inclus, déjà incluses, déjà retirées, est compris dans, sont compris dans, sont déduites, sont déduits',
  ],
  must_have_paid: [
    'has by definition paid, has by definition covered, has necessarily paid, already paid its lenders, can always service, guarantees the debt service, means it can repay, always able to repay, means the bank is paid',
    'a forcément payé, a nécessairement payé, a forcément couvert, garantit le remboursement, peut toujours rembourser',
  ],
  is_after: [
    'is after, comes after, is calculated after, is struck after, is net of, is what remains after, already covers, is left after, already takes, takes into account, takes account of, already deducts, already subtracts',
    'est après, se calcule après, est calculé après, est net de, tient déjà compte de, intègre déjà, couvre déjà, prend déjà en compte, déduit déjà, prend en compte',
  ],
} as const satisfies Lexicon;
