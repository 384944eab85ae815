import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the terms of an earn-out. */
export const earnoutTermsClaims = {
  earnout_without_dispute: {
    concept: 'earnout_terms',
    says: [
      'earnout > "never end up in court"|"never go to court"|"never end in court"|"finissent jamais devant"|"finit jamais devant"|"jamais au tribunal"|"never contested"',
      'earnout & quarrels_rare',
      'earnout & no_quarrel',
    ],
    example: {
      en: 'With an earn-out there is no room for dispute, the figures speak for themselves.',
      fr: 'Avec un complément de prix, aucun litige possible, les chiffres parlent d’eux-mêmes.',
    },
    correction: {
      en: 'Earn-outs often end in disputes about how the figure was reached, so the terms must be tight.',
      fr: 'Les compléments de prix finissent souvent en litige sur le calcul : les termes doivent être serrés.',
    },
  },
  earnout_needs_no_terms: {
    concept: 'earnout_terms',
    says: [
      '~metric_or_metric & ~all_one & !"precise"|"définir"|"important"',
      'metric_or_metric & ~all_one & !"precise"|"définir"|"important"',
      'keeps_it_vague > vague_is_better & !"not"|"pas"',
      'has_got_to|must_be|"surtout"|"best" > keeps_it_vague & !"not"|"pas"|"never"|"éviter"|"avoid"|"jamais"',
      'does_as_he_likes > comforts_seller & !"not"|"pas"',
      'metric_or_metric > ~all_one & !"precise"|"définir"',
      'heard_as_he_likes > heard_safe_anyway & !"not"|"pas"',
      'heard_terms & heard_a_detail & !"not"|"pas"|"never"',
      '~heard_needless_to_define & ~gauge|~"metric"|~"indicateur"|~"ebitda"',
      '~terms_need_nothing & ~earnout|~gauge|~wording_of_it|~who_runs|~"ebitda"|~"results"|~"résultats"|~"condition"',
      '~wording_of_it > without_effect',
      '~left_open_later & ~earnout|"clause"|"indicateur"|"metric"|"buyer"|"acheteur" & !"litige"|"litiges"|"dispute later"|"court"|"or you"|"otherwise"|"sinon"|"never"|"jamais"|"if"|"si"|"risk"|"risque"|"danger"',
      '"fewer disputes"|"évite les litiges"|"moins de litiges" & ~left_open_later',
    ],
    example: {
      en: 'There is no need to define the metric, any EBITDA will do.',
      fr: 'Inutile de définir l’indicateur, l’EBITDA suffit.',
    },
    correction: {
      en: 'Whoever runs the business can move the figure, so its definition has to be tight.',
      fr: 'Qui dirige la société peut agir sur le chiffre : sa définition doit être serrée.',
    },
  },
  earnout_beyond_dispute: {
    concept: 'earnout_terms',
    says: [
      'heard_longer_period|long_period|"plus c’est long"|"the longer" > "moins on peut"|"évite les"|"évite tous"|"avoids"|"less you can"|"moins de litiges"|"fewer disputes" & !"short"|"courte"',
      '"further down"|"plus c’est bas"|"plus bas dans le compte"|"lower down" > "harder"|"moins"|"less"|"plus difficile"|"plus dur" > ~game_it',
      '"net income"|"net profit"|"résultat net"|"bénéfice net" >> "best"|"meilleur"|"right"|"bon"|"as"|"comme" >> gauge & ~beyond_his_reach|heard_hard_to_cheat|~heard_hard_to_cheat & !heard_top_line|"revenue"|"ventes"|"not the"',

      'heard_bottom_line > heard_hard_to_cheat|~heard_hard_to_cheat & !heard_top_line|"not"',
      'heard_longer_period|long_period > heard_fewer_quarrels & !"not"|"pas"',
      'heard_longer_period > "better for the seller"|"mieux pour le vendeur" & !"not"|"pas"',
      '~no_room_to_cheat',
      'long_period > fewer_quarrels',
      '"never"|"jamais"|"rarely"|"rarement" > ~quarrel_word & earnout',
      'no_quarrel_risk & earnout & !"avoid"|"clear"|"precise"|"éviter"|"clair"|"précis"|"pour que"|"so that"',
      '"net income"|"net profit"|"ebitda"|"bottom line"|"résultat net"|"bénéfice net" > beyond_his_reach & !"revenue"|"sales"|"chiffre d’affaires"|"ventes"|"gross"|"if"|"si"|"so that"|"pour que"',
    ],
    example: {
      en: 'There is no room for manipulation with EBITDA.',
      fr: 'Plus la période est longue, moins il y a de litiges.',
    },
    correction: {
      en: 'Who runs the business can move EBITDA, and a long period invites disputes.',
      fr: 'Qui dirige peut agir sur l’EBITDA, et une longue période invite aux litiges.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
