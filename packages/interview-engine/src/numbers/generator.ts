import type { Localised } from '../localised.ts';
import type { Unit } from './units.ts';

/** One input of a numeric question: what it counts, the values it can take, an example. */
export interface Parameter {
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly example: number;
}

/** A wrong value that betrays one particular mistake. */
export interface Trap {
  readonly id: string;
  readonly label: Localised;
  readonly value: number;
  /** The answer the mistake is about. */
  readonly of: string;
}

export interface Computation {
  readonly answers: Readonly<Record<string, number>>;
  readonly traps: readonly Trap[];
}

/** A figure a question asks for. */
export interface Asked {
  readonly key: string;
  readonly unit: Unit;
  /** How far off an answer may be when only an estimate is asked for. */
  readonly within?: number;
  /** The input that is but added to what was reckoned, which alone may be rounded. */
  readonly added?: string;
  /** Whether the figure is a rise or a fall, so that its sign decides. */
  readonly isChange?: boolean;
  /** Whether the question puts it as a case of its own, so that a mistake on it always counts. */
  readonly isCase?: boolean;
  /** Whether it lies on the way to the figure asked first, so that only mistakes on it count. */
  readonly isOnTheWay?: boolean;
  /** Steps that have the same value by construction. */
  readonly sameAs?: readonly string[];
}

/** A calculation with drawn inputs, computed by code and never by a model. */
export interface Generator {
  readonly id: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** The answer the candidate is asked for first, which decides where it is given. */
  readonly asked: Asked;
  /** Figures that also answer the question, for a candidate who leaves the first one out. */
  readonly alsoAsked: readonly Asked[];
  /** Units of the other answers that questions quote. */
  readonly quoted?: Readonly<Record<string, Unit>>;
  /** `null` when an input is missing or leads nowhere, such as a company worth less than its debt. */
  readonly compute: (inputs: Readonly<Record<string, number>>) => Computation | null;
}

interface Definition<K extends string, S extends string> {
  readonly id: string;
  readonly parameters: Readonly<Record<K, Parameter>>;
  /** Figures that only set the scene of a question, and that a mistake may reckon with. */
  readonly scene?: readonly S[];
  readonly asked: Asked;
  readonly alsoAsked?: readonly Asked[];
  readonly quoted?: Readonly<Record<string, Unit>>;
  readonly accepts?: (answers: Readonly<Record<string, number>>) => boolean;
  readonly compute: (inputs: Readonly<Record<K, number> & Partial<Record<S, number>>>) => {
    readonly answers: Readonly<Record<string, number>>;
    readonly traps: readonly (readonly [id: string, fr: string, value: number, of?: string])[];
  };
}

const holdsAll = <K extends string, S extends string>(
  inputs: Readonly<Record<string, number>>,
  names: readonly K[],
): inputs is Readonly<Record<K, number> & Partial<Record<S, number>>> =>
  names.every((name) => Number.isFinite(inputs[name]));

/** Gives a definition typed inputs inside and a uniform shape outside. */
export function defineGenerator<K extends string, S extends string = never>(
  definition: Definition<K, S>,
): Generator {
  const { id, parameters, asked, alsoAsked = [], quoted, accepts } = definition;
  const names = Object.keys(parameters) as K[];
  return {
    id,
    parameters,
    asked,
    alsoAsked,
    ...(quoted ? { quoted } : {}),
    compute(inputs) {
      if (!holdsAll<K, S>(inputs, names)) return null;
      const { answers, traps } = definition.compute(inputs);
      if (!Object.values(answers).every(Number.isFinite)) return null;
      if (accepts && !accepts(answers)) return null;
      return {
        answers,
        traps: traps.map(([label, fr, value, of = asked.key]) => ({
          id: label,
          label: { en: label, fr },
          value,
          of,
        })),
      };
    },
  };
}

const parameterOf =
  (unit: Unit) =>
  (example: number, min = example, max = min, step = 1): Parameter => ({
    unit,
    min,
    max,
    step,
    example,
  });

export const amount = parameterOf('amount');
export const shares = parameterOf('shares');
export const price = parameterOf('price');
export const percent = parameterOf('percent');
export const multiple = parameterOf('multiple');
export const ratio = parameterOf('ratio');
export const years = parameterOf('years');
export const days = parameterOf('days');
