import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Due diligence, in the words of those who get it wrong. */
export const dueDiligenceMisstated: Lexicon = {
  accepts_as_shown: [
    'take the number he gives, take the figure he gives, take the number they give, take the figure they give, accept the adjusted figure, accept management’s figure, accept management’s number, use the adjusted figure, take the adjusted figure, take the adjusted number, thirty percent is normal, 30% is normal, perfectly normal, market standard, whatever management shows, what management shows, whatever they show',
    'prends leur chiffre, retiens leur chiffre, accepte le chiffre ajusté, prends le chiffre ajusté, retiens le chiffre ajusté, accepte l’ebitda ajusté, accepte le chiffre du management, tout à fait normal, parfaitement normal, prends le chiffre qu’il donne',
  ],
  always_right: [
    'is always the right, is the right number, is the right figure, is the number to use, is the figure to use',
    'est toujours le bon, est le bon chiffre, est le chiffre à retenir, est le chiffre à prendre',
  ],
  amiss_diligence_step: ['diligence', 'due diligence, audits d’acquisition'],
  amiss_integration_step: [
    'integration costs, integration budget, cost of integration, restructuring costs',
    'coûts d’intégration, budget d’intégration, frais d’intégration, coûts de restructuration',
  ],
  amiss_margin_step: [
    'margin, margins, profitability, ebitda of the brand',
    'marge, marges, rentabilité, ebitda de la marque',
  ],
  amiss_no_diligence: [
    'no need for due diligence, no due diligence, skip due diligence, skip the due diligence, without due diligence, not need due diligence, due diligence after closing, due diligence after signing, no need to look into, no point in checking, no need to check the books',
    'pas besoin de due diligence, sans due diligence, aucune due diligence, due diligence est une formalité, pas de due diligence, due diligence est inutile, pas la peine de vérifier, inutile de regarder les comptes',
  ],
  astray_no_look: [
    'need not look, need not check, not worth checking, no point checking',
    'inutile de vérifier, inutile de regarder, inutile d’auditer, inutile d’éplucher',
  ],
  astray_papers: [
    'accounts, contracts, suppliers, books, customers, diligence, audit, carve-out, label, licences',
    'comptes, contrats, fournisseurs, livres, clients, diligence, diligences, audit, audits, détourés, label, licences',
  ],
  bad_items: [
    'negative adjustments, negative items, downward adjustments, one off gains, exceptional gains, missing costs, items the other way',
    'ajustements négatifs, éléments négatifs, retraitements négatifs, retraitements à la baisse, gains exceptionnels, produits exceptionnels, coûts manquants',
  ],
  checks_cash: [
    'look at cash, look at the cash, compare it with cash, compare ebitda with cash, reconcile to cash, reconcile it with cash, check the cash, quality of earnings',
    'regarder le cash, regarder la trésorerie, comparer au cash, comparer à la trésorerie, rapprocher du cash, rapprocher de la trésorerie, rapport de quality of earnings, une due diligence',
  ],
  deals_after_signing: [
    'after signing, once SPA is signed, once signed, after SPA, once everything is signed, after the signature, once the contract is signed',
    'après signing, après la signature, une fois le SPA signé, une fois signé, après le SPA, après signature du SPA',
  ],
  deals_lighter: [
    'lighter, light, quicker, shorter, less',
    'plus légère, allégée, moins poussée, plus courte',
  ],
  deals_orders: ['order, commission, pay for', 'commander, mandater, payer'],
  deals_paid_by_buyer: [
    'done by the buyer, done by buyers, prepared by the buyer, written by the buyer, done for the buyer, paid by buyer, paid for by buyer, ordered by buyer, commissioned by buyer, paid by acquirer, commissioned by acquirer, paid by bidder, commissioned by bidder, mandated by buyer, carried out by the buyer',
    'faite par l’acheteur, faite par l’acquéreur, réalisée par l’acheteur, réalisée par l’acquéreur, faite par les acheteurs, menée par l’acheteur, menée par l’acquéreur, payée par acquéreur, payée par acheteur, commandée par acquéreur, commandée par acheteur, mandatée par acquéreur, réglée par acquéreur, financée par acquéreur',
  ],
  deals_sign_first: [
    'sign SPA first, first sign SPA, sign first',
    'signer d’abord, d’abord signer',
  ],
  deals_starts_word: [
    'start, begin, launch, open, kick off, comes',
    'commencer, démarrer, débuter, lancer, ouvrir, vient',
  ],
  deals_vendor_report: [
    'vendor due diligence, VDD, vendor report',
    'vendor due diligence, VDD, rapport vendeur',
  ],
  flat_after_signed: [
    'after the contract is signed, once the contract is signed, after having signed, after they have signed, once they have signed, after the spa is signed, when everything is signed',
    'après avoir signé, une fois le contrat signé, une fois qu’on a signé, quand tout est signé, après la signature du contrat, après signature du spa',
  ],
  flat_checks: [
    'check the accounts, checking of the accounts, check the books, look at the books, audits the company, examine the company, start auditing',
    'vérifie les comptes, vérifier les comptes, regarde les comptes, épluche les comptes, audite la société, examine les comptes, fait les audits',
  ],
  flat_less_checking: [
    'need less checking, less checking, check less, less to check, fewer checks, less digging, dig less',
    'moins besoin de vérifier, moins à vérifier, vérifie moins, moins de vérifications, creuse moins, moins besoin de creuser',
  ],
  flat_nothing_to_check: [
    'does not need to check, need not check, has nothing to check, nothing left to check, no need to check, does not have to check, skip their own, no need for his own, replaces the buyer’s, do not need to look, skip due diligence',
    'n’a plus rien à vérifier, rien à vérifier, pas besoin de vérifier, plus besoin de vérifier, dispense l’acheteur, remplace celle de l’acheteur, remplace les audits, pas besoin de regarder',
  ],
  flat_once_his: [
    'after he has paid, once he has paid, once he owns it, after paying, once it is his',
    'une fois propriétaire, après avoir payé, une fois qu’il a payé, une fois qu’il est chez lui',
  ],
  flat_sees_books: [
    'see the books, gets to see the books, opens the books, discovers the accounts, looks into the accounts',
    'découvre les comptes, voit les comptes, accède aux comptes, ouvre les comptes',
  ],
  flat_sellers_report: [
    'vendor’s own report, vendor report, seller’s report, vendor due diligence, vdd, report of the seller, report paid by the seller',
    'rapport du vendeur, vdd, vendor due diligence, vendeur a fait faire un rapport, vendeur a fourni un rapport, audit vendeur, rapport vendeur',
  ],
  full_trust: [
    'trust the management, trust management, rely on management, believe management',
    'confiance au management, confiance à la direction, confiance aux dirigeants, crois le management',
  ],
  heard_after_the_deal: [
    'after closing, after completion, once closed, once they own it, once they have bought, after they buy, after the purchase, once they have paid, once the contract is signed, after the contract is signed, after the deal is signed',
    'après le closing, après closing, une fois le closing, une fois acheté, après l’achat, une fois le contrat signé, une fois propriétaires, une fois qu’ils ont acheté, une fois le prix payé, après la signature du contrat',
  ],
  heard_audit_spared: [
    'don’t need due diligence, no need for due diligence, skip due diligence, skip the due diligence, do without due diligence, due diligence is useless',
    'se passer d’audit, pas besoin d’audit, pas besoin de due diligence, inutile d’auditer, sauter l’audit, se passer de due diligence',
  ],
  heard_audits: [
    'due diligence, audits, auditing, data room, checks',
    'audits, due diligence, data room, dataroom, vérifications',
  ],
  heard_comes: [
    'is, are, comes, come, happens, takes place, starts, begins, opens, done, only',
    'c’est, est, se fait, se font, vient, viennent, commence, démarre, arrive, faite, ouvre, ouvrent, intervient',
  ],
  heard_does_audits: [
    'do their due diligence, do due diligence, does its due diligence, do his due diligence, run due diligence, run their checks, do their checks, carry out their audits, start their audits',
    'font leurs audits, fait ses audits, fait son audit, mènent leurs audits, font leur due diligence, fait sa due diligence, lancent leurs audits, auditent la société',
  ],
  heard_lighter: [
    'lighter, less, smaller, quicker, shorter, less thorough',
    'plus léger, plus légère, moins d’audit, moins de due diligence, moins lourd, allégé, allégée, plus court, moins approfondi',
  ],
  heard_no_checks: [
    'no checks are needed, no check is needed, no checks needed',
    'aucune vérification, aucun contrôle nécessaire',
  ],
  heard_once_bought: [
    'once they’ve bought, once they have bought, after they have paid, when the deal is done, once the deal is done, once the deal has closed',
    'une fois l’affaire faite, une fois l’opération bouclée, après avoir payé, une fois qu’ils ont acheté, une fois le deal fait',
  ],
  heard_sees_inside: [
    'look at the books, see the books, see the accounts, into the data room, access to the data room',
    'voient les comptes, accèdent à la data room, accès à la data room, voient les livres, regardent les comptes',
  ],
  heard_takes_its_place: [
    'replace due diligence, instead of due diligence',
    'remplacent l’audit, remplacent la due diligence, remplacent les audits, à la place de l’audit',
  ],
  heard_unrelated: [
    'nothing to do with each other, no link, unrelated, not linked, independent of each other',
    'aucun lien, rien à voir, sans rapport, aucun rapport, pas de lien',
  ],
  knows_best: [
    'knows the business best, knows his business best, knows its business best, knows best, knows better, know the business better, know their business best, knows his market, knows its market, knows the market, knows his company, knows the company',
    'connaît mieux, connaissent mieux, connaît le mieux, connaissent le mieux, sait mieux, savent mieux, bien placé pour, mieux placé, connaît son marché, connaît son affaire, connaît sa société, connaît sa boîte',
  ],
  looks_for: [
    'look for, check, search, need, take out, remove, correct for, adjust for',
    'chercher, regarder, vérifier, besoin, retirer, corriger, retraiter, enlever',
  ],
  looks_only_later: [
    'look afterwards, afterwards, check later, look later, find out later',
    'regarde après, fournisseurs après, vérifie après, verra après, on regarde ensuite, on verra ensuite',
  ],
  market_do_without_checks: [
    'skip due diligence, skip the due diligence, do without due diligence',
    'se passer de due diligence, se passer d’une due diligence, faire l’impasse sur la due diligence, se dispenser de due diligence',
  ],
  misstated_between_the_two: [
    'between signing and closing, between signature and closing, after signing, after the signing, after signature, once they have signed, once you have signed, once the contract is signed, after the contract is signed',
    'entre le signing et le closing, entre signing et closing, entre la signature et le closing, entre signature et closing, après le signing, après la signature, une fois le contrat signé, une fois qu’on a signé, une fois qu’ils ont signé',
  ],
  misstated_contract_first: [
    'haven’t signed the contract, hasn’t signed the contract, not signed the spa, before the spa, before signing, before the contract, until the contract, until the spa, until they have signed, without a signed contract',
    'pas signé le spa, avant le spa, avant la signature, avant le signing, avant d’avoir signé, tant que le contrat, tant que le spa, sans contrat signé, n’a pas signé le contrat, n’ont pas signé le contrat',
  ],
  misstated_opens_books: [
    'opens the books, opens its books, opens the data room, opens the dataroom, shows the accounts, gives access to the data room, lets them see the books, lets anyone into the data room, open the accounts, open the files',
    'ouvre les livres, ouvre ses livres, ouvre la data room, ouvre ses comptes, montre ses comptes, montre les comptes, donne accès aux comptes, donne accès à la data room, ouvre les comptes, ouvre les dossiers',
  ],
  no_call_for: [
    'no need, do not need, no need for, do not have to, no point, no reason to, no need to, no point in, not need to, need not, not worth, pointless to, why would i, no use',
    'pas besoin, aucun besoin, inutile, pas la peine, aucune raison de, pas besoin de, inutile de, pas la peine de, pas de raison de, à quoi bon, pas nécessaire de, aucun intérêt à, pas utile de',
  ],
  no_check: [
    'nothing to check, nothing left to check, nothing to verify, no need to verify, no need to check, no need to audit, no need to test, no need for diligence, no need for due diligence, no need of evidence, not need to verify, not need to check, need not be checked, not need proof, take management’s word, take their word, management’s signature, signature is enough, management knows best, management knows its business, no need to reconcile, not reconcile to cash, without checking, without testing, without reconciling, accept them as presented, take them as presented, take it as presented',
    'rien à vérifier, rien à contrôler, plus rien à regarder, pas besoin de vérifier, besoin de les vérifier, besoin de vérifier, pas besoin de contrôler, pas besoin de preuves, pas besoin de justificatifs, pas besoin d’audit, pas besoin de due diligence, inutile de vérifier, inutile d’auditer, inutile de contrôler, on croit la direction, sur parole, signature suffit, signature de la direction suffit, force probante, parole du management suffit, le management connaît mieux, ne servent à rien ici, on les prend tels quels, je les prends tels quels, pas besoin de rapprocher, inutile de rapprocher, pas besoin de recouper, inutile de recouper, sans recouper, sans les recouper, sans vérifier, sans les vérifier, sans contrôler, sans rapprocher, on reprend tel quel',
  ],
  no_diligence: [
    'not need to check his, no need to check his, no point in due diligence, dispense with due diligence, no need to go through his, no need to check the contracts, due diligence is a waste, due diligence is unnecessary, due diligence is pointless, due diligence adds nothing, due diligence is useless, not need due diligence, spare the due diligence, no due diligence, no need for due diligence, skip due diligence, without due diligence, plan has been audited, plan is audited, no need to audit',
    'pas la peine de vérifier, pas besoin de vérifier, inutile de vérifier, pas la peine d’aller vérifier, due diligence ne sert à rien, due diligence est inutile, due diligence n’apporte rien, due diligence superflue, due diligence est superflue, se passer de due diligence, due diligence fait perdre, pas besoin d’audit, pas besoin de due diligence, inutile d’auditer, sans due diligence, pas d’audit nécessaire, plan a été audité, plan est audité, vdd suffit',
  ],
  not_necessary: [
    'not necessary, not needed, not required, superfluous, skip',
    'pas nécessaire, pas utile, superflue, pas indispensable, se dispenser, passer de',
  ],
  once_it_is_bought: [
    'comes after closing, after closing, after the closing, after we have bought, once we own it, after signing, once it is signed, after the deal',
    'après le closing, après le rachat, une fois achetée, une fois signé, après la signature, après avoir signé, se fait après, après l’achat',
  ],
  one_for_one: [
    'one for one, euro for euro, dollar for dollar, just one million, only one million, exactly one million, the same million',
    'un pour un, euro pour euro, un million seulement, seulement un million, exactement un million, le même million',
  ],
  process_looks_inside: [
    'look into the books, look at the books, look inside, check the books, check the accounts, go through the books, examine the company, see the accounts, see the books, look at the accounts, inspect the company',
    'regarder les comptes, regarder dans les comptes, examiner les comptes, éplucher les comptes, vérifier les comptes, voir les comptes, contrôler les comptes, auditer les comptes, auditer la société, examiner la société',
  ],
  process_once_signed: [
    'after they have signed, after they sign, once they have signed, after having signed, after signing, once signed, after the signature, once they have bought, after they have bought, after they have paid, once the contract is signed, after the contract is signed',
    'après avoir signé, après la signature, une fois le contrat signé, une fois signé, après le signing, après avoir acheté, après avoir payé, une fois qu’ils ont signé, une fois qu’il a signé, une fois le deal signé',
  ],
  process_only_after_contract: [
    'only after the contract, only to whoever signed, only once the contract is signed',
    'qu’à celui qui a signé, qu’après le contrat, qu’à celui qui a déjà signé, qu’une fois le contrat signé',
  ],
  put_off: [
    'can wait, after closing, after signing, once we own it, once the deal is done',
    'peut attendre, après le closing, après la signature, une fois l’affaire conclue, une fois propriétaire',
  ],
  scrutiny_word: ['due diligence, diligence, audit', 'due diligence, audit, audits, vérifications'],
  seller_report: [
    'vendor due diligence, vendor dd, vdd, seller’s report, information memorandum, info memo, management presentation, seller’s advisers, vendor report',
    'vdd, vendor due diligence, due diligence vendeur, rapport du vendeur, information memorandum, mémorandum d’information, info memo, présentation du management, conseils du vendeur',
  ],
  signed_off: [
    [
      crossed(
        'ebitda, figure, number',
        'is audited, has been audited, is certified, is already audited',
      ),
      'auditors have signed, auditors signed, auditors sign, auditors have already checked, auditors have validated, auditors have approved, already audited, been audited, auditors already',
    ].join(', '),
    [
      crossed('ebitda ajusté, ebitda', 'est audité, a été audité, est certifié, est déjà audité'),
      'auditeurs ont signé, comptes sont certifiés, commissaires aux comptes ont déjà, auditeurs ont validé, auditeurs ont déjà, déjà audité, déjà audités, déjà certifié',
    ].join(', '),
  ],
  signs_at_first: [
    'sign first, we sign and then, buy first',
    'signe d’abord, achète d’abord, signe puis',
  ],
  still_before_it: [
    'before, confirmatory, no, not, surprises, never, also, too late',
    'avant, confirmatoire, pas, jamais, surprises, aussi, trop tard, aucune',
  ],
  trusts_report: [
    'neutral, objective, unbiased, is enough, is sufficient, can be relied on, can rely on, is reliable, take it as is, independent so',
    'neutre, objective, objectif, suffit, impartial, impartiale, on peut se fier, fait foi, on peut reprendre, fiable, sans les recouper, sans recouper, on peut s’y fier',
  ],
  wasted_effort: [
    'waste of time, waste of money, pointless, for nothing, a formality',
    'perte de temps, perte d’argent, pour rien, une formalité',
  ],
  word_is_enough: [
    'word is enough, word is good enough, word suffices, say so is enough, letter is enough, report covers it, report is enough',
    'parole suffit, parole du management suffit, parole de la direction suffit, lettre suffit, rapport du vendeur suffit, attestation suffit',
  ],
  wrongly_check: [
    'accountants, auditors, checkers, inspection, audit, the audits, data room, look at the books',
    'auditeurs, comptables, les audits, l’audit, vérifications, data room, regarde les comptes, épluche les comptes',
  ],
  wrongly_no_digging: [
    'don’t need to dig, no need to dig, needn’t dig, no need to look into the past, dig less, lighter diligence, risk stays with the seller, don’t need to check the past',
    'pas besoin de fouiller, pas besoin de creuser, inutile de creuser, fouille moins, creuse moins, risque reste chez le vendeur, audit plus léger',
  ],
  wrongly_once_owned: [
    'after the deal has closed, after the closing, once the deal is done, once they own it, once he owns it, when they already own, after they have paid, after he has paid, once he has paid',
    'une fois la vente conclue, après le closing, une fois propriétaire, une fois qu’il a payé, après avoir payé, une fois les clés en main, quand tout est payé',
  ],
};
