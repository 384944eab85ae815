import type { Lexicon } from '../../types.ts';

/** An earn-out, in the words people use for it. */
export const earnoutNotions: Lexicon = {
  conditional: [
    'if, provided, as long as, contingent, conditional, depends, once',
    'si, à condition, pourvu que, conditionné, conditionnée, conditionnel, dépend, selon, en fonction de, une fois',
  ],
  deals_deferred_if: [
    'if targets are met, if the targets are met, if the profits show up, only if sales follow, only if the sales hold, only if business follows, if he hits his numbers, if he makes his numbers, if the garage runs well, if the shop does well, if it does well, if it runs well, if the target hits, if it hits its budget, if the budget is hit, later if, if they deliver, if targets are hit, if target is hit, if it comes true, only if it comes, if results come, paid only if, pay only if, pay part only if, price depend on, depend on results, conditional piece, conditional part, conditional on results',
    'si les chiffres suivent, si le plan est tenu, seulement si les ventes suivent, si les ventes suivent, seulement si ça marche, s’il fait ses chiffres, si le garage tourne bien, si ça tourne bien, si la boutique tourne, si la boîte tourne bien, si l’affaire marche, si la boîte marche, si ça marche l’an, plus tard si, plus tard selon, si les objectifs, payé seulement si, versé seulement si, selon les résultats, conditionné aux résultats, partie conditionnelle, dépendre le prix, si les bénéfices sont au rendez-vous',
  ],
  deals_deferred_price: [
    'only comes in two years, comes later, a bit paid in two years, a slice paid in two years, the rest in two years, comes only in two years, more in two years, later in two years, extra in two years, further payment, deferred bit, second cheque, earn out, paid later, deferred part, deferred price, deferred payment, later slice, contingent, paid only if, pay only if, linked to future, depends on future, if profits come, if results come, if sales hold, if targets are met, cvr, tie slice, tie part, slice of price to, part of price to, linked to sales, tied to sales, only due later, extra payment later',
    'arrive plus tard, un bout payé dans deux ans, bout payé plus tard, une part dans deux ans, le reste dans deux ans, en plus dans deux ans, ne vient que dans deux ans, vient que dans deux ans, encore dans deux ans, rallonge, second chèque, deuxième chèque, complément de prix, earn-out, payé plus tard, paiement différé, prix différé, partie différée, payé seulement si, versé seulement si, si les objectifs, si les ventes tiennent, lié aux résultats, lié à la performance, payable plus tard, une tranche selon, dépend des ventes, indexé sur, solde plus tard, n’arrive que dans deux ans',
  ],
  if_he_is_right: [
    'if the shop does what you say, if the shop really does what you say, if it does what you say, if you were right, if you’re right, if he is right, if he was right, if your numbers come true, if your figures come true, if things turn out as you say, what he swears, does what he swears, what he promised, what he promises, delivers what he, what you promised, what you promise, prove me wrong, proves me wrong, the day you prove, prove you were right, proven right, turn out right, turns out right',
    'si tu avais raison, si tu as raison, si tes chiffres se réalisent, s’il a raison, si la boîte fait ce que tu dis, si ça marche comme tu dis, si tu dis vrai, s’il dit vrai, si ses chiffres se réalisent, ce qu’il jure, ce qu’il a promis, ce qu’il promet, ce que tu promets, ce que tu as promis, tient ses promesses, tient parole, me prouves que j’avais tort, prouve que j’avais tort, prouves que tu avais raison, me donnes tort, me donne tort, il avait raison',
  ],
  if_performs: [
    'if it really, if it is true, if that is true, if it comes true, if that happens, if it happens, who was right, proved right, turns out right, numbers promised, promised numbers, promised figures, numbers show up, figures show up, if profits, if the profits, if the growth, if he delivers, if they deliver, if it grows, if the business grows, if orders, if the orders, if next year, orders come in, if customers, if clients, hit your plan, hits his plan, hit the plan, hits the plan, hits its plan, hit the numbers, hits the numbers, makes its numbers, make your numbers, keeps his promises, deliver what you promised, if he was right, if they were right, if the business delivers, if the company delivers, if it delivers, if the plan is met, if the targets are met, if it hits target, if it performs, if the business performs, once the sales are there, when the sales are there, if targets, targets are hit, targets are met, hits its targets, hit the targets, meet the targets, only if, performs, depends on results, depends on the future, depend on it, if the plan, plan is met, meets the plan, delivers the plan, if results, if the results, results are there, if sales, if ebitda, if the product, conditional, subject to, linked to results, tied to, contingent, when the numbers come, if he is right, if they are right, proves right, achieve, prove him right, proves him right, proves them right, comes true, promises come true, does what its owner, when the sales come in',
    'si c’est vrai, si ça arrive, si cela arrive, avait raison, avaient raison, chiffres promis, au rendez-vous, si les bénéfices, si la croissance, si les ventes, s’il tient parole, si ça se réalise, si ça pousse, si ça grandit, si les commandes, si le carnet, si les clients, si l’année prochaine, commandes arrivent, tiens ton plan, tenez le plan, tenez votre plan, fait ses chiffres, tient ses promesses, tient ses chiffres, tient ses objectifs, s’il avait raison, si vous aviez raison, s’ils avaient raison, si la société délivre, si l’activité délivre, si le plan est tenu, si les objectifs sont atteints, si la performance suit, si les résultats suivent, s’il atteint, quand les ventes seront là, quand les ventes sont là, si les objectifs, objectifs convenus, si la société performe, si l’entreprise performe, si ça marche, si cela marche, seulement si, dépend des résultats, dépend de la performance, en fonction des résultats, selon les résultats, si le plan, plan est tenu, tient son plan, si les résultats, résultats sont là, résultats suivent, si le chiffre, si l’ebitda, conditionnel, conditionné, conditionnée, condition, indexé, lié aux résultats, liée aux résultats, lié à la performance, atteint, s’il a raison, donnent raison, donne raison, promesses tenues, annonce arrivent, arrivent vraiment, une fois les ventes là',
  ],
  later_if_true: [
    'he gets later, gets it later, gets it in three years, get it in three years, paid later if, if it really happens, if you really made it, if he really gets there, if he really made it',
    'touche plus tard, touchera plus tard, aura plus tard, aura dans trois ans, si ça se produit, si ça arrive vraiment, s’il y arrive vraiment, si c’est vraiment fait',
  ],
  later_part: [
    'second cheque, second part, second half, another part, another slice, another cheque, another instalment, keeps back, keep back, hold back, holds back, kept back, remainder, later, second payment, in two years, in a year, after a year, deferred, further amount, the rest, the balance, the last, top up, on top, extra, additional, more, last slice, final slice',
    'second chèque, deuxième chèque, seconde partie, deuxième partie, second versement, autre partie, autre chèque, autre moitié, on complète, complète le chèque, garde de côté, retient une partie, retenue, davantage, plus tard, deuxième paiement, second paiement, dans deux ans, dans un an, au bout d’un an, différé, en plus, supplément, supplémentaire, le reste, le solde, les derniers, rallonge, complément, dernière tranche, le complément',
  ],
  lbo_paid_on_results: [
    'if the numbers come, if the numbers are there, contingent payment, contingent price, tied to results, deferred payment, conditional payment, paid later if, linked to results, performance payment, only if results, if results come',
    'si les résultats sont là, si les objectifs sont tenus, que si les objectifs, complément de prix, paiement conditionnel, lié aux résultats, indexé sur les résultats, si les résultats, payé plus tard si, paiement différé, clause de earn out',
  ],
  lbo_results_come: [
    'delivers, hits its numbers, results, performance, targets, budget, plan is met, numbers come in, figures come in, it works out',
    'tient ses promesses, résultats, performance, objectifs, atteint, budget, plan, les chiffres sont là, chiffres suivent, si ça marche',
  ],
  on_condition: [
    'only gets handed over if, only paid if, paid only if, only gets paid if, only handed over if, only due if, if the numbers show up, if he keeps his word, if they keep their word, if he delivers, only if, if they deliver, if it comes true, if it happens, when they deliver, if they hit, if the plan, conditional, contingent, if they get there, deliver on, only when they, as they deliver, if and when, once they have proved, provided, on condition, as long as, but not, up to, but past, but above',
    'versé que si, payé que si, dû que si, que si les chiffres, que si le plan, que s’il, s’il tient parole, s’il tient ses promesses, si ça arrive, seulement s’il, seulement si, si le plan, s’il arrive, s’ils y arrivent, si cela se réalise, conditionnel, si l’objectif, si les résultats, en fonction des résultats, s’ils tiennent, s’ils le font, au résultat, à la réussite, à condition, tant que, mais pas, jusqu’à, sauf si, pas à plus, pourvu',
  ],
  plain_keeps_part_back: [
    'part of the price for later, keep part of the price, keep some of the price, hold back part, hold part back, hold some back, pay the rest later, rest comes later, hang a part on, hang part of it on, part of the price later, second cheque, a second payment',
    'le reste plus tard, le solde plus tard, payer le reste, paie le reste, un morceau versé plus tard, une partie du prix plus tard, garder une partie du prix, garde une partie du prix, bout du chèque, un second chèque, un deuxième chèque, deuxième paiement, second versement',
  ],
  plain_only_if: [
    'only if, if sales, if it sells, if the brand, if customers, if things go, hitting her numbers, hitting his numbers, hits her targets, hits his targets, hits its targets, hit the targets, if she delivers, if he delivers, if they deliver, only when the',
    'seulement si, si les ventes, si ça se vend, si la marque, si les clients, si ça marche, si la fondatrice tient, si le fondateur tient, si les objectifs, objectifs sont tenus, objectifs sont atteints, que si elle, que si ça',
  ],
  straight_away: [
    'directly, straight, right away, now, today, up front, straight away',
    'directement, tout droit, immédiatement, maintenant, tout de suite, aujourd’hui',
  ],
  unbelieved_part: [
    'the bit i don’t believe, bit i don’t buy, part i don’t buy, part i don’t believe, bit i doubt, part i doubt',
    'bout auquel je ne crois pas, partie à laquelle je ne crois pas, morceau auquel je ne crois pas, ce que je ne crois pas, part à laquelle je ne crois pas',
  ],
};
