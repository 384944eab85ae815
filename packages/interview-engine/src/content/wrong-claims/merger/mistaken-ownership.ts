import type { WrongClaim } from '../../types.ts';

export const mistakenOwnershipClaims = {
  ratio_on_wrong_shares: {
    concept: 'new_shares',
    says: [
      'multiply|times_it > ratio_name > "acquirer’s"|"acquéreur"|"our own"|"nos propres" > # > "million"|"millions" & !"not"|"pas"|"never"|"jamais"|"target"|"cible"|"their"|"leurs"|price_of_a_share',

      'divide > shares_of_target > over_the_ratio & !"not"|"pas"',
      'issues_paper > one_new_for_each',
      'ratio_of_exchange > on_acquirer_shares',
      'new_shares|issues_paper & on_acquirer_shares & !"divise"|"divide"',
      'new_shares|issues_paper & as_many_as_theirs',
      'ratio_name > times_it >> acquirer_count & !"divided"|"divisé"',
      'acquirer_count > times_it > ratio_name',
      'times_it >> acquirer_count > ratio_name',
      'times_it > ratio_name > acquirer_count & !"divide"|"divise"',
      'ratio_name > times_it|"apply"|"applique" >> "our"|"nos" >> "million" >> share_paper & !"price"|"cours"|"prix"|"total"',
      'times_it|"apply"|"applique" > ratio_name > "our"|"nos" >> "million" >> share_paper & !"price"|"cours"|"prix"|"total"',
    ],
    example: {
      en: 'The new shares are the exchange ratio times the acquirer’s shares outstanding.',
      fr: 'On émet autant d’actions nouvelles que la cible en compte.',
    },
    correction: {
      en: 'The shares to issue are the exchange ratio times the number of target shares.',
      fr: 'Les actions à émettre sont la parité multipliée par le nombre d’actions de la cible.',
    },
  },
  ratio_of_market_caps: {
    concept: 'exchange_ratio',
    says: [
      'ratio_of_exchange & from_market_caps',
      'ratio_of_exchange > directly_is > of_the_earnings',
    ],
    example: {
      en: 'The exchange ratio is the ratio of the market caps.',
      fr: 'La parité, c’est la capitalisation de la cible sur celle de l’acquéreur.',
    },
    correction: {
      en: 'The ratio is per share: the offer for one target share over the acquirer’s share price.',
      fr: 'La parité est par action : prix offert pour une action de la cible sur le cours de l’acquéreur.',
    },
  },
  premium_at_wrong_company: {
    concept: 'control_premium',
    says: [
      'bigger_premium > fewer_for_them',
      'premium|control_premium > puts_on_our_price',
      'bigger_premium > acquirer_owns_more',
      'the_more > deal_premium > part_of_target > gets_smaller',
      'the_more > deal_premium > the_less > part_of_target',
      'deal_premium > pushes_down > part_of_target',
      'deal_premium > target_owns_less & !no_premium',
      'deal_premium > sellers_get_control',
    ],
    example: {
      en: 'The premium, I apply it to the acquirer’s share price.',
      fr: 'La prime, je l’applique au cours de l’acquéreur.',
    },
    correction: {
      en: 'The premium goes on the target’s price, so it raises what its shareholders receive.',
      fr: 'La prime s’ajoute au cours de la cible : ses actionnaires reçoivent davantage.',
    },
  },
  ownership_read_in_prices: {
    concept: 'ownership',
    says: ['stake_words|ownership > read_straight_in_prices'],
    example: {
      en: 'Target ownership just follows the ratio of the share prices.',
      fr: 'La détention se lit directement dans les prix.',
    },
    correction: {
      en: 'Ownership is the shares issued over the total; prices alone leave out how many shares there are.',
      fr: 'La détention, ce sont les titres émis sur le total ; il manque aux prix le nombre de titres.',
    },
  },
  fixed_ratio_protects: {
    concept: 'exchange_ratio',
    says: [
      'fixed_ratio_word > seller_protected',
      'fixed_ratio_safe',
      'fixed_ratio_word & count_makes_up',
      'fixed_ratio_word > value_is_known & !"not"|"pas"|"number"|"nombre"',
    ],
    example: {
      en: 'A fixed ratio guarantees the value the seller gets.',
      fr: 'Une parité fixe garantit la valeur reçue.',
    },
    correction: {
      en: 'With a fixed ratio the value moves with the acquirer’s share until closing.',
      fr: 'Avec une parité fixe, la valeur varie avec l’action de l’acquéreur jusqu’au closing.',
    },
  },
  debt_left_out_of_shares: {
    concept: 'net_debt',
    says: [
      'net_debt|indebtedness > ~plays_no_part',
      '~debt_has_no_say',
      '~heavier_debt > ~no_difference_to_them',
      '~indebtedness > taken_on_by > ~plays_no_part',
      '~indebtedness > taken_on_by > combined_company > ~plays_no_part',
      '~looks_past > ~owed_money & !net_income|market_values',
      '~owed_money > without_effect & !net_income',
      'owed_money > thrown_together > left_out_of_account',
    ],
    example: {
      en: 'Debt has no bearing on it, since both balance sheets are merged.',
      fr: 'Elle est plus endettée, mais ça ne change rien pour ses actionnaires.',
    },
    correction: {
      en: 'Each side’s net debt comes off its enterprise value: the more indebted side brings less equity.',
      fr: 'La dette nette de chacun se retire de sa valeur : la partie endettée apporte moins de fonds propres.',
    },
  },
  debt_of_each_added: {
    concept: 'net_debt',
    says: ['each_debt_added'],
    example: {
      en: 'To lever-adjust you add each company’s net debt to EBITDA times the multiple.',
      fr: 'J’ajoute la dette nette de chaque société à sa valeur.',
    },
    correction: {
      en: 'To lever-adjust, subtract each company’s net debt from EBITDA times the multiple.',
      fr: 'On retire de chaque valeur d’entreprise la dette nette de la société.',
    },
  },
  one_metric_settles: {
    concept: 'contribution',
    says: [
      'single_yardstick & contribution|hold_stake|brings|entitled|ebitda',
      'metric_name > sole_yardstick',
      'sole_yardstick > metric_name',
      '~quoted_values > without_effect',
      'metric_name > sole_fair_basis',
      'sole_fair_basis > metric_name',
    ],
    example: {
      en: 'In a contribution analysis only EBITDA matters.',
      fr: 'L’analyse de contribution se fait sur un seul agrégat, l’EBITDA.',
    },
    correction: {
      en: 'Sales, EBITDA, net income and market value give a range, within which one negotiates.',
      fr: 'Chiffre d’affaires, EBITDA, résultat net et capitalisation donnent une fourchette où l’on négocie.',
    },
  },
  ebitda_share_is_equity_share: {
    concept: 'ownership',
    says: [
      'ebitda_share_word & ownership|stake_words & one_and_the_same & !"not"|"pas"|"never"|"jamais"|"no"',

      'ratio_of_exchange|hold_stake|ownership > straight_out_of > "ebitda"|ebitda_share',
      '~net_of_debt_already & ebitda|ownership|hold_stake|brings & !"net income"|"market cap"|"résultat net"|"capitalisation"',
      '# > "ebitda" > means_that > # > of_the_group',
      'condition_word > brings > "ebitda" > entitled > # > of_the_group & !"less than"|"moins de"|"but most"|"mais"',
      'share_of_ebitda > directly_is > part_held & !"une fois"|"once"|"only"',
      'part_held > directly_is > share_of_ebitda & !below_word|lower_rated|"higher"|"above"|"supérieur"|"plus élevée"',
      'ebitda_name > just_gives > stake_taken & regardless_of > indebtedness|owed_money',
      'regardless_of > indebtedness|owed_money & stake_taken & ebitda_name',
      'stake_taken > just_gives > ebitda_name & regardless_of',
      '~ebitda_name & ~stake_taken & ~owed_money > shut_out|-weighs_in',
      '# > ebitda_name > "get"|"gets"|"receive"|"own"|"ont"|"reçoivent"|"détiennent"|"obtiennent" > # > stake_taken & !"less"|"moins"|takes_out|"not"',
      '-takes_out|-weighs_in > ~owed_money & ~ebitda_name & !net_income|market_values',
      'fraction > "ebitda" > so_therefore > # > of_the_group & !"première approche"|"at first"|net_debt|owed_money|"less"|"moins"|"only"|"seulement"|"but"|"mais"',
    ],
    example: {
      en: 'Forty percent of EBITDA means forty percent of the company.',
      fr: 'Le multiple d’EBITDA donne une valeur déjà nette de dette.',
    },
    correction: {
      en: 'EBITDA serves the lenders first: take net debt off both values, then compare the equity.',
      fr: 'L’EBITDA sert d’abord les prêteurs : on retire la dette nette, puis on compare les fonds propres.',
    },
  },
  shares_raise_leverage: {
    concept: 'leverage',
    says: [
      'pays_shares|issues_paper > worsens_leverage & !"not"|"pas"|"never"|"jamais"|"instead"|"plutôt"|"unlike"|"contrairement"',

      'shares_raise_debt',
      'pays_shares > lifts_leverage & !borrowed_money|own_cash',
      'pays_shares|issued_paper >> joins_the_debt & !"instead of"|"rather than"|"plutôt que"|"au lieu"|"unlike"|"contrairement"|own_cash',
      'leverage > pays_shares > makes_it_climb & !"instead of"|"rather than"|"plutôt que"|"au lieu"|"not"|"pas"',
    ],
    example: {
      en: 'Issuing shares pushes up net debt to EBITDA.',
      fr: 'Payer en titres alourdit la dette.',
    },
    correction: {
      en: 'It is borrowing that weighs on leverage and the rating; shares spare the balance sheet.',
      fr: 'C’est emprunter qui pèse sur le levier et la note ; les titres ménagent le bilan.',
    },
  },
  indebted_buyer_borrows: {
    concept: 'leverage',
    says: [
      'borrowed_money|~borrowed_money > ~heard_leverage_unmoved & !pays_shares|own_paper|pays_in_paper|"equity"',
      'agencies_blind',
      'more_indebted_more',
      'debt_spares_rating',
      'accretive_word > rating_holds & !"mean"|"guarantee"|"veut pas dire"|"garantit"|"même si"|"even if"|"provided"|"à condition"',
      'rating_holds > accretive_word & !"mean"|"guarantee"|"veut pas dire"|"garantit"|"même si"|"even if"|"provided"|"à condition"',
      '~leverage > -an_issue & rating & !"below"|"under"|"sous"|"en dessous"|"as long"|"tant que"',
      '~leverage|~borrowed_money|~indebtedness > -weighs_in|without_effect > ~rating & !"but"|"mais"|"until"|"below"|"under"|"sous"|"en dessous"',
      'burden_or_grade > -weighs_in|-an_issue & !"if"|"si"',
    ],
    example: {
      en: 'Debt has no effect on the rating.',
      fr: 'Plus l’acquéreur est endetté, plus il a intérêt à payer en dette.',
    },
    correction: {
      en: 'The more a buyer owes, the less it can borrow before its rating suffers.',
      fr: 'Plus l’acquéreur doit, moins il peut emprunter avant que sa note n’en souffre.',
    },
  },
  cash_most_dilutive: {
    concept: 'accretion',
    says: [
      'own_cash|pays_cash > "dilutes"|"dilute"|"dilue"|"diluent" > "the most"|"most"|"le plus" & !"not"|"pas"|own_paper',
      'cash_dilutes_most',
      'own_cash > dilutes_the_most & !own_paper|equity|"least"|"moins"',
    ],
    example: {
      en: 'Cash is the most dilutive way to pay.',
      fr: 'La trésorerie est le mode de paiement le plus dilutif.',
    },
    correction: {
      en: 'Cash gives up only its interest after tax, so it is usually the most accretive.',
      fr: 'La trésorerie ne coûte que ses produits financiers après impôt : c’est souvent le plus relutif.',
    },
  },
  payment_ties_wrong_side: {
    concept: 'ownership',
    says: [
      'pays_cash|paid_in_money > seller|sellers_of_it|previous_holders > stays_in & !pays_shares|"titres"|"shares"|"not"|"plus"|"longer"|"no"|reinvests|"part cash"|"ne"',

      'keeps_it_all',
      'paid_off_yet_in',
      'paid_in_paper_yet_out',
      'pays_shares > keeps_everything & !pays_cash',
      'paid_in_paper > takes_none > "acquirer"|"buyer"|"acquéreur"|"acheteur" & "risk"|"risque"|gains_of_joining',
      'paid_in_paper & sellers_of_it > takes_none',
      'paid_in_paper & sellers_of_it > -shares_fate',
      'sellers_of_it > paid_in_paper > -shares_fate',
      'paid_in_money > shares_fate & !paid_in_paper',
      'paid_in_money & sellers_of_it > shares_fate & !paid_in_paper',
      '"cash"|paid_in_money > sellers_of_it > shares_fate & !paid_in_paper|"shares"|"titres"',
      'paid_in_paper > "acquirer"|"buyer"|"acquéreur"|"acheteur" > takes_none|carries_all_risk & !paid_in_money|"cash"',
    ],
    example: {
      en: 'If you pay in cash, the target’s shareholders keep a stake.',
      fr: 'En numéraire, les actionnaires de la cible gardent une part.',
    },
    correction: {
      en: 'Sellers paid in cash leave; those paid in shares stay in and share the risk.',
      fr: 'Payés en numéraire, les vendeurs sortent ; payés en titres, ils restent et partagent le risque.',
    },
  },
  minority_names_board: {
    concept: 'ownership',
    says: [
      'fraction > gives_by_law > half_the_board & !"not"|"pas"|"no"|"negotiate"|"négocie"',
      'gives_by_law > fraction > half_the_board & !"not"|"pas"|"no"|"negotiate"|"négocie"',
    ],
    example: {
      en: 'Anything above a quarter lets them appoint half of the board by law.',
      fr: 'Au-delà d’un quart, la loi leur donne la moitié du conseil.',
    },
    correction: {
      en: 'Seats on the board are negotiated: a minority stake gives no right by law to half of them.',
      fr: 'Les sièges au conseil se négocient : une minorité ne donne pas de droit à la moitié d’entre eux.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
