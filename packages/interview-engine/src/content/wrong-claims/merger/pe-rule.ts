import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the P/E rule. */
export const peRuleClaims = {
  pe_rule_reversed: {
    concept: 'pe_rule',
    says: [
      'accretion|win_out & seller > more_dear > than_ours & !deal_dilutes',
      'accretion|win_out & seller & pe_words & more_dear > than_ours & !deal_dilutes',
      'accretion|win_out & pe_words & buyer > less_dear > than_theirs',
      'accretion|win_out & "only when"|"only if"|"seulement si" & seller & pe_words & more_dear',
      'accretion|win_out & pe_words & "buy"|"buying"|"bought"|"acheter"|"achète"|pay & more_dear > than_ours & !deal_dilutes',
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
      'price_multiple_paid > comes_out_above > accretive_only & !dilutive_only',
      'accretive_only > price_multiple_paid > comes_out_above & !dilutive_only',
      'accretive_word > condition_word > seller > more_dear >> pe_words & !deal_dilutes|buyer|less_dear',
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
      'adds_to_eps > target_has_the_higher & !deal_dilutes|"not"|"pas"|"never"',
      'target_has_the_higher > adds_to_eps & !deal_dilutes|"not"|"pas"|"never"|"unless"|"sauf"',
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
  pe_rule_for_cash: {
    concept: 'pe_rule',
    says: [
      'rule_of_multiples > "applies"|"apply"|"works"|"holds"|"valid"|"vaut"|"s’applique"|"marche"|"fonctionne" > cash_condition & !"yield"|"rendement"|"inverse"|"too"|"aussi"',

      'paid_without_paper > two_ratings & !"not"|"pas"|"yield"|"rendement"',

      '~rule_of_multiples > ~only_valid_for >> pays_cash|pays_debt|"cash"|"debt"|"dette"|"une acquisition payée en cash" & !"people"|"often"|"souvent"',
      '~rule_of_multiples & ~only_valid_for > "payée en cash"|"payée en dette"|"paid in cash"|"paid with debt"|"cash deals"|"cash deal" & !"people"|"often"|"souvent"',
      '~rule_of_multiples > ~of_no_use_there > ~pays_shares & !pays_cash|pays_debt|"cash"|"debt"|"dette"',
      '~pays_shares > ~rule_of_multiples > ~of_no_use_there & !pays_cash|"cash"|"debt"|"dette"',
    ],
    example: {
      en: 'The P/E rule only works for cash deals.',
      fr: 'La règle des PER ne vaut que pour une acquisition payée en cash.',
    },
    correction: {
      en: 'The P/E rule is for deals paid in shares; for debt, compare the earnings yield with its cost after tax.',
      fr: 'La règle des PER vaut pour un paiement en titres ; avec de la dette, on compare le rendement à son coût après impôt.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
