import type { Seed } from '../../types.ts';

export const c2: Seed = {
  id: 'C2',
  topic: 'valuation',
  levels: ['intern', 'analyst'],
  question: {
    en: 'How do you pick comparable companies?',
    fr: 'Comment choisissez-vous un échantillon de comparables ?',
  },
  hint: {
    en: 'Ask what must be alike for two companies to deserve the same multiple.',
    fr: 'Demandez-vous ce qui doit se ressembler pour mériter le même multiple.',
  },
  keyPoints: {
    en: 'Business model and end-market first, then geography, size, growth, margin, capital intensity, risk, accounting; calendarise; use median and explain outliers.',
    fr: 'D’abord le modèle économique et le marché final, puis géographie, taille, croissance, marge, intensité capitalistique, risque, normes comptables ; calendariser ; médiane et valeurs aberrantes expliquées.',
  },
  modelAnswer: {
    en: 'I start with the business model and the end market: listed companies that sell the same thing to the same customers and earn their money in the same way. A sector code is not enough. Then geography and size. Then what drives the multiple: growth, margins, capital intensity and risk have to be close, because a software firm growing at twenty percent and an integrator growing at three do not deserve the same price. Next I make the figures comparable: I strip out one-offs, I align the accounting, I calendarise, and I look at the next twelve months beside the last twelve. With eight to ten names, I use the median and the range rather than the average, and I explain the outliers instead of hiding them.',
    fr: 'Je commence par le modèle économique et le marché final : des sociétés cotées qui vendent la même chose aux mêmes clients et gagnent leur argent de la même façon. Un code sectoriel ne suffit pas. Ensuite la géographie et la taille. Puis ce qui fait le multiple : la croissance, les marges, l’intensité capitalistique et le risque doivent être proches, car un éditeur qui croît de vingt pour cent et un intégrateur à trois pour cent ne méritent pas le même prix. Je rends ensuite les chiffres comparables : je retraite les éléments exceptionnels, j’aligne les normes, je calendarise et je regarde les douze prochains mois à côté des douze derniers mois. Avec huit à dix noms, je prends la médiane plutôt que la moyenne, et j’explique les valeurs aberrantes.',
  },
  must: ['comps', 'growth_margin_risk'],
  bonus: ['ltm_ntm', 'median', 'normalise'],
  points: {
    normalise: { says: ['cleans_up|takes_it_off|"throw out" > ~one_offs'] },
    comps: {
      general: false,
      says: [
        'sets_apart_peers & ~another_trade',
        '~same_sector_words & ~another_trade',
        'lookalikes & customer|"clientele"|"clientèle"|"street"',
        'the_others & same_word & "clientele"|customer',

        'same_sector_words & "pas du tout le même métier"',
        '"what it sells"|"what they sell"|"ce que la boîte vend"|"ce qu’elle vend"|"même pain"|"same trade"|"same product"|"mêmes produits"|"à qui"',
        'same_model & !talk_of',
        '"business model"|"end market"|"métier" & "first"|"premier"|"d’abord"',
        '~same_model & ~buy|~sell|~"put"|~"met"|~"mettre"|generate',
        '~lookalikes & "instead"|"à la place"',

        '~same_model & ~price',
      ],
    },
    ltm_ntm: {
      says: [
        'coming_year & "tout le monde"|"everyone"|"everybody"',
        'works_with > coming_year & !talk_of|and_so_on',
        'same_year_end',
        'coming_year & times_profit',
        'coming_year & "for all"|"for each"|"for everybody"|"for everyone"|"pour tous"|"pour toutes"|"pour chacun"|"pour chacune"',
      ],
    },
    median: { says: ['middle_value'] },
    growth_margin_risk: {
      general: false,
      says: [
        '~fast_growth|~profitable|~riskiness & ~carries_over & !talk_of',
        'fast_growth & profitable|riskiness & ~not_priced_alike',
        '"growing"|"croissent"|"grandissent" & "as much as"|"autant que"|"at the same pace"|"au même rythme"',
        'fast_growth|profitable|riskiness & deserves',
        'fast_growth|profitable & alike & !and_so_on',
        '~fast_growth|~profitable|~riskiness & ~not_priced_alike',
        'fast_growth|profitable|riskiness & ~carries_over',
        'profitable|riskiness & about_as & !and_so_on',
        '~fast_growth & ~deserves & ~"not"|~"pas"|~"isn’t"',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Give me one company you would keep and one you would drop in a sector you know.',
        fr: 'Dans un secteur que vous connaissez, citez une société que vous gardez et une que vous écartez.',
      },
      aims: ['comps', 'growth_margin_risk'],
    },
    {
      rung: 2,
      text: {
        en: 'Only two listed companies really look like the target: what do you do?',
        fr: 'Seules deux sociétés cotées ressemblent vraiment à la cible : que faites-vous ?',
      },
      aims: ['comps', 'median'],
    },
    {
      rung: 3,
      text: {
        en: 'One of your names is ten times larger than the target: do you keep it?',
        fr: 'L’une de vos sociétés est dix fois plus grosse que la cible : la gardez-vous ?',
      },
      aims: ['growth_margin_risk'],
    },
    {
      rung: 4,
      text: {
        en: 'The seller asks you to leave out the cheapest name: what do you answer?',
        fr: 'Le vendeur vous demande d’enlever la société la moins chère : que répondez-vous ?',
      },
      aims: ['median', 'comps'],
    },
  ],
  wrongClaims: [
    'capex_lifts_multiple',
    'forward_multiple_higher',
    'sector_decides_multiple',
    'weaker_deserves_more',
    'comps_include_control',
    'unlike_profiles_even_out',
    'more_names_are_better',
    'mean_over_median',
    'reported_is_comparable',
    'one_offs_turned_round',
    'quality_lowers_multiple',
    'size_before_trade',
    'deals_among_comps',
    'period_does_not_matter',
    'median_is_distorted',
    'leases_turned_round',
    'deals_quoted_forward',
    'funding_before_trade',
    'priciest_peers_kept',
    'client_price_decides',
    'private_peers',
  ],
};
