import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: ownership and control. */
export const ownershipClaims = {
  ownership_is_the_ratio: {
    concept: 'ownership',
    says: [
      '"own"|"owns"|"détiennent"|"possèdent"|"hold" >> ratio_name & !times_it|"times"|"fois"|"divided"|"multiplied"|"over"',

      'fraction > because_word > ratio_name & hold_stake|sellers_of_it & !issued_paper|"total"|"shares"|"not"|"pas"',

      'hold_stake & ratio_of_exchange & so_therefore|same_as & #|fraction & !"fonds propres"|"equity"|"déduit"|"derive"|"turn that"|"is then"|"then set"|"follows"|"découle"|"fixe"|"for every"|"pour deux"|"stock is at"|"each target share"|"gets half"|"range"|"fourchette"|"settle"',
      'hold_stake & price_ratio & #|same_as|so_therefore|equal',
      'part_held > directly_is >> ratio_name & !times_it|"divided"|"divide"|"over"|"divise"',
      'ratio_name > #|fraction > makes_it > of_the_whole & !fresh_shares|"shares"|"actions"',
      'ratio_name|"ratio" > just_gives > fraction|#|"half"|"moitié" > "company"|"ensemble"|"group"|"groupe" & !"between"|"entre"|issued_paper|"for each"|"pour une"|"pour chaque"|"new"|"total"',
      'ratio_name > # > sellers_of_it > "own"|"ont"|"détiennent"|"get"|"hold" > # & !issued_paper|"total"|"shares"',
      '# > of_the_whole > because_word > ratio_name & !issued_paper|"total"|"shares"|fresh_shares',
    ],
    example: {
      en: 'The ratio is 0.5, so the target’s shareholders own half of the company.',
      fr: 'La parité est de 0,5, donc les actionnaires de la cible détiennent la moitié.',
    },
    correction: {
      en: 'The new owners hold the new shares out of the total number of shares; the ratio alone does not tell.',
      fr: 'Les nouveaux actionnaires détiennent les titres créés rapportés au nombre total de titres.',
    },
  },
  ownership_follows_ebitda: {
    concept: 'ownership',
    says: [
      'brings > # > "ebitda" > so_therefore|has_got_to > owed_as_much|should_get > # & !"less"|"moins"|"not"|"pas"|net_debt|owed_money|"but"|"mais"',

      'brings > "ebitda" > owed_as_much > # > combined_company|of_the_group & !"less than"|"moins de"|"but most"|"mais"',
      'condition_word > brings > "ebitda" > owed_as_much > # & !"less than"|"moins de"|"but most"|"mais"',
      'hold_stake > same_as|follows_from > ebitda_share',
      'hold_stake|stake_words > goes_by >> "ebitda"|ebitda_share & !equity|net_debt',
    ],
    example: {
      en: 'If it brings 40% of the EBITDA it should own 40% of the group, that is only fair.',
      fr: 'Si elle apporte 40 % de l’EBITDA, elle doit avoir 40 % du groupe, c’est équitable.',
    },
    correction: {
      en: 'Shares of EBITDA are shares of enterprise value; what each side owns follows its equity, net of debt.',
      fr: 'Les parts d’EBITDA mesurent des valeurs d’entreprise ; la détention suit les fonds propres, après dette.',
    },
  },
  equals_means_half: {
    concept: 'ownership',
    says: [
      '"égalité"|"equality"|"equals" > means_that|equals_by_definition > half_each & !"not"|"pas"|"governance"|"gouvernance"|"board"|"conseil"',

      'merger_of_equals & half_each & !"on s’attend"|"expect"|"you’d think"|"governance"|"gouvernance"|"board"|"conseil"',
      '~merger_of_equals & moiety_each & !"on s’attend"|"expect"|"you’d think"|"governance"|"gouvernance"|"board"|"conseil"|"not"',
      '~merger_of_equals > equals_by_definition > half_each & !"veut pas dire"|"pas forcément"|"not mean"|"not necessarily"|"governance"|"gouvernance"|"board"|"conseil"',
    ],
    example: {
      en: 'A merger of equals means that each side gets fifty percent of the shares.',
      fr: 'Entre égaux, chacun reçoit forcément cinquante pour cent du capital.',
    },
    correction: {
      en: 'A merger of equals is about governance; the capital is divided by the value each side puts in.',
      fr: 'L’égalité porte sur la gouvernance ; le capital se répartit selon la valeur que chacun apporte.',
    },
  },
  lenders_become_owners: {
    concept: 'ownership',
    says: [
      'lender >> "get shares"|"receive shares"|"reçoivent des actions"|"reçoivent des titres" & !"not"|"pas"|"sellers"|"vendeurs"|"convertible"|seller',

      'lender > into_the_capital',
      'debt_makes_holders',
      'borrowed_money > share_power_with > lender',
    ],
    example: {
      en: 'Borrowing is what hands over a piece of the house, because lenders get votes.',
      fr: 'C’est la dette qui dilue, car les prêteurs votent.',
    },
    correction: {
      en: 'Lenders get interest and no vote; it is new shares that dilute the holders.',
      fr: 'Les prêteurs touchent des intérêts, sans droit de vote ; ce sont les titres créés qui diluent.',
    },
  },
  ownership_from_prices: {
    concept: 'ownership',
    says: [
      'stake_words|ownership & read_in_prices',
      'sum_of_quotes & part_held|stake_words & !"share count"|"share counts"|"number of shares"|"nombre d’actions"|"nombre de titres"|"nombres d’actions"',
      'part_held|stake_words > goes_by_prices',
      'goes_by_prices > part_held|stake_words|hold_stake',
      '"ownership"|"détention"|"parité"|"split" > "always follows"|"only follows"|"suit toujours"|"ne dépend que" > "market caps"|"market cap"|"share prices"|"capitalisations"|"cours" & !"not"|"pas toujours"',
    ],
    example: {
      en: 'Their stake is read off the share prices, whatever the number of shares.',
      fr: 'Leur part se lit dans les cours et le nombre de titres n’y change rien.',
    },
    correction: {
      en: 'A stake is a number of shares out of all shares: prices alone do not tell.',
      fr: 'Une part du capital est un nombre de titres sur le total des titres : les cours seuls ne disent rien.',
    },
  },
  ownership_over_old_shares: {
    concept: 'ownership',
    says: [
      'fresh_shares|issued_paper|new_shares > by_old_ones & !"plus"|"total"|"not"|"pas"|"et les nouvelles"|"and the new"',

      'divide > issued_paper|new_shares > by_our_old_shares & !"plus"|"not"|"pas"',
      '"own"|"ont"|"détiennent"|"possèdent" > # > "over two hundred"|"sur deux cents"|"over our existing"|"sur nos deux cents"|"sur nos actions" & !"twenty six and"|"and twenty"|"vingt-six virgule"|"plus"|"and a quarter"|"over two hundred and"',
      'over_old_shares & stake_words|ownership|fraction|new_shares',
      'splits_by > fresh_shares > shares_had_only & !new_ones_too',
      'fresh_shares > splits_by > shares_had_only & !new_ones_too',
      'fresh_shares > splits_by >> shares_we_have & stake_words|ownership|hold_stake & !new_ones_too',
      'splits_by > fresh_shares > "par"|"by" > shares_we_have & !new_ones_too',
      'stake_words > splits_by > old_shares_word & !new_ones_too',
      'they_then_have > # > over_our_own >> # & !"plus"|"total"|"not"|"pas"|"ratio"|"parité"',
      'fresh_shares > over_our_own & !"plus"|"total"|"not"|"pas"|"ratio"|"parité"|"multiply"',
    ],
    example: {
      en: 'They own the new shares divided by the existing shares, twenty percent.',
      fr: 'Ils détiennent les actions nouvelles rapportées aux actions existantes, 20 %.',
    },
    correction: {
      en: 'The stake is the new shares over the total after the deal, new ones included.',
      fr: 'La part est le nombre de titres créés sur le total après opération, titres créés compris.',
    },
  },
  more_debt_more_stake: {
    concept: 'ownership',
    says: [
      '"the more"|"plus" > "indebted"|"endettée"|"endetté"|"debt" > "the bigger"|"the larger"|"the more"|"plus" > "stake"|"share"|"part"|"slice" & !"not"|"pas"|"never"|"jamais"|"smaller"|"less"|"petite"|"faible"|"moins"',

      'brings_more_debt > gets_more_of_it & !"not"|"pas"|"less"|"moins de"|"smaller"',
      'more_owing & bigger_stake',
      'more_levered > gets_more',
      'more_levered > part_held > is_above',
      'more_indebted_side & gets_bigger_part',
    ],
    example: {
      en: 'The target has more debt, so it deserves more.',
      fr: 'La cible est plus endettée, donc elle mérite une plus grosse part.',
    },
    correction: {
      en: 'Debt lowers what a side puts in, and so the stake it can claim.',
      fr: 'La dette réduit ce qu’une partie apporte, donc la part qu’elle peut réclamer.',
    },
  },
  shares_keep_control: {
    concept: 'ownership',
    says: [
      'owner|us_holders|previous_holders > "keep"|"gardent"|"conservent"|"retain" > own_the_lot & !"cash"|"numéraire"|"debt"|"dette"|"not"|"pas"',
      'pays_shares|pays_in_paper|issues_paper >> "protects"|"protect"|"keeps"|"preserves"|"garder"|"conserver"|"protège"|"préserve"|"conserve" >> own_control|"control"|"contrôle"|"founder"|"fondateur"|family_holder & !pays_cash|pays_debt|own_cash|"not"|"pas"|"if"|"si"|"difficult"|"hard"|"difficile"|"risk"|"risque"',
      'pays_shares|pays_in_paper|issues_paper|own_paper > us_holders|previous_holders > "more votes"|"plus de voix"|"more control"|"plus de contrôle" & !"target"|"cible"|"seller"|"vendeur"|"not"|"pas"',
      'issues_paper > "more votes"|"plus de voix" > us_holders|previous_holders & !"target"|"cible"|"seller"|"vendeur"|"not"|"pas"',

      'pays_shares|pays_in_paper|issues_paper|own_paper > heard_neutral_for_control|~heard_neutral_for_control & !pays_cash|pays_debt|own_cash|"not neutral"|"pas neutre"',
      'us_holders|previous_holders|owner|"holders"|"actionnaires"|~us_holders > heard_same_share & own_paper|pays_in_paper|pays_shares|issues_paper|"new shares"|"actions nouvelles" & !pays_cash|pays_debt|own_cash|"not"|"pas"',
      'pays_shares|pays_in_paper > ~heard_nobody_diluted & !pays_cash|pays_debt|own_cash',
      '~own_paper|~pays_in_paper > leaves_alone > ~who_decides & !strangers_in|"entrer"|"let in"',
      'pays_in_paper|issues_paper > us_holders > not_diluted',
      'not_diluted > issues_paper|pays_in_paper & !pays_cash',
      'pays_in_paper|own_paper & holders_untouched',
      'pays_shares > ~stake_is_kept & !pays_cash|pays_debt',
      'us_holders|previous_holders|owner > same_percentage_kept & own_paper|pays_in_paper|pays_shares|issues_paper & !pays_cash|pays_debt|own_cash',
      'us_holders|previous_holders > same_percentage_kept & "bigger"|"larger"|"plus grosse"|"plus grande"|"plus gros" & !pays_cash|pays_debt|own_cash',
    ],
    example: {
      en: 'Paying in shares leaves every holder’s percentage exactly where it was.',
      fr: 'Payer en titres ne dilue personne et laisse le contrôle intact.',
    },
    correction: {
      en: 'New shares dilute the existing holders: their percentage falls, and control may go.',
      fr: 'Les titres créés diluent les actionnaires : leur pourcentage baisse, et le contrôle peut partir.',
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
  one_share_one_vote: {
    concept: 'ownership',
    says: [
      'heard_one_share > heard_for_ever > heard_one_vote & !"double"|"not"|"pas"',
      'heard_votes > heard_just_the_same & "capital" & !"double"|"not"|"pas"',
    ],
    example: {
      en: 'Capital and voting rights are always the same in France.',
      fr: 'En France, une action, c’est toujours une voix.',
    },
    correction: {
      en: 'Votes and capital can differ: double voting rights give long-standing holders two votes a share.',
      fr: 'Voix et capital peuvent différer : le droit de vote double donne deux voix par action aux anciens actionnaires.',
    },
  },
  minority_has_no_rights: {
    concept: 'ownership',
    says: [
      'astray_minority_fund > ~astray_has_no_say & !"if"|"si"|"unless"|"sauf"|"not true"|"wrong"',
      '"under fifty percent"|"below fifty percent"|"less than half"|"sous cinquante pour cent"|"moins de la moitié" & "no power"|"no rights"|"no veto"|"no say"|"aucun pouvoir"|"pas de veto"|"aucun droit"',
      'cases_minority & cases_no_rights',
      '~amiss_minority > ~amiss_rights_none',
      'amiss_minority & "obtient ni"|"gets neither"|"ni siège"|"neither a seat"',
    ],
    example: {
      en: 'A minority investor gets no veto and no board seat.',
      fr: 'Un fonds minoritaire entre sans contrepartie.',
    },
    correction: {
      en: 'A minority fund asks for a board seat, vetoes on big decisions and a way out.',
      fr: 'Un fonds minoritaire demande un siège au conseil, des vetos sur les grandes décisions et une sortie.',
    },
  },
  listing_takes_control: {
    concept: 'ownership',
    says: [
      'cases_listing > cases_loses_control',
      'slip_listing > slip_quick_discreet & !"not"|"pas"|"less"|"moins"|"slow"|"lente"',
    ],
    example: {
      en: 'With an IPO the family loses control.',
      fr: 'Avec une introduction en bourse, la famille perd le contrôle.',
    },
    correction: {
      en: 'Whoever keeps more than half of the votes keeps control, listed or not.',
      fr: 'Qui garde plus de la moitié des voix garde le contrôle, en bourse ou non.',
    },
  },
  control_without_votes: {
    concept: 'ownership',
    says: [
      '~strays_majority > ~strays_useless & !"without"|"sans"|"if"|"si"|"simple majority"',
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
  majority_sold_control_kept: {
    concept: 'ownership',
    says: [
      'strays_most_sold > strays_still_rules & !"not"|"pas"|"never"|"jamais"|"double"|"golden"|"commandite"',
      '"sell"|"sells"|"vend"|"vendre"|"cède" >> "sixty"|"seventy"|"soixante" > strays_still_rules & !"not"|"pas"|"never"|"jamais"|"double"|"golden"|"commandite"|"buyer"|"remaining"',
      'counter_blocking > misstated_decides_all & !"not"|"pas"|"only"|"seulement"',
      'sell >> "seventy"|"sixty"|"soixante"|"70"|"60" > amiss_keeps_control & !"double"|"not"',

      'sell >> amiss_over_half & amiss_keeps_control & !"double"|amiss_remaining',
      'misstated_small_block > misstated_decides_all & !"double"|"doubles"|"golden share"|"commandite"|"class"|"more than half"|"plus de la moitié"',
      'amiss_keeps_control > ~misstated_no_share_at_all',
    ],
    example: {
      en: 'Selling 60 per cent to a fund gives cash and the family keeps control.',
      fr: 'En vendant soixante pour cent à un fonds, la famille garde le contrôle.',
    },
    correction: {
      en: 'Control follows the votes: below half of them it goes to the other side.',
      fr: 'Le contrôle suit les voix : sous la moitié, il passe à l’autre camp.',
    },
  },
  minority_pays_for_control: {
    concept: 'ownership',
    says: ['amiss_minority > amiss_pays_premium'],
    example: {
      en: 'A minority fund pays a control premium.',
      fr: 'Un fonds minoritaire paie une prime de contrôle.',
    },
    correction: {
      en: 'Without control there is no premium for it: a minority stake is often sold at a discount.',
      fr: 'Sans contrôle, pas de supplément : une part minoritaire se vend souvent avec une décote.',
    },
  },
  minority_sale_loses_control: {
    concept: 'ownership',
    says: [
      'astray_minority_in > ~astray_lost_control & !"keep"|"keeps"|"garde"|"gardent"|"without"|"sans"|"not mean"|"more than half"|"unless"|"sauf"|"if"|"si"|"seventy"|"soixante-dix"',
      'market_let_a_fund_in > ~market_lose_command & !"keep"|"gardez"|"without"|"sans"|"not mean"|"ne veut pas"|"more than half"|"majority"|"majorité"',

      'sell > market_small_slice > market_lose_command & !"not"|"pas"|"without"|"sans"',

      'market_let_a_fund_in & market_small_slice > market_lose_command',
      'market_small_slice > market_let_a_fund_in > market_lose_command',
      'deals_minority_route > deals_lose_control & !"keep"|"garde"',
      'market_minority_in > market_loses_control & !"keep"|"garde"',
    ],
    example: {
      en: 'By selling a minority stake the family loses control.',
      fr: 'En cédant une part minoritaire, la famille perd le contrôle.',
    },
    correction: {
      en: 'With a minority investor the family keeps the votes; the shareholders’ agreement sets the vetoes.',
      fr: 'Avec un investisseur minoritaire, la famille garde les votes ; le pacte d’actionnaires fixe les vetos.',
    },
  },
  small_stake_takes_control: {
    concept: 'ownership',
    says: [
      '"fund"|"fonds"|"investor"|"investisseur" > market_small_slice > counter_runs_it & !"not"|"pas"|"ne dirige"',

      'counter_minority_fund > counter_names_boss & !"not"|"pas"|"never"|"jamais"|"ne nomme"',

      'deals_small_share > deals_lose_control & !"descend à"|"tombe à"|"goes down to"|"falls to"|"drops to"|"below"|"above half"|"over half"|"plus de la moitié"|"still"|"restent"|"stay"',
      'deals_lose_control > deals_small_share',
      '"fund"|"fonds"|"minority"|"minoritaire" >> "20"|"25"|"30"|"twenty"|"thirty"|"vingt"|"trente" > "takes control"|"controls"|"prend le contrôle"|"prend la main" & !"not"|"pas"|"without"|"sans"',
      '"fund"|"fonds" >> "20%"|"25%"|"30%" > "takes control"|"prend le contrôle"',
    ],
    example: {
      en: 'Once a third is sold, the family loses control.',
      fr: 'Dès un tiers vendu, la famille perd le contrôle.',
    },
    correction: {
      en: 'With more than half of the votes the family decides; a minority only has vetoes.',
      fr: 'Avec plus de la moitié des votes, la famille décide ; une minorité n’a que des vetos.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
