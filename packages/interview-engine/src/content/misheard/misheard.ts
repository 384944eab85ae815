/** Spellings parted by `|`, and what was said. */
export type Misheard = readonly [heard: string, said: string];
