import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: liquidity. */
export const liquidityClaims = {
  release_is_profit: {
    concept: 'liquidity',
    says: [
      '# > shows_up_as > earned_profit & !interest|ebitda',
      '# > "viennent gonfler"|"vient gonfler"|"gonflent"|"swells"|"swell" > earned_profit & !interest',
      'release|cash_freed > shows_up_as > earned_profit',
      '# > raises|yields >> earned_profit & !interest|ebitda',
      'cash_freed|sooner > raises|yields >> earned_profit',
      'cash_freed >> goes_in >> earnings_paper',
      '# > flows_to_profit & !interest',
      '#|cash_freed > into_ebitda',
    ],
    example: {
      en: 'The cash released increases profit.',
      fr: 'La trésorerie libérée augmente le résultat.',
    },
    correction: {
      en: 'A release of working capital is cash, not profit: earnings do not move.',
      fr: 'Une libération de BFR est de la trésorerie, pas du résultat : le bénéfice ne bouge pas.',
    },
  },
  release_every_year: {
    concept: 'liquidity',
    says: [
      'get_it_again > # > again_yearly & !interest|just_once',
      'get_it_again > again_yearly & !just_once|interest',
      '# > "to cash flow"|"de cash flow"|"de trésorerie" > by_the_year & !interest|just_once',
      'gain_of_each_year & !interest|just_once',
      'gives_back|improve_word > # > by_the_year & !interest|just_once',
      '# > "on les a"|"you get them"|"il les rend"|"we get them" > by_the_year',
      '# > by_the_year > "extra cash"|"more cash"|"of cash"|"de cash" & !interest|just_once',

      'release|receive & cash|# & again_yearly',
      '"get" & # & again_yearly',
      'release|receive > again_yearly',
      'freed_gain > again_yearly|repeats|every_year & !divide|interest',
    ],
    example: {
      en: 'Ten days less frees up twenty million every year.',
      fr: 'Dix jours de moins libèrent vingt millions chaque année.',
    },
    correction: {
      en: 'The release comes once: the year after, the level is simply lower.',
      fr: 'Le gain n’a lieu qu’une fois : ensuite, le niveau est simplement plus bas.',
    },
  },
  cash_cannot_run_out: {
    concept: 'liquidity',
    says: [
      'flat_makes_profit > ~flat_surely_can_pay & !"mean"|"veut pas dire"',
      'flat_makes_profit > ~flat_surely_can_pay & !"not mean"|"veut pas dire"|"does not"|"if we"',
      'respects_its_terms > ~never_out_of_cash & !"not mean"|"does not mean"|"veut pas dire"|"even"|"même"|"yet"',
      'sign_of_profit > "forcément de quoi payer"|"de quoi payer"|"enough money to pay"|"enough to pay" & !"only"|"seulement"|"not"|"pas"|"mean"|"even"|"même"',
      'sign_of_profit|ebit|"ebitda"|profit|operating_profit_word > ~cash_gap_none & !"mean"|"signifie"|"dire"|"even"|"même"|"not"',
      '"as long as"|"tant que" > profit|ebit|"ebitda" > "enough money"|"de quoi payer"|"can pay"|"peut payer"|"no cash problem"|"pas de problème de trésorerie" & !"not"|"mean"',
      '"ebitda"|"profit"|"bénéfice" > "positive"|"positif"|"profitable" & ~"empty"|~"vide"|~"run dry" & !"default"|"défaut"|"account is empty"|"compte est vide"|"even"|"même"|"doesn’t mean"|"veut pas dire"|"mean"|"yet"|"quand même"',
      'lbo_profitable_firm > -lbo_short_of_cash & !"always"|"toujours"|"necessarily"|"forcément"',
      '~sign_of_profit > ~never_short_of_cash',
      'sign_of_profit > can_pay_bills & !"only if"|"seulement si"|"as long as"|"tant que"',
      'profit_over_cash',
      'sign_of_profit > ~no_cash_worry & !"mean"|"signifie"|"dire"|"guarantee"|"garantit"|"even"|"même"',
      'limit_respected & ~never_short_of_cash & !"mean"|"veut dire"|"doesn’t"|"even"|"même"',
    ],
    example: {
      en: 'A company with positive EBITDA cannot run out of money.',
      fr: 'Une société bénéficiaire ne peut pas manquer de trésorerie.',
    },
    correction: {
      en: 'A profitable company can run out of cash: customers pay late, stock grows, loans fall due.',
      fr: 'Une société bénéficiaire peut manquer de trésorerie : clients en retard, stocks, échéances.',
    },
  },
  budget_replaces_forecast: {
    concept: 'liquidity',
    says: [
      '"wait for"|"attendrais"|"attends"|"attendre" > "annual accounts"|"year-end accounts"|"bilan annuel"|"comptes annuels" & !"not"|"pas"|"never"|"jamais"',
      '~rescue_yearly_budget > ~rescue_is_enough & ~needless',
      '~rescue_yearly_budget > ~rescue_is_enough & ~rescue_no_need_weekly',
      'yearly_plan',
      '~weekly_view > ~needless',
      'forecast_is_accounts',
      'crisis_weekly_plan > crisis_result_plan & !"not"|"pas"|"rather"|"plutôt"|"from"',
      'rescue_yearly_budget > rescue_is_enough',
      'rescue_yearly_budget & rescue_is_enough & weeks_word|cash_in_hand',
    ],
    example: {
      en: 'I use the annual budget, a weekly forecast is too detailed.',
      fr: 'Le treize semaines, c’est un compte de résultat prévisionnel.',
    },
    correction: {
      en: 'A crisis is run on a weekly forecast of receipts and payments: a yearly plan hides the week in which the cash ends.',
      fr: 'Une crise se pilote semaine par semaine, en encaissements et décaissements : l’année cache la semaine où la caisse est vide.',
    },
  },
  all_cash_is_available: {
    concept: 'liquidity',
    says: [
      '"all the money"|"all the cash"|"tout l’argent"|"tout le cash" & "balance sheet"|"bilan" & "used"|"usable"|"utiliser"|"utilisable"|"available"|"disponible" & !"not"|"pas"|"never"|"jamais"',
      '"tout le cash"|"toute la trésorerie"|"all the cash" > "disponible"|"available"|"utilisable" & !"not"|"pas"|"n’est"|"never"',
      '"lines"|"lignes"|"facility"|"revolver" > "always be drawn"|"always drawn" & !"not"|"cannot"',
      '"toujours tirer"|"always draw" > "lignes"|"lines"|"revolver"|"facility" & !"not"|"pas"|"cannot"',
      'all_is_ready_cash',
    ],
    example: {
      en: 'The cash on the balance sheet is all available.',
      fr: 'La trésorerie au bilan, c’est la trésorerie disponible.',
    },
    correction: {
      en: 'Part of the cash is trapped in subsidiaries or pledged, so only what can be moved counts.',
      fr: 'Une partie du cash est bloquée dans des filiales ou gagée : seul compte ce qu’on peut déplacer.',
    },
  },
  sale_comes_first: {
    concept: 'liquidity',
    says: ['rescue_buyer_first & !"not"|"pas"|"never"', 'sale_at_leisure'],
    example: {
      en: 'I would start by looking for a buyer, there is no hurry.',
      fr: 'Je commencerais par chercher un acquéreur, on a largement le temps.',
    },
    correction: {
      en: 'Cash for the next weeks comes first; a sale takes months that the company does not have.',
      fr: 'D’abord le cash des prochaines semaines ; une cession prend des mois que la société n’a pas.',
    },
  },
  cash_set_aside: {
    concept: 'liquidity',
    says: [
      'flat_cash_left|~flat_cash_left > ~flat_beside_point & !"if"|"si"|"profit"|"résultat"',
      '~flat_no_hurry & !"if"|"si"|"with"|"avec"|"when"|"quand"|"months"|"mois"|"once"|"croire"|"think"',
      '~wrongly_time_left & ~wrongly_choose_route & !"if"|"si"|"months of cash"|"mois de trésorerie"|"unless"',
      '~"temps qu’il reste"|~"how long the cash lasts"|~"how much cash is left"|~"weeks of cash"|~"semaines de trésorerie" > ~"aucune importance"|~"doesn’t matter"|~"does not matter"|~"no importance"|~"importe pas"|~"ne change rien" & !"if"|"si"',
      '~crisis_cash_left > ~crisis_makes_no_matter|-"matter"',
      'heard_rushed_sale > "best price"|"meilleur prix"|"good price"|"bon prix" & !"not"|"pas"|"never"|"jamais"',
      '~cash_left_aside',
      'liquidity > does_not_care',
    ],
    example: {
      en: 'Liquidity does not matter in this choice.',
      fr: 'La liquidité n’a pas d’importance dans ce choix.',
    },
    correction: {
      en: 'Weeks of cash decide which route is still open.',
      fr: 'Les semaines de trésorerie décident de la voie encore ouverte.',
    },
  },
  swap_brings_cash: {
    concept: 'liquidity',
    says: ['crisis_swap > crisis_brings_cash'],
    example: {
      en: 'A debt-for-equity swap brings fresh cash.',
      fr: 'La conversion en capital apporte de l’argent frais.',
    },
    correction: {
      en: 'Turning debt into shares saves interest and repayments, but no new money comes in.',
      fr: 'Convertir la dette épargne intérêts et remboursements, mais aucun argent nouveau n’entre.',
    },
  },
  valuation_comes_first: {
    concept: 'liquidity',
    says: [
      'flat_profit_first & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'begin_with > crisis_worth_of_it & !"later"|"après"|"ensuite"|"not"|"pas"',
      'begin_with >> valuation_word',
      'valuation_word > first_served & !"can wait"|"peut attendre"|"comes later"|"viendra après"',
      'first_served > valuation_word',
      'value_first',
      'before_all_else',
      '~liquidity > ~never_mind',
      'long_horizon',
      'crisis_other_first & !"rather"|"plutôt"',
      '~crisis_other_first & ~crisis_needs_value',
      'crisis_first_step >> crisis_not_yet & !"rather"|"plutôt"',
      'crisis_weekly_plan|liquidity >> ~crisis_can_wait',
      '"first thing" > rescue_value_exercise',
      'liquidity > "once"|"only once"|"une fois" > "worth"|"valuation"|"vaut"',
    ],
    example: {
      en: 'I would start with a valuation, a full DCF.',
      fr: 'Je commencerais par la valorisation de la société.',
    },
    correction: {
      en: 'Liquidity comes before value: how many weeks the cash lasts.',
      fr: 'La liquidité passe avant la valeur : combien de semaines tient la trésorerie.',
    },
  },
  profit_pays_the_bills: {
    concept: 'liquidity',
    says: [
      'wrongly_in_profit > ~wrongly_so_it_pays & !"not mean"|"veut pas dire"|"ne veut"|"does not"|"even"|"même"|"ne suffit"',
      'rescue_profitable > rescue_so_it_can_pay & !"not"|"only if"|"seulement"|"as long as"|"tant que"|"cannot"|"pas"|"even"|"même"',
      'profit > is_the_cash',
      'profit > "enough to pay"',
      'profit > "sufficient to pay"',
      '"profitable" & is_the_cash',
      '"rentable" & is_the_cash',
    ],
    example: {
      en: 'A positive profit guarantees cash for the instalments.',
      fr: 'Un résultat net positif suffit à garantir le paiement des échéances.',
    },
    correction: {
      en: 'Bills are settled with cash: a profitable company can still default.',
      fr: 'Les échéances se règlent en trésorerie : une société bénéficiaire peut faire défaut.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
