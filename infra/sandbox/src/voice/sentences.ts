const SHORT = 25; // a shorter sentence alone ends before the next can be ready

export interface SentenceSplitter {
  /** Answers with the sentences that are complete now. */
  readonly push: (text: string) => string[];
  /** Answers with what is left. */
  readonly flush: () => string[];
}

/** Cuts streamed text into sentences to be spoken; a short one is joined with its successor. */
export function createSentenceSplitter(language: string): SentenceSplitter {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  let rest = '';

  function take(keepLast: boolean): string[] {
    const segments = [...segmenter.segment(rest)].map(({ segment }) => segment);
    // The last one may still go on; the others are known to be over.
    const open = keepLast ? (segments.pop() ?? '') : '';
    const sentences: string[] = [];
    let joined = '';
    for (const segment of segments) {
      joined += segment;
      if (joined.trim().length < SHORT) continue;
      sentences.push(joined.trim());
      joined = '';
    }
    if (keepLast) {
      rest = joined + open;
      return sentences;
    }
    rest = '';
    return joined.trim() ? [...sentences, joined.trim()] : sentences;
  }

  return {
    push(text) {
      rest += text;
      return take(true);
    },
    flush: () => take(false),
  };
}
