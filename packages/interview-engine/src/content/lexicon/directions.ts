/** Ways to say that something moves, as the predicate of a subject (see `crossed`). */
export const goesUp = [
  'rises, rose, goes up, go up, went up, increases, climbs, grows, jumps, is up, are up, is higher, improves, gets bigger, will rise, would rise, also rises, actually rises, will go up, would go up, will increase, gets higher',
  'monte de, monte donc, monte aussi, monte légèrement, qui monte, monte encore, monte quand même, augmente, grimpe, progresse, s’accroît, gonfle, grossit, s’améliore, va monter, va augmenter, est en hausse, monte donc, augmente donc, augmente aussi, elle augmente, grandit, est plus élevé, est plus élevée, est plus haut, est plus haute',
] as const;

export const goesDown = [
  'falls, fell, goes down, go down, went down, drops, declines, decreases, shrinks, is down, are down, comes down, is reduced, will fall, would fall, also falls, also drops, will drop, will go down, then falls, then drops, is lower, takes the hit, takes a hit',
  'baisse, diminue, chute, recule, descend, tombe, se réduit, plonge, fond, va baisser, va diminuer, est en baisse, baisse donc, diminue donc, baisse aussi, elle baisse, perd, encaisse, est plus bas, est plus basse, est plus faible',
] as const;

export const staysPut = [
  'stays the same, stay the same, remains the same, remain the same, stays flat, is unchanged, are unchanged, stays unchanged, does not change, do not change, does not move, do not move, is not affected, are not affected, is untouched, stays where it is, stays put, never changes, never change, never moves, is the same, has not changed, does not budge, stays where it was, stay exactly, stays exactly, stays as it was',
  'ne bouge pas, ne bougent pas, ne change pas, ne changent pas, reste la même, reste le même, restent les mêmes, reste stable, reste inchangé, reste inchangée, est inchangé, est inchangée, reste identique, ne varie pas, ne varient pas, n’est pas touché, ne sont pas touchées, n’est pas affecté, ne bouge jamais, ne changent jamais, reste pareil, reste pareille, reste comme avant, restent comme avant, restent exactement',
] as const;
