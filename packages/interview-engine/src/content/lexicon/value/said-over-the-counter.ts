import type { Lexicon } from '../../types.ts';

/** Firms, their price and their shares in the words of somebody behind a counter. */
export const valueSaidOverTheCounter = {
  // Enterprise value and equity value.
  funding_mix: [
    'with what money, whose money, mix of lenders, blend of debt, proportion of debt, who funds it, changes who funds',
    'avec quel argent, l’argent de qui, dosage entre, dosage dette, répartition entre prêteurs, proportion de dette',
  ],
  plain_only_the_split: [
    'size of the pizza, not the number of slices, how it is carved, how it is cut, just re-cut, re-cut the cake',
    'découpage qui change, partage qui change, répartition qui change, taille de la pizza, pas le nombre de parts, juste le découpage',
  ],
  all_funders: [
    'anyone with money in, everyone with money in, everybody with money in, whoever put money, whoever chipped in, everyone who chipped in, be it the bank',
    'quiconque a mis, ceux qui y ont mis, prêteurs et les associés, prêteurs et les propriétaires, banques et propriétaires',
  ],
  before_interest: [
    'interest has not been paid, not paid the interest, not yet paid the interest',
    'pas encore payé les intérêts, pas encore payé d’intérêts, pas encore payé les prêteurs',
  ],
  whole_business: [
    'whole farm, whole bakery, whole place, price of the place',
    'toute la ferme, toute la boulangerie, fonds de commerce, tout le commerce, valeur du fonds',
  ],
  deducts: ['knock off, shave off', 'défalque, s’enlève, s’enlèvent, rabote'],
  till: ['hoard, in the vault', 'dort au coffre, trésor de guerre'],
  minority_holders: [
    'partners in our subsidiaries, co-owners, part-owners, minority partners, bit of the daughters',
    'copropriétaires de nos filiales, coactionnaires, co-actionnaires, coassociés, partenaires de nos filiales',
  ],
  plain_counted_whole: [
    'all the daughters, all of the daughters, book all their profit, count all their profit, all their profit is in',
    'compte tout leur, prend tout leur, tout leur bénéfice est',
  ],
  affiliates: [
    'you do not run, you do not manage, only equity-account, only a seat',
    'strapontin, non intégrée, non intégrées',
  ],
  all_in_word: [
    'all in, all told, altogether, total bill, true bill, full bill',
    'tout compris, en tout, au total, tout confondu, facture totale',
  ],
  cancels_out: ['', 'se neutralisent, neutralise'],
  richer: ['same wealth, same fortune', 'même fortune, aussi riches'],
  // Options.
  take_up_the_right: [
    'cashes in their, cash in their, going to use it, would use it, pile in',
    'vont pas se gêner, sautent dessus, lèvent, on les prend tous',
  ],
  sells_at_more: ['that fetches, sells for, that goes for, that trades at', 'ce qui en vaut'],
  in_money: [
    'pays to exercise, makes sense to exercise, rational to exercise',
    'avantage à exercer',
  ],
  let_it_lapse: [
    'ignore them altogether, ignore them, forget about them, leave them out',
    'les aurait oubliés, les aurait oubliées, on les oublierait, je les oublierais',
  ],
  buys_back: [
    'shopping for its own, scoop up, scoops up, take back shares, shares back at market, shares back in the market',
    'ramasser des actions, ramasse des actions, ramasser des titres, va se racheter',
  ],
  exercise_money: [
    'cheque the staff, cheque they write, money they hand over, money the staff pay',
    'chèque que signent, chèque des salariés, argent des options, argent versé par les',
  ],
  goes_round: [
    'count changes the price, price changes the count, count moves the price',
    'refais le tour, refait le tour, nombre change le prix, prix change le nombre',
  ],
  // Net cash.
  plain_plus_the_till: [
    'plus the mattress, plus the hoard, get the hoard, and the hoard, cash mountain',
    'plus le matelas, plus le magot, et le magot, magot est, montagne de cash, cette montagne',
  ],
  bigger_than: ['', 'vaut davantage, valent davantage'],
  investors_fear: [
    'investors reckon, market reckons, investors figure',
    'investisseurs se disent, marché se dit, investisseurs se doutent',
  ],
  plain_will_waste: [
    'squander, burn the pile, will be gone, be gone by',
    'cramer, crame, dilapide, auront fondu, aura fondu, aura disparu',
  ],
  // What buyer and seller argue over.
  seller_gets: [
    'before the cheque, wire to the seller',
    'virement au vendeur, avant le virement, signer le chèque',
  ],
  plain_treated_as_debt: [
    'belong with the borrowings, in with the borrowings, with the borrowings, with the debt',
    'vont avec les emprunts, vont avec la dette, avec les emprunts, mettre avec la dette',
  ],
  plain_makes_good: [
    'gap moves the price, shortfall moves the price',
    'écart bouge le prix, écart fait bouger',
  ],
  postponed: [
    'should have replaced, should have been replaced, not been replaced, never replaced',
    'aurait dû remplacer, pas remplacé, pas remplacées, auraient dû être',
  ],
  // Methods, peers and multiples.
  really_paid: [
    'coughed up, actually sold for, really sold for, forked out',
    'vraiment vendues, réellement vendues, vraiment vendus, acheteur a lâché, a déboursé, ont déboursé, sorti de leur poche, vraiment sorti, vraiment lâché',
  ],
  a_range: [
    'a band between, as bands, a stretch from',
    'présente une zone, une zone de, une bande entre, en bandes, un éventail de, un éventail entre',
  ],
  bars_drawn: ['as bands', 'en bandes, ça se touche'],
  same_model: ['what they do all day', 'font de leurs journées, qui les paie, gagnent leur croûte'],
  fast_growth: [
    'expanding at, expanding fast, crawls',
    's’étend vite, se traîne, pour cent par an',
  ],
  past_year: [
    'year that is over, year just gone, yesterday’s profit',
    'celle qui est finie, année finie, profit d’hier, bénéfice d’hier',
  ],
  one_offs: ['happened just once, one-time, one shot', 'coup unique, one shot'],
  after_bank: [
    'bank’s been fed, bank has been fed, after the bank’s cut, after the banker’s share, lenders have had theirs, what’s left after the bank, left after the bank',
    'banque a mangé, après la part du banquier, prêteurs ont eu le leur, reste après la banque, après la part de la banque',
  ],
  before_bank: ['before the bank’s cut', 'avant la part du banquier'],
  plain_upper_half: [
    'top of the fraction, top of the ratio, the top, on top, upstairs, above the line, top half',
    'en haut, au-dessus, dessus, haut de la fraction',
  ],
  plain_lower_half: [
    'the bottom, underneath, downstairs, below the line, bottom half, beneath',
    'en bas, en dessous, dessous, bas de la fraction',
  ],
  plain_one_portion: [
    'crumbs, one guest, one slice, a single slice, one plate',
    'miettes, seul invité, seule part, une seule assiette',
  ],
  same_people: ['', 'même public, même camp'],
  years_of: ['how many years of', 'combien d’années de, années de ce'],
  fails_there: [
    'goes blind, is blind to, lies to you, when it lies',
    'devient aveugle, est aveugle, ça ment, il ment',
  ],
  heavy_investment: [
    'renew its kit, replaces its machines, renew its machines',
    'renouveler son matériel, racheter ses camions, renouveler ses machines, remplacer ses machines',
  ],
  nothing_to_multiply: ['nothing to divide, nothing positive to divide', 'rien à diviser'],
  one_line_lower: [
    'one line down, a line lower, one line lower',
    'd’un cran, une ligne plus bas, ligne en dessous',
  ],
  talk_of: [
    'have to think about, whole toolbox, all of it in a',
    'boîte à outils, le tout dans un document, faudrait réfléchir à, il suffit de faire',
  ],
  // Bids, groups and boards.
  several_bidders: [
    'others in the race, others in the running, rivals in the race',
    'à vouloir l’affaire, sur les rangs, en lice',
  ],
  holds_control: ['call the shots, calling the shots, at the wheel', 'tient la barre, le volant'],
  no_voice: ['', 'pas voix au, aucune voix'],
  pays_less_for_it: [
    'come cheaper, comes cheaper, are cheaper',
    'coûte moins cher, coûtent moins cher, se paie moins',
  ],
  dated: [
    'another market, years back, age badly, ages badly, from a bust',
    'autre marché, vieillissent mal',
  ],
  each_division: [
    'each lump, each block, each gets its own, trades apart, each shop, each arm, shoe arm, one arm',
    'chaque bloc, métiers à part, chaque bout, chaque boutique, un pôle, le pôle',
  ],
  put_together: [
    'stack them up, stack up, tot up, pile them up, each shop and add, each and add, then add',
    'on empile, j’empile, additionnerais, j’ajouterais les trois, on additionne',
  ],
  riskiness: ['safer ones, safest', 'plus sûres'],
  // Once more, in other images.
  plain_entire_pie: [
    'whole shebang, lenders bought out',
    'paierait pour le tout, rachetant aussi les banquiers, en rachetant aussi',
  ],
  same_volume_word: [
    'same fares, same number of, sells as many, one more widget, sell one more',
    'mêmes courses, même nombre de, vend autant, boulon de plus, vendre un de plus',
  ],
  the_owners: ['', 'ceux qui ont les actions'],
  plain_really_owe: ['wiped out with the cash', 'effacés avec le cash, cash servant d’abord'],
  plain_goes_out_and_in: ['go back in, come back in, comes back in', 'reviennent, qui rentrent'],
  plain_sold_for: ['in it for', ''],
  only_relative: ['dear or cheap next to, cheap next to', 'cher à côté des, cher à côté de'],
  owed_to_bank: [
    'earmarked for the lenders, goes to the lenders, lenders take',
    'réservés aux prêteurs, pour les prêteurs, prêteurs prennent',
  ],
  price_of_shares_word: ['price of the shares, share price', 'prix des actions, cours'],
  takes_on: ['shoulder, shoulders, has to swallow', 'endosse, endosser, sur le dos'],
  pays_extra: [
    'above the screen, above what the screen',
    'au-dessus de la cote, se paie en plus du prix, se paie en plus',
  ],
  decides_alone: [
    'hire and fire, hires and fires, gives you the steering wheel, hold the keys',
    'embaucher et virer, virez qui vous voulez, le volant, avoir les clés',
  ],
  my_position: [
    'my take, where i stand, where i would land',
    'mon sentiment, à mon sens, où je me place, où je me situe, où je me mets',
  ],
  belongs_to_others: [
    'belongs to somebody else, belong to somebody else, belongs to someone else, belong to others, not ours',
    'appartiennent à d’autres, appartient à d’autres, sont à d’autres, pas à nous',
  ],
  debt_bought_assets: [
    'financed assets, financed the assets, paid for assets, paid for the assets, paid for the plants, bought assets, bought the factories',
    'financé des actifs, financé les actifs, financé les usines, payé les actifs, payé les usines, acheter des actifs',
  ],
  owners_slice: [
    'shareholders’ slice, shareholders’ part, shareholders’ share, owners’ slice, owners’ share, slice of the shareholders',
    'part des actionnaires, morceau des actionnaires, tranche des actionnaires, part de l’actionnaire',
  ],
  plain_pays_part: [
    'pays part of it, pays part of that, covers part of it, pays off part, knocks part of it',
    'en paie une partie, en couvre une partie, en rembourse une partie',
  ],
  specifics_word: [
    'specificities, an adapted approach, a tailored approach',
    'spécificités, approche adaptée, multicritère',
  ],
  price_goes_up: [
    'price go up, price goes up, pushes the price up, push the price up, lifts the price, raises the price',
    'fait monter le prix, monter le prix, augmente le prix, fait grimper le prix',
  ],
  price_is_fixed: [
    'price never changes, price is final, price cannot change, price no longer moves',
    'prix ne bouge plus, prix ne change plus, prix est définitif, prix est figé',
  ],
  real_cash_too: [
    'as real cash, as good as cash, like any other cash, just like normal cash',
    'comme de la vraie trésorerie, comme du vrai cash, comme du cash normal',
  ],
  gives_equity_directly: [
    'applies to the equity, gives the equity directly, gives you the equity directly, is already the equity, straight to equity',
    'donne directement la valeur des titres, donne directement les fonds propres, s’applique aux titres, s’applique aux fonds propres, directement aux titres',
  ],
  whatever_capex: [
    'whatever the capex, no matter the capex, regardless of capex, whatever it invests',
    'quel que soit le capex, peu importe le capex, quels que soient les investissements',
  ],
  forgets_the_cash: [
    'forget the cash, ignore the cash, forget about cash, leave the cash out',
    'oublie la trésorerie, oublie le cash, ignore la trésorerie, laisse la trésorerie de côté',
  ],
  buyer_keeps_synergies: [
    'stay with the buyer, all stay with the acquirer, keeps all the synergies, buyer keeps them all',
    'restent chez l’acheteur, restent toutes chez, garde toutes les synergies, garde tout pour lui',
  ],
  any_peer_will_do: [
    'any listed company, any company in the sector, same sector is enough, any name in the sector',
    'n’importe quelle société cotée, même secteur suffit, n’importe qui du secteur',
  ],
  i_add_them: ['', 'on les rajoute, je les rajoute'],
  moves_with_extremes: [
    'jumps with one outlier, swings with one outlier',
    'bouge dès qu’il y a, bouge dès qu’une, bouge à la moindre',
  ],
  merging_saves: [
    'one back office instead of two',
    'une compta au lieu de deux, qu’une compta au lieu',
  ],
  coming_year: ['tomorrow’s profit', 'profit de demain, celui de demain, bénéfice de demain'],
  everyday_float: [
    'day to day float, everyday float',
    'stock et factures de tous les jours, fonds de caisse de tous les jours',
  ],
  insurance_windfall: [
    'insurance cheque, insurance payout, a freak bill',
    'chèque de l’assurance, une tuile',
  ],
  money_it_spits: [
    'money it will throw off each year, cash it will spit out',
    'argent qu’il va cracher, argent qu’elle va cracher, sous que ça va cracher, ce que ça crache',
  ],
  brought_home: [
    'bring it back to today, back to today’s money, shrunk back to today, shrunk to today',
    'ramènes à aujourd’hui, ramène à aujourd’hui, ramener à aujourd’hui, en sous d’aujourd’hui',
  ],
  after_the_wear: [
    'earnings after wear, count the wear and tear, after counting wear',
    'compte l’usure, après usure, une fois l’usure comptée',
  ],
  borrows_to_the_hilt: [
    'borrows to the hilt, borrows almost everything, borrows nearly all',
    'emprunte presque tout, s’endette jusqu’au cou, emprunte à fond',
  ],
  lives_on_money: [
    'lives off other people’s money, money is its raw material',
    'l’argent est sa marchandise, argent est sa matière',
  ],
  renews_often: [
    'change its machines every, replace its machines every',
    'changer ses machines, machines tous les trois ans, remplacer son matériel',
  ],
  two_in_one: [
    'two kitchens in one, one kitchen instead of two, sharing a kitchen',
    'deux cuisines en une',
  ],
  bidders_in_room: [
    'buyers in the room, three buyers, several buyers',
    'trois acheteurs, plusieurs acheteurs, acheteurs dans la salle',
  ],
  from_here_to_there: [
    'from here to there, between here and there',
    'd’ici à là, entre tant et tant, de tant à tant',
  ],
  freak_gain: [
    'freak gain, freak year, lucky year, one lucky sale',
    'année de chance, coup de chance, gain bizarre',
  ],
} as const satisfies Lexicon;
