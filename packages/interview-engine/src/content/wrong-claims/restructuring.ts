import type { WrongClaim } from '../types.ts';
import { heardMostInACrisisClaims } from './restructuring/heard-most.ts';
import { crisisCashClaims } from './restructuring/cash.ts';
import { courtsClaims } from './restructuring/courts.ts';
import { crisisTermsClaims } from './restructuring/terms.ts';
import { ranksClaims } from './restructuring/ranks.ts';
import { routeClaims } from './restructuring/routes.ts';
import { turnedRoundCrisisClaims } from './restructuring/turned-round.ts';

export const restructuringClaims = {
  ...crisisCashClaims,
  ...ranksClaims,
  ...crisisTermsClaims,
  ...heardMostInACrisisClaims,
  ...courtsClaims,
  ...routeClaims,
  ...turnedRoundCrisisClaims,
  pro_rata_recovery: {
    concept: 'absolute_priority',
    says: [
      '"losses"|"pertes"|"perte" > "equally"|"également"|"à parts égales" & !"not"|"pas"|"never"|"jamais"|"rank"|"rang"|"class"|"classe"',
      'lbo_everybody > lbo_same_share',
      'rescue_everyone_the_same & !"class"|"rank"|"classe"|"rang"|"tranche"|"not"|"pas"',
      'pro_rata_word & each_lender|both|share_out|owed_word & !"same rank"|"equal rank"|"same class"|"same level"|"rang égal"|"même rang"|"même classe"|"même niveau"|"rank equally"|"same security"|"mêmes sûretés"|"if the"|"within"|"inside"|"au sein"',
      'rescue_whatever_rank & pro_rata_word|rescue_on_one_level & !keeps_back',
      'each_the_same',
    ],
    example: {
      en: 'All lenders share the value pro rata.',
      fr: 'Tous les prêteurs sont payés au prorata.',
    },
    correction: {
      en: 'Claims are paid by rank: a class gets nothing until the one above is whole.',
      fr: 'Les créances sont payées selon leur rang : une classe ne touche rien tant que la précédente n’est pas soldée.',
    },
  },
  equity_served_first: {
    concept: 'absolute_priority',
    says: [
      'rescue_owners_at_front & !crisis_loss_word|"not"|"pas"',
      'shareholders_word > gets_paid > before_lenders',
      '"first come shareholders"',
      '"shareholders first"',
      '"equity first"',
      '"first shareholders" & !"last"|"dernier"|"eat"|"crumbs"|"plate"|leftovers',
      '"first equity"',
      '"actionnaires d’abord"',
      '"actionnaires en premier"',
      '"d’abord actionnaires" & !"mangent"|"assiette"|leftovers|"dernier"|"derniers"|"senior"|"effacé"',
      'shares_paid',
      'from_equity_value',
      'crisis_owner > crisis_takes_first & crisis_lenders_take_rest',
      'crisis_lenders_take_rest & crisis_owner & !senior|"junior"|crisis_fair_order',
      'crisis_owner > crisis_keeps_part > before_lenders',
      'crisis_owner >> crisis_keeps_part >> crisis_takes_first',
      'crisis_owner & crisis_takes_the_balance > before_lenders',
    ],
    example: {
      en: 'Equity is always served before lenders.',
      fr: 'Les actionnaires sont servis avant les créanciers.',
    },
    correction: {
      en: 'Equity comes last: it only takes what is left once every lender is whole.',
      fr: 'Les prêteurs passent avant : le capital ne touche que ce qui reste une fois toute la dette soldée.',
    },
  },
  valuation_comes_first: {
    concept: 'liquidity',
    says: [
      'begin_with > crisis_worth_of_it & !"later"|"après"|"ensuite"|"not"|"pas"',
      'begin_with >> valuation_word',
      'valuation_word > first_served & !"can wait"|"peut attendre"|"comes later"|"viendra après"',
      'first_served > valuation_word',
      'value_first',
      'before_all_else',
      '~liquidity > ~never_mind',
      'long_horizon',
      'crisis_other_first & !"rather"|"plutôt"',
      '~crisis_other_first & ~crisis_needs_value',
      'crisis_first_step >> crisis_not_yet & !"rather"|"plutôt"',
      'crisis_weekly_plan|liquidity >> ~crisis_can_wait',
      '"first thing" > rescue_value_exercise',
      'liquidity > "once"|"only once"|"une fois" > "worth"|"valuation"|"vaut"',
    ],
    example: {
      en: 'I would start with a valuation, a full DCF.',
      fr: 'Je commencerais par la valorisation de la société.',
    },
    correction: {
      en: 'Liquidity comes before value: how many weeks the cash lasts.',
      fr: 'La liquidité passe avant la valeur : combien de semaines tient la trésorerie.',
    },
  },
  profit_pays_the_bills: {
    concept: 'liquidity',
    says: [
      'rescue_profitable > rescue_so_it_can_pay & !"not"|"only if"|"seulement"|"as long as"|"tant que"|"cannot"|"pas"|"even"|"même"',
      'profit > is_the_cash',
      'profit > "enough to pay"',
      'profit > "sufficient to pay"',
      '"profitable" & is_the_cash',
      '"rentable" & is_the_cash',
    ],
    example: {
      en: 'A positive profit guarantees cash for the instalments.',
      fr: 'Un résultat net positif suffit à garantir le paiement des échéances.',
    },
    correction: {
      en: 'Bills are settled with cash: a profitable company can still default.',
      fr: 'Les échéances se règlent en trésorerie : une société bénéficiaire peut faire défaut.',
    },
  },
  lenders_kept_in_the_dark: {
    concept: 'amend_extend',
    says: [
      '~says_nothing > crisis_bank > until',
      '~crisis_bank > ~heard_tells_nothing & !"mistake"|"erreur"|"if"|"si"',
      'hide_it & lender|~lender & !"worse"|"pire"|"aggrave"|"aggraver"|"ring them"|"tell them before"|"avant qu’elles l’apprennent"|"mistake"|"erreur"|"backfires"|"se retourne"',
      'talk_late',
      '-crisis_speaks > ~crisis_bank & !crisis_in_time|"only"|"just"|"seulement"',
      'crisis_keeps_mum > crisis_bank',
      'crisis_speaks > crisis_after_default & crisis_bank & !"before"|"avant"|"not"|"pas"|"never"|"jamais"',
      '-"talk"|-"speak"|-"parler"|-"prévenir" > ~lender > ~rescue_before_default',
      '~says_nothing > crisis_bank & !crisis_in_time',
    ],
    example: {
      en: 'I would hide it from the banks as long as possible.',
      fr: 'Il faut le cacher aux banques le plus longtemps possible.',
    },
    correction: {
      en: 'Lenders should hear of it early, from the company, with a plan.',
      fr: 'Les prêteurs doivent l’apprendre tôt, de la société, avec un plan.',
    },
  },
  one_remedy_for_all: {
    concept: 'amend_extend',
    says: [
      'in_all_cases > push_out|swap_to_shares',
      'always_the_cure',
      '"always sell"',
      '"toujours vendre"',
      'crisis_remedy & crisis_right_cure & crisis_every_case & !crisis_it_depends',
      'lender > crisis_right_cure > crisis_picks_worst',
    ],
    example: {
      en: 'In all cases I would extend the debt.',
      fr: 'Dans tous les cas, je repousserais les échéances.',
    },
    correction: {
      en: 'The remedy depends on whether the business is viable and how much debt it can carry.',
      fr: 'Le remède dépend de la viabilité de l’activité et de la dette qu’elle peut porter.',
    },
  },
  conciliation_is_public: {
    concept: 'proceedings',
    says: [
      '"conciliation is public"',
      '"conciliation is published"',
      '"conciliation are public"',
      '"conciliation are published"',
      '"conciliation is announced"',
      '"mandat ad hoc is public"',
      '"conciliation is a public"',
      '"conciliation sont procédures publiques"',
      '"conciliation est une procédure publique"',
      '"conciliation est publique"',
      '"conciliation est publiée"',
      '"conciliation c’est public"',
      '"conciliation c’est publié"',
      '"conciliation sont publics"',
      '"conciliation sont publiques"',
      '"conciliation sont publiés"',
      '"mandat ad hoc est public"',
      '"mandat ad hoc est publié"',
      'conciliation_word > "bodacc"|"everyone knows"|"everybody knows"|"tout le monde le sait" & !crisis_receivership|route_kept_quiet',
      'talks_public',
      'crisis_talks > given_to_the_public & !crisis_receivership|approved_by_the_court|route_kept_quiet',
      'route_quiet > route_in_the_open & !crisis_receivership|approved_by_the_court|route_kept_quiet|"not"|"pas"',
      'route_both_in_the_open & !crisis_receivership|approved_by_the_court',
    ],
    example: {
      en: 'A conciliation is public from the first day.',
      fr: 'La conciliation est publique dès le premier jour.',
    },
    correction: {
      en: 'Mandat ad hoc and conciliation are confidential.',
      fr: 'Le mandat ad hoc et la conciliation sont confidentiels.',
    },
  },
  conciliator_imposes: {
    concept: 'confidential_talks',
    says: [
      'binding_talks',
      'talks_bind',
      'route_quiet & route_says_yes & route_all_bound & !route_court|nobody_word|"not"|"pas"|"cannot"|"accelerated"',
      'route_quiet > route_judge_forces & !route_court|nobody_word|"not"|"pas"|"cannot"|"accelerated"',
      'conciliation_word > majority_in_talks',
      'crisis_talks > crisis_court_imposes & !crisis_receiver_word|crisis_safeguard',
      'crisis_talks > crisis_is_collective & !"unlike"|"contrairement"|"before"|"avant"',
      'crisis_talks > crisis_made_to_accept & !nobody_word|crisis_receiver_word|crisis_safeguard|"until"',
      'crisis_talks > crisis_court_imposes & crisis_just_as',
      'rescue_while_you_talk > crisis_court_imposes & !nobody_word|crisis_receivership',
      'crisis_talks > majority_decides & !crisis_receivership|"collective"|"collectives"',
      'crisis_court_imposes > made_to_write_off & crisis_talks & !crisis_receivership|nobody_word',
    ],
    example: {
      en: 'The conciliator can impose a haircut on the banks.',
      fr: 'Le conciliateur peut imposer un abandon de créance aux banques.',
    },
    correction: {
      en: 'A conciliator only helps the parties to agree: no lender is bound without signing.',
      fr: 'Le conciliateur aide à trouver un accord : aucun prêteur n’est lié sans avoir signé.',
    },
  },
  junior_served_first: {
    concept: 'absolute_priority',
    says: [
      '"lent last"|"dernier prêteur"|"prêté en dernier"|"last to lend" > "paid first"|"payé en premier"|"payé d’abord"|"first"|"en premier"',
      'senior > heard_recovers > "less than"|"moins que" >> mezz & !"not"|"pas"|"jamais"|"never"',
      'mezz > heard_recovers > "more than"|"plus que"|"mieux que" >> senior & !"not"|"pas"|"jamais"|"never"',
      'junior_first',
      'behind_its_junior',
      'crisis_upper_debt >> crisis_below_junior & !crisis_loss_word',
      'crisis_lower_debt > crisis_above_senior & !crisis_loss_word',
    ],
    example: { en: 'The mezzanine is paid first.', fr: 'La mezzanine est payée en premier.' },
    correction: {
      en: 'Senior debt comes first; the mezzanine takes what is left after it.',
      fr: 'La dette senior passe en premier ; la mezzanine prend ce qui reste après elle.',
    },
  },
  fulcrum_is_paid_in_full: {
    concept: 'fulcrum',
    says: [
      'fulcrum >> senior > crisis_covered_whole & !just_below|"not"|"pas"',
      'fulcrum_is_covered',
      'mezz_is_whole',
      'fulcrum & rescue_best_secured & !value_breaks',
      'fulcrum > repay|gets_paid|pay > made_whole & !just_below|"first"|"next"|"after"|"première"|"premier"|"partly"|"partie"',
      'fulcrum & last_class_made_whole & !just_below',
      'fulcrum|crisis_pivot & last_to_be_whole & !just_below',
    ],
    example: {
      en: 'The fulcrum is the last class paid in full.',
      fr: 'Le titre pivot, c’est la dernière tranche payée en entier.',
    },
    correction: {
      en: 'The fulcrum is the first class that is only partly repaid.',
      fr: 'Le titre pivot est la première tranche remboursée en partie seulement.',
    },
  },
  costs_left_out: {
    concept: 'absolute_priority',
    says: [
      '~"fees"|~"frais"|~"costs"|~"coûts" > -"count"|-"comptent"|-"matter"|-"compte" & !"twice"|"if"|"si"',
      '~heard_costs_not_taken & !"twice"|"deux fois"|"mistake"|"erreur"',
      'costs_ignored',
    ],
    example: { en: 'The costs are paid last.', fr: 'Les coûts passent en dernier.' },
    correction: {
      en: 'The costs come off first, before anything is shared out.',
      fr: 'Les coûts se déduisent d’abord, avant tout partage.',
    },
  },
  everybody_paid_alike: {
    concept: 'cash_control',
    says: [
      'crisis_filtering > crisis_no_gain & !"not"|"without"|"sans"',
      'heard_first_come & !heard_is_over',
      'heard_ought_not > ~heard_centralises & pay|~pay|outgoing|~outgoing|~"payments"|~"paie"',
      '~heard_no_need_of > ~"control"|~"contrôler"|~"contrôle"|~"prioritise"|~"centraliser" > ~"payments"|~"paiements"',
      '"each subsidiary"|"chaque filiale" > heard_pays_on & !heard_is_over',
      'pay_everybody',
      'pays_all_alike & !keeps_back|"enough"|"assez"',
      '~outgoing|~pay > ~by_date_of_arrival & !keeps_back',
    ],
    example: { en: 'You keep paying everyone as usual.', fr: 'On paie tout le monde comme avant.' },
    correction: {
      en: 'Every payment is approved, the vital ones first: wages, tax and key suppliers.',
      fr: 'Chaque paiement est validé, les plus critiques d’abord : salaires, impôts, fournisseurs clés.',
    },
  },
  working_capital_no_help: {
    concept: 'nwc',
    says: [
      'heard_ties_cash_up & !heard_that_costs_cash',
      'heard_more_tied_up > heard_brings_in > "cash"|"trésorerie"|"money" & !"not"|"pas"|"never"',
      'nwc >> ~rescue_no_help & !"alone"|"seul"|"enough"|"suffire"',
      'raise_working_capital',
    ],
    example: {
      en: 'I would pay suppliers faster and buy more stock.',
      fr: 'Il faut payer les fournisseurs plus vite.',
    },
    correction: {
      en: 'Collect faster, sell surplus stock and agree longer terms with suppliers.',
      fr: 'Il faut encaisser plus vite, déstocker et négocier des délais fournisseurs.',
    },
  },
  extension_cuts_debt: {
    concept: 'amend_extend',
    says: [
      '"standstill"|"moratoire"|"moratorium" > "cancels"|"wipes out"|"reduces"|"efface"|"annule"|"réduit" > "debt"|"dette" & !"not"|"pas"',
      'extension_cuts_debt',
      'swap_adds_debt',
      'crisis_extension > crisis_cuts > crisis_debt_stock & !crisis_not_the_stock',
      'crisis_swap > -crisis_cuts > ~crisis_debt_stock & !crisis_extension',
      'crisis_extension > crisis_part_of_debt_gone & !crisis_swap',
      'crisis_swap|swap_to_shares > crisis_adds_debt & !crisis_extension',
      'rescue_longer_dates > rescue_cuts_nominal',
    ],
    example: { en: 'Amend and extend reduces the debt.', fr: 'Le réaménagement réduit la dette.' },
    correction: {
      en: 'Extending only moves the dates; a conversion into shares reduces the debt.',
      fr: 'Repousser ne fait que déplacer les dates ; la conversion en capital réduit la dette.',
    },
  },
  viability_does_not_matter: {
    concept: 'viability',
    says: [
      'heard_debt_gone|~heard_debt_gone > heard_any_firm > heard_sound_again & !"not"|"pas"|"still"',
      'crisis_swap|swap_to_shares > heard_makes_it & rescue_loses_money & heard_sound_again & !"not"|"pas"|"unless"|"only if"',
      'rescue_loses_money > "convert"|"convertit"|"converts"|"convertir" > "all the debt"|"toute la dette" & !"not"|"pas"|"enough"|"suffit"|"useless"',
      '~"repay"|~"rembourser" > ~heard_not_viable & "liquidate"|"liquide"|"sell"|"so"|"donc" & !"mean"|"dire"|"interest"',
      'extend_when_dead',
      '~viability|~the_trade >> ~no_say_in_the_choice',
      'rescue_loses_money > turns_healthy > once_the_debt_is_settled',
      'once_the_debt_is_settled > rescue_loses_money > turns_healthy',
      '~makes_no_odds > ~healthy|~viability & !weighs_it_up',
      'be_it_so & sound_or_not & !weighs_it_up',
    ],
    example: { en: 'Viability is secondary here.', fr: 'La viabilité est secondaire.' },
    correction: {
      en: 'Nothing is worth restructuring unless the business itself is viable.',
      fr: 'Rien ne vaut d’être restructuré si l’activité elle-même ne tient pas.',
    },
  },
  collective_is_confidential: {
    concept: 'collective_proceedings',
    says: [
      'courts_quiet',
      'claims_go_on',
      'route_court > route_seizes & !"not"|"no longer"|"pas"|"plus"|"before"|"avant"|"nobody"|"personne"|route_quiet',
      'crisis_receivership >> crisis_hushed & !"accelerated"|"accélérée"',
      'rescue_safeguard|rescue_receivership & rescue_past_debts > ~rescue_paid_as_usual',
      'rescue_safeguard|rescue_receivership & ~rescue_paid_as_usual > rescue_past_debts',
    ],
    example: {
      en: 'The safeguard is confidential and lenders keep enforcing.',
      fr: 'Le redressement est confidentiel.',
    },
    correction: {
      en: 'Court proceedings are public and stay every claim.',
      fr: 'Les procédures collectives ont un caractère public et gèlent toutes les poursuites.',
    },
  },
  insolvency_by_balance_sheet: {
    concept: 'payment_test',
    says: [
      'crisis_test_named > crisis_balance_test & !"not"|"pas"|"and not"|"instead"|"plutôt"',
      'stops_paying > "accounting test"|"test comptable"|"critère comptable"|"balance sheet test" & !"not"|"pas"',
    ],
    example: {
      en: 'The cessation of payments means that liabilities exceed assets.',
      fr: 'La cessation des paiements, c’est quand le passif dépasse l’actif.',
    },
    correction: {
      en: 'It is a cash test: what is due now cannot be paid with the cash at hand. Negative equity alone is none.',
      fr: 'C’est un test de trésorerie : le passif exigible dépasse l’actif disponible. Des capitaux propres négatifs n’y suffisent pas.',
    },
  },
  entry_test_confused: {
    concept: 'payment_test',
    says: [
      'crisis_mandate > "needs"|"requires"|"must have"|"suppose"|"exige"|"il faut" > crisis_already_stopped|stops_paying & !"not"|"no"|"pas"|"yet"|"absence"|"before"|"avant"|"sans"',
      'crisis_mandate > rescue_must_have_stopped & !crisis_receiver_word|crisis_safeguard',
      'mandate_after_default',
      'crisis_mandate > "only for"|"reserved for"|"réservé aux"|"que pour les" > crisis_already_stopped|stops_paying & !crisis_still_pays|"not"|"pas"',
      'crisis_mandate >> crisis_opens > crisis_already_stopped & !crisis_still_pays',
      'crisis_must_be_insolvent > crisis_mandate & !crisis_receiver_word|crisis_safeguard',
    ],
    example: {
      en: 'The mandat ad hoc requires cessation of payments.',
      fr: 'Le mandat ad hoc suppose la cessation des paiements.',
    },
    correction: {
      en: 'A mandat ad hoc is open before the cessation of payments, a conciliation until forty-five days after it.',
      fr: 'Le mandat ad hoc s’ouvre avant la cessation des paiements, la conciliation jusqu’à quarante-cinq jours après.',
    },
  },
  new_money_unprotected: {
    concept: 'amend_extend',
    says: [
      'fresh_money > "back of the queue"|"back of the line"|"fin de la file"|"bout de la file"|"après tout le monde"|"after everyone" & !"not"|"pas"|"otherwise"|"sinon"',
      'new_money_last',
      'fresh_money > crisis_ranks_behind',
      'fresh_money > ~route_without_shield & !"outside"|"without"|"unless"|"hors"|"sans"|"sauf"',
    ],
    example: { en: 'New money has no priority.', fr: 'L’argent frais n’a aucun privilège.' },
    correction: {
      en: 'New money lent in an approved conciliation ranks ahead of earlier claims.',
      fr: 'L’argent frais apporté dans une conciliation homologuée bénéficie d’un privilège.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
