import type { Seed } from '../types.ts';

export const valuationSeeds: readonly Seed[] = [
  {
    id: 'C1',
    topic: 'valuation',
    levels: ['intern', 'analyst'],
    question: {
      en: 'What are the main ways to value a company and when does each mislead you?',
      fr: 'Quelles sont les grandes méthodes de valorisation et leurs limites ?',
    },
    keyPoints: {
      en: 'Market multiples (relative, mood), precedents (include premium, dated), DCF (assumptions), LBO (floor for a sponsor), asset-based for specific cases.',
      fr: 'Multiples boursiers (relatifs, sensibles à l’humeur du marché), transactions (prime incluse, datées), DCF (hypothèses), LBO (plancher pour un fonds), actif net dans des cas particuliers.',
    },
    must: ['comps', 'precedents', 'dcf'],
    bonus: ['lbo', 'football_field', 'control_premium'],
    followUps: [
      {
        text: {
          en: 'Which method usually gives the highest value, and when does it not?',
          fr: 'Quelle méthode donne en général la valeur la plus haute, et quand n’est-ce pas le cas ?',
        },
        aims: ['precedents'],
      },
      {
        text: {
          en: 'Which method would you show first to a family that is selling?',
          fr: 'Quelle méthode montrez-vous d’abord à une famille vendeuse ?',
        },
        aims: ['comps', 'dcf'],
      },
    ],
  },
  {
    id: 'C2',
    topic: 'valuation',
    levels: ['intern', 'analyst'],
    question: {
      en: 'How do you pick comparable companies?',
      fr: 'Comment choisissez-vous un échantillon de comparables ?',
    },
    keyPoints: {
      en: 'Business model and end-market first, then geography, size, growth, margin, capital structure, accounting; calendarise; use median and explain outliers.',
      fr: 'D’abord le modèle économique et le marché final, puis géographie, taille, croissance, marge, structure financière, normes comptables ; calendariser ; médiane et valeurs aberrantes expliquées.',
    },
    must: ['comps', 'growth_margin_risk'],
    bonus: ['ltm_ntm', 'median', 'normalise'],
    followUps: [
      {
        text: {
          en: 'Only two listed peers exist: what do you do?',
          fr: 'Il n’existe que deux pairs cotés : que faites-vous ?',
        },
        aims: ['comps'],
      },
      {
        text: {
          en: 'A peer is ten times larger: do you keep it?',
          fr: 'Un pair est dix fois plus gros : le gardez-vous ?',
        },
        aims: ['growth_margin_risk'],
      },
    ],
  },
  {
    id: 'C3',
    topic: 'valuation',
    levels: ['intern', 'analyst'],
    question: {
      en: 'EBITDA is {ebitda}, peers trade at {mult} EBITDA, net debt is {netdebt} and there are {shares} shares. What is the value per share?',
      fr: 'L’EBITDA est de {ebitda}, les pairs se paient {mult} l’EBITDA, la dette nette est de {netdebt} et il y a {shares} d’actions. Quelle est la valeur par action ?',
    },
    keyPoints: {
      en: 'EV = EBITDA × multiple; subtract net debt to reach equity value, then divide by the number of shares.',
      fr: 'VE = EBITDA × multiple ; on retire la dette nette pour la valeur des titres, puis on divise par le nombre d’actions.',
    },
    must: ['ev_ebitda', 'net_debt', 'equity_value'],
    bonus: ['comps', 'bridge'],
    followUps: [
      {
        text: {
          en: 'Peers are quoted on forward EBITDA, yours is historic: effect?',
          fr: 'Les pairs sont sur EBITDA prévisionnel, le vôtre est historique : quel effet ?',
        },
        aims: ['ev_ebitda'],
      },
      {
        text: {
          en: 'If the multiple falls by one turn, what is the new price?',
          fr: 'Le multiple perd un tour : quel est le nouveau prix ?',
        },
        aims: ['equity_value', 'net_debt'],
      },
    ],
    numeric: { generator: 'N10' },
  },
  {
    id: 'C4',
    topic: 'valuation',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Why is EV matched with EBITDA and equity value with net income?',
      fr: 'Pourquoi rapproche-t-on la VE de l’EBITDA, et la valeur des titres du résultat net ?',
    },
    keyPoints: {
      en: 'Numerator and denominator must belong to the same capital providers: before interest with EV, after interest with equity.',
      fr: 'Numérateur et dénominateur doivent revenir aux mêmes apporteurs : avant intérêts avec la VE, après intérêts avec les fonds propres.',
    },
    must: ['consistent_num_den', 'ev', 'equity_value'],
    bonus: ['ev_ebitda', 'pe', 'capital_neutral'],
    followUps: [
      {
        text: {
          en: 'Is enterprise value to free cash flow a sound multiple?',
          fr: 'VE sur free cash flow, est-ce acceptable ?',
        },
        aims: ['ev', 'consistent_num_den'],
      },
      {
        text: {
          en: 'Where does price to book make sense?',
          fr: 'Dans quels secteurs le price to book a-t-il un sens ?',
        },
        aims: ['equity_value'],
      },
    ],
  },
  {
    id: 'C5',
    topic: 'valuation',
    levels: ['analyst'],
    question: {
      en: 'Two companies in the same sector trade at 7 times and 12 times EBITDA. Why?',
      fr: 'Deux sociétés du même secteur se paient 7 fois et 12 fois l’EBITDA. Pourquoi ?',
    },
    keyPoints: {
      en: 'Growth, margin trajectory, capital intensity (EBITDA to cash), risk/leverage, governance, accounting (leases, capitalised R&D), liquidity, takeover speculation.',
      fr: 'Croissance, trajectoire de marge, intensité capitalistique (de l’EBITDA au cash), risque et levier, gouvernance, comptabilité (loyers, R&D activée), liquidité, spéculation sur une offre.',
    },
    must: ['growth_margin_risk', 'normalise'],
    bonus: ['capex', 'ev_ebitda', 'leases16'],
    followUps: [
      {
        text: {
          en: 'Which driver would you test first and with what data?',
          fr: 'Quel moteur testeriez-vous en premier, et avec quelles données ?',
        },
        aims: ['growth_margin_risk'],
      },
      {
        text: {
          en: 'How could accounting alone explain it?',
          fr: 'Comment la comptabilité seule pourrait-elle l’expliquer ?',
        },
        aims: ['normalise'],
      },
    ],
  },
  {
    id: 'C6',
    topic: 'valuation',
    levels: ['analyst'],
    question: {
      en: 'When would you drop EV/EBITDA for another multiple?',
      fr: 'Quand abandonnez-vous VE/EBITDA pour un autre multiple ?',
    },
    keyPoints: {
      en: 'EV/EBIT(A) when capex differs; EV/sales for pre-profit growth; P/E, P/B for financials; sector metrics as cross-check.',
      fr: 'VE/EBIT(A) quand le capex diffère ; VE/CA pour la croissance sans profit ; PER ou P/B pour les financières ; indicateurs sectoriels en recoupement.',
    },
    must: ['ev_ebitda', 'consistent_num_den'],
    bonus: ['pe', 'ebit', 'capex', 'growth_margin_risk'],
    followUps: [
      {
        text: {
          en: 'Why price to earnings or price to tangible book for banks?',
          fr: 'Pourquoi le PER ou l’actif net corporel pour les banques ?',
        },
        aims: ['consistent_num_den'],
      },
      {
        text: {
          en: 'What would you use for a pre-revenue biotech?',
          fr: 'Que retenez-vous pour une biotech sans chiffre d’affaires ?',
        },
        aims: ['ev_ebitda'],
      },
    ],
  },
  {
    id: 'C7',
    topic: 'valuation',
    levels: ['analyst'],
    question: {
      en: 'Why are transaction multiples generally above trading multiples, and when are they not?',
      fr: 'Pourquoi les multiples de transaction dépassent-ils les multiples boursiers, et quand est-ce faux ?',
    },
    keyPoints: {
      en: 'Control premium plus synergies and competition; not when deals are old, distressed, minority or in a hotter equity market.',
      fr: 'Prime de contrôle, synergies et concurrence ; sauf si les transactions sont anciennes, en difficulté, minoritaires, ou si la bourse est plus chère.',
    },
    must: ['control_premium', 'precedents'],
    bonus: ['synergies_cost', 'auction', 'ltm_ntm'],
    followUps: [
      {
        text: { en: 'Which precedents do you discard?', fr: 'Quelles transactions écartez-vous ?' },
        aims: ['precedents'],
      },
      {
        text: {
          en: 'How do you adjust a 2021 deal for today?',
          fr: 'Comment ajustez-vous une transaction de 2021 à aujourd’hui ?',
        },
        aims: ['control_premium'],
      },
    ],
  },
  {
    id: 'C8',
    topic: 'valuation',
    levels: ['analyst'],
    question: {
      en: 'The share price is {price}, the premium {prem}, there are {shares} shares, net debt is {netdebt} and EBITDA {ebitda}. What multiple is the bidder paying?',
      fr: 'Le cours est de {price}, la prime de {prem}, il y a {shares} d’actions, la dette nette est de {netdebt} et l’EBITDA de {ebitda}. Quel multiple paie l’acquéreur ?',
    },
    keyPoints: {
      en: 'Offer price = share price × (1 + premium); × shares = equity value; + net debt = EV; divided by EBITDA.',
      fr: 'Prix offert = cours × (1 + prime) ; × actions = valeur des titres ; + dette nette = VE ; divisée par l’EBITDA.',
    },
    must: ['control_premium', 'equity_value', 'net_debt', 'ev_ebitda'],
    bonus: ['diluted'],
    followUps: [
      {
        text: {
          en: 'A premium to which price: spot, one month, three months? Why?',
          fr: 'Prime sur quel cours : spot, un mois, trois mois ? Pourquoi ?',
        },
        aims: ['control_premium'],
      },
      {
        text: {
          en: 'With high leverage, what does a 30% premium mean on EV?',
          fr: 'Avec un levier élevé, que représente une prime de 30 % sur la VE ?',
        },
        aims: ['net_debt', 'equity_value'],
      },
    ],
    numeric: { generator: 'N11' },
  },
  {
    id: 'C9',
    topic: 'valuation',
    levels: ['analyst', 'associate'],
    question: {
      en: 'Value a group with three unrelated divisions.',
      fr: 'Valorisez un groupe composé de trois divisions sans lien.',
    },
    keyPoints: {
      en: 'Sum of the parts: own multiple per division, less central costs, discount justified, then one bridge.',
      fr: 'Somme des parties : un multiple propre par division, moins les coûts centraux, décote justifiée, puis un seul passage aux titres.',
    },
    must: ['ev_ebitda', 'comps', 'bridge'],
    bonus: ['growth_margin_risk', 'football_field', 'nci'],
    followUps: [
      {
        text: {
          en: 'Which frictions explain a conglomerate discount?',
          fr: 'Quelles frictions expliquent une décote de conglomérat ?',
        },
        aims: ['comps'],
      },
      {
        text: {
          en: 'How would an activist shareholder use your result?',
          fr: 'Comment un actionnaire activiste se servirait-il de votre résultat ?',
        },
        aims: ['bridge', 'ev_ebitda'],
      },
    ],
    numeric: {
      generator: 'N27',
      ask: {
        en: 'Take three divisions: EBITDA of {e1} at {m1}, {e2} at {m2} and {e3} at {m3}: what is the gross enterprise value?',
        fr: 'Prenez trois divisions : un EBITDA de {e1} à {m1}, {e2} à {m2} et {e3} à {m3} : quelle est la valeur d’entreprise brute ?',
      },
    },
  },
  {
    id: 'C10',
    topic: 'valuation',
    levels: ['associate'],
    question: {
      en: 'DCF says 100, comps say 70, an LBO supports 80. What do you tell the board?',
      fr: 'Le DCF donne 100, les comparables 70, un LBO supporte 80. Que dites-vous au conseil ?',
    },
    keyPoints: {
      en: 'Explain the gap: what the market does not price (growth, plan credibility), implied multiples of the DCF, sponsor floor; recommend a negotiation range.',
      fr: 'Expliquer l’écart : ce que le marché ne paie pas (croissance, crédibilité du plan), multiples implicites du DCF, plancher du fonds ; recommander une fourchette de négociation.',
    },
    must: ['football_field', 'sensitivity', 'own_view'],
    bonus: ['control_premium', 'tv_weight', 'growth_margin_risk'],
    followUps: [
      {
        text: {
          en: 'Which DCF input explains the gap most likely?',
          fr: 'Quelle hypothèse du DCF explique le plus probablement l’écart ?',
        },
        aims: ['sensitivity'],
      },
      {
        text: {
          en: 'What reserve price would you advise?',
          fr: 'Quel prix de réserve conseilleriez-vous ?',
        },
        aims: ['own_view', 'football_field'],
      },
    ],
  },
];
