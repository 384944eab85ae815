import type { Lexicon } from '../../types.ts';

/** How a buyout is paid for and how its debt is carried and repaid. */
export const financingNotions = {
  lbo_operating_profit: [
    'ebitda, ebit, operating profit, operating earnings, operating income, yearly profit, annual profit, yearly earnings, yearly operating earnings, years of profit, years worth of profit, worth of profit, yearly result, annual earnings, what it earns, what the company earns, what the business earns, earnings, what it makes, what the business makes, what the company makes, makes in a year, earns in a year, earns a year, brings in a year, generates a year, generates in a year, year of profit, year of earnings, yearly operating profit, the result, place earns, firm earns, shop earns',
    'ebitda, ebe, ebit, résultat d’exploitation, bénéfice d’exploitation, résultat opérationnel, rentabilité opérationnelle, années de résultat, ans de résultat, années de bénéfice, ans de bénéfice, profit annuel, bénéfice annuel, résultat annuel, ce que la boîte gagne, ce que la société gagne, ce que l’entreprise gagne, ce qu’elle gagne, ce que l’affaire dégage, ce que l’affaire gagne, ce qu’elle dégage, ce que la boîte dégage, dégage par an, gagne par an, ce que l’entreprise dégage, ce que la société dégage, rapporte par an, années de profit, ans de profit, demi de résultat, son résultat annuel, ce que ça gagne, ce qu’elle rapporte',
  ],
  lbo_turns: [
    'turn, turns, times, years of, years worth, year worth, years of profit, 0x, 1x, 2x, 3x, 4x, 5x, 6x, 7x, 8x, 9x',
    'tour, tours, fois, années de, ans de, ans et demi, années et demie, 0x, 1x, 2x, 3x, 4x, 5x, 6x, 7x, 8x, 9x',
  ],
  lbo_turn_of_debt: [
    'turn of debt, turns of debt, turn of leverage, turns of leverage, turns of borrowing, turn of borrowing, times levered, times leverage, turns of senior, extra turn, half a turn, turns of EBITDA, turn of EBITDA, turn and a half',
    'tour de dette, tours de dette, tour de levier, tours de levier, tours d’ebitda, tour d’ebitda, fois de levier, tour et demi, demi tour',
  ],
  lbo_lend: [
    'lend, lends, lent, lending, advance, advances, advanced, borrow, borrows, borrowed, borrowing, raise debt, put debt, take on debt, lever up, loan, loans, leverage',
    'prêter, prête, prêtent, prêtera, avancer, avance, avancent, emprunter, emprunte, emprunt, endetter, endettement, lever de la dette, crédit, levier',
  ],
  lbo_owed: [
    'owe, owes, owed, owing, outstanding',
    'doit, doivent, dû, devoir, devra, devrons, ardoise, reliquat',
  ],
  lbo_carry_debt: [
    'support, supports, carry, carries, bear, service, afford, handle, sustain, cope with, capacity, debt capacity, cover, covers',
    'supporter, supporte, supportent, porter, porte, tenir, assumer, servir, absorber, capacité d’endettement, couvrir, couvre, permettent',
  ],
  lbo_amplify: [
    'amplify, amplifies, magnify, magnifies, multiply the return, boost, boosts, gear up, enhance, lift the return, juice',
    'amplifier, amplifie, démultiplier, démultiplie, booster, doper, dope, accélérer',
  ],
  lbo_equity_part: [
    'equity, equity cheque, equity check, own pocket, out of pocket, his pocket, its pocket, equity contribution, equity portion, equity ticket, own funds, own money, fund’s money, cheque, sponsor’s money',
    'fonds propres, capitaux propres, equity, apport, sa poche, leur poche, de sa poche, mise de départ, sa mise, ticket, chèque, argent du fonds, capital',
  ],
  lbo_part_of_price: [
    'percent, per cent, %, half, third, two thirds, 30%, 35%, 40%, 45%, 50%, 55%, 60%, 65%, 70%',
    'pour cent, %, moitié, tiers, deux tiers, 30%, 35%, 40%, 45%, 50%, 55%, 60%, 65%, 70%',
  ],
  lbo_uses_side: [
    'uses, fees, adviser fees, lawyers, refinancing, refinance, refinanced, existing debt, old debt, old loans, what it costs, what we pay for, what has to be paid, what must be paid, costs of the deal, cost of the deal',
    'emplois, frais, refinancement, refinancer, dette existante, ancienne dette, vieux crédits, vieilles dettes, avocats, ce qu’il faut payer, ce que coûte, ce que ça coûte, coût de l’opération, coût total',
  ],
  lbo_sources_side: [
    'sources, who brings, who puts in, who puts up, who provides, where the money comes from, money comes from, who funds, who pays, bank debt, equity cheque, lenders, banks, debt, equity',
    'ressources, qui apporte, qui met, d’où vient l’argent, qui finance, qui paie, banques, prêteurs, dette, fonds propres, equity',
  ],
  lbo_give_back: [
    'repay, repays, repaid, repaying, repayment, pay down, pays down, paid down, paying down, paydown, pay back, pays back, paid back, pay off, pays off, paid off, pay debt, paying debt, reduce debt, reduces debt, reducing debt, give back, gave back, gives back, gave the bank back, give the bank back, gives the bank back, gave the banks back, hand back, return to the bank, deleverage, delever, sweep, sweeps, retire, chip away, reimburse, work down, clear debt, hand over, handed over, handed to the bank, goes to the lenders, goes to the bank, goes to the banks, works for the lenders, amortise that debt, amortise the debt, amortises the debt, debt amortises, debt is amortised, knocks down, knock down, wipe out, whittle down, cut the debt, cuts the debt',
    'rembourser, rembourse, remboursé, remboursement, rendre, rend, rendu, désendetter, apurer, apure, solder, solde, réduire la dette, réduit la dette, éponger, payer la dette, paye la dette, paie la dette, amortir la dette, amortit la dette, dette s’amortit, part aux banques, va aux banques, va à la banque, verse à la banque, reverse à la banque, travaille pour les banques, éteindre la dette, dette qu’on amortit, amortit chaque année',
  ],
  lbo_shrink: [
    'come down, comes down, came down, coming down, melt, melts, melted, shrink, shrinks, shrank, fall, falls, fell, drop, drops, goes down, go down, goes from, dwindle, reduced, reduce, reduces, disappear, lower, smaller, decline, small, gone, nothing left, light, lighter, whittled',
    'fondre, fond, fondu, baisser, baisse, diminuer, diminue, tomber, tombe, descendre, descend, se réduire, se réduit, réduire, réduit, passe de, rétrécir, maigrir, disparaître, petite, petit, plus rien, éteinte, allégée, s’allège',
  ],
  lbo_surplus: [
    'cash, money, cash flow, cash flows, excess cash, surplus, what is left, what remains, free cash, cash generated, profits, earnings',
    'cash, argent, trésorerie, flux, excédent, excédents, ce qui reste, reliquat, cash généré, cash dégagé, bénéfices',
  ],
  lbo_stake: [
    'money, investment, stake, equity, initial investment, cheque, what you put in, what they put in, what we put in, what he put in, deposit, his money, our money, your money, own money, the cheque',
    'mise, argent, placement, investissement, equity, fonds propres, mise de départ, mise initiale, capital investi, ce qu’il a mis, ce qu’on a mis, apport, notre argent, son argent, sa mise, ma mise, l’apport, apport initial',
  ],
  lbo_put_in: [
    'put in, puts in, put up, invest, invests, invested, pay in, paid in, chip in, contribute, contributed, stake',
    'mettre, met, mis, mettent, investir, investit, investi, investis, apporter, apporte, miser, misé, mise, injecter, injecte',
  ],
  lbo_annual_return: [
    'annual return, annualised return, yearly return, rate of return, annual rate, annualised rate, yearly rate, return per year, return a year, compound return, compound rate, equity return, return on equity, target return, required return, expected return, sponsor return, returns, return, hurdle, return on our money, return on its money, return on the money, made per year, yearly gain',
    'rendement annuel, taux annuel, taux annualisé, rendement annualisé, rendement, rentabilité, retour annuel, taux de rendement, taux de rentabilité, rendement cible, retour sur investissement, rendement visé, performance annuelle, rendement de la mise, gain annuel, ce que ça rapporte par an, rentabilité annuelle',
  ],
  lbo_first_rank: [
    'first, served first, paid first, ahead of, before everyone, before everybody, before anyone, before the others, before all, top of, at the top, front of the queue, priority, first lien, first ranking, first claim, first in line, at the front, front, in front, the front one, ranks at the top, top ranking, repaid first, gets repaid first, first to be repaid, first out, first to get',
    'premier, première, premiers, en premier, avant tout le monde, avant les autres, avant tous, tout en haut, au sommet, en tête, prioritaire, priorité, premier rang, servi d’abord, sert d’abord, devant, devant tout le monde, rembourse en premier, remboursé en premier, remboursée en premier, payée en premier, passe en premier, passe avant, servi le premier, servie en priorité, tête de file',
  ],
  lbo_second_rank: [
    'behind, ranks behind, sits behind, second in line, after the senior, after the others, after senior, after the banks, after everyone, paid last, last in line, leftovers, next in line, lower down, junior, subordinated, subordinate, second lien, after the first, further back, back of the queue, those behind, ones behind, stand behind, stands behind, comes second, lower ranking',
    'derrière, après les autres, après la senior, après les seniors, après les banques, passe après, payé après, remboursé après, en dessous, au dessous, dernier servi, subordonné, subordonnée, junior, second rang, après le premier, plus loin, ceux de derrière, passe ensuite, vient ensuite, vient après, viennent après, en dernier rang, rang inférieur',
  ],
  lbo_manager: [
    'management, manager, managers, management team, executives, directors, ceo, founder, founders, people running, the people who run, seller, sellers, vendor, vendors, founder family, family',
    'management, manager, managers, dirigeant, dirigeants, équipe dirigeante, cadres, patron, patrons, fondateur, fondateurs, vendeur, vendeurs, cédant, cédants, famille',
  ],
  lbo_reinvest: [
    'reinvest, reinvests, reinvested, reinvesting, roll, rolls, rolled, rolling, rollover, roll over, put in more, put in their own, put in some, own money, own savings, invest alongside, invests alongside, co invest, skin in the game, sweet equity, keep a stake, keeps a stake, stay invested, stake in, put money in, more of their own, stay in',
    'réinvestir, réinvestit, réinvestissent, réinvesti, réinvestissement, remettre, remettent, remet, leurs économies, au pot, propre argent, leur argent, investit à côté, investissent à côté, co investir, co investissement, sweet equity, garde une part, gardent une part, reste au capital, restent au capital, remise au pot, argent à côté',
  ],
  lbo_more_of: [
    'more, extra, additional, increase, gained, gain, up, plus, rise, higher, growth, difference',
    'de plus, en plus, supplémentaire, supplémentaires, additionnel, gain, gagné, hausse, augmentation, plus, écart, progression, croissance',
  ],
  lbo_uses_price: [
    'price, purchase price, the shares, target, seller, company',
    'prix, titres, cible, vendeur, société',
  ],
  lbo_max_price: [
    'pay for, maximum price, at most, ceiling, total price, buy the target, price of',
    'prix maximum, prix total, payer, au maximum, au plus, plafond, prix de',
  ],
  lbo_give: [
    'give, gives, gave, stop, stops, go up to, go to',
    's’arrêtent, donner, donne, s’arrête, monter, monte, aller jusqu’à, va jusqu’à',
  ],
  lbo_loss_of_money: [
    'loss, losses, both ways, downside',
    'perte, pertes, dans les deux sens, à la baisse',
  ],
  lbo_goes_to: [
    'goes to, go to, goes into, used to, is used, sent to, straight to, flows to',
    'va à, va aux, part, part rembourser, sert à, servent à, revient aux, file',
  ],
  lbo_company: [
    'company, business, firm, it, asset, investment, target',
    'société, entreprise, boîte, affaire, cible, participation, la',
  ],
  lbo_less_debt_own: [
    'paying down debt, pay down debt, debt repaid, repaying debt, repaid debt, debt repayment, paydown, less debt, debt comes down, debt reduction, debt falls, debt we repaid, owe less, paid back, debt we paid back, euro of debt, every euro repaid',
    'remboursement, dette remboursée, moins de dette, dette baisse, baisse de la dette, dette fond, réduction de la dette, dette qu’on a remboursée, on doit moins, rendu à la banque, rendu aux banques, euro de dette, euro remboursé',
  ],
  lbo_own_money_word: [
    'own money, own pocket, its pocket, out of its own, investors’ money',
    'propre argent, sa poche, ses propres deniers, argent de ses investisseurs, ses fonds propres',
  ],
  lbo_the_rest: [
    'rest, the rest, remainder, balance, remaining',
    'le reste, reste, complément, solde, restant',
  ],
  lbo_fees_word: [
    'fees, lawyers, advisers, costs of the deal, transaction costs, deal costs',
    'frais, avocats, conseils, frais d’opération, frais de transaction, honoraires',
  ],
  lbo_old_debt_word: [
    'refinancing, refinance, refinanced, existing debt, old debt, old loans, existing loans, existing bank debt, debt already there',
    'refinancement, refinancer, refinance, dette existante, ancienne dette, anciennes dettes, vieux crédits, vieilles dettes, banques en place, dette en place',
  ],
} as const satisfies Lexicon;
