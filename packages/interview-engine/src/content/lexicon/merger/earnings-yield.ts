import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Earnings yield against the cost of funding, in the words people use for it. */
export const earningsYieldNotions: Lexicon = {
  brings_back: [
    'brings me, bring me, bring in, brings in, earns me, earn me, comes back, bring us, brings us, yields me, makes me',
    'ramènent, rapportent, rapporte, produisent, me donne',
  ],
  earn_over_pay: [
    'than you pay, than we pay, than it costs, than the money costs, than the debt costs, than the loan costs, than borrowing costs, than you owe, than the interest',
    'qu’on ne paie, qu’on ne paye, qu’elle ne coûte, qu’il ne coûte, que ce que coûte, que ne coûte, que les intérêts',
  ],
  flips_the_multiple: [
    'flip the pe, flip the multiple, flip it, turn it upside down, pe upside down, invert the pe, one over the multiple, reverse the pe',
    'retourne le per, retourner le per, inverse le per, inverser le per, renverse le per, un sur le multiple, mets le per à l’envers, per à l’envers',
  ],
  funding_cost: [
    'price of the loan, price of the money, pay the bank, pay the lenders, pay on the debt, pay on the loan, pay in interest, interest rate, interest bill, costs, bank asks, bank wants, bank charges, lender asks, lenders want, bank takes, money at, borrowed takes, loan takes, lenders take, what it asks, what they ask',
    'banque nous demande, banque nous réclame, prix du prêt, prix de l’argent, coûte, payer à la banque, verse à la banque, verse aux prêteurs, taux de la dette, charge de la dette, intérêts, réclame la banque, demande la banque, banque réclame, banque demande, banque prend, prend la banque, exige la banque, banque exige, prêteurs réclament, prêteurs demandent, argent à, ce qu’elle demande, loyer de l’argent',
  ],
  held_up_against: [
    'held up against, up against, set against, next to what, against what, alongside what, in front of what, side by side with, against, versus, compared with',
    'en face de, en face du, face à, face au, à côté de, en regard de, en regard du, contre ce que, je le mets contre, contre, comparé au, comparé à',
  ],
  per_hundred: [
    'for every hundred, for each hundred, per hundred, of every hundred, on every hundred, for every 100, for each 100, per 100, on each hundred, for each euro paid, for every euro paid, per euro paid',
    'pour cent euros, pour 100 euros, pour 100 payés, pour cent payés, par tranche de cent, sur cent euros, sur 100 euros, pour chaque centaine, pour chaque euro payé, par euro payé, par euro investi, pour cent versés, pour cent dépensés, pour cent investis',
  ],
  price_over_profit: [
    [
      crossed(
        'price divided by, price over',
        'profit, earnings, net income, the profit, the earnings, its profit, its earnings, its net income',
      ),
      'price tag over, price by profit, value over profit',
    ].join(', '),
    [
      crossed(
        'prix divisé par, prix sur',
        'bénéfice, résultat, résultat net, le bénéfice, le résultat, son bénéfice, son résultat, le résultat net',
      ),
      'valeur sur bénéfice, prix sur profit',
    ].join(', '),
  ],
  target_yields: [
    'gives me, gives us, brings me, brings us, leaves me, leaves us, bring back, brings back, yield, earns, brings in, returns, income over price, inverse of the pe, one over the pe, profit over price, bring home, throws off, gives back, makes a year, makes me, makes us',
    'me donne, nous donne, me laisse, nous laisse, rendement, rapporte, inverse du per, un sur le per, résultat sur prix, résultat sur le prix, bénéfice sur prix, bénéfice sur le prix, dégage, gagne, ramène',
  ],
  throws_off: [
    'throw off, throws off, churn out, churns out, kick off, spit out',
    'sortent, dégagent, crachent, sort chaque année, crache',
  ],
};
