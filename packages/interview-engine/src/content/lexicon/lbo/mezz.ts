import type { Lexicon } from '../../types.ts';

/** Subordinated debt, in the words people use for it. */
export const mezzNotions: Lexicon = {
  last_in_line: ['last in line, comes last, last of all', 'en dernier, dernier servi, dernière'],
  lbo_added_interest: [
    'tacked onto, tacked on, onto the principal, pik, payment in kind, capitalised interest, rolled up, accrues, added to the debt, added to the bill, added to the principal, interest piles up, interest is added, interest added, not paid in cash, paid at the end, interest just piles up',
    'ajoutés au capital, reportés à la fin, pik, capitalisée, ajoute à l’ardoise, ajouté à la dette, s’ajoute au principal, s’accumulent, intérêts ajoutés, payés à la fin, intérêts en fin, pas payés en cash',
  ],
  lbo_aim: [
    'target, aim, looking for, wants, expects, hurdle, require',
    'vise, cherche, attend, exige, veut, objectif',
  ],
  lbo_between: ['between, halfway, in the middle', 'entre, à mi-chemin, au milieu'],
  lbo_bullet_loan: [
    'bullet, at the end, at maturity, in one go',
    'in fine, à l’échéance, d’un coup, en une fois',
  ],
  lbo_dear: [
    'fatter coupon, fat coupon, dear, dearer, expensive, costs more, higher margin, higher coupon, higher interest, higher rate, wants more, asks for more, double digit, pricier, demands more, charge more, paid more, better paid, a lot more, more interest, higher return, higher price, paid extra, compensation',
    'coupon plus gras, gros coupon, plus cher, chère, coûte plus, coûte, plus coûteux, marge plus élevée, taux plus élevé, réclame, exige plus, demande plus, deux chiffres, mieux rémunéré, mieux payé, onéreux, beaucoup plus, rendement plus élevé, davantage d’intérêts, plus d’intérêt, plus de rendement, plus rémunéré, plus gourmand, prend plus',
  ],
  lbo_demand: ['demand, want, require, insist, impose', 'exiger, demander, réclamer, imposer'],
  lbo_leftovers: [
    'leftovers, what is left, gets the rest, eats what is left, takes what is left, the scraps, eats the scraps, the crumbs, what is on the plate, left on the plate',
    'ce qui reste, le reste, mange ce qui reste, les restes, mange les restes, les miettes, fond de l’assiette',
  ],
  lbo_second_rank: [
    'second floor, second layer, next layer, floor above, comes after, goes after, only eats once, further down the queue, next in the queue, behind, second in line, after the others, after senior, after the banks, after everyone, paid last, last in line, leftovers, next in line, lower down, junior, subordinated, after the first, further back, back of the queue, comes second, lower ranking, rung down, rung below, nobody below, one below, later in the line, lower in the queue, served after, fed after, fed when, paid afterwards, once they are full, once they’re full, second table, second sitting, second to eat, after the first has eaten, eats second',
    'deuxième étage, deuxième couche, deuxième tranche, étage du dessus, ne mangent qu’une fois, mangent qu’une fois, plus loin dans la file, montent ensuite, derrière, après les autres, après la senior, après les seniors, après les banques, passe après, payé après, remboursé après, en dessous, au dessous, dernier servi, subordonné, subordonnée, junior, second rang, après le premier, plus loin, passe ensuite, vient ensuite, vient après, viennent après, en dernier rang, rang inférieur, attend son tour, plus bas dans la file, plus bas dans l’ordre, servie après, servi après, servis après, payée ensuite, payé ensuite, une fois les autres, une fois les premiers, deuxième table, second service, mange en second, mange après, passe à table après',
  ],
  lbo_waits_turn: [
    'only paid when the first, only paid once, only paid after, paid only once, only sees money once, back of the queue, left with nothing, once the banks are paid, once the bank is paid, waits till, waits until, waits for the first, behind the first, second lender, the second one, gets nothing if, may get nothing, might get nothing, first one is paid, the first one’s paid, last to be paid, waits his turn, waits its turn',
    'payés que quand, payés qu’une fois, dû qu’une fois, queue de file, bout de file, de tout perdre, une fois les banques payées, une fois la banque payée, attend que, attendre que, attend son tour, deuxième prêteur, second prêteur, deuxième banque, après le premier, tant pis pour lui, premier ait tout, premier soit payé, ne reste rien, rien ne reste, sert en second',
  ],
  lbo_wants_more: [
    'want a lot more, charges for it, charge for that, get paid for it, so they ask a higher, twice the rate, double the rate, twice the interest, twice the price, double the interest, ten or twelve, charges ten, charges twelve, paid for the wait, for the wait, paid for waiting, for waiting, paid for its patience, wants ten, wants twelve, wants more, asks more, asks for more, dearer, twice as much, double the, charges more, pile up, bite of the upside, slice of the upside, piece of the upside, higher rate, fatter return',
    'veulent bien plus, se le font payer, se le fait payer, prennent plus cher, fait payer ce risque, font payer ce risque, deux fois le taux, double du taux, se fait payer, payer l’attente, pour l’attente, pour attendre, réclame le double, demande le double, le double d’intérêts, payé pour sa patience, fait payer sa patience, plus cher, deux fois plus, demande plus, veut plus, réclame plus, bout de l’affaire, morceau de l’affaire, part du gain, petit bout, s’accumuler, dix ou douze, veulent gagner plus, veut gagner plus',
  ],
  told_left_with: [
    'is left with, are left with, gets the rest, takes the rest, picks up the rest, picks up what is left, has what is left',
    'ramasse le reste, prend le reste, se contente du reste, prend ce qui reste, ramasse ce qui reste',
  ],
};
