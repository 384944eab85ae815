import type { Seed } from '../types.ts';

export const lboSeeds: readonly Seed[] = [
  {
    id: 'E1',
    topic: 'lbo',
    levels: ['intern', 'analyst'],
    question: { en: 'Walk me through an LBO.', fr: 'Expliquez-moi le mécanisme d’un LBO.' },
    keyPoints: {
      en: 'Buy with high debt against the target’s cash flows, sources & uses, run the plan, sweep cash to debt, exit at a multiple, compute equity returns.',
      fr: 'Achat avec beaucoup de dette adossée aux flux de la cible, emplois-ressources, déroulé du plan, remboursement par les flux, sortie à un multiple, rendement des fonds propres.',
    },
    must: ['sources_uses', 'leverage', 'debt_paydown', 'exit', 'irr'],
    bonus: ['moic', 'value_levers', 'mgmt_package'],
    followUps: [
      {
        text: {
          en: 'Where does the sponsor’s return come from?',
          fr: 'D’où vient le rendement du fonds ?',
        },
        aims: ['debt_paydown', 'exit', 'irr'],
      },
      {
        text: {
          en: 'What would make the deal fail?',
          fr: 'Qu’est-ce qui ferait échouer l’opération ?',
        },
        aims: ['leverage'],
      },
    ],
  },
  {
    id: 'E2',
    topic: 'lbo',
    levels: ['intern', 'analyst'],
    question: { en: 'What makes a good LBO candidate?', fr: 'Qu’est-ce qu’un bon profil LBO ?' },
    keyPoints: {
      en: 'Predictable cash, market position, low capex/NWC needs, room to improve, exit routes, strong team.',
      fr: 'Flux prévisibles, position de marché, peu de capex et de BFR, potentiel d’amélioration, voies de sortie, équipe solide.',
    },
    must: ['good_lbo'],
    bonus: ['capex', 'leverage', 'exit', 'value_levers'],
    followUps: [
      {
        text: {
          en: 'Would you do an LBO of a software company growing very fast?',
          fr: 'Feriez-vous un LBO sur un éditeur de logiciels en très forte croissance ?',
        },
        aims: ['good_lbo'],
      },
      {
        text: {
          en: 'Which is worse: cyclical sales or heavy capex?',
          fr: 'Qu’est-ce qui est pire : un chiffre d’affaires cyclique ou un capex lourd ?',
        },
        aims: ['good_lbo'],
      },
    ],
  },
  {
    id: 'E3',
    topic: 'lbo',
    levels: ['analyst'],
    question: {
      en: 'Paper LBO: EBITDA {ebitda}, bought at {m_in} EBITDA, debt of {lev} EBITDA, growth of {g} a year, {paydown} of debt repaid, exit at {m_out} EBITDA after {years}. What are the money multiple and the IRR?',
      fr: 'Paper LBO : EBITDA de {ebitda}, entrée à {m_in} l’EBITDA, dette de {lev} l’EBITDA, croissance de {g} par an, {paydown} de dette remboursée, sortie à {m_out} l’EBITDA après {years}. Quels sont le multiple et le TRI ?',
    },
    keyPoints: {
      en: 'Entry equity = EBITDA × (multiple – leverage); exit EBITDA × multiple – remaining debt = exit equity; money multiple, then IRR.',
      fr: 'Fonds propres d’entrée = EBITDA × (multiple – levier) ; EBITDA de sortie × multiple – dette restante = fonds propres de sortie ; multiple d’investissement, puis TRI.',
    },
    must: ['leverage', 'debt_paydown', 'moic', 'irr', 'exit'],
    bonus: ['value_levers'],
    followUps: [
      {
        text: {
          en: 'Split the value creation by driver.',
          fr: 'Répartissez la création de valeur par moteur.',
        },
        aims: ['debt_paydown'],
      },
      {
        text: {
          en: 'The exit slips by two years: what happens to the IRR?',
          fr: 'La sortie glisse de deux ans : que devient le TRI ?',
        },
        aims: ['irr', 'exit'],
      },
    ],
    numeric: { generator: 'N16' },
  },
  {
    id: 'E4',
    topic: 'lbo',
    levels: ['analyst'],
    question: {
      en: 'How do you decompose the equity gain of an LBO into growth, multiple and deleveraging?',
      fr: 'Comment décomposez-vous la création de valeur d’un LBO entre croissance, multiple et désendettement ?',
    },
    keyPoints: {
      en: 'Growth: EBITDA gained × entry multiple; multiple: change × entry EBITDA; a cross effect; deleveraging: debt repaid; together they make the whole gain.',
      fr: 'Croissance : hausse d’EBITDA × multiple d’entrée ; multiple : écart × EBITDA d’entrée ; effet croisé ; désendettement : dette remboursée ; la somme fait le gain total.',
    },
    must: ['value_levers', 'debt_paydown'],
    bonus: ['moic'],
    followUps: [
      {
        text: {
          en: 'Which of the three would a lender prefer?',
          fr: 'Laquelle des trois composantes un prêteur préfère-t-il ?',
        },
        aims: ['debt_paydown'],
      },
      {
        text: {
          en: 'Which of the three drivers is the least under control?',
          fr: 'Lequel des trois moteurs maîtrise-t-on le moins ?',
        },
        aims: ['value_levers'],
      },
    ],
    numeric: {
      generator: 'N17',
      ask: {
        en: 'Take EBITDA of {ebitda}, entry at {m_in} and exit at {m_out} EBITDA, growth of {g} a year over {years}: how much of the gain comes from EBITDA growth, at the entry multiple?',
        fr: 'Prenez un EBITDA de {ebitda}, une entrée à {m_in} et une sortie à {m_out} l’EBITDA, une croissance de {g} par an sur {years} : quelle part du gain vient de la croissance de l’EBITDA, au multiple d’entrée ?',
      },
    },
  },
  {
    id: 'E5',
    topic: 'lbo',
    levels: ['analyst'],
    question: {
      en: 'A sponsor needs an IRR of {irr}. Exit EV is {exit_ev}, exit debt {exit_debt}, after {years}, with debt of {lev} EBITDA on EBITDA of {ebitda}. What multiple of EBITDA can it pay?',
      fr: 'Un fonds vise un TRI de {irr}. La VE de sortie est de {exit_ev}, la dette de sortie de {exit_debt}, après {years}, avec un levier de {lev} sur un EBITDA de {ebitda}. Quel multiple d’EBITDA peut-il payer ?',
    },
    keyPoints: {
      en: 'Maximum equity = (exit EV – exit debt) / (1 + IRR) to the power n; plus the entry debt = maximum price.',
      fr: 'Fonds propres maximum = (VE de sortie – dette de sortie) / (1 + TRI) puissance n ; plus la dette d’entrée = prix maximum.',
    },
    must: ['irr', 'exit', 'leverage'],
    bonus: ['moic', 'sources_uses'],
    followUps: [
      {
        text: {
          en: 'What changes if fees come to 3% of the price?',
          fr: 'Qu’est-ce qui change avec des frais de 3 % du prix ?',
        },
        aims: ['leverage'],
      },
      {
        text: {
          en: 'A trade buyer with synergies enters: who wins?',
          fr: 'Un industriel avec des synergies arrive : qui gagne ?',
        },
        aims: ['irr', 'exit'],
      },
    ],
    numeric: { generator: 'N18' },
  },
  {
    id: 'E6',
    topic: 'lbo',
    levels: ['intern', 'analyst'],
    question: {
      en: 'You make {moic} your money in {years}. What is the IRR, roughly?',
      fr: 'Vous faites {moic} la mise en {years}. Quel est le TRI, en gros ?',
    },
    keyPoints: {
      en: 'IRR = multiple to the power (1/n) – 1; anchors: 2 times in 5 years, about 15%; 3 times in 5 years, about 25%.',
      fr: 'TRI = multiple puissance (1/n) – 1 ; repères : 2 fois en 5 ans, environ 15 % ; 3 fois en 5 ans, environ 25 %.',
    },
    must: ['irr', 'moic'],
    bonus: [],
    followUps: [
      {
        text: {
          en: 'Same multiple with a dividend recap in year 2: is the IRR up or down?',
          fr: 'Même multiple avec un dividende exceptionnel en année 2 : le TRI monte ou baisse ?',
        },
        aims: ['irr'],
      },
      {
        text: {
          en: 'Which does an investor in the fund prefer?',
          fr: 'Que préfère un investisseur du fonds ?',
        },
        aims: ['moic', 'irr'],
      },
    ],
    numeric: { generator: 'N19' },
  },
  {
    id: 'E7',
    topic: 'lbo',
    levels: ['analyst'],
    question: {
      en: 'How do debt tranches differ and why mix them?',
      fr: 'Quelles sont les différences entre les tranches de dette, et pourquoi les combiner ?',
    },
    keyPoints: {
      en: 'Security, ranking, amortising vs bullet, margin, covenants, call protection; mix optimises cost, quantum, flexibility.',
      fr: 'Sûretés, rang, amortissable ou in fine, marge, covenants, protection contre le remboursement anticipé ; le mélange optimise coût, montant et souplesse.',
    },
    must: ['senior', 'mezz', 'covenants', 'leverage'],
    bonus: ['debt_paydown', 'absolute_priority'],
    followUps: [
      {
        text: {
          en: 'With cov-lite debt, who bears the risk?',
          fr: 'Avec une dette cov-lite, qui porte le risque ?',
        },
        aims: ['covenants'],
      },
      {
        text: {
          en: 'What is PIK interest and where does it show?',
          fr: 'Qu’est-ce qu’un intérêt capitalisé, et où apparaît-il ?',
        },
        aims: ['mezz', 'senior'],
      },
    ],
  },
  {
    id: 'E8',
    topic: 'lbo',
    levels: ['analyst'],
    question: {
      en: 'Gross debt {debt}, cash {cash}, EBITDA {ebitda}, interest rate {rate}, net leverage covenant of {cov} EBITDA. Give me the net leverage, the cover, and how far EBITDA can fall.',
      fr: 'Dette brute {debt}, trésorerie {cash}, EBITDA {ebitda}, taux d’intérêt {rate}, covenant de dette nette à {cov} l’EBITDA. Donnez-moi le levier net, la couverture, et la baisse d’EBITDA possible.',
    },
    keyPoints: {
      en: 'Net debt / EBITDA; EBITDA / interest; headroom = 1 – (net debt / covenant) / EBITDA.',
      fr: 'Dette nette / EBITDA ; EBITDA / intérêts ; marge de manœuvre = 1 – (dette nette / covenant) / EBITDA.',
    },
    must: ['net_debt', 'leverage', 'covenants'],
    bonus: ['liquidity'],
    followUps: [
      {
        text: {
          en: 'What does management do before breach?',
          fr: 'Que fait le management avant un bris de covenant ?',
        },
        aims: ['covenants'],
      },
      {
        text: {
          en: 'What do lenders ask in return for a waiver?',
          fr: 'Que demandent les prêteurs en échange d’un waiver ?',
        },
        aims: ['leverage', 'net_debt'],
      },
    ],
    numeric: { generator: 'N24' },
  },
  {
    id: 'E9',
    topic: 'lbo',
    levels: ['associate'],
    question: {
      en: 'Rates are 300 basis points higher than when the sponsor model was built. What changes in price and structure?',
      fr: 'Les taux ont pris 300 points de base depuis le modèle du fonds. Quel impact sur le prix et la structure ?',
    },
    keyPoints: {
      en: 'Debt capacity falls (coverage), equity cheque up, price or target IRR down, alternative structures: vendor loan, pref, earn-out, longer hold.',
      fr: 'La capacité d’endettement baisse (couverture), la part de fonds propres monte, le prix ou le TRI visé baisse ; autres structures : crédit vendeur, actions de préférence, complément de prix, détention plus longue.',
    },
    must: ['rates_effect', 'leverage', 'irr'],
    bonus: ['covenants', 'mgmt_package', 'earnout', 'exit'],
    followUps: [
      {
        text: {
          en: 'Where do you look for a solution: vendor loan, minority stake, earn-out?',
          fr: 'Où cherchez-vous la solution : crédit vendeur, minoritaire, complément de prix ?',
        },
        aims: ['leverage'],
      },
      {
        text: { en: 'Which sectors are hit less?', fr: 'Quels secteurs sont les moins touchés ?' },
        aims: ['rates_effect', 'irr'],
      },
    ],
  },
];
