import type { Lexicon } from '../../types.ts';

/** Words for what is said wrongly of how a company is sold, bid for and cleared. */
export const misstatedProcess = {
  misstated_commits_them: [
    'commits the bidder, commits the bidders, commit them, binds them, binds the bidder, bind the bidders, bound by it, bound by their price, bound by that price, tied to that price, tied to their price, held to it, held to that price, locks them in, locks in the price, already commits, committed to the price, stuck with that price, price is firm, tie them to, ties them to, bound by his price, bound by its price, bound by the price, bound by that figure, bound to his price, tied to it',
    'les engage, l’engage, engage sur le prix, engage déjà, engagent déjà, engage le candidat, engage les candidats, les lie, lie le candidat, lie les candidats, tenus par leur prix, tenu par ce prix, tenu par son prix, liés par leur prix, irrévocable, oblige à payer, lié par son prix, liés à leur prix, lié à son prix, engagé sur son prix, engagés sur leur prix',
  ],
  misstated_no_way_back: [
    'can’t go back on, can’t change it afterwards, cannot go back on, cannot change it later, can’t lower it, cannot come down, can’t revise, cannot revise, can’t be revised, can no longer change, no longer back out, can’t back out',
    'ne peuvent plus revenir, ne peut plus revenir, plus revenir dessus, ne peuvent plus le revoir, plus le revoir, plus le baisser, ne peuvent plus baisser, ne peut plus baisser, plus le modifier, ne peuvent plus modifier, plus se rétracter',
  ],
  misstated_leak_helps: [
    'free publicity, free advertising, good publicity, good advertising, brings in bidders, brings in buyers, brings in more buyers, brings more buyers, brings more bidders, attracts buyers, attracts bidders, attracts more buyers, pushes the price up, helps the price, raises interest, creates interest, wakes up buyers, stirs up interest, raises the price, lifts the price, puts the price up, increases the price',
    'publicité gratuite, bonne publicité, de la publicité, de la pub, donne de la visibilité, attire des acheteurs, attire des acquéreurs, attire des candidats, attire du monde, fait venir des acheteurs, fait venir du monde, fait monter les enchères, fait monter le prix, suscite l’intérêt, réveille l’intérêt, augmente le prix, tire le prix, pousse le prix, gonfle le prix',
  ],
  misstated_unmoved: [
    'don’t react, do not react, don’t care, do not care, don’t mind, won’t notice, don’t notice, are not bothered, indifferent, stay calm, couldn’t care less, are happy, is happy, are reassured, is reassured, are flattered, are proud, are pleased',
    'ne réagissent pas, ne réagit pas, s’en moquent, s’en fichent, s’en fiche, indifférents, ne bougent pas, ne s’inquiètent pas, sont rassurés, est rassuré, sont contents, sont fiers, sont flattés, sont ravis, ne s’en rendent pas compte',
  ],
  misstated_fewer_bidders: [
    'fewer the bidders, fewer the buyers, fewer bidders, fewer buyers, fewer candidates, fewer there are, fewer you call, smaller the field, less competition, the less competition, fewer bidders you have, fewer parties, fewer names, less bidders, smaller the panel',
    'moins il y a d’acheteurs, moins d’acheteurs, moins de candidats, moins de concurrence, moins ils sont nombreux, moins on est nombreux, moins d’enchérisseurs, moins d’acquéreurs, moins d’offres, moins de repreneurs, moins on en appelle, moins on en contacte, moins il y a de candidats, moins il y a de monde',
  ],
  misstated_bids_higher: [
    'higher they go, higher they bid, higher the price, higher the bid, higher the bids, more they pay, more they bid, bid higher, bids higher, better the price, better the offer, tension goes up, tension rises, tension increases, tension is higher, tension gets stronger, more tension, raises the tension, harder they fight',
    'plus l’offre est élevée, plus ils paient, plus ils montent, plus le prix monte, mieux ils paient, plus cher ils paient, meilleur est le prix, meilleure est l’offre, tension monte, tension augmente, tension est plus forte, tension grimpe, davantage de tension, augmente la tension, fait monter la tension, plus ils se battent, plus la tension, plus le prix est élevé, plus on tire le prix',
  ],
  misstated_bids_lazily: [
    'everyone relaxes, everybody relaxes, bidders relax, buyers relax, bids low, bid low, bids lower, bid lower, lowball, bid less, bids less, pays less, stop fighting, nobody fights',
    'se relâche, se relâchent, mise bas, misent bas, offre moins, offrent moins, propose moins, proposent moins, chacun paie moins, cesse de se battre, personne ne se bat',
  ],
  misstated_get_teaser: [
    'to receive the teaser, to get the teaser, receive the teaser, get the teaser, before the teaser, before getting the teaser, before receiving the teaser, to see the teaser, then the teaser, unlocks the teaser, in exchange for the teaser',
    'pour recevoir le teaser, recevoir le teaser, pour avoir le teaser, avoir le teaser, avant le teaser, obtenir le teaser, en échange du teaser, puis le teaser, ensuite le teaser, donne accès au teaser',
  ],
  misstated_between_the_two: [
    'between signing and closing, between signature and closing, after signing, after the signing, after signature, once they have signed, once you have signed, once the contract is signed, after the contract is signed',
    'entre le signing et le closing, entre signing et closing, entre la signature et le closing, entre signature et closing, après le signing, après la signature, une fois le contrat signé, une fois qu’on a signé, une fois qu’ils ont signé',
  ],
  misstated_opens_books: [
    'opens the books, opens its books, opens the data room, opens the dataroom, shows the accounts, gives access to the data room, lets them see the books, lets anyone into the data room',
    'ouvre les livres, ouvre ses livres, ouvre la data room, ouvrir la data room, ouvre ses comptes, montre ses comptes, montre les comptes, donne accès aux comptes, donne accès à la data room',
  ],
  misstated_contract_first: [
    'haven’t signed the contract, hasn’t signed the contract, has not signed the contract, not signed the spa, before the spa, before signing, before the contract, until the contract, until the spa, until they have signed, without a signed contract',
    'pas signé le spa, avant le spa, avant la signature, avant le signing, avant d’avoir signé, tant que le contrat, tant que le spa, sans contrat signé, n’a pas signé le contrat, n’ont pas signé le contrat',
  ],
  misstated_redone: [
    'recounts, is recounted, redo the accounts, redoes the accounts, accounts are redone, recalculates, is recalculated, is adjusted, gets adjusted, trues up, is trued up, remeasures, is remeasured, is counted again, gets recounted, recount everything, count everything again, counted on the day',
    'refait les comptes, on recompte, on recalcule, est recalculé, s’ajuste, est ajusté, est revu, est recompté, on ajuste, on réajuste, on refait le calcul, recompte tout, recompter tout, tout est recompté, on compte au jour, on refait l’arrêté, se recalcule, s’ajuste à la hausse',
  ],
  misstated_completion: [
    'completion accounts, closing accounts',
    'completion accounts, comptes de closing, comptes de clôture',
  ],
  misstated_set_at_signing: [
    'fixed at signing, locked at signing, frozen at signing, set at signing, final at signing, fixed on signing, fixed once and for all, never adjusted, never moves, fixed in advance, fixed beforehand, set in advance, agreed in advance, frozen in advance, locked in advance, settled in advance, fixed on a past',
    'figé à la signature, fixé à la signature, figé au signing, fixé au signing, définitif à la signature, figé une fois pour toutes, fixé une fois pour toutes, ne bouge plus, jamais ajusté, figé d’avance, fixé d’avance, arrêté d’avance, connu d’avance, figé à l’avance, fixé à l’avance, figé sur un bilan, figé au départ',
  ],
  misstated_must_pay: [
    'must pay, has to pay, is bound to pay, obliged to pay, must close, has to close, bound to close, obliged to close, must buy, has to buy, obliged to buy, can’t get out, cannot get out, cannot walk away, can’t walk away',
    'obligé d’aller au bout, tenu de payer, obligé de payer, doit payer, doit acheter, obligé d’acheter, obligé de closer, tenu d’acheter, doit conclure, obligé de conclure, ne peut plus sortir, ne peut pas sortir, ne peut plus se retirer',
  ],
  misstated_clearance_or_not: [
    'whether or not, even if the condition, even if a condition, even if the conditions, even if clearance, even if the regulator, even if the regulators, even if the authority, even if the authorities, even if antitrust, even if brussels, regardless of the conditions, conditions or not, clearance or not, condition met or not',
    'se réalise ou pas, se réalise ou non, se réalisent ou pas, se réalisent ou non, même si la condition, même si les conditions, même si l’autorité, même si les autorités, même si la commission, même si bruxelles, même si le régulateur, même sans autorisation, conditions ou pas, condition ou pas, levée ou pas, levées ou non, même en cas de refus',
  ],
  misstated_meanwhile: [
    'in the meantime, meanwhile, straight away, anyway, without waiting, right after signing, while they review, while it reviews, while they look, as soon as you sign',
    'entre-temps, en attendant, sans attendre, dans l’intervalle, pendant l’examen, pendant qu’elle examine, pendant qu’ils examinent, dès la signature, tout de suite',
  ],
  misstated_looks_later: [
    'only looks at it afterwards, looks at it afterwards, only looks afterwards, reviews it after closing, reviews it afterwards, only reviews afterwards, checks afterwards, only steps in afterwards, steps in after closing, looks at it after closing',
    'ne regarde qu’après, regarde après coup, examine après coup, contrôle après coup, n’intervient qu’après, intervient après le closing, contrôle a posteriori, examine a posteriori, n’examine qu’après, regarde après le closing, examine après le closing',
  ],
  misstated_competition_side: [
    'antitrust, merger control, competition, competition side, competition authority',
    'antitrust, concurrence, contrôle des concentrations, autorité de la concurrence',
  ],
  misstated_nothing_to_file: [
    'don’t need to notify, nothing to file, nothing to notify, no filing, no need to file, no need to notify, not have to notify, no notification, no clearance needed, no separate clearance, no competition clearance, needed any clearance, never needed clearance, needs no clearance, only look at two, only look at rivals, only look at direct',
    'pas d’autorisation à demander, rien à notifier, rien à déposer, rien à demander, aucune notification, pas de notification, pas besoin de notifier, pas à notifier, pas de dossier à, aucun dossier à, besoin d’aucun feu vert, besoin d’aucune autorisation, ne regardent que les',
  ],
  misstated_takes_care: [
    'takes care of it, takes care of that, handles it, handles that, deals with it, deals with that, covers it, covers that, covers everything, counts as clearance, counts as approval, is enough',
    's’en charge, s’en occupe, règle la question, règle aussi, vaut autorisation, vaut approbation, vaut feu vert, couvre aussi, couvre tout, suffit',
  ],
  misstated_opinion_binds: [
    'binding, binding on the board, binding on shareholders, binds the board, binds the shareholders, offer lapses, bid lapses, offer falls, stops the offer, stops the bid, blocks the offer, blocks the bid, kills the offer, kills the bid, decides the outcome, replaces the vote, has the final say, has the last word',
    'est contraignante, est contraignant, lie le conseil, lie les actionnaires, s’impose au conseil, s’impose aux actionnaires, oblige le conseil, oblige les actionnaires, bloque l’offre, arrête l’offre, fait tomber l’offre, rend l’offre caduque, offre tombe, offre est caduque, décide du sort, vaut décision, a le dernier mot',
  ],
  process_at_the_start: [
    'first, straight away, right away, at once, immediately, at the start, to begin with',
    'd’abord, tout de suite, en premier, dès le début, au début, immédiatement, d’emblée',
  ],
  process_starts_with: [
    'start with, starts with, begin with, begins with, open with',
    'commence par, commencent par, débute par, on part avec',
  ],
  process_ends_with: [
    'end with, ends with, finish with, finishes with, last comes, finally give, finally send',
    'finit par, finissent par, termine par, terminent par, se termine par, concluent par, pour finir',
  ],
  process_first_stage: [
    'first round, first stage, first phase, round one, that round',
    'premier tour, première phase, première étape, ce tour',
  ],
  process_looks_inside: [
    'look into the books, look at the books, look inside, check the books, check the accounts, go through the books, examine the company, see the accounts, see the books, look at the accounts, inspect the company',
    'regarder les comptes, regarder dans les comptes, examiner les comptes, éplucher les comptes, vérifier les comptes, voir les comptes, contrôler les comptes, auditer les comptes, auditer la société, examiner la société',
  ],
  process_once_signed: [
    'after they have signed, after they sign, once they have signed, after having signed, after signing, once signed, after the signature, once they have bought, after they have bought, after they have paid, once the contract is signed, after the contract is signed',
    'après avoir signé, après la signature, une fois le contrat signé, une fois signé, après le signing, après avoir acheté, après avoir payé, une fois qu’ils ont signé, une fois qu’il a signé, une fois le deal signé',
  ],
  process_sign_and_close: [
    'sign and close, signing and closing, signature and closing',
    'signer et closer, signer et clôturer, signing et closing, signature et closing',
  ],
  process_bidders_bank: [
    'bidder’s bank, bidder’s own bank, acquirer’s bank, acquirer’s own bank, buyer’s bank, buyer’s own bank',
    'banque de l’initiateur, banque de l’acquéreur, banque de l’acheteur, banque de l’assaillant',
  ],
  process_writes: [
    'gives, writes, issues, delivers, signs, provides, prepares',
    'donne, rédige, délivre, rend, signe, établit, fournit, écrit',
  ],
  process_alone: [
    'he is alone, feels alone, feel alone, they are alone, the only one, the only ones, only bidder, only buyer',
    'seul, seuls, tout seul, seul en lice',
  ],
  process_stays_put: [
    'stay where they are, stays where it is, stay in place, stay put, remain in place, stay with the company, carry on as before, follow by law, move over by law, transfer by law, move automatically, transfer automatically, follow automatically, move over with, move with the business, follow the business',
    'restent où ils sont, reste où il est, restent en place, restent dans la société, suivent de plein droit, transférés de plein droit, suivent automatiquement, transférés automatiquement, continuent comme avant, suivent l’activité, suit l’activité, passent avec l’activité',
  ],
  process_who_bears: [
    'who bears, who carries, who takes which risk, allocates the risk, allocates risk, shares out the risk, splits the risk',
    'qui porte, qui supporte, répartit les risques, partage les risques, qui prend quel risque, répartition des risques',
  ],
} as const satisfies Lexicon;
