import type { WrongClaim } from '../../types.ts';

/** What is falsely said of why a deal is done, what it must cover and what an owner may do. */
export const reasonsMisreadClaims = {
  rivals_without_synergies: {
    concept: 'rationale',
    says: [
      'misread_same_trade & ~misread_no_common_costs & !"not the same"|"pas le même"|"pas la même"|"if"|"si"|"antitrust"|"concurrence"|"but"|"mais"',
      'misread_only_if_unlike',
    ],
    example: {
      en: 'Two companies in the same business have no costs in common.',
      fr: 'Plus les métiers sont proches, moins il y a de synergies.',
    },
    correction: {
      en: 'The closer two businesses are, the more costs they share: that is where savings come from.',
      fr: 'Plus deux métiers sont proches, plus ils ont de coûts en commun : c’est de là que viennent les économies.',
    },
  },
  control_misplaced: {
    concept: 'antitrust',
    says: [
      '~market_watchdog & ~misread_leaves_alone & ~misread_excuse & !"even"|"même"|"although"|"bien que"',
      'misread_ruling >> misread_after_closing & !"not"|"pas"|"before"|"avant"|"never"|"jamais"',
    ],
    example: {
      en: 'Antitrust approval comes after the deal is closed.',
      fr: 'La Commission européenne ne regarde pas les opérations entre groupes américains.',
    },
    correction: {
      en: 'Merger control goes by sales and market shares, not by nationality or listing, and it comes before closing.',
      fr: 'Le contrôle des concentrations dépend des ventes et des parts de marché, ni de la nationalité ni de la cote, et il précède le closing.',
    },
  },
  ev_built_backwards: {
    concept: 'deal_facts',
    says: [
      '"enterprise value is the equity"|"ev is the equity"|"enterprise value equals equity"|"enterprise value is equity" > "less"|"minus" > debt & !"plus"|"less cash"|"minus cash"',
      'misread_cash_to_ev & !"not"|"pas"|"plus net debt"|"plus dette"|"plus la dette"|"plus debt"',
      'misread_net_cash & misread_ev_above & !"not"|"pas"',
    ],
    example: {
      en: 'They have net cash, so enterprise value is above the equity.',
      fr: 'La VE, c’est l’equity plus la trésorerie.',
    },
    correction: {
      en: 'Enterprise value is equity plus net debt: with net cash it is below the equity.',
      fr: 'La valeur d’entreprise, c’est l’equity plus la dette nette : avec du cash net, elle est inférieure à l’equity.',
    },
  },
  payment_lifts_always: {
    concept: 'accretion',
    says: ['~misread_lifts_always & !"not"|"pas"|"no deal"|"aucune opération"'],
    example: {
      en: 'Paying in cash is always accretive.',
      fr: 'Une acquisition payée en dette est toujours relutive.',
    },
    correction: {
      en: 'It is accretive only where the target’s earnings yield beats the after-tax cost of the money.',
      fr: 'Ce n’est relutif que si le rendement bénéficiaire de la cible dépasse le coût après impôt de l’argent.',
    },
  },
  owner_must_leave: {
    concept: 'owner_goals',
    says: [
      '"have to leave"|"must leave"|"devez partir"|"faudra partir"|"obligé de partir" > "day you sign"|"jour de la signature"|"day one"|"le jour même"|"the same day" & !"not"|"pas"|"never"|"jamais"|"unless"',
      '"fund"|"funds"|"fonds" > "throws"|"kicks"|"fires"|"throw"|"kick"|"met"|"mettent"|"vire" > "out"|"boss"|"owner"|"dehors"|"patron"|"dirigeant" & "always"|"day one"|"toujours"|"premier jour" & !"not"|"pas"|"rarely"|"rarement"|"rarely"|"never"|"jamais"',
      '"une fois vendu"|"once sold"|"after the sale"|"le jour de la vente" > "devez partir"|"must leave"|"have to leave"|"dehors" & !"not"|"pas"|"if"|"si"',
      'misread_owners_alike & !"not"|"pas"|"think"|"pense"',
      '~misread_must_leave & !"not have to"|"n’est pas obligé"|"n’êtes pas obligé"|"no law"|"aucune loi"|"if"|"si"|"many think"',
    ],
    example: {
      en: 'A CEO who sells has to leave on the day of closing.',
      fr: 'Tous les dirigeants veulent la même chose, le prix.',
    },
    correction: {
      en: 'Owners differ: leave, stay, keep a stake or hand over; nothing obliges a seller to go at closing.',
      fr: 'Chacun veut autre chose : partir, rester, garder une part, transmettre ; rien n’oblige le vendeur à partir au closing.',
    },
  },
  price_without_a_range: {
    concept: 'football_field',
    says: [
      '~strays_to_the_unit & ~"worth"|~"vaut"|~"valeur"|~"value" & !"never"|"jamais"|"nobody"|"personne"|"i cannot"|"je ne peux"|"il n’y a pas une seule"|"not one"',
      'misread_to_the_unit & !"not"|"no exact"|"pas"|"aucun"|"never"|"jamais"|"nobody"|"personne"',
    ],
    example: {
      en: 'The DCF gives one exact price.',
      fr: 'Le DCF donne le prix exact.',
    },
    correction: {
      en: 'A valuation is a range that several methods draw, not one number.',
      fr: 'Une valorisation est une fourchette que dessinent plusieurs méthodes, pas un chiffre.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
