import type { Lexicon } from '../../types.ts';

/** What must be transferred one by one, in the words of those who get it wrong. */
export const contractTransferMisstated: Lexicon = {
  deals_automatic: [
    'on its own, on their own, automatically, by themselves, without consent, without any consent',
    'tout seul, automatiquement, d’eux-mêmes, de plein droit, sans accord, sans l’accord',
  ],
  deals_change_of_control: ['change of control', 'changement de contrôle, clauses de contrôle'],
  deals_never_triggered: [
    'never triggered, do not apply, does not apply, never apply, not triggered',
    'ne jouent pas, ne jouent jamais, ne se déclenchent pas, ne s’appliquent pas, jamais déclenchées',
  ],
  deals_no_consent: [
    'don’t need anyone’s consent, nobody’s consent, no one’s consent, no consent needed, without anybody’s consent, without anyone’s consent, without asking, without their consent, without customer consent, without the consent of, automatically, do not need consent, follow on their own, without consent, no consent, nobody has to agree, no need to ask, no approval needed, without anyone agreeing, come along on their own, pass over on their own',
    'pas besoin de l’accord, sans avoir à demander, aucun accord à demander, sans demander, sans leur accord, sans le consentement, automatiquement, de plein droit, pas besoin d’accord, tout seuls, pas besoin de demander, sans accord, sans l’accord, aucun accord, sans consentement, aucun consentement, sans rien demander',
  ],
  deals_staff_stays: [
    'staff stay with seller, staff stay behind, employees stay with seller, employees stay behind, staff do not follow, staff do not transfer, employees do not transfer, staff can be left, choose the staff, choose which employees, staff left behind, leave the staff, leave the employees, workers stay behind, workers stay with the seller, staff remain with the seller, employees remain with the seller, people stay with the seller, team stays with the seller',
    'salariés restent chez le vendeur, salariés ne suivent pas, personnel ne suit pas, choisir les salariés, laisser les salariés, trie les salariés, salariés restent au vendeur, personnel reste chez le vendeur, salariés restent avec le vendeur, employés restent chez le vendeur, équipes restent chez le vendeur',
  ],
  deals_trade_contracts: [
    'contracts, licences',
    'les contrats, chaque contrat, contrats clients, contrats commerciaux, licences, contrats suivent, contrats passent, contrats sont transférés',
  ],
  flat_asset_way: [
    'asset deal, buy the assets, buy only the assets',
    'cession d’actifs, achètes les actifs, rachète les actifs',
  ],
  flat_choose_staff: [
    'choose which employees, pick the employees, choose the staff, choose which staff, pick which employees, keep only the staff he wants, keep only the employees, pick the people he keeps',
    'choisir quels salariés, choisit les salariés, choisir le personnel, choisit son personnel, garder que les salariés, ne reprend que les salariés, trier les salariés',
  ],
  flat_counterparty: [
    'landlord, client, customer, supplier, licensor',
    'bailleur, client, fournisseur, propriétaire des murs',
  ],
  flat_no_say: [
    'has no say, have no say, cannot object, can’t object, need not agree, does not have to agree',
    'n’a rien à dire, n’ont rien à dire, ne peut pas s’opposer, n’a pas à donner son accord',
  ],
  flat_sign_again: [
    'has to sign a new contract, have to sign a new contract, must sign again, has to be signed again, have to be signed again, has to sign again, must be redone, signs a new contract',
    'doit resigner, doivent resigner, doit signer un nouveau contrat, à resigner, doit être resigné, doivent être resignés, sont à refaire, il faut tout resigner',
  ],
  flat_staff_gone: [
    'staff lose their jobs, employees lose their jobs, staff are dismissed, employees are dismissed, employment contracts end, staff contracts end, employees are laid off, staff are laid off',
    'contrats de travail prennent fin, contrats de travail tombent, salariés sont licenciés, salariés perdent leur emploi, contrats de travail sont rompus, contrats de travail s’arrêtent, tout le monde est licencié',
  ],
  heard_bites_only_in: [
    'only apply in, only matter in, only bite in, only play in, only kick in',
    'ne s’applique qu’en, ne joue qu’en, ne valent qu’en, ne joue que, ne concerne que',
  ],
  sale_contract_noun: [
    'contract, contracts, licence, licences, lease, leases',
    'contrat, contrats, licences, baux, bail, autorisations',
  ],
  sale_one_by_one: [
    'one by one, individually, contract by contract, one at a time, each counterparty, every counterparty, consent of each, consent of every, asset by asset, has to be reassigned, have to be reassigned, has to be redone, have to be redone, must be signed again, has to be signed again, have to be signed again',
    'un par un, un à un, individuellement, contrat par contrat, chaque cocontractant, chaque contrat, chacun des cocontractants, accord de chaque, actif par actif, refaire chaque, refaire tous, resigner chaque, resigner tous',
  ],
  wrongly_contracts: [
    'contracts, leases, licences, customers, permits',
    'contrats, baux, licences, clients, autorisations',
  ],
  wrongly_go_by_themselves: [
    'pass over by themselves, pass by themselves, come along by themselves, follow automatically, transfer automatically, move automatically, go across automatically, follow by themselves, come with it automatically',
    'suivent tout seuls, suivent automatiquement, passent tout seuls, passent automatiquement, transférés automatiquement, viennent tout seuls',
  ],
  wrongly_left_there: [
    'stay behind, stay with the old, stay with the seller, left with the seller, remain with the old, do not come along, are left out',
    'restent chez le vendeur, restent derrière, laisse les autres, restent dans l’ancienne, restent avec l’ancien',
  ],
  wrongly_staff: [
    'staff, employees, workers, people',
    'salariés, personnel, employés, équipes, gens',
  ],
};
