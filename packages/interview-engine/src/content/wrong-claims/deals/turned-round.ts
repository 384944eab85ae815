import type { WrongClaim } from '../../types.ts';

/** False statements that turn round who does what in a sale, an offer or a review. */
export const turnedRoundDealClaims = {
  form_of_sale_irrelevant: {
    concept: 'asset_share_deal',
    says: [
      'wrongly_form > ~wrongly_all_one & !"not"|"pas pareil"|"staff"|"salariés"|"but"|"mais"',
      '~deals_asset_purchase|~deals_asset_form & ~deals_share_purchase|~deals_share_form & ~sale_no_difference',
    ],
    example: {
      en: 'Asset deal or share deal makes no difference to the buyer.',
      fr: 'Cession d’actifs ou cession de titres, cela ne change rien.',
    },
    correction: {
      en: 'The form decides which liabilities follow, how it is taxed and what has to be transferred.',
      fr: 'La forme décide des passifs qui suivent, de l’impôt et de ce qu’il faut transférer.',
    },
  },
  shares_moved_piece_by_piece: {
    concept: 'contract_transfer',
    says: [
      'flat_share_way > flat_sign_again & !flat_asset_way|"actifs"|"assets"|"no"|"none"|"aucun"|"rien"|"nothing"|"unless"|"sauf"|"change of control"|"changement de contrôle"|"only if"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      '"share purchase"|"share deal"|"buying the shares"|"achat de titres"|"rachat des titres" > "each client’s signature"|"every client’s signature"|"each client to sign"|"resigner chaque"|"signature de chaque"|"accord de chaque" & !"not"|"pas"|"change of control"|deals_asset_form',
      'deals_share_purchase > sale_contract_noun > sale_one_by_one & !deals_asset_purchase|deals_asset_form|"change of control"',
      'deals_share_purchase > sale_one_by_one & !deals_asset_purchase|deals_asset_form|"change of control"|"pain"|"nightmare"|"otherwise"|"sinon"|"enfer"|"pénible"|"because"|"parce que"|"car"',
    ],
    example: {
      en: 'In a share deal you have to transfer the contracts one by one.',
      fr: 'Dans une cession de titres, il faut transférer les contrats un par un.',
    },
    correction: {
      en: 'The company stays a party to its contracts, so they go along; only change of control clauses matter.',
      fr: 'La société reste partie à ses contrats, ils suivent donc ; seules comptent les clauses de changement de contrôle.',
    },
  },
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
  board_and_expert_silent: {
    concept: 'fairness',
    says: [
      'deals_target_board|~deals_target_board > ~flat_must_be_silent & !"not true"|"faux"|"if"',
      '"foreign"|"étranger"|"étrangère" > "walk in freely"|"come in freely"|"entre librement"|"entrer librement"|"sans contrôle" & !"not"|"cannot"',
      '~deals_target_board > ~offers_stays_silent',
      'deals_expert_noun > ~offers_no_such_thing',
      '~offers_foreign_screen > ~offers_not_there',
      'offers_foreign_buyer > ~offers_free_entry',
      'slip_the_board > ~slip_may_not_speak',
    ],
    example: {
      en: 'The target’s board has no opinion to give.',
      fr: 'Le conseil de la cible n’a pas à se prononcer.',
    },
    correction: {
      en: 'The board gives a reasoned opinion, mostly on the report of an independent expert.',
      fr: 'Le conseil rend un avis motivé, le plus souvent sur le rapport d’un expert indépendant.',
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
  leakage_misread: {
    concept: 'locked_box',
    says: ['terms_leak_word > terms_leak_of_news', 'slip_leakage_word > slip_not_leakage'],
    example: {
      en: 'Leakage means a leak of information to the press.',
      fr: 'Le leakage, c’est une fuite d’informations.',
    },
    correction: {
      en: 'It means value that goes to the seller after the locked-box date, such as a dividend.',
      fr: 'Il s’agit de la valeur qui part au vendeur après la date de locked box, un dividende par exemple.',
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
  clean_team_misread: {
    concept: 'clean_team',
    says: [
      'deals_sealed_team > "made up of"|"composed of"|"consists of"|"composée"|"fait de"|"réunit" > wrongly_sales_people & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no"|"without"|"sans"|"aucun"|"former"|"anciens"',
      'wrongly_clean_only_before & !"not"|"n’est pas"|"never"|"jamais"',
      '"clean team"|"clean teams"|"équipe étanche"|"équipes étanches" > wrongly_sales_people & !"not"|"pas"|"never"|"jamais"|"without"|"sans"|"no"|"aucun"|"keeps"|"kept"|"nor"|"away"|"écart"',
      '"clean team"|"équipe étanche" >> "is the group"|"is the team"|"c’est l’équipe"|"est l’équipe" > "runs"|"run"|"manages"|"gère"|"pilote" & "both"|"together"|"les deux"|"ensemble"',
      'deals_sealed_team > offers_team_runs & !offers_outside_people',
      'slip_sealed > slip_run_jointly & !"without"|"sans"|"not"|"never"|"pas"|"jamais"',
    ],
    example: {
      en: 'A clean team runs the two businesses together.',
      fr: 'La clean team gère les deux sociétés ensemble.',
    },
    correction: {
      en: 'It only analyses sensitive data behind a wall; the firms stay rivals until clearance.',
      fr: 'Elle analyse seulement les données sensibles derrière une cloison ; les sociétés restent rivales jusqu’au feu vert.',
    },
  },
  review_is_formality: {
    concept: 'antitrust',
    says: [
      'flat_review_word > flat_box_ticking & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"anything but"|"tout sauf"',
      '~flat_cannot_forbid & flat_signed_already & !"if"|"si"|"until"|"not true"|"faux"',
      'wrongly_ask_leave|offers_authority|deals_regulator|deals_merger_watchdog & ~wrongly_stamp & !"not a"|"not just"|"n’est pas"|"pas un"|"pas une"|"far from"|"loin"|"but"|"mais"',
      '"review"|"examen"|"accord"|"clearance"|"approval" > "only paperwork"|"just paperwork"|"always goes through"|"always comes"|"arrive toujours"|"passe toujours"|"de la paperasse" & !"not"|"rarely"|"almost"|"presque"',
      '~offers_authority > ~offers_harmless_review',
      '~offers_market_concepts >> ~offers_unimportant',
    ],
    example: {
      en: 'An in-depth review is just a formality.',
      fr: 'L’examen approfondi n’est qu’une formalité.',
    },
    correction: {
      en: 'It can last many months and end in remedies or a prohibition, so it is planned from the start.',
      fr: 'Il peut durer des mois et finir par des remèdes ou une interdiction : il se prépare dès le départ.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
