import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Subjects and what is falsely said of them, kept close together. */
export const untruthsNotions = {
  lbo_fund_books: [
    'fund’s own books, fund’s books, books of the fund, sponsor’s books, sponsor’s own books, fund level, level of the fund, in the fund itself, on the fund itself, with the fund itself, by the fund itself, never on the target, never on the company, in its own name',
    'comptes du fonds, bilan du fonds, livres du fonds, niveau du fonds, logée dans le fonds, portée par le fonds, porte sur le fonds, au nom du fonds, jamais sur la cible, jamais dans la cible',
  ],
  lbo_fund_investors: [
    'fund’s investors, investors of the fund, investors in the fund, limited partners, lps, sponsor’s investors, its investors, fund itself, sponsor itself',
    'investisseurs du fonds, souscripteurs, ses investisseurs, fonds lui même, sponsor lui même, investisseurs du sponsor',
  ],
  lbo_debt_service_word: [
    'service, repay, pay back, pay off, pay the interest, pay the debt, pay the loan, pay the banks, reimburse',
    'rembourser, payer la dette, paient les intérêts, assurent le service, paient les banques',
  ],
  lbo_out_of_own_pocket: [
    'out of their pockets, out of its pocket, out of its own pocket, from its own pocket, own money, own cash, own funds',
    'de leur poche, de sa poche, leurs deniers, ses deniers, propre argent, leur argent, avec son argent',
  ],
  lbo_debt_grows: [
    `${crossed('debt, loan, debt pile', 'grows, gets bigger, goes up, rises, increases, swells', 'every year, each year, over time')}, meant to get bigger, get bigger every year, debt should grow, debt keeps growing, loans grow every year`,
    `${crossed('dette, endettement', 'augmente, grossit, monte, gonfle', 'chaque année, tous les ans, au fil du temps')}, dette doit grossir, dette doit augmenter`,
  ],
  lbo_spare_cash: [
    'spare euro, spare cash, every euro, excess cash, free cash, surplus, the cash, cash flow, cash generated, cash left, cash the company makes',
    'excédent, excédents, cash disponible, cash dégagé, cash généré, trésorerie, flux, le cash, chaque euro',
  ],
  lbo_out_as_dividend: [
    'as dividends, in dividends, goes up to us, goes straight to the fund, upstreamed to the fund, distributed to the fund, distributed to shareholders, distributed to the sponsor, paid out to shareholders',
    'en dividende, sous forme de dividende, distribué aux actionnaires, reversé au fonds, distribué au fonds',
  ],
  lbo_all_own_money: [
    [
      crossed(
        'mostly, mainly, almost entirely, entirely, essentially, only, all',
        'with its own money, with their own money, with own money, with own funds, with equity, from its own pocket, in equity, by equity',
      ),
      'hardly any debt, almost no debt, as little debt as possible, very little debt, no debt at all',
    ].join(', '),
    [
      crossed(
        'surtout, essentiellement, principalement, presque entièrement, entièrement, uniquement',
        'avec son argent, avec son propre argent, avec ses fonds propres, en fonds propres, par fonds propres, de sa poche',
      ),
      'presque pas de dette, quasiment pas de dette, le moins de dette possible, aucune dette',
    ].join(', '),
  ],
  lbo_debt_lowers_return: [
    crossed(
      'debt, leverage, borrowing',
      'lowers, reduces, dilutes, hurts, cuts',
      'return, returns, irr',
    ),
    crossed(
      'levier, dette, endettement',
      'baisse, réduit, diminue, dilue, pénalise',
      'rendement, tri, rentabilité',
    ),
  ],
  lbo_debt_dearer_than_equity: [
    crossed(
      'debt, borrowing, leverage, bank debt',
      'costs more than, is more expensive than, is dearer than, is costlier than',
      'equity, own money, own funds',
    ),
    crossed(
      'dette, emprunter, emprunt',
      'coûte plus cher que, est plus chère que, coûte plus que',
      'fonds propres, capitaux propres, capital, equity',
    ),
  ],
  lbo_exit_debt_strict: [
    'remaining debt, debt left, debt that is left, debt still owed, exit debt, debt at exit, loans left, remaining loans, outstanding debt, residual debt, debt at the end',
    'dette restante, dette résiduelle, dette de sortie, dette à la sortie, dette en sortie, dette qui reste, dette encore due, reste de dette',
  ],
  lbo_extra_for_us: [
    'on top for us, pays us extra, paid extra, pays extra, pays on top, comes on top, adds to our, adds to the proceeds, added to the proceeds, adds to the price, is added, gets added, gets paid to us, extra for the fund, increases what we get, raises our proceeds',
    's’ajoute, en plus pour nous, vient en plus, paie en plus, paye en plus, augmente le produit, est ajoutée, revient aussi au fonds',
  ],
  lbo_straight_line: [
    'straight line, linear, linearly, simple interest, simple addition, makes a hundred percent, makes 100%, adds up to 100%, gives a hundred percent, gives 100%, is a hundred percent, just add up, simply add, just add the years, simply multiply the rate, average yearly gain',
    'ligne droite, linéaire, intérêts simples, simple addition, fait cent pour cent, font cent pour cent, fait 100%, font 100%, s’additionnent, on additionne les années, il suffit d’additionner, règle de trois, moyenne annuelle du gain',
  ],
  lbo_total_gain_word: [
    'total gain, total return, overall gain, overall return, whole gain, total profit',
    'gain total, performance totale, rendement total, gain global, plus value totale',
  ],
  lbo_longer_strict: [
    'longer hold, hold longer, more years, extra years, another two years, later exit, exit later, selling later, wait longer, longer you hold, longer we hold, longer you wait, longer it takes, more time, two years later, sale drags on, sale slips, exit slips, stretch the hold',
    'détention plus longue, détention est longue, plus longtemps, années de plus, sortir plus tard, sortie plus tardive, vendre plus tard, plus on attend, plus on garde, plus ça dure, durée plus longue, attendre plus, vente traîne, sortie glisse, vente glisse, deux ans de plus, allonger la durée, plus je garde, plus tu gardes, plus il garde, plus je conserve, plus longtemps on garde',
  ],
  lbo_return_rises: [
    [
      crossed(
        'irr, irr of the fund, return, returns, annual return, rate of return, yield',
        'actually goes up, also goes up, then goes up, even goes up, goes up, go up, rises, rise, increases, is higher, gets higher, improves, climbs, gets better, is better, will rise, would rise, increase',
      ),
      'pushes the irr up, push the irr up, brings the irr up, drives the irr up, irr up, higher irr, better irr, better the irr, higher the irr, raises the irr, lifts the irr, boosts the irr, improves the irr, increases the irr, raises the return, improves the return, higher the return',
    ].join(', '),
    [
      crossed(
        'tri, tri du fonds, rendement, rendement du fonds, rentabilité, retour',
        'va monter, monte donc, augmente donc, monte, augmente, s’améliore, grimpe, progresse, est plus élevé, est meilleur, est plus haut, remonte',
      ),
      'pousse le tri, pousse le tri vers le haut, tire le tri vers le haut, tri plus élevé, meilleur tri, meilleur est le tri, meilleur le tri, tri supérieur, plus le tri monte, plus le tri est élevé, fait monter le tri, augmente le tri, améliore le tri, améliore le rendement, améliore la rentabilité',
    ].join(', '),
  ],
  lbo_return_falls: [
    [
      crossed(
        'irr, return, returns',
        'goes down, falls, drops, decreases, is lower, gets worse, suffers',
      ),
      'brings the irr down, drags the irr down, pulls the irr down, brings down the irr, lower irr, lowers the irr, reduces the irr, hurts the irr, cuts the irr',
    ].join(', '),
    [
      crossed('tri, rendement, rentabilité', 'baisse, diminue, recule, chute, est plus faible'),
      'tire le tri vers le bas, pèse sur le tri, fait baisser le tri, réduit le tri, dégrade le tri, diminue le tri',
    ].join(', '),
  ],
  lbo_money_lost: [
    'money lost, lost money, money gone, gone for good, loss for the shareholder, loss for the fund, loss for the equity, is a loss, as a loss, lost for the, cost to the fund, cost for the fund, out of our pocket, deducted from the gain, off the gain, reduces the gain, lowers the gain, eats into the gain, reduces our gain, destroys value, makes us poorer, less for the shareholders, less for the fund, leaves less for',
    'argent perdu, perte pour, perdu pour, est une perte, comme une perte, sort de sa poche, sort de notre poche, à déduire du gain, retranche du gain, réduit le gain, diminue le gain, ampute le gain, coûte au fonds, coûte à l’actionnaire, détruit de la valeur, appauvrit, moins pour l’actionnaire, moins pour le fonds, moins pour les actionnaires',
  ],
  lbo_multiple_rise_strict: [
    'higher exit multiple, higher multiple, rising multiple, multiple rises, multiple goes up, multiple expansion, better multiple, richer multiple, extra turn, one turn more, selling dearer, multiple going up',
    'multiple plus élevé, multiple qui monte, multiple monte, multiple augmente, hausse du multiple, expansion du multiple, meilleur multiple, tour de plus, tour supplémentaire, passer de 8 à 9, revendre plus cher',
  ],
  lbo_multiple_fall_strict: [
    'lower multiple, multiple falls, multiple goes down, multiple contraction, falling multiple',
    'multiple plus bas, multiple plus faible, multiple qui baisse, multiple baisse, baisse du multiple, tour de moins, contraction du multiple',
  ],
  lbo_hurts_fund: [
    'destroys value, costs the fund, hurts the fund, hurts the seller, bad for the fund, bad for the seller, reduces the gain, lowers the gain, reduces our gain, lowers the return, reduces the return, loses money, makes us lose, is a loss, reduces value, comes off the gain, costs us',
    'détruit de la valeur, coûte au fonds, pénalise le fonds, pénalise le vendeur, mauvais pour le fonds, réduit le gain, diminue le gain, baisse le gain, fait perdre, est une perte, nous coûte, réduit le rendement, diminue la valeur',
  ],
  lbo_helps_fund: [
    'creates value, adds value, increases the gain, raises the gain, good for the fund, raises the return, more gain, improves the return',
    'crée de la valeur, augmente le gain, bon pour le fonds, améliore le rendement, fait gagner, ajoute de la valeur',
  ],
  lbo_most_reliable: [
    'most reliable, safest, most certain, surest, controls best, most under control, you can count on, guaranteed, always comes',
    'plus fiable, plus sûr, maîtrise le mieux, plus certain, garanti, toujours au rendez vous',
  ],
  lbo_higher_target: [
    'higher irr, higher return, higher hurdle, higher target, more demanding, bigger irr',
    'tri visé plus élevé, rendement plus élevé, exigence plus élevée, plus exigeant, tri plus haut, tri élevé, tri exigé est élevé, rendement exigé est élevé',
  ],
  lbo_pays_more_strict: [
    'pay more, pay a higher, higher price, bid more, higher bid, offer more, higher multiple, more it can pay, more it can afford, more the fund can, more you can pay, more it can put, more it can bid',
    'peut payer plus, payer plus cher, prix plus élevé, offrir plus, payer davantage, prix plus haut, prix monte, plus il peut payer, plus le fonds peut payer, plus il peut mettre, plus on peut payer',
  ],
  lbo_debt_rate_word: [
    'wacc, cost of debt, rate of the loan, loan rate, bank rate, interest rate, rate of the banks, rate the banks charge, risk free rate',
    'wacc, cmpc, coût de la dette, taux d’intérêt, taux de la dette, taux des banques, taux du prêt, taux sans risque, coût moyen pondéré',
  ],
} as const satisfies Lexicon;
