import type { Lexicon } from '../../types.ts';

/** Trade receivables, in the words people use for it. */
export const receivablesNotions: Lexicon = {
  collection_days: [
    'dso, debtor days, debtors days, receivable days, receivables days, customer days, days of receivables, days of debtors',
    'dso, délai client, délai clients, jours clients, jours de créances, crédit client, crédit clients',
  ],
  owes_us: [
    'people who owe us, those who owe us, whoever owes us',
    'ceux qui nous doivent, gens qui nous doivent',
  ],
  paid_by: [
    'get paid, being paid, are paid, is paid, getting paid, people settle, clients settle, people pay, pay us, settle with us, paid sooner, pay sooner',
    'être payé, suis payé, se fait payer, sommes payés, est payé, encaisser, être payés, gens règlent, clients règlent, gens paient, nous régler, nous payer, nous paient, payé plus tôt',
  ],
  per_day: ['a day, per day, each day, daily', 'par jour, chaque jour'],
  plain_lands: [
    'lands on, lands in, drops into, falls into, arrives on, comes in, shows up in, comes into, in my account, in the account, in the bank, one off, only once, once only',
    'tombe sur, tombent sur, tombe dans, arrive sur, arrivent sur, rentre, rentrent, sur mon compte, sur le compte, en caisse, une seule fois, coup unique, une fois pour toutes, gain unique',
  ],
  plain_sooner: [
    'earlier, sooner, faster, quicker, days less, fewer days, ahead of before, on the spot instead',
    'plus tôt, plus vite, plus rapidement, jours de moins, jours avant, en avance',
  ],
  settle_up: ['settle, settling, pay, paying', 'régler, règle, payer, paie'],
  shops_pay: [
    'the shops take, supermarkets take, supermarkets pay, retailers pay, retailers take, the shops pay, the stores pay, shops settle, supermarkets settle',
    'supermarchés le règlent, supermarchés règlent, supermarchés paient, magasins règlent, magasins paient, enseignes paient, enseignes règlent, distributeurs paient, distributeurs règlent',
  ],
  sits_unpaid: [
    'sit unpaid, sits unpaid, stay unpaid, stays unpaid, remain unpaid, remains unpaid',
    'restent impayées, reste impayée, restent impayés, reste impayé',
  ],
  unpaid: ['unpaid, outstanding, open', 'impayé, en attente'],
};
