import type { Lexicon } from '../../types.ts';

/** How the accounts are explained to somebody who has never seen any. */
export const accountsToldToLaymen = {
  // How the statements hang together.
  year_made: [
    'made in the year, made over the year, made this year, earned in the year, earned over the year, earned this year, earnings for the year, year’s earnings, year’s gain, gain of the year',
    'gain de l’année, gains de l’année, gagné sur l’année, gagné dans l’année, gagné cette année, gagné en un an',
  ],
  only_named: [
    'think about the, talk about the, bring up the, mention the, bring up due, bring up normalisation, talk about quality, relationship between, talk about how, want to walk through, consider how, whether cash, ask about, things to check, points to check, raises the question, point of view, tricky points, own number of days, to look at, look at the, would look at, want to go through, go through net, for the rest, there is an effect, there’s an effect, there is an impact on, show you how each',
    'penser à la, penser au, parler de la, parlerais de, évoquer la, évoquerais, regarderais la, je prendrais les, il faut regarder, on pourrait parler, soulève la question, se pose la question, point de vue, points à vérifier, choses à vérifier, à quoi je ferais attention, pour le reste, il y a un effet, il y a un impact sur, je ne saurais pas, plutôt le métier, passer en revue les, par parler',
  ],
  last_figure: [
    'number at the foot, figure at the foot, end of the first page, foot of the first',
    'chiffre en bas, nombre en bas, bas de la première, fin de la première page, chiffre de la fin',
  ],
  later_paper: [
    'top of the next',
    'haut de la deuxième, haut de la seconde, haut du deuxième, haut du second, haut de la suivante',
  ],
  plain_first_number: [
    'where the cash begins, where the cash starts, very first thing, opening number, opening figure',
    'ouvre la, ouvre les, de quoi on part, chiffre de départ',
  ],
  plain_hands_on: [
    'passes the baton',
    'nourrit, nourrissent, se déverse, passe le témoin, prend le relais',
  ],
  earnings_paper: [
    'earnings page, profit page, earnings sheet, profit sheet',
    'page des gains, page du résultat, page des bénéfices, feuille des gains',
  ],
  cash_paper: [
    'page of money, count of money, count of the money',
    'page de l’argent, feuille de l’argent, compte de l’argent, en flux, côté flux',
  ],
  plain_tells: ['says why, says how', 'dit pourquoi, dit comment'],
  money_really_moved: [
    'really moved, actually moved, really came in, actually came in, really went out, bank balance moved, account moved, bank moved, really reached the bank',
    'vraiment bougé, réellement bougé, vraiment rentré, vraiment sorti, réellement entré, réellement encaissé, compte a bougé, banque a bougé, caisse a bougé, solde a bougé',
  ],
  makes_it_into: [
    'turns, turn, converts, convert, translates, gets you from, go from',
    'transforme, convertit, traduit, passe de, retrouver',
  ],
  plain_keeps_inside: [
    'not take out, not taken out, not pocket, nobody paid out, nobody took out, leave their winnings, leave their gains, leave the profit in, leave the money in, not hand over to the owners',
    'ne prennent pas, n’ont pas pris, ne sortent pas, ne se versent pas, n’ont pas empoché, pas empoché, n’a pas distribué, laissent leurs gains, laissent l’argent, laissent le bénéfice',
  ],
  stays_theirs: [
    'stays on their account, stays in their name, stays theirs, remains theirs, stays in the company, stays in the firm, stays in the business',
    'reste à leur nom, reste à eux, reste sur leur compte, reste leur argent, reste dans la société, reste dans l’entreprise, reste dans l’affaire',
  ],
  what_is_theirs: [
    'what is theirs, what belongs to them, their stake, their share, their part, their slice',
    'ce qui leur appartient, ce qui est à eux, leur part, ce qui leur revient, leur mise',
  ],
  cash_left_at_end: [
    'money left at the end, money that is left, cash left at the end, cash that is left, final pile, final bank balance, final balance, last bank balance, in the bank at the end, in the bank at year end, where the bank ends, where the cash ends, finishing balance, in the till at the end, ends up with in the bank',
    'argent qui reste, argent restant, cash qui reste, solde final, tas final, en banque à la fin, en caisse à la fin, en banque le dernier jour, en caisse le dernier jour, en banque au 31, solde auquel on arrive, en caisse au 31, en caisse au trente et un',
  ],
  things_owned: [
    'things you own, things we own, things it owns, things they own, what you own, what we own, what it owns, what they own, what the company owns, list of possessions, list of belongings',
    'ce qu’on possède, ce qu’elle possède, ce que la société possède, ce que l’entreprise possède, parmi les biens, liste des biens, liste des possessions, total des biens, ce qu’on a, ce qu’elle a',
  ],
  comes_to_as_much: [
    'add up to, adds up to, equal, match, be the same as, is the same as, come to as much, comes to as much, exactly what',
    'égal à, égale, le même que, la même que, correspond à, correspondre à, autant que, pareil que',
  ],
  // Wear and the tax on it.
  shown_before_tax: [
    'report before tax, show before tax, earn before tax, gain before tax, earnings before tax, profit we show, profit we report, profit on show, reported profit',
    'bénéfice affiché, gain affiché, gain avant impôt, gains avant impôt, affiche avant impôt, déclare avant impôt, ce qu’on affiche',
  ],
  tax_bill: [
    'tax bill, bill from the taxman, bill from the state, cheque to the state, cheque to the taxman, what the taxman wants, what the state wants',
    'facture fiscale, facture du fisc, facture d’impôt, note du fisc, chèque au fisc, ce que réclame le fisc, ce que l’État réclame',
  ],
  part_of_the_hit: [
    'a quarter, a fifth, a third, a share of the hit, part of the hit, part of it, of the blow',
    'un quart, un cinquième, un tiers, une partie du choc, une part du choc, une partie du coup',
  ],
  plain_state_bears: [
    'picked up by the state, borne by the state, paid by the state, share of the blow, share of the hit',
    'absorbé par le fisc, absorbé par l’État, supporté par l’État, supporté par le fisc, porté par l’État, sa part du choc, sa part du coup, part de l’État dans le choc',
  ],
  all_counted: [
    'at the very end, end of it all, all said and done, when all is said, once all is counted, once everything is counted, truly earned, really earned, actually earned, final profit',
    'au bout du compte, tout compté, vraiment gagné, réellement gagné, bénéfice final, gain final',
  ],
  truly_ours: [
    'truly ours, truly yours, truly theirs, really theirs',
    'vraiment à nous, vraiment à eux, vraiment notre',
  ],
  owners_lose: [
    'leaves the owners, owners are short, owners lose, owners are out, costs the owners, owners have lost',
    'manque aux propriétaires, manque aux actionnaires, propriétaires perdent, actionnaires perdent, coûte aux propriétaires, coûte aux actionnaires, en moins pour les actionnaires, en moins pour les propriétaires',
  ],
  left_no_account: [
    'not left the account, never left the account, not left the till, never went out of the account, not go out of the account, never went out of the bank',
    'jamais sorti du compte, pas sorti du compte, jamais sorti de la caisse, jamais sortie du compte, jamais quitté le compte',
  ],
  goes_back_in: [
    'back it goes, goes back, comes back',
    'ça revient, on le remet, on la remet, revient dedans',
  ],
  not_cash: [
    'no money changed hands, no money changes hands, nobody wrote a cheque, no banknote, paper expense, paper cost, no wire, no transfer, nobody wired, no one wired',
    'aucun billet, personne n’a rien versé, personne n’a rien payé, rien versé à personne, rien payé à personne, charge de papier, perte de papier, dépense de papier, fait de virement, aucun virement, pas de virement',
  ],
  long_spent: [
    'paid for ages ago, paid ages ago, spent ages ago, bought ages ago',
    'payé autrefois, payées autrefois, payé jadis, payé à l’époque, sorti à l’époque',
  ],
  plain_three_views: ['three chapters, three books', 'trois chapitres, trois livres'],
  hang_together: [
    'of one book, of the same book, of one novel',
    'd’un même roman, d’un même livre, du même livre, d’un même film',
  ],
  copied_over: [
    'copied onto, is copied, copied to, carried over to, carried onto, found again, figure that sits, number that sits, figure you see, number you see, same number',
    'se recopie, est recopié, on recopie, tel quel, retrouve tel, reporté, chiffre qui figure, chiffre qu’on lit, chiffre qu’on retrouve, même chiffre',
  ],
  no_effect: [
    'stays flat, stays silent, stays asleep, l sleeps',
    'ne bronche pas, reste muet, résultat dort, reste de marbre',
  ],
  plain_owes_me_later: [
    'claim on the state, claim on the taxman, iou from the state, iou from the tax, credit with the tax, iou from the taxman, tax credit of, tax credit for, tax credit until',
    'créance sur l’État, créance sur le fisc, créance sur lui, avoir sur l’État, une sorte d’avoir, avoir sur le fisc, crédit sur le fisc, crédit d’impôt de, crédit d’impôt jusque',
  ],
  later_for_tax: [
    'until we scrap, until you scrap, until it is scrapped, when it is scrapped, until we sell, until you sell, until it is sold, only counts when, only counts once, only when you sell, only when we sell, only when i sell, only once it is sold, deduct it when, deduct it once, deducted when, deductible when, deductible only when',
    'à la mise au rebut, à la casse, qu’à la vente, qu’à la cession, qu’au moment de la vente, qu’à la sortie, qu’à la revente, qu’en cas de cession, déduire qu’à, déduire que, déductible qu’à, déductible que, qu’au moment de la cession',
  ],
  mark_down: [
    'slashed, slash it, chop it down, trim the listing, trim the value, trim the figure, trim it by, take it down, bring it down to',
    'on le taille, on le rogne, on la rogne, on taille dedans, on le descend, on la descend',
  ],
  books_value: [
    'listed at, got it down for, have it down for',
    'affiché à, affichée à, inscrit à, inscrite à',
  ],
  cannot_earn_it: [
    'than we will ever get, what we can recover, what you can recover, can ever recover, only ever earn, only ever bring, only ever get, more than it will ever bring, more than it will ever earn',
    'plus que ce qu’elle rapportera, peut récupérer, peut en récupérer, pourra en tirer, ne rapportera que, jamais que, ne rapportera jamais, plus que ce qu’il rapportera, plus que ce qu’on en tirera',
  ],
  money_in_out: [
    'money going in and out, cash going in and out',
    'argent qui entre et qui sort, argent qui rentre et qui sort',
  ],
  only_on_the_list: [
    'a central point, a key point, start by talking',
    'point central, point absolument central, sujet central, par parler',
  ],
  less_of: [
    'lighter by, is lighter, thinner by, is thinner, shy of',
    'plus léger, plus légère, plus maigre',
  ],
  keeps_still: [
    'is where it was, exactly where it was, right where it was',
    'est là où il était, est resté là',
  ],
  put_in: ['tack, stick', ''],
  retest: [
    'look every year, look each year, look once a year',
    'regarde tous les ans, regarde chaque année',
  ],
} as const satisfies Lexicon;
