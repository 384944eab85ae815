import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the proceedings available. */
export const proceedingsClaims = {
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
  routes_taken_for_one: {
    concept: 'proceedings',
    says: [
      'route_quiet & route_court & route_is_another_name & !"not"|"pas"|"unlike"|"contrairement"|"never"|"jamais"',
      'route_quiet > "is a collective"|"est une procédure collective"|"est collective"|"are collective" & !route_court|"not"|"pas"',
    ],
    example: {
      en: 'Mandat ad hoc is just another name for safeguard.',
      fr: 'La sauvegarde et la conciliation, c’est la même chose.',
    },
    correction: {
      en: 'Mandat ad hoc and conciliation are confidential talks; safeguard is a public court procedure with a stay.',
      fr: 'Mandat ad hoc et conciliation sont des discussions confidentielles ; la sauvegarde est une procédure publique avec gel des poursuites.',
    },
  },
  conciliation_is_public: {
    concept: 'proceedings',
    says: [
      'flat_hears_of_it > conciliation_word & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      '"conciliation is public"',
      '"conciliation is published"',
      '"conciliation are public"',
      '"conciliation are published"',
      '"conciliation is announced"',
      '"mandat ad hoc is public"',
      '"conciliation is a public"',
      '"conciliation sont procédures publiques"',
      '"conciliation est une procédure publique"',
      '"conciliation est publique"',
      '"conciliation est publiée"',
      '"conciliation c’est public"',
      '"conciliation c’est publié"',
      '"conciliation sont publics"',
      '"conciliation sont publiques"',
      '"conciliation sont publiés"',
      '"mandat ad hoc est public"',
      '"mandat ad hoc est publié"',
      'conciliation_word > "bodacc"|"everyone knows"|"everybody knows"|"tout le monde le sait" & !crisis_receivership|route_kept_quiet',
      'talks_public',
      'crisis_talks > given_to_the_public & !crisis_receivership|approved_by_the_court|route_kept_quiet',
      'route_quiet > route_in_the_open & !crisis_receivership|approved_by_the_court|route_kept_quiet|"not"|"pas"',
      'route_both_in_the_open & !crisis_receivership|approved_by_the_court',
      'crisis_talks|route_quiet > in_the_gazette & !crisis_receivership|approved_by_the_court|route_kept_quiet|crisis_safeguard|"not"|"pas"|"unlike"|"whereas"|"alors que"|"homologuée"|"homologation"',
    ],
    example: {
      en: 'A conciliation is public from the first day.',
      fr: 'La conciliation est publique dès le premier jour.',
    },
    correction: {
      en: 'Mandat ad hoc and conciliation are confidential.',
      fr: 'Le mandat ad hoc et la conciliation sont confidentiels.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
