import type { Seed } from '../types.ts';

export const mergerModelSeeds: readonly Seed[] = [
  {
    id: 'F1',
    topic: 'merger_model',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Why do companies buy other companies, and why do so many deals disappoint?',
      fr: 'Pourquoi acheter une entreprise, et pourquoi tant d’opérations déçoivent-elles ?',
    },
    keyPoints: {
      en: 'Growth, scale, capabilities, consolidation, financial; failures: overpaying, integration, culture, weak diligence, hubris.',
      fr: 'Croissance, taille, savoir-faire, consolidation, logique financière ; échecs : prix trop élevé, intégration, cultures, due diligence insuffisante, excès de confiance.',
    },
    must: ['rationale', 'synergies_cost', 'syn_vs_premium'],
    bonus: ['integration_cost', 'value_vs_eps', 'antitrust'],
    followUps: [
      {
        text: {
          en: 'Which rationale do you distrust most?',
          fr: 'De quelle justification vous méfiez-vous le plus ?',
        },
        aims: ['rationale'],
      },
      {
        text: {
          en: 'How would you test the logic of a deal in two weeks?',
          fr: 'Comment testeriez-vous la logique d’une opération en deux semaines ?',
        },
        aims: ['synergies_cost', 'syn_vs_premium'],
      },
    ],
  },
  {
    id: 'F2',
    topic: 'merger_model',
    levels: ['intern', 'analyst'],
    question: {
      en: 'How do you know if a deal is accretive?',
      fr: 'Comment savez-vous si une opération est relutive ?',
    },
    keyPoints: {
      en: 'Compare pro forma EPS to standalone: combined net income ± synergies, financing cost, PPA amortisation, over new share count.',
      fr: 'Comparer le BPA pro forma au BPA seul : résultats nets cumulés, synergies, coût du financement, amortissement de la PPA, sur le nouveau nombre d’actions.',
    },
    must: ['accretion', 'eps', 'new_shares', 'financing_mix'],
    bonus: ['synergies_cost', 'earnings_yield', 'pe_rule'],
    followUps: [
      {
        text: {
          en: 'Is an accretive deal always good?',
          fr: 'Une opération relutive est-elle toujours bonne ?',
        },
        aims: ['accretion', 'eps'],
      },
      {
        text: {
          en: 'What happens in year one versus run-rate?',
          fr: 'Quelle différence entre la première année et le régime de croisière ?',
        },
        aims: ['financing_mix'],
      },
    ],
    numeric: {
      generator: 'N12',
      ask: {
        en: 'Take an all-stock deal: acquirer net income {ni_a}, {sh_a} shares at {p_a}; target net income {ni_t}, price {price_t}, pre-tax synergies {syn}, tax {t}. By what percentage does EPS move?',
        fr: 'Prenez une opération payée en titres : acquéreur, résultat net {ni_a}, {sh_a} d’actions à {p_a} ; cible, résultat net {ni_t}, prix {price_t}, synergies avant impôt {syn}, impôt {t}. De quel pourcentage le BPA varie-t-il ?',
      },
    },
  },
  {
    id: 'F3',
    topic: 'merger_model',
    levels: ['analyst'],
    question: {
      en: 'All-stock deal. The acquirer has net income of {ni_a} and {sh_a} shares at {p_a}; the target has net income of {ni_t} and costs {price_t}; pre-tax synergies are {syn} and tax is {t}. Is it accretive, and by what percentage?',
      fr: 'Opération payée en titres. L’acquéreur a un résultat net de {ni_a} et {sh_a} d’actions à {p_a} ; la cible a un résultat net de {ni_t} et coûte {price_t} ; les synergies avant impôt sont de {syn} et l’impôt de {t}. Est-ce relutif, et de quel pourcentage ?',
    },
    keyPoints: {
      en: 'New shares = price / acquirer share price; pro forma income = both incomes + synergies after tax; compare pro forma EPS; P/E rule.',
      fr: 'Actions nouvelles = prix / cours de l’acquéreur ; résultat pro forma = somme des résultats + synergies après impôt ; BPA pro forma comparé ; règle des PER.',
    },
    must: ['eps', 'new_shares', 'accretion', 'pe_rule'],
    bonus: ['synergies_cost', 'tax_shield'],
    followUps: [
      {
        text: {
          en: 'At which price does it become dilutive?',
          fr: 'À partir de quel prix devient-elle dilutive ?',
        },
        aims: ['pe_rule'],
      },
      {
        text: {
          en: 'Which synergies make it break even if you pay 30% more?',
          fr: 'Quelles synergies pour l’équilibre si vous payez 30 % de plus ?',
        },
        aims: ['eps', 'new_shares'],
      },
    ],
    numeric: { generator: 'N12' },
  },
  {
    id: 'F4',
    topic: 'merger_model',
    levels: ['analyst'],
    question: {
      en: 'An acquisition is paid entirely in debt at {rd}. How do you know whether it is accretive, and which rule do you use?',
      fr: 'Une acquisition est payée entièrement par dette à {rd}. Comment savez-vous si elle est relutive, et quelle règle utilisez-vous ?',
    },
    keyPoints: {
      en: 'Debt accretive if target earnings yield exceeds after-tax cost of debt.',
      fr: 'Relutif si le rendement bénéficiaire de la cible dépasse le coût de la dette après impôt.',
    },
    must: ['accretion', 'earnings_yield', 'cost_debt'],
    bonus: ['leverage', 'financing_mix'],
    followUps: [
      {
        text: {
          en: 'How would the rating agencies react?',
          fr: 'Comment réagiraient les agences de notation ?',
        },
        aims: ['cost_debt'],
      },
      {
        text: {
          en: 'And if it were paid with cash on hand: what is the cost then?',
          fr: 'Et si l’on payait avec la trésorerie disponible : quel serait le coût ?',
        },
        aims: ['earnings_yield'],
      },
    ],
    numeric: {
      generator: 'N13',
      ask: {
        en: 'Take an acquirer with net income of {ni_a} and {sh_a} shares, a target with net income of {ni_t} bought for {price_t}, pre-tax synergies of {syn} and tax of {t}: by what percentage does EPS move?',
        fr: 'Prenez un acquéreur au résultat net de {ni_a} avec {sh_a} d’actions, une cible au résultat net de {ni_t} achetée {price_t}, des synergies avant impôt de {syn} et un impôt de {t} : de quel pourcentage le BPA varie-t-il ?',
      },
    },
  },
  {
    id: 'F5',
    topic: 'merger_model',
    levels: ['analyst'],
    question: {
      en: 'How do you find the pre-tax synergies an all-stock deal needs to break even on EPS?',
      fr: 'Comment trouvez-vous les synergies avant impôt nécessaires à l’équilibre en BPA d’une opération payée en titres ?',
    },
    keyPoints: {
      en: 'Synergies = (acquirer EPS × new share count – both net incomes) / (1 – t).',
      fr: 'Synergies = (BPA de l’acquéreur × nouveau nombre d’actions – résultats nets cumulés) / (1 – t).',
    },
    must: ['accretion', 'eps', 'synergies_cost', 'new_shares'],
    bonus: ['tax_shield'],
    followUps: [
      {
        text: {
          en: 'Are these synergies credible versus the cost base?',
          fr: 'Ces synergies sont-elles crédibles par rapport à la base de coûts ?',
        },
        aims: ['synergies_cost'],
      },
      {
        text: {
          en: 'Phase them over three years: what is the year-one effect?',
          fr: 'Étalez-les sur trois ans : quel effet la première année ?',
        },
        aims: ['eps', 'accretion'],
      },
    ],
    numeric: {
      generator: 'N14',
      ask: {
        en: 'Take an acquirer with net income of {ni_a} and {sh_a} shares at {p_a}, a target with net income of {ni_t} bought for {price_t}, tax {t}: how much pre-tax synergy do you need?',
        fr: 'Prenez un acquéreur au résultat net de {ni_a} avec {sh_a} d’actions à {p_a}, une cible au résultat net de {ni_t} achetée {price_t}, impôt {t} : quelles synergies avant impôt faut-il ?',
      },
    },
  },
  {
    id: 'F6',
    topic: 'merger_model',
    levels: ['analyst', 'associate'],
    question: {
      en: 'Capitalise {syn} of run-rate synergies, and tell me whether a premium of {prem} destroys value.',
      fr: 'Capitalisez {syn} de synergies annuelles, et dites-moi si une prime de {prem} détruit de la valeur.',
    },
    keyPoints: {
      en: 'Capitalise the synergies after tax, subtract integration costs and phasing, compare with the premium: the acquirer creates value only for the rest.',
      fr: 'Capitaliser les synergies après impôt, retirer les coûts d’intégration et l’étalement, comparer à la prime : l’acquéreur ne crée de valeur que pour le reste.',
    },
    must: ['syn_vs_premium', 'synergies_cost', 'integration_cost', 'wacc'],
    bonus: ['value_vs_eps'],
    followUps: [
      {
        text: {
          en: 'Why capitalise revenue synergies at a discount?',
          fr: 'Pourquoi décoter les synergies de revenus ?',
        },
        aims: ['synergies_cost'],
      },
      {
        text: {
          en: 'Who captures the value when paid in shares?',
          fr: 'Qui capte la valeur quand on paie en titres ?',
        },
        aims: ['syn_vs_premium'],
      },
    ],
    numeric: {
      generator: 'N20',
      ask: {
        en: 'Take tax of {t}, a WACC of {w}, growth of {g} and integration costs of {integ}: what is the value left for the acquirer after the premium?',
        fr: 'Prenez un impôt de {t}, un CMPC de {w}, une croissance de {g} et des coûts d’intégration de {integ} : quelle valeur reste-t-il à l’acquéreur après la prime ?',
      },
    },
  },
  {
    id: 'F7',
    topic: 'merger_model',
    levels: ['analyst'],
    question: {
      en: 'Exchange ratio: the acquirer trades at {p_a} with {sh_a} shares, the target at {p_t} with {sh_t} shares, and the premium is {prem}. What are the ratio and the target’s ownership?',
      fr: 'Parité d’échange : l’acquéreur cote {p_a} avec {sh_a} d’actions, la cible {p_t} avec {sh_t} d’actions, et la prime est de {prem}. Quelles sont la parité et la détention de la cible ?',
    },
    keyPoints: {
      en: 'Ratio = target price × (1 + premium) / acquirer price; new shares = ratio × target shares; ownership = new shares / total.',
      fr: 'Parité = cours de la cible × (1 + prime) / cours de l’acquéreur ; actions nouvelles = parité × actions de la cible ; détention = actions nouvelles / total.',
    },
    must: ['exchange_ratio', 'new_shares', 'ownership'],
    bonus: ['control_premium', 'contribution'],
    followUps: [
      {
        text: {
          en: 'Fixed ratio or fixed value: who bears what?',
          fr: 'Parité fixe ou valeur fixe : qui porte quel risque ?',
        },
        aims: ['exchange_ratio'],
      },
      {
        text: { en: 'What is a collar?', fr: 'Qu’est-ce qu’un collar ?' },
        aims: ['exchange_ratio', 'ownership'],
      },
    ],
    numeric: { generator: 'N21' },
  },
  {
    id: 'F8',
    topic: 'merger_model',
    levels: ['analyst', 'associate'],
    question: {
      en: 'In a merger of equals, the target brings {ebitda_contrib_t} of the EBITDA. What ownership is fair?',
      fr: 'Dans une fusion entre égaux, la cible apporte {ebitda_contrib_t} de l’EBITDA. Quelle détention est équitable ?',
    },
    keyPoints: {
      en: 'Lever-adjust each metric; show revenue, EBITDA, net income, market cap; then negotiate synergies.',
      fr: 'Corriger chaque agrégat du levier ; montrer chiffre d’affaires, EBITDA, résultat net, capitalisation ; puis négocier les synergies.',
    },
    must: ['contribution', 'ownership', 'net_debt'],
    bonus: ['exchange_ratio', 'synergies_cost'],
    followUps: [
      {
        text: { en: 'How do you split synergies?', fr: 'Comment partagez-vous les synergies ?' },
        aims: ['contribution'],
      },
      {
        text: {
          en: 'Governance is fifty-fifty but the economics are not: why accept?',
          fr: 'La gouvernance est à parts égales mais pas l’économie : pourquoi accepter ?',
        },
        aims: ['ownership'],
      },
    ],
    numeric: {
      generator: 'N22',
      ask: {
        en: 'Take EBITDA of {e_a} and net debt of {nd_a} for the acquirer, EBITDA of {e_t} and net debt of {nd_t} for the target, both at {mult} EBITDA: what share of the equity does the target bring?',
        fr: 'Prenez un EBITDA de {e_a} et une dette nette de {nd_a} pour l’acquéreur, un EBITDA de {e_t} et une dette nette de {nd_t} pour la cible, tous deux à {mult} l’EBITDA : quelle part des fonds propres la cible apporte-t-elle ?',
      },
    },
  },
  {
    id: 'F9',
    topic: 'merger_model',
    levels: ['analyst'],
    question: {
      en: 'Allocate the purchase price: price {price}, book equity {book}, existing goodwill {exist_gw}, write-up {writeup}, tax {t}. What is the new goodwill?',
      fr: 'Allouez le prix d’acquisition : prix {price}, capitaux propres {book}, goodwill existant {exist_gw}, réévaluation {writeup}, impôt {t}. Quel est le nouveau goodwill ?',
    },
    keyPoints: {
      en: 'Adjusted net assets = book equity – old goodwill + write-up – deferred tax liability; goodwill = price – adjusted net assets.',
      fr: 'Actif net réévalué = capitaux propres – ancien goodwill + réévaluation – impôt différé passif ; goodwill = prix – actif net réévalué.',
    },
    must: ['ppa', 'goodwill', 'deferred_tax'],
    bonus: ['nci'],
    followUps: [
      {
        text: {
          en: 'What does the amortisation of the write-up do to EPS?',
          fr: 'Quel effet de l’amortissement de la PPA sur le BPA ?',
        },
        aims: ['ppa'],
      },
      {
        text: {
          en: 'Why do analysts look at cash EPS?',
          fr: 'Pourquoi les analystes regardent-ils le BPA avant PPA ?',
        },
        aims: ['deferred_tax', 'goodwill'],
      },
    ],
    numeric: { generator: 'N15' },
  },
  {
    id: 'F10',
    topic: 'merger_model',
    levels: ['analyst', 'associate'],
    question: {
      en: 'Cash, debt or shares: how do you advise an acquirer to pay?',
      fr: 'Numéraire, dette ou titres : que conseillez-vous à l’acquéreur ?',
    },
    keyPoints: {
      en: 'Cost of each source, rating/leverage, dilution and control, signalling, risk sharing of synergies, tax of sellers, certainty and speed.',
      fr: 'Coût de chaque source, notation et levier, dilution et contrôle, signal, partage du risque des synergies, fiscalité des vendeurs, certitude et rapidité.',
    },
    must: ['financing_mix', 'accretion', 'leverage', 'ownership'],
    bonus: ['fairness', 'syn_vs_premium', 'rates_effect'],
    followUps: [
      {
        text: {
          en: 'What does paying in shares signal?',
          fr: 'Quel signal envoie un paiement en titres ?',
        },
        aims: ['ownership'],
      },
      {
        text: {
          en: 'The target’s family wants to stay invested: which structure?',
          fr: 'La famille vendeuse veut rester investie : quelle structure ?',
        },
        aims: ['financing_mix', 'leverage'],
      },
    ],
  },
  {
    id: 'F11',
    topic: 'merger_model',
    levels: ['analyst', 'associate'],
    question: {
      en: 'How would you bridge a gap of {earn} in valuation between buyer and seller?',
      fr: 'Comment combler un écart de valorisation de {earn} entre acheteur et vendeur ?',
    },
    keyPoints: {
      en: 'Earn-out/CVR, vendor loan, rollover, staged acquisition (put/call), price adjustment, warranties/escrow.',
      fr: 'Complément de prix ou CVR, crédit vendeur, réinvestissement, acquisition par étapes (options), ajustement de prix, garanties ou séquestre.',
    },
    must: ['earnout'],
    bonus: ['mgmt_package', 'locked_box', 'own_view'],
    followUps: [
      {
        text: {
          en: 'Which metric for the earn-out and who controls it?',
          fr: 'Quel indicateur pour le complément de prix, et qui le contrôle ?',
        },
        aims: ['earnout'],
      },
      {
        text: {
          en: 'And if the seller leaves after a year?',
          fr: 'Et si le vendeur part au bout d’un an ?',
        },
        aims: ['earnout'],
      },
    ],
    numeric: {
      generator: 'N32',
      ask: {
        en: 'Suppose {upfront} is paid now and the {earn} becomes an earn-out, likely at {prob}, due in {years}, discounted at {ke}: what is the offer worth today?',
        fr: 'Supposons {upfront} payés maintenant et les {earn} en complément de prix, probable à {prob}, dû dans {years}, actualisé à {ke} : que vaut l’offre aujourd’hui ?',
      },
    },
  },
];
