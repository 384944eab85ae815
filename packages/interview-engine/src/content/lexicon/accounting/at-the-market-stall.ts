import type { Lexicon } from '../../types.ts';

/** How a trader speaks of his books: the till, the van, the bank, the taxman. */
export const accountsAtTheMarketStall = {
  // The three statements.
  plain_three_views: [
    'three cameras, three windows, three mirrors',
    'trois caméras, trois fenêtres, trois miroirs, trois regards',
  ],
  plain_hands_on: [
    'turns up on both, turns up in both, turn up on both, turns up on the other, turns up in the other, pull a thread, finds its way into, pasted onto, pasted into, drops into the next',
    'part dans, finit dans la, finit dans le, atterrit dans, se reporte, vient se loger dans',
  ],
  plain_others_follow: [
    'other two give, other two react, pull one thread, pull a thread, tug one, tug at one',
    'bouger dans les deux autres, bouge dans les deux autres, deux autres réagissent, tire un fil, tirez un fil',
  ],
  cash_paper: [
    'cash diary, money diary, bank diary, money sheet',
    'relevé d’argent, carnet d’argent, journal de caisse, cahier de caisse, relevé de trésorerie',
  ],
  opening_line: [
    'starting block, starting blocks, row one, first row, jumping off point, springboard, launch pad',
    'ouvre le bal, bloc de départ, rampe de lancement, case départ, tremplin',
  ],
  adjust: [
    'correct that profit, corrects the profit, strip out, strips out, clean it of, cleans out',
    'nettoie, purge',
  ],
  money_really_moved: [
    'really happened in the bank, really happened to the bank, happened in the bank, actual bank movement, bank balance changed',
    'qui s’est passé en banque, passé sur le compte, compte a bougé, bougé en banque, variation du compte en banque',
  ],
  must_match: [
    'and they tie, the two tie, they have to tie, come out level, come to the same',
    'font pareil, faire pareil, tombent pareil, font toujours le même, se valent',
  ],
  weigh_same: ['and they tie, the two tie, come out level', 'font pareil, faire pareil, se valent'],
  things_owned: [
    'what the shop owns, what the business owns, everything it owns',
    'ce que la boîte possède, ce que l’entreprise possède, ce que la société possède, ce que la maison possède, ce qu’il possède',
  ],
  owe_us_still: [
    'still owe him, still owe us, still owe me, owe him more, owe us more, owe him at, have not paid him yet, customers owe',
    'lui doivent encore, nous doivent encore, me doivent encore, lui doivent en plus, nous doivent en plus, lui doivent de plus, clients lui doivent',
  ],
  counted_as_plus: [
    'that’s a plus, is a plus, are a plus, counts as a plus, comes in as a plus, so a plus, is positive for cash, positive for the cash, brings cash back, brings in cash, brings money in, brings in money, brings cash in',
    'c’est un plus, est un plus, vient en plus, compte en plus, ramène du cash, ramène de l’argent, ramènent du cash, ramènent de l’argent, ramène de la trésorerie, fait rentrer du cash, fait rentrer de l’argent, font rentrer du cash, positif pour la trésorerie, positif pour le cash, bon pour la caisse',
  ],
  need_not_agree: [
    'not have to be the cash, not have to be the same, not necessarily the cash, not necessarily the same, not need to be the cash, not have to tie',
    'pas forcément celle du bilan, pas forcément la même, pas forcément le même, pas obligé de correspondre, pas obligée de correspondre, n’a pas à être la même, n’a pas à correspondre',
  ],
  real_outflow: [
    'is money leaving, are money leaving, money that leaves, cash that leaves the company, is a cash outflow',
    'sont une sortie d’argent, est une sortie d’argent, sont une sortie de cash, est une sortie de cash, sont une sortie de trésorerie, est de l’argent qui sort',
  ],
  wc_piles_up: ['', 'stocks montent, créances montent, bfr monte, stock monte'],
  taking_a_loan: [
    'raising a loan, raising debt, taking a loan, taking out a loan, borrowing money, drawing a loan, new loan, loan proceeds',
    'lever un emprunt, lever de la dette, contracter un emprunt, prendre un emprunt, nouvel emprunt, l’emprunt levé, emprunt reçu, tirage d’un emprunt',
  ],
  belongs_among: [
    'is part of, are part of, belongs in, belongs to, belongs under, goes under, is classed as, counts as, is an, is a, is',
    'c’est du, c’est de l’, c’est un, fait partie des, fait partie du, relève du, relève des, est un, est du, va en, va dans',
  ],
  under_word: ['under, in, into, within', 'en, dans, sous'],
  brings_lower: [
    'makes the fixed assets, make the fixed assets, bring down, brings down, pushes down, reduces, reduce, shrinks',
    'fait baisser, font baisser, fait descendre, diminue, diminuent, réduit, réduisent',
  ],
  capex_only: ['apart from, unlike, not investing', 'contrairement, pas de l’investissement'],
  // A charge nobody pays.
  gives_him_less: [
    'hand him less, hands him less, give him less, gives him less, hand over less, hands over less, hand less to, send him less, leaves less for him, pay him less',
    'lui donne moins, lui verse moins, lui laisse moins, lui rend moins, lui devra moins, on lui paie moins, donne moins à l’État, laisse moins à l’État',
  ],
  not_cash: [
    'only ink, just ink, ink on paper, only an entry, just an entry, just a book entry, a pencil mark, for show, no coin moved, no note moved',
    'jeu d’écriture, que de l’encre, juste de l’encre, simple écriture, écriture sans argent, pour la forme, coup de crayon',
  ],
  reinstate: ['hand it back, hand the, undo it, undo that', 'recolle, recoller, recollons'],
  gives_up: ['give up, gives up, lose, loses, shed, sheds', 'cèdent, cède, perdent, perd, lâchent'],
  plays_no_part: [
    'does not matter, not matter here, plays no part, plays no role, makes no difference, not come into it',
    'ne joue pas, n’y change rien, aucun rôle, ne compte pas ici, n’intervient pas',
  ],
  // Goods bought and sold.
  plain_day_sold: [
    'walks out with it, walks off with it, walks out with them, walks off with them, it’s been sold, it has been sold, they’ve been sold, they have been sold, out of the door, out the door, over the counter',
    'jour où ça part, jour où ils partent, jour où elles partent, part chez le client, partis chez le client, passe la porte, sort du magasin, repart avec',
  ],
  plain_cost_counts: [
    'call it an expense, call it a cost, hits the profit, hit the profit',
    'appelle ça une charge, appelle ça un coût, vient en charge',
  ],
  left_for_him: [
    'left for him, he keeps, keeps for himself, what stays is, left to him, what is left is his, what stays is profit, left in his pocket',
    'il lui reste, lui reste, reste pour lui, garde pour lui, le reste c’est le bénéfice, le reste c’est son bénéfice, il garde',
  ],
  changed_for_goods: [
    'changed money into goods, changed money for goods, turned money into goods, turned notes into goods, swapped notes for, swaps notes for, swapped money for, swapped cash for, traded money for',
    'changé des billets en, changé l’argent en, transformé l’argent en, échangé des billets, troque des billets, troqué des billets, troque de l’argent, transformé des billets',
  ],
  freed_again: [
    'is freed, gets freed, comes loose, breaks free, thaws',
    'se débloque, est débloqué, se dégèle, revient',
  ],
  makes_a_hole: [
    'a hole of, a hole in, big hole, leaves a hole, makes a hole, digs a hole, a dent of, a dent in',
    'un trou, gros trou, fait un trou, creuse un trou, ça creuse',
  ],
  full_of_goods: [
    'full of stuff, full of goods, full of stock, filled with stuff, filled with goods, shelves fill, storeroom fills, van is full',
    'pleine de marchandise, plein de marchandise, remplit sa camionnette, rempli sa camionnette, remplit la camionnette, réserve se remplit, remplit l’entrepôt, remplit sa réserve',
  ],
  becomes_cost: [
    'becomes, goes through as, is booked as, goes to, goes into',
    'devient, passe en, part en',
  ],
  after_selling: [
    'once half is sold, after selling half',
    'une fois la moitié vendue, après avoir vendu la moitié',
  ],
  // Growth and the bank.
  pays_out_cash: [
    'pay for, shell out, put down cash, put cash down, stump up, find the cash for, fork out',
    'sortir le cash, sortir l’argent, sortir les sous, sort le cash, sort l’argent, mettre l’argent, avancer l’argent, débourser, avance la matière, avance les salaires',
  ],
  pays_up: [
    'coughed up, coughs up, cough up, stumped up, put his hand in his pocket, opened his wallet, reached for his wallet',
    'mis la main à la poche, met la main à la poche, sorti le chéquier, sort le chéquier, ouvert son portefeuille, craché, aligné',
  ],
  cheque_arrives: [
    'cheque turns up, cheque comes, cheque arrives, money turns up, wire turns up, cheque lands',
    'chèque arrive, chèque vient, chèque tombe, chèque n’arrive, sous arrivent',
  ],
  goes_bust: [
    'go bust, goes bust, go bankrupt, go under, fail, fold, default, run dry, run out of cash, run out of money, be short of cash',
    'faillite, faire faillite, tomber en faillite, couler, déposer le bilan, être à court, manquer de cash, manquer d’argent, se retrouver à sec',
  ],
  enough_for_bank: [
    'enough to pay the bank, enough to repay, enough for the bank, always enough to, can pay the bank, bank is covered, necessarily enough',
    'assez pour payer la banque, assez pour rembourser, de quoi payer la banque, de quoi rembourser, forcément assez, la banque est couverte',
  ],
  already_word: ['already', 'déjà'],
  cost_at_once: ['', 'passé en charge, passée en charge, passés en charge'],
  my_money_is_out: [
    'my euro is out, my money is out, own euro is away, own money is away, own euro is out, away from home, my pound is out, money is on the road, money is out of the house, euro is travelling',
    'mon euro est dehors, mon argent est dehors, argent est dehors, euro est en voyage, argent est en route, sous sont dehors, euro met à revenir, argent met à revenir',
  ],
  // What a firm is paid beyond its things.
  goods_of_shop: [
    'furniture, fittings, tables and chairs, lease and furniture',
    'mobilier, meubles, le bail, le matériel',
  ],
  paid_over_book: [
    'the twenty is, the difference is, the extra is, the gap is',
    'le surplus c’est, l’écart c’est, la différence c’est',
  ],
  asks_if_holds: [
    'still worth what you wrote, still worth what it says, still deserves, still stands up, still holds up, still holds water, ask whether it’s still, ask whether it still',
    'tient encore, tient toujours, tient encore la route, vaut encore, le vaut encore, mérite encore',
  ],
  cuts_a_bit: [
    'cut it, trim it, shave it, chop it, cut a slice',
    'coupe un bout, en coupe, on rabote, on taille, on rogne',
  ],
  voucher_word: [
    'voucher, credit note, iou, ticket on him, claim on him',
    'bon à valoir, un avoir, une créance sur elle, une créance sur lui, une créance sur l’État, une sorte d’avoir, promesse du fisc',
  ],
  // Paid ahead, rented, adjusted.
  names_a_sale: [
    'call it a sale, calls it a sale, call it sales, count it as a sale, call it revenue',
    'appeler ça une vente, appelle ça une vente, compter une vente, parler de vente, appeler ça du chiffre',
  ],
  one_at_a_time: [
    'one issue at a time, one at a time, one lesson at a time, one month at a time, a slice at a time, a twelfth at a time',
    'un à la fois, une à la fois, un numéro à la fois, un mois à la fois, douzième par douzième, tranche par tranche, au fur et à mesure des',
  ],
  how_it_lives: [
    'how the shop breathes, shop breathes, business breathes, how it breathes, breathes from month, the rhythm of the, tide of the business, ebb and flow, rolls in again, day to day stuff',
    'respiration de la maison, respiration de la boîte, la maison respire, vie normale de la boutique, rythme de la maison, la marée, flux et reflux, rentre à nouveau, train-train',
  ],
  comes_round: [
    'every september, every january, rolls in again, same money again',
    'chaque septembre, chaque janvier, chaque rentrée, revient chaque',
  ],
  stuck_with_bill: [
    'stuck with the bill, stuck with the printing, left with the bill, stuck with the work, left holding the bill, left with the work, stuck with the cost',
    'coincé avec la facture, reste avec la facture, me retrouve avec la facture, hérite de la facture, hérite du travail, me laisse la facture, laisse l’ardoise',
  ],
  a_loan_now: [
    'a debt now, is a debt, are a debt, is debt, a loan in disguise, counts as borrowing, counts as debt, is a loan',
    'est une dette, c’est une dette, sont une dette, est un emprunt, un emprunt déguisé, une dette déguisée',
  ],
  one_without_other: [
    'one without the other, not one without',
    'l’un sans l’autre, pas l’un sans, l’une sans l’autre',
  ],
  more_money_has: [
    'has more cash, has more money, more cash in the bank, more money in the bank, keeps more cash, company is richer in cash',
    'a plus de cash, a plus d’argent, a plus de trésorerie, garde plus de cash, plus d’argent en banque, plus de cash en banque',
  ],
  cannot_move: [
    'can not change, can not move, never changes, never moves, does not move at all, has no reason to move',
    'ne peut pas changer, ne peut pas bouger, ne change jamais, ne bouge jamais, n’a aucune raison de bouger',
  ],
  apply_word: [
    'apply, applies, applied, put it on, use it on',
    'applique, appliquer, appliqué, mets sur, utilise sur',
  ],
  leaves_what_i_pay: [
    'change what i pay, changes what i pay, change what we pay, change the price, move the price, changes the cheque, affect the price, nothing to do with the price',
    'changent ce que je paie, change ce que je paie, changent le prix, change le prix, changent ce qu’on paie, rien à voir avec le prix, touchent au prix, jouent sur le prix',
  ],
  only_the_costs: [
    'only the costs, only costs, just the costs, only expenses',
    'seulement aux charges, seulement les charges, que les charges, uniquement les charges, seulement aux coûts',
  ],
  // Said the wrong way round.
  one_and_same: [
    'the same thing, one and the same, the same number, are the same, identical',
    'la même chose, le même chiffre, une seule et même, c’est pareil, identiques',
  ],
  owe_suppliers_more: [
    'owe suppliers more, owe more to suppliers, owe our suppliers more, owe more to our suppliers',
    'doit plus aux fournisseurs, doit davantage aux fournisseurs, doit plus à nos fournisseurs, devoir plus aux fournisseurs',
  ],
  more_held: [
    'holding more stock, keeping more stock, carrying more stock',
    'garder plus de stock, tenir plus de stock, avoir plus de stock',
  ],
  fills_account: [
    'account fills up, bank account fills up, fills the account, fills up the account, till fills up, money pours in, cash pours in, more money in the bank, throws off cash, throws cash off',
    'compte se remplit, caisse se remplit, remplit le compte, remplit la caisse, argent coule à flots, cash coule à flots, plus d’argent en banque',
  ],
  whole_takings: [
    'whole takings, all the takings, entire takings, whole sale, full takings, every euro of sales, everything you sell for',
    'toute la recette, la recette entière, l’intégralité de la recette, tout ce qu’on encaisse, toute la vente, tout le prix encaissé',
  ],
  shown_at: [
    'is shown at, are shown at, is carried at, are carried at, is valued at, are valued at, sits at, is booked at',
    'figure au, figurent au, est inscrite au, est inscrit au, sont inscrites au, est évalué au, sont évalués au, est valorisé au, sont valorisés au',
  ],
  what_it_will_fetch: [
    'price it will sell for, price they will sell for, what it will sell for, what it will fetch, its selling price, their selling price',
    'prix auquel on va la vendre, prix auquel on va le vendre, prix auquel on va les vendre, prix auquel on le vendra, prix auquel on les vendra, prix de vente',
  ],
  gets_bigger: [
    'bigger, larger, higher, goes up, grows',
    'gonfle, grossit, augmente, plus gros, plus grand',
  ],
  must_pay_out: [
    'has to pay, must pay, has to cough up, writes a cheque, pays for it',
    'doit payer, doit débourser, doit sortir de l’argent, fait un chèque',
  ],
  without_remeasuring: [
    'no need to revalue, not need to revalue, without revaluing, without touching the values, no revaluation, without any revaluation',
    'sans rien réévaluer, sans réévaluer, pas besoin de réévaluer, aucune réévaluation, sans toucher aux valeurs',
  ],
  bank_account_word: [
    'bank account, the till, bank balance',
    'compte en banque, la caisse, solde en banque',
  ],
  lighter_by: [
    'lighter, poorer, is down by, drops by, loses',
    'plus léger, allégé, perd, se vide de, baisse de',
  ],
  gives_money_back: [
    'gives back, hands back, refunds, pays back, gives us back',
    'rend, nous rend, rembourse, restitue',
  ],
  already_made: [
    'already made, already in the bag, already earned, already acquired',
    'déjà acquis, déjà fait, déjà réalisé, déjà gagné, dans la poche',
  ],
  puts_on_price: [
    'adds it to the price, adds it on the price, puts it on the price, pays more for it, adds it on top of the price',
    'rajoute au prix, ajoute au prix, le rajoute au prix, le paie en plus, met en plus du prix',
  ],
  wants_it_off_price: [
    'says take it off, wants it off the price, wants it taken off, asks to take it off, wants it deducted, asks for it to be deducted, says deduct it',
    'demande qu’on le déduise, veut qu’on le déduise, demande de le déduire, veut le déduire, veut qu’on le retire, demande qu’on l’enlève',
  ],
  gain_stays_in: [
    'we leave it in, i leave it in, you leave it in, we keep it in, stays in ebitda',
    'on la laisse dans, on le laisse dans, je la laisse dans, on la garde dans, reste dans l’ebitda',
  ],
  left_inside: [
    'we leave it in, we keep it in, stays in',
    'on la laisse dans, je la laisse dans, on la garde dans, la laisse dans',
  ],
  adjustment_costs: [
    'cost, costs, charge, restructuring, fine, expense',
    'charge, coût, charges, amende, restructuration, dépense',
  ],
  savings_not_yet: [
    'savings that have not started, savings that have not happened, savings not yet made, savings not done yet, savings still to come, future savings',
    'économies pas encore faites, économies pas encore réalisées, économies à venir, économies futures, économies qui n’ont pas commencé',
  ],
  count_as_done: [
    'count as done, counted as done, count as if done, count in full, count as earned',
    'compte comme acquises, compte comme faites, comptées comme acquises, compte en plein, compte en entier, comme si c’était fait',
  ],
  service_still_to_do: [
    'service is still to come, service still to do, work is still to do, job is still to do, still to be done, still to be delivered',
    'service reste à rendre, service est encore à rendre, reste à rendre, reste à livrer, travail reste à faire, prestation reste à faire',
  ],
  only_named: [
    'make sure everything flows, make sure it all flows, an add back somewhere, add-back somewhere',
    's’assurer que tout boucle, vérifier que tout s’enchaîne, une réintégration quelque part',
  ],
} as const satisfies Lexicon;
