/** Everything the interviewer says that is not a question of the bank. `{…}` never occurs here. */
export interface Phrases {
  readonly greeting: Readonly<Record<string, string>>;
  readonly format: string;
  readonly firstQuestion: string;
  /** Neutral: they neither praise nor correct. Short enough to come back. */
  readonly acknowledge: readonly string[];
  readonly moveOn: readonly string[];
  readonly silence: readonly string[];
  readonly thinking: readonly string[];
  readonly redirect: readonly string[];
  readonly rude: readonly string[];
  readonly press: readonly string[];
  readonly repeat: readonly string[];
  readonly resumed: readonly string[];
  readonly hints: readonly string[];
  readonly topicHints: Readonly<Record<string, readonly string[]>>;
  readonly invite: readonly string[];
  readonly questionBack: readonly string[];
  readonly close: readonly string[];
  readonly goodbye: readonly string[];
}
