import type { Lexicon } from '../../types.ts';

/** What must be transferred one by one, in the words people use for it. */
export const contractTransferNotions: Lexicon = {
  deals_move_one_by_one: [
    'signed over, one after the other, landlord may say no, sign everything again, knock on every door, sign a new paper, ask for again, ring the landlord, call the landlord, go to every client, every client and, every landlord, ask every, ask each, one by one, one at a time, individually, each contract, each licence, every contract, not travel, not move automatically, not transfer automatically, not automatic, consent, counterparties agree, counterparties to agree, have to agree, needs agreement, reassign, assign, novate, transferred separately, renegotiate, moved, re sign, moved across, redone one by one, has to be redone, each on its own, redo each, redo every, other side agree, carried over, carried across, separately, has to say yes, have to say yes, sign again, signed again, stamped again, say yes first',
    'refaire signer, l’un après l’autre, bailleur peut refuser, frapper à chaque porte, la signature de chaque, redemander chaque, redemander les, faut rappeler le bailleur, rappeler le bailleur, aller voir chaque, voir chaque client, demander à chaque, chaque bailleur, un par un, une par une, un à un, contrat par contrat, individuellement, chaque contrat, pas automatiquement, consentement, accord des clients, accord du client, accord des cocontractants, accord de chaque, doivent accepter, à transférer, renégocier, transférer séparément, à resigner, réattribuer, repassé à part, refaire chaque, refaire à la main, chacun à part, transféré à part, doit dire oui, doivent dire oui, à refaire, séparément, doit être d’accord, doivent être d’accord, resigner, resigné, demander à chacun, repris à part',
  ],
  deals_not_follow: [
    'not come along, not follow, not by themselves, not travel, not automatic',
    'ne suivent pas, ne suit pas, pas tout seuls, ne passent pas, pas automatiquement',
  ],
  deals_things_moved: [
    'contract, licence, license, permit, staff, employee, lease, customers, agreements, counterparties, landlord, licensor, payroll, workers, suppliers, people who work',
    'contrat, licence, permis, autorisation, salarié, personnel, bail, baux, clients, cocontractants, agréments, bailleur, gens qui travaillent, ouvriers, fournisseurs, loyer',
  ],
  process_every_paper: [
    'every agreement, each agreement, every contract, each contract, every lease, each supplier, every supplier, every client, each client, every customer, each landlord',
    'chaque accord, chaque contrat, chaque bail, chaque fournisseur, chaque client, chaque bailleur, tous les fournisseurs',
  ],
  process_fresh_signature: [
    'fresh signature, new signature, new paper, sign it again, must be asked, asked if he is willing, willing to deal with the new owner, has to give his consent, has to agree to the new owner',
    'nouvelle signature, signature à chaque fois, nouveau papier, doit être interrogé, veut bien travailler avec, doit donner son accord, accepter le nouveau patron, resigner le papier',
  ],
  process_stays_put: [
    'stay where they are, stays where it is, stay in place, stay put, remain in place, stay with the company, carry on as before, follow by law, move over by law, transfer by law, move automatically, transfer automatically, follow automatically, move over with, move with the business, follow the business',
    'restent où ils sont, reste où il est, restent en place, restent dans la société, suivent de plein droit, transférés de plein droit, suivent automatiquement, transférés automatiquement, continuent comme avant, suivent l’activité, suit l’activité, passent avec l’activité',
  ],
};
