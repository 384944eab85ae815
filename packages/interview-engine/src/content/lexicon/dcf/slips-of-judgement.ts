import type { Lexicon } from '../../types.ts';

/** Further ways to trust a plan, to spare a check or to misread what capital costs. */
export const slipsOfJudgement = {
  no_diligence: [
    'due diligence is a waste, due diligence is unnecessary, due diligence is pointless, due diligence adds nothing, due diligence is useless, not need due diligence, spare the due diligence',
    'due diligence est inutile, due diligence n’apporte rien, due diligence superflue, due diligence est superflue, se passer de due diligence, due diligence fait perdre',
  ],
  only_debt_feels_rates: [
    'rates only touch the debt, rates only hit debt, rates only concern debt, rates only affect debt',
    'n’ont d’effet que sur la dette, ne touchent que la dette, ne concernent que la dette, ne pèsent que sur la dette',
  ],
  knows_his_trade: [
    'knows his business, knows the business, knows his trade, knows the company, knows the numbers',
    'connaît son métier, connaît le métier, connaît son entreprise, connaît ses chiffres',
  ],
  still_challenged: [
    'but, however, ask, check, test, challenge, so i would ask',
    'mais, cependant, demande, vérifie, teste, challenge, toutefois',
  ],
  plan_growth: [
    'historical average growth, average historical growth, average past growth',
    'croissance moyenne historique, moyenne historique de croissance, croissance moyenne passée',
  ],
  becomes_cheaper: [
    'gets cheaper, becomes cheaper, get cheaper, costs less and less, is getting cheaper',
    'devient moins cher, deviennent moins chers, coûte de moins en moins, coûtent de moins en moins, deviennent meilleur marché',
  ],
  an_investment_no_cost: [
    'not a cost, not an expense, not a charge, it’s an investment, is an investment, they’re investments',
    'pas une charge, pas un coût, pas une dépense, c’est un investissement, est un investissement, c’est de l’investissement, sont des investissements',
  ],
  loan_rate: [
    'rate at which the bank lends, rate at which banks lend, rate the bank lends at',
    'taux auquel la banque prête, taux auquel les banques prêtent, taux que prend la banque',
  ],
  endless_span: [
    'until the company closes, until the business closes, until it closes, until the company dies, to the end of its life',
    'jusqu’à la fermeture, jusqu’à la fin de vie, jusqu’à ce que la société ferme, jusqu’à la mort de la société',
  ],
  scrap_price: [
    'book value of the assets, net book value of the assets',
    'valeur comptable des actifs, valeur nette comptable des actifs',
  ],
  ebit_before_wear: [
    'EBIT comes before depreciation, EBIT is before depreciation, EBIT is before D&A, EBIT excludes depreciation, EBIT is the same as EBITDA, EBIT is equal to EBITDA, EBIT equals EBITDA',
    'EBIT est avant amortissements, EBIT est avant les amortissements, EBIT est égal à l’EBITDA, EBIT c’est pareil que l’EBITDA, EBIT c’est la même chose que l’EBITDA, EBIT est la même chose que l’EBITDA',
  ],
  taxed_profit_wrong: [
    'tax is on cash flow, tax on the cash flow, tax falls on the cash flow',
    'impôt sur le flux, impôt porte sur le flux, impôt sur le cash flow',
  ],
  capex_before_tax: [
    'capex off before tax, deduct capex before tax, subtract capex before tax, capex is tax deductible, capex is deductible, tax after capex',
    'impôt se calcule après avoir retiré le capex, impôt après avoir retiré le capex, impôt après capex, impôt après le capex, retire le capex avant l’impôt, capex est déductible, capex déductible',
  ],
  spread_out_word: [
    'spreads over, is spread over, only a tenth, only a fifth, only a part of it this year',
    's’étale sur, est étalé sur, qu’un dixième, qu’un cinquième',
  ],
  more_in_bank: [
    'more in the bank, more in the till, extra in the bank, more on the account, richer by',
    'de plus en caisse, de plus en banque, en plus en caisse, de plus sur le compte, en plus en banque, plus riche de',
  ],
  whole_nwc: [
    'the whole working capital, all of the working capital, all the working capital, total working capital, entire working capital, working capital itself, level of working capital, stock of working capital',
    'tout le bfr, totalité du bfr, bfr entier, bfr total, niveau du bfr, bfr en entier, bfr lui-même',
  ],
  debt_instalments: [
    'repayment of the loan, loan repayment, loan repayments, repayment of the debt, repayment of debt',
    'remboursement de l’emprunt, remboursements de l’emprunt, remboursement du prêt, remboursement d’emprunt, remboursement des emprunts',
  ],
  owners_only_flow: [
    'goes only to shareholders, goes only to the shareholders, belongs only to the shareholders, is only for the shareholders, only for shareholders',
    'appartient seulement aux actionnaires, appartient uniquement aux actionnaires, revient seulement aux actionnaires, revient uniquement aux actionnaires, appartient qu’aux actionnaires, revient qu’aux actionnaires',
  ],
  more_tax_word: [
    'higher tax bill, more tax, a higher tax',
    'plus on paie d’impôt, plus d’impôt, alourdit l’impôt, davantage d’impôt',
  ],
  more_wear_word: [
    'higher depreciation, more depreciation, the more you depreciate, the more we depreciate',
    'plus on amortit, plus l’amortissement, plus les amortissements, plus d’amortissements, davantage d’amortissements',
  ],
  applies_to_both: [
    'applies to both, for both, counts for both, both costs',
    'vaut pour les deux, s’applique aux deux, pour les deux, les deux coûts, aux deux',
  ],
  tax_raises_it: [
    'cost of debt plus tax, add the tax to the cost of debt, increase the cost of debt by the tax',
    'majore le coût de la dette de l’impôt, majoré de l’impôt, majore de l’impôt, coût de la dette plus l’impôt, ajoute l’impôt au coût de la dette',
  ],
  without_weights: [
    'proportions do not matter, proportions don’t matter, weights change nothing, weights don’t matter, weights do not matter, split does not matter, split doesn’t matter, regardless of the weights, proportions are irrelevant, weights are irrelevant',
    'proportions importent peu, proportions ne comptent pas, poids ne change rien, poids ne changent rien, poids importent peu, poids ne comptent pas, poids n’ont pas d’importance, répartition ne compte pas, répartition n’a pas d’importance, proportions ne changent rien',
  ],
  costs_crossed: [
    'weight of equity goes on the cost of debt, weight of equity on the cost of debt, weight of equity times the cost of debt, share of equity times the cost of debt, weight of debt times the cost of equity, share of debt times the cost of equity, weight of debt on the cost of equity',
    'poids des fonds propres multiplie le coût de la dette, poids des fonds propres fois le coût de la dette, part des fonds propres fois le coût de la dette, poids de la dette fois le coût des fonds propres, part de la dette fois le coût des fonds propres, poids de la dette multiplie le coût des fonds propres',
  ],
  straight_in: [
    'straight into the formula, directly into the formula, straight into the capm, directly into the capm, straight in the formula, as such into the formula',
    'directement dans la formule, directement dans le medaf, tel quel dans la formule, tel quel dans le medaf',
  ],
  gearing_of_target: [
    'our own debt ratio, our debt ratio, our own leverage, our own structure, our structure',
    'notre structure, notre levier, notre endettement, notre propre structure',
  ],
  gearing_of_peer: [
    'put the peer’s back, the peer’s back',
    'remets celle du pair, réendette avec celle du pair',
  ],
  less_risky_shares: [
    'shares move less, share moves less, stock moves less, shares calmer',
    'action bouge moins, actions bougent moins, titre bouge moins, action plus calme',
  ],
  rate_the_company_pays: [
    'rate at which the company’s bank lends, rate at which its bank lends, rate at which the bank lends, company’s bank lends',
    'taux auquel la banque prête, taux auquel sa banque prête, taux auquel la banque lui prête',
  ],
  beta_misapplied: [
    'multiply the risk-free rate by the beta, risk-free rate by beta, risk-free rate by the beta, beta times the premium minus the risk-free, beta times the premium less the risk-free',
    'taux sans risque par le bêta, taux sans risque fois le bêta, retire le taux sans risque au bêta, taux sans risque moins la prime, bêta fois la prime moins le taux',
  ],
  whole_market_return: [
    'market earns in total, market earns in all, market earns altogether, everything the market earns, everything shares earn, all that shares earn',
    'tout ce que rapporte la bourse, tout ce que rapporte le marché, tout ce que rapportent les actions, rapporte en tout',
  ],
  bank_spread: [
    'spread the bank charges, margin the bank charges, margin over euribor, spread over euribor, bank’s margin, credit spread, spread on the debt, spread on its debt',
    'marge que la banque prend, marge de la banque, marge que prend la banque, marge au-dessus de l’euribor, spread de crédit, marge sur l’euribor, marge bancaire, marge du prêteur',
  ],
  lower_cost_of_equity: [
    'no market risk, cost is lower, ask for less',
    'pas de risque de marché, aucun risque de marché, coût est plus faible, coût est plus bas, demandent moins',
  ],
  flow_of_year_one: [
    'flow of year one, year one flow, first year’s flow, flow of the first year',
    'flux de la première année, flux de l’année un, flux de l’année 1',
  ],
  price_earnings_word: [
    'price-earnings, price to earnings, price earnings ratio',
    'applique le per, applique un per, un per, multiple de résultat net',
  ],
  sums_up: ['take the sum of', 'fait la somme des, fais la somme des, prend la somme des'],
  da_above_capex: [
    'depreciation well above capex, depreciation above capex, depreciation higher than capex, depreciation exceeds capex, depreciation be well above capex, depreciation should be above capex, depreciation should be well above capex',
    'amortissements bien supérieurs au capex, amortissements supérieurs au capex, amortissements au-dessus du capex, amortissements dépassent le capex',
  ],
  rate_alone: [
    'growth doesn’t come in, growth does not come in, growth plays no part, growth plays no role',
    'croissance n’intervient pas, croissance n’entre pas dans, croissance ne joue aucun rôle',
  ],
  value_of_today: [
    'already in today’s euros, already in today’s dollars, already today’s value, already in today’s pounds',
    'déjà la valeur d’aujourd’hui, déjà en euros d’aujourd’hui, déjà en valeur d’aujourd’hui, déjà une valeur d’aujourd’hui',
  ],
  growth_onto_rate: [
    'add growth to the rate, add the growth to the rate, add growth to the wacc, add the growth to the wacc, growth added to the rate',
    'ajoute la croissance au taux, ajoute la croissance au cmpc, rajoute la croissance au taux, rajoute la croissance au cmpc',
  ],
  in_one_block: [
    'in one go, all in one, all together, all at once, in one block',
    'en bloc, d’un coup, d’un seul coup, tout ensemble, en une fois',
  ],
  share_is_worth_more: [
    'higher price per share, each share worth more',
    'prix par action plus élevé, prix de l’action plus élevé, prix par action plus haut',
  ],
  half_of_a_flow: [
    'cut each year’s flow in half, cut each flow in half, halve the flows, halve each flow, divide each flow by two, divide the flows by two, flows are halved',
    'divise chaque flux par deux, divise les flux par deux, coupe chaque flux en deux, moitié de chaque flux, flux sont divisés par deux',
  ],
  effect_overstated: [
    'effect is huge, effect is enormous, raises the value by half',
    'effet est énorme, effet est considérable, augmente la valeur de moitié',
  ],
  all_debt: [
    'a hundred percent debt, hundred percent debt',
    'cent pour cent de dette, cent pour cent dette',
  ],
  big_company: ['big groups, large groups', 'grands groupes, gros groupes'],
  owners_want_less: [
    'shareholders accept a lower return, shareholders accept less, shareholders settle for less',
    'actionnaires acceptent un rendement plus faible, actionnaires acceptent un rendement plus bas, actionnaires acceptent moins, actionnaires se contentent de moins',
  ],
  charges_the_same: [
    '',
    'facture pareil, facture la même chose, prête au même prix, demande pareil, prête toujours au même taux',
  ],
  loss_making_firm: [
    'company that makes losses, loss-making company, loss-making, company with losses, company that loses money',
    'société en perte, société en pertes, entreprise en perte, société déficitaire, entreprise déficitaire, société qui perd de l’argent',
  ],
  gains_from_shield: [
    'most out of the tax shield, benefits most from the tax, benefits the most from the tax, full tax saving, still saves tax, saves just as much tax, tax shield all the same',
    'profite le plus de l’économie d’impôt, profite pleinement de l’économie d’impôt, économise autant d’impôt, profite quand même de l’économie d’impôt, économise quand même de l’impôt',
  ],
  top_margin: [
    'record profit, record profits, record margin, record ebitda',
    'résultat record, bénéfice record, marge record, ebitda record',
  ],
  whatever_the_cycle: [
    'wherever the cycle stands, wherever we are in the cycle',
    'peu importe où en est le cycle, où que l’on soit dans le cycle, peu importe le moment du cycle',
  ],
  trough_word: [
    'trough year, worst year, bottom year',
    'année du creux, année de creux, année creuse, pire année',
  ],
  spot_price: [
    'today’s oil price, today’s gas price, today’s copper price, today’s steel price, oil price of today',
    'prix du pétrole d’aujourd’hui, niveau d’aujourd’hui, prix du cuivre d’aujourd’hui, prix de l’acier d’aujourd’hui, prix du pétrole au niveau',
  ],
  kept_flat: ['', 'pour toujours, jusqu’au bout'],
  steadier_than_others: [
    'have steadier margins, steadier margins, more stable margins',
    'marges plus stables, marges plus régulières',
  ],
  no_capex_at_end: [
    'capex can be cut to nothing, capex can be cut to zero, no more capex, capex falls to nothing, nothing left to invest',
    'plus de capex à prévoir, aucun capex à prévoir, capex peut être ramené à zéro, plus d’investissement à prévoir',
  ],
  settles_it: [
    'takes care of the cycle, deals with the cycle, takes care of it, covers the cycle, settles the matter, that’s enough',
    'règle la question, règle le problème, couvre le cycle, suffit à traiter, ça suffit',
  ],
  raises_rate: [
    'add a bit to the discount rate, bump up the discount rate, put the discount rate up',
    'augmente un peu le taux, monte un peu le taux, augmente le taux d’actualisation, monte le taux d’actualisation',
  ],
  works_for_all: [
    'works for any company, works for every company, works for all companies, works with any company, works for any business, works for everything, suits any company, suits every company',
    'marche pour toutes les sociétés, marche pour n’importe quelle société, marche pour n’importe quelle entreprise, marche pour tout, fonctionne pour toutes les sociétés, fonctionne pour n’importe quelle, convient à toutes, convient à n’importe quelle',
  ],
  merely_indebted: [
    'company has debt, company has some debt, company is leveraged, company carries debt, company has loans',
    'société est endettée, société a de la dette, société a des dettes, entreprise est endettée, entreprise a de la dette',
  ],
  listed_only: [
    'only makes sense for listed, only works for listed, only for listed, reserved for listed',
    'que pour les sociétés cotées, qu’aux sociétés cotées, réservé aux sociétés cotées, uniquement pour les sociétés cotées',
  ],
  exact_answer: [
    'dcf is objective, dcf is an objective, not depend on anybody’s opinion, not depend on any assumption, purely objective',
    'dcf est objectif, méthode objective, ne dépend pas des hypothèses, ne dépend d’aucune hypothèse, purement objectif',
  ],
  the_bigger: ['the larger, the heavier', ''],
  the_safer: [
    'more you can trust, more one can trust, more we can trust',
    'plus on peut s’y fier, plus on peut lui faire confiance',
  ],
  deposits_as_debt: [
    'deposits are ordinary debt, deposits are normal debt, deposits are debt',
    'dépôts c’est de la dette nette, dépôts sont de la dette nette, dépôts d’une banque c’est de la dette, dépôts d’une banque sont de la dette',
  ],
  vetted_plan: [
    'it was audited, it has been audited, validated by the auditors, checked by the auditors, signed off by',
    'il a été audité, validé par les auditeurs, certifié par, validé par les commissaires, validé par le conseil',
  ],
  halves_the_growth: [
    'cut the plan by half, cut the plan in two, half of the plan',
    'divise la croissance par deux, moitié du plan',
  ],
  unread_word: [
    'no need to look inside, without looking inside, across the board, on principle, automatically',
    'inutile de regarder, sans regarder, d’office, systématiquement, par principe',
  ],
  doubles_again: [
    'doubles again, double again, keeps doubling, keep doubling',
    'doublera encore, double encore, double à nouveau, doublera à nouveau, continuera à doubler, continue à doubler',
  ],
  one_case_enough: [
    'only run one scenario, only one scenario',
    'qu’un seul scénario, fais qu’un scénario',
  ],
  whole_amount: ['at full value, full amount', 'montant plein, pleins aujourd’hui, plein montant'],
  all_up_front: [
    'everything up front, whole price up front, whole doubled price up front, full price up front, all of it up front',
    'tout d’avance, tout payer d’avance, tout de suite la totalité, tout au closing',
  ],
  put_off: [
    'can wait, after closing, after signing, once we own it, once the deal is done',
    'peut attendre, après le closing, après la signature, une fois l’affaire conclue, une fois propriétaire',
  ],
  ambitious_plan: [
    'plan this ambitious, plan so ambitious',
    'plan aussi ambitieux, plan si ambitieux',
  ],
  lower_rate_for_it: [
    '',
    'taux d’actualisation plus bas, taux d’actualisation plus faible, cmpc plus faible',
  ],
  owed_to_bank: [
    'hand the bank what it’s owed, the bank what it’s owed, what the bank is owed, hand the bank its',
    'la banque ce qu’on lui doit, à la banque ce qu’elle',
  ],
  machines_age: [
    'machines getting older, machines that get older, machines growing old, ovens are wearing out, ovens wearing out',
    'machines qui s’abîment, fours qui s’usent, fours qui vieillissent',
  ],
  paid_down: [
    'real notes, notes out of the drawer, cash out of the drawer, cheque written',
    'vrais billets, des vrais billets, vrai chèque',
  ],
  went_on_word: [
    'went on, spent on, gone on',
    'sont partis en, sont passés en, partis dans, passés dans',
  ],
  by_shares: [
    'according to how much each brought, how much each brought, by how much each brought, what each one brought',
    'selon ce que chacun a apporté, selon ce qu’a apporté chacun',
  ],
  tax_back: [
    'trims the tax bill, trim the tax bill, tax rebate, off the tax bill, saves thirty pence of tax',
    'ristourne d’impôt, gagner de l’impôt, rabot sur l’impôt, centimes d’impôt',
  ],
  years_of: [
    'times its earnings, times its profit, how many times the profit, how many times the earnings',
    'fois son résultat, fois son bénéfice, combien de fois le résultat, combien de fois le bénéfice',
  ],
  sell_firm: [
    'someone buys the lot, somebody buys the lot, someone buys the whole, a buyer turns up, a buyer shows up',
    'quelqu’un rachète le tout, un acheteur débarque, un acheteur se présente',
  ],
  lookalikes: [
    'the neighbours, neighbours sell, neighbours really sell',
    'les voisins, voisins se vendent',
  ],
  costs_of_waiting: [
    'years of waiting cost, years of waiting take, the wait costs, the wait takes, year of waiting, years of waiting',
    'ans d’attente, année d’attente, années d’attente, attente lui fait perdre, attente mange',
  ],
  knock_off: [
    'knock off, knock percent off, knocked off, i knock, trim off, shave off, i shave, chop off',
    'je retire, j’enlève, je rogne, je rabote, je gratte, je grignote',
  ],
  slice_of_the_price: [
    'what slice of the price, slice of the price, how big a slice, what slice of the total, most of what i’m paying for, most of what i pay for, most of what you pay for, bulk of what i’m paying',
    'quelle tranche du prix, tranche du prix, quelle tranche du total, l’essentiel de ce que je paie, le gros de ce que je paie',
  ],
  unserved_cash: [
    'cash before the bank has been paid, before the bank has been paid, before the bank is paid, before we’ve paid the bank, before the banker, nobody served yet, before anyone is served, before the lenders are served',
    'avant qu’on ait payé le banquier, avant qu’on ait payé la banque, avant que la banque se serve, avant que le banquier, personne n’a encore touché, avant d’avoir payé le banquier, avant de payer le banquier',
  ],
  not_on_one_day: [
    'not all pay on new year’s eve, don’t all pay on, not pay all on the last day, all along the year, all year round',
    'ne paient pas tous, pas tous à la saint-sylvestre, tout au long de l’année',
  ],
  normal: [
    'so-so year, ordinary summer, ordinary year, neither feast nor famine, neither blazing nor soaking, middling year, in-between year',
    'année ordinaire, été ordinaire, ni festin ni famine, ni canicule ni pluie, année entre deux',
  ],
  far_end_word: [
    'far end, far future, and so on forever, for the end, the end bit, for ever after',
    'pour la fin, tout au bout, très lointain, la suite éternelle, pour l’éternité, et ainsi de suite',
  ],
  keep_alive: [
    'just to stand still, only to stand still, pouring money into, keep pouring money, money back in the hole',
    'rien que pour continuer, juste pour continuer, remettre de l’argent dans le trou, remettre au pot',
  ],
  falls_into_the_end: [
    'in the far end, in the far future, falls into the far, in the last packet, in the back end, hangs on the far end, in the after, rides on the end',
    'dans le paquet du fond, dans le bout lointain, dans le très lointain, de l’après, du très lointain, dans le dernier paquet, au bout lointain',
  ],
  whole_price_word: [
    'the whole price, all your price, your whole price, nearly the whole price, all the price, three quarters',
    'tout ton prix, tout le prix, tout votre prix, presque tout le prix, les trois quarts, trois quarts',
  ],
  paid_for_such: [
    'people paid for firms, paid for firms of that sort, others paid for, people paid for similar, paid for companies like, paid for businesses like',
    'd’autres ont payé pour, autres ont payé pour, payé pour ce genre, payé pour des boîtes pareilles, payé pour des sociétés pareilles',
  ],
  machine_speed: [
    'run that fast, runs that fast, run at that speed, turn that fast, machine even run, plant even run, who would serve them, who’d serve them, served by whom, who’s going to sell',
    'tourne à cette vitesse, tourne aussi vite, servis par qui, qui va les servir, qui va vendre, vendus par qui',
  ],
  unbelieved_part: [
    'the bit i don’t believe, bit i don’t buy, part i don’t buy, part i don’t believe, bit i doubt, part i doubt',
    'bout auquel je ne crois pas, partie à laquelle je ne crois pas, morceau auquel je ne crois pas, ce que je ne crois pas, part à laquelle je ne crois pas',
  ],
  later_if_true: [
    'he gets later, gets it later, gets it in three years, get it in three years, paid later if, if it really happens, if you really made it, if he really gets there, if he really made it',
    'touche plus tard, touchera plus tard, aura plus tard, aura dans trois ans, si ça se produit, si ça arrive vraiment, s’il y arrive vraiment, si c’est vraiment fait',
  ],
  opens_drawers: [
    'open the drawers, opening the drawers, ring his customers, phone his customers, call his customers, look under the bonnet, go through the drawers',
    'ouvrir les tiroirs, ouvrir ses tiroirs, appeler ses clients, téléphoner à ses clients, voir ses clients, voir les clients, fouiller les tiroirs',
  ],
  forced_to_guess: [
    'forced to invent, have to invent, made to invent, making it up, no idea what it will earn, not know what it will earn',
    'obligé d’inventer, forcé d’inventer, obligée d’inventer, tu inventes, vous inventez, ne sais pas ce qu’il encaissera, ne sait pas ce qu’il encaissera',
  ],
  three_ways: [
    'three ways, redo it three ways, his dream, my version',
    'trois façons, de trois façons, son rêve, ma version',
  ],
  how_ugly: [
    'how ugly, how bad does it get, how ugly does the answer get, a wide band, give a wide band, see how the price swings, see how far it swings',
    'jusqu’où la valeur tombe, jusqu’où ça tombe, jusqu’où descend la valeur, de combien ça valse, de combien ça bouge, fourchette large',
  ],
  several_prices: [
    'what if every, what if sugar, several price cases, run several cases',
    'plusieurs cas de prix, tourner plusieurs cas, bas central haut, et si le prix',
  ],
  enough_years: [
    'enough years ahead, enough years to see, enough years out, write out enough years',
    'assez d’années pour voir, assez d’années devant',
  ],
  summers_word: [
    'good summers and rotten, good and rotten, good years and rotten, one up and one down',
    'un haut et un bas, bons étés et des mauvais, au moins un haut',
  ],
  growth_already_below: [
    'growth is already in the denominator, growth already in the denominator',
    'croissance est déjà au dénominateur, croissance est déjà dans le dénominateur',
  ],
  added_to_stock_of_cash: [
    'comes in, money coming in, liquid assets in the business, resource',
    'ressource en plus, argent qui rentre, rentrée d’argent',
  ],
} as const satisfies Lexicon;
