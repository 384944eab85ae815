import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: takeover defences. */
export const defenceClaims = {
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
      '~"board"|~"directors"|~"conseil"|~"bidder"|~"initiateur"|~"administrateurs" & ~ends_with_the_board & !"not mean"|"does not end"|"can still"|"peut quand même"|"even if"|"même si"|"threshold"|"seuil"|"acceptance"|"if the shareholders"|"actionnaires n’apportent"|"ne met pas fin"|"not need"|"pas besoin"|"does not need"|"without the board"|"unless"|"reviews"|"AMF"|"autorité"|"clearance"',
      '"shareholders"|"actionnaires" > ~"can not tender"|~"cannot tender"|~"peuvent pas apporter" > ~"board"|~"conseil"',
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
  pill_helps_the_bidder: {
    concept: 'defence',
    says: [
      'cases_pill > astray_gives_shares & cases_attacker & !"dilutes"|"other"|"others"|"except"|"but not"|"all but"|"sauf"|"autres"|"pas"|"not"|"everyone"|"tous"',
      'cases_pill > "facilite"|"makes it easier"|"helps"|"makes the target cheaper"|"easier for" > "prise de contrôle"|"takeover"|"bidder"|"attacker"|"raider"|"assaillant" & !"not"|"pas"|"less"|"moins"',
      'cases_pill > cases_raises|cases_cheaper > cases_attacker',
      'cases_pill & cases_raises > cases_stake',
    ],
    example: {
      en: 'A poison pill raises the stake of the bidder.',
      fr: 'La pilule empoisonnée augmente la participation de l’attaquant.',
    },
    correction: {
      en: 'A poison pill gives cheap shares to all the others and so dilutes the bidder.',
      fr: 'Une pilule empoisonnée donne des titres bon marché à tous les autres et dilue ainsi l’initiateur.',
    },
  },
  defence_without_limits: {
    concept: 'defence',
    says: [
      'astray_managers > astray_any_defence > astray_unasked & !"not"|"cannot"|"may not"|"n’a pas"|"ne peut"|"pas"',
      'board_body > frustrates_at_will > unasked_holders & !"not"|"ne peut pas"|"cannot"|"pas"',
      'for_its_own_seat & quite_right_so & !"not"|"pas"',
    ],
    example: {
      en: 'The board can do anything to stop the bid without asking anyone.',
      fr: 'La direction refuse pour garder son poste, c’est normal.',
    },
    correction: {
      en: 'A defence serves the shareholders, within the articles and the law, and many of them need their vote.',
      fr: 'Une défense sert les actionnaires, dans les statuts et la loi, et beaucoup exigent leur vote.',
    },
  },
  refuse_on_principle: {
    concept: 'defence',
    says: [
      'deals_refuse_verb & deals_outright_word',
      '~amiss_hurried & !amiss_no_such_thing',
      '"say no"|"refuse"|"reject"|"dire non"|"refuser"|"rejeter"|"dit non" > "because it is hostile"|"because hostile"|"parce qu\'elle est hostile"|"car elle est hostile"|"puisqu\'elle est hostile" & !"not"|"pas"|"just"',
    ],
    example: {
      en: 'You refuse on principle and that is all.',
      fr: 'Il faut refuser par principe, c’est tout.',
    },
    correction: {
      en: 'The board must weigh the offer in the interest of the company and its shareholders before it answers.',
      fr: 'Le conseil doit juger l’offre dans l’intérêt de la société et des actionnaires avant de répondre.',
    },
  },
  ignore_the_bid: {
    concept: 'defence',
    says: [
      '~astray_silence & astray_goes_by_itself|astray_bid_gone & !"will not"|"won’t"|"ne disparaîtra pas"|"mistake"|"erreur"|"n’est pas"|"hope"',
      '~strays_silent & strays_goes_by_itself & !"will not go"|"won’t go"|"won’t make"|"will not make"|"ne tombera pas"|"hope"|"cannot"|"ne suffit"',
      '"ignore"|"ignorer"|"ignores"|"silence" > ~counter_goes_away & !"not"|"pas"',

      'deals_ignore_bid',
      'misstated_reject_always & !"cannot"|"can’t"|"ne peut"|"pourrait"|"mistake"|"erreur"',
    ],
    example: {
      en: 'The best defence is to ignore the offer.',
      fr: 'Le mieux est de faire le mort.',
    },
    correction: {
      en: 'The target answers: its own value, a better plan and other buyers.',
      fr: 'La cible répond : sa valeur propre, un meilleur plan et d’autres acheteurs.',
    },
  },
  knight_is_hostile: {
    concept: 'defence',
    says: [
      'cases_white_knight & cases_knight_wrong',
      'deals_wrong_knight',
      'amiss_white_knight > amiss_knight_hostile & !amiss_against_it',
      'amiss_pill > amiss_pill_misread',
      'slip_white_knight > slip_helps_raider & !"friendly"|"ami"|"amical"|"instead"',
    ],
    example: {
      en: 'The white knight is the hostile bidder.',
      fr: 'Le chevalier blanc est l’assaillant.',
    },
    correction: {
      en: 'A white knight is a friendly buyer called against the attacker.',
      fr: 'Un chevalier blanc est un acquéreur ami appelé contre l’assaillant.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
