import type { Lexicon } from '../../types.ts';

/** What people who value companies do and see, in everyday words. */
export const everydayValuingNotions = {
  decides_alone: [
    'change the management, replace management, replace the management, replace the boss, change the boss, fire the boss, fire the driver, sack the boss, hire and fire, set the strategy, set strategy, choose the route, change the strategy, change strategy, appoint the board, appoint directors, gets the board, decide everything, you decide, he decides, have the say, the final say, runs the show, run things, direct the cash, use the cash, set the dividend, get to drive, hold the wheel, the steering wheel, the driver’s seat, the keys to, with the keys, the keys of, get the keys, hand over the keys, knock down, do what you like, do as you please, calls the shots, capture synergies, decide what happens',
    'changer la direction, changer le management, remplacer la direction, remplacer le patron, changer de patron, virer le patron, fixer la stratégie, décider de la stratégie, changer la stratégie, choisir la route, nommer les dirigeants, nommer le conseil, décider de tout, on décide, il décide, vous décidez, tu décides, dernier mot, prendre les commandes, tenir le volant, avoir le volant, avoir les clés, les clés de, les clés du, prend les clés, donner les clés, disposer de la trésorerie, fixer le dividende, mener la barque, tirer des synergies, réaliser des synergies, qui commande, donner les ordres',
  ],
  each_method: [
    'each method, every method, three methods, three approaches, all three, the three ranges, several methods, across methods, different methods, method by method, one bar per, one line per, one per method',
    'chaque méthode, trois méthodes, trois approches, plusieurs méthodes, différentes méthodes, méthode par méthode, une barre par, une ligne par, un trait par, une par méthode',
  ],
  crosses_methods: [
    'cross check, triangulate, line them up, lay them, put them side by side, set them side by side, put together, quote a range, end up with a range',
    'croise, croiser, recoupe, recouper, confronte, confronter, aligne, mets côte à côte, pose côte à côte, donne une fourchette',
  ],
  bars_drawn: [
    'three lines, lines on one scale, where they meet, where they cross, on one ruler, on the same ruler, on the same scale',
    'trois traits, traits sur, sur une même règle, sur la même échelle, se rejoint, se rejoignent, se chevauchent, se superposent, se croisent',
  ],
  money_stream: [
    'money it will bring, money it brings, will bring in, will bring me, will earn year, earns year after year, what it will make',
    'argent elle va gagner, ce qu’elle rapportera, va rapporter, gagnera année, argent qui va rentrer, argent qui rentrera',
  ],
  worth_waiting: [
    'having to wait, waiting for it, wait for the money, wait to get it, wait years for, money i wait for, the longer i wait',
    'attendre pour l’avoir, attendre pour le toucher, attendre pour les toucher, faut attendre, dois attendre, doit attendre, plus j’attends, à force d’attendre',
  ],
  really_paid: [
    'really handed over, really paid, actually paid, handed over to buy, paid to buy, paid for the whole, paid for everything, paid to take over, what people paid, people have paid, folks paid, price people paid, really fetched, changed hands for, was sold for, were sold for, sold for last year',
    'ont payé pour, a payé pour, payé pour acheter, payé pour tout, vraiment payé, réellement payé, vraiment donné, vraiment sorti, ont déboursé, déboursé pour, s’est vendue, se sont vendues, s’est vendu, ont acheté tout, acheté en entier',
  ],
  past_deals: ['past sales, previous sales', ''],
  forced: [
    'in a panic, panicked, panic sale, because they had to, had no choice',
    'en catastrophe, dans la panique, pas le choix, couteau sous la gorge',
  ],
  owed_to_bank: [
    'owed to the bank, owe to the bank, owe the bank, goes back to the bank, belongs to the bank, give back to the bank, hand back to the bank, settle the bank, settle with the bank, pay the bank back, pay back the bank, the bank’s share, the bank’s due, the bank’s money, bank takes its',
    'rendre à la banque, rends à la banque, dois à la banque, doit à la banque, dû à la banque, dû aux banques, dus aux banques, dus à la banque, revient à la banque, la banque son dû, part de la banque, part du banquier, rembourser la banque, rembourse la banque, rendre au banquier, rends au banquier, régler la banque, solder la banque, banque reprend',
  ],
  before_bank: [
    'before the bank takes, before the bank gets, before the bank has, before the banker, before any banker, before paying the bank, before any debt service, before debt service, bank not yet paid, no banker has been paid, apart from the bank, except the bank, all but the bank, before lenders get, before the lenders',
    'avant que la banque, avant que le banquier, pas encore partagé avec le banquier, pas encore payé la banque, avant de payer la banque, avant de payer le banquier, avant d’avoir payé la banque, avant le banquier, avant la banque, sauf la banque, sauf le banquier, hormis la banque, avant le moindre euro aux prêteurs, avant les prêteurs',
  ],
  after_bank: [
    'after the bank has, once the bank has, bank has already, after paying the bank, bank already served, bank has been served, bank has eaten, banker has been paid, banker has had',
    'une fois la banque payée, une fois la banque et, banque s’est déjà servie, banque s’est servie, passé chez le banquier, déjà amputé, amputé de ce que, une fois le banquier payé, banque a été payée, banque servie, déjà payé la banque, banque est passée, prend la banque',
  ],
  same_people: [
    'same people, same investors, same holders, same guests, the people whose, same pockets, belong to the same, for whom the money',
    'mêmes personnes, mêmes gens, mêmes investisseurs, mêmes convives, tous les convives, aux mêmes, mêmes poches, pour qui est l’argent',
  ],
  the_ratio: [
    'bottom figure, top figure, top over the other',
    'au-dessus de la barre, le bas de la',
  ],
  forgets_it: [
    'forgets, forgetting, pretends, overlooks, says nothing about, blind to, it’s lying, lies to you, hides',
    'oublie, oublier, fait comme si, ne voit pas, ne dit rien, ment, trompe, passe sous silence, cache',
  ],
  normal_year: [
    'normal year, ordinary year, typical year, usual year, average year, usual level, ordinary level, normal level, an ordinary',
    'année normale, année ordinaire, année type, année habituelle, niveau ordinaire, niveau habituel, niveau normal, en temps normal',
  ],
  freak_year: [
    'burned down, burnt down, fire, flood, strike, rubbish year, bad year, terrible year, freak year, lucky year, storm, one big sale, inflated by',
    'incendie, inondation, grève, tempête, année pourrie, année noire, mauvaise année, sale année, gonflée par, vente unique, brûlé',
  ],
  fast_growth: [
    'more each year, no longer grows, not growing, is flat',
    'chaque année davantage, davantage chaque année, ne pousse plus, ne grandit plus, stagne',
  ],
  better_or_worse: [
    'faster, slower, higher, better, stronger, wider, weaker, worse, less risk, lower risk, more risk, room to go up, riskier, safer',
    'plus vite, plus rapide, moins vite, plus élevée, plus élevé, plus forte, plus fort, meilleure, meilleur, supérieure, moins de risque, plus risqué, moins risqué, plus sûr, plus faible',
  ],
  bid_word: [
    'offers, offer, offering, bids, bidder adds, bidder pays, puts in, is putting, writes cheques, writes a cheque',
    'offre, il propose, leur propose, on propose, il met, il décaisse, il débourse, fait un chèque',
  ],
  paper_units: ['pieces of paper, bits of paper, shares', 'titres, actions, parts, papiers'],
  takes_on: ['inherits, has to look after, stuck on the walls', 'à sa charge, va avec la maison'],
  pays_extra: [
    'more money on the table, put more money, puts more money, over the screen price, over the undisturbed, percent over',
    'met plus d’argent, au-dessus de l’écran',
  ],
  years_of: [
    'years of profit, years of earnings, years of that, years’ profit, years’ earnings, years of takings, years of its profit, years of gain, years of operating profit, years of ebitda, number of years',
    'années de bénéfice, années de recettes, années de ça, années de résultat, années de gain, années de profit, ans de résultat, ans de bénéfice, ans de gain, ans de profit, ans de recettes, années de résultat opérationnel, années d’ebitda, nombre d’années',
  ],
  own_price: [
    'own price, own rate, own tariff, own yardstick, peers’ rate, same rate per kilo',
    'son prix, son propre prix, son tarif, propre tarif, propre barème, son multiple, prix au kilo',
  ],
  how_much_sells: [
    'what they fetch, what others fetch, sells for, sell for',
    'combien se vendent, à combien partent, à combien s’achètent',
  ],
  turn_knobs: [
    'turn the knobs, turn each knob, one knob, knob at a time, move the dials, one dial, twist one, wiggle, nudge, what breaks the',
    'tourne un bouton, les boutons, curseur, curseurs, molette, pousse un peu, casse le',
  ],
  my_position: [
    'i sign, i would sign, i’d sign, in their shoes, in your shoes, i would sell, i’d sell, leave the table',
    'je signe, à leur place, à votre place, je vends, se lève de table, on se lève, je quitte la table, je ne cours pas après',
  ],
  what_could_go: ['if i’m wrong, if i am wrong, i could be wrong', 'je me trompe, j’ai tort'],
} as const satisfies Lexicon;
