import { type Operation, PlatformRequestError } from './errors.ts';

/**
 * The query of a request: arrays repeat their name, `undefined` and `null` are left out and
 * dates become ISO 8601.
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, toText(item));
    }
  }
  return search.toString().replaceAll('+', '%20');
}

/**
 * Puts ids into a path template. Throws for an id that is missing or empty, and for `.` and `..`,
 * which every URL parser would take as a step to another operation.
 */
export function serializePath(
  operation: Operation,
  template: string,
  ids: Readonly<Record<string, unknown>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = (ids[name] ?? '') as string;
    if (/^\.{0,2}$/.test(id)) {
      throw new PlatformRequestError(operation, `"${name}" is empty or no id`);
    }
    return encodeURIComponent(id);
  });
}

/** A form: arrays repeat their name, `undefined` and `null` are left out, files keep their names. */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const item of [value as unknown].flat()) {
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined && item !== null) form.append(name, toText(item));
    }
  }
  return form;
}

const toText = (value: unknown) =>
  value instanceof Date ? value.toISOString() : (value as string);
