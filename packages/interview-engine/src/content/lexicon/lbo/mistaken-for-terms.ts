import type { Lexicon } from '../../types.ts';

/** The words of what is mistaken for a rule about targets. */
export const mistakenForTerms = {
  strong_growth: [
    'start up, startup, no ebitda, hypergrowth, loss making',
    'start up, startup, hypercroissance, sans ebitda, forte croissance, en pertes',
  ],
  thought_perfect: [
    'perfect, ideal, best targets, best target, great target, best candidates, reassuring, good because, reassure, reassures, love that, loves that, makes life simple',
    'parfait, parfaite, idéal, idéale, c’est mieux, meilleure cible, rassurant, rassure, mieux c’est, très bien, adorent ça',
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
    'a lot of working capital, heavy working capital, high working capital, large working capital',
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
    'as long as the price, if the price, provided the price, as long as there is debt, enough debt',
    'pourvu que le prix, pourvu qu’il y ait, si le prix, à condition que le prix, du moment que le prix, assez de dette',
  ],
  low_price_alone: [
    'price is low, low price, cheap price, price be low, cheap, pay little',
    'prix soit bas, prix bas, prix est bas, petit prix, payer pas cher, pas cher, payer peu',
  ],
  rest_is_nothing: [
    'rest does not matter, nothing else matters, rest is secondary',
    'reste ne compte pas, reste est secondaire, rien d’autre ne compte, reste n’a pas d’importance',
  ],
} as const satisfies Lexicon;
