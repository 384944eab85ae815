import type { Seed } from '../../types.ts';

export const a3: Seed = {
  id: 'A3',
  topic: 'accounting',
  levels: ['intern', 'analyst'],
  question: {
    en: 'A company buys {X} of inventory in cash, then sells half of it at {price_multiple} cost, for cash. Walk me through both steps.',
    fr: 'Une société achète {X} de stock au comptant, puis en vend la moitié à {price_multiple} le coût, encaissé. Décrivez les deux étapes.',
  },
  hint: {
    en: 'Take the purchase alone first: what has been earned at that point?',
    fr: 'Prenez d’abord l’achat seul : qu’a-t-on gagné à ce moment-là ?',
  },
  keyPoints: {
    en: 'Purchase: no P&L effect, inventory up, cash down. Sale: revenue less cost of the units sold, taxed; inventory released.',
    fr: 'Achat : aucun effet sur le résultat, le stock monte, la trésorerie baisse. Vente : chiffre d’affaires moins coût des unités vendues, imposé ; le stock vendu sort du bilan.',
  },
  modelAnswer: {
    en: 'Step one: cash falls by {X} and inventory rises by as much. Nothing goes through the income statement because nothing has been sold yet: one asset is swapped for another. In the cash flow statement it shows as an outflow in working capital. Step two: I sell half at {price_multiple} cost, so revenue less the cost of the units sold gives the margin, it is taxed at {t}, and what is left is net income, {step2_d_ni}. In the cash flow statement I start from net income and add back the inventory released, so in this second step cash rises by {step2_d_cash}. On the balance sheet, inventory falls and retained earnings rise by net income. The other half stays in stock until somebody buys it.',
    fr: 'Première étape : la trésorerie baisse de {X} et le stock augmente d’autant. Rien ne passe au compte de résultat puisque rien n’a été vendu : on échange un actif contre un autre. Dans le tableau de flux, c’est une sortie en variation de BFR. Deuxième étape : je vends la moitié à {price_multiple} le coût, le chiffre d’affaires moins le coût des unités vendues donne la marge, elle est imposée à {t}, et ce qui reste est le résultat net, {step2_d_ni}. Dans le tableau de flux, je pars du résultat net et je rajoute le stock libéré : à cette deuxième étape, la trésorerie augmente de {step2_d_cash}. Au bilan, le stock baisse et les réserves montent avec le résultat net.',
  },
  must: ['inventory', 'accrual', 'net_income', 'd_nwc', 'cash_flow_statement'],
  bonus: ['tax_shield'],
  points: {
    accrual: {
      says: [
        '~plain_cost_counts & plain_day_sold|not_yet_sold',
        '-earnings_paper & buy',
        '"revenue"|"sale"|"produit"|"vente" & receive|cash|money_word|pay & same_moment',
        'accrual & ~costs|~expense_word|~record',
        'plain_cost_counts & plain_day_sold|not_yet_sold',
      ],
    },
    d_nwc: {
      general: false,
      says: [
        '# & sunk_in|frozen & returns_as_cash',
        'money_word|cash & tie_up|frozen & goods|shelf|plain_on_shelf',
        'buy > tie_up|frozen > # & release|"frees"|"libère"',
        'nwc > by_plus > # > by_minus > #',
        'tie_up|absorb & cash & sell',
        'nwc & rise|fall|tie_up|release|subtract|add|returns_as_cash|climbs|drops',
        'goods > release|~frozen|~tie_up|returns_as_cash',
        '~frozen|~tie_up|release & goods & #',
        'd_nwc & #',
        'goods|nwc & source_use',
      ],
    },
    tax_shield: {
      says: ['tax_word & # & margin_word|profit|revenue|left_at_end', 'taxman & #', '"of tax" & #'],
    },
    cash_flow_statement: {
      general: false,
      says: [
        'plain_in_all & plain_purse & climbs|drops|rise & #',
        'follows_money & # & release|add & earned',
        'cash|cash_word|bank_word & # & less_of & plain_in_all',
        'follows_money & # & plain_purse_moves',
        'leaves_bank & # & comes_to_bank',
        'profit|left_at_end & add|reinstate & goods|# & cash_in_hand|cash & !buy',
        '# & lands_in_bank',
        'follows_money & reinstate & # & goods|shelf',
        'profit|left_at_end|earned & add|reinstate & goods & # & !buy',
        '# > receive > cash|cash_pile|bank_word',
        'cash_paper > opening_line & #',
        'plain_in_all & # > plain_purse_moves',
        'plain_purse & plain_purse_moves & # & plain_in_all',
        'plain_purse & plain_purse_moves & # & taxman|customer',
        'cash_word|cash & minus_word|drops & # & plain_in_all',
        'cash_flow_statement & # & minus_word|fall|drops|equal|climbs',
      ],
    },
    net_income: {
      says: [
        'all_counted & earned|profit & #',
        'net_income > by_plus > #',
        '# & left_at_end & tax_word|taxman',
        'profit & tax_word & # & !"faudra"|"faudrait"',
        'margin_word & tax_word & left_at_end',
        'taxman|tax_word & plain_gain & #',
        '# & left_at_end & after|tax',
        'net_income & # & tax_word|margin_word|equal|profit',
        'net_income > ~keeps_still|~unchanged|equal',
        'no_effect & net_income',
        '# & net_of_tax|tax & gainful|plain_gain & !"faudra"|"faudrait"',
      ],
    },
    inventory: {
      says: [
        '# & stuff_to_sell',
        '# & goods & shelf|plain_on_shelf',
        'inventory|goods > by_plus|by_minus > #',
        '# > goods > more_word',
        '# > more_word > goods',
        'inventory|goods >> drops|climbs|fall|rise',
        'inventory & rise|climbs|fall|drops & #',
        'asset_swap & goods|cash',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'At which moment does the cost of the goods reach the income statement?',
        fr: 'À quel moment le coût des marchandises passe-t-il au compte de résultat ?',
      },
      aims: ['accrual', 'inventory'],
    },
    {
      rung: 2,
      text: {
        en: 'The unsold half becomes obsolete: what happens?',
        fr: 'La moitié invendue devient obsolète : que se passe-t-il ?',
      },
      aims: ['inventory', 'net_income'],
    },
    {
      rung: 3,
      text: {
        en: 'What changes if the customer pays after 60 days?',
        fr: 'Qu’est-ce qui change si le client paie à 60 jours ?',
      },
      aims: ['d_nwc', 'accrual'],
    },
    {
      rung: 4,
      text: {
        en: 'A client wants to double its stock before the season. What do you tell it about its bank account?',
        fr: 'Un client veut doubler son stock avant la saison. Que lui dites-vous de son compte en banque ?',
      },
      aims: ['d_nwc', 'cash_flow_statement'],
    },
  ],
  wrongClaims: [
    'stock_expensed_at_purchase',
    'margin_untaxed',
    'whole_stock_as_cost',
    'stock_stays_after_sale',
    'purchase_leaves_cash',
    'sale_brings_profit_only',
    'stock_is_investment',
    'purchase_frees_working_capital',
    'stock_at_wrong_value',
    'tax_on_whole_sale',
    'purchase_hits_profit',
    'purchase_neutral_on_cash',
    'sale_escapes_tax',
    'booked_when_paid',
  ],
  numeric: {
    generator: 'N02',
    ask: {
      en: 'Take a tax rate of {t}: by how much does cash rise in the second step?',
      fr: 'Prenez un taux d’impôt de {t} : de combien la trésorerie augmente-t-elle à la deuxième étape ?',
    },
  },
};
