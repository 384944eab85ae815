const LONGEST_REMEMBERED = 4_000; // characters

/**
 * Remembers up to `most` results of a pure function of text, then starts over: each turn reads the
 * same words again.
 */
export function remember<T>(read: (text: string) => T, most = 100): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (text.length > LONGEST_REMEMBERED) return result;
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}

/** What is found out when it is first asked for, and then known. */
export function once<T>(find: () => T): () => T {
  let known: { readonly found: T } | null = null;
  return () => (known ??= { found: find() }).found;
}
