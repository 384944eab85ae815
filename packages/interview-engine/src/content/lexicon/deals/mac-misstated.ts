import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Conditions and walk-away rights, in the words of those who get it wrong. */
export const macMisstated: Lexicon = {
  amiss_antitrust_risk: [
    'antitrust risk, regulatory risk, competition risk, clearance risk, risk of a ban, risk of the ban',
    'risque antitrust, risque concurrence, risque réglementaire, risque de concurrence, risque d’interdiction, risque d’un refus',
  ],
  amiss_clearance_step: [
    'market definition, plan b, remedies, reverse fee, long stop date, fallback, alternative structure, break fee',
    'définition du marché, plan b, remèdes, reverse break fee, indemnité inversée, date butoir, long stop date, solution de repli, structure alternative, indemnité de rupture',
  ],
  amiss_hell_or_high_water: ['hell or high water', 'hell or high water'],
  amiss_long_stop: [
    'long stop, longstop, outside date, drop dead date',
    'long stop, date butoir, longstop, date limite',
  ],
  amiss_long_stop_misread: [
    'regulator must decide, regulator has to decide, authority must decide, authority has to decide, regulator’s deadline, deadline for the regulator, deadline of the regulator, binds the regulator, binding on the regulator, set by the regulator, fixed by the regulator, set by the authority, imposed by the regulator, date of signing, signing date, date of closing, date of filing, closing is automatic, deal closes automatically, first date on which, no right to notify, not notify, before which no party, before which neither party, cannot file, parties remain bound, parties stay bound, bound until the decision, bound until the regulator, buyer must close, forces the regulator, commission must decide, obliges the regulator, regulator has to give its decision',
    'régulateur doit rendre, autorité doit rendre, autorité doit décider, régulateur doit décider, autorité doit se prononcer, délai de l’autorité, délai du régulateur, s’impose au régulateur, fixée par l’autorité, fixée par le régulateur, imposée par l’autorité, date de signature, date du closing, date de notification, closing est automatique, droit de notifier, ne peut notifier, peut pas notifier, avant laquelle aucune partie, restent engagées, restent liées, oblige l’autorité, commission doit rendre, commission doit décider',
  ],
  amiss_protects_buyer: [
    'protects the buyer, protects the acquirer, compensates the buyer, paid to the buyer, goes to the buyer, to the acquirer, owed to the buyer, buyer receives, acquirer receives, benefits the buyer, buyer collects, paid by the target, paid by the seller, paid by the regulator, seller owes',
    'au profit de l’acheteur, protège l’acheteur, protège l’acquéreur, indemnise l’acheteur, versée à l’acheteur, à l’acquéreur, due à l’acheteur, acheteur reçoit, acheteur touche, acquéreur touche, acquéreur reçoit, payée par la cible, payée par le vendeur, due par la cible, due par le vendeur, dédommage l’acheteur, dédommage l’acquéreur',
  ],
  amiss_reverse_fee: [
    'reverse break fee, reverse fee, reverse termination fee, reverse break up fee',
    'reverse break fee, indemnité inversée, indemnité de rupture inversée, reverse fee, reverse termination fee',
  ],
  amiss_seller_bears: [
    'seller should carry, seller should bear, seller carries, seller bears, seller must bear, seller has to bear, target bears, target carries, seller should accept, target should bear, target should carry, seller takes, seller should take, seller should have accepted to carry',
    'vendeur doit porter, vendeur porte, vendeur supporte, vendeur doit supporter, cible porte, cible supporte, vendeur devait porter, vendeur devrait porter, vendeur devait accepter, vendeur aurait dû porter, vendeur aurait dû accepter, vendeur assume, vendeur qui assume, vendeur qui porte, vendeur qui supporte, cible qui porte, vendeur qui doit porter, vendeur doit assumer',
  ],
  amiss_target_pays: [
    'target pays, seller pays, target must pay, seller must pay, target should pay, seller should pay, target has to pay, seller has to pay, target owes, seller owes, target that pays, seller who pays, figma pays, figma paid, target who pays',
    'cible paie, vendeur paie, cible verse, vendeur verse, cible qui paie, vendeur qui paie, cible qui doit payer, vendeur qui doit payer, cible qui verse, vendeur qui verse, cible doit, vendeur doit, cible devait payer, vendeur devait payer',
  ],
  amiss_useless: [
    'useless, no use, pointless, not needed, not necessary, unnecessary, not matter, no point, not useful, serves no purpose, no need for, no importance, a formality, irrelevant, waste of time, waste of money',
    'aucune utilité, inutile, ne sert à rien, sert à rien, pas nécessaire, pas besoin, aucun intérêt, pas d’importance, aucune importance, superflue, formalité, perte de temps, n’a pas besoin',
  ],
  astray_binds: ['obliges, forces, binds, commits', 'oblige, force, contraint, engage'],
  astray_to_close: [
    'close, complete, conclude',
    'conclure, closer, aller au bout, finaliser, signer',
  ],
  authority_refusal: [
    'objection, refusal, veto, prohibition, blocked by the authority',
    'objection, refus, opposition, veto, interdiction',
  ],
  break_payment: [
    'break fee, termination fee, the fee, reverse fee, indemnity',
    'indemnité, indemnité de rupture, indemnité inversée',
  ],
  cases_afterwards: [
    'afterwards, later, after closing',
    'ensuite, après coup, après le closing, plus tard',
  ],
  cases_closed_first: ['closed first', 'closer d’abord, signer et closer, clôturer d’abord'],
  cases_counts_as: ['is a, counts as, triggers', 'est un, constitue, déclenche, vaut'],
  cases_files: [
    'file, filed, notify, authorities, approval',
    'déposer, notifier, autorités, autorisation',
  ],
  cases_refusal: ['objection, refusal, veto, regulator', 'refus, opposition, veto, régulateur'],
  clearance_after_the_fact: [
    'only comes once you have closed, only comes once closed, comes after closing, sort out after completion, sort out after closing, after you have closed, get the clearance afterwards, once it is closed, once the deal has closed',
    'n’intervient qu’après le closing, ne vient qu’après le closing, qu’après le closing, se règle après le closing, régularise l’autorisation ensuite, régularise ensuite, après la réalisation',
  ],
  counter_no_date: ['without a long stop, no long stop', 'sans date butoir'],
  counter_safer: ['better protected, safer', 'mieux protégé, plus sûr'],
  deals_after_closing: [
    'after transferring the shares, once we own it, after closing, after completion, once closed, post closing, after transfer, after deal is closed, after money has moved, at leisure, after payment, once the shares have moved',
    'après avoir transféré, une fois propriétaire, après le closing, après closing, après la réalisation, après le transfert, une fois payé, après le paiement, plus tard tranquillement, une fois le closing passé, une fois les titres transférés',
  ],
  deals_any_reason: [
    'any bad quarter, missed budget, soft quarter, any disappointment, slightest disappointment, any reason, change his mind, change their mind, changes its mind, whenever he wants, whenever it wants, freely, whenever he likes, whenever it likes, as he pleases, at any moment, for whatever reason, no reason at all, without any reason, without giving a reason, simply regrets, after one bad quarter, after a bad quarter, after single bad quarter, for a bad quarter, because of bad quarter, over a bad quarter',
    'au moindre mauvais trimestre, trimestre décevant, moindre déception, au moindre écart, n’importe quelle raison, change d’avis, quand il veut, librement, quand il le veut, comme il veut, quand bon lui semble, sans motif, sans raison, s’il regrette, après un mauvais trimestre, pour un mauvais trimestre, au premier mauvais trimestre',
  ],
  deals_approvals: [
    'regulators, approvals, conditions, clearance, competition authority, antitrust, authorisations',
    'régulateurs, autorisations, conditions, autorité de la concurrence, feu vert, antitrust',
  ],
  deals_by_itself: [
    'automatically, by itself, on its own, without doing anything',
    'automatiquement, toute seule, d’elle-même, de plein droit, sans rien faire',
  ],
  deals_clearance_formality: [
    'only a formality after completion, never suspends, closed first and, close first then, comes after completion',
    'simple formalité après, ne suspend jamais, après le closing, closer d’abord',
  ],
  deals_close_anyway: [
    'close all the same, close regardless, close without approval, close without clearance, close before approval, close before clearance, close without waiting, close anyway',
    'fait le closing quand même, closing quand même, boucle quand même, on signe le transfert quand même, closer sans autorisation, closer sans l’accord, closer avant l’autorisation, conclure sans autorisation, conclure avant l’autorisation, closing avant l’autorisation, finaliser sans autorisation, conclure sans attendre',
  ],
  deals_condition_noun: ['condition', 'condition'],
  deals_easily_word: [
    'easily, at the first, often triggered, very quickly',
    'facilement, au premier, souvent déclenchée, très vite',
  ],
  deals_for_seller: [
    'protects seller, lets seller, seller raise, raise the price, in favour of seller, seller can raise, seller can leave, allows seller',
    'protège le vendeur, permet au vendeur, en faveur du vendeur, augmenter le prix, relever le prix, vendeur peut augmenter',
  ],
  deals_if_it_closes: [
    'when it works, if it works, when it closes, if it closes, when deal closes, if the deal closes, if the deal succeeds, on success, if it goes through, when it goes through, once the deal closes, when the deal is done, if the deal goes ahead, when the deal completes, when the deal succeeds, when the deal goes through, if the deal goes through',
    'quand ça marche, si ça marche, si l’opération réussit, si le deal réussit, en cas de succès, si ça se fait, quand le deal se fait, si l’opération se fait, si l’opération aboutit, quand l’opération aboutit, quand l’opération réussit, quand l’opération se fait, une fois l’opération conclue',
  ],
  deals_lifts: [
    'lift, falls away, fulfilled, met, satisfied, waived, lapse',
    'lever, tombe, remplie, réalisée, satisfaite, caduque',
  ],
  deals_mac_noun: ['mac, material adverse change', 'mac, changement défavorable'],
  deals_paid_by_seller: [
    'paid by seller, paid by target, seller pays, target pays, seller has to pay, target has to pay, paid to buyer, goes to buyer, owed to buyer, owed by the seller, owed by target, seller owes, target owes, target who pays, target that pays, target which pays, seller who pays, seller that pays, seller must pay, seller hands over, comes from the seller, target must pay, compensates the buyer, to compensate the buyer, buyer receives, buyer collects, out of the seller’s pocket',
    'payée par le vendeur, payée par la cible, versée par le vendeur, versée par la cible, vendeur paie, cible paie, vendeur verse, cible verse, versée à l’acheteur, va à l’acheteur, revient à l’acheteur, due par le vendeur, due par la cible, payée à l’acheteur, vendeur doit, versée à l’acquéreur, cible qui verse, cible qui paie, vendeur qui verse, vendeur qui paie, cible qui doit, vendeur qui doit, vendeur règle, vendeur rembourse, vendeur indemnise, cible doit payer, dédommage l’acheteur, pour dédommager l’acheteur, indemnise l’acheteur, acheteur touche, acheteur encaisse, à la charge du vendeur',
  ],
  deals_pays_whatever: [
    'must pay whatever, pay whatever happens, has to close whatever, bound whatever, close whatever happens, pay at signature whatever, must close anyway, has to close anyway, have to close anyway, obliged to close anyway',
    'payer quoi qu’il arrive, doit conclure quand même, doit payer quand même, doit closer quand même',
  ],
  deals_reverse_fee: [
    'reverse break fee, reverse fee, reverse termination fee',
    'indemnité inversée, indemnité de rupture inversée, reverse break fee',
  ],
  deals_sorted_word: [
    'sorted out, get sorted, handled, dealt with, obtained, asked for, filed, comes, sought',
    'réglées, traitées, obtenues, demandée, s’obtient, s’obtiennent, vient, viennent, consultée',
  ],
  deals_very_short: [
    'as short as possible, kept short, should be short, must be short, should be tight, shortest possible, must be tight, has to be tight, as close as possible, as tight as possible',
    'la plus courte possible, aussi courte que possible, doit être courte, doit rester courte, le plus tôt possible, doit être serrée, doit être proche, aussi proche que possible, aussi serrée que possible, la plus serrée',
  ],
  flat_approvals: [
    'approvals, approval, clearance, permissions',
    'accord, autorisation, autorisations, feu vert, accord de bruxelles',
  ],
  flat_asked_for: [
    'are requested, are asked for, is requested, are obtained, is asked for, are dealt with',
    'se demande, s’obtient, s’obtiennent, sont demandées',
  ],
  flat_authority_refuses: [
    'authority says no, authority refuses, brussels says no, brussels refuses, watchdog says no, clearance is refused, approval is refused, authority blocks',
    'autorité refuse, autorité dit non, bruxelles refuse, bruxelles dit non, gendarme dit non, autorisation est refusée, autorité bloque',
  ],
  flat_drops_freely: [
    'drop the deal whenever he likes, walk away whenever he likes, walk whenever he likes, leave whenever he wants, pull out whenever he likes, pull out whenever he wants, walk away at any time, leave at any time without paying, change his mind freely, change his mind at no cost',
    'laisser tomber quand il veut, partir quand il veut, se retirer quand il veut, sortir quand il veut, se retirer sans rien payer, changer d’avis sans rien payer, changer d’avis librement, se dédire librement',
  ],
  flat_even_if_refused: [
    'even if it’s forbidden, even if it is forbidden, even if it is refused, even if brussels says no, even if the authority refuses',
    'même si c’est interdit, même si c’est refusé, même si bruxelles dit non, même si l’autorité refuse',
  ],
  flat_fee_word: ['fee, penalty, compensation', 'indemnité, pénalité, compensation'],
  flat_few_months: [
    'two months out, three months out, a couple of months, set at two months, set at three months, within two months, two months later, a few weeks',
    'deux mois suffisent, trois mois suffisent, à deux mois, à trois mois, dans deux mois, quelques semaines suffisent',
  ],
  flat_invoke_mac: [
    'invoke the mac, use the mac, trigger the mac, call the mac, pull out under the mac',
    'invoquer la clause mac, invoquer la mac, activer la mac, déclencher la mac, faire jouer la mac, jouer la clause mac',
  ],
  flat_looks_at_it: [
    'looks at it, looks at the deal, examines the deal, gives its opinion, reviews it, steps in',
    'regarde l’affaire, regarde l’opération, examine l’affaire, donne son avis, se prononce, intervient',
  ],
  flat_must_complete: [
    'must complete, has to complete, must close, has to close, must pay, has to pay the price',
    'doit conclure, doit acheter, doit payer, doit aller au bout, est obligé d’acheter',
  ],
  flat_once_moved: [
    'once the shares have moved, after the shares have moved, once the shares are transferred, after the shares change hands, once the deal is done, after the deal has closed',
    'une fois les titres transférés, après le transfert des titres, une fois l’opération faite, une fois l’opération bouclée, une fois que c’est fait',
  ],
  flat_seller_pays: [
    'seller pays, seller owes, target pays, target owes, paid by the seller, paid by the target, seller has to pay, seller must pay',
    'vendeur paie, vendeur doit, vendeur verse, vendeur qui paie, cible paie, cible verse, payée par le vendeur, vendeur doit payer, vendeur devra payer',
  ],
  flat_small_trouble: [
    'a bad month, one bad month, a bad quarter, a small dip, a drop in the share price, a weak month',
    'un mauvais mois, mauvais trimestre, une petite baisse, un petit recul, un mois faible',
  ],
  flat_too_late: [
    'after completion, after closing, after the takeover, once you have control, once control has passed',
    'une fois qu’on a pris le contrôle, après la prise de contrôle, après le closing, une fois propriétaire',
  ],
  heard_can_trigger: [
    'enough to trigger, triggers, can trigger, activates, is enough to invoke',
    'suffit à déclencher, déclenche, fait jouer, suffit à invoquer',
  ],
  heard_condition_fails: [
    'condition that isn’t met, condition isn’t met, conditions aren’t met, condition fails, clearance is refused, clearance is denied, clearance fails, authority refuses, authority says no, regulator says no, regulator refuses, approval is refused, they say no, deal is blocked',
    'condition n’est pas remplie, condition n’est pas levée, feu vert n’arrive pas, condition non remplie, condition échoue, autorisation est refusée, autorité refuse, autorité dit non, feu vert est refusé, elle est refusée, en cas de refus, conditions ne sont pas remplies',
  ],
  heard_even_so: [
    'even if, even though, mac clause or not, mac or not, condition or not, whatever happens, just pushes, just delays, only delays, any more, no matter what',
    'même si, clause mac ou pas, mac ou pas, mac ou non, condition ou pas, quoi qu’il arrive, décale juste, décale seulement, repousse juste, pour toujours',
  ],
  heard_gets_out: [
    'back out, walk away, pull out, withdraw',
    'se dédire, se retirer, sortir, renoncer',
  ],
  heard_go_through: [
    'must buy it anyway, buy it anyway, must go through with it, has to go through with it, still obliged to buy, still has to buy, still bound to buy, must still buy, still forced to buy, must still close',
    'aller jusqu’au bout, doit acheter quand même, acheter quand même, quand même obligé d’acheter, quand même tenu d’acheter, reste obligé d’acheter',
  ],
  heard_goes_on_regardless: [
    'still has to pay, still has to buy, still has to close, still pays the price, still must pay, has to complete anyway, must complete anyway, has to close anyway, must buy anyway, just pushes the closing, only delays the closing, just delays the closing, goes ahead anyway, goes through anyway, still bound to buy',
    'doit quand même payer, doit quand même acheter, doit quand même prendre, doit quand même conclure, doit quand même closer, décale juste le closing, décale seulement le closing, repousse juste, se fait quand même, doit malgré tout, reste obligé d’acheter, paie quand même',
  ],
  heard_market_drop: [
    'fall in the market, market falls, stock market falls, market drops, fall in the stock market',
    'marché baisse, bourse baisse, baisse du marché, baisse de la bourse, bourse chute, marché chute',
  ],
  heard_nobody: ['nobody, no one, neither side', 'personne, aucun'],
  heard_nobody_gets_out: [
    'neither side can walk, nobody can walk, no one can walk, nobody can get out, neither party can leave, nobody can leave, no one can leave, neither side can leave, nobody can withdraw, both stay bound, both remain bound, no one can get out, neither side can get out, no longer walk away, no longer pull out, no longer withdraw',
    'personne ne peut sortir, personne ne peut partir, aucun ne peut sortir, restent engagées, restent liées, ne peut plus sortir, personne ne peut se retirer, aucune partie ne peut sortir, ne peut plus se retirer, ne peut plus se dédire, ne peut plus reculer',
  ],
  heard_says_no: [
    'is refused, blocks it, says no, refuses, blocks',
    'est refusée, refuse, dit non, bloque',
  ],
  heard_tied_still: ['stay tied, remain bound, stay bound', 'reste liés, reste engagé, reste tenu'],
  misstated_clearance_or_not: [
    'mac clause or not, mac or not, mac or no mac, whether or not, even if the condition, even if a condition, even if clearance, even if the regulator, even if the authority, even if antitrust, even if brussels, regardless of the conditions, conditions or not, clearance or not, condition met or not',
    'mac ou pas, mac ou non, clause mac ou pas, se réalise ou pas, se réalise ou non, même si la condition, même si les conditions, même si l’autorité, même si les autorités, même si la commission, même si bruxelles, même si le régulateur, même sans autorisation, conditions ou pas, levée ou pas, levées ou non, même en cas de refus',
  ],
  misstated_looks_later: [
    'only looks at it afterwards, looks at it afterwards, only looks afterwards, reviews it after closing, reviews it afterwards, only reviews afterwards, checks afterwards, only steps in afterwards, steps in after closing, looks at it after closing',
    'ne regarde qu’après, regarde après coup, examine après coup, contrôle après coup, n’intervient qu’après, intervient après le closing, contrôle a posteriori, examine a posteriori, n’examine qu’après, regarde après le closing, examine après le closing',
  ],
  misstated_meanwhile: [
    'in the meantime, meanwhile, straight away, anyway, without waiting, right after signing, while they review, while it reviews, while they look, as soon as you sign',
    'entre-temps, en attendant, sans attendre, dans l’intervalle, pendant l’examen, pendant qu’elle examine, pendant qu’ils examinent, dès la signature, tout de suite',
  ],
  misstated_must_pay: [
    'has to complete, must complete, obliged to complete, bound to complete, must pay, has to pay, is bound to pay, obliged to pay, must close, has to close, bound to close, obliged to close, must buy, has to buy, obliged to buy, can’t get out, cannot get out, cannot walk away, can’t walk away',
    'doit aller au bout, obligé d’aller au bout, tenu de payer, obligé de payer, doit payer, doit acheter, obligé d’acheter, obligé de closer, tenu d’acheter, doit conclure, obligé de conclure, ne peut plus sortir, ne peut pas sortir, ne peut plus se retirer',
  ],
  misstated_target_pays: [
    'target always compensates, target compensates the buyer, target pays the buyer, seller pays the buyer, seller compensates the buyer, target owes the buyer, target had to pay, target must pay the buyer, seller who pays the fee, target who pays, target pays the fee, target pays the break',
    'cible doit payer l’acquéreur, vendeur verse à l’acquéreur, vendeur qui verse l’indemnité, vendeur qui paie l’indemnité, cible indemnise, vendeur indemnise l’acheteur, vendeur indemnise l’acquéreur, cible paie l’acquéreur, cible verse à l’acquéreur, cible qui paie, cible qui verse',
  ],
  offers_at_fault: [
    'gun jumping, fine, fined, illegal, forbidden, penalty, unlawful, prohibited, risk, not, never, cannot, nobody, breach',
    'gun jumping, amende, illégal, interdit, sanction, risque, ne, pas, jamais, infraction, prohibé',
  ],
  offers_before_ruling: [
    crossed(
      'before, without waiting for, ahead of, while waiting for, without',
      'clearance, decision, approval, authority, ruling, review is over, the review ends, authority decides, authority has decided, commission decides, green light, antitrust clearance, competition clearance, end of the review',
    ),
    crossed(
      'avant, sans attendre, en attendant, sans, avant même',
      'décision, autorisation, feu vert, accord de l’autorité, que l’autorité, fin de l’examen, réponse de l’autorité, avis de l’autorité, aval de l’autorité',
    ),
  ],
  offers_closes_first: [
    'close first, close the deal first, close straight away, close at once, close right away, close immediately, close now, sign and close, close directly, complete first, complete the deal first, complete straight away',
    'closer d’abord, closer tout de suite, closer immédiatement, closer directement, signer et closer, signe et on close, conclure d’abord, finaliser d’abord, closing d’abord',
  ],
  offers_later: [
    'afterwards, later, after closing, after that, subsequently, then deal with, after the closing, next, once integration, while the review, during the review, as long as you have filed, as long as you filed',
    'ensuite, plus tard, après, puis on, dans un second temps, pendant l’examen, pendant que l’autorité, du moment que',
  ],
  offers_may_close: [
    crossed(
      'can, may, could, should, i would, just, simply, you, we, they',
      'close, complete, sign and close, close the deal, complete the deal, close the transaction',
    ),
    crossed(
      'peut, peuvent, pouvons, pourrait, pourrais, on, faut',
      'closer, close, conclure, finaliser, réaliser, boucler, clôturer, signer et closer',
    ),
  ],
  offers_review_word: [
    'antitrust, clearance, review, notify, notification, file, filing, authority, merger control',
    'antitrust, concurrence, notifie, notifier, notification, autorité, autorisation, dépôt, dépose, dossier, examen',
  ],
  owed_by_the_bought: [
    'paid by the target, paid by the seller, owed by the target, owed by the seller, due from the target, target pays the buyer, by figma, paid by the company being',
    'due par la cible, payée par la cible, versée par la cible, due par le vendeur, payée par le vendeur, par la société rachetée, par figma',
  ],
  owes_nothing_then: [
    'pays nothing, owes nothing, had nothing to pay, paid nothing, no fee to pay, nothing to pay, without paying, walked away free, costs nothing to walk, no penalty, without paying a cent, without paying anything, scot-free, for free',
    'ne paie rien, ne doit rien, rien à payer, n’a rien payé, sans rien payer, aucune indemnité, sans indemnité, aucune pénalité, rien eu à payer, ne paye rien, sans payer, sans payer un, sans verser, sans rien verser, gratuitement',
  ],
  process_lapses_free: [
    'simply lapses, just lapses, lapses with no cost, nobody owes anything, falls away at no cost, everyone goes home for free',
    'tombe tout seul, tombe sans frais, personne ne doit rien, caduc sans frais, s’annule sans frais',
  ],
  process_nothing_to_write: [
    'provide for anything, no need to provide, nothing to provide for, nothing to write, needs no clause, no clause is needed, no special clause',
    'rien à prévoir, pas besoin de prévoir, inutile de prévoir, pas besoin de le prévoir, rien à écrire, aucune clause à prévoir, pas d’inquiétude pour le contrat',
  ],
  sale_before_signing: [
    'before signing, before the signing, prior to signing, before you sign, before they sign',
    'avant le signing, avant la signature, avant de signer, avant signing',
  ],
  sale_obtained: [
    'obtained, lifted, met, received, cleared, granted, satisfied, given',
    'obtenues, obtenue, obtenu, levées, levée, remplies, reçue, accordée, données',
  ],
  save_for_others: [
    'unless, except, without a, seller, if the fault, should have, needs, other than, nothing but',
    'sauf, vendeur, si la faute, aurait dû, faut, hormis, autre que',
  ],
  should_it_fail: [
    'if it fails, fails, failed, collapses, collapsed, abandoned, regulators refuse, walk, walked away, blocked, left, got out',
    'en cas d’échec, échoue, échoué, abandonne, abandonné, refus, bloqué, s’en va, se retire, est reparti, repartir, s’est retiré, sort',
  ],
  signed_is_beyond_reach: [
    'cannot hold up a deal that is signed, cannot stop it once, no authority can stop it, no regulator can stop it, no power over a deal that has been signed, cannot block a signed, can not block a signed, can not hold up a deal, cannot touch a signed, can no longer block, can no longer stop',
    'ne peut pas bloquer un contrat signé, ne peut plus bloquer, ne peut plus rien, ne peut pas arrêter un contrat signé, aucune autorité ne peut, rien ne peut arrêter un contrat signé',
  ],
  slip_clear_later: [
    'ask the competition authority later, ask the authority later, ask brussels later, ask later, permission later, ask for permission afterwards, sell later, divest later, clear later, approval afterwards, approval later, sort out the approval, not suspensory, remedies later',
    'demander à la concurrence plus tard, demander à bruxelles plus tard, demander l’accord après, demander plus tard, demander après, demander l’autorisation ensuite, plus tard, pas suspensive, n’étant pas suspensive, autorisation après, accord après, régler après',
  ],
  slip_close_now: [
    'take control first, close first, buy first, close right away, close at once, close immediately, close now, close the deal first, complete first, close before',
    'prendre le contrôle d’abord, prend le contrôle d’abord, acheter d’abord, boucle d’abord, on achète d’abord, closer tout de suite, clore tout de suite, boucler tout de suite, closer d’abord, fermer tout de suite, fermer l’opération tout de suite',
  ],
  slip_fee_reverse: [
    'reverse break fee, reverse fee, reverse termination fee',
    'reverse break fee, indemnité inversée, indemnité de rupture inversée',
  ],
  slip_target_pays: [
    'target pays, target would pay, target has to pay, target should have paid, seller pays, paid by the target, target compensates, compensate the acquirer, compensate the buyer',
    'cible qui aurait, cible paie, cible verse, cible doit, la cible indemnise, indemniser l’acquéreur, indemniser l’acheteur, payée par la cible, vendeur indemnise',
  ],
  strays_pays_nothing: [
    'paid nothing, pays nothing, owed nothing, not pay anything, not have to pay',
    'n’a rien payé, rien payé pour sortir, ne doit rien, n’a rien déboursé, n’a rien dû payer',
  ],
  strays_still_bound: [
    'still bound, still have to close, must still close, still obliged',
    'restent obligées, restent tenues, doivent quand même conclure, toujours obligées',
  ],
  terms_left_out: [
    'exclude, excluded, not, never, no, only',
    'exclut, exclu, exclure, ne, pas, jamais, sauf',
  ],
  terms_market_dip: [
    crossed('market, stock market, index, markets', 'falls, dips, drops, goes down, fall, drop'),
    crossed('marché, marché boursier, bourse, indice, marchés', 'baisse, recule, chute, baissent'),
  ],
  wrongly_dropped: [
    'no need for, don’t need, superfluous',
    'pas besoin de, pas besoin, inutile, superflu',
  ],
  wrongly_exits: [
    'long stop dates, break fees, conditions precedent, exit clauses, a deadline, time limit in the contract, deadline in the contract',
    'date limite dans le contrat, date limite, date butoir, indemnité de rupture, conditions suspensives, clauses de sortie, porte de sortie',
  ],
  wrongly_gets_out: [
    'lets the buyer out, buyer can leave, buyer can walk, buyer may leave, gets the buyer out, enough to walk, enough to leave, can pull out, may pull out',
    'permet à l’acheteur de se retirer, permet de se retirer, acheteur peut partir, acheteur peut se retirer, permet de sortir, suffit pour partir, suffit pour sortir, permet de partir',
  ],
  wrongly_refused: [
    'authority says no, regulator says no, authority refuses, brussels says no, if it is blocked, competition people refuse, deal is blocked, clearance is refused',
    'concurrence refuse, autorité refuse, autorité dit non, bruxelles refuse, bruxelles dit non, si c’est refusé, même en cas de refus, malgré le refus',
  ],
  wrongly_short_date: [
    crossed(
      'very short, tight, short, two-month, three-month',
      'long stop, long stop date, deadline, end date',
    ),
    'date butoir très courte, date butoir courte, date butoir serrée, date limite très courte, délai très court',
  ],
  wrongly_small_dip: [
    'any bad quarter, one bad quarter, a single bad month, any bad month, slightest drop, slightest fall, smallest dip, any small dip, any drop in sales, any disappointment',
    'moindre baisse, moindre recul, un mauvais trimestre, un mauvais mois, petite baisse, simple baisse, n’importe quelle baisse, moindre déception',
  ],
  wrongly_still_bound: [
    'still has to complete, still has to pay, still has to buy, must complete, has to close anyway, must pay anyway, is bound to buy, obliged to pay the price, has to pay the price',
    'est obligé de payer, obligé de payer le prix, doit quand même payer, doit quand même acheter, doit acheter, reste tenu de payer, obligé d’acheter',
  ],
  wrongly_taken_over: [
    'after you have taken over, once you have taken over, months after, after the offer has settled, when you already own, once you own it, after the takeover, once it is all done, once everything is done',
    'une fois qu’on a pris le contrôle, des mois après, une fois l’offre terminée, après la prise de contrôle, une fois tout terminé, après le règlement, une fois les titres achetés',
  ],
  wrongly_when_it_works: [
    crossed(
      'if, when, once',
      'the sale goes through, the deal goes through, the deal is done, the sale is concluded, it closes, the deal succeeds',
    ),
    'quand la vente se conclut, quand la vente se fait, si l’opération réussit, quand l’opération se fait, quand le deal se fait, si la vente aboutit, une fois la vente conclue',
  ],
};
