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
    'cash from the options, money from the options, option proceeds, exercise proceeds, proceeds of the options, proceeds from the options, strike money, the money paid in, money they pay in, what they pay in, money from the holders',
    'argent des options, cash des options, produit des options, produit de l’exercice, argent de l’exercice, argent versé par les porteurs, ce qu’ils versent, ce que versent les porteurs, l’argent versé',
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
  // Said the wrong way round.
  market_says_so: [
    'what the stock market says, what the market says it is worth, what the stock exchange says, the value on the stock market',
    'ce que la bourse dit, ce que dit la bourse, ce qu’en dit la bourse, sa valeur en bourse, la valeur en bourse',
  ],
  the_more_it_owes: [
    'the more debt, the more loans, the more it owes, the more it borrows, the more a company owes, the more you borrow, the more indebted',
    'plus une société a de dettes, plus la société a de dettes, plus elle a de dettes, plus il y a de dettes, plus il y a de dette, plus on a de dettes, plus elle est endettée, plus elle doit, plus elle emprunte, plus on emprunte',
  ],
  stands_higher: [
    'is worth more, worth more, the higher, the bigger, is higher, is bigger, goes up',
    'vaut plus, est haute, est élevée, est grande, est grosse, monte, augmente, vaut cher',
  ],
  company_is_worth: [
    'firm is worth, company is worth, business is worth',
    'boîte vaut, société vaut, entreprise vaut, affaire vaut',
  ],
  two_names: [
    'just two names, two names for the same, two words for the same, two names for one, two labels for the same',
    'juste deux noms, deux noms pour la même, deux mots pour la même, deux mots pour dire, deux étiquettes pour',
  ],
  with_the_ev: [
    'with ev, with enterprise value, with the enterprise value',
    'avec la ve, avec la valeur d’entreprise, face à la ve',
  ],
  without_the_till: [
    'without looking at the cash, ignoring the cash, never mind the cash, cash does not matter, cash does not come into it, cash plays no part',
    'sans regarder la caisse, sans regarder la trésorerie, sans toucher à la trésorerie, sans toucher au cash, sans tenir compte de la trésorerie, sans tenir compte du cash, trésorerie n’intervient pas, trésorerie ne joue pas',
  ],
  get_what_is_left: [
    'get whatever, get what is left, gets whatever, take what is left, get the rest after',
    'ont ce qui reste, prennent ce qui reste, récupèrent ce que, ont ce que, prennent ce que',
  ],
  the_owners_first_not: [
    'shareholders get, owners get, shareholders then',
    'puis les actionnaires, ensuite les actionnaires',
  ],
  an_asset_bought: [
    'we pay for it too, pay for it as well, you buy it too, you buy that too',
    'on la paie aussi, la paie aussi, on paie aussi, on l’achète aussi, l’achète aussi',
  ],
  lowers_word: ['', 'vient réduire, vient diminuer, vient baisser'],
  hands_to_owners: [
    'paid out to shareholders, pay it out to shareholders, money is paid out, handed to the shareholders, hands the money to',
    'verse l’argent aux actionnaires, versé aux actionnaires, rend l’argent aux actionnaires, redonne l’argent aux actionnaires, verse aux actionnaires',
  ],
  loses_as_much: [
    'drops by the same, falls by the same, loses as much, loses the same',
    'perd autant, baisse d’autant, recule d’autant, perd le même montant',
  ],
  more_tax_said: [
    'more tax, higher tax, more in tax, tax bill higher',
    'plus d’impôt, plus d’impôts, davantage d’impôt, impôt plus élevé',
  ],
  set_aside_wholly: [
    'stays out of the calculation, is left out, stays out of it, we ignore it, is ignored, does not come into it, plays no part, is not used',
    'on l’ignore, est ignoré, n’entre pas dans le calcul, ne sert à rien, n’en tient pas compte, reste en dehors, n’est pas utilisé',
  ],
  nobody_exercised_yet: [
    'nobody has exercised, no one has exercised, not been exercised yet, not yet been exercised, have not exercised yet',
    'personne n’a encore exercé, personne n’a exercé, pas encore exercées, pas encore été exercées, n’ont pas encore exercé',
  ],
  fewer_shares: [
    'fewer shares, less shares, smaller number of shares, lower share count, lower number of shares',
    'moins d’actions, moins de titres, nombre d’actions plus petit, nombre d’actions plus faible',
  ],
  no_link_to_offer: [
    'never depends on the offer, does not depend on the offer, not depend on the offer price, whatever the offer price',
    'ne dépend jamais du prix offert, ne dépend pas du prix offert, ne dépend pas de l’offre, quel que soit le prix offert, quel que soit le prix de l’offre',
  ],
  cannot_be_negative: [
    'can not be negative, can never be negative, can not go below zero, can not be below zero, be worth less than zero, can not be less than zero, no such thing as a negative',
    'ne peut pas être négative, ne peut pas être négatif, ne peut être négative, ne peut jamais être négative, ne peut pas descendre sous zéro, ne peut pas passer sous zéro, ne peut pas valoir moins que zéro',
  ],
  eats_the_value: [
    'eat all the value, eats all the value, eat up the value, swallow the value, eat the whole value, swallow all the value',
    'mangent toute la valeur, mange toute la valeur, avalent la valeur, absorbent toute la valeur, dévorent la valeur',
  ],
  customers_deposits: [
    'deposits customers, customer deposits, deposits from customers, money customers paid ahead',
    'acomptes des clients, acomptes clients, arrhes des clients, avances des clients',
  ],
  we_take_them: [
    'we can take them, you can take them, we can pay them out',
    'on peut les sortir, on peut les prendre, peut les distribuer, sont à nous',
  ],
  not_of_the_price: [
    'do not matter for the price, does not matter for the price, do not count in the price',
    'ne comptent pas dans le prix, ne compte pas dans le prix',
  ],
  counts_in_full: [
    'counts like the rest, count like the rest, counts like all the rest',
    'compte comme le reste, compter comme le reste, comme n’importe quel cash',
  ],
  less_than_usual: [
    'less stock than usual, less working capital than usual, thinner than usual, below the usual level, less than the usual',
    'moins de stock que d’habitude, moins de bfr que d’habitude, s’il manque du bfr, manque du bfr, en dessous du niveau habituel, sous le niveau habituel',
  ],
  usual_level: [
    'usual level, normal level, normal working capital, target level',
    'niveau normal, niveau habituel, niveau normatif, bfr normal',
  ],
  closing_day_level: [
    'the day you sign, day of the sale, day of the signing',
    'jour de la vente, jour de la signature',
  ],
  the_more_items: [
    'the more items you call debt, the more you call debt',
    'plus il y a de quasi-dettes, plus on met en dette, plus on en met en dette, plus on appelle dette',
  ],
  late_repairs: [
    'late repairs, old roofs, old roof, overdue repairs, postponed repairs, deferred maintenance, overdue works, repairs put off',
    'travaux repoussés, travaux en retard, travaux reportés, toiture à refaire, entretien repoussé, réparations repoussées, réparations en retard',
  ],
  on_credit_or_not: [
    'on credit or out of, on credit or in cash, bought on credit or, paid on credit or, with a loan or out of',
    'à crédit ou de, à crédit ou comptant, payé à crédit ou, acheté à crédit ou, avec un prêt ou de',
  ],
  same_volume_word: ['eat just as much', 'mangent autant, achètent autant, viennent autant'],
  small_bits_elsewhere: [
    'small bits elsewhere, bits in other firms, bits of others, slices elsewhere',
    'petits bouts chez les autres, bouts chez les autres, bouts ailleurs, morceaux ailleurs, petites parts ailleurs',
  ],
  // Items listed, nothing said of them.
  own_treatment: [
    'its own treatment, their own treatment, careful with the signs, careful with the sign, plus or minus depending',
    'son propre traitement, leur propre traitement, attention aux signes, attention au signe, en plus ou en moins selon',
  ],
} as const satisfies Lexicon;
