import type { WrongClaim } from '../../types.ts';

/** What candidates falsely look for in a target. */
export const targetClaims = {
  wants_swinging_cash: {
    concept: 'good_lbo',
    says: [
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
  wants_heavy_spending: {
    concept: 'capex',
    says: [
      'picks_it > much_stock_to_fund & !"not"|"pas"|"avoid"|"évite"|"sans"|"without"|"no"|"less"|"moins"|"little"|"peu"|"small"|"petit"|"low"|"faible"|"eat"|"mange"|"ties up"',
      'much_stock_to_fund > picks_it & !"not"|"pas"|"avoid"|"évite"|"sans"|"without"|"no"|"less"|"moins"|"little"|"peu"|"small"|"petit"|"low"|"faible"|"eat"|"mange"|"ties up"',
      'lbo_invests_heavily & lbo_ideal_word & !"far from"|"loin"|"not"|"pas"',
      'lbo_seek > lbo_heavy_spending',
      'lbo_heavy_spending & lbo_leaves_cash',
      'lbo_heavy_spending > lbo_leaves_cash',
      'lbo_ideal_word|lbo_good_target > lbo_is_word > lbo_heavy_spending',
      'praised_candidate > lbo_heavy_spending & !"less"|"moins"|"peu"|"rather"|"plutôt"|"low"',
      'lbo_heavy_spending > praised_candidate',
      'lbo_heavy_spending > is_praised',
      'wished_for > lbo_heavy_spending & !hardly_word',
      'lbo_heavy_spending & lbo_pledged_to_banks & !lbo_praise_withheld',
      'lbo_heavy_spending > because_word > lbo_pledged_to_banks',
      'much_stock_to_fund > thought_perfect|"good"|"bien" & !"not"|"pas"',
      'many_plants > thought_perfect & !"not"|"pas"|"less"|"moins"',
    ],
    example: {
      en: 'It should have heavy capex, that leaves more cash for the lenders.',
      fr: 'Il faut qu’elle ait beaucoup d’usines et un gros capex, cela laisse plus d’argent.',
    },
    correction: {
      en: 'What goes into machines and stock cannot go to the lenders: a light business carries more debt.',
      fr: 'Ce qui part en machines et en stocks ne va pas aux prêteurs : une activité légère porte plus de dette.',
    },
  },
  wants_weak_position: {
    concept: 'moat',
    says: [
      'picks_it > sole_client & !"not"|"pas"|"avoid"|"évite"|"sans"|"without"|"no"|"rather than"|"plutôt"|"never"|"jamais"|"less"|"nobody"',
      'picks_it > lbo_weak_position & !"not"|"pas"|"avoid"|"évite"|"sans"|"without"|"no"|"rather than"|"plutôt"|"never"|"jamais"|"less"|"moins"|"ne"',
      'lbo_seek > lbo_weak_position',
      'lbo_weak_team > lbo_leaves_cash|lbo_makes_win|lbo_no_problem',
      'lbo_weak_position > lbo_leaves_cash|lbo_makes_win|lbo_no_problem',
      'lbo_weak_position > "is what you want"|"c’est ce qu’on veut"|"c’est ce que je cherche"|"is what I look for"|is_praised',
      'should_be_so > poor_team & !"not"|"pas"',
      'poor_team > thought_perfect & !"not"|"pas"',
      'sole_client > thought_perfect|"good" & !"not"|"pas"',
    ],
    example: {
      en: 'I look for a company with many competitors.',
      fr: 'Je cherche une société avec beaucoup de concurrents.',
    },
    correction: {
      en: 'A company under attack cuts prices, and its cash goes before the debt is repaid.',
      fr: 'Une société attaquée baisse ses prix, et son cash disparaît avant le remboursement.',
    },
  },
  wants_indebted_target: {
    concept: 'leverage',
    says: [
      'lbo_better_if & lbo_has_debt_already & !"not"|"pas"|"less"|"moins"|"no"|"sans"',
      'lbo_seek > lbo_already_indebted',
      'lbo_debt_shows_trust',
      'lbo_ideal_word > lbo_good_target > lbo_already_indebted',
      'lbo_already_indebted > lbo_leaves_cash|lbo_makes_win|lbo_no_problem',
      'praised_candidate > lbo_already_indebted & !"less"|"moins"|"peu"|"rather"|"plutôt"|"low"',
      'lbo_already_indebted > praised_candidate',
      'lbo_already_indebted > is_praised',
      'lbo_laden_already & lbo_speaks_for_it',
      'should_be_so > laden_with_debt & !"not"|"pas"|"no"',
    ],
    example: {
      en: 'It should be already indebted.',
      fr: 'Je cherche une société déjà très endettée.',
    },
    correction: {
      en: 'A target with little debt leaves room for the acquisition debt.',
      fr: 'Une cible peu endettée laisse de la place à la dette d’acquisition.',
    },
  },
  exit_need_not_be_known: {
    concept: 'exit',
    says: [
      'sponsor > usual_habit > lbo_held_forever & !"not"|"pas"|"never"',
      'sponsor > "keeps"|"holds"|"garde" > lbo_held_forever & !"not"|"pas"|"never"|"jamais"',
      '~"peu importe qui"|~"no matter who"|~"does not matter who" > ~"rachètera"|~"rachète"|~"buys"|~"achètera"|~buyer',

      '~exit > ~plain_no_matter & !lbo_multiple_noun|subtract',
      'exit > "on verra dans cinq ans"|"in year five" & ~plain_no_matter|"sort it out"',
      '~lbo_need_not_think & ~lbo_resell|~buy|~buyer',
      '~lbo_need_not_think & ~exit',
      '~exit > ~lbo_irrelevant_word',
      '~exit & ~lbo_irrelevant_word & ~lbo_good_target',
      '~lbo_not_to_think_of > ~exit',
      'sponsor & lbo_held_forever',
    ],
    example: {
      en: 'The exit does not matter at entry.',
      fr: 'La sortie n’a aucune importance à l’entrée.',
    },
    correction: {
      en: 'Without a buyer in five years there is no return: a fund looks at the way out before it goes in.',
      fr: 'Sans acheteur dans cinq ans, pas de rendement : un fonds regarde la porte de sortie avant d’entrer.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
