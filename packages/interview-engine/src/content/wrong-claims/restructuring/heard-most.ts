import type { WrongClaim } from '../../types.ts';

/** False statements on a crisis of which an examiner thinks first. */
export const heardMostInACrisisClaims = {
  board_kept_in_the_dark: {
    concept: 'integrity',
    says: [
      '~says_nothing > "au conseil"|"to the board"|"aux dirigeants"|"to the directors" & !"mistake"|"erreur"|"if"|"si"',
      '~crisis_director > ~heard_need_not_know & !"not that"|"isn’t that"|"pas que"|"shareholders"|"everything"',
      '~heard_better_not_warn > ~crisis_director & !"mistake"|"erreur"',
      '~"duties"|~"devoirs" > ~heard_stays_unchanged & !"not that"|"pas que"',
      'crisis_director > heard_waits_long > "file"|"filing"|"déclarer"|"dépôt" & !"not"|"cannot"|"never"|"pas"|"jamais"',
    ],
    example: {
      en: 'The board doesn’t need to know either.',
      fr: 'Le conseil d’administration n’a pas à le savoir.',
    },
    correction: {
      en: 'Tell the directors at once: near insolvency their duties change and they may be liable.',
      fr: 'Il faut prévenir les dirigeants tout de suite : près de la cessation des paiements, leurs devoirs changent et leur responsabilité est engagée.',
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
} as const satisfies Record<string, WrongClaim>;
