import type { WrongClaim } from '../../types.ts';

export const invertedPriceClaims = {
  premium_creates_value: {
    concept: 'syn_vs_premium',
    says: [
      '"plus la prime"|"bigger the premium"|"higher the premium"|"larger the premium" > "crée de valeur"|"value is created"|"value it creates"|"more value"|"plus de valeur" > buyer|"acheteur"|"acquéreur"|"buyer"|"acquirer" & !"seller"|"vendeur"|"less"|"moins"',
      'premium > is_made_of_value',
      'paying_more > buyer_gains & !"harder"|"less"|"moins"|"plus dur"|"plus difficile"|"plus rare"',
      '"disappoint"|"fail"|"because"|"parce que"|"déçoit"|"déçoivent"|"échouent" & paying_too_little',
      'premium_rising > more_value_made & !"destroy"|"destroyed"|"détruit"|"seller"|"sellers"|"vendeur"|"vendeurs"',
    ],
    example: {
      en: 'The more you pay, the more value you create, because the premium creates the synergies.',
      fr: 'Plus on lâche au-dessus du cours, plus l’acheteur gagne, car la prime crée les économies.',
    },
    correction: {
      en: 'A premium is value handed to the seller; only synergies worth more than it leave a gain.',
      fr: 'Une prime est de la valeur remise au vendeur ; il faut des synergies supérieures pour y gagner.',
    },
  },
  synergies_without_deal: {
    concept: 'synergies_cost',
    says: [
      'synergy|money_saved > have_them_anyway & !"not"|"pas"|"only"',
      'synergy|money_saved|synergies_cost & without_the_deal',
    ],
    example: {
      en: 'Cost synergies are the savings the target already made on its own.',
      fr: 'Les synergies de coûts sont les économies que la cible faisait déjà toute seule.',
    },
    correction: {
      en: 'Synergies are what the two save only because they are together.',
      fr: 'Les synergies sont ce que les deux économisent seulement parce qu’elles sont réunies.',
    },
  },
  synergies_at_once: {
    concept: 'integration_cost',
    says: [
      'all_of_them > the_very_day & !"not"|"pas"|"never"|"jamais"|"assume"|"suppose"|premium',

      'synergy|money_saved > lands_whole > at_the_very_start & !"not"|"pas"|"never"|"jamais"|"suppose"|"assume"',
      'synergy|money_saved > from_day_one',
      'full_level > in_first_year & !"assume"|"assumed"|"phase"|"suppose"|"supposé"|"never"|"jamais"',
      'in_hand_at_once > day_of_closing & !"not"|"pas"|"premium"|"prime"',
    ],
    example: {
      en: 'The synergies arrive in full from day one.',
      fr: 'Les synergies arrivent dès le premier jour.',
    },
    correction: {
      en: 'Synergies take two or three years to arrive, and money is spent first.',
      fr: 'Les synergies mettent deux ou trois ans à venir, et il faut dépenser avant.',
    },
  },
  revenue_synergies_surer: {
    concept: 'synergies_cost',
    says: ['revenue_is_surer'],
    example: {
      en: 'Revenue synergies are easier to get.',
      fr: 'Les synergies de revenus sont plus sûres.',
    },
    correction: {
      en: 'Cost savings depend on us, cross-selling on the customers: the former are far surer.',
      fr: 'Les économies dépendent de nous, les ventes croisées des clients : les premières sont bien plus fiables.',
    },
  },
  deals_mostly_succeed: {
    concept: 'rationale',
    says: [
      '"acquéreurs"|"acheteurs"|"buyers"|"acquirers" > "gagnent"|"win"|"gain" >> "presque toujours"|"almost always"|"nearly always"|"in general"|"en général" & !"not"|"pas"|"lose"|"perdent"',
      '"acquirers"|"buyers" > "almost always"|"nearly always"|"usually"|"mostly" >> "win"|"gain"|"come out ahead" & !"not"|"lose"',

      'nearly_always >> buying_companies > "make"|"makes"|"enrich"|"enrichissent"|"rendent" > buyer_side_holders|owner & !"sellers"|"vendeurs"|"cible"|"target"',

      'most_deals_work',
      'deals_do_well',
      'buying_companies > nearly_always > makes_value & !loses_value|seller|eps|accretion',
      '~goes_wrong > is_seldom & !reason_given',
      'is_seldom > ~goes_wrong & !reason_given',
      'nearly_always >> buying_companies > makes_value & !loses_value|seller|eps|accretion|"only"|"seulement"',
      'buying_one > by_itself > deal_succeeds & !seller|deal_premium|"not"',
      'buying_one > deal_succeeds > by_itself & !seller|deal_premium|"not"',
      'buying_one > ~hardly_ever > ~goes_wrong & !"never"',
      'gains_of_joining > nearly_always > deal_succeeds|"delivered"|"réalisées"|"livrées"|"atteintes"',
      'buying_one > nearly_always > deal_succeeds & !seller|deal_premium|"not"',
      'nearly_always >> buying_companies > made_richer & !seller|eps|accretion|loses_value',
    ],
    example: {
      en: 'Most deals create value for the buyer.',
      fr: 'La plupart des opérations réussissent.',
    },
    correction: {
      en: 'One buys because it is faster than building, and many deals destroy value for the buyer.',
      fr: 'On achète parce que bâtir prend plus de temps, et beaucoup d’opérations détruisent de la valeur.',
    },
  },
  capitalised_upside_down: {
    concept: 'wacc',
    says: [
      'multiply > synergy|money_saved|gains_of_joining|# > by_the_rate & !divide|"not"|"pas"|"one minus"|"un moins"',

      'multiply > # > "million"|"millions"|synergy > times_the_discount_rate & !"divide"|"not"|"pas"',
      'divide|over_what|"by"|"par" > growth_less_rate & synergy|money_saved & !"not"|"pas"|"never"|"jamais"',
      'multiply_rate',
      'adds_growth_to_rate',
    ],
    example: {
      en: 'I multiply the synergies by the WACC.',
      fr: 'Je divise par le CMPC plus la croissance.',
    },
    correction: {
      en: 'A yearly saving that lasts is divided by the WACC less its growth.',
      fr: 'Une économie annuelle durable se divise par le CMPC moins sa croissance.',
    },
  },
  integration_costs_added: {
    concept: 'integration_cost',
    says: [
      'costs_added & synergy_or_value & !premium|goes_wrong|slow_arrival|"late"',
      'merging_cost > gets_added > synergy_or_value & !premium',
      'adding_act > merging_cost > synergy_or_value & !premium',
      'merging_cost > every_year_again & !"once"|"not"|"pas"|"synergies"|"une fois"',
    ],
    example: {
      en: 'I add the integration costs to the value of the synergies.',
      fr: 'J’ajoute les coûts d’intégration à la valeur des synergies.',
    },
    correction: {
      en: 'Integration costs are spent once and come off the value of the synergies.',
      fr: 'Les coûts d’intégration se dépensent une fois et se retirent de la valeur des synergies.',
    },
  },
  premium_above_synergies_good: {
    concept: 'syn_vs_premium',
    says: [
      'premium_over_is_good',
      'premium_paid > greater_than > synergy|money_saved > so_buyer_wins',
    ],
    example: {
      en: 'The premium exceeds the synergies, so it creates value.',
      fr: 'La prime dépasse les synergies, donc elle crée de la valeur.',
    },
    correction: {
      en: 'A premium above the value of the synergies destroys value for the acquirer.',
      fr: 'Une prime au-dessus de la valeur des synergies appauvrit l’acquéreur.',
    },
  },
  delay_costs_nothing: {
    concept: 'integration_cost',
    says: [
      'slow_arrival >> "costs nothing"|"ne coûte rien"|"changes nothing"|"ne change rien"|"makes no difference"|"no effect"|"aucun effet" & !"not true"|"faux"',

      'the_later > worth_growing',
      'delay_is_good',
      'phased_in & worth_now > comes_out_above & !comes_out_below',
      '~longer_wait > ~without_effect & !eps|"not"',
    ],
    example: { en: 'A delay changes nothing.', fr: 'Un retard ne change rien.' },
    correction: {
      en: 'Every year of delay lowers what the synergies are worth today.',
      fr: 'Chaque année perdue réduit ce que les synergies valent aujourd’hui.',
    },
  },
  write_up_subtracted: {
    concept: 'ppa',
    says: [
      'write_up_down',
      'takes_out >> write_up|"plus-value" > "capitaux propres"|"book equity"|"equity" & !deferred_tax|tax',
    ],
    example: {
      en: 'I subtract the write-up from book equity.',
      fr: 'Je retire la réévaluation des capitaux propres.',
    },
    correction: {
      en: 'The write-up raises net assets and so lowers goodwill, but for the deferred tax.',
      fr: 'La réévaluation accroît l’actif net, donc réduit le goodwill, à l’impôt différé près.',
    },
  },
  deferred_tax_added: {
    concept: 'deferred_tax',
    says: ['tax_claim_added', 'latent_charge > larger_net_assets & !"not"|"pas"'],
    example: {
      en: 'Then I add the deferred tax liability to the net assets.',
      fr: 'Puis j’ajoute l’impôt différé passif à l’actif net.',
    },
    correction: {
      en: 'The deferred tax liability is owed: it is subtracted from net assets.',
      fr: 'L’impôt différé passif est une dette : on le retire de l’actif net.',
    },
  },
  goodwill_upside_down: {
    concept: 'goodwill',
    says: [
      'goodwill_inverted',
      'goodwill_figure & price_word > puts_on_top > net_assets_word & !price_less',
      'goodwill_figure > puts_on_top > price_word > net_assets_word & !price_less',
    ],
    example: {
      en: 'Goodwill is net assets minus the price.',
      fr: 'Le goodwill, c’est l’actif net moins le prix.',
    },
    correction: {
      en: 'Goodwill is the price less the net assets at fair value.',
      fr: 'Le goodwill est le prix diminué de l’actif net à la juste valeur.',
    },
  },
  goodwill_goes_up: {
    concept: 'impairment',
    says: ['goodwill > revalued_up', 'goodwill_rises'],
    example: {
      en: 'Goodwill is revalued upwards when business is good.',
      fr: 'Le goodwill est réévalué chaque année.',
    },
    correction: {
      en: 'Goodwill is tested each year and can only be written down.',
      fr: 'Le goodwill est testé chaque année et ne peut que baisser.',
    },
  },
  minorities_subtracted: {
    concept: 'nci',
    says: ['minorities_off', 'outside_holders > smaller_goodwill & !"not"|"pas"'],
    example: {
      en: 'If we buy less than all of it, I subtract the minority interests.',
      fr: 'Si on n’achète pas tout, je retire les minoritaires.',
    },
    correction: {
      en: 'Minority interests are added to the price when goodwill is computed.',
      fr: 'Les minoritaires s’ajoutent au prix pour calculer le goodwill.',
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
      en: 'Money that may come in two years is worth less today, by its odds and by time.',
      fr: 'L’argent attendu dans deux ans vaut moins aujourd’hui, par sa probabilité et par le temps.',
    },
  },
  vendor_loan_reversed: {
    concept: 'deferred_price',
    says: [
      'loan_of_seller|seller_lends & "seller"|"vendeur"|"vendor" > "borrows"|"borrow"|"emprunte"|"emprunter" > "buyer"|"acheteur"|"acquéreur" & !"bank"|"banque"|"not"|"pas"',

      'loan_of_seller|seller_lends|"vendor loan"|"crédit vendeur" > "before"|"avant"|"ahead of"|"senior to" >> "bank debt"|"dette bancaire"|"the bank"|"la banque" & !"not"|"pas"|"after"|"après"',
      'loan_comes_first',
      'deferred_price|seller_lends > buyer > lends_word > seller',
      'buyer_as_lender',
      'lbo_buyer_lends',
    ],
    example: {
      en: 'In a vendor loan the buyer lends to the seller.',
      fr: 'Dans un crédit vendeur, l’acheteur prête au vendeur.',
    },
    correction: {
      en: 'In a vendor loan the seller waits for part of the price, and so lends to the buyer.',
      fr: 'Dans un crédit vendeur, le vendeur attend une partie du prix : il prête à l’acheteur.',
    },
  },
  earnout_needs_no_terms: {
    concept: 'earnout_terms',
    says: [
      '~metric_or_metric & ~all_one & !"precise"|"définir"|"important"',
      'metric_or_metric & ~all_one & !"precise"|"définir"|"important"',
      'keeps_it_vague > vague_is_better & !"not"|"pas"',
      'has_got_to|must_be|"surtout"|"best" > keeps_it_vague & !"not"|"pas"|"never"|"éviter"|"avoid"|"jamais"',
      'does_as_he_likes > comforts_seller & !"not"|"pas"',
      'metric_or_metric > ~all_one & !"precise"|"définir"',
      'heard_as_he_likes > heard_safe_anyway & !"not"|"pas"',
      'heard_terms & heard_a_detail & !"not"|"pas"|"never"',
      '~heard_needless_to_define & ~gauge|~"metric"|~"indicateur"|~"ebitda"',
      '~terms_need_nothing & ~earnout|~gauge|~wording_of_it|~who_runs|~"ebitda"|~"results"|~"résultats"|~"condition"',
      '~wording_of_it > without_effect',
    ],
    example: {
      en: 'There is no need to define the metric, any EBITDA will do.',
      fr: 'Inutile de définir l’indicateur, l’EBITDA suffit.',
    },
    correction: {
      en: 'Whoever runs the business can move the figure, so its definition has to be tight.',
      fr: 'Qui dirige la société peut agir sur le chiffre : sa définition doit être serrée.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
