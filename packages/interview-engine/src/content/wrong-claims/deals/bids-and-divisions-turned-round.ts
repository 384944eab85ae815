import type { WrongClaim } from '../../types.ts';

/** A hostile bid and a division that leaves its group, told the wrong way round. */
export const bidsAndDivisionsTurnedRoundClaims = {
  bid_rules_turned_round: {
    concept: 'takeover',
    says: [
      'astray_some_holders > astray_better_terms & !"not"|"cannot"|"no"|"pas"|"interdit"|"never"|"jamais"|"must"|"forbidden"|"nobody"|"same"|"même"|"all"|"tous"',
      'watchman|deals_market_supervisor|case_market_police > ~counter_after_success',
      'counter_tells_few & "board"|"conseil"|"administrateurs"|"can"|"may" & !"not"|"pas"|"cannot"|"never"|"interdit"',

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
      'astray_managers > astray_any_defence > astray_unasked & !"not"|"cannot"|"may not"|"n’a pas"|"ne peut"|"pas"',
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
      'fairness|cases_opinion > ~strays_not_price & !"not only"|"pas seulement"',
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
      '~strays_once_off_costs > ~strays_left_aside & !"cannot"|"mistake"|"erreur"|"si je"|"if i"',
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
      'astray_removes > deals_group_charges > astray_raises_profit & !replaced_by_own|put_right_first|astray_puts_own_in|"not"|"pas"',
      'deals_group_charges > astray_gone & astray_raises_profit & !replaced_by_own|put_right_first|astray_puts_own_in|"not"|"pas"',
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
      'divide|"divided"|"divide"|"divise" > ebitda > "by the multiple"|"par le multiple"',
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
