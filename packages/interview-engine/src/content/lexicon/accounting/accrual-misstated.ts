import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesDown } from '../directions.ts';
import { profit } from '../word-lists.ts';

const booked = [
  'booked, recognised, recorded, counted, recognise it, book it, count it, recognise revenue, book revenue, book the sale, count the sale, recognised entirely, recognised in full, booked in full',
  'constaté, comptabilisé, reconnu, enregistré, on le constate, on le comptabilise, on le reconnaît, on le reconnaît entièrement, on l’enregistre, comptabilise la vente, constate la vente, se constate, se comptabilise, reconnaît entièrement, on la compte, on le compte',
] as const;
const paidMoments = [
  'when the cash comes in, when cash comes in, when cash is received, when the cash arrives, when the money arrives, when the customer pays, when customers pay, when the client pays, when you are paid, when you get paid, when it is paid, when we get paid, once paid, on collection, on payment, on receipt, the day the customer pays',
  'à l’encaissement, dès l’encaissement, le jour de l’encaissement, quand l’argent rentre, quand l’argent arrive, quand le client paie, quand le client règle, quand on est payé, quand on encaisse, une fois encaissé, une fois payé, dès que l’argent, au moment du paiement, dès le paiement',
] as const;

/** When revenue is booked and when cash comes in, in the words of those who get it wrong. */
export const accrualMisstated: Lexicon = {
  able_to_borrow: [
    'can always borrow, always find a bank, banks always lend, can always refinance, always be refinanced, bank will always lend, banks will always refinance, cash is never an issue',
    'peut toujours emprunter, trouve toujours une banque, banques prêtent toujours, peut toujours se refinancer, toujours refinancée, banques suivront toujours, banques la suivront toujours, banque prêtera toujours',
  ],
  already_made: [
    'already made, already in the bag, already earned, already acquired',
    'déjà acquis, déjà fait, déjà réalisé, déjà gagné, dans la poche',
  ],
  always_solvent: [
    'no risk of default, never default, no default risk, can not default, can not go bust, never go bust, can never fail, always solvent, always has cash, always have cash, never short of cash, always have the cash, necessarily has cash, always has enough cash, never run out of cash',
    'aucun risque de défaut, pas de risque de défaut, jamais faire défaut, ne peut pas faire faillite, ne peut pas faire défaut, jamais faire faillite, forcément du cash, forcément de la trésorerie, toujours du cash, toujours solvable, jamais à court de cash, toujours de la trésorerie',
  ],
  as_soon_as_paid: [
    'once the customer pays, once the customer has paid, when the customer pays, when the cash comes in, when the cash arrives, the day the cash',
    'dès l’encaissement, quand le client a payé, quand le client paie, au moment de l’encaissement, à l’encaissement, dès que le client a payé',
  ],
  at_signing: [
    'at signing, on signing, upfront, up front, on day one, from day one, at the start, when invoiced, when billed, on billing, upon invoicing, immediately, straight away, right away, at once, in one go',
    'à la signature, dès la signature, à la facturation, dès la facturation, dès le départ, au départ, d’emblée, dès le premier jour, quand on facture, immédiatement, tout de suite, d’un seul coup, en une fois',
  ],
  because_paid: [
    crossed(
      'because, since, as, now that',
      'the money has come in, the money is in, the cash is in, the cash has come in, we have been paid, you have been paid, we got paid, you got paid, he has paid, the customer has paid, it has been paid, we were paid, the money’s come in, the cash is here, he’s paid, we’ve been paid, you’ve been paid, it’s been paid',
    ),
    crossed(
      'parce que, puisque, comme, vu que, car',
      'l’argent est rentré, l’argent est arrivé, le cash est rentré, le client a payé, on a été payé, on est payé, on a encaissé, il a payé, le client a réglé',
    ),
  ],
  booked_all_at_once: [
    'in full, in one go, all at once, entirely, up front, straight away',
    'en entier, en totalité, intégralement, d’un coup, en une fois, tout de suite, en une seule fois',
  ],
  counts_it: ['you count, we count, they count, i count', 'on compte, je compte, ils comptent'],
  counts_only: [
    'only count, count only, only include, include only, only add, only options that, only those, only look at, we count, you count, count the options, include the options, add the options',
    'ne compte que, compte que, ne prend que, prend seulement, compte seulement, n’inclut que, n’ajoute que, seules les options, on compte, on ajoute, compte les options, ajoute les options, inclut les options',
  ],
  day_cash_arrives: [
    'day the customer’s cash, day the cash arrives, day the money arrives, day the cash comes in, day the money comes in, cash actually arrives, money actually arrives',
    'jour où l’argent arrive, jour où le cash arrive, jour où l’argent rentre, jour où le cash rentre, jour de l’encaissement',
  ],
  day_he_pays: [
    'the day the client pays, the day the customer pays, until the money arrived, until he has paid, until he pays, once the customer has paid, when the cash comes in, follows the cash, revenue follows cash, only when the money is in',
    'le jour où le client règle, le jour où le client paie, quand le client règle, quand l’argent est sur le compte, quand l’argent arrive, tant que le client n’a pas payé, tant qu’il n’a pas payé, une fois que le client a payé, suit l’encaissement',
  ],
  day_of_payment: [
    'day the money arrives, day the money comes, day the cash arrives, day the cash comes, day the cash lands, day of payment, date of payment, moment the cash, moment the customer pays, day the customer pays, day the client pays, once the client has paid, once the customer has settled',
    'jour où l’argent arrive, jour où l’argent rentre, jour de l’encaissement, jour du paiement, jour du règlement, date d’encaissement, date de paiement, moment de l’encaissement, moment du paiement, jour où on encaisse, jour où le client paie, jour où le client règle, une fois que le client a payé',
  ],
  delivery_word: [
    'delivery, delivered, deliver, service, as it is earned, over the contract, month by month, performance',
    'livraison, livré, livrer, prestation, service rendu, au fil, au fur, mois par mois, exécution',
  ],
  dry_up: [
    'run short, go short, find itself short, run out, be short of cash, be short of money, go bust, go under, go bankrupt, default, lack cash, be insolvent, have a cash problem, fail to pay, miss a payment, run dry',
    'tomber à court, se trouver à court, venir à manquer, manquer de cash, manquer de trésorerie, manquer d’argent, manquer de liquidités, être à court, tomber en panne, faire défaut, faire faillite, être en cessation, se retrouver à sec, panne de trésorerie, panne de cash',
  ],
  earned_not_paid: [
    'earned but not been paid, earned but not yet paid, earned but not yet collected, earned but not received, earned but not billed, earned but not yet received, earned but not yet invoiced, earned but not yet been paid',
    'gagné mais pas encore encaissé, gagné mais pas encore payé, gagné mais non encaissé, gagné mais pas encore facturé, réalisé mais pas encore facturé, livré mais pas encore facturé, gagné mais pas encore reçu',
  ],
  ends_as_cash: [
    'ends up as cash, ends up in cash, always turns into cash, always becomes cash',
    'finit en cash, finit toujours en cash, finit en trésorerie, devient toujours du cash',
  ],
  expensed_now: [
    'becomes an expense at once, becomes a cost at once, is an expense at once, expensed immediately, expensed straight away, expensed at once, expensed when bought, expensed on purchase',
    'passe aussitôt en charge, passe aussitôt au résultat, passe directement en charge, passe en charge immédiatement, passe en charge dès, charge dès l’achat, en charge à l’achat, passe tout de suite en charge, devient tout de suite une charge',
  ],
  expenses_it: [
    'expense, expensed, charge to the p&l, write off',
    'passe en charge, passe les stocks en charge, met en charge, comptabilise en charge',
  ],
  goes_bust: [
    'go bust, goes bust, go bankrupt, go under, fail, fold, default, run dry, run out of cash, run out of money, be short of cash',
    'faillite, faire faillite, tomber en faillite, couler, déposer le bilan, être à court, manquer de cash, manquer d’argent, se retrouver à sec',
  ],
  hits_it: [
    'hits, hit, reduces, lowers, eats into, dents, knocks, cuts, weighs on, goes against, is deducted from, comes off',
    'touche, réduit, baisse, diminue, pèse sur, grève, vient en moins, ampute, entame',
  ],
  is_cash_made: [
    `${crossed('is the, equals the, means the, represents the, corresponds to the, is simply the, is just the, is basically the', 'cash generated, cash made, cash earned, cash the company, cash the business, cash we, cash it, cash that, change in cash, cash flow of the year, money that came in, money in the bank, increase in cash')}, is what customers pay`,
    crossed(
      'est, c’est, égale, correspond à, représente, équivaut à',
      'trésorerie générée, cash généré, cash que, trésorerie que, argent que, argent gagné, variation de trésorerie, trésorerie produite, argent en banque, argent encaissé, encaissements',
    ),
  ],
  is_revenue_then: [
    'counts as revenue, that’s revenue, becomes revenue, goes into revenue, goes to revenue, is revenue, turns into revenue',
    'passe en chiffre d’affaires, devient du chiffre d’affaires, est du chiffre d’affaires, va en chiffre d’affaires, on constate le chiffre d’affaires, on constate le revenu, passe en produit',
  ],
  lets_you_book: [
    'lets you book, lets you record, lets you count, may only book, can only book, can only record, only book, only record, only count',
    'ne laisse compter, ne compte la vente que, ne comptabilise la vente que, n’enregistre la vente que, ne permet de comptabiliser, ne permet de compter',
  ],
  loses_money: [
    'making losses, losing money, makes a loss, in the red, loss making, unprofitable',
    'en perte, perd de l’argent, déficitaire, déficitaires, fait des pertes, dans le rouge, pas rentable',
  ],
  moment_of_payment: [
    [
      `${crossed(
        'day, moment, as soon as, once, when, until',
        'the cash comes in, the money comes in, the cash arrives, the cash lands, the money lands, the cash is received, the payment arrives, the payment lands, the invoice is paid, you get the cash, we get the cash, you receive the cash, we receive the cash, you are paid, we are paid, you get paid, we get paid, the customer wires, the customer has wired, the customer pays, the customer has paid, the money hits, the cash hits, he has paid, he is paid, it has been paid, it has been cashed, it is cashed, the payment comes, it’s been cashed, it’s been paid, he’s paid, we’ve been paid, you’ve been paid',
      )}, day of receipt, day of collection, day of payment, date of payment, moment of payment`,
      'day it is paid, day the bill is paid, when cash comes in, when cash is received, when cash is in, when the money arrives, when customers pay, when they pay, when the client pays, when he pays, when it is paid, when paid, once paid, once cash is received, until cash is received, until it is paid, on payment, upon payment, at payment, on collection, at collection, upon collection, on receipt, upon receipt, the day they pay, the day the customer pays, the day of payment, as the cash comes in, as cash comes in, cash is collected, with the cash, day the money arrives, day the money comes, once the client has paid, once the customer has settled',
    ].join(', '),
    [
      `${crossed(
        'le jour où, au moment où, dès que, une fois que, quand, lorsque',
        'l’argent arrive, l’argent rentre, l’argent tombe, le cash arrive, le cash rentre, le virement arrive, le paiement arrive, on est payé, on touche l’argent, on encaisse, on reçoit l’argent, on reçoit le paiement, le client paie, le client règle, le client vire, la facture est payée, la facture est réglée',
      )}, dès la réception des fonds, à la réception des fonds, dès réception du paiement, dès l’arrivée des fonds, quand le client règle`,
      'jour où la facture est payée, jour où c’est payé, à l’encaissement, dès l’encaissement, date d’encaissement, après encaissement, après l’encaissement, au paiement, dès le paiement, lors du paiement, moment du paiement, jour du paiement, date de paiement, à réception du paiement, réception du règlement, au règlement, moment du règlement, dès le règlement, jour du règlement, quand le client paye, quand le client a payé, quand les clients paient, quand il paie, une fois payé, une fois encaissé, une fois le client, dès que le client, jour où le client, jour où il paie, jour où l’argent, tant que le client, tant que l’argent, une fois que le client a payé',
    ].join(', '),
  ],
  move_as_one: [
    'always follows, coincide, move together, go hand in hand, are the same thing, is the same thing, always match, always equal, are identical, end up equal, always even out, are always aligned, in lockstep, always tracks',
    'coïncident, suit toujours, suivent toujours, vont de pair, évoluent ensemble, avancent ensemble, sont identiques, sont la même chose, se confondent, reviennent au même, sont toujours égaux, se compensent toujours, est toujours égal',
  ],
  never_a_cash_problem: [
    'never have a cash problem, never have cash problems, never a cash problem, never be short of cash, never be short of money, no cash problem',
    'jamais de problème de trésorerie, jamais de problème de cash, jamais de souci de trésorerie, jamais de souci de cash, jamais à court, aucun problème de trésorerie',
  ],
  not_a_thing: ['nothing, no effect, no impact', 'rien, aucun effet, aucun impact, sans effet'],
  once_paid_all_revenue: [
    'recognise all the revenue, book all the revenue, recognise the whole revenue, book the full revenue, recognise the full amount, full year of revenue, whole amount is revenue',
    'comptabilise tout le chiffre, constate tout le chiffre, enregistre tout le chiffre, reconnaît la totalité, comptabilise la totalité, constate la totalité, prend tout en chiffre, reconnaît tout le chiffre d’affaires',
  ],
  only_if_said: [
    'can only happen if, can only happen when, only happens if, only happens when, only possible if, only happen to',
    'ne peut arriver que, n’arrive que, n’est possible que, ça n’arrive qu’aux, ça n’arrive qu’à',
  ],
  only_losers: [
    'only loss making companies, only a loss making, only unprofitable companies, only companies making losses, must be losing money, must be making losses',
    'seules les sociétés déficitaires, seules les entreprises déficitaires, que les entreprises déficitaires, est forcément en perte',
  ],
  only_losing_firms: [
    crossed(
      'only a loss making company, only loss making companies, only companies that lose money, only firms with losses, only a company in loss, only unprofitable companies',
      'can run out, run out, runs out, go bust, can go bust, can be short',
    ),
    crossed(
      'seule une entreprise en perte, seule une société en perte, seules les entreprises en perte, seules les sociétés en perte, seule une boîte qui perd de l’argent',
      'peut manquer, peuvent manquer, manque, manquent, peut tomber, peut faire faillite',
    ),
  ],
  only_once_paid: [
    crossed(
      'only when, only once, only after, only as soon as, only if, not before',
      'the customer pays, the customer has paid, he pays, he has paid, they pay, they have paid, it’s paid, it is paid, the cash is in, the cash comes in, the money is in, the money comes in, you get paid, you are paid, we get paid',
    ),
    `${crossed(
      'qu’une fois que, que quand, que lorsque, qu’au moment où, seulement quand, seulement une fois que, uniquement quand, que le jour où, que si',
      'le client a payé, le client paie, le client règle, le client a réglé, l’argent est rentré, l’argent rentre, l’argent est là, on est payé, on a été payé, c’est payé, c’est encaissé, on a encaissé, on encaisse',
    )}, qu’à l’encaissement, qu’au paiement, qu’au règlement, qu’une fois encaissé, qu’une fois payé`,
  ],
  pretax_profit: [
    'pre tax income, pretax income, ebit, ebitda, profit, net income, earnings, the p&l, the income statement',
    'résultat, ebit, ebitda, bénéfice',
  ],
  profit_down: [crossed(profit[0], goesDown[0]), crossed(profit[1], goesDown[1])],
  purchase_is_cost: [
    `expense the whole, expense the purchase, expense the inventory, expense the stock, expense it when, ${crossed('purchase, buying, buying stock, buying inventory, buying the stock, buying it', 'hits profit, reduces profit, lowers profit, is a cost, is an expense, costs us profit, hits the p&l, hits the income statement, goes through the p&l, shows as an expense')}`,
    crossed(
      'achat, acheter, achat du stock',
      'est une charge, passe en charge, réduit le résultat, baisse le résultat, fait baisser le résultat, diminue le résultat, passe au compte de résultat, est comptabilisé en charge',
    ),
  ],
  recorded_at_once: [
    crossed(
      'recognised, recognise it, recognise the lot, recognise revenue, booked, book it, book the lot, taken to revenue, revenue',
      'in full, entirely, all at once, immediately, straight away, right away, on day one, from day one, up front, upfront, on signing, the day it is invoiced, on invoicing',
    ),
    crossed(
      'reconnu, on le reconnaît, reconnaît, constaté, on le constate, comptabilisé, on le comptabilise, chiffre d’affaires',
      'entièrement, intégralement, en totalité, immédiatement, tout de suite, d’un coup, dès le premier jour, dès la signature, dès la facturation, à la facturation',
    ),
  ],
  recorded_on_payment: [
    `${crossed(booked[0], paidMoments[0])}, ${crossed('revenue, sales, only', paidMoments[0])}, only when the money, only when the cash, not until the cash`,
    `${crossed(booked[1], paidMoments[1])}, ${crossed('chiffre d’affaires, que, seulement, uniquement', paidMoments[1])}, que quand le client a viré, résultat et la caisse avancent ensemble, qu’à l’encaissement`,
  ],
  shows_a_cost: [
    'shows a cost, shows an expense, takes a cost, shows the purchase, takes an expense, records a cost',
    'montre une charge, montre un coût, prend une charge, enregistre une charge, affiche une charge',
  ],
  since_invoiced: [
    'since the invoice is out, because it has been invoiced, because we invoiced, because the invoice has been sent, as the invoice has been issued',
    'puisque la facture est partie, puisque c’est facturé, parce que c’est facturé, puisqu’on a facturé, parce que la facture est partie',
  ],
  the_cash_itself: [
    'is the cash, is cash in the bank, is the same as cash, equals cash, is basically cash, is pure cash',
    'est du cash, c’est de la trésorerie, c’est l’argent, c’est la trésorerie, est le cash, correspond au cash, égale le cash, équivaut au cash, correspond à la trésorerie',
  ],
  the_subscription: [
    'subscription, contract, prepayment, full amount, whole amount, all of it, everything, the lot, the whole year',
    'abonnement, contrat, avance, tout, totalité, intégralité, année entière, acompte',
  ],
  triggers_it: [
    'triggers, trigger, creates, gives rise to, drives, determines',
    'déclenche, fait naître, entraîne, donne lieu à, détermine, crée',
  ],
  unsold_half: [
    'unsold half, half that is left, the other half, unsold part, the half we keep, half we still have, the unsold half, unsold stock, remaining stock, the remaining half',
    'moitié invendue, moitié qui reste, autre moitié, partie invendue, moitié restante, stock restant, stock invendu, l’autre moitié',
  ],
  until_paid: [
    crossed(
      'until, before, unless',
      'the customer has paid, the customer pays, he has paid, he pays, he’d paid, he’s paid, they’ve paid, they pay, they have paid, you are paid, we are paid, it is paid, the money is in, the cash is in, payment, the payment, cash comes in, the cash comes in, the money comes in',
    ),
    `${crossed(
      'tant que, tant qu’',
      'le client n’a pas payé, le client n’a pas réglé, il n’a pas payé, on n’est pas payé, on n’a pas encaissé, l’argent n’est pas, le cash n’est pas, ce n’est pas encaissé, ce n’est pas payé',
    )}, avant le paiement, avant l’encaissement, avant le règlement, avant d’être payé, avant qu’il paie, avant que le client paie`,
  ],
  when_bought: [
    crossed(
      'when, the day, as soon as, once, the moment',
      'you buy, you pay, we buy, we pay, it’s bought, it is bought, you purchase, you order, it arrives',
    ) +
      ', on purchase, at purchase, upon purchase, on day one, straight away, right away, immediately',
    crossed(
      'quand, dès que, le jour où, au moment où, lorsque',
      'on l’achète, on achète, on paie, on le paie, on les achète, on les paie',
    ) +
      ', dès l’achat, à l’achat, au moment de l’achat, le jour de l’achat, tout de suite, immédiatement, aussitôt, d’entrée',
  ],
  when_we_pay: [
    'when we pay, when you pay, when it pays, when cash goes out, when cash leaves, when paid',
    'quand on paie, quand on paye, quand elle paie, au moment de payer, au paiement du fournisseur, au moment du paiement, lors du paiement, au décaissement, quand l’argent sort',
  ],
  whenever_paid: [
    'not when, not on the day, not at the moment, not as soon as, whenever, regardless, no matter, earned, ship, even if, even though, receivable',
    'pas quand, pas le jour, non quand, non le jour, pas au moment, pas dès, peu importe, quel que soit, même si, expédie, créance',
  ],
  whole_of_it: ['whole, entire, all of it', 'entier, entière, totalité'],
};
