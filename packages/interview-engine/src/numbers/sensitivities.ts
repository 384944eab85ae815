import type { Claim } from './claims.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { SENTENCE_BREAK } from './roles.ts';
import { sentenceUpTo } from './sentences.ts';

// "Each turn is three euros", "un point de plus, c'est 40 millions": how fast a figure moves.
const STEP_MOVES =
  /^\s*(?:(?:of|de|d') ?\w+ )?(?:more|less|extra|higher|lower|either way|up or down|(?:de|en) (?:plus|moins)(?: (?:ou|et) (?:de |en )?(?:plus|moins))?)?(?: (?:on|of|in|sur|de) (?:the |le |la |l')?[a-z]+)?,?\s*(?:(?:ca|cela|it|that) )?(?:is|adds?|means?|costs?|moves?|changes?|shifts?|swings?|vaut|fait|change|bouge|ajoute|represente|coute|c'est|joue|pese)\b/;
const EACH_MOVES =
  /\b(?:each|every|per|a|one|another|chaque|par|un|une)\s+(?:extra |additional |more |full )?(?:turn|point|notch|day|year|tour|cran|jour|annee)\b[^.,;#]{0,40}(?:, )?(?:\b(?:ca|cela) )?\b(?:is|adds?|means?|costs?|moves?|worth|vaut|fait|change|bouge|ajoute|represente|coute|c'est)\b/;
// "The premium costs two turns": what one thing alone does to a multiple.
const COSTS =
  /\b(?:costs?|coutent|coute|adds?|ajoutent|ajoute|saves?)(?: (?:donc|so|about|roughly|us|you|nous|environ))*\s*$/;
const CARRIED_ON =
  /^[^.;!?]*\b(?:so|or|thus|meaning|i\.?e|that's|which is|donc|soit|ou)\b[^.;!?]*$/;
const STEP_UNITS: ReadonlySet<SpokenNumber['unit']> = new Set([
  'multiple',
  'percent',
  'days',
  'years',
]);

/** Whether a figure says by how much the answer moves when an input moves by one. */
export function isSensitivity(numbers: readonly SpokenNumber[], index: number): boolean {
  const number = numbers[index];
  if (!number) return false;
  if (EACH_MOVES.test(sentenceUpTo(numbers, index))) return true;
  if (number.unit === 'multiple' && COSTS.test(number.before)) return true;
  for (let at = index - 1; at >= Math.max(0, index - 3); at -= 1) {
    const [step, next] = numbers.slice(at, at + 2);
    const isStep = step !== undefined && step.value <= 1 && STEP_UNITS.has(step.unit);
    if (isStep && STEP_MOVES.test(next?.before ?? '')) return true;
    if (SENTENCE_BREAK.test(next?.before ?? '')) return false;
  }
  return false;
}

/** "One turn is two hundred, so four a share": a wrong figure that only follows from how another moves. */
export const followsSensitivity = (
  numbers: readonly SpokenNumber[],
  { index, number, isRight }: Claim,
): boolean => !isRight && CARRIED_ON.test(number.before) && isSensitivity(numbers, index - 1);
