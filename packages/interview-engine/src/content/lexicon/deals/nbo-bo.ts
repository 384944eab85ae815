import type { Lexicon } from '../../types.ts';

/** Indicative and binding offers, in the words people use for it. */
export const nboBoNotions: Lexicon = {
  deals_a_figure: [
    'number, figure, price, offer, bid, amount',
    'chiffre, prix, offre, montant, somme',
  ],
  deals_comes_again: [
    'come back, comes back, again, second time, final, at the end, last, in ink, for good',
    'reviennent, revient, à nouveau, deuxième fois, définitif, à la fin, dernier, à l’encre, pour de bon',
  ],
  deals_firm_offer: [
    'price they stand by, stand behind, cannot back out of, put their signature under, stand by it, cash behind them, money behind them, firm offer, firm bid, firm price, final offer, final bid, best and final, committed offer, committed bid, fully committed, committed financing, financing committed, second round, round two, held to, committed to, bound by it, irrevocable, bo, then binding, and binding, fully binding, to binding, finally binding, are binding, is binding, legally binding, binding ones, submit binding, with binding, for binding, offers binding, make binding, receive binding, bank money in place, price that commits, offer that commits, fully financed, fully funded, financed bids, phase two, second phase, last round, last phase, stick to, they commit, real number, real price, have to honour, must honour, cannot take back, it is serious, for real, banks behind',
    'prix qui les engage, chiffre qui les engage, signent en bas, les sous en face, l’argent en face, ferme, offre finale, offre engageante, offre liante, second tour, deuxième tour, dernier tour, offre financée, offre définitive, prix définitif, qui les engage, qui engage, tenus par, financement bouclé, auquel ils sont tenus, pleinement financée, dernière phase, seconde phase, deuxième phase, bo, dont ils ne peuvent plus sortir, vrai chiffre, vrai prix, doivent tenir, ne peuvent plus reprendre, c’est sérieux, pour de bon, banques derrière',
  ],
  deals_first_go: [
    'first, rough, pencil, vague, initial, to begin with',
    'd’abord, premier, vague, au crayon, approximatif, pour commencer',
  ],
  deals_indicative_offer: [
    'roughly this price, nothing that ties, ties them to nothing, letter with a price, first letter, not tie them, soft prices, roughly how much, about how much, more or less what, roughly what they, indicative, non binding, not binding, nothing binding, first price, preliminary offer, preliminary bid, preliminary price, first offer, first bid, initial offer, initial bid, first round, round one, without being tied, without being bound, not tied, not committed, expression interest, letters of intent, ballpark, roughly what, rough price, rough idea, rough value, price range, valuation range, nbo, might pay, first idea, approximate price, first number, still walk away from, a guess, finger in the air',
    'doigt mouillé, ne les engage pas, qui n’engage à rien, ne les engage à rien, première lettre, sans se lier, n’engagent personne, combien à peu près, à peu près combien, combien ils mettraient, en gros combien, ordre de grandeur, indicative, non engageante, non liante, pas engageante, pas liante, non contraignante, offre préliminaire, premières offres, premier prix, lettre d’intention, nbo, premier tour, sans engagement, sans s’engager, sans être tenu, fourchette de prix, première idée, prix approximatif, premier chiffre, encore se dédire, peuvent se dédire, sans rien promettre, à la louche',
  ],
  deals_keep_best: [
    'keep the best, keep best, best four, best three, weed out, still in the race',
    'meilleurs, élimine les autres, restent en course',
  ],
  process_first_pass: [
    'first pass, back of an envelope, no strings attached, rough figure, ties nobody, binds nobody, without obligation, no commitment, a range with no commitment, doesn’t commit them, in pencil, ballpark, first figure just to show, first figure to show',
    'premier passage, sans obligation, n’oblige à rien, prix griffonné, chiffre à la louche, n’engage à rien, prix à la louche, sans engagement, au crayon, à vue de nez, premier montant pour voir, premier chiffre pour voir',
  ],
  process_listed_steps: [
    'round one round two, round 1 round 2, first round second round, phase one phase two, preparation marketing, round two signing, second round signing, marketing first round, signing closing and, round two negotiation',
    'phase un phase deux, phase un la phase deux, premier tour deuxième tour, premier tour second tour, phase deux signing, marketing le premier tour, marketing premier tour, tour négociation signing, signing le closing',
  ],
  process_second_pass: [
    'second pass, signed letter, money lined up, cannot go back on, a real one, have to stand by, real figure, offer that holds, price that holds, firm price, offer they cannot take back, in ink, a price they have to stand behind, fully financed, cannot wriggle out of, can’t wriggle out of, no way back from',
    'au second, lettre signée, financement derrière, ne peuvent plus revenir, un vrai prix, vrai chiffre, offre qui tient, prix qui tient, prix ferme, à l’encre, sur lequel on ne revient pas, ne peuvent plus se défaire, plus se dédire, ne peuvent plus reprendre',
  ],
};
