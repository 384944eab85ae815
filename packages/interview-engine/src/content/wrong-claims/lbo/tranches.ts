import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say of tranches, ratios and dearer money. */
export const tranchesClaims = {
  senior_unsecured: {
    concept: 'senior',
    says: [
      'lbo_senior_unsecured',
      'lbo_junior_secured',
      'mezz > lbo_same_security & !"second rang"|"ranks second"|"behind"',
    ],
    example: {
      en: 'The senior debt has no security.',
      fr: 'La dette senior n’a aucune sûreté.',
    },
    correction: {
      en: 'Senior lenders take the security over shares and assets; those behind them have little or none.',
      fr: 'Les prêteurs seniors prennent les sûretés sur les titres et les actifs ; ceux de derrière en ont peu ou pas.',
    },
  },
  junior_matures_first: {
    concept: 'mezz',
    says: ['lbo_junior_matures_first'],
    example: {
      en: 'The mezzanine matures before the senior debt.',
      fr: 'La mezzanine arrive à échéance avant la senior.',
    },
    correction: {
      en: 'Junior debt matures after the senior loans, often in one payment.',
      fr: 'La dette junior arrive à échéance après les prêts seniors, souvent en une fois.',
    },
  },
  light_covenants_protect: {
    concept: 'covenants',
    says: [
      '"sans covenants"|"sans covenant"|"without covenants"|"no covenants" > lbo_more_protection & !"not"|"pas"',
      'lbo_light_loan > lbo_more_protection & !sponsor|"borrower"|"emprunteur"',
      'lbo_cov_lite > lbo_better_guarded',
      'lbo_cov_lite & lender > lbo_better_guarded',
    ],
    example: {
      en: 'With a cov-lite loan the lender is better protected.',
      fr: 'En cov-lite, le prêteur est mieux protégé.',
    },
    correction: {
      en: 'A cov-lite loan has no regular test, which leaves the lender with less warning.',
      fr: 'Un prêt cov-lite n’a pas de test régulier, donc le prêteur est averti plus tard.',
    },
  },
  tranches_to_borrow_less: {
    concept: 'leverage',
    says: [
      'lbo_mix_word > lbo_to_borrow_less & !lbo_more_they_borrow',
      'lbo_mix_word & lbo_to_borrow_less & !lbo_more_they_borrow',
      'less_debt_altogether & lbo_mix_word|lbo_tranche',
    ],
    example: {
      en: 'You mix tranches to bring the total debt down.',
      fr: 'On combine les tranches pour réduire la dette totale.',
    },
    correction: {
      en: 'Each further layer lends where the banks stop, so the mix raises the total at an acceptable cost.',
      fr: 'Chaque couche prête là où les banques s’arrêtent : le mélange augmente donc le total, à un coût acceptable.',
    },
  },
  tranches_cost_the_same: {
    concept: 'leverage',
    says: ['lbo_tranche|lbo_mix_word|senior > lbo_same_price_for_all'],
    example: {
      en: 'All tranches have the same cost.',
      fr: 'Toutes les tranches ont le même coût.',
    },
    correction: {
      en: 'The further back a lender stands, the more it asks for.',
      fr: 'Plus un prêteur est loin dans le rang, plus il demande.',
    },
  },
  covenant_is_something_else: {
    concept: 'covenants',
    says: [
      'covenants & bank_gives_its_word & !"in return"|"en échange"|"waiver"',
      '~covenants > ~mere_advice & !"not just"|"pas une simple"|"pas un simple"|"pas juste"|"more than"|"isn’t just"',
      'covenants > lbo_is_word|lbo_that_is|directly_is > bank_gives_its_word & !"not"|"pas"|"in return"|"en échange"',
      'covenants >> lbo_is_word|lbo_that_is >> lbo_collateral_word',
      'lbo_covenant_is_other',
    ],
    example: {
      en: 'A covenant is a guarantee for the lenders.',
      fr: 'Un covenant, c’est une garantie donnée aux prêteurs.',
    },
    correction: {
      en: 'A covenant is an undertaking of the borrower, such as keeping leverage under a ceiling.',
      fr: 'Un covenant est un engagement de l’emprunteur, comme tenir un levier sous un plafond.',
    },
  },
  covenant_worked_backwards: {
    concept: 'covenants',
    says: [
      'lbo_minimum|"lowest" > ebitda > # >> "times"|"fois" >> # & !divide|equal|"over"',
      'lbo_minimum|"lowest" & ebitda > is_said_to_be > # >> "times"|"fois" >> # & !divide|"donne"|"makes"|"gives"',
      'fall|lbo_can_vanish > gap_between > # > # > # > "times"|"turns"|"fois"|"tours" & !divide',
      'lbo_covenant_applied_wrong',
      'gap_in_turns > # >> "times"|"fois" >> # & lbo_fall_of_profit & !"divide"|"divided"|"divise"|"divisé"|"debt capacity"',
      'loses_turns > "fois" >> #',
      'gap_in_turns > # >> "times"|"fois" >> ebitda & lbo_fall_of_profit',
      'multiplies_the_gap > ebitda & !"not"|"pas"|"dette en plus"|"extra debt"|"borrow"|"emprunter"',
    ],
    example: {
      en: 'I multiply net debt by the covenant to get the lowest EBITDA.',
      fr: 'Je multiplie la dette nette par le covenant pour avoir l’EBITDA minimum.',
    },
    correction: {
      en: 'The lowest EBITDA allowed is net debt divided by the covenant.',
      fr: 'L’EBITDA le plus bas permis, c’est la dette nette divisée par le covenant.',
    },
  },
  headroom_without_percentage: {
    concept: 'covenants',
    says: ['lbo_percentage_is_useless'],
    example: {
      en: 'I give the fall in euros, the percentage adds nothing.',
      fr: 'Je donne la baisse en euros, le pourcentage n’apporte rien.',
    },
    correction: {
      en: 'Headroom is quoted as a percentage of EBITDA, so that it can be compared with a bad year.',
      fr: 'La marge se donne en pourcentage de l’EBITDA, pour la comparer à une mauvaise année.',
    },
  },
  ratios_read_backwards: {
    concept: 'leverage',
    says: [
      '"plus la couverture"|"lower the cover"|"thinner the cover"|"smaller the cover" > "basse"|"faible"|"safer"|"more comfortable" & "sûr"|"confortable"|"tranquille"|"safer"|"comfortable" & !"moins"|"risqué"|"less"|"riskier"',
      '"levier plus élevé"|"higher leverage"|"more leverage"|"levier élevé" > "confortable"|"comfortable"|"safer"|"plus sûr"|"rassure" & !"not"|"pas"|"less"|"moins"|"lower"',
      '"low"|"faible"|"thin" >> lbo_cover_ratio|interest_cover|coverage_word > "good sign"|"bon signe"|"reassuring"|"rassurant"|"comfortable" & !"not"|"pas"',

      'lbo_earnings_drop & lbo_leverage_eases',
      '~lbo_higher_ratio_safer',
      'lbo_cover_on_debt',
      'lbo_cash_lifts_leverage & !"burning"|"burn"|"burns"|"brûler"|"brûle"',
      'plain_high >> leverage > more_headroom',
      '"plus" > leverage > plain_high > more_headroom',
      'plain_high >> interest_cover > riskier_word',
      '"the lower"|"the smaller" > ebitda > "the lower" > leverage',
      '"plus" > ebitda > plain_low|plain_sinks > "plus" > leverage > plain_low|plain_sinks & !plain_high|plain_mounts',
      'weak_cover_is_safe & !"not"|"pas"',
    ],
    example: {
      en: 'When EBITDA falls, leverage falls too.',
      fr: 'Quand l’EBITDA baisse, le levier baisse aussi.',
    },
    correction: {
      en: 'With the same debt, a lower EBITDA means more turns and a thinner cover.',
      fr: 'À dette égale, un EBITDA plus bas veut dire plus de tours et une couverture plus mince.',
    },
  },
  structure_unaffected: {
    concept: 'leverage',
    says: [
      '~nothing_moves_then > ~all_at_fixed_rate & !"if"|"si"|"until the"|"not all"|"unless"|"sauf"',
      '~all_at_fixed_rate > ~nothing_moves_then & !"if"|"si"|"until the"|"not all"|"unless"|"sauf"',
      '~"rates"|~"taux" & ~only_touches_debt & ~price',
      '~lbo_rates_up > ~lbo_changes_nothing > ~lbo_structure_word',
      '~lbo_structure_untouched & ~rate|~market_rates_higher|~rates_effect|~price',
      'lbo_lends_word > lbo_only_on_multiple',
      'lbo_only_the_price',
      'lbo_price_holds_because',
      '~lbo_always_fixed',
      'lbo_fixed_rate_word > so_therefore > ~market_no_effect_on|"nothing happens"|"nothing changes"|"ne change rien"|"no change" & !"until"|"jusqu’à"|"if"|"si"',
    ],
    example: {
      en: 'Higher rates lower the price, the structure of the financing does not change.',
      fr: 'La capacité d’endettement ne dépend que du multiple d’EBITDA, même avec des taux plus hauts.',
    },
    correction: {
      en: 'Loans mostly float, so dearer money cuts the cover, the debt and the fund’s room, and the package is rebuilt.',
      fr: 'Les prêts sont surtout à taux variable : plus d’intérêts, moins de couverture, moins de dette, donc un montage à revoir.',
    },
  },
  dear_debt_more_debt: {
    concept: 'leverage',
    says: [
      'turns_added > restores_return & !"not"|"pas"|"cannot"|"less"|"moins"|"no longer"',
      'restores_return > turns_added & !"not"|"pas"|"cannot"|"less"|"moins"',
      'sponsor > must_borrow_more & !"not"|"pas"|"cannot"|"lower"',
      'sponsor > lbo_to_offset > borrows_more_word & !"not"|"pas"|"cannot"',
      'lender >> lbo_lends_more & !market_cheaper|"if"|"si"|"unless"|"lower"|"before"|"avant"',
      'lbo_to_offset & lbo_adds_a_turn & !equity|"less"|"instead"|"cannot"',
      'lbo_adds_a_turn & interest & deductible & !"but"|"mais"|"less"|"cannot"|"not"|"pas"',
      'lbo_lenders_give_more & market_rates_higher|rate|~rates_effect|cost|interest',
      'lbo_more_debt_instead',
      'market_rates_higher > lbo_raises_strict > lbo_debt_capacity_word',
      'lbo_keep_the_irr & lbo_pays_more_strict',
      'rates_that_rise > carries_more_debt & !"less"|"moins"|"not"|"pas"|"cannot"',
      'borrows_more_word > ~lbo_to_offset & !"not"|"pas"|"cannot"|equity',
    ],
    example: {
      en: 'Banks lend more when rates are high.',
      fr: 'Les prêteurs prêtent davantage quand les taux sont élevés.',
    },
    correction: {
      en: 'The same cash covers less interest, so banks advance fewer turns and the fund pays less or puts in more of its own.',
      fr: 'Le même cash couvre moins d’intérêts : les banques prêtent moins de tours et le fonds paie moins ou met davantage du sien.',
    },
  },
  basis_points_misread: {
    concept: 'rates_effect',
    says: [
      'lbo_points_misread',
      'lbo_profit_falls_by_interest',
      'lbo_earnings_drop > lbo_due_to_rates',
      'three_hundred_points > points_far_off',
    ],
    example: {
      en: 'Three hundred basis points is thirty percent.',
      fr: 'Trois cents points de base, c’est trente pour cent de taux en plus.',
    },
    correction: {
      en: 'Three hundred basis points are three percentage points of interest, which come after EBITDA.',
      fr: 'Trois cents points de base font trois points de taux, payés après l’EBITDA.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
