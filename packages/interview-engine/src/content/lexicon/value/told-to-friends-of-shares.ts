import type { Lexicon } from '../../types.ts';

/** Options, cash and shares of the price as explained to a friend who knows nothing of the trade. */
export const toldToFriendsOfShares = {
  take_up_the_right: [
    'using the right, use the right, take up the right, take the right up, cashes in, cash in, jumps on it, jump at it, take it up, use it',
    'se servent de leur, s’en servent, s’en sert, en profitent, en profite, lever leurs options, lèvent leurs options, usent de leur droit',
  ],
  gains_by_it: [
    'buy below what, buy for less, buy cheaper, get it cheaper, worth their while, makes them money, pays them to',
    'ça leur rapporte, si ça rapporte, s’ils y gagnent, y trouvent leur compte, acheter moins cher',
  ],
  sells_at_more: [
    'what they can sell, what sells, something trading at, trading at, resell, worth',
    'qui en vaut, alors qu’il en vaut, alors qu’elle en vaut, ce qu’ils revendent, qui cote',
  ],
  let_it_lapse: [
    'be scrap, let them lapse, let it lapse, throw them away, tear them up, nobody would bother, count zero, count none, nobody would use',
    'laisseraient tomber, laisserait tomber, personne ne le ferait, à la poubelle, n’en compterais aucune, n’en compte aucune, personne ne s’en servirait, ne les compterais pas',
  ],
  was_under: [
    'were under, was under, were below, was below, is under, fell under',
    'passait sous, est sous, tombait sous',
  ],
  buys_back: [
    'its own paper, out of circulation, off the market, own shares back',
    'récupérer une partie en bourse, récupérer des titres, racheter une partie, permet d’en retirer',
  ],
  owes_nothing: [
    'nothing borrowed, owes nobody, not a penny of debt',
    'rien emprunté, pas un sou de dette, sans un sou de dette, doit rien à personne',
  ],
  net_cash_words: ['net cash', 'cash net, trésorerie nette, trésorerie positive'],
  more_than_it_cost: [
    'more cash than you spent, more money than you spent, more than you paid, more than you spent, more cash than you paid, more than it cost you',
    'plus que sa mise, plus d’argent qu’on n’en, plus qu’on n’a payé, plus que ce qu’on a payé, plus que ce qu’on a mis, plus d’argent qu’on n’a',
  ],
  investors_fear: [
    'investors think, investors fear, investors expect, market thinks, market fears, market expects, people expect, people think, shareholders fear, shareholders think',
    'investisseurs pensent, investisseurs craignent, marché pense, marché craint, marché s’attend, actionnaires craignent, les gens pensent, on pense que',
  ],
  negative_value: [
    'less than nothing, priced at minus',
    'moins que rien, compté pour moins, comptée pour moins, valorisé à moins',
  ],
  plain_will_waste: ['', 'dilapidé, gaspillé'],
  tops_it: ['tops, overtakes, outgrows', 'passent au-dessus, passe au-dessus, passe devant'],
  headline_price: [
    'headline number, headline figure, price for the lot, price for the whole',
    'prix pour le tout, prix affiché, prix annoncé',
  ],
  seller_gets: ['each holder gets, each holder receives', 'touche chacun, chacun touche'],
  plain_makes_good: [
    'moves by the gap, price moves by, difference is settled, settle the difference',
    'différence se règle, règle la différence, rendre la différence, prix bouge, se règle en plus',
  ],
  plain_handover: [
    'get the keys, gets the keys, before he leaves, keys change hands',
    'avant de partir, reçoit les clés, reçoive les clés, clés changent',
  ],
  plain_treated_as_debt: [
    'treated as owed, as borrowed money, buyer says debt, says debt, are owed',
    'comme de l’argent emprunté, dit dette, c’est de la dette',
  ],
  plain_owed_bills: [
    'promised later payments, which bills, earn-outs',
    'compléments de prix, les factures, impôts dus',
  ],
  refuses_to_count: [
    'not count it, not pay for, not really money, refuses to pay, not really there',
    'refuse de payer, refuse de le payer, ne veut pas payer, veut rien donner, refuse de compter',
  ],
  plain_somebody_pays: [
    'someone has to fund, someone has to pay, somebody has to fund, has to be funded',
    'que quelqu’un paie, quelqu’un devra payer',
  ],
  retired_staff: ['retirement promises', 'pour leurs vieux jours, promesses de retraite'],
  plain_nothing_aside: ['nothing set aside', ''],
  option_holders: [
    'owed to staff, promised to staff, staff have been promised, promised to employees',
    'promises aux salariés, promis aux salariés, dues aux salariés',
  ],
  settles_down: [
    'until it settles, until it stops moving, round and round',
    'jusqu’à ce que ça, on tourne jusqu’à',
  ],
  is_theirs: [
    'is theirs, are theirs, for the holders, left for them, left for those',
    'sont à eux, est à eux, reste pour eux, leur reste, leur revient',
  ],
  taken_as_equity: [
    'as the equity value, as equity value, as the equity',
    'comme valeur des titres, comme valeur des fonds propres',
  ],
  bank_not_yet_paid: [
    'bank has not been paid, bank still to be paid, before paying the bank, bank still has to be paid',
    'banque doit encore être payée, banque pas encore payée, avant de payer la banque, avant d’avoir payé la banque',
  ],
  price_of_all: [
    'price of everything, price of all of it, price of the lot, must be in the price, in the price too',
    'prix du tout, prix de tout, dans le prix aussi, prix de l’ensemble',
  ],
  money_of_some: [
    'one person’s, somebody else’s, certain people, someone else’s',
    'le gain des uns, l’argent des uns, certaines personnes, le profit des uns',
  ],
  lenders_already_out: [
    'lenders are out by then, lenders are already, banks are already, lenders have already, banks have already',
    'prêteurs sont déjà, banques sont déjà, prêteurs ont déjà, banques ont déjà, banque a déjà',
  ],
  last_line: [
    'net profit, bottom line, final profit',
    'bénéfice final, dernière ligne, bénéfice net, gain final',
  ],
  owners_alone: [
    'owners’ alone, owners alone, shareholders alone, only the owners, owners only, equity only, shareholders only',
    'au patron seul, patron seul, actionnaires seuls, propriétaires seuls, aux seuls propriétaires, seuls actionnaires, actionnaire seul',
  ],
  nothing_for_the_bank: [
    'nothing left in it for, nothing for the bank, nothing left for the bank, bank gets nothing',
    'plus rien pour la banque, rien pour la banque, plus rien pour les prêteurs',
  ],
} as const satisfies Lexicon;
