import type { Lexicon } from '../../types.ts';

/** The ways to restructure debt, in the words people use for it. */
export const amendExtendNotions: Lexicon = {
  breathing_space: [
    'skip two instalments, skip an instalment, skip a payment, skip two payments, let us skip, ask for patience, standstill, waiver, waive, relax, loosen, forbearance, reset the tests, reset the covenants, covenant holiday, payment holiday',
    'sauter deux échéances, sauter une échéance, sauter une mensualité, sauter deux mensualités, demande l’indulgence, standstill, moratoire, waiver, waivers, dérogation, assouplir, gel des échéances, gel du remboursement, franchise, suspension des échéances, assouplissent',
  ],
  due_dates: [
    'maturity, date, repayment, loan, tenor, due, schedule, instalments, repay, debt, credit, borrowed',
    'échéance, remboursement, prêt, dette, maturité, calendrier, crédit, crédits, emprunt',
  ],
  extension_word: [
    'extending, extension',
    'amend and extend, réaménagement, allongement, extension, report',
  ],
  fresh_money: [
    'new money, fresh money, new cash, fresh cash, fresh facility, new facility, new equity, fresh equity, cash injection, inject cash, inject money, puts in new, puts in money, money from the sponsor, super senior',
    'argent frais, argent neuf, nouvel argent, new money, nouvelle ligne, nouveau financement, remet de l’argent, remettre de l’argent, réinjecter, injecter, apport nouveau, nouvel apport, remettre au pot, remet au pot, fonds nouveaux, apporte de l’argent, nouveau prêt',
  ],
  gives_up_claim: [
    'tear up half, tears up half, tear up part, tears up part, give up part, gives up part, forgive part, write off part, write off some, drop part of, cut the debt, rub out part',
    'déchirent la moitié, déchire la moitié, abandonnent une partie, abandonne une partie, renoncent à une partie, renonce à une partie, effacent une partie, efface une partie, font une croix sur, tirent un trait sur, réduit la dette, réduisent la dette',
  ],
  more_years: [
    'extra years, later date, years later, months later, paid back later, paid later, pay later, pay back later, wait two years, give it more time, two more years, more years, more time, longer, more months, another year, another two years, another three years, another few years',
    'an de plus, ans de plus, plus tard, mois plus tard, remboursées plus tard, remboursés plus tard, payer plus tard, rembourser plus tard, laisse du temps, deux ans de mieux, plus de temps, plus d’années, quelques années, du temps, années de plus, mois de plus, délai supplémentaire',
  ],
  owed_word: [
    'owed, claim, paper, debt',
    'ce qu’on leur doit, dû, ce qu’on lui doit, créance, dette',
  ],
  paid_for_patience: [
    'charge for waiting, more margin, extra margin, a fee, more interest, extra interest, higher coupon, higher rate, a bit more interest, fatter margin',
    'payer l’attente, contre de la marge, contre une marge, plus de marge, contre des intérêts, plus d’intérêts, plus cher en intérêts, contre une commission, une commission, fee en échange, contre un fee, taux plus élevé',
  ],
  priority_word: [
    'priority, privilege, ahead, before the others, first',
    'privilège, priorité, avant les autres, devant les autres',
  ],
  push_out: [
    'move the dates, moves the dates, shift the dates, put the bill off, kick the can, buy two years, move the repayment, push back, push, extend, extension, longer, roll over, postpone, delay, defer, more time, more years, more months, buy time, give time, reschedule, stretch',
    'décale les dates, décaler les dates, recule les dates, décale la note, pousse les, pousser les, achète deux ans, acheter deux ans, achète du temps, acheter du temps, bouge les dates, repousser, rallonger, allonger, étaler, reporter, décaler, rééchelonner, prolonger, plus de temps, du temps, des années de plus, extension, différer',
  ],
  put_money: [
    'put in money, money back, bring money, lend again',
    'remet de l’argent, apporte de l’argent, remettre de l’argent, prête à nouveau',
  ],
  rescue_bank_becomes_owner: [
    'piece of the firm, piece of the company, piece of the business, slice of the company, for a piece, against a piece, loan into shares, loans into shares, takes the shop, take the shop, bank takes the, becomes the owner, lenders take the keys, owns it instead, loan becomes shares',
    'bout de la boîte, morceau de la boîte, part de la boîte, contre un bout, contre un morceau, bout de l’entreprise, morceau de l’entreprise, prend la boutique, banque prend la, prennent la boîte, devient propriétaire, prêt devient, dette devient, prend les clés',
  ],
  rescue_gives_time: [
    'only needs time, just needs time, needs more time, bank waits, banks wait, lenders wait, more time to pay, longer to pay, more time to repay, longer to repay, give it time, give them time, giving it time, buy it time, short of time, some air, let it breathe, push back the dates, wait two years',
    'manque que du temps, banque attend, banques attendent, prêteurs attendent, plus de temps pour payer, plus de temps pour rembourser, donne du temps, donner du temps, laisser du temps, laisse du temps, laisser souffler, manque de temps, que du temps, attendre deux ans',
  ],
  rescue_route_by_name: ['debt for equity is, a sale is', 'la conversion est, la cession est'],
  swap_to_shares: [
    'paper for shares, shares instead, shares in exchange, stock instead, debt into stock, into ownership, into shares, into stock, get shares, receive shares, loans into shares, convert, conversion, swap, equitise, turned into, exchange, become owners, become shareholders, in return for shares, take shares, becomes equity, become shares',
    'créance contre, papier contre, dette contre actions, dette en actions, en actions à la place, reçoivent des actions, reçoivent des parts, reçoit des actions, en parts, changeant en parts, changer en actions, convertir, convertissent, conversion, échanger, transformer, capitaliser, devenir actionnaires, deviennent actionnaires, deviennent propriétaires, contre des actions, contre du capital, transforment, devient du capital, devient des actions, deviennent du capital',
  ],
  timing_word: [
    'the calendar, the dates, if it’s passing, passing trouble, temporary, timing issue, too soon, too short, bad timing, just timing, only timing',
    'les dates, si c’est passager, temporaire, passager, calendrier, question de temps, trop tôt, trop court',
  ],
  told_repaid_later: [
    'be repaid later, repaid later, more time to repay',
    'd’un délai, donne du temps, rembourser plus tard, délai ou une rallonge',
  ],
};
