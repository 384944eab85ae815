import type { Lexicon } from '../../types.ts';

/** The words of what is mistaken for a rule about targets. */
export const mistakenForTerms = {
  strong_growth: [
    'start up, startup, no ebitda, hypergrowth, loss making',
    'start up, startup, hypercroissance, sans ebitda, forte croissance, en pertes',
  ],
  thought_perfect: [
    'perfect, ideal, best target, great target, best candidates, good because, reassures, loves that, makes life simple, is attractive, are attractive',
    'parfait, parfaite, idéale, c’est mieux, meilleure cible, rassure, mieux c’est, très bien, adorent ça, est attrayante, est intéressante',
  ],
  should_be_so: [
    'should, you want, we want, ideally, must',
    'il faut, on veut, je veux, devrait, doit',
  ],
  laden_with_debt: [
    'already have a lot of debt, a lot of debt already, already has debt, have a lot of debt',
    'déjà beaucoup de dette, beaucoup de dette au départ',
  ],
  much_stock_to_fund: [
    'a lot of working capital, heavy working capital, high working capital, large working capital, lots of working capital, plenty of stock',
    'gros bfr, bfr élevé, bfr important, beaucoup de bfr',
  ],
  poor_team: [
    'weak management, weak team, bad management, poor management, average management, mediocre team',
    'équipe faible, mauvaise équipe, management faible, équipe médiocre, management moyen, équipe moyenne, management médiocre',
  ],
  sole_client: [
    'one big customer, single customer, one customer, one large customer, a single client, only one client, single big client',
    'un seul gros client, un seul client, un client unique, un client qui fait tout',
  ],
  must_own_buildings: [
    'has to own real estate, must own real estate, needs real estate, needs property, must own property, must own assets, has to own assets',
    'sans actifs immobiliers, sans immobilier, sans murs, faut de l’immobilier, doit posséder ses murs, sans actifs tangibles',
  ],
  nobody_lends: [
    'banks will not lend, banks won’t lend, no lbo, nobody lends, no bank',
    'pas de lbo, banques ne prêtent pas, personne ne prête, lbo impossible',
  ],
  firm_in_trouble: [
    'distressed company, company in trouble, company in difficulty, failing company',
    'société en difficulté, entreprise en difficulté, boîte en difficulté',
  ],
  any_firm: [
    'any company, every company',
    'n’importe quelle société, toute société, n’importe quelle entreprise',
  ],
  provided_that: [
    'as long as the price, if the price, provided the price, enough debt, as long as there is debt',
    'pourvu que le prix, pourvu qu’il y ait, si le prix, à condition que le prix, du moment que le prix, assez de dette',
  ],
  low_price_alone: [
    'price is low, low price, price be low, cheap, pay little',
    'prix soit bas, prix bas, prix est bas, petit prix, payer pas cher, pas cher, payer peu',
  ],
  rest_is_nothing: [
    'rest does not matter, nothing else matters, rest is secondary',
    'reste ne compte pas, reste est secondaire, rien d’autre ne compte, reste n’a pas d’importance',
  ],
  fund_pays_in_again: [
    'send fresh money, puts in fresh money, injects cash each year, keeps putting money in, puts more money in each year',
    'remet de l’argent, remettre de l’argent, réinjecte de l’argent, réinjecte chaque année, rajoute de l’argent, remettre au pot chaque année',
  ],
  cash_may_not_repay: [
    'company’s cash is not used, cannot be used to repay, target’s cash is not used, cash is not used to repay',
    'pas le droit de servir, ne sert pas à rembourser, ne peut pas servir à rembourser',
  ],
  big_round_rate: [
    'hundred percent, hundred per cent, 100%, 200%, 300%, 100 percent, 200 percent, 300 percent',
    'cents pour cent, 100 %, 200 %, 300 %, 100%, 200%, 300%',
  ],
  sale_proceeds: [
    'exit proceeds, what you get back, what comes back',
    'produit de sortie, produit de la vente, ce qu’on récupère',
  ],
  time_left_out: [
    'not come into it, not enter into it, not come into play, not part of it',
    'n’entre pas en compte, n’entre pas dans le calcul, n’entre pas en jeu',
  ],
  whatever_the_years: [
    'whether it takes three or, whether it is three or, three or seven years',
    'que ce soit en trois ou, en trois ou en',
  ],
  same_one: ['is the same, is identical', 'est le même, est la même, est identique'],
  far_off_twenty: ['twenty percent, 20%, 20 percent', 'vingt pour cent, 20 %'],
  lbo_debt_is_theirs: [
    'buyer takes on, next man’s problem',
    'part avec la société, part avec la boîte, affaire du suivant, affaire du prochain, affaire de l’acheteur',
  ],
  more_own_money_in: [
    'more equity you put in, more equity the fund puts in',
    'plus on met de fonds propres, plus le fonds met d’equity, plus il met de fonds propres',
  ],
  the_return_is_higher: [
    'higher the return, better the return',
    'plus le rendement est élevé, plus le rendement monte, plus le rendement est bon',
  ],
  the_more_repaid: [
    'more you repay, more we repay, more it repays, more debt you repay',
    'plus on rembourse, plus il rembourse, plus elle rembourse',
  ],
  the_less_received: [
    'less you get, less we get, less is left for us, less you receive',
    'moins on touche, moins on récupère, moins il nous reste',
  ],
  what_we_receive: [
    'what I get, what we get, what I receive, what the fund gets, what the fund receives',
    'de ce que je touche, de ce qu’on touche, ce que touche le fonds, ce qu’on touche, ce que je touche',
  ],
  comes_in_minus: ['', 'viennent en moins, vient en moins'],
  sized_on_price_only: [
    'sized on the purchase price, sized on the price, depends only on the price, sized on the purchase price only',
    'calibrée sur le prix, ne dépend que du prix, calée sur le prix d’achat',
  ],
  need_not_be_steady: [
    'not need to be stable, not have to be stable, not need to be predictable, not have to be steady',
    'pas besoin d’être stables, pas à être stables, pas besoin d’être prévisibles, pas besoin d’être réguliers, pas forcément être stables',
  ],
  loses_money_now: [
    'turnaround, losing money, loss making, makes losses',
    'en pertes, qui perd de l’argent, en retournement, déficitaire',
  ],
  lbo_need_not_think: [
    'not need to know who, no need to know who, not have to know who',
    'pas besoin de savoir à qui, pas besoin de savoir qui rachètera',
  ],
  lbo_has_debt_already: ['already has a lot of debt', 'a déjà beaucoup de dette'],
  lbo_speaks_for_it: ['better if, it is better', 'mieux si'],
  lbo_pledged_to_banks: [
    'security for the bank',
    'sûretés pour la banque, des sûretés, garanties pour la banque',
  ],
  still_the_same_sum: [
    'is still the full, still the original',
    'est toujours de la totalité, est encore celle du départ',
  ],
  times_the_multiple: [
    'by the exit multiple, by the entry multiple, times the exit multiple',
    'par le multiple de sortie, par le multiple d’entrée, fois le multiple de sortie',
  ],
  lbo_takes_no_value: [
    'no effect if, does not matter if',
    'n’a pas d’effet si, pas grave si, sans effet si',
  ],
  stays_outside: [
    'not go into, not part of, not enter into',
    'ne rentre pas dans, n’entre pas dans, ne fait pas partie',
  ],
  leave_aside: [
    'I ignore, we ignore, you ignore, leave aside, leave out, forget about',
    'j’ignore, on ignore, je laisse de côté, on laisse de côté, j’oublie',
  ],
  with_time: [
    'compounds for longer, compounds longer, longer to compound',
    'capitalise plus longtemps, compose plus longtemps',
  ],
  goes_up_word: [
    'goes up, would go up, rises, is higher, gets better',
    'monte, augmente, est meilleur, est plus élevé',
  ],
  meilleur_tri: ['better irr, higher irr', 'meilleur tri, tri plus élevé'],
  good_for_return: [
    'good thing for the irr, good for the irr, good for the return, helps the irr',
    'bonne chose pour le tri, bon pour le tri, bon pour le rendement, aide le tri',
  ],
  on_top_of_it: [
    'on top of it, on top of my stake, on top of the stake',
    'en plus, en plus de ma mise',
  ],
  lbo_to_borrow_less: [
    'lower the amount you borrow, reduce the amount you borrow, lower the amount of debt, bring down the borrowing',
    'réduire l’emprunt, baisser le montant emprunté',
  ],
  the_tightest: [
    'tightest, strictest, toughest, heaviest',
    'les plus serrés, les plus stricts, les plus durs, les plus lourds',
  ],
  has_none_of_them: [
    'has none, have none, get no maintenance, have no covenants, has no covenants, get no covenants',
    'n’en a pas, n’en ont pas, n’en a aucun, n’a pas de covenants, n’ont pas de covenants',
  ],
  has_best_claim: [
    'has first claim, holds first claim, has first lien',
    'a le premier rang, a la première sûreté, est au premier rang',
  ],
  lbo_sets_the_rate: ['', 'ce qui fixe le taux, qui détermine le taux'],
  lbo_more_they_borrow: [
    'more debt you pile on, more debt you stack',
    'plus on empile de dette, plus on charge en dette',
  ],
  moves_us_away: [
    'takes us further from, takes us away from, moves us away from, moves us further from',
    'nous éloigne, éloigne du',
  ],
  next_day_bust: [
    'bankrupt the next day, bankrupt the day after, bust the next day',
    'en faillite le lendemain, faillite le lendemain, liquidée le lendemain',
  ],
  borrows_more_word: ['levers up', 's’endettant davantage, s’endette plus, emprunte plus'],
  lbo_to_offset: ['make up for', ''],
  seller_pays_buyer: [
    'seller pays the buyer, seller pays to the buyer, seller gives the buyer, seller refunds, paid by the seller, seller who pays the buyer',
    'vendeur verse à l’acheteur, vendeur paie à l’acheteur, vendeur rembourse l’acheteur, versé par le vendeur, payé par le vendeur',
  ],
  because_more_equity: [
    'because we put in more equity, because there is more equity',
    'parce qu’on met plus de fonds propres, parce qu’il y a plus de fonds propres',
  ],
  because_rates_rose: ['because rates are up, because of higher rates, thanks to rates', ''],
  more_cash_from_fund: [
    'fund has to put in more, fund puts in more, sponsor puts in more, sponsor has to put in more',
    'fonds doit mettre plus, fonds met plus, fonds doit remettre',
  ],
  banks_equity: [
    'equity is what the bank, debt is what the sponsor, debt is what the fund brings',
    'fonds propres viennent de la banque, dette c’est ce que le fonds',
  ],
  the_best_one: ['ideal LBO, perfect LBO, best LBO', 'meilleur LBO, LBO idéal'],
  each_recovers: [
    'everybody recovers, everyone recovers, each lender recovers, everybody gets',
    'chacun récupère, tout le monde récupère, chaque prêteur récupère',
  ],
  must_borrow_more: [
    'has to lever up, needs to lever up, must lever up, should lever up, has to borrow more',
    'doit s’endetter davantage, doit s’endetter plus, doit emprunter plus',
  ],
  lbo_no_deduct: [
    'without touching the debt, without taking the debt off',
    'sans toucher à la dette, sans retirer la dette',
  ],
  all_goes_there: ['it all goes to, all goes to', 'tout va au, tout revient au, tout va aux'],
  not_a_use: ['not in the table', 'ne rentrent pas dans le tableau, pas dans les emplois'],
  most_reliable_part: [
    'part you can rely on, lever you can rely on, safest lever, surest lever, safest part, safest driver, safest lever, safest of the three',
    'levier le plus sûr, part la plus sûre, le plus fiable, la plus fiable, moteur le plus sûr, levier le plus sûr, plus sûr des trois',
  ],
  is_dropped: ['you can drop, can skip', 'on peut oublier'],
  find_the_stake: [
    'to find the stake, to get the stake, to get the entry equity, to find the entry equity, to know what to put in',
    'pour trouver la mise, pour avoir la mise, pour trouver les fonds propres',
  ],
  adds_itself: ['is added to, are added to', 's’ajoutent'],
  goes_under_at_once: [
    'you are bankrupt, company is bankrupt, firm is bankrupt',
    'on est en faillite, boîte est en faillite',
  ],
  cheapest_tranche: [
    'only use the cheapest, only ever use the cheapest, only take the cheapest',
    'seulement la moins chère',
  ],
  lbo_is_equity_word: [
    'counts as equity, is treated as equity',
    'compte comme des fonds propres, compte comme de l’equity',
  ],
  closer_to_it: [
    'closer to the covenant, nearer the covenant, closer to the limit, closer to a breach',
    'rapproche du covenant, rapproche du plafond, rapproche de la limite',
  ],
  rescue_never_acts: [
    'never react, do not react, never do anything',
    'ne réagissent jamais, ne réagissent pas, ne font jamais rien',
  ],
  only_touches_debt: [
    'only affect the debt, only affect the cost of debt',
    'ne jouent que sur la dette, ne jouent que sur le coût',
  ],
  loosens_them: ['loosen, relax, ease', 'assouplissent, desserrent, allègent'],
} as const satisfies Lexicon;
