import type { Lexicon } from '../../types.ts';

/** A buyout explained to a friend; an id of another file here gets more words. */
export const buyoutsToldSimply = {
  lbo_steady: [
    'same bill each month, never think of cancelling, never cancel, never leave, almost written already, written in advance, crisis or not, good year or bad, come what may, hardly wobble, barely wobble, nobody gives up',
    'ne songent pas à partir, ne partent pas, ne partent jamais, bougent presque pas, sait dès janvier, crise ou pas, croiser les doigts, pareil tous les ans, pareil chaque année, quand l’économie tousse, quand ça va mal, peu de hauts et de bas, personne ne renonce, varient guère, varie guère, varient peu, varie peu, d’une année à l’autre',
  ],
  lbo_money_stream: [
    'bill, regulars, what comes in, till',
    'facture, habitués, encaisse, la caisse',
  ],
  lbo_spend_on_assets: [
    'gear, trucks, vans, ovens, tools, buildings',
    'camions, fours, engins, bâtiments, outillage',
  ],
  lbo_no_need: [
    'next to nothing in, almost nothing in, without pouring, nothing to replace, need not be replaced, lasts for decades, last for years, hardly needs, without building, without buying',
    'rien à racheter, rien à remplacer, presque rien à dépenser, sans remettre, tient longtemps, tiennent longtemps, durent longtemps, sans construire, sans acheter',
  ],
  lbo_must_avoid: [
    'must not, not want, should not, avoid, steer clear, not a place where, not one where, not the kind of',
    'faut pas, veut pas, éviter, fuir, doit pas, pas une boîte où, pas une affaire où, surtout pas',
  ],
  lbo_buys_again: [
    'buying, replacing, goes back into, goes into, eats, swallows, eaten by',
    'rachète, remplacer, repart dans, remettre dans, part dans, avale, part en, repartir en',
  ],
  lbo_stake: [
    'what we started with, what we began with, what we brought, what we laid down, our own part',
    'ce qu’on avait posé',
  ],
  lbo_become: [
    'take home, bring home, turned into',
    'ramène, sont devenus, en a fait, en ont fait',
  ],
  lbo_earn_return: ['swelled, swollen', 'gonfle, enfler'],
  lbo_works_out_at: [
    'works out at, comes to, comes out at, amounts to, makes about, that makes',
    'ramené à, ça fait, ça revient à, cela revient à, cela fait, équivaut à',
  ],
  lbo_resell: [
    'let it go, take it off us, part with it, fetches, hand the business to, hand it to somebody, pass the business to',
    'nous la reprend, nous le reprend, s’en sépare, s’en défait, en tire, ça part pour, elle part pour, recéder, change de mains',
  ],
  lbo_profit_up: [
    'make more, earning more, business got bigger, firm got bigger, each euro sold leaves more',
    'affaire a grossi, boîte a grossi, société a grossi, gagne mieux, gagner plus',
  ],
  lbo_multiple_paid: [
    'way I paid, I had paid, we had paid, multiple we got in at, multiple we came in at',
    'prix que j’avais payé, prix que j’ai payé, j’avais payé, payé le jour de l’achat, auquel on est entrés',
  ],
  lbo_pay_dearer: [
    'people pay more for, buyer pays more for, pays one more euro, one more year of, more highly, value each euro',
    'la paye mieux, paient mieux, chaque euro est payé plus, une année de plus, valorisent mieux, valorise davantage',
  ],
  lbo_compound: ['to the five, to the four, to the six', 'capitalisent'],
  lbo_growth_on_growth: [
    'gains bring gains, gains themselves, on the bigger pile, on top of the last, on top of the one before, pile up on itself, on top of the year before, on the year before, on the one before, go on winning, goes on winning, earns something in turn',
    'gains rapportent eux mêmes, tas qui grossit, gains produisent, s’ajoute à la précédente, chaque année sur la précédente, sur un montant plus gros, hausse s’ajoute, sur l’année d’avant, travaille lui aussi, travaillent aussi, empilé',
  ],
  lbo_pace: [
    'yearly pace, annual pace, slower pace, yearly speed, what pace, how fast each year',
    'rythme annuel, rythme par an, quel rythme, vitesse annuelle, moins vite chaque année',
  ],
  lbo_more_slowly: [
    'more slowly, slower, less quickly, not as fast, works less hard, works less well',
    'moins vite, plus lentement, pas aussi vite, travaille moins, travaille moins bien',
  ],
  lbo_offers_less: [
    'offer less, bid less, pay less, lower his bid, lower its bid, cut the offer, lower the offer',
    'offrir moins, propose moins, payer moins, baisse son offre, baisser le prix, offre moins',
  ],
  lbo_cap_on_stake: ['pay in more, bring more than', 'apporter plus de, apporter plus que'],
  lbo_earns_less_on: [
    'earn less a year on, earns less per year on',
    'gagnera moins par an sur, gagnera moins sur, gagne moins par an',
  ],
  lbo_who_buys_it: [
    'buyers at the end, who would buy it, who will buy it, someone to buy it, buy it off you, buy it from you, several buyers, a way out, obvious buyers, natural buyers, who takes it off, know who to sell, who will take it from, who takes it from',
    'acheteurs possibles, repreneurs possibles, acheteurs à la sortie, à qui la revendre, porte de sortie, qui la rachètera, preneurs possibles, acheteurs évidents, acheteurs naturels, sache déjà à qui, sait déjà à qui, qui me la reprendra, qui la reprendra, qui nous la reprendra',
  ],
  lbo_one_day: [
    'at the end, one day, later, trade, secondary, another fund, bigger firm, another group, afterwards',
    'à la sortie, le jour où, un jour, plus tard, industriel, autres fonds, au moment de la sortie, ensuite',
  ],
  lbo_room_to_improve: [
    'room to improve, something to improve, room to run it better, things to improve, margins to improve, margins or bolt ons',
    'marges à redresser, choses à améliorer, potentiel d’amélioration, racheter de petits, marges à remonter, de quoi améliorer',
  ],
  lbo_keeps_rivals_out: ['push aside, break in, steal', 'prendre sa place, piquer'],
  lbo_combined_effect: [
    'where the two meet, where they meet, leftover, two interact, they interact',
    'où les deux se rencontrent, où les deux se croisent',
  ],
  lbo_cheaper_later: [
    'cheaper, for less, less generous, lower price',
    'moins cher, moins généreux, prix plus bas',
  ],
  turned_one_into: [
    'go from one to, get from one to',
    'passer de un à, mène de un à, amène un euro à',
  ],
  lbo_money_hungry: [
    'hardly any money has to go back, little has to go back in, almost nothing to put back, runs on a few',
    'presque rien à remettre, pas grand-chose à remettre, rien à réinjecter',
  ],
  lbo_next_buyer: ['next guy, next fellow, next person', 'le suivant'],
  lbo_ours: ['across to us, lands with us, over to our side', 'au nôtre, de notre côté, chez nous'],
  lbo_put_in: ['laid down', 'posé'],
  lbo_take_out: ['pick up', 'ramassé, reviennent'],
  lbo_what_went_in: ['that went in', 'qui sont entrés, qui étaient entrés'],
  lbo_what_comes_out: ['that came out', 'qui sont sortis'],
  lbo_value_comes: [
    'value comes from, gain comes from, return comes from, it helped that, we win because, money is made on',
    'valeur vient, gain vient, rendement vient, ça a aidé que, on gagne parce',
  ],
  lbo_reinvest: ['some of theirs in, put some of theirs', ''],
  lbo_cannot_word: ['', 'ne puisse pas'],
  lbo_shield_from_rivals: [
    'steal the contracts, steal its customers, steal the customers',
    'lui prendre sa place, piquer ses clients, prendre ses clients',
  ],
  lbo_all_to_pay: [
    'to pay with, all the money there is, all we have to spend, all i have to pay',
    'tout ce que j’ai pour payer, tout ce qu’on a pour payer, de quoi payer',
  ],
  lbo_later_buyer: [
    'buyer after us, one who buys from us, whoever takes it after',
    'acheteur d’après, acquéreur d’après, celui qui nous rachètera, celui qui la reprendra',
  ],
  lbo_sells_worse: ['at a meaner price, less well', 'aussi bien, moins bien'],
  lbo_bit_between: [
    'leftover, bit in the middle, sliver, overlap, crossover',
    'bout au milieu, morceau au milieu, croisement, recoupement des deux, chevauchement',
  ],
  lbo_own_line: [
    'own line, show that once, show it once, count it once, own box, own little box, not counted in two',
    'à part, sur sa propre ligne, une seule fois, ligne à lui, ligne à elle, propre case',
  ],
  lbo_on_more_profit: [
    'on what was added',
    'sur ce qui s’est ajouté, sur les profits nouveaux, sur le nouveau résultat',
  ],
  lbo_nothing_left_for_bank: [
    'nothing would be left for, nothing left for the',
    'ne reste rien pour les',
  ],
  lbo_takes_back: [
    'takes back, help themselves to, pick up',
    'reprennent, reprend, ramassent, récupèrent',
  ],
} as const satisfies Lexicon;
