import type { Seed } from '../../types.ts';

export const b6: Seed = {
  id: 'B6',
  topic: 'ev_equity',
  levels: ['analyst', 'associate'],
  question: {
    en: 'In a negotiation you go from EV to the price per share: which items do buyer and seller fight about?',
    fr: 'Dans une négociation, vous passez de la valeur d’entreprise au prix par action : sur quels éléments acheteur et vendeur s’affrontent-ils ?',
  },
  hint: {
    en: 'List what the buyer will have to pay after closing.',
    fr: 'Listez ce que l’acheteur devra payer après le closing.',
  },
  keyPoints: {
    en: 'Debt-like: pensions, leases (in line with the EBITDA used), overdue capex, tax, provisions, earn-outs; cash-like: trapped cash excluded; NWC vs normative level; locked box or completion accounts.',
    fr: 'Quasi-dettes : retraites, loyers (en cohérence avec l’EBITDA retenu), capex en retard, impôts, provisions, compléments de prix ; trésorerie bloquée exclue ; BFR comparé à son niveau normatif ; locked box ou comptes de closing.',
  },
  modelAnswer: {
    en: 'In the bridge from enterprise value to equity, nobody argues long about bank debt minus cash. They fight about what looks like debt. The pension deficit, gross or after tax. The lease liability, which must come off if EBITDA is stated before rent. Capex the seller postponed, tax due, provisions, earn-outs still payable. Deferred revenue, which the buyer calls debt and the seller calls working capital. On the cash side, money that is trapped abroad should not reduce net debt. Then working capital: it is compared with a normal level, an average over twelve months, and a shortfall at closing lowers the price. Minorities at fair value rather than book. And locked box or completion accounts decide who keeps the cash made in between.',
    fr: 'Dans le passage de la valeur d’entreprise aux titres, personne ne discute longtemps de la dette bancaire moins la trésorerie. La bataille porte sur les quasi-dettes. Le déficit de retraite, brut ou après impôt. La dette locative, à déduire si l’EBITDA est avant loyers. Le capex que le vendeur a repoussé, l’impôt dû, les provisions, les compléments de prix. Les produits constatés d’avance, dette pour l’acheteur, BFR pour le vendeur. Côté cash, la trésorerie bloquée à l’étranger ne doit pas réduire la dette nette. Ensuite le BFR : on le compare à son niveau normatif, une moyenne sur douze mois, et un manque au closing fait baisser le prix. Les minoritaires, à leur juste valeur. Enfin, locked box ou comptes de closing : qui garde le cash produit entre-temps.',
  },
  must: ['bridge', 'net_debt', 'nwc', 'pension_deficit', 'leases16'],
  bonus: ['deferred_revenue', 'locked_box', 'capex', 'nci'],
  points: {
    bridge: {
      says: [
        'ev > price & deducts',
        'bridge & deals_euro_for_euro|"line by line"|"ligne par ligne"|"fight"|"fought"|"négocie"|"bataille"',
        'deals_euro_for_euro & share_price|price',
        '"comes straight off"|"vient directement"|"sort directement" & price|share_price',

        'walk_down & ev',
        'start_word & whole_business & deducts & borrowings',
        'whole_business & deducts|adds_up & the_owners',
        'headline_price & seller_gets|the_owners|share_price|share_of_company|deducts',
        'deducts|adds_up & seller_gets',
        'headline_price & walk_down',
        'walk_down & the_owners|share_price|equity_value|share_of_company & deducts|net_debt|borrowings|ev|whole_business|headline_price|value',
        'plain_treated_as_debt & seller_gets',

        'bridge & deducts|adds_up & ev|share_price|equity_value|net_debt',
        'deals_euro_for_euro & seller_gets',
        'ev > equity & deals_euro_for_euro',
        'buyer|seller & deducts & ev',
        'whole_business & deducts > borrowings & share_of_company|share_price|share_number',
      ],
    },
    net_debt: {
      says: [
        'stuck_cash & till|cash|"money"',
        'net_debt > what_goes_in',

        '~borrowings & ~till & plain_treated_as_debt|what_goes_in',
        'net_debt & plain_cash_doubt|plain_owed_bills|stuck_cash|plain_treated_as_debt',
        'postponed & plain_treated_as_debt',
        'plain_treated_as_debt & plain_owed_bills|buyer',
        '~refuses_to_count & ~stuck_cash|~plain_cash_doubt',
      ],
    },
    nwc: {
      general: false,
      says: [
        'ran_down_stock & makes_it_up',
        '"étiré"|"stretched"|"delayed"|"retardé" > supplier & "gonfler"|"inflate"|cash|till',
        'everyday_float & "usual"|"normal"|"habituel"',
        '"cible"|"target" & "manque"|"short"|shortfall & price',
        'nwc & plain_handover & price',
        'plain_usual_amount & plain_leaves_behind',
        'plain_handover & plain_makes_good',
        'plain_usual_amount & plain_makes_good',
        'nwc & plain_usual_amount & plain_handover|plain_makes_good|compare|below_word|smaller_than|deducts|surplus|buyer',
        'nwc & plain_makes_good|compare',
        '~goods & ~plain_handover & ~"empty"|~"vides"|~plain_makes_good|~plain_usual_amount',
        'plain_usual_amount & goods & price',
        '-deducts & nwc & plain_usual_amount',
      ],
    },
    pension_deficit: {
      general: false,
      says: [
        'plain_old_hands|retired_staff|pension_deficit & plain_somebody_pays',
        'plain_old_hands|retired_staff & plain_treated_as_debt',
        'pension_deficit & plain_treated_as_debt|counts_as_debt & !and_so_on',
        'plain_throws_in > pension_deficit|retired_staff',
        '~plain_somebody_pays & ~plain_old_hands & ~plain_nothing_aside',
        'buyer > takes_off|deducts|adds_up > retired_staff',
        '"promised"|"promis" & ~plain_nothing_aside|plain_old_hands|retired_staff',
        'retired_staff|plain_old_hands & deducts & !and_so_on',
        '~plain_nothing_aside & ~retired_staff',
      ],
    },
    leases16: {
      general: false,
      says: [
        'rented & promised & !net_debt',
        'rent_word|leases16 & ~plain_treated_as_debt',
        'rented|leases16|rent_word & plain_treated_as_debt',
        'rented|leases16|rent_word & borrowings|net_debt & ebitda|both|same_rules|multiple_of|~deducts & !and_so_on|talk_of',
        'leases16|rented|rent_word & ebitda & before|after|both|same_rules|compare',
        'leases16|rent_word|rented & same_rules|multiple_of',
        'lease_promise & plain_treated_as_debt|plain_as_a_loan',
        'leases16|rent_word & plain_twice_or_only_if & ebitda',
        'rent_word|rented & plain_as_a_loan',

        'plain_landlord_promise & plain_as_a_loan',
      ],
    },
    deferred_revenue: { says: ['paid_ahead', 'deferred_revenue & seller|buyer|borrowings'] },
    locked_box: {
      says: [
        '"frozen on"|"gelé sur"|"figé sur"|"freeze" & "books"|"comptes"|"recount"|"recounted"|"recompte"',
        'price_mechanism',
      ],
    },
    capex: {
      says: [
        'overdue_works & comes_off_word|deducts|takes_off',
        '~equipment & postponed',
        'heavy_investment & postponed',
        'heavy_investment > counts_as_debt',
      ],
    },
    nci: { says: ['minority_holders'] },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Take one item of your list: what does each side argue?',
        fr: 'Prenez un élément de votre liste : que plaide chacune des parties ?',
      },
      aims: ['pension_deficit', 'leases16', 'net_debt'],
    },
    {
      rung: 2,
      text: {
        en: 'How do you set the normal level of working capital for a seasonal business?',
        fr: 'Comment fixe-t-on le BFR normatif d’une activité saisonnière ?',
      },
      aims: ['nwc'],
    },
    {
      rung: 3,
      text: {
        en: 'Working capital is 15 below what was agreed on closing day: what happens to the price?',
        fr: 'Le jour du closing, le BFR est inférieur de 15 au niveau convenu : que devient le prix ?',
      },
      aims: ['nwc', 'bridge'],
    },
    {
      rung: 4,
      text: {
        en: 'Locked box or completion accounts: which one do you advise your selling client, and why?',
        fr: 'Locked box ou comptes de closing : que conseillez-vous à votre client vendeur, et pourquoi ?',
      },
      aims: ['locked_box', 'net_debt'],
    },
  ],
  wrongClaims: [
    'only_financial_debt_counts',
    'all_cash_is_free',
    'working_capital_no_price',
    'debt_like_lifts_price',
    'net_debt_added_to_ev',
    'minorities_added_down',
    'prepayment_is_cash_like',
    'shortfall_pays_seller',
    'peg_on_one_day',
    'net_debt_is_gross',
    'net_debt_left_out',
    'ev_over_share_count',
    'prepayment_for_the_seller',
    'box_still_open',
    'late_investment_is_free',
    'minorities_are_ours',
    'leases_turned_round',
    'associates_off_on_the_way_down',
    'soft_debt_outside',
    'stuck_cash_paid',
    'working_capital_as_found',
    'peg_the_wrong_way',
    'bridge_sides_swapped',
    'pension_in_gross_terms',
    'completion_accounts_fixed',
    'minorities_left_out',
  ],
};
