import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: integration costs. */
export const integrationCostClaims = {
  integration_costs_nothing: {
    concept: 'integration_cost',
    says: [
      '"cost of merging"|"merging the two"|"coût du rapprochement"|"fusionner les deux" > "is nothing"|"is zero"|"costs nothing"|"est nul"|"coûte rien"',
      'wrongly_merging > ~wrongly_for_free & !"not"|"never"|"jamais"|"no integration"',
      '~"integration costs"|~"coûts d’intégration" > ~"part of the calculation"|"just accounting"|"only accounting"|~"in the calculation"|"can be ignored"|"on peut les oublier" & !"come off"|"off the synergies"|"deducted"|"must"|"are part"|"faut"',
      'others_bear > integration_cost',

      'integration_cost > ~plays_no_part',
      '~integration_cost > -deducts_it',
      'integration_cost > others_bear',
      'integration_cost & is_free',
      '~integration_cost & not_in_value',
      'synergy & is_free|"at no cost"',
      '~merging_cost > without_effect',
      'may_be_skipped > ~merging_cost',
    ],
    example: {
      en: 'Integration costs are one-off, so they do not enter the value.',
      fr: 'Les coûts d’intégration sont ponctuels, donc ils n’entrent pas dans la valeur.',
    },
    correction: {
      en: 'Integration costs are cash that is spent first: they reduce what the synergies are worth.',
      fr: 'Les coûts d’intégration sont une dépense immédiate : ils réduisent ce que valent les synergies.',
    },
  },
  synergies_at_once: {
    concept: 'integration_cost',
    says: [
      'all_of_them > the_very_day & !"not"|"pas"|"never"|"jamais"|"assume"|"suppose"|premium',

      'synergy|money_saved > lands_whole > at_the_very_start & !"not"|"pas"|"never"|"jamais"|"suppose"|"assume"',
      'synergy|money_saved > from_day_one',
      'full_level > in_first_year & !"assume"|"assumed"|"phase"|"suppose"|"supposé"|"never"|"jamais"',
      'in_hand_at_once > day_of_closing & !"not"|"pas"|"premium"|"prime"',
    ],
    example: {
      en: 'The synergies arrive in full from day one.',
      fr: 'Les synergies arrivent dès le premier jour.',
    },
    correction: {
      en: 'Synergies take two or three years to arrive, and money is spent first.',
      fr: 'Les synergies mettent deux ou trois ans à venir, et il faut dépenser avant.',
    },
  },
  integration_costs_added: {
    concept: 'integration_cost',
    says: [
      'costs_added & synergy_or_value & !premium|goes_wrong|slow_arrival|"late"',
      'merging_cost > gets_added > synergy_or_value & !premium',
      'adding_act > merging_cost > synergy_or_value & !premium',
      'merging_cost > every_year_again & !"once"|"not"|"pas"|"synergies"|"une fois"',
    ],
    example: {
      en: 'I add the integration costs to the value of the synergies.',
      fr: 'J’ajoute les coûts d’intégration à la valeur des synergies.',
    },
    correction: {
      en: 'Integration costs are spent once and come off the value of the synergies.',
      fr: 'Les coûts d’intégration se dépensent une fois et se retirent de la valeur des synergies.',
    },
  },
  delay_costs_nothing: {
    concept: 'integration_cost',
    says: [
      'slow_arrival >> "costs nothing"|"ne coûte rien"|"changes nothing"|"ne change rien"|"makes no difference"|"no effect"|"aucun effet" & !"not true"|"faux"',

      'the_later > worth_growing',
      'delay_is_good',
      'phased_in & worth_now > comes_out_above & !comes_out_below',
      '~longer_wait > ~without_effect & !eps|"not"',
    ],
    example: { en: 'A delay changes nothing.', fr: 'Un retard ne change rien.' },
    correction: {
      en: 'Every year of delay lowers what the synergies are worth today.',
      fr: 'Chaque année perdue réduit ce que les synergies valent aujourd’hui.',
    },
  },
  integration_is_nothing: {
    concept: 'integration_cost',
    says: [
      '~joining_them > ~costs_hardly',
      '~integration_word|~integration_cost > -"coûte"|"coûte" > "rien" & !"pas rien"',

      '~integration_word|~integration_cost > "pratiquement rien"|"quasiment rien"|"practically nothing"|"next to nothing"|"hardly anything"|"almost nothing"',

      'easy_integration',
      '~culture_aside',
      'trifling_integration',
      'leaves_it_out > -integration_cost & ~one_off_words',
      '~merging_work > is_trifle',
      'after_signing & value_is_safe',
      '~merging_work > without_effect',
      '~integration_word > is_trifle',
      '~integration_word > -an_issue & !with_a_condition',
      '~integration_word > ~hardly_ever > ~goes_wrong|~an_issue',
      '~integration_word > "folklore"|"myth"|"mythe"|"formality"|"formalité"|"overrated"|"exagéré"|"overblown"|"invention"',
      'integration_word > by_itself > deal_succeeds',
      'integration_word > deal_succeeds > by_itself',
      '~goes_wrong & ~integration_word > shut_out',
      '~merging_cost > shut_out|-weighs_in & !"ebitda"',
      '~merging_cost & ~"one off"|~"one time"|~"once"|~"répètent"|~"ponctuels"|~"exceptionnels"|~"seule fois" & shut_out',
      'integration_cost|culture > of_small_account',
      'integration_word|integration_cost > "is free"|"basically free"|"practically free"|"almost free"|"costs nothing"|"costs almost nothing"|"est gratuite"|"coûte rien"|"coûte presque rien"',
      'merging_cost > at_sellers_cost & !"not"|"pas"|"price"|"prix"',
    ],
    example: {
      en: 'You can leave out the integration costs because they are one-off.',
      fr: 'Les coûts d’intégration, c’est marginal.',
    },
    correction: {
      en: 'Integration costs money and time, and that is where many deals fail.',
      fr: 'L’intégration coûte de l’argent et du temps, et c’est là que beaucoup d’opérations échouent.',
    },
  },
  synergies_from_closing: {
    concept: 'integration_cost',
    says: [
      'synergy > "certain"|"guaranteed"|"certaines"|"garanties"|"acquises"|"in the bag" >> "once"|"une fois"|"dès" > "signed"|"contract"|"signature"|"signé"|"contrat"|"closing" & !"not"|"pas"',
      'synergies_arrive > at_the_closing',
    ],
    example: {
      en: 'Synergies kick in fully in year one.',
      fr: 'Les synergies tombent en plein dès la clôture.',
    },
    correction: {
      en: 'Synergies build up over two or three years.',
      fr: 'Les synergies montent en puissance sur deux ou trois ans.',
    },
  },
  timing_is_nothing: {
    concept: 'integration_cost',
    says: [
      '~early_or_late > ~without_effect & !"not true"|"faux"',
      '~early_or_late > "all the same"|"revient au même"|"pareil"|"the same thing"|"même chose"',

      '~timing_aside & ~synergy|value|money_saved|worth_now',
      '~spread_of_time > without_effect',
      'without_effect & when_it_comes & ~synergy|~money_saved|"savings"',
      '~phasing_word > shut_out|-weighs_in',
      '-phasing_word & gains_of_joining > full_level|from_day_one|in_full',
      'needless|~"no need"|~"need not" > ~phasing_word',
      '~phasing_word > needless|~"unnecessary"|~"inutile"',
      'gains_of_joining > full_level|"full"|"whole"|"pleine" > from_day_one|"day one"|"dès le premier jour"|"dès le closing"|"dès la signature"',
      'no_matter_which > ~phasing_word & ~gains_of_joining',
      '~phasing_word > ~gains_of_joining > -weighs_in|-change|shut_out',
    ],
    example: {
      en: 'The phasing of the synergies is simple: timing makes no difference to their value.',
      fr: 'Le phasage n’a pas d’effet sur la valeur des synergies.',
    },
    correction: {
      en: 'What arrives in year three is worth less today than what arrives in year one.',
      fr: 'Ce qui arrive en année trois vaut moins aujourd’hui que ce qui arrive en année un.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
