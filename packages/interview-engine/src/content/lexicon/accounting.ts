import type { Lexicon } from '../types.ts';
import { accountingErrors } from './accounting-errors.ts';

/** Notions of this part of the trade; an id of another file here gets more words. */
export const accountingNotions = {
  ...accountingErrors,
  three_reports: [
    'three statements, three reports, three accounts',
    'trois états, trois documents, trois tableaux',
  ],
  not_cash: [
    'wrote a cheque, wrote a check, writes a cheque, nobody paid, nobody actually paid, nobody pays, no one paid, no one pays, no money goes, no money went, no money left, nothing left the bank, nothing goes out, nothing is paid, nothing was paid, not a payment, no payment, not a real payment, not real money, no actual cash, only on paper, purely accounting, bookkeeping entry, book entry, cost no money, not cost any money, not cost any cash, not touch cash, not spend, no one has written a cheque, nobody wrote, nobody has paid, nobody’s paid, never left the bank',
    'personne n’a sorti, personne n’a payé, personne ne paie, personne ne sort, n’a rien coûté, ne coûte rien, ne coûte pas, rien n’est sorti, rien n’est décaissé, rien n’est payé, sans sortir, pas une sortie, pas une vraie sortie, pas un paiement, aucun paiement, aucun chèque, pas de chèque, pas d’argent, sans qu’un centime, sans qu’un euro, pas un centime, pas un euro, aucune sortie, non décaissable, non monétaire, sans effet de trésorerie, jeu d’écriture, que sur le papier, aucun euro, aucun centime, pas un sou, rien ne quitte, personne ne l’a payé, personne n’a signé, c’est une écriture, simple écriture',
  ],
  opening_line: [
    'first line, opening line, first row, top of the cash, starting point, start from, start with, second one starts, begin with, kicks off, opens the',
    'première ligne, première marche, point de départ, part du, je pars, on part, je repars, on repart, commence par, démarre par, démarre avec, en tête, haut du tableau, ouvre le, commence le, par là que commence, point d’entrée, début du, ligne de départ, on démarre de, je démarre',
  ],
  left_at_end: [
    'what’s left, what remains, left over, is left, at the bottom, foot of the, at the foot, truly mine, really mine, really ours, is mine, is ours, to keep, i keep, we keep, you keep, in my pocket',
    'ce qui reste, il reste, il me reste, reste à la fin, tout en bas, en bas du, au pied, dernière ligne, en poche, m’appartient, est à moi, vraiment à moi, ce qu’on a gagné, ce qu’on gagne',
  ],
  earnings_paper: [
    'income statement, p and l, pnl, profit and loss, profit account, statement of earnings, what we earned, what you earned, what it earned, earned over the year, sales minus costs, sales less costs, income less expenses, p&l, what was earned',
    'compte de résultat, p and l, pnl, ce qu’on a gagné, ce qu’elle a gagné, ce qu’on gagne, ventes moins charges, produits moins charges, produits et charges, charges et produits, p&l, ce qu’on déclare gagner, ce qu’on affiche',
  ],
  cash_paper: [
    'cash flow, cash statement, operating cash, bank statement, bank sheet, went through the bank, money in and out, money in and money out, money movements, movements of money, movements of cash, cash movements, money that moved, receipts and payments, cash side, tracks the cash, follows the cash, follows the money, through the till, explain the till, moved through the bank, what came in, what moved, cash in and cash out',
    'tableau de flux, flux de trésorerie, flux de cash, cash flow, les flux, mouvements de trésorerie, mouvements de cash, mouvements d’argent, entrées et sorties, relevé de compte, relevé bancaire, relevé de banque, côté cash, côté trésorerie, encaissements et décaissements, suit l’argent, suit le cash, suit la trésorerie, retrace l’argent, ce qui rentre et ce qui sort, passé par la caisse, mouvements de la caisse, mouvements de la banque, mouvements du compte',
  ],
  position_paper: [
    'balance sheet, what we own, what it owns, what you own, what we have, what you have, owns and owes, assets and liabilities, photograph, snapshot, picture, asset side, a photo, the photo, same photo',
    'bilan, actif et passif, ce qu’on possède, ce qu’elle possède, ce qu’elle a, photo, photographie, cliché, patrimoine, à l’actif, côté actif',
  ],
  closing_cash: [
    'closing cash, ending cash, final cash, cash at the end, cash at year end, money at the end, end up with, left with, left in the bank, finish with, you end on, closing balance, ending balance, change in cash, cash balance, opening cash, cash line, left in the till, ends in the till, pot at the end, opening pot',
    'trésorerie de clôture, trésorerie finale, trésorerie de fin, trésorerie à la fin, cash de clôture, cash de fin, cash final, cash à la fin, argent à la fin, solde de clôture, solde final, le solde, trésorerie d’ouverture, variation de trésorerie, variation de cash, ligne cash, ligne trésorerie, ligne de trésorerie, à la clôture, on termine, on finit, reste dans la caisse, reste en caisse, reste en banque, reste à la banque, reste sur le compte, ce qu’il y a en caisse',
  ],
  sides_equal: [
    'both sides, two sides, two halves, must be equal, has to be equal, has to balance, must balance, balances out, tie out, must tie, left equals right, sides agree, both halves, sides match, sides still foot, adds up on both',
    'équilibré, boucle, tombe juste, tombe pile, doit tomber, retombe sur, les deux côtés, les deux colonnes, deux moitiés, même total, égalité, ça colle, se répondent',
  ],
  put_in: ['put, add, bring, take, reverse, give', 'remettre, remet, rajouter'],
  back_again: ['back', 'dedans'],
  reinstate: [
    'add back, added back, put back, reverse, reinstate, undo, neutralise',
    'réintégrer, rajouter, réajouter, remettre, remet, remise, ajouter, neutraliser, annuler',
  ],
  owners_pot: [
    'retained earnings, accumulated profits, accumulated earnings, retained profits, kept profits, reserves, belongs to the owners, belongs to shareholders, belongs to the shareholders, pot of the owners, owners’ pot, owners’ share, shareholders’ share, shareholders’ pot, kept in the business, ploughed back, owners are richer, owners’ wealth, owners account, shareholders account, account of the owners, owners’ pile, pile of the owners, not hand to the owners, added to the owners, owners’ money',
    'réserves, report à nouveau, capitaux propres, fonds propres, bénéfices accumulés, part des actionnaires, part des propriétaires, richesse des actionnaires, appartient aux actionnaires, appartient aux propriétaires, revient aux actionnaires, revient aux propriétaires, gardé dans la société, reste dans la société, cagnotte, compte des actionnaires, compte des propriétaires, tas des propriétaires, reste aux propriétaires, laissé dans l’entreprise, part des patrons',
  ],
  dividends: [
    'dividend, take home, paid out, pay out, payout, distributed',
    'dividende, distribué, versé aux actionnaires, prélèvent',
  ],
  wear: [
    'wear, worn, ageing, getting older, depreciation',
    'usure, s’use, s’usent, vieillissement, vieillissent, vétusté, amortissement, dotation',
  ],
  frozen: [
    'tied, locked, stuck, sitting, parked, trapped, sunk, piled up, held, asleep',
    'immobilisé, bloqué, coincé, dort, dorment, dormant, gelé, figé, retenu, mobilisé, avancer, porter, attend',
  ],
  adjust: [
    'adjust, swing, correct for, take out, take off, outflow, inflow, drain',
    'ajuster, corriger, neutraliser, on retire, je retire, on enlève, j’enlève, sortie, décaissement',
  ],
  invoices: [
    'invoice, bill, on credit, owed by customers, customers owe, clients owe, owe us, owe you, unpaid',
    'facture, à crédit, impayés, clients doivent, nous doivent, lui doivent, créance, encours',
  ],
  days_word: ['day, week, month', 'jour, semaine, mois'],
  taxman: ['tax authority, government, State', 'administration fiscale, percepteur, Trésor'],
  tax_word: ['tax, taxable', 'impôt, fiscal, fiscalité, imposable'],
  less_of: [
    'less, lower, relief, smaller, reduce, fall, drop, cheaper, cut, shelter',
    'moins, plus faible, plus bas, économise, baisse, diminue, réduit, réduire, allège',
  ],
  books_value: [
    'carrying value, carrying amount, book value, on the books, in the books, balance sheet value, book equity, historical cost, accounting value',
    'valeur comptable, valeur nette comptable, vnc, valeur au bilan, dans les livres, valeur des livres, capitaux propres comptables, actif net comptable, coût historique',
  ],
  tangible: [
    'machine, equipment, plant, building, assets, ppe',
    'machine, équipement, usine, bâtiment, matériel, immobilisations, actifs corporels, l’actif, les actifs, côté actif, bien, installations',
  ],
  not_yet_sold: [
    'nothing sold, nothing has been sold, nothing is sold, nothing was sold, not sold, not been sold, not yet sold, unsold, nobody has bought, no one has bought, not bought anything, until you sell, until we sell, until it sells, until it is sold, until sold, until the sale, until you actually sell, before you sell, no sale yet, only when sold, only when you sell, when you sell it, when it is sold, once sold, once it is sold, units sold, goods sold, those units cost, what was sold, half that was sold, the ones sold, the part sold, units you sold, units you have sold, ones you sold, what you sold, what you have sold, units we sold, what we sold, until somebody buys, until someone buys',
    'rien n’a été vendu, rien vendu, rien n’est vendu, n’a rien vendu, pas encore vendu, pas vendu, pas été vendu, tant qu’on n’a pas vendu, invendu, personne n’a acheté, au moment de la vente, à la vente, lors de la vente, quand on vend, quand on revend, aucune vente, pas de vente, pas encore de vente, une fois vendu, unités vendues, marchandises vendues, ce qui est vendu, la moitié vendue, stock vendu, partie vendue, n’ait rien vendu, moment où on vend, jour où on vend, quand c’est vendu, quand il est vendu, quand elle est vendue, que ce qui part',
  ],
  asset_swap: [
    'swap, exchange, one asset for another, turned into, replaced by',
    'échange, troquer, troc, un actif contre un autre, contre un autre actif, remplace',
  ],
  as_rich: [
    'neither richer, no richer, not richer, nor poorer, no poorer, no better off, earned nothing, gained nothing, made nothing, not earned anything, not made anything, have not made, no gain, no profit, not a cost, not an expense, no expense, no cost, neither profit nor loss, neither a gain, neither a profit, just as rich, just as poor, same wealth, not made a cent, not made a penny, changed shape, changed form, one pocket to another',
    'ni plus riche, pas plus riche, ni plus pauvre, rien gagné, pas gagné, n’a rien gagné, ne gagne rien, aucun gain, aucun bénéfice, pas de bénéfice, aucune charge, pas de charge, pas une charge, pas une dépense, ni gain ni perte, ni profit ni perte, ni bénéfice ni perte, ni gagné ni perdu, changé de forme, aussi riche qu’avant, même richesse, plus riche ni plus pauvre',
  ],
  no_effect: [
    'nothing happens, nothing goes through, nothing through, nothing shows, nothing in the, nothing on the, nothing hits, not touch, not hit, not affect, not go through, not appear, unchanged, zero effect, untouched, does not move, does not change, stays out',
    'aucun impact, sans effet, sans impact, pas d’effet, pas d’impact, rien ne passe, rien ne bouge, rien en, rien dans, rien au, rien sur, ne bouge pas, ne change pas, ne touche pas, ne passe pas, n’apparaît pas, inchangé, zéro effet, nul, pas touché, pas affecté, pas concerné, pas impacté, n’est pas touché, pas d’incidence, aucune incidence',
  ],
  deliver: [
    'deliver, delivery, ship, hand over, provide, serve, service, perform, give the lessons, do the work',
    'livrer, livraison, expédier, expédie, expédition, rendre, rendu, fournir, prestation, service, servir, délivrer, exécuter, honorer, donne les cours',
  ],
  as_delivered: [
    'as you deliver, as we deliver, as it is delivered, as the service, as it delivers, as you provide, as you go, over the year, over the contract, over the subscription, over the period, month by month, month after month, each month, every month, bit by bit, little by little, gradually, once delivered, once you have delivered, when delivered, when you deliver, when it is delivered, upon delivery, on delivery, only when, as the months go, at the pace, in line with delivery, as and when, released over, one twelfth, a twelfth, each session',
    'au fil du temps, au fil de, à mesure, mois après mois, mois par mois, chaque mois, petit à petit, à la livraison, une fois livré, quand on livre, au moment de la livraison, avant de l’avoir livré, avant d’avoir livré, étalé sur, sur la durée, prorata temporis, une fois la prestation, une fois le service, une fois la livraison, au rythme, un douzième, douzième par mois, chaque séance, mois de service, tant que ce n’est pas livré',
  ],
  early: [
    'too soon, early, ahead of delivery, before delivery, before it is earned, pulled forward, brought forward, prematurely, aggressively, really arrived, arrived at the bank',
    'trop tôt, anticipé, avant l’heure, avant livraison, avant la livraison, prématurément, en avance, agressive',
  ],
  in_advance: [
    'in advance, up front, upfront, prepaid, prepay, pre paid, ahead of time, beforehand, already paid, already in the bank, already received, already collected, already have, already got, already cashed, paid before, before you deliver, before delivery, before delivering, pay the year, paid the year, has your money, got your money, has the money already',
    'd’avance, à l’avance, en avance, déjà payé, déjà versé, déjà réglé, déjà encaissé, déjà en banque, déjà reçu, déjà touché, déjà empoché, prépayé, encaissé avant, payé avant, avant la livraison, avant de livrer, avant livraison, payé l’année, payez l’année, a votre argent, a déjà votre argent, a déjà l’argent',
  ],
  still_due: [
    'still owe, owe the service, owe the customer, owe customers, owe them, still have to, still has to, still to be, has yet to, have yet to, yet to be, not yet delivered, not delivered, not been delivered, undelivered, not yet earned, not earned, yet to deliver, must still, must deliver, not done the work, obligation to, promise to deliver, to be delivered, owes you, promise to keep',
    'doit encore, doivent encore, on doit, on lui doit, on leur doit, doit le service, reste à livrer, reste à servir, reste à fournir, reste à faire, pas encore livré, pas encore rendu, pas encore fourni, pas encore gagné, pas encore fait, pas livré, pas rendu, pas encore exécuté, redevable, devoir servir, devra livrer, à honorer, reste dû, obligation de, pour un service, devons encore, lui devons, leur devons, nous devons, vous doit, promesse à tenir, promesse de service, séances à donner',
  ],
  debt_like: [
    'debt like, like debt, like a debt, like a loan, as debt, as a debt, as a loan, quasi debt, kind of loan, form of debt, sort of debt, as if you borrowed, like money borrowed',
    'quasi-dette, comme une dette, comme un emprunt, comme de la dette, comme un prêt, assimilé à de la dette, assimilé à une dette, en dette, forme de dette, sorte de dette, sorte d’emprunt, comme si c’était un emprunt',
  ],
  comes_round: [
    'recurring, renews, every year, each year, year after year, year in year out, rolls, replenished, replaced by new, ongoing, normal course, ordinary course, part of the business, day to day, normal level, always there, permanent, comes back, again and again, every january, how the business runs, starts again, happens again each, same again, every season, usual rhythm',
    'récurrent, renouvelle, reconstitue, tous les ans, chaque année, d’une année sur l’autre, année après année, tourne, roulement, permanent, normatif, habituel, cours normal, cycle normal, exploitation courante, fait partie, ça revient, cela revient, revient tous, revient chaque, reviennent chaque, reviennent tous, recommence, chaque janvier, même rythme',
  ],
  surplus: [
    'excess, surplus, above, over, on top, more than, beyond, residual, remainder, difference, the rest, extra, overpaid, overpay, leftover, what is left, supplement, overpayment, too much',
    'excédent, surplus, au-dessus, plus cher, davantage, au-delà, résiduel, reliquat, différence, écart, le reste, surprix, en plus, supérieur, dépasse, de plus que, ce qui reste, ce qu’il reste, supplément, trop-payé, paie en trop, payé en trop, en sus, de trop',
  ],
  net_assets: [
    'net assets, identifiable, fair value, assets minus liabilities, assets less liabilities, assets are worth, really worth, can name, one by one, owns minus, owns less, item by item, everything it owns, piece by piece, all its things, things it owns, price tag on each, everything is worth, sold separately',
    'actif net, juste valeur, identifiable, actifs moins, actifs et passifs, valeur réelle, actifs valent, nommer, un par un, une par une, poste par poste, ce qu’elle possède, ce qu’elle doit, situation nette, pièce par pièce, morceau par morceau, biens moins, vaut vraiment, ce que valent, valeur de marché des actifs',
  ],
  revalue: [
    'revalue, remeasure, step up, mark up, write up, written up, re-estimate, re-price, restate, at fair value, to fair value, worth more than, price tag, real price, today’s price, true value, real value, proper value, put a value on, put a price on, really worth',
    'réévaluer, réestimer, à la juste valeur, écart d’évaluation, plus-value latente, valent plus, vaut plus, étiquette, vrai prix, prix d’aujourd’hui, vraie valeur, valeur réelle, remettre à sa valeur, donner un prix à, mettre un prix sur, valeur d’aujourd’hui',
  ],
  allocate: [
    'allocate, assign, spread, split, attribute, share out, distribute',
    'allouer, allocation, affecter, répartir, répartition, ventiler, attribuer',
  ],
  retest: [
    'test, check, review, compare, verify, look at it again, re-examine, ask whether, ask ourselves, see whether, look whether, look again, exam',
    'tester, vérifier, vérifie, contrôler, comparer, revoir, réexaminer, on se demande, regarder si, voir si, examen, se pose la question',
  ],
  every_year: [
    'every year, each year, once a year, yearly, annually, every twelve months, every December, each December, every closing',
    'tous les ans, tout les ans, chaque année, une fois par an, une fois l’an, annuel, à chaque clôture, chaque décembre, tous les douze mois',
  ],
  mark_down: [
    'write down, written down, wrote down, write off, written off, impair, mark down, shave, worth less, recoverable, loses value, lost value, not worth, no longer worth, worth a hundred less, admit it is worth, admit it’s worth, confess it is worth, fallen in value, still worth it, still worth that, wipe out part, cut it, take a loss',
    'déprécier, déprécie, rabote, perte de valeur, perd de la valeur, perdu de la valeur, vaut moins, recouvrable, réduire sa valeur, ne vaut plus, vaut encore, passer en perte, passe une perte, vaut cent de moins, reconnaît qu’il vaut, admettre qu’il vaut, encore sa valeur, vaut toujours, on efface, on le rabaisse, on le réduit',
  ],
  small_holders: [
    'minority, other shareholders, remaining shareholders, outside shareholders, small shareholders, other owners, remaining owners, outside owners, third parties, somebody else, someone else, previous owners, old owners, share of outsiders',
    'minoritaires, petits associés, autres actionnaires, autres associés, petits actionnaires, actionnaires restants, associés restants, anciens propriétaires, quelqu’un d’autre, part des tiers',
  ],
  one_day: [
    'later, future, one day, some day, eventually, subsequent years, when it is sold, years to come, down the road, next years, deferred, something to come',
    'plus tard, à l’avenir, futur, un jour, ultérieurement, années suivantes, par la suite, quand il sera vendu, à terme, différé, reporté',
  ],
  right_away: [
    'immediately, right away, straight away, at once, today, now, this year, in the same year, on the spot',
    'immédiatement, tout de suite, aussitôt, cette année, dès maintenant, aujourd’hui, sur le champ',
  ],
  rent_word: [
    'rent, rental, lease payment, lease cost, lease expense, landlord',
    'loyer, loyers, redevance, bailleur, charge locative',
  ],
  lease_promise: [
    'lease, promise, commitment, future rents, right of use, right to use, years of rent, rent to come, remaining rents, signed for years',
    'dette locative, dette de loyer, dettes de loyers, obligation locative, engagement, promesse, promis, loyers futurs, loyers à venir, contrat de location, bail, baux, droit d’utilisation, droit d’occuper, années de loyer, loyers restants, loyers qui restent, droit d’usage',
  ],
  yearly_earnings: [
    'operating earnings, operating profit, what the business makes, what the activity earns, earnings before, profit before, result before, cash earnings, yearly earnings, gross operating, everyday profit, running profit, day to day profit, profit from the shops, what the business throws off',
    'excédent brut, ce que l’activité dégage, ce que l’activité rapporte, résultat avant, bénéfice avant, profit avant, avant amortissements, gain d’exploitation, profit d’exploitation, ebe, résultat brut, gain courant, gain de tous les jours, résultat courant, gain annuel, ce que dégage l’activité, ce que rapporte l’activité, ce que gagne l’activité',
  ],
  same_rules: [
    'same basis, same definition, same treatment, same standard, same rules, same way, on both, both without, both with, both sides, both in, like for like, like with like, apples to apples, coherent, consistent, play fair, either both, all or nothing, top and bottom, comparable basis, same glasses, same yardstick, same footing, same lens, both or neither, one without the other, not mix, never mix',
    'même base, même définition, même traitement, même norme, mêmes règles, même façon, de la même manière, des deux côtés, les deux avec, les deux sans, cohérent, cohérence, homogène, haut et bas, soit les deux, mêmes lunettes, même mètre, même pied, les deux ou aucun, tout ou rien, ne pas mélanger, ne mélange pas, sans mélanger',
  ],
  comparables_word: [
    'peers, comps, similar firms, similar companies, other companies, competitors, same sector, us companies, american',
    'pairs, sociétés similaires, sociétés comparables, autres sociétés, concurrents, cotées, même secteur, américaines',
  ],
  comes_again: [
    'come back, happen again, happen before, again next year, every year, each year, years running, years in a row, year after year, recurring, recurrence, repeat, regular, keeps happening, exceptional, one off, nonrecurring, cost of doing business, normal business, ordinary cost, special, unusual',
    'reviendra, revenir, se répète, se reproduit, reproduire, tous les ans, chaque année, tous les exercices, chaque exercice, d’année en année, exceptionnel, récurrent, habituel, ponctuel, une seule fois, c’est du courant, charge courante, coût courant, dépense courante, ça revient, cela revient, revient tous, revient chaque, reviennent tous, reviennent chaque, revient l’an prochain',
  ],
  adjustment_line: [
    'add back, addbacks, adjustment, line, item, restructuring, cost, expense, legal, charge, gain',
    'retraitement, ajustement, add-back, ligne, poste, élément, restructuration, frais, coût, charge, plus-value, produits',
  ],
  proof: [
    'proof, evidence, invoice, contract, document, paperwork, support, receipts, back it up, back up, ledger',
    'preuve, justificatif, facture, contrat, document, pièces, documentation',
  ],
  reviewer: [
    'auditor, quality of earnings, qoe, diligence, specialist, independent, third party, forensic',
    'commissaire aux comptes, auditeur, quality of earnings, qoe, due diligence, indépendant, un cabinet',
  ],
  capitalised: [
    'capitalise, put on the balance sheet, treated as investment, booked as assets, booked as capex',
    'activer, immobiliser, capitaliser, mis à l’actif, inscrits à l’actif, passés en investissement',
  ],
  multiple_of: [
    'times, multiplied, for every, each euro, each million',
    'fois, chaque euro, chaque million',
  ],
  open_new: ['open, set up', 'ouvrir, ouverture de'],
  build: ['build, built, construct', 'construire, construit, bâtir'],
  new_word: ['new, extra, additional, another', 'nouveau, nouvelle, supplémentaire'],
  between: ['between, from the day, until, till', 'entre, jusqu’à, depuis le jour, du jour'],
  paid_by: [
    'get paid, being paid, are paid, is paid',
    'être payé, suis payé, se fait payer, sommes payés, est payé, encaisser',
  ],
  owe: ['owe', 'doit, doivent, devoir, dû, dois'],
  wait: ['patient', 'patienter'],
  lend: ['lend, credit to', 'prêter, crédit aux'],
  sells_to_us: [
    'those who sell, people who sell, whoever sells, who supply, you buy from, we buy from, it buys from, the miller, the wholesaler',
    'ceux qui vendent, ceux qui lui vendent, ceux qui nous vendent, ceux chez qui, ceux qui nous livrent, ceux qui me livrent, ceux qui me fournissent, ceux qui lui livrent, ceux qui livrent, ceux qui nous fournissent, le meunier, le grossiste, ceux qui approvisionnent, ceux qui nous approvisionnent',
  ],
  before_cash: [
    'before the cash, before cash, before you are paid, before being paid, before it is paid, before we are paid, before the money, before collecting, before you collect, timing gap, timing difference, gap between, not the same day, not the same moment, lag',
    'avant l’encaissement, avant d’encaisser, avant d’être encaissé, avant d’être payé, avant de toucher, avant de recevoir, décalage, décalé, pas le même jour, pas au même moment, avant que le client paie',
  ],
  earned: [
    'earn, income, recognise, count it, revenue',
    'gagner, acquis, chiffre d’affaires, reconnaître, reconnaît, reconnu, constater, produit',
  ],
  save: ['save, relief', 'économiser, économie'],
  deduct: ['deduct, deduction', 'déduire, déduit, déductible, déduction'],
  give: ['give, given, hand', 'donner, rendre'],
  bear: ['shoulder, carry', 'à sa charge, prend'],
  claims_part: ['take, wants, gets', 'prendre, prend, réclame, veut'],
  remain: ['remain, left', 'demeure'],
  more_than: [
    'more than, above, over, higher than, beyond',
    'plus cher que, plus que, davantage que, au-dessus, au-delà',
  ],
  sum_word: ['sum, total, everything, all the', 'somme, total, tout ce, ensemble'],
  each_thing: [
    'each asset, every asset, each thing, everything, item by item, one by one, each item, all the assets, assets and liabilities',
    'chaque actif, chaque chose, chaque élément, chaque poste, tout ce, un par un, poste par poste, actifs et passifs, les biens',
  ],
  acquisition_word: [
    'acquisition, deal, takeover, closing',
    'acquisition, achat, rachat, opération, consolidation',
  ],
  loss_word: [
    'loss, charge, hit, expense, hurts, lose',
    'perte, charge, moins-value, pèse, on perd',
  ],
  part_word: ['share, portion, piece', 'part, portion'],
  whole_word: [
    'hundred percent, 100%, all of it, all the shares',
    'cent pour cent, 100 %, la totalité',
  ],
  less_than_all: [
    'less than 100%, less than the whole, not all of, only part, 80%, part of the shares',
    'moins de 100 %, pas la totalité, qu’une partie, moins de cent pour cent',
  ],
  significant_stake: [
    'significant influence, minority stake, twenty percent, 20%, 30%',
    'influence notable, participation minoritaire, vingt pour cent, 20 %, 30 %',
  ],
  stake_word: ['stake, holding, shareholding', 'participation'],
  consolidate: ['consolidate', 'consolider, intégré globalement'],
  control: ['control', 'contrôle'],
  leave: [
    'leave, left, moves out, disappears, comes out, goes out',
    'sortir, disparaît, quitte, enlevé, retiré',
  ],
  is_amortised: [
    'is amortised, gets amortised, is then amortised, is depreciated, amortised every year, amortised each year, amortise it over, amortised straight line, written off over',
    'goodwill est amorti, survaleur est amortie, acquisition est amorti, il est amorti, goodwill est ensuite amorti, goodwill est donc amorti, goodwill s’amortit, on l’amortit sur, on amortit le goodwill, il s’amortit',
  ],
  ifrs_word: [
    'ifrs, international standards, international rules',
    'ifrs, normes internationales, règles internationales',
  ],
  cash_pile: [
    'cash balance, cash pile, bank',
    'compte en banque, la banque, solde de trésorerie, caisse, compte bancaire, la trésorerie, le cash',
  ],
  straight: ['straight, directly, in full into', 'directement, tout droit, intégralement dans'],
  is_the_cash: [
    'is cash, equals cash, is the same as cash, means cash, is the cash, means money, guarantees cash, always has cash, always has the cash, must have cash, cannot run out, can never run out, money that lands, lands in bank, ends up in bank, can not run out, can always pay, always able to pay, always pay its bills',
    'c’est du cash, c’est de la trésorerie, veut dire du cash, égale la trésorerie, égal à la trésorerie, suffit à garantir, garantit le paiement, garantit la trésorerie, a toujours du cash, ne peut pas manquer, ne peut manquer, la trésorerie disponible, finit en banque, arrive en banque, peut toujours payer',
  ],
  costs_cash: [
    'is cash cost, is cash outflow, is cash expense, is cash charge, is real cash cost, is real cash outflow, cash cost you pay, costs cash, costs money, uses cash, uses up cash, reduces cash, lowers cash, burns cash, drains cash, cash goes out, pays out cash, loses cash, costs them cash',
    'coûte du cash, coûte de la trésorerie, coûte de l’argent, est sortie de trésorerie, est sortie de cash, est une sortie de trésorerie, consomme de la trésorerie, consomme du cash, réduit la trésorerie, réduit le cash, diminue la trésorerie, baisse la trésorerie, charge décaissée, fait sortir, perd du cash, perd de la trésorerie',
  ],
  same_amount: [
    'as well, too, likewise, by the same, same amount, also falls, also drops, also goes down, just like, the same way',
    'pareil, également, autant, du même montant, aussi, comme le résultat, de la même façon',
  ],
  expense_word: ['expense, cost, charge', 'charge, dépense'],
  whole_stock: [
    'whole inventory, full inventory, entire inventory, all the inventory, all the stock, whole stock, full stock, all of the inventory, full cost, whole purchase, full 80, the whole 80, full amount',
    'tout le stock, totalité du stock, stock entier, la totalité, tout l’achat',
  ],
  cost_of_sales: [
    'cost of sales, cost of goods, cogs, cost of the sale',
    'coût des ventes, coût des marchandises, coût de la vente',
  ],
  add_on: ['add, added, on top', 'ajouter, rajouter, additionner'],
  principal: [
    'principal, repayments',
    'remboursements, amortissement de la dette, échéances de capital',
  ],
  treated_same: [
    'same thing, same treatment, exactly the same, works the same, same really, no difference, identical, treated the same, same way, the same story, just the same',
    'c’est pareil, même chose, même traitement, aucune différence, pas de différence, identique, exactement pareil, traité pareil',
  ],
  goodwill_word: ['goodwill', 'goodwill, écart d’acquisition, survaleur'],
  more_cash_now: [
    'more cash, more money, cash up, cash rises, cash goes up, cash increases, save cash, cash saving, cash benefit',
    'plus de cash, plus de trésorerie, cash en plus, trésorerie monte, trésorerie augmente, économie de cash, économie de trésorerie, gain de trésorerie',
  ],
  already_earned: [
    'already earned, already revenue, revenue straight away, revenue immediately, recognised immediately, recognised straight away, booked immediately, booked straight away, recognised when the cash, recognised when cash, recognised as soon as, revenue as soon as, revenue when the cash, revenue the day',
    'déjà gagné, déjà acquis, déjà du chiffre d’affaires, reconnu dès, reconnaît dès, comptabilisé dès, constaté dès, chiffre d’affaires dès, reconnu immédiatement, comptabilisé immédiatement, chiffre d’affaires immédiatement',
  ],
  cash_like: [
    'cash like, like cash, adds to the price, added to the price, increases the price, raises the price, pay extra for it',
    'comme du cash, comme de la trésorerie, s’ajoute au prix, augmente le prix, en plus du prix',
  ],
  real_cash: [
    'cash generation, real cash, actual cash, more cash, cash flow of the company, total cash',
    'génération de trésorerie, vraie trésorerie, cash réel, trésorerie réelle, plus de trésorerie, plus de cash, trésorerie totale',
  ],
  fine_to: [
    'fine, ok, okay, correct, legitimate, acceptable, right to, normal to, no problem, perfectly',
    'correct, légitime, acceptable, normal de, pas de problème, pas gênant, logique de',
  ],
  trust_them: [
    'trust, take their word, accept, take it as given, believe',
    'confiance, croire sur parole, accepter, prends tel quel',
  ],
  run_rate: [
    'run rate, synergies, savings to come, future savings',
    'run-rate, synergies, économies à venir, économies futures',
  ],
  count_fully: [
    'in full, include them all, already earned, as earned, count as, fully included, straight into',
    'en totalité, intégralement, déjà acquises, comme acquises, en plein',
  ],
  again_yearly: [
    'every year, each year, again next year, recurring, permanently',
    'tous les ans, chaque année, récurrent',
  ],
  not_touch: ['touch, affect, change, influence', 'toucher, affecter, changer'],
  never_touches: ['never touches, never affects', 'ne touche jamais, n’affecte jamais'],
  on_margin: [
    'on margin, on trading margin, on gain, on sale, on profit',
    'sur marge, sur vente, sur gain, sur bénéfice',
  ],
  release: ['', 'libèrent, dégagent, débloquent'],
  put_word: ['put, lump, count, treat', 'mettre, mets, ranger, compter'],
  improve_word: ['improve, better', 'améliore'],
  instalment: [
    'instalment, principal, debt service, servicing the debt, service its debt',
    'échéances de la dette, échéances de prêt, échéances de remboursement, service de la dette, mensualités, traites, annuités',
  ],
  bank_word: ['bank', 'banque, compte'],
  not_paid_yet: [
    'not paid yet, unpaid, not been paid, not collected, not yet collected, still waiting',
    'pas encore payé, impayé, pas encaissé, pas encore encaissé, attend encore',
  ],
  more_word: ['bigger, larger', ''],
  unpaid: ['unpaid, outstanding, open', 'impayé, en attente'],
  shelf: ['shelf, shelves, warehouse', 'étagère, rayon, entrepôt'],
  come_off: [
    'come off, take off, take away, taken off, help you, minus, less',
    'on enlève, j’enlève, on retire, je retire, moins',
  ],
  help_word: ['free credit, for free', 'aide, gratuitement'],
  whole_amount: [
    'full, whole, entire, all of it, hundred percent',
    'intégralement, en totalité, pour la totalité, de la totalité, en entier, tout entier, intégralité, plein pot',
  ],
  no_relief: [
    'no relief, no tax relief, no tax base, no tax basis, no tax effect, no tax saving, no tax benefit, no deduction, not deductible, does not recognise that, not ever recognise, never recognises, gives nothing back',
    'pas de base fiscale, aucune base fiscale, aucun impôt, pas d’impôt, sans impôt, pas d’économie d’impôt, aucune économie d’impôt, pas déductible, non déductible, aucun effet fiscal, pas d’effet d’impôt, ne reconnaît jamais, ne reconnaît pas, ne rend rien',
  ],
  treat_word: ['treat, see, consider, call', 'traiter, voit, voir, considère'],
  cost_to_serve: [
    'cost to serve, cost of serving, cost of delivering, has to serve, have to serve, have to deliver, bear the cost, i pay for, i have to heat, i pay the staff, i do the work',
    'coût à servir, coût de service, coût pour servir, coût pour honorer, supporter le coût, moi qui vais payer, à ma charge, moi qui dois, c’est moi qui, je me tape le service, je fais le travail',
  ],
  cheque_word: ['cheque, check, price', 'chèque, prix'],
  up_word: ['up, goes from, jumps', 'passe de, monte, saute'],
  below_word: ['below, under, underneath', 'en dessous, au-dessous, sous, plus bas'],
  in_it: ['in there, in it, included', 'dedans, inclus, compris'],
  instead_word: [
    'instead, rather than, versus, against, compared, down from',
    'au lieu, plutôt que, contre, auparavant',
  ],
  count_word: ['count, include, keep', 'compter, inclure, inclus, garder'],
  without_word: [
    'without, leave out, left out, exclude, take out',
    'sans, exclure, exclut, retirer, sortir',
  ],
  similar_word: ['', 'similaires, comparables, semblables'],
  look: ['check, put next', 'vérifier, vérifie, mettre à côté'],
  keep_word: [
    'keep, leave, put it back, refuse, reject, treat',
    'garder, laisse, remets, refuse, rejette, considère',
  ],
  standalone_word: ['stand alone costs, missing costs', 'coûts autonomes, coûts manquants'],
  not_there: [
    'not there yet, not yet there, yet to happen, not earned, not happened, promised',
    'pas encore là, pas encore réalisées, à venir, pas faites, promises',
  ],
  want_word: ['want, ask, get, see, demand', 'vouloir, veux, demander, exiger, voir'],
  flatter: [
    'flatter, inflate, dress up, embellish, boost',
    'embellir, gonfler, flatter, habiller, améliorer',
  ],
  pushed_word: ['pushed, moved, shifted', 'déplacé, passé, glissé'],
  same_word: ['same, identical', 'même, identique'],
  source_use: [
    'source of cash, use of cash, source of funds, use of funds',
    'source de trésorerie, source de cash, emploi de trésorerie, consommation de, ressource',
  ],
  pin_on: [
    'pin on, attribute to, assign to, attach to, explain by',
    'attribuer à, rattacher à, affecter à, expliquer par',
  ],
  underperform: [
    'underperform, misses its plan, misses the plan, goes badly, does badly, disappoints, worse than planned, no longer worth',
    'va mal, déçoit, sous-performe, manque son plan, moins bien que prévu, se dégrade, ne tient plus',
  ],
  fall: [
    'came down, slip, deteriorate',
    'recule, se dégrade, se tasse, tombe, perdent, réduisent, descendent, fondent',
  ],
  want_back: [
    'want back, want their money back, wants its money back, want its loan back',
    'réclame, réclament, veut récupérer, rendre',
  ],
  belongs_owner: [
    'belongs to shareholders, belongs to the shareholders, belongs to the owners',
    'appartient aux actionnaires, revient aux actionnaires',
  ],
  from_word: ['from', 'de'],
  rise: ['', 'grossissent, grossit, gonflent, s’alourdit'],
  add: ['', 'ajoutent, rajoutent'],
  pay: ['', 'décaissent, dépensent'],
  receive: ['', 'récupèrent'],
  buy: ['', 'achètent, rachètent'],
  sell: ['', 'vendent, cèdent'],
  flow: ['', 'alimentent, passent dans, vont dans, remontent, arrivent dans'],
  record: ['', 'constatent, comptabilisent, enregistrent, inscrivent, apparaissent'],
  decide: ['', 'acceptent, refusent, exigent, négocient, préfèrent, choisissent'],
  borrow: ['', 'empruntent, prêtent'],
  fund: ['', 'financent'],
  generate: ['', 'génèrent, dégagent, produisent'],
  fill_word: ['fill, empty', 'remplir, remplissent, vider'],
  expensed_now: [
    'expensed immediately, expensed straight away, expensed at once, expensed when bought, expensed on purchase',
    'passe directement en charge, passe en charge immédiatement, passe en charge dès, charge dès l’achat, en charge à l’achat, passe tout de suite en charge, devient tout de suite une charge',
  ],
  stands_as_asset: [
    'is an asset, on the asset side, sits in assets, booked as an asset',
    'est un actif, figure à l’actif, est à l’actif, va à l’actif, inscrit à l’actif',
  ],
  ev_fixed: [
    'net debt stays, net debt is unchanged, net debt remains, ev stays, ev is unchanged, ev does not change, ev does not move, ev remains, enterprise value stays, enterprise value is unchanged, enterprise value does not move, keep enterprise value, keep ev, leases are not debt, lease is not debt, leave ev, net debt does not change, net debt does not move',
    'dette nette ne change pas, dette nette ne bouge pas, dette nette reste, dette nette est inchangée, ve reste, ve ne change pas, ve ne bouge pas, garde la ve, valeur d’entreprise ne change pas, valeur d’entreprise ne bouge pas, valeur d’entreprise reste, loyers ne sont pas une dette',
  ],
  no_more_rent: [
    'no longer pays rent, pays no rent',
    'ne paie plus de loyer, ne paie plus de loyers',
  ],
  ebitda_down: [
    'ebitda falls, ebitda goes down, ebitda decreases, ebitda drops, ebitda is lower, lowers ebitda, reduces ebitda',
    'ebitda baisse, ebitda diminue, ebitda recule, réduit l’ebitda, baisse de l’ebitda, tire l’ebitda vers le bas',
  ],
  subsidiary: ['subsidiary, daughter company', 'filiale, sociétés filles'],
  own_part: ['own, belongs, slice, bits', 'possède, détient, appartient, gardé, part'],
  other_firm: [
    'another company, other companies, other firms, another firm, another listed group, affiliate',
    'autre société, autre groupe, affiliée',
  ],
  mis_equivalence: ['equity accounted, equity method', 'mise en équivalente'],
  normal_level: ['target level, average', 'moyenne'],
  invest_need: [
    'investment needs, maintenance investment, maintenance spend, capital heavy, capital intensive, capital light, asset light, light on investment, low investment, heavy investment, little investment',
    'capex en retard, capex de maintien, capex pèse, besoins d’investissement, peu d’investissement, investissements lourds, capitalistique, travaux repoussés, travaux que vous avez repoussés',
  ],
  goods: [
    'merchandise, stockpile, destocking, flour, raw stuff, ingredients, pallets, bottles, shirts, crates, back room, cupboard',
    'déstockage, la matière, articles, produits finis, farine, ingrédients, palettes, bouteilles, chemises, arrière-boutique, placard',
  ],
  intangible_list: [
    'brands, customer relationships, patents, technology, intangibles',
    'marques, clientèle, brevets, technologie, incorporels',
  ],
  item_word: ['products, items, goods', 'produits, articles, marchandises'],
  each_euro: [
    'every euro, each euro, each million, every million, one million, each extra',
    'chaque euro, chaque million, un million, par million',
  ],
  the_multiple: [
    'the multiple, ebitda multiple, ev multiple, the ratio, valuation multiple',
    'le multiple, un multiple, multiple ve, le ratio',
  ],
  year_result: [
    'net income, profit, bottom line, net earnings, earnings of the year, result for the year, result of the year, year’s result',
    'résultat, bénéfice, profit, gain de l’année',
  ],
  tie_up: [
    'absorb, tie up, tied up, eat, eaten, swallow, soak up, lock up, stuck, money out there',
    'absorber, manger, consomme, consomment, immobilise, bloque, pompe, avale, nécessite, finance, argent dehors, coincé',
  ],
  bought_outright: [
    'paid up front, paid upfront, paid outright, paid at once, paid straight away, paid for at once, paid in one go, paid cash, pay up front, pay for it today, paid on day one',
    'payé comptant, payé cash, payé tout de suite, payé d’un coup, paie d’un coup, payé en une fois, réglé comptant, se paie comptant, se paient tout de suite',
  ],
  year_slice: [
    'a tenth a year, a tenth each year, small slice each year, a slice each year, a bit each year, little bit every year, spread over ten years, spread over its life, over its useful life, a fraction a year, in small slices',
    'un dixième par an, dixième chaque année, petit bout chaque année, petit bout par an, une fraction par an, un morceau par an, un peu chaque année, une tranche par an, étalé sur dix ans, par petites tranches',
  ],
  lands_in_bank: [
    'drops into the bank, lands in the bank, lands in the account, turns up in the till, comes into the bank, hits the bank account, comes into the account, arrives in the bank, back in the bank, back in the till, in our pocket',
    'tombe sur le compte, arrive sur le compte, rentre en caisse, revient en caisse, reviennent en caisse, tombe dans la caisse, en plus en caisse',
  ],
  cash_follows: [
    'cash does not follow, money does not follow, cash is not following, cash follows, money follows, cash actually came in, money really arrived, money actually arrived, cash really arrived, money came in, turns into cash, converts into cash, cash conversion',
    'argent ne suit pas, cash ne suit pas, trésorerie ne suit pas, argent suit, cash suit, trésorerie suit, argent est bien arrivé, argent est arrivé, argent est vraiment rentré, argent est bien rentré, cash est vraiment rentré, cash est bien rentré, se transforme en cash, se convertit en cash, conversion en cash, se retrouve en banque',
  ],
  reputation_word: [
    'reputation, good name, know how, team, synergies, loyal customers, future growth, market position, hopes',
    'réputation, bon nom, savoir-faire, équipe, synergies, clients fidèles, position de marché, espoirs',
  ],
  returns_as_cash: [
    'turns back into cash, becomes cash again, comes back as cash, back in the till, back in the bank',
    'redevient de l’argent, redevient du cash, revient en caisse, reviennent en caisse, récupère la mise, se retransforme en cash',
  ],
} as const satisfies Lexicon;
