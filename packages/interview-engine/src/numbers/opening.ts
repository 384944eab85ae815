import type { SpokenNumber } from './parsing/spoken-number.ts';

const LEADING =
  /^\W*(?:(?:so|well|okay|right|um|uh|euh|bon|alors|donc|eh bien|about|around|roughly|environ|a peu pres|plus|minus|moins|up|down|a|an|une?|accretive|dilutive|relutive?|dilutive?|yes|oui|by|of|de|i'd say|i would say|i get|i make it|i'd need|call it|let's say|it's|that's|je dirais|disons|je trouve|j'obtiens|j'arrive a|c'est|ca fait|il faudrait)[\s,]+)*[€$-]?$/;
const CHANGED =
  '(?:up|down|higher|lower|better|worse|accreti(?:ve|on)|diluti(?:ve|on)|(?:of|de) (?:accretion|dilution|relution)|relutif|dilutif|de (?:plus|moins)|en (?:plus|moins))';
const MEANT =
  '(?:a|per|par|each|every|chaque|avant|before|after|apres|pre|net|brut) ?-?(?:year|share|an|action|titre|tax|impot)s?';
const GIVE_OR_TAKE =
  '(?:today|now|in today|all in|in total|aujourd.hui|au total|en tout|give or take|or so|or thereabouts|roughly|more or less|a la louche|environ|en gros|a peu pres|grosso modo|a vue de nez|versus|vs|against|contre|par rapport|compared)';
const ENDING = new RegExp(
  `^\\s*(?:${CHANGED}|${MEANT})?\\s*(?:[.!](?:\\s|$)|,?\\s*${GIVE_OR_TAKE}\\b|, (?:about|around|so|or|soit|which is|that is) (?:about |a )?$)`,
);

/** "Plus fifteen point eight. EPS today is ...": the answer first, and then how it came about. */
export const opensAnswer = ({ before, after }: SpokenNumber, index: number): boolean =>
  index === 0 && LEADING.test(before) && ENDING.test(after);
