import type { WrongClaim } from '../../types.ts';

/** False statements on a sale and a bid as they are asserted in ordinary words. */
export const flatlyAssertedDealClaims = {
  vendor_report_suffices: {
    concept: 'due_diligence',
    says: [
      'flat_sellers_report & ~flat_nothing_to_check & !"does not mean"|"ne veut pas dire"|"mistake"|"erreur"|"nobody"|"personne"|"never"|"jamais"',
    ],
    example: {
      en: 'With the vendor’s own report the buyer does not need to check anything himself.',
      fr: 'Comme le vendeur a fait faire un rapport, l’acheteur n’a plus rien à vérifier.',
    },
    correction: {
      en: 'A vendor report saves time, but the buyer still has his own people look at the company.',
      fr: 'Un rapport du vendeur fait gagner du temps, mais l’acheteur mène ses propres contrôles.',
    },
  },
  price_reopens_after_signing: {
    concept: 'spa',
    says: [
      'price > ~flat_reopened & deals_signing_day|flat_after_signed|"signature"|"signing" & !"not"|"pas"|"never"|"jamais"|"before"|"avant"|"cannot"|"no longer"|"plus"|"until"|"unless"|"sauf"',
    ],
    example: {
      en: 'The price in the SPA can still be reopened freely after the signing.',
      fr: 'Après la signature, le prix se renégocie encore librement.',
    },
    correction: {
      en: 'The signed contract binds both sides: the price moves only by the mechanism it lays down.',
      fr: 'Le contrat signé engage les deux parties : le montant ne bouge que par le mécanisme prévu.',
    },
  },
  clearance_means_fair: {
    concept: 'fairness',
    says: [
      'deals_market_supervisor|"visa" > flat_price_vouched_for & !"not"|"pas"|"never"|"jamais"|"nor"|"doesn’t"',
    ],
    example: {
      en: 'If the AMF clears the offer, it means that the price is good.',
      fr: 'Si l’AMF donne son visa, ça veut dire que le prix est bon.',
    },
    correction: {
      en: 'The AMF reviews compliance and information; whether the price is fair is for the independent expert to say.',
      fr: 'L’AMF contrôle la conformité et l’information ; c’est l’expert indépendant qui dit si le prix est équitable.',
    },
  },
  size_eases_clearance: {
    concept: 'antitrust',
    says: [
      'flat_bigger_together > flat_easier_approval & !"less"|"moins"|"not"|"never"|"harder"|"difficile"',
    ],
    example: {
      en: 'The bigger our joint share, the easier the approval.',
      fr: 'Plus on est gros ensemble, plus on a facilement l’accord.',
    },
    correction: {
      en: 'The larger the combined share, the harder the review and the more has to be sold.',
      fr: 'Plus la part cumulée est élevée, plus l’examen est difficile et plus il faut céder.',
    },
  },
  remedies_kill_deal: {
    concept: 'antitrust',
    says: [
      'deals_divest|deals_remedy_noun > flat_deal_is_dead & !"too much"|"too many"|"trop"|"may"|"might"|"peut-être"|"can"|"peut"|"not"|"pas"|"never"|"jamais"|"unless"|"without"|"sans"|"no buyer"|"whether"|"heart"|"cœur"|"wanted"|"voulait"|"voulions"|"intéressait"',
    ],
    example: {
      en: 'If the authority asks for disposals the deal is dead.',
      fr: 'Si l’autorité demande des cessions, l’opération est morte.',
    },
    correction: {
      en: 'Most deals that need disposals go ahead with them: check what is left and whether it is still worth it.',
      fr: 'La plupart des opérations qui appellent des cessions se font : on vérifie que ce qui reste en vaut la peine.',
    },
  },
} as const satisfies Readonly<Record<string, WrongClaim>>;
