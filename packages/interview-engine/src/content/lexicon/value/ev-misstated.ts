import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { enterpriseValueEnglish, enterpriseValueFrench } from '../word-lists.ts';

const CAP =
  'equity, equity value, market cap, market capitalisation, the shares, share value, the market cap';
const CAPI =
  'capitalisation, capi, capitalisation boursière, valeur des titres, valeur des fonds propres, titres, fonds propres';

/** Enterprise value, in the words of those who get it wrong. */
export const evMisstated: Lexicon = {
  after_the_banks: [
    crossed(
      'left after paying, left once you pay, left once you have paid, remains after paying, left after repaying',
      'the banks, the bank, the lenders, the debt, the creditors',
    ),
    crossed(
      'reste une fois, reste après, reste quand on a payé, reste après avoir payé, reste après avoir remboursé',
      'les banques payées, les banques, les prêteurs payés, les prêteurs, la dette payée, les créanciers',
    ),
  ],
  as_soon_as: [
    'as soon as, when, whenever, because, since, if, once, means',
    'dès que, quand, lorsque, parce que, puisque, si, car, veut dire que, signifie que, vient de, vient d’un',
  ],
  belongs_only: [
    'belongs only to, belongs to, reserved for, only goes to, goes only to, what is left for, only measures what',
    'revient uniquement aux, revient aux seuls, n’appartient qu’, appartient aux seuls, appartient uniquement aux, revient seulement aux, ce qui reste aux, ne concerne que',
  ],
  below_equity: [
    crossed('fall below, be below, be lower than, be smaller than, be less than, go below', CAP),
    crossed(
      'être inférieure à, passer sous, tomber sous, descendre sous, être plus petite que',
      CAPI,
    ),
  ],
  below_zero_word: ['below zero, under zero', 'sous zéro, en dessous de zéro'],
  book_totals: [
    'total assets, balance sheet total, book value of assets',
    'total du bilan, total de l’actif, total des actifs, valeur comptable des actifs',
  ],
  cannot_be_negative: [
    'can not be negative, can never be negative, can not go below zero, can not be below zero, be worth less than zero, can not be less than zero, no such thing as a negative',
    'ne peut pas être négative, ne peut être négative, ne peut jamais être négative, ne peut pas descendre sous zéro, ne peut pas passer sous zéro, ne peut pas valoir moins que zéro',
  ],
  cap_above_cash: [
    'market cap is higher than the net cash, market cap is higher than net cash, market cap exceeds net cash, market cap above net cash, market cap is above net cash',
    'capitalisation dépasse la trésorerie, capi dépasse le cash, capitalisation dépasse le cash, capi dépasse la trésorerie nette, capitalisation est supérieure au cash, capi est au-dessus du cash, capitalisation est au-dessus du cash, capitalisation est supérieure à la trésorerie',
  ],
  cash_claims: [
    'minority interests, minorities, nci, non controlling interests, preferred, debt, borrowings, prefs, pension deficit',
    'intérêts minoritaires, minoritaires, préférence, dette, déficit de retraite',
  ],
  debt_above_cap: [
    crossed(
      'net debt, debt, the debt, borrowings, it owes',
      'exceeds, is above, is higher than, is greater than, is larger than, is bigger than, is more than, more than, outweighs',
      'equity, equity value, market cap, market capitalisation, the shares, assets, what it is worth',
    ),
    crossed(
      'dette nette, dette, dettes, endettement',
      'dépasse, dépassent, est supérieure à, sont supérieures à, est plus grande que, est plus élevée que, excède, supérieure à',
      'capitalisation, capitalisation boursière, capi, valeur des titres, actifs, valeur des fonds propres',
    ),
  ],
  debt_alone: [
    'value of the debt only, only the debt, just the debt, the debt alone',
    'valeur de la dette seule, uniquement la dette, seulement la dette, valeur de la seule dette',
  ],
  debt_beats_cap: [
    'more debt than its market cap, more debt than market cap, more debt than equity, debt is bigger than the market cap, debt exceeds the market cap, debt is higher than the market cap, net debt has eaten, debt has eaten up, debt is above the market cap, more debt than it is worth, too much debt, over its head in debt',
    'plus de dette que sa capitalisation, plus de dette que de capitalisation, dette dépasse la capitalisation, dette dépasse la capi, dette est supérieure à la capitalisation, dette a mangé, trop de dette, trop endettée, croule sous la dette, croule sous les dettes',
  ],
  eats_the_value: [
    'eat all the value, eat up the value, swallow the value, eat the whole value, swallow all the value',
    'mangent toute la valeur, avalent la valeur, absorbent toute la valeur, dévorent la valeur',
  ],
  equity_and_cash: [
    crossed(
      'equity, market cap, book equity, equity value, market capitalisation, shareholders equity',
      'plus cash, plus its cash, plus net cash, and the cash, plus the cash pile',
    ),
    crossed(
      'fonds propres, capitaux propres, capitalisation, capitalisation boursière, valeur des titres, fonds propres du bilan, capitaux propres du bilan',
      'plus le cash, plus la trésorerie, plus cash, et le cash, et la trésorerie',
    ),
  ],
  ev_below_zero: [
    'negative ev, negative enterprise value, ev is negative, enterprise value is negative, ev negative, enterprise value below zero, ev below zero, ev turns negative, ev goes negative',
    've négative, valeur d’entreprise négative, ve est négative, valeur d’entreprise est négative, ve devient négative, ve passe en négatif, ve sous zéro',
  ],
  ev_for_owners: [
    [
      crossed(
        'ev, enterprise value',
        'only concerns, concerns only, only belongs to, belongs only to, belongs to, goes only to, only matters to, is reserved for',
        'shareholders, the owners, equity holders',
      ),
      crossed(
        'ev is, enterprise value is, ev being, enterprise value being, ev means, ev which is',
        'what is left for shareholders, what is left for the owners, what belongs to shareholders, what the shareholders, what shareholders, what the owners, only for shareholders, for shareholders only, for the shareholders alone, their share, the value for shareholders, the shareholders part, the value that belongs to them, left after debt',
      ),
    ].join(', '),
    [
      crossed(
        've, ev, valeur d’entreprise',
        'ne concerne que, n’intéresse que, ne revient qu’, n’appartient qu’, concerne uniquement, concerne seulement, appartient',
        'actionnaires, aux actionnaires, porteurs d’actions',
      ),
      crossed(
        've est, valeur d’entreprise est, ve c’est, valeur d’entreprise c’est, ve qui est, valeur d’entreprise qui est, ve revient, valeur d’entreprise revient, ve appartient',
        'ce qui reste aux actionnaires, ce qui revient aux actionnaires, ce qui appartient aux actionnaires, la part des actionnaires, pour les actionnaires, pour les seuls actionnaires, aux actionnaires, aux seuls actionnaires, la valeur qui leur revient, valeur qui revient aux actionnaires, valeur pour les actionnaires, ce que touchent les actionnaires, valeur des seuls actionnaires, uniquement aux actionnaires',
      ),
    ].join(', '),
  ],
  ev_is_only: [
    [
      crossed(
        'ev is, enterprise value is, ev means',
        'only, just, what is left, what remains, what you get, left over, the remainder, the part left',
      ),
      'ev is what’s left, enterprise value is what’s left',
    ].join(', '),
    crossed(
      've c’est, ve est, valeur d’entreprise c’est, valeur d’entreprise est, ve n’est, valeur d’entreprise n’est',
      'seulement, uniquement, que, ce que touchent, ce que reçoivent, ce qui reste, ce qui revient, ce que gardent, juste',
    ),
  ],
  ev_is_only_cap: [
    crossed(
      'ev is, enterprise value is, firm value is',
      'just the market cap, simply the market cap, another word for market cap, the same as market cap, the same thing as equity, just the share price, the same as equity value, simply the share price',
    ),
    crossed(
      've c’est, ve est, ev c’est, ev est, valeur d’entreprise c’est, valeur d’entreprise est',
      'juste la capitalisation, simplement la capitalisation, la même chose que la capitalisation, la même chose que la valeur des titres, tout simplement la capitalisation, un autre nom',
    ),
  ],
  ev_is_the_owners: [
    'equity value belongs to all, equity value is for everyone, enterprise value is just market cap, ev is what belongs to shareholders',
    'valeur d’entreprise c est ce qui reste aux actionnaires, valeur des titres revient à tous, valeur d’entreprise revient uniquement aux actionnaires, valeur d’entreprise revient aux seuls actionnaires',
  ],
  everyone_alike: [
    'everyone, everybody, lenders and shareholders, banks and shareholders, shareholders and lenders, shareholders and banks, lenders and owners, all investors, shareholders and junior lenders, shareholders and subordinated lenders, owners and lenders, owners and the bank, shareholders and creditors',
    'tout le monde, banquiers et actionnaires, banques et actionnaires, banques et aux actionnaires, prêteurs et actionnaires, prêteurs et aux actionnaires, créanciers et actionnaires, actionnaires et prêteurs, actionnaires et banques, actionnaires et aux banques, actionnaires et aux prêteurs, actionnaires et créanciers, actionnaires et aux prêteurs subordonnés, actionnaires et prêteurs subordonnés, prêteurs comme aux actionnaires',
  ],
  floored_at_zero: [
    'floored at zero, bounded at zero, capped at zero, stops at zero, minimum is zero, set it to zero, set to zero, cannot go below zero, can not go below zero, never goes below zero, at worst zero, at least zero',
    'bornée à zéro, plancher à zéro, ramène à zéro, minimum zéro, au minimum zéro, au pire zéro, jamais sous zéro, jamais descendre sous zéro, plancher de zéro, mets à zéro',
  ],
  for_holders_only: [
    crossed(
      'shareholders, equity holders, the owners, equity investors',
      'only, alone, exclusively',
    ) +
      ', only to shareholders, only to the shareholders, only for shareholders, only for the shareholders',
    'aux seuls actionnaires, qu’aux actionnaires, uniquement aux actionnaires, seulement aux actionnaires, exclusivement aux actionnaires, les seuls actionnaires, que les actionnaires',
  ],
  from_the_cap: [
    'to the market cap, to market cap, to the market capitalisation',
    'à la capitalisation, à la capi, à la valeur boursière, à la valeur des titres on ajoute',
  ],
  gift_word: [
    'is a gift, is free money, is a free lunch, is a steal, is a bargain, s a gift, s free money, s a bargain, s a steal, should buy, have to buy',
    'c’est un cadeau, est un cadeau, c’est une aubaine, c’est de l’argent gratuit, c’est donné, faut acheter, faut foncer, c’est une affaire',
  ],
  i_leave_out: [
    'i leave out, leave them out, i ignore, ignore them, are ignored, not counted, are left out',
    'je laisse, on laisse, j’ignore, on ignore, ne compte pas, on oublie, je les laisse',
  ],
  in_the_cap_already: [
    'in the market cap, inside the market cap, already in equity, part of equity',
    'dans la capitalisation',
  ],
  insolvent: [
    'liabilities exceed assets, liabilities exceed the assets, has gone bust, gone bust, is worthless, about to fail, owes more than it owns, insolvent, bankrupt, bankruptcy, insolvency, debts exceed its assets, debts exceed assets, more debt than assets, cannot repay its debt, can not repay, in default',
    'passif dépasse l’actif, dettes dépassent les actifs, au bord de la faillite, ne vaut plus rien, en dépôt de bilan, insolvable, faillite, dettes supérieures aux actifs, dettes supérieures à la valeur, dettes dépassent ses actifs, ne peut plus rembourser, ne peut pas rembourser, cessation de paiement, doit plus qu’elle ne possède',
  ],
  is_the_cap: [
    'is the market cap, is market cap, is simply the market cap, is just the market cap, equals the market cap, is the stock market value',
    'c’est la capitalisation, c’est la capi, est la capitalisation, est la capi, c’est simplement la capitalisation, c’est la valeur en bourse',
  ],
  like_cash: [
    'like cash',
    'comme la trésorerie, comme de la trésorerie, comme du cash, comme le cash',
  ],
  like_other_shares: [
    'shares like any other, shares like the others, just shares, ordinary shares really, already counted with the shares, already in the share count',
    'actions comme les autres, déjà dans la capi, déjà comptées dans les actions, de simples actions, déjà dans le nombre d’actions',
  ],
  like_the_cash: [
    'like cash, same as cash, same role as cash, deducted from ev, deducted from enterprise value, taken off enterprise value, taken off ev, come off enterprise value, come off ev',
    'comme la trésorerie, comme le cash, même rôle que la trésorerie, en déduction de la ve, déduites de la ve, retirées de la ve, viennent en moins dans la ve',
  ],
  loss_of_ebitda: [
    'negative ebitda, ebitda is negative, ebitda turns negative, ebitda goes negative, ebitda is below zero, company makes losses, company is loss making, company loses money, it makes a loss, it loses money, it is loss making, net income is negative, negative earnings',
    'ebitda négatif, ebitda est négatif, ebitda devient négatif, ebitda passe en négatif, société est en perte, société perd de l’argent, elle perd de l’argent, elle est en perte, elle est déficitaire, société est déficitaire, résultat net est négatif, résultat négatif',
  ],
  market_says_so: [
    'what the stock market says, what the market says it is worth, what the stock exchange says, the value on the stock market',
    'ce que la bourse dit, ce que dit la bourse, ce qu’en dit la bourse, sa valeur en bourse, la valeur en bourse',
  ],
  more_debt_than_worth: [
    'more debt than assets, debt exceeds its value, debt exceeds the value, too much debt, too indebted, over indebted, overindebted, debt is bigger than, more debt than it is worth',
    'dette dépasse sa valeur, dette dépasse la valeur, trop de dette, trop endettée, trop endetté, surendettée, surendetté, dette est plus grosse',
  ],
  negative_ev: [
    crossed('negative', enterpriseValueEnglish),
    crossed(enterpriseValueFrench, ', est, devient', 'négative'),
  ],
  negative_price: [
    'equity is negative, equity value is negative, shares are worth less than nothing, share price is below zero, shares are worth less than zero, shares have a negative price, the stock is below zero, negative price, share price is negative, price is negative, price below zero',
    'fonds propres sont négatifs, titres sont négatifs, cours est sous zéro, cours passe sous zéro, action vaut moins de zéro, actions ont un prix négatif, cours est en dessous de zéro, cours est négatif, cours négatif, prix négatif, action vaut moins que zéro',
  ],
  net_of_lenders: [
    'after debt, after paying debt, after repaying, once debt is paid, once lenders, after lenders, after net debt, net of debt, after deducting debt, after the banks',
    'après dette, après remboursement, après avoir remboursé, une fois la dette, une fois les dettes, une fois les prêteurs, nette de dette, après les banques, après paiement des créanciers',
  ],
  not_possible: [
    'impossible, not possible, cannot, can not, could not, never, no way, not exist',
    'impossible, pas possible, peut pas, peuvent pas, pourrait pas, jamais, n’existe pas',
  ],
  only_for: [
    'only concerns, is only about, is only for, belongs only to, is for nobody but',
    'ne regarde que, ne concerne que, n’appartient qu’, ne revient qu’, n’est que pour',
  ],
  out_of_the_bridge: [
    'not add them, stay out, left out, leave out, are out, not in the bridge, are ignored, ignore, not included, outside the bridge, do not come in, does not come in, need not be added, do not count',
    'ne les rajoute pas, ne les ajoute pas, restent en dehors, hors du passage, hors du bridge, laisse de côté, n’entrent pas, n’entre pas, rien à faire, ignore, ne comptent pas, pas à ajouter, en dehors du bridge, en dehors du passage',
  ],
  owners_alone_get_it: [
    'only concerns the shareholders, concerns only the shareholders, only concerns the owners, only matters to shareholders, is the shareholders’ share, is just the owners’ slice',
    'concerne uniquement les actionnaires, la part qui revient aux actionnaires, revient aux seuls actionnaires',
  ],
  owners_outside: [
    'shareholders are not in it, shareholders aren t in it, owners are not in it, without the shareholders, shareholders have no part in it, shareholders are left out of it',
    'actionnaires n’y sont pas, actionnaires ne sont pas dedans, sans les actionnaires, actionnaires n’en font pas partie',
  ],
  owners_part_said: [
    crossed('the part of, the bit of, the slice of, the piece of', 'the shareholders, the owners') +
      ', the shareholders’ bit, the owners’ bit, the shareholders’ piece, the owners’ piece, what the owners own',
    crossed(
      'la part de, la part des, le bout des, le morceau des',
      'actionnaires, propriétaires, l’actionnaire, patron',
    ),
  ],
  owners_slice: [
    'shareholders’ slice, shareholders’ part, shareholders’ share, owners’ slice, owners’ share, slice of the shareholders',
    'part des actionnaires, morceau des actionnaires, tranche des actionnaires, part de l’actionnaire',
  ],
  pays_the_buyer: [
    'pay the buyer, paid to take, pay you to take, pay someone to take, pays somebody to take',
    'paie l’acheteur, on paie l’acheteur, vendeur paie l’acheteur, payé pour la prendre, paie quelqu’un pour, nous paie pour la prendre, paierait pour s’en débarrasser',
  ],
  plain_means_losses: [
    'means the company is losing, means it loses money, means it is losing, means the business loses, means losses, means the company is making losses',
    'signifie que la société perd, veut dire qu’elle perd, veut dire des pertes, veut dire que la société perd, veut dire que la boîte perd',
  ],
  preferred_off: [
    crossed(
      'subtract, deduct, minus, less, take off, ignore, leave out',
      'preferred, preferred shares, preference shares, preferred stock, prefs',
    ),
    crossed(
      'soustrais, soustraire, moins, retire, retirer, enlève, déduis, ignore, laisse de côté',
      'actions de préférence, actions préférentielles, préférence, actions privilégiées',
    ),
  ],
  preferred_paper: [
    'preferred, preferreds',
    'actions de préférence, préférentielles, actions prioritaires',
  ],
  prefs: [
    'preferred, prefs',
    'préférentielles, préférence, actions privilégiées, papiers privilégiés',
  ],
  prefs_left_aside: [
    crossed(
      'leave, keep, ignore',
      'the preferred out, preferred out, the preferred shares out, preferred shares out, the preferred stock, the preferred shares',
    ),
    crossed(
      'laisse, mets, met',
      'les préférentielles de côté, les actions de préférence de côté, les actions préférentielles de côté, de côté les actions de préférence, de côté les préférentielles',
    ),
  ],
  puts_it_on: [
    'blame, blaming, pin it on, put it on, point to, say that it was, say it was, told my boss it was, told them it was, said it was, let them think it was, add, added, plus, adding, comes on top, goes on top, include',
    'ferais porter, fais porter, faire porter, mettrais sur, mets sur, rejetterais, accuserais, accuse, dirais que c’est, dis que c’est, dit au chef que c’était, dit à mon chef que c’était, dit que c’était, laissé croire que c’était, mis ça sur le dos, mis sur le dos, mis tout sur le dos, fait porter le chapeau à, fait porter le chapeau au, ajoute, ajouter, ajoutés, ajoutée, rajoute, rajouter, plus, additionne',
  ],
  same_meaning: [
    'same thing, same number, synonyms, interchangeable, two words for, two names for, no difference between, identical, one and the same, mean the same',
    'même chose, synonymes, interchangeables, deux mots pour, deux noms, aucune différence entre, pas de différence entre, identiques, c’est pareil',
  ],
  shares_give_ev: [
    crossed(
      'shares, number of shares, share count',
      'gives, gives you, gives me, is, and i get, and you get, equals, already gives, that gives, that is, which gives, which is, gives directly',
      ', directly, already, straight away',
      'ev, enterprise value, offer ev, offer enterprise value',
    ),
    crossed(
      'actions, titres',
      'j’obtiens, et j’obtiens, on obtient, et on obtient, donne, ça donne, c’est, est, me donne, ce qui donne',
      ', directement, déjà, tout de suite',
      've, ev, valeur d’entreprise, ve de l’offre, valeur d’entreprise de l’offre',
    ),
  ],
  sum_gone_wrong: [
    'is a mistake, mistake in the maths, calculation mistake, means there is a mistake, just a mistake, a mistake in the maths, an error in the maths',
    'c’est une erreur, est une erreur, veut dire qu’on s’est trompé, juste une erreur, une faute de calcul',
  ],
  sure_bargain: [
    'buy it blindly, eyes closed, sure winner, always an opportunity, always a buying opportunity, risk free, riskless, pure arbitrage, always a buy, always buy, automatic buy, obvious buy, guaranteed gain, can not lose, sure gain, always a good deal, always undervalued, necessarily undervalued, always mispriced, must be undervalued, always a bargain, obviously a bargain, sure bargain, sure profit, guaranteed profit, free lunch, certain bargain, always cheap, must buy',
    'affaire en or, yeux fermés, toujours une opportunité, coup sûr, sans risque, arbitrage pur, forcément acheter, achat automatique, gain assuré, gain garanti, forcément sous-évaluée, toujours sous-évaluée, nécessairement sous-évaluée, toujours une affaire, forcément une affaire, toujours une bonne affaire, forcément une bonne affaire, profit garanti, profit assuré',
  ],
  that_is_to_say: [
    'which is, that is, namely, meaning, in other words, equals, simply',
    'c’est-à-dire, autrement dit, à savoir, soit, égale, c’est',
  ],
  the_lenders_part: [
    [
      crossed(
        'the value of, only, just',
        'the lenders claims, what the lenders are owed, what the banks are owed, what is owed to lenders, what is owed to the banks, the lenders share, the lenders part, the creditors claims',
      ),
      'belongs only to the lenders, belongs only to lenders, belongs to the lenders alone, for the lenders only, for lenders only, for the lenders alone',
    ].join(', '),
    'la part des créanciers, la part des prêteurs, la part des banques, ce qui est dû aux banques, ce qui est dû aux prêteurs, uniquement aux prêteurs, uniquement aux banques, uniquement aux créanciers, qu’aux prêteurs, qu’aux banques, qu’aux créanciers, aux seuls prêteurs, aux seuls créanciers',
  ],
  to_equity_word: [
    crossed('to, reach, get, arrive at, down to, get to', CAP),
    crossed('à la, aux, vers la, vers les, obtenir la, obtenir les, jusqu’à la, jusqu’aux', CAPI),
  ],
  two_names: [
    'just two names, two names for the same, two words for the same, two names for one, two labels for the same',
    'juste deux noms, deux noms pour la même, deux mots pour la même, deux mots pour dire, deux étiquettes pour',
  ],
  under_another_name: [
    'by another name, under another name, another word for, another name for',
    'sous un autre nom, un autre nom pour, un autre mot pour',
  ],
  value_on_the_exchange: [
    'what the shares are worth, value of the shares, stock market value, value on the stock market, what the stock market says, shares times price',
    'ce que valent les actions, valeur des actions, valeur en bourse, valeur de bourse, ce que dit la bourse, cours fois nombre d’actions',
  ],
  when_it_loses: [
    [
      crossed(
        'when, as soon as, whenever, because, if',
        'the company loses money, it loses money, the business loses money, the company makes losses, it makes losses',
      ),
      crossed(
        'when the company, when it, if it, once it',
        'is loss making, loses money, runs losses',
      ),
    ].join(', '),
    [
      crossed(
        'quand, dès que, lorsque, parce que, si',
        'la boîte perd de l’argent, la société perd de l’argent, l’entreprise perd de l’argent, elle perd de l’argent, la société est en perte, elle fait des pertes, la boîte fait des pertes',
      ),
      crossed('quand la société, si elle, quand l’entreprise', 'fait des pertes, perd de l’argent'),
    ].join(', '),
  ],
};
