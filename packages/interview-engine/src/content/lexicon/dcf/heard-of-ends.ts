import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is often said wrongly of the value after the plan and of growth for ever. */
export const heardOfEnds = {
  scrap_price: [
    'scrap value, liquidation value, break-up value, breakup value, salvage value, sold for scrap, sold off, assets are sold for, assets would fetch, assets would sell for, assets can be sold for, selling off the assets, selling the assets, closing down value, when the business closes, when the business stops, once the business stops, once the business closes, business stops after, company stops after, wound up, shut down, selling the machines, sell the machines, sale of the assets, left of the assets, value of the machines',
    'valeur de liquidation, valeur à la casse, vendus à la casse, prix de la casse, prix des actifs vendus, revente des actifs, prix de revente des actifs, actifs revendus, vente des actifs, tire des actifs, activité arrêtée, arrêt de l’activité, fermeture de l’entreprise, à la fermeture, quand l’entreprise s’arrête, quand l’entreprise ferme, entreprise s’arrête après, valeur de rebut, vendant les machines, vente des machines, vendant les actifs, reste des actifs, revente des machines, prix des machines',
  ],
  of_the_plan_years: [
    'covers the years of the plan, covers the plan, covers the forecast, sum of the five flows, sum of the plan flows, value of the five years, value at the start of the plan, sum of the flows over five',
    'couvre les années du plan, couvre le plan, couvre les cinq ans, somme des cinq flux, somme des flux du plan, somme des flux sur cinq, valeur des cinq années, valeur au début du plan',
  ],
  going_on_word: [
    'not, instead, unless, rather, going concern, mine, wind farm, concession, oil, finite, sometimes',
    'pas, plutôt, sauf, continuité, mine, concession, pétrole, parc, parfois',
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
  nobody_can: [
    'cannot, no company, nobody, never, not, impossible, otherwise, if, would, should not, one day, eventually',
    'aucune, personne, jamais, impossible, pas, sinon, si, serait, finirait, un jour',
  ],
  keeps_the_plan_pace: [
    'carry on with the rate of the last, keep the plan growth, same growth as the plan, like in the plan, like the plan, as in the plan, extend the plan growth, rate of the last plan years, keep the growth of the plan, keep the growth of the last',
    'continue au rythme des dernières, continue simplement au rythme, continue au rythme du plan, garde la croissance du plan, garde le rythme du plan, même croissance que le plan, comme dans le plan, prolonge la croissance du plan, prolonge le rythme, au rythme des dernières années, même croissance que dans le plan, croissance des dernières années du plan',
  ],
  far_money_is_nothing: [
    'distant money hardly counts, far-off money hardly counts, distant flows hardly count, distant years hardly count, far away flows hardly count, far-off flows count for nothing, discounting wipes it out, discounting kills it, distant money is worth almost nothing, distant flows are worth almost nothing',
    'argent lointain ne compte presque pas, flux lointains ne comptent pas, flux lointains ne pèsent rien, années lointaines ne pèsent rien, actualisation l’écrase, actualisation le réduit à rien, argent lointain ne vaut presque rien, flux lointains ne comptent presque pas, flux lointains ne valent presque rien, années lointaines ne comptent presque pas',
  ],
  always_a_small_part: [
    'always a small part, always a small share, never much, only a small part, just a small part, a small part, ten percent or so, around ten percent, about ten percent, usually ten percent, hardly weighs in the total, hardly weighs anything, ten percent at most, at most ten percent, weighs next to nothing',
    'pèse jamais beaucoup, pèse jamais lourd, toujours une petite part, jamais grand-chose, dix pour cent environ, environ dix pour cent, à peine dix pour cent, une petite part, dix pour cent au plus, au plus dix pour cent, pèse presque rien, pèse à peine, 10 % au plus',
  ],
  this_share_of_it: [
    'higher the share of terminal value, higher the share, bigger the share, higher its share, bigger its share, higher that share, high terminal value share, high share of terminal value, large share of terminal value, big terminal value, heavy terminal value, high terminal value, bigger the terminal value, heavier the terminal value, larger the terminal value, percent terminal value, percent of terminal value',
    'plus cette part est haute, plus cette part est élevée, plus cette part est forte, plus la part est élevée, plus sa part est élevée, plus sa part est haute, part élevée de valeur terminale, forte part de valeur terminale, grosse valeur terminale, plus la vt pèse, plus la vt est grosse, plus la vt est élevée, plus elle pèse, plus la valeur terminale pèse, % de valeur terminale, pour cent de valeur terminale, plus la valeur terminale est grosse, plus la valeur terminale est élevée',
  ],
  makes_it_sounder: [
    'more solid the valuation, more reliable the valuation, more robust the valuation, safer the valuation, valuation is safer, valuation is more solid, valuation is more robust, valuation is more reliable, makes it robust, makes it safer, makes it more reliable, makes the valuation robust, makes the valuation safer, makes the valuation more reliable, the more reliable it is, the safer it is, depends less on assumptions, less dependent on assumptions, less sensitive to assumptions, sign of quality, makes the price safer, less it hangs on, less it depends on assumptions',
    'plus la valo est solide, plus la valo est fiable, plus la valo est robuste, plus la valorisation est solide, plus la valorisation est fiable, plus la valorisation est robuste, plus c’est fiable, plus c’est solide, plus c’est sûr, rend la valorisation robuste, rend la valorisation fiable, rend la valorisation solide, rend la valo robuste, rend le dcf plus solide, dépend moins des hypothèses, moins sensible aux hypothèses, gage de qualité, moins ça dépend des hypothèses, moins elle dépend des hypothèses, moins on dépend des hypothèses, signe de qualité',
  ],
  capex_small_at_end: [
    'capex should be well below, capex should be below, capex should be lower, capex can be below, capex can stay below, capex well below depreciation, capex must be below',
    'capex doit être bien inférieur, capex doit être inférieur, capex peut être inférieur, capex peut rester inférieur, capex bien inférieur, capex doit être plus faible, capex inférieur à la dotation',
  ],
  can_grow_at: [
    'can grow at, may grow at, grows at, could grow at, keep growing at',
    'peut croître à, peut croître de, peut grandir à, peut progresser de, croît à',
  ],
  already_divided: [
    'divided by wacc, divided by the wacc, already divided by, dividing by the wacc already, divided by the rate',
    'déjà divisé par, déjà divisée par, divise déjà par, on a divisé par',
  ],
  top_word: ['best financial year', 'meilleur exercice, meilleurs exercices, exercice record'],
  not_grow: [
    'no growth on the flow, no growth on it, not grown, without the growth',
    'sans croissance dessus, sans la croissance, sans y ajouter la croissance',
  ],
  the_plan_figure: [
    'five percent of the plan, six percent of the plan, seven percent of the plan, eight percent of the plan, percent of the plan, plan’s seven percent, plan’s six percent',
    '% du plan, pour cent du plan',
  ],
} as const satisfies Lexicon;
