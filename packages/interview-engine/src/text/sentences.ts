const LONGEST_SENTENCE = 45;
/** Where a sentence ends. */
export const boundaries = /(?<=[.!?;…])\s+|\n+/u;
const SPOKEN_BOUNDARY =
  /(?<=,)\s+|\s+(?=(?:and then|so then|after that|et puis|et ensuite|puis)\s)/iu;

const wordCount = (text: string) => text.split(/\s+/).length;

/** A recogniser writes no full stops: what runs on is cut where a speaker would breathe. */
function cut(sentence: string): string[] {
  if (wordCount(sentence) <= LONGEST_SENTENCE) return [sentence];
  const breaths = sentence.split(SPOKEN_BOUNDARY).filter((part) => part.trim() !== '');
  return joinUpTo(breaths).flatMap(intoPieces);
}

/** Puts neighbouring parts together as long as they make a sentence of usual length. */
function joinUpTo(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const both = `${joined.at(-1) ?? ''} ${part}`.trim();
    if (joined.length > 0 && wordCount(both) <= LONGEST_SENTENCE) joined.splice(-1, 1, both);
    else joined.push(part);
  }
  return joined;
}

function intoPieces(part: string): string[] {
  const words = part.split(/\s+/);
  const pieces = Math.ceil(words.length / LONGEST_SENTENCE);
  const size = Math.ceil(words.length / pieces);
  return Array.from({ length: pieces }, (_, index) =>
    words.slice(index * size, (index + 1) * size).join(' '),
  );
}

/** The sentences of an answer, in the candidate's own spelling. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(boundaries)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(cut);
