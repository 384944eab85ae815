import type { Seed } from '../types.ts';

export const accountingSeeds: readonly Seed[] = [
  {
    id: 'A1',
    topic: 'accounting',
    levels: ['intern', 'analyst'],
    question: {
      en: 'How do the three financial statements connect to each other?',
      fr: 'Comment les trois états financiers sont-ils reliés ?',
    },
    keyPoints: {
      en: 'Net income opens the cash flow statement and feeds equity; non-cash items are added back; capex and D&A roll PP&E; working-capital movements link balance sheet to operating cash flow; closing cash closes the balance sheet.',
      fr: 'Le résultat net ouvre le tableau de flux et alimente les capitaux propres ; les charges non décaissées sont réintégrées ; capex et amortissements font évoluer les immobilisations ; la variation du BFR relie le bilan au flux d’exploitation ; la trésorerie de clôture boucle le bilan.',
    },
    must: [
      'three_statements',
      'net_income',
      'cash_flow_statement',
      'retained_earnings',
      'balance_sheet',
    ],
    bonus: ['da', 'capex', 'd_nwc', 'noncash_addback'],
    followUps: [
      {
        text: {
          en: 'Which single line would you look at first if the balance sheet does not balance?',
          fr: 'Si le bilan ne s’équilibre pas, quelle ligne regardez-vous en premier ?',
        },
        aims: ['balance_sheet', 'cash_flow_statement'],
      },
      {
        text: {
          en: 'Where does a dividend appear in each of the three?',
          fr: 'Où voit-on un dividende dans chacun des trois états ?',
        },
        aims: ['retained_earnings', 'net_income'],
      },
    ],
  },
  {
    id: 'A2',
    topic: 'accounting',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Depreciation rises by {X} and the tax rate is {t}. Take me through the three statements, and tell me by how much cash moves.',
      fr: 'La dotation aux amortissements augmente de {X} et le taux d’impôt est de {t}. Décrivez l’effet sur les trois états, et de combien bouge la trésorerie.',
    },
    keyPoints: {
      en: 'EBIT falls by the amount, net income by the amount after tax, cash rises by the tax saved, PP&E falls by the amount and equity by the net income effect: the balance sheet balances.',
      fr: 'L’EBIT baisse du montant, le résultat net du montant après impôt, la trésorerie monte de l’économie d’impôt, les immobilisations baissent du montant et les capitaux propres comme le résultat net : le bilan est équilibré.',
    },
    must: ['da', 'tax_shield', 'net_income', 'noncash_addback', 'ppe'],
    bonus: ['retained_earnings', 'cash_flow_statement'],
    followUps: [
      {
        text: {
          en: 'What if the company makes a loss and pays no tax?',
          fr: 'Et si la société est en perte et ne paie pas d’impôt ?',
        },
        aims: ['tax_shield', 'noncash_addback'],
      },
      {
        text: {
          en: 'What if it is accelerated tax depreciation only, not book?',
          fr: 'Et s’il s’agit seulement d’un amortissement fiscal accéléré, sans effet comptable ?',
        },
        aims: ['da', 'net_income'],
      },
    ],
    numeric: { generator: 'N01' },
  },
  {
    id: 'A3',
    topic: 'accounting',
    levels: ['intern', 'analyst'],
    question: {
      en: 'A company buys {X} of inventory in cash, then sells half of it at {price_multiple} cost, for cash. Walk me through both steps.',
      fr: 'Une société achète {X} de stock au comptant, puis en vend la moitié à {price_multiple} le coût, encaissé. Décrivez les deux étapes.',
    },
    keyPoints: {
      en: 'Purchase: no P&L effect, inventory up, cash down. Sale: revenue less cost of the units sold, taxed; inventory released.',
      fr: 'Achat : aucun effet sur le résultat, le stock monte, la trésorerie baisse. Vente : chiffre d’affaires moins coût des unités vendues, imposé ; le stock vendu sort du bilan.',
    },
    must: ['inventory', 'accrual', 'net_income', 'd_nwc', 'cash_flow_statement'],
    bonus: ['tax_shield'],
    followUps: [
      {
        text: {
          en: 'What changes if the sale is on 60-day terms?',
          fr: 'Qu’est-ce qui change si la vente est réglée à 60 jours ?',
        },
        aims: ['d_nwc', 'accrual'],
      },
      {
        text: {
          en: 'Unsold stock becomes obsolete: what happens?',
          fr: 'Le stock invendu devient obsolète : que se passe-t-il ?',
        },
        aims: ['inventory', 'net_income'],
      },
    ],
    numeric: {
      generator: 'N02',
      ask: {
        en: 'Take a tax rate of {t}: by how much does cash rise in the second step?',
        fr: 'Prenez un taux d’impôt de {t} : de combien la trésorerie augmente-t-elle à la deuxième étape ?',
      },
    },
  },
  {
    id: 'A4',
    topic: 'accounting',
    levels: ['analyst'],
    question: {
      en: 'Why can a profitable, growing company run out of cash?',
      fr: 'Pourquoi une société rentable et en croissance peut-elle manquer de trésorerie ?',
    },
    keyPoints: {
      en: 'Growth absorbs working capital and capex; revenue is booked before cash; debt service and tax are not in EBITDA.',
      fr: 'La croissance absorbe du BFR et des investissements ; le chiffre d’affaires est constaté avant l’encaissement ; le service de la dette et l’impôt ne sont pas dans l’EBITDA.',
    },
    must: ['nwc', 'capex', 'accrual', 'debt_paydown'],
    bonus: ['receivables', 'inventory', 'payables', 'liquidity'],
    followUps: [
      {
        text: {
          en: 'Which metric would you monitor weekly?',
          fr: 'Quel indicateur suivriez-vous chaque semaine ?',
        },
        aims: ['nwc', 'accrual'],
      },
      {
        text: {
          en: 'How would you fix the cash position without raising equity?',
          fr: 'Comment corriger la situation sans lever de fonds propres ?',
        },
        aims: ['debt_paydown', 'capex'],
      },
    ],
  },
  {
    id: 'A5',
    topic: 'accounting',
    levels: ['intern', 'analyst'],
    question: {
      en: 'Explain the cash conversion cycle, and what a cut of {ddso} in customer terms would do.',
      fr: 'Expliquez le cycle de conversion de trésorerie, et l’effet d’une baisse de {ddso} du délai client.',
    },
    keyPoints: {
      en: 'CCC = DSO + DIO – DPO; cash released = days × sales / 365, one-off not recurring.',
      fr: 'Cycle = délai client + rotation des stocks – délai fournisseur ; trésorerie libérée = jours × chiffre d’affaires / 365, une seule fois.',
    },
    must: ['nwc', 'receivables', 'inventory', 'payables'],
    bonus: ['liquidity'],
    followUps: [
      {
        text: {
          en: 'Is a negative cycle always good?',
          fr: 'Un cycle négatif est-il toujours une bonne nouvelle ?',
        },
        aims: ['payables'],
      },
      {
        text: {
          en: 'Which sector has a structurally negative cycle?',
          fr: 'Quel secteur a un cycle structurellement négatif ?',
        },
        aims: ['inventory', 'receivables'],
      },
    ],
    numeric: {
      generator: 'N23',
      ask: {
        en: 'Take sales of {rev}, cost of sales of {cogs}, receivables of {ar}, inventory of {inv} and payables of {ap}: how many days is the cycle?',
        fr: 'Prenez un chiffre d’affaires de {rev}, un coût des ventes de {cogs}, des créances de {ar}, des stocks de {inv} et des fournisseurs de {ap} : combien de jours dure le cycle ?',
      },
    },
  },
  {
    id: 'A6',
    topic: 'accounting',
    levels: ['analyst'],
    question: {
      en: 'What is goodwill, how does it arise and when does it move?',
      fr: 'Qu’est-ce que le goodwill, comment naît-il et quand évolue-t-il ?',
    },
    keyPoints: {
      en: 'Excess of price over fair value of identifiable net assets; tested annually for impairment under IFRS (French GAAP may allow amortisation); impairment is non-cash.',
      fr: 'Excédent du prix sur la juste valeur des actifs nets identifiables ; test de dépréciation annuel en IFRS (amortissement possible en normes françaises) ; la dépréciation n’est pas décaissée.',
    },
    must: ['goodwill', 'ppa', 'impairment'],
    bonus: ['deferred_tax', 'nci'],
    followUps: [
      {
        text: {
          en: 'Why does a write-up create a deferred tax liability?',
          fr: 'Pourquoi une réévaluation crée-t-elle un impôt différé passif ?',
        },
        aims: ['ppa'],
      },
      {
        text: { en: 'Can you have negative goodwill?', fr: 'Peut-on avoir un goodwill négatif ?' },
        aims: ['goodwill', 'impairment'],
      },
    ],
    numeric: {
      generator: 'N15',
      ask: {
        en: 'Take a price of {price}, book equity of {book} including {exist_gw} of old goodwill, a write-up of {writeup} and a tax rate of {t}: what is the new goodwill?',
        fr: 'Prenez un prix de {price}, des capitaux propres de {book} dont {exist_gw} d’ancien goodwill, une réévaluation de {writeup} et un taux d’impôt de {t} : quel est le nouveau goodwill ?',
      },
    },
  },
  {
    id: 'A7',
    topic: 'accounting',
    levels: ['analyst'],
    question: {
      en: 'An asset is written down by {X}. And if it were goodwill instead?',
      fr: 'Un actif est déprécié de {X}. Et s’il s’agissait du goodwill ?',
    },
    keyPoints: {
      en: 'Asset: book loss, deferred tax asset, no cash. Goodwill: loss in full, no tax, no cash.',
      fr: 'Actif : perte comptable, impôt différé actif, aucun effet de trésorerie. Goodwill : perte intégrale, sans impôt, sans effet de trésorerie.',
    },
    must: ['impairment', 'net_income', 'noncash_addback', 'deferred_tax'],
    bonus: ['tax_shield', 'goodwill'],
    followUps: [
      {
        text: {
          en: 'Would lenders care about either of them?',
          fr: 'Les prêteurs se soucieraient-ils de l’une ou de l’autre ?',
        },
        aims: ['noncash_addback', 'impairment'],
      },
      {
        text: {
          en: 'Does EBITDA move in either case?',
          fr: 'L’EBITDA bouge-t-il dans l’un des deux cas ?',
        },
        aims: ['net_income', 'deferred_tax'],
      },
    ],
    numeric: {
      generator: 'N31',
      ask: {
        en: 'For the ordinary asset, take a tax rate of {t}: by how much does net income fall?',
        fr: 'Pour l’actif ordinaire, prenez un taux d’impôt de {t} : de combien le résultat net baisse-t-il ?',
      },
    },
  },
  {
    id: 'A8',
    topic: 'accounting',
    levels: ['analyst'],
    question: {
      en: 'What is deferred revenue and why do buyers argue about it?',
      fr: 'Que sont les produits constatés d’avance et pourquoi font-ils débat dans une transaction ?',
    },
    keyPoints: {
      en: 'Cash received before delivery: a liability; buyer may see it as debt-like (cost to serve), seller as recurring working capital.',
      fr: 'Encaissement avant livraison : c’est un passif ; l’acheteur y voit une quasi-dette (coût à servir), le vendeur un BFR récurrent.',
    },
    must: ['deferred_revenue', 'accrual', 'nwc'],
    bonus: ['net_debt', 'bridge'],
    followUps: [
      {
        text: {
          en: 'Debt-like item or working capital: argue both sides.',
          fr: 'Quasi-dette ou BFR : défendez les deux points de vue.',
        },
        aims: ['nwc', 'deferred_revenue'],
      },
      {
        text: {
          en: 'What happens to it in a purchase price allocation?',
          fr: 'Que deviennent-ils dans l’allocation du prix d’acquisition ?',
        },
        aims: ['accrual'],
      },
    ],
  },
  {
    id: 'A9',
    topic: 'accounting',
    levels: ['analyst', 'associate'],
    question: {
      en: 'How did IFRS 16 change EBITDA, net debt and multiples?',
      fr: 'Quel est l’effet d’IFRS 16 sur l’EBITDA, la dette nette et les multiples ?',
    },
    keyPoints: {
      en: 'Rent leaves opex and becomes depreciation plus interest: EBITDA and net debt rise together; value for shareholders unchanged; be consistent.',
      fr: 'Le loyer sort des charges d’exploitation et devient amortissement et intérêts : EBITDA et dette nette montent ensemble ; la valeur pour l’actionnaire ne change pas ; rester cohérent.',
    },
    must: ['leases16', 'ebitda', 'net_debt', 'ev_ebitda', 'consistent_num_den'],
    bonus: ['comps'],
    followUps: [
      {
        text: {
          en: 'How do you compare an IFRS issuer with a US GAAP peer?',
          fr: 'Comment comparez-vous un émetteur en IFRS avec un pair en normes américaines ?',
        },
        aims: ['consistent_num_den', 'ev_ebitda'],
      },
      {
        text: {
          en: 'Does the standard change equity value?',
          fr: 'La norme change-t-elle la valeur des titres ?',
        },
        aims: ['net_debt'],
      },
    ],
    numeric: {
      generator: 'N26',
      ask: {
        en: 'Take EBITDA of {ebitda} and EV of {ev} before the standard, {rent} of rent and a lease liability of {lease_liab}: what multiple do you get after it?',
        fr: 'Prenez un EBITDA de {ebitda} et une VE de {ev} avant la norme, {rent} de loyers et une dette locative de {lease_liab} : quel multiple obtenez-vous après ?',
      },
    },
  },
  {
    id: 'A10',
    topic: 'accounting',
    levels: ['associate'],
    question: {
      en: 'Management shows adjusted EBITDA 30% above reported. How do you challenge it?',
      fr: 'Le management présente un EBITDA ajusté 30 % au-dessus du publié. Comment le challengez-vous ?',
    },
    keyPoints: {
      en: 'Test recurrence, cash nature, evidence, symmetry (also negative items), standalone costs, run-rate; reconcile to cash; each 1 of EBITDA is worth the multiple.',
      fr: 'Tester la récurrence, la nature cash, les preuves, la symétrie (aussi les éléments négatifs), les coûts autonomes, le run-rate ; rapprocher de la trésorerie ; chaque euro d’EBITDA vaut le multiple.',
    },
    must: ['normalise', 'ebitda', 'due_diligence'],
    bonus: ['capex', 'accrual', 'consistent_num_den'],
    followUps: [
      {
        text: {
          en: 'Which add-back would you refuse first?',
          fr: 'Quel retraitement refuseriez-vous en premier ?',
        },
        aims: ['normalise'],
      },
      {
        text: {
          en: 'How does this move the price at 10 times EBITDA?',
          fr: 'Quel effet sur le prix à 10 fois l’EBITDA ?',
        },
        aims: ['ebitda', 'due_diligence'],
      },
    ],
  },
];
