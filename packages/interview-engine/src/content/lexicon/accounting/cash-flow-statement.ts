import type { Lexicon } from '../../types.ts';

/** The cash flow statement, in the words people use for it. */
export const cashFlowStatementNotions: Lexicon = {
  bank_word: ['bank', 'banque, compte'],
  cash_left_at_end: [
    'cash i end with, cash you end with, cash we end with, cash it ends with, whatever cash i end, cash at the very end, left in the till, left in the drawer, money left at the end, money that is left, cash left at the end, cash that is left, final pile, final bank balance, final balance, last bank balance, in the bank at the end, in the bank at year end, where the bank ends, where the cash ends, finishing balance, in the till at the end, ends up with in the bank',
    'cash sur lequel on finit, cash avec lequel on finit, caisse finale, reste au fond de la caisse, reste dans la caisse, reste en caisse, argent qui reste, argent restant, cash qui reste, solde final, tas final, en banque à la fin, en caisse à la fin, en banque le dernier jour, en caisse le dernier jour, en banque au 31, solde auquel on arrive, en caisse au 31, en caisse au trente et un',
  ],
  cash_pile: [
    'cash balance, cash pile, bank',
    'compte en banque, la banque, solde de trésorerie, caisse, compte bancaire, la trésorerie, le cash',
  ],
  comes_to_bank: [
    'ends up in the bank, end up in the bank, comes back, come back, comes in, arrives in the bank',
    'reviennent, revient, rentrent, arrivent en banque, arrive en banque, finissent en banque, entrent en banque, y entrent, y entre, y rentre',
  ],
  follows_money: [
    'follow the money, follow the cash, track the money, track the cash, trace the money, in money terms, in cash terms, count of money, count the money, counting the money, count the cash, counting the cash',
    'suit l’argent, on suit le cash, suivre l’argent, en suivant l’argent, côté argent, en argent, quand on compte l’argent, si on compte l’argent, en comptant l’argent, compte de l’argent',
  ],
  lands_in_bank: [
    'ends up in the bank, end up in the bank, ends up in the account, drops into the bank, lands in the bank, lands in the account, turns up in the till, comes into the bank, hits the bank account, comes into the account, arrives in the bank, back in the bank, back in the till, in our pocket',
    'arrivent en banque, arrive en banque, finissent en banque, arrivent sur le compte, tombe sur le compte, arrive sur le compte, rentre en caisse, revient en caisse, reviennent en caisse, tombe dans la caisse, en plus en caisse',
  ],
  leaves_bank: [
    'leaves the bank, leave the bank, leaves the account, leave the account, leaves the till, leave the till, goes out of the till, go out of the till',
    'quittent la banque, quitte la banque, sortent de la banque, sort de la banque, sortent du compte, sort du compte, partent de la banque, sortent de la caisse, sort de la caisse, quittent la caisse, quitte la caisse, sort du tiroir-caisse',
  ],
  makes_a_hole: [
    'a hole of, a hole in, big hole, leaves a hole, makes a hole, digs a hole, a dent of, a dent in',
    'un trou, gros trou, fait un trou, creuse un trou, ça creuse',
  ],
  makes_it_into: [
    'turns, turn, converts, convert, translates, gets you from, go from',
    'transforme, convertit, traduit, passe de, retrouver',
  ],
  money_in_out: [
    'money going in and out, cash going in and out, what came in, what went out, money in and money out, money coming in and going out',
    'argent qui entre et qui sort, argent qui rentre et qui sort, ce qui est entré, ce qui est sorti, entre et ce qui sort, rentre et ce qui sort, entrées et sorties, est sorti de la banque',
  ],
  money_really_moved: [
    'truly hit the account, really hit the account, actually hit the account, really hit the bank, really went through the account, really happened in the bank, really happened to the bank, happened in the bank, actual bank movement, bank balance changed, really moved, actually moved, really came in, actually came in, really went out, bank balance moved, account moved, bank moved, really reached the bank',
    'vraiment passé sur le compte, réellement passé sur le compte, vraiment passé par la banque, vraiment passé par le compte, qui s’est passé en banque, passé sur le compte, compte a bougé, bougé en banque, variation du compte en banque, vraiment bougé, réellement bougé, vraiment rentré, vraiment sorti, réellement entré, réellement encaissé, banque a bougé, caisse a bougé, solde a bougé',
  ],
  plain_in_all: [
    'both steps, two steps, over the two, overall, in all, net net, in total, in the end, altogether, second step, step two, so net, so i am, so we are, so you are, both days, counting both, counting everything, than at the start, than when i started, all told',
    'deux étapes, sur les deux, au total, au final, en tout, à l’arrivée, en net, étape 2, deuxième étape, seconde étape, je me retrouve, on se retrouve, tout compris, les deux jours, qu’au départ, qu’au début',
  ],
  plain_money_moved: [
    'came from, come from, comes from, came in, come in, comes in, went to, went out, goes out, was spent, money went, money goes, disappeared to, moved the bank, in the till in, in the bank at',
    'viennent les, vient l’argent, venu l’argent, est venu, est parti, sont partis, passé l’argent, est passé, est entré, est sorti, entre et, rentre et, rentré et, entré et, parti l’argent',
  ],
  plain_purse: [
    'wallet, purse, pocket, drawer, till, cash box, tin, jar, bank account, my account, cash in hand, the cash, cash pile, pile of notes, real money, in money, hard cash',
    'poche, portefeuille, porte-monnaie, tiroir, caisse, boîte, liquide, en banque, mon compte, espèces, billets, argent réel, vrai argent, en argent',
  ],
  plain_purse_moves: [
    'loses, is down, goes down, down by, poorer, gets back, back to, ends up, end up, comes back, come back, goes out, going out, comes in, fuller, lighter, emptier, up by, out of, net of it, short',
    'perd, sors, sort, sortent, reviennent, revient, partent, part aux, rentrent, rentre, entre, plus pauvre, plus léger, plus légère, plus vide, recule de, baisse de, monte de, me retrouve, se retrouve, manque, récupère, remonte',
  ],
  plain_tells: [
    'tells you, tells me, tells us, tells the story, tells how, tells where, tells why, shows where, shows how, shows you where, explains where, explains how, explains why, says where, follows where, tracks where, how you get from, how it got from, how we got from, gets you from, takes you from, where the difference, says why, says how',
    'raconte, explique d’où, explique où, explique comment, explique pourquoi, dit d’où, dit où, montre d’où, montre où, montre comment, retrace, suit où, comment on passe de, comment on est passé, comment je suis passé, on voit d’où, on voit où, dit pourquoi, dit comment',
  ],
  traces_money: [
    'explains why the money, explains why the account, explains why your account, explains why the bank, explains why cash, explains why the cash, explains the change in cash, explains how cash, every euro that entered, every euro that came, every pound that, every penny that, every dollar that, every euro in and out, tracks every, follows every, bridges profit to, bridges net income to, bridge from profit, bridge between profit, bridge from earnings, from profit to cash, from earnings to cash, profit to the change, income to the change, walks you from profit, gets you from profit, takes you from profit, turns profit into cash, translates profit into cash, between profit and cash, explains the change in the bank',
    'explique pourquoi l’argent, explique pourquoi le solde, dit pourquoi l’argent, dit pourquoi le compte, explique pourquoi le compte, explique pourquoi la caisse, explique pourquoi la banque, explique pourquoi la trésorerie, explique la variation, chaque euro entré, chaque euro sorti, chaque euro rentré, chaque euro qui entre, chaque euro qui sort, chaque centime, pont entre le résultat et, pont entre le bénéfice et, passe du résultat, passe du bénéfice, du résultat au cash, du résultat à la trésorerie, du résultat à la variation, du bénéfice à l’argent, du bénéfice à la trésorerie, du bénéfice au cash, traduit le résultat en cash, entre le résultat et la variation',
  ],
};
