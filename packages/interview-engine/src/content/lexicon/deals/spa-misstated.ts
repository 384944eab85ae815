import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The SPA, in the words of those who get it wrong. */
export const spaMisstated: Lexicon = {
  deals_at_signing: [
    'as soon as sign, moment you sign, moment they sign, minute you sign, minute the ink, ink is dry, very minute',
    'aussitôt signé, dès la signature, dès le signing, l’encre sèche',
  ],
  deals_closing_noun: ['closing, completion', 'closing, clôture, closer'],
  deals_formality: ['formality', 'formalité'],
  deals_given_by_buyer: [
    'given by buyer, buyer gives, buyer warrants, granted by buyer, buyer guarantees, from the buyer to the seller',
    'données par l’acheteur, acheteur garantit, consenties par l’acquéreur, consenties par l’acheteur, données par l’acquéreur, acheteur donne',
  ],
  deals_money_paid: [
    'wire, payment, price is paid, price has been paid, money paid, being paid',
    'virement, paiement, prix payé, prix est payé, prix a été payé, argent versé, fonds versés, être payé',
  ],
  deals_nothing_happens: [
    'nothing happens, nothing really happens, nothing special happens, nothing particular, nothing in particular, nothing to do, just the wire, just the transfer, just paperwork',
    'ne se passe rien, se passe rien, rien ne se passe, rien de particulier, rien de spécial, rien à faire, juste le virement, juste le temps du virement, juste de la paperasse',
  ],
  deals_owns_now: [
    'owns shares, owns company, owns business, buyer owns, becomes owner, ownership passes, has paid, pays everything, shares change hands, money changes hands, company is yours, price is paid, everything is done',
    'est propriétaire, devient propriétaire, titres changent de main, a payé, prix est payé, paie tout, propriété passe, société est à lui, argent change de main, propriété est transférée',
  ],
  deals_pay_first: [
    'pay first, paid first, money first, payment first',
    'paie d’abord, paye d’abord',
  ],
  deals_same_moment: [
    'same moment, same thing, same day, same time, one and the same, never gap, no gap, at once, no difference, always simultaneous, the same event, one single step',
    'même moment, même chose, même jour, même temps, simultanés toujours, jamais de décalage, aucun décalage, confondus, aucune différence, pas de différence, toujours simultanés, un seul et même',
  ],
  deals_signing_is_it: [
    'signing is closing, signing is also closing, signing equals closing, closing is signing, signing means closing, signature is closing',
    'signing c’est le closing, signing vaut closing, signer c’est closer, signing est le closing, signature vaut closing',
  ],
  deals_signing_noun: ['signing', 'signing, signature'],
  deals_unlimited: [
    'no ceiling, without a ceiling, everything for ever, unlimited, without limit, without any limit, no limit, no cap, uncapped, for ever, neither a cap, no time limit',
    'sans borne, à l’infini, illimitée, sans limite, sans aucune limite, sans plafond, à vie, pas de plafond, pas de limite, aucun plafond, aucune limite, ni plafond, ni limite, n’ont pas de plafond, ni durée',
  ],
  deals_until_closing: ['until closing, up to closing', 'jusqu’au closing, d’ici au closing'],
  deals_warranties_for_seller: [
    'warranties protect the seller, indemnity protects the seller, reps protect the seller, representations protect the seller',
    'garantie de passif protège le vendeur, garanties protègent le vendeur, GAP protège le vendeur',
  ],
  flat_another_word: [
    'just another word for, another name for the signing, another word for the signing',
    'juste un autre mot pour, un autre nom du signing, autre mot pour le signing',
  ],
  flat_at_signature: [
    'at signing, on signing, at the signature, when you sign',
    'à la signature, au signing, à la signature du spa, quand on signe',
  ],
  flat_covers_seller: [
    'cover the seller, protect the seller, shield the seller, reassure the seller',
    'couvre le vendeur, protège le vendeur, rassure le vendeur',
  ],
  flat_just_signed: [
    'once the ink is dry, ink is dry, as soon as it’s signed, from the signature',
    'dès la signature, sitôt la signature, encre est sèche, à peine signé',
  ],
  flat_no_money_moves: [
    'money no longer moves, not a euro moves, not a penny moves, nothing more is paid, no money moves, price never changes',
    'plus un euro ne bouge, plus un centime ne bouge, plus rien ne se paie, aucun euro ne bouge, plus d’argent ne bouge, prix ne change plus',
  ],
  flat_reopened: [
    'still be reopened, freely renegotiated, reopened freely, still negotiable, still be negotiated, still be renegotiated, haggle again, renegotiate freely, can still renegotiate, reopen the price',
    'se renégocie encore, encore renégocier, renégocier librement, encore négociable, rediscuter librement, rediscuter le prix, se rediscute, rouvrir le prix, revenir sur le prix librement',
  ],
  flat_runs_it: [
    'already belongs to the buyer, belongs to the buyer, buyer runs the company, buyer is in charge, buyer takes over the management',
    'acheteur dirige, appartient déjà, acheteur est aux commandes, acheteur gère la société, acheteur prend les rênes',
  ],
  flat_swap_now: [
    'change hands immediately, change hands right away, change hands at once, pass immediately',
    'changent de mains immédiatement, changent de mains tout de suite, passent immédiatement, changent aussitôt',
  ],
  flat_warranty_word: [
    'warranties, warranty, representations, guarantees',
    'garantie de passif, garanties, garantie, déclarations',
  ],
  flat_whatever_found: [
    'whatever is found, whatever turns up, whatever comes up, whatever happens, no matter what',
    'quoi qu’on trouve, quoi qu’on découvre, quoi qu’il arrive, quoi qu’il se passe, quoi qu’il sorte',
  ],
  heard_debt_items: [
    'net debt, counts as debt, put in debt, debt items, definition of debt',
    'dette nette, compte en dette, classe en dette, met en dette, éléments de dette, définition de la dette',
  ],
  heard_hidden_debt: [
    'hidden liability, hidden debt, liability comes up, old liability, claim comes up',
    'passif caché, passif apparaît, passif sort, dette cachée, vieux passif',
  ],
  heard_indemnifies: [
    'pays, compensates, indemnifies, reimburses',
    'indemnise, rembourse, dédommage',
  ],
  heard_indemnifies_him: [
    'who pays him, who compensates him, who compensates the seller, who indemnifies him, pays the seller back',
    'qui l’indemnise, qui le dédommage, qui le rembourse, qui indemnise le vendeur, qui dédommage le vendeur',
  ],
  heard_leaves_price: [
    'doesn’t touch the price, doesn’t move the price, doesn’t change the price, no effect on the price, nothing to do with the price, no impact on the price',
    'touche pas au prix, touche pas le prix, ne change pas le prix, aucun effet sur le prix, rien à voir avec le prix, change rien au prix, ne bouge pas le prix, aucun impact sur le prix',
  ],
  heard_mere_presentation: [
    'just presentation, purely presentation, matter of presentation, accounting matter, accounting question, just accounting, only accounting, purely accounting, cosmetic, just bookkeeping',
    'présentation comptable, pure présentation, juste de la présentation, juste de la comptabilité, question comptable, affaire de comptables, purement comptable, simple présentation, cosmétique',
  ],
  heard_never_capped: [
    'never a cap, never capped, never limited, never any limit, never any cap, run forever, last forever, no cap and no time limit',
    'jamais de plafond, jamais plafonnées, jamais limitées, jamais de limite, aucun plafond ni, sont éternelles, durent toujours',
  ],
  heard_not_mere: [
    'not just, not purely, not only, isn’t just, isn’t purely, not a matter, not cosmetic, looks like',
    'pas juste, pas que, pas qu’une, pas purement, pas une question, pas seulement, pas de la cosmétique, pas cosmétique',
  ],
  heard_wired_on_signing: [
    'wired at signing, paid at signing, wired on the day of signing, paid on the day of signing',
    'versé à la signature, viré à la signature, versé le jour de la signature, payé le jour de la signature',
  ],
  mere_formality: [
    'formality, paperwork, filing, rubber stamp, administrative step',
    'formalité, paperasse, simple dépôt, étape administrative, enregistrement',
  ],
  on_signing_day: [
    'at signing, on signing, once signed, upon signing, as of signing, from signing',
    'à la signature, au signing, jour du signing, dès le signing, dès la signature',
  ],
  passes_over: [
    'ownership transfers, ownership passes, buyer pays, cash changes hands, shares transfer, money is wired, funds flow, price is paid, shares pass, buyer owns, title passes',
    'propriété est transférée, propriété passe, transfert de propriété, acheteur paie, acquéreur paie, prix est versé, prix est payé, titres sont transférés, titres passent, argent est versé, fonds sont versés, acheteur devient propriétaire, acquéreur devient propriétaire',
  ],
  process_on_closing: [
    'signed at closing, signed on closing day, only signed at closing, signed on completion, signed on the day of closing',
    'signé le jour du closing, signé au closing, ne se signe qu’au closing',
  ],
  process_sign_and_close: [
    'sign and close, signature and closing',
    'signer et closer, signer et clôturer, signing et closing, signature et closing',
  ],
  sale_all_done: [
    'is done, is over, is finished, nothing can go wrong, no more risk, no risk left, nothing left to do, all done, everything is final',
    'est terminé, est fini, plus rien à faire, plus aucun risque, plus de risque',
  ],
  sale_at_signature: [
    'day you sign, day they sign, day we sign, day it is signed, moment you sign, as soon as you sign, as soon as it is signed, as soon as they sign, moment the contract is signed, at signing, on signing, upon signing, from signing, the day of signing, signing day, when you sign, when they sign, when the spa is signed',
    'jour où on signe, jour où l’on signe, jour où vous signez, jour où c’est signé, dès qu’on signe, dès qu’on a signé, dès que c’est signé, sitôt signé, au signing, à la signature, dès le signing, dès la signature, le jour du signing, lors du signing, quand on signe, dès que le contrat est signé',
  ],
  sale_closing_early: [
    crossed('closing, completion', 'comes before, takes place before, precedes, is before'),
    crossed('closing', 'a lieu avant, vient avant, précède, intervient avant, est avant'),
  ],
  sale_ownership_passes: [
    'shares belong to the buyer, company belongs to the buyer, company is his, shares are his, buyer owns the company, shares move to the buyer, shares are ours, money is gone, company is ours, price is paid, pays the price, becomes the owner, owns the company, shares change hands, ownership passes, ownership transfers, money is wired, gets the keys, funds are transferred',
    'titres passent à l’acheteur, argent est versé, prix est versé, société est à lui, appartient à l’acheteur, société lui appartient, titres sont à lui, transfère les titres, titres sont à nous, société est à nous, paie le prix, prix est payé, devient propriétaire, devenir propriétaire, titres changent de main, propriété est transférée, prend possession, verse le prix, fonds sont versés',
  ],
  sale_same_day: [
    'same day as signing, simultaneous with signing, day of signing, the day the spa is signed',
    'jour de la signature, jour du signing',
  ],
  slip_debt_definition: [
    'definition of net debt, net debt definition, definition of debt',
    'définition de la dette',
  ],
  slip_is_detail: [
    'is a detail, lawyers’ detail, detail for lawyers, changes nothing, makes no difference, has no effect on, does not matter',
    'est un détail, détail d’avocat, ne change rien, sans effet sur, aucun effet sur, n’a pas d’importance, peu importe, aucun impact',
  ],
  terms_between: [
    'between signing and closing, between the two dates, between signature and closing, until closing, before closing, during the interim period, in the interim period',
    'entre le signing et le closing, entre signing et closing, jusqu’au closing, avant le closing, pendant la période intermédiaire',
  ],
  terms_cap: ['cap, ceiling', 'plafond, cap'],
  terms_clause: [
    'clauses, warranties, indemnities, representations, reps, covenants, definitions, legal terms, legal wording, conditions, legal part, mac, conditions precedent, long-stop date, break fee',
    'clauses, garanties, déclarations, définitions, conditions, partie juridique, indemnités, engagements, mac, clause mac, date butoir, indemnité de rupture',
  ],
  terms_free_hand: [
    'whatever he wants, whatever it wants, whatever he likes, as he likes, as it likes, as he pleases, as it pleases, free to run, full freedom, no restriction, no restrictions, no constraint, complete freedom, nothing restricts, can do anything, however he likes, however it likes, no obligations',
    'ce qu’il veut, comme il veut, comme il l’entend, à sa guise, libre de gérer, toute liberté, aucune restriction, aucune contrainte, entière liberté, rien ne le limite, aucune limite, sans restriction, sans contrainte, aucun engagement',
  ],
  terms_headline_only: [
    'only headline price, only the price matters, headline price is all, only the headline, headline price only',
    'seul le prix affiché, seul prix facial, seul le prix compte, uniquement le prix affiché, n’y a que le prix affiché, que le prix affiché compte, que le prix affiché qui compte',
  ],
  terms_minimum: [
    'minimum, at least, floor, least the seller, protects the buyer, guarantees the buyer, good for the buyer, shields the buyer, is the least, least he',
    'minimum, au moins, plancher, protège l’acheteur, protège l’acquéreur, garantit à l’acheteur, avantage l’acheteur, le moins que, le moins qu’il',
  ],
  terms_no_money: [
    'no impact on the money, no impact on the price, not move money, not move any money, not move the money, no money, no financial effect, no financial impact, no effect on the price, are boilerplate, is boilerplate, just boilerplate, only boilerplate, mere boilerplate, they boilerplate, purely legal, only legal, just legal, not change the price, not affect the price, not affect what, no economic effect, standard text, no effect on money, not worth anything, cost nobody anything, not affect the proceeds, not affect the money, not touch the price, not change the money, not matter for the price, only for the lawyers, for lawyers only, nothing to do with the price, not change what the seller receives, nothing to do with money, nothing to do with the money',
    'aucun impact financier, pas d’impact financier, aucun effet financier, pas d’effet financier, purement juridiques, ne change rien au prix, aucun effet sur le prix, sans effet financier, sans impact financier, texte standard, clauses de style, n’ont aucun impact, n’a aucun impact, aucune influence sur le prix, affaire d’avocats, aucune conséquence financière, sans conséquence financière, aucune incidence, rien à voir avec le prix, ne touchent pas au prix, rien à voir avec l’argent',
  ],
  terms_promises: [
    'warranties, indemnities, representations, reps, warranty, indemnity',
    'garanties, gap, indemnisation',
  ],
  wrongly_after_cash: [
    'after the closing, once the closing is done, once the deal has closed, once the cash, once the money, after the money, after the cash, after payment, when the money has arrived',
    'une fois le closing passé, une fois le closing fait, après le closing, une fois l’argent, une fois payé, après le paiement, quand l’argent est arrivé, argent encaissé, une fois le prix payé',
  ],
  wrongly_contract_price: ['contract, price, spa, clauses', 'contrat, prix, spa, clauses, chèque'],
  wrongly_definition_either: [
    'counted as debt or not, whether pensions count, debt or not debt, whether it counts as debt',
    'comptées en dette ou pas, en dette ou non, dette ou pas, que les retraites soient, compté comme dette ou',
  ],
  wrongly_endless: [
    'no ceiling, no cap, for ever, forever, without a ceiling, without a cap, no limit, without limit, no time limit, unlimited, whatever the amount',
    'sans plafond, sans limite, aucun plafond, pour toujours, à vie, aucune limite, quel que soit le montant, indéfiniment, illimité',
  ],
  wrongly_found: [
    'what we found, what was found, what turned up, findings, what the auditors found, what came up',
    'ce qu’on a trouvé, ce qui a été trouvé, trouvé pendant les audits, découvertes, ce que les auditeurs ont trouvé',
  ],
  wrongly_no_change: [
    'changes nothing, makes no difference, no effect, does not change, no influence, no impact, nothing to do with',
    'ne change rien, change rien, aucun effet, ne bouge pas, aucune influence, aucun impact, rien à voir, pas d’effet',
  ],
  wrongly_no_clause_moves: [
    'no clause changes, nothing in the contract changes, clauses do not move, no clause moves, clauses change nothing, contract changes nothing, price is the price',
    'aucune clause ne change, rien dans le contrat ne change, clauses ne bougent rien, aucune clause ne bouge, clauses ne changent rien, contrat ne change rien',
  ],
  wrongly_own_way: [
    'as he likes, as he pleases, what he likes, what he wants, pay himself, pay himself a dividend, sell things off, strip, empty the till, help himself',
    'comme il veut, ce qu’il veut, comme bon lui semble, se verser des dividendes, se verser un dividende, vider la caisse, se servir, vendre des actifs',
  ],
  wrongly_owns: [
    'money goes across, shares are yours, company is yours, you own it, buyer owns it, becomes the owner, is the owner, money is wired, everything is paid, you get the keys, the keys are handed, gets the keys',
    'devient propriétaire, est propriétaire, argent est viré, tout est payé, prend les clés, a les clés, on remet les clés, boîte est à lui, société est à lui, argent est versé',
  ],
  wrongly_seller_covers: [
    'seller pays, seller covers, seller refunds, seller is liable, seller answers, warranties run, warranties last',
    'vendeur paie, vendeur rembourse, vendeur couvre, vendeur répond, vendeur est responsable, garanties courent, garantie court',
  ],
  wrongly_signature: [
    'signing day, day we sign, day you sign, day of the signature, at signing, on signing, the moment you sign, the moment we sign, as soon as you sign, as soon as it is signed',
    'jour où on signe, jour de la signature, au signing, dès qu’on signe, au moment où on signe, jour du signing, dès que c’est signé, à la signature',
  ],
  wrongly_signed_now: [
    'once it’s signed, once signed, as soon as it’s signed, after signing, after the signature, from signing, since we have signed, now that we have signed',
    'dès que c’est signé, une fois signé, après la signature, dès la signature, après le signing, dès le signing, puisqu’on a signé, maintenant que c’est signé',
  ],
  wrongly_since_date: [
    'between the reference date and closing, since the reference date, after the reference date, until closing, before closing',
    'entre la date de référence et le closing, depuis la date de référence, après la date de référence, jusqu’au closing, avant le closing',
  ],
  wrongly_write_contract: [
    'contract only gets drafted, contract gets drafted, contract is drafted, contract is written, draft the sale contract, write the contract, draft the contract, negotiate the contract, draft the spa, write the spa, the contract is written',
    'rédige le contrat, contrat est rédigé, contrat se rédige, écrit le contrat, négocie le contrat, rédige le spa, contrat s’écrit',
  ],
};
