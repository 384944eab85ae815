import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the impairment test. */
export const impairmentClaims = {
  goodwill_rules_mixed_up: {
    concept: 'impairment',
    says: [
      'nci|minority_holders|small_holders > "never carry"|"can never"|"n’ont jamais"|"ne portent jamais" > goodwill|"fair value"|"juste valeur"',
      'nci|minority_holders|small_holders > "se déduisent du goodwill"|"deducted from goodwill"|"réduisent le goodwill"|"réduire le goodwill"|"reduce goodwill"|"reduce the goodwill"|"lower the goodwill"',
      'tests_word|retest > goodwill > "only when"|"only if"|"seulement quand"|"seulement si"|"que quand"|"que si" > "sell"|"sold"|"resell"|"revend"|"vend"|"cède"|"cession"',
      'retest|"test"|"tested"|"teste"|"testé" > only_on_sale',
      'french_rules > -amortise_word',
      'seldom_tested & !"at least"|"au moins"',
      'goodwill >> climbs & !deferred_tax|tax_word|price|revalue|net_assets|allocate|equity',
      'goodwill & pays_below & !"badwill"|"negative"|"négatif"',
      'goodwill & share_price_word >> climbs',
      'retest|impairment > optional_word',
    ],
    example: {
      en: 'Goodwill is only tested once.',
      fr: 'Le goodwill est testé tous les cinq ans.',
    },
    correction: {
      en: 'Goodwill is tested every year under IFRS, never rises, and French rules may allow amortisation.',
      fr: 'Le goodwill est testé chaque année en IFRS, ne monte jamais, et les normes françaises peuvent l’amortir.',
    },
  },
  loss_is_spread: {
    concept: 'impairment',
    says: [
      'is_stretched & loss_word|impairment & !tax_word|taxman|deduct',
      'impairment|mark_down|loss_word > is_stretched',
      'dta_word > is_the_cash',
      'dta_word > yields >> cash_word & !one_day',
    ],
    example: {
      en: 'The write-down is spread over several years.',
      fr: 'La dépréciation est étalée sur plusieurs années.',
    },
    correction: {
      en: 'The loss is booked in full at once; the deferred tax asset brings cash only later.',
      fr: 'La perte est constatée en une fois ; l’impôt différé actif n’apporte de la trésorerie que plus tard.',
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
  impairment_test_on_wrong_values: {
    concept: 'impairment',
    says: [
      'mark_down|impairment > because_word|because_it|"when"|"quand" > "above book"|"above the book"|"exceeds book"|"au-dessus de la valeur comptable"|"dépasse la valeur comptable"',
      'tests_value > against_cost & !wear|goodwill_word|"net of"|"less depreciation"',
      'tests_value|impairment > "when"|"if"|"once"|"quand"|"si"|"lorsque" > recoverable_word|"market value"|"valeur de marché" > stands_above >> books_value',
      'tests_value|impairment > "when"|"if"|"once"|"quand"|"si"|"lorsque" > books_value > stands_below >> recoverable_word|"market value"|"valeur de marché"',
      'the_lower_of > use_or_sale & !books_value',
    ],
    example: {
      en: 'You impair when market value drops under what you originally paid.',
      fr: 'On déprécie quand la valeur de marché passe sous le prix d’achat.',
    },
    correction: {
      en: 'Carrying value is set against recoverable amount, the higher of value in use and fair value less costs to sell.',
      fr: 'La valeur comptable se mesure à la valeur recouvrable, la plus élevée de la valeur d’utilité et de la juste valeur nette.',
    },
  },
  goodwill_amortised_ifrs: {
    concept: 'impairment',
    says: [
      '"depreciate"|"amortise"|"amortit"|"amortir" >> goodwill_word >> "like any"|"comme n’importe quel"|"comme tout"|"like other" & !"not"|"pas"|"never"|"jamais"',
      '"write"|"writes"|"written"|"writing" > goodwill_word > "off over"|"down over" & !french_rules|american_rules',
      'ifrs_word & goodwill_word > "written off over"|"written down over" & !french_rules|american_rules',

      'written_off_bit_by_bit|spreads_it & ifrs_word & !"french"|"français"|"not"|"pas"|"unlike"',
      'spreads_it > goodwill_word > # & ifrs_word & !french_rules',
      'goodwill_word > spreads_it > # & ifrs_word & !french_rules',
      'goodwill|goodwill_figure > written_off_bit_by_bit & !"not"|"pas"|"impairment"|"dépréciation"|"french gaap"|"normes françaises"',
      'goodwill_word > assert_amortise > # & !"françaises"|"french"|"private"|"local"|"anc"|american_rules|former_rules',
      'goodwill_word > is_amortised',
      'ifrs_word > is_amortised',
      'is_amortised > ifrs_word',
      'ifrs_word & is_amortised & goodwill_word',
      '"goodwill est amorti"',
      '"goodwill est ensuite amorti"',
      'assert_amortise & every_year',
      'ifrs_word > assert_amortise',
      'ifrs_word & assert_amortise & !"françaises"|"french"|"private"|american_rules',
    ],
    example: {
      en: 'Under IFRS goodwill is amortised over twenty years.',
      fr: 'En IFRS le goodwill est amorti sur vingt ans.',
    },
    correction: {
      en: 'Under IFRS goodwill is tested for impairment each year, never spread over time.',
      fr: 'En IFRS le goodwill fait l’objet d’un test de dépréciation annuel, sans étalement.',
    },
  },
  goodwill_impairment_costs_cash: {
    concept: 'impairment',
    says: [
      '"impaired"|"déprécié"|"dépréciée"|mark_down > must_pay_out & !"nobody"|"personne"',
      'mark_down|impairment > goodwill > "means cash leaves"|"means money leaves"|"cash leaves the"|"money leaves the"|"de l’argent qui sort"|"fait sortir de l’argent"|"fait sortir du cash"|"sort de la caisse"',
      'impairment|mark_down > "sort de la trésorerie"|"sort de la caisse"|"comes out of cash"|"is paid in cash"|"coûte du cash"',
      'impairment|mark_down|loss_of_value > stays_taken_off & !deferred_tax',
      'not_putting_back',

      'impairment > costs_cash',
      'mark_down > costs_cash',
      'no_add_back & !deferred_tax',
      'impairment|mark_down|loss_word > real_outflow',
      'cash_down',
      'impairment|mark_down|goodwill_word & real_outflow',
      'impairment|mark_down|loss_word > is_outflow',
      'impairment|mark_down|loss_word > lowers >> cash_word & !"non-cash"|"non cash"|"noncash"',
    ],
    example: {
      en: 'A goodwill impairment uses up cash.',
      fr: 'La dépréciation du goodwill consomme de la trésorerie.',
    },
    correction: {
      en: 'A goodwill impairment is an accounting loss: nothing leaves the bank.',
      fr: 'La dépréciation du goodwill est une perte comptable : rien ne quitte la banque.',
    },
  },
  goodwill_goes_back_up: {
    concept: 'impairment',
    says: [
      'goodwill_word & goes_back_up & !it_is_final|"plus on"|"petit"|"faible"',
      'impairment|mark_down > goes_back_up & !it_is_final',
      'never_tested',
      'impairment|mark_down|goodwill_word & may_be_undone',
      'goodwill_word|ifrs_word > tested_only_then',
      'only_tests > goodwill_word > in_trouble_only',
      '"goodwill n’est pas testé"|"goodwill is not tested"|"goodwill needs no test" & !french_rules|"once"|"une fois"|"only"|"seulement"',
    ],
    example: {
      en: 'The goodwill can be reversed later.',
      fr: 'Le goodwill est réévalué chaque année.',
    },
    correction: {
      en: 'Goodwill only goes down: an impairment stays.',
      fr: 'Le goodwill ne fait que baisser : une dépréciation est définitive.',
    },
  },
  impairment_lowers_ebitda: {
    concept: 'impairment',
    says: [
      'ebitda_goes_down',
      'impairment|mark_down > lowers >> ebitda & !"below ebitda"|"under ebitda"|"after ebitda"|"sous l’ebitda"|"en dessous de l’ebitda"|"après l’ebitda"',
      'ebitda >> drops',
      'impairment|mark_down|loss_word > above_it >> ebitda',
      'ebitda_is_hit',
    ],
    example: { en: 'EBITDA falls by the write-down.', fr: 'L’EBITDA baisse de la dépréciation.' },
    correction: {
      en: 'An impairment sits below EBITDA.',
      fr: 'Une dépréciation se situe sous l’EBITDA.',
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
  goodwill_loss_is_cash: {
    concept: 'impairment',
    says: ['goodwill_loss > money_goes_out & !"no"|"not"|"pas"|"non"|"aucune"|"aucun"'],
    example: {
      en: 'The goodwill impairment is a cash charge.',
      fr: 'La dépréciation du goodwill fait sortir du cash.',
    },
    correction: {
      en: 'An impairment is an accounting charge: no cash leaves the company.',
      fr: 'Une dépréciation est une charge comptable : aucune trésorerie ne sort.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
