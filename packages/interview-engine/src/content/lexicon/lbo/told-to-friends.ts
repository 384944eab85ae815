import type { Lexicon } from '../../types.ts';

/** False accounts of a buyout in the words of everyday life. */
export const buyoutsToldToFriends = {
  lbo_goes_up_to_fund: [
    'straight up to the fund, up to the fund, out to the fund, back to the fund every, up to the owners, out to the shareholders, pays itself the cash',
    'remonté au fonds, va au fonds, part au fonds, versé au fonds, remonte aux actionnaires, remonte chez le fonds',
  ],
  lbo_whole_sale_price: [
    'entire sale price, whole sale price, full sale price, entire selling price, all of the sale price, every penny of the price, whole of the proceeds',
    'tout le prix de vente, totalité du prix, intégralité du prix, chaque euro de la vente, tout l’argent de la vente, tout le produit de la vente',
  ],
  lbo_ends_with_fund: [
    'with the fund, in the fund’s pocket, in our pocket, is ours, comes to us, goes to us, to the fund, to the shareholders, to the owners',
    'chez le fonds, dans la poche du fonds, dans notre poche, est pour nous, nous revient, au fonds, aux actionnaires',
  ],
  lbo_more_they_borrow: [
    'the more you borrow, the more we borrow, the more they borrow, the more you lever, the more debt',
    'plus on emprunte, plus il emprunte, plus on s’endette, plus on met de dette, plus il y a de dette, plus la dette est grosse',
  ],
  lbo_better_without_end: [
    'better the deal, better it is, better the return, the better, no limit, without limit',
    'meilleur est, mieux c’est, mieux on, pas de limite, pas vraiment de limite, sans limite',
  ],
  lbo_swells: [
    'gets bigger, grows, swells, piles up, balloons',
    'grossit, enfle, gonfle, s’alourdit, ne fait que croître',
  ],
  lbo_nearly_all: [
    'almost everything, nearly everything, nearly all, almost all, nearly the whole',
    'presque tout, quasi tout, presque la totalité, presque tout le prix',
  ],
  lbo_of_its_own: [
    'its own cash, its own money, their own money, their own cash, its own pocket, their own pocket',
    'son propre argent, ses propres fonds, leur propre argent, sa propre poche, ses propres deniers, leur propre poche',
  ],
  lbo_drags_down: [
    'drags down, lowers, reduces, eats into, pulls down, brings down',
    'fait baisser, fait descendre, réduit, tire vers le bas, rogne, diminue',
  ],
  lbo_owners_earnings: [
    'owners earn, shareholders earn, return on equity, equity return, owners make, investors make, fund earns, return of the fund, return of the shareholders',
    'gagnent les actionnaires, rendement des fonds propres, rendement des actionnaires, gagne le fonds, rendement du fonds, rapporte aux actionnaires, gagnent les investisseurs',
  ],
  lbo_before_banks: [
    'before the bank, before the lenders, ahead of the bank, ahead of the lenders, before the creditors',
    'avant les banques, avant la banque, avant les prêteurs, avant les créanciers, devant les banques, devant les prêteurs, avant le banquier',
  ],
  lbo_loan_still_open: [
    'outstanding loan, remaining loan, outstanding debt, remaining debt, loan still open',
    'emprunt restant, crédit restant, dette restante, solde de l’emprunt, dette résiduelle',
  ],
  lbo_share_out_over: [
    'spread it over, spread it across, share it over, split it over, spread over the, share out over',
    'partage sur, ventile sur, répartir sur, étaler sur',
  ],
  lbo_cheaper_than: [
    'is cheaper than, costs less than, is less expensive than, are cheaper than',
    'coûtent moins cher que, coûte moins que, sont moins chers que, est moins chère que',
  ],
  lbo_invests_heavily: [
    'invests heavily, spends heavily, heavy investment, lots of machines, lots of equipment, big factories, invests massively, invests massively every year',
    'investit lourdement, investit beaucoup, gros investissements, beaucoup de machines, grosses usines, investit massivement',
  ],
  lbo_grows_very_fast: [
    'growing very fast, grows like crazy, doubles every year, grows at full speed',
    'croît très vite, grandit très vite, double chaque année, grandit à toute vitesse, explose',
  ],
  lbo_better_if: [
    'better if, prefer, ideal, good sign, a plus',
    'mieux si, préfère, idéal, bon signe, c’est mieux',
  ],
  lbo_has_debt_already: [
    'already carries, already has debt, plenty of debt, already in debt, already borrowed',
    'déjà beaucoup de dette, déjà endettée, déjà des dettes',
  ],
  lbo_bought_cheap: [
    'buy cheap, bought cheap, price is low, cheap enough',
    'prix est bas, acheter pas cher, paie pas cher',
  ],
  lbo_any_company: [
    'any company, any business, any firm, whatever the company, no matter which company',
    'n’importe quelle société, n’importe quelle boîte, n’importe quelle entreprise, n’importe quelle cible, quelle que soit la société',
  ],
  lbo_need_not_think: [
    'not need to think, no need to think, not have to think, think about it later, worry about it later, worry about that later',
    'pas besoin de penser, pas besoin de réfléchir, pensera plus tard, verra plus tard, pas à se soucier',
  ],
  lbo_nobody_richer: [
    'moves money around, shifts money around, nobody gets richer, no one gets richer, nobody is richer, no richer',
    'déplace de l’argent, personne ne s’enrichit, n’enrichit personne, pas plus riche',
  ],
  lbo_multiple_we_sell_at: [
    'multiple we sell at, multiple i sell at, multiple they sell at, multiple at which we sell, multiple we exit at',
    'multiple auquel on vend, multiple auquel on sort, multiple auquel je vends, multiple auquel on revend',
  ],
  lbo_count_on_most: [
    'count on most, rely on most, the surest',
    'le plus compter, on est le plus sûr, la plus certaine, la plus fiable, le plus fiable',
  ],
  lbo_value_of_business: [
    'value of the business, value of the company, value of the firm, the business itself',
    'valeur de l’entreprise, valeur de la société, valeur de la boîte, valeur de l’affaire',
  ],
  lbo_higher_return_wanted: [
    'higher the return, higher the irr, higher the hurdle, higher the target, more return he wants',
    'plus le rendement, plus le tri, plus le taux visé, plus l’objectif, plus il exige',
  ],
  lbo_more_can_pay: [
    'more he can pay, more it can pay, more you can pay, more they can pay, more the fund can pay, higher the price',
    'plus il peut payer, plus on peut payer, plus le fonds peut payer, plus le prix est haut, plus le prix est élevé, plus il peut offrir',
  ],
  lbo_new_debt: [
    'new debt, entry debt, acquisition debt, debt raised, new loan',
    'nouvelle dette, dette d’entrée, dette d’acquisition, dette levée, nouvel emprunt',
  ],
  lbo_cost_of_debt: [
    'cost of debt, cost of the debt, interest rate of the debt, rate of the loan',
    'coût de la dette, taux de la dette, taux de l’emprunt, taux d’intérêt de la dette',
  ],
  lbo_dividend_soon: [
    'dividend early, early dividend, dividend paid early, dividend in year two, money back early',
    'dividende versé tôt, dividende tôt, dividende anticipé, dividende en année deux, argent récupéré tôt',
  ],
  lbo_takes_time_in: [
    'into account how long, into account the time, factors in time, reflects how long, depends on how long, reflects the time',
    'intègre le temps, reflète la durée, dépend de la durée, intègre la durée, reflète le temps',
  ],
  lbo_wait_longer: [
    'waiting longer, holding longer, staying longer, longer you wait, longer you hold',
    'attendre plus longtemps, garder plus longtemps, rester plus longtemps, plus on attend, plus on garde',
  ],
  lbo_lifts_it: [
    'better, improves, lifts, raises, goes up, rises',
    'améliore, meilleur, monte, augmente, grimpe',
  ],
} as const satisfies Lexicon;
