import type { SpokenNumber } from './parsing/spoken-number.ts';

const SLIGHTLY =
  '(?:just|slightly|marginally|fractionally|barely|tout juste|legerement|a peine|an? (?:shade|touch|hair|bit|little|tad|whisker|smidge|smidgen|fraction|notch|sliver)|un (?:peu|chouia|poil|cheveu|tantinet|rien|(?:tout )?petit peu))';
const UNDER = new RegExp(
  `\\b(?:${SLIGHTLY} (?:under|below|shy of|short of|south of|off|less than|lower than|moins (?:de|d'|que)|en dessous (?:de|d')|inferieure? a|sous)|shy of|short of|south of|nearly|almost|not quite|not far (?:off|from|short of)|presque|pas (?:loin|tout a fait)|pres (?:de|d')|quasiment|un petit)\\b[^.,;:!?\\d]{0,12}$`,
);
const OVER = new RegExp(
  `\\b(?:${SLIGHTLY} (?:over|above|more than|north of|better than|higher than|plus (?:de|d'|que)|au.dessus (?:de|d')|superieure? a|mieux que)|north of|upwards of|an? (?:good|solid)|un (?:gros|bon)|une (?:grosse|bonne))\\b[^.,;:!?\\d]{0,12}$`,
);
const UNIT_FIRST =
  '^\\W*(?:(?:times|fois|turns?|tours?|euros?|percent|pour cent|%|million|millions|accretive|accretion|(?:de )?(?:relution|dilution))\\W+){0,2}';
const AND_LESS = new RegExp(`${UNIT_FIRST}${SLIGHTLY} (?:under|less|below|moins|en dessous)\\b`);
const ODD =
  '(?:and (?:a (?:bit|touch|hair|shade|tad|smidge|little)|change|something)|odd|et (?:quelques?|des (?:poussi[eè]res|brouettes)|un (?:peu|chouia|poil)))\\b';
const AND_MORE = new RegExp(
  `${UNIT_FIRST}(?:${SLIGHTLY} (?:over|more|above|plus|au.dessus)|something\\b|${ODD})`,
);
const ODD_WITHIN = new RegExp(`\\b${ODD}`); // "two and a bit times"

/** Whether a number is said to be a little too high (-1) or too low (1): "just under twenty". */
export function leaningOf({ before, after, text }: SpokenNumber): -1 | 0 | 1 {
  if (UNDER.test(before) || AND_LESS.test(after)) return -1;
  return OVER.test(before) || AND_MORE.test(after) || ODD_WITHIN.test(text) ? 1 : 0;
}
