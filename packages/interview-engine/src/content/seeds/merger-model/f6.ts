import type { Seed } from '../../types.ts';
import { premiumEatsSynergies } from '../../shared-statements.ts';

export const f6: Seed = {
  id: 'F6',
  topic: 'merger_model',
  levels: ['analyst', 'associate'],
  question: {
    en: 'Capitalise {syn} of run-rate synergies, and tell me whether a premium of {prem} destroys value.',
    fr: 'Capitalisez {syn} de synergies annuelles, et dites-moi si une prime de {prem} détruit de la valeur.',
  },
  hint: {
    en: 'What would a yearly saving be worth if it lasted for ever?',
    fr: 'Que vaudrait une économie annuelle si elle durait toujours ?',
  },
  keyPoints: {
    en: 'Capitalise the synergies after tax, subtract integration costs and allow for phasing, compare with the premium: the acquirer creates value only for the rest.',
    fr: 'Capitaliser les synergies après impôt, retirer les coûts d’intégration, tenir compte de la montée en puissance, comparer à la prime : l’acquéreur ne crée de valeur que pour le reste.',
  },
  modelAnswer: {
    en: 'The synergies of {syn} are before tax, so I tax them at {t} first. I capitalise what is left at the WACC of {w} less growth of {g}: that is what these savings are worth today, provided they last. They do not come free, so I subtract the integration costs of {integ}, severance and systems. I compare the rest with the premium of {prem} paid to the seller. What stays with the acquirer is {npv_to_acquirer}: above zero the premium is covered by the synergies, below zero it destroys value. I would test delay and delivery next, because the seller is paid at once and the buyer carries the risk. Whether EPS goes up proves nothing here.',
    fr: 'Les {syn} de synergies sont avant impôt, donc je les impose d’abord à {t}. Je capitalise ce qui reste au CMPC de {w}, moins une croissance de {g} : c’est la valeur actuelle de ces économies, si elles durent. Il faut payer pour les obtenir : je retire les coûts d’intégration de {integ}, licenciements et systèmes. Je compare le solde à la prime de {prem} versée au vendeur. Il reste à l’acquéreur {npv_to_acquirer} : au-dessus de zéro, les synergies couvrent la prime, en dessous, elle détruit de la valeur. Je testerais ensuite les retards, car le vendeur est payé tout de suite et l’acquéreur porte le risque. Que le BPA monte ne prouve rien ici.',
  },
  must: ['syn_vs_premium', 'synergies_cost', 'integration_cost', 'wacc'],
  bonus: ['value_vs_eps'],
  points: {
    value_vs_eps: {
      says: [
        '~prettier_number & ~proves_nothing|~make_wealth',

        '"par tête"|"a head"|"per head"|each_share & "bonne affaire"|"good deal"|"good bargain" & ~proves_nothing',
        'each_share|each_holder|by_slices & earning & ~proves_nothing',
      ],
    },
    syn_vs_premium: {
      says: [
        '# & buyer|us_holders & to_the_good',

        'premium_paid & seller & us_holders & #',

        'those_who_sold|previous_holders|"other camp"|"ceux d’en face" & # & judge_we_get|stays_with',
        'premium_paid & worth_now & covered',
        'cuts_word > worth_now > # & covered',

        'handed_to_seller|premium_paid & cuts_word|married_gain|synergy & stays_with & #',

        'premium_paid & ~money_saved|~synergy|~cuts_word & win_or_lose',

        'married_gain & paid_to_seller & #',

        'compare > premium_paid & "not enough"|"pas assez"|"insuffisant"|"short" & #',
        'stays_with & us_holders & #',
        'premium_paid & receive|paid_to_seller & # & seller',
        'premium_paid & seller & paid_to_seller & #',
        'premium_paid & stays_with & # & !"viendra plus tard"|"comes later"|"come later"',
        'premium_paid & so_therefore & # & generate|create_wealth',
        ...premiumEatsSynergies,
        'handed_to_seller|premium_paid & married_gain',
        'handed_to_seller|premium_paid & # & win_or_lose & #',
        'handed_to_seller & money_saved|synergy & win_or_lose|#',
        'married_gain & # & win_or_lose',
        'judge_seller_gets & part_of_the_whole & synergy|money_saved|"gain"|"gains"|"value"|"valeur"|"gâteau"',
      ],
    },
    synergies_cost: {
      says: [
        'taxman_helps_himself & #',

        '"one"|"un seul"|"une seule" > "instead of two"|"au lieu de deux"',

        '# > before_tax > # > after_tax_step|after',
        'tax & # & money_saved',

        'synergy|money_saved & lasting_worth',
        'spend_less & year|#',
        'spending > "less"|"moins" & year',
        'money_saved & happen_over_time|forever|year',
        'tax_people & cuts_word',
        'tax_people & stays_with & #',
        'tax & # & duplicates',
        'duplicates & synergy|#',
        '"run rate" & tax|#',
      ],
    },
    integration_cost: {
      says: [
        'getting_there > -comes_for_nothing & #',
        'one_off_spending & -comes_for_nothing & #',

        '"pay people to leave"|"indemnités de départ"|"sortir le chéquier"|"severance" & "first"|"d’abord"|"rewire"|"ordinateurs"|"computers"|"free"',
        'one_off_spending|achieve_them > "sets us back"|"set us back"|"nous coûte"|"coûte"|"costs us" > #',

        '"spend"|"dépenser" > # & money_saved|"first"|"d’abord" & !spend_less|before_tax',

        'integration_cost > subtract',
        'subtract >> integration_cost',
        'subtract & achieve_them & #',
        'integration_cost & spending & one_off_spending & #|subtract|stays_with',
        'integration_cost & after|stays_with',
        'spending & achieve_them & #',
        'one_off_spending & premium_paid|synergy|money_saved & #|pay',
        'subtract > one_off_spending',
        'one_off_spending > subtract',
        'walls_to_break & #|year|money_saved|synergy',
        'walls_to_break & spending|"slowly"|"petit à petit"',
      ],
    },
    wacc: {
      says: [
        'asks_a_rate|ask_return & forever|growth',

        'lasting_worth & wacc|required_return',
        'worth_now & required_return & #',
        'wacc|required_return & forever|growth',
        'financiers & expect & #',
        'over_what|divide > required_return',
        'rate & financiers',
        'financiers & expect|rate|return_on',
        'lender|bankers & owner & rate|expect',
        'rate & lender|bankers & "both"|"à la fois"|"ensemble"',
        'worth_now >> required_return',
        'asks_a_rate > fraction',
        'asks_a_rate > # & worth_now|over_what|chosen_rate',
        'asks_a_rate & chosen_rate',
        'divide|over_what > fraction',
        'rate > chosen_rate',
        'chosen_rate & #',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'At which rate do you capitalise, and why that one?',
        fr: 'À quel taux capitalisez-vous, et pourquoi celui-là ?',
      },
      aims: ['wacc'],
    },
    {
      rung: 2,
      text: {
        en: 'What if these were revenue synergies: the same treatment?',
        fr: 'Et si c’étaient des synergies de revenus : le même traitement ?',
      },
      aims: ['synergies_cost', 'wacc'],
    },
    {
      rung: 3,
      text: {
        en: 'They arrive two years late: what happens to your conclusion?',
        fr: 'Elles arrivent avec deux ans de retard : que devient votre conclusion ?',
      },
      aims: ['syn_vs_premium', 'integration_cost'],
    },
    {
      rung: 4,
      text: {
        en: 'Who captures the value if your client pays in shares?',
        fr: 'Qui capte la valeur si votre client paie en titres ?',
      },
      aims: ['syn_vs_premium'],
    },
  ],
  wrongClaims: [
    'dearer_rate_dearer_savings',
    'synergies_untaxed',
    'integration_costs_nothing',
    'premium_no_concern',
    'accretion_creates_value',
    'premium_creates_value',
    'premium_reaches_buyer',
    'synergies_without_deal',
    'synergies_at_once',
    'capitalised_upside_down',
    'integration_costs_added',
    'premium_above_synergies_good',
    'delay_costs_nothing',
    'synergies_happen_once',
    'revenue_synergies_surer',
    'premium_says_nothing',
    'premium_over_synergies',
    'sales_surer_than_savings',
    'synergies_of_wrong_kind',
    'integration_is_nothing',
    'synergies_from_closing',
    'synergies_capitalised_gross',
    'lender_rate_for_synergies',
    'timing_is_nothing',
    'premium_against_one_year',
    'price_never_the_cause',
    'sellers_lose_out',
    'premium_proves_target',
    'premium_counted_twice',
    'synergies_against_price',
  ],
  numeric: {
    generator: 'N20',
    ask: {
      en: 'Take tax of {t}, a WACC of {w}, growth of {g} and integration costs of {integ}: what is the value left for the acquirer after the premium?',
      fr: 'Prenez un impôt de {t}, un CMPC de {w}, une croissance de {g} et des coûts d’intégration de {integ} : quelle valeur reste-t-il à l’acquéreur après la prime ?',
    },
  },
};
