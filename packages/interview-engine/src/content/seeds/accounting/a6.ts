import type { Seed } from '../../types.ts';

export const a6: Seed = {
  id: 'A6',
  topic: 'accounting',
  levels: ['analyst'],
  question: {
    en: 'What is goodwill, how does it arise and when does it move?',
    fr: 'Qu’est-ce que le goodwill, comment naît-il et quand évolue-t-il ?',
  },
  hint: {
    en: 'Compare what the buyer pays with what it finds on the balance sheet.',
    fr: 'Comparez ce que l’acheteur paie et ce qu’il trouve au bilan.',
  },
  keyPoints: {
    en: 'Excess of price over fair value of identifiable net assets; tested annually for impairment under IFRS (French GAAP may allow amortisation); impairment is non-cash.',
    fr: 'Excédent du prix sur la juste valeur des actifs nets identifiables ; test de dépréciation annuel en IFRS (amortissement possible en normes françaises) ; la dépréciation n’est pas décaissée.',
  },
  modelAnswer: {
    en: 'Goodwill is what the buyer pays above the fair value of the identifiable net assets: teams, synergies, market position. It arises in the purchase price allocation, when the price is allocated to assets and liabilities. I take book equity of {book}, remove the old goodwill of {exist_gw}, add the write-up of {writeup} and deduct the deferred tax on it at {t}. From the price of {price}, that leaves goodwill of {goodwill}. If the buyer takes less than 100%, minority interests come in as well. Afterwards, under IFRS it is not amortised but tested for impairment every year; if it is no longer worth its carrying value, it is written down, and no cash leaves. French rules may allow amortisation.',
    fr: 'Le goodwill, c’est ce que l’acquéreur paie au-dessus de la juste valeur des actifs nets identifiables : les équipes, les synergies, la position de marché. Il naît dans l’allocation du prix d’acquisition. Je prends des capitaux propres de {book}, j’enlève l’ancien goodwill de {exist_gw}, j’ajoute la réévaluation de {writeup} et je retire l’impôt différé à {t} sur celle-ci. Sur un prix de {price}, il reste un goodwill de {goodwill}. Si l’on achète moins de 100 %, les intérêts minoritaires entrent aussi en compte. Ensuite, en IFRS, on le soumet chaque année à un test de dépréciation ; s’il ne vaut plus son montant au bilan, on le déprécie, sans sortie de trésorerie.',
  },
  must: ['goodwill', 'ppa', 'impairment'],
  bonus: ['deferred_tax', 'nci'],
  points: {
    deferred_tax: { says: ['taxman > someday_named|owed_one_day|"un jour"|"some day"'] },
    impairment: {
      says: [
        'happen_over_time|every_year & asks_if_holds',
        'asks_if_holds & mark_down|cuts_a_bit',
        '"le teste"|"on teste"|"gets tested"|"test it" & every_year|surplus|goodwill|"surplus"',
        'retest & every_year & loss_word|mark_down',
        'retest|every_year & mark_down & underperform',
        'retest > every_year > -"amortised"',
        'retest > every_year > -"amorti"',
        'retest & mark_down & underperform',
      ],
    },
    goodwill: {
      says: [
        'price|cheque_word & "no object"|"any object"|"aucun objet"|"aucune chose"|"rien de précis"',
        'pay & things_inside|plain_each_thing|goods_of_shop & # & goodwill|"the rest"|"le reste"|surplus',
        'pay & # > "le reste c’est"|"the rest is"|"the difference is" ',
        'paid_over_book & goodwill',
        'pay > # > things_inside > #',
        'things_inside & pay & remain|"rest"|"reste"',
        'price > -asset|-each_thing',
        'goodwill & ~plain_nothing_to_pin',
        'price|pay > higher_than_all',
        'cheque_word & ~plain_nothing_to_pin',
        'surplus & pay & plain_each_thing',
        '"exceeds"|"dépasse" & net_assets|ppa|"fair value"|"juste valeur" & goodwill',
        'pay & net_assets & # & value',
        'surplus & net_assets',
        'surplus & price|pay & value',
        '# & ~plain_nothing_to_pin',
        '~plain_nothing_to_pin & surplus|price|pay|plain_each_thing',
        'goodwill & surplus|minus_word|subtract|over_word & net_assets|ppa',
      ],
    },
    nci: {
      says: [
        'small_holders & whole_word|part_word|goodwill|share|less_than_all|count_word',
        '~buy & whole_word',
      ],
    },
    ppa: {
      says: [
        'intangible_list|plain_each_thing|each_thing & ppa & !only_named',
        'tangible & "put"|"met"|"mettre"|"mis"|"porte" > ppa',
        '"revalue"|"remeasure"|"réévalue" > plain_each_thing|intangible_list',
        'plain_each_thing|intangible_list & gets_a_price',
        '"actifs nets"|"net assets" & "juste valeur"|"fair value" & "marques"|"relations clients"|"brands"|"customer"|"remis"|"restated"',
        'ppa > net_assets',
        'ppa & price|surplus & net_assets & !only_named',
        'plain_each_thing & plain_true_price',
        'plain_true_price & ~plain_nothing_to_pin',
        'plain_each_thing & value|price & ~plain_nothing_to_pin|#',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What is it that the buyer pays for here, concretely?',
        fr: 'Concrètement, que paie l’acheteur ici ?',
      },
      aims: ['goodwill'],
    },
    {
      rung: 2,
      text: {
        en: 'Why does a write-up create a deferred tax liability?',
        fr: 'Pourquoi une réévaluation crée-t-elle un impôt différé passif ?',
      },
      aims: ['ppa', 'deferred_tax'],
    },
    {
      rung: 3,
      text: {
        en: 'Suppose the price comes in below the net assets: what do you book?',
        fr: 'Supposons que le prix soit inférieur à l’actif net : que comptabilisez-vous ?',
      },
      aims: ['goodwill', 'ppa'],
    },
    {
      rung: 4,
      text: {
        en: 'A year after the deal the target misses its plan. What does the client have to do with its goodwill?',
        fr: 'Un an après l’opération, la cible manque son plan. Que doit faire le client de son goodwill ?',
      },
      aims: ['impairment'],
    },
  ],
  wrongClaims: [
    'goodwill_deducted_from_tax',
    'goodwill_amortised_ifrs',
    'goodwill_impairment_costs_cash',
    'goodwill_over_book_value',
    'goodwill_over_market_price',
    'allocation_moves_goodwill_wrongly',
    'deferred_tax_lowers_goodwill',
    'goodwill_goes_back_up',
    'goodwill_adds_net_assets',
    'goodwill_self_made',
    'impairment_lowers_ebitda',
    'goodwill_rules_mixed_up',
    'impairment_test_both_ways',
    'own_goodwill_capitalised',
    'goodwill_without_fair_values',
    'goodwill_loss_reversed',
  ],
  numeric: {
    generator: 'N15',
    ask: {
      en: 'Take a price of {price}, book equity of {book} including {exist_gw} of old goodwill, a write-up of {writeup} and a tax rate of {t}: what is the new goodwill?',
      fr: 'Prenez un prix de {price}, des capitaux propres de {book} dont {exist_gw} d’ancien goodwill, une réévaluation de {writeup} et un taux d’impôt de {t} : quel est le nouveau goodwill ?',
    },
  },
};
