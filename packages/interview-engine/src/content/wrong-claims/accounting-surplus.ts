import type { WrongClaim } from '../types.ts';

/** Of goodwill and adjusted earnings. */
export const accountingSurplusClaims = {
  goodwill_adds_net_assets: {
    concept: 'goodwill',
    says: [
      'adds_together > net_assets|total_assets|fair_assets >> "to the price"|"au prix"',
      'adds_together >> price >> "et l’actif net"|"and the net assets"|"et les actifs nets"',
      'plus_word >> price >> fair_assets',
      'price >> plus_word >> fair_assets',
      'goodwill > fair_value_above_price',
      '"price plus net assets"|"price plus the net assets"|"prix plus l’actif net"',
      'price > minus_word > total_assets & !nets_liabilities',
      'goodwill > ev_less_equity',
    ],
    example: {
      en: 'Goodwill is the price plus the fair value of the net assets.',
      fr: 'On ajoute au prix payé la juste valeur des actifs nets identifiables.',
    },
    correction: {
      en: 'The fair value of net assets is deducted from the price; what remains is goodwill.',
      fr: 'On retranche du prix la juste valeur de l’actif net ; ce qui reste est le goodwill.',
    },
  },
  goodwill_self_made: {
    concept: 'goodwill',
    says: [
      '"own brand"|"propre marque"|"own reputation"|"propre réputation" > record|"recorded"|enters_books & !"not"|"pas"|"never"|"jamais"|buy',
      'self_made > record|enters_books > goodwill',
      'self_made & record|position_paper|capitalised',
    ],
    example: {
      en: 'A company can record its own goodwill.',
      fr: 'Une société peut inscrire au bilan le goodwill créé en interne.',
    },
    correction: {
      en: 'Goodwill only arises when one company buys another.',
      fr: 'Le goodwill ne naît que d’une acquisition.',
    },
  },
  low_owner_pay_added: {
    concept: 'normalise',
    says: [
      'low_pay > raises >> the_adjusted|ebitda & !"flatter"|"flatte"|"artificially"|"artificiellement"|takes_off|subtract',
      'low_pay > add|reinstate',
      'low_pay > ebitda > must_rise',
      'low_pay > reinstate|add >> pay_gap|ebitda',
    ],
    example: {
      en: 'If the owner has a salary below market, we add the difference to EBITDA.',
      fr: 'Si le dirigeant a un salaire inférieur au marché, on rajoute la différence à l’EBITDA.',
    },
    correction: {
      en: 'A salary below market is a missing cost: the difference comes off EBITDA.',
      fr: 'Un salaire sous le marché est un coût manquant : l’écart vient en moins de l’EBITDA.',
    },
  },
  capitalised_costs_lower_ebitda: {
    concept: 'ebitda',
    says: [
      '~capitalised|~capitalising_costs|~"capitaliser" > ~"aucun effet"|~"no effect"|~"aucun impact"|~"no impact" > ~ebitda',
      'capitalised|capitalising_costs > makes_worse & ebitda',
      'capitalised|capitalising_costs > makes_worse >> ebitda',
      'capitalised > ebitda > "lower" & !"higher"|cash_word',
      'capitalised > lowers >> ebitda',
      'capitalised & ebitda >> drops',
      'costs_into_capex > ~spares_ebitda',
    ],
    example: {
      en: 'Costs they capitalise reduce EBITDA.',
      fr: 'Capitaliser des frais réduit l’EBITDA.',
    },
    correction: {
      en: 'Costs put on the balance sheet flatter EBITDA: they have to come back in.',
      fr: 'Des frais activés embellissent l’EBITDA : il faut les y remettre.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
