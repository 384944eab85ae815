import type { WrongClaim } from '../../types.ts';

/** False statements on offers for listed companies and on merger control. */
export const offersClaims = {
  fairness_by_bidders_bank: {
    concept: 'fairness',
    says: [
      'wrongly_his_bank > wrongly_fair_word & !"not"|"pas"|"never"|"jamais"|"independent"|"indépendant"|"expert"|"target"|"cible"|"guarantee"|"garantit"',
      'fairness|deals_expert_noun > deals_by_bidders_bank',
      'process_bidders_bank >> process_writes > fairness|"fairness"|"attestation"',
    ],
    example: {
      en: 'The fairness opinion is written by the bidder’s bank.',
      fr: 'L’attestation d’équité est rédigée par la banque de l’initiateur.',
    },
    correction: {
      en: 'An expert who is independent of both sides writes it for the target’s board.',
      fr: 'Un expert sans lien avec les parties la rédige pour le conseil de la cible.',
    },
  },
  narrow_market_helps: {
    concept: 'antitrust',
    says: [
      '"étroitement"|"narrower"|"narrowly" > "easier"|"plus facile"|"plus c’est facile"|"plus simple" & !"harder"|"less"|"moins"|"difficile"',
      'deals_narrow_market > deals_share_smaller',
      'deals_wide_market > deals_share_larger',
      'deals_define_narrowly & deals_share_smaller',
      'offers_market_wide & offers_share_up & !offers_market_narrow|offers_share_down',
      'offers_market_narrow & offers_share_down & !offers_market_wide|offers_share_up',
      'offers_market_wide > offers_share_up & offers_we_plead & offers_market_narrow & !offers_share_down',
      'offers_we_plead >> offers_market_narrow & !offers_market_wide',
      'slip_narrow > slip_easier & !"harder"|"less"|"moins"|"difficile"',
    ],
    example: {
      en: 'A narrow market makes the combined share look smaller.',
      fr: 'Un marché étroit fait paraître la part de marché plus petite.',
    },
    correction: {
      en: 'It is the other way round: the narrower the definition, the higher the overlap looks, so both are tested.',
      fr: 'C’est l’inverse : plus la définition est resserrée, plus le cumul paraît fort, donc on teste les deux.',
    },
  },
  phase_two_in_weeks: {
    concept: 'antitrust',
    says: [
      'deals_phase_two >> heard_comes|"takes"|"lasts"|"dure"|"prend" >> heard_a_month_or_so & !"more"|"longer"|"plus"|"at least"|"au moins"|heard_phase_one',
      'deals_phase_two > "shorter"|"quicker"|"plus courte"|"plus rapide"|"plus brève" > heard_phase_one & !"not"|"pas"',
      'deals_phase_two > deals_couple_of_weeks',
    ],
    example: {
      en: 'A phase two takes three weeks.',
      fr: 'Une phase deux dure trois semaines.',
    },
    correction: {
      en: 'An in-depth review takes four to six months or more, so the long-stop date must allow for it.',
      fr: 'Un examen approfondi prend quatre à six mois ou davantage : la date butoir doit en tenir compte.',
    },
  },
  remedies_admit_guilt: {
    concept: 'antitrust',
    says: ['~deals_remedy_noun|~deals_divest & ~deals_admits_problem'],
    example: {
      en: 'You never offer remedies, it would admit there is a problem.',
      fr: 'On ne propose jamais de remèdes, ce serait reconnaître qu’il y a un problème.',
    },
    correction: {
      en: 'Remedies prepared early keep the timetable in hand and can avoid the long review.',
      fr: 'Des remèdes préparés tôt permettent de tenir le calendrier et d’éviter l’examen approfondi.',
    },
  },
  remedies_cost_nothing: {
    concept: 'rationale',
    says: [
      'flat_whatever_sold > flat_worth_the_same & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"if"|"si"|"whether"',
      'wrongly_liked & ~wrongly_no_remedy & !"if there"|"unless"',
      'wrongly_best_part_sold > ~wrongly_same_sense & !"not"|"pas"|"does"|"whether"|"check"|"vérifie"|"moins"|"si"|"less"',
      'deals_remedy_noun|"remèdes"|"remedies"|"disposals"|"cessions" > -"touch"|-"touchent"|-"affect"|-"affectent"|-"reduce"|-"réduisent" > synergy & !"if"|"si"',
      '~heard_no_gains_lost & ~deals_remedy_noun|~deals_divest|~"selling"|~"vendre"',
      '~deals_remedy_noun|~deals_divest > ~heard_leaves_as_is > ~heard_gains_or_logic & !"if"|"si"|"only"|"small"|"petites"|"not that"',
      'deals_remedy_noun|deals_divest & deals_logic_untouched',
    ],
    example: {
      en: 'Whatever the authority makes us divest, we keep all the synergies.',
      fr: 'Si l’autorité exige des cessions, on garde toutes les synergies prévues.',
    },
    correction: {
      en: 'What has to be sold takes part of the overlap savings with it, so the case for the deal is reckoned again.',
      fr: 'Ce qu’il faut vendre emporte une part des économies attendues : on recalcule donc l’intérêt de l’opération.',
    },
  },
  vertical_is_worse: {
    concept: 'antitrust',
    says: ['deals_vertical_word > deals_more_trouble > deals_horizontal_word'],
    example: {
      en: 'Vertical mergers always cause more problems than horizontal ones.',
      fr: 'Une fusion verticale pose toujours plus de problèmes qu’une horizontale.',
    },
    correction: {
      en: 'Rivals that merge worry the authority most; a supplier and its customer raise questions of access.',
      fr: 'Ce sont les concurrents qui fusionnent qui inquiètent le plus ; entre fournisseur et client se pose la question de l’accès.',
    },
  },
  managers_shut_out: {
    concept: 'mgmt_package',
    says: ['~deals_managers_noun > ~deals_may_not_invest'],
    example: {
      en: 'In an owner buy-out the managers are not allowed to invest in the holding.',
      fr: 'Dans un OBO, les managers n’ont pas le droit d’entrer au capital.',
    },
    correction: {
      en: 'A management package beside the family and the fund is usual, and sharpens everyone’s interest.',
      fr: 'Un management package à côté de la famille et du fonds est courant et aligne les intérêts.',
    },
  },
  hostile_needs_board: {
    concept: 'defence',
    says: [
      '"board"|"conseil"|"we"|"on" > ~astray_says_no > ~astray_bid_gone & !"not"|"pas"|"even"|"même"|"does not"|"directly"',
      'wrongly_board_agree & ~wrongly_no_launch & !"squeeze"|"not mean"|"asset"|"friendly"|"amicale"',
      'strays_board_no > strays_bid_lapses & !"not"|"pas"|"never"|"jamais"|"holders"|"directly"',
      '~deals_hostile_word > ~heard_forbidden & !"not illegal"|"pas interdite"|"pas interdit"|"not forbidden"|"nothing"|"rien"|"without"|"sans"',
      '"hostile" & -"aboutir"|-"succeed"|-"réussir" & "sans l’accord"|"without the consent"|"without the board"|"without the approval"|"sans le conseil"',
      '"hostile" & "cannot succeed"|"can’t succeed"|"ne peut pas aboutir"|"ne peut pas réussir"|"has to be withdrawn"|"must withdraw"|"obligé de la retirer" & "board"|"conseil"',
      'deals_hostile_word & deals_board_must_agree',
      '~deals_hostile_word|~"offer"|~"bid"|~"offre" > ~cannot_go_ahead > ~without_board_consent',
      'board_says_no > ends_the_bid',
      '"board"|"conseil" > "refuse"|"refuses"|"refuser"|"refuse"|"reject" & "bid lapses"|"offer lapses"|"lapses by itself"|"offre tombe"|"offre devient caduque"|"bid dies"|"bid is over"|"offer ends" & !"not"|"pas"',
      'deals_target_board > offers_blocks_bid',
      'without_board_consent > deals_hostile_word > cannot_go_ahead & !"difficult"|"difficile"',
    ],
    example: {
      en: 'A hostile offer cannot succeed without the board’s approval.',
      fr: 'Une offre hostile ne peut pas réussir sans l’accord du conseil.',
    },
    correction: {
      en: 'The shareholders decide by tendering; the board recommends and may organise a defence.',
      fr: 'Ce sont les actionnaires qui décident en apportant leurs titres ; le conseil recommande et peut organiser la défense.',
    },
  },
  no_preparation: {
    concept: 'teaser_im',
    says: [
      '~"no point in preparing"|~"no need to prepare"|~"pas besoin de préparer"|~"inutile de préparer" & ~"call"|~"appelle"|~"buyers"|~"acheteurs" & !"mistake"|"erreur"|"if"|"si"',
      '~deals_sales_process_prepared',
      '~sale_preparation >> ~sale_needless',
      'sale_skips_preparation & !"mistake"|"erreur"|"if"|"si"',
      'slip_late_stage > slip_before_book',
    ],
    example: {
      en: 'There is no preparation phase: you get the mandate and you call buyers.',
      fr: 'Il n’y a pas de phase de préparation : on a le mandat et on appelle.',
    },
    correction: {
      en: 'A month or two goes into the memorandum, the model, the data room and the list of buyers first.',
      fr: 'Un ou deux mois vont d’abord au mémorandum, au modèle, à la data room et à la liste d’acquéreurs.',
    },
  },
  one_to_one_helps_seller: {
    concept: 'auction',
    says: [
      'flat_one_only > flat_top_dollar & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'flat_sells_dearer & flat_lone_buyer & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"than"|"que s’il"|"si"|"if"|"deux"|"two"',
      'flat_lone_buyer > flat_pays_more & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"si"|"if"|"than"|"less"|"moins"|"deux"|"two"|"why"|"pourquoi"|deals_many_buyers',
      'flat_told_alone & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'wrongly_dearer > wrongly_just_one & !"not"|"never"|"pas"|"jamais"|"than"|"que s’il"|"au lieu"|"rather"|deals_rivalry',
      'wrongly_just_one > wrongly_dearer & !"not"|"never"|"pas"|"jamais"|"than"|"si"|"if"|"at least"|"deux"|"two"|deals_rivalry',
      'process_single_one & process_pays_more & !"not"|"pas"|"never"|"jamais"|"if"|"si"|"why"|"pourquoi"|deals_rivalry',
      'slip_single_buyer > deals_seller_stronger & !"not"|"pas"|"buyer"',
      'deals_one_to_one > deals_seller_stronger',
      'deals_one_to_one > deals_best_price',
      '~sale_no_rivals',
      'slip_single_buyer & slip_tension_kept & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'In a one-to-one negotiation the seller has the stronger hand.',
      fr: 'En gré à gré, c’est le vendeur qui a la main.',
    },
    correction: {
      en: 'With nobody to outbid, the buyer leads the talks; rivals turn that round.',
      fr: 'Sans personne contre qui surenchérir, c’est l’acquéreur qui mène les discussions ; des rivaux inversent cela.',
    },
  },
  lighter_diligence_on_shares: {
    concept: 'due_diligence',
    says: [
      'flat_less_checking > flat_share_way & !"assets"|"actifs"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'wrongly_the_shares > ~wrongly_no_digging & !wrongly_the_assets|"not mean"|"assets"|"actifs"',
      '~heard_no_checks > ~heard_buys_the_firm & !"assets"|"actifs"',
      'heard_lighter > due_diligence|heard_audits > "buy shares"|"buying shares" & !deals_asset_purchase|"assets"|"not"',
      'due_diligence|heard_audits > heard_lighter > deals_share_purchase|slip_buys_shares & !deals_asset_purchase|deals_asset_form|"not"|"pas"',
      'heard_lighter > due_diligence|heard_audits > deals_share_purchase|slip_buys_shares & !deals_asset_purchase|deals_asset_form|"not"',
      'deals_lighter > due_diligence > slip_buys_shares & !deals_asset_purchase|deals_asset_form|"not"',
      'heard_lighter > slip_buys_shares|deals_share_purchase & due_diligence|heard_audits & !deals_asset_purchase|deals_asset_form|"not"',
      'deals_share_purchase > deals_lighter > due_diligence',
      'deals_share_purchase > due_diligence > deals_lighter',
    ],
    example: {
      en: 'With a share deal you can do a lighter due diligence.',
      fr: 'En cession de titres, on peut faire une due diligence plus légère.',
    },
    correction: {
      en: 'Whoever buys the shares buys the history, so it takes the deeper look.',
      fr: 'Qui achète les titres achète le passé : il faut regarder plus en profondeur.',
    },
  },
  assets_are_simpler: {
    concept: 'asset_share_deal',
    says: [
      'deals_asset_purchase > deals_is_simpler',
      'deals_share_purchase > deals_is_more_complex',
    ],
    example: {
      en: 'An asset deal is simpler and quicker to carry out.',
      fr: 'Une cession d’actifs est plus simple et plus rapide à réaliser.',
    },
    correction: {
      en: 'Moving shares takes one transfer; assets, contracts and staff move one by one.',
      fr: 'Céder des titres, c’est un seul transfert ; actifs, contrats et salariés se transfèrent un à un.',
    },
  },
  offer_exempt_from_control: {
    concept: 'antitrust',
    says: [
      '~flat_no_filing & flat_public_bid & !"below"|"sous"|"threshold"|"seuil"|"if"|"si"',
      '~flat_competition_not_applying & !"think"|"believe"|"croire"|"if"|"si"|"below"|"sous"|"faux"|"wrong"',
      '"regulators"|"authorities"|"brussels" > "only look at" > "price"|"deal size"',
      '~"bruxelles"|~"autorités"|~"autorité" > ~"ne regarde que"|~"ne regardent que" > ~"prix"',
      '~market_far_from_there & ~market_has_no_say|~market_nobody_checks & !"think"|"mistake"|"erreur"|"if they"|"s’ils ne"',
      '~market_both_agree & ~market_nobody_checks & !"until"|"jusqu’à"|"think"|"mistake"|"erreur"',
      '~strays_not_rivals & ~strays_own_permission & !"if"|"si"|"threshold"|"seuil"',
      '~strays_review > ~strays_only_for > ~strays_same_trade & !"mistake"|"erreur"|"not true"|"faux"',
      '~strays_not_rivals & ~strays_nothing_to_file & !"threshold"|"seuil"|"turnover"|"below"|"sous"|"still"|"quand même"',
      '~strays_none_looked & !"until"|"yet"|"encore"|"jusqu’à"',
      '"offre publique"|"public offer"|"public bid"|"takeover bid" > -"besoin"|-"need" & "bruxelles"|"brussels"|"antitrust"|"concurrence"|"competition"',
      '"offre publique"|"public offer"|"public bid"|"tender offer"|"takeover bid" > "pas besoin de l’accord"|"needs no approval"|"doesn’t need approval"|"no need for approval"|"pas besoin de bruxelles"|"pas besoin de l’autorisation"|"no need for brussels"',
      '~"never needed any clearance"|~"no regulator had a say"|~"aucun régulateur n’avait"|~"besoin d’aucun feu vert" & !"until"|"jusqu’à"|"if"|"si"|"think"',
      '~needless & "competition"|"concurrence" & deals_public_offer|"offre en bourse"|"listed company"|"public bid"',
      '"friendly"|"amicale" > ~counter_unchecked',
      '~counter_powerless & "merger control"|"contrôle des concentrations"|"authorities"|"autorités"',

      '~counter_authority > ~counter_powerless & !"think"|"believe"|"croire"',
      '~counter_future_rival > ~counter_no_criterion',
      '"approval"|"clearance"|"autorisation" > "formality"|"formalité" & !"not"|"pas"|"no formality"|"far from"|"loin d’être"|"anything but"',

      'deals_public_offer > ~deals_exempt_from_control',
      'deals_market_supervisor > deals_clears_competition',
      '~misstated_competition_side > ~misstated_nothing_to_file & !"below"|"under"|"sous"|"threshold"|"thresholds"|"seuil"|"seuils"|"if"|"si"|"except"|"sauf"|"overlap"',
      'deals_market_supervisor > misstated_takes_care & misstated_competition_side',
    ],
    example: {
      en: 'A public offer is exempt from merger control.',
      fr: 'Une offre publique échappe au contrôle des concentrations.',
    },
    correction: {
      en: 'It is notified like any deal, and can be made conditional on clearance.',
      fr: 'Elle se notifie comme toute opération et peut être soumise à l’autorisation.',
    },
  },
  foreign_control_for_defence_only: {
    concept: 'fdi',
    says: [
      'deals_foreign_control > deals_defence_only',
      'deals_defence_only > deals_foreign_control',
    ],
    example: {
      en: 'Foreign investment control is only about defence.',
      fr: 'Le contrôle des investissements étrangers ne concerne que la défense.',
    },
    correction: {
      en: 'It reaches into health, data, energy, food and technology as well.',
      fr: 'Il touche aussi la santé, les données, l’énergie, l’alimentation et les technologies.',
    },
  },
  locked_box_for_buyers: {
    concept: 'locked_box',
    says: [
      'deals_price_machinery > deals_suits_buyer',
      'deals_hell_or_high_water > deals_lets_buyer_go',
    ],
    example: {
      en: 'A locked box is what careful buyers prefer.',
      fr: 'La locked box est le mécanisme préféré des acheteurs prudents.',
    },
    correction: {
      en: 'Sellers prefer it: the price is known at signing and nothing is reopened.',
      fr: 'Elle a la faveur des vendeurs : le prix est connu au signing et rien n’est rouvert.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
