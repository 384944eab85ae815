import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: what makes cash flows safe for lenders. */
export const goodLboClaims = {
  cheap_is_enough: {
    concept: 'good_lbo',
    says: [
      '~the_cheaper_better & ~lbo_all_that_counts|~rest_is_nothing|~"the rest"|~"le reste" & !"not the only"',
      'picks_it >> loses_money_now & !"avoid"|"évite"|"évitons"',
      'picks_it > loses_money_now & !"not"|"pas"|"avoid"|"évite"|"never"|"jamais"|"no"|"ne"',
      'loses_money_now > praised_candidate|the_best_one & !"not"|"pas"|"never"|"jamais"',
      '~competitor & ~plain_no_matter & price',
      '~lbo_bought_cheap & ~lbo_any_company & !"not"|"cannot"|"suffit pas"',
      'lbo_good_target & lbo_just_word > lbo_low_priced',
      'lbo_good_target > lbo_is_word > lbo_low_priced',
      'lbo_low_priced > lbo_all_that_counts',
      'lbo_all_that_counts > lbo_low_priced',
      'lbo_trade_cheap & lbo_fire_people',
      'sole_criterion > low_price_word',
      'low_price_word > sole_criterion',
      'any_firm > provided_that & !"not"|"pas"',
      'low_price_alone > rest_is_nothing',
      'should_be_so > firm_in_trouble & !"not"|"pas"',
      '~any_firm > "convient"|"will do"|"can be a good"|"fait l’affaire" & !"not"|"pas"',
      'what_counts_is > low_price_alone & !"not"|"pas seulement"',
    ],
    example: {
      en: 'A good LBO target is simply an undervalued company.',
      fr: 'Une bonne cible de LBO, c’est simplement une société sous-évaluée.',
    },
    correction: {
      en: 'What counts first is predictable cash to serve the debt; a low entry multiple helps but does not make a candidate.',
      fr: 'Ce qui compte d’abord, ce sont des flux prévisibles pour servir la dette ; un multiple d’entrée bas aide, mais ne suffit pas.',
    },
  },
  lbo_traits_irrelevant: {
    concept: 'good_lbo',
    says: [
      '~"position concurrentielle"|~"position de marché"|~"market position"|~moat > ~plain_no_matter|~"compte pas"|~"does not count"',

      '~lbo_steady & ~lbo_irrelevant_word',
      '~lbo_spend_on_assets & ~lbo_irrelevant_word',
      '~moat|~lbo_manager > ~lbo_irrelevant_word',
      'lbo & lbo_volatile & lbo_just_as_well',
      'lbo_volatile > lbo_ideal_word > lbo_good_target',
      'lbo_volatile > lbo_no_problem',
      'lbo_spend_heavy > lbo_no_problem|lbo_ideal_word',
    ],
    example: {
      en: 'You can do an LBO of a cyclical company that burns cash just as well.',
      fr: 'On peut tout aussi bien faire un LBO sur une société cyclique qui brûle du cash.',
    },
    correction: {
      en: 'Debt has fixed due dates: a business with swinging sales or heavy investment can miss them, so lenders offer little or nothing.',
      fr: 'La dette a des échéances fixes : une activité irrégulière ou gourmande en capex peut les manquer, donc les prêteurs prêtent peu ou pas.',
    },
  },
  fast_growth_best: {
    concept: 'good_lbo',
    says: [
      'lbo_ideal_word > lbo_grows_very_fast & !"rather"|"plutôt"|"less"|"moins"',
      'lbo_ideal_word & lbo_good_target & lbo_start_up',
      'lbo_growth_fast > lbo_all_that_counts',
      'lbo_growth_above_all',
      'lbo_stability_second',
      'lbo_all_that_counts > lbo_growth_fast',
      'lbo_seek|wished_for|praised_candidate|lbo_ideal_word > lbo_hypergrowth & !"rather"|"plutôt"|"avoid"|"éviter"|"without"|"sans"|"less"|"moins"|"cannot"|"poor"|"bad"|"mauvais"',
      'lender > lbo_funds_word > lbo_growth_to_come & !hardly_word',
      'strong_growth > thought_perfect & !"not"|"pas"|"no"',
      'thought_perfect > strong_growth & !"not"|"pas"|"no"',
      'growth_first_of_all & !"not"|"pas"',
    ],
    example: {
      en: 'The ideal LBO target is a start-up in hypergrowth.',
      fr: 'La cible idéale d’un LBO est une start-up en hypercroissance.',
    },
    correction: {
      en: 'Very fast growth absorbs cash that lenders need; LBO funds look for steady profit first.',
      fr: 'Une très forte croissance absorbe le cash dont les prêteurs ont besoin ; les fonds de LBO cherchent d’abord des résultats réguliers.',
    },
  },
  wants_swinging_cash: {
    concept: 'good_lbo',
    says: [
      'lbo_swinging > thats_where & sponsor|lbo_gain|lbo_earn_return',
      'should_be_so > lbo_swinging & thats_where',
      'lbo_swinging > thats_where',
      'cyclical_word >> "are best"|"is best"',
      'cyclical_word > "are best"|"is best"|"are ideal"|"sont les meilleurs"|"sont les meilleures"|"sont idéales" & !"not"|"pas"|"non"|"less"|"moins"',
      '"volatile"|"volatiles"|"choppy"|"irréguliers" > "better"|"best"|"mieux"|"meilleurs" & !"not"|"pas"|"than"|"less"|lbo_steady',

      'cyclical_word > thought_perfect|"are the best"|"is the best" & !hardly_word|"not"|"pas"|"non"|lbo_steady',
      '~cash|~lbo_money_stream & ~need_not_be_steady',
      '"highly cyclical"|"very cyclical"|"très cyclique"|"fortement cyclique"|"volatile cash flows" & "best"|"both want"|"what lenders"|"meilleur candidat"|"idéal"|"pays off"|"lets leverage" & !"not"|"avoid"|"never"|"pas"|"jamais"|"rather than"',
      'lbo_bad_trait_praised',
      'lbo_swinging|lbo_heavy_spending|lbo_weak_position|lbo_already_indebted|lbo_weak_team > lbo_the_more_the_better',
      'lbo_seek > lbo_swinging',
      'lbo_volatility_word > lbo_makes_win',
      'lbo_debt_adapts',
      'lbo_ideal_word|lbo_good_target > lbo_is_word > lbo_swinging',
      'praised_candidate > cyclical_word & !hardly_word|"because"|"parce"|"car"|"risk"|"risque"',
      'cyclical_word > praised_candidate & !hardly_word',
      'cyclical_word > is_praised & !hardly_word',
      'wished_for > cyclical_word & !hardly_word',
      'lender > lbo_prefers_word > cyclical_word & !hardly_word',
      'swings_a_lot > ~is_no_bother & !"if"|"si"',
    ],
    example: {
      en: 'I look for a very cyclical business, volatility is what makes the money.',
      fr: 'Je cherche une activité très cyclique, car la volatilité fait gagner le fonds.',
    },
    correction: {
      en: 'Interest and repayments fall due whatever the year, so lenders want cash that can be foreseen.',
      fr: 'Intérêts et remboursements tombent quelle que soit l’année, donc les prêteurs veulent des flux que l’on peut prévoir.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
