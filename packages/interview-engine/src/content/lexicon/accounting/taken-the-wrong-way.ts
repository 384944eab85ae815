import type { Lexicon } from '../../types.ts';

/** What the three statements, the cycle and goodwill are said to do, taken the wrong way. */
export const wrongWayAccountNotions = {
  stands_apart: [
    'no mechanical effect on the other, no mechanical link, without looking at the other, no effect on the other two',
    'sans regarder les deux autres, sans regarder les autres, aucun effet sur les deux autres, aucun lien mécanique',
  ],
  straight_away: ['directly, straight, right away', 'directement, tout droit, immédiatement'],
  kept_in_a_purse: [
    'refund, refunds, refunded, set aside, cash inflow, source of cash, cash reserve, saved in the bank',
    'rembourse, remboursé, remboursés, mise de côté, mis de côté, mises de côté, entrée de trésorerie, entrée de cash, source de trésorerie, réserve de cash',
  ],
  one_less_rate: ['one minus, 1 minus, one less the', 'un moins le, un moins, 1 moins'],
  taken_off_again: [
    'subtract it a second time, subtract it once more, deduct it once more',
    'soustrait une deuxième fois, soustrait une seconde fois, retranche une deuxième fois, soustrait à nouveau',
  ],
  stays_at_cost: [
    'at their purchase price, at its purchase price',
    'à leur prix d’achat, à son prix d’achat',
  ],
  makes_it_worse: [
    'worsen, worsens, aggravate, drains, drain, make it worse, makes it worse, hurt, hurts',
    'aggrave, aggravent, creuse, creusent, pèse sur la trésorerie, pèsent sur la trésorerie',
  ],
  skips_profit: [
    'without passing through the income statement, without going through the income statement, bypasses the income statement',
    'sans passer par le compte de résultat, sans passer par le résultat',
  ],
  only_named: [
    'has to watch its, have to be looked, be looked at, is part of the process, part of the picture, on the list in every, sellers talk about',
    'est un point important, il faut suivre le, indicateur clé, au cœur du sujet, au cœur du prix, il faut étudier les',
  ],
  only_on_the_list: ['has to watch its, part of the picture', 'il faut suivre le'],
  cash_left_by: [
    'leave the cash aside, leave cash aside, leaving the cash aside, cash to one side',
    'laisse la trésorerie de côté, laisser la trésorerie de côté, trésorerie de côté',
  ],
  ours_to_keep: [
    'freely available, free to pay out',
    'totalement libre, entièrement libre, librement distribuable',
  ],
} satisfies Lexicon;
