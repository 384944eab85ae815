import type { Seed } from '../../types.ts';

export const g4: Seed = {
  id: 'G4',
  topic: 'deal_process',
  levels: ['analyst', 'associate'],
  question: {
    en: 'Explain a public takeover in France to a foreign client.',
    fr: 'Expliquez une offre publique en France à un client étranger.',
  },
  hint: {
    en: 'Start with the moment when a buyer no longer has a choice.',
    fr: 'Commencez par le moment où l’acheteur n’a plus le choix.',
  },
  keyPoints: {
    en: 'Mandatory offer above 30% of capital or votes; AMF review; offeree opinion and often an independent expert; squeeze-out available at 90%; competition clearance; FDI screening for sensitive sectors.',
    fr: 'Offre obligatoire au-delà de 30 % du capital ou des droits de vote ; contrôle de l’AMF ; avis motivé du conseil et souvent expert indépendant ; retrait obligatoire possible à 90 % ; autorisations de concurrence ; contrôle des investissements étrangers dans les secteurs sensibles.',
  },
  modelAnswer: {
    en: 'Above thirty per cent of the capital or the votes, you must bid for all the shares. A presenting bank files the offer and guarantees the payment, and the AMF reviews it before giving its clearance. The board of the target publishes its opinion, most of the time backed by an independent expert who says whether the price is fair. Expect to pay a premium of twenty-five to forty per cent over the share price. The offer lapses below fifty per cent, because that is real control; at ninety per cent you can squeeze out the minorities. A hostile board may look for a white knight. In parallel you file with the competition authorities in Brussels or Paris, and the ministry of the economy must authorise a foreign buyer in a sensitive sector.',
    fr: 'Au-delà de 30 % du capital ou des droits de vote, vous êtes obligé de viser tous les titres. Une banque présentatrice dépose l’offre et la garantit, puis l’AMF l’examine avant de donner son visa. Le conseil de la cible rend un avis motivé, appuyé le plus souvent sur un expert indépendant qui dit si le prix est équitable. Comptez une prime de 25 à 40 % sur le cours. L’offre est caduque sous 50 %, car c’est le seuil du contrôle effectif ; à 90 %, vous pouvez lancer le retrait obligatoire et sortir les minoritaires. Un conseil hostile peut chercher un chevalier blanc. En parallèle, il faut l’accord de l’autorité de la concurrence, à Bruxelles ou à Paris, et Bercy doit autoriser un acheteur étranger si le secteur est sensible.',
  },
  must: ['takeover', 'fairness', 'antitrust'],
  bonus: ['offer_review', 'fdi', 'control_premium', 'defence', 'ownership'],
  points: {
    offer_review: {
      says: [
        'deals_market_supervisor|watchman|"amf" > "reads your offer"|"reads your letter"|"lit votre offre"|"lit votre lettre"|"gives a clearance"|"can say no"|"peut dire non"|"dit oui ou non"',
      ],
    },
    antitrust: {
      byName: true,
      general: false,
      says: [
        '"concurrence"|"competition"|"competition office"|"antitrust" > "feu vert"|"son accord"|"son aval"|"autoriser"|"green light"|"nod"|"nods"|"blessing"|"bénédiction"|"dire oui"|"say yes"|"clear it" & !price',
        'too_strong_together & "check"|"bless"|"verify"|"vérifient"|"bénir"|"regardent si"',
        'deals_merger_watchdog & deals_divest|"forbid"|"interdire"',

        '~gives_leave|check & ~too_strong_together & "together"|"à deux"|"ensemble"|watchman & !price',

        '"feu vert"|"aval"|"accord"|"autorisation"|"clearance"|"approval"|"green light"|"consent"|"blessing" >> "concurrence"|"antitrust"|"competition"',
        'deals_merger_watchdog & "not close without"|"not close before"|"pas closer sans"|"pas boucler sans"|"cannot close"',

        '"competition"|"concurrence" & "brussels"|"bruxelles"|"in parallel"|"en parallèle"|"approvals"',
        '"clear"|"clearance"|"autorisation" & "competition"|"concurrence" & "brussels"|"bruxelles"|"paris"',
        '"merger control"|"contrôle des concentrations" & "brussels"|"bruxelles"|"paris"|"commission"|"clearance"|"en parallèle"|"in parallel"',
        '~watchman & ~gives_leave & ~too_strong_together|deals_foreign_control',
        '~too_strong_together & ~lets_one_go',
        'deals_merger_watchdog & deals_clearance & has_to_be_had',
        'deals_merger_watchdog & deals_divest',
        'deals_merger_watchdog & deals_overlap',
        'deals_regulator & deals_overlap',
        'deals_divest & deals_clearance|deals_regulator',
        'deals_overlap & deals_divest|deals_merger_watchdog',
      ],
    },
    fdi: {
      says: [
        '"from abroad"|"de l’étranger"|"foreign" & "government"|"gouvernement"|"minister"|"ministre" & process_touchy_field|deals_defence_only|"weapons"|"armes"',
        'process_touchy_field & process_ministers_nod',
      ],
    },
    control_premium: {
      says: [
        '"well over"|"far above"|"bien plus que"|"bien au-dessus" > process_todays_price',
        'deals_above_market & pay|#|percent_of',
        'process_todays_price > process_put_more',
      ],
    },
    ownership: {
      byName: false,
      says: [
        'told_double_votes',
        '"cross"|"pass"|"above"|"dépasse"|"au-delà"|"franchit" > # > "capital"|"votes"|"voting rights"|"droits de vote"|"shares"',

        'deals_real_control & #|percent_of|deals_compulsory',
        'deals_real_control & deals_ninety',
      ],
    },
    takeover: {
      says: [
        'deals_thirty & told_owe_a_bid',
        '~three_in_ten & deals_compulsory|everyone_word',
        '~nine_in_ten & ~shows_last_the_door',
        '~over_half & ~comes_to_nothing',
        'deals_bank_guarantee & deals_market_supervisor|cash',
        'deals_thirty & deals_same_cheque',
        'deals_compulsory & deals_same_cheque',
        'deals_thirty & buy|price',
      ],
    },
    fairness: {
      byName: true,
      says: [
        'deals_outside_expert|outsider_judges > check|reads_it_first > price',

        '~outsider_judges & ~honest_sum',
        'deals_independent_word & ~deals_judged_fair|~deals_swindle',
        'deals_target_board > deals_give_opinion',
        'deals_give_opinion > deals_target_board & "reasoned"|"motivé"|price',
        'deals_adviser_word & ~deals_swindle',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What are the mandatory threshold and the squeeze-out level?',
        fr: 'Quels sont le seuil d’offre obligatoire et celui du retrait ?',
      },
      aims: ['takeover'],
    },
    {
      rung: 2,
      text: {
        en: 'The client hopes to pay no more than the share price: is that realistic?',
        fr: 'Le client espère ne pas payer plus que le cours : est-ce réaliste ?',
      },
      aims: ['control_premium', 'fairness'],
    },
    {
      rung: 3,
      text: {
        en: 'Your client goes from 25% to 31% of the votes: what follows?',
        fr: 'Votre client passe de 25 % à 31 % des droits de vote : que se passe-t-il ?',
      },
      aims: ['takeover'],
    },
    {
      rung: 4,
      text: {
        en: 'The target’s board is hostile: what are your client’s options?',
        fr: 'Le conseil de la cible est hostile : quelles options pour votre client ?',
      },
      aims: ['defence', 'fairness'],
    },
  ],
  wrongClaims: [
    'offer_below_market',
    'clearance_means_fair',
    'size_eases_clearance',
    'clearance_when_it_suits',
    'premium_not_needed',
    'one_share_one_vote',
    'offer_exempt_from_control',
    'foreign_control_for_defence_only',
    'fairness_by_bidders_bank',
    'mandatory_offer_at_a_third',
    'squeeze_out_at_ninety_five',
    'amf_sets_the_price',
    'partial_offer_is_enough',
    'no_offer_threshold',
    'minorities_never_out',
    'offer_threshold_misplaced',
    'mandatory_at_any_price',
    'fairness_for_bidder',
    'board_for_itself',
    'knight_is_hostile',
    'approvals_after_closing',
    'amf_has_no_role',
    'board_and_expert_silent',
    'hostile_needs_board',
    'review_is_formality',
    'premium_goes_to_company',
    'premium_means_fair',
  ],
};
