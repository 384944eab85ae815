import type { Seed } from '../../types.ts';
import { paidInOrder } from '../../shared-statements.ts';

export const h3: Seed = {
  id: 'H3',
  topic: 'restructuring',
  levels: ['analyst', 'associate'],
  question: {
    en: 'Amend-and-extend, debt-for-equity or sale? Frame the choice.',
    fr: 'Réaménagement, conversion en capital ou cession ? Posez le choix.',
  },
  hint: {
    en: 'Say what is wrong before you choose the medicine.',
    fr: 'Dites ce qui ne va pas avant de choisir le remède.',
  },
  keyPoints: {
    en: 'Viable operations vs wrong balance sheet; compare recoveries per option; time and liquidity; control.',
    fr: 'Exploitation viable ou bilan inadapté ; comparer les recouvrements de chaque option ; temps et liquidité ; contrôle.',
  },
  modelAnswer: {
    en: 'First question: is the business itself viable, or is it a bad business? If operations are healthy and the debt simply falls due too soon, lenders push the maturities out, relax the covenants and take a fee. If the business is healthy but will never carry its debt, lenders convert part of it into shares, and somebody brings new money. If it needs another owner, or cash runs out in a few weeks, you sell, out of court by agreement or in court. For each option I compare recoveries by rank, from the most senior down, and see where the value breaks, because that class decides and will own the company. Last comes time: how many weeks of cash each route needs.',
    fr: 'Première question : l’exploitation est-elle viable, ou est-ce l’activité qui va mal ? Si l’activité est saine et que la dette tombe simplement trop tôt, les prêteurs repoussent les échéances, assouplissent les covenants et prennent une commission. Si l’activité est saine mais ne portera jamais sa dette, les prêteurs en convertissent une partie en capital, et quelqu’un apporte de l’argent frais. S’il faut un autre propriétaire, ou si la trésorerie tient quelques semaines, on cède, à l’amiable ou devant le tribunal. Pour chaque option, je compare ce que chacun récupère selon son rang, et je cherche où la valeur s’arrête, car cette classe décide et prendra les clés. Enfin, combien de semaines de trésorerie exige chaque voie.',
  },
  must: ['viability', 'amend_extend', 'absolute_priority'],
  bonus: ['fulcrum', 'proceedings', 'liquidity'],
  points: {
    amend_extend: {
      says: [
        'timing_word & push_out',
        'more_years & repay|pay|lender|debt|due_dates',
        'more_years & give',
        'timing_word & more_years|push_out|lender',
        'more_years & lender|debt',
        'rescue_gives_time',
        'swap_to_shares & overborrowed',
        'gives_up_claim & swap_to_shares|takes_control|"keys"|"les clés"',
        'swap_to_shares & debt|lender & !crisis_mere_topic|rescue_route_by_name',
        'push_out|more_years|breathing_space & paid_for_patience|timing_word',
        'lender > rescue_gets_the_shares',
        'rescue_gives_time & lender|debt|repay',
        'rescue_bank_becomes_owner & lender|debt|owed_word',
      ],
    },
    viability: {
      byName: true,
      says: [
        '~rescue_fine_without_debt',
        'healthy & overborrowed|the_trade',
        '~rescue_fine_without_debt & "money"|"argent"|"shop"|"magasin"|the_trade',
        'the_trade & overborrowed & !"le bilan et la dette"|"on regardera"|"je regarderais"|"we will look at"',
        'rescue_still_wanted & customer|the_trade|cost|sell',
        '~rescue_fine_without_debt & ~healthy|earning|profit|generate|ebitda',
        '~leave_out & ~interest|~debt|~overborrowed & healthy|earning|profit|covered|generate',
        'sell & covered & cost',
        'operations & healthy|profit|generate',
      ],
    },
    liquidity: {
      says: [
        'weeks_word & "faire la paie"|"payer les salaires"|"make payroll"|"pay wages"',
        'cash_plan & weeks_word > "no choice"|"pas le choix"|"plus le choix"',
        'weeks_word & cash_in_hand',
        'weeks_word & each_route',
        'cash_buys_time',
        'cash_in_hand & ~crisis_months_of_cash',
      ],
    },
    fulcrum: {
      says: [
        'fulcrum & takes_control',
        'fulcrum > takes_control|rank_new_bosses',
        'rank_runs_out_here & "where"|"où"|in_order',
      ],
    },
    proceedings: {
      says: [
        '"tribunal"|"court" & "obliger"|"forcer"|"force"|"imposer" & "têtus"|"récalcitrants"|"stubborn"|"holdouts"|"réticents"',
        'by_consent & judge_word',
        'conciliation_word & quiet|by_consent',
        'judge_word & claims_frozen',
      ],
    },
    absolute_priority: {
      byName: true,
      says: [
        'pay & first_served|"first claim" & before',
        ...paidInOrder,
        'rescue_queue & rescue_runs_dry|sell|each_route',
        'rescue_queue > rescue_queue',
        'in_order & recover_word|value_breaks',
        'in_order > senior',
        'rescue_queue & each_route',
        'recover_word & claim_class & each_route',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'How do you compare the three for one lender?',
        fr: 'Comment comparez-vous les trois pour un prêteur donné ?',
      },
      aims: ['absolute_priority'],
    },
    {
      rung: 2,
      text: {
        en: 'When is liquidation value above going concern?',
        fr: 'Quand la valeur liquidative dépasse-t-elle la continuité d’exploitation ?',
      },
      aims: ['viability', 'absolute_priority'],
    },
    {
      rung: 3,
      text: {
        en: 'Value falls by a fifth while you negotiate: does your choice change?',
        fr: 'La valeur baisse d’un cinquième pendant la négociation : votre choix change-t-il ?',
      },
      aims: ['fulcrum', 'absolute_priority'],
    },
    {
      rung: 4,
      text: {
        en: 'Who can block the plan, and what do you offer them?',
        fr: 'Qui peut bloquer le plan, et que lui proposez-vous ?',
      },
      aims: ['amend_extend', 'fulcrum'],
    },
  ],
  wrongClaims: [
    'classes_unanimous',
    'equity_served_first',
    'one_remedy_for_all',
    'pro_rata_recovery',
    'junior_served_first',
    'extension_cuts_debt',
    'viability_does_not_matter',
    'new_money_unprotected',
    'shareholders_keep_most',
    'time_cures_everything',
    'recovery_does_not_matter',
    'breakup_worth_more',
    'fulcrum_misplaced',
    'pivot_has_no_power',
    'cash_set_aside',
    'terms_come_free',
    'conciliation_is_public',
    'conciliator_imposes',
    'collective_is_confidential',
    'talks_freeze_claims',
    'no_quiet_route',
    'tests_swapped',
    'costs_left_out',
    'cash_cannot_run_out',
    'senior_takes_first_loss',
    'swap_spares_shareholders',
    'lenders_kept_in_the_dark',
    'entry_test_confused',
    'insolvency_by_balance_sheet',
    'fulcrum_is_paid_in_full',
    'swap_brings_cash',
  ],
};
