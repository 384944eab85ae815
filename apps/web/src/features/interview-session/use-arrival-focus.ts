import { type RefObject, useEffect, useRef } from 'react';

/** Takes the keyboard and a screen reader to a step that has replaced another, unless it has taken them somewhere itself. */
export function useArrivalFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}
