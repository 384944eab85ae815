import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Sensitivity analysis, in the words of those who get it wrong. */
export const sensitivityMisstated: Lexicon = {
  an_intrinsic_value: [
    'intrinsic, fundamental value, true value, objective',
    'intrinsèque, valeur fondamentale, vraie valeur, objectif, objective',
  ],
  as_for_any_company: [
    'as for any company, like for any other, like any other, standard perpetual, usual perpetuity',
    'comme pour n’importe quelle, comme pour toute, comme n’importe quelle, croissance à l’infini classique, infini normale',
  ],
  beside_others: [
    'alongside, next to it, beside it, plus a downside, and another, two others',
    'à côté, en parallèle, en face, plus prudent, et un autre, deux autres, en plus du plan',
  ],
  calms: [
    'stabilise, dampen, smooth, protect, reduce the swings, cushion',
    'stabilisent, amortissent, lissent, protègent, stabilise, lisse',
  ],
  confuses_them: [
    'confuses, muddies the water, muddy the water, blurs the message, only confuse',
    'embrouille, embrouillent, brouille le message, perd le client',
  ],
  exact_answer: [
    'dcf is objective, dcf is an objective, not depend on anybody’s opinion, not depend on any assumption, purely objective, one right answer, one true answer, the one right number, the exact value, one true value, the one right answer, precise to the, exact price',
    'dcf est objectif, méthode objective, ne dépend pas des hypothèses, ne dépend d’aucune hypothèse, purement objectif, une seule bonne réponse, le seul vrai chiffre, valeur exacte, la vraie valeur, au chiffre près, à l’euro près',
  ],
  fixed_costs_word: [
    'fixed costs, operating leverage',
    'coûts fixes, levier opérationnel, charges fixes',
  ],
  futures_word: [
    'futures, forward curve, forwards, forward market, forward price, curve',
    'futures, courbe à terme, marché à terme, prix à terme, courbe des prix, contrats à terme',
  ],
  hardly_moves: [
    'hardly moves, hardly changes, barely moves, barely changes, makes almost no difference, makes hardly any difference, hardly makes any difference, makes next to no difference, changes next to nothing, barely reacts, hardly reacts, reacts very little, barely responds, hardly depends on, changes almost nothing, almost no effect, little effect, negligible effect, does not move much, hardly touches, makes hardly any difference to, little effect on, moves practically nothing, moves almost nothing, practically no effect, changes practically nothing, does not move the value, moves the value very little, changes very little',
    'change à peine, bouge à peine, ne fait presque aucune différence, ne fait presque pas de différence, ne joue presque pas, change quasiment rien, réagit à peine, réagit très peu, ne réagit presque pas, dépend à peine, ne change presque rien, ne change quasiment rien, bouge très peu, ne bouge presque pas, presque aucun effet, effet négligeable, bouge presque pas, change presque pas, joue à peine, change presque rien à, peu d’effet sur, ne bouge pratiquement rien, ne bouge presque rien, ne change pratiquement rien, ne bouge quasiment rien, ne bouge quasiment pas, pratiquement aucun effet, ne change pas grand-chose, ne bouge pas grand-chose',
  ],
  has_no_place: [
    'has no place, have no place, has no role, have no role, is pointless, are pointless, is superfluous, add nothing, brings nothing',
    'n’a pas sa place, n’ont pas leur place, n’apporte rien, est superflu, sont superflus, ne sert que si',
  ],
  holds_anyway: [
    'stands, holds, does not move, stays, remains, does not change, is the same, intrinsic value',
    'tient, ne bouge pas, ne change pas, reste, demeure, valeur intrinsèque',
  ],
  knows_the_price: [
    'tells you the price, tells us the price, tells you what the price, tells us what the price, tells you where, tells us where, already knows, gives you the price, gives us the price, gives the price, gives the future price, gives you the future, knows the price, fixes the price, predicts the price, sets the price',
    'donne déjà le prix, donne le prix, donnent déjà, nous donne le prix, connaît le prix, connaît déjà, dit où va, dit déjà, annonce le prix, prédit le prix, prévoit le prix, fixe le prix',
  ],
  less_sensitive_word: [
    'less sensitive, not very sensitive, hardly sensitive, barely sensitive',
    'moins sensible, peu sensible, guère sensible, pas très sensible',
  ],
  less_useful: [
    'less useful, less important, less needed, less relevant, matter less, no use, useless, pointless, not needed, unnecessary, not necessary',
    'moins utiles, moins importantes, moins nécessaires, moins pertinentes, ne servent à rien, ne sert à rien, inutiles, inutile, pas nécessaires',
  ],
  model_inputs: [
    'assumptions, discount rate, wacc, growth rate, perpetual growth, terminal growth, terminal value, inputs, business plan, forecasts, projections',
    'hypothèses, taux d’actualisation, cmpc, wacc, croissance à l’infini, taux de croissance, croissance perpétuelle, valeur terminale, plan d’affaires, business plan, prévisions, projections',
  ],
  narrower_word: [
    'narrower, tighter, fewer, narrow, tight, less wide, smaller range, cut down, shorter list of, less need for, less need of',
    'plus étroite, plus resserrée, plus resserrées, moins large, plus serrée, plus serrées, resserrer, réduire, réduit, moins de, moins besoin de',
  ],
  nothing_to_flex: [
    'nothing to test, nothing to stress, no sensitivity to run, no sensitivity needed, no need for sensitivities, no need for a sensitivity, need no sensitivity, not need a sensitivity, not need sensitivities, not sensitive to, does not react to, sensitivities are pointless, sensitivity adds nothing',
    'rien à tester, rien à secouer, pas de sensibilité à faire, aucune sensibilité à faire, pas besoin de sensibilité, sensibilité ne sert à rien, sensibilités ne servent à rien, sensibilité est inutile, pas sensible aux, ne réagit pas aux, insensible aux, pas besoin d’analyse de sensibilité, n’a pas besoin d’une sensibilité, sensibilités n’ont pas d’intérêt',
  ],
  one_case_enough: [
    'one set of numbers will do, one version is enough, no point testing the assumptions, no need to flex, only run one scenario, only one scenario, no need for price scenarios, not need scenarios, not need sensitivities, not need price scenarios, do without sensitivities, skip the sensitivities, skip sensitivities, one price deck will do, single deck is enough, one deck is enough, no need to test anything, nothing to test, nothing needs testing, no need for scenarios, no need for sensitivities, sensitivities are useless, sensitivity is useless, one figure is enough, no scenarios needed, sensitivity adds nothing, one set of numbers is enough, no need to test the assumptions, not need to test the assumptions, no need to try other numbers',
    'un seul jeu de chiffres suffit, un jeu de chiffres suffit, une seule version suffit, un calcul suffit, inutile de tester les hypothèses, pas la peine de faire varier, qu’un seul scénario, fais qu’un scénario, pas besoin de scénarios de prix, se passer de sensibilités, se passer de scénarios, inutile de faire des sensibilités, inutile de faire des scénarios, inutile de multiplier les scénarios, rien à tester, pas besoin de rien tester, pas besoin de scénarios, pas besoin de sensibilités, les sensibilités ne servent, pas besoin de tester les hypothèses',
  ],
  one_point_of_rate: [
    'point of wacc, point on the wacc, point more of wacc, point of discount rate, wacc by a point, wacc by one point, one point more on the rate, point more on the rate, point on the rate, point on the discount rate, a point of rate, one percent more on the rate',
    'point de cmpc, point de wacc, point sur le cmpc, point de taux, cmpc d’un point, wacc d’un point, point de plus sur le taux, point de plus au taux, point en plus sur le taux, point sur le taux',
  ],
  price_known_ahead: [
    'prices are known, price is known, known in advance, quoted every day, price is quoted, prices are quoted, price is observable, price is public, hedged anyway',
    'prix est connu, prix sont connus, connu d’avance, connus d’avance, coté tous les jours, prix est coté, prix est public, prix est observable',
  ],
  range_word: [
    'range, ranges, spread of values',
    'fourchette, fourchettes, plage, plages, amplitude',
  ],
  reliable_forecast: [
    'reliable forecast, perfect forecast, accurate forecast, exact forecast, best predictor of the price',
    'prévision fiable, prévision exacte, prévision parfaite, excellente prévision',
  ],
  reserves_aside: [
    'reserves do not matter, reserve life does not, reserves play no part, ignore the reserves, whatever the reserves, regardless of reserves',
    'réserves n’entrent pas, réserves ne jouent pas, réserves ne comptent pas, peu importe les réserves, sans regarder les réserves, durée des réserves n’entre pas',
  ],
  runs_only: [
    'i run, i show, i build, i present, i keep, i take, i use, you run, you show, we run, we show',
    'je montre, je fais, je construis, je présente, je garde, je prends, je retiens, on montre, on fait',
  ],
  single_case: [
    'one base case, one single price, one price assumption, one price case, central case alone, seller’s case alone, only the central case, one central case, one scenario, one case, a single scenario, a single case, single figure, one price',
    'une seule hypothèse, un seul prix, un seul scénario, seul cas central, un seul cas, seul scénario central, cas du vendeur seul, un scénario',
  ],
  steadier_margin: [
    'steadier, more stable, less volatile, smoother',
    'plus stable, moins volatile, plus régulière',
  ],
  steadier_than_others: [
    'moves less than, swings less than, varies less than, have steadier margins, steadier margins, more stable margins, more predictable, less sensitive, less risky, lower risk, more stable, easier to forecast, less volatile',
    'bouge moins que, varie moins que, fluctue moins que, marges plus stables, marges plus régulières, plus prévisible, moins sensible, moins risqué, plus stable, plus facile à prévoir, moins volatil',
  ],
  terminal_growth_word: [
    'terminal growth, growth rate, perpetual growth, assumptions',
    'croissance à l’infini, taux de croissance, croissance terminale, hypothèses',
  ],
  unmoved_by_inputs: [
    crossed(
      'does not move with, does not depend on, hardly depends on, is not sensitive to, barely moves with, does not change with, hardly moves with',
      'the discount rate, the wacc, the rate, the assumptions, the growth rate, the inputs',
    ),
    crossed(
      'ne bouge pas avec, ne dépend pas, dépend peu, n’est pas sensible, ne varie pas avec, bouge à peine avec',
      'le taux, le taux d’actualisation, du taux, du taux d’actualisation, au taux, au taux d’actualisation, du wacc, au wacc, aux hypothèses, des hypothèses, les hypothèses, le wacc',
    ),
  ],
  whatever_the_inputs: [
    crossed(
      'whatever, whichever, regardless of, no matter what, no matter which',
      'wacc, discount rate, the wacc, the discount rate, growth, assumptions, the assumptions, inputs',
    ),
    crossed(
      'quel que soit, peu importe, quels que soient, quelles que soient, peu importent',
      'wacc, cmpc, taux, le wacc, le cmpc, le taux, taux d’actualisation, hypothèses, les hypothèses',
    ),
  ],
  wider_word: [
    'wider, widen, broader, larger, illusion, nobody knows, too narrow, too tight, not a forecast',
    'plus large, élargir, élargis, illusion, personne ne, trop étroite, trop étroites, trop serrée, pas une prévision',
  ],
};
