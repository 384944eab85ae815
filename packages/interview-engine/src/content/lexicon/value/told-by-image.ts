import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Prices, bids and groups as told by image: the farm, the passenger, the pot and those it feeds. */
export const valueToldByImage = {
  lookalikes: [
    `${crossed('similar, comparable, neighbouring, same kind of', 'cars, flats, boats, bikes, horses, restaurants, garages, farms, firms, places')}, brothers and sisters`,
    `${crossed('voitures, bateaux, restaurants, garages, fermes, commerces', 'semblables, comparables, du même genre, pareils, d’à côté')}, frères et sœurs`,
  ],
  how_much_sells: [
    `${crossed('advertised, up for sale, on offer, tagged', 'at, for')}, price tag in the window, asking price`,
    'affichées, affichés, prix en vitrine, prix affiché, affiche aujourd’hui',
  ],
  only_relative: [
    'dear next to, cheap next to those, dear compared with, cheap compared with',
    'chère à côté, cher par rapport, pas chère par rapport, pas cher par rapport',
  ],
  mood: [
    'overpriced, everybody is drunk, drunk that day, the crowd is mad',
    'la vitrine est délirante, la foule s’emballe, tout le monde s’emballe, délirant',
  ],
  really_paid: [
    `${crossed('shelled out, coughed up, stumped up, laid out, truly paid, cheques really', ', when, for, signed')}, really went, truly went, notary’s register, at the notary’s, cheques were written, really changed hands`,
    `${crossed('ont lâché, ont craché, ont aligné, ont casqué, a lâché, a aligné, ont sorti, chèques signés', ', pour')}, chèques qui ont vraiment été signés, sont vraiment parties, est vraiment partie, sont vraiment partis, registre du notaire, prix des actes`,
  ],
  past_deals: [
    'a sale from, that sale was, sales are from, sales date from, deals date from, purchases are from, those purchases, those cheques',
    'une vente d’il y a, ventes datent, vente date, ces achats, ces ventes, achats datent, rachats datent',
  ],
  dated: [
    'another planet, another age, money was free, money cost nothing, long gone, gone off, past their best',
    'autre planète, coup de vieux, argent gratuit, argent ne coûtait rien, ne veut plus rien dire, moisi, sale période',
  ],
  forced: [
    `${crossed('on his, on its, on their', 'knees')}, had to sell by, had to sell before, has to sell by, sold in a hurry, short of air, at gunpoint`,
    'à genoux, aux abois, couteau sous la gorge, pris à la gorge, devait vendre avant, doit vendre avant, devait vendre vite, la corde au cou',
  ],
  hot_market: [
    crossed(
      'stocks have, market has, shares have, exchange has, screen has',
      'doubled, tripled, shot up, raced ahead, taken off',
    ),
    `${crossed('bourse a, marché a, cours ont, cote a', 'doublé, triplé, bondi, pris le large, décollé')}, cote s’est emballée, bourse s’est emballée`,
  ],
  money_it_spits: [
    `${crossed('cash, money', 'the thing, the firm, the business, the company, the shop', 'will, is going to', 'throw off, spit out, bring in, make, earn, yield')}, harvests to come, every harvest, the harvests, orchard will yield`,
    `${crossed('argent que, sous que', 'la boîte, l’affaire, la société, le commerce, la boutique', 'va', 'cracher, sortir, rapporter, dégager, ramener, gagner, rendre')}, récoltes à venir, toutes les récoltes`,
  ],
  brought_home: [
    'back to what they are worth now, back to what it is worth now, back to what they’re worth now, less the later it comes, less the longer it takes',
    'ramenées à leur prix d’aujourd’hui, ramené à son prix d’aujourd’hui, rabote parce, je le rabote, je les rabote',
  ],
  buyer_on_credit: [
    `${crossed('buys, buy, pays, paying, buying', ', mostly, nearly all, mainly', 'with', 'the bank’s money, bank money, other people’s money, borrowed money')}, ${crossed('loaded with, full of, stuffed with, up to his neck in', 'debt')}`,
    `${crossed('achète, achètent, paie, rachète', ', surtout, presque tout, en gros', 'avec', 'l’argent de la banque, l’argent des banques, l’argent des autres, de l’argent emprunté')}, ${crossed('bourré de, chargé de, plein de, gavé de', 'dette, dettes')}`,
  ],
  the_least_you_get: [
    'only go so far, sort of minimum, sets a minimum, a sort of floor, as high as, as far as he can go, the bottom of it',
    'donne un plancher, un minimum, prix plancher, ne peut pas aller plus loin, peut pas mettre plus, au plus bas, au pire',
  ],
  earns_what_it_wants: [
    crossed(
      'still make its, still get its, still gets its, if he wants his, wants his, wants its',
      'twenty, fifteen, twenty five, return',
    ),
    'faire sa culbute, faisant sa culbute, faisant quand même ses, en sortant ses, garder ses vingt, veut ses vingt, gagne ses vingt',
  ],
  bars_drawn: ['one thermometer, thermometers', 'un thermomètre, thermomètres'],
  pays_extra: [
    `${crossed('more, percent more, a bit more, something, extra', 'on the table')}, something extra in them, bonus in it, bonus in them, cough up more, coughs up more, chips in more, pays the extra`,
    `${crossed('lâché, mis, donné, payé, sorti, lâche, met, donne', 'en plus')}, ${crossed('met, mettre, pose, aligne', 'plus, un tiers de plus, davantage, une rallonge', 'sur la table')}, pour cent de plus sur la table, un bonus dedans, il y a un bonus, y a un bonus`,
  ],
  holds_control: [
    'driver’s seat, driving seat, be the boss, the one who drives, decide what gets, you decide what',
    'être le chef, être aux manettes, le volant, pour conduire, qui conduit, toi qui choisis, toi qui décides, lui qui choisit, lui qui décide, vous qui décidez, vous qui choisissez',
  ],
  decides_alone: [
    'decide what gets, you decide what, he decides what, you choose what, chooses what',
    'toi qui choisis, toi qui décides, lui qui choisit, lui qui décide, vous qui décidez, vous qui choisissez, c’est lui le patron',
  ],
  no_voice: [
    'a passenger, passengers, just along for the ride, in the back seat',
    'passager, passagers, sur la banquette arrière, spectateur',
  ],
  two_in_one: [
    `${crossed('two', 'back offices, kitchens, head offices, warehouses, accountants, payrolls', 'become one, into one, for one, where one will do')}, no need for two, not need two`,
    `${crossed('deux', 'comptabilités, comptables, sièges, cuisines, entrepôts, services', 'n’en font plus qu’une, n’en font plus qu’un, n’en font qu’une, n’en font qu’un, deviennent une, deviennent un')}, plus besoin de deux, pas besoin de deux`,
  ],
  several_bidders: [
    `${crossed('two, three, four, five, several', 'people, guys, firms, suitors, rivals, parties', 'want, who want, wanting, after, fight for, fighting for, chasing')}, ${crossed('two, three, four', 'of them want, hands on the same')}`,
    `${crossed('deux, trois, quatre, cinq, plusieurs', 'types, gars, acheteurs, personnes, boîtes, rivaux, gens', 'qui veulent, veulent, le veulent, la veulent, se l’arrachent, se disputent')}, ${crossed('deux, trois, quatre, plusieurs', 'à le vouloir')}`,
  ],
  past_year: [
    'year that’s gone, year gone by, rear-view mirror, rear view mirror, behind us',
    'année d’avant, rétroviseur, derrière nous, année d’hier',
  ],
  coming_year: [
    'windscreen, windshield, year in front of us, in front of us',
    'celle d’après, année d’après, pare-brise, devant nous, année de demain',
  ],
  customer: ['eaters, diners, punters', 'mangeurs, chalands'],
  same_model: [
    'living off the same, live off the same, lives off the same, fight for the same customer, fighting for the same customer, same daily bread, what hits one hits the other, chase the same customer',
    'vivent de la même chose, vit de la même chose, se bat pour le même client, se battent pour le même client, même gagne-pain, vend au même, ce qui touche l’une touche l’autre, courent après le même client',
  ],
  deserves: [
    'fetch a lot more, fetch more per, what the multiple pays for, what you pay for, pays up for, pay up for, dearer per',
    'ça qui se paie, ça qu’on paie, vaut plus cher, s’arrache',
  ],
  fast_growth: [
    'bigger quicker, sells more every year, sell more every year, sprints, sprinting, doubles every, treading water, shoots up, opens a second, queue out the door, racehorse',
    'vend plus chaque année, vendent plus chaque année, pousse comme, double tous les, qui court, piétine, ouvre une deuxième, ouvre un deuxième, queue dehors, cheval de course, ses ventes montent, additions montent',
  ],
  profitable: [
    'slice of each sale, keep more of each sale, pockets more, pocket more, keeps a lot of each, much of each euro they keep, fat margins, keeps half of its sales',
    'met plus dans sa poche, garde la moitié de ses ventes, gagnent autant sur chaque, gagne gros sur chaque, en garde plus, grasse marge',
  ],
  riskiness: [
    `${crossed('one, single, just one', 'buyer, account, big buyer')}, ${crossed('hangs on, hang on, depends on, relies on, lives off', 'one, a single, a couple')}, roller coaster, sleep better at night, sleep at night, customers never leave, customers come back, shake when, swings with, stick his neck out`,
    `${crossed('un seul, un gros, un unique', 'donneur d’ordre, acheteur, compte')}, ${crossed('dépend, tient', 'd’un seul, d’un gros, d’un car, à un seul, à un gros, d’une seule')}, montagnes russes, dormir la nuit, dort la nuit, clients ne partent jamais, clients reviennent, casse-gueule, se mouille`,
  ],
  the_dear_firm: [
    crossed('the', 'twelve, twelve times, 12x, 12', 'one, guy, company, firm'),
    'la douze fois, la 12x, celle qui vaut douze',
  ],
  the_cheap_firm: [
    crossed('the', 'seven, seven times, 7x, 7', 'one, guy, company, firm'),
    'la sept fois, la 7x, celle qui vaut sept',
  ],
  not_priced_alike: [
    'not pay the same, not the same money, not cost the same',
    'ne paie pas pareil, paie pas pareil, se paie pas pareil, se paie pas comme, ne se paie pas comme, pas au même tarif',
  ],
  freak_year: [
    crossed(
      'sold, selling, sale of',
      'a warehouse, a plant, its head office, an office, some land, a plot, the walls, the family silver',
    ),
    crossed(
      'vendu, vendre',
      'un entrepôt, un bâtiment, une usine, son siège, les murs, un bureau, l’argenterie',
    ),
  ],
  accounting_rules: [
    crossed(
      'sums are, sums were, numbers are',
      'made the same way, done the same way, built the same way',
    ),
    'qu’on compte pareil, compte de la même façon, comptent de la même façon, comptes faits pareil, mêmes additions',
  ],
  renews_often: [
    crossed(
      'change, changes, replace, replaces, renew, rebuy, buy, buys',
      'its, new',
      'lorries, trucks, vans, ovens, kilns, kit, machines, planes, ships',
      'every',
    ),
    crossed(
      'changer, remplacer, racheter, renouveler, change, remplace, rachète',
      'ses, des',
      'camions, machines, fours, bateaux, avions, outils, ordinateurs',
      'tous les',
    ),
  ],
  heavy_investment: [
    crossed(
      'buy new, buying new, change its, change the, replace its, replace the',
      'lorries, trucks, vans, ovens, kilns, kit, planes, ships',
    ),
    crossed(
      'racheter des, racheter ses, changer ses, changer les, remplacer ses',
      'camions, fours, bateaux, avions, outils',
    ),
  ],
  same_people: [
    'same mouths, same heads, same hands, the same bunch',
    'mêmes bouches, mêmes têtes, mêmes mains, mêmes bonshommes, des mêmes gens',
  ],
  plain_upper_half: ['the pot above, figure above, number above', 'le chiffre du dessus'],
  plain_lower_half: ['the pot below, figure below, number below', 'le chiffre du dessous'],
  after_bank: [
    `${crossed('once the, after the', 'mortgage, instalment, repayment', 'is paid, is gone, has gone out')}, bank has been served, bank and the taxman have gone`,
    `${crossed('une fois la, après la', 'mensualité, traite', ', payée, passée')}, banque et le fisc sont passés, banque et le fisc passés, banquiers partis`,
  ],
  bank_still_to_feed: [
    crossed(
      'not paid, not yet paid, still to pay, still owes, yet to pay, not touched by',
      'the bank, the banks, the lenders',
    ),
    `${crossed('pas encore payé, pas encore servi, reste à payer, n’a pas touché', 'la banque, les banques, les prêteurs, le banquier')}, banque n’a pas encore touché`,
  ],
  stays_put: [
    'not blink, not flinch, not bat an eyelid, not stir',
    'ne bronche pas, ne bronche, bat pas un cil, ne frémit pas, ne cille pas',
  ],
  funding_mix: [
    crossed('swap a, swaps a, replace a, replaces a', 'loan for, loan with'),
    crossed(
      'remplace, remplacent, remplacer, échange, échangent, troque',
      'un crédit, un prêt, un emprunt, de la dette',
      'par, contre',
    ),
  ],
  whole_business: [
    'entire cow, whole cow, entire farm, whole farm, price of the farm, tab for everything',
    'vache entière, ferme entière, tout l’immeuble, tout le commerce, la note entière, tout le bazar',
  ],
  no_profit_yet: [
    'in the red, kid firm, baby firm',
    'dans le rouge, boîte toute jeune, bébé société',
  ],
  amount_billed: [
    'what it rings up, what they ring up, rings up at the till, comes through the till, what it sells, what they sell, how much it sells, sales it makes',
    'ce qu’elle encaisse, encaisse à la caisse, ce qui passe en caisse, ce qu’elle vend, ce qu’elles vendent, combien elle vend, tiroir-caisse',
  ],
  nothing_to_multiply: [
    'nothing in the denominator, nothing at the bottom, nothing underneath',
    'rien au dénominateur, rien en bas, rien en dessous',
  ],
  left_for_the_owners: [
    'earns for its holder, earns for its holders, earns for its owner, what the owners get, what the owners make, profit per share',
    'gagne pour son porteur, gagne pour ses porteurs, gagne pour son actionnaire, ce que touchent les actionnaires, ce que gagnent les actionnaires',
  ],
  one_line_lower: [
    'one step lower, a step down, one notch lower, one rung down, one floor down, a line further down',
    'un étage plus bas, une marche plus bas, un cran plus bas, un cran en dessous',
  ],
  after_the_wear: [
    `${crossed('once the, after the, with the', 'wear, wear and tear', 'of the machines, of the kit', 'is counted, is taken, is off')}, profit after it, take the wear into account, count the wear`,
    'usure des machines comptée, une fois l’usure des machines, usure du matériel comptée, en comptant l’usure',
  ],
  the_owners: [
    'for the holders, to the holders, holders get',
    'pour les porteurs, aux porteurs, petits patrons',
  ],
  takes_on: [
    'on the hook for, goes on the bill, on his plate, lands on him, gets saddled with, saddled with, comes with the house, come with the house, part of the bill',
    'se coltine, se farcit, se tape, récupère l’ardoise, sur la note, dans les bagages, viennent avec la maison, hérite de l’ardoise, il faut aussi payer',
  ],
  option_holders: [
    crossed('managers’, staff', 'options'),
    'options des patrons, options des dirigeants',
  ],
  put_together: [
    'weights back together, put it all back together, adds it all up',
    'totalise, totaliser, je totalise, poids ensemble, je rassemble',
  ],
  each_put_apart: [
    'price every shop apart, weigh each, every shop apart, each one apart, price every one',
    'pèse chaque, pèse chacune, un prix pour chacune, un prix pour chaque, chacune à part',
  ],
  cut_it: ['three shops in one', 'trois boutiques dans'],
  own_trade_word: [
    `${crossed('own', 'crowd, bunch, gang, family, street, league, class, pond')}, ${crossed('toy, boat, bread, car, shoe, beer, drug, paper, steel, furniture, wine', 'makers, builders')}`,
    `${crossed('propre, sa', 'bande, famille, ligue, cour, rue')}, ${crossed('fabricants, constructeurs, éditeurs', 'de, d’')}`,
  ],
  head_office: [
    'people upstairs, top floor, corner offices, people at the top',
    'dernier étage, étage de la direction, état-major, gens du dernier étage',
  ],
  becomes: [
    'turns into, turn into, comes out at, drops to, lands at',
    'tombe à, tombent à, passe à, passent à, se transforme en, retombe à',
  ],
  mostly_final: [
    `${crossed('beyond, after, past', 'year five, year ten, the plan')}, years nobody sees`,
    `${crossed('au-delà de, après', 'l’année cinq, l’an cinq, la cinquième année')}, années que personne ne voit`,
  ],
  quoted_on_market: ['the crowd', 'la foule'],
  middle_value: [
    'middle of the queue, middle of the line, middle of the row, guy in the middle',
    'milieu de la file, au milieu de la file, milieu du rang',
  ],
  my_position: [
    'if i were you, in your shoes, my own money, were it my money',
    'à votre place, si c’était mon argent, à ta place, avec mon argent',
  ],
} as const satisfies Lexicon;
