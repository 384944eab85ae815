import type { WrongClaim } from '../../types.ts';

export const invertedOwnershipClaims = {
  ratio_reversed: {
    concept: 'exchange_ratio',
    says: [
      'our_price_words > divided_by > their_price_words',
      'two_of_ours & !"for three"|"pour trois"|"for five"|"pour cinq"|"two thirds"|"deux tiers"',
    ],
    example: {
      en: 'The ratio is our share price divided by theirs, so two of ours for each of theirs.',
      fr: 'La parité, c’est notre cours divisé par le leur : deux de nos titres pour chacun des leurs.',
    },
    correction: {
      en: 'What is offered for one target share goes on top, the price of the shares handed over below.',
      fr: 'Au numérateur, ce qu’on offre par action de la cible ; au dénominateur, le cours des titres remis.',
    },
  },
  ownership_from_prices: {
    concept: 'ownership',
    says: [
      'stake_words|ownership & read_in_prices',
      'sum_of_quotes & part_held|stake_words & !"share count"|"share counts"|"number of shares"|"nombre d’actions"|"nombre de titres"|"nombres d’actions"',
      'part_held|stake_words > goes_by_prices',
      'goes_by_prices > part_held|stake_words|hold_stake',
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
  premium_on_acquirer: {
    concept: 'control_premium',
    says: [
      'deal_premium > "added"|"add"|"applied"|"applies"|"ajoute"|"applique"|"s’ajoute" >> on_our_quote & !"divide"|"divided"|"divise"|"not"|"pas"',
      '"ajoute"|"put"|"add"|"applique"|"apply"|"mets"|"calcule" > deal_premium >> "sur le cours de l’acquéreur"|"sur notre cours"|"to the acquirer’s price"|"to our price"|"on our price"|"on our own price"|"to our share price" & !seller|compare|"not"|"pas"|"divise"|"divided"',

      'premium_on_us',
      'premium_cuts_price',
      '"ajoute"|"put"|"add"|"applique"|"apply"|"mets" > deal_premium > on_our_quote & !seller|divided_by|over_what|compare',
    ],
    example: {
      en: 'I put the premium on our own share price.',
      fr: 'J’applique la prime à notre cours.',
    },
    correction: {
      en: 'The premium is paid by the buyer, on top of the target’s own share price.',
      fr: 'La prime est payée par l’acheteur, en plus du cours de la cible.',
    },
  },
  premium_reaches_buyer: {
    concept: 'syn_vs_premium',
    says: [
      'deal_premium > "revient à"|"comes back to"|"goes back to"|"returns to"|"ends up with" >> buyer_side_holders|"acheteur"|"acquéreur"|"buyer"|"acquirer" & !"not"|"pas"|"seller"|"vendeur"|"if"|"si"',

      'premium_cuts_price',
      'deal_premium > "equals"|"equal"|"égale"|"égal" > synergy|worth_now > buyer_takes_value',
      'us_holders|our_side > keeps_all_of_it & synergy|money_saved|gains_of_joining & premium_paid & !"no premium"|"without a premium"|"pas de prime"|"sans prime"|"only"|"seulement"|"never"|"jamais"',
      'deal_premium > buyers_part',
      'deal_premium > large_part_of_it > synergy|gains_of_joining > us_holders|our_side > stays_with > large_part_of_it',
      'deal_premium > to_our_holders',
      'deal_premium > paid_by_sellers',
      'deal_premium > directly_is >> gain_for_the_buyer & !synergy|"minus"|"moins"',
    ],
    example: {
      en: 'In the end the buyer pockets the premium.',
      fr: 'Au bout du compte, l’acquéreur empoche la prime.',
    },
    correction: {
      en: 'The premium is handed to the seller on day one; the buyer has to earn it back.',
      fr: 'La prime est versée au vendeur le premier jour ; l’acheteur doit ensuite la regagner.',
    },
  },
  debt_counted_as_contribution: {
    concept: 'net_debt',
    says: ['debt_put_on_top', '"you add"|"i add"|"we add"|"on ajoute"|"ajoute" > # > owed_figure'],
    example: {
      en: 'You add the net debt, because it is value a company brings to the table.',
      fr: 'On ajoute la dette nette, car c’est de la valeur que la société apporte.',
    },
    correction: {
      en: 'Net debt is taken off enterprise value: only the rest belongs to the shareholders.',
      fr: 'La dette nette se retire de la valeur d’entreprise : seul le reste est aux actionnaires.',
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
  shares_most_accretive: {
    concept: 'accretion',
    says: [
      'pays_shares|pays_in_paper|issued_paper > lifts_eps_always',
      'pays_shares|pays_in_paper|issued_paper > always_so > eps_is_lifted & !"not"|"pas"|"dilutif"|"dilutive"',
      'pays_shares|pays_in_paper|issued_paper > always_so > rise|makes_eps_rise|pushes_eps_up > eps & !"not"|"pas"|"never"|"jamais"',
      'own_paper|pays_in_paper > always_lifts & !"least"|"dilutive"|"moins"|"dilutif"',
      'pays_shares|pays_in_paper|own_paper >> "toujours relutif"|"toujours relutive"|"always accretive" & !"not"|"pas toujours"|"least"',
    ],
    example: {
      en: 'Stock is always more accretive than debt, since it carries no interest.',
      fr: 'Les titres sont toujours plus relutifs que la dette, puisqu’ils ne portent pas d’intérêts.',
    },
    correction: {
      en: 'Debt usually lifts EPS more: its cost after tax is below the earnings given up on new shares.',
      fr: 'La dette élève en général davantage le BPA : elle coûte moins, après impôt, que le résultat cédé.',
    },
  },
  debt_dearer_than_shares: {
    concept: 'financing_mix',
    says: [
      'borrowed_money|indebtedness > costs_more_than > equity|own_paper',
      'dearer_than_stock',
      '"dette"|"debt"|"borrowing"|"emprunt" > dearest_source & !own_paper|equity|"least"|"moins"',
    ],
    example: {
      en: 'Debt is the dearest and stock is the cheapest.',
      fr: 'La dette coûte plus cher que les titres.',
    },
    correction: {
      en: 'Shareholders ask for more than lenders, and interest saves tax: shares are the dearest source.',
      fr: 'Les actionnaires exigent plus que les prêteurs, et les intérêts réduisent l’impôt : rien ne coûte plus que les titres.',
    },
  },
  cash_shares_the_risk: {
    concept: 'financing_mix',
    says: [
      'condition_word > pays_cash > seller > loses_as_well & !"not"|"pas"|"shares"|"titres"',
      'cash_seller_exposed',
      'seller > prefers > own_paper > because_word > is_certain',
      'cash_splits_risk',
      'cash_defers',
      'pays_cash > splits_risk & !pays_shares',
    ],
    example: {
      en: 'Cash makes the seller share the risk.',
      fr: 'Payé en cash, le vendeur partage le risque.',
    },
    correction: {
      en: 'A seller paid in cash is out; one paid in shares stays exposed and can often defer tax.',
      fr: 'Un vendeur payé comptant est sorti ; payé en titres, il reste exposé et peut souvent reporter l’impôt.',
    },
  },
  shares_signal_confidence: {
    concept: 'financing_mix',
    says: [
      'issues_paper|pays_shares|pays_in_paper > shows_faith & !"not"|"pas"',
      'pays_in_paper|own_paper & signal & undervalued_hint',
      'own_paper & good_signal & !own_cash',
    ],
    example: {
      en: 'Paying in stock tells the market that you think your shares are cheap.',
      fr: 'Payer en titres laisse penser que notre action est bon marché.',
    },
    correction: {
      en: 'Paying in stock hints that management finds its shares fully valued.',
      fr: 'Payer en titres laisse entendre que la direction juge son action bien valorisée.',
    },
  },
  higher_rates_cheaper_debt: {
    concept: 'rates_effect',
    says: [
      'rates_went_up > borrowed_money|"borrow"|"borrowing" > gets_attractive & !"not"|"pas"|"never"|"jamais"|"less"|own_paper|"shares"|"stock"|"titres"|"actions"|"dear"|"plus cher"',

      '"plus les taux montent"|"when rates rise"|"when rates go up"|"higher rates" > borrowed_money > "more attractive"|"attractive"|"intéressante"|"avantageuse" & !"less"|"moins"|"not"|"pas"|"shares"|"stock"|"actions"|"titres"',
      'rates_up > debt_attracts',
      'rates_cut_cost',
    ],
    example: {
      en: 'Higher rates make debt cheaper.',
      fr: 'La dette est moins chère depuis la hausse des taux.',
    },
    correction: {
      en: 'Higher rates make loans dearer and lower what the target is worth.',
      fr: 'Des taux plus hauts renchérissent l’emprunt et abaissent la valeur de la cible.',
    },
  },
  opinion_is_a_guarantee: {
    concept: 'fairness',
    says: [
      '"fairness opinion"|"attestation d’équité"|fairness > "proves"|"prouve"|"guarantees"|"garantit" > price & !"not"|"pas"|"nothing"|"rien"',
      'fairness_letter|"fairness opinion"|"attestation d’équité" > heard_how_to_pay & !"not"|"pas"',
      'opinion_settles',
      'opinion_guarantees',
      'fairness_letter > promises > top_price',
      'fairness_letter > misstated_opinion_binds & !"binding offer"|"binding offers"|"firm offer"',
      '"opinion"|"attestation"|"fairness" >> misstated_opinion_binds',
    ],
    example: {
      en: 'The fairness opinion guarantees the best price.',
      fr: 'L’attestation d’équité garantit le meilleur prix.',
    },
    correction: {
      en: 'A fairness opinion only says that the terms lie in a fair range.',
      fr: 'Une attestation d’équité dit seulement que les termes se situent dans une fourchette équitable.',
    },
  },
  one_side_takes_synergies: {
    concept: 'synergies_cost',
    says: [
      '"acquirer"|"acquéreur"|"buyer"|"acheteur" > "takes"|"keeps"|"prend"|"garde" > all_synergies & !"not"|"pas"|"if"|"si"|"cash"|"numéraire"|"premium"|"prime"',
      'synergy & always_fifty',
      'all_synergies > wholly_to',
      'one_side_takes_all',
    ],
    example: {
      en: 'The synergies all go to the target.',
      fr: 'Toutes les synergies reviennent à la cible.',
    },
    correction: {
      en: 'The two sides negotiate how they share the synergies, since neither gets them alone.',
      fr: 'Les deux parties négocient le partage des synergies, puisque aucune ne les obtient seule.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
