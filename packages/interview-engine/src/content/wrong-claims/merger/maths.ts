import type { WrongClaim } from '../../types.ts';

export const mergerMathsClaims = {
  accretion_creates_value: {
    concept: 'value_vs_eps',
    says: [
      'accretive_word > price_follows & !"par action"',
      'condition_word > eps|accretive_word|breakeven_point > made_richer',
      'condition_word > eps > goes_higher > made_richer',
      'accretive_word > so_value_made',
      'accretion & made_richer & one_and_the_same',
      'accretive_word > always_so > made_richer',
      'condition_word > eps|accretive_word > premium > justified_word',
      'accretion & create_wealth & always_so',
      'accretive_word > create_wealth & always_so|owner & !"peut"|"can"|"may"',
      'eps & rise & create_wealth & always_so|so_therefore & !proves_nothing|"prouve pas"|"prouve en rien"',
    ],
    example: {
      en: 'An accretive deal always creates value for shareholders.',
      fr: 'Une opération relutive crée toujours de la valeur pour les actionnaires.',
    },
    correction: {
      en: 'Accretion is arithmetic: an accretive deal can destroy value if the price is too high.',
      fr: 'La relution est arithmétique : une opération relutive peut détruire de la valeur si le prix est trop élevé.',
    },
  },
  pe_rule_reversed: {
    concept: 'pe_rule',
    says: [
      'accretion|win_out & seller > more_dear > than_ours & !deal_dilutes',
      'accretion|win_out & seller & pe_words & more_dear > than_ours & !deal_dilutes',
      'accretion|win_out & pe_words & buyer > less_dear > than_theirs',
      'accretion|win_out & "only when"|"only if"|"seulement si" & seller & pe_words & more_dear',
      'accretion|win_out & pe_words & "buy"|"buying"|"bought"|"acheter"|"achète"|pay & more_dear > than_ours',
      'accretive_word > condition_word > buyer|"my"|"our"|"mon"|"notre" >> pe_words >> less_dear',
      'condition_word > buyer|"my"|"our"|"mon"|"notre" >> pe_words >> less_dear > pe_words|seller|than_theirs > accretive_word',
      'accretive_word > condition_word > seller|"their"|"leur" >> pe_words >> more_dear',
      'multiple_we_pay > is_above > multiple_we_have > accretive_word & !deal_dilutes',
      'multiple_we_have > is_below > multiple_we_pay > accretive_word & !deal_dilutes',
      'multiple_we_have > is_above > multiple_we_pay|seller > deal_dilutes & !accretive_word',
      'multiple_we_pay > is_below > multiple_we_have > deal_dilutes & !accretive_word',
      'accretive_word > mere_case > multiple_we_pay > is_above & !deal_dilutes',
      'accretive_word > mere_case > multiple_we_have > is_below & !deal_dilutes',
      'deal_dilutes > mere_case > multiple_we_have > is_above & !accretive_word',
      'deal_dilutes > mere_case > multiple_we_pay > is_below & !accretive_word',
      'multiple_we_have > is_above > multiple_we_pay > "dilutive"|"dilutif" & !accretive_word',
    ],
    example: {
      en: 'When you pay in shares, it is accretive only if the target’s P/E is higher than your own.',
      fr: 'En titres, c’est relutif seulement si le PER de la cible est plus élevé que le nôtre.',
    },
    correction: {
      en: 'Paid in shares, a deal is accretive before synergies when the buyer’s P/E is above the one it pays.',
      fr: 'Payée en titres, une opération est relutive avant synergies quand le PER de l’acquéreur est au-dessus de celui qu’il paie.',
    },
  },
  seller_shares_not_counted: {
    concept: 'new_shares',
    says: [
      'issued_ones > ~plays_no_part',
      'shares_to_seller & not_counted',
      '~shares_to_seller & ~not_counted & ~divisor|~eps',
      '~shares_count|~divisor & stays_as_is & ~issues_paper|~own_paper|~shares_to_seller|pay',
      '~shares_to_seller & "no effect"|"no impact"|"aucun effet"|"aucun impact" & ~divisor|~shares_count|~eps',
    ],
    example: {
      en: 'The shares handed to the seller do not count in the denominator.',
      fr: 'Les titres remis au vendeur ne comptent pas au dénominateur.',
    },
    correction: {
      en: 'Every share handed to the seller adds to the share count by which net income is divided.',
      fr: 'Chaque titre remis au vendeur s’ajoute au nombre d’actions par lequel on divise le résultat net.',
    },
  },
  synergies_untaxed: {
    concept: 'synergies_cost',
    says: [
      '~synergy & straight_in',
      'add > synergy > before_tax_words > because_word',
      '~synergy & tax_plays_no_part',
      '~synergy|~money_saved & not_taxed',
      'synergy|money_saved & -tax & needless',
      'synergy|money_saved & "tax free"|"exonérées"|"exonéré"',
      '"tax"|"taxes"|"impôt" >> already_counted_in >> wacc & !tax_shield|interest',
      'synergy > untaxed_words',
      'synergy|money_saved > "bottom line"|"net income"|"résultat net" > ~untaxed_words',
      'synergy > added_before_tax',
      '-"taxe"|-"taxes"|-"tax" > ~money_saved|~save_costs|~synergy & "state"|"état"|"fisc"|"taxman"',
    ],
    example: {
      en: 'Synergies are cost savings, so they are not taxed at all.',
      fr: 'Les synergies sont des économies de coûts, donc elles ne sont pas imposées.',
    },
    correction: {
      en: 'Synergies raise profit, so they are taxed: only what is left after tax counts.',
      fr: 'Les synergies augmentent le résultat, donc elles sont imposées : seul compte le montant après impôt.',
    },
  },
  yield_rule_reversed: {
    concept: 'earnings_yield',
    says: [
      'must_be > earnings_yield|target_yields > lower_rated > price_of_debt|funding_cost',
      'must_be > price_of_debt > higher_rated > earnings_yield|target_yields',
      'earnings_yield|target_yields > higher_rated|greater_than > price_of_debt|funding_cost & so_dilutive',
      'earnings_yield|target_yields > lower_rated > price_of_debt|funding_cost & so_accretive',
      'price_of_debt > higher_rated|greater_than > earnings_yield|target_yields & so_accretive',
      'price_of_debt > lower_rated > earnings_yield|target_yields & so_dilutive',
      'accretion|win_out|rise & funding_cost > more_dear > target_yields',
      'accretion|win_out|rise & target_yields > less_dear > funding_cost',
      'earnings_yield|target_yields > is_below > price_of_debt|cost_debt & "must"|"should"|"has to"|"needs"|"doit"|"faut"',
      'earnings_yield|target_yields > is_below > price_of_debt|cost_debt > accretive_word & !deal_dilutes',
      'price_of_debt|cost_debt > is_above > earnings_yield|target_yields > accretive_word & !deal_dilutes',
      'accretive_word > mere_case > earnings_yield|target_yields > is_below & !deal_dilutes|"less"|"moins"',
      'accretive_word > mere_case > price_of_debt|cost_debt > is_above & !deal_dilutes',
      '"dilutive"|"dilutif" > mere_case > earnings_yield > is_above & !accretive_word',
    ],
    example: {
      en: 'It is accretive when the after-tax cost of debt is higher than the target’s earnings yield.',
      fr: 'C’est relutif quand le coût de la dette après impôt est supérieur au rendement bénéficiaire de la cible.',
    },
    correction: {
      en: 'Paid in debt, a deal is accretive when the target’s earnings yield exceeds the after-tax cost of debt.',
      fr: 'Payée par dette, une opération est relutive quand le rendement bénéficiaire de la cible dépasse le coût de la dette après impôt.',
    },
  },
  interest_not_tax_effected: {
    concept: 'cost_debt',
    says: [
      'deductible > goes_to_lenders',
      'rate_to_keep > before_tax_words',
      '~interest|~borrowed_money|~funding_cost & -deductible',
      '~interest|~borrowed_money|~funding_cost & ~taken_gross & pay|~takes_it',
      '~tax >> changes_nothing & ~interest|~borrowed_money|~funding_cost',
      'funding_cost|interest & "before tax" & compare & target_yields',
      'debt_rate_before_tax & target_yields|accretion|"compare"|"comparer" & !nets_the_tax',
    ],
    example: {
      en: 'You take the interest gross, because tax changes nothing to the cost of a loan.',
      fr: 'On prend les intérêts bruts, car l’impôt ne change rien au coût d’un emprunt.',
    },
    correction: {
      en: 'Interest is deductible, so a loan costs its rate less the tax it saves.',
      fr: 'Les intérêts sont déductibles : un emprunt coûte son taux moins l’économie d’impôt.',
    },
  },
  ownership_is_the_ratio: {
    concept: 'ownership',
    says: [
      'hold_stake & ratio_of_exchange & so_therefore|same_as & #|fraction',
      'hold_stake & price_ratio & #|same_as|so_therefore|equal',
      'part_held > directly_is >> ratio_name & !times_it|"divided"|"divide"|"over"|"divise"',
      'ratio_name > #|fraction > makes_it > of_the_whole & !fresh_shares|"shares"|"actions"',
    ],
    example: {
      en: 'The ratio is 0.5, so the target’s shareholders own half of the company.',
      fr: 'La parité est de 0,5, donc les actionnaires de la cible détiennent la moitié.',
    },
    correction: {
      en: 'The new owners hold the new shares out of the total number of shares; the ratio alone does not tell.',
      fr: 'Les nouveaux actionnaires détiennent les titres créés rapportés au nombre total de titres.',
    },
  },
  ratio_without_premium: {
    concept: 'exchange_ratio',
    says: [
      '"ignore the premium"|"leave out the premium"|"forget the premium"|"leave the premium out"|"on ignore la prime"|"sans tenir compte de la prime"',
      '~premium & outside_of & ~ratio_of_exchange',
      'ratio_of_exchange & "without the premium"|"sans la prime"|"before the premium"|"hors prime"',
      'premium & "paid separately"|"paid in cash on top"|"payée à part"|"payée en plus en cash"|"versée à part"',
      '~deal_premium > without_effect & ~ratio_name|~part_held|~ratio_of_exchange',
    ],
    example: {
      en: 'The premium does not enter the exchange ratio, only the two market prices do.',
      fr: 'La prime n’entre pas dans la parité, seuls comptent les deux cours.',
    },
    correction: {
      en: 'The ratio is the price offered, premium on top, over the acquirer’s share price.',
      fr: 'La parité est le prix offert, prime comprise, rapporté au cours de l’acquéreur.',
    },
  },
  ratio_upside_down: {
    concept: 'exchange_ratio',
    says: [
      'buyer > price_of_a_share > "divided by"|"over"|"sur"|"divisé par"|"rapporté à" > seller',
      'price_of_a_share > buyer > "divided by"|"over"|"sur"|"divisé par"|"rapporté à" > seller',
    ],
    example: {
      en: 'I take the acquirer’s share price divided by the target’s offer price.',
      fr: 'Je prends le cours de l’acquéreur divisé par le cours de la cible.',
    },
    correction: {
      en: 'The ratio is the offer for one target share over the acquirer’s share price.',
      fr: 'La parité est l’offre pour une action de la cible rapportée à l’action de l’acquéreur.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
