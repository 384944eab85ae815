import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: what must be transferred one by one. */
export const contractTransferClaims = {
  change_of_control_swapped: {
    concept: 'contract_transfer',
    says: [
      'deals_change_of_control > ~heard_bites_only_in >> ~deals_asset_purchase',
      'deals_change_of_control > -deals_share_purchase',
      '~deals_share_purchase > ~deals_change_of_control > ~deals_never_triggered',
      '~deals_change_of_control > ~deals_never_triggered > ~deals_share_purchase',
    ],
    example: {
      en: 'Change of control clauses are never triggered in a share deal.',
      fr: 'Les clauses de changement de contrôle ne jouent jamais dans une cession de titres.',
    },
    correction: {
      en: 'They bite when the shareholder changes, so when shares are sold; contracts sold one by one need consent instead.',
      fr: 'Elles jouent quand l’actionnaire change, donc à la vente des titres ; les contrats cédés un à un demandent plutôt un accord.',
    },
  },
  shares_moved_piece_by_piece: {
    concept: 'contract_transfer',
    says: [
      'flat_share_way > flat_sign_again & !flat_asset_way|"actifs"|"assets"|"no"|"none"|"aucun"|"rien"|"nothing"|"unless"|"sauf"|"change of control"|"changement de contrôle"|"only if"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'deals_share_purchase > sale_contract_noun > sale_one_by_one & !deals_asset_purchase|deals_asset_form|"change of control"',
      'deals_share_purchase > sale_one_by_one & !deals_asset_purchase|deals_asset_form|"change of control"|"pain"|"nightmare"|"otherwise"|"sinon"|"enfer"|"pénible"|"because"|"parce que"|"car"',
    ],
    example: {
      en: 'In a share deal you have to transfer the contracts one by one.',
      fr: 'Dans une cession de titres, il faut transférer les contrats un par un.',
    },
    correction: {
      en: 'The company stays a party to its contracts, so they go along; only change of control clauses matter.',
      fr: 'La société reste partie à ses contrats, ils suivent donc ; seules comptent les clauses de changement de contrôle.',
    },
  },
  contracts_follow_assets: {
    concept: 'contract_transfer',
    says: [
      '~wrongly_the_assets & ~wrongly_contracts > ~wrongly_go_by_themselves & !"not automatically"|"not move"|"not transfer"|"not go"|"not pass"|"not come"|wrongly_the_shares|"not follow"|"ne suivent"|"ne passent"|"never"|"jamais"|"staff"|"salariés"|"shares"|"titres"',
      'deals_asset_purchase > deals_trade_contracts > deals_automatic & !"with consent"|"has to be moved"|"have to be moved"|"must be moved"',
      'deals_asset_purchase > deals_automatic > deals_trade_contracts & !"with consent"|"has to be moved"|"have to be moved"|"must be moved"',
    ],
    example: {
      en: 'In an asset deal the contracts and licences move automatically.',
      fr: 'Dans une cession d’actifs, les licences et tous les contrats passent automatiquement.',
    },
    correction: {
      en: 'When assets are sold, each commercial contract has to be transferred, often with the customer’s consent.',
      fr: 'Quand on cède des actifs, chaque contrat commercial se transfère, souvent avec l’accord du client.',
    },
  },
  staff_stay_with_seller: {
    concept: 'contract_transfer',
    says: [
      'flat_asset_way > ~flat_choose_staff & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"does"|"but"|"mais"|"can’t"',
      'flat_asset_way > flat_staff_gone & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'wrongly_the_assets > wrongly_staff > wrongly_left_there & !"not"|"never"|"jamais"|"cannot"|"ne peut"|"interdit"|"debts"|"dettes"',
      'deals_staff_stays',
    ],
    example: {
      en: 'In an asset deal the employees stay with the seller.',
      fr: 'Dans une cession d’actifs, les salariés restent chez le vendeur.',
    },
    correction: {
      en: 'Staff attached to a business that is sold usually move with it by law.',
      fr: 'Les salariés attachés à l’activité cédée passent en général de droit à l’acquéreur.',
    },
  },
  no_consent_for_contracts: {
    concept: 'contract_transfer',
    says: [
      'flat_asset_way|"buy the assets" > flat_counterparty > ~flat_no_say & !"share"|"titres"',
      '~"don’t need anyone’s consent"|~"pas besoin de l’accord" & ~deals_asset_purchase|~deals_asset_form & !"employees"|"salariés"|"sauf"|"except"|"shares"|"titres"',
      'deals_asset_purchase|deals_asset_form & deals_trade_contracts > deals_no_consent & !"moved"|"landlord"|"sauf"|"except"|"apart from"|"contrats de travail"',
      'deals_asset_purchase|deals_asset_form & ~deals_no_consent & !"agree"|"accord"|"don’t move"|"do not move"|"sauf"|"except"|"employees"|"salariés"|"contrats de travail"',
    ],
    example: {
      en: 'In an asset deal the contracts move without asking anyone.',
      fr: 'Dans une cession d’actifs, les contrats passent sans l’accord de personne.',
    },
    correction: {
      en: 'When assets are sold, customers and landlords often have to agree to the transfer.',
      fr: 'Quand on cède des actifs, clients et bailleurs doivent souvent accepter le transfert.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
