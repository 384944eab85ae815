import type { Lexicon } from '../../types.ts';

/** Net income, in the words people use for it. */
export const netIncomeNotions: Lexicon = {
  all_counted: [
    'at the very end, end of it all, all said and done, when all is said, once all is counted, once everything is counted, truly earned, really earned, actually earned, final profit',
    'au bout du compte, tout compté, vraiment gagné, réellement gagné, bénéfice final, gain final',
  ],
  by_minus: ['down, minus, lower by', 'moins'],
  changed_for_goods: [
    'changed money into goods, changed money for goods, turned money into goods, turned notes into goods, swapped notes for, swaps notes for, swapped money for, swapped cash for, traded money for',
    'changé des billets en, changé l’argent en, transformé l’argent en, échangé des billets, troque des billets, troqué des billets, troque de l’argent, transformé des billets',
  ],
  last_figure: [
    'bottom of the page, foot of the page, last number, last figure, final number, final figure, bottom number, bottom figure, last line, number at the bottom, figure at the bottom, number at the foot, figure at the foot, end of the first page, foot of the first',
    'bas de la page, bas de page, dernier chiffre, dernier nombre, chiffre final, chiffre du bas, nombre du bas, dernière ligne, ligne du bas, chiffre tout en bas, chiffre en bas, nombre en bas, bas de la première, fin de la première page, chiffre de la fin',
  ],
  later_paper: [
    'top of the next, next statement, next page, the second, second one, second statement, second document, the third, third one',
    'haut de la deuxième, haut de la seconde, haut du deuxième, haut du second, haut de la suivante, tableau suivant, document suivant, deuxième document, deuxième tableau, au deuxième, le deuxième, le troisième',
  ],
  left_at_end: [
    'what’s left, what remains, left over, is left, at the bottom, foot of the, at the foot, truly mine, really mine, really ours, is mine, is ours, to keep, i keep, we keep, you keep, in my pocket, get to the bottom, gets to the bottom, left for us, left for the owners, left at the end, whatever remains, whatever s left, still there, remains after',
    'ce qui reste, il reste, il me reste, reste à la fin, tout en bas, en bas du, au pied, dernière ligne, en poche, m’appartient, est à moi, vraiment à moi, ce qu’on a gagné, ce qu’on gagne, arrivé en bas, arrive en bas, nous en reste, il en reste, nous reste, reste en bas, reste après',
  ],
  left_for_him: [
    'left for him, he keeps, keeps for himself, what stays is, left to him, what is left is his, what stays is profit, left in his pocket',
    'il lui reste, lui reste, reste pour lui, garde pour lui, le reste c’est le bénéfice, le reste c’est son bénéfice, il garde',
  ],
  margin_word: ['margin, profitability', 'marge, rentabilité'],
  opening_line: [
    'starting block, starting blocks, row one, first row, jumping off point, springboard, launch pad, first line, opening line, top of the cash, starting point, start from, start with, second one starts, begin with, kicks off, opens the',
    'ouvre le bal, bloc de départ, rampe de lancement, case départ, tremplin, première ligne, première marche, point de départ, part du, je pars, on part, je repars, on repart, commence par, démarre par, démarre avec, en tête, haut du tableau, ouvre le, commence le, par là que commence, point d’entrée, début du, ligne de départ, on démarre de, je démarre',
  ],
  owners_lose: [
    'leaves the owners, owners are short, owners lose, owners are out, costs the owners, owners have lost',
    'manque aux propriétaires, manque aux actionnaires, propriétaires perdent, actionnaires perdent, coûte aux propriétaires, coûte aux actionnaires, en moins pour les actionnaires, en moins pour les propriétaires',
  ],
  plain_cash_count: [
    'cash, money page, money came in, money that came, bank movements, the bank, till, actual money',
    'trésorerie, cash, argent rentré, compter l’argent, calcule l’argent, compte en banque, caisse, argent qui entre',
  ],
  plain_first_number: [
    'count begins, count starts, from which we start, from which you start, number we start, we begin from, you begin from, begins the count, straight to the top, to the top of, top of the, tops, first number, first thing you write, first thing i write, first figure, first line, where you start, where i start, start counting, starts the count, start with that, start from that, starts from there, begin with it, begin with that, start from it, you start from, i start from, opens the, kicks off the, very top, where the cash begins, where the cash starts, very first thing, opening number, opening figure',
    'de là que part, de là qu’on part, de là que démarre, sert de base, sert de point, en haut du, en tête du, tout début du, premier chiffre, première chose, première ligne, première marche, par lui qu’on commence, on part de lui, on part de là, on commence par lui, on commence avec lui, on démarre avec, sert de départ, point de départ, ouvre le, tout en haut, en haut de la page, en tête de la, ouvre la, ouvre les, de quoi on part, chiffre de départ',
  ],
  plain_full_hit: [
    'the full, in full, all of it, the whole hit, whole amount, entire amount, all the way down, straight to the bottom, no relief, no tax relief, nothing to deduct, drops all the way',
    'en plein, intégralement, en entier, la totalité, tout entier, jusqu’en bas, rien à déduire, non déductible, sans économie, plein fouet',
  ],
  plain_gain: [
    'we keep, you keep, they keep, we pocket, richer, better off, to the good, in my pocket, left for me, left with, left over, for myself, i have made, i made, i have gained, earned, profit, mine to keep, i keep, what i make, is left',
    'on garde, nous garde, nous reste, enrichi, enrichis, plus riche, dans ma poche, en poche, pour moi, me reste, j’ai gagné, je gagne, gagné au final, bénéfice, c’est à moi, je garde, reste net, au final je',
  ],
  plain_hit_after_tax: [
    'net of tax, after tax, taxed at, tax at, one minus, at 25 percent, at a quarter, tax relief, softened by tax, tax takes, less the tax',
    'atténuée par l’impôt, atténué par l’impôt, net d’impôt, nette d’impôt, après impôt, avec un taux, à 25, au taux de, économie d’impôt, moins l’impôt, une fois l’impôt',
  ],
  plain_owners_richer: [
    'owners richer, owner richer, makes the owners, makes us richer, shareholders richer, pile of the owners, what the owners have, owners’ share grows, owners’ slice, owners’ side, goes to the owners, belongs to the owners',
    'enrichit, part des actionnaires, part des propriétaires, part des associés, ce qui appartient aux, richesse des, grossit la part, gonfle la part, ce que les actionnaires ont, côté des propriétaires',
  ],
  plain_state_bears: [
    'pays part of, pays a quarter, pays a bit, pays some of, chips in, picks up part, picks up a quarter, covers part, covers a quarter, takes a quarter, swallows a quarter, absorbs a quarter, shares the hit, shares the pain, gives a quarter back, gives me back, hands me back, softens, cushions, bears, mops up, refunds a quarter, takes care of, picked up by the state, borne by the state, paid by the state, share of the blow, share of the hit',
    'prend un quart, prend une part, prend sa part, à sa charge, absorbe un quart, absorbe une partie, paie une partie, paie un quart, supporte une partie, supporte un quart, partage la, rend un quart, amortit le choc, adoucit, compense un quart, m’en rend, laisse un quart, éponge, rembourse un quart, absorbé par le fisc, absorbé par l’État, supporté par l’État, supporté par le fisc, porté par l’État, sa part du choc, sa part du coup, part de l’État dans le choc',
  ],
  poorer_by: [
    'poorer, worse off, earning less, earn less, make less',
    'plus pauvre, plus pauvres, gagne moins, gagnent moins, nous laisse',
  ],
  starts_here: ['starts, begins, kicks off', 'démarre, commence'],
  state_served: [
    'state has had its slice, state has had its share, state has had its cut, taxman has had his, tax office has had its, once the taxman is paid, once the state is paid, after the state',
    'une fois l’État servi, une fois le fisc servi, une fois le fisc payé, une fois l’État payé, fisc servi, après le passage du fisc, une fois l’impôt passé',
  ],
  truly_ours: [
    'truly ours, truly yours, truly theirs, really theirs',
    'vraiment à nous, vraiment à eux, vraiment notre',
  ],
  year_made: [
    'made in the year, made over the year, made this year, earned in the year, earned over the year, earned this year, earnings for the year, year’s earnings, year’s gain, gain of the year',
    'gain de l’année, gains de l’année, gagné sur l’année, gagné dans l’année, gagné cette année, gagné en un an',
  ],
  year_result: [
    'net income, profit, bottom line, net earnings, earnings of the year, result for the year, result of the year, year’s result',
    'résultat, bénéfice, profit, gain de l’année',
  ],
};
