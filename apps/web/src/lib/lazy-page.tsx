import { SCRIPT_LOAD_TIMEOUT_MS } from '@greenshoe/shared-types';
import { type ComponentType, lazy, useState } from 'react';
import type { PageSource } from './page-source.ts';

/** Code that has not arrived in time is not waited for any longer. */
async function inTime<T>(load: () => Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const late = () => reject(new Error('A page took too long to load'));
  const timer = setTimeout(late, SCRIPT_LOAD_TIMEOUT_MS);
  return Promise.race([load(), tooLate]).finally(() => clearTimeout(timer));
}

/**
 * A page that arrives with the code it needs when it is first opened. Code that is already there is
 * shown at once: React holds back what follows a spinner for a third of a second.
 */
export function lazyPage<Name extends string>(
  { load, arrived }: PageSource<Record<Name, ComponentType>>,
  name: Name,
) {
  const Awaited = lazy<ComponentType>(async () => ({ default: (await inTime(load))[name] }));
  return function Page() {
    const [{ View }] = useState((): { View: ComponentType } => ({
      View: arrived()?.[name] ?? Awaited,
    }));
    return <View />;
  };
}
