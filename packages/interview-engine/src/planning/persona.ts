/** How an interviewer behaves, in figures. Nothing here changes what is asked or how it is marked. */
export interface Persona {
  /** Multiplies the silence that counts as the end of an answer. */
  readonly patience: number;
  /** How often an open question is met by silence before the interview moves on. */
  readonly silences: number;
  /** How often one question is pressed for a figure or for reasoning: never more than two. */
  readonly presses: number;
  /** Words of an answer after which the interviewer cuts in; `null` for one who never does. */
  readonly cutsInAfterWords: number | null;
  /** What decides between two follow-ups that aim equally well: higher goes first. */
  readonly appetite: {
    readonly challenge: number;
    readonly figures: number;
    readonly soWhat: number;
  };
  /** Whether a claim is quoted back to be defended even where nothing is wrong with it. */
  readonly challengesEverything: boolean;
}

const WORDS_IN_NINETY_SECONDS = 225;

const personas = {
  /** Warm and neutral: the default. */
  associate: {
    patience: 1,
    silences: 2,
    presses: 2,
    cutsInAfterWords: null,
    appetite: { challenge: 0, figures: 0, soWhat: 0 },
    challengesEverything: false,
  },
  /** Hurried: waits less, interrupts. */
  vice_president: {
    patience: 0.75,
    silences: 1,
    presses: 2,
    cutsInAfterWords: WORDS_IN_NINETY_SECONDS,
    appetite: { challenge: 0, figures: 1, soWhat: 0 },
    challengesEverything: false,
  },
  /** Commercial: fewer numbers, more "so what". */
  managing_director: {
    patience: 1,
    silences: 2,
    presses: 1,
    cutsInAfterWords: null,
    appetite: { challenge: 0, figures: -1, soWhat: 2 },
    challengesEverything: false,
  },
  /** Sponsor coverage, sceptical: numbers and pressure. */
  sponsor_coverage: {
    patience: 0.9,
    silences: 2,
    presses: 2,
    cutsInAfterWords: WORDS_IN_NINETY_SECONDS,
    appetite: { challenge: 1, figures: 2, soWhat: 0 },
    challengesEverything: true,
  },
} as const satisfies Record<string, Persona>;

export type PersonaId = keyof typeof personas;

export const DEFAULT_PERSONA: PersonaId = 'associate';

export const personaIds = Object.keys(personas) as readonly PersonaId[];

export const personaOf = (id: PersonaId): Persona => personas[id];
