/** Constants of the product specification, section 9. Times are in milliseconds unless named otherwise. */
export const TOKENS_PER_INTERVIEW = 1;
/** How long a page's code may take to arrive. */
export const SCRIPT_LOAD_TIMEOUT_MS = 120_000;
export const MINIMUM_PASSWORD_LENGTH = 8;
export const INTERVIEW_LENGTH_MS = 1_800_000;
export const INTERVIEW_LENGTH_SECONDS = INTERVIEW_LENGTH_MS / 1_000;

/** Delays the interface keeps, as specified. */
export const delays = {
  beforeTokenInitialisation: 1_000,
  pricingHighlight: 2_000,
  redirectAfterPasswordChange: 2_000,
  redirectAfterTokenError: 3_000,
  beforeCallStarts: 2_500,
  beforeCompletionAnalysis: 2_000,
  beforeAnalysisIsStored: 3_000,
} as const;

/** One spoken or typed answer may not be longer, in characters. */
export const MAXIMUM_ANSWER_LENGTH = 8_000;
