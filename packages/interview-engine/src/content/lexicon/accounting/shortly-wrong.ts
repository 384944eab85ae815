import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is said in a few words of the statements, stock and the cycle that is not so. */
export const shortlyWrongAccounts = {
  // Statements and fixed assets.
  dividends_added: [
    crossed(
      'add dividends, adds dividends, add the dividends, plus dividends, dividends are added, plus the dividends',
      'to retained earnings, to equity, to reserves, goes into retained earnings, goes to retained earnings',
    ),
    crossed(
      'plus les dividendes, plus dividendes, ajoute les dividendes',
      'va en réserves, aux réserves, aux capitaux propres, va dans les réserves, dans les capitaux propres',
    ),
  ],
  up_with_wear: [
    crossed(
      'go up with, rise with, increase with, goes up with, grow with, goes up by the',
      'depreciation, the depreciation, d&a',
    ) + ', down with capex, falls with capex, down by capex, decrease with capex, fall with capex',
    'montent avec les amortissements, augmentent avec les amortissements, augmentent des amortissements, montent des amortissements, baissent avec le capex, baissent du capex, diminuent avec le capex, baissent avec les investissements',
  ],
  wear_spends: [
    'money spent on machines, money spent on equipment, money we spend on machines, money paid for machines',
    'argent sorti pour les machines, argent dépensé en machines, c’est de l’argent dépensé',
  ],
  wear_on_liabilities: [
    'accumulated depreciation is a liability, accumulated depreciation goes in liabilities, accumulated depreciation sits in liabilities',
    'amortissements cumulés sont au passif, amortissements cumulés vont au passif, amortissements sont au passif, amortissements cumulés figurent au passif, amortissements cumulés passent au passif',
  ],
  linked_to_nothing: [
    'is linked to nothing, is tied to nothing, is not linked to anything, connects to nothing',
    'n’est lié à rien, n’est relié à rien, n’a aucun lien',
  ],
  below_net_income: [
    'sits below net income, is below net income, comes below net income, comes after net income, is after net income',
    'est sous le résultat net, vient après le résultat net, est après le résultat net, passe sous le résultat net',
  ],
  rise_in_nwc: [
    'increase in working capital, rise in working capital, increase in nwc, build in working capital',
    'hausse du bfr, augmentation du bfr, variation positive du bfr',
  ],
  onto_net_income: [
    'to net income, to the net income, to profit, to the profit',
    'au résultat, au bénéfice',
  ],
  adds_word: ['add, adds, adding', 'on l’ajoute, on ajoute, j’ajoute, on la rajoute, s’ajoute'],
  // Stock.
  whole_revenue_taxed: [
    'tax the whole revenue, tax the whole sale, tax the full sale, tax the full revenue, tax on the full revenue, tax on the whole sale, tax all the revenue',
    'impôt sur toute la vente, impose toute la vente, impôt sur la vente entière, taxe toute la vente, impose tout le chiffre d’affaires',
  ],
  unsold_half: [
    'the unsold half, unsold stock, remaining stock, the other half, the remaining half',
    'moitié invendue, stock restant, stock invendu, l’autre moitié',
  ],
  stock_added_back: [
    'add inventory back, add back inventory, add the inventory back, add back the inventory, add stock back, add back the stock',
    'réintègre le stock, réintègre les stocks, réintègre l’achat',
  ],
  stock_spares_cash: [
    'does not use cash, doesn’t use cash, does not use any cash, does not cost cash, does not tie up cash, doesn’t tie up cash, does not eat cash',
    'ne consomme pas de trésorerie, ne consomme pas de cash, ne coûte pas de cash, ne coûte pas de trésorerie, n’immobilise pas de cash, n’immobilise pas de trésorerie',
  ],
  asset_build_up: ['inventory, stock', 'le stock, les stocks, du stock'],
  // Growth and the cycle.
  always_solvent: [
    'always solvent, always has cash, always have cash, never short of cash, always have the cash, necessarily has cash, always has enough cash, never run out of cash, never runs out of cash',
    'forcément du cash, forcément de la trésorerie, toujours du cash, toujours solvable, jamais à court de cash, toujours de la trésorerie',
  ],
  only_losing_firms: [
    crossed(
      'only a loss making company, only loss making companies, only companies that lose money, only firms with losses, only a company in loss, only unprofitable companies',
      'can run out, run out, runs out, go bust, can go bust, can be short',
    ),
    crossed(
      'seule une entreprise en perte, seule une société en perte, seules les entreprises en perte, seules les sociétés en perte, seule une boîte qui perd de l’argent',
      'peut manquer, peuvent manquer, manque, manquent, peut tomber, peut faire faillite',
    ),
  ],
  only_way_out: ['only way, only reason', 'seule raison, seule façon'],
  theft_or_fraud: ['is fraud, must be fraud, is theft', 'est la fraude, c’est le vol'],
  more_time_for_clients: [
    crossed(
      'giving, give, granting, allowing, offering',
      'customers more time, customers longer terms, clients more time, longer terms to customers, more time to customers, more credit to customers',
    ),
    crossed(
      'accorder, donner, laisser, offrir',
      'plus de délai aux clients, plus de délais aux clients, du délai aux clients, plus de temps aux clients, des délais plus longs aux clients',
    ),
  ],
  does_cash_good: [
    'frees up cash, frees cash, improves cash, helps cash, brings in cash, releases cash, improves the cash position',
    'libère du cash, améliore la trésorerie, libère de la trésorerie, fait gagner du cash, rapporte du cash, améliore le cash, mieux c’est pour la trésorerie',
  ],
  more_stock_more_cash: [
    'more inventory the more cash, the more stock the more cash',
    'plus on a de stock plus on a de trésorerie, plus on a de stock plus on a de cash, plus il y a de stock plus il y a de trésorerie',
  ],
  negative_cycle: ['negative conversion cycle', ''],
  trouble_sign: [
    'cannot pay your suppliers, can’t pay your suppliers, cannot pay its suppliers, is going bust',
    'signe de faillite, signe de défaillance, au bord de la faillite',
  ],
  into_ebitda: [
    'increases ebitda, boosts ebitda, improves ebitda, goes into ebitda, adds to ebitda',
    'améliore l’ebitda, améliorent l’ebitda, augmente l’ebitda, augmentent l’ebitda, va dans l’ebitda, s’ajoute à l’ebitda',
  ],
} as const satisfies Lexicon;
