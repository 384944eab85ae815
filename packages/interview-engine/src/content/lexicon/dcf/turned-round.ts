import type { Lexicon } from '../../types.ts';

/** What those say who have the steps, the sides or the limits of a valuation the wrong way round. */
export const dcfTurnedRound = {
  figures_of_the_past: [
    'published years, past figures, historical figures, historical cash flows, past years, last five years',
    'exercices publiés, chiffres passés, chiffres historiques, flux historiques, flux passés, cinq derniers exercices',
  ],
  sum_of_the_plan: [
    'sum of the cash flows of the, sum of the flows of the, sum of the explicit, total of the plan, flows of the plan are worth, flows of the plan put together',
    'somme des flux du plan, somme des flux de la période, somme des flux explicites, total des flux du plan',
  ],
  has_no_place: [
    'has no place, have no place, has no role, have no role, is pointless, are pointless, is superfluous, add nothing, adds nothing, brings nothing',
    'n’a pas sa place, n’ont pas leur place, n’apporte rien, n’apportent rien, est superflu, sont superflus, est superflue, ne sert que si',
  ],
  plan_span_word: ['number of years, number of plan years', 'nombre d’années'],
  not_put_back: [
    'not go back on, not be added back, no business being added back, no reason to add it back',
    'ne doivent pas être réintégrés, ne se réintègrent pas, ne se rajoutent pas',
  ],
  already_in_da: [
    'already in the depreciation charge, already inside the depreciation',
    'déjà compris dans la charge, déjà inclus dans la charge, déjà dans la charge, déjà compris dans les amortissements',
  ],
  set_by_funding: [
    'depends on how the company is financed, depends on how it is financed, depends on the financing, depends on the capital structure, depends on the leverage, changes with the leverage',
    'dépend du financement, dépend de la structure financière, dépend du levier, dépend de la façon dont la société est financée, varie avec le levier',
  ],
  distribution_free: [
    'has free equity, equity is free, equity for free, equity costs nothing, equity that costs nothing',
    'fonds propres gratuits, capital gratuit, fonds propres qui ne coûtent rien',
  ],
  asks_less_than: [
    'ask for less than, ask less than, require less than, demand less than, content with less than',
    'exigent moins que, demandent moins que, réclament moins que, attendent moins que, se contentent de moins que',
  ],
  serves_as_wacc: [
    'is directly the wacc, is already the wacc, is itself the wacc, is the wacc, can be used as the wacc, serves as the wacc',
    'est directement le cmpc, est déjà le cmpc, est le cmpc, tient lieu de cmpc, sert de cmpc',
  ],
  the_higher_of_two: [
    'higher of the two, highest of the two, larger of the two, bigger of the two, higher of them',
    'plus élevée des deux, plus élevé des deux, plus haute des deux, plus grande des deux',
  ],
  best_of_the_plan: [
    'best of the plan, best year of the plan, strongest of the plan, margins at their highest, highest margin of the plan',
    'meilleure du plan, meilleure année du plan, marges au plus haut, plus forte marge du plan',
  ],
  not_grow: [
    'without another year of growth, without one more year of growth, without a further year of growth, without growing it',
    'sans une année de croissance, sans année de croissance supplémentaire, sans le faire croître, sans lui appliquer la croissance',
  ],
  growth_by_itself: [
    'growth alone, growth only, growth rate alone, only the growth, just the growth rate',
    'croissance seule, seule croissance, taux de croissance seul, uniquement la croissance',
  ],
  extra_year: [
    'one period more than the plan, one period more, one extra period, a period more',
    'une période de plus, un exercice de plus, une période supplémentaire',
  ],
  better_for_it: [
    'at its most reliable, at its most robust, at its strongest, at its safest',
    'au plus fiable, à son plus fiable, le plus fiable qui soit',
  ],
  for_owners_alone: [
    'flows to equity holders, flows for the shareholders only, flows that belong to shareholders alone',
    'flux pour l’actionnaire, flux pour les actionnaires, flux aux seuls actionnaires',
  ],
  only_a_slice: [
    'only a residual, just a residual, only a remainder, only a complement',
    'qu’un résidu, qu’un complément, qu’un appoint, un simple résidu, un simple complément',
  ],
  not_with_convention: [
    'never follows the convention, must never follow, never takes the convention, never benefits from the convention',
    'ne doit jamais suivre, ne suit jamais la convention, ne profite jamais de la convention',
  ],
  near_default: [
    'close to default, near default, on the brink, in distress, about to default',
    'proche du défaut, près du défaut, au bord du défaut, en détresse, au bord de la faillite',
  ],
  gains_more_from: [
    'benefits even more from, benefits more from, benefits most from, gains more from, profits more from',
    'profite encore plus de, profite davantage de, profite le plus de, bénéficie davantage de, bénéficie encore plus de',
  ],
  unlevered_beta_word: [
    'asset beta, unlevered beta, business beta',
    'bêta de l’actif, bêta désendetté, bêta économique, bêta des actifs',
  ],
  single_case: [
    'one price case, central case alone, seller’s case alone, only the central case, one central case',
    'seul cas central, un seul cas, seul scénario central, cas du vendeur seul',
  ],
  hardly_moves: [
    'barely reacts, hardly reacts, reacts very little, barely responds, hardly depends on',
    'réagit à peine, réagit très peu, ne réagit presque pas, dépend à peine',
  ],
  carried_forward: [
    'carry it forward, carry it on, carry forward last year, prolong it, roll it forward',
    'le reconduire, la reconduire, reconduit la croissance, reconduire l’an dernier, la prolonger',
  ],
  points_on_the_rate: [
    'points to the discount rate, points to the wacc, points on the discount rate, points on the wacc, points to the rate',
    'points au taux d’actualisation, points au cmpc, points au taux, points de cmpc, points de taux',
  ],
  cured_by: [
    'is solved by, is dealt with by, is settled by, is cured by, is taken care of by, is handled by, disappears if',
    'se règle en, se règle simplement en, se résout en, se corrige en, se traite en, disparaît si',
  ],
  halves_it_all: [
    'halve every figure, halve all the figures, halve the whole plan, cut every figure in half, cut the plan in half, flat haircut, percent haircut, haircut across the board',
    'divise par deux tous les chiffres, divise tous les chiffres par deux, divise le plan par deux, coupe le plan en deux, décote forfaitaire',
  ],
  unexamined: [
    'no need to go through, without looking at, without checking, without reading, whatever the assumptions, market practice, common practice',
    'sans regarder, sans vérifier, sans lire, quelles que soient les hypothèses, pratique de place, usage de place',
  ],
  needs_nothing_new: [
    'no need for more people, no need for new people, no need for more plant, no need for more capacity, existing capacity is enough',
    'pas besoin de recruter, pas besoin de capacité, pas besoin de nouvelles usines, capacité actuelle suffit, capacité existante suffit',
  ],
  first_of_the_year_late: [
    'first flow over a year and a half, first flow over one and a half years, eighteen months for the first',
    'premier flux sur un an et demi, premier flux sur une année et demie, dix-huit mois pour le premier',
  ],
  counts_as_no_cash: [
    'no effect on cash, no impact on cash, no cash effect, nothing to do with cash',
    'aucun effet sur la trésorerie, aucun impact sur la trésorerie, aucun effet sur le cash, rien à voir avec la trésorerie',
  ],
  government_yield: [
    'rate on a ten-year government bond, yield on a government bond, yield of government bonds, rate on government bonds',
    'taux de l’emprunt d’État, taux de l’OAT, rendement de l’obligation d’État, taux des obligations d’État',
  ],
  high_for_ever: [
    'four percent, five percent, six percent, seven percent, eight percent, ten percent',
    'quatre pour cent, cinq pour cent, six pour cent, sept pour cent, huit pour cent, dix pour cent',
  ],
  stands_over_both: [
    'above both, above the cost of debt and the cost of equity, higher than both, above the cost of equity, higher than the cost of equity, above either of the two',
    'supérieur aux deux, supérieur au coût de la dette et au coût des fonds propres, supérieur au coût des fonds propres, plus élevé que le coût des fonds propres, plus élevé que les deux',
  ],
  own_loan_rate: [
    'rate at which the target borrows, rate at which the company borrows, rate the company pays its bank, yield of its corporate bonds',
    'taux auquel la cible emprunte, taux auquel la société emprunte, taux de ses emprunts bancaires',
  ],
  taken_together: [
    'add the two values, add both values, add them together, sum the two',
    'on les additionne, on additionne les deux, je les additionne, fais la somme des deux',
  ],
  comes_to_an_end: [
    'assumed to stop, assumed to close, closes down, ceases to exist, is wound up',
    'censée s’arrêter, supposée s’arrêter, cesse d’exister, s’arrête là, est liquidée',
  ],
  nothing_left_to_deduct: [
    'nothing left to subtract, nothing left to deduct, nothing more to take off, nothing else to deduct',
    'plus rien à retirer, plus rien à déduire, plus rien à soustraire',
  ],
  owners_accept_less: [
    'shareholders ask for a lower return, shareholders require a lower return, shareholders accept a lower return, shareholders demand less',
    'actionnaires demandent un rendement plus faible, actionnaires acceptent un rendement plus faible, actionnaires exigent un rendement plus faible',
  ],
  leaves_undiscounted: [
    'without being discounted, without being brought back to today',
    'sans être actualisée, sans être ramenée à aujourd’hui',
  ],
  after_deducting_interest: [
    'after taking interest off, once interest is taken off',
    'après avoir retiré les intérêts, après avoir déduit les intérêts',
  ],
  tax_untouched: [
    'no influence at all on the amount of tax, no influence on tax, no bearing on the tax',
    'aucune influence sur l’impôt, n’influence pas l’impôt',
  ],
  each_company_its_own: ['company by company', 'société par société'],
  good_sign: [
    'is an asset, is a strength, is a good sign, is good news',
    'est un atout, est une force, est bon signe, est une bonne nouvelle',
  ],
  the_more_owed: [
    'more a company borrows, more the company borrows',
    'plus une société s’endette, plus la société s’endette, plus l’entreprise s’endette',
  ],
  oneoff: ['insurance gain, insurance proceeds', 'indemnité d’assurance'],
} as const satisfies Lexicon;
