import type { WrongClaim } from '../../types.ts';

/** What is said wrongly of a hostile bid and of the answer to it. */
export const bidClaims = {
  share_offer_is_fixed: {
    concept: 'exchange_ratio',
    says: [
      'amiss_share_offer & amiss_value_fixed & !amiss_collar',
      '~amiss_bidder_paper > ~amiss_need_not_look',
      'amiss_share_offer >> "aussi sûre"|"as safe"|"as certain"|"as good" > "cash"|"numéraire"',
      '"buy"|"acheter"|"achète" > amiss_bidder_paper > "quietly"|"before we announce"|"discrètement"|"avant d\'annoncer"|"before announcing"',
    ],
    example: {
      en: 'As the offer is in shares its value is guaranteed.',
      fr: 'Le cours de l’initiateur n’a pas d’importance.',
    },
    correction: {
      en: 'What the holders receive moves with the shares of the suitor, so these have to be valued too.',
      fr: 'Ce que reçoivent les actionnaires bouge avec l’action de l’assaillant : il faut donc la valoriser aussi.',
    },
  },
  talks_before_value: {
    concept: 'takeover',
    says: [
      'amiss_negotiate_first & amiss_value_later',
      'amiss_negotiate_first & "first reflex"|"premier réflexe"',
      '"répond"|"reply"|"answer"|"refuse"|"accept"|"negotiate"|"négocie" & "value later"|"valeur plus tard"|"verra la valeur"|"look at value later"|"valuation later"',
    ],
    example: {
      en: 'We negotiate the price first, the valuation comes later.',
      fr: 'Le premier réflexe est de négocier le prix.',
    },
    correction: {
      en: 'First know what the company is worth alone and with synergies; only then talk, or refuse.',
      fr: 'D’abord savoir ce que vaut la société, seule et avec synergies ; ensuite parler ou refuser.',
    },
  },
  holders_need_the_board: {
    concept: 'takeover',
    says: [
      '~amiss_holder_bound & !"hostile bid lets"',
      '"board"|"conseil"|"we"|"on" > misstated_forbids_tender',
    ],
    example: {
      en: 'A large shareholder cannot tender without the board.',
      fr: 'Les actionnaires doivent suivre le conseil.',
    },
    correction: {
      en: 'The board gives its reasoned opinion; each holder decides on his own shares.',
      fr: 'Le conseil donne un avis motivé ; chaque actionnaire décide pour ses titres.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
