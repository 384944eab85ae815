import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: leases under IFRS 16. */
export const leases16Claims = {
  leases_create_value: {
    concept: 'leases16',
    says: [
      'owner >> grows_rich',
      'the_standard|leases16|ebitda > made_richer',
      'the_standard|leases16 > brought_value',
      'owner > made_richer & the_standard|leases16|ebitda',
      'ebitda|ifrs_word & shareholder_gains',
    ],
    example: {
      en: 'IFRS 16 created value for shareholders.',
      fr: 'IFRS 16 a créé de la valeur pour les actionnaires.',
    },
    correction: {
      en: 'Net debt rises with EV: shareholders own the same as before.',
      fr: 'La dette nette monte avec la VE : les actionnaires possèdent la même chose qu’avant.',
    },
  },
  rent_is_all_interest: {
    concept: 'leases16',
    says: [
      'rent_word > "leaves the income statement"|"disappears from the income statement"|"sort complètement"|"disparaît complètement"|"disparaît du compte de résultat"|"sort totalement"|"completely leaves"|"goes completely" & !wear|interest|"ebitda"',
      'all_the_rent > interest & !da|wear',
      'rent_word > becomes > all_of_it_interest',
      'rent_word > all_of_it_interest & !da|wear',
      'rent_word > becomes > all_of_it_wear & !interest',
    ],
    example: {
      en: 'Rent becomes interest only.',
      fr: 'Le loyer devient uniquement des intérêts.',
    },
    correction: {
      en: 'Rent turns into depreciation of the right of use and interest on the lease.',
      fr: 'Le loyer se partage entre l’amortissement du droit d’utilisation et les intérêts.',
    },
  },
  ifrs16_changes_cash: {
    concept: 'leases16',
    says: [
      'more_money_has > because_word > -rent_word & !"same"|"même"',
      'cash_word >> "change"|"changes" > the_standard',
      'real_cash > because_word > no_rent_left',
      'no_rent_left > real_cash & !keeps_still',
      'rent_word > pays_less_rent',
      'real_cash > rise|climbs',
      'ifrs_word|lease_promise|rent_word & real_cash > rise|change|improve_word',
      'no_more_rent',
      '"company generates more cash"',
      '"la société génère plus"',
      'the_standard > raises|lowers|"changed"|"changes"|"change" >> cash_word & !operating_section',
      'the_standard|leases16|rent_word & cash_word >> climbs|drops & !operating_section|keeps_still',
      'the_standard|company & pays_less_rent',
      'operating_section >> drops',
    ],
    example: {
      en: 'Under IFRS 16 the real cash rises because rent disappears.',
      fr: 'Avec IFRS 16 la trésorerie réelle augmente, puisque les loyers disparaissent.',
    },
    correction: {
      en: 'The landlord is paid the same: only the presentation changes.',
      fr: 'Le bailleur touche la même somme : seule la présentation change.',
    },
  },
  leases_turned_round: {
    concept: 'leases16',
    says: [
      'ebitda_before_rent|"before rent"|"avant loyers" > "leave"|"laisse"|"ignore" >> lease_promise|"lease debt"|"dette de loyers"|"leases" & !"not"|"pas"|"never"|"wrong"',
      'leases16|rented|rent_word > "toujours"|"always" & "même si"|"even if"|"even when" & "après loyers"|"after rent"|ebitda_after_rent',
      'rent_word >> gets_deducted & leases_standard & !"before"|"avant"|"us gaap"|"sans"|"without"|"amortissement"|"depreciation"',
      'leases_standard > rent_word >> left_inside_profit & !"us gaap"|"before"|"avant"',
      '~leases_standard & ~lease_debt|~lease_named > ~"left out of net debt"|~"exclue de la dette nette" & !"us gaap"',
      '~leases16|~lease_named > ~never_deduct_it & ebitda_before_rent',
      '"post ifrs 16"|"post ifrs seize"|"after ifrs 16"|"apres ifrs 16" & ~lease_debt_stays',
      'leases_deducted > "même si"|"even if"|"alors que" > ebitda_after_rent',
      'leases_standard > ~leaves_unmoved >> ~ebitda',
      'leases_standard & ~debt_untouched & !"us gaap"|"before"|"avant"',
      '~lease_named > ~never_taken_off & !ebitda_after_rent|"twice"|"deux fois"',
      'leases_standard & ebitda_down',
      'leases_standard > ~leases_no_effect',
      'rented|rent_word|leases16 > plain_treated_as_debt|net_debt|counts_as_debt & whatever_the_ebitda & !"only"|"seulement"|"uniquement"|"match"|"consistent"|"cohérent"',
      'whatever_the_ebitda > plain_treated_as_debt|net_debt|counts_as_debt & rented|rent_word|leases16',
      'leases_deducted & ebitda_after_rent & !either_way',
      'leases_deducted & ebitda_after_rent & both_at_once',
      '~leases_not_deducted & ebitda_before_rent & !either_way',
      'leases_standard > ~debt_untouched',
      '~lease_noun >> ~multiple_unmoved & !if_word|both_ends|"same"|"même"|"both"',
    ],
    example: {
      en: 'IFRS 16 lowers EBITDA.',
      fr: 'IFRS 16 réduit l’EBITDA.',
    },
    correction: {
      en: 'The rent leaves EBITDA, which goes up, and lease debt appears: both sides of the multiple have to match.',
      fr: 'Le loyer sort de l’EBITDA, qui monte, et une dette locative apparaît : les deux côtés du multiple doivent aller ensemble.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
