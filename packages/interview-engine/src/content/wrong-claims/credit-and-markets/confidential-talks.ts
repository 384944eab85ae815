import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the confidential, consensual stage. */
export const confidentialTalksClaims = {
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
  conciliator_imposes: {
    concept: 'confidential_talks',
    says: [
      'flat_conciliators_plan|~flat_conciliators_plan > flat_binds_banks & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"only"|"accelerated"|"accélérée"',
      'wrongly_mediator > wrongly_compels & !"not"|"cannot"|"nobody"|"personne"|"no one"|"ne peut"|"never"|"jamais"|"court"|"tribunal"|"rien"|"nothing"|"pas"|"safeguard"|"sauvegarde"|"can’t"|"without"|"sans"',
      'binding_talks',
      'talks_bind',
      'route_quiet & route_says_yes & route_all_bound & !route_court|nobody_word|"not"|"pas"|"cannot"|"accelerated"',
      'route_quiet > route_judge_forces & !route_court|nobody_word|"not"|"pas"|"cannot"|"accelerated"',
      'conciliation_word > majority_in_talks',
      'crisis_talks > crisis_court_imposes & !crisis_receiver_word|crisis_safeguard',
      'crisis_talks > crisis_is_collective & !"unlike"|"contrairement"|"before"|"avant"',
      'crisis_talks > crisis_made_to_accept & !nobody_word|crisis_receiver_word|crisis_safeguard|"until"',
      'crisis_talks > crisis_court_imposes & crisis_just_as',
      'rescue_while_you_talk > crisis_court_imposes & !nobody_word|crisis_receivership',
      'crisis_talks > majority_decides & !crisis_receivership|"collective"|"collectives"',
      'crisis_court_imposes > made_to_write_off & crisis_talks & !crisis_receivership|nobody_word',
      '"mandataire"|"mediator" > "can force"|"forces"|"can make"|"peut forcer"|"peut contraindre"|"force" > lender|"minority"|"holdouts"|"banks"|"minoritaires" & !"not"|"cannot"|"pas"|"nothing"|"rien"|"nobody"|"personne"',
    ],
    example: {
      en: 'The conciliator can impose a haircut on the banks.',
      fr: 'Le conciliateur peut imposer un abandon de créance aux banques.',
    },
    correction: {
      en: 'A conciliator only helps the parties to agree: no lender is bound without signing.',
      fr: 'Le conciliateur aide à trouver un accord : aucun prêteur n’est lié sans avoir signé.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
