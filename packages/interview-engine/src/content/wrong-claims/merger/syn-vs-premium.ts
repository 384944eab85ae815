import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: synergies weighed against the premium. */
export const synVsPremiumClaims = {
  premium_no_concern: {
    concept: 'syn_vs_premium',
    says: [
      'premium > always_so > repays_itself & !"not"|"pas"|"never"|"jamais"|"only if"|"if"|"si"',

      '~synergy|~money_saved > ~astray_no_link > ~deals_premium_noun',
      '~deals_premium_noun > ~astray_no_link > ~synergy|~money_saved',
      '~astray_never_overpays & !"mistake"|"wrong"|"faux"|"even"|"même"',
      '~extra_over_market > ~returns_by_itself & !"if"|"si"|"only"|"rarely"|"jamais"|"never"',
      '~deal_premium > ~pays_in_paper|~pays_shares > ~not_a_cost|~"nothing"|~"rien"|~is_free & !"change"|"changes"',
      'deals_premium_noun >> -"compte"|-"count"|-"counts"|-"matter"|-"matters" & !"if"|"si"|"only"|"alone"|"seule à"',

      'synergy & always_so & covered & premium_paid & !exceeds|"keep in mind"|"in mind"|"à l’esprit"|"en tête"',
      'premium_paid & always_so & worth_destroyed & !exceeds',
      '~premium_paid & not_a_cost',
      '~premium_paid & no_matter & synergy|value|create_wealth|pay',
      '~deal_premium > -an_issue & ~synergy|~gains_of_joining & !with_a_condition',
      '~deal_premium > ~worth_that_anyway',
      'premium_paid & misstated_recovered_alone',
      'premium_paid > misstated_comes_back & !"not"|"pas"|"never"|"jamais"|"only if"|"if the synergies"|"si les synergies"',
      'misstated_any_premium & misstated_money_lost & !"synergies"|"without"|"sans"',
      'misstated_price_is_value',
    ],
    example: {
      en: 'A premium is not a cost for the buyer, because synergies always cover it.',
      fr: 'La prime n’est pas un coût pour l’acquéreur, les synergies la couvrent toujours.',
    },
    correction: {
      en: 'The premium goes to the seller at once; the buyer gains only if the synergies are worth more.',
      fr: 'La prime va tout de suite au vendeur ; l’acquéreur ne gagne que si les synergies valent davantage.',
    },
  },
  premium_reaches_buyer: {
    concept: 'syn_vs_premium',
    says: [
      'deal_premium > "revient à"|"comes back to"|"goes back to"|"returns to"|"ends up with" >> buyer_side_holders|"acheteur"|"acquéreur"|"buyer"|"acquirer" & !"not"|"pas"|"seller"|"vendeur"|"if"|"si"',

      'premium_cuts_price',
      'deal_premium > "equals"|"equal"|"égale"|"égal" > synergy|worth_now > buyer_takes_value',
      'us_holders|our_side > keeps_all_of_it & synergy|money_saved|gains_of_joining & premium_paid & !"no premium"|"without a premium"|"pas de prime"|"sans prime"|"only"|"seulement"|"never"|"jamais"',
      'deal_premium > buyers_part',
      'deal_premium > large_part_of_it > synergy|gains_of_joining > us_holders|our_side > stays_with > large_part_of_it',
      'deal_premium > to_our_holders',
      'deal_premium > paid_by_sellers',
      'deal_premium > directly_is >> gain_for_the_buyer & !synergy|"minus"|"moins"',
    ],
    example: {
      en: 'In the end the buyer pockets the premium.',
      fr: 'Au bout du compte, l’acquéreur empoche la prime.',
    },
    correction: {
      en: 'The premium is handed to the seller on day one; the buyer has to earn it back.',
      fr: 'La prime est versée au vendeur le premier jour ; l’acheteur doit ensuite la regagner.',
    },
  },
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
  price_never_the_cause: {
    concept: 'syn_vs_premium',
    says: [
      '~disappointment > ~unrelated_to_price',
      '~price_of_deal > without_effect & !weight_of_debt|fresh_shares',
      'at_any_price',
      '~price_of_deal > is_seldom > reason_given',
      '"jamais"|"never" > ~reason_given > ~price_of_deal',
      'price_of_deal > -an_issue & !with_a_condition',
      '~price_of_deal > shut_out & ~goes_wrong|~buying_one|~makes_value',
      '~price_of_deal > -weighs_in & !with_a_condition|eps',
      'hardly_ever > ~price_overpaid',
      '~price_overpaid > hardly_ever|-an_issue',
      'goes_wrong > its_fault > bad_climate',
      '~goes_wrong & -price_of_deal > -weighs_in',
      '~goes_wrong >> "never"|"jamais" >> ~price_of_deal & !"only"|"seulement"|"alone"|"seul"',
      '~goes_wrong & -integration_word > -weighs_in',
      'at_whatever_price & deal_succeeds|makes_value',
    ],
    example: {
      en: 'A good company is worth any premium.',
      fr: 'Le prix n’a rien à voir avec les déceptions.',
    },
    correction: {
      en: 'Even a good company disappoints its buyer when the premium exceeds what the synergies are worth.',
      fr: 'Même une bonne société déçoit son acheteur quand la prime dépasse la valeur des synergies.',
    },
  },
  sellers_lose_out: {
    concept: 'syn_vs_premium',
    says: [
      '"seller"|"sellers"|"vendeur"|"vendeurs" >> carries_the_risk > synergy|money_saved|gains_of_joining & !pays_shares|own_paper|"part of"|"partie"|"buyer"|"acheteur"|"acquéreur"|"with us"|"avec nous"',

      '"buyer"|"acheteur"|"acquéreur"|"acquirer"|buyer_side_holders > "takes"|"keeps"|"captures"|"pockets"|"ramasse"|"garde"|"empoche"|"capte" >> "all the value"|"most of the value"|"toute la valeur"|"l’essentiel de la valeur"|"the premium"|"la prime" & !"not"|"pas"|"never"|"rarely"|"only if"|"que si"|"if"|"si"',

      'seller_side_holders > comes_off_worst & !buyer|"gagnants"|"winners"|"win"',
      'buyer_side_holders > wins_most',
      'target_holders_lose',
      'acquirer_holders_win',
      '"losers"|"perdants" > seller_side_holders & !buyer_side_holders|"not"|"pas"',
    ],
    example: {
      en: 'The target’s shareholders lose the most in a deal.',
      fr: 'Les actionnaires de l’acquéreur touchent la prime.',
    },
    correction: {
      en: 'The premium goes to those who sell; the buyer’s side must earn it back through synergies.',
      fr: 'La prime va à ceux qui vendent ; l’acheteur doit la regagner par les synergies.',
    },
  },
  premium_proves_target: {
    concept: 'syn_vs_premium',
    says: [
      'big_premium_here > is_good_sign & !"not"|"pas"',
      'big_premium > is_a_sign_of > fine_target & !"not"|"pas"|"rien"|"nothing"',
      'big_premium > rise_with_it & !"not"|"pas"',
      'rise_with_it & ~overpaying_impossible',
      '~overpaying_impossible > ~fine_target & !as_a_discipline',
    ],
    example: {
      en: 'A bigger premium just tells you that the target is better.',
      fr: 'Une grosse prime prouve que la cible est excellente.',
    },
    correction: {
      en: 'A premium only raises the bar: what it buys has to come out of synergies worth more than it.',
      fr: 'Une prime ne fait que relever la barre : il faut des synergies qui valent davantage.',
    },
  },
  premium_counted_twice: {
    concept: 'syn_vs_premium',
    says: [
      'left_to_us|what_remains > is_below > deal_premium > ruins_value|loses_value & !"synergies"|"synergy"|"small"|"not"|"pas"',
      'deal_premium & would_take > # > as_remainder & !"synergies"|"synergy"',
    ],
    example: {
      en: 'What we keep is less than the premium, so the deal destroys value.',
      fr: 'Notre gain est inférieur à la prime, donc l’opération détruit de la valeur.',
    },
    correction: {
      en: 'The premium comes off once: anything left above zero is a gain for the buyer.',
      fr: 'La prime se retire une seule fois : tout ce qui reste au-dessus de zéro est un gain pour l’acquéreur.',
    },
  },
  synergies_against_price: {
    concept: 'syn_vs_premium',
    says: [
      'synergy|gains_of_joining > measured_with >> the_whole_price & !"not the whole"|"et non"|"plus"|"allocation"',
      'measured_with > synergy|gains_of_joining > measured_with >> the_whole_price & !"not the whole"|"et non"|"allocation"',
    ],
    example: {
      en: 'I compare the synergies with the whole purchase price.',
      fr: 'On compare les synergies au prix total.',
    },
    correction: {
      en: 'The target is worth its own value without the deal: the synergies only have to pay for the premium.',
      fr: 'La cible vaut déjà sa valeur propre : les synergies n’ont à payer que la prime.',
    },
  },
  synergies_lower_the_ceiling: {
    concept: 'syn_vs_premium',
    says: [
      'cases_stand_alone > cases_minus > "synergies"',
      'amiss_ceiling & amiss_stand_alone > amiss_minus > amiss_synergies',
      'amiss_ceiling & amiss_stand_alone > "without"|"excluding"|"sans"|"hors" > amiss_synergies',
    ],
    example: {
      en: 'The ceiling is the stand-alone value minus the synergies.',
      fr: 'Le plafond, c’est la valeur intrinsèque moins les synergies.',
    },
    correction: {
      en: 'The ceiling is the stand-alone value plus the synergies, net of what it costs to get them.',
      fr: 'Le plafond est la valeur intrinsèque plus les synergies, nettes de ce qu’elles coûtent.',
    },
  },
  premium_excused: {
    concept: 'syn_vs_premium',
    says: [
      'earnings_up_word & any_premium_will_do & !"not"|"pas"|"never"|"jamais"',
      'any_premium_will_do > earnings_up_word & !"not"|"pas"|"never"|"jamais"',
      '~the_premium_itself > ~no_worry_at_all & ~earnings_up_word & !"not accretive"',
      'pays_beyond_worth & since_it_is_strategic & !"never"|"jamais"|"not"|"rather"',
      '~integration_costs_word > ~integration_misplaced & !rightly_once',
      '~integration_misplaced > ~integration_costs_word & !rightly_once',
      '"add"|"adding"|"ajoute"|"ajouter" > integration_costs_word > integration_misplaced',
    ],
    example: {
      en: 'The premium does not matter as long as the deal is accretive.',
      fr: 'Les coûts d’intégration, je les laisse de côté.',
    },
    correction: {
      en: 'The premium is set against the synergies after tax and after the one-off cost of integration.',
      fr: 'La prime se compare aux synergies après impôt et après le coût ponctuel d’intégration.',
    },
  },
  synergies_counted_twice: {
    concept: 'syn_vs_premium',
    says: [
      'amiss_ceiling & amiss_several_synergies',
      'amiss_stand_alone > amiss_plus > amiss_several_synergies',
      'amiss_ceiling > amiss_rival_sets_it',
      'amiss_floor > amiss_stand_alone > amiss_plus > amiss_synergies & !amiss_ceiling',
      'amiss_ceiling >> "what" > "bidder"|"competitor"|"rival"|"seller"',
      'amiss_ceiling > "next bidder"|"next buyer"|"concurrent suivant"|"autre acheteur"',
      'slip_ceiling & slip_premium_on_top & !"not"|"pas"|"never"|"no"',
    ],
    example: {
      en: 'The ceiling is stand-alone value plus twice the synergies.',
      fr: 'Le prix plafond, c’est ce que demande le vendeur.',
    },
    correction: {
      en: 'The most a buyer can pay is stand-alone value plus the synergies once, after tax and costs.',
      fr: 'Le plus qu’un acquéreur puisse payer : la valeur intrinsèque plus les synergies, une fois, nettes d’impôt et de coûts.',
    },
  },
  market_lifts_what_is_bought: {
    concept: 'syn_vs_premium',
    says: [
      'amiss_market_reprices & amiss_good_for_buyer|amiss_any_price',
      'amiss_market_reprices',
      '"listed"|"coté"|"cotée"|"group"|"groupe" > amiss_justifies > amiss_any_price',
    ],
    example: {
      en: 'The market will apply our multiple to whatever we buy.',
      fr: 'Un groupe coté peut payer n’importe quel prix.',
    },
    correction: {
      en: 'Investors value each business by its own growth and risk: a high price stays a high price.',
      fr: 'Les investisseurs valorisent chaque activité selon sa croissance et son risque : un prix trop haut le reste.',
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
  pay_above_synergies: {
    concept: 'syn_vs_premium',
    says: [
      'market_can_well_pay > premium > market_above_the_synergies',
      'market_happy_to_pay > market_above_synergies',
    ],
    example: {
      en: 'The buyer can pay more than the synergies.',
      fr: 'L’acheteur peut payer plus que les synergies.',
    },
    correction: {
      en: 'Beyond the value of the savings, each euro of premium is taken from the buyer’s own shareholders.',
      fr: 'Au-delà de la valeur des économies, chaque euro de prime est pris aux actionnaires de l’acquéreur.',
    },
  },
  revenue_synergies_safer: {
    concept: 'syn_vs_premium',
    says: ['market_extra_sales >> market_surer_than', 'market_revenue_safer'],
    example: {
      en: 'Revenue synergies are safer than cost synergies.',
      fr: 'Les synergies de revenus sont plus sûres que les synergies de coûts.',
    },
    correction: {
      en: 'Costs are cut by decision; extra sales depend on customers, so they count for less.',
      fr: 'Les coûts se réduisent par décision ; les ventes en plus dépendent des clients et comptent donc moins.',
    },
  },
  synergies_of_a_year_against_premium: {
    concept: 'syn_vs_premium',
    says: [
      '"synergies of one year"|"savings of one year"|"synergies d’un an"|"économies d’un an" & market_extra_paid & !market_capitalise|"times"|"fois"|"multiply"|"worth"|"not"|"pas"|"after tax"|"après impôt"|"mistake"|"erreur"',
      'market_saving > market_a_year > market_extra_paid & market_destroys_value|market_is_less_than',
      'market_a_year > market_saving & market_extra_paid & market_destroys_value',
      'market_one_year_of_savings & market_extra_paid',
      'amiss_synergies & "par an"|"a year"|"per year" & amiss_premium & "years to pay"|"ans pour la payer"|"years to earn"|"ans pour"|"sans impôt"|"without tax"|"years to recover"',
    ],
    example: {
      en: 'Synergies are sixty a year and the premium is three hundred, so the deal destroys value.',
      fr: 'Les synergies font soixante par an et la prime trois cents, donc l’opération détruit de la valeur.',
    },
    correction: {
      en: 'What comes in every year has to be capitalised, after tax, before it is set against what is paid once.',
      fr: 'Ce qui revient chaque année se capitalise, après impôt, avant d’être comparé à ce qui est payé une fois.',
    },
  },
  savings_capitalised_before_tax: {
    concept: 'syn_vs_premium',
    says: [
      '~market_saving & ~market_tax_is_nothing & !"mistake"|"erreur"|"wrong"|"faux"',
      'market_saving & ~market_tax_is_nothing & !"mistake"|"erreur"|"wrong"|"faux"',
      '"compare"|"set"|"weigh"|"mets"|"compares" > market_saving > market_before_tax_word > deals_premium_noun & !"not"|"pas"|"never"|"mistake"|"erreur"',
      'market_saving & market_before_tax_word & ~market_no_integration_cost',
      'market_saving > market_capitalise > market_before_tax_word & !"announced"|"annoncées"',
      'market_capitalise > market_saving > market_before_tax_word',
    ],
    example: {
      en: 'I capitalise the synergies before tax, and integration costs have no effect on value.',
      fr: 'Je capitalise les synergies avant impôt, et les coûts d’intégration sont sans effet sur la valeur.',
    },
    correction: {
      en: 'Savings are taxed like any profit, and the one-off cost of getting them comes off their value.',
      fr: 'Les économies sont imposées comme tout bénéfice, et ce qu’il faut dépenser pour les obtenir se déduit.',
    },
  },
  giving_all_is_best: {
    concept: 'syn_vs_premium',
    says: [
      'market_all_of_it & market_saving & market_extra_paid & market_best_for_buyer',
      'market_extra_paid > market_higher_word & market_buyer_keeps_more',
      '"more premium"|"more you pay"|"more we pay"|"plus on paie"|"plus la prime"|"plus de prime" > market_buyer_keeps_more & !"less"|"moins"|"not"',
      '"high premium"|"higher premium"|"big premium"|"bigger premium"|"prime élevée"|"grosse prime"|"forte prime" > good_for_us & !"not"|"pas"|"unless"|"sauf"|"if"|"si"',
    ],
    example: {
      en: 'I would give all the synergies away in the premium, that is where the acquirer earns its best return.',
      fr: 'Je donnerais toutes les synergies dans la prime, c’est là que l’acquéreur a son meilleur rendement.',
    },
    correction: {
      en: 'Each euro of premium goes to the sellers; only what is left of the synergies is the buyer’s.',
      fr: 'Chaque euro de prime va aux vendeurs ; l’acquéreur n’a que ce qui reste des synergies.',
    },
  },
  premium_beyond_synergies: {
    concept: 'syn_vs_premium',
    says: [
      'amiss_premium|"price"|"prix" > amiss_exceeds > amiss_value_with_synergies & amiss_good_for_buyer & !amiss_bad_word',
      'misread_must > misread_premium > misread_bigger_than > misread_savings & !"not"|"cannot"|"ne doit"|"pas"|"never"|"jamais"',
      'misread_savings > misread_bigger_than|"cover"|"couvrent" > misread_premium & misread_buyer_loses & !"not"|"pas"|"unless"|"sauf"|"otherwise"|"sinon"|"if"|"si"',
      'misread_savings > misread_covers_all & !"not"|"pas tout"|"no need"',
      'amiss_premium|"price"|"prix"|pay > amiss_exceeds > amiss_value_with_synergies & amiss_good_for_buyer & "buyer"|"acquirer"|"acquéreur"|"acheteur" & !amiss_bad_word',
      '"prime"|"premium" > "supérieure aux synergies"|"dépasse les synergies"|"exceeds the synergies"|"above the synergies" & "gagnant"|"intéressante"|"fine"|"good"|"pas grave"|"no problem"|"wins"|"still" & !"vendeur"|"seller"',
      '-"need"|-"besoin" > "synergies" > "justify"|"justifier" & amiss_premium',
      '"no synergies"|"aucune synergie"|"without synergies"|"sans synergies" & "creates value"|"crée de la valeur"|"makes sense"|"a du sens" & !"not"|"pas"|"only"',
      'premium_above_gain > good_for_us',
    ],
    example: {
      en: 'The premium can be higher than the synergies, the buyer still creates value.',
      fr: 'Le prix dépassait la valeur avec synergies, donc l’opération crée de la valeur.',
    },
    correction: {
      en: 'Once more is paid than the savings are worth, the difference is taken from the holders of the acquirer.',
      fr: 'Dès qu’on paie davantage que ce que valent les économies, la différence est prise aux actionnaires de l’acquéreur.',
    },
  },
  synergies_owed_to_seller: {
    concept: 'syn_vs_premium',
    says: [
      'amiss_synergies & amiss_belong_to_seller',
      'amiss_all_synergies & amiss_to_seller & amiss_right_thing & !amiss_leaves_nothing',
    ],
    example: {
      en: 'I would pay all the synergies to the seller, that makes sense.',
      fr: 'Les synergies appartiennent au vendeur.',
    },
    correction: {
      en: 'The buyer makes the savings happen and must keep a share of them, or it gains nothing.',
      fr: 'C’est l’acquéreur qui réalise les économies : il doit en garder une part, sinon il ne gagne rien.',
    },
  },
  announced_synergies_are_earned: {
    concept: 'syn_vs_premium',
    says: [
      '~market_saving > "from day one"|"on day one"|"premier jour" & "in full"|"guaranteed"|"entières"|"garanti"|"garanties" & !"not"|"never"|"pas"|"jamais"|"rarely"|"rarement"',
      'amiss_announced_synergies > amiss_as_good_as_earned & !"less"|"moins"',
      '~amiss_synergies & ~amiss_not_discounted',
      'amiss_announced_synergies & amiss_for_sure & !"not"|"pas"|"never"|"jamais"',
      '"count"|"compte"|"pay"|"paie" >> amiss_announced_synergies >> amiss_for_sure',
      'amiss_synergies & "tout l\'ebitda"|"whole ebitda"|"all the ebitda"|"all of the ebitda"|"entire ebitda"|"full ebitda" & !"not"|"pas"',
      'synergy > sure_from_the_start',
      'sure_from_the_start & premium_paid|premium',
    ],
    example: {
      en: 'The synergies they announced are certain.',
      fr: 'Les synergies de revenus sont acquises, on ne les actualise pas.',
    },
    correction: {
      en: 'Savings come late and in part: they are weighed, taxed and brought back to today.',
      fr: 'Les économies arrivent tard et en partie : on les pondère, on les impose, on les ramène à aujourd’hui.',
    },
  },
  premium_set_against_sales: {
    concept: 'syn_vs_premium',
    says: [
      'amiss_compares > amiss_premium > amiss_targets_sales',
      'amiss_premium > amiss_compares|"smaller than"|"lower than"|"inférieure" > amiss_targets_sales',
    ],
    example: {
      en: 'I compare the premium with the target’s sales to see if it pays.',
      fr: 'Je compare la prime au chiffre d’affaires de la cible.',
    },
    correction: {
      en: 'A premium is set against the value of the savings, after tax and capitalised.',
      fr: 'La prime se juge face à la valeur des économies, après impôt et capitalisées.',
    },
  },
  synergies_always_pay: {
    concept: 'syn_vs_premium',
    says: [
      'strays_any_premium & strays_some_synergies & !"not"|"pas"|"never"|"jamais"',
      '~market_saving & ~market_always_word & ~market_extra_paid & ~market_covered_by & !"overpaid"|"wiped out"|"more than any"|"surpayé"|"effacé"|"just to"|"pour seulement"|"rien que pour"|"il faut"|"you need"',
      'market_saving & market_whatever_word & market_extra_paid',
      'market_saving & market_always_word & market_create_value',
      '~market_always_word & ~market_saving & ~market_justify_word & ~market_price_word|~market_extra_paid & !"just to"|"pour seulement"|"rien que pour"|"il faut"|"you need"',
    ],
    example: {
      en: 'Synergies always justify the premium.',
      fr: 'Les synergies justifient toujours la prime.',
    },
    correction: {
      en: 'The premium is paid on day one and for sure; synergies come late and in part, so their value after tax and cost has to exceed it.',
      fr: 'La prime est payée tout de suite et à coup sûr ; les synergies viennent tard et en partie : leur valeur après impôt et coûts doit la dépasser.',
    },
  },
  premium_is_irrelevant: {
    concept: 'syn_vs_premium',
    says: [
      '~market_extra_paid > "recovered"|"récupère"|"récupérée" > "anyway"|"when you sell"|"the day you sell"|"de toute façon"|"à la revente" & !"not"|"only"|"pas"|"if"|"si"',
      '~premium > ~market_is_no_cost & !"if"|"si"|"not free"',
      '"premium"|"prime" > "recovered"|"récupérée" > "goodwill"|"balance sheet"|"bilan"',
      '~market_extra_paid > ~lbo_irrelevant_word & !lbo_set_aside_word|"leave that out"|"leave it out"|"laisse de côté"',
      '~misread_premium & ~misread_never_earned_back',
      '~misread_premium & ~misread_only_goodwill & !"but"|"mais"|"still"|"quand même"',
      'misread_pure_gain & misread_savings & !"not"|"pas"|"only above"|"au-delà"|"beyond"',
      '~lbo_irrelevant_word > ~market_extra_paid|~market_price_word & ~market_strategic_word|~market_do_deal',
    ],
    example: {
      en: 'The premium does not matter when the deal is strategic.',
      fr: 'La prime n’a pas d’importance quand l’opération est stratégique.',
    },
    correction: {
      en: 'Whatever the strategy, a buyer who pays more premium than his synergies are worth loses the difference.',
      fr: 'Quelle que soit la stratégie, un acquéreur qui paie plus de prime que la valeur des synergies perd la différence.',
    },
  },
  eps_up_proves_value: {
    concept: 'syn_vs_premium',
    says: [
      '~strays_eps_up > ~strays_settles_it > -"need"|-"besoin" & !"debt"|"dette"',
      'market_per_share_profit > astray_goes_down > astray_is_bad & !"not"|"pas"|"never"|"jamais"',
      'strays_eps_up > strays_settles_it & !"not"|"never"|"jamais"|"ne suffit"|"pas la preuve"|"n’est pas"|"ne veut pas"',
      'earnings_up_word & any_premium_will_do & !"not"|"pas"|"never"|"jamais"',

      'market_per_share_profit & market_so_word & market_create_value',
      'market_per_share_profit & market_proves_word & market_create_value|market_good_deal_word & !proves_nothing',
      'market_per_share_profit & market_enough_word & market_good_deal_word|market_create_value|market_prove_it',
      '"accretive"|"relutive" > "cannot be overpaid"|"cannot be too expensive"|"cannot destroy"|"never overpaid"|"ne peut pas être trop chère"|"ne peut pas être trop cher"|"ne peut pas détruire"|"ne peut pas être surpayée"|"jamais surpayée"',
      '"times our multiple"|"fois notre multiple"|"dearer than us"|"plus chère que nous" > "accretive"|"relutive"|"relutif" & !"not"|"pas"|"debt"|"dette"|"dilutive"',
      'market_per_share_profit > market_pay_anything & !"not"|"pas"|"even"|"même"',
    ],
    example: {
      en: 'The deal is accretive, so it creates value.',
      fr: 'L’opération est relutive, donc elle crée de la valeur.',
    },
    correction: {
      en: 'Higher EPS can come from cheap debt alone; value comes from synergies worth more than the premium.',
      fr: 'Un BPA en hausse peut venir de la seule dette bon marché ; la création de valeur vient de synergies supérieures à la prime.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
