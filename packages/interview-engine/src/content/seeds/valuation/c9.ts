import type { Seed } from '../../types.ts';

export const c9: Seed = {
  id: 'C9',
  topic: 'valuation',
  levels: ['analyst', 'associate'],
  question: {
    en: 'How would you value a group with three unrelated divisions?',
    fr: 'Comment valorisez-vous un groupe composé de trois divisions sans lien entre elles ?',
  },
  hint: {
    en: 'Would one single multiple be fair to all three?',
    fr: 'Un seul multiple serait-il juste pour les trois ?',
  },
  keyPoints: {
    en: 'Sum of the parts: own multiple per division from its own peers, less central costs, discount justified, then one bridge.',
    fr: 'Somme des parties : un multiple propre par division, tiré de ses propres pairs, moins les coûts centraux, décote justifiée, puis un seul passage aux titres.',
  },
  modelAnswer: {
    en: 'I would do a sum of the parts. The divisions have nothing in common, so each one gets its own listed peers and its own EBITDA multiple, because growth, margins and risk differ. On your figures: {e1} of EBITDA times {m1}, plus {e2} times {m2}, plus {e3} times {m3}, which adds up to a gross enterprise value of {gross_ev}. Averaging the multiples would be wrong, since the divisions differ in size. Then I subtract the capitalised head office costs, and a conglomerate discount if I can justify it. Last, one bridge for the whole group: I subtract net debt, pensions and minority interests to get to the equity value and the price per share. I would show a range per division on a football field.',
    fr: 'Je ferais une somme des parties. Les divisions n’ont rien en commun : chacune reçoit ses propres pairs cotés et son propre multiple d’EBITDA, parce que la croissance, les marges et le risque diffèrent. Avec vos chiffres : {e1} d’EBITDA à {m1}, plus {e2} à {m2}, plus {e3} à {m3}, ce qui donne une valeur d’entreprise brute de {gross_ev}. Ensuite je retire les coûts de siège capitalisés, et une décote de conglomérat si je sais la justifier. Enfin, un seul passage aux titres pour le groupe : je retire la dette nette, les retraites et les minoritaires pour arriver à la valeur des titres et au prix par action. Je montrerais une fourchette par division sur un football field.',
  },
  must: ['ev_ebitda', 'comps', 'bridge', 'sum_of_parts'],
  bonus: ['growth_margin_risk', 'football_field', 'nci', 'central_costs'],
  points: {
    growth_margin_risk: {
      says: [
        '~fast_growth & because_it & #',

        '~fast_growth & ~riskiness|~profitable',
      ],
    },
    football_field: {
      says: [
        'a_range & "each"|"chacun"|"chacune"|"chaque"',
        'a_range & -"one number"|-"seul chiffre"|-"single number"',
        'rather_a_span',
      ],
    },
    sum_of_parts: {
      byName: true,
      says: [
        'put_together & #',
        '"as three firms"|"as three companies"|"as three separate"|"comme trois sociétés"|"comme trois entreprises"|"comme trois boîtes"',
        'each_division|cut_it & put_together',
        'each_division|cut_it & sum_word & !talk_of',

        'cut_it & price|methods & each_division',
        'each_put_apart & put_together|sum_word',
      ],
    },
    ev_ebitda: {
      general: false,
      says: [
        '# > "years"|"années" > "first"|"première" > # > "second"|"deuxième"',
        '"times that"|"times this"|"fois ça"|"fois cela" & # & quoted_on_market|lookalikes|profit|generate',
        '# > by_times > # > # > by_times > # > by_times > #',
        'ev_over_ebitda & # > "plus" > # > "plus" > #',
        'each_division & lookalikes & profit|earned|operating_profit',
        'years_of & each_division|put_together',
        'years_of & quoted_on_market|lookalikes',
        'own_price & each_division|put_together',
        '"each"|"chaque" > ebitda & times_profit|apply_it',
        'each_division & lookalikes & #',
        '# > by_times > # & ebitda|ev|each_division',
        'by_times & each_division & !talk_of|specifics_word',
        '# > by_times > equal > #',
        'lookalikes > # > by_times & earned|profit',
        '# > "at"|"à" > # > "at"|"à" > #',
        'ev_over_ebitda|times_profit & each_division & !talk_of|specifics_word',
        '"each"|"chacune"|"chacun" & times_profit|price_tag_of_many & "own"|"propre"',
      ],
    },
    comps: {
      says: [
        'quoted_on_market & own_trade_word',
        'quoted_on_market & "against"|"face" & "arm"|"pôle"|each_division|"business"|"branche"',
        'lookalikes & quoted_on_market & #',
        'quoted_on_market & how_much_sells|"go for"|"goes for" & #',
        'quoted_on_market|"stock exchange"|"bourse" & "same trade"|"same line of business"|"même métier"|"même secteur"|"même activité"',
        'comps & "each"|"chaque"|"own"|"three sets"|"trois échantillons"',
        'how_much_sells & -plain_average',
        'how_much_sells & each_division|lookalikes',
        'quoted_on_market & "d’autres"|"others" & part_word',
        'each_division & lookalikes|quoted_on_market',
        'each_division & ~lookalikes|competitor',
        'lookalikes & "each"|"chaque"|each_division',
        'lookalikes > set_against & !talk_of',
        'set_against > lookalikes',
        'own_sample & each_division',
      ],
    },
    bridge: {
      general: false,
      says: [
        'borrowings|net_debt|"dette" & "une fois, tout à la fin"|"une fois à la fin"|"once, at the end"|"once at the end"|"une seule fois à la fin"',
        'deducts|takes_off|"retire" > borrowings|net_debt > "une fois"|"once" > "fin"|"end"',
        'borrowings|net_debt > come_off|deducts & "single time"|"one time"|"une fois pour toutes"|"a single time"',
        '~repay|~deducts & "qu’une fois"|"only once"|"just once"|"une seule fois"',
        'owed_to_bank & left_over',
        'repay > lender & left_over > the_owners',
        'net_debt|borrowings > deducts|come_off & "once"|"une fois"|"une seule fois"',
        'deducts > net_debt & equity_value|equity|the_owners',
        'walk_down > net_debt',
        'walk_down & minority_holders|"pensions"|"retraites"',
        'deducts > borrowings & till',
        'walk_down & deducts & equity_value|the_owners|share_price|equity',
        'deducts > borrowings & "once"|"une seule fois"|"group"|"groupe"',
        'pay & lender & the_owners|left_over',
        'one_bridge_only',
        'owed_to_bank & the_owners',
      ],
    },
    nci: { says: ['minority_holders'] },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Where do you find the multiple for each business?',
        fr: 'Où trouvez-vous le multiple de chaque activité ?',
      },
      aims: ['comps', 'ev_ebitda'],
    },
    {
      rung: 2,
      text: {
        en: 'The market pays less than your total. Which frictions explain it?',
        fr: 'Le marché paie moins que votre total. Quelles frictions l’expliquent ?',
      },
      aims: ['central_costs', 'comps'],
    },
    {
      rung: 3,
      text: {
        en: 'Central costs are 10 a year: what do you do with them?',
        fr: 'Les coûts centraux sont de 10 par an : qu’en faites-vous ?',
      },
      aims: ['central_costs', 'bridge'],
    },
    {
      rung: 4,
      text: {
        en: 'How would an activist shareholder use your result?',
        fr: 'Comment un actionnaire activiste se servirait-il de votre résultat ?',
      },
      aims: ['sum_of_parts', 'bridge'],
    },
  ],
  wrongClaims: [
    'average_multiple_for_group',
    'centre_left_out',
    'net_debt_added_to_ev',
    'ebitda_multiple_is_equity',
    'net_debt_left_out',
    'sector_decides_multiple',
    'parent_multiple_for_parts',
    'debt_taken_off_each',
    'discount_on_the_debt',
    'centre_added',
    'field_as_one_number',
    'minorities_are_ours',
    'weaker_deserves_more',
    'quality_lowers_multiple',
    'methods_must_meet',
    'associates_off_on_the_way_down',
    'conglomerates_as_peers',
    'one_year_of_centre',
  ],
  numeric: {
    generator: 'N27',
    ask: {
      en: 'Take three divisions: EBITDA of {e1} at {m1}, {e2} at {m2} and {e3} at {m3}: what is the gross enterprise value?',
      fr: 'Prenez trois divisions : un EBITDA de {e1} à {m1}, {e2} à {m2} et {e3} à {m3} : quelle est la valeur d’entreprise brute ?',
    },
  },
};
