import type { Seed } from '../../types.ts';

export const h4: Seed = {
  id: 'H4',
  topic: 'restructuring',
  levels: ['analyst', 'associate'],
  question: {
    en: 'Compare French preventive procedures with a formal insolvency for a foreign lender.',
    fr: 'Pour un prêteur étranger, comparez les procédures préventives françaises et les procédures collectives.',
  },
  hint: {
    en: 'Compare who knows about it, and who is bound by it.',
    fr: 'Comparez qui est au courant, et qui est lié.',
  },
  keyPoints: {
    en: 'Mandat ad hoc: confidential, consensual, before any cessation of payments; conciliation: confidential, until 45 days after it; accelerated safeguard to bind minorities; then safeguard, receivership, liquidation.',
    fr: 'Mandat ad hoc : confidentiel, amiable, sans cessation des paiements ; conciliation : confidentielle, jusqu’à 45 jours après la cessation des paiements ; sauvegarde accélérée pour lier les minoritaires ; puis sauvegarde, redressement, liquidation.',
  },
  modelAnswer: {
    en: 'There are two stages. The first is confidential and consensual: in a mandat ad hoc or a conciliation, a mediator named by the court helps the company and its lenders to agree, and nobody is bound without consent. Mandat ad hoc is for a company not yet in cessation of payments; conciliation stays open until forty-five days after it. There lenders extend maturities, waive a covenant or put in new money, which then gets priority. Accelerated safeguard lets a class vote bind a minority. The second stage, safeguard, receivership, liquidation, is public and led by the court: enforcement is stayed, you file your claim, and you are paid by rank, after employees and privileged claims. Liquidity decides: with months of cash you negotiate, with days you go to court.',
    fr: 'Il y a deux étapes. La première est confidentielle et amiable : en mandat ad hoc ou en conciliation, un tiers nommé par le président du tribunal aide la société et ses prêteurs à trouver un accord, et personne n’est forcé. Le mandat ad hoc suppose l’absence de cessation des paiements ; la conciliation reste ouverte jusqu’à quarante-cinq jours après. On y repousse des échéances, on y apporte de l’argent frais, qui obtient un privilège. La sauvegarde accélérée impose à une minorité un plan voté par classes. La seconde étape, sauvegarde, redressement, liquidation, est publique et judiciaire : les poursuites sont gelées, vous déclarez votre créance et vous êtes payé selon votre rang. La trésorerie tranche : trois mois, on négocie.',
  },
  must: ['proceedings', 'confidential_talks', 'collective_proceedings'],
  bonus: ['absolute_priority', 'amend_extend', 'liquidity', 'payment_test'],
  points: {
    liquidity: { says: ['cash_in_hand & days_word', 'cash_in_hand & by_consent & judge_word'] },
    proceedings: {
      byName: true,
      says: [
        '"second door"|"seconde porte"|"deuxième porte"|"other door"|"autre porte" & public_word|judge_word',
        '"voix basse"|"hushed"|"whispered"|"discreet" & "grand jour"|"open court"|judge_word|"in public"',
        'quiet & judge_word & !crisis_list_of_topics',
        'last_stage & judge_word',
        'judge_word & rescue_closed_door|-force_word',
        'rescue_closed_door & public_word|by_consent',
      ],
    },
    absolute_priority: {
      says: [
        'gets_paid|pay|who_gets & in_order|first_served|after & secured_word|next_served',
        'fresh_money & in_order',
      ],
    },
    amend_extend: {
      says: [
        'told_repaid_later & fresh_money|conciliator|quiet|swap_to_shares|"rallonge"|"owners"',
        'fresh_money|put_money & in_order|priority_word',
        '"negotiate"|"négocie"|"obtain"|"obtient" > breathing_space|extension_word|fresh_money',
      ],
    },
    confidential_talks: {
      byName: true,
      says: [
        '~told_nobody_imposes',
        '"first door"|"première porte"|"behind the first"|"derrière la première" & quiet|conciliator',
        '~nobody_word > ~rescue_made_to_accept & ~conciliation_word|~conciliator|~lender',
        '-force_word',
        'quiet & free_to_refuse|conciliator',
        'free_to_refuse & proposal_word|quiet|conciliator|conciliation_word|lender',
        'quiet & free_to_refuse|proposal_word',
        '~free_to_refuse & ~early_stage',
        'asked_only > ~free_to_refuse',
        'rescue_closed_door & -force_word|by_consent|conciliator|lender',
      ],
    },
    payment_test: {
      says: [
        'told_month_and_half & ~pay|~stops_paying|"facture"|"bills"',
        'stops_paying & crisis_days_left',
      ],
    },
    collective_proceedings: {
      byName: true,
      says: [
        '"majority"|"majorité" > "drags"|"entraîne"|"binds"|"carries" > "stubborn"|"têtus"|"récalcitrants"|"holdouts"|"the others"|"les autres"',
        'bound_anyway & vote_word|judge_word|public_word|claims_frozen',
        'judge_word & claims_frozen',
        'claims_frozen > dissenters_bound|in_order|"queue"|"la queue"',
        'claims_frozen & security_held',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What is a class of affected parties?',
        fr: 'Qu’est-ce qu’une classe de parties affectées ?',
      },
      aims: ['collective_proceedings', 'absolute_priority'],
    },
    {
      rung: 2,
      text: {
        en: 'Why would a lender prefer the quiet stage if nobody can force it to accept anything there?',
        fr: 'Pourquoi un prêteur préférerait-il la phase amiable si rien ne peut lui être imposé ?',
      },
      aims: ['confidential_talks', 'liquidity'],
    },
    {
      rung: 3,
      text: {
        en: 'The company has been unable to pay for sixty days: what is still open to it?',
        fr: 'La société ne peut plus payer depuis soixante jours : quelles voies lui restent ouvertes ?',
      },
      aims: ['payment_test', 'proceedings'],
    },
    {
      rung: 4,
      text: {
        en: 'Your client, a fund, is asked for new money. What protection do you look for?',
        fr: 'On demande de l’argent frais à votre client, un fonds. Quelle protection cherchez-vous ?',
      },
      aims: ['amend_extend', 'absolute_priority'],
    },
  ],
  wrongClaims: [
    'conciliation_is_public',
    'conciliator_imposes',
    'pro_rata_recovery',
    'collective_is_confidential',
    'entry_test_confused',
    'insolvency_by_balance_sheet',
    'new_money_unprotected',
    'equity_served_first',
    'no_quiet_route',
    'talks_freeze_claims',
    'tests_swapped',
    'conciliation_without_limit',
    'fast_track_misread',
    'classes_unanimous',
    'lender_opens_talks',
    'employees_last',
    'cash_set_aside',
    'shareholders_keep_most',
    'junior_served_first',
    'extension_cuts_debt',
    'terms_come_free',
    'foreign_lender_unbound',
    'plan_binds_the_willing',
    'managers_out_in_safeguard',
    'lender_picks_buyer',
    'routes_taken_for_one',
    'liquidation_the_only_route',
  ],
};
