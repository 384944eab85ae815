import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is flatly said of growth, the cycle, prepayments, goodwill and write-downs that is not so. */
export const flatlyWrongBesides = {
  // Growth, capex and the moment of a sale.
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
  faster_you_grow: [
    crossed(
      'the faster, the quicker, the more',
      'you grow, it grows, we grow, the company grows, the business grows, they grow, you sell, it sells, we sell, sales grow',
    ),
    crossed(
      'plus',
      'on croît, on grandit, on grossit, on vend, elle croît, elle grandit, elle grossit, la société croît, la société grandit, la croissance est forte, l’entreprise grandit, la boîte grossit',
    ),
  ],
  the_more_cash: [
    'the more cash, the more money, more cash',
    'plus on a de cash, plus il y a de cash, plus on a de trésorerie, plus on dégage de cash, plus on encaisse, plus de cash',
  ],
  hands_over: [
    'hands you, gives you, gives us, you get, we get, it gets, throws off, comes out, comes in, you have, it has, you make, it makes, it brings, working capital brings',
    'on a, il y a, on dégage, on encaisse, rentre, arrive',
  ],
  always_funded: [
    crossed(
      'suppliers always, supplier credit always, payables always, suppliers will always',
      'fund, funds, finance, finances, cover, covers, pay for, grow faster, grows faster, rise faster, fund the growth',
    ),
    crossed(
      'fournisseurs, crédit fournisseurs, crédit fournisseur, dettes fournisseurs',
      'financent toujours, finance toujours, couvre toujours, couvrent toujours, suit toujours, suivent toujours, augmente toujours plus, augmentent toujours plus, grandit toujours plus',
    ),
  ],
  cash_trickles_out: [
    `${crossed(
      'cash outflow, outflow, payment, cash cost, cash going out, cash',
      'is spread, gets spread, is spread over, goes out over, goes out gradually, leaves gradually, goes out bit by bit, goes out year by year, leaves over',
    )}, pay for it bit by bit, pay for the machine bit by bit, pay for it gradually, pay for it over, paid for bit by bit, paid for gradually, pay it off through depreciation`,
    `${crossed(
      'sortie d’argent, sortie de cash, sortie de trésorerie, décaissement, paiement, sortie',
      'est étalée, est étalé, s’étale, se fait petit à petit, est répartie, est réparti, est lissée, est progressive',
    )}, sort petit à petit, sort peu à peu, sort progressivement, se paie petit à petit, paie petit à petit, paie au rythme, sort au rythme, sort au fil, paie au fil des amortissements`,
  ],
  not_weighing: [
    'does not weigh on, doesn’t weigh on, does not hurt, doesn’t hurt, does not drain, doesn’t drain, never weighs on',
    'ne pèse pas sur, ne pèsent pas sur, ne pèse jamais sur, ne touche pas au, ne touche pas à, ne joue pas sur, ne consomme pas',
  ],
  multiple_up: [
    'multiple goes up, multiple rises, multiple increases, multiple gets higher',
    'multiple monte, multiple augmente, multiple grimpe, multiple progresse',
  ],
  is_rented: ['lease, leasing, leased, rent, instalment', 'crédit-bail, leasing, location, loyer'],
  already_in: ['is already counted in', 'est déjà compté dans, déjà passé dans, déjà pris dans'],
  // The cycle.
  cash_lost: [
    'cash drops, cash falls, cash goes down, cash is down, reduces cash, reduces the cash, lowers cash, lose cash, loses cash, costs cash, we lose, you lose, costs you cash, less cash, cash decreases',
    'la trésorerie baisse, trésorerie diminue, baisse la trésorerie, réduit la trésorerie, diminue la trésorerie, moins de cash, moins de trésorerie, on perd, fait perdre, le cash baisse, coûte du cash, coûte de la trésorerie',
  ],
  fewer_receivables: [
    crossed('lower, smaller, less, fewer', 'receivables, debtors, customer receivables'),
    'moins de créances, créances plus faibles, créances plus basses, créances en moins, moins de créances clients',
  ],
  flows_to_profit: [
    'goes into profit, goes straight to profit, goes to profit, drops to the bottom line, goes to the bottom line, is extra profit, adds to profit, improves profit, goes into net income, boosts net income',
    'va dans le résultat, passe en résultat, passe dans le résultat, améliore le résultat, augmente le bénéfice, va dans le bénéfice, gonfle le résultat, c’est du résultat en plus',
  ],
  days_of_cost: [
    'days of cost of sales, days of cogs, days of costs, days of purchases',
    'jours de coût des ventes, jours d’achats, jours de coûts',
  ],
  long_cycle: [
    'longer it is, longer it gets, longer the better, the longer the cash cycle, longer the conversion cycle',
    'plus il est long, plus c’est long, plus ce cycle est long, plus il s’allonge, plus le cycle s’allonge',
  ],
  lengthen_cycle: [
    crossed(
      'lengthen, extend, stretch, increase, lengthening, extending',
      'the cycle, the cash cycle, the conversion cycle, the cash conversion cycle, your cycle',
    ),
    crossed(
      'allonger, rallonger, augmenter, étirer',
      'le cycle, ce cycle, le cycle de conversion, le cycle d’exploitation, son cycle',
    ),
  ],
  stock_days_off: [
    '',
    crossed(
      'retranche, enlève, retire, soustrait, déduit',
      'le délai de stock, les jours de stock, le stock, les stocks, le délai stock',
    ),
  ],
  // Prepayments.
  only_holds: [
    'only contains, only ever contains, only includes, only ever includes, only covers, only ever means, is only, is just, consists only of, is limited to, only holds, contains only, includes only',
    'n’est que, ne contient que, ne comprend que, ne comporte que, ne regroupe que, se limite à, se limite aux, se résume à, se résume aux, c’est seulement, c’est uniquement, c’est juste, comprend uniquement, comprend seulement',
  ],
  agrees_word: ['agrees, accepts, admits, concedes', 'est d’accord, accepte, admet, reconnaît'],
  gets_more: [
    'gets more, receives more, is paid more, pockets more, earns more, gets a higher price, gets a better price, walks away with more',
    'touche plus, touche davantage, reçoit plus, gagne plus, encaisse plus, obtient plus, est mieux payé, repart avec plus',
  ],
  earned_not_paid: [
    'earned but not been paid, earned but not yet paid, earned but not yet been paid, earned but not yet collected, earned but not received, earned but not billed, earned but not yet received, earned but not yet invoiced',
    'gagné mais pas encore encaissé, gagné mais pas encore payé, gagné mais non encaissé, gagné mais pas encore facturé, réalisé mais pas encore facturé, livré mais pas encore facturé, gagné mais pas encore reçu',
  ],
  in_both: [
    '',
    'à la fois en dette et, à la fois dans la dette et, en dette et aussi en bfr, dans la dette et aussi dans le bfr, à la fois en bfr et, à la fois dans le bfr et',
  ],
  is_profit_pot: [
    'goes into equity, go into equity, booked in equity, is part of equity',
    'font partie des capitaux propres, fait partie des capitaux propres, va en capitaux propres, vont en capitaux propres, vont dans les capitaux propres',
  ],
  onto_the_price: [
    'added to the price, adds to the price, on top of the price, pays for it on top, paid for it on top',
    's’ajoute au prix, vient en plus du prix, ajoute au prix, se paie en plus',
  ],
  // Goodwill and write-downs.
  is_the_brand: [
    crossed(
      'includes, contains, covers, comprises',
      'the brand, brand, brands, the customer list, customer lists, customer relationships, patents, the patents',
    ),
    crossed(
      'comprend, contient, inclut, englobe, regroupe',
      'la marque, les marques, le fichier clients, la clientèle, les brevets, les relations clients',
    ),
  ],
  brand_within: [
    crossed(
      'brand, brands, customer list, customer lists, customer relationships, patents',
      'are part of goodwill, is part of goodwill, stay in goodwill, stays in goodwill, remain in goodwill, remains in goodwill, go into goodwill, goes into goodwill, are in goodwill, is in goodwill, are lumped into goodwill, sit in goodwill',
    ),
    crossed(
      'marque, marques, fichier clients, clientèle, brevets, relations clients',
      'restent dans le goodwill, reste dans le goodwill, sont dans le goodwill, est dans le goodwill, font partie du goodwill, fait partie du goodwill, vont dans le goodwill, va dans le goodwill',
    ),
  ],
  stays_and_adds: [
    'stays, is kept, remains, gets added, is added, is carried over, keeps counting',
    'reste, est conservé, est gardé, s’ajoute, est repris, est maintenu',
  ],
  without_a_deal: [
    'without acquiring, without an acquisition, without any acquisition, without buying anything, without a deal, without buying anyone',
    'sans acquisition, sans rien acheter, sans racheter, sans faire d’acquisition, sans opération',
  ],
  may_have: [
    'can have, can create, can show, can build, may have, can generate',
    'peut avoir, peut créer, peut générer, peut construire, peut faire apparaître',
  ],
  total_assets: [
    'total assets, all the assets, gross assets, the total of assets',
    'actif total, total de l’actif, total des actifs, actif brut, total du bilan',
  ],
  nets_liabilities: [
    'less liabilities, minus liabilities, less the liabilities, minus the liabilities, less debt, minus debt, net of liabilities, net of debt',
    'moins les dettes, moins le passif, moins les passifs, moins dettes, net des dettes',
  ],
  only_tests: ['only test, only tests, only check', 'ne teste, teste seulement, teste uniquement'],
  in_trouble_only: [
    'when there is, when there’s, if there is, if there’s, when things, if things, when the business, if the business, when it goes',
    'qu’en cas, que s’il, que si, que quand, que lorsque, en cas de problème, s’il y a un problème, quand ça va mal',
  ],
  against_cost: [
    crossed(
      'against, with, to, under, below, less than, lower than, beneath',
      'historical cost, its historical cost, original cost, the original cost, what you paid, what you originally paid, what we paid, the purchase price, the price you paid, the price paid, acquisition cost, the acquisition price, replacement cost, its replacement cost',
    ),
    `${crossed(
      'au, sous le, sous son, avec le, à son, en dessous du, inférieure au, inférieur au, inférieure à son, par rapport au',
      'coût historique, prix d’achat, prix d’acquisition, coût d’acquisition, prix payé, coût d’origine, prix d’origine, coût de remplacement',
    )}, sous ce qu’on a payé, à ce qu’on a payé, en dessous de ce qu’on a payé`,
  ],
  tests_value: [
    'impair, test, compare, write down, write it down',
    'déprécie, teste, compare, on compare, dépréciation',
  ],
  recoverable_word: [
    'recoverable amount, recoverable value, value in use',
    'valeur recouvrable, valeur d’utilité, valeur de recouvrement',
  ],
  stands_above: [
    'is above, exceeds, is higher than, is greater than, goes above, is over, is more than',
    'dépasse, excède, est supérieure, est au-dessus, passe au-dessus, est plus élevée que, est plus haute que',
  ],
  stands_below: [
    'is below, is lower than, is less than, is under, falls below, goes below',
    'est inférieure, est en dessous, passe sous, est plus faible que, est plus basse que, tombe sous',
  ],
  the_lower_of: [
    'lower of, lesser of, lowest of, smaller of',
    'plus faible de, plus faible entre, plus faible des, plus basse de, plus basse des, plus basse entre, plus petite de, plus petite des, plus petite entre, minimum entre, minimum de',
  ],
  use_or_sale: ['value in use, fair value', 'valeur d’utilité, valeur d’usage, juste valeur'],
  all_of_it_interest: [
    'interest only, only interest, just interest, purely interest, all interest, entirely interest, a pure interest cost, pure interest',
    'uniquement des intérêts, que des intérêts, seulement des intérêts, entièrement des intérêts, intégralement des intérêts, en intérêts uniquement, une pure charge d’intérêts',
  ],
  all_of_it_wear: [
    'depreciation only, only depreciation, just depreciation, all depreciation, purely depreciation',
    'uniquement de l’amortissement, que de l’amortissement, seulement de l’amortissement, intégralement de l’amortissement',
  ],
  lost_money: [
    'a cash loss, lost cash, lost money, money lost, money gone, money that is gone, real money lost, cash that’s gone',
    'argent perdu, cash perdu, trésorerie perdue, une perte de cash, une perte de trésorerie, perte en cash, argent parti',
  ],
  reverses_it: ['reverse, undo, write back, take back', 'reprendre, reprise, reprend, annuler'],
  later_on: [
    'later, afterwards, in a later year, once things improve, if things improve, if the business recovers, when it recovers, next year',
    'plus tard, par la suite, ensuite, si ça repart, si l’activité repart, quand ça va mieux, l’année d’après, l’année suivante',
  ],
  // Enterprise value, rents and adjusted profit.
  cash_as_well: [
    'cash as well, cash too, cash also, also the cash, cash on top, cash likewise',
    'trésorerie aussi, cash aussi, également la trésorerie, aussi la trésorerie, trésorerie également, cash également',
  ],
  cash_of_the_operations: [
    'cash already belongs to the operations, cash is part of the operations, cash is already in ev, cash is already in the operations, cash belongs to the lenders',
    'trésorerie appartient déjà à l’exploitation, trésorerie est déjà dans la ve, trésorerie fait partie de l’exploitation, cash fait partie de l’exploitation',
  ],
  by_the_debt: [
    'by the same amount as the debt, by the debt, by the amount of the debt, by the amount of debt, by the same amount, by the loan, by the amount borrowed',
    'du montant de la dette, du montant de l’emprunt, du même montant, d’autant, de la dette',
  ],
  holds_the_cash: [
    crossed(
      'includes, contains, comprises, counts',
      'the cash, cash, the company’s cash, its cash',
    ),
    crossed('comprend, inclut, contient, compte', 'la trésorerie, le cash, les liquidités'),
  ],
  read_off_books: [
    'read off the balance sheet, is on the balance sheet, read straight off the balance sheet, found on the balance sheet, taken from the balance sheet, read in the accounts',
    'se lit au passif, se lit au bilan, se lit directement au bilan, se lit directement au passif, figure au passif, se lit dans les comptes, lit au bilan',
  ],
  same_over_there: [
    crossed('is, it’s, that’s, works, are', 'the same, exactly the same, no different, identical'),
    'c’est pareil, c’est la même chose, c’est exactement pareil, c’est identique, est exactement pareil, est le même',
  ],
  without_adjusting: [
    'without adjusting, without restating, without adjustment, without any restatement, with no adjustment',
    'sans retraiter, sans ajuster, sans rien retraiter, sans corriger, sans rien corriger',
  ],
  is_consistent: [
    'is consistent, that’s consistent, is fine, that works, works fine, no problem, goes together',
    'c’est cohérent, est cohérent, ça marche, aucun problème, pas de problème, va ensemble',
  ],
  after_the_rents: ['after rent, after rents', 'après loyers, après loyer'],
  with_lease_debt: [
    'includes the lease liability, includes leases, that includes leases, includes the lease debt',
    'inclut la dette locative, comprend la dette locative, inclut les loyers',
  ],
  signed_off: [
    crossed(
      'ebitda, figure, number',
      'is audited, has been audited, is certified, is already audited',
    ),
    crossed('ebitda ajusté, ebitda', 'est audité, a été audité, est certifié, est déjà audité'),
  ],
  costs_one: [
    'costs one, costs only one, costs you one, costs us one, only costs one, only costs us one, costs just one, costs that one, costs a euro, just one euro',
    'ne coûte qu’un, coûte un euro, ne nous coûte qu’un, coûte juste un, coûte seulement un',
  ],
  only_costs_adjusted: [
    crossed(
      'only adjust, only normalise, only ever adjust, only look at, just adjust, only restate, only correct',
      'costs, expenses, charges, the costs, the expenses',
    ),
    crossed(
      'ne retraite que, ne normalise que, n’ajuste que, ne corrige que, ne concerne que, ne touche que, ne regarde que',
      'les charges, les coûts, des charges, des coûts, les dépenses',
    ),
  ],
  so_it_counts: [
    'then it’s, then it is, that’s what it is, so it is, so be it, then they are',
    'alors c’est, donc c’est, c’est que c’est, alors ça l’est, donc ça l’est, c’est non récurrent, c’est exceptionnel',
  ],
  checks_cash: [
    'look at cash, look at the cash, compare it with cash, compare ebitda with cash, reconcile to cash, reconcile it with cash, check the cash, quality of earnings',
    'regarder le cash, regarder la trésorerie, comparer au cash, comparer à la trésorerie, rapprocher du cash, rapprocher de la trésorerie, rapport de quality of earnings, une due diligence',
  ],
  no_call_for: [
    'no need, do not need, no need for, do not have to, need not, no point',
    'pas besoin, aucun besoin, inutile, pas la peine',
  ],
} as const satisfies Lexicon;
