import type { Lexicon } from '../../types.ts';

/** Turns of what candidates falsely say first about accounts. */
export const firstThoughtsOfAccounts = {
  carried_into_next_income: [
    'start the income statement, starts the income statement, open the income statement, opens the income statement, income statement of the following year',
    'prochain compte de résultat, compte de résultat de l’année suivante, compte de résultat de l’exercice suivant, compte de résultat de l’an prochain, en chiffre d’affaires l’année',
  ],
  cash_by_the_profit: [
    'up by the profit, rises by the profit, grown by the profit, increases by the profit, increases by net income, lands as cash, exactly as much cash, up by exactly the profit, in the balance sheet as cash',
    'tel quel dans la trésorerie, trésorerie augmente du résultat, trésorerie augmente exactement du, trésorerie augmente d’autant, cash augmente d’autant, cash augmente du résultat, trésorerie monte d’autant, en trésorerie au bilan, directement dans la trésorerie',
  ],
  pile_of_cash: [
    'pile of cash, kept in the bank, sits in the bank, sitting in the bank, saved in the bank, cash reserve, pot of cash, cash put aside, stack of cash, stored as cash, held in cash',
    'tas de cash, gardée en banque, gardé en banque, argent mis de côté, argent gardé, réserve de cash, réserve de trésorerie, matelas de cash, cagnotte, dort en banque, gardés sur le compte, trésorerie accumulée, cash accumulé',
  ],
  deducted_in_ebitda: [
    'deducted in ebitda, taken off in ebitda, already in ebitda, included in ebitda, ebitda is after, ebitda already covers, ebitda comes after, already netted in ebitda',
    'déjà déduits dans l’ebitda, déduits de l’ebitda, déjà dans l’ebitda, compris dans l’ebitda, ebitda est après, l’ebitda est calculé après, ebitda tient déjà compte, ebitda couvre déjà',
  ],
  supplier_delay_longer: [
    'longer the supplier terms, more time suppliers give, longer suppliers wait, later you pay suppliers, more supplier credit, longer terms with suppliers, longer payables',
    'plus le délai fournisseur, plus on paie tard, plus vous payez tard, plus les fournisseurs accordent, délais fournisseurs plus longs, allonger le délai fournisseur, plus ils vous accordent de délai',
  ],
  takes_cash_from_you: [
    'drain your cash, drains your cash, drains cash, drain cash, more cash it takes, more cash you need, more cash it uses, eats your cash, eats cash, costs cash, tie up cash, ties up cash',
    'vous pompent, pompe de la trésorerie, pompent de la trésorerie, vide la caisse, coûte du cash, coûte de la trésorerie, consomme de la trésorerie, consomme du cash, mange du cash, mange de la trésorerie, immobilise du cash, immobilise de la trésorerie',
  ],
  fair_value_above_price: [
    'fair value minus the price, net assets minus the price, how cheap the deal, how cheap it was',
    'actif net moins le prix, bonne affaire réalisée',
  ],
  after_the_rents: [
    'ebitda after lease, ebitda after leases, ebitda after deducting rent, ebitda net of rent, ebitda with rents deducted, pre ifrs 16 ebitda, ebitda before ifrs 16',
    'ebitda net de loyers, ebitda loyers déduits, ebitda avant ifrs 16, ebitda pré ifrs 16',
  ],
  with_lease_debt: [
    'including the lease liability, including leases, with the lease liability, with leases, lease liability included, leases included, plus the lease liability',
    'avec la dette locative, avec dette locative, dette locative incluse, dette locative comprise, y compris les loyers, plus la dette locative, loyers inclus',
  ],
  is_the_right_match: [
    'is the right, is consistent, is coherent, is the correct, that is right, you divide, you take, one takes, i take, we take, divided by, over',
    'est la bonne, est cohérent, est correct, on prend, je prends, on divise, je divise, divisée par, divisé par, sur',
  ],
  wc_rise_as_plus: ['receivables are more money', 'hausse du bfr s’ajoute'],
  purchase_improves: [
    'lowers working capital, reduces working capital, decreases working capital, brings working capital down, takes working capital down, pushes working capital down, frees working capital',
    'baisse le bfr, réduit le bfr, diminue le bfr, allège le bfr, descendre le bfr, baisser le bfr',
  ],
  tax_on_full_price: [
    'on the full selling price, on the full proceeds, on the whole proceeds, on the sale proceeds, on the entire sale, on the full revenue, on the whole revenue, on total revenue, on all the revenue, on the cash received, on the total price',
    'sur la totalité du prix, sur l’argent encaissé, sur tout l’encaissement, sur le cash reçu, sur l’encaissement',
  ],
  supplier_days_are_ours: [
    '',
    'dpo c’est le délai que nous accordons, dpo est le délai accordé à nos clients',
  ],
  tax_cash_same_year: [
    'saves tax this year, immediate tax saving, immediate cash tax saving, always deductible, deductible when you book it, deductible straight away, deductible as soon as',
    'économie d’impôt immédiate, toujours déductible, déductible immédiatement, déductible tout de suite, déductible dès la comptabilisation, déductible l’année même',
  ],
  prepaid_hurts_cash: [
    'deferred revenue hurts cash, deferred revenue reduces cash, deferred revenue lowers cash, deferred revenue drains cash, deferred revenue costs cash, liability you have to fund',
    'hausse des pca consomme',
  ],
  once_paid_all_revenue: [
    'recognise all the revenue, recognises all the revenue, book all the revenue, books all the revenue, recognise the whole revenue, book the full revenue, recognise the full amount, full year of revenue, whole amount is revenue',
    'comptabilise tout le chiffre, constate tout le chiffre, enregistre tout le chiffre, reconnaît la totalité, comptabilise la totalité, constate la totalité, prend tout en chiffre, reconnaît tout le chiffre d’affaires',
  ],
  as_soon_as_paid: [
    'once the customer pays, once the customer has paid, when the customer pays, when the cash comes in, when the cash arrives, the day the cash',
    'dès l’encaissement, quand le client a payé, quand le client paie, au moment de l’encaissement, à l’encaissement, dès que le client a payé',
  ],
  shareholder_gains: [
    'value for shareholders rises, value to shareholders rises, shareholders are richer, equity value rises, equity value goes up, share price rises, share price goes up, shares are worth more, creates value for shareholders, shareholder value goes up, shareholder value rises',
    'valeur pour l’actionnaire monte, valeur des titres monte, valeur des titres augmente, valeur des fonds propres monte, cours monte, cours augmente, actions valent plus, actionnaires sont plus riches, crée de la valeur pour l’actionnaire, valeur actionnariale augmente',
  ],
} as const satisfies Lexicon;
