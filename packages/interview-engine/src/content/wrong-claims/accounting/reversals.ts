import type { WrongClaim } from '../../types.ts';

/** What is said of growth, the cycle, goodwill, prepayments, leases and adjusted profit the wrong way round. */
export const reversedAccountClaims = {
  growth_cures_cash: {
    concept: 'nwc',
    says: [
      'the_more_we_sell|faster_you_grow > fuller_bank & !"need"|"besoin"|eats|"hole"|"trou"|"negative"|"négatif"',
      'growth|sell_more > lets_go >> nwc|cash_word & !eats|"negative"|"négatif"|supplier|payables',
      'growth|sell_more > nwc >> frees_itself',
      'growth|sell_more > solves >> cash_trouble',
      'nwc >> drops > we_grow',
      'we_grow > nwc >> drops',
      'we_grow > yields|lets_go >> cash_word & !eats|"negative"|"négatif"',
      'growth|we_grow & yields > cash_word > nwc & !eats|"negative"|"négatif"',
    ],
    example: {
      en: 'Growth releases working capital, so growing faster solves the cash problem.',
      fr: 'Plus la croissance est forte, plus le BFR se libère.',
    },
    correction: {
      en: 'Growth ties up working capital: stock and receivables come before the cash.',
      fr: 'La croissance immobilise du BFR : stocks et créances viennent avant l’encaissement.',
    },
  },
  margin_is_cash_conversion: {
    concept: 'nwc',
    says: [
      'good_margin|margin_word|ebitda > assures > cash_made_of_it & !nwc|capex',
      'good_margin > cash_made_of_it >> is_high_too',
      'good_margin|gainful > pays_its_own_way',
      'margin_word|ebitda >> same_as_word >> cash_made_of_it',
    ],
    example: {
      en: 'A high margin guarantees cash conversion.',
      fr: 'À trente pour cent de marge d’EBITDA, une entreprise s’autofinance toujours.',
    },
    correction: {
      en: 'A margin says nothing of cash: working capital, capex, tax and debt come in between.',
      fr: 'Une marge ne dit rien du cash : BFR, capex, impôt et dette s’intercalent.',
    },
  },
  only_capex_drains: {
    concept: 'capex',
    says: [
      'only_reason & spends_on_plant & runs_dry',
      'only_reason > spends_on_plant',
      'spends_on_plant >> only_reason',
      'only_reason & ~nwc > ~plays_no_part',
    ],
    example: {
      en: 'The only way to run out of cash is to invest too much.',
      fr: 'La seule façon de manquer de cash, c’est d’investir trop en capex.',
    },
    correction: {
      en: 'Working capital, debt service and tax drain cash as much as capex.',
      fr: 'Le BFR, le service de la dette et l’impôt consomment autant de cash que le capex.',
    },
  },
  cycle_turned_round: {
    concept: 'payables',
    says: [
      'pay_suppliers_later > takes_cash_from_you|costs_cash|empties_account',
      'supplier_gives_time > costs_us_cash|absorb|eats|tie_up',
      'stretches > suppliers_side >> adds_to_cycle',
      'suppliers_side > stretches > adds_to_cycle & !clients_side',
      'squeezes > suppliers_side >> takes_from_cycle & !takes_longer',
      'suppliers_side > squeezes >> takes_from_cycle & !clients_side',
      'stretches > clients_side >> takes_from_cycle',
      'clients_side > stretches >> takes_from_cycle & !suppliers_side',
      'squeezes > clients_side >> adds_to_cycle',
      'clients_side > squeezes >> adds_to_cycle & !suppliers_side',
      'squeezes > clients_side >> raises >> nwc',
      'stretches > suppliers_side >> raises >> nwc',
      'stretches > clients_side >> lowers >> nwc',
      'squeezes & clients_side > ~nothing_upon >> ~cash_word',
      'suppliers_side >> squeezes > cycle_shorter',
      'squeezes > suppliers_side > cycle_shorter & !clients_side',
      'stretches > suppliers_side > cycle_longer & !clients_side',
      'supplier_delay_longer > takes_cash_from_you',
      'more_time_for_clients > does_cash_good',
    ],
    example: {
      en: 'Stretching supplier terms lengthens the cycle.',
      fr: 'Allonger le délai fournisseurs rallonge le cycle.',
    },
    correction: {
      en: 'Supplier days shorten the cycle, customer and stock days lengthen it.',
      fr: 'Les jours fournisseurs raccourcissent le cycle, les jours clients et de stock l’allongent.',
    },
  },
  release_priced_on_profit: {
    concept: 'receivables',
    says: ['profit_measure >> each_day', 'each_day >> profit_measure'],
    example: {
      en: 'You multiply the days by EBITDA per day.',
      fr: 'On multiplie les jours gagnés par l’EBITDA divisé par 365.',
    },
    correction: {
      en: 'The cash released is days times sales over 365.',
      fr: 'Le cash libéré vaut les jours fois le chiffre d’affaires sur 365.',
    },
  },
  impairment_test_both_ways: {
    concept: 'impairment',
    says: [
      'goes_back_up & goodwill_word|impairment|retest & !it_is_final|"plus on"|"petit"|"faible"',
      'tests_word > only_in_trouble',
    ],
    example: {
      en: 'You can write the goodwill back up.',
      fr: 'Le test de dépréciation joue dans les deux sens.',
    },
    correction: {
      en: 'An impairment of goodwill is final.',
      fr: 'Une dépréciation de goodwill est définitive.',
    },
  },
  own_goodwill_capitalised: {
    concept: 'goodwill',
    says: [
      'goodwill > "by itself"|"on its own"|"tout seul"|"de lui-même"|"naturellement" & !"never"|"jamais"|"not"|"pas"',
      '"can"|"may"|"could"|"peut"|"pourrait" > record|enters_books|booked_word|"book" > on_itself',
      '"can"|"may"|"could"|"peut"|"pourrait" > record|enters_books|booked_word|"book" > goodwill_word > on_itself',
      '~goodwill > "créé en interne"|"created internally"|"généré en interne"|"built internally" & !"not"|"pas"|"never"|"jamais"|-"créé"',
      'self_made & enters_books',
      'may_have > goodwill > without_a_deal',
    ],
    example: {
      en: 'A company can recognise its internally generated goodwill: it can capitalise it.',
      fr: 'Le goodwill que l’entreprise construit elle-même, elle peut l’inscrire au bilan.',
    },
    correction: {
      en: 'Only a purchase gives rise to goodwill; what a company builds itself stays off its balance sheet.',
      fr: 'Seule une acquisition fait naître un goodwill ; ce qu’on construit soi-même reste hors du bilan.',
    },
  },
  goodwill_without_fair_values: {
    concept: 'ppa',
    says: [
      '"tout le prix"|"whole price"|"full price"|"entire price" > goodwill & !subtract|minus_word|net_assets',
      'liability|debt|"debts" > "left out"|"ignored"|"laissées de côté"|"ne comptent pas" > net_assets|"identifiable"',
      'books_value & without_remeasuring',
      'asset|plain_each_thing|"assets"|"actifs" > "repris à"|"kept at"|"taken at"|"come in at"|"gardés à"|"restent à"|"stay at" > books_value & !revalue|"not"',
      'what_was_paid > minus_word >> accounts_value & simply_word',
      '"no revaluation"|"without revaluing"|"sans réévaluer"|"sans réévaluation"|"pas besoin de réévaluer"|"no need to revalue" & goodwill|books_value',
      'goodwill_word & price > gap_between > accounts_value|books_value & !remeasured',
      'gap_between > price > accounts_value|books_value & !remeasured',
      'gap_between > price > accounts_value|books_value > -remeasured|-revalue',
    ],
    example: {
      en: 'Goodwill is the difference between the price and the book value of net assets.',
      fr: 'Le goodwill, c’est la différence entre le prix et la valeur comptable de l’actif net.',
    },
    correction: {
      en: 'Net assets are first brought to fair value; what remains of the price is goodwill.',
      fr: 'L’actif net est d’abord porté à sa juste valeur ; ce qui reste du prix est le goodwill.',
    },
  },
  prepayment_sides_swapped: {
    concept: 'nwc',
    says: [
      'seller > wants_it_off_price & !buyer',
      'seller > want_word > "en dette"|"as debt"|"as a debt"|"debt like"|"comme une dette" & !buyer',
      'seller >> wants_it_as_debt & !buyer',
      'deferred_revenue|in_advance >> "montent"|"monte"|climbs > cash_word >> drops',
      'buyer >> pushes_to_keep >> nwc',
      'seller >> calls_debt',
      'deferred_revenue|in_advance >> climbs > nwc >> climbs',
      'deferred_revenue|in_advance >> climbs > cash_word >> drops',
      'deferred_revenue|in_advance >> climbs > eats|lowers >> cash_word',
      'seller > debt_like > raises >> price',
      'seller > debt_like > raises_what_seller_gets',
    ],
    example: {
      en: 'The buyer wants it left in working capital.',
      fr: 'Quand les produits constatés d’avance augmentent, le BFR augmente.',
    },
    correction: {
      en: 'Prepayments lower working capital and bring cash: the buyer calls them debt, the seller working capital.',
      fr: 'Les avances réduisent le BFR et apportent du cash : l’acheteur y voit de la dette, le vendeur du BFR.',
    },
  },
  leases_create_value: {
    concept: 'leases16',
    says: [
      'owner >> grows_rich',
      'the_standard|leases16|ebitda > made_richer',
      'the_standard|leases16 > brought_value',
      'owner > made_richer & the_standard|leases16|ebitda',
      'ebitda|ifrs_word & shareholder_gains',
    ],
    example: {
      en: 'IFRS 16 created value for shareholders.',
      fr: 'IFRS 16 a créé de la valeur pour les actionnaires.',
    },
    correction: {
      en: 'Net debt rises with EV: shareholders own the same as before.',
      fr: 'La dette nette monte avec la VE : les actionnaires possèdent la même chose qu’avant.',
    },
  },
  bases_mixed: {
    concept: 'consistent_num_den',
    says: [
      '"retirer les loyers"|"deduct the rent"|"après loyers"|"after rent" > "laisser"|"leave"|"keep"|"garder" > lease_promise|liability|debt > ev|net_debt & !"not"|"pas"|"wrong"|"erreur"|"mistake"',
      'comparables_word|"peers"|"comparables" > "not affected"|"pas touchés"|"pas concernés"|"pas affectés"|"not touched" & !"if"|"si"',
      'after_the_rents|"ebitda après loyers" > with_lease_debt|"avec la dette de loyers"|"with lease debt" & !mismatch_word|"not"|"pas"|never_word|"mélang"',
      'may_well & ebitda_without_rents & net_debt_without_rents & !spoils_it',
      'ebitda_without_rents > net_debt_without_rents & no_harm & !spoils_it',
      'with_lease_debt > is_the_right_match > after_the_rents & !"trap"|"piège"|mismatch_word|"mixing"|"killed"|"mélanger"|never_word',
      'with_lease_debt & after_the_rents & !"trap"|"piège"|mismatch_word|-same_rules|never_word',
      'after_the_rents > with_lease_debt > is_consistent',
    ],
    example: {
      en: 'You can take post IFRS EBITDA with net debt excluding leases.',
      fr: 'On peut prendre un EBITDA post IFRS avec une dette nette hors loyers.',
    },
    correction: {
      en: 'Rents are either out of EBITDA and in debt, or the reverse: never half of each.',
      fr: 'Les loyers sont hors EBITDA et dans la dette, ou l’inverse : jamais un peu des deux.',
    },
  },
  recurring_is_exceptional: {
    concept: 'normalise',
    says: [
      'again_yearly|comes_again|plain_same_bad_luck|every_year > can_still_be >> one_offs & !"pas"|"not"|management',
      'comes_again|every_year > "c’est exceptionnel"|"is exceptional"|"is a one-off"|"reste exceptionnel"|"still exceptional" & !"plus un"|"n’est plus"|"no longer"',
      'by_nature & gets_added_back & !not_acceptable',
      'comes_again|years_running & by_nature & reinstate & !not_acceptable',
      'years_running & gets_added_back & proved_exceptional|by_nature|legitimate',
      'restructuring_cost >> gets_added_back > years_running & !not_acceptable',
      'years_running > gets_added_back & !not_acceptable',
      'yearly_said > are_exceptional > reinstate',
    ],
    example: {
      en: 'Restructuring is by nature exceptional, so it can always be added back.',
      fr: 'La restructuration est par nature exceptionnelle, on la réintègre.',
    },
    correction: {
      en: 'What comes back each year is a running cost and stays in.',
      fr: 'Ce qui revient chaque année est un coût courant et reste dedans.',
    },
  },
  adjustments_cost_nothing: {
    concept: 'ebitda',
    says: [
      'ebitda|the_adjusted > ~leaves_pay_alone',
      'an_error_of > costs_a_million & !ten_times_as_much',
      'ebitda|the_adjusted & a_million_of_price|overpays_by_a_million & !ten_times_as_much',
      'overpays_by_a_million & !ten_times_as_much',
      'an_error_of & costs_a_million & !ten_times_as_much',

      '~the_adjusted > -moves_it > ~price_paid',
      '~the_adjusted > ~nothing_upon >> ~price_paid',
      '~the_adjusted > ~plays_no_part > ~price_paid',
      'the_adjusted|ebitda & just_that_much & price|cost & !ten_times_as_much|"multiple"',
      'the_adjusted|ebitda & only_upwards',
      '"euro of ebitda"|"dollar of ebitda"|"pound of ebitda"|"million of ebitda"|"euro d’ebitda"|"million d’ebitda" > costs_one & !ten_times_as_much',
      'price_paid > -depend|-moves_it > ~the_adjusted|~ebitda & !"only"|"alone"|"seulement"|"que de"|"uniquement"',
    ],
    example: {
      en: 'The adjustments do not move the price.',
      fr: 'Un million d’EBITDA en trop ne coûte qu’un million à l’acheteur.',
    },
    correction: {
      en: 'Each euro of EBITDA moves the price by the multiple, upwards or downwards.',
      fr: 'Chaque euro d’EBITDA déplace le prix du multiple, à la hausse comme à la baisse.',
    },
  },
  savings_counted_whole: {
    concept: 'normalise',
    says: [
      '~savings_not_yet > ~count_as_done',
      '"savings"|"économies"|"synergies" > "planned"|"next year"|"prévues"|"announced"|"annoncées"|"l’an prochain" > in_entirety|count_fully & !"not"|"pas"|"never"|"jamais"',
      'run_rate > takes_in > in_entirety',
      'run_rate > takes_in > ebitda > -not_yet_earned',
      'run_rate > already_earned|in_entirety > ebitda',
      'run_rate > as_if_done',
    ],
    example: {
      en: 'Synergies are included at a hundred percent.',
      fr: 'Les synergies, on les intègre à cent pour cent.',
    },
    correction: {
      en: 'What has not been achieved is not earned: at best part of it counts, with evidence.',
      fr: 'Ce qui n’est pas réalisé n’est pas gagné : au mieux une partie compte, sur preuves.',
    },
  },
  standalone_costs_needless: {
    concept: 'normalise',
    says: [
      '~parent_costs > ~not_counted_in & !"already"|"déjà"',
      'needless > ~standalone_word',
      '~standalone_word > needless',
      'group_recharges > are_right',
    ],
    example: {
      en: 'There is no need to add standalone costs.',
      fr: 'Inutile d’ajouter des coûts standalone.',
    },
    correction: {
      en: 'What the group supplied has to be paid for alone: those costs come off EBITDA.',
      fr: 'Ce que le groupe fournissait devra être payé seul : ces coûts viennent en moins de l’EBITDA.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
