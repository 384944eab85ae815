import type { WrongClaim } from '../../types.ts';

/** What comes to mind first, and wrongly, about shares held, goodwill, payment and the gap in price. */
export const firstThoughtsOfPaymentClaims = {
  net_income_needs_debt: {
    concept: 'net_debt',
    says: [
      '"ebitda" > counts_debt_already > owed_money|indebtedness|"owes"|"doit"|"dette" & !"net income"|"market cap"|"not"|"pas"|"résultat net"',
      'net_income >> must_be_adjusted > owed_money',
      'net_income > directly_is >> ahead_of_interest',
      'share_of_ebitda|"ebitda" > counts_it_already & owed_money|"leverage"|"levier"|"it"|"en tient"',
      'at_net_income > loses_its_debt > owed_money & !"already"|"déjà"',
      'takes_out > owed_money > market_values & !enterprise_words',
      'market_values > takes_out > owed_money & !enterprise_words',
      'takes_out > owed_money > net_income & !market_values|left_as_they_are|"puis"|"then"|"en direct"|"directly"',
      'net_income > must_be_adjusted|takes_out > owed_money & !"already"|"déjà"|"contribution table"|"ebitda"',
      'takes_out > net_income > owed_money & !"already"|"déjà"',
      'net_income & takes_out > owed_money & !enterprise_words|market_values|"already"|"déjà"',
      'net_income_name > corrected_for_debt & !"contribution table"|"ebitda"',
      'ebitda_after_debt',
      'net_income|at_net_income > debt_off_once_more & !as_it_is_already',
      'market_values > takes_the_debt_off > "again"|"too"|"as well" & !"already"|"no need"',
      'net_income|at_net_income > takes_the_debt_off > "again"|"too"|"as well" & !"already"|"no need"',
      'market_values > "encore"|"aussi" > takes_out > owed_money & !"déjà"|"inutile"',
      'net_income > ~must_be_adjusted > "aussi"|"too"|"as well" & !"already"|"déjà"',
    ],
    example: {
      en: 'The net income contribution has to be adjusted for debt.',
      fr: 'Le résultat net est avant frais financiers.',
    },
    correction: {
      en: 'EBITDA comes before interest and has to be adjusted for debt; net income comes after it.',
      fr: 'L’EBITDA est calculé avant les intérêts et se corrige de la dette ; le résultat net vient après.',
    },
  },
  equals_pay_premium: {
    concept: 'contribution',
    says: [
      'merger_of_equals & deal_premium & pay & !"little"|"small"|"low"|"peu"|"faible"|"modest"|"nobody"|"personne"|"neither"',
      'merger_of_equals_word & gets_full_premium',
    ],
    example: {
      en: 'In a merger of equals you pay a control premium.',
      fr: 'Dans une fusion entre égaux, on paie une prime de contrôle.',
    },
    correction: {
      en: 'Nobody takes control among equals, so the split follows what each side brings.',
      fr: 'Personne ne prend le contrôle entre égaux : le partage suit ce que chacun apporte.',
    },
  },
  goodwill_is_share_premium: {
    concept: 'goodwill',
    says: ['goodwill_figure > directly_is > deal_premium > over_market'],
    example: {
      en: 'Goodwill is the premium over the share price.',
      fr: 'Le goodwill, c’est la prime sur le cours.',
    },
    correction: {
      en: 'Goodwill is the price less the fair value of the identifiable net assets.',
      fr: 'Le goodwill est le prix moins la juste valeur de l’actif net identifiable.',
    },
  },
  write_up_lifts_goodwill: {
    concept: 'goodwill',
    says: [
      'the_more > revalued_assets|"assets"|"actifs" > the_more > goodwill_figure & !deferred_tax|tax_claim|gets_smaller',
      'revalued_assets > pushes_up > goodwill_figure & !deferred_tax|tax_claim',
      'revalued_assets > goodwill_figure > goes_higher & !deferred_tax|tax_claim',
      'revalued_assets > goodwill_figure >> "higher"|"bigger"|"larger"|"up" & !deferred_tax|tax_claim',
      'larger_write_up > more_goodwill',
    ],
    example: {
      en: 'The more you write up the assets, the more goodwill you get.',
      fr: 'Plus on réévalue les actifs, plus le goodwill est gros.',
    },
    correction: {
      en: 'What is given to identifiable assets no longer counts as goodwill, save for the deferred tax on it.',
      fr: 'Ce qu’on attribue aux actifs identifiables sort du goodwill, à l’impôt différé près.',
    },
  },
  goodwill_over_gross_assets: {
    concept: 'goodwill',
    says: ['goodwill_figure & price_word > price_less > total_assets_word'],
    example: {
      en: 'Goodwill is the price minus total assets.',
      fr: 'Le goodwill, c’est le prix moins le total de l’actif.',
    },
    correction: {
      en: 'The liabilities come off too: goodwill is measured against net assets.',
      fr: 'Les dettes se retranchent aussi : le goodwill se mesure à l’actif net.',
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
  gap_has_no_bridge: {
    concept: 'earnout',
    says: [
      'heard_only_solution|~heard_only_solution > heard_middle|~heard_middle & !"not"|"bad"|"mauvaise"|"pas"',
      'sole_way_out > ~meets_halfway',
      '~no_tool_for_it & ~"gap"|~"difference"|~"écart"|~"différence"|~"bridge"|~meets_halfway',
      'the_one_way > middle_way & !"unhappy"|"règle rien"|"solves nothing"',
      'middle_way > the_one_way & !"not"|"just leaves"|"unhappy"|"règle rien"',
      '~structuring_tools > no_use_at_all',
      '-structuring_tools & "gap"|"écart"|"désaccord"|"bridge"|"difference"|"price"|middle_way & !later_payment',
    ],
    example: {
      en: 'The only thing you can do is split the difference.',
      fr: 'Aucun instrument ne comble un tel écart.',
    },
    correction: {
      en: 'An earn-out, a vendor loan, a rollover or a staged purchase bridges such a gap.',
      fr: 'Complément de prix, crédit vendeur, réinvestissement ou achat par étapes comblent un tel écart.',
    },
  },
  earnout_on_the_past: {
    concept: 'earnout',
    says: [
      'earnout > "calcule"|"calculated"|"based"|"basé"|"fondé"|"dépend"|"depends" > heard_past_results & !"not"|"pas"|"future"|"futurs"',
      'earnout_name > on_basis_of > past_results & !"future"|"futurs"|"après"|"after"',
    ],
    example: {
      en: 'The earn-out is based on past results.',
      fr: 'L’earn-out se calcule sur les résultats passés.',
    },
    correction: {
      en: 'An earn-out pays for what the business achieves after the sale.',
      fr: 'Un complément de prix rémunère ce que la société réalise une fois vendue.',
    },
  },
  vendor_loan_from_bank: {
    concept: 'earnout',
    says: [
      '"crédit vendeur"|"vendor loan"|"seller loan" > "bank"|"banque" > "lends"|"avance"|"prête"|"advances"|"pays" & !"not"|"pas"|"instead"|"plutôt"',
      'loan_of_seller > bank_gives',
      'loan_of_seller & ~seller_is_safe & seller|"seller"|"vendeur"',
      'bank_lends_seller',
    ],
    example: {
      en: 'A vendor loan is a loan from a bank.',
      fr: 'Le crédit vendeur, c’est la banque du vendeur qui prête.',
    },
    correction: {
      en: 'In a vendor loan the seller himself waits for part of his price and bears the risk.',
      fr: 'Dans un crédit vendeur, le vendeur attend lui-même une part de son prix et en porte le risque.',
    },
  },
  rollover_is_debt: {
    concept: 'earnout',
    says: [
      'reinvests > "seller"|"vendeur" > "takes on debt"|"borrows"|"s’endette"|"emprunte" & !"not"|"pas"',
      'seller_reinvests > directly_is|"veut dire"|"signifie" > his_old_debt',
      'seller_reinvests > his_old_debt > "into"|"dans"',
      'seller_reinvests > takes_all_out',
    ],
    example: {
      en: 'A rollover is the refinancing of the seller’s old bank debt.',
      fr: 'Le rollover, c’est le refinancement de sa dette bancaire.',
    },
    correction: {
      en: 'In a rollover the seller keeps or buys shares, and so takes part in the upside.',
      fr: 'Dans un réinvestissement, le vendeur garde ou reprend des titres et profite donc de la hausse.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
