import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: how the deal is paid. */
export const financingMixClaims = {
  cash_costs_nothing: {
    concept: 'financing_mix',
    says: [
      '~pays_cash|~own_cash > ~no_effect_on_profit & !pays_shares|"not true"|"faux"|"pas vrai"',

      '~own_cash|~"trésorerie"|~"our own cash" > ~heard_no_effect > ~heard_per_share & !"no debt"|"interest"',
      'own_cash & is_free',
      'own_cash & pay & always_so & accretion',
      'pays_cash & ~no_funding_charge & !pays_shares',
      '~funding_of_deal > without_effect > ~per_share_profit',
      '~own_cash > ~no_funding_charge',
    ],
    example: {
      en: 'If you pay in cash it costs nothing, the money is already there.',
      fr: 'Payer avec la trésorerie ne coûte rien, l’argent est déjà là.',
    },
    correction: {
      en: 'Cash has a cost: the interest it would have earned, after tax, and the room it leaves.',
      fr: 'La trésorerie a un coût : les intérêts qu’elle aurait rapportés, après impôt, et la marge de manœuvre.',
    },
  },
  paying_in_shares_is_free: {
    concept: 'financing_mix',
    says: [
      'own_paper > costs_issuer_nothing & !"not"|"pas"|"look"|"seem"|"semble"',
      'own_paper & is_free & !"in interest"|"dilutes"|"dilue"|"diluent"',
      'own_paper > "is"|"are"|"est"|"sont"|"reste" > cheapest_source',
      'paper_of_ours > costs_issuer_nothing & !"not"|"pas"|"look"|"seem"|"semble"',
    ],
    example: {
      en: 'Paying in shares costs nothing, since no money leaves the company.',
      fr: 'Payer en titres ne coûte rien, puisque aucun euro ne sort.',
    },
    correction: {
      en: 'Shares are the dearest source: the seller takes part of all future profits and of the control.',
      fr: 'Les titres sont la source la plus chère : le vendeur prend une part des profits futurs et du contrôle.',
    },
  },
  shares_signal_cheap: {
    concept: 'financing_mix',
    says: [
      'issues_paper|pays_in_paper|pays_shares > "montre"|"shows"|"signals"|"dit"|"tells" > "trop bas"|"too low"|"pas assez cher" & !"not"|"trop haut"|"too high"',

      'pays_shares > "dire au marché"|"tell the market"|"tells the market"|"dit au marché" > heard_thought_cheap & !"not"|"pas"',
      'own_paper & signal & "undervalued"|"too cheap"|"sous évaluée"|"sous évalué"|"sous évaluées"|"sous évalués"',
      'own_paper & favours|decide|issues_paper & "undervalued"|"sous évaluée"|"sous évalué"|"sous évaluées" & !"bad idea"|"mauvaise idée"|"avoid"|"éviter"|"cash"|"numéraire"|"rather than shares"|"plutôt que"|"debt"',
      'own_paper|pays_shares > signal|"montre"|"shows"|"prouve"|"proves"|"tells"|"means"|"signifie" > "undervalued"|"too cheap"|"sous évaluée"|"sous évalué"|"sous évaluées"|"sous évalués"|"sous valorisée"|"sous cotée"',
      'own_paper|pays_shares > signal > they_are_cheap & !"overvalued"',
    ],
    example: {
      en: 'Issuing shares signals that we think our stock is undervalued.',
      fr: 'Émettre des titres envoie le signal que notre action est sous-évaluée.',
    },
    correction: {
      en: 'Issuing shares lets the market think that management finds them fully priced or overpriced.',
      fr: 'Émettre des titres laisse penser au marché que la direction les trouve bien payés, voire surévalués.',
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
      'pays_in_paper|own_paper & signal & undervalued_hint & !own_cash',
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
  financing_left_out: {
    concept: 'financing_mix',
    says: [
      '~whichever_payment > ~eps > ~ends_up_same & !"pas"|"not"|"if"',
      '~"how it’s paid"|~"how it is paid"|~"how you pay"|~"how we pay"|~"mode de paiement"|~"façon de payer"|~"comment on paie" > ~without_effect|~"changes nothing"|~"n’a aucun effet"|~"ne change rien" & ~eps|~accretion',

      '~funding_off_earnings',
      '-deducts_it > ~interest_on_deal',
      '~deal_funding > shut_out|-weighs_in & !paid_off_capital|"repay"|"only the interest"|paid_in_paper|"ebitda"|"p/e"|"per"',
      '-deducts_it|-takes_out|-adding_act > ~deal_funding & !paid_off_capital|"seuls les intérêts"|"only the interest"',
      '~deal_funding > -deducts_it|-takes_out & !"no interest"|"pas d’intérêts"|"pas d’intérêt"|"aucun intérêt"',
      'shut_out > ~deal_funding & ~earnings_test & !"share count"|"nombre d’actions"',
      'paid_without_paper > makes_eps_rise > by_itself',
      'paid_without_paper > by_itself > makes_eps_rise',
      'paid_without_paper > makes_eps_rise > "as soon as"|"dès que"|"tant que"|"provided" > earning & !deal_funding',
      'paid_without_paper|own_cash > is_free',
      '~paid_without_paper > ~makes_eps_rise > no_matter_which',
      '~borrowed_money > ~without_effect > ~eps & !"interest"|"intérêts"',
    ],
    example: {
      en: 'I don’t deduct the interest on the debt: financing only touches the balance sheet.',
      fr: 'Je ne déduis pas les intérêts de la dette, le financement ne touche que le bilan.',
    },
    correction: {
      en: 'The cost of financing, after tax, comes off the combined net income.',
      fr: 'Le coût du financement, après impôt, se retire du résultat net combiné.',
    },
  },
  cheapest_source_wins: {
    concept: 'financing_mix',
    says: [
      'the_cost > sole_yardstick',
      'sole_yardstick > cheapest_one|the_cost',
      'always_so > goes_for > cheapest_one',
      'always_so > cheapest_one > goes_for',
      'cheapest_one > always_so > goes_for',
      'goes_for > always_so > cheapest_one',
      '~weight_of_debt > without_effect & !eps',
      'cheapest_one > sole_yardstick',
      'only_price_counts & always_so|"right answer"|"bonne réponse"|sole_yardstick & !other_factors',
      '~other_factors > shut_out|-weighs_in & !eps|accretion|"only"',
      '~other_factors & ~other_factors > shut_out|-weighs_in|~is_trifle & !accretion',
      '-other_factors & only_price_counts & !accretion|accretive_word|deal_dilutes|borrowed_money|own_cash',
      'and_nothing_else|its_fault > the_cost|only_price_counts & !other_factors',
      '"question of"|"matter of"|"question de"|"affaire de" > the_cost|only_price_counts & !other_factors',
      '"only"|"seul" > the_cost|only_price_counts > decides_it|weighs_in',
    ],
    example: {
      en: 'The only question is which source is cheapest.',
      fr: 'On prend toujours la source la moins chère.',
    },
    correction: {
      en: 'Cost is weighed against rating, dilution, the signal, risk sharing, tax and speed.',
      fr: 'Le coût se met en balance avec la notation, la dilution, le signal, le partage du risque, l’impôt et la rapidité.',
    },
  },
  paper_used_when_cheap: {
    concept: 'financing_mix',
    says: [
      'has_got_to > pays_shares|pays_in_paper > when_paper_is_cheap & !is_poor_choice|"not"|"pas"|"avoid"|"éviter"',
      'pays_shares > heard_when_it_is > heard_thought_cheap & !heard_would_not',
      'thinks_cheap > pays_shares & !is_poor_choice',
      'pays_shares >> mere_case > thinks_cheap & !is_poor_choice',
      'thinks_dear > pays_cash & !is_poor_choice',
      'pays_cash >> mere_case > thinks_dear & !is_poor_choice',
      'thinks_cheap > use_them_to_pay & !is_poor_choice|"not"|"pas"',
      'dear_paper > must_issue_more & !"fewer"|"less"|"moins"|"not"|"pas"',
      'dear_paper > "pay cash"|"payer en cash"|"payer comptant"|"pays cash"|"payer en numéraire" & !"not"|"pas"|"rather than cash"|"instead"|"plutôt que"',
      'pays_shares|pays_in_paper|"paie en papier"|"payer en papier"|"as currency"|"stock as"|"en titres" > cheap_paper & !"not"|"pas"|"avoid"|"éviter"|"never"|"jamais"|"dilue"|"dilutes"|"if"|"si"|is_poor_choice',
    ],
    example: {
      en: 'If its shares are undervalued, the acquirer should pay in shares.',
      fr: 'Si ses titres sont surévalués, l’acquéreur doit payer en cash.',
    },
    correction: {
      en: 'Dear shares are a good currency; cheap ones are better kept, and cash or debt used.',
      fr: 'Des titres chers font une bonne monnaie ; bon marché, mieux vaut les garder.',
    },
  },
  equity_is_cheapest: {
    concept: 'financing_mix',
    says: [
      'own_funds >> "is"|"are"|"sont"|"est" > cheapest_one',
      'own_funds > cheaper_than_debt',
      'own_funds & dividend_optional > cheapest_one|"free"|"gratuit"|"cheap"',
    ],
    example: {
      en: 'Equity is the cheapest source of money.',
      fr: 'Les fonds propres sont la source la moins chère.',
    },
    correction: {
      en: 'Shareholders ask for the highest return: their money is the dearest.',
      fr: 'Les actionnaires exigent le rendement le plus haut : leur argent est le plus cher.',
    },
  },
  sellers_tax_reversed: {
    concept: 'financing_mix',
    says: [
      'seller > taxed_lightly > taking_cash & !"not"|"pas"',
      'pays_cash > tax_put_off & !pays_shares',
      'pays_shares > taxed_at_once & !pays_cash',
      'own_cash|pays_cash > defer_their_tax & !own_paper|pays_shares',
    ],
    example: {
      en: 'A cash deal defers the tax of the sellers.',
      fr: 'En numéraire, l’impôt est différé pour les vendeurs.',
    },
    correction: {
      en: 'Sellers paid in cash are usually taxed at once; those who take shares can often wait.',
      fr: 'Payé comptant, le vendeur est en général imposé de suite ; payé en titres, il peut souvent attendre.',
    },
  },
  shares_surer_than_cash: {
    concept: 'financing_mix',
    says: [
      'own_paper|"shares"|"actions"|"titres" > "plus sûr"|"safer"|"surer"|"more certain"|"plus sûrs"|"plus certain" > than_cash & !"not"|"pas"|"never"|"jamais"|"less"|"moins"',

      'seller|"vendeur" >> "préfère toujours"|"préfère"|"always prefers"|"prefers" > "en titres"|"en actions"|"in shares"|"in stock"|"the shares" > "plus sûr"|"safer"|"surer" & !"if"|"si"|"not"|"pas"|"tax"|"impôt"',
      'pays_in_paper|pays_shares > value_is_known & !pays_cash|own_cash|"not"|"pas"',

      '"sellers"|"vendeurs"|"seller"|"vendeur" >> "always prefer"|"always prefers"|"préfèrent toujours"|"préfère toujours" > "shares to cash"|"stock to cash"|"titres au cash"|"titres au numéraire"|"paper to cash" & !"not"|"pas"',
      'pays_shares|own_funds > surer_for_seller > than_cash',
      'own_cash > least_certain_one',
    ],
    example: {
      en: 'For the seller, shares are more certain than cash.',
      fr: 'Pour le vendeur, les titres sont plus sûrs que le cash.',
    },
    correction: {
      en: 'The value of cash is known on the day; that of shares moves with the market.',
      fr: 'La valeur de l’argent est connue le jour même ; celle des titres varie avec le marché.',
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
  shares_cost_nothing: {
    concept: 'financing_mix',
    says: [
      'counter_in_shares & -"dilute"|-"dilués"|-"dilution"|-"dilutive" & !"trop"|"too"|"much"|"sans"|"without"|"less"|"moins"|"plutôt"|"rather"|"earnings"|"bpa"',
      'deals_in_shares > deals_free_of_charge',
      'deals_paper_word > deals_free_of_charge',
    ],
    example: { en: 'Paying in shares costs nothing.', fr: 'Payer en actions ne coûte rien.' },
    correction: {
      en: 'Shares are the dearest currency when the synergies come: part of them goes to the new holders.',
      fr: 'Les actions sont la monnaie la plus chère quand les synergies arrivent : les nouveaux actionnaires en prennent leur part.',
    },
  },
  debt_is_dearest: {
    concept: 'financing_mix',
    says: ['deals_debt_dearest'],
    example: {
      en: 'Debt is always the most expensive source.',
      fr: 'La dette est toujours la plus chère.',
    },
    correction: {
      en: 'Debt is usually cheaper than equity, because lenders rank first and interest is deductible.',
      fr: 'La dette coûte en général moins que les fonds propres : le prêteur passe d’abord et l’intérêt est déductible.',
    },
  },
  shares_are_free: {
    concept: 'financing_mix',
    says: [
      'counter_in_shares & -"dilute"|-"dilués"|-"dilution"|-"dilutive" & !"trop"|"too"|"much"|"sans"|"without"|"less"|"moins"|"plutôt"|"rather"|"earnings"|"bpa"',
      '~market_own_scrip > ~market_costs_nothing',
      '~market_shares_are_free',
    ],
    example: { en: 'Paying in shares costs nothing.', fr: 'Payer en titres ne coûte rien.' },
    correction: {
      en: 'New shares hand a part of the group, and of its future, to the sellers.',
      fr: 'Des actions nouvelles donnent aux vendeurs une part du groupe et de son avenir.',
    },
  },
  shares_raise_debt: {
    concept: 'financing_mix',
    says: [
      'amiss_in_shares > strays_debt_jumped & !"cash"|"half"|"partly"|"moitié"|"partie"|"numéraire"',
      'amiss_in_shares & amiss_debt_up & !"cash"|"half"|"partly"|"moitié"|"partie"|"numéraire"',
      'amiss_in_shares > amiss_debt_up & !"cash"|"rest"|"reste"|"numéraire"',
      '"issued stock"|"issued shares"|"issuing shares"|"issuing stock"|"new shares"|"émission d\'actions"|"émis des actions"|"actions nouvelles" & amiss_debt_up|"leverage climbed"|"more debt" & !"cash"|"instead"|"rather"|"plutôt"',
    ],
    example: {
      en: 'They paid in shares, so net debt went up by the whole price.',
      fr: 'Ils ont payé en titres, donc la dette nette augmente d’autant.',
    },
    correction: {
      en: 'New shares add no debt: they dilute the holders of the buyer instead.',
      fr: 'Des actions nouvelles n’ajoutent pas de dette : elles diluent les actionnaires de l’acquéreur.',
    },
  },
  cash_dilutes: {
    concept: 'financing_mix',
    says: [
      '"paying cash"|"pay cash"|"paying in cash"|"a cash deal"|"cash payment" >> "dilutes"|"dilute" & !"not"|"avoid"|"rather"|"nobody"|"eps"|"earnings"',
      'amiss_in_cash|amiss_in_debt > amiss_diluted & !"nobody"|"personne"|"no one"|"shares"|"stock"|"actions"|"titres"|"eps"|"bpa"|"earnings"',
      '-amiss_diluted > amiss_in_shares & !"cash"|"numéraire"|"debt"|"dette"',
      'amiss_in_shares > -amiss_diluted|"personne n\'est dilué" & !"cash"|"numéraire"|"debt"|"dette"',
    ],
    example: {
      en: 'It was paid all in cash, so the holders of the buyer were diluted.',
      fr: 'Payé en titres, donc personne n’est dilué.',
    },
    correction: {
      en: 'Cash or debt leaves the number of shares alone; it is new shares that dilute.',
      fr: 'Le cash ou la dette laissent le nombre d’actions inchangé ; ce sont les actions nouvelles qui diluent.',
    },
  },
  paper_took_no_money: {
    concept: 'financing_mix',
    says: [
      'counter_in_shares > ~counter_nothing_left & !"not true"',

      '~amiss_in_shares > ~amiss_cost_nothing & !"not free"|"isn’t free"|"never free"|"pas gratuit"|"jamais gratuit"',
      '~amiss_cost_nothing > ~amiss_in_shares & !"not free"|"isn’t free"|"never free"|"pas gratuit"|"jamais gratuit"',
    ],
    example: {
      en: 'It was all in stock, so the purchase cost the buyer nothing.',
      fr: 'C’était tout en actions, l’opération n’a donc rien coûté.',
    },
    correction: {
      en: 'New shares hand a part of the group, and of its future, to the sellers.',
      fr: 'Des actions nouvelles donnent aux vendeurs une part du groupe et de son avenir.',
    },
  },
  high_leverage_is_safe: {
    concept: 'financing_mix',
    says: [
      'amiss_many_turns & amiss_investment_grade & amiss_keeps_rating & !amiss_loses_rating',
      'amiss_many_turns > "ebitda"|"leverage"|"levier" > amiss_investment_grade & !amiss_loses_rating',
      'already_heavily_lent > ~rating_unmoved',
    ],
    example: {
      en: 'At six times EBITDA of debt the buyer stays investment grade.',
      fr: 'À sept fois l’EBITDA de levier, le groupe reste investment grade.',
    },
    correction: {
      en: 'Investment grade groups seldom go beyond some three times; at five or more the rating is gone.',
      fr: 'Un groupe bien noté dépasse rarement trois fois ; au-delà de cinq, la note est perdue.',
    },
  },
  payment_risk_turned_round: {
    concept: 'financing_mix',
    says: [
      'amiss_in_cash & amiss_sellers_word > amiss_keep_the_risk & !amiss_in_shares',
      'amiss_in_shares & amiss_sellers_word > amiss_out_entirely & !amiss_in_cash',
      'amiss_in_shares & amiss_out_entirely & !amiss_in_cash',
    ],
    example: {
      en: 'In a cash deal the sellers share the risk.',
      fr: 'Avec un paiement en titres, l’acquéreur porte tout le risque.',
    },
    correction: {
      en: 'Whoever is paid in money is done; whoever takes paper carries on with the risk and the gains.',
      fr: 'Qui est payé en argent a terminé ; qui prend du papier garde risque et gains.',
    },
  },
  paper_deal_borrowed: {
    concept: 'financing_mix',
    says: [
      'paid_all_in_paper > so_therefore|because_word > had_to_borrow',
      '"all shares"|"all stock"|"in shares"|"tout en titres"|"tout en actions" > "had to borrow"|"borrowed"|"s’est endetté"|"a emprunté"|"new debt"|"a dû emprunter" & !"not"|"pas"|"no debt"|"without"|"half"|"partly"|"moitié"|"no new debt"',
    ],
    example: {
      en: 'It was all paid in shares, so the buyer had to raise debt.',
      fr: 'C’était payé entièrement en titres, donc l’acquéreur a dû lever de la dette.',
    },
    correction: {
      en: 'Who pays in new shares needs no debt for it: the holders are diluted instead.',
      fr: 'Qui paie en actions nouvelles n’a pas besoin de dette : ses actionnaires sont dilués.',
    },
  },
  debt_said_to_lower_leverage: {
    concept: 'financing_mix',
    says: [
      'counter_bonds > ~counter_dilutes & !"shares"|"stock"|"equity"|"convertible"|"convertibles"|"actions"|"titres"|"not dilute"|"plutôt"|"rather"',
      'borrow_to_lower_leverage',
    ],
    example: {
      en: 'We would finance it with debt, which reduces leverage.',
      fr: 'On financerait par dette, ce qui réduit le levier.',
    },
    correction: {
      en: 'Paying with debt raises leverage; it is new shares that spare it.',
      fr: 'Payer par dette augmente le levier ; ce sont des actions nouvelles qui l’épargnent.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
