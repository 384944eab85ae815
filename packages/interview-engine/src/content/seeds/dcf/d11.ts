import type { Seed } from '../../types.ts';

export const d11: Seed = {
  id: 'D11',
  topic: 'dcf',
  levels: ['analyst', 'associate'],
  question: {
    en: 'When is a DCF a bad idea?',
    fr: 'Quand un DCF est-il une mauvaise idée ?',
  },
  hint: {
    en: 'Ask what a DCF needs, then who cannot give it.',
    fr: 'Demandez-vous ce dont un DCF a besoin, puis qui ne peut pas le fournir.',
  },
  keyPoints: {
    en: 'When the flows cannot be forecast (early stage, no plan), so that nearly all the value sits in the terminal value; banks and insurers, whose debt is raw material (dividends or price to tangible book); a distressed capital structure.',
    fr: 'Quand les flux ne se prévoient pas (jeune société, absence de plan), si bien que presque toute la valeur est dans la valeur terminale ; banques et assureurs, dont la dette est la matière première (dividendes actualisés ou actif net) ; structure financière en détresse.',
  },
  modelAnswer: {
    en: 'Whenever the cash flows cannot be forecast, or are not what matters. Take an early-stage biotech: nobody can put together a five-year plan, growth and margins are guesswork, and with losses in the first years more than the whole value sits in the terminal value, so you have assumed the answer. The same if management gives no plan at all: then I would rather compare with precedent transactions and peers. Second, banks and insurers: debt is their raw material, so there is no cash flow before financing, and I would discount dividends at the cost of equity, or use price to tangible book. Third, distress: the capital structure will not survive, the WACC means little, and what counts is what creditors recover. I would still run one as a cross-check.',
    fr: 'Chaque fois que les flux sont imprévisibles, ou qu’ils ne sont pas le sujet. Prenez une jeune biotech : personne ne peut établir un plan sur cinq ans, la croissance et les marges se devinent, et comme les premières années sont en perte, plus de 100 % de la valeur vient de la valeur terminale : on a supposé le résultat. Même chose sans plan du management : je préfère alors comparer avec des transactions comparables. Ensuite, les banques et les assureurs : la dette est leur matière première, donc on actualise les dividendes, ou on regarde l’actif net. Enfin la détresse : la structure financière va disparaître, et ce qui compte, c’est ce que récupèrent les créanciers.',
  },
  must: ['forecast', 'tv_weight'],
  bonus: ['growth_margin_risk', 'precedents', 'bank_funding'],
  points: {
    bank_funding: {
      says: [
        '~owe|~borrow > ~raw_material',
        '~bank_firm & ~raw_material',
        '~borrow|~debt > ~raw_material & ~lender|~bank_firm',
      ],
    },
    forecast: {
      says: [
        '~forced_to_guess',
        '~forced_to_guess & future|later|plan_years',

        '~"nobody"|~"no one"|~"personne"|~"impossible" & ~"credible"|~"decent"|~"crédible"|~"qui tienne" & ~business_plan|~forecast',
        '~"nobody"|~"no one"|~"personne"|~"impossible" & ~"write"|~"build"|~"draw up"|~"écrire"|~"bâtir" & ~business_plan',

        '~unforeseeable',
        '-foresee & flows|sales_word|future|plan_years|cash|growth|money_word|business_plan',
        '-business_plan',
        'if_guess & flows|money_word',
        'see_ahead & if_word|suits|young_firm',
        '-see_ahead',
        '~foresee|~forecast & unfit_to_trust',
        'young_firm & guess_word',
        'business_plan|forecast & guess_word',
      ],
    },
    tv_weight: {
      says: [
        'whole_price_word|share_of_total > falls_into_the_end',
        'whole_price_word > "tombe"|"falls"|"hangs"|"rides" > falls_into_the_end',

        'of_total > come_from|"is"|"est" > lump',
        '~terminal_value|~lump >> ~weighs_this_much > ~#',
        '"percent of the value"|"of the value"|"du total"|"de la valeur" & # & "terminal year"|"terminal value"|"valeur terminale"|"après"',
        'lump|terminal_value & value|price & guess_word',
        '~share_of_total > ~rests_on > terminal_value|lump|afterwards',
        'share_of_total > value > "is in"|"are in"|"sits"|"est dans" > terminal_value|lump|afterwards|later',
        'guess_word & lump|"end"|terminal_value',
        'rests_on & lump|later|forever',
        'pay & lump|later & share_of_total',
        'share_of_total & afterwards|lump|later',
      ],
    },
    growth_margin_risk: {
      says: ['growth|~sales_word|margin_word & unforeseeable|risk|guess_word'],
    },
    precedents: {
      says: [
        'paid_for_such & look|"see"|"rather"|"sooner"|"plutôt"|"regarde"|"regarderais"',

        '"sooner"|look|better_word > pay > similar_word',
        'deal_word & "autant regarder"|"rather look"|"préfère regarder"',
        'similar_word & sell|buy & price|pay|look|value|better_word',
        'similar_word & deal_word & better_word|look|price',
        'pay > buyer > similar_word & look|price',
        'buyer > pay > similar_word & look|price',
        'deal_word & past_word|better_word',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What is it, in such a case, that makes the result worthless?',
        fr: 'Dans un tel cas, qu’est-ce qui ôte sa valeur au résultat ?',
      },
      aims: ['forecast', 'tv_weight'],
    },
    {
      rung: 2,
      text: {
        en: 'How would you value a bank?',
        fr: 'Comment valoriseriez-vous une banque ?',
      },
      aims: ['bank_funding'],
    },
    {
      rung: 3,
      text: {
        en: 'A listed biotech has one drug in phase two and no sales: what do you do instead?',
        fr: 'Une biotech cotée a un seul produit en phase deux et aucun chiffre d’affaires : que faites-vous ?',
      },
      aims: ['forecast', 'growth_margin_risk', 'precedents'],
    },
    {
      rung: 4,
      text: {
        en: 'The client insists on seeing one all the same. How do you present it?',
        fr: 'Le client tient quand même à en voir un. Comment le présentez-vous ?',
      },
      aims: ['tv_weight', 'forecast'],
    },
  ],
  wrongClaims: [
    'rate_cures_guesses',
    'dcf_ruled_out_by_listing',
    'dcf_always_works',
    'bank_like_any',
    'terminal_value_small',
    'levered_at_wacc',
    'big_end_value_is_good',
    'no_plan_no_problem',
    'one_case_enough',
    'growth_without_limit',
  ],
};
