import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Words for what is said of a sale with its order, its sides or its cause turned round. */
export const saleTurnedRound = {
  sale_preparation: [
    'preparation, preparing, preparatory work, vendor due diligence',
    'préparation, travail préparatoire, préparer, vendor due diligence',
  ],
  sale_needless: [
    'useless, pointless, not needed, unnecessary, optional, waste of time, can be skipped, can be left out, adds nothing, is a formality, serves no purpose, nobody needs',
    'ne sert à rien, sert à rien, inutile, superflue, facultative, perte de temps, s’en passer, se passe de, n’apporte rien, pas nécessaire, pas utile, une formalité',
  ],
  sale_skips_preparation: [
    crossed(
      'can skip, skip, no need for, do without, straight past, no need to do',
      'preparation, preparation phase, preparatory phase, vendor due diligence',
    ),
    crossed(
      'sauter, peut sauter, saute, pas besoin de, se passer de, on se passe de, inutile de passer par',
      'préparation, phase de préparation, phase préparatoire, vendor due diligence',
    ),
  ],
  sale_pledge_after_book: [
    crossed(
      'after, after reading, after receiving, after they have received, after they have read, after having read, after they received, once they received, after they read, once they read, after they saw, once they have read, once they have received, once they have seen, after seeing, after they have seen, after they get, once they get, after sending, after you send, once you have sent',
      'information memorandum, memorandum, info memo, im, cim, data room',
    ),
    crossed(
      'après, après avoir lu, après avoir reçu, après lecture de, après réception de, une fois lu, une fois reçu, après l’envoi de, une fois qu’ils ont lu, une fois qu’ils ont reçu, après avoir envoyé',
      'info memo, mémorandum, mémo, mémorandum d’information, im, data room',
    ),
  ],
  sale_after_the_room: [
    crossed(
      'after, once, at the end of, following, only after, only once',
      'data room, due diligence, management presentations, management meetings, site visits, full due diligence',
    ),
    crossed(
      'après, une fois, à la fin de, à l’issue de, seulement après, au terme de',
      'data room, due diligence, due diligences, management presentations, présentations du management, rencontres avec le management, audits, visites de sites',
    ),
  ],
  sale_room_before_loose: [
    crossed(
      'before, ahead of',
      'indicative offers, indicative bids, non binding offers, non binding bids, nbos, nbo, first round offers',
    ),
    crossed(
      'avant, avant même',
      'offres indicatives, offres non engageantes, nbo, offres préliminaires, lettres d’intention',
    ),
  ],
  sale_opens_room: [
    crossed('open, give access to, opens', 'data room, full data room'),
    crossed('ouvre, ouvrir, donne accès à, donner accès à', 'data room'),
  ],
  sale_loose_come_first: [
    crossed(
      'non binding',
      'offers, bids, ones',
      'come first, arrive first, are first, come in first, in the first round, at the start',
    ),
    crossed('offres non', 'engageantes, liantes, fermes'),
  ],
  sale_closing_early: [
    crossed('closing, completion', 'comes before, takes place before, precedes, is before'),
    crossed('closing', 'a lieu avant, vient avant, précède, intervient avant, est avant'),
  ],
  sale_at_signature: [
    'at signing, on signing, upon signing, from signing, the day of signing, signing day, when you sign, when they sign, when the spa is signed',
    'au signing, à la signature, dès le signing, dès la signature, le jour du signing, lors du signing, quand on signe, dès que le contrat est signé',
  ],
  sale_ownership_passes: [
    'price is paid, pays the price, pay the price, becomes the owner, become the owner, owns the company, shares change hands, ownership passes, ownership transfers, money is wired, gets the keys, funds are transferred',
    'paie le prix, payer le prix, prix est payé, prix est versé, devient propriétaire, devenir propriétaire, titres changent de main, propriété est transférée, prend possession, verse le prix, fonds sont versés, argent est versé',
  ],
  sale_many_count: [
    'fifty buyers, hundred buyers, sixty buyers, eighty buyers, hundred names, fifty names, fifty bidders, hundred bidders, hundred parties, fifty parties, hundreds of buyers, dozens of buyers, dozens of parties, as many buyers, as many as possible, every possible buyer, every buyer, all potential buyers, every competitor, whole market, everybody in the sector, large number of buyers, forty buyers',
    'centaine d’acheteurs, cent acheteurs, cinquante acheteurs, cinquantaine d’acheteurs, centaine d’acquéreurs, cinquante acquéreurs, cent acquéreurs, centaine de candidats, cinquante candidats, cent candidats, cinquantaine de candidats, cinquantaine d’acquéreurs, centaine de contacts, dizaines d’acheteurs, dizaines d’acquéreurs, dizaines de candidats, maximum d’acheteurs, maximum d’acquéreurs, le plus d’acheteurs, tous les acheteurs possibles, tout le marché, tous les concurrents, quarante acheteurs',
  ],
  sale_contacts: [
    crossed(
      'i would, i, you, we, should, let us, best to',
      'contact, call, approach, go to, write to, ring, invite',
    ),
    crossed(
      'on, il faut, je, vous, nous, mieux vaut',
      'contacte, contacter, contacterais, appelle, appeler, appellerais, approche, approcher, approcherais, sollicite, solliciter, solliciterais, invite, inviter',
    ),
  ],
  sale_discretion: [
    'discretion, discreet, confidentiality, confidential, secrecy, quiet',
    'discrétion, discret, confidentialité, confidentiel, secret',
  ],
  sale_drawback: [
    'leak, leaks, risk, danger, but, however, if, unless, kills, ruins, rather than, instead, not, never, would be',
    'fuite, fuites, risque, mais, si, sauf, plutôt que, au lieu, danger, ne, pas, jamais',
  ],
  sale_removes_risk: [
    crossed(
      'takes away, removes, eliminates, excludes, rules out, gets rid of, cancels, makes impossible',
      'risk, risk of leaks, risk of a leak, leaks, leak, danger',
    ),
    crossed(
      'supprime, élimine, écarte, exclut, annule, lève, enlève, empêche, met fin à',
      'risque, tout risque, risque de fuite, fuites, fuite, toute fuite',
    ),
  ],
  sale_keeps_secret: [
    crossed(
      'best, best way, best route, safest, safest way, easiest way, better, ideal, right answer, right choice, works best, preferable',
      'to keep, for keeping, to protect, for, to preserve, to ensure',
      'things quiet, it quiet, secret, secrecy, discretion, confidentiality, it confidential, the secret',
    ) +
      ', protects discretion, protects confidentiality, preserves confidentiality, preserves discretion, guarantees confidentiality, guarantees discretion, more confidential, more discreet, most discreet, keeps things quiet, keeps it quiet, stays quieter, less likely to leak, leaks less, reduces the risk of a leak, reduces the risk of leaks, lowers the risk of leaks, easier to keep secret, easier to protect the secret, easier to keep it secret, easier to keep it quiet, easier to keep confidential, easier to protect, protects the secret, protect the secret, keeps the secret, easier it is to protect, easier it is to keep',
    'garantit la discrétion, garantit la confidentialité, protège la discrétion, protège la confidentialité, protège le secret, préserve la confidentialité, préserve la discrétion, préserve mieux, respecte la discrétion, plus discret, plus discrète, plus confidentiel, plus confidentielle, assure la discrétion, limite les fuites, réduit les fuites, fuite moins, idéale pour la discrétion, garde mieux le secret, protège mieux, secret est mieux gardé',
  ],
  sale_leaks_more: [
    crossed(
      'leaks more, leak more, increases the risk of, raises the risk of, more likely to, greater risk of, higher risk of, more exposed to',
      ', leak, leaks, a leak',
    ),
    'fuite plus, fuit davantage, plus de fuites, moins discret, moins discrète, moins confidentiel, moins confidentielle',
  ],
  sale_broad_way: [
    'broad auction, wide auction, open auction, broad process, wide process, full auction, large auction, public auction, going broad, going wide',
    'enchère large, enchères larges, processus large, process large, enchère ouverte, processus ouvert, grande enchère, appel d’offres large',
  ],
  sale_targeted_way: [
    'targeted process, targeted auction, targeted approach, targeted sale, limited auction, limited process, restricted process, selective process',
    'processus ciblé, process ciblé, enchère ciblée, approche ciblée, processus restreint, enchère restreinte, processus sélectif',
  ],
  sale_sure_of_price: [
    'guarantees the best price, guarantees the highest price, always maximises, always maximizes, always brings, in every case maximises, always gets the highest, always the best price, always the highest price, guarantees a higher price, always pays more, always fetches',
    'garantit le meilleur prix, maximise toujours, toujours le meilleur prix, assure le meilleur prix, maximise forcément, garantit un meilleur prix',
  ],
  sale_sends_file: [
    'send, sent, hand out, circulate, distribute, email',
    'envoyer, envoie, diffuse, diffuser, transmettre, transmet, distribuer, distribue, adresse',
  ],
  sale_to_all: [
    'to everyone, to everybody, to all buyers, to all the buyers, to every buyer, to all bidders, to hundred, to fifty, to the whole market, to as many, with the name, with the company name, with its name',
    'à tout le monde, à tous les acheteurs, à tous les candidats, à une centaine, à cent, à cinquante, à une cinquantaine, à tout le marché, avec le nom, à un maximum, au plus grand nombre',
  ],
  sale_wants: [
    'prefer, prefers, want, wants, push for, pushes for, favour, favours, likes, asks for, ask for, insist on, would rather have, would rather do, better off with, lean towards, gains from, looks for, would rather',
    'préférer, préfère, veut, veulent, pousse, cherche, demande, privilégie, réclame, aime mieux, a intérêt à, ont intérêt à, penche, gagne à, exige, aimerait mieux',
  ],
  sale_better_for: [
    'better for, cleaner for, best for, safer for, cheaper for, favours, suits, benefits, more attractive for, more attractive to, good for, advantageous for, simpler for',
    'avantage, arrange, favorise, profite à, mieux pour, meilleure pour, préférable pour, plus intéressante pour, plus sûre pour, plus favorable à, convient à, intéressante pour',
  ],
  sale_clean_exit: [
    'clean exit, clean break, one layer of tax, single layer of tax, taxed once, taxed only once, only one tax, single tax, cleanest exit, cleaner exit, cleanest way out, cleaner break',
    'sortie nette, sortie propre, sort proprement, seule couche d’impôt, une seule imposition, imposé une seule fois, imposé qu’une fois, imposé qu’une seule fois, un seul niveau d’impôt, taxé une seule fois, sortie la plus propre, sortie la plus nette, sortie plus propre, sortie définitive',
  ],
  sale_new_basis: [
    'step up, new tax basis, higher tax basis, revalue the assets, depreciate the price, amortise the price',
    'step up, réévaluation fiscale, réévaluation des actifs, réévalue les actifs, réévaluer les actifs, amortir le prix, base amortissable, base fiscale réévaluée',
  ],
  sale_comes_with: [
    'comes with, comes from, belongs to, requires, needs, is an advantage of, is a benefit of, arises in, only in, only with, is obtained with, is available in, goes with, exists in, comes in',
    'vient avec, va avec, suppose, nécessite, est l’avantage de, n’existe qu’en, s’obtient avec, s’obtient en, est propre à, est possible en, est possible avec, accompagne',
  ],
  sale_gives: [
    'gives, allows, lets, brings, offers, creates, gets, provides, triggers, means, permits',
    'donne, permet, offre, apporte, entraîne, procure, ouvre droit à, crée',
  ],
  sale_contract_noun: [
    'contract, contracts, licence, licences, lease, leases',
    'contrat, contrats, licences, baux, bail, autorisations',
  ],
  sale_one_by_one: [
    'one by one, individually, contract by contract, one at a time, each counterparty, every counterparty, consent of each, consent of every, asset by asset, has to be reassigned, have to be reassigned, has to be redone, have to be redone, must be signed again, has to be signed again, have to be signed again',
    'un par un, un à un, individuellement, contrat par contrat, chaque cocontractant, chaque contrat, chacun des cocontractants, accord de chaque, actif par actif, refaire chaque, refaire tous, resigner chaque, resigner tous',
  ],
  sale_takes_on: [
    'takes, inherits, assumes, gets, picks up, keeps, ends up with, comes with',
    'reprend, reprendre, hérite, récupère, assume, embarque, prend, garde, supporte',
  ],
  sale_old_debts: [
    'all liabilities, past liabilities, old liabilities, hidden liabilities, every liability, tax liabilities, old debts, the liabilities, whole history, liabilities automatically',
    'passifs passés, passif passé, anciens passifs, passifs cachés, passif caché, les passifs, l’ensemble des passifs, passif fiscal, tout le passé, dettes passées, tout l’historique',
  ],
  sale_chosen_only: [
    'only, listed, chosen, selected, agreed, named, specific, exception, except',
    'seulement, uniquement, que ceux, listés, choisis, prévus, désignés, sauf, ne, sélectionnés',
  ],
  sale_leaves_old_debts: [
    crossed(
      'leaves, leave, leaves behind, avoid, avoids, escapes, escape, excludes, exclude, is protected from, is free of, gets rid of',
      'liabilities, past liabilities, all liabilities, the liabilities, old liabilities, old debts, hidden liabilities',
    ) +
      ', liabilities stay with the seller, liabilities remain with the seller, past stays with the seller, liabilities are left behind',
    crossed(
      'laisse, laisser, évite, éviter, échappe aux, échapper aux, exclut, exclure, se débarrasse des, à l’abri des, protégé des, écarte',
      'passifs, passif, passifs passés, anciens passifs, dettes passées, passifs cachés, passif passé',
    ) +
      ', passifs restent chez le vendeur, passif reste chez le vendeur, passé reste chez le vendeur, passifs restent au vendeur',
  ],
  sale_no_difference: [
    'no difference, same thing, comes to the same, does not matter, irrelevant, identical, same result, purely formal, result is the same, all the same, equivalent, same for both, no consequence, interchangeable',
    'ne change rien, aucune différence, pas de différence, revient au même, même chose, peu importe, n’a pas d’importance, identique, purement formel, question de forme, même résultat, résultat est le même, équivalent, équivalents, même pour les deux, sans conséquence, interchangeables, indifférent, c’est pareil',
  ],
  sale_no_rivals: [
    'no need for competition, competition is not needed, no need for rivals, no need of competition, no need for tension, do not need competition',
    'pas besoin de concurrence, concurrence est inutile, pas besoin de tension, pas besoin de rivaux, sans concurrence on obtient',
  ],
  deals_no_consent: [
    'without anybody’s consent, without anyone’s consent, without asking, without their consent, without customer consent, without the consent of, automatically',
    'sans demander, sans leur accord, sans le consentement, automatiquement, de plein droit',
  ],
  deals_just_wait: [
    'lawyers deal with it, lawyers handle it, job for the lawyers, lawyers’ job',
    'laisse les avocats, affaire des avocats, travail des avocats',
  ],
  sale_after_pledge: [
    crossed(
      'after, once, only after, only once',
      'nda, nda is signed, confidentiality agreement, nda has been signed, they sign the nda, signing the nda',
    ),
    crossed(
      'après, une fois, seulement après, après signature de',
      'nda, nda signé, accord de confidentialité, nda est signé, signature du nda',
    ),
  ],
  sale_all_done: [
    'is done, is over, is finished, nothing can go wrong, no more risk, no risk left, nothing left to do, all done, everything is final',
    'est terminé, est fini, est finie, plus rien à faire, plus aucun risque, plus de risque',
  ],
  sale_obtained: [
    'obtained, lifted, met, received, cleared, granted, satisfied, given',
    'obtenues, obtenue, obtenu, levées, levée, remplies, reçue, accordée, données',
  ],
  sale_before_signing: [
    'before signing, before the signing, prior to signing, before you sign, before they sign',
    'avant le signing, avant la signature, avant de signer, avant signing',
  ],
  deals_signed_late: [
    'with the offer, when they bid, when he bids, after the offer, after the bids, once they have bid, with the binding offer, at the end of the process',
    'avec l’offre, après l’offre, après les offres, en fin de processus',
  ],
  sale_pledge_needless: [
    crossed(
      'not need, no need for, need no, can skip',
      'nda, ndas, an nda, confidentiality agreement, confidentiality agreements',
    ),
    crossed(
      'pas besoin de, inutile de signer, aucun besoin de, on peut se passer de, inutile de faire signer',
      'nda, ndas, accord de confidentialité, accords de confidentialité, engagement de confidentialité',
    ),
  ],
  sale_same_day: [
    'same day as signing, simultaneous with signing, day of signing, the day the spa is signed',
    'jour de la signature, jour du signing',
  ],
} as const satisfies Lexicon;
