import type { Lexicon } from '../../types.ts';

/** Ranks, cash and loans of a company in distress as people tell a friend who never worked in finance. */
export const toldOfTheQueue = {
  rank_above: [
    'top of the stack, top of the list, higher up, higher ranked, bank at the front, one at the front, person in front, layer above, level above, those above, the one above, ones above, guy in front, safest terms, the guy ahead',
    'banque du dessus, celle du dessus, celui du dessus, ceux du haut, celui du haut, couche du dessus, celui d’avant, celle d’avant, ceux d’avant, le précédent, haut de la liste, mieux placé, ceux qui passent devant',
  ],
  rank_below: [
    'the next one, next in line, next person, anybody behind, anyone behind, people behind, at the bottom, person below, guy below, those below, the one underneath, people underneath, next layer, layer below, one behind',
    'au suivant, le suivant, la suivante, les suivants, nom suivant, celle du dessous, celui du dessous, ceux du dessous, ceux du bas, celui du bas, couche du dessous, bas de la liste, celui d’après, ceux d’après, celui qui suit',
  ],
  rank_only_then: [
    'only then, only once, only after, only when, only if, before anybody, before anyone, not until, as soon as',
    'seulement après, seulement quand, que quand, que si, qu’après, qu’une fois, une fois que, tant que, pas avant que, uniquement si',
  ],
  rank_settled: [
    'every cent back, every penny back, all his money, all its money, last cent, last penny, completely paid back, fully reimbursed, paid off completely, paid off entirely, cleared in full, is cleared, is out, squared away, all squared, had everything',
    'tout récupéré, tout repris, revu tout son argent, retrouvé tout, tout son dû, son dû, jusqu’au dernier centime, dernier sou, soldé, soldée, complètement remboursé, désintéressé, désintéressés, a tout eu, a eu tout',
  ],
  rank_spills: [
    'spills over, spills down, overflows, leaks down, trickles down, flows down, drips down, cascades down',
    'déborde, ruisselle, coule vers, descend d’un étage, descend d’un cran, passe à l’étage',
  ],
  rank_junior: [
    'the junior, juniors, subordinated',
    'le junior, la junior, les juniors, subordonnée',
  ],
  made_whole: [
    'senior whole, seniors whole, revolver whole, rcf whole, senior out at par, all their cash back',
    'senior plein, rcf plein, senior pleine, revolving plein, senior au complet, senior soldée',
  ],
  in_order: [
    'strict seniority, most senior to, down the stack, down the list, work your way down, in strict rank',
    'du plus senior, du senior au, du haut vers le bas, en descendant la liste, descend la liste',
  ],
  rescue_queue: ['in the line, place in line', 'de la file, dans la file, tête de file'],
  value_breaks: [
    'come up short, comes up short, left short, is left short, comes out short, first one short, only half back, not get everything, goes short',
    'il en manque pour, manque de l’argent pour, pas son compte, n’a pas son compte, pas leur compte, qu’aux deux tiers, qu’au tiers, qu’en partie, mais pas tout, couvert qu’à, n’aura qu’une partie',
  ],
  takes_control: [
    'will be theirs, becomes theirs, the firm is theirs, firm will be his, becomes the boss, will run the company, ends up the boss, picks up the company',
    'récupère la boîte, récupèrent la boîte, récupère l’entreprise, prend la boîte, prend la main, prennent la main, finit patron, finissent patrons, devient patron, devient le patron, aura les actions, auront les actions, se payer en actions, se paie en actions, aura l’entreprise, repart avec la société',
  ],
  run_out: [
    'below zero, under zero, drop dead date, dried up, bone dry, go bust, hit the floor',
    'sous zéro, en dessous de zéro, passe au rouge, date de rupture, plus un centime, panne sèche',
  ],
  when_word: [
    'on which, what date, which friday, the date it',
    'à quelle date, le jour où, quel mois',
  ],
  cash_in_hand: [
    'kitty, purse, cash pile',
    'à la banque, tréso, porte monnaie, cagnotte, le compte soit',
  ],
  payroll_missed: [
    'miss payroll, missing payroll, make payroll, pay the wages, pay the staff, pay salaries, pay the salaries',
    'verser les salaires, payer les salaires, payer les gens, faire la paie, passer la paie, sortir la paie',
  ],
  rescue_in_and_out: [
    'coming in and, what we receive, what we will receive, what we get in, have to pay, what we pay, money in and money out, cash in and cash out, ins and outs',
    'tout ce qui rentre, ce qu’on va toucher, ce qu’on touche, ce qu’on encaisse, ce qu’on va encaisser, ce qu’on doit payer, ce qu’on doit sortir, ce qu’on décaisse',
  ],
  rescue_day_by_day: [
    'next three months, over three months, next quarter, thirteen weeks, coming weeks, next few weeks, friday by friday',
    'semaine après semaine, sur trois mois, trois prochains mois, mois qui viennent, prochaines semaines, treize semaines, jour après jour, vendredi après vendredi',
  ],
  squeeze_cash: [
    'push the clients, push clients, push customers, settle their bills, settle up, settle what they owe, behind with their bills, pay late, pay us sooner, pay us faster, pay us now, upfront payment, ask for a deposit, stop buying, buy fewer, buy less, wait a little, another thirty days, thirty more days, two more weeks, dump stock, empty the warehouse, empty the shelves, sell what sits',
    'pousser les clients, presser les clients, régler leurs factures, clients en retard, clients qui traînent, rentrer les factures, faire rentrer, payer plus tôt, demander un acompte, arrêter d’acheter, acheter moins, jours de plus, faire patienter, attendre un peu, payer plus tard, vider l’entrepôt, vider les rayons, vendre ce qui traîne, écouler',
  ],
  approve: [
    'decides what gets paid, decides what is paid, decide what we pay, decides who gets paid, one person decides, single sign off, one signature, okays, oks it, says yes to, one desk, one person only, company cards, everyone’s cards, everybody’s cards, chequebook, chequebooks',
    'décide de ce qu’on, décide de ce qui, décide qui on paie, seule personne décide, seule personne signe, seul bureau, seule signature, signature unique, l’accord du directeur, l’accord du daf, sans mon accord, sans ma signature, dise oui, retire les cartes, retirer les cartes, carnet de chèques, chéquier',
  ],
  outgoing: [
    'nothing leaves, nothing goes out, nothing moves, gets paid, every transfer, every wire, each transfer, cards',
    'rien ne sort, rien ne part, euro ne part, ne part sans, ce qu’on règle, ce qu’on paie, ce qui est payé, cartes',
  ],
  nobody_else_paid: [
    'nobody else, no one else, not anyone else, everything else waits, all else waits, rest later, others later, the others can wait, the rest can wait',
    'personne d’autre, rien d’autre, le reste patiente, les autres patientent, les autres après, le reste plus tard, les autres plus tard',
  ],
  vital: [
    'the staff, raw material, raw materials, the power bill, keep going, keeps us alive, keeps the place going, stop the plant, stops the plant',
    'salariés, matière première, matières premières, fait tourner, arrête l’usine, arrêtent l’usine, arrête la ligne, sans quoi on ferme, fait vivre',
  ],
  crisis_mere_topic: [
    'would speak about, would talk about, would mention, and all that, key concept, key notion, one of the options, classic subjects, range of topics, one of the three options',
    'parler de, parlerais de, parlerait de, évoquer, évoquera, évoquerais, aborder, abordera, notions essentielles, notion essentielle, une solution parmi, vaste sujet, sujet fondamental',
  ],
  healthy: [
    'good firm, bad firm, decent business, earn a living, earns a living, pays its way, pay its way, turns a profit, makes money before, rotten business',
    'gagnerait sa vie, gagnerait de l’argent, boîte saine, boîte pourrie, exploit saine, s’en sortirait, vivrait très bien, pas rentable, tient la route sans',
  ],
  overborrowed: [
    'cap structure, too many debts, wrong with the loans, wrong with the debt, too much borrowing, pile of debt, mountain of debt',
    'cloche dans les emprunts, trop de prêts, tas de dettes, montagne de dettes, croule sous, poids des emprunts',
  ],
  the_trade: ['the engine, plant, the firm itself', 'le moteur, le commerce, la maison, exploit'],
  rescue_fine_without_debt: [
    'if it owed nothing, if they owed nothing, owed nothing to, without its loans, if the loans vanished, if the debt vanished, without the loans, debt aside, if nobody had lent, before interest, take the debt away, wipe out the debt',
    'ne devait rien à, si elle ne devait rien, s’ils ne devaient rien, sans rien devoir, sans ses emprunts, sans les prêts, efface la dette, effaçait la dette, dette mise de côté, hors dette, avant intérêts, avant les intérêts, avant frais financiers',
  ],
  rescue_still_wanted: [
    'still want, still need, still buy, still come, keep coming back, want the stuff, pay more than it costs, sells for more than, sell above cost, more than it costs to make',
    'en veulent encore, en veulent toujours, en ont besoin, achètent toujours, viennent encore, reviennent, plus que ça ne coûte, plus que ça coûte, vend plus cher que',
  ],
  more_years: [
    'years later, months later, paid back later, paid later, pay later, pay back later, wait two years, give it more time, two more years',
    'mois plus tard, remboursées plus tard, remboursés plus tard, payer plus tard, rembourser plus tard, laisse du temps, deux ans de mieux',
  ],
  push_out: [
    'kick the can, buy two years, move the dates, move the repayment, push back',
    'pousse les, pousser les, achète deux ans, acheter deux ans, achète du temps, acheter du temps, bouge les dates, décale les dates',
  ],
  paid_for_patience: [
    'more margin, extra margin, a fee, more interest, extra interest, higher coupon, higher rate, a bit more interest, fatter margin',
    'contre de la marge, contre une marge, plus de marge, contre des intérêts, plus d’intérêts, plus cher en intérêts, contre une commission, une commission, fee en échange, contre un fee, taux plus élevé',
  ],
  gives_up_claim: [
    'tear up part, tears up part, give up part, gives up part, forgive part, write off part, write off some, drop part of, cut the debt, rub out part',
    'abandonnent une partie, abandonne une partie, renoncent à une partie, renonce à une partie, effacent une partie, efface une partie, font une croix sur, tirent un trait sur, réduit la dette, réduisent la dette',
  ],
  swap_to_shares: [
    'shares instead, shares in exchange, stock instead, debt into stock, into ownership, into shares, into stock, get shares, receive shares, loans into shares',
    'dette contre actions, dette en actions, en actions à la place, reçoivent des actions, reçoivent des parts, reçoit des actions, en parts, changeant en parts, changer en actions',
  ],
  each_route: [
    'option by option, plan by plan, each plan, every plan, per scenario, each scenario, each case, every case, in each outcome, route by route',
    'option par option, plan par plan, chaque plan, par scénario, chaque cas, chaque issue, voie par voie, scénario par scénario, chaque chemin',
  ],
} as const satisfies Lexicon;
