import { setTimeout } from 'node:timers/promises';

/**
 * Answers no sooner than after the given time, whatever the outcome: what a call has found out
 * does not show in how long it took. Only work that is always shorter is hidden.
 */
export async function inEvenTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
