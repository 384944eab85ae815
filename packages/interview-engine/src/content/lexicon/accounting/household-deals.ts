import type { Lexicon } from '../../types.ts';

/** Days, prices paid, prepayments, rents and adjusted profit, told plainly or in a hurry. */
export const householdDeals = {
  // Days.
  how_long: [
    'how long, how many days, number of days, time it takes, time between, how much time',
    'combien de temps, combien de jours, nombre de jours, temps qu’il faut, temps entre, délai entre',
  ],
  collection_days: [
    'dso, debtor days, debtors days, receivable days, receivables days, customer days, days of receivables, days of debtors',
    'dso, délai client, délai clients, jours clients, jours de créances, crédit client, crédit clients',
  ],
  stock_days: [
    'dio, inventory days, stock days, days of stock, days of inventory, days in stock',
    'dio, jours de stock, rotation du stock, rotation des stocks, délai de stock, jours en stock',
  ],
  creditor_days: [
    'dpo, creditor days, payable days, payables days, supplier days, vendor days, creditors',
    'dpo, délai fournisseur, délai fournisseurs, jours fournisseurs, crédit fournisseur, crédit fournisseurs',
  ],
  per_day: ['a day, per day, each day, daily', 'par jour, chaque jour'],
  to_shift: [
    'to sell what, to sell the, to sell it, to shift, to get rid, before it sells, before they sell, before it goes',
    'pour vendre, pour écouler, à écouler, à vendre ce, avant de vendre, avant que ça parte',
  ],
  plain_takes_back: [
    '',
    'veulent revoir, veulent récupérer, veulent leur argent, veulent être remboursés, réclament',
  ],
  // What was paid on top.
  net_assets: ['put a name to, give a name to', ''],
  plain_each_thing: [
    'everything the firm has, everything it has, everything they have, everything the company has, everything inside, brands',
    'tout ce qu’a la, tout ce qu’elle a, tout ce qu’il y a, tout ce que la boîte, marques, fichiers clients, listes de clients',
  ],
  plain_true_price: [
    'would sell for, would go for, would get for, would cost today, sells for today',
    'se vendrait, se vendraient, en tirerait, valeur du moment, valeur actuelle de marché',
  ],
  gets_a_price: [
    'get a price, gets a price, is given a price, are given a price, given a value, get a value, put a price on',
    'reçoivent un prix, reçoit un prix, reçoivent une valeur, on leur donne une valeur, donne un prix',
  ],
  // Paid ahead.
  becomes_ours: [
    'becomes ours, become ours, becomes theirs, really ours, really theirs, is ours, belongs to us, is earned',
    'devient à nous, devient à eux, vraiment à nous, nous appartient, est à nous, est acquis',
  ],
  as_delivered: [
    'monthly, over twelve months, done the job, done the work, once the job, once the work is, finished the job',
    'travail fait, une fois le travail, travail accompli, boulot fait, travail rendu',
  ],
  taken_to_profit: [
    'released to, released into, taken to the p&l, moved to the p&l, drip fed, feeds the p&l, goes to the p&l',
    'repris en résultat, repris au résultat, passe en résultat, reprise en résultat, rapporté au résultat, viré en résultat',
  ],
  still_due: ['service owed', 'encore dû, encore due, service dû, service à rendre'],
  plain_refills: [
    'new customers pay, new clients pay, topped up, never runs out, never run out, refilled',
    'nouveaux paient, nouveaux clients paient, se recharge, ne se vide pas',
  ],
  // Rents.
  rent_word: [
    'renting, pay landlords, paid to landlords',
    'location, paie au propriétaire, payer aux propriétaires, payer aux bailleurs',
  ],
  lease_promise: [
    'have to pay landlords, still to pay landlords, owed to landlords, have to pay the landlord, future rent payments',
    'à payer aux propriétaires, à payer au propriétaire, à payer aux bailleurs, à payer au bailleur, faite au bailleur',
  ],
  plain_as_a_loan: [
    'bought with a loan, bought on credit, purchase on credit, what the firm owes, what the company owes, what it owes, to the loans, bank loans, borrowing to buy',
    'achat à crédit, acheté à crédit, aux prêts, ce qu’elle doit, emprunter pour acheter',
  ],
  plain_looks_bigger: ['', 'paraît meilleur, paraît meilleure, semble meilleur, semble meilleure'],
  price_over_profit: [
    'price over profit, price tag over, price divided by profit, price by profit, value over profit',
    'prix sur le bénéfice, prix sur bénéfice, prix divisé par le bénéfice, valeur sur bénéfice, prix sur profit',
  ],
  same_on_both: [
    'or neither does, or neither one, or neither has, in as well, in it too, in both or, both or neither, same top and bottom, same basis top, same basis above',
    'ou aucun des deux, le bas aussi, le haut aussi, dans les deux ou, les deux ou aucun, même base en haut, pareil en haut et, pareil en bas',
  ],
  // Adjusted profit.
  plain_windfall: [
    'the good ones, good ones too, good surprises, nice surprises, good years',
    'les bonnes aussi, aussi les bonnes, bons coups, coups de chance, bonnes nouvelles',
  ],
  run_rate: [
    'savings they hope, savings they only hope, hoped for savings, promised savings, planned savings',
    'économies espérées, économies promises, économies annoncées, économies prévues',
  ],
  pays_alone: [
    'will pay alone, have to pay alone, pay on its own, pay on their own, pay by itself, pay for itself, once it is alone',
    'paieront seuls, paiera seule, paieront seules, paiera seul, payer seule, payer seul, une fois seule, toute seule',
  ],
  cash_follows: [
    'turns into money, turn into money, ends up as cash, becomes money',
    'se transforme en argent, devient de l’argent, devient du cash, finit en banque',
  ],
  own_experts: [
    'own accountants, our experts, outside experts, specialists, independent firm, third party',
    'nos comptables, propres comptables, nos experts, experts extérieurs, spécialistes, un cabinet',
  ],
  // Mentioned, without a word on what becomes of it.
  only_on_the_list: [
    'one of the things, one of the points, one of the topics, things to analyse, things to look at, worth a look, also to look at, among the topics, very closely',
    'une des choses, un des points, un des sujets, fait partie des choses, fait partie des points, fait partie des sujets, choses à analyser, choses à regarder, parmi les sujets, de très près',
  ],
} as const satisfies Lexicon;
