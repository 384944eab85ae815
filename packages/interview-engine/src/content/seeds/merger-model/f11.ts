import type { Seed } from '../../types.ts';

export const f11: Seed = {
  id: 'F11',
  topic: 'merger_model',
  levels: ['analyst', 'associate'],
  question: {
    en: 'How would you bridge a gap of {earn} in valuation between buyer and seller?',
    fr: 'Comment combler un écart de valorisation de {earn} entre acheteur et vendeur ?',
  },
  hint: {
    en: 'Ask what would make each of them accept part of the risk.',
    fr: 'Qu’est-ce qui ferait accepter à chacun une part du risque ?',
  },
  keyPoints: {
    en: 'Earn-out or CVR and its terms (metric, period, control, disputes), vendor loan, rollover, staged acquisition (put/call), escrow.',
    fr: 'Complément de prix ou CVR et ses termes (indicateur, durée, contrôle, litiges), crédit vendeur, réinvestissement, acquisition par étapes (options), séquestre.',
  },
  modelAnswer: {
    en: 'First I ask why they disagree. If it is about the future, I propose an earn-out: {upfront} now and {earn} later, only if agreed targets are met. The seller should not count it in full: {prob} of {earn}, discounted over {years} at {ke}, so the offer is worth {economic} today. The terms decide whether it works: a metric that nobody can manipulate, who runs the business meanwhile, and who settles a dispute. Other tools help: a vendor loan, a staged purchase with a put and a call, an escrow for one known risk. My recommendation is that the seller also reinvests part of the price, because a rollover aligns both sides better than any formula.',
    fr: 'Je demande d’abord pourquoi ils divergent. Si cela tient à l’avenir, je propose un complément de prix : {upfront} maintenant et {earn} plus tard, seulement si les objectifs convenus sont atteints. Le vendeur ne doit pas le compter en entier : {prob} de {earn}, actualisés sur {years} à {ke}, si bien que l’offre vaut {economic} aujourd’hui. Tout se joue dans les termes : un indicateur que personne ne peut manipuler, qui dirige l’entreprise entre-temps, et qui tranche un litige. D’autres outils aident : un crédit vendeur, un achat par étapes avec options, un séquestre. Je recommande surtout que le vendeur réinvestisse une partie du prix, car cela aligne les deux parties.',
  },
  must: ['earnout', 'earnout_terms'],
  bonus: ['deferred_price', 'mgmt_package', 'own_view'],
  points: {
    deferred_price: {
      says: [
        'lends_part_of_price',

        'seller_lends & "bit by bit"|"petit à petit"|"partie"|"part of it"|"some of it"',

        '"il peut"|"he can"|"they can" > seller_lends',
        'seller|previous_holders|owner & seller_lends',
      ],
    },
    earnout: {
      general: false,
      says: [
        'if_he_is_right & later_part|add|pay|"top"|"rajoute"',

        'straight_away & later_on & if_he_is_right',
        '# > straight_away & # & if_he_is_right',
        'later_on > if_he_is_right',

        'pay|price & later_part & if_performs',
        'pay & if_performs & #',
        'later_part & if_performs & #',
        'later_part & if_performs|conditional',
        'pay|receive & later_part & conditional',
        'receive & "more"|"de plus" & conditional',
        '"another"|"encore"|"de plus"|"autres" & conditional & #',
        'if_performs & #',
        'deals_deferred_price & pay|price & year|profit|growth',
        '"if you were right"|"si tu avais raison"|"if you are right"|"si tu as raison" & #|pay|later_part',
        'deals_deferred_price & revenue',
      ],
    },
    own_view: {
      says: [
        'own_opinion & the_bet',
        'own_opinion & seller_lends|reinvests|earnout|later_part|if_performs|mixed',
      ],
    },
    mgmt_package: {
      says: [
        'reinvests & new_house|combined_company|"wins"|"gagne"',

        'reinvests & "mine"|"with me"|"avec moi"|"avec nous"|"with us"|"à côté"|"next to"',

        'reinvests & "on the table"|"sur la table"',
        'reinvests & fraction|later_part',
        'seller|management|owner & reinvests',
        'reinvests & in_stake',
      ],
    },
    earnout_terms: {
      byName: true,
      says: [
        'gauge & until',
        'loads_costs & later_part|conditional|buyer|seller|who_runs|"owe"|"devoir"|"i could"|"je pourrais"',

        '"own costs"|"propres frais"|"propres coûts" & ~good_results|gauge',
        'gauge & who_runs & !"irrelevant"|"not spend time"|"peu importe"|"sans importance"',

        '"vider"|"siphonner"|"strip"|"empty"|"starve" & buyer|seller|owner',

        'gauge & game_it|who_runs',
        'who_runs & year|seller|buyer',
        'gauge > year|"over"|"sur"',
        'year > gauge',
        'game_it & good_results|if_performs',
        'game_it & who_runs',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Why do the two sides see it differently, and how would you find out?',
        fr: 'Pourquoi les deux parties divergent-elles, et comment le sauriez-vous ?',
      },
      aims: ['earnout', 'own_view'],
    },
    {
      rung: 2,
      text: {
        en: 'On which metric would you base it, and who controls that metric?',
        fr: 'Sur quel indicateur le fonderiez-vous, et qui le contrôle ?',
      },
      aims: ['earnout_terms'],
    },
    {
      rung: 3,
      text: {
        en: 'The odds fall by half: what is your offer worth now?',
        fr: 'La probabilité est divisée par deux : que vaut maintenant votre offre ?',
      },
      aims: ['earnout'],
    },
    {
      rung: 4,
      text: {
        en: 'And if the seller leaves after a year?',
        fr: 'Et si le vendeur part au bout d’un an ?',
      },
      aims: ['earnout_terms', 'mgmt_package'],
    },
  ],
  wrongClaims: [
    'earnout_counts_in_full',
    'earnout_without_dispute',
    'earnout_safe_for_seller',
    'earnout_paid_by_seller',
    'earnout_paid_on_failure',
    'earnout_paid_upfront',
    'later_money_worth_more',
    'vendor_loan_reversed',
    'earnout_needs_no_terms',
    'locked_box_price_adjusts',
    'earnout_beyond_dispute',
    'earnout_of_one_mind',
    'earnout_above_face',
    'escrow_misread',
    'gap_has_no_bridge',
    'earnout_on_the_past',
    'vendor_loan_from_bank',
    'rollover_is_debt',
  ],
  numeric: {
    generator: 'N32',
    ask: {
      en: 'Suppose {upfront} is paid now and the {earn} becomes an earn-out, likely at {prob}, due in {years}, discounted at {ke}: what is the offer worth today?',
      fr: 'Supposons {upfront} payés maintenant et les {earn} en complément de prix, probable à {prob}, dû dans {years}, actualisé à {ke} : que vaut l’offre aujourd’hui ?',
    },
  },
};
