import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the diluted share count. */
export const dilutedClaims = {
  counted_once_exercised: {
    concept: 'diluted',
    says: [
      '"options" > "only"|"que"|"qu’une" > "exercised"|"exercées"|"exercice" & !in_money|"not"|"pas"',
      '~nobody_exercised_yet & -are_counted|-"count"|-"compte" & !"but"|"mais"|"even"|"même"|in_money',
      'option_holders|share_number & ~once_exercised',
      '~option_holders & ~once_exercised & !"but"|"mais"|"even"|"même"',
    ],
    example: {
      en: 'Options do not count until they are exercised.',
      fr: 'Les options ne comptent pas tant qu’elles ne sont pas exercées.',
    },
    correction: {
      en: 'Whatever is in the money counts today, because its holders will use it before they let the gain go.',
      fr: 'Tout ce qui est dans la monnaie compte dès aujourd’hui, parce que ses porteurs ne laisseront pas passer le gain.',
    },
  },
  basic_count_will_do: {
    concept: 'diluted',
    says: [
      'fewer_options > in_money|in_the_money & !"not"|"pas"|"below"|"si le cours baisse"',
      '~"dilution" >> ~"can be ignored"|~"peut être ignorée"|~"ne compte pas"|~"does not matter" & !if_word|"cannot"',
      'options_ignored & bid_word & !condition_word|out_money|otherwise_word|"not"|"pas"',
      '~share_number > ~no_effect_on & ~options_aside',
      '~basic_is_enough & !if_word|"when"|"quand"|"not"|"pas"|condition_word|out_money|out_of_money_said',
      '~options_aside & ~basic_is_enough & !if_word',
      '"options" > "ne comptent pas"|"do not count"|"n’entrent pas"|"can be ignored" & !"hors de la monnaie"|"out of the money"|"above"|"au-dessus"',
      'plain_just_basic & !"if"|"si"|"when"|"quand"',
      'basic_count > is_the_right_one',
      'bid_basic_count',
      '~plain_just_basic & ~option_holders & !"if"|"si"|"when"|"quand"',
      'basic_count & ~options_ignored & !condition_word|out_money|out_of_reach|otherwise_word|"unless"',
      '~diluted_not_needed & !condition_word|out_money',
    ],
    example: {
      en: 'The basic shares are all I take: the basic count is enough.',
      fr: 'Le nombre d’actions de base suffit.',
    },
    correction: {
      en: 'Options in the money bring new shares, so the price is divided by the diluted number.',
      fr: 'Les options dans la monnaie créent des actions : on divise par le nombre dilué.',
    },
  },
  dilution_wrong_direction: {
    concept: 'diluted',
    says: [
      'dearer_bid_said > dilution_shrinks_said & !"strike"|"exercice"',
      'dearer_strike > dilutes_more',
      'cheaper_strike > dilutes_less',
      'price_climbs > dilutes_less',
      'price_sinks > dilutes_more',
      'dilutes_less > price_climbs',
      'dilutes_more > dearer_strike',
      'below_strike_dilutes > more_dilution',
      'option_holders >> raises_word >> share_price & !"money"',
      'dearer_offer > fewer_options',
    ],
    example: {
      en: 'The higher the strike, the more dilution you get.',
      fr: 'Plus le cours monte, moins il y a de dilution.',
    },
    correction: {
      en: 'Net new shares are options times price less strike over price: a higher price dilutes more, a higher strike less.',
      fr: 'Les actions nettes valent options fois cours moins strike sur cours : un cours plus haut dilue plus, un strike plus haut moins.',
    },
  },
  offer_price_ignored: {
    concept: 'diluted',
    says: [
      'in_a_bid|"offre"|"offer"|"bid" > "garde le cours"|"keep the price"|"keep the undisturbed"|"reste au cours"|"stay with the current price"',
      '~no_link_to_offer & !strike_above',
      '"offre"|"bid"|"offer" > "on prend le cours"|"prends le cours"|"take the undisturbed price"|"use the undisturbed price"|"use the price before"|"use today’s price"|"use the current price" & !"non pas"|"instead"',
      'in_a_bid & today_price_kept',
      'offer_price_word > ~makes_no_odds > ~count_of_shares',
    ],
    example: {
      en: 'In a takeover I’d still use the current price.',
      fr: 'Dans une offre, on garde le cours actuel.',
    },
    correction: {
      en: 'In a bid the options are counted at the offer price: more of them are in the money, and there is more dilution.',
      fr: 'En cas d’offre, on compte au prix proposé : davantage d’options sont dans la monnaie et la dilution augmente.',
    },
  },
  all_options_added: {
    concept: 'diluted',
    says: [
      'merely_adds > option_holders & !buys_back|"but"|"mais"|"not"|"pas"|"can"|"if"|"si"|"net"',
      'counts_them_all & ~option_holders|~share_number|~# & !net_new_shares|"gratuites"|"RSUs"|"restricted"|"no strike"|"pas de prix"',
      'they_exercise & no_effect_on & share_number',
      'in_money > counts_them_all & !net_new_shares',
      'adds_up > option_holders|in_money > in_full',
      'option_holders > goes_on_top > in_full',
      'option_holders > no_effect_on > share_number|share_price|equity_value',
    ],
    example: {
      en: 'I add all the options to the basic shares, whatever the holders pay.',
      fr: 'On ajoute toutes les options aux actions existantes, quel que soit le prix versé.',
    },
    correction: {
      en: 'The money the holders pay buys shares back, so only the net number of new shares dilutes.',
      fr: 'L’argent versé par les porteurs rachète des actions : seul le nombre net d’actions nouvelles dilue.',
    },
  },
  dilution_shrinks_count: {
    concept: 'diluted',
    says: [
      '"basic"|"base"|count_of_shares|share_number > "minus the options"|"less the options"|"moins les options"',
      'fewer_shares & diluted|diluted_name & !buys_back|"than"|"que si"',
      'share_number|"nombre d’actions" >> fall|drops > they_exercise|"exercice"|"exercised" & !buys_back',
      'smaller_count & option_holders|buys_back|diluted',
      '"dilution" >> lowers|lowers_word >> count_of_shares',
      'subtracts_the_new_shares',
    ],
    example: {
      en: 'After the buyback the share count goes down.',
      fr: 'Après le rachat, le nombre d’actions diminue.',
    },
    correction: {
      en: 'Options in the money always bring more shares than the proceeds buy back.',
      fr: 'Des options exercées créent toujours plus d’actions que leur produit n’en rachète.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
