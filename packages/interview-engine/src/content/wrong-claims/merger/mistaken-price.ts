import type { WrongClaim } from '../../types.ts';

export const mistakenPriceClaims = {
  premium_says_nothing: {
    concept: 'syn_vs_premium',
    says: [
      'premium_when_earned',
      '"premium never destroys"|"prime ne détruit jamais"|"any premium is fine"|"any premium is justified"',
      '~premium_says_nothing',
      '~premium_stays_in',
      'synergy & buyer_always_wins',
    ],
    example: {
      en: 'The premium doesn’t really matter: with synergies the buyer always comes out ahead.',
      fr: 'La prime n’a pas d’importance, inutile de retirer la prime.',
    },
    correction: {
      en: 'The premium is deducted from the value of the synergies: only the rest is a gain.',
      fr: 'La prime se retire de la valeur des synergies : seul le reste est un gain.',
    },
  },
  premium_over_synergies: {
    concept: 'syn_vs_premium',
    says: [
      '~deal_premium|premium_paid > heard_has_to_be > heard_above_it > synergy & !"not"|"pas"|"never"',
      'heard_has_to_be >> deal_premium|premium_paid|"prime" > heard_above_it > synergy & !"not"|"pas"|"never"',
      'heard_has_to_be > "prime" >> heard_has_to_be > heard_above_it > synergy & !"not"|"pas"',
      'adds_premium & synergy|money_saved|worth_now',
      'synergy|money_saved > lower_rated > premium_paid & so_value_made',
      'premium_paid > lower_rated > synergy|money_saved & so_value_lost',
      'paying_dearer > fewer_synergies',
      'condition_word > premium_paid > greater_than > synergy > buyer_benefits',
      'value_made > condition_word > premium_paid > greater_than > synergy|worth_now|money_saved',
      'premium_paid > greater_than > synergy|money_saved & so_value_made',
      'synergy|money_saved > greater_than > premium_paid & so_value_lost',
      'premium_up_fewer',
      'value_made|makes_value > mere_case > deal_premium > is_above > synergy|worth_now',
      'mere_case > deal_premium > is_above > synergy|worth_now > makes_value & !seller',
      'mere_case > synergy > is_below > deal_premium > makes_value & !loses_value|"destroy"|"détruire"',
      'deal_premium > loses_value > mere_case > synergy > is_above',
      'mere_case > synergy > is_above > deal_premium > loses_value',
      'loses_value > mere_case > synergy > is_above',
      'synergy|gains_of_joining > is_above > deal_premium > loses_value|ruins_value & !"otherwise"|"sinon"|"unless"|"faut"|"must"|"moins"|"or"|"ou"',
      'synergy|gains_of_joining > is_above > deal_premium > "perd"|"loses"|"lose" & !"otherwise"|"sinon"|"unless"|"faut"|"must"|"moins"|"or"|"ou"',
    ],
    example: {
      en: 'The buyer creates value when the premium exceeds the value of the synergies.',
      fr: 'L’acquéreur crée de la valeur dès que la prime payée dépasse les synergies.',
    },
    correction: {
      en: 'The buyer creates value only when the synergies are worth more than the premium.',
      fr: 'L’acquéreur crée de la valeur seulement si les synergies dépassent la prime payée.',
    },
  },
  sales_surer_than_savings: {
    concept: 'synergies_cost',
    says: [
      'surer_sales & !"existing"|"existant"',
      'surest_kind >> "are"|"is"|"sont"|"c’est" >> sales_kind',
      'sales_kind >> "are"|"is"|"sont"|"est" >> surest_kind & !savings_kind',
      'sales_kind > easier_than_cuts & !"not"|"pas"',
      'savings_kind > ~come_true > at_no_time & !in_part_only',
      'savings_kind > at_no_time > ~come_true & !in_part_only',
      'surest_kind > consists_of >> sales_kind & !savings_kind',
    ],
    example: {
      en: 'Revenue synergies are the reliable ones.',
      fr: 'Les synergies de revenus sont plus fiables.',
    },
    correction: {
      en: 'A buyer decides on its own costs, customers decide on sales: savings are surer.',
      fr: 'L’acquéreur décide de ses coûts, les clients des ventes : les économies sont plus sûres.',
    },
  },
  synergies_of_wrong_kind: {
    concept: 'synergies_cost',
    says: [
      'cost_kind > consists_of > selling_together & !surest_kind',
      'revenue_kind > consists_of > cutting_together',
    ],
    example: {
      en: 'Cost synergies are mainly selling the target’s products to our customers.',
      fr: 'Les synergies de coûts, c’est vendre les produits de la cible aux clients de l’acquéreur.',
    },
    correction: {
      en: 'Cost synergies come from doing once what two did: one head office, joint purchasing.',
      fr: 'Les synergies de coûts viennent de ce qu’on ne fait plus deux fois : siège, achats.',
    },
  },
  buying_for_eps: {
    concept: 'rationale',
    says: [
      'small_premium_words & "fail"|"disappoint"|"échouent"|"déçoivent"|"déçues"',
      'sole_reason > lifts_eps',
      'spreading_pays',
      'main_reason > pushes_eps_up|lifts_eps & !"wrong"|"mauvaise"|"bad"|"nothing"|"rien"|"some"|"certains"|"many"|"beaucoup"|"often"|"souvent"',
    ],
    example: {
      en: 'The only sound reason to buy is to lift EPS.',
      fr: 'La seule bonne raison d’acheter, c’est d’augmenter le BPA.',
    },
    correction: {
      en: 'One buys for growth, scale or know-how that would take too long to build; EPS is arithmetic.',
      fr: 'On achète de la croissance, de la taille ou un savoir-faire ; le BPA n’est qu’arithmétique.',
    },
  },
  integration_is_nothing: {
    concept: 'integration_cost',
    says: [
      '~joining_them > ~costs_hardly',
      '~integration_word|~integration_cost > -"coûte"|"coûte" > "rien" & !"pas rien"',

      '~integration_word|~integration_cost > "pratiquement rien"|"quasiment rien"|"practically nothing"|"next to nothing"|"hardly anything"|"almost nothing"',

      'easy_integration',
      '~culture_aside',
      'trifling_integration',
      'leaves_it_out > -integration_cost & ~one_off_words',
      '~merging_work > is_trifle',
      'after_signing & value_is_safe',
      '~merging_work > without_effect',
      '~integration_word > is_trifle',
      '~integration_word > -an_issue & !with_a_condition',
      '~integration_word > ~hardly_ever > ~goes_wrong|~an_issue',
      '~integration_word > "folklore"|"myth"|"mythe"|"formality"|"formalité"|"overrated"|"exagéré"|"overblown"|"invention"',
      'integration_word > by_itself > deal_succeeds',
      'integration_word > deal_succeeds > by_itself',
      '~goes_wrong & ~integration_word > shut_out',
      '~merging_cost > shut_out|-weighs_in & !"ebitda"',
      '~merging_cost & ~"one off"|~"one time"|~"once"|~"répètent"|~"ponctuels"|~"exceptionnels"|~"seule fois" & shut_out',
      'integration_cost|culture > of_small_account',
      'integration_word|integration_cost > "is free"|"basically free"|"practically free"|"almost free"|"costs nothing"|"costs almost nothing"|"est gratuite"|"coûte rien"|"coûte presque rien"',
      'merging_cost > at_sellers_cost & !"not"|"pas"|"price"|"prix"',
    ],
    example: {
      en: 'You can leave out the integration costs because they are one-off.',
      fr: 'Les coûts d’intégration, c’est marginal.',
    },
    correction: {
      en: 'Integration costs money and time, and that is where many deals fail.',
      fr: 'L’intégration coûte de l’argent et du temps, et c’est là que beaucoup d’opérations échouent.',
    },
  },
  synergies_from_closing: {
    concept: 'integration_cost',
    says: [
      'synergy > "certain"|"guaranteed"|"certaines"|"garanties"|"acquises"|"in the bag" >> "once"|"une fois"|"dès" > "signed"|"contract"|"signature"|"signé"|"contrat"|"closing" & !"not"|"pas"',
      'synergies_arrive > at_the_closing',
    ],
    example: {
      en: 'Synergies kick in fully in year one.',
      fr: 'Les synergies tombent en plein dès la clôture.',
    },
    correction: {
      en: 'Synergies build up over two or three years.',
      fr: 'Les synergies montent en puissance sur deux ou trois ans.',
    },
  },
  synergies_capitalised_gross: {
    concept: 'synergies_cost',
    says: [
      'turns_into_value > # > before_tax_words & !"only"|"seulement"|"ne vaut que"',
      '~tax_plays_no_part',
      'turns_into_value > synergies_untouched_by_tax',
      'capitalises > gross_gains & !after_tax_step',
      'gross_gains > capitalises & !after_tax_step',
      'gains_of_joining & capitalises & -takes_out > ~tax',
      'taxed_before > same_size > after_tax_step',
      '~capitalises > ~gains_of_joining > ~taxed_before|without_tax_step & !after_tax_step',
      'gains_of_joining & -"tax"|-"impôt"|-"is"|-"taxman"|-"fisc" > ~takes_out|~weighs_in & !"after tax"|"après impôt"',
      'needless|shut_out > ~takes_out > ~tax & ~gains_of_joining',
      '~tax > -weighs_in & ~gains_of_joining & ~capitalises',
    ],
    example: {
      en: 'I capitalise the synergies gross.',
      fr: 'Je capitalise les synergies brutes.',
    },
    correction: {
      en: 'Tax comes off first: only synergies after tax are capitalised.',
      fr: 'On retire d’abord l’impôt : seules les synergies nettes sont capitalisées.',
    },
  },
  lender_rate_for_synergies: {
    concept: 'wacc',
    says: [
      '"discount"|"discounted"|"capitalise"|"actualise"|"actualiser" > riskless_rate & !"not"|"pas"|"never"|"jamais"|"plus"|"premium"|"prime de risque"|"beta"',
      'rate_name > lender_rate',
      'by_lender_rate',
      'means_only > lender_rate & !"higher"|"above"|"exceeds"|"supérieur"|"plus élevé"|"au-dessus"',
      'times_the_rate',
      '"discount"|"actualise"|"capitalise" > price_of_debt|cost_debt & synergy|money_saved & !wacc',
      '"capitalise"|"capitaliser"|"capitalize"|"capitalising" > "prends"|"use"|"take"|"utilise" > lender_rate & !"not"|"pas"|wacc|"plutôt"',
    ],
    example: {
      en: 'I capitalise at the acquirer’s cost of debt.',
      fr: 'Je multiplie les synergies annuelles par le WACC.',
    },
    correction: {
      en: 'Divide the yearly amount by a WACC that reflects the risk of the synergies.',
      fr: 'On divise le montant annuel par un CMPC qui reflète le risque des synergies.',
    },
  },
  timing_is_nothing: {
    concept: 'integration_cost',
    says: [
      '~early_or_late > ~without_effect & !"not true"|"faux"',
      '~early_or_late > "all the same"|"revient au même"|"pareil"|"the same thing"|"même chose"',

      '~timing_aside & ~synergy|value|money_saved|worth_now',
      '~spread_of_time > without_effect',
      'without_effect & when_it_comes & ~synergy|~money_saved|"savings"',
      '~phasing_word > shut_out|-weighs_in',
      '-phasing_word & gains_of_joining > full_level|from_day_one|in_full',
      'needless|~"no need"|~"need not" > ~phasing_word',
      '~phasing_word > needless|~"unnecessary"|~"inutile"',
      'gains_of_joining > full_level|"full"|"whole"|"pleine" > from_day_one|"day one"|"dès le premier jour"|"dès le closing"|"dès la signature"',
      'no_matter_which > ~phasing_word & ~gains_of_joining',
      '~phasing_word > ~gains_of_joining > -weighs_in|-change|shut_out',
    ],
    example: {
      en: 'The phasing of the synergies is simple: timing makes no difference to their value.',
      fr: 'Le phasage n’a pas d’effet sur la valeur des synergies.',
    },
    correction: {
      en: 'What arrives in year three is worth less today than what arrives in year one.',
      fr: 'Ce qui arrive en année trois vaut moins aujourd’hui que ce qui arrive en année un.',
    },
  },
  premium_against_one_year: {
    concept: 'syn_vs_premium',
    says: [
      'compare|"weigh"|"mets" > premium_paid > single_years_gain & !"not"|"pas"|"never"|"jamais"|"instead"|"erreur"|"mistake"',
      'compare|"weigh" > single_years_gain > premium_paid & !"not"|"pas"|"never"|"jamais"|"instead"|"erreur"|"mistake"',
      'deal_premium > is_above > a_single_year|synergies_of_a_year > so_value_lost & !"not"|"pas"',

      'premium_paid & weighed_against > a_single_year',
      'yearly_gain > is_above|is_below > deal_premium & !"capitalise"|"capitalised"|"multiply"|worth_now',
      '"compare"|"comparer" > yearly_gain > deal_premium & !"capitalise"|"capitalised"|worth_now',
      'deal_premium > is_above|is_below > yearly_gain & !"capitalise"|"capitalised"|worth_now',
      'compare > synergies_of_a_year > premium_paid & !multiply',
      'synergies_of_a_year > compare > premium_paid & !multiply|worth_now',
    ],
    example: {
      en: 'You hold the premium against one year of savings.',
      fr: 'Il faut comparer la prime à une seule année de synergies.',
    },
    correction: {
      en: 'The premium compares with the value of all the savings to come.',
      fr: 'La prime se compare à la valeur de toutes les économies à venir.',
    },
  },
  authorities_wave_through: {
    concept: 'antitrust',
    says: ['~authorities|~antitrust > ~always_clear'],
    example: {
      en: 'Antitrust is never an issue.',
      fr: 'Les autorités de concurrence, ce n’est pas un sujet.',
    },
    correction: {
      en: 'Antitrust authorities can demand disposals or block a deal, and they look before closing.',
      fr: 'Les autorités de concurrence peuvent exiger des cessions ou bloquer une opération.',
    },
  },
  acquirer_revalued: {
    concept: 'ppa',
    says: [
      'excess_is_goodwill',
      'stays_inside_goodwill',
      'revalues_acquirer',
      'assets_of_the_buyer > taken_at_fair_value & !"only"|"seulement"|"uniquement"|"stay"|"restent"|"reste"|"untouched"|"never"|"jamais"|"not those"|"pas ceux"',
      'taken_at_fair_value > assets_of_the_buyer & !"only"|"seulement"|"uniquement"|"stay"|"restent"|"reste"|"untouched"|"never"|"jamais"|"not those"|"pas ceux"|"not the"|"pas les"',
    ],
    example: {
      en: 'You revalue the acquirer’s assets.',
      fr: 'On réévalue les actifs de l’acquéreur à la juste valeur.',
    },
    correction: {
      en: 'It is the target’s assets and liabilities that are taken at fair value.',
      fr: 'Ce sont les actifs et passifs de la cible que l’on prend à leur juste valeur.',
    },
  },
  goodwill_misplaced: {
    concept: 'goodwill',
    says: [
      'assets_less_price',
      'goodwill_owed',
      'goodwill_figure > directly_is|"sont" >> value_of_named_things & !"separate"|"distinct"|"apart"|"à part"|residual|"what is left"|"ce qui reste"|"once"|"une fois"|"beyond"|"au-delà"',
    ],
    example: {
      en: 'Goodwill is a liability.',
      fr: 'Le goodwill, c’est l’actif net réévalué moins le prix payé.',
    },
    correction: {
      en: 'Goodwill is an asset: the price less the net assets at fair value.',
      fr: 'Le goodwill est un actif : le prix payé moins l’actif net réévalué.',
    },
  },
  tax_on_goodwill: {
    concept: 'deferred_tax',
    says: ['tax_on_goodwill'],
    example: {
      en: 'I compute the deferred tax on the goodwill.',
      fr: 'Je calcule l’impôt différé sur le goodwill.',
    },
    correction: {
      en: 'The deferred tax is the write-up times the tax rate; goodwill bears none.',
      fr: 'L’impôt différé est la réévaluation fois le taux ; le goodwill n’en porte pas.',
    },
  },
  earnout_beyond_dispute: {
    concept: 'earnout_terms',
    says: [
      'heard_longer_period|long_period|"plus c’est long"|"the longer" > "moins on peut"|"évite les"|"évite tous"|"avoids"|"less you can"|"moins de litiges"|"fewer disputes" & !"short"|"courte"',
      '"further down"|"plus c’est bas"|"plus bas dans le compte"|"lower down" > "harder"|"moins"|"less"|"plus difficile"|"plus dur" > ~game_it',
      '"net income"|"net profit"|"résultat net"|"bénéfice net" >> "best"|"meilleur"|"right"|"bon"|"as"|"comme" >> gauge & ~beyond_his_reach|heard_hard_to_cheat|~heard_hard_to_cheat & !heard_top_line|"revenue"|"ventes"|"not the"',

      'heard_bottom_line > heard_hard_to_cheat|~heard_hard_to_cheat & !heard_top_line|"not"',
      'heard_longer_period|long_period > heard_fewer_quarrels & !"not"|"pas"',
      'heard_longer_period > "better for the seller"|"mieux pour le vendeur" & !"not"|"pas"',
      '~no_room_to_cheat',
      'long_period > fewer_quarrels',
      '"never"|"jamais"|"rarely"|"rarement" > ~quarrel_word & earnout',
      'no_quarrel_risk & earnout & !"avoid"|"clear"|"precise"|"éviter"|"clair"|"précis"|"pour que"|"so that"',
      '"net income"|"net profit"|"ebitda"|"bottom line"|"résultat net"|"bénéfice net" > beyond_his_reach & !"revenue"|"sales"|"chiffre d’affaires"|"ventes"|"gross"|"if"|"si"|"so that"|"pour que"',
    ],
    example: {
      en: 'There is no room for manipulation with EBITDA.',
      fr: 'Plus la période est longue, moins il y a de litiges.',
    },
    correction: {
      en: 'Who runs the business can move EBITDA, and a long period invites disputes.',
      fr: 'Qui dirige peut agir sur l’EBITDA, et une longue période invite aux litiges.',
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
  escrow_misread: {
    concept: 'deferred_price',
    says: [
      '"escrow"|"séquestre" > paid_at_closing > seller & !"not"|"pas"|"rest"|"reste"|"part"|"partie"|"solde"|"balance"',

      '"escrow"|"séquestre" > "paid to the seller"|"versé au vendeur"|"given to the seller" >> "straight away"|"tout de suite"|"immediately"|"immédiatement"|"upfront" & !"not"|"pas"',
      'held_money_misread',
      '"séquestre"|"escrow" > protects_seller & !"buyer"|"acheteur"|"acquéreur"',
    ],
    example: {
      en: 'The escrow protects the seller.',
      fr: 'Le séquestre protège le vendeur.',
    },
    correction: {
      en: 'An escrow keeps part of the price back for a while, and protects the buyer.',
      fr: 'Un séquestre retient une partie du prix un temps et protège l’acheteur.',
    },
  },
  dearer_rate_dearer_savings: {
    concept: 'wacc',
    says: [
      'dearer_rate > worth_all_the_more & !"less"|"moins"|"not"|"pas"',
      'lower_rate_here > worth_all_the_less & !"more"|"plus cher"|"not"|"pas"',
    ],
    example: {
      en: 'A higher discount rate makes the synergies worth more.',
      fr: 'Avec un taux plus élevé, les synergies valent plus.',
    },
    correction: {
      en: 'The higher the rate, the less the savings to come are worth today.',
      fr: 'Plus le taux est élevé, moins les économies à venir valent aujourd’hui.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
