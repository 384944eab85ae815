import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: value creation as opposed to EPS. */
export const valueVsEpsClaims = {
  accretion_creates_value: {
    concept: 'value_vs_eps',
    says: [
      'accretive_word >> "creates value"|"create value"|"crée de la valeur"|"créent de la valeur" & !"if"|"si"|"can"|"may"|"peut"|"necessarily"|"forcément"|"only"|"seulement"|"still"|"whether"|proves_nothing|"not"|"pas"|"never"|"jamais"',
      '"dilutive"|"dilutif" >> "destroys value"|"détruit de la valeur"|"destroys shareholder value" & !"if"|"si"|"can"|"may"|"peut"|"necessarily"|"forcément"|"only"|"seulement"|"still"|"whether"|"not"|"pas"|"never"|"jamais"',
      '"value is created"|"crée de la valeur"|"creates value" > "when"|"quand"|"lorsque"|"dès que" > eps|"bénéfice par action" > rise|goes_higher & !"if"|"si"|"can"|"may"|"peut"|"necessarily"|"forcément"|"only"|"seulement"|"still"|"whether"|proves_nothing|"not"|"pas"|"never"|"jamais"',
      'accretion|accretive_word >> proof_that > create_wealth|makes_value & !"if"|"si"|"can"|"may"|"peut"|"necessarily"|"forcément"|"only"|"seulement"|"still"|"whether"|proves_nothing|"not"|"pas"|"never"|"jamais"',
      'eps > "always a good deal"|"toujours une bonne opération"|"always good" & !"not"|"pas"|"never"|"jamais"',
      'create_wealth|"good"|"bonne" > "when"|"quand"|"because"|"parce que" > accretive_word & "know"|"sait" & !"not"|"pas"|"never"|"jamais"',
      'eps > rise|goes_higher|"goes up"|"monte" > price_must_follow & !"not"|"pas"|"never"|"jamais"',
      'because_word > eps|accretive_word > premium > justified_word & !"not"|"pas"|"never"|"jamais"',

      'eps > goes_higher|"higher"|"plus élevé" > owner|"shareholders"|"actionnaires" > always_so > made_richer & !"not"|"pas"|"mean"',

      'condition_word|mere_case > eps|accretive_word > proof_that > enriched_owners & !"not"|"pas"|"never"|"jamais"',
      'strays_eps_up > strays_settles_it & !"not"|"never"|"jamais"|"ne suffit"|"pas la preuve"|"n’est pas"|"ne veut pas"',
      '"creates value"|"value is created"|"crée de la valeur" > "because"|"parce que"|"car"|"since"|"puisque" > eps|accretive_word & !"not"|"pas"|"never"|"jamais"',
      'because_word|condition_word > ends_up_accretive|accretive_word > makes_value|create_wealth & !"not"|"pas"|"may"|"can"|"peut"|"mean"|"if"',

      'accretive_word > price_follows & !"par action"',
      'condition_word > eps|accretive_word|breakeven_point > made_richer & !"pas parce que"|"not because"|"not mean"',
      'condition_word > eps > goes_higher > made_richer',
      'accretive_word > so_value_made',
      'accretion & made_richer & one_and_the_same',
      'accretive_word > always_so > made_richer',
      'condition_word > eps|accretive_word > premium > justified_word',
      'accretion & create_wealth & always_so',
      'accretive_word > create_wealth & always_so|owner & !"peut"|"can"|"may"',
      'eps & rise & create_wealth & always_so|so_therefore & !proves_nothing|"prouve pas"|"prouve en rien"',
      'condition_word|because_word > ~accretive_word > cannot_destroy & !"mean"|"prove"|"veut pas dire"|"prouve"|"signifie"|"even if"|"même si"|"not because"|"pas parce que"',
      '~eps > ~goes_higher > cannot_destroy & !"mean"|"prove"|"veut pas dire"|"prouve"|"signifie"|"even if"|"même si"|"not because"|"pas parce que"',
      'because_word > eps > goes_higher > made_richer',
      'accretive_word > stands_for > makes_some > # > value_for_holders|"value"|"valeur"',
      'accretive_word > stands_for > makes_value & !"not"|"pas"',
      'eps|accretive_word > follows_by_as_much & !"not"|"pas"|"necessarily"|"forcément"|"if"|"si"',
      'follows_by_as_much > eps & !"not"|"pas"|"necessarily"|"forcément"|"if"|"si"',
      'premium > justified_word > condition_word > accretive_word|eps',
      'that_level_is_met > value_then_made & !"not"|"pas"',
    ],
    example: {
      en: 'An accretive deal always creates value for shareholders.',
      fr: 'Une opération relutive crée toujours de la valeur pour les actionnaires.',
    },
    correction: {
      en: 'Accretion is arithmetic: an accretive deal can destroy value if the price is too high.',
      fr: 'La relution est arithmétique : une opération relutive peut détruire de la valeur si le prix est trop élevé.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
