import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the SPA. */
export const spaClaims = {
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
  warranties_shield_seller: {
    concept: 'spa',
    says: [
      'flat_warranty_word > flat_covers_seller & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"buyer"|"acheteur pas"|"limit"|"cap"|"plafond"|"insurance"|"assurance"',
      'deals_promises >> "protège"|"protègent"|"protects"|"protect" >> "le vendeur"|"the seller" & !"against the buyer"|"not"|"pas"',
      'buyer >> heard_indemnifies >> seller & heard_hidden_debt|~deals_promises & !"est indemnisé"|"is compensated"|"by the seller"|"par le vendeur"|"contre le vendeur"',
      'buyer >> heard_indemnifies_him & heard_hidden_debt|deals_promises & !"par le vendeur"|"by the seller"',
      'deals_warranties_for_seller & !deals_cap_word|"limits"',
    ],
    example: {
      en: 'The warranties protect the seller against bad surprises.',
      fr: 'La garantie de passif protège le vendeur contre les mauvaises surprises.',
    },
    correction: {
      en: 'The seller gives them and the buyer is the one they protect, within a cap and a time.',
      fr: 'C’est le vendeur qui les donne et l’acheteur qu’elles protègent, dans la limite d’un plafond et d’une durée.',
    },
  },
  clauses_move_nothing: {
    concept: 'spa',
    says: [
      '~flat_no_money_moves & flat_whatever_found & !"unless"|"sauf"|"locked"|"if"|"si"',
      '~wrongly_no_clause_moves & !"not true"|"faux"|"wrong"|"myth"|"think"|"croire"|"croit"',
      '~wrongly_definition_either > ~wrongly_no_change & !"not"|"but"|"mais"',
      '~wrongly_found > ~wrongly_no_change & ~wrongly_contract_price & !"if"|"si"|"but"|"mais"',
      '"retraites"|"pensions"|"pension deficit" > -"debt"|-"dette" > seller|"vendeur" >> "pareil"|"the same"|"autant"|"just as much"',
      'deals_definitions|"definitions"|"définitions" & "lawyers’ jargon"|"legal jargon"|"jargon de juriste"|"jargon juridique"|"affaire de juristes"|"juste du juridique" & !"not just"|"pas que"',
      '~heard_debt_items > ~heard_mere_presentation & !heard_not_mere',
      '~heard_debt_items > ~heard_leaves_price & !heard_not_mere',
      '~deals_sale_contract > ~deals_formality & !"not"|"pas"|"jamais"|"never"|"anything but"|"tout sauf"',
      '~terms_clause > ~terms_no_money & !"on its own"|"à elle seule"|"but"|"mais"',
      '~terms_headline_only',
      'slip_debt_definition > ~slip_is_detail & !deals_euro_for_euro|"not a detail"|"pas un détail"',
    ],
    example: {
      en: 'The legal clauses have no financial effect.',
      fr: 'Les clauses sont purement juridiques.',
    },
    correction: {
      en: 'Definitions, warranties, caps and conditions decide how much the seller finally keeps.',
      fr: 'Définitions, garanties, plafonds et conditions décident de ce que le vendeur garde au final.',
    },
  },
  cap_misread: {
    concept: 'spa',
    says: [
      'terms_cap > terms_minimum & !"time limit"|"durée"|"de minimis"|"seller’s exposure"|"caps and floors"|"caps floors"|"cap and floor"|"a minimum and"|"and a minimum"|"et un minimum"|"minimum per"|"minimum par"',
    ],
    example: {
      en: 'The cap is the minimum the seller has to pay.',
      fr: 'Le plafond est le montant minimum que le vendeur rembourse.',
    },
    correction: {
      en: 'It limits what the seller can have to pay back, so he is the one it shields.',
      fr: 'Il borne ce que le vendeur peut devoir rembourser, c’est donc lui qu’il met à l’abri.',
    },
  },
  seller_free_before_closing: {
    concept: 'spa',
    says: [
      'wrongly_signed_now|terms_between|wrongly_since_date > seller >> wrongly_own_way & !"not"|"pas"|"never"|"jamais"|"cannot"|"interdit"|"nothing"|"rien"|"ne peut"|"plus"',
      'seller > wrongly_may > wrongly_own_way & wrongly_signed_now|terms_between & !"not"|"pas"|"never"|"jamais"|"cannot"|"nothing"|"rien"|"ne peut"|"plus le droit"',
      'seller > "what he wants"|"what he likes"|"what it wants"|"what they want" > deals_until_closing & !"not"|"cannot"',
      'seller > terms_free_hand > deals_until_closing & !"not"|"pas"',
      '~terms_between & seller & ~terms_free_hand',
      'seller > terms_free_hand > terms_between',
    ],
    example: {
      en: 'Between signing and closing the seller runs it as he likes.',
      fr: 'Entre le signing et le closing, le vendeur gère comme il veut.',
    },
    correction: {
      en: 'Interim covenants bind him: ordinary course only, and the buyer’s consent for anything large.',
      fr: 'Des engagements de gestion le lient : cours normal, et l’accord de l’acquéreur pour toute décision importante.',
    },
  },
  signing_is_closing: {
    concept: 'spa',
    says: [
      'flat_just_signed > flat_runs_it & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"until"|"only"|"once the conditions"',
      'deals_closing_noun|"closing" > flat_another_word',
      'flat_at_signature > flat_swap_now & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"only"|"deposit"',
      'wrongly_signature > wrongly_owns & !"not"|"pas"|"never"|"jamais"|"deposit"|"acompte"|"until"|"after"|"only at"|"only when"|"only once"|"que lorsque"|"qu’au closing"|"ne"|"then"|"puis"|"ensuite"|"later"',
      'deals_sale_contract > process_on_closing',
      'deals_signing_noun > "always together"|"toujours lieu ensemble"|"toujours ensemble"|"at the same time, always"',
      'heard_wired_on_signing & !"not"|"pas"|"deposit"|"acompte"|"never"',
      '"au signing"|"at signing"|"à la signature" > "transférés"|"are transferred"|"change hands" > "payé"|"is paid"|"paid"',
      'deals_signing_noun & deals_closing_noun & deals_same_moment & !"if there"|"can happen"|"s’il n’y"|"peuvent"|"sauf"',
      'deals_signing_is_it',
      'deals_at_signing > deals_owns_now',
      'on_signing_day >> passes_over & !"deposit"|"acompte"',
      '~deals_closing_noun >> ~mere_formality & !"not"|"no"|"pas"|"never"',
      'passes_over > on_signing_day',
      'sale_at_signature > sale_ownership_passes & !deals_closing_noun|"deposit"|"acompte"|"after"|"après"|"until"',
      'sale_closing_early > deals_signing_noun',
      '~sale_at_signature > ~sale_all_done & !"not"|"pas"',
      'deals_closing_noun > sale_same_day & !"not"|"pas"|"sometimes"|"parfois"|"can"|"may"|"peut"',
      'process_sign_and_close & deals_same_moment & !"if"|"can"|"may"|"sometimes"|"often"|"si"|"peut"|"parfois"|"souvent"|"not"|"pas"|"quand"|"when"',
    ],
    example: {
      en: 'Signing and closing are the same thing by law, so there is never a gap.',
      fr: 'Le signing et le closing ont lieu toujours au même moment.',
    },
    correction: {
      en: 'At signing the parties commit; at closing, once the conditions are met, price and shares change hands.',
      fr: 'Au signing, les parties s’engagent ; au closing, une fois les conditions levées, le prix et les titres changent de main.',
    },
  },
  contract_after_payment: {
    concept: 'spa',
    says: [
      'wrongly_write_contract > wrongly_after_cash & !"not"|"pas"|"never"|"jamais"|"before"|"avant"',
      'deals_sale_contract|"spa" > "signed at the start"|"signed with the teaser"|"signé au début"|"signé dès le début"|"signé avec le teaser" & !"not"|"pas"|"never"|"jamais"',
      'deals_sale_contract > deals_haggle > deals_after_closing & !"price adjustment"|"ajustement"|"not"',
      '~deals_sale_contract > ~deals_formality',
      'deals_sale_contract|deals_signing_day > after > deals_money_paid & !"later"|"plus tard"|"then"|"puis"|"ensuite"|"weeks"|"months"|"semaines"|"mois"',
      'deals_pay_first & deals_signing_day',
    ],
    example: {
      en: 'The contract is a formality that you sign after the payment.',
      fr: 'Le contrat est une simple formalité qu’on signe après le paiement.',
    },
    correction: {
      en: 'The contract is signed first; the price is paid at closing.',
      fr: 'Le contrat est signé d’abord ; le prix est payé au closing.',
    },
  },
  warranties_without_limit: {
    concept: 'spa',
    says: [
      'wrongly_seller_covers > ~wrongly_endless & !"fraud"|"fraude"|"title"|"not"|"never"|"jamais"|"otherwise"|"sinon"|"without it"',
      '~deals_promises & ~heard_never_capped & !"fraud"|"fraude"|"title"|"almost"|"presque"',
      'deals_promises > deals_unlimited',
      '"warranties"|"garanties"|"garantie de passif"|"guarantees" > "not capped"|"uncapped"|"have no cap"|"without limit"|"ne sont pas plafonnées"|"n’est pas plafonnée"|"sont illimitées"|"sans plafond" & !"rarely"|"rarement"|"fundamental"|"fondamentales"|"titre"|"except"|"sauf"',
    ],
    example: { en: 'The warranties are unlimited.', fr: 'Les garanties sont illimitées.' },
    correction: {
      en: 'Warranties normally come with a cap, a basket and a time limit.',
      fr: 'Les garanties s’accompagnent en général d’un plafond, d’une franchise et d’une durée.',
    },
  },
  warranties_from_buyer: {
    concept: 'spa',
    says: ['deals_promises > deals_given_by_buyer', 'buyer >> sale_gives >> terms_promises'],
    example: {
      en: 'The warranties are given by the buyer.',
      fr: 'Les garanties sont données par l’acheteur.',
    },
    correction: {
      en: 'The seller gives the warranties; the buyer calls on them within a cap and a time limit.',
      fr: 'C’est le vendeur qui donne les garanties ; l’acheteur les appelle dans la limite d’un plafond et d’une durée.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
