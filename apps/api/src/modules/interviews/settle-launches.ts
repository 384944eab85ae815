import type { Atomically, Stores } from '../../database/stores.ts';
import type { Assistants, MadeAssistant } from '../../providers/platform/assistants.ts';
import { createLaunchSteps } from './launch-steps.ts';

const ADOPTED_WITHIN_MS = 5 * 60_000; // after that, nobody waits for this interviewer any more
const SWEPT_AFTER_MS = 15 * 60_000; // well after every decision about a launch
const LAUNCHES_AT_ONCE = 100;

export interface SettlingDependencies {
  readonly atomically: Atomically;
  readonly stores: Pick<Stores, 'launches'>;
  readonly assistants: Assistants;
}

const isYoungerThan = (ageMs: number) => (assistant: MadeAssistant) =>
  Date.now() - assistant.createdAt.getTime() < ageMs;

/** Ends what a launch left half done. All of it may be repeated, at once and by several processes. */
export function createSettleLaunches({ atomically, stores, assistants }: SettlingDependencies) {
  const steps = createLaunchSteps(atomically);
  const release = (launchId: string) => steps.release(launchId, 'interviews.platform_unavailable');

  /** The launch is decided before anything is removed, so that a late commit finds it decided. */
  async function decide(launchId: string, made: readonly MadeAssistant[]): Promise<void> {
    const own = made.filter(({ interviewId }) => interviewId === launchId);
    const adopted = own.find(isYoungerThan(ADOPTED_WITHIN_MS));
    const launch = await (adopted ? steps.commit(launchId, adopted.id) : release(launchId));
    for (const { id } of own) if (id !== launch?.assistantId) await assistants.remove(id);
  }

  /** Ends one launch whose lease is over: with the interviewer that was made for it, or without. */
  async function settle({ launchId }: { launchId: string }): Promise<void> {
    const launch = await stores.launches.find(launchId);
    if (launch?.state === 'ready') return;
    const made = await assistants.list().catch(async (error: unknown) => {
      await release(launchId); // a token does not wait for the platform; the retry removes
      throw error;
    });
    await decide(launchId, made);
  }

  /** Does the same for every launch that lost its job. */
  async function reconcile(): Promise<void> {
    const expired = await stores.launches.listExpired(LAUNCHES_AT_ONCE);
    if (expired.length === 0) return;
    const made = await assistants.list().catch(() => []); // the sweeper will find what was made
    for (const launchId of expired) await decide(launchId, made);
  }

  /** Removes every interviewer that no interview needs. */
  async function sweep(): Promise<void> {
    const made = await assistants.list();
    const old = made.filter((assistant) => !isYoungerThan(SWEPT_AFTER_MS)(assistant));
    const needed = new Set(await stores.launches.listNeeded(old.map(({ id }) => id)));
    const failures: unknown[] = [];
    for (const { id } of old) {
      if (!needed.has(id)) await assistants.remove(id).catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  return { settle, reconcile, sweep };
}
