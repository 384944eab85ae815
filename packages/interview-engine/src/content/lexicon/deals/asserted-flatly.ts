import type { Lexicon } from '../../types.ts';

/** False statements on a sale, a bid and a contract as they are asserted in ordinary words. */
export const dealsAssertedFlatly = {
  flat_before_seeing: [
    'before they have seen the data room, before seeing the data room, before the data room, before any due diligence, without having seen the data room, before they look inside',
    'avant d’avoir vu, avant la data room, avant d’ouvrir la data room, avant toute due diligence, sans avoir vu la data room, avant d’avoir regardé',
  ],
  flat_checks: [
    'check the accounts, checking of the accounts, check the books, look at the books, audits the company, examine the company, start auditing',
    'vérifie les comptes, vérifier les comptes, regarde les comptes, épluche les comptes, audite la société, examine les comptes, fait les audits',
  ],
  flat_after_signed: [
    'after the contract is signed, once the contract is signed, after having signed, after they have signed, once they have signed, after the spa is signed, when everything is signed',
    'après avoir signé, une fois le contrat signé, une fois qu’on a signé, quand tout est signé, après la signature du contrat, après signature du spa',
  ],
  flat_sellers_report: [
    'vendor’s own report, vendor report, seller’s report, vendor due diligence, vdd, report of the seller, report paid by the seller',
    'rapport du vendeur, vdd, vendor due diligence, vendeur a fait faire un rapport, vendeur a fourni un rapport, audit vendeur, rapport vendeur',
  ],
  flat_nothing_to_check: [
    'does not need to check, need not check, has nothing to check, nothing left to check, no need to check, does not have to check, skip their own, no need for his own, replaces the buyer’s, do not need to look, skip due diligence',
    'n’a plus rien à vérifier, rien à vérifier, pas besoin de vérifier, plus besoin de vérifier, dispense l’acheteur, remplace celle de l’acheteur, remplace les audits, pas besoin de regarder',
  ],
  flat_carries_name: [
    'says whose company, carries the name, carries the family’s name, bears the name, shows the name, states the name, tells who the company is, says who is for sale, gives the name, with the company’s name on it, name in big letters',
    'porte le nom, dit de quelle société, dit de quelle entreprise, affiche le nom, indique le nom, mentionne le nom, donne le nom, avec le nom de la société, nom en gros',
  ],
  flat_goes_public: [
    'to the press, is published, is public, anyone can read, to everyone who asks, to anybody who asks, to whoever asks, without signing anything, posted online',
    'est publié, est public, tout le monde peut le lire, à la presse, sans rien signer, à qui le demande, à tous ceux qui le demandent, mis en ligne',
  ],
  sale_at_signature: [
    'day you sign, day they sign, day we sign, day it is signed, moment you sign, as soon as you sign, as soon as it is signed, as soon as they sign',
    'jour où on signe, jour où l’on signe, jour où vous signez, jour où c’est signé, dès qu’on signe, dès qu’on a signé, dès que c’est signé, sitôt signé',
  ],
  sale_ownership_passes: [
    'shares belong to the buyer, company belongs to the buyer, company is his, shares are his, buyer owns the company, shares move to the buyer',
    'titres passent à l’acheteur, argent est versé, prix est versé, société est à lui, appartient à l’acheteur, société lui appartient, titres sont à lui',
  ],
  flat_reopened: [
    'still be reopened, freely renegotiated, reopened freely, still negotiable, still be negotiated, still be renegotiated, haggle again, renegotiate freely, can still renegotiate, reopen the price',
    'se renégocie encore, encore renégocier, renégocier librement, encore négociable, rediscuter librement, rediscuter le prix, se rediscute, rouvrir le prix, revenir sur le prix librement',
  ],
  wrongly_write_contract: [
    'contract only gets drafted, contract gets drafted, contract is drafted, contract is written',
    'rédige le contrat, contrat est rédigé, contrat se rédige, écrit le contrat',
  ],
  wrongly_after_cash: [
    'after the closing, once the closing is done, once the deal has closed',
    'une fois le closing passé, une fois le closing fait, après le closing',
  ],
  heard_first_comer: [
    'as soon as the first letter, as soon as the first offer, right after the first letter, on the first letter, first letter comes in',
    'dès la première lettre, dès la première offre, à la première lettre, à la première offre',
  ],
  flat_looks_at_it: [
    'looks at it, looks at the deal, examines the deal, gives its opinion, reviews it, steps in',
    'regarde l’affaire, regarde l’opération, examine l’affaire, donne son avis, se prononce, intervient',
  ],
  flat_once_moved: [
    'once the shares have moved, after the shares have moved, once the shares are transferred, after the shares change hands, once the deal is done, after the deal has closed',
    'une fois les titres transférés, après le transfert des titres, une fois l’opération faite, une fois l’opération bouclée, une fois que c’est fait',
  ],
  slip_close_now: [
    'take control first, close first, buy first',
    'prendre le contrôle d’abord, prend le contrôle d’abord, acheter d’abord, boucle d’abord, on achète d’abord',
  ],
  slip_clear_later: [
    'ask the competition authority later, ask the authority later, ask brussels later, ask later, permission later, ask for permission afterwards',
    'demander à la concurrence plus tard, demander à bruxelles plus tard, demander l’accord après, demander plus tard, demander après, demander l’autorisation ensuite',
  ],
  wrongly_no_pressure: [
    'no pressure on price, no pressure on the price, no tension on price, no tension at all',
    'aucune pression sur le prix, aucune tension sur le prix, pas de pression sur le prix',
  ],
  flat_more_invited: [
    'more people you invite, more buyers you invite, more you invite, more bidders you, more bidders there are, more names on the list, longer the list, more buyers you approach, more people you call, more candidates',
    'plus on invite, plus on contacte, plus il y a de candidats, plus il y a de monde, plus on approche, plus on appelle, plus la liste est longue, plus on est nombreux, plus il y a d’acheteurs',
  ],
  flat_bids_fall: [
    'lower the bids, lower the offers, lower the price, less they bid, less they pay, less they offer, bids fall, offers fall, price falls',
    'plus les offres baissent, plus le prix baisse, plus les prix baissent, moins ils paient, moins ils offrent, moins les gens paient, plus les offres sont basses, moins le prix',
  ],
  flat_better_kept: [
    'better the secret is kept, better kept, safer the secret, less it leaks, fewer leaks, less risk of a leak',
    'mieux le secret est gardé, mieux c’est gardé, moins ça fuite, moins il y a de fuites, plus le secret est sûr, moins ça se sait, moins on risque une fuite',
  ],
  flat_lone_buyer: [
    'single buyer, lone buyer, one buyer alone, only one buyer, sole buyer, buyer who knows he is alone, buyer who is alone, one bidder alone, single bidder',
    'acheteur seul, seul acheteur, acheteur unique, acquéreur seul, candidat seul, acheteur qui se sait seul, acquéreur unique, se sait seul, un seul candidat',
  ],
  flat_pays_more: [
    'always pays more, pays more, bids more, offers more, pays a better price, gives more, pays better, will pay more, is more generous',
    'paie plus, paie toujours plus, offre davantage, offre plus, paie davantage, paie mieux, met plus, paiera plus, est plus généreux, offre toujours plus',
  ],
  flat_told_alone: [
    'tell each bidder he is the only one, tell each one he is alone, tell them they are alone, tell everyone he is the only',
    'dire à chacun qu’il est seul, dire à chaque candidat qu’il est seul, leur dire qu’ils sont seuls, dire à chacun qu’il est le seul',
  ],
  heard_nothing_gets_out: [
    'nothing can ever get out, nothing can get out, nothing gets out, nothing can leak, nothing ever leaks, no leak is possible',
    'rien ne peut fuiter, rien ne fuite, rien ne peut sortir, rien ne sortira, aucune fuite n’est possible, aucune fuite possible',
  ],
  flat_dont_care: [
    'don’t care, do not care, couldn’t care less, could not care less, don’t mind, do not mind, are indifferent, are not bothered',
    's’en fichent, se fichent, s’en moquent, se moquent, ne leur fait rien, sont indifférents, s’en balancent',
  ],
  flat_stays_with_seller: [
    'stay with the old owner, stays with the old owner, stay with the seller, stays with the seller, remain with the seller, remain with the old owner, remain his problem, stay his problem, stay behind with',
    'restent chez l’ancien propriétaire, reste chez l’ancien, restent chez le vendeur, reste chez le vendeur, restent au vendeur, restent à l’ancien, restent pour le vendeur, restent chez l’ancien patron',
  ],
  flat_sign_again: [
    'has to sign a new contract, have to sign a new contract, must sign again, has to be signed again, have to be signed again, has to sign again, must be redone, signs a new contract',
    'doit resigner, doivent resigner, doit signer un nouveau contrat, à resigner, doit être resigné, doivent être resignés, sont à refaire, il faut tout resigner',
  ],
  flat_choose_staff: [
    'choose which employees, pick the employees, choose the staff, choose which staff, pick which employees, keep only the staff he wants, keep only the employees, pick the people he keeps',
    'choisir quels salariés, choisit les salariés, choisir les salariés, choisir le personnel, choisit son personnel, garder que les salariés, ne reprend que les salariés, trier les salariés',
  ],
  flat_staff_gone: [
    'staff lose their jobs, employees lose their jobs, staff are dismissed, employees are dismissed, employment contracts end, staff contracts end, employees are laid off, staff are laid off',
    'contrats de travail prennent fin, contrats de travail tombent, salariés sont licenciés, salariés perdent leur emploi, contrats de travail sont rompus, contrats de travail s’arrêtent, tout le monde est licencié',
  ],
  flat_asset_way: [
    'asset deal, buy the assets, buying the assets, buy only the assets',
    'cession d’actifs, achètes les actifs, achète les actifs, acheter les actifs, achetez les actifs, rachète les actifs',
  ],
  flat_share_way: [
    'share deal, buy the shares, buying the shares, with the shares',
    'cession de titres, achètes les titres, achète les titres, acheter les titres, achetez les titres, en achetant les titres, avec les titres',
  ],
  flat_less_checking: [
    'need less checking, less checking, check less, less to check, fewer checks, less digging, dig less',
    'moins besoin de vérifier, moins à vérifier, vérifie moins, moins de vérifications, creuse moins, moins besoin de creuser',
  ],
  flat_force_minorities: [
    'force the minorities to sell, force the others to sell, squeeze out the minorities, squeeze out the rest, make the others sell, force everyone out',
    'forcer les minoritaires, obliger les minoritaires, exproprier les minoritaires, sortir les minoritaires, obliger les autres à vendre, forcer les autres à vendre, éjecter les minoritaires',
  ],
  flat_rest_not_needed: [
    'nobody forces you to take the rest, no one forces you to take the rest, need not take the rest, no need to bid for the rest, not obliged to take the rest, do not have to take the rest, leave the rest alone',
    'personne n’oblige à prendre le reste, personne ne vous oblige à prendre le reste, pas obligé de prendre le reste, n’a pas à prendre le reste, laisser le reste, sans prendre le reste',
  ],
  flat_keeps_forever: [
    'keep his shares forever, keep their shares forever, keep his shares for ever, keeps his shares whatever, stay in forever, hang on forever',
    'garde ses titres pour toujours, gardent leurs titres pour toujours, garder ses titres à vie, rester pour toujours, restent pour toujours, garde ses actions pour toujours',
  ],
  flat_allies: [
    'friends acting with him, acting with him, his allies, your allies, friends of the bidder, concert parties, those who act with',
    'vos alliés, ses alliés, ceux de vos alliés, amis de l’initiateur, concertistes, ceux qui agissent avec',
  ],
  flat_not_counted: [
    'are not counted, do not count, don’t count, not added, are left out',
    'ne comptent pas, ne sont pas comptés, n’entrent pas, pas additionnés, ne s’ajoutent pas',
  ],
  flat_price_vouched_for: [
    'means that the price is good, means the price is good, means the price is fair, means that the price is fair, so the price is fair, so the price is good, guarantees the price, guarantees a fair price, vouches for the price, proves the price is fair',
    'veut dire que le prix est bon, veut dire que le prix est juste, signifie que le prix est, garantit le prix, garantit que le prix, donc le prix est bon, donc le prix est juste, prouve que le prix est',
  ],
  flat_competition_not_applying: [
    'competition rules do not apply, competition law does not apply, merger control does not apply, antitrust does not apply, antitrust rules do not apply, competition rules don’t apply',
    'règles de concurrence ne s’appliquent pas, droit de la concurrence ne s’applique pas, contrôle des concentrations ne s’applique pas, concurrence n’a rien à dire, concurrence ne s’applique pas',
  ],
  deals_clears_competition: [
    'decides on competition, rules on competition, the one that decides on competition, settles competition',
    'tranche sur la concurrence, juge la concurrence, décide de la concurrence, tranche la concurrence',
  ],
  heard_opens_offer: [
    'launch the bid, launch the offer, launch a bid, open the offer',
    'lancer l’offre, lance l’offre, lancer une offre, ouvrir l’offre',
  ],
  heard_without_supervisor: [
    'without showing anything to the market authority, without asking the amf, without the amf, without asking the market authority, without telling the amf',
    'sans rien montrer à l’amf, sans passer par l’amf, sans demander à l’amf, sans l’amf, sans prévenir l’amf',
  ],
  flat_market_price_enough: [
    'current share price is enough, share price is enough, market price is enough, today’s price is enough, today’s price will do, paying the share price will do, bidding at the share price is enough',
    'cours du jour suffit, cours suffit, cours de bourse suffit, prix du marché suffit, offrir le cours suffit, au cours du jour suffit',
  ],
  flat_no_money_moves: [
    'money no longer moves, not a euro moves, not a penny moves, nothing more is paid, no money moves, price never changes',
    'plus un euro ne bouge, plus un centime ne bouge, plus rien ne se paie, aucun euro ne bouge, plus d’argent ne bouge, prix ne change plus',
  ],
  flat_whatever_found: [
    'whatever is found, whatever turns up, whatever comes up, whatever happens, no matter what',
    'quoi qu’on trouve, quoi qu’on découvre, quoi qu’il arrive, quoi qu’il se passe, quoi qu’il sorte',
  ],
  flat_settled_late: [
    'settle up on the closing day, settle up at closing, settle up on closing, price is corrected at closing, redo the accounts on closing day, count again at closing, price moves at closing',
    'régularise au closing, régularise le jour du closing, recompte au closing, refait les comptes au closing, prix est corrigé au closing, prix bouge au closing',
  ],
  flat_fixed_for_good: [
    'fixed once and for all, fixed for good, frozen once and for all, fixed on last year’s balance sheet, frozen on last year’s, set in stone at signing',
    'figé une fois pour toutes, fixé une fois pour toutes, figé sur le bilan, gravé dans le marbre, figé à la signature, ne bouge plus après la signature',
  ],
  flat_for_seller: [
    'are for the seller, go to the seller, belong to the seller, is for the seller, stay with the seller, are the seller’s',
    'sont pour le vendeur, reviennent au vendeur, appartiennent au vendeur, vont au vendeur, restent au vendeur, sont au vendeur',
  ],
  flat_drops_freely: [
    'drop the deal whenever he likes, walk away whenever he likes, walk whenever he likes, leave whenever he wants, pull out whenever he likes, pull out whenever he wants, walk away at any time, leave at any time without paying, change his mind freely, change his mind at no cost',
    'laisser tomber quand il veut, partir quand il veut, se retirer quand il veut, sortir quand il veut, se retirer sans rien payer, changer d’avis sans rien payer, changer d’avis librement, se dédire librement',
  ],
  flat_below_peg: [
    'under the target, below the target, short of the target, under the peg, below the peg, under the normal level, below the normal level',
    'sous le niveau normatif, sous le normatif, en dessous du normatif, inférieur au normatif, sous le niveau cible, en dessous du niveau normal',
  ],
  flat_buyer_pays_extra: [
    'buyer pays extra, buyer pays more, buyer tops up, buyer adds money, buyer pays on top, seller gets more',
    'acheteur paie un supplément, acheteur paie plus, acheteur rajoute, acheteur complète, acheteur paie davantage, vendeur touche plus',
  ],
  owed_anyway: [
    'even if the targets are missed, even if he misses the targets, even if the results are bad, hit or miss',
    'même si les objectifs sont ratés, même s’il rate les objectifs, même si les résultats sont mauvais',
  ],
  flat_wait_until_asked: [
    'wait until brussels asks, wait until the authority asks, wait until they ask, wait for brussels to ask, wait for the authority to ask, wait to be asked',
    'attendre que bruxelles demande, attendre que l’autorité demande, attendre qu’on nous demande, attendre qu’on demande, attendre que la commission demande',
  ],
  deals_phase_two: ['in-depth review, in depth review', 'examen approfondi'],
  heard_a_month_or_so: [
    'couple of weeks, two weeks, a fortnight',
    'quinzaine de jours, quinze jours, deux semaines',
  ],
  flat_bigger_together: [
    'bigger our joint share, bigger we are together, bigger the combined share, larger our combined share, larger the joint share, the more overlap, more overlaps',
    'plus on est gros, plus on est gros ensemble, plus notre part est grande, plus la part cumulée est forte, plus la part cumulée est grande, plus il y a de chevauchements',
  ],
  flat_easier_approval: [
    'easier the approval, easier the clearance, easier it is to get, easier it is cleared, quicker the approval, less brussels looks, easier the review',
    'plus on a facilement, plus c’est facile, plus l’accord est facile, plus l’autorisation est facile, plus facilement l’accord, plus ça passe, mieux ça passe',
  ],
  flat_promise_behaviour: [
    'promise not to raise prices, promise not to raise the prices, promise to behave, commitment not to raise prices, promise on prices, promises of good behaviour',
    'promesse de ne pas augmenter, promesse de bonne conduite, engagement de ne pas augmenter, promettre de ne pas augmenter, engagements de comportement',
  ],
  flat_liked_best: [
    'likes best, prefers, prefer, what they like best, is enough for the authority, favourite',
    'préfère, préfèrent, aime le mieux, aiment le mieux, suffit à l’autorité, favori',
  ],
  flat_deal_is_dead: [
    'deal is dead, deal is over, deal is finished, deal is off, deal must be abandoned, has to be abandoned, better give up, deal has failed',
    'opération est morte, deal est mort, opération est finie, deal est fini, faut abandonner, opération tombe à l’eau, deal tombe à l’eau, autant abandonner',
  ],
  wrongly_sales_people: [
    'sales directors, sales managers, heads of sales, commercial directors, salespeople',
    'directeurs commerciaux, directeurs des ventes, chefs des ventes, commerciaux',
  ],
  flat_joint_prices: [
    'set common prices, agree on prices, set prices together, common price list, align our prices, set joint prices, fix common prices',
    'fixer des prix communs, prix communs, fixer les prix ensemble, aligner nos prix, aligner les tarifs, tarif commun, s’entendre sur les prix',
  ],
  flat_before_decision: [
    'before the decision, before the clearance, before the approval, before the green light, while they review, in the meantime, right away',
    'avant la décision, avant l’autorisation, avant l’accord, avant le feu vert, pendant l’examen, en attendant, tout de suite',
  ],
  flat_fee_word: ['fee, penalty, compensation', 'indemnité, pénalité, compensation'],
  flat_seller_pays: [
    'seller pays, seller owes, target pays, target owes, paid by the seller, paid by the target, seller has to pay, seller must pay',
    'vendeur paie, vendeur doit, vendeur verse, vendeur qui paie, cible paie, cible verse, payée par le vendeur, vendeur doit payer, vendeur devra payer',
  ],
  flat_authority_refuses: [
    'authority says no, authority refuses, brussels says no, brussels refuses, watchdog says no, clearance is refused, approval is refused, authority blocks',
    'autorité refuse, autorité dit non, bruxelles refuse, bruxelles dit non, gendarme dit non, autorisation est refusée, autorité bloque',
  ],
  flat_few_months: [
    'two months out, three months out, a couple of months, set at two months, set at three months, within two months, two months later, a few weeks',
    'deux mois suffisent, trois mois suffisent, à deux mois, à trois mois, dans deux mois, quelques semaines suffisent',
  ],
  deals_close_anyway: [
    'close all the same, close regardless',
    'fait le closing quand même, closing quand même, boucle quand même, on signe le transfert quand même',
  ],
  flat_whatever_sold: [
    'whatever we have to sell, whatever has to be sold, whatever they make us sell, whatever we give up, whatever has to go',
    'quoi qu’on doive céder, quoi qu’on doive vendre, quoi qu’on cède, quelles que soient les cessions, quoi qu’on nous fasse vendre',
  ],
  flat_worth_the_same: [
    'worth the same, worth just as much, is as good, worth as much, same value, just as attractive',
    'vaut toujours autant, vaut autant, reste aussi bon, garde toute sa valeur, aussi intéressant, même valeur',
  ],
  heard_since_signing: [
    'since it is signed, as it is signed, now it is signed',
    'comme c’est signé, puisque c’est signé, vu que c’est signé',
  ],
  heard_swaps_secrets: [
    'swap price lists, swap their prices, exchange their prices, swap customer lists',
    's’échangent leurs prix, s’échangent leurs tarifs, s’échangent leurs clients, se donnent leurs prix',
  ],
  flat_offers_down: [
    'brings the offers down, brings offers down, drags the price down, pulls the price down, lowers the offers, brings the price down',
    'fait baisser les offres, fait baisser le prix, tire le prix vers le bas, tire les prix vers le bas, fait chuter les offres',
  ],
  flat_rivals_word: [
    'bidding against each other, competition between buyers, making buyers compete, putting buyers in competition',
    'mettre des acheteurs en concurrence, mettre les acheteurs en concurrence, la concurrence les fait fuir, concurrence entre acheteurs, faire jouer la concurrence',
  ],
  flat_sells_dearer: [
    'sell for more, sells for more, sell higher, get a better price',
    'vend plus cher, vend toujours plus cher, on vend mieux, un meilleur prix',
  ],
  flat_another_word: [
    'just another word for, another name for the signing, another word for the signing',
    'juste un autre mot pour, un autre nom du signing, autre mot pour le signing',
  ],
  flat_swap_now: [
    'change hands immediately, change hands right away, change hands at once, pass immediately',
    'changent de mains immédiatement, changent de main immédiatement, changent de mains tout de suite, passent immédiatement, changent aussitôt',
  ],
  flat_at_signature: [
    'at signing, on signing, at the signature, when you sign',
    'à la signature, au signing, à la signature du spa, quand on signe',
  ],
  flat_cannot_forbid: [
    'can’t prohibit, cannot prohibit, cannot block a deal, can’t block a deal, cannot forbid, can’t forbid, can no longer block',
    'ne peut plus interdire, ne peut pas interdire, ne peut plus bloquer, n’a plus le droit d’interdire',
  ],
  flat_signed_already: [
    'once the spa has been signed, once the spa is signed, once it is signed, once signed, after signing',
    'une fois le spa signé, une fois que c’est signé, une fois signé, après le signing, après la signature',
  ],
  flat_no_duty: [
    'no obligation to bid, no duty to bid, never an obligation to bid, never have to bid, no mandatory offer',
    'jamais d’obligation de faire une offre, pas d’obligation d’offre, aucune obligation d’offre, pas d’obligation de faire une offre, jamais obligé de faire une offre',
  ],
  flat_only_above: [
    'only above, only past, only over, only beyond, only once you pass',
    'qu’au-delà, qu’au-dessus, seulement au-dessus, seulement au-delà',
  ],
  flat_debts_never_follow: [
    'never follow the shares, do not follow the shares, don’t follow the shares, never come with the shares, do not come with the shares',
    'suivent jamais les actions, suivent pas les actions, suivent pas les titres, suivent jamais les titres, ne viennent pas avec les titres',
  ],
  flat_commits_him: [
    'is committed to that, is committed to his, commits him to buy, obliged to go through, has to go through with it, is bound by it',
    'oblige l’acheteur, est obligé d’aller au bout, engage l’acheteur, le lie, est tenu par',
  ],
  flat_round_one: [
    'in round one, in the first round, at the first round, round one',
    'au premier tour, dès le premier tour',
  ],
  flat_binding_word: [
    'binding bids, binding offers, firm offers, firm bids',
    'offres fermes, offres engageantes, offre ferme',
  ],
  flat_last_round: [
    'in round two, in the second round, at the end, in the last round',
    'au second tour, au deuxième tour, à la fin',
  ],
  flat_loose_word: [
    'rough ideas, rough prices, indicative offers, a rough figure, rough figure',
    'offres indicatives, une fourchette, un ordre d’idée, prix indicatifs',
  ],
  flat_sees_books: [
    'see the books, sees the books, gets to see the books, opens the books, discovers the accounts, looks into the accounts',
    'découvre les comptes, découvrir les comptes, voit les comptes, accède aux comptes, ouvre les comptes',
  ],
  flat_once_his: [
    'after he has paid, once he has paid, once he owns it, after paying, once it is his',
    'une fois propriétaire, après avoir payé, une fois qu’il a payé, une fois qu’il est chez lui',
  ],
  flat_secrecy_later: [
    'ask for secrecy later, secrecy later, nda later, sign the nda later, confidentiality afterwards',
    'secret après, confidentialité après, nda après, silence ensuite, discrétion plus tard',
  ],
  flat_name_on_teaser: [
    'name at the top of the teaser, name on the teaser, name in the teaser',
    'nom figure en haut du teaser, nom est dans le teaser, nom dans le teaser, nom sur le teaser',
  ],
  flat_just_signed: [
    'once the ink is dry, ink is dry, as soon as it’s signed, from the signature',
    'dès la signature, sitôt la signature, encre est sèche, à peine signé',
  ],
  flat_runs_it: [
    'already belongs to the buyer, belongs to the buyer, buyer runs the company, buyer is in charge, buyer takes over the management',
    'acheteur dirige, appartient déjà, acheteur est aux commandes, acheteur gère la société, acheteur prend les rênes',
  ],
  flat_asked_for: [
    'are requested, are asked for, is requested, are obtained, is asked for, are dealt with',
    'se demande, se demandent, s’obtient, s’obtiennent, sont demandées',
  ],
  flat_too_late: [
    'after completion, after closing, after the takeover, once you have control, once control has passed',
    'une fois qu’on a pris le contrôle, après la prise de contrôle, après le closing, une fois propriétaire',
  ],
  flat_approvals: [
    'approvals, approval, clearance, permissions',
    'accord, autorisation, autorisations, feu vert, accord de bruxelles',
  ],
  flat_one_only: [
    'just one buyer, only one buyer, one single buyer, just one bidder',
    'qu’un acheteur, qu’un seul acheteur, un acheteur unique, un seul acquéreur',
  ],
  flat_top_dollar: [
    'pay top dollar, pay the top price, pay the full price, pay the most',
    'paie le prix fort, paiera le prix fort, met le prix maximum, paiera le maximum',
  ],
  flat_rumours: [
    'rumours, rumour, leaks, a leak, gossip, talk',
    'rumeur, rumeurs, fuite, fuites, bruits',
  ],
  flat_no_harm: [
    'don’t hurt, do not hurt, doesn’t hurt, hurts nobody, do no harm, does no harm, harmless',
    'ne fait de mal à personne, ne font pas de mal, ne fait pas de mal, sans conséquence, sans gravité, ne change rien',
  ],
  flat_no_danger: [
    'no danger of talk, no danger, no risk of talk, no risk of a leak, nothing to fear, are safe',
    'aucun danger, plus aucun risque, rien à craindre, aucun risque de fuite, tranquille',
  ],
  flat_leave_behind: [
    'leave the bad contracts behind, leave the debts behind, leave the past behind, leave behind the debts, leave the lawsuits behind, choose what he keeps, pick what he wants',
    'choisit ce qu’il garde, choisit ce qu’il prend, laisse les dettes, laisser les dettes, laisse le passé, laisser les mauvais contrats',
  ],
  flat_with_shares: [
    'with shares, with a share deal, in a share deal, buying the shares',
    'avec les titres, en titres, dans une cession de titres, en achetant les titres',
  ],
  flat_no_say: [
    'has no say, have no say, cannot object, can’t object, need not agree, does not have to agree',
    'n’a rien à dire, n’ont rien à dire, ne peut pas s’opposer, n’a pas à donner son accord',
  ],
  flat_counterparty: [
    'landlord, client, customer, supplier, licensor',
    'bailleur, client, fournisseur, propriétaire des murs',
  ],
  flat_sells_shares: [
    'sells his shares, selling his shares, sells the shares, selling the shares, share sale',
    'vend ses titres, vend les titres, en vendant ses titres, en vendant les titres, vente de titres',
  ],
  flat_taxed_twice: [
    'taxed twice, pays tax twice, pays twice, double tax',
    'impôt deux fois, imposé deux fois, taxé deux fois, double impôt',
  ],
  flat_wrong_trigger: [
    'forty percent, 40, twenty percent, 20, twenty five percent, 25, fifty percent, 50, a third',
    'quarante pour cent, 40, vingt pour cent, 20, vingt-cinq pour cent, 25, cinquante pour cent, 50, un tiers',
  ],
  flat_compulsory_bid: [
    'compulsory bid, mandatory bid, mandatory offer, trigger for a bid',
    'offre obligatoire, opa obligatoire, dépôt obligatoire',
  ],
  flat_trigger_word: [
    'trigger, triggers, threshold, starts at, begins at, kicks in at',
    'seuil, se déclenche à, déclenche, commence à',
  ],
  flat_wrong_squeeze: [
    'seventy five percent, 75, two thirds, eighty percent, 80, sixty six percent',
    'soixante-quinze pour cent, 75, deux tiers, quatre-vingts pour cent, 80, soixante-six pour cent',
  ],
  flat_out_they_go: [
    'force out the rest, force the rest out, squeeze out, kick out the rest, throw out the last',
    'retrait obligatoire, sortir les derniers, exproprier, éjecter les derniers',
  ],
  flat_must_be_silent: [
    'isn’t allowed to say anything, is not allowed to say anything, must keep quiet, must stay silent, has to keep quiet, may not speak, has nothing to say',
    'doit se taire, n’a pas le droit de parler, ne doit rien dire, reste muet, n’a rien à dire',
  ],
  flat_no_filing: [
    'no competition filing, no filing is needed, no need to file, need not be notified, no merger filing',
    'pas besoin de notifier, aucune notification, pas de notification, n’a pas à être notifiée',
  ],
  flat_public_bid: [
    'public bid, public offer, takeover bid, tender offer',
    'offre publique, opa, offre en bourse',
  ],
  flat_warranty_word: [
    'warranties, warranty, representations, guarantees',
    'garantie de passif, garanties, garantie, déclarations',
  ],
  flat_covers_seller: [
    'cover the seller, covers the seller, protect the seller, protects the seller, shield the seller, reassure the seller',
    'couvre le vendeur, couvrent le vendeur, protège le vendeur, protègent le vendeur, rassure le vendeur',
  ],
  flat_varies_at_closing: [
    'goes up or down with the cash at closing, moves with the cash at closing, depends on the cash at closing, varies with the cash, up or down with the cash',
    'varie avec la trésorerie, dépend de la trésorerie au closing, bouge avec la trésorerie, varie au closing, évolue au closing',
  ],
  flat_small_trouble: [
    'a bad month, one bad month, a bad quarter, a small dip, a drop in the share price, a weak month',
    'un mauvais mois, mauvais trimestre, une petite baisse, un petit recul, un mois faible',
  ],
  flat_invoke_mac: [
    'invoke the mac, use the mac, trigger the mac, call the mac, pull out under the mac',
    'invoquer la clause mac, invoquer la mac, activer la mac, déclencher la mac, faire jouer la mac, jouer la clause mac',
  ],
  flat_cash_today: [
    'is cash on the day, paid on the day of closing, cash at closing, paid in cash at closing, is paid at once',
    'payé le jour du closing, versé au closing, payé comptant, versé tout de suite, payé d’avance',
  ],
  flat_after_refusal: [
    'after the authority has said no, once the authority has said no, after the refusal, once brussels has refused, after a refusal',
    'une fois que l’autorité a dit non, après le refus, une fois que bruxelles a dit non, après un refus',
  ],
  flat_offer_remedies: [
    'offer remedies, propose remedies, offer disposals, offer to sell',
    'propose des remèdes, proposer des remèdes, propose des cessions, offre des cessions',
  ],
  flat_box_ticking: [
    'box-ticking exercise, box ticking, rubber stamp, mere formality, simple formality, just a formality',
    'simple formalité, pure formalité, juste une formalité, coup de tampon',
  ],
  flat_review_word: [
    'review, examination, in-depth review, phase two',
    'examen, enquête, examen approfondi, phase deux',
  ],
  flat_work_together: [
    'work together, sell together, visit clients together, start working together, plan sales together',
    'travailler ensemble, vendre ensemble, démarcher ensemble, prospecter ensemble',
  ],
  flat_sales_teams: [
    'sales teams, sales people, salespeople, commercial teams',
    'équipes commerciales, commerciaux, forces de vente',
  ],
  flat_meanwhile: [
    'during the review, before clearance, while we wait, already, before the decision',
    'pendant l’examen, avant l’autorisation, en attendant, déjà, avant la décision',
  ],
  flat_even_if_refused: [
    'even if it’s forbidden, even if it is forbidden, even if it is refused, even if brussels says no, even if the authority refuses',
    'même si c’est interdit, même si c’est refusé, même si bruxelles dit non, même si l’autorité refuse',
  ],
  flat_must_complete: [
    'must complete, has to complete, must close, has to close, must pay, has to pay the price',
    'doit conclure, doit acheter, doit payer, doit aller au bout, est obligé d’acheter',
  ],
} as const satisfies Lexicon;
