/** What a field has to be for the declared type of its message to be true. */
export type FieldKind = 'string' | 'number' | 'object' | 'array';

type KindOf<V> = V extends string
  ? 'string'
  : V extends number
    ? 'number'
    : V extends readonly unknown[]
      ? 'array'
      : 'object';

type RequiredKey<M> = {
  [K in keyof M]-?: undefined extends M[K] ? never : K;
}[keyof M];

/** The required fields of every message of a union, by type: a new type or field must be entered here to compile. */
export type RequiredFields<M extends { readonly type: string }> = {
  readonly [T in M['type']]: {
    readonly [K in Exclude<RequiredKey<Extract<M, { readonly type: T }>>, 'type'>]: KindOf<
      Extract<M, { readonly type: T }>[K]
    >;
  };
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checks: { readonly [K in FieldKind]: (value: unknown) => boolean } = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  object: isRecord,
  array: Array.isArray,
};

/** The first required field that is absent or of another kind; `undefined` if the message is sound. */
export function findUnsoundField(
  message: Readonly<Record<string, unknown>>,
  required: Readonly<Record<string, FieldKind>>,
): string | undefined {
  return Object.entries(required).find(([name, kind]) => !checks[kind](message[name]))?.[0];
}
