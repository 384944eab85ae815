import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the public proceedings that bind everyone. */
export const collectiveProceedingsClaims = {
  classes_unanimous: {
    concept: 'collective_proceedings',
    says: [
      'flat_class_word > flat_every_one_yes & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no"|"majority"|"majorité"',
      'flat_every_one_yes > flat_class_word & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no need"|"majority"|"majorité"|"talks"|"amiable"',
      'wrongly_plan_word > wrongly_all_needed & !"not"|"pas"|"n’est"|"never"|"no longer"|"without"|"sans"|"unlike"|"no single"|"ne peut"|"conciliation"|"mandat"|"amicable"|"amiable"|"quiet"',
      'wrongly_all_needed > wrongly_plan_word & !"not"|"pas"|"n’est"|"never"|"without"|"sans"|"unlike"|"no single"|"ne peut"|"conciliation"|"mandat"|"amicable"|"amiable"|"quiet"',
      '"accelerated safeguard"|"sauvegarde accélérée" > "every creditor"|"all creditors"|"all the creditors"|"tous les créanciers"|"unanimité"|"unanimous"|"unanimity" & !"not"|"pas"|"without"|"sans"|"classes"',
      'rescue_all_agree & "class"|"classe" & !"not"|"pas"|"conciliation"|nobody_word',
      'class_word > all_must_agree',
      'route_one_blocks & route_plan & !route_quiet|"not"|"cannot"|"no single"|"ne peut"|"aucun"|"pas"',
    ],
    example: {
      en: 'The classes have to be unanimous.',
      fr: 'Dans les classes, il faut l’unanimité.',
    },
    correction: {
      en: 'Each class decides by two thirds in amount, and the court can impose the plan on a class that refuses.',
      fr: 'Chaque classe décide aux deux tiers en montant, et le tribunal peut imposer le plan à une classe qui refuse.',
    },
  },
  liquidation_the_only_route: {
    concept: 'collective_proceedings',
    says: [
      'wrongly_france & wrongly_only_liquidation & !"not"|"never"|"no"|"n’est"|"myth"|"if"|"si"',
      '"france" > "only has liquidation"|"only liquidation"|"que la liquidation" & !"not"',
      'route_one_only & route_liquidation & !"not"|"if"|"si"|"left"|"reste"',
      'route_is_the_end & !"not"|"pas"',
    ],
    example: {
      en: 'In France the only formal procedure is liquidation.',
      fr: 'Il n’existe en France qu’une seule procédure collective, la liquidation.',
    },
    correction: {
      en: 'There are three: safeguard and receivership look for a plan, and only liquidation ends the company.',
      fr: 'Il y en a trois : la sauvegarde et le redressement cherchent un plan, seule la liquidation met fin à la société.',
    },
  },
  foreign_lender_unbound: {
    concept: 'collective_proceedings',
    says: [
      'flat_foreign_lender > ~flat_outside_it & !"even"|"même"|"think"|"croire"|"if"|"conciliation"|"mandat"',
      '~crisis_foreign > ~crisis_untouched',
      'as_a_foreigner & only_the_french_bound',
      'as_a_foreigner > ~crisis_untouched',
      'route_for_the_french & !route_all_the_same|"not"',
      '~route_from_abroad|~route_other_law & ~route_stays_outside & !route_all_the_same|nobody_word',
      '~route_from_abroad > ~route_stays_outside & !route_all_the_same|nobody_word',
    ],
    example: {
      en: 'A foreign lender is not bound by a French plan.',
      fr: 'Un prêteur étranger n’est pas concerné par la procédure.',
    },
    correction: {
      en: 'Once a court opens proceedings, it stays and binds every creditor, wherever he sits.',
      fr: 'Une fois la procédure ouverte par le tribunal, elle gèle et lie tous les créanciers, où qu’ils soient.',
    },
  },
  plan_binds_the_willing: {
    concept: 'collective_proceedings',
    says: [
      'route_i_vote_no > ~route_plan_misses_me & !crisis_talks|"agreement"|"accord"|"even"|"même"|"does not mean"',
      '"plan"|"plans" > binds_only_assenting & !crisis_talks|"agreement"|"accord"',
      'route_i_vote_no > ~route_plan_misses_me & !crisis_talks|"agreement"|"accord"|"even"|"même"',
      '~route_plan_misses_me > "if"|"unless"|"si" > "vote"|"voted"|"sign"|"signed"|"voté"|"signé" & !crisis_talks|"agreement"|"accord"|"even"|"même"',
    ],
    example: {
      en: 'The plan only binds the lenders who voted for it.',
      fr: 'Le plan ne s’impose qu’aux créanciers qui l’ont voté.',
    },
    correction: {
      en: 'Once classes have voted and the court has adopted it, a plan binds those who said no as well.',
      fr: 'Une fois voté par les classes et arrêté par le tribunal, le plan lie aussi ceux qui ont dit non.',
    },
  },
  managers_out_in_safeguard: {
    concept: 'collective_proceedings',
    says: [
      'crisis_safeguard > rescue_manager_replaced & !crisis_receiver_word',
      'crisis_safeguard > crisis_managers >> crisis_ousted & !crisis_receiver_word',
    ],
    example: {
      en: 'In a safeguard the management is replaced.',
      fr: 'En sauvegarde, le dirigeant est écarté.',
    },
    correction: {
      en: 'In a safeguard the managers go on running the company, under the eye of an administrator.',
      fr: 'En sauvegarde, le dirigeant continue de gérer, sous l’œil d’un administrateur.',
    },
  },
  lender_picks_buyer: {
    concept: 'collective_proceedings',
    says: ['lender > crisis_selects > crisis_taker'],
    example: {
      en: 'In receivership the main lender chooses the buyer.',
      fr: 'En redressement, c’est le prêteur qui choisit le repreneur.',
    },
    correction: {
      en: 'The court decides between the offers, looking at jobs, the business and what creditors get.',
      fr: 'Le tribunal tranche entre les offres, selon l’emploi, l’activité et ce que touchent les créanciers.',
    },
  },
  collective_is_confidential: {
    concept: 'collective_proceedings',
    says: [
      'flat_court_way >> flat_more_discreet & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"less"|"moins"|"amiable est"',
      'flat_court_named > ~flat_keep_enforcing & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no longer"|"plus"|"before"|"avant"|"stop"|"suspend"|"unlike"|"stay"|"conciliation"|"mandat"',
      'courts_quiet',
      'claims_go_on & !"mandat ad hoc"|"conciliation"',
      'route_court > route_seizes & !"not"|"no longer"|"pas"|"plus"|"before"|"avant"|"nobody"|"personne"|route_quiet',
      'crisis_receivership >> crisis_hushed & !"accelerated"|"accélérée"',
      'rescue_safeguard|rescue_receivership & rescue_past_debts > ~rescue_paid_as_usual',
      'rescue_safeguard|rescue_receivership & ~rescue_paid_as_usual > rescue_past_debts',
    ],
    example: {
      en: 'The safeguard is confidential and lenders keep enforcing.',
      fr: 'Le redressement est confidentiel.',
    },
    correction: {
      en: 'Court proceedings are public and stay every claim.',
      fr: 'Les procédures collectives ont un caractère public et gèlent toutes les poursuites.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
