import type { WrongClaim } from '../../types.ts';

/** False statements of which an examiner thinks first. */
export const heardMostClaims = {
  asset_deal_keeps_old_values: {
    concept: 'tax_shield',
    says: [
      'heard_old_book_value & deals_asset_purchase|deals_asset_form & !deals_share_purchase|slip_buys_shares|"not"|"pas"|"instead"|"rather"|"plutôt"',
      '"assets"|"actifs" > "always"|"toujours" > heard_old_book_value & !deals_share_purchase|slip_buys_shares|"shares"|"titres"',
      'deals_asset_purchase|deals_asset_form > -heard_depreciates_price & !deals_share_purchase|slip_buys_shares|"only"',
      '-heard_depreciates_price > deals_asset_purchase|~deals_asset_purchase & !deals_share_purchase|slip_buys_shares|"only"',
      'slip_tax_step|deals_step_up > heard_only_with|~heard_only_with > slip_buys_shares|~slip_buys_shares|deals_share_purchase|"titres"|"buy shares"|"buying shares"',
      '"only get"|"obtient que"|"bénéficie que" > slip_tax_step|deals_step_up >> slip_buys_shares|deals_share_purchase',
      '~"tax"|~"fiscalement"|~"la fiscalité" > ~heard_no_difference & ~buyer|~"between the two"|~"entre les deux" & !deals_share_purchase|slip_buys_shares|seller',
    ],
    example: {
      en: 'In an asset deal you never get to depreciate the price you paid.',
      fr: 'La réévaluation fiscale n’existe que si on achète les titres.',
    },
    correction: {
      en: 'Who buys assets books and depreciates them at the price paid, which saves tax; with shares the old values stay.',
      fr: 'Qui achète les actifs les inscrit et les amortit au prix payé, d’où une économie d’impôt ; avec les titres, les anciennes valeurs demeurent.',
    },
  },
  clearance_when_it_suits: {
    concept: 'antitrust',
    says: [
      'heard_competition_law & heard_informed_later & !"not"|"cannot"|"can’t"|"pas"|"never"|"jamais"',
      '~"listed"|~"cotée"|~"cotées" > ~heard_outside_the_law',
      'heard_files > ~heard_competition_law >> heard_afterwards & !heard_clearance_first',
      'heard_competition_law > heard_files > heard_afterwards & !heard_clearance_first',
      '~heard_stock_exchange_offer > -"wait"|-"waits"|-"attendre"|-"attend" > ~heard_go_ahead_of_rivals_law & !heard_not_so',
      '~heard_competition_law > -"apply"|-"applies"|-"concern"|-"s’applique"|-"concerne" > ~heard_listed_firm & !heard_not_so',
    ],
    example: {
      en: 'You notify merger control at leisure in the year after you take control.',
      fr: 'On demande l’autorisation de concurrence une fois qu’on a les titres.',
    },
    correction: {
      en: 'Merger control comes before control passes: notified first, cleared first, also for a public offer.',
      fr: 'Le contrôle des concentrations passe avant la prise de contrôle : on notifie et on obtient l’accord d’abord, même pour une offre publique.',
    },
  },
  premium_not_needed: {
    concept: 'control_premium',
    says: [
      'flat_market_price_enough & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"if"|"si"|"isn’t"|"suffit pas"',
      'wrongly_at_market|~wrongly_at_market & ~wrongly_they_tender|wrongly_they_tender & !"nobody"|"personne"|"won’t"|"will not"|"no one"|"n’apporteront"|"n’apportent"|"ne vendront"|"few"|"peu de"|"never"|"jamais"|"not realistic"|"why"|"pourquoi"|"squeeze"|"more than"|"above"|"au-dessus"',
      '~heard_no_premium > ~heard_must_tender & !"don’t have to tender"|"do not have to tender"|"not obliged"|"pas obligés"|"pas tenus"|"nobody"|"personne"|"no one"|"squeeze"|"retrait"',
      'heard_must_tender > -"premium"|-"prime"',
    ],
    example: {
      en: 'You don’t have to pay a premium, shareholders have to tender anyway.',
      fr: 'Pas besoin de prime, les actionnaires sont obligés d’apporter.',
    },
    correction: {
      en: 'Nobody has to tender: without a premium over the share price shareholders keep their shares.',
      fr: 'Personne n’est tenu d’apporter : sans prime sur le cours, les actionnaires gardent leurs titres.',
    },
  },
  one_share_one_vote: {
    concept: 'ownership',
    says: [
      'heard_one_share > heard_for_ever > heard_one_vote & !"double"|"not"|"pas"',
      'heard_votes > heard_just_the_same & "capital" & !"double"|"not"|"pas"',
    ],
    example: {
      en: 'Capital and voting rights are always the same in France.',
      fr: 'En France, une action, c’est toujours une voix.',
    },
    correction: {
      en: 'Votes and capital can differ: double voting rights give long-standing holders two votes a share.',
      fr: 'Voix et capital peuvent différer : le droit de vote double donne deux voix par action aux anciens actionnaires.',
    },
  },
  warranties_replace_diligence: {
    concept: 'due_diligence',
    says: [
      '"garantie"|"garanties"|"warranty"|"warranties" > "plus besoin"|"no longer need"|"no need"|"pas besoin"|"inutile" & "audit"|"audits"|due_diligence & !"not mean"|"veut pas dire"',
      'deals_promises > heard_takes_its_place & !"cannot"|"mean"',
      '~deals_promises > ~heard_audit_spared & !"mean"|"cannot"|"can’t"|"peut pas"|"veut pas dire"|"dispense"|"dispensent"|"never"|"jamais"',
      '~heard_audit_spared > ~deals_promises & !"mean"|"cannot"|"can’t"|"peut pas"|"veut pas dire"|"dispense"|"never"|"jamais"',
      '~due_diligence & ~"warranties"|~"garanties" & ~heard_unrelated',
    ],
    example: {
      en: 'Thanks to the warranties you don’t need due diligence.',
      fr: 'Grâce aux garanties, on peut se passer d’audit.',
    },
    correction: {
      en: 'Due diligence comes first and shapes the warranties: what it finds is priced, carved out or covered.',
      fr: 'La due diligence vient d’abord et façonne les garanties : ce qu’elle trouve se paie, s’exclut ou se couvre.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
