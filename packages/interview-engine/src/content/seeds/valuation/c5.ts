import type { Seed } from '../../types.ts';

export const c5: Seed = {
  id: 'C5',
  topic: 'valuation',
  levels: ['analyst'],
  question: {
    en: 'Two companies in the same sector trade at 7 times and 12 times EBITDA. Why?',
    fr: 'Deux sociétés du même secteur se paient 7 fois et 12 fois l’EBITDA. Pourquoi ?',
  },
  hint: {
    en: 'Imagine you may buy only one of them: what would you check?',
    fr: 'Imaginez que vous n’en achetez qu’une : que vérifieriez-vous ?',
  },
  keyPoints: {
    en: 'Growth, margin trajectory, capital intensity (EBITDA to cash), risk (cyclicality, concentration, financial distress), governance, accounting (one-offs, leases, capitalised R&D), liquidity, takeover speculation.',
    fr: 'Croissance, trajectoire de marge, intensité capitalistique (de l’EBITDA au cash), risque (cyclicité, concentration, détresse financière), gouvernance, comptabilité (éléments exceptionnels, loyers, R&D activée), liquidité, spéculation sur une offre.',
  },
  modelAnswer: {
    en: 'The market usually has reasons. First growth: the one at twelve times probably grows faster, with better or rising margins. Second, how much EBITDA turns into cash: if one spends half of it on capex just to stand still, the gap may vanish on EBITDA minus capex. Third, risk: cyclical or recurring revenue, customer concentration, country, governance. Before I conclude, I check that the figures are comparable: I strip out one-offs such as restructuring costs or disposal gains, I look at whether R&D is capitalised, and at leases, because under IFRS 16 rent is out of EBITDA and becomes debt. Last, liquidity, or a bid rumour in the expensive one. If a gap remains after these adjustments, it may be a mispricing.',
    fr: 'Le marché a en général ses raisons. D’abord la croissance : celle à douze fois croît sans doute plus vite, avec des marges meilleures ou en progression. Ensuite, la part de l’EBITDA qui devient du cash : si l’une dépense la moitié de l’EBITDA en capex de maintien, l’écart peut disparaître sur EBITDA moins capex. Puis le risque : revenus cycliques ou récurrents, concentration des clients, pays, gouvernance. Avant de conclure, je vérifie que les chiffres sont comparables : je retraite les éléments exceptionnels, restructurations ou plus-values, je regarde si la R&D est activée, et les loyers, car avec IFRS 16 ils sortent de l’EBITDA et deviennent de la dette. Enfin la liquidité du titre, ou une rumeur d’offre. S’il reste un écart, c’est peut-être le marché qui se trompe.',
  },
  must: ['growth_margin_risk', 'normalise'],
  bonus: ['capex', 'ev_ebitda', 'leases16'],
  points: {
    growth_margin_risk: {
      general: false,
      says: [
        '"paie une"|"pay for"|"paie de la" & fast_growth|profitable|riskiness',
        '"buys you"|"tu achètes"|"you get"|"gets you" & fast_growth & riskiness|profitable',
        '"paying for"|"pays for"|"paie la"|"paie pour"|"paie de la"|"rewards"|"récompense" & fast_growth|profitable|riskiness',
        '"should be growing"|"is growing"|"grows quicker"|"grows faster"|"croît plus vite" & profitable|riskiness',

        'fast_growth & turns_to_cash',
        'fast_growth & heavy_investment & !"reasons"|"raisons"|"ça dépend"|"it depends"',
        'fast_growth & profitable|riskiness & better_or_worse',
        'fast_growth|profitable & "stands still"|"standing still"',
        'fast_growth|profitable & the_other_one & !talk_of',
        'fast_growth|profitable|riskiness & deserves',
        'fast_growth|profitable|riskiness & alike & !"why"|"pourquoi"',
        'profitable & pay & the_other_one|more_of|"more"',
        'the_cheap_firm > riskiness',
        'riskiness & the_other_one & !talk_of',
        'pay > because_it > fast_growth|profitable',
        'the_dear_firm > fast_growth|profitable & !poor_drivers|weaker_profile',
        'pay|"paying for" & earns_later',
        'keeps_more & !"less"|"cheaper"|"moins cher"',
      ],
    },
    normalise: {
      says: [
        'freak_year & profit|ebitda & misses_it|"gonfle"|"inflates"|"flatters"|"swells"|"gonfler"',
        'ordinary_year & check|"vérifie"|"check"|cleans_up|"chiffres"|"numbers"',
        'freak_gain & "check"|"first"|"vérifie"|"d’abord"|takes_off',
        'insurance_windfall & takes_off|deducts|"l’enlèves"|"take it out"|"strip it"',
        'normal_year & ~compare|before|cleans_up',
        'freak_year & normal',
        'normal_year & freak_year|one_offs',
        'freak_year & cleans_up|check|"without"|"sans"',
        'one_offs & "take out"|"strip out"|cleans_up',
        'one_offs|accounting_rules & "see if"|"check"|"regarde"|"vérifie"',

        'cleans_up & ebitda & compare',
        '"clean"|"restate"|"nettoyer"|"retraiter" > ebitda|profit',
        '~accounting_rules & ~alike|compare|deserves|cleans_up|check',

        'sell & tangible & profit',
        'freak_year & "may"|"perhaps"|"maybe"|"might"|"peut-être"',
        'check & cleans_up & ebitda|profit',
        '~accounting_rules & ~profit|~ebitda & ~"on"|~"sur"|~"same"|~"même" & !talk_of',
      ],
    },
    capex: {
      says: [
        'renews_often',
        'heavy_investment & "worth less"|"vaut moins"|"deserves less"|"mérite moins"',
        'heavy_investment & "left"|"reste"',
        '~heavy_investment & turns_to_cash',
        'heavy_investment & ~turns_to_cash|ebitda',
        'heavy_investment > ~till|~cash',
        '~cash > heavy_investment',
      ],
    },
    ev_ebitda: {
      byName: false,
      general: false,
      says: [
        '"rule of thumb"|"shorthand"|"raccourci" & operating_profit|ebitda|years_of|earning',
        'turns_to_cash & ebitda',
        'ev_over_ebitda & riskiness|fast_growth|cash|"shortcut"|"raccourci"|"summary"|"résume"',
        'ebitda & heavy_investment',
        'ebitda & accounting_rules',
      ],
    },
    leases16: {
      says: [
        'rented & "pareil"|"same way"|"de la même façon"|likewise',
        'rented & "same"|"même"',
        'rented & "bills"|"owes"|"factures"|"charges"',
        'rented & ebitda|borrowings|accounting_rules|compare',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which of these reasons would you test first, and with what data?',
        fr: 'Laquelle de ces raisons testeriez-vous en premier, et avec quelles données ?',
      },
      aims: ['growth_margin_risk', 'capex'],
    },
    {
      rung: 2,
      text: {
        en: 'Growth and margins turn out to be identical. How could the accounts alone explain the gap?',
        fr: 'La croissance et les marges sont en fait identiques. Comment les comptes seuls pourraient-ils expliquer l’écart ?',
      },
      aims: ['normalise', 'leases16'],
    },
    {
      rung: 3,
      text: {
        en: 'One spends 60% of its EBITDA on investment and the other 20%: what does the gap become?',
        fr: 'L’une consacre 60 % de son EBITDA aux investissements, l’autre 20 % : que devient l’écart ?',
      },
      aims: ['capex', 'ev_ebitda'],
    },
    {
      rung: 4,
      text: {
        en: 'Your client owns the one at seven times: what should it do about it?',
        fr: 'Votre client est la société à sept fois : que devrait-elle faire ?',
      },
      aims: ['growth_margin_risk', 'capex'],
    },
  ],
  wrongClaims: [
    'gap_is_mispricing',
    'sector_decides_multiple',
    'weaker_deserves_more',
    'ebitda_is_cash',
    'quality_lowers_multiple',
    'reported_is_comparable',
    'one_offs_turned_round',
    'capex_in_ebitda',
    'gap_from_leverage',
    'capex_lifts_multiple',
    'leases_turned_round',
    'ebit_before_wear',
    'interest_swapped',
  ],
};
