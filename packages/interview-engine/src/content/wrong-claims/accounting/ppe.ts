import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: fixed assets. */
export const ppeClaims = {
  charge_skips_the_balance_sheet: {
    concept: 'ppe',
    says: [
      'da|wear > -reaches >> ~balance_sheet',
      'da|wear > nothing_upon >> ~balance_sheet',
      'balance_sheet >> keeps_still',
      'capex > lowers >> ppe',
      'ppe >> drops > one_minus_tax',
      'da & -reaches >> ~balance_sheet',
    ],
    example: {
      en: 'Depreciation does not touch the balance sheet.',
      fr: 'Les amortissements n’ont aucun effet sur le bilan.',
    },
    correction: {
      en: 'Capex adds to fixed assets, depreciation lowers them by its full amount.',
      fr: 'Le capex augmente les immobilisations, la dotation les réduit de son montant entier.',
    },
  },
  fixed_assets_do_not_fall: {
    concept: 'ppe',
    says: [
      'ppe|tangible >> fall|drops > "net of the tax"|"net of tax"|"after tax"|"nette d’impôt"|"net d’impôt"|"après impôt" & !net_income|equity|profit|owners_pot',
      'ppe|tangible > "montent"|climbs > da|wear|"dotation" & !capex|buy|fall|drops',
      'capex >> lowers|brings_lower >> ppe & !da|wear',
      'capex > brings_lower > ppe > fall|drops & !da|wear',
      'ppe|tangible > worth_more',
      '~ppe|~tangible > stays_at_cost',
      '~ppe|~tangible > asset_untouched & !capex|"cash"',
      'ppe >> keeps_still > because_word',
      'ppe|tangible > only_moves_when > capex|buy|sell',
      '~ppe >> -drops & !"land"|"terrain"|"terrains"|"only"|"seulement"|capex|climbs|"montent"',
      'fixed_not_down & !capex|"investissement"|"investing"|"baissent"|"baisse"|"less"|"net of"|"brings it down"|"bring it down"|"wear"|"usure"|"down with"|"baissent avec"|"down by"|"and down"|"down for"|"reculent"|"diminuent"',
      'ppe|tangible >> stays_at_cost',
      'da|wear > raises >> ppe',
      'ppe >> climbs|keeps_still & !"capex"|"baissent"|"baisse"|"less"|"net of"',
      'ppe|tangible > up_with_wear',
      'wear_on_liabilities',
    ],
    example: { en: 'Fixed assets do not change.', fr: 'Les immobilisations ne bougent pas.' },
    correction: {
      en: 'Fixed assets fall by the extra depreciation.',
      fr: 'Les immobilisations baissent de la dotation supplémentaire.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
