import type { Lexicon } from '../../types.ts';

/** Another structure in reserve, in the words of those who get it wrong. */
export const planBMisstated: Lexicon = {
  astray_plan_b: [
    'plan b, second plan, fallback, alternative structure, backup plan',
    'plan b, second plan, solution de repli, plan de secours, solution de secours',
  ],
  astray_useless: [
    'is useless, serves no purpose, is pointless, brings nothing, no use, is a waste, makes no difference',
    'est inutile, n’apporte rien, ne change rien',
  ],
  for_the_time_between: [
    'while waiting, in the meantime, until closing, during the review, meanwhile, figma, the seller, target',
    'en attendant, entre-temps, jusqu’au closing, pendant l’examen, figma, le vendeur, la cible',
  ],
  second_plan_word: [
    'plan b, fallback, alternative plan, a second plan',
    'plan b, plan de secours, solution de repli, solution de secours',
  ],
  stands_still_meanwhile: [
    'not run the business, stop developing, stop investing, stop hiring, stand still, freeze the business, freeze hiring, put everything on hold, stop working, no longer invest, pause the business',
    'arrêter de développer, arrêter d’investir, arrêter d’embaucher, geler les embauches, tout geler, tout arrêter, se mettre en pause, ne plus investir, mettre en pause',
  ],
};
