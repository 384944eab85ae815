import type { WrongClaim } from '../../types.ts';

/** A purchase, a family's money, a bid and a division told the wrong way round. */
export const casesTurnedRoundClaims = {
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
  bid_rules_turned_round: {
    concept: 'takeover',
    says: [
      '~valid_only_if > "offre"|"bid"|"offer" > ~board_accepts_it & !"even"|"même"|"avance quand"',
      '~watchdog_stops_it > ~our_no & !"pas parce"|"not because"',
      '~deals_hostile_word|"bid"|"offer"|"offre" > ~valid_only_if > board_accepts_it',
      'our_no > watchdog_stops_it & !"not"|"pas"|"never"',
      '"bidder"|"buyer"|"acheteur"|"initiateur"|"assaillant"|"acquéreur" > unequal_terms & !"not"|"ne peut pas"|"interdit"|"never"|"must"|"pas"',
      'third_of_shares & bid_is_won & !bid_must_follow',
    ],
    example: {
      en: 'A hostile bid is only valid if the target board accepts it.',
      fr: 'L’acheteur peut payer plus cher les gros actionnaires que les petits.',
    },
    correction: {
      en: 'The offer goes to all holders on equal terms and they decide; the board gives an opinion, the supervisor checks the rules.',
      fr: 'L’offre va à tous les actionnaires aux mêmes conditions et ils décident ; le conseil rend un avis, l’AMF contrôle les règles.',
    },
  },
  defence_without_limits: {
    concept: 'defence',
    says: [
      'board_body > frustrates_at_will > unasked_holders & !"not"|"ne peut pas"|"cannot"|"pas"',
      'for_its_own_seat & quite_right_so & !"not"|"pas"',
    ],
    example: {
      en: 'The board can do anything to stop the bid without asking anyone.',
      fr: 'La direction refuse pour garder son poste, c’est normal.',
    },
    correction: {
      en: 'A defence serves the shareholders, within the articles and the law, and many of them need their vote.',
      fr: 'Une défense sert les actionnaires, dans les statuts et la loi, et beaucoup exigent leur vote.',
    },
  },
  opinion_on_more_than_price: {
    concept: 'fairness',
    says: [
      'deals_by_bidders_bank > "writes"|"write"|"issues"|"rédige"|"écrit"|"rend"|"fait" > cases_opinion & !"not"|"pas"|"never"|"jamais"|"nor"',
      'cases_opinion > judges_the_plan & !"not"|"pas"|"nor"|"ni"|"never"',
      'cases_opinion > cases_best_price & "guarantee"|"garantit"|"proves"|"prouve"|"means"|"signifie" & !"not"|"pas"|"never"',
    ],
    example: {
      en: 'The fairness opinion says whether the strategy is good.',
      fr: 'L’attestation d’équité dit si la stratégie est bonne.',
    },
    correction: {
      en: 'It says whether the price is fair to the holders, and nothing on strategy or on a better bid.',
      fr: 'Elle dit si le prix est équitable pour les actionnaires, rien sur la stratégie ni sur une meilleure offre.',
    },
  },
  paper_of_certain_worth: {
    concept: 'exchange_ratio',
    says: [
      'paid_with_their_paper & sure_of_the_worth & !"not"|"pas"|"never"|"collar"|"unlike"|"contrairement"',
      'paid_with_their_paper & "value"|"valeur" > -"move"|-"bouge"|-"bouger"|-"change" & !"collar"',
    ],
    example: {
      en: 'In shares, our holders know exactly what they get.',
      fr: 'En titres, nos actionnaires sont sûrs de la valeur.',
    },
    correction: {
      en: 'A fixed ratio leaves the value to the bidder’s share price until closing: only cash is certain.',
      fr: 'Une parité fixe laisse la valeur au cours de l’initiateur jusqu’au closing : seul le numéraire est certain.',
    },
  },
  separation_costs_left_out: {
    concept: 'separation_costs',
    says: [
      '~amiss_separation_costs > ~as_if_not_there & !off_the_price_still',
      '~as_if_not_there > ~amiss_separation_costs & !off_the_price_still',
      'amiss_separation_costs & booked_as_an_asset & !off_the_price_still',
      'booked_as_an_asset > lifts_the_worth & !off_the_price_still',
    ],
    example: {
      en: 'I ignore the separation costs in the price.',
      fr: 'Les coûts de séparation sont immobilisés chez l’acheteur, donc c’est un actif.',
    },
    correction: {
      en: 'Separation is cash that the buyer spends once: it comes off the price, however it is booked.',
      fr: 'La séparation est du cash que l’acheteur dépense une fois : il vient en moins du prix, quelle que soit l’écriture.',
    },
  },
  profit_taken_unrestated: {
    concept: 'normalise',
    says: [
      'shared_charges > vanish_for_good & profit_gains_as_much & !replaced_by_own',
      'keeps_the_figure > the_printed_profit & !put_right_first',
      'single_event > left_inside_profit & !"not"|"ne laisse"|"never"',
      'left_inside_profit & single_event & !"not"|"ne laisse"|"never"|"pas"',
    ],
    example: {
      en: 'The group charges disappear, so EBITDA goes up.',
      fr: 'Je garde l’EBITDA publié.',
    },
    correction: {
      en: 'Take the group charges and the one-offs out, and put the cost of running alone in.',
      fr: 'Retirez les frais de groupe et l’exceptionnel, et mettez le coût d’une vie autonome.',
    },
  },
  division_priced_wrongly: {
    concept: 'ev_ebitda',
    says: [
      'adds_on_debt > down_to_equity & !"not"|"pas"|"never"',
      'carries_it_over > multiple_of_the_group & !not_that_multiple',
    ],
    example: {
      en: 'I add net debt to get the equity.',
      fr: 'J’applique le multiple du groupe à la division.',
    },
    correction: {
      en: 'The multiple of its own peers gives the enterprise value; net debt is taken off to get to the equity.',
      fr: 'Le multiple de ses propres pairs donne la valeur d’entreprise ; on retire la dette nette pour les fonds propres.',
    },
  },
  peg_turned_round: {
    concept: 'nwc',
    says: [
      '~stock_and_receivables > ~no_worry_at_all & !"not that"',
      '~stock_and_receivables > under_the_peg > more_for_it & !less_for_it',
      '~stock_and_receivables > over_the_peg > less_for_it & !more_for_it',
    ],
    example: {
      en: 'If working capital is below the peg the buyer pays more.',
      fr: 'Le BFR ne compte pas, le prix est sans dette ni cash.',
    },
    correction: {
      en: 'Working capital below the agreed level lowers the price by the gap; above it, the price rises.',
      fr: 'Un BFR sous le niveau convenu baisse le prix de l’écart ; au-dessus, le prix monte.',
    },
  },
  ebitda_after_its_costs: {
    concept: 'ebitda',
    says: ['profit_before_wear_word >> already_after_wear & !"not"|"pas"|"before"|"avant"'],
    example: { en: 'EBITDA is after depreciation.', fr: 'L’EBITDA est après amortissements.' },
    correction: {
      en: 'EBITDA is before depreciation, interest and tax.',
      fr: 'L’EBITDA est avant amortissements, intérêts et impôt.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
