import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The forecast, in the words of those who get it wrong. */
export const forecastMisstated: Lexicon = {
  adds_nothing: [
    'adds nothing, brings nothing, only brings noise, only adds noise, is useless, not worth it',
    'n’apporte rien, n’ajoute rien, ne sert à rien, est inutile, que du bruit',
  ],
  altogether: [
    'altogether, entirely, completely, outright, zero growth, no growth',
    'en bloc, complètement, totalement, croissance nulle, zéro croissance, sans croissance',
  ],
  ambitious_plan: [
    'aggressive plan, ambitious plan, more aggressive the plan, more ambitious the plan, plan that doubles, plan this ambitious, plan so ambitious',
    'plan agressif, plan ambitieux, plan plus agressif, plan plus ambitieux, plan très ambitieux, plan qui double, plan aussi ambitieux, plan si ambitieux',
  ],
  and_that_settles_it: [
    'you’re fine, you are fine, it’s fine, problem solved, job done, that’s that, and that’s it, all good, sorted',
    'c’est réglé, le tour est joué, et voilà, problème réglé, c’est bon, et c’est tout, c’est fait',
  ],
  bad_idea: [
    'bad idea, wrong tool, bad tool, bad method, unsuitable, inappropriate',
    'mauvaise idée, mauvais outil, mauvaise méthode, inadapté, inapproprié',
  ],
  bin_it: ['throw it away, throw it out, bin it, in the bin', 'à la poubelle, à la corbeille'],
  builds_on: [
    'base it on, is based on, are based on, built on, i base, you base, i rely on',
    'se base sur, me base sur, est basé sur, repose sur, reposent sur, part des, pars des',
  ],
  cancel_out: [
    'cancel out, cancel each other, offset each other, net to zero',
    's’annulent, se compensent',
  ],
  carried_forward: [
    'carry it forward, carry it on, carry forward last year, prolong it, roll it forward',
    'le reconduire, la reconduire, reconduit la croissance, reconduire l’an dernier, la prolonger',
  ],
  clear_view: [
    'too easy to predict, flows are predictable, too predictable, too stable, too flat, too regular, very predictable, too clear, predictable, easy to forecast, easily forecast, very stable, stable flows, flows are stable, contracted, regulated, good visibility, high visibility',
    'trop prévisible, trop stables, trop réguliers, facile à prévoir, très prévisibles, trop clair, prévisible, très stable, flux stables, régulé, contrats longs, bonne visibilité, forte visibilité',
  ],
  corrects_bias: [
    'covers the optimism, corrects the optimism, corrects for the bias, problem is solved, that solves it, covers the plan risk, made to correct, covers the risk, covers everything',
    'couvre l’optimisme, corriger les biais, corriger l’optimisme, le tour est joué, est réglé, absorbe l’optimisme, couvre l’aléa, couvre le risque, couvre tout',
  ],
  cured_by: [
    'is solved by, is dealt with by, is settled by, is cured by, is taken care of by, is handled by, disappears if',
    'se règle en, se règle simplement en, se résout en, se corrige en, se traite en, disparaît si',
  ],
  cycle_cancels: [
    'averages out, evens out, cancels out, washes out, balances out, ignore the cycle',
    's’annule, se compense, se neutralise, ignore le cycle, on l’ignore',
  ],
  dcf_alone: [
    'only the dcf, dcf alone is enough, dcf is always superior, always better than multiples',
    'seul le dcf, dcf suffit, dcf est toujours supérieur',
  ],
  dcf_always_best: [
    'dcf works even better, dcf works best, dcf is ideal, dcf is perfect',
    'dcf marche d’autant mieux, dcf marche encore mieux, dcf est idéal, dcf est parfait, dcf marche mieux',
  ],
  dcf_impossible: [
    'cannot do a dcf, cannot use a dcf, no dcf, dcf is impossible, dcf cannot be used, dcf does not work',
    'pas faire de dcf, pas de dcf, dcf impossible, dcf est impossible, dcf ne marche pas, dcf ne sert à rien',
  ],
  dearer_rate: [
    'raise the discount rate, raise the wacc, higher discount rate, higher rate, big risk premium, large risk premium, premium to the discount rate, points to the discount rate, twenty five percent rate, points to the wacc, raise the rate, lift the wacc, increase the wacc, increase the discount rate, bump the discount rate up, bump up the discount rate, bump the rate up, crank up the rate, crank the rate up, push the rate up, bigger rate, fatter rate, put a big rate, push up the discount rate, higher wacc, higher the discount rate, higher the wacc, higher cost of capital, bigger discount rate, the higher the discount rate, the higher the wacc, with a higher wacc, a higher wacc',
    'monter le taux, augmenter le taux, monter le cmpc, augmenter le cmpc, taux plus élevé, grosse prime de risque, relever le taux, relève le cmpc, taux plus gros, gros taux, pousse le taux, gonfle le taux, met un gros taux, charge le taux, wacc plus élevé, plus le taux, plus le wacc, plus le cmpc, taux d’actualisation plus élevé, cmpc plus élevé, wacc plus haut, taux plus haut, plus le taux d’actualisation est haut, plus le taux d’actualisation est élevé, plus le taux est haut, plus le cmpc est haut, plus le cmpc est élevé',
  ],
  does_the_job: [
    'is plenty, is enough, will do, does the job, is sufficient, is all you need, suffices',
    'suffit, est suffisant, fait l’affaire, est bien assez',
  ],
  double_the_price: [
    'double the price, double the multiple, double the value, twice the price, price doubles, value doubles, price should double, price must double, twice as much, worth twice, pay double, double what you pay, double today’s multiple, double the current multiple, double the offer, twice the multiple',
    'doubler le prix, doubler le multiple, doubler la valeur, prix double, valeur double, prix doit doubler, valeur doit doubler, deux fois plus cher, vaut deux fois, vaut le double, payer le double, multiple double, doubler l’offre',
  ],
  doubled_ebitda: [
    'doubled profit, doubled earnings, doubled ebitda, ebitda of year three, year three ebitda, ebitda in three years, future ebitda, target ebitda, plan ebitda, ebitda of the plan, year three’s ebitda, third year ebitda',
    'bénéfice doublé, résultat doublé, profit doublé, ebitda doublé, ebitda de l’année trois, ebitda de l’année 3, ebitda dans trois ans, ebitda futur, ebitda visé, ebitda du plan',
  ],
  doubles_word: [
    'doubles, double, doubling, multiplies by two',
    'double, doubler, multiplie par deux',
  ],
  endless_span: [
    'until the company closes, until the business closes, until it closes, until the company dies, to the end of its life, thirty years, twenty years, fifty years, as long as possible, forty years',
    'jusqu’à la fermeture, jusqu’à la fin de vie, jusqu’à ce que la société ferme, jusqu’à la mort de la société, trente ans, vingt ans, cinquante ans, quarante ans, le plus longtemps possible',
  ],
  ever_up: [
    'only go up, only goes up, always go up, always goes up, always rise, always end up rising',
    'ne font que monter, ne fait que monter, montent toujours, finit toujours par monter, finissent toujours par monter',
  ],
  every_company: [
    'every company, any company, all companies, everywhere, everything, every case, any case, all cases',
    'toutes les sociétés, n’importe quelle société, toute société, partout, dans tous les cas, à tout',
  ],
  favours_word: [
    'rely on, lean on, always use, go for, prefer, favour, would use, trust, recommend',
    'privilégie, préfère, m’appuie sur, recommande, utilise toujours, ferais, prendrais, fais toujours, me fie',
  ],
  few_years: ['two years, three years, one year', 'un an, deux ans, trois ans'],
  figures_of_the_past: [
    'published years, past figures, historical figures, historical cash flows, past years, last five years',
    'exercices publiés, chiffres passés, chiffres historiques, flux historiques, flux passés, cinq derniers exercices',
  ],
  firm_without_sales: [
    'no revenue, no sales, without revenue, without sales, no history, no track record',
    'sans chiffre d’affaires, sans revenus, sans ventes, sans historique, pas de chiffre d’affaires, aucun historique',
  ],
  for_anything: [
    'for anything, for any company at all, on anything, for everything',
    'pour n’importe quoi, sur n’importe quoi, pour n’importe quelle boîte',
  ],
  foretells: ['forecasts, predicts, models', 'prévoit, prédit, modélise'],
  halves_it_all: [
    'halve every figure, halve all the figures, halve the whole plan, cut every figure in half, cut the plan in half, flat haircut, percent haircut, haircut across the board',
    'divise par deux tous les chiffres, divise tous les chiffres par deux, divise le plan par deux, coupe le plan en deux, décote forfaitaire',
  ],
  halves_the_growth: [
    'half of the growth, half the growth, cut the plan in half, halve the plan, split the difference, average of the plan, cut the plan by half, cut the plan in two, half of the plan',
    'moitié de la croissance, coupe le plan en deux, coupe la poire, divise le plan par deux, moyenne du plan, divise la croissance par deux, moitié du plan',
  ],
  his_plan: ['his numbers, his figures, his plan', 'ses chiffres, son plan'],
  horizon_cut: [
    'shorten it to two years, shorter horizon, horizon is shorter, shorten the horizon, shorten the forecast, shorter forecast, forecast is shorter, two years maximum, two years at most, two years max, three years maximum, three years at most, three years max, one year is enough, two years are enough, two years is enough, three years are enough, three years is enough, only two years, just two years, only one year',
    'raccourcis les prévisions, raccourcis le plan, réduis les prévisions à deux, horizon plus court, horizon est plus court, raccourcis l’horizon, prévisions plus courtes, deux ans maximum, deux ans max, trois ans maximum, trois ans max, deux ans suffisent, trois ans suffisent, un an suffit, deux ans au plus, trois ans au plus, seulement deux ans',
  ],
  in_distress: [
    'in distress, distressed, near bankruptcy, close to default, near default, about to go under, close to bankruptcy',
    'détresse, en difficulté, au bord de la faillite, proche du défaut, proche de la faillite, près du défaut, bord du défaut',
  ],
  is_enough_for: [
    'is enough, is more than enough, more than enough for, is sufficient, will do, is plenty, is all you need, are plenty, are more than enough, are all you need',
    'suffit, suffisent, c’est assez, largement assez',
  ],
  is_plenty: [
    'is plenty, are plenty, is enough, are enough, is sufficient, will do, is long enough',
    'suffit largement, suffisent largement, suffit amplement, est suffisant, est bien assez, est largement suffisant',
  ],
  it_is_the: [
    'it’s the, it is the, it’s actually, it is actually, it’s precisely, it’s exactly, dcf is actually, is actually, is precisely, is in fact, it remains the, that’s where',
    'c’est le, c’est la, c’est justement, c’est au contraire, c’est précisément, c’est même, est justement, est précisément, reste le, reste la',
  ],
  it_suffices: [
    'you just, just, simply, it’s enough to, all you need, all it takes, enough to',
    'il suffit, suffit de, simplement, n’a qu’à, il n’y a qu’à',
  ],
  just_as_reliable: [
    'just as good, just as reliable, as reliable',
    'aussi fiable, aussi bon, tout aussi bien',
  ],
  kept_flat: [
    'constant, flat, unchanged, fixed, keep, kept, throughout, over the whole plan, for ever, forever, all along, all the way through',
    'pour toujours, jusqu’au bout, constant, inchangé, fixe, garde, figé, stable, sur tout le plan, tout du long, tout le long',
  ],
  knows_his_trade: [
    'knows his business, knows the business, knows his trade, knows the company, knows the numbers, knows his shop, knows his house, knows his firm, knows his own business, knows what he is selling',
    'connaît son métier, connaît le métier, connaît son entreprise, connaît ses chiffres, connaît sa maison, connaît sa boutique, connaît sa boîte, connaît son affaire, sait ce qu’il vend',
  ],
  leaves_plan_alone: [
    'no need to rework, not need to rework, no need to redo, not need to redo, no need to rebuild, not need to rebuild, no need to touch, leave the plan alone, leave the forecast alone, without reworking, without touching, without rebuilding, instead of rebuilding, instead of reworking, plan can stay, and move on, and keep the plan, and leave it there, keep the plan as it is, keep his numbers, keep their numbers, keep the numbers, use the plan unchanged, not touch the plan, not touch the numbers',
    'plus besoin de retravailler, pas besoin de retravailler, pas besoin de toucher, pas besoin de reconstruire, pas besoin de refaire, inutile de retravailler, inutile de reconstruire, inutile de refaire, sans retoucher, sans toucher, sans reconstruire, sans retravailler, garde le plan, plan peut rester, n’a plus besoin de, au lieu de reconstruire, on laisse le plan, ne touche à rien, garde ses chiffres',
  ],
  liable_for_it: [
    'legally liable, liable for it, legally responsible, signs off on it, legally bound',
    'engage sa responsabilité, responsabilité juridique, responsable juridiquement, juridiquement responsable',
  ],
  listed_only: [
    'only makes sense for listed, only works for listed, only for listed, reserved for listed',
    'que pour les sociétés cotées, qu’aux sociétés cotées, réservé aux sociétés cotées, uniquement pour les sociétés cotées',
  ],
  little_use: [
    'of little use, not much use, of no interest, adds nothing, no use, little point, no point',
    'peu utile, peu d’intérêt, sans intérêt, n’apporte rien, ne sert à rien',
  ],
  longer_plan: [
    'longer horizon, longer plan, full cycle, longer forecast, ten year plan, extending the plan',
    'horizon plus long, plan plus long, cycle complet, allonger l’horizon, allonger le plan, plan à dix ans',
  ],
  looks_backward: [
    'backward looking, looks backwards, looking back, belongs to the past',
    'tourné vers le passé, tournée vers le passé, regarde en arrière, du passé',
  ],
  lower_rate_for_it: [
    'lower the discount rate, lower discount rate, lower the wacc, lower wacc, reduce the discount rate, reduce the wacc, cut the wacc, less risky, lower risk, safer',
    'baisser le taux, taux plus bas, baisser le cmpc, cmpc plus bas, réduire le cmpc, réduire le taux, moins risqué, moins de risque, plus sûr, taux d’actualisation plus bas, taux d’actualisation plus faible, cmpc plus faible',
  ],
  lowers_wacc_for: [
    'lower the wacc, reduce the wacc, cut the wacc, bring down the wacc, lower the discount rate, reduce the discount rate, cut the discount rate',
    'baisse le cmpc, réduis le cmpc, réduire le cmpc, abaisse le cmpc, diminue le cmpc',
  ],
  merely_indebted: [
    'company has debt, company has some debt, company is leveraged, company carries debt, company has loans',
    'société est endettée, société a de la dette, société a des dettes, entreprise est endettée, entreprise a de la dette',
  ],
  missing_plan: [
    'without any plan, lack of a plan, without a plan, no plan, absence of a plan, no business plan, without a business plan, without forecasts, no forecast, without plan',
    'pas de business plan, n’y a pas de business plan, n’y a pas de plan, sans aucun plan, faute de plan, sans plan, absence de plan, pas de plan, sans business plan, sans prévisions, aucun plan',
  ],
  more_than_that: [
    'not just, not simply, not only, enough, rebuild, instead, rather',
    'pas seulement, pas simplement, ne suffit, reconstruis, reconstruire, plutôt, ne majore pas',
  ],
  needs_no_capex: [
    'no need for capex, without extra capex, no extra capex, no additional capex, needs no capex, no more capex, without more capex, no additional working capital',
    'pas besoin de capex, sans capex supplémentaires, sans capex en plus, aucun capex supplémentaire, pas de capex supplémentaires, sans bfr supplémentaire, pas besoin de bfr',
  ],
  needs_nothing_new: [
    'without any new people, without any new, without new people, without new machines, without a single hire, no need for more people, no need for new people, no need for more plant, no need for more capacity, existing capacity is enough, no new people, no new machines, no extra people, no extra machines, no hiring, without hiring, nobody new, needs nothing',
    'sans nouvelle embauche, sans une embauche, sans un recrutement, sans une machine de plus, sans personne de plus, pas besoin de recruter, pas besoin de capacité, pas besoin de nouvelles usines, capacité actuelle suffit, capacité existante suffit, ni embauche, ni machine, sans embaucher, sans nouvelle machine, sans recruter',
  ],
  no_bad_case: [
    'never a case where, no case where, never bad, always relevant, always useful, no situation where, no limit to',
    'aucune situation où, jamais de cas où, il n’y a pas de cas, aucun cas où, jamais mauvais, toujours pertinent, toujours utile, pas de situation où',
  ],
  no_money_put_in: [
    'without investing, without any extra capex, without hiring, without spending, without any capex, without any investment',
    'sans investir, sans embaucher, sans capex, sans recruter, sans dépenser',
  ],
  no_need_of_the_end: [
    'not need a terminal value, no terminal value is needed, no terminal value needed, can skip the terminal value, terminal value is optional, terminal value is unnecessary, no need for a terminal value, nothing left to value, nothing more to value, nothing left to count, value stops at year five, value stops there, what comes later does not count',
    'pas besoin de valeur terminale, valeur terminale est facultative, valeur terminale est inutile, se passer de valeur terminale, se passer de la valeur terminale, pas besoin d’une valeur terminale, plus rien à valoriser, rien à valoriser après, rien après le plan, valeur s’arrête là, valeur s’arrête au bout, la suite ne compte pas',
  ],
  no_need_of_whole_cycle: [
    'not need a full cycle, not need a whole cycle, no need for a whole cycle, no need for a full cycle',
    'pas besoin de tout un cycle, pas besoin d’un cycle, pas besoin du cycle complet, pas besoin d’un cycle complet',
  ],
  not_on_the_market: [
    'not listed, unlisted, private company, is private, is not quoted',
    'pas cotée, non cotée, n’est pas cotée, société privée',
  ],
  nothing_changes: [
    'nothing changes, nothing special, same dcf, a dcf is a dcf, nothing different, nothing specific',
    'rien ne change, rien de spécial, même dcf, rien de particulier, rien ne diffère, rien de différent',
  ],
  of_no_use: [
    'adds nothing, bad idea, useless, pointless, no use, wrong method, wrong tool, brings nothing, tells you nothing, makes no sense, worst case for, worthless, inadvisable, of no interest',
    'n’apporte rien, mauvaise idée, ne sert à rien, inutile, mauvaise méthode, mauvais outil, n’a pas de sens, n’apprend rien, sans valeur, déconseillé, aucun intérêt',
  ],
  on_the_market: ['is listed, listed company, is quoted', 'est cotée, société cotée'],
  one_year_plan: [
    'forecast just one year, forecast only one year, one year of forecast, one year is enough, only forecast one year, project just one year, project only one year, next year is enough, one year forecast, a year of forecast',
    'prévois une seule année, prévoir une seule année, une seule année suffit, une année suffit, un an suffit, ne prévois qu’un an, projette une seule année, ne projette qu’un an, prévision à un an, plan d’un an',
  ],
  only_in_part: [
    'part, half, partly, rest, earn out, not, rather, only if, base case',
    'partie, moitié, reste, earn out, complément de prix, pas, plutôt, seulement si, cas de base',
  ],
  only_raises_rate: [
    'you just raise the discount rate, just raise the wacc, simply increase the wacc, i simply raise, just add two points, simply add two points, just add points, simply add a premium',
    'augmente simplement le taux, majore simplement le taux, majore simplement le cmpc, relève simplement le cmpc, augmente simplement le cmpc, me contente d’augmenter, suffit de majorer, ajoute simplement deux points, ajoute simplement un point, ajoute simplement une prime',
  ],
  only_sure_figure: [
    'only fact, only one that is a fact, only price we know, only certain price, only known price, only real price',
    'seul fait, seul prix connu, seul prix certain, seule certitude, seul chiffre sûr, seul prix réel',
  ],
  other_method: [
    'multiples, comparables, comps, precedents, transactions, other method, dividend, dividends, ddm',
    'multiples, comparables, transactions, précédents, autre méthode, dividendes, actif net, p/tbv',
  ],
  paid_at_once: [
    'up front, upfront, from day one, on day one, today, now, immediately, at closing, at the start, at the outset',
    'd’emblée, tout de suite, aujourd’hui, comptant, immédiatement, dès le départ, au closing, au départ, d’entrée de jeu, à l’avance',
  ],
  past_delivery: [
    'past performance, track record, history of the budget, past budgets, historical performance, budget accuracy',
    'performances passées, historique, budgets passés, respect des budgets',
  ],
  past_flows: [
    [
      crossed('what', 'the company, the firm, it, the business', 'earned, has earned, made'),
      'past cash flows, past flows, historical flows, historic cash flows, last year s cash flows, cash flows of the last five years, cash flows of the past',
    ].join(', '),
    [
      crossed('ce que', 'la société, la boîte, l’entreprise', 'a gagné, a encaissé, a dégagé'),
      'flux passés, flux historiques, cash-flows passés, cash-flows historiques, flux des années passées, flux de trésorerie des cinq dernières années, flux des cinq dernières années, flux de trésorerie passés',
    ].join(', '),
  ],
  pays_now: [
    'i pay for the, we pay for the, pay the plan, pay for it today',
    'je paie le plan, on paie le plan, je paie l’ebitda, on paie l’ebitda',
  ],
  plan_alone: [
    'leave his plan, keep his plan, leave the plan, keep the plan, not touch the plan, take the plan and',
    'laisse son plan, garde son plan, garde le plan, laisse le plan, conserve le plan, garde leur plan',
  ],
  plan_not_needed: [
    'no need for a plan, not need a plan, not need a track record, not need any history, no need for any history, not need a business plan, do without a plan, no need for a credible plan, no need for a track record, no need for a business plan',
    'pas besoin de plan, pas besoin d’un plan, pas besoin de business plan, pas besoin d’historique, sans besoin de plan, se passer de plan',
  ],
  plan_of_seller: [
    'seller’s plan, plan of the seller, seller’s numbers, seller’s figures, management’s plan, management’s numbers, their plan, their numbers, plan of the management, management plan, business plan as',
    'plan du vendeur, chiffres du vendeur, plan du management, leur plan, leurs chiffres, plan de la direction, prévisions du vendeur',
  ],
  plenty_word: [
    'plenty, enough, suffices, sufficient',
    'suffisent, suffit, largement assez, amplement',
  ],
  points_more: ['points, percent more, add on, premium', 'points, prime, majorer'],
  points_on_the_rate: [
    'points to the discount rate, points to the wacc, points on the discount rate, points on the wacc, points to the rate',
    'points au taux d’actualisation, points au cmpc, points au taux, points de cmpc, points de taux',
  ],
  predicted_as_well_as: [
    'as well as, just as well, as easily, as reliably',
    'aussi bien que, aussi bien, aussi facilement, aussi sûrement',
  ],
  price_of_today: [
    'price today, pay today, today’s price, is what I pay, is the price',
    'prix aujourd’hui, payer aujourd’hui, prix d’aujourd’hui, est le prix',
  ],
  profit_alone: [
    'discount net income, discount the net income, discount ebitda, discount the ebitda',
    'actualise l’ebitda, les résultats nets',
  ],
  profit_years_ahead: [
    'year three ebitda, ebitda of year three, ebitda in year three, year 3 ebitda, future ebitda, plan ebitda, doubled ebitda, ebitda of the plan',
    'ebitda de l’année trois, ebitda de l’année 3, ebitda dans trois ans, ebitda du plan, ebitda futur, ebitda doublé, ebitda de la dernière année',
  ],
  promised_profit: [
    'ebitda of the plan, plan ebitda, future ebitda, doubling, growth of the plan, whole plan, full plan',
    'ebitda du plan, ebitda futur, doublement, croissance du plan, tout le plan, plan entier, ebitda promis',
  ],
  raises_rate: [
    'add a bit to the discount rate, bump up the discount rate, put the discount rate up, raise the wacc, raise the discount rate, raise the beta, increase the beta, increase the wacc, points to the wacc, points to the discount rate, points on the wacc, higher beta, premium to the wacc',
    'augmente un peu le taux, monte un peu le taux, augmente le taux d’actualisation, monte le taux d’actualisation, augmenter le bêta, augmente le cmpc, majore le cmpc, majore le taux, augmente le taux, relever le cmpc, points au cmpc, points au taux, points de cmpc',
  ],
  rate_supplement: ['wacc, discount rate, risk premium', 'cmpc, wacc, taux, prime de risque'],
  recent_flows: [
    'cash flows of the last five, flows of the past, last five years’ cash, past five years’ cash, historical cash, cash flows of the last three',
    'flux des cinq dernières, flux des trois dernières, flux des années passées, flux du passé',
  ],
  regular_growth: [
    'steady growth, regular growth, smooth growth, constant growth each year, straight line growth, growth every year, linear growth',
    'croissance régulière, croissance constante chaque année, croissance linéaire, même croissance chaque année, croissance stable chaque année',
  ],
  reliable_word: [
    'reliable, trustworthy, can be trusted',
    'fiable, fiables, faire confiance, sûr, sûrs',
  ],
  rightly_valued: [
    'properly valued, correctly valued, well valued, fairly valued, valued properly, fixed, solved, sorted, works, fine',
    'bien valorisée, correctement valorisée, réglé, résolu, fonctionne, marche',
  ],
  rises_for_good: [
    'always rise, always go up, always goes up, keep rising',
    'montent toujours, finissent toujours par monter',
  ],
  room_in_plants: [
    'capacity, hiring plan, headcount, number of hires',
    'capacité, recrutements, effectifs, embauches',
  ],
  same_plants: [
    'with the same factory, with the same plant, with the same staff, with the same people',
    'avec la même usine, avec les mêmes usines, avec les mêmes équipes, avec les mêmes gens',
  ],
  same_price_each_year: [
    'same price every year, same price each year, same price all the way, one price for all the years',
    'même prix chaque année, même prix tous les ans, un seul prix pour toutes les années',
  ],
  sees_growth_alone: [
    'only one that sees, only method that sees, only method that looks, only one that looks, only one that captures, only method that captures, it captures the growth, captures all the growth, captures the growth, so much growth to value, multiples cannot see, multiples can not see, able to see the growth',
    'seul qui voit, seul qui voie, seul à voir, lui seul regarde, lui seul voit, seul à regarder, seul qui regarde, seul qui capte, seul à capter, il capte la croissance, capte toute la croissance',
  ],
  short_plan: [
    'three year plan, two year plan, three years of plan, two or three years, three year horizon, two year horizon, short plan, short horizon, short explicit period, two years of forecast, three years of forecast, two years of plan, one year of forecast, a year of forecast',
    'plan à trois ans, plan de trois ans, plan à deux ans, deux ou trois ans, horizon de trois ans, horizon de deux ans, plan court, horizon court, période explicite courte, deux ans de prévisions, trois ans de prévisions, un an de prévisions, deux ans de plan, une année de prévisions',
  ],
  short_span: ['one year, two years, three years', 'un an, deux ans, trois ans'],
  shortens_plan: [
    'shorten the explicit period, shorten the horizon, shorten the plan, cut the horizon, cut the plan to, shorter explicit period, reduce the horizon',
    'raccourcir la période explicite, raccourcir l’horizon, réduis l’horizon, réduire l’horizon, raccourcir le plan',
  ],
  simply_extend: [
    'just carry on, simply carry on, can just extrapolate, stays reliable, is no problem, is just as good, result is as good, is not a problem, can extrapolate',
    'suffit de continuer, il suffit de prolonger, il suffit d’extrapoler, ne gêne pas, reste fiable, pas un problème, pas gênant, extrapole le passé, on extrapole',
  ],
  spot_price: [
    'today’s oil price, today’s gas price, today’s copper price, today’s steel price, oil price of today, today’s price, price of today, current price, price of the day, latest price, today’s commodity price, spot, price as of today',
    'prix du pétrole d’aujourd’hui, niveau d’aujourd’hui, prix du cuivre d’aujourd’hui, prix de l’acier d’aujourd’hui, prix du pétrole au niveau, prix du jour, prix actuel, cours du jour, cours actuel, prix d’aujourd’hui, dernier prix, spot',
  ],
  steady_firm: [
    'mature company, stable company, stable cash flows, predictable cash flows, mature business, stable business, utility, utilities, toll road, motorway, regulated company, regulated utility, water company, infrastructure, stable firms, boring companies, predictable companies, predictable business',
    'société mature, société stable, flux stables, cash flows stables, flux prévisibles, cash flows prévisibles, entreprise mature, utilities, autoroute, autoroutes, société régulée, sociétés régulées, service public, infrastructure, infrastructures, entreprises stables, sociétés prévisibles, société d’eau, concession, concessions, péage, régie des eaux, distributeur d’eau',
  ],
  still_challenged: [
    'but, however, ask, check, test, challenge, so i would ask',
    'mais, cependant, demande, vérifie, teste, challenge, toutefois',
  ],
  straight_up: ['straight line, only goes up, flat for ever', 'tout droit, ligne droite'],
  straight_up_from_there: [
    'grow it, grow that, in a straight line, grown at, at inflation, with inflation, steady growth, constant growth',
    'fais croître, fait croître, en ligne droite, la croissance, fais progresser, croissance régulière, avec l’inflation, croissance constante, applique une croissance',
  ],
  sufficient: [
    'enough, suffices, covers the risk, takes care, does the job, that is it, solves, compensates, offsets exactly, all you need',
    'suffit, corrige, couvre le risque, règle, compense, résout, fait l’affaire',
  ],
  suits_well: [
    'reference method, standard method, standard way, standard approach, go to method, classic method, works fine, works well, works particularly well, method of choice, gold standard, natural method, perfectly suited, works beautifully, works wonderfully, perfect fit, textbook fit, works best, ideal, perfect case, perfect for, great for, well suited, best case, works very well, works perfectly, most precise, most reliable, best tool, very good for, best method, right tool',
    'méthode de référence, méthode standard, méthode classique, méthode la plus fiable, marche bien, fonctionne bien, marche parfaitement, méthode reine, méthode de choix, méthode naturelle, parfaitement adapté, particulièrement adapté, marche à merveille, fonctionne à merveille, marche très bien, idéal, cas parfait, parfait pour, très bien, meilleur cas, le plus précis, le plus fiable, bien adapté, meilleure méthode, bon outil',
  ],
  takes_on_trust: [
    'pay on his numbers, pay on their numbers, pay on his plan, pay on the plan, take his numbers, go by his numbers, trust, rely on, believe, take their word, take his word, accept, adopt, respect, go with, stick to, base my valuation on, base the price on',
    'paierais sur ses chiffres, paierais sur son plan, prends ses chiffres, pars de ses chiffres sans, fais confiance, fait confiance, me fie, se fie, crois, croit, accepte, adopte, reprends, m’appuie sur, retiens, valorise sur',
  ],
  throws_out: ['reject, throw out, bin, discard', 'rejette, jette, écarte, mets à la poubelle'],
  tool_of_choice: [
    'best tool, right tool, ideal tool, best method, right method, most suitable, most appropriate, best approach, right approach, tool of choice, best way to value, most useful tool, only method that, only tool that',
    'meilleur outil, bon outil, outil idéal, meilleure méthode, bonne méthode, plus adapté, plus approprié, bonne approche, meilleure approche, seule méthode qui, seul outil qui',
  ],
  troubled_firm: [
    'distressed company, company in distress, troubled company, company in difficulty, turnaround',
    'société en difficulté, entreprise en difficulté, société en crise, retournement',
  ],
  trusts_him: [
    'i trust, i would trust, i believe, i would believe, we trust, you can trust, at face value',
    'je fais confiance, je ferais confiance, je me fie, je me fierais, on fait confiance, on peut se fier, je crois à',
  ],
  twice_as_much: ['twice as much, twice as many', 'deux fois plus'],
  unexamined: [
    'no need to go through, without looking at, without checking, without reading, whatever the assumptions, market practice, common practice',
    'sans regarder, sans vérifier, sans lire, quelles que soient les hypothèses, pratique de place, usage de place',
  ],
  unlisted_barred: [
    'used for private companies, used for unlisted companies, used for a private company, done for unlisted companies, for private companies, for unlisted companies, for companies that are not listed',
    'pour les sociétés non cotées, pour une société non cotée, pour les non cotées, sur une non cotée, pour une boîte non cotée',
  ],
  unread_word: [
    'no need to look inside, without looking inside, across the board, on principle, automatically',
    'inutile de regarder, sans regarder, d’office, systématiquement, par principe',
  ],
  untouched_plan: [
    'instead of touching the plan, rather than touching the plan, instead of rebuilding, instead of changing the plan, rather than changing the plan, without touching the plan',
    'plutôt que de toucher au plan, sans toucher au plan, au lieu de toucher au plan, au lieu de refaire le plan, plutôt que de refaire le plan',
  ],
  vetted_plan: [
    'it was audited, it has been audited, validated by the auditors, checked by the auditors, signed off by',
    'il a été audité, validé par les auditeurs, certifié par, validé par les commissaires, validé par le conseil',
  ],
  works_best: [
    'works best, at its best, ideal, best suited, perfect for, perfectly suited, works very well, works perfectly, shines, most useful, most reliable, right tool, where it works, made for, best for, designed for, most at home',
    'marche le mieux, fonctionne le mieux, idéal, parfait pour, le mieux adapté, particulièrement adapté, fonctionne très bien, marche très bien, le plus utile, le plus fiable, le bon outil, convient le mieux, fait pour, conçu pour',
  ],
  works_for_all: [
    'works for any company, works for every company, works for all companies, works with any company, works for any business, works for everything, suits any company, suits every company',
    'marche pour toutes les sociétés, marche pour n’importe quelle société, marche pour n’importe quelle entreprise, marche pour tout, fonctionne pour toutes les sociétés, fonctionne pour n’importe quelle, convient à toutes, convient à n’importe quelle',
  ],
};
