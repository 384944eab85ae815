import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: regulatory approval. */
export const antitrustClaims = {
  authorities_wave_through: {
    concept: 'antitrust',
    says: ['~authorities|~antitrust > ~always_clear'],
    example: {
      en: 'Antitrust is never an issue.',
      fr: 'Les autorités de concurrence, ce n’est pas un sujet.',
    },
    correction: {
      en: 'Antitrust authorities can demand disposals or block a deal, and they look before closing.',
      fr: 'Les autorités de concurrence peuvent exiger des cessions ou bloquer une opération.',
    },
  },
  size_eases_clearance: {
    concept: 'antitrust',
    says: [
      'flat_bigger_together > flat_easier_approval & !"less"|"moins"|"not"|"never"|"harder"|"difficile"',
    ],
    example: {
      en: 'The bigger our joint share, the easier the approval.',
      fr: 'Plus on est gros ensemble, plus on a facilement l’accord.',
    },
    correction: {
      en: 'The larger the combined share, the harder the review and the more has to be sold.',
      fr: 'Plus la part cumulée est élevée, plus l’examen est difficile et plus il faut céder.',
    },
  },
  remedies_kill_deal: {
    concept: 'antitrust',
    says: [
      'deals_divest|deals_remedy_noun > flat_deal_is_dead & !"too much"|"too many"|"trop"|"may"|"might"|"peut-être"|"can"|"peut"|"not"|"pas"|"never"|"jamais"|"unless"|"without"|"sans"|"no buyer"|"whether"|"heart"|"cœur"|"wanted"|"voulait"|"voulions"|"intéressait"',
    ],
    example: {
      en: 'If the authority asks for disposals the deal is dead.',
      fr: 'Si l’autorité demande des cessions, l’opération est morte.',
    },
    correction: {
      en: 'Most deals that need disposals go ahead with them: check what is left and whether it is still worth it.',
      fr: 'La plupart des opérations qui appellent des cessions se font : on vérifie que ce qui reste en vaut la peine.',
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
  wider_market_larger_share: {
    concept: 'antitrust',
    says: [
      'cases_wider > cases_market & cases_higher > cases_market_share',
      'cases_wider & cases_market > cases_higher > cases_market_share',
      'cases_overlap & cases_reassured',
      'cases_vertical & cases_no_risk',
    ],
    example: {
      en: 'The broader the market, the higher the market share.',
      fr: 'Dans une fusion verticale il n’y a aucun risque.',
    },
    correction: {
      en: 'A wider market makes shares look smaller; overlaps worry an authority, and so does a supplier who could shut rivals out.',
      fr: 'Un marché large fait paraître les parts plus petites ; un recouvrement inquiète, un fournisseur qui peut fermer l’accès aussi.',
    },
  },
  authority_met_too_late: {
    concept: 'antitrust',
    says: [
      'strays_meets > deals_regulator|strays_review > strays_after_closing & !"not"|"pas"|"never"|"jamais"|"before"|"avant"|"too late"|"trop tard"|"mistake"|"erreur"',
      '"file"|"files"|"filed"|"notify"|"notifie"|"notifier"|"dépose" > "after"|"once"|"après"|"une fois" > "closed"|"closing"|"completion"|"clôture"|"bouclé"|"conclu" & !"not"|"pas"|"never"|"jamais"|"before"|"avant"',

      '~counter_authority > counter_files_late & !"not"|"pas"|"never"|"jamais"',

      'waits_for_their_move & before_any_offer & !no_waiting_there',
      '"clearance"|"approval"|"autorisation"|"feu vert" > "only needed once"|"only needed after"|"only needed when"|"nécessaire qu’après"|"nécessaire qu’une fois"',
      'closes_before_asking & ~speaks_with_them_after & ~competition_body|~leave_is_given & !"not"|"pas"|"never"|"jamais"|"cannot"',
      '~no_rivals_there & ~the_design_deal & !plead_or_until',
      'competition_body > ~looks_at_size_alone & !"not only"|"pas que la taille"',
      'promise_of_conduct > liked_most_by_them & !"not"|"pas"|"rarely"|"seldom"|"rarement"|"structural"|"structurels"',
      'merges_ahead > leave_is_given & !forbidden_there',
    ],
    example: {
      en: 'They should have closed first and talked to the regulators afterwards.',
      fr: 'Il faut attendre les objections avant de proposer des remèdes.',
    },
    correction: {
      en: 'Market definition and remedies are tested with the authority before signing; nothing is merged before clearance.',
      fr: 'Définition du marché et remèdes se testent avec l’autorité avant de signer ; rien n’est fusionné avant le feu vert.',
    },
  },
  failure_misattributed: {
    concept: 'antitrust',
    says: [
      'astray_fell_through & because_word|"for lack"|"since"|"faute"|"due" & astray_other_cause & !"not"|"pas parce"|"never"|"n’est pas"|"regulator"|"regulators"|"régulateur"|"régulateurs"',
      '"adobe"|"figma"|"it fell through"|"the deal fell through"|"ça a échoué"|"échoué" > ~strays_no_money_found & !"not because"|"pas parce"|"pas faute"',
      'the_design_deal & failed_for_money & !"not"|"pas"|"never"|"rather"',
      'blame_on_them_alone & !"not"|"pas"|"easy"|"facile"|"both"|"les deux"',
      '~competition_body & ~sides_did_well & !"but"|"mais"|"not"',
    ],
    example: {
      en: 'Adobe and Figma collapsed for lack of financing.',
      fr: 'C’est uniquement la faute des régulateurs.',
    },
    correction: {
      en: 'It failed on competition, which both sides could foresee on the day of signing.',
      fr: 'Elle a échoué sur la concurrence, que les deux parties pouvaient prévoir le jour de la signature.',
    },
  },
  integrated_to_force_it: {
    concept: 'antitrust',
    says: [
      'astray_meanwhile & "adobe"|buyer|"they"|"ils"|"acheteur" > astray_may > astray_runs_it & !"not"|"pas"|"never"|"interdit"|"cannot"|"forbidden"|"clean team"',
      'amiss_integrates & counter_faces_fact & !"not"|"pas"|"forbidden"|"interdit"',

      'amiss_integrates & amiss_before_the_decision & !amiss_gun_jumping',
      'amiss_integrates > amiss_before_the_decision & "should"|"must"|"fallait"|"faut"|"peut"|"can" & !"not"|"pas"|"forbidden"|"interdit"',
      '"working together"|"travailler ensemble"|"work together"|"fusionner"|"merge the teams" & "without waiting"|"sans attendre" > "green light"|"clearance"|"decision"|"feu vert"|"décision"|"autorisation"',
      '"closed"|"close"|"closer"|"boucler"|"clôturer" > amiss_before_the_decision & "should"|"must"|"undo"|"fallait"|"aurait dû"|"auraient dû" & !"not"|"pas"|"forbidden"|"never"|"jamais"',
    ],
    example: {
      en: 'They should start integrating before the decision.',
      fr: 'Il fallait commencer l’intégration sans attendre.',
    },
    correction: {
      en: 'Until the green light both stay rivals; acting as one is fined.',
      fr: 'Jusqu’au feu vert, les deux restent rivaux ; agir ensemble est sanctionné.',
    },
  },
  market_definition_left: {
    concept: 'antitrust',
    says: [
      '~"authority"|~"autorité"|~"regulator"|~"commission" > -"look"|-"looks"|-"regarde"|-"care" > ~"market shares"|~"parts de marché"|~"overlaps"|~"chevauchements" & !"only"|"seulement"|"just"|"que"',
      '~amiss_market_definition > ~amiss_left_for_later',
      '~amiss_other_plan > ~amiss_useless|~amiss_left_for_later',
      'slip_total_sales & ~slip_overlap_no_matter',
      '~slip_overlap_no_matter',
    ],
    example: {
      en: 'The market definition can wait.',
      fr: 'Un plan B est inutile.',
    },
    correction: {
      en: 'Which market the authority will look at, and what to do if it says no, is tested before committing.',
      fr: 'Quel marché l’autorité regardera, et que faire si elle refuse, se teste avant de s’engager.',
    },
  },
  review_is_formality: {
    concept: 'antitrust',
    says: [
      'flat_review_word > flat_box_ticking & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"anything but"|"tout sauf"',
      '~flat_cannot_forbid & flat_signed_already & !"if"|"si"|"until"|"not true"|"faux"',
      'wrongly_ask_leave|offers_authority|deals_regulator|deals_merger_watchdog & ~wrongly_stamp & !"not a"|"not just"|"n’est pas"|"pas un"|"pas une"|"far from"|"loin"|"but"|"mais"',
      '"review"|"examen"|"accord"|"clearance"|"approval" > "only paperwork"|"just paperwork"|"always goes through"|"always comes"|"arrive toujours"|"passe toujours"|"de la paperasse" & !"not"|"rarely"|"almost"|"presque"',
      '~offers_authority > ~offers_harmless_review',
      '~offers_market_concepts >> ~offers_unimportant',
    ],
    example: {
      en: 'An in-depth review is just a formality.',
      fr: 'L’examen approfondi n’est qu’une formalité.',
    },
    correction: {
      en: 'It can last many months and end in remedies or a prohibition, so it is planned from the start.',
      fr: 'Il peut durer des mois et finir par des remèdes ou une interdiction : il se prépare dès le départ.',
    },
  },
  behavioural_remedies_preferred: {
    concept: 'antitrust',
    says: [
      'flat_promise_behaviour > flat_liked_best & !"never"|"jamais"|"rather a sale"|"disposal"',
      '"authority"|"authorities"|"autorité"|"autorités"|"brussels"|"bruxelles"|"commission" >> "prefer"|"prefers"|"préfère"|"préfèrent" >> flat_promise_behaviour',
      'wrongly_behave > wrongly_favoured & !"not"|"never"|"jamais"',
      'deals_regulator|deals_merger_watchdog & deals_prefers_behaviour',
    ],
    example: {
      en: 'The authorities prefer behavioural remedies.',
      fr: 'Les autorités préfèrent les remèdes comportementaux.',
    },
    correction: {
      en: 'In mergers the authorities favour structural remedies: a sale needs no monitoring.',
      fr: 'En concentration, les autorités privilégient les remèdes structurels : une cession ne demande pas de surveillance.',
    },
  },
  wait_for_the_authority: {
    concept: 'antitrust',
    says: [
      '~"do nothing"|~"on ne fait rien"|~"nothing to do"|~"rien à faire" > ~"until"|~"tant que"|~"before"|~"avant" > ~deals_regulator|"brussels"|"bruxelles" & !"cannot"|"must not"|"integration"|"intégration"',
      'deals_just_wait & !"le reste"|"the rest"',
    ],
    example: {
      en: 'There is nothing to do but wait for the decision.',
      fr: 'Il suffit d’attendre la décision de l’autorité.',
    },
    correction: {
      en: 'Remedies, their buyer and the timetable are prepared from the first day.',
      fr: 'Les remèdes, leur repreneur et le calendrier se préparent dès le premier jour.',
    },
  },
  regulators_alone_to_blame: {
    concept: 'antitrust',
    says: [
      '~astray_unforeseeable & !"tout sauf"|"anything but"|"not unforeseeable"|"pas imprévisible"|"n’était pas imprévisible"|"not true"|"faux"',
      '~"luck"|~"lottery"|~"loterie"|~"hasard"|~"coin toss" & ~"prepare"|~"préparer"|~"anticiper"|~"foresee" & deals_regulator|strays_review|antitrust & !"not luck"|"pas une loterie"|"pas du hasard"|"not a lottery"',
      'cases_nothing_possible',
      'deals_regulators_noun & deals_powerless',
      'deals_regulators_noun >> "the only ones to blame"|"only ones to blame"|"seuls fautifs"|"seuls responsables"',
      '"only"|"entirely"|"uniquement"|"entièrement" > "regulators’ fault"|"fault of the regulators"|"faute des régulateurs"|"faute du régulateur" & !"not"|"pas"',
    ],
    example: {
      en: 'It is the regulators’ fault, the companies could do nothing.',
      fr: 'C’est la faute des régulateurs, les entreprises ne pouvaient rien y faire.',
    },
    correction: {
      en: 'Both sides can foresee an objection: they test the market definition, prepare remedies and share the risk in the contract.',
      fr: 'Une objection se prévoit : on teste la définition du marché, on prépare des remèdes et on partage le risque dans le contrat.',
    },
  },
  remedies_offered_late: {
    concept: 'antitrust',
    says: [
      'flat_offer_remedies > flat_after_refusal & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"too late"|"trop tard"',
      'flat_wait_until_asked & deals_divest|"sell"|"selling"|"disposals"|"cessions"|"vendre"|"remedies"|"remèdes" & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"rather than"|"plutôt que"|"without"|"sans"|"don’t"|"instead"',
      'astray_wait_end & amiss_remedies|deals_remedy_noun|cases_remedies & !"not"|"pas"|"never"|"jamais"|"mistake"|"erreur"|"instead"|"rather"|"plutôt"|"sans"|"without"|"too late"|"trop tard"',
      'wrongly_late_taker & !"not"|"pas"|"never"|"jamais"|"before"|"avant"|"too late"|"trop tard"',
      'cases_remedies > cases_at_the_end',
      'deals_remedy_noun > deals_only_late',
      'amiss_remedies > amiss_held_back',
      'amiss_held_back > amiss_remedies',
      '"waited"|"wait"|"attendre"|"attendu" > "objections"|"refusal"|"decision"|"refus"|"décision"|"said no" > amiss_remedies & !"not"|"pas"|"never"|"without"|"sans"',
    ],
    example: {
      en: 'Remedies are offered only at the end, once it is blocked.',
      fr: 'Les remèdes se proposent au dernier moment.',
    },
    correction: {
      en: 'Remedies and their buyer are prepared before the authority asks.',
      fr: 'Les remèdes et leur repreneur se préparent avant que l’autorité les demande.',
    },
  },
  microsoft_unopposed: {
    concept: 'antitrust',
    says: [
      '"british"|"britanniques"|"britannique"|"cma"|"ftc"|"commission"|"regulator"|"autorités" > "approved"|"cleared"|"approuvé"|"autorisé"|"laissé passer"|"waved" > strays_straight_away & "activision" & !"not"|"pas"|"after"|"après"',
      '"british"|"britanniques"|"britannique"|"cma"|"ftc"|"autorités" > "approved"|"cleared"|"approuvé"|"autorisé"|"laissé passer" > "activision" > strays_straight_away & !"not"|"pas"|"after"|"après"',
      '~deals_microsoft_name & ~deals_no_objection',
    ],
    example: {
      en: 'For Microsoft and Activision no regulator objected.',
      fr: 'Pour Microsoft et Activision, aucun régulateur n’a protesté.',
    },
    correction: {
      en: 'The British authority first blocked Activision and the American one sued.',
      fr: 'L’autorité britannique a d’abord bloqué Activision, et l’américaine a saisi la justice.',
    },
  },
  control_misplaced: {
    concept: 'antitrust',
    says: [
      '~market_watchdog & ~misread_leaves_alone & ~misread_excuse & !"even"|"même"|"although"|"bien que"',
      'misread_ruling >> misread_after_closing & !"not"|"pas"|"before"|"avant"|"never"|"jamais"',
    ],
    example: {
      en: 'Antitrust approval comes after the deal is closed.',
      fr: 'La Commission européenne ne regarde pas les opérations entre groupes américains.',
    },
    correction: {
      en: 'Merger control goes by sales and market shares, not by nationality or listing, and it comes before closing.',
      fr: 'Le contrôle des concentrations dépend des ventes et des parts de marché, ni de la nationalité ni de la cote, et il précède le closing.',
    },
  },
  leaders_merge_freely: {
    concept: 'antitrust',
    says: [
      'strays_most_of_market > strays_no_bother & !"not"',
      '~amiss_two_leaders & ~amiss_no_antitrust_issue',
      '"larger"|"higher"|"bigger"|"plus" & "share"|"part de marché"|"parts de marché" & ~amiss_no_antitrust_issue',
      '"percent of the market"|"per cent of the market"|"pour cent du marché"|"% du marché"|"share of the market"|"market share" & ~amiss_no_antitrust_issue|"makes clearance easier"|"reassures"|"rassure"|"facilite" & !"not"|"small"|"low"|"faible"',
      'the_two_leaders & ~no_trouble_from_regulators',
    ],
    example: {
      en: 'They are direct competitors, so there is no antitrust issue.',
      fr: 'Ce sont le numéro un et le numéro deux, donc aucun sujet concurrence.',
    },
    correction: {
      en: 'When leaders of one market join, the authority looks closely and may ask for disposals.',
      fr: 'Quand des leaders d’un marché se réunissent, l’autorité regarde de près et peut exiger des cessions.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
