import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the ways to restructure debt. */
export const amendExtendClaims = {
  time_cures_everything: {
    concept: 'amend_extend',
    says: [
      'rescue_loses_money > flat_saved_by_time & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no"|"rien"|"aucun"',
      'flat_debt_too_heavy > flat_just_move_dates & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no use"|"if it is just"',
      'wrongly_sinks > wrongly_time_is_it & !"not"|"pas"|"never"|"jamais"|"no"|"nothing"|"rien"',
      'heard_not_viable|~heard_not_viable > push_out & "you"|"il faut"|"on"|"we" & !sell|"nothing"|"rien"|"inutile"|"useless"|"only"|"if"|"si"|"but"|"mais"|"just"',
      'push_out|extension_word > heard_solves_all & !"not"|"pas"|"never"|"only if"|"if"|"healthy"|"saine"',
      'rescue_loses_money > rescue_just_time & !"not"|"pas"|"never"',
      '~beyond_repair > ~time_is_enough',
      'extension_word > is_the_cure > ~beyond_repair',
      'writes_debt_off',
      'swap_to_shares > raises_interest|keeps_its_claim',
      '~crisis_hopeless & crisis_extension & crisis_saves_it & !"nothing"|"rien"|"not"|"never"|"jamais"|"but"|"mais"|swap_to_shares|"sale"|"cession"',
      'rescue_loses_money & amend_extend|push_out > rescue_right_answer & !sell',
      'amend_extend > rescue_right_answer > rescue_loses_money & !sell',
      'rescue_loses_money > rescue_right_answer > push_out|amend_extend',
      'rescue_loses_money|~viability & time_mends_it',
    ],
    example: {
      en: 'If the business loses money, you just push the dates.',
      fr: 'Si l’exploitation perd de l’argent, il suffit de repousser les échéances.',
    },
    correction: {
      en: 'More time helps a sound company whose loans fall due too soon; it cures neither losses nor too heavy a debt.',
      fr: 'Du temps aide une société saine dont les prêts tombent trop tôt ; il ne guérit ni les pertes ni une dette trop lourde.',
    },
  },
  terms_come_free: {
    concept: 'amend_extend',
    says: [
      'lender > push_out > flat_for_nothing & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no one"|"rarely"|"rarement"',
      'crisis_extension|crisis_bank > "rien en échange"|"nothing in return"|"nothing in exchange"|"sans rien demander" & !"not"|"never"|"jamais"',
      '"report"|"extension"|"waiver"|"délai" & "gratuitement"|"for free"|"sans contrepartie"|"for nothing"|"sans frais" & !"not"|"pas"|"never"|"jamais"',
      'terms_for_free',
    ],
    example: { en: 'A waiver is automatic.', fr: 'Le waiver est automatique.' },
    correction: {
      en: 'Lenders grant a waiver against a fee, a higher margin or new equity.',
      fr: 'Les prêteurs accordent un waiver contre une commission, une marge plus élevée ou des fonds propres.',
    },
  },
  lenders_kept_in_the_dark: {
    concept: 'amend_extend',
    says: [
      'flat_keeps_out_of_it & !"not"|"pas"|"never"|"jamais"|"cannot"|"mistake"|"erreur"|"don’t"',
      '~wrongly_mum > ~wrongly_banks > wrongly_they_find_out & !"worse"|"pire"|"if"|"si"|"mistake"',
      '~wrongly_mum & wrongly_they_find_out & !"worse"|"pire"|"if"|"si"|"mistake"',
      '~says_nothing > crisis_bank > until',
      '~crisis_bank > ~heard_tells_nothing & !"mistake"|"erreur"|"if"|"si"',
      'hide_it & lender|~lender & !"veut"|"worse"|"pire"|"aggrave"|"aggraver"|"ring them"|"tell them before"|"avant qu’elles l’apprennent"|"mistake"|"erreur"|"backfires"|"se retourne"',
      'talk_late',
      '-crisis_speaks > ~crisis_bank & !crisis_in_time|"only"|"just"|"seulement"',
      'crisis_keeps_mum > crisis_bank',
      'crisis_speaks > crisis_after_default & crisis_bank & !"before"|"avant"|"not"|"pas"|"never"|"jamais"',
      '-"talk"|-"speak"|-"parler"|-"prévenir" > ~lender > ~rescue_before_default',
      '~says_nothing > crisis_bank & !crisis_in_time|"hear it from us"|"worse"|"pire"|"either"|"non plus"',
      '"ne dit rien"|"ne dis rien"|"say nothing"|"tell nothing"|"hide it"|"cache" > ~lender|~"prêteurs"|~"banques" & "as long as"|"tant que"|"aussi longtemps"|"le plus longtemps" & !"not wise"|"mistake"|"erreur"',
    ],
    example: {
      en: 'I would hide it from the banks as long as possible.',
      fr: 'Il faut le cacher aux banques le plus longtemps possible.',
    },
    correction: {
      en: 'Lenders should hear of it early, from the company, with a plan.',
      fr: 'Les prêteurs doivent l’apprendre tôt, de la société, avec un plan.',
    },
  },
  one_remedy_for_all: {
    concept: 'amend_extend',
    says: [
      'in_all_cases > push_out|swap_to_shares',
      'always_the_cure',
      '"always sell"',
      '"toujours vendre"',
      'crisis_remedy & crisis_right_cure & crisis_every_case & !crisis_it_depends',
      'lender > crisis_right_cure > crisis_picks_worst',
    ],
    example: {
      en: 'In all cases I would extend the debt.',
      fr: 'Dans tous les cas, je repousserais les échéances.',
    },
    correction: {
      en: 'The remedy depends on whether the business is viable and how much debt it can carry.',
      fr: 'Le remède dépend de la viabilité de l’activité et de la dette qu’elle peut porter.',
    },
  },
  extension_cuts_debt: {
    concept: 'amend_extend',
    says: [
      'flat_extending > flat_smaller_debt & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"doesn’t"|"swap"|"conversion"',
      'wrongly_later_dates > wrongly_less_owed & !"not"|"pas"|"never"|"jamais"|"nothing"|"rien"|"ne"|"without"|"sans"|"neither"|"doesn’t"',
      'wrongly_turned_into_shares > wrongly_debt_stays & !"not"|"rest of"|"remaining"|"unlike"|wrongly_later_dates',
      '"standstill"|"moratoire"|"moratorium" > "cancels"|"wipes out"|"reduces"|"efface"|"annule"|"réduit" > "debt"|"dette" & !"not"|"pas"',
      'extension_cuts_debt',
      'swap_adds_debt',
      'crisis_extension > crisis_cuts > crisis_debt_stock & !crisis_not_the_stock',
      'crisis_swap > -crisis_cuts > ~crisis_debt_stock & !crisis_extension',
      'crisis_extension > crisis_part_of_debt_gone & !crisis_swap',
      'crisis_swap|swap_to_shares > crisis_adds_debt & !crisis_extension',
      'rescue_longer_dates > rescue_cuts_nominal',
    ],
    example: { en: 'Amend and extend reduces the debt.', fr: 'Le réaménagement réduit la dette.' },
    correction: {
      en: 'Extending only moves the dates; a conversion into shares reduces the debt.',
      fr: 'Repousser ne fait que déplacer les dates ; la conversion en capital réduit la dette.',
    },
  },
  new_money_unprotected: {
    concept: 'amend_extend',
    says: [
      'fresh_money > flat_ranks_last & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"unless"|"otherwise"|"sinon"|"hors"|"outside"|"sans"|"without"|"old"|"anciens"|"autres"|"others"|"old lenders"',
      'fresh_money > "back of the queue"|"back of the line"|"fin de la file"|"bout de la file"|"après tout le monde"|"after everyone" & !"not"|"pas"|"otherwise"|"sinon"',
      'new_money_last',
      'fresh_money > crisis_ranks_behind',
      'fresh_money > ~route_without_shield & !"outside"|"without"|"unless"|"hors"|"sans"|"sauf"',
    ],
    example: { en: 'New money has no priority.', fr: 'L’argent frais n’a aucun privilège.' },
    correction: {
      en: 'New money lent in an approved conciliation ranks ahead of earlier claims.',
      fr: 'L’argent frais apporté dans une conciliation homologuée bénéficie d’un privilège.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
