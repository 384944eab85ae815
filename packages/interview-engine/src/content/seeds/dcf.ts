import type { Seed } from '../types.ts';

export const dcfSeeds: readonly Seed[] = [
  {
    id: 'D1',
    topic: 'dcf',
    levels: ['intern', 'analyst'],
    question: { en: 'Walk me through a DCF.', fr: 'Décrivez-moi un DCF de bout en bout.' },
    keyPoints: {
      en: 'Project UFCF over an explicit horizon, terminal value, discount at WACC, sum to EV, bridge to equity, per share, sensitivities and sanity checks.',
      fr: 'Projeter les flux avant frais financiers sur un horizon explicite, valeur terminale, actualiser au CMPC, sommer pour obtenir la VE, passer aux titres, par action, sensibilités et recoupements.',
    },
    must: ['forecast', 'ufcf', 'wacc', 'terminal_value', 'discounting', 'bridge'],
    bonus: ['gordon', 'exit_multiple', 'sensitivity', 'midyear'],
    followUps: [
      {
        text: {
          en: 'Which assumption moves the answer most?',
          fr: 'Quelle hypothèse fait le plus bouger le résultat ?',
        },
        aims: ['wacc', 'terminal_value', 'forecast'],
      },
      {
        text: {
          en: 'Why stop the forecast in year five?',
          fr: 'Pourquoi arrêter les prévisions à la cinquième année ?',
        },
        aims: ['terminal_value', 'discounting'],
      },
    ],
  },
  {
    id: 'D2',
    topic: 'dcf',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Compute the unlevered free cash flow: EBITDA {ebitda}, depreciation and amortisation {da}, tax {t}, capex {capex}, working capital up by {dnwc}.',
      fr: 'Calculez le flux de trésorerie disponible : EBITDA {ebitda}, amortissements {da}, impôt {t}, capex {capex}, BFR en hausse de {dnwc}.',
    },
    keyPoints: {
      en: 'UFCF = EBIT×(1–t) + D&A – capex – ΔNWC.',
      fr: 'Flux disponible = EBIT × (1 – t) + amortissements – capex – variation du BFR.',
    },
    must: ['ebit', 'nopat', 'da', 'capex', 'd_nwc', 'ufcf'],
    bonus: ['tax_shield'],
    followUps: [
      {
        text: { en: 'Why is interest excluded?', fr: 'Pourquoi les intérêts sont-ils exclus ?' },
        aims: ['ufcf', 'nopat'],
      },
      {
        text: {
          en: 'How would you treat stock-based pay?',
          fr: 'Comment traitez-vous les rémunérations en actions ?',
        },
        aims: ['ebit', 'da'],
      },
    ],
    numeric: { generator: 'N07' },
  },
  {
    id: 'D3',
    topic: 'dcf',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Calculate the WACC: equity {E}, debt {D}, cost of equity {ke}, cost of debt {kd}, tax {t}.',
      fr: 'Calculez le CMPC : fonds propres {E}, dette {D}, coût des fonds propres {ke}, coût de la dette {kd}, impôt {t}.',
    },
    keyPoints: {
      en: 'WACC = share of equity × its cost + share of debt × its cost × (1 – t), at market values.',
      fr: 'CMPC = part des fonds propres × leur coût + part de la dette × son coût × (1 – t), en valeur de marché.',
    },
    must: ['wacc', 'cost_equity', 'cost_debt', 'tax_shield', 'target_structure'],
    bonus: [],
    followUps: [
      {
        text: {
          en: 'What happens to WACC if leverage doubles?',
          fr: 'Que devient le CMPC si le levier double ?',
        },
        aims: ['cost_equity', 'cost_debt'],
      },
      {
        text: {
          en: 'Whose WACC do you use in an acquisition?',
          fr: 'Dans une acquisition, de qui prend-on le CMPC ?',
        },
        aims: ['wacc', 'target_structure'],
      },
    ],
    numeric: { generator: 'N05' },
  },
  {
    id: 'D4',
    topic: 'dcf',
    levels: ['analyst'],
    question: {
      en: 'Your target is unlisted. Build its cost of equity from a listed peer with a beta of {bl_peer}.',
      fr: 'La cible n’est pas cotée. Construisez son coût des fonds propres à partir d’un pair coté de bêta {bl_peer}.',
    },
    keyPoints: {
      en: 'Unlever at the peer structure, relever at target structure, CAPM.',
      fr: 'Désendetter le bêta à la structure du pair, réendetter à la structure cible, puis MEDAF.',
    },
    must: ['beta', 'cost_equity', 'rf', 'erp'],
    bonus: ['target_structure', 'wacc'],
    followUps: [
      {
        text: { en: 'Would you add a size premium?', fr: 'Ajouteriez-vous une prime de taille ?' },
        aims: ['cost_equity', 'erp'],
      },
      {
        text: {
          en: 'The peer set betas range from 0.6 to 1.8: what do you do?',
          fr: 'Les bêtas de l’échantillon vont de 0,6 à 1,8 : que faites-vous ?',
        },
        aims: ['beta'],
      },
    ],
    numeric: {
      generator: 'N06',
      ask: {
        en: 'The peer has debt of {de_peer} of equity, the target {de_target}; tax is {t}, the risk-free rate {rf}, the equity risk premium {erp}. What cost of equity do you get?',
        fr: 'Le pair a une dette de {de_peer} des fonds propres, la cible {de_target} ; l’impôt est de {t}, le taux sans risque de {rf}, la prime de risque de {erp}. Quel coût des fonds propres obtenez-vous ?',
      },
    },
  },
  {
    id: 'D5',
    topic: 'dcf',
    levels: ['intern', 'analyst'],
    question: {
      en: 'There are two ways to compute a terminal value: give both, and a check of one against the other.',
      fr: 'Il y a deux façons de calculer la valeur terminale : donnez-les, avec un test croisé.',
    },
    keyPoints: {
      en: 'Gordon FCF×(1+g)/(WACC–g) or multiple × EBITDA; compute implied multiple / implied growth.',
      fr: 'Gordon : flux × (1 + g) / (CMPC – g), ou multiple × EBITDA ; calculer le multiple implicite ou la croissance implicite.',
    },
    must: ['gordon', 'exit_multiple', 'terminal_value'],
    bonus: ['g_cap', 'discounting', 'steady_state'],
    followUps: [
      {
        text: {
          en: 'Gordon implies a multiple of 16 times: what do you conclude?',
          fr: 'Gordon implique un multiple de 16 fois : qu’en concluez-vous ?',
        },
        aims: ['exit_multiple'],
      },
      {
        text: {
          en: 'How do you normalise the final year?',
          fr: 'Comment normalisez-vous la dernière année ?',
        },
        aims: ['terminal_value', 'gordon'],
      },
    ],
    numeric: {
      generator: 'N09',
      ask: {
        en: 'Take a final cash flow of {fcf}, growth of {g}, a WACC of {w} and final EBITDA of {ebitda}: what exit multiple does Gordon imply?',
        fr: 'Prenez un dernier flux de {fcf}, une croissance de {g}, un CMPC de {w} et un EBITDA final de {ebitda} : quel multiple de sortie Gordon implique-t-il ?',
      },
    },
  },
  {
    id: 'D6',
    topic: 'dcf',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Final-year cash flow {fcf}, growth {g}, WACC {w}, discounted over {n}: what is the present value of the terminal value?',
      fr: 'Flux de la dernière année {fcf}, croissance {g}, CMPC {w}, actualisation sur {n} : quelle est la valeur actuelle de la valeur terminale ?',
    },
    keyPoints: {
      en: 'TV = cash flow × (1 + g) / (WACC – g), discounted by (1 + WACC) to the power n.',
      fr: 'VT = flux × (1 + g) / (CMPC – g), actualisée par (1 + CMPC) puissance n.',
    },
    must: ['terminal_value', 'gordon', 'discounting'],
    bonus: ['tv_weight'],
    followUps: [
      {
        text: {
          en: 'If WACC goes up one point, what is the rough effect?',
          fr: 'Le CMPC prend un point : quel effet, en gros ?',
        },
        aims: ['discounting', 'gordon'],
      },
      {
        text: {
          en: 'Is it a concern if the terminal value is 75% of enterprise value?',
          fr: 'Est-ce un problème si la valeur terminale pèse 75 % de la VE ?',
        },
        aims: ['terminal_value'],
      },
    ],
    numeric: { generator: 'N08' },
  },
  {
    id: 'D7',
    topic: 'dcf',
    levels: ['analyst'],
    question: {
      en: 'Do the full DCF in your head: first cash flow {f1}, growing {g} a year over {n}, WACC {w}, long-term growth {gt}, net debt {netdebt}, {shares} shares. Talk me through it, to a value per share.',
      fr: 'Faites le DCF complet de tête : premier flux {f1}, croissance de {g} par an sur {n}, CMPC {w}, croissance à l’infini {gt}, dette nette {netdebt}, {shares} d’actions. Raisonnez à voix haute, jusqu’à la valeur par action.',
    },
    keyPoints: {
      en: 'Discount the growing flows, add the discounted terminal value to reach EV, subtract net debt, divide by the shares; check the weight of the terminal value.',
      fr: 'Actualiser les flux en croissance, ajouter la valeur terminale actualisée, obtenir la VE, retirer la dette nette, diviser par le nombre d’actions ; vérifier le poids de la VT.',
    },
    must: ['ufcf', 'discounting', 'terminal_value', 'bridge'],
    bonus: ['tv_weight', 'sensitivity'],
    followUps: [
      {
        text: {
          en: 'Which rounding did you make and does it matter?',
          fr: 'Quels arrondis avez-vous faits, et comptent-ils ?',
        },
        aims: ['discounting', 'ufcf'],
      },
      {
        text: {
          en: 'What multiple does this imply if EBITDA is 180 million?',
          fr: 'Quel multiple cela implique-t-il pour un EBITDA de 180 millions ?',
        },
        aims: ['bridge', 'terminal_value'],
      },
    ],
    numeric: { generator: 'N29' },
  },
  {
    id: 'D8',
    topic: 'dcf',
    levels: ['analyst'],
    question: {
      en: 'What does the mid-year convention do to value?',
      fr: 'Quel est l’effet de la convention de milieu d’année ?',
    },
    keyPoints: {
      en: 'Flows arrive on average mid-year: PV up by (1+WACC)^0.5; exit-multiple TV still discounted at year end.',
      fr: 'Les flux arrivent en moyenne en milieu d’année : valeur actuelle multipliée par la racine de (1 + CMPC) ; une VT par multiple reste actualisée en fin d’année.',
    },
    must: ['midyear', 'discounting'],
    bonus: ['terminal_value', 'exit_multiple'],
    followUps: [
      {
        text: {
          en: 'When is it wrong to use the convention?',
          fr: 'Dans quel cas est-il faux d’utiliser cette convention ?',
        },
        aims: ['midyear'],
      },
      {
        text: {
          en: 'And with a valuation date in September?',
          fr: 'Et avec une date de valorisation en septembre ?',
        },
        aims: ['discounting'],
      },
    ],
  },
  {
    id: 'D9',
    topic: 'dcf',
    levels: ['analyst'],
    question: {
      en: 'When does WACC go up? Talk me through more leverage, higher rates, and size.',
      fr: 'Quand le CMPC monte-t-il ? Parlez-moi de l’effet du levier, des taux et de la taille.',
    },
    keyPoints: {
      en: 'U-shape: cheap tax-shielded debt first lowers, then equity beta and default risk raise it.',
      fr: 'Courbe en U : la dette bon marché et déductible le fait d’abord baisser, puis le bêta des fonds propres et le risque de défaut le font monter.',
    },
    must: ['wacc', 'cost_equity', 'cost_debt', 'tax_shield'],
    bonus: ['beta', 'rates_effect'],
    followUps: [
      {
        text: {
          en: 'Where is the best level of debt?',
          fr: 'Où se situe le niveau de dette optimal ?',
        },
        aims: ['wacc', 'tax_shield'],
      },
      {
        text: {
          en: 'Does the theory hold for a company with tax losses?',
          fr: 'La théorie tient-elle pour une société avec des déficits reportables ?',
        },
        aims: ['tax_shield', 'cost_debt'],
      },
    ],
  },
  {
    id: 'D10',
    topic: 'dcf',
    levels: ['analyst', 'associate'],
    question: {
      en: 'In a DCF for a cyclical or commodity company, what changes?',
      fr: 'Dans le DCF d’une société cyclique ou de matières premières, qu’est-ce qui change ?',
    },
    keyPoints: {
      en: 'Mid-cycle margins in the terminal year, full-cycle horizon, scenario prices, reserve life/NAV for resources, higher sensitivity.',
      fr: 'Marges de milieu de cycle en année terminale, horizon d’un cycle complet, scénarios de prix, durée des réserves ou actif net pour les ressources, sensibilités plus larges.',
    },
    must: ['forecast', 'steady_state', 'sensitivity'],
    bonus: ['growth_margin_risk', 'capex', 'normalise'],
    followUps: [
      {
        text: { en: 'Which price deck do you use?', fr: 'Quelle courbe de prix retenez-vous ?' },
        aims: ['forecast'],
      },
      {
        text: {
          en: 'How do you show such a valuation to a client?',
          fr: 'Comment présentez-vous une telle valorisation à un client ?',
        },
        aims: ['sensitivity', 'steady_state'],
      },
    ],
  },
  {
    id: 'D11',
    topic: 'dcf',
    levels: ['analyst', 'associate'],
    question: { en: 'When is a DCF a bad idea?', fr: 'Quand un DCF est-il une mauvaise idée ?' },
    keyPoints: {
      en: 'Banks/insurers (debt is raw material: use DDM/P-TBV), unpredictable early stage, no plan, distressed capital structure.',
      fr: 'Banques et assureurs (la dette est leur matière première : dividendes actualisés ou actif net), jeunes sociétés imprévisibles, absence de plan, structure financière en détresse.',
    },
    must: ['forecast', 'tv_weight'],
    bonus: ['growth_margin_risk', 'precedents'],
    followUps: [
      {
        text: {
          en: 'How would you value a bank?',
          fr: 'Comment valoriseriez-vous une banque ?',
        },
        aims: ['forecast'],
      },
      {
        text: {
          en: 'How would you value an early-stage biotech?',
          fr: 'Comment valoriseriez-vous une jeune biotech ?',
        },
        aims: ['forecast', 'tv_weight'],
      },
    ],
  },
  {
    id: 'D12',
    topic: 'dcf',
    levels: ['associate'],
    question: {
      en: 'The seller’s plan doubles EBITDA in three years. How do you treat it in your valuation?',
      fr: 'Le plan du vendeur double l’EBITDA en trois ans. Comment le traitez-vous ?',
    },
    keyPoints: {
      en: 'Rebuild by driver (price, volume, capacity, hires), base case vs plan, probability weighting, structure (earn-out).',
      fr: 'Reconstruire par moteur (prix, volume, capacité, recrutements), cas de base face au plan, pondération par probabilités, structure (complément de prix).',
    },
    must: ['forecast', 'sensitivity', 'normalise'],
    bonus: ['earnout', 'due_diligence', 'cost_equity'],
    followUps: [
      {
        text: {
          en: 'Which evidence would make you accept more of the plan?',
          fr: 'Quelle preuve vous ferait retenir davantage du plan ?',
        },
        aims: ['normalise', 'forecast'],
      },
      {
        text: {
          en: 'How can deal structure bridge the gap?',
          fr: 'Comment la structure de l’opération peut-elle combler l’écart ?',
        },
        aims: ['sensitivity'],
      },
    ],
    numeric: {
      generator: 'N32',
      ask: {
        en: 'Suppose you settle on {upfront} up front and an earn-out of {earn}, paid with a probability of {prob} in {years}, discounted at {ke}: what is the offer really worth?',
        fr: 'Supposons {upfront} au closing et un complément de prix de {earn}, payé avec une probabilité de {prob} dans {years}, actualisé à {ke} : que vaut réellement l’offre ?',
      },
    },
  },
];
