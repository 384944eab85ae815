import type { Lexicon } from '../types.ts';
import { staysPut } from './directions.ts';

/** What people of every part of the trade say. */
export const common: Lexicon = {
  above_it: ['above, over, before', 'au-dessus, avant'],
  after_interest: [
    'after it has paid the bank, after the bank has been paid, after interest, after the interest, after paying the bank, after paying lenders, after debt service, net of interest, levered cash flow, levered flows, to the shareholders, net income, after repayments, after debt repayments, flow to equity, levered free cash flow, shareholders only, to shareholders alone, after paying them, post interest, after paying interest, after paying the lenders, after lenders, after the lenders, after the bank, after financing costs, once interest, once the interest, once the banks, once the lenders, lenders have been paid, banks have been paid, lenders are paid, interest has been paid, interest is paid, interest already, below interest, below the interest line, interest and tax, lenders have had, after the banker, once the banker',
    'après avoir payé les intérêts, après avoir réglé les intérêts, après avoir servi les intérêts, après avoir payé les banques, après intérêts, après les intérêts, après frais financiers, après remboursement, flux aux actionnaires, flux pour les actionnaires, résultat net, aux seuls actionnaires, seulement aux actionnaires, net des intérêts, une fois les banques payées, après les frais financiers, après charges financières, après les charges financières, après résultat financier, après paiement des intérêts, après avoir payé la banque, après rémunération des prêteurs, après les banques, après la banque, après les prêteurs, après la mensualité, une fois les intérêts, une fois la banque payée, intérêts et l’impôt payés, intérêts payés, net d’intérêts, intérêts et impôts payés, intérêts déjà payés, après le banquier, une fois le banquier payé',
  ],
  after_tax: [
    'after the taxman, after the tax man, after tax, net of tax, minus the tax, minus tax, less tax, deductible, tax relief, tax break, tax saving, tax deduction, once tax is saved, thanks to the taxman, the taxman pays, the state pays part, taxman refunds',
    'après le fisc, après impôt, net d’impôt, moins l’impôt, déductible, un moins le taux d’impôt, économie d’impôt, déduction, avantage fiscal, avantage d’impôt, 1 moins, l’État en paie, le fisc en paie, fisc rembourse',
  ],
  already_word: ['already, directly, as such, straight away', 'déjà, directement'],
  amiss_unneeded: [
    'no need, not need, need not, not necessary, unnecessary, superfluous, useless, pointless, irrelevant, not matter, no role, not play a role, plays no part, not count, can be ignored, can ignore, can be skipped, can skip, leave out, left out, a formality, a detail, a waste of time, no importance, of no use, not worth, makes no difference, changes nothing, no effect, no impact, not affect, not change, nothing to do, has no bearing, no influence, not enter, not have to, no place, without looking at',
    'pas besoin, inutile, superflu, superflue, pas nécessaire, ne sert à rien, sert à rien, aucune importance, pas d’importance, importe peu, peu importe, ne compte pas, compte pas, ne comptent pas, peut être ignoré, peut ignorer, peut être ignorée, peut sauter, peut s’en passer, une formalité, un détail, perte de temps, aucun rôle, ne joue aucun rôle, ne change rien, change rien, aucun effet, aucun impact, sans effet, rien à voir, n’entrent pas, n’entre pas, pas sa place, secondaire, laisse de côté, n’intervient pas, aucune incidence, aucune influence',
  ],
  as_if_none: [
    'were debt free, as though it were debt free, ignoring any, ignoring its, setting aside any, leaving aside any, never mind the, regardless of any, as though it had no, no matter who, whoever put, as if there were no, owed nothing to, pretending it has no, pretending there is no, pretending there are no, pretend it has no, forgetting the loans, ignoring the loans, leaving the loans aside',
    'n’avait pas de dette, n’avait aucune dette, sans tenir compte des, sans tenir compte de, sans regarder les, sans s’occuper des, peu importe les, abstraction des, peu importe qui, comme s’il n’y avait, comme si la société n’avait, comme si la boîte n’avait, comme si elle ne devait, comme si personne, en oubliant les emprunts, en oubliant la dette, sans compter les emprunts, en faisant comme si, on oublie les emprunts, je fais comme si',
  ],
  because_word: [
    'because, since, as, given that, if, when, once',
    'parce que, puisque, comme, car, dès que, si, quand, lorsque, du moment que',
  ],
  comes_off_word: [
    'comes off, come off, comes out of, come out of, gets deducted, is deducted, must be deducted, has to be deducted, is taken off, is subtracted, gets subtracted, is taken out, is a deduction from, are a deduction from, comes off too, off it comes, taken off, knocked off',
    'se déduit, se déduisent, est déduit, sont déduits, doit être déduit, doivent être déduits, se retire, se retirent, viennent en moins, vient en moins, se retranchent, viennent en déduction, vient en déduction, sont à déduire, on le déduit, on la déduit, on les déduit, ça se retire, on le retire',
  ],
  debt_like: [
    'same family as the bank loan, same family as the loan, same family as the debt, debt like, like debt, like a debt, like a loan, as debt, as a debt, as a loan, quasi debt, kind of loan, form of debt, sort of debt, as if you borrowed, like money borrowed, on credit',
    'même famille que le prêt, même famille que la dette, même famille que l’emprunt, quasi-dette, comme une dette, comme un emprunt, comme de la dette, comme un prêt, assimilé à de la dette, assimilé à une dette, en dette, forme de dette, sorte de dette, sorte d’emprunt, comme si c’était un emprunt, à crédit, comme si on avait acheté',
  ],
  flat_meanwhile: [
    'during the review, before clearance, while we wait, already, before the decision',
    'pendant l’examen, avant l’autorisation, en attendant, déjà, avant la décision',
  ],
  gives_directly: [
    'gives directly, directly gives, gives you directly, is directly, is already, straight away gives, gives straight away, you have directly, immediately gives',
    'donne directement, est directement, donne tout de suite, est déjà, donne déjà',
  ],
  in_full: [
    'for its full amount, in full, full amount, at face value, whole earn out, as certain, at one hundred percent, full hundred, for sure, full earn out, face amount, full face, entirely, in their entirety, one for one, the full number, all of them',
    'pour tout son montant, pour son montant entier, en entier, en totalité, intégralement, entièrement, à sa valeur faciale, comme acquis, à cent pour cent, tout le complément, complément entier, totalité du complément, montant entier, pour la totalité, pour son montant, dans leur totalité, en intégralité',
  ],
  keeps_still: [
    [
      `${staysPut[0]}, unaffected, stay put, stay flat, remains flat, remain flat, remain unchanged, remains unchanged, stays constant, is left unchanged, does not shift, does not react, never budges`,
      'stays at the same level, remain at the same level, stay at the same level, is where it was, exactly where it was, right where it was, not touched, not hit, not concerned, never touched, not involved, not impacted',
    ].join(', '),
    [
      `${staysPut[1]}, reste constante, reste constant, inchangé, inchangée, n’est pas impacté, n’est pas impactée, n’est pas modifié, n’évolue pas, ne varie jamais`,
      'restent au même niveau, reste au même niveau, reste forcément identique, reste forcément le même, restent identiques, est là où il était, est resté là, pas touché, pas touchée, pas touchés, pas touchées, pas concerné, pas concernée, pas concernés, pas impactés, pas impacté, pas impactée, jamais touché',
    ].join(', '),
  ],
  later_on: [
    'later, once things improve, if things improve, if the business recovers, when it recovers, next year, in the end, by then, after that, from then on, afterwards, left, any more, anymore, except, at the end, next time, thought, expected, in three years, in two years',
    'plus tard, par la suite, si ça repart, si l’activité repart, quand ça va mieux, l’année suivante, à la fin, ensuite, après, dès lors, plus de, sauf, la fois suivante, au final, pensais, croyais, dans trois ans, dans deux ans',
  ],
  lbo_set_aside_word: [
    'leave aside, leave out, set aside, put aside, ignore, skip',
    'laisser de côté, mettre de côté, mets de côté, ignore, compte pas, ne la compte pas',
  ],
  lend: ['lend, credit to', 'prêter, crédit aux'],
  market_currency: [
    'dollars, euros, pounds, francs, yen, billion, million, bn, a share, per share, sterling',
    'dollars, euros, euro, livres, francs, milliard, million, md, par action, par titre',
  ],
  more_than: [
    'more than, above, over, higher than, beyond',
    'plus cher que, plus que, davantage que, au-dessus, au-delà',
  ],
  more_word: ['bigger, larger, more, higher', 'plus, davantage'],
  needless: [
    'no point, unnecessary, need not, not necessary, no need, not need, needless, no reason, not have to, too detailed, no extra information, useless, pointless, overkill, not needed, waste of time, adds nothing, brings nothing, too much detail, too much work, too granular',
    'aucun besoin, sans intérêt, inutiles, pas besoin, inutile, pas la peine, aucune raison, pas lieu, trop détaillé, trop fin, n’apporte rien, ne sert à rien, perte de temps, superflu, pas nécessaire, excessif, trop de détail, trop lourd, usine à gaz',
  ],
  never_word: ['never', 'jamais'],
  no_effect: [
    'zero impact, nil impact, nil effect, stays flat, stays silent, stays asleep, l sleeps, nothing happens, nothing goes through, nothing through, nothing shows, nothing in the, nothing on the, nothing hits, not touch, not hit, not affect, not go through, not appear, unchanged, zero effect, untouched, does not move, does not change, stays out, no effect, no impact, changes nothing, makes no difference, same return, same thing, regardless of, no matter, no influence, however much, not depend',
    'zéro impact, impact zéro, ne bronche pas, reste muet, résultat dort, reste de marbre, aucun impact, sans effet, sans impact, pas d’effet, pas d’impact, rien ne passe, rien ne bouge, rien en, rien dans, rien au, rien sur, ne bouge pas, ne change pas, ne touche pas, ne passe pas, n’apparaît pas, inchangé, zéro effet, nul, pas touché, pas affecté, pas concerné, pas impacté, n’est pas touché, pas d’incidence, aucune incidence, aucun effet, ne change rien, aucune influence, même chose, quelle que soit, même rendement, peu importe, ne dépend pas, n’augmente pas, ne réagit pas',
  ],
  operating_profit: [
    'operating result, ebitda, operating profit, operating earnings, profit before interest, earnings before interest, profit before the bank, before bank charges, yearly profit, cash earnings, what it makes before, what it makes a year',
    'résultat d’exploitation, gagne en un an, ebitda, ebe, excédent brut, résultat opérationnel, bénéfice d’exploitation, avant les frais de banque, avant la banque, bénéfice-là, bénéfice opérationnel, dégage, gagne avant, avant banque',
  ],
  owe: ['owe, owed, owes, owing', 'doit, doivent, devoir, dû, dois, doive, devra'],
  part_word: [
    'share, portion, piece, part, rest, remainder, balance, slice',
    'part, portion, partie, reste, solde',
  ],
  plain_lifts: [
    'raises, raise, increases, increase, lifts, boosts, pushes up, drives up, gives a higher, means a higher, leads to a higher, results in a higher, gives you a higher, means more',
    'augmente, accroît, relève, fait monter, fait grimper, donne une plus grande, donne un plus grand, entraîne une hausse',
  ],
  plain_mounts: [
    'rises, rose, goes up, go up, going up, went up, increases, climbs, grows, gets bigger, gets higher, is higher, is bigger, is up, moves up, improves',
    'monte, montent, augmente, augmentent, grimpe, grimpent, progresse, s’accroît, gonfle, grossit, s’améliore, est plus élevé, est plus élevée, est plus haut, est plus haute, est plus grande, est plus forte',
  ],
  plain_no_bearing: [
    'not touch the, not touch, nothing to do with, no bearing on, no influence on, no effect, no impact, not affect, not influence, not change, not depend on, not move, makes no difference to, not matter for, not matter to, irrelevant to, irrelevant for, unaffected by, independent of, unrelated to, insensitive to, not react to, not concerned by, not come into',
    'ne touchent pas, ne touche pas, rien à voir avec, aucun effet sur, pas d’effet sur, aucun impact sur, pas d’impact sur, aucune incidence sur, pas d’incidence sur, aucune influence sur, pas d’influence sur, sans effet sur, sans incidence sur, n’influence pas, n’influencent pas, n’influe pas, n’affecte pas, n’affectent pas, ne change rien à, ne changent rien à, ne change pas, ne dépend pas, ne joue pas sur, ne jouent pas sur, indépendant, ne réagit pas, insensible, ne joue aucun rôle dans, n’intervient pas dans',
  ],
  plain_no_matter: [
    'not matter, irrelevant, no importance, unimportant, not important, makes no difference, can be ignored, can ignore, no need to check, not need to check, need not check, no need to look at, not need to look at, not worth checking, can be left out, is secondary, a detail, pointless, useless, no use, serves no purpose, brings nothing, adds nothing, no point, not an issue, no effect on value, no impact on value, nobody cares about',
    'aucune importance, pas d’importance, sans importance, pas important, peu importe, importe peu, ne compte pas, ne comptent pas, ne joue pas, ne change rien, pas la peine de vérifier, pas besoin de vérifier, pas à vérifier, pas besoin de regarder, peut ignorer, est secondaire, sont secondaires, est un détail, ne sert à rien, ne servent à rien, n’apporte rien, n’apportent rien, inutile, inutiles, n’entre pas en ligne de compte, n’entre pas en compte, pas un sujet, pas d’effet sur la valeur, aucun effet sur la valeur, on s’en fiche, on s’en moque',
  ],
  plays_no_part: [
    'does not matter, not matter here, plays no part, plays no role, makes no difference, not come into it, no part, no role, nothing to do with, not the issue, never the issue, not the problem, never the problem, not to blame, does not change anything, irrelevant, is innocent, not a factor, never a factor, has nothing to do, have nothing to do, not come into, not enter, not count, not matter, no bearing, no effect, no impact, make no difference, changes nothing, can be ignored, can ignore, not depend on, drops out, drop out, neither here nor there, not relevant',
    'ne joue pas, n’y change rien, aucun rôle, ne compte pas ici, n’intervient pas, n’y est pour rien, n’y changent rien, pas en cause, jamais en cause, pas le problème, jamais le problème, hors de cause, pas un facteur, sans importance, ne jouent pas, ne joue aucun rôle, n’interviennent pas, n’entre pas, n’entrent pas, ne compte pas, ne comptent pas, rien à voir, aucun effet, aucune incidence, aucun impact, pas d’importance, aucune importance, pas d’incidence, pas d’impact, ne change rien, peut ignorer, peut l’ignorer, peut les ignorer, ne dépend pas, ne dépendent pas',
  ],
  put_back: [
    'put ours on, put our own, put our mortgage, put a layer back, another layer, dress it with, dress it in, put back, add back, re add, reapply, reload, load, adjust for, correct for, adapt, relever, debt of the target, come back, comes back, goes back in, give it back',
    'mets le nôtre, mets les nôtres, mets la nôtre, mettre le nôtre, mettre les nôtres, je les rends, je le rends, je la rends, remets une couche, rhabille, rhabiller, l’habille, rhabillé, remettre, réintroduire, rajouter, recharger, réappliquer, correction, corriger, réendetter, adapter, reviennent, rendre au cash, remets',
  ],
  remain: [
    'remain, left, stays, remains, the rest, leaves, balance, still there, still here',
    'demeure, reste, gardent, toujours là, encore là',
  ],
  so_therefore: [
    'so, therefore, hence, means, thus, necessarily, then',
    'donc, par conséquent, ce qui veut dire, ça veut dire, cela veut dire, signifie, ainsi, forcément, du coup',
  ],
  someday_named: [
    'in january, in february, in march, in april, in may, in june, in july, in september, in october, in november, in december, last year, last spring, last autumn, last month, this year',
    'en janvier, en février, en mars, en avril, en mai, en juin, en juillet, en septembre, en octobre, en novembre, en décembre, l’an dernier, l’année dernière, au printemps, à l’automne, le mois dernier, cette année',
  ],
  state: [
    'government, state, treasury, sovereign, bund, gilt, country, Germany, France',
    'État, Trésor, souverain, bund, oat, France, Allemagne, gouvernement',
  ],
  stays_in: [
    'stays in, remains in, still in, stay in, remain in, is kept in, still sits in, stays an, remains an, is still an, stay invested, remain shareholders, stay shareholders, stay in the capital, keep a stake, remain owners, stay on as owners, still own part, in the shareholding',
    'reste dans, restent dans, reste en, restent en, reste une, restent des, demeure dans, demeure une, est toujours dans, est toujours une, continue de passer en, au capital, restent actionnaires, rester actionnaires, restent investis, gardent une part, gardent un morceau, toujours actionnaires',
  ],
  straight_in: [
    'straight into the formula, directly into the formula, straight into the capm, directly into the capm, straight in the formula, as such into the formula, straight to net income, straight into net income, flow straight, go straight, drop straight, directly to net income, straight on, as they are, in full, untaxed',
    'directement dans la formule, directement dans le medaf, tel quel dans la formule, tel quel dans le medaf, directement dans le résultat, directement au résultat, telles quelles, tels quels, en totalité, en intégralité, en entier',
  ],
  takes_off: [
    'subtract, subtracting, deduct, deducting, take off, taking off, take away, remove, knock off, take out',
    'retranche, retranchant, soustrais, soustrait, soustraire, déduis, déduit, déduire, retire, retirer, enlève, enlever, ôte',
  ],
  takes_out: [
    'deduct, deducts, subtract, take off, take out, remove, minus, less, net off, strip, eliminate, write off, wipe out, cancel, correct, corrected, adjust, adjusted, knock off, come off, take away',
    'déduit, déduis, déduire, retire, retirer, retrait, retranche, retrancher, enlève, enlever, soustrait, soustraire, moins, ôte, annule, neutralise, efface, retraite, corrige, corriger, corrigé, ajuste, ajuster, défalque, diminue',
  ],
  the_more: [
    'the more, the higher, the bigger, the larger, the greater, the richer, the dearer, the faster',
    'plus',
  ],
};
