/** What a check found, in plain words; a problem keeps the product from working. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'problem';
  readonly about: string;
  readonly text: string;
  /** What to do about it; nothing where all is well. */
  readonly advice?: string;
}

/** Never throws, and never says a secret. */
export type Check = () => Promise<readonly Finding[]>;

export const ok = (about: string, text: string): Finding => ({ level: 'ok', about, text });

export const warning = (about: string, text: string, advice: string): Finding => ({
  level: 'warning',
  about,
  text,
  advice,
});

export const problem = (about: string, text: string, advice: string): Finding => ({
  level: 'problem',
  about,
  text,
  advice,
});

/** Why something failed; what was sent is in no error of ours. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'for an unknown reason';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  if ('code' in error && typeof error.code === 'string') return `${error.message} (${error.code})`;
  return error.message;
}

/** One line for each finding, and one more where there is something to do. */
export function describeFinding({ level, about, text, advice }: Finding): string {
  const line = `${level.padEnd(8)} ${about}: ${text}`;
  return advice === undefined ? line : `${line}\n         → ${advice}`;
}
