import type { Seed } from '../../types.ts';

export const h2: Seed = {
  id: 'H2',
  topic: 'restructuring',
  levels: ['analyst'],
  question: {
    en: 'Your client cannot pay next month. What do you look at first?',
    fr: 'Votre client ne pourra pas payer le mois prochain. Que regardez-vous en premier ?',
  },
  hint: {
    en: 'Ask what runs out first.',
    fr: 'Demandez-vous ce qui vient à manquer en premier.',
  },
  keyPoints: {
    en: 'Cash runway and 13-week forecast, cash control, critical payments, lender dialogue, director duties, new money options.',
    fr: 'Horizon de trésorerie et prévision à 13 semaines, contrôle des décaissements, paiements critiques, dialogue avec les prêteurs, devoirs des dirigeants, solutions de new money.',
  },
  modelAnswer: {
    en: 'Liquidity, before anything else: how much cash is in the bank today, and in which week it runs out. I build a thirteen-week cash forecast, receipts and payments, updated every week against actuals. Then cash control: one person approves every payment, and we rank what is critical, wages, tax and key suppliers. Next, quick wins in working capital: chase overdue customers, sell surplus stock, agree longer terms with some suppliers. I read the loan documents: which covenant is about to be breached, and what can still be drawn. With that we see the lenders early and ask for a standstill, longer maturities or new money. And I remind the directors of their duties: everything stays confidential and nobody is favoured. What the company is worth comes later.',
    fr: 'La liquidité, avant tout le reste : combien de trésorerie en banque aujourd’hui, et quelle semaine elle s’épuise. Je monte un prévisionnel de trésorerie à treize semaines, encaissements et décaissements, mis à jour chaque semaine. Ensuite le contrôle des décaissements : une personne valide chaque paiement, et on classe ce qui est critique, salaires, impôts, fournisseurs clés. Puis les gains rapides dans le BFR : relancer les clients, vider un peu le stock, négocier des délais. Je lis les contrats de prêt : quel covenant va sauter, que peut-on encore tirer. Avec cela, on voit tôt les prêteurs pour un gel des échéances, un rallongement ou de l’argent frais. Et je rappelle aux dirigeants leurs devoirs : tout reste confidentiel.',
  },
  must: ['liquidity', 'nwc', 'cash_control'],
  bonus: ['covenants', 'amend_extend', 'integrity'],
  points: {
    liquidity: {
      byName: true,
      says: [
        'how_much & cash_in_hand|weeks_word',
        'cash_plan & weeks_word|when_word',
        'weeks_word & run_out',
        'when_word > cash_in_hand',
        'how_much > cash_in_hand',
        'cash_in_hand > how_much',
        'when_word > run_out',
        'run_out > when_word',
        'when_word & rescue_drawer_empty',
        'rescue_in_and_out & rescue_day_by_day',
        'rescue_in_and_out & cash_in_hand',
        'rescue_drawer_empty & weeks_word|how_much',
        'cash_in_hand & rescue_day_by_day & !crisis_mere_topic',
        'when_word|weeks_word & ~payroll_missed',
        'how_much|when_word & "runway"',
        'rescue_in_and_out & weeks_word|run_out',
      ],
    },
    nwc: {
      byName: true,
      says: [
        'squeeze_cash',
        'receive & customer|invoices & late|overdue|fast',
        'supplier & late|wait|push_out',
        'sell|release & goods',
        'customer & overdue',
        'goods & squeeze_cash|idle_goods',
        'supplier & later_pay',
        'late_payers',
        'shift_it & goods|idle_goods',
      ],
    },
    cash_control: {
      byName: true,
      says: [
        '~approve & ~outgoing',
        'approve & bank_word|outgoing',
        'vital & approve|pay',
        'pay & first_served & vital|who_gets',
        'others_wait & first_served|vital',
        'vital & others_wait',
        'vital & ~nobody_else_paid',
        'approve & ~nobody_else_paid',
        'pay > ~nobody_else_paid & first_served|vital|"only"|"que"',
        'approve & cash_in_hand',
      ],
    },
    covenants: {
      says: [
        'loan_terms & breach_word|left_word|draw_word|check',
        'ratio_word & breach_word',
        'loan_terms & ratio_word',
      ],
    },
    amend_extend: {
      says: [
        'breathing_space|fresh_money',
        'lender & "hold off"|"put in more"|"give us time"|"patienter"|"remettre"',
      ],
    },
    integrity: {
      says: [
        'director & stops_paying|tell_word|days_word|liable_word',
        'liable_word',
        'quiet & everything_word|lender|~tell_word',
        'lender & early|"right away"|"surprises"|"tout de suite"|"dès maintenant"|"without delay" & tell_word',
        'tell_word & lender > before > breach_word|due_dates',
        '"duty" & "directors"',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'How do you build a 13-week cash flow?',
        fr: 'Comment construisez-vous une prévision de trésorerie à 13 semaines ?',
      },
      aims: ['liquidity'],
    },
    {
      rung: 2,
      text: {
        en: 'Which suppliers get paid?',
        fr: 'Quels fournisseurs sont payés ?',
      },
      aims: ['cash_control'],
    },
    {
      rung: 3,
      text: {
        en: 'The largest customer now pays a month late: what do you do?',
        fr: 'Le plus gros client paie maintenant avec un mois de retard : que faites-vous ?',
      },
      aims: ['nwc', 'liquidity'],
    },
    {
      rung: 4,
      text: {
        en: 'The client asks what to say to its banks. What do you advise?',
        fr: 'Le client vous demande ce qu’il faut dire à ses banques. Que conseillez-vous ?',
      },
      aims: ['amend_extend', 'covenants'],
    },
  ],
  wrongClaims: [
    'board_kept_in_the_dark',
    'valuation_comes_first',
    'profit_pays_the_bills',
    'lenders_kept_in_the_dark',
    'everybody_paid_alike',
    'working_capital_no_help',
    'cash_cannot_run_out',
    'budget_replaces_forecast',
    'all_cash_is_available',
    'sale_comes_first',
    'directors_risk_nothing',
    'covenants_never_enforced',
    'breach_is_bankruptcy',
    'pro_rata_recovery',
    'terms_come_free',
    'new_money_unprotected',
    'extension_cuts_debt',
    'banks_before_the_vital',
    'employees_last',
    'conciliation_is_public',
    'cash_set_aside',
    'time_cures_everything',
    'swap_brings_cash',
  ],
};
