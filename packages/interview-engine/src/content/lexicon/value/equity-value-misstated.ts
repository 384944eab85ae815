import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import {
  equityEnglish,
  enterpriseValueEnglish,
  oftenEnglish,
  oftenFrench,
  equityFrench,
  enterpriseValueFrench,
} from '../word-lists.ts';

/** Equity value, in the words of those who get it wrong. */
export const equityValueMisstated: Lexicon = {
  accounting_equity: [
    'shareholders’ equity you read, equity you read in, book equity, accounting equity, equity in the accounts',
    'capitaux propres du bilan, capitaux propres au bilan, fonds propres du bilan, fonds propres au bilan, capitaux propres comptables, fonds propres comptables, capitaux propres inscrits',
  ],
  belongs_word: [
    'belongs, goes, accrues, is shared, pays, serves, is for, rewards, remunerates, measures, covers, concerns, flows, available',
    'revient, appartient, rémunère, sert, va, concerne, mesure, est partagé, couvre, est destiné, profite, disponible, appartiennent, reviennent',
  ],
  book_equity: [
    [
      crossed(
        'shareholders’ equity',
        'line of the balance sheet, line in the balance sheet, on the balance sheet, in the balance sheet, in the accounts',
      ),
      'equity from the balance sheet, equity on the balance sheet, read in the balance sheet, read on the balance sheet, read off the balance sheet, the balance sheet figure, shown in the balance sheet, book value of equity, book equity, accounting equity, book value per share, balance sheet equity, balance sheet under equity, equity line of the balance sheet, equity line on the balance sheet',
    ].join(', '),
    'lit au bilan, lit dans le bilan, chiffre du bilan, montant du bilan, figure au bilan, capitaux propres qu’on lit, capitaux propres inscrits, ligne capitaux propres, montant des capitaux propres, capitaux propres des comptes, capitaux propres comptables, fonds propres comptables, capitaux propres du bilan, fonds propres du bilan, capitaux propres au bilan, fonds propres au bilan, valeur comptable par action, actif net comptable, valeur comptable des capitaux propres, bilan sous capitaux propres, ligne des capitaux propres',
  ],
  both_fall: [
    'both ev and equity fall, both ev and equity drop, ev and equity both fall, ev and equity fall',
    'baissent toutes les deux, baissent tous les deux, les deux baissent',
  ],
  cannot_exceed: [
    [
      crossed(
        'can not, can never, could never, never, could not',
        ', ever',
        'exceed, be larger, be bigger, be above, be higher, be greater, be more, be worth more, go above',
      ),
      crossed(
        'can t, cannot, can never, could never, never',
        'exceed, be larger, be bigger, be above, be higher, be greater, be more',
      ),
    ].join(', '),
    [
      crossed(
        'peut pas, peuvent pas, peut jamais, peuvent jamais, pourrait pas, pourraient pas, sauraient, saurait, jamais, peut en aucun cas',
        'dépasser, excéder, être supérieure, être supérieurs, être plus grande, être plus grands, être au-dessus, être plus élevée, être plus élevés, valoir plus',
      ),
      crossed(
        'peut pas, peut jamais, pourrait pas, jamais',
        'dépasser, excéder, être supérieure, être plus grande, être au-dessus, être plus élevée',
      ),
    ].join(', '),
  ],
  contrary_word: [
    'opposite, reverse, unlike, other way round, conversely',
    'inverse, inversement, contraire, contrairement, rebours',
  ],
  diluted_name: [
    'diluted shares, diluted count, diluted share count, diluted number, diluted, dilution',
    'actions diluées, nombre dilué, le dilué, dilution, base diluée',
  ],
  equity_for_all: [
    [
      crossed(
        'equity value, the equity, equity',
        'is what both the lenders and, is what lenders and, goes to both lenders and, goes to the lenders and, is shared by lenders and, belongs to the lenders and',
      ),
      crossed(
        'equity value is, equity value belongs, equity value goes, market cap is, equity is, equity value covers',
        'for everyone, for everybody, to everyone, to everybody, for lenders, to lenders, for all investors, to all investors, all investors, for lenders and shareholders, for all providers, to all providers, the value of the whole business, what the whole business is worth, before the debt, before debt',
      ),
    ].join(', '),
    [
      crossed(
        'valeur des titres, valeur des fonds propres, capitalisation, capitalisation boursière',
        'appartient aux banques et, appartient aux prêteurs et, revient aux prêteurs et, revient aux banques et, est partagée entre prêteurs et, est partagée entre les banques et',
      ),
      crossed(
        'valeur des titres est, valeur des titres revient, valeur des titres c’est, valeur des fonds propres est, valeur des fonds propres c’est, valeur des fonds propres revient, capitalisation est, capitalisation c’est, capitalisation revient',
        'pour tous, pour tout le monde, à tous, à tout le monde, aux prêteurs, aux prêteurs et aux actionnaires, à tous les apporteurs, pour tous les apporteurs, valeur de toute l’entreprise, avant la dette, ce que vaut toute l’entreprise',
      ),
    ].join(', '),
  ],
  equity_goes_down: [
    [
      crossed(
        equityEnglish,
        `${oftenEnglish}, will, would, must, should`,
        'falls, goes down, decreases, drops, declines, is lower, shrinks, is reduced',
      ),
      'equity value will fall, equity value would fall, shareholders lose, lowers equity value, reduces equity value',
    ].join(', '),
    [
      crossed(
        equityFrench,
        `${oftenFrench}, va, vont, doit`,
        'baisse, baissent, diminue, diminuent, recule, reculent, chute, chutent, est plus faible, se réduit',
      ),
      'equity baisse, equity diminue, actionnaires perdent, réduit valeur des fonds propres, réduit valeur des titres, baisse valeur des titres',
    ].join(', '),
  ],
  equity_goes_up: [
    [
      crossed(
        equityEnglish,
        `${oftenEnglish}, will, would, must, should`,
        'goes up, rises, increases, jumps, is higher, grows, climbs',
      ),
      crossed(
        'equity value, equity, market cap, equity value will, equity value would, equity will, equity would, equity value also, shareholders',
        'goes up, go up, rises, rise, increases, increase, jumps, is higher, grows, get richer, are richer',
      ),
    ].join(', '),
    [
      crossed(
        equityFrench,
        `${oftenFrench}, va, vont, doit`,
        'augmente, augmentent, monte, montent, progresse, progressent, grimpe, est plus élevée, s’accroît',
      ),
      crossed(
        'valeur des titres, valeur des fonds propres, valeur des actions, capitalisation, valeur des titres va, valeur des fonds propres va, actionnaires',
        'augmente, augmenter, monte, monter, progresse, grimpe, est plus élevée, s’enrichissent, sont plus riches',
      ),
    ].join(', '),
  ],
  ev_above_equity: [
    crossed(
      enterpriseValueEnglish,
      oftenEnglish,
      'is above, is higher than, is larger than, is bigger than, is greater than, exceeds, goes above',
      'equity, equity value, market cap',
    ),
    crossed(
      enterpriseValueFrench,
      oftenFrench,
      'dépasse, est supérieure à, est plus grande que, est plus élevée que, est au-dessus de',
      'valeur des titres, valeur des fonds propres, capitalisation',
    ),
  ],
  geared_or_not: [
    'geared or not, with or without debt, whatever the debt, regardless of debt, regardless of the debt, whatever its debt, irrespective of debt, whatever the leverage, regardless of leverage',
    'endettée ou non, endettée ou pas, avec ou sans dette, quel que soit l’endettement, peu importe la dette, peu importe l’endettement, indépendamment de la dette',
  ],
  get_what_is_left: [
    'get whatever, get what is left, take what is left, get the rest after',
    'ont ce qui reste, prennent ce qui reste, récupèrent ce que, ont ce que, prennent ce que',
  ],
  go_before: [
    'are paid before, get paid before, come before, rank ahead of, rank before, go before, are served before, come ahead of',
    'passent avant, sont payés avant, sont servis avant, viennent avant, sont remboursés avant',
  ],
  goes_down_by: [
    'falls by, drops by, decreases by, down by, shrinks by',
    'baisse de, diminue de, recule de, se réduit de, chute de',
  ],
  hands_to_owners: [
    'paid out to shareholders, pay it out to shareholders, money is paid out, handed to the shareholders, hands the money to',
    'verse l’argent aux actionnaires, versé aux actionnaires, rend l’argent aux actionnaires, redonne l’argent aux actionnaires',
  ],
  held_in_the_books: [
    'equity in the balance sheet, equity on the balance sheet, equity in the accounts, equity in the books, book equity, accounting equity, balance sheet equity',
    'capitaux propres au bilan, fonds propres au bilan, capitaux propres du bilan, fonds propres du bilan, capitaux propres comptables, fonds propres comptables, capitaux propres sociaux',
  ],
  is_simply: [
    'is simply, is just, is the same as, equals, is nothing but, is basically, is only, simply means, you read it, read it straight, can be read',
    'est simplement, c’est tout simplement, est égale aux, est égale à, correspond aux, n’est autre que, ce sont les, ce sont simplement, se lit, c’est la même chose que',
  ],
  lenders_and_owners_alike: [
    'covers lenders too, covers the lenders too, lenders as well as shareholders, lenders too, banks too, for the banks as well, all capital providers, all providers of capital, all the capital providers, banks and shareholders alike, lenders and shareholders alike, lenders and shareholders together, banks and shareholders together, lenders included, banks included, banks and the shareholders alike, banks and owners alike',
    'couvre aussi les créanciers, couvre aussi les prêteurs, couvre aussi les banques, aussi aux créanciers, aussi aux prêteurs, aussi aux banques, aussi pour les banques, aussi pour les prêteurs, tous les apporteurs, ensemble des apporteurs, banques et actionnaires, prêteurs et actionnaires, créanciers et actionnaires, prêteurs compris, banques comprises, créanciers compris, banques comme les actionnaires, banques autant qu’aux actionnaires, prêteurs autant qu’aux actionnaires',
  ],
  lifts_equity_above: [
    crossed(
      'make equity, push equity, raise equity, lift equity',
      'bigger than ev, above ev, higher than ev',
    ),
    crossed(
      'font passer les titres, font monter les titres, mettent les titres, font passer les fonds propres',
      'au-dessus de la ve, au-dessus de la valeur d’entreprise',
    ),
  ],
  loses_as_much: [
    'drops by the same, falls by the same, loses as much, loses the same',
    'perd autant, baisse d’autant, recule d’autant, perd le même montant',
  ],
  not_richer_word: ['nor, neither, not, no, paper', 'ni, ne, pas, rien'],
  only_for_eps: [
    crossed(
      'only for, only matters for, only matter for, just for, only used for, only used in, only affects, only about',
      'eps, earnings per share',
    ),
    crossed(
      'uniquement pour, que pour, seulement pour, juste pour, ne concerne que, n’intéresse que, uniquement dans',
      'bpa, bénéfice par action, bénéfice net par action, résultat par action, bnpa',
    ),
  ],
  overtakes: [
    'exceeds, outgrows, overtakes, goes above, is larger, is bigger, is higher, gets larger, gets bigger, rises above, is above',
    'dépasse, excède, passe au-dessus, est supérieure, devient supérieure, est plus grande, est plus élevée, passe devant',
  ],
  own_part_of: [
    'own part of, own some of, have a share of, have a claim on',
    'possèdent une partie, ont une part, ont droit à une part',
  ],
  owned_together: [
    'the two of them own, both of them own, they own together, own jointly, share between them, split between them',
    'possèdent ensemble, détiennent ensemble, se partagent, possèdent à deux, possèdent en commun',
  ],
  paid_out: [
    'dividend, paid out, pays it out, distributed, buyback',
    'dividende, distribué, distribuée, distribue, rachat d’actions',
  ],
  plain_spared_by_debt: [
    'not care how much debt, not care about debt, not care about leverage, same whatever the debt, the same however much debt',
    'se fiche de la dette, se moque de la dette, même quelle que soit la dette, même quel que soit l’endettement',
  ],
  poorer_word: ['poorer, worse off', 'plus pauvres, appauvris, y perdent'],
  precedes_lenders: [
    'before lenders have been paid, before lenders are paid, before lenders get, before the banks are paid, before debt is repaid, before debt is paid, before repaying the debt, before paying lenders, before paying the banks, before deducting debt, before net debt, gross of debt, debt still in it, before the banks have been paid, before the debt is taken off',
    'avant que les banques, avant que les prêteurs, avant de payer les banques, avant de payer les prêteurs, avant remboursement de la dette, avant de rembourser la dette, avant déduction de la dette, avant de retirer la dette, avant d’enlever la dette, dette comprise, dette incluse',
  ],
  read_off_books: [
    'read off the balance sheet, is on the balance sheet, found on the balance sheet, taken from the balance sheet, read in the accounts, read straight off the balance sheet',
    'se lit au passif, se lit directement au bilan, se lit directement au passif, figure au passif, se lit dans les comptes, lit au bilan',
  ],
  richer_so_much: ['richer, better off', 'plus riches, s’enrichissent, gagnent'],
  same_percent: [
    'same percentage, same percent, the same proportion, same rate as ev, by exactly as much, percent as well, per cent as well, percent too, per cent too',
    'même pourcentage, même proportion, pour cent aussi, pour cent également, % aussi, % également',
  ],
  serves_first: [
    'help themselves first, are served first, are paid first, get paid first, take theirs first, are first in line, come first, eat first',
    'se servent en premier, se servent d’abord, sont payés en premier, sont payés d’abord, sont servis d’abord, sont servis en premier, passent en premier, passent d’abord, mangent d’abord, touchent en premier',
  ],
  sinks_by_the_loan: [
    crossed(
      'falls by, drops by, goes down by, declines by, decreases by, comes down by, loses',
      'the amount borrowed, the amount of the loan, the amount of debt, the amount of the debt, the debt raised, the new debt, the size of the loan',
    ),
    crossed(
      'baisse du, baissent du, diminue du, diminuent du, recule du, perd le, perdent le, tombe du',
      'montant emprunté, montant de la dette, montant de l’emprunt, montant du prêt, montant levé',
    ),
  ],
  swayed_by: [
    'depend, affected by, influenced by, sensitive to, driven by, change with, react to, care about, linked to, vary with',
    'dépendre, dépendent, affectée par, influencée par, sensible à, liée à, change avec, varie avec, réagit à, bouge avec',
  ],
  takes_the_hit: [
    'is the one that suffers, is the one that loses, are the ones who suffer, are the ones who lose, takes the knock, is wiped by that much, pays for it, takes the hit, takes a hit, takes the blow, bears the loss, suffers from it, pays the price',
    's’appauvrissent, s’appauvrit, y laissent des plumes, y perdent, en font les frais, en fait les frais, encaissent le coup, prennent le coup, prend le coup, en pâtissent, en pâtit, trinquent, trinque',
  ],
  takes_the_rest: [
    'take what is left, get what is left, take the rest, get the rest, live with the rest',
    'prennent ce qui reste, ont ce qui reste, prend ce qui reste, prennent le reste, ont le reste, se contentent du reste',
  ],
  the_gearing: [
    'debt, leverage, gearing, borrowings, capital structure, financing, how much it owes, loans',
    'dette, endettement, levier, structure financière, emprunts, financement, structure du capital',
  ],
  the_owners_first_not: [
    'shareholders get, owners get, shareholders then',
    'puis les actionnaires, ensuite les actionnaires',
  ],
  when_indebted: [
    'a lot of leverage, lots of leverage, high leverage, highly geared, heavily geared, debt is high, gearing is high, piled on debt, mountain of debt, when debt is huge, when the debt is huge, when debt is enormous, heavily indebted, heavily borrowed, heavily leveraged, highly leveraged, deep in debt, lots of debt, plenty of debt, loaded with debt, more debt than cash, net debt is high, net debt is positive, high net debt, positive net debt, the more it owes, the more debt, debt exceeds cash, debt exceeds the cash, owes more than, debt is large, big debts, over indebted, very indebted, much debt, debt is bigger than, debt is larger than, debt is higher than, debt is greater than, lot of borrowings, carries debt',
    'fort levier, levier élevé, beaucoup de levier, endettement élevé, endettement fort, montagne de dettes, chargée de dettes, chargée en dette, quand la dette est énorme, quand la dette est trop, lorsque la dette est trop, si la dette est trop, très endettée, très endetté, fortement endettée, fortement endetté, surendettée, surendetté, lourdement endettée, beaucoup de dette, beaucoup d’emprunts, pleine de dettes, plus de dette que, dette nette élevée, dette nette est élevée, dette nette positive, dette nette est positive, forte dette, dette dépasse, dettes dépassent, plus elle doit, croule sous, grosse dette, dette est plus grosse, dette est supérieure, dette est plus élevée, dette est plus importante, dettes sont supérieures',
  ],
  which_takes_in_debt: [
    crossed(
      'which includes, which contains, which still includes, which comprises, that includes, debt included in',
      'debt, the debt, net debt, the net debt, borrowings, the borrowings, the lenders',
    ),
    crossed(
      'qui comprend, qui inclut, qui contient, qui englobe, qui intègre, qui comprend aussi, qui inclut aussi, qui comprend encore',
      'la dette, les dettes, la dette nette, les emprunts, les prêteurs',
    ),
  ],
  with_net_cash: [
    'with net cash, has net cash, net cash position, more cash than debt, cash exceeds debt, cash rich',
    'trésorerie nette, plus de cash que de dette, plus de trésorerie que de dette, excédent de trésorerie, cash net',
  ],
};
