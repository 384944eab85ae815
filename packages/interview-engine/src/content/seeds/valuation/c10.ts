import type { Seed } from '../../types.ts';

export const c10: Seed = {
  id: 'C10',
  topic: 'valuation',
  levels: ['associate'],
  question: {
    en: 'DCF says 100, comps say 70, an LBO supports 80. What do you tell the board?',
    fr: 'Le DCF donne 100, les comparables 70, un LBO supporte 80. Que dites-vous au conseil ?',
  },
  hint: {
    en: 'Ask what each method sees that the others do not.',
    fr: 'Demandez-vous ce que chaque méthode voit et que les autres ignorent.',
  },
  keyPoints: {
    en: 'Explain the gap: what the market does not price (growth, plan credibility), no control premium in comps, implied multiples of the DCF and weight of its terminal value, sponsor floor; recommend a negotiation range and name the risk.',
    fr: 'Expliquer l’écart : ce que le marché ne paie pas (croissance, crédibilité du plan), pas de prime de contrôle dans les comparables, multiples implicites du DCF et poids de sa valeur terminale, plancher du fonds ; recommander une fourchette de négociation et nommer le risque.',
  },
  modelAnswer: {
    en: 'I would not give them an average. I would show the three ranges side by side on a football field and explain the gaps. The DCF at 100 rests on the management plan, so I run sensitivities: one point of margin less, half a point of WACC more, lower terminal growth, since most of the value probably sits in the terminal value. Comps at 70 say that the market doubts that growth, and trading multiples come without a control premium. The LBO at 80 is what a sponsor can pay and still earn its return, so it is a floor. My recommendation: negotiate between 85 and 95 and do not sell below 80. The main risk is that the plan slips and the buyer comes back at 70.',
    fr: 'Je ne donnerais pas la moyenne. Je montrerais les trois fourchettes côte à côte sur un football field et j’expliquerais les écarts. Le DCF à 100 repose sur le plan de la direction, donc je fais des sensibilités : un point de marge en moins, un demi-point de CMPC en plus, une croissance terminale plus basse, car l’essentiel de la valeur est sans doute dans la valeur terminale. Les comparables à 70 disent que le marché ne croit pas à cette croissance, et ils n’incluent pas de prime de contrôle. Le LBO à 80, c’est ce qu’un fonds peut payer en gardant son rendement : un plancher. Ma recommandation : négocier entre 85 et 95 et ne pas vendre sous 80. Le principal risque, c’est que le plan dérape et que l’acheteur revienne à 70.',
  },
  must: ['football_field', 'sensitivity', 'own_view'],
  bonus: ['control_premium', 'tv_weight', 'growth_margin_risk', 'lbo'],
  points: {
    football_field: {
      general: false,
      says: [
        '"somewhere"|"quelque part" > # > "to"|"à"|"and"|"et" > #',
        'from_here_to_there & !talk_of',
        '"worth"|"vaut"|"vaille" > # > "to"|"à" > #',
        '"a band"|"une bande"|"bands"|"bandes" & # > "to"|"à"|"and"|"et" > #',
        'bars_drawn & # > "to"|"à"|"and"|"et" > #',
        '~"one number"|~"single figure"|~"aucun chiffre"|~"un chiffre"|~"bon chiffre" & ~between > ~#',
        '"demander"|"ask"|"viser"|"aim" > between > # > #',
        'bars_drawn & between|each_method',
        '"worth"|"vaut"|"value"|"valeur" > between > #',
        'a_range & "not"|"pas"|"non"',
        'a_range > #',
        '# > "to"|"and"|"à"|"et" > # & a_range',
        'bars_drawn & methods & !talk_of',
        'a_range & gap_word|each_method & !talk_of',
        '"say"|"dire"|"negotiate"|"négocier"|"discuss"|"discuter"|"settle"|"land"|"atterrir" > between > #',
      ],
    },
    sensitivity: {
      says: [
        'if_word & dcf_inputs & becomes & #',
        'nudges_them > guesses_made & #|fall|rise',
        '"a point off"|"take a point"|"add one"|"un point de moins"|"un point de plus"|"half a point"|"un demi-point" & growth|wacc|rate',

        'turn_knobs & #|fall|price|margin|profit',
        'see_effect|becomes & if_word & dcf_inputs|sales_word & fall|rise|"lower"|"bas"|"higher"|"haut"',
        'wacc|growth|margin > rise|fall|"up"|"down"|half_word > #',
        'growth|wacc|rate > "halved"',
        'tests_inputs > dcf_inputs & !talk_of',
        'dcf_inputs > tests_inputs & !talk_of',
        'how_quickly & plan_fails|fall',
        '# > hundredths_of_a_point > wacc|growth > #',
        '"rate"|"taux" & rise & "point" & #',
      ],
    },
    own_view: {
      general: false,
      says: [
        'my_position & #',
        '"pour moi"|"if it were me"|"personally" & #',
        'my_position & ~"dépasser"|~"exceed"|~"go above"|~"monter au-dessus" & #',
        '"negotiate between"|"négocier entre"|"négociez entre"|"négocie entre"|"walk below"|"walk away below"|"rien sous"|"pas sous"|"pas en dessous" & #',

        'my_position & price_line',

        '~my_position & ~price_line & ~#',
        '-sell|-accept_it & ~price_line & ~#',
        'my_position & what_could_go',
        '"my advice"|"my recommendation"|"mon conseil"|"ma recommandation" > #',
        '"my number"|"my figure"|"my price"|"mon chiffre"|"mon prix" > #',
        'sell|accept_it > price_line > #',
        'ask_for > # > price_line > #',
        'take_it_if > # & what_could_go',
        'hold_on_for > price_line > #',
        'say_verdict > price_line > #',
      ],
    },
    control_premium: {
      says: [
        '-pay & ~holds_control',
        'the_keys & extra_charge',
        '-pays_extra|-premium & quoted_on_market|lookalikes|holds_control|the_owners',
        '~pays_extra & lookalikes|quoted_on_market|comps',
      ],
    },
    tv_weight: { says: ['mostly_final & big_share'] },
    growth_margin_risk: {
      says: [
        '"the crowd"|"la foule" & ~fast_growth',
        'quoted_on_market|lookalikes|the_owners & ~fast_growth',
        'lookalikes|quoted_on_market|comps & ~fast_growth',
        'quoted_on_market & ~"believe"|~"croit"|"doubt"|"doute" & ~fast_growth|dcf_inputs',
        'dcf_inputs & fast_growth & "plan"',
      ],
    },
    lbo: {
      byName: false,
      general: false,
      says: [
        'buyer_on_credit & earns_what_it_wants|can_pay|floor_price',
        '# > "as high as" & buyer_on_credit',
        'buyer_on_credit & the_least_you_get',
        'a_sponsor|"fonds"|"fund" & the_least_you_get & price|pay|"mettre"',
        '"fonds"|"fund"|"sponsor" > "endetté"|"loaded with debt"|"borrowed money" > "mettre"|pay|"gagner"',
        'borrows_to_the_hilt & pay|price|"hand over"|"mettre"',
        'a_sponsor & floor_price|"maximum"|"at most"',
        'a_sponsor & can_pay|pay > # > return_on|"irr"|"tri"',
        'a_sponsor & earns_what_it_wants & !and_so_on',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What does each of the three figures tell you that the other two do not?',
        fr: 'Que vous dit chacun des trois chiffres que les deux autres ne disent pas ?',
      },
      aims: ['control_premium', 'growth_margin_risk', 'lbo'],
    },
    {
      rung: 2,
      text: {
        en: 'Which DCF input most likely explains the gap, and how would you show it?',
        fr: 'Quelle hypothèse du DCF explique le plus probablement l’écart, et comment le montreriez-vous ?',
      },
      aims: ['sensitivity', 'tv_weight'],
    },
    {
      rung: 3,
      text: {
        en: 'The plan is missed by ten percent next quarter: which of the three figures moves, and where to?',
        fr: 'Le plan est manqué de dix pour cent au prochain trimestre : lequel des trois chiffres bouge, et vers où ?',
      },
      aims: ['sensitivity', 'football_field'],
    },
    {
      rung: 4,
      text: {
        en: 'What reserve price would you advise, and what would make you change it?',
        fr: 'Quel prix de réserve conseilleriez-vous, et qu’est-ce qui vous en ferait changer ?',
      },
      aims: ['own_view', 'football_field'],
    },
  ],
  wrongClaims: [
    'average_of_methods',
    'highest_for_the_seller',
    'dcf_is_the_truth',
    'banker_takes_no_side',
    'comps_include_control',
    'fund_pays_the_most',
    'control_at_a_discount',
    'methods_must_meet',
    'inputs_do_not_matter',
    'dear_capital_lifts_value',
    'final_value_weighs_little',
    'fixed_ranking',
    'field_as_one_number',
    'weaker_deserves_more',
    'quality_lowers_multiple',
    'market_price_is_the_truth',
    'only_the_top_offer',
  ],
};
