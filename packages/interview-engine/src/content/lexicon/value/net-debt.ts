import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Net debt, in the words people use for it. */
export const netDebtNotions: Lexicon = {
  as_much_on_top: [
    'just as much more, as much more, exactly as much more, same sum more, same amount more, same amount on the account, same sum on the account',
    'autant de plus, autant en plus, même somme en plus, même montant en plus, tout autant sur le compte, autant sur le compte',
  ],
  belongs_to_banks: [
    'belongs to the lenders, belong to the lenders, belongs to the banks, belong to the banks, banks’ money, goes to the banks first, bank owns, already belongs to their bank, belongs to their bank, belongs to the bank, already the bank’s, owned by the bank',
    'est aux prêteurs, est aux banques, appartient aux banques, appartient aux prêteurs, revient aux banques, est à la banque, aux prêteurs et pas, déjà à leur banque, déjà à la banque, est à leur banque, appartient à leur banque, appartient à la banque, déjà aux banques',
  ],
  borrowings: [
    'mortgage, owed, owes, owing, debt, loan, borrowing, owe, bond, leverage, the liability, the new liability, credit',
    'doive, doivent, devra, est dû, les crédits, ses crédits, de crédits, des crédits, leurs crédits, dette, emprunt, prêt, crédit, doit, dois, devons, endettement, passif financier, obligations, reste à rembourser',
  ],
  cancels_out: [
    'is a wash, nets out, net to zero, nets to nothing, cancel, offset each other, net out, wash out, even out',
    'c’est neutre, s’équilibrent, net zéro, ça fait zéro, annule, compensent, se neutralise, se neutralisent, neutralise',
  ],
  cost_to_serve: [
    'cost to serve, cost of serving, cost of delivering, has to serve, have to serve, have to deliver, bear the cost, i pay for, i have to heat, i pay the staff, i do the work',
    'coût à servir, coût de service, coût pour servir, coût pour honorer, supporter le coût, moi qui vais payer, à ma charge, moi qui dois, c’est moi qui, je me tape le service, je fais le travail',
  ],
  could_repay: [
    'could pay it back, can pay it back, could give it back, can give it back, could repay it, can repay it',
    'pourrait le rendre, peut le rendre, pourrait le rembourser, peut le rembourser, pourrait la rembourser, pourrait rendre',
  ],
  debt_left_out: [
    [
      crossed(
        'no need to bother with, no need to look at, can forget, can forget about, never mind',
        'the debt, the loans, debt',
      ),
      crossed(
        'ignore, leave out, no need to subtract, no need to deduct, do not subtract, do not deduct, not touch',
        'net debt, the debt, debt, the net debt',
      ),
    ].join(', '),
    [
      crossed(
        'pas besoin de s’occuper, pas besoin de se soucier, sans s’occuper, on peut oublier, peut oublier',
        'de la dette, la dette, des emprunts',
      ),
      crossed(
        'ignore, pas besoin de retirer, pas besoin de déduire, inutile de retirer, inutile de déduire, laisse de côté, pas à retirer, pas à déduire',
        'dette nette, dette, endettement',
      ),
    ].join(', '),
  ],
  debts_first: [
    'borrowings off first, take each side’s, mortgages first, debts first, both our mortgages, banks are paid, after the banks, once the banks, pay off both, take off the debt, debt off, promised to the bank, yours to the bank, big mortgage, more debt than, each side’s debt, each side’s borrowings, comes with debts, brings debts, debts along, banks get paid first, bank gets paid first, lenders come first, lenders first, banks come first, bank comes first, bank first, banks first, lenders are served, lenders get paid first, creditors first, paid before the owners, lenders get paid before, with a mortgage, mortgage of, after the lenders',
    'banques payées, banques sont payées, après les banques, dette déduite, moins la dette, chacun sa dette, dettes déduites, de crédit, avec des dettes, avec sa dette, avec ses dettes, arrive avec une dette, enlève les dettes, retire la dette, retire les dettes, dettes de chacun, plus endetté, plus endettée, banques passent d’abord, banque passe d’abord, banques d’abord, banque d’abord, prêteurs d’abord, banques servies, banques passent avant, banque passe avant, créanciers d’abord, passent avant les propriétaires, prêteurs passent avant, passe avant les propriétaires, de crédit à rembourser, après les prêteurs',
  ],
  gets_deducted: [
    'is subtracted, are subtracted, is deducted, are deducted, gets deducted, is taken off, comes off, come off, gets subtracted, as a deduction, with a minus',
    'est retranché, sont retranchés, est déduit, sont déduits, est soustrait, sont soustraits, est soustraite, est retranchée, est déduite, se retranche, se retranchent, vient en moins, viennent en moins',
  ],
  in_the_account: [
    'money sitting in its account, money sitting in the account, money in its account, what is in the account, what is in its account, what was in the till, what is in the till',
    'ce qu’il y a sur le compte, ce qu’elle a sur le compte, ce qu’elle a sur son compte, ce qu’il y avait dans la caisse, ce qu’il y a dans la caisse, ce qu’il y a en caisse',
  ],
  indebtedness: [
    'owe, has to repay, debt, borrowing, leverage, gearing, indebted, indebtedness, owes, owing, loans, mortgage, unpaid bill, unpaid tab',
    'gros crédit, prêts, à rembourser, ardoise, dette, endettement, endettée, emprunts, levier, doit, crédits, levie, hypothèque, doivent, devoir trop, trop devoir',
  ],
  lbo_cash_off: [
    'net the cash, net cash off, net of cash, take cash off, cash comes off, less cash, minus cash, take out the cash, knock off, knock the cash off, strip out cash, deduct cash, subtract cash, cash deducted, after cash, take off the cash, off the debt, net it off, cash in the bank, what it has in the bank',
    'déduit la trésorerie, déduis la trésorerie, retire la trésorerie, moins la trésorerie, moins le cash, retranche la trésorerie, enlève la trésorerie, enlève le cash, déduit le cash, soustrait la trésorerie, je retire le cash, nette du cash, ce qu’il y a en caisse, nette de, ce qu’elle a en banque',
  ],
  lbo_drawer: [
    'put aside, set aside, sitting in the bank, in the drawer, in the till, in the bank, on the account, in the account, in cash, cash in hand, in the safe, of cash, under the mattress, in our pocket, lying around',
    'qui dorment, dans le tiroir, en caisse, dans la caisse, en banque, sur les comptes, de cash, de trésorerie, en poche, au coffre, sous le matelas, de côté',
  ],
  lbo_empties_till: [
    'emptied the till, empty the drawer, emptied the account, use up the cash, used all the cash',
    'vide la caisse, vide le compte',
  ],
  lbo_gross_owed: [
    'owes, gross, debt, borrowed, loan',
    'devoir, doit, doivent, devons, brute, dette, emprunt, crédit',
  ],
  lbo_pocket: [
    'in its pocket, in the bank, bank account, on the account, in the till, in hand',
    'en poche, à la banque, sur le compte, sur son compte, en caisse, dans la caisse',
  ],
  more_of: [
    'more in the bank, more in the till, more in the account, more cash, more money, exceeds, above, greater than, bigger than, larger than, higher than, outweigh, sitting on, loads of, lots of, plenty of, piles of, mountain of, rich, flush, swimming in, holds more, no debt, without debt, debt free, net cash, negative net debt, net debt is negative',
    'plus en banque, plus en caisse, plus sur le compte, plus de cash, plus de trésorerie, plus de liquidités, plus d’argent, dépasse, dépassent, excède, supérieure à, beaucoup de cash, beaucoup de trésorerie, assise sur, plein de cash, riche en, excédentaire, pas de dette, sans dette, pas endettée, aucune dette, trésorerie nette, dette nette négative, cash net, position nette de trésorerie',
  ],
  mortgage_word: [
    'mortgage, mortgaged, fat mortgage, loan on it, loan on the house, debts on it',
    'hypothèque, hypothéquée, gros crédit, crédit dessus, crédit sur le dos, emprunt dessus, emprunt à rembourser',
  ],
  net_cash_words: ['net cash', 'cash net, trésorerie nette, trésorerie positive'],
  overstates_it: [
    'overstates, flatters, exaggerates, is too generous, is too flattering',
    'surestime, flatte, exagère, trop généreux, trop généreuse, trop flatteur',
  ],
  owed_sum: [
    'what it owes, what they owe, what he owes, pays the bank back, paid the bank back',
    'ce qu’elle doit, ce qu’il doit, ce qu’ils doivent, il rembourse la banque, elle rembourse la banque, rembourse d’abord la banque',
  ],
  owes_nothing: [
    'owes nothing, owes them nothing, has nothing to deliver, has nothing left to deliver, nothing is owed, owe nothing, no loans, not a loan, without loans, nothing borrowed, owes nobody, not a penny of debt',
    'ne doit plus rien, ne doit rien, n’a rien à livrer, n’a plus rien à livrer, ne doive rien, sans emprunt, aucun emprunt, sans emprunts, rien emprunté, pas un sou de dette, sans un sou de dette, doit rien à personne',
  ],
  own_less_of_it: [
    'aren’t worth the same, isn’t worth the same, not worth the same, not worth as much, poorer, less rich, owns less, less is yours, less left, less is left',
    'ne valent pas pareil, ne vaut pas pareil, ne valent pas autant, ne vaut pas autant, moins riche, vaut moins, ne valent pas la même chose, reste moins, en possède moins',
  ],
  plain_cash_doubt: [
    'stuck in, locked in, trapped, cannot get out, can not get out, cannot use, needed to run, needed in the shop, needed for the till, change in the till, i do not count, does not count, will not count, every euro of cash counted, counts all the cash',
    'coincé, bloqué, piégé, ne peut pas sortir, ne peux pas sortir, inutilisable, besoin pour tourner, nécessaire pour tourner, fond de caisse, je ne le compte pas, ne compte pas, compte tout le cash, chaque euro de cash',
  ],
  plain_counting_savings: [
    'counting the money, counting its cash, counting its money, counting what it has, counting its savings, counting the savings, counting the cash, net of what it has, net of its savings, less what it has, minus what it has, less its savings, minus its savings, less what is in, minus what is in, less what sits, after counting, allowing for its cash, credit for the cash, credit for its cash',
    'en comptant l’argent, en comptant son épargne, en comptant sa trésorerie, après avoir compté, moins ce qu’elle a, moins ce qu’il y a, moins ce qu’ils ont, moins ce qu’on a, moins son épargne, une fois compté l’argent, en tenant compte de l’argent, en comptant ce qu’elle a, net de ce qu’elle a, en tenant compte de sa trésorerie',
  ],
  plain_landlord_promise: [
    'promised the landlord, promised to the landlord, owe the landlord, owed to the landlord, years of rent, rents to come, rent still to pay, rent for the next, rent you owe, rent we owe, future rent, future rents, signed for the rent, lease commitments, lease commitment, promised to pay the landlord, still have to pay the landlord, owe to the landlord',
    'promis au propriétaire, promis au bailleur, dû au propriétaire, doit au propriétaire, doit au bailleur, années de loyer, loyers à venir, loyers qui restent, loyers restants, loyers promis, loyers futurs, signé pour des années, engagements locatifs, engagement locatif, engagements de loyer, reste de loyers, loyer qu’on doit, reste à verser au bailleur, reste à verser au propriétaire, reste à payer au bailleur, reste à payer au propriétaire',
  ],
  plain_owe_no_more: [
    'owe no more, owes no more, not owe more, not owe any more, do not really owe, no deeper in debt, not more in debt, no more in debt, nothing more owed, owe 100 more, owes 100 more, one cancels the other, zero net, net zero, nothing in net, nil net, balance out, even out, cancel out, cancels out, wash, owe nothing more, owes nothing more',
    'dois pas plus, doit pas plus, ne dois pas plus, ne doit pas plus, pas plus endetté, pas plus endettée, pas plus de dette, zéro en net, net zéro, net nul, nul en net, s’annulent, se compensent, blanc, dois rien de plus, doit rien de plus',
  ],
  plain_owed_bills: [
    'roof, unpaid bonuses, unpaid tax, unpaid taxes, taxes not paid, tax not paid, tax due, overdue, postponed, put off, provisions, unpaid bills, bonuses owed, repairs, late invoices, promised later payments, which bills, earn-outs',
    'toit, primes dues, impôts pas encore payés, impôts non payés, impôt à payer, impôt dû, reporté, reportés, reportées, repoussé, provisions, provision, factures en retard, factures impayées, travaux, bonus dus, réparations, compléments de prix, les factures, impôts dus',
  ],
  plain_pays_part: [
    'pays part of it, pays part of that, covers part of it, pays off part, knocks part of it',
    'en paie une partie, en couvre une partie, en rembourse une partie',
  ],
  plain_rather_than_deduct: [
    'instead of taking off, instead of deducting, instead of subtracting, rather than taking off, rather than deducting, instead of taking away',
    'au lieu d’enlever, au lieu de retirer, au lieu de déduire, au lieu de soustraire, plutôt que d’enlever, plutôt que de déduire',
  ],
  plain_really_owe: [
    'only owe, only owes, truly owe, in fact owe, in truth, in reality, really, in the end, at the end of the day, all told, true debt, real debt, the real bill, left to pay, so the bill is, so the debt is, wiped out with the cash',
    'au fond, en réalité, vraiment, au final, tout compte fait, ne doit que, ne dois que, ne devons que, ne reprend que, dette réelle, reste à payer, reste dû, en fait, effacés avec le cash, cash servant d’abord',
  ],
  plain_really_owe_after: [
    'truly owe after, really owe after, owe after your savings, owe once you take off, owe net of, owe after the cash',
    'dois vraiment, doit vraiment, devez vraiment, on doit vraiment, dois réellement, doit réellement, dois au net, doit au net',
  ],
  put_aside_savings: [
    'put aside, set aside, your savings, what is in the account, in your savings',
    'de côté, mis de côté, as de côté, ton livret, son livret, votre livret, tes économies, t’as de côté',
  ],
  put_word: ['put, lump, count, treat', 'mettre, mets, ranger, compter'],
  refuses_to_count: [
    'not count it, not pay for, not really money, refuses to pay, not really there',
    'refuse de payer, refuse de le payer, ne veut pas payer, veut rien donner, refuse de compter',
  ],
  stuck_cash: [
    'really free, free to use, really available, can really use, can not be touched, can not touch, out of reach, trapped, stuck, blocked, restricted, not available, not free, not freely, minimum cash, operating cash, cash needed, needed to run, tied up, locked up, abroad, foreign subsidiary, not all the cash, some of the cash, cannot be touched, cannot touch',
    'vraiment disponible, vraiment libre, vraiment utilisable, pas y toucher, hors de portée, hors d’atteinte, bloqué, coincé, piégé, trapped cash, pas disponible, pas libre, pas mobilisable, non mobilisable, restreinte, minimum, nécessaire à l’exploitation, besoin d’exploitation, à l’étranger, en chine, filiale étrangère, pas toute la trésorerie, immobilisée, intouchable',
  ],
  stuck_with_bill: [
    'stuck with the bill, stuck with the printing, left with the bill, stuck with the work, left holding the bill, left with the work, stuck with the cost',
    'coincé avec la facture, reste avec la facture, me retrouve avec la facture, hérite de la facture, hérite du travail, me laisse la facture, laisse l’ardoise',
  ],
  taken_off: [
    'come off, comes off, knock off, take away, take off, strip off, subtract, deduct, minus',
    'vient en moins, viennent en moins, retrancher, retranche, enlever, enlève, retirer, retire, ôter, soustraire, déduire, déduit',
  ],
  takes_on: [
    'takes what it owes, come with, inherits, has to look after, stuck on the walls, comes along with it, comes along with, comes along, comes with it, falls to the buyer, becomes the buyer’s problem, shoulder, shoulders, has to swallow, his headache, his problem, becomes his problem, his to repay, on the hook for, goes on the bill, on his plate, lands on him, gets saddled with, saddled with, comes with the house, come with the house, part of the bill, move over to him, moves over to him, passes to him, pass to him, land with him, goes over to the buyer, move over to the buyer, take over, take on, assume, inherit, bear, pick up, pay for',
    'viennent avec, vient avec, hériter, à sa charge, va avec la maison, retombe sur l’acheteur, à reprendre aussi, suit la boîte, endosse, endosser, sur le dos, devient son problème, c’est son problème, c’est pour lui, à lui de rembourser, se coltine, se farcit, se tape, récupère l’ardoise, sur la note, dans les bagages, viennent avec la maison, hérite de l’ardoise, il faut aussi payer, passent chez lui, passe chez lui, atterrissent chez lui, passent chez l’acheteur, passent à l’acheteur, reprend, reprendre, hérite, supporte, assume, prend en charge, rembourse',
  ],
  till: [
    'in the account, on the account, money in it, money aside, put aside, idle money, money of its own, savings book, deposit account, hoard, in the vault, cash, till, in the bank, bank account, bank balance, money it has, money it holds, liquid funds, liquid assets, treasury, pile of money, available funds, drawer, savings, current account, kitty, piggy bank, safe, purse, war chest, nest egg, lying around',
    'tas d’argent, argent qu’elle contient, sur leur compte, dort à la banque, tréso, livret, argent placé, dort au coffre, trésor de guerre, trésorerie, cash, liquidités, caisse, en banque, disponibilités, disponible, argent de côté, bas de laine, matelas, magot, placements, sur le compte, compte bancaire, tiroir, économies, cagnotte, coffre, tirelire, pactole, épargne, compte courant',
  ],
  treat_word: ['treat, see, consider, call', 'traiter, voit, voir, considère'],
  up_to_ev: [
    'get to ev, get to enterprise value, get enterprise value, reach enterprise value, reach ev, arrive at enterprise value, arrive at ev, build enterprise value, obtain enterprise value, part of enterprise value, in enterprise value, in ev, ev is, enterprise value is, ev equals, enterprise value equals',
    'arriver à ve, arriver à l’ev, arriver à valeur d’entreprise, obtenir valeur d’entreprise, obtenir ve, obtenir l’ev, l’ev est, l’ev c est, trouver valeur d’entreprise, dans valeur d’entreprise, dans ve, partie de valeur d’entreprise, ve est, ve c est, valeur d’entreprise est, valeur d’entreprise c est, ve égale, valeur d’entreprise égale',
  ],
  what_goes_in: [
    'what counts as, what is counted as, what gets counted as, what goes in, what you put in, what is in it, what belongs in it, definition of, how you define, included or not, in or out',
    'ce qui compte comme, ce qu’on compte comme, ce qui est compté comme, ce qui passe pour, met dedans, mettre dedans, met dans, qu’on y met, inclut ou pas, définition de, dedans ou pas',
  ],
};
