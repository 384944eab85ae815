import type { Lexicon } from '../../types.ts';

/** How neighbours speak of what a house, a shop or a firm is worth, and to whom. */
export const valuesOverTheGardenFence = {
  savings_or_bank: [
    'savings or the bank, savings or with the bank, paid with savings or, own money or the bank, cash or with a loan, cash or a mortgage, paid cash or, savings or with a loan',
    'tes économies ou, vos économies ou, ses économies ou, mes économies ou, payé cash ou, cash ou avec un crédit, cash ou avec un prêt, argent de la banque ou, comptant ou avec',
  ],
  plain_loan_or_not: [
    'savings or the bank’s, paid with savings or',
    'tes économies ou, vos économies ou, ses économies ou, mes économies ou, payé cash ou',
  ],
  who_paid: [
    'who paid, who put up the money, who funded, who financed, whose money, where the money came from, who lent',
    'qui a payé, qui paie, qui a financé, qui a mis l’argent, d’où vient l’argent, à qui est l’argent, qui a prêté, qui l’a payé',
  ],
  indifferent_to: [
    'bricks do not care, walls do not care, tables do not care, not give a damn',
    's’en fichent, s’en moquent, s’en contrefiche, n’en ont rien à faire, s’en soucie pas',
  ],
  bankers_word: ['the banker, bankers, creditors', 'le banquier, les banquiers, créanciers'],
  // What is left to the owner.
  walks_away_with: [
    'you’d walk away with, you would walk away with, walk away with, what you pocket, what you keep, what is left for you, what’s left for you, left in your hands, paid everyone off',
    'ce qui te reste, ce qui vous reste, ce qui me reste, ce que tu empoches, ce que tu gardes, ce que vous gardez, ce que vous empochez, te reste à toi, dans ta main',
  ],
  as_much_as_before: [
    'the same, as much as before, same as before, no more no less, same amount, same sum, not a penny more',
    'pareil, pareille, pareils, autant, autant qu’avant, la même chose, ni plus ni moins, même somme, même montant',
  ],
  your_share: [
    'your share, your slice, your part, owner’s share, what is yours, your equity',
    'ta part, votre part, sa part, ma part, part du patron, ce qui est à toi',
  ],
  once_spent: [
    'blow the money, blow it on, spend it on, spent on holidays, once it is spent, the day you spend, the day it’s spent, the day you blow, goes out as a dividend, paid out',
    'claques, claquer, claqué, claque les, dépenses les, le jour où tu dépenses, le jour où on dépense, en vacances, flambes, flambé, une fois dépensé, sort en dividende, distribue',
  ],
  plain_really_owe_after: [
    'truly owe after, really owe after, owe after your savings, owe once you take off, owe net of, owe after the cash',
    'dois vraiment, doit vraiment, devez vraiment, on doit vraiment, dois réellement, doit réellement, dois au net, doit au net',
  ],
  put_aside_savings: [
    'put aside, set aside, your savings, what is in the account, in your savings',
    'de côté, mis de côté, as de côté, ton livret, son livret, votre livret, tes économies, t’as de côté',
  ],
  // What is counted and what is not.
  another_firm: [
    'bakery next door, shop next door, shop across the road, another listed company, another listed firm, another company, another business, another firm, a rival, somebody else’s firm',
    'boulangerie d’à côté, boutique d’à côté, magasin d’à côté, resto d’à côté, boîte d’à côté, une autre société, une autre boîte, autre société cotée, d’une autre entreprise',
  ],
  plain_slice_elsewhere: [
    'bakery next door, shop next door, of another listed company, of another listed firm, percent of another',
    'boulangerie d’à côté, boutique d’à côté, magasin d’à côté, resto d’à côté, boîte d’à côté, pour cent d’une autre',
  ],
  counted_all_of_it: [
    'count all its earnings, count all of its earnings, count all its profit, count all of it, count the whole, take all its profit, take all its earnings, count all of that, all of its numbers are in ours, books all of it',
    'prend tout le résultat, prend tout son résultat, prend tout l’ebitda, compte tout le résultat, compte tout son ebitda, prend cent pour cent, compte tout, prend tout, tous ses chiffres sont dans les nôtres',
  ],
  count_theirs: [
    'count their slice, count theirs, count their share, count their bit, add their slice, add their bit, add their share, slice as well, share as well',
    'compte leur part, compte leur bout, rajoute leur bout, rajoute leur part, ajoute leur part, ajoute leur bout, leur part aussi, leur bout aussi',
  ],
  sent_out: [
    'out they go, they go out, out it goes, kick them out, throw them out, they have to go, take them out, leave the sum, strip them',
    'on les sort, on les vire, je les sors, je les vire, dehors, on les enlève, je les enlève, ils sortent, elles sortent, on la sort, on le sort',
  ],
  not_in_our_numbers: [
    'not in our numbers, not in our figures, not in the numbers, not in our profit, not in our ebitda, not in ours, none of their profit, not among our sales',
    'pas dans nos chiffres, pas dans notre résultat, pas dans nos comptes, pas dans l’ebitda, pas dans notre ebitda, pas dans le nôtre, pas comptées dans, pas comptés dans, pas comptée dans',
  ],
  they_are_ours: [
    'they’re stakes we own, stakes we own, they are ours, we own them, they belong to us',
    'c’est à nous, elles sont à nous, ce sont nos parts, on les possède, elles nous appartiennent',
  ],
  over_ebitda_said: [
    'to ebitda, with ebitda, to the ebitda, with the ebitda, against ebitda, over ebitda',
    'à l’ebitda, avec l’ebitda, sur l’ebitda, à son ebitda',
  ],
  // Options.
  versus_word: ['against, versus, vs', 'contre, face à'],
  compare: ['versus', ''],
  exercise_cash_word: [
    'cash from the options, money from the options, option proceeds, exercise proceeds, proceeds of the options, proceeds from the options, strike money',
    'argent des options, cash des options, produit des options, produit de l’exercice, argent de l’exercice, argent versé par les porteurs',
  ],
  goes_to_holders: [
    'goes to the existing shareholders, goes to shareholders, goes to the shareholders, is paid to shareholders, is handed to shareholders, goes to the old shareholders, goes to the sellers',
    'va aux actionnaires, va aux anciens actionnaires, revient aux actionnaires, est versé aux actionnaires, va aux actionnaires existants, est distribué aux actionnaires',
  ],
  all_the_shares: [
    'all the shares, all of the shares, every share, all of them, all the new shares, as many shares',
    'toutes les actions, toutes les nouvelles actions, autant d’actions, toutes celles, la totalité des actions',
  ],
  // Cash and debt beyond the value of the shares.
  debt_beats_cap: [
    'more debt than its market cap, more debt than market cap, more debt than equity, debt is bigger than the market cap, debt exceeds the market cap, debt is higher than the market cap, net debt has eaten, debt has eaten up, debt is above the market cap, more debt than it is worth, too much debt, over its head in debt',
    'plus de dette que sa capitalisation, plus de dette que de capitalisation, dette dépasse la capitalisation, dette dépasse la capi, dette est supérieure à la capitalisation, dette a mangé, trop de dette, trop endettée, croule sous la dette, croule sous les dettes',
  ],
  taken_out_freely: [
    'taken out freely, be taken out, be paid out at once, be pulled out, freely available, free to take, be distributed freely',
    'peut être sorti, sorti librement, distribuable, se sort librement, librement disponible, peut être distribué, sortir comme on veut',
  ],
  pays_the_buyer: [
    'pay the buyer, pays the buyer, paid to take, pay you to take, pays you to take, pay someone to take, pays somebody to take',
    'paie l’acheteur, on paie l’acheteur, vendeur paie l’acheteur, payé pour la prendre, paie quelqu’un pour, nous paie pour la prendre, paierait pour s’en débarrasser',
  ],
  // The haggling.
  divide_by_shares: [
    'divide by the shares, divide by the number of shares, divided by the number of shares, over the number of shares, divide by the share count, split by the number of shares',
    'divise par le nombre d’actions, divisé par le nombre d’actions, divise par les actions, rapporte au nombre d’actions, par le nombre d’actions',
  ],
  called_debt: [
    'manage to call debt, call debt, called debt, calls debt, label as debt, put in the debt box, slip into debt, slips into debt, push into debt',
    'appelle dette, appelle de la dette, appeler dette, baptise dette, baptiser dette, case dette, glisse dans la dette, glisse en dette, range en dette, fait passer en dette',
  ],
  out_of_pocket: [
    'straight out of the owner’s pocket, out of the owner’s pocket, out of the seller’s pocket, out of his pocket, off his cheque, off the seller’s cheque, comes off what he gets',
    'poche du vendeur, poche du cédant, poche du patron, de sa poche, de moins pour le vendeur, de moins sur le chèque, en moins pour le vendeur, en moins sur son chèque',
  ],
  never_deduct_it: [
    'do not deduct, never deduct, must not deduct, should not deduct, not take off, leave in the lease',
    'ne déduit surtout pas, ne déduit pas, ne doit pas déduire, faut pas déduire, ne retire pas, n’enlève pas',
  ],
  lease_debt_stays: [
    'not deduct the lease liability, not deduct the lease debt, not deduct lease debt, not take off the lease liability',
    'ne déduit pas la dette locative, ne déduit surtout pas la dette locative, ne retire pas la dette locative, ne déduit pas la dette de loyers',
  ],
  fixes_the_peg: [
    'set the, sets the, fix the, fixes the, take the, define the',
    'fixe le, fixe, définit le, prend le, retient le',
  ],
} as const satisfies Lexicon;
