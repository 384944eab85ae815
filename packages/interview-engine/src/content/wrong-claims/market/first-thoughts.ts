import type { WrongClaim } from '../../types.ts';

/** What is first got wrong of prices, payment and markets. */
export const firstThoughtClaims = {
  target_falls_by_premium: {
    concept: 'control_premium',
    says: ['target_shares > ~falls_by_the_premium'],
    example: {
      en: 'On the announcement the target’s shares fell by the premium.',
      fr: 'À l’annonce, le cours de la cible a perdu l’équivalent de la prime.',
    },
    correction: {
      en: 'On an offer the target rises towards the price offered.',
      fr: 'À l’annonce d’une offre, la cible monte vers le prix offert.',
    },
  },
  multiple_taken_for_a_rise: {
    concept: 'control_premium',
    says: ['# > multiple_as_price_rise'],
    example: {
      en: 'They paid twelve times EBITDA, so twelve times the share price before.',
      fr: 'Ils ont payé douze fois l’EBITDA, donc douze fois le cours d’avant.',
    },
    correction: {
      en: 'A multiple is set against EBITDA, a premium against the share price before the news.',
      fr: 'Un multiple se rapporte à l’EBITDA, une prime au cours d’avant la nouvelle.',
    },
  },
  paper_deal_borrowed: {
    concept: 'financing_mix',
    says: ['paid_all_in_paper > so_therefore|because_word > had_to_borrow'],
    example: {
      en: 'It was all paid in shares, so the buyer had to raise debt.',
      fr: 'C’était payé entièrement en titres, donc l’acquéreur a dû lever de la dette.',
    },
    correction: {
      en: 'Who pays in new shares needs no debt for it: the holders are diluted instead.',
      fr: 'Qui paie en actions nouvelles n’a pas besoin de dette : ses actionnaires sont dilués.',
    },
  },
  debt_said_to_lower_leverage: {
    concept: 'financing_mix',
    says: [
      'counter_bonds > ~counter_dilutes & !"shares"|"stock"|"equity"|"convertible"|"convertibles"|"actions"|"titres"|"not dilute"|"plutôt"|"rather"',
      'borrow_to_lower_leverage',
    ],
    example: {
      en: 'We would finance it with debt, which reduces leverage.',
      fr: 'On financerait par dette, ce qui réduit le levier.',
    },
    correction: {
      en: 'Paying with debt raises leverage; it is new shares that spare it.',
      fr: 'Payer par dette augmente le levier ; ce sont des actions nouvelles qui l’épargnent.',
    },
  },
  dearer_target_in_shares: {
    concept: 'accretion',
    says: [
      '"target"|"cible" > "higher multiple"|"multiple plus élevé"|"higher p/e"|"dearer" > "accretive"|"relutif"|"relutive" & !"not"|"pas"|"dilutive"|"dilutif"|"debt"|"dette"|"than the target"|"than its target"|"que la cible"',
      'target_dearer_than_buyer & paper_helps_earnings',
    ],
    example: {
      en: 'The target trades at a higher P/E than the buyer, so paying in shares is accretive.',
      fr: 'Le PER de la cible est plus élevé que le nôtre, donc payer en titres est relutif.',
    },
    correction: {
      en: 'Paid in shares, a deal is accretive when the P/E paid is below the acquirer’s.',
      fr: 'Payée en titres, une opération est relutive quand le PER payé est inférieur à celui de l’acquéreur.',
    },
  },
  volatility_helps_listings: {
    concept: 'exit',
    says: ['market_nervous_markets > market_good_for_listings', 'more_volatile > more_listings'],
    example: {
      en: 'The more volatile the market, the more IPOs there are.',
      fr: 'Plus la bourse est volatile, plus il y a d’introductions.',
    },
    correction: {
      en: 'Volatility shuts the window: issuers and investors wait for calm.',
      fr: 'La volatilité ferme la fenêtre : émetteurs et investisseurs attendent le calme.',
    },
  },
  debt_added_for_the_cheque: {
    concept: 'deal_facts',
    says: ['debt_added_for_cheque'],
    example: {
      en: 'We value it at eight times EBITDA, and add the debt to get to the equity.',
      fr: 'Elle vaut huit fois l’EBITDA, et on ajoute la dette pour avoir le chèque.',
    },
    correction: {
      en: 'From a multiple of EBITDA net debt comes off before the shareholders are paid.',
      fr: 'D’un multiple d’EBITDA, on retire la dette nette avant de payer les actionnaires.',
    },
  },
} as const satisfies Readonly<Record<string, WrongClaim>>;
