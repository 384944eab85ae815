import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the cessation of payments. */
export const paymentTestClaims = {
  tests_swapped: {
    concept: 'payment_test',
    says: [
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
  insolvency_by_balance_sheet: {
    concept: 'payment_test',
    says: [
      'wrongly_cannot_pay_word > wrongly_book_test & !"not"|"pas"|"never"|"rather"|"plutôt"|"même si"|"even"',
      'crisis_test_named > crisis_balance_test & !"not"|"pas"|"and not"|"instead"|"plutôt"',
      'stops_paying > "accounting test"|"test comptable"|"critère comptable"|"balance sheet test" & !"not"|"pas"',
    ],
    example: {
      en: 'The cessation of payments means that liabilities exceed assets.',
      fr: 'La cessation des paiements, c’est quand le passif dépasse l’actif.',
    },
    correction: {
      en: 'It is a cash test: what is due now cannot be paid with the cash at hand. Negative equity alone is none.',
      fr: 'C’est un test de trésorerie : le passif exigible dépasse l’actif disponible. Des capitaux propres négatifs n’y suffisent pas.',
    },
  },
  entry_test_confused: {
    concept: 'payment_test',
    says: [
      'conciliation_word > flat_must_have_stopped & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'flat_must_have_stopped & "mandat ad hoc" & !"receivership"|"redressement"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'crisis_mandate > "needs"|"requires"|"must have"|"suppose"|"exige"|"il faut" > crisis_already_stopped|stops_paying & !"not"|"no"|"pas"|"yet"|"absence"|"before"|"avant"|"sans"',
      'crisis_mandate > rescue_must_have_stopped & !crisis_receiver_word|crisis_safeguard',
      'mandate_after_default',
      'crisis_mandate > "only for"|"reserved for"|"réservé aux"|"que pour les" > crisis_already_stopped|stops_paying & !crisis_still_pays|"not"|"pas"',
      'crisis_mandate >> crisis_opens > crisis_already_stopped & !crisis_still_pays',
      'crisis_must_be_insolvent > crisis_mandate & !crisis_receiver_word|crisis_safeguard',
    ],
    example: {
      en: 'The mandat ad hoc requires cessation of payments.',
      fr: 'Le mandat ad hoc suppose la cessation des paiements.',
    },
    correction: {
      en: 'A mandat ad hoc is open before the cessation of payments, a conciliation until forty-five days after it.',
      fr: 'Le mandat ad hoc s’ouvre avant la cessation des paiements, la conciliation jusqu’à quarante-cinq jours après.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
