import type { Seed } from '../../types.ts';

export const c1: Seed = {
  id: 'C1',
  topic: 'valuation',
  levels: ['intern', 'analyst'],
  question: {
    en: 'What are the main ways to value a company and when does each mislead you?',
    fr: 'Quelles sont les grandes méthodes de valorisation, et quand chacune vous trompe-t-elle ?',
  },
  hint: {
    en: 'There are two families: what others pay, and what the company will earn.',
    fr: 'Il y a deux familles : ce que d’autres paient, et ce que la société va gagner.',
  },
  keyPoints: {
    en: 'Market multiples (relative, mood), precedents (include premium, dated), DCF (assumptions), LBO (floor for a sponsor), asset-based for specific cases.',
    fr: 'Multiples boursiers (relatifs, sensibles à l’humeur du marché), transactions (prime incluse, datées), DCF (hypothèses), LBO (plancher pour un fonds), actif net dans des cas particuliers.',
  },
  modelAnswer: {
    en: 'I would use four. Trading comparables: what the stock market pays today for similar listed companies. They are quick and observable but relative, so if the whole sector is in a bubble I import the bubble. Precedent transactions: what acquirers really paid. Those prices include a control premium, and they date: a deal done at zero rates says little today. The DCF: I forecast the cash flows and discount them. It is intrinsic, but it is only as good as the plan, and half a point of discount rate moves everything. The LBO: what a sponsor can pay and still earn its return, which is more of a floor. I trust none alone: I show the ranges side by side on a football field and explain the gaps.',
    fr: 'J’en utiliserais quatre. Les comparables boursiers : ce que la bourse paie aujourd’hui pour des sociétés cotées similaires. C’est rapide et observable, mais relatif : si tout le secteur est dans une bulle, j’importe la bulle. Les transactions comparables : ce que les acquéreurs ont vraiment payé. Ces prix incluent une prime de contrôle et ils sont datés : une opération à taux zéro dit peu aujourd’hui. Le DCF : je projette les flux et je les actualise. C’est intrinsèque, mais cela vaut ce que vaut le plan, et un demi-point de taux change tout. Le LBO : ce qu’un fonds peut payer en gardant son rendement, plutôt un plancher. Je ne me fie à aucune seule : je montre les fourchettes côte à côte et j’explique les écarts.',
  },
  must: ['comps', 'precedents', 'dcf'],
  bonus: ['lbo', 'football_field', 'control_premium'],
  points: {
    control_premium: { says: ['pay & "les clés"|"the keys" & dearer|bigger_than|surplus'] },
    comps: {
      says: [
        'lookalikes & how_much_sells|really_paid',
        'lookalikes & "look"|"regarder"|"regarde"|price',

        'lookalikes & times_profit & mood',
        '~lookalikes & ~only_relative',
        'lookalikes & price_tag_of_many',
        'price_tag_of_many & quoted_on_market',
      ],
    },
    precedents: {
      says: [
        'who_bought_whom & price|pay|"paid"|"coûté"|"cost"',
        'past_deals & price & whole_business',
        'really_paid & the_house|plain_shop',
        'really_paid & lookalikes|whole_business|buy|the_house',
        'really_paid & dated',
        'past_deals > price & pays_extra',
        'really_paid & pays_extra',
        'past_deals & price|value & lookalikes',
      ],
    },
    dcf: {
      says: [
        'money_it_spits & worth_waiting|today|shrink',
        'brought_home & future_cash|"cash"|"forecast"|"prévois"',
        'brought_home & "money"|"make"|"argent"|"gagne"|generate|cash',
        'money_it_spits & brought_home|brought_to_today',
        '~dcf & ~fast_growth|~hangs_on_guesses & change',
        '~dcf & "growth"|"croissance" & swing|"moves"|"bouge"',
        'money_stream & worth_waiting|today|shrink',
        'future_cash & brought_to_today',
        'dcf > "depends"|"hinges"|"sensitive"|"rests"|"dépend"|"sensible"|"repose"|"tient" > wacc|terminal_value',
        'future_cash & hangs_on_guesses',
        'brought_to_today & hangs_on_guesses',
        'hangs_on_guesses & future',

        'far_years & equal|value',
        '~percent_of & ~far_years',

        '~far_years & ~answer_jumps',
      ],
    },
    football_field: {
      says: [
        'a_range & -"un chiffre"|-"a number"|-"a figure"',
        'bars_drawn & methods',
        'a_range & crosses_methods',
        'a_range & -"one number"|-"single number"|-"seul chiffre"',
      ],
    },
    lbo: {
      says: [
        'buyer_on_credit & earns_what_it_wants|can_pay|floor_price',
        'buyer_on_credit & the_least_you_get',
        'borrows_to_the_hilt & pay|price|"hand over"|"mettre"',
        'a_sponsor & floor_price|can_pay',

        'a_sponsor & earns_what_it_wants',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Take the method you trust most: what exactly do you multiply or discount?',
        fr: 'Prenez la méthode à laquelle vous vous fiez le plus : que multipliez-vous ou qu’actualisez-vous exactement ?',
      },
      aims: ['dcf', 'comps'],
    },
    {
      rung: 2,
      text: {
        en: 'Which method usually gives the highest value, and when does it not?',
        fr: 'Quelle méthode donne en général la valeur la plus haute, et quand n’est-ce pas le cas ?',
      },
      aims: ['precedents', 'control_premium'],
    },
    {
      rung: 3,
      text: {
        en: 'Interest rates rise by two points: which of your methods moves first, and which last?',
        fr: 'Les taux montent de deux points : laquelle de vos méthodes bouge en premier, laquelle en dernier ?',
      },
      aims: ['dcf', 'lbo', 'precedents'],
    },
    {
      rung: 4,
      text: {
        en: 'Which method would you show first to a family that is selling, and why?',
        fr: 'Quelle méthode montrez-vous d’abord à une famille vendeuse, et pourquoi ?',
      },
      aims: ['football_field', 'comps'],
    },
  ],
  wrongClaims: [
    'dcf_is_the_truth',
    'fixed_ranking',
    'comps_include_control',
    'control_at_a_discount',
    'deals_without_premium',
    'fund_pays_the_most',
    'market_price_is_the_truth',
    'deals_always_higher',
    'final_value_weighs_little',
    'dear_capital_lifts_value',
    'dates_do_not_matter',
    'sector_decides_multiple',
    'minority_deals_with_premium',
    'methods_must_meet',
    'field_as_one_number',
    'average_of_methods',
    'bidding_turned_round',
    'synergies_turned_round',
    'distress_is_dear',
    'premium_for_liquidity',
    'bids_lower_price',
    'dcf_of_the_wrong_flows',
    'comps_and_deals_swapped',
  ],
};
