import type { Lexicon } from '../../types.ts';

/** Conditions and walk-away rights, in the words people use for it. */
export const macNotions: Lexicon = {
  between_promise_and_keys: [
    'between the promise and, before the keys, between the handshake, between yes and, between the signature, before the move, before we move in, before i move in, meanwhile, in the meantime, before the wedding, before completion, before the day',
    'entre la promesse et, entre le compromis et, avant les clés, entre la signature, avant le déménagement, avant d’emménager, entre-temps, en attendant, avant le mariage, avant le jour',
  ],
  calamity: [
    'burns down, burn down, house burns, burnt, fire, flood, flooded, falls down, collapses, collapse, earthquake, storm, roof falls, blows away, loses its best customer, says no, ashes',
    'brûle, prend feu, incendie, inondation, inondé, s’écroule, s’effondre, tremblement de terre, tempête, toit s’envole, dit non, cendres, part en fumée',
  ],
  case_falls_through: [
    'falls through, green light never, no green light, approval never, never comes, goes wrong, if it fails, approvals are in, approval is in',
    'capote, si le feu vert, feu vert ne venait, feu vert ne vient, ça échoue, accords ne sont, accords sont là, si ça rate',
  ],
  case_written_in: [
    'written in, write in, contract said, in the contract, asked for, right to, nobody has to close',
    'faire écrire, fait écrire, contrat disait, dans le contrat, demandé un, le droit de, obligé de conclure',
  ],
  deals_bad_luck_before_keys: [
    'something terrible may, something bad happens before, may i leave, can i leave',
    'arriver un malheur, peut arriver un malheur, si on peut partir',
  ],
  deals_before_keys: [
    'before the handover, before the keys, before the end, before it is done, before we own',
    'avant la remise, avant les clés, avant la fin, avant d’être propriétaire',
  ],
  deals_clearance: [
    'approve, clear, clearance, agree, authorise, green light, consent, sign off, block, object, investigate, review, file, say yes, accept, in depth look, probe, inquiry, nod, let through, let it pass, wave through, blessing, no fuss, go ahead, let us do it, let it go, nothing can be done, steps in',
    'autoriser, accord, feu vert, approuver, bloquer, valider, objections, examiner, accepter, visa, notifier, notification, tiquer, enquête, examen approfondi, laissent passer, bénédiction, dit oui, disent oui, laissent faire, laisse faire, laissent aller, intervient',
  ],
  deals_closing_day: [
    'hand over the keys, handing over the keys, money lands, the money lands and, shares change hands, closing, completion, complete, money moves, money changes hands, funds move, funds flow, handover, handing over, transfer shares, shares transfer, wired, ownership passes, last day, money crosses, on the day, keys',
    'remet les clés, remise des clés, argent arrive et, titres bougent, titres changent de main, closing, réalisation, transfert titres, transfert actions, titres changent, changer de main, fonds arrivent, fonds versés, virement, dernier jour, paiement du prix, argent arrive, transfert propriété, clés sont remises, jour des clés, remettre les clés, donne les clés, jour venu, le jour même',
  ],
  deals_collapse: [
    'fall through, fell through, fall apart, collapse, fail, failure, break down, not happen, not close, not go through, blocked, die, dies, walk, pull out, broken, not completed, refused, not come, not granted, not get through, no approval, cannot complete, prohibition, prohibited, say no',
    'capoter, échouer, échec, ne se fait pas, tomber à l’eau, n’aboutit pas, rompre, rupture, bloqué, pas l’obtenir, ne l’obtient pas, s’effondrer, refus, n’arrive pas, pas accordée, n’a pas lieu, ne se réalise pas, interdiction, interdit, disent non, dit non',
  ],
  deals_compensation: [
    'fee, compensation, penalty, damages, pay, payment, foots bill, sum due, money due, owes, forfeit, cheque',
    'indemnité, indemniser, dédommagement, pénalité, compensation, dédit, payer, verser, devoir, est dû, montant dû, chèque, somme forfaitaire',
  ],
  deals_condition: [
    'other hurdles, boxes to tick, hurdles, condition, prerequisite, requirement, green light, what has to happen, mac, material adverse change',
    'cases à cocher, condition, préalable, feu vert, clause mac, changement défavorable',
  ],
  deals_drop_out: [
    'drop out, opt out, escape, leave the deal, give up',
    'sortir, se dédire, abandonner, partir',
  ],
  deals_extend: [
    'extend, extension, months, cover, long enough, later, far enough, shorter, longer, renew, eighteen, twelve, push it back, push back',
    'prolonger, mois, couvrir, suffisante, lointaine, plus longue, plus courte, repousser, dix-huit, douze, plus long',
  ],
  deals_free_to_go: [
    'free to leave, free to walk, may walk away, can walk away, everybody is free, everyone is free, both are free, free again, each is free, neither side has to, nobody has to, no one has to, free to go, go home, go through with it, not stuck, off the hook, shake hands and part',
    'peuvent se séparer, chacun est libre, libres de partir, redevient libre, reprend sa liberté, chacun reprend sa liberté, personne n’est obligé, rentrer chez soi, libre de partir, aller au bout, chacun repart, pas coincé, plus tenu, se quitter, tout le monde est libre',
  ],
  deals_in_between: [
    'between that date, between the two dates, meanwhile, in the meantime, until then, from that day',
    'entre cette date, entre les deux dates, entre-temps, d’ici là, depuis cette date',
  ],
  deals_long_stop: [
    'long stop, longstop, outside date, drop dead date, end date, final date',
    'date butoir, date limite, long stop',
  ],
  deals_material_change: [
    'material adverse, mac, serious deterioration, bad event, business falls apart, something terrible, goes badly wrong, terrible hits, very bad happens, goes up in flames, loses its biggest, burn, fire, flood, collapse, disaster, worst happens, scandal',
    'mac, événement défavorable, changement défavorable, dégradation significative, catastrophe, gros pépin, chose de terrible, chose de grave, très grave, part en fumée, perd son plus gros, brûle, incendie, inondation, s’effondre, désastre, le pire, scandale',
  ],
  deals_may_leave: [
    'right not to, allowed not to, no longer has to, may refuse, not obliged, free not to',
    'droit de ne pas, peut refuser, n’a plus à, plus obligé, libre de ne pas, pas tenu',
  ],
  deals_must_happen: [
    'must happen, has to happen, have to happen, needed before, required before, must be obtained, conditional on, subject to, must be met, has to come true, have to come true, boxes to tick',
    'doit se passer, doivent se passer, doit arriver, doit être obtenu, subordonné, subordonnée, conditionné, conditionnée, sous réserve, doit être rempli, doivent être remplies, doit se réaliser, cases à cocher',
  ],
  deals_named_break_fee: [
    'break fee, break up fee, reverse fee, termination fee, walk away fee',
    'indemnité rupture, indemnité inversée, break fee, clause dédit',
  ],
  deals_other_party: [
    'other side, other party, the other, target, counterparty, one side, either side, one of the two',
    'l’autre, autre partie, cible, contrepartie, l’un doit, l’un des deux, l’autre partie',
  ],
  deals_time_limit: [
    'end date, long stop, longstop, outside date, drop dead date, enough time, eighteen months, timetable, year and half, cut off date, enough months, final date, expiry, longer deadline, deadline, after a date, date after which, last date, after that date, by that date, set date, by a certain date, after a certain date',
    'date de fin, date limite, date butoir, long stop, échéance contrat, assez de temps, dix-huit mois, an et demi, calendrier, rétroplanning, prolongation, assez de mois, délai plus long, passé une date, délai, date après laquelle, dernière date, passée cette date, après cette date, date fixée, date convenue, au bout d’un certain temps, passé un certain délai',
  ],
  deals_walk_away: [
    'emergency exit, emergency exits, way out of the contract, goes home with nothing to pay, still back out, walk away, walk out, pull out, back out, get out, terminate, call it off, withdraw, can walk, free to walk, i walk, quits, jump ship, free to leave, may walk, either side may, call off, cancel, tear up',
    'portes de sortie, porte de secours, sortie de secours, il part et tu n’as rien, encore reculer, encore faire marche arrière, retirer, renoncer, se désengager, claquer la porte, se délier, sortir du deal, résilier, se désister, quitter la table, s’en aller, reprendre ses billes, reprend sa liberté, peut partir, annuler, laisser tomber, se dégager, déchirer',
  ],
  each_goes_home: [
    'anyone can leave, anybody can leave, may go home, both go home, we both go, each goes, go our own way, go our separate, everyone goes home, you can leave, i can leave, free again, we shake hands and',
    'chacun est libre, reprend sa liberté, peut partir, reprend ses billes, chacun reprend, chacun rentre, chacun repart, chacun chez soi, on se quitte, tu peux partir, je peux partir, libre à nouveau',
  ],
  if_it_is_refused: [
    'no approval by, regulators said no, regulator said no, said no, green light never comes, if brussels says no, officials say no, authorities say no, if the officials, says no, if it is refused, if brussels says, if the referee, if the answer is no, no green light by, answer is no, takes too long, drags on, if they refuse, if they block, turned down, if it is turned down, if it’s no, if it is no, it is a no, if it is a no, a no from, they forbid it, forbid it, not through, is not through, it is forbidden',
    'sans autorisation, autorité disait non, feu vert ne vient pas, date plus proche, si bruxelles refuse, si les autorités, autorité dit non, dit non, s’ils disent non, si c’est refusé, si bruxelles dit, si l’arbitre, si le gendarme, si la réponse est non, réponse est non, si ça traîne, s’ils refusent, s’ils bloquent, si l’autorité refuse, si on nous le refuse, si c’est non, c’est non, réponse est négative, en cas de refus, en cas de non, l’interdisent, est interdit, pas passé, n’est pas passé',
  ],
  judge_no_green: [
    'said no, says no, say no, refused, refuse, blocked, block, falls through, fall through, fails, failed, never comes, does not come, not allowed, not get it through',
    'disait non, dit non, disent non, refusait, refuse, bloque, bloquait, capote, échoue, échouait, n’arrive pas, n’obtient pas, interdit',
  ],
  judge_owes: [
    'owed, owes, pay, compensation, compensate, cheque, billion, free to go, could leave, can leave, walk away',
    'verser, payer, dédommager, indemnité, chèque, milliard, libre de partir, peut partir',
  ],
  may_drop_it: [
    'can i get out, drop it, can i drop, can leave, let me off, lets me off, off the hook, still pay, still have to pay, still buy, am i stuck, stuck with, have to take it, keep my money, deposit back, get my deposit, pull out, walk away, go home, not obliged, cancel, call it off',
    'je peux sortir, on peut sortir, laisser tomber, je peux partir, peut partir, me dégager, se dégager, encore payer, quand même payer, quand même acheter, payer quand même, coincé, suis-je obligé, obligé de prendre, garde mon argent, récupère mon acompte, récupérer l’acompte, me retirer, rentrer chez moi, plus obligé, annuler, reprendre ma parole',
  ],
  may_leave_then: [
    'can leave, each of us can, each may leave, free to leave',
    'peut s’en aller, chacun peut, peut partir',
  ],
  passing_pays_up: [
    'coughs up, cough up, coughed up, got a billion, gets a billion, a billion for, for its trouble, for the trouble, a cheque, forks out, pays a fine, compensation, paid figma, paid a billion, pays the other, consolation',
    'touché un milliard, touche un milliard, un milliard pour, pour le dérangement, un chèque, dédommagement, dédommager, versé un milliard, payé à figma, paie l’autre, lot de consolation',
  ],
  passing_refused: [
    'answer is no, it fell apart, falls apart, fell through, falls through, comes to nothing, came to nothing, blocked, if it dies, when it died, never goes through, told no',
    'ça capote, capoté, ça casse, si ça rate, n’aboutit pas, bloqué',
  ],
  pays_for_the_wait: [
    'writes a cheque, for the trouble, the buyer hands over, owe the other side, pays me, owes me, lost year, wasted year, for my trouble, for the wait, made me wait',
    'signe un chèque, promettre un milliard, l’acheteur signe, combien l’autre verse, qui paie si, me laisses, me paie, me dois, me doit, tu me verses, année perdue, pour l’attente, fait attendre, pour ma peine',
  ],
  plain_buyer_pays: [
    'buyer pays, buyer has to pay, buyer must pay, buyer owes, pays the seller, seller gets money, seller pockets',
    'acheteur paie, acheteur paye, acheteur verse, acheteur doit, vendeur touche, vendeur reçoit, vendeur encaisse, touche une somme, touche un chèque',
  ],
  plain_done_or_off: [
    'done or off, or it is off, if it is off, if it falls apart, if it collapses, if it fails',
    'si ça capote, si ça casse, si ça échoue, signé ou abandonné, fait ou abandonné, si ça tombe à l’eau',
  ],
  plain_no_yes_no_deal: [
    'no green light no, no approval no, no clearance no, no yes no, without a yes no, no permission no',
    'pas de feu vert pas, pas d’accord officiel pas, pas d’autorisation pas, sans feu vert pas, sans autorisation pas',
  ],
  told_awful: [
    'something terrible, nasty surprise, terrible happens, disaster strikes, something awful',
    'coup dur, catastrophe, gros pépin, tuile',
  ],
  told_far_enough: [
    'far enough, far out, long enough, a year and a half, eighteen months',
    'assez loin, assez tard, un an et demi, dix-huit mois',
  ],
  told_leave: [
    'lets you leave, right to walk, right to leave, what leaving costs, lets him leave, walks, get out',
    'porte de sortie, droit de partir, droit de s’en aller, s’en va, partir ou rediscuter, se dégonfle',
  ],
  told_no_leave_no_deal: [
    'no green light no deal, no approval no deal, no clearance no deal, no yes no deal',
    'pas de feu vert pas de deal, pas de feu vert pas d’opération, pas d’accord pas de deal, pas d’autorisation pas de deal',
  ],
  told_still_to_get: [
    'last hurdles, hurdles have to go, what has to be obtained, approvals still needed, still to be obtained, approvals to get',
    'reste à obtenir, ce qui reste à obtenir, obtenir les feux verts, obtenir ce qui manque, feux verts à obtenir',
  ],
  told_then_money: [
    'then the money, only then the money, money is wired, company is theirs, before anyone’s bound, it’s final, before it’s final',
    'enfin l’argent, argent part, argent change de mains, là l’argent, argent n’arrive qu’une fois, dernier jour',
  ],
};
