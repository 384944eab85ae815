import type { Lexicon } from '../../types.ts';

/** Turns of what candidates falsely say first about accounts. */
export const firstThoughtsOfAccounts = {
  carried_into_next_income: [
    'start the income statement, starts the income statement, open the income statement, opens the income statement, opening line of the income statement, first line of the income statement of, into the next income statement, into next year’s income statement, next year’s p and l, next year’s income statement, income statement of the following year, income statement of the next year',
    'ouvre le compte de résultat, commence le compte de résultat, démarre le compte de résultat, dans le compte de résultat suivant, compte de résultat de l’année suivante, compte de résultat de l’exercice suivant, prochain compte de résultat, compte de résultat de l’an prochain',
  ],
  cash_by_the_profit: [
    'up by exactly the profit, up by the profit, up by exactly the net income, up by the net income, rises by the profit, rises by exactly the profit, rises by the net income, grown by the profit, increases by the profit, increases by net income, more cash at year end, lands as cash, in the balance sheet as cash, on the balance sheet as cash, straight to cash on the balance sheet, exactly as much cash',
    'de cash en plus à la clôture, de trésorerie en plus à la clôture, tel quel dans la trésorerie, telle quelle dans la trésorerie, trésorerie augmente du résultat, trésorerie augmente exactement du, trésorerie augmente d’autant, cash augmente d’autant, cash augmente du résultat, trésorerie monte d’autant, devient de la trésorerie au bilan, en trésorerie au bilan, directement dans la trésorerie',
  ],
  pile_of_cash: [
    'pile of cash, kept in the bank, sits in the bank, sitting in the bank, money in the bank account, saved in the bank, cash reserve, pot of cash, cash the company has put aside, cash put aside, stack of cash, stored as cash, held in cash',
    'tas de cash, gardée en banque, gardé en banque, argent mis de côté, argent gardé, réserve de cash, réserve de trésorerie, matelas de cash, cagnotte, dort en banque, gardés sur le compte, trésorerie accumulée, cash accumulé',
  ],
  deducted_in_ebitda: [
    'already been deducted in ebitda, already deducted in ebitda, deducted in ebitda, taken off in ebitda, already in ebitda, included in ebitda, ebitda is after, ebitda already covers, ebitda comes after, already paid out of ebitda, already netted in ebitda, ebitda already takes into account',
    'déjà déduits dans l’ebitda, déjà déduites dans l’ebitda, déduits de l’ebitda, déjà retirés de l’ebitda, déjà dans l’ebitda, compris dans l’ebitda, ebitda est après, l’ebitda est calculé après, ebitda tient déjà compte, ebitda couvre déjà',
  ],
  supplier_delay_longer: [
    'longer the supplier terms, more time suppliers give, longer suppliers wait, later you pay suppliers, longer you take to pay, longer payment terms from suppliers, more supplier credit, longer terms with suppliers, longer payables',
    'plus ils vous accordent de délai, plus ils accordent de délai, plus le délai fournisseur, plus les fournisseurs vous laissent, plus on paie tard, plus vous payez tard, plus les fournisseurs accordent, délais fournisseurs plus longs, allonger le délai fournisseur',
  ],
  takes_cash_from_you: [
    'drain your cash, drains your cash, drains cash, drain cash, the more cash they drain, more cash it takes, more cash you need, more cash it uses, eats your cash, eats cash, costs cash, tie up cash, ties up cash',
    'vous pompent, pompe de la trésorerie, pompent de la trésorerie, vide la caisse, coûte du cash, coûte de la trésorerie, consomme de la trésorerie, consomme du cash, mange du cash, mange de la trésorerie, immobilise du cash, immobilise de la trésorerie',
  ],
  fair_value_above_price: [
    'excess of the fair value of the net assets over the price, excess of fair value over the price, excess of the net assets over the price, fair value minus the price, net assets minus the price, net assets less the price, net assets exceed the price, assets are worth more than the price paid, fair value of the net assets over the price, amount by which the net assets exceed, how cheap the deal, how cheap it was',
    'excédent de la juste valeur sur le prix, excédent de l’actif net sur le prix, juste valeur moins le prix, actif net moins le prix, actif net dépasse le prix, juste valeur dépasse le prix, à quel point on a payé peu, bonne affaire réalisée, excès de la juste valeur de l’actif net sur le prix',
  ],
  after_the_rents: [
    'ebitda after rent, ebitda after rents, ebitda after lease, ebitda after leases, ebitda after deducting rent, ebitda net of rent, ebitda with rents deducted, ebitda with the rent deducted, pre ifrs 16 ebitda, ebitda before ifrs 16',
    'ebitda après loyers, ebitda après loyer, ebitda net de loyers, ebitda loyers déduits, ebitda une fois les loyers déduits, ebitda avant ifrs 16, ebitda pré ifrs 16',
  ],
  with_lease_debt: [
    'including the lease liability, including lease liabilities, including lease debt, including leases, with the lease liability, with lease debt, with leases, lease liability included, leases included, plus the lease liability',
    'avec la dette locative, avec dette locative, dette locative incluse, dette locative comprise, y compris la dette locative, y compris les loyers, en incluant la dette locative, plus la dette locative, loyers inclus',
  ],
  is_the_right_match: [
    'is the right, is consistent, is coherent, is the correct, that is right, that is consistent, you divide, you take, one takes, i take, we take, divided by, over',
    'est la bonne, c’est la bonne, est cohérent, c’est cohérent, est correct, on prend, je prends, on divise, je divise, divisée par, divisé par, sur',
  ],
  wc_rise_as_plus: [
    'rise in working capital adds, increase in working capital adds, rise in working capital is added, increase in working capital is added, working capital increase is added, more receivables is more money, more receivables means more cash, more receivables means more money, receivables are more money',
    'hausse du bfr s’ajoute, augmentation du bfr s’ajoute, hausse de bfr s’ajoute, on ajoute la hausse du bfr, on ajoute l’augmentation du bfr, créances en plus c’est de l’argent en plus, créances en plus c’est du cash en plus, plus de créances c’est plus d’argent, plus de créances c’est plus de cash',
  ],
  purchase_improves: [
    'lowers working capital, reduces working capital, decreases working capital, brings working capital down, frees working capital',
    'fait baisser le bfr, baisse le bfr, réduit le bfr, diminue le bfr, fait diminuer le bfr, allège le bfr',
  ],
  tax_on_full_price: [
    'charged on the full selling price, on the full selling price, on the full sale price, on the whole selling price, on the full proceeds, on the whole proceeds, on the sale proceeds, on the entire sale, on the full revenue, on the whole revenue, on total revenue, on all the revenue, on the cash you received, on the cash received, on the total price',
    'sur tout le prix de vente, sur le prix de vente entier, sur l’intégralité du prix, sur la totalité du prix, sur la totalité de la vente, sur tout le chiffre d’affaires, sur la totalité du chiffre, sur l’intégralité de la vente, sur l’argent encaissé, sur tout l’encaissement, sur le cash reçu, sur l’encaissement',
  ],
  supplier_days_are_ours: [
    'dpo is the time we give, dpo is the delay we give, dpo is the credit we give, dpo measures how long customers, dpo is how long customers, dpo is the time customers take, payables are what customers owe, dso is the time we take to pay, dso is how long we take to pay',
    'dpo c’est le délai que nous accordons, dpo est le délai que nous accordons, dpo est le délai accordé à nos clients, dpo est le délai accordé aux clients, dpo c’est le délai accordé aux clients, dpo mesure le délai des clients, dpo c’est le temps que mettent les clients, dso est le délai que nous accordent les fournisseurs, dso c’est le temps que nous mettons à payer',
  ],
  tax_cash_same_year: [
    'saves tax in cash the same year, saves tax in cash the very same year, saves tax the same year, saves tax this year, saves tax in the year, tax saving in the same year, immediate tax saving, immediate cash tax saving, saves cash tax straight away, always deductible, deductible when you book it, deductible straight away, deductible as soon as, deductible the year you book',
    'économise de l’impôt la même année, économie d’impôt immédiate, économie d’impôt la même année, baisse l’impôt payé tout de suite, réduit l’impôt payé la même année, toujours déductible, déductible dès qu’on la passe, déductible immédiatement, déductible tout de suite, déductible dès la comptabilisation, déductible l’année même',
  ],
  prepaid_hurts_cash: [
    'deferred revenue hurts cash, deferred revenue reduces cash, deferred revenue lowers cash, deferred revenue drains cash, deferred revenue is a use of cash, deferred revenue costs cash, rise in deferred revenue is an outflow, deferred revenue is bad for cash, liability that you have to fund, liability you have to fund, liability that has to be funded',
    'produits constatés d’avance pèse sur la trésorerie, constatés d’avance dégrade la trésorerie, constatés d’avance dégrade le cash, constatés d’avance réduit la trésorerie, constatés d’avance consomme de la trésorerie, constatés d’avance coûte de la trésorerie, constatés d’avance pèse sur le cash, hausse des pca est un emploi, hausse des pca consomme, passif qu’il faut financer',
  ],
  once_paid_all_revenue: [
    'recognise all the revenue, recognises all the revenue, book all the revenue, books all the revenue, recognise the whole revenue, book the full revenue, recognise the full amount, all of it is revenue, full year of revenue, whole amount is revenue',
    'reconnaît tout le chiffre d’affaires, comptabilise tout le chiffre, constate tout le chiffre, enregistre tout le chiffre, reconnaît la totalité, comptabilise la totalité, constate la totalité, tout est du chiffre d’affaires, prend tout en chiffre',
  ],
  as_soon_as_paid: [
    'as soon as the customer pays, as soon as the customer has paid, once the customer pays, once the customer has paid, when the customer pays, when the cash comes in, when the cash arrives, on receipt of the cash, as soon as the cash, once the cash is in, the day the cash',
    'dès que le client a payé, dès que le client paie, dès l’encaissement, une fois que le client a payé, quand le client a payé, quand le client paie, dès que l’argent est encaissé, dès que l’argent arrive, au moment de l’encaissement, à l’encaissement',
  ],
  shareholder_gains: [
    'value for shareholders rises, value to shareholders rises, shareholders are richer, equity value rises, equity value goes up, share price rises, share price goes up, shares are worth more, value of the shares rises, creates value for shareholders, shareholder value goes up, shareholder value rises',
    'valeur pour l’actionnaire monte, valeur pour l’actionnaire augmente, valeur des titres monte, valeur des titres augmente, valeur des fonds propres augmente, valeur des fonds propres monte, cours monte, cours augmente, actions valent plus, actionnaires sont plus riches, crée de la valeur pour l’actionnaire, valeur actionnariale augmente',
  ],
} as const satisfies Lexicon;
