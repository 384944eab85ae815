import type { WrongClaim } from '../types.ts';
import { accountingCycleClaims } from './accounting-cycle.ts';
import { accountingPlaceClaims } from './accounting-place.ts';
import { accountingSurplusClaims } from './accounting-surplus.ts';
import { flatlyWrongClaims } from './accounting/flatly-wrong.ts';
import { misplacedClaims } from './accounting/places.ts';
import { reversedAccountClaims } from './accounting/reversals.ts';

export const accountingClaims = {
  ...accountingCycleClaims,
  ...accountingSurplusClaims,
  ...accountingPlaceClaims,
  ...misplacedClaims,
  ...reversedAccountClaims,
  ...flatlyWrongClaims,
  profit_is_cash: {
    concept: 'cash_flow_statement',
    says: [
      'earned|profit|earnings_paper >> bank_content & !"different"|"differs"|"différent"|"difference"|"différence"|"écart"|cash_paper',
      'cash_word|closing_cash > moves_exactly_by >> net_income|profit & !between_the_two',
      'cash_word|closing_cash > rises_by_profit & !between_the_two',
      'opening_plus_profit & !between_the_two|owners_pot|equity|retained_earnings|dividends',
      'net_income|profit >> is_in_bank & !in_part',

      'profit > straight > cash_pile',
      'profit > is_the_cash',
      '"profitable company" & is_the_cash',
      '"société rentable" & is_the_cash',
      'profit|net_income & straight_to_cash',
      'profit|net_income >> is_cash_made',
      'net_income|profit > is_cash_made',
      'profit & move_as_one & cash_word',
      'net_income > cash_by_the_profit & !reinstate|adjust',
      'cash_by_the_profit & net_income|profit & !reinstate|adjust',
    ],
    example: {
      en: 'Net income goes straight into the bank account.',
      fr: 'Le résultat net va directement sur le compte en banque.',
    },
    correction: {
      en: 'Profit only becomes cash after non-cash items, working capital, investment and debt.',
      fr: 'Le résultat ne devient de la trésorerie qu’après les charges non décaissées, le BFR, les investissements et la dette.',
    },
  },
  profit_means_cash: {
    concept: 'accrual',
    says: [
      'net_income|profit >> is_in_bank & !in_part',

      'profit > is_the_cash',
      'profit > straight > cash_pile',
      '"profitable company" & is_the_cash',
      '"société rentable" & is_the_cash',
      'gainful > unable_word >> ~dry_up',
      'gainful >> is_cash_made',
      'profit > move_as_one & cash_word|receive|cash',
      'move_as_one > profit & cash',
      'move_as_one & accrual|revenue & receive|cash_word',
      'gainful > able_to_borrow',
      'revenue & is_the_cash & !deferred_revenue|in_advance',
      'profit|net_income > ends_as_cash',
      'gainful > unable_word > ~dry_up',
    ],
    example: {
      en: 'A company with a positive profit always has the cash to pay its bills.',
      fr: 'Un résultat positif suffit à garantir que la société paiera ses factures.',
    },
    correction: {
      en: 'Revenue is booked before it is collected, so a profit says nothing about the bank account.',
      fr: 'Le chiffre d’affaires est constaté avant l’encaissement, si bien qu’un bénéfice ne dit rien du compte en banque.',
    },
  },
  depreciation_costs_cash: {
    concept: 'noncash_addback',
    says: [
      'da|wear > stays_taken_off & !capex|impairment',

      'da > costs_cash',
      'wear > costs_cash',
      'da|wear > real_outflow',
      'real_outflow > da|wear',
      'no_add_back',
      'da|wear > taken_off_again',
      'da|wear > eats|lowers >> cash_word & !"nothing in cash"|"rien en cash"',
      'da|wear >> is_paid',
      'da|wear > takes_money > cash_word & !"étalé"|"étalée"|"spread"',
    ],
    example: {
      en: 'Depreciation is a cash cost that you pay each year.',
      fr: 'L’amortissement est une sortie de trésorerie chaque année.',
    },
    correction: {
      en: 'Depreciation is an accounting charge: the money left when the asset was bought.',
      fr: 'L’amortissement est une écriture comptable : l’argent est parti à l’achat de l’actif.',
    },
  },
  depreciation_without_tax_effect: {
    concept: 'tax_shield',
    says: [
      '~not_let_deduct & da|wear',
      'cash > unchanged|-change & da|not_cash',
      'da|not_cash & unchanged > ~cash & !"en elle-même"|"itself"|"effet fiscal"|"tax effect"',
      'unchanged > ~cash & da|not_cash & !"en elle-même"|"itself"|"effet fiscal"|"tax effect"',
      'da > -change|-not_touch > tax_word|~tax_word',
      'da & unchanged > ~tax_word & !"en elle-même"|"itself"|"effet fiscal"|"tax effect"',
      'da & -tax_word & cash',
      'da > never_touches > cash|tax_word',
      'tax_not_down & !"sauf"|"unless"|"if"|"otherwise"|"sinon"|"would be no"',
      'cash_word >> keeps_still & da|not_cash',
    ],
    example: {
      en: 'Cash stays the same because depreciation is a non-cash charge.',
      fr: 'La trésorerie reste la même parce que la dotation est une charge calculée.',
    },
    correction: {
      en: 'The charge lowers the tax bill, so cash rises by the tax saved.',
      fr: 'La charge réduit l’impôt payé : la trésorerie augmente de l’économie d’impôt.',
    },
  },
  cash_falls_like_profit: {
    concept: 'noncash_addback',
    says: [
      'cash_word|bank_word >> "loses" > #',
      'loses_so_much >> # >> cash_word',
      'net_income|profit|# > same_in_cash',

      'profit & cash > fall > same_amount & !owners_pot|retained_earnings|equity',
      'profit > fall & cash > same_amount & !owners_pot|retained_earnings|equity',
      'cash_down',
      'cash_word >> drops',
      'profit > drops & less_cash_word',
      'da|cash_paper & taken_off_again',
    ],
    example: {
      en: 'Net income falls by 75 and cash falls by the same amount.',
      fr: 'Le résultat net baisse de 75 et la trésorerie baisse du même montant.',
    },
    correction: {
      en: 'Profit falls, yet the charge is added back, so cash rises by the tax saved.',
      fr: 'Le résultat baisse, mais la charge est réintégrée : la trésorerie augmente de l’économie d’impôt.',
    },
  },
  stock_expensed_at_purchase: {
    concept: 'accrual',
    says: [
      'buy > record > "a loss"|"une perte" & !no_effect|-loss_word',
      'record > expense_word & buy & !no_effect|counts_only|plain_day_sold',
      'buy & profit >> fall',
      'buy|goods > expensed_now',
      'fall >> profit & buy & !no_effect|plain_day_sold|takes_none',
      'expensed_now',
      'profit_down',
      'buy > cost_at_once & !no_effect',
      'buy|goods > hits_profit_now',
      'purchase_is_cost',
      'expense_word|record & when_we_pay',
      'triggers_it > expense_word > pay',
      'pay >> triggers_it > expense_word',
      'buy > lowers >> profit & !no_effect|plain_day_sold|takes_none',
    ],
    example: {
      en: 'When we buy the stock we book an expense of 80.',
      fr: 'À l’achat, on comptabilise une charge de 80 et le résultat baisse.',
    },
    correction: {
      en: 'A purchase of stock only swaps one asset for another: the cost reaches the income statement with the sale.',
      fr: 'Acheter du stock ne fait qu’échanger un actif contre un autre : le coût passe au compte de résultat à la vente.',
    },
  },
  margin_untaxed: {
    concept: 'net_income',
    says: [
      '-tax_word > ~on_margin',
      'margin_word > -tax_word',
      'untaxed_margin',
      'state_takes_nothing & margin_word|sell|#',
    ],
    example: {
      en: 'There is no tax on the margin when it is settled in cash.',
      fr: 'Il n’y a pas d’impôt sur la marge puisqu’elle est encaissée.',
    },
    correction: {
      en: 'The margin on the units sold is taxed like any other profit.',
      fr: 'La marge sur les unités vendues est imposée comme tout bénéfice.',
    },
  },
  whole_stock_as_cost: {
    concept: 'net_income',
    says: [
      '"all" > # > inventory|goods > cost_of_sales',
      'inventory|goods > in_entirety > cost_of_sales & !sell|"sold"|"vendu"',
      'whole_stock & cost_of_sales',
      'whole_stock > expense_word',
      'loss_made',
      'cost_word|expense_word|cost_of_sales >> whole_stock & sell|subtract|year_result',
      'sell|revenue & no_cost_in_face',
    ],
    example: {
      en: 'You deduct the whole inventory as cost of sales.',
      fr: 'On déduit tout le stock en coût des ventes.',
    },
    correction: {
      en: 'Only the units sold become a cost; the other half stays in inventory.',
      fr: 'Seules les unités vendues deviennent une charge ; l’autre moitié reste au bilan.',
    },
  },
  principal_is_expense: {
    concept: 'debt_paydown',
    says: [
      'principal > expense_word & profit|earnings_paper',
      'principal > fall > profit',
      'principal|instalment|repay > cost_at_once',
      'principal|instalment > above_profit & !"nulle part"|"nowhere"|"never"|"jamais"|"not"',
      'principal|instalment|repay >> already_in',
      'principal|instalment|repay > already_in >> ebitda|profit|earnings_paper',
      'dividends|capex|principal|instalment > lowers >> ebitda',
    ],
    example: {
      en: 'Loan repayments are an expense in the income statement.',
      fr: 'Les remboursements sont une charge du compte de résultat.',
    },
    correction: {
      en: 'Only interest reaches the income statement; principal leaves the bank without touching profit.',
      fr: 'Seuls les intérêts passent au compte de résultat ; le capital sort de la banque sans toucher le bénéfice.',
    },
  },
  supplier_days_added: {
    concept: 'payables',
    says: [
      'suppliers_side > makes_cycle_longer & !clients_side|cycle_shorter|drops|squeezes|sooner|"shorter"|"fewer"|"less"|"moins"|"courts"|"court"',
      'payables > add_on',
      'add_on > inventory|goods > add > payables',
      '"plus payables"',
      '"plus dpo"',
      '"plus supplier"',
      '"plus suppliers"',
      '"plus fournisseurs" & !lowers',
      '"plus délai fournisseur" & !lowers',
      '"add payables"',
      '"add dpo"',
      '"add suppliers"',
      '"ajoute fournisseurs"',
      '"ajoute délai fournisseur"',
      'receivables|inventory|goods|customer > plus_suppliers & !"minus"|"moins"|lowers',
      'payables >> plus_word >> receivables|inventory',
      'sum_of_three',
      'payables > raises >> "cycle"',
      'payables|supplier > # > add_on|adds_up > the_other_two & !subtract',
      'payables|supplier > # > # > add_on|adds_up > the_other_two & !subtract',
      'payables|supplier > add_on|adds_up > the_other_two & !subtract',
      'plus_word >> payables|supplier & !subtract|minus_word|stretches|release|takes_off|lowers',
    ],
    example: {
      en: 'The suppliers, 45 days, you add on top because it is one more delay.',
      fr: 'Le délai fournisseur s’ajoute aux deux autres.',
    },
    correction: {
      en: 'Supplier days are subtracted: suppliers finance part of the cycle.',
      fr: 'Le délai fournisseur se soustrait : les fournisseurs financent une partie du cycle.',
    },
  },
  release_every_year: {
    concept: 'liquidity',
    says: [
      'get_it_again > again_yearly & !just_once|interest',
      '# > "to cash flow"|"de cash flow"|"de trésorerie" > by_the_year & !interest|just_once',
      'gain_of_each_year & !interest|just_once',
      'gives_back|improve_word > # > by_the_year & !interest|just_once',
      '# > "on les a"|"you get them"|"il les rend"|"we get them" > by_the_year',
      '# > by_the_year > "extra cash"|"more cash"|"of cash"|"de cash" & !interest|just_once',

      'release|receive & cash|# & again_yearly',
      '"get" & # & again_yearly',
      'release|receive > again_yearly',
      'freed_gain > again_yearly|repeats|every_year & !divide|interest',
    ],
    example: {
      en: 'Ten days less frees up twenty million every year.',
      fr: 'Dix jours de moins libèrent vingt millions chaque année.',
    },
    correction: {
      en: 'The release comes once: the year after, the level is simply lower.',
      fr: 'Le gain n’a lieu qu’une fois : ensuite, le niveau est simplement plus bas.',
    },
  },
  goodwill_amortised_ifrs: {
    concept: 'impairment',
    says: [
      'goodwill_word > is_amortised',
      'ifrs_word > is_amortised',
      'is_amortised > ifrs_word',
      'ifrs_word & is_amortised & goodwill_word',
      '"goodwill est amorti"',
      '"goodwill est ensuite amorti"',
      'assert_amortise & every_year',
      'ifrs_word > assert_amortise',
      'ifrs_word & assert_amortise',
    ],
    example: {
      en: 'Under IFRS goodwill is amortised over twenty years.',
      fr: 'En IFRS le goodwill est amorti sur vingt ans.',
    },
    correction: {
      en: 'Under IFRS goodwill is tested for impairment each year, never spread over time.',
      fr: 'En IFRS le goodwill fait l’objet d’un test de dépréciation annuel, sans étalement.',
    },
  },
  impairment_costs_cash: {
    concept: 'noncash_addback',
    says: [
      'impairment|mark_down|loss_word > # > out_of_bank & !long_spent',
      'impairment|mark_down|loss_of_value > stays_taken_off & !deferred_tax',
      'not_putting_back',
      'loses_so_much >> # >> cash_word',
      'cash_word > loses_so_much >> # & !net_income|profit',
      'net_income|profit|# > same_in_cash',
      'impairment|mark_down|loss_of_value >> eats > # > cash_word',

      'impairment > costs_cash',
      'mark_down > costs_cash',
      'no_add_back & !deferred_tax',
      'impairment|mark_down|loss_word > real_outflow',
      'real_outflow',
      'cash_down',
      'impairment|mark_down|loss_word > is_outflow',
      'impairment|mark_down|loss_word > lowers >> cash_word & !"non-cash"|"non cash"|"noncash"',
      'cash_word >> drops',
      'takes_off >> mark_down|impairment|loss_word > cash_paper',
      'cash_paper > takes_off >> mark_down|impairment|loss_word',
      'lost_money',
    ],
    example: {
      en: 'The impairment is a cash outflow for the company.',
      fr: 'La dépréciation est une sortie de trésorerie pour la société.',
    },
    correction: {
      en: 'An impairment is an accounting loss: nothing leaves the bank.',
      fr: 'Une dépréciation est une perte comptable : rien ne quitte la banque.',
    },
  },
  goodwill_impairment_costs_cash: {
    concept: 'impairment',
    says: [
      'impairment|mark_down|loss_of_value > stays_taken_off & !deferred_tax',
      'not_putting_back',

      'impairment > costs_cash',
      'mark_down > costs_cash',
      'no_add_back & !deferred_tax',
      'impairment|mark_down|loss_word > real_outflow',
      'cash_down',
      'impairment|mark_down|goodwill_word & real_outflow',
      'impairment|mark_down|loss_word > is_outflow',
      'impairment|mark_down|loss_word > lowers >> cash_word & !"non-cash"|"non cash"|"noncash"',
    ],
    example: {
      en: 'A goodwill impairment uses up cash.',
      fr: 'La dépréciation du goodwill consomme de la trésorerie.',
    },
    correction: {
      en: 'A goodwill impairment is an accounting loss: nothing leaves the bank.',
      fr: 'La dépréciation du goodwill est une perte comptable : rien ne quitte la banque.',
    },
  },
  goodwill_over_book_value: {
    concept: 'ppa',
    says: [
      'price > subtract|surplus > books_value & -revalue|-net_assets',
      '"price minus book" & !write_up|remeasured|"simply"|"would have"|"you have said"',
      '"price less book"',
      '"price over book"',
      '"prix moins valeur comptable"',
      '"prix moins capitaux propres comptables"',
      'price_less_book & !write_up|remeasured',
      'price >> minus_word|takes_off >> accounts_value & simply_word',
      'goodwill|surplus & price >> minus_word >> accounts_value & simply_word',
      'surplus >> minus_word >> accounts_value & simply_word',
      'goodwill > minus_word >> accounts_value & simply_word',
      'goodwill & ~skips_fair_value',
    ],
    example: {
      en: 'It is the price minus book value, nothing more.',
      fr: 'C’est le prix moins la valeur comptable, rien d’autre.',
    },
    correction: {
      en: 'Goodwill is measured against net assets brought to fair value, net of deferred tax.',
      fr: 'Le goodwill se mesure sur l’actif net remis à sa juste valeur, net d’impôt différé.',
    },
  },
  impairment_saves_tax_now: {
    concept: 'deferred_tax',
    says: [
      'deduct > right_away & !"if the tax"|"not the normal"|"si l’administration"',
      'right_away > deduct',
      'right_away & tax_word > less_of & cash|#',
      'save > tax_word & right_away',
      'mark_down|impairment & less_of > tax_word & more_cash_now',
      'tax_saved_today',
      'cash_up & !"not the normal"|"if the tax"|"grands"',
      'impairment|mark_down|loss_word > lowers|save > tax_word & right_away',
      'impairment|mark_down|loss_word > lowers >> tax_word & !later|deferred_tax|dta_word|one_day|"pre-tax"|"avant impôt"|"no cash"|"pas de cash"',
      'tax_cash_same_year & mark_down|impairment|loss_word & !goodwill',
    ],
    example: {
      en: 'It is deductible immediately, so the company has 25 more cash this year.',
      fr: 'C’est déductible tout de suite, la société a donc 25 de trésorerie en plus.',
    },
    correction: {
      en: 'Tax relief usually comes later: what you book is a deferred tax asset, without cash.',
      fr: 'L’avantage fiscal vient en général plus tard : on constate un impôt différé actif, sans trésorerie.',
    },
  },
  goodwill_like_any_asset: {
    concept: 'net_income',
    says: [
      'goodwill_word & "exactly like"|"exactement comme"|"treated like the plant"|"same as the plant"|"just like the plant"|"comme la machine"|"comme l’usine" & !"not"|"unlike"|"pas"|"contrairement"|"except"|"sauf"',
      'goodwill_word > treated_same & !"sauf"|"except"|"other than"',
      'treated_same > goodwill_word',
      '"goodwill is the same"',
      'goodwill_word > deductible_too & !"rien"|"nothing"|"asset deal"|"cession d’actifs"|"exception"',
      'goodwill_word > record|generate|receive|"get" > dta_word & !unlike_word',
      'goodwill_word > cut_by_tax & !unlike_word|value_lifted',
      'goodwill_word & same_tax_effect',
      'both|goodwill_word > same_effect & !cash|cash_paper',
      'goodwill_word > relief_given & !"n’ouvre"|"no right"',
      'in_both_cases > tax_gain',
      'treated_same & asset & goodwill_word',
    ],
    example: {
      en: 'And goodwill is the same really, nothing changes.',
      fr: 'Et pour le goodwill, c’est exactement pareil.',
    },
    correction: {
      en: 'Goodwill has no tax base, so its loss hits net income in full.',
      fr: 'Le goodwill n’a pas de base fiscale : sa perte touche le résultat net en totalité.',
    },
  },
  prepayment_is_earned: {
    concept: 'accrual',
    says: [
      'already_earned',
      'record > revenue > right_away',
      'recorded_on_payment',
      'recorded_at_once',
      'revenue & not_yet_billed',
      'record|booked_word > the_subscription|revenue > at_signing',
      'revenue > booked_word >> at_signing',
      'deferred_revenue > already_in > revenue',
      'as_soon_as_paid > ~once_paid_all_revenue',
      '~once_paid_all_revenue > as_soon_as_paid',
      'earned_not_paid & !other_way_round',
    ],
    example: {
      en: 'It is revenue already earned, since the customer has paid.',
      fr: 'C’est du chiffre d’affaires déjà gagné, puisque le client a payé.',
    },
    correction: {
      en: 'Revenue waits for delivery: until then the company owes the service.',
      fr: 'Le chiffre d’affaires attend la livraison : jusque-là, la société doit le service.',
    },
  },
  prepayment_is_asset: {
    concept: 'deferred_revenue',
    says: [
      'counted_as_asset & !other_way_round',

      'stands_as_asset & !liability',
      'stands_as_asset & -liability',
      'deferred_revenue > not_yet_billed',
      'deferred_revenue > lands_as_asset',
    ],
    example: {
      en: 'Deferred revenue is an asset, because the cash is in.',
      fr: 'C’est un actif, puisque l’argent est rentré.',
    },
    correction: {
      en: 'Deferred revenue is a liability: the service is still to be delivered.',
      fr: 'Ce sont des passifs : le service reste à rendre.',
    },
  },
  prepayment_is_cash_like: {
    concept: 'deferred_revenue',
    says: [
      'cash_like & deferred_revenue|in_advance|buyer|customer',
      'free_money & deferred_revenue|in_advance|buyer|customer|seller',
      'deferred_revenue|in_advance|customer & pays_on_top',
      'deferred_revenue > raises >> price|equity_value',
      'deferred_revenue > raises >> ev|value',
      'cash_word > onto_the_price & !debt|net_debt|debt_like|liability',
    ],
    example: {
      en: 'For the buyer deferred revenue is cash-like and adds to the price.',
      fr: 'Pour l’acheteur, c’est comme de la trésorerie et cela s’ajoute au prix.',
    },
    correction: {
      en: 'The buyer inherits a duty to serve: if anything, it lowers the price.',
      fr: 'L’acheteur hérite d’une obligation de servir : au mieux neutre, elle réduit plutôt le prix.',
    },
  },
  leases_are_not_debt: {
    concept: 'net_debt',
    says: [
      'lease_promise|rent_word & -debt_like|-debt & !no_fresh_loan|"either"|"soit"|after_the_rents',
      'ev_fixed',
      'net_debt_down',
      'net_debt >> keeps_still',
      'leases16|lease_promise|liability > lowers >> net_debt',
      'leases16|lease_promise > stays_off & !former_rules',
      'nothing_upon >> ~net_debt',
      'net_debt >> drops',
      'ifrs_word > -reaches >> ~net_debt',
      'ev >> keeps_still|drops & !equity_value|ev_over_ebitda|the_multiple',
    ],
    example: {
      en: 'A lease obligation is not financial debt, so net debt stays where it was.',
      fr: 'La dette nette ne change pas, car les loyers ne sont pas une dette.',
    },
    correction: {
      en: 'The lease liability counts as debt, so net debt and EV both rise by it.',
      fr: 'La dette locative compte comme une dette : dette nette et VE montent toutes deux de son montant.',
    },
  },
  ifrs16_changes_cash: {
    concept: 'leases16',
    says: [
      'ifrs_word|lease_promise|rent_word & real_cash > rise|change|improve_word',
      'no_more_rent',
      '"company generates more cash"',
      '"la société génère plus"',
      'the_standard > raises|lowers|"changed"|"changes"|"change" >> cash_word & !operating_section',
      'the_standard|leases16|rent_word & cash_word >> climbs|drops & !operating_section|keeps_still',
      'the_standard|company & pays_less_rent',
      'operating_section >> drops',
    ],
    example: {
      en: 'Under IFRS 16 the real cash rises because rent disappears.',
      fr: 'Avec IFRS 16 la trésorerie réelle augmente, puisque les loyers disparaissent.',
    },
    correction: {
      en: 'The landlord is paid the same: only the presentation changes.',
      fr: 'Le bailleur touche la même somme : seule la présentation change.',
    },
  },
  ifrs16_lowers_ebitda: {
    concept: 'ebitda',
    says: [
      'ebitda_down & !american_rules|ebitda_multiple_down',
      'ebitda_not_up & !american_rules|ebitda_multiple_down',
      'ebitda >> drops|keeps_still & !ev_over_ebitda|the_multiple|american_rules',
      'lowers >> ebitda & !"before"|"avant"|"used to"',
      'rent_word|leases16 > stays_in >> running_costs & !american_rules|former_rules',
      'da|interest > above_it >> ebitda & !rent_word',
      'nothing_upon >> ~ebitda',
      'the_standard > only_on_sheet',
      'american_rules >> higher_ebitda',
      'da|interest > deducted_in_ebitda',
      'da|interest > "is deducted in ebitda"',
    ],
    example: {
      en: 'EBITDA falls because there is more depreciation.',
      fr: 'L’EBITDA baisse parce qu’il y a plus d’amortissements.',
    },
    correction: {
      en: 'EBITDA rises: rent leaves operating costs, and what replaces it sits below.',
      fr: 'L’EBITDA monte : le loyer sort des charges d’exploitation et ce qui le remplace est en dessous.',
    },
  },
  recurring_costs_added_back: {
    concept: 'normalise',
    says: [
      'again_yearly & fine_to & reinstate|adjustment_line',
      'management & trust_them & adjustment_line|reinstate|ebitda',
      'management & "exceptional" & trust_them',
      'management & "exceptionnelles" & trust_them',
      'years_running & we_add_back',
      'comes_again > we_add_back & !plain_classify|one_offs',
      'comes_again|years_running > legitimate & !cash_word',
      'comes_again & legitimate > reinstate',
      'management & their_label & !"whatever"|"peu importe"',
      'management > one_offs > so_it_counts',
    ],
    example: {
      en: 'Costs that recur every year are fine to add back if management calls them exceptional.',
      fr: 'C’est correct de rajouter chaque année les restructurations au résultat.',
    },
    correction: {
      en: 'A cost that comes back each year is an ordinary cost, whatever it is called.',
      fr: 'Un coût qui revient chaque année est un coût courant, quel que soit son nom.',
    },
  },
  run_rate_counted_as_earned: {
    concept: 'normalise',
    says: [
      'run_rate & count_fully',
      'run_rate & fine_to & reinstate|add',
      '~run_rate > -not_yet_earned > retains > ebitda',
      '~run_rate > retains >> ebitda & !"only"|"if"|"seulement"|"si"',
    ],
    example: {
      en: 'Run-rate synergies count as earned, so I take them in full.',
      fr: 'Les synergies run-rate, je les prends en totalité.',
    },
    correction: {
      en: 'Savings that have yet to happen belong to the buyer who delivers them.',
      fr: 'Des économies encore à réaliser appartiennent à l’acheteur qui les fera.',
    },
  },
  statements_stand_apart: {
    concept: 'three_statements',
    says: [
      'earnings_paper|cash_paper|position_paper & ~earnings_paper|~cash_paper|~position_paper > stands_apart',
      'three_reports > stands_apart',
      'three_statements|three_reports > stands_apart',
    ],
    example: {
      en: 'The cash flow statement is prepared separately from the balance sheet.',
      fr: 'Le tableau de flux et le bilan sont établis séparément.',
    },
    correction: {
      en: 'The three statements form one system: profit opens the cash flow, and both end up in the balance sheet.',
      fr: 'Les trois états forment un seul système : le résultat ouvre le tableau de flux, et tous deux aboutissent au bilan.',
    },
  },
  closing_cash_stands_apart: {
    concept: 'balance_sheet',
    says: [
      'closing_cash > ~appears_nowhere',
      '"cash" > "never touches the balance sheet"|"never appears on the balance sheet"|"n’apparaît jamais au bilan"|"ne touche jamais le bilan"',
      '~closing_cash|~cash|~position_paper > stands_apart',
      'stands_apart > ~closing_cash|~position_paper',
      'closing_cash|cash & position_paper & stands_apart',
      'closing_cash >> flow|record >> earnings_paper',
    ],
    example: {
      en: 'The cash figure on the balance sheet does not have to tie to the cash flow.',
      fr: 'La trésorerie du bilan n’a pas à correspondre au tableau de flux.',
    },
    correction: {
      en: 'Closing cash of the cash flow statement is the cash line of the balance sheet.',
      fr: 'La trésorerie de clôture du tableau de flux est la ligne de trésorerie du bilan.',
    },
  },
  dividends_are_expense: {
    concept: 'retained_earnings',
    says: [
      'dividends > lowers >> profit|net_income & !owners_pot|retained_earnings|equity|"distributable"',
      'dividends > expense_word',
      'dividends > above_profit',
      'dividends > cost_at_once',
    ],
    example: {
      en: 'Dividends are booked as a cost before profit.',
      fr: 'Les dividendes passent en charge avant le résultat.',
    },
    correction: {
      en: 'Dividends are paid out of profit after tax and come off retained earnings.',
      fr: 'Les dividendes sont prélevés sur le résultat net et viennent en moins des réserves.',
    },
  },
  profit_leaves_equity_alone: {
    concept: 'retained_earnings',
    says: [
      'net_income|profit > ~nothing_upon > ~owners_pot & !dividends',
      'equity|owners_pot|retained_earnings > only_moves_when > share_issue & !"capital social"|"share capital"',
      'only_an_issue & ~equity|~owners_pot|~retained_earnings',
      'equity|owners_pot|retained_earnings >> stays_fixed & !"plus"',
      'equity|owners_pot|retained_earnings > -moves_it|-depend > ~net_income|~profit & !all_paid_out',
      'net_income|profit > ~nothing_upon >> ~equity|~owners_pot|~retained_earnings',

      'equity_same & !all_paid_out',
      'net_income|profit > -reaches >> ~equity|~owners_pot|~retained_earnings',
      'dividends > raises >> equity|owners_pot|retained_earnings & !net_income|subtract',
      'dividends > raises & -reaches >> ~equity|~owners_pot|~retained_earnings',
      'equity|owners_pot|retained_earnings >> keeps_still & !all_paid_out',
      'net_income > ~nothing_upon >> ~balance_sheet',
      'net_income > -reaches >> ~balance_sheet',
      'equity|owners_pot|retained_earnings >> climbs|raises > by_the_cash',
      '"change in cash"|"increase in cash"|"variation de trésorerie"|"variation de cash" > flow|raises|is_put_with >> equity|owners_pot|retained_earnings & !net_income',
    ],
    example: {
      en: 'Retained earnings do not change when the company makes a profit.',
      fr: 'Les réserves ne bougent pas avec le résultat.',
    },
    correction: {
      en: 'Net income less dividends is added to retained earnings each year.',
      fr: 'Le résultat net, dividendes déduits, alimente les réserves chaque année.',
    },
  },
  cash_flow_starts_with_sales: {
    concept: 'cash_flow_statement',
    says: [
      'cash_paper > starts_on >> revenue|closing_cash',
      'cash_paper > starts_with_sales',
      'top_of_cash_flow > is_sales & !net_income',
      '"start"|"begin"|"partir"|"pars"|"part" > cash_paper > from_sales & !"direct method"|"méthode directe"',
    ],
    example: {
      en: 'The cash flow statement starts with revenue.',
      fr: 'Le tableau de flux part du chiffre d’affaires.',
    },
    correction: {
      en: 'The cash flow statement opens with net income.',
      fr: 'Le tableau de flux s’ouvre sur le résultat net.',
    },
  },
  depreciation_taken_off_again: {
    concept: 'noncash_addback',
    says: [
      'takes_off > da|wear > off_again',
      '"take" > da|wear > off_again',
      '"take" > da|wear > "off" > cash_paper',
      'takes_off > da|wear > cash_paper & !reinstate|net_income|profit|opening_line',
      'taken_off_again',
      'no_add_back',
      'da|wear > real_outflow',
      'opening_line|operating_section|cash_paper & net_income|profit > takes_off >> da & !reinstate',
      'da|wear > gets_deducted & cash_paper|operating_section',
      'cash_paper|operating_section > takes_off >> da',
      'takes_off|subtract > da > off_net_income',
    ],
    example: {
      en: 'Depreciation is deducted again in the cash flow statement.',
      fr: 'On retranche encore les amortissements dans le tableau de flux.',
    },
    correction: {
      en: 'Depreciation is added back in the cash flow statement, because no cash left.',
      fr: 'Les amortissements sont réintégrés dans le tableau de flux, puisqu’aucun argent n’est sorti.',
    },
  },
  capex_hits_profit: {
    concept: 'capex',
    says: [
      'buy|capex|equipment > is_deducted_from >> profit|net_income > all_at_once & !da|wear',
      'capex|equipment|tangible > hits_profit_now',
      'capex > lowers >> net_income|profit & !da',
      'capex > lowers >> equity|retained_earnings|owners_pot',
    ],
    example: {
      en: 'Capex is expensed immediately in the income statement.',
      fr: 'Les investissements passent directement en charge.',
    },
    correction: {
      en: 'Capex is paid now but reaches profit through depreciation, over the years.',
      fr: 'Un investissement se paie tout de suite mais ne touche le résultat que par les amortissements.',
    },
  },
  more_working_capital_brings_cash: {
    concept: 'nwc',
    says: [
      'customer > owe_us_more > cash_word >> climbs',
      'customer > owe_us_more > cash_word > "monte"',
      'working_capital_up > brings_cash',
      'nwc|receivables|inventory >> climbs > added_to_cash',
      'nwc|receivables|inventory >> climbs > yields >> cash_word',
      'payables >> climbs > eats|lowers >> cash_word',
      'nwc >> drops > eats|lowers >> cash_word',
      'raises >> nwc|receivables|inventory > added_to_cash',
      'stock_release >> eats|lowers >> cash_word',
      'nwc|receivables|inventory >> climbs > cash_word|operating_section >> climbs & !"capex"',
      'receivables|inventory|nwc >> climbs >> yields >> cash_word',
      'nwc > ~nothing_upon >> ~cash_word|~liquidity',
    ],
    example: {
      en: 'When receivables go up, that brings cash.',
      fr: 'Quand les stocks augmentent, cela libère de la trésorerie.',
    },
    correction: {
      en: 'More receivables and stock tie up cash.',
      fr: 'Davantage de créances et de stocks immobilise de la trésorerie.',
    },
  },
  charge_raises_tax: {
    concept: 'tax_shield',
    says: ['~da & tax_up', 'tax_up'],
    example: {
      en: 'The tax bill goes up with depreciation.',
      fr: 'L’impôt augmente avec la dotation.',
    },
    correction: {
      en: 'The charge lowers taxable profit, so the company pays less tax.',
      fr: 'La charge réduit le bénéfice imposable : la société paie moins d’impôt.',
    },
  },
  whole_charge_hits_net_income: {
    concept: 'net_income',
    says: [
      'net_profit_word > falls_in_full',
      'net_profit_word > -tax_word & falls_in_full',
      'net_profit_word > falls_in_full & ~tax_word|~da',
    ],
    example: {
      en: 'Net income falls by the full charge.',
      fr: 'Le résultat net baisse de la totalité de la charge.',
    },
    correction: {
      en: 'Net income falls by the charge less the tax it saves.',
      fr: 'Le résultat net baisse de la charge diminuée de l’économie d’impôt.',
    },
  },
  charge_raises_profit: {
    concept: 'net_income',
    says: [
      'net_income|profit >> "monte puisque"|"monte car"|"monte parce"|"monte grâce"',
      'profit_up',
      'net_income >> climbs',
      'da|wear > raises >> net_income|profit',
    ],
    example: {
      en: 'Net income goes up because of the charge.',
      fr: 'Le résultat net augmente avec la charge.',
    },
    correction: {
      en: 'A charge lowers profit, by its amount after tax.',
      fr: 'Une charge réduit le résultat, de son montant après impôt.',
    },
  },
  fixed_assets_do_not_fall: {
    concept: 'ppe',
    says: [
      '~ppe >> -drops & !"land"|"terrain"|"terrains"|"only"|"seulement"|capex|climbs|"montent"',
      'fixed_not_down & !"baissent"|"baisse"|"less"|"net of"|"brings it down"|"bring it down"|"wear"|"usure"|"down with"|"baissent avec"',
      'ppe|tangible >> stays_at_cost',
      'da|wear > raises >> ppe',
      'ppe >> climbs|keeps_still & !"capex"|"baissent"|"baisse"|"less"|"net of"',
    ],
    example: { en: 'Fixed assets do not change.', fr: 'Les immobilisations ne bougent pas.' },
    correction: {
      en: 'Fixed assets fall by the extra depreciation.',
      fr: 'Les immobilisations baissent de la dotation supplémentaire.',
    },
  },
  charge_leaves_equity: {
    concept: 'retained_earnings',
    says: [
      'equity_not_down',
      'retained_earnings|equity|owners_pot >> keeps_still|climbs',
      'debt >> climbs',
      'balance_sheet > need_not_balance',
      'impairment|mark_down|loss_word > -reaches >> ~equity|~owners_pot',
      '~nothing_upon >> ~equity|~owners_pot',
    ],
    example: { en: 'Equity stays the same.', fr: 'Les capitaux propres ne bougent pas.' },
    correction: {
      en: 'Equity falls with net income.',
      fr: 'Les capitaux propres baissent comme le résultat net.',
    },
  },
  charge_lowers_ebitda: {
    concept: 'da',
    says: [
      'ebitda_goes_down',
      'ebitda >> drops',
      'lowers >> ebitda & !"before"|"avant"|"used to"',
      'da > above_it >> ebitda',
      'revenue >> drops & da|wear & !equity',
    ],
    example: { en: 'EBITDA falls by the depreciation.', fr: 'L’EBITDA baisse de la dotation.' },
    correction: {
      en: 'Depreciation is below EBITDA: EBIT falls, EBITDA does not.',
      fr: 'La dotation est sous l’EBITDA : c’est l’EBIT qui recule.',
    },
  },
  stock_stays_after_sale: {
    concept: 'inventory',
    says: [
      'stock_same',
      'sell & inventory|goods >> goes_to_zero',
      'sell > ~nothing_upon >> ~inventory|~goods',
      'sell > inventory >> climbs & !buy',
    ],
    example: {
      en: 'Inventory does not move when we sell.',
      fr: 'Le stock ne bouge pas à la vente.',
    },
    correction: {
      en: 'The units sold leave inventory and become a cost.',
      fr: 'Les unités vendues sortent du stock et deviennent une charge.',
    },
  },
  purchase_leaves_cash: {
    concept: 'd_nwc',
    says: ['cash_same'],
    example: {
      en: 'Cash does not change at the purchase.',
      fr: 'La trésorerie ne bouge pas à l’achat.',
    },
    correction: {
      en: 'Paying for stock lowers cash, through working capital.',
      fr: 'Payer le stock réduit la trésorerie, par la variation du BFR.',
    },
  },
  sale_brings_profit_only: {
    concept: 'd_nwc',
    says: ['cash_up_by_profit', 'no_add_back', 'cash_up & same_as_profit'],
    example: {
      en: 'In the second step cash rises by net income only.',
      fr: 'À la vente, la trésorerie augmente du résultat net : la trésorerie monte de la marge.',
    },
    correction: {
      en: 'Cash rises by net income plus the stock released.',
      fr: 'La trésorerie augmente du résultat net et du stock libéré.',
    },
  },
  stock_is_investment: {
    concept: 'cash_flow_statement',
    says: ['investing_flow', 'inventory|goods >> is_fixed'],
    example: {
      en: 'The purchase shows in the investing cash flow.',
      fr: 'L’achat apparaît dans le flux d’investissement.',
    },
    correction: {
      en: 'Stock belongs to working capital, in operating cash flow.',
      fr: 'Le stock relève du BFR, dans le flux d’exploitation.',
    },
  },
  growth_releases_working_capital: {
    concept: 'nwc',
    says: [
      'nwc|receivables|inventory > climbs > means_cash_in & !only_afterwards',
      'climbs > receivables|inventory >> means_cash_in & !only_afterwards',
      'more_held > more_cash_then & !only_afterwards|supplier',
      'nwc >> on_our_side & !only_afterwards|supplier',
      'growth|sell_more >> does_good_to >> nwc & !only_afterwards|supplier',

      'growth|sell_more > brings_cash & !"unless"|"whereas"|"negative"|"sauf"|"négatif"|"instead of"|"au lieu"|supplier|payables',
      'growth & customer & goods & brings_cash',
      'growth > working_capital_down',
      'growth & nwc > brings_cash & !"unless"|"sauf"|"negative"|"négatif"',
      'sell_more > working_capital_down',
      'growth|sell_more > nwc >> drops',
      'growth > yields >> cash_word & nwc & !"unless"|"whereas"|"negative"|"sauf"|"négatif"',
      'faster_you_grow > the_more_cash & hands_over & !tie_up|eats|frozen|"need"|"besoin"|"negative"|"négatif"',
      'always_funded & !"negative"|"négatif"',
    ],
    example: {
      en: 'Growth frees up cash in working capital.',
      fr: 'La croissance libère du cash côté BFR.',
    },
    correction: {
      en: 'Growth absorbs working capital: stock and receivables rise before the cash comes.',
      fr: 'La croissance absorbe du BFR : stocks et créances montent avant l’encaissement.',
    },
  },
  revenue_waits_for_cash: {
    concept: 'accrual',
    says: [
      'recorded_on_payment',
      '~record|~booked_word|~counts_it > ~only_once_paid & !delivery_word|cash_word',
      '~revenue|~sell > ~record|~booked_word > ~only_once_paid & !delivery_word',
    ],
    example: {
      en: 'Revenue is only recognised when the customer pays.',
      fr: 'Le chiffre d’affaires n’est constaté qu’à l’encaissement.',
    },
    correction: {
      en: 'Revenue is booked on delivery, often long before the customer pays.',
      fr: 'Le chiffre d’affaires est constaté à la livraison, souvent bien avant le règlement.',
    },
  },
  faster_customers_cost_cash: {
    concept: 'nwc',
    says: [
      'customer & sooner & cycle_longer|working_capital_up|costs_us|cash_down',
      'receivables|"dso" & sooner & cycle_longer|working_capital_up|cash_down',
      'sooner > eats >> cash_word',
      'sooner > receivables >> climbs|"monte"',
      'squeezes > clients_side & cash_lost & !suppliers_side|stretches|pays_late|takes_longer|tie_up|frozen|release',
      'customer > sooner|squeezes & cash_lost & !suppliers_side|stretches|pays_late|tie_up|frozen|release',
      'fewer_receivables > cash_lost & !tie_up|frozen|release',
      'receivables >> drops > cash_lost & !tie_up|frozen|release',
      'cycle_longer > "when"|"if"|"quand"|"si" > squeezes > clients_side',
    ],
    example: {
      en: 'If customers pay sooner the cycle gets longer and that costs us cash.',
      fr: 'Si les clients paient plus tôt, le cycle s’allonge et cela nous coûte du cash.',
    },
    correction: {
      en: 'When customers pay sooner the cycle shortens and cash is released once.',
      fr: 'Quand les clients paient plus tôt, le cycle raccourcit et la trésorerie est libérée une fois.',
    },
  },
  long_cycle_is_good: {
    concept: 'nwc',
    says: [
      'long_is_good',
      'long_cycle > yields >> cash_word',
      'long_cycle > less_need',
      'long_cycle > better_word & !"moins"|"less"',
      'stretches > clients_side > better_word',
      'stretches > suppliers_side > worse_word',
      'clients_side > stretches > better_word & !suppliers_side',
      'lengthen_cycle > the_more_cash|better_word|brings_cash & !tie_up|eats|frozen|"need"|"besoin"',
    ],
    example: { en: 'A longer cycle is better.', fr: 'Un cycle plus long, c’est mieux.' },
    correction: {
      en: 'The shorter the cycle, the less cash is tied up.',
      fr: 'Plus le cycle est court, moins la trésorerie est immobilisée.',
    },
  },
  stock_days_wrong: {
    concept: 'inventory',
    says: [
      '"take" > stock_days|collection_days > "off"',
      'divide > inventory|goods|payables > revenue & !cost_of_sales|cost_word|receivables|customer',
      'stock_days_off',
      'stock_over_sales',
      'inventory|goods >> measured_over >> wrong_base',
      'inventory|goods >> wrong_base',
      'payables|inventory >> measured_over >> revenue & !cost_of_sales|cost_word',
      'inventory|receivables >> gets_deducted',
    ],
    example: {
      en: 'You subtract stock days, and measure stock over sales.',
      fr: 'On retranche le délai client, et le stock se mesure sur le chiffre d’affaires : stock sur le chiffre d’affaires.',
    },
    correction: {
      en: 'Stock days are measured over cost of sales and added.',
      fr: 'Les jours de stock se mesurent sur le coût des ventes et s’ajoutent.',
    },
  },
  goodwill_over_market_price: {
    concept: 'goodwill',
    says: [
      'goodwill_word > is_control_premium & !against_fair_value',
      'gap_between > the_price_or_offer > quoted_value & !premium|against_fair_value',
      'goodwill_word > premium|gap_between|surplus > quoted_value & !against_fair_value',

      'over_market_price',
      'goodwill_is_cost & !impairment|mark_down',
      'goodwill > premium|surplus|compare > share_price_word',
      'goodwill_word >> is_the_brand & !minus_word|subtract|compare',
      'goodwill > is_the_brand & !minus_word|subtract|compare',
      'goodwill_word & price > minus_word >> share_price_word',
      'brand_within & !"if"|"unless"|"si"|"sauf"|"otherwise"|"sinon"',
    ],
    example: {
      en: 'Goodwill is the premium over the share price.',
      fr: 'Le goodwill est la prime sur le cours de bourse.',
    },
    correction: {
      en: 'Goodwill is an asset: the price above the fair value of identifiable net assets.',
      fr: 'Le goodwill est un actif : ce qui est payé au-delà de la juste valeur des actifs nets identifiables.',
    },
  },
  allocation_moves_goodwill_wrongly: {
    concept: 'ppa',
    says: [
      'write_up_raises & !deferred_tax',
      'old_goodwill_kept',
      'kept_at_book & !assets_of_the_buyer',
      'keeps_it >> old_goodwill',
      'revalue > raises >> goodwill & !deferred_tax',
      'old_goodwill > stays_in',
      '-must_revalue',
      'old_goodwill > stays_and_adds & !"out"|"dehors"',
    ],
    example: { en: 'A write-up increases goodwill.', fr: 'La réévaluation augmente le goodwill.' },
    correction: {
      en: 'The more of the price is pinned on identifiable assets, the less goodwill remains.',
      fr: 'Plus le prix est affecté à des actifs identifiables, moins il reste de goodwill.',
    },
  },
  deferred_tax_lowers_goodwill: {
    concept: 'deferred_tax',
    says: [
      'tax_lowers_goodwill',
      'deferred_tax > lowers >> goodwill & !"only"|"que de"',
      'revalue > dta_word',
      'deducts|subtract > deferred_tax > "from goodwill"|"from the goodwill"|"du goodwill"',
      'dta_word > "on the write up"|"on the step up"|"on the revaluation"|"sur la réévaluation"',
    ],
    example: {
      en: 'The deferred tax liability reduces goodwill.',
      fr: 'L’impôt différé passif réduit le goodwill.',
    },
    correction: {
      en: 'The deferred tax on the write-up lowers net assets, so goodwill is larger.',
      fr: 'L’impôt différé sur la réévaluation réduit l’actif net : le goodwill est plus grand.',
    },
  },
  goodwill_goes_back_up: {
    concept: 'impairment',
    says: [
      'goodwill_word & goes_back_up & !it_is_final',
      'impairment|mark_down > goes_back_up & !it_is_final',
      'never_tested',
      'impairment|mark_down|goodwill_word & may_be_undone',
      'goodwill_word|ifrs_word > tested_only_then',
      'only_tests > goodwill_word > in_trouble_only',
      '"goodwill n’est pas testé"|"goodwill is not tested"|"goodwill needs no test" & !french_rules|"once"|"une fois"|"only"|"seulement"',
    ],
    example: {
      en: 'The goodwill can be reversed later.',
      fr: 'Le goodwill est réévalué chaque année.',
    },
    correction: {
      en: 'Goodwill only goes down: an impairment stays.',
      fr: 'Le goodwill ne fait que baisser : une dépréciation est définitive.',
    },
  },
  impairment_creates_tax_debt: {
    concept: 'deferred_tax',
    says: ['more_tax_later', 'record|generate > dtl_word', 'impairment|mark_down > dtl_word'],
    example: {
      en: 'You book a deferred tax liability on it.',
      fr: 'On constate un impôt différé passif.',
    },
    correction: {
      en: 'The relief comes later, so it is a deferred tax asset.',
      fr: 'L’avantage vient plus tard : c’est un impôt différé actif.',
    },
  },
  loss_skips_profit: {
    concept: 'net_income',
    says: [
      'skips_profit',
      'profit_same',
      'profit_up',
      'net_income|profit >> keeps_still',
      'nothing_upon >> ~net_income|~profit',
      'impairment|mark_down|loss_word > -hits_it >> ~net_income|~earnings_paper',
    ],
    example: {
      en: 'The write-down goes straight to equity.',
      fr: 'La perte va directement en capitaux propres.',
    },
    correction: {
      en: 'The loss goes through the income statement.',
      fr: 'La perte passe au compte de résultat.',
    },
  },
  impairment_lowers_ebitda: {
    concept: 'impairment',
    says: [
      'ebitda_goes_down',
      'impairment|mark_down > lowers >> ebitda & !"below ebitda"|"under ebitda"|"after ebitda"|"sous l’ebitda"|"en dessous de l’ebitda"|"après l’ebitda"',
      'ebitda >> drops',
      'impairment|mark_down|loss_word > above_it >> ebitda',
    ],
    example: { en: 'EBITDA falls by the write-down.', fr: 'L’EBITDA baisse de la dépréciation.' },
    correction: {
      en: 'An impairment sits below EBITDA.',
      fr: 'Une dépréciation se situe sous l’EBITDA.',
    },
  },
  prepayment_never_renews: {
    concept: 'nwc',
    says: ['seller & never_returns', 'seller_calls_debt', 'nwc > never_returns'],
    example: {
      en: 'The seller says it is a one-off.',
      fr: 'Le vendeur répond que cela ne revient jamais.',
    },
    correction: {
      en: 'The seller argues that it renews every year and belongs to working capital.',
      fr: 'Le vendeur soutient que cela se renouvelle chaque année et relève du BFR.',
    },
  },
  equity_value_moves: {
    concept: 'net_debt',
    says: [
      'equity_value_moves',
      'company_worth',
      'the_standard|leases16 > raises|lowers >> equity_value',
      'equity_value >> climbs|drops',
    ],
    example: {
      en: 'Equity value falls because of the standard.',
      fr: 'La valeur des titres baisse avec la norme.',
    },
    correction: {
      en: 'EV and net debt rise together, so what is left for shareholders is the same.',
      fr: 'VE et dette nette montent ensemble : ce qui revient à l’actionnaire est le même.',
    },
  },
  multiple_never_moves: {
    concept: 'ev_ebitda',
    says: [
      'multiple_same',
      'multiple_up > "because"|"since"|"as"|"puisque"|"parce que"|"car" > ev|net_debt',
    ],
    example: { en: 'The multiple does not change.', fr: 'Le multiple ne change pas.' },
    correction: {
      en: 'Both EV and EBITDA rise, in different proportions, so the multiple moves.',
      fr: 'VE et EBITDA montent, dans des proportions différentes : le multiple bouge.',
    },
  },
  mixing_is_fine: {
    concept: 'consistent_num_den',
    says: [
      'compare > with_and_without & "directly"|"directement"',
      'mixing_ok',
      'compare_as_is',
      'ev_without_rents & ebitda_without_rents & no_harm & !spoils_it',
      'ebitda_without_rents & -lease_promise|-leases16|-lease_debt',
      'ev_without_rents & ebitda_without_rents & i_take',
      'ev_without_rents > ebitda_without_rents & !ebitda_with_rents|spoils_it',
      'only_one_side',
      'american_rules & same_over_there & !balance_sheet|"finance leases"',
      'compare > without_adjusting & "can"|"peut"|"may"',
    ],
    example: { en: 'You can mix pre and post figures.', fr: 'On peut mélanger les deux bases.' },
    correction: {
      en: 'EV and EBITDA must be on the same basis, with or without leases.',
      fr: 'VE et EBITDA doivent être sur la même base, avec ou sans loyers.',
    },
  },
  gains_are_kept: {
    concept: 'normalise',
    says: [
      'exceptional_gains > may_stay',
      '~exceptional_gains > "on les laisse"|"je les laisse"|"on les garde"|"je les garde"|"i leave them"|"we leave them" & !"if"|"si"',
      'gains_stay',
      'bad_items > left_in',
      'only_costs_adjusted',
    ],
    example: { en: 'One-off gains stay in.', fr: 'Les gains exceptionnels, on les garde.' },
    correction: {
      en: 'One-off gains come out just like one-off costs.',
      fr: 'Les gains exceptionnels sortent comme les coûts exceptionnels.',
    },
  },
  no_check_needed: {
    concept: 'due_diligence',
    says: [
      'signed_off & ~no_check',
      'no_check',
      'seller_report > trusts_report',
      'signed_off & adjustment_line|ebitda',
      'full_trust',
      'signed_off & needless|no_check',
      'management & knows_best & trust_them',
      '~no_call_for > ~checks_cash',
    ],
    example: {
      en: 'There is no need to verify what management signs.',
      fr: 'La signature de la direction suffit, pas besoin de vérifier.',
    },
    correction: {
      en: 'Every adjustment needs evidence, reviewed by independent accountants.',
      fr: 'Chaque retraitement demande des preuves, revues par des experts indépendants.',
    },
  },
  adjustments_leave_price: {
    concept: 'ebitda',
    says: ['price_same', 'higher_ebitda > lowers >> price|value'],
    example: { en: 'It has no effect on the price.', fr: 'Cela n’a aucun effet sur le prix.' },
    correction: {
      en: 'Each million of EBITDA is worth the multiple in the price.',
      fr: 'Chaque million d’EBITDA vaut le multiple dans le prix.',
    },
  },
  standalone_costs_left_out: {
    concept: 'normalise',
    says: [
      'parent_costs > ~not_counted_in',
      'standalone_ignored',
      'standalone_word|parent_costs > raises >> ebitda',
      'standalone_word|parent_costs & raises >> ebitda',
      'standalone_word > reinstate >> ebitda',
    ],
    example: { en: 'Standalone costs can be ignored.', fr: 'Les coûts autonomes, on les ignore.' },
    correction: {
      en: 'Missing standalone costs are deducted from EBITDA.',
      fr: 'Les coûts autonomes manquants viennent en moins de l’EBITDA.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
