import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say of cash in a crisis. */
export const crisisCashClaims = {
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
  directors_risk_nothing: {
    concept: 'integrity',
    says: [
      'flat_directors|~flat_directors > ~flat_not_liable & !"if"|"si"|"unless"|"sauf"|"as long as"|"tant que"',
      'wrongly_favour & !"not"|"cannot"|"ne peut"|"n’a pas"|"never"|"jamais"|"must not"|"ne doit"|"liable"|"risk"|"risque"|"forbidden"|"interdit"|"sans"|"without"|"nobody may"',
      '~directors_safe',
      '~crisis_director > ~crisis_no_blame & !"but"|"mais"|"if"|"si"',
      'crisis_director & crisis_pays_whom',
      'crisis_director > crisis_long_wait & stops_paying',
    ],
    example: {
      en: 'The directors risk nothing.',
      fr: 'Les dirigeants ne risquent rien.',
    },
    correction: {
      en: 'Directors have duties to creditors and a deadline to file, and can be held liable.',
      fr: 'Les dirigeants ont des devoirs et un délai pour déclarer, et leur responsabilité peut être engagée.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
