import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Median rather than mean, in the words of those who get it wrong. */
export const medianMisstated: Lexicon = {
  average_robust: [
    'average is more robust, mean is more robust, average resists outliers, unlike the median',
    'moyenne est plus robuste, moyenne résiste aux extrêmes, moyenne est moins sensible, contrairement à la médiane',
  ],
  dropping_distorts: [
    crossed(
      'removing, excluding, dropping, taking out, leaving out',
      'one, any, them, outliers, an outlier, extremes',
      'would bias, would distort, biases, distorts, would skew, is cheating, is manipulation',
    ),
    crossed(
      'en retirer, retirer, exclure, en exclure, enlever, en enlever, écarter',
      ', une, un, les extrêmes, les valeurs extrêmes, les valeurs aberrantes',
      'fausserait, biaiserait, fausse, biaise, serait une manipulation',
    ),
  ],
  extremes_kept: [
    'with all the outliers, outliers included, including the outliers, including outliers, with outliers in, outliers stay in, extremes included, all outliers in',
    'avec toutes les valeurs extrêmes, avec les valeurs extrêmes, valeurs extrêmes comprises, valeurs aberrantes comprises, extrêmes compris, y compris les extrêmes',
  ],
  keeps_extremes: [
    [
      crossed(
        'keep, keep all, keep all the, leave in, leave all, include, include all, never exclude, never drop',
        'outliers, extremes, extreme values, odd values, absurd multiples',
      ),
      crossed(
        'keep, keep all, leave in, include, include all, never exclude, never drop',
        'outliers, extremes, extreme values',
      ),
    ].join(', '),
    [
      crossed(
        'garde, garde toutes, conserve, conserve toutes, laisse, laisse toutes, inclus, inclus toutes, garde tous',
        'valeurs aberrantes, valeurs extrêmes, extrêmes, multiples aberrants, multiples extrêmes',
      ),
      crossed(
        'garde, garder, conserve, conserver, inclus, laisse',
        'valeurs aberrantes, valeurs extrêmes, extrêmes, aberrants, outliers',
      ),
    ].join(', '),
  ],
  kept_like_the_rest: [
    'stays in, kept in, left in, goes into the average, go into the average, counts like, same weight as, just as informative, as informative as, as much information, treated like, belongs in the average, kept with the others',
    'reste dans, compte comme, comptent autant, même titre que, tout aussi parlant, autant d’information, même poids, entre dans la moyenne, entrent dans la moyenne, gardés dans, laissés dans, ont leur place dans',
  ],
  mean_never_median: [
    crossed(
      'the mean, the average, a mean, an average',
      'never the median, not the median, never a median, rather than the median, and never the median, and not the median',
    ),
    crossed(
      'la moyenne, une moyenne',
      'jamais la médiane, pas la médiane, et pas la médiane, et jamais la médiane, plutôt que la médiane',
    ),
  ],
  mean_of_all: [
    crossed(
      'average, simple average, mean, plain average, arithmetic mean',
      'of all of them, of everything, of the whole sample, of all the multiples, of the whole list, of every multiple, of all the peers, of all peers, of the entire sample',
    ),
    crossed(
      'moyenne, moyenne simple, moyenne arithmétique',
      'de tous, de tout, de tout l’échantillon, de tous les multiples, de l’ensemble, de toute la liste, de tous les pairs',
    ),
  ],
  median_bad: [
    crossed(
      'median is, median gets, median is too',
      'distorted, pulled, sensitive to outliers, skewed, driven by outliers, moved by outliers, dragged',
    ),
    crossed(
      'médiane est',
      'tirée, faussée, sensible aux extrêmes, sensible aux valeurs extrêmes, déformée, biaisée',
    ),
  ],
  median_dragged: [
    crossed(
      'the median, median',
      'gets dragged, is dragged, gets pulled, is pulled, gets skewed, gets thrown off',
    ),
    crossed(
      'médiane',
      'se fait tirer, se laisse tirer, se fait embarquer, se fait fausser, se laisse fausser, bouge avec les extrêmes, dépend des extrêmes',
    ),
  ],
  median_fragile: [
    'median is distorted by, median is pulled by, median reacts to outliers, median throws away, median ignores half, median ignores data, median ignores information, median ignores what the others, median loses information, median wastes',
    'médiane est tirée par, médiane est faussée par, médiane réagit aux extrêmes, médiane laisse tomber, médiane jette, médiane perd de l’information, médiane ignore la moitié, médiane ignore l’information, médiane ignore des données',
  ],
  moves_with_extremes: [
    'jumps with one outlier, swings with one outlier',
    'bouge dès qu’il y a, bouge dès qu’une, bouge à la moindre',
  ],
  no_median: [
    'no need for median, median is unnecessary, median adds nothing, instead of the median, median is useless',
    'pas besoin de médiane, médiane n’apporte rien, médiane est inutile',
  ],
  nobody_excluded: [
    'not clean the sample, do not exclude, no need to exclude, never exclude, throw nothing out, nobody gets excluded, exclude no one, exclude nobody, without excluding, no need to remove, never remove, no need to clean',
    'n’exclus personne, n’exclut personne, pas besoin d’exclure, ne retire personne, sans rien retirer, sans exclure, n’exclus rien, inutile d’exclure, inutile de retirer, ne nettoie pas, sans nettoyer',
  ],
  odd_peer: [
    'outlier, outliers, under offer, bid target, near bankruptcy, nearly bankrupt, almost bankrupt, about to go bust, distressed peer, absurd multiple, at 45 times, at 60 times, extremes',
    'sous offre, en faillite, en quasi-faillite, valeur aberrante, multiple aberrant, à 45 fois, à 60 fois, extrêmes',
  ],
  prefers_mean: [
    [
      crossed(
        'use, take, prefer, would use, look at, read',
        'the mean, the average, mean, averages',
      ),
      'mean is better than, average is better than',
    ].join(', '),
    [
      crossed(
        'utilise, prends, préfère, retiens, regarde, lis',
        'la moyenne, une moyenne, la moyenne simple',
      ),
      'moyenne c’est mieux que, moyenne est meilleure que',
    ].join(', '),
  ],
  the_mean_first: [
    [
      crossed(
        'mean, average, simple average, arithmetic mean',
        ', always, simply',
        'is better, is safer, is fairer, is more accurate, works better, is more representative, is the right measure, uses all the data, takes everything into account, is what i use',
      ),
      crossed(
        'mean, average, the mean',
        'rather than the median, instead of the median, not the median, over the median, is better than the median, is more reliable, is more precise, is more robust, beats the median, captures all',
      ),
    ].join(', '),
    [
      crossed(
        'moyenne, moyenne simple, moyenne arithmétique',
        ', toujours',
        'est plus juste, est plus sûre, est plus représentative, est préférable, reflète mieux, tient compte de tout, est plus exacte, est la bonne mesure',
      ),
      crossed(
        'moyenne',
        'plutôt que la médiane, au lieu de la médiane, et pas la médiane, est meilleure que la médiane, est plus fiable, est plus robuste, est plus précise, vaut mieux que la médiane, prend tout en compte',
      ),
    ].join(', '),
  ],
  too_sensitive: [
    'too sensitive, more sensitive, is sensitive, is distorted, is skewed, more distorted, is pulled',
    'trop sensible, plus sensible, est sensible, est faussée, est tirée, trop influencée, plus influencée',
  ],
};
