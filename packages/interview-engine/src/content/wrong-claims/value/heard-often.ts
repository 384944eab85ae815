import type { WrongClaim } from '../../types.ts';

/** False statements about the multiple of a bid and about groups with several divisions. */
export const heardOftenOfValue = {
  ebitda_after_interest: {
    concept: 'ev_ebitda',
    says: [
      'ebitda > "is after interest"|"est après intérêts"|"est après les intérêts" & !"not"|"pas"|"if"|"si"|"before"|"avant"',
      'ebitda >> after_interest_for_owners & !"not"|"pas"|"before"|"avant"|"net income"|"résultat net"|"equity"|"capex"|"tax"|"if"|"si"|"mismatch"',
      'ebitda > "is"|"c’est"|"est" > after_interest_for_owners & !"not"|"pas"|"before"|"avant"|"net income"|"résultat net"|"equity"|"lenders and"|"prêteurs et"|"capex"|"if"|"si"|"mismatch"',
      'ebitda > "because it’s"|"because it is"|"since it is"|"parce que c’est"|"car c’est" > after_interest_for_owners & !"not"|"pas"|"before"|"avant"|"if"|"si"',
    ],
    example: {
      en: 'EBITDA is what is left for shareholders once the interest has been paid.',
      fr: 'L’EBITDA, c’est ce qui reste aux actionnaires une fois les intérêts payés.',
    },
    correction: {
      en: 'EBITDA comes before interest, so it serves lenders and shareholders alike, as enterprise value does.',
      fr: 'L’EBITDA est avant intérêts : il sert prêteurs et actionnaires, comme la valeur d’entreprise.',
    },
  },
  conglomerates_as_peers: {
    concept: 'comps',
    says: [
      'diversified_group_word > are_the_peers & !"not"|"pas"|"never"|"jamais"|discount_word',
      'are_the_peers > other_groups & !"discount"|"décote"|"not"|"pas"',
      'other_groups > are_the_peers & !"discount"|"décote"|"not"|"pas"',
      'one_trade_firm > ~never_comparable',
      '~never_comparable > one_trade_firm',
      'groups_as_comps & !"discount"|"décote"|"never"|"jamais"',
      'applies_it > other_groups & !"discount"|"décote"|"not"|"pas"|"multiple of the group"',
      'one_trade_firm & too_narrow & !"not too"|"pas trop"',
    ],
    example: {
      en: 'For peers I take other listed conglomerates, the same for all three divisions.',
      fr: 'Comme comparables, je prends d’autres conglomérats cotés, les mêmes pour les trois divisions.',
    },
    correction: {
      en: 'Each division is compared with listed firms of its own trade; other conglomerates mix businesses as the group does.',
      fr: 'Chaque division se compare aux sociétés cotées de son métier ; un autre conglomérat mélange les métiers comme le groupe.',
    },
  },
  one_year_of_centre: {
    concept: 'central_costs',
    says: [
      '~"one year of head office"|~"une année de coûts de siège" & "count them twice"|"compterait deux fois"',
      '~one_year_of_costs & deducts|~centre_costs_word|head_office & !"not just"|"pas seulement"|"not only"|"would"|"never"',
    ],
    example: {
      en: 'I take off one year of head office costs, no need to capitalise them.',
      fr: 'Je retire une seule année de coûts de siège, pas besoin de les capitaliser.',
    },
    correction: {
      en: 'Head office costs come back every year, so they are capitalised at a multiple before they are taken off.',
      fr: 'Les coûts de siège reviennent chaque année : on les capitalise à un multiple avant de les retirer.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
