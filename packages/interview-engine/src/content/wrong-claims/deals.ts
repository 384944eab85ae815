import type { WrongClaim } from '../types.ts';
import { adviceClaims } from './deals/advice.ts';
import { bidClaims } from './deals/bids.ts';
import { carveOutClaims } from './deals/carve-outs.ts';
import { casesClaims } from './deals/cases.ts';
import { bidsAndDivisionsTurnedRoundClaims } from './deals/bids-and-divisions-turned-round.ts';
import { casesTurnedRoundClaims } from './deals/cases-turned-round.ts';
import { knownDealsTurnedRoundClaims } from './deals/known-deals-turned-round.ts';
import { clearanceClaims } from './deals/clearances.ts';
import { heardMostClaims } from './deals/heard-most.ts';
import { offersClaims } from './deals/offers.ts';
import { saleConductClaims } from './deals/sale.ts';
import { termsClaims } from './deals/terms.ts';
import { flatlyAssertedDealClaims } from './deals/asserted-flatly.ts';
import { turnedRoundDealClaims } from './deals/turned-round.ts';

export const dealsClaims = {
  ...saleConductClaims,
  ...flatlyAssertedDealClaims,
  ...termsClaims,
  ...heardMostClaims,
  ...offersClaims,
  ...casesClaims,
  ...casesTurnedRoundClaims,
  ...bidsAndDivisionsTurnedRoundClaims,
  ...knownDealsTurnedRoundClaims,
  ...adviceClaims,
  ...bidClaims,
  ...carveOutClaims,
  ...clearanceClaims,
  ...turnedRoundDealClaims,
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
  documents_before_secrecy: {
    concept: 'teaser_im',
    says: [
      'deals_info_book|"book"|"memo"|"dossier" > flat_secrecy_later & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      '"envoie d’abord"|"first send"|"send first"|"d’abord"|"first" > deals_info_book > deals_secrecy_pledge > "après"|"ensuite"|"afterwards"|"later" & !deals_teaser_noun|deals_blind_profile|"once"|"une fois"|"after"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'deals_info_book > flat_goes_public & !deals_secrecy_pledge|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"without an nda"',
      'deals_info_book > deals_secrecy_pledge > wrongly_afterwards & !"not"|"never"|"jamais"|"once"|"une fois"|deals_teaser_noun|deals_blind_profile|"d’abord"|"first"',
      '"data room" > "everybody"|"everyone"|"anybody"|"tout le monde"|"à tous" > "before"|"avant" > "sign"|"signing"|"signe"|"signent"|"signer"|"signature" & !"not"|"never"|"pas"|"jamais"|"nobody"|"personne"|"spa"|"they bid"',
      'sale_pledge_after_book > deals_secrecy_pledge & !"not"|"pas"|"never"|"jamais"',
      'deals_info_book >> "first"|"d’abord"|"en premier" > deals_secrecy_pledge & !"after"|"once"|"après"|"une fois"|"not"|"never"|"pas"|"jamais"|deals_blind_profile',
      'deals_info_book > "tout de suite"|"straight away"|"immediately" > deals_secrecy_pledge & !"not"|"pas"|"never"|"jamais"',
      'deals_info_book > sale_to_all > heard_then > deals_secrecy_pledge & !"not"|"pas"|"never"|"jamais"',
      'deals_info_book > deals_before_word > deals_secrecy_pledge',
      'deals_sends_it > deals_info_book > deals_only_then > deals_secrecy_pledge',
      'deals_info_book > deals_before_word > deals_signing_day > deals_secrecy_pledge',
      'deals_sends_it > deals_info_book > deals_then_word > deals_secrecy_pledge',
      'deals_secrecy_pledge >> sale_pledge_after_book',
      'sale_sends_file > deals_info_book & sale_to_all & !deals_secrecy_pledge|deals_blind_profile|sale_drawback',
      'deals_secrecy_pledge > misstated_get_teaser',
      'sale_sends_file > sale_to_all > deals_info_book & !deals_blind_profile|sale_drawback|"after"|"once"|"après"|"une fois"',
    ],
    example: {
      en: 'You send the information memorandum to everybody before the NDA.',
      fr: 'On envoie l’info memo à tout le monde avant le NDA.',
    },
    correction: {
      en: 'Buyers first sign the NDA and only then receive the information memorandum.',
      fr: 'Les acheteurs signent d’abord le NDA, puis reçoivent l’info memo.',
    },
  },
  indicative_offer_binds: {
    concept: 'nbo_bo',
    says: [
      'deals_indicative_offer|"indicative letter"|"letter of intent"|"lettre d’intention"|"offre indicative" > flat_commits_him & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"nothing"|"rien"|"doesn’t"',
      'wrongly_first_round|deals_indicative_offer >> wrongly_firm & !"not"|"pas"|"never"|"jamais"|"second"|"deuxième"|"non-binding"|"without"|"sans"|"nothing"|"rien"|"nobody"|"personne"',
      'heard_first_figure > process_ties_them & !"nothing"|"non"|"rien"|"nobody"|"personne"',
      'deals_indicative_offer > process_mere_label & !"not"|"pas"',
      'heard_first_figure|~heard_first_figure > heard_stuck_with_it & !"not"|"isn’t"|"pas"|"never"',
      'heard_stuck_with_it > heard_first_figure & !"not"|"isn’t"|"pas"|"never"',
      'deals_indicative_offer > "already"|"legally"|"déjà"|"juridiquement" > misstated_commits_them|deals_bound_word & !"nothing"|"rien"|"nobody"|"personne"|"not"|"pas"',
      'deals_indicative_offer > deals_bound_word & !"to nothing"|"à rien"',
      'deals_indicative_offer > deals_is_firm & !"round two"|"second round"|"deuxième tour"|"second tour"|"the second"|"au second"|"au deuxième"|"nobody"|"personne"',
      'deals_indicative_offer > misstated_commits_them & !"firm"|"ferme"|"fermes"|"final"|"second"|"round two"|"deuxième"|"nothing"|"nobody"|"no one"|"rien"|"personne"|"until"|"only"|"seule"|"then"|"puis"',
      'deals_indicative_offer > ~misstated_no_way_back & !"firm"|"ferme"|"fermes"|"final"|"second"|"round two"|"deuxième"|"until"|"then"|"puis"',
    ],
    example: {
      en: 'The indicative offer legally commits the buyer to his price.',
      fr: 'L’offre indicative engage juridiquement l’acheteur sur son prix.',
    },
    correction: {
      en: 'An indicative offer commits nobody: only the offer of the second round does.',
      fr: 'Une offre indicative n’engage personne : seule l’offre ferme du second tour engage.',
    },
  },
  broad_always_best_price: {
    concept: 'auction',
    says: [
      'deals_many_buyers & deals_always & deals_best_price',
      'sale_broad_way|deals_many_buyers > sale_sure_of_price',
    ],
    example: {
      en: 'A broad auction always gets the best price.',
      fr: 'Un processus large donne toujours le meilleur prix.',
    },
    correction: {
      en: 'A broad auction adds bidders, but leaks and fatigue can cost more than it brings.',
      fr: 'Un processus large ajoute des candidats, mais les fuites et la lassitude peuvent coûter plus qu’il n’apporte.',
    },
  },
  nda_stops_leaks: {
    concept: 'leak_risk',
    says: [
      'deals_secrecy_pledge > ~flat_no_danger & !"mean"|"veut dire"|"guarantee"',
      '~wrongly_nobody_talks & ~deals_secrecy_pledge & !"cannot guarantee"|"mean"|"veut dire"|"until"|"still"|"but"|"mais"|"so that"|"pour que"',
      'deals_secrecy_pledge > ~heard_nothing_gets_out & !"not"|"cannot"|"guarantee nothing"|"n’empêche"',
      'deals_secrecy_pledge & deals_prevent & ~deals_leak_only',
      'deals_many_buyers & deals_no_more_risk & ~deals_leak_only',
      'is_enough & deals_secrecy_pledge & ~never_leaks',
      'deals_secrecy_pledge > ~never_leaks',
      'deals_secrecy_pledge > sale_removes_risk',
    ],
    example: {
      en: 'The NDAs prevent any leak anyway.',
      fr: 'Les accords de confidentialité empêchent toute fuite.',
    },
    correction: {
      en: 'An NDA lowers the risk and gives a remedy; the more people know, the more a leak is likely.',
      fr: 'Un accord de confidentialité réduit le risque et ouvre un recours ; plus il y a d’initiés, plus une fuite est probable.',
    },
  },
  targeted_has_no_tension: {
    concept: 'auction',
    says: [
      '"three candidates"|"three bidders"|"four bidders"|"five bidders"|"a few bidders"|"trois candidats"|"quatre candidats"|"cinq candidats"|"quelques candidats"|deals_targeted_process > ~wrongly_no_pressure & !"if"|"si"|"but"|"mais"|"still"|"not that"',
      'deals_few_buyers|deals_targeted_process > ~heard_no_rivalry|~deals_no_tension & !"one"|"seul"|"exclusivity"|"exclusivité"|"but"|"mais"|"not that"|"if"|"si"|"still"',
      'deals_targeted_process & deals_no_tension & !"fait plus de concurrence"',
    ],
    example: {
      en: 'With a targeted process there is no competition at all.',
      fr: 'Avec un processus ciblé, il n’y a aucune tension.',
    },
    correction: {
      en: 'Four or five serious bidders who know they have rivals are enough for tension.',
      fr: 'Quatre ou cinq candidats sérieux, qui savent qu’ils ont des rivaux, suffisent à créer de la tension.',
    },
  },
  share_deal_leaves_past: {
    concept: 'asset_share_deal',
    says: [
      'flat_with_shares > flat_leave_behind & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"assets"|"actifs"|"cannot"|"can’t"',
      '~flat_debts_never_follow & !"assets"|"actifs"|"faux"|"wrong"',
      'flat_share_way > hidden_dirt|deals_burden > flat_stays_with_seller & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|flat_asset_way|"assets"|"actifs"|"machines"|"brand"|"marque"|"whereas"|"alors que"|"unless"|"sauf"|"indemnity"|"garantie"',
      'heard_buys_the_firm|"racheter la société"|"racheter les titres"|"buying the company" > "laisser"|"leave"|"leaves"|"leaving" > hidden_dirt & !"not"|"pas"|"never"|"jamais"|"assets"|"actifs"',
      'heard_buys_the_firm > heard_leaves_lawsuits & !"not"|"pas"|"assets"|"actifs"|"cannot"',
      'heard_buys_the_firm > -heard_owes_for_the_past & !"assets"|"actifs"',
      '~heard_undisclosed > ~heard_stays_with_seller & deals_share_purchase|slip_buys_shares|~slip_buys_shares|"buy shares" & !deals_asset_purchase|deals_asset_form|"warranties"|"garantie"|"don’t stay"|"do not stay"|"doesn’t stay"|"does not stay"|"ne restent"|"ne reste"|"nothing"|"rien"',
      'deals_share_purchase > heard_listed_only & !deals_asset_purchase|deals_asset_form|"also"|"aussi"|"not only"',
      'deals_share_purchase|slip_buys_shares & heard_undisclosed > heard_stays_with_seller & !deals_asset_purchase|deals_asset_form|"warranty"|"warranties"|"garantie"',
      '~heard_undisclosed > heard_stays_with_seller & deals_share_purchase|slip_buys_shares & !deals_asset_purchase|deals_asset_form|"warranties"|"garantie"',
      'deals_share_purchase > deals_leave_behind',
      'deals_share_purchase > -deals_inherit_all|-deals_inherits_word',
      'deals_share_purchase > sale_leaves_old_debts & !deals_asset_purchase|deals_asset_form',
    ],
    example: {
      en: 'With a share deal the buyer leaves the liabilities behind.',
      fr: 'Dans une cession de titres, l’acheteur laisse les passifs chez le vendeur.',
    },
    correction: {
      en: 'Whoever buys the shares takes the company with its whole past, liabilities included.',
      fr: 'Qui achète les titres reprend la société avec tout son passé, passifs compris.',
    },
  },
  asset_deal_takes_past: {
    concept: 'asset_share_deal',
    says: [
      'wrongly_the_assets > wrongly_past_comes & !wrongly_the_shares|"not"|"pas"|"never"|"jamais"|"without"|"sans"|"shares"|"titres"|"no"|"instead"',
      '"acheteur d’actifs"|"asset buyer"|"buys assets"|"achète les actifs"|"buys the assets" > "reprend aussi"|"takes over"|"also takes"|"hérite"|"inherits"|"récupère aussi" & hidden_dirt|deals_burden & !deals_share_form|deals_share_purchase|"not"|"pas"|"only"|"que"',
      'deals_asset_purchase > deals_inherits_word',
      'deals_asset_purchase > sale_takes_on >> sale_old_debts & !deals_share_purchase|deals_share_form|sale_chosen_only',
    ],
    example: {
      en: 'With an asset deal the buyer inherits everything from the past.',
      fr: 'Avec une cession d’actifs, l’acheteur hérite de tout le passé.',
    },
    correction: {
      en: 'Whoever buys assets takes only what the contract lists.',
      fr: 'Qui achète des actifs ne reprend que ce que le contrat énumère.',
    },
  },
  seller_prefers_assets: {
    concept: 'seller_tax',
    says: [
      'deals_seller_wants_assets',
      'seller >> sale_wants >> deals_asset_purchase',
      'deals_asset_purchase >> sale_better_for >> seller',
      'deals_asset_purchase > sale_clean_exit & !deals_share_purchase|deals_share_form',
    ],
    example: {
      en: 'The seller prefers an asset deal.',
      fr: 'Le vendeur préfère une cession d’actifs.',
    },
    correction: {
      en: 'The seller usually prefers to sell the shares: a clean exit and a single tax.',
      fr: 'Le vendeur préfère en général vendre les titres : sortie nette et une seule imposition.',
    },
  },
  contracts_follow_assets: {
    concept: 'contract_transfer',
    says: [
      '~wrongly_the_assets & ~wrongly_contracts > ~wrongly_go_by_themselves & !"not automatically"|"not move"|"not transfer"|"not go"|"not pass"|"not come"|wrongly_the_shares|"not follow"|"ne suivent"|"ne passent"|"never"|"jamais"|"staff"|"salariés"|"shares"|"titres"',
      'deals_asset_purchase > deals_trade_contracts > deals_automatic & !"with consent"|"has to be moved"|"have to be moved"|"must be moved"',
      'deals_asset_purchase > deals_automatic > deals_trade_contracts & !"with consent"|"has to be moved"|"have to be moved"|"must be moved"',
    ],
    example: {
      en: 'In an asset deal the contracts and licences move automatically.',
      fr: 'Dans une cession d’actifs, les licences et tous les contrats passent automatiquement.',
    },
    correction: {
      en: 'When assets are sold, each commercial contract has to be transferred, often with the customer’s consent.',
      fr: 'Quand on cède des actifs, chaque contrat commercial se transfère, souvent avec l’accord du client.',
    },
  },
  mandatory_offer_at_a_third: {
    concept: 'takeover',
    says: [
      'deals_mandatory_word > deals_a_third_of_capital',
      'deals_a_third_of_capital > deals_mandatory_word|deals_compulsory',
      'deals_a_third_of_capital > offers_must_bid & !deals_thirty|"trente"|"formerly"|"autrefois"|"before"|"avant"',
    ],
    example: {
      en: 'The mandatory offer starts at 33% of the capital.',
      fr: 'L’offre obligatoire se déclenche à 33 % du capital.',
    },
    correction: {
      en: 'In France the mandatory offer starts above 30% of the capital or of the votes.',
      fr: 'En France, l’offre est obligatoire au-delà de 30 % du capital ou des droits de vote.',
    },
  },
  squeeze_out_at_ninety_five: {
    concept: 'takeover',
    says: ['deals_squeeze_word > deals_ninety_five', 'deals_ninety_five > deals_squeeze_word'],
    example: {
      en: 'The squeeze-out is possible only from 95%.',
      fr: 'Le retrait obligatoire n’est possible qu’à 95 %.',
    },
    correction: {
      en: 'Since 2019 a squeeze-out is possible from 90% of the capital and votes.',
      fr: 'Depuis 2019, le retrait obligatoire est possible à partir de 90 % du capital et des droits de vote.',
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
  partial_offer_is_enough: {
    concept: 'takeover',
    says: [
      '~deals_thirty & ~flat_rest_not_needed & !"below"|"under"|"sous"|"en dessous"|"until"|"jusqu’à"',
      'wrongly_chosen_holders & !"not choose"|"cannot"|"ne peut"|"can’t"|"no longer"|"plus"|"never"|"jamais"|"below"|"sous"',
      'deals_thirty & deals_only_part',
      'deals_mandatory_word|deals_obliged_bid & deals_only_part & !"below"|"sous"|"not"|"pas"|"more than"|"plus de"|"lapse"|"caduque"|"réussite"|"réussir"|"succès"|"succeed"|"succeeds"',
      '"suffit"|"is enough"|"enough to" > "offre"|"offer"|"bid" > deals_only_part & !"not"|"pas"',
    ],
    example: {
      en: 'Above 30% you may bid for only part of the shares.',
      fr: 'Au-delà de 30 %, vous pouvez viser une partie des titres.',
    },
    correction: {
      en: 'Above 30% the offer must be for all the shares.',
      fr: 'Au-delà de 30 %, l’offre doit viser la totalité des titres.',
    },
  },
  locked_box_price_adjusts: {
    concept: 'locked_box',
    says: [
      'terms_box > price > flat_varies_at_closing & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"completion accounts"|"comptes de closing"|"whereas"|"unlike"',
      'terms_box > flat_settled_late & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no"|"nothing"|"rien"|"completion accounts"|"comptes de closing"|"whereas"|"tandis"|"either"|"soit"|"or"|"ou"|"alors que"',
      'terms_box > wrongly_box_moves & !"not"|"pas"|"never"|"jamais"|"no"|"rien"|"whereas"|"tandis"|"completion accounts"|"comptes de closing"',
      'terms_box & "count"|"recompte"|"recalculate"|"recalcule" > deals_closing_noun|deals_closing_day & !"no"|"never"|"rien"|"without"|"sans"|"not"|"pas"|"whereas"|"completion accounts"|"tandis que"|"comptes de closing"',
      'terms_box > "recomputed"|"worked out again"|"recalculé"|"refait" & deals_closing_noun|"closing balance sheet"|"bilan de closing" & !"no"|"never"|"rien"|"without"|"sans"|"not"|"pas"',
      'terms_box & buyer >> bears_no_risk',
      'terms_box > "c’est un prix"|"is a price"|"means a price" > terms_counted_late',
      'deals_in_locked_box > deals_price_adjusts',
      'terms_box >> price > terms_counted_late & !"fige"|"freezes"|"locks"',
      'terms_box > "where"|"où"|"dont" > terms_counted_late',
      'terms_box >> terms_counted_late',
    ],
    example: {
      en: 'In a locked box the price is adjusted at closing.',
      fr: 'En locked box, le prix est ajusté au closing.',
    },
    correction: {
      en: 'In a locked box the price is fixed on a past balance sheet; the seller only guarantees that no value leaks.',
      fr: 'En locked box, le prix est figé sur un bilan passé ; le vendeur garantit seulement l’absence de fuites de valeur.',
    },
  },
  seller_keeps_locked_box_profit: {
    concept: 'locked_box',
    says: [
      'terms_box > profit|"bénéfices"|"profits"|"résultat" > flat_for_seller & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"buyer"|"acheteur"',
      'deals_price_machinery & deals_seller_bears',
      'deals_in_locked_box & profit & deals_seller_gets',
      'slip_box & slip_stays_with_seller & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'In a locked box the seller keeps the profits until closing.',
      fr: 'En locked box, le vendeur garde les bénéfices jusqu’au closing.',
    },
    correction: {
      en: 'From the locked-box date the results are for the buyer, who may pay interest on the price.',
      fr: 'Depuis la date de locked box, les résultats sont pour l’acheteur, qui peut payer un intérêt sur le prix.',
    },
  },
  completion_accounts_fixed: {
    concept: 'locked_box',
    says: [
      '"completion accounts"|"comptes de closing"|"closing accounts" > flat_fixed_for_good & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"locked box"|"whereas"|"tandis"|"alors que"|"instead"',
      'deals_with_completion_accounts|"comptes à la clôture"|"completion accounts"|"closing accounts" > "prix est figé"|"price is fixed"|"prix est fixé"|"price is frozen" & !"locked"|"not"|"pas"|"unlike"|"whereas"|"alors que"',
      '"completion accounts"|"comptes de closing" > price_is_fixed',
      'deals_with_completion_accounts > deals_price_is_fixed',
    ],
    example: {
      en: 'With completion accounts the price is fixed at signing.',
      fr: 'Avec des comptes de closing, le prix est fixé à la signature.',
    },
    correction: {
      en: 'With completion accounts the price is estimated first and trued up on the balance sheet at closing.',
      fr: 'Les comptes de closing ajustent après coup un prix estimé à la signature.',
    },
  },
  warranties_without_limit: {
    concept: 'spa',
    says: [
      'wrongly_seller_covers > ~wrongly_endless & !"fraud"|"fraude"|"title"|"not"|"never"|"jamais"|"otherwise"|"sinon"|"without it"',
      '~deals_promises & ~heard_never_capped & !"fraud"|"fraude"|"title"|"almost"|"presque"',
      'deals_promises > deals_unlimited',
    ],
    example: { en: 'The warranties are unlimited.', fr: 'Les garanties sont illimitées.' },
    correction: {
      en: 'Warranties normally come with a cap, a basket and a time limit.',
      fr: 'Les garanties s’accompagnent en général d’un plafond, d’une franchise et d’une durée.',
    },
  },
  mac_for_any_reason: {
    concept: 'mac',
    says: [
      'flat_small_trouble > flat_invoke_mac & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"isn’t"|"enough to worry"',
      'flat_invoke_mac > flat_small_trouble & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'buyer|~buyer > flat_drops_freely|~flat_drops_freely & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"before signing"|"avant de signer"|"non-binding"|"indicative"|"can’t"|"unless"|"sauf"|"until"|"first round"',
      'wrongly_small_dip > wrongly_gets_out & !"not"|"pas"|"never"|"jamais"|"isn’t"|"no"',
      '"invoke"|"invokes"|"invoque"|"invoquer" > "mac" & "share price falls"|"share price drops"|"action baisse"|"cours baisse"|"marché baisse"|"market falls" & !"not"|"pas"|"never"|"jamais"',
      '"action baisse"|"cours baisse"|"share price falls" > "invoque"|"invokes" > "mac" & !"not"|"pas"|"never"|"jamais"',
      'heard_market_drop > heard_can_trigger > deals_mac_noun|"mac" & !"not"|"pas"',
      'deals_mac_noun|"mac" > heard_can_trigger|"triggered"|"joue"|"invoked" > deals_any_reason & !"not"|"pas"',
      'cases_refusal > cases_counts_as > mac|"material adverse change"',
      'deals_material_change|deals_walk_away & deals_any_reason',
      'deals_material_change|deals_mac_noun > deals_easily_word',
      'authority_refusal > amounts_to > mac|deals_mac_noun',
      '"mac" > "prévue pour"|"covers"|"meant for"|"made for"|"lets the buyer"|"invoke"|"invoquer"|"couvre"|"permet" > "refus"|"refusal"|"regulator"|"authority"|"autorité"|"régulateur"|"antitrust"|"ban" & !"not"|"pas"|"never"|"jamais"|"ne couvre"',
      '"invoke"|"invoquer"|"use"|"utiliser" >> "mac" > "refus"|"refusal"|"regulator"|"authority"|"autorité"|"régulateur" & !"not"|"pas"|"never"|"jamais"',
      'deals_mac_noun & terms_market_dip & !terms_left_out',
    ],
    example: {
      en: 'With the MAC the buyer walks away after one bad quarter.',
      fr: 'Avec la clause MAC, l’acheteur se retire après un mauvais trimestre.',
    },
    correction: {
      en: 'A MAC clause needs a serious and lasting deterioration, and courts rarely accept it.',
      fr: 'Une clause MAC suppose une dégradation grave et durable, et les tribunaux l’admettent rarement.',
    },
  },
  behavioural_remedies_preferred: {
    concept: 'antitrust',
    says: [
      'flat_promise_behaviour > flat_liked_best & !"never"|"jamais"|"rather a sale"|"disposal"',
      '"authority"|"authorities"|"autorité"|"autorités"|"brussels"|"bruxelles"|"commission" >> "prefer"|"prefers"|"préfère"|"préfèrent" >> flat_promise_behaviour',
      'wrongly_behave > wrongly_favoured & !"not"|"never"|"jamais"',
      'deals_regulator|deals_merger_watchdog & deals_prefers_behaviour',
    ],
    example: {
      en: 'The authorities prefer behavioural remedies.',
      fr: 'Les autorités préfèrent les remèdes comportementaux.',
    },
    correction: {
      en: 'In mergers the authorities favour structural remedies: a sale needs no monitoring.',
      fr: 'En concentration, les autorités privilégient les remèdes structurels : une cession ne demande pas de surveillance.',
    },
  },
  integrate_before_clearance: {
    concept: 'clean_team',
    says: [
      'flat_sales_teams > flat_work_together > flat_meanwhile & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"gun jumping"|"illegal"',
      'flat_sales_teams > flat_meanwhile > flat_work_together & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'deals_can_word > flat_joint_prices > flat_before_decision & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"can’t"|"illegal"|"interdit"|"peut pas"',
      'heard_both_firms > heard_under_review & !"not"|"cannot"|"pas"|"never"|"jamais"',
      'cases_waiting & cases_joint_prices & !deals_sealed_team',
      'deals_integrate_now > deals_before_word > deals_clearance',
      'deals_integrate_now & deals_meanwhile',
      'deals_during_review & deals_integrate_now',
      'deals_after_signing > deals_integrate_now & !deals_sealed_team',
      'deals_can_word > runs_things >> commerce > hand_in_hand & !"after closing"|"after clearance"|"après le closing"|"once cleared"',
    ],
    example: {
      en: 'We can start integrating the two companies before clearance.',
      fr: 'On peut commencer à intégrer les deux sociétés avant l’autorisation.',
    },
    correction: {
      en: 'Until clearance the two companies remain competitors: integration is prepared by clean teams only.',
      fr: 'Jusqu’à l’autorisation, les deux sociétés restent concurrentes : seules des équipes étanches préparent l’intégration.',
    },
  },
  wait_for_the_authority: {
    concept: 'antitrust',
    says: [
      '~"do nothing"|~"on ne fait rien"|~"nothing to do"|~"rien à faire" > ~"until"|~"tant que"|~"before"|~"avant" > ~deals_regulator|"brussels"|"bruxelles" & !"cannot"|"must not"|"integration"|"intégration"',
      'deals_just_wait & !"le reste"|"the rest"',
    ],
    example: {
      en: 'There is nothing to do but wait for the decision.',
      fr: 'Il suffit d’attendre la décision de l’autorité.',
    },
    correction: {
      en: 'Remedies, their buyer and the timetable are prepared from the first day.',
      fr: 'Les remèdes, leur repreneur et le calendrier se préparent dès le premier jour.',
    },
  },
  shares_cost_nothing: {
    concept: 'financing_mix',
    says: [
      'counter_in_shares & -"dilute"|-"dilués"|-"dilution"|-"dilutive" & !"trop"|"too"|"much"|"sans"|"without"|"less"|"moins"|"plutôt"|"rather"|"earnings"|"bpa"',
      'deals_in_shares > deals_free_of_charge',
      'deals_paper_word > deals_free_of_charge',
    ],
    example: { en: 'Paying in shares costs nothing.', fr: 'Payer en actions ne coûte rien.' },
    correction: {
      en: 'Shares are the dearest currency when the synergies come: part of them goes to the new holders.',
      fr: 'Les actions sont la monnaie la plus chère quand les synergies arrivent : les nouveaux actionnaires en prennent leur part.',
    },
  },
  all_synergies_to_seller: {
    concept: 'syn_vs_premium',
    says: [
      '"totalité des synergies"|"toutes les synergies"|"all the synergies"|"all of the synergies" > seller & ~"on y gagne"|~"still win"|~"still gain"|~"quand même" & !"not"|"pas"|"never"|"jamais"',
      'market_hands_away > market_every_synergy > seller & !"if"|"si"|"nothing"|"rien"|"destroy"',
      'deals_all_synergies & deals_extra_paid|deals_give_away|pay & deals_create_value',
    ],
    example: {
      en: 'We can pay all the synergies in the premium and still create value.',
      fr: 'On peut verser toutes les synergies dans la prime et créer de la valeur.',
    },
    correction: {
      en: 'If the premium equals the value of the synergies, nothing is left for the acquirer.',
      fr: 'Si la prime égale la valeur des synergies, il ne reste rien à l’acquéreur.',
    },
  },
  multiple_of_sales_is_cheap: {
    concept: 'ev_ebitda',
    says: [
      'deals_sales_multiple > "c’est peu"|"is a low multiple"|"is low"|"is not much"|"c’est donné"|"c’est pas cher"|"c’est faible" & !"if"|"si"|"margin"|"marge"',
      'deals_sales_multiple > deals_cheap',
    ],
    example: {
      en: 'Four times sales is cheap.',
      fr: 'Quatre fois le chiffre d’affaires, c’est bon marché.',
    },
    correction: {
      en: 'A multiple of sales says nothing without the margin: look at what it makes in EBITDA.',
      fr: 'Un multiple de chiffre d’affaires ne dit rien sans la marge : regardez ce qu’il fait en EBITDA.',
    },
  },
  only_a_full_sale: {
    concept: 'liquidity_options',
    says: [
      '~"tout vendre ou rien"|~"it s all or nothing"|~"it is all or nothing"|~"c’est tout ou rien" & !"not all or nothing"|"pas tout ou rien"|"n’est pas"|"is not"|"need not"|"not have to"',
      'cases_only_way & cases_all_of_it',
      'deals_only_way & ~deals_sell_whole',
      '~slip_need_to_sell_half',
    ],
    example: {
      en: 'The only way to get cash is to sell the whole company.',
      fr: 'La seule solution, c’est de vendre l’entreprise.',
    },
    correction: {
      en: 'A minority stake, a dividend paid by debt, a listing or an owner buy-out all bring cash without a full sale.',
      fr: 'Une part minoritaire, un dividende par dette, la bourse ou un owner buy-out apportent du cash et laissent le contrôle.',
    },
  },
  holding_debt_not_deducted: {
    concept: 'leverage',
    says: ['debt & deals_not_deduct & deals_buy_out_route|sell'],
    example: {
      en: 'As the debt sits in the holding you do not deduct it at exit.',
      fr: 'Comme la dette est portée par la holding, on n’a pas à l’enlever à la sortie.',
    },
    correction: {
      en: 'The debt of the holding is repaid before the shareholders: it comes off the exit value.',
      fr: 'La dette de la holding passe avant les actionnaires : elle vient en moins de la valeur de sortie.',
    },
  },
  minority_sale_loses_control: {
    concept: 'ownership',
    says: [
      'astray_minority_in > ~astray_lost_control & !"keep"|"keeps"|"garde"|"gardent"|"without"|"sans"|"not mean"|"more than half"|"unless"|"sauf"|"if"|"si"|"seventy"|"soixante-dix"',
      'market_let_a_fund_in > ~market_lose_command & !"keep"|"gardez"|"without"|"sans"|"not mean"|"ne veut pas"|"more than half"|"majority"|"majorité"',

      'sell > market_small_slice > market_lose_command & !"not"|"pas"|"without"|"sans"',

      'market_let_a_fund_in & market_small_slice > market_lose_command',
      'market_small_slice > market_let_a_fund_in > market_lose_command',
      'deals_minority_route > deals_lose_control & !"keep"|"garde"',
      'market_minority_in > market_loses_control & !"keep"|"garde"',
    ],
    example: {
      en: 'By selling a minority stake the family loses control.',
      fr: 'En cédant une part minoritaire, la famille perd le contrôle.',
    },
    correction: {
      en: 'With a minority investor the family keeps the votes; the shareholders’ agreement sets the vetoes.',
      fr: 'Avec un investisseur minoritaire, la famille garde les votes ; le pacte d’actionnaires fixe les vetos.',
    },
  },
  dividend_by_debt_is_free: {
    concept: 'leverage',
    says: ['cases_payout > cases_without_debt', 'deals_dividend_route > deals_free_of_charge'],
    example: {
      en: 'A dividend recap is free for the family.',
      fr: 'Un dividende financé par la dette est gratuit pour la famille.',
    },
    correction: {
      en: 'A dividend paid by debt must be repaid by the company, which has less room in a bad year.',
      fr: 'Un dividende financé par emprunt, la société le rembourse, avec moins de marge en cas de mauvaise année.',
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
  paper_is_cash: {
    concept: 'exchange_ratio',
    says: [
      'deals_paper_word & deals_same_as_cash',
      'deals_paper_word & cash & deals_makes_no_odds',
    ],
    example: {
      en: 'Being paid in shares is the same as cash.',
      fr: 'Être payé en titres, c’est comme du cash.',
    },
    correction: {
      en: 'Shares are worth what the bidder is worth after the deal: their value has to be examined like our own.',
      fr: 'Des titres valent ce que vaudra l’assaillant après l’opération : leur valeur s’examine comme la nôtre.',
    },
  },
  premium_means_fair: {
    concept: 'fairness',
    says: [
      'deals_premium_noun > ~astray_fair_surely & !"not"|"pas besoin d’être"|"n’est pas"|"ne rend pas"|"does not"',
      '~astray_no_expert & ~deals_premium_noun|~astray_fair_surely|~"price"|~"prix"',
      'astray_right_price > because_word|"since"|"as"|"puisque"|"vu que" > astray_high_premium & !"not"|"pas"',
      'astray_high_premium > "so"|"donc"|"therefore" > astray_right_price & !"not"|"pas"',
      '"premium"|"prime" > "has to be fair"|"must be fair"|"is therefore fair"|"so it is fair"|"so the offer is fair"|"so the price is fair"|"donc c’est juste"|"forcément équitable"|"forcément juste"|"donc équitable" & !"not"|"pas"|"never"',
      'premium & deals_always & deals_fair_word',
      'premium > deals_proves > deals_fair_word & !proves_nothing',
      'slip_right_by_vote & slip_price_right & !"dit si"|"says if"|"says whether"|"tells you whether"|"dire si"',
      'slip_after_synergies',
    ],
    example: {
      en: 'A premium over the market means the offer is fair.',
      fr: 'Une prime sur le cours prouve que l’offre est équitable.',
    },
    correction: {
      en: 'A premium says nothing by itself: what counts is the value on a stand-alone basis and the synergies.',
      fr: 'Une prime ne dit rien seule : il faut la comparer à la valeur intrinsèque et aux synergies.',
    },
  },
  net_debt_added_in_carve_out: {
    concept: 'ev_ebitda',
    says: [
      'astray_adds > net_debt > astray_to_get > astray_equity_words & !"not"|"pas"|"never"|"jamais"',
      'deals_adds_debt_phrase > ev > "value of the shares"|"equity"|"actions"|"titres"|"fonds propres" & !"not"|"pas"',
      'ev > deals_plus_word > net_debt',
      'ev > deals_adds_debt_phrase',
    ],
    example: {
      en: 'From the enterprise value you add net debt to get the value of the shares.',
      fr: 'À la valeur d’entreprise, on ajoute la dette nette pour trouver la valeur des titres.',
    },
    correction: {
      en: 'From enterprise value to the value of the shares, net debt is subtracted.',
      fr: 'De la valeur d’entreprise à la valeur des titres, la dette nette se soustrait.',
    },
  },
  reported_ebitda_as_is: {
    concept: 'normalise',
    says: [
      '"keep"|"garde"|"gardes"|"conserve" > deals_group_charges > "as they are"|"telles quelles"|"tels quels" & !"not"|"pas"|"never"',
      'deals_use_it > deals_reported_number > deals_as_is',
      'deals_use_it > deals_reported_number & deals_as_is',
      'deals_use_it > ebitda > deals_as_is',
      '"leave"|"laisse"|"laisser" > deals_group_charges > "as they are"|"telles quelles"|"tels quels" & !"not"|"pas"|"never"',
    ],
    example: {
      en: 'I take the reported EBITDA as it stands.',
      fr: 'Je prends l’EBITDA publié tel quel.',
    },
    correction: {
      en: 'The reported EBITDA has to be rebuilt as if the division stood alone.',
      fr: 'L’EBITDA publié se reconstruit comme si la division vivait seule.',
    },
  },
  group_charges_vanish: {
    concept: 'normalise',
    says: [
      '~deals_group_charges & ~strays_nothing_back & !"mistake"|"erreur"|"cannot"',
      'deals_group_charges > "évaporent"|"évapore"|"evaporate"|"evaporates"|"melt away" & !"not"|"pas"',

      '"ajoute"|"rajoute"|"add back"|"add" > "rien à la place"|"nothing in its place"|"nothing in their place"|"nothing to replace"',
      '"nothing replaces them"|"nothing to replace them"|"rien ne les remplace"|"plus de coûts de siège"|"no head office costs to bear"',
      'deals_group_charges & deals_vanish & cases_pure_gain',
      '~"charges"|~"costs"|~"frais"|~"coûts" & ~deals_vanish & ~nothing_replaces',
      'deals_group_charges & ~nothing_replaces',
      '~amiss_group_charges > ~amiss_gone & ~amiss_nothing_instead & !amiss_replaced',
      'amiss_group_charges & "so we add them all back"|"add them all back"|"on les rajoute toutes"|"rajoute tout" & !amiss_replaced',
      'amiss_group_charges|deals_group_charges > "disappear"|"vanish"|"disparaissent"|"go away" > "sale"|"vente"|"cession"|"closing" & !amiss_replaced',
      'deals_group_charges > ~misstated_pure_gain & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'The group charges simply disappear with the sale.',
      fr: 'Les frais de groupe disparaissent tout simplement avec la cession.',
    },
    correction: {
      en: 'The group charges are replaced by the division’s own costs, which are often higher.',
      fr: 'Les frais de groupe sont remplacés par des coûts propres, souvent plus élevés.',
    },
  },
  separation_costs_recur: {
    concept: 'separation_costs',
    says: [
      'cases_separation > cases_kept_in & !amiss_one_off',
      'deals_separation_noun > deals_comes_each_year & !"non"|"not"',
    ],
    example: {
      en: 'The separation costs come back every year.',
      fr: 'Les coûts de séparation reviennent chaque année.',
    },
    correction: {
      en: 'Separation costs are paid once: they come off the price, not off EBITDA.',
      fr: 'Les coûts de séparation se paient une fois : ils viennent en moins du prix, pas de l’EBITDA.',
    },
  },
  condition_lifts_itself: {
    concept: 'mac',
    says: ['deals_condition_noun > deals_lifts > deals_by_itself'],
    example: {
      en: 'A condition precedent is lifted automatically after a month.',
      fr: 'Une condition suspensive se lève toute seule au bout d’un mois.',
    },
    correction: {
      en: 'A condition precedent is lifted by the approval itself; without it nobody has to close.',
      fr: 'Une condition suspensive n’est levée que par l’accord de l’autorité ; sans lui, personne n’est tenu au closing.',
    },
  },
  regulators_alone_to_blame: {
    concept: 'antitrust',
    says: [
      '~astray_unforeseeable & !"tout sauf"|"anything but"|"not unforeseeable"|"pas imprévisible"|"n’était pas imprévisible"|"not true"|"faux"',
      '~"luck"|~"lottery"|~"loterie"|~"hasard"|~"coin toss" & ~"prepare"|~"préparer"|~"anticiper"|~"foresee" & deals_regulator|strays_review|antitrust & !"not luck"|"pas une loterie"|"pas du hasard"|"not a lottery"',
      'cases_nothing_possible',
      'deals_regulators_noun & deals_powerless',
      'deals_regulators_noun >> "the only ones to blame"|"only ones to blame"|"seuls fautifs"|"seuls responsables"',
      '"only"|"entirely"|"uniquement"|"entièrement" > "regulators’ fault"|"fault of the regulators"|"faute des régulateurs"|"faute du régulateur" & !"not"|"pas"',
    ],
    example: {
      en: 'It is the regulators’ fault, the companies could do nothing.',
      fr: 'C’est la faute des régulateurs, les entreprises ne pouvaient rien y faire.',
    },
    correction: {
      en: 'Both sides can foresee an objection: they test the market definition, prepare remedies and share the risk in the contract.',
      fr: 'Une objection se prévoit : on teste la définition du marché, on prépare des remèdes et on partage le risque dans le contrat.',
    },
  },
  seller_pays_reverse_fee: {
    concept: 'mac',
    says: [
      '"reverse break fee"|"reverse fee"|"reverse termination fee"|"indemnité inversée"|"indemnité de rupture inversée" > flat_seller_pays & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'flat_seller_pays > flat_fee_word > flat_authority_refuses & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|buyer',
      'flat_authority_refuses > flat_seller_pays > flat_fee_word & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|buyer',
      '~if_it_is_refused|"refuse"|"blocks"|"refuses" > deals_paid_by_seller > deals_compensation|"indemnité"|"fee"|"penalty" & !"not"|"pas"|"never"|"jamais"',
      '"refuse"|"blocks"|"refuses"|"blocked" > "target owes"|"target pays"|"cible doit"|"cible verse"|"seller owes" & !"not"|"pas"|"never"|"jamais"',
      'deals_reverse_fee & deals_paid_by_seller',
      'deals_reverse_fee > terms_favours >> buyer & !seller',
      'slip_fee_reverse > slip_target_pays & !"not"|"pas"|"never"|"jamais"',
      'misstated_target_pays & "refuses"|"refuse"|"says no"|"blocks"|"fails"|"dit non"|"bloque"|"interdit"|"échoue"|"refus" & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'The reverse break fee is paid by the seller.',
      fr: 'L’indemnité inversée est payée par le vendeur.',
    },
    correction: {
      en: 'A reverse break fee goes from the buyer to the seller when the buyer cannot close.',
      fr: 'Une indemnité inversée va de l’acheteur au vendeur quand l’acheteur ne peut pas conclure.',
    },
  },
  microsoft_paid_in_shares: {
    concept: 'deal_facts',
    says: ['deals_microsoft_name & deals_in_shares'],
    example: {
      en: 'Microsoft paid for Activision in shares.',
      fr: 'Microsoft a payé Activision en actions.',
    },
    correction: {
      en: 'Microsoft paid for Activision in cash, at 95 dollars per share.',
      fr: 'Microsoft a payé Activision en numéraire, 95 dollars par action.',
    },
  },
  tiffany_price_raised: {
    concept: 'deal_facts',
    says: [
      '"lvmh" > deals_raised_its_price & !"not"|"pas"',
      'deals_tiffany_name & deals_raised_its_price',
    ],
    example: {
      en: 'LVMH raised its price for Tiffany.',
      fr: 'LVMH a relevé son offre sur Tiffany.',
    },
    correction: {
      en: 'LVMH cut its price for Tiffany from 135 to 131.50 dollars per share.',
      fr: 'LVMH a réduit son prix pour Tiffany de 135 à 131,50 dollars par action.',
    },
  },
  suez_agreed_from_the_start: {
    concept: 'deal_facts',
    says: [
      '"suez"|"veolia" & "agreed from day one"|"d’accord dès"|"sans bataille"|"without a fight"|"agreed straight away"|"agreed from the first" & !"not"|"pas"|"never"',
      'deals_suez_name & deals_friendly_at_once & !"aurait"|"auraient"|"would have"|"could have"|"should have"|"if"|"si"',
      'deals_suez_name & "d’accord"|"agreed"|"favorable" > "dès le départ"|"dès le début"|"from the start"|"from day one" & !"pas"|"not"|"never"|"jamais"|"if"|"si"',
    ],
    example: {
      en: 'Veolia’s offer for Suez was friendly from the start.',
      fr: 'L’offre de Veolia sur Suez était amicale dès le départ.',
    },
    correction: {
      en: 'Suez fought Veolia’s offer for months before the agreement of April 2021 at 20.50 euros.',
      fr: 'Suez s’est opposé à Veolia pendant des mois, avant l’accord d’avril 2021 à 20,50 euros.',
    },
  },
  vmware_all_cash: {
    concept: 'deal_facts',
    says: ['deals_vmware_name & deals_wholly_in_cash'],
    example: {
      en: 'Broadcom bought VMware entirely in cash.',
      fr: 'Broadcom a racheté VMware entièrement en numéraire.',
    },
    correction: {
      en: 'Broadcom offered a choice of cash or shares for VMware, half of each overall.',
      fr: 'Broadcom a proposé au choix du numéraire ou des titres pour VMware, moitié-moitié au total.',
    },
  },
  pioneer_paid_in_cash: {
    concept: 'deal_facts',
    says: ['deals_pioneer_name & deals_paid_in_cash'],
    example: { en: 'Exxon paid for Pioneer in cash.', fr: 'Exxon a payé Pioneer en numéraire.' },
    correction: {
      en: 'Exxon paid for Pioneer with its own shares, 2.3234 of them for each.',
      fr: 'Exxon a payé Pioneer avec ses propres titres, 2,3234 pour une.',
    },
  },
  figma_completed: {
    concept: 'deal_facts',
    says: [
      'deals_figma_name & "finally closed"|"eventually closed"|"fini par se faire"|"finalement été bouclée"|"went through in the end"|"closed in the end" & !"not"|"never"|"pas"',
      'deals_figma_name & deals_deal_completed',
      'deals_figma_name & ~deals_known_deal_cleared',
      '"december 2023"|"décembre 2023" & deals_deal_completed & !deals_never_closed|"dropped"|"announced"|"annoncé"',
    ],
    example: {
      en: 'The purchase of Figma by Adobe was completed in 2023.',
      fr: 'Le rachat de Figma par Adobe a été bouclé en 2023.',
    },
    correction: {
      en: 'Adobe and Figma gave up in December 2023, and Adobe paid a fee of one billion dollars.',
      fr: 'Adobe et Figma ont renoncé en décembre 2023, et Adobe a versé une indemnité d’un milliard de dollars.',
    },
  },
  credit_suisse_premium: {
    concept: 'deal_facts',
    says: ['deals_credit_suisse_name & deals_paid_a_premium'],
    example: {
      en: 'UBS bought Credit Suisse at a premium.',
      fr: 'UBS a racheté Credit Suisse avec une prime.',
    },
    correction: {
      en: 'UBS paid 0.76 franc for each Credit Suisse share, far below the last price.',
      fr: 'UBS a payé 0,76 franc par action Credit Suisse, bien en dessous du dernier cours.',
    },
  },
  fox_news_bought: {
    concept: 'deal_facts',
    says: ['deals_fox_name & deals_fox_news_too'],
    example: {
      en: 'Disney bought all of Fox, including Fox News.',
      fr: 'Disney a racheté toute la Fox, y compris Fox News.',
    },
    correction: {
      en: 'Disney bought the film and television assets; Fox News went to a separate company.',
      fr: 'Disney a racheté les actifs de cinéma et de télévision ; Fox News est allée dans une société à part.',
    },
  },
  stellantis_plant_closures: {
    concept: 'deal_facts',
    says: ['deals_stellantis_name & deals_close_plants'],
    example: {
      en: 'The synergies of PSA and Fiat Chrysler came from plant closures.',
      fr: 'Les synergies de Stellantis reposaient sur des fermetures d’usines.',
    },
    correction: {
      en: 'PSA and FCA announced over five billion euros of annual synergies, from platforms and purchasing.',
      fr: 'PSA et FCA ont annoncé plus de cinq milliards d’euros de synergies annuelles, sur les plateformes et les achats.',
    },
  },
  monsanto_paid_in_shares: {
    concept: 'deal_facts',
    says: ['deals_monsanto_name & deals_in_shares & !"share deal"|"bought the shares"'],
    example: { en: 'Bayer paid for Monsanto in shares.', fr: 'Bayer a payé Monsanto en actions.' },
    correction: {
      en: 'Bayer paid for Monsanto in cash, at 128 dollars per share.',
      fr: 'Bayer a payé Monsanto en numéraire, 128 dollars par action.',
    },
  },
  genzyme_paid_in_shares: {
    concept: 'deal_facts',
    says: ['deals_genzyme_name & deals_in_shares'],
    example: { en: 'Sanofi paid for Genzyme in stock.', fr: 'Sanofi a payé Genzyme en titres.' },
    correction: {
      en: 'Sanofi paid 74 dollars in cash for each Genzyme share, plus a contingent value right.',
      fr: 'Sanofi a payé 74 dollars en numéraire par action Genzyme, plus un certificat de valeur conditionnelle.',
    },
  },
  twitter_price_cut: {
    concept: 'deal_facts',
    says: ['deals_twitter_name & deals_got_a_lower_price'],
    example: {
      en: 'Musk got a lower price for Twitter in the end.',
      fr: 'Musk a obtenu un prix plus bas pour Twitter.',
    },
    correction: {
      en: 'Musk closed at the signed price of 54.20 dollars per share.',
      fr: 'Musk a conclu au prix signé de 54,20 dollars par action.',
    },
  },
  binding_offers_first: {
    concept: 'nbo_bo',
    says: [
      'flat_round_one > flat_binding_word > flat_last_round & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"non-binding"',
      'flat_binding_word > flat_last_round > flat_loose_word & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'deals_firm_offer > flat_before_seeing & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|deals_loose_noun|"indicative"|"impossible"|"no"',
      'wrongly_first_round > wrongly_firm & !"not"|"pas"|"never"|"jamais"|"second"|"deuxième"|"non-binding"|"nothing"|"rien"|"nobody"|"personne"',
      '"skip"|"saute"|"sauter" > deals_loose_noun|"indicative offers"|"offres indicatives" & !"not"|"pas"|"never"|"jamais"|"if"|"si"',
      'deals_firm_offer > "withdrawn freely"|"be withdrawn"|"se retire librement"|"retirée librement"|"rétractée" & !"not"|"pas"|"never"|"jamais"',
      'deals_at_the_outset >> "offre ferme"|"offres fermes"|"firm offer"|"firm offers"|"binding offer"|"binding offers" & !"not"|"pas"|deals_exclusive_word',
      'process_turned_into >> "offre indicative"|"indicative offer"',
      'deals_firm_offer > process_turned_into > deals_loose_noun|"offre indicative"|"indicative offer"|"indicative bid"|"indicative one"',
      '~heard_first_round > ~heard_no_use & !"not"|"pas"|"without"|"sans"',
      'deals_firm_noun > deals_come_first & !sale_loose_come_first',
      'deals_firm_noun > deals_then_only > deals_loose_noun',
      'deals_drop_back > deals_loose_noun & !"buyers come back"|"bidders come back"|"they come back"',
      'deals_after_only > due_diligence > deals_loose_noun',
      'deals_loose_noun > sale_after_the_room & !"fermes"|"final offers"|"firm"|"then"|"followed"|"puis"|"ensuite"|"first"|"d’abord"|"before"|"avant"',
      'sale_opens_room > sale_room_before_loose',
      'due_diligence > sale_room_before_loose & !deals_vendor_report|seller|"light"|"limited"|"légère"',
      'slip_first_offers > slip_come_after > slip_late_stage & !"fermes"|"firm"|"binding"',
      'deals_firm_noun >> process_at_the_start > deals_loose_noun|"offre indicative"|"indicative one"|"indicative offer" & !"come later"|"ensuite"|"before"|"avant"|"not"|"pas"',
      'process_starts_with >> deals_firm_noun > process_ends_with',
      'process_ends_with >> deals_loose_noun|"offre indicative"|"indicative offer" & !process_first_stage|"not"|"pas"',
    ],
    example: {
      en: 'The binding offers come first and the indicative ones later.',
      fr: 'Les offres fermes arrivent en premier, les indicatives à la fin.',
    },
    correction: {
      en: 'Indicative offers open the process; binding ones follow once the data room has been read.',
      fr: 'Les offres indicatives ouvrent le processus ; les engageantes suivent, une fois la data room lue.',
    },
  },
  approvals_after_closing: {
    concept: 'mac',
    says: [
      'flat_approvals > flat_asked_for > flat_too_late & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"before"|"avant"',
      'deals_merger_watchdog|"competition authority"|"autorité de la concurrence" > flat_looks_at_it > flat_once_moved & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"before"|"avant"|"until"',
      'wrongly_ask_leave > wrongly_taken_over & !"not"|"pas"|"never"|"jamais"|"before"|"avant"|"cannot"|"ne peut"|"fine"|"amende"|"until"',
      '~"transfère les titres"|~"transfer the shares"|~"closing"|~"close" > -"condition"|-"condition précédente" & deals_regulator|"autorisation"|"clearance"|"approval"|"autorité"|"authority" & !"if"|"si"|"only"',
      '"autorisation"|"clearance"|"approval" > "n’a pas à être une condition"|"pas besoin d’être une condition"|"need not be a condition"|"does not have to be a condition"|"doesn’t have to be a condition"|"shouldn’t be a condition"',
      '"close"|"boucler"|"closer"|"conclure" > "then sort"|"settle"|"deal with"|"régler" > deals_regulator|"brussels"|"bruxelles"|"competition"|"concurrence" > "later"|"afterwards"|"ensuite"|"après" & !"not"|"pas"|"never"|"jamais"',
      'deals_merger_watchdog|"concurrence"|"competition" & deals_clearance|"ask"|"demande" > deals_after_closing & !"not"|"pas"|"never"|"jamais"',
      'cases_closed_first & cases_files & cases_afterwards',
      'deals_approvals > deals_sorted_word > deals_after_closing',
      '~deals_clearance|~antitrust > ~deals_clearance_formality',
      '~deals_merger_watchdog & ~deals_clearance_formality',
      'offers_may_close > offers_before_ruling & !offers_at_fault',
      'offers_closes_first & offers_review_word & offers_later|"before"|"avant" & !offers_at_fault',
      'deals_approvals > sale_obtained > sale_before_signing',
      'slip_close_now > ~slip_clear_later & !"cannot"|"not close"|"peut pas"|"ne peut"',
      'offers_may_close >> misstated_meanwhile & !"cannot"|"never"|"illegal"|"gun jumping"|"jamais"|"interdit"|"amende"|"if there"|"sauf"',
      'offers_authority|deals_regulator|deals_merger_watchdog > misstated_looks_later',
    ],
    example: {
      en: 'The regulators and the conditions get sorted out after closing.',
      fr: 'Les autorisations s’obtiennent après le closing.',
    },
    correction: {
      en: 'Approvals come between signing and closing; without them nobody has to close.',
      fr: 'Les autorisations s’obtiennent entre le signing et le closing ; sans elles, personne n’est tenu de conclure.',
    },
  },
  teaser_names_company: {
    concept: 'teaser_im',
    says: [
      'flat_name_on_teaser|~flat_name_on_teaser & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no name"|"sans"|"without"|"after"|"après"',
      'deals_teaser_noun|"teaser"|~deals_teaser_noun > ~flat_carries_name & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"without"|"sans"|"after"|"après"|"until"|"only"|"nowhere"|"nulle"',
      'wrongly_first_paper|deals_teaser_noun > wrongly_shows_name & !"not"|"pas"|"never"|"jamais"|"without"|"sans"|"after"|"après"|"until"',
      'deals_names_it & "front page"|"first page"|"cover"|"première page"|"couverture" & !"not"|"pas"|"never"|"sans"',
      'deals_teaser_noun > deals_names_it',
      'deals_teaser_noun > sale_after_pledge & !"hold back"|"holds back"|"data"|"données"|"garde"|"name"|"nom"|"anonymous"|"anonyme"|deals_info_book|"then"|"puis"',
    ],
    example: {
      en: 'The teaser gives the name of the company.',
      fr: 'Le teaser donne le nom de la société.',
    },
    correction: {
      en: 'A teaser is anonymous: the name comes only after the NDA.',
      fr: 'Un teaser est anonyme : le nom ne vient qu’après le NDA.',
    },
  },
  more_bidders_lower_price: {
    concept: 'auction',
    says: [
      'flat_rivals_word > flat_offers_down & !"not"|"never"|"jamais"|"faux"|"without"',
      'flat_more_invited > flat_bids_fall & !"not"|"jamais"|"never"|"faux"|"wrong"',
      '"plus il y a d’acheteurs"|"plus on a d’acheteurs"|"the more buyers"|"the more bidders" > "baisse"|"moins cher"|"lower"|"falls"|"drops" & !"not"|"pas"|"never"|"jamais"',
      'strays_second_buyer|case_second_bidder > astray_price_down & !"without"|"sans"|"if"|"si"|"not"|"pas"|"leaves"|"part"',
      'wrongly_make_them_race >> wrongly_pulls_down & !"not"|"never"|"jamais"|"one left"|"un seul"|"dropout"|"leak"|"fuite"|"fear"|"if"|"si"',
      'strays_second_buyer > strays_price_down & !"not"|"pas"|"without"|"sans"',
      'strays_several_bidders > strays_price_down & !"fewer"|"moins"|"not"|"pas"|"without"|"sans"',
      'misstated_bids_higher > misstated_fewer_bidders & !"but"|"mais"|"unless"|"sauf"',
      'deals_many_buyers > misstated_bids_lazily & !deals_few_buyers|misstated_fewer_bidders|deals_targeted_process|deals_one_to_one|"not"|"pas"|"never"|"jamais"|"nobody"|"personne"',

      'heard_scared_off > "less"|"moins"|"lower" & !"not"|"pas"',
      'deals_many_buyers > deals_pushed_down',
      'deals_rival_subject > deals_pushed_down',
      'misstated_fewer_bidders > misstated_bids_higher & !deals_many_buyers|"but"|"mais"|"not"|"pas"',
    ],
    example: {
      en: 'The more bidders there are, the less they pay.',
      fr: 'Plus il y a de candidats, moins ils paient.',
    },
    correction: {
      en: 'More bidders push the price up; what speaks against many of them is the leak.',
      fr: 'Plus de candidats poussent le prix vers le haut ; ce qui plaide contre, c’est la fuite.',
    },
  },
  nda_signed_last: {
    concept: 'teaser_im',
    says: [
      'deals_secrecy_pledge > deals_signed_late',
      'deals_info_book > deals_without_pledge',
      'deals_secrecy_pledge > sale_pledge_after_book & !"before"|"avant"',
      '~sale_pledge_needless',
    ],
    example: {
      en: 'The NDA is signed at the end, on the day of the sale.',
      fr: 'L’accord de confidentialité se signe à la fin, le jour de la vente.',
    },
    correction: {
      en: 'The NDA is signed before the memorandum and before any name.',
      fr: 'L’accord de confidentialité précède le mémorandum et tout nom.',
    },
  },
  broad_is_more_secret: {
    concept: 'leak_risk',
    says: [
      'flat_more_invited > flat_better_kept & !"not"|"never"|"faux"|"wrong"',
      'wrongly_many_told > wrongly_secret_safer & !"not"|"pas"|"less"|"fewer"',
      '"broad"|"ouverte"|"large"|"enchère" > "the quieter"|"quieter of"|"quietest"|"more discreet"|"plus discret"|"plus discrète"|"la plus discrète"|"nobody notices"|"personne ne remarque" & !"less"|"moins"|"not"|"pas"|"targeted"|"ciblé"',
      'deals_many_buyers|"plus on contacte"|"more you contact" > "easier to keep"|"facile à garder"|"mieux gardé"|"better kept" & !"not"|"pas"|"never"|"jamais"|"less"|"moins"',
      'heard_easier > heard_keep_secret_many & !"not"|"pas"|"than among fifty"|"qu’à cinquante"|"que à cinquante"|"five than"',
      'sale_discretion > "so i"|"i’d"|"i would"|"recommend"|"je ferais"|"je recommande"|"donc"|"j’irais" > sale_broad_way & !sale_drawback|"out"|"exclu"|"écarte"|"avoid"|"éviter"|"rule"|"wrong"|"but"|"mais"|"not"|"pas"|"less"|"moins"|"rather"|"plutôt"|"targeted"|"ciblé"',
      '"recommend"|"i’d"|"i would"|"je ferais"|"je recommande" > sale_broad_way > "since"|"because"|"puisque"|"parce que"|"car" > sale_discretion & !sale_drawback|"not"|"pas"|"unless"|"rather"|"plutôt"',
      'leak_risk|deals_leak_only > heard_greater >> heard_with_few & !heard_than_with_few',
      'deals_many_buyers|deals_thirty > ~heard_lost_in_the_crowd & !"few"|"if"|"si"',
      'sale_broad_way|deals_many_buyers > heard_as_quiet & !"not"|"pas"|"targeted"|"ciblé"',
      'deals_many_buyers > deals_more_secret',
      'sale_broad_way|deals_many_buyers >> sale_keeps_secret',
      '~sale_discretion & sale_contacts >> sale_many_count & !sale_drawback',
      'deals_sends_it|sale_sends_file > sale_many_count & sale_discretion & !sale_drawback|deals_blind_profile',
      'sale_targeted_way >> sale_leaks_more',
      'deals_many_buyers > sale_keeps_secret & !"harder"|"difficult"|"difficile"|deals_few_buyers|deals_targeted_word|"less"|"moins"',
      'deals_many_buyers > "mieux le secret"|"better the secret"|"mieux c’est gardé" & !"moins"|"fewer"|"less"',
    ],
    example: {
      en: 'A broad auction is more discreet.',
      fr: 'Un processus large est plus discret.',
    },
    correction: {
      en: 'Each additional buyer is one more mouth: a broad auction leaks sooner.',
      fr: 'Chaque acheteur de plus est une bouche de plus : un processus large fuite plus tôt.',
    },
  },
  leak_is_harmless: {
    concept: 'leak_risk',
    says: [
      'flat_rumours|~flat_rumours > ~flat_no_harm & !"if"|"si"|"think"|"croire"|"price"|"prix"',
      'deals_those_hurt > ~flat_dont_care & !"if"|"si"|"believe"|"think"|"croire"',
      'wrongly_tell_staff & ~wrongly_nobody_talks|"at once"|"day one"|"dès le début" & !"not"|"pas"|"never"|"jamais"|"if"|"si"|"leaks"|"after"|"après"|"press"|"presse"|"article"|"once"',
      'deals_leak > "free advertising"|"free publicity"|"publicité gratuite"|"coup de pub"|"good publicity"|"bonne publicité" & !"not"|"pas"',
      '~deals_leak|~deals_learns > ~process_not_serious & !"thinking"|"croire"',
      'heard_news_out > heard_good_for_trade & !"not"|"pas"',
      '~deals_leak_only > ~heard_harms_nobody & !"if"|"si"|"with"|"not that"|"pas que"|"but"|"mais"',
      'deals_leak_only > misstated_leak_helps & !"but"|"mais"|"not"|"pas"',
      'deals_those_hurt >> heard_glad_of_a_sale & !"once"|"after"|"if we"|"plan"|"une fois"|"après"',
      '~sale_discretion > -"matter"|-"matters"|-"importance"|~lbo_irrelevant_word & !"only"|"as much"|"autant"',
      'deals_leak_only > deals_harmless',
      'deals_leak_only >> misstated_leak_helps & !"but"|"mais"|"not"|"pas"',
      '~deals_leak_only & ~deals_those_hurt >> ~misstated_unmoved & !"si"|"so that"|"pour que"|"without"|"sans"',
    ],
    example: {
      en: 'A leak has no consequence for the company.',
      fr: 'Une fuite est sans conséquence pour l’entreprise.',
    },
    correction: {
      en: 'A leak worries staff and customers, and competitors use it.',
      fr: 'Une fuite inquiète salariés et clients, et les concurrents en profitent.',
    },
  },
  buyer_prefers_shares: {
    concept: 'asset_share_deal',
    says: [
      'deals_buyer_wants_shares & !"même l’acheteur"|"even the buyer"|"autorisations"|"licences"|"permits"',
      'buyer >> sale_wants >> deals_share_purchase & !"it to"|"them to"',
      'deals_share_purchase >> sale_better_for >> buyer',
      'buyer >> sale_wants >> "the shares"|"les titres"|"les actions" & !deals_asset_form|"even"|"même"|"if"|"si"|"when"|"quand"|seller|"licences"|"permits"|"contracts"|"contrats"|"autorisations"|"losses"|"déficits"',
    ],
    example: {
      en: 'The buyer prefers a share deal.',
      fr: 'L’acheteur préfère une cession de titres.',
    },
    correction: {
      en: 'The buyer usually leans to assets: he chooses them, leaves old debts and depreciates the price.',
      fr: 'L’acheteur penche en général pour les actifs : il les choisit, laisse les vieux passifs et amortit le prix.',
    },
  },
  share_deal_steps_up: {
    concept: 'asset_share_deal',
    says: [
      'heard_basis_rises > heard_buys_the_firm & !"not"|"pas"|"assets"|"actifs"',
      'deals_share_purchase > deals_allows > deals_step_up & !"no step up"|"pas de step up"',
      'deals_asset_purchase > -deals_step_up',
      'deals_share_purchase > buyer > deals_step_up & !"no step up"|"pas de step up"',
      'sale_new_basis > sale_comes_with >> deals_share_purchase',
      'deals_share_purchase >> sale_gives > sale_new_basis & !"no step up"|"pas de step up"|deals_asset_purchase|deals_asset_form',
      'slip_tax_step & slip_buys_shares & !"no"|"not"|"only"|"pas"|"sans"|"instead"|"aucune"|"seulement"|"asset deal"|"cession d’actifs"',
    ],
    example: {
      en: 'A share deal gives the buyer a tax step-up.',
      fr: 'L’achat de titres permet de réévaluer les actifs et d’amortir le prix.',
    },
    correction: {
      en: 'Only buying the assets resets their tax value; with shares the old values go on.',
      fr: 'Seul l’achat des actifs remet à neuf leur valeur fiscale ; avec les titres, les anciennes valeurs continuent.',
    },
  },
  staff_stay_with_seller: {
    concept: 'contract_transfer',
    says: [
      'flat_asset_way > ~flat_choose_staff & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"does"|"but"|"mais"|"can’t"',
      'flat_asset_way > flat_staff_gone & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'wrongly_the_assets > wrongly_staff > wrongly_left_there & !"not"|"never"|"jamais"|"cannot"|"ne peut"|"interdit"|"debts"|"dettes"',
      'deals_staff_stays',
    ],
    example: {
      en: 'In an asset deal the employees stay with the seller.',
      fr: 'Dans une cession d’actifs, les salariés restent chez le vendeur.',
    },
    correction: {
      en: 'Staff attached to a business that is sold usually move with it by law.',
      fr: 'Les salariés attachés à l’activité cédée passent en général de droit à l’acquéreur.',
    },
  },
  no_consent_for_contracts: {
    concept: 'contract_transfer',
    says: [
      'flat_asset_way|"buy the assets" > flat_counterparty > ~flat_no_say & !"share"|"titres"',
      '~"don’t need anyone’s consent"|~"pas besoin de l’accord" & ~deals_asset_purchase|~deals_asset_form & !"employees"|"salariés"|"sauf"|"except"|"shares"|"titres"',
      'deals_asset_purchase|deals_asset_form & deals_trade_contracts > deals_no_consent & !"moved"|"landlord"|"sauf"|"except"|"apart from"|"contrats de travail"',
      'deals_asset_purchase|deals_asset_form & ~deals_no_consent & !"agree"|"accord"|"don’t move"|"do not move"|"sauf"|"except"|"employees"|"salariés"|"contrats de travail"',
    ],
    example: {
      en: 'In an asset deal the contracts move without asking anyone.',
      fr: 'Dans une cession d’actifs, les contrats passent sans l’accord de personne.',
    },
    correction: {
      en: 'When assets are sold, customers and landlords often have to agree to the transfer.',
      fr: 'Quand on cède des actifs, clients et bailleurs doivent souvent accepter le transfert.',
    },
  },
  tax_layers_reversed: {
    concept: 'seller_tax',
    says: [
      'flat_sells_shares > flat_taxed_twice & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"assets"|"actifs"|"rather than"|"avoid"|"éviter"',
      'deals_asset_form|"actifs"|"assets" > "société ne paie rien"|"company pays nothing"|"pays no tax"|"ne paie pas d’impôt"|"actionnaire qui encaisse"|"straight to the shareholder" & !"share deal"|"titres"',
      'deals_share_purchase > deals_taxed_twice',
      'deals_asset_purchase > deals_taxed_once',
    ],
    example: {
      en: 'With a share deal the seller is taxed twice.',
      fr: 'Avec une cession de titres, le vendeur est imposé deux fois.',
    },
    correction: {
      en: 'Selling the shares is taxed a single time; selling the assets can be taxed in the company and again on distribution.',
      fr: 'La cession des titres est taxée une fois ; celle des actifs peut l’être dans la société, puis à la distribution.',
    },
  },
  no_offer_threshold: {
    concept: 'takeover',
    says: [
      'wrongly_to_half > ~wrongly_unasked & !"not"|"never"|"jamais"|"cannot"|"ne pouvez"|"thirty"|"trente"',
      'wrongly_past_the_line > ~wrongly_may_stop & !"not that"|"squeeze"|"retrait"',
      'cases_no_offer & !deals_market_supervisor|"opens"|"open"|"ouvre"|"ouvrir"|"project"|"projet"',
      '~strays_no_bid_due & ~strays_eighty & !"below"|"sous"|"moins de"',
      'deals_no_threshold',
      '~no_bid_duty & !deals_thirty|"below"|"under"',
      'half_or_more & ~without_an_offer & !deals_thirty|-deals_can_word',
    ],
    example: {
      en: 'There is no threshold: you can buy as much as you like.',
      fr: 'Il n’y a aucun seuil, vous montez tranquillement.',
    },
    correction: {
      en: 'Above 30% of the capital or the votes the buyer has to bid for all the shares.',
      fr: 'Au-delà de 30 % du capital ou des votes, l’acheteur doit viser tous les titres.',
    },
  },
  minorities_never_out: {
    concept: 'takeover',
    says: [
      '"shareholder"|"shareholders"|"actionnaire"|"actionnaires"|"minority"|"minorities"|"minoritaires"|"holder" > flat_keeps_forever & !"below"|"under"|"unless"|"sous"|"sauf"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      '"minority"|"small holders"|"petits actionnaires"|"minoritaires" > "stay as long"|"rester autant"|"stay forever"|"rester toujours"|"rester éternellement" & !"below"|"under"|"sous"|"en dessous"|"not"|"pas"|"until"',
      '~"minority"|~"minorities"|~"minoritaires" > heard_stay_for_ever & !"not"|"pas"|"cannot"|"until"',
      '~heard_all_of_it & ~heard_last_ones_safe & !"below"|"under"|"unless"|"sous"|"sauf"|"ninety"|"90"',
      'deals_nobody_out',
    ],
    example: {
      en: 'The last minorities can never be forced out.',
      fr: 'Les derniers minoritaires, personne ne peut les forcer à vendre.',
    },
    correction: {
      en: 'From 90% the bidder can squeeze out the rest.',
      fr: 'À partir de 90 %, l’initiateur peut mettre en œuvre un retrait obligatoire.',
    },
  },
  offer_threshold_misplaced: {
    concept: 'takeover',
    says: [
      'flat_compulsory_bid > flat_wrong_trigger & !deals_thirty|"premium"|"prime"|"squeeze"|"lapse"|"caduque"|"caducité"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'flat_trigger_word > flat_compulsory_bid > flat_wrong_trigger & !deals_thirty|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'flat_out_they_go > flat_wrong_squeeze & !deals_ninety|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      '~flat_no_duty & deals_other_threshold & !deals_thirty|"below thirty"',
      'flat_only_above > deals_other_threshold > deals_obliged_bid|deals_bid_for_all & !deals_thirty|"squeeze"|"control"|"contrôle"',
      'deals_bid_for_all > "qu’une fois"|"que lorsque"|"only once"|"only when" > deals_other_threshold & !deals_thirty|"lapse"|"lapses"|"caduque"|"succeed"|"réussit"',
      'flat_allies > ~flat_not_counted & !"if"|"si"|"mistake"|"erreur"',
      'flat_not_counted|~flat_not_counted & flat_allies & "threshold"|"seuil"',
      'deals_thirty > flat_force_minorities & !deals_ninety|"offer"|"offre"|"bid"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'astray_must_bid > astray_not_thirty & !deals_thirty|"trente"|offers_squeeze|"retrait"|"squeeze"|"lapses"|"caduque"|"caducité"|"not"|"pas"|"force"',
      'astray_not_thirty > astray_must_bid & !deals_thirty|"trente"|offers_squeeze|"retrait"|"squeeze"|"lapses"|"caduque"|"caducité"|"not"|"pas"|"force"',
      'astray_below_ninety > "he can"|"they can"|"il peut"|"peut"|"can"|"may" > astray_force_out & !deals_ninety|"quatre-vingt-dix"|"90"|"ninety"|"cannot"|"not"|"ne peut"|"pas"|"bid"',
      'astray_force_out > "from"|"at"|"with"|"once"|"above"|"dès"|"à partir"|"avec"|"au-dessus" > astray_below_ninety & !deals_ninety|"quatre-vingt-dix"|"90"|"ninety"|"cannot"|"not"|"pas"',
      '"forty"|"45"|"40"|"quarante" > heard_free_of_duty|"no obligation"|"aucune obligation"|"encore aucune" & !deals_thirty|"trente"|"lend"',
      '~heard_under_half > ~heard_free_of_duty & !deals_thirty|"trente"|"not true"|"faux"',
      '~heard_free_of_duty > ~heard_under_half & !deals_thirty|"trente"|"not true"|"faux"',

      'heard_just_below_half > ~heard_no_bid & !"not"|"cannot"|"can’t"|"ne peut"|"pas"',
      'heard_no_bid > heard_just_below_half & !"not"|"cannot"|"pas"',
      '~heard_cannot_be_made_to > heard_until|~heard_until > ~half_or_more & !deals_thirty|"trente"',
      '~heard_concert & ~heard_only_your_own & !"not"|"also"|"aussi"',
      'deals_from_word > deals_other_threshold > deals_obliged_bid',
      'deals_obliged_bid > deals_from_word > deals_other_threshold & !"caduque"|"caducité"|"lapses"|"lapse"|"réussite"',
      'deals_squeeze_word > deals_squeeze_low & !deals_ninety',
      'deals_mandatory_word > deals_from_word > deals_other_threshold & !"caducité"|"caduque"|"réussir"|"réussite"|"succès"|"lapses"|"succeed"|"success"|deals_thirty|"retrait obligatoire"|"squeeze"',
      'deals_squeeze_low > deals_squeeze_word & !deals_ninety',
      'offers_must_bid > offers_wrong_level & !deals_thirty|offers_squeeze',
      'offers_wrong_level > offers_must_bid & !deals_thirty|offers_squeeze',
      'offers_squeeze > offers_squeeze_wrong & !deals_ninety',
      'offers_squeeze_wrong > offers_squeeze & !deals_ninety',
      'offers_wrong_level > "bid"|"offer"|"offre"|"opa" > "mandatory"|"compulsory"|"obligatoire" & !deals_thirty|offers_squeeze|"lapses"|"caducité"|"caduque"|"succeed"|"réussir"',
    ],
    example: {
      en: 'The mandatory offer starts at fifty percent.',
      fr: 'L’offre obligatoire ne joue qu’à partir de cinquante pour cent.',
    },
    correction: {
      en: 'The threshold is thirty percent for the mandatory offer and ninety for the squeeze-out.',
      fr: 'Le seuil est de trente pour cent pour l’offre obligatoire, de quatre-vingt-dix pour le retrait.',
    },
  },
  mandatory_at_any_price: {
    concept: 'takeover',
    says: [
      'wrongly_bid_word > wrongly_below_paid & !"not"|"cannot"|"ne peut"|"never"|"jamais"|"pas"|"voluntary"|"volontaire"|"no"',
      'price|"price"|"prix" > heard_up_to_bidder & !"not"|"pas"|"voluntary"|"volontaire"',
      'heard_free_choice > heard_number_or_price & !"voluntary"|"volontaire"|"below"|"sous"|"not"|"pas"|"cash"',
      'heard_own_price & "seuil"|"threshold"|"offer"|"offre"|"bid" & !"voluntary"|"volontaire"|"not"|"pas"|"below"|"sous"|"cannot"',
      'deals_obliged_bid|deals_bid_for_all > deals_any_price',
      'offers_must_bid & offers_price_free',
      'offers_price_free & deals_bid_for_all',
    ],
    example: {
      en: 'You must bid, but at any price you like.',
      fr: 'Vous devez lancer une offre, mais à n’importe quel prix.',
    },
    correction: {
      en: 'A mandatory offer is at least at the highest price paid over the last twelve months.',
      fr: 'Une offre obligatoire se fait au moins au plus haut payé sur douze mois.',
    },
  },
  fairness_for_bidder: {
    concept: 'fairness',
    says: [
      '"initiateur"|"bidder"|"acquéreur"|"acquirer" > "choisit et paie l’expert"|"paie l’expert"|"choisit l’expert"|"hires the independent expert"|"hires the expert"|"picks the expert"|"pays the expert"|"nomme l’expert"|"appoints the expert" & !"not"|"n’est pas"|"never"|"jamais"',
      'deals_outside_expert|fairness|"expert" > ~"surpaie"|"overpaying"|"overpay"|"équitable pour lui"|"fair for him"|"fair to the bidder" & buyer|"initiateur"|"lui"|"him"|"bidder" & !"shareholders"|"actionnaires"|"minoritaires"|"minority"|"holders"',
      'deals_expert_noun > deals_for_bidder',
      'amiss_fairness > amiss_bidder_asks & !amiss_not_bidders',
      'deals_expert_noun > offers_by_bidder',
      'buyer >> offers_names_expert >> deals_expert_noun',
      'deals_expert_noun > offers_decides_price',
    ],
    example: {
      en: 'The expert is paid by the acquirer to say that the price is good for him.',
      fr: 'L’expert est payé par l’acquéreur pour dire que le prix est bon pour lui.',
    },
    correction: {
      en: 'The independent expert is appointed by the target: he tells its shareholders whether the price is fair to them.',
      fr: 'L’expert indépendant est nommé par la cible : il dit à ses actionnaires si le prix est équitable pour eux.',
    },
  },
  price_mechanisms_swapped: {
    concept: 'locked_box',
    says: [
      'terms_box > "where"|"où"|"dont" > misstated_redone & !"rather"|"plutôt"|"instead"|"without"|"sans"|"no"|"rien"|"nothing"|"whereas"|"tandis que"|misstated_set_at_signing',
      'terms_box > "where"|"où" >> misstated_redone & !"sans"|"without"|"rien"|"nothing"',

      'deals_box_recounts',
      'deals_accounts_freeze & !"final number"|"final price"|"final"',
      'terms_box >> misstated_redone & !"rather"|"plutôt"|"instead"|"without"|"sans"|"no"|"avoid"|"rien"|"nothing"',
      'misstated_completion >> ~misstated_set_at_signing & !"estimated"|"provisional"|"provisoire"',
      'misstated_completion > "where"|"où"|"dont" > ~misstated_set_at_signing & !"estimated"|"provisional"|"provisoire"',
    ],
    example: {
      en: 'With a locked box you recount at closing, whereas completion accounts freeze the price.',
      fr: 'En locked box on recompte au closing, les comptes de closing figent le prix.',
    },
    correction: {
      en: 'A locked box freezes the price on a past balance sheet; completion accounts are drawn up at closing and the price is trued up.',
      fr: 'La locked box fige le prix sur un bilan passé ; les comptes de closing s’arrêtent au closing et le prix est ajusté.',
    },
  },
  mac_protects_seller: {
    concept: 'mac',
    says: [
      '"mac" > "seller can walk"|"seller walks"|"vendeur peut partir"|"vendeur peut sortir"|"vendeur de sortir"|"seller walk away"|"lets the seller" & !"not"|"pas"|"never"|"jamais"',
      'deals_mac_noun > deals_for_seller',
    ],
    example: {
      en: 'A MAC clause protects the seller and lets him raise the price.',
      fr: 'La clause MAC protège le vendeur.',
    },
    correction: {
      en: 'A MAC clause lets the buyer leave if the business deteriorates badly before closing.',
      fr: 'La clause MAC permet à l’acheteur de partir si l’activité se dégrade gravement avant le closing.',
    },
  },
  exit_needs_no_clause: {
    concept: 'mac',
    says: [
      '~wrongly_exits > ~wrongly_dropped & !"cannot"|"mistake"|"erreur"|"never"|"jamais"|"who"|"without"|"sans"',
      '~wrongly_dropped > ~wrongly_exits & !"cannot"|"mistake"|"erreur"|"never"|"jamais"|"who"|"without"|"sans"|"handshake is"',
      'process_lapses_free & ~heard_says_no|~if_it_is_refused|"fails"|"échoue"|"collapses"|deals_signing_day|deals_sale_contract & !"unless"|"sauf"|"not"|"pas"',
      '~"contract"|~"contrat"|~"spa" & ~process_nothing_to_write & !"except"|"sauf"|"mistake"|"erreur"',
    ],
    example: {
      en: 'A signed deal simply lapses at no cost if clearance fails, so the contract needs no clause for it.',
      fr: 'Si l’autorité dit non, le contrat tombe tout seul, pas besoin de le prévoir dans le contrat.',
    },
    correction: {
      en: 'A signed contract binds: only a condition, a long-stop date and a fee say who may leave and who pays.',
      fr: 'Un contrat signé engage : ce sont la condition, la date butoir et l’indemnité qui disent qui peut partir et qui paie.',
    },
  },
  buyer_bound_whatever: {
    concept: 'mac',
    says: [
      'flat_even_if_refused > flat_must_complete & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"fee"|"indemnité"|"hell"',
      '~wrongly_refused > ~wrongly_still_bound & !"fee"|"indemnité"|"hell"|"not"|"pas"|"n’est"|"unless"|"sauf"|"without a"|"sans condition"|"sans clause"',
      'heard_says_no|if_it_is_refused > heard_go_through & !"fee"|"indemnité"|"hell"|"is not"|"unless"|"sauf"',
      '~heard_nobody > ~heard_gets_out > ~"between signing and closing"|~"entre signing et closing"|~"entre le signing et le closing"|~"avant le closing"|~"before closing" & !"unless"|"sauf"|"except"|"without"|"sans"',
      'heard_says_no|~heard_says_no & heard_go_through & !"fee"|"indemnité"|"hell"|"not"|"pas"',
      'deals_long_stop > heard_tied_still & !"not"|"pas"',
      '~heard_nobody_gets_out & heard_even_so|~heard_even_so & !"unless"|"sauf"|"except"|"fee"|"indemnité"',
      'deals_long_stop > ~heard_nobody_gets_out & !"before"|"avant"|"until"|"jusqu’à"',
      'heard_condition_fails|~heard_condition_fails > heard_goes_on_regardless & !"fee"|"indemnité"|"hell"|"unless"|"sauf"',
      'buyer >> misstated_must_pay|~misstated_must_pay > ~misstated_clearance_or_not & !"fee"|"indemnité"|"hell"',
      'buyer >> heard_goes_on_regardless & heard_condition_fails|~heard_condition_fails|"mac" & !"fee"|"indemnité"|"hell"',
      'deals_pays_whatever',
      'deals_close_anyway',
      '~misstated_must_pay > misstated_clearance_or_not & !deals_named_break_fee|"fee"|"indemnité"|"hell"|"without a condition"|"sans condition suspensive"',
      'buyer >> ~misstated_must_pay >> misstated_clearance_or_not & !"hell"|"not"|"pas"|"jamais"|"unless"|"sauf"',
    ],
    example: {
      en: 'The buyer must pay whatever happens before closing.',
      fr: 'L’acheteur doit payer quoi qu’il arrive.',
    },
    correction: {
      en: 'Until the conditions are met nobody is bound to close.',
      fr: 'Tant que les conditions ne sont pas levées, personne n’est tenu de conclure.',
    },
  },
  break_fee_on_success: {
    concept: 'mac',
    says: [
      '"break fee"|"termination fee"|"indemnité de rupture"|"indemnité inversée" > wrongly_when_it_works & !"not"|"pas"|"never"|"jamais"|"unless"',
      'deals_named_break_fee > deals_if_it_closes',
    ],
    example: {
      en: 'The break fee is paid if the deal succeeds.',
      fr: 'L’indemnité de rupture est due si l’opération réussit.',
    },
    correction: {
      en: 'A break fee is due when the deal dies.',
      fr: 'L’indemnité de rupture est due quand l’opération échoue.',
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
  working_capital_reversed: {
    concept: 'bridge',
    says: [
      'nwc > flat_below_peg > flat_buyer_pays_extra & !"less"|"moins"|"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'wrongly_debt_word > wrongly_more_paid & !"not"|"never"|"jamais"|"less"|"moins"|"seller pays"|"vendeur paie"',
      '"less working capital"|"lower working capital"|"moins de bfr"|"bfr plus faible"|"bfr plus bas" > "buyer pays more"|"price goes up"|"prix monte"|"prix augmente"|"acheteur paie plus" & !"not"|"pas"|"never"|"jamais"',
      'heard_wider_debt > heard_price_rises & !"lower"|"not"|"pas"',
      'nwc > deals_below_normal > deals_price_up',
      'deals_debt_item > deals_price_up',
      'nwc > terms_capital_short > terms_price_lifted',
      'nwc > terms_capital_ample > terms_price_cut',
      'terms_more_debt > terms_price_lifted',
      'terms_wide_debt > terms_favours >> seller',
      'terms_narrow_debt > terms_favours >> buyer',
    ],
    example: {
      en: 'If working capital is below normal the price goes up.',
      fr: 'Si le BFR est inférieur au niveau normal, le prix augmente.',
    },
    correction: {
      en: 'Working capital short of the peg, or one more debt, lowers what the seller receives.',
      fr: 'Un BFR trop bas ou une dette de plus réduit ce que touche le vendeur.',
    },
  },
  leakage_allowed: {
    concept: 'locked_box',
    says: [
      '~seller > ~wrongly_may > ~wrongly_helps_himself > ~wrongly_no_change & !"not allowed"|"n’a pas"|"ne peut"|"cannot"',
      'seller > wrongly_may > wrongly_helps_himself > wrongly_since_date & !"not"|"n’a pas"|"ne peut"|"cannot"|"never"|"jamais"|"interdit"|"no longer"|"plus le droit"|"nothing"|"rien"',
      'terms_box & seller > wrongly_may >> wrongly_helps_himself & !"not"|"n’a pas"|"ne peut"|"cannot"|"never"|"jamais"|"interdit"|"no longer"|"plus le droit"|"nothing"|"rien"',
      'deals_in_locked_box|deals_price_machinery & seller > deals_seller_may_take',
      'deals_leakage > deals_seller_may_take',
      'terms_leak_word > terms_takes_freely & !terms_agreed_leak',
    ],
    example: {
      en: 'In a locked box the seller can take cash out until closing.',
      fr: 'En locked box, le vendeur peut sortir du cash jusqu’au closing.',
    },
    correction: {
      en: 'After the locked-box date the seller may take nothing out, except what the contract permits.',
      fr: 'Après la date de locked box, le vendeur ne sort rien, sauf ce que le contrat autorise.',
    },
  },
  remedies_offered_late: {
    concept: 'antitrust',
    says: [
      'flat_offer_remedies > flat_after_refusal & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"too late"|"trop tard"',
      'flat_wait_until_asked & deals_divest|"sell"|"selling"|"disposals"|"cessions"|"vendre"|"remedies"|"remèdes" & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"rather than"|"plutôt que"|"without"|"sans"|"don’t"|"instead"',
      'astray_wait_end & amiss_remedies|deals_remedy_noun|cases_remedies & !"not"|"pas"|"never"|"jamais"|"mistake"|"erreur"|"instead"|"rather"|"plutôt"|"sans"|"without"|"too late"|"trop tard"',
      'wrongly_late_taker & !"not"|"pas"|"never"|"jamais"|"before"|"avant"|"too late"|"trop tard"',
      'cases_remedies > cases_at_the_end',
      'deals_remedy_noun > deals_only_late',
      'amiss_remedies > amiss_held_back',
      'amiss_held_back > amiss_remedies',
      '"waited"|"wait"|"attendre"|"attendu" > "objections"|"refusal"|"decision"|"refus"|"décision"|"said no" > amiss_remedies & !"not"|"pas"|"never"|"without"|"sans"',
    ],
    example: {
      en: 'Remedies are offered only at the end, once it is blocked.',
      fr: 'Les remèdes se proposent au dernier moment.',
    },
    correction: {
      en: 'Remedies and their buyer are prepared before the authority asks.',
      fr: 'Les remèdes et leur repreneur se préparent avant que l’autorité les demande.',
    },
  },
  long_stop_kept_short: {
    concept: 'mac',
    says: [
      '~deals_long_stop > flat_few_months|~flat_few_months & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"too"|"trop"|"extend"|"prolonger"',
      'wrongly_short_date & !"seller"|"vendeur"|"not"|"pas"|"never"|"jamais"|"danger"|"mistake"|"erreur"|"too"|"trop"|"avoid"|"éviter"',
      'deals_long_stop > "should be"|"must be"|"doit être"|"il faut" >> "three months"|"two months"|"trois mois"|"deux mois"|"short"|"courte" & !"not"|"pas"|"extend"|"long enough"',
      'deals_long_stop > deals_very_short',
    ],
    example: {
      en: 'The long-stop date should be as short as possible.',
      fr: 'La date butoir doit être la plus courte possible.',
    },
    correction: {
      en: 'The long-stop date has to cover the whole review, with a right to extend.',
      fr: 'La date butoir doit couvrir toute la procédure, avec un droit de prolongation.',
    },
  },
  data_shared_before_clearance: {
    concept: 'clean_team',
    says: [
      'wrongly_signed_now > wrongly_share_all & !"not"|"pas"|"never"|"jamais"|"même"|"even"|"cannot"|"until"|"ne"|"n’a"|"illegal"|"interdit"|"gun jumping"|"amende"',
      '"can already"|"peuvent déjà"|"may already" > heard_talks_prices & !deals_sealed_team|"not"',
      'heard_since_signing > heard_swaps_secrets & !deals_sealed_team|"même après"|"even after"|"even once"',
      'heard_swaps_secrets > heard_since_signing & !deals_sealed_team|"même après"|"even after"|"even once"',
      '~heard_no_need_of > ~deals_sealed_team & ~heard_since_signing',
      'deals_can_word > deals_exchange_secrets > deals_right_away',
      'deals_right_away > deals_can_word > deals_exchange_secrets',
      'deals_during_review & deals_can_word & deals_exchange_secrets',
    ],
    example: {
      en: 'The two sides can exchange prices right away.',
      fr: 'Les deux équipes peuvent échanger les prix tout de suite.',
    },
    correction: {
      en: 'Until clearance only a clean team sees sensitive data.',
      fr: 'Jusqu’au feu vert, seule une clean team voit les données sensibles.',
    },
  },
  debt_is_dearest: {
    concept: 'financing_mix',
    says: ['deals_debt_dearest'],
    example: {
      en: 'Debt is always the most expensive source.',
      fr: 'La dette est toujours la plus chère.',
    },
    correction: {
      en: 'Debt is usually cheaper than equity, because lenders rank first and interest is deductible.',
      fr: 'La dette coûte en général moins que les fonds propres : le prêteur passe d’abord et l’intérêt est déductible.',
    },
  },
  premium_borne_by_seller: {
    concept: 'syn_vs_premium',
    says: [
      'counter_other_side >> counter_bears >> deals_premium_noun & !"buyer"|"acheteur"|"acquéreur"|"acquirer"|"not"|"pas"|"get"|"gets"|"is paid"|"est payé"',
      'deals_premium_noun > deals_cost_to_seller',
      'deals_surplus_word > deals_to_sellers',
    ],
    example: {
      en: 'The premium is a cost that the sellers bear, not the buyer.',
      fr: 'La prime est supportée par les vendeurs.',
    },
    correction: {
      en: 'The buyer pays the premium; what the synergies are worth above it is for his shareholders.',
      fr: 'L’acheteur paie la prime ; ce que les synergies valent au-delà est pour ses actionnaires.',
    },
  },
  premium_above_synergies: {
    concept: 'syn_vs_premium',
    says: [
      'deals_premium_noun > strays_exceeds > "synergies"|"synergy" & strays_good_for_payer & !"not"|"pas"|"less"|"moins"|"never"',
      'deals_premium_noun > deals_should_exceed > deals_joint_gains',
      'deals_premium_noun > deals_needs_no_synergy',
      'slip_premium_larger & slip_leaves_gain & !"destroys"|"détruit"|"loses"|"perd"|"attack"|"attaque"|"risk"',
    ],
    example: {
      en: 'The premium should exceed the synergies.',
      fr: 'La prime doit dépasser les synergies.',
    },
    correction: {
      en: 'The synergies have to be worth more than the premium, or the buyer loses.',
      fr: 'Les synergies doivent valoir plus que la prime, sinon l’acheteur perd.',
    },
  },
  sales_multiple_says_all: {
    concept: 'ev_ebitda',
    says: [
      '~amiss_sales_multiple|~slip_sales_times > ~astray_same_as > ebitda & !"not"|"pas"|"n’est"',
      'deals_sales_multiple > deals_says_all',
      '~amiss_sales_multiple & ~amiss_margins_unneeded',
      '~amiss_sales_multiple > ~amiss_takes_into_account > ~amiss_profitability & !"does not"|"not reflect"|"ne reflète"|"ne tient"|"ne prend"|"no"|"ignores"',
      'amiss_sales_multiple|"sales"|"ventes" & amiss_cheaper_than > "ebitda" & !"because the margin"',
      'slip_sales_times > ~slip_enough & !"not enough"|"not be enough"|"ne suffit pas"|"ne me suffit pas"|"ne suffira pas"|"ne suffirait pas"|"alone"',
    ],
    example: {
      en: 'Four times sales tells you everything.',
      fr: 'Quatre fois le chiffre d’affaires, cela suffit à juger.',
    },
    correction: {
      en: 'Only the margin turns a multiple of sales into one of profit.',
      fr: 'Seule la marge transforme un multiple de ventes en multiple de résultat.',
    },
  },
  package_is_a_gift: {
    concept: 'mgmt_package',
    says: ['deals_package_noun > deals_gift_bonus'],
    example: {
      en: 'The management package is a cash bonus paid at entry.',
      fr: 'Le management package est un bonus en cash payé à l’entrée.',
    },
    correction: {
      en: 'In a management package the managers put in their own money and gain or lose with the investors.',
      fr: 'Dans un management package, les cadres investissent leur argent et gagnent ou perdent avec les investisseurs.',
    },
  },
  small_stake_takes_control: {
    concept: 'ownership',
    says: [
      '"fund"|"fonds"|"investor"|"investisseur" > market_small_slice > counter_runs_it & !"not"|"pas"|"ne dirige"',

      'counter_minority_fund > counter_names_boss & !"not"|"pas"|"never"|"jamais"|"ne nomme"',

      'deals_small_share > deals_lose_control & !"descend à"|"tombe à"|"goes down to"|"falls to"|"drops to"|"below"',
      'deals_lose_control > deals_small_share',
      '"fund"|"fonds"|"minority"|"minoritaire" >> "20"|"25"|"30"|"twenty"|"thirty"|"vingt"|"trente" > "takes control"|"controls"|"prend le contrôle"|"prend la main" & !"not"|"pas"|"without"|"sans"',
      '"fund"|"fonds" >> "20%"|"25%"|"30%" > "takes control"|"prend le contrôle"',
    ],
    example: {
      en: 'Once a third is sold, the family loses control.',
      fr: 'Dès un tiers vendu, la famille perd le contrôle.',
    },
    correction: {
      en: 'With more than half of the votes the family decides; a minority only has vetoes.',
      fr: 'Avec plus de la moitié des votes, la famille décide ; une minorité n’a que des vetos.',
    },
  },
  dividend_dilutes: {
    concept: 'liquidity_options',
    says: ['deals_dividend_route > deals_dilutes|deals_lose_control'],
    example: {
      en: 'A special dividend dilutes the family.',
      fr: 'Un dividende exceptionnel dilue la famille.',
    },
    correction: {
      en: 'A dividend paid by debt changes no shareholding: it adds debt.',
      fr: 'Un dividende payé par la dette ne change pas le capital : il ajoute de la dette.',
    },
  },
  debt_suits_cycles: {
    concept: 'leverage',
    says: ['deals_debt_suits_cycle'],
    example: {
      en: 'A cyclical business can carry more debt.',
      fr: 'Une activité cyclique supporte plus de dette.',
    },
    correction: {
      en: 'The more the profit swings, the less debt it can bear.',
      fr: 'Plus le résultat varie, moins il peut porter de dette.',
    },
  },
  premium_settles_it: {
    concept: 'fairness',
    says: [
      '~deals_settles_it > deals_premium_noun & !"not"|"pas"|"sauf"|"unless"',
      'deals_premium_noun > deals_settles_it',
    ],
    example: {
      en: 'With such a premium the board has to accept.',
      fr: 'Avec une telle prime, le conseil doit accepter.',
    },
    correction: {
      en: 'A premium is compared with the stand-alone value and the synergies before the board decides.',
      fr: 'Une prime se compare à la valeur intrinsèque et aux synergies avant que le conseil se prononce.',
    },
  },
  board_for_itself: {
    concept: 'takeover',
    says: [
      '"board"|"conseil"|"dirigeants"|"directors" > strays_own_seats & !"not"|"pas"|"never"|"jamais"|"rather than"|"au lieu"|"shareholders"|"actionnaires"',
      'deals_target_board > deals_own_interest & !"shareholder vote"|"vote"|"accused"|"accusés"|"accusé"|"otherwise"|"sinon"|"avoid"|"éviter"',
      'amiss_board & amiss_own_jobs & !amiss_no_such_thing|"accused"|"accusés"|"accusé"|"otherwise"|"sinon"',
      'amiss_board & "for management"|"of management"|"in their posts"|"des dirigeants d\'abord"|"pour la direction" & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'The board can decide in its own interest.',
      fr: 'Le conseil défend d’abord ses propres intérêts.',
    },
    correction: {
      en: 'Directors weigh the offer for the company and all its shareholders.',
      fr: 'Les administrateurs jugent l’offre pour la société et tous ses actionnaires.',
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
  accept_in_haste: {
    concept: 'own_view',
    says: ['deals_accept_verb > deals_in_haste'],
    example: { en: 'We should accept at once.', fr: 'Il faut accepter tout de suite.' },
    correction: {
      en: 'Forty-eight hours serve to value the offer and to open alternatives before any answer.',
      fr: 'Quarante-huit heures servent à évaluer l’offre et à ouvrir d’autres voies avant toute réponse.',
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
  alone_costs_less: {
    concept: 'normalise',
    says: [
      'strays_on_its_own > strays_costs_less_alone & !"not"|"never"|"jamais"|"ne coûte pas"|"ne coûtera pas"|"rarely"',
      'strays_costs_less_alone > strays_on_its_own & !"not"|"never"|"jamais"|"pas"|"in the group"',
      'deals_alone_cheaper',
    ],
    example: {
      en: 'A division alone costs less than inside a group.',
      fr: 'Une division seule coûte moins cher qu’au sein d’un groupe.',
    },
    correction: {
      en: 'Alone, the division pays for functions the group shared, often at a higher price.',
      fr: 'Hors du groupe, elle doit se payer des fonctions jusque-là partagées, souvent plus cher.',
    },
  },
  one_offs_kept: {
    concept: 'normalise',
    says: ['deals_one_off_noun > deals_stays_in', 'deals_keep_in_verb > deals_one_off_noun'],
    example: { en: 'I keep the one-offs in the EBITDA.', fr: 'Les exceptionnels restent dedans.' },
    correction: {
      en: 'One-offs are taken out: they will not come back.',
      fr: 'Les exceptionnels se retirent : ils ne reviendront pas.',
    },
  },
  multiple_gives_equity: {
    concept: 'ev_ebitda',
    says: [
      'counter_multiple > counter_the_shares & !"not the"|"minus"|"less"|"moins"|"subtract"|"take off"|"deduct"|"retire"|"enlève"|"déduis"|ev',
      'deals_straight_equity',
      'deals_debt_inside & !market_values',
    ],
    example: {
      en: 'The multiple gives directly the equity value, the debt is already in.',
      fr: 'Le multiple donne directement la valeur des fonds propres.',
    },
    correction: {
      en: 'A multiple of EBITDA gives enterprise value; net debt comes off to reach equity.',
      fr: 'Un multiple d’EBITDA donne la valeur d’entreprise ; on retire la dette nette pour les fonds propres.',
    },
  },
  separation_hits_ebitda: {
    concept: 'separation_costs',
    says: [
      '"deduct"|"take"|"subtract"|"retire"|"enlève"|"déduis"|"déduit" > strays_once_off_costs > strays_from_ebitda > strays_before_multiple & !"not"|"pas"|"never"|"jamais"',
      'deals_separation_noun > deals_off_ebitda|deals_free_of_charge',
      'deals_dissynergy_noun > deals_lifts_ebitda',
      'deals_transition_services > deals_for_good',
    ],
    example: {
      en: 'The separation costs come off EBITDA.',
      fr: 'Les coûts de séparation se déduisent de l’EBITDA.',
    },
    correction: {
      en: 'Separation costs are a bill that is paid once, taken off the price.',
      fr: 'Les coûts de séparation sont une facture unique, retirée du prix.',
    },
  },
  tiffany_for_handbags: {
    concept: 'rationale',
    says: ['deals_tiffany_bags'],
    example: {
      en: 'LVMH bought Tiffany to get into handbags.',
      fr: 'LVMH a acheté Tiffany pour entrer dans la maroquinerie.',
    },
    correction: {
      en: 'LVMH was strong in leather goods: Tiffany brought jewellery and America.',
      fr: 'LVMH était fort dans le cuir : Tiffany lui a apporté la joaillerie et l’Amérique.',
    },
  },
  odd_reason_for_known_deal: {
    concept: 'rationale',
    says: [
      '"tiffany"|"activision" > astray_why_bought > astray_odd_goods & !"not"|"pas"|"rather"|"never"',
      '"activision" > "to sell more"|"to get into"|"pour vendre plus"|"pour se lancer" > "printers"|"imprimantes"|"phones"|"téléphones"|"search"|"laptops"|"advertising"|"publicité"|"office" & !"not"|"pas"',
      '"tiffany" > "to get into"|"to enter"|"pour se lancer"|"pour entrer" > "perfume"|"parfum"|"fashion"|"cosmetics"|"cosmétique"|"wine"|"vin"|"handbags"|"maroquinerie" & !"not"|"pas"',
      'deals_microsoft_name & deals_microsoft_odd',
      'deals_suez_name & deals_suez_odd',
      '"mars" > "leave snacking"|"exit snacking"|"get out of snacking"|"quitter le snacking"|"sortir du snacking"|"se retirer du snacking" & !"not"|"pas"',
      '"kellanova" & "corn flakes"|"frosted flakes"|"american cereals"|"us cereals"|"céréales américaines" & !"spun"|"split"|"separated"|"wk kellogg"|"not"|"without"|"left out"|"sans"|"pas"|"séparé"|"séparées"|"scission"|"outside"|"hors"',
      '"splunk" > "cisco" > "main rival"|"direct rival"',
      '"splunk" > "main rival"|"direct rival"|"principal concurrent"|"concurrent direct" > "cisco"',
      'deals_vmware_name & "main rival"|"direct rival"|"competing fab"|"principal concurrent"|"concurrent direct"',
    ],
    example: {
      en: 'Microsoft bought Activision to get into cloud.',
      fr: 'Microsoft a racheté Activision pour se lancer dans le cloud.',
    },
    correction: {
      en: 'Microsoft wanted games for its subscription and for mobile; Veolia wanted scale in water and waste.',
      fr: 'Microsoft voulait des jeux pour son abonnement et le mobile ; Veolia, la taille dans l’eau et les déchets.',
    },
  },
  known_deal_never_closed: {
    concept: 'deal_facts',
    says: [
      'strays_dropped_it & !"nearly"|"almost"|"failli"|"presque"|"not"|"if"|"si"',
      'deals_closed_names & deals_never_closed',
      'deals_microsoft_name|deals_tiffany_name|deals_vmware_name|deals_pioneer_name|deals_monsanto_name & ~veto_was_final & !nearly_or_elsewhere',
      '"activision"|"tiffany"|"vmware"|"pioneer"|"monsanto" > still_on_its_own & !"unlike"|"contrairement"|"figma"|"if"|"si"|"would have"|"aurait"|"until"|"jusqu’à"|"before"|"avant"|"wanted"|"voulait"',
    ],
    example: {
      en: 'The purchase of Tiffany by LVMH was never completed.',
      fr: 'Le rachat de Tiffany par LVMH n’a jamais abouti.',
    },
    correction: {
      en: 'Microsoft and Activision, LVMH and Tiffany, Veolia and Suez all closed.',
      fr: 'Microsoft et Activision, LVMH et Tiffany, Veolia et Suez sont allés jusqu’au closing.',
    },
  },
  microsoft_unopposed: {
    concept: 'antitrust',
    says: [
      '"british"|"britanniques"|"britannique"|"cma"|"ftc"|"commission"|"regulator"|"autorités" > "approved"|"cleared"|"approuvé"|"autorisé"|"laissé passer"|"waved" > strays_straight_away & "activision" & !"not"|"pas"|"after"|"après"',
      '"british"|"britanniques"|"britannique"|"cma"|"ftc"|"autorités" > "approved"|"cleared"|"approuvé"|"autorisé"|"laissé passer" > "activision" > strays_straight_away & !"not"|"pas"|"after"|"après"',
      '~deals_microsoft_name & ~deals_no_objection',
    ],
    example: {
      en: 'For Microsoft and Activision no regulator objected.',
      fr: 'Pour Microsoft et Activision, aucun régulateur n’a protesté.',
    },
    correction: {
      en: 'The British authority first blocked Activision and the American one sued.',
      fr: 'L’autorité britannique a d’abord bloqué Activision, et l’américaine a saisi la justice.',
    },
  },
  veolia_cut_its_price: {
    concept: 'deal_facts',
    says: [
      'deals_suez_name & deals_cut_offer',
      'deals_tiffany_name & deals_in_shares',
      'deals_suez_name & below_the_opening',
      'deals_suez_name & deals_in_shares & !"could"|"rather"|"aurait"|"plutôt"',
    ],
    example: {
      en: 'Veolia lowered its offer for Suez.',
      fr: 'Veolia a baissé son offre sur Suez.',
    },
    correction: {
      en: 'Veolia went up from 18 to 20.50 euros for Suez, and LVMH paid cash for Tiffany.',
      fr: 'Veolia est montée de 18 à 20,50 euros sur Suez, et LVMH a payé Tiffany en numéraire.',
    },
  },
  figma_paid_the_fee: {
    concept: 'deal_facts',
    says: ['deals_figma_paid', 'deals_figma_name & deals_no_fee_paid'],
    example: {
      en: 'Figma had to pay a billion to Adobe.',
      fr: 'Figma a dû verser un milliard à Adobe.',
    },
    correction: {
      en: 'Adobe paid one billion dollars to Figma when they gave up.',
      fr: 'C’est Adobe qui a versé un milliard de dollars à Figma lors de l’abandon.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
