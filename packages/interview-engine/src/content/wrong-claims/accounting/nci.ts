import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: minority interests. */
export const nciClaims = {
  minorities_left_out: {
    concept: 'nci',
    says: [
      '~minority_holders|~nci > ~"jamais d’incidence"|~"no bearing"|~"no effect"|~"aucune incidence"|~"aucun effet" > ~price|~"prix"|~"price"',
      '~minority_holders|~minority_names & i_leave_out & !adds_up|"added"',
      '~minority_holders > ~plain_i_skip_them',
      '~minority_holders & ~left_out_said & ~nothing_to_do_with|not_our_part',
      '~minority_names > ~stay_untouched & !adds_up|"added"',
    ],
    example: {
      en: 'I leave the minorities out, they have nothing to do with the group.',
      fr: 'Je laisse les minoritaires de côté, ils n’ont rien à voir avec le groupe.',
    },
    correction: {
      en: 'EBITDA holds all of the subsidiary, so the share of outside holders is added to enterprise value.',
      fr: 'L’EBITDA comprend toute la filiale : la part des associés extérieurs s’ajoute à la valeur d’entreprise.',
    },
  },
  minorities_are_ours: {
    concept: 'nci',
    says: [
      'nci|minority_holders|minority_names >> belongs_word|"belong"|"appartiennent" > "shareholders of the group"|"actionnaires du groupe" & !"not"|"pas"',
      'minority_names > theirs_are_ours & !"not"|"pas"|"unlike"|"contrairement"',
      'nci|minority_holders > "on top of the equity"|"en plus des titres"|"added to the equity"',
      'minority_owned_by_us',
      'nci|minority_holders > added_to_owners_end & !to_ev_word|up_to_ev|"not"|"pas"',
      '-deducts & ~nci|~minority_holders & ~consolidated_in_full',
      'minority_names > we_hold_word > others_companies & !"unlike"|"contrairement"|"not"|"pas"|"whereas"|"alors que"',
      'minority_names & we_hold_word > others_companies & !associates|"unlike"|"contrairement"|"not"|"pas"|"whereas"|"alors que"',
      'minority_names > equals_word >> our_outside_pieces & !associates|"not"|"pas"',
    ],
    example: {
      en: 'Minority interests belong to our shareholders.',
      fr: 'Les intérêts minoritaires nous appartiennent.',
    },
    correction: {
      en: 'They are what others own in our subsidiaries.',
      fr: 'C’est ce que d’autres possèdent dans nos filiales.',
    },
  },
  ebitda_holds_our_share: {
    concept: 'nci',
    says: [
      'ebitda|"consolidated"|"consolidé" > "only our share"|"que notre part"|"que notre quote-part"|"only includes our" & nci|minority_holders & !affiliates|mis_equivalence',
      '~ebitda > ~only_our_share & !affiliates|associates|"not only"|"not just"|"pas que"|"pas seulement"|"pas uniquement"',
    ],
    example: {
      en: 'Minorities can stay out because EBITDA only includes our share of the subsidiary.',
      fr: 'Les minoritaires, pas la peine, l’EBITDA ne contient que notre quote-part.',
    },
    correction: {
      en: 'Consolidated EBITDA includes all of a subsidiary we control, so the part of the other owners is added.',
      fr: 'L’EBITDA consolidé comprend toute la filiale contrôlée : on ajoute donc la part des autres associés.',
    },
  },
  minorities_taken_off: {
    concept: 'nci',
    says: [
      'minority_names|minority_holders > not_our_part > takes_off|deducts|takes_it_off & !adds_up|to_equity_word',
      'minority_holders & i_take_them_off & not_our_part',
      'minority_holders > deducts > ~not_our_part',
      'deducts > minority_holders > ~not_our_part',
      '~minorities_off & !must_be_added',
      'minority_holders > lowers_word > ev',
      'minority_holders > no_effect_on > ev',
    ],
    example: {
      en: 'Then I subtract the minorities because they do not belong to the group.',
      fr: 'Ensuite je retire les minoritaires, parce qu’ils n’appartiennent pas au groupe.',
    },
    correction: {
      en: 'Consolidated EBITDA holds all of the subsidiary, so the share of the minorities is added on the way to enterprise value.',
      fr: 'L’EBITDA consolidé comprend toute la filiale : la part des minoritaires s’ajoute pour arriver à la valeur d’entreprise.',
    },
  },
  minorities_added_down: {
    concept: 'nci',
    says: [
      'deducts > net_debt > "add"|"ajoute"|"ajoutes" > minority_names|minority_holders & !"plus"|"back up"|to_ev_word',
      'net_debt > adds_up > minority_names|minority_holders > they_are_ours',
      'minority_names > "you add"|"i add"|"we add"|"on ajoute"|"j’ajoute"|"on les ajoute" > ev_to_equity|to_equity_word & !to_ev_word|associates|affiliates',
      'adds_up > minority_holders & to_reach > equity_value|the_owners & !to_ev_word|"from market cap"|"from the market cap"|"from equity"|"de la capitalisation"',
      'minority_holders & i_add_them & to_reach > equity_value|the_owners & !to_ev_word',
      'minority_names|minority_holders >> added_for_equity >> equity_value|equity|the_owners',
    ],
    example: {
      en: 'To get to equity value you add the minority interests.',
      fr: 'Pour passer à la valeur des titres, on ajoute les minoritaires.',
    },
    correction: {
      en: 'Minority holders own part of the subsidiaries, so their share comes off before our shareholders.',
      fr: 'Les minoritaires possèdent une partie des filiales : leur part se retire avant nos actionnaires.',
    },
  },
  minorities_subtracted: {
    concept: 'nci',
    says: ['minorities_off', 'outside_holders > smaller_goodwill & !"not"|"pas"'],
    example: {
      en: 'If we buy less than all of it, I subtract the minority interests.',
      fr: 'Si on n’achète pas tout, je retire les minoritaires.',
    },
    correction: {
      en: 'Minority interests are added to the price when goodwill is computed.',
      fr: 'Les minoritaires s’ajoutent au prix pour calculer le goodwill.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
