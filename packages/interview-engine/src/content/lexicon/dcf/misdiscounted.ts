import type { Lexicon } from '../../types.ts';

/** What those say who have a flow, a rate or the end of a plan the wrong way round. */
export const misdiscountedNotions = {
  as_a_plus: [
    'as a plus, a plus in, is a plus, counts positively, goes in positive, comes in positively',
    'en plus dans, en positif, vient en plus, compte positivement, est un plus, avec un signe plus, s’ajoute au flux',
  ],
  is_a_resource: [
    'is a resource, a source of cash, is a source of, source of funds, brings in cash',
    'est une ressource, une ressource pour, une source de cash, source de trésorerie, apporte du cash',
  ],
  lower_still: [
    'lowers the, lowers its, reduces the, reduces its, brings down the, the smaller the',
    'plus faible est, fait baisser le, fait baisser son, réduit le, réduit son, abaisse le, diminue le',
  ],
  may_well_exceed: [
    'may well exceed, can perfectly exceed, can well exceed, may exceed, can exceed, can be above, may be above, can be higher than, may be higher than, can outpace',
    'peut tout à fait dépasser, peut très bien dépasser, peut dépasser, peut largement dépasser, peut être supérieur à, peut être supérieure à, peut excéder, peut rester au-dessus',
  ],
  being_cautious: [
    'is conservative, is prudent, is cautious, means caution, on the safe side',
    'est prudent, est conservateur, signe de prudence',
  ],
  best_guess: [
    'best estimate, best guess, best we have, most recent estimate',
    'meilleure estimation, meilleure hypothèse, meilleur point de repère',
  ],
  take_off_plan_growth: [
    '',
    'retirer du cmpc c’est la croissance du plan, croissance du plan pas celle à l’infini',
  ],
  leaves_undiscounted: [
    'is not discounted, not discounted at all, undiscounted, leave it undiscounted, left as it is, no discounting for, need not be discounted, not need discounting',
    'n’est pas actualisé, ne s’actualise pas, pas actualisé, non actualisé, sans l’actualiser, laisse tel quel, reste tel quel, je ne l’actualise pas',
  ],
  starts_at_second: [
    'start dividing from the second, discount from the second, only from the second, from year two on',
    'à partir du deuxième, à partir du second',
  ],
  sign_of_error: [
    'error in the model, calculation error, is an error, is a mistake, made a mistake, sign of a mistake',
    'erreur de calcul, il y a une erreur, c’est une erreur, une erreur dans le modèle, on s’est trompé, signe d’une erreur',
  ],
  must_stay_minor: [
    'must stay a minority, should stay below half, must be below half, must not exceed half, should never exceed half, should be a minority, has to stay small',
    'doit rester minoritaire, doit rester faible',
  ],
  reserves_aside: [
    'reserves do not matter, reserve life does not, reserves play no part, ignore the reserves, whatever the reserves, regardless of reserves',
    'réserves n’entrent pas, réserves ne jouent pas, réserves ne comptent pas, peu importe les réserves, sans regarder les réserves, durée des réserves n’entre pas',
  ],
  mine_word: ['mine, mines, oil field, quarry', 'mine, mines, gisement, carrière'],
  as_for_any_company: [
    'as for any company, like for any other, like any other, standard perpetual, usual perpetuity',
    'comme pour n’importe quelle, comme pour toute, comme n’importe quelle, croissance à l’infini classique, infini normale',
  ],
  less_sensitive_word: [
    'less sensitive, not very sensitive, hardly sensitive, barely sensitive',
    'moins sensible, peu sensible, guère sensible, pas très sensible',
  ],
  short_plan: [
    'three year plan, two year plan, three years of plan, two or three years, three year horizon, two year horizon, short plan, short horizon, short explicit period',
    'plan à trois ans, plan de trois ans, plan à deux ans, deux ou trois ans, horizon de trois ans, horizon de deux ans, plan court, horizon court, période explicite courte',
  ],
  is_enough_for: [
    'is enough, is more than enough, more than enough for, is sufficient, will do, is plenty, is all you need',
    'suffit, suffisent, c’est assez',
  ],
  shortens_plan: [
    'shorten the explicit period, shorten the horizon, shorten the plan, cut the horizon, cut the plan to, shorter explicit period, reduce the horizon',
    'raccourcir la période explicite, raccourcis la période explicite, raccourcir l’horizon, raccourcis l’horizon, raccourcit l’horizon, réduis l’horizon, réduire l’horizon, raccourcir le plan',
  ],
  longer_plan: [
    'longer horizon, longer plan, full cycle, longer forecast, ten year plan, extending the plan',
    'horizon plus long, plan plus long, cycle complet, allonger l’horizon, allonger le plan, plan à dix ans',
  ],
  adds_nothing: [
    'adds nothing, brings nothing, only brings noise, only adds noise, is useless, not worth it',
    'n’apporte rien, n’ajoute rien, ne sert à rien, est inutile, que du bruit',
  ],
  best_candidate: [
    'the best case for an unlevered, ideal for an unlevered, perfect for an unlevered, best case for a dcf',
    'meilleur cas pour un dcf, idéale pour un dcf, parfaite pour un dcf',
  ],
  ddm_word: [
    'ddm, dividend discount, dividend model',
    'dividend discount model, ddm, modèle de dividendes, actualisation des dividendes, dividendes actualisés',
  ],
  unsuited: [
    'is not suited, does not suit, does not work, unsuited, is wrong for',
    'ne convient pas, n’est pas adapté, est inadapté, ne marche pas, ne fonctionne pas',
  ],
  replaces_ddm: [
    'replace the dividend discount, replace the ddm, instead of the ddm, rather than a ddm',
    'remplace le dividend discount, remplace le ddm, plutôt qu’un ddm, au lieu du ddm',
  ],
  dcf_always_best: [
    'dcf works even better, dcf works best, dcf is ideal, dcf is perfect',
    'dcf marche d’autant mieux, dcf marche encore mieux, dcf est idéal, dcf est parfait, dcf marche mieux',
  ],
  lowers_wacc_for: [
    'lower the wacc, reduce the wacc, cut the wacc, bring down the wacc, lower the discount rate, reduce the discount rate, cut the discount rate',
    'baisse le cmpc, baisser le cmpc, réduis le cmpc, réduire le cmpc, abaisse le cmpc, diminue le cmpc',
  ],
  needs_no_capex: [
    'no need for capex, without extra capex, no extra capex, no additional capex, needs no capex, no more capex, without more capex, no additional working capital',
    'pas besoin de capex, sans capex supplémentaires, sans capex en plus, aucun capex supplémentaire, pas de capex supplémentaires, sans bfr supplémentaire, pas besoin de bfr',
  ],
  cancel_out: [
    'cancel out, cancel each other, offset each other, net to zero',
    's’annulent, se compensent',
  ],
  cross_check_nothing: [
    'tells you nothing, check is meaningless, comparison is meaningless, no point comparing, proves nothing, comparing them is pointless',
    'ne dit rien, ne veut rien dire, inutile de comparer, ne prouve rien',
  ],
  last_year_factor: [
    'factor of the last year, last year’s factor, one factor for all, same discount factor, a single factor',
    'facteur de la dernière année, un seul facteur, même facteur d’actualisation, facteur unique',
  ],
  as_well: ['as well, too, also, likewise', 'aussi, également, pareil'],
  only_the_debt: [
    'only the cost of debt, only affects debt, only the debt',
    'que la dette, touchent que le coût de la dette, touche que le coût de la dette, seulement le coût de la dette, touchent que la dette, touche que la dette, concernent que la dette, concerne que la dette, seulement la dette, que le coût de la dette',
  ],
  unaffected_by_rates: [
    'not affected by rates, unaffected by rates, does not depend on rates, independent of rates',
    'rien à voir avec les taux, ne dépend pas des taux, indépendant des taux, insensible aux taux',
  ],
} as const satisfies Lexicon;
