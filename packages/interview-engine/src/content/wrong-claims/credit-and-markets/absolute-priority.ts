import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the ranking of claims. */
export const absolutePriorityClaims = {
  shareholders_keep_most: {
    concept: 'absolute_priority',
    says: [
      '"owners"|"shareholders"|"actionnaires"|"actionnaire" > "decide"|"décide"|"décident"|"choose"|"choisissent"|"choisit" > "whatever the debt"|"belongs to them"|"leur appartient"|"quelle que soit la dette"|"they own it"',
      '"shareholders"|"owners"|"actionnaires" >> "keep what they have"|"keep theirs"|"gardent ce qu’ils ont"|"gardent tout"|"gardent leurs actions" & !"not"|"pas"|"never"|"jamais"|"if"|"si"',
      'the_owners > rescue_keeps_the_bulk & !"if"|"unless"|"si"|"sauf"',
      'owners_ahead',
      'crisis_owner > crisis_keeps_part & crisis_even_if & !crisis_fair_order',
    ],
    example: {
      en: 'The old shareholders keep the majority.',
      fr: 'Les actionnaires gardent la majorité.',
    },
    correction: {
      en: 'Shareholders rank behind every lender and are diluted to little or nothing.',
      fr: 'Les actionnaires passent derrière tous les prêteurs et sont presque entièrement dilués.',
    },
  },
  costs_added: {
    concept: 'absolute_priority',
    says: [
      '~costs_out_of_place',
      '~costs_not_deducted',
      '~crisis_costs > crisis_comes_last & !crisis_first_word',
      'crisis_costs > -crisis_lowers > ~crisis_payouts',
    ],
    example: {
      en: 'The restructuring costs come out last.',
      fr: 'Les frais de procédure, je les ajoute à la valeur.',
    },
    correction: {
      en: 'The costs come off first and leave less for the class in the money that stands last.',
      fr: 'Les frais se retirent d’abord et laissent moins à la dernière classe servie.',
    },
  },
  recovery_does_not_matter: {
    concept: 'absolute_priority',
    says: ['~never_mind > ~recoveries_word', '~recoveries_word > ~never_mind'],
    example: {
      en: 'What they recover does not matter.',
      fr: 'Peu importe la récupération dans chaque scénario.',
    },
    correction: {
      en: 'Each class compares what it would get in every scenario and votes accordingly.',
      fr: 'Chaque classe compare ce qu’elle toucherait dans chaque scénario et vote en conséquence.',
    },
  },
  breakup_worth_more: {
    concept: 'absolute_priority',
    says: [
      '"liquidation"|"liquidating"|"liquider" > "always brings more"|"always worth more"|"always pays more"|"rapporte toujours plus"|"vaut toujours plus" & !"not"|"pas"',
      'breakup_wins',
    ],
    example: {
      en: 'Liquidation value is always higher.',
      fr: 'La valeur en liquidation est toujours supérieure.',
    },
    correction: {
      en: 'A business that goes on is usually worth more than its pieces in a forced sale.',
      fr: 'Une activité qui continue vaut d’ordinaire plus que ses morceaux vendus dans l’urgence.',
    },
  },
  employees_last: {
    concept: 'absolute_priority',
    says: [
      'lender|senior|"banks"|"banques" > flat_paid_before_staff & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'staff_paid_last',
    ],
    example: { en: 'Employees are paid last.', fr: 'Les salariés passent en dernier.' },
    correction: {
      en: 'Wages rank near the top, ahead of the lenders without security.',
      fr: 'Les salaires sont presque tout en haut, devant les prêteurs sans sûreté.',
    },
  },
  book_value_shared_out: {
    concept: 'absolute_priority',
    says: [
      'wrongly_face_value & ~wrongly_not_its_worth',
      '"distribute"|"share out"|"distribue"|"distribuer"|"répartit"|"répartir" > "book value"|"valeur comptable" & !"not"|"pas"|"rather"|"plutôt"',
    ],
    example: {
      en: 'You distribute the book value of the assets.',
      fr: 'On distribue la valeur comptable des actifs.',
    },
    correction: {
      en: 'What is shared out is what the business is worth today, less costs, rank by rank.',
      fr: 'On répartit ce que l’entreprise vaut aujourd’hui, net des frais, rang par rang.',
    },
  },
  swap_spares_shareholders: {
    concept: 'absolute_priority',
    says: [
      'flat_after_swap > flat_owners_keep & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'crisis_swap & crisis_owner & crisis_undiluted & !"on garde la société"|"we keep the company"|"you keep the company"|"garder la société"|"lose"|"perdent"|"only if"|"unless"',
      'crisis_swap_inverted',
      'swap_to_shares & crisis_owner >> crisis_undiluted & !"lose"|"perdent"|"only if"|"unless"',
    ],
    example: {
      en: 'In a debt-for-equity swap the shareholders are not diluted.',
      fr: 'Dans une conversion en capital, les actionnaires gardent le contrôle.',
    },
    correction: {
      en: 'Lenders turn their claims into shares and own the company; the old holders are left with next to nothing.',
      fr: 'Les prêteurs transforment leurs créances en titres et possèdent la société ; les anciens associés n’ont presque plus rien.',
    },
  },
  pro_rata_recovery: {
    concept: 'absolute_priority',
    says: [
      'flat_everyone_gets > flat_whatever_rank & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"depends"|"within"',
      'flat_whatever_rank > flat_everyone_gets & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'wrongly_lenders_alike & wrongly_whatever_rank|wrongly_court_route & !"within"|"same rank"|"même rang"|"class"|"classe"|"not"|"never"|"jamais"|"ne"',
      'wrongly_lenders_alike > wrongly_whatever_rank & !"not"|"never"',
      '"losses"|"pertes"|"perte" > "equally"|"également"|"à parts égales" & !"not"|"pas"|"never"|"jamais"|"rank"|"rang"|"class"|"classe"',
      'lbo_everybody > lbo_same_share & !"within"',
      'rescue_everyone_the_same & !"within"|"class"|"rank"|"classe"|"rang"|"tranche"|"not"|"pas"',
      'pro_rata_word & each_lender|both|share_out|owed_word & !"same rank"|"equal rank"|"same class"|"same level"|"rang égal"|"même rang"|"même classe"|"même niveau"|"rank equally"|"same security"|"mêmes sûretés"|"if the"|"within"|"inside"|"au sein"',
      'rescue_whatever_rank & pro_rata_word|rescue_on_one_level & !keeps_back',
      'each_the_same',
      '~security_gone & !"within"|"même rang"|"not true"',
      '"creditors"|"lenders"|"créanciers"|"prêteurs" > "rank equally"|"share pro rata"|"à égalité" & !"within"|"same class"|"same rank"|"au sein"|"même rang"|"même classe"|"tranche"',
    ],
    example: {
      en: 'All lenders share the value pro rata.',
      fr: 'Tous les prêteurs sont payés au prorata.',
    },
    correction: {
      en: 'Claims are paid by rank: a class gets nothing until the one above is whole.',
      fr: 'Les créances sont payées selon leur rang : une classe ne touche rien tant que la précédente n’est pas soldée.',
    },
  },
  equity_served_first: {
    concept: 'absolute_priority',
    says: [
      'crisis_owner > flat_takes_part > flat_before_debt & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no"|"rien"|"nothing"|"last"|"after"|"seulement"|"only"',
      'wrongly_owners > wrongly_their_slice > wrongly_ahead_of_lenders & !"not"|"never"|"jamais"|"cannot"|"ne touchent"|"nobody"|"personne"|"no"',
      'wrongly_price_goes_to >> wrongly_owners & !"not"|"pas"|"never"|"jamais"|"last"|"dernier"|"senior"|"if"|"s’il"|"after"|"après"|"in the end"|"lenders first"|"ensuite"',
      'wrongly_owners > wrongly_rest_for_lenders & !"not"|"pas"|"never"|"jamais"',
      'rescue_owners_at_front & !crisis_loss_word|"not"|"pas"',
      'shareholders_word > gets_paid > before_lenders',
      '"first come shareholders"',
      '"shareholders first"',
      '"equity first"',
      '"first shareholders" & !"last"|"dernier"|"eat"|"crumbs"|"plate"|leftovers',
      '"first equity"',
      '"actionnaires d’abord"',
      '"actionnaires en premier"',
      '"d’abord actionnaires" & !"mangent"|"assiette"|leftovers|"dernier"|"derniers"|"senior"|"effacé"',
      'shares_paid',
      'from_equity_value',
      'crisis_owner > crisis_takes_first & crisis_lenders_take_rest',
      'crisis_lenders_take_rest & crisis_owner & !senior|"junior"|crisis_fair_order',
      'crisis_owner > crisis_keeps_part > before_lenders',
      'crisis_owner >> crisis_keeps_part >> crisis_takes_first',
      'crisis_owner & crisis_takes_the_balance > before_lenders',
    ],
    example: {
      en: 'Equity is always served before lenders.',
      fr: 'Les actionnaires sont servis avant les créanciers.',
    },
    correction: {
      en: 'Equity comes last: it only takes what is left once every lender is whole.',
      fr: 'Les prêteurs passent avant : le capital ne touche que ce qui reste une fois toute la dette soldée.',
    },
  },
  junior_served_first: {
    concept: 'absolute_priority',
    says: [
      '"unsecured"|"suppliers"|"chirographaires"|"fournisseurs" >> "paid first"|"served first"|"payés d’abord"|"payés en premier"|"servis d’abord"|"passent d’abord" & !"not"|"pas"|"never"|"jamais"|"critical"|"critiques"|"restart"',
      '"lent last"|"dernier prêteur"|"prêté en dernier"|"last to lend" > "paid first"|"payé en premier"|"payé d’abord"|"first"|"en premier"',
      'senior > heard_recovers > "less than"|"moins que" >> mezz & !"not"|"pas"|"jamais"|"never"',
      'mezz > heard_recovers > "more than"|"plus que"|"mieux que" >> senior & !"not"|"pas"|"jamais"|"never"',
      'junior_first',
      'behind_its_junior',
      'crisis_upper_debt >> crisis_below_junior & !crisis_loss_word',
      'crisis_lower_debt > crisis_above_senior & !crisis_loss_word',
    ],
    example: { en: 'The mezzanine is paid first.', fr: 'La mezzanine est payée en premier.' },
    correction: {
      en: 'Senior debt comes first; the mezzanine takes what is left after it.',
      fr: 'La dette senior passe en premier ; la mezzanine prend ce qui reste après elle.',
    },
  },
  costs_left_out: {
    concept: 'absolute_priority',
    says: [
      '~"fees"|~"frais"|~"costs"|~"coûts" > -"count"|-"comptent"|-"matter"|-"compte" & !"twice"|"if"|"si"',
      '~heard_costs_not_taken & !"twice"|"deux fois"|"mistake"|"erreur"',
      'costs_ignored',
    ],
    example: { en: 'The costs are paid last.', fr: 'Les coûts passent en dernier.' },
    correction: {
      en: 'The costs come off first, before anything is shared out.',
      fr: 'Les coûts se déduisent d’abord, avant tout partage.',
    },
  },
  equity_before_debt: {
    concept: 'absolute_priority',
    says: [
      '"equity"|owner|sponsor > "gets its money"|"get their money"|"is paid back"|"are paid back"|"sont remboursés" > "before"|"avant" >> mezz|senior|lender|debt & !"not"|"pas"',
      'lender|senior >> paid_last_word & !mezz|lbo_junior_people|"junior"|"subordinated"|"second"|"not"|"pas"',
      '"pay"|"paie"|"serve"|"sert" >> owner|sponsor > "first"|"d’abord"|"en premier" > lender > "left"|"le reste"|"ce qui reste" & !"after"|"not"|"pas"|"only"',

      'owner|equity > "paid before"|"served before"|"payés avant"|"servis avant"|"remboursés avant"|"passent avant" > mezz|senior|lender|debt & !"not"|"pas"',
      'owner > lbo_take_all|receive|pay > lbo_before_banks',
      'lbo_equity_served_first',
      'owner > first_at_the_till & !"not"|"pas"',
      'bank_takes_the_rest & owner|sponsor & !lbo_each_year|"cash"',
    ],
    example: {
      en: 'The shareholders are paid before the lenders.',
      fr: 'Les actionnaires passent avant les banques.',
    },
    correction: {
      en: 'Shareholders come last, after every lender.',
      fr: 'Les actionnaires viennent en dernier, après tous les prêteurs.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
