import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: adding back non-cash charges. */
export const noncashAddbackClaims = {
  addback_net_of_tax: {
    concept: 'noncash_addback',
    says: [
      'reinstate > # > net_charge|after_tax_bit & !whole_amount|"not"|"pas"',
      'reinstate > "only"|"just"|"seulement"|"uniquement" > # & cash_paper|not_cash & !"since"|"because"|"puisque"|"parce que"|"as it"',
      '"only"|"just"|"seulement"|"que" > reinstate > after_tax_bit',
      'reinstate > "only"|"just"|"seulement"|"que" > after_tax_bit',
      'reinstate >> after_tax_bit',
      'reinstate >> "only"|"seulement"|"just"|"juste" > one_minus_tax|net_of_tax',
      '~reinstate > only_after_tax',
      'reinstate|put_in >> net_charge',
    ],
    example: {
      en: 'I add back the depreciation net of tax.',
      fr: 'Je réintègre la dotation nette d’impôt.',
    },
    correction: {
      en: 'The whole charge is added back: tax has already fallen in net income.',
      fr: 'On réintègre la dotation en totalité : l’impôt a déjà baissé dans le résultat net.',
    },
  },
  depreciation_costs_cash: {
    concept: 'noncash_addback',
    says: [
      'da|wear > kept_in_a_purse & !"not"|"pas"|"tax shield"|"économie d’impôt"',
      'da|wear > "is what drains"|"is what empties"|"c’est ce qui vide"|"vide la caisse"|"vide le compte"|"drains the account"|"empties the account"',
      'da|wear > is_a_cheque & !not_cash|"personne"|"nobody"|"no one"',
      'da|wear > empties_account',
      'da > costs_cash',
      'da|wear > stays_taken_off & !capex|impairment',

      'wear > costs_cash',
      'da|wear > real_outflow',
      'real_outflow > da|wear',
      'no_add_back',
      'da|wear > taken_off_again',
      'da|wear > eats|lowers >> cash_word & !"nothing in cash"|"rien en cash"',
      'da|wear >> is_paid',
      'da|wear > takes_money > cash_word & !reinstate|not_cash|"étalé"|"étalée"|"spread"',
      'takes_off|subtract > da > wear_spends',
    ],
    example: {
      en: 'Depreciation is a cash cost that you pay each year.',
      fr: 'L’amortissement est une sortie de trésorerie chaque année.',
    },
    correction: {
      en: 'Depreciation is an accounting charge: the money left when the asset was bought.',
      fr: 'L’amortissement est une écriture comptable : l’argent est parti à l’achat de l’actif.',
    },
  },
  cash_falls_like_profit: {
    concept: 'noncash_addback',
    says: [
      'da|wear > less_in_bank & !tax_word|profit|net_income',
      'cash_word|bank_word >> "loses" > #',
      'loses_so_much >> # >> cash_word',
      'net_income|profit|# > same_in_cash',

      'profit & cash > fall > same_amount & !owners_pot|retained_earnings|equity',
      'profit > fall & cash > same_amount & !owners_pot|retained_earnings|equity',
      'cash_down',
      'cash_word >> drops',
      'profit > drops & less_cash_word',
      'da|cash_paper & taken_off_again',
    ],
    example: {
      en: 'Net income falls by 75 and cash falls by the same amount.',
      fr: 'Le résultat net baisse de 75 et la trésorerie baisse du même montant.',
    },
    correction: {
      en: 'Profit falls, yet the charge is added back, so cash rises by the tax saved.',
      fr: 'Le résultat baisse, mais la charge est réintégrée : la trésorerie augmente de l’économie d’impôt.',
    },
  },
  impairment_costs_cash: {
    concept: 'noncash_addback',
    says: [
      'bank_account_word > lighter_by & !"not"|"pas"|"nothing"|"rien"',
      'bank_account_word > # > lighter_by',
      '"costs"|"cost"|"coûte" > # > "in cash"|"of cash"|"de trésorerie"|"de cash"|"en cash" & !goodwill_figure',
      'pays_out > # & !"personne"|"nobody"|"no one"|long_spent|reinstate|not_cash',
      'pay >> # > "in cash"|"en cash" > mark_down|impairment & !long_spent',
      'impairment|mark_down|loss_word > # > out_of_bank & !long_spent',
      'impairment|mark_down|loss_of_value > stays_taken_off & !deferred_tax',
      'not_putting_back',
      'loses_so_much >> # >> cash_word',
      'cash_word > loses_so_much >> # & !net_income|profit',
      'net_income|profit|# > same_in_cash',
      'impairment|mark_down|loss_of_value >> eats > # > cash_word',

      'impairment > costs_cash',
      'mark_down > costs_cash',
      'no_add_back & !deferred_tax',
      'impairment|mark_down|loss_word > real_outflow',
      'real_outflow',
      'cash_down',
      'impairment|mark_down|loss_word > is_outflow',
      'impairment|mark_down|loss_word > lowers >> cash_word & !"non-cash"|"non cash"|"noncash"',
      'cash_word >> drops',
      'takes_off >> mark_down|impairment|loss_word > cash_paper',
      'cash_paper > takes_off >> mark_down|impairment|loss_word',
      'lost_money',
    ],
    example: {
      en: 'The impairment is a cash outflow for the company.',
      fr: 'La dépréciation est une sortie de trésorerie pour la société.',
    },
    correction: {
      en: 'An impairment is an accounting loss: nothing leaves the bank.',
      fr: 'Une dépréciation est une perte comptable : rien ne quitte la banque.',
    },
  },
  depreciation_taken_off_again: {
    concept: 'noncash_addback',
    says: [
      'da|wear > takes_off|subtract|adjust > off_again & !reinstate|net_income',
      'da|wear > as_an_outflow & !reinstate',
      'cash_paper > da > as_an_outflow & !reinstate',
      'takes_off > da|wear > off_again',
      '"take" > da|wear > off_again',
      '"take" > da|wear > "off" > cash_paper',
      'takes_off > da|wear > cash_paper & !reinstate|net_income|profit|opening_line',
      'taken_off_again',
      'no_add_back',
      'da|wear > real_outflow',
      'opening_line|operating_section|cash_paper & net_income|profit > takes_off >> da & !reinstate',
      'da|wear > gets_deducted & cash_paper|operating_section',
      'cash_paper|operating_section > takes_off >> da',
      'takes_off|subtract > da > off_net_income',
    ],
    example: {
      en: 'Depreciation is deducted again in the cash flow statement.',
      fr: 'On retranche encore les amortissements dans le tableau de flux.',
    },
    correction: {
      en: 'Depreciation is added back in the cash flow statement, because no cash left.',
      fr: 'Les amortissements sont réintégrés dans le tableau de flux, puisqu’aucun argent n’est sorti.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
