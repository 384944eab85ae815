import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: an earn-out. */
export const earnoutClaims = {
  earnout_in_full: {
    concept: 'earnout',
    says: [
      'earnout > discounting > cost_debt & !"not"|"pas"|"rather"|"plutôt"|cost_equity',
      '"complément"|"earn out"|earnout > for_certain & !"not"|"pas"|"n’est"|"jamais"|"never"|probability_word|"if"|"si"',
      'discounting > earnout > cost_debt & !"not"|"pas"|"rather"|"plutôt"|cost_equity',
      'all_up_front & !"not"|"pas"|earnout|"never"|"jamais"|"risk"|"rather"|"plutôt"|"instead"|"lieu"',

      'earnout > ends_all_risk',
      'earnout & risk_to_buyer',
      'earnout & discounting & rf',
      'earnout > for_certain',
      'seller_shield',
      'earnout > discounting > rf',
      'add > earnout > as_is',
      'earnout & in_full & !probability_word',
      'earnout > whole_amount & !probability_word',
      'in_full & add|count_it',
      'earnout > "pay everything"|"pays everything"|"paie tout" > paid_at_once',
      'earnout & seller_gets_it_anyway & !"only if"|"seulement si"',
      'earnout & "pay everything"|"pays everything"|"paie tout" & paid_at_once & !"not"|"pas"|"instead"|"lieu"|"rather"|"plutôt"|seller',
      '"complément"|"extra payment" > in_full & !"not"|"pas"',
      'earnout >> handed_over_at_closing & !on_condition|"only"|"if"|"si"|"not"|"pas"|"rather"|"plutôt"',
      '~no_discount > ~earnout',
      '~earnout > ~no_discount',
      '~earnout|"complément" & owed_anyway & !"vendor"|"crédit vendeur"|"note"|"contrairement"|"unlike"|"not"|"only if"|"seulement si"|"never"|"jamais"',
    ],
    example: {
      en: 'I count the earn-out in full.',
      fr: 'Je compte le complément de prix en totalité.',
    },
    correction: {
      en: 'An earn-out is worth its amount times its probability, discounted.',
      fr: 'Un complément de prix vaut son montant multiplié par sa probabilité, puis actualisé.',
    },
  },
  earnout_counts_in_full: {
    concept: 'earnout',
    says: [
      '"worth"|"vaut" > # > "no matter what"|"quoi qu’il arrive"|"dans tous les cas" & !"not"|"pas"|"never"|"jamais"',

      '"worth"|"vaut" > # > because_word|giving_as_reason > sure_of_both & !"if"|"si"|"not"|"pas"',

      '~odds_left_out & !"mistake"|"erreur"|"if"|"si"',
      'earnout > "compte"|"count"|"counts" > "cent pour cent"|"hundred percent"|"full value" & !"not"|"pas"',

      '~heard_not_discounted & ~earnout|~"complément"|~later_part & !"mistake"|"erreur"|"if"|"si"|"forget"',
      '~earnout & no_discounting',
      'earnout > full_amount',
      'earnout|later_part & owed_anyway',
      'earnout|later_part & counts_in_full',
      'earnout & no_discounting',
      'no_discounting & counts_in_full|# & later_part|pay',
      'earnout|later_part|seller > cash_now',
      '"compte"|"count" > # > "en entier"|"in full"|"at face value"|"en totalité" & !"not"|"pas"',
    ],
    example: {
      en: 'The earn-out is owed whatever the results, so it counts in full.',
      fr: 'Le complément de prix est dû quels que soient les résultats, donc il compte en entier.',
    },
    correction: {
      en: 'An earn-out is paid only if its condition is met: weigh it by its odds and discount it.',
      fr: 'Un complément de prix n’est payé que si sa condition est remplie : on le pondère et on l’actualise.',
    },
  },
  earnout_safe_for_seller: {
    concept: 'earnout',
    says: [
      'earnout > wrongly_surely_paid & !"not"|"pas"|"never"|"jamais"|"nothing"|"rien"|"no"',
      'earnout|earnout_name|later_part > protects_seller > "against"|"contre" & !"not"|"pas"|"clause"|"terms"|"manip"|"manipulation"|"rules"|"règles"|"expert"',

      'later_payment > "takes"|"enlève"|"retire"|"removes" > "risk"|"risque" > seller & !"buyer"|"acheteur"|"acquéreur"|"not"|"pas"|"some"|"partie"',

      'earnout > heard_takes_away > "risk"|"risque" > seller & !"not"|"pas"',
      'earnout >> "protège"|"protects" > "le vendeur"|"the seller" & !"not"|"pas"|"clause"|"terms"|"manip"|"manipulation"|"rules"|"règles"|"expert"',
      'earnout > "buyer"|"acheteur"|"acquéreur" >> heard_bears > "risk"|"risque" & !"not"|"pas"|"less"|"moins"|"without"|"sans"|"shares"|"part of"|"partie"',
      'earnout & seller & bears_no_risk',
      'earnout & buyer & carries_all_risk',
      'later_payment > is_paid_out > in_any_event & !"only"|"seulement"|"que si"',
      'later_payment > in_any_event > is_paid_out|sellers_of_it & !"only"|"seulement"',
      'later_payment & "buyer"|"acheteur"|"acquéreur" > carries_all_risk|takes_none',
      'later_payment & -"depend"|-"dépend" & ~good_results|~"results"|~"résultats"',
      'later_payment & risk_word > "entirely"|"entièrement"|"wholly"|"all"|"tout" > "buyer"|"acheteur"|"acquéreur" & !seller',
      'later_payment & "buyer"|"acheteur"|"acquéreur" > "in advance"|"d’avance"|"up front" > "plan"|"forecast"|"prévisions"',
      'earnout > fully_protects > seller',
    ],
    example: {
      en: 'With an earn-out the seller takes no risk, and the buyer carries all of it.',
      fr: 'Avec un complément de prix, le vendeur ne prend aucun risque.',
    },
    correction: {
      en: 'An earn-out leaves part of the risk with the seller, which is why it bridges the gap.',
      fr: 'Un complément de prix laisse une part du risque au vendeur : c’est ainsi qu’il comble l’écart.',
    },
  },
  earnout_paid_by_seller: {
    concept: 'earnout',
    says: [
      'if_it_misses > seller|"he"|"il" > has_to_give_back & !"not"|"pas"|"escrow"|"séquestre"',
      'seller|"he"|"il" > has_to_give_back > if_it_misses & !"not"|"pas"|"escrow"|"séquestre"',

      'seller > "verse"|"pays"|"paie"|"paye"|"rend" >> earnout_name|later_part > "à l’acheteur"|"à l’acquéreur"|"to the buyer"|"to us"|"the acquirer" & !"not"|"pas"',

      '"seller pays"|"vendeur verse"|"vendeur qui verse"|"vendeur paie"|"vendeur qui paie" > earnout & !"not"|"pas"|"if"|"si"',
      'seller_pays_back & !"crédit vendeur"|"prêt vendeur"|seller_lends',
      'seller_pays_buyer & earnout|if_performs|good_results|later_part',
    ],
    example: {
      en: 'With an earn-out the seller pays us if the targets are beaten.',
      fr: 'Si la société dépasse le plan, c’est le vendeur qui nous rend 100.',
    },
    correction: {
      en: 'An earn-out is paid by the buyer to the seller, later, if the targets are met.',
      fr: 'Un complément de prix est versé plus tard par l’acheteur, si les objectifs sont atteints.',
    },
  },
  earnout_paid_on_failure: {
    concept: 'earnout',
    says: [
      'earnout > only_paid > if_it_misses & !"nothing"|"rien"|"no more"',
      'seller_then_gets > if_it_misses & !"nothing"|"rien"|"no more"',
      'if_it_misses > seller_then_gets & !"nothing"|"rien"|"no more"',
    ],
    example: {
      en: 'The seller gets the rest if the targets are missed.',
      fr: 'Le vendeur touche le complément si les objectifs ne sont pas atteints.',
    },
    correction: {
      en: 'The seller receives the earn-out only when the agreed results are reached.',
      fr: 'Le complément n’est dû que lorsque les résultats convenus sont atteints.',
    },
  },
  earnout_paid_upfront: {
    concept: 'earnout',
    says: [
      'earnout > flat_cash_today & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"rest"|"reste"|"later"|"plus tard"',
      'earnout|"le complément" > all_paid_on_day_one & !"not"|"pas"|"rather than"|"plutôt"|"instead"|"au lieu"|"without"|"avoid"|"éviter"',
      'cashes_in > earnout >> on_the_signing_day & !"later"|"plus tard"|"reste"|"rest"|"not"|"pas"',
      'earnout > "paid up front"|"paid upfront"|"payé d’avance"|"payé tout de suite"|"versé d’avance"|"versé tout de suite"|"given back if"|"rendu si"|"remboursé si" & !"not"|"pas"|"part"|"partie"|"rest"|"reste"',
      '"complément de prix"|earnout > "jour de la signature"|"jour du closing"|"closing day" & !"later"|"plus tard"|"pas"|"not"',
      'earnout & seller_pays_buyer & !"not"|"pas"',
      'earnout >> lbo_is_word|lbo_mean_say > lbo_on_day_one & !#|"later"|"plus tard"|"instead"|"au lieu"|"rather"|"plutôt"|"less"|"moins"|"rest"|"reste"',
      'earnout > paid_at_closing & !"réduire"|"reduce"|"less cash"|"moins de cash"',
      'lbo_earnout_upfront',
      'earnout > "more upfront"|"more up front"|"plus au closing"|"plus tout de suite" & !"less"|"moins"|"avoid"|"éviter"|"instead"|"rather"|"without"|"plutôt"',
      'earnout|"le complément" > on_the_day & !"later"|"plus tard"|"reste"|"solde"|"base"',
      '~earnout > "guaranteed amount"|"montant garanti"|"paiement certain"|"certain payment" & !"not"|"pas"|"vendor"|"crédit vendeur"|"unlike"|"contrairement"|"part certaine"|"certain part"',
    ],
    example: {
      en: 'The earn-out is paid at closing.',
      fr: 'Le complément de prix est versé tout de suite.',
    },
    correction: {
      en: 'An earn-out falls due only once the agreed results are known.',
      fr: 'Un complément de prix n’est dû qu’une fois les résultats connus.',
    },
  },
  later_money_worth_more: {
    concept: 'earnout',
    says: [
      'later_on > "worth more than"|"vaut plus que" > # & !"ne vaut plus"|"not"|"pas"',
      'worth_more_earlier',
    ],
    example: {
      en: 'Discounting increases the value, so I multiply by one plus the rate.',
      fr: 'Comme c’est dans deux ans, l’actualisation augmente la valeur.',
    },
    correction: {
      en: 'Money that may come later is worth less today, by its odds and by time.',
      fr: 'L’argent attendu plus tard vaut moins aujourd’hui, par sa probabilité et par le temps.',
    },
  },
  earnout_of_one_mind: {
    concept: 'earnout',
    says: [
      'earnout & "when"|"if"|"quand"|"lorsque"|"best" > of_price_mind & !"need"|"besoin"|"no"|"not"|"pas"|"never"|"can’t"',

      '"rollover"|"réinvestissement"|seller_reinvests|rollover_word > "divergent"|"diverge"|"opposés"|"pull apart" & !"not"|"pas"|"without"|"sans"|"no longer"|"otherwise"|"sinon"',
      'simplest_word > halves & !"than"|"mieux que"|"plutôt que"|"meilleur que"',
      'rollover_word > parts_ways',
      'earnout & of_one_mind',
      'halves_it',
    ],
    example: {
      en: 'An earn-out is for cases where both sides agree on the forecast.',
      fr: 'Le plus simple est de couper la poire en deux.',
    },
    correction: {
      en: 'An earn-out bridges two views of the future: the later results decide who was right.',
      fr: 'Un complément de prix départage deux visions de l’avenir : les résultats tranchent.',
    },
  },
  earnout_above_face: {
    concept: 'earnout',
    says: [
      'earnout|"complément" > "worth more than"|"vaut plus que" & "discount"|"discounted"|"discounting"|"actualise"|"actualisation" & !"less"|"moins"|"not"|"pas"',
      'above_its_face',
      '"discounting"|"actualisation"|"actualiser" > worth_more_today & !"less"|"moins"|"money"|"argent"|"a euro"|"un euro"',
    ],
    example: {
      en: 'Today the earn-out is worth more than its face value.',
      fr: 'Aujourd’hui, il vaut plus que son nominal.',
    },
    correction: {
      en: 'Weighted by its odds and discounted, an earn-out is worth less than its amount.',
      fr: 'Pondéré et actualisé, un complément de prix vaut moins que son montant.',
    },
  },
  gap_has_no_bridge: {
    concept: 'earnout',
    says: [
      'heard_only_solution|~heard_only_solution > heard_middle|~heard_middle & !"not"|"bad"|"mauvaise"|"pas"',
      'sole_way_out > ~meets_halfway',
      '~no_tool_for_it & ~"gap"|~"difference"|~"écart"|~"différence"|~"bridge"|~meets_halfway',
      'the_one_way > middle_way & !"unhappy"|"règle rien"|"solves nothing"',
      'middle_way > the_one_way & !"not"|"just leaves"|"unhappy"|"règle rien"',
      '~structuring_tools > no_use_at_all',
      '-structuring_tools & "gap"|"écart"|"désaccord"|"bridge"|"difference"|"price"|middle_way & !later_payment',
    ],
    example: {
      en: 'The only thing you can do is split the difference.',
      fr: 'Aucun instrument ne comble un tel écart.',
    },
    correction: {
      en: 'An earn-out, a vendor loan, a rollover or a staged purchase bridges such a gap.',
      fr: 'Complément de prix, crédit vendeur, réinvestissement ou achat par étapes comblent un tel écart.',
    },
  },
  earnout_on_the_past: {
    concept: 'earnout',
    says: [
      'earnout > "calcule"|"calculated"|"based"|"basé"|"fondé"|"dépend"|"depends" > heard_past_results & !"not"|"pas"|"future"|"futurs"',
      'earnout_name > on_basis_of > past_results & !"future"|"futurs"|"après"|"after"',
    ],
    example: {
      en: 'The earn-out is based on past results.',
      fr: 'L’earn-out se calcule sur les résultats passés.',
    },
    correction: {
      en: 'An earn-out pays for what the business achieves after the sale.',
      fr: 'Un complément de prix rémunère ce que la société réalise une fois vendue.',
    },
  },
  vendor_loan_from_bank: {
    concept: 'earnout',
    says: [
      '"crédit vendeur"|"vendor loan"|"seller loan" > "bank"|"banque" > "lends"|"avance"|"prête"|"advances"|"pays" & !"not"|"pas"|"instead"|"plutôt"',
      'loan_of_seller > bank_gives',
      'loan_of_seller & ~seller_is_safe & seller|"seller"|"vendeur"',
      'bank_lends_seller',
      '"vendor loan"|"vendor note"|"crédit vendeur"|"prêt vendeur" > "from the bank"|"from a bank"|"par la banque"|"de la banque"|"by the bank" & !"not"|"pas"|"instead"|"rather"|"au lieu"|"less"',
    ],
    example: {
      en: 'A vendor loan is a loan from a bank.',
      fr: 'Le crédit vendeur, c’est la banque du vendeur qui prête.',
    },
    correction: {
      en: 'In a vendor loan the seller himself waits for part of his price and bears the risk.',
      fr: 'Dans un crédit vendeur, le vendeur attend lui-même une part de son prix et en porte le risque.',
    },
  },
  rollover_is_debt: {
    concept: 'earnout',
    says: [
      'reinvests > "seller"|"vendeur" > "takes on debt"|"borrows"|"s’endette"|"emprunte" & !"not"|"pas"',
      'seller_reinvests > directly_is|"veut dire"|"signifie" > his_old_debt',
      'seller_reinvests > his_old_debt > "into"|"dans"',
      'seller_reinvests > takes_all_out',
    ],
    example: {
      en: 'A rollover is the refinancing of the seller’s old bank debt.',
      fr: 'Le rollover, c’est le refinancement de sa dette bancaire.',
    },
    correction: {
      en: 'In a rollover the seller keeps or buys shares, and so takes part in the upside.',
      fr: 'Dans un réinvestissement, le vendeur garde ou reprend des titres et profite donc de la hausse.',
    },
  },
  earnout_turned_round: {
    concept: 'earnout',
    says: [
      'later_payment_word > "paid"|"pays"|"pay"|"paie"|"payé"|"due"|"owed"|"verse"|"versé" > ~astray_whatever & !"not"|"pas"|"only"|"que si"',
      'later_payment_word > "fixed sum"|"fixed amount"|"lump sum"|"at signing"|"whatever the brand"|"somme fixe"|"montant fixe"|"à la signature"|"quoi que vende" & !"not"|"pas"|"only"|"than"|"rather"|"plutôt"|"rest"|"reste"|"depends"|"dépend"',
      'later_payment_word > "paid"|"due"|"owed"|"payé"|"versé"|"dû" > ~counter_any_case & !"not paid"|"n’est pas"',

      'later_payment_word > "paid"|"payés"|"payé" > "whatever happens"|"quoi qu’il arrive"|"in any case"|"dans tous les cas" & !"not"|"pas"',
      'later_payment_word > guards_the_seller & !"not"|"pas"|"buyer"|"acheteur"|"acquéreur"',
      'later_payment_word > is_paid_out_then > when_goals_are_missed & !"not"|"less"|"moins"|"only"|"n’est pas"',
      'earnout & owed_anyway & !"vendor"|"crédit vendeur"|"note"|"contrairement"|"unlike"|"not"|"only if"|"seulement si"|"never"|"jamais"|"prix fixe"',
    ],
    example: {
      en: 'The earn-out protects the seller.',
      fr: 'L’earn-out se paie si les objectifs sont ratés.',
    },
    correction: {
      en: 'An earn-out is paid only if the targets are met: it protects the buyer and keeps the founders.',
      fr: 'L’earn-out n’est payé que si les objectifs sont atteints : il protège l’acheteur et retient les fondateurs.',
    },
  },
  founder_makes_no_difference: {
    concept: 'earnout',
    says: [
      '~amiss_founder > ~amiss_changes_nothing|~market_no_effect_on',
      'amiss_earn_out > amiss_paid_anyway & !"if"|"only"|"not"|"si"|"pas"',
      'amiss_earn_out > "everything"|"whole price"|"tout"|"totalité" > "day one"|"closing"|"signing"|"premier jour" & !"not"|"pas"',
    ],
    example: {
      en: 'The founder leaving changes nothing.',
      fr: 'L’earn-out est garanti au vendeur.',
    },
    correction: {
      en: 'Part of the price hangs on targets met after the sale, which also ties key people in.',
      fr: 'Une part du prix dépend d’objectifs atteints après la vente, ce qui retient aussi les personnes clés.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
