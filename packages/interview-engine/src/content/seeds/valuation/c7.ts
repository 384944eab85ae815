import type { Seed } from '../../types.ts';

export const c7: Seed = {
  id: 'C7',
  topic: 'valuation',
  levels: ['analyst'],
  question: {
    en: 'Why are transaction multiples generally above trading multiples, and when are they not?',
    fr: 'Pourquoi les multiples de transaction dépassent-ils en général les multiples boursiers, et quand est-ce faux ?',
  },
  hint: {
    en: 'Ask what a buyer of the whole company gets that a small shareholder does not.',
    fr: 'Qu’obtient l’acheteur de toute la société qu’un petit actionnaire n’a pas ?',
  },
  keyPoints: {
    en: 'Control premium plus synergies and competition; not when deals are old, distressed, minority or in a hotter equity market; mind LTM against forward figures.',
    fr: 'Prime de contrôle, synergies et concurrence ; sauf si les transactions sont anciennes, en difficulté, minoritaires, ou si la bourse est plus chère ; attention aux agrégats passés ou prévisionnels.',
  },
  modelAnswer: {
    en: 'A share on the stock exchange gives a dividend and no say. Whoever buys the whole company can change the management and use the cash, so he pays a control premium above the share price, often twenty to forty percent. He may also hand the seller part of the cost synergies, and in an auction several bidders push each other up. That is not always so: precedent transactions may be old and date from the bottom of the cycle while the stock market has risen since, or they may be distressed sales or minority stakes without control. And the base can differ: deals are often quoted on the last twelve months, trading multiples on the next twelve months. So I check the date and the context of every deal.',
    fr: 'Une action en bourse donne un dividende, mais pas le pouvoir. Celui qui achète toute la société peut changer la direction et disposer du cash : il paie une prime de contrôle au-dessus du cours, souvent vingt à quarante pour cent. Il peut aussi laisser au vendeur une partie des synergies de coûts, et dans une enchère plusieurs candidats font monter le prix. Ce n’est pas toujours vrai : les transactions passées peuvent être anciennes et dater d’un bas de cycle alors que la bourse a monté depuis, ou être des ventes en difficulté ou des participations minoritaires sans contrôle. Et la base diffère : les transactions sur les douze derniers mois, la bourse sur les douze prochains mois. Je vérifie donc la date et le contexte de chaque opération.',
  },
  must: ['control_premium', 'precedents'],
  bonus: ['synergies_cost', 'auction', 'ltm_ntm'],
  points: {
    precedents: {
      says: [
        '~"seller"|~"vendeur" & ~forced',
        'really_paid & forced|dated|several_bidders',

        'past_deals & hot_market & !"sortent plus haut"|"sont plus hauts"|"plus hauts que"',
        'dated & hot_market & times_profit|price',
        'forced & times_profit|price|buy|sell & market|quoted_on_market',
        'forced & price|pay|sell|past_deals',
        '~past_deals > ~dated',
        '"seller"|"vendeur"|bad_times & forced',

        '~forced & ~dated',
        'hot_market & dated & buy',
      ],
    },
    synergies_cost: {
      byName: false,
      says: [
        'two_in_one & seller|price|"un bout"|"a bit"|pay',
        'merging_saves & "gives away"|"hopes"|"espère"|"block"',
        'merging_saves & buyer|seller|price|pay|pays_extra|past_deals',
        'merging_saves & holds_control',
      ],
    },
    auction: {
      says: [
        'hands_up & #|"others"|"autres"|"other"|"higher"|"room"|"salle"',
        'bidders_in_room & price|pay|"climbs"|"monte"',
        'several_bidders',
      ],
    },
    control_premium: {
      general: false,
      says: [
        'adds_up > fraction|"third"|"tiers"|"quart" > share_price|quoted_on_market',
        'the_keys & extra_charge',
        'holds_control & "supplément"|"costs extra"|"coûte plus"|"costs more"',
        'buyer & pays_extra',
        'pays_extra & decides_alone',
        'past_deals > in_it|add > pays_extra',
        'pays_extra & share_price',
        'pays_extra > in_it|add & past_deals',
        '-holds_control|-pays_extra & lookalikes|quoted_on_market|comps',
        '-control_premium & lookalikes|quoted_on_market|comps',
        'decides_alone & pay|price|cost',
        'deals_noun >> includes_verb >> control_premium|pays_extra',
        'no_voice & share_price|quoted_on_market|lookalikes|comps|small_stake',
        '~at_todays_price & pays_extra',
        'over_todays_price & buyer|the_owners|owner|bid_word|holds_control|decides_alone',
        'pay & pays_extra & holds_control & !quoted_on_market|lookalikes|comps',
        '~no_voice & ~pays_less_for_it',
        'control_has_a_price',
        'over_todays_price & sell',
        'holds_control & pay & price_worth_paying',
      ],
    },
    ltm_ntm: {
      says: [
        'profit & "hier"|"yesterday’s" & "demain"|"tomorrow’s"',
        '"last year’s profit"|"last year’s"|"l’an dernier"|"l’année passée" & "next year’s"|"l’an prochain"|"l’année prochaine"',
        '~"last year’s"|~"l’an dernier"|~"l’année dernière" & ~"next year’s"|~"l’an prochain"|~"l’année prochaine"',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What can the owner of all the shares do that you cannot do with one?',
        fr: 'Que peut faire le détenteur de toutes les actions que vous ne pouvez pas faire avec une seule ?',
      },
      aims: ['control_premium'],
    },
    {
      rung: 2,
      text: {
        en: 'Which precedents do you discard?',
        fr: 'Quelles transactions écartez-vous ?',
      },
      aims: ['precedents'],
    },
    {
      rung: 3,
      text: {
        en: 'A 2021 deal was done at 14 times. How do you bring it to today’s conditions?',
        fr: 'Une transaction de 2021 s’est faite à 14 fois. Comment la ramenez-vous aux conditions d’aujourd’hui ?',
      },
      aims: ['precedents', 'ltm_ntm'],
    },
    {
      rung: 4,
      text: {
        en: 'Your client, a buyer, is told that the premium of the sector is 40%: what do you advise?',
        fr: 'On annonce à votre client acquéreur que la prime du secteur est de 40 % : que lui conseillez-vous ?',
      },
      aims: ['control_premium', 'synergies_cost'],
    },
  ],
  wrongClaims: [
    'forward_multiple_higher',
    'deals_always_higher',
    'comps_include_control',
    'control_at_a_discount',
    'deals_without_premium',
    'bids_lower_price',
    'deals_quoted_forward',
    'dates_do_not_matter',
    'minority_deals_with_premium',
    'market_price_is_the_truth',
    'synergies_turned_round',
    'bidding_turned_round',
    'period_does_not_matter',
    'deals_among_comps',
    'premium_on_ev',
    'premium_for_liquidity',
    'distress_is_dear',
    'fund_pays_the_most',
  ],
};
