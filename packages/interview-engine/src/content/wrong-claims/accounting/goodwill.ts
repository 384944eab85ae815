import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: goodwill. */
export const goodwillClaims = {
  goodwill_adds_net_assets: {
    concept: 'goodwill',
    says: [
      'adds_together > net_assets|total_assets|fair_assets >> "to the price"|"au prix"',
      'adds_together >> price >> "et l’actif net"|"and the net assets"|"et les actifs nets"',
      'plus_word >> price >> fair_assets',
      'price >> plus_word >> fair_assets',
      'goodwill > fair_value_above_price',
      '"price plus net assets"|"price plus the net assets"|"prix plus l’actif net"',
      'price > minus_word > total_assets & !nets_liabilities',
      'goodwill > ev_less_equity',
    ],
    example: {
      en: 'Goodwill is the price plus the fair value of the net assets.',
      fr: 'On ajoute au prix payé la juste valeur des actifs nets identifiables.',
    },
    correction: {
      en: 'The fair value of net assets is deducted from the price; what remains is goodwill.',
      fr: 'On retranche du prix la juste valeur de l’actif net ; ce qui reste est le goodwill.',
    },
  },
  goodwill_self_made: {
    concept: 'goodwill',
    says: [
      '"own brand"|"propre marque"|"own reputation"|"propre réputation" > record|"recorded"|enters_books & !"not"|"pas"|"never"|"jamais"|buy',
      'self_made > record|enters_books > goodwill',
      'self_made & record|position_paper|capitalised',
    ],
    example: {
      en: 'A company can record its own goodwill.',
      fr: 'Une société peut inscrire au bilan le goodwill créé en interne.',
    },
    correction: {
      en: 'Goodwill only arises when one company buys another.',
      fr: 'Le goodwill ne naît que d’une acquisition.',
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
  goodwill_loss_reversed: {
    concept: 'goodwill',
    says: [
      'goodwill_word & may_be_undone & !it_is_final|cash_paper',
      'reverses_it > goodwill_word > later_on & !cash_paper|it_is_final',
      'goodwill_word > reverses_it > later_on & !cash_paper|it_is_final',
      'later_on > reverses_it > goodwill_word & !cash_paper|it_is_final',
    ],
    example: {
      en: 'You can reverse a goodwill impairment later.',
      fr: 'La dépréciation du goodwill pourra être reprise plus tard.',
    },
    correction: {
      en: 'A write-down of goodwill is final; that of another asset can be taken back.',
      fr: 'La dépréciation du goodwill est définitive ; celle d’un autre actif peut se reprendre.',
    },
  },
  goodwill_over_market_price: {
    concept: 'goodwill',
    says: [
      'goodwill_word & quoted_value & compare > books_value',
      'extra_paid > quoted_value|share_price_word & !premium|"premium"|"prime"',
      'goodwill_word > is_a_debt & !deferred_tax|"not"|"pas"',
      'goodwill_word > is_control_premium & !against_fair_value',
      'gap_between > the_price_or_offer > quoted_value & !premium|against_fair_value',
      'goodwill_word > premium|gap_between|surplus > quoted_value & !against_fair_value',

      'over_market_price',
      'goodwill_is_cost & !impairment|mark_down',
      'goodwill > premium|surplus|compare > share_price_word',
      'goodwill_word >> is_the_brand & !minus_word|subtract|compare',
      'goodwill > is_the_brand & !minus_word|subtract|compare',
      'goodwill_word & price > minus_word >> share_price_word',
      'brand_within & !"if"|"unless"|"si"|"sauf"|"otherwise"|"sinon"',
    ],
    example: {
      en: 'Goodwill is the premium over the share price.',
      fr: 'Le goodwill est la prime sur le cours de bourse.',
    },
    correction: {
      en: 'Goodwill is an asset: the price above the fair value of identifiable net assets.',
      fr: 'Le goodwill est un actif : ce qui est payé au-delà de la juste valeur des actifs nets identifiables.',
    },
  },
  old_goodwill_kept: {
    concept: 'goodwill',
    says: [
      'old_goodwill & kept_there & !takes_out|"sors"|"sort"|"il reste"|"prix"|"price"',
      'old_goodwill > add > "new goodwill"|"nouveau goodwill"',
      'old_goodwill & "is an asset like"|"asset like any other"|"actif comme un autre"|"is identifiable"|"est identifiable"',
      '~goodwill_of_before > carried_on & !takes_out|cleans_up|"il reste"|"leaves"|"leaving"|"laisse"',
      '-takes_out > ~goodwill_of_before|~old_goodwill',
      '~goodwill_of_before|~old_goodwill > -takes_out',
      'carried_on > goodwill_of_before & !takes_out|"including"|"dont"',
      'goodwill_of_before > "part of"|"fait partie"|"identifiable" & !takes_out',
      '~goodwill_of_before|~old_goodwill & not_removed',
    ],
    example: {
      en: 'The existing goodwill stays in the net assets, it has already been paid for.',
      fr: 'Le goodwill existant reste dans l’actif net, il a déjà été payé.',
    },
    correction: {
      en: 'The target’s old goodwill is taken out: it is no identifiable asset.',
      fr: 'L’ancien goodwill de la cible est retiré : ce n’est pas un actif identifiable.',
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
  goodwill_is_share_premium: {
    concept: 'goodwill',
    says: ['goodwill_figure > directly_is > deal_premium > over_market'],
    example: {
      en: 'Goodwill is the premium over the share price.',
      fr: 'Le goodwill, c’est la prime sur le cours.',
    },
    correction: {
      en: 'Goodwill is the price less the fair value of the identifiable net assets.',
      fr: 'Le goodwill est le prix moins la juste valeur de l’actif net identifiable.',
    },
  },
  write_up_lifts_goodwill: {
    concept: 'goodwill',
    says: [
      'the_more > revalued_assets|"assets"|"actifs" > the_more > goodwill_figure & !deferred_tax|tax_claim|gets_smaller',
      'revalued_assets > pushes_up > goodwill_figure & !deferred_tax|tax_claim',
      'revalued_assets > goodwill_figure > goes_higher & !deferred_tax|tax_claim',
      'revalued_assets > goodwill_figure >> "higher"|"bigger"|"larger"|"up" & !deferred_tax|tax_claim',
      'larger_write_up > more_goodwill',
    ],
    example: {
      en: 'The more you write up the assets, the more goodwill you get.',
      fr: 'Plus on réévalue les actifs, plus le goodwill est gros.',
    },
    correction: {
      en: 'What is given to identifiable assets no longer counts as goodwill, save for the deferred tax on it.',
      fr: 'Ce qu’on attribue aux actifs identifiables sort du goodwill, à l’impôt différé près.',
    },
  },
  goodwill_over_gross_assets: {
    concept: 'goodwill',
    says: ['goodwill_figure & price_word > price_less > total_assets_word'],
    example: {
      en: 'Goodwill is the price minus total assets.',
      fr: 'Le goodwill, c’est le prix moins le total de l’actif.',
    },
    correction: {
      en: 'The liabilities come off too: goodwill is measured against net assets.',
      fr: 'Les dettes se retranchent aussi : le goodwill se mesure à l’actif net.',
    },
  },
  goodwill_deducted_from_tax: {
    concept: 'goodwill',
    says: [
      'goodwill > deductible_word & !"rien"|"nothing"|"no"|"asset deal"|"actifs"|"step-up"',
      'goodwill > "saves tax"|"save tax"|"économiser de l’impôt"|"économise de l’impôt" & !"asset deal"|"actifs"|"not"|"pas"|"never"|"jamais"',
      '"deducts"|"deduct"|"déduit"|"déduire" >> goodwill >> "from its tax"|"de son impôt"|"from tax"|"de l’impôt"|"for tax" & !"asset deal"|"actifs"|"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'In a share deal the buyer deducts the goodwill from its tax.',
      fr: 'Quand on achète des titres, le goodwill est déductible de l’impôt.',
    },
    correction: {
      en: 'Whoever buys shares takes over the tax values as they are: the goodwill of the accounts saves no tax.',
      fr: 'Qui achète des titres reprend les valeurs fiscales telles quelles : le goodwill comptable ne fait économiser aucun impôt.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
