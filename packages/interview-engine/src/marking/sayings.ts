import type { ConceptId } from '../content/concepts/index.ts';
import { type Doubts, shorten } from './evidence.ts';
import { joinedWords } from '../reading/tokens.ts';
import type { OwnSentence } from './own-words.ts';
import type { ShowingSentence } from './what-sentences-show.ts';

/** A sentence, and the concepts it shows. */
export interface Saying {
  readonly quote: string;
  readonly shows: readonly ConceptId[];
  /** Whether it says something false, looks so, or hesitates. */
  readonly isDoubtful: boolean;
}

const UNSURE =
  /\b(?:not (?:\w+ )?(?:sure|certain)|no idea|(?:do not|don t) know|(?:would|d) (?:have|need) to (?:check|look)|(?:i am|just) guessing|pas (?:\w+ )?(?:sure?|certaine?)|aucune idee|sais pas|faudrait que je (?:verifie|regarde)|au hasard)\b/;
const CORRECTED = /\b(?:sorry|no wait|i mean|i meant|pardon|desolee?|excusez moi|je veux dire)\b/;
const UNFINISHED = /(?:\.{3}|…|\?)\s*$/;

/** Whether its own speaker doubts a sentence, puts it right on the way, breaks it off or only asks. */
function isHesitant({ text, tokens }: OwnSentence): boolean {
  const words = joinedWords(tokens);
  return UNFINISHED.test(text) || UNSURE.test(words) || CORRECTED.test(words);
}

/** What each sentence of an answer shows, and whether it is one to be proud of. */
export const sayingsIn = (
  showings: readonly ShowingSentence[],
  { isDoubtful, isTakenBack }: Doubts,
): Saying[] =>
  showings.map(({ sentence, shown, belied }) => {
    const shows = [...shown].flatMap(([id, verdict]) => (verdict === 'correct' ? [id] : []));
    return {
      quote: shorten(sentence.text),
      shows,
      isDoubtful:
        belied.size > 0 ||
        isDoubtful(sentence) ||
        shows.some((id) => isTakenBack(sentence, id)) ||
        isHesitant(sentence),
    };
  });

/** What an answer names by its words, each with a sentence that does, unless that also says something false. */
export function namedIn(
  sentences: readonly OwnSentence[],
  concepts: readonly ConceptId[],
  { isDoubtful }: Doubts,
): ReadonlyMap<string, string | null> {
  const named = new Map<string, string | null>();
  for (const id of concepts) {
    const naming = sentences.filter(
      ({ isCliche, occurrences }) =>
        !isCliche && occurrences.get(id)?.some(({ isDenied }) => !isDenied),
    );
    const clear = naming.find((sentence) => !isDoubtful(sentence));
    if (naming.length > 0) named.set(id, clear ? shorten(clear.text) : null);
  }
  return named;
}
