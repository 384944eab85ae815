import type { Seed } from '../../types.ts';

export const a8: Seed = {
  id: 'A8',
  topic: 'accounting',
  levels: ['analyst'],
  question: {
    en: 'What is deferred revenue and why do buyers argue about it?',
    fr: 'Que sont les produits constatés d’avance et pourquoi font-ils débat dans une transaction ?',
  },
  hint: {
    en: 'Think of a subscription paid for the whole year in January.',
    fr: 'Pensez à un abonnement payé en janvier pour toute l’année.',
  },
  keyPoints: {
    en: 'Cash received before delivery: a liability; buyer may see it as debt-like (cost to serve), seller as recurring working capital.',
    fr: 'Encaissement avant livraison : c’est un passif ; l’acheteur y voit une quasi-dette (coût à servir), le vendeur un BFR récurrent.',
  },
  modelAnswer: {
    en: 'It is money the customer has already paid for a service the company has not delivered yet, a subscription for instance. It is a liability: the service is still owed, and revenue is recognised month by month as it is delivered. Buyers argue because they inherit the duty. The buyer says: the seller has kept the cash and I bear the cost to serve, so it is debt-like, I put it in net debt and deduct it in the bridge to equity value. The seller answers that it renews every year, that it is part of normal working capital and was never borrowed. Often they settle on the cost to serve rather than the full amount, and it must be counted once only.',
    fr: 'C’est de l’argent que le client a déjà versé pour une prestation qui n’est pas encore rendue, un abonnement par exemple. Il figure au passif : la société doit encore le service, et le chiffre d’affaires se constate mois après mois, à mesure qu’elle livre. Cela fait débat parce que l’acheteur hérite de l’obligation. Il dit : vous avez gardé l’argent et je supporte le coût à servir, donc c’est une quasi-dette, je la mets dans la dette nette et je la déduis dans le passage à la valeur des titres. Le vendeur répond que cela se renouvelle chaque année et relève du BFR normatif. Souvent, on retient le seul coût à servir, et on ne le compte qu’une fois.',
  },
  must: ['deferred_revenue', 'accrual', 'nwc'],
  bonus: ['net_debt', 'bridge'],
  points: {
    accrual: {
      says: [
        '"only"|"seulement"|"le droit" > names_a_sale & as_delivered|one_at_a_time',
        'one_at_a_time & revenue|sell|earned',
        '~becomes_sale & ~as_delivered|"when"|"once"|"quand"|"une fois"|"night"|"soir"',
        '-revenue & ~as_delivered',
        'as_delivered > profit',
        'as_delivered & earnings_paper|revenue|sell',
        'as_delivered & profit & "turns"|"becomes"|"devient"',
        '-revenue & -deliver',
        'as_delivered & becomes_ours',
        'taken_to_profit & as_delivered|days_word',
        '-"income"|-"revenu" & as_delivered',
        'as_delivered & revenue|earnings_paper|earned',
        'plain_day_sold & revenue',
        'cash|receive > revenue > "later"|"plus tard"|"ensuite"',
        'revenue & deliver|as_delivered & -cash|receive|in_advance',
      ],
    },
    deferred_revenue: {
      says: [
        'customer & pay & service_still_to_do',
        'cash|pay|receive|"money"|"argent" & ~still_due',
        '-earned & debt|liability|a_promise|plain_owes_service',
        '-sell|-revenue & a_promise',
        '"sits as a liability"|"au passif"|"it owes you" & "each month"|"turns into sales"|"turns into revenue"|"chaque mois"|"devient du chiffre"',
        'plain_paid_all_at_once & plain_owes_service',
        '"came in"|"arrived"|"landed"|"est arrivé"|"est entré" & before & deliver',
        'liability & "until"|"tant que"|"jusqu’à" & deliver|as_delivered',
      ],
    },
    nwc: {
      says: [
        'comes_round & how_it_lives',
        'how_it_lives & ~comes_round|~plain_refills|~debt|customer',
        '~seller|~plain_seller_camp > ~comes_round & ~nwc',
        '~plain_seller_camp > ~plain_refills',
        'plain_refills & customer',
        'seller & nwc & !only_named',
        'comes_round & -debt|-debt_like|seller|operations|customer',
        'seller & comes_round',
        '~daily_float & ~comes_round|~plain_refills',
        '~debt_like & comes_round',
        'daily_float & buyer|seller|owner|price|part_word|remain',
        'comes_round & owner|seller|remain',
        'plain_refills & ~price|~debt|~debt_like',
        'plain_refills & plain_seller_camp|~debt_like|-lend|-debt|operations|nwc',
        'nwc & belong|operations & seller|~debt|~debt_like|customer',
      ],
    },
    net_debt: {
      says: [
        'takes_off > cheque_word',
        'stuck_with_bill & subtract|takes_off|debt',
        'subtract|takes_off & cheque_word|price & debt|lend',
        'debt_like',
        'owe & bank_word & put_word',
        'debt_like & buyer|treat_word|cost_to_serve|price',
        'buyer & debt_like|debt',
        'debt_like & owe & bank_word',
        'lender & owe & put_in',
      ],
    },
    bridge: {
      says: [
        '"moves"|"enjeu"|"heated"|"joue" & bridge & price|buyer|deals_euro_for_euro',
        'debt_like|"wins" & "moves" & price|equity_value',

        'debt_like|net_debt & subtract & price|cheque_word|value|bridge',
        'subtract & price|cheque_word',
        'buyer & subtract|fall|less_of & price|cheque_word',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'When does it become revenue?',
        fr: 'À quel moment devient-il du chiffre d’affaires ?',
      },
      aims: ['accrual'],
    },
    {
      rung: 2,
      text: {
        en: 'Debt-like item or working capital: argue both sides.',
        fr: 'Quasi-dette ou BFR : défendez les deux points de vue.',
      },
      aims: ['nwc', 'net_debt'],
    },
    {
      rung: 3,
      text: {
        en: 'Customers stop prepaying and pay at the end of each month instead: what changes?',
        fr: 'Les clients cessent de payer l’année d’un coup et paient à la fin de chaque mois : qu’est-ce qui change ?',
      },
      aims: ['deferred_revenue', 'nwc'],
    },
    {
      rung: 4,
      text: {
        en: 'You advise the buyer. What do you ask for in the contract?',
        fr: 'Vous conseillez l’acheteur. Que demandez-vous dans le contrat ?',
      },
      aims: ['net_debt', 'bridge'],
    },
  ],
  wrongClaims: [
    'debt_like_lifts_price',
    'prepayment_is_earned',
    'prepayment_is_asset',
    'prepayment_is_cash_like',
    'prepayment_never_renews',
    'prepayment_absorbs_cash',
    'prepayment_leaves_price',
    'revenue_waits_for_cash',
    'prepayment_of_another_kind',
    'prepayment_sides_swapped',
    'booked_when_paid',
    'prepayment_cannot_be_nwc',
  ],
};
