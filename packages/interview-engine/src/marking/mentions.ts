import type { ConceptId } from '../content/concepts/index.ts';
import { conceptOf } from '../content/concepts/index.ts';
import { stem, stemmed, wordsOf } from '../text/fold.ts';

const needles = new Map<ConceptId, readonly string[]>();

/** The triggers of a concept in both languages, since bankers mix them, ready to be looked up. */
function needlesOf(id: ConceptId): readonly string[] {
  const known = needles.get(id);
  if (known) return known;
  const { en, fr } = conceptOf(id).triggers;
  const built = [...new Set([...en, ...fr].map(stemmed))].filter((needle) => needle.trim() !== '');
  needles.set(id, built);
  return built;
}

// What makes a mention a denial: a rejected method or a missing thing. Words are stemmed here.
// "Do not forget the bridge" is the opposite of one.
const DENIED_USE =
  /(?:\b(?:not|never|no need to|without|instead of|rather than|neither|jamais|sans|au lieu d\w*|plutot que)|\b(?<!oubli\w* )pas|\b(?<!(?:not|never|pas|without|sans|ne) )(?:ignor|forget|skip|oubli)\w*) (?:(?:us\w*|need\w*|consider\w*|includ\w*|apply\w*|look at|care about|bother with|utilis\w*|besoin|prend\w*|compt\w*|regard\w*|la|le|l|de|d|du|les|the|a|an|any|at|about|with|it|un|une) ?){0,4}$/;
// Nor does naming what one admits not to know.
const UNKNOWN =
  /\b(?:not know|not sure|no idea|never heard|not rememb\w*|sai[st]? pas|connai\w* pas|aucun idee|souvien\w* pas)(?: (?!but |mais )\w+){0,7} ?$/;

const LONGEST_CONTEXT = 90;

const isDenied = (before: string): boolean => DENIED_USE.test(before) || UNKNOWN.test(before);

/** Whether a sentence, given as its stems, names the concept and does not merely deny it. */
export function mentions(hay: string, id: ConceptId): boolean {
  return needlesOf(id).some((needle) => {
    for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + 1)) {
      const before = hay.slice(Math.max(0, at - LONGEST_CONTEXT), at + 1).trimStart();
      if (!isDenied(before)) return true;
    }
    return false;
  });
}

/** What is left of a sentence, given as its stems, without the names of the concepts. */
export const withoutTriggers = (hay: string, named: readonly ConceptId[]): string =>
  named
    .flatMap(needlesOf)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, needle) => rest.replaceAll(needle, ' '), hay);

const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

const FEWEST_OWN_WORDS = 3;
const OWN_SHARE = 0.35;

/** Whether a sentence says something of its own rather than the question over again. */
export function isOwn(sentence: string, question: string): boolean {
  const asked = new Set(stemsOf(question));
  const said = new Set(stemsOf(sentence).filter((word) => word.length > 2 || /\d/.test(word)));
  const own = [...said].filter((word) => !asked.has(word)).length;
  return own >= FEWEST_OWN_WORDS && own >= said.size * OWN_SHARE;
}
