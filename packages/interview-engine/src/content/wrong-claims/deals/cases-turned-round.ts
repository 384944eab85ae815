import type { WrongClaim } from '../../types.ts';

/** A purchase and a family's money told the wrong way round. */
export const casesTurnedRoundClaims = {
  any_purchase_is_good: {
    concept: 'rationale',
    says: ['~astray_any_purchase > ~astray_is_good & !"not"|"pas"|"never"|"jamais"|"if"|"si"'],
    example: {
      en: 'Organic is growing, so any organic brand is a good buy.',
      fr: 'Le bio monte, donc n’importe quelle marque bio est une bonne affaire.',
    },
    correction: {
      en: 'A growing market does not make every brand in it worth its price: say what this one brings that the group lacks.',
      fr: 'Un marché qui croît ne justifie pas n’importe quelle marque : dites ce que celle-ci apporte et qui manque au groupe.',
    },
  },
  premium_excused: {
    concept: 'syn_vs_premium',
    says: [
      'earnings_up_word & any_premium_will_do & !"not"|"pas"|"never"|"jamais"',
      'any_premium_will_do > earnings_up_word & !"not"|"pas"|"never"|"jamais"',
      '~the_premium_itself > ~no_worry_at_all & ~earnings_up_word & !"not accretive"',
      'pays_beyond_worth & since_it_is_strategic & !"never"|"jamais"|"not"|"rather"',
      '~integration_costs_word > ~integration_misplaced & !rightly_once',
      '~integration_misplaced > ~integration_costs_word & !rightly_once',
      '"add"|"adding"|"ajoute"|"ajouter" > integration_costs_word > integration_misplaced',
    ],
    example: {
      en: 'The premium does not matter as long as the deal is accretive.',
      fr: 'Les coûts d’intégration, je les laisse de côté.',
    },
    correction: {
      en: 'The premium is set against the synergies after tax and after the one-off cost of integration.',
      fr: 'La prime se compare aux synergies après impôt et après le coût ponctuel d’intégration.',
    },
  },
  debt_is_always_good: {
    concept: 'financing_mix',
    says: [
      '~strays_borrowing > ~strays_harmless & !"if"|"si"|"unless"|"sauf"|"that is not"',
      'debt_word_alone >> costs_nothing_at_all & !up_to_a_point',
      'the_more_of_debt > only_good_comes & !up_to_a_point|"risk"|"risque"',
      'own_funds_word >> is_the_cheaper & !"not cheaper"|"never"|"ne coûtent pas"|"ne sont pas"|"n’est pas"|"is not"|"are not"',
      'own_funds_word > "cheaper"|"moins cher" > "debt"|"dette" & "interest"|"intérêts" & !"not"|"tax"|"impôt"',
    ],
    example: {
      en: 'Equity is cheaper than debt because there is no interest.',
      fr: 'La dette ne coûte rien.',
    },
    correction: {
      en: 'Debt costs its interest after tax and is limited by what the cash flow carries; equity is dearer still.',
      fr: 'La dette coûte ses intérêts après impôt et se limite à ce que portent les flux ; les fonds propres coûtent plus.',
    },
  },
  leverage_without_risk: {
    concept: 'leverage',
    says: [
      'astray_more_debt > astray_risk_down & !"not"|"pas"|"never"|"jamais"|"less debt"|"moins de dette"',
      '~strays_borrowing > ~strays_harmless & !"if"|"si"|"unless"|"sauf"|"that is not"',
      '~debt_word_alone > ~counter_no_risk & !"mais"|"but"|"not say"|"not without"|"n’est pas sans"|"risk free rate"',

      'heavy_debt_word > ~harmless_here & !"mais"|"but"|"not say"',
      'the_more_of_debt > only_good_comes & !"not"|"pas"|"mais"|"but"|"limit"',
      '~debt_word_alone > gains_only & !"not only"|"pas que"|"and losses"|"et les pertes"',
      '~debt_word_alone > ~gains_only & !"not only"|"pas que"|"n’amplifie pas"',
    ],
    example: {
      en: 'More debt makes it safer.',
      fr: 'Le levier n’amplifie que les gains.',
    },
    correction: {
      en: 'Leverage enlarges gains and losses alike, and in a downturn the covenants hand the company to the banks.',
      fr: 'Le levier grossit les gains comme les pertes, et dans un creux les covenants donnent la main aux banques.',
    },
  },
  earnout_turned_round: {
    concept: 'earnout',
    says: [
      'later_payment_word > "paid"|"pays"|"pay"|"paie"|"payé"|"due"|"owed"|"verse"|"versé" > ~astray_whatever & !"not"|"pas"|"only"|"que si"',
      'later_payment_word > "fixed sum"|"fixed amount"|"lump sum"|"at signing"|"whatever the brand"|"somme fixe"|"montant fixe"|"à la signature"|"quoi que vende" & !"not"|"pas"|"only"|"than"|"rather"|"plutôt"|"rest"|"reste"|"depends"|"dépend"',
      'later_payment_word > "paid"|"due"|"owed"|"payé"|"versé"|"dû" > ~counter_any_case & !"not paid"|"n’est pas"',

      'later_payment_word > "paid"|"payés"|"payé" > "whatever happens"|"quoi qu’il arrive"|"in any case"|"dans tous les cas" & !"not"|"pas"',
      'later_payment_word > guards_the_seller & !"not"|"pas"|"buyer"|"acheteur"|"acquéreur"',
      'later_payment_word > is_paid_out_then > when_goals_are_missed & !"not"|"less"|"moins"|"only"|"n’est pas"',
    ],
    example: {
      en: 'The earn-out protects the seller.',
      fr: 'L’earn-out se paie si les objectifs sont ratés.',
    },
    correction: {
      en: 'An earn-out is paid only if the targets are met: it protects the buyer and keeps the founders.',
      fr: 'L’earn-out n’est payé que si les objectifs sont atteints : il protège l’acheteur et retient les fondateurs.',
    },
  },
  diligence_after_purchase: {
    concept: 'due_diligence',
    says: [
      'signs_at_first > looks_only_later & !still_before_it',
      'scrutiny_word > once_it_is_bought & !still_before_it',
    ],
    example: {
      en: 'The due diligence comes after closing.',
      fr: 'La due diligence se fait après la signature.',
    },
    correction: {
      en: 'Diligence comes before signing: what it finds changes the price, the contract or the decision.',
      fr: 'La due diligence vient avant la signature : ce qu’elle trouve change le prix, le contrat ou la décision.',
    },
  },
  control_without_votes: {
    concept: 'ownership',
    says: [
      '~strays_majority > ~strays_useless & !"without"|"sans"|"if"|"si"|"simple majority"',
      '"with forty percent"|"avec quarante pour cent"|"with forty per cent"|"with thirty percent"|"avec trente pour cent" > "keeps the majority"|"keep the majority"|"garde la majorité"|"garde automatiquement la majorité"|"still has the majority" & !"sold"|"vendu"|"vendus"|"cédés"|"double"|"voting rights"|"droits de vote"|"not"|"pas"',
      'who_runs_it_daily > stays_the_master > ~whatever_the_votes & !"not"|"pas"',
      'who_runs_it_daily > ~mastery_word > ~whatever_the_votes & !"not"|"pas"|"loses"|"perd"',
      '~mastery_word > who_runs_it_daily & -votes_word|~whatever_the_votes',
      'who_runs_it_daily > ~mastery_word & -votes_word|~whatever_the_votes',
      '~votes_word > ~no_worry_at_all & ~who_runs_it_daily',
      'falls_or_stands_at > sliver_of_capital > stays_the_master & !by_other_means',
      'holder_of_a_part > seizes_the_helm & !"not"|"pas"|"never"|"jamais"|"without"|"sans"|"rarely"|"ne prend"|"if"|"si"',
    ],
    example: {
      en: 'Control follows whoever runs the business, not the votes.',
      fr: 'Avec dix pour cent la famille garde le contrôle.',
    },
    correction: {
      en: 'Control follows the votes: the family keeps it above half of them, or by an agreement that says so.',
      fr: 'Le contrôle suit les votes : la famille le garde au-dessus de la moitié, ou par un pacte qui le dit.',
    },
  },
  routes_misread: {
    concept: 'liquidity_options',
    says: [
      '~strays_leaseback > ~strays_no_rent & !"no longer"|"plus propriétaire"|"and pay rent"|"then pay"',
      '~dividend_by_loan > ~brings_no_money & !"not true"|"company"|"société"|"from buyers"',
      'part_sale_or_listing > more_than_half_goes & !"not"|"n’oblige pas"|"pas"|"without"|"sans"|"never"',
      'the_sole_way & sells_it_all & !"not"|"pas la seule"|"n’est pas"',
    ],
    example: {
      en: 'A dividend recap brings the shareholders no cash.',
      fr: 'Aller en Bourse, ça oblige légalement à céder plus de la moitié du capital.',
    },
    correction: {
      en: 'A minority sale, a partial listing, a dividend on debt or an owner buy-out all bring cash and can leave the majority.',
      fr: 'Une minorité cédée, une cotation partielle, un dividende par dette ou un OBO donnent du cash et laissent la majorité.',
    },
  },
  owner_buyout_unfunded: {
    concept: 'lbo',
    says: [
      'astray_obo > ~astray_pays_it_all & !"not"|"rather"|"no debt at the family"|"if"|"si"',
      'owner_buyout_word & ~family_gets_none & !"company"|"if"|"si"',
      'buys_the_fund & !"not"|"pas"',
      '~family_pays_back & pays_it_herself & !"not"|"pas"',
      'pays_it_herself & ~repay & "family"|"famille" & !"not"|"pas"',
      'whole_value_at_exit > whole_value_at_entry & !"not"|"pas"|"rather"|"less"|"moins"',
    ],
    example: {
      en: 'In an owner buy-out the family gets no cash at all.',
      fr: 'C’est la famille qui rembourse la dette de la holding avec son propre argent.',
    },
    correction: {
      en: 'The family sells to a holding, cashes in and reinvests a part; the company’s dividends repay the debt.',
      fr: 'La famille vend à une holding, encaisse et réinvestit une part ; les dividendes de la société remboursent la dette.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
