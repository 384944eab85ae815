/** One way of being done with a thing. Its phrases compare folded words: no accents, no apostrophes, "I'd" is "i". */
export interface Kind {
  /**
   * Who does it. What "the speaker" does he does himself or bids others do: a seller who would rather
   * not speak of pensions sets nothing aside.
   */
  readonly by: 'speaker' | 'anybody';
  /** Whether it says what one will not do: "it is useless" may be the point itself. */
  readonly isRefusal: boolean;
  /** Phrases whose thing was named before: "is a waste of time". */
  readonly before: readonly string[];
  /** Phrases whose thing may follow: "I skip", "no point in". */
  readonly behind: readonly string[];
  /** Phrases whose thing may stand in them: "leave the fees out". */
  readonly within: readonly string[];
}
