import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The beta, in the words of those who get it wrong. */
export const betaMisstated: Lexicon = {
  beta_goes_down: [
    crossed('pushes, drives, brings, pulls', 'the beta down, it down').concat(
      ', lowers the beta, beta goes down, beta falls, beta drops, lower beta, beta is lower',
    ),
    'fait baisser le bêta, bêta baisse, bêta descend, bêta diminue, bêta plus bas, bêta est plus bas, réduit le bêta',
  ],
  beta_goes_up: [
    crossed('pushes, drives, brings, sends, moves', 'the beta up, its beta up').concat(
      ', raises the beta, beta goes up, beta rises, beta climbs, makes the beta bigger, beta gets bigger, higher beta',
    ),
    'fait monter le bêta, fait grimper le bêta, bêta monte, bêta grimpe, bêta augmente, bêta plus gros, bêta est plus élevé, augmente le bêta',
  ],
  beta_higher: [
    'goes up, go up, goes higher, makes it rise, raises the beta, increases the beta, higher beta, higher asset beta, higher unlevered beta, beta rises, bigger beta',
    'fait monter, fait grimper, augmente le bêta, bêta plus élevé, bêta plus fort, bêta supérieur, bêta monte, bêta augmente',
  ],
  beta_lower: [
    'goes down, go down, brings the beta down, brings it down, lowers the beta, reduces the beta, lower beta, beta falls, beta comes down',
    'fait baisser, fait descendre, réduit le bêta, diminue le bêta, bêta plus faible, bêta plus bas, bêta baisse, bêta diminue, bêta des actions diminue, bêta des actions baisse',
  ],
  beta_wrong_side: [
    'unlever at the target, unlever with the target, relever at the peer, relever with the peer',
    'désendette avec la structure de la cible',
  ],
  debt_calms_beta: [
    'unlevering raises, unlevering increases, unlevered beta is higher, unlevered beta is bigger, relevering lowers, relevering reduces, multiply to unlever, unlever by multiplying, debt lowers the beta, debt reduces the beta, leverage lowers the beta, leverage reduces the beta, levered beta is lower, unlevering pushes the beta up',
    'désendetter augmente, désendetter fait monter, bêta désendetté est supérieur, réendetter baisse, réendetter diminue, réendetter fait baisser, dette réduit le bêta, dette baisse le bêta, dette diminue le bêta, levier réduit le bêta, levier baisse le bêta, levier diminue le bêta, désendette en multipliant',
  ],
  gearing_noun: [
    'capital structure, leverage, gearing, debt, indebtedness, financing',
    'structure financière, structure du capital, levier, endettement, dette, financement',
  ],
  gearing_of_peer: [
    'peer’s structure, peers’ structure, peer’s capital structure, peers’ capital structure, peer’s leverage, peers’ leverage, peer’s gearing, peers’ gearing, peer’s debt, peers’ debt, structure of the peer, leverage of the peer, debt of the peer, comparable’s structure, comparable’s capital structure, comparable’s leverage, structure of the comparable, leverage of the comparable, at the peers’, at the comparable’s, to the peer’s, put the peer’s back, the peer’s back, peer’s own debt, peer’s debt level, peer’s own debt level, peers’ own debt, neighbour’s debt',
    'structure du pair, structure des pairs, structure financière du pair, structure financière des pairs, structure du comparable, structure des comparables, structure financière du comparable, structure financière des comparables, levier du pair, levier des pairs, levier moyen des pairs, levier du comparable, levier des comparables, dette du pair, dette du comparable, endettement du pair, endettement du comparable, endettement des pairs, gearing du pair, celle du comparable, celle du pair, celui du pair, celui du comparable, remets celle du pair, réendette avec celle du pair, niveau de dette du pair, propre dette du pair, dette des pairs, dette du voisin',
  ],
  gets_bigger: [
    'bigger, larger, higher, goes up, grows, gets bigger, becomes bigger, swells, makes it bigger, makes it higher, makes it go up, pushes it up, raises it',
    'gonfle, grossit, augmente, plus gros, plus grand, devient plus grand, le grossit, le fait grimper, le fait augmenter, le rend plus grand, le rend plus élevé',
  ],
  high_beta: [
    'beta of one point two, beta of two, beta of 1.5, beta of 1.2, beta of 2, beta above one, beta greater than one, beta over one, high beta, higher beta, higher the beta, beta goes up, beta rises, beta is high, beta is higher, beta increases',
    'bêta de un virgule deux, bêta de 2.5, bêta de 1.2, bêta supérieur à un, bêta élevé, bêta supérieur à 1, bêta plus élevé, bêta est élevé, bêta monte, bêta augmente, bêta fort, bêta plus fort',
  ],
  less_risky: [
    'less risky, safer, lower risk, less volatile, less risk',
    'moins risqué, moins volatil, plus sûr, moins de risque',
  ],
  less_risky_shares: [
    'shares less risky, shares safer, stock less risky, equity less risky, equity safer, shares move less, stock moves less, shares calmer',
    'actions moins risquées, titres moins risqués, actions plus sûres, fonds propres moins risqués, action bouge moins, titre bouge moins, action plus calme',
  ],
  leverage_of_peer: [
    'peer’s leverage, peer’s capital structure, peer’s debt, peer’s gearing, peer’s structure, leverage of the peer',
    'levier du pair, structure du pair, dette du pair, levier des pairs, structure financière du pair, endettement du pair',
  ],
  leverage_of_target: [
    'target’s, of the target, target structure, target leverage, its own structure',
    'de la cible, structure cible, levier cible, de la société',
  ],
  low_equity_beta: [
    'lower the beta, reduces the equity beta, lowers the equity beta, equity beta falls, equity beta goes down',
    'plus le bêta baisse, réduit le bêta, bêta baisse, bêta diminue',
  ],
  lower_beta: [
    'lower beta, smaller beta, beta is lower, lower risk, less risk, beta too low, equity beta falls, equity beta goes down, equity beta drops',
    'bêta plus faible, bêta plus bas, bêta est plus faible, moins de risque, bêta trop faible, bêta trop bas, bêta des actions diminue, bêta des actions baisse, bêta endetté baisse, bêta des fonds propres diminue, bêta des fonds propres baisse',
  ],
  lower_still: [
    'lowers the, lowers its, reduces the, reduces its, brings down the, the smaller the',
    'plus faible est, fait baisser le, fait baisser son, réduit le, réduit son, abaisse le, diminue le',
  ],
  measures: ['measures, captures, reflects, shows', 'mesure, reflète, capte, traduit'],
  no_unlever: [
    'no need to take the debt out, leave their debt in, no need to unlever, not unlever, without unlevering, not adjust it, same beta, no need to adjust, not need to adjust, no adjustment, without correcting, no need to strip the debt, no need to remove the debt',
    'pas besoin d’enlever la dette, pas besoin de retirer la dette, laisse leur dette dedans, pas besoin de désendetter, sans désendetter, inutile de désendetter, sans le désendetter, le même bêta, garde le bêta, pas besoin de corriger, sans correction, sans ajustement, pas besoin d’ajuster, inutile d’ajuster, inutile d’enlever la dette, inutile de retirer la dette',
  ],
  own_risk: [
    'risk of bankruptcy, risk of default, specific risk, specific to the company, company specific, idiosyncratic, diversifiable risk, total risk, own risk, go bust, go bankrupt, goes bankrupt, fail, bankruptcy risk, default risk',
    'risque de faillite, risque de défaut, risque spécifique, risque propre, risque diversifiable, risque total, propre à l’entreprise, propre à la société, spécifique à, fasse faillite, faire faillite, dépose le bilan',
  ],
  same_beta: [
    'same beta, peer’s beta as, beta straight, beta of the peer as',
    'même bêta, bêta du pair tel quel, bêta du pair directement',
  ],
  stays_unlevered: [
    'not put our debt back, no need to put our debt back, asset beta goes into the capm, unlevered beta goes into, unlevered beta goes in the, plug the asset beta, plug the unlevered beta, use the unlevered beta in, use the asset beta in, stop at the asset beta, put the asset beta in the capm, no need to relever, not relever, without relevering, keep the unlevered beta, keep the asset beta, unlevered beta directly in, asset beta directly in, not put our own debt back, without putting our debt back, without putting the debt back, asset beta goes in the capm',
    'sans remettre notre dette, sans remettre la dette, sans remettre de dette, inutile de remettre notre dette, bêta désendetté dans le medaf, bêta désendetté va dans, utilise le bêta désendetté dans, m’arrête au bêta désendetté, inutile de le réendetter, pas besoin de le réendetter, mets le bêta désendetté, prends le bêta désendetté pour, bêta de l’actif dans le medaf, pas besoin de réendetter, inutile de réendetter, sans réendetter, sans le réendetter, ne le réendette pas, ne réendette pas, garde le bêta désendetté, pas besoin de remettre notre dette',
  ],
  straight_into_capm: [
    'straight into the formula, straight into the capm, directly into the formula, directly into the capm, as such into the capm',
    'directement dans la formule, directement dans le medaf, tel quel dans la formule, tel quel dans le medaf',
  ],
  strips_the_debt: [
    crossed(
      'take, taking, strip, stripping, remove, removing, clean',
      'the debt out, the peer’s debt out, the peer’s debt, the debt, its debt out, the loans out, its loans out, their debt out',
    ),
    crossed(
      'retire, retirer, enlève, enlever, ôte, sort',
      'la dette du pair, la dette, sa dette, les emprunts, ses emprunts, leur dette',
    ),
  ],
  unlever_word: [
    'unlever, unlevering, unlevered, delever the beta',
    'désendetter, désendettement, désendetté, désendette',
  ],
  unlevered_beta_word: [
    'asset beta, unlevered beta, business beta',
    'bêta de l’actif, bêta désendetté, bêta économique, bêta des actifs',
  ],
};
