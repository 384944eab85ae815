import type { ConceptId } from '../content/concepts/index.ts';
import { shorten } from './evidence.ts';
import type { OwnSentence } from './own-words.ts';
import type { TakenBack } from './taken-back.ts';
import type { ShowingSentence } from './what-sentences-show.ts';

/** A sentence, and the concepts it shows. */
export interface Saying {
  readonly quote: string;
  readonly shows: readonly ConceptId[];
  /** Whether it also says something that is false, or looks so. */
  readonly isDoubtful: boolean;
}

/** What each sentence of an answer shows, and those that say something false. */
export const sayingsIn = (
  showings: readonly ShowingSentence[],
  isDoubtful: (sentence: OwnSentence) => boolean,
): Saying[] =>
  showings.map(({ sentence, shown, belied }) => ({
    quote: shorten(sentence.text),
    shows: [...shown].flatMap(([id, verdict]) => (verdict === 'correct' ? [id] : [])),
    isDoubtful: belied.size > 0 || isDoubtful(sentence),
  }));

/** What an answer shows, less what its speaker took back. */
export const stillShown = (
  showings: readonly ShowingSentence[],
  takenBack: TakenBack,
): ShowingSentence[] =>
  showings.map((showing) => {
    const stands = (id: ConceptId) => !takenBack.point(showing.sentence, id);
    const shown = [...showing.shown].filter(([id]) => stands(id));
    if (shown.length === showing.shown.size) return showing;
    const belied = new Set([...showing.belied].filter(stands));
    return { ...showing, shown: new Map(shown), belied };
  });

/** What an answer names by its words, each with the sentence that does. */
export function namedIn(
  sentences: readonly OwnSentence[],
  concepts: readonly ConceptId[],
): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const id of concepts) {
    const naming = sentences.find(
      (sentence) =>
        !sentence.isCliche && sentence.occurrences.get(id)?.some(({ isDenied }) => !isDenied),
    );
    if (naming) named.set(id, shorten(naming.text));
  }
  return named;
}
