import type { Seed } from '../../types.ts';

export const i4: Seed = {
  id: 'I4',
  topic: 'market',
  levels: ['associate'],
  question: {
    en: 'The chief executive and owner of a company asks you whether now is a good time to sell. You have two minutes.',
    fr: 'Un dirigeant actionnaire vous demande si c’est le bon moment pour vendre. Vous avez deux minutes.',
  },
  hint: {
    en: 'Think of the owner first, then of the company, then of those who might buy.',
    fr: 'Pensez d’abord à la personne, puis à la société, puis à ceux qui achèteraient.',
  },
  keyPoints: {
    en: 'Owner objectives, company trajectory, market window, buyer appetite, alternatives (minority, LBO, IPO), preparation time.',
    fr: 'Objectifs du dirigeant, trajectoire de la société, fenêtre de marché, appétit des acquéreurs, alternatives (minoritaire, LBO, bourse), temps de préparation.',
  },
  modelAnswer: {
    en: 'My answer is yes, within twelve months, but first: what do you want to do after the sale, leave, stay on, hand over to your children? Second, the company: growth of eight percent with rising margins is exactly what buyers pay for, and a story with two good years ahead sells better than one at its peak. Third, the market: borrowing costs have come down, so funds can put more debt on a company and pay more than two years ago. There are enough trade buyers and funds to make them compete. On price I would show you a range, not one number. The main risk is your largest customer: if he leaves during the process, it stops. Otherwise, selling a minority stake to a fund is an option. I recommend getting ready now.',
    fr: 'Ma réponse est oui, d’ici douze mois, mais d’abord : que voulez-vous faire après, partir, rester, transmettre à vos enfants ? Ensuite, la société : une croissance de huit pour cent avec des marges en hausse, c’est exactement ce que paient les acquéreurs, et mieux vaut vendre avec du potentiel devant soi qu’au sommet. Puis le marché : les taux ont baissé, la dette est moins chère, donc les fonds peuvent emprunter davantage et payer plus cher qu’il y a deux ans. Il y a assez d’industriels et de fonds pour les mettre en concurrence. Côté prix, je vous montrerais une fourchette, pas un chiffre. Le principal risque est votre plus gros client : s’il part en cours de route, tout s’arrête. Sinon, céder une minoritaire à un fonds reste une option.',
  },
  must: ['own_view', 'owner_goals', 'rates_effect'],
  bonus: ['auction', 'growth_margin_risk', 'football_field', 'sale_options'],
  points: {
    sale_options: {
      says: [
        'sell|buy|"vendre"|"acheter"|"céder" & percent_of|market_slice_word|# & market_keeps_the_seat',
        '"let someone in"|"let somebody in"|"faire entrer quelqu’un" & "third"|"tiers"|"keep driving"|"gardez le volant"',
      ],
    },
    own_view: {
      says: [
        'market_opinion & sell & "within the year"|"this year"|"next year"|"dans l’année"|"cette année"|"l’an prochain"',
        '~plain_i_would & ~plain_own_call & !reason_only_told',
        'market_i_say & market_judgement & market_if_case|market_bad_turn',
        'market_opinion & -market_wait_on',
        '"i wait"|"j’attendrais"|"attendre un peu"|"i not wait"|"i not sell yet"|"i sell now" & market_if_case',

        'market_opinion & market_judgement|market_risk_word|market_if_case|#',
        'market_opinion & market_prepare_sale',
        'market_prepare_sale & market_soon_word & sell|market_if_case|market_buyers_now',
        'market_risk_word & market_if_case|market_bad_turn|market_wait_on',
        'market_risk_word > market_is_that',
        'market_if_case & market_bad_turn & market_stops',
      ],
    },
    rates_effect: {
      says: [
        '"whoever buys"|"celui qui vous achète"|"celui qui achète" & borrow & market_cheaper|"asking less"',
        'judge_fund_side & judge_bank_bill & ~judge_can_afford',
        'judge_bank_bill & judge_costlier & ~judge_can_afford|judge_fund_side',
        'market_money_price > market_cheaper|market_dearer & market_deal_effect & market_effect_direction|sponsor & !"things to weigh"|"to weigh up"|"things to look"|"choses à peser"|"éléments à peser"',
        'market_cheaper|market_dearer > market_money_price & market_deal_effect & market_effect_direction|sponsor & !"things to weigh"|"to weigh up"|"things to look"|"choses à peser"|"éléments à peser"',
      ],
    },
    auction: {
      says: [
        '"several"|"two"|"three"|"deux"|"trois"|"plusieurs" & market_let_them_sweat',
        '"two"|"three"|"deux"|"trois" > market_buyers_now & "at the same time"|"around the table"|"en même temps"|"autour de la table"',
        '"several"|"plusieurs"|"three"|"trois" & "at the same moment"|"wanting it"|"qui la veulent"|"qui en veulent"',
        '"four or five"|"quatre ou cinq"|"five or six"|"cinq ou six"|"several"|"plusieurs" & "in the corridor"|"round the table"|"dans le couloir"|"autour de la table"|"sur la ligne"|"on the line"',
        'market_several & market_buyers_now & market_compete',
        'market_buyers_now > market_compete',
        'market_compete > market_buyers_now',
      ],
    },
    growth_margin_risk: {
      byName: false,
      says: [
        'market_better_business & market_rewards|market_ahead_word',
        'market_sells_more & market_rewards|market_keeps_more',
      ],
    },
    football_field: {
      says: [
        '"between"|"entre" > # > # & "depending on"|"selon comment"|"selon la"|"selon qu"',
        '"between"|"entre" > # > # & "comparables"|"dcf"|"transactions"|"peers"',
        '"between"|"entre" > # > # > lbo_turns|times_word & !debt|leverage|lender',
        'market_value_range & #|price|value|market_number_word',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which three questions do you ask first?',
        fr: 'Quelles trois questions posez-vous d’abord ?',
      },
      aims: ['owner_goals', 'growth_margin_risk'],
    },
    {
      rung: 2,
      text: {
        en: 'He says: prices can only go up, I will wait. What do you answer?',
        fr: 'Il vous dit : les prix ne peuvent que monter, j’attends. Que répondez-vous ?',
      },
      aims: ['own_view', 'rates_effect'],
    },
    {
      rung: 3,
      text: {
        en: 'What if he is 62 with nobody to take over?',
        fr: 'Et s’il a 62 ans et personne pour reprendre ?',
      },
      aims: ['owner_goals', 'own_view', 'sale_options'],
    },
    {
      rung: 4,
      text: {
        en: 'What should he have done before the first buyer calls?',
        fr: 'Que doit-il avoir fait avant le premier appel d’un acquéreur ?',
      },
      aims: ['own_view', 'growth_margin_risk'],
    },
  ],
  wrongClaims: [
    'volatility_helps_listings',
    'rates_read_backwards',
    'owner_must_leave',
    'price_without_a_range',
    'exclusivity_at_once',
    'average_of_methods',
    'minority_sale_loses_control',
    'dear_money_more_lending',
    'cheap_money_fewer_deals',
    'rates_lift_prices',
    'always_time_to_sell',
    'wait_for_the_top',
    'sale_in_weeks',
    'rates_do_not_matter',
    'sell_when_money_is_dear',
    'dear_money_lifts_values',
    'growth_does_not_count',
    'sell_after_bad_news',
    'one_buyer_is_enough',
    'flotation_is_full_exit',
    'owner_wishes_irrelevant',
    'deal_without_risk',
    'dear_money_helps_funds',
    'rates_turned_round',
    'weak_markets_open_the_window',
    'gap_closes_in_a_fall',
    'currency_turned_round',
    'share_prices_without_effect',
    'sale_unprepared',
    'yes_to_every_owner',
    'sell_on_weak_results',
    'cash_only_by_full_sale',
    'listing_is_an_exit',
    'trade_buyer_pays_less',
    'secrecy_neglected',
    'opinion_unwanted',
    'minority_has_no_rights',
    'listing_takes_control',
    'more_bidders_lower_price',
    'managers_shut_out',
    'only_a_full_sale',
    'sale_steps_unneeded',
  ],
};
