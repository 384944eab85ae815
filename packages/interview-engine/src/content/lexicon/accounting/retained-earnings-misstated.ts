import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesUp, staysPut } from '../directions.ts';

const ownFunds = [
  'equity, retained earnings, reserves, shareholders’ equity',
  'capitaux propres, réserves, fonds propres',
] as const;

/** The effect on equity, in the words of those who get it wrong. */
export const retainedEarningsMisstated: Lexicon = {
  all_paid_out: [
    'dividend, paid out, pays out, distributed, distribute',
    'dividende, distribue, distribué, distribués, distribution',
  ],
  by_the_cash: [
    crossed(
      'by, with, by all, by whatever',
      'the change in cash, the cash generated, cash generated, the increase in cash, the cash flow, the cash it generated, cash the business, the free cash flow',
    ),
    crossed(
      'de, du montant de, avec, de toute',
      'la variation de trésorerie, la variation de cash, la trésorerie générée, la hausse de la trésorerie, l’augmentation de trésorerie',
    ) + ', du cash généré, du flux de trésorerie, du cash de l’année, du free cash flow',
  ],
  dividends_added: [
    crossed(
      'add dividends, adds dividends, add the dividends, plus dividends, dividends are added, plus the dividends',
      'to retained earnings, to equity, to reserves, goes into retained earnings, goes to retained earnings',
    ),
    crossed(
      'plus les dividendes, plus dividendes, ajoute les dividendes',
      'va en réserves, aux réserves, aux capitaux propres, va dans les réserves, dans les capitaux propres',
    ),
  ],
  equity_not_down: [
    `${crossed(ownFunds[0], staysPut[0])}, ${crossed(ownFunds[0], goesUp[0])}`,
    `${crossed(ownFunds[1], staysPut[1])}, ${crossed(ownFunds[1], goesUp[1])}`,
  ],
  equity_same: [
    `${crossed(ownFunds[0], staysPut[0])}, only change when you issue`,
    crossed(ownFunds[1], staysPut[1]),
  ],
  is_owed_to_owners: [
    'debt to the shareholders, owed to the shareholders, loan from shareholders, as a liability, as a debt, as debt, liability to shareholders, shareholder debt',
    'dette envers les actionnaires, comme une dette, en dette, dans les dettes, dette d’actionnaires, dû aux actionnaires',
  ],
  is_put_with: [
    'is added to, are added to, gets added to, adds to, goes to, goes into, feeds, flows into, increases, is booked in, ends up in',
    's’ajoute à, va dans, va en, alimente, augmente, se retrouve dans, passe en, est ajouté à, alimenter',
  ],
  only_an_issue: [
    'only a share issue, only a capital increase, only new shares, only a rights issue, only a capital raise',
    'seule une augmentation de capital, seule une émission, seules les augmentations de capital, seul un apport',
  ],
  only_moves_when: [
    [
      crossed(
        'only move, only moves, only change, only changes, only rise, only rises, only varies, change only, changes only, moves only, not move unless, not change unless',
        'when, if, with, through, on, by, there is, you, it, when you, when we, when they, when it, if you, if we, if they, if there is, when there is, after',
      ),
      'only goes up when, only grows when',
    ].join(', '),
    [
      crossed(
        'ne changent que, ne change que, ne bougent que, ne bouge que, ne varient que, ne varie que, n’évoluent que, n’augmentent que, ne montent que, changent seulement, changent uniquement, bougent seulement, bougent uniquement, varient seulement, varient uniquement, restent figés, rien ne change, rien ne bouge',
        'quand, si, s’il y a, avec, par, lors, en cas, quand on, quand il, si on, si elle, quand elle, quand les actionnaires, si les actionnaires, tant, sauf, hors',
      ),
      'ne bougent que lorsqu, ne bouge que lorsqu, ne changent que lorsqu, ne varient que lorsqu',
    ].join(', '),
  ],
  owed_elsewhere: [
    'money we owe, money it owes, owed to the bank, a loan, borrowed money',
    'de l’argent dû, dû à la banque, une dette envers, argent qu’on doit, argent emprunté',
  ],
  pile_of_cash: [
    [
      crossed(
        'cash, money',
        'the company has kept, it has kept, the company kept, set aside, the company has saved, it saved, the company has piled up, that has been kept, left over from past years',
      ),
      'pile of cash, kept in the bank, sits in the bank, sitting in the bank, saved in the bank, cash reserve, pot of cash, cash put aside, stack of cash, stored as cash, held in cash',
    ].join(', '),
    [
      crossed(
        'le cash, la trésorerie, l’argent, du cash, de la trésorerie, de l’argent',
        'que la société a mis, que la société a gardé, que l’entreprise a mis, mis de côté, mise de côté, accumulé, accumulée, gardé, gardée, qu’elle a mis, qu’on a mis',
      ),
      'tas de cash, gardée en banque, gardé en banque, argent mis de côté, argent gardé, réserve de cash, réserve de trésorerie, matelas de cash, cagnotte, dort en banque, gardés sur le compte, trésorerie accumulée, cash accumulé',
    ].join(', '),
  ],
  reaches: [
    'touch, affect, impact, change, move, feed, reach, hit, go into, flow into, enter, alter, influence, increase',
    'impacte, impacter, affecter, affecte, touche, toucher, modifier, modifie, alimente, alimenter, passe dans, changer, change, bouge, augmente, entre dans',
  ],
  share_issue: [
    'issue shares, new shares, shares are issued, capital increase, share issue, issues or buys back, issues or repurchases, sells new stock, capital raise, inject capital, inject money, inject cash, put in money, put money in, put in more, fresh capital, raise capital, raise equity, shareholders contribute, shareholders put',
    'émet des actions, émet pas d’actions, émettre des actions, nouvelles actions, augmentation de capital, émet ou rachète, émettre ou racheter, souscrivent au capital, émission d’actions, remettent de l’argent, remettent au pot, apportent de l’argent, apportent du capital, injectent, réinjectent, apports',
  ],
  spare_cash: [
    `${crossed('is, are, represent, as, means', 'cash available, cash kept, cash reserve, pile of cash, pot of cash, cash pile, cash set aside, money in the bank, money set aside, cash the company kept, cash in the bank, cash the company has kept, the cash that')}, are cash, are the cash`,
    `${crossed('est, sont, c’est, représentent, comme', 'trésorerie disponible, cash disponible, argent disponible, argent mis de côté, trésorerie mise de côté, cash mis de côté, argent en banque, cagnotte de cash, trésorerie accumulée')}, sont du cash, sont de la trésorerie`,
  ],
  stays_fixed: [
    'is fixed, are fixed, stay fixed, is frozen, is set at creation, is only what shareholders put, is just what shareholders put',
    'sont fixes, est fixe, restent fixes, sont figés, restent figés, c’est juste l’apport, c’est seulement l’apport',
  ],
};
