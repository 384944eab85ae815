import type { SpokenNumber } from './parsing/spoken-number.ts';

const ENTRY =
  '^\\W*(?:(?:percent|pour cent|millions?|euros?|of (?:the |its )?ebitda|de l.ebitda|a partir de la|from there|pour moi|for me)\\W+)*';
const MARK =
  '(?:starting point|point de depart|landmark|reference|(?:point de )?repere|data point|donnee|indication|headline|plafond)';
const SET_ASIDE = new RegExp(
  [
    `${ENTRY}(?:on paper|sur le papier|at face value|affiches?|en facial)\\b`,
    `${ENTRY}(?:is|that's|it's|that is|c'est|ce n'est|est|reste) (?:only |just |qu'|simplement |seulement |que )?(?:an? |the |une? |le )?${MARK}\\b`,
    // "EBITDA gives 45, but that's before the debt".
    "^[^.;!?]{0,40}\\b(?:but (?:that|this|it)(?:'s| is| ignores| misses)|mais (?:c'est|ca|cela|(?:elle|il) (?:ignore|oublie))|because (?:it|that)(?:'s| is) before)\\b",
  ].join('|'),
);

// "It brings 43 percent of EBITDA, but it has more debt": what a step is followed by that leads to less.
const TO_BE_LOWERED =
  /^[^.;!?]{0,40}\b(?:but|mais) [^.;!?]{0,70}\b(?:less|lower|smaller|more debt|moins(?! que)|inferieur\w*|plus bas\w*|plus (?:de dette|endettee?))\b/;

const STOPS = [
  "i(?:'d|'ll)? stop (?:there|here)",
  "i (?:haven't|don't have|can't get)(?: [a-z]+){0,4} (?:figure|number|answer|result)",
  "i(?:'d| would) need (?:a|to)",
  'for the rest i',
  "m'arrete la|il me manque|je ne sais plus|je vous fais grace",
  "je n'ai (?:pas|plus) (?:le|fini)",
  'il faudrait (?:le |la )?(?:calcul\\w*|pos\\w*)',
  "j'aurais besoin d'une",
];
const GIVEN_UP = new RegExp(`\\b(?:${STOPS.join('|')})\\b`);

/** Whether a figure is said only to be left behind. */
export const isSetAside = ({ after }: SpokenNumber): boolean => SET_ASIDE.test(after);

/** Whether a step is said only as what the answer lies below. */
export const isToBeLowered = ({ after }: SpokenNumber): boolean => TO_BE_LOWERED.test(after);

/** "There's a step missing, I'll stop there": no figure before it was meant as the answer. */
export const isGivenUp = (numbers: readonly SpokenNumber[]): boolean =>
  GIVEN_UP.test(numbers.at(-1)?.after ?? '');
