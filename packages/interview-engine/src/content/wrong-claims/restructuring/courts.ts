import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say of French procedures. */
export const courtsClaims = {
  no_quiet_route: {
    concept: 'confidential_talks',
    says: ['~nothing_quiet'],
    example: {
      en: 'France has no confidential route.',
      fr: 'En France, il n’y a aucune procédure confidentielle.',
    },
    correction: {
      en: 'Mandat ad hoc and conciliation stay between the parties; what is opened by the court is announced.',
      fr: 'Mandat ad hoc et conciliation restent entre les parties ; ce que le tribunal ouvre est annoncé.',
    },
  },
  talks_freeze_claims: {
    concept: 'confidential_talks',
    says: [
      'crisis_talks & crisis_talks_begin & route_no_more_pursuit & !crisis_receivership|"no automatic"|"aucun gel"|"pas de gel"',
      'quiet_but_frozen',
      'route_quiet & route_opens & route_no_more_pursuit & !route_court|"not"|"no automatic"|"no stay"|"aucun gel"|"pas de gel"|"judge"|"juge"',
      'route_opens > route_quiet > ~route_no_more_pursuit & !route_court|"no automatic"|"no stay"|"aucun gel"|"pas de gel"|"judge"|"juge"',
      'crisis_talks > crisis_claims_stayed & !crisis_receiver_word|crisis_safeguard',
      'crisis_talks > crisis_claims_stayed & crisis_just_as',
      'rescue_quiet_route > rescue_brings_about > rescue_stay',
      'crisis_talks > stayed_by_law & !crisis_receivership|"collective"|"collectives"',
      'as_soon_as_opened > stayed_by_law & crisis_talks & !crisis_receivership|"collective"|"collectives"',
    ],
    example: {
      en: 'In a mandat ad hoc there is an automatic stay.',
      fr: 'Le mandat ad hoc suspend les poursuites.',
    },
    correction: {
      en: 'Only the court’s proceedings freeze claims by law; in the talks each lender waits because it agreed to.',
      fr: 'Seules les procédures du tribunal gèlent les créances de droit ; dans la phase amiable, chacun patiente parce qu’il l’accepte.',
    },
  },
  tests_swapped: {
    concept: 'payment_test',
    says: [
      '"sauvegarde"|"safeguard" > "une fois"|"once"|"après"|"after" > "cessation des paiements"|"cessation of payments"|"cannot pay"|"insolvent" & !"not"|"pas"|"never"|"jamais"|"before"|"avant"|"redressement"|"conversion"|"too late"|"trop tard"|"accelerated"|"accélérée"|"conciliation"',
      'crisis_safeguard >> rescue_for_those_unable & !crisis_receiver_word',
      'opened_when_wrong',
      'crisis_safeguard >> crisis_open_for >> crisis_already_stopped & !"haven’t"|"have not"|"before"|"not yet"|"avant"|"pas encore"|"avant la"',
      'crisis_safeguard > crisis_open_for > crisis_already_stopped & !"haven’t"|"have not"|crisis_receiver_word|"before"|"not yet"|"avant"|"pas encore"',
      'crisis_safeguard > "already" > stops_paying|crisis_already_stopped & !"not"|"haven’t"',
      'crisis_must_be_insolvent > crisis_safeguard & !crisis_receiver_word|crisis_mandate',
      'rescue_safeguard > rescue_already_stopped & rescue_receivership > rescue_not_stopped_yet',
    ],
    example: {
      en: 'Safeguard is for insolvent companies.',
      fr: 'La sauvegarde suppose la cessation des paiements.',
    },
    correction: {
      en: 'Safeguard is for a company that can still pay, receivership for one that no longer can.',
      fr: 'La sauvegarde vise une société qui paie encore, le redressement celle qui ne paie plus.',
    },
  },
  conciliation_without_limit: {
    concept: 'payment_test',
    says: [
      'conciliation_word > flat_too_many_months & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"lasts"|"dure"|"too late"|"forty five"',
      '"full year"|"a year"|"six months"|"un an"|"six mois" > "to file"|"déposer"|"déclarer" & !"not"|"pas"|"never"|"jamais"',
      '"file"|"dépose"|"déclare"|"déposer"|"déclarer" > "within a year"|"within six months"|"dans l’année"|"dans les six mois" & !"not"|"pas"|"never"|"jamais"',
      'conciliation_word > stops_paying > long_after',
      'conciliation_word & ~route_shut_when > ~route_at_once_insolvent & !"forty five"|"quarante-cinq"',
      'conciliation_word > route_lasts >> route_forty_five & !"not"|"pas"',
      'route_forty_five >> "is the length"|"is the duration"|"c’est la durée"|"est la durée" & !"not"|"pas"',
      'conciliation_word > open_until > stops_paying > long_after',
      'conciliation_word > open_until > "no time limit"|"sans limite"|"n’importe quand"',
      'crisis_talks > crisis_lasts > crisis_endless',
      'conciliation_word > long_after > "after"|"après" > stops_paying',
    ],
    example: {
      en: 'Conciliation is open to a company in cessation of payments for six months.',
      fr: 'La conciliation est ouverte en cessation des paiements depuis six mois.',
    },
    correction: {
      en: 'Conciliation is open until forty-five days after the cessation of payments.',
      fr: 'La conciliation reste ouverte jusqu’à quarante-cinq jours après la cessation des paiements.',
    },
  },
  fast_track_misread: {
    concept: 'proceedings',
    says: [
      '~crisis_fast_track > "straight away"|"directly"|"tout de suite"|"directement" & ~needless|-"talks" & !"not open"',
      'fast_track_wrong',
      'crisis_fast_track > -crisis_forces_plan',
      'crisis_fast_track > crisis_all_agree',
      '~crisis_fast_track & ~no_talks_before & !"not"|"cannot"|"pas"|"jamais"|"never"|"peut être ouverte"',
    ],
    example: {
      en: 'The accelerated safeguard opens directly, without a conciliation.',
      fr: 'La sauvegarde accélérée s’ouvre directement.',
    },
    correction: {
      en: 'An accelerated safeguard follows a conciliation and binds a minority to a plan the classes voted.',
      fr: 'La sauvegarde accélérée suit une conciliation et lie une minorité à un plan voté par classes.',
    },
  },
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
  lender_opens_talks: {
    concept: 'confidential_talks',
    says: [
      'flat_lender_may_ask > conciliation_word & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"only the company"|"receivership"|"redressement"|"refuse"',
      'creditor_starts_talks',
      'mediator_in_charge',
      'route_names_mediator & !"not"|"pas"',
    ],
    example: {
      en: 'A creditor can request a conciliation.',
      fr: 'Un créancier peut demander une conciliation.',
    },
    correction: {
      en: 'Only the company itself asks for a mandat ad hoc, a conciliation or a safeguard.',
      fr: 'Seule la société demande un mandat ad hoc, une conciliation ou une sauvegarde.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
