import type { Lexicon } from '../../types.ts';

/** The exit, in the words people use for it. */
export const exitNotions: Lexicon = {
  lbo_cheaper_later: [
    'cheaper, for less, less generous, lower price',
    'moins cher, moins généreux, prix plus bas',
  ],
  lbo_clears_the_loan: [
    'settle with the lenders, settle with the bank, settle up with, square the lenders, pay the lenders off, pays off the lenders, pay off the lenders, bank gets squared, lenders get squared, squared away with the bank, clear what the bank, square the bank, square it with the bank, give the bank, pay off the bank, pays the bank, clear the loan, clear what, settle the loan, settle what, bank what, still owed, bank takes its, repay the bank, after the bank, once the bank, bank has had its, bank is paid, bank gets its, we clear the, goes to the bank, straight to the bank',
    'règle les prêteurs, on éponge, éponge le crédit, éponge l’ardoise, règle l’ardoise, solde ce qu’on doit, rend aux prêteurs, on rembourse les banques, je rends aux banques, solde la banque, règle la banque, solde le banquier, rend à la banque, rendre à la banque, on rend la banque, paie la banque, rembourse la banque, doit encore, doivent encore, reste dû, reste à devoir, solde le crédit, solde la dette, banque récupère, banque prend, banque est payée, banque payée, une fois la banque, va à la banque, aux banques',
  ],
  lbo_debt_left: [
    'debt left, remaining debt, debt remaining, debt is left, left of debt, still owe, debt at exit, exit debt, outstanding debt, debt goes from, debt falls to, debt is down, residual debt',
    'dette restante, reste de dette, reste à rembourser, dette résiduelle, encore due, dette de sortie, dette en sortie, dette à la sortie, il en reste, dette passe de, dette tombe à, dette est tombée',
  ],
  lbo_exit_route: [
    'trade buyer, another fund, another sponsor, stock market, stock exchange, ipo, public markets, industrial group',
    'industriel, autre fonds, autre sponsor, bourse, coter, repreneur',
  ],
  lbo_exit_value: [
    'enterprise value, exit ev, at exit, exit value, exit price',
    've de sortie, valeur d’entreprise, en sortie, à la sortie, valeur de sortie, prix de sortie',
  ],
  lbo_hold_end: [
    'at the end, in the end, on the last day, once the banks, exit',
    'à la fin, au bout, le dernier jour, à la sortie, une fois les banques, en sortie, de sortie',
  ],
  lbo_hold_years: [
    'years, holding period, later, after, end of the period, at the end',
    'ans, année, durée de détention, à la fin, au bout, horizon, au terme, plus tard',
  ],
  lbo_keeps_rest: [
    'leftover is yours, leftover is ours, leftover is mine, rest is profit, is in hand, is in our hands, ours to keep, mine to keep, walk off with, comes home with us, keep the change, pocket the difference, pocket the change, pocket what, pocket the rest, keep what is left, keep the rest, is ours, is mine, in our hands, in my hands, in my pocket, left for us, left for me, we keep, i keep, walk away with, ours when, mine when, the rest is for, keep the difference',
    'surplus est pour, surplus est à nous, on empoche, garde la différence, garde le surplus, garde presque, tombe chez nous, finit chez nous, garde la monnaie, empoche la différence, empoche, garde le reste, reste est à nous, reste est pour nous, est à moi, à moi le, nous reste, me reste, mon gain, on garde, je garde, dans ma poche, repart avec, repars avec, reste pour moi, de plus à moi',
  ],
  lbo_later_buyer: [
    'buyer after us, one who buys from us, whoever takes it after, whoever he sells to, whoever buys, next buyer, next owner, next sponsor, sells to later, whoever buys it off, whoever takes it, whoever comes after, the one after us, person buying it later',
    'acheteur d’après, acquéreur d’après, celui qui nous rachètera, celui qui la reprendra, celui qui rachètera, prochain acheteur, prochain acquéreur, acheteur suivant, celui à qui, acquéreur suivant, celui qui nous la, celui qui la, celui qui me la, celui d’après, la personne qui rachètera, celui qui viendra',
  ],
  lbo_lower_price: [
    'lower, less, smaller, cut, fall, cheaper',
    'plus bas, plus faible, moins, baisse, réduit, inférieur',
  ],
  lbo_multiple_word: [
    'multiple, times, ebitda, relative price, same price',
    'multiple, fois, ebitda, prix relatif, même prix',
  ],
  lbo_next_buyer: [
    'next guy, next fellow, next person, next owner, new owner, next buyer, industrial group, competitor buys, trade buyer, strategic buyer, corporate buyer, industrial buyer, another sponsor, another fund, other sponsor, another private equity, secondary buyout, ipo, buys it from, who buys it',
    'le suivant, prochain propriétaire, nouveau propriétaire, prochain acheteur, industriel, concurrent la rachète, autre fonds, autre sponsor, lbo secondaire, introduction en bourse, acheteur suivant, prochain acquéreur, à qui je revends, à qui on revend, qui rachètera, futur acquéreur, acquéreur suivant, repreneur',
  ],
  lbo_one_day: [
    'at the end, one day, later, trade, secondary, another fund, bigger firm, another group, afterwards, when you’re done, when we’re done, when you are done, when we are done',
    'à la sortie, le jour où, un jour, plus tard, industriel, autres fonds, au moment de la sortie, ensuite, quand on aura fini, le jour venu, quand ce sera fini',
  ],
  lbo_out_at: ['out at, exit at', 'sors à, sortie à'],
  lbo_remain_for: [
    'left, keep, remains, leaves, belongs, goes to the fund, for the fund, for the sponsor, equity out, for the equity',
    'reste, garde, revient, pour le fonds, pour les actionnaires, solde',
  ],
  lbo_resell: [
    'let it go, take it off us, part with it, fetches, hand the business to, hand it to somebody, pass the business to, let it go for, lets it go for, sell, sold, resell, resold, resale, exit, dispose, cash out, float, hand on, pass it on, list the company, take it public, trade sale, offload, take it off their hands, put it back on the market',
    'nous la reprend, nous le reprend, s’en sépare, s’en défait, en tire, ça part pour, elle part pour, recéder, change de mains, la lâche, on lâche, laisse partir, la laisse partir, revendre, revend, revendu, revente, vendre, vend, vendu, céder, cession, sortir, sors, repasse, refile, se sépare, introduire en bourse, passe la main, se défait, refourguer, remettre sur le marché, remet sur le marché',
  ],
  lbo_sells_worse: ['at a meaner price, less well', 'aussi bien, moins bien'],
  lbo_someone_buys: [
    'somebody else buys, someone else buys, another fund buys, another buyer takes, somebody to take it, someone to take it, takes it off our hands, take it off my hands, for sale sign, changes hands, new owner pays, the next one pays, takes it off you, takes it off us, buys it from me, buys it from us, flip it to, flip it on, pass it to somebody, hand it to somebody else, pays me, find somebody to buy, find someone to buy, find a buyer, somebody buys, someone buys, gets sold, is sold, sell it, sell the house, sell the shop, sell up, up for sale, somebody gives us, someone gives us, someone pays us, day of the sale, day I sell, day we sell, when I sell, when we sell, somebody takes it over, somebody pays',
    'quelqu’un d’autre la rachète, quelqu’un d’autre rachète, un autre la rachète, un autre rachète, quelqu’un me la, quelqu’un nous la, quelqu’un te la, quelqu’un la reprend, on me la reprend, on nous la reprend, trouve preneur, trouver preneur, change de mains, remet l’affaire, nous la reprend, reprend l’affaire, me la rachète, nous la rachète, la refile à, la repasse à, un autre me la, un autre la reprend, trouve un acheteur, trouver quelqu’un, quelqu’un achète, quelqu’un rachète, quelqu’un nous donne, on nous donne, on vend, je vends, on revend, je revends, jour de la vente, au moment de vendre, remettre en vente, on cède, quelqu’un paie',
  ],
  lbo_takes_back: [
    'takes back, help themselves to, pick up',
    'reprennent, reprend, ramassent, récupèrent',
  ],
  lbo_who_buys_it: [
    'buyers at the end, who would buy it, who will buy it, someone to buy it, buy it off you, buy it from you, several buyers, a way out, obvious buyers, natural buyers, who takes it off, know who to sell, who will take it from, who takes it from, who will want it, who would want it, who’d want it, who will take it, who takes it next',
    'acheteurs possibles, repreneurs possibles, acheteurs à la sortie, à qui la revendre, porte de sortie, qui la rachètera, preneurs possibles, acheteurs évidents, acheteurs naturels, sache déjà à qui, sait déjà à qui, qui me la reprendra, qui la reprendra, qui nous la reprendra, qui en voudra, qui la voudra, qui la prendra, qui voudra l’acheter',
  ],
  market_fund_exit: [
    'get rid of, sitting on the shelf, sell, exit, realise, offload, return money, stuck, holdings, portfolio, cash in, float, in the drawer',
    'revendre par la bourse, se débarrasser, vendre, céder, sortir, rendre, participations, portefeuille, bloqués, encaisser, coter, traîne dans leurs, dans leurs tiroirs',
  ],
  market_holdings_word: [
    'holdings, portfolio, companies they own, stuck, held, investments, dry powder, old funds',
    'participations, portefeuille, coincés, bloqués, lignes, sociétés détenues, vieux fonds, détiennent',
  ],
  market_ipo_window: [
    'ipo, listing, flotation, stock market exit, go public',
    'fenêtre d’introduction, ipo, bourse, porte de sortie, mettre une société sur le marché',
  ],
  market_reopen: [
    'open, reopen, shut, closed, back',
    'ouvre, rouvre, ouverte, entrouverte, fermée',
  ],
  to_give_back: [
    'to give back, to hand back, to pay back, to return',
    'à rendre, à rembourser, à restituer',
  ],
};
