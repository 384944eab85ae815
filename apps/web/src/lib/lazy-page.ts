import { SCRIPT_LOAD_TIMEOUT_MS } from '@greenshoe/shared-types';
import { type ComponentType, lazy } from 'react';

/** Code that has not arrived in time is not waited for any longer. */
async function inTime<T>(load: () => Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const late = () => reject(new Error('A page took too long to load'));
  const timer = setTimeout(late, SCRIPT_LOAD_TIMEOUT_MS);
  return Promise.race([load(), tooLate]).finally(() => clearTimeout(timer));
}

/** A page that arrives with the code it needs when it is first opened. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await inTime(load))[name] }));
}
