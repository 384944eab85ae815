import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the review by the market authority. */
export const offerReviewClaims = {
  amf_has_no_role: {
    concept: 'offer_review',
    says: [
      '~deals_market_supervisor|~"stock market authority"|~"amf" > ~heard_no_say & !"price"|"prix"',
      'deals_market_supervisor > ~heard_supervisor_late & !"result"|"résultat"|"not"|"publishes"|"publie"',
      'heard_opens_offer > heard_without_supervisor & !"cannot"|"can’t"|"not"|"never"|"nobody"|"ne"|"pas"|"jamais"|"impossible"',
      'deals_market_supervisor > -offers_supervises & !offers_price_word',
      '~deals_market_supervisor > ~offers_absent_role',
      'offers_wrong_supervisor > offers_passes_judgement > offers_document',
      'offers_document > offers_passed_by',
    ],
    example: {
      en: 'The AMF does not review the offer.',
      fr: 'L’AMF ne contrôle pas l’offre.',
    },
    correction: {
      en: 'The AMF reviews the offer and gives its clearance before it opens.',
      fr: 'L’AMF examine l’offre et donne son visa avant l’ouverture.',
    },
  },
  amf_sets_the_price: {
    concept: 'offer_review',
    says: [
      'wrongly_supervisor > wrongly_sets_amount & !"not"|"pas"|"never"|"jamais"|"whether"|"si"|"does"|"ne"',
      'deals_market_supervisor > deals_sets_it|"fixes"|"fixe"|"decides"|"décide" > "how much the bidder"|"how much you pay"|"combien l’initiateur"|"combien on paie"|"combien il doit" & !"not"|"pas"|"never"|"jamais"',
      'deals_market_supervisor > deals_sets_it > price',
    ],
    example: { en: 'The AMF sets the price of the offer.', fr: 'L’AMF fixe le prix de l’offre.' },
    correction: {
      en: 'The bidder proposes the price; the AMF reviews whether the offer complies.',
      fr: 'L’initiateur propose le prix ; l’AMF contrôle la conformité de l’offre.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
