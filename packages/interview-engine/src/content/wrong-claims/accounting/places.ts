import type { WrongClaim } from '../../types.ts';

/** What is falsely said of where a flow lands and when it is booked. */
export const misplacedClaims = {
  net_income_ends_cash_flow: {
    concept: 'net_income',
    says: [
      'cash_paper > ends_with_profit & !earnings_paper',
      'net_income|profit > ends_the_statement',
      'net_income|profit > as_closing_cash',
      'net_income|profit >> goes_in >> closing_cash',
      'net_income|profit >> is_put_with|flow >> cash_line',
      'net_income > -goes_in|-found_on >> ~cash_paper & !"directly"|"directement"|"as is"|"tel quel"',
      'net_income > stays_in_earnings_paper',
    ],
    example: {
      en: 'Net income is the last line of the cash flow statement.',
      fr: 'Le résultat net donne la trésorerie de clôture.',
    },
    correction: {
      en: 'Net income opens the cash flow statement; what closes it is the cash at the end of the year.',
      fr: 'Le résultat net ouvre le tableau de flux ; ce qui le clôt est la trésorerie de fin d’année.',
    },
  },
  closing_cash_on_wrong_side: {
    concept: 'balance_sheet',
    says: [
      'closing_cash|ends_the_statement|cash_left_at_end & liabilities_side & !asset',
      'closing_cash > liabilities_side',
      'closing_cash >> goes_in >> owners_pot|equity|liabilities_side|earnings_paper',
      'closing_cash > -found_on > ~balance_sheet',
      'closing_cash >> stays_in >> cash_paper',
      'closing_cash > misses_the_sheet',
    ],
    example: {
      en: 'Closing cash lands in equity.',
      fr: 'La trésorerie de clôture figure au passif du bilan.',
    },
    correction: {
      en: 'Closing cash is the cash line among the assets of the balance sheet.',
      fr: 'La trésorerie de clôture est la ligne de trésorerie à l’actif du bilan.',
    },
  },
  profit_kept_goes_to_debt: {
    concept: 'retained_earnings',
    says: [
      'net_income|profit|retained_earnings >> is_put_with >> debt|borrowings',
      'net_income & is_put_with >> debt|borrowings & !repay',
      'dividends > lowers >> net_income',
    ],
    example: {
      en: 'Net income is added to debt.',
      fr: 'Le résultat net s’ajoute à la dette.',
    },
    correction: {
      en: 'What is not paid out as dividends goes into retained earnings, in equity.',
      fr: 'Ce qui n’est pas distribué va dans les réserves, en capitaux propres.',
    },
  },
  rise_of_working_capital_helps: {
    concept: 'nwc',
    says: [
      'wc_piles_up > cash_comes_up & !supplier|payables|before|sell|"less than"|"moins"',
      'nwc >> "so cash goes up"|"so cash rises"|"donc la trésorerie monte"|"donc le cash monte"',
      '"increases working capital"|"augmente le bfr"|"working capital rises"|"bfr monte" > "cash goes up"|"cash rises"|"trésorerie monte"|"trésorerie augmente"',
      'climbs > inventory|receivables|nwc >> is_an_inflow & !payables|supplier',
      'longer_terms > yields >> cash_word & !supplier|payables',
      'longer_terms > "aident"|"help" > cash_word',
      'climbs|takes_longer > nwc|receivables|inventory >> raises|yields >> cash_word|operating_section',
      'nwc|receivables|inventory >> climbs > raises|yields >> cash_word|operating_section',
      'climbs > payables|supplier >> eats|lowers >> cash_word|operating_section',
      'drops > nwc|receivables|inventory >> eats|lowers >> cash_word|operating_section',
      'nwc|receivables|inventory >> climbs > added_to_cash',
      'wc_rise_as_plus',
      'climbs > nwc|receivables|inventory > is_an_inflow & !is_an_outflow|payables|supplier|drops',
      'nwc|receivables|inventory >> climbs > is_an_inflow & !is_an_outflow|payables|supplier|drops',
      'climbs > payables|supplier > is_an_outflow & !is_an_inflow|receivables|inventory|customer',
      'payables|supplier >> climbs > is_an_outflow & !is_an_inflow|receivables|inventory|customer',
      'drops > nwc|receivables|inventory > is_an_outflow & !is_an_inflow|payables|supplier|climbs',
      'nwc|receivables|inventory >> drops > is_an_outflow & !is_an_inflow|payables|supplier|climbs',
      'more_time_for_clients > does_cash_good',
    ],
    example: {
      en: 'An increase in receivables raises operating cash flow.',
      fr: 'Une hausse du BFR augmente le flux d’exploitation.',
    },
    correction: {
      en: 'More receivables and stock hold cash back; more payables bring it.',
      fr: 'Davantage de créances et de stocks retiennent du cash ; davantage de dettes fournisseurs en apportent.',
    },
  },
  capex_through_income_statement: {
    concept: 'capex',
    says: [
      'capex|equipment >> goes_in >> earnings_paper & !da|wear|happen_over_time',
      'capex|equipment >> goes_in >> earnings_paper > all_at_once',
      'reinstate >> capex & !"décaissés"|"décaissé"|"paid now"|"up front"|"immobilisations"|"fixed assets"|"retire l’amortissement"|"retire les amortissements"|"less depreciation"|"minus depreciation"|"petit à petit"|"peu à peu"|"over time"|"over the years"|"qui sort"|"comptant"|"amortit"',
      'capex >> reinstate',
      'capex_added_back',
      'capex|equipment >> already_in >> net_income|profit|earnings_paper',
    ],
    example: {
      en: 'Capex goes through the income statement in full.',
      fr: 'Les capex passent au compte de résultat en une fois.',
    },
    correction: {
      en: 'Capex goes to the balance sheet; the income statement only sees its depreciation.',
      fr: 'Le capex va au bilan ; le compte de résultat n’en voit que l’amortissement.',
    },
  },
  purchase_hits_profit: {
    concept: 'accrual',
    says: [
      'buy > goes_in >> cost_of_sales|earnings_paper & !sell|not_a_thing',
      'buy|inventory|goods > goes_in >> cost_of_sales|earnings_paper > all_at_once & !sell',
      'buy|first_step > hits_it >> pretax_profit & !sell|nothing_upon|not_a_thing',
      'buy > lowers >> equity|owners_pot|retained_earnings',
      'buy > equity|owners_pot|retained_earnings >> drops',
      'balance_sheet >> "shrinks"|"rétrécit" & buy|first_step|cash',
      'expenses_it > ~inventory|~goods|~buy >> when_bought & !sell',
      'expenses_it > inventory|goods > when_bought & !"is sold"|"are sold"|"when sold"|"vendu"|"vendus"|"vendue"|"vendues"',
      'inventory|goods|buy > expenses_it > when_bought & !"is sold"|"are sold"|"when sold"|"vendu"|"vendus"|"vendue"|"vendues"',
      'buy > goes_in >> cost_of_sales > when_bought',
      'first_step & earnings_paper > shows_a_cost',
      'equity|owners_pot|retained_earnings >> drops > when_bought',
      'equity|owners_pot >> drops > # > "à l’achat"|"when you buy"|"at purchase"',
      'unsold_half > goes_in >> cost_of_sales',
      'unsold_half > expense_word|expenses_it',
    ],
    example: {
      en: 'Buying the inventory lowers equity.',
      fr: 'L’achat du stock fait baisser les capitaux propres.',
    },
    correction: {
      en: 'The purchase swaps cash for stock: neither profit nor equity moves before the sale.',
      fr: 'L’achat échange de la trésorerie contre du stock : ni le résultat ni les capitaux propres ne bougent avant la vente.',
    },
  },
  purchase_neutral_on_cash: {
    concept: 'd_nwc',
    says: [
      'buy > ~nothing_upon >> ~cash_word',
      'inventory|goods >> as_good_as_cash',
      'inventory|goods > ~nothing_upon >> ~cash_word',
    ],
    example: {
      en: 'Stock is as good as cash.',
      fr: 'L’achat du stock est neutre sur la trésorerie.',
    },
    correction: {
      en: 'The money leaves the bank with the purchase and only returns with the sale.',
      fr: 'L’argent quitte la banque à l’achat et ne revient qu’avec la vente.',
    },
  },
  sale_escapes_tax: {
    concept: 'net_income',
    says: [
      'no_tax_said > because_word > paid_in_cash & !buy|first_step',
      'no_tax_said > the_gain & !buy',
      'the_gain >> no_tax_said & !buy',
      'no_tax_said > margin_word',
      'margin_word >> no_tax_said',
      '-tax_word > margin_word',
      'tax_word >> computed_on >> sale_proceeds & !cost_of_sales|minus_word|subtract',
      'tax_word > computed_on > sale_proceeds > -margin_word|-the_gain',
      'applies_rate > sale_proceeds & !minus_word|subtract',
      'no_tax_said > because_word & cash_word|receive & !buy|goods',
    ],
    example: {
      en: 'The margin is not taxed.',
      fr: 'L’impôt se calcule sur le chiffre d’affaires.',
    },
    correction: {
      en: 'Tax falls on the margin of the units sold: price less cost.',
      fr: 'L’impôt porte sur la marge des unités vendues : prix moins coût.',
    },
  },
  booked_when_paid: {
    concept: 'accrual',
    says: [
      'record|booked_word|"recognise" > "whole year"|"full year"|"whole lot"|"toute l’année"|"année entière" > moment_of_payment & !delivery_word|liability',
      'revenue|sell > record|booked_word > booked_all_at_once > day_of_payment & !whenever_paid',
      'lets_you_book > sell|revenue > day_cash_arrives & !delivery_word|whenever_paid',
      'whole_of_it > earned > moment_of_payment',
      'counts_it > sell|revenue > moment_of_payment & !delivery_word|late|whenever_paid|liability',
      'moment_of_payment > record|booked_word > revenue & !delivery_word|liability|deferred_revenue|whenever_paid',
      'moment_of_payment > is_revenue_then & !delivery_word|liability|whenever_paid',
      'is_revenue_then > moment_of_payment & !delivery_word|late|whenever_paid',
      'record|booked_word >> because_paid & !delivery_word',
      '-revenue|-sell > ~until_paid & !cash_word',
      '"only" > revenue|record|booked_word > moment_of_payment & !delivery_word|whenever_paid',

      'revenue|sell|earnings_paper|profit|record > booked_word > moment_of_payment & !delivery_word|late|whenever_paid',
      'booked_word >> moment_of_payment & revenue|sell & !late|whenever_paid',
      'record|booked_word >> revenue > moment_of_payment & !delivery_word|late|whenever_paid',
      'record|booked_word > revenue|profit|"en produit" > moment_of_payment & !delivery_word|liability|deferred_revenue|whenever_paid',
      'delivery_word >> plays_no_part & revenue|booked_word|record',
    ],
    example: {
      en: 'Revenue is recognised on the day the customer pays.',
      fr: 'On constate tout le chiffre d’affaires le jour du paiement.',
    },
    correction: {
      en: 'Revenue is booked as the service is delivered, whenever the cash comes in.',
      fr: 'Le chiffre d’affaires se constate au fil de la livraison, quel que soit le moment de l’encaissement.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
