import type { Lexicon } from '../../types.ts';

/** The beta, in the words people use for it. */
export const betaNotions: Lexicon = {
  gearing_of_target: [
    'target’s structure, target structure, target’s capital structure, target capital structure, target’s leverage, target’s gearing, target’s debt, structure of the target, leverage of the target, company’s own structure, at the target’s, own capital structure, our own debt ratio, our debt ratio, our own leverage, our own structure, our structure',
    'structure de la cible, structure financière de la cible, structure cible, levier de la cible, dette de la cible, endettement de la cible, gearing de la cible, celle de la cible, celui de la cible, sa propre structure, notre structure, notre levier, notre endettement, notre propre structure',
  ],
  jolt: [
    'nerves, mood swings, amplifies, magnifies, bumpier, bumpy, twitchy, moves, swings, shaken, jolts, volatility, fluctuates, sensitive, jump, jumpy, jumpier, jerks, shakes, wobbles, bounces',
    'nerfs, sautes d’humeur, humeurs, amplifie, secoue, nervosité, secoué, agitée, bouge, secousses, secoués, varie, volatil, volatilité, fluctue, sensible, varient, nerveuse, tressaute, tangue, remue, rebondit',
  ],
  relever_word: [
    'relever, relevering, relevered, re lever',
    'réendetter, réendettement, réendetté, réendette',
  ],
  take_out: [
    'wash out, scrub out, filter out, peel off, scrape off, undress, take out, taken out, strip out, remove, clean out, back out, neutralise, without, erase, wipe out, undo, unlever, rid of, wash the loans out, strip the loans out',
    'ôter, ôte, laver, filtrer, gratter, débarrasser, déshabille, déshabiller, retirer, enlever, effacer, neutraliser, nettoyer, gommer, éliminer, désendetter, sortir, sors, enlève ses emprunts',
  ],
};
