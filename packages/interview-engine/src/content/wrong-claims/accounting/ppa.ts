import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the purchase price allocation. */
export const ppaClaims = {
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
  goodwill_over_book_value: {
    concept: 'ppa',
    says: [
      'gap_between|"écart entre"|"difference between" > "fair value"|"juste valeur" > books_value|accounts_value & goodwill & !price|"paid"|"payé"|deferred_tax',
      '"old goodwill"|"ancien goodwill"|"existing goodwill"|"goodwill existant" > "stays"|"keep"|"kept"|"garde"|"conserve"|"remains"',
      'price > subtract|surplus > books_value & -revalue|-net_assets',
      '"price minus book" & !write_up|remeasured|"simply"|"would have"|"you have said"',
      '"price less book"',
      '"price over book"',
      '"prix moins valeur comptable"',
      '"prix moins capitaux propres comptables"',
      'price_less_book & !write_up|remeasured',
      'price >> minus_word|takes_off >> accounts_value & simply_word',
      'goodwill|surplus & price >> minus_word >> accounts_value & simply_word',
      'surplus >> minus_word >> accounts_value & simply_word',
      'goodwill > minus_word >> accounts_value & simply_word',
      'goodwill & ~skips_fair_value',
      'only_book_values',
    ],
    example: {
      en: 'It is the price minus book value, nothing more.',
      fr: 'C’est le prix moins la valeur comptable, rien d’autre.',
    },
    correction: {
      en: 'Goodwill is measured against net assets brought to fair value, net of deferred tax.',
      fr: 'Le goodwill se mesure sur l’actif net remis à sa juste valeur, net d’impôt différé.',
    },
  },
  allocation_moves_goodwill_wrongly: {
    concept: 'ppa',
    says: [
      'the_bigger > remeasured|write_up|revalue > the_bigger > goodwill & !deferred_tax|"smaller"|"petit"|"less"|"moins"',
      '"plus"|"more" > revalue|write_up > the_bigger > goodwill_word & !"petit"|"faible"|"smaller"|"lower"|"less"|drops',
      'write_up_raises & !deferred_tax',
      'old_goodwill_kept',
      'kept_at_book & !assets_of_the_buyer',
      'keeps_it >> old_goodwill',
      'revalue > raises >> goodwill & !deferred_tax',
      'old_goodwill > stays_in',
      '-must_revalue',
      'old_goodwill > stays_and_adds & !"out"|"dehors"',
      'write_up|revalue|"writing up" > bigger_goodwill & !deferred_tax',
    ],
    example: { en: 'A write-up increases goodwill.', fr: 'La réévaluation augmente le goodwill.' },
    correction: {
      en: 'The more of the price is pinned on identifiable assets, the less goodwill remains.',
      fr: 'Plus le prix est affecté à des actifs identifiables, moins il reste de goodwill.',
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
  amortisation_spares_earnings: {
    concept: 'ppa',
    says: [
      '~amortisation_spares_eps',
      'deal_amortisation > pushes_up > per_share_profit',
      '~deal_amortisation > without_effect > ~per_share_profit',
      'ppa_charge > adds_to_it > earning',
    ],
    example: {
      en: 'The amortisation of intangibles does not affect EPS.',
      fr: 'L’amortissement des actifs réévalués n’a aucun effet sur le BPA.',
    },
    correction: {
      en: 'Amortising what was written up lowers reported net income, which is why some show EPS before it.',
      fr: 'Amortir ce qui a été réévalué réduit le résultat publié, d’où les BPA présentés avant cet effet.',
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
} as const satisfies Record<string, WrongClaim>;
