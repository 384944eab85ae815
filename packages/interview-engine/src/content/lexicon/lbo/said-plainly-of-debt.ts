import type { Lexicon } from '../../types.ts';

/** The debt of a buyout as somebody tells it who thinks of a mortgage and of the till. */
export const plainBuyoutNotionsOfDebt = {
  lbo_pay_dearer: [
    'higher price for each, higher price per, fancier price, better price for each, more for each euro, more per euro, more per dollar, more for each dollar, price per dollar of profit, price for each euro, pays a bit more, dearer per euro, rerating',
    'plus cher pour chaque, plus cher chaque, plus cher par euro, mieux chaque euro, plus pour chaque euro, un peu plus cher, paient plus pour, chaque euro gagné, chaque euro de bénéfice',
  ],
  lbo_owes_less: [
    'loan has shrunk, loan shrank, loan is smaller, owe less, paid the bank back, borrowings down, less loan, mortgage is smaller, mortgage has shrunk, debt down, less to pay back, i owe it less, less each month, loan is lighter, lighter loan',
    'rendu à la banque, a rendu, doit moins, devons moins, emprunt a fondu, emprunt plus petit, crédit plus petit, dette en baisse, dette a baissé, moins à rendre, prêt a fondu, dois un peu moins, prêt est plus léger, crédit est plus léger, dette est plus légère',
  ],
  lbo_pays_whatever: [
    'same clients, same customers, clients forever, customers forever, pays every month, pay each month, whatever happens, come what may, rain or shine, toll, subscription, never stop paying, keep coming back, contracts that renew, people always need, good years and bad, every month without fail',
    'mêmes clients, paie chaque mois, paient tous les mois, quoi qu’il arrive, péage, abonnement, qu’il pleuve, reviennent toujours, clients fidèles, renouvellent, toujours besoin, bonne ou mauvaise année, beau temps mauvais temps',
  ],
  lbo_sleeps_well: [
    'borrow against, sleep, lend against, repay in peace, easy to repay, pay the bank, count on it, you can borrow',
    'rembourser, tranquille, dormir, prêter, payer la banque, payer les intérêts, compter dessus, emprunter dessus, sereinement',
  ],
  lbo_barrier: [
    'barrier, limit, line, tripwire, fence, floor, never owe more, owe more than, too far, too low, five years of, six years of, rule',
    'barrière, limite, ligne rouge, plafond, seuil, garde fou, ne dois jamais, jamais devoir plus, devoir plus de, devoir cinq ans, devoir six ans, trop bas, règle',
  ],
  lbo_bank_acts: [
    'knocking, gets angry, takes over, takes the keys, claim everything, call everything in, ask for everything, steps in, take charge, want it all back, pulls the plug, can ask for all, right to complain, entitled to complain, call a default, call the loan',
    'sonner à la porte, frappe à la porte, toque à la porte, reprendre la main, reprend la main, tout réclamer, réclamer tout, se fâcher, prend les clés, prendre les clés, débarque, prendre le contrôle, tape du poing, tout reprendre, exiger tout, demander tout, se plaindre, prononcer le défaut, exiger le remboursement',
  ],
  lbo_can_vanish: [
    'vanish, disappear, lose, fall, drop, shrink, go missing, slip, slide',
    'perdre, baisser, disparaître, tomber, fondre, chuter, descendre, reculer',
  ],
  lbo_as_long_as: [
    'as long as, before, until, down to, need to make, must make, must earn, have to earn, we make',
    'tant que, avant que, jusqu’à, faut gagner, doit gagner, descendre à, on gagne, au moins',
  ],
  lbo_drawer: [
    'in the drawer, in the till, in the bank, on the account, in the account, in cash, cash in hand, in the safe, of cash, under the mattress, in our pocket, lying around',
    'dans le tiroir, en caisse, dans la caisse, en banque, sur les comptes, de cash, de trésorerie, en poche, au coffre, sous le matelas, de côté',
  ],
  lbo_gross_owed: [
    'owes, gross, debt, borrowed, loan',
    'devoir, doit, doivent, devons, brute, dette, emprunt, crédit',
  ],
  lbo_waits_turn: [
    'waits till, waits until, waits for the first, behind the first, second lender, the second one, gets nothing if, may get nothing, might get nothing, first one is paid, the first one’s paid, last to be paid, waits his turn, waits its turn',
    'attend que, attendre que, attend son tour, deuxième prêteur, second prêteur, deuxième banque, après le premier, tant pis pour lui, premier ait tout, premier soit payé, ne reste rien, rien ne reste, sert en second',
  ],
  lbo_wants_more: [
    'wants ten, wants twelve, wants more, asks more, asks for more, dearer, twice as much, double the, charges more, pile up, bite of the upside, slice of the upside, piece of the upside, higher rate, fatter return',
    'plus cher, deux fois plus, demande plus, veut plus, réclame plus, bout de l’affaire, morceau de l’affaire, part du gain, petit bout, s’accumuler, dix ou douze, veulent gagner plus, veut gagner plus',
  ],
  lbo_loan_dearer: [
    'loan costs, mortgages go, mortgage goes, mortgage costs, borrowing costs more, costs more to borrow, dearer loan, more to the bank, more for the bank, the bank eats, bank takes more, three points more, rates go from',
    'crédit coûte, crédit plus cher, emprunter coûte, mensualités, plus à la banque, plus d’intérêts, banque prend plus, banque mange, trois points de plus, taux passent',
  ],
  lbo_less_for_me: [
    'less for me, less for us, less left, less is left, cannot offer, offer less, pay less, smaller flat, smaller house, flats get cheaper, houses get cheaper, lower price, cheaper flat, cannot pay as much, pay as much, same price as',
    'moins pour moi, moins pour nous, reste moins, payer moins, payer la boîte moins, offrir moins, plus petit appartement, appartement plus petit, plus petite maison, prix baissent, moins cher, prix plus bas, remboursent plus, remboursent rien, offrir autant, payer autant',
  ],
  lbo_money_in: ['in, invested', 'misés, investis, au départ, posés'],
  lbo_money_out: ['out, back', 'récupéré, à l’arrivée, rendus, en sortie, repris, touchés'],
} as const satisfies Lexicon;
