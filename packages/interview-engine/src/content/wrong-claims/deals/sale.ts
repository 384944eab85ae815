import type { WrongClaim } from '../../types.ts';

/** False statements on how a sale is run. */
export const saleConductClaims = {
  due_diligence_after_signing: {
    concept: 'due_diligence',
    says: [
      'flat_sees_books > flat_once_his & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"before"|"avant"',
      'flat_checks > flat_after_signed & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"before"|"avant"|"nda"|"confidentialité"|"again"|"encore"',
      'wrongly_check > wrongly_once_owned & !"not"|"pas"|"never"|"jamais"|"before"|"avant"|"again"|"price"|"prix"|"adjust"|"ajuste"|"recompte"|"recount"',
      '~misstated_opens_books & process_only_after_contract & !deals_secrecy_pledge',
      'heard_sees_inside|~heard_sees_inside > heard_once_bought & !"not"|"pas"|"before"|"avant"',
      'heard_audits > heard_comes >> heard_after_the_deal & !deals_secrecy_pledge|"confirmatory"|"confirmatoire"|"also"|"aussi"|"not"|"integration"|"intégration"',
      'heard_does_audits >> heard_after_the_deal & !deals_secrecy_pledge|"not"|"confirmatory"|"confirmatoire"',
      'due_diligence > deals_after_signing',
      'deals_after_signing > deals_starts_word > due_diligence',
      'deals_sign_first > due_diligence & !deals_secrecy_pledge',
      'due_diligence >> deals_starts_word > misstated_between_the_two & !deals_firm_offer|deals_secrecy_pledge|"before"|"avant"|"conditions"|"spa"',
      '-misstated_opens_books > ~misstated_contract_first & !deals_secrecy_pledge|"competitor"|"competitors"|"concurrent"|"concurrents"|"sensitive"|"sensibles"|"all"|"tout"',
      'process_looks_inside > process_once_signed & !deals_secrecy_pledge|"nda"|"before"|"avant"|"confirmatory"|"again"|"not"|"pas"|"déjà"|"already"',
    ],
    example: {
      en: 'The due diligence starts once the SPA is signed.',
      fr: 'La due diligence commence une fois le SPA signé.',
    },
    correction: {
      en: 'Buyers look into the company before they make a binding offer: what they find shapes the price and the contract.',
      fr: 'Les acquéreurs examinent la société avant de remettre une offre ferme : ce qu’ils trouvent fait le prix et le contrat.',
    },
  },
  nothing_until_closing: {
    concept: 'spa',
    says: [
      'deals_signing_noun & deals_closing_noun & ~deals_nothing_happens',
      'deals_until_closing & ~deals_nothing_happens',
    ],
    example: {
      en: 'Between signing and closing nothing happens, it is just the time of the bank transfer.',
      fr: 'Entre le signing et le closing, il ne se passe rien, c’est juste le temps du virement.',
    },
    correction: {
      en: 'Between the two dates the conditions are met: merger control, works council, financing; the seller runs the company within agreed limits.',
      fr: 'Entre les deux dates, on lève les conditions suspensives : concurrence, information des salariés, financement ; le vendeur gère dans des limites convenues.',
    },
  },
  vendor_report_by_buyer: {
    concept: 'due_diligence',
    says: [
      'deals_vendor_report > deals_paid_by_buyer',
      'buyer > deals_orders > deals_vendor_report',
      'deals_vendor_report > buyer > deals_orders & !seller',
      'buyer >> deals_orders > deals_vendor_report',
    ],
    example: {
      en: 'The vendor due diligence is ordered and paid by the buyer.',
      fr: 'La vendor due diligence est commandée et payée par l’acquéreur.',
    },
    correction: {
      en: 'The seller orders and pays the vendor report; the buyer may rely on it.',
      fr: 'Le rapport VDD est commandé et réglé du côté du vendeur ; l’acquéreur peut s’appuyer dessus.',
    },
  },
  targeted_takes_longer: {
    concept: 'auction',
    says: [
      'deals_targeted_process|deals_targeted_word > deals_takes_longer',
      'deals_broad_process > deals_is_quicker',
    ],
    example: {
      en: 'A targeted process takes far longer than a broad auction.',
      fr: 'Un processus ciblé prend beaucoup plus de temps qu’une enchère large.',
    },
    correction: {
      en: 'Fewer buyers mean fewer documents, questions and visits, so it is the quicker way.',
      fr: 'Moins d’acheteurs, c’est moins de documents, de questions et de visites, donc plus rapide.',
    },
  },
  broad_without_risk: {
    concept: 'leak_risk',
    says: [
      '"show"|"montrer"|"open"|"ouvrir"|"donner"|"give" > "competitors"|"concurrents" > "first round"|"premier tour"|"from the start"|"dès le début"|"straight away"|"tout de suite" & !"not"|"never"|"pas"|"jamais"|"danger"|"risk"|"risque"|"mistake"|"erreur"',
      '~leak_risk|~deals_leak_only > -"depend"|-"dépend" > ~deals_panel_size',
      'deals_broad_process > deals_no_risk_at_all',
      'deals_many_buyers & deals_secrecy_pledge & deals_all_covered',
      'deals_many_buyers > deals_nobody_can_tell',
      'slip_direct_rivals & slip_least_risk',
    ],
    example: {
      en: 'A broad auction carries no risk, everything is covered by the NDAs.',
      fr: 'Une enchère large ne présente aucun risque, tout est couvert par les NDA.',
    },
    correction: {
      en: 'The more people are called, the likelier staff, customers and rivals hear of it, whatever they signed.',
      fr: 'Plus on contacte de monde, plus salariés, clients et concurrents risquent de l’apprendre, quels que soient les engagements signés.',
    },
  },
  number_of_bidders_irrelevant: {
    concept: 'auction',
    says: [
      '~wrongly_how_many & ~wrongly_all_one & price|~price|"price"|"prix" & !"discretion"|"secret"',
      '~wrongly_all_one > ~wrongly_how_many & !"secret"',
      'heard_price_is_the_same > "thirty"|"trente"|"many"|"beaucoup"|"fifty"|"cinquante" & !"not"|"pas"',
      '~deals_panel_size > ~deals_has_no_effect',
      '~deals_panel_size > ~lbo_irrelevant_word',
    ],
    example: {
      en: 'The number of bidders has no effect on the price.',
      fr: 'Le nombre de candidats n’a aucun effet sur le prix.',
    },
    correction: {
      en: 'Rival bids are what pushes the price: each bidder pays to beat the next one.',
      fr: 'C’est la concurrence entre offres qui fait monter le prix : chacun paie pour battre le suivant.',
    },
  },
  targeted_always_cheaper: {
    concept: 'auction',
    says: ['deals_targeted_process & deals_always & deals_lower_price'],
    example: {
      en: 'With a targeted process you always leave value on the table.',
      fr: 'Avec un processus ciblé, on perd toujours de la valeur.',
    },
    correction: {
      en: 'A few well-chosen rivals can bid as high as a crowd, with less risk of a leak.',
      fr: 'Quelques rivaux bien choisis peuvent monter aussi haut qu’une foule, avec moins de risque de fuite.',
    },
  },
  exclusivity_at_once: {
    concept: 'auction',
    says: [
      '"after the first round"|"after round one"|"après le premier tour" & deals_exclusive_word & !"not"|"pas"|"never"|"jamais"|"refuse"|"avoid"|"éviter"',
      'deals_exclusive_word > heard_first_comer & !"not"|"never"|"pas"|"jamais"|"avoid"|"éviter"|"lose"|"perd"|"mistake"|"erreur"|"weak"',
      'deals_exclusive_word > deals_at_the_outset',
      'deals_at_the_outset > deals_exclusive_word',
    ],
    example: {
      en: 'I would give exclusivity from the first round to create tension.',
      fr: 'Je donnerais l’exclusivité dès le premier tour pour créer de la tension.',
    },
    correction: {
      en: 'Exclusivity ends the contest, so it comes last and for a short time, against a firm price.',
      fr: 'L’exclusivité met fin à la compétition : on l’accorde à la toute fin, pour peu de temps, contre un prix ferme.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
