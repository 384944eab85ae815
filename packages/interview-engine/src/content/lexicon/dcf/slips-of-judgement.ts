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
} as const satisfies Lexicon;
