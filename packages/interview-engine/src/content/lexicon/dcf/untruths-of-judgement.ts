import type { Lexicon } from '../../types.ts';

/** The words of false statements about cycles, about when a DCF serves and about a seller's plan. */
export const untruthsOfJudgementNotions = {
  puts_at: [
    'put, place, set, position, base, built on, build on, value on, should be, take',
    'on place, on met, on prend, je place, je mets, on pose, basée sur, fondée sur, valorise sur, cale sur, doit être',
  ],
  latest_margin: [
    'last year’s margin, latest margin, current margin, last year’s ebitda, latest ebitda, most recent margin, most recent year, last known margin, last known year, margin of the latest, margin of the last, margin of the most recent, profitability of the last year',
    'marge de la dernière année, marge du dernier exercice, marge actuelle, dernière marge, marge la plus récente, ebitda du dernier exercice, marge de l’année dernière, marge du dernier réel, rentabilité de la dernière année',
  ],
  takes_as_base: [
    'take, use, keep',
    'je retiens, je prends, on prend, on retient, je garde, on garde, j’utilise, on utilise',
  ],
  regular_growth: [
    'steady growth, regular growth, smooth growth, constant growth each year, straight line growth, growth every year, linear growth',
    'croissance régulière, croissance constante chaque année, croissance linéaire, même croissance chaque année, croissance stable chaque année',
  ],
  cycle_cancels: [
    'averages out, evens out, cancels out, cancel out, washes out, balances out, ignore the cycle',
    's’annule, s’annulent, se compense, se compensent, se neutralise, ignore le cycle, on l’ignore',
  ],
  nothing_changes: [
    'nothing changes, nothing special, same dcf, a dcf is a dcf, nothing different, nothing specific',
    'rien ne change, rien de spécial, même dcf, rien de particulier, rien ne diffère, rien de différent',
  ],
  but_word: ['but, except, apart from, however', 'mais, sauf, hormis, excepté, cependant, or'],
  only_raises_rate: [
    'you just raise the discount rate, just raise the wacc, simply increase the wacc, i simply raise, just add two points, simply add two points, just add points, simply add a premium',
    'augmente simplement le taux, majore simplement le taux, majore simplement le cmpc, relève simplement le cmpc, augmente simplement le cmpc, me contente d’augmenter, suffit de majorer, ajoute simplement deux points, ajoute simplement un point, ajoute simplement une prime',
  ],
  steadier_than_others: [
    'more predictable, less sensitive, less risky, lower risk, more stable, easier to forecast, less volatile',
    'plus prévisible, moins sensible, moins risqué, plus stable, plus facile à prévoir, moins volatil',
  ],
  reserves_renew: [
    'reserves get replaced, reserves are replaced, reserves renew, reserves never run out, reserves are infinite, reserves always get replaced',
    'réserves se renouvellent, réserves sont remplacées, réserves sont renouvelées, réserves sont infinies',
  ],
  drops_it: [
    'drop, instead, rather, run to, until, nav, finite, life, exhausted, depleted',
    'plutôt, durée de vie, jusqu’à, nav, fini, finie, épuisement, abandonne',
  ],
  is_plenty: [
    'is plenty, are plenty, is enough, are enough, is sufficient, will do, is long enough',
    'suffit largement, suffisent largement, suffit amplement, est suffisant, est bien assez, est largement suffisant',
  ],
  few_years: [
    'two years, three years, two year, three year, one year',
    'un an, deux ans, trois ans',
  ],
  suits_well: [
    'works best, ideal, perfect case, perfect for, great for, well suited, best case, works very well, works perfectly, most precise, most reliable, best tool, very good for, best method, right tool',
    'idéal, cas parfait, parfait pour, très bien, meilleur cas, le plus précis, le plus fiable, bien adapté, meilleure méthode, bon outil',
  ],
  valued_with: [
    'are valued with, is valued with, valued on, use a, you use, i use, should be valued',
    'se valorise avec, se valorisent avec, on valorise avec, je fais un, on fait un, j’utilise un, valorise au',
  ],
  troubled_firm: [
    'distressed company, company in distress, distressed companies, troubled company, company in difficulty, turnaround',
    'société en difficulté, entreprise en difficulté, société en crise, retournement',
  ],
  better_for_it: [
    'more robust, more reliable, makes it safer, reassuring, a good sign, is a comfort, more solid, safer than a plan, safer than the plan',
    'rassurant, rassurante, plus robuste, plus fiable, plus solide, bon signe, gage de fiabilité',
  ],
  other_method: [
    'multiples, comparables, comps, precedents, transactions, other method, dividend, dividends, ddm',
    'multiples, comparables, transactions, précédents, autre méthode, dividendes, actif net, p/tbv',
  ],
  missing_plan: [
    'without a plan, no plan, absence of a plan, no business plan, without a business plan, without forecasts, no forecast, without plan',
    'sans plan, absence de plan, pas de plan, sans business plan, sans prévisions, aucun plan',
  ],
  simply_extend: [
    'can just extrapolate, stays reliable, is no problem, is just as good, result is as good, is not a problem, can extrapolate',
    'il suffit de prolonger, il suffit d’extrapoler, ne gêne pas, reste fiable, pas un problème, pas gênant, extrapole le passé, on extrapole',
  ],
  in_the_base: [
    'gains in, one offs in, items in, in the base, in the starting, in ebitda, in the ebitda',
    'dans la base, dans l’ebitda, au départ, dans le résultat',
  ],
  leaves_word: ['leave, keep, include', 'garde, conserve, inclus, intègre'],
  out_word: ['out, aside', 'de côté, hors, sors, sort'],
  windfalls_stay: [
    'gains stay in, one offs stay, exceptionals stay, stay in the base, stays in the base, stay in ebitda, gains belong in, normalising pointless, normalisation pointless, no point normalising, normalising is pointless',
    'gains restent dans, exceptionnels restent, restent dans l’ebitda, inutile de normaliser, normaliser ne sert, normalisation inutile',
  ],
  corrects_bias: [
    'covers the optimism, cover the optimism, corrects the optimism, correct the optimism, corrects for the bias, correct for the bias, problem is solved, that solves it, covers the plan risk, made to correct, covers the risk, covers everything',
    'couvre l’optimisme, couvrir l’optimisme, corriger les biais, corrige les biais, corriger l’optimisme, le tour est joué, est réglé, absorbe l’optimisme, couvre l’aléa, couvre le risque, couvre tout',
  ],
  raises_rate: [
    'raise the wacc, raise the discount rate, raise the beta, increase the beta, increase the wacc, points to the wacc, points to the discount rate, points on the wacc, higher beta, premium to the wacc',
    'augmenter le bêta, augmente le bêta, augmente le cmpc, augmenter le cmpc, majore le cmpc, majorer le cmpc, majore le taux, augmente le taux, augmenter le taux, relever le cmpc, points au cmpc, points au taux, points de cmpc',
  ],
  more_than_that: [
    'not just, not simply, not only, enough, rebuild, instead, rather',
    'pas seulement, pas simplement, ne suffit, reconstruis, reconstruire, plutôt, ne majore pas',
  ],
  pays_now: [
    'i pay for the, we pay for the, pay the plan, pay for it today',
    'je paie le plan, on paie le plan, je paie l’ebitda, on paie l’ebitda',
  ],
  risk_to_buyer: [
    'risk on the buyer, risk to the buyer, protects the seller, protect the seller',
    'risque sur l’acheteur, risque à l’acheteur, protège le vendeur, protège le cédant',
  ],
  no_diligence: [
    'no due diligence, no need for due diligence, skip due diligence, without due diligence, plan has been audited, plan is audited, no need to audit',
    'pas besoin d’audit, pas besoin de due diligence, inutile d’auditer, sans due diligence, pas d’audit nécessaire, plan a été audité, plan est audité, vdd suffit',
  ],
  single_case: [
    'one scenario, one case, a single scenario, a single case, single figure, one price',
    'un seul scénario, un seul cas, un scénario, un seul prix',
  ],
  does_the_job: [
    'is plenty, is enough, will do, does the job, is sufficient, is all you need, suffices',
    'suffit, est suffisant, fait l’affaire, est bien assez',
  ],
  runs_only: [
    'i run, i show, i build, i present, i keep, i take, i use, you run, you show, we run, we show',
    'je montre, je fais, je construis, je présente, je garde, je prends, je retiens, on montre, on fait',
  ],
  normalising_in_vain: [
    'normalising the current year pointless, normalisation pointless, normalising is pointless, normalising pointless',
    'inutile de normaliser, normaliser est inutile, normalisation est inutile, accepte les retraitements, retraitements tels quels',
  ],
  rises_for_good: [
    'always rise, always rises, always go up, always goes up, keep rising',
    'montent toujours, monte toujours, finissent toujours par monter',
  ],
  fixed_costs_word: [
    'fixed costs, operating leverage',
    'coûts fixes, levier opérationnel, charges fixes',
  ],
  calms: [
    'stabilise, dampen, smooth, protect, reduce the swings, cushion',
    'stabilisent, amortissent, lissent, protègent, stabilise, lisse',
  ],
  dcf_alone: [
    'only the dcf, dcf alone is enough, dcf is always superior, always better than multiples',
    'seul le dcf, dcf suffit, dcf est toujours supérieur',
  ],
  dividends_at_wacc: ['dividends at the wacc', 'dividendes au cmpc, dividendes actualisés au cmpc'],
  ends_all_risk: [
    'removes all risk, removes the risk, eliminates the risk, no risk left',
    'supprime tout risque, élimine le risque, supprime le risque',
  ],
} as const satisfies Lexicon;
