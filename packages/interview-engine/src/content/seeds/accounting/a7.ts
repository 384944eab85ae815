import type { Seed } from '../../types.ts';

export const a7: Seed = {
  id: 'A7',
  topic: 'accounting',
  levels: ['analyst'],
  question: {
    en: 'An asset is written down by {X}. What happens to profit, tax and cash? And if it were goodwill instead?',
    fr: 'Un actif est déprécié de {X}. Que deviennent le résultat, l’impôt et la trésorerie ? Et s’il s’agissait du goodwill ?',
  },
  hint: {
    en: 'For each of the two, take what is earned, then the tax, then the cash.',
    fr: 'Dans chacun des deux cas, prenez ce qui est gagné, puis l’impôt, puis la trésorerie.',
  },
  keyPoints: {
    en: 'Asset: book loss, deferred tax asset, no cash. Goodwill: loss in full, no tax, no cash.',
    fr: 'Actif : perte comptable, impôt différé actif, aucun effet de trésorerie. Goodwill : perte intégrale, sans impôt, sans effet de trésorerie.',
  },
  modelAnswer: {
    en: 'Take the ordinary asset first. Its carrying value falls by {X} and that loss goes through the income statement. Tax relief usually comes later, so I book a deferred tax asset at {t}, and net income changes by {asset_d_ni}. In the cash flow statement I add back the loss, because it is non-cash, and take off the deferred tax, so cash does not move. On the balance sheet the asset is down, the deferred tax asset is up and equity falls with net income. With goodwill there is normally no tax base, at least in a share deal, so no tax effect: net income falls by the full loss. It is added back as well, and cash does not move either.',
    fr: 'Je prends d’abord l’actif ordinaire. Sa valeur comptable baisse de {X} et cette perte passe au compte de résultat. L’avantage fiscal vient en général plus tard : je constate un impôt différé actif au taux de {t}, et le résultat net varie de {asset_d_ni}. Dans le tableau de flux, je réintègre la perte, puisqu’elle n’est pas décaissée, je retire l’impôt différé, et la trésorerie ne bouge pas. Au bilan, l’actif baisse, l’impôt différé actif monte et les capitaux propres suivent le résultat net. Pour le goodwill, il n’y a normalement pas de base fiscale, donc pas d’effet d’impôt : le résultat net baisse de la totalité. On réintègre aussi, et la trésorerie ne bouge pas.',
  },
  must: ['impairment', 'net_income', 'noncash_addback', 'deferred_tax'],
  bonus: ['tax_shield', 'goodwill'],
  points: {
    noncash_addback: {
      general: false,
      says: [
        'long_spent',
        'cash|bank_word|cash_paper > same_word',
        'unchanged|-change & cash',
        '-pay & loss_word|mark_down',
        'cash_pile & unchanged|not_cash',
        'not_cash & reinstate|loss_word|mark_down|impairment|unchanged|no_effect',
        '~cash|~cash_word > unchanged|~no_effect|~change|keeps_still & !only_named',
        'reinstate & #|impairment|mark_down|loss_word|cash_paper & !only_named',
        'noncash_addback > reinstate|add',
        '-pay & tangible|loss_word|mark_down',
        'put_in > back_again & cash_paper|#|loss_word|mark_down',
        'not_cash > cash_paper',
        'noncash_addback & #',
      ],
    },
    net_income: {
      says: [
        '"earned"|"gagné" > # > less_of',
        '"earned"|"gagné" > fall|drops > #',
        'net_income > by_minus > #',
        'poorer_by & #',
        'owner & earned|generate & fall & #',
        'year_result & fall|loss_word & #',
        'plain_state_bears & # & taxman|loss_word',
        'plain_hit_after_tax & # & mark_down|loss_word|plain_full_hit|impairment',
        'plain_full_hit & # & goodwill|profit|earned|loss_word|mark_down',
        'net_income & # & fall|drops|less_of|tax',
        'net_income > fall|drops',
        'profit|gainful & fall|drops & #',
      ],
    },
    impairment: {
      says: [
        '~cannot_earn_it & books_value|mark_down|plain_cross_out|position_paper',
        'cannot_earn_it & books_value|mark_down|impairment|less_of',
        'mark_down & books_value',
        'asset > fall|mark_down > #',
        'loss_word & earnings_paper|profit',
        'mark_down & #',
        'underperform & books_value|subtract|fall',
        'books_value & mark_down',
        'mark_down & value|books_value|underperform & !only_named',
        'believed & value & #',
        'believed & fall|mark_down|value',
        'plain_cross_out & #|~plain_worth_only',
        '~plain_worth_only & #',
        'impairment > #|earnings_paper|operating_profit',
        'impairment & # & earnings_paper|profit|books_value|operating_profit',
      ],
    },
    tax_shield: {
      says: ['-deduct', '-tax_word', 'no_relief'],
    },
    goodwill: {
      byName: false,
      says: [
        'surplus & pay & no_relief',
        'goodwill & whole_amount|-tax_word|-deduct|no_relief',
        'no_relief & whole_amount|profit',
        'whole_amount & profit|loss_word & goodwill|no_relief',
      ],
    },
    deferred_tax: {
      general: false,
      says: [
        '~against_tax & one_day',
        'tax_promise & #',
        '~taxman & plain_owes_me_later',
        'record > deferred_tax',
        'plain_owes_me_later & deferred_tax',
        'tax_word|taxman & one_day & pay|save|less_of|receive|deduct|owe & !deferred_tax',
        'deduct & one_day',
        '-deduct & right_away|books_value',
        'deferred_tax & #',
        'deferred_tax & mark_down|-deduct|goodwill|basis_gap & !only_named',
        'taxman & one_day & !deferred_tax',
        '-deferred_tax & goodwill',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Where does the tax go in each of the two cases?',
        fr: 'Où passe l’impôt dans chacun des deux cas ?',
      },
      aims: ['deferred_tax', 'goodwill'],
    },
    {
      rung: 2,
      text: {
        en: 'Would lenders care about either of them?',
        fr: 'Les prêteurs se soucieraient-ils de l’une ou de l’autre ?',
      },
      aims: ['noncash_addback', 'impairment'],
    },
    {
      rung: 3,
      text: {
        en: 'The write-down is twice as large: what changes in profit, and what changes in the bank?',
        fr: 'La dépréciation est deux fois plus forte : qu’est-ce qui change dans le résultat, et à la banque ?',
      },
      aims: ['net_income', 'noncash_addback'],
    },
    {
      rung: 4,
      text: {
        en: 'Does EBITDA move in either case, and does it matter for the price?',
        fr: 'L’EBITDA bouge-t-il dans l’un des deux cas, et cela compte-t-il pour le prix ?',
      },
      aims: ['impairment', 'net_income'],
    },
  ],
  wrongClaims: [
    'impairment_saves_tax_now',
    'impairment_costs_cash',
    'goodwill_like_any_asset',
    'impairment_creates_tax_debt',
    'loss_skips_profit',
    'impairment_lowers_ebitda',
    'loss_is_spread',
    'addback_net_of_tax',
    'charge_leaves_equity',
    'impairment_test_on_wrong_values',
    'goodwill_loss_reversed',
  ],
  numeric: {
    generator: 'N31',
    ask: {
      en: 'For the ordinary asset, take a tax rate of {t}: by how much does net income fall?',
      fr: 'Pour l’actif ordinaire, prenez un taux d’impôt de {t} : de combien le résultat net baisse-t-il ?',
    },
  },
};
