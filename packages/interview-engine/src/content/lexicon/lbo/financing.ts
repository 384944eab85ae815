import type { Lexicon } from '../../types.ts';

/** How a buyout is paid for and how its debt is carried and repaid. */
export const financingNotions = {
  lbo_operating_profit: [
    'ebitda, ebit, operating profit, operating income, yearly profit, annual profit, years of profit, worth of profit, yearly result, earnings, what it makes, what the business makes, what the company makes, makes in a year, brings in a year, generates a year, generates in a year, the result',
    'ebitda, ebe, ebit, résultat d’exploitation, bénéfice d’exploitation, résultat opérationnel, rentabilité opérationnelle, années de résultat, ans de résultat, années de bénéfice, ans de bénéfice, profit annuel, bénéfice annuel, résultat annuel, ce que la boîte gagne, ce que la société gagne, ce que l’entreprise gagne, ce qu’elle gagne, ce qu’elle dégage, dégage par an, gagne par an, rapporte par an, années de profit, ans de profit, demi de résultat, ce que ça gagne, ce qu’elle rapporte',
  ],
  lbo_turns: [
    'turn, times, years of, years worth, 0x, 1x, 2x, 3x, 4x, 5x, 6x, 7x, 8x, 9x',
    'tour, fois, années de, ans de, ans et demi, années et demie, 0x, 1x, 2x, 3x, 4x, 5x, 6x, 7x, 8x, 9x',
  ],
  lbo_turn_of_debt: [
    'turn of debt, turn of leverage, turns of borrowing, times levered, times leverage, turns of senior, extra turn, half a turn, turns of EBITDA, turn and a half',
    'tour de dette, tour de levier, tours d’ebitda, fois de levier, tour et demi, demi tour',
  ],
  lbo_lend: [
    'lend, lent, advance, borrow, raise debt, put debt, take on debt, lever up, loan, leverage',
    'prêter, avancer, emprunter, endetter, lever de la dette, levier',
  ],
  lbo_owed: [
    'owe, outstanding, smaller debt pile',
    'doit, doivent, dû, devoir, devra, devrons, ardoise, reliquat, ce qu’on ne lui doit plus',
  ],
  lbo_carry_debt: [
    'support, carry, bear, service, afford, handle, sustain, cope with, capacity, cover',
    'supporter, porter, tenir, assumer, servir, absorber, capacité d’endettement, couvrir, permettent',
  ],
  lbo_amplify: [
    'amplify, magnify, multiply the return, boost, gear up, enhance, lift the return, juice',
    'amplifier, amplifie, démultiplier, démultiplie, booster, doper, accélérer',
  ],
  lbo_equity_part: [
    'equity, own pocket, out of pocket, his pocket, its pocket, own funds, own money, fund’s money, cheque, sponsor’s money',
    'fonds propres, equity, apport, sa poche, leur poche, mise de départ, sa mise, ticket, chèque, argent du fonds, capital',
  ],
  lbo_part_of_price: [
    'percent, per cent, %, half, third, 30%, 35%, 40%, 45%, 50%, 55%, 60%, 65%, 70%',
    'pour cent, %, moitié, tiers, 30%, 35%, 40%, 45%, 50%, 55%, 60%, 65%, 70%',
  ],
  lbo_uses_side: [
    'uses, fees, lawyers, refinancing, refinance, existing debt, old debt, old loans, what it costs, what we pay for, what has to be paid, what must be paid, costs of the deal',
    'emplois, frais, refinancement, dette existante, ancienne dette, vieux crédits, vieilles dettes, avocats, ce qu’il faut payer, ce que coûte, ce que ça coûte, coût de l’opération, coût total',
  ],
  lbo_sources_side: [
    'sources, who brings, who puts in, who puts up, who provides, money comes from, who funds, who pays, lenders, banks, debt, equity',
    'ressources, qui apporte, qui met, d’où vient l’argent, qui finance, qui paie, banques, prêteurs, dette, fonds propres, equity',
  ],
  lbo_give_back: [
    'repay, repaid, repayment, pay down, paid down, paydown, pay back, paid back, pay off, paid off, pay debt, reduce debt, give back, gave the bank back, give the bank back, return to the bank, deleverage, delever, sweep, retire, chip away, reimburse, work down, clear debt, hand over, handed to the bank, goes to the lenders, goes to the bank, works for the lenders, amortise that debt, amortise the debt, debt amortises, debt is amortised, knocks down, wipe out, whittle down, cut the debt, eats down, brings down the loan, takes down the loan, goes to killing, kills off the loan, get rid of the loan, get rid of the debt, pays its own mortgage, mortgage down, bank gets its money, lenders get their money',
    'rembourser, rendre à, rendre aux, rendre au, rend à, rend aux, rend au, on rend, il rend, elle rend, boîte rend, société rend, leur rend, rendre ce, rend ce, rendre l’argent, rend l’argent, désendetter, apurer, solder, réduire la dette, réduit la dette, éponger, payer la dette, paye la dette, amortir la dette, dette s’amortit, part aux banques, va aux banques, va à la banque, verse à la banque, reverse à la banque, travaille pour les banques, éteindre la dette, dette qu’on amortit, amortit chaque année, rendus, éteint la dette, efface la dette, grignote la dette, disparaître l’emprunt, disparaître la dette, paie elle même son crédit, paie son crédit, purger la dette, banque récupère',
  ],
  lbo_shrink: [
    'come down, came down, melt, shrink, shrank, fall, fell, drop, goes down, go down, goes from, dwindle, reduced, disappear, lower, smaller, decline, small, gone, nothing left, light, lighter, whittled',
    'dette fond, crédit fond, emprunt fond, qui fond, fondu, baisser, diminuer, tomber, descendre, descend, réduire, réduit, rétrécir, maigrir, disparaître, petite, petit, plus rien, éteinte, allégée',
  ],
  lbo_surplus: [
    'cash, money, surplus, what is left, what remains, profits, earnings, spare euro, till, kitty, takings',
    'cash, argent, trésorerie, flux, excédent, excédents, ce qui reste, reliquat, bénéfices, caisse, ce qu’elle gagne, ce qui entre, recettes',
  ],
  lbo_stake: [
    'money, investment, stake, equity, cheque, what you put in, what they put in, what we put in, what he put in, deposit, savings',
    'mise, argent, placement, investissement, equity, fonds propres, apport',
  ],
  lbo_put_in: [
    'put in, put up, invest, pay in, paid in, chip in, contribute, stake',
    'mettre, met, mis, investir, apporter, injecter',
  ],
  lbo_annual_return: [
    'annual rate, annualised rate, yearly rate, compound rate, returns, hurdle, made per year, yearly gain, come to per year, per year compounded',
    'taux annuel, taux annualisé, rendement, rentabilité, retour annuel, retour sur investissement, performance annuelle, gain annuel',
  ],
  lbo_first_rank: [
    'first, ahead of, before everyone, before everybody, before anyone, before the others, before all, top of, at the top, priority, front, top ranking, before anybody, until the one above is full',
    'premier, première, avant tout le monde, avant les autres, avant tous, tout en haut, au sommet, en tête, prioritaire, priorité, servi d’abord, sert d’abord, devant, passe avant, tête de file, servi avant',
  ],
  lbo_second_rank: [
    'behind, second in line, after the others, after senior, after the banks, after everyone, paid last, last in line, leftovers, next in line, lower down, junior, subordinated, after the first, further back, back of the queue, comes second, lower ranking, rung down, rung below, nobody below, one below, later in the line, lower in the queue',
    'derrière, après les autres, après la senior, après les seniors, après les banques, passe après, payé après, remboursé après, en dessous, au dessous, dernier servi, subordonné, subordonnée, junior, second rang, après le premier, plus loin, passe ensuite, vient ensuite, vient après, viennent après, en dernier rang, rang inférieur, attend son tour, plus bas dans la file, plus bas dans l’ordre',
  ],
  lbo_manager: [
    'management, executives, directors, ceo, founder, people running, the people who run, seller, vendor, family, bosses, team in place',
    'management, managers, dirigeant, cadres, patron, fondateur, vendeur, cédant, famille, équipe',
  ],
  lbo_reinvest: [
    'reinvest, roll, rollover, put in more, put in their own, put in some, own money, own savings, invest alongside, co invest, skin in the game, sweet equity, keep a stake, stay invested, stake in, put money in, more of their own, stay in, managers put back, slice the managers, leave some money in',
    'réinvestir, réinvestissent, remettre, remettent, leurs économies, au pot, propre argent, leur argent, investit à côté, investissent à côté, co investir, sweet equity, garde une part, reste au capital, argent à côté, mis ses économies, ses économies dedans',
  ],
  lbo_more_of: [
    'more, extra, additional, increase, gained, up, plus, rise, higher, growth, difference',
    'supplémentaire, additionnel, gain, gagné, hausse, augmentation, plus, écart, progression, croissance',
  ],
  lbo_uses_price: [
    'price, the shares, target, seller, company',
    'prix, titres, cible, vendeur, société',
  ],
  lbo_max_price: [
    'pay for, maximum price, at most, ceiling, total price, buy the target, price of',
    'prix maximum, prix total, payer, au maximum, au plus, plafond, prix de',
  ],
  lbo_give: [
    'give, gave, stop, go up to, go to',
    's’arrêtent, donner, monter, aller jusqu’à, va jusqu’à',
  ],
  lbo_loss_of_money: ['loss, both ways, downside', 'perte, dans les deux sens, à la baisse'],
  lbo_goes_to: [
    'goes to, go to, goes into, used to, is used, sent to, straight to, flows to',
    'va à, va aux, part, sert à, servent à, revient aux, file',
  ],
  lbo_company: [
    'company, business, firm, it, asset, investment, target',
    'société, entreprise, boîte, affaire, cible, participation, la',
  ],
  lbo_less_debt_own: [
    'paying down debt, debt repaid, repaying debt, repaid debt, debt repayment, paydown, less debt, debt comes down, debt reduction, debt falls, debt we repaid, owe less, paid back, euro of debt, every euro repaid, smaller debt pile, less is owed',
    'remboursement, moins de dette, dette baisse, baisse de la dette, dette fond, réduction de la dette, on doit moins, rendu à la banque, rendu aux banques, euro de dette, ne lui doit plus, ne leur doit plus, euro rendu',
  ],
  lbo_own_money_word: [
    'own money, own pocket, its pocket, out of its own, investors’ money',
    'propre argent, sa poche, ses propres deniers, argent de ses investisseurs, ses fonds propres',
  ],
  lbo_the_rest: ['rest, remainder, balance, remaining', 'reste, complément, solde'],
  lbo_fees_word: [
    'fees, lawyers, advisers, costs of the deal, transaction costs, deal costs',
    'frais, avocats, conseils, honoraires',
  ],
  lbo_old_debt_word: [
    'refinancing, refinance, existing debt, old debt, old loans, existing loans, existing bank debt, debt already there',
    'refinancement, refinance, dette existante, ancienne dette, vieux crédits, vieilles dettes, banques en place, dette en place',
  ],
} as const satisfies Lexicon;
