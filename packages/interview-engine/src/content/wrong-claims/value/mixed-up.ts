import type { WrongClaim } from '../../types.ts';

/** One thing taken for its neighbour, between the value of the whole and the value of the shares. */
export const mixedUpClaims = {
  forward_multiple_higher: {
    concept: 'ltm_ntm',
    says: [
      '"growing"|"en croissance" > past_year|past_period|"last year’s" > coming_year|"next year’s" > multiple_up|multiple_climbs|multiple_pushed_up|"multiple go up"|"monter le multiple" & !shrinking_firm|if_word|"not"|"pas"',
      'forward_multiple_named >> is_the_higher_one & !shrinking_firm|if_word|"not"|"pas"',
      'past_multiple_named >> is_the_lower_one & !shrinking_firm|if_word|"not"|"pas"',
    ],
    example: {
      en: 'For a growing company the forward multiple is higher than the trailing one.',
      fr: 'Pour une société en croissance, le multiple prévisionnel est plus élevé que le multiple historique.',
    },
    correction: {
      en: 'For a growing company the forward multiple is the lower one: the same value is divided by a larger profit.',
      fr: 'Pour une société en croissance, le multiple prévisionnel est le plus bas : la même valeur est divisée par un résultat plus grand.',
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
  ev_is_for_lenders: {
    concept: 'ev',
    says: [
      'ev >> equals_word|"is"|"c’est" >> debt_alone & !"not"|"pas"',
      'worth_of_operations > only_for > lender & !the_owners|everyone_alike|"not"',
      'worth_of_operations > the_lenders_part & !everyone_alike|the_owners',
      'worth_of_operations > lender > ~owners_outside',
    ],
    example: {
      en: 'Enterprise value is only what the lenders are owed.',
      fr: 'La valeur d’entreprise, c’est la part des créanciers.',
    },
    correction: {
      en: 'Enterprise value is the value of the operations for everybody who finances them, lenders and shareholders.',
      fr: 'La valeur d’entreprise, c’est la valeur de l’activité pour tous ceux qui la financent, prêteurs et actionnaires.',
    },
  },
  owners_before_lenders: {
    concept: 'equity_value',
    says: [
      'the_owners >> gets_paid|"se servent"|"help themselves" > precedes_lenders & !"not"|"pas"|"never"|"jamais"',
      'lender > get_what_is_left > the_owners & !the_owners_first_not',
      'the_owners >> go_before >> lender',
      'the_owners >> serves_first & lender|"banks"|"banques" & !"not"|"pas"|"never"|"jamais"',
      'lender|"banks"|"banques" >> takes_the_rest & !"not"|"pas"',
    ],
    example: {
      en: 'The shareholders are paid before the lenders.',
      fr: 'Les actionnaires passent avant les créanciers.',
    },
    correction: {
      en: 'Lenders are paid first; the shareholders get what is left.',
      fr: 'Les prêteurs sont payés d’abord ; l’actionnaire a ce qui reste.',
    },
  },
  diluted_only_for_eps: {
    concept: 'equity_value',
    says: [
      '~"dilution" > "only matters for"|~"sert qu’au"|~"sert que pour"|"only for"|"ne compte que pour"|"only concerns" & !"not"|"pas"',
      '~diluted_name > ~only_for_eps & !"pas uniquement"|"pas que"|"pas seulement"|"not only"|"not just"',
    ],
    example: {
      en: 'The diluted count is only for earnings per share.',
      fr: 'Le nombre dilué, c’est uniquement pour le bénéfice par action.',
    },
    correction: {
      en: 'The equity value is the price times the diluted share count: the options have a claim on it too.',
      fr: 'La valeur des titres, c’est le cours fois le nombre dilué : les options y ont droit aussi.',
    },
  },
  offer_price_ignored: {
    concept: 'diluted',
    says: [
      'in_a_bid|"offre"|"offer"|"bid" > "garde le cours"|"keep the price"|"keep the undisturbed"|"reste au cours"|"stay with the current price"',
      '~no_link_to_offer & !strike_above',
      '"offre"|"bid"|"offer" > "on prend le cours"|"prends le cours"|"take the undisturbed price"|"use the undisturbed price"|"use the price before"|"use today’s price"|"use the current price" & !"non pas"|"instead"',
      'in_a_bid & today_price_kept',
      'offer_price_word > ~makes_no_odds > ~count_of_shares',
    ],
    example: {
      en: 'In a takeover I’d still use the current price.',
      fr: 'Dans une offre, on garde le cours actuel.',
    },
    correction: {
      en: 'In a bid the options are counted at the offer price: more of them are in the money, and there is more dilution.',
      fr: 'En cas d’offre, on compte au prix proposé : davantage d’options sont dans la monnaie et la dilution augmente.',
    },
  },
  buyback_undoes_dilution: {
    concept: 'option_proceeds',
    says: [
      'buys_back > all_the_shares > -diluted|"no dilution"|"pas de dilution"',
      '~buys_back > all_the_shares & ~diluted & !"not all"|"pas toutes"',
      'buys_back > dilution_undone',
      'exercise_money > dilution_undone',
    ],
    example: {
      en: 'The buyback cancels all the dilution.',
      fr: 'Le rachat annule toute la dilution.',
    },
    correction: {
      en: 'The proceeds buy back only part of the new shares, since the strike is below the price: net new shares remain.',
      fr: 'Le produit ne rachète qu’une partie des actions créées, puisque le prix d’exercice est inférieur au cours.',
    },
  },
  associates_lift_ev: {
    concept: 'associates',
    says: [
      'affiliates > "push"|"pushes"|"lift"|"tirent"|"poussent"|"font monter" >> ev & !"not"|"pas"',
      'affiliates > lifts_ev_above',
    ],
    example: {
      en: 'Associates make EV bigger than equity.',
      fr: 'Les mises en équivalence font monter la VE au-dessus des titres.',
    },
    correction: {
      en: 'Associates come off on the way to EV, so they help to put the equity above it.',
      fr: 'Les mises en équivalence se retirent pour arriver à la VE : elles placent plutôt les titres au-dessus.',
    },
  },
  minorities_lift_equity: {
    concept: 'equity_value',
    says: ['minority_names > lifts_equity_above'],
    example: {
      en: 'Minorities push equity above EV.',
      fr: 'Les minoritaires font passer les titres au-dessus de la VE.',
    },
    correction: {
      en: 'Minorities are part of EV and not of the equity: they put EV above the equity value.',
      fr: 'Les minoritaires font partie de la VE et non des titres : ils creusent l’écart en faveur de la VE.',
    },
  },
  advances_are_free_cash: {
    concept: 'nwc',
    says: [
      'paid_ahead|"avances" > ours_to_keep & !"not"|"pas"',
      'advance_money|customers_deposits > ours_to_keep|taken_out_freely|we_take_them & !"not"|"pas"',
      'advance_money > ours_to_keep',
    ],
    example: {
      en: 'Customer prepayments are free cash.',
      fr: 'Les avances clients sont du cash libre.',
    },
    correction: {
      en: 'Customer prepayments go out again as the work is done: that cash is not excess.',
      fr: 'Les avances clients ressortent à mesure que le travail est fait : cette trésorerie n’est pas excédentaire.',
    },
  },
  negative_ev_negative_price: {
    concept: 'ev',
    says: [
      'equity_value > "turns negative"|"becomes negative"|"devient négative"|"goes negative" & ev & !"not"|"pas"|"never"|"jamais"|"cannot"',
      'negative_ev|ev_below_zero & pays_the_buyer & !"not"|"pas"',
      'ev_below_zero > equals_word > negative_price',
      'negative_ev > "means"|"veut dire"|"signifie" > negative_price',
    ],
    example: {
      en: 'A negative EV means that the share price is negative.',
      fr: 'Une VE négative, c’est-à-dire que le cours est négatif.',
    },
    correction: {
      en: 'The shares still have a positive price: they are only worth less than the net cash.',
      fr: 'Les actions gardent un prix positif : elles valent seulement moins que la trésorerie nette.',
    },
  },
  pension_in_gross_terms: {
    concept: 'pension_deficit',
    says: [
      '~pension_deficit|~retired_staff > "gross"|"brut"|"brute" & ~"tenir compte"|"without"|"sans"|"ignoring"',
      '~pension_deficit|~retired_staff & ~tax_ignored & !buyer|seller',
      '~pension_deficit|~retired_staff & ~plan_assets_ignored & !buyer|seller',
    ],
    example: {
      en: 'The pension deficit comes off in full, tax never matters.',
      fr: 'Le déficit de retraite se déduit toujours avant impôt.',
    },
    correction: {
      en: 'What the fund does not cover comes off, and less the tax that paying it will save.',
      fr: 'On retire ce que le fonds ne couvre pas, moins l’impôt que son paiement fera économiser.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
