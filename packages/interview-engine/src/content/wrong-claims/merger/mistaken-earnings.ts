import type { WrongClaim } from '../../types.ts';

export const mistakenEarningsClaims = {
  pe_rule_inverted: {
    concept: 'pe_rule',
    says: [
      'multiple_we_have|we_ourselves|pe_words > smaller_than_paid > accretive_word|"bon signe"|"good sign" & !"not"|"pas"|"never"|"jamais"|deal_dilutes',

      'multiple_we_pay > above_mine > lifts_the_share & !"not"|"pas"|"never"|"jamais"|"unless"|"sauf"|deal_dilutes|"dilutes"',

      'pe_words > above_mine > lifts_the_share & !"not"|"pas"|"never"|"jamais"|"unless"|"sauf"|deal_dilutes|"dilutes"|"interest"',
      'lifts_the_share > condition_word > pe_words > above_mine & !"not"|"pas"|"never"|"jamais"|"unless"|"sauf"|deal_dilutes',
      'pe_words > below_theirs > lifts_the_share & !"not"|"pas"|"never"|"jamais"|"unless"|"sauf"|deal_dilutes|"yield"|"rendement"|funding_cost|"taux"|borrowed_money',
      'lifts_the_share > condition_word > pe_words > below_theirs & !"not"|"pas"|"never"|"jamais"|"unless"|"sauf"|deal_dilutes|"yield"|"rendement"|funding_cost|"taux"|borrowed_money',

      'company_bought_here > rated_over_me > eps_is_lifted & !"not"|"pas"|deal_dilutes',
      'we_ourselves > rated_over_what_we_pay > must_dilute|is_dilutive|so_dilutive & !accretive_word',
      'cheap_company > than_theirs|than_what_we_pay > so_accretive|accretive_word & !"not"|"pas"|deal_dilutes',

      'we_ourselves|buyer > "have"|"has"|"with"|"trade"|"trades"|"trading"|"avons"|"ayant"|"avec"|"ont" >> dear_company > ends_up_diluted|always_dilutes|is_dilutive & !accretive_word|"buying"|"buys"|"target"|"cible"|"not"|"pas"|"cash"|"numéraire"',
      'multiple_we_have >> is_above > is_dilutive|ends_up_diluted|always_dilutes & !accretive_word|"not"|"pas"',
      'buyer|we_ourselves > rated_dear > penalised_word & !"target"|"cible"|"not"|"pas"|"less"|"moins"',
      'multiple_we_have >> is_above > multiple_we_pay > "more synergies"|"davantage de synergies"|"plus de synergies" & !"not"|"pas"|"no"',

      'pe|"PER" & "acquéreur plus élevé"|"acquirer higher"|"ours is higher"|"le nôtre est plus élevé" & "dilutive"|"dilutif"|"dilutes" & !"not"|"pas"|"unless"|"sauf"|"relutive"|"relutif"|"accretive"',
      '"PER d’acquéreur plus élevé"|"PER plus élevé que celui de la cible"|"higher P/E than the target" > "dilutive"|"dilutif" & !"not"|"pas"|"unless"|"sauf"',
      'because_word > we_ourselves > pe_words > higher_rated > seller|than_what_we_pay & is_dilutive|so_diluted & !accretive_word',
      'we_ourselves > pe_words > higher_rated > seller|than_what_we_pay & so_dilutive|so_diluted',
      'buy > lower_rated > pe_words & so_dilutive|so_diluted',
      'accretive_word > condition_word > seller > more_dear > than_ours|dearer_than_us',
      'pe_words > rating_is_low > shares_then_lift',
      'accretive_word > condition_word > we_ourselves > pe_words > lower_rated > than_what_we_pay',
      'accretive_word > condition_word > we_ourselves > lower_rated > pe_words > than_what_we_pay',
      'must_be > we_ourselves > pe_words > lower_rated > than_what_we_pay',
      'must_be > lower_rated > pe_words > than_what_we_pay',
      'we_ourselves > pe_words > must_be > lower_rated > than_what_we_pay',
      'we_ourselves > pe_words > lower_rated > than_what_we_pay > so_accretive',
      'we_ourselves > lower_rated > pe_words > than_what_we_pay > so_accretive',
      'we_ourselves > pe_words > higher_rated > than_what_we_pay & so_dilutive',
      'we_ourselves > higher_rated > pe_words > than_what_we_pay & so_dilutive',
      'accretive_word > condition_word > pe_words > seller > higher_rated > than_ours',
      'buy > lower_rated > pe_words > than_ours > is_dilutive',
      'low_rating > picks_shares',
      'the_more|"higher"|"élevé" > "target’s multiple"|"target’s pe"|"multiple of the target"|"multiple de la cible"|"per de la cible" > more_accretive_deal|accretive_more|accretive_word & !"less"|"moins"|"dilutive"|"dilutif"',
      'dear_company > buy > cheap_company > ends_up_diluted & !accretive_word|other_way_round',
      'cheap_company > buy > dear_company > ends_up_accretive & !deal_dilutes|other_way_round',
      'has_got_to > dearer_than_itself & !in_order_to_dilute|"not"|"pas"|"unless"|"sauf"',
      'buy > dearer_than_itself > accretive_word & !"not"|"pas"|"never"|"jamais"|"dilutive"|"dilutif"',
      'dearer_than_itself > "pour que ce soit"|"to be"|"for it to be" > accretive_word',
    ],
    example: {
      en: 'It is accretive when the acquirer’s P/E is lower than the one it pays.',
      fr: 'En titres, il faut que mon PER soit plus bas que celui que je paie.',
    },
    correction: {
      en: 'Paid in shares, a deal is accretive when the acquirer’s P/E is higher than the one it pays.',
      fr: 'En titres, il faut que le PER de l’acquéreur soit plus élevé que celui qu’il paie.',
    },
  },
  eps_below_is_accretive: {
    concept: 'accretion',
    says: [
      'accretive_if_eps_falls',
      'dilutive_if_eps_rises',
      'accretive_only > combined_figure > comes_out_below & !dilutive_only',
    ],
    example: {
      en: 'A deal is accretive when the pro forma EPS comes out below the standalone one.',
      fr: 'C’est relutif quand le BPA pro forma passe en dessous du BPA seul.',
    },
    correction: {
      en: 'A deal is accretive when the pro forma EPS is above the acquirer’s own.',
      fr: 'C’est relutif quand le BPA pro forma passe au-dessus du BPA de l’acquéreur seul.',
    },
  },
  net_income_is_the_test: {
    concept: 'accretion',
    says: [
      'accretive_word > stands_for > joint_income|total_profit > goes_higher|"higher"|"plus élevé"|"rises"|"monte" & !"not"|"pas"|"never"|"jamais"|eps|"per share"|"par action"',
      '"break even"|breakeven_point|neutral_for_eps & joint_income > "equal"|"equals"|"égale"|"égaler"|"match" > own_old_profit & !"not"|"pas"|"never"|"jamais"|eps|"per share"|"par action"',

      'accretive_word > condition_word|"as soon as"|"dès que"|"dès lors" > target_profitable & !"not"|"pas"|"never"|"jamais"|"more than"|"enough"|"plus que"|"assez"',
      'condition_word > target_profitable > accretive_word & !"not"|"pas"|"never"|"jamais"|"more than"|"enough"|"plus que"|"assez"|"can"|"peut"|eps',

      'accretive_word > because_word > joint_income > # & !"per share"|"par action"|"par titre"|"shares"|"actions"|"titres"|eps',

      'compare > total_profit|whole_profit > # & accretive_word & !eps|"per share"|"par action"|each_share|"not enough"',

      'breakeven_point > "résultat net combiné"|"combined net income"|"total profit"|"bénéfice total" > "égale"|"equals"|"égal"|"same as" & !eps|"per share"|"par action"|"titre"',

      'accretive_word > condition_word > not_earnings > goes_higher',
      'because_word > total_profit > goes_higher > accretive_word',
      'accretive_word > because_word > total_profit > goes_higher & !"per share"|"par action"',
      'is_sufficient > total_profit > goes_higher|greater_than',
      'accretive_word > condition_word > total_profit_compared',
      'accretive_word > total_profit > against_own_profit',
      'breakeven_point & total_profit > against_own_profit',
      'accretive_word & total_profit|"net income"|"résultat net" & ~count_has_no_say',
      'accretive_word > mere_case > net_income >> goes_higher & !"per share"|"par action"|"proportionally"|"faster"|"plus vite"|"more than"|"plus que"',
      'is_sufficient > whole_profit > goes_higher & !"pas que"|"not enough"|"per share"|"par action"',
      '~accretive_word & ~whole_profit & count_has_no_say',
      'neutral_for_eps > same_total_profit & !eps|"per share"|"par action"',
      'accretive_word > stands_for > profit_goes_up & !eps|"per share"|"par action"',
    ],
    example: {
      en: 'It is accretive if the combined net income is higher than the acquirer’s.',
      fr: 'C’est relutif quand le résultat net combiné dépasse celui de l’acquéreur.',
    },
    correction: {
      en: 'Accretion compares income per share, since the shares issued have to be served too.',
      fr: 'La relution compare des bénéfices par action, car les titres émis ont droit à leur part.',
    },
  },
  eps_simply_added: {
    concept: 'eps',
    says: ['both_eps'],
    example: {
      en: 'The combined EPS is the sum of the two EPS.',
      fr: 'Le BPA pro forma est la moyenne des deux BPA.',
    },
    correction: {
      en: 'Net incomes add up, EPS does not: divide their sum by all the shares after the deal.',
      fr: 'Les résultats s’additionnent, puis on divise par toutes les actions après l’opération.',
    },
  },
  old_count_kept: {
    concept: 'new_shares',
    says: [
      'divide|"divided" > by_the_old_count & !"plus"|"before"|"avant"|"today"|"standalone"|"not"|"pas"|"departure"',
      'divide|over_what > combined_company|both > earning > shares_had_only & !"plus"|"new shares"|"actions nouvelles"|"not"|"pas"',

      'keeps_old_count & even_in_shares',
      'profit_of_both & splits_by > shares_had_only & !new_ones_too',
      'fresh_shares > ~counts_only_later',
      'profit_of_both & ~without_new_ones',
      'eps > times_it|"by" > shares_had_only & profit_of_both & !new_ones_too',
      'times_it > eps > shares_had_only & profit_of_both & !new_ones_too',
      'divisor > retains|carried_on > earlier_count & !new_added',
      'retains|carried_on > earlier_count & divisor|eps|earnings_joined & !new_added',
      'earnings_joined > over_what > earlier_count & !new_added',
      'divide|over_what > earnings_joined > earlier_count & !new_added',
      '~issued_paper|~shares_to_seller > -weighs_in|shut_out & ~divisor|~eps|~earlier_count',
      '"only"|"seules"|"uniquement" > earlier_count > divisor|eps & !new_added',
      '-"add"|-"ajoute"|-"include" > ~issued_paper & divisor|eps|earnings_joined|shares_count',
      '-weighs_in|shut_out > ~issued_paper & ~divisor|~eps|~shares_count|~we_ourselves & !"no interest"|"pas d’intérêts"|"pas d’intérêt"',
      '~divisor|~shares_count > -goes_higher|-pushes_up|-weighs_in|~unchanged|~stays_as_is & ~paid_in_paper',
      '~issued_paper > -weighs_in & ~divisor',
    ],
    example: {
      en: 'I keep the acquirer’s share count even if we pay in shares.',
      fr: 'Je garde le nombre d’actions de l’acquéreur, même si l’on paie en titres.',
    },
    correction: {
      en: 'Shares issued to pay are added to the acquirer’s own before dividing.',
      fr: 'Les titres émis pour payer s’ajoutent à ceux de l’acquéreur avant de diviser.',
    },
  },
  target_shares_remain: {
    concept: 'new_shares',
    says: [
      'target_shares_too',
      'shares_of_target > lives_on',
      '"add"|"ajoute"|"additionne"|"rajoute" >> shares_of_target & !times_it|ratio_name',
    ],
    example: {
      en: 'The share count is ours plus the target’s existing shares.',
      fr: 'On prend les actions de l’acquéreur plus les actions existantes de la cible.',
    },
    correction: {
      en: 'The target’s shares disappear in the deal; only those the acquirer issues are added.',
      fr: 'Les actions de la cible disparaissent ; seules s’ajoutent celles que l’acquéreur émet.',
    },
  },
  financing_left_out: {
    concept: 'financing_mix',
    says: [
      '~whichever_payment > ~eps > ~ends_up_same & !"pas"|"not"|"if"',
      '~"how it’s paid"|~"how it is paid"|~"how you pay"|~"how we pay"|~"mode de paiement"|~"façon de payer"|~"comment on paie" > ~without_effect|~"changes nothing"|~"n’a aucun effet"|~"ne change rien" & ~eps|~accretion',

      '~funding_off_earnings',
      '-deducts_it > ~interest_on_deal',
      '~deal_funding > shut_out|-weighs_in & !paid_off_capital|"repay"|"only the interest"|paid_in_paper|"ebitda"|"p/e"|"per"',
      '-deducts_it|-takes_out|-adding_act > ~deal_funding & !paid_off_capital|"seuls les intérêts"|"only the interest"',
      '~deal_funding > -deducts_it|-takes_out & !"no interest"|"pas d’intérêts"|"pas d’intérêt"|"aucun intérêt"',
      'shut_out > ~deal_funding & ~earnings_test & !"share count"|"nombre d’actions"',
      'paid_without_paper > makes_eps_rise > by_itself',
      'paid_without_paper > by_itself > makes_eps_rise',
      'paid_without_paper > makes_eps_rise > "as soon as"|"dès que"|"tant que"|"provided" > earning & !deal_funding',
      'paid_without_paper|own_cash > is_free',
      '~paid_without_paper > ~makes_eps_rise > no_matter_which',
      '~borrowed_money > ~without_effect > ~eps & !"interest"|"intérêts"',
    ],
    example: {
      en: 'I don’t deduct the interest on the debt: financing only touches the balance sheet.',
      fr: 'Je ne déduis pas les intérêts de la dette, le financement ne touche que le bilan.',
    },
    correction: {
      en: 'The cost of financing, after tax, comes off the combined net income.',
      fr: 'Le coût du financement, après impôt, se retire du résultat net combiné.',
    },
  },
  issue_price_reversed: {
    concept: 'new_shares',
    says: [
      'our_quote_down > fewer_of_ours & !"not"|"pas"|"worth"|"vaut"',

      'price_up > "plus il faut"|"the more" > synergy',

      '"higher"|"dearer" > price > "acquirer"|"buyer"|our_side > more_issued & !"fewer"|"less"|"not"|"target"',

      '"higher"|"dearer"|"rising"|"plus élevé"|"plus haut" > "share price of the acquirer"|"acquirer’s share price"|"our share price"|"cours de l’acquéreur"|"notre cours" > "more shares"|"plus d’actions"|"plus de titres"|"davantage d’actions"|"davantage de titres" & !"fewer"|"less"|"not"|"pas"',

      'price_up > more_issued',
      'price_down > fewer_issued',
      'dearer_share > must_issue_more & !"fewer"|"moins"|"less"',
    ],
    example: {
      en: 'The higher the acquirer’s share price, the more shares it has to issue.',
      fr: 'Plus le cours de l’acquéreur est élevé, plus il doit émettre d’actions.',
    },
    correction: {
      en: 'The number issued is the price over the acquirer’s share price, so a high share price means few shares.',
      fr: 'Le nombre émis est le prix divisé par le cours : un cours élevé en demande moins.',
    },
  },
  shares_always_dilutive: {
    concept: 'accretion',
    says: [
      '~issues_paper > ~dilutes > ~whatever_multiple & !hold_stake|stake_words|ownership',
      'issue|issues_paper > dilutes > ~whatever_multiple & !hold_stake|stake_words|ownership',
      'pays_shares|pays_in_paper|issues_paper > dilutes|is_dilutive > ~whatever_multiple & !hold_stake|stake_words|ownership',
      'paper_always_dilutes',
      'pays_in_paper|pays_shares > always_dilutes > eps',
      'pays_shares > dilutes > eps > by_itself & !"not"|"pas"',
    ],
    example: {
      en: 'A deal paid in shares is always dilutive.',
      fr: 'Une opération payée en titres est toujours dilutive.',
    },
    correction: {
      en: 'Paid in shares, a deal is accretive when the P/E paid is below the acquirer’s.',
      fr: 'Payée en titres, une opération est relutive si le PER payé est sous celui de l’acquéreur.',
    },
  },
  debt_raises_income: {
    concept: 'cost_debt',
    says: ['debt_lifts_income'],
    example: {
      en: 'Debt is better because debt increases net income.',
      fr: 'La dette est plus relutive parce qu’elle augmente le résultat net.',
    },
    correction: {
      en: 'Interest lowers net income; debt helps EPS because no share is issued.',
      fr: 'Les intérêts réduisent le résultat net ; la dette aide le BPA car aucun titre n’est émis.',
    },
  },
  multiple_against_rate: {
    concept: 'earnings_yield',
    says: [
      'sets_pe_against > price_of_debt',
      'cash_paid > two_ratings & !"not the test"|"pas le test"|"not the right test"',
      'multiple_paid > is_above|is_below > price_of_debt|cost_debt & !turned_into_yield',
      'rating_test > decides_it > whichever_way & !yield_or_paper',
      'whichever_way & rating_test > decides_it & !yield_or_paper',
      'whichever_way & decides_it > rating_test & !yield_or_paper',
      'rating_test > holds_too > paid_without_paper & !yield_or_paper',
      'paid_without_paper > decides_it > rating_test & !yield_or_paper|earns_for_price|funding_cost',
      'paid_without_paper & rating_test > more_dear|less_dear > is_dilutive|makes_eps_rise & !yield_or_paper|earns_for_price|funding_cost',
      'paid_without_paper & more_dear|less_dear > rating_test > is_dilutive|makes_eps_rise & !yield_or_paper|earns_for_price|deal_funding|funding_cost',
      '~whichever_way|no_matter_which & ~more_dear|~less_dear > ~rating_test > ~makes_eps_rise|~eps & !yield_or_paper',
      'rating_test > holds_too > whichever_way & !yield_or_paper',
      '~rating_test > ~holds_too > no_matter_which > ~deal_funding & !yield_or_paper',
      'accretive_word > mere_case > rating_test > less_dear|more_dear & paid_without_paper & !yield_or_paper|earns_for_price|funding_cost|"stock"|"titres"',
      'compare|"met"|"put" > "p/e"|"per" > face_the_rate & !earnings_yield|flips_the_multiple|"inverse"|"yield"|"rendement"|"one over"|"un sur"',
    ],
    example: {
      en: 'I compare the target’s P/E with the cost of debt.',
      fr: 'On compare le PER de la cible au taux de la dette.',
    },
    correction: {
      en: 'What compares with the cost of debt after tax is the earnings yield, one over the P/E.',
      fr: 'C’est l’inverse du PER, le rendement bénéficiaire, qui se compare au coût de la dette après impôt.',
    },
  },
  rates_up_more_accretive: {
    concept: 'accretion',
    says: [
      '"higher"|"rising"|"hausse"|"élevés"|"hauts" > "rates"|"taux" > accretive_more & !"not"|"pas"|"never"|"jamais"|"less"|"moins"|"shares"|"titres"',

      'dearer_money > more_accretive_then & !"not"|"pas"|"less"|"moins"',
      'rates_up > more_accretive',
      'price_of_debt|"rates"|"taux" >> goes_higher|"monte" > accretive_more',
    ],
    example: {
      en: 'If rates rise, the deal becomes more accretive.',
      fr: 'Si les taux montent, l’opération devient plus relutive.',
    },
    correction: {
      en: 'Higher rates cost net income, so a deal paid in debt becomes less accretive.',
      fr: 'Des taux plus hauts pèsent sur le résultat : payée par dette, l’opération devient moins relutive.',
    },
  },
  eps_against_target: {
    concept: 'accretion',
    says: [
      'has_got_to|must_be > eps > must_equal >> eps_of_target & !"not"|"pas"|"never"|"jamais"',
      'accretive_word > condition_word > eps_of_target > is_above & !"multiple"',

      'against_target_eps',
      'breakeven_point|eps|accretive_word > directly_is|pays_for_itself|is_above|"reaches"|"atteint"|"rejoint" > eps_of_target',
      '"compare"|"comparer"|against_own_profit > eps_of_target',
      'eps_of_target > times_it > fresh_shares',
      'breakeven_point > directly_is > eps_of_target',
      'eps > "celui de la cible"|"that of the target" & "compare"|"comparer" & !pe_words',
    ],
    example: {
      en: 'I compare the pro forma EPS with the target’s EPS.',
      fr: 'Il faut que le BPA pro forma dépasse le BPA de la cible.',
    },
    correction: {
      en: 'The pro forma EPS is compared with what the acquirer would earn per share alone.',
      fr: 'Le BPA pro forma se compare à ce que l’acquéreur gagnerait seul par action.',
    },
  },
  gap_not_grossed_up: {
    concept: 'synergies_cost',
    says: [
      '~lacking_profit & ~gains_of_joining & ~leaves_tax_out & !"mistake"|"erreur"|"if"|"si"',

      'times_one_less_tax > back_to_gross & !"not"|"pas"|"divide"|"divise"',
      'lacking_profit > pre_tax_already & !"not"|"pas"|"never"|"jamais"',
      '"multiplie"|"multiply" > "un moins le taux"|"one minus the tax"|"one minus tax"|"1 - t"|"un moins l’impôt" > "avant impôt"|"pre-tax"|"before tax" & !"not"|"pas"|"never"|"jamais"|"divide"|"divise"|"nettes"|"net"',
      'gains_of_joining > after_tax_step > "by nature"|"by definition"|"par nature"|"par définition" & !"not"|"pas"',

      'lacking_profit > "directly"|"directement" > gross_gains|before_tax_words & !gross_up|"divide"|"divise"|"not"|"pas"',

      '"multiply"|"multiplie" > shortfall > "by one minus"|"par un moins"',
      '~gap_is_answer',
      '~synergy|~money_saved & ~already_taxed',
      'gross_up_wrong',
      'missing_profit > straight_answer',
      'to_arrive_at > before_the_tax > times_it > one_less_tax',
      'missing_profit > times_it > one_less_tax',
      'times_it > missing_profit > one_less_tax',
      'lacking_profit > just_gives >> gains_of_joining & !after_tax_step|gross_up|per_share_profit|"combler"|"fill"|"plug"|"close"',
      'lacking_profit > same_size > gains_of_joining & !after_tax_step|gross_up',
      'lacking_profit & taxed_before & same_size',
      'lacking_profit|gains_of_joining & -gross_up',
      'lacking_profit > just_gives > taxed_before & !after_tax_step|gross_up|"il en faut"|"you need"|"but"|"mais"',
      'shut_out|needless > ~gross_up & ~lacking_profit|~gains_of_joining',
      '~shortfall & no_need_to_divide',
      'no_need_to_divide & synergy & !"already"|"déjà"|"before tax"|"avant impôt"',
    ],
    example: {
      en: 'The shortfall is already the answer, since savings are never taxed.',
      fr: 'Le manque donne directement les synergies, car elles ne sont jamais imposées.',
    },
    correction: {
      en: 'The gap is after tax: divide it by one minus the tax rate to get the synergies before tax.',
      fr: 'L’écart est après impôt : on le divise par un moins le taux pour avoir les synergies avant impôt.',
    },
  },
  breakeven_pays_the_price: {
    concept: 'accretion',
    says: [
      'gains_of_joining > "equal to"|"égales au"|"égales à"|"as big as" > profit_of_both|"target’s net income"|"target’s profit"|"résultat de la cible" & !"not"|"pas"',

      'gains_of_joining > has_got_to > deal_paid_back & !"premium"|"prime"|"not"|"pas"',

      'breakeven_point > deal_paid_back',
      'deal_paid_back > breakeven_point',
      'breakeven_point & synergy|money_saved > pays_for_itself > deal_premium',
      'breakeven_point & neither_gain_nor_loss & !"different"|"différent"|"not the same"|"pas la même"|"not mean"|"pas dire"|"per share"|"par action"|"par titre"|"une action"|"a share"',
      'neutral_for_eps > stands_for|mere_case|directly_is > synergies_repay',
      'neutral_for_eps > no_gain_no_loss & !"not mean"|"veut pas dire"|"signifie pas"|"per share"|"par action"|"par titre"|"une action"|"a share"|each_share',
      'synergy > synergies_repay & neutral_for_eps & !"not"|"pas"',
    ],
    example: {
      en: 'Break-even means that the premium is paid back.',
      fr: 'À l’équilibre, la prime est remboursée.',
    },
    correction: {
      en: 'Break-even only brings EPS back to where it stood; it says nothing about value.',
      fr: 'L’équilibre ramène seulement le BPA à son niveau de départ, sans rien dire de la valeur.',
    },
  },
  new_shares_earn_nothing: {
    concept: 'new_shares',
    says: [
      '"synergies you need"|"synergies needed"|"synergies nécessaires"|"synergies à trouver" >> "are just the drop"|"are the drop"|"is the drop"|"c’est la baisse"|"égales à la baisse" & !"times"|"fois"|"multiply"|"multiplie"|"net income"|"résultat"',
      'synergy > plays_no_part > ~shares_count|~new_shares',
      '~shares_to_seller > -earns_its_keep',
      '~issued_paper > -weighs_in|shut_out & ~breakeven_point|~synergy|~gains_of_joining',
      '~breakeven_point > -weighs_in|shut_out > ~issued_paper',
      '~issued_paper|"shares we issue" > plays_no_part & breakeven_point|synergy',
      'eps > times_it|over_what|"by"|"par" > earlier_count & !new_added|"divide"|"divise"',
      'times_it > eps > earlier_count & !new_added',
      'shut_out|-weighs_in > ~issued_paper & ~breakeven_point|~synergy|~gains_of_joining',
      '~share_paper|~shares_count|~new_shares > ~no_bearing',
      '~share_paper|~shares_count|~new_shares > -comes_into_it',
    ],
    example: {
      en: 'The new shares do not need to earn anything for break-even.',
      fr: 'Les actions émises n’ont pas à gagner le même bénéfice.',
    },
    correction: {
      en: 'At break-even every share, new ones included, earns what a share earned before.',
      fr: 'À l’équilibre, chaque titre, nouveau compris, rapporte autant qu’une action avant.',
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
  shares_from_earnings: {
    concept: 'new_shares',
    says: [
      'divide > price|# > by_profit & issued_paper|new_shares|shares_count|makes_paper & !pe_words|"not"|"pas"',

      'price|# > divided_by_eps & issued_paper|new_shares|shares_count & !pe_words|"not"|"pas"',
      'issued_paper|new_shares|shares_count > price|# > divided_by_eps & !pe_words|"not"|"pas"',
      'divide > price|# > divided_by_eps & issued_paper|new_shares|shares_count & !pe_words|"not"|"pas"',
    ],
    example: {
      en: 'The new shares issued are the price divided by EPS.',
      fr: 'Les actions nouvelles, c’est le prix divisé par le BPA.',
    },
    correction: {
      en: 'The shares issued are the price divided by the acquirer’s share price, not by its EPS.',
      fr: 'Les actions à émettre sont le prix divisé par le cours de l’acquéreur, pas par son BPA.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
