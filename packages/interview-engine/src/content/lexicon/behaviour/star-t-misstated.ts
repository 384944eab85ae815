import type { Lexicon } from '../../types.ts';

/** Your own task, in the words of those who get it wrong. */
export const starTMisstated: Lexicon = {
  met_no_obstacle: [
    'no resistance, no obstacle, no opposition, no disagreement, no objections, not have to convince, not need to convince, no need to convince, nobody to convince, nobody resisted, nobody objected',
    'aucune résistance, pas de résistance, aucun obstacle, pas d’obstacle, aucune opposition, aucune objection, personne à convaincre, pas eu à convaincre, pas besoin de convaincre, rien eu à convaincre, personne n’a résisté, tout le monde était d’accord dès le début',
  ],
  sweep_power_but_polite: [
    'have the power but, power but you stay polite, power but stay polite, being the boss but polite, authority but you do not',
    'a le pouvoir mais, avoir le pouvoir mais, pouvoir mais on reste poli, pouvoir mais rester poli, être le chef mais, chef mais poli',
  ],
  sweep_their_boss: [
    'had the power to fire, i was the manager so, had to do what i said, had to obey me, had to do as i said, i was officially their boss, i was their boss, i was their manager, i was formally their manager, i was officially in charge of their pay, i signed their bonuses, i decided their bonuses, signed off their bonuses, i could fire them, could fire them, could sack them, power to fire them, they reported to me, i was officially their superior',
    'avais le pouvoir de, devaient m’obéir, devait m’obéir, obligés de m’obéir, devaient faire ce que je disais, j’étais leur chef, j’étais officiellement leur chef, j’étais officiellement le supérieur, j’étais le supérieur, j’étais leur supérieur, j’étais leur responsable hiérarchique, je signais leurs primes, je décidais de leurs primes, je pouvais les licencier, je pouvais les virer, j’avais le pouvoir de les licencier, ils me rapportaient',
  ],
};
