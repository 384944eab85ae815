/** What one key of an object holds, as far as two descriptions can be compared. */
export type Kind = 'any' | 'array' | 'boolean' | 'number' | 'object' | 'string';

export interface Key {
  readonly required: boolean;
  readonly kinds: ReadonlySet<Kind>;
}

/** The keys of an object; of several alternatives, all their keys. */
export type Shape = ReadonlyMap<string, Key>;

export interface OperationShape {
  readonly query: Shape;
  readonly body: Shape;
  readonly response: Shape;
}

/** The operations by `POST /call`, and every shape that has a name. */
export interface Description {
  readonly operations: ReadonlyMap<string, OperationShape>;
  readonly shapes: ReadonlyMap<string, Shape>;
  /** The named shapes that an operation or a named shape mentions. */
  readonly mentions: ReadonlyMap<string, ReadonlySet<string>>;
}

const union = <T>(left: ReadonlySet<T>, right: ReadonlySet<T>): ReadonlySet<T> =>
  new Set([...left, ...right]);

/** All keys of the alternatives; required is what every alternative requires. */
export function alternatives(shapes: readonly Shape[]): Shape {
  const merged = new Map<string, Key>();
  for (const shape of shapes) {
    for (const [name, key] of shape) {
      const before = merged.get(name);
      const kinds = before ? union(before.kinds, key.kinds) : key.kinds;
      const required = shapes.every((each) => each.get(name)?.required === true);
      merged.set(name, { required, kinds });
    }
  }
  return merged;
}

/** The keys of an object that is all of the parts at once. */
export function together(parts: readonly Shape[]): Shape {
  const merged = new Map<string, Key>();
  for (const part of parts) {
    for (const [name, key] of part) {
      const before = merged.get(name);
      merged.set(name, {
        required: key.required || before?.required === true,
        kinds: before ? union(before.kinds, key.kinds) : key.kinds,
      });
    }
  }
  return merged;
}
