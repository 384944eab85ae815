import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** An earn-out, in the words of those who get it wrong. */
export const earnoutMisstated: Lexicon = {
  above_its_face: [
    crossed(
      'worth more than, more than, worth above, above',
      'face value, nominal, nominal amount, face amount, headline amount, headline',
    ),
    crossed(
      'vaut plus que, plus que, supérieur à, davantage que, au-dessus de',
      'nominal, valeur nominale, montant nominal, montant facial, valeur faciale',
    ),
  ],
  all_paid_on_day_one: [
    'whole price in cash on day one, whole price on day one, gets everything on day one, gets everything at closing, gets it all at closing, paid in full at closing, paid in full on day one, everything up front, whole price up front, all the money up front, all of it on day one, full price at closing, full price on day one',
    'tout le jour du closing, tout au closing, tout le prix au closing, tout le prix le jour, touche tout au closing, payé en entier au closing, prix entier au closing, tout d’avance, la totalité au closing, tout le premier jour, la totalité le premier jour, intégralité au closing',
  ],
  all_up_front: [
    'everything up front, whole price up front, whole doubled price up front, full price up front, all of it up front',
    'tout d’avance, tout payer d’avance, tout de suite la totalité, tout au closing',
  ],
  amiss_earn_out: ['earn out, earnout', 'earn out, complément de prix'],
  amiss_founder: [
    'founder, founders, founder leaving, key people',
    'fondateur, fondatrice, fondateurs',
  ],
  amiss_paid_anyway: [
    'paid at signing, paid at closing, paid upfront, paid up front, paid whatever happens, guaranteed, is certain, paid in any case, paid anyway, in all cases, protects the seller against, buyer bears the risk',
    'payé au signing, payé au closing, payé d’avance, garanti, garanti au vendeur, est certain, dû dans tous les cas, versé d’avance, protège le vendeur contre',
  ],
  astray_whatever: [
    'even if sales, whatever happens, no matter what, in any event, come what may, whether or not',
    'même si la marque',
  ],
  bank_gives: [
    'bank lends, bank that lends, loan from a bank, loan from the bank, bank loan, lent by a bank, granted by a bank, provided by a bank, comes from a bank, bank of the seller, seller’s bank, bank’s loan',
    'banque qui prête, banque prête, prêt bancaire, prêt d’une banque, accordé par une banque, consenti par une banque, banque du vendeur, crédit bancaire, banque qui finance, vient d’une banque',
  ],
  bank_lends_seller: [
    'bank lends the seller, bank grants the seller, bank gives the seller',
    'banque accorde au vendeur, banque prête au vendeur, prêt bancaire au vendeur, banque donne au vendeur',
  ],
  bears_no_risk: [
    'no risk, without risk, risk free, fully protected, loses nothing, cannot lose',
    'aucun risque, pas de risque, sans risque, ne prend aucun risque, ne risque rien, totalement protégé, ne perd rien, ne peut pas perdre',
  ],
  carries_all_risk: [
    'all the risk, all of the risk, all risk, whole risk, full risk, entire risk',
    'tout le risque, tous les risques, la totalité du risque, risque entier, seul le risque',
  ],
  cash_now: [
    'same as cash, as good as cash, equivalent to cash, just like cash',
    'pareil que du cash, équivaut à du cash, comme du cash',
  ],
  cashes_in: ['gets, receives, collects, is paid', 'touche, reçoit, encaisse, perçoit'],
  counter_any_case: ['whether or not', 'même si les ventes'],
  earnout_name: [
    'earn out, earnout, contingent payment, cvr',
    'earn out, earnout, complément de prix, clause de complément, le complément',
  ],
  ends_all_risk: [
    'removes all risk, removes the risk, eliminates the risk, no risk left',
    'supprime tout risque, élimine le risque, supprime le risque',
  ],
  flat_cash_today: [
    'is cash on the day, paid on the day of closing, cash at closing, paid in cash at closing, is paid at once',
    'payé le jour du closing, versé au closing, payé comptant, versé tout de suite, payé d’avance',
  ],
  for_certain: [
    'sure to pay, sure to be paid, whatever happens, in any case, guaranteed, is certain, as certain, for certain, is sure, anyway, regardless of results, without probability, no probability, probability of one, at its nominal, at nominal, nominal amount, as cash, like cash, without weighting, not weighted',
    'à coup sûr, sûr d’être payé, quoi qu’il arrive, dans tous les cas, garanti, certain, de toute façon, sans probabilité, au nominal, montant nominal, valeur nominale, comme du cash, sans pondérer, sans le pondérer',
  ],
  full_amount: [
    'full hundred, at its full, at full value, at face value, its face value, full face value, headline amount, whole amount',
    'en entier, pour leur montant, à leur valeur nominale, montant facial, à cent pour cent',
  ],
  fully_protects: [
    'fully protects, entirely protects, completely protects, protects completely',
    'protège entièrement, protège totalement, protège complètement, protège à cent',
  ],
  guards_the_seller: [
    'protects the seller, protects the vendor, protects the founders, suits the seller, insures the seller, safety net for the seller',
    'protège le vendeur, protège le cédant, protège les fondateurs, assure le vendeur, filet de sécurité pour le vendeur',
  ],
  halves: [
    'split the difference, meet in the middle, meet halfway, cut it in half, share the gap',
    'couper la poire en deux, partager l’écart, faire moitié moitié, partager la différence',
  ],
  halves_it: [
    crossed(
      'simplest is to, best is to, easiest is to, would simply',
      'split the difference, meet in the middle, meet halfway',
    ),
    crossed(
      'je, on, simplement, il suffit de, le mieux est de, le plus simple est de, propose de, proposerais de, faut',
      'coupe la poire en deux, couper la poire en deux, partager l’écart, partage l’écart, couperais la poire en deux, partage la différence, partager la différence',
    ),
  ],
  handed_over_at_closing: [
    'paid at closing, paid on day one, paid up front, paid on closing, paid upfront, due at closing, paid on signing',
    'versé au closing, payé au closing, payé comptant, versé à la signature, payé à la signature, payé le jour du closing, versé dès le closing, payé d’avance, réglé au closing, payé le jour de la signature',
  ],
  has_to_give_back: [
    'has to pay back, must pay back, has to give back, must give back, gives money back, returns the money, pays us back, has to return, has to refund, must refund',
    'doit rembourser, doit rendre, nous rembourse, restitue, doit restituer, rend l’argent, rend une partie, reverse la différence, doit reverser',
  ],
  heard_bears: ['bears, carries, takes', 'porte, supporte, assume'],
  heard_middle: [
    'split the difference, meet halfway, meet in the middle',
    'couper la poire, couper en deux',
  ],
  heard_not_discounted: [
    'don’t discount, no need to discount, needn’t discount',
    'n’actualise pas, pas besoin d’actualiser, inutile d’actualiser, sans actualiser',
  ],
  heard_only_solution: [
    'only one solution, only solution, only one way',
    'qu’une solution, seule solution, qu’un moyen, seul moyen',
  ],
  heard_past_results: [
    'last year’s results, past results, results of the past, historical results, last year',
    'résultats passés, années passées, résultats historiques, année dernière, exercices passés',
  ],
  heard_takes_away: [
    'removes, eliminates, takes away, gets rid of',
    'supprime, élimine, enlève, fait disparaître',
  ],
  his_old_debt: [
    'bank debt, old debt, existing debt, his debt, its debt, refinance, refinancing, old loan, existing loan, lends, loan to the buyer, extends his loan',
    'dette bancaire, ancienne dette, sa dette, dette existante, refinance, refinancement, refinancer, ses emprunts, son emprunt, prête',
  ],
  if_it_misses: [
    'if the target is missed, if he misses the target, if the numbers aren’t there, if the numbers don’t come, if it doesn’t work out, if it goes badly, if targets are missed, if the targets are missed, if it misses, if the plan is missed, if he misses, if results disappoint, if the results disappoint, if the business disappoints, if it disappoints, if it does badly, if it does worse, if it underperforms, if the business underperforms, if performance is poor, if it fails, only if he fails, falls below the plan, when targets are missed, if objectives are missed, if they miss, if the business does badly',
    's’il rate l’objectif, si l’objectif est raté, si les objectifs sont ratés, si l’objectif n’est pas atteint, si les chiffres ne sont pas là, si ça tourne mal, si le plan est raté, si les objectifs ne sont pas atteints, si la société déçoit, si les résultats déçoivent, si ça marche mal, si ça se passe mal, si la boîte déçoit, si elle sous-performe, en cas d’échec, s’il rate, si la société rate, si elle n’atteint pas, si les objectifs sont manqués, si l’objectif est manqué',
  ],
  in_any_event: [
    'whether or not, in any case, in any event, regardless, guaranteed, no matter, unconditional, unconditionally, already has his money, anyway, even if it misses, whatever, even if he misses, even if results, even when the plan',
    'quoi qu’il arrive, dans tous les cas, quels que soient, quel que soit, garanti, garantit, de toute façon, sans condition, inconditionnel, même si le plan, même si les résultats, même si les objectifs, même si la société, dès la signature',
  ],
  is_paid_out: [
    'pays, pay, paid, receives, receive, gets, get, owed, due, collects, pockets, bears, carries',
    'paie, paye, payer, payé, versé, verse, touche, reçoit, dû, due, encaisse, empoche, acquis, supporte, porte',
  ],
  is_paid_out_then: [
    'is paid, gets paid, pays more, pays extra, becomes due, is due, makes the buyer pay, are paid, paid',
    'se paie, est payé, est dû, est versé, paie plus, paie davantage, se déclenche, sont payés, touchent',
  ],
  later_payment: [
    'earn out, earnout, contingent consideration, contingent payment, deferred consideration, performance payment',
    'earn-out, earnout, complément de prix, paiement conditionnel, prix conditionnel',
  ],
  later_payment_word: [
    'earn-out, earnout, deferred payment',
    'earn-out, earnout, complément de prix',
  ],
  lbo_earnout_upfront: [
    crossed(
      'earn out, earnout, contingent payment, deferred payment',
      'is paid upfront, is paid up front, is paid at closing, is paid on day one, is guaranteed, is certain, is paid whatever',
    ),
    crossed(
      'complément de prix, earn out, paiement différé',
      'est payé d’avance, est payé au closing, se paie au closing, est garanti, est certain, est payé quoi',
    ),
  ],
  lbo_on_day_one: [
    'on day one, up front, upfront, at closing, on closing day, straight away',
    'le jour du closing, au closing, tout de suite, dès le départ, le premier jour',
  ],
  left_open_later: [
    'leave the definition open, leave the earn out definition open, leave it open, leave it vague, left vague, keep it vague, decides how to compute it, decides how it is computed, computes it as he likes, measure ebitda for the earn out as he likes, as he likes, the less you write, sort it out later, sort it out when the time comes',
    'laisse tout le plus ouvert, laisse ouvert, le plus ouvert possible, clause vague, rester vague, on s’arrangera, on verra le moment venu, fixe ça une fois qu’il tient les comptes, comme il l’entend, calcule comme il veut, on ne définit ni, moins on en écrit, sans définir',
  ],
  meets_halfway: [
    'split the difference, meet in the middle, meet halfway, take the average, midpoint, share the gap, half way, average of the two',
    'couper la poire en deux, couper en deux, partager l’écart, partager la différence, moitié moitié, prendre la moyenne, moyenne des deux, milieu, au milieu',
  ],
  middle_way: [
    'split the difference, halfway, midpoint, the middle, cuts it in half, cut in half, the average, half each, half way, fifty fifty',
    'couper la poire en deux, au milieu, le milieu, à mi-chemin, moitié-moitié, la moyenne, couper en deux, partager la différence, partager l’écart',
  ],
  no_discounting: [
    'no discount, without discounting, not discount, no need to discount, no probability, without any probability, no weighting, undiscounted',
    'pas d’actualisation, sans actualiser, pas besoin d’actualiser, inutile d’actualiser, pas actualiser, on n’actualise pas, pas de probabilité, sans probabilité, sans pondération, ni actualisation',
  ],
  no_tool_for_it: [
    'no instrument, no tool, no mechanism, no structure, nothing bridges, nothing can bridge, cannot be bridged, no contractual, no clause, no way to bridge, no technique',
    'aucun instrument, aucun mécanisme, aucun outil, pas d’instrument, pas d’outil, pas de mécanisme, aucune clause, rien ne permet, aucune structure, ne se comble pas, aucune technique, pas de clause',
  ],
  no_use_at_all: [
    'not help, no help, useless, pointless, waste of time, distraction, gimmick, gimmicks, only delays, no use, not solve, solve nothing, not work, never work',
    'ne sert à rien, ne servent à rien, inutile, inutiles, perte de temps, gadget, gadgets, ne fait que retarder, n’aide pas, ne règle rien, ne résout rien, ne permet, ne marche pas',
  ],
  odds_left_out: [
    'no need to weigh it by, no need to weight it, needn’t weigh it, no need for a probability, ignore the odds, without weighing it, without any probability, no need for odds',
    'pas besoin de pondérer, inutile de pondérer, sans pondérer, pas besoin de probabilité, sans tenir compte de la probabilité, on ne pondère pas',
  ],
  of_one_mind: [
    'agree on the forecast, agree on the plan, agree on the future, agree on the outlook, agree about the future',
    'd’accord sur le plan, d’accord sur les prévisions',
  ],
  of_price_mind: [
    'both agree on what, both agree on the price, both agree on the value, agree on what it’s worth, agree on the value, agree on the price, see eye to eye, share the same view, have the same forecast, same view of the future',
    'd’accord sur la valeur, d’accord sur le prix, d’accord sur ce que ça vaut, même avis, même vision, d’accord tous les deux, même prévision',
  ],
  on_basis_of: [
    'based on, calculated on, depends on, linked to, measured on, computed on, rests on, paid on, tied to, set on, uses, looks at, rewards',
    'calcule sur, basé sur, dépend, assis sur, repose sur, lié aux, indexé sur, mesuré sur, porte sur, fondé sur, récompense, établi sur, regarde',
  ],
  on_the_day: [
    'paid on the day, paid the day, paid when we sign',
    'payé le jour, versé le jour, payé dès la signature, versé dès la signature',
  ],
  on_the_signing_day: [
    'on signing, at signing, when we sign, the day we sign, at closing, on closing, on the day of closing',
    'dès la signature, à la signature, le jour de la signature, au closing, dès le closing, le jour du closing',
  ],
  only_paid: [
    'is paid, is due, falls due, is only paid, gets paid, paid only, is owed',
    'est payé, est versé, est dû, n’est payé que, n’est versé que, n’est dû que',
  ],
  owed_anyway: [
    'even if the targets are missed, even if he misses the targets, even if the results are bad, hit or miss, whatever the sales do, whatever happens to sales, whatever sales do, in any case, whatever the results, whatever happens, regardless of results, regardless of performance, regardless of the results, owed anyway, is guaranteed, are guaranteed, as guaranteed, it guaranteed, guaranteed amount, guaranteed payment, certain to be paid, unconditional, no condition, owed whatever, even if he fails, even if it fails, even if they fail, even if he misses, due in any case, owed in any case, certain payment, he gets it anyway, paid whatever',
    'même si les objectifs sont ratés, même s’il rate les objectifs, même si les résultats sont mauvais, quoi qu’il arrive, quelles que soient les ventes, quels que soient les résultats, dans tous les cas, de toute façon, est garanti, sont garantis, comme garanti, montant garanti, acquis, inconditionnel, sans condition, certain d’être payé, même si les objectifs ne sont pas atteints, même s’il échoue, même s’il rate, même en cas d’échec, paiement certain, dû même si, dû dans tous les cas',
  ],
  paid_at_closing: [
    'paid at closing, paid at signing, paid on day one, paid upfront, paid up front, paid on signing, paid straight away, paid immediately, paid right away, paid today, paid now, pay it today, pay it now, pay it upfront, pay it up front, pay it at closing, pay it at signing, pay it straight away, wired at closing, due at closing, due at signing, due on day one, before the results, before results are known',
    'payé au closing, payé à la signature, versé au closing, versé à la signature, payé tout de suite, versé tout de suite, payé immédiatement, versé immédiatement, payé d’avance, versé d’avance, payé dès aujourd’hui, versé dès aujourd’hui, payé le premier jour, versé le premier jour, dû au closing, dû à la signature',
  ],
  parts_ways: [
    'cashes out, misaligns, leaves completely, exits completely, no longer exposed, has no more risk',
    'désaligne, sort complètement, sort totalement, n’est plus exposé',
  ],
  past_results: [
    'past results, historical results, historical earnings, past earnings, past performance, before the sale, before closing, years preceding, previous years, last three years, past years, past three years, already achieved, results already, historical ebitda, last year’s results, historic performance',
    'trois années avant, avant la cession, résultats passés, résultats historiques, avant le closing, années précédentes, exercices passés, exercices précédents, performance passée, trois derniers exercices, trois dernières années, déjà réalisés, ebitda historique, avant la vente',
  ],
  protects_seller: [
    'mainly protects the seller, there to protect the seller, for the seller’s protection, in the seller’s favour, above all protects the seller, protects mostly the seller, protects the seller, protects the vendor, protection for the seller',
    'protège surtout le vendeur, protège d’abord le vendeur, protège avant tout le vendeur, protège essentiellement le vendeur, là pour protéger le vendeur, à l’avantage du vendeur, protéger le vendeur, protection du vendeur',
  ],
  risk_to_buyer: [
    'risk on the buyer, risk to the buyer, protects the seller',
    'protège surtout le vendeur, risque sur l’acheteur, risque à l’acheteur, protège le vendeur, protège le cédant',
  ],
  rollover_word: [
    'rollover, roll over, reinvests, reinvestment',
    'réinvestissement, réinvestit, réinvestir',
  ],
  seller_gets_it_anyway: [
    'guarantees the seller, seller is guaranteed, whatever happens, even if he misses, refunds, refund, pays back if, gets it anyway, gets the full price',
    'garantit au vendeur, quoi qu’il arrive, même s’il rate, rembourse s’il, vendeur rembourse, touche quand même, reçoit quand même',
  ],
  seller_is_safe: [
    'no risk, no more risk, no longer exposed, no risk left, risk free, without risk, fully paid at closing, no credit risk, certain to be paid, removes all risk, removes any risk, eliminates the risk, eliminates all risk, removes the risk, remains the owner, keeps ownership',
    'aucun risque, plus aucun risque, sans risque, plus de risque, n’est plus exposé, pas de risque, certain d’être payé, supprime tout risque, élimine tout risque, supprime le risque, élimine le risque, reste propriétaire',
  ],
  seller_pays_back: [
    'seller pays us, seller pays the buyer, seller pays the acquirer, seller pays back, seller gives us back, seller gives back, seller refunds, seller reimburses, seller owes us, seller owes the buyer, seller returns, vendor pays the buyer, vendor pays us, vendor gives us back, owner pays us, owner gives us back, he pays us, he gives us back, paid by the seller, paid by the vendor, buyer gets money back, to thank us, to thank the buyer',
    'vendeur nous paie, vendeur nous verse, vendeur nous rend, vendeur nous rembourse, vendeur nous doit, vendeur qui nous rend, vendeur qui nous verse, vendeur qui nous paie, vendeur qui rembourse, vendeur paie l’acheteur, vendeur rend, vendeur rembourse, cédant nous verse, cédant nous rend, cédant rembourse, il nous rend, il nous reverse, vendeur reverse, acheteur reçoit le complément, acheteur touche le complément, acheteur encaisse le complément, acquéreur reçoit le complément, payé par le vendeur, versé par le vendeur, pour nous remercier, pour remercier l’acheteur',
  ],
  seller_pays_buyer: [
    'seller pays the buyer, seller pays to the buyer, seller gives the buyer, seller refunds, paid by the seller, seller who pays the buyer, seller pays us, seller owes the buyer, seller who owes, seller that pays',
    'vendeur verse à l’acheteur, vendeur paie à l’acheteur, vendeur rembourse l’acheteur, versé par le vendeur, payé par le vendeur, vendeur qui paie, vendeur paie l’acheteur, vendeur qui verse',
  ],
  seller_reinvests: [
    'rollover, roll over, rolling over, seller rolls, reinvestment, rolls his',
    'rollover, réinvestissement, réinvestir, réinvestit',
  ],
  seller_shield: [
    'protects the seller, protects the vendor, risk on the buyer, buyer bears the risk',
    'protège le vendeur, protège le cédant, acheteur porte le risque, fait porter le risque sur l’acheteur',
  ],
  seller_then_gets: [
    'seller gets, seller receives, seller is paid, he gets, he receives, he is paid, they get, they receive, we pay him, we pay the, we pay more, pay the rest, pay the extra, pay the earn-out, earn-out is paid, earn-out is due, earn-out falls due, gets the rest, gets the extra, gets more, is paid more, top up is paid',
    'vendeur reçoit, vendeur touche, vendeur est payé, il reçoit, il touche, il est payé, on lui verse, on lui paie, on paie le complément, on verse le complément, on paie le solde, complément est versé, complément est payé, complément est dû, touche le complément, reçoit le complément, touche plus, reçoit plus',
  ],
  simplest_word: [
    'simplest, easiest, best, fairest, quickest',
    'plus simple, mieux, plus rapide, plus juste, suffit',
  ],
  sole_way_out: [
    'only thing, only way, only solution, only option, all you can do, all one can do, all we can do, nothing else, no other way, no alternative, no other solution, have to, must, only possibility, nothing to do but, no choice but, no other choice, no option but, nothing apart from',
    'seule solution, seul moyen, seule chose, rien d’autre, pas d’autre moyen, pas d’autre solution, ne peut que, seule façon, seule issue, seule option, aucune autre solution, pas d’alternative, obligé de, forcément, pas d’autre choix, aucun autre choix',
  ],
  structuring_tools: [
    'structuring, structure, tools, earn out, earnout, vendor loan, instrument, instruments, mechanism, mechanisms, rollover, contingent payment',
    'montage, montages, structuration, outils, outil, earn-out, complément de prix, crédit vendeur, instrument, instruments, mécanisme, mécanismes, clause, clauses',
  ],
  sure_of_both: [
    'get both, gets it all anyway, will get it all, receives both, is sure to get, gets the whole lot',
    'aura les deux, touchera les deux, touchera tout, touche tout de toute façon, est sûr de toucher',
  ],
  takes_all_out: [
    'more cash, walks away, all his money, sells everything, sells all, leaves with everything, fully exits, takes all the cash, hundred percent in cash, exits completely',
    'plus de cash, sort avec, tout son argent, vend tout, cède tout, sort entièrement, touche tout, encaisse tout, sort complètement',
  ],
  the_one_way: [
    'only way, one way, only solution, only option, always, no other way, no alternative, only thing, nothing else, just, have to, simply, no choice but, all you can do, only answer',
    'seule solution, seul moyen, seule façon, seule manière, seule issue, toujours, pas d’autre, aucune autre, rien d’autre, suffit, forcément, obligé, seule option, n’y a que, ne peut que, seule voie, faut juste, il n’y a qu’à',
  ],
  when_goals_are_missed: [
    'if things go badly, if it goes badly, if results fall, if targets are missed, targets are missed, when targets are missed, if results disappoint, falls short of plan, if the plan fails, below plan, whatever happens, in any case, in any event, regardless of results',
    'plan n’est pas tenu, si l’objectif est raté, objectifs sont ratés, objectifs ne sont pas, objectifs sont manqués, si ça se passe mal, résultats baissent, si les résultats déçoivent, quoi qu’il arrive, dans tous les cas, quels que soient les résultats',
  ],
  worth_more_earlier: [
    'more today because of, multiply by one plus the rate, multiplied by 1 2544, times 1 2544, compound it forward, grows to, discounting increases, discounting raises, discounting adds',
    'actualiser augmente, actualisation ajoute, multiplie par 1 2544, fois 1 2544, multiplie par un plus le taux',
  ],
  worth_more_today: [
    'are worth more, is actually worth more today, worth more, more than its face',
    'valent plus aujourd’hui, valent davantage, vaut plus aujourd’hui, valent plus maintenant, vaut plus, vaille plus, vaut davantage',
  ],
  wrongly_surely_paid: [
    'money in the bank, always gets paid, always paid, as good as cash, certain money, sure to be paid, sure money',
    'argent sûr, toujours payé, comme du cash, argent acquis, acquis d’avance, sûr de le toucher',
  ],
};
