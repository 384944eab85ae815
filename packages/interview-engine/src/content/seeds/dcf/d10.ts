import type { Seed } from '../../types.ts';

export const d10: Seed = {
  id: 'D10',
  topic: 'dcf',
  levels: ['analyst', 'associate'],
  question: {
    en: 'In a DCF for a cyclical or commodity company, what changes?',
    fr: 'Dans le DCF d’une société cyclique ou de matières premières, qu’est-ce qui change ?',
  },
  hint: {
    en: 'Ask whether the final year shown is a good one or a bad one.',
    fr: 'La dernière année retenue est-elle bonne ou mauvaise ?',
  },
  keyPoints: {
    en: 'Mid-cycle margins in the terminal year, a horizon of a full cycle, price scenarios and wider sensitivities, reserve life or net asset value for resources, history cleaned of windfalls.',
    fr: 'Marges de milieu de cycle en année terminale, horizon d’un cycle complet, scénarios de prix et sensibilités plus larges, durée des réserves ou actif net pour les ressources, historique retraité des aubaines.',
  },
  modelAnswer: {
    en: 'The danger is to carry a peak into perpetuity. So in the terminal year I put a mid-cycle margin, the average over a whole cycle, with capex close to depreciation. Second, the horizon: I forecast a full cycle, eight to ten years with a trough in it, and build volume and price separately, with the forward curve first and a consensus price later. Third, one figure means little, so I show price scenarios and wider sensitivities, because ten dollars on the price can move the value by a third. For a mine or an oil field there is no perpetuity: I value the reserves until they run out, with maintenance capex and clean-up costs. And I normalise the past for one-off stock gains, and watch growth, margin and risk through the cycle.',
    fr: 'Le danger, c’est de prolonger un haut de cycle à l’infini. Dans l’année terminale, je mets donc une marge de milieu de cycle, la moyenne d’un cycle entier, avec un capex proche des amortissements. Ensuite l’horizon : je projette un cycle complet, huit à dix ans, creux compris, avec les volumes et les prix séparés, la courbe à terme d’abord, puis un prix de consensus. Troisièmement, je présente des scénarios de prix et des sensibilités plus larges, car dix dollars peuvent changer la valeur d’un tiers. Pour une mine, pas de perpétuité : on valorise les réserves jusqu’à l’épuisement, avec le capex de renouvellement. Et je retraite le passé des gains exceptionnels.',
  },
  must: ['forecast', 'steady_state', 'sensitivity'],
  bonus: ['growth_margin_risk', 'capex', 'normalise'],
  points: {
    forecast: {
      says: [
        'enough_years & good_bad|bad_phase|summers_word|cycle_word',
        '"prolonge"|"extend"|foresee|plan_years & summers_word',

        'foresee > "enough years"|"assez d’années"',

        'business_plan|foresee > must_word > good_bad|bad_phase',
        '"far enough"|"assez loin"|"long enough"|"assez long" & good_bad|bad_phase|cycle_word',
        'bad_phase & year|plan_years|need_span',
        'foresee|plan_years|need_span & bad_phase',
        '"price"|"prix" & quantity & separate|build_word|foresee',
        'foresee & forward_curve',
        'take_it|foresee >> forward_curve',
        'forward_curve > year|future|afterwards',
        'foresee|plan_years|year & good_bad & ~need_span|look|foresee|cycle_word',
        'plan_years & too_short',
        'plan_years|foresee & rise & go_down',
      ],
    },
    steady_state: {
      says: [
        'far_end_word > normal',
        'normal & far_end_word',
        'for_the_end > normal & !"never"',

        '-peak & ~multiple_of|~base_word',
        'take_it > normal > year',
        'normal & forever & year|margin',
        '"mid cycle"|"milieu de cycle" & terminal_value',
        'normal & ~peak',
        'normal & extend_word',
        '-peak & ~extend_word',
        'normal & good_bad|bad_phase',
        '-forever & peak',
        'peak & forever & overpays',
        'extend_word > ~peak & overpays',
        'peak & last_year|forever & trap_word|-take_it',
      ],
    },
    sensitivity: {
      says: [
        'what_if & how_ugly',
        'several_prices & see_effect|how_ugly|value',
        'several_cases & how_ugly',

        '"worth"|"vaut"|value|see_effect > # > # > # & "at"|"with"|"à"|"avec" & !margin|year',

        'cheap > expensive_word & "worth"|"vaut"|worth_word',

        '"low"|"bas"|"basse" > "middle"|"mid"|"moyen"|"central"|"médian" > "high"|"haut"|"haute"',
        '"low"|"bas"|"basse" & "high"|"haut"|"haute" & "case"|"cases"|"cas"|"scénario"|"scénarios"|"decks"',

        'redo_word & price|oil_word|cheap',
        'sensitivity & oil_word|price|margin|quantity & !leaves_them_out',
        'what_if & oil_word|price',
        '# > # > # & oil_word',
        'change & # & dollar',
        'several_cases & !leaves_them_out',
        'swing & value|result_word & "price"|see_effect',
        'what_if & sales_word|revenue|quantity',
        'what_if & see_effect|value',
        'expensive_word > cheap & oil_word|price & value|see_effect|look|worth_word',
        'flex & oil_word & see_effect|value',
        'cheap > expensive_word & oil_word|price & value|see_effect|look',
        '# > dollar > oil_word & swing|change|value',
      ],
    },
    capex: {
      says: [
        '~keep_alive & mine_word|"money"|"argent"|each_word',

        'pay|invest_word|capex > keep_alive',
        'wear_out & cost|pay|invest_word',
        'equipment|capex & wear_out',
        'capex & da & about_equal',
        'normal > capex|equipment',
        'capex|equipment > normal',
        'equipment & da & about_equal',
      ],
    },
    normalise: {
      says: [
        'freak_year > "out"',
        '"throw out"|"strike out"|"jette"|"enlève"|"sors" > freak_year|oneoff',

        'oneoff > "come out"|"comes out"|"go out"|"sortent"|"dégagent"',
        'clean & oneoff',
        'clean & past_word',
        'oneoff & -count_it|-include_word',
      ],
    },
    growth_margin_risk: {
      says: ['margin & cycle_word & rise|fall|normal', 'risk & rise & price|cycle_word'],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which commodity price do you put in each year?',
        fr: 'Quel prix de la matière première mettez-vous dans chaque année ?',
      },
      aims: ['forecast', 'sensitivity'],
    },
    {
      rung: 2,
      text: {
        en: 'Management argues that the cycle is over and that today’s margins will last. What do you answer?',
        fr: 'La direction soutient que le cycle est mort et que les marges actuelles dureront. Que répondez-vous ?',
      },
      aims: ['steady_state', 'normalise'],
    },
    {
      rung: 3,
      text: {
        en: 'The commodity falls by a fifth. What do you change in the model?',
        fr: 'Le cours de la matière première perd un cinquième. Que changez-vous dans le modèle ?',
      },
      aims: ['sensitivity', 'forecast'],
    },
    {
      rung: 4,
      text: {
        en: 'How do you show such a valuation to a client?',
        fr: 'Comment présentez-vous une telle valorisation à un client ?',
      },
      aims: ['sensitivity', 'steady_state'],
    },
  ],
  wrongClaims: [
    'peak_year_forever',
    'cycle_ignored',
    'one_case_enough',
    'windfalls_kept',
    'growth_without_limit',
    'capex_left_out',
    'commodity_is_steady',
    'exit_multiple_on_levered',
    'rate_hardly_matters',
    'terminal_year_starved',
    'horizon_misjudged',
    'terminal_value_small',
    'nwc_increase_added',
    'cheap_at_the_wrong_time',
  ],
};
