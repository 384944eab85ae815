import type { Lexicon } from '../../types.ts';

/** Everyday words for what accounts and values are made of: verbs, pictures and household things. */
export const everydayNotions = {
  // How the statements hang together.
  the_three: [
    'all three, the three, other two, first sheet, first one, the first page',
    'les trois, deux autres, premier document, le premier',
  ],
  hang_together: [
    'can not touch, can not change, can not move, travels through, ripples, knock on, domino, cogs, gears, one story, same story, feeds the other, feeds the second, lands in the third, moving in the other',
    'peut pas toucher, peut pas modifier, se propage, se répercute, engrenage, dominos, même histoire, alimente le deuxième, retrouve dans le troisième',
  ],
  later_paper: [
    'next statement, next page, the second, second one, second statement, second document, the third, third one',
    'tableau suivant, document suivant, deuxième document, deuxième tableau, au deuxième, le deuxième, le troisième',
  ],
  left_right: [
    'on the left, on the right, on one side, on the other side, one column',
    'à gauche, à droite, d’un côté, de l’autre côté',
  ],
  must_match: [
    'has to be the same, must be the same, has to tie, have to tie, everything ties, must match, have to match, has to match, equals, same total, same as the, add up to the same, come to the same',
    's’équilibrer, s’équilibrent, tomber pareil, tombe pareil, même total, doivent être les mêmes, être identiques, pareil au, pareil que, égal au, égaux, faire la même somme, font la même somme',
  ],
  earnings_paper: ['what you earn, what it earns, what we earn', ''],
  cash_paper: [
    'cash page, money page, cash sheet, money sheet, actual money, real money, bank balance, where the money came, where money came, where the money went, for the cash',
    'tableau de trésorerie, page de trésorerie, argent réel, d’où l’argent, d’où vient l’argent, solde en banque, côté argent, pour la trésorerie',
  ],
  position_paper: [
    'what the company owns, what the firm owns, what the business owns, list of what, things you have',
    'ce que la société possède, la liste de ce',
  ],
  closing_cash: [
    'cash you finish, cash it finishes, cash we finish, finish the year, money you finish',
    'argent avec lequel, trésorerie avec laquelle, en fin d’année',
  ],
  left_at_end: [
    'get to the bottom, gets to the bottom, left for us, left for the owners, left at the end, whatever remains, whatever s left, still there, remains after',
    'arrivé en bas, arrive en bas, nous en reste, il en reste, nous reste, reste en bas, reste après',
  ],
  kept_inside: [
    'stays inside, not hand out, not pay out, is kept inside, piles up, pile up, accumulates, not paid out, not to give, not give, not take out, left in the firm, left in the company, keep in the firm, keep in the company, goes into their column, saved up',
    'reste dedans, ne distribue pas, non distribué, pas distribué, s’accumule, s’empile, met de côté, laissé dans, laissent dans, garde dans, pas sorti, pas versé, économisé',
  ],
  owners_pot: [
    'owners’ side, side of the owners, shareholders’ side, owners’ slice, their share bigger',
    'côté actionnaires, côté propriétaires, poche des actionnaires, poche des propriétaires, appartient aux associés, revient aux associés',
  ],
  fall: ['shrunk, suffers', 'trinquer, souffre, encaisse le coup'],
  not_cash: [
    'no one was paid, nobody was paid, no one gets paid, nobody gets paid, never spent, ink on paper, not a single euro, not a euro, not one euro, not a penny goes, not a cent goes, spent years ago, paid years ago, paid for years ago, spent long ago, no bill attached, no bill to pay, nothing to pay, no invoice for it, not send any money, not take any money',
    'n’est payé, jamais été dépensé, jamais dépensés, dépensé il y a, payé il y a, perte sur le papier, charge sur le papier, aucun argent ne sort, aucun argent, pas de facture, rien à payer, rien à régler, aucune facture, aucun versement',
  ],
  reinstate: ['cancel the charge, cancel it', 'neutralise, contre-passer'],
  wear: ['get old, gets old, getting old, grow old', 'se fatiguent, prennent de l’âge'],
  tangible: [
    'kit, gear, installations, boat, ship, truck, lorry, van, oven, vehicle, premises, workshop, tools',
    'bateau, navire, camion, four, véhicule, atelier, locaux, outils',
  ],
  unchanged: [
    'not budge, stays where it was, stayed where it was, not feel a thing, feels nothing, as it was, stays exactly the same, does not care',
    'ne sent rien, reste pareille, reste pareil, telle quelle, comme avant, reste exactement le même, s’en moque',
  ],
  // Goods, customers, suppliers and the wait between them.
  goods: [
    'materials, supplies, parts, components, fabric, clothes, shoes, bikes, phones, furniture, cartons, sweaters, tyres, timber, toys',
    'les matériaux, fournitures, composants, pièces détachées, tissu, vêtements, chaussures, vélos, téléphones, meubles, pulls, pneus, bois, jouets',
  ],
  shelf: ['storage, stored', 'stockés, stocké'],
  not_yet_sold: [
    'are sold, day it is sold, with the sale, customer takes, client takes, goods leave, goods go out, leaves the warehouse, out of the door',
    'client emporte, client prend, marchandise sort, marchandise sorte, avec la vente',
  ],
  returns_as_cash: [
    'get it back, gets it back, get that back, comes loose, gives back, get the money back',
    'on le récupère, on la récupère, récupère l’argent, se débloque, se débloquent, en rend',
  ],
  new_order: [
    'every order, each order, extra order, new order, new contract, each contract, every contract',
    'chaque commande, nouvelle commande, commande en plus, nouveau contrat, chaque contrat',
  ],
  tie_up: ['feed into, sunk into', 'engloutit, engloutissent, investi dans, englouti'],
  before_cash: [
    'not seen a penny, not seen a cent, not seen a euro, nothing has arrived, still nothing, money turns up, money shows up later, money comes later, cash comes later, pays later, pay later',
    'pas vu un centime, pas vu un euro, rien n’est arrivé, argent arrive quand, argent arrive plus tard, argent vient plus tard, paie plus tard',
  ],
  money_gone: [
    'money is away, money is out, cash is out, cash is away, without your money, wait for your money, asleep',
    'argent est dehors, argent dehors, sans votre argent, sans son argent, attend son argent, dort dans',
  ],
  paid_by: [
    'getting paid, people settle, clients settle, people pay, pay us, settle with us, paid sooner, pay sooner',
    'être payés, gens règlent, clients règlent, gens paient, nous régler, nous payer, nous paient, payé plus tôt',
  ],
  sells_to_us: ['', 'à qui on achète, chez qui on achète'],
  back_to_bank: [
    'give the bank, giving the bank, hand back, give back to the bank, loan instalments, what we borrowed',
    'rendre à la banque, rendre l’argent, prêts à rendre, emprunts à rendre, mensualités du crédit, ce qu’on a emprunté',
  ],
  // What was paid too much, and what is worth less.
  its_bits: [
    'the bits, its things, its pieces, all its parts, taken one by one',
    'ses biens, tous les morceaux, pris un par un, pièce par pièce, ses actifs',
  ],
  surplus: ['what remains of the price', 'reste du prix'],
  each_thing: ['', 'chaque bien'],
  books_value: [
    'what the books said, in the accounts',
    'disaient les livres, disent les livres, dans les comptes',
  ],
  mark_down: [
    'cut the number, take the loss, brought down to, marked down',
    'baisse le chiffre, dévaluer, ramené à, ramenée à, prend la perte',
  ],
  underperform: [
    'overpaid, paid too much, less than hoped, less than we hoped, brings in less, never earn that, never earn it, too optimistic, turned out worse, goes wrong, does worse, falls short, goes worse, not going as planned, struggles, not as good as, not perform, not deliver, does not work out',
    'payé trop cher, moins que prévu, rapporte moins, ne les rapportera, ne le rapportera, trop optimiste, a déçu, moins bien qu’espéré, tourne mal, tourne moins bien, tient pas ses promesses, marche moins, pas à la hauteur, ne marche pas, ne donne pas',
  ],
  still_due: [
    'not given, not yet given, nothing delivered, nothing in return, not had anything, nothing for it yet, still waiting for, still to do, still to come',
    'pas encore donné, pas donné, rien fourni, rien livré, rien donné, rien rendu, rien en échange, attendent encore, encore à faire',
  ],
  as_delivered: [
    'trickles, have served, served them, becomes yours, next twelve months, while you serve, as you serve, as they are served',
    'goutte à goutte, au compte-gouttes, les a servis, devient à nous, sur les douze mois, mois écoulé',
  ],
  comes_round: ['fills up again, refills', 'se remplit à nouveau, se reforme'],
  daily_float: [
    'everyday float, daily float, day to day balances, everyday business, normal run',
    'besoin courant, exploitation courante, fonctionnement courant, vie normale, quotidien de l’entreprise',
  ],
  debt_like: ['on credit', 'à crédit, comme si on avait acheté'],
  below_word: ['moved down', ''],
  line_by_line: ['line by line, item by item', 'ligne par ligne, poste par poste'],
  what_they_show: [
    'they show, they publish, they present, what they claim',
    'qu’ils montrent, chiffre publié, ils présentent, qu’ils affichent',
  ],
  shown_number: ['number, figure', 'chiffre, nombre'],
  proof: ['papers, bank statements, payslips', 'papiers, relevés'],
  want_word: ['show me', 'montrer'],
  owe: ['owed, owes, owing', 'doive, devra'],
  frozen: [
    'sleeping, dormant, stranded, buried, waiting on the shelf, lies idle',
    'en sommeil, enterré, endormi, à l’arrêt',
  ],
  growth: [
    'more orders, orders double, sell twice, twice as much, bigger orders, get bigger, more customers',
    'plus de commandes, commandes doublent, deux fois plus, grossir, grossit, plus de clients',
  ],
  net_assets: [
    'put a name on, point at, can touch, can list, count and touch, can count, can see and touch',
    'mettre un nom, désigner, peut toucher, peut lister, peut compter, peut voir, voir et toucher',
  ],
  one_day: [
    'get rid of, when we sell it, when you sell it',
    'se débarrassera, se débarrasse, quand on vendra, la revendra',
  ],
  leave: ['vanish, drops out, goes away, is gone from', 's’évapore, n’est plus dans'],
  rise: ['swells, fatter', 'enfle'],
  claims_part: ['collects, asks for', 'prélève, demande'],
  reviewer: ['our experts, outside experts, accountants', 'experts, comptables'],
  taxman: ['the authorities', 'l’administration'],
  customer: [
    'shoppers, subscribers, people who buy, those who buy, consumers',
    'abonnés, consommateurs, ceux qui achètent, gens qui achètent',
  ],
  equipment: [
    'van, oven, boat, new shop, tools, new line',
    'four, bateau, nouveau magasin, atelier, outils, nouvelle ligne',
  ],
  money_in_out: [
    'what came in, what went out, money in and money out, money coming in and going out',
    'ce qui est entré, ce qui est sorti, entre et ce qui sort, rentre et ce qui sort, entrées et sorties, est sorti de la banque',
  ],
  loss_of_value: [
    'loses worth, bit less every year, goes down in value, loses a bit',
    'vaut un peu moins, perd chaque année',
  ],
  remain: ['still there, still here', 'toujours là, encore là'],
  cash_short: [
    'not have enough, not enough to pay, run dry, short of cash, short of money, empty account, nothing in the bank',
    'pas assez pour payer, pas de quoi payer, à sec, à court, compte vide, rien en banque',
  ],
  believed: [
    'we thought, thought it was, believed it was, hoped it was, supposed to be worth',
    'on pensait, on croyait, était censé, croyait qu’il',
  ],
  right_now: [
    'today, straight away, at once, immediately, this month',
    'aujourd’hui, tout de suite, d’un coup, ce mois-ci',
  ],
  spend_word: [
    'spend, shell out, fork out, lay out, put money into, money goes into',
    'dépenser, débourser, argent part dans',
  ],
} as const satisfies Lexicon;
