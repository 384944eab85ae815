import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: enterprise value. */
export const evClaims = {
  ev_from_the_book: {
    concept: 'ev',
    says: [
      'ev >> "measured from"|"based on"|"comes from"|"calculée à partir"|"part du" >> books_value',
      'ev > that_is_to_say|equals_word > book_equity & !"rather"|"market"|"not"|"plutôt"|"marché"|"pas"',
      'ev > that_is_to_say|equals_word > equity_and_cash & !borrowings|net_debt',
    ],
    example: {
      en: 'Enterprise value, that is book equity plus cash.',
      fr: 'La valeur d’entreprise, c’est-à-dire les fonds propres du bilan plus le cash.',
    },
    correction: {
      en: 'Enterprise value is the market value of the equity plus net debt: cash comes off, and the books do not say what the market pays.',
      fr: 'La valeur d’entreprise, c’est la valeur de marché des titres plus la dette nette : le cash se retire, et le bilan ne dit pas ce que paie le marché.',
    },
  },
  claims_taken_off_upwards: {
    concept: 'ev',
    says: [
      'cash_claims > takes_it_off > to_ev_word & !to_equity_word|"ajoute la dette"|"add the debt"|"add debt"',
      'takes_it_off > cash_claims > to_ev_word & !to_equity_word',
      'to_ev_word > takes_it_off >> cash_claims & !to_equity_word',
      'to_equity_word > puts_it_on >> cash_claims & !to_ev_word|from_the_cap',
      'to_equity_word > cash_claims >> puts_it_on & !to_ev_word',
      'cash_claims >> puts_it_on > to_equity_word & !to_ev_word|onto_equity',
      'puts_it_on >> cash_claims > to_equity_word & !to_ev_word',
    ],
    example: {
      en: 'To get to EV you deduct the minority interests.',
      fr: 'Les minoritaires, on les déduit pour passer de la capitalisation à la VE.',
    },
    correction: {
      en: 'On the way up to EV, debt, minorities and preferred shares are added; on the way down they come off.',
      fr: 'En remontant vers la VE, dette, minoritaires et préférence s’ajoutent ; en descendant, ils se retirent.',
    },
  },
  ev_and_equity_one_thing: {
    concept: 'ev',
    says: [
      '"deux valeurs sont identiques"|"two values are identical"|"two are identical"|"valeurs sont identiques"|"two values are the same"|"deux valeurs sont les mêmes" & !borrowings|net_debt|till|if_word|condition_word',
      'two_names & !"not"|"pas"',
      'ev & equity_value & same_meaning & !borrowings|net_debt|till|condition_word|if_word',
      'ev > equals_word >> equity_value & !borrowings|net_debt|till|adds_up|subtract|affiliates|minority_holders|condition_word|compare|negative_value|"small caps"',
      'ev > equals_word > book_totals',
    ],
    example: {
      en: 'Enterprise value and equity value are the same thing.',
      fr: 'La valeur d’entreprise, c’est la capitalisation boursière.',
    },
    correction: {
      en: 'Equity value is what is left for shareholders once net debt and similar claims are served out of enterprise value.',
      fr: 'La valeur des titres est ce qui reste aux actionnaires une fois servis la dette nette et les éléments assimilés.',
    },
  },
  preferred_left_out: {
    concept: 'ev',
    says: [
      '~preferred_paper|~prefs & ~i_leave_out & !"not"|adds_up',
      '~i_leave_out > ~preferred_paper & !adds_up',
      'prefs_left_aside & !"not"|"pas"|if_word',
      '~prefs > ~out_of_the_bridge',
      '~prefs > in_the_cap_already',
      'prefs > takes_it_off > like_cash',
      'prefs >> takes_it_off & !to_equity_word|ev|net_debt',
      '~prefs & like_other_shares',
    ],
    example: {
      en: 'Preferred shares stay out of the bridge.',
      fr: 'Les actions de préférence sont déjà dans la capitalisation.',
    },
    correction: {
      en: 'Preferred shares rank ahead of the ordinary ones and are not in the market cap: they are added.',
      fr: 'Les actions de préférence passent avant les ordinaires et ne sont pas dans la capitalisation : elles s’ajoutent.',
    },
  },
  negative_ev_from_losses: {
    concept: 'ev',
    says: [
      'negative_value|"negative"|"négative" > simply_word|"simply"|"just"|"simplement"|"juste" > ~"losses"|~"perd de l’argent"|~"pertes"',
      'negative_value > plain_means_losses & !"not"|"pas"|"always"',
      'ev >> negative_value > as_soon_as >> loss_of_ebitda',
      'negative_value >> ev > as_soon_as >> loss_of_ebitda',
      'loss_of_ebitda > ev >> negative_value',
      'loss_of_ebitda > by_times > ev|negative_value',
      'negative_value > debt_above_cap',
      'debt_above_cap & ev & negative_value',
      'negative_value & ev > insolvent',
      'negative_value >> ev > not_possible',
      'ev >> negative_value > when_it_loses & !till|"market"|"marché"',
    ],
    example: {
      en: 'EV turns negative as soon as EBITDA is negative.',
      fr: 'Une VE négative veut dire que la dette nette dépasse la capitalisation.',
    },
    correction: {
      en: 'It takes net cash above the market cap, whatever the EBITDA.',
      fr: 'Il faut une trésorerie nette supérieure à la capitalisation, quel que soit l’EBITDA.',
    },
  },
  ev_is_for_lenders: {
    concept: 'ev',
    says: [
      'ev >> equals_word|"is"|"c’est" >> debt_alone & !"not"|"pas"',
      'worth_of_operations > only_for > lender & !the_owners|everyone_alike|"not"',
      'worth_of_operations > the_lenders_part & !everyone_alike|the_owners',
      'worth_of_operations > lender > ~owners_outside',
    ],
    example: {
      en: 'Enterprise value is only what the lenders are owed.',
      fr: 'La valeur d’entreprise, c’est la part des créanciers.',
    },
    correction: {
      en: 'Enterprise value is the value of the operations for everybody who finances them, lenders and shareholders.',
      fr: 'La valeur d’entreprise, c’est la valeur de l’activité pour tous ceux qui la financent, prêteurs et actionnaires.',
    },
  },
  negative_ev_negative_price: {
    concept: 'ev',
    says: [
      'equity_value >> "turns negative"|"becomes negative"|"devient négative"|"goes negative" & ev & !"not"|"pas"|"never"|"jamais"|"cannot"',
      'negative_ev|ev_below_zero & pays_the_buyer & !"not"|"pas"',
      'ev_below_zero > equals_word > negative_price',
      'negative_ev > "means"|"veut dire"|"signifie" > negative_price',
      'ev_below_zero|negative_ev|"negative EV"|"VE négative" > "means"|"veut dire"|"signifie" > "shares trade below zero"|"share price is negative"|"shares are worthless"|"actions valent moins que zéro"|"cours négatif"|"action ne vaut plus rien"|"actions ne valent rien"',
    ],
    example: {
      en: 'A negative EV means that the share price is negative.',
      fr: 'Une VE négative, c’est-à-dire que le cours est négatif.',
    },
    correction: {
      en: 'The shares still have a positive price: they are only worth less than the net cash.',
      fr: 'Les actions gardent un prix positif : elles valent seulement moins que la trésorerie nette.',
    },
  },
  ev_is_for_shareholders: {
    concept: 'ev',
    says: [
      'ev >> gives_the_equity & !net_debt|borrowings|deducts|"minus"|"less"|"moins"|"once"|"after"|"après"|"not"|"pas"|equity_value',
      'worth_of_operations > only_for > the_owners & !lender|everyone_alike|"not"',
      'ev > equals_word|that_is_to_say >> owners_part_said & !all_funders|equity_value|lender|borrowings|adds_up|"not"|"pas"|"and"|"et"',
      '~ev > equals_word|that_is_to_say|"c’est" >> owners_alone_get_it & !all_funders|equity_value|deducts|subtract',
      '~ev >> ~owners_alone_get_it & !all_funders|equity_value|"not"|"pas"|deducts|subtract',
      'ev > equals_word|that_is_to_say >> owners_slice & !all_funders|equity_value',
      'ev > that_is_to_say > owners_slice & !all_funders|equity_value',
      'ev_for_owners & !all_funders',
      'ev_is_only > the_owners & !everyone_alike',
      'ev_is_the_owners',
      'ev_is_only > net_of_lenders',
      'worth_of_operations > belongs_only > the_owners & !after_all|all_funders|affiliates',
      'ev >> for_holders_only & !all_funders|net_income|equity_value|"titres"|"fonds propres"|"equity is"',
      'ev >> after_the_banks & !equity_value|equity',
      'ev > equals_word > after_the_banks & !equity_value|equity',
      'ev > "pays" > for_holders_only & !all_funders|equity_value',
    ],
    example: {
      en: 'Enterprise value is what is left for the shareholders once the debt is paid.',
      fr: 'La valeur d’entreprise, c’est ce qui reste aux actionnaires une fois la dette payée.',
    },
    correction: {
      en: 'Enterprise value serves everybody who funds the company; only the equity value is left for the shareholders.',
      fr: 'La valeur d’entreprise rémunère tous ceux qui financent la société ; seule la valeur des titres reste aux actionnaires.',
    },
  },
  ev_never_negative: {
    concept: 'ev',
    says: [
      '~value|~worth_of_operations > ~cannot_be_negative & !depend|equity_value|share_price|net_debt|the_owners|"wrong"|"faux"',
      '~cannot_be_negative & ~negative_ev|~ev_below_zero & !"wrong"|"faux"',
      'ev > below_zero_word > sum_gone_wrong & !"not"|"pas"',
      '"negative EV"|"VE négative"|"negative enterprise value"|"valeur d’entreprise négative" > "impossible"|"calculation error"|"erreur de calcul"|"cannot exist"|"n’existe pas" & !"not impossible"|"pas impossible"',
      'ev > ~not_possible > ~negative_value',
      '~negative_value > ~not_possible & ev & !"isn’t impossible"|"not impossible"|"pas impossible"',

      'negative_value > ev > not_possible',
      'ev > ~negative_value > not_possible',
      '~negative_value > ev > "no sense"',
      'ev > every_time > "positive"',
      'ev & floored_at_zero & !"but ev"|"share price"|"cours"',
      'ev > ~not_possible > ~below_equity',
      'negative_ev >> sum_gone_wrong & !"not"|"pas"',
    ],
    example: {
      en: 'Enterprise value cannot be negative, because a business is always worth something.',
      fr: 'La valeur d’entreprise ne peut pas être négative, une activité vaut toujours quelque chose.',
    },
    correction: {
      en: 'When the shares are worth less than the net cash, enterprise value drops below zero.',
      fr: 'Quand les titres valent moins que la trésorerie nette, la valeur d’entreprise passe sous zéro.',
    },
  },
  ev_is_market_cap: {
    concept: 'ev',
    says: [
      'worth_of_operations > market_says_so & !"not"|"pas"',
      'ev > equals_word > equity_value|owners_value_word > under_another_name',
      'ev > that_is_to_say|"c’est"|"is" >> "prix offert"|"offer price"|"bid price"|"prix de l’offre"|share_price > by_times > share_number & !borrowings|net_debt|"plus"|till|"dette"|"debt"',
      'ev > equals_word > "shares alone"|"just the shares"|"only the shares"|"seules actions"|"juste les actions"|"uniquement les actions" & !all_funders|borrowings|net_debt',
      'ev >> is_the_cap & !borrowings|net_debt|adds_up|till',
      'ev >> is_simply > share_price > by_times > share_number & !borrowings|net_debt|adds_up|till',
      'ev_is_only_cap',
      'shares_give_ev & !minus_debt|deducts|adds_up',
      'ev > equals_word > value_on_the_exchange & !borrowings|net_debt|adds_up|till',
      '"market cap"|"capitalisation"|offered_equity > premium > equals_word > ev & !net_debt|borrowings|till',
    ],
    example: {
      en: 'Enterprise value is just the market cap of the company.',
      fr: 'La valeur d’entreprise, c’est simplement la capitalisation de la société.',
    },
    correction: {
      en: 'The market cap is the value of the shares alone: net debt and similar claims lie between it and enterprise value.',
      fr: 'La capitalisation ne vaut que pour les actions : la dette nette et les éléments assimilés la séparent de la valeur d’entreprise.',
    },
  },
  preferred_subtracted: {
    concept: 'ev',
    says: [
      '~prefs > ~i_leave_out|i_take_them_off',
      'preferred_off',
      'preferred_paper > ~like_the_cash',
      '~like_the_cash > preferred_paper',
    ],
    example: {
      en: 'Then I subtract the preferred shares.',
      fr: 'Ensuite je soustrais les actions de préférence.',
    },
    correction: {
      en: 'Preferred shares rank ahead of the ordinary ones, so they are added on the way to enterprise value.',
      fr: 'Les actions de préférence passent avant les ordinaires : elles s’ajoutent pour arriver à la valeur d’entreprise.',
    },
  },
  negative_ev_from_debt: {
    concept: 'ev',
    says: [
      '"when"|"quand"|"if"|"si" > debt > eats_the_value & !equity_value|the_owners|till|"market cap"',
      'negative_ev|ev_below_zero & debt_beats_cap',
      'negative_value & when_indebted & ~ev|"happens"|"arrive"|"when"|"quand"',
      'negative_ev > insolvent',
      'negative_value > ev > insolvent',
      'negative_ev > when_indebted',
      'ev_below_zero & more_debt_than_worth',
      'ev_below_zero & cap_above_cash',
      'negative_value & ev & insolvent',
    ],
    example: {
      en: 'Enterprise value is negative when net debt is high.',
      fr: 'La valeur d’entreprise est négative quand la dette nette est élevée.',
    },
    correction: {
      en: 'It takes a market cap below the net cash for enterprise value to drop below zero.',
      fr: 'Il faut une capitalisation inférieure à la trésorerie nette pour que la valeur d’entreprise passe sous zéro.',
    },
  },
  negative_ev_is_a_gift: {
    concept: 'ev',
    says: ['sure_bargain', 'negative_ev > gift_word & !maybe_word'],
    example: {
      en: 'A negative enterprise value is always a bargain.',
      fr: 'Une valeur d’entreprise négative, c’est toujours une affaire.',
    },
    correction: {
      en: 'The market often sees cash that will burn, cash that is trapped, or liabilities off the balance sheet.',
      fr: 'Le marché voit souvent du cash qui brûlera, qui est bloqué, ou des passifs hors bilan.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
