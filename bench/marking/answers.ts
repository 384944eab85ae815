import { readFileSync } from 'node:fs';

export const levels = ['empty', 'thin', 'good', 'full'] as const;
export type Level = (typeof levels)[number];

/** An answer with what it really contains, as a person who knows the trade labelled it. */
export interface LabelledAnswer {
  readonly id: string;
  readonly seedId: string;
  readonly lang: 'en' | 'fr';
  readonly kind:
    | 'plain'
    | 'paraphrase'
    | 'wrong'
    | 'negated'
    | 'padding'
    | 'injection'
    | 'noise'
    | 'offtopic'
    | 'echo'
    | 'empty'
    | 'swap';
  readonly level: Level | null;
  /** The answer it is a variant of. */
  readonly base: string | null;
  readonly answer: string;
  readonly params?: Readonly<Record<string, number>>;
  readonly said: readonly string[];
  readonly notSaid: readonly string[];
  readonly negated: readonly string[];
  readonly wrongClaim: string | null;
  readonly numeric: 'right' | 'trap' | 'slip' | 'absent' | null;
}

/** Reads a file with one answer a line. */
export const readAnswers = (file: string | URL): LabelledAnswer[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LabelledAnswer);
