import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Perpetual growth, in the words of those who get it wrong. */
export const gordonMisstated: Lexicon = {
  above_peers: [
    'above peers, higher than peers, above the peers, above the sector, higher than the sector, above competitors',
    'au-dessus des pairs, supérieur aux pairs, au-dessus du secteur',
  ],
  above_the_economy: [
    'above gdp, above nominal gdp, above the gdp, above the economy, above economic growth, higher than gdp, higher than the economy, exceed gdp, outpace gdp, faster than gdp, faster than the economy, beat gdp',
    'au-dessus du pib, supérieure au pib, dépasser celle du pib, dépasser le pib, dépasser durablement le pib, plus vite que l’économie, au-dessus de la croissance du pib',
  ],
  above_the_wacc: [
    'above the wacc, above wacc, higher than the wacc, higher than wacc, greater than the wacc, exceeds the wacc, bigger than the wacc, above the discount rate, exceeds the discount rate, exceeds wacc',
    'supérieur au cmpc, supérieur au wacc, au-dessus du cmpc, au-dessus du wacc, dépasse le cmpc, dépasser le cmpc',
  ],
  aligned_with: [
    'aligned with, in line with, equal to, the same as, based on, keep, use, take, stay at',
    'aligné sur, alignée sur, égal à, celui du, celle du, cohérent avec, garde, utilise, prend, retient',
  ],
  any_growth: [
    'any growth, any growth rate, any rate of growth, whatever growth',
    'n’importe quelle croissance, toute croissance, n’importe quel taux de croissance',
  ],
  as_high_as_wacc: [
    'as high as the wacc, as high as the rate, equal to the wacc, close to the wacc, same as the wacc',
    'aussi haut que le cmpc, aussi élevé que le cmpc, égale au cmpc, proche du cmpc',
  ],
  as_long_as_under: [
    'as long as it is below, as long as it stays, provided it is lower, provided it’s lower, provided it is below, provided it’s below, as long as it is under, as long as it’s below, so long as it’s under, as long as it’s under',
    'tant que ça reste, tant que c’est sous, tant qu’elle reste, tant qu’on reste, du moment qu’elle reste, du moment que c’est, du moment que ça reste, à condition de rester, à condition qu’elle reste',
  ],
  beats_the_economy: [
    crossed(
      'beat, outgrow, outpace, grow faster than, grow above, outrun',
      'the economy for ever, the economy forever, gdp for ever, gdp forever, the economy for good, gdp for good, the economy indefinitely, gdp indefinitely',
    ),
    crossed(
      'battre, dépasser, croître plus vite que, grandir plus vite que, surpasser',
      'l’économie pour toujours, le pib pour toujours, l’économie indéfiniment, le pib indéfiniment, l’économie à l’infini, le pib à l’infini, l’économie éternellement, durablement l’économie',
    ),
  ],
  being_cautious: [
    'is conservative, is prudent, is cautious, means caution, on the safe side',
    'est prudent, est conservateur, signe de prudence',
  ],
  being_prudent: [
    'prudent, conservative, cautious, on the safe side',
    'prudent, conservateur, prudence',
  ],
  best_guess: [
    'best estimate, best guess, best we have, most recent estimate',
    'meilleure estimation, meilleure hypothèse, meilleur point de repère',
  ],
  can_grow_at: [
    'can grow at, may grow at, grows at, could grow at, keep growing at',
    'peut croître à, peut croître de, peut grandir à, peut progresser de, croît à',
  ],
  can_grow_faster: [
    'can grow faster than, may grow faster than, could grow faster than, can keep outgrowing, can outgrow, can keep beating',
    'peut croître plus vite que, peut grandir plus vite que, peut progresser plus vite que, peut aller plus vite que, peut dépasser indéfiniment',
  ],
  can_or_must: [
    'must, should, needs to, has to, can, could, may, is fine, ought to, generally, usually, normally',
    'doit, devrait, peut, pourrait, faut, en général, normalement',
  ],
  counted_twice: [
    'double count the growth, double count growth, count growth twice, be double counting',
    'double comptage, compterait deux fois',
  ],
  doubles_again: [
    'doubles again, keeps doubling',
    'doublera encore, double à nouveau, continuera à doubler',
  ],
  flow_of_year_one: [
    'flow of year one, year one flow, first year’s flow, flow of the first year',
    'flux de la première année, flux de l’année un, flux de l’année 1',
  ],
  formula_word: ['formula', 'formule'],
  growth_already_below: [
    'growth is already in the denominator, growth already in the denominator',
    'croissance est déjà au dénominateur, croissance est déjà dans le dénominateur',
  ],
  happily_use: [
    'can put, can set, can assume, can run with, can plug in, can go with, can well use, i would put, would rather put, would rather use, would go up to, can go up to, would go as high as, happily use, can use, could use, would use, can take, comfortable with, fine with, can well be, can easily be',
    'peut mettre, peut très bien mettre, peut utiliser, peut très bien utiliser, peut supposer, peut aller jusqu’à, peut tabler sur, je mettrais, mettrais plutôt, monterais à, irais jusqu’à, prendrais plutôt, peut retenir, peut prendre, peut très bien retenir, peut très bien prendre, à l’aise avec, retiens volontiers, prends volontiers',
  ],
  high_for_ever: [
    'four percent, five percent, six percent, seven percent, eight percent, ten percent',
    'quatre pour cent, cinq pour cent, six pour cent, sept pour cent, huit pour cent, dix pour cent',
  ],
  high_long_growth: [
    'perpetual growth of five, perpetual growth of six, perpetual growth of eight, g of five, g of six, g of eight',
    'croissance à l’infini de cinq, g de cinq, g de six, croissance à l’infini de six',
  ],
  high_pace: [
    'five, six, seven, eight, nine, ten, same pace, same speed, that pace, that speed',
    'cinq, six, sept, huit, neuf, dix, même rythme, même vitesse, ce rythme',
  ],
  high_percent: [
    '4%, 5%, 6%, 7%, 8%, four percent, five percent, six percent, seven percent, eight percent',
    'huit pour cent, 4 %, 5 %, 6 %, 7 %, 8 %, 4%, 5%, 6%, 7%, 8%, quatre pour cent, cinq pour cent, six pour cent, sept pour cent',
  ],
  keeps_at: [
    'keep, keeps, carry on at, go on at, continue at, stay at',
    'garde, garder, continue à, reste à, maintient, maintenir, tient',
  ],
  keeps_the_plan_pace: [
    'carry on with the rate of the last, keep the plan growth, same growth as the plan, like in the plan, like the plan, as in the plan, extend the plan growth, rate of the last plan years, keep the growth of the plan, keep the growth of the last',
    'continue au rythme des dernières, continue simplement au rythme, continue au rythme du plan, garde la croissance du plan, garde le rythme du plan, même croissance que le plan, comme dans le plan, prolonge la croissance du plan, prolonge le rythme, au rythme des dernières années, même croissance que dans le plan, croissance des dernières années du plan',
  ],
  low_or_careful: [
    'not, never, rather, below, lower',
    'pas, jamais, plutôt, inférieur, inférieure, plus bas, en dessous',
  ],
  lowers_terminal_value: [
    [
      crossed(
        'makes, shrinks, lowers, reduces, cuts, the smaller, the lower, the less',
        'the end value, the end value smaller, the terminal value smaller, the final value, the final value smaller',
      ),
      'lowers the terminal value, reduces the terminal value, terminal value smaller, terminal value falls, lower terminal value, smaller terminal value, terminal value lower, terminal value goes down, cuts the terminal value',
    ].join(', '),
    'moins la valeur terminale, moins la valeur de fin, rapetisse la valeur terminale, moins la vt, diminue la valeur terminale, baisse la valeur terminale, baisser la valeur terminale, réduit la valeur terminale, valeur terminale diminue, valeur terminale baisse, valeur terminale plus faible, valeur terminale plus petite',
  ],
  may_exceed: [
    'can exceed, may exceed, should exceed, must exceed, can be above, may be above, should be above, can be higher than, may be higher than, should be higher than, can easily exceed, can well exceed, can outgrow, can be faster than, no limit on, no ceiling on, no cap on',
    'peut dépasser, doit dépasser, peut très bien dépasser, peut être supérieure, peut être au dessus, doit être supérieure, peut croître plus vite, peut durablement dépasser, sans plafond, aucune limite à, aucun plafond',
  ],
  may_well_exceed: [
    'may well exceed, can perfectly exceed, can well exceed, may exceed, can exceed, can be above, may be above, can be higher than, may be higher than, can outpace, at or above, equal to or above, equal or above',
    'peut tout à fait dépasser, peut très bien dépasser, peut dépasser, peut largement dépasser, peut être supérieur à, peut excéder, peut rester au-dessus, égal ou supérieur, au moins égal à',
  ],
  more_growth: [
    'quicker growth, growing faster, bigger growth, more it grows, the more growth, higher growth, higher long term growth, higher perpetual growth, more growth, faster growth, higher g, raising growth, growth goes up',
    'plus ça croît, plus ça grandit, plus elle croît, plus on croît, croissance plus forte, croissance plus élevée, croissance plus haute, plus de croissance, hausse de la croissance, croissance est forte, g plus élevé, croissance à l’infini plus forte',
  ],
  nobody_can: [
    'cannot, no company, nobody, never, not, impossible, otherwise, if, would, should not, one day, eventually',
    'aucune, personne, jamais, impossible, pas, sinon, si, serait, finirait, un jour',
  ],
  not_for_ever: [
    'cannot, can not, not, never, nobody, no company, impossible, wacc, rate, discount, otherwise, bigger than, overtake, silly, absurd',
    'pas, jamais, personne, aucune, impossible, cmpc, taux, sinon, dépasserait, absurde',
  ],
  not_grow: [
    'no growth on the flow, no growth on it, not grown, without the growth, without the one plus g, no one plus g, straight away without growth, without making it grow, without swelling, not swell it, without another year of growth, without one more year of growth, without a further year of growth, without growing it, not grow it, not grow the, no need to grow, without growing, without increasing, not increase it, growth is already in the denominator, flow itself, final year itself, last year itself, no growth on top',
    'sans croissance dessus, sans la croissance, sans y ajouter la croissance, pas besoin de le faire croître, inutile de le faire croître, sans le un plus g, sans ajouter la croissance, sans le faire grossir, sans la faire grossir, sans le faire monter, sans le gonfler, sans une année de croissance, sans année de croissance supplémentaire, sans le faire croître, sans lui appliquer la croissance, pas croître, sans l’augmenter, ne l’augmente pas, flux lui-même, pas besoin de le faire grandir',
  ],
  on_first_flow: ['on the first flow, from the first flow', 'sur le premier flux, du premier flux'],
  one_minus_growth: [
    'one minus g, one minus growth, one minus the growth, 1 minus g, growth comes off the cash flow',
    'un moins g, un moins la croissance, 1 moins g',
  ],
  only_limit: [
    'only limit, only constraint, only condition, only cap',
    'seule limite, seule contrainte, seule condition, seul plafond',
  ],
  outgrows_all: [
    'can outgrow the economy, can outgrow gdp, outgrow the economy forever, can exceed the wacc, may exceed the wacc',
    'peut dépasser le cmpc, doit être supérieur au cmpc, doit dépasser le cmpc, peut dépasser le pib, g égal au cmpc',
  ],
  perfectly_possible: [
    'quite possible, perfectly possible, is possible, realistic, is achievable, is normal',
    'tout à fait possible, parfaitement possible, est possible, envisageable, réaliste, est normale',
  ],
  perpetual_growth_word: [
    'perpetual growth, terminal growth, long term growth, growth forever, growth rate in perpetuity',
    'croissance à l’infini, croissance perpétuelle, croissance terminale, croissance à long terme',
  ],
  plan_growth: [
    'growth rate of the plan, plan years’ growth, growth in the plan, historical average growth, average historical growth, average past growth, pace of the last plan years, pace of the last years, growth of the last years, pace of the plan, rate of the last years, growth of the final years, pace of the final years, recent pace, plan growth, plan’s growth, growth of the plan, growth of the last plan year, current growth rate, historical growth, past growth, one of the plan, one of the last year, that of the plan, growth of the last few years',
    'rythme du plan, taux du plan, croissance moyenne historique, moyenne historique de croissance, croissance moyenne passée, rythme des dernières années, croissance de fin de plan, rythme de fin de plan, rythme actuel, rythme des dernières, rythme récent, croissance du plan, croissance actuelle, croissance des dernières années, croissance historique, croissance passée, celle du plan, celle de la dernière année',
  ],
  quite_fine: [
    'perfectly reasonable, quite reasonable, perfectly realistic, quite realistic, nothing wrong with, is okay, is ok, is quite ok, is all right, works fine, is fine, is perfectly fine, no problem, is reasonable, is acceptable, are fine',
    'tout à fait raisonnable, parfaitement raisonnable, tout à fait réaliste, tout à fait tenable, rien de choquant, ça passe, ça va, passe très bien, tient la route, ne pose pas de problème, pas de problème, est raisonnable, est acceptable, aucun problème',
  ],
  set_at: [
    'equal to, set at, as high as, same as, keep',
    'égal à, je garde, on garde, je conserve, je maintiens, je prolonge, on prolonge, aussi élevé que, je reprends',
  ],
  still_holds: [
    'still works, works fine, still holds, still valid, remains valid, no problem, is fine, it’s fine, that’s fine, just gets bigger, simply gets bigger, just bigger, simply bigger, gives a bigger, gets very large, perfectly fine, not a problem, not an issue',
    'marche toujours, fonctionne toujours, marche encore, simplement plus grande, simplement plus élevée, pas de problème, aucun problème, reste valable, s’applique toujours, tient toujours, juste plus grande, pas gênant, pas grave, juste plus élevée, fonctionne quand même, marche quand même, valable quand même',
  ],
  take_off_plan_growth: [
    '',
    'retirer du cmpc c’est la croissance du plan, croissance du plan pas celle à l’infini',
  ],
  the_plan_figure: [
    'five percent of the plan, six percent of the plan, seven percent of the plan, eight percent of the plan, percent of the plan, plan’s seven percent, plan’s six percent',
    '% du plan, pour cent du plan',
  ],
};
